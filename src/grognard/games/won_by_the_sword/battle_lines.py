"""12.4a to 12.4f, 12.3a Before the first shot: lines, leaders, chits, manoeuvre."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import REVEAL, Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from ...kernel.steps import AGAIN, Next, to
from .battle_parts import WINGS, eager, gain, lay, move, place, slot, where_is, who
from .kinds import ABILITIES, NKINDS
from .state import (
    CENTRE, LEFT, RIGHT, WING, Bag, State, batteries, battle, cavalry, column, count, force, is_cavalry, is_infantry,
    put, regiments, set_battle, side_of, tell,
)  # fmt: skip

MUST_PLAY: Final = Refusal("12.2b", "no-keep-aggressive")
NOT_HIM: Final = Refusal("6.1e", "no-ability-not-here")
NO_CHIT: Final = Refusal("6.1d", "no-ability-chit")
NOT_IN_BATTLE: Final = Refusal("12.4f", "no-ability-in-battle")
NOT_YET: Final = Refusal("12.4f", "no-ability-not-yet")
NO_TRENCH_ATTACKER: Final = Refusal("6.2.13", "no-entrench-attacker")
NO_TRENCH_LATE: Final = Refusal("12.4b", "no-entrench-late")
GUNS_DOUBLED: Final = Refusal("6.2.3", "no-guns-doubled")
NO_GUNS: Final = Refusal("6.2.3", "no-guns-here")
NO_TA_LEFT: Final = Refusal("12.2c", "no-advantage-left")
FEW_HORSE: Final = Refusal("6.2.6", "no-charge-cavalry")
OFF_CENTRE: Final = Refusal("6.2.7", "no-charge-centre")
NO_FOOT: Final = Refusal("6.2.7", "no-charge-infantry")
NO_CARD_TA: Final = Refusal("12.2a", "no-advantage-chit")
NO_SUCH_WING: Final = Refusal("12.4c", "no-advantage-wing")
NOT_THIS_LEADER: Final = Refusal("12.4a", "no-leader-place")
NO_SUCH: Final = Refusal("12.4d", "no-such-troops")
NOT_LEFT: Final = Refusal("12.4a", "no-such-troops")
SAME_WING: Final = Refusal("12.4d", "no-shift-there")
ONE_WAY: Final = Refusal("12.4d", "no-shift-one-way")
FROM_CENTRE: Final = Refusal("12.4e", "no-shift-from-wing")
STAYS: Final = Refusal("12.4e", "no-shift-kind")


# -- 12.2, 12.4b, 12.4c, 12.4f leaders and chits ---------------------------------------------------------------------


def line_up(g: State, c: int) -> None:
    """12.4a: foot and guns in the centre, horse on the left, until its owner has said who stands on the right (`form`).

    Leaders without chits stand in the centre (ruling 8): where they are makes no difference."""
    side, found = side_of(c), column(g, c)
    wings = list(battle(g).wings)
    centre: Bag = tuple(item for item in found.troops if not is_cavalry(item[0]))
    horse: Bag = tuple(item for item in found.troops if is_cavalry(item[0]))
    wings[side * 3 : side * 3 + 3] = horse, centre, ()
    still = [number for leader in found.leaders if not g.box.dynamic[leader] for number in (leader, CENTRE)]
    set_battle(g, wings=tuple(wings), where=(*battle(g).where, *still))
    put(g, c, troops=())


def form(g: State, role: str) -> Asking[Next]:
    """12.4a: the owner divides his horse evenly, the odd regiment on the right; ruling 8: and puts each dynamic leader
    into a wing, for a charge of his (6.2.6, 6.2.7)."""
    b = battle(g)
    c = who(b, role)
    left, right = (WING + place(side_of(c), wing) for wing in (LEFT, RIGHT))
    horse = force(g, left)
    missing = (cavalry(horse) + cavalry(force(g, right)) + 1) // 2 - cavalry(force(g, right))
    if missing > 0:
        troop = left * NKINDS + horse[0][0]
        if len(horse) > 1:
            troops = [left * NKINDS + kind for kind, _ in horse]
            _, troop = yield Choose(
                side_of(c),
                "ask-battle-right",
                Offer("shift_right", troops, lambda troop: None if troop in troops else NOT_LEFT),
                args={"number": missing},
            )
        move(g, troop, right)
        return AGAIN
    waiting = [leader for leader in column(g, c).leaders if g.box.dynamic[leader] and leader not in b.where[::2]]
    if not waiting:
        return None
    him = waiting[0]
    verb, _ = yield Choose(
        side_of(c),
        "ask-leader-wing",
        *(Offer(wing, [him], lambda leader: None if leader == him else NOT_THIS_LEADER) for wing in WINGS),
        args={"leader": ("leader", him)},
    )
    set_battle(g, where=(*b.where, him, WINGS[verb]))
    tell(g, "log-leader-wing", leader=("leader", him), wing=("wing", WINGS[verb]))
    return AGAIN


def why_not_ability(g: State, c: int, leader: int) -> Refusal | None:
    """6.2: why a leader of a column may not play his chit at this stage."""
    b, side = battle(g), side_of(c)
    if leader not in column(g, c).leaders:
        return NOT_HIM
    if g.chits[leader] < 0:
        return NO_CHIT
    chit = ABILITIES[g.chits[leader]]
    if chit == "entrench":  # 6.2.13
        if c == b.attacker:
            return NO_TRENCH_ATTACKER
        return NO_TRENCH_LATE if b.major and not b.stage.startswith("entrench") else None
    if b.stage.startswith("entrench"):
        return NOT_YET
    if chit in ("bombardment", "rapid-fire"):  # 6.2.3, 6.2.4
        if b.guns >> side & 1:
            return GUNS_DOUBLED
        return None if batteries(force(g, slot(b, side, CENTRE))) else NO_GUNS
    if chit not in ("cavalry-charge", "infantry-charge", "aggressive"):
        return NOT_IN_BATTLE
    if not g.ta_left:
        return NO_TA_LEFT
    wing = where_is(b, leader)
    bag = force(g, slot(b, side, wing))
    if chit == "cavalry-charge":  # 6.2.6
        return None if cavalry(bag) > regiments(bag) - cavalry(bag) else FEW_HORSE
    if chit == "infantry-charge":  # 6.2.7
        if b.major:
            return None if wing == CENTRE else OFF_CENTRE
        return None if any(is_infantry(kind) for kind, _ in bag) else NO_FOOT
    return None


def _why_not_advantage(g: State, c: int, wing: int) -> Refusal | None:
    """12.2b, 12.3a, 12.4c: why a card's chit may not be laid on a wing."""
    if wing not in WINGS.values() or (wing != CENTRE and not battle(g).major):
        return NO_SUCH_WING
    return None if column(g, c).ta else NO_CARD_TA


def play(g: State, role: str) -> Asking[Next]:
    """12.3a, 12.4b, 12.4c, 12.4f: cards' chits and leaders' chits, one by one, until the rest is kept.

    Whether one is asked hangs on what is open: a card's chit, a leader who has not used his."""
    b = battle(g)
    c = who(b, role)
    side = side_of(c)
    found = column(g, c)
    stage = b.stage.partition("-")[0]
    unused = [leader for leader in found.leaders if g.chits[leader] >= 0]
    offers = []
    anything = False
    if stage == "advantage" or (stage == "play" and not b.major):
        offers.append(Offer("advantage", [*WINGS.values()], lambda wing: _why_not_advantage(g, c, wing)))
        anything |= found.ta > 0
    if stage != "advantage":
        offers.append(Offer("ability", unused, lambda leader: why_not_ability(g, c, leader)))
        anything |= bool(unused)
    if not anything:
        return None
    offers.append(Offer("keep", None, lambda _: _why_not_keep(g, c, stage)))
    verb, noun = yield Choose(side, f"ask-battle-{stage}", *offers, args={"column": ("column", c)})
    if verb == "keep":
        return None
    if verb == "advantage":
        put(g, c, ta=found.ta - 1)
        lay(g, place(side, noun))
        return AGAIN
    leap = _use(g, c, noun, role)
    yield REVEAL
    return leap


def _why_not_keep(g: State, c: int, stage: str) -> Refusal | None:
    """12.2b, 6.2.8, ruling 25: aggressiveness must be used in the first battle."""
    return MUST_PLAY if stage == "play" and g.ta_left and eager(g, c) else None


def _use(g: State, c: int, leader: int, role: str) -> Next:
    """A leader shows his chit. 6.2.3, 6.2.4: guns fire double; 6.2.6, 6.2.7: a charge of his wing; 6.2.8, ruling 25:
    the owner will name the wing; 6.2.13: the centre is dug in."""
    b, side = battle(g), side_of(c)
    ability = g.chits[leader]
    chit = ABILITIES[ability]
    g.chits[leader] = -1
    tell(g, "log-ability", leader=("leader", leader), ability=("ability", ability))
    if chit in ("bombardment", "rapid-fire"):
        set_battle(g, guns=b.guns | 1 << side)
        put(g, c, guns=chit == "bombardment")
    elif chit == "aggressive":
        return to(f"aim_{role}")
    elif chit == "entrench":
        set_battle(g, dug_in=b.dug_in | 1 << side)
        gain(g, place(side, CENTRE))
    else:
        gain(g, place(side, where_is(b, leader)))
    return AGAIN


def aim(g: State, role: str) -> Asking[Next]:
    """6.2.8, 14.0c, ruling 25: the wing that gains the advantage of an aggressive leader is its owner's choice; a minor
    battle has only one (12.1)."""
    side, wing = side_of(who(battle(g), role)), CENTRE
    if battle(g).major:
        wings = [*WINGS.values()]
        ask = Offer("wing", wings, lambda w: None if w in wings else NO_SUCH_WING)
        _, wing = yield Choose(side, "ask-aggressive-wing", ask)
    gain(g, place(side, wing))
    return to(f"play_{role}")


# -- 12.4d, 12.4e manoeuvre --------------------------------------------------------------------------------------------


def why_not_shift(g: State, side: int, troop: int, to: int) -> Refusal | None:
    """12.4d: half of one wing's horse to the other, one way only; 12.4e: half of the foot out of the centre (ruling 7).

    Nobody has fallen yet, so that what has moved is seen from how the horse was dealt out (12.4a)."""
    where, kind = divmod(troop, NKINDS)
    wing = where - WING - side * 3
    if not LEFT <= wing <= RIGHT or not count(force(g, where), kind):
        return NO_SUCH
    left, centre, right = (battle(g).wings[place(side, w)] for w in (LEFT, CENTRE, RIGHT))
    if is_cavalry(kind):
        if wing == to:
            return SAME_WING
        horse = cavalry(left) + cavalry(right)
        to_left = cavalry(left) - horse // 2
        limit = (horse - horse // 2) // 2 if to == LEFT else horse // 2 // 2
        if to_left < 0 if to == LEFT else to_left > 0:
            return ONE_WAY
        return refuse("12.4d", "no-shift-half", limit=limit) if abs(to_left) >= limit else None
    if not is_infantry(kind):
        return STAYS
    if wing != CENTRE:
        return FROM_CENTRE
    out = regiments(left) + regiments(right) - cavalry(left) - cavalry(right)
    limit = (out + regiments(centre) - cavalry(centre)) // 2
    return refuse("12.4e", "no-shift-half", limit=limit) if out >= limit else None


def manoeuvre(g: State, role: str) -> Asking[Next]:
    """12.4d, 12.4e: regiment by regiment, attacker first."""
    b = battle(g)
    side = side_of(who(b, role))
    troops = [
        (WING + place(side, wing)) * NKINDS + kind for wing in WINGS.values() for kind, _ in b.wings[place(side, wing)]
    ]
    choose = Choose(
        side,
        "ask-battle-manoeuvre",
        Offer("shift_left", troops, lambda troop: why_not_shift(g, side, troop, LEFT)),
        Offer("shift_right", troops, lambda troop: why_not_shift(g, side, troop, RIGHT)),
        Offer("keep"),
    )
    if len(choose.options) == 1:
        return None
    verb, noun = yield choose
    if verb == "keep":
        return None
    move(g, noun, WING + place(side, LEFT if verb == "shift_left" else RIGHT))
    return AGAIN
