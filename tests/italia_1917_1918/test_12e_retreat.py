"""12.3 Retreat, 12.4 advance after combat, 12.5 disorder."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.movement import allowance
from grognard.games.italia_1917_1918.retreat import nearer
from grognard.games.italia_1917_1918.state import INTERDICTION, disorganise
from grognard.kernel.maps import bits

from .fights import SPOT, battle, fall, fight, finish, result, shaken, way
from .table import BOX, Table, hex_of, italia, position

E, NE, SE, W, NW, SW = (way(SPOT, step) for step in ("e", "ne", "se", "w", "nw", "sw"))
AFAR = way(SPOT, "w", "w")
HOME = {BOX.numbers[h] for h in bits(nearer(position(scenario="solstice"), 1, hex_of(SPOT)))}
"""The neighbours of the field that lie nearer to the Entente's supply in June 1918."""
GONE = [3, 3, 2, 6]
"""Dice: the attacker has no mastery, the defender all of it."""


def falls(t: Table) -> set[str]:
    assert t.prompt == "ask-fall", (t.prompt, t.options)
    return t.nouns("fall")


@pytest.fixture(autouse=True)
def hurts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is hurt unless a test wants it."""
    result(monkeypatch, "0/0")


# -- where to ----------------------------------------------------------------------------------------------------------


def test_12_3a_the_defender_chooses_the_way() -> None:
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=GONE)
    t.do("back:1")
    assert (t.asked, falls(t)) == ("en", HOME)
    goal = sorted(HOME)[0]
    t.do(f"fall:{goal}")
    assert t.at("it-22-df") == goal


def test_12_3b_all_go_back_by_several_ways_if_they_like() -> None:
    t = fight({"e": "ah-4-id"}, "it-22-df it-5-alpini", dice=GONE)
    first, second = sorted(HOME)
    t.do("lead:it-22-df", "back:1", "alone:it-5-alpini", f"fall:{first}")
    if t.prompt == "ask-fall":
        t.do(f"fall:{second}")
    assert (t.at("it-5-alpini"), t.at("it-22-df")) == (first, second)
    t = fight({"e": "ah-4-id"}, "it-22-df it-5-alpini", dice=GONE)
    t.do("lead:it-22-df", "back:1")
    assert t.refusal("halt").rule == "12.3a"
    t.do(f"fall:{first}")
    assert t.at("it-22-df") == t.at("it-5-alpini") == first


def test_12_3c_supports_stay_and_are_lost_but_assault_troops_go_along() -> None:
    t = fight({"e": "ah-4-id"}, "it-22-df it-arditi-1 it-corps-i", dice=GONE)
    t.do("settle", "back:1", f"fall:{sorted(HOME)[0]}")
    finish(t)
    assert (t.at("it-arditi-1"), t.at("it-corps-i")) == (t.at("it-22-df"), "eliminated")


def test_12_3c_assault_troops_go_with_whom_they_can() -> None:
    """The detachment cannot have them, so they stay with the regiment; if that goes alone, they go with it."""
    t = fight({"e": "ah-4-id"}, "it-fan-det-1 it-5-alpini it-arditi-1", dice=GONE)
    first = sorted(HOME)[0]
    t.do("lead:it-5-alpini", "back:1", "alone:it-5-alpini", f"fall:{first}")
    fall(t)
    assert t.at("it-arditi-1") == t.at("it-5-alpini") == first


def test_12_3d_the_ground_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could march three hexes of marsh; a retreat goes three hexes, whatever they are."""
    monkeypatch.setattr(BOX, "ground", tuple(99 for _ in BOX.ground))
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=GONE)
    t.do("back:3")
    fall(t)
    assert BOX.map.distance(hex_of(SPOT), hex_of(t.at("it-22-df"))) == 3


def test_12_3e_toward_supply_and_out_of_enemy_zones() -> None:
    """One of the two ways home is in an enemy zone, so it is not offered."""
    closed, open_ = sorted(HOME)
    enemy = next(
        n for n in (BOX.numbers[x] for x in BOX.map.linked[hex_of(closed)])
        if n not in (SPOT, open_) and hex_of(n) not in (*BOX.map.linked[hex_of(SPOT)], *BOX.map.linked[hex_of(open_)])
    )  # fmt: skip
    t = fight({"e": "ah-4-id"}, "it-22-df", also={enemy: "ah-13-schd"}, dice=GONE)
    t.do("back:1")
    assert t.at("it-22-df") == open_ or falls(t) == {open_}


def test_12_3e_else_toward_a_headquarters() -> None:
    """The enemy stands on every source, so the headquarters is the goal."""
    scene = BOX.scenes["solstice"]
    enemies = [BOX.units[u] for u in range(BOX.count) if BOX.side[u] == 0 and BOX.bulk[u] == "division"]
    blocked = {BOX.numbers[h]: name for h, name in zip(bits(scene.sources[1]), enemies, strict=False)}
    g = position({SPOT: "it-22-df", way(SPOT, "ne", "ne", "ne"): "it-hq-iv", **blocked}, scenario="solstice")
    assert nearer(g, 1, hex_of(SPOT)) == 1 << hex_of(NE)


def test_12_3f_after_mastery_another_way_may_be_taken_but_not_in_disengagement() -> None:
    """Both ways home lie in an enemy zone; who disengages goes there and pays, who is master goes elsewhere."""
    beyond = {BOX.numbers[n] for h in HOME for n in BOX.map.linked[hex_of(h)]}
    shut = next(n for n in sorted(beyond) if all(hex_of(n) in BOX.map.linked[hex_of(h)] for h in HOME) and n != SPOT)
    t = fight({"e": "ah-4-id"}, "it-22-df", also={shut: "ah-13-schd"}, dice=GONE)
    t.do("back:1")
    assert t.at("it-22-df") not in HOME | {SPOT}
    t = italia(
        {SPOT: "it-22-df", E: "ah-4-id", shut: "ah-13-schd", AFAR: "it-hq-iv"}, scenario="solstice", side="en",
        phase="disengage", marks={"disengaging": "it-22-df"}, dice=[3, 3],
    )  # fmt: skip
    t.do("disengage:it-22-df")
    assert falls(t) == HOME


def test_12_3g_each_hex_in_an_enemy_zone_costs_a_step_unless_a_friend_is_there() -> None:
    beyond = {BOX.numbers[n] for h in HOME for n in BOX.map.linked[hex_of(h)]}
    shut = next(n for n in sorted(beyond) if all(hex_of(n) in BOX.map.linked[hex_of(h)] for h in HOME) and n != SPOT)
    for friend, steps in (("", 2), ("it-fan-det-1", 3), ("it-depot", 3)):  # 3.0d: a support is a unit too
        goal = sorted(HOME)[0]
        units = {SPOT: "it-22-df", E: "ah-4-id", shut: "ah-13-schd", AFAR: "it-hq-iv"}
        if friend:
            units[goal] = friend
        t = italia(
            units, scenario="solstice", side="en", phase="disengage", marks={"disengaging": "it-22-df"}, dice=[3, 3, 3]
        )  # fmt: skip
        t.do("disengage:it-22-df")
        if t.can(f"fall:{goal}"):
            t.do(f"fall:{goal}")
        if t.prompt == "ask-fall":
            t.do("halt")
        assert (t.at("it-22-df"), t.steps("it-22-df")) == (goal, steps)


def test_12_3g_the_owner_says_whose() -> None:
    t = crowded_way("it-22-df it-5-alpini")
    t.do(f"fall:{sorted(HOME)[0]}")
    assert (t.asked, t.prompt, t.nouns("lose")) == ("en", "ask-step", {"it-22-df", "it-5-alpini"})


def crowded_way(units: str) -> Table:
    """They disengage through enemy zones."""
    beyond = {BOX.numbers[n] for h in HOME for n in BOX.map.linked[hex_of(h)]}
    shut = next(n for n in sorted(beyond) if all(hex_of(n) in BOX.map.linked[hex_of(h)] for h in HOME) and n != SPOT)
    t = italia(
        {SPOT: units, E: "ah-4-id", shut: "ah-13-schd", AFAR: "it-hq-iv"}, scenario="solstice", side="en",
        phase="disengage", marks={"disengaging": units}, dice=[3, 3, 3],
    )  # fmt: skip
    return t.do(f"disengage:{units.split()[0]}")


def test_12_3h_a_full_hex_is_not_the_last() -> None:
    """Both ways home are full: the retreat may go on, or stop there and be too many in the end."""
    first, second = sorted(HOME)
    t = fight({"e": "ah-4-id"}, "it-22-df", also={first: "it-17-df", second: "it-51-df"}, dice=GONE)
    t.do("back:1", f"fall:{first}")
    assert (t.prompt, t.can("halt")) == ("ask-fall", True)
    t.do(next(text for text in t.options if text.startswith("fall:")))
    assert t.at("it-22-df") not in (first, SPOT)
    assert t.g.falls == ()
    t = fight({"e": "ah-4-id"}, "it-22-df", also={first: "it-5-alpini", second: "it-9-alpini"}, dice=GONE)
    t.do("back:1", f"fall:{first}")
    assert t.prompt != "ask-fall"  # a division and a regiment have room


def test_12_3i_going_through_friends_disorganises_all_of_them() -> None:
    """Through, not to: who stops with them brings nobody into disorder."""
    first, second = sorted(HOME)
    friends = {first: "it-5-alpini", second: "it-9-alpini"}
    t = fight({"e": "ah-4-id"}, "it-22-df", also=friends, dice=GONE)
    t.do("back:1", f"fall:{first}")
    assert (shaken(t, "it-22-df"), shaken(t, "it-5-alpini")) == (False, False)
    t = fight({"e": "ah-4-id"}, "it-22-df", also=friends, dice=GONE)
    t.do("back:2", f"fall:{first}")
    fall(t)
    assert (shaken(t, "it-22-df"), shaken(t, "it-5-alpini"), shaken(t, "it-9-alpini")) == (True, True, False)


@pytest.mark.parametrize(("hexes", "shaky"), [(1, False), (2, True), (3, True)])
def test_12_3j_two_hexes_or_more_disorganise(hexes: int, shaky: bool) -> None:
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=GONE)
    t.do(f"back:{hexes}")
    fall(t)
    assert shaken(t, "it-22-df") == shaky


@pytest.mark.parametrize(("die", "hexes", "shaky"), [(4, 2, False), (5, 3, False), (1, 3, True)])
def test_12_3j_in_disengagement_only_r3_does(die: int, hexes: int, shaky: bool) -> None:
    t = italia(
        {SPOT: "it-22-df", E: "ah-4-id", AFAR: "it-hq-iv"}, scenario="solstice", side="en", phase="disengage",
        marks={"disengaging": "it-22-df"}, dice=[die, 3, 3],
    )  # fmt: skip
    t.do("disengage:it-22-df")
    for _ in range(hexes):
        if t.prompt == "ask-fall":
            t.do(next(text for text in t.options if text.startswith("fall:")))
    assert BOX.map.distance(hex_of(SPOT), hex_of(t.at("it-22-df"))) == hexes
    assert shaken(t, "it-22-df") == shaky


def test_12_3k_a_major_river_ends_the_retreat_and_disorganises(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways home lead over it; over a footbridge the retreat goes on."""
    wet = {pair for h in HOME for pair in ((hex_of(SPOT), hex_of(h)), (hex_of(h), hex_of(SPOT)))}
    monkeypatch.setattr(BOX.major, "pairs", frozenset({*BOX.major.pairs, *wet}))
    goal = sorted(HOME)[0]
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=GONE)
    t.do("back:3", f"fall:{goal}")
    assert (t.at("it-22-df"), shaken(t, "it-22-df"), t.prompt == "ask-fall") == (goal, True, False)
    t = fight({"e": "ah-4-id"}, "it-22-df", footbridges=((1, hex_of(SPOT), hex_of(goal)),), dice=GONE)
    t.do("back:3", f"fall:{goal}")
    assert t.prompt == "ask-fall"


def test_12_3l_an_attacker_who_panics_goes_back_alone() -> None:
    t = fight({"e": "ah-4-id ah-94-id"}, "it-22-df", dice=[3, 3, 1, 2, 4])
    t.do("confuse:ah-4-id")
    fall(t)
    assert t.at("ah-4-id") in {BOX.numbers[n] for n in BOX.map.linked[hex_of(E)]} - {SPOT}
    assert t.at("ah-94-id") == E


def test_12_3m_interdiction_costs_a_stack_a_step() -> None:
    goal = sorted(HOME)[0]
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=GONE)
    t.g.loc[BOX.unit["ah-air-1"]] = hex_of(goal)
    t.g.flights = {BOX.unit["ah-air-1"]: INTERDICTION}
    t.do("back:1", f"fall:{goal}")
    assert t.steps("it-22-df") == 2


def test_12_3b_who_cannot_go_back_when_he_must_is_lost() -> None:
    """2.1e, SCg.1: a panic with the enemy all around."""
    ring = {"e": "ah-4-id", "w": "ah-13-schd", "ne": "ah-33-id", "nw": "ah-60-id", "se": "ah-57-id", "sw": "ah-58-id"}
    t = fight(ring, "fr-23-di", only="ah-4-id", dice=[3, 3, 2, 1, 2])
    assert t.at("fr-23-di") == "eliminated"


# -- 12.4 advance ------------------------------------------------------------------------------------------------------


def won(green: int, attackers: dict[str, str], monkeypatch: pytest.MonkeyPatch, **more: Any) -> Table:
    """The defender is destroyed, and nobody of the attackers hurt."""
    result(monkeypatch, "0/12")
    t = fight(attackers, "it-22-df", dice=[3, 3, green, 2], **more)
    if t.prompt == "ask-lead":
        t.do(t.options[0])
    return t


def test_12_4a_only_full_units_in_order_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    t = won(4, {"e": "ah-4-id (ah-13-schd)"}, monkeypatch)
    assert t.nouns("advance") == {"ah-4-id"}
    assert t.refusal("advance:ah-13-schd").rule == "12.4a"
    result(monkeypatch, "1/12")
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-22-df", dice=[3, 3, 4, 2])
    t.do("lead:ah-4-id")
    assert t.nouns("advance") == {"ah-13-schd"}  # the lead unit is disorganised


def test_12_4b_with_partial_mastery_into_the_hex_if_it_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """All, some or none of them; not while a defender is there."""
    t = won(4, {"e": "ah-4-id", "ne": "ah-216-ibrig"}, monkeypatch)
    t.do("advance:ah-4-id")
    assert t.prompt == "ask-advance"  # no further
    t.do("advance:ah-216-ibrig")
    assert t.at("ah-4-id") == t.at("ah-216-ibrig") == SPOT
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=[3, 3, 4, 2])
    assert t.prompt == "ask-exploit-mark"


@pytest.mark.parametrize(("hexes", "steps"), [(1, 0), (2, 1), (3, 2)])
def test_12_4c_with_total_mastery_as_far_as_the_defender_went(hexes: int, steps: int) -> None:
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=[3, 3, 6, 6])
    t.do(f"back:{hexes}")
    fall(t).do("done", "advance:ah-4-id")
    for _ in range(steps):
        t.do(next(text for text in t.options if text.startswith("on:") and text[3:] not in (E, NE, SE, SPOT)))
    assert t.prompt != "ask-push"


def test_12_4d_with_total_mastery_and_nobody_left_two_hexes(monkeypatch: pytest.MonkeyPatch) -> None:
    t = won(6, {"e": "ah-4-id"}, monkeypatch)
    t.do("advance:ah-4-id", f"on:{W}")
    assert (t.at("ah-4-id"), t.prompt) == (W, "ask-exploit-mark")


def test_12_4e_the_first_hex_is_the_one_fought_for(monkeypatch: pytest.MonkeyPatch) -> None:
    t = won(6, {"e": "ah-4-id"}, monkeypatch)
    t.do("advance:ah-4-id")
    assert t.at("ah-4-id") == SPOT


@pytest.mark.parametrize(
    ("unit", "support", "slips"),
    [
        ("ah-4-id", "", False), ("ah-216-ibrig", "", False), ("ah-216-ibrig", "ah-sturm-1", True),
        ("ah-4-id", "ah-sturm-1", False), ("de-jr-3", "de-stoss-1", True),
    ],
)  # fmt: skip
def test_12_4f_no_further_from_zone_to_zone_but_with_storm_troops(
    monkeypatch: pytest.MonkeyPatch, unit: str, support: str, slips: bool
) -> None:
    """Another Italian looks into the hex and into the next; 15.3.1b, 15.3.2b: not for a division."""
    t = won(6, {"e": f"{unit} {support}"}, monkeypatch, use=support, also={NW: "it-17-df"})
    t.do(f"advance:{unit}")
    if not slips:
        assert t.nouns("on") & {W} == set()
        assert t.prompt != "ask-push" or t.refusal(f"on:{W}").rule == "12.4f"
        return
    t.do(f"on:{W}")
    assert t.at(support) == W


def test_12_4f_arditi_give_no_such_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    """15.3.3b; and the first hex is entered by anybody, zone or not."""
    result(monkeypatch, "0/12")
    t = fight(
        {"e": "it-5-alpini it-arditi-1"}, "ah-4-id", side="en", use="it-arditi-1",
        also={way(SPOT, "w", "nw"): "ah-13-schd", NW: "ah-216-ibrig"}, dice=[3, 3, 2, 6],
    )  # fmt: skip
    t.do("advance:it-5-alpini")
    assert t.at("it-5-alpini") == SPOT
    assert W not in t.nouns("on")


def test_12_4g_an_advance_costs_no_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Into a high mountain and on, by a unit that has moved already."""
    t = won(6, {"e": "ah-4-id"}, monkeypatch, marks={"moved": "ah-4-id"})
    t.do("advance:ah-4-id", f"on:{W}")
    assert t.at("ah-4-id") == W


def test_12_4h_a_major_river_only_into_the_first_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends the advance there; later it is not crossed at all without a bridge."""
    h, foe = hex_of(SPOT), hex_of(E)
    pairs = frozenset({*BOX.major.pairs, (h, foe), (foe, h)})
    monkeypatch.setattr(BOX.major, "pairs", pairs)
    t = won(6, {"e": "ah-4-id", "ne": "ah-13-schd"}, monkeypatch)
    t.do("advance:ah-4-id")
    assert (t.at("ah-4-id"), t.prompt) == (SPOT, "ask-advance")
    monkeypatch.setattr(BOX.major, "pairs", frozenset({*BOX.major.pairs} - {(h, foe), (foe, h)} | {(h, hex_of(W))}))
    t = won(6, {"e": "ah-4-id", "ne": "ah-13-schd"}, monkeypatch)
    t.do("advance:ah-4-id")
    assert t.nouns("on") == {NE, E, SE, SW, NW}
    t = won(6, {"e": "ah-4-id", "ne": "ah-13-schd"}, monkeypatch, footbridges=((0, h, hex_of(W)),))
    t.do("advance:ah-4-id")
    assert W in t.nouns("on")


def test_12_4i_a_ridge_in_the_second_hex_disorganises(monkeypatch: pytest.MonkeyPatch) -> None:
    ridge = frozenset({*BOX.ridge.pairs, (hex_of(SPOT), hex_of(W)), (hex_of(E), hex_of(SPOT))})
    monkeypatch.setattr(BOX.ridge, "pairs", ridge)
    t = won(6, {"e": "ah-4-id ah-216-ibrig"}, monkeypatch)
    t.do("advance:ah-4-id", f"on:{W}", "advance:ah-216-ibrig")
    assert (t.has("dg", "ah-4-id"), t.has("dg", "ah-216-ibrig")) == (True, False)


# -- 12.5 disorder -----------------------------------------------------------------------------------------------------


def test_12_5a_only_combat_units_are_disorganised() -> None:
    g = position({SPOT: "it-22-df it-arditi-1 it-corps-i it-hq-iv"})
    for name in ("it-22-df", "it-arditi-1", "it-corps-i", "it-hq-iv"):
        disorganise(g, BOX.unit[name])
    assert g.disorganised == 1 << BOX.unit["it-22-df"]


@pytest.mark.parametrize("mark", ["dg", "rg"])
def test_12_5b_and_12_5c_half_the_points_rounded_down(mark: str) -> None:
    """5 becomes 2; the same on both faces (12.5c). Disengagement is allowed, a reserve not."""
    g = position({SPOT: "it-5-alpini it-22-df"}, marks={mark: "it-5-alpini"})
    assert [allowance(g, BOX.unit[name]) for name in ("it-5-alpini", "it-22-df")] == [4, 8]
    t = italia(
        {SPOT: "it-5-alpini", E: "ah-4-id"}, scenario="solstice", side="en", phase="markers_last",
        marks={mark: "it-5-alpini"},
    )  # fmt: skip
    assert t.can("mark:it-5-alpini")


def test_12_5d_in_combat_one_by_one_in_a_retreat_all(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/1")
    t = fight({"e": "ah-4-id"}, "it-22-df it-5-alpini", dice=[3, 3, 2, 2])
    t.do("lead:it-22-df")
    finish(t)
    assert (shaken(t, "it-22-df"), shaken(t, "it-5-alpini")) == (True, False)
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id"}, "it-22-df it-5-alpini", dice=GONE)
    t.do("lead:it-22-df", "back:2")
    fall(t)
    assert (shaken(t, "it-22-df"), shaken(t, "it-5-alpini")) == (True, True)


def test_12_5e_no_more_than_disorganised_and_again_from_reorganising() -> None:
    g = position({SPOT: "it-22-df it-5-alpini"}, marks={"dg": "it-22-df", "rg": "it-5-alpini"})
    for name in ("it-22-df", "it-5-alpini"):
        disorganise(g, BOX.unit[name])
    assert g.disorganised == 1 << BOX.unit["it-22-df"] | 1 << BOX.unit["it-5-alpini"]
    assert g.reorganising == 0


def test_12_5f_example_a_forced_march_and_an_enemy_beside() -> None:
    """Disorganised, then reorganising, and so it stays while an enemy looks into the hex; else it is in order."""
    for enemy, still in ((NE, True), (way(SPOT, "ne", "ne", "ne"), False)):
        t = italia(
            {SPOT: "fr-23-di", enemy: "ah-4-id"}, scenario="solstice", side="en", phase="adjust",
            marks={"dg": "fr-23-di"},
        )  # fmt: skip
        assert (t.has("dg", "fr-23-di"), t.has("rg", "fr-23-di")) == (False, True)
        t = italia(
            {SPOT: "fr-23-di", enemy: "ah-4-id"}, scenario="solstice", side="cp", phase="adjust",
            marks={"rg": "fr-23-di"},
        )  # fmt: skip
        assert t.has("rg", "fr-23-di") == still


def test_12_4_the_defender_who_comes_back_into_the_hex_stops_the_advance() -> None:
    """He still holds it by one unit, and nobody advances."""
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=[3, 3, 6, 3])
    t.do("back:0")
    while t.prompt not in ("ask-exploit-mark", "ask-move"):
        t.do("done")
    assert t.g.battle is None or not battle(t).won
