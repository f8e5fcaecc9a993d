"""What lines of a log tell of the map: a game says by key what kind of line it is, and this reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from .game import LogLine
from .picture import Lit, Trace

Kind = Literal["move", "retreat", "battle", "loss", "won", "place", "card", "points", "roll"]


class Told(NamedTuple):
    """What kind of line it is, under which names it tells the places, and under which the side, or one of its own."""

    kind: Kind
    path: tuple[str, ...] = ()
    who: tuple[str, ...] = ("side",)
    steps: str = ""
    """Under which name it tells how many steps are lost; without it one is."""


def named(value: object) -> Iterator[tuple[str, int]]:
    """All nouns in an argument of a line: itself, or those in a list."""
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str):
        yield value[0], int(value[1])
    elif isinstance(value, list | tuple):
        for each in value:
            yield from named(each)


def tracer(
    lines: Mapping[str, Told],
    nouns: Mapping[str, Sequence[str]],
    sides: Sequence[str],
    owner: Callable[[str, int], int | None],
    fell: Callable[[LogLine], Lit | None] = lambda _: None,
) -> Callable[[LogLine], Trace | None]:
    """A reader of lines. `nouns`: what the nouns of the game are called; `owner`: whose a noun is (kind, noun);
    `fell`: where on a chart the die of a line fell."""

    def trace(line: LogLine) -> Trace | None:
        told = lines.get(line.key)
        if told is None or line.to is not None:
            return None
        path = [f"{kind}:{nouns[kind][n]}" for name in told.path for kind, n in named(line.args.get(name))]
        owners = (owner(kind, n) for name in told.who for kind, n in named(line.args.get(name)))
        side = next((side for side in owners if side is not None), None)
        count = line.args.get(told.steps, 1)
        return Trace(
            kind=told.kind,
            side="" if side is None else sides[side],
            path=tuple(path),
            count=count if isinstance(count, int) else 1,
            lit=fell(line),
        )

    return trace
