"""What is told of a finished match: points, losses, turning points, chapters; of every game, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.bots.rand import pick
from grognard.games import everything, get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from tests.table.served import Person, RefusedHere, Served

SCENARIOS = {"paths-of-glory": "introduction", "won-by-the-sword": "rheinfelden"}


def over(person: Person, name: str) -> tuple[Play[Any], str]:
    """A game played to its end at random, and brought to the table."""
    game = get(name)
    play: Play[Any] = Play(game, Seeded(4), SCENARIOS.get(name, game.scenarios[-1]), log=True)
    random = Random(4)
    while play.question is not None:
        play.decide(pick(play.question, game.rare, random))
    made = person.http.post("/api/records", content=write(record(play), game), headers={"content-type": "text/plain"})
    return play, made.json()["id"]


@pytest.mark.parametrize("name", everything())
def test_a_finished_match_is_told(server: Served, name: str) -> None:
    person = server.person()
    play, match = over(person, name)
    game, told = play.game, person.get(f"/api/matches/{match}/report")
    assert play.result is not None
    assert game.story.points is not None
    assert game.story.strength is not None
    assert told["ended"].get("winner", "") == ("" if play.result.winner is None else game.sides[play.result.winner])
    # Points: noted from the start to the end, every turn named once, and the last what the end was decided by.
    points = told["points"]
    assert told["label"]
    assert points[0]["at"] < points[-1]["at"] <= told["length"]
    assert tuple(points[-1]["points"]) == game.story.points(play.state)
    turns = [mark["turn"] for mark in points if mark.get("turn")]
    assert len(turns) == len(set(turns)) >= 2
    # Losses: what there was, less what was lost, and never less than what is missing.
    for side, lost in enumerate(told["losses"]):
        assert lost["last"] == game.story.strength(play.state)[side]
        assert lost["lost"] >= lost["first"] - lost["last"]
    assert sum(lost["lost"] for lost in told["losses"]) > 0
    # Turning points: in order, each with what was done then.
    ats = [each["at"] for each in told["turnings"]]
    assert ats == sorted(ats)
    assert ats
    for each in told["turnings"]:
        assert each["text"]
        assert each["lines"]
        assert each["swing"] > 0
        assert each["at"] < each["after"]
    # Chapters: in order, of telling lines only, and said in the reader's language.
    assert [chapter["turn"] for chapter in told["chapters"]]
    assert {chapter["turn"] for chapter in told["chapters"]} <= set(turns)
    french = Person(server.address, "fr")
    french.http.cookies = person.http.cookies
    assert french.get(f"/api/matches/{match}/report")["label"] != told["label"]


def test_a_match_under_way_is_not_told(server: Served) -> None:
    """It would show what is hidden."""
    person = server.person()
    match = person.new_match()["id"]
    with pytest.raises(RefusedHere, match="409"):
        person.get(f"/api/matches/{match}/report")


def test_every_line_worth_telling_is_a_line() -> None:
    for game in everything().values():
        words = (game.folder / "messages/en.ftl").read_text("utf-8")
        assert [key for key in sorted(game.story.telling) if f"\n{key} =" not in words] == []
