"""8.0 Movement: what a march costs, and where the enemy bars a river."""

from __future__ import annotations

from grognard.games.won_by_the_sword.state import Siege

from .table import Table, at, held, link, sword

KING = at("ansbach", "gustavus", "6 sw-inf 4 sw-cav", bp=5)
SCOUTS = at("ansbach", "tilly", "4 ba-cav", bp=1)


def test_8_0a_only_the_active_column_moves_along_a_link_for_points() -> None:
    t = sword({"sw1": KING, "sw2": at("ulm", "horn", "2 sw-inf")}, active="sw1", cp=1)
    assert t.nouns("march") == {"dinkelsbuehl", "fuerth", "gunzenhausen", "rothenburg", "schwabach", "windsheim"}
    for far in ("ulm", "biberach", "ansbach"):  # sw2 and its neighbours are not the active column's
        assert t.refusal(f"march:{far}").rule == "8.0a"
    t.do("march:gunzenhausen")
    assert (t.where("sw1"), t.where("sw2"), t.cp) == ("gunzenhausen", "ulm", 0)
    assert t.refusal("march:pappenheim").rule == "8.1"
    assert "march" not in sword({"sw1": KING}, side="sw", hand={"sw": "c54 c53"}).verbs()  # no card, no march


def test_8_0b_moves_mix_with_other_activities() -> None:
    t = sword({"sw1": KING}, active="sw1", cp=5, dice=[5, 5])
    t.do("drop:1", "march:gunzenhausen", "forage", "march:pappenheim", "forage", "march:eichstadt", "end")
    assert t.stock("ansbach") == (1, 0)
    assert t.where("sw1") == "eichstadt"


def test_8_1_a_regular_link_costs_a_point() -> None:
    t = sword({"sw1": KING}, active="sw1", cp=2).do("march:gunzenhausen")
    assert t.cp == 1
    t.do("march:ansbach")
    assert t.cp == 0
    no = t.refusal("march:gunzenhausen")
    assert (no.rule, dict(no.args)) == ("8.1", {"needed": 1, "left": 0})


def test_8_2_a_rough_link_costs_two() -> None:
    at_schorndorf = {"sw1": at("schorndorf", "gustavus", "6 sw-inf")}
    t = sword(at_schorndorf, active="sw1", cp=3).do("march:schwaebisch-hall")
    assert t.cp == 1
    t = sword(at_schorndorf, active="sw1", cp=1)
    assert t.refusal("march:schwaebisch-hall").args == {"needed": 2, "left": 1}
    t.do("march:goeppingen")


def test_8_3a_entering_an_enemy_space_costs_no_more() -> None:
    t = sword(
        {"sw1": KING, "im1": at("gunzenhausen", "tilly", "4 ba-cav")},
        garrisons={"schwabach": held("im", "1 ba-inf")}, active="sw1", cp=1,
    )  # fmt: skip
    assert {"gunzenhausen", "schwabach"} <= t.nouns("march")
    t.do("march:gunzenhausen")
    assert t.cp == 0
    t = sword({"sw1": KING}, garrisons={"schwabach": held("im", "1 ba-inf")}, active="sw1", cp=1).do("march:schwabach")
    assert t.cp == 0


def test_8_3b_leaving_an_enemy_column_costs_one_more_but_not_a_garrison() -> None:
    t = sword({"sw1": KING, "im1": SCOUTS}, active="sw1", cp=5).do("march:gunzenhausen")
    assert t.cp == 3
    t = sword({"sw1": KING, "im1": SCOUTS}, active="sw1", cp=1)
    assert t.refusal("march:gunzenhausen").args == {"needed": 2, "left": 1}
    t = sword({"sw1": KING}, garrisons={"ansbach": held("im", "1 ba-det")}, active="sw1", cp=5).do("march:gunzenhausen")
    assert t.cp == 4
    t = sword({"sw1": KING, "im1": SCOUTS}, active="sw1", cp=5).do("offer:im1", "refuse", "march:gunzenhausen")
    assert t.cp == 3  # one for the offer, one for the link: battle was offered
    t = sword({"sw1": KING, "im1": SCOUTS}, active="sw1", cp=5, options={"leave-costs-always": True})
    assert t.do("offer:im1", "refuse", "march:gunzenhausen").cp == 2


def test_8_3b_nobody_minds_an_enemy_who_refused_battle_to_another_this_round() -> None:
    columns = {"sw1": KING, "sw2": at("ansbach", "horn", "6 sw-inf", bp=5), "im1": SCOUTS}
    for offers, cp in ((["offer:im1", "refuse"], 1), ([], 2)):
        t = sword(columns, side="sw", hand={"sw": "c1 c4", "im": "c2 c3"}).do("activate:sw2", "play:c1", *offers, "end")
        t.do("activate:im1", "play:c2").finish()
        t.do("activate:sw1", "play:c4")
        before = t.cp
        assert before - t.do("march:gunzenhausen").cp == cp


def test_8_3b_not_on_a_forced_march() -> None:
    t = sword({"sw1": KING, "im1": SCOUTS}, active="sw1", cp=1, act={"forced": 3}).do("force_bp:gunzenhausen")
    assert t.cp == 1


def test_8_4_passing_an_enemy_patrol_costs_one_more_even_on_a_forced_march() -> None:
    there = {"sw1": KING, "im1": at("gunzenhausen", "tilly", "4 ba-cav")}
    out = {link("ansbach", "gunzenhausen"): ("im1", "ba-cav")}
    t = sword(there, patrols=out, active="sw1", cp=5, dice=[9]).do("march:gunzenhausen")
    assert t.cp == 3
    t = sword(there, patrols=out, active="sw1", cp=5, act={"forced": 3}, dice=[9]).do("force_fatigue:gunzenhausen")
    assert (t.cp, t.col("sw1").fatigue) == (4, 1)
    t = sword(there, patrols=out, active="sw1", cp=5, act={"quick": 2}, dice=[9])
    t.do("quick:gunzenhausen", "lose:sw1.sw-inf")
    assert t.cp == 4
    t = sword(there, patrols=out, active="sw1", cp=0, act={"forced": 3, "quick": 2})
    for verb in ("force_fatigue", "force_bp", "quick"):
        assert t.refusal(f"{verb}:gunzenhausen").args == {"needed": 1, "left": 0}
    own = {link("ansbach", "gunzenhausen"): ("sw2", "sw-cav")}  # only the enemy's
    t = sword({"sw1": KING, "sw2": at("gunzenhausen", "horn", "3 sw-cav")}, patrols=own, active="sw1", cp=5)
    assert t.do("march:gunzenhausen").cp == 4


# -- 8.5 rivers: Donauwörth is on the Danube, Augsburg (on the Lech) lies south of it, Pappenheim north ----------------


def south_of_the_danube(**more: object) -> Table:
    """A Swedish column come from Augsburg to Donauwörth."""
    king = at("donauwoerth", "gustavus", "6 sw-inf 3 sw-cav", bp=3, sector="danube-r")
    return sword({"sw1": king, **more.pop("columns", {})}, **{"active": "sw1", "cp": 6, **more})  # type: ignore[dict-item,arg-type]


def test_8_5a_no_crossing_where_the_enemy_garrisons_or_besieges() -> None:
    t = south_of_the_danube(garrisons={"donauwoerth": held("im", "1 ba-inf")})
    for north in ("pappenheim", "nordlingen", "lauingen"):
        assert t.refusal(f"march:{north}").rule == "8.5a"
    t = south_of_the_danube(
        columns={"im1": at("donauwoerth", "tilly", "8 ba-inf")}, sieges={"donauwoerth": Siege(4, 8, 0)},
        garrisons={"donauwoerth": held("sw", "1 sw-inf")},
    )  # fmt: skip
    no = t.refusal("march:pappenheim")  # his own, but the enemy besieges it
    assert (no.rule, no.key) == ("8.5a", "no-crossing-besieged")
    assert t.refusal("quick:pappenheim").rule == "14.4"
    t = south_of_the_danube(garrisons={"donauwoerth": held("im", "1 ba-inf")}, act={"forced": 3, "quick": 2})
    for verb in ("force_bp", "force_fatigue", "quick"):
        assert t.refusal(f"{verb}:pappenheim").rule == "8.5a"


def test_8_5b_a_column_may_enter_and_leave_on_its_own_bank() -> None:
    t = sword(
        {"sw1": at("augsburg", "gustavus", "6 sw-inf", sector="lech-l")},
        garrisons={"donauwoerth": held("im", "1 ba-inf")}, active="sw1", cp=3,
    ).do("march:donauwoerth")  # fmt: skip
    assert t.col("sw1").sector == "danube-r"
    assert t.nouns("march") == {"augsburg", "rain"}
    assert t.cp == 2
    t.do("march:rain")
    assert t.col("sw1").sector == "lech-l"


def test_8_5c_a_garrison_of_his_own_opens_the_crossing() -> None:
    t = south_of_the_danube(
        garrisons={"donauwoerth": held("im", "1 ba-det"), "munich": held("im", "1 ba-inf")},
        sieges={"donauwoerth": Siege(0, 8, 8, refused=True)}, dice=[0],
    )  # fmt: skip
    assert t.refusal("march:pappenheim").rule == "8.5a"  # to besiege it is not enough
    t.do("assault", "nation:sw", "found:sw1.sw-inf")
    assert t.holder("donauwoerth") == "sw"
    t.do("march:pappenheim")
    assert t.where("sw1") == "pappenheim"


def test_8_5d_a_river_point_is_besieged_from_either_bank() -> None:
    for bank in ("danube-l", "danube-r"):
        t = sword(
            {"sw1": at("donauwoerth", "gustavus", "6 sw-inf", sector=bank)},
            garrisons={"donauwoerth": held("im", "2 ba-inf")}, active="sw1", cp=3, dice=[0], received=True,
        ).do("lay")  # fmt: skip
        assert t.siege("donauwoerth").column == 0
    assert sword({"sw1": KING}, active="sw1").can("lay")


def test_8_5e_both_cross_at_neutral_places_unless_besieged() -> None:
    t = south_of_the_danube()
    t.do("march:pappenheim")
    bavarian = at("donauwoerth", "tilly", "6 ba-inf", sector="danube-l")
    assert sword({"im1": bavarian}, active="im1").can("march:augsburg")
    t = south_of_the_danube(
        columns={"sw2": at("donauwoerth", "horn", "8 sw-inf")}, sieges={"donauwoerth": Siege(1, 8, 0)}
    )
    assert t.refusal("march:pappenheim").rule == "8.5e"
    t.do("march:augsburg")
    t = sword(
        {"im1": bavarian, "sw2": at("donauwoerth", "horn", "8 sw-inf")}, sieges={"donauwoerth": Siege(1, 8, 0)},
        active="im1",
    )  # fmt: skip
    assert t.refusal("march:augsburg").rule == "8.5a"
