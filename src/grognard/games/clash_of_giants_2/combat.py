"""GAL.5.35, GAL.10.0, YPR.5.36, YPR.10.0, STD.12 Combat: declared attack by attack, resolved one by one."""

from __future__ import annotations

from functools import partial

from ...kernel.applies import Book, rule
from ...kernel.ask import D6, Asking, Choose, Die, Offer
from ...kernel.maps import Members, bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, LEAVE, Next, to
from .box import ALL
from .command import barred_by_star
from .odds import defenders, efficiency, efficiency_in_defence, lone_forts, odds, result
from .reinforcement import attacked
from .retreat import begin_retreats
from .state import BY_FORT, OFF, REDUCED, UNSUPPLIED, Attack, Battle, State, fort_set, lose_step, on_map, tell, water
from .supply import besieged
from .zones import EAST, east_of_line, home_zones

NOT_YOURS = Refusal("STD.5.2", "attack-not-yours")
NOT_ADJACENT = Refusal("STD.12.1", "attack-not-adjacent")
NO_ENEMY = Refusal("STD.12.1", "attack-no-enemy")
HAS_ATTACKED = Refusal("STD.12.2", "attack-twice")
STRUCK = Refusal("STD.12.2", "attack-hex-twice")
UNDER_MARKER = Refusal("STD.12.3", "attack-under-marker")
STAR = Refusal("GAL.9.1c", "attack-star")
BESIEGED = Refusal("GAL.10.2c", "attack-besieged")
IN_WATER = Refusal("YPR.TEC.6", "attack-from-water")
REMNANT = Refusal("YPR.10.4d", "attack-remnant")
HUNGRY = Refusal("STD.8.5", "attack-reduced")
NOT_HOME = Refusal("YPR.9.22h", "attack-not-home")
NOBODY = Refusal("STD.12.1", "attack-nobody")
ONE_HEX = Refusal("STD.12.5", "attack-called-off")
NO_MULTI = Refusal("STD.12.4", "attack-one-hex")
ALL_ADJACENT = Refusal("STD.12.4", "attack-all-adjacent")
JOIN_FIRST = Refusal("STD.12.4", "attack-join-first")
DUTY = Refusal("STD.12.5", "attack-duty")
NOTHING_DUE = Refusal("STD.12.5", "attack-nothing-due")
NOT_ROLLING = Refusal("STD.12.11", "roll-not-this")
NOBODY_ELSE = Refusal("STD.12.2", "attack-nobody-else")
NOT_DECLARED = Refusal("STD.12.1", "attack-not-declared")
HAVE_ATTACKS = Refusal("STD.12.1", "attack-resolve-first")


NEVER, SEVERAL, ALWAYS = range(3)
"""The switch of STD.12.5."""


# -- who may attack what ------------------------------------------------------------------------------------------


def why_not_fight(g: State, u: int) -> Refusal | None:
    """STD.12.3: why a unit may not attack at all now. Done units may (YPR.9.22b), but any ban wins (STD.2.9)."""
    box, side = g.box, g.side
    if not 0 <= u < box.count or box.side[u] != side or g.loc[u] >= OFF:
        return NOT_YOURS
    if g.used >> u & 1:
        return HAS_ATTACKED
    if (g.repl | g.rebuilt) >> u & 1:  # GAL.8.2c, GAL.8.22c, YPR.7.2e, YPR.7.22b
        return UNDER_MARKER
    if "remnant" in box.flags[u]:
        return REMNANT
    if g.supply[u] in (REDUCED, UNSUPPLIED) and not g.options["reduced-attack"]:
        return HUNGRY
    for bars in box.rules.bars_attack:
        reason = bars(g, u)
        if reason is not None:
            return reason
    return None


@rule("GAL.9.1c", "GAL.9.1d", "GAL.9.1f")
def star_bars(g: State, u: int) -> Refusal | None:
    return STAR if barred_by_star(g, u) else None


@rule("GAL.10.2c")
def siege_bars(g: State, u: int) -> Refusal | None:
    return BESIEGED if g.supply[u] == BY_FORT and besieged(g, u) else None


@rule("YPR.TEC.6")
def water_bars(g: State, u: int) -> Refusal | None:
    return IN_WATER if water(g) >> g.loc[u] & 1 else None


@rule("YPR.9.23b")
def line_bars(g: State, u: int) -> Refusal | None:
    return EAST if east_of_line(g, u) else None


@rule("YPR.9.22h")
def zone_bars(g: State, u: int) -> Refusal | None:
    return None if home_zones(g, u) >> g.loc[u] & 1 else NOT_HOME


def enemies(g: State) -> int:
    """Hexes that can be attacked: with units, or with a fort alone (STD.13.2)."""
    return g.occ[1 - g.side] | fort_set(g, 1 - g.side)


def fighters(g: State) -> list[int]:
    """Units that may attack somebody. GAL.5.35b, YPR.5.36b: of any area, not only the active one."""
    near = g.box.map.steps.around(enemies(g)) & g.occ[g.side]
    return [u for h in bits(near) for u in g.stacks[h] if why_not_fight(g, u) is None]


def targets_of(g: State) -> int:
    """Hexes some unit may attack now. With the duty always due, one whose attack was called off twice is left alone."""
    hexes = enemies(g) & ~g.struck
    if g.options["attack-all"] == ALWAYS:
        hexes &= ~g.barred
    found = 0
    around, open_zones = g.box.map.steps.around, g.box.rules.open_zones
    for u in fighters(g):
        near = around(1 << g.loc[u]) & hexes & ~found
        if near:
            found |= near & open_zones(g, u)
    return found


def why_not_target(g: State, h: int) -> Refusal:
    """Why a hex is none of those that may be attacked now."""
    if not 0 <= h < g.box.size or not enemies(g) >> h & 1:
        return NO_ENEMY
    if g.struck >> h & 1:
        return STRUCK
    if g.barred >> h & 1:
        return ONE_HEX
    near = [u for u in on_map(g, g.side) if h in g.box.map.linked[g.loc[u]]]
    for u in near:
        reason = why_not_fight(g, u) or g.box.rules.why_not_zone(g, u, h)
        if reason is not None:
            return reason
    return NOT_ADJACENT


# -- declaration --------------------------------------------------------------------------------------------------


def declare(g: State) -> Asking[Next]:
    """GAL.5.35a, YPR.5.36a, STD.5.3: after moving, the owner of the marker may take his one combat of the turn."""
    side = g.side
    targets = 0 if g.fought >> side & 1 else targets_of(g)
    if not targets and not g.attacks and not g.struck:
        return to("draw")
    late = late_duties(g)
    verb, noun = yield Choose(
        side, "ask-combat" if not g.attacks and not g.struck else "ask-more",
        Offer.found("attack", Members(targets), lambda h: why_not_target(g, h)),
        Offer("support", None, lambda _: why_not_support(g)),
        Offer.found("call_off", [a.targets[0] for a in shirkers(g)], NOTHING_DUE),
        Offer("resolve", None, lambda _: why_not_resolve(g)),
        Offer("pass", None, lambda _: (DUTY if late else None) if not g.attacks else HAVE_ATTACKS),
        args={"attacks": len(g.attacks)},
    )  # fmt: skip
    if verb == "attack":
        g.attacks = (*g.attacks, Attack((noun,), ()))
        g.struck |= 1 << noun
        return None
    if verb == "support":
        use_support(g)
    elif verb == "call_off":
        off = next(a for a in g.attacks if a.targets[0] == noun)
        g.attacks = tuple(a for a in g.attacks if a is not off)
        for h in off.targets:
            g.struck &= ~(1 << h)
            g.barred |= g.called & 1 << h
            g.called |= 1 << h
        for u in off.attackers:
            g.used &= ~(1 << u)
        tell(g, "log-call-off", side=("side", side), space=("space", noun))
    elif verb == "resolve":
        return LEAVE
    else:
        end_combat(g)
        return to("draw")
    return AGAIN


def end_combat(g: State) -> None:
    """The phase is over; it counts as taken if anything was attacked (STD.5.3)."""
    if g.struck:
        g.fought |= 1 << g.side
    g.used = g.struck = g.called = g.barred = g.retreated = g.work = 0


def join(g: State) -> Asking[Next]:
    """Units join the attack being made; more hexes may be added to it (STD.12.4)."""
    attack = g.attacks[-1]
    first = attack.targets[0]
    near = g.box.map.steps.around(1 << g.loc[attack.attackers[0]]) & enemies(g) if attack.attackers else 0
    beside = [u for h in bits(g.box.map.steps.around(1 << first) & g.occ[g.side]) for u in g.stacks[h]]
    joining = Offer.sifted("join", beside, partial(why_not_join, g))
    units = joining.among or ()
    verb, noun = yield Choose(
        g.side, "ask-join",
        joining,
        Offer("also", list(bits(near)), lambda h: why_not_also(g, h)),
        Offer("join_all", None, lambda _: NOBODY_ELSE if len(units) < 2 else why_not_several(g, first)),
        Offer("settle", None, lambda _: None if attack.attackers else NOBODY),
        args={"space": ("space", first), "units": [("unit", u) for u in attack.attackers]},
    )  # fmt: skip
    if verb == "join":
        _pledge(g, attack.targets, (*attack.attackers, noun))
    elif verb == "join_all":
        _pledge(g, attack.targets, (*attack.attackers, *units))
    elif verb == "also":
        g.struck |= 1 << noun
        _pledge(g, (*attack.targets, noun), attack.attackers)
    else:
        tell(
            g, "log-declare", side=("side", g.side), units=[("unit", u) for u in attack.attackers],
            spaces=[("space", h) for h in attack.targets],
        )  # fmt: skip
        return None if g.options["declare-first"] else LEAVE
    return AGAIN


def _pledge(g: State, targets: tuple[int, ...], attackers: tuple[int, ...]) -> None:
    g.attacks = (*g.attacks[:-1], Attack(targets, attackers))
    for u in attackers:
        g.used |= 1 << u


def why_not_join(g: State, u: int) -> Refusal | None:
    """Why a unit may not join the attack being made. STD.12.2: units of one stack may do different things."""
    reason = why_not_fight(g, u)
    if reason is not None:
        return reason
    attack = g.attacks[-1]
    for h in attack.targets:
        if h not in g.box.map.linked[g.loc[u]]:
            return NOT_ADJACENT if len(attack.targets) == 1 else ALL_ADJACENT
        barred = g.box.rules.why_not_zone(g, u, h)
        if barred is not None:
            return barred
    return why_not_several(g, attack.targets[0]) if any(g.loc[v] != g.loc[u] for v in attack.attackers) else None


def why_not_several(g: State, h: int) -> Refusal | None:
    """Why a hex may not be attacked from several hexes any more: its attack was called off twice (STD.12.5)."""
    return ONE_HEX if g.barred >> h & 1 else None


def why_not_also(g: State, h: int) -> Refusal | None:
    """STD.12.4: why the attack may not be aimed at another hex as well (a switch)."""
    attack = g.attacks[-1]
    if not g.options["multi-hex"]:
        return NO_MULTI
    if not 0 <= h < g.box.size or not enemies(g) >> h & 1:
        return NO_ENEMY
    if g.struck >> h & 1:
        return STRUCK
    if not attack.attackers:
        return JOIN_FIRST
    for u in attack.attackers:
        if h not in g.box.map.linked[g.loc[u]]:
            return ALL_ADJACENT
        barred = g.box.rules.why_not_zone(g, u, h)
        if barred is not None:
            return barred
    return None


# -- STD.12.5 the duty to attack ----------------------------------------------------------------------------------


def duties(g: State, attack: Attack) -> int:
    """STD.12.5: enemy stacks that an attack obliges its side to attack as well: all next to the hexes it comes from, if
    it comes from two or more. A lone fort obliges nobody, nor does a stack that zones put out of bounds."""
    start = {g.loc[u] for u in attack.attackers}
    if g.options["attack-all"] == NEVER or (g.options["attack-all"] == SEVERAL and len(start) < 2):
        return 0
    near = g.box.map.steps.around(g.box.map.set(start)) & g.occ[1 - g.side]
    allowed = 0
    for u in attack.attackers:
        allowed |= g.box.rules.open_zones(g, u)
    return near & allowed


def shirkers(g: State) -> list[Attack]:
    """Declared attacks whose duty is not met."""
    return [attack for attack in g.attacks if duties(g, attack) & ~g.struck]


def late_duties(g: State) -> int:
    """With attacks resolved one by one: stacks that still have to be attacked and can be."""
    return 0 if g.options["declare-first"] else g.work & targets_of(g)


def why_not_resolve(g: State) -> Refusal | None:
    if not g.attacks:
        return NOT_DECLARED
    for attack in shirkers(g):
        missing = next(bits(duties(g, attack) & ~g.struck))
        return Refusal(DUTY.rule, DUTY.key, {"space": ("space", attack.targets[0]), "other": ("space", missing)})
    return None


# -- GAL.10.1, YPR.10.1 offensive support -------------------------------------------------------------------------


def open_marker(g: State) -> int:
    """The support marker a side would use now: of those whose turns include this one, the first to expire."""
    found = [
        (last, i)
        for i, (side, first, last) in enumerate(g.box.support)
        if side == g.side and first <= g.turn <= last and not g.support >> i & 1
    ]
    return min(found)[1] if found else -1


class SupportReasons:
    """Why not, under the number it has in each battle."""

    def __init__(self, book: Book) -> None:
        self.none = book.refusal("support-none", "GAL.10.1a", "YPR.10.1d")
        self.too_late = book.refusal("support-too-late", "GAL.5.35c", "YPR.5.36c")
        self.twice = book.refusal("support-twice", "GAL.10.1f", "YPR.10.1d")
        self.running = book.refusal("support-running", "GAL.10.1d", "YPR.10.1c")
        self.not_now = (
            book.refusal("support-not-now", "GAL.10.1b", "YPR.10.1a"),
            book.refusal("support-not-now", "GAL.10.1c", "YPR.10.1b"),
        )
        """By side."""


def why_not_support(g: State) -> Refusal | None:
    """GAL.10.1a to GAL.10.1f, YPR.10.1a to YPR.10.1d: why offensive support may not be declared now."""
    own = [i for i, (side, _, _) in enumerate(g.box.support) if side == g.side]
    why = g.box.rules.why_not_support
    at_first = not g.options["declare-first"] and not g.struck  # no attack waits then: before the first one
    if not g.attacks and not at_first:
        return why.too_late
    if g.supported[g.side] == g.turn:
        return why.twice
    if all(g.support >> i & 1 for i in own):
        return why.none
    if g.supported[g.side] and g.supported[g.side] == g.turn - 1:
        return why.running
    return why.not_now[g.side] if open_marker(g) < 0 else None


def use_support(g: State) -> None:
    """The marker is used up; every infantry attack of this turn has its shift."""
    g.support |= 1 << open_marker(g)
    g.supported[g.side] = g.turn
    tell(g, "log-support", side=("side", g.side))


# -- resolution ---------------------------------------------------------------------------------------------------


def resolve(g: State) -> Asking[Next]:
    """The attacker resolves his attacks in any order (STD.12.1)."""
    if not g.attacks:
        if not g.options["declare-first"]:
            return to("combat")
        end_combat(g)
        return LEAVE
    attack = g.attacks[0]
    if len(g.attacks) > 1:
        firsts = [a.targets[0] for a in g.attacks]
        _, noun = yield Choose(g.side, "ask-resolve", Offer.found("fight", firsts, NOT_DECLARED))
        attack = next(a for a in g.attacks if a.targets[0] == noun)
    if not g.options["declare-first"]:
        g.work |= duties(g, attack)
    g.attacks = tuple(a for a in g.attacks if a is not attack)
    g.battle = Battle(attack.targets, attack.attackers)
    return None


def open_combat(g: State, b: Battle) -> Asking[Next]:
    """Who is left is fought at odds found now (STD.14.5); new corps show what they are worth (YPR.10.3a)."""
    there = defenders(g, b.targets)
    if not there and not lone_forts(g, b.targets):
        return to("advance")
    attacked(g, there)
    for u in (*there, *b.attackers):
        yield from prove(g, u)
    found = odds(g, b.targets, b.attackers)
    b.column = found.column
    tell(
        g, "log-odds", side=("side", g.side), spaces=[("space", h) for h in b.targets], attack=found.attack,
        defence=found.defence, shift=found.shift, column=g.box.tables["combat"]["columns"][found.column],
    )  # fmt: skip
    return None


def prove(g: State, u: int) -> Asking[None]:
    """YPR.10.3a, YPR.10.3b: the first combat of a new corps fixes the efficiency of all its units for good."""
    box = g.box
    if box.ter[u]:
        return
    corps = box.new_corps.index(box.formation[u])
    if not g.corps_ter[corps]:
        die = yield D6
        g.corps_ter[corps] = int(box.tables["new_reserve"]["ter"][die - 1])
        tell(g, "log-prove", side=("side", box.side[u]), corps=box.formation[u], die=die, ter=g.corps_ter[corps])


ATTACKER, DEFENDER, CHANCE = range(3)


def choose_rollers(g: State, b: Battle) -> Asking[Next]:
    """STD.12.11: who rolls for loss, where not all attackers have to (a switch says who chooses)."""
    found = odds(g, b.targets, b.attackers)
    count = 0 if found.attacker == ALL else min(len(b.attackers), found.limit)
    left = [u for u in b.attackers if u not in b.rolling]
    if len(b.rolling) >= count:
        return None
    if len(left) == count - len(b.rolling):
        b.rolling = (*b.rolling, *left)
    elif g.options["loss-choice"] == CHANCE:
        pick = yield Die(len(left))
        b.rolling = (*b.rolling, left[pick - 1])
    else:
        side = g.side if g.options["loss-choice"] == ATTACKER else 1 - g.side
        _, unit = yield Choose(
            side, "ask-rollers", Offer.found("roll", left, NOT_ROLLING), args={"count": count - len(b.rolling)}
        )
        b.rolling = (*b.rolling, unit)
    return AGAIN


def throw(g: State, b: Battle) -> Asking[Next]:
    """STD.12.10 to STD.12.14: everybody rolls at once; who fails loses a step, a defender that lives on retreats."""
    found = odds(g, b.targets, b.attackers)
    there, forts = defenders(g, b.targets), lone_forts(g, b.targets)
    box = g.box
    dice: list[tuple[int, int]] = []
    failed: list[tuple[int, int]] = []
    broken: list[int] = []
    if found.defender != ALL:  # BB.CRT.1: not at the lowest odds
        for u in there:
            die = yield D6
            ter = efficiency_in_defence(g, u, b.attackers)
            over = result(g, die, found.defender) - ter
            dice.append((u, die))
            _told(g, u, die, found.defender, ter, over)
            if over > 0:
                failed.append((u, over))
        for i in forts:  # STD.13.2
            die = yield D6
            over = result(g, die, found.defender) - box.fort_ter[i]
            dice.append((-1 - i, die))
            tell(
                g, "log-fort-roll", side=("side", 1 - g.side), space=("space", box.forts[i]), die=die,
                need=box.fort_ter[i], held="no" if over > 0 else "yes",
            )  # fmt: skip
            if over > 0:
                broken.append(i)
    hurt: list[int] = []
    for u in b.rolling:
        die = yield D6
        ter = efficiency(g, u)
        over = result(g, die, found.attacker) - ter
        dice.append((u, die))
        _told(g, u, die, found.attacker, ter, over)
        if over > 0:
            hurt.append(u)
    b.dice, b.rolled = tuple(dice), True
    for i in broken:  # STD.13.5: at zero steps it is gone for good
        g.forts[i] -= 1
        g.zocs[g.side] = None
        tell(g, "log-fort-hit", space=("space", box.forts[i]), left=g.forts[i])
    for u in hurt:  # STD.12.14: attackers never retreat
        lose_step(g, b, u)
    begin_retreats(g, b, failed)
    return None


def end_battle(g: State) -> None:
    """On to the next attack."""
    g.battle = None


def _told(g: State, u: int, die: int, modifier: int, ter: int, over: int) -> None:
    tell(
        g, "log-roll", side=("side", g.box.side[u]), unit=("unit", u), die=die, modifier=modifier, need=ter,
        over=max(0, over),
    )  # fmt: skip
