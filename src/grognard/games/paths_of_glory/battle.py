"""12.2, 12.3 How a combat is resolved: flank attempt, fire, losses, winner."""

from __future__ import annotations

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next, to
from .box import AP, CP
from .combat_cards import (
    WIRELESS_ONLY, commit_cards, holds_wireless, modifier, play_cards, put_away, return_cards, use_card, wireless_fits,
)  # fmt: skip
from .losses import take_losses
from .retreat import after_combat, fall_back
from .state import (
    ADVANCED, AS_TRENCHED, CALLED_OFF, FORT_ONLY, FOR_PEACE, GREAT_RETREAT, KEMAL, MAUDE, NO_TRENCH, REMOVED,
    SHIFTS_OFF, Battle, State, played, tell, trench_level,
)  # fmt: skip


ONE_SPACE = Refusal("12.3.1", "flank-one-space")
NO_ARMY = Refusal("12.3.1", "flank-no-army")
BAD_GROUND = Refusal("12.3.1", "flank-terrain")
TRENCHED = Refusal("12.3.1", "flank-trench")
LONE_FORT = Refusal("15.1.6", "flank-lone-fort")
NOT_PINNING = Refusal("12.3.2", "flank-not-pinning")


# -- 12.3 flank attacks -------------------------------------------------------------------------------------------


def why_not_flank(g: State, b: Battle) -> Refusal | None:
    """12.3.1: why no flank attack may be tried."""
    box = g.box
    if len(b.start) < 2:
        return ONE_SPACE
    if not any(box.army[u] for u in b.attackers):
        return NO_ARMY
    if b.notes & FORT_ONLY:
        return LONE_FORT
    if box.bars_flank[b.target]:
        return BAD_GROUND
    return TRENCHED if g.trench[b.target] else None


def flank_bonus(g: State, b: Battle, pin: int) -> int:
    """12.3.2: +1 for every other attacking space with no solid line to a further enemy-occupied space."""
    box = g.box
    enemies = g.occ[1 - g.active] & ~box.bit[b.target]
    if g.greece == 1:
        enemies &= ~g.closed | box.mef_mask  # neutral Greeks are no enemies; units left on a beach are (11.1.10)
    free = sum(1 for s in b.start if s != pin and not box.solid[s] & enemies)
    return free * int(box.tables["combat"]["flank_bonus"])


def flank(g: State) -> Asking[None]:
    """12.2.4, 12.3: the attacker may try to flank; Wireless Intercepts is played here (CP.2, FAQ.CP.2a)."""
    box = g.box
    b = g.battle
    assert b is not None
    if why_not_flank(g, b) is not None:
        return
    verb, pin = yield Choose(g.active, "ask-flank", Offer.found("pin", b.start, NOT_PINNING), Offer("frontal"))
    if verb == "frontal":
        return
    b.pin = pin
    if wireless_fits(g, b):
        held = [box.wireless_intercepts] if holds_wireless(g) else []
        verb, _ = yield Choose(g.active, "ask-wireless", Offer.found("combat_card", held, WIRELESS_ONLY), Offer("roll"))
        if verb == "combat_card":
            use_card(g, b, box.wireless_intercepts)
            b.flank = 1
            b.first = g.active
            return
    die = yield D6
    total = die + flank_bonus(g, b, pin)
    won = total >= int(box.tables["combat"]["flank_success"])  # 12.3.3
    b.flank = 1 if won else -1
    b.first = g.active if won else 1 - g.active
    tell(g, "log-flank", side=("side", g.active), die=die, total=total, won=won)


# -- 12.2.5 combat cards ------------------------------------------------------------------------------------------


def attacker_cards(g: State) -> Asking[Next]:
    return (yield from play_cards(g, g.active))


def defender_cards(g: State) -> Asking[Next]:
    """9.5.4.1: the defender after the attacker; Alberich calls the attack off (CP.64)."""
    box = g.box
    leap = yield from play_cards(g, 1 - g.active)
    b = g.battle
    assert b is not None
    if b.notes & CALLED_OFF:
        return_cards(g, b, but=(box.alberich,))
        g.events |= box.bit[box.alberich]
        g.place[box.alberich] = REMOVED
        b.cards = b.fresh = ()
        tell(g, "log-called-off")
        return to("after_battle")
    return leap


def great_retreat(g: State) -> Asking[Next]:
    """AP.27: this turn Russians may go back one space instead of fighting, said before the dice."""
    box = g.box
    b = g.battle
    assert b is not None
    russians = bool(b.defenders) and all(box.unit_nation[u] == "ru" for u in b.defenders)
    if g.flags & GREAT_RETREAT and g.active == CP and russians:
        g.phase = "fire"  # what it has always been asked under: hashes of records hang on it
        verb, _ = yield Choose(AP, "ask-great-retreat", Offer("fall_back"), Offer("stand"))
        if verb == "fall_back":
            return_cards(g, b)
            b.flank = 0
            tell(g, "log-great-retreat")
            fall_back(g, b, 1)
            b.notes |= CALLED_OFF
            return to("retreat")
    return None


# -- 12.2.3, 12.2.6 to 12.2.8 fire --------------------------------------------------------------------------------


def strength(g: State, b: Battle, side: int) -> int:
    """12.1.6, 12.2.3, 12.5.6, 15.1.4, 15.1.5: combat factors of those who fire, with the fort for its own side."""
    box = g.box
    if side == g.active:
        return sum(box.cf[u][g.reduced[u]] for u in b.attackers if g.loc[u] < box.nspaces)
    total = sum(box.cf[u][g.reduced[u]] for u in b.defenders if g.loc[u] == b.target and not g.fled & box.bit[u])
    if g.fort[b.target] and g.control[b.target] == side:
        total += g.fort[b.target]
    return total


def fires_as_army(g: State, b: Battle, side: int) -> bool:
    """12.2.7: any army, even reduced; Kemal's Turks (CP.31) and Maude's British (AP.61) fire like one."""
    box = g.box
    if side == g.active:
        return bool(b.notes & MAUDE) or any(box.army[u] for u in b.attackers if g.loc[u] < box.nspaces)
    here = [u for u in b.defenders if g.loc[u] == b.target and not g.fled & box.bit[u]]
    if b.notes & KEMAL and any(box.unit_nation[u] == "tu" and box.cf[u][g.reduced[u]] for u in here):
        return True
    return any(box.army[u] for u in here)


def trench_in_combat(g: State, b: Battle) -> int:
    """11.2.8: the defenders' trench level as it counts in this combat: none for a lone fort."""
    if b.notes & (NO_TRENCH | FORT_ONLY):
        return 0
    level = trench_level(g, b.target, 1 - g.active)
    return 1 if not level and b.notes & AS_TRENCHED else level  # CP.60


def column_shift(g: State, b: Battle, side: int) -> int:
    """12.2.7: terrain and trench shifts add up (FAQ.12.2.7a)."""
    box = g.box
    trench = 0 if b.notes & SHIFTS_OFF else trench_in_combat(g, b)
    if side == g.active:
        return box.attacker_shift[b.target] + box.trench_attacker_shift[trench]
    return box.trench_defender_shift[trench]


def die_modifier(g: State, b: Battle, side: int) -> int:
    """12.2.6: combat cards, and -3 out of the Sinai."""
    box = g.box
    total = modifier(g, b, side)
    if side == g.active and box.sinai in b.start and not (side == AP and played(g, box.sinai_pipeline)):
        if len(b.start) == 1 or g.options["sinai-mixed"]:  # FAQ.12.2.6a as a switch
            total += int(box.tables["combat"]["sinai"])
    return total


def left_to_fire(g: State, b: Battle, side: int) -> bool:
    """12.3.3: whether the first shots left a side anybody, unit or fort, to fire back."""
    box = g.box
    if side == g.active:
        return any(g.loc[u] < box.nspaces for u in b.attackers)
    if g.fort[b.target] and g.control[b.target] == side:
        return True
    return any(g.loc[u] == b.target for u in b.defenders)


def shoot(g: State, b: Battle, side: int) -> Asking[None]:
    """12.2.8: one die on the column found; the result is what the other side must lose."""
    box = g.box
    if not left_to_fire(g, b, side):
        b.score = (0, b.score[1]) if side == AP else (b.score[0], 0)
        return
    army = fires_as_army(g, b, side)
    table = box.army_fire if army else box.corps_fire
    column = table.column(strength(g, b, side), column_shift(g, b, side))
    die = yield D6
    total = die + die_modifier(g, b, side)
    score = table.result(column, total)
    b.fired = (total, b.fired[1]) if side == AP else (b.fired[0], total)
    b.score = (score, b.score[1]) if side == AP else (b.score[0], score)
    b.lost = (b.lost[0], score) if side == AP else (score, b.lost[1])
    tell(
        g, "log-fire", side=("side", side), table="army" if army else "corps", column=table.label(column), die=die,
        total=total, score=score,
    )  # fmt: skip


def fire(g: State) -> Asking[Next]:
    """12.2.7a, 12.2.8: both at once, or one after the other after a flank attempt or Von Hutier."""
    b = g.battle
    assert b is not None
    attacker, defender = g.active, 1 - g.active
    if b.score == (-1, -1):
        commit_cards(g, b)
    if b.first < 0:
        yield from shoot(g, b, attacker)
        yield from shoot(g, b, defender)
        return None
    shooter = b.first if b.score[b.first] < 0 else 1 - b.first
    yield from shoot(g, b, shooter)
    return None if shooter == attacker else to("attacker_losses")


def defender_losses(g: State) -> Asking[Next]:
    """12.2.9: without a flank attempt the defender loses first; with one he who was fired at, then he may fire."""
    b = g.battle
    assert b is not None
    if not (yield from take_losses(g, 1 - g.active)):
        return AGAIN
    if -1 in b.score:
        return to("fire")
    return None if b.first < 0 else to("outcome")


def attacker_losses(g: State) -> Asking[Next]:
    b = g.battle
    assert b is not None
    if not (yield from take_losses(g, g.active)):
        return AGAIN
    return to("fire") if -1 in b.score else None


# -- 12.2.10 to 12.2.12 -------------------------------------------------------------------------------------------


def outcome(g: State) -> Asking[Next]:
    """12.2.10: the higher score inflicted wins; on a tie both have lost."""
    b = g.battle
    assert b is not None
    mine, theirs = b.score[g.active], b.score[1 - g.active]
    winner = g.active if mine > theirs else 1 - g.active if theirs > mine else None
    who = "none" if winner is None else ("attacker" if winner == g.active else "defender")
    tell(g, "log-winner", winner=who, side="" if winner is None else ("side", winner))
    leap = yield from after_combat(g, b, winner)
    put_away(g, b, winner)
    return leap


def after_battle(g: State) -> None:
    """The combat is over; Peace Offensive without an advance costs a victory point (CP.51)."""
    b = g.battle
    assert b is not None
    if b.notes & FOR_PEACE and not b.notes & ADVANCED:
        g.vp += g.box.vps["peace_offensive_failed"]
        tell(g, "log-peace-offensive", vp=g.vp)
    if g.boost == "AP45 now":
        g.boost = "AP45 used"
    g.battle = None
