"""13.0 Disengagement."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.markers import slip_modifier
from grognard.games.italia_1917_1918.sequence import PLAYER

from .fights import SPOT, dry, first, shaken, way
from .table import BOX, Table, hex_of, italia, position

E, NE, SE, W, NW, SW = (way(SPOT, step) for step in ("e", "ne", "se", "w", "nw", "sw"))
AFAR = way(SPOT, "w", "w", "w")


def slip(units: str = "it-22-df", die: int = 3, marked: str = "", **more: Any) -> Table:
    """The Entente's units in the field, an Austrian beside them, as its combats are over."""
    marks = {"disengaging": marked or units, **more.pop("marks", {})}
    also = more.pop("also", {})
    return italia(
        {SPOT: units, E: "ah-4-id", AFAR: "it-hq-iv", **also}, scenario="solstice", side="en", phase="disengage",
        marks=marks, dice=[die, *[3] * 20], **more,
    )  # fmt: skip


def modifier(unit: str = "it-22-df", units: str = "", spot: str = SPOT, **more: Any) -> int:
    also = more.pop("also", {})
    side = ("cp", "en")[BOX.side[BOX.unit[unit]]]
    g = position({spot: units or unit, **also}, scenario="solstice", side=side, **more)
    return slip_modifier(g, BOX.unit[unit], [BOX.unit[name] for name in (units or unit).split() if name[0] != "("])


def test_13_0a_after_the_combats_of_the_combat_phase_never_after_exploitation() -> None:
    steps = list(PLAYER.members)
    assert steps.index("combat") < steps.index("disengage") < steps.index("exploit_combats")
    assert steps.count("disengage") == 1
    t = slip()
    assert (t.asked, t.prompt, set(t.options)) == ("en", "ask-disengage", {"disengage:it-22-df", "done"})
    t = italia(
        {SPOT: "it-22-df", AFAR: "it-hq-iv"}, scenario="solstice", side="en", phase="disengage",
        marks={"disengaging": "it-22-df"},
    )  # fmt: skip
    assert t.prompt != "ask-disengage"  # nobody is beside it any more


def test_13_0a_he_who_does_not_want_to_stays() -> None:
    t = slip().do("done")
    assert (t.at("it-22-df"), t.g.disengaging) == (SPOT, 0)


def test_13_0b_only_who_was_marked_and_no_support() -> None:
    t = slip("it-22-df it-5-alpini it-corps-i", marked="it-22-df")
    assert t.nouns("disengage") == {"it-22-df"}
    assert t.refusal("disengage:it-5-alpini").rule == "13.0b"
    t = italia(
        {SPOT: "it-22-df it-corps-i", E: "ah-4-id", AFAR: "it-17-df"}, scenario="solstice", side="en",
        phase="markers_last",
    )  # fmt: skip
    assert t.nouns("mark") == {"it-22-df"}
    assert t.refusal("mark:it-17-df").rule == "13.0a"


def test_13_0c_one_unit_of_the_stack_lends_its_morale() -> None:
    """A division of morale 4 or Alpini of morale 5: 4 + 0 is r2, 4 + 1 is r3."""
    for unit, hexes in (("it-22-df", 2), ("it-5-alpini", 3)):
        t = slip("it-22-df it-5-alpini", die=4)
        t.do(f"disengage:{unit}")
        assert t.told("log-disengage")[0]["hexes"] == hexes
        assert len(t.told("log-disengage")[0]["units"]) == 2


@pytest.mark.parametrize(
    ("die", "unit", "mode", "hexes", "led"),
    [
        (1, "it-1-dc", False, 2, "no"), (1, "it-66-df", False, 1, "no"), (1, "it-22-df", False, 3, "yes"),
        (2, "it-22-df", False, 3, "yes"), (3, "it-22-df", False, 2, "no"), (4, "it-22-df", False, 2, "no"),
        (5, "it-22-df", False, 3, "no"), (6, "it-22-df", False, 3, "no"), (6, "it-5-alpini", False, 3, "no"),
        (6, "it-5-alpini", True, 4, "no"), (5, "it-22-df", True, 3, "no"),
    ],
)  # fmt: skip
def test_13_0d_the_table(die: int, unit: str, mode: bool, hexes: int, led: str) -> None:
    """0 or less *r1, 1-2 R3, 3-4 r2, 5-6 r3, 7 or more r4 in Retreat mode and r3 otherwise."""
    if unit == "it-1-dc":
        hexes, led = 3, "yes"  # 1 - 2 + 2
    t = slip(unit, die=die, marks={"retreating": unit} if mode else {})
    t.do(f"disengage:{unit}")
    told = t.told("log-disengage")[0]
    assert (told["hexes"], told["led"]) == (hexes, led)


@pytest.mark.parametrize(
    ("unit", "more"),
    [("it-66-df", -1), ("it-22-df", 0), ("it-5-alpini", 1), ("de-jr-3", 2), ("it-1-dc", -2 + 2), ("ah-1-kd", -1)],
)
def test_13_0e_morale_and_cavalry(unit: str, more: int) -> None:
    """Dismounted cavalry is none."""
    assert modifier(unit) == more


def test_13_0e_trenches_and_major_towns() -> None:
    """D13: morale 5 out of trenches, a 3: 7."""
    scene = BOX.scenes["solstice"]
    trench = first("solstice", lambda h: scene.trench >> h & 1 and not BOX.town[h] and dry(BOX.numbers[h]))
    assert modifier("it-5-alpini", spot=trench) == 1 + 3
    town = first("solstice", lambda h: BOX.town[h] == "major" and not scene.trench >> h & 1)
    assert modifier("it-5-alpini", spot=town) == 1 + 1


def test_13_0f_enemies_all_around_disorder_and_retreat_mode() -> None:
    around = {E: "ah-4-id", W: "ah-13-schd"}
    assert modifier(also=around) == -3
    assert modifier(also={E: "ah-4-id", NE: "ah-13-schd"}) == 0
    assert modifier(also={**around, NW: "it-5-alpini"}) == 0  # a friend cancels the zone in his hex
    for mark in ("dg", "rg"):
        assert modifier(units="it-22-df it-5-alpini", marks={mark: "it-5-alpini"}) == -2
    assert modifier("it-22-df", marks={"retreating": "it-22-df"}) == 1 - 1  # morale is one less, too (11.4b)


def test_13_0g_a_star_costs_the_unit_chosen_a_step() -> None:
    t = slip("it-66-df it-5-alpini", die=1)
    t.do("disengage:it-66-df")
    assert (t.steps("it-66-df"), t.steps("it-5-alpini")) == (1, 2)
    assert t.prompt == "ask-fall"


def test_13_0g_the_star_may_end_it_with_its_arditi() -> None:
    t = slip("((it-66-df))", die=1, marked="it-66-df")
    t.do("disengage:it-66-df")
    assert t.at("it-66-df") == "eliminated"


@pytest.mark.parametrize(("die", "most"), [(3, 2), (5, 3)])
def test_13_0h_from_one_hex_up_to_as_many_as_the_owner_likes(die: int, most: int) -> None:
    for hexes in range(1, most + 1):
        t = slip(die=die).do("disengage:it-22-df")
        for n in range(hexes):
            if n == 0:
                assert t.refusal("halt").rule == "12.3a"
            t.do(next(text for text in t.options if text.startswith("fall:")))
        if t.prompt == "ask-fall":
            t.do("halt")
        assert BOX.map.distance(hex_of(SPOT), hex_of(t.at("it-22-df"))) == hexes


def test_13_0i_r3_is_led_by_the_opponent_three_hexes_into_disorder() -> None:
    t = slip("it-22-df it-5-alpini", die=1).do("disengage:it-22-df")
    assert (t.asked, t.prompt) == ("cp", "ask-fall")
    assert t.nouns("alone") == set()
    for _ in range(3):
        assert t.refusal("halt").rule == "12.3a"
        t.do(next(text for text in t.options if text.startswith("fall:")))
    assert BOX.map.distance(hex_of(SPOT), hex_of(t.at("it-22-df"))) == 3
    assert shaken(t, "it-22-df")
    assert shaken(t, "it-5-alpini")


def test_13_0j_the_rules_of_retreat_hold() -> None:
    """12.3g: a hex in an enemy zone costs a step."""
    t = slip(die=3, also={way(SPOT, "w", "sw"): "ah-13-schd"}).do("disengage:it-22-df")
    while t.prompt == "ask-fall" and not t.can("halt"):
        t.do(next(text for text in t.options if text.startswith("fall:")))
    assert t.steps("it-22-df") == 2


def test_13_0b_the_marker_goes_whatever_comes_of_it() -> None:
    t = slip("it-22-df", die=3).do("disengage:it-22-df")
    assert not t.has("disengaging", "it-22-df")
