"""Procedures under way in words: the card being played, the stack on the move, the combat."""

from __future__ import annotations

from ...kernel.picture import Panel
from .box import SIDES, Box
from .names import label, say, side_name
from .seen import Combat, Common

Row = tuple[str, str]


def panels(box: Box, position: Common, language: str) -> tuple[Panel, ...]:
    """All that is under way, what is happening just now first."""
    found = []
    if position.battle is not None:
        found.append(_combat(box, position, position.battle, language))
    if position.moving:
        found.append(_move(box, position, language))
    if position.use:
        found.append(_card(box, position, language))
    return tuple(found)


def _side(side: str, language: str) -> str:
    return side_name(SIDES.index(side), language)


def _card(box: Box, position: Common, language: str) -> Panel:
    """The action: the card, how it is used, the points left."""
    card = position.card
    title = box.card_names[language][box.card[card]] if card else say(language, "panel-no-card")
    rows = [(say(language, f"status-use-{position.use}"), _side(position.active, language))]
    if position.phase in ("activate", "redeploy"):
        rows.append((say(language, "panel-points"), str(position.points)))
    return Panel(id="card", title=title, rows=tuple(rows))


def _move(box: Box, position: Common, language: str) -> Panel:
    reduced = frozenset(position.reduced)
    way = " → ".join(label(box, "space", box.space[name], language) for name in position.path)
    rows = (
        (say(language, "panel-units"), _units(box, position.moving, reduced)),
        (say(language, "panel-path"), way),
    )
    return Panel(id="move", title=say(language, "panel-move"), rows=rows)


def _units(box: Box, units: list[str], reduced: frozenset[str]) -> str:
    """GE1 5-3-3, (GE2 3-3-3)."""
    found = []
    for name in units:
        u, r = box.unit[name], int(name in reduced)
        text = f"{name} {box.cf[u][r]}-{box.lf[u][r]}-{box.mf[u][r]}"
        found.append(f"({text})" if r else text)
    return ", ".join(found)


def _combat(box: Box, position: Common, battle: Combat, language: str) -> Panel:
    """12.2: who fights, with what, and what came of it so far."""
    reduced = frozenset(position.reduced)
    target = box.space[battle.target]
    space = position.spaces[target]
    attacker = SIDES.index(battle.attacker)
    order = (SIDES[attacker], SIDES[1 - attacker])
    held = [_units(box, battle.defenders, reduced)] if battle.defenders else []
    if space.fort and space.control == order[1]:
        held.append(say(language, "panel-fort", level=space.fort) if held else say(language, "panel-fort-alone"))
    rows: list[Row] = []
    if battle.attackers:
        rows.append((_about(language, "attackers", order[0]), _units(box, battle.attackers, reduced)))
    rows.append((_about(language, "defenders", order[1]), ", ".join(held)))
    rows += _flank(box, battle, language)
    if battle.cards:
        names = ", ".join(box.card_names[language][box.card[name]] for name in battle.cards)
        rows.append((say(language, "panel-cards"), names))
    if battle.attackers:
        for side in order:
            rows += _fire(battle, side, language)
    for i, side in enumerate(SIDES):
        if battle.to_lose[i] > 0 and position.phase.endswith("_losses"):
            rows.append((_about(language, "to-lose", side), str(battle.to_lose[i])))
    if battle.to_retreat:
        units = ", ".join(battle.to_retreat)
        value = say(language, "panel-retreat-value", length=battle.retreat, units=units)
        rows.append((say(language, "panel-retreat"), value))
    title = say(language, "panel-combat", space=label(box, "space", target, language))
    return Panel(id="combat", title=title, rows=tuple(rows))


def _about(language: str, key: str, side: str) -> str:
    return say(language, f"panel-{key}", side=_side(side, language))


def _flank(box: Box, battle: Combat, language: str) -> list[Row]:
    """12.3: the attempt and what became of it."""
    if battle.flank:
        result = say(language, "panel-flank-won" if battle.flank > 0 else "panel-flank-lost")
    elif battle.pin is not None:
        result = say(language, "panel-flank-pin", space=label(box, "space", box.space[battle.pin], language))
    else:
        return []
    return [(say(language, "panel-flank"), result)]


def _fire(battle: Combat, side: str, language: str) -> list[Row]:
    """12.2.6 to 12.2.8: what a side will fire with, or what it fired."""
    i = SIDES.index(side)
    score = battle.score[i]
    if score >= 0:
        die = battle.dice[i]  # -1 if nobody was left to fire
        key = "panel-fired-score" if die < 0 else "panel-fired-value"
        return [(_about(language, "fired", side), say(language, key, die=die, score=score))]
    fire = battle.fire[side]
    found = [
        (
            _about(language, "fire", side),
            say(
                language,
                "panel-fire-value",
                table=fire.table,
                strength=fire.strength,
                column=fire.column,
            ),
        )
    ]
    if fire.shift:
        found.append((_about(language, "shift", side), f"{fire.shift:+d}"))
    if fire.modifier:
        found.append((_about(language, "modifier", side), f"{fire.modifier:+d}"))
    return found
