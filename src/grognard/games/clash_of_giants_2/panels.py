"""Procedures under way in words: units on the march, attacks declared, the combat being fought."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.picture import Panel
from ...kernel.words import row
from .box import Box
from .names import name_of, say
from .seen import BattleSeen, Seen

Row = tuple[str, str]


def panels(box: Box, position: Seen, language: str) -> tuple[Panel, ...]:
    """All that is under way, what is happening just now first."""
    found = []
    if position.battle is not None:
        found.append(_battle(box, position, position.battle, language))
    if position.attacks:
        found.append(_attacks(box, position, language))
    if position.marching:
        rows = ((say(language, "panel-units"), _units(box, position, position.marching, language)),)
        found.append(Panel(id="march", title=say(language, f"panel-march-{_doing(position)}"), rows=rows))
    return tuple(found)


def _doing(position: Seen) -> str:
    return {"setup": "place", "arrive": "place", "replace": "place", "rail": "rail"}.get(position.phase, "move")


def _units(box: Box, position: Seen, units: Sequence[str], language: str) -> str:
    """AH 5 2-4, AH 12 1-4."""
    found = []
    for name in units:
        u = box.unit[name]
        ter = box.ter[u] or position.corps.get(box.formation[u]) or "?"
        left = position.units[u].left
        if left:
            found.append(f"{name_of(box, 'unit', u, language)} {left}-{ter}")
    return ", ".join(found) or "–"


def _hexes(box: Box, numbers: Sequence[str], language: str) -> str:
    return ", ".join(name_of(box, "space", box.hex[number], language) for number in numbers)


def _defenders(box: Box, position: Seen, targets: Sequence[str], attacker: str) -> list[str]:
    return [
        box.units[u]
        for u, unit in enumerate(position.units)
        if unit.at in targets and box.sides[box.side[u]] != attacker
    ]


def _held(box: Box, position: Seen, targets: Sequence[str], attacker: str, language: str) -> str:
    """Who and what defends: units, forts."""
    units = _defenders(box, position, targets, attacker)
    found = [_units(box, position, units, language)] if units else []
    for number in targets:
        fort = box.fort_at.get(box.hex[number], -1)
        if fort >= 0 and position.forts[number] and box.sides[box.fort_side[fort]] != attacker:
            found.append(say(language, "panel-fort", steps=position.forts[number], ter=box.fort_ter[fort]))
    return ", ".join(found) or "–"


def _attacks(box: Box, position: Seen, language: str) -> Panel:
    rows = []
    for attack in position.attacks:
        odds = attack.odds
        column = "–" if odds is None else box.tables["combat"]["columns"][odds.column]
        units = _units(box, position, attack.attackers, language)
        rows.append((_hexes(box, attack.targets, language), row(column, units, language)))
    return Panel(id="attacks", title=say(language, "panel-attacks"), rows=tuple(rows))


def _battle(box: Box, position: Seen, battle: BattleSeen, language: str) -> Panel:
    """STD.12: who fights, at what odds, what the dice showed, who still has to fall back."""
    attacker = position.side
    rows: list[Row] = [
        (say(language, "panel-attackers"), _units(box, position, battle.attackers, language)),
        (say(language, "panel-defenders"), _held(box, position, battle.targets, attacker, language)),
    ]
    if battle.column:
        rows.append((say(language, "panel-column"), battle.column))
    rows += [(_roller(box, it.roller, language), str(it.die)) for it in battle.dice]
    for retreat in battle.retreats:
        value = say(language, "panel-retreat-value", length=retreat.length)
        unit = name_of(box, "unit", box.unit[retreat.unit], language)
        rows.append((say(language, "panel-retreat", unit=unit), value))
    return Panel(
        id="combat",
        title=say(language, "panel-combat", space=_hexes(box, battle.targets, language)),
        rows=tuple(rows),
    )


def _roller(box: Box, name: str, language: str) -> str:
    """Whose die it is: a unit's or a fort's."""
    if name in box.unit:
        return say(language, "panel-die", unit=name_of(box, "unit", box.unit[name], language))
    return say(language, "panel-die-fort", space=name_of(box, "space", box.hex[name.rpartition(" ")[2]], language))
