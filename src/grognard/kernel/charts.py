"""The blocks that charts of odds are built of, and whose dice a log tells of."""

from __future__ import annotations

from collections.abc import Iterable

from .game import LogLine
from .picture import Bar, Tone


def chance(value: float) -> float:
    """A probability as it is sent: to the hundredth of a per cent, and never beside 0 and 1 by an error of floats."""
    return round(max(0.0, min(1.0, value)), 4)


def bar(name: str, value: float, tone: Tone = "good") -> Bar:
    """One outcome and how likely it is."""
    return Bar(name=name, chance=chance(value), tone=tone)


def mean(values: Iterable[float]) -> float:
    """Of cases that are all as likely."""
    found = list(values)
    return sum(found) / len(found)


def noun_of(line: LogLine, name: str) -> int | None:
    """The noun that a line of a log names so: a side, a unit."""
    noun = line.args.get(name)
    return int(noun[1]) if isinstance(noun, tuple) else None


def luck(line: LogLine) -> tuple[int, int] | None:
    """Whose die a line tells of, and what it showed, if it names a `side` and a `die`."""
    side, die = noun_of(line, "side"), line.args.get("die")
    return (side, die) if side is not None and isinstance(die, int) else None
