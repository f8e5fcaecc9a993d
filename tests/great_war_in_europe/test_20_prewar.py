"""20.0 Pre-war events, as far as the text tells of them."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import GAMES, cards, ships
from grognard.games.great_war_in_europe.box import AL, CP
from grognard.games.great_war_in_europe.passports import why_not_there
from grognard.games.great_war_in_europe.state import BALTIC_OPEN, HOLLAND_OPEN, State
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from .table import BOX, one, position, unit


def begun(*answers: str, game: str = "great-war-in-europe", **options: bool) -> Play[State]:
    its = GAMES[game]
    play: Play[State] = Play(its, Seeded(1), "august-1914", {"pre-war": True, **options})
    for answer in answers:
        assert play.question is not None
        play.act(play.question.side, its.read(answer))
    return play


def test_20_0_it_is_an_option_where_europe_is_played() -> None:
    assert [name for name, game in GAMES.items() if "pre-war" in game.options] == [
        "great-war-in-europe",
        "great-war-combined",
    ]
    play: Play[State] = Play(GAMES["great-war-in-europe"], Seeded(1), "august-1914", {})
    assert play.question is not None
    assert not play.question.prompt.startswith("ask-pre-war")


@pytest.mark.parametrize("game", ["great-war-in-europe", "great-war-combined"])
def test_20_0_each_side_says_whether_it_has_taken_its_event(game: str) -> None:
    for allied, central in (("prepare", "refrain"), ("refrain", "prepare"), ("prepare", "prepare")):
        g = begun(allied, central, game=game).state
        assert bool(g.landed & BALTIC_OPEN) == (allied == "prepare")
        assert bool(g.landed & HOLLAND_OPEN) == (central == "prepare")


def test_20_0_in_secret_until_both_have_spoken() -> None:
    play = begun("prepare")
    assert play.question is not None
    assert play.question.side == CP
    g = play.state
    assert g.phase == "plan_cp"
    assert g.plans[AL] == 1
    assert cards.hides(g, CP)
    assert play.known(CP).state.plans[AL] == -1
    assert play.known(AL).state.plans[AL] == 1
    assert {play.imagine(CP, seed=seed).state.plans[AL] for seed in range(12)} == {0, 1}


def test_17_4d_holland_is_closed_without_it_and_open_to_both_with_it() -> None:
    west = BOX.fronts[0]
    h = west.base + west.in_country["nl"].bit_length() - 1
    g = position({}, turn=2)
    for name in (one("ge"), one("br")):
        reason = why_not_there(g, unit(name), h)
        assert reason is not None
        assert reason.rule == "17.4d"
    g.landed |= HOLLAND_OPEN
    for name in (one("ge"), one("br")):
        assert why_not_there(g, unit(name), h) is None
    swiss = west.base + west.in_country["ch"].bit_length() - 1
    assert why_not_there(g, unit(one("ge")), swiss) is not None


def test_9_54a_allied_ships_in_the_baltic() -> None:
    ru = one("ru")
    g = position({"E6120": ru}, turn=2, side="al")
    sea = 1 << BOX.hex["E7030"]
    assert not ships.by_sea(g, unit(ru)) & sea
    g.landed |= BALTIC_OPEN
    assert ships.by_sea(g, unit(ru)) & sea
