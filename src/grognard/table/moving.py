"""What is within reach, in the words of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.game import Walk
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
    return NOTHING if found is None else _said(reader, found, _also(play, walk, things))


def _also(play: Play[Any], walk: Walk[Any] | None, things: Sequence[int]) -> tuple[str, ...]:
    """What else a thing may do once it is taken up: lay a footbridge, leave the map. Nobody would look for it."""
    question = play.question
    if walk is None or question is None or len(things) != 1 or (walk.lift, things[0]) not in question.options:
        return ()
    after = play.ahead((walk.lift, things[0]))
    if after is None or after.question is None or after.question.side != question.side:
        return ()
    moves = {walk.along, walk.step, walk.rest, walk.land, walk.through}
    before = {verb for verb, _ in question.options}
    return tuple(dict.fromkeys(verb for verb, _ in after.question.options if verb not in moves | before))


def _numbers(reader: Reader, nouns: Sequence[str], kind: str | None) -> list[int]:
    """Nouns that have to be of one kind."""
    found = [reader.noun(noun) for noun in nouns]
    for noun, (of, _) in zip(nouns, found, strict=True):
        if of != kind:
            raise BadInput("cli-unknown-noun", noun=shown(noun))
    return [number for _, number in found]


def _said(reader: Reader, found: Reach, also: tuple[str, ...]) -> Within:
    game = reader.play.game
    name = game.nouns[found.kind]
    return Within(
        units=tuple(f"{found.kind}:{name[unit]}" for unit in found.units),
        courses=tuple(_course(reader.play, found, way) for way in found.ways.values()),
        stays=tuple(
            Stays(noun=f"{found.kind}:{name[unit]}", reason=reader.reason(why)) for unit, why in found.stays.items()
        ),
        points=found.points,
        also=also,
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
