"""13.1.8 to 13.1.10: strategic redeployment out of the reserve box and into it."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.redeployment import why_not_reserve
from grognard.games.paths_of_glory.state import BR_NE
from grognard.games.paths_of_glory.supply import in_supply
from grognard.kernel.refusal import ALIKE

from .redeploying import barred, goals, send, sr
from .table import BOX, Table


def why_not_home(t: Table, unit: str) -> str:
    """The rule that keeps a unit on the map out of the reserve. It then stays."""
    t.do(f"redeploy:{unit}")
    assert not t.can("to_reserve")
    t.do("stay")
    reason = why_not_reserve(t.g, BOX.unit[unit])
    assert reason is not None
    return reason.rule


# -- 13.1.8 out of the reserve -------------------------------------------------------------------------------


def test_13_1_8_to_a_unit_of_the_same_nation_if_there_is_room() -> None:
    """13.1.8: French corps join Frenchmen at Verdun until three are there; Nancy, empty, is no place for them."""
    t = sr("ap", {"verdun": "FR1 BR1", "sedan": "FR2", "reserve": "FRc-1 FRc-2 (FRc-3)"})
    assert barred(t, "FRc-3", "nancy") == "13.1.8"
    send(t, "FRc-1", "verdun")
    t.do("redeploy:FRc-2")
    assert t.refusal("to:verdun").rule == "10.1.1"
    assert set(t.options) == {"to:sedan", "to:paris", "stay"}
    t.do("to:sedan")
    assert (t.at("FRc-1"), t.at("FRc-2")) == ("verdun", "sedan")


def test_13_1_8_reserve_corps_that_are_alike_are_one_choice() -> None:
    """13.1.8: of two full corps the first is offered, the reduced one apart; another nation's share their reason."""
    units = {"verdun": "FR1", "reserve": "FRc-1 FRc-2 (FRc-3) ITc-1 ITc-2"}
    t = sr("ap", units, war="it", control={"cp": "rome"})
    assert [o for o in t.options if o.startswith("redeploy:") and "c-" in o] == ["redeploy:FRc-1", "redeploy:FRc-3"]
    assert t.refusal("redeploy:FRc-2") == ALIKE
    assert t.refusal("redeploy:ITc-1").rule == t.refusal("redeploy:ITc-2").rule == "13.1.10"


def test_13_1_8_to_those_who_besiege_a_fort_too() -> None:
    """13.1.8: "any space that holds a unit of the same nation": also the besiegers of Verdun."""
    t = sr("cp", {"verdun": "GE1", "reserve": "GEc-1"})
    send(t, "GEc-1", "verdun")
    assert t.at("GEc-1") == "verdun"
    assert t.control("verdun") == "ap"
    t.check()

    t = sr("cp", {"verdun": "GEc-2 GEc-3", "reserve": "GEc-1"})  # FAQ.15.2.4b: too few to besiege
    assert barred(t, "GEc-1", "verdun") == "13.1.8"


def test_13_1_8_not_to_the_arabs_or_the_senussi_alone() -> None:
    """13.1.8: the ANA and the SN corps alone are nobody's company; with a British corps beside the ANA it is."""
    t = sr("ap", {"cairo": "ANA", "reserve": "BRc-1"}, war="tu")
    assert goals(t, "BRc-1") == {"london"}
    t = sr("ap", {"cairo": "ANA BRc-2", "reserve": "BRc-1"}, war="tu")
    assert goals(t, "BRc-1") == {"london", "cairo"}
    t = sr("cp", {"libya": "SN", "reserve": "TUc-1"}, war="tu")
    assert goals(t, "TUc-1") == {"constantinople"}


@pytest.mark.parametrize(
    ("corps", "homes"),
    [
        ("GEc-1", "berlin essen breslau"), ("AHc-1", "vienna budapest"), ("TUc-1", "constantinople"),
        ("BUc-1", "sofia"), ("FRc-1", "paris"), ("BRc-1", "london"), ("BEc", "brussels"), ("ITc-1", "rome"),
        ("ROc-1", "bucharest"), ("GRc-1", "athens"), ("SBc-1", "belgrade"),
        ("RUc-1", "petrograd moscow kharkov caucasus"),
    ],
)  # fmt: skip
def test_13_1_8_to_the_capital_and_the_sources_at_home(corps: str, homes: str) -> None:
    """13.1.8: without any unit on the map, a corps comes to its capital or to a supply source in its country."""
    side = "cp" if corps[:2] in ("GE", "AH", "TU", "BU") else "ap"
    t = sr(side, {"reserve": corps}, war="it ro bu tu gr")
    assert goals(t, corps) == set(homes.split())


def test_13_1_8_a_capital_must_be_supplied_and_from_home() -> None:
    """13.1.8, 17.1.4.1: Budapest without a line, or with one to Sofia alone, takes no corps; to Breslau it does."""
    south = {"cp": "belgrade nis sofia", "ap": "essen breslau"}
    torn = "belgrade breslau"
    t = sr("cp", {"budapest": "AH1", "reserve": "AHc-1"}, war="bu", control=south, destroyed=torn)
    assert in_supply(t.g, BOX.unit["AH1"])
    assert t.refusal("redeploy:AHc-1").rule == "13.1.6"  # nowhere to go
    t = sr("cp", {"budapest": "AHc-2", "reserve": "AHc-1"}, war="bu", control=south, destroyed=torn)
    assert why_not_home(t, "AHc-2") == "17.1.4.1"
    t = sr("cp", {"reserve": "AHc-1"}, control={"ap": "essen breslau"}, destroyed="breslau")
    assert t.prompt == "ask-redeploy"
    assert t.refusal("redeploy:AHc-1").rule == "13.1.6"
    t = sr("cp", {"reserve": "AHc-1"}, control={"ap": "essen"})
    assert goals(t, "AHc-1") == {"vienna", "budapest"}


def test_13_1_8a_a_british_corps_from_the_reserve_uses_the_one_move_to_the_near_east() -> None:
    """13.1.8a: after one corps joined Cairo out of the reserve no other goes there, by sea or from the reserve."""
    t = sr("ap", {"cairo": "BRc-1", "london": "BRc-2", "paris": "BR1", "reserve": "BRc-3 (BRc-4)"})
    assert {"cairo", "alexandria"} & goals(t, "BRc-2") == {"alexandria"}
    send(t, "BRc-3", "cairo")
    assert t.g.flags & BR_NE
    assert barred(t, "BRc-4", "cairo") == "13.2.1"
    assert barred(t, "BRc-2", "alexandria") == "13.2.1"
    assert t.at("BRc-3") == "cairo"


def test_13_1_8a_from_the_near_east_to_the_reserve_likewise() -> None:
    """13.1.8a: one corps goes from Cairo to the reserve, the next does not."""
    t = sr("ap", {"cairo": "BRc-1", "basra": "BRc-2", "london": "BRc-3"})
    send(t, "BRc-1", "reserve")
    assert t.at("BRc-1") == "reserve"
    assert why_not_home(t, "BRc-2") == "13.2.1"
    send(t, "BRc-3", "reserve")  # London is not the Near East
    assert t.at("BRc-3") == "reserve"


def test_13_1_8b_american_corps_come_to_the_allied_ports_of_france() -> None:
    """13.1.8b: to every French port in Allied hands, though no American is on the map; not to Ostend or London."""
    t = sr("ap", {"reserve": "USc-1"}, war="us", control={"cp": "calais"})
    assert goals(t, "USc-1") == {"bordeaux", "cherbourg", "la-rochelle", "le-havre", "marseilles", "nantes"}
    send(t, "USc-1", "nantes")
    assert t.at("USc-1") == "nantes"


def test_faq_13_1_8a_serbs_do_not_come_to_any_serbian_space() -> None:
    """FAQ.13.1.8a: always supplied in Serbia, Serb corps still come only to Belgrade or to other Serbs."""
    t = sr("ap", {"skopje": "SB1", "reserve": "SBc-1"})
    assert goals(t, "SBc-1") == {"belgrade", "skopje"}
    assert barred(t, "SBc-1", "nis") == "13.1.8"


def test_faq_13_1_8b_a_chain_of_redeployments() -> None:
    """FAQ.13.1.8b, F18: reserve to Verdun, the old corps on to empty Cambrai, another from the reserve to it."""
    t = sr("ap", {"verdun": "FRc-1", "belfort": "FRc-4", "reserve": "FRc-2 FRc-3"})
    assert "cambrai" not in goals(t, "FRc-2")
    send(t, "FRc-2", "verdun")
    send(t, "FRc-1", "cambrai")
    send(t, "FRc-3", "cambrai")
    assert [t.at(f"FRc-{n}") for n in (1, 2, 3)] == ["cambrai", "verdun", "cambrai"]
    assert t.g.points == 1
    t.check()


def test_faq_13_1_8c_the_destination_needs_a_route_to_the_home_country_or_a_port() -> None:
    """FAQ.13.1.8c: Germans cut off at Lodz, or fed by Constantinople alone, are joined by no reserve corps."""
    around = {"ap": "breslau posen thorn czestochowa plock warsaw"}
    t = sr("cp", {"lodz": "GE1", "reserve": "GEc-1"}, control=around, destroyed="breslau posen thorn")
    assert barred(t, "GEc-1", "lodz") == "13.1.8"
    t = sr("cp", {"adrianople": "GEc-2", "reserve": "GEc-1"}, war="tu")
    assert in_supply(t.g, BOX.unit["GEc-2"])
    assert barred(t, "GEc-1", "adrianople") == "13.1.8"
    # With a port the Germans at Libau, cut off by land, are joined.
    t = sr("cp", {"libau": "GEc-2", "reserve": "GEc-1"}, control={"ap": "memel szawli"})
    send(t, "GEc-1", "libau")
    assert t.at("GEc-1") == "libau"


def test_faq_13_1_8d_an_ally_is_no_unit_of_ones_nation() -> None:
    """FAQ.13.1.8d: a German corps does not come to Austrians at Lemberg, with a German there it does."""
    t = sr("cp", {"lemberg": "AH1", "reserve": "GEc-1"})
    assert barred(t, "GEc-1", "lemberg") == "13.1.8"
    t = sr("cp", {"lemberg": "AH1 GEc-2", "reserve": "GEc-1"})
    send(t, "GEc-1", "lemberg")
    assert t.at("GEc-1") == "lemberg"


def test_faq_13_1_8e_the_bef_corps_never_comes_to_the_beachhead() -> None:
    """FAQ.13.1.8e: neither from the reserve nor by sea; another British corps comes both ways."""
    for where, other in (("reserve", "BRc-1"), ("london", "BRc-1")):
        t = sr("ap", {"mef1": "MEF", where: f"BEFc {other}"}, war="tu", beachhead="mef1")
        assert "mef1" not in goals(t, "BEFc")
        assert "mef1" in goals(t, other)
        assert barred(t, "BEFc", "mef1") == "11.1.15"


def test_13_1_9_corps_go_to_the_reserve_as_they_are_and_armies_do_not() -> None:
    """13.1.9: a reduced corps goes to the reserve, reduced; an army has no such choice."""
    t = sr("ap", {"paris": "FR1 (FRc-1)"})
    assert why_not_home(t, "FR1") == "13.1.9"
    send(t, "FRc-1", "reserve")
    assert t.at("FRc-1") == "reserve"
    assert t.reduced("FRc-1")


# -- 13.1.10 -------------------------------------------------------------------------------------------------


def test_13_1_10_no_reserve_while_the_enemy_has_the_capital() -> None:
    """13.1.10: Paris lost: French corps neither leave nor enter the reserve, but redeploy on the map; Britons do."""
    units = {"verdun": "FRc-1 FR1 BRc-1", "reserve": "FRc-2"}
    t = sr("ap", units, control={"cp": "paris"}, destroyed="paris")
    assert t.refusal("redeploy:FRc-2").rule == "13.1.10"
    t.do("redeploy:FRc-1")
    assert not t.can("to_reserve")
    t.do("to:nancy")
    send(t, "BRc-1", "reserve")
    assert (t.at("FRc-1"), t.at("BRc-1")) == ("nancy", "reserve")
    assert why_not_home(sr("ap", units, control={"cp": "paris"}, destroyed="paris"), "FRc-1") == "13.1.10"

    # As long as the occupation lasts (RULINGS S7: a siege is none yet).
    t = sr("ap", {**units, "paris": "GE1"})
    assert t.control("paris") == "ap"
    send(t, "FRc-1", "reserve")
    send(t, "FRc-2", "verdun")
    assert (t.at("FRc-1"), t.at("FRc-2")) == ("reserve", "verdun")


@pytest.mark.parametrize("lost", ["vienna", "budapest"])
def test_13_1_10_either_capital_counts_for_austria_hungary(lost: str) -> None:
    """13.1.10: with Vienna or Budapest lost the other does not help."""
    t = sr("cp", {"prague": "AHc-1 AH1", "reserve": "AHc-2 GEc-1"}, control={"ap": lost})
    assert t.refusal("redeploy:AHc-2").rule == "13.1.10"
    assert why_not_home(t, "AHc-1") == "13.1.10"
    send(t, "GEc-1", "berlin")
    assert t.at("GEc-1") == "berlin"


def test_13_1_10_belgians_and_serbs_are_exempt() -> None:
    """13.1.10: without Brussels and Belgrade their corps still go to the reserve and come from it."""
    lost = {"cp": "brussels belgrade"}
    t = sr("ap", {"ostend": "BE1", "nis": "SBc-1", "reserve": "BEc SBc-2"}, control=lost, destroyed="belgrade")
    send(t, "SBc-2", "nis")
    send(t, "SBc-1", "reserve")
    send(t, "BEc", "ostend")
    assert (t.at("SBc-2"), t.at("SBc-1"), t.at("BEc")) == ("nis", "reserve", "ostend")


def test_13_1_10a_the_montenegrin_corps_never_redeploys() -> None:
    """13.1.10a: though always in supply."""
    t = sr("ap", {"cetinje": "MNc", "nis": "SBc-1"})
    assert in_supply(t.g, BOX.unit["MNc"])
    assert t.refusal("redeploy:MNc").rule == "13.1.10a"
    assert t.can("redeploy:SBc-1")


def test_faq_13_1_10a_nor_is_he_a_serb_whom_a_reserve_corps_could_join() -> None:
    """FAQ.13.1.10a: the Montenegrin stays in Montenegro, alone."""
    t = sr("ap", {"cetinje": "MNc", "nis": "SB1", "reserve": "SBc-1"})
    assert "redeploy:MNc" not in t.options
    t.do("redeploy:SBc-1")
    assert t.refusal("to:cetinje").rule == "13.1.8"
    t.do("to:nis")
    assert t.at("SBc-1") == "nis"
