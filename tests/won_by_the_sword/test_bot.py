"""What a practised eye sees: glances, the worth of a position, warnings. Nothing hidden counts."""

from __future__ import annotations

from random import Random

import pytest

from grognard.kernel.game import Known
from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.bot import score, warnings
from grognard.games.won_by_the_sword.glance import _LOOKS, glance
from grognard.games.won_by_the_sword.glance_know import bars, ways
from grognard.games.won_by_the_sword.state import Siege
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from tests.won_by_the_sword.table import BOX, Table, at, held, sword

ARMY = "8 sw-inf 2 sw-vinf 6 sw-cav 3 sw-art"
KEYS = [BOX.spaces[space] for space in BOX.setups["1632"].control_vp]
"""Places that have points for whoever has them in the end: nothing draws an army more."""


def best(t: Table) -> str:
    """The option that looks best."""
    question = t.play.question
    assert question is not None
    looks = glance(Known(t.g, question.side), question)
    return t.options[max(range(len(looks)), key=lambda i: looks[i])]


def warned(t: Table, side: int = 0) -> set[str]:
    return {warning.key for warning in warnings(Known(t.g, side))}


@pytest.mark.parametrize("scenario", ["1632", "freiburg"])
def test_every_question_of_a_game_is_looked_at_and_nothing_hidden_counts(scenario: str) -> None:
    play = Play(GAME, Seeded(5), scenario)
    bots, random = [GreedyBot(1), GreedyBot(2)], Random(3)
    looked = 0
    while (question := play.question) is not None and play.state.turn < 7:
        assert question.prompt in _LOOKS, question.prompt
        if random.random() < 0.03:
            other = play.imagine(question.side, random.getrandbits(32))
            assert other.question is not None
            assert list(glance(Known(other.state, other.question.side), other.question)) == list(
                glance(Known(play.state, question.side), question)
            )
            assert warnings(Known(other.state, question.side)) == warnings(Known(play.state, question.side))
            looked += 1
        play.decide(answer(bots[question.side], play))
    assert looked > 5


def test_a_hungry_column_forages_and_is_warned() -> None:
    t = sword({"sw1": at("gunzenhausen", "baner", ARMY)}, active="sw1", cp=3)
    assert best(t) == "forage"
    assert "warn-hungry-forage" in warned(t)
    assert not warned(t, 1)


def test_a_fed_army_goes_where_points_are_and_lays_siege() -> None:
    t = sword(
        {"sw1": at("hersbruck", "baner", ARMY, bp=9)}, active="sw1", cp=5, dice=[0],
        garrisons={"neumarkt": held("im", "1 im-det"), **{place: held("sw", "1 sw-det") for place in KEYS}},
    )  # fmt: skip
    assert best(t) == "march:neumarkt"
    t.do("march:neumarkt")
    assert best(t) == "lay"


def test_a_besieger_digs_and_is_warned_not_to_leave_when_it_is_nearly_done() -> None:
    t = sword(
        {"sw1": at("neumarkt", "baner", ARMY, bp=9)}, garrisons={"neumarkt": held("im", "1 im-det")},
        sieges={"neumarkt": Siege(0, 10, 7)}, active="sw1", cp=4,
    )  # fmt: skip
    assert best(t).startswith("build")
    assert "warn-siege-nearly" in warned(t)


@pytest.mark.parametrize(("troops", "warns"), [("4 sw-cav 1 sw-art", True), ("4 sw-cav 1 sw-det", False)])
def test_11_10a_a_besieger_without_foot_is_warned_that_he_would_take_nothing(troops: str, warns: bool) -> None:
    t = sword({"sw1": at("neumarkt", "baner", troops, bp=9)}, sieges={"neumarkt": Siege(0, 10, 3)}, active="sw1")
    assert ("warn-siege-no-foot" in warned(t)) == warns
    assert not warned(t, 1)


def test_an_enemy_crossing_bars_the_way_and_the_other_bank_is_far() -> None:
    t = sword({"sw1": at("donauwoerth", "baner", ARMY)}, garrisons={"ulm": held("im", "1 im-det")}, active="sw1", cp=4)
    barred = bars(t.g, 0)
    assert barred == 1 << BOX.space["ulm"]
    free, _ = ways(BOX, BOX.space["ulm"], "danube-l", 0)
    shut, _ = ways(BOX, BOX.space["ulm"], "danube-l", barred)
    assert sum(cost > other for cost, other in zip(shut, free, strict=True)) > 0


def test_the_score_is_the_points_and_what_is_left_to_win_more() -> None:
    few = sword({"sw1": at("neumarkt", "baner", "4 sw-inf"), "im1": at("ulm", "gallas", "4 im-inf")})
    many = sword({"sw1": at("neumarkt", "baner", "8 sw-inf"), "im1": at("ulm", "gallas", "4 im-inf")})
    assert score(many.g, 0) > score(few.g, 0)
    assert score(few.g, 0) == -score(few.g, 1)
    few.g.vp[0] += 9
    assert score(few.g, 0) > score(many.g, 0)
