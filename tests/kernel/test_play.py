"""Play on a toy game: what the kernel promises has nothing to do with any real one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.kernel.ask import D6, MARK, REVEAL, Asking, Choose, Draw, Offer
from grognard.kernel.fate import Fair, Scripted, Seeded
from grognard.kernel.game import Game, LogLine, OptionValue, Result
from grognard.kernel.play import Play
from grognard.kernel.record import PUBLIC, read, record, replay, write
from grognard.kernel.refusal import GAME_OVER, NOT_YOUR_TURN, UNKNOWN_VERB, BadInput, Refusal, Refused

ROUNDS = 4
TOO_FEW = Refusal("2.1", "toy-too-few")


class Pot:
    """Two players take 1 to 3 stones in turn from a pot that a die fills; each holds a secret stone."""

    def __init__(self) -> None:
        self.stones = 0
        self.round = 0
        self.phase = "deal"
        self.secret = [-1, -1]
        self.taken = [0, 0]
        self.log: list[LogLine] | None = None

    def copy(self) -> Pot:
        other = Pot()
        other.stones, other.round, other.phase = self.stones, self.round, self.phase
        other.secret, other.taken = self.secret[:], self.taken[:]
        return other

    def dump(self) -> Mapping[str, object]:
        return {
            "stones": self.stones,
            "round": self.round,
            "phase": self.phase,
            "secret": self.secret,
            "taken": self.taken,
        }


def load(plain: Mapping[str, Any]) -> Pot:
    pot = Pot()
    pot.stones, pot.round, pot.phase = plain["stones"], plain["round"], plain["phase"]
    pot.secret, pot.taken = list(plain["secret"]), list(plain["taken"])
    return pot


def sequence(g: Pot) -> Asking[Result]:
    while g.round < ROUNDS:
        yield MARK
        if g.phase == "deal":
            for side in (0, 1):
                pool = [i for i in range(6) if i not in g.secret]
                (g.secret[side],) = yield Draw(pool, 1, side)
            g.phase = "fill"
        elif g.phase == "fill":
            die = yield D6
            g.stones += die
            g.phase = "take"
        else:
            side = g.round % 2
            verb, n = yield Choose(
                side,
                "toy-take",
                Offer("take", (1, 2, 3), lambda n: TOO_FEW if n > g.stones else None),
                Offer("show"),
                Offer("pass"),
            )
            if verb == "show":
                if g.log is not None:
                    g.log.append(LogLine("shown", {}, 1 - side))
                yield REVEAL
            elif verb == "take":
                g.stones -= n
                g.taken[side] += n
            g.round += 1
            g.phase = "fill" if g.round % 2 == 0 else "take"
    best = max((0, 1), key=lambda side: g.taken[side] + g.secret[side])
    return Result(best, "toy-end")


def resample(g: Pot, side: int, random: Random) -> Pot:
    g.secret[1 - side] = random.choice([i for i in range(6) if i != g.secret[side]]) if g.secret[0] >= 0 else -1
    return g


def view(g: Pot, side: int | None) -> dict[str, Any]:
    return {"stones": g.stones, "taken": list(g.taken), "mine": None if side is None else g.secret[side]}


def start(scenario: str, options: Mapping[str, OptionValue]) -> Pot:
    return Pot()


TOY: Game[Pot] = Game(
    name="toy", version="1", sides=("left", "right"), scenarios=("pot",), options={},
    verbs={"take": "number", "show": None, "pass": None}, nouns={}, start=start, load=load, sequence=sequence,
    view=view, resample=resample, score=lambda g, side: g.taken[side], warnings=lambda g, side: [],
    check=lambda g: [], turn=lambda g: g.round, label=lambda kind, i, language: str(i), folder=Path(), digest="stones",
)  # fmt: skip


def toy(*fate: int | tuple[int, ...], **kwargs: Any) -> Play[Pot]:
    return Play(TOY, Scripted(fate or ((2,), (4,), 5, 3)), "pot", **kwargs)


def test_it_runs_until_somebody_must_decide_and_keeps_the_journal() -> None:
    play = toy()
    assert play.question is not None
    assert play.question.side == 0
    assert [entry.answer for entry in play.journal] == [(2,), (4,), 5]
    play.act(0, ("take", 3))
    assert play.state.stones == 2
    assert play.question.side == 1
    assert play.why_not(1, ("take", 3)) == TOO_FEW


def test_refusals_change_nothing() -> None:
    play = toy()
    before = play.hash()
    for side, action, reason in (
        (1, ("pass", None), NOT_YOUR_TURN),
        (0, ("steal", None), UNKNOWN_VERB),
    ):
        assert play.why_not(side, action) == reason
        with pytest.raises(Refused) as caught:
            play.act(side, action)
        assert caught.value.refusal == reason
    assert play.hash() == before
    assert len(play.journal) == 3


def test_undo_stops_at_dice_at_the_other_side_and_at_what_was_shown() -> None:
    play = toy()
    with pytest.raises(Refused):
        play.undo(0)
    play.act(0, ("take", 1))
    with pytest.raises(Refused):
        play.undo(1)
    play.undo(0)
    assert play.state.stones == 5
    play.act(0, ("show", None))
    assert not play.can_undo(0)
    play.act(1, ("take", 2))
    assert not play.can_undo(1)  # a die was rolled after it
    assert play.state.stones == 6


def test_going_back_by_agreement_asks_fate_anew() -> None:
    play = toy((2,), (4,), 5, 3, 1)
    play.act(0, ("take", 1))
    play.act(1, ("take", 1))
    assert play.state.stones == 6
    with pytest.raises(Refused):
        play.rollback(3, [0])
    with pytest.raises(Refused):
        play.rollback(2, [0, 1])  # a die, not a decision
    with pytest.raises(Refused):
        play.rollback(99, [0, 1])
    play.rollback(3, [0, 1])
    assert play.state.stones == 5
    play.act(0, ("take", 1))
    play.act(1, ("take", 1))
    assert play.state.stones == 4  # the next die of the script, not the old one again
    back = replay(read(write(record(play), TOY), {"toy": TOY}), TOY)
    assert back.hash() == play.hash()


def test_forks_and_imagined_worlds_go_their_own_way() -> None:
    play = toy()
    play.act(0, ("take", 1))
    fork = play.fork(Seeded(1))
    assert fork.hash() == play.hash()
    fork.act(1, ("take", 1))
    assert play.state.stones == 4
    worlds = [play.imagine(0, seed) for seed in range(30)]
    assert {world.state.secret[0] for world in worlds} == {2}
    assert {world.state.secret[1] for world in worlds} == {0, 1, 3, 4, 5}
    assert all(world.view(0) == play.view(0) for world in worlds)
    seat = play.seat(1)
    assert seat.question is play.question
    assert play.seat(0).question is None
    assert seat.view() == play.view(1)


@pytest.mark.parametrize("marks", [True, False])
def test_without_marks_a_fork_repeats_the_whole_journal(marks: bool) -> None:
    play = toy(marks=marks)
    play.act(0, ("take", 1))
    assert play.fork(Seeded(1)).hash() == play.hash()
    play.undo(0)
    assert play.state.stones == 5


def test_a_side_reads_its_own_draws_only() -> None:
    play = toy(log=True)
    assert play.journal_for(0) == ["draw 2", "draw 1 hidden", "die 5"]
    assert play.journal_for(None) == ["draw 1 hidden", "draw 1 hidden", "die 5"]
    play.act(0, ("show", None))
    assert [line.key for line in play.log_for(1)] == ["shown"]
    assert play.log_for(0) == []


def test_the_end() -> None:
    play = toy()
    for side in (0, 1, 0, 1):
        play.act(side, ("pass", None))
    assert play.over
    assert play.result == Result(1, "toy-end")
    assert play.why_not(0, ("pass", None)) == GAME_OVER
    assert play.view(0)["result"] == {"winner": 1, "reason": "toy-end"}


def test_a_snapshot_goes_on() -> None:
    play = toy()
    play.act(0, ("take", 1))
    other = Play.resume(TOY, Scripted([3]), "pot", {}, play.snapshot())
    other.act(1, ("take", 1))
    play.act(1, ("take", 1))
    assert other.hash() == play.hash()


def test_saves_for_one_side_for_the_public_and_for_all() -> None:
    fair = Fair(bytes(32))
    play = Play(TOY, fair, "pot", check_every=1)
    play.act(0, ("pass", None))
    games = {"toy": TOY}
    own = play.state.secret
    texts = {reader: write(record(play, reader=reader), TOY) for reader in (0, 1, PUBLIC)}
    assert f"+{own[0]} " in texts[0]
    assert "+?1" in texts[0]
    assert texts[PUBLIC].count("+?1") == 2
    for text in texts.values():
        assert replay(read(text, games), TOY, fair.reveal()).hash() == play.hash()
    whole = write(record(play), TOY)
    assert "+?" not in whole
    assert replay(read(whole, games), TOY).hash() == play.hash()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda t: "nonsense", "not a grognard record"),
        (lambda t: t.replace("game: toy", "game: chess"), "not installed"),
        (lambda t: t.replace("rules: 1", "rules: 99"), "version"),
        (lambda t: t.replace("data: stones", "data: pebbles"), "other data files"),
        (lambda t: t.replace("scenario: pot", "scenario: pan"), "no scenario"),
        (lambda t: t.replace("fate:", "fat:"), "does not say its fate"),
        (lambda t: t.replace("left take:2", "left take:9"), "refused"),
        (lambda t: t.replace("left take:2", "left take:x"), "takes a number"),
        (lambda t: t.replace("left take:2", "left pick:2"), "no verb"),
        (lambda t: t.replace("left take:2", "right take:2"), "refused"),
        (lambda t: t.replace("left take:2", "take:2"), "nobody"),
        (lambda t: t.replace("=5", "=4"), "damaged"),
        (lambda t: t.replace("=5", "=9"), "damaged"),
        (lambda t: t.replace("=5", "="), "number"),
        (lambda t: t.replace(" =5", ""), "damaged"),
        (lambda t: t.replace("+2 ", "+5 ").replace("+4 ", "+5 "), "damaged"),
        (lambda t: t + " <77 #0", "goes back"),
        (lambda t: t + " =3 #0", "nobody rolled"),
        (lambda t: t.replace("\n\n", "\nplayers left\n\n"), "header line"),
        (lambda t: t.replace("\n\n", "\noptions: a\n\n"), "name=value"),
        (lambda t: t.replace("\n\n", "\noptions: a=on\n\n"), "no option"),
        (lambda t: t.replace("\n\n", "\nreader: nobody\n\n"), "no side"),
        (lambda t: t[: len(t) // 2], "."),
    ],
)
def test_a_damaged_record_gets_one_clear_sentence(change: Any, sentence: str) -> None:
    play = toy(check_every=1)
    play.act(0, ("take", 2))
    text = write(record(play), TOY)
    assert replay(read(text, {"toy": TOY}), TOY).hash() == play.hash()
    with pytest.raises(BadInput, match=sentence) as caught:
        replay(read(change(text), {"toy": TOY}), TOY)
    assert "\n" not in str(caught.value)
