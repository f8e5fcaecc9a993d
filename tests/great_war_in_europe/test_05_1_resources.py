"""5.1 The Resource Phase."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import control, resources
from grognard.games.great_war_in_europe.box import AH, AL, BR, BU, CP, FR, GE, NATIONS, RO, RU, SR
from grognard.games.great_war_in_europe.fronts import EAST
from grognard.games.great_war_in_europe.initiative import join_americans
from grognard.games.great_war_in_europe.state import MUTINY, TYPHUS, State

from .turns import RING, at, is_at, join, own, position, question, refusal, run, surround


def of_chart(g: State, chart: str, nation: int) -> int:
    rows = [row for row in g.box.resources.rows if row["chart"] == chart and row["nation"] == NATIONS[nation]]
    return int(rows[0][chr(g.letter)])


# -- 5.11, 5.12 --------------------------------------------------------------------------------------------------------


def test_5_11_units_come_into_the_box_of_their_map() -> None:
    g = position("combined", "E")
    resources.arrivals(g)
    assert is_at(g, "ru-hqwf", "europe")
    assert is_at(g, "pg-gndm", "near-east")
    assert is_at(g, "tu-47", "reserve")
    assert is_at(g, "ge-hq14", "holding")  # due on M


def test_5_11_in_the_near_east_alone_all_come_there() -> None:
    g = position("NE", "L")
    resources.arrivals(g)
    assert is_at(g, "tu-hqyag", "near-east")
    assert is_at(g, "tu-58", "arabia")
    assert is_at(g, "ge-ak-x", "transit")


def test_5_11_withdrawn_units_come_back() -> None:
    g = position("NE", "G")
    at(g, "br-1y", "withdrawn")
    g.returns = ord("H")
    resources.arrivals(g)
    assert is_at(g, "br-1y", "withdrawn")
    g.letter = ord("H")
    resources.arrivals(g)
    assert is_at(g, "br-1y", "near-east")


def test_5_12a_events_join_the_pools_by_their_author(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    monkeypatch.setattr(resources, "EVENTS_DUE", [lambda g: seen.append(g.letter)])
    resources.arrivals(position("E", "D"))
    assert seen == [ord("D")]


def test_5_12a_points_by_the_chart_are_added() -> None:
    g = position("E", "D")
    g.rps[GE] = 3
    resources.collect(g)
    assert g.rps[GE] == 3 + of_chart(g, "europe", GE)
    assert g.rps[BR] == of_chart(g, "europe", BR)


def test_5_12b_neutrals_get_none() -> None:
    g = position("E", "D")
    resources.collect(g)
    assert g.rps[BU] == 0 < of_chart(g, "europe", BU)
    join(g, BU, CP)
    resources.collect(g)
    assert g.rps[BU] == of_chart(g, "europe", BU)


def test_5_12c_both_charts_where_both_maps_are_played() -> None:
    g = position("combined", "D")
    resources.collect(g)
    assert g.rps[BR] == of_chart(g, "europe", BR) + of_chart(g, "near-east", BR)
    assert g.rps[RU] == of_chart(g, "europe", RU) + of_chart(g, "near-east", RU)


def test_5_15_the_near_east_alone_has_its_own_chart() -> None:
    g = position("NE", "D")
    resources.collect(g)
    assert g.rps[BR] == of_chart(g, "near-east", BR)
    assert g.rps[GE] == g.rps[FR] == 0


def test_6_57b_serbs_with_typhus_get_nothing() -> None:
    g = position("E", "D")
    g.played |= TYPHUS
    resources.collect(g)
    assert g.rps[SR] == 0 < of_chart(g, "europe", SR)


def test_16_11a_nothing_for_who_has_collapsed() -> None:
    g = position("E", "D")
    g.fallen |= 1 << AH
    resources.collect(g)
    assert g.rps[AH] == 0


# -- 5.13, X-07 --------------------------------------------------------------------------------------------------------


def test_5_13_no_more_than_ten_are_kept() -> None:
    """X-07."""
    g = position("E")
    g.rps[GE], g.rps[FR] = 14, 10
    resources.cap(g)
    assert (g.rps[GE], g.rps[FR]) == (10, 10)


# -- 5.14 --------------------------------------------------------------------------------------------------------------


def tired(letter: str, unit: str = "ge-hq1", place: str = "W6530") -> State:
    g = position("E", letter)
    at(g, unit, place)
    g.depleted |= 1 << g.box.unit[unit]
    return g


def test_5_14a_a_supplied_headquarters_recovers() -> None:
    g = tired("D")
    resources.recover(g)
    assert not g.depleted


def test_5_14a_not_without_supply_and_not_in_a_box() -> None:
    g = tired("D", place="W5111")
    surround(g, "W5111")
    resources.recover(g)
    assert g.depleted
    g = tired("D", place="europe")
    resources.recover(g)
    assert g.depleted


@pytest.mark.parametrize("letter", ["B", "C"])
def test_5_14b_not_on_b_and_c(letter: str) -> None:
    g = tired(letter)
    resources.recover(g)
    assert g.depleted


def test_5_45b_russian_ones_never_after_the_tsar() -> None:
    g = tired("L", "ru-hqnw", "E7030")
    resources.recover(g)
    assert not g.depleted
    g = tired("L", "ru-hqnw", "E7030")
    g.tsar = 27
    resources.recover(g)
    assert g.depleted


# -- 5.16 --------------------------------------------------------------------------------------------------------------


def mined(*places: str, turn: int = 13) -> State:
    """Resource hexes that have been the Central Powers' for long."""
    g = position("E", "E", turn)
    own(g, CP, *places)
    for i, (h, _) in enumerate(g.box.mines):
        if g.box.numbers[h] in places:
            g.worked[i] = 1
    return g


def earned(g: State) -> int:
    before = g.rps[GE]
    resources.collect(g)
    return g.rps[GE] - before - of_chart(g, "europe", GE)


def test_5_16a_one_point_each_two_for_kiev() -> None:
    assert earned(mined("W6316", "W6312", "W6310", "W5425", "E2623")) == 5
    assert earned(mined("E4129")) == 2
    assert earned(mined()) == 0


def test_5_16b_only_four_turns_after_the_capture() -> None:
    g = mined("W6316", turn=13)
    g.worked = [10 if w else 0 for w in g.worked]
    assert earned(g) == 0
    g.turn = 14
    assert earned(g) == 1


def test_5_16c_a_break_begins_the_wait_again() -> None:
    g = mined("W6316")
    resources.watch_mines(g)
    i = g.worked.index(1)
    surround(g, "W6316")
    resources.watch_mines(g)
    assert g.worked[i] == 0
    at(g, " ".join(RING), "holding")
    resources.watch_mines(g)
    assert g.worked[i] == 13


def test_5_16c_without_a_line_now_nothing_is_paid() -> None:
    g = mined("E4129")
    own(g, AL, "E5102")
    assert earned(g) == 0


def test_5_16d_ploesti_pays_at_once_if_romania_joined() -> None:
    g = position("E", "E", 13)
    own(g, CP, "E2623", "E2423")
    assert earned(g) == 0
    join(g, RO, CP)
    assert earned(g) == 1


# -- 5.17 --------------------------------------------------------------------------------------------------------------


def rich(tag: str = "E", letter: str = "D") -> State:
    g = position(tag, letter)
    for n in (BR, FR, GE):
        g.rps[n] = 9
    return g


def test_5_17a_one_point_to_russia() -> None:
    g = rich()
    run(g, resources.lend_allied, ["lend_french:ru"])
    assert (g.rps[FR], g.rps[RU]) == (8, 1)


def test_5_17a_six_through_the_straits() -> None:
    g = rich()
    own(g, AL, "E1328")
    run(g, resources.lend_allied, ["lend_french:ru", "points:4", "lend_british:ru", "points:2"])
    assert (g.rps[FR], g.rps[BR], g.rps[RU]) == (5, 7, 6)


def test_5_17a_six_in_all() -> None:
    g = rich()
    own(g, AL, "E1328")
    run(g, resources.lend_allied, ["lend_french:ru", "points:4"], again=False)
    assert resources.most_lent(g, BR, RU) == 2


def test_5_17a_six_if_turkey_has_surrendered() -> None:
    g = rich()
    g.surrendered = True
    run(g, resources.lend_allied, ["lend_british:ru", "points:6"])
    assert g.rps[RU] == 6


def test_16_11a_nobody_gives_to_who_has_collapsed() -> None:
    g = rich()
    g.fallen |= 1 << RU
    at(g, "sr-hqse", "E2015")
    own(g, AL, "E1116")
    assert refusal(g, resources.lend_allied, "lend_french:ru").key == "lend-no-points"


def test_5_17b_serbia_needs_salonika_and_a_way() -> None:
    g = rich()
    at(g, "sr-hqse", "E2015")
    assert refusal(g, resources.lend_allied, "lend_british:sr").rule == "5.17b"
    own(g, AL, "E1116")
    run(g, resources.lend_allied, ["lend_british:sr", "points:6", "done"])
    assert g.rps[SR] == 6


def test_5_17b_british_or_french() -> None:
    g = rich()
    at(g, "sr-hqse", "E2015")
    own(g, AL, "E1116")
    run(g, resources.lend_allied, ["lend_british:sr", "points:2"], again=False)
    assert refusal(g, resources.lend_allied, "lend_french:sr").rule == "5.17b"


def test_5_17b_no_central_power_on_the_way() -> None:
    g = rich()
    own(g, AL, "E1116")
    at(g, "sr-hqse", "E1116")
    assert resources.road_to_serbia(g)
    at(g, "sr-hqse", "E2015")
    at(g, "ge-3", "E2015")
    assert not resources.road_to_serbia(g)


def test_5_17c_six_german_points_in_all() -> None:
    g = rich()
    join(g, BU, CP)
    own(g, CP, "E2413")
    g.held[CP][EAST] = g.box.fronts[EAST].land
    run(g, resources.lend_cp, ["lend_german:ah", "points:4", "lend_german:bu", "points:2"])
    assert (g.rps[AH], g.rps[BU], g.rps[GE]) == (4, 2, 3)


def test_5_17c_a_way_from_berlin() -> None:
    g = rich()
    join(g, BU, CP)
    own(g, CP, "E1819")
    assert refusal(g, resources.lend_cp, "lend_german:bu").rule == "5.17c"
    assert refusal(g, resources.lend_cp, "lend_german:fr").rule == "5.17c"


def test_5_17_nothing_in_the_near_east_alone() -> None:
    g = rich("NE")
    assert question(g, resources.lend_allied) is None
    assert question(g, resources.lend_cp) is None


# -- 5.18 --------------------------------------------------------------------------------------------------------------


def test_5_18a_france_before_its_mutiny() -> None:
    g = position("E", "K")
    assert question(g, resources.emergency_allied) is not None
    g.played |= MUTINY
    assert question(g, resources.emergency_allied) is None


@pytest.mark.parametrize(("letter", "may"), [("B", False), ("C", True), ("N", True), ("O", False)])
def test_5_18a_germany_from_1915_to_1917(letter: str, may: bool) -> None:
    assert (question(position("E", letter), resources.emergency_cp) is not None) is may


def test_5_18b_two_dice_up_to_seven_and_a_victory_point() -> None:
    """X-08."""
    g = position("E", "D")
    run(g, resources.emergency_allied, ["call_up"], [5, 6])
    assert (g.rps[FR], g.vp) == (7, 1)
    run(g, resources.emergency_cp, ["call_up"], [1, 2])
    assert (g.rps[GE], g.vp) == (3, 0)
    run(g, resources.emergency_cp, ["wait"])
    assert g.vp == 0


# -- 5.7 ---------------------------------------------------------------------------------------------------------------


def test_5_72_americans_so_many_turns_after_their_entry() -> None:
    """EX-10: entry on H, units of +5 on M."""
    g = position("E", "H")
    join_americans(g)
    for letter in "HIJKL":
        g.letter = ord(letter)
        resources.arrivals(g)
        assert is_at(g, "us-6", "holding")
    g.letter = ord("M")
    resources.arrivals(g)
    assert is_at(g, "us-6", "europe")


def test_5_16d_ploesti_waits_like_others_once_the_allies_have_had_it() -> None:
    g = position("E", "J")
    join(g, RO, CP)
    own(g, CP, "E2623")
    i = next(i for i, (h, _) in enumerate(g.box.mines) if h == g.box.place["ploesti"])
    g.held[CP][EAST] |= g.box.fronts[EAST].land
    g.held[AL][EAST] = 0
    assert resources.pays(g, i, g.box.place["ploesti"])
    control.take(g, AL, g.box.place["ploesti"])
    control.take(g, CP, g.box.place["ploesti"])
    assert not resources.pays(g, i, g.box.place["ploesti"])


def test_5_18a_6_47o_a_hidden_mutiny_is_not_betrayed_by_a_question_left_out() -> None:
    g = position("E", "L", secret_events=True, hidden_mutiny=True)
    mutiny = g.box.counters_of["al-mutiny"][0]
    g.played |= MUTINY
    g.hands[AL] |= 1 << mutiny
    g.tracks[mutiny] = g.turn + 1
    assert refusal(g, resources.emergency_allied, "call_up").rule == "5.18a"
    run(g, resources.emergency_allied, ["wait"])
    g.hands[AL] = 0
    assert question(g, resources.emergency_allied) is None
