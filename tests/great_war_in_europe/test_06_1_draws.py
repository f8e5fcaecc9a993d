"""6.1: pools, purchases, draws, hands, and when held events may be played."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import cards, events
from grognard.games.great_war_in_europe.box import AL, BR, CP, FR, GE, US
from grognard.games.great_war_in_europe.events import EVENTS, playable, window
from grognard.games.great_war_in_europe.state import State
from grognard.kernel.ask import Draw
from grognard.kernel.maps import bits
from grognard.kernel.steps import Procedure, Steps

from .stage import COMBINED, EUROPE, NEAR_EAST, Stage


def phase(s: Stage, *answers: str, fate: tuple[object, ...] = ()) -> None:
    """A whole Events Phase, up to its last question."""
    steps = {name: step for name, step in EVENTS.members.items() if name != "play_events"}
    procedure = Procedure[State](Steps(**steps, stop=lambda g: None))
    s.g.phase = next(iter(steps))

    def whole(g: State):  # type: ignore[no-untyped-def]
        yield from procedure.run(g, lambda g: g.phase == "stop")

    s.run(whole, *answers, fate=fate)


def test_6_0_counters_join_the_pools_on_their_letter() -> None:
    """6.0, 3.24: each counter says on which Strategic Turn it comes."""
    s = Stage(EUROPE)
    s.g.letter = ord("B")
    events.join_pools(s.g)
    assert s.g.pools == [0, 0]
    s.g.letter = ord("C")
    events.join_pools(s.g)
    assert s.in_pool("al-italy")
    assert s.in_pool("cp-typhus")
    assert not s.in_pool("al-salonika")


@pytest.mark.parametrize(("game", "has", "lacks"), [
    (EUROPE, "al-turkey-surrenders", "ne-al-maude"),
    (NEAR_EAST, "neo-al-10na", "al-haig"),
    (COMBINED, "ne-al-maude", "neo-al-10na"),
])  # fmt: skip
def test_6_21_every_game_has_its_own_events(game: str, has: str, lacks: str) -> None:
    """6.21, 3.26u."""
    s = Stage(game)
    for letter in "CDEFGHIJKLMNOPQ":
        s.g.letter = ord(letter)
        events.join_pools(s.g)
    assert s.in_pool(has)
    assert not s.in_pool(lacks)


def test_6_11a_in_the_combined_game_a_point_buys_two_draws() -> None:
    s = Stage(COMBINED).pool("cp-air-1", "cp-air-2", "cp-air-3")
    s.g.rps[GE] = 3
    phase(s, "buy", fate=("cp-air-1", "cp-air-2"))
    assert s.g.rps[GE] == 2
    assert s.in_hand("cp-air-1")
    assert s.in_hand("cp-air-2")
    assert s.in_pool("cp-air-3")


def test_6_11b_in_europe_a_point_buys_one() -> None:
    s = Stage(EUROPE).pool("cp-air-1", "cp-air-2")
    s.g.rps[GE] = 3
    phase(s, "buy", fate=("cp-air-2",))
    assert s.g.rps[GE] == 2
    assert s.in_hand("cp-air-2")
    assert s.in_pool("cp-air-1")


def test_6_11c_in_the_near_east_a_draw_is_free_and_may_be_declined() -> None:
    s = Stage(NEAR_EAST).pool("ne-cp-kemal", "ne-al-maude")
    phase(s, "buy", "save", fate=("ne-al-maude",))
    assert s.in_hand("ne-al-maude")
    assert s.in_pool("ne-cp-kemal")


def test_6_11_who_cannot_pay_is_not_asked() -> None:
    s = Stage(EUROPE).pool("cp-air-1", "al-air-1")
    phase(s)
    assert s.prompts == []


def test_6_12_mandatory_events_are_played_at_once_others_are_held() -> None:
    s = Stage(COMBINED).pool("al-czar", "al-air-1")
    s.g.rps[BR] = 1
    phase(s, "buy", fate=("al-czar", "al-air-1"))
    assert s.g.in_play >> s.c("al-czar") & 1
    assert s.in_hand("al-air-1")


def test_6_13_no_event_goes_back_before_the_next_draw() -> None:
    """EX-13."""
    s = Stage(COMBINED).pool("al-none-1")
    s.g.rps[BR] = 1
    phase(s, "buy", fate=("al-none-1", "al-none-1"))
    assert s.in_pool("al-none-1")
    assert s.g.rps[BR] == 0


def test_6_ne_and_6_15_no_event_counts_as_a_draw() -> None:
    s = Stage(EUROPE).pool("cp-none-1", "cp-air-1")
    s.g.rps[GE] = 1
    phase(s, "buy", fate=("cp-none-1",))
    assert s.in_pool("cp-none-1")
    assert s.in_pool("cp-air-1")
    assert not s.g.hands[CP]


def test_6_14_who_alone_buys_may_draw_from_the_other_pool() -> None:
    s = Stage(COMBINED).pool("cp-air-1", "cp-none-1", "al-air-1", "al-czar", "al-none-1")
    s.g.rps[GE] = s.g.rps[BR] = 2
    phase(s, "save", "buy", "spoil", fate=("cp-air-1", "cp-none-1", "al-air-1", "al-czar"))
    assert s.g.rps[GE] == 0
    assert s.gone("al-air-1")  # shown and removed
    assert s.g.in_play >> s.c("al-czar") & 1  # mandatory ones are played
    assert s.told("log-event-spoilt")


def test_6_14_one_event_in_europe_and_none_in_the_near_east() -> None:
    s = Stage(EUROPE).pool("cp-air-1", "al-air-1", "al-air-2")
    s.g.rps[GE] = s.g.rps[BR] = 2
    phase(s, "save", "buy", "spoil", fate=("cp-air-1", "al-air-1"))
    s = Stage(NEAR_EAST).pool("ne-cp-kemal", "ne-al-maude")
    phase(s, "save", "buy", fate=("ne-cp-kemal",))
    assert "ask-other-pool" not in s.prompts


def test_6_14_not_if_both_buy() -> None:
    s = Stage(EUROPE).pool("cp-air-1", "al-air-1", "al-air-2", "cp-air-2")
    s.g.rps[GE] = s.g.rps[BR] = 2
    phase(s, "buy", "buy", fate=("al-air-1", "cp-air-1"))  # the Allies draw first


def test_6_15_an_event_that_comes_too_early_goes_back_too() -> None:
    s = Stage(EUROPE).pool("cp-conrad")
    s.g.rps[GE] = 1
    phase(s, "buy", fate=("cp-conrad",))
    assert s.in_pool("cp-conrad")


def test_6_16_germany_pays_and_the_allies_choose() -> None:
    s = Stage(EUROPE).pool("al-air-1")
    s.g.allegiance[US] = AL
    s.g.rps[BR] = s.g.rps[FR] = s.g.rps[US] = 1
    phase(s, "buy", "pay:fr", fate=("al-air-1",))
    assert (s.g.rps[BR], s.g.rps[FR], s.g.rps[US]) == (1, 0, 1)
    assert s.prompts == ["ask-buy", "ask-pay"]


def test_6_17_hidden_hands_are_drawn_and_seen_by_their_side_alone() -> None:
    s = Stage(EUROPE).pool("cp-air-1", "cp-air-2", "cp-flame")
    s.g.options["secret-events"] = True
    s.g.rps[GE] = 1
    s.g.queue = ((CP, CP),)
    asking = events.draw(s.g)
    question = next(asking)  # type: ignore[arg-type]
    assert isinstance(question, Draw)
    assert question.to == CP
    s.g.hands[CP] = 1 << s.c("cp-flame")
    assert cards.events_seen(s.g, AL).hands["cp"] == ()
    assert cards.events_seen(s.g, AL).hidden["cp"] == 1
    assert cards.events_seen(s.g, CP).hands["cp"] == ("cp-flame",)
    assert cards.events_seen(s.g, None).hands["cp"] == ()


def test_6_17_open_hands_are_seen_by_all() -> None:
    s = Stage(EUROPE).hold("cp-flame")
    assert cards.events_seen(s.g, AL).hands["cp"] == ("cp-flame",)


def test_6_17_whether_somebody_is_asked_tells_nothing() -> None:
    s = Stage(EUROPE).hold("cp-rigid")
    s.g.options["secret-events"] = True
    s.run(window("moving"), "keep")
    assert s.options() == ["keep", "keep_all"]
    s.g.options["secret-events"] = False
    s.run(window("moving"))


def test_6_17_a_played_event_stays_visible() -> None:
    s = Stage(EUROPE).hold("al-tiger")
    s.g.options["secret-events"] = True
    s.run(window("moving"), "play:al-tiger")
    assert "al-tiger" in cards.events_seen(s.g, CP).in_play


def test_6_17_other_worlds_have_as_many_counters_in_the_hand() -> None:
    from random import Random

    s = Stage(EUROPE).pool("cp-air-1", "cp-air-2", "cp-none-1", "cp-typhus").hold("cp-flame", "cp-rigid")
    s.g.options["secret-events"] = True
    hands = set()
    for seed in range(20):
        new = s.g.copy()
        cards.deal(new, AL, Random(seed))
        hands.add(new.hands[CP])
        assert new.hands[CP].bit_count() == 2
        assert (new.hands[CP] | new.pools[CP]) == (s.g.hands[CP] | s.g.pools[CP])
        kept = {s.box.counters[c].event.name for c in bits(new.hands[CP])}
        assert not kept & {"cp-none", "cp-typhus"}
    assert len(hands) > 3


def test_6_12_events_for_any_time_are_offered_at_the_start_of_phases() -> None:
    s = Stage(EUROPE).hold("al-convoy", "cp-rigid", "al-salonika")
    for moment in ("events", "arrivals", "moving", "fighting", "strategic", "resources", "replacement", "initiative"):
        assert s.c("al-convoy") in playable(s.g, AL, moment)
        assert playable(s.g, CP, moment) == []
    s.run(window("moving"), "keep_all")
    assert playable(s.g, AL, "fighting") == []


def test_6_12_a_side_with_nothing_to_play_is_not_asked() -> None:
    s = Stage(EUROPE)
    s.run(window("events"))
    assert s.prompts == []


def test_a_turn_begins_afresh() -> None:
    s = Stage(EUROPE, turn=20)
    s.g.tracks = {s.c("al-mutiny"): 20, s.c("cp-typhus"): 19}
    s.g.once, s.g.raid, s.g.tired, s.g.series = 5, 7, 9, ord("F")
    events.begin_events(s.g)
    assert s.g.tracks == {s.c("al-mutiny"): 20}
    assert (s.g.once, s.g.raid, s.g.tired) == (0, -1, 0)
