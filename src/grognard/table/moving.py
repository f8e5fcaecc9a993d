"""What is within reach, in the words of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.play import Play
from ..kernel.reach import Reach, Way, plan, reach, walk_of
from ..kernel.refusal import BadInput, shown
from .show import Reader
from .wire import Course, Stays, Within

MOST_UNITS = 40
MOST_VIA = 8
NOTHING = Within(units=(), courses=())


def within(reader: Reader, units: Sequence[str], via: Sequence[str], to: str) -> Within:
    """Where these things (none: those on their way) can go now; `to`: just there, by whatever it takes."""
    play, side = reader.play, reader.side
    if side is None or len(units) > MOST_UNITS or len(via) > MOST_VIA:
        return NOTHING
    walk = walk_of(play, True)
    things = _numbers(reader, units, "" if walk is None else play.game.verbs[walk.lift])
    through = _numbers(reader, via, "space")
    if to and units:
        (goal,) = _numbers(reader, [to], "space")
        found = plan(play, side, things, goal, through)
    else:
        found = reach(play, side, things, through)
    return NOTHING if found is None else _said(reader, found)


def _numbers(reader: Reader, nouns: Sequence[str], kind: str | None) -> list[int]:
    """Nouns that have to be of one kind."""
    found = [reader.noun(noun) for noun in nouns]
    for noun, (of, _) in zip(nouns, found, strict=True):
        if of != kind:
            raise BadInput("cli-unknown-noun", noun=shown(noun))
    return [number for _, number in found]


def _said(reader: Reader, found: Reach) -> Within:
    game = reader.play.game
    name = game.nouns[found.kind]
    return Within(
        units=tuple(f"{found.kind}:{name[unit]}" for unit in found.units),
        courses=tuple(_course(reader.play, found, way) for way in found.ways.values()),
        stays=tuple(
            Stays(noun=f"{found.kind}:{name[unit]}", reason=reader.reason(why)) for unit, why in found.stays.items()
        ),
        points=found.points,
    )


def _course(play: Play[Any], found: Reach, way: Way) -> Course:
    game = play.game
    spaces = game.nouns["space"]
    kept = way.goes == found.units or not way.goes
    return Course(
        space=f"space:{spaces[way.space]}",
        answers=tuple(game.write(action) for action in way.answers),
        path=tuple(f"space:{spaces[space]}" for space in way.path),
        left=way.left,
        stops=way.stops,
        goes=() if kept else tuple(f"{found.kind}:{game.nouns[found.kind][unit]}" for unit in way.goes),
    )
