"""T, M, S: the tables, the map and the set-ups that were reconstructed, as the game uses them."""

from __future__ import annotations

from typing import Any

import itertools

import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.kinds import KIND, VILLAGE
from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, at, deal, held, link, sword, yields

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
LATE: dict[str, Any] = {"initiative": "im", "received": True}


def test_t_a_a_total_falls_into_a_band_that_gives_the_hits() -> None:
    most = BOX.tables["combat"]["most"]
    for number, highest in enumerate(most):
        assert (BOX.hits(highest), BOX.hits(highest + 1)) == (number, number + 1)
    last, step = most[-1], BOX.tables["combat"]["beyond"]
    assert [BOX.hits(last + 1 + more) - len(most) for more in (0, step - 1, step, 2 * step)] == [0, 0, 1, 2]


def test_t_a_it_is_read_in_battle() -> None:
    columns = {"sw1": at("ansbach", "baner", "4 sw-inf"), "im1": at("ansbach", "cratz", "2 ba-inf")}
    for die in (1, 9):
        t = sword(columns, active="sw1", dice=[die, 0, 0, 0], **LATE).do("offer:im1").coast()
        assert t.told("log-fire")[0]["hits"] == BOX.hits(4 * 4 + die)


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
    t.do("create:sw1", "play:c50", "take_leader:oberst-sw-1", "take:sw1.sw-inf", "form")
    assert t.cp == 4 - BOX.tables["cost"]["create"]
    t = sword(
        {"sw1": at("dinkelsbuehl", "baner", ARMY)}, sieges={"dinkelsbuehl": Siege(0, 8, 1)}, active="sw1",
        act={"surprise": 1}, dice=[0], **LATE,
    ).do("escalade")  # fmt: skip
    assert (5 - t.cp, t.act.owed) == (BOX.tables["cost"]["escalade"], BOX.tables["cost"]["escalade_bp"])


def test_t_i_firepower_by_kind_and_quality() -> None:
    for kind in ("inf", "inf-r", "vinf", "vinf-r", "cav", "cav-r", "vcav", "vcav-r"):
        columns = {"sw1": at("ansbach", "baner", f"1 sw-{kind}"), "im1": at("ansbach", "cratz", "2 ba-inf")}
        t = sword(columns, active="sw1", dice=[0, 0, 0, 0], **LATE).do("offer:im1").coast()
        assert t.told("log-fire")[0]["power"] == BOX.firepower[KIND[f"sw-{kind}"]]
    for forms in (("inf", "cav"), ("vinf", "inf"), ("vcav", "cav")):
        assert BOX.firepower[KIND[f"sw-{forms[0]}"]] > BOX.firepower[KIND[f"sw-{forms[1]}"]]


def test_t_i_counters_of_a_nation_are_limited() -> None:
    """1.8: a regiment is not rebuilt, a detachment not made, without a counter."""
    limit = BOX.pool["he"]["infantry"]
    for n, able in ((limit - 1, True), (limit, False)):
        column = {"sw1": at("ansbach", "wilhelm-hesse", f"{n} he-inf", bp=3)}
        t = sword(column, active="sw1", act={"rally": True}, cadre={"sw": "1 he-inf"})
        assert t.can("rebuild") == able
    limit = BOX.pool["he"]["detachments"]
    garrisons = {"mainz": held("sw", f"{limit} he-det"), "ansbach": held("sw", "1 he-inf-r")}
    t = sword(column, garrisons=garrisons, active="sw1").do("reorganise")
    assert t.refusal("detach:sw1.he-inf").rule == "1.8"


@pytest.mark.parametrize("scenario", ["1632", "1634"])
def test_t_k_equal_points_are_the_defenders(scenario: str) -> None:
    t = sword(scenario=scenario, phase="end", turn=9, vp=[4, 4])
    assert t.play.result is not None
    assert (t.play.result.winner, t.play.result.reason) == (BOX.setups[scenario].defender, "end-equal")
    assert {BOX.setups["1632"].defender, BOX.setups["1634"].defender} == {0, 1}
    t = sword(scenario=scenario, phase="end", turn=9, vp=[4, 4], options={"equal-is-draw": True})
    assert t.play.result is not None
    assert t.play.result.winner is None


def test_t_k_a_player_without_columns_discards_two_cards_or_raises_one_instead() -> None:
    hand = {"sw": "c1 c4 c5", "im": "c2 c3 c6"}
    t = sword(garrisons={"mainz": held("sw", "3 sw-inf", "baner")}, scenario="1645", side="sw", hand=hand)
    assert t.verbs() == {"discard", "raise"}
    t.do("discard:c1", "discard:c2", "discard:c4", "discard:c3")
    assert t.g.round == 3


def test_t_k_there_are_six_chits_of_advantage() -> None:
    assert sword().g.ta_left == 6


def test_m_a_the_map() -> None:
    assert (BOX.nspaces, len(BOX.links)) == (153, 342)
    assert (sum(BOX.rough), sum(b < 0 for _, b in BOX.link_ends)) == (50, 21)
    assert {BOX.regions[BOX.region[BOX.space[name]]] for name in ("munich", "ulm", "nuremberg")} == {
        "bavaria",
        "ulm",
        "franconia",
    }


def test_m_a_links_join_neighbours_both_ways() -> None:
    for a, b in itertools.pairwise(("ansbach", "gunzenhausen", "pappenheim", "eichstadt")):
        for here, there in ((a, b), (b, a)):
            assert there in sword({"sw1": at(here, "baner", ARMY)}, active="sw1").nouns("march")


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_s_a_every_scenario_starts_sound_with_its_columns(scenario: str) -> None:
    g = GAME.start(scenario, {})
    setup = BOX.setups[scenario]
    assert GAME.check(g) == []
    assert [BOX.spaces[one.at] for one in g.columns if one is not None] == [
        BOX.spaces[one.at] for one in sorted(setup.columns, key=lambda one: one.column)
    ]  # fmt: skip
    assert (g.turn, len(g.waiting)) == (setup.first_turn, len(setup.arrivals))
    assert g.vp == [0, 0]


def test_t_f_the_roll_for_the_end_and_what_helps_it() -> None:
    """Far ahead one more, beside enemy country one less."""
    table, enemy = BOX.tables["end"], BOX.setups["1632"].home[1]
    ends = [(a, b) for a, b in BOX.link_ends if b >= 0 and BOX.region[a] not in enemy and BOX.region[b] in enemy]
    cases = ((10, "mergentheim", 0), (table["ahead_by"], "mergentheim", table["ahead"]))
    for points, space, more in (*cases, (10, BOX.spaces[ends[0][0]], table["near"])):
        for short in (0, 1):
            t = sword(
                {"sw1": at(space, "baner", ARMY)}, phase="end", turn=8, vp=[points, 0],
                dice=[table["target"] - more - short, deal(1, 10), deal(11, 20)], initiative="sw",
            )  # fmt: skip
            t.do("continue", "finish", "keep")
            assert (t.play.result is not None) == (short == 0)


@pytest.mark.parametrize("space", ["ansbach", "dinkelsbuehl", "schweinfurt", "ulm"])
def test_t_b_each_type_of_place_has_its_own_figures(space: str) -> None:
    """Foot to lay siege, works, points and baggage it costs, and what is found."""
    fort = BOX.fort[BOX.space[space]]
    foot, odd = divmod(fort.lay - 1, 2)
    t = sword({"sw1": at(space, "baner", f"{foot} sw-inf {odd} sw-det 9 sw-cav")}, active="sw1")
    assert t.refusal("lay").rule == "11.1a"
    column = {"sw1": at(space, "baner", f"{foot + odd} sw-inf 9 sw-art" if odd else f"{foot} sw-inf 1 sw-det 9 sw-art")}
    t = sword(column, active="sw1", dice=[0], **LATE).do("lay")
    assert (t.siege(space).required, 5 - t.cp, t.act.owed) == (fort.works, fort.siege_cp, fort.siege_bp)
    t = sword(column, active="sw1", dice=[yields(space, superior=1)], **LATE).do("lay")
    assert (t.col("sw1").bp, t.vp[0]) == (fort.bp_surrender, fort.vp_neutral)


def test_t_c_what_a_forage_roll_finds_and_what_it_leaves() -> None:
    table = BOX.tables["forage"]
    for die in range(10):
        line = sum(die > most for most in table["most"])
        t = sword({"sw1": at("gunzenhausen", "baner", ARMY)}, active="sw1", dice=[die]).do("forage")
        assert (t.col("sw1").bp, t.forage("gunzenhausen")) == (table["bp"][line], min(2, table["level"][line]))


def test_t_c_what_changes_the_die() -> None:
    change = BOX.tables["forage"]["modifier"]
    poor = next(space for space in range(BOX.nspaces) if BOX.poor[space] and BOX.type[space] == VILLAGE)
    own, other = link("ansbach", "gunzenhausen"), link("gunzenhausen", "pappenheim")
    foe = {"im1": at("munich", "cratz", "2 ba-inf")}
    cases: tuple[tuple[str, dict[str, Any], int], ...] = (
        ("gunzenhausen", {}, 0), ("ansbach", {}, change["fortified"]), (BOX.spaces[poor], {}, change["poor"]),
        ("gunzenhausen", {"forage": {"gunzenhausen": 1}}, change["forage_1"]),
        ("gunzenhausen", {"patrols": {own: ("sw1", "sw-cav")}}, change["own_patrol"]),
        ("gunzenhausen", {"patrols": {other: ("im1", "ba-cav")}}, change["enemy_patrol"]),
    )  # fmt: skip
    for space, more, changed in cases:
        t = sword({"sw1": at(space, "baner", ARMY), **foe}, active="sw1", dice=[5], **more).do("forage")
        assert t.told("log-forage")[0]["more"] == changed


def test_t_d_what_a_place_yields_to() -> None:
    """The more steps the more is needed; a leader with a name takes one from the die, an Oberst nothing."""
    column = {"sw1": at("dinkelsbuehl", "baner", "8 sw-inf 3 sw-art")}
    assert yields("dinkelsbuehl") < yields("dinkelsbuehl", 1) < yields("dinkelsbuehl", 3)
    for troops, leaders, needed in (
        ("1 ba-inf", "", yields("dinkelsbuehl", 2, 1)), ("2 ba-inf", "", yields("dinkelsbuehl", 4, 1)),
        ("1 ba-inf", "oberst-ba-1", yields("dinkelsbuehl", 2, 1)),
        ("1 ba-inf", "cratz", yields("dinkelsbuehl", 2, 1) - BOX.tables["surrender"]["modifier"]["leader"]),
    ):  # fmt: skip
        for short in (0, 1):
            garrisons = {"dinkelsbuehl": held("im", troops, leaders)}
            t = sword(column, garrisons=garrisons, active="sw1", dice=[needed - short], **LATE).do("lay")
            assert bool(t.told("log-captured")) == (short == 0)


def test_t_e_points_for_battles_won_and_refused() -> None:
    columns = {"sw1": at("ansbach", "baner", "8 sw-inf", bp=9), "im1": at("ansbach", "cratz", "2 ba-inf")}
    t = sword(columns, active="sw1", dice=[9, 0, 0, 0], **LATE).do("offer:im1").coast()
    assert t.vp == (BOX.tables["victory"]["minor_battle"], 0)
    t = sword(columns, active="sw1", **LATE).do("offer:im1", "refuse")
    assert t.vp == (0, BOX.tables["victory"]["refusal"])
    major = {"sw1": at("ansbach", "baner", "9 sw-inf 6 sw-cav"), "im1": at("ansbach", "cratz", "9 ba-inf 4 ba-cav")}
    t = sword(major, active="sw1", dice=[9, 0] * 3 + [0, 0], **LATE).do("offer:im1").coast()
    assert t.vp == (BOX.tables["victory"]["major_victory"], 0)
