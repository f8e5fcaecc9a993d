"""5.0 Victory: how each scenario ends, and who has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.games.paths_of_glory.war_status import why_not_peace
from grognard.kernel.game import OptionValue
from grognard.kernel.refusal import BadInput

from .rounds import idle, without_piles
from .table import AP, CP, Table, opening, position, table

NOBODY = None
BALANCE = {"cp": CP, "ap": AP, "draw": NOBODY}


def war_status_phase(vp: int = 10, **position_args: Any) -> Table:
    """The war status phase at this level. If the war goes on, the Allies are asked to replace (FR6)."""
    g = position({"paris": "(FR6)", "essen": "GE1"}, phase="status", vp=vp, rp={"fr": 1}, **position_args)
    return table(without_piles(g))


def goes_on(t: Table) -> bool:
    return t.play.result is None and t.prompt == "ask-replace"


def ended(t: Table) -> tuple[int | None, str]:
    """Winner and reason."""
    assert t.play.result is not None, f"the game goes on: {t.prompt}"
    assert t.play.why_not(CP, ("automatic", None)) is not None
    return t.play.result.winner, t.play.result.reason


def winner_at_the_end(vp: int, scenario: str, turn: int, **position_args: Any) -> int | None:
    winner, reason = ended(war_status_phase(vp, scenario=scenario, turn=turn, **position_args))
    assert reason == "end-last-turn"
    return winner


def offer(vp: int, side: str, scenario: str = "campaign", options: Mapping[str, OptionValue] | None = None) -> Table:
    g = position({"paris": "FR6", "essen": "GE1"}, vp=vp, active=side, scenario=scenario, options=options)
    return table(g)


# -- 5.1 -----------------------------------------------------------------------------------------------------


def test_5_1_1_the_final_level_of_victory_points_decides() -> None:
    """5.1.1: each scenario has its own levels: 13 wins the Campaign and draws the other two."""
    assert winner_at_the_end(13, "campaign", 20) == CP
    assert winner_at_the_end(13, "limited-war", 10) is NOBODY
    assert winner_at_the_end(13, "introduction", 3) is NOBODY
    assert winner_at_the_end(10, "introduction", 3) == AP
    assert winner_at_the_end(10, "campaign", 20) is NOBODY


@pytest.mark.parametrize(("vp", "side"), [(19, "cp"), (1, "ap")])
def test_5_1_1_accepted_peace_is_a_draw_whatever_the_level(vp: int, side: str) -> None:
    """5.1.1, exception: one point from an automatic victory an accepted offer still makes a draw."""
    t = offer(vp, side).do("peace", "accept")
    assert ended(t) == (NOBODY, "end-peace")
    assert t.g.vp == vp


def test_5_1_2_taking_a_victory_point_space_moves_the_marker_and_no_other_space_does() -> None:
    """5.1.2: Lodz +1 for the Central Powers, Czestochowa nothing; Cambrai retaken -1, Sedan nothing."""
    units = {"oppeln": "GEc-1", "amiens": "FRc-1"}
    t = table(position(units, control={"cp": "cambrai sedan"}))
    t.do("automatic", "move:oppeln", "pick:GEc-1", "step:czestochowa")
    assert (t.control("czestochowa"), t.g.vp) == ("cp", 10)
    t.do("step:lodz")
    assert (t.control("lodz"), t.g.vp) == ("cp", 11)
    t.do("stop", "automatic", "move:amiens", "pick:FRc-1", "step:cambrai")
    assert (t.control("cambrai"), t.g.vp) == ("ap", 10)
    t.do("step:sedan")
    assert (t.control("sedan"), t.g.vp) == ("ap", 10)


def test_5_1_2_events_move_the_marker_as_the_table_says() -> None:
    """5.1.2: Reichstag Truce +1, Rape of Belgium -1; an event that is not in the table moves nothing."""
    g = position({"paris": "FR6", "essen": "GE1"}, turn=2, hands="CP9 AP13 CP11", played="CP1")
    t = table(g).do("event:CP9")
    assert t.g.vp == 11
    t.do("event:AP13")
    assert t.g.vp == 10
    t.do("event:CP11")
    assert t.g.vp == 10


OPTION = {"commitment-vp": True}


@pytest.mark.parametrize(
    ("status", "level", "gain"),
    [
        ((0, 4, 4), (0, 0), 1),  # first into Limited War
        ((4, 4, 8), (0, 0), 0),  # both in the same turn: nobody is first (S11)
        ((4, 0, 4), (0, 0), 0),  # the Allies are first
        ((4, 11, 15), (1, 1), 1),  # first into Total War
        ((11, 11, 22), (1, 1), 0),
        ((0, 11, 11), (0, 0), 2),  # both levels at once (S10)
    ],
)
def test_5_1_3_the_central_powers_score_for_being_first(
    status: tuple[int, int, int], level: tuple[int, int], gain: int
) -> None:
    """5.1.3, optional: 1 VP if alone first, at the end of a turn, in Limited War and 1 in Total War."""
    t = war_status_phase(status=status, level=level, options=OPTION)
    assert goes_on(t)
    assert t.g.vp == 10 + gain
    assert war_status_phase(status=status, level=level).g.vp == 10  # without the option


def test_5_1_3_second_is_not_first_even_on_a_later_turn() -> None:
    """5.1.3: once the Allies have been first into Limited War, the Central Powers no longer score for it."""
    g = war_status_phase(status=(4, 0, 4), options=OPTION).g.copy()
    assert g.level == [1, 0]
    g.phase, g.turn, g.ws = "status", g.turn + 1, [4, 4]
    later = table(g)
    assert later.g.level == [1, 1]
    assert later.g.vp == 10


def test_5_1_3_is_compared_at_the_end_of_a_turn_not_of_a_round() -> None:
    """5.1.3: the Central Powers reach 4 first by rounds, the Allies in the same turn: nobody scores."""
    units = {"paris": "(FR6)", "essen": "GE1"}
    g = position(units, turn=3, round=6, hands="CP11 AP14", status=(3, 3, 6), options=OPTION, rp={"fr": 1})
    t = table(g).do("event:CP11")
    assert t.g.ws[CP] == 4
    assert (t.g.level[CP], t.g.vp) == (0, 10)  # not in the middle of a turn
    t.do("event:AP14", "deploy:london")
    assert t.g.ws == [4, 4]
    assert t.g.level == [1, 1]
    assert t.g.vp == 10


# -- 5.2 -----------------------------------------------------------------------------------------------------

SCENARIOS = ["introduction", "limited-war", "campaign"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_5_2_1_twenty_points_in_step_e2_win_for_the_central_powers(scenario: str) -> None:
    """5.2.1: in every scenario; 19 is not enough, and more than 20 is (C11)."""
    assert ended(war_status_phase(20, scenario=scenario, turn=2)) == (CP, "end-automatic")
    assert ended(war_status_phase(21, scenario=scenario, turn=2)) == (CP, "end-automatic")
    assert goes_on(war_status_phase(19, scenario=scenario, turn=2))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_5_2_2_zero_points_in_step_e2_win_for_the_allies(scenario: str) -> None:
    """5.2.2: in every scenario; 1 is not enough, and less than 0 is (C11)."""
    assert ended(war_status_phase(0, scenario=scenario, turn=2)) == (AP, "end-automatic")
    assert ended(war_status_phase(-1, scenario=scenario, turn=2)) == (AP, "end-automatic")
    assert goes_on(war_status_phase(1, scenario=scenario, turn=2))


@pytest.mark.parametrize(("vp", "winner"), [(20, CP), (0, AP)])
def test_5_2_1_and_5_2_2_only_in_step_e2(vp: int, winner: int) -> None:
    """5.2.1, 5.2.2: the level may touch 20 or 0 during the action phase; only the war status phase looks."""
    t = table(position({"paris": "FR6", "essen": "GE1"}, round=6, vp=vp))
    idle(t)
    assert (t.prompt, t.play.result) == ("ask-action", None)
    idle(t)
    assert ended(t) == (winner, "end-automatic")


# -- 5.3 -----------------------------------------------------------------------------------------------------


def test_5_3_1_the_introduction_ends_after_fall_1914() -> None:
    """5.3.1: it goes on after turn 2 and is over after turn 3."""
    assert goes_on(war_status_phase(scenario="introduction", turn=2))
    t = war_status_phase(12, scenario="introduction", turn=3)
    assert ended(t) == (NOBODY, "end-last-turn")
    assert t.g.turn == 3


def test_5_3_2_no_commitment_rises_in_the_introduction() -> None:
    """5.3.2: war status 11 on both sides changes nothing; elsewhere it is Total War for both."""
    t = war_status_phase(scenario="introduction", turn=2, status=(11, 11, 22))
    assert t.g.level == [0, 0]
    assert "tu" not in t.g.war
    assert war_status_phase(scenario="campaign", turn=2, status=(11, 11, 22)).g.level == [2, 2]


def test_5_3_3_no_peace_terms_in_the_introduction() -> None:
    """5.3.3: neither side may offer peace, though its points would allow it elsewhere."""
    for vp, side in ((15, "cp"), (5, "ap")):
        t = offer(vp, side, "introduction")
        assert not t.can("peace")
        t.refusal("peace")
        reason = why_not_peace(t.g, t.g.active)
        assert reason is not None
        assert reason.rule == "5.3.3"
        assert offer(vp, side).can("peace")


@pytest.mark.parametrize(("vp", "who"), [(10, "ap"), (11, "draw"), (13, "draw"), (14, "cp")])
def test_5_3_4_the_levels_of_the_introduction(vp: int, who: str) -> None:
    """5.3.4: Central Powers 14 or more, draw 11 to 13, Allies 10 or less."""
    assert winner_at_the_end(vp, "introduction", 3) == BALANCE[who]


# -- 5.4 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "before", "level"), [((4, 11, 15), (0, 1), (1, 2)), ((11, 4, 15), (1, 0), (2, 1))])
def test_5_4_1_the_limited_war_ends_when_a_player_enters_total_war(
    status: tuple[int, int, int], before: tuple[int, int], level: tuple[int, int]
) -> None:
    """5.4.1: whoever it is; after the other has checked his commitment too. The Campaign goes on."""
    t = war_status_phase(17, scenario="limited-war", turn=7, status=status, level=before)
    assert ended(t) == (CP, "end-total-war")
    assert t.g.level == list(level)
    assert goes_on(war_status_phase(17, scenario="campaign", turn=7, status=status, level=before))
    assert goes_on(war_status_phase(17, scenario="limited-war", turn=7, status=(10, 10, 20), level=(1, 1)))


def test_5_4_1_the_other_ends_of_the_limited_war() -> None:
    """5.4.1: automatic victory, the end of Summer 1916 (turn 10), or accepted peace, which is a draw."""
    assert ended(war_status_phase(20, scenario="limited-war", turn=7)) == (CP, "end-automatic")
    assert goes_on(war_status_phase(17, scenario="limited-war", turn=9))
    assert ended(war_status_phase(17, scenario="limited-war", turn=10)) == (CP, "end-last-turn")
    assert ended(offer(17, "cp", "limited-war").do("peace", "accept")) == (NOBODY, "end-peace")


@pytest.mark.parametrize(("vp", "who"), [(12, "ap"), (13, "draw"), (16, "draw"), (17, "cp")])
def test_5_4_2_the_levels_of_the_limited_war(vp: int, who: str) -> None:
    """5.4.2: Central Powers 17 or more, draw 13 to 16, Allies 12 or less."""
    assert winner_at_the_end(vp, "limited-war", 10) == BALANCE[who]


# -- 5.5 -----------------------------------------------------------------------------------------------------


TOTAL_WAR: dict[str, Any] = {"level": (2, 2), "war": "it tu"}


def test_5_5_1_the_four_ends_of_the_campaign() -> None:
    """5.5.1: automatic victory, the end of Winter 1919 (turn 20), armistice, or accepted peace (draw)."""
    assert ended(war_status_phase(20, turn=12)) == (CP, "end-automatic")
    assert goes_on(war_status_phase(14, turn=19))
    assert ended(war_status_phase(14, turn=20)) == (CP, "end-last-turn")
    assert goes_on(war_status_phase(14, turn=12, status=(20, 19, 39), **TOTAL_WAR))
    assert ended(war_status_phase(14, turn=12, status=(20, 20, 40), **TOTAL_WAR)) == (CP, "end-armistice")
    assert ended(war_status_phase(9, turn=12, status=(20, 20, 41), **TOTAL_WAR)) == (AP, "end-armistice")
    assert ended(offer(14, "cp").do("peace", "accept")) == (NOBODY, "end-peace")
    rejected = offer(14, "cp").dice(4).do("peace", "reject")
    assert (rejected.play.result, rejected.prompt) == (None, "ask-action")


@pytest.mark.parametrize("vp", [11, 12])
def test_5_5_2_brest_litovsk_lowers_what_the_central_powers_need(vp: int) -> None:
    """5.5.2: 11 and 12 are a victory with the treaty and a draw without it, at an armistice too."""
    assert winner_at_the_end(vp, "campaign", 20, played="CP45") == CP
    assert winner_at_the_end(vp, "campaign", 20) is NOBODY
    assert ended(war_status_phase(vp, status=(20, 20, 40), **TOTAL_WAR, played="CP45")) == (
        CP,
        "end-armistice",
    )
    assert ended(war_status_phase(vp, status=(20, 20, 40), **TOTAL_WAR)) == (NOBODY, "end-armistice")


@pytest.mark.parametrize(("vp", "who"), [(9, "ap"), (10, "draw"), (11, "cp")])
def test_5_5_2_1_the_levels_after_brest_litovsk(vp: int, who: str) -> None:
    """5.5.2.1: Central Powers 11 or more, draw at 10, Allies 9 or less."""
    assert winner_at_the_end(vp, "campaign", 20, played="CP45") == BALANCE[who]


@pytest.mark.parametrize(("vp", "who"), [(9, "ap"), (10, "draw"), (12, "draw"), (13, "cp")])
def test_5_5_2_2_the_levels_without_brest_litovsk(vp: int, who: str) -> None:
    """5.5.2.2: Central Powers 13 or more, draw 10 to 12, Allies 9 or less."""
    assert winner_at_the_end(vp, "campaign", 20) == BALANCE[who]


# -- 5.6 -----------------------------------------------------------------------------------------------------

TOURNAMENT = {"tournament": True}


def test_5_6_1_tournaments_use_the_limited_war_or_the_campaign() -> None:
    """5.6.1, optional: the Introduction is not for tournaments; a bid is for nothing else."""
    for scenario in ("limited-war", "campaign"):
        assert opening(scenario, TOURNAMENT).options["tournament"] is True
    with pytest.raises(BadInput, match=r"5\.6\.1"):
        opening("introduction", TOURNAMENT)
    with pytest.raises(BadInput, match=r"5\.6"):
        opening("campaign", {"bid": 2})


@pytest.mark.parametrize(("scenario", "turn", "win"), [("campaign", 20, 13), ("limited-war", 10, 17)])
def test_5_6_2_the_allied_bid_is_added_at_the_end(scenario: str, turn: int, win: int) -> None:
    """5.6.2, optional: who bid 2 points for the Allies needs the Central Powers to stay two points lower."""
    bid = {**TOURNAMENT, "bid": 2}
    assert winner_at_the_end(win - 2, scenario, turn, options=bid) == CP
    assert winner_at_the_end(win - 3, scenario, turn, options=bid) == AP
    assert winner_at_the_end(win - 2, scenario, turn, options=TOURNAMENT) == AP


def test_5_6_2_1_the_bid_does_not_count_for_an_automatic_victory() -> None:
    """5.6.2.1, optional: 18 and a bid of 3 are not 20, and 0 and a bid of 3 are still 0."""
    bid = {**TOURNAMENT, "bid": 3}
    assert goes_on(war_status_phase(18, options=bid))
    assert ended(war_status_phase(20, options=bid)) == (CP, "end-automatic")
    assert ended(war_status_phase(0, options=bid)) == (AP, "end-automatic")


@pytest.mark.parametrize(
    ("scenario", "turn", "played", "draws", "win"),
    [
        ("campaign", 20, "", (10, 12), 13),
        ("campaign", 20, "CP45", (10, 10), 11),
        ("limited-war", 10, "", (13, 16), 17),
    ],
)
def test_5_6_3_a_draw_counts_for_the_allies(
    scenario: str, turn: int, played: str, draws: tuple[int, int], win: int
) -> None:
    """5.6.3, optional: the normal levels hold, but what would be a draw is an Allied victory."""
    for vp in draws:
        assert winner_at_the_end(vp, scenario, turn, played=played) is NOBODY
        assert winner_at_the_end(vp, scenario, turn, played=played, options=TOURNAMENT) == AP
    assert winner_at_the_end(win, scenario, turn, played=played, options=TOURNAMENT) == CP


def test_5_6_4_accepted_peace_makes_both_players_losers() -> None:
    """5.6.4, optional: nobody wins, and it is not called a draw."""
    assert ended(offer(12, "cp", options=TOURNAMENT).do("peace", "accept")) == (NOBODY, "end-peace-both-lose")
    assert ended(offer(12, "cp").do("peace", "accept")) == (NOBODY, "end-peace")
