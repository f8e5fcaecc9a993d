"""The position as text: front by front, hex by hex."""

from __future__ import annotations

from ...kernel.game import Known
from ...kernel.words import capital
from .box import SIDES
from .fronts import WEATHERS
from .hiding import sees
from .names import name_of, say, turn_name
from .state import State, attack_of, defence_of, movement_of, units_at

WIDE = 34
"""Columns for the name of a hex."""


def show(known: Known[State], language: str) -> str:
    """The whole position as a side may know it."""
    g = known.state
    lines = [capital(turn_name(g.box, g.turn, language))]
    for f in g.box.active:
        weather = say(language, f"weather-{WEATHERS[g.weather[f]]}")
        lines += ["", f"== {name_of(g.box, 'front', f, language)}: {weather}"]
        for side in range(len(SIDES)):
            lines.append(f"-- {name_of(g.box, 'side', side, language)}")
            front = g.box.fronts[f]
            there = sorted(h for h in g.stacks if front.base <= h < front.base + front.size)
            lines += [_row(known, h, side, language) for h in there if units_at(g, h, side)]
    return "\n".join(lines)


def _row(known: Known[State], h: int, side: int, language: str) -> str:
    g = known.state
    units = units_at(g, h, side)
    seen = [u for u in units if known.side == side or sees(g, known.side, u)]
    said = [_unit(g, u, language) for u in seen]
    if len(seen) < len(units):
        said.append(f"+{len(units) - len(seen)}")
    return f"  {name_of(g.box, 'space', h, language):<{WIDE}}  {' '.join(said)}"


def _unit(g: State, u: int, language: str) -> str:
    name = name_of(g.box, "unit", u, language)
    if not g.box.fights[u]:
        return f"{name} ({g.box.support[u]}{'*' if g.depleted >> u & 1 else ''})"
    return f"{name} {attack_of(g, u)}-{defence_of(g, u)}-{movement_of(g, u)}"
