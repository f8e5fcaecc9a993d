"""Games begun under earlier rules: whatever later rules stumble over, nothing is lost and the reason is a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from grognard.bots.rand import pick
from grognard.games import get
from grognard.kernel.fate import Fair
from grognard.kernel.play import Play
from grognard.kernel.refusal import BadInput
from grognard.kernel.revive import revive

GAME = get("first-ypres-1914")


def played() -> Play[Any]:
    play: Play[Any] = Play(GAME, Fair(bytes(32)), GAME.scenarios[-1], log=True)
    random = Random(4)
    while play.decisions < 60 or (mark := play.marked()) is None or mark.answers != len(play.journal):
        assert play.question is not None
        play.decide(pick(play.question, GAME.rare, random))
    return play


def test_the_same_rules_come_to_the_same_position() -> None:
    play = played()
    again, wrong = revive(GAME, play.fate, play.scenario, play.options, play.tape, {}, play.marked())
    assert (wrong, again.hash(), again.journal) == (None, play.hash(), play.journal)


def test_a_mark_that_later_rules_cannot_read_does_not_fit() -> None:
    play = played()
    marked = play.marked()
    assert marked is not None
    other = marked._replace(state={key: value for key, value in marked.state.items() if key != "loc"})
    again, wrong = revive(GAME, play.fate, play.scenario, play.options, play.tape, {}, other)
    assert wrong is not None
    assert wrong.key == "bad-record-position"
    assert again.journal == play.journal[: len(again.journal)]


def test_rules_that_fall_over_the_very_start_refuse_in_a_sentence() -> None:
    def start(scenario: str, options: Mapping[str, object]) -> Any:
        raise KeyError("flanders")

    play = played()
    with pytest.raises(BadInput) as refused:
        revive(replace(GAME, start=start), play.fate, play.scenario, play.options, play.tape, {})
    assert "flanders" in refused.value.said("en")
