"""Positions in words and pictures: what changed is enough, and what is hidden stays hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.kernel.game import Known
from grognard.games import everything, get
from grognard.kernel.fate import Seeded
from grognard.kernel.game import LogLine
from grognard.kernel.once import moment
from grognard.kernel.play import Play
from grognard.kernel.refusal import BadInput
from grognard.table import study
from grognard.table.show import Reader, patch
from grognard.table.wire import Position

from ..randomly import new, walk
from .served import GAME

EYES = (0, 1, None)


def plain(value: object) -> Any:
    """As it arrives."""
    return json.loads(msgspec.json.encode(value))


def apply(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A position and a change of it, put together as web/src/wire.ts says."""
    position = {**old, "picture": dict(old["picture"])}
    for name, value in change.items():
        if name not in ("picture", "log", "told"):
            position[name] = value
    for name, value in change.get("picture", {}).items():
        if name in ("spaces", "pieces"):
            merged = {**position["picture"][name], **value}
            position["picture"][name] = {key: now for key, now in merged.items() if now is not None}
        else:
            position["picture"][name] = value
    if "log" in change:
        position["log"] = old["log"][: change["told"]] + change["log"]
    return position


def shorn(position: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty in the picture: it may be left out."""
    return {**position, "picture": {name: value for name, value in position["picture"].items() if value}}


def wander(play: Play[Any], seed: int, most: int) -> Iterator[None]:
    """Random play that now and then takes something back or goes far back."""
    random = Random(seed)
    for _ in walk(play, seed, most):
        yield
        side = play.journal[-1].who if play.journal else -1
        if side >= 0 and play.can_undo(side) and random.random() < 0.2:
            play.undo(side)
            yield
        elif len(play.journal) > 20 and random.random() < 0.02:
            back = len(play.journal) - random.randrange(1, 12)
            while play.journal[back].who < 0:
                back -= 1
            play.go_back(back)
            yield


@pytest.mark.parametrize("seed", range(3))
def test_a_change_applied_to_the_old_position_gives_the_new_one(seed: int) -> None:
    play = new(get(GAME), seed, log=True)
    readers = [Reader(play, side, language) for side in EYES for language in ("en", "fr")]
    known: dict[int, tuple[Position, dict[str, Any]]] = {}
    random = Random(seed)
    seq = 0
    for _ in wander(play, seed, 150):
        seq += 1
        for i, reader in enumerate(readers):
            if i in known and random.random() < 0.7:
                continue  # this one is told less often
            position = reader.position(seq)
            if i in known:
                old, page = known[i]
                page = apply(page, plain(patch(old, position)))
                assert shorn(page) == shorn(plain(position))
            else:
                page = plain(position)
            known[i] = (position, page)
    assert seq > 100


def test_a_change_of_eyes_is_a_change_like_any_other() -> None:
    play = new(get(GAME), 1, log=True)
    for _ in walk(play, 1, 60):
        pass
    for one in EYES:
        for other in EYES:
            old, position = Reader(play, one, "en").position(1), Reader(play, other, "fr").position(2)
            page = apply(plain(old), plain(patch(old, position)))
            assert shorn(page) == shorn(plain(position))


def test_what_nothing_on_the_board_stands_for_says_why_not() -> None:
    """A verb without a noun that the question is about but does not allow: its reason comes with the question, to
    whoever is asked and to nobody else."""
    told = set()
    for seed in range(4):
        play = new(get("won-by-the-sword"), seed)
        for _ in walk(play, seed, 200):
            question = play.question
            assert question is not None
            for side in EYES:
                found = Reader(play, side, "en").position(0).question
                assert found is not None
                if side != question.side:
                    assert found.barred == ()
                    continue
                offered = {option.verb for option in found.options}
                for reason in found.barred:
                    assert reason.verb not in offered
                    assert (reason.rule, reason.text) != ("", "")
                    told.add(reason.verb)
    assert told >= {"lay", "forage", "end", "build"}


@pytest.mark.parametrize("name", sorted(everything()))
def test_dice_have_as_many_faces_as_their_game_says(name: str) -> None:
    """The luck dialog counts faces: none of them may be guessed from what was rolled."""
    game = everything()[name]

    class Noting(Seeded):
        def roll(self, faces: int) -> int:
            rolled.add(faces)
            return super().roll(faces)

    rolled: set[int] = set()
    play = new(game, 1, fate=Noting(1), log=True)
    for _ in walk(play, 1, 400):
        pass
    assert rolled == {game.page.faces}
    assert study.luck(play, None).faces == game.page.faces


def test_what_nobody_hides_is_seen_alike_by_all() -> None:
    """Games whose board is open are drawn once for all eyes."""
    looked = set()
    for name, game in everything().items():
        assert game.page.board is not None
        if not game.page.board("en").open:
            continue
        play = new(game, 2, log=True)
        for turn, _ in enumerate(walk(play, 2, 120)):
            if turn % 10 == 0:
                assert game.view(play.state, 0) == game.view(play.state, 1) == game.view(play.state, None)
                looked.add(name)
    assert looked == {"first-ypres-1914", "galicia-1914"}


@pytest.mark.parametrize("name", sorted(everything()))
def test_eyes_that_look_together_see_what_each_sees_alone(name: str) -> None:
    play = new(everything()[name], 5, log=True)
    readers = [Reader(play, side, language) for side in EYES for language in ("en", "fr")]
    for turn, _ in enumerate(walk(play, 5, 120)):
        if turn % 12 == 0:
            with moment():
                together = [reader.position(turn) for reader in readers]
            assert together == [reader.position(turn) for reader in readers]


def test_a_line_told_again_in_another_way_is_said_again() -> None:
    """What was taken back and done otherwise may end in the very same line: those before it are said anew."""
    play = new(get(GAME), 1, log=True)
    reader = Reader(play, None, "en")
    log = play.state.log
    assert log is not None
    start = len(log)
    log += [LogLine("log-turn", {"turn": 1}), LogLine("log-turn", {"turn": 9})]
    first = reader.position(1).log[start:]
    log[start:] = [LogLine("log-turn", {"turn": 2}), LogLine("log-turn", {"turn": 9})]
    second = reader.position(2).log[start:]
    assert first[0] != second[0]
    assert first[1] == second[1]


# -- secrets ----------------------------------------------------------------------------------------------------------


def seen(play: Play[Any], side: int | None, random: Random) -> dict[str, Any]:
    """All that the table says to a reader, but for the log and undo (an imagined world begins at the last mark)."""
    reader = Reader(play, side, "en")
    position = plain(reader.position(0))
    del position["log"], position["undo"]
    game = play.game
    said: dict[str, Any] = {"position": position}
    for kind in ("card", "space", "unit"):
        names = game.nouns[kind]
        for name in names if kind == "card" else random.sample(names, 12):
            noun = f"{kind}:{name}"
            said[noun] = plain([reader.why_noun(noun), reader.detail(noun)])
    for verb, takes in game.verbs.items():
        if takes == "card":
            for card in random.sample(game.nouns[takes], 6):
                said[f"{verb}:{card}"] = plain(reader.why_action(f"{verb}:{card}"))
    assert game.page.overlay is not None
    assert game.page.board is not None
    for overlay in game.page.board("en").overlays:
        said[overlay.id] = plain(game.page.overlay(Known(play.state, side), overlay.id, "en"))
    said["orders"] = plain(reader.orders("a"))
    return said


@pytest.mark.parametrize("seed", range(5))
def test_worlds_that_a_side_cannot_tell_apart_are_shown_alike(seed: int) -> None:
    play = new(get(GAME), seed, log=True)
    random = Random(seed)
    looked = 0
    for _ in walk(play, seed, 300):
        if random.random() > 0.06:
            continue
        for side in (0, 1):
            try:
                world = play.imagine(side, random.getrandbits(30))
            except BadInput:
                continue
            nouns = random.getrandbits(30)
            assert seen(world, side, Random(nouns)) == seen(play, side, Random(nouns))
            looked += 1
    assert looked > 4


@pytest.mark.parametrize("seed", range(3))
def test_a_verb_that_is_called_final_cannot_be_taken_back_and_another_can(seed: int) -> None:
    play = new(get(GAME), seed, log=True)
    random = Random(seed)
    for _ in walk(play, seed, 250):
        assert play.question is not None
        if random.random() > 0.2:
            continue
        side = play.question.side
        question = Reader(play, side, "en").position(0).question
        assert question is not None
        firsts = {action[0]: action for action in reversed(play.question.options)}
        for verb, action in firsts.items():
            world = play.fork(Seeded(1))
            world.decide(action)
            assert (verb in question.final) == (not world.can_undo(side)), verb
