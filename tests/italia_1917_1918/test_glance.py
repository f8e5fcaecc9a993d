"""What the eye sees at a glance: who guards a town, when a bridge goes, what the last march is for."""

from __future__ import annotations

import pytest

from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.games.italia_1917_1918.bot import features, span
from grognard.games.italia_1917_1918.box import CP, EN
from grognard.games.italia_1917_1918.glance import HABIT, PRIZE, WATCH, Eyes
from grognard.games.italia_1917_1918.state import State

from .fights import SPOT, way
from .table import BOX, hex_of, italia, position

RAGOGNA = next(i for i, one in enumerate(BOX.bridges) if hex_of("E3114") in one.ends)
"""The bridge of Pinzano over the Tagliamento."""
STAFFS = {"E2316": "it-hq-iii", "E2733": "de-hq-xiv"}


def marching(g: State, unit: str) -> State:
    g.marching = (BOX.unit[unit],)
    return g


@pytest.mark.parametrize(("enemy", "there"), [("E2722", 1), ("E2723", 1), ("E2727", 0)])
def test_who_is_alone_in_a_town_that_counts_stays_while_an_enemy_is_near(enemy: str, there: int) -> None:
    """Udine counts two points for the Central Powers; a second division beside the first may go."""
    value = BOX.scenes["caporetto"].objectives[CP][hex_of("E2720")]
    for others, alone in (("", 1), (" it-24-df", 0)):
        units = {"E2720": f"it-22-df{others}", enemy: "de-jr-3", **STAFFS}
        g = marching(position(units, scenario="caporetto", side="en", turn=2), "it-22-df")
        eyes = Eyes(g, EN, "ask-march")
        far = eyes.front_far(hex_of("E2720"))
        assert eyes._watch(hex_of("E2720"), g.marching, far) == pytest.approx(WATCH * value * there * alone)


def bridge(**units: str) -> float:
    """How good it looks to blow up the bridge of Pinzano."""
    there = {"E2816": "it-hq-iii", "E3128": "de-hq-xiv", **units}
    return Eyes(position(there, scenario="caporetto", side="en", turn=3, phase="demolish"), EN, "ask-blow").blow(
        RAGOGNA
    )


def test_a_bridge_stands_for_those_who_still_have_to_cross_it() -> None:
    assert bridge(E3118="it-22-df", E3121="de-jr-3") < 0
    assert bridge(E3111="it-22-df", E3121="de-jr-3") > 0, "all are across"
    assert bridge(E3118="it-22-df", E3115="de-jr-3") > 0, "the enemy is on it"


def test_11_2_2c_a_fresh_division_relieves_a_worn_one_that_then_goes_back() -> None:
    units = {
        SPOT: "(ah-41-hid)", way(SPOT, "w"): "it-51-df", way(SPOT, "e", "e", "e"): "ah-57-id",
        way(SPOT, *["e"] * 5): "ah-hq-vi", way(SPOT, *["w"] * 5): "it-hq-viii",
    }  # fmt: skip
    t, bot = italia(units, side="cp", turn=32, marks={"dg": "ah-41-hid"}), GreedyBot(1)
    while t.g.phase == "move" and t.g.side == CP:
        t.play.decide(answer(bot, t.play))
    assert t.at("ah-57-id") == SPOT
    assert t.at("ah-41-hid") != SPOT
    assert BOX.near(hex_of(SPOT), 3) >> hex_of(t.at("ah-41-hid")) & 1


def test_the_last_march_is_for_what_is_counted() -> None:
    """SC5.21, SC5.24: a division that is cut off counts two points then, and whoever can close the ring does; the day
    before he looks for other places."""
    units = {
        SPOT: "ah-60-id", way(SPOT, "e"): "it-24-df", way(SPOT, "sw", "se"): "it-48-df",
        way(SPOT, "nw", "nw", "ne"): "it-22-df", way(SPOT, *["e"] * 5): "it-hq-viii", way(SPOT, *["w"] * 8): "ah-hq-vi",
    }  # fmt: skip
    gate, idle = way(SPOT, "nw"), way(SPOT, "nw", "nw", "nw")
    looks = {}
    for sequence in (2, 3):
        g = marching(position(units, side="en", turn=34, sequence=sequence), "it-22-df")
        eyes = Eyes(g, EN, "ask-march")
        looks[sequence] = [eyes.march(hex_of(h)) for h in (gate, idle)]
    assert looks[3] == pytest.approx([2 * PRIZE - HABIT, -HABIT])
    assert looks[2][0] < looks[2][1]


def test_an_action_of_a_program_is_a_whole_combat_phase_not_a_step_of_it() -> None:
    spans = {}
    for phase in ("move", "attack", "guns", "throw", "advance", "disengage", "exploit_move", "adjust"):
        g = italia({"W2124": "ah-4-id", "W2024": "it-17-df"}, side="cp", phase="move", scenario="grappa").g
        g.phase = phase
        spans[phase] = span(g)
    assert len(set(spans.values())) == 3
    assert spans["attack"] == spans["guns"] == spans["throw"] == spans["advance"] == spans["disengage"]
    assert spans["exploit_move"] == spans["adjust"]


def test_who_comes_nearer_to_a_prize_and_is_stronger_there_stands_better() -> None:
    """On the way to Udine: far from all that counts, and two hexes from something."""
    far, close = (
        features(position({"E2717": "it-22-df", at: "de-jr-3", **STAFFS}, scenario="caporetto", side="cp", turn=2))
        for at in ("E2733", "E2725")
    )
    assert far["near"] < close["near"]
    assert far["grip"] < close["grip"]
