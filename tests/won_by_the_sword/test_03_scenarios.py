"""What scenarios bring into a month: levies, mutiny, dice for arrivals, departures, the end of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.won_by_the_sword.kinds import IM, SIDES, SW
from grognard.games.won_by_the_sword.sequence import final_points
from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, Put, Table, a_card, at, chit, deal, held, link, sword

MONTH = [deal(1, 10), deal(11, 20)]
"""The cards of the next month."""
LEVY = BOX.setups["1634"].levies[0]
END = BOX.tables["end"]


# -- levies: 1634, four regiments of Swedish foot from Württemberg, from turn 6 on -------------------------------------


def levied(columns: dict[str, Put], turn: int = 6, round: int = 1, **more: Any) -> Table:
    """A round of 1634 begins."""
    return sword(columns, scenario="1634", phase="round", turn=turn, round=round, **more).check()


def joined(t: Table) -> dict[str, str]:
    """What the Swedish columns hold."""
    return {name: t.troops(name) for name in ("sw1", "sw2", "sw3") if not t.gone(name)}


def test_s_a_a_levy_joins_the_first_column_in_its_country_that_leads_its_nation() -> None:
    """16.0a: not one under a Hessian alone, nor one elsewhere; and one column only. Everybody sees which."""
    assert (LEVY.turn, LEVY.round, LEVY.side, len(LEVY.troops)) == (6, 1, SW, 1)
    t = levied(
        {
            "sw1": at("ulm", "oberst-he-1", "1 he-inf"),
            "sw2": at("stuttgart", "horn", "1 sw-cav"),
            "sw3": at("ulm", "bernhard/sw", "1 sw-cav"),
            "im1": at("tuebingen", "oberst-ba-1", "1 ba-inf"),
        }
    )
    assert joined(t) == {"sw1": "1 he-inf", "sw2": "4 sw-inf 1 sw-cav", "sw3": "1 sw-cav"}
    assert (t.troops("im1"), t.told("log-levy")) == ("1 ba-inf", [{"column": ("column", 1)}])
    assert joined(levied({"sw1": at("munich", "horn", "1 sw-cav")})) == {"sw1": "1 sw-cav"}


def test_s_a_a_levy_comes_once_and_not_before_its_round() -> None:
    column = {"sw1": at("ulm", "horn", "1 sw-cav")}
    assert joined(levied(column, 5, 5)) == {"sw1": "1 sw-cav"}
    assert joined(levied(column, 7, 3)) == {"sw1": "4 sw-inf 1 sw-cav"}  # late, if nobody was there before
    assert joined(levied(column, levied=1)) == {"sw1": "1 sw-cav"}
    t = levied(column, initiative="sw")
    assert t.g.levied == 1
    t.g.round += 1
    t = Table(_again(t))
    assert joined(t) == {"sw1": "4 sw-inf 1 sw-cav"}


def _again(t: Table) -> Any:
    """The position as another round begins."""
    g = t.g.copy()
    g.phase = "round"
    return g


# -- mutiny: 1633, the Swedes in turns 2 and 3 -------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "turn", "side", "cp"), [
    ("1633", 1, "sw", 4), ("1633", 2, "sw", 3), ("1633", 3, "sw", 3), ("1633", 4, "sw", 4), ("1633", 2, "im", 4),
    ("1632", 2, "sw", 4),
])  # fmt: skip
def test_s_a_mutinous_columns_have_a_point_less_of_every_card(scenario: str, turn: int, side: str, cp: int) -> None:
    columns = {
        "sw1": at("ansbach", "horn", "4 sw-inf", bp=9), "im1": at("munich", "oberst-ba-1", "4 ba-inf", bp=9)
    }  # fmt: skip
    card = a_card("tactical", cp=4)
    t = sword(columns, scenario=scenario, turn=turn, side=side, hand={side: f"{card} c1"})
    assert t.do(f"activate:{side}1", f"play:{card}").cp == cp


# -- arrivals that a die decides: 1632, Wallenstein after turn 2 -------------------------------------------------------


@pytest.mark.parametrize(("die", "turn"), [(0, 3), (2, 3), (3, 4), (6, 5), (9, 5)])
def test_4_1e_a_die_says_when_a_reinforcement_comes(die: int, turn: int) -> None:
    t = sword(phase="end", turn=2, round=5, waiting=[1, 2], dice=[die, *MONTH])
    assert (t.g.due, t.told("log-arrival-roll")) == (
        {2: turn}, [{"side": ("side", IM), "die": die, "turn": ("turn", turn)}]
    )  # fmt: skip
    assert t.view("sw").coming[1].turn == turn


def test_4_1e_no_die_in_another_month_nor_for_one_who_is_there() -> None:
    assert sword(phase="end", turn=1, round=5, waiting=[2]).g.due == {}
    assert sword(phase="end", turn=3, round=5, waiting=[2]).g.due == {}
    assert sword(phase="end", turn=2, round=5, waiting=[1]).g.due == {}


# -- departures: 1645, Königsmarck's Swedes at the end of turn 5 -------------------------------------------------------

KING = BOX.leader["koenigsmarck"]
WHICH = next(i for i, one in enumerate(BOX.setups["1645"].arrivals) if one.leaves)


def leaving(columns: dict[str, Put], turn: int = 5, **more: Any) -> Table:
    return sword(columns, scenario="1645", phase="end", turn=turn, round=5, **more).check()


def test_4_1e_a_reinforcement_that_leaves_goes_by_its_leaders_wherever_they_are() -> None:
    """Also if another column has absorbed it: the rest of that one stays, and everybody sees how many go."""
    t = leaving({"sw1": at("hanau", "turenne koenigsmarck/sw", "4 fr-inf 3 sw-cav 1 sw-inf", bp=4, origin=WHICH)})
    assert (t.leaders("sw1"), t.troops("sw1"), t.col("sw1").bp) == (["turenne"], "4 fr-inf", 4)
    assert (t.g.away, t.col("sw1").origin) == ({KING: (-1, SW)}, -1)
    assert t.told("log-departs") == [{"column": ("column", 0), "number": 4}]
    t = leaving({"sw2": at("hanau", "koenigsmarck/sw", "3 sw-cav", bp=2)})
    assert (t.gone("sw2"), t.stock("hanau"), t.cadre("sw")) == (True, (2, 0), "")
    t = leaving({"sw1": at("speyer", "turenne", "4 fr-inf")}, homeless=[(KING, SW), (BOX.leader["rosen"], SW)])
    assert (t.g.homeless, t.g.away) == ([(BOX.leader["rosen"], SW)], {KING: (-1, SW)})


def test_4_1e_only_when_its_month_is_over_and_only_its_side() -> None:
    columns = {
        "sw1": at("hanau", "koenigsmarck/sw", "3 sw-cav"), "im1": at("ulm", "oberst-sw-1", "2 sw-inf")
    }  # fmt: skip
    assert leaving(columns, turn=4).troops("sw1") == "3 sw-cav"
    t = leaving(columns)
    assert (t.gone("sw1"), t.troops("im1")) == (True, "2 sw-inf")


def test_5_2a_a_garrison_stays_when_its_leader_leaves() -> None:
    place = {"hanau": held("sw", "2 sw-inf", "koenigsmarck/sw oberst-sw-1")}
    t = leaving({"sw1": at("speyer", "turenne", "4 fr-inf")}, garrisons=place)
    assert (t.leaders("hanau"), t.troops("hanau")) == (["oberst-sw-1"], "2 sw-inf")


def test_4_1e_a_reinforcement_that_never_came_does_not_come_once_it_would_have_left() -> None:
    column = {"sw1": at("speyer", "turenne", "4 fr-inf")}
    assert leaving(column, waiting=[0, WHICH]).g.waiting == [0]
    assert leaving(column, turn=4, waiting=[WHICH]).g.waiting == [WHICH]


def test_4_0a_whoever_is_left_without_a_regiment_is_no_column() -> None:
    """4.5b, 4.5c: its leaders look for another, guns and baggage lie where it was. 9.2e: its patrols are recalled."""
    t = leaving(
        {"sw1": at("speyer", "turenne koenigsmarck/sw", "3 sw-cav 1 fr-art 1 fr-det", bp=3)},
        patrols={link("speyer", "mannheim"): ("sw1", "sw-cav")},
    )
    assert (t.gone("sw1"), t.stock("speyer"), t.g.patrols) == (True, (3, 1), {})
    assert (t.told("log-departs")[0]["number"], t.g.homeless) == (4, [(BOX.leader["turenne"], SW)])
    assert t.g.raised[0] == t.g.raised[1] == 0


@pytest.mark.parametrize(("foot", "goes_on"), [(3, True), (2, False)])
def test_11_0c_11_1b_a_siege_too_weak_after_a_departure_is_lifted(foot: int, goes_on: bool) -> None:
    """Six steps keep a fortified town besieged."""
    assert BOX.fort[BOX.space["rothenburg"]].keep == 6
    t = leaving(
        {"sw1": at("rothenburg", "turenne koenigsmarck/sw", f"{foot} fr-inf 3 sw-cav")},
        garrisons={"rothenburg": held("im", "1 ba-inf")}, sieges={"rothenburg": Siege(0, 10, 4)},
    )  # fmt: skip
    assert t.troops("sw1") == f"{foot} fr-inf"
    assert t.besieged("rothenburg") == goes_on
    assert bool(t.told("log-siege-ends")) != goes_on


@pytest.mark.parametrize("back", [-1, 28, 40])
def test_6_3d_those_whose_leader_was_hit_leave_under_the_oberst_in_his_place(back: int) -> None:
    """Whether he is dead, well again, or not yet: he is out of it (turn 5 round 5 is the thirtieth round)."""
    t = leaving({"sw1": at("hanau", "turenne oberst-sw-1", "4 fr-inf 3 sw-cav")}, away={KING: (back, SW)})
    assert (t.leaders("sw1"), t.troops("sw1"), t.g.away) == (["turenne"], "4 fr-inf", {KING: (-1, SW)})
    t = leaving({"sw2": at("hanau", "oberst-sw-2", "3 sw-cav", origin=WHICH)}, away={KING: (back, SW)})
    assert t.gone("sw2")


def test_6_3d_but_no_oberst_leaves_for_a_leader_who_was_not_hit() -> None:
    columns = {"sw1": at("hanau", "koenigsmarck/sw", "3 sw-cav"), "sw2": at("speyer", "oberst-sw-1", "2 sw-inf")}
    t = leaving(columns)
    assert (t.gone("sw1"), t.troops("sw2")) == (True, "2 sw-inf")
    del columns["sw1"]
    assert leaving(columns).troops("sw2") == "2 sw-inf"
    assert leaving(columns, away={KING: (0, SW)}).troops("sw2") == "2 sw-inf"  # he only had nowhere to go
    assert leaving({"sw2": at("speyer", "oberst-fr-1", "2 fr-inf")}, away={KING: (-1, SW)}).troops("sw2") == "2 fr-inf"


def test_6_3d_of_two_oberste_the_one_leaves_whose_column_came_so() -> None:
    columns = {
        "sw1": at("hanau", "oberst-sw-1", "2 sw-inf"),
        "sw2": at("hanau", "oberst-sw-2", "3 sw-cav", origin=WHICH),
    }
    t = leaving(columns, away={KING: (-1, SW)})
    assert (t.troops("sw1"), t.gone("sw2")) == ("2 sw-inf", True)
    place = {"hanau": held("sw", "2 sw-inf", "oberst-sw-3")}
    t = leaving({"sw1": at("speyer", "turenne", "4 fr-inf")}, garrisons=place, away={KING: (-1, SW)})
    assert t.leaders("hanau") == []


# -- 3.5 the end of a campaign -----------------------------------------------------------------------------------------


def ends(die: int, turn: int = 8, at_space: str = "mergentheim", vp: tuple[int, int] = (10, 0)) -> bool:
    """Whether a die ends the campaign of 1632 for the Swedes at `at_space`, who keep the initiative."""
    t = sword(
        {"sw1": at(at_space, "baner", "4 sw-inf")}, phase="end", turn=turn, round=5, initiative="sw", vp=list(vp),
        dice=[die, *MONTH],
    ).do("continue", "finish", "keep")  # fmt: skip
    (line,) = t.told("log-end-roll")
    assert (line["die"], line["ends"]) == (die, int(t.play.result is not None))
    return t.play.result is not None


def test_t_f_each_month_after_the_first_makes_the_end_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [ends(die) for die in (END["target"] - 1, END["target"])] == [False, True]
    monkeypatch.setitem(BOX.setups, "1632", BOX.setups["1632"]._replace(end_turn=6))
    more = 2 * END["late"]
    assert more > 0
    assert [ends(die) for die in (END["target"] - more - 1, END["target"] - more)] == [False, True]


def test_3_5b_a_battle_scenario_has_a_fixed_length() -> None:
    column = {"sw1": at("mergentheim", "baner", "4 sw-inf")}
    t = sword(column, scenario="lech", phase="end", turn=1, round=5, initiative="sw", vp=[30, 0], dice=MONTH)
    assert t.do("continue").g.turn == 2


def test_3_5b_every_column_of_the_leader_counts_and_none_of_the_other_side() -> None:
    columns = {"sw1": at("mergentheim", "baner", "4 sw-inf"), "sw2": at("munich", "oberst-sw-1", "4 sw-inf")}
    t = sword(columns, phase="end", turn=8, round=5, initiative="sw", vp=[9, 0], dice=MONTH).do("continue")
    assert t.prompt == "ask-first"
    columns = {"sw1": at("mergentheim", "baner", "4 sw-inf"), "im1": at("munich", "oberst-ba-1", "4 ba-inf")}
    t = sword(columns, phase="end", turn=8, round=5, initiative="sw", vp=[9, 0], dice=MONTH).do("continue")
    assert t.prompt == "ask-end-campaign"


def test_3_5a_one_who_goes_on_is_enough_and_the_other_is_not_asked() -> None:
    t = sword(phase="end", turn=3, round=5, initiative="im", dice=MONTH).do("continue")
    assert (t.g.turn, t.g.round, t.prompt) == (4, 1, "ask-first")
    assert not t.told("log-agreed")


@pytest.mark.parametrize(("back", "draws"), [(1, False), (0, True)])
def test_3_6_6_1d_a_new_month_begins_before_its_first_round(back: int, draws: bool) -> None:
    """6.3c: a leader who is well in its first round draws no chit for it yet."""
    away = {BOX.leader["gustavus"]: (4 * BOX.rounds + back, SW)}
    dice = [*([chit("surprise")] if draws else []), *MONTH]
    t = sword({"sw1": at("ulm", "baner", "4 sw-inf")}, phase="end", turn=3, round=5, away=away, dice=dice).do(
        "continue"
    )
    assert (t.g.turn, t.g.round, t.hand("sw")) == (4, 1, list(BOX.cards[:10]))


def test_1_1b_the_more_points_win_and_the_defender_if_they_are_equal() -> None:
    for vp, winner, reason in (([4, 3], SW, "end-points"), ([3, 4], IM, "end-points"), ([3, 3], IM, "end-equal")):
        result = sword(phase="end", turn=9, round=5, vp=vp).play.result
        assert result is not None
        assert (result.winner, result.reason, result.args["sw"], result.args["im"]) == (winner, reason, *vp)
    assert BOX.setups["1632"].defender == IM
    result = sword(phase="end", turn=9, round=5, scenario="1634").play.result
    assert result is not None
    assert result.winner == BOX.setups["1634"].defender == SW


def test_t_e_what_is_counted_at_the_end() -> None:
    """Half for sieges as good as won, all for places held, and one less for each regiment lost."""
    fort = BOX.fort[BOX.space["rothenburg"]]
    for inside, value in ((None, fort.vp_neutral), (held("im", "1 ba-det"), fort.vp_enemy)):
        t = sword(
            {"sw1": at("rothenburg", "baner", "4 sw-inf")}, garrisons={"rothenburg": inside} if inside else {},
            sieges={"rothenburg": Siege(0, 10, 10)}, cadre={"sw": "2 sw-inf 1 sw-cav", "im": "1 ba-inf"}, vp=[5, 1],
        )  # fmt: skip
        assert final_points(t.g) == [5 + value // BOX.victory["siege"] - 3, 1 - 1]
        assert t.vp == (5, 1)
    t = sword({"im1": at("rothenburg", "cratz", "4 ba-inf")}, sieges={"rothenburg": Siege(4, 10, 10)})
    assert final_points(t.g) == [0, fort.vp_neutral // BOX.victory["siege"]]
    space, value = next(iter(BOX.setups["1632"].control_vp.items()))
    for side in SIDES:
        t = sword(garrisons={BOX.spaces[space]: held(side, "1 sw-det")})
        assert final_points(t.g)[SIDES.index(side)] == value
