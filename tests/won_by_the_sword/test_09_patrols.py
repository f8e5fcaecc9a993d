"""9.0 Patrols: horse on the links, that looks, fights and hinders."""

from __future__ import annotations

from grognard.games.won_by_the_sword.columns import size_of
from grognard.games.won_by_the_sword.forage import modifier
from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, Put, Table, at, held, link, sword, written

ROAD = link("ansbach", "gunzenhausen")
WEST = link("ansbach", "rothenburg")
KING = at("ansbach", "gustavus", "6 sw-inf 3 sw-cav 1 sw-vcav", bp=5)
TILLY = at("gunzenhausen", "tilly oberst-ba-1", "5 ba-inf 3 ba-cav", bp=4)


def send(where: str, kind: str = "sw-cav", column: str = "sw1") -> tuple[str, str]:
    return f"patrol:{where}", f"send:{column}.{kind}"


def scouts(t: Table) -> list[tuple[int, int]]:
    """Dice and outcome of every attempt to look."""
    return [(line["die"], line["success"]) for line in t.told("log-scout")]


def test_9_1b_a_patrol_looks_when_placed() -> None:
    t = sword({"sw1": KING, "im1": TILLY}, active="sw1", dice=[2]).do("patrols", *send(ROAD), "end")
    note = t.note("sw", "im1")
    assert note is not None
    assert (written(note.troops), note.bp, len(note.leaders), note.how) == ("5 ba-inf 3 ba-cav", 4, 2, "recon")
    assert scouts(t) == [(2, 1)]
    assert t.note("im", "sw1") is None


def test_9_1b_a_patrol_looks_when_it_wins_a_combat() -> None:
    out = {ROAD: ("im1", "ba-cav")}
    t = sword({"sw1": KING, "im1": TILLY}, patrols=out, active="sw1", dice=[5, 0, 3])
    t.do("patrols", *send(ROAD), "end")
    assert scouts(t) == [(3, 1)]
    assert t.note("sw", "im1") is not None
    t = sword({"sw1": KING, "im1": TILLY}, patrols=out, active="sw1", dice=[0, 5, 3])  # the other side's patrol wins
    t.do("patrols", *send(ROAD), "end")
    assert (t.note("sw", "im1"), scouts(t)) == (None, [(3, 1)])
    note = t.note("im", "sw1")
    assert note is not None
    assert note.how == "recon"


def test_9_1b_a_patrol_looks_at_whoever_enters_an_end_of_its_link() -> None:
    t = sword(
        {"sw1": KING, "im1": TILLY}, patrols={link("gunzenhausen", "pappenheim"): ("im1", "ba-cav")}, active="sw1",
        dice=[1],
    )  # fmt: skip
    t.do("march:gunzenhausen")
    assert scouts(t) == [(1, 1)]
    assert t.note("im", "sw1") is not None


def test_9_1b_a_patrol_looks_at_a_reinforcement_that_enters_beside_it() -> None:
    """1632: Banér enters at Schweinfurt."""
    out = {next(name for name in BOX.links if "schweinfurt" in name.split("--")): ("im1", "ba-cav")}
    t = sword(
        {"im1": TILLY}, patrols=out, turn=1, round=3, side="sw", waiting=[0], hand={"sw": "c1 c4"}, dice=[3]
    ).do("enter:force1", "play:c4")  # fmt: skip
    assert scouts(t) == [(3, 1)]
    note = t.note("im", "sw1")
    assert note is not None
    assert note.leaders == t.col("sw1").leaders


def test_9_1c_the_die_must_not_exceed_the_firepower() -> None:
    for kind, power in (("sw-cav", 3), ("sw-cav-r", 2), ("sw-vcav", 4)):
        for die in (power, power + 1):
            force = f"6 sw-inf 2 {kind}"
            t = sword({"sw1": at("ansbach", "gustavus", force), "im1": TILLY}, active="sw1", dice=[die])
            t.do("patrols", *send(ROAD, kind), "end")
            assert (t.note("sw", "im1") is not None) == (die == power)
    light = at("ansbach", "gustavus", "6 sw-inf 4 sw-cav", light=True)
    t = sword({"sw1": light, "im1": TILLY}, active="sw1", dice=[6])  # 6.2.12
    t.do("patrols", *send(ROAD), "end")
    assert t.note("sw", "im1") is not None


def test_9_1c_a_garrison_is_seen_whole() -> None:
    inside = held("im", "2 ba-inf 1 ba-art", "maximilian/ba", bp=3)
    t = sword({"sw1": KING}, garrisons={"schwabach": inside}, active="sw1", dice=[0])
    t.do("patrols", *send(link("ansbach", "schwabach")), "end")
    note = t.note("sw", "schwabach")
    assert note is not None
    assert (written(note.troops), note.bp, len(note.leaders)) == ("2 ba-inf 1 ba-art", 3, 1)


def test_9_1d_a_patrol_looks_along_its_own_link_only() -> None:
    t = sword({"sw1": KING, "im1": TILLY}, active="sw1").do("patrols", *send(WEST), "end")
    assert scouts(t) == []  # nobody at either end, so nobody rolls
    places = {"gunzenhausen": held("im", "1 ba-det"), "schwabach": held("im", "1 ba-det")}
    t = sword({"sw1": KING, "im1": TILLY}, garrisons=places, active="sw1", dice=[0]).do("patrols", *send(ROAD), "end")
    assert set(t.options) == {"scout:im1", "scout_garrison:gunzenhausen"}
    assert t.refusal("scout_garrison:schwabach").rule == "9.1d"
    t.do("scout_garrison:gunzenhausen")
    assert t.note("sw", "gunzenhausen") is not None
    assert t.note("sw", "im1") is None
    t = sword(
        {"sw1": KING, "im1": TILLY}, patrols={link("pappenheim", "eichstadt"): ("im1", "ba-cav")}, active="sw1"
    ).do("march:gunzenhausen")  # fmt: skip
    assert scouts(t) == []


def test_9_1e_whoever_passes_a_patrol_pays_and_is_looked_at() -> None:
    there = {"sw1": KING, "im1": at("ulm", "tilly", "3 ba-inf")}
    t = sword(there, patrols={ROAD: ("im1", "ba-cav")}, active="sw1", cp=5, dice=[3]).do("march:gunzenhausen")
    assert t.cp == 3
    assert scouts(t) == [(3, 1)]  # once, though the patrol's link also ends where he arrives
    note = t.note("im", "sw1")
    assert note is not None
    assert note.bp == 5


def test_9_1f_patrols_count_in_the_size_of_their_column() -> None:
    t = sword({"sw1": KING}, active="sw1")
    before = size_of(t.g, 0)
    t.do("patrols", *send(ROAD), *send(WEST), "end")
    assert t.troops("sw1") == "6 sw-inf 1 sw-cav 1 sw-vcav"
    assert size_of(t.g, 0) == before == 6 * 2 + 4 * 2 + 5 * 2


def test_9_1g_all_patrols_are_placed_before_any_die() -> None:
    t = sword({"sw1": KING, "im1": TILLY}, patrols={WEST: ("im1", "ba-cav")}, active="sw1")
    t.do("patrols", *send(ROAD), *send(WEST))
    assert t.prompt == "ask-patrol"
    assert (t.told("log-scout"), t.told("log-duel")) == ([], [])
    t.dice(9, 0, 9).do("end")  # the combat first, then the looks
    assert [line.key for line in t.g.log or () if line.key in ("log-duel", "log-scout")] == ["log-duel", "log-scout"]


def test_9_1g_no_patrol_is_sent_after_one_has_looked() -> None:
    t = sword({"sw1": KING, "im1": TILLY}, active="sw1", dice=[9]).do("patrols", *send(ROAD), "end")
    no = t.refusal("patrols")
    assert (no.rule, no.key) == ("9.1g", "no-patrol-again")


def test_9_2a_whoever_asks_for_patrols_sends_one() -> None:
    t = sword({"sw1": KING}, active="sw1").do("patrols")
    assert not t.can("end")
    assert t.do(*send(ROAD)).can("end")


def test_9_1h_a_besieged_garrison_is_not_scouted() -> None:
    besieger = at("schwabach", "horn", "8 sw-inf")
    t = sword(
        {"sw1": KING, "sw2": besieger}, garrisons={"schwabach": held("im", "1 ba-inf")},
        sieges={"schwabach": Siege(1, 4, 0)}, active="sw1",
    )  # fmt: skip
    t.do("patrols", *send(link("ansbach", "schwabach")), "end")
    assert scouts(t) == []
    assert t.note("sw", "schwabach") is None


def test_9_1i_enemy_patrols_hinder_foraging_and_his_own_help() -> None:
    def found(patrols: dict[str, tuple[str, str]]) -> int:
        t = sword({"sw1": at("gunzenhausen", "gustavus", "6 sw-cav"), "im1": at("ulm", "tilly", "6 ba-cav")},
                  patrols=patrols, active="sw1")  # fmt: skip
        return modifier(t.g, False)

    links = [name for name in BOX.links if "gunzenhausen" in name.split("--")]
    plain = found({})
    for n, worth in ((1, 1), (2, 2), (3, 3), (4, 3)):
        assert found(dict.fromkeys(links[:n], ("im1", "ba-cav"))) == plain - worth
        assert found(dict.fromkeys(links[:n], ("sw1", "sw-cav"))) == plain + worth
    t = sword(
        {"sw1": at("gunzenhausen", "gustavus", "6 sw-cav"), "im1": at("ulm", "tilly", "6 ba-cav")},
        patrols={ROAD: ("im1", "ba-cav")}, active="sw1", dice=[2],
    ).do("forage")  # fmt: skip
    assert t.col("sw1").bp == 0  # 2 - 1


def test_9_1j_a_patrol_may_stand_on_a_link_off_the_map() -> None:
    t = sword({"sw1": at("weiden", "gustavus", "6 sw-inf 2 sw-cav")}, active="sw1", dice=[4])
    t.do("patrols", *send("weiden--off-eger"), "end")
    assert t.patrols("sw1") == {"weiden--off-eger": "sw-cav"}
    assert scouts(t) == []
    t.do("forage")  # 4, a town, a patrol: 6
    assert t.col("sw1").bp == 2


def test_9_2a_one_patrol_a_link_of_its_space() -> None:
    t = sword({"sw1": KING}, active="sw1").do("patrols", *send(ROAD))
    no = t.refusal(f"patrol:{ROAD}")
    assert (no.rule, no.key) == ("9.2a", "no-second-patrol")
    assert t.refusal(f"patrol:{link('gunzenhausen', 'pappenheim')}").rule == "9.2a"
    t.do(*send(WEST), "end")
    assert t.patrols("sw1") == {ROAD: "sw-cav", WEST: "sw-cav"}


def test_9_1a_only_horse_goes_on_patrol() -> None:
    t = sword({"sw1": KING}, active="sw1").do("patrols", f"patrol:{ROAD}")
    assert t.nouns("send") == {"sw1.sw-cav", "sw1.sw-vcav"}
    assert t.refusal("send:sw1.sw-inf").rule == "9.1a"
    assert t.refusal("send:sw1.sw-cav-r").rule == "9.1a"


def besieging_donauwoerth(garrison: Put | None, sieges: dict[str, Siege]) -> Table:
    king = at("donauwoerth", "gustavus", "8 sw-inf 3 sw-cav", sector="danube-r")
    places = {} if garrison is None else {"donauwoerth": garrison}
    return sword({"sw1": king}, garrisons=places, sieges=sieges, active="sw1").do("patrols")


def test_9_2b_no_patrol_across_a_crossing_the_enemy_garrisons() -> None:
    north = link("donauwoerth", "pappenheim")
    t = besieging_donauwoerth(held("im", "1 ba-inf"), {})
    assert t.refusal(f"patrol:{north}").rule == "9.2b"
    assert t.nouns("patrol") == {link("donauwoerth", "augsburg"), link("donauwoerth", "rain")}
    assert besieging_donauwoerth(None, {}).can(f"patrol:{north}")
    assert besieging_donauwoerth(held("sw", "1 sw-inf"), {}).can(f"patrol:{north}")
    t = besieging_donauwoerth(None, {"donauwoerth": Siege(0, 8, 0)})  # neutral and besieged: garrisoned by nobody
    assert t.can(f"patrol:{north}")


def test_9_2c_a_regiment_stays_with_the_column() -> None:
    t = sword({"sw1": at("ansbach", "gustavus", "2 sw-cav")}, active="sw1").do("patrols", *send(ROAD))
    assert t.options == ["end"]
    assert t.refusal(f"patrol:{WEST}").rule == "9.2c"
    assert (
        sword({"sw1": at("ansbach", "gustavus", "1 sw-cav 2 sw-det")}, active="sw1").refusal("patrols").rule == "9.2c"
    )
    assert sword({"sw1": at("ansbach", "gustavus", "2 sw-inf")}, active="sw1").refusal("patrols").rule == "9.2c"
    assert sword({"sw1": at("ansbach", "gustavus", "1 sw-cav 1 sw-inf-r")}, active="sw1").can("patrols")


def test_9_2d_with_patrols_out_the_column_moves_no_more_but_may_forage() -> None:
    t = sword({"sw1": KING}, active="sw1", act={"quick": 2, "forced": 3}, dice=[5])
    t.do("patrols", *send(ROAD), "end")
    for verb in ("march", "quick", "force_bp", "force_fatigue"):
        assert t.refusal(f"{verb}:schwabach").rule == "9.2d"
    t.do("forage")
    assert t.can("lay")
    t = sword({"sw1": KING}, patrols={ROAD: ("sw1", "sw-cav")}, active="sw1")  # in its next activation it may
    t.do("march:schwabach")


def test_9_2e_patrols_rejoin_a_column_that_moves_or_retreats() -> None:
    out = {ROAD: ("sw1", "sw-vcav")}
    t = sword({"sw1": KING}, patrols=out, active="sw1").do("march:schwabach")
    assert (t.g.patrols, t.troops("sw1")) == ({}, "6 sw-inf 3 sw-cav 2 sw-vcav")
    t = sword(
        {"im1": at("ansbach", "oberst-ba-1", "6 ba-vcav"), "sw1": at("ansbach", "oberst-sw-1", "4 sw-inf-r")},
        patrols=out, active="im1", received=True, dice=[9, 0],
    )  # fmt: skip
    t.do("offer:sw1", "accept", "retreat:rothenburg")
    assert (t.g.patrols, t.where("sw1")) == ({}, "rothenburg")
    assert "1 sw-vcav" in t.troops("sw1")
    t = sword({"sw1": KING}, patrols=out, active="sw1", dice=[5]).do("forage", "end")  # nothing else recalls them
    assert t.patrols("sw1") == {ROAD: "sw-vcav"}


def test_9_2f_patrols_take_no_part_in_a_battle() -> None:
    ten = "8 sw-inf 2 sw-cav"
    foe = at("ansbach", "oberst-ba-1", "8 ba-inf 3 ba-cav")
    out = {WEST: ("im1", "ba-cav"), link("ansbach", "windsheim"): ("im1", "ba-cav")}
    for patrols, troops, major in (({}, "8 ba-inf 2 ba-cav", True), (out, "8 ba-inf 1 ba-cav", False)):
        t = sword(
            {"sw1": at("ansbach", "oberst-sw-1", ten), "im1": at("ansbach", "oberst-ba-1", troops)}, patrols=patrols,
            active="sw1", received=True,
        )  # fmt: skip
        t.fate._answers += [1] * 20
        t.do("offer:im1", "accept")
        assert bool(t.told("log-battle-major")) == major
    t = sword({"sw1": at("ansbach", "oberst-sw-1", "3 sw-cav"), "im1": foe}, patrols=out, active="sw1", received=True)
    t.fate._answers += [1] * 2
    t.do("offer:im1", "accept")
    assert [line["power"] for line in t.told("log-fire")] == [9, 41]  # 8 * 4 + 3 * 3: the two patrols do not fire


def test_9_2g_a_patrol_scouts_a_column_in_its_own_space() -> None:
    t = sword({"sw1": KING, "im1": at("ansbach", "tilly", "4 ba-inf")}, active="sw1", dice=[3])
    t.do("patrols", *send(WEST), "end")
    note = t.note("sw", "im1")
    assert note is not None
    assert written(note.troops) == "4 ba-inf"


# -- 9.3 combat --------------------------------------------------------------------------------------------------------


def duel(mine: str, theirs: str, *dice: int, light: bool = False) -> Table:
    """The king sends `mine` where Tilly has `theirs`; nobody is near enough to be looked at."""
    t = sword(
        {"sw1": at("ansbach", "gustavus", f"6 sw-inf 1 {mine}", light=light), "im1": at("ulm", "tilly", "4 ba-inf")},
        patrols={ROAD: ("im1", theirs)}, active="sw1", dice=dice,
    )  # fmt: skip
    return t.do("patrols", *send(ROAD, mine), "end")


def test_9_3a_a_second_patrol_on_a_link_means_combat() -> None:
    t = duel("sw-cav", "ba-cav", 3, 2, 9)
    assert len(t.told("log-duel")) == 1
    assert sum(one == ROAD for name in ("sw1", "im1") for one in t.patrols(name)) == 1
    t = sword({"sw1": KING, "sw2": at("ulm", "horn", "2 sw-inf")}, patrols={ROAD: ("sw2", "sw-cav")}, active="sw1")
    t.do("patrols")
    assert t.refusal(f"patrol:{ROAD}").rule == "9.3a"  # his own stands there


def test_9_3b_both_roll_add_their_firepower_and_take_the_hits() -> None:
    t = duel("sw-vcav", "ba-cav", 9, 9)  # 13 and 12: two hits and one
    assert t.told("log-duel")[0]["total"] == 13
    assert t.told("log-duel")[0]["other"] == 12
    assert t.patrols("sw1") == {ROAD: "sw-vcav-r"}
    assert t.cadre("im") == "1 ba-cav"
    assert duel("sw-cav", "ba-cav", 0, 0, light=True).told("log-duel")[0]["total"] == 6  # 6.2.12
    t = duel("sw-cav", "ba-cav", 4, 3)  # 7 and 6: nobody is hit
    assert (t.patrols("sw1"), t.troops("im1")) == ({ROAD: "sw-cav"}, "4 ba-inf 1 ba-cav")


def test_9_3c_who_survives_wins_then_the_higher_total_and_a_tie_is_the_active_column_s() -> None:
    t = duel("sw-cav", "ba-vcav", 4, 3)  # 7 each
    assert t.patrols("sw1") == {ROAD: "sw-cav"}
    t = duel("sw-cav", "ba-vcav", 3, 4, 9)  # 6 against 8
    assert t.patrols("im1") == {ROAD: "ba-vcav"}
    t = duel("sw-cav-r", "ba-vcav", 9, 5, 9)  # 11 against 9: the higher, but dead
    assert (t.patrols("im1"), t.cadre("sw")) == ({ROAD: "ba-vcav-r"}, "1 sw-cav")
    t = duel("sw-cav", "ba-cav-r", 6, 8)  # 9 against 10: the lower, but the other is dead
    assert (t.patrols("sw1"), t.cadre("im")) == ({ROAD: "sw-cav-r"}, "1 ba-cav")


def test_9_3d_the_loser_goes_back_to_its_column() -> None:
    t = duel("sw-cav", "ba-vcav", 5, 0)
    assert (t.patrols("im1"), t.troops("im1")) == ({}, "4 ba-inf 1 ba-vcav")
    t = duel("sw-cav", "ba-vcav", 0, 4, 9)
    assert (t.patrols("sw1"), t.troops("sw1")) == ({}, "6 sw-inf 1 sw-cav")
    t.check()
