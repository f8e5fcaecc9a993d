"""Made once for all eyes. What everybody may see is the same for everybody: while a position stands, it is made when
the first pair of eyes looks, and the others get the very same.

Outside a `moment` everything is made anew each time: nothing here is remembered from one position to the next.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from typing import Any, TypeVar, cast

B = TypeVar("B")
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


Drawing = Callable[[B, Mapping[str, Any], str], T]
"""With a game's data, from a view, in a language."""


def drawn_without(*own: str) -> Callable[[Drawing[B, T]], Drawing[B, T]]:
    """Something drawn without looking at the parts of a view that are a side's `own`: it does not even get them. Two
    views whose other parts are the very same are drawn once."""

    def around(draw: Drawing[B, T]) -> Drawing[B, T]:
        @wraps(draw)
        def drawn(box: B, position: Mapping[str, Any], language: str) -> T:
            here = _here.kept
            common = {name: part for name, part in position.items() if name not in own}
            if here is None:
                return draw(box, common, language)
            which = (draw, id(box), language, *map(id, common.values()))
            if which not in here:
                here[which] = (common, draw(box, common, language))
            return cast("T", here[which][1])

        return drawn

    return around
