"""5.8 The initiative, OHL and OberOst."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import initiative
from grognard.games.great_war_in_europe.box import AL, CP, US
from grognard.games.great_war_in_europe.fronts import EASTERN, WEST, WESTERN
from grognard.games.great_war_in_europe.sequence import begin_half, mover_of
from grognard.games.great_war_in_europe.state import State, refresh

from .turns import at, join, position, question, run


def west_and_east(g: State) -> tuple[int, int]:
    return g.initiative[WESTERN], g.initiative[EASTERN]


def entrench(g: State, side: int) -> None:
    """A unit in every hex of a column of the West from the sea to the southern edge."""
    front = g.box.fronts[WEST]
    units = [u for u in range(g.box.count) if g.allegiance[g.box.nation[u]] == side and g.box.in_game[u]]
    north, south = initiative.line_ends(front)
    path = [h for h in range(front.size) if north >> h & 1]
    came = dict.fromkeys(path, -1)
    for h in path:
        for n in front.map.linked[h]:
            if front.land >> n & 1 and n not in came:
                came[n] = h
                path.append(n)
    h = next(h for h in path if south >> h & 1)
    for u in units:
        g.loc[u] = h + front.base
        h = came[h]
        if h < 0:
            break
    assert h < 0
    refresh(g)


def test_5_81_it_holds_until_the_next_time() -> None:
    g = position("E")
    assert west_and_east(g) == (CP, AL)
    run(g, initiative.initiative, ["initiative:eastern"])
    assert west_and_east(g) == (AL, CP)
    for g.second in (False, True):
        begin_half(g)
        assert g.side == (CP if g.second else AL)


def test_5_82_six_full_american_divisions_in_france() -> None:
    g = position("E", "P")
    join(g, US, AL)
    at(g, "us-1 us-2 us-26 us-42 us-32", "W5008")
    at(g, "us-3", "W6518")
    initiative.united_states(g)
    assert not g.allied_choice
    at(g, "us-3", "W5009")
    g.left[g.box.unit["us-3"]] = 1
    initiative.united_states(g)
    assert not g.allied_choice
    g.left[g.box.unit["us-3"]] = 2
    initiative.united_states(g)
    assert g.allied_choice
    at(g, "us-1 us-2", "dead")
    initiative.united_states(g)
    assert g.allied_choice
    asked = question(g, initiative.initiative)
    assert asked is None or asked.side == AL


def test_5_83a_the_other_gets_the_other_theatre() -> None:
    """EX-07."""
    g = position("E")
    g.initiative = [AL, CP]
    entrench(g, CP)
    run(g, initiative.initiative, ["initiative:western"])
    assert west_and_east(g) == (CP, AL)


def test_5_83b_nobody_switches_twice_running() -> None:
    """EX-08."""
    g = position("E", "R")
    run(g, initiative.initiative, ["initiative:eastern"])
    g.letter = ord("S")
    entrench(g, CP)
    assert question(g, initiative.initiative) is None
    reason = initiative.why_not_theatre(g, CP, WESTERN)
    assert reason is not None
    assert reason.rule == "5.83b"
    g.allied_choice = True
    assert question(g, initiative.initiative) is None
    g.letter, g.allied_choice = ord("T"), False
    assert question(g, initiative.initiative) is not None


def test_5_84_from_east_to_west_only_behind_a_line() -> None:
    g = position("E")
    g.initiative = [AL, CP]
    assert question(g, initiative.initiative) is None
    reason = initiative.why_not_theatre(g, CP, WESTERN)
    assert reason is not None
    assert reason.rule == "5.84"
    entrench(g, CP)
    assert question(g, initiative.initiative) is not None
    g.loc[next(u for u in range(g.box.count) if g.loc[u] < g.box.fronts[WEST].size)] = g.loc[0] | 1 << 16
    refresh(g)
    assert not initiative.unbroken(g, CP)
    assert not initiative.unbroken(g, AL)


def test_5_84_from_west_to_east_without() -> None:
    run(position("E"), initiative.initiative, ["initiative:eastern"])


def test_5_85_who_has_it_moves_first_there() -> None:
    g = position("E")
    g.theatre, g.second = WESTERN, False
    assert mover_of(g) == CP
    g.second = True
    assert mover_of(g) == AL


@pytest.mark.parametrize(("front", "theatre"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 0), (5, 1)])
def test_5_86_the_fronts_of_each_theatre(front: int, theatre: int) -> None:
    assert position("E").box.fronts[front].theatre == theatre


def test_5_87a_in_the_near_east_alone_it_stays() -> None:
    g = position("NE")
    assert west_and_east(g) == (CP, AL)
    assert question(g, initiative.initiative) is None
    assert west_and_east(g) == (CP, AL)


def test_5_87b_an_event_says_who_has_it() -> None:
    g = position("NE")
    run(g, lambda g: initiative.play_initiative(g, AL, True), ["holder:al"])
    assert west_and_east(g) == (AL, CP)
    assert not g.settled


def test_5_87c_the_allies_may_answer_and_then_it_is_theirs_for_good() -> None:
    g = position("NE")
    assert not initiative.is_void(g, CP)
    assert run(g, lambda g: initiative.play_initiative(g, CP, False), ["holder:al"]) is False
    assert run(g, lambda g: initiative.play_initiative(g, CP, True), ["holder:cp", "wait"]) is False
    answers = ["holder:cp", "cancel_initiative", "holder:al"]
    assert run(g, lambda g: initiative.play_initiative(g, CP, True), answers) is True
    assert west_and_east(g) == (AL, CP)
    assert g.settled
    assert initiative.is_void(g, CP)
    assert not initiative.is_void(g, AL)


def test_5_88_ohl_only_with_the_initiative_in_the_west() -> None:
    g = position("E")
    run(g, initiative.headquarters, ["ohl"])
    assert g.ohl
    run(g, initiative.headquarters, ["oberost"])
    assert not g.ohl
    g.initiative = [AL, CP]
    assert initiative.headquarters(g) is None
    assert not g.ohl
