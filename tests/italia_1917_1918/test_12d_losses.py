"""12.2.8, 12.2.3d to 12.2.3g: damage points turned into steps and disorder; the examples of the text."""

from __future__ import annotations

import pytest

from grognard.games.italia_1917_1918.losses import step_cost

from .fights import SPOT, fall, fight, result, shaken, way
from .table import BOX, position

E, NE, W = way(SPOT, "e"), way(SPOT, "ne"), way(SPOT, "w")
BEHIND, AFAR = way(SPOT, "e", "e"), way(SPOT, "w", "w")
FOUR = "ah-army-vi ah-corps-i ah-corps-iv ah-corps-vi"


@pytest.mark.parametrize(
    ("rule", "unit", "points"),
    [
        ("12.2.8a", "de-jr-3", 2), ("12.2.8a", "it-5-alpini", 2), ("12.2.8a", "gb-20-bde", 2),
        ("12.2.8a", "fr-1-chasseurs", 2), ("12.2.8a", "ah-geb-det-1", 2), ("12.2.8a", "it-fan-det-1", 2),
        ("12.2.8b", "ah-4-id", 3), ("12.2.8b", "it-51-df", 3), ("12.2.8b", "ah-216-ibrig", 3),
        ("12.2.8b", "it-aosta", 3), ("12.2.8b", "us-332-ir", 3), ("12.2.8b", "fr-23-di", 3),
        ("12.2.8c", "fr-renault", 3), ("12.2.8c", "it-carri", 2),
        ("12.2.8d", "de-stoss-1", 2), ("12.2.8d", "ah-sturm-1", 2), ("12.2.8d", "it-arditi-1", 2),
    ],
)  # fmt: skip
def test_12_2_8a_to_12_2_8d_what_a_step_costs(rule: str, unit: str, points: int) -> None:
    assert step_cost(position(), BOX.unit[unit]) == points, rule


# -- the first loss ----------------------------------------------------------------------------------------------------


def test_12_2_3d_and_12_2_8g_the_lead_unit_takes_the_first_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """On both sides, whatever its owner would like better."""
    result(monkeypatch, "3/3")
    t = fight({"e": "ah-4-id ah-13-schd"}, "it-22-df it-51-df", dice=[3, 3, 2, 2])
    t.do("lead:ah-4-id", "lead:it-51-df")
    assert [t.steps(unit) for unit in ("ah-4-id", "ah-13-schd", "it-51-df", "it-22-df")] == [2, 3, 2, 3]


def test_12_2_8b_example_two_points_are_not_enough_for_a_division_that_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Example B of the text: so the regiment loses a step, and nobody is disorganised (12.2.8g)."""
    result(monkeypatch, "2/0")
    t = fight({"e": "ah-4-id de-jr-3"}, "it-22-df", dice=[3, 3, 2, 2])
    t.do("lead:ah-4-id")
    assert (t.steps("de-jr-3"), t.steps("ah-4-id")) == (1, 3)
    assert not shaken(t, "ah-4-id")
    assert not shaken(t, "de-jr-3")


def test_12_2_8m_example_three_points_on_a_regiment_that_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Example C: a step and its disorder."""
    result(monkeypatch, "3/0")
    t = fight({"e": "ah-4-id de-jr-3"}, "it-22-df", dice=[3, 3, 2, 2])
    t.do("lead:de-jr-3")
    assert (t.steps("de-jr-3"), shaken(t, "de-jr-3"), t.steps("ah-4-id"), shaken(t, "ah-4-id")) == (1, True, 3, False)


def test_12_2_8k_example_four_points_on_a_regiment_that_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Example D: what can be turned into a step must be; it is gone (12.2.8l)."""
    result(monkeypatch, "4/0")
    t = fight({"e": "ah-4-id de-jr-3"}, "it-22-df", dice=[3, 3, 2, 2])
    t.do("lead:de-jr-3")
    assert (t.at("de-jr-3"), t.steps("ah-4-id"), shaken(t, "ah-4-id")) == ("eliminated", 3, False)


def test_12_2_8k_example_seven_points_in_defence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Example A: the regiment that leads is gone for two, the division loses a step for three and its order for one;
    the last point is wasted."""
    result(monkeypatch, "0/7")
    t = fight({"e": "ah-4-id"}, "(it-5-alpini) (it-22-df)", dice=[3, 3, 2, 1])
    t.do("lead:it-5-alpini")
    assert (t.at("it-5-alpini"), t.steps("it-22-df"), shaken(t, "it-22-df")) == ("eliminated", 1, True)


def test_12_2_8k_the_owner_shares_the_rest_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """12.2.8l: one unit may lose everything before another loses a step."""
    result(monkeypatch, "9/0")
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-22-df", dice=[3, 3, 2, 2])
    t.do("lead:ah-4-id")
    assert (t.asked, t.prompt, t.nouns("lose")) == ("cp", "ask-losses", {"ah-4-id", "ah-13-schd"})
    assert t.refusal("lose:it-22-df").rule == "12.2.8k"
    t.do("lose:ah-4-id", "lose:ah-4-id")
    assert (t.at("ah-4-id"), t.steps("ah-13-schd")) == ("eliminated", 3)


def test_12_2_8l_several_steps_of_one_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/6")
    t = fight({"e": "ah-4-id"}, "it-22-df it-aosta", dice=[3, 3, 2, 2])
    t.do("lead:it-22-df", "lose:it-22-df")
    assert (t.steps("it-22-df"), t.steps("it-aosta")) == (1, 2)


@pytest.mark.parametrize(("points", "who"), [(1, {"it-22-df"}), (2, {"it-22-df", "it-aosta"})])
def test_12_2_8e_and_12_2_8m_a_point_disorganises_a_unit_the_lead_first(
    monkeypatch: pytest.MonkeyPatch, points: int, who: set[str]
) -> None:
    result(monkeypatch, f"0/{points}")
    t = fight({"e": "ah-4-id"}, "it-22-df it-aosta", dice=[3, 3, 2, 2])
    t.do("lead:it-22-df")
    assert {unit for unit in ("it-22-df", "it-aosta") if shaken(t, unit)} == who


def test_12_2_8m_a_point_nobody_can_take_is_wasted(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/2")
    t = fight({"e": "ah-4-id"}, "it-22-df", marks={"dg": "it-22-df"}, dice=[3, 3, 2, 2])
    assert (t.steps("it-22-df"), t.g.due) == (3, ())


def test_12_2_8m_who_is_hit_by_guns_is_the_owners_choice() -> None:
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-22-df", also={AFAR: "it-corps-i"}, dice=[2])
    t.do("gun:it-corps-i", "settle")
    assert (t.asked, t.prompt, t.nouns("shake")) == ("cp", "ask-shake", {"ah-4-id", "ah-13-schd"})
    assert t.refusal("shake:it-22-df").rule == "12.2.8m"


# -- assault troops ----------------------------------------------------------------------------------------------------

STOSS = {"e": "de-jr-3", "ne": "de-gr-119 de-stoss-1"}


def test_12_2_3g_and_12_2_8j_example_stosstruppen_in_place_of_the_lead_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    """12.2.8j. A4: the Stosstruppen go for two, the other regiment takes the other two; the lead unit is whole."""
    result(monkeypatch, "4/0")
    t = fight(STOSS, "it-22-df", use="de-stoss-1", dice=[3, 3, 2, 2])
    t.do("lead:de-jr-3")
    assert (t.asked, t.prompt) == ("cp", "ask-first-loss")
    t.do("spend:de-stoss-1", "lose:de-gr-119")
    assert [t.at("de-stoss-1"), t.steps("de-jr-3"), t.steps("de-gr-119")] == ["eliminated", 2, 1]


def test_12_2_3g_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "4/0")
    t = fight(STOSS, "it-22-df", use="de-stoss-1", dice=[3, 3, 2, 2])
    t.do("lead:de-jr-3", "lose:de-jr-3")
    assert t.can("spend:de-stoss-1")  # the second loss, then (15.3.1e)
    t.do("lose:de-gr-119")
    assert (t.at("de-stoss-1"), t.steps("de-jr-3"), t.steps("de-gr-119")) == (NE, 1, 1)


def test_12_2_8d_one_support_of_assault_troops_a_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    """A star apart (12.2.8n)."""
    result(monkeypatch, "6/0")
    units = {"e": "de-jr-3 de-stoss-1", "ne": "de-gr-119 de-stoss-2"}
    t = fight(units, "it-22-df", use="de-stoss-1 de-stoss-2", dice=[3, 3, 2, 2])
    t.do("lead:de-jr-3", "spend:de-stoss-1")
    assert t.nouns("spend") == set()
    result(monkeypatch, "2*/0")
    t = fight(units, "it-22-df", use="de-stoss-1 de-stoss-2", dice=[3, 3, 2, 2])
    t.do("lead:de-jr-3", "spend:de-stoss-1")
    assert (t.at("de-stoss-1"), t.at("de-stoss-2"), t.steps("de-jr-3")) == ("eliminated", "eliminated", 2)


@pytest.mark.parametrize(
    ("side", "units", "support", "lead", "enemy"),
    [("cp", "ah-4-id ah-sturm-1", "ah-sturm-1", "ah-4-id", "it-22-df"),
     ("en", "it-22-df it-arditi-1", "it-arditi-1", "it-22-df", "ah-4-id")],
)  # fmt: skip
def test_12_2_3f_and_12_2_8i_sturmbaone_and_arditi_take_the_first_loss(
    monkeypatch: pytest.MonkeyPatch, side: str, units: str, support: str, lead: str, enemy: str
) -> None:
    """D15: A3 is two for them and disorder for the division; A5 a step of its besides; A1 not enough for them."""
    for points, steps, shaky, gone in ((3, 3, True, True), (5, 2, False, True), (1, 3, True, False)):
        result(monkeypatch, f"{points}/0")
        t = fight({"e": units}, enemy, side=side, use=support, dice=[3, 3, 2, 2])
        assert (t.steps(lead), shaken(t, lead)) == (steps, shaky)
        assert (t.at(support) == "eliminated") == gone


def test_12_2_3f_the_owner_says_which_of_two(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "2/0")
    units = {"e": "ah-4-id ah-sturm-1", "ne": "ah-13-schd ah-sturm-2"}
    t = fight(units, "it-22-df", use="ah-sturm-1 ah-sturm-2", dice=[3, 3, 2, 2])
    t.do("lead:ah-4-id", "spend:ah-sturm-2")
    assert (t.at("ah-sturm-1"), t.at("ah-sturm-2")) == (E, "eliminated")


def test_12_2_8i_those_that_were_not_used_lose_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "3/0")
    t = fight({"e": "ah-4-id ah-sturm-1"}, "it-22-df", dice=[3, 3, 2, 2])
    assert (t.at("ah-sturm-1"), t.steps("ah-4-id")) == (E, 2)


def test_12_2_8n_a_star_comes_after_the_damage_and_needs_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """D16: A5*: the battalion takes two, the brigade a step for three; the star finds another one, if one was used."""
    result(monkeypatch, "5*/0")
    t = fight({"e": "ah-216-ibrig ah-sturm-1"}, "it-22-df", use="ah-sturm-1", dice=[3, 3, 2, 2])
    assert (t.at("ah-sturm-1"), t.steps("ah-216-ibrig"), shaken(t, "ah-216-ibrig")) == ("eliminated", 1, False)
    two = {"e": "ah-216-ibrig ah-217-ibrig ah-sturm-1 ah-sturm-2"}
    t = fight(two, "it-22-df", use="ah-sturm-1 ah-sturm-2", dice=[3, 3, 2, 2])
    t.do("lead:ah-216-ibrig")
    assert (t.at("ah-sturm-1"), t.at("ah-sturm-2"), t.steps("ah-216-ibrig")) == ("eliminated", "eliminated", 1)


def test_12_2_8i_in_defence_they_go_only_with_their_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    """15.3.3d, and under bombardment (15.3.2f)."""
    result(monkeypatch, "0/5")
    t = fight({"e": "ah-4-id"}, "it-22-df it-arditi-1", dice=[3, 3, 2, 2])
    assert (t.steps("it-22-df"), t.at("it-arditi-1")) == (2, SPOT)
    result(monkeypatch, "0/9")
    t = fight({"e": "ah-4-id"}, "it-22-df it-arditi-1", dice=[3, 3, 2, 2])
    assert (t.at("it-22-df"), t.at("it-arditi-1")) == ("eliminated", "eliminated")
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id ah-sturm-1"}, "it-22-df", use="ah-sturm-1", also={AFAR: "it-army-iv"}, dice=[4])
    t.do("gun:it-army-iv")
    assert (t.steps("ah-4-id"), t.told("log-shot")[0]["damage"]) == (2, 3)
    assert t.at("ah-sturm-1") == E


def test_12_2_8f_a_display_division_loses_by_its_regiments(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/4")
    t = fight(
        {"e": "ah-4-id"}, "it-6-alpini it-13-alpini it-17-alpini it-20-alpini", scenario="vittorio", dice=[3, 3, 2, 1]
    )  # fmt: skip
    t.do("lead:it-17-alpini", "lose:it-20-alpini")
    assert [t.steps(f"it-{n}-alpini") for n in (6, 13, 17, 20)] == [2, 2, 1, 1]
    assert t.at("it-80-df-display") == "absent"


# -- tanks -------------------------------------------------------------------------------------------------------------

TANK = {"scenario": "vittorio", "side": "en"}


@pytest.mark.parametrize(("cell", "tank", "steps", "shaky"), [("4/0", True, 1, True), ("0/0", False, 1, False)])
def test_12_2_3e_and_12_2_8h_example_a_tank_takes_the_first_loss(
    monkeypatch: pytest.MonkeyPatch, cell: str, tank: bool, steps: int, shaky: bool
) -> None:
    """15.6.1d: A6 is three for the Renault, two for a step of the regiment, one for its disorder; A2 leaves the tank
    whole and takes a step of the regiment. Two points of each are the doctrine's (12.2.5e)."""
    result(monkeypatch, cell)
    t = fight({"e": "fr-1-chasseurs fr-renault"}, "ah-4-id", dice=[3, 3, 2, 2], **TANK)
    assert (t.at("fr-renault") == "eliminated", t.steps("fr-1-chasseurs"), shaken(t, "fr-1-chasseurs")) == (
        tank, steps, shaky,
    )  # fmt: skip


def test_12_2_8h_in_defence_and_under_fire_tanks_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps and disorder both; on their own they are hit."""
    result(monkeypatch, "0/4")
    t = fight({"e": "ah-4-id"}, "fr-1-chasseurs fr-renault", scenario="vittorio", side="cp", dice=[3, 3, 2, 2])
    fall(t)
    assert (t.at("fr-1-chasseurs"), t.at("fr-renault")) == ("eliminated", SPOT)
    result(monkeypatch, "0/1")
    t = fight({"e": "ah-4-id"}, "fr-23-di fr-renault", scenario="vittorio", side="cp", dice=[3, 3, 2, 2])
    assert (shaken(t, "fr-23-di"), shaken(t, "fr-renault")) == (True, False)
    guns = {AFAR: "ah-army-vi"}
    t = fight({"e": "fr-1-chasseurs fr-renault", "ne": "fr-23-di"}, "ah-4-id", also=guns, dice=[4], **TANK)
    t.do("gun:ah-army-vi")
    assert t.nouns("lose") == {"fr-1-chasseurs", "fr-23-di"}
