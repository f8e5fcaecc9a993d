"""How what is under way in an activation or a battle goes on from stage to stage."""

from __future__ import annotations

from ...kernel.ask import Asking
from ...kernel.steps import Leap, Next, Procedure, Step
from .state import State


def done(step: Asking[Next] | Asking[None] | Next) -> Asking[Next]:
    """What a step says comes after it, whether it asks or is done at once."""
    return step if step is None or isinstance(step, Leap) else (yield from step)


def step_of(procedure: Procedure[State], stage: str) -> Step[State]:
    """The step of a stage as the state names it: `siege-dig` is `siege_dig`."""
    return procedure.steps[stage.replace("-", "_")]


def after(procedure: Procedure[State], stage: str, leap: Next) -> str:
    """The stage that follows one, given what its step said."""
    return procedure.after(stage.replace("-", "_"), leap).replace("_", "-")
