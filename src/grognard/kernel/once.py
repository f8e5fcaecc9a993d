"""Made once for all eyes. What everybody may see is the same for everybody: while a position stands, it is made when
the first pair of eyes looks, and the others get the very same.

Outside a `moment` everything is made anew each time: nothing here is remembered from one position to the next.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar, cast

from msgspec import Struct

B = TypeVar("B")
C = TypeVar("C", bound=Struct)
S = TypeVar("S")
T = TypeVar("T")


class _Here(threading.local):
    kept: dict[object, tuple[object, Any]] | None = None
    """What was made in a moment: by what made it, with what it was made from (held, so that nothing else is it)."""


_here = _Here()


@contextmanager
def moment() -> Iterator[None]:
    """While this lasts, in this thread, what is made once is kept. No position changes meanwhile."""
    before, _here.kept = _here.kept, {}
    try:
        yield
    finally:
        _here.kept = before


def kept(what: object, of: object, make: Callable[[], T]) -> T:
    """What `make` gives, made once in a moment: `what` it is, and `of` what."""
    here = _here.kept
    if here is None:
        return make()
    found = here.get(what)
    if found is None or found[0] is not of:
        found = here[what] = (of, make())
    return cast("T", found[1])


def once(make: Callable[[S], T]) -> Callable[[S], T]:
    """Something made from a state, without looking at whose eyes it is for."""

    @wraps(make)
    def made(state: S) -> T:
        return kept(make, state, lambda: make(state))

    return made


Drawing = Callable[[B, C, str], T]
"""With a game's data, from a view or the common part of it, in a language."""


def drawn_from(common: type[C]) -> Callable[[Drawing[B, C, T]], Drawing[B, C, T]]:
    """Something drawn from the part of a view that everybody sees, a struct that the view's extends: it does not even
    get the rest. Two views whose common parts are the very same are drawn once."""
    parts = attrgetter(*common.__struct_fields__)

    def around(draw: Drawing[B, C, T]) -> Drawing[B, C, T]:
        @wraps(draw)
        def drawn(box: B, position: C, language: str) -> T:
            here = _here.kept
            seen = parts(position)
            if here is None:
                return draw(box, common(*seen), language)
            which = (draw, id(box), language, *map(id, seen))
            if which not in here:
                here[which] = (seen, draw(box, common(*seen), language))
            return cast("T", here[which][1])

        return drawn

    return around
