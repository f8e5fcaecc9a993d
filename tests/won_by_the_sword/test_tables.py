"""T, M, S: the tables, the map and the set-ups that were reconstructed, as the game uses them."""

from __future__ import annotations

from typing import Any

import itertools

import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.box import (
    FIREPOWER, KIND, LINK_ENDS, LINKS, NSPACES, POOL, REGION, REGIONS, ROUGH, SETUP, SPACE, SPACES, TABLES, hits,
)  # fmt: skip
from grognard.games.won_by_the_sword.state import Siege

from .table import at, deal, held, sword

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
LATE: dict[str, Any] = {"initiative": "im", "received": True}


def test_t_a_a_total_falls_into_a_band_that_gives_the_hits() -> None:
    most = TABLES["combat"]["most"]
    for number, highest in enumerate(most):
        assert (hits(highest), hits(highest + 1)) == (number, number + 1)
    last, step = most[-1], TABLES["combat"]["beyond"]
    assert [hits(last + 1 + more) - len(most) for more in (0, step - 1, step, 2 * step)] == [0, 0, 1, 2]


def test_t_a_it_is_read_in_battle() -> None:
    columns = {"sw1": at("ansbach", "baner", "4 sw-inf"), "im1": at("ansbach", "cratz", "2 ba-inf")}
    for die in (1, 9):
        t = sword(columns, active="sw1", dice=[die, 0, 0, 0], **LATE).do("offer:im1").coast()
        assert t.told("log-fire")[0]["hits"] == hits(4 * 4 + die)


def test_t_g_what_activities_cost() -> None:
    """Regular and rough links, forage, baggage, an offer of battle, rebuilding; a new column as the table says."""
    start = {"sw1": at("haslach", "gustavus oberst-sw-1", "4 sw-inf 1 sw-inf-r", bp=4)}
    prices = {"march:offenburg": 1, "march:freudenstadt": 2, "forage": 1, "pick:1": 1, "offer:im1": 1, "rally": 1}
    prices["rebuild"] = 3
    for answer, price in prices.items():
        foes = {"im1": at("haslach", "tilly", "2 ba-inf")} if answer.startswith("offer") else {}
        t = sword(
            {**start, **foes}, active="sw1", act={"rally": True}, cadre={"sw": "1 sw-inf"}, stock={"haslach": (1, 0)},
            dice=[5],
        )  # fmt: skip
        assert 5 - t.do(answer).cp == price, answer
        assert t.act.owed == int(answer in ("offer:im1", "rebuild"))
    t = sword(start, side="sw", hand={"sw": "c50 c1"})
    t.do("create:sw1", "play:c50", "take_leader:oberst-sw-1", "take:sw1.sw-inf", "done")
    assert t.cp == 4 - TABLES["cost"]["create"]
    t = sword(
        {"sw1": at("dinkelsbuehl", "baner", ARMY)}, sieges={"dinkelsbuehl": Siege(0, 8, 1)}, active="sw1",
        act={"surprise": 1}, dice=[0], **LATE,
    ).do("escalade")  # fmt: skip
    assert (5 - t.cp, t.act.owed) == (TABLES["cost"]["escalade"], TABLES["cost"]["escalade_bp"])


def test_t_i_firepower_by_kind_and_quality() -> None:
    for kind in ("inf", "inf-r", "vinf", "vinf-r", "cav", "cav-r", "vcav", "vcav-r"):
        columns = {"sw1": at("ansbach", "baner", f"1 sw-{kind}"), "im1": at("ansbach", "cratz", "2 ba-inf")}
        t = sword(columns, active="sw1", dice=[0, 0, 0, 0], **LATE).do("offer:im1").coast()
        assert t.told("log-fire")[0]["power"] == FIREPOWER[KIND[f"sw-{kind}"]]
    for forms in (("inf", "cav"), ("vinf", "inf"), ("vcav", "cav")):
        assert FIREPOWER[KIND[f"sw-{forms[0]}"]] > FIREPOWER[KIND[f"sw-{forms[1]}"]]


def test_t_i_counters_of_a_nation_are_limited() -> None:
    """1.8: a regiment is not rebuilt, a detachment not made, without a counter."""
    limit = POOL["he"]["infantry"]
    for n, able in ((limit - 1, True), (limit, False)):
        column = {"sw1": at("ansbach", "wilhelm-hesse", f"{n} he-inf", bp=3)}
        t = sword(column, active="sw1", act={"rally": True}, cadre={"sw": "1 he-inf"})
        assert t.can("rebuild") == able
    limit = POOL["he"]["detachments"]
    garrisons = {"mainz": held("sw", f"{limit} he-det"), "ansbach": held("sw", "1 he-inf-r")}
    t = sword(column, garrisons=garrisons, active="sw1").do("reorganise")
    assert t.refusal("detach:sw1.he-inf").rule == "1.8"


@pytest.mark.parametrize("scenario", ["1632", "1634"])
def test_t_k_equal_points_are_the_defenders(scenario: str) -> None:
    t = sword(scenario=scenario, phase="end", turn=9, vp=[4, 4])
    assert t.play.result is not None
    assert (t.play.result.winner, t.play.result.reason) == (SETUP[scenario].defender, "end-equal")
    assert {SETUP["1632"].defender, SETUP["1634"].defender} == {0, 1}


def test_t_k_a_player_without_columns_discards_two_cards_or_raises_one_instead() -> None:
    hand = {"sw": "c1 c4 c5", "im": "c2 c3 c6"}
    t = sword(garrisons={"mainz": held("sw", "3 sw-inf", "baner")}, scenario="1645", side="sw", hand=hand)
    assert t.verbs() == {"discard", "raise"}
    t.do("discard:c1", "discard:c2", "discard:c4", "discard:c3")
    assert t.g.round == 3


def test_t_k_there_are_six_chits_of_advantage() -> None:
    assert sword().g.ta_left == 6


def test_m_a_the_map() -> None:
    assert (NSPACES, len(LINKS)) == (153, 342)
    assert (sum(ROUGH), sum(b < 0 for _, b in LINK_ENDS)) == (50, 21)
    assert {REGIONS[REGION[SPACE[name]]] for name in ("munich", "ulm", "nuremberg")} == {"bavaria", "ulm", "franconia"}


def test_m_a_links_join_neighbours_both_ways() -> None:
    for a, b in itertools.pairwise(("ansbach", "gunzenhausen", "pappenheim", "eichstadt")):
        for here, there in ((a, b), (b, a)):
            assert there in sword({"sw1": at(here, "baner", ARMY)}, active="sw1").nouns("march")


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_s_a_every_scenario_starts_sound_with_its_columns(scenario: str) -> None:
    g = GAME.start(scenario, {})
    setup = SETUP[scenario]
    assert GAME.check(g) == []
    assert [SPACES[one.at] for one in g.columns if one is not None] == [
        SPACES[one.at] for one in sorted(setup.columns, key=lambda one: one.column)
    ]  # fmt: skip
    assert (g.turn, len(g.waiting)) == (setup.first_turn, len(setup.arrivals))
    assert g.vp == [0, 0]


def test_t_f_the_roll_for_the_end_and_what_helps_it() -> None:
    """A turn later one more, far ahead one more, beside enemy country one less."""
    table = TABLES["end"]
    cases = (
        (8, 10, "mergentheim", 0), (8, table["ahead_by"], "mergentheim", table["ahead"]),
        (8, 10, "donauwoerth", table["near"]),
    )  # fmt: skip
    for month, points, space, more in cases:
        for short in (0, 1):
            die = table["target"] - more - short
            t = sword(
                {"sw1": at(space, "baner", ARMY)}, phase="end", turn=month, vp=[points, 0],
                dice=[die, deal(1, 10), deal(11, 20)], **LATE,
            )  # fmt: skip
            t.do("continue", "finish")
            assert (t.play.result is not None) == (short == 0)
