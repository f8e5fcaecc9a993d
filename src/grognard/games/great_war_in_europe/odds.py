"""10.3 to 10.5 What a combat comes to before the die is thrown: strengths, columns, modifiers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from .box import AL, AM, BE, BR, CP, FR, GE, PC, PG, RU, SP, TU, US
from .fronts import CAUCASUS, EGYPT, EUROPE, HOT, IRAQ, SNOW, WEST, Front
from .state import Odds as Odds
from .state import Shift as Shift
from .state import (
    State, attack_of, defence_of, fighters_at, fort_at, front_at, is_shock, side_of, units_at,
)  # fmt: skip
from .supply import FORTRESS, NONE, NORMAL, supply_of

LADDER: Final = ("1-2", "1-1", "2-1", "3-1", "4-1", "5-1")
LAST: Final = len(LADDER) - 1


def reckon(
    g: State,
    h: int,
    attackers: Sequence[int],
    hqs: tuple[int, int] = (-1, -1),
    more: Iterable[Shift] = (),
    afloat: bool = False,
) -> Odds:
    """10.3: all of it. `more`: modifiers of events and air units; `afloat`: a flotilla helps over the river (6.37)."""
    side = 1 - side_of(g, attackers[0])
    there = fighters_at(g, h, side)  # 10.21
    attack = strength(g, attackers, attack=True)
    defence = strength(g, there, attack=False) + (fort_at(g, h) >= 0)  # 14.11a
    start = ratio(attack, defence)
    shifts = tuple(its for its in _shifts(g, h, attackers, there, hqs) if not (afloat and its.key == "shift-river"))
    column = start + sum(shift.by for shift in shifts)  # 10.35, 10.41, 10.47
    modifiers = (*_modifiers(g, h, attackers, there, column), *more)
    drm = max(sum(shift.by for shift in modifiers), int(g.box.tables["combat"]["least"]))  # 10.36, 10.55
    large = len(there) > int(g.box.tables["combat"]["few"])  # 10.32, 14.11b
    return Odds(attack, defence, large, start, shifts, column, modifiers, drm)


def foreseen(
    g: State, h: int, attackers: Sequence[int], seen: Sequence[int], defence: int, count: int,
    hqs: tuple[int, int] = (-1, -1),
) -> Odds:  # fmt: skip
    """The same without a look into the defender's stack (7.25): with those who are seen, and a guess at how strong and
    how many all of them are."""
    attack = strength(g, attackers, attack=True)
    start = ratio(attack, defence)
    shifts = tuple(_shifts(g, h, attackers, seen, hqs))
    column = start + sum(shift.by for shift in shifts)
    modifiers = tuple(_modifiers(g, h, attackers, seen, column))
    combat = g.box.tables["combat"]
    drm = max(sum(shift.by for shift in modifiers), int(combat["least"]))
    return Odds(attack, defence, count > int(combat["few"]), start, shifts, column, modifiers, drm)


def strength(g: State, units: Iterable[int], attack: bool) -> int:
    """10.33, 11.12, 11.83: what units are worth together; those without supply are halved together, rounded up, each
    worth 1 at least. 11.51b: who lives on a fort is whole in defence only."""
    whole, half, many = 0, 0, 0
    for u in units:
        its = attack_of(g, u) if attack else defence_of(g, u)
        state = supply_of(g, u)
        if state == NORMAL or (state == FORTRESS and not attack):
            whole += its
        else:
            half += its
            many += its > 0
    return whole + max(-(-half // 2), many)


def ratio(attack: int, defence: int) -> int:
    """10.34: rounded in the defender's favour; 4 to 5 is 1-2, 21 to 6 is 3-1."""
    if attack >= defence:
        return attack // max(defence, 1)
    return 2 + -(defence // attack) - (defence % attack > 0) if attack else -LAST


# -- 10.4 columns ------------------------------------------------------------------------------------------------------


def _shifts(g: State, h: int, attackers: Sequence[int], there: Sequence[int], hqs: tuple[int, int]) -> Iterable[Shift]:
    front = front_at(g, h)
    local = h - front.base
    yield from ground(g, front, local)
    yield from works(g, h)
    homes = {g.loc[u] - front.base for u in attackers}
    if all((a, local) in front.wet for a in homes):
        yield Shift("10.44", "shift-river", -1)
    if front.index == WEST and any(g.devastated >> a & 1 for a in homes):
        yield Shift("10.42c", "shift-devastated", -1)
    if not together(g, attackers):  # 7.24a
        yield Shift("10.45", "shift-nations", -1)
    if not together(g, there) or _strangers(g, h, there):
        yield Shift("10.45", "shift-nations-defence", 1)
    for hq, sign in zip(hqs, (1, -1), strict=True):
        if hq >= 0:  # 3.26c
            yield Shift("10.46a", "shift-hq", sign * g.box.support[hq])


def ground(g: State, front: Front, local: int) -> Iterable[Shift]:
    """10.42a, 10.42b, 10.43b: what the terrain does for the defender."""
    terrain = front.terrain[local]
    by = int(g.box.tables["terrain"][terrain]["left"][front.felt(g.weather[front.index])])
    if by:
        yield Shift("10.43b" if by > 1 else "10.42a", f"shift-{terrain}", -by)
    wasted = front.index == WEST and g.devastated >> local & 1
    if front.cities >> local & 1 and not wasted:
        yield Shift("10.42a", "shift-city", -1)


def works(g: State, h: int) -> Iterable[Shift]:
    """10.42a, 10.43a, 14.12a: forts and the Hindenburg Line."""
    fort = fort_at(g, h)
    if fort >= 0:
        heavy = g.box.forts[fort].heavy
        yield Shift("10.43a" if heavy else "10.42a", "shift-heavy" if heavy else "shift-fort", -2 if heavy else -1)
    elif _kut(g, h):
        yield Shift("14.21", "shift-fort", -1)
    if _hindenburg(g, h):
        yield Shift("10.43a", "shift-hindenburg", -2)


def _kut(g: State, h: int) -> bool:
    """14.21: whether Allies defend Kut."""
    return h == g.box.place["kut"] and bool(units_at(g, h, AL))


def _hindenburg(g: State, h: int) -> bool:
    """14.31b: whether the CP defend the Hindenburg Line."""
    front = front_at(g, h)
    return front.index == WEST and bool(g.hindenburg >> h - front.base & 1 and units_at(g, h, CP))


def fortified(g: State, h: int) -> bool:
    """Whether a hex is any kind of intact fortification."""
    return fort_at(g, h) >= 0 or _kut(g, h) or _hindenburg(g, h)


# -- 7.24 nations ------------------------------------------------------------------------------------------------------


def together(g: State, units: Sequence[int]) -> bool:
    """7.24: whether units fight together without loss: all of one nation, or of nations that cooperate."""
    kinds: dict[object, int] = {}
    for u in units:
        kinds.setdefault(_flag(g, u), u)
    if len(kinds) < 2:
        return True
    ones = list(kinds.values())
    return all(cooperate(g, u, v) for i, u in enumerate(ones) for v in ones[:i])


def _strangers(g: State, h: int, there: Sequence[int]) -> bool:
    """14.11a: whether the garrison of a fort, which is of the nation that built it, has others with it."""
    fort = fort_at(g, h)
    if fort < 0:
        return False
    nation = g.box.forts[fort].nation
    return any(not _welcome(g, u, nation) for u in there)


def _welcome(g: State, u: int, nation: int) -> bool:
    """7.24: whether a unit fights with the garrison of a nation's fort as with its own."""
    flag, its = _flag(g, u), g.box.nation[u]
    if its == nation or flag == nation:
        return True
    if its == GE:
        small = g.box.bulk[u] in ("brigade", "battalion") and nation == TU
        return small or near_sud(g, u)
    return its == US and not g.us_army


def _flag(g: State, u: int) -> object:
    """Whose a unit is, as far as cooperation goes."""
    nation = g.box.nation[u]
    if nation in (AM, PC):
        return RU  # 7.24e, 15.81
    if nation == SP:
        return BR
    if nation == PG:
        return TU
    if nation == FR and g.box.code[u] == "E":
        return BR  # 7.24e: the French division in Palestine
    if nation == GE:
        return (GE, u if g.box.bulk[u] in ("brigade", "battalion") or near_sud(g, u) else -1)
    if nation == BR and g.box.contingent[u] == "canada" and g.letter >= ord("F"):
        return "canada"  # 7.24d
    if nation == BR and g.box.kind[u] == "tank":
        return "tanks"
    return nation


def cooperate(g: State, u: int, v: int) -> bool:
    """7.24b to 7.24e: whether two units of different nations fight as one."""
    for one, other in ((u, v), (v, u)):
        nation, its = g.box.nation[one], g.box.nation[other]
        if nation == US and not g.us_army:
            return True
        if nation == GE and its == GE:
            return True
        if nation == GE and g.box.bulk[one] in ("brigade", "battalion") and _flag(g, other) == TU:
            return True
        if nation == GE and near_sud(g, one):
            return True  # 7.24c
        if nation == BR and its == BR and "tanks" in (_flag(g, one), _flag(g, other)):
            return True  # 7.24d
    return False


def near_sud(g: State, u: int) -> bool:
    """7.24c: whether a unit is with the headquarters of the South Army or beside it."""
    sud = g.box.sud
    h, there = g.loc[u], g.loc[sud]
    if there >= g.box.size or g.box.front_of[h] is not g.box.front_of[there]:
        return False
    front = front_at(g, h)
    return h == there or bool(front.beside[h - front.base] >> there - front.base & 1)


# -- 10.5 modifiers ----------------------------------------------------------------------------------------------------


def _modifiers(g: State, h: int, attackers: Sequence[int], there: Sequence[int], column: int) -> Iterable[Shift]:
    front = front_at(g, h)
    if concentric(g, h, attackers):
        yield Shift("10.53a", "drm-concentric", 1)
    if column > LAST:
        yield Shift("10.54", "drm-odds", column - LAST)
    dug = trench(g, h, there)
    if dug:
        yield Shift("14.41" if front.index in EUROPE else "14.53", "drm-trench", dug)
    tanks = tank_bonus(g, attackers, there)
    if tanks:
        yield Shift("15.23", "drm-tanks", tanks)
    shock = sum(1 for u in attackers if is_shock(g, u))
    if shock:
        yield Shift("15.44", "drm-shock", 2 if shock > 3 else 1)
    if front.index == CAUCASUS and g.weather[CAUCASUS] == SNOW and not _winter(g, attackers):
        yield Shift("12.2c", "drm-snow", -2)
    if front.index in (EGYPT, IRAQ) and g.weather[front.index] == HOT:
        yield Shift("12.2d", "drm-heat", -2)


def _winter(g: State, attackers: Sequence[int]) -> bool:
    """6.29: Russians who do not mind the winter."""
    return bool(g.winter) and all(_flag(g, u) == RU for u in attackers)


def concentric(g: State, h: int, attackers: Sequence[int]) -> bool:
    """10.53: from opposite sides, from three sides with gaps, or from four. 10.53b: not at intact forts, but two."""
    if fortified(g, h) and h not in (g.box.place["gaza"], g.box.place["beersheba"]):
        return False
    front = front_at(g, h)
    ring = [front.map.near[way][h - front.base] for way in front.map.ways]
    from_ = {ring.index(g.loc[u] - front.base) for u in attackers}
    if len(from_) > 3 or any((i + 3) % 6 in from_ for i in from_):
        return True
    return {i % 2 for i in from_} in ({0}, {1}) and len(from_) == 3


def tank_bonus(g: State, attackers: Iterable[int], there: Iterable[int]) -> int:
    """15.23, 15.33: the best of the tanks in supply, if no anti-tank unit in supply answers."""
    if any(g.box.kind[u] == "at" and supply_of(g, u) != NONE for u in there):
        return 0
    return max((g.box.bonus[u] for u in attackers if g.box.kind[u] == "tank" and supply_of(g, u) == NORMAL), default=0)


# -- 14.4, 14.5 trenches -----------------------------------------------------------------------------------------------


def trench(g: State, h: int, there: Sequence[int]) -> int:
    """What trenches take off the attacker's die; 14.47: by their status in Europe only."""
    front = front_at(g, h)
    if not there or any(exposed(g, u, front) for u in there):
        return 0  # 15.54b
    if front.index not in EUROPE:
        return -1 if h in g.dugouts and side_of(g, there[0]) == CP else 0  # 14.51
    return max(trench_status(g, u) for u in there)  # 14.44, 14.46: the worst


def trench_status(g: State, u: int) -> int:
    """14.44: with the South Army others dig as Germans do."""
    return trench_depth(g, GE if side_of(g, u) == CP and near_sud(g, u) else g.box.nation[u])


def trench_depth(g: State, nation: int) -> int:
    """14.43, 14.45: how deep a nation digs in Europe by now; 14.42: at first not at all, and never less than before."""
    group = {GE: "ge", BR: "br", BE: "br", FR: "fr"}.get(nation, "cp" if g.allegiance[nation] == CP else "al")
    depth = 0
    for letter, by in g.box.tables["trenches"][group].items():
        if len(letter) == 1 and g.letter >= ord(letter):
            depth = min(depth, int(by))
    return depth


def exposed(g: State, u: int, front: Front) -> bool:
    """15.54b, 15.54c: cavalry does not dig; the British do until Strategic Turn D, in the Near East always."""
    if g.box.kind[u] != "cavalry" or g.turned >> u & 1:
        return False
    british = g.box.nation[u] == BR and (front.index not in EUROPE or g.letter < ord("D"))
    return not british
