"""The position as text: hex by hex, and what waits off the map."""

from __future__ import annotations

from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.words import capital, row
from .box import SIDES
from .hints import called, ground, heading, hexes_of, marks, plan
from .names import days_name, name_of, say
from .state import AVAILABLE, COMING, DEAD, EXITED, FLIGHTS, MISSIONS, State

WIDE = 30
"""Columns for the name of a hex."""


def show(known: Known[State], language: str) -> str:
    """The whole position as a side may know it."""
    g = known.state
    box = g.box
    lines = [heading(g, language)]
    its = plan(g, language)
    if its:
        lines.append(its)
    lines.append(say(language, "show-key"))
    for side in range(len(SIDES)):
        lines += ["", f"== {name_of(box, 'side', side, language)}"]
        lines += [_row(known, h, side, language) for h in hexes_of(g, side)]
        lines += _flights(g, side, language)
        lines += _off_map(g, side, language)
    lines += ["", f"== {say(language, 'show-objectives')}", *_objectives(g, language)]
    works = _works(g, language)
    if works:
        lines += ["", f"== {say(language, 'show-works')}", *works]
    return "\n".join(lines)


def _row(known: Known[State], h: int, side: int, language: str) -> str:
    """W2124, mountain     AH 4 ID 9-10-4/4 [Disorganised] + AH HQ VI."""
    g = known.state
    place = ", ".join(part for part in (name_of(g.box, "space", h, language), ground(g, h, language)) if part)
    units = [u for u in g.stacks[h] if g.box.side[u] == side]
    return f"  {place:<{WIDE}}  {' + '.join(_unit(known, u, language) for u in units)}"


def _unit(known: Known[State], u: int, language: str) -> str:
    said = marks(known.state, u, language)
    return called(known, u, language) + (f" [{', '.join(said)}]" if said else "")


def _flights(g: State, side: int, language: str) -> list[str]:
    """17.1e: who flies where."""
    found = []
    for u, kind in sorted(g.flights.items()):
        if g.box.side[u] == side:
            over = f"{say(language, f'show-flight-{FLIGHTS[kind]}')}, {name_of(g.box, 'space', g.loc[u], language)}"
            found.append(f"  {row(name_of(g.box, 'unit', u, language), over, language)}")
    return found


def _off_map(g: State, side: int, language: str) -> list[str]:
    """Reinforcements with their turns, aircraft on the ground, those that are gone."""
    box = g.box
    found = []
    due: dict[tuple[int, int], list[int]] = {}
    for one in g.scene.placed:
        if g.loc[one.unit] == COMING and box.side[one.unit] == side:
            due.setdefault((one.turn, one.sequence), []).append(one.unit)
    for (turn, sequence), units in sorted(due.items()):
        title = say(language, "show-due", days=days_name(box, turn, language), sequence=sequence)
        found.append(f"  {row(title, _names(g, units, language), language)}")
    for where, key in ((MISSIONS, "missions"), (AVAILABLE, "available"), (DEAD, "eliminated"), (EXITED, "exited")):
        units = [u for u in box.of_side[side] if g.loc[u] == where]
        if units:
            found.append(f"  {row(capital(say(language, f'show-box-{key}')), _names(g, units, language), language)}")
    return found


def _names(g: State, units: list[int], language: str) -> str:
    return ", ".join(name_of(g.box, "unit", u, language) for u in units)


def _objectives(g: State, language: str) -> list[str]:
    """What counts, what it is worth and who holds it."""
    found = []
    for prizes in g.scene.objectives:
        for h, value in sorted(prizes.items(), reverse=True):
            side = next((side for side in range(len(SIDES)) if g.held[side] >> h & 1), -1)
            whose = name_of(g.box, "side", side, language) if side >= 0 else say(language, "show-nobody")
            found.append(f"  {name_of(g.box, 'space', h, language):<{WIDE}}  {value:>2}  {whose}")
    for side in range(len(SIDES)):
        held = (g.scene.trenches[1 - side] & g.held[side]).bit_count()
        if held:
            found.append(f"  {say(language, 'show-trenches', side=name_of(g.box, 'side', side, language), hexes=held)}")
    return found


def _works(g: State, language: str) -> list[str]:
    """Bridges that are down, footbridges that lie."""
    found = []
    down = [name_of(g.box, "bridge", i, language) for i in bits(g.destroyed)]
    if down:
        found.append(f"  {row(say(language, 'show-down'), ', '.join(down), language)}")
    for side, a, b in g.footbridges:
        crossing = name_of(g.box, "crossing", g.box.crossing[a, b], language)
        text = say(language, "show-footbridge", side=name_of(g.box, "side", side, language), crossing=crossing)
        found.append(f"  {text}")
    return found
