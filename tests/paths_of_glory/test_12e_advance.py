"""12.6 Advance, and the two worked combats of the rulebook."""

from grognard.games.paths_of_glory.state import trench_level

from .fighting import assault, flank, lose, shots
from .table import BOX, CP, Table, pass_cards, position, table

TWO = (2, 1)
"""Dice of a German army (5) against a French one (3): 3 to 1, the French lose a step and retreat two spaces."""


def beaten(units: dict[str, str] | None = None, **more: object) -> Table:
    """GE2 (and GE3, who does not fight) at Sedan beat FR5 at Cambrai, which has lost a step and must go two spaces."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5", **(units or {})}, hands="CP7", **more))  # type: ignore[arg-type]
    return lose(assault(t, "CP7", "cambrai", {"sedan": "GE2"}, *TWO), "FR5")


def test_12_6_1_all_full_strength_attackers_may_advance_reduced_ones_not() -> None:
    """12.6.1: GE3 and GEc at full strength may, each as it likes; GE2, reduced in the combat, may not."""
    t = table(position({"sedan": "GE2 GE3 GEc-1", "cambrai": "FR5 FR6"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3 GEc-1"}, 1, 1)
    lose(t, "FR5", "GE2")
    t.do("withdraw:FR5", "retreat:amiens", "retreat:calais")
    assert t.options == ["advance:GE3", "advance:GEc-1", "done"]
    assert t.refusal("advance:GE2").rule == "12.6.1"
    t.do("advance:GEc-1", "advance:GE3")
    assert [t.at(u) for u in ("GE2", "GE3", "GEc-1")] == ["sedan", "cambrai", "cambrai"]


def test_12_6_1_nobody_advances_if_the_defender_stays() -> None:
    """12.6.1: after a tie FR5 is still there: no advance is offered."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 1, 2)
    assert (t.at("GE2"), t.prompt) == ("sedan", "ask-action")


def test_12_6_2_after_elimination_only_into_the_attacked_space() -> None:
    """12.6.2: FRc dies (5 to 0): GE2 enters Cambrai and may go no farther."""
    t = table(position({"sedan": "GE2", "cambrai": "FRc-1"}, hands="CP7"))
    lose(assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 6, 1), "FRc-1", "FRc-1")
    t.do("advance:GE2")
    assert (t.at("GE2"), t.prompt) == ("cambrai", "ask-action")


def test_12_6_2_the_same_when_there_was_no_way_back() -> None:
    """12.6.2: FR5 could not retreat two spaces and is lost: no farther than Cambrai."""
    ring = {"amiens": "GE1", "calais": "GE4", "chateau-thierry": "GE5", "brussels": "GE6"}
    t = beaten(ring)
    assert t.at("FR5") == "removed"
    t.do("advance:GE2")
    assert (t.at("GE2"), t.prompt) == ("cambrai", "ask-attack")


def test_12_6_3_after_two_spaces_into_any_space_vacated() -> None:
    """12.6.3: FR5 went over Château Thierry to Melun: GE2 may go on to Château Thierry, not elsewhere."""
    t = beaten()
    t.do("retreat:chateau-thierry", "retreat:melun", "advance:GE2")
    assert t.options == ["further:chateau-thierry", "stop"]
    assert t.refusal("further:amiens").rule == "12.6.3"
    t.do("further:chateau-thierry")
    assert (t.at("GE2"), t.control("cambrai"), t.control("chateau-thierry")) == ("chateau-thierry", "cp", "cp")


def test_12_6_3_not_after_one_space() -> None:
    """12.6.3: FR5 went one space: GE2 stops in Cambrai."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7"))
    lose(assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 2, 2), "FR5").do("retreat:chateau-thierry", "advance:GE2")
    assert (t.at("GE2"), t.prompt) == ("cambrai", "ask-action")


def test_12_6_3_forest_mountain_and_swamp_stop_the_advance() -> None:
    """12.6.3: in Sedan's forest, Gorlice's mountains and Calais's swamp the advance ends; in the desert it does not."""
    forest = table(position({"koblenz": "GE2", "sedan": "FR5"}, hands="CP7"))
    lose(assault(forest, "CP7", "sedan", {"koblenz": "GE2"}, *TWO), "FR5")
    forest.do("retreat:cambrai", "retreat:amiens", "advance:GE2")
    assert (forest.at("GE2"), forest.prompt) == ("sedan", "ask-action")

    mountain = table(
        position({"tarnow": "AH1 AH2", "gorlice": "RU1"}, hands="CP7", control={"ap": "uzhgorod stanislau"})
    )
    lose(assault(mountain, "CP7", "gorlice", {"tarnow": "AH1 AH2"}, 3, 1), "RU1")
    mountain.do("advance:AH1")
    assert (mountain.at("RU1"), mountain.at("AH1"), mountain.prompt) == ("stanislau", "gorlice", "ask-advance")

    swamp = table(position({"cambrai": "GE2 GE3", "calais": "FR5"}, hands="CP7", control={"cp": "sedan"}))
    lose(assault(swamp, "CP7", "calais", {"cambrai": "GE2 GE3"}, 3, 1), "FR5")
    swamp.do("retreat:ostend", "retreat:antwerp", "advance:GE2")
    assert (swamp.at("GE2"), swamp.prompt) == ("calais", "ask-advance")

    desert = table(position({"gaza": "TUc-1 TUc-2 YLD", "sinai": "BRc-1 BRc-2"}, war="tu", hands="CP7"))
    lose(assault(desert, "CP7", "sinai", {"gaza": "TUc-1 TUc-2 YLD"}, 4, 1), "BRc-1", "BRc-1", "BRc-2", "TUc-1")
    desert.do("retreat:cairo", "retreat:alexandria", "advance:YLD", "further:cairo")
    assert desert.at("YLD") == "cairo"


def test_12_6_3_a_unit_advances_once_even_through_a_space_its_friends_had_attacked_from() -> None:
    """12.6.3: FR5 retreats over Amiens, whence (GEc-1) attacked and died; GE2 follows there and is done."""
    units = {
        "sedan": "GE2", "amiens": "(GEc-1)", "cambrai": "FR5",
        "calais": "GE3", "chateau-thierry": "GE4", "brussels": "GE5",
    }  # fmt: skip
    t = table(position(units, hands="CP7", status=(0, 4, 4), control={"cp": "ostend"}))
    lose(assault(t, "CP7", "cambrai", {"sedan": "GE2", "amiens": "GEc-1"}, 2, 1), "FR5", "GEc-1")
    t.do("retreat:rouen", "advance:GE2", "further:amiens")
    assert (t.at("GE2"), t.g.battle) == ("amiens", None)


def test_12_6_4_not_into_a_space_with_enemy_units() -> None:
    """12.6.4: FR5 left Melun behind, but FR6 ended there, coming over Paris: Paris is open, Melun is not."""
    t = table(position({"sedan": "GE2 GE3", "chateau-thierry": "FR5 FR6"}, hands="CP7"))
    lose(assault(t, "CP7", "chateau-thierry", {"sedan": "GE2 GE3"}, 4, 1), "FR5", "GE2")
    t.do("withdraw:FR5", "retreat:melun", "retreat:nevers", "retreat:paris", "retreat:melun", "advance:GE3")
    assert t.options == ["further:paris", "stop"]
    assert t.refusal("further:melun").rule == "12.6.4"


def test_12_6_5_into_a_fort_only_if_it_can_be_besieged_and_no_farther() -> None:
    """12.6.5: GE3 enters Nancy, which FR5 left by two spaces, besieges its fort and stops."""
    t = table(position({"metz": "GE3 GE4", "nancy": "FR5"}, hands="CP7"))
    lose(assault(t, "CP7", "nancy", {"metz": "GE3 GE4"}, 4, 2), "FR5", "GE4")
    assert [shot.score for shot in shots(t)] == [5, 3]
    t.do("retreat:bar-le-duc", "retreat:dijon", "advance:GE3")
    assert (t.at("GE3"), t.prompt) == ("nancy", "ask-action")
    assert t.g.sieged & 1 << BOX.space["nancy"]


def test_12_6_5_corps_enter_a_fort_only_if_together_they_besiege_it() -> None:
    """12.6.5: at Nancy (2) one full corps stays outside; two may enter, and then the second must follow the first."""
    t = table(position({"metz": "GEc-1 (GEc-2)", "nancy": "(FRc-1)"}, hands="CP7"))
    lose(assault(t, "CP7", "nancy", {"metz": "GEc-1 GEc-2"}, 2, 1), "FRc-1", "GEc-2")
    assert (t.at("FRc-1"), t.at("GEc-1"), t.prompt) == ("eliminated", "metz", "ask-action")
    t = table(position({"metz": "GEc-1 GEc-2 GEc-3", "nancy": "(FRc-1)"}, hands="CP7"))
    lose(assault(t, "CP7", "nancy", {"metz": "GEc-1 GEc-2 GEc-3"}, 1, 1), "FRc-1", "GEc-3")
    assert t.options == ["advance:GEc-1", "advance:GEc-2", "done"]
    t.do("advance:GEc-1")
    assert t.options == ["advance:GEc-2"]
    t.do("advance:GEc-2")
    assert t.g.sieged & 1 << BOX.space["nancy"]


def beyond_lodz(corps: str) -> Table:
    """German corps drive RUc-2 from Lodz over Warsaw (fort 2) to Brest-Litovsk; the first of them enters Lodz."""
    t = table(position({"breslau": corps, "lodz": "RUc-1 RUc-2"}, hands="CP7", played="CP11"))
    names = corps.replace("(", "").replace(")", "")
    lose(assault(t, "CP7", "lodz", {"breslau": names}, 4, 1), "RUc-1", "RUc-1")
    assert [shot.score for shot in shots(t)] == [2, 0]
    return t.do("retreat:warsaw", "retreat:brest-litovsk", "advance:GEc-1")


def test_12_6_5_beyond_the_attacked_space_too() -> None:
    """12.6.5: one corps may not go on to Warsaw's fort of 2; with another behind it, both go."""
    t = beyond_lodz("GEc-1 (GEc-2) (GEc-3)")
    assert (t.at("GEc-1"), t.prompt) == ("lodz", "ask-action")
    t = beyond_lodz("GEc-1 GEc-2")
    assert t.options == ["further:warsaw", "stop"]
    t.do("further:warsaw")
    assert t.options == ["advance:GEc-2"]
    t.do("advance:GEc-2")
    assert t.options == ["further:warsaw"]
    t.do("further:warsaw")
    assert (t.at("GEc-1"), t.at("GEc-2"), t.control("warsaw")) == ("warsaw", "warsaw", "ap")
    assert t.g.sieged & 1 << BOX.space["warsaw"]


def test_15_1_11_only_german_forts() -> None:
    """15.1.11, 12.6.5: in August 1914 RU3, in pursuit beyond Lemberg, besieges the Austrian fort of Przemysl."""
    units = {"tarnopol": "RU3 RU8", "lemberg": "AH3"}
    t = table(position(units, turn=1, active="ap", hands="AP9"))
    lose(assault(t, "AP9", "lemberg", {"tarnopol": "RU3 RU8"}, 1, 1), "AH3")
    t.do("retreat:przemysl", "retreat:tarnow", "advance:RU3")
    assert t.can("further:przemysl")
    t.do("further:przemysl")
    assert t.g.sieged >> BOX.space["przemysl"] & 1


def test_12_6_6_channel_spaces() -> None:
    """12.6.6: GE2 may not go on to Amiens before Race to the Sea or war status 4; into attacked Amiens it may."""
    t = beaten()
    t.do("retreat:amiens", "retreat:rouen", "advance:GE2")
    assert (t.at("GE2"), t.prompt) == ("cambrai", "ask-attack")
    for state in ({"played": "CP8"}, {"status": (0, 4, 4)}):
        t = beaten(**state)
        t.do("retreat:amiens", "retreat:rouen", "advance:GE2", "further:amiens")
        assert (t.at("GE2"), t.control("amiens")) == ("amiens", "cp")
    t = table(position({"cambrai": "GE2", "amiens": "FR5"}, hands="CP7", control={"cp": "sedan"}))
    lose(assault(t, "CP7", "amiens", {"cambrai": "GE2"}, *TWO), "FR5").do(
        "retreat:paris", "retreat:melun", "advance:GE2"
    )
    assert t.at("GE2") == "amiens"


def test_12_6_8_the_defender_never_advances() -> None:
    """12.6.8: the only attacker dies, Sedan is empty; FR5 and FR6 are not asked and stay in Cambrai."""
    t = table(position({"sedan": "(GEc-1)", "cambrai": "FR5 FR6"}, hands="CP7"))
    lose(assault(t, "CP7", "cambrai", {"sedan": "GEc-1"}, 1, 6), "GEc-1")
    assert (t.at("GEc-1"), t.at("FR5"), t.at("FR6")) == ("eliminated", "cambrai", "cambrai")
    assert (t.control("sedan"), t.prompt) == ("cp", "ask-action")


def test_12_6_9_control_of_every_space_entered_unless_a_fort_is_besieged() -> None:
    """12.6.9: Cambrai (a point) and Château Thierry become German; Nancy with its fort stays French."""
    t = beaten(vp=10)
    t.do("retreat:chateau-thierry", "retreat:melun", "advance:GE2", "further:chateau-thierry")
    assert (t.control("cambrai"), t.control("chateau-thierry"), t.g.vp) == ("cp", "cp", 11)
    t = table(position({"metz": "GE3 GE4", "nancy": "FRc-1"}, hands="CP7", vp=10))
    lose(assault(t, "CP7", "nancy", {"metz": "GE3 GE4"}, 1, 1), "FRc-1", "FRc-1").do("advance:GE3", "done")
    assert (t.at("GE3"), t.control("nancy"), t.g.vp) == ("nancy", "ap", 10)


def test_faq_12_6_5a_no_siege_by_some_and_advance_by_others() -> None:
    """FAQ.12.6.5a: GE3 besieges Nancy; GE4 may join it there but not go on to Bar le Duc, left free by FR5."""
    t = table(position({"metz": "GE3 GE4", "nancy": "FR5"}, hands="CP7"))
    lose(assault(t, "CP7", "nancy", {"metz": "GE3 GE4"}, 4, 1), "FR5")
    t.do("retreat:bar-le-duc", "retreat:dijon", "advance:GE3", "advance:GE4")
    assert (t.at("GE3"), t.at("GE4"), t.prompt) == ("nancy", "nancy", "ask-action")


# -- the worked combats -------------------------------------------------------------------------------------------


def test_12_2_1_example_e8_tannenberg() -> None:
    """12.2.1, example E8: GE8 and a corps flank RU2 at Tannenberg; its corps falls back to Warsaw; GE8 advances."""
    units = {"insterberg": "GE8", "thorn": "GEc-1", "tannenberg": "RU2", "reserve": "RUc-1"}
    for way in ("plock", "lomza"):
        t = table(position(units, turn=1, hands="CP7"))
        assault(t, "CP7", "tannenberg", {"insterberg": "GE8", "thorn": "GEc-1"})
        flank(t, "insterberg", 3, 3, 4)
        lose(t, "RU2", "RU2")
        assert (t.at("RU2"), t.at("RUc-1"), t.reduced("RUc-1")) == ("eliminated", "tannenberg", False)
        assert shots(t) == [("cp", "army", "6-8", 3, 4), ("ap", "corps", "1", 4, 1)]
        lose(t, "GEc-1")
        assert (t.asked, t.options) == ("ap", ["retreat_all", "hold:RUc-1"])
        t.do("retreat_all", f"retreat:{way}", "retreat:warsaw")
        assert t.at("RUc-1") == "warsaw"
        assert t.options == ["advance:GE8", "done"]
        assert t.refusal("advance:GEc-1").rule == "12.6.1"
        t.do("advance:GE8")
        assert (t.at("GE8"), t.control("tannenberg"), t.prompt) == ("tannenberg", "cp", "ask-action")


def test_12_4_5_example_e9_cambrai_in_july_1916() -> None:
    """12.4.5, 12.1.9, example E9: a Franco-British attack on a level 2 trench; the Canadians lose first."""
    units = {"amiens": "BR3 BR4", "chateau-thierry": "(CND) FR6", "cambrai": "GE2 GEc-1 GEc-2"}
    state = position(
        units, turn=10, active="ap", hands="AP9 CP18", trenches={"cambrai": 2}, control={"cp": "sedan"}
    )  # fmt: skip
    t = table(state)
    t.do("ops:AP9", "attack:amiens")
    assert t.g.points == 2
    t.do("attack:chateau-thierry")
    assert (t.g.points, t.prompt) == (0, "ask-attack")
    t.do("assault:cambrai", "join:BR3", "join:BR4", "join:FR6")
    assert not t.can("begin")  # not without the Canadians, who stand with FR6
    t.do("join:CND", "begin")
    assert t.prompt == "ask-combat-cards"  # no flank attempt against a trench
    while t.asked == "ap":
        t.do("done")
    t.dice(4, 5).do("combat_card:CP18")
    pass_cards(t)
    assert shots(t) == [("ap", "army", "6-8", 4, 4), ("cp", "army", "12-14", 6, 7)]
    lose(t, "GE2", "GEc-1")
    assert t.options == ["lose:CND"]
    assert t.refusal("lose:BR3").rule == "12.4.5"
    lose(t, "CND", "BR3", "BR4")
    assert (t.at("CND"), t.reduced("BR3"), t.reduced("BR4"), t.reduced("FR6")) == ("eliminated", True, True, False)
    assert (t.at("GE2"), t.at("GEc-1"), t.reduced("GE2"), t.reduced("GEc-1")) == ("cambrai", "cambrai", True, True)
    assert not t.reduced("GEc-2")
    assert (t.card("CP18"), trench_level(t.g, BOX.space["cambrai"], CP), t.prompt) == ("table", 2, "ask-action")
