"""12.0 Battles: the offer, bombardment and fire, wing by wing.

One column fights one column (12.0b); garrisons and patrols look on (5.3, 9.2f, 11.11b). All is open but the leaders'
chits. The order of the steps is at the end of this file; what is done before the first shot is in battle_lines, what
comes of the battle in aftermath.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.ask import D10, REVEAL, Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Either, Leap, Next, Procedure, Step, Steps, hyphened
from .aftermath import conclude, fates, retreat, spoils, yielded
from .battle_lines import aim, form, line_up, manoeuvre, play
from .battle_parts import (
    ATTACKER, DEFENDER, WINGS, dice_of, eager, fire_of, gain, guns_of, is_major, move, other, own_wing, place, slot,
    standing, who,
)  # fmt: skip
from .initiative import may_spend, spend_initiative
from .kinds import NKINDS
from .losses import losses
from .notes import see
from .state import (
    CENTRE, RIGHT, WING, Battle, State, acting, battle, cavalry, column, count, force, forget_siege, is_cavalry,
    lay_down, put, score, set_act, set_battle, side_of, siege_by, steps, tell,
)  # fmt: skip

SURPRISED: Final = Refusal("12.0e", "no-refuse-surprise")
AGGRESSIVE: Final = Refusal("6.2.8", "no-refuse-aggressive")
NOT_HORSE: Final = Refusal("12.4j", "no-reinforce-kind")
NOT_THAT_WING: Final = Refusal("12.4j", "no-reinforce-wing")


# -- 12.0 the offer -----------------------------------------------------------------------------------------------


def offer_battle(g: State, target: int, surprise: bool) -> None:
    """12.0a: the active column offers battle to one enemy column; the price is paid already."""
    c = acting(g).column
    space = column(g, c).at
    g.battle = Battle(c, target, space, major=False, surprise=surprise)
    set_act(g, what=())
    tell(
        g,
        "log-battle-surprise" if surprise else "log-battle-offer",
        column=("column", c),
        target=("column", target),
        space=("space", space),
    )


def why_not_refuse(g: State) -> Refusal | None:
    """12.0e, 6.2.5: not a surprise attack; 6.2.8: not if a leader's drawn chit makes him too eager."""
    b = battle(g)
    if b.surprise:
        return SURPRISED
    return AGGRESSIVE if eager(g, b.defender) else None


def offered(g: State) -> Asking[None]:
    """12.0c to 12.0e: the other player accepts or refuses. He is asked even if he has no choice: that is his secret."""
    b = battle(g)
    verb, _ = yield Choose(
        side_of(b.defender), "ask-battle-offer", Offer("accept"), Offer("refuse", None, lambda _: why_not_refuse(g)),
        args={
            "column": ("column", b.attacker), "target": ("column", b.defender), "space": ("space", b.at),
            "vp": -g.box.victory["refusal"],
        },
    )  # fmt: skip
    yield REVEAL
    if verb == "accept":
        _accept(g)
    else:
        _refuse(g)


def _refuse(g: State) -> None:
    """12.0c: points, and all baggage is left; 12.0d: he does not move, and is not asked again this round."""
    b = battle(g)
    c = b.defender
    left = column(g, c).bp
    tell(g, "log-battle-refused", column=("column", c), bp=left)
    score(g, side_of(c), g.box.victory["refusal"], "refusal")
    lay_down(g, b.at, left, 0)
    put(g, c, bp=0, declined=True)
    besieged = siege_by(g, c)
    if besieged >= 0:
        forget_siege(g, besieged)  # 11.1g
    g.battle = None
    set_act(g, what=(), dropped=False)


def _accept(g: State) -> None:
    """12.1, 12.4p: both columns are laid open, and the lines of a major battle form by themselves (12.4a, 12.4b)."""
    b = battle(g)
    major = is_major(g, b.attacker, b.defender)
    for c in (b.attacker, b.defender):
        see(g, 1 - side_of(c), c, "battle")
    tell(g, "log-battle-major" if major else "log-battle-minor", space=("space", b.at))
    doubled = sum(1 << side_of(c) for c in (b.attacker, b.defender) if column(g, c).guns)  # 6.2.3: played before
    set_battle(g, major=major, guns=doubled)
    set_act(g, what=(0, 0, 0, 0))
    if siege_by(g, b.defender) >= 0:  # 11.11c
        side = side_of(b.defender)
        set_battle(g, dug_in=1 << side)
        tell(g, "log-battle-besieger", column=("column", b.defender))
        gain(g, place(side, CENTRE))
    if major:
        for c in (b.attacker, b.defender):
            line_up(g, c)


# -- 12.3b, 12.4g bombardment ----------------------------------------------------------------------------------------


def _owe(g: State, role: str, more: int, total: int = 0) -> None:
    """Losses that a role has still to take, and what its enemy's dice came to: attacker, defender, twice."""
    what = list(acting(g).what)
    i = 0 if role == ATTACKER else 1
    what[i] += more
    what[3 - i] = total
    set_act(g, what=tuple(what))


def _inflict(g: State, where: int, more: int) -> None:
    """Hits that a side makes in a wing of its own: they count for the winner even if nobody is left to fall."""
    made = list(battle(g).hits)
    made[where] += more
    set_battle(g, hits=tuple(made))


def bombard(g: State, role: str) -> Asking[None]:
    """12.3b, 12.4g: all guns at the enemy's centre. 6.2.13, 11.11c: not if that is dug in."""
    box = g.box
    b = battle(g)
    side = side_of(who(b, role))
    power = guns_of(box, b, side, force(g, slot(b, side, CENTRE)))
    if power and b.dug_in >> (1 - side) & 1:
        tell(g, "log-bombard-dug-in", side=("side", side))
    elif power:
        die = (yield D10) - 1
        made = box.hits(die + power)
        _inflict(g, place(side, CENTRE), made)
        _owe(g, other(role), made)
        tell(g, "log-bombard", side=("side", side), die=die, power=power, hits=made)


def struck(g: State, role: str) -> Asking[None]:
    """12.3b: in a minor battle after both have fired; 12.4g: in a major one at once. 13.0b: veterans first."""
    yield from _suffer(g, role, CENTRE)


def _suffer(g: State, role: str, wing: int) -> Asking[None]:
    """13.0b, 13.0d, ruling 21: a role takes what it owes in the attacker's wing; 12.3f: too many hits are lost."""
    b = battle(g)
    side = side_of(who(b, role))
    owed = acting(g).what[0 if role == ATTACKER else 1]
    if owed:
        where = slot(b, side, own_wing(b, side, wing))
        why = "guns" if b.stage.startswith("struck") else "fire"
        yield from losses(g, side, where, owed, why, public=True, veterans=True)
        what = list(acting(g).what)
        what[0 if role == ATTACKER else 1] = 0
        set_act(g, what=tuple(what))


# -- 12.3c to 12.3f, 12.4h to 12.4k fire ---------------------------------------------------------------------------


def fire(g: State, of: str) -> Asking[None]:
    """12.3c, 12.4h, 12.4k: both sides add up foot and horse, and roll; whoever has nobody there does not."""
    box = g.box
    b = yield from _urge(g, WINGS[of])
    for role in (ATTACKER, DEFENDER):
        side = side_of(who(b, role))
        wing = own_wing(b, side, WINGS[of])
        bag = force(g, slot(b, side, wing))
        total = made = 0
        if steps(bag):
            power = total = fire_of(box, bag)
            rolled = []
            for _ in range(dice_of(b, side, wing)):
                rolled.append((yield D10) - 1)
            total += sum(rolled)
            made = box.hits(total)
            dice = " + ".join(map(str, rolled))
            shot = {"dice": dice, "power": power, "total": total, "hits": made}
            tell(g, "log-fire", side=("side", side), wing=("wing", wing), **shot)
        _inflict(g, place(side, wing), made)
        _owe(g, other(role), made, total)


def _urge(g: State, wing: int) -> Asking[Battle]:
    """2.0f, ruling 13: whoever may use the initiative may have one more die where he has anybody to roll for."""
    b, side = battle(g), g.initiative
    own = own_wing(b, side, wing)
    if may_spend(g, side) and steps(force(g, slot(b, side, own))):
        verb, _ = yield Choose(
            side,
            "ask-wing-initiative" if b.major else "ask-battle-initiative",
            Offer("keep"),
            Offer("initiative"),
            args={"wing": ("wing", own)},
        )
        if verb == "initiative":
            spend_initiative(g, side)
            set_battle(g, initiative=place(side, own))
            tell(g, "log-battle-initiative", side=("side", side), wing=("wing", own))
    return battle(g)


def hit(g: State, of: str) -> Asking[Next]:
    """12.3f, 12.4i: losses, attacker first, then who has won there; after the centre, who has won all."""
    b, wing = battle(g), WINGS[of]
    for role in (ATTACKER, DEFENDER):
        if acting(g).what[0 if role == ATTACKER else 1]:
            yield from _suffer(g, role, wing)
            return AGAIN
    winner = wing_winner(g, wing)
    won = list(b.won)
    won[wing] = winner
    set_battle(g, won=tuple(won))
    if b.major:
        tell(g, "log-wing-won", side=("side", winner), wing=("wing", own_wing(b, winner, wing)))
    if wing == CENTRE:
        conclude(g)
    return None


def wing_winner(g: State, wing: int) -> int:
    """12.3e, 12.4i: who has won the attacker's wing, now that losses are taken."""
    b = battle(g)
    sides = (side_of(b.defender), side_of(b.attacker))
    totals = (acting(g).what[3], acting(g).what[2])
    best = []
    for side, total in zip(sides, totals, strict=True):
        own = own_wing(b, side, wing)
        best.append(standing(steps(force(g, slot(b, side, own))), b.hits[place(side, own)], total))
    return sides[1] if best[1] > best[0] else sides[0]


def reinforce(g: State, of: str) -> Asking[Next]:
    """12.4j, ruling 6: whoever has won a wing may send what is left of its horse to the centre."""
    b = battle(g)
    side = b.won[WINGS[of]]
    where = slot(b, side, own_wing(b, side, WINGS[of]))
    bag = force(g, where)
    barred = g.options["right-wing-only"] and WINGS[of] != RIGHT  # the text names the right wing alone, the attacker's
    if barred or not cavalry(bag):
        return None
    troops = [where * NKINDS + kind for kind, _ in bag]
    verb, noun = yield Choose(
        side,
        "ask-battle-reinforce",
        Offer("reinforce", troops, lambda troop: _why_not_reinforce(g, where, troop)),
        Offer("keep"),
        args={"wing": ("wing", (where - WING) % 3)},
    )
    if verb == "keep":
        return None
    move(g, noun, WING + place(side, CENTRE))
    return AGAIN


def _why_not_reinforce(g: State, where: int, troop: int) -> Refusal | None:
    if troop // NKINDS != where or not count(force(g, where), troop % NKINDS):
        return NOT_THAT_WING
    return None if is_cavalry(troop % NKINDS) else NOT_HORSE


# -- 12.3, 12.4 one step after another ---------------------------------------------------------------------------------


def _by(step: Callable[[State, str], Asking[Next] | Asking[None]], of: str) -> Step[State]:
    """A step of one role, or of one of the attacker's wings."""
    return lambda g: step(g, of)


_CHITS: Final = Steps[State](
    play_attacker=_by(play, ATTACKER),
    play_defender=_by(play, DEFENDER),
    aggressive=Either(aim_attacker=_by(aim, ATTACKER), aim_defender=_by(aim, DEFENDER)),  # 6.2.8
)
_CENTRE: Final = Steps[State](fire_centre=_by(fire, "centre"), hits_centre=_by(hit, "centre"))
_AFTER: Final = Steps[State](yielded=yielded, retreat=retreat, spoils=spoils, fates=fates)

MINOR: Final[Procedure[State]] = Procedure(
    Steps(
        offer=offered,  # 12.0
        chits=_CHITS,  # 12.3a
        bombard_attacker=_by(bombard, ATTACKER),  # 12.3b
        bombard_defender=_by(bombard, DEFENDER),
        struck_defender=_by(struck, DEFENDER),
        struck_attacker=_by(struck, ATTACKER),
        centre=_CENTRE,  # 12.3c to 12.3f
        after=_AFTER,  # 12.3g to 12.3i
    ),
    spelt=hyphened,
)
MAJOR: Final[Procedure[State]] = Procedure(
    Steps(
        offer=offered,  # 12.0
        form_attacker=_by(form, ATTACKER),  # 12.4a
        form_defender=_by(form, DEFENDER),
        entrench_defender=_by(play, DEFENDER),  # 12.4b
        advantage_attacker=_by(play, ATTACKER),  # 12.4c
        advantage_defender=_by(play, DEFENDER),
        manoeuvre_attacker=_by(manoeuvre, ATTACKER),  # 12.4d, 12.4e
        manoeuvre_defender=_by(manoeuvre, DEFENDER),
        chits=_CHITS,  # 12.4f
        bombard_attacker=_by(bombard, ATTACKER),  # 12.4g
        struck_defender=_by(struck, DEFENDER),
        bombard_defender=_by(bombard, DEFENDER),
        struck_attacker=_by(struck, ATTACKER),
        fire_right=_by(fire, "right"),  # 12.4h
        hits_right=_by(hit, "right"),  # 12.4i
        reinforce_right=_by(reinforce, "right"),  # 12.4j
        fire_left=_by(fire, "left"),
        hits_left=_by(hit, "left"),
        reinforce_left=_by(reinforce, "left"),
        centre=_CENTRE,  # 12.4k, 12.4l
        after=_AFTER,  # 12.4m to 12.4o
    ),
    spelt=hyphened,
)


def battle_stage(g: State) -> Asking[Next]:
    """One step of the battle under way; when it is over, what its last step says is the activation's."""
    stage = battle(g).stage
    step = (MAJOR if battle(g).major else MINOR).steps[stage](g)
    leap = step if step is None or isinstance(step, Leap) else (yield from step)
    if g.battle is None:
        return leap
    set_battle(g, stage=(MAJOR if g.battle.major else MINOR).after(stage, leap))  # 12.1: it is major once accepted
    return AGAIN
