"""12.1, 12.2.1 to 12.2.3: who attacks, which guns take part and how, bombardment, lead units."""

from __future__ import annotations

import pytest

from .fights import SPOT, battle, field, fight, finish, names, result, way
from .table import BOX, italia

E, NE, W = way(SPOT, "e"), way(SPOT, "ne"), way(SPOT, "w")
BEHIND = way(SPOT, "e", "e")
AFAR = way(SPOT, "w", "w")


# -- 12.1 in general ---------------------------------------------------------------------------------------------------


def test_12_1a_the_phasing_player_attacks_neighbours_if_he_likes() -> None:
    t = field({"e": "ah-4-id"}, "it-51-df")
    assert (t.asked, set(t.options)) == ("cp", {f"attack:{SPOT}", "pass"})
    t.do("pass")
    assert t.g.phase != "attack"
    t = field({"e": "ah-4-id"}, "it-51-df", also={AFAR: "it-17-df"})
    assert t.refusal(f"attack:{NE}").rule == "12.1a"


def test_12_1b_combats_are_announced_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second is named when the first is over, and may be changed by it."""
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id ah-216-ibrig"}, "it-51-df", only="ah-4-id", also={NE: "it-17-df"}, dice=[3, 3, 2, 2])
    assert t.prompt == "ask-attack"
    assert t.nouns("attack") == {NE}


def test_12_1c_only_neighbours_join_but_all_of_them_may() -> None:
    t = field({"e": "ah-4-id", "ne": "ah-13-schd", "e e": "ah-33-id"}, "it-51-df")
    t.do(f"attack:{SPOT}")
    assert t.nouns("join") == {"ah-4-id", "ah-13-schd"}
    assert t.refusal("join:ah-33-id").rule == "12.1c"
    t.do("join_all")
    assert names(battle(t).attackers) == ["ah-4-id", "ah-13-schd"]


def test_12_1d_a_hex_is_attacked_once_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    t = fight(
        {"e": "ah-4-id ah-216-ibrig"}, "it-51-df", only="ah-4-id", also={NE: "it-17-df"}, dice=[3, 3, 2, 2]
    )  # fmt: skip
    assert t.can(f"attack:{NE}")
    assert t.refusal(f"attack:{SPOT}").rule == "12.1d"


def test_12_1d_all_its_units_are_attacked_together() -> None:
    t = fight({"e": "ah-4-id"}, "it-51-df it-5-alpini")
    assert names(battle(t).defenders) == ["it-5-alpini", "it-51-df"]


def test_12_1e_other_enemies_in_the_zone_need_not_be_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id", "w": "ah-13-schd"}, "it-51-df", only="ah-4-id", also={NE: "it-17-df"}, dice=[3, 3, 2, 2])
    assert (t.asked, t.prompt) == ("en", "ask-move")  # the phase is over
    assert (t.at("it-17-df"), t.steps("it-17-df")) == (NE, 2)


def test_12_1f_a_unit_attacks_once_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    both = {"e": "ah-4-id ah-216-ibrig"}
    t = fight(both, "it-51-df", only="ah-4-id", also={NE: "it-17-df"}, dice=[3, 3, 2, 2])
    t.do(f"attack:{NE}")
    assert t.refusal("join:ah-4-id").rule == "12.1f"
    assert t.can("join:ah-216-ibrig")


def test_12_1f_and_once_more_in_exploitation(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id"}, "it-51-df", dice=[3, 3, 6, 2])
    t.do("exploit:ah-4-id")
    assert (t.prompt, t.g.exploits) == ("ask-attack-on", True)
    t.do(f"attack:{SPOT}")
    assert t.can("join:ah-4-id")


def test_12_1g_a_stack_may_attack_two_hexes(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    t = fight(
        {"e": "ah-4-id ah-216-ibrig"}, "it-51-df", only="ah-4-id", also={NE: "it-17-df"}, dice=[3, 3, 2, 2, 3, 3, 2, 2]
    )  # fmt: skip
    t.do(f"attack:{NE}", "join:ah-216-ibrig", "settle")
    assert len(t.told("log-combat")) == 2


@pytest.mark.parametrize(("mark", "rule"), [("dg", "12.5b"), ("rg", "12.5b"), ("starving", "9.2a")])
def test_12_5b_who_may_not_attack_at_all(mark: str, rule: str) -> None:
    t = field({"e": "ah-4-id ah-13-schd"}, "it-51-df", marks={mark: "ah-4-id"})
    t.do(f"attack:{SPOT}")
    assert t.refusal("join:ah-4-id").rule == rule
    assert t.can("join:ah-13-schd")
    t = field({"e": "ah-4-id", "ne e": "ah-13-schd"}, "it-51-df", marks={mark: "ah-4-id"}, also={NE: "it-17-df"})
    assert t.refusal(f"attack:{SPOT}").rule == rule


# -- 12.2 the ten steps ------------------------------------------------------------------------------------------------


def test_12_2_the_ten_steps_come_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "2/2")
    guns = {BEHIND: "ah-corps-i ah-corps-iv ah-army-vi", AFAR: "it-corps-i"}
    t = field({"e": "ah-4-id", "ne": "ah-216-ibrig"}, "gb-20-bde gb-22-bde", also=guns, dice=[1, 3, 3, 6, 2])
    asked = []
    for answers in (
        (f"attack:{SPOT}",), ("join_all", "settle"), ("all_guns",), ("gun:it-corps-i", "counter:it-corps-i"),
        ("settle",), ("lose:gb-20-bde",), ("lead:ah-4-id",), ("lead:gb-20-bde",), ("back:0",),
    ):  # fmt: skip
        asked.append((t.asked, t.prompt))
        t.do(*answers)
    assert asked == [
        ("cp", "ask-attack"), ("cp", "ask-join"), ("cp", "ask-guns"), ("en", "ask-reply"), ("cp", "ask-counter"),
        ("en", "ask-losses"), ("cp", "ask-lead"), ("en", "ask-lead-defence"), ("en", "ask-fall-back"),
    ]  # fmt: skip
    keys = [line.key for line in t.g.log or () if line.key in ("log-shot", "log-odds", "log-combat", "log-mastery")]
    assert keys == ["log-shot", "log-odds", "log-combat", "log-mastery", "log-mastery"]


def test_12_2_1a_the_attackers_are_named_for_good() -> None:
    t = field({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also={BEHIND: "ah-corps-i"})
    t.do(f"attack:{SPOT}")
    assert t.refusal("settle").rule == "12.2.1a"
    t.do("join:ah-4-id", "settle")
    assert t.prompt == "ask-guns"
    assert not t.can("join:ah-13-schd")


def test_12_2_1b_whoever_is_in_the_hex_defends_and_suffers(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/12")
    t = fight({"e": "ah-4-id"}, "it-51-df it-5-alpini", dice=[3, 3, 2, 1])
    t.do("lead:it-51-df")
    finish(t)
    assert t.steps("it-51-df") + t.steps("it-5-alpini") < 5
    assert t.nouns("attack") == set()


def test_12_2_1c_who_was_not_named_is_not_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "12/0")
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", only="ah-4-id", dice=[3, 3, 2, 2])
    assert (t.at("ah-4-id"), t.steps("ah-13-schd")) == ("eliminated", 3)
    assert not t.has("dg", "ah-13-schd")


# -- steps 2 to 5 ------------------------------------------------------------------------------------------------------

FOUR = "ah-army-vi ah-corps-i ah-corps-iv ah-corps-vi"


def test_12_2_2a_the_attacker_names_guns_then_the_defender_who_also_aims_at_guns() -> None:
    units = {"e": "ah-4-id", "ne": "ah-13-schd"}
    t = fight(units, "it-51-df", also={BEHIND: "ah-corps-i", AFAR: "it-corps-i it-corps-ii"})
    assert (t.asked, t.prompt) == ("cp", "ask-guns")
    assert t.refusal("counter:ah-corps-i").rule == "12.2.2c"
    t.do("gun:ah-corps-i")
    assert (t.asked, t.prompt) == ("en", "ask-reply")
    assert t.refusal("counter:it-corps-i").rule == "12.2.2c"
    t.do("gun:it-corps-i", "counter:it-corps-i", "gun:it-corps-ii", "settle")
    assert names(battle(t).reply_counter) == ["it-corps-i"]


def test_12_2_2b_any_number_of_guns_but_one_in_offensive_mode() -> None:
    two = "ah-army-vi ah-army-isonzo ah-corps-i ah-corps-iv ah-corps-vi"
    t = fight({"e": "ah-4-id"}, "it-51-df", also={BEHIND: two}, marks={"offensive": "ah-army-vi ah-army-isonzo"})
    t.do("gun:ah-army-vi")
    assert t.refusal("gun:ah-army-isonzo").rule == "12.2.2b"
    t.do("all_guns")
    assert names(battle(t).guns) == ["ah-army-vi", "ah-corps-i", "ah-corps-iv", "ah-corps-vi"]


def test_12_2_2c_example_1_of_the_text() -> None:
    """Three corps guns and an army's against one of each: columns 5 and 1."""
    t = fight({"e": "ah-4-id"}, "it-51-df", also={BEHIND: FOUR, AFAR: "it-army-iv it-corps-i"}, dice=[4, 4])
    t.do("all_guns", "all_guns", "counter:it-corps-i", "counter:ah-corps-i", "settle")
    assert [one["points"] for one in t.told("log-shot")] == [5, 1]


def test_12_2_2d_example_2_of_the_text() -> None:
    """Two corps guns turned on two: the attacker may turn none, and does not bombard; the defender has 3."""
    guns = {BEHIND: "ah-corps-i ah-corps-iv", AFAR: "it-army-iv it-corps-i it-corps-ii"}
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also=guns, dice=[1])
    t.do("all_guns", "all_guns", "counter:it-corps-i", "counter:it-corps-ii", "shake:ah-4-id")
    assert [one["points"] for one in t.told("log-shot")] == [3]
    assert battle(t).counter == ()


def test_12_2_2d_an_army_gun_counts_as_two() -> None:
    guns = {BEHIND: "ah-army-vi ah-corps-i", AFAR: "it-corps-i it-corps-ii it-corps-iv"}
    t = fight({"e": "ah-4-id"}, "it-51-df", also=guns)
    t.do("all_guns", "all_guns", "counter:it-corps-i", "counter:it-corps-ii", "settle")
    assert t.can("counter:ah-corps-i")
    t = fight({"e": "ah-4-id"}, "it-51-df", also=guns)
    t.do("all_guns", "all_guns", "counter:it-corps-i", "counter:it-corps-ii", "counter:it-corps-iv")
    assert t.g.phase != "counter"
    guns = {BEHIND: "ah-corps-i ah-corps-iv", AFAR: "it-corps-i it-corps-ii"}
    t = fight({"e": "ah-4-id"}, "it-51-df", also=guns)
    t.do("all_guns", "all_guns", "counter:it-corps-i", "settle", "counter:ah-corps-i")
    assert t.g.phase != "counter"  # one of the two has to go on firing


def test_12_2_2d_barges_and_the_amalfi_battery_are_no_corps_artillery() -> None:
    """3.0n: of the three kinds of artillery only corps guns count one, and those of an army two."""
    for other in ("it-barges-1", "it-amalfi"):
        guns = {BEHIND: f"it-corps-i {other}", AFAR: "ah-corps-i"}
        t = fight({"e": "it-51-df"}, "ah-4-id", side="en", also=guns)
        t.do("all_guns", "gun:ah-corps-i", "counter:ah-corps-i")
        assert t.g.phase != "counter"  # the corps gun has to go on firing
    t = fight({"e": "it-51-df"}, "ah-4-id", side="en", also={BEHIND: "it-corps-i it-army-iv", AFAR: "ah-corps-i"})
    t.do("all_guns", "gun:ah-corps-i", "counter:ah-corps-i")
    assert t.can("counter:it-corps-i")


def test_12_2_2e_only_corps_guns_fire_at_guns() -> None:
    t = fight({"e": "ah-4-id"}, "it-51-df", also={BEHIND: FOUR, AFAR: "it-army-iv it-corps-i"})
    t.do("all_guns", "all_guns")
    assert t.refusal("counter:it-army-iv").rule == "12.2.2e"
    t.do("settle")
    assert t.refusal("counter:ah-army-vi").rule == "12.2.2e"


def test_12_2_2f_the_attacker_bombards_first_and_it_tells_at_once() -> None:
    t = fight(
        {"e": "ah-4-id"}, "it-51-df", also={BEHIND: FOUR, AFAR: "it-army-iv"}, dice=[6, 6], scenario="caporetto"
    )  # fmt: skip
    t.do("all_guns", "gun:it-army-iv", "settle")
    assert [one["side"] for one in t.told("log-shot")] == [("side", 0), ("side", 1)]
    assert (t.steps("it-51-df"), t.steps("ah-4-id")) == (0, 2)


def test_12_2_2g_a_bombardment_that_leaves_nobody_has_won() -> None:
    """The attacker alone tests his mastery, and advances."""
    t = fight({"e": "ah-4-id"}, "((it-51-df))", also={BEHIND: FOUR}, dice=[6, 6])
    t.do("all_guns")
    assert (t.at("it-51-df"), t.prompt) == ("eliminated", "ask-advance")
    assert (len(t.told("log-mastery")), len(t.told("log-combat")), len(t.told("log-odds"))) == (1, 0, 0)
    t.do("advance:ah-4-id")
    assert t.at("ah-4-id") == SPOT


def test_12_2_2g_the_winner_may_still_blunder() -> None:
    """A morale of 3 in the attack, a 1: erroneous orders, here a step."""
    t = fight({"e": "ah-4-id", "ne": "ah-94-id"}, "((it-51-df))", also={BEHIND: FOUR}, dice=[6, 1, 3])
    t.do("all_guns")
    assert len(t.told("log-error-attack")) == 1
    t.do("lose:ah-94-id")
    assert t.steps("ah-94-id") == 1


def test_12_2_2g_without_a_lead_unit_the_winner_gains_nothing_and_loses_nothing() -> None:
    t = fight({"e": "ah-94-id"}, "((it-51-df))", also={BEHIND: FOUR}, dice=[6])
    t.do("all_guns")
    assert (t.at("it-51-df"), t.steps("ah-94-id"), t.at("ah-94-id")) == ("eliminated", 2, E)


# -- step 6 ------------------------------------------------------------------------------------------------------------


def test_12_2_3a_the_attacker_then_the_defender_name_a_lead_unit() -> None:
    t = fight({"e": "ah-4-id", "ne": "ah-216-ibrig"}, "it-51-df it-5-alpini", dice=[3, 3, 2, 2])
    assert (t.asked, t.prompt) == ("cp", "ask-lead")
    t.do("lead:ah-216-ibrig")
    assert (t.asked, t.prompt, t.nouns("lead")) == ("en", "ask-lead-defence", {"it-51-df", "it-5-alpini"})
    assert t.refusal("lead:ah-4-id").rule == "12.2.3a"


def test_12_2_3b_who_may_lead_an_attack() -> None:
    """Morale 4, in order, in command."""
    t = fight({"e": "ah-4-id ah-94-id", "ne": "ah-13-schd ah-216-ibrig"}, "it-51-df")
    assert t.nouns("lead") == {"ah-4-id", "ah-13-schd", "ah-216-ibrig"}
    assert t.refusal("lead:ah-94-id").rule == "12.2.3b"


def test_12_2_3b_guns_that_disorganise_a_unit_take_the_lead_from_it() -> None:
    """Two points of guns and a 3: a point of damage, which disorganises; nor does it attack any more."""
    attackers = {"e": "ah-4-id", "ne": "ah-13-schd ah-216-ibrig"}
    assert fight(attackers, "it-51-df").nouns("lead") == {"ah-4-id", "ah-13-schd", "ah-216-ibrig"}
    t = fight(attackers, "it-51-df", also={AFAR: "it-corps-i"}, dice=[3, 3, 3, 2, 2])
    t.do("gun:it-corps-i", "settle", "shake:ah-4-id")
    assert t.has("dg", "ah-4-id")
    assert (t.prompt, t.nouns("lead")) == ("ask-lead", {"ah-13-schd", "ah-216-ibrig"})
    assert t.refusal("lead:ah-4-id").rule == "12.2.3b"
    t.do("lead:ah-13-schd")
    strength = sum(t.g.scene.ratings[BOX.unit[name]].attack for name in ("ah-13-schd", "ah-216-ibrig"))
    assert t.told("log-odds")[0]["attack"] == str(strength)


def test_12_2_3b_who_is_left_to_lead_does() -> None:
    """He is not asked who leads, if one can."""
    attackers = {"e": "ah-4-id", "ne": "ah-13-schd"}
    t = fight(attackers, "it-51-df it-5-alpini", also={AFAR: "it-corps-i"}, dice=[3])
    t.do("gun:it-corps-i", "settle", "shake:ah-4-id")
    assert t.prompt == "ask-lead-defence"
    assert names([battle(t).lead]) == ["ah-13-schd"]


def test_12_2_3b_and_out_of_command_nobody_leads() -> None:
    far = {SPOT: "it-51-df", E: "ah-4-id", "E2620": "ah-hq-vi"}
    t = italia(far, scenario="solstice", side="cp", phase="attack")
    t.do(f"attack:{SPOT}", "join:ah-4-id", "settle")
    assert t.at("ah-4-id") == "eliminated"


def test_12_2_3c_without_a_lead_unit_three_steps_of_the_best_are_lost() -> None:
    """94 ID and 12 rtSchD have morale 3, and the others are shaken by the guns."""
    t = fight({"e": "ah-94-id", "ne": "ah-53-id"}, "it-51-df")
    assert (t.asked, t.prompt) == ("cp", "ask-step")
    t.do("lose:ah-94-id", "lose:ah-53-id", "lose:ah-53-id")
    assert (t.steps("ah-94-id"), t.at("ah-53-id"), t.told("log-combat")) == (1, "eliminated", [])
    assert t.g.battle is None


def test_12_2_3c_steps_come_from_those_of_the_highest_morale() -> None:
    t = fight({"e": "ah-94-id", "ne": "ah-geb-det-1"}, "it-51-df", marks={}, also={AFAR: "it-corps-i"}, dice=[2])
    t.do("gun:it-corps-i", "settle", "shake:ah-geb-det-1")
    assert t.at("ah-geb-det-1") == "eliminated"  # morale 4 goes first
    assert t.at("ah-94-id") == "eliminated"


def test_12_2_1a_detachments_show_themselves_when_the_combat_is_declared() -> None:
    t = field({"e": "ah-4-id"}, "it-alp-det-1", marks={"hidden": "it-alp-det-1"}, dice=[3, 3, 2, 2])
    t.do(f"attack:{SPOT}", "join:ah-4-id")
    assert t.has("hidden", "it-alp-det-1")
    t.do("settle")
    assert not t.has("hidden", "it-alp-det-1")
    assert BOX.hex[SPOT] in (t.g.struck.bit_length() - 1,)
