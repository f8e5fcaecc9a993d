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


def unasked(play: Play[Any], random: Random) -> tuple[int, int]:
    """Play on; how many answers were given unasked by others than who had just answered: in all, and of those that do
    not keep him from taking his back."""
    others = over = 0
    for _ in range(700):
        if play.question is None:
            break
        side, at, before = play.question.side, len(play.journal), play.hash()
        answered(play, random)
        could, then = play.can_undo(side), len(play.journal)
        given = go_on(play, {0, 1})
        new = [entry for entry in play.journal[then:] if entry.who >= 0]
        assert len(new) == given
        assert all(isinstance(entry.answer, tuple) and entry.answer[0] in play.game.page.alone for entry in new)
        others += sum(entry.who != side for entry in new)
        if could and given:
            back = play.fork(Seeded(1))
            back.undo(side, at)
            assert back.hash() == before
            over += new[0].who != side
            assert play.question is not None
            assert play.question.side == side or new[-1].who != side, "he has been hurried on"
    return others, over


@pytest.mark.parametrize("name", GAMES)
def test_what_could_be_taken_back_still_can_be_and_nobody_is_hurried(name: str) -> None:
    game, seen = get(name), [0, 0]
    for seed in range(40):
        play: Play[Any] = Play(game, Seeded(seed), game.scenarios[-1])
        others, over = unasked(play, Random(seed))
        seen = [seen[0] + others, seen[1] + over]
        if name != "paths-of-glory" or seen[0] > seen[1] > 0:
            return
    raise AssertionError(seen)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_secret_is_never_answered_unasked(name: str) -> None:
    game = get(name)
    assert not game.page.alone & game.secret
    assert game.page.alone <= set(game.verbs)


def test_only_for_those_who_want_it() -> None:
    play: Play[Any] = Play(get("paths-of-glory"), Seeded(1), "limited-war")
    assert play.question is not None
    side = play.question.side
    play.decide(("keep_guns", None))
    play.decide(next(action for action in play.question.options if action[0] == "ops"))
    for text in ("attack:aachen", "done", "assault:liege"):
        play.act(side, play.game.read(text))
    assert lone(play.question) == "join"
    assert go_on(play, {1 - side}) == 0
    assert go_on(play, {side}) == 1
    assert play.game.write(play.journal[-1].answer) == "join:GE1"  # type: ignore[arg-type]
    assert lone(play.question) == "begin", "not before he has seen the odds"


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
