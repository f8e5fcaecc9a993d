"""A scenario: where it is played, with which units, and what its chapter of the rulebook decides (SCg.2).

Everything here is found once, when the box is opened; what can change is in the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache, cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...kernel.files import Sheet
from ...kernel.hexes import Reach, Shifts
from ...kernel.maps import bits, union

if TYPE_CHECKING:
    from .box import Box, Rating

SIDES: Final = ("cp", "en")
FOOT, HORSE, HQ, GUN, TRUCK, BARGE, TANK = range(7)
"""How something moves: combat units, cavalry on the last turn of 1918 (SC5.20), headquarters, guns, trucks, barges,
tanks."""

SEQUENCES: Final = 3
TAGLIAMENTO_TOP: Final = 40
"""The row north of the upper Tagliamento, which comes from the west."""


Spans = tuple[tuple[int, int], ...]
"""A side's footbridges, by their ends."""


class Offensive(NamedTuple):
    """8.0: what a scenario says of an offensive: its modifiers by sequence, the guns in Offensive mode."""

    turn: int
    modifiers: tuple[int, int, int]
    guns: int
    needs: int = -1
    """A gun that must be one of them (SC5.8)."""
    needs_map: str = ""
    """A map on which one of them must stand (SC5.11)."""


class Placed(NamedTuple):
    """T.22, T.23, T.24: a unit in the set-up, or a reinforcement (11.1.5)."""

    unit: int
    hex: int
    """Where it stands at the start; -1: it comes later."""
    lost: int
    """Steps it has lost."""
    disorganised: bool
    frozen: int
    """The number of its Reserve marker (11.2.10a); 0: none."""
    silent: bool
    """Fire Prohibited (SC1.17)."""
    optional: bool
    """SC4.3: its owner may leave it out."""
    turn: int = 0
    sequence: int = 0
    entry: int = -1
    """The headquarters at which it comes in; -1: any."""


class Scene:
    """One scenario."""

    def __init__(self, box: Box, name: str, given: Mapping[str, Any], setup: Sheet) -> None:
        self.box, self.name = box, name
        self.rule = str(given["rule"])
        self.first_turn, self.last_turn = int(given["first_turn"]), int(given["last_turn"])
        self.first_day = date.fromisoformat(given["first_day"])
        self.initiative = SIDES.index(given["initiative"])
        self.ratings: tuple[Rating, ...] = box.ratings[given["vintage"]]
        self._area(given)
        self.offensives = {int(one["turn"]): _offensive(box, one) for one in given["offensives"]}
        self.what_if = _offensive(box, given["what_if"]) if "what_if" in given else None
        self.fixed_weather = {
            (int(one["turn"]), int(one["sequence"])): (str(one.get("weather", "")), bool(one.get("fog", False)))
            for one in given["weather"]
        }
        """By turn and sequence: fair, bad or not known yet; with fog or without."""
        self.doctrine = {str(nation): str(its) for nation, its in given["doctrine"].items()}
        self.doctrine_of = {str(division): str(its) for division, its in given.get("divisions", {}).items()}
        self.bruchmuller = int(given.get("bruchmuller", 0))
        """The turn in whose first sequence the event helps (15.2.2h); 0: never."""
        self.frozen_price = {int(turn): int(points) for turn, points in given.get("frozen", {}).items()}
        air = given["air"]
        self.air = tuple(int(air.get(side, 0)) for side in SIDES)
        self.air_claims = frozenset(int(turn) for turn in air.get("claims", ()))
        self.strafes = bool(air.get("strafes", False))
        self.air_modifier = {int(turn): int(more) for turn, more in air.get("modifier", {}).items()}
        self.has_air = bool(air)
        destroyed = given.get("destroyed")
        self.destroyed = 0 if destroyed is None else self._destroyed(destroyed["river"], int(destroyed["row"]))
        for bridge in given.get("down", ()):
            self.destroyed |= 1 << box.bridge_ids.index(bridge)
        rows = [row for row in setup.rows if row["scenario"] == name]
        self.placed = tuple(self._placed(row) for row in rows if box.kind[box.unit[row["unit"]]] != "display")
        together = {box.unit[row["unit"]]: row["group"] for row in rows if "display" in row["mode"].split()}
        self.division = tuple(together.get(u, its) for u, its in enumerate(box.division))
        """3.0t: the division with which a unit counts as one; Display divisions gather independent regiments."""
        self.gathered = {
            one.unit: row["group"]
            for row in rows
            if {"display", "optional"} <= set(row["mode"].split())
            for one in self.placed
            if one.hex == box.hex[row["hex"]]
        }
        """SC2.10: regiments that a Display division gathers if the Entente likes."""
        self.units = box.map.set(one.unit for one in self.placed)
        """All units that take part."""
        self.west = self.beyond("Tagliamento", TAGLIAMENTO_TOP, box.exits[self.rule])
        """SC1.38: the hexes west of the Tagliamento: on the far bank from Friuli, not in Carnia north of its upper
        course."""
        self.way = lru_cache(512)(self._way)
        self._latest: dict[tuple[int, bool], tuple[int, Reach]] = {}
        self.plain = cache(self._plain)
        self.lines = lru_cache(128)(self._lines)
        self.roads = cache(self._roads)
        self.highway = lru_cache(64)(self._highway)
        self.railway = lru_cache(64)(self._railway)
        self.trace = lru_cache(1024)(self._trace)
        self.linked = lru_cache(64)(self._linked)
        self.served = lru_cache(64)(self._served)
        self.quiet = lru_cache(64)(self._quiet)
        self.forced = lru_cache(64)(self._forced)
        self.menaced = lru_cache(64)(partial(box.map.range, most=int(box.tables["limits"]["near"])))
        """11.2.5c: the hexes with some of these enemies near."""

    # -- the area -----------------------------------------------------------------------------------------------------

    def _area(self, given: Mapping[str, Any]) -> None:
        """SCg.1, 2.1b: the hexes in play, with their trenches, objectives and sources of supply."""
        box = self.box
        low, high = given.get("rows", (0, 99))
        west, east = (_column(text) for text in given.get("columns", ("W00", "E99")))
        maps = set(given["maps"])
        self.area = box.map.set(
            h
            for h, number in enumerate(box.numbers)
            if box.maps[h] & maps
            and low <= int(number[1:3]) <= high
            and west <= _column(number[0] + number[3:]) <= east
        )
        self.trenches = tuple(box.trenches(given["trenches"], side) & self.area for side in SIDES)
        self.trench = self.trenches[0] | self.trenches[1]
        self.gaps = box.map.set(box.hex[number] for number in given.get("gaps", ()))
        """Where the lines end short of the map's edge: neither before them nor behind them."""
        self.sources = tuple(box.sources[side, self.rule] & self.area for side in SIDES)
        self.objectives: tuple[dict[int, int], dict[int, int]] = ({}, {})
        """T.17: by side, what each hex is worth to it."""
        self.needs_bridge: dict[int, int] = {}
        """Objectives that count while a bridge stands: the hex, and that bridge (SC3.18, SC5.23)."""
        for row in box.objective_rows:
            h = box.hex[row["hex"]]
            if self.rule in row["scenarios"].split() and self.area >> h & 1:
                self.objectives[SIDES.index(row["side"])][h] = int(row["value"])
                if row["bridge"] == "yes":
                    at = [i for i, bridge in enumerate(box.bridges) if h in bridge.ends]
                    self.needs_bridge[h] = next((i for i in at if box.bridges[i].major), at[0])
        self.bridges = box.map.set(i for i, one in enumerate(box.bridges) if self._inside(one.ends))
        """The bridges in the area."""
        self.toward = tuple(self._toward(side) for side in range(len(SIDES)))
        """By side: its sources, then all hexes at most one from them, at most two, and so on."""
        self.rear = tuple(self._rear(side) for side in range(len(SIDES)))
        """By side: the hexes behind its trench line, from which its sources are reached without crossing it."""
        self.tracked = self.trench | box.map.set(h for each in self.objectives for h in each)
        """Hexes of which it matters who held them last."""

    def _toward(self, side: int) -> tuple[int, ...]:
        found = [self.sources[side]]
        while found[-1] and self.area & ~found[-1]:
            found.append(self.box.map.range(found[-1], 1))
        return tuple(found)

    def nearer(self, side: int, h: int) -> int:
        """The hexes that are nearer to a side's sources than one hex is."""
        near = 0
        for hexes in self.toward[side]:
            if hexes >> h & 1:
                break
            near = hexes
        return near

    def _rear(self, side: int) -> int:
        free = self.area & ~self.trench & ~self.gaps
        return self.box.map.steps.flood(self.sources[side] & free, free)

    def beyond(self, river: str, top: int, seeds: int) -> int:
        """The hexes of the area that are reached from some without crossing a river, south of where it rises."""
        box = self.box
        dry = Shifts(sorted(pair for pair in box.map.pairs() if box.river_of.get(pair) != river))
        free = self.area & box.map.set(h for h, number in enumerate(box.numbers) if int(number[1:3]) < top)
        return dry.flood(seeds & free, free)

    def _destroyed(self, river: str, row: int) -> int:
        """SC3.4, SC4.4, SC5.5: the bridges of a river that are down at the start: one end in this row or further
        south."""
        box = self.box
        return sum(
            1 << i
            for i, bridge in enumerate(box.bridges)
            if bridge.river == river and min(int(box.numbers[h][1:3]) for h in bridge.ends) <= row
        )

    def _placed(self, row: Mapping[str, str]) -> Placed:
        box = self.box
        words, mode = row["state"].split(), row["mode"].split()
        rating = self.ratings[box.unit[row["unit"]]]
        return Placed(
            unit=box.unit[row["unit"]],
            hex=box.hex[row["hex"]] if row["hex"] else -1,
            lost=1 if "reduced" in words else rating.steps - 1 if "loss" in words else 0,
            disorganised="dg" in words,
            frozen=int(row["group"]) if "frozen" in mode else 0,
            silent="fire-prohibited" in mode,
            optional="optional" in mode,
            turn=int(row["turn"] or 0),
            sequence=int(row["sequence"] or 0),
            entry=box.unit.get(row["entry"], -1),
        )

    # -- ways ---------------------------------------------------------------------------------------------------------

    def enter(self, kind: int) -> int:
        """The hexes that something may enter at all, enemies apart (11.3.1e, 11.3.1.3a, 11.3.3b, 11.3.4b)."""
        if kind == BARGE:
            return self.area & self.box.coast
        return self.area & ~self.box.high if kind in (HQ, GUN, TRUCK) else self.area

    def _plain(self, kind: int, fair: bool) -> Reach:
        """Points for each step while all bridges stand; no other step leads over a major river.

        11.1.3a: along a road a point, whatever the ground; 11.1.3e, 10.0e: along a secondary road only in fair weather;
        11.1.3c: road to road in one town, because each step is paid for by itself."""
        allowed, cost = self.enter(kind), partial(self._cost, kind, fair)
        if fair:
            return self.plain(kind, False).altered(
                {(a, b): cost(a, b) for a, b in self.box.secondary if allowed >> b & 1}
            )
        return Reach(((a, b) for a, b in self.box.map.pairs() if allowed >> b & 1), cost)

    def _cost(self, kind: int, fair: bool, a: int, b: int) -> int | None:
        box = self.box
        if (a, b) in box.bridge_at:
            return self._over(kind, fair, (a, b), 0)
        if kind == BARGE:
            return box.ground[b]  # 11.3.1.3a: over water too
        if (a, b) in box.major:
            return None
        if (a, b) in box.minor and kind in (GUN, TRUCK, TANK):  # 11.3.1d, 11.3.4b, 11.2.3e
            return None
        return self.step(kind, fair, a, b)

    def step(self, kind: int, fair: bool, a: int, b: int, dry: bool = False) -> int | None:
        """Half points for a step; `dry`: over a bridge, so that the water costs nothing of its own."""
        box = self.box
        if (a, b) in box.roads or (fair and (a, b) in box.secondary):
            if (a, b) not in box.wet or dry:
                return 1 if kind in (TRUCK, HORSE) else 2  # 11.1.3b, 11.3.4d, SC5.20
        if kind == TANK and ((a, b) in box.ridge or (b, a) in box.ridge):
            return None  # 15.6.1e
        points = box.ground[b]
        if self.trench >> b & 1:
            points += box.trench_cost  # 2.1c, 11.1.1d
        if (a, b) in box.ridge:
            points += box.ridge_cost
        if (a, b) in box.minor and not dry:
            points += box.river_cost  # 11.2.3d
        return points

    def _way(self, kind: int, fair: bool, destroyed: int, footbridges: Spans, dear: int) -> Reach:
        """All steps as they are now: with the bridges that stand, a side's footbridges, and hexes that the enemy's
        aircraft make dear (17.2a)."""
        if dear:
            way = self.way(kind, fair, destroyed, footbridges, 0)
            return way.raised(dear, 2 * int(self.box.tables["air"]["interdiction"]))
        if footbridges:
            way = self.way(kind, fair, destroyed, (), 0)
            return way.altered(self._laid(kind, fair, destroyed, footbridges)) if kind in (FOOT, HORSE, HQ) else way
        before, way = self._latest.get((kind, fair)) or (0, self.plain(kind, fair))
        if before != destroyed:  # only what has come down or up since a way was last asked for
            way = way.altered({pair: self._over(kind, fair, pair, destroyed) for pair in self._cut(before ^ destroyed)})
        self._latest[kind, fair] = destroyed, way
        return way

    def _laid(self, kind: int, fair: bool, destroyed: int, footbridges: Spans) -> dict[tuple[int, int], int]:
        """11.2.4i, 11.2.4j: half points over footbridges, either way."""
        found = {}
        for a, b in footbridges:
            for pair in ((a, b), (b, a)):
                found[pair] = self._ground(pair) + (2 if pair in self.box.major else 0)
                other = self._over(kind, fair, pair, destroyed) if pair in self.box.bridge_at else None
                if other is not None:
                    found[pair] = min(found[pair], other)
        return found

    def _ground(self, pair: tuple[int, int]) -> int:
        """Half points for a step off the road, the water apart."""
        box = self.box
        points = box.ground[pair[1]]
        if self.trench >> pair[1] & 1:
            points += box.trench_cost
        return points + box.ridge_cost if pair in box.ridge else points

    def _over(self, kind: int, fair: bool, pair: tuple[int, int], destroyed: int) -> int | None:
        """Half points over a hexside with a bridge: by road nothing more (11.2.3a, 11.2.3d), by rail a point more over
        a major river (11.1.4e); if it is down, as if there had never been one."""
        box = self.box
        if not self.enter(kind) >> pair[1] & 1:
            return None
        if kind == BARGE:
            return box.ground[pair[1]]  # 11.3.1.3a: bridges do not matter to them
        i, major = box.bridge_at[pair], pair in box.major
        if destroyed >> i & 1:
            if major or kind in (GUN, TRUCK, TANK):
                return None
            return self._ground(pair) + box.river_cost
        if box.bridges[i].road:
            return self.step(kind, fair, *pair, dry=True)
        return self._ground(pair) + (2 if major else 0)

    def _highway(self, kind: int, fair: bool, destroyed: int, dear: int) -> Reach:
        """11.2.6b: steps along roads, over those bridges that stand, with what they cost."""
        way = self.roads(kind, fair).altered(dict.fromkeys(self._cut(destroyed)))
        return way.raised(dear, 2 * int(self.box.tables["air"]["interdiction"])) if dear else way

    def _roads(self, kind: int, fair: bool) -> Reach:
        pairs = self.box.roads | self.box.secondary if fair else self.box.roads
        return Reach(sorted(pairs), lambda a, b: self.step(kind, fair, a, b, dry=True))

    def _railway(self, destroyed: int) -> Shifts:
        """11.1.4b: steps along railways, over those bridges that stand."""
        return self._rails.altered(dict.fromkeys(self._cut(destroyed))).steps

    @cached_property
    def _rails(self) -> Reach:
        return Reach(sorted(self.box.rails), lambda a, b: 1)

    def _cut(self, destroyed: int) -> list[tuple[int, int]]:
        """The steps, either way, over bridges that are down."""
        ends = [self.box.bridges[i].ends for i in bits(destroyed)]
        return [pair for a, b in ends for pair in ((a, b), (b, a))]

    def _lines(self, destroyed: int, footbridges: Spans) -> tuple[Reach, Reach]:
        """9.1j: steps of a supply line and what they count; and those over a major river without a bridge, after which
        it goes no further (9.1i)."""
        if footbridges:
            dry, wet = self.lines(destroyed, ())
            down = set(self._cut(destroyed))
            laid = [pair for a, b in footbridges for pair in ((a, b), (b, a)) if self._inside(pair)]
            over = {pair: self._line(*pair) for pair in laid if pair in self.box.major or pair not in down}
            return dry.altered(over), wet.altered({pair: None for pair in over if pair in down})
        before, dry, wet = self._latest_lines
        if before != destroyed:  # only what has come down or up since
            changed = [pair for pair in self._cut(before ^ destroyed) if self._inside(pair)]
            dry = dry.altered({pair: self._dry(pair, destroyed) for pair in changed})
            wet = wet.altered({pair: self._wet(pair, destroyed) for pair in changed if pair in self.box.major})
            self._latest_lines = destroyed, dry, wet
        return dry, wet

    def _dry(self, pair: tuple[int, int], destroyed: int) -> int | None:
        """What a supply line counts over a bridge, or where one is down."""
        if not destroyed >> self.box.bridge_at[pair] & 1:
            return self._line(*pair)
        return None if pair in self.box.major else self.box.line_cost[pair[1]]

    def _wet(self, pair: tuple[int, int], destroyed: int) -> int | None:
        """The same for a line that swims a major river (9.1i)."""
        return self.box.line_cost[pair[1]] if destroyed >> self.box.bridge_at[pair] & 1 else None

    def _trace(self, seeds: int, most: int, shut: int, ends: bool, destroyed: int, footbridges: Spans) -> int:
        """9.1f to 9.1j: the hexes to which a line of at most so many hexes leads from `seeds`. None leads through what
        is `shut`, but it may end there (`ends`). 9.1i: beyond a major river without a bridge it goes no further."""
        dry, wet = self.lines(destroyed, footbridges)
        free = self.area if ends else self.area & ~shut
        layers = dry.layers(seeds, most, free, shut)
        reached = union(layers)
        for left in (1, 2):
            edge = union(layers[: most - left + 1]) & self.box.major_banks & ~shut
            if edge:
                reached |= wet.stride(edge, left) & free
        return reached

    def _linked(self, seeds: int, shut: int) -> int:
        """9.1a: the hexes that a line of any length joins to some."""
        return self.box.map.steps.flood(seeds, self.area & ~shut)

    def _served(self, seeds: int, destroyed: int, enemies: int) -> int:
        """11.1.4b, 11.1.4c: the hexes that a railway with no enemy on it or beside it joins to some."""
        free = self.area & ~(enemies | self.box.map.steps.around(enemies))
        return self.railway(destroyed).flood(seeds, free & self.box.on_rail)

    def _quiet(self, enemies: int) -> int:
        """11.2.6b: the hexes more than two away from every enemy."""
        return self.area & ~self.box.map.range(enemies, 2)

    def _forced(self, fair: bool, destroyed: int, enemies: int) -> int:
        """11.2.6b: the hexes from which a road leads to one of those."""
        return self.highway(FOOT, fair, destroyed, 0).steps.before(self.quiet(enemies))

    def _inside(self, pair: tuple[int, int]) -> int:
        return self.area >> pair[0] & self.area >> pair[1] & 1

    def _line(self, a: int, b: int) -> int:
        along = (a, b) in self.box.roads or (a, b) in self.box.secondary
        return 1 if along else self.box.line_cost[b]

    @cached_property
    def _latest_lines(self) -> tuple[int, Reach, Reach]:
        """The lines that were last asked for, and the bridges that were down; first of all none."""
        return 0, self._dry_lines, self._wet_lines

    @cached_property
    def _dry_lines(self) -> Reach:
        """The steps of supply lines while all bridges stand."""
        box = self.box
        pairs = (pair for pair in box.map.pairs() if self._inside(pair))
        dry = (pair for pair in pairs if pair in box.bridge_at or pair not in box.major)
        swims = box.wet.difference(box.bridge_at)
        return Reach(dry, lambda a, b: box.line_cost[b] if (a, b) in swims else self._line(a, b))

    @cached_property
    def _wet_lines(self) -> Reach:
        """Those over a major river where there never was a bridge."""
        box = self.box
        wet = (pair for pair in box.major.pairs if self._inside(pair) and pair not in box.bridge_at)
        return Reach(wet, lambda a, b: box.line_cost[b])


def _offensive(box: Box, one: Mapping[str, Any]) -> Offensive:
    first, second, third = (int(each) for each in one["modifiers"])
    needs = box.unit[one["needs"]] if "needs" in one else -1
    return Offensive(int(one["turn"]), (first, second, third), int(one["guns"]), needs, str(one.get("needs_map", "")))


def _column(text: str) -> int:
    """W13, E05: columns counted on, E01 after W37."""
    return int(text[1:]) + (37 if text[0] == "E" else 0)
