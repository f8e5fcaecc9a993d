"""9.0 for the oracle: where a unit may go by rail, by sea or into a box, and what of which capacity that takes."""

from __future__ import annotations

from .oracle_ground import AL, CP, EUROPE, NATIONS, NEAR_EAST, Position, Unit
from .oracle_moves import may_operate, may_stack, open_country, too_many
from .oracle_supply import normal, supply

CAPACITY = {
    "cp": 24, "cp_near_east": 4, "al": 12, "ru_east": 8, "ru_caucasus": 2, "al_egypt": 4, "al_iraq": 4,
    "sea_europe": 6, "sea_near_east": 3,
}  # fmt: skip
POOLS = list(CAPACITY)
TURKS_DEPLOYED, ALBANIA, BEACHES = 16, 8, 1


def left(p: Position, pool: str) -> int:
    return CAPACITY[pool] - int(p.g.freight[POOLS.index(pool)])


def weight(unit: Unit) -> int:
    return 2 if unit.hq else 1


# -- 9.3 the net -------------------------------------------------------------------------------------------------------


def threatened(p: Position, side: int, name: str, newcomers: bool) -> bool:
    """9.32: beside enemy units or their forts; 9.32c: those of a country that has just joined apart."""
    fresh = {NATIONS[n] for n in range(len(NATIONS)) if p.g.fresh >> n & 1}
    for n in p.ground.beside(name):
        if any(newcomers or u.nation not in fresh for u in p.stack(n, 1 - side)):
            return True
        if p.fort_of(n, 1 - side) and (newcomers or p.forts[n] not in fresh):
            return True
    return False


def passes(p: Position, unit: Unit, name: str) -> bool:
    """9.31, 9.32a, 9.15, 9.22, 9.23: whether its train may be in a hex."""
    its, side = p.ground.hexes[name], unit.side
    if its.terrain in ("lake", "alpine") or name not in p.held[side] or p.stack(name, 1 - side):
        return False
    if p.fort_of(name, 1 - side) or not may_operate(p, unit, its.front) or not open_country(p, unit, name):
        return False
    if threatened(p, side, name, True) and not p.stack(name, side) and not p.fort_of(name, side):
        return False
    return allowed(p, unit, name)


def german_bar(p: Position, unit: Unit) -> bool:
    """9.15."""
    early = p.game == "combined" and not p.g.landed & TURKS_DEPLOYED
    return early and unit.nation == "ge" and unit.size not in ("brigade", "battalion")


def allowed(p: Position, unit: Unit, name: str) -> bool:
    its = p.ground.hexes[name]
    if unit.side == CP:
        return its.front in EUROPE or not german_bar(p, unit)
    if its.front in ("west", "italy"):
        return True
    if its.front == "east":
        return unit.flag == "ru" and its.country in ("ru", "pl")
    if its.front == "caucasus":
        return unit.flag == "ru" and its.country == "ru"
    if its.front == "egypt":
        return its.country == "eg"
    return bool(p.g.maude) and ((int(name[3:]) > 44 and its.country != "pe") or name == "N2552")


def connected(p: Position, unit: Unit, starts: set[str]) -> set[str]:
    """Hexes that trains reach from some."""
    found = {h for h in starts if passes(p, unit, h)}
    edge = set(found)
    while edge:
        edge = {n for h in edge for n in p.ground.beside(h) if n not in found and passes(p, unit, n)}
        found |= edge
    return found


def may_end(p: Position, unit: Unit, name: str) -> bool:
    """9.31, 9.32a: a supplied town, controlled, not beside enemies, with room."""
    side = unit.side
    if not p.ground.is_town(name) or name not in p.held[side] or p.stack(name, 1 - side) or name == unit.hex:
        return False
    if threatened(p, side, name, False) or not normal(p, unit, name) or not open_country(p, unit, name):
        return False
    if side == CP and p.g.raid >= 0 and p.g.box.numbers[p.g.raid] == name:
        return False
    return name not in too_many(p, [unit]) and may_stack(p, [*p.stack(name, side), unit])


def targets(p: Position, unit: Unit, net: set[str]) -> set[str]:
    """Where trains of a net may end; 9.32c: on the turn a neutral joins a last step may lead beside it."""
    found = {h for h in net if may_end(p, unit, h)}
    if p.g.fresh:
        found |= {
            n
            for h in net
            for n in p.ground.beside(h)
            if may_end(p, unit, n)
            and p.ground.hexes[n].terrain != "alpine"
            and may_operate(p, unit, p.ground.hexes[n].front)
        }
    return found


def gates(p: Position, side: int, front: str) -> set[str]:
    """9.0b."""
    word = "edge_supply_cp" if side == CP else "edge_supply_ru" if front == "east" else "edge_supply_allied"
    return {its.name for its in p.ground.of(front) if word in its.kinds}


def corridor(p: Position) -> bool:
    """9.17."""
    if "east" not in p.fronts:
        return True
    cp = p.held[CP]
    return p.allegiance("bu") == CP and (p.allegiance("ro") == CP or "E2423" in cp or {"E2413", "E2015"} <= cp)


def in_turkey(p: Position, name: str) -> bool:
    its = p.ground.hexes[name]
    return its.front == "east" and its.country == "tu"


# -- by rail -----------------------------------------------------------------------------------------------------------


def pool_of(unit_side: int, front: str) -> str:
    if unit_side == CP:
        return "cp" if front in EUROPE else "cp_near_east"
    return {"west": "al", "italy": "al", "east": "ru_east", "caucasus": "ru_caucasus", "egypt": "al_egypt"}.get(
        front, "al_iraq"
    )


def rail_price(p: Position, unit: Unit, goal: str) -> dict[str, int]:
    """9.11, 9.12, 9.14, 9.21, 9.34."""
    front = p.ground.hexes[goal].front
    if unit.box == "transfer":
        return {}
    pool = pool_of(unit.side, front)
    times = 1
    if pool in ("cp", "al"):
        home = ("ge",) if pool == "cp" else ("fr", "it")
        ends = [p.ground.hexes[h].country for h in (unit.hex, goal) if h]
        times = 2 if unit.box == "transit" or any(country not in home for country in ends) else 1
    return {pool: times * weight(unit)}


def fit(p: Position, unit: Unit) -> bool:
    """9.31, 17.11b, 5.46b: whether a unit on the map may begin a journey, if there is one."""
    n = NATIONS.index(unit.nation)
    if p.g.fresh >> n & 1 or p.g.armistice >> n & 1 or (p.g.treaty and unit.flag == "ru"):
        return False
    return unit.row["movement"] not in ("", "0") and supply(p, unit) == "normal"


def by_rail(p: Position, unit: Unit) -> set[str]:
    """All hexes to which a unit may ride now."""
    g, side = p.g, unit.side
    found: set[str] = set()
    if unit.box == "arabia":
        found = {
            its.name
            for its in p.ground.of("egypt")
            if its.country == "tu" and may_end(p, unit, its.name) and may_operate(p, unit, "egypt")
        }
    elif unit.box in ("transit", "transfer"):
        found = _from_box(p, unit)
    elif unit.box in ("beside-west", "beside-italy"):
        front = unit.box[7:]
        doors = {its.name for its in p.ground.of(front) if "us_entry" in its.kinds and its.name in p.held[AL]}
        net = connected(p, unit, {h for h in doors if not p.stack(h, CP)})
        found = targets(p, unit, net) | _abroad(p, unit, front, net)
    elif unit.hex and p.ground.is_town(unit.hex) and fit(p, unit):
        if side == CP and g.raid >= 0 and g.box.numbers[g.raid] == unit.hex:
            return set()
        net = connected(p, unit, {unit.hex})
        found = targets(p, unit, net) | _abroad(p, unit, unit.front, net)
        if side == CP and not corridor(p):
            inside = in_turkey(p, unit.hex)
            found = {h for h in found if in_turkey(p, h) == inside}
    return {h for h in found if all(left(p, pool) >= its for pool, its in rail_price(p, unit, h).items())}


def _abroad(p: Position, unit: Unit, front: str, net: set[str]) -> set[str]:
    """9.0b: to other fronts by the edges."""
    joined = EUROPE if unit.side == CP else ("west", "italy")
    if front not in joined or not net & gates(p, unit.side, front):
        return set()
    found: set[str] = set()
    for other in joined:
        if other != front and other in p.fronts:
            found |= targets(p, unit, connected(p, unit, gates(p, unit.side, other)))
    return found


def _from_box(p: Position, unit: Unit) -> set[str]:
    g = p.g
    found: set[str] = set()
    if unit.box == "transfer":
        if g.since[unit.number] + 2 > g.turn:
            return set()
        for front in ("east", "caucasus"):
            found |= targets(p, unit, connected(p, unit, gates(p, AL, front)))
        return found
    if g.since[unit.number] >= g.turn:
        return set()
    if not g.surrendered:
        for front in NEAR_EAST:
            if front in p.fronts:
                found |= targets(p, unit, connected(p, unit, gates(p, CP, front)))
    if "east" in p.fronts and not (unit.nation == "tu" and not g.landed & TURKS_DEPLOYED):
        east = targets(p, unit, connected(p, unit, gates(p, CP, "east") | {"E1328"}))
        found |= east if corridor(p) else {h for h in east if in_turkey(p, h)}
    return found


# -- boxes -------------------------------------------------------------------------------------------------------------


def to_box(p: Position, unit: Unit) -> str:
    """9.13, 9.24: the box a unit may go into: transit, transfer or none."""
    g = p.g
    if not unit.hex or not p.ground.is_town(unit.hex) or not fit(p, unit):
        return ""
    net = connected(p, unit, {unit.hex})
    if unit.side == AL:
        russian = unit.flag == "ru" and p.game == "combined" and not g.tsar and unit.front in ("east", "caucasus")
        both = all(may_operate(p, unit, front) for front in ("east", "caucasus"))
        room = min(left(p, "ru_east"), left(p, "ru_caucasus")) >= weight(unit)
        return "transfer" if russian and both and room and net & gates(p, AL, unit.front) else ""
    if unit.front not in ("east", *NEAR_EAST) or german_bar(p, unit) or p.game == "europe":
        return ""
    if g.raid >= 0 and g.box.numbers[g.raid] == unit.hex:
        return ""
    if g.surrendered and (unit.front == "east" or not p.stack("E1328", CP)):
        return ""
    others = [f for f in ("east", *NEAR_EAST) if f != unit.front and f in p.fronts and may_operate(p, unit, f)]
    if not others:
        return ""
    pool, times = ("cp", 2) if unit.front == "east" else ("cp_near_east", 1)
    if left(p, pool) < times * weight(unit):
        return ""
    doors = gates(p, CP, unit.front)
    if unit.front == "east":
        if not in_turkey(p, unit.hex) and not corridor(p):
            return ""
        doors = doors | {"E1328"}
    return "transit" if net & doors else ""


# -- 9.5 by sea --------------------------------------------------------------------------------------------------------


def ports(p: Position, unit: Unit, front: str) -> set[str]:
    """9.51, 9.53, 9.54."""
    found = set()
    straits = "E1328" in p.held[AL]
    for its in p.ground.of(front):
        kinds = its.kinds
        yes = "port" in kinds and front != "caucasus"
        if front == "egypt":
            yes = yes or {"coast", "west_of_suez"} <= kinds
        if front == "east":
            yes = yes and "baltic" not in kinds and (straits or "black_sea" not in kinds)
            if "landing" in kinds:
                yes = bool(p.g.landed & BEACHES)
        if yes and its.name in p.held[AL] and normal(p, unit, its.name) and open_country(p, unit, its.name):
            found.add(its.name)
    return found


def by_sea(p: Position, unit: Unit) -> set[str]:
    g = p.g
    if unit.side != AL or not unit.hex or (unit.hq and p.game == "near-east") or not fit(p, unit):
        return set()
    if unit.hex not in ports(p, unit, unit.front):
        return set()
    europe, near = left(p, "sea_europe") > 0 and g.landed_on != g.turn, left(p, "sea_near_east") > 0
    found: set[str] = set()
    for front in p.fronts:
        if not may_operate(p, unit, front) or front == "caucasus":
            continue
        ends = {unit.front, front}
        if (ends & set(EUROPE) and not europe) or (ends & set(NEAR_EAST) and not near):
            continue
        if ends & set(EUROPE) and ends & set(NEAR_EAST) and (unit.hq or "egypt" not in ends):
            continue
        found |= {
            h
            for h in ports(p, unit, front)
            if h != unit.hex
            and not p.stack(h, CP)
            and h not in too_many(p, [unit])
            and may_stack(p, [*p.stack(h, AL), unit])
        }
    return found
