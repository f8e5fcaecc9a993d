"""The position as text: command by command, hex by hex, and what waits off the map."""

from __future__ import annotations

from ...kernel.game import Known
from ...kernel.words import capital, row
from .box import Box
from .hints import heading, strength
from .names import name_of, say
from .picture import result
from .state import ASIDE, DEAD, FED, GONE, NOBODY, UNSUPPLIED, State, fort_here, on_map


def show(known: Known[State], language: str) -> str:
    """The whole position. Nothing in it is hidden from anybody."""
    g = known.state
    box = g.box
    lines = [heading(g, language)]
    if g.drawn:
        drawn = [f"{_marker(box, m, language)} {result(box, m, g.turn, g.results[m])}" for m in g.drawn]
        lines.append(say(language, "show-drawn", markers=", ".join(drawn)))
    lines.append(say(language, "show-key"))
    for who in (0, 1):
        lines += ["", f"== {name_of(box, 'side', who, language)}"]
        for area in range(4):
            hexes = sorted({g.loc[u] for u in on_map(g, who) if box.area_of[who][g.loc[u]] == area})
            if hexes:
                lines.append(_marker(box, 4 * who + area, language))
                lines += [_row(g, h, language) for h in hexes]
        lines += _off_map(g, who, language)
    lines += ["", f"== {say(language, 'show-victory')}"]
    for h in range(box.size):
        if box.any_vp >> h & 1:
            owner = g.owner[h]
            whose = say(language, "show-nobody") if owner == NOBODY else name_of(box, "side", owner, language)
            lines.append(f"  {name_of(box, 'space', h, language):<24}{whose}")
    return "\n".join(lines)


def _marker(box: Box, marker: int, language: str) -> str:
    return capital(name_of(box, "marker", marker, language))


def _row(g: State, h: int, language: str) -> str:
    fort = fort_here(g, h)
    note = "" if fort < 0 else f" [{say(language, 'panel-fort', steps=g.forts[fort], ter=g.box.fort_ter[fort])}]"
    return f"  {name_of(g.box, 'space', h, language):<24}{' + '.join(unit(g, u, language) for u in g.stacks[h])}{note}"


def unit(g: State, u: int, language: str) -> str:
    """AH 5 2-4, brackets when reduced, * done, ! reduced supply, !! unsupplied."""
    marks = "*" if g.moved >> u & 1 else ""
    marks += "" if g.supply[u] == FED else "!!" if g.supply[u] == UNSUPPLIED else "!"
    return f"{name_of(g.box, 'unit', u, language)} {strength(g, u)}{marks}"


def _off_map(g: State, who: int, language: str) -> list[str]:
    """Units that wait, with their turns, and those that are gone."""
    found = []
    due: dict[int, list[int]] = {}
    for u in g.box.of_side[who]:
        if g.loc[u] == ASIDE:
            due.setdefault(g.box.turn[u], []).append(u)
    for turn, units in sorted(due.items()):
        title = say(language, "show-due", turn=turn) if turn else say(language, "show-waiting")
        found.append(f"  {row(title, ', '.join(unit(g, u, language) for u in units), language)}")
    for box, key in ((DEAD, "eliminated"), (GONE, "removed")):
        units = [u for u in g.box.of_side[who] if g.loc[u] == box]
        if units:
            names = ", ".join(name_of(g.box, "unit", u, language) for u in units)
            found.append(f"  {row(say(language, f'show-box-{key}'), names, language)}")
    return found
