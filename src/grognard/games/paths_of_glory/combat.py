"""12.1 Combat: which units may attack which space, and the question who attacks what (12.2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, LEAVE, Next
from .box import AP, CP
from .offensives import note_attack
from .state import FORT_ONLY, LLOYD_GEORGE, RU_NE, STAVKA, Battle, State, played, tell, trench_level
from .supply import in_supply
from .ways import crosses_caucasus, why_not_link


NO_ENEMY = Refusal("12.1.3", "attack-no-enemy")
TWICE = Refusal("12.1.5", "attack-again")
WAS_EMPTY = Refusal("12.1.1", "attack-was-empty")
ONLY_FLED = Refusal("12.1.1", "attack-only-retreated")
SUMMER_DESERT = Refusal("AP.49", "attack-summer-desert")
STILL_NEUTRAL = Refusal("11.1.11", "way-neutral")
GREEKS_NEUTRAL = Refusal("9.5.2.4", "attack-greeks-neutral")
NOT_MARKED = Refusal("12.1.1", "attack-not-activated")
FOUGHT = Refusal("12.1.5", "attack-fought")
NO_SUPPLY = Refusal("14.3.1", "attack-out-of-supply")
FROM_INSIDE = Refusal("15.1.3", "attack-besieged-from-inside")
KEEPS_SIEGE = Refusal("15.2.3", "attack-keeps-siege")
RUSSIAN_FORTS = Refusal("15.1.10", "attack-russian-forts")
AUGUST_FORTS = Refusal("15.1.11", "attack-august-forts")
NOT_NEAR_EAST = Refusal("11.3.1", "attack-no-near-east-army")
BEF_WEST = Refusal("11.1.15", "attack-bef")
AFTER_BREST_RU = Refusal("CP.45", "attack-brest-russians")
AFTER_BREST_CP = Refusal("CP.45", "attack-brest-on-russians")
LLOYD = Refusal("CP.55", "attack-lloyd-george")
TIMID = Refusal("CP.58", "attack-stavka")
NATIONS = Refusal("12.1.9", "attack-nations")
LONDON_ALONE = Refusal("12.1.10", "attack-london-alone")
NOBODY_CAN = Refusal("12.1.3", "attack-nobody-can")


def fort_target(g: State, side: int, t: int) -> bool:
    """15.1.2, 15.1.3: an intact enemy fort that the side's units are not merely lodged beside."""
    return bool(g.fort[t]) and g.control[t] != side


def why_not_target(g: State, side: int, t: int) -> Refusal | None:
    """12.1.1, 12.1.3: why a space may not be attacked at all."""
    box = g.box
    bit = box.bit[t]
    enemies = g.occ[1 - side] & bit
    fort = fort_target(g, side, t)
    if not enemies and not fort:
        return NO_ENEMY
    if g.closed & bit & ~box.mef_mask and not (enemies and g.greece == 1):
        return STILL_NEUTRAL  # not even its forts
    if g.struck & bit:
        return TWICE  # FAQ.12.1.5a
    if box.no_combat_in[t] and box.season[g.turn] == box.no_combat_in[t]:
        return SUMMER_DESERT
    if enemies:
        if box.unit_nation[g.stacks[t][0]] == "gr" and g.greece == 1:
            return GREEKS_NEUTRAL
        if not fort:
            if g.vacant & bit:
                return WAS_EMPTY  # FAQ.12.1.1a
            if g.fled and all(g.fled & box.bit[u] for u in g.stacks[t]):
                return ONLY_FLED
    return None


def why_not_attacker(g: State, u: int, t: int, left: bool = False) -> Refusal | None:
    """12.1: why a unit may not attack a lawful target; `left`: once those who besiege it are gone."""
    box = g.box
    s = g.loc[u]
    nation = box.unit_nation[u]
    side = box.side[u]
    if t != s:
        reason = why_not_link(g, u, s, t)  # 12.1.8
        if reason is not None:
            return reason
        if g.fort[t] and g.sieged & box.bit[t] and g.control[t] != side and not left:
            return FROM_INSIDE
    if box.no_combat_in[s] and box.season[g.turn] == box.no_combat_in[s]:
        return SUMMER_DESERT
    if box.army[u] and box.near_east[t] and (not box.ne_army[u] or g.home & box.bit[u]):
        return NOT_NEAR_EAST  # FAQ.11.3.1b
    if side == AP:
        if u in box.bef and not box.bef_area >> t & 1:
            return BEF_WEST
        if nation == "ru":
            if played(g, box.brest_litovsk):
                return AFTER_BREST_RU
            if g.turn == 1 and g.fort[t] and box.nation[t] == "ge" and g.control[t] == CP:
                return AUGUST_FORTS
            if g.flags & STAVKA and trench_level(g, t, CP) and _all_german(g, t):
                return TIMID
        if (
            g.flags & LLOYD_GEORGE
            and box.flag[u] == "br"
            and trench_level(g, t, CP) == 2
            and any(box.unit_nation[x] == "ge" for x in g.stacks[t])
        ):
            return LLOYD
    else:
        if (
            nation == "ge"
            and g.fort[t]
            and box.nation[t] == "ru"
            and g.control[t] == AP
            and g.ws[CP] < box.free_channel
            and not played(g, box.oberost)
        ):
            return RUSSIAN_FORTS
        if played(g, box.brest_litovsk) and any(box.unit_nation[x] == "ru" for x in g.stacks[t]):
            if not (box.near_east[t] and box.near_east[s] and all(box.flag[x] == "tu" for x in g.stacks[s])):
                return AFTER_BREST_CP  # FAQ.CP.45c: Turks stacked with others neither
    return None


def _all_german(g: State, t: int) -> bool:
    box = g.box
    return bool(g.stacks[t]) and all(box.unit_nation[u] == "ge" for u in g.stacks[t])


def enemies(g: State, side: int) -> int:
    """Spaces with enemy units, or that once had a fort and are the enemy's."""
    other = 1 - side
    return g.occ[other] | (g.box.fort_spaces & g.held[other])


def targets_of(g: State, s: int) -> int:
    """Spaces that units in s could attack as far as the map goes; their own, if they besiege a fort there."""
    box = g.box
    return box.near[s] & enemies(g, box.side[g.stacks[s][0]])


def aimed_at(g: State, s: int) -> list[int]:
    """Spaces that the units in s could attack, as they stand."""
    side, units = g.box.side[g.stacks[s][0]], g.stacks[s]
    return [t for t in bits(targets_of(g, s)) if any_target(g, g.box.bit[t], units) and side == g.active]


def any_target(g: State, around: int, units: Sequence[int], left: bool = False) -> bool:
    """Whether any of these units could attack any of the targets around them (used before activation)."""
    side = g.box.side[units[0]]
    for t in bits(around):
        if why_not_target(g, side, t) is None:
            for u in units:
                if why_not_attacker(g, u, t, left) is None:
                    return True
    return False


# -- 12.1.9 and other conditions on a whole attack ----------------------------------------------------------------


def able_units(g: State, t: int) -> list[int]:
    """12.1.3, 12.1.4, 12.1.5: units that may still take part in an attack on t, whatever others of their space do."""
    box = g.box
    found = []
    marked = g.attacks & box.near[t]
    for s in bits(marked):
        for u in g.stacks[s]:
            if box.side[u] == g.active and not g.spent & box.bit[u]:
                if why_not_attacker(g, u, t) is None and in_supply(g, u):
                    found.append(u)
    return found


def siege_allows(g: State, s: int, t: int, going: Sequence[int]) -> bool:
    """15.2.3: enough units stay back to keep the siege of the fort in s, unless the fort itself is attacked."""
    box = g.box
    if s == t or not g.fort[s] or g.control[s] == g.active or not g.sieged & box.bit[s]:
        return True
    gone = set(going) | {u for u in g.stacks[s] if g.sortie & box.bit[u]}
    stay = [u for u in g.stacks[s] if u not in gone]
    return len(stay) >= g.fort[s] or any(box.army[u] for u in stay)


def why_not_group(g: State, t: int, group: Sequence[int]) -> Refusal | None:
    """12.1.9, 12.1.9.1, 12.1.10, 15.2.3: what is wrong with these units attacking t together."""
    box = g.box
    if not group:
        return NOBODY_CAN
    from_spaces = {g.loc[u] for u in group}
    for s in from_spaces:
        if not siege_allows(g, s, t, group):
            return KEEPS_SIEGE
    nations = {box.flag[u] for u in group}
    if len(nations) > 1 and not any({box.flag[u] for u in group if g.loc[u] == s} >= nations for s in from_spaces):
        return NATIONS  # FAQ.12.1.9a: the units of the common space must take part
    if box.london in from_spaces and not any(box.france_belgium >> s & 1 for s in from_spaces):
        return LONDON_ALONE
    if sum(crosses_caucasus(box, g.loc[u], t) for u in group) > 1:
        return Refusal("12.1.8", "way-one-russian-corps")
    return None


def can_complete(g: State, t: int, group: Sequence[int], able: Sequence[int]) -> bool:
    """Whether some lawful attack on t contains this group."""
    box = g.box
    if not group:
        return any(can_complete(g, t, [u], able) for u in able)
    if why_not_group(g, t, group) is None:
        return True
    nations = {box.flag[u] for u in group}
    for s in sorted({g.loc[u] for u in able}):
        missing = nations - {box.flag[u] for u in group if g.loc[u] == s}
        tried = list(group)
        for nation in sorted(missing):
            more = next((u for u in able if g.loc[u] == s and box.flag[u] == nation and u not in tried), None)
            if more is not None:
                tried.append(more)
        if why_not_group(g, t, tried) is None:
            return True
        if box.london in {g.loc[u] for u in tried}:  # 12.1.10: somebody on the continent who may join
            for u in able:
                if u not in tried and box.france_belgium >> g.loc[u] & 1 and why_not_group(g, t, [*tried, u]) is None:
                    return True
    return False


def why_not_join(g: State, t: int, group: Sequence[int], able: Sequence[int], u: int) -> Refusal | None:
    """12.1: why a unit may not join the attack being built."""
    box = g.box
    if (
        not 0 <= u < box.nunits
        or box.side[u] != g.active
        or g.loc[u] >= box.nspaces
        or not g.attacks & box.bit[g.loc[u]]
    ):
        return NOT_MARKED
    if g.spent & box.bit[u] or u in group:
        return FOUGHT
    if u not in able:
        return why_not_attacker(g, u, t) or NO_SUPPLY
    if not can_complete(g, t, [*group, u], able):
        return why_not_group(g, t, [*group, u])
    return None


# -- 12.2.2 designation -------------------------------------------------------------------------------------------


def why_not_attack(g: State, t: int) -> Refusal | None:
    """12.2.2: why the active player may not attack this space now."""
    if not 0 <= t < g.box.nspaces:
        return NO_ENEMY
    reason = why_not_target(g, g.active, t)
    if reason is not None:
        return reason
    able = able_units(g, t)
    if not able:
        return NOBODY_CAN
    return None if can_complete(g, t, [], able) else why_not_group(g, t, able[:1])


def fight(g: State) -> Asking[Next]:
    """9.2.9, 12.1.1, 12.1.2: one combat after another, as many as the active player wants, then the action ends."""
    box = g.box
    candidates = 0
    for s in bits(g.attacks):
        stack = g.stacks[s]
        if stack and not all(g.spent & box.bit[u] for u in stack):
            candidates |= targets_of(g, s)
    assault = Offer.sifted("assault", bits(candidates), lambda t: why_not_attack(g, t))
    if not assault.among:
        return LEAVE
    verb, t = yield Choose(g.active, "ask-attack", assault, Offer("done"))
    if verb == "done":
        return LEAVE
    g.battle = Battle(t, (), g.stacks[t] if g.occ[1 - g.active] & box.bit[t] else ())
    return None


def muster(g: State) -> Asking[Next]:
    """12.2.2: name the units that attack, one by one, then begin."""
    b = g.battle
    assert b is not None
    t = b.target
    able = able_units(g, t)
    group = b.attackers
    joining = [u for u in able if u not in group]
    offers = [Offer("join", joining, lambda u: why_not_join(g, t, group, able, u))]
    if group and why_not_group(g, t, group) is None:
        offers.append(Offer("begin"))
    verb, u = yield Choose(g.active, "ask-muster", *offers, args={"space": ("space", t)})
    if verb == "join":
        b.attackers = tuple(sorted((*group, u)))
        return AGAIN
    begin_battle(g, b)
    return None


def begin_battle(g: State, b: Battle) -> None:
    """12.1.5, 12.2.2: the attack is declared; it counts for a mandatory offensive (7.1.3)."""
    box = g.box
    t = b.target
    g.struck |= box.bit[t]
    for u in b.attackers:
        g.spent |= box.bit[u]
        if crosses_caucasus(box, g.loc[u], t):
            g.flags |= RU_NE  # 12.1.8
        if g.loc[u] != t and g.sieged & box.bit[g.loc[u]]:
            g.sortie |= box.bit[u]  # 15.2.3
    b.start = tuple(sorted({g.loc[u] for u in b.attackers}))
    b.defenders = g.stacks[t] if g.occ[1 - g.active] & box.bit[t] else ()
    if not b.defenders:
        b.notes |= FORT_ONLY
    note_attack(g, b)
    tell(
        g, "log-attack", side=("side", g.active), space=("space", t), units=[("unit", u) for u in b.attackers],
        against=[("unit", u) for u in b.defenders],
    )  # fmt: skip
