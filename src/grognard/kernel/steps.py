"""Procedures as lists of steps that one can read from top to bottom.

    COMBAT = Steps(declare=declare, flank=flank, fire=fire, losses=losses, retreat=retreat, advance=advance)
    ROUND = Cycle(action=action, what=Either(combat=COMBAT, move=move), end_action=end_action)
    TURN = Cycle(supply=supply, round=ROUND, next_turn=next_turn)

A step is a rule that takes the state; it may ask. When it ends, the next one begins. Leaving that order is a word that
the step returns: AGAIN (this step once more), LEAVE (the list it stands in is over), `to("retreat")` (that step, or the
first of that list). `Either` is passed by unless somebody goes `to` one of its members; after a `Cycle`'s last step
comes its first, until somebody leaves it.

The name of the step under way is kept in the state (`phase`), so a game goes on from a mark exactly there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from .ask import MARK, Asking

S = TypeVar("S")


class Leap(NamedTuple):
    """What follows a step, if it is not the next one."""

    name: str


AGAIN: Final = Leap("again")
LEAVE: Final = Leap("leave")

Next: TypeAlias = Leap | None
Step: TypeAlias = Callable[[S], Asking[Next] | Asking[None] | Next]
"""A rule that is a step: done at once, or by asking."""


@cache
def to(name: str) -> Leap:
    """On to a step, or to the first of a list of steps, by its name."""
    return Leap(f"to {name}")


class Steps(Generic[S]):
    """Steps in their order. Names are unique, those inside its members too."""

    def __init__(self, **members: Step[S] | Steps[S]) -> None:
        self.members = members


class Cycle(Steps[S]):
    """Steps in their order, over and over until one leaves."""


class Either(Steps[S]):
    """One of these, for whoever goes `to` it."""


OVER: Final = "over"
"""What follows the last step of all."""


def _nothing(g: Any) -> Any:
    return None


def _set_phase(g: Any, name: str) -> None:
    g.phase = name


def hyphened(name: str) -> str:
    """`siege-dig` for `siege_dig`: for a state that writes its steps so."""
    return name.replace("_", "-")


class Procedure(Generic[S]):
    """A whole procedure, made of its steps. `get` and `put`: where the state keeps the name of the step under way;
    `spelt`: how it writes it, if otherwise than the list."""

    def __init__(
        self,
        steps: Steps[S],
        get: Callable[[S], str] = attrgetter("phase"),
        put: Callable[[S, str], None] = _set_phase,
        spelt: Callable[[str], str] = str,
    ) -> None:
        self._get, self._put, self._spelt = get, put, spelt
        self.steps: dict[str, Step[S]] = {}
        self._next: dict[str, str] = {}
        self._leave: dict[str, str] = {}
        self._first: dict[str, str] = {}
        """By the name of the leap to it."""
        self._lay(steps, OVER, OVER)

    def _lay(self, steps: Steps[S], after: str, left: str) -> None:
        """Find what follows each member. `after`: what follows this list; `left`: what follows who leaves the list
        around it, for an Either is none of its own."""
        members = list(steps.members.items())
        either = isinstance(steps, Either)
        end = self._first_of(steps) if isinstance(steps, Cycle) else after
        for i, (written, member) in enumerate(members):
            name, leap = self._spelt(written), to(written).name
            if leap in self._first:
                raise ValueError(f"two steps are called {written}")
            then = after if either else next(self._firsts(members[i + 1 :]), end)
            if isinstance(member, Steps):
                self._first[leap] = self._first_of(member)
                self._lay(member, then, left if either else after)
            else:
                self._first[leap], self.steps[name] = name, member
                self._next[name], self._leave[name] = then, left if either else after

    def after(self, name: str, leap: Next) -> str:
        """The step that follows one, given what it returned."""
        if leap is None:
            return self._next[name]
        if leap is AGAIN:
            return name
        if leap is LEAVE:
            return self._leave[name]
        return self._first[leap.name]

    def run(
        self,
        g: S,
        over: Callable[[S], object],
        pressing: Callable[[S], Asking[None] | None] | None = None,
        end: Callable[[S], Any] = _nothing,
    ) -> Asking[Any]:
        """Step after step, a mark before each, until it is over: then what `end` says of the state. Starts wherever the
        state says it is.

        `pressing`: what has to be done before the step under way goes on, if anything has."""
        get, put, steps, following = self._get, self._put, self.steps, self._next
        if over(g):
            return end(g)
        while True:
            yield MARK
            if pressing is not None and (first := pressing(g)) is not None:
                yield from first
                if over(g):
                    return end(g)
                continue
            name = get(g)
            leap: Any = steps[name](g)
            if leap is not None and type(leap) is not Leap:
                leap = yield from leap
            if over(g):
                return end(g)
            put(g, name if leap is AGAIN else following[name] if leap is None else self.after(name, leap))

    def _firsts(self, members: list[tuple[str, Any]]) -> Iterator[str]:
        """The first steps of members that are not passed by."""
        for name, member in members:
            if not isinstance(member, Either):
                yield self._first_of(member) if isinstance(member, Steps) else self._spelt(name)

    def _first_of(self, steps: Steps[Any]) -> str:
        """The step with which a list begins; of an Either its first."""
        name, member = next(iter(steps.members.items()))
        return self._first_of(member) if isinstance(member, Steps) else self._spelt(name)
