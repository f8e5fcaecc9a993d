"""Typed orders: what a few words could mean among the options."""

from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.reading import meant
from grognard.kernel.record import ended_at_table, read, record, replay, write

GAME = get("paths-of-glory")


def _orders(play: Play, text: str, language: str = "en") -> list[str]:  # type: ignore[type-arg]
    assert play.question is not None
    return [GAME.write(action) for action in meant(text, GAME, play.question, language)]


def _guns() -> Play:  # type: ignore[type-arg]
    play = Play(GAME, Seeded(1), "introduction")
    for written in ("keep_guns", "event:CP1"):
        play.act(1, GAME.read(written))
    return play


def test_words_in_any_order_and_begun_words() -> None:
    play = _guns()
    assert _orders(play, "assault sedan") == ["assault:sedan"]
    assert _orders(play, "Sedan") == ["assault:sedan"]
    assert _orders(play, "sed ass") == ["assault:sedan"]
    assert _orders(play, "ass")[:2] == ["assault:sedan", "assault:brussels"]
    assert _orders(play, "done") == ["done"]


def test_names_of_the_language_and_without_accents() -> None:
    play = _guns()
    assert _orders(play, "bruxelles", "fr") == ["assault:brussels"]
    play.act(1, GAME.read("assault:sedan"))
    assert "join:GE1" in _orders(play, "ge1")


def test_nothing_is_meant_by_nothing_or_by_what_is_not_offered() -> None:
    play = _guns()
    assert _orders(play, "") == []
    assert _orders(play, "assault paris") == []


def test_a_game_ended_at_the_table_is_a_whole_record() -> None:
    play = _guns()
    text = write(record(play, reader=0, ended="ap resigned"), GAME)
    saved = read(text, {GAME.name: GAME})
    assert (saved.result, saved.reader) == ("ap resigned", "")
    assert ended_at_table(saved) == "ap resigned"
    assert replay(saved, GAME).hash() == play.hash()
