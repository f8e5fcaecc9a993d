"""4.0 The turns, as lists of steps that read like the rulebook's page."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Final

from ...kernel.ask import Asking
from ...kernel.game import OptionValue, Result
from ...kernel.steps import LEAVE, Cycle, Next, Procedure, Steps, to
from . import combat
from .box import Box
from .fronts import EASTERN, WESTERN
from .control import starve, watch
from .movement import move
from .setup import set_up
from .stacking import check_stacks, settle
from .state import State, tell
from .weather import weather

NOBODY: Final = 2


# -- 4.2.4 to 4.2.7: two mutual phases of movement and combat ----------------------------------------------------------


def begin_half(g: State) -> None:
    """4.2.4: in the first phase who has the initiative in a theatre moves there, in the second the other."""
    g.theatre = WESTERN
    g.side = mover_of(g)
    begin_moves(g)


def mover_of(g: State) -> int:
    """10.0a: who acts in the theatre under way."""
    holder = g.initiative[g.theatre]
    return 1 - holder if g.second else holder


def begin_moves(g: State) -> None:
    g.moved = g.passed = 0
    tell(g, "log-moves", side=("side", g.side), theatre=("theatre", g.theatre))


def end_moves(g: State) -> Next:
    """A5: the theatres one after the other, West first."""
    if g.theatre == WESTERN:
        g.theatre = EASTERN
        g.side = mover_of(g)
        begin_moves(g)
        return to("move")
    return None


def begin_fights(g: State) -> None:
    """4.2.5a: all combats of the Western theatre before those of the Eastern."""
    g.theatre = WESTERN
    begin_theatre(g)


def begin_theatre(g: State) -> None:
    g.side = mover_of(g)
    g.fought = g.passed = 0
    g.struck = [0] * 6
    g.attack = None


def end_attacks(g: State) -> Next:
    check_stacks(g, g.side)
    if g.theatre == WESTERN:
        g.theatre = EASTERN
        begin_theatre(g)
        return to("declare")
    return None


def attrition(g: State) -> None:
    """4.2.5c: when both theatres have fought, on all maps."""
    starve(g)


def end_half(g: State) -> Next:
    """4.2.6: then the other way round."""
    g.second = not g.second
    return to("begin_half") if g.second else LEAVE


COMBAT: Final = Cycle[State](
    declare=combat.declare,  # 10.31
    join=combat.join,  # 10.13
    shy_away=combat.shy_away,  # 15.54a
    flee=combat.flee,  # 15.51
    support=combat.support,  # 10.46
    support_defence=combat.support_defence,
    throw=combat.throw,  # 10.37
    lose=combat.lose,  # 10.62
    lose_defence=combat.lose_defence,
    after_losses=combat.after_losses,
    advance=combat.advance,  # 10.71
    advance_on=combat.advance_on,  # 10.72
    end_combat=combat.end_combat,
)

MUTUAL: Final = Cycle[State](
    begin_half=begin_half,
    move=move,  # 4.2.4, 4.2.6
    end_moves=end_moves,
    begin_fights=begin_fights,
    combat=COMBAT,  # 4.2.5, 4.2.7
    end_attacks=end_attacks,
    attrition=attrition,
    end_half=end_half,
)


# -- the turn ----------------------------------------------------------------------------------------------------------


def end_turn(g: State) -> None:
    """4.2.9: the marker goes on."""
    g.fresh = g.northern = 0
    if g.turn >= g.scene.last_turn:
        g.over = (NOBODY, "end-draw")  # 18.15b
        return
    g.turn += 1
    tell(g, "log-turn", turn=("turn", g.turn))


TURN: Final = Cycle[State](
    weather=weather,  # 4.2.3
    mutual=MUTUAL,
    end_turn=end_turn,  # 4.2.9
)
"""4.2: the Operational Turn."""

WHOLE: Final = Procedure[State](Steps(set_up=set_up, turn=TURN))


def start(box: Box, scenario: str, options: Mapping[str, OptionValue]) -> State:
    """A scenario before its first step."""
    return State(box, scenario, dict(options))


def press(g: State) -> Asking[None] | None:
    """What comes before any step."""
    watch(g)
    return settle(g)


def sequence(g: State) -> Asking[Result]:
    """4.0: step after step until it is over."""
    yield from WHOLE.run(g, attrgetter("over"), press)
    assert g.over is not None
    winner, how = g.over
    return Result(winner if winner != NOBODY else None, how)
