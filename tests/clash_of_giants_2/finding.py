"""Hexes for tests, found by what they are: a corrected map must not break a test of a rule.

All answers are printed numbers. A search that finds nothing fails by itself (StopIteration).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from grognard.games.clash_of_giants_2.box import Box
from grognard.games.clash_of_giants_2.state import State
from grognard.kernel.ask import MARK, Asking
from grognard.kernel.maps import bits

from .table import Table, box_of, galicia, ypres

GALICIA_BOX: Box = box_of("galicia-1914")
YPRES_BOX: Box = box_of("first-ypres-1914")


def numbers(box: Box, hexes: int) -> set[str]:
    """The printed numbers of a bit set."""
    return {box.numbers[h] for h in bits(hexes)}


def first(box: Box, ok: Callable[[int], bool]) -> str:
    """The first hex for which this holds."""
    return next(box.numbers[h] for h in range(box.size) if ok(h))


def step(box: Box, number: str, *ways: str) -> str:
    """The hex that some steps from one lead to; all of them must be on the map."""
    h = box.hex[number]
    for way in ways:
        h = box.map.near[way][h]
        assert h >= 0, (number, ways)
    return box.numbers[h]


def around(box: Box, number: str) -> list[str]:
    """The hexes next to one, clockwise from the north."""
    return [box.numbers[n] for n in box.map.linked[box.hex[number]]]


def distance(box: Box, one: str, other: str) -> int:
    found = box.map.distance(box.hex[one], box.hex[other])
    assert found is not None
    return found


def river(box: Box, a: int, b: int) -> str:
    """The kind of river between two hexes, or none."""
    return next((kind for kind, its in box.rivers.items() if (a, b) in its), "")


def plain(box: Box, h: int) -> bool:
    """Clear, without place, river, source or victory point, and not at the map's edge."""
    return (
        box.terrain[h] == "clear"
        and not box.place_class[h]
        and not (box.any_vp | box.sources[0] | box.sources[1]) >> h & 1
        and len(box.map.linked[h]) == 6
        and not any(river(box, h, n) for n in box.map.linked[h])
    )


def open_ground(box: Box, radius: int = 1, ok: Callable[[int], bool] = lambda h: True) -> str:
    """A hex with nothing but plain ground so far around it."""
    found = box.map.set(h for h in range(box.size) if plain(box, h))
    return first(box, lambda h: not box.map.range(1 << h, radius) & ~found and ok(h))


def onto(box: Box, kind: str, ok: Callable[[int], bool]) -> tuple[str, str]:
    """Two hexes that touch, with that kind of river between them (or none), the second as wished."""
    return next(
        (box.numbers[a], box.numbers[b])
        for b in range(box.size)
        if ok(b)
        for a in box.map.linked[b]
        if river(box, a, b) == kind
    )


def sentinel() -> dict[str, str]:
    """A reduced Russian division on the easternmost Russian source of Galicia: whatever a test lets happen, the game
    stops there at the next replacement phase and asks the Russians."""
    box = GALICIA_BOX
    return {box.numbers[max(bits(box.sources[1]))]: "(ru-83r)"}


# -- units, commands, dice --------------------------------------------------------------------------------------------


def men(
    box: Box, side: str, ter: int | None = None, *, kind: str = "inf", steps: int = 2, nation: str = "", but: str = ""
) -> list[str]:
    """Units by what they are worth, free of rules of their own; at Ypres French and Germans if not told otherwise."""
    nation = nation or {"al": "fr"}.get(side, side)
    own = {"remnant", "zone_a", "new_reserve"}
    if kind == "cav":
        steps = 1
    return [
        row["unit"]
        for row, flags in zip(box.unit_rows, box.flags, strict=True)
        if row["side"] == side and row["nation"] == nation and row["type"] == kind and row["steps"] == str(steps)
        if ter is None or row["ter"] == str(ter)
        if not flags & own and row["unit"] not in but.split()
    ]  # fmt: skip


def marker_at(box: Box, side: str, number: str) -> str:
    """The command marker with which a side's units in a hex move."""
    who = box.sides.index(side)
    return box.markers[4 * who + box.area_of[who][box.hex[number]]]


def command(
    box: Box, side: str, number: str, infantry: int = 0, cavalry: int = 0, least: int = 2, star: bool | None = None
) -> dict[str, Any]:
    """Marker, turn and die that give units in a hex so many points, as words for a table."""
    marker = marker_at(box, side, number)
    who, area = divmod(box.markers.index(marker), 4)
    for turn in range(least, box.last_turn + 1):
        for die, (foot, horse, barred) in enumerate(box.tracks[who, area, turn], 1):
            if infantry in (0, foot) and cavalry in (0, horse) and star in (None, barred):
                return {"active": marker, "turn": turn, "roll": die}
    raise AssertionError(f"no {infantry}/{cavalry} for {marker}")


def run(asking: Asking[Any] | None, *answers: int | tuple[int, ...] | tuple[str, int | None]) -> list[object]:
    """Answer a rule's questions one after another; all questions it asked. Too few or too many answers fail."""
    left: list[Any] = list(answers)
    asked: list[object] = []
    if asking is not None:
        try:
            question = next(asking)
            while True:
                if question is MARK:
                    question = asking.send(None)
                    continue
                asked.append(question)
                question = asking.send(left.pop(0))
        except StopIteration:
            pass
    assert not left
    return asked


def declare(t: Table, target: str, units: str | Iterable[str]) -> Table:
    """An attack on a hex by these units, declared."""
    names = units.split() if isinstance(units, str) else units
    return t.do(f"attack:{target}", *(f"join:{name}" for name in names), "settle")


def assault(t: Table, target: str, units: str | Iterable[str]) -> Table:
    """One attack, declared and resolved as far as the dice go."""
    return declare(t, target, units).do("resolve")


def bit(g: State, *names: str) -> int:
    """A bit set of units."""
    return sum(1 << g.box.unit[name] for name in names)


def roomy(box: Box, h: int, radius: int = 4) -> bool:
    """Whether so far around a hex the map goes on, with ground to stand on, no fort and nothing to win."""
    near = box.map.range(1 << h, radius)
    special = box.any_vp | box.map.set(box.forts) | box.map.all & ~box.playable
    return near.bit_count() == 1 + 3 * radius * (radius + 1) and not near & special


def battlefield(box: Box) -> str:
    """A plain hex among plain hexes, with room to retreat in."""
    return open_ground(box, 1, lambda h: roomy(box, h))


def level_ground(box: Box, radius: int = 2) -> str:
    """A hex around which every step costs one point, so far."""

    def level(h: int) -> bool:
        near = box.map.range(1 << h, radius)
        return roomy(box, h) and all(
            box.terrain[n] == "clear" and not any(river(box, n, m) == "major" for m in box.map.linked[n])
            for n in bits(near)
        )  # fmt: skip

    return first(box, level)


# -- Ypres ------------------------------------------------------------------------------------------------------------


def post() -> dict[str, str]:
    """A reduced French division in the south-west corner of Ypres: whatever a test lets happen, the game stops there at
    the next replacement phase and asks the Allies."""
    return {YPRES_BOX.numbers[max(bits(YPRES_BOX.sources[0]))]: "(al-fr38)"}


def flanders(units: dict[str, str], **more: Any) -> Table:
    """A table with these units of Ypres and the post."""
    return ypres(post() | units, **more)


def zone_set(letters: str) -> int:
    """All hexes of some zones of Ypres."""
    box = YPRES_BOX
    return sum(box.area_set[0][box.areas[0].index(letter)] for letter in letters)


def field(zones: str, radius: int = 3, within: int = YPRES_BOX.map.all) -> str:
    """A plain hex of these zones of Ypres with clear ground so far around it, all of it in `within`, with nothing to
    win there, and no place next to it."""
    box = YPRES_BOX
    clear = box.map.set(h for h in range(box.size) if box.terrain[h] == "clear")
    clear &= zone_set(zones) & within & ~(box.any_vp | box.sources[0] | box.sources[1])
    places = box.class_set("village", "town", "city")

    def ok(h: int) -> bool:
        return plain(box, h) and not box.map.range(1 << h, radius) & ~clear and not box.map.range(1 << h, 1) & places

    return first(box, ok)


def roll_for(side: str, points: int) -> int:
    """The least die of Ypres that gives infantry so many points."""
    return next(
        die for die, cell in enumerate(YPRES_BOX.tracks[YPRES_BOX.sides.index(side), 0, 5], 1) if cell[0] == points
    )


def bound(north: str, south: str, radius: int = 1) -> str:
    """A plain hex of the northern of two zones whose south-eastern and south-western neighbours lie in the other."""
    near, other = YPRES_BOX.map.near, zone_set(south)
    return open_ground(
        YPRES_BOX, radius,
        lambda h: bool(zone_set(north) >> h & other >> near["sw"][h] & other >> near["se"][h] & 1),
    )  # fmt: skip


def dice_of(marker: str, turn: int, *, star: bool) -> list[int]:
    """The dice that give a command marker of Galicia an asterisk on a turn, or those that give it none. The values of
    the tracks are ours and may change; tests ask for the kind of result they need."""
    side, area = marker.split("-")
    cells = next(
        track["cells"] for track in GALICIA_BOX.tables["track"]
        if (track["side"], track["area"]) == (side, area) and track["from"] <= turn <= track["to"]
    )  # fmt: skip
    return [die for die, cell in enumerate(cells, 1) if ("*" in cell) == star]


def place(box: Box, name: str) -> str:
    """The hex of a named place."""
    return box.numbers[box.places["en"].index(name)]


def divisions(box: Box, side: str, ter: int) -> list[str]:
    """Two-step infantry of a side with this efficiency (which is ours, and may change from unit to unit)."""
    return [
        name for u, name in enumerate(box.units)
        if box.sides[box.side[u]] == side and box.ter[u] == ter and box.steps[u] == 2
    ]  # fmt: skip


def last_combat(units: Mapping[str, str], **more: Any) -> Table:
    """Austria's combat phase on the last turn: when it is over, so is the game, and no draw is asked for."""
    given: dict[str, Any] = {"phase": "combat", "side": "ah", "turn": 10} | more
    return galicia(units, **given)
