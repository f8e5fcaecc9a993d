"""7.2 and 8.0 for the oracle: who may stand together, which hexes units reach, and where they may end."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Sequence

from .oracle_ground import AL, CP, EUROPE, NATIONS, NEAR_EAST, NOBODY, THEATRE, Position, Unit
from .oracle_supply import PIPELINE, Way, besieged, in_fort, normal

COST = {
    "clear": 1, "flood": 1, "forest": 2, "rough": 2, "difficult": 2, "marsh": 2, "desert": 2, "mountain": 2, "pass": 2,
    "alpine": 2,
}  # fmt: skip
TURKS_DEPLOYED, GREECE, ALBANIA, PERSIA, HOLLAND, BEACHES = 16, 4, 8, 32, 64, 1


def in_force(p: Position, event: str) -> bool:
    return any(p.g.in_play >> c & 1 for c in p.g.box.counters_of[event])


def on_track(p: Position, event: str) -> bool:
    return any(p.g.tracks.get(c, 0) >= p.g.turn for c in p.g.box.counters_of[event])


# -- 7.2 ---------------------------------------------------------------------------------------------------------------


def may_stack(p: Position, units: Sequence[Unit]) -> bool:
    """7.23, 16.11b, 15.93c, 6.48."""
    kinds = Counter(u.kind for u in units)
    if any(kinds[kind] > 1 for kind in ("hq", "tank", "at")):
        return False
    free = ("hq", "tank", "at")
    if sum(u.kind not in free and "no-stack" not in u.flags for u in units) > 6:
        return False
    for nation in ("us", "bu"):
        if sum(u.nation == nation and u.kind in ("infantry", "mountain") for u in units) > 4:
            return False
    if not p.g.fallen:
        return True
    russians = [u for u in units if u.nation in ("ru", "am", "pc") and not u.hq]
    if in_force(p, "ne-cp-civil-war") and len(russians) > 1:
        return False
    if any(p.fallen(u.nation) for u in units) and len({u.flag for u in units}) > 1:
        return False
    return len({u.red for u in units}) < 2


# -- 17.0 where a unit may be ------------------------------------------------------------------------------------------


def may_operate(p: Position, unit: Unit, front: str) -> bool:
    """3.26, 17.2, 17.3: fronts."""
    g, nation, code = p.g, unit.nation, unit.code
    if front in NEAR_EAST and g.turn < 6:
        return False
    if unit.kind == "tank":
        return front == "west" or (front == "east" and nation == "ge")
    if g.pef >> unit.number & 1 and front == "iraq":
        return True
    codes = {
        "EU": EUROPE, "NE": NEAR_EAST, "E/I": ("egypt", "iraq"), "C": ("caucasus",), "C/P": ("caucasus",),
        "E": ("egypt",), "E/O": ("egypt",), "I/P": ("iraq",),
    }  # fmt: skip
    if code in codes and front not in codes[code]:
        return False
    if code == "E" or code in ("E/O", "C/P", "I/P"):
        return True
    own = {
        "ge": (*EUROPE, *NEAR_EAST), "ah": EUROPE, "tu": ("east", *NEAR_EAST), "br": (*EUROPE, "egypt", "iraq"),
        "fr": EUROPE, "it": EUROPE, "us": EUROPE, "ru": ("east", "caucasus"), "be": ("west",), "am": ("caucasus",),
        "ab": ("egypt",), "pc": ("caucasus",), "pg": ("iraq",), "sp": ("iraq",),
    }.get(nation, ("east",))  # fmt: skip
    if front not in own:
        return False
    if front == "italy" and nation not in ("it", "ah") and g.turn < 27:
        return False
    return not (front == "west" and nation == "ah" and g.turn < 27)


def balkans(p: Position, name: str) -> bool:
    its = p.ground.hexes[name]
    return its.front == "east" and its.country not in ("ah", "ge", "ru", "pl")


def open_country(p: Position, unit: Unit, name: str) -> bool:
    """Countries that are open, and what is forbidden to some."""
    g, its = p.g, p.ground.hexes[name]
    country = its.country
    neutral = {"it": "it", "ro": "ro", "bu": "bu", "gk": "gk", "tu": "tu"}
    if country in neutral and p.allegiance(country) == NOBODY and not (country == "gk" and g.landed & GREECE):
        return False
    if country == "al" and not g.landed & ALBANIA:
        return False
    if country == "ch" or (country == "nl" and not (g.landed & HOLLAND and unit.side == CP)):
        return False
    if country in NATIONS and g.fresh >> NATIONS.index(country) & 1:
        return "landing" in its.kinds and unit.side == AL and bool(g.landed & BEACHES)
    if "landing" in its.kinds and (unit.side == CP or not g.landed & BEACHES):
        return False
    if unit.nation == "mn" and country != "mn":
        return False
    if unit.nation in ("gk", "bu") and not balkans(p, name):
        return False
    if unit.name == "ah-po" and (its.front != "east" or balkans(p, name)):
        return False
    if unit.code in ("C/P", "I/P") and country != "pe":
        return False
    if unit.code == "E/O" and country != "tu":
        return False
    if unit.nation == "am" and country == "pe":
        return False
    if "west-of-suez" in unit.flags and "west_of_suez" not in its.kinds:
        return False
    small = unit.nation == "ge" and unit.size in ("brigade", "battalion")
    guest = unit.side == CP and unit.nation != "tu" and not small and unit.code not in ("C/P", "I/P")
    if guest and country == "tu" and p.game != "near-east" and not g.landed & TURKS_DEPLOYED:
        return False  # 17.31h
    if name == "N2436" and not g.landed & PERSIA:
        return False
    if name == "N1845" and unit.side == AL and besieged(p):
        return False
    if its.front == "east" and on_track(p, "cp-typhus"):
        inside = bool(unit.hex) and p.ground.hexes[unit.hex].country == "sr"
        if inside != (country == "sr"):
            return False
    return not (g.treaty and _truce(p, unit, name))


def _truce(p: Position, unit: Unit, name: str) -> bool:
    """5.46b, 5.46c: not beside Russians in Russia, but Turks in the Near East."""
    its = p.ground.hexes[name]
    if unit.nation == "tu" and its.front in NEAR_EAST:
        return False

    def russian(h: str) -> bool:
        return p.ground.hexes[h].country == "ru" and any(u.flag == "ru" for u in p.at.get(h, ()))

    return any(russian(n) for n in p.ground.beside(name)) and not any(u.flag == "ru" for u in p.at.get(name, ()))


def quota_zones(p: Position, nation: str) -> list[tuple[int, set[str], set[str], bool]]:
    """17.21h, 17.21j, 17.31b, 17.31c, 17.31f: so many in a zone; who is one too many keeps out of another."""

    def of(front: str) -> set[str]:
        return {its.name for its in p.ground.of(front) if its.terrain != "lake"}

    if nation == "ah":
        north = {h for h in of("east") if int(h[1:3]) > 48}
        if {"E4129", "E3031"} <= p.held[CP] and not p.g.bolsheviks:
            north = {h for h in north if p.ground.hexes[h].country == "ge"}
        return [(4, of("west"), of("west"), True), (4, north, north, True)]
    if nation == "tu":
        out = {h for h in of("east") if not balkans(p, h)}
        egypt = {h for h in of("egypt") if p.ground.hexes[h].country == "eg"}
        return [(4, out, out, True), (3, egypt, egypt, False)]
    if nation == "us":
        zone = of("italy") | of("east")
        return [(1, zone, zone, True)]
    if nation == "it":
        zone = of("west") | of("east")
        return [(6, zone, of("west") if p.fallen("ah") else zone, True)]
    return []


def too_many(p: Position, units: Sequence[Unit]) -> set[str]:
    """Hexes that units may not enter together because of the limits of their nations."""
    found: set[str] = set()
    for nation in {u.nation for u in units}:
        for most, zone, bars, hqs in quota_zones(p, nation):

            def there(u: Unit, zone: set[str] = zone) -> bool:
                return u.hex in zone or (u.nation == "us" and u.box == "beside-italy")

            mine = [u for u in p.units if u.nation == nation and (hqs or not u.hq)]
            coming = [u for u in units if u.nation == nation and (hqs or not u.hq) and not there(u)]
            if coming and sum(there(u) for u in mine) + len(coming) > most:
                found |= bars
    return found


# -- 8.1, 8.3 points ---------------------------------------------------------------------------------------------------


def meets_enemy(p: Position, unit: Unit, name: str) -> bool:
    return any(p.fighters(n, 1 - unit.side) for n in p.ground.beside(name))


def allowances(p: Position, unit: Unit) -> tuple[int, int]:
    """8.14: points of a unit, and those it has if it never comes beside an enemy combat unit."""
    if THEATRE[unit.front] == 1:
        return unit.movement, unit.movement
    double = 2 * unit.movement
    if unit.front == "egypt" or p.g.turn <= 5 or unit.hq:
        return double, double
    tank = unit.side == AL and any(u.kind == "tank" for u in p.stack(unit.hex, AL))
    if unit.shock or unit.nation == "us" or tank:
        return double, double
    if meets_enemy(p, unit, unit.hex):
        return unit.movement, unit.movement
    return (unit.movement, double) if unit.rides else (double, double)


def price(p: Position, a: str, b: str, mountain: bool) -> int | None:
    """8.3: points for a step; None: it cannot be made."""
    its = p.ground.hexes[b]
    weather = p.felt(its.front)
    frozen = weather == "snow" and its.front in ("west", "italy", "east", "caucasus")
    side = p.ground.side(a, b)
    if ("lake" in side or its.terrain == "lake") and not frozen:
        return None
    if its.terrain == "lake":
        return 1
    points = COST[its.terrain]
    if its.terrain == "alpine" and not mountain:
        return None
    if its.terrain == "flood" and weather == "wet":
        points = 2
    along = its.terrain == "pass" and "pass" in side and weather != "snow"
    if along or (its.terrain in ("mountain", "pass") and mountain):
        points = 1
    if weather == "wet" and side & {"river", "canal"}:
        points += 1
    return max(points, 2) if b in p.waste else points


class March:
    """Where units that stand together reach."""

    def __init__(self, p: Position, units: Sequence[Unit]) -> None:
        self.p, self.units = p, units
        self.side, self.start = units[0].side, units[0].hex
        self.mountain = all(u.kind == "mountain" for u in units)
        self.barred = too_many(p, units)
        near, far = (min(allowances(p, u)[i] for u in units) for i in (0, 1))
        self.costs = self._search(near, aloof=False)
        if far > near:
            for h, points in self._search(far, aloof=True).items():
                self.costs.setdefault(h, points)
        for n in p.ground.touching(self.start):  # 8.13
            if price(p, self.start, n, self.mountain) is not None and self.enters(n):
                self.costs.setdefault(n, near)
        del self.costs[self.start]

    def enters(self, name: str) -> bool:
        p, its = self.p, self.p.ground.hexes[name]
        if its.terrain == "lake":
            return True
        enemy = 1 - self.side
        if p.fighters(name, enemy) or p.fort_of(name, enemy) or name in self.barred:
            return False
        if p.stack(name, enemy) and any(u.hq for u in self.units):
            return False
        reds = [u for u in self.units if u.red]
        if reds and any(not u.red for u in p.stack(name, AL)):
            return False
        return all(may_operate(p, u, its.front) and open_country(p, u, name) for u in self.units)

    def pinned(self, name: str) -> bool:
        """6.3f."""
        p = self.p
        if self.side != CP or p.ground.hexes[name].front != "egypt" or not on_track(p, "ne-al-interdiction"):
            return False
        near = any(u.nation == "br" for h in (name, self.start) for n in p.ground.beside(h) for u in p.at.get(n, ()))
        return near and p.ground.hexes[name].terrain == "difficult"

    def _search(self, points: int, aloof: bool) -> dict[str, int]:
        p, best = self.p, {self.start: 0}
        queue = [(0, self.start)]
        while queue:
            spent, h = heapq.heappop(queue)
            if spent > best[h] or (h != self.start and self.pinned(h)):
                continue
            for n in p.ground.touching(h):
                step = price(p, h, n, self.mountain)
                if step is None or spent + step > points or spent + step >= best.get(n, 10**6) or not self.enters(n):
                    continue
                if aloof and meets_enemy(p, self.units[0], n):
                    continue
                best[n] = spent + step
                heapq.heappush(queue, (spent + step, n))
        return best

    # -- 8.2 where it may end -----------------------------------------------------------------------------------------

    def ends(self) -> set[str]:
        return {h for h in self.costs if self.p.ground.land(h) and self.fed(h) and self.fits(h)}

    def fed(self, name: str) -> bool:
        """8.26, 11.51a."""
        hqs = {u.number: name for u in self.units if u.hq}
        way = Way(hqs, (name,) if self._changes(name) else ())
        return all(normal(self.p, u, name, way) or in_fort_there(self.p, u, name) for u in self.units)

    def _changes(self, name: str) -> bool:
        p = self.p
        town = p.ground.is_town(name) and (name not in p.held[self.side] or name in PIPELINE)
        return town or bool(p.stack(name, 1 - self.side))

    def fits(self, name: str) -> bool:
        """8.23: with those who cannot leave any more."""
        p = self.p
        stay = [u for u in p.stack(name, self.side) if u not in self.units and not could_move(p, u)]
        return may_stack(p, [*stay, *self.units])


def in_fort_there(p: Position, unit: Unit, name: str) -> bool:
    """An intact fort of its nation."""
    return name != "N1845" and in_fort(p, unit, name)


def could_move(p: Position, unit: Unit) -> bool:
    """Whether a unit of the side under way may still move in this phase."""
    g = p.g
    if THEATRE[unit.front] != g.theatre or unit.side != g.side or g.moved >> unit.number & 1:
        return False
    f = ("west", "italy", "east", "caucasus", "egypt", "iraq").index(unit.front)
    if g.passed >> f & 1 or unit.row["movement"] in ("", "0"):
        return False
    if g.fresh >> NATIONS.index(unit.nation) & 1 or g.armistice >> NATIONS.index(unit.nation) & 1:
        return False
    if g.treaty and unit.flag == "ru":
        return False
    return not (unit.hex == "N1845" and unit.side == AL and besieged(p))
