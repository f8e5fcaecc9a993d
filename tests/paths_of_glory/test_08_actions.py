"""8.0 The action phase: who acts when, and what an action may be."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.paths_of_glory.state import DISCARD
from grognard.games.paths_of_glory.war_status import why_not_peace

from .rounds import idle, without_piles
from .table import AP, CP, Table, position, table

FRONT = {"paris": "(FR6)", "essen": "GE1", "koblenz": "GE2"}


def round_of(number: int = 1, **args: Any) -> Table:
    """An action round; at the end of the turn the Allies are asked to replace (FR6)."""
    return table(without_piles(position(FRONT, round=number, rp={"fr": 1}, **args)))


def test_8_1_1_six_rounds_of_one_action_each() -> None:
    """8.1.1: six rounds, in each of them one action of either player; the sixth is the last."""
    t = round_of()
    rounds: list[int] = []
    while t.prompt == "ask-action":
        rounds.append(t.g.round)
        idle(t)
    assert rounds == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert t.prompt == "ask-replace"


def test_8_1_1_an_action_is_one_card_not_two() -> None:
    """8.1.1: after his card a player waits for the other, whatever he still holds."""
    t = round_of(hands="CP7 CP9").do("rp:CP7")
    assert t.asked == "ap"
    assert t.card("CP9") == "hand"
    idle(t)
    assert (t.asked, t.g.round) == ("cp", 2)


@pytest.mark.parametrize("number", range(1, 7))
def test_8_1_2_the_central_powers_act_first_in_every_round(number: int) -> None:
    """8.1.2: even after the Allies had the last word of the round before."""
    t = round_of(number - 1 or 1, active="ap") if number > 1 else round_of(1)
    if number > 1:
        idle(t)
    assert (t.g.round, t.asked) == (number, "cp")
    idle(t)
    assert (t.g.round, t.asked) == (number, "ap")


def test_8_1_3_a_card_in_four_ways_peace_or_a_free_operation_and_no_passing() -> None:
    """8.1.3: exactly these actions are open to a player with 11 points and one card; he must choose one."""
    t = round_of(hands="CP9", vp=11)
    assert t.options == ["ops:CP9", "event:CP9", "sr:CP9", "rp:CP9", "automatic", "peace"]
    t.refusal("done")
    assert t.refusal("ops:CP7").rule == "9.1.3"


def test_8_1_3_without_a_card_one_operation_of_one_point() -> None:
    """8.1.3: an empty hand leaves the automatic operation: one space is activated, then no point is left."""
    t = round_of()
    assert t.options == ["automatic"]
    t.do("automatic")
    assert t.g.points == 1
    t.do("move:koblenz", "pick:GE2", "step:aachen", "stop")
    assert (t.at("GE2"), t.asked) == ("aachen", "ap")
    assert all(place != DISCARD for place in t.g.place)


def test_8_1_3_each_way_of_playing_a_card() -> None:
    """8.1.3: operations give its OPS value, redeployment its SR value, RP are noted, events happen."""
    t = round_of(hands="CP9").do("ops:CP9")
    assert (t.g.points, t.prompt) == (4, "ask-activate")
    t = round_of(hands="CP9").do("sr:CP9")
    assert (t.g.points, t.g.phase) == (4, "redeploy")
    t = round_of(hands="CP9").do("rp:CP9")
    assert (t.rp("ge"), t.rp("ah"), t.asked) == (3, 2, "ap")
    t = round_of(hands="CP9").do("event:CP9")
    assert (t.g.vp, t.g.ws[CP], t.asked) == (11, 1, "ap")


@pytest.mark.parametrize(("vp", "cp", "ap"), [(9, False, True), (10, False, False), (11, True, False)])
def test_8_1_3_peace_only_if_the_points_permit(vp: int, cp: bool, ap: bool) -> None:
    """8.1.3: the Central Powers from 11 on, the Allies up to 9; it is the whole action."""
    for side, allowed, rule in (("cp", cp, "16.5.1.1"), ("ap", ap, "16.5.1.2")):
        t = round_of(active=side, vp=vp)
        assert t.can("peace") == allowed
        if allowed:
            t.dice(4).do("peace", "reject")
            assert (t.g.vp, t.asked) == (vp, "ap" if side == "cp" else "cp")
        else:
            t.refusal("peace")
            reason = why_not_peace(t.g, t.g.active)
            assert reason is not None
            assert reason.rule == rule


def test_8_1_4_the_action_chart_shows_what_was_done_round_by_round() -> None:
    """8.1.4: automatic, OPS, SR, RP, event and peace are told apart, for both players."""
    t = round_of(hands="CP7 CP8 CP9 CP10 CP12 AP1 AP2", vp=11)
    t.do("ops:CP7", "done", "rp:AP1")
    t.do("sr:CP8", "done", "event:AP2")
    t.do("rp:CP12")
    idle(t)
    t.do("event:CP10")
    idle(t)
    t.dice(4).do("peace", "reject")
    idle(t)
    idle(t)
    chart = {
        "ap": ["rp", "event", *["automatic"] * 3],
        "cp": ["ops", "sr", "rp", "event", "peace", "automatic"],
    }
    assert t.play.view(AP)["position"].actions == chart
    assert (t.g.round, t.asked) == (6, "ap")
    idle(t)
    assert t.g.acts[AP] == [*chart["ap"], "automatic"]


def test_8_1_5_the_players_alternate_until_each_has_acted_six_times() -> None:
    """8.1.5: cp, ap, cp, ap and so on; the phase ends with the sixth Allied action and not before."""
    t = round_of()
    turns = []
    while t.prompt == "ask-action":
        turns.append(t.asked)
        assert t.play.why_not(AP if t.asked == "cp" else CP, ("automatic", None)) is not None
        idle(t)
    assert turns == ["cp", "ap"] * 6
    assert [len(acts) for acts in t.g.acts] == [6, 6]
