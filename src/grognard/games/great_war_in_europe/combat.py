"""10.0 Combat: one attack after another, each in its steps, carried out before the next (10.0b)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ...kernel.ask import D6, REVEAL, Asking, Choose, Offer
from ...kernel.maps import Members, mask_of, members, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next, to
from .arsenal import cancels_river, modifiers, opens_trenches
from .box import AH, AL, AM, BR, BU, FR, GE, GK, NATIONS, PC, RU, TU
from .control import enter, ruin
from .fronts import EAST, EUROPE, IRAQ, MOUNTAIN, SNOW, WEST, WET, Front
from .hiding import top
from .losses import kill, lose_step
from .movement import open_fronts
from .odds import LAST, Odds, exposed, fortified, ratio, reckon, strength, trench
from .passports import balkans, why_not_attack_north, why_not_there
from .retreats import refuges
from .revolutions import note_attack
from .stacking import why_apart, why_no_stack
from .state import (
    OFF, Attack, State, attack_of, collapsed, face, fighters_at, flag_of, fort_at, front_at, in_force, is_red, is_shock,
    mover, on_track, put, rides, side_of, siege, tell, units_at,
)  # fmt: skip
from .supply import FORTRESS, NONE, NORMAL, supplied_at, supply_of

NOT_YOURS = Refusal("10.11a", "attack-not-yours")
NOT_BESIDE = Refusal("10.11a", "attack-not-beside")
NO_ENEMY = Refusal("10.11a", "attack-no-enemy")
HQ_ALONE = Refusal("10.11b", "attack-hq-alone")
STRUCK = Refusal("10.14", "attack-struck")
FOUGHT = Refusal("10.14", "attack-fought")
NO_STRENGTH = Refusal("10.11a", "attack-no-strength")
WATER = Refusal("10.15a", "attack-water")
SNOWED_IN = Refusal("10.15b", "attack-snow")
ALPINE = Refusal("15.71", "attack-alpine")
FRESH = Refusal("17.11b", "attack-fresh")
AT_PEACE = Refusal("5.46b", "attack-at-peace")
BESIEGED = Refusal("14.23", "attack-besieged")
TANK_ALONE = Refusal("15.22", "attack-tank-alone")
TANK_GROUND = Refusal("15.24a", "attack-tank-ground")
BALKANS_ONLY = Refusal("17.31j", "attack-balkans")
COLLAPSED = Refusal("16.11b", "attack-collapsed")
RED_ALONE = Refusal("15.93c", "attack-red")
JOINED = Refusal("10.24", "attack-joined")
NOBODY_YET = Refusal("10.12", "attack-nobody")
BINDING = Refusal("7.25a", "attack-binding")
NO_SUPPORT = Refusal("10.46a", "hq-no-support")
NOT_LOST = Refusal("10.62", "lose-not-this")
FIRST_LOSS = Refusal("10.64a", "lose-first")
FIRST_AT = Refusal("10.64c", "lose-first-at")
NOT_AHEAD = Refusal("10.71a", "advance-not-this")
NO_TRENCH = Refusal("10.71b", "advance-trench")
NO_SUPPLY = Refusal("10.73", "advance-no-supply")
NOT_AROUND = Refusal("10.82", "attack-not-around")
MUTINY = Refusal("6.47", "attack-mutiny")
PARALYSED = Refusal("6.43", "attack-paralysed")
TYPHUS = Refusal("6.57a", "attack-typhus")
HELD_BACK = Refusal("6.39", "advance-held-back")
FLED = Refusal("15.52", "flee-not-there")

DONE: Final = Offer("done")
CANCEL: Final = Offer("cancel")

RUSSIANS: Final = (RU, AM, PC)
HINDERING: Final = ("al-mutiny", "al-paralysis", "cp-typhus")
"""6.47, 6.43, 6.57a: events that keep somebody from attacking."""


# -- declaring ---------------------------------------------------------------------------------------------------------


def declare(g: State) -> Asking[Next]:
    """10.31: the attacker chooses the hex, and the order of his attacks."""
    targets = {f: aims(g, f) for f in open_fronts(g)}
    where = union([mask << g.box.fronts[f].base for f, mask in targets.items()])
    if not where:
        return to("again")
    fronts = [f for f, mask in targets.items() if mask]
    verb, noun = yield Choose(
        g.side, "ask-attack",
        Offer.found("attack", Members(where), lambda h: why_not_target(g, h) or NOT_BESIDE),
        Offer.found("pass_front", fronts if len(fronts) > 1 else (), NOT_YOURS),
        DONE,
        args={"theatre": ("theatre", g.theatre)},
    )  # fmt: skip
    if verb == "done":
        return to("again")
    if verb == "pass_front":
        g.passed |= 1 << noun
        return AGAIN
    g.attack = Attack(noun)
    return None


def aims(g: State, f: int) -> int:
    """The hexes of a front that somebody may attack now."""
    front, enemy = g.box.fronts[f], 1 - g.side
    there = (g.occ[enemy][f] | g.forts[enemy][f]) & ~g.struck[f]
    near = front.near(there) & g.occ[g.side][f]
    if not near:
        return 0
    free, done, sure, found = unhindered(g, f), g.fought, 0, 0
    high = front.of_terrain["alpine"] if g.weather[f] == SNOW else 0  # 10.15b
    for h in members(near):
        stack = mask_of(g.stacks[h + front.base])
        if stack & ~done:
            found |= front.beside[h]
        if stack & free and not high >> h & 1:
            sure |= front.beside[h]
    sure &= there & ~_doubtful(g, front)
    found &= there & ~sure
    return sure | mask_of([h for h in members(found) if any(True for _ in able_attackers(g, h + front.base))])


def unhindered(g: State, f: int) -> int:
    """Units of a front of whom nothing in 10.1 says that they may not attack, unless it lies in what they attack: most
    of them, as a rule. Of all others `why_not_attack` is asked."""
    box = g.box
    if f == IRAQ or (g.tracks and any(on_track(g, event) for event in HINDERING)):
        return 0
    found = g.here[g.side][f] & box.plain_attackers & ~g.fought
    if g.again:
        found &= g.again
    barred = g.fresh | g.armistice | (1 << RU | 1 << AM if g.treaty else 0) | (1 << AH if f == EAST else 0)
    return found & ~box.of_nations(barred)


def _doubtful(g: State, front: Front) -> int:
    """The hexes of a front that not everybody may attack."""
    found, f = front.of_terrain["alpine"], front.index
    if g.fresh:
        return front.land
    if g.armistice or g.treaty:
        found |= g.forts[1 - g.side][f]
        for n in members(g.armistice | 1 << RU | 1 << AM):
            found |= g.colours[6 * n + f]
    return found


def able_attackers(g: State, h: int) -> Iterable[int]:
    """Units that may attack a hex, as they stand."""
    front, done = front_at(g, h), g.fought
    base = front.base
    for a in members(front.beside[h - base] & g.occ[g.side][front.index]):
        for u in g.stacks[a + base]:
            if not done >> u & 1 and why_not_attack(g, u, h) is None:
                yield u


def why_not_target(g: State, h: int) -> Refusal | None:
    """Why a hex cannot be attacked by anybody."""
    if not 0 <= h < g.box.size:
        return NO_ENEMY
    front = front_at(g, h)
    f, bit, enemy = front.index, 1 << h - front.base, 1 - g.side
    if front.theatre != g.theatre or f not in open_fronts(g):
        return NOT_YOURS
    if not (g.occ[enemy][f] | g.forts[enemy][f]) & bit:
        return HQ_ALONE if g.any_occ[enemy][f] & bit else NO_ENEMY
    return STRUCK if g.struck[f] & bit else None


def why_not_attack(g: State, u: int, h: int) -> Refusal | None:
    """10.1: why a unit may not attack a hex."""
    box = g.box
    if not 0 <= u < box.count or g.loc[u] >= OFF or side_of(g, u) != g.side or not box.fights[u]:
        return NOT_YOURS
    front, here = front_at(g, h), g.loc[u]
    if box.front_of[here] is not front:
        return NOT_BESIDE
    if not front.beside[here - front.base] >> h - front.base & 1:
        return WATER if here - front.base in front.map.linked[h - front.base] else NOT_BESIDE
    if g.fought >> u & 1:
        return FOUGHT
    if g.again and not g.again >> u & 1:
        return NOT_AROUND
    if not attack_of(g, u):  # 15.32
        return NO_STRENGTH
    return _why_barred(g, u, h, front) or _why_ground(g, u, h, front)


def _why_barred(g: State, u: int, h: int, front: Front) -> Refusal | None:
    """Nations that may not attack, or be attacked."""
    nation = g.box.nation[u]
    if nation in (BU, GK) and not balkans(front) >> h - front.base & 1:
        return BALKANS_ONLY
    if g.fresh and (g.fresh >> nation & 1 or _joins(g, front.country[h - front.base])):
        return FRESH
    if front.index == IRAQ and g.loc[u] == g.box.place["kut"] and g.side == AL and siege(g):
        return BESIEGED
    if g.armistice:
        enemy = _facing(g, h)
        if g.armistice >> nation & 1 or (enemy >= 0 and g.armistice >> enemy & 1):
            return AT_PEACE
    if g.treaty and (flag_of(g, u) == RU or _facing(g, h) == RU):
        turks = nation == TU and front.index not in EUROPE  # 5.46c
        return None if turks else AT_PEACE
    if nation == AH:
        reason = why_not_attack_north(g, u, g.fought | (mask_of(g.attack.attackers) if g.attack is not None else 0))
        if reason is not None:
            return reason
    return _why_event(g, u, h, front) if g.tracks else None


def _why_event(g: State, u: int, h: int, front: Front) -> Refusal | None:
    """6.43, 6.47, 6.57a: events that keep somebody from attacking."""
    nation = g.box.nation[u]
    if nation == FR and front.index == WEST and on_track(g, "al-mutiny"):
        return MUTINY
    if (
        nation in RUSSIANS
        and on_track(g, "al-paralysis")
        and not (nation == RU and in_force(g, "al-brusilov") and _facing(g, h) != GE)
    ):
        return PARALYSED
    if front.index == EAST and on_track(g, "cp-typhus"):
        serbia = front.in_country.get("sr", 0)
        if (serbia >> h - front.base | serbia >> g.loc[u] - front.base) & 1:
            return TYPHUS
    return None


def _facing(g: State, h: int) -> int:
    """The nation of the enemies seen in a hex (7.25), 14.11a: or of its fort; -1: none is there."""
    seen, fort = top(g, h, 1 - g.side), fort_at(g, h)
    if seen >= 0:
        return flag_of(g, seen)
    return g.box.forts[fort].nation if fort >= 0 else -1


def _joins(g: State, country: str) -> bool:
    """Whether a country has joined this turn."""
    return country in NATIONS and bool(g.fresh >> NATIONS.index(country) & 1)


def _why_ground(g: State, u: int, h: int, front: Front) -> Refusal | None:
    """10.15b, 15.24a, 15.71: ground that a unit cannot attack into, or out of."""
    local, here = h - front.base, g.loc[u] - front.base
    high = front.of_terrain["alpine"]
    if (high >> local | high >> here) & 1 and g.weather[front.index] == SNOW:
        return SNOWED_IN
    if high >> local & 1 and mover(g, u) != MOUNTAIN:
        return ALPINE
    if g.box.kind[u] == "tank":
        tanks = g.box.tables["terrain"][front.terrain[local]]["tanks"]
        if tanks == "no" or (tanks == "dry" and g.weather[front.index] == WET):
            return TANK_GROUND
        mates = [
            v for v in g.stacks[g.loc[u]] if g.box.kind[v] not in ("tank", "hq") and g.box.nation[v] == g.box.nation[u]
        ]
        if not mates:
            return TANK_ALONE
    return None


# -- who takes part ----------------------------------------------------------------------------------------------------


def attack(g: State) -> Attack:
    assert g.attack is not None
    return g.attack


def join(g: State) -> Asking[Next]:
    """10.13, 10.22: units of all hexes around, as many as the attacker likes."""
    a = attack(g)
    fit = [u for u in able_attackers(g, a.hex) if u not in a.attackers and why_not_join(g, u) is None]
    verb, noun = yield Choose(
        g.side, "ask-join",
        Offer.found("join", fit, lambda u: why_not_attack(g, u, a.hex) or why_not_join(g, u) or JOINED),
        Offer("join_all", None, lambda _: None if len(fit) > 1 else NOBODY_YET),
        Offer("settle", None, lambda _: why_not_settle(g)),
        CANCEL,
        args={"space": ("space", a.hex)},
    )  # fmt: skip
    if verb == "cancel":
        g.attack = None
        return to("declare")
    if verb == "join":
        a.attackers = (*a.attackers, noun)
        return AGAIN
    if verb == "join_all":
        a.attackers = (*a.attackers, *_fitting(g, fit))
        return AGAIN
    _reveal(g, a)
    yield REVEAL
    return None


def _fitting(g: State, fit: Sequence[int]) -> list[int]:
    """All that may join one after another."""
    a = attack(g)
    kept, found = a.attackers, []
    for u in fit:
        if why_not_join(g, u) is None:
            found.append(u)
            a.attackers = (*a.attackers, u)
    a.attackers = kept
    return found


def why_not_join(g: State, u: int) -> Refusal | None:
    """16.11b: units of a collapsed nation attack with none but their own; 15.93c: the Red Army, too."""
    for v in attack(g).attackers:
        if flag_of(g, u) != flag_of(g, v) and (collapsed(g, u) or collapsed(g, v)):
            return COLLAPSED
        if is_red(g, u) != is_red(g, v):
            return RED_ALONE
    return why_apart(g, (u, *attack(g).attackers))  # 6.48


def why_not_settle(g: State) -> Refusal | None:
    """Whether those who have joined may attack as they are."""
    a = attack(g)
    if not a.attackers:
        return NOBODY_YET
    if _must_support(g, a) and not _brusilov_hqs(g, a):
        return PARALYSED
    return TANK_ALONE if all(g.box.kind[u] == "tank" for u in a.attackers) else None


def _must_support(g: State, a: Attack) -> bool:
    """6.43: Russians in paralysis attack only as Brusilov does, with a headquarters."""
    return on_track(g, "al-paralysis") and any(g.box.nation[u] in RUSSIANS for u in a.attackers)


def _brusilov_hqs(g: State, a: Attack) -> list[int]:
    if not all(g.box.nation[u] in RUSSIANS for u in a.attackers):
        return []
    return [hq for hq in supporters(g, g.side, a.attackers) if g.box.nation[hq] == RU]


def _reveal(g: State, a: Attack) -> None:
    """7.25a: both stacks are looked at, and there is no way back."""
    a.shown = True
    g.shown = mask_of((*a.attackers, *units_at(g, a.hex, 1 - g.side)))
    tell(
        g, "log-attack", side=("side", g.side), units=[("unit", u) for u in a.attackers], space=("space", a.hex),
        enemies=[("unit", u) for u in fighters_at(g, a.hex, 1 - g.side)],
    )  # fmt: skip


def shy_away(g: State) -> Next:
    """15.54a: cavalry does not attack infantry or forts, unless infantry goes with it. That is seen only now, so who
    rides alone has come for nothing."""
    a = attack(g)
    if not fortified(g, a.hex) and all(rides(g, u) for u in fighters_at(g, a.hex, 1 - g.side)):
        return None
    front = front_at(g, a.hex)
    kept = [u for u in a.attackers if not (rides(g, u) and exposed(g, u, front) and _alone(g, u, a.attackers))]
    if len(kept) == len(a.attackers):
        return None
    g.fought |= mask_of(a.attackers)
    a.attackers = tuple(kept)
    tell(g, "log-shy", side=("side", g.side), space=("space", a.hex))
    return None if kept else to("end_combat")


def _alone(g: State, u: int, among: Iterable[int]) -> bool:
    """Whether nobody on foot is with a unit."""
    return not any(g.loc[v] == g.loc[u] and not rides(g, v) for v in among)


# -- 15.51 cavalry gets away -------------------------------------------------------------------------------------------


def flee(g: State) -> Asking[Next]:
    """15.51, 15.52: cavalry alone may go back before it is attacked, if none rides against it."""
    a = attack(g)
    side = 1 - g.side
    there = fighters_at(g, a.hex, side)
    if not there or not all(rides(g, u) for u in there) or any(rides(g, u) for u in a.attackers):
        return None
    ways = refuges(g, there, a.hex)
    if not ways:
        return None
    base = front_at(g, a.hex).base
    verb, h = yield Choose(
        side,
        "ask-flee",
        Offer.found("flee", Members(ways, base), FLED),
        Offer("stand"),
        args={"space": ("space", a.hex)},
    )
    if verb == "stand":
        return None
    a.ratio = ratio(strength(g, a.attackers, attack=True), strength(g, there, attack=False))  # 6.30d asks for it
    if not units_at(g, h, side):
        g.struck[front_at(g, h).index] &= ~(1 << h - base)  # 10.14: units are attacked once, not hexes
    g.fled = (*g.fled, a.hex)
    for u in there:
        put(g, u, h)
    enter(g, there, h)
    tell(g, "log-flee", side=("side", side), units=[("unit", u) for u in there], space=("space", h))
    a.won, a.fled = fort_at(g, a.hex) < 0, True
    return to("advance") if a.won else to("end_combat")


# -- 10.46 headquarters ------------------------------------------------------------------------------------------------


def support(g: State) -> Asking[Next] | None:
    """The attacker says first whether a headquarters supports him,"""
    return _support(g, attacks=True)


def support_defence(g: State) -> Asking[Next] | None:
    """then the defender."""
    return _support(g, attacks=False)


def _support(g: State, attacks: bool) -> Asking[Next] | None:
    """A side is asked wherever it could have a headquarters as far as everybody can see: so the question tells
    nothing."""
    a = attack(g)
    side = g.side if attacks else 1 - g.side
    units = a.attackers if attacks else tuple(fighters_at(g, a.hex, side))
    return _ask_support(g, side, units, attacks) if _could_support(g, side, units) else None


def _could_support(g: State, side: int, units: Sequence[int]) -> bool:
    """Whether a headquarters is seen in reach, or something lies beneath a stack there."""
    if not units:
        return False
    front = front_at(g, g.loc[units[0]])
    for h in members(_around(g, front, units) & g.any_occ[side][front.index]):
        seen = top(g, h + front.base, side)
        if not g.box.fights[seen] or len(units_at(g, h + front.base, side)) > 1:
            return True
    return False


def _around(g: State, front: Front, units: Iterable[int]) -> int:
    """The hexes of units, and those beside them."""
    return union([front.beside[g.loc[u] - front.base] | 1 << g.loc[u] - front.base for u in units])


def _ask_support(g: State, side: int, units: Sequence[int], attacks: bool) -> Asking[Next]:
    a = attack(g)
    prompt = "ask-support" if attacks else "ask-support-defence"
    able = _brusilov_hqs(g, a) if attacks and _must_support(g, a) else supporters(g, side, units)
    verb, hq = yield Choose(
        side, prompt,
        Offer.found("support", able, NO_SUPPORT),
        Offer("none", None, lambda _: PARALYSED if attacks and _must_support(g, a) else None),
        args={"space": ("space", a.hex)},
    )  # fmt: skip
    if verb == "support":
        a.hqs = (hq, a.hqs[1]) if attacks else (a.hqs[0], hq)
        g.shown |= 1 << hq
        tell(g, "log-support", side=("side", side), unit=("unit", hq))
    return None


def supporters(g: State, side: int, units: Sequence[int]) -> list[int]:
    """10.46a, 10.46b: headquarters in supply, with or beside somebody who takes part, of a nation that does; 11.51a: in
    defence a fort will do."""
    if not units:
        return []
    front = front_at(g, g.loc[units[0]])
    nations = {_served(g, u) for u in units if not _lone_rider(g, u, units, front)}
    near, enough = _around(g, front, units), NORMAL if side == g.side else FORTRESS
    found = []
    for hq in members(g.here[side][front.index] & g.box.hq_mask & ~g.depleted):
        # 15.62
        fit = g.box.support[hq] > 0 and g.box.nation[hq] in nations and near >> g.loc[hq] - front.base & 1
        if fit and supply_of(g, hq) >= enough and not ("supports-east" in g.box.flags[hq] and front.index != EAST):
            found.append(hq)  # 10.46d
    return found


def _served(g: State, u: int) -> int:
    """15.81: Armenians are Russians."""
    return RU if g.box.nation[u] == AM else g.box.nation[u]


def _lone_rider(g: State, u: int, units: Sequence[int], front: Front) -> bool:
    """15.54b: cavalry without infantry beside it gets no support."""
    return (
        rides(g, u)
        and exposed(g, u, front)
        and not any(g.loc[v] == g.loc[u] and not rides(g, v) and g.box.fights[v] for v in g.stacks[g.loc[u]])
        and not any(not rides(g, v) for v in units if g.loc[v] == g.loc[u])
    )


# -- the die -----------------------------------------------------------------------------------------------------------


def odds(g: State) -> Odds:
    a = attack(g)
    return reckon(g, a.hex, a.attackers, a.hqs, modifiers(g, a), cancels_river(g, a))


def throw(g: State) -> Asking[Next]:
    """10.37, 10.48: one die, or none where the odds are hopeless."""
    a = attack(g)
    its = odds(g)
    a.odds, a.column, a.modifier, a.ratio = its, its.column, its.modifier, its.ratio
    there = fighters_at(g, a.hex, 1 - g.side)
    a.against = mask_of(_nations_of(g, a.hex, there))
    a.shock = any(is_shock(g, u) for u in a.attackers)
    a.trench, a.tanks = trench(g, a.hex, there), _breaks_through(g, a, there)
    table = g.box.tables["combat"]["b" if its.large else "a"]
    if its.column < 0:
        result = str(table["floor"])
    else:
        a.die = yield D6
        row = min(max(a.die + its.modifier, 1), 6)  # 10.56
        result = str(table["rows"][row - 1][min(its.column, LAST)])  # 10.48b, T.1
    mine, theirs = result.split("/")  # 10.38, 10.61
    a.wiped = theirs == "E"
    a.losses = (int(mine), 0 if a.wiped else int(theirs))
    a.first = (True, True)
    _close(g, a)
    tell(
        g, "log-combat", side=("side", g.side), space=("space", a.hex), attack=its.attack, defence=its.defence,
        column=its.column, die=a.die, modifier=its.modifier, result=result,
        large=int(its.large),
    )  # fmt: skip
    return None


def _nations_of(g: State, h: int, there: Sequence[int]) -> set[int]:
    """6.40, 14.11a: whose units defend a hex; the garrison of a fort is of the nation that built it."""
    fort = fort_at(g, h)
    return {g.box.nation[u] for u in there} | ({g.box.forts[fort].nation} if fort >= 0 else set())


def _breaks_through(g: State, a: Attack, there: Sequence[int]) -> bool:
    """15.24b: whether tanks attack that no anti-tank unit in supply answers; they need not survive."""
    guns = any(g.box.kind[u] == "at" and supply_of(g, u) != NONE for u in there)
    return not guns and any(g.box.kind[u] == "tank" for u in a.attackers)


def _close(g: State, a: Attack) -> None:
    """10.14, 10.46c: who has fought, and whose guns are spent."""
    front = front_at(g, a.hex)
    g.struck[front.index] |= 1 << a.hex - front.base
    g.fought |= mask_of(a.attackers)
    note_attack(g, a.hex, a.attackers)  # 5.44
    for hq in a.hqs:
        if hq >= 0:
            g.depleted |= 1 << hq


# -- 10.6 losses -------------------------------------------------------------------------------------------------------


def lose(g: State) -> Asking[Next]:
    """10.62: the attacker's losses first."""
    a = attack(g)
    there = [u for u in a.attackers if g.loc[u] < OFF]
    if not a.losses[0] or not there:
        return None
    able = first_losses(g, there) if a.first[0] else there
    yield from _lose_one(g, g.side, able, "ask-lose", FIRST_LOSS if a.first[0] else NOT_LOST)
    a.losses, a.first = (a.losses[0] - 1, a.losses[1]), (False, a.first[1])
    return AGAIN


def lose_defence(g: State) -> Asking[Next]:
    """The defender's; 10.64d: a fort after everybody else; 10.65: or all at once."""
    a = attack(g)
    side = 1 - g.side
    if a.wiped:
        for u in units_at(g, a.hex, side):
            kill(g, u)
        _raze(g, a.hex)
        return None
    there = fighters_at(g, a.hex, side)
    if not a.losses[1]:
        return None
    if not there:
        ruin(g, a.hex, g.side)
        return None
    guns = [u for u in there if g.box.kind[u] == "at"] if a.first[1] else []
    yield from _lose_one(g, side, guns or there, "ask-lose-defence", FIRST_AT if guns else NOT_LOST)
    a.losses, a.first = (a.losses[0], a.losses[1] - 1), (a.first[0], False)
    return AGAIN


def _raze(g: State, h: int) -> None:
    """10.65: fortifications go with their defenders, the Hindenburg Line too (14.31b)."""
    ruin(g, h, g.side)
    front = front_at(g, h)
    if front.index == WEST:
        g.hindenburg &= ~(1 << h - front.base)


def _make(g: State, u: int) -> tuple[object, ...]:
    """All that tells a unit from others; who are of one make need not be chosen from (10.64d)."""
    its = g.box
    printed = (its.nation[u], its.contingent[u], its.kind[u], its.bulk[u], its.code[u], its.reverse[u], its.flags[u])
    marked = (g.left[u], g.pef >> u & 1, g.weary >> u & 1, g.loc[u])
    return (*printed, its.replaceable[u], face(g, u), *marked)


def _lose_one(g: State, side: int, able: Sequence[int], prompt: str, why: Refusal) -> Asking[None]:
    unit = able[0]
    if len({_make(g, u) for u in able}) > 1:
        _, unit = yield Choose(side, prompt, Offer.found("lose", able, why), args={"space": ("space", attack(g).hex)})
    lose_step(g, unit)


def first_losses(g: State, there: Sequence[int]) -> Sequence[int]:
    """10.64a: tanks first, then shock troops, British, Anzac and Canadian two-step units; 10.64b: not for Allies in the
    Near East."""
    front = front_at(g, attack(g).hex)
    if front.index not in EUROPE and g.side == AL:
        return there
    two = [u for u in there if g.box.nation[u] == BR and g.box.steps[u] > 1]
    for found in (
        [u for u in there if g.box.kind[u] == "tank"],
        [u for u in there if is_shock(g, u)],
        [u for u in two if g.box.contingent[u] == "british"],
        [u for u in two if g.box.contingent[u] in ("australia", "newzealand")],
        [u for u in two if g.box.contingent[u] == "canada"],
    ):
        if found:
            return found
    return there


# -- 10.7 advance ------------------------------------------------------------------------------------------------------


def after_losses(g: State) -> Next:
    """10.71a: whether the hex is empty now, and who may go there."""
    a = attack(g)
    if fighters_at(g, a.hex, 1 - g.side) or fort_at(g, a.hex) >= 0:
        return to("end_combat")
    a.won = True
    return None


def advance(g: State) -> Asking[Next]:
    """10.71: at once, within stacking, in supply."""
    a = attack(g)
    able = advancers(g)
    if not able:
        return None
    verb, u = yield Choose(
        g.side, "ask-advance",
        Offer.found("advance", able, lambda u: why_not_advance(g, u) or NOT_AHEAD),
        Offer("halt"),
        args={"space": ("space", a.hex)},
    )  # fmt: skip
    if verb == "halt":
        return None
    put(g, u, a.hex)
    enter(g, (u,), a.hex)
    a.push = (*a.push, u)
    tell(g, "log-advance", side=("side", g.side), unit=("unit", u), space=("space", a.hex))
    return AGAIN


def advancers(g: State) -> list[int]:
    a = attack(g)
    return [u for u in a.attackers if g.loc[u] < OFF and g.loc[u] != a.hex and why_not_advance(g, u) is None]


def why_not_advance(g: State, u: int) -> Refusal | None:
    """10.71, 10.71e, 10.73: why a unit may not go into the hex that was attacked."""
    a = attack(g)
    if u not in a.attackers or g.loc[u] >= OFF or g.loc[u] == a.hex:
        return NOT_AHEAD
    front = front_at(g, a.hex)
    if front.of_terrain["alpine"] >> a.hex - front.base & 1 and mover(g, u) != MOUNTAIN:
        return ALPINE
    there = (*units_at(g, a.hex, g.side), u)
    reason = why_not_there(g, u, a.hex) or why_no_stack(g, there)
    if reason is not None:
        return reason
    if a.barred:
        return HELD_BACK
    if not may_advance(g):
        return NO_TRENCH
    return None if supplied_at(g, u, a.hex, entered=True) else NO_SUPPLY


def may_advance(g: State) -> bool:
    """10.71b: in the West nobody advances into trenches that take off 2, without tanks, shock troops, or guns that were
    not answered; 10.71c: the Allies do, once they choose the initiative."""
    a = attack(g)
    front = front_at(g, a.hex)
    # 10.71d
    free = not g.options.get("advance-limits") or (g.side == AL and g.allied_choice)
    if front.index != WEST or a.trench > -2 or free:
        return True
    if a.shock or a.tanks:
        return True
    return (a.hqs[0] >= 0 and a.hqs[1] < 0) or opens_trenches(g, a)  # 10.46e


def advance_on(g: State) -> Asking[Next]:
    """10.72: shock troops, and in 1919 Allied tanks, go a hex further."""
    a = attack(g)
    able = {u: w for u in a.push if (w := second_hexes(g, u))}
    if not able:
        return None
    verb, u = yield Choose(
        g.side,
        "ask-advance-on",
        Offer.found("press", list(able), NOT_AHEAD),
        Offer("halt"),
        args={"space": ("space", a.hex)},
    )
    if verb == "halt":
        return None
    base = front_at(g, a.hex).base
    _, h = yield Choose(
        g.side, "ask-press", Offer.found("to", Members(able[u], base), NOT_AHEAD), args={"unit": ("unit", u)}
    )
    put(g, u, h)
    enter(g, (u,), h)
    a.push, a.ahead = tuple(v for v in a.push if v != u), (*a.ahead, u)
    tell(g, "log-advance", side=("side", g.side), unit=("unit", u), space=("space", h))
    return AGAIN


LAST_TANK_TURN: Final = 48
"""10.72a: March 1919."""


def second_hexes(g: State, u: int) -> int:
    """Where a unit that has advanced may go on to."""
    a = attack(g)
    front = front_at(g, a.hex)
    tank = g.box.kind[u] == "tank" and g.side == AL and g.turn > LAST_TANK_TURN
    if g.loc[u] != a.hex or not (is_shock(g, u) or tank) or (a.looted and not tank) or a.fled:
        return 0
    stops = g.box.tables["terrain"][front.terrain[a.hex - front.base]]["stops"]
    if stops == "yes" or (stops == "wet" and g.weather[front.index] == WET):
        return 0
    f, enemy = front.index, 1 - g.side
    near = front.beside[a.hex - front.base] & ~front.of_terrain["alpine"]
    near &= ~(g.occ[enemy][f] | g.forts[enemy][f])
    return mask_of(b for b in members(near) if _empty_ahead(g, u, b + front.base))


def _empty_ahead(g: State, u: int, h: int) -> bool:
    """10.72b: whether a second hex was empty before anybody went on, and has room and supply."""
    there = units_at(g, h, g.side)
    if any(v not in attack(g).ahead for v in there) or why_no_stack(g, (*there, u)) is not None:
        return False
    return why_not_there(g, u, h) is None and supplied_at(g, u, h, entered=True)


def end_combat(g: State) -> None:
    """7.25a: the stacks are closed again."""
    g.attack, g.shown = None, 0
