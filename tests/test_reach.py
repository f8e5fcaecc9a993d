"""What is within reach, on every game: its answers are taken, they lead where they say, and nothing hidden shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from grognard.games import everything
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.reach import Reach, plan, reach, walk_of
from grognard.kernel.refusal import BadInput

from .paths_of_glory.marching import ordered
from .paths_of_glory.table import BOX, Table, position
from .randomly import new, walk

GAMES = everything()
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def lifted(play: Play[Any]) -> list[int]:
    """All that can be taken up now."""
    how, question = walk_of(play, True), play.question
    assert question is not None
    return [noun for verb, noun in question.options if how and verb == how.lift and noun is not None]


def found(game: Game[Any], seed: int, most: int) -> Iterator[tuple[Play[Any], list[int], Reach]]:
    """What is within reach at moments of a random game: of one thing, of several, of what is on its way."""
    random = Random(seed)
    for play in walk(new(game, seed), seed, most):
        assert play.question is not None
        able = lifted(play)
        afoot = walk_of(play, False) is not None
        if not (able or afoot) or random.random() < 0.8:
            continue
        units = [] if afoot else random.sample(able, min(len(able), random.choice((1, 1, 2, 3))))
        at = reach(play, play.question.side, units)
        assert at is not None
        yield play, units, at


def where(play: Play[Any], side: int, kind: str, units: tuple[int, ...]) -> set[str]:
    """Where things stand, as their side sees it."""
    draw = play.game.page.picture
    assert draw is not None
    pieces = draw(play.view(side)["position"], "en").pieces
    return {pieces[f"{kind}:{play.game.nouns[kind][unit]}"].at for unit in units}


@games
def test_every_way_is_taken_answer_by_answer_and_ends_where_it_says(game: Game[Any]) -> None:
    random = Random(7)
    ways = far = 0
    for play, _, at in chain.from_iterable(found(game, seed, 400) for seed in (3, 7, 8)):
        assert play.question is not None
        side = play.question.side
        for space in random.sample(sorted(at.ways), min(3, len(at.ways))):
            way = at.ways[space]
            assert way.space == space == way.path[-1]
            real = play.fork(Seeded(1))
            before, shown = len(real.journal), real.shown()
            for n, action in enumerate(way.answers):
                assert real.question is not None
                if n and (real.question.side != side or real.shown() != shown or len(real.journal) > before + n):
                    assert game.secret, "only what is hidden may come between"
                    break
                assert real.why_not(side, action) is None or (game.secret and n)
                if action not in real.question.options:
                    break
                real.act(side, action)
            else:
                if not way.stops:
                    assert where(real, side, at.kind, way.goes) <= {f"space:{game.nouns['space'][space]}"}
            ways += 1
            far += len(way.answers) > 1
    assert ways > 20
    assert far > 10


@games
def test_worlds_that_a_side_cannot_tell_apart_have_the_same_within_reach(game: Game[Any]) -> None:
    compared = 0
    for play, units, at in found(game, 5, 400):
        assert play.question is not None
        side = play.question.side
        try:
            other = play.imagine(side, 99)
        except BadInput:
            continue
        assert reach(other, side, units) == at
        compared += 1
    assert compared > 8


def test_nothing_is_within_reach_of_who_is_not_asked_or_of_nothing_that_moves() -> None:
    play = new(GAMES["paths-of-glory"], 0)
    assert play.question is not None
    assert reach(play, play.question.side) is None
    assert reach(play, 1 - play.question.side) is None
    assert plan(play, play.question.side, [0], 0) is None


# -- a stack, several stacks, another way: Paths of Glory -------------------------------------------------------------


def units(names: str) -> list[int]:
    return [BOX.units.index(name) for name in names.split()]


def said(t: Table, way: Any) -> list[str]:
    return [t.game.write(action) for action in way.answers]


def within(t: Table, names: str, via: str = "") -> dict[str, Any]:
    assert t.play.question is not None
    at = reach(t.play, t.play.question.side, units(names), [BOX.spaces.index(space) for space in via.split()])
    assert at is not None
    return {BOX.spaces[space]: way for space, way in at.ways.items()}


def test_a_stack_goes_together_and_the_slow_stay_behind_where_only_the_others_come() -> None:
    t = ordered(position({"koblenz": "GE1 GEc-1 GE2"}, status=(0, 4, 4)), "koblenz")
    at = within(t, "GE1 GEc-1")
    together = {space for space, way in at.items() if len(way.goes) == 2}
    assert together == set(within(t, "GE1"))  # as far as the army goes
    alone = {space for space, way in at.items() if way.goes == tuple(units("GEc-1"))}
    assert alone == set(within(t, "GEc-1")) - together != set()
    assert said(t, at["aachen"]) == ["pick:GE1", "pick:GEc-1", "step:aachen", "stop"]
    t.do(*said(t, at["aachen"]))
    assert (t.at("GE1"), t.at("GEc-1"), t.at("GE2")) == ("aachen", "aachen", "koblenz")


def test_a_way_can_be_led_through_other_spaces() -> None:
    t = ordered(position({"koblenz": "GE1"}, status=(0, 4, 4)), "koblenz")
    straight = within(t, "GE1")["metz"]
    round_ = within(t, "GE1", "aachen liege").get("sedan")
    assert [BOX.spaces[space] for space in straight.path] == ["metz"]
    assert round_ is None or [BOX.spaces[space] for space in round_.path][:2] == ["aachen", "liege"]
    over = within(t, "GE1", "aachen")
    assert over
    assert all(BOX.spaces[way.path[0]] == "aachen" and said(t, way)[1] == "step:aachen" for way in over.values())
    assert within(t, "GE1", "paris") == {}


def test_several_stacks_go_to_one_space_as_far_as_there_is_room_and_it_is_told_who_stays() -> None:
    t = ordered(position({"koblenz": "GE1 GE2", "metz": "GE3 GE4", "aachen": "GE5"}, status=(0, 4, 4)), "koblenz metz")
    assert t.play.question is not None
    at = plan(t.play, t.play.question.side, units("GE1 GE2 GE3 GE4 GE5"), BOX.spaces.index("aachen"))
    assert at is not None
    (way,) = at.ways.values()
    assert set(way.goes) == set(units("GE1 GE2"))
    assert set(at.stays) == set(units("GE3 GE4 GE5"))
    assert all(why.key for why in at.stays.values())
    t.do(*said(t, way))
    assert (t.at("GE1"), t.at("GE2"), t.at("GE3")) == ("aachen", "aachen", "metz")
    assert t.prompt == "ask-move"


def test_points_of_a_way_are_what_the_rules_leave() -> None:
    """Clash of Giants goes far in one answer: the way that is shown costs what the layers say."""
    game = GAMES["galicia-1914"]
    ways = 0
    for play, _, at in found(game, 11, 400):
        state = play.state
        for way in at.ways.values():
            if way.left is not None and at.points is not None and len(way.path) > 1:
                near = state.box.map.steps.around
                assert all(near(1 << a) >> b & 1 for a, b in zip(way.path, way.path[1:], strict=False))
                assert len(at.units) > 1 or 0 <= way.left <= at.points - len(way.path)
                ways += 1
    assert ways > 30


def test_a_retreat_of_several_hexes_is_one_click() -> None:
    """STD.12.17: step by step in the rules, at once on the page; each ends as far away as it must."""
    game, long = GAMES["galicia-1914"], 0
    for seed in range(1, 9):
        for play in walk(new(game, seed), seed, 1500):
            question = play.question
            assert question is not None
            if (
                question.prompt == "ask-fall"
                and (question.args or {})["left"] == 2
                and ("halt", None) not in question.options
            ):
                at = reach(play, question.side)
                assert at is not None
                ways = [way for way in at.ways.values() if [verb for verb, _ in way.answers] == ["fall", "fall"]]
                assert all(way.space == way.path[-1] != way.path[0] for way in ways)
                long += len(ways)
        if long > 3:
            return
    raise AssertionError(long)
