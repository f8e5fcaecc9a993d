"""12.3g to 12.6, 6.3: after the last shot: victory, retreat, what is left on the field, and the leaders' fate."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import D10, Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from ...kernel.steps import AGAIN, Next, to
from .initiative import take_initiative
from .kinds import ART, FORM, NFORMS
from .leaders import free_oberst
from .losses import after_losses, losses
from .movement import leave
from .notes import see
from .rivers import crossing_barred
from .state import (
    CENTRE, Bag, State, acting, batteries, battle, cavalry, column, columns_at, counters_left, lay_down, merge, now,
    pick_up, put, score, set_act, set_battle, side_of, steps, tell, with_patrols,
)  # fmt: skip
from .surrender import capture_guns

MINOR_BATTLE, MINOR_VICTORY, MAJOR_VICTORY = 1, 2, 3
"""How a battle is won, and the winner's fatigue for it (12.3i, 12.4m, 12.4n)."""
_WHY: Final = {MINOR_BATTLE: "minor_battle", MINOR_VICTORY: "minor_victory", MAJOR_VICTORY: "major_victory"}
_SHORT, _LONG = 1, 2
"""Spaces of a retreat with baggage and guns, and without."""
HIT: Final = 9
"""6.3a: the die that hits a leader."""

NO_ROOM: Final = Refusal("12.6a", "no-guns-counters")
NO_MORE: Final = Refusal("12.6a", "no-such-baggage")
BACK: Final = Refusal("12.3h", "no-retreat-back")


def _winner(g: State) -> int:
    """The column that has won."""
    b = battle(g)
    return b.attacker if b.result[0] == side_of(b.attacker) else b.defender


def _loser(g: State) -> int:
    b = battle(g)
    return b.attacker + b.defender - _winner(g)


def conclude(g: State) -> None:
    """12.4l: two wings of three are a minor victory, all three a major one; points, initiative, fatigue."""
    b = battle(g)
    sides = [side_of(b.attacker), side_of(b.defender)]
    if b.major:
        winner = max(sides, key=b.won.count)
        level = MAJOR_VICTORY if b.won.count(winner) == len(b.won) else MINOR_VICTORY
        for c in (b.attacker, b.defender):
            bag: Bag = ()
            for wing in b.wings[side_of(c) * 3 : side_of(c) * 3 + 3]:
                bag = merge(bag, wing)
            put(g, c, troops=bag)
        set_battle(g, wings=((),) * 6)
    else:
        winner, level = b.won[CENTRE], MINOR_BATTLE
    set_battle(g, result=(winner, level))
    c = _winner(g)
    tell(g, f"log-{_WHY[level].replace('_', '-')}", column=("column", c), target=("column", _loser(g)))
    score(g, winner, g.box.victory[_WHY[level]], _WHY[level])
    put(g, c, fatigue=column(g, c).fatigue + level, won=True)  # 12.3i, 12.4m, 12.4n; 12.5a
    if b.major:
        take_initiative(g, winner)  # 2.0i
    set_act(g, what=(0, 0, 0))


# -- 12.3g, 12.3h, 12.4m, 12.4n retreat ----------------------------------------------------------------------------


def must_abandon(g: State) -> bool:
    """12.3h: with less horse than the winner; 12.4n: after a major victory; 12.3d: with nobody left. 13.0d."""
    level = battle(g).result[1]
    lost, won = column(g, _loser(g)).troops, column(g, _winner(g)).troops
    if not steps(lost) or level == MAJOR_VICTORY:
        return True
    return level == MINOR_BATTLE and cavalry(lost) < cavalry(won)


def yielded(g: State) -> Asking[None]:
    """12.3g, 12.4m: the loser keeps baggage and guns and goes one space, or leaves them and goes two."""
    c = _loser(g)
    verb = "abandon"
    if not must_abandon(g):
        verb, _ = yield Choose(
            side_of(c), "ask-battle-abandon", Offer("keep"), Offer("abandon"), args={"column": ("column", c)}
        )
    if verb == "abandon":
        _abandon(g, c)
    gone = not steps(with_patrols(g, c))  # ruling 18: nobody is left to go anywhere
    _, bp, guns = acting(g).what
    set_act(g, what=(0 if gone else _LONG if verb == "abandon" else _SHORT, bp, guns))


def _abandon(g: State, c: int) -> None:
    """12.6a: baggage and guns stay on the field."""
    found = column(g, c)
    guns = batteries(found.troops)
    lay_down(g, found.at, found.bp, guns)
    put(g, c, bp=0, troops=tuple(item for item in found.troops if FORM[item[0]] != ART))
    left, bp, more = acting(g).what
    set_act(g, what=(left, bp + found.bp, more + guns))
    if found.bp or guns:
        tell(g, "log-abandoned", column=("column", c), bp=found.bp, guns=guns)


def why_not_retreat(g: State, c: int, space: int) -> Refusal | None:
    """Ruling 1: not into an enemy column, not over a river the enemy bars (8.5), not back into the battle."""
    link = g.box.link.get((column(g, c).at, space))
    if link is None:
        return refuse("12.3g", "no-link", space=("space", space))
    if space == battle(g).at:
        return BACK
    if columns_at(g, space, 1 - side_of(c)):
        return refuse("12.3g", "no-retreat-enemy", space=("space", space))
    return crossing_barred(g, c, link)


def retreat(g: State) -> Asking[Next]:
    """12.3g, 12.3h, 12.4m, 12.4n: space by space, at no cost, past patrols; whoever cannot loses a step for each."""
    box = g.box
    left, bp, guns = acting(g).what
    c = _loser(g)
    side = side_of(c)
    if not left:
        return None
    here = column(g, c).at
    offer = Offer("retreat", box.next_to[here], lambda space: why_not_retreat(g, c, space))
    choose = Choose(side, "ask-battle-retreat", offer, args={"column": ("column", c), "spaces": left})
    if not choose.options:  # ruling 1
        tell(g, "log-retreat-barred", column=("column", c), losses=left)
        _abandon(g, c)
        yield from losses(g, side, c, left, "retreat", public=True, veterans=False)
        set_act(g, what=(0, *acting(g).what[1:]))
        return AGAIN
    _, space = yield choose
    tell(g, "log-retreat", column=("column", c), start=("space", here), space=("space", space))
    leave(g, c)  # 9.2e, 11.11a, 12.5c
    put(g, c, at=space, sector=box.exit_sector(box.link[here, space], space) if box.river[space] else "")
    set_act(g, what=(left - 1, bp, guns))
    return AGAIN


# -- 12.6 what is left on the field ----------------------------------------------------------------------------------


def spoils(g: State) -> Asking[Next]:
    """12.6a, 12.6b, ruling 19: the winner takes at once what he likes of what was abandoned, and destroys the rest:
    baggage, then guns.

    Guns are exchanged for those of a nation of the column; where it has too few counters the rest is lost."""
    _, bp, guns = acting(g).what
    c = _winner(g)
    if not (bp or guns) or not steps(with_patrols(g, c)):
        return None
    nations = {g.nation_of[leader] for leader in column(g, c).leaders}
    room = sum(max(0, counters_left(g, nation * NFORMS + ART)) for nation in nations)
    number = bp or guns
    most, too_many = (bp, NO_MORE) if bp else (min(guns, room), NO_ROOM)
    _, taken = yield Choose(
        side_of(c),
        "ask-spoils-baggage" if bp else "ask-spoils-guns",
        Offer("capture", range(most, -1, -1), lambda n: None if 0 <= n <= most else too_many),
        args={"number": number, "most": most},
    )
    pick_up(g, battle(g).at, bp, 0 if bp else guns)
    set_act(g, what=(0, 0, guns if bp else 0))
    if taken < number:  # 12.6b; ruling 5: guns go back among the counters
        tell(g, "log-burnt-baggage" if bp else "log-burnt-guns", column=("column", c), number=number - taken)
    if taken and bp:
        put(g, c, bp=column(g, c).bp + taken)
        tell(g, "log-captured-baggage", column=("column", c), number=taken)
    elif taken:
        tell(g, "log-captured-guns", column=("column", c), number=taken)
        capture_guns(g, c, taken)
    return AGAIN


# -- 6.3 the leaders' fate ---------------------------------------------------------------------------------------------


def fates(g: State) -> Asking[Next]:
    """6.3a, 6.3b: each leader with a name rolls, then all is over: chits go back (12.3i, 12.4o), both look their last.

    4.5, ruling 18: a destroyed column goes; 11.1f: a besieger who stays with enough troops goes on besieging. 12.0f,
    ruling 17: the activation ends, whoever has won."""
    b = battle(g)
    for c in (b.attacker, b.defender):
        for leader in column(g, c).leaders:
            if leader < g.box.first_generic:
                die = (yield D10) - 1
                tell(g, "log-leader-fate", leader=("leader", leader), die=die)
                if die == HIT:
                    rounds = (yield D10) - 1
                    _wound(g, c, leader, rounds)
    g.ta_left += sum(b.ta)
    g.battle = None
    for c in (b.attacker, b.defender):
        see(g, 1 - side_of(c), c, "battle")
        after_losses(g, c)
    set_act(g, what=(), fought=True)
    return to("end" if g.columns[b.attacker] is not None else "gone")


def _wound(g: State, c: int, leader: int, rounds: int) -> None:
    """6.3b: gone for good, or for so many rounds and back in the next (6.3c); 6.3d: a generic leader steps in.

    6.1c: where his nation has none left, he stays."""
    box = g.box
    side, nation = side_of(c), g.nation_of[leader]
    generic = free_oberst(g, nation)
    if generic < 0:
        tell(g, "log-leader-stays", leader=("leader", leader))
        return
    g.chits[leader] = -1
    put(g, c, leaders=tuple(generic if one == leader else one for one in column(g, c).leaders))
    if rounds:
        g.away[leader] = (now(g) + rounds + 1, side)
        tell(g, "log-leader-wounded", leader=("leader", leader), rounds=rounds)
        return
    g.away[leader] = (-1, side)
    tell(g, "log-leader-lost", leader=("leader", leader))
    if box.dynamic[leader]:
        points = g.setup.leader_vp.get(leader, box.victory["leader"])
        score(g, 1 - side, points, "leader", leader=("leader", leader))
