"""Questions with one answer only: what is answered unasked, what never is, and that nothing is lost by it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.games import everything, get
from grognard.kernel.alone import asked_anyway, go_on
from grognard.kernel.ask import Choose
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

GAMES = list(everything())


def lone(question: Choose | None) -> str:
    return question.options[0][0] if question is not None and len(question.options) == 1 else ""


def answered(play: Play[Any], random: Random) -> None:
    assert play.question is not None
    verbs = sorted({verb for verb, _ in play.question.options})
    verb = random.choice([verb for verb in verbs if verb not in play.game.rare] or verbs)
    play.decide(random.choice([action for action in play.question.options if action[0] == verb]))


@pytest.mark.parametrize("name", GAMES)
def test_what_could_be_taken_back_still_can_be_and_nobody_is_hurried(name: str) -> None:
    game, random = get(name), Random(4)
    play: Play[Any] = Play(game, Seeded(4), game.scenarios[-1])
    unasked = others = over = 0
    for _ in range(2500 if name == "paths-of-glory" else 400):
        if play.question is None:
            break
        side, at, before = play.question.side, len(play.journal), play.hash()
        answered(play, random)
        could, then = play.can_undo(side), len(play.journal)
        given = go_on(play, {0, 1})
        new = [entry for entry in play.journal[then:] if entry.who >= 0]
        assert all(isinstance(entry.answer, tuple) and entry.answer[0] in game.page.alone for entry in new)
        others += sum(entry.who != side for entry in new)
        if could and given:
            back = play.fork(Seeded(1))
            back.undo(side, at)
            assert back.hash() == before
            over += new[0].who != side
        if could and play.question is not None:
            assert play.question.side == side or len(new) == 0 or new[-1].who != side, "he has been hurried on"
        unasked += given
    assert (unasked > 0) == bool(game.page.alone)
    if name == "paths-of-glory":
        assert others > over > 0, "losses of an army alone: after dice, and after the other's, who may think again"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_secret_is_never_answered_unasked(name: str) -> None:
    game = get(name)
    assert not game.page.alone & game.secret
    assert game.page.alone <= set(game.verbs)


def test_only_for_those_who_want_it() -> None:
    play: Play[Any] = Play(get("paths-of-glory"), Seeded(1), "introduction")
    for text in ("keep_guns", "event:CP1", "assault:sedan"):
        assert play.question is not None
        play.act(play.question.side, play.game.read(text))
    assert play.question is not None
    assert go_on(play, {0, 1}) == 0, "three armies may join"
    for unit in ("GE1", "GE2", "GE3"):
        play.act(play.question.side, play.game.read(f"join:{unit}"))
    assert lone(play.question) == "begin"
    side = play.question.side
    assert go_on(play, {1 - side}) == 0
    assert go_on(play, {side}) == 1
    assert (play.question.side, play.question.prompt) == (side, "ask-flank")


def test_who_has_no_card_is_asked_and_told_why() -> None:
    """12.2.5: whether a card could be played is nobody else's to know."""
    game, random = get("paths-of-glory"), Random(2)
    play: Play[Any] = Play(game, Seeded(2), "limited-war")
    for _ in range(3000):
        assert play.question is not None
        if play.question.prompt == "ask-combat-cards" and lone(play.question) == "done":
            break
        answered(play, random)
    assert lone(play.question) == "done"
    assert go_on(play, {0, 1}) == 0
    assert asked_anyway(play)
    galicia: Play[Any] = Play(get("galicia-1914"), Seeded(1), "campaign")
    while not lone(galicia.question):
        answered(galicia, random)
    assert not asked_anyway(galicia), "nothing is hidden there"
