"""12.0 Combat in its ten steps. The order is in `sequence.COMBAT`; here is what each step does."""

from __future__ import annotations

from functools import partial

from ...kernel.ask import D6, REVEAL, Asking, Choose, Offer
from ...kernel.maps import Members, bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, LEAVE, Next, to
from .assault import hosts
from .box import CP
from .command import commanded
from .entering import clear_supports
from .hiding import reveal
from .losses import hurt
from .odds import (
    able, bombardment, column_name, doctrine_of_lead, halves, infantry, mastery, mastery_shifts, odds, outcome, shot,
    shot_modifier, tank_ahead,
)  # fmt: skip
from .state import (
    AVAILABLE, NONE, OFF, Battle, Due, State, disorganise, fighters_at, kill, morale, points_of_stack, put, rating,
    shaken, tell, units_at,
)  # fmt: skip
from .weather import foggy

NOT_YOURS = Refusal("12.1a", "attack-not-yours")
FOUGHT = Refusal("12.1f", "attack-twice")
SHAKEN = Refusal("12.5b", "attack-shaken")
STARVING = Refusal("9.2a", "attack-starving")
FROZEN = Refusal("11.2.10a", "attack-frozen")
NOT_ADJACENT = Refusal("12.1c", "attack-not-adjacent")
NO_ENEMY = Refusal("12.1a", "attack-no-enemy")
STRUCK = Refusal("12.1d", "attack-hex-twice")
NOBODY = Refusal("12.2.1a", "attack-nobody")
NO_MARKER = Refusal("14.0g", "attack-no-marker")
NOT_ASSAULT = Refusal("12.2.4m", "use-not-assault")
NOT_USED = Refusal("12.2.5c", "star-not-used")
NO_HOST = Refusal("12.2.8d", "use-no-host")
NO_ROMMEL = Refusal("SC1.22", "rommel-not-now")
NOT_GUN = Refusal("15.2.2a", "gun-not-yours")
OUT_OF_RANGE = Refusal("15.2.2a", "gun-out-of-range")
FIRED = Refusal("15.2.2c", "gun-fired")
ONE_PLANNED = Refusal("12.2.2b", "gun-one-offensive")
SILENT = Refusal("SC1.17", "gun-silent")
SILENCED = Refusal("SC5.16", "gun-silent")
ONLY_CORPS = Refusal("12.2.2e", "counter-only-corps")
ONLY_COUNTER = Refusal("14.1c", "gun-only-counter")
KEEP_FIRING = Refusal("12.2.2d", "counter-keep-firing")
NOT_NAMED = Refusal("12.2.2c", "counter-not-named")
NOT_LEAD = Refusal("12.2.3b", "lead-not-able")
NOT_THERE = Refusal("12.2.3a", "lead-not-there")
TANK_BARRED = Refusal("15.6.1e", "attack-tank-barred")
NO_SECTION = Refusal("15.6.2a", "deploy-nobody")
NO_ROOM = Refusal("15.6.2a", "deploy-no-room")


ALPENKORPS = "de-alpk"
OVERRUN_COSTS = 2
"""15.6.1.1b: a white die up to this disorganises whoever drove over tanks."""


def battle(g: State) -> Battle:
    assert g.battle is not None
    return g.battle


# -- step 1 ------------------------------------------------------------------------------------------------------------


def declare(g: State) -> Asking[Next]:
    """12.1a, 12.1b, 12.1e: one combat after another, as long as the phasing player likes; in exploitation with those
    that have a marker (14.1a)."""
    targets = targets_of(g)
    if not targets:
        return LEAVE
    verb, h = yield Choose(
        g.side, "ask-attack-on" if g.exploits else "ask-attack",
        Offer.found("attack", Members(targets), lambda h: why_not_target(g, h)),
        Offer("pass"),
    )  # fmt: skip
    if verb == "pass":
        return LEAVE
    g.battle = Battle(h, defenders=tuple(fighters_at(g, h, 1 - g.side)))
    g.struck |= 1 << h
    return None


def fighters(g: State) -> list[int]:
    """Units that may attack somebody now."""
    near = g.box.map.steps.around(g.occ[1 - g.side]) & g.occ[g.side]
    return [u for h in bits(near) for u in g.stacks[h] if why_not_fight(g, u) is None]


def targets_of(g: State) -> int:
    """Hexes that can be attacked now."""
    found = 0
    for u in fighters(g):
        near = g.box.beside[g.loc[u]]
        if g.box.kind[u] == "tank":
            near = g.box.map.set(h for h in bits(near) if not tank_barred(g, g.loc[u], h))
        found |= near
    return found & g.occ[1 - g.side] & ~g.struck


def tank_barred(g: State, a: int, h: int) -> bool:
    """15.6.1e: tanks attack neither a major town nor over a ridge or water."""
    ridge = (a, h) in g.box.ridge or (h, a) in g.box.ridge
    return g.box.town[h] == "major" or (a, h) in g.box.wet or ridge


def why_not_fight(g: State, u: int) -> Refusal | None:
    """Why a unit may not attack at all now."""
    box = g.box
    if not 0 <= u < box.count or not box.fights[u] or box.side[u] != g.side or g.loc[u] >= OFF:
        return NOT_YOURS
    if g.fought >> u & 1:
        return FOUGHT
    if shaken(g, u):
        return SHAKEN
    if g.starving >> u & 1:
        return STARVING
    if u in g.frozen or g.loaded >> u & 1:
        return FROZEN
    return NO_MARKER if g.exploits and not g.exploiting >> u & 1 else None


def why_not_target(g: State, h: int) -> Refusal:
    if not 0 <= h < g.box.size or not g.occ[1 - g.side] >> h & 1:
        return NO_ENEMY
    if g.struck >> h & 1:
        return STRUCK
    for near in bits(g.box.beside[h] & g.occ[g.side]):
        for u in fighters_at(g, near, g.side):
            reason = why_not_fight(g, u)
            if reason is not None:
                return reason
    return NOT_ADJACENT


def join(g: State) -> Asking[Next]:
    """12.2.1: who attacks, with which assault troops; then it is final, and nobody else is touched (12.2.1c)."""
    b = battle(g)
    near = [u for h in bits(g.box.beside[b.hex] & g.occ[g.side]) for u in g.stacks[h]]
    joining = Offer.sifted("join", [u for u in near if g.box.fights[u]], partial(why_not_join, g, b))
    supports = [u for u in near if g.box.is_assault[u]]
    tanks = [Offer("deploy", sorted({g.loc[u] for u in b.attackers}), partial(why_not_deploy, g, b))]
    rommel = [Offer("rommel", None, lambda _: why_not_rommel(g, b))]
    verb, noun = yield Choose(
        g.side, "ask-join",
        joining,
        Offer("join_all", None, lambda _: None if len(joining.among or ()) > 1 else NOBODY),
        Offer("use", supports, partial(why_not_use, g, b)),
        *(tanks if g.options["tanks"] or sections(g) else ()),  # what a game has not is not even refused
        *(rommel if g.scene.rule == "SC1" else ()),
        Offer("settle", None, lambda _: None if b.attackers else NOBODY),
        args={"space": ("space", b.hex), "units": [("unit", u) for u in b.attackers]},
    )  # fmt: skip
    if verb == "join":
        b.attackers = tuple(sorted((*b.attackers, noun)))
    elif verb == "join_all":
        b.attackers = tuple(sorted((*b.attackers, *(joining.among or ()))))
    elif verb == "use":
        b.assault = (*b.assault, noun)
    elif verb == "deploy":
        tank = sections(g)[0]
        put(g, tank, noun)
        b.attackers = tuple(sorted((*b.attackers, tank)))
        tell(g, "log-deploy", side=("side", g.side), unit=("unit", tank), space=("space", noun))
    elif verb == "rommel":
        b.rommel = g.rommel = True
        tell(g, "log-rommel", side=("side", CP), space=("space", b.hex))
    else:
        yield from _declared(g, b)
        return None
    return AGAIN


def _declared(g: State, b: Battle) -> Asking[None]:
    """3.0g: the declaration lays detachments open; 11.3.4.1e: whoever is on trucks gets off in disorder."""
    for u in b.attackers:
        g.fought |= 1 << u
    tell(
        g, "log-declare", side=("side", g.side), units=[("unit", u) for u in b.attackers], space=("space", b.hex),
    )  # fmt: skip
    if reveal(g, (*b.attackers, *fighters_at(g, b.hex, 1 - g.side))):
        yield REVEAL
    for u in units_at(g, b.hex, 1 - g.side):
        if g.loaded >> u & 1:
            g.loaded &= ~(1 << u)
            disorganise(g, u)


def why_not_join(g: State, b: Battle, u: int) -> Refusal | None:
    """Why a unit may not join the attack being made (12.1c, 12.1f, 12.1g)."""
    reason = why_not_fight(g, u)
    if reason is not None:
        return reason
    if u in b.attackers:
        return FOUGHT
    if b.hex not in g.box.map.linked[g.loc[u]]:
        return NOT_ADJACENT
    if g.box.kind[u] == "tank" and tank_barred(g, g.loc[u], b.hex):
        return TANK_BARRED
    return None


def why_not_deploy(g: State, b: Battle, h: int) -> Refusal | None:
    """15.6.2a: a tank section that has no movement of its own joins an attacker, where there is room."""
    if not sections(g) or not any(g.loc[u] == h for u in b.attackers):
        return NO_SECTION
    if tank_barred(g, h, b.hex):
        return TANK_BARRED
    points = sum(points_of_stack(g, u) for u in fighters_at(g, h, g.side))
    return NO_ROOM if points >= int(g.box.tables["limits"]["stack"]) else None


def sections(g: State) -> list[int]:
    """15.6.2: tanks of the phasing side that wait for an attack."""
    return [u for u in g.box.tanks if g.box.side[u] == g.side and g.loc[u] == AVAILABLE]


def why_not_use(g: State, b: Battle, a: int) -> Refusal | None:
    """12.2.8d, 11.3.2c: assault troops of a unit that takes part, one for each; 12.2.4m: more than one shift nothing
    more, but may be lost."""
    if not 0 <= a < g.box.count or not g.box.is_assault[a] or g.box.side[a] != g.side or a in b.assault:
        return NOT_ASSAULT
    mine = [u for u in b.attackers if g.loc[u] == g.loc[a]]
    used = [x for x in b.assault if g.loc[x] == g.loc[a]]
    return None if hosts(g, mine, [*used, a]) == len(used) + 1 else NO_HOST


def why_not_rommel(g: State, b: Battle) -> Refusal | None:
    """SC1.22: once, with a unit of the Alpenkorps, against Italians."""
    if g.scene.rule != "SC1" or g.side != CP or g.rommel:
        return NO_ROMMEL
    return None if any(g.box.division[u] == ALPENKORPS for u in b.attackers) else NO_ROMMEL


# -- steps 2 to 4 ------------------------------------------------------------------------------------------------------


def guns(g: State) -> Asking[Next]:
    """Step 2, 12.2.2a: the attacker's guns. 14.1c: in exploitation only corps guns, which may do nothing but
    counter-battery."""
    return (yield from _name_guns(g, g.side))


def reply(g: State) -> Asking[Next]:
    """Step 3, 12.2.2a: the defender's guns, and which of them fire at guns."""
    return (yield from _name_guns(g, 1 - g.side))


def _name_guns(g: State, side: int) -> Asking[Next]:
    b = battle(g)
    defends = side != g.side
    named = b.reply if defends else b.guns
    counter = b.reply_counter if defends else b.counter
    fire = Offer.sifted("gun", in_range(g, b.hex, side), lambda u: why_not_gun(g, b, u, side))
    against = Offer.sifted("counter", [u for u in named if u not in counter], lambda u: why_not_counter(g, b, u, side))
    if not fire.among and not (defends and against.among):
        return None
    verb, u = yield Choose(
        side, "ask-reply" if defends else "ask-guns",
        fire,
        against if defends else Offer("counter", [], lambda _: NOT_NAMED),
        Offer("all_guns", None, lambda _: None if len(fire.among or ()) > 1 else FIRED),
        Offer("settle"),
        args={"space": ("space", b.hex)},
    )  # fmt: skip
    if verb == "settle":
        return None
    if verb == "counter":
        b.reply_counter = (*b.reply_counter, u)
        return AGAIN
    chosen = (u,) if verb == "gun" else _together(g, fire.among or ())
    if defends:
        b.reply = (*b.reply, *chosen)
    else:
        b.guns = (*b.guns, *chosen)
    return AGAIN


def _together(g: State, among: tuple[int, ...] | list[int] | object) -> tuple[int, ...]:
    """All guns at once; of those in Offensive mode one (12.2.2b)."""
    assert isinstance(among, list)
    planned = [u for u in among if g.planned >> u & 1]
    return tuple(u for u in among if u not in planned[1:])


def in_range(g: State, h: int, side: int) -> list[int]:
    """15.2.2a, T.14: guns of a side whose bombardment radius reaches a hex, straight over everything."""
    box, loc = g.box, g.loc
    here = g.here[side] & ~g.loaded
    return [u for u in box.guns_of[side] if here >> u & 1 and box.near(h, box.range[u]) >> loc[u] & 1]


def why_not_gun(g: State, b: Battle, u: int, side: int) -> Refusal | None:
    """12.2.2b, 15.2.2a, 15.2.2b, 15.2.2c, 14.1c: why a gun may not take part."""
    box = g.box
    if not 0 <= u < box.count or not box.is_gun[u] or box.side[u] != side or g.loc[u] >= OFF:
        return NOT_GUN
    if (box.map.distance(g.loc[u], b.hex) or 0) > box.range[u]:
        return OUT_OF_RANGE
    if u in b.guns or u in b.reply:
        return FIRED
    if g.silent >> u & 1:
        return SILENCED if g.scene.rule == "SC5" else SILENT
    planned = g.planned >> u & 1
    attacks = side == g.side
    most = int(box.tables["limits"]["fires"]) if planned and attacks else 1
    if g.fired.get(u, 0) >= most:
        return FIRED
    if g.exploits and attacks and box.kind[u] != "corps-artillery":
        return ONLY_COUNTER
    named = b.guns if attacks else b.reply
    return ONE_PLANNED if planned and any(g.planned >> v & 1 for v in named) else None


def why_not_counter(g: State, b: Battle, u: int, side: int) -> Refusal | None:
    """12.2.2d, 12.2.2e: only corps guns that were named; the attacker keeps as many corps guns firing as the defender
    has turned on his, a gun of an army counting for two of them, others for none."""
    named, counter = (b.guns, b.counter) if side == g.side else (b.reply, b.reply_counter)
    if u not in named or u in counter:
        return NOT_NAMED
    if g.box.kind[u] != "corps-artillery":
        return ONLY_CORPS
    if side != g.side or g.exploits:
        return None
    firing = [v for v in named if v not in counter and v != u]
    weight = sum({"army-artillery": 2, "corps-artillery": 1}.get(g.box.kind[v], 0) for v in firing)
    return None if weight >= len(b.reply_counter) else KEEP_FIRING


def counter(g: State) -> Asking[Next]:
    """Step 4, 12.2.2c: the attacker turns corps guns on the defender's."""
    b = battle(g)
    if g.exploits:  # 14.1c: they do nothing else
        b.counter = b.guns
        return None
    able_ = Offer.sifted("counter", b.guns, lambda u: why_not_counter(g, b, u, g.side))
    if not able_.among or not b.reply:
        return None
    verb, u = yield Choose(g.side, "ask-counter", able_, Offer("settle"), args={"space": ("space", b.hex)})
    if verb == "settle":
        return None
    b.counter = (*b.counter, u)
    return AGAIN


# -- step 5 ------------------------------------------------------------------------------------------------------------


def bombard(g: State) -> Asking[None]:
    """Step 5, 12.2.2f, 15.2.2m: the attacker's guns; what they do is suffered at once."""
    b = battle(g)
    for u in (*b.guns, *b.reply):
        g.fired[u] = g.fired.get(u, 0) + 1
    points = bombardment(g, b, False)
    if not points:
        return  # 15.2.2e
    die = yield D6
    more = shot_modifier(g, b)
    damage = shot(g, points, die + more)
    b.shot, b.harm = (die, b.shot[1]), (damage, b.harm[1])
    _told_shot(g, g.side, points, die, more, damage)
    hurt(g, Due("damage", 1 - g.side, damage, tuple(fighters_at(g, b.hex, 1 - g.side))))


def bombard_back(g: State) -> Asking[Next]:
    """12.2.2f, 15.2.2l: then the defender's, without modifiers."""
    b = battle(g)
    points = bombardment(g, b, True)
    if points:
        die = yield D6
        damage = shot(g, points, die)
        b.shot, b.harm = (b.shot[0], die), (b.harm[0], damage)
        _told_shot(g, 1 - g.side, points, die, 0, damage)
        hurt(g, Due("damage", g.side, damage, b.attackers))
    return None


def _told_shot(g: State, side: int, points: int, die: int, more: int, damage: int) -> None:
    tell(g, "log-shot", side=("side", side), points=points, die=die, modifier=more, damage=damage)


# -- step 6 ------------------------------------------------------------------------------------------------------------


def leads(g: State, b: Battle) -> list[int]:
    """12.2.3b: of the attackers those that may lead: morale 4, in good order, in command."""
    found = [u for u in infantry(g, able(g, b.attackers)) if morale(g, u) >= 4]
    command = commanded(g, g.side, g.box.map.set(g.loc[u] for u in found))
    return [u for u in found if command >> g.loc[u] & 1]


def lead(g: State) -> Asking[Next]:
    """Step 6, 12.2.3a: the attacker's lead unit; 12.2.3c: without one the attack is off, and costs three steps. Assault
    troops that the guns have killed with their unit shift nothing any more (12.2.4m)."""
    b = battle(g)
    b.assault = tuple(a for a in b.assault if g.loc[a] < OFF)
    found = leads(g, b)
    if not found:
        if g.occ[1 - g.side] >> b.hex & 1:
            _void(g, b, "log-no-lead")
        return to("end_combat")  # 12.2.2g: a combat that is won is not called off, but nobody leads on
    b.lead = found[0]
    if len(found) > 1:
        _, b.lead = yield Choose(g.side, "ask-lead", Offer.found("lead", found, NOT_LEAD))
    if not fighters_at(g, b.hex, 1 - g.side):  # 12.2.2g
        b.won = True
        return to("throw")
    return None


def _void(g: State, b: Battle, key: str) -> None:
    tell(g, key, side=("side", g.side), space=("space", b.hex))
    hurt(g, Due("best", g.side, int(g.box.tables["limits"]["void"]), b.attackers))


def lead_defence(g: State) -> Asking[Next]:
    """12.2.3a: then the defender's; anybody may lead him."""
    b = battle(g)
    there = infantry(g, fighters_at(g, b.hex, 1 - g.side))
    b.lead_defence = there[0]
    if len(there) > 1:
        _, b.lead_defence = yield Choose(1 - g.side, "ask-lead-defence", Offer.found("lead", there, NOT_THERE))
    return None


# -- steps 7 to 9 ------------------------------------------------------------------------------------------------------


def ratio(g: State) -> Next:
    """Step 7, 12.2.4: the odds; 12.2.4d: below 1/2 the attack is off, and costs three steps."""
    b = battle(g)
    found = odds(g, b, b.lead, b.lead_defence)
    b.column, b.shifts = found.column, found.shifts
    b.strengths = (found.attack, found.defence, found.raw)
    tell(
        g, "log-odds", side=("side", g.side), space=("space", b.hex), attack=halves(found.attack),
        defence=halves(found.defence), shift=sum(one.by for one in found.shifts),
        column=column_name(g, found.column),
    )  # fmt: skip
    if found.column < 0:
        _void(g, b, "log-too-weak")
        return to("end_combat")
    if found.column == len(g.box.tables["combat"]["columns"]) - 1 and _overrun(g, b):
        b.overrun = b.won = True
        for u in fighters_at(g, b.hex, 1 - g.side):
            kill(g, u, "log-tanks-overrun")
    return None


def _overrun(g: State, b: Battle) -> bool:
    """15.6.1.1a: whether Germans drive over French or British tanks that have no infantry with them."""
    there = fighters_at(g, b.hex, 1 - g.side)
    tanks = all(g.box.kind[u] == "tank" and g.box.nation[u] in ("fr", "gb") for u in there)
    return tanks and all(g.box.nation[u] == "de" for u in b.attackers)


def throw(g: State) -> Asking[None]:
    """Steps 8 and 9, 12.2.5, 12.2.6: two white dice, a green and a blue one, together; 12.2.2g, 15.6.1.1b: against
    nobody only the attacker's die of mastery, and for tanks driven over a white one."""
    b = battle(g)
    if not b.won:
        one, two = (yield D6), (yield D6)
        b.dice = (one, two)
        attacker, defender, b.star = outcome(g, b.column, one + two)
        attacker += doctrine_of_lead(g, b.lead, "damage")  # 12.2.5e
        if foggy(g):
            attacker = max(0, attacker - 1)  # 12.2.5d, 10.0h
        b.hurt = (attacker, defender)
        tell(
            g, "log-combat", side=("side", g.side), dice=one + two, attacker=attacker, defender=defender,
            star="yes" if b.star else "no",
        )  # fmt: skip
    elif b.overrun and (yield D6) <= OVERRUN_COSTS:
        disorganise(g, b.lead)
    if not b.won or g.side == CP:
        b.green = yield D6
    if not b.won or g.side != CP:
        b.blue = yield D6
    _master(g, b)


def _master(g: State, b: Battle) -> None:
    """12.2.6a: green for the Central Powers, blue for the Entente; 12.2.2g: a defender who is gone does not test."""
    found = []
    b.tactics = tuple(mastery_shifts(g, b, False))
    b.tactics_defence = () if b.won else tuple(mastery_shifts(g, b, True))
    for defender in (False, True):
        side = 1 - g.side if defender else g.side
        die = b.green if side == CP else b.blue
        if defender and b.won:
            found.append(NONE)
            continue
        more = sum(one.by for one in (b.tactics_defence if defender else b.tactics))
        level = mastery(g, die, more)
        found.append(level)
        tell(g, "log-mastery", side=("side", side), die=die, modifier=more, level=level)
    b.mastery = (found[0], found[1])


def damage(g: State) -> None:
    """Step 10, 12.2.8: the defender turns his damage into losses, then the attacker."""
    b = battle(g)
    attacker, defender = b.hurt
    relief = int(g.box.tables["mastery"]["relief"]) * max(0, min(b.back, b.chosen))  # 12.2.6j
    there = tuple(u for u in b.defenders if g.loc[u] < OFF)
    hurt(g, Due("damage", 1 - g.side, max(0, defender - relief), there, b.lead_defence, True))
    front = (tank_ahead(g, able(g, b.attackers)), *b.assault, *_stoss_at_hand(g, b))  # 12.2.8h, 12.2.8i
    living = tuple(a for a in front if a >= 0 and g.loc[a] < OFF)
    hurt(g, Due("damage", g.side, attacker, b.attackers, b.lead, True, living))


def _stoss_at_hand(g: State, b: Battle) -> list[int]:
    """15.3.1e: Stosstruppen with a regiment of the combat may be lost though they were not used for the column."""
    near = {g.loc[u] for u in b.attackers if g.loc[u] < OFF}
    stoss = [a for h in sorted(near) for a in units_at(g, h, g.side) if g.box.kind[a] == "stoss"]
    return [a for a in stoss if a not in b.assault and why_not_use(g, b, a) is None]


def star(g: State) -> Asking[None]:
    """12.2.5c, 12.2.8n, 15.3.1d, 15.3.2d, 15.3.3d: on top of the damage a star costs assault troops that gave the
    column, if any are left."""
    b = battle(g)
    used = [a for a in b.assault if g.loc[a] < OFF] if b.star else []
    if not used:
        return
    gone = used[0]
    if len({(g.loc[a], g.box.kind[a]) for a in used}) > 1:
        _, gone = yield Choose(g.side, "ask-star", Offer.found("spend", used, NOT_USED))
    kill(g, gone, "log-star")


def end_combat(g: State) -> None:
    """11.3.1c: supports that nobody holds any more are gone; 14.1d: who has exploited has no marker left."""
    b = battle(g)
    if not g.occ[1 - g.side] >> b.hex & 1:
        clear_supports(g, b.hex, 1 - g.side)
    for u in b.attackers:
        if g.exploits:
            g.exploiting &= ~(1 << u)
        if g.loc[u] < OFF and g.box.kind[u] == "tank" and not rating(g, u).movement:
            kill(g, u, "log-tanks-gone")  # 15.6.2a
    g.battle = None
