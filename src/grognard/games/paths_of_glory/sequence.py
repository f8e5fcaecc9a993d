"""6.0 The sequence of play, to be read from top to bottom: the combat, the operation, the action round, the turn."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import Asking
from ...kernel.game import Result
from ...kernel.steps import Cycle, Either, Procedure, Steps
from .action import action, end_action
from .activation import activate
from .battle import (
    after_battle, attacker_cards, attacker_losses, defender_cards, defender_losses, fire, flank, great_retreat, outcome,
)  # fmt: skip
from .combat import fight, muster
from .events import play_event
from .forts import attrition_phase, siege_phase
from .movement import entrench, move
from .offensives import mandatory_phase
from .redeployment import redeploy
from .retreat import advance, retreat
from .state import State, tell
from .turn import commit_ap, commit_cp, deal, draw_ap, draw_cp, guns, next_turn, replace_ap, replace_cp, status
from .war_status import offer_peace

COMBAT: Final = Steps[State](
    muster=muster,  # 12.2.2
    flank=flank,  # 12.2.4
    attacker_cards=attacker_cards,  # 12.2.5
    defender_cards=defender_cards,
    great_retreat=great_retreat,  # AP.27
    fire=fire,  # 12.2.6 to 12.2.8
    defender_losses=defender_losses,  # 12.2.9
    attacker_losses=attacker_losses,
    outcome=outcome,  # 12.2.10, 12.2.11
    retreat=retreat,  # 12.5
    advance=advance,  # 12.2.12
    after_battle=after_battle,
)
OPERATION: Final = Steps[State](
    activate=activate,  # 9.2.1
    move=move,  # 9.2.8
    dig=entrench,  # 11.2.2
    combats=Cycle(fight=fight, combat=COMBAT),  # 9.2.9
)
ROUND: Final = Cycle[State](
    action=action,  # 8.1
    use=Either(event=play_event, operation=OPERATION, redeploy=redeploy, peace=offer_peace),
    end_action=end_action,
)
TURN: Final = Cycle[State](
    mandatory=mandatory_phase,  # 6.A
    rounds=ROUND,  # 6.B
    attrition=attrition_phase,  # 6.C
    siege=siege_phase,  # 6.D
    status=status,  # 6.E
    commit_cp=commit_cp,
    commit_ap=commit_ap,
    replace_ap=replace_ap,  # 6.F
    replace_cp=replace_cp,
    draw_ap=draw_ap,  # 6.G
    draw_cp=draw_cp,
    next_turn=next_turn,  # 6.H
)
WAR: Final = Procedure(Steps[State](guns=guns, deal=deal, turn=TURN))


def sequence(g: State) -> Asking[Result]:
    """6.0: phases A to H in order, over and over, until the game ends. Restarts anywhere from the state alone."""
    yield from WAR.run(g, _over)
    assert g.over is not None
    g.phase = "over"
    winner, reason = g.over
    tell(g, "log-over", winner="none" if winner == 2 else ("ap", "cp")[winner], reason=reason)
    return Result(None if winner == 2 else winner, reason, {"vp": g.vp})


def _over(g: State) -> bool:
    return g.over is not None
