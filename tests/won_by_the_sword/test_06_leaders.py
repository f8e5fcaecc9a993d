"""6.0 Leaders: their chits and what these do, wounds and returns."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.won_by_the_sword.kinds import ABILITIES, NATIONS
from grognard.games.won_by_the_sword.seen import Note
from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, Table, a_card, at, chit, deal, held, link, sword

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
LATE: dict[str, Any] = {"initiative": "im", "received": True}
"""Nobody may use the initiative."""


def using(ability: str, troops: str = ARMY, space: str = "gunzenhausen", **more: Any) -> Table:
    """Gustavus uses a chit in his own activation."""
    t = sword({"sw1": at(space, "gustavus", troops, bp=4)}, active="sw1", chits={"gustavus": ability}, **more)
    return t.do("ability:gustavus")


def test_6_1b_there_are_generic_leaders_enough_for_four_columns() -> None:
    for nation in NATIONS:
        assert [f"oberst-{nation}-{n}" in BOX.leader for n in range(1, 5)] == [True] * 4


def wounded(*dice: int, leaders: str = "gustavus", round: int = 2, **more: Any) -> Table:
    """A minor battle is won by Gustavus; dice of fate: his, perhaps his wound, then Cratz's."""
    return sword(
        {"sw1": at("ansbach", leaders, "8 sw-inf", bp=9), "im1": at("ansbach", "cratz", "2 ba-inf")},
        active="sw1", round=round, dice=[9, 0, *dice], hand={"sw": "c1 c2 c4 c5", "im": "c3 c6 c7 c8"}, **LATE, **more,
    ).do("offer:im1").coast()  # fmt: skip


def test_6_1c_a_nation_replaces_its_leader_so_that_one_is_always_there() -> None:
    t = wounded(9, 0, 0)
    assert t.leaders("sw1") == ["oberst-sw-1"]
    t.check()
    t = wounded(9, 0, 0, garrisons={"mainz": held("sw", "1 sw-inf", " ".join(f"oberst-sw-{n}" for n in range(1, 5)))})
    assert t.leaders("sw1") == ["gustavus"]


def hurt(**more: Any) -> list[str]:
    """1638: Werth is wounded in a minor battle that he wins; another Bavarian column has the first Oberst."""
    columns = {
        "im1": at("ansbach", "werth/ba", "8 ba-inf", bp=9), "im2": at("munich", "oberst-ba-1", "4 ba-inf", bp=9),
        "sw1": at("ansbach", "oberst-we-1", "2 we-inf"),
    }  # fmt: skip
    t = sword(columns, scenario="1638", active="im1", dice=[9, 0, 9, 3], received=True, **more)
    return t.do("offer:sw1").coast().check().leaders("im1")


def test_6_1b_an_oberst_who_is_away_or_still_to_come_is_not_handed_out() -> None:
    """The second comes with Götz."""
    assert "oberst-ba-2" in [BOX.leaders[leader] for leader, _ in BOX.setups["1638"].arrivals[2].leaders]
    assert hurt() == ["oberst-ba-2"]
    assert hurt(waiting=[2]) == ["oberst-ba-3"]
    assert hurt(away={BOX.leader["oberst-ba-2"]: (0, 1)}) == ["oberst-ba-3"]


def test_6_1d_at_each_turn_unused_chits_go_back_and_one_is_drawn_unseen() -> None:
    t = sword(
        {"sw1": at("ansbach", "gustavus", ARMY), "sw2": at("ulm", "baner", ARMY)},
        phase="turn", turn=2, round=0, chits={"gustavus": "surprise", "horn": "recruit"},
        dice=[chit("cavalry-charge"), deal(1, 10), deal(11, 20)],
    )  # fmt: skip
    assert (t.chit("gustavus"), t.chit("horn"), t.chit("baner")) == ("cavalry-charge", "", "")
    assert t.view("sw").chits == {"gustavus": "cavalry-charge"}
    assert t.view("im").chits == {}


def test_6_1e_an_ability_goes_with_a_cards_action_for_the_leaders_own_column() -> None:
    t = sword(
        {"sw1": at("gunzenhausen", "gustavus", ARMY, bp=4), "sw2": at("ulm", "horn", ARMY)},
        side="sw", chits={"gustavus": "forced-march", "horn": "recruit"}, hand={"sw": "c18 c1"},
    )  # fmt: skip
    t.do("activate:sw1", "play:c18", "ability:gustavus")
    assert (t.act.quick, t.act.forced) == (2, 3)
    assert t.refusal("ability:horn").rule == "6.1e"
    t = sword({"sw1": at("ansbach", "gustavus", ARMY)}, active="sw1", chits={"gustavus": "cavalry-charge"})
    assert t.refusal("ability:gustavus").rule == "6.1e"


def test_6_2_1_forced_march_of_three_regular_links_for_baggage_or_fatigue() -> None:
    """Also 8.4, example B4: an enemy patrol still costs a point. Baggage is owed until the activation ends (7.2a)."""
    patrol = {link("ansbach", "gunzenhausen"): ("im1", "ba-cav")}
    foes = {"im1": at("munich", "tilly", "4 ba-inf")}
    t = sword(
        {"sw1": at("pappenheim", "gustavus", ARMY, bp=1), **foes}, active="sw1", cp=2,
        chits={"gustavus": "forced-march"}, patrols=patrol, dice=[9, 9],
    )  # fmt: skip
    assert t.refusal("force_bp:gunzenhausen").rule == "6.2.1"
    t.do("ability:gustavus", "force_bp:gunzenhausen")
    assert (t.cp, t.col("sw1").bp, t.act.owed, t.col("sw1").fatigue) == (2, 1, 1, 0)
    t.do("force_fatigue:ansbach")
    assert (t.cp, t.col("sw1").fatigue) == (1, 1)
    t.do("force_fatigue:rothenburg")
    assert (t.cp, t.col("sw1").fatigue, t.where("sw1")) == (1, 2, "rothenburg")
    assert not t.nouns("force_fatigue")


def test_6_2_1_baggage_for_it_need_not_be_at_hand() -> None:
    """It is paid at the end, in steps if there is none (7.2c)."""
    t = sword(
        {"sw1": at("ansbach", "gustavus", "6 sw-inf")}, active="sw1", card="c54", cp=0,
        chits={"gustavus": "forced-march"},
    ).do("ability:gustavus", "force_bp:gunzenhausen", "force_bp:pappenheim", "force_bp:eichstadt")  # fmt: skip
    assert (t.where("sw1"), t.act.owed, t.cp) == ("eichstadt", 3, 0)
    assert t.finish().troops("sw1") == "1 sw-inf 5 sw-inf-r"  # two for the card


def test_6_2_1_two_leaders_give_six_links() -> None:
    t = sword(
        {"sw1": at("ansbach", "gustavus horn", "6 sw-inf", bp=9)}, active="sw1", cp=0,
        chits={"gustavus": "forced-march", "horn": "forced-march"},
    ).do("ability:gustavus", "ability:horn")  # fmt: skip
    t.do(*["force_bp:gunzenhausen", "force_fatigue:ansbach"] * 3)
    assert (t.act.owed, t.col("sw1").fatigue, t.where("sw1")) == (3, 3, "ansbach")
    assert t.refusal("force_bp:gunzenhausen").rule == "6.2.1"


def test_6_2_1_not_over_rough_country() -> None:
    t = using("forced-march", space="haslach")
    assert t.refusal("force_fatigue:freudenstadt").rule == "14.4"
    assert t.can("march:freudenstadt")


def test_6_2_2_scorched_earth_adds_three_to_every_forage_roll_and_leaves_nothing() -> None:
    t = using("scorched-earth", dice=[2, 1])
    t.do("forage")
    assert (t.col("sw1").bp, t.forage("gunzenhausen")) == (4 + 2, 2)
    t.do("march:pappenheim", "forage")
    assert (t.told("log-forage")[1]["more"], t.forage("pappenheim")) == (3, 2)


def test_6_2_2_14_8_a_leaders_and_a_cards_scorched_earth_add_up() -> None:
    """The card's is for one roll, the leader's for all."""
    t = using("scorched-earth", card=a_card("scorched-earth"), act={"scorch": 1}, dice=[0, 0])
    t.do("scorch", "march:pappenheim", "forage")
    assert [line["more"] for line in t.told("log-forage")] == [3 + 2, 3]
    assert t.refusal("scorch").rule == "14.8"
    assert (t.forage("gunzenhausen"), t.forage("pappenheim")) == (2, 2)


def test_6_2_3_bombardment_doubles_the_guns_in_battle_and_siege() -> None:
    place = "dinkelsbuehl"
    for use, power in ((True, 16), (False, 8)):
        t = sword(
            {"sw1": at(place, "gustavus", "8 sw-inf 2 sw-art", bp=9)}, sieges={place: Siege(0, 20, 0)}, active="sw1",
            chits={"gustavus": "bombardment"}, dice=[5, 0],
        )  # fmt: skip
        t.do(*(["ability:gustavus"] if use else []), "build", "spend:1")
        assert t.told("log-siege-guns")[0]["hits"] == BOX.hits(5 + power)
        assert fight("bombardment", use=use)[0]["power"] == power


def fight(
    ability: str, use: bool = True, leader: str = "gustavus", troops: str = "4 sw-inf 2 sw-art"
) -> list[dict[str, Any]]:
    """What the attacker's guns and dice come to if a chit is used in a minor battle."""
    t = sword(
        {"sw1": at("ansbach", f"{leader}/sw", troops), "im1": at("ansbach", "cratz", "4 ba-inf")},
        active="sw1", chits={leader: ability}, dice=[5] * 3 + [0] * 4, **LATE,
    ).do("offer:im1", "accept")  # fmt: skip
    t.do(f"ability:{leader}" if use else "keep").coast()
    return [dict(line) for line in (*t.told("log-bombard"), *t.told("log-fire"))]


def test_6_2_4_rapid_fire_doubles_them_in_battle_only() -> None:
    assert fight("rapid-fire", leader="tilly")[0]["power"] == 16
    place = "dinkelsbuehl"
    t = sword(
        {"im1": at(place, "tilly", "8 ba-inf 2 ba-art", bp=9)}, sieges={place: Siege(4, 20, 0)}, active="im1",
        chits={"tilly": "rapid-fire"}, dice=[5, 0],
    )  # fmt: skip
    assert t.refusal("ability:tilly").rule == "6.1e"
    t.do("build", "spend:1")
    assert t.told("log-siege-guns")[0]["hits"] == BOX.hits(5 + 8)


def test_6_2_5_surprise_forbids_to_refuse_battle() -> None:
    columns = {"sw1": at("ansbach", "gustavus", ARMY, bp=4), "im1": at("ansbach", "cratz", "4 ba-inf")}
    t = sword(columns, active="sw1", chits={"gustavus": "surprise"}, **LATE)
    assert t.refusal("surprise:im1").rule == "12.0e"
    t.do("ability:gustavus", "surprise:im1")
    assert t.refusal("refuse").rule == "12.0e"


def test_6_2_5_surprise_storms_a_place_before_the_works_are_done() -> None:
    place = "dinkelsbuehl"
    t = sword(
        {"sw1": at(place, "gustavus", ARMY, bp=4)}, sieges={place: Siege(0, 8, 1)}, active="sw1",
        chits={"gustavus": "surprise"}, dice=[0], **LATE,
    )  # fmt: skip
    assert t.refusal("escalade").rule == "11.6a"
    t.do("ability:gustavus", "escalade")
    assert t.told("log-captured")


def test_6_2_6_cavalry_charge_is_a_die_where_horse_outnumbers_foot() -> None:
    assert fight("cavalry-charge", troops="1 sw-inf 2 sw-cav")[-2]["dice"] == "5 + 5"
    t = sword(
        {"sw1": at("ansbach", "gustavus", "2 sw-inf 2 sw-cav"), "im1": at("ansbach", "cratz", "4 ba-inf")},
        active="sw1", chits={"gustavus": "cavalry-charge"}, **LATE,
    ).do("offer:im1", "accept")  # fmt: skip
    assert t.refusal("ability:gustavus").rule == "6.2.6"


def major(ability: str, wing: str) -> Table:
    """A major battle before it starts; Gustavus stands in a wing and has a chit."""
    return sword(
        {"sw1": at("ansbach", "gustavus", "8 sw-inf 4 sw-cav"), "im1": at("ansbach", "cratz", "8 ba-inf 4 ba-cav")},
        active="sw1", chits={"gustavus": ability}, dice=[5] * 12, **LATE,
    ).do("offer:im1", "accept", f"{wing}:gustavus", "keep", "keep")  # fmt: skip


def test_6_2_6_in_a_major_battle_in_his_wing() -> None:
    assert major("cavalry-charge", "centre").refusal("ability:gustavus").rule == "6.2.6"
    t = major("cavalry-charge", "left").do("ability:gustavus")
    assert t.told("log-advantage")[0]["wing"] == ("wing", 0)


def test_6_2_7_infantry_charge_is_a_die_in_the_centre() -> None:
    assert fight("infantry-charge", troops="1 sw-inf 2 sw-cav")[-2]["dice"] == "5 + 5"
    t = sword(
        {"sw1": at("ansbach", "gustavus", "2 sw-cav"), "im1": at("ansbach", "cratz", "4 ba-inf")},
        active="sw1", chits={"gustavus": "infantry-charge"}, **LATE,
    ).do("offer:im1", "accept")  # fmt: skip
    assert t.refusal("ability:gustavus").rule == "6.2.7"
    assert major("infantry-charge", "right").refusal("ability:gustavus").rule == "6.2.7"
    assert major("infantry-charge", "centre").do("ability:gustavus").told("log-advantage")[0]["wing"] == ("wing", 1)


def test_6_2_8_an_aggressive_leader_cannot_refuse_and_must_use_his_chit() -> None:
    columns = {"sw1": at("ansbach", "baner", "4 sw-inf", bp=2), "im1": at("ansbach", "tilly", "4 ba-inf")}
    t = sword(columns, active="sw1", chits={"tilly": "aggressive"}, dice=[0, 4, 3, 0, 0], **LATE).do("offer:im1")
    assert t.refusal("refuse").rule == "6.2.8"
    t.do("accept")
    assert t.asked == "im"
    assert t.refusal("keep").rule == "12.2b"
    t.do("ability:tilly")
    assert [line["dice"] for line in t.told("log-fire")] == ["0", "4 + 3"]
    columns = {"sw1": at("ansbach", "baner", "4 sw-inf"), "im1": at("ansbach", "tilly", "4 ba-inf", bp=2)}
    t = sword(columns, active="im1", chits={"tilly": "aggressive"}, dice=[4, 3, 0, 0, 0], **LATE)
    t.do("offer:sw1", "accept")
    assert t.refusal("keep").rule == "12.2b"
    t.do("ability:tilly")
    assert t.told("log-fire")[0]["dice"] == "4 + 3"


def test_6_2_9_spies_show_a_whole_enemy_column() -> None:
    columns = {"im1": at("ansbach", "wallenstein", "4 im-inf"), "sw1": at("ulm", "horn baner", ARMY, bp=3)}
    t = sword({**columns, "im2": at("munich", "cratz", "2 ba-inf")}, active="im1", chits={"wallenstein": "spies"})
    t.do("ability:wallenstein")
    assert t.refusal("spy:im2").rule == "6.2.9"
    t.do("spy:sw1")
    assert t.view("im").notes == {
        "0": Note(
            turn=3, round=2, at="ulm", leaders=("horn", "baner"), bp=3, how="spies",
            troops={"sw-inf": 6, "sw-cav": 2, "sw-art": 1},
        )
    }  # fmt: skip
    del columns["sw1"]
    t = sword(columns, active="im1", chits={"wallenstein": "spies"})
    assert t.refusal("ability:wallenstein").rule == "6.2.9"


def test_6_2_10_initiative_is_taken() -> None:
    assert using("initiative", **LATE).initiative == "sw"
    t = sword({"sw1": at("ulm", "gustavus", ARMY)}, active="sw1", chits={"gustavus": "initiative"}, initiative="sw")
    assert t.refusal("ability:gustavus").rule == "6.2.10"


def recruiting(**more: Any) -> Table:
    """Horn recruits."""
    column = {"sw1": at("gunzenhausen", "horn", "2 sw-inf-r 1 sw-cav-r", bp=4)}
    return sword(column, active="sw1", chits={"horn": "recruit"}, **more).do("ability:horn")


def test_6_2_11_recruitment_rebuilds_for_points() -> None:
    t = recruiting(cadre={"sw": "2 sw-inf"})
    t.do("rally", "rally", "restore:sw1.sw-cav-r", "rebuild", "recruit:sw-inf")
    assert (t.troops("sw1"), t.cp, t.act.owed) == ("3 sw-inf-r 1 sw-cav", 1, 1)
    assert t.refusal("rebuild").key == "no-points"


ONE = {"recruit-one": True}


def test_6_2_11_recruit_one_a_chit_refills_or_rebuilds() -> None:
    """Where each "OR" of the text is one: of three things he has one."""
    t = recruiting(cadre={"sw": "2 sw-inf"}, options=ONE, cp=9)
    assert t.verbs() == {"rally", "rebuild"}
    t.do("rally", "rally", "restore:sw1.sw-cav-r")
    assert (t.refusal("rebuild").rule, t.refusal("rebuild").key) == ("6.2.11", "no-recruit-other")
    t = recruiting(cadre={"sw": "2 sw-inf"}, options=ONE, cp=9)
    t.do("rebuild", "rebuild", "recruit:sw-inf", "rebuild", "recruit:sw-inf")
    assert (t.cp, t.troops("sw1"), t.refusal("rally").rule) == (3, "4 sw-inf-r 1 sw-cav-r", "6.2.11")
    assert t.finish().g.recruits == ""
    assert recruiting(cadre={"sw": "2 sw-inf"}, cp=9).verbs() == {"rally"}


@pytest.mark.parametrize(("second", "both"), [("rally", False), ("rebuild", True)])
def test_6_2_11_recruit_one_two_chits_are_for_two_things(second: str, both: bool) -> None:
    column = {"sw1": at("gunzenhausen", "gustavus horn", "2 sw-inf-r", bp=4)}
    t = sword(
        column,
        active="sw1",
        cp=9,
        chits={"horn": "recruit", "gustavus": "recruit"},
        cadre={"sw": "2 sw-inf"},
        options=ONE,
    ).do("ability:horn", "rally", "ability:gustavus", second)
    assert (t.can("rally"), t.can("rebuild")) == (True, both)


def test_6_2_11_recruit_one_leaves_alone_what_a_card_or_a_victory_gives() -> None:
    """14.7, 12.5: these are for both."""
    for act in ({"rally": True}, {"prisoners": True}):
        t = recruiting(cadre={"sw": "2 sw-inf"}, options=ONE, cp=9, act=act).do("rally")
        assert t.can("rally")
        assert t.can("rebuild")


def test_6_2_11_or_puts_a_battery_into_a_garrison_that_is_not_besieged() -> None:
    places = {"mainz": held("sw", "2 sw-inf"), "ulm": held("sw", "1 sw-inf"), "munich": held("im", "1 ba-inf")}
    t = recruiting(garrisons=places, sieges={"ulm": Siege(4, 8, 0)})
    assert t.refusal("guns:ulm").rule == "6.2.11"
    assert t.refusal("guns:munich").rule == "6.2.11"
    t.do("guns:mainz")
    assert (t.troops("mainz"), t.cp) == ("2 sw-inf 1 sw-art", 5)
    assert t.refusal("rally").rule == "14.7"


def test_6_2_11b_the_garrison_may_be_of_another_nation() -> None:
    t = recruiting(garrisons={"mainz": held("sw", "2 he-inf")}).do("guns:mainz")
    assert t.troops("mainz") == "2 he-inf 1 he-art"
    t = recruiting(garrisons={"mainz": held("sw", "2 he-inf 2 he-art")})
    assert t.refusal("guns:mainz").rule == "1.8"


@pytest.mark.parametrize(("waiting", "free"), [([], True), ([0], False)])
def test_1_8_counters_are_kept_for_those_still_to_come(waiting: list[int], free: bool) -> None:
    """1645: Hesse has two batteries, and Geyso will bring one."""
    t = sword(
        {"sw1": at("gunzenhausen", "turenne", "4 fr-inf", bp=4)}, scenario="1645", active="sw1", waiting=waiting,
        chits={"turenne": "recruit"}, garrisons={"mainz": held("sw", "2 he-inf 1 he-art")},
    ).do("ability:turenne")  # fmt: skip
    assert t.can("guns:mainz") == free
    if not free:
        assert t.refusal("guns:mainz").rule == "1.8"


@pytest.mark.parametrize(
    ("light", "die", "seen"), [(False, 3, True), (False, 4, False), (True, 6, True), (True, 7, False)]
)
def test_6_2_12_light_cavalry_doubles_patrols_that_scout(light: bool, die: int, seen: bool) -> None:
    """Also 9.1c, example B5: firepower 3."""
    t = sword(
        {"im1": at("gunzenhausen", "werth", "2 ba-cav"), "sw1": at("ansbach", "baner", ARMY)},
        active="im1", chits={"werth": "light-cavalry"}, dice=[die],
    )  # fmt: skip
    t.do(*(["ability:werth"] if light else []), "patrols", f"patrol:{link('ansbach', 'gunzenhausen')}")
    t.coast("ask-activity-own", "end")
    assert (t.note("im", "sw1") is not None) == seen


def test_6_2_12_and_patrols_that_fight() -> None:
    road = link("ansbach", "gunzenhausen")
    t = sword(
        {"im1": at("gunzenhausen", "werth", "2 ba-cav"), "sw1": at("ansbach", "baner", ARMY)},
        active="im1", chits={"werth": "light-cavalry"}, patrols={road: ("sw1", "sw-cav")}, dice=[0, 2, 9],
    )  # fmt: skip
    t.do("ability:werth", "patrols", f"patrol:{road}").coast("ask-activity-own", "end")
    assert (t.told("log-duel")[0]["total"], t.told("log-duel")[0]["other"]) == (6, 5)
    assert t.patrols("im1") == {road: "ba-cav"}


def test_6_2_13_entrenchments_give_the_defenders_centre_a_die_and_cover() -> None:
    columns = {"sw1": at("ansbach", "baner", "4 sw-inf 2 sw-art"), "im1": at("ansbach", "tilly", "4 ba-inf")}
    t = sword(columns, active="sw1", chits={"tilly": "entrench"}, dice=[0, 5, 6, 0, 0], **LATE).do(
        "offer:im1", "accept"
    )
    t.do("ability:tilly")
    assert t.told("log-bombard-dug-in")
    assert t.told("log-fire")[1]["dice"] == "5 + 6"
    t = sword(
        {"im1": at("ansbach", "tilly", "4 ba-inf", bp=2), "sw1": at("ansbach", "baner", "4 sw-inf")},
        active="im1", chits={"tilly": "entrench"}, **LATE,
    ).do("offer:sw1", "accept")  # fmt: skip
    assert t.refusal("ability:tilly").rule == "6.2.13"


def test_6_3a_after_a_battle_a_nine_hits_a_leader_with_a_name() -> None:
    """Generic leaders do not roll."""
    assert wounded(8, 0).leaders("sw1") == ["gustavus"]
    assert wounded(9, 3, 0).leaders("sw1") == ["oberst-sw-1"]
    assert wounded(0, leaders="oberst-sw-1").leaders("sw1") == ["oberst-sw-1"]


def test_6_3b_a_nought_removes_him_for_good_else_so_many_rounds() -> None:
    """T.e: five points for a dynamic leader."""
    t = wounded(9, 0, 0)
    assert t.g.away[BOX.leader["gustavus"]] == (-1, 0)
    assert t.told("log-points")[-1]["why"] == "leader"
    t = wounded(9, 4, 0)
    assert t.g.away[BOX.leader["gustavus"]] == (3 * 5 + 2 + 5, 0)
    assert t.told("log-points")[-1]["why"] == "minor_battle"


def returned(late: int, leaders: str = "oberst-sw-1 baner") -> Table:
    """Gustavus is to be back in round 4; it is so many rounds later than that."""
    column = {"sw1": at("ansbach", leaders, ARMY, bp=3)}
    away = {BOX.leader["gustavus"]: (3 * 5 + 4, 0)}
    return sword(column, active="sw1", round=4 + late, away=away)


def test_6_3c_he_comes_back_in_place_of_a_generic_leader() -> None:
    assert returned(-1).refusal("back:gustavus").rule == "6.3b"
    t = returned(0).do("back:gustavus")
    assert sorted(t.leaders("sw1")) == ["baner", "gustavus"]
    assert returned(1, "baner").refusal("back:gustavus").rule == "6.3c"
    assert returned(1, "baner oberst-he-1").refusal("back:gustavus").rule == "6.3c"


def test_6_3d_a_generic_leader_steps_in_at_once() -> None:
    t = wounded(9, 4, 0, 0, leaders="gustavus baner")
    assert t.leaders("sw1") == ["oberst-sw-1", "baner"]
    assert t.view("sw").columns["sw1"].commander == "baner"


def stormed(leaders: str, die: int = 0, **more: Any) -> Table:
    """A place with leaders in it is assaulted and taken; the Bavarians have a column elsewhere."""
    place = "dinkelsbuehl"
    return sword(
        {"sw1": at(place, "gustavus", ARMY, bp=9), "im1": at("munich", "tilly", "4 ba-inf")},
        garrisons={place: held("im", "1 ba-det", leaders), **more.pop("garrisons", {})},
        sieges={place: Siege(0, 8, 8, refused=True)}, active="sw1", dice=[die], **more,
    ).do("assault")  # fmt: skip


def test_6_3d_an_oberst_replaces_a_leader_captured_by_storm() -> None:
    """Also 11.8c. He joins a column or garrison of his owner's choice (4.5b)."""
    t = stormed("cratz").check()
    assert t.g.away == {BOX.leader["cratz"]: (-1, 1)}
    assert t.leaders("im1") == ["tilly", "oberst-ba-1"]
    t = stormed("cratz", garrisons={"munich": held("im", "1 ba-inf")})
    assert (t.asked, t.prompt) == ("im", "ask-leader-joins")
    assert t.do("to_garrison:munich").leaders("munich") == ["oberst-ba-1"]


def test_6_3d_a_captured_oberst_is_not_replaced() -> None:
    t = stormed("oberst-ba-1")
    assert (t.leaders("im1"), t.g.away, t.g.homeless) == (["tilly"], {}, [])


def test_11_9d_what_fell_in_a_storm_is_not_taken_back() -> None:
    """The besieger's last loss is his last answer; what it led to has shown who was inside."""
    t = stormed("oberst-ba-1", die=9)
    while t.prompt == "ask-losses":
        t.do("lose:sw1.sw-inf")
        assert t.play.can_undo(0) == (t.prompt == "ask-losses")
    assert t.told("log-leader-captured")


def test_t_j_dynamic_leaders_have_chits_and_rapid_fire_is_bavarias() -> None:
    for leader in range(BOX.first_generic):
        assert BOX.dynamic[leader] == bool(BOX.chits[leader])
    rapid = {
        BOX.leaders[leader] for leader in range(BOX.first_generic) if ABILITIES.index("rapid-fire") in BOX.chits[leader]
    }
    ba = NATIONS.index("ba")
    led = {pair for setup in BOX.setups.values() for column in setup.columns for pair in column.leaders}
    led |= {pair for setup in BOX.setups.values() for coming in setup.arrivals for pair in coming.leaders}
    assert rapid
    assert {nation for leader, nation in led if BOX.leaders[leader] in rapid} == {ba}
