"""What one side sees on the board, drawn from its view of the position and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from ...kernel.picture import Arrow, Mark, Marker, Picture, PieceNow, SpaceNow, Status, Zone
from .box import (
    FORT, NSPACES, POWERS, ROUNDS, RP_KIND, RP_KINDS, SCENARIOS, SIDE, SIDES, SPACES, STATUS, TABLES, UNIT, UNITS_OF,
)  # fmt: skip
from .names import LEVELS, capital, label, say
from .panels import panels

_BREST: Final = "CP45"
_PHASES: Final = {
    "guns": "start", "deal": "start", "dig": "move", "muster": "fight", "flank": "fight", "attacker_cards": "cards",
    "defender_cards": "cards", "great_retreat": "cards", "fire": "fight", "defender_losses": "losses",
    "attacker_losses": "losses", "outcome": "fight", "after_battle": "fight", "end_action": "action", "status": "war",
    "commit_cp": "war", "commit_ap": "war", "replace_ap": "replace", "replace_cp": "replace", "draw_ap": "draw",
    "draw_cp": "draw", "next_turn": "draw",
}  # fmt: skip
"""What a phase is called, where that is not its own name."""
_ZONES: Final = ("hand", "pile", "discard", "table", "removed")
SIDE_RP: Final = tuple(
    tuple(kind for kind in RP_KINDS if any(RP_KIND[u] == kind for u in UNITS_OF[side])) for side in range(len(SIDES))
)
"""The kinds of replacement points that serve each side."""


def picture(position: Mapping[str, Any], language: str) -> Picture:
    """The picture of a position as `view` gave it to somebody."""
    return Picture(
        spaces=_spaces(position, language),
        pieces=_pieces(position, language),
        zones=_zones(position, language),
        status=_status(position, language),
        markers=_markers(position, language),
        arrows=_arrows(position),
        panels=panels(position, language),
    )


# -- the map ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _mark(language: str, kind: str, key: str, text: str = "", side: str = "") -> Mark:
    named = {"level": text, "side": label("side", SIDES.index(side), language)} if text else {}
    return Mark(kind=kind, title=say(language, f"mark-{key}", **named), text=text, side=side)


def _spaces(position: Mapping[str, Any], language: str) -> dict[str, SpaceNow]:
    closed = frozenset(position["closed"])
    beachhead = position["beachhead"]
    found = {}
    for s, (control, _, trench, fort, siege, orders) in enumerate(position["spaces"]):
        name = SPACES[s]
        marks = []
        if fort:
            kind = "siege" if siege else "fort"
            marks.append(_mark(language, kind, kind, str(fort), control))
        elif FORT[s]:
            marks.append(_mark(language, "destroyed", "destroyed"))
        if trench:
            side, level = divmod(trench - 1, 2)
            marks.append(_mark(language, "trench", "trench", str(level + 1), SIDES[side]))
        if "m" in orders:
            marks.append(_mark(language, "move", "move"))
        if "a" in orders:
            marks.append(_mark(language, "attack", "attack"))
        if name == beachhead:
            marks.append(_mark(language, "beachhead", "beachhead"))
        found[f"space:{name}"] = SpaceNow(owner="" if name in closed else control, marks=tuple(marks))
    return found


def _pieces(position: Mapping[str, Any], language: str) -> dict[str, PieceNow]:
    marks: dict[str, tuple[Mark, ...]] = {}
    for kind, key, units in _states(position):
        for unit in units:
            marks[unit] = (*marks.get(unit, ()), _mark(language, kind, key))
    reduced = frozenset(position["reduced"])
    found = {}
    for s, (_, stack, *_) in enumerate(position["spaces"]):
        for order, unit in enumerate(stack):
            found[f"unit:{unit}"] = PieceNow(
                at=f"space:{SPACES[s]}", face=int(unit in reduced), marks=marks.get(unit, ()), order=order
            )
    for box, units in position["boxes"].items():
        for order, unit in enumerate(units):
            at = f"box:{box}-{SIDES[SIDE[UNIT[unit]]]}" if box in ("reserve", "eliminated") else f"box:{box}"
            found[f"unit:{unit}"] = PieceNow(at=at, face=int(unit in reduced), order=order)
    return found


def _states(position: Mapping[str, Any]) -> list[tuple[str, str, list[str]]]:
    """What units are doing: kind of mark, its words, the units."""
    battle = position["battle"]
    fighting = [] if battle is None else [*battle["attackers"], *battle["defenders"]]
    found: list[tuple[str, str, list[str]]] = [
        ("unsupplied", "unsupplied", position["unsupplied"]),
        ("moving", "moving", position["moving"]),
        ("digging", "digging", position["digging"]),
    ]
    if battle is not None:
        found += [
            ("fighting", "attacking", battle["attackers"]),
            ("fighting", "defending", [unit for unit in battle["defenders"] if unit not in battle["to_retreat"]]),
            ("other", "retreating", battle["to_retreat"]),
        ]
    busy = {*fighting, *position["digging"], *position["moving"]}
    found.append(("spent", "spent", [unit for unit in position["spent"] if unit not in busy]))
    return found


def _arrows(position: Mapping[str, Any]) -> tuple[Arrow, ...]:
    """The attack under way or being built, and the way of the stack on the move."""
    found = []
    battle = position["battle"]
    if battle is not None:
        target = battle["target"]
        sources = battle["from"]
        if not sources:
            attackers = set(battle["attackers"])
            sources = [SPACES[s] for s in range(NSPACES) if attackers & set(position["spaces"][s][1])]
        found = [Arrow(a=f"space:{name}", b=f"space:{target}") for name in sources if name != target]
    path = position["path"]
    found += [Arrow(a=f"space:{a}", b=f"space:{b}", kind="move") for a, b in pairwise(path)]
    return tuple(found)


# -- cards --------------------------------------------------------------------------------------------------------


def _zones(position: Mapping[str, Any], language: str) -> tuple[Zone, ...]:
    found = []
    for side in SIDES:
        cards = position["cards"][side]
        for zone in _ZONES:
            known = cards.get(zone, [])
            found.append(
                Zone(
                    id=f"{zone}:{side}",
                    name=say(language, f"zone-{zone}"),
                    side=side,
                    count=cards.get(f"{zone}_size", len(known)),
                    cards=tuple(f"card:{name}" for name in known),
                    hand=zone == "hand",
                )
            )
    return tuple(found)


# -- the tracks ---------------------------------------------------------------------------------------------------


def _status(position: Mapping[str, Any], language: str) -> tuple[Status, ...]:
    terms = SCENARIOS[position["scenario"]]
    brest = "brest_" if _BREST in position["events"] and "brest_cp_wins" in terms else ""
    war = position["war_status"]
    turn = position["turn"]
    when = capital(label("turn", turn, language))
    if position["round"]:
        when = say(language, "status-turn-value", turn=when, round=min(position["round"], ROUNDS), rounds=ROUNDS)
    phase = position["phase"]
    levels = [LEVELS[language][position["commitment"][side]] for side in SIDES]
    names = [label("side", i, language) for i in range(len(SIDES))]
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
            note=label("side", SIDES.index(position["active"]), language) if position["round"] else "",
        ),
        Status(
            id="vp",
            name=say(language, "status-vp"),
            value=str(position["vp"]),
            note=say(language, "status-vp-note", cp=terms[f"{brest}cp_wins"], ap=terms[f"{brest}ap_wins"]),
        ),
        Status(
            id="war",
            name=say(language, "status-war"),
            value=f"{war['ap']} + {war['cp']} = {war['combined']}",
            note=say(
                language,
                "status-war-note",
                limited=STATUS["limited"],
                total=STATUS["total"],
                armistice=STATUS["armistice"],
            ),
        ),
        Status(
            id="commitment",
            name=say(language, "status-commitment"),
            value=" / ".join(dict.fromkeys(levels)),
            note="; ".join(f"{name}: {level}" for name, level in zip(names, levels, strict=True)),
        ),
        *_duties(position, names, language),
    ]
    return tuple(found)


def _duties(position: Mapping[str, Any], names: list[str], language: str) -> list[Status]:
    """The offensives that must be made this turn, and replacement points to spend."""
    found = []
    short, notes = [], []
    for i, side in enumerate(SIDES):
        duty = position["mandatory"][side]
        if duty["nation"]:
            nation = capital(label("power", POWERS.index(duty["nation"]), language))
            key = "made" if duty["made"] else "owed" if duty["owed"] else "free"
            short.append(f"{nation} ✓" if key == "made" else f"({nation})" if key == "free" else nation)
            notes.append(f"{names[i]}: {say(language, f'status-mandatory-{key}', nation=nation)}")
    if short:
        found.append(
            Status(
                id="mandatory", name=say(language, "status-mandatory"), value=", ".join(short), note="; ".join(notes)
            )
        )
    points = [f"{kind.upper()} {n}" for its in SIDE_RP for kind in its if (n := position["rp"][kind])]
    if points:
        note = say(language, "status-rp-note")
        found.append(Status(id="rp", name=say(language, "status-rp"), value=" · ".join(points), note=note))
    return found


def _markers(position: Mapping[str, Any], language: str) -> tuple[Marker, ...]:
    low, high = int(TABLES["automatic_victory"]["ap_to_vp"]), int(TABLES["automatic_victory"]["cp_from_vp"])
    top = STATUS["armistice"]
    vp, turn, war = position["vp"], position["turn"], position["war_status"]
    found = [
        Marker(track="turn", cell=str(turn), name=say(language, "status-marker-turn", turn=turn)),
        Marker(track="vp", cell=str(max(low, min(high, vp))), name=say(language, "status-marker-vp", vp=vp)),
        Marker(track="status", cell=str(min(top, war["combined"])), name=say(language, "status-marker-combined")),
        Marker(
            track="russia",
            cell=str(position["russia_track"]),
            name=say(language, "status-marker-russia", spaces=position["russian_vp"]),
        ),
        Marker(track="us", cell=str(position["us_track"]), name=say(language, "status-marker-us")),
    ]
    for i, side in enumerate(SIDES):
        name = label("side", i, language)
        found.append(Marker(track="status", cell=str(min(top, war[side])), name=name, side=side))
        found.append(Marker(track="commitment", cell=str(position["commitment"][side]), name=name, side=side))
        found += [
            Marker(track="round", cell=str(n), name=say(language, f"status-use-{use}"), side=side)
            for n, use in enumerate(position["actions"][side], 1)
        ]
    return tuple(found)
