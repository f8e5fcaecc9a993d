"""16.1 to 16.3: war status, commitment, armistice, the entry of the United States."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.combat import why_not_attacker
from grognard.games.paths_of_glory.state import DISCARD, TABLE, State
from grognard.games.paths_of_glory.war_status import LIMITED, MOBILIZATION, TOTAL, us_track
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from .rounds import idle
from .table import AP, BOX, CP, Table, opening, position, table

TURKS = "adrianople gallipoli constantinople balikesir ankara adana rize erzerum van mosul baghdad damascus gaza medina"


def war_status_phase(**position_args: Any) -> Table:
    """The war status phase of turn 2, if nothing else is said, up to the Allied replacements."""
    settings: dict[str, Any] = {"turn": 2, "phase": "status", "rp": {"fr": 1}} | position_args
    return table(position({"paris": "(FR6)", "essen": "GE1"}, **settings))


def cards_of(side: str, *decks: int) -> set[str]:
    return {
        name
        for c, name in enumerate(BOX.cards)
        if name.startswith(side) and BOX.deck[c] in decks and not BOX.expansion[c]
    }


def pile(t: Table, side: str) -> set[str]:
    return {name for name in BOX.cards if name.startswith(side) and t.card(name) == "pile"}


def next_turn(t: Table) -> Table:
    """The same position at the start of the same side's action a turn later."""
    g = t.g.copy()
    g.turn += 1
    g.flags = 0
    g.reinforced = frozenset()
    return table(g)


# -- 16.1 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_16_1_1_both_start_at_mobilization(scenario: str) -> None:
    """16.1.1: in every scenario, at war status 0 and with Mobilization cards only."""
    t = table(opening(scenario))
    assert t.g.level == [MOBILIZATION, MOBILIZATION]
    assert (t.g.ws, t.g.combined) == ([0, 0], 0)
    for side in ("CP", "AP"):
        assert pile(t, side) == cards_of(side, MOBILIZATION)


@pytest.mark.parametrize(
    ("scenario", "turn", "level"),
    [
        ("campaign", 1, MOBILIZATION),
        ("campaign", 2, LIMITED),
        ("limited-war", 1, MOBILIZATION),
        ("limited-war", 2, LIMITED),
        ("introduction", 2, MOBILIZATION),
    ],
)
def test_16_1_2_commitment_is_checked_from_turn_2(scenario: str, turn: int, level: int) -> None:
    """16.1.2: in the war status phase of turn 2 and later, never in the Introduction."""
    t = war_status_phase(scenario=scenario, turn=turn, status=(4, 4, 8))
    assert t.prompt == "ask-replace"
    assert t.g.level == [level, level]


@pytest.mark.parametrize("side", ["CP", "AP"])
def test_16_1_3_limited_war_at_war_status_4(side: str) -> None:
    """16.1.3: at 4 the Limited War cards come in, and all that is neither held nor removed is shuffled."""
    own = CP if side == "CP" else AP
    held, thrown, on_table = f"{side}9", f"{side}10", f"{side}3"
    status = (0, 4, 4) if own == CP else (4, 0, 4)

    def start(status: tuple[int, int, int]) -> Table:
        g = position(
            {"paris": "(FR6)", "essen": "GE1"},
            turn=2, phase="status", rp={"fr": 1}, hands=held, played=f"{side}14", status=status,
        )  # fmt: skip
        g.place[BOX.cards.index(thrown)] = DISCARD
        g.place[BOX.cards.index(on_table)] = TABLE
        return table(g)

    t = start((3, 3, 6))
    assert t.g.level == [MOBILIZATION, MOBILIZATION]
    assert pile(t, side) == cards_of(side, MOBILIZATION) - {held, thrown, on_table, f"{side}14"}

    t = start(status)
    assert t.prompt == "ask-discard"  # 9.5.4.6: combat cards may go first
    t.do("done")
    assert t.g.level[own] == LIMITED
    assert t.g.level[1 - own] == MOBILIZATION
    assert pile(t, side) == cards_of(side, MOBILIZATION, LIMITED) - {held, f"{side}14"}
    assert (t.card(held), t.card(f"{side}14")) == ("hand", "removed")
    assert {t.card(name) for name in cards_of(side, TOTAL)} == {"unused"}


def test_16_1_3_1_limited_war_of_the_central_powers_brings_turkey_in() -> None:
    """16.1.3.1: their entry into Limited War, not the Allies', places the Turkish units."""
    t = war_status_phase(status=(4, 3, 7))
    assert (t.g.level, t.g.war) == ([LIMITED, MOBILIZATION], frozenset())
    assert {t.g.loc[u] for u in BOX.of_kind["TUc"]} == {BOX.aside}

    t = war_status_phase(status=(3, 4, 7))
    assert (t.g.level, t.g.war) == ([MOBILIZATION, LIMITED], frozenset({"tu"}))
    assert sorted(t.g.loc[u] for u in BOX.of_kind["TUc"]) == sorted(BOX.space[name] for name in TURKS.split())
    assert not t.g.closed >> BOX.space["constantinople"] & 1
    t.check()


@pytest.mark.parametrize("side", ["CP", "AP"])
@pytest.mark.parametrize("before", [MOBILIZATION, LIMITED])
def test_16_1_4_total_war_at_war_status_11(side: str, before: int) -> None:
    """16.1.4: at 11 the Total War cards come in; from Mobilization both decks at once (RULINGS S10)."""
    own = CP if side == "CP" else AP

    def start(own_status: int) -> Table:
        g = position(
            {"paris": "(FR6)", "essen": "GE1"},
            turn=6, phase="status", rp={"fr": 1}, level=(before, before), war="tu" if before else "",
            status=(own_status, 0, own_status) if own == AP else (0, own_status, own_status),
        )  # fmt: skip
        if before:
            for name in cards_of(side, LIMITED):
                g.place[BOX.cards.index(name)] = DISCARD
        return table(g)

    t = start(10)
    assert t.g.level[own] == LIMITED
    assert {t.card(name) for name in cards_of(side, TOTAL)} == {"unused"}
    t = start(11)
    assert t.g.level[own] == TOTAL
    assert pile(t, side) == cards_of(side, MOBILIZATION, LIMITED, TOTAL)
    assert t.g.level[1 - own] == before
    assert ("tu" in t.g.war) == (before == LIMITED or side == "CP")


def test_16_1_5_war_status_and_commitment_never_fall() -> None:
    """16.1.5: a level once reached stays, and in a whole random game no track ever goes down."""
    t = war_status_phase(turn=6, level=(TOTAL, LIMITED), status=(5, 0, 20), war="tu")
    assert t.g.level == [TOTAL, LIMITED]

    choices = Random(16)
    play = Play(GAME, Seeded(16), "campaign", {}, marks=False)
    last = tracks(play.state)
    while play.question is not None and play.decisions < 6000:
        options: Sequence[tuple[str, int | None]] = [
            option for option in play.question.options if option[0] not in ("peace", "accept")
        ]
        events = [option for option in options if option[0] == "event"]
        play.decide(choices.choice(events or options))
        now = tracks(play.state)
        assert all(new >= old for new, old in zip(now, last, strict=True))
        last = now
    assert min(last[:2]) >= LIMITED  # it was a game in which something happened


def tracks(g: State) -> tuple[int, ...]:
    return (*g.level, *g.ws, g.combined)


def test_16_1_6_after_total_war_only_the_combined_status_rises() -> None:
    """16.1.6: H-L Take Command (2) moves both markers in Limited War, only the combined one in Total War."""
    for level, own in ((LIMITED, 11), (TOTAL, 9)):
        t = table(position(level=(0, level), status=(0, 9, 15), war="tu", hands="CP54"))
        t.do("event:CP54")
        assert (t.g.ws[CP], t.g.combined) == (own, 17)


def test_faq_16_1_2a_points_count_at_once_levels_wait_for_the_phase() -> None:
    """FAQ.16.1.2a: Reichstag Truce makes the war status 4 and so, at once, lifts the ban on Russian forts."""
    units = {"insterberg": "GE8", "kovno": "RU1", "essen": "GE1", "paris": "FR6"}
    t = table(position(units, turn=2, status=(0, 3, 3), hands="CP9 CP8"))
    barred = why_not_attacker(t.g, BOX.unit["GE8"], BOX.space["kovno"])
    assert barred is not None
    assert barred.rule == "15.1.10"
    t.do("event:CP9")
    assert (t.g.ws[CP], t.g.combined, t.g.level) == (4, 4, [MOBILIZATION, MOBILIZATION])
    assert {t.card(name) for name in cards_of("CP", LIMITED)} == {"unused"}
    idle(t)
    t.do("ops:CP8", "attack:insterberg", "done")
    assert t.can("assault:kovno")


# -- 16.2 ----------------------------------------------------------------------------------------------------


def test_16_2_1_armistice_at_40_in_the_war_status_phase() -> None:
    """16.2.1: 40 ends the game, in the phase and not before it; the victory points decide."""
    t = war_status_phase(turn=12, status=(11, 11, 39), level=(TOTAL, TOTAL), war="tu it")
    assert t.play.result is None
    t = war_status_phase(turn=12, status=(11, 11, 40), level=(TOTAL, TOTAL), war="tu it", vp=13)
    assert t.play.result is not None
    assert (t.play.result.reason, t.play.result.winner) == ("end-armistice", CP)

    units = {"paris": "(FR6)", "essen": "GE1"}
    g = position(units, turn=12, round=6, status=(11, 11, 38), level=(TOTAL, TOTAL), war="tu it", hands="CP54", vp=8)
    t = table(g).do("event:CP54")
    assert t.g.combined == 40
    assert t.prompt == "ask-action"
    idle(t)
    assert t.play.result is not None
    assert (t.play.result.reason, t.play.result.winner) == ("end-armistice", AP)


def test_16_2_2_combined_status_gates_the_americans_and_the_fall_of_the_tsar() -> None:
    """16.2.2: Zimmermann at 30; the Fall of the Tsar at 33 with the Russian victory spaces held."""
    for combined, allowed in ((29, False), (30, True)):
        t = table(position(active="ap", status=(11, 11, combined), level=(2, 2), war="tu it", hands="AP54"))
        assert t.can("event:AP54") == allowed
    for combined, allowed in ((31, False), (32, True)):
        t = table(
            position(
                status=(11, 11, combined), level=(2, 2), war="tu it ro", hands="CP52", played="CP28",
                control={"cp": "lodz"},
            )
        )  # fmt: skip
        assert t.can("event:CP52") == allowed


# -- 16.3 ----------------------------------------------------------------------------------------------------

UNITS = {"paris": "FR6", "essen": "GE1"}


def total_war(hands: str, combined: int = 30, played: str = "", **position_args: Any) -> Table:
    """The Allies to act in Total War, the United States not yet in it."""
    settings: dict[str, Any] = {"turn": 12, "active": "ap", "level": (TOTAL, TOTAL), "war": "tu it"}
    status = (11, 11, combined)
    return table(position(UNITS, status=status, hands=hands, played=played, **(settings | position_args)))


def test_16_3_1_three_steps_from_neutrality_to_over_there() -> None:
    """16.3.1: neutral, Zimmermann allowed, Zimmermann, Over There."""
    assert us_track(opening()) == 0
    t = total_war("AP37 AP54 AP55", combined=29)
    assert us_track(t.g) == 0
    t.do("event:AP37")  # war status 1
    assert us_track(t.g) == 1
    idle(t)
    t.do("event:AP54")
    assert us_track(t.g) == 2
    idle(t)
    t = next_turn(t).do("event:AP55")
    assert us_track(t.g) == 3


def test_16_3_2_zimmermann_not_before_combined_status_30() -> None:
    """16.3.2: refused at 29, allowed as soon as 30 is reached."""
    t = total_war("AP37 AP54", combined=29)
    assert t.refusal("event:AP54").rule == "AP.54"
    t.do("event:AP37")
    idle(t)
    assert t.g.combined == 30
    assert t.can("event:AP54")


def test_16_3_3_zimmermann_puts_the_united_states_at_war_without_troops() -> None:
    """16.3.3: at war, but no US reinforcement card may be played yet, this turn or later."""
    t = total_war("AP54 AP38 AP43")
    assert t.refusal("event:AP38").rule == "16.3.4"
    t.do("event:AP54")
    assert t.g.war == {"tu", "it", "us"}
    idle(t)
    assert t.refusal("event:AP38").rule == "16.3.4"
    assert next_turn(t).refusal("event:AP43").rule == "16.3.4"


def test_16_3_4_over_there_a_turn_later_then_one_us_reinforcement_a_turn() -> None:
    """16.3.4: Over There waits a turn; then US reinforcements, one a turn (AP.55: from the turn after)."""
    t = total_war("AP54 AP55 AP38 AP43 AP47")
    assert t.refusal("event:AP55").rule == "AP.55"
    t.do("event:AP54")
    idle(t)
    assert t.refusal("event:AP55").rule == "16.3.4"
    t = next_turn(t).do("event:AP55")
    idle(t)
    assert t.refusal("event:AP38").rule == "AP.55"
    t = next_turn(t).do("event:AP38")
    assert t.at("USc-1") == "reserve"
    idle(t)
    assert t.refusal("event:AP43").rule == "9.5.3.1"
    t = next_turn(t)
    assert t.can("event:AP43")


def test_16_3_4_with_the_switch_americans_come_at_once() -> None:
    """16.3.4: read by itself it lets US reinforcements follow in the same turn (option us-at-once)."""
    t = total_war("AP55 AP38", played="AP54", war="tu it us", options={"us-at-once": True})
    t.do("event:AP55")
    idle(t)
    assert t.can("event:AP38")


def test_16_3_5_fourteen_points_needs_zimmermann_and_moves_no_marker() -> None:
    """16.3.5: refused before Zimmermann; afterwards it leaves US entry where it is."""
    t = total_war("AP40 AP54")
    assert t.refusal("event:AP40").rule == "AP.40"
    t.do("event:AP54")
    idle(t)
    t.do("event:AP40")
    assert us_track(t.g) == 2


# -- an example of the answers: F29 --------------------------------------------------------------------------


def test_faq_9_5_2_3a_greece_opens_the_way_for_zimmermann_in_the_same_turn() -> None:
    """FAQ.9.5.2.3a, example F29: Greece lifts the combined status to 30; Zimmermann is no neutral's entry."""
    t = total_war("AP44 AP54 AP16", combined=29)
    t.do("event:AP44")
    assert (t.g.greece, t.g.combined) == (2, 30)
    idle(t)
    assert t.refusal("event:AP16").rule == "9.5.2.2"
    t.do("event:AP54")
    assert "us" in t.g.war
