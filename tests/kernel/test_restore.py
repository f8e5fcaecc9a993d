"""A game put back together from its tape and a mark is the same game to the bit."""

from random import Random

import pytest

from grognard.bots.rand import pick
from grognard.games import get
from grognard.kernel.fate import Fair, Seeded
from grognard.kernel.play import Play
from grognard.kernel.refusal import BadInput
from grognard.kernel.say import sayer


def _played(answers: int, seed: int) -> Play:  # type: ignore[type-arg]
    play = Play(get("paths-of-glory"), Fair(bytes(32)), "limited-war", log=True)
    random = Random(seed)
    for n in range(answers):
        if play.question is None:
            break
        play.decide(pick(play.question, play.game.rare, random))
        last = play.journal[-1].who
        if n % 7 == 3 and last >= 0 and play.can_undo(last):
            play.undo(last)
    return play


@pytest.mark.parametrize("answers", [1, 40, 333])
def test_restored_from_a_mark_or_from_the_start(answers: int) -> None:
    play = _played(answers, answers)
    marked = play.marked()
    assert marked is not None
    told = list((play.state.log or [])[: marked.told])
    quick = Play.restore(play.game, play.fate, play.scenario, play.options, play.tape, marked, told)
    slow = Play.restore(play.game, play.fate, play.scenario, play.options, play.tape, None, [])
    for other in (quick, slow):
        assert other.hash() == play.hash()
        assert other.state.log == play.state.log
        assert (other.journal, other.tape, other.decisions) == (play.journal, play.tape, play.decisions)
        assert [other.can_undo(side) for side in (0, 1)] == [play.can_undo(side) for side in (0, 1)]
    for other in (play, quick, slow):
        other.fate = Seeded(5)
        other.go_back(0)
    assert play.hash() == quick.hash() == slow.hash()
    assert play.state.log == quick.state.log == slow.state.log


def test_a_tape_that_is_too_short_for_its_mark_is_refused() -> None:
    play = _played(30, 2)
    marked = play.marked()
    assert marked is not None
    with pytest.raises(BadInput):
        Play.restore(play.game, play.fate, play.scenario, play.options, [], marked, [])


def test_sentences_in_pieces_say_the_same() -> None:
    play = _played(200, 3)
    say = sayer(play.game, "fr")
    nouns = 0
    for line in play.state.log or []:
        bits = say.bits(line.key, line.args)
        assert "".join(bit if isinstance(bit, str) else bit[1] for bit in bits) == say.line(line)
        nouns += sum(not isinstance(bit, str) for bit in bits)
        for bit in bits:
            if not isinstance(bit, str):
                kind, _, name = bit[0].partition(":")
                assert play.game.noun(kind, name) is not None
    assert nouns > 50
