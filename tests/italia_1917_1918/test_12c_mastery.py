"""12.2.5 to 12.2.7: the dice, tactical mastery with every modifier, erroneous orders, what mastery offers."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.odds import mastery
from grognard.games.italia_1917_1918.state import ERRORS, NONE, PARTIAL, TOTAL

from .fights import SPOT, battle, dry, fall, field, fight, finish, first, meet, result, shaken, tactics, way
from .table import BOX, Table, hex_of, italia, position

E, NE, SE, W, NW, SW = (way(SPOT, step) for step in ("e", "ne", "se", "w", "nw", "sw"))
BEHIND = way(SPOT, "e", "e")
AFAR = way(SPOT, "w", "w")


# -- 12.2.5 the result -------------------------------------------------------------------------------------------------


def test_12_2_5a_the_white_dice_are_added_and_read_in_the_column() -> None:
    t = fight({"e": "ah-4-id"}, "it-51-df", dice=[6, 2, 2, 2])  # 9 to 9
    assert t.told("log-combat")[0]["dice"] == 8
    attacker, _, defender = BOX.tables["combat"]["rows"][6][1].partition("/")
    assert (t.told("log-combat")[0]["attacker"], t.told("log-combat")[0]["defender"]) == (int(attacker), int(defender))


def test_12_2_5c_a_star_costs_assault_troops_that_gave_the_column(monkeypatch: pytest.MonkeyPatch) -> None:
    """12.2.8n: and nobody's first loss is that; those that were not used stay."""
    result(monkeypatch, "0*/0")
    units = {"e": "ah-216-ibrig ah-sturm-1", "ne": "ah-217-ibrig ah-sturm-2"}
    t = fight(units, "it-51-df", use="ah-sturm-1", dice=[3, 3, 2, 2])
    t.do("lead:ah-216-ibrig")
    assert (t.at("ah-sturm-1"), t.at("ah-sturm-2"), t.steps("ah-216-ibrig")) == ("eliminated", NE, 2)
    t = fight(units, "it-51-df", dice=[3, 3, 2, 2])
    t.do("lead:ah-216-ibrig")
    assert (t.at("ah-sturm-1"), t.at("ah-sturm-2")) == (E, NE)


def test_12_2_5c_the_owner_says_which_of_several(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0*/0")
    units = {"e": "ah-216-ibrig ah-sturm-1", "ne": "de-jr-3 de-stoss-1"}
    t = fight(units, "it-51-df", use="ah-sturm-1 de-stoss-1", dice=[3, 3, 2, 2])
    t.do("lead:de-jr-3")
    assert (t.asked, t.prompt) == ("cp", "ask-star")
    t.do("spend:de-stoss-1")
    assert (t.at("ah-sturm-1"), t.at("de-stoss-1")) == (E, "eliminated")


@pytest.mark.parametrize(
    ("scenario", "side", "unit", "fog", "damage"),
    [
        ("solstice", "cp", "ah-4-id", True, 3), ("solstice", "cp", "ah-4-id", False, 4),
        ("solstice", "en", "it-51-df", True, 4), ("vittorio", "en", "it-51-df", True, 3),
    ],
)  # fmt: skip
def test_12_2_5d_fog_spares_the_side_with_the_initiative_a_point(
    monkeypatch: pytest.MonkeyPatch, scenario: str, side: str, unit: str, fog: bool, damage: int
) -> None:
    result(monkeypatch, "4/0")
    other = "it-17-df" if side == "cp" else "ah-4-id"
    t = fight({"e": unit}, other, side=side, scenario=scenario, fog=fog, dice=[3, 3, 2, 2])
    assert t.told("log-combat")[0]["attacker"] == damage


def test_12_2_5d_in_exploitation_too_and_never_below_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id"}, "it-51-df", fog=True, dice=[3, 3, 2, 2])
    assert t.told("log-combat")[0]["attacker"] == 0
    result(monkeypatch, "4/0")
    t = fight({"e": "ah-4-id"}, "it-51-df", fog=True, exploits=True, marks={"exploiting": "ah-4-id"}, dice=[3, 3, 2, 2])
    assert t.told("log-combat")[0]["attacker"] == 3


def test_12_2_5e_cadorna_and_foch_pay_two_more_when_they_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "1/1")
    t = fight({"e": "fr-23-di"}, "ah-4-id", side="en", dice=[3, 3, 2, 2])
    assert (t.told("log-combat")[0]["attacker"], t.told("log-combat")[0]["defender"]) == (3, 1)
    t = fight({"e": "ah-4-id"}, "fr-23-di", dice=[3, 3, 2, 2])
    assert (t.told("log-combat")[0]["attacker"], t.told("log-combat")[0]["defender"]) == (1, 1)


# -- 12.2.6 the test ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "more", "level"),
    [
        (6, 0, TOTAL), (6, -3, TOTAL), (6, -7, TOTAL), (5, 1, TOTAL), (4, 2, TOTAL), (2, 4, TOTAL),
        (5, 0, PARTIAL), (3, 0, PARTIAL), (2, 1, PARTIAL), (5, -2, PARTIAL),
        (2, 0, NONE), (3, -1, NONE), (3, -2, NONE), (1, 0, NONE), (1, 4, NONE), (1, 5, NONE),
        (1, -1, ERRORS), (2, -2, ERRORS), (3, -4, ERRORS), (5, -5, ERRORS),
    ],
)  # fmt: skip
def test_12_2_6i_to_12_2_6u_what_a_die_comes_to(die: int, more: int, level: int) -> None:
    """12.2.6i: 6 or a natural 6; 12.2.6o: 3 to 5; 12.2.6s: 1 or 2, or a natural 1; 12.2.6u: 0 or less."""
    assert mastery(position(), die, more) == level


def test_12_2_6a_green_is_the_central_powers_blue_the_entente(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id"}, "it-51-df", dice=[3, 3, 5, 2])
    assert [(one["side"], one["die"]) for one in t.told("log-mastery")] == [(("side", 0), 5), (("side", 1), 2)]
    t = fight({"e": "it-51-df"}, "ah-4-id", side="en", dice=[3, 3, 5, 2])
    assert [(one["side"], one["die"]) for one in t.told("log-mastery")] == [(("side", 1), 2), (("side", 0), 5)]


def test_12_2_6b_what_helps_the_defender() -> None:
    """Trenches +2, an elite lead +1, aircraft over the hex +1 or -1."""
    scene = BOX.scenes["solstice"]
    trench = first("solstice", lambda h: scene.trench >> h & 1 and dry(BOX.numbers[h]))
    t = meet(trench, {dry(trench): "ah-4-id"}, "it-51-df")
    assert tactics(t, defender=True, lead="it-51-df") == {"trench": 2}
    t = meet(SPOT, {E: "ah-4-id"}, "it-5-alpini it-51-df")
    assert tactics(t, defender=True, lead="it-5-alpini") == {"elite": 1}
    assert tactics(t, defender=True, lead="it-51-df") == {}
    for air, key, by in (("it-air-1", "air", 1), ("ah-air-1", "enemy-air", -1)):
        t = meet(SPOT, {E: "ah-4-id"}, "it-51-df")
        t.g.loc[BOX.unit[air]], t.g.flights = hex_of(SPOT), {BOX.unit[air]: 1}
        assert tactics(t, defender=True, lead="it-51-df") == {key: by}
        assert tactics(t, lead="ah-4-id") == ({"enemy-air": -1} if key == "air" else {"air": 1})


def test_12_2_6b_an_elite_unit_is_no_division() -> None:
    """3.0l: a brigade, regiment or detachment of morale 5 or 6."""
    t = meet(SPOT, {E: "ah-4-id ah-216-ibrig ah-7-gebbrig"}, "it-51-df")
    assert [tactics(t, lead=unit) for unit in ("ah-4-id", "ah-216-ibrig", "ah-7-gebbrig")] == [{}, {"elite": 1}, {}]


def test_12_2_6c_what_hurts_the_defender() -> None:
    for mark in ("dg", "rg"):
        t = meet(SPOT, {E: "ah-4-id"}, "it-51-df it-5-alpini", marks={mark: "it-5-alpini"})
        assert tactics(t, defender=True, lead="it-51-df") == {"disorganised": -1}
    t = meet(SPOT, {E: "ah-4-id"}, "fr-23-di")
    assert tactics(t, defender=True, lead="fr-23-di") == {"doctrine": -1}
    gun = way(SPOT, "e", "e", "e")
    t = meet(
        SPOT, {E: "ah-4-id", gun: "ah-army-xiv-flitsch"}, "it-51-df", scenario="caporetto",
        marks={"offensive": "ah-army-xiv-flitsch"}, bruchmuller=BOX.unit["ah-army-xiv-flitsch"],
    )  # fmt: skip
    assert tactics(t, defender=True, lead="it-51-df") == {"doctrine": -1, "bruchmuller": -2}


def test_12_2_6c_several_nations_where_that_counts() -> None:
    """In December 1917 Italians and French may fight together at a price, in June 1918 without."""
    scene = BOX.scenes["grappa"]
    spot = first("grappa", lambda h: not scene.trench >> h & 1 and dry(BOX.numbers[h], "grappa"))
    t = meet(spot, {dry(spot, "grappa"): "ah-4-id"}, "it-cuneo fr-1-chasseurs", scenario="grappa")
    assert tactics(t, defender=True, lead="it-cuneo") == {"mixed": -1}
    t = meet(SPOT, {E: "ah-4-id"}, "it-51-df fr-1-chasseurs")
    assert tactics(t, defender=True, lead="it-51-df") == {}


def test_12_2_6d_what_helps_and_hurts_the_attacker() -> None:
    """Stosstruppen and Sturmbaone +1, not Arditi (15.3.3b); an elite lead +1; several nations -1."""
    for unit, support, by in (("ah-38-ibrig", "ah-sturm-1", 1), ("de-gr-119", "de-stoss-1", 1)):
        t = meet(SPOT, {E: f"{unit} {support}"}, "it-51-df", use=support)
        assert tactics(t, lead=unit)["assault"] == by
    t = meet(SPOT, {E: "it-aosta it-arditi-1"}, "ah-4-id", side="en", use="it-arditi-1")
    assert "assault" not in tactics(t, lead="it-aosta")
    t = meet(SPOT, {E: "ah-216-ibrig de-jr-3"}, "it-51-df")
    assert tactics(t, lead="ah-216-ibrig") == {"elite": 1}  # SC0.12: Germans and Austro-Hungarians are one


def test_12_2_6e_the_offensive_and_the_doctrine() -> None:
    gun = way(SPOT, "e", "e", "e")
    for sequence, by in ((1, {"offensive": 2}), (2, {"offensive": 1}), (3, {})):
        t = meet(
            SPOT, {E: "ah-4-id", gun: "ah-army-vi"}, "it-51-df", sequence=sequence, marks={"offensive": "ah-army-vi"}
        )  # fmt: skip
        assert tactics(t, lead="ah-4-id") == by
    for unit, by in (("fr-23-di", {"doctrine": 1}), ("it-51-df", {"doctrine": -1}), ("gb-20-bde", {"elite": 1})):
        assert tactics(meet(SPOT, {E: unit}, "ah-4-id", side="en"), lead=unit) == by


def test_12_2_6f_the_worst_morale_among_those_who_attack() -> None:
    """One of morale 3 is one less, one of morale 2 two less, not three; whom the guns shook still takes part."""
    t = meet(SPOT, {E: "ah-4-id ah-94-id"}, "it-51-df")
    assert tactics(t, lead="ah-4-id") == {"morale": -1}
    t = meet(SPOT, {E: "it-22-df it-66-df", NE: "it-1-dc"}, "ah-4-id", side="en")
    assert tactics(t, lead="it-22-df") == {"morale": -2, "doctrine": -1}
    t.g.disorganised |= 1 << BOX.unit["it-1-dc"]
    assert tactics(t, lead="it-22-df")["morale"] == -2


def test_12_2_6g_the_lead_units_doctrine_counts() -> None:
    t = meet(SPOT, {E: "it-51-df", NE: "fr-23-di"}, "ah-4-id", side="en")
    assert tactics(t, lead="it-51-df") == {"doctrine": -1}
    assert tactics(t, lead="fr-23-di") == {"doctrine": 1}
    t = meet(SPOT, {E: "ah-4-id"}, "it-51-df")
    assert tactics(t, lead="ah-4-id") == {}


def test_12_2_6s_example_a_natural_one_with_modifiers() -> None:
    """An Alpini regiment under Cadorna, reorganising: 1 + 1 - 1 - 1 is 0, so no mastery and erroneous orders."""
    t = fight(
        {"e": "ah-4-id"}, "it-2-alpini", scenario="caporetto", marks={"rg": "it-2-alpini"}, dice=[3, 3, 2, 1, 4]
    )  # fmt: skip
    told = t.told("log-mastery")[1]
    assert (told["die"], told["modifier"], told["level"]) == (1, -1, ERRORS)
    assert len(t.told("log-error-defence")) == 1


def test_12_2_6u_orders_go_wrong_by_another_die(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "3/0")
    t = fight({"e": "ah-4-id ah-94-id"}, "it-51-df", dice=[3, 3, 1, 2, 3])
    assert t.told("log-error-attack")[0]["die"] == 3


# -- what mastery offers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defender", "mark", "blue", "most"),
    [
        ("it-51-df", "", 6, 3), ("it-51-df", "", 4, 2), ("it-51-df", "dg", 6, 2), ("it-51-df", "rg", 5, 1),
        ("fr-23-di", "", 6, 2), ("fr-23-di", "", 5, 1), ("gb-20-bde", "", 6, 3),
    ],
)  # fmt: skip
def test_12_2_6j_and_12_2_6p_how_far_the_defender_may_go_back(
    monkeypatch: pytest.MonkeyPatch, defender: str, mark: str, blue: int, most: int
) -> None:
    """12.2.6j: 3 with total mastery, 12.2.6p: 2 with partial; one less under Cadorna/Foch or with a shaken unit."""
    result(monkeypatch, "0/8")
    t = fight({"e": "ah-4-id"}, defender, marks={mark: defender} if mark else {}, dice=[3, 3, 2, blue])
    assert (t.asked, t.prompt) == ("en", "ask-fall-back")
    assert t.nouns("back") == {str(n) for n in range(most + 1)}
    assert t.refusal(f"back:{most + 1}").rule == "12.2.6j"


@pytest.mark.parametrize(("hexes", "left"), [(0, 8), (1, 5), (2, 2), (3, 0)])
def test_12_2_6j_each_hex_takes_three_points_off(monkeypatch: pytest.MonkeyPatch, hexes: int, left: int) -> None:
    result(monkeypatch, "0/8")
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=[3, 3, 2, 6])
    t.do(f"back:{hexes}")
    fall(t)
    lost = 3 - t.steps("it-22-df")
    assert lost == min(3, left // 3)
    assert shaken(t, "it-22-df") == (hexes >= 2 or bool(left % 3 and lost < 3))


def test_12_2_6j_what_counts_is_how_far_all_of_them_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hex beyond the friends who are too many for one more is not paid for (12.3h)."""
    result(monkeypatch, "0/6")
    t = fight({"e": "ah-4-id"}, "it-22-df", also={W: "it-17-df", SW: "it-51-df", NW: "it-37-df"}, dice=[3, 3, 2, 6])
    t.do("back:1")
    fall(t)
    assert t.steps("it-22-df") == 2  # 6 - 3, not 6 - 6


def test_12_2_6h_nobody_has_to_use_his_mastery(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/3")
    t = fight({"e": "ah-4-id"}, "it-22-df", also={AFAR: "it-51-df"}, dice=[3, 3, 6, 6])
    t.do("back:0")
    assert (t.prompt, t.can("done")) == ("ask-react", True)
    t.do("done")
    assert (t.prompt, t.can("done")) == ("ask-exploit-mark", True)
    t.do("done")
    assert (t.at("it-22-df"), t.at("ah-4-id"), t.g.exploiting) == (SPOT, E, 0)


def test_12_2_6k_the_defender_moves_two_units_from_nearby_by_half_their_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Disorganised ones too; not from enemy zones, nor from further than three hexes."""
    result(monkeypatch, "0/0")
    near, third = way(SPOT, "w", "w"), way(SPOT, "w", "w", "sw")
    far = way(SPOT, "w", "w", "w", "w")
    units = {
        near: "it-17-df",
        third: "it-51-df",
        far: "it-37-df",
        NE: "it-15-df it-5-alpini",
        way(SPOT, "w"): "it-24-df",
    }
    t = fight({"e": "ah-4-id"}, "it-22-df", also=units, marks={"dg": "it-51-df"}, dice=[3, 3, 2, 6])
    t.do("back:0")
    assert (t.asked, t.prompt) == ("en", "ask-react")
    assert t.nouns("move") == {"it-17-df", "it-51-df", "it-24-df"}
    t.do("move:it-17-df")
    assert way(SPOT, "w") in t.nouns("to")
    assert SPOT in t.nouns("to")  # two hexes of open ground
    assert way(SPOT, "w", "w", "w", "w", "w") not in t.nouns("to")
    assert t.refusal("with:it-24-df")
    t.do(f"to:{SPOT}", "move:it-51-df")
    assert len(t.nouns("to")) == 6  # half of four halved: a hex
    t.do(f"to:{near}")
    assert t.prompt != "ask-react"
    assert (t.at("it-17-df"), t.at("it-51-df")) == (SPOT, near)


def test_12_2_6k_one_after_another() -> None:
    near = way(SPOT, "w", "w")
    t = fight({"e": "ah-4-id"}, "it-22-df", also={near: "it-5-alpini it-9-alpini"}, dice=[3, 3, 2, 6])
    t.do("back:0")
    while t.prompt != "ask-react":
        t.do(t.options[0])
    t.do("move:it-5-alpini")
    assert t.refusal("with:it-9-alpini").rule == "12.2.6k"


def test_12_2_6q_with_partial_mastery_he_moves_one(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    units = {AFAR: "it-17-df", way(SPOT, "w", "sw"): "it-51-df"}
    t = fight({"e": "ah-4-id"}, "it-22-df", also=units, dice=[3, 3, 2, 4])
    t.do("back:0", "move:it-17-df", f"to:{W}")
    assert t.prompt != "ask-react"


def test_12_2_6l_he_moves_after_his_losses_and_not_into_a_hex_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/12")
    t = fight({"e": "ah-4-id"}, "it-22-df it-5-alpini", also={AFAR: "it-17-df"}, dice=[3, 3, 2, 4])
    t.do("lead:it-22-df", "back:0")
    while t.prompt == "ask-losses":
        t.do("lose:it-22-df")
    assert t.at("it-22-df") == "eliminated"
    assert t.prompt == "ask-react"
    t.do("move:it-17-df")
    assert SPOT in t.nouns("to")  # the Alpini hold it
    t = fight({"e": "ah-4-id"}, "((it-22-df))", also={AFAR: "it-17-df"}, dice=[3, 3, 2, 4])
    t.do("back:0", "move:it-17-df")
    assert SPOT not in t.nouns("to")  # nobody does


def test_12_2_6m_and_12_2_6r_the_attacker_advances_and_exploits(monkeypatch: pytest.MonkeyPatch) -> None:
    """12.2.6m, 12.2.6n: with total mastery as far as the defender went, and two markers; 12.2.6r: a hex and one."""
    result(monkeypatch, "0/3")
    for green, markers, on in ((6, 2, True), (4, 1, False)):
        t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-22-df", dice=[3, 3, green, 6])
        t.do("lead:ah-4-id", "back:2")
        fall(t).do("done", "advance:ah-4-id")
        assert t.at("ah-4-id") == SPOT
        assert (t.prompt == "ask-push") == on
        if on:
            t.do("halt")
        t.do("done")
        for n, unit in enumerate(("ah-4-id", "ah-13-schd")):
            if n < markers:
                t.do(f"exploit:{unit}")
        assert t.has("exploiting", "ah-13-schd") == (markers == 2)


def test_12_2_6n_an_attacker_without_mastery_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/12")
    t = fight({"e": "ah-4-id"}, "it-22-df", dice=[3, 3, 2, 2])
    assert (t.at("it-22-df"), t.at("ah-4-id"), t.g.exploiting, t.g.battle) == ("eliminated", E, 0, None)


def test_12_2_6t_an_attacker_without_mastery_may_lose_a_marker_nearby(monkeypatch: pytest.MonkeyPatch) -> None:
    """One marker: a Reserve marker covers two units (11.2.8d), an Exploitation marker one."""
    result(monkeypatch, "0/0")
    far = way(SPOT, "e", "e", "e", "e")
    units = {BEHIND: "ah-216-ibrig ah-7-gebbrig ah-26-gebbrig", far: "ah-33-id", NE: "ah-13-schd"}
    marks = {"reserve": "ah-216-ibrig ah-7-gebbrig ah-26-gebbrig ah-33-id", "exploiting": "ah-13-schd"}
    t = fight({"e": "ah-4-id"}, "it-22-df", only="ah-4-id", also=units, marks=marks, dice=[3, 3, 2, 2])
    assert (t.asked, t.prompt) == ("en", "ask-unmark")
    assert t.nouns("unmark") == {"ah-13-schd", "ah-216-ibrig", "ah-7-gebbrig"}
    assert t.refusal("unmark:ah-33-id").rule == "12.2.6t"
    t.do("unmark:ah-216-ibrig")
    assert [t.has("reserve", name) for name in ("ah-216-ibrig", "ah-26-gebbrig", "ah-7-gebbrig", "ah-33-id")] == [
        False, False, True, True,
    ]  # fmt: skip
    t = fight({"e": "ah-4-id"}, "it-22-df", only="ah-4-id", also=units, marks=marks, dice=[3, 3, 3, 2])
    assert t.prompt != "ask-unmark"  # he has partial mastery


# -- erroneous orders --------------------------------------------------------------------------------------------------


def defender_errs(die: int, monkeypatch: pytest.MonkeyPatch, cell: str = "3/3", **more: Any) -> Table:
    """A French division under Foch rolls a 1: 1 - 1 is 0."""
    result(monkeypatch, cell)
    return fight({"e": "ah-4-id"}, "fr-23-di", dice=[3, 3, 2, 1, die], **more)


def test_12_2_6v_1_both_lose_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    t = defender_errs(1, monkeypatch, "0/0")
    assert (t.steps("fr-23-di"), t.steps("ah-4-id")) == (2, 2)


def test_12_2_6v_2_a_hex_back_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = defender_errs(2, monkeypatch, "0/3")
    while t.prompt == "ask-fall":
        assert t.refusal("halt").rule == "12.3a"
        t.do(t.options[0])
    assert t.at("fr-23-di") != SPOT
    assert (t.steps("fr-23-di"), shaken(t, "fr-23-di")) == (2, False)


def test_12_2_6v_3_the_defender_loses_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    t = defender_errs(3, monkeypatch, "0/0")
    assert (t.steps("fr-23-di"), t.steps("ah-4-id")) == (2, 3)


def test_12_2_6w_4_the_attacker_takes_three_points_less(monkeypatch: pytest.MonkeyPatch) -> None:
    t = defender_errs(4, monkeypatch, "5/0")
    assert (t.steps("ah-4-id"), shaken(t, "ah-4-id")) == (3, True)


def test_12_2_6w_5_the_defenders_are_pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    """One is left to attack, so that the phase goes on."""
    result(monkeypatch, "0/0")
    t = fight(
        {"e": "ah-4-id", "se": "ah-13-schd"}, "fr-23-di", only="ah-4-id", also={way(SPOT, "se", "sw"): "it-17-df"},
        dice=[3, 3, 2, 1, 5],
    )  # fmt: skip
    assert t.prompt == "ask-attack"
    assert t.has("pinned", "fr-23-di")


def test_12_2_6w_6_the_attacker_leads_a_unit_astray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside enemy zones, within three hexes, by one hex."""
    result(monkeypatch, "0/0")
    units = {AFAR: "it-17-df", NE: "it-15-df", way(SPOT, "w", "w", "w", "w"): "it-37-df"}
    t = fight({"e": "ah-4-id"}, "fr-23-di", also=units, dice=[3, 3, 2, 1, 6])
    assert (t.asked, t.prompt, t.nouns("misdirect")) == ("cp", "ask-misdirect", {"it-17-df"})
    assert t.refusal("misdirect:it-15-df").rule == "12.2.6w"
    t.do("misdirect:it-17-df")
    assert len(t.nouns("to")) == 6
    assert t.refusal(f"to:{E}").rule == "12.2.6w"
    t.do(f"to:{way(SPOT, 'w', 'sw')}")
    assert t.at("it-17-df") == way(SPOT, "w", "sw")
    t = fight({"e": "ah-4-id"}, "fr-23-di", also=units, dice=[3, 3, 2, 1, 6])
    t.do("pass")
    assert t.at("it-17-df") == AFAR


def attacker_errs(die: int, monkeypatch: pytest.MonkeyPatch, cell: str = "0/0", **more: Any) -> Table:
    """A division of morale 3 is with them, and a 1 is rolled: 1 - 1 is 0."""
    result(monkeypatch, cell)
    return fight({"e": "ah-4-id ah-94-id"}, "it-22-df", dice=[3, 3, 1, 2, die], **more)


def test_12_2_6x_1_both_lose_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attacker_errs(1, monkeypatch)
    t.do("lose:ah-94-id")
    assert (t.steps("it-22-df"), t.steps("ah-94-id")) == (2, 1)


def test_12_2_6x_2_the_defender_says_who_is_disorganised(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attacker_errs(2, monkeypatch, also={NE: "ah-13-schd", way(SPOT, "ne", "ne"): "it-17-df"})
    assert (t.asked, t.prompt) == ("en", "ask-confuse")
    assert t.refusal("confuse:it-22-df").rule == "12.2.6x"
    t.do("confuse:ah-4-id")
    assert shaken(t, "ah-4-id")


def test_12_2_6x_3_the_attacker_loses_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attacker_errs(3, monkeypatch)
    t.do("lose:ah-94-id")
    assert (t.steps("it-22-df"), t.steps("ah-94-id")) == (3, 1)


def test_12_2_6y_4_one_of_the_attackers_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """12.3l: one unit, by the rules of retreat, the attacker's choice."""
    t = attacker_errs(4, monkeypatch)
    assert (t.asked, t.prompt) == ("cp", "ask-panic")
    t.do("confuse:ah-94-id")
    while t.prompt == "ask-fall":
        t.do(t.options[0])
    assert t.at("ah-94-id") != E
    assert t.at("ah-4-id") == E


def test_12_2_6y_5_the_defender_takes_three_points_less(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attacker_errs(5, monkeypatch, "0/4")
    assert (t.steps("it-22-df"), shaken(t, "it-22-df")) == (3, True)


def test_12_2_6y_6_the_defender_takes_a_marker_and_another_for_want_of_mastery(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    marks = {"reserve": "ah-13-schd ah-33-id"}
    units = {BEHIND: "ah-13-schd", way(SPOT, "e", "ne"): "ah-33-id"}
    t = attacker_errs(6, monkeypatch, also=units, marks=marks)
    t.do("unmark:ah-13-schd", "unmark:ah-33-id")
    assert t.g.reserve == 0


def test_12_2_7a_the_defenders_errors_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    marks = {"reserve": "ah-13-schd"}
    t = fight(
        {"e": "ah-4-id ah-94-id"}, "fr-23-di", also={BEHIND: "ah-13-schd"}, marks=marks, dice=[3, 3, 1, 1, 4, 5]
    )  # fmt: skip
    keys = [line.key for line in t.g.log or () if "error" in line.key]
    assert keys == ["log-error-defence", "log-error-attack"]
    assert t.prompt == "ask-unmark"  # then the marker


def test_12_2_7b_then_the_defenders_mastery_both_damages_and_the_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "3/6")
    t = fight({"e": "ah-4-id ah-216-ibrig"}, "it-22-df", also={AFAR: "it-17-df"}, dice=[3, 3, 6, 6])
    t.do("lead:ah-4-id", "back:1")
    fall(t).do("done", "advance:ah-216-ibrig", "exploit:ah-216-ibrig")
    finish(t)
    keys = [line.key for line in t.g.log or ()]
    order = ["log-fall", "log-step", "log-advance", "log-exploit"]
    assert [key for key in keys if key in order] == ["log-fall", "log-step", "log-step", "log-advance", "log-exploit"]
    assert (t.steps("it-22-df"), t.steps("ah-4-id")) == (2, 2)


def test_12_2_6z_storm_troops_pass_and_leave_the_zones_of_pinned_units() -> None:
    """A brigade with a Sturmbaon, not one without; a division neither."""
    start, beyond = way(SPOT, "e", "e"), way(SPOT, "w")
    for units, passes in (("ah-216-ibrig ah-sturm-1", True), ("ah-216-ibrig", False), ("ah-4-id ah-sturm-1", False)):
        t = italia({SPOT: "it-22-df", start: units}, scenario="solstice", side="cp", marks={"pinned": "it-22-df"})
        t.do(f"move:{units.split()[0]}", *(f"with:{a}" for a in units.split()[1:]))
        assert (beyond in t.nouns("to")) == passes
        t = italia({SPOT: "it-22-df", E: units}, scenario="solstice", side="cp", marks={"pinned": "it-22-df"})
        assert t.can(f"move:{units.split()[0]}") == passes


def test_12_2_6z_not_those_of_others() -> None:
    start, beyond = way(SPOT, "e", "e"), way(SPOT, "w")
    t = italia({SPOT: "it-22-df", start: "ah-216-ibrig ah-sturm-1"}, scenario="solstice", side="cp")
    t.do("move:ah-216-ibrig", "with:ah-sturm-1")
    assert beyond not in t.nouns("to")


def test_12_2_6k_a_reaction_needs_a_position_in_the_field() -> None:
    """Whoever is frozen under a Reserve marker does not react."""
    near = way(SPOT, "w", "w")
    t = field({"e": "ah-4-id"}, "it-22-df", also={near: "it-17-df"}, dice=[3, 3, 2, 6])
    t.g.frozen[BOX.unit["it-17-df"]] = 1
    t.do(f"attack:{SPOT}", "join:ah-4-id", "settle", "back:0")
    assert "move:it-17-df" not in t.options
    assert t.g.battle is None or battle(t).hex == hex_of(SPOT)
