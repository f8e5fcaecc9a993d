"""10.0 for the oracle: who may attack what, odds with all shifts and modifiers, first losses, who may advance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .oracle_ground import AL, CP, NATIONS, NEAR_EAST, THEATRE, Position, Unit
from .oracle_moves import balkans, in_force, may_operate, may_stack, on_track, open_country, quota_zones, too_many
from .oracle_supply import Way, besieged, normal, supply

GROUND = {"rough": 1, "difficult": 1, "marsh": 1, "alpine": 1, "mountain": 1, "pass": 1}
RUSSIANS = ("ru", "am", "pc")


def top(p: Position, name: str, side: int) -> Unit | None:
    """7.25: what is seen of a stack."""
    there = p.stack(name, side)
    chosen = p.g.tops.get(p.g.box.hex[name], -1)
    return next((u for u in there if u.number == chosen), there[0] if there else None)


def may_be_attacked(p: Position, name: str) -> bool:
    """10.11, 10.14: combat units or an intact fort, not attacked yet."""
    g, its = p.g, p.ground.hexes[name]
    enemy = 1 - g.side
    front = g.box.front_of[g.box.hex[name]]
    struck = g.struck[front.index] >> g.box.hex[name] - front.base & 1
    there = bool(p.fighters(name, enemy)) or p.fort_of(name, enemy)
    return THEATRE[its.front] == g.theatre and not g.passed >> front.index & 1 and there and not struck


def may_attack(p: Position, unit: Unit, name: str) -> bool:
    """10.1, 15.2, 17.0: whether a unit may attack a hex that may be attacked."""
    g, its = p.g, p.ground.hexes[name]
    here = p.ground.hexes[unit.hex]
    if unit.hq or unit.side != g.side or unit.attack <= 0 or name not in p.ground.beside(unit.hex):
        return False
    if g.fought >> unit.number & 1 or (g.again and not g.again >> unit.number & 1):
        return False
    if "alpine" in (its.terrain, here.terrain) and p.weather[its.front] == "snow":
        return False
    if its.terrain == "alpine" and unit.kind != "mountain":
        return False
    if unit.kind == "tank":
        wet = p.felt(its.front) == "wet"
        if its.terrain in ("marsh", "mountain", "pass", "alpine", "forest") or (its.terrain == "flood" and wet):
            return False
        if not any(u.nation == unit.nation and u.kind not in ("tank", "hq") for u in p.at[unit.hex]):
            return False
    return _may_nation(p, unit, name)


def _may_nation(p: Position, unit: Unit, name: str) -> bool:
    g, its, enemy = p.g, p.ground.hexes[name], top(p, name, 1 - p.g.side)
    if unit.nation in ("bu", "gk") and not balkans(p, name):
        return False
    fresh = {NATIONS[n] for n in range(len(NATIONS)) if g.fresh >> n & 1}
    if unit.nation in fresh or its.country in fresh:
        return False
    if unit.hex == "N1845" and unit.side == AL and besieged(p):
        return False
    foes = {enemy.flag if enemy else p.forts[name]}
    if any(g.armistice >> NATIONS.index(n) & 1 for n in (*foes, unit.nation)):
        return False
    if g.treaty and (unit.flag == "ru" or "ru" in foes):
        return unit.nation == "tu" and its.front in NEAR_EAST
    if unit.nation == "fr" and its.front == "west" and on_track(p, "al-mutiny"):
        return False
    if unit.nation in RUSSIANS and on_track(p, "al-paralysis"):
        seen = enemy.nation if enemy else ""
        if unit.nation != "ru" or not in_force(p, "al-brusilov") or seen == "ge":
            return False
    if its.front == "east" and on_track(p, "cp-typhus"):
        if "sr" in (its.country, p.ground.hexes[unit.hex].country):
            return False
    if unit.nation == "ah":
        most, zone, _, _ = quota_zones(p, "ah")[1]
        there = [u for u in p.units if u.nation == "ah" and u.hex in zone]
        if unit.hex in zone and len(there) > most:
            fought = sum(g.fought >> u.number & 1 for u in there if u is not unit)
            return bool(fought < most)
    return True


# -- 10.3 to 10.5 ------------------------------------------------------------------------------------------------------


class Result(NamedTuple):
    attack: int
    defence: int
    large: bool
    ratio: int
    column: int
    modifier: int


def strength(p: Position, units: Sequence[Unit], attacks: bool) -> int:
    whole, half, many = 0, 0, 0
    for u in units:
        value, fed = (u.attack if attacks else u.defence), supply(p, u)
        if fed == "normal" or (fed == "fortress" and not attacks):
            whole += value
        else:
            half, many = half + value, many + (value > 0)
    return whole + max((half + 1) // 2, many)


def columns(attack: int, defence: int) -> int:
    """1-2 is 0, 1-1 is 1, 2-1 is 2, 1-3 is -1: rounded down for the attacker."""
    if attack >= defence:
        return attack // defence
    n = 2
    while attack * n < defence:
        n += 1
    return 2 - n


def cooperate(p: Position, u: Unit, v: Unit) -> bool:
    """7.24."""
    g = p.g
    if _house(p, u) == _house(p, v):
        return True
    for one, other in ((u, v), (v, u)):
        if one.nation == "us" and not g.us_army:
            return True
        if one.nation == "ge" and one.size in ("brigade", "battalion") and other.nation in ("tu", "pg"):
            return True
        if one.nation == "ge" and near_sud(p, one):
            return True
        if one.nation == "br" and one.kind == "tank" and other.nation == "br":
            return True
    return False


def _house(p: Position, u: Unit) -> str:
    if u.nation == "br" and u.contingent == "canada" and p.letter >= "F":
        return "canada"
    if u.nation == "fr" and u.code == "E":
        return "br"
    return {"am": "ru", "pc": "ru", "sp": "br", "pg": "tu"}.get(u.nation, u.nation)


def near_sud(p: Position, unit: Unit) -> bool:
    sud = next(u for u in p.units if u.name == "ge-hqsud")
    return bool(sud.hex) and (sud.hex == unit.hex or sud.hex in p.ground.beside(unit.hex))


def mixed(p: Position, units: Sequence[Unit]) -> bool:
    return any(not cooperate(p, u, v) for i, u in enumerate(units) for v in units[:i])


def at_home(p: Position, unit: Unit, nation: str) -> bool:
    """14.11a, 7.24: whether a unit cooperates with the garrison of a fort."""
    if nation in (unit.nation, _house(p, unit)) or (unit.nation == "us" and not p.g.us_army):
        return True
    small = unit.size in ("brigade", "battalion") and nation == "tu"
    return unit.nation == "ge" and (small or near_sud(p, unit))


def fortified(p: Position, name: str, side: int) -> bool:
    kut = name == "N1845" and bool(p.stack(name, AL))
    line = name in p.hindenburg and bool(p.stack(name, CP))
    return p.fort_of(name, side) or kut or line


def shifts(p: Position, name: str, attackers: Sequence[Unit], hqs: tuple[Unit | None, Unit | None]) -> int:
    its, side = p.ground.hexes[name], 1 - attackers[0].side
    there, weather = p.fighters(name, side), p.felt(p.ground.hexes[name].front)
    left = GROUND.get(its.terrain, 0)
    if its.terrain in ("mountain", "pass") and weather in ("wet", "snow"):
        left = 2
    if its.terrain == "forest" and weather in ("wet", "snow"):
        left = 1
    if its.terrain == "flood" and weather == "wet":
        left = 1
    left += its.town == "city" and name not in p.waste
    if p.fort_of(name, side):
        left += 2 if its.fort == "heavy" else 1
    left += name == "N1845" and bool(p.stack(name, AL)) and side == AL
    left += 2 * (name in p.hindenburg and bool(there) and side == CP)
    left += all(p.ground.side(u.hex, name) & {"river", "canal"} for u in attackers)
    left += any(u.hex in p.waste for u in attackers)
    left += mixed(p, attackers)
    left -= mixed(p, there) or (p.fort_of(name, side) and any(not at_home(p, u, p.forts[name]) for u in there))
    for hq, sign in zip(hqs, (-1, 1), strict=True):
        left += sign * hq.support if hq else 0
    return -left


def is_exposed(p: Position, unit: Unit, front: str) -> bool:
    """15.54b, 15.54c."""
    spared = unit.nation == "br" and (front in NEAR_EAST or p.letter < "D")
    return unit.rides and not spared


def trench(p: Position, name: str, there: Sequence[Unit]) -> int:
    """14.4, 14.5."""
    front = p.ground.hexes[name].front
    if not there or any(is_exposed(p, u, front) for u in there):
        return 0
    if front in NEAR_EAST:
        dug = {p.g.box.numbers[h] for h in p.g.dugouts}
        return -1 if name in dug and there[0].side == CP else 0
    return max(_depth(p, u) for u in there)


def _depth(p: Position, unit: Unit) -> int:
    nation = "ge" if unit.side == CP and near_sud(p, unit) else unit.nation
    letters = {"ge": "BD", "br": "BD", "be": "BD", "fr": "CD"}.get(nation, "F")
    return -sum(p.letter >= letter for letter in letters)


def concentric(p: Position, name: str, attackers: Sequence[Unit]) -> bool:
    if fortified(p, name, 1 - attackers[0].side) and name not in ("N2913", "N2711"):
        return False
    flat = p.ground.hexes[name].front in ("egypt", "iraq")
    circle = ["n", "ne", "se", "s", "sw", "nw"] if flat else ["ne", "e", "se", "sw", "w", "nw"]
    hexes = {u.hex for u in attackers}
    sides = {circle.index(way) for way, n in p.ground.ways[name].items() if n in hexes}
    return len(sides) >= 4 or any((i + 3) % 6 in sides for i in sides) or sides in ({0, 2, 4}, {1, 3, 5})


def reckon(p: Position, name: str, attackers: Sequence[Unit], hqs: tuple[Unit | None, Unit | None]) -> Result:
    """10.3 to 10.5 without events and air."""
    its, side = p.ground.hexes[name], 1 - attackers[0].side
    there = p.fighters(name, side)
    attack = strength(p, attackers, True)
    defence = strength(p, there, False) + p.fort_of(name, side)
    ratio = columns(attack, defence)
    column = ratio + shifts(p, name, attackers, hqs)
    die = int(concentric(p, name, attackers)) + max(column - 5, 0) + trench(p, name, there)
    guns = any(u.kind == "at" and supply(p, u) != "none" for u in there)
    tanks = [u for u in attackers if u.kind == "tank" and supply(p, u) == "normal"]
    if tanks and not guns:
        die += max(int(flag[5:]) for u in tanks for flag in u.flags if flag.startswith("tank+"))
    shock = sum(u.shock for u in attackers)
    die += 2 if shock >= 4 else 1 if shock else 0
    if its.front == "caucasus" and p.weather["caucasus"] == "snow":
        winter = p.g.winter and all(u.nation in RUSSIANS for u in attackers)
        die -= 0 if winter else 2
    if its.front in ("egypt", "iraq") and p.weather[its.front] == "hot":
        die -= 2
    return Result(attack, defence, len(there) > 3, ratio, column, max(die, -3))


def supporters(p: Position, side: int, units: Sequence[Unit], attacks: bool) -> set[str]:
    """10.46."""
    if not units:
        return set()
    front = p.ground.hexes[units[0].hex].front
    nations = set()
    for u in units:
        mates = [v for v in p.stack(u.hex, side) if not v.hq and not v.rides]
        if not is_exposed(p, u, front) or mates:
            nations.add(u.flag)
    near = {h for u in units for h in (u.hex, *p.ground.beside(u.hex))}
    found = set()
    for hq in p.units:
        if not hq.hq or hq.side != side or hq.hex not in near:
            continue
        if hq.depleted or not hq.support or hq.nation not in nations:
            continue
        fed = supply(p, hq)
        if fed == "none" or (attacks and fed == "fortress") or ("supports-east" in hq.flags and front != "east"):
            continue
        found.add(hq.name)
    return found


# -- 10.6, 10.7 --------------------------------------------------------------------------------------------------------


def first_losses(p: Position, name: str, attackers: Sequence[Unit]) -> set[str]:
    """10.64."""
    if p.ground.hexes[name].front in NEAR_EAST and attackers[0].side == AL:
        return {u.name for u in attackers}
    two = [u for u in attackers if u.nation == "br" and u.steps == 2]
    for found in (
        [u for u in attackers if u.kind == "tank"],
        [u for u in attackers if u.shock],
        [u for u in two if u.contingent == "british"],
        [u for u in two if u.contingent in ("australia", "newzealand")],
        [u for u in two if u.contingent == "canada"],
    ):
        if found:
            return {u.name for u in found}
    return {u.name for u in attackers}


def may_enter(p: Position, unit: Unit, name: str) -> bool:
    """10.71a, 10.73: ground, room and supply for an advance into a hex without enemy combat units."""
    its = p.ground.hexes[name]
    if its.terrain == "alpine" and unit.kind != "mountain":
        return False
    if not may_operate(p, unit, its.front) or not open_country(p, unit, name) or name in too_many(p, [unit]):
        return False
    if not may_stack(p, [*p.stack(name, unit.side), unit]):
        return False
    return normal(p, unit, name, Way(entered=(name,)))
