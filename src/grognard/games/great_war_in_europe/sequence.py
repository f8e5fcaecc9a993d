"""4.0 The turns, as lists of steps that read like the rulebook's page."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Final

from ...kernel.ask import Asking
from ...kernel.game import OptionValue, Result
from ...kernel.steps import LEAVE, Cycle, Either, Next, Procedure, Steps, to
from . import (
    arrivals, arsenal, combat, entry, fortress, initiative, mandates, prewar, raids, replacements, resources,
    revolutions, rounds, strategic, turkey, victory, warfare, works,
)  # fmt: skip
from .box import CP, Box
from .control import starve
from .conversions import dismount, modern_times
from .events import EVENTS, join_pools, window
from .fronts import EASTERN, WESTERN
from .hands import set_up_events
from .instant import pressing
from .landings import amphibious, entries, watch_shores
from .movement import move
from .scheffer import scheffer
from .setup import set_up
from .stacking import check_stacks
from .state import INFLUENZA, State, refresh_forts, tell
from .trials import try_all
from .weather import weather

NOBODY: Final = 2


# -- 4.2.4 to 4.2.7: two mutual phases of movement and combat ----------------------------------------------------------


def begin_half(g: State) -> None:
    """4.2.4: in the first phase who has the initiative in a theatre moves there, in the second the other."""
    g.theatre = WESTERN
    g.side = mover_of(g)
    g.rounds, g.again = (), 0
    begin_moves(g)


def mover_of(g: State) -> int:
    """10.0a: who acts in the theatre under way."""
    holder = g.initiative[g.theatre]
    return 1 - holder if g.second else holder


def begin_moves(g: State) -> None:
    g.moved = g.passed = g.fought = 0
    g.struck, g.fled = [0] * 6, ()
    mandates.before_moving(g)
    tell(g, "log-moves", side=("side", g.side), theatre=("theatre", g.theatre))


def end_moves(g: State) -> Next:
    """A5: the theatres one after the other, West first."""
    watch_shores(g)
    if g.theatre == WESTERN:
        g.theatre = EASTERN
        g.side = mover_of(g)
        begin_moves(g)
        return to("drive")
    return None


def begin_fights(g: State) -> None:
    """4.2.5a: all combats of the Western theatre before those of the Eastern."""
    g.theatre = WESTERN
    begin_theatre(g)


def begin_theatre(g: State) -> None:
    g.side = mover_of(g)
    g.passed = 0
    g.fought = g.sapping if g.side == CP else 0  # 14.62a
    g.struck, g.fled = [0] * 6, ()
    g.attack = None
    mandates.owe(g)


def end_attacks(g: State) -> Next:
    check_stacks(g, g.side)
    mandates.judge(g)
    watch_shores(g)
    if g.theatre == WESTERN:
        g.theatre = EASTERN
        begin_theatre(g)
        return to("declare")
    return None


def attrition(g: State) -> None:
    """4.2.5c: when both theatres have fought, on all maps."""
    starve(g)
    g.spared = 0
    turkey.watch_alpenkorps(g)  # 5.62c
    watch_shores(g)


def end_half(g: State) -> Next:
    """4.2.6: then the other way round."""
    g.second = not g.second
    return to("begin_half") if g.second else LEAVE


def end_combat(g: State) -> None:
    """6.30a, 15.51: whoever was attacked and rode away has been attacked, as far as an offensive had to be made."""
    if g.attack is not None and g.attack.fled:
        mandates.tally(g)
    combat.end_combat(g)


COMBAT: Final = Cycle[State](
    declare=combat.declare,  # 10.31
    join=combat.join,  # 10.13
    shy_away=combat.shy_away,  # 15.54a
    try_all=try_all,  # 15.82
    flee=combat.flee,  # 15.51
    support=combat.support,  # 10.46
    support_defence=combat.support_defence,
    commit=arsenal.commit,  # D-75
    commit_defence=arsenal.commit_defence,  # D-76
    throw=combat.throw,  # 10.37
    tally=mandates.tally,  # 6.30
    after_die=arsenal.after_die,  # 15.15, 6.28
    lose=combat.lose,  # 10.62
    lose_defence=combat.lose_defence,
    after_losses=combat.after_losses,
    hinder=arsenal.hinder,  # D-80
    advance=combat.advance,  # 10.71
    advance_on=combat.advance_on,  # 10.72
    end_combat=end_combat,
)

MUTUAL: Final = Cycle[State](
    begin_half=begin_half,
    moving=window("moving"),
    drive=mandates.drive,  # 6.30b
    amphibious=amphibious,  # 6.38
    move=move,  # 4.2.4, 4.2.6
    rally=rounds.rally,  # 10.82
    end_moves=end_moves,
    fighting=window("fighting"),
    begin_fights=begin_fights,
    scheffer=scheffer,  # 11.86
    combat=COMBAT,  # 4.2.5, 4.2.7
    again=rounds.again,  # 10.82
    step_back=works.step_back,  # 14.62b
    end_attacks=end_attacks,
    scheffer_at_last=scheffer,
    attrition=attrition,
    end_half=end_half,
)


# -- the turn ----------------------------------------------------------------------------------------------------------


def end_turn(g: State) -> Next:
    """4.2.9: the marker goes on, to a Strategic Turn if the next box has a letter (4.1a)."""
    g.fresh = 0
    turkey.watch_alpenkorps(g)
    resources.watch_mines(g)  # 5.16c
    letter = g.box.turns[g.turn].letter
    if letter:
        g.letter = ord(letter)
        return to("lettered")
    next_turn(g)
    return None


def next_turn(g: State) -> None:
    """4.3.9: the next Operational Turn, if there is one."""
    if g.turn >= g.scene.last_turn:
        victory.at_last(g)
        return
    g.turn += 1
    tell(g, "log-turn", turn=("turn", g.turn))


def begin_strategic(g: State) -> None:
    """5.0: a Strategic Turn has a letter."""
    tell(g, "log-strategic", letter=chr(g.letter))
    warfare.surface(g)
    initiative.united_states(g)  # 5.71, 5.82


def begin_lending(g: State) -> None:
    g.lent = [0] * 4


def end_strategic(g: State) -> None:
    """5.13; 6.58a: the influenza has passed."""
    resources.cap(g)
    g.played &= ~INFLUENZA


resources.EVENTS_DUE[:] = [join_pools]
warfare.DEFENDERS[:] = [arsenal.home_defenders]
warfare.TESTED[:] = [arsenal.test_defenders]

STRATEGIC: Final = Steps[State](
    begin_strategic=begin_strategic,
    check_victory=victory.check_victory,  # 4.3.1
    arrivals=resources.arrivals,  # 4.3.2, 5.11
    collect=resources.collect,  # 5.12, 5.16
    resources_window=window("resources"),
    emergency_allied=resources.emergency_allied,  # 5.18
    emergency_cp=resources.emergency_cp,
    begin_lending=begin_lending,
    lend_allied=resources.lend_allied,  # 5.17
    lend_cp=resources.lend_cp,
    recover=resources.recover,  # 5.14
    uboats=warfare.uboats,  # 4.3.3, 5.22
    sinkings=warfare.sinkings,
    raids=warfare.raids,  # 5.23
    defend=warfare.defend,  # 5.24
    bomb=warfare.bomb,
    replacement_window=window("replacement"),
    begin_replacements=replacements.begin_replacements,  # 4.3.4, 5.31
    arabs=replacements.arabs,  # 5.35d
    replace_allied=replacements.replace_allied,
    replace_cp=replacements.replace_cp,
    roll_reserve=turkey.roll_reserve,  # 5.38
    fill_reserve=turkey.fill_reserve,
    revolutions=revolutions.revolutions,  # 4.3.5
    peace=revolutions.peace,  # 5.46
    red_army=revolutions.red_army,  # 15.93
    enlist=revolutions.enlist,
    forget=revolutions.forget,
    fortresses=fortress.fortresses,  # 4.3.6
    roll_surrender=turkey.roll_surrender,  # 4.3.7
    confirm=victory.confirm,  # 18.4c
    initiative_window=window("initiative"),
    initiative=initiative.initiative,  # 4.3.8
    headquarters=initiative.headquarters,  # 5.88
    end_strategic=end_strategic,
    pipeline=turkey.pipeline,  # 11.53b
    next_turn=next_turn,  # 4.3.9
)
"""4.3: the Strategic Turn."""


TURN: Final = Cycle[State](
    begin_turn=entry.begin_turn,
    events=EVENTS,  # 4.2.1
    arrivals_window=window("arrivals"),  # 4.2.2
    entries=entries,  # 6.54
    begin_new_units_al=arrivals.begin_allied,
    new_units_al=arrivals.place,
    begin_new_units_cp=arrivals.begin_central,
    new_units_cp=arrivals.place,
    arrived=window("arrived"),
    dismount=dismount,  # 15.55
    modern_times=modern_times,  # 15.66
    weather=weather,  # 4.2.3
    mutual=MUTUAL,
    strategic_window=window("strategic"),
    begin_strategic_al=strategic.begin_allied,  # 4.2.8
    strategic_al=strategic.ride,
    lawrence=raids.raid,  # 6.25a
    lawrence_captured=raids.capture,  # 6.27
    begin_strategic_cp=strategic.begin_central,
    strategic_cp=strategic.ride,
    end_turn=end_turn,  # 4.2.9
    what=Either(lettered=STRATEGIC),
)
"""4.2: the Operational Turn."""

WHOLE: Final = Procedure[State](
    Steps(
        set_up=set_up,
        set_up_events=set_up_events,
        plan_allied=prewar.plan_allied,  # 20.0
        plan_cp=prewar.plan_cp,
        reveal_plans=prewar.reveal_plans,
        turn=TURN,
    )
)


def start(box: Box, scenario: str, options: Mapping[str, OptionValue]) -> State:
    """A scenario before its first step."""
    g = State(box, scenario, dict(options))
    refresh_forts(g)
    return g


def sequence(g: State) -> Asking[Result]:
    """4.0, 4.1b: step after step until it is over; to go back takes the other's leave (`Play.rollback`)."""
    return WHOLE.run(g, attrgetter("over"), pressing, result)


def result(g: State) -> Result:
    """Who has won, and how."""
    assert g.over is not None
    winner, how = g.over
    return Result(winner if winner != NOBODY else None, how)
