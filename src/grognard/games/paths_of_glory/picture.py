"""What one side sees on the board, drawn from its view of the position and from nothing else."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import pairwise
from typing import Any, Final

from ...kernel.drawing import lying, zone
from ...kernel.once import drawn_from
from ...kernel.picture import Arrow, Mark, Marker, Picture, PieceNow, SpaceNow, Status, Zone
from ...kernel.words import capital, row
from .box import POWERS, SIDES, Box
from .names import label, level_name, power_name, say, side_name
from .panels import panels
from .seen import Common, View
from .sheets import lit
from .winning import winning

_PHASES: Final = {
    "guns": "start", "deal": "start", "dig": "move", "muster": "fight", "flank": "fight", "attacker_cards": "cards",
    "defender_cards": "cards", "great_retreat": "cards", "fire": "fight", "defender_losses": "losses",
    "attacker_losses": "losses", "outcome": "fight", "after_battle": "fight", "end_action": "action", "status": "war",
    "commit_cp": "war", "commit_ap": "war", "replace_ap": "replace", "replace_cp": "replace", "draw_ap": "draw",
    "draw_cp": "draw", "next_turn": "draw",
}  # fmt: skip
"""What a phase is called, where that is not its own name."""


def picture(box: Box, position: View, language: str) -> Picture:
    """The picture of a position as `view` gave it to somebody."""
    return Picture(zones=_zones(position, language), **_common(box, position, language))


@drawn_from(Common)
def _common(box: Box, position: Common, language: str) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "spaces": _spaces(box, position, language),
        "pieces": _pieces(box, position, language),
        "status": _status(box, position, language),
        "markers": _markers(box, position, language),
        "arrows": _arrows(box, position),
        "panels": panels(box, position, language),
        "winning": winning(box, position, language),
        "lit": lit(box, position),
    }


# -- the map ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _mark(language: str, kind: str, key: str, text: str = "", side: str = "") -> Mark:
    named = {"level": text, "side": side_name(SIDES.index(side), language)} if text else {}
    return Mark(kind=kind, title=say(language, f"mark-{key}", **named), text=text, side=side)


_PLAIN: Final = {owner: SpaceNow(owner=owner) for owner in ("", *SIDES)}


def _spaces(box: Box, position: Common, language: str) -> dict[str, SpaceNow]:
    closed = frozenset(position.closed)
    beachhead = position.beachhead
    found = {}
    for s, space in enumerate(position.spaces):
        name, control = box.spaces[s], space.control
        owner = "" if name in closed else control
        if space.trench or box.fort[s] or space.orders or name == beachhead:
            fallen = bool(box.fort[s]) and not space.fort
            found[box.space_ids[s]] = _space(
                language,
                owner,
                control,
                space.trench,
                space.fort,
                space.siege,
                space.orders,
                fallen,
                name == beachhead,
            )
        else:
            found[box.space_ids[s]] = _PLAIN[owner]
    return found


@lru_cache(maxsize=4096)
def _space(
    language: str, owner: str, control: str, trench: int, fort: int, siege: str, orders: str, fallen: bool, landed: bool
) -> SpaceNow:
    """A space by all that it hangs on: most are as they were, and the same for everybody."""
    marks = []
    if fort:
        kind = "siege" if siege else "fort"
        marks.append(_mark(language, kind, kind, str(fort), control))
    elif fallen:
        marks.append(_mark(language, "destroyed", "destroyed"))
    if trench:
        side, level = divmod(trench - 1, 2)
        marks.append(_mark(language, "trench", "trench", str(level + 1), SIDES[side]))
    if "m" in orders:
        marks.append(_mark(language, "move", "move"))
    if "a" in orders:
        marks.append(_mark(language, "attack", "attack"))
    if landed:
        marks.append(_mark(language, "beachhead", "beachhead"))
    return SpaceNow(owner=owner, marks=tuple(marks))


def _pieces(box: Box, position: Common, language: str) -> dict[str, PieceNow]:
    marks: dict[str, tuple[Mark, ...]] = {}
    for kind, key, units in _states(position):
        for unit in units:
            marks[unit] = (*marks.get(unit, ()), _mark(language, kind, key))
    reduced = frozenset(position.reduced)
    found = {}
    for s, space in enumerate(position.spaces):
        for order, unit in enumerate(space.stack):
            found[box.unit_ids[unit]] = lying(box.space_ids[s], int(unit in reduced), marks.get(unit, ()), order)
    for tray, units in position.boxes.items():
        parted = tray in ("reserve", "eliminated")
        at = [f"box:{tray}-{side}" if parted else f"box:{tray}" for side in SIDES]
        for order, unit in enumerate(units):
            found[box.unit_ids[unit]] = lying(at[box.side[box.unit[unit]]], int(unit in reduced), (), order)
    return found


def _states(position: Common) -> list[tuple[str, str, list[str]]]:
    """What units are doing: kind of mark, its words, the units."""
    battle = position.battle
    fighting = [] if battle is None else [*battle.attackers, *battle.defenders]
    found: list[tuple[str, str, list[str]]] = [
        ("unsupplied", "unsupplied", position.unsupplied),
        ("moving", "moving", position.moving),
        ("digging", "digging", position.digging),
    ]
    if battle is not None:
        found += [
            ("fighting", "attacking", battle.attackers),
            ("fighting", "defending", [unit for unit in battle.defenders if unit not in battle.to_retreat]),
            ("other", "retreating", battle.to_retreat),
        ]
    busy = {*fighting, *position.digging, *position.moving}
    found.append(("spent", "spent", [unit for unit in position.spent if unit not in busy]))
    return found


def _arrows(box: Box, position: Common) -> tuple[Arrow, ...]:
    """The attack under way or being built, and the way of the stack on the move."""
    found = []
    battle = position.battle
    if battle is not None:
        target = battle.target
        sources = battle.start
        if not sources:
            attackers = set(battle.attackers)
            sources = [box.spaces[s] for s, space in enumerate(position.spaces) if attackers & set(space.stack)]
        found = [Arrow(a=f"space:{name}", b=f"space:{target}") for name in sources if name != target]
    path = position.path
    found += [Arrow(a=f"space:{a}", b=f"space:{b}", kind="move") for a, b in pairwise(path)]
    return tuple(found)


# -- cards --------------------------------------------------------------------------------------------------------


def _zones(position: View, language: str) -> tuple[Zone, ...]:
    found = []
    for side in SIDES:
        cards = position.cards[side]
        zones: tuple[tuple[str, list[str], int], ...] = (
            ("hand", cards.hand, cards.hand_size),
            ("pile", [], cards.pile_size),
            ("discard", cards.discard, len(cards.discard)),
            ("table", cards.table, len(cards.table)),
            ("removed", cards.removed, len(cards.removed)),
        )
        found += [zone(kind, known, count, partial(say, language), side) for kind, known, count in zones]
    return tuple(found)


# -- the tracks ---------------------------------------------------------------------------------------------------


def _status(box: Box, position: Common, language: str) -> tuple[Status, ...]:
    terms = box.scenarios[position.scenario]
    war = position.war_status
    turn = position.turn
    when = capital(label(box, "turn", turn, language))
    if position.round:
        when = say(language, "status-turn-value", turn=when, round=min(position.round, box.rounds), rounds=box.rounds)
    phase = position.phase
    levels = [level_name(position.commitment[side], language) for side in SIDES]
    names = [side_name(i, language) for i in range(len(SIDES))]
    found = [
        Status(
            id="turn",
            name=say(language, "status-turn"),
            value=when,
            note=say(language, "status-turn-note", turn=turn, last=terms["last_turn"]),
        ),
        Status(
            id="phase",
            name=say(language, "status-phase"),
            value=say(language, f"status-phase-{_PHASES.get(phase, phase)}"),
            note=side_name(SIDES.index(position.active), language) if position.round else "",
        ),
        Status(
            id="war",
            name=say(language, "status-war"),
            value=f"{war.ap} + {war.cp} = {war.combined}",
            note=say(
                language,
                "status-war-note",
                limited=box.status["limited"],
                total=box.status["total"],
                armistice=box.status["armistice"],
            ),
        ),
        Status(
            id="commitment",
            name=say(language, "status-commitment"),
            value=" / ".join(dict.fromkeys(levels)),
            note=" · ".join(row(name, level, language) for name, level in zip(names, levels, strict=True)),
        ),
        *_duties(box, position, names, language),
    ]
    return tuple(found)


def _duties(box: Box, position: Common, names: list[str], language: str) -> list[Status]:
    """The offensives that must be made this turn, and replacement points to spend."""
    found = []
    short, notes = [], []
    for i, side in enumerate(SIDES):
        duty = position.mandatory[side]
        if duty.nation:
            nation = capital(power_name(POWERS.index(duty.nation), language))
            key = "made" if duty.made else "owed" if duty.owed else "free"
            short.append(f"{nation} ✓" if key == "made" else f"({nation})" if key == "free" else nation)
            notes.append(row(names[i], say(language, f"status-mandatory-{key}", nation=nation), language))
    if short:
        found.append(
            Status(
                id="mandatory", name=say(language, "status-mandatory"), value=", ".join(short), note=" · ".join(notes)
            )
        )
    points = [f"{kind.upper()} {n}" for its in box.side_rp for kind in its if (n := position.rp[kind])]
    if points:
        note = say(language, "status-rp-note")
        found.append(Status(id="rp", name=say(language, "status-rp"), value=" · ".join(points), note=note))
    return found


def _markers(box: Box, position: Common, language: str) -> tuple[Marker, ...]:
    low, high = int(box.tables["automatic_victory"]["ap_to_vp"]), int(box.tables["automatic_victory"]["cp_from_vp"])
    top = box.status["armistice"]
    vp, turn, war = position.vp, position.turn, position.war_status
    found = [
        Marker(track="turn", cell=str(turn), name=say(language, "status-marker-turn", turn=turn)),
        Marker(track="vp", cell=str(max(low, min(high, vp))), name=say(language, "status-marker-vp", vp=vp)),
        Marker(track="status", cell=str(min(top, war.combined)), name=say(language, "status-marker-combined")),
        Marker(
            track="russia",
            cell=str(position.russia_track),
            name=say(language, "status-marker-russia", spaces=position.russian_vp),
        ),
        Marker(track="us", cell=str(position.us_track), name=say(language, "status-marker-us")),
    ]
    for i, (side, status) in enumerate(zip(SIDES, (war.ap, war.cp), strict=True)):
        name = side_name(i, language)
        found.append(Marker(track="status", cell=str(min(top, status)), name=name, side=side))
        found.append(Marker(track="commitment", cell=str(position.commitment[side]), name=name, side=side))
        found += [
            Marker(track="round", cell=str(n), name=say(language, f"status-use-{use}"), side=side)
            for n, use in enumerate(position.actions[side], 1)
        ]
    return tuple(found)
