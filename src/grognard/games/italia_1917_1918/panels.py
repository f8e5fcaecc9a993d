"""What is under way, in words: the sequence of the turn, the offensive, doctrines, the air, marches and losses due."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...kernel.picture import Panel
from ...kernel.sheets import signed
from ...kernel.words import capital
from .box import SIDES, Box
from .hints import PHASE
from .names import name_of, say
from .seen import Seen

PHASES: Final = (
    "offensive", "supply", "air", "weather", "movement", "combat", "disengagement", "exploitation", "points",
)  # fmt: skip
"""7.0: the phases in their order, as players call them."""


def phase_of(position: Seen) -> str:
    """The phase under way, as players call it; combats of exploitation are part of it (14.1)."""
    if position.exploits:
        return "exploitation"
    return PHASE.get(position.phase, "combat")


def panels(box: Box, position: Seen, language: str) -> tuple[Panel, ...]:
    """What is happening just now first."""
    found = [_due(position, language)] if position.due else []
    if position.falls:
        found.append(_falls(box, position, language))
    if position.marching:
        rows = ((say(language, "panel-units"), _units(box, position.marching, language)),)
        found.append(Panel(id="march", title=say(language, "panel-march"), rows=rows))
    found.append(_sequence(position, language))
    if position.offensive:
        found.append(_offensive(box, position, language))
    found.append(_doctrine(box, position, language))
    if box.scenes[position.scenario].has_air and _air_taken(box, position):
        found.append(_air(box, position, language))
    return tuple(found)


def _units(box: Box, units: Iterable[str], language: str) -> str:
    return ", ".join(name_of(box, "unit", box.unit[name], language) for name in units) or "–"


def _due(position: Seen, language: str) -> Panel:
    """12.2.8: what somebody must suffer before anything else goes on."""
    rows = tuple(
        (say(language, f"side-{one.side}"), say(language, f"panel-due-{one.what}", points=one.points))
        for one in position.due
    )
    return Panel(id="due", title=say(language, "panel-due"), rows=rows)


def _falls(box: Box, position: Seen, language: str) -> Panel:
    rows = tuple(
        (_units(box, one.units, language), say(language, "panel-hexes", hexes=one.left)) for one in position.falls
    )
    return Panel(id="falls", title=say(language, "panel-falls"), rows=rows)


def _sequence(position: Seen, language: str) -> Panel:
    """7.0: what the turn consists of; the phase under way is pointed out."""
    here = phase_of(position)
    sequence = say(
        language, "panel-sequence-of", sequence=position.sequence, side=say(language, f"side-{position.side}")
    )
    rows = [
        (
            capital(say(language, f"phase-{phase}")),
            f"◀ {sequence}" if phase == here else say(language, f"panel-phase-{phase}"),
        )
        for phase in PHASES
    ]
    return Panel(id="sequence", title=say(language, "panel-sequence"), rows=tuple(rows), folded=True)


def _offensive(box: Box, position: Seen, language: str) -> Panel:
    """8.0: its modifiers, the guns that carry it, who helps."""
    scene = box.scenes[position.scenario]
    guns = [box.units[u] for u, unit in enumerate(position.units) if "offensive" in unit.marks]
    rows = [
        (say(language, "panel-offensive-modifiers"), " · ".join(
            f"[{signed(by)}]" if n == position.sequence else signed(by) for n, by in enumerate(position.offensive, 1)
        )),
        (say(language, "panel-offensive-guns"), _units(box, guns, language)),
    ]  # fmt: skip
    if position.bruchmuller:
        rows.append((say(language, "panel-bruchmuller"), _units(box, (position.bruchmuller,), language)))
    if position.rommel:
        rows.append((say(language, "panel-rommel-name"), say(language, "panel-rommel")))
    if position.ordered:
        rows.append((say(language, "panel-order"), str(position.ordered)))
    side = say(language, f"side-{SIDES[scene.initiative]}")
    return Panel(id="offensive", title=say(language, "panel-offensive", side=side), rows=tuple(rows))


def _doctrine(box: Box, position: Seen, language: str) -> Panel:
    """3.0j: by nation and by division."""
    scene = box.scenes[position.scenario]
    rows = [
        (capital(say(language, f"nation-{nation}")), say(language, f"doctrine-{its}"))
        for nation, its in scene.doctrine.items()
    ]
    rows += [
        (say(language, f"division-{division}"), say(language, f"doctrine-{its}"))
        for division, its in scene.doctrine_of.items()
    ]
    return Panel(id="doctrine", title=say(language, "panel-doctrine"), rows=tuple(rows), folded=True)


def _air_taken(box: Box, position: Seen) -> bool:
    return any(position.units[u].at != "absent" for u in box.flyers)


def _air(box: Box, position: Seen, language: str) -> Panel:
    """17.1: who has what on the ground, ready to fly, and over the map."""
    rows = []
    for i, side in enumerate(SIDES):
        its = [position.units[u].at for u in box.flyers if box.side[u] == i]
        over = sum(at in box.hex for at in its)
        text = say(
            language, "panel-air-count", available=its.count("available"), missions=its.count("missions"), over=over
        )
        rows.append((say(language, f"side-{side}"), text))
    if position.claimed:
        rows.append((say(language, "side-en"), say(language, "panel-air-claimed")))
    return Panel(id="air", title=say(language, "panel-air"), rows=tuple(rows), folded=True)
