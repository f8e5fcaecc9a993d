"""5.2 Strategic warfare."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.games.great_war_in_europe import warfare
from grognard.games.great_war_in_europe.box import AL, BR, FR, GE, US
from grognard.games.great_war_in_europe.fronts import FAIR, SNOW, WEST
from grognard.games.great_war_in_europe.initiative import united_states
from grognard.games.great_war_in_europe.state import State

from .turns import at, is_at, join, position, question, run


def at_sea(points: int = 9, letter: str = "D") -> State:
    g = position("E", letter)
    warfare.place(g, warfare.UBOAT)
    g.rps[BR] = points
    return g


def box_of(g: State) -> list[str]:
    """The Strategic Warfare Box."""
    return list(g.warfare)


def test_5_21_nothing_without_its_event() -> None:
    g = position("E")
    assert all(question(g, rule) is None for rule in (warfare.uboats, warfare.sinkings, warfare.defend, warfare.bomb))


def test_5_22a_a_second_uboat_waits() -> None:
    g = at_sea()
    warfare.place(g, warfare.UBOAT)
    assert (g.warfare, g.uboats) == ((warfare.UBOAT,), 1)
    warfare.surface(g)
    assert g.uboats == 1
    warfare.convoy(g)
    g.uboats = 1
    warfare.surface(g)
    assert box_of(g) == [warfare.UBOAT]
    assert not g.uboats


def test_5_22b_the_british_lose_a_die_of_points() -> None:
    g = at_sea(9)
    run(g, warfare.uboats, dice=[3])
    assert g.rps[BR] == 6


def test_5_22b_never_below_nought_and_5_22c_the_marker() -> None:
    """X-09, EX-09."""
    g = at_sea(2)
    assert g.us_entry == ord("O")
    run(g, warfare.uboats, ["go_on"], [5])
    assert (g.rps[BR], g.us_entry) == (0, ord("N"))


@pytest.mark.parametrize(("die", "letter"), [(3, "O"), (4, "N"), (6, "N")])
def test_5_22c_four_or_more_brings_the_united_states_nearer(die: int, letter: str) -> None:
    """EX-09."""
    g = at_sea()
    g.hunted = True
    run(g, warfare.uboats, dice=[die])
    assert chr(g.us_entry) == letter


def test_5_22d_the_counter_may_go_the_first_time_only() -> None:
    g = at_sea()
    run(g, warfare.uboats, ["call_off"], [4])
    assert box_of(g) == []
    warfare.place(g, warfare.UBOAT)
    run(g, warfare.uboats, dice=[6])
    assert box_of(g) == [warfare.UBOAT]


def test_5_22d_convoy_ends_it_for_good() -> None:
    g = at_sea()
    warfare.place(g, warfare.UBOAT)
    warfare.convoy(g)
    assert (g.warfare, g.uboats) == ((), 0)
    assert not warfare.place(g, warfare.UBOAT)
    assert g.warfare == ()


def test_5_22e_americans_in_the_box_may_be_sunk() -> None:
    g = at_sea()
    at(g, "us-1 us-2 us-hq1", "europe")
    assert warfare.sinkings(g) is None
    join(g, US, AL)
    run(g, warfare.sinkings, dice=[1, 2])
    assert is_at(g, "us-1", "dead") or is_at(g, "us-2", "dead")
    assert is_at(g, "us-hq1", "europe")


def test_5_23a_a_raid_on_london_costs_two_points_once() -> None:
    g = position("E")
    g.rps[BR] = 1
    warfare.place(g, warfare.LONDON)
    warfare.raids(g)
    assert (g.rps[BR], g.warfare) == (0, ())


def test_5_23b_a_raid_on_paris_costs_french_points() -> None:
    g = position("E")
    g.rps[FR], g.rps[BR] = 5, 5
    warfare.place(g, warfare.PARIS)
    warfare.raids(g)
    assert (g.rps[FR], g.rps[BR], g.warfare) == (3, 5, ())


# -- 5.24 --------------------------------------------------------------------------------------------------------------


def bombed(monkeypatch: pytest.MonkeyPatch, weather: int, defenders: int) -> State:
    g = position("E", "P")
    g.rps[GE] = 9
    g.weather[WEST] = weather
    warfare.place(g, warfare.BOMBERS)
    monkeypatch.setattr(warfare, "DEFENDERS", [lambda g: range(4)])
    monkeypatch.setattr("tests.great_war_in_europe.turns.VERBS", {"defend": "number", "done": None})
    run(g, warfare.defend, [f"defend:{e}" for e in range(defenders)] + ["done"] * (defenders < 4))
    return g


def test_5_24a_air_units_stay_at_home_until_the_next_strategic_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    g = bombed(monkeypatch, FAIR, 2)
    assert list(g.defenders) == [0, 1]
    warfare.surface(g)
    assert not g.defenders


@pytest.mark.parametrize(("weather", "defenders", "lost"), [(FAIR, 0, 3), (FAIR, 1, 2), (SNOW, 0, 1), (SNOW, 2, 0)])
def test_5_24b_the_die_the_weather_and_the_defenders(
    monkeypatch: pytest.MonkeyPatch, weather: int, defenders: int, lost: int
) -> None:
    """12.2e; X-10: a die of 3, snow, two defenders: nothing is lost."""
    g = bombed(monkeypatch, weather, defenders)
    run(g, warfare.bomb, dice=[3])
    assert g.rps[GE] == 9 - lost


def test_5_24b_never_below_nought(monkeypatch: pytest.MonkeyPatch) -> None:
    g = bombed(monkeypatch, FAIR, 0)
    g.rps[GE] = 2
    run(g, warfare.bomb, dice=[6])
    assert g.rps[GE] == 0


def test_5_24c_aces_are_tested_and_the_bombers_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    tested: list[tuple[int, ...]] = []

    def test(g: State) -> Iterator[object]:
        tested.append(g.defenders)
        yield from ()

    g = bombed(monkeypatch, FAIR, 1)
    monkeypatch.setattr(warfare, "TESTED", [test])
    run(g, warfare.bomb, dice=[1])
    assert tested == [(0,)]
    assert g.warfare == (warfare.BOMBERS,)


# -- 5.71 --------------------------------------------------------------------------------------------------------------


def test_5_71_the_united_states_join_on_o_or_when_the_marker_says() -> None:
    g = position("E", "N")
    united_states(g)
    assert g.allegiance[US] != AL
    g.letter = ord("O")
    united_states(g)
    assert g.allegiance[US] == AL
    g = position("E", "L")
    g.us_entry = ord("L")
    united_states(g)
    assert g.allegiance[US] == AL


def test_5_22c_5_71_a_marker_moved_to_this_turn_brings_the_united_states_now() -> None:
    g = at_sea()
    g.hunted = True
    g.us_entry = g.letter + 1
    run(g, warfare.uboats, dice=[5])
    assert (g.allegiance[US], g.us_entry) == (AL, g.letter)
