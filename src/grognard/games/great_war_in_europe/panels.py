"""What is under way, in words: what is still to do, who holds the initiative, weather, trenches, resource points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...kernel.picture import Panel
from ...kernel.sheets import signed
from ...kernel.words import capital
from .box import Box
from .drawer import lasting
from .fronts import FRONTS, OF_THEATRE, THEATRES
from .names import name_of, say, turn_name
from .seen import Seen

PHASES: Final = {
    "events": (
        "plan_allied", "plan_cp", "begin_turn", "begin_events", "forced", "buy_allied", "buy_cp", "reveal_buys", "draw",
        "settle_draw", "other_pool", "play_events",
    ),
    "new-units": (
        "set_up", "arrivals_window", "entries", "begin_new_units_al", "new_units_al", "begin_new_units_cp",
        "new_units_cp", "arrived", "dismount", "modern_times", "weather",
    ),
    "movement": ("begin_half", "moving", "drive", "amphibious", "move", "rally", "end_moves"),
    "combat": (
        "fighting", "begin_fights", "declare", "join", "shy_away", "try_all", "flee", "support", "support_defence",
        "commit", "commit_defence", "throw", "tally", "after_die", "lose", "lose_defence", "after_losses", "hinder",
        "advance", "advance_on", "end_combat", "again", "step_back", "end_attacks", "attrition", "end_half",
    ),
    "strategic-movement": ("begin_strategic_al", "strategic_al", "begin_strategic_cp", "strategic_cp", "end_turn"),
}  # fmt: skip
"""4.2: the phases of an Operational Turn, and the steps of each; all other steps are those of a Strategic Turn."""
PHASE: Final = {step: phase for phase, steps in PHASES.items() for step in steps}
MUTUAL: Final = ("movement", "combat")


def phase_of(position: Seen) -> str:
    """The phase under way as players call it."""
    return PHASE.get(position.phase, "strategic-turn")


def phase_name(position: Seen, language: str) -> str:
    """Movement, Western Theatre; Strategic Turn C."""
    phase = phase_of(position)
    if phase == "strategic-turn":
        return say(language, "panel-strategic", letter=position.letter or "–")
    name = say(language, f"phase-{phase}")
    return f"{name}, {say(language, f'theatre-{position.theatre}')}" if phase in MUTUAL else name


def panels(box: Box, position: Seen, language: str) -> tuple[Panel, ...]:
    """What is happening just now first."""
    found: list[Panel] = []
    rows: tuple[tuple[str, str], ...]
    if position.todo:
        found.append(_todo(box, position, language))
    if position.marching:
        rows = ((say(language, "panel-units"), _units(box, position.marching, language)),)
        found.append(Panel(id="march", title=say(language, "panel-march"), rows=rows))
    if position.hungry:
        rows = tuple(_hungry(box, position, language))
        found.append(Panel(id="hungry", title=say(language, "panel-hungry"), rows=rows))
    found += [_sequence(position, language), _turn(box, position, language), _weather(position, language)]
    if position.trenches:
        rows = tuple((say(language, f"nation-{n}"), signed(by)) for n, by in position.trenches.items())
        found.append(Panel(id="trenches", title=say(language, "panel-trenches"), rows=rows, folded=True))
    if position.rps:
        rows = tuple((say(language, f"nation-{n}"), str(points)) for n, points in position.rps.items())
        open_ = phase_of(position) == "strategic-turn"
        found.append(Panel(id="resources", title=say(language, "panel-resources"), rows=rows, folded=not open_))
    found += _lasting(box, position, language)
    return tuple(found)


def _lasting(box: Box, position: Seen, language: str) -> list[Panel]:
    """6.0: what is in force for some turns; all else of events lies in the drawer."""
    rows = tuple(lasting(box, position, language))
    return [Panel(id="in-force", title=say(language, "panel-in-force"), rows=rows)] if rows else []


def _units(box: Box, units: Iterable[str], language: str) -> str:
    return ", ".join(name_of(box, "unit", box.unit[name], language) for name in units)


def _todo(box: Box, position: Seen, language: str) -> Panel:
    """By front: units that may still move, or hexes that may still be attacked; fronts that are done with."""
    fights = phase_of(position) == "combat"
    rows = []
    for f in OF_THEATRE[THEATRES.index(position.theatre)]:
        name = FRONTS[f]
        if f not in box.active:
            continue
        count = position.todo.get(name, 0)
        key = "panel-front-done" if name in position.passed else f"panel-todo-{'attack' if fights else 'move'}"
        rows.append((say(language, f"front-{name}"), say(language, key, count=count)))
    return Panel(id="todo", title=say(language, "panel-todo"), rows=tuple(rows))


def _hungry(box: Box, position: Seen, language: str) -> Iterable[tuple[str, str]]:
    """11.13: one's own units that will starve, by hex."""
    by_hex: dict[str, list[str]] = {}
    for unit in position.hungry:
        by_hex.setdefault(position.units[box.unit[unit]].at, []).append(unit)
    for number, units in by_hex.items():
        yield name_of(box, "space", box.hex[number], language), _units(box, units, language)


def _sequence(position: Seen, language: str) -> Panel:
    """4.2: the phases of the turn, the two mutual ones with who acts; the one under way is pointed out."""
    here = (position.second and phase_of(position) in MUTUAL, phase_of(position))
    who = f"◀ {say(language, f'side-{position.side}')}"
    rows = []
    for phase, second in (
        ("events", False), ("new-units", False), ("movement", False), ("combat", False), ("movement", True),
        ("combat", True), ("strategic-movement", False), ("strategic-turn", False),
    ):  # fmt: skip
        name, note = say(language, f"phase-{phase}"), ""
        if phase in MUTUAL:
            name = say(language, f"panel-{phase}", half="second" if second else "first")
            note = say(language, "panel-other" if second else "panel-holder")
        rows.append((capital(name), who if here == (second, phase) else note or say(language, f"panel-phase-{phase}")))
    return Panel(id="sequence", title=say(language, "panel-sequence"), rows=tuple(rows), folded=True)


def _turn(box: Box, position: Seen, language: str) -> Panel:
    """4.21: who holds the initiative; 3.6: the next Strategic Turn."""
    rows = [
        (say(language, f"theatre-{theatre}"), say(language, f"side-{side}"))
        for theatre, side in zip(THEATRES, position.initiative, strict=True)
    ]
    turn = next((one for one in box.turns.values() if one.number >= position.turn and one.letter), None)
    if turn is not None:
        when = say(language, "panel-after", turn=turn_name(box, turn.number, language))
        rows.append((say(language, "panel-strategic", letter=turn.letter), when))
    return Panel(id="turn", title=say(language, "panel-initiative"), rows=tuple(rows))


def _weather(position: Seen, language: str) -> Panel:
    """12.1: front by front."""
    rows = tuple(
        (say(language, f"front-{front}"), capital(say(language, f"weather-{its}")))
        for front, its in position.weather.items()
    )
    return Panel(id="weather", title=say(language, "status-weather"), rows=rows, folded=True)
