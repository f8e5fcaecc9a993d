"""14.1, 14.2: what a supply line may use, and where it must end."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.state import take
from grognard.games.paths_of_glory.supply import survives_attrition

from .supplying import alone, fed, supplied
from .table import BOX, position, table

# -- 14.1 the line -------------------------------------------------------------------------------------------


def test_14_1_1_most_actions_need_supply() -> None:
    """14.1.1: the Germans at Cambrai are cut off when Sedan is lost: no move, no attack, no redeployment."""
    units = {"cambrai": "GE3", "brussels": "BEF"}
    for held, free in (("sedan", True), ("", False)):
        t = table(position(units, hands="CP12 CP14", control={"cp": held}))
        assert fed(t.g, "GE3") is free
        t.do("ops:CP12")
        if free:
            assert t.can("move:cambrai")
            assert t.can("attack:cambrai")
        else:
            assert t.refusal("move:cambrai").rule == "14.3.1"
            assert t.refusal("attack:cambrai").rule == "14.3.1"
        t = table(position(units, hands="CP14", control={"cp": held}))
        t.do("sr:CP14")
        assert t.can("redeploy:GE3") is free


def test_14_1_2_any_number_of_friendly_spaces() -> None:
    """14.1.2: the line from Kiev to Germany is as long as it likes, and as weak as its weakest space."""
    units = {"kiev": "GE1"}
    way = "zhitomir mozyr slutsk baranovichi grodno"
    torn = "grodno"
    assert supplied(units, "GE1", control={"cp": way}, destroyed=torn)
    for missing in way.split():
        rest = " ".join(s for s in way.split() if s != missing)
        assert not supplied(units, "GE1", control={"cp": rest}, destroyed=torn), missing


def test_14_1_2_not_through_a_friendly_fort_that_is_besieged() -> None:
    """14.1.2: Trent, still Austrian, feeds Verona until Italians besiege it."""
    held = {"cp": "verona"}
    assert supplied({"verona": "AH1"}, "AH1", war="it", control=held)
    assert not supplied({"verona": "AH1", "trent": "IT1"}, "AH1", war="it", control=held)
    # FAQ.15.2.4b: nor with too few Italians for a siege; there is still an enemy in the space
    assert not supplied({"verona": "AH1", "trent": "ITc-1"}, "AH1", war="it", control=held)


def test_14_1_2_dashed_lines_feed_those_who_may_use_them() -> None:
    """14.1.2: Valona is fed over the line from Taranto: Italians, but no Frenchmen."""
    units = {"valona": "ITc-1 FRc-1"}
    assert supplied(units, "ITc-1", war="it")
    assert not supplied(units, "FRc-1", war="it")
    # and Medina over the line from Aqaba: Turks, but no Germans
    units = {"medina": "TUc-1 GEc-1"}
    assert supplied(units, "TUc-1", war="tu")
    assert not supplied(units, "GEc-1", war="tu")


def test_14_1_2_not_through_neutrals() -> None:
    """14.1.2, 11.1.11: Romania cuts Bulgaria off from Odessa until it is at war."""
    units = {"varna": "RU1"}
    assert not supplied(units, "RU1", war="bu")
    assert supplied(units, "RU1", war="bu ro")


def test_14_1_3_not_through_enemy_spaces_even_empty_ones() -> None:
    """14.1.3: nobody stands in Sedan; that it is Allied is enough."""
    assert supplied({"cambrai": "GE3"}, "GE3", control={"cp": "sedan"})
    assert not supplied({"cambrai": "GE3"}, "GE3")


def test_14_1_3_through_a_besieged_enemy_fort() -> None:
    """14.1.3: Liège, besieged, feeds Brussels; with two corps, too few for its three, it does not."""
    assert supplied({"liege": "GE1", "brussels": "GE2"}, "GE2")
    assert supplied({"liege": "GEc-1 GEc-2 GEc-3", "brussels": "GE2"}, "GE2")
    g = position({"liege": "GEc-1 GEc-2", "brussels": "GE2"})
    assert not fed(g, "GE2")
    assert fed(g, "GEc-1")  # they themselves trace from where they are


def test_14_1_4_from_port_to_port_and_on_to_a_source() -> None:
    """14.1.4: Libau, cut off by land, is fed by sea as long as one German port has a line to a source."""
    ports = "kiel rostock stettin kolberg danzig konigsberg memel wilhelmshaven"
    cut = "szawli memel"
    assert supplied({"libau": "GE1"}, "GE1", control={"ap": cut})
    assert not supplied({"libau": "GE1"}, "GE1", control={"ap": f"{cut} {ports}"}, destroyed="danzig konigsberg")
    # two ports are there, but neither of them has a line to a source
    g = alone("cp", "libau kolberg danzig breslau essen", {"libau": "GE1"})
    assert not fed(g, "GE1")
    g = alone("cp", "libau kolberg stettin berlin cottbus breslau", {"libau": "GE1"})
    assert fed(g, "GE1")


def test_14_1_4_to_a_port_by_land_first() -> None:
    """14.1.4: the line reaches the first port over land, and the source from the second over land."""
    g = alone("cp", "szawli libau kolberg stettin berlin cottbus breslau", {"szawli": "GE1"})
    assert fed(g, "GE1")
    g = alone("cp", "libau kolberg stettin berlin cottbus breslau", {"dvinsk": "GE1"})
    assert not fed(g, "GE1")


def test_14_1_4_not_by_a_port_one_besieges() -> None:
    """14.1.4, FAQ.15.2.2b: besiegers of Riga have no sea line through it; once the fort has fallen they have."""
    assert not supplied({"riga": "GE1"}, "GE1")
    assert supplied({"riga": "GE1"}, "GE1", destroyed="riga")


def test_14_1_4_option_keeps_the_east_off_the_sea() -> None:
    """14.1.4, 14.2.2: Belgrade feeds Serbs, Romanians and Russians in Italy by way of Salonika; with option
    `east-by-land` a line of theirs never goes by sea, that of the British still does."""
    units = {"taranto": "SBc-1 ROc-1 BRc-1", "venice": "RUc-1"}
    way = "belgrade nis skopje monastir salonika london"
    for on in (False, True):
        g = alone("ap", way, units, {"east-by-land": on})
        assert [fed(g, u) for u in ("SBc-1", "ROc-1", "RUc-1")] == [not on] * 3
        assert fed(g, "BRc-1")
        g = alone("ap", way, {"salonika": "SBc-1 ROc-1 RUc-1"}, {"east-by-land": on})
        assert [fed(g, u) for u in ("SBc-1", "ROc-1", "RUc-1")] == [True] * 3
    assert "east-by-land" not in position().options  # so that positions of version 1 are the same


def test_14_1_4_1_ports_of_the_central_powers() -> None:
    """14.1.4.1: Germans cut off at Riga, Libau or Memel are fed by sea, at Le Havre or Varna they are not."""
    for port in ("riga", "libau", "memel"):
        assert fed(alone("cp", f"{port} kiel hamburg bremen essen", {port: "GE1"}), "GE1"), port
    for port in ("le-havre", "ostend", "salonika", "alexandria"):
        assert not fed(alone("cp", f"{port} kiel hamburg bremen essen", {port: "GEc-1"}), "GEc-1"), port


def test_14_1_4_2_ports_of_the_allies() -> None:
    """14.1.4.2: British corps are fed by sea in France, Italy, Greece and Egypt; not in Germany or Russia."""
    for port in ("ostend", "bordeaux", "venice", "athens", "salonika", "basra", "port-said"):
        assert fed(alone("ap", f"{port} london", {port: "BRc-1"}), "BRc-1"), port
    for port in ("memel", "kiel", "libau", "riga"):
        assert not fed(alone("ap", f"{port} london", {port: "BRc-1"}), "BRc-1"), port


def test_14_1_4_2_constantinople_is_a_port_only_with_gallipoli() -> None:
    """14.1.4.2: Constantinople without Gallipoli feeds nobody by sea; Gallipoli itself is fed by it."""
    assert not fed(alone("ap", "london", {"constantinople": "BRc-1"}), "BRc-1")
    g = alone("ap", "london", {"constantinople": "BRc-1", "gallipoli": "BRc-2"})
    assert fed(g, "BRc-1")
    assert fed(g, "BRc-2")
    assert not fed(alone("ap", "london", {"gallipoli": "BRc-2"}), "BRc-2")


def test_14_1_5_montenegrins_arabs_and_senussi_are_always_supplied() -> None:
    """14.1.5: with nothing else of their side on the map; others in the same space are not."""
    g = alone("ap", "", {"cetinje": "MNc", "amman": "ANA BRc-1"})
    assert fed(g, "MNc")
    assert fed(g, "ANA")
    assert not fed(g, "BRc-1")
    g = alone("cp", "", {"cairo": "SN TUc-1"})
    assert fed(g, "SN")
    assert not fed(g, "TUc-1")


def test_14_1_6_serbs_are_always_supplied_in_serbia() -> None:
    """14.1.6: at Skopje without a source; across the border, at Tirana, not."""
    g = alone("ap", "", {"skopje": "SB1 FRc-1", "tirana": "SBc-1"})
    assert fed(g, "SB1")
    assert not fed(g, "FRc-1")
    assert not fed(g, "SBc-1")


def test_14_1_8_turks_at_medina_never_starve_and_that_is_all() -> None:
    """14.1.8: cut off at Medina, Turks survive attrition but may not act; a German beside them dies."""
    g = position({"medina": "TUc-1 GEc-1"}, hands="CP12", war="tu", control={"ap": "aqaba"}, destroyed="aqaba")
    assert not fed(g, "TUc-1")
    assert survives_attrition(g, BOX.unit["TUc-1"])
    assert not survives_attrition(g, BOX.unit["GEc-1"])
    t = table(g)
    t.do("ops:CP12")
    assert t.refusal("move:medina").rule == "14.3.1"


# -- 14.2 the sources ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "near"),
    [("essen", "aachen"), ("breslau", "oppeln"), ("sofia", "kazanlik"), ("constantinople", "adrianople")],
)
def test_14_2_1_sources_of_the_central_powers(source: str, near: str) -> None:
    """14.2.1: each of the four alone feeds every nation of the Central Powers; without it they starve."""
    for unit in ("GEc-1", "AHc-1", "BUc-1", "TUc-1"):
        assert fed(alone("cp", source, {near: unit}), unit)
        assert not fed(alone("cp", "berlin vienna", {near: unit}), unit)


@pytest.mark.parametrize(
    ("source", "near"),
    [
        ("petrograd", "pskov"),
        ("moscow", "smolensk"),
        ("kharkov", "kiev"),
        ("caucasus", "odessa"),
        ("belgrade", "timisvar"),
    ],
)
def test_14_2_2_sources_of_russians_serbs_and_romanians(source: str, near: str) -> None:
    """14.2.2: the four Russian spaces on the edge, and Belgrade; for no other Ally."""
    for unit in ("RUc-1", "SBc-1", "ROc-1"):
        assert fed(alone("ap", source, {near: unit}), unit)
        assert not fed(alone("ap", "london salonika", {near: unit}), unit)
    for unit in ("FRc-1", "BRc-1", "ITc-1", "GRc-1"):
        assert not fed(alone("ap", source, {near: unit}), unit)


def test_14_2_3_salonika_feeds_serbs_while_it_is_allied() -> None:
    """14.2.3: Serbs at Florina draw on Salonika; Russians and Romanians do not; nor Serbs when it is lost."""
    for unit, is_fed in (("SBc-1", True), ("RUc-1", False), ("ROc-1", False)):
        assert fed(alone("ap", "salonika", {"florina": unit}), unit) is is_fed
    assert not fed(alone("ap", "monastir", {"florina": "SBc-1"}), "SBc-1")
    # and by sea, from Athens (14.1.4)
    assert fed(alone("ap", "salonika", {"athens": "SBc-1"}), "SBc-1")


def test_14_2_4_london_feeds_all_other_allies() -> None:
    """14.2.4: at Rouen through Le Havre; with London lost nobody; Russians and Serbs never."""
    for unit in ("FRc-1", "BRc-1", "ITc-1", "BEc", "USc-1", "GRc-1", "AUS", "CND", "PT", "BEFc"):
        assert fed(alone("ap", "le-havre london", {"rouen": unit}), unit), unit
        assert not fed(alone("ap", "le-havre paris rome", {"rouen": unit}), unit), unit
    for unit in ("RUc-1", "SBc-1", "ROc-1"):
        assert not fed(alone("ap", "le-havre london", {"rouen": unit}), unit), unit


# -- questions and answers -----------------------------------------------------------------------------------


def test_faq_14_2_4a_paris_is_no_source() -> None:
    """FAQ.14.2.4a: Frenchmen in Paris starve when all around is lost."""
    around = {"cp": "amiens chateau-thierry melun orleans rouen"}
    assert not supplied({"paris": "FR6"}, "FR6", control=around)
    assert supplied({"paris": "FR6"}, "FR6", control={"cp": "amiens chateau-thierry melun orleans"})


def test_faq_14_1_4a_the_belgian_army_is_fed_by_sea() -> None:
    """FAQ.14.1.4a: Brussels cut off from France still has Ostend; without it the Belgians are out of supply."""
    assert supplied({"brussels": "BE1"}, "BE1", control={"cp": "cambrai sedan calais"})
    assert not supplied({"brussels": "BE1"}, "BE1", control={"cp": "cambrai sedan ostend"})


def test_faq_14_1_4b_antwerp_is_no_port() -> None:
    """FAQ.14.1.4b: Belgians in Antwerp without Brussels and Ostend are out of supply."""
    assert not supplied({"antwerp": "BE1"}, "BE1", control={"cp": "brussels ostend"})
    assert supplied({"antwerp": "BE1"}, "BE1", control={"cp": "brussels"})


def test_faq_14_1_2a_konigsberg_besieged_and_memel_taken_starves_insterberg() -> None:
    """FAQ.14.1.2a, F2: an army besieges Königsberg, Memel and Tannenberg are Russian: the 8th Army is cut off.

    It cannot happen in August 1914: Russians may not enter Königsberg then (15.1.11).
    """
    units = {"insterberg": "GE8", "konigsberg": "RU1", "memel": "RUc-1", "tannenberg": "RU2"}
    assert not supplied(units, "GE8", turn=5)
    assert supplied({**units, "konigsberg": ""}, "GE8")
    assert supplied({**units, "memel": ""}, "GE8")
    t = table(position({"tannenberg": "RU2"}, turn=1, active="ap", hands="AP1"))
    t.do("ops:AP1", "move:tannenberg", "done", "pick:RU2")
    assert t.refusal("step:konigsberg").rule == "15.1.11"


def test_faq_14_1_2b_nobody_can_use_a_source_that_is_besieged() -> None:
    """FAQ.14.1.2b: Serbs at Sarajevo live on Belgrade until Austrians besiege it, who gain nothing by it."""
    assert supplied({"sarajevo": "SB1"}, "SB1")
    g = position({"sarajevo": "SB1", "belgrade": "AH5"})
    assert not fed(g, "SB1")
    # a besieged Breslau: not even for those around it
    held = {"ap": "essen posen cottbus", "cp": "breslau"}
    for besieger, is_fed in (("RU1", False), ("", True)):
        units = {"oppeln": "GEc-1", "breslau": besieger}
        assert supplied(units, "GEc-1", control=held, destroyed="posen") is is_fed


def test_faq_14_1_4_2a_constantinople_overland_from_the_near_east() -> None:
    """FAQ.14.1.4.2a, F5: Britons in Constantinople are fed over land from Port Said, without Gallipoli."""
    way = "port-said sinai gaza nablus beirut aleppo adana konya eskidor"
    assert fed(alone("ap", f"london {way}", {"constantinople": "BRc-1"}), "BRc-1")
    assert not fed(alone("ap", f"london {way}".replace(" konya", ""), {"constantinople": "BRc-1"}), "BRc-1")


def test_faq_14_2_1a_a_source_recaptured_works_again_an_enemys_never() -> None:
    """FAQ.14.2.1a: Bulgarians next to Sofia: not while it is Allied, though empty; again when it is retaken."""
    g = alone("cp", "sofia", {"kazanlik": "BUc-1"})
    assert fed(g, "BUc-1")
    take(g, BOX.space["sofia"], AP)
    assert not g.stacks[BOX.space["sofia"]]
    assert not fed(g, "BUc-1")
    take(g, BOX.space["sofia"], CP)
    assert fed(g, "BUc-1")


def test_faq_14_2_2a_without_belgrade_serbs_abroad_need_salonika() -> None:
    """FAQ.14.2.2a: Belgrade lost: Serbs at Tirana starve; with Salonika open and Allied they do not."""
    lost = {"cp": "belgrade"}
    assert supplied({"tirana": "SB1"}, "SB1")
    assert not supplied({"tirana": "SB1"}, "SB1", control=lost, destroyed="belgrade")
    assert supplied({"tirana": "SB1"}, "SB1", control=lost, destroyed="belgrade", war="gr")


def test_faq_14_2_2b_romanians_trace_over_the_russian_lines() -> None:
    """FAQ.14.2.2b: Bucharest is fed from Caucasus over a line that only Russians may march; others are not."""
    way = "galatz ismail odessa caucasus"
    for unit, is_fed in (("ROc-1", True), ("SBc-1", True), ("FRc-1", False)):
        assert fed(alone("ap", way, {"bucharest": unit}), unit) is is_fed
    # for movement the line stays Russian
    t = table(position({"odessa": "ROc-1"}, active="ap", hands="AP1", war="ro"))
    t.do("ops:AP1", "move:odessa", "done", "pick:ROc-1")
    assert t.refusal("step:caucasus").rule == "11.1.4"
