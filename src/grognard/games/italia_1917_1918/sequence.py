"""7.0 The turn, as lists of steps that read like the rulebook's page."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.game import OptionValue, Result
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, LEAVE, Cycle, Next, Procedure, Steps, to
from . import aftermath, air, arrivals, combat, markers, offensives
from .assault import with_assault
from .box import CP, EN, Box
from .bridging import demolish, sabotage, take_up
from .command import starve, supply_phase
from .entering import catch_supports
from .hiding import hide
from .losses import check_stacks, settle
from .movement import move
from .retreat import fall
from .state import AVAILABLE, COMING, State, on_map, put, rating, tell
from .victory import NOBODY, end_turn
from .weather import weather


NOT_ELITE = Refusal("SC4.13", "exchange-not-elite")
NOT_GOOD = Refusal("SC4.13", "exchange-not-good")


# -- the ends of phases ------------------------------------------------------------------------------------------------


def begin_player(g: State) -> None:
    """A player's phases begin."""
    g.moved = g.settled = g.struck = g.fought = g.worked = 0
    g.tried, g.tried_side, g.fired = {}, (), {}
    g.relief = g.worked_trucks = -1
    g.exploits = False
    g.choices = ()
    tell(g, "log-phase", side=("side", g.side), turn=g.turn, sequence=g.sequence)


def markers_first(g: State) -> Asking[Next] | None:
    """11.2.9: the variant for experts."""
    return markers.place_markers(g) if g.options["expert-markers"] else None


def markers_last(g: State) -> Asking[Next] | None:
    return None if g.options["expert-markers"] else markers.place_markers(g)


def end_movement(g: State) -> None:
    """4.0g: stacks are counted; SC1.26: the roads are free again."""
    g.refugees = 0
    check_stacks(g)


def end_fighting(g: State) -> None:
    check_stacks(g)


def after_combats(g: State) -> Next:
    """After the combats of the combat phase comes disengagement, after those of exploitation movement."""
    check_stacks(g)
    g.struck = g.fought = 0
    return to("clear_contact") if g.exploits else None


def exploit_combats(g: State) -> Next:
    """14.1: back to the list of combats, for who has a marker."""
    markers.start_exploitation(g)
    return to("attack") if g.exploiting else to("clear_contact")


def exploit_move(g: State) -> Asking[Next] | None:
    """14.2c: as in any movement; nobody is asked who has nobody to move."""
    return move(g) if g.marching or g.exploiting or g.reserve else None


def end_player(g: State) -> Next:
    """7.0c: the reacting player's phases follow; SC5.21: the last sequence of all is the Entente's movement only."""
    if g.side == g.scene.initiative:
        g.side = 1 - g.side
        return to("begin_player")
    return None


def last_hours(g: State) -> Next:
    """SC5.21: in the third sequence of the last turn the Entente moves, and it is over."""
    if g.scene.rule == "SC5" and g.turn == g.scene.last_turn and g.sequence == 3:
        end_turn(g)
    return None


def end_sequence(g: State) -> Next:
    """7.0d: with an offensive there are three operational sequences."""
    if g.sequence == 2 and g.scene.rule == "SC5":
        g.silent = 0  # SC5.18
    g.side = g.scene.initiative
    if g.attacks and g.sequence < 3:
        g.sequence += 1
        return None
    g.sequence = 1
    return LEAVE


def next_turn(g: State) -> None:
    """7.0e: the turn is over."""
    end_turn(g)
    if g.over is None:
        g.turn += 1
        if g.scene.rule == "SC1" and g.turn == 3:
            for u in list(g.frozen):
                del g.frozen[u]  # SC1.21
        tell(g, "log-turn", turn=("turn", g.turn))


# -- the turn ----------------------------------------------------------------------------------------------------------

COMBAT: Final = Cycle[State](
    attack=combat.declare,  # 12.1b; step 1, 12.2.1
    join=combat.join,
    guns=combat.guns,  # step 2
    reply=combat.reply,  # step 3
    counter=combat.counter,  # step 4
    bombard=combat.bombard,  # step 5
    bombard_back=combat.bombard_back,
    lead=combat.lead,  # step 6
    lead_defence=combat.lead_defence,
    ratio=combat.ratio,  # step 7
    throw=combat.throw,  # steps 8 and 9
    defender_errors=aftermath.defender_errors,  # step 10, 12.2.7
    attacker_errors=aftermath.attacker_errors,
    take_marker=aftermath.take_marker,
    fall_back=aftermath.fall_back,
    after_fall=aftermath.after_fall,
    damage=combat.damage,  # 12.2.8
    star=combat.star,  # 12.2.5c
    start_reaction=aftermath.start_reaction,
    react=aftermath.react,  # 12.2.6k
    start_advance=aftermath.start_advance,
    advance=aftermath.advance,  # 12.4
    start_exploit=aftermath.start_exploit,
    exploit=aftermath.exploit,  # 14.0a
    end_combat=combat.end_combat,
)
"""12.2: one combat after another, each in its ten steps."""

PLAYER: Final = Steps[State](
    begin_player=begin_player,
    hungarians=arrivals.hungarians,  # SC5.19
    take_up=take_up,  # 11.2.4g
    air=air.place,  # 11.0, 17.1e
    arrive=arrivals.arrive,  # 11.1.5
    refugees=arrivals.refugees,  # SC1.25
    sabotage=sabotage,  # SC1.27
    order=arrivals.order,  # SC1.30
    withdraw=arrivals.withdraw,  # SC1.31
    markers_first=markers_first,  # 11.2.9
    move=move,  # 11.0
    demolish=demolish,  # 11.2.5
    markers_last=markers_last,  # 11.2.7, 11.2.8
    end_movement=end_movement,
    last_hours=last_hours,  # SC5.21
    combat=COMBAT,  # 12.0
    after_combats=after_combats,
    disengage=markers.disengage,  # 13.0
    end_fighting=end_fighting,
    exploit_combats=exploit_combats,  # 14.1
    clear_contact=markers.clear_contact,
    exploit_move=exploit_move,  # 14.2
    shift_guns=markers.shift_guns,  # 11.3.1.1
    end_exploitation=check_stacks,
    adjust=markers.adjust,  # 14.3
    take_up_last=take_up,  # 11.2.4g
    end_player=end_player,
)
"""7.0c: movement, combat, disengagement, exploitation."""

TURN: Final = Cycle[State](
    declare=offensives.declare,  # 8.0
    bruchmuller=offensives.name_bruchmuller,  # 15.2.2h
    supply=supply_phase,  # 9.0
    starve=starve,  # SC5.15
    superiority=air.superiority,  # 17.1
    operations=Cycle(
        prohibit=arrivals.prohibit,  # SC5.16
        weather=weather,  # 10.0
        player=PLAYER,
        come_home=air.come_home,  # 17.1g
        end_sequence=end_sequence,
    ),
    next_turn=next_turn,  # 16.0
)
"""7.0a, 7.0b: what is settled first, then one or three sequences (8.0b), then the count of points."""


SWAPS: Final = 3


def set_up(g: State) -> Asking[Next]:
    """SC4.13: what if: before it begins the Central Powers may let three elite divisions change places with three of
    morale 4."""
    if not g.options["what-if"] or g.scene.what_if is None or len(g.choices) >= 2 * SWAPS:
        g.choices = ()
        return None
    elite = [u for u in elite_divisions(g) if u not in g.choices]
    verb, u = yield Choose(CP, "ask-what-if", Offer.found("exchange", elite, NOT_ELITE), Offer("done"))
    if verb == "done":
        g.choices = ()
        return None
    others = [
        v for v in on_map(g, CP) if v not in g.choices and g.box.bulk[v] == "division" and rating(g, v).morale == 4
    ]
    _, v = yield Choose(CP, "ask-what-if-with", Offer.found("exchange", others, NOT_GOOD), args={"unit": ("unit", u)})
    _exchange(g, u, v)
    g.choices = (*g.choices, u, v)
    return AGAIN


def elite_divisions(g: State) -> list[int]:
    """One brigade for each elite division whose brigades stand together."""
    found: dict[str, list[int]] = {}
    for u in on_map(g, CP):
        if "elite-division" in g.box.flags[u]:
            found.setdefault(g.box.division[u], []).append(u)
    return [units[0] for units in found.values() if len({g.loc[u] for u in units}) == 1]


def _exchange(g: State, u: int, v: int) -> None:
    """A division and the brigades of another change places, with assault troops that have nobody else."""
    brigades = [w for w in on_map(g, CP) if g.box.division[w] == g.box.division[u] and g.loc[w] == g.loc[u]]
    here, there = g.loc[u], g.loc[v]
    one, two = with_assault(g, brigades), with_assault(g, (v,))
    for w in one:
        put(g, w, there)
    for w in two:
        put(g, w, here)
    tell(g, "log-exchange", side=("side", CP), unit=("unit", u), other=("unit", v))


PROCEDURE: Final = Procedure(Steps[State](set_up=set_up, turn=TURN))


def pressing(g: State) -> Asking[None] | None:
    """Losses are suffered and retreats made before anything else goes on."""
    if g.due:
        return settle(g)
    return fall(g) if g.falls else None


def start(box: Box, scenario: str, options: Mapping[str, OptionValue]) -> State:
    """SCg.2, SCg.3: the position at the start."""
    g = State(box, scenario, dict(options))
    for one in g.scene.placed:
        u = one.unit
        if one.optional and not g.options["tanks" if box.kind[u] == "tank" else "trucks"]:
            continue
        if box.kind[u] == "air" or (box.kind[u] == "tank" and one.hex < 0):  # 17.1a, 15.6.2a
            put(g, u, AVAILABLE)
        elif one.hex < 0:
            put(g, u, COMING)
        else:
            put(g, u, one.hex)
        g.left[u] -= one.lost
        g.disorganised |= one.disorganised << u
        g.silent |= one.silent << u
        if one.frozen:
            g.frozen[u] = one.frozen
    _hold(g)
    hide(g, [u for side in (CP, EN) for u in on_map(g, side)])
    return g


def _hold(g: State) -> None:
    """Who holds what at the start: the attacker's prizes are the defender's, trenches their owners'."""
    attacker = g.scene.initiative
    prizes = g.box.map.set(g.scene.objectives[attacker])
    g.held[1 - attacker] |= prizes
    for side in (CP, EN):
        g.held[side] |= g.scene.trenches[side] & ~(prizes if side == attacker else 0)
    for side in (CP, EN):
        stands = g.occ[side] & g.scene.tracked
        g.held[side] |= stands
        g.held[1 - side] &= ~stands
        for h in sorted(g.stacks):
            if g.occ[side] >> h & 1:
                catch_supports(g, side, h)


def sequence(g: State) -> Asking[Result]:
    """Step after step until it is decided. All that matters is in the state at every mark."""
    yield from PROCEDURE.run(g, attrgetter("over"), pressing)
    assert g.over is not None
    winner, reason = g.over
    return Result(None if winner == NOBODY else winner, reason)
