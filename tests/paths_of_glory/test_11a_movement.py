"""11.1 Movement."""

import pytest

from grognard.games.paths_of_glory.state import reclose

from .fighting import told
from .marching import assault, left, march, ordered
from .table import BOX, opening, position, table


def test_11_1_1_only_mobile_units_of_activated_spaces_move() -> None:
    """11.1.1: the Montenegrins (movement 0) and units in spaces without a move marker stay where they are."""
    t = ordered(position({"cetinje": "MNc SB1", "nis": "SB2", "skopje": "SBc-1"}, active="ap"), "cetinje nis")
    assert t.refusal("pick:MNc").rule == "11.1.1"
    assert t.refusal("pick:SBc-1").rule == "11.1.1"
    assert t.can("pick:SB1")
    assert t.can("pick:SB2")
    t = table(position({"cetinje": "MNc"}, active="ap", hands="AP5")).do("ops:AP5")
    assert t.refusal("move:cetinje").rule == "11.1.1"


def test_11_1_1_a_stack_finishes_before_the_next_one_starts() -> None:
    """11.1.1: once GE1 is under way nobody else can be picked; when it has stopped it has moved."""
    t = ordered(position({"metz": "GE1 GE2", "koblenz": "GE3"}), "metz koblenz")
    t.do("pick:GE1")
    assert t.refusal("pick:GE3").rule == "11.1.1"  # another space
    assert t.can("pick:GE2")
    t.do("step:koblenz")
    assert all(option.startswith("step:") or option == "stop" for option in t.options)
    t.do("stop")
    assert t.at("GE1") == "koblenz"
    assert t.refusal("pick:GE1").rule == "11.1.1"
    assert t.can("pick:GE2")


def test_faq_11_1_1a_no_interleaving() -> None:
    """FAQ.11.1.1a, F12: GE1 besieges Liege with points to spare, GE2 goes through and back; GE1 cannot go on then."""
    t = ordered(position({"aachen": "GE1", "koblenz": "GE2"}), "aachen koblenz")
    march(t, "GE1", "liege")
    t.do("pick:GE2", "step:liege", "step:brussels", "step:liege")
    assert (t.at("GE1"), t.at("GE2")) == ("liege", "liege")
    assert t.control("brussels") == "cp"
    assert t.prompt == "ask-attack" or not any(option.startswith("pick:") for option in t.options)


def test_11_1_13_what_falls_on_the_way_is_told_after_the_march() -> None:
    """11.1.13: GE1 takes Sedan and Cambrai; the log says who came from where, and then what fell."""
    t = ordered(position({"koblenz": "GE1"}, status=(0, 4, 4)), "koblenz")
    t.do("pick:GE1", "step:sedan", "step:cambrai")
    assert told(t)[-1:] == ["log-vp-space"]
    t.do("stop")
    lines = [line for line in t.play.log_for(None) if line.key in ("log-move", "log-vp-space")]
    assert [line.key for line in lines] == ["log-move", "log-vp-space"]
    assert lines[0].args["start"] == ("space", BOX.space["koblenz"])
    assert lines[0].args["via"] == [("space", BOX.space["sedan"])]


def test_11_1_2_every_space_costs_one_point() -> None:
    """11.1.2: forest (Sedan), clear (Cambrai) and swamp (Calais) cost one point each, and so do mountains."""
    t = ordered(position({"koblenz": "GE1"}, status=(0, 4, 4)), "koblenz")
    t.do("pick:GE1")
    points = [left(t)]
    for space in ("sedan", "cambrai"):
        t.do(f"step:{space}")
        points.append(left(t))
    t.do("step:calais")
    assert points == [3, 2, 1]
    assert t.at("GE1") == "calais"
    t = ordered(position({"villach": "AH1"}), "villach")
    t.do("pick:AH1", "step:spittal", "step:innsbruck")
    assert left(t) == 1


def test_11_1_3_only_along_lines() -> None:
    """11.1.3: Metz and Paris are not joined; nobody jumps, and nobody goes to a space that does not exist."""
    t = ordered(position({"metz": "GE1"}), "metz")
    t.do("pick:GE1")
    assert t.refusal("step:paris").rule == "11.1.3"
    assert t.refusal("step:metz").rule == "11.1.3"
    assert sorted(t.options) == sorted(
        ["step:koblenz", "step:nancy", "step:sedan", "step:strasbourg", "step:verdun", "stop"]
    )


def test_11_1_4_dashed_lines_are_for_the_nations_printed_on_them() -> None:
    """11.1.4, E5: between London and Calais only the British move or attack; Italians cross to Valona, AH do not."""
    t = ordered(position({"london": "BR1 FRc-1", "calais": "FR1 BRc-1"}, active="ap"), "london calais")
    t.do("pick:FR1")
    assert t.refusal("step:london").rule == "11.1.4"
    t.do("stop", "pick:FRc-1")
    assert t.refusal("step:calais").rule == "11.1.4"
    t.do("stop", "pick:BRc-1", "step:london", "stop", "pick:BR1", "step:calais", "stop")
    assert (t.at("BRc-1"), t.at("BR1")) == ("london", "calais")
    italy = position({"taranto": "IT1", "valona": "ITc-1"}, war="it", active="ap")
    t = ordered(italy, "taranto")
    march(t, "IT1", "valona")
    assert t.at("IT1") == "valona"
    austria = position({"valona": "AHc-1", "tirana": "AHc-2", "cetinje": "AHc-3"}, war="it")
    t = ordered(austria, "valona")
    t.do("pick:AHc-1")
    assert t.refusal("step:taranto").rule == "11.1.4"


def test_11_1_4_dashed_lines_in_attack() -> None:
    """11.1.4, E5: in an attack on Calais from London the British join, the French do not."""
    units = {"london": "BR1 FR1", "amiens": "BR2 FR2", "calais": "GE1", "brussels": "GE2", "ostend": "GE3"}
    t = ordered(position(units, active="ap", destroyed="liege", control={"cp": "liege"}), "", "london amiens")
    t.do("assault:calais")
    assert t.refusal("join:FR1").rule == "11.1.4"
    t.do("join:BR1", "join:BR2", "begin")
    assert t.g.battle is not None
    assert len(t.g.battle.attackers) == 2


def test_11_1_4_a_mixed_stack_needs_the_right_for_all() -> None:
    """11.1.4: a stack of British and French does not cross the Channel together."""
    t = ordered(position({"calais": "FR1 BRc-1"}, active="ap"), "calais")
    t.do("pick:BRc-1")
    assert t.can("step:london")
    t.do("pick:FR1")
    assert t.refusal("step:london").rule == "11.1.4"


def test_11_1_5_no_more_points_than_the_movement_factor() -> None:
    """11.1.5: an army goes three spaces, a German corps four; together three; nothing is saved for another round."""
    units = {"essen": "GE1 GEc-1 GEc-2"}
    t = ordered(position(units), "essen")
    t.do("pick:GE1", "step:kassel", "step:frankfurt", "step:mannheim")
    assert t.prompt == "ask-move"  # the third point ends the march
    assert t.refusal("pick:GE1").rule == "11.1.1"
    t.do("pick:GEc-1", "step:kassel", "step:frankfurt", "step:mannheim")
    assert left(t) == 1
    t.do("step:stuttgart")
    assert (t.at("GE1"), t.at("GEc-1")) == ("mannheim", "stuttgart")
    t = ordered(position(units), "essen")
    t.do("pick:GEc-2", "pick:GE1")
    assert left(t) == 3
    t.do("stop", "done", "automatic", "done", "automatic", "move:essen", "pick:GE1")
    assert left(t) == 3  # nothing saved from the round in which it stayed


def test_11_1_6_through_an_attack_marker_but_not_onto_it() -> None:
    """11.1.6: GE2 may pass Koblenz, which is marked for attack, not stop there nor enter it with its last point."""
    units = {"koblenz": "GE1", "aachen": "GE2", "essen": "GE3", "sedan": "FR1"}
    t = ordered(position(units), "aachen essen", "koblenz")
    t.do("pick:GE2", "step:koblenz")
    assert not t.can("stop")
    t.do("step:frankfurt")
    assert t.can("stop")
    assert t.refusal("step:koblenz").rule == "11.1.6"  # it would have to end there
    t.do("stop")
    assert t.at("GE2") == "frankfurt"
    t.do("pick:GE3", "step:aachen")
    assert t.can("step:koblenz")
    t.do("step:koblenz")
    assert not t.can("stop")


def test_11_1_7_not_into_enemy_units() -> None:
    """11.1.7, 10.1.3, C9: a space with enemy units is not entered, not even on the way."""
    t = ordered(position({"koblenz": "GE1", "sedan": "FRc-1"}), "koblenz")
    t.do("pick:GE1")
    assert t.refusal("step:sedan").rule == "11.1.7"


def test_11_1_8_enemy_forts_are_entered_by_those_who_can_besiege() -> None:
    """11.1.8: a corps alone does not enter Nancy (2); an army does; besieged, the corps may come too."""
    t = ordered(position({"metz": "GEc-1", "koblenz": "GE1"}), "metz")
    t.do("pick:GEc-1")
    assert t.refusal("step:nancy").rule == "11.1.8"
    assert t.refusal("step:verdun").rule == "11.1.8"
    t = ordered(position({"metz": "GE1"}), "metz")
    march(t, "GE1", "nancy")
    assert t.g.sieged == 1 << BOX.space["nancy"]
    t = ordered(position({"metz": "GEc-1", "nancy": "GE1"}), "metz")
    march(t, "GEc-1", "nancy")
    assert t.at("GEc-1") == "nancy"


@pytest.mark.parametrize("space", ["amiens", "calais", "ostend"])
def test_11_1_9_channel_spaces_are_crossed_not_held(space: str) -> None:
    """11.1.9: before Race to the Sea and war status 4 the Central Powers pass the three spaces but do not stop."""
    units = {"cambrai": "GE1", "brussels": "GE2", "sedan": "GE3"}
    start = "brussels" if space == "ostend" else "cambrai"
    t = ordered(position(units, status=(0, 3, 3)), "cambrai brussels")
    t.do(f"pick:{'GE2' if space == 'ostend' else 'GE1'}", f"step:{space}")
    assert not t.can("stop")
    t.do(f"step:{start}", "stop")
    assert t.control(space) == "cp"
    for free in (position(units, played="CP8"), position(units, status=(0, 4, 4))):
        t = ordered(free, "cambrai brussels")
        t.do(f"pick:{'GE2' if space == 'ostend' else 'GE1'}", f"step:{space}")
        assert t.can("stop")


def test_11_1_9_not_with_the_last_point() -> None:
    """11.1.9: a unit that could only end in Amiens does not enter it; the Allies may stop there as they like."""
    t = ordered(position({"koblenz": "GE1", "sedan": "GE2", "cambrai": "GE3"}, status=(0, 0, 0)), "koblenz")
    t.do("pick:GE1", "step:sedan", "step:cambrai")
    assert t.refusal("step:amiens").rule == "11.1.9"
    t = ordered(position({"paris": "FR1"}, active="ap"), "paris")
    t.do("pick:FR1", "step:amiens")
    assert t.can("stop")


def test_faq_11_1_9a_crossing_gains_control_and_points() -> None:
    """FAQ.11.1.9a, F1: a German corps goes Brussels, Ostend, Calais and back: both are taken, two VP."""
    t = ordered(position({"brussels": "GEc-1", "liege": "GE1"}, destroyed="liege"), "brussels")
    before = t.g.vp
    t.do("pick:GEc-1", "step:ostend", "step:calais", "step:ostend", "step:brussels")
    assert t.at("GEc-1") == "brussels"
    assert (t.control("ostend"), t.control("calais")) == ("cp", "cp")
    assert t.g.vp == before + 2


def test_11_1_10_beaches_only_with_the_beachhead() -> None:
    """11.1.10: a beach is entered only where the beachhead is; without it units may stay, but none comes."""
    units = {"gallipoli": "BRc-1 BRc-2", "adrianople": "BRc-3", "mef1": "MEF"}
    t = ordered(position(units, war="tu", active="ap", beachhead="mef1"), "gallipoli")
    march(t, "BRc-1", "mef1")
    assert t.at("BRc-1") == "mef1"
    g = position(units, war="tu", active="ap", control={"ap": "constantinople"})
    t = ordered(g, "gallipoli")
    t.do("pick:BRc-1")
    assert t.refusal("step:mef1").rule == "11.1.10"
    assert t.at("MEF") == "mef1"
    t.check()


def test_11_1_10_the_enemy_takes_the_beachhead() -> None:
    """11.1.10, 9.5.3.5: a Turk enters the empty beachhead; the marker is gone and nobody follows him."""
    turks = {"gallipoli": "TUc-1 TUc-2", "constantinople": "TUc-3"}
    t = ordered(position(turks, war="tu", beachhead="mef1"), "gallipoli")
    march(t, "TUc-1", "mef1")
    assert t.at("TUc-1") == "mef1"
    assert t.g.beachhead == -1
    t.do("pick:TUc-2")
    assert t.refusal("step:mef1").rule == "11.1.10"


def test_11_1_11_neutral_countries_are_closed_until_they_fight() -> None:
    """11.1.11: Italy and Bulgaria are shut for both sides while neutral and open to all afterwards; Albania always."""
    units = {"nice": "FR1", "skopje": "SB1"}
    t = ordered(position(units, active="ap"), "nice skopje")
    t.do("pick:FR1")
    assert t.refusal("step:turin").rule == "11.1.11"
    t.do("stop", "pick:SB1")
    assert t.refusal("step:sofia").rule == "11.1.11"
    t.do("step:tirana", "step:valona", "stop")
    assert t.at("SB1") == "valona"
    t = ordered(position(units, active="ap", war="it bu"), "nice skopje")
    march(t, "FR1", "turin")
    march(t, "SB1", "sofia")
    assert (t.control("turin"), t.control("sofia")) == ("ap", "ap")
    t = ordered(position({"villach": "AH1", "trieste": "AH2"}), "villach trieste")
    t.do("pick:AH1")
    assert t.refusal("step:maggiore").rule == "11.1.11"
    t = ordered(position({"villach": "AH1", "trieste": "AH2"}, war="it"), "villach")
    march(t, "AH1", "maggiore udine venice")
    assert t.control("venice") == "cp"


def test_11_1_11_limited_greek_entry_opens_greece_but_for_its_corps() -> None:
    """11.1.11, 9.5.2.4: after the limited entry Salonika is open to both, the spaces of the Greek corps are not."""
    g = position({"monastir": "SB1", "florina": "GRc-1"}, active="ap")
    t = ordered(g, "monastir")
    t.do("pick:SB1")
    assert t.refusal("step:salonika").rule == "11.1.11"
    g.greece = 1
    g.phase = "action"
    reclose(g)
    t = ordered(g, "monastir")
    t.do("pick:SB1")
    assert t.refusal("step:florina").rule == "9.5.2.4"
    t.do("step:salonika", "stop")
    assert t.at("SB1") == "salonika"


def test_faq_11_1_11a_albania_starts_allied() -> None:
    """FAQ.11.1.11a: Tirana and Valona are under Allied control at the start."""
    t = table(opening())
    assert (t.control("tirana"), t.control("valona")) == ("ap", "ap")


def test_faq_11_1_11b_albania_changes_hands_normally() -> None:
    """FAQ.11.1.11b: Austrians who march through Albania take it, although nobody there has entered the war."""
    g = position({"cetinje": "AHc-1", "mostar": "AH1"})
    t = ordered(g, "cetinje")
    march(t, "AHc-1", "tirana valona tirana")
    assert (t.control("tirana"), t.control("valona")) == ("cp", "cp")


def test_11_1_12_persia_opens_with_turkey() -> None:
    """11.1.12: both sides may enter Persia once Turkey is at war, nobody before; Ahwaz is a VP space of the Allies."""
    units = {"erivan": "RUc-1", "tbilisi": "RUc-2"}
    t = ordered(position(units, active="ap"), "erivan")
    t.do("pick:RUc-1")
    assert t.refusal("step:dilman").rule == "11.1.11"
    t = ordered(position(units, active="ap", war="tu"), "erivan")
    march(t, "RUc-1", "dilman tabriz")
    assert t.at("RUc-1") == "tabriz"
    g = position({"qurna": "TUc-1", "kut": "TUc-2"}, war="tu")
    t = ordered(g, "qurna")
    assert t.control("ahwaz") == "ap"
    before = t.g.vp
    march(t, "TUc-1", "ahwaz")
    assert (t.control("ahwaz"), t.g.vp) == ("cp", before + 1)


def test_11_1_13_control_of_every_space_entered_but_besieged_forts() -> None:
    """11.1.13: GE1 takes Sedan, Cambrai (VP) on its way; Verdun, besieged, stays French."""
    t = ordered(position({"koblenz": "GE1", "metz": "GE2"}), "koblenz metz")
    before = t.g.vp
    march(t, "GE1", "sedan cambrai chateau-thierry")
    assert [t.control(s) for s in ("sedan", "cambrai", "chateau-thierry")] == ["cp", "cp", "cp"]
    assert t.g.vp == before + 1
    march(t, "GE2", "verdun")
    assert t.at("GE2") == "verdun"
    assert t.control("verdun") == "ap"
    assert t.g.vp == before + 1
    t.check()


def test_11_1_14_ana_holds_only_the_space_it_is_in() -> None:
    """11.1.14: Jerusalem (VP) is Allied while the ANA is in it and falls back when it goes; Aqaba is besieged only."""
    t = ordered(position({"arabia": "ANA"}, war="tu", active="ap"), "arabia")
    before = t.g.vp
    t.do("pick:ANA", "step:jerusalem")
    assert (t.control("jerusalem"), t.g.vp) == ("ap", before - 1)
    t.do("step:amman")
    assert (t.control("jerusalem"), t.control("amman"), t.g.vp) == ("cp", "ap", before)
    t.do("stop")
    t.check()
    t = ordered(position({"arabia": "ANA"}, war="tu", active="ap"), "arabia")
    march(t, "ANA", "aqaba")
    assert t.control("aqaba") == "cp"
    assert t.g.sieged == 1 << BOX.space["aqaba"]


def test_11_1_14_spaces_taken_by_other_allies_stay_allied() -> None:
    """11.1.14: a British corps that comes to Jerusalem keeps it Allied when the ANA leaves; so does going together."""
    units = {"arabia": "ANA", "beersheba": "BRc-1", "sinai": "BRc-2"}
    g = position(units, war="tu", active="ap", destroyed="beersheba")
    t = ordered(g, "arabia beersheba")
    march(t, "ANA", "jerusalem")
    march(t, "BRc-1", "jerusalem")
    t.do("automatic", "done", "automatic", "move:jerusalem", "pick:ANA", "step:arabia", "stop")
    assert t.control("jerusalem") == "ap"
    units = {"jerusalem": "BRc-1 ANA", "beersheba": "BRc-2", "sinai": "BRc-3"}
    t = ordered(position(units, war="tu", active="ap", destroyed="beersheba"), "jerusalem")
    march(t, "ANA BRc-1", "amman")
    t.do("automatic", "done", "automatic", "move:amman", "pick:ANA", "step:arabia", "stop")
    assert t.control("amman") == "ap"


def test_11_1_14_the_space_goes_back_when_ana_dies() -> None:
    """11.1.14: the ANA in Amman, attacked and eliminated, leaves the space to the Central Powers."""
    g = position({"arabia": "ANA", "damascus": "TUc-1 TUc-2 TUc-3"}, war="tu", active="ap")
    t = ordered(g, "arabia", dice=[6, 1])
    march(t, "ANA", "amman")
    t.do("automatic", "attack:damascus")
    assault(t, "amman", "TUc-1 TUc-2 TUc-3")
    t.do("lose:ANA", "lose:ANA")
    assert t.at("ANA") == "eliminated"
    assert t.control("amman") == "cp"


@pytest.mark.parametrize("unit", ["BEF", "BEFc"])
def test_11_1_15_the_bef_stays_in_the_west(unit: str) -> None:
    """11.1.15: army and corps of the BEF move and attack only into England, France, Belgium and Germany."""
    t = ordered(position({"nice": f"{unit} FR1"}, war="it", active="ap"), "nice")
    t.do(f"pick:{unit}")
    assert t.refusal("step:turin").rule == "11.1.15"
    t.do("step:marseilles", "stop")
    march(t, "FR1", "turin")
    units = {"nice": f"{unit} BRc-1", "turin": "AH1", "verona": "AH2", "milan": "AH3"}
    t = ordered(position(units, war="it", active="ap"), "", "nice")
    t.do("assault:turin")
    assert t.refusal(f"join:{unit}").rule == "11.1.15"
    assert t.can("join:BRc-1")
    t = ordered(position({"verdun": f"{unit}", "metz": "GE1"}, active="ap"), "", "verdun")
    t.do("assault:metz")
    assert t.can(f"join:{unit}")


def test_faq_11_1_15a_the_bef_serves_nowhere_else() -> None:
    """FAQ.11.1.15a: nor does its corps redeploy to Italy, by land or from the reserve, as a British corps does."""
    units = {"nice": "BEFc BRc-1", "turin": "BRc-2", "reserve": "BRc-3"}
    t = table(position(units, war="it", active="ap", hands="AP5"))
    t.do("sr:AP5", "redeploy:BEFc")
    assert t.refusal("to:turin").rule == "11.1.15"
    t.do("stay", "redeploy:BRc-1")
    assert t.can("to:turin")
    t = table(position({"turin": "BRc-2", "reserve": "BEFc"}, war="it", active="ap", hands="AP5"))
    t.do("sr:AP5", "redeploy:BEFc")
    assert t.refusal("to:turin").rule == "11.1.15"
