"""A hint at the table: in words, about the question that is asked, from what its side sees, only where fair."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.bots.advice import advise
from grognard.bots.search import Thought, Weighed
from grognard.games import everything, get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.table import hint
from grognard.table.hint import think
from grognard.table.matches import Given

from ..bots.test_search import some_way
from .playing import pair, play_on
from .served import Person, RefusedHere, Served


def ask(person: Person, match: str, seq: int, side: str = "") -> dict[str, Any]:
    found: dict[str, Any] = person.post(f"/api/matches/{match}/hint", {"seq": seq, "side": side})
    return found


def given(play: Play[Any], seed: int = 1) -> Given:
    question, game = play.question, play.game
    assert question is not None
    world = play.imagine(question.side, seed).snapshot()
    return Given(game.name, game.digest, None, play.scenario, dict(play.options), question.side, world)


def test_it_says_what_to_answer_and_how_likely_that_wins(server: Served) -> None:
    person = server.person()
    match = person.new_match(cp="me", ap="bot:random")
    assert match["hints"] is True
    position = person.position(match["id"], "cp")
    told = ask(person, match["id"], position["seq"], "cp")
    assert told["seq"] == position["seq"]
    offered = {option["action"]: option["label"] for option in position["question"]["options"]}
    plans = [told["plan"], *told.get("others", ())]
    for plan in plans:
        assert 0 < plan["chance"] < 1
        assert offered[plan["steps"][0]["action"]] == plan["steps"][0]["label"]
    assert len({plan["steps"][0]["action"] for plan in plans}) == len(plans) >= 2
    french = Person(server.address, "fr")
    french.http.cookies = person.http.cookies
    said = ask(french, match["id"], position["seq"], "cp")["plan"]["steps"][0]
    assert said["label"] != offered[said["action"]]
    person.answer(match["id"], position["seq"], told["plan"]["steps"][0]["action"], side="cp")


def test_at_one_screen_it_sees_the_hand_of_who_is_asked(server: Served) -> None:
    person = server.person()
    match = person.new_match("introduction")["id"]
    position = play_on(match, {"ap": person, "cp": person}, 12, Random(2))
    side = position["question"]["side"]
    offered = {option["action"] for option in position["question"]["options"]}
    same = {each for option in position["question"]["options"] for each in option.get("same", ())}
    assert ask(person, match, position["seq"], side)["plan"]["steps"][0]["action"] in offered | same


def test_between_people_there_is_none(server: Served) -> None:
    match, people = pair(server)
    for side, person in people.items():
        assert not person.get(f"/api/matches/{match}").get("hints")
        with pytest.raises(RefusedHere, match="403") as refused:
            ask(person, match, person.position(match, side)["seq"], side)
        assert "fair" in refused.value.reason["text"]
    french = Person(server.address, "fr")
    french.http.cookies = people["ap"].http.cookies
    with pytest.raises(RefusedHere, match="403") as refused:
        ask(french, match, people["ap"].position(match, "ap")["seq"])
    assert "juste" in refused.value.reason["text"]


def test_who_is_not_asked_gets_none(server: Served) -> None:
    """Nor who looks on, who has gone on since, who has nothing to do with the match, or when it is over."""
    person, other = server.person(), server.person()
    match = person.new_match()["id"]
    seq = person.position(match, "cp")["seq"]
    with pytest.raises(RefusedHere, match="409"):
        ask(person, match, person.position(match, "ap")["seq"], "ap")
    with pytest.raises(RefusedHere, match="409") as stale:
        ask(person, match, seq + 1, "cp")
    assert stale.value.body.get("seq", 0) == seq
    with pytest.raises(RefusedHere, match="404"):
        ask(other, match, seq)
    public = person.post(
        "/api/matches",
        {"game": "paths-of-glory", "scenario": "introduction", "seats": {"ap": "me", "cp": "me"}, "public": True},
    )["id"]
    with pytest.raises(RefusedHere, match="403"):
        ask(other, public, seq)
    person.post(f"/api/matches/{match}/resign", {"side": "cp"})
    with pytest.raises(RefusedHere, match="409"):
        ask(person, match, seq, "cp")


@pytest.mark.parametrize("name", everything())
def test_every_game_says_its_hints_in_both_languages(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no chances are fitted, too: a game without them is told by its score."""
    monkeypatch.setattr(hint, "SECONDS", 0.05)
    game = get(name)
    play = some_way(game, game.scenarios[0], 5, 40)
    assert play.question is not None
    options = {game.write(option) for option in play.question.options}
    for language in ("en", "fr"):
        told = think(given(play), 7, language)
        assert told.plan.steps[0].action in options
        assert 0 <= told.plan.chance <= 1
        assert all(step.label for plan in (told.plan, *told.others) for step in plan.steps)


def test_a_plan_is_told_without_what_has_to_be_answered_anyhow(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no farther than it can be followed in the world that is known."""
    play: Play[Any] = Play(get("paths-of-glory"), Seeded(1), "introduction")
    for word in ("keep_guns", "event:CP1"):
        play.act(1, play.game.read(word))
    words = ("assault:sedan", "join:GE1", "join:GE2", "join:GE3", "begin", "pin:koblenz", "done")
    actions = tuple(play.game.read(word) for word in words)
    odd = (actions[0], play.game.read("join:FR1"))
    thought = Thought(Weighed(actions, 0.51239, 8), (Weighed(odd, 0.4, 8),), actions, 0.0, 2)
    monkeypatch.setattr(hint, "advise", lambda *given: thought)
    told = think(given(play), 0, "en")
    assert [step.action for step in told.plan.steps] == [*words[:4], "pin:koblenz"]
    assert told.plan.chance == 0.5124
    assert [step.action for step in told.others[0].steps] == ["assault:sedan"]
    monkeypatch.setattr(hint, "TOLD", 2)
    short = think(given(play), 0, "en").plan
    assert [step.action for step in short.steps] == list(words[:2])
    assert short.more == 3


@pytest.mark.parametrize("name", ["paths-of-glory", "won-by-the-sword", "great-war-in-europe"])
def test_what_goes_over_to_it_does_not_hang_on_what_is_hidden(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same view and another deal: what it is given is the same to the byte, and so is what it says."""
    monkeypatch.setattr(hint, "advise", lambda place, seed, seconds: advise(place, seed, 1e9, 6))
    game = get(name)
    play = some_way(game, game.scenarios[0], 8, 90)
    assert play.question is not None
    twin = play.imagine(play.question.side, 99)
    assert twin.hash() != play.hash()
    assert given(twin) == given(play)
    assert think(given(twin), 3, "en") == think(given(play), 3, "en")
