"""Play on a toy game: what the kernel promises has nothing to do with any real one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.kernel.ask import D6, MARK, REVEAL, Asking, Choose, Draw, Offer
from grognard.kernel.fate import Fair, Scripted, Seeded
from grognard.kernel.game import Game, LogLine, Mind, Option, OptionValue, Result, Words
from grognard.kernel.play import Play
from grognard.kernel.record import PUBLIC, read, record, replay, write
from grognard.kernel.seat import seat
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


def blot(g: Pot, side: int | None) -> Pot:
    new = g.copy()
    new.secret = [secret if owner == side else -1 for owner, secret in enumerate(g.secret)]
    return new


def view(g: Pot, side: int | None) -> dict[str, Any]:
    return {"stones": g.stones, "taken": list(g.taken), "mine": None if side is None else g.secret[side]}


def start(scenario: str, options: Mapping[str, OptionValue]) -> Pot:
    return Pot()


TOY: Game[Pot] = Game(
    name="toy", version=1, sides=("left", "right"), scenarios=("pot",), options={},
    verbs={"take": "number", "show": None, "pass": None}, nouns={}, start=start, load=load, sequence=sequence,
    view=view, blot=blot, resample=resample, mind=Mind(lambda g, side: g.taken[side]),
    check=lambda g: [], turn=lambda g: g.round, words=Words(lambda kind, i, language: str(i), lambda known: []),
    folder=Path(), digest="stones",
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
    here = seat(play, 1)
    assert here.question is not None
    assert play.question is not None
    assert here.question.options == play.question.options
    assert seat(play, 0).question is None
    assert here.view() == play.view(1)


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


# -- what an adversary would try -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action",
    [
        None, (), ("take",), ("take", 1, 1), (["take"], 1), {"take": 1}, "take", ("take", True), ("take", 1.0),
        ("take", "1"), ("take", 10**30), ("take", -1), ("take", None), ("pass", 0), (1, 1), ["take", 1],
    ],
)  # fmt: skip
def test_an_answer_of_any_other_shape_is_refused(action: Any) -> None:
    play = toy()
    before = play.hash()
    assert play.why_not(0, action) is not None or action in play.question.options  # type: ignore[union-attr]
    with pytest.raises(Refused):
        play.act(0, action)
    assert play.hash() == before
    assert len(play.journal) == 3


@pytest.mark.parametrize("text", ["take:²", "take:٣", "take:--1", "take:-", "take:", "take:1e3", "take:" + "9" * 5000])
def test_only_plain_digits_are_a_number(text: str) -> None:
    with pytest.raises(BadInput, match="takes a number") as caught:
        TOY.read(text)
    assert len(str(caught.value)) < 200


def test_what_is_said_about_hostile_text_is_short() -> None:
    for change in ("game: ", "scenario: ", "rules: ", "fate: ", "options: "):
        text = write(record(toy()), TOY)
        name = change.strip()
        lines = [line for line in text.split("\n") if not line.startswith(name)]
        lines.insert(1, change + "x" * 100_000)
        with pytest.raises(BadInput) as caught:
            read("\n".join(lines), {"toy": TOY})
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize("token", ["=²", "=٣", "<²", "+²", "+?²", "+" + "9" * 5000, "=--1", "take:²", "<-1"])
def test_strange_digits_in_a_record_get_a_sentence(token: str) -> None:
    text = write(record(toy()), TOY)
    head, _, body = text.partition("\n\n")
    for changed in (f"{head}\n\nleft {token} {body}", f"{head}\n\n{body.replace('=5', token)}"):
        with pytest.raises(BadInput):
            replay(read(changed, {"toy": TOY}), TOY)


def test_a_record_with_answers_taken_back_keeps_its_hashes_where_they_were_made() -> None:
    play = toy((2,), (4,), 5, 3, 1, check_every=1)
    play.act(0, ("take", 1))
    play.undo(0)
    play.act(0, ("take", 2))
    play.act(1, ("take", 1))
    play.rollback(4, [0, 1])
    play.act(1, ("take", 2))
    text = write(record(play), TOY)
    assert text.count("#") > 4
    back = replay(read(text, {"toy": TOY}), TOY)
    assert back.hash() == play.hash()
    assert back.tape == play.tape


def test_an_imagined_world_does_not_hold_what_the_others_drew() -> None:
    play = toy()
    play.act(0, ("take", 1))
    for world in (play.imagine(0, 1), seat(play, 0).imagine(2).imagine(0, 3)):
        assert [entry.answer for entry in world.journal] == [(2,), (-1,), 5, ("take", 1)]
        assert world.journal_for(0) == play.journal_for(0)
        assert not world.can_undo(0)
        with pytest.raises(BadInput, match="imagined"):
            world.go_back(3)
        with pytest.raises(Refused):
            world.rollback(3, [0, 1])
        with pytest.raises(BadInput, match="from its start"):
            record(world)
        world.act(1, ("take", 1))
        world.rollback(4, [0, 1])
        assert world.question is not None
        assert world.question.side == 1


def test_a_fork_makes_a_record_and_undoes_like_the_game_it_left() -> None:
    play = toy()
    play.act(0, ("show", None))
    fork = play.fork(Scripted([3]))
    assert not fork.can_undo(0)
    fork.act(1, ("take", 1))
    assert replay(read(write(record(fork), TOY), {"toy": TOY}), TOY).hash() == fork.hash()
    resumed = Play.resume(TOY, Scripted([]), "pot", {}, play.snapshot())
    with pytest.raises(BadInput, match="from its start"):
        record(resumed)


def test_going_back_before_something_shown_lets_the_answer_before_it_be_taken_back() -> None:
    play = toy()
    play.act(0, ("take", 1))
    play.act(1, ("show", None))
    play.rollback(4, [0, 1])
    assert play.can_undo(0)
    back = replay(read(write(record(play), TOY), {"toy": TOY}), TOY)
    assert back.can_undo(0)


def test_a_snapshot_stays_what_it_was() -> None:
    play = toy()
    play.act(0, ("take", 1))
    plain, entries = play.snapshot()
    resumed = Play.resume(TOY, Scripted([3]), "pot", {}, (plain, entries))
    before = {name: str(value) for name, value in plain.items()}
    play.act(1, ("take", 1))
    play.rollback(4, [0, 1])
    play.fate = Scripted([3])
    play.act(1, ("take", 2))
    assert {name: str(value) for name, value in plain.items()} == before
    resumed.act(1, ("take", 1))
    resumed.go_back(0)
    assert resumed.state.taken == [1, 0]


def test_nothing_is_taken_back_once_the_key_is_out() -> None:
    play = Play(TOY, Fair(bytes(32)), "pot")
    for side in (0, 1, 0, 1):
        play.act(side, ("pass", None))
    assert record(play).key
    assert not play.can_undo(1)
    with pytest.raises(Refused):
        play.undo(1)
    with pytest.raises(Refused):
        play.rollback(3, [0, 1])
    seeded = Play(TOY, Seeded(1), "pot")
    for side in (0, 1, 0, 1):
        seeded.act(side, ("pass", None))
    assert seeded.can_undo(1)


def test_a_fair_game_without_its_key_can_be_looked_at_and_not_gone_on_with() -> None:
    play = Play(TOY, Fair(bytes(32)), "pot")
    play.act(0, ("pass", None))
    back = replay(read(write(record(play), TOY), {"toy": TOY}), TOY)
    assert back.hash() == play.hash()
    with pytest.raises(BadInput, match="key"):
        back.act(1, ("pass", None))
    assert back.hash() == play.hash()
    assert back.tape == play.tape
    assert back.question is not None
    assert back.question.side == 1


def test_where_fate_has_no_answer_nothing_was_said() -> None:
    for marks in (True, False):
        fate = Scripted([(2,), (4,), 5])
        play = Play(TOY, fate, "pot", marks=marks)
        play.act(0, ("take", 1))
        before = play.hash(), list(play.journal), list(play.tape), play.decisions
        with pytest.raises(BadInput, match="no more dice"):
            play.act(1, ("take", 2))
        assert (play.hash(), play.journal, play.tape, play.decisions) == before
        with pytest.raises(BadInput, match="a die or a draw"):
            play.go_back(2)
        assert (play.hash(), play.journal, play.tape, play.decisions) == before
        fate.add(6)
        play.act(1, ("take", 2))
        assert play.state.stones == 8


@pytest.mark.parametrize("seed", [7, "seven", -3])
def test_a_seeded_game_goes_on_after_a_save_as_if_it_had_not_been_saved(seed: int | str) -> None:
    play = Play(TOY, Seeded(seed), "pot")
    play.act(0, ("pass", None))
    back = replay(read(write(record(play), TOY), {"toy": TOY}), TOY)
    for side in (1, 0, 1):
        play.act(side, ("pass", None))
        back.act(side, ("pass", None))
    assert back.hash() == play.hash()
    assert back.journal == play.journal


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda t: t.replace("result: left", "result: right"), "claims the result"),
        (lambda t: t.replace("result: left toy-end", "result: left by a mile"), "claims the result"),
        (lambda t: t.partition(" #")[0], "cut short"),
        (lambda t: t.rpartition("right pass")[0] + "#" + "0" * 24, "damaged"),
        (lambda t: t.replace("key: ", "key: é"), "hexadecimal"),
        (lambda t: t.replace("key: 00", "key: 01"), "committed"),
        (lambda t: t.replace("fate: fair ", "fate: fair é"), "fate"),
        (lambda t: t.replace("fate: fair ", "fate: loaded "), "fate"),
    ],
)
def test_a_forged_fair_record_is_found_out(change: Any, sentence: str) -> None:
    play = Play(TOY, Fair(bytes(32)), "pot", check_every=1)
    for side in (0, 1, 0, 1):
        play.act(side, ("pass", None))
    text = write(record(play), TOY)
    assert play.result is not None
    assert play.result.winner == 0
    replay(read(text, {"toy": TOY}), TOY)
    assert change(text) != text
    with pytest.raises(BadInput, match=sentence):
        replay(read(change(text), {"toy": TOY}), TOY)


def test_a_commitment_that_is_not_ascii_is_no_commitment() -> None:
    saved = record(Play(TOY, Fair(bytes(32)), "pot"))
    saved.fate = "fair é"
    with pytest.raises(BadInput, match="committed"):
        replay(saved, TOY, bytes(32).hex())


@pytest.mark.parametrize("players", [{"left": "Jean Moulin"}, {"left": "a\nkey: 00"}, {"left": ""}])
def test_a_name_that_could_not_be_read_again_is_not_written(players: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        write(record(toy(), players), TOY)


def test_an_option_that_came_later_is_among_the_settings_only_if_chosen() -> None:
    now = replace(TOY, options={"old": Option("1.1"), "new": Option("1.2", later=True), "size": Option("1.3", 2, 0, 5)})
    assert now.settings({}) == {"old": False, "size": 2}
    assert now.settings({"new": False, "old": True}) == {"old": True, "size": 2}
    assert now.settings({"new": True}) == {"old": False, "new": True, "size": 2}
    with pytest.raises(BadInput):
        now.settings({"new": 1})
