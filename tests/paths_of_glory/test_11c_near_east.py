"""11.3 Movement on the Near East map."""

import pytest

from grognard.games.paths_of_glory.state import State

from .marching import assault, march, ordered
from .rounds import idle, without_piles
from .table import BOX, position, table

BALKANS = "belgrade nis skopje monastir salonika kavala philippoli adrianople"


def _at_adrianople(names: str, enemies: str = "") -> State:
    """Allies at Adrianople, with lines to Salonika and Belgrade behind them; Constantinople is in front."""
    units = {"adrianople": names}
    if enemies:
        units["constantinople"] = enemies
    return position(units, active="ap", war="tu bu gr", control={"ap": BALKANS})


@pytest.mark.parametrize("army", ["CAU", "MEF", "NE", "Orient"])
def test_11_3_1_the_allied_armies_of_the_near_east(army: str) -> None:
    """11.3.1: these four enter and attack Constantinople."""
    t = ordered(_at_adrianople(army), "adrianople")
    march(t, army, "constantinople")
    assert t.at(army) == "constantinople"
    t = ordered(_at_adrianople(army, "TUc-1"), "", "adrianople")
    t.do("assault:constantinople")
    assert t.can(f"join:{army}")


@pytest.mark.parametrize("army", ["YLD", "AoI"])
def test_11_3_1_the_turkish_armies(army: str) -> None:
    """11.3.1: YLD and AoI go from Europe to Constantinople and Bursa and on into Asia."""
    t = ordered(position({"adrianople": army}, war="tu"), "adrianople")
    march(t, army, "constantinople bursa eskidor")
    assert t.at(army) == "eskidor"


@pytest.mark.parametrize("army", ["BR1", "FR1", "IT1", "RU1", "SB1"])
def test_11_3_1_no_other_allied_army(army: str) -> None:
    """11.3.1: no other Allied army enters or attacks Constantinople, which is on both maps."""
    t = ordered(_at_adrianople(army), "adrianople")
    t.do(f"pick:{army}")
    assert t.refusal("step:constantinople").rule == "11.3.1"
    t = ordered(_at_adrianople(f"{army} BRc-1", "TUc-1"), "", "adrianople")
    t.do("assault:constantinople")
    assert t.refusal(f"join:{army}").rule == "11.3.1"


def test_11_3_1_no_german_or_austrian_army() -> None:
    """11.3.1: nor do German and Austrian armies, not into Bursa either; corps of any nation may."""
    t = ordered(position({"adrianople": "GE1 GEc-1", "balikesir": "AH1"}, war="tu"), "adrianople balikesir")
    t.do("pick:GE1")
    assert t.refusal("step:constantinople").rule == "11.3.1"
    t.do("stop", "pick:AH1")
    assert t.refusal("step:bursa").rule == "11.3.1"
    t.do("stop")
    march(t, "GEc-1", "constantinople bursa")
    assert t.at("GEc-1") == "bursa"


def test_11_3_1_an_army_that_came_in_at_home_has_lost_the_right() -> None:
    """11.3.1, 9.5.3.4: the NE army, entered at London, is treated like any other."""
    g = _at_adrianople("NE")
    g.home = 1 << BOX.ne
    t = ordered(g, "adrianople")
    t.do("pick:NE")
    assert t.refusal("step:constantinople").rule == "11.3.1"


def test_faq_11_3_1a_passing_is_entering() -> None:
    """FAQ.11.3.1a: GE1 does not redeploy from Adrianople to Balikesir: the way leads over the Near East; YLD does."""
    units = {"adrianople": "GE1 YLD GEc-1"}
    t = table(position(units, war="tu", hands="CP14")).do("sr:CP14", "redeploy:GE1")
    assert t.can("to:gallipoli")
    assert t.refusal("to:balikesir").rule == "13.1.6"
    assert t.refusal("to:constantinople").rule == "11.3.1"
    t = table(position(units, war="tu", hands="CP14")).do("sr:CP14", "redeploy:YLD")
    assert t.can("to:balikesir")
    t = table(position(units, war="tu", hands="CP14")).do("sr:CP14", "redeploy:GEc-1")
    assert t.can("to:balikesir")


def test_faq_11_3_1b_who_attacks_constantinople_from_adrianople() -> None:
    """FAQ.11.3.1b: of BR1 and NE at Adrianople only NE may attack Constantinople."""
    t = ordered(_at_adrianople("BR1 NE", "TUc-1"), "", "adrianople")
    t.do("assault:constantinople")
    assert t.refusal("join:BR1").rule == "11.3.1"
    t.do("join:NE")
    assert t.can("begin")
    t = table(_at_adrianople("BR1", "TUc-1")).do("automatic")
    assert t.refusal("attack:adrianople").rule == "12.1.3"  # alone it has nothing to attack


def test_faq_11_3_1c_only_the_corps_attack_and_advance() -> None:
    """FAQ.11.3.1c: BR1 with two corps beside Constantinople: the corps attack (4/6 -> 2), win and advance alone."""
    t = ordered(_at_adrianople("BR1 BRc-1 BRc-2", "TUc-1"), "", "adrianople", dice=[6, 1])
    assault(t, "constantinople", "BRc-1 BRc-2").do("lose:TUc-1", "lose:TUc-1")
    assert t.prompt == "ask-advance"
    assert sorted(t.options) == ["advance:BRc-1", "advance:BRc-2", "done"]
    assert t.refusal("advance:BR1").rule == "12.1.7"
    t.do("advance:BRc-1", "advance:BRc-2")
    assert (t.at("BRc-1"), t.at("BR1")) == ("constantinople", "adrianople")
    assert t.control("constantinople") == "ap"


def test_11_3_2_one_russian_corps_a_turn_over_the_caucasus() -> None:
    """11.3.2: one corps, in either direction, by Grozny or Poti; the second must wait for the next turn."""
    units = {"caucasus": "RUc-1 RUc-2", "grozny": "RUc-3"}
    t = ordered(without_piles(position(units, active="ap", round=6)), "caucasus grozny", dice=[6, 4])
    march(t, "RUc-1", "poti")
    assert t.at("RUc-1") == "poti"
    t.do("pick:RUc-2")
    assert t.refusal("step:grozny").rule == "11.3.2"
    assert t.refusal("step:poti").rule == "11.3.2"
    t.do("stop", "pick:RUc-3")
    assert t.refusal("step:caucasus").rule == "11.3.2"
    t.do("stop")
    idle(t)  # the Central Powers begin the next turn
    t.do("automatic", "move:grozny")
    march(t, "RUc-3", "caucasus uman")
    assert t.at("RUc-3") == "uman"


def test_11_3_2_not_two_at_once_nor_there_and_back() -> None:
    """11.3.2: a stack of two does not cross together, and one corps does not cross twice."""
    t = ordered(position({"caucasus": "RUc-1 RUc-2"}, active="ap"), "caucasus")
    t.do("pick:RUc-1", "pick:RUc-2")
    assert t.refusal("step:grozny").rule == "11.3.2"
    t.do("stop", "automatic", "done", "automatic", "move:caucasus", "pick:RUc-1", "step:poti")
    assert t.refusal("step:caucasus").rule == "11.3.2"


def test_11_3_2_no_way_into_a_full_space_that_only_a_second_crossing_would_leave() -> None:
    """11.3.2, 10.1.1: with three units at Caucasus and enemies behind, a corps at Poti does not go there."""
    units = {"poti": "RUc-1", "grozny": "RUc-5", "caucasus": "RUc-2 RUc-3 RUc-4", "uman": "GE1", "odessa": "GE2"}
    t = ordered(position(units, active="ap"), "poti")
    t.do("pick:RUc-1")
    assert t.refusal("step:caucasus").rule == "10.1.1"


def test_11_3_2_never_an_army() -> None:
    """11.3.2: a Russian army does not cross, in no direction."""
    t = ordered(position({"caucasus": "RU1", "tbilisi": "RUc-1"}, active="ap"), "caucasus")
    t.do("pick:RU1")
    assert t.refusal("step:grozny").rule == "11.3.2"
    assert t.refusal("step:poti").rule == "11.3.2"
    assert t.can("step:odessa")


def test_faq_11_3_2a_the_caucasus_army_stays() -> None:
    """FAQ.11.3.2a: RU CAU never leaves the Near East by the dashed lines."""
    t = ordered(position({"poti": "CAU", "grozny": "RUc-1"}, active="ap"), "poti")
    t.do("pick:CAU")
    assert t.refusal("step:caucasus").rule == "11.3.2"
    assert t.can("step:batum")


def test_11_3_2_after_the_fall_of_the_tsar_only_redeployment() -> None:
    """11.3.2: then no Russian marches over the Caucasus, but one corps a turn still redeploys."""
    units = {"caucasus": "RUc-1 RUc-2", "grozny": "RUc-3"}
    t = ordered(position(units, active="ap", played="CP52"), "caucasus")
    t.do("pick:RUc-1")
    assert t.refusal("step:grozny").rule == "11.3.2"
    t = table(position(units, active="ap", played="CP52", hands="AP5")).do("sr:AP5", "redeploy:RUc-1")
    t.do("to:grozny", "redeploy:RUc-2")
    assert t.at("RUc-1") == "grozny"
    assert t.refusal("to:grozny").rule == "13.2.2"
    assert t.can("to:uman")
