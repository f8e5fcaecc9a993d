"""What one side sees on the map, drawn from its view of the position and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel.drawing import nouns
from ...kernel.maps import bits
from ...kernel.picture import Arrow, Mark, Marker, Picture, PieceNow, SpaceNow, Status
from ...kernel.sheets import signed
from ...kernel.words import capital
from .arena import arena, leads
from .board import back, prints
from .box import KINDS, SIDES, Box
from .names import days_name, say
from .panels import panels, phase_of
from .scenes import Scene
from .seen import Seen, UnitSeen
from .sheets import lit, scenario_sheets
from .winning import winning


def picture(box: Box, position: Seen, language: str) -> Picture:
    """The picture of a position as `view` gave it to somebody."""
    display = arena(box, position, language)
    return Picture(
        spaces=_spaces(box, position, language),
        pieces=_pieces(box, position, language),
        status=_status(box, position, language),
        markers=(Marker(track="turn", cell=str(position.turn), name=say(language, "status-turn-marker")),),
        arrows=_arrows(box, position),
        panels=panels(box, position, language),
        displays=() if display is None else (display,),
        field=position.scenario,
        scene=_scene(box, position),
        winning=winning(box, position, language),
        sheets=scenario_sheets(box, position, language),
        lit=lit(box, position),
    )


@lru_cache(maxsize=2048)
def mark(language: str, kind: str, key: str, text: str = "", side: str = "") -> Mark:
    """A mark; what it shows may be part of what it says."""
    figure = int(text) if text.isdecimal() else text
    named = say(language, f"side-{side}") if side else ""
    return Mark(kind=kind, title=capital(say(language, f"mark-{key}", figure=figure, side=named)), text=text, side=side)


def _scene(box: Box, position: Seen) -> str:
    """Where all that is asked just now happens."""
    if position.battle is not None and not position.falls:
        return f"space:{position.battle.hex}"
    going = position.falls[0].units if position.falls else position.marching
    at = next((where for unit in going if (where := position.units[box.unit[unit]].at) in box.hex), "")
    return f"space:{at}" if at else ""


# -- the map ----------------------------------------------------------------------------------------------------------

_PLAIN: Final = SpaceNow()


def _spaces(box: Box, position: Seen, language: str) -> dict[str, SpaceNow]:
    """Who holds what counts, what it is worth, where supply comes from; bridges that are down, on their links."""
    scene = box.scenes[position.scenario]
    owners, marks = _owners(box, scene, position), _space_marks(box, scene, position, language)
    found = dict.fromkeys(_hexes(box.numbers, box.printed), _PLAIN)
    for number in {**owners, **marks}:
        found[f"space:{number}"] = SpaceNow(owner=owners.get(number, ""), marks=tuple(marks.get(number, ())))
    for bridge in position.destroyed:
        found[f"bridge:{bridge}"] = SpaceNow(marks=(mark(language, "down", "down"),))
    return found


@lru_cache(maxsize=4)
def _hexes(numbers: tuple[str, ...], printed: int) -> tuple[str, ...]:
    return nouns("space", numbers, bits(printed))


def _owners(box: Box, scene: Scene, position: Seen) -> dict[str, str]:
    """Of objectives who holds them; of trenches only those that have been taken."""
    prizes = {box.numbers[h] for each in scene.objectives for h in each}
    found = {}
    for side, name in enumerate(SIDES):
        lost = scene.trenches[1 - side]
        for number in position.held[name]:
            if number in prizes or lost >> box.hex[number] & 1:
                found[number] = name
    return found


def _space_marks(box: Box, scene: Scene, position: Seen, language: str) -> dict[str, list[Mark]]:
    found: dict[str, list[Mark]] = {}
    for each in scene.objectives:
        for h, value in each.items():
            needs = h in scene.needs_bridge
            key = "objective-bridge" if needs else "objective"
            found.setdefault(box.numbers[h], []).append(mark(language, "objective", key, str(value)))
    for side, name in enumerate(SIDES):
        for h in range(box.size):
            if scene.sources[side] >> h & 1:
                found.setdefault(box.numbers[h], []).append(mark(language, "source", "source", "", name))
    if position.battle is not None:
        found.setdefault(position.battle.hex, []).append(mark(language, "attack", "attacked"))
    return found


def _arrows(box: Box, position: Seen) -> tuple[Arrow, ...]:
    """Footbridges; the attack under way: from where it comes."""
    found = [
        Arrow(a=f"space:{one.hex}", b=f"space:{one.to}", kind="bridge", side=one.side) for one in position.footbridges
    ]
    battle = position.battle
    if battle is not None and not battle.green:
        starts = dict.fromkeys(position.units[box.unit[unit]].at for unit in battle.attackers)
        found += [
            Arrow(a=f"space:{start}", b=f"space:{battle.hex}")
            for start in starts
            if start in box.hex and box.hex[battle.hex] in box.map.linked[box.hex[start]]
        ]
    return tuple(found)


# -- counters ---------------------------------------------------------------------------------------------------------

STATES: Final = (
    "dg", "rg", "starving", "exploiting", "reserve", "disengaging", "pinned", "retreating", "frozen", "silent",
    "offensive", "loaded", "refugees",
)  # fmt: skip
"""Marks of the view that are marks on the counter."""
MISSIONS: Final = {"interdiction": "I", "observation": "O", "bombing": "B", "strafing": "S"}


def _pieces(box: Box, position: Seen, language: str) -> dict[str, PieceNow]:
    """Units on the map and in boxes; whoever has no part in the scenario is nowhere."""
    scene = box.scenes[position.scenario]
    doing = _doing(box, position, language)
    arrivals = {one.unit: one.turn * 10 + one.sequence for one in scene.placed}
    ranks = _ranks(box)
    vintage = next(name for name, its in box.ratings.items() if its is scene.ratings)
    found = {}
    for u, unit in enumerate(position.units):
        if unit.at == "absent":
            continue
        name = box.units[u]
        off = unit.at not in box.hex
        at = f"box:{unit.at}-{SIDES[box.side[u]]}" if off else f"space:{unit.at}"
        marks = () if off else (*_state(box, scene, u, unit, language), *doing.get(name, ()))
        order = 1000 * arrivals.get(u, 0) + u if off else ranks[u]
        like, face = _print(box, scene, vintage, u, unit)
        found[f"unit:{name}"] = PieceNow(at=at, face=face, marks=marks, order=order, like=like)
    return found


@lru_cache(maxsize=4)
def _ranks(box: Box) -> list[int]:
    """Aircraft under everything, supports under those who fight, large units above."""
    return [
        u - 100 * (box.bulk[u] == "division") if box.fights[u] else 1000 * KINDS.index(box.kind[u]) + u
        for u in range(box.count)
    ]


def _print(box: Box, scene: Scene, vintage: str, u: int, unit: UnitSeen) -> tuple[str, int]:
    """What is printed on a counter, by the year and by what this side may know of it (3.0f), and which face is up."""
    if not unit.face:
        return back(box, u), 0
    whose = box.unit[unit.face]
    like = prints(box, whose, vintage) or ("" if whose == u else f"unit:{unit.face}")
    reduced = box.fights[u] and 0 < unit.left < scene.ratings[whose].steps
    return like, int(reduced)


def _state(box: Box, scene: Scene, u: int, unit: UnitSeen, language: str) -> list[Mark]:
    """The markers on a counter."""
    found = []
    steps = scene.ratings[u].steps
    if box.fights[u] and 0 < unit.left < steps - 1:
        found.append(mark(language, "loss", "loss"))
    if unit.marks:
        found += [mark(language, name, name) for name in STATES if name in unit.marks]
    return found


def _doing(box: Box, position: Seen, language: str) -> dict[str, list[Mark]]:
    """What units are doing just now: by unit."""
    found: dict[str, list[Mark]] = {}

    def put(unit: str, kind: str, key: str, text: str = "") -> None:
        found.setdefault(unit, []).append(mark(language, kind, key, text))

    battle = position.battle
    if battle is not None:
        chosen = leads(position)
        for unit in chosen:
            if unit:
                put(unit, "lead", "lead")
        for unit in (*battle.counter, *battle.reply_counter):
            put(unit, "counter", "counter")
        for unit in (*battle.guns, *battle.reply):
            if unit not in (*battle.counter, *battle.reply_counter):
                put(unit, "firing", "firing")
        if position.phase == "join":  # later the board over the map says it, and there all of them do
            for unit in (*battle.attackers, *battle.assault):
                put(unit, "fighting", "fighting")
    for flight in position.flights:
        put(flight.unit, "mission", flight.mission, MISSIONS[flight.mission])
    for unit in (*position.marching, *(unit for fall in position.falls for unit in fall.units)):
        put(unit, "moving", "moving")
    if position.phase in ("move", "exploit_move"):
        for u, now in enumerate(position.units):
            if "moved" in now.marks and box.units[u] not in position.marching and "frozen" not in now.marks:
                put(box.units[u], "spent", "moved")
    if position.bruchmuller:
        put(position.bruchmuller, "rommel", "bruchmuller")
    return found


# -- always in sight --------------------------------------------------------------------------------------------------


def _status(box: Box, position: Seen, language: str) -> tuple[Status, ...]:
    scene = box.scenes[position.scenario]
    sequences = 3 if position.offensive else 1
    found = [
        Status(
            id="turn", name=say(language, "status-turn"), value=days_name(box, position.turn, language),
            note=say(language, "status-turn-note", turn=position.turn - scene.first_turn + 1,
                     turns=scene.last_turn - scene.first_turn + 1),
        ),
        Status(
            id="phase", name=say(language, f"side-{position.side}"), value=say(language, f"phase-{phase_of(position)}"),
            note=say(language, "status-sequence-note", sequence=position.sequence, sequences=sequences),
        ),
    ]  # fmt: skip
    if position.offensive:
        found.append(
            Status(
                id="offensive", name=say(language, "status-offensive"),
                value=signed(position.offensive[min(2, position.sequence - 1)]),
                note=say(language, "status-offensive-note", sequence=position.sequence,
                         modifiers=" ".join(signed(by) for by in position.offensive)),
            )
        )  # fmt: skip
    weather = say(language, "status-weather")
    note = say(language, "status-weather-note")
    found.append(Status(id="weather", name=weather, value=_weather(position, language), note=note))
    return tuple(found)


def _weather(position: Seen, language: str) -> str:
    sky = "fair" if position.fair else "bad"
    return say(language, f"status-weather-{'fog-' if position.fog else ''}{sky}")
