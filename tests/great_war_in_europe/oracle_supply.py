"""11.0 for the oracle: where units of a nation are in supply, by sets of names and searches hex by hex."""

from __future__ import annotations

from collections.abc import Iterable

from .oracle_ground import AL, CP, NEAR_EAST, Position, Unit

RUSSIANS = ("ru", "am", "pc")
BEACHES, SALONIKA, ALBANIA, PERSIA = 1, 2, 8, 32
"""The bits of `landed` that sources ask for."""
PIPELINE = ("N4011", "N3611", "N3311", "N3112")


class Way:
    """How a march changes things: a headquarters is away, hexes are as if entered."""

    def __init__(self, hqs: dict[int, str] | None = None, entered: Iterable[str] = ()) -> None:
        self.hqs = hqs or {}
        """Headquarters by number that are elsewhere than they lie; empty: nowhere."""
        self.entered = frozenset(entered)

    def key(self) -> object:
        return (tuple(sorted(self.hqs.items())), self.entered)


PLAIN = Way()


def spread(p: Position, seeds: Iterable[str], free: set[str], most: int = 10_000) -> set[str]:
    """Hexes to which lines of so many hexes lead from some."""
    found = {h for h in seeds if h in free}
    edge = set(found)
    for _ in range(most):
        edge = {n for h in edge for n in p.ground.linked(h) if n in free} - found
        if not edge:
            break
        found |= edge
    return found


def open_to(p: Position, side: int, front: str, mountain: bool, way: Way) -> set[str]:
    """11.6a, 11.6b, 12.2d: hexes that lines may be in."""
    found = set()
    for its in p.ground.of(front):
        if its.terrain == "lake":
            continue
        if its.name not in way.entered and (p.stack(its.name, 1 - side) or p.fort_of(its.name, 1 - side)):
            continue
        if its.terrain == "alpine" and not mountain:
            continue
        if its.terrain == "desert" and front in NEAR_EAST and p.weather[front] == "hot":
            continue
        found.add(its.name)
    return found


def primaries(p: Position, nation: str, front: str, held: set[str]) -> set[str]:
    """11.32, 11.33."""
    side, landed = p.allegiance(nation), p.g.landed
    found: set[str] = set()
    for its in p.ground.of(front):
        kinds = its.kinds
        if side == CP:
            yes = bool(kinds & {"edge_supply_cp", "supply_cp", "ruhr"})
            if front == "east":
                join = {"E1328": "tu", "E1819": "bu", "E2423": "ro"}.get(its.name)
                yes = p.allegiance(join) == CP if join else yes
        elif front in ("west", "italy", "caucasus"):
            yes = "edge_supply_allied" in kinds
        elif front == "egypt":
            yes = "west_of_suez" in kinds
        elif front == "iraq":
            if nation in RUSSIANS:
                yes = its.name == "N2436" and bool(landed & PERSIA)
            else:
                yes = its.name in ("N2252", "N2552")
        else:
            yes = _eastern(p, nation, its.name, its.country, kinds)
        if yes and its.name in held:
            found.add(its.name)
    f = ("west", "italy", "east", "caucasus", "egypt", "iraq").index(front)
    numbers = p.g.box.fronts[f].numbers
    return found - {n for i, n in enumerate(numbers) if p.g.spoiled[f] >> i & 1}


def _eastern(p: Position, nation: str, name: str, country: str, kinds: frozenset[str]) -> bool:
    landed = p.g.landed
    if nation in ("ru", "ro"):
        return "edge_supply_ru" in kinds or (name == "E2423" and p.allegiance("ro") == AL)
    if nation == "gk":
        return "edge_supply_gk" in kinds
    if nation == "mn":
        return False
    if nation == "sr":
        return (country == "sr" and p.ground.is_town(name)) or (name == "E1116" and bool(landed & SALONIKA))
    if nation == "it":
        return name == "E1210" and bool(landed & ALBANIA)
    return (name == "E1116" and bool(landed & SALONIKA)) or ("landing" in kinds and bool(landed & BEACHES))


def towns(p: Position, side: int, front: str, held: set[str]) -> set[str]:
    """11.22a, 11.22b, 11.53a, 14.63b: secondary sources."""
    found = {its.name for its in p.ground.of(front) if p.ground.is_town(its.name) and its.name in held}
    found -= p.waste
    if front == "egypt" and side == AL:
        found -= set(PIPELINE[p.g.pipeline :])
        if not held & {"N2913", "N2711"}:
            found = {n for n in found if int(n[3:]) <= 13}
    return found


def area(p: Position, nation: str, front: str, mountain: bool, way: Way = PLAIN) -> set[str]:
    """Where units of a nation are in normal supply by a line, a headquarters or a port."""
    key = (nation, front, mountain, way.key())
    if key not in p.areas:
        p.areas[key] = _area(p, nation, front, mountain, way)
    return p.areas[key]


def _area(p: Position, nation: str, front: str, mountain: bool, way: Way) -> set[str]:
    side = p.allegiance(nation)
    free = open_to(p, side, front, mountain, way)
    held = p.held[side] | way.entered
    first = primaries(p, nation, front, held)
    alps = {
        its.name
        for its in p.ground.of(front)
        if nation == "it" and mountain and its.terrain == "alpine" and its.country == "ah"
    }
    all_free, free = free, free - alps
    linked = spread(p, first, free)
    channel: set[str] = set()
    if front == "west" and nation == "br":
        channel = spread(p, {"W6707", "W6709"} & p.held[AL], free)  # 11.44c
    second = towns(p, side, front, held) & (linked | channel)
    sources = (first & free) | second
    found = spread(p, sources, free, 4)
    occupied = {h for h in p.at if p.stack(h, side)} | way.entered
    dry = set(PIPELINE[p.g.pipeline :]) if front == "egypt" and side == AL else set()
    inside = dry & held & occupied & linked
    near = spread(p, sources, free, 6) | inside if front in NEAR_EAST else linked | channel
    whose = "ru" if nation in RUSSIANS else nation
    for hq in p.units:
        if not hq.hq or hq.nation != whose or hq.side != side:
            continue
        at = way.hqs.get(hq.number, hq.hex)
        if at and p.ground.hexes[at].front == front and at in near:
            found |= {at} | {n for n in p.ground.linked(at) if n in all_free}
    if alps:
        edge = spread(p, sources, free, 3)
        found |= {n for h in edge for n in p.ground.linked(h) if n in alps and n in all_free}
    found |= {h for h in first if not p.stack(h, 1 - side)}  # 12.2d: who is in a source needs no line
    return found | inside | _ports(p, nation, front, side, held, free)


def _ports(p: Position, nation: str, front: str, side: int, held: set[str], free: set[str]) -> set[str]:
    """11.4."""

    def of(word: str) -> set[str]:
        return {its.name for its in p.ground.of(front) if word in its.kinds}

    if front == "west" and side == AL:
        found = of("port") & held
        if of("mark_R") - p.held[AL]:
            found.discard("W5603")
        if of("mark_A") - p.held[AL] or any(p.stack(h, CP) for h in ("W6718", "W6719", "W6820", "W6919")):
            found.discard("W6819")
        return spread(p, found, free, 4) | found if nation in ("br", "be") else found
    if front == "italy" and side == AL:
        return {"W2022", "W2230"} & held
    if front == "east" and side == AL:
        return {"E1725", "E2027", "E2328", "E3031"} & held if "E1328" in p.held[AL] else set()
    if front == "east" and nation == "ge":
        baltic = {"E5205", "E5412", "E5514", "E6116", "E6120", "E6921", "E6924", "E7028", "E7030"} & held
        return baltic | (spread(p, {"E5514"}, free, 4) if "E5514" in held else set())
    if front == "caucasus" and nation in (*RUSSIANS, "tu"):
        return {h for h in of("black_sea") | (of("caspian") if nation != "tu" else set()) if h in free}
    return of("k") if front == "iraq" and side == CP else set()


def always(p: Position, unit: Unit, at: str) -> bool:
    """11.32d, 11.33c, 11.33f."""
    its = p.ground.hexes[at]
    if unit.nation == "mn":
        return its.country == "mn"
    if unit.nation in ("pg", "sp"):
        return its.country == "pe"
    return unit.nation == "ab" and its.front == "egypt" and its.country == "tu"


def besieged(p: Position) -> bool:
    """14.22."""
    ring = {its.name for its in p.ground.of("iraq") if "k" in its.kinds}
    return any(p.stack(h, CP) for h in ring) and bool(p.stack("N1845", AL))


def normal(p: Position, unit: Unit, at: str = "", way: Way = PLAIN) -> bool:
    """Whether a unit is, or would be, in normal supply."""
    at = at or unit.hex
    front = p.ground.hexes[at].front
    return at in area(p, unit.nation, front, unit.kind == "mountain", way) or always(p, unit, at)


def in_fort(p: Position, unit: Unit, at: str = "") -> bool:
    """11.51a, 14.21: fortress supply."""
    at = at or unit.hex
    whose = "ru" if unit.nation in RUSSIANS else unit.nation
    return p.forts.get(at) == whose or (at == "N1845" and unit.side == AL)


def supply(p: Position, unit: Unit) -> str:
    """normal, fortress or none."""
    if p.g.spared >> unit.number & 1:
        return "normal"
    if unit.hex == "N1845" and unit.side == AL and besieged(p):
        return "fortress"
    if normal(p, unit):
        return "normal"
    return "fortress" if in_fort(p, unit) else "none"
