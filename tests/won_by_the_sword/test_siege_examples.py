"""The rulebook's worked examples on marching, patrols, forage and sieges, and cases its numbers make (A: in the text).

Named as in the list of examples: a1, b10 and so on."""

from __future__ import annotations

from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, Table, a_card, at, deal, held, link, sword


def test_example_a1_a_march_of_five_points_with_foraging() -> None:
    """8.0: from Ansbach by Gunzenhausen and Pappenheim to Eichstadt."""
    t = sword(
        {"sw1": at("ansbach", "gustavus", "4 sw-inf 2 sw-cav", bp=1)}, side="sw", hand={"sw": "c42 c1"}, dice=[5, 9],
    ).do("activate:sw1", "play:c42")  # fmt: skip
    left = [t.cp]
    for text in ("march:gunzenhausen", "forage", "march:pappenheim", "forage", "march:eichstadt"):
        left.append(t.do(text).cp)
    assert left == [5, 4, 3, 2, 1, 0]
    assert len(t.told("log-forage")) == 2
    assert (t.forage("gunzenhausen"), t.forage("pappenheim"), t.where("sw1")) == (1, 1, "eichstadt")
    assert t.col("sw1").bp == 1 + 2 + 3
    for text in ("march:pappenheim", "forage"):
        assert t.refusal(text).key == "no-points"
    t.do("end")
    assert t.col("sw1").bp == 6 - 1  # the card's, for a small column


def test_example_a2_a_crossing_held_by_the_enemy() -> None:
    """8.5: from Augsburg to Donauwörth and not beyond; over the Danube at Ingolstadt or Ulm."""
    king = {"sw1": at("augsburg", "gustavus", "6 sw-inf", sector="lech-l")}
    held_by_the_enemy = {"donauwoerth": held("im", "1 ba-inf")}
    t = sword(king, garrisons=held_by_the_enemy, active="sw1", cp=6).do("march:donauwoerth")
    assert t.cp == 5
    for north in ("pappenheim", "nordlingen", "lauingen"):
        assert t.refusal(f"march:{north}").rule == "8.5a"
    assert t.can("march:rain")
    t = sword(king, garrisons=held_by_the_enemy, active="sw1", cp=9)
    t.do("march:zusmarshausen", "march:guenzburg", "march:ulm", "march:lauingen")
    t = sword(king, garrisons=held_by_the_enemy, active="sw1", cp=9)
    t.do("march:aichach", "march:neuburg", "march:ingolstadt", "march:eichstadt")
    besieging = {"sw1": at("donauwoerth", "gustavus", "8 sw-inf", sector="danube-r")}
    t = sword(
        besieging, garrisons=held_by_the_enemy, sieges={"donauwoerth": Siege(0, 8, 8, refused=True)}, active="sw1",
        dice=[0],
    ).go("assault", "nation:sw", "found:sw1.sw-inf", "march:pappenheim")  # fmt: skip
    assert t.where("sw1") == "pappenheim"


def absorbing(done: bool) -> Table:
    return sword(
        {
            "sw1": at("ansbach", "gustavus", "6 sw-inf", bp=2),
            "sw2": at("gunzenhausen", "horn", "4 sw-inf", bp=1, done=done),
            "im1": at("gunzenhausen", "oberst-ba-1", "3 ba-inf"),
        },
        patrols={link("gunzenhausen", "pappenheim"): ("sw2", "sw-cav")}, active="sw1", cp=5,
    ).do("march:gunzenhausen", "absorb:sw2")  # fmt: skip


def test_example_a4_absorbing_beside_the_enemy() -> None:
    """4.2: entering costs no more, the friend is absorbed, battle is offered."""
    t = absorbing(done=False)
    assert (t.cp, t.gone("sw2"), t.g.patrols) == (4, True, {})
    assert t.troops("sw1") == "10 sw-inf 1 sw-cav"
    assert t.can("march:pappenheim")
    t.do("offer:im1")
    assert (t.cp, t.act.owed, t.asked) == (3, 1, "im")
    t = absorbing(done=True)
    assert t.refusal("march:pappenheim").rule == "4.2e"
    assert t.can("offer:im1")


def test_example_a8_feeding_a_siege_with_a_second_column() -> None:
    """7.1: what one column drops the other picks up, for a point."""
    columns = {
        "sw1": at("rothenburg", "gustavus", "8 sw-inf", bp=0),
        "sw2": at("ansbach", "horn", "4 sw-cav", bp=6),
        "im1": at("crailsheim", "oberst-ba-1", "3 ba-cav"),
    }
    now = {"sieges": {"rothenburg": Siege(0, 8, 2)}, "forage": {"rothenburg": 2}}
    t = sword(columns, active="sw2", cp=3, **now).do("march:rothenburg", "drop:4")  # type: ignore[arg-type]
    assert (t.cp, t.col("sw2").bp, t.stock("rothenburg")) == (2, 2, (4, 0))
    assert t.view("im").stock == {"rothenburg": (4, 0)}
    lying = {**now, "stock": {"rothenburg": (4, 0)}}
    t = sword(columns, active="sw1", cp=3, **lying)  # type: ignore[arg-type]
    assert t.refusal("forage").rule == "10.0a"
    t.do("pick:4")
    assert (t.cp, t.col("sw1").bp, t.stock("rothenburg")) == (2, 4, (0, 0))
    t = sword(columns, active="sw1", cp=3, card=a_card("teamsters"), **lying).do("pick:4")  # type: ignore[arg-type]
    assert (t.cp, t.col("sw1").bp) == (3, 4)
    t = sword(columns, active="im1", cp=3, **lying).do("march:rothenburg", "pick:4")  # type: ignore[arg-type]
    assert (t.cp, t.col("im1").bp) == (1, 4)


def test_example_b3_leaving_an_enemy_column() -> None:
    """8.3: two by a regular link, one where only a garrison is, four over rough country past a patrol."""
    foe = {"im1": at("schorndorf", "tilly", "4 ba-cav")}
    king = {"sw1": at("schorndorf", "gustavus", "6 sw-inf")}
    assert sword({**king, **foe}, active="sw1", cp=5).do("march:goeppingen").cp == 3
    assert sword(king, garrisons={"schorndorf": held("im", "1 ba-inf")}, active="sw1").do("march:goeppingen").cp == 4
    rough = link("schorndorf", "schwaebisch-hall")
    t = sword({**king, **foe}, patrols={rough: ("im1", "ba-cav")}, active="sw1", cp=5, dice=[9])
    assert t.do("march:schwaebisch-hall").cp == 1


def test_example_b4_forced_marches_past_a_patrol() -> None:
    """6.2.1, 8.4, 14.4: three links by a leader, the second watched; two by a card; never over rough country."""
    there = {"sw1": at("ansbach", "gustavus", "6 sw-inf", bp=5), "im1": at("ulm", "tilly", "4 ba-cav")}
    out = {link("gunzenhausen", "pappenheim"): ("im1", "ba-cav")}
    t = sword(there, patrols=out, active="sw1", cp=3, chits={"gustavus": "forced-march"}, dice=[9, 9])
    t.do("ability:gustavus")
    links = ("force_bp:gunzenhausen", "force_fatigue:pappenheim", "force_bp:eichstadt")
    assert [t.do(text).cp for text in links] == [3, 2, 2]
    assert (t.col("sw1").bp, t.act.owed, t.col("sw1").fatigue) == (5, 2, 1)  # paid at the end (3.4j)
    assert t.refusal("force_bp:pappenheim").rule == "6.2.1"  # three, no more
    t = sword(there, side="sw", hand={"sw": "c20 c1"}).do("activate:sw1", "play:c20")
    t.do("quick:gunzenhausen", "quick:pappenheim", "lose:sw1.sw-inf")
    assert (t.cp, t.troops("sw1")) == (4, "4 sw-inf 2 sw-inf-r")
    assert t.refusal("quick:eichstadt").rule == "14.4"
    t = sword({"sw1": at("schorndorf", "gustavus", "6 sw-inf")}, active="sw1", act={"quick": 2, "forced": 3})
    for verb in ("quick", "force_fatigue"):
        assert t.refusal(f"{verb}:schwaebisch-hall").key == "no-forced-rough"


def scouting(die: int, light: bool = False, besieged: bool = False) -> Table:
    sieges = {"schwabach": Siege(1, 8, 0)} if besieged else {}
    return sword(
        {
            "sw1": at("ansbach", "gustavus", "6 sw-inf 2 sw-cav", light=light),
            "sw2": at("schwabach", "horn", "6 sw-inf"),
        },
        garrisons={"schwabach": held("im", "1 ba-inf")}, sieges=sieges, active="sw1", dice=[die],
    ).do("patrols", f"patrol:{link('ansbach', 'schwabach')}", "send:sw1.sw-cav", "end")  # fmt: skip


def test_example_b5_reconnaissance() -> None:
    """9.1: firepower three sees on 0 to 3, six with light cavalry; a besieged garrison is not seen."""
    assert [scouting(die).note("sw", "schwabach") is not None for die in range(10)] == [True] * 4 + [False] * 6
    assert [scouting(die, light=True).note("sw", "schwabach") is not None for die in (6, 7)] == [True, False]
    assert scouting(0, besieged=True).note("sw", "schwabach") is None


def test_example_b6_a_patrol_combat_drawn() -> None:
    """9.3: 3 + 4 against 4 + 3: the active column's stays."""
    road = link("ansbach", "gunzenhausen")
    t = sword(
        {"sw1": at("ansbach", "gustavus", "6 sw-inf 1 sw-cav"), "im1": at("ulm", "tilly", "4 ba-inf")},
        patrols={road: ("im1", "ba-vcav")}, active="sw1", dice=[4, 3],
    ).do("patrols", f"patrol:{road}", "send:sw1.sw-cav", "end")  # fmt: skip
    assert (t.told("log-duel")[0]["total"], t.told("log-duel")[0]["other"]) == (7, 7)
    assert (t.patrols("sw1"), t.troops("im1")) == ({road: "sw-cav"}, "4 ba-inf 1 ba-vcav")


def test_example_b7_deploying_patrols() -> None:
    """9.2: of two regiments one may go; then no march till the next activation, but forage."""
    t = sword({"sw1": at("ansbach", "gustavus", "2 sw-cav")}, active="sw1", dice=[5])
    t.do("patrols", f"patrol:{link('ansbach', 'gunzenhausen')}", "send:sw1.sw-cav")
    assert t.refusal(f"patrol:{link('ansbach', 'rothenburg')}").rule == "9.2c"
    t.do("end")
    assert t.refusal("march:gunzenhausen").rule == "9.2d"
    t.do("forage")
    assert t.told("log-forage")


def test_example_b8_foraging_limits() -> None:
    """10.0: not beside the enemy, not on bare land; beside a besieged garrison, and twice, yes."""
    king = at("ansbach", "gustavus", "6 sw-inf")
    foe = at("ansbach", "tilly", "3 ba-cav")
    inside = {"ansbach": held("im", "1 ba-inf")}
    assert sword({"sw1": king, "im1": foe}, active="sw1").refusal("forage").key == "no-forage-column"
    assert sword({"sw1": king}, garrisons=inside, active="sw1").refusal("forage").key == "no-forage-garrison"
    assert sword({"sw1": king}, forage={"ansbach": 2}, active="sw1").refusal("forage").key == "no-forage-bare"
    assert sword({"sw1": king}, garrisons=inside, sieges={"ansbach": Siege(0, 4, 0)}, active="sw1").can("forage")
    t = sword({"sw1": king}, active="sw1", dice=[3, 5]).do("forage", "forage")
    assert t.forage("ansbach") == 2


def test_example_b9_the_season_changes() -> None:
    """3.2: at the start of turn 4 the land recovers by a level, at the start of turn 5 it does not."""
    for turn, after in ((4, {"ansbach": 0, "ulm": 1}), (5, {"ansbach": 1, "ulm": 2})):
        t = sword(
            {"sw1": at("ansbach", "oberst-sw-1", "6 sw-inf")}, forage={"ansbach": 1, "ulm": 2}, turn=turn, phase="turn",
            round=0, dice=[deal(1, 10), deal(11, 20)],
        )  # fmt: skip
        assert {space: t.forage(space) for space in after} == after


def test_example_b10_siege_start_and_maintain() -> None:
    """11.1: a step of foot too few, enough; steps enough to keep it up, one too few."""
    fort = BOX.fort[BOX.space["amberg"]]
    assert (fort.lay, fort.keep) == (12, 10)
    t = sword({"sw1": at("amberg", "gustavus", "5 sw-inf 1 sw-det")}, active="sw1")
    assert t.refusal("lay").args == {"needed": 12, "found": 11}
    assert sword({"sw1": at("amberg", "gustavus", "5 sw-inf 2 sw-det")}, active="sw1").can("lay")
    for troops, goes_on in (("3 sw-inf 2 sw-cav 1 sw-det", True), ("3 sw-inf 2 sw-cav", False)):
        t = sword(
            {"sw1": at("amberg", "gustavus", troops)}, garrisons={"amberg": held("im", "1 ba-inf")},
            sieges={"amberg": Siege(0, 14, 3)}, active="sw1", dice=[1],
        )  # fmt: skip
        t.do("build", "spend:1", "hold", "sortie", "send_out:garrison.ba-inf", "works:0", "lose:sw1.sw-inf")
        assert t.besieged("amberg") == goes_on
        assert (t.view("im").sieges == {}) != goes_on


def test_example_b11_doubled_construction() -> None:
    """11.3, 14.5: three points make three works, six by labour, six by labour and many hands."""
    for troops, answers, built in (
        ("6 sw-inf", (), 3), ("6 sw-inf", ("labour",), 6), ("20 sw-inf", ("labour",), 6)
    ):  # fmt: skip
        t = sword(
            {"sw1": at("amberg", "gustavus", troops, bp=3)}, sieges={"amberg": Siege(0, 14, 0)}, active="sw1",
            card=a_card("labour"), dice=[0],
        ).do(*answers, "build", "spend:3")  # fmt: skip
        assert (t.siege("amberg").built, t.act.owed) == (built, len(answers))


def test_example_b12_bombardment_in_a_siege() -> None:
    """11.4: two batteries and a five are thirteen, two hits; the defender's hits are shared out by the besieger."""
    t = sword(
        {"sw1": at("amberg", "gustavus", "6 sw-inf 2 sw-art")}, garrisons={"amberg": held("im", "1 ba-inf")},
        sieges={"amberg": Siege(0, 14, 3)}, active="sw1", dice=[5, 5],
    ).do("build", "spend:1")  # fmt: skip
    assert t.siege("amberg") == Siege(0, 12, 4)
    t.do("fire")
    assert t.nouns("works") == {"0", "1", "2"}
    t.do("works:1", "lose:sw1.sw-inf")
    assert (t.siege("amberg").built, t.troops("sw1")) == (3, "5 sw-inf 1 sw-inf-r 2 sw-art")


def test_example_b13_a_sortie_of_a_reduced_regiment() -> None:
    """11.5: twice two and a six are ten, one hit; the regiment is gone."""
    t = sword(
        {"sw1": at("rothenburg", "gustavus", "6 sw-inf")}, garrisons={"rothenburg": held("im", "1 ba-inf-r")},
        sieges={"rothenburg": Siege(0, 8, 3)}, active="sw1", dice=[6],
    ).do("build", "spend:1", "hold", "sortie", "send_out:garrison.ba-inf-r")  # fmt: skip
    assert t.told("log-sortie")[0]["hits"] == 1
    assert (t.troops("rothenburg"), t.holder("rothenburg"), t.cadre("im")) == ("", "im", "1 ba-inf")


def test_example_b14_an_initial_offer_was_refused() -> None:
    """11.2: a second column lays siege and nobody rolls; after a capture somebody does."""
    t = sword(
        {"sw2": at("rothenburg", "horn", "6 sw-inf")}, garrisons={"rothenburg": held("im", "1 ba-inf")},
        rejected="rothenburg", active="sw2",
    ).do("lay")  # fmt: skip
    assert (t.told("log-offer"), t.siege("rothenburg").column) == ([], 1)
    t = sword(
        {"im1": at("rothenburg", "tilly", "6 ba-inf")}, garrisons={"rothenburg": held("sw", "1 sw-inf")}, active="im1",
        received=True, dice=[0],
    ).do("lay")  # fmt: skip
    assert len(t.told("log-offer")) == 1


def test_example_b20_an_epidemic() -> None:
    """14.3: half the die rounded up, at least one, for everybody in the space; a garrison may fall to nothing."""
    t = sword(
        {
            "sw1": at("ansbach", "gustavus", "6 sw-inf"), "sw2": at("ansbach", "horn", "6 sw-inf"),
            "im1": at("ansbach", "tilly", "6 ba-inf"),
        },
        garrisons={"ansbach": held("sw", "1 sw-det")}, active="sw1", act={"stage": "epidemic"}, dice=[0, 5, 9, 0],
    )  # fmt: skip
    while t.prompt == "ask-losses":
        t.do(t.options[0])
    assert [line["losses"] for line in t.told("log-epidemic")] == [1, 3, 5, 1]
    assert t.troops("sw1") == "5 sw-inf 1 sw-inf-r"
    assert t.troops("sw2") == "3 sw-inf 3 sw-inf-r"
    assert t.troops("im1") == "1 ba-inf 5 ba-inf-r"
    assert (t.troops("ansbach"), t.holder("ansbach")) == ("", "sw")


def test_example_b24_capture_and_garrison() -> None:
    """11.10: a detachment of the one full regiment; without one a reduced regiment itself, and nobody is asked."""
    for troops, answers, inside, left in (
        ("1 sw-inf 2 sw-inf-r", ["found:sw1.sw-inf"], "1 sw-det", "3 sw-inf-r"),
        ("4 sw-inf-r", [], "1 sw-inf-r", "3 sw-inf-r"),
    ):  # fmt: skip
        t = sword({"sw1": at("ansbach", "gustavus", troops)}, active="sw1", received=True, dice=[9])
        t.do("lay", "nation:sw", *answers)
        assert (t.troops("ansbach"), t.troops("sw1")) == (inside, left)
