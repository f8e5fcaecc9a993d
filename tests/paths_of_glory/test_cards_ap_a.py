"""The Allied reinforcement cards (9.5.3), each played for real."""

from __future__ import annotations

from .cards_ap import declare, play, reinforcement, shots
from .table import position, table


def test_ap_1_british_second_army_and_a_corps() -> None:
    """AP.1: BR2 to London, one corps to the reserve; war status 1."""
    t = reinforcement("AP1", "br", {"BR2": "london"}, "BRc-1", status=1)
    assert t.at("BRc-2") == "aside"


def test_ap_1_war_status_of_a_reinforcement_counts_at_once() -> None:
    """AP.1: war status 3 and the one of the card: the Allies enter Limited War at the end of this turn."""
    t = table(position(active="ap", round=6, turn=4, hands="AP1 AP3", status=(3, 0, 3)))
    t.do("event:AP1", "deploy:london")
    assert t.g.ws[0] == 4
    assert t.prompt == "ask-discard"  # 9.5.4.6: asked before the new cards come in
    t.do("done")
    assert t.g.level[0] == 1


def test_ap_3_russian_eleventh_army_and_a_corps() -> None:
    """AP.3: RU11 to a Russian supply source, one corps to the reserve."""
    t = reinforcement("AP3", "ru", {"RU11": "petrograd"}, "RUc-1")
    assert t.at("RUc-2") == "aside"


def test_ap_8_two_russian_corps() -> None:
    """AP.8: two corps to the reserve, nothing to place."""
    t = reinforcement("AP8", "ru", {}, "RUc-1 RUc-2")
    assert t.at("RUc-3") == "aside"


def test_ap_10_french_tenth_army() -> None:
    """AP.10: FR10 to Paris."""
    reinforcement("AP10", "fr", {"FR10": "paris"})


def test_ap_11_two_russian_armies_may_go_to_two_places() -> None:
    """AP.11: RU9 and RU10, to different sources."""
    reinforcement("AP11", "ru", {"RU9": "moscow", "RU10": "kharkov"})


def test_ap_14_british_first_army_and_a_corps() -> None:
    """AP.14: BR1 to London, one corps to the reserve; war status 1."""
    t = reinforcement("AP14", "br", {"BR1": "london"}, "BRc-1", status=1)
    assert t.at("BRc-2") == "aside"


def test_ap_15_british_fourth_army_and_a_corps() -> None:
    """AP.15: BR4 to London, one corps to the reserve; no war status."""
    t = reinforcement("AP15", "br", {"BR4": "london"}, "BRc-1")
    assert t.at("BRc-2") == "aside"


def test_ap_20_australians_and_canadians() -> None:
    """AP.20: the AUS and CND corps to the reserve."""
    reinforcement("AP20", "br", {}, "AUS CND")


def test_ap_22_italian_fifth_army_only_after_italy_joined() -> None:
    """AP.22: refused while Italy is neutral; then IT5 to Rome."""
    neutral = table(position(active="ap", turn=9, hands="AP22"))
    assert neutral.refusal("event:AP22").rule == "AP.22"
    reinforcement("AP22", "it", {"IT5": "rome"}, war="it")


def test_ap_24_french_seventh_army_goes_to_orleans_only_when_paris_is_full() -> None:
    """AP.24: FR7 to Paris, or to Orléans when Paris is full (9.5.3.3b)."""
    reinforcement("AP24", "fr", {"FR7": "paris"})
    reinforcement("AP24", "fr", {"FR7": "orleans"}, units={"paris": "FR1 FR2 FR3"})
    t = table(position({"paris": "FR1 FR2"}, active="ap", turn=9, hands="AP24")).do("event:AP24")
    assert t.refusal("deploy:orleans").rule == "9.5.3.3"


def test_ap_25_two_russian_armies_and_two_corps() -> None:
    """AP.25: RU6 and RU7 placed, two corps to the reserve."""
    t = reinforcement("AP25", "ru", {"RU6": "petrograd", "RU7": "petrograd"}, "RUc-1 RUc-2")
    assert t.at("RUc-3") == "aside"


def test_ap_29_yudenitch_anywhere_in_the_russian_near_east() -> None:
    """AP.29: the Caucasus Army to any supplied Russian space of the Near East; a RU reinforcement."""
    reinforcement("AP29", "ru", {"CAU": "kars"})
    t = table(position({"erivan": "TUc-1"}, active="ap", turn=9, hands="AP29", war="tu")).do("event:AP29")
    near_east = {"baku", "batum", "elizabethpol", "grozny", "kars", "petrovsk", "poti", "tbilisi"}
    assert {o.removeprefix("deploy:") for o in t.options} >= near_east
    assert t.refusal("deploy:erivan").rule == "9.5.3.3"  # the enemy is there
    assert t.refusal("deploy:kiev").rule == "9.5.3.3"  # Russia, but neither Near East nor a source
    t.do("deploy:batum", "automatic", "move:erivan", "done").do("automatic", "move:batum")
    assert t.can("pick:CAU")
    t.do("pick:CAU")
    assert t.can("step:kars")  # it lives in the Near East


def test_ap_31_mef_lands_on_a_beach() -> None:
    """AP.31: the MEF on any MEF space, with a beachhead; war status 1."""
    for beach in ("mef1", "mef2", "mef3", "mef4"):
        t = reinforcement("AP31", "br", {"MEF": beach}, status=1, war="tu")
        assert t.g.beachhead >= 0
        assert t.play.view(0)["position"].beachhead == beach


def test_ap_31_mef_needs_turkey_at_war_and_comes_before_salonika() -> None:
    """AP.31: refused while Turkey is neutral, and for good after Salonika."""
    assert table(position(active="ap", turn=9, hands="AP31")).refusal("event:AP31").rule == "AP.31"
    late = table(position(active="ap", turn=9, hands="AP31", war="tu", played="AP30"))
    assert late.refusal("event:AP31").rule == "AP.31"
    assert table(position(active="ap", turn=9, hands="AP31", war="tu")).can("event:AP31")


def test_ap_31_the_beachhead_supplies_the_mef() -> None:
    """AP.31, 9.5.3.5: the landed army is supplied by sea, costs three points and may attack Gallipoli."""
    t = table(position({"gallipoli": "TUc-1"}, active="ap", turn=9, hands="AP31 AP3", war="tu"), dice=[3, 1])
    t.do("event:AP31", "deploy:mef1", "automatic", "done", "ops:AP3", "attack:mef1")
    assert t.g.points == 0
    t.do("assault:gallipoli", "join:MEF", "begin")
    play(t)
    assert shots(t)[0][:2] == ("ap", "army")


def test_ap_32_russian_twelfth_army() -> None:
    """AP.32: RU12 to a Russian supply source."""
    reinforcement("AP32", "ru", {"RU12": "caucasus"})


def test_ap_34_british_third_army_and_two_corps() -> None:
    """AP.34: BR3 to London, two corps to the reserve."""
    t = reinforcement("AP34", "br", {"BR3": "london"}, "BRc-1 BRc-2")
    assert t.at("BRc-3") == "aside"


def test_ap_38_one_us_corps_after_over_there() -> None:
    """AP.38: refused before Over There (16.3.4) and while the U-boats are loose (CP.36); then one corps."""
    assert table(position(active="ap", turn=9, hands="AP38")).refusal("event:AP38").rule == "16.3.4"
    loose = table(position(active="ap", turn=9, hands="AP38", played="AP55 CP36"))
    assert loose.refusal("event:AP38").rule == "CP.36"
    t = reinforcement("AP38", "us", {}, "USc-1", played="AP55")
    assert t.at("USc-2") == "aside"


def test_ap_41_arab_northern_army_rises_in_arabia() -> None:
    """AP.41: only with Turkey at war; the ANA corps stands in Arabia at once; a BR reinforcement."""
    assert table(position(active="ap", turn=9, hands="AP41")).refusal("event:AP41").rule == "AP.41"
    t = table(position({"medina": "TUc-1"}, active="ap", turn=9, hands="AP41 AP14 AP3", war="tu"), dice=[4, 1])
    t.do("event:AP41")
    assert t.at("ANA") == "arabia"
    assert t.card("AP41") == "removed"
    t.do("automatic", "done")
    assert t.refusal("event:AP14").rule == "9.5.3.1"
    declare(t.do("ops:AP3"), "medina", "arabia", "ANA")  # always in supply; only it may use the dashed lines
    play(t)
    assert shots(t)[0] == ("ap", "corps", "1", 4, 1)


def test_ap_42_british_fifth_army_a_corps_and_the_portuguese() -> None:
    """AP.42: BR5 to London, a British and the Portuguese corps to the reserve."""
    t = reinforcement("AP42", "br", {"BR5": "london"}, "BRc-1 PT")
    assert t.at("BRc-2") == "aside"


def test_ap_43_us_first_army_and_two_corps() -> None:
    """AP.43: after Over There; US1 to a French port, two corps to the reserve."""
    assert table(position(active="ap", turn=9, hands="AP43")).refusal("event:AP43").rule == "16.3.4"
    t = reinforcement("AP43", "us", {"US1": "bordeaux"}, "USc-1 USc-2", played="AP55")
    assert t.at("USc-3") == "aside"


def test_ap_47_us_second_army_and_a_corps() -> None:
    """AP.47: after Over There; US2 to a French port and nowhere else, one corps to the reserve."""
    assert table(position(active="ap", turn=9, hands="AP47")).refusal("event:AP47").rule == "16.3.4"
    t = reinforcement("AP47", "us", {"US2": "le-havre"}, "USc-1", played="AP55")
    assert t.at("USc-2") == "aside"
    t = table(position(active="ap", turn=9, hands="AP47", played="AP55")).do("event:AP47")
    for elsewhere in ("paris", "london", "genoa"):
        assert t.refusal(f"deploy:{elsewhere}").rule == "9.5.3.3"


def test_ap_50_allenby_after_sinai_pipeline() -> None:
    """AP.50: only after Sinai Pipeline; the NE army to Alexandria; war status 1; a BR reinforcement."""
    assert table(position(active="ap", turn=9, hands="AP50")).refusal("event:AP50").rule == "AP.50"
    reinforcement("AP50", "br", {"NE": "alexandria"}, status=1, played="AP49")
    full = position({"alexandria": "BRc-1 BRc-2 BRc-3"}, active="ap", turn=9, hands="AP50", played="AP49")
    t = table(full).do("event:AP50")
    assert t.refusal("deploy:alexandria").rule == "9.5.3.3"


def test_ap_53_army_of_the_orient_to_salonika() -> None:
    """AP.53: the Orient army to Salonika if the Allies hold it and there is room; an FR reinforcement."""
    reinforcement("AP53", "fr", {"Orient": "salonika"}, war="gr")
    neutral = table(position(active="ap", turn=9, hands="AP53")).do("event:AP53")
    assert neutral.refusal("deploy:salonika").rule == "9.5.3.3"
    lost = position(active="ap", turn=9, hands="AP53", war="gr", control={"cp": "salonika"})
    assert table(lost).do("event:AP53").refusal("deploy:salonika").rule == "9.5.3.3"
    full = position({"salonika": "BRc-1 FRc-1 FRc-2"}, active="ap", turn=9, hands="AP53", war="gr")
    assert table(full).do("event:AP53").refusal("deploy:salonika").rule == "9.5.3.3"


def test_ap_64_two_more_us_corps() -> None:
    """AP.64: an expansion card; after Over There two corps of their own to the reserve."""
    early = table(position(active="ap", turn=9, hands="AP64", options={"expansion": True}))
    assert early.refusal("event:AP64").rule == "16.3.4"
    reinforcement("AP64", "us", {}, "USx-1 USx-2", played="AP55", expansion=True)
