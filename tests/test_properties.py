"""What keeps the house standing, checked on every game: nothing here knows any of them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import isfinite
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.bots.advice import advise
from grognard.bots.rand import pick
from grognard.bots.search import Thought
from grognard.games import MODULES
from grognard.kernel.fate import Fair, Scripted, Seeded
from grognard.kernel.game import Game, Known, tell
from grognard.kernel.play import Play, state_hash
from grognard.kernel.tape import Entry, FATE
from grognard.kernel.record import PUBLIC, Record, read, record, replay, write
from grognard.kernel.refusal import BadInput, Refused
from grognard.kernel.seat import seat
from grognard.kernel.traces import named

from .agreeing import disagreements, some
from .all_games import all_games
from .randomly import new, walk

GAMES = all_games()
SEEDS = range(6)

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
FOLDERS = Counter(MODULES.values())


def _seeds(name: str) -> range:
    """The seeds for a game. Where several are played by the rules of one folder, each its scenarios, twice if it has
    only one."""
    return SEEDS if FOLDERS[MODULES.get(name, "")] < 2 else SEEDS[: max(2, len(GAMES[name].scenarios))]


seeds = pytest.mark.parametrize(
    ("game", "seed"),
    [
        pytest.param(game, seed, id=f"{name}-{seed}", marks=() if seed == SEEDS[0] else pytest.mark.slow)
        for name, game in GAMES.items()
        for seed in _seeds(name)
    ],
)
"""The first of them in `make quick` too."""


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


@seeds
def test_going_on_after_save_load_or_fork_is_the_same_to_the_state_hash(game: Game[Any], seed: int) -> None:
    play = new(game, seed, log=True, check_every=50)
    hashes = {}
    for here in walk(play, seed, 700):
        hashes[len(here.journal)] = here.hash()
    journal = list(play.journal)
    random = Random(seed)
    back = replay(read(write(record(play), game), GAMES), game)
    for at in sorted(random.sample(sorted(hashes), min(6, len(hashes))), reverse=True):
        back.go_back(at)
        assert back.hash() == hashes[at]
        future = [entry.answer for entry in journal[at:] if entry.who == FATE]
        branch = back.fork(Scripted(future))  # type: ignore[arg-type]
        assert branch.hash() == hashes[at]
        snapshot = _through_json(back)
        loaded: Play[Any] = Play.resume(game, Scripted(future), play.scenario, play.options, snapshot)  # type: ignore[arg-type]
        assert loaded.hash() == hashes[at]
        back.fate = Scripted(future)  # type: ignore[arg-type]
        for other in (back, branch, loaded):
            start = len(other.journal)
            for entry in journal[at : at + 120]:
                if entry.who != FATE:
                    other.act(entry.who, entry.answer)  # type: ignore[arg-type]
                    there = at + len(other.journal) - start
                    if there in hashes:
                        assert other.hash() == hashes[there]


def _through_json(play: Play[Any]) -> tuple[dict[str, Any], list[Entry]]:
    """A snapshot, through plain data and JSON and back."""
    plain, entries = play.snapshot()
    return msgspec.json.decode(msgspec.json.encode(plain)), entries


@seeds
def test_undo_goes_back_to_the_very_position_and_stops_at_what_cannot_be_taken_back(game: Game[Any], seed: int) -> None:
    play = new(game, seed, log=True)
    random = Random(seed)
    stack: list[str] = []
    for here in walk(play, seed, 500):
        stack = stack[: len(here.journal)]
        while len(stack) <= len(here.journal):
            stack.append(here.hash())
        if random.random() < 0.1:
            last = here.journal[-1] if here.journal else None
            if last is None or last.who == FATE:
                with pytest.raises(Refused):
                    here.undo(0)
                continue
            other = 1 - last.who
            if here.can_undo(other):  # over what had to be answered
                before = here.fork(Seeded(0))
                before.go_back(len(here.journal) - 1)
                assert before.question is not None
                assert before.question.options == [last.answer]
            else:
                with pytest.raises(Refused):
                    here.undo(other)
            if here.can_undo(last.who):
                told = len(here.state.log or ())
                question = here.question
                assert question is not None
                here.undo(last.who)
                assert here.hash() == stack[len(here.journal)]
                assert here.question is not None
                assert here.question.side == last.who
                here.act(last.who, last.answer)  # type: ignore[arg-type]
                assert here.hash() == stack[len(here.journal)]
                assert len(here.state.log or ()) == told


@games
def test_ten_thousand_answers_that_were_not_offered_are_refused_and_change_nothing(game: Game[Any]) -> None:
    tried = 0
    verbs = sorted(game.verbs)
    for seed in range(200):
        random = Random(seed)
        play = new(game, seed, marks=False)
        for here in walk(play, seed, 600):
            if random.random() < 0.15:
                continue
            question = here.question
            assert question is not None
            before = here.hash()
            for _ in range(8):
                offered = [option[0] for option in question.options]
                verb = random.choice(offered if random.random() < 0.5 else verbs)
                kind = game.verbs[verb]
                size = len(game.nouns[kind]) if kind is not None and kind in game.nouns else 10
                noun = None if kind is None else random.randrange(-2, size + 3)
                action = (verb, noun)
                side = question.side if random.random() < 0.9 else 1 - question.side
                if side == question.side and action in question.options:
                    continue
                reason = here.why_not(side, action)
                assert reason is not None, action
                assert reason.key
                with pytest.raises(Refused):
                    here.act(side, action)
                tried += 1
            assert here.hash() == before
            assert here.question is question
        if tried > 10_000:
            break
    assert tried > 10_000


@seeds
def test_what_is_offered_is_what_nothing_is_said_against(game: Game[Any], seed: int) -> None:
    """Legality is written once: over all nouns, an offer's reason is None for those it offers, and for no other."""
    play = new(game, seed, marks=False)
    asked = (here.question for here in walk(play, seed, 1500) if here.question is not None)
    looked = 0
    for question in some(asked, 6, Random(seed)):
        assert disagreements(game, question) == []
        looked += 1
    assert looked > 2


@seeds
def test_every_state_is_sound_after_every_answer(game: Game[Any], seed: int) -> None:
    play = new(game, seed, marks=False)
    for here in walk(play, seed, 1500):
        assert game.check(here.state) == []
        assert here.question is not None
        assert here.question.options


@seeds
def test_a_side_cannot_tell_an_imagined_world_from_the_real_one(game: Game[Any], seed: int) -> None:
    play = new(game, seed)
    random = Random(seed)
    for here in walk(play, seed, 500):
        if random.random() < 0.12:
            for side in range(len(game.sides)):
                other = here.imagine(side, random.getrandbits(32))
                assert encoded(other.view(side)) == encoded(here.view(side))
                assert other.journal_for(side) == here.journal_for(side)
                assert game.words.warnings(Known(other.state, side)) == game.words.warnings(Known(here.state, side))
                assert all(e.to in (None, side) or set(e.answer) == {-1} for e in other.journal[: other._first])  # type: ignore[arg-type]
                _same_refusals(game, here, other, side, random)
            outsider = here.view(None)
            assert encoded(here.imagine(0, 1).view(None)) == encoded(outsider)


@seeds
def test_what_is_blotted_out_is_all_that_a_side_cannot_know_and_no_more(game: Game[Any], seed: int) -> None:
    """Worlds that a side cannot tell apart are one and the same once blotted, and it sees in it all that it sees."""
    play = new(game, seed)
    random = Random(seed)
    for here in walk(play, seed, 500):
        if random.random() < 0.12:
            before = here.hash()
            for side in (*range(len(game.sides)), None):
                known = here.known(side)
                assert known.side == side
                assert encoded(game.view(known.state, side)) == encoded(game.view(here.state, side))
                other = here.imagine(0 if side is None else side, random.getrandbits(32))
                assert state_hash(other.known(side).state) == state_hash(known.state)
            assert here.hash() == before


def _same_refusals(game: Game[Any], here: Play[Any], other: Play[Any], side: int, random: Random) -> None:
    """Why something may not be done tells nothing about secrets either."""
    for verb, kind in game.verbs.items():
        nouns = [None] if kind is None else range(-1, len(game.nouns.get(kind, range(9))) + 1)
        for noun in random.sample(nouns, min(12, len(nouns))):
            assert other.why_not(side, (verb, noun)) == here.why_not(side, (verb, noun))


@seeds
def test_saves_agree_to_the_bit_however_often_one_went_back(game: Game[Any], seed: int) -> None:
    fair = Fair(bytes([seed] * 32))
    key = fair.reveal()
    play = new(game, seed, fate=fair, log=True, check_every=5)
    random = Random(seed)
    while play.question is not None and play.decisions < 250:
        play.decide(pick(play.question, game.rare, random))
        if play.question is None:
            break
        chance = random.random()
        if chance < 0.1:
            if play.can_undo(play.question.side):
                play.undo(play.question.side)
        elif chance < 0.13:
            decisions = [i for i, entry in enumerate(play.journal) if entry.who != FATE]
            play.rollback(random.choice(decisions[-15:]), range(len(game.sides)))
        elif chance < 0.16:
            reader = random.choice([None, PUBLIC, *range(len(game.sides))])
            text = write(record(play, reader=reader), game)
            assert key not in text
            if reader is not None and game.secret:
                _cannot_go_on(text, game, key)
                continue
            back = replay(read(text, GAMES), game, key, log=True)
            assert back.hash() == play.hash()
            assert back.journal == play.journal
            assert back.tape == play.tape
            assert back.state.log == play.state.log
            if reader is not None:
                assert write(record(back, reader=reader), game) == text
            for side in range(len(game.sides)):
                assert back.can_undo(side) == play.fork(Seeded(1)).can_undo(side) == play.can_undo(side)
            play = back


def _cannot_go_on(text: str, game: Game[Any], key: str = "") -> None:
    """What the others did in secret is not in a reader's save, and no key brings it back."""
    with pytest.raises(BadInput, match="in secret"):
        replay(read(text, GAMES), game, key)


@games
def test_what_is_not_in_the_pool_cannot_be_drawn(game: Game[Any]) -> None:
    play = new(game, 1)
    for _ in walk(play, 1, 300):
        pass
    draws = [(i, e) for i, e in enumerate(play.tape) if isinstance(e, Entry) and isinstance(e.answer, tuple)
             and e.who == FATE]  # fmt: skip
    if not draws:
        pytest.skip("nothing is drawn in this game")
    several = [(i, e, (e.answer[1], *e.answer[1:])) for i, e in draws if len(e.answer) > 1]  # type: ignore[arg-type,index]
    # One at a time: what was drawn just before is gone (unless everything was put back, which is not always so).
    again = [(i, e, before.answer) for (_, before), (i, e) in pairwise(draws) if before.answer != e.answer]
    once = [(i, e, (0,) * len(e.answer)) for i, e in draws[:1]]  # type: ignore[arg-type]
    refused = 0
    for at, entry, drawn in several[:1] or again[:8] or once:
        saved = record(play)
        saved.tape[at] = entry._replace(answer=drawn)
        try:
            replay(saved, game)  # it may have been put back, and all that follows may fit
        except BadInput as error:
            refused += "could not be" in str(error)
    assert refused
    with pytest.raises(BadInput):
        Scripted([(1, 1)]).draw(range(5), 2)


@games
def test_a_player_s_save_with_other_options_is_found_out(game: Game[Any]) -> None:
    fair = Fair(bytes(32))
    play = Play(game, fair, game.scenarios[-1])
    for name, option in game.options.items():
        saved = record(play, reader=0)
        saved.options[name] = not option.default if isinstance(option.default, bool) else option.high
        with pytest.raises(BadInput):
            replay(saved, game, fair.reveal())


@games
def test_a_damaged_record_never_gets_more_than_a_sentence(game: Game[Any]) -> None:
    """Bytes and words of records changed, doubled, dropped and mixed with junk."""
    junk = [
        "²", "٣", "--3", "+", "+?", "+?²", "=²", "=", "<", "<²", "<0", "<5", "#", "#z", *game.sides, ":", "::", ";",
        "key:", "reader:", "=7", "+,,", "\u2028", "\x0b", "\x1c", "é", "\n\n", "\n", "\r", "\0", "9" * 5000,
    ]  # fmt: skip
    texts = []
    for seed in range(3):
        fair = Fair(bytes([seed] * 32))
        play = new(game, seed, fate=fair, check_every=7)
        for _ in walk(play, seed, 30):
            pass
        texts += [(write(record(play, reader=reader), game), fair.reveal()) for reader in (None, 0)]
    random = Random(1)
    for _ in range(1200):
        text, key = random.choice(texts)
        at, until = random.randrange(len(text)), random.randrange(30)
        head, _, body = text.partition("\n\n")
        words = body.split(" ")
        one, two = random.randrange(len(words)), random.randrange(len(words))
        match random.randrange(6):
            case 0:
                text = text[:at] + chr(random.randrange(256)) + text[at + 1 :]
            case 1:
                text = text[:at] + random.choice(junk) + text[at:]
            case 2:
                text = text[:at] + text[at + until :]
            case 3:
                text = text[:at]
            case 4:
                words[one], words[two] = words[two], words[one]
                text = f"{head}\n\n{' '.join(words)}"
            case 5:
                words[one] = random.choice(junk)
                text = f"{head}\n\n{' '.join(words)}"
        said = ""
        try:
            replay(read(text, GAMES), game, random.choice((key, "", "é")))
        except BadInput as error:
            said = str(error)
        assert "\n" not in said
        assert len(said) < 400


@pytest.mark.slow
@games
def test_views_logs_and_saves_do_not_hang_on_what_a_side_cannot_know(game: Game[Any]) -> None:
    """The same game with another card in the other side's hand: byte for byte the same for this side.

    Where nothing is ever drawn or done in secret, everybody sees the same."""
    compared = chances = hinted = 0
    secret = False
    for seed in range(30):
        play = new(game, seed, log=True)
        for _ in walk(play, seed, 40 + 37 * seed % 400):
            pass
        if play.question is None:
            continue
        if not any(entry.to is not None and entry.who == FATE for entry in play.journal):
            if game.secret:
                continue
            assert len({encoded(game.view(play.state, side)) for side in (None, *range(len(game.sides)))}) == 1
            assert all(line.to is None for line in play.state.log or ())
            continue
        secret = True
        for side in range(len(game.sides)):
            chances += bool(_unseen(play, side))
            twin = _twin(play, side, Random(seed))
            if twin is None:
                continue
            assert encoded(twin.view(side)) == encoded(play.view(side))
            assert twin.log_for(side) == play.log_for(side)
            assert twin.journal_for(side) == play.journal_for(side)
            assert write(record(twin, reader=side), game) == write(record(play, reader=side), game)
            if side == play.question.side and hinted < 4:
                assert _hint(twin, side) == _hint(play, side)
                hinted += 1
            compared += 1
        if compared >= 16:
            break
    # Where much is laid open, there is seldom a chance; in the Near East two in thirty games.
    assert compared >= min(10, chances // 2 if chances > 4 else 0) or not secret


def _hint(play: Play[Any], side: int) -> Thought:
    """What a program would do there; as many plans played out each time."""
    return advise(seat(play.imagine(side, 7), side), 1, 1e9, 4)


def _unseen(play: Play[Any], side: int) -> list[int]:
    """What others drew in secret. What is drawn alone may have been laid open since by an answer that does not name
    it: a leader's chit."""
    last = max(play._reveals, default=-1)
    return [
        i for i, entry in enumerate(play.journal)
        if entry.who == FATE and entry.to not in (None, side) and (len(entry.answer) > 1 or i >= last)  # type: ignore[arg-type]
    ]  # fmt: skip


def _told(play: Play[Any], side: int) -> set[int]:
    """What may be drawn and was shown to this side alone: who has looked into a hand knows it."""
    return {
        noun
        for line in play.state.log or () if line.to == side
        for argument in line.args.values()
        for kind, noun in named(argument) if kind == play.game.drawn
    }  # fmt: skip


def test_a_hand_that_was_looked_into_is_known() -> None:
    """Intelligence of one side about the other's cards: no twin of that game has other ones there."""
    game = GAMES["paths-of-glory"]
    play = new(game, 1, log=True)
    for _ in walk(play, 1, 60):
        pass
    looker = next(side for side in range(2) if _twin(play, side, Random(1)) is not None)
    hand = [noun for i in _unseen(play, looker) for noun in _drawn_nouns(game, play.journal[i])]
    tell(play.state, "log-look", looker, cards=[(game.drawn, card) for card in hand])
    assert _told(play, looker) >= set(hand)
    assert _twin(play, looker, Random(1)) is None


def _twin(play: Play[Any], side: int, random: Random) -> Play[Any] | None:
    """This game as it would have been had the other side drawn something else that it has not used since."""
    entries = list(play.journal)
    names = range(len(play.game.nouns[play.game.drawn]))
    hidden = [i for i, entry in enumerate(entries) if entry.who == FATE and entry.to not in (None, side)]
    unseen, told = _unseen(play, side), _told(play, side)
    for _ in range(60):
        if not hidden:
            return None
        at = random.choice(hidden)
        drawn = entries[at].answer
        assert isinstance(drawn, tuple)
        old, new_ = random.choice(drawn), random.choice(names)
        used = {noun for entry in entries[at + 1 :] for noun in _drawn_nouns(play.game, entry)}
        if new_ in drawn or old in used | told or new_ in used:
            continue
        if at not in unseen:
            continue
        changed = list(entries)
        changed[at] = entries[at]._replace(answer=tuple(sorted({*drawn, new_} - {old})))
        saved = Record(
            play.game.name, play.game.version, play.game.digest, play.scenario, dict(play.options), tape=list(changed)
        )
        try:
            twin = replay(saved, play.game, log=True)
        except BadInput:
            continue
        if state_hash(twin.state) != play.hash():  # what was drawn in an earlier deal makes no difference any more
            return twin
    return None


def _drawn_nouns(game: Game[Any], entry: Entry) -> tuple[int, ...]:
    """The things that can be drawn which an answer names."""
    answer = entry.answer
    if isinstance(answer, int):
        return ()
    if entry.who == FATE:
        return answer  # type: ignore[return-value]
    verb, noun = answer
    return (noun,) if isinstance(noun, int) and game.verbs[str(verb)] == game.drawn else ()


@seeds
def test_nobody_notices_what_another_does_in_secret(game: Game[Any], seed: int) -> None:
    """The same game, but the side that is asked has done other things in secret since others last noticed anything."""
    if not game.secret:
        pytest.skip("nothing is done in secret in this game")
    play = new(game, seed, log=True)
    random = Random(seed)
    compared = asked = 0
    for here in walk(play, seed, 400):
        question = here.question
        assert question is not None
        if all(verb not in game.secret for verb, _ in question.options):
            continue
        asked += 1
        if random.random() < (0.3 if compared < 20 else 0.97):
            continue
        twin = _otherwise(here, question.side, random)
        compared += twin.journal != here.journal
        for side in (None, *range(len(game.sides))):
            if side == question.side:
                continue
            assert encoded(twin.view(side)) == encoded(here.view(side))
            assert twin.log_for(side) == here.log_for(side)
            assert twin.journal_for(side) == here.journal_for(side)
            assert twin.tape_for(side) == here.tape_for(side)
            assert twin.answers_for(side) == here.answers_for(side)
            reader = PUBLIC if side is None else side
            assert write(record(twin, reader=reader), game) == write(record(here, reader=reader), game)
    assert compared >= min(5, asked // 4)  # in some games there is seldom anything to do in secret


def _otherwise(play: Play[Any], side: int, random: Random) -> Play[Any]:
    """A copy in which `side` takes back its last secret answers, one by one, and gives others."""
    twin = replay(record(play), play.game, log=True)
    while twin.can_undo(side) and not twin.journal[-1].noticed(None) and random.random() < 0.8:
        twin.undo(side)
    for _ in range(random.randrange(5)):
        assert twin.question is not None
        options = [option for option in twin.question.options if option[0] in play.game.secret]
        if not options:
            break
        option, ahead = random.choice(options), twin.fork(Seeded(0))
        ahead.decide(option)
        if ahead.question is None or ahead.question.side != side or len(ahead.tape) > len(twin.tape) + 1:
            continue  # another is asked then, or Fate: that is seen by all
        if ahead.shown() != twin.shown():
            continue  # the rules lay something open
        twin.decide(option)
    return twin


def _half(game: Game[Any], seed: int) -> int:
    """Half the decisions of a random game."""
    play = new(game, seed, marks=False)
    for _ in walk(play, seed, 300):
        pass
    return play.decisions // 2


@games
def test_a_player_s_save_of_a_fair_game_goes_on_with_the_key_and_only_with_it(game: Game[Any]) -> None:
    fair = Fair(bytes(range(32)))
    play = new(game, 2, fate=fair, log=True)
    for _ in walk(play, 2, min(150, _half(game, 2))):
        pass
    for side in range(len(game.sides)):
        text = write(record(play, reader=side), game)
        assert fair.reveal() not in text
        assert "key:" not in text
        if game.secret:
            _cannot_go_on(text, game, fair.reveal())
            continue
        back = replay(read(text, GAMES), game, fair.reveal())
        assert back.hash() == play.hash()
        assert isinstance(back.fate, Fair)
        assert back.fate.spent == fair.spent
        with pytest.raises(BadInput, match="key"):  # what it hides cannot be known, or what comes next not be rolled
            for _ in walk(replay(read(text, GAMES), game), 3):
                pass
        with pytest.raises(BadInput, match="committed"):
            replay(read(text, GAMES), game, bytes(32).hex())


@games
def test_going_back_by_agreement_rolls_new_dice_and_the_record_still_audits(game: Game[Any]) -> None:
    fair = Fair(bytes(range(1, 33)))
    play = new(game, 0, fate=fair, log=True)
    for _ in walk(play, 0, min(60, _half(game, 0))):
        pass
    decisions = [i for i, entry in enumerate(play.journal) if entry.who != FATE]
    at = decisions[len(decisions) // 2]
    with pytest.raises(Refused):
        play.rollback(at, [0])
    spent = fair.spent
    play.rollback(at, [0, 1])
    assert len(play.journal) == at
    assert fair.spent == spent
    for _ in walk(play, 99):
        pass
    assert play.over
    whole = record(play)
    assert whole.key == fair.reveal()
    back = replay(read(write(whole, game), GAMES), game)
    assert back.hash() == play.hash()
    dice = [i for i, item in enumerate(whole.tape) if isinstance(item, Entry) and isinstance(item.answer, int)]
    at = dice[len(dice) // 2]
    entry = whole.tape[at]
    assert isinstance(entry, Entry)
    whole.tape[at] = entry._replace(answer=entry.answer % 6 + 1)  # type: ignore[operator]
    with pytest.raises(BadInput, match="committed key"):
        replay(whole, game)


@games
def test_forks_do_not_know_the_future_of_the_game_they_left(game: Game[Any]) -> None:
    play = new(game, 1)
    for _ in walk(play, 1, min(100, _half(game, 1))):
        pass
    one, two = play.fork(Seeded(1)), play.fork(Seeded(2))
    for branch in (one, two):
        for _ in walk(branch, 5, 300):
            pass
    fate = [[e.answer for e in branch.journal if e.who == FATE] for branch in (one, two)]
    assert fate[0] != fate[1]


@seeds
def test_what_looks_good_at_a_glance_is_said_of_every_option_and_changes_nothing(game: Game[Any], seed: int) -> None:
    """Nor does it hang on what the side asked cannot know."""
    if game.mind.glance is None:
        pytest.skip("no glance")
    play = new(game, seed)
    random = Random(seed)
    for here in walk(play, seed, 400):
        if random.random() < 0.1:
            question = here.question
            assert question is not None
            before = here.hash()
            looks = list(game.mind.glance(Known(here.state, question.side), question))
            assert len(looks) == len(question.options)
            assert all(isfinite(look) for look in looks)
            assert here.hash() == before
            other = here.imagine(question.side, random.getrandbits(32))
            assert other.question is not None
            assert list(game.mind.glance(Known(other.state, other.question.side), other.question)) == looks


@games
def test_answers_noticed_are_counted_right_through_undo_branches_and_imagined_worlds(game: Game[Any]) -> None:
    """They are counted as they come; plainly they are a sum over the whole journal."""
    random = Random(11)

    def right(play: Play[Any]) -> None:
        for side in (None, *range(len(game.sides))):
            plain = sum(entry.noticed(side) for entry in play.journal)
            assert play.answers_for(side) == (plain if game.secret else len(play.journal))

    play = new(game, 3)
    steps = 0
    for n, here in enumerate(walk(play, 3, 500)):
        if here.question is None or random.random() < 0.7:
            continue
        side = here.question.side
        right(here)
        if n % 5 == 0:
            for other in (here.imagine(side, n), here.fork(Seeded(n))):
                right(other)
                if other.question is not None:
                    other.decide(random.choice(other.question.options))
                    right(other)
                    if other.can_undo(side):
                        other.undo(side)
                        right(other)
        last = here.journal[-1].who if here.journal else FATE
        if random.random() < 0.4 and last != FATE and here.can_undo(last):
            here.undo(last)
            right(here)
            steps += 1
    if play.question is not None and len(play.journal) > 60:
        back = next(at for at in range(len(play.journal) - 50, 0, -1) if play.journal[at].who != FATE)
        play.rollback(back, range(len(game.sides)))
        right(play)
    assert steps > (10 if game.name == "won-by-the-sword" else 0)
