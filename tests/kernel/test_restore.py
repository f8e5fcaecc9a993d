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


def test_following_another_play_does_what_it_did() -> None:
    """What a second server process does with rows that the first one wrote, goings back and all."""
    ahead = Play(get("paths-of-glory"), Fair(bytes(32)), "limited-war", log=True)
    behind = Play(get("paths-of-glory"), Fair(bytes(32)), "limited-war", log=True)
    random = Random(9)
    for n in range(160):
        assert ahead.question is not None
        ahead.decide(pick(ahead.question, ahead.game.rare, random))
        last = ahead.journal[-1].who
        if n % 5 == 2 and last >= 0 and ahead.can_undo(last):
            ahead.undo(last)
        if n % 40 == 33:
            ahead.rollback(next(i for i in range(len(ahead.journal) - 20, 0, -1) if ahead.journal[i].who >= 0), (0, 1))
        if n % 9 == 0:
            behind.follow(ahead.tape[len(behind.tape) :])
            assert behind.hash() == ahead.hash()
            assert (behind.tape, behind.journal, behind.decisions) == (ahead.tape, ahead.journal, ahead.decisions)
            assert isinstance(behind.fate, Fair)
            assert isinstance(ahead.fate, Fair)
            assert behind.fate.spent == ahead.fate.spent
    behind.follow(ahead.tape[len(behind.tape) :])
    assert behind.state.log == ahead.state.log
    assert behind.question is not None
    behind.decide(behind.question.options[0])
    assert ahead.question is not None
    ahead.decide(ahead.question.options[0])
    assert behind.hash() == ahead.hash()  # its own fate goes on where the other's is


def test_what_cannot_be_undone_is_known_beforehand() -> None:
    play = _played(0, 1)
    random = Random(4)
    finals = []
    for _ in range(400):
        if play.question is None:
            break
        side = play.question.side
        action = pick(play.question, play.game.rare, random)
        before = (play.hash(), len(play.tape))
        final = play.is_final(action)
        assert (play.hash(), len(play.tape)) == before
        play.decide(action)
        assert final == (not play.can_undo(side))
        finals.append(final)
    assert 20 < sum(finals) < len(finals) - 20
