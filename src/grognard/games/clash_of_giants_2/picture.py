"""What one side sees on the board, drawn from its view of the position and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel.drawing import lying
from ...kernel.picture import Arrow, Chit, Cup, Mark, Marker, Picture, PieceNow, SpaceNow, Status
from ...kernel.words import capital
from .board import army_box, command_id
from .box import Box
from .names import days_name, name_of, say
from .panels import panels
from .seen import Seen
from .sheets import lit
from .winning import winning

_PHASES: Final = {"start": "draw", "join": "combat", "resolve": "combat", "recover": "end"}
"""What a phase is called, where that is not its own name."""


def picture(box: Box, position: Seen, language: str) -> Picture:
    """The picture of a position as `view` gave it to somebody."""
    return Picture(
        spaces=_spaces(box, position, language),
        pieces=_pieces(box, position, language),
        status=_status(box, position, language),
        markers=_markers(box, position, language),
        cups=(_cup(box, position, language),),
        arrows=_arrows(box, position),
        panels=panels(box, position, language),
        winning=winning(box, position, language),
        lit=lit(box, position),
    )


def result(box: Box, marker: int, turn: int, die: int) -> str:
    """What a die means on a command track: 1*/3."""
    infantry, cavalry, star = box.tracks[marker // 4, marker % 4, turn][die - 1]
    return f"{infantry}{'*' if star else ''}/{cavalry}"


# -- the map ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _mark(language: str, kind: str, key: str, text: str = "", side: str = "") -> Mark:
    figure = int(text) if text.isdecimal() else text
    return Mark(kind=kind, title=say(language, f"mark-{key}", figure=figure), text=text, side=side)


_PLAIN: Final = SpaceNow()


def _spaces(box: Box, position: Seen, language: str) -> dict[str, SpaceNow]:
    marks: dict[str, list[Mark]] = {}
    for number, steps in position.forts.items():
        side = box.sides[box.fort_side[box.fort_at[box.hex[number]]]]
        marks[number] = [
            _mark(language, "fort", "fort", str(steps), side) if steps else _mark(language, "destroyed", "destroyed")
        ]
    if position.flooded:
        for h in range(box.size):
            if box.plain >> h & 1:
                marks.setdefault(box.numbers[h], []).append(_mark(language, "other", "flooded", "~"))
    for attack in position.fights():
        for number in attack.targets:
            marks.setdefault(number, []).append(_mark(language, "attack", "attacked"))
    owners = position.owners
    scored = {number for its in position.scored.values() for number in its}
    for number, owner in owners.items():
        if owner and number not in scored and box.vp[box.sides.index(owner)] >> box.hex[number] & 1:
            marks.setdefault(number, []).append(_mark(language, "unsupplied", "not-scored"))
    found = dict.fromkeys(_hexes(box.numbers), _PLAIN)
    for number in {**owners, **marks}:
        found[f"space:{number}"] = _space(owners.get(number, ""), tuple(marks.get(number, ())))
    return found


@lru_cache(maxsize=16)
def _hexes(numbers: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"space:{number}" for number in numbers)


@lru_cache(maxsize=4096)
def _space(owner: str, marks: tuple[Mark, ...]) -> SpaceNow:
    return SpaceNow(owner=owner, marks=marks)


def _pieces(box: Box, position: Seen, language: str) -> dict[str, PieceNow]:
    marks = _states(box, position, language)
    found = {}
    for u, unit in enumerate(position.units):
        name, where = box.units[u], unit.at
        if where in box.hex:
            at, order = f"space:{where}", u
        else:
            side = box.sides[box.side[u]]
            at = f"box:{where}" if where == "removed" else f"box:{where}-{side}"
            if position.phase == "setup" and where == "waiting" and box.setup[u]:
                at = army_box(side, box.setup[u])
            order = 1000 * box.turn[u] + u
        standing = tuple(marks[name].values()) if name in marks else ()
        found[f"unit:{name}"] = lying(at, int(0 < unit.left < box.steps[u]), standing, order)
    return found


def _states(box: Box, position: Seen, language: str) -> dict[str, dict[str, Mark]]:
    """What units are doing: by unit, one mark a kind."""
    found: dict[str, dict[str, Mark]] = {}

    def put(unit: str, kind: str, key: str, text: str = "") -> None:
        found.setdefault(unit, {}).setdefault(kind, _mark(language, kind, key, text))

    battle = position.battle
    for attack in position.fights():
        for unit in attack.attackers:
            put(unit, "fighting", "attacking")
    if battle is not None:
        for retreat in battle.retreats:
            put(retreat.unit, "other", "retreating", str(retreat.length))
    falling = position.falling
    if falling is not None:
        put(falling.unit, "other", "retreating", str(max(1, falling.length - falling.done)))
    for unit in position.marching:
        put(unit, "moving", "moving")
    for unit in (*position.replaced, *position.rebuilt):
        put(unit, "other", "replacement", "R")
    for unit in position.moved:
        if unit not in position.marching:
            put(unit, "spent", "spent")
    for u, now in enumerate(position.units):
        unit, supply = box.units[u], now.supply
        if now.at not in box.hex:
            continue
        if supply in ("reduced", "unsupplied"):
            put(unit, "unsupplied", supply, "½" if supply == "reduced" else "!")
        elif supply == "fort":
            put(unit, "siege", "besieged" if unit in position.besieged else "fort-supply", "F")
        if not box.ter[u] and position.corps.get(box.formation[u]):
            put(unit, "event", "ter", str(position.corps[box.formation[u]]))
    return found


def _arrows(box: Box, position: Seen) -> tuple[Arrow, ...]:
    """Declared attacks and the one under way: from where each comes."""
    found = []
    for attack in position.fights():
        starts = dict.fromkeys(position.units[box.unit[unit]].at for unit in attack.attackers)
        found += [
            Arrow(a=f"space:{start}", b=f"space:{target}")
            for start in starts
            for target in attack.targets
            if start in box.hex and start != target and box.hex[target] in box.map.linked[box.hex[start]]
        ]
    return tuple(found)


# -- beside the map -----------------------------------------------------------------------------------------------


def _cup(box: Box, position: Seen, language: str) -> Cup:
    def chit(marker: str, note: str = "") -> Chit:
        number = box.markers.index(marker)
        return Chit(
            name=box.areas[number // 4][number % 4],
            title=capital(name_of(box, "marker", number, language)),
            side=box.sides[number // 4],
            note=note,
            active=marker == position.active,
        )

    return Cup(
        id="commands",
        name=say(language, "status-cup"),
        inside=tuple(chit(marker) for marker in position.cup),
        drawn=tuple(
            chit(it.marker, result(box, box.markers.index(it.marker), position.turn, it.die)) for it in position.drawn
        ),
    )


def _status(box: Box, position: Seen, language: str) -> tuple[Status, ...]:
    turn, phase = position.turn, position.phase
    names = [name_of(box, "side", i, language) for i in (0, 1)]
    found = [
        Status(
            id="turn",
            name=say(language, "status-turn"),
            value=days_name(box, turn, language),
            note=say(language, "status-turn-note", turn=turn, last=box.last_turn),
        ),
        Status(
            id="phase",
            name=say(language, "status-phase"),
            value=say(language, f"status-phase-{_PHASES.get(phase, phase)}"),
            note=names[box.sides.index(position.side)],
        ),
    ]
    if position.active is not None:
        marker = box.markers.index(position.active)
        die = next(it.die for it in position.drawn if it.marker == position.active)
        found.append(
            Status(
                id="active",
                name=capital(name_of(box, "marker", marker, language)),
                value=result(box, marker, turn, die),
                note=say(language, "status-active-note"),
            )
        )
    fought = position.fought
    if phase in ("draw", "move", "combat", "join", "resolve", "battle"):
        found.append(
            Status(
                id="combat",
                name=say(language, "status-combat"),
                value=", ".join(name for name, side in zip(names, box.sides, strict=True) if side in fought) or "–",
                note=say(language, "status-combat-note"),
            )
        )
    found.append(_support(box, position, names, language))
    if "flood" in box.tables:
        found += _flood_and_front(box, position, language)
    return tuple(found)


def _support(box: Box, position: Seen, names: list[str], language: str) -> Status:
    """GAL.10.1, YPR.10.1: the markers that are left, with the turns they serve."""
    left: list[list[str]] = [[], []]
    for (side, first, last), used in zip(box.support, position.support, strict=True):
        if not used and last >= position.turn:
            left[side].append(f"{first}-{last}")
    running = [i for i in (0, 1) if position.supported[i] == position.turn]
    notes = [
        say(language, "status-support-left", side=names[i], turns=", ".join(left[i]) or "–") for i in (0, 1)
    ]  # fmt: skip
    value = " · ".join(f"{len(left[i])}{'!' if i in running else ''}" for i in (0, 1))
    notes += [say(language, "status-support-running", side=names[i]) for i in running]
    return Status(id="support", name=say(language, "status-support"), value=value, note="; ".join(notes))


def _flood_and_front(box: Box, position: Seen, language: str) -> list[Status]:
    flood, front = position.flood, position.front
    wet = flood + int(box.tables["flood"]["delay"])
    if not flood:
        water = say(language, "status-flood-none")
    elif position.flooded:
        water = say(language, "status-flood-now")
    else:
        water = say(language, "status-flood-later", turn=wet)
    if not front:
        saddle = say(language, "status-front-open")
    elif position.turn >= front:
        saddle = say(language, "status-front-closed")
    else:
        saddle = say(language, "status-front-later", turn=front)
    return [
        Status(id="flood", name=say(language, "status-flood"), value=water, note=say(language, "status-flood-note")),
        Status(id="front", name=say(language, "status-front"), value=saddle, note=say(language, "status-front-note")),
    ]


def _markers(box: Box, position: Seen, language: str) -> tuple[Marker, ...]:
    turn = position.turn
    found = [Marker(track="turn", cell=str(turn), name=say(language, "status-turn-marker", turn=turn))]
    if box.most_vp:
        name = say(language, "status-vp-marker", vp=position.vp)
        found.append(Marker(track="vp", cell=str(position.vp), name=name, side=box.sides[0]))
    elif position.flood:
        found.append(
            Marker(
                track="turn",
                cell=str(min(box.last_turn, position.flood + int(box.tables["flood"]["delay"]))),
                name=say(language, "status-flood"),
                side=box.sides[0],
            )
        )
    for it in position.drawn:
        number = box.markers.index(it.marker)
        side, area = box.sides[number // 4], box.areas[number // 4][number % 4]
        track = next(
            track
            for track in box.tables["track"]
            if track["side"] == side and track["area"] in ("", area) and track["from"] <= turn <= track["to"]
        )
        name = capital(name_of(box, "marker", number, language))
        found.append(Marker(track=command_id(track), cell=str(it.die), name=name, side=side))
    return tuple(found)
