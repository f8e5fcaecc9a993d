"""GAL.5.0, YPR.5.0 The turn. GAL.5.1, YPR.5.1, STD.5.1: each battle's sequence takes the place of the series' own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.applies import Book
from ...kernel.ask import Asking
from ...kernel.game import OptionValue, Result
from ...kernel.steps import Cycle, Next, Procedure, Step, Steps
from .box import Box
from .combat import choose_rollers, declare, end_battle, join, open_combat, resolve, throw
from .command import draw, fill_cup
from .movement import move
from .reinforcement import arrive, recover, replace, setup
from .retreat import advance, offer_remnant, retreat, withdraw
from .state import Battle, State, put
from .supply import check_supply
from .victory import end_turn
from .ypres import flood_phase, rail_phase


def _of(stage: Callable[[State, Battle], Asking[Next] | Asking[None]]) -> Step[State]:
    """A step of the combat being fought."""

    def step(g: State) -> Asking[Next] | Asking[None]:
        assert g.battle is not None
        return stage(g, g.battle)

    return step


BATTLE: Final = Steps[State](
    withdraw=_of(withdraw),  # STD.14.3
    open=_of(open_combat),  # STD.14.5, YPR.10.3a
    choose=_of(choose_rollers),  # STD.12.11
    dice=_of(throw),  # STD.12.10
    remnant=_of(offer_remnant),  # YPR.10.4a; again after a unit is lost in retreat
    retreat=_of(retreat),  # STD.12.13
    advance=_of(advance),  # STD.12.19
    over=end_battle,
)
"""One combat. The name of its step is kept in the battle, as `stage`; the phase is `battle` all the while."""

OPERATIONS: Final = Cycle[State](
    draw=draw,  # GAL.5.34c, YPR.5.35c; out of the cycle when the cup is empty
    move=move,  # GAL.5.34d, YPR.5.35c
    declaration=Cycle(combat=declare, join=join),  # GAL.5.35a, YPR.5.36a; STD.12.1: all before, or one by one
    resolution=Cycle(resolve=resolve, battle=BATTLE),
)
"""GAL.5.34, YPR.5.35: a command after another."""


def procedure(book: Book) -> Procedure[State]:
    """GAL.5.2, YPR.5.2: the turn, of those phases that a battle has."""
    turn: dict[str, Step[State] | Steps[State]] = {
        "supply": check_supply,  # GAL.5.31, YPR.5.31
        "arrive": arrive,  # GAL.5.32a, YPR.5.32a
        "replace": replace,  # GAL.5.32b, YPR.5.32b
        "flood": flood_phase,  # YPR.5.33
        "rail": rail_phase,  # YPR.5.34; GAL.7.2f: no strategic movement by rail in Galicia
        "start": fill_cup,  # GAL.5.34b, YPR.5.35b
        "operations": OPERATIONS,
        "recover": recover,  # GAL.5.37a, YPR.5.37
        "end": end_turn,  # GAL.5.38a, YPR.5.38a
    }
    return Procedure(Steps(setup=setup, turn=Cycle(**book.only(turn))), _step, _go)


def _step(g: State) -> str:
    return g.phase if g.battle is None else g.battle.stage


def _go(g: State, name: str) -> None:
    if name in BATTLE.members:
        assert g.battle is not None
        g.phase, g.battle.stage = "battle", name
    else:
        g.phase = name


def start(box: Box, scenario: str, options: Mapping[str, OptionValue]) -> State:
    """GAL.3.0, YPR.3.0: the position at the start. GAL.3.1a, YPR.3.1a: units with a place start, the others wait
    (GAL.3.12e).

    YPR.3.11, YPR.3.12: at Ypres each in its printed hex. Galicia's players set up themselves (scenario `campaign`) or
    begin from our historical deployment (`deployed`)."""
    g = State(box, scenario, dict(options))
    for h in range(box.size):
        if box.any_vp >> h & 1:
            g.owner[h] = box.holder(box.country[h])  # GAL.4.21, GAL.3.12f, YPR.4.21
    if not box.players_set_up or scenario == "deployed":
        for u, h in box.deployment.items():
            put(g, u, h)
        g.phase = "supply"
    return g


def sequence(g: State) -> Asking[Result]:
    """Step after step until the battle is decided. All that matters is in the state at every mark."""
    yield from g.box.rules.procedure.run(g, lambda g: g.over is not None)
    assert g.over is not None
    winner, reason = g.over
    return Result(winner, reason)
