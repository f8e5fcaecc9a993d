"""12.5 Retreats."""

import pytest


from .fighting import activate, assault, lose, shots, strike
from .table import BOX, Table, position, table

ONE = (2, 2)
"""Dice of a German army (5) against a French one (3): 3 to 2, the French lose a step and retreat one space."""
TWO = (2, 1)
"""The same with 3 to 1: two spaces."""


def drive_out(dice: tuple[int, int], units: dict[str, str] | None = None, **more: object) -> Table:
    """GE2 at Sedan attacks FR5 at Cambrai, with whatever else is on the map; FR5 has lost its step."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5", **(units or {})}, hands="CP7", **more))  # type: ignore[arg-type]
    return lose(assault(t, "CP7", "cambrai", {"sedan": "GE2"}, *dice), "FR5")


# -- 12.5.1 whether ------------------------------------------------------------------------------------------------


def test_12_5_1_all_survivors_retreat_before_any_full_strength_attacker() -> None:
    """12.5.1: one full corps beside a reduced army is enough; all three French units go, two of them unhurt."""
    t = table(position({"sedan": "(GE2) GEc-1", "cambrai": "FR5 FR6 FR7"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GEc-1"}, 6, 1)
    assert [shot.score for shot in shots(t)] == [5, 3]
    lose(t, "FR5", "GE2")
    assert t.prompt == "ask-who-retreats"
    t.do("withdraw:FR5", "retreat:amiens", "retreat:paris", "withdraw:FR6", "retreat:amiens", "retreat:paris")
    t.do("retreat:amiens", "retreat:rouen")
    assert [t.at(u) for u in ("FR5", "FR6", "FR7")] == ["paris", "paris", "rouen"]
    assert (t.reduced("FR6"), t.reduced("FR7")) == (False, False)


def test_12_5_1_no_retreat_without_a_full_strength_attacker() -> None:
    """12.5.1: (GE2) wins, but nobody at full strength is left."""
    t = table(position({"sedan": "(GE2)", "cambrai": "FR5"}, hands="CP7"))
    lose(assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 6, 1), "FR5")
    assert (t.at("FR5"), t.prompt) == ("cambrai", "ask-action")


def test_faq_12_5_1a_units_in_a_fort_retreat_like_others() -> None:
    """FAQ.12.5.1a: FR5 loses in Nancy and must leave its fort."""
    t = table(position({"metz": "GE3 GE4", "nancy": "FR5"}, hands="CP7"))
    lose(assault(t, "CP7", "nancy", {"metz": "GE3 GE4"}, 4, 4), "FR5", "GE3")
    assert t.prompt == "ask-retreat"
    t.do("retreat:bar-le-duc")
    assert (t.at("FR5"), t.control("nancy"), t.g.fort[BOX.space["nancy"]]) == ("bar-le-duc", "ap", 2)


def test_faq_12_5_1b_nobody_retreats_after_a_tie() -> None:
    """FAQ.12.5.1b: 3 to 3: FR5, reduced, stays where it is and is not asked."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5"}, hands="CP7"))
    lose(assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 1, 4), "FR5", "GE2")
    assert [shot.score for shot in shots(t)] == [3, 3]
    assert (t.at("FR5"), t.prompt) == ("cambrai", "ask-action")


def after_warsaw(attackers: str, anyway: bool) -> str:
    """Where (RUc-2) is after these have won 1 to 0 at Warsaw, a fort of 2, and killed (RUc-1)."""
    units = {"lodz": attackers, "warsaw": "(RUc-1) (RUc-2)"}
    t = table(position(units, hands="CP7", options={"retreat-anyway": anyway}))
    lose(assault(t, "CP7", "warsaw", {"lodz": attackers.replace("(AH1)", "AH1")}, 1, 1), "RUc-1")
    assert [shot.score for shot in shots(t)] == [1, 0]
    if t.prompt == "ask-retreat":
        t.do("retreat:lomza")
    return t.at("RUc-2")


def test_faq_12_5_1c_no_advance_possible_no_retreat() -> None:
    """FAQ.12.5.1c: the only full-strength attacker, a corps, cannot besiege the fort: no retreat; a full army can.

    The later reading, in which any full-strength attacker forces the retreat, is an option.
    """
    assert after_warsaw("AHc-1 (AH1)", anyway=False) == "warsaw"
    assert after_warsaw("AH1", anyway=False) == "lomza"
    assert after_warsaw("AHc-1 (AH1)", anyway=True) == "lomza"


def test_12_5_2_one_space_for_a_difference_of_one_else_two() -> None:
    """12.5.2: 3 to 2: one space; 3 to 1 and 5 to 1: two."""
    t = drive_out(ONE)
    t.do("retreat:amiens")
    assert t.at("FR5") == "amiens"
    for dice in (TWO, (6, 1)):
        t = drive_out(dice)
        t.do("retreat:amiens", "retreat:rouen")
        assert t.at("FR5") == "rouen"


def test_faq_12_5_2a_one_space_does_not_become_two() -> None:
    """FAQ.12.5.2a: after a difference of 1 the spaces two away are not offered, and the retreat ends at once."""
    t = drive_out(ONE)
    assert set(t.options) == {"retreat:amiens", "retreat:calais", "retreat:chateau-thierry", "retreat:brussels"}
    assert t.refusal("retreat:paris").rule == "11.1.3"
    t.do("retreat:amiens")
    assert t.prompt == "ask-advance"


# -- 12.5.3 holding ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "start", "attackers", "defenders", "trench", "die", "holds"),
    [
        ("cambrai", "sedan", "GE2", "FR5 FRc-1", 0, 2, False),
        ("cambrai", "sedan", "GE2 GE3", "FR5 FRc-1", 1, 1, True),
        ("sedan", "koblenz", "GE2", "FR5 FRc-1", 0, 2, True),  # forest
        ("ostend", "brussels", "GE2 GE3", "FR5 FRc-1", 0, 1, True),  # swamp
        ("gorlice", "tarnow", "AH1 AH2", "RUc-1 RUc-2", 0, 1, True),  # mountain, a retreat of two spaces
        ("sinai", "gaza", "TUc-1 TUc-2 YLD", "BRc-1 BRc-2", 0, 2, True),  # desert
    ],
)
def test_12_5_3_trench_and_rough_ground_let_an_extra_step_cancel_the_retreat(
    space: str, start: str, attackers: str, defenders: str, trench: int, die: int, holds: bool
) -> None:
    """12.5.3: trench, forest, swamp, mountain and desert, not clear ground; however long the retreat."""
    t = table(
        position(
            {start: attackers, space: defenders}, war="tu", hands="CP7", control={"cp": "sedan"},
            trenches={space: trench} if trench else {},
        )
    )  # fmt: skip
    assault(t, "CP7", space, {start: attackers}, die, 1)
    while t.prompt == "ask-lose":
        t.do(t.options[0])
    assert t.prompt == ("ask-retreat-or-hold" if holds else "ask-who-retreats")
    if holds:
        last = defenders.split()[-1]
        t.do(f"hold:{last}")
        assert (t.at(last), t.reduced(last), t.g.battle) == (space, True, None)


def test_12_5_3_any_defender_may_take_the_extra_step() -> None:
    """12.5.3: FR6, unhurt, takes it for both; attackers and control stay as they were."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5 FR6"}, hands="CP7", trenches={"cambrai": 1}))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 6, 1)
    assert [shot.score for shot in shots(t)] == [5, 3]
    lose(t, "FR5", "GE2")
    assert t.options == ["retreat_all", "hold:FR5", "hold:FR6"]
    t.do("hold:FR6")
    assert (t.at("FR6"), t.reduced("FR6"), t.at("FR5")) == ("cambrai", True, "cambrai")
    assert (t.at("GE3"), t.control("cambrai"), t.prompt) == ("sedan", "ap", "ask-action")


def test_12_5_3_a_reduced_army_holds_by_its_replacement() -> None:
    """12.5.3: (FR5) alone in the forest of Sedan loses its last step: the corps that replaces it holds the space."""
    t = table(position({"koblenz": "GE2", "sedan": "(FR5)", "reserve": "FRc-1"}, hands="CP7"))
    assault(t, "CP7", "sedan", {"koblenz": "GE2"}, 1, 1)
    assert t.options == ["retreat_all", "hold:FR5"]
    t.do("hold:FR5")
    assert (t.at("FR5"), t.at("FRc-1"), t.prompt) == ("eliminated", "sedan", "ask-action")


def test_faq_12_5_3a_the_last_step_cannot_be_spent() -> None:
    """FAQ.12.5.3a: (FR5) alone in the forest, no corps behind it: it must go."""
    t = table(position({"koblenz": "GE2", "sedan": "(FR5)"}, hands="CP7"))
    assault(t, "CP7", "sedan", {"koblenz": "GE2"}, 1, 1)
    assert t.prompt == "ask-retreat"


def test_faq_12_5_3a_example_f14_the_last_step_at_metz() -> None:
    """FAQ.12.5.3a, example F14: GE3 alone in Metz, trench 1, takes 7: the reduced corps left must retreat."""
    units = {"verdun": "FR1 FR2 FR3", "nancy": "FR4 FR5 FR6", "metz": "GE3", "reserve": "GEc-1"}
    t = table(position(units, active="ap", hands="AP9", trenches={"metz": 1}))
    assault(t, "AP9", "metz", {"verdun": "FR1 FR2 FR3", "nancy": "FR4 FR5 FR6"}, 4, 1)
    assert [shot[2:] for shot in shots(t)] == [("15", 4, 7), ("9-11", 1, 3)]
    lose(t, "GE3", "GE3", "GEc-1", "FR1")
    assert (t.asked, t.prompt) == ("cp", "ask-retreat")
    t.do("retreat:koblenz", "retreat:frankfurt")
    assert (t.at("GEc-1"), t.reduced("GEc-1"), t.prompt) == ("frankfurt", True, "ask-advance")


# -- 12.5.4 no way back --------------------------------------------------------------------------------------------

RING = {"amiens": "GE1", "calais": "GE3", "chateau-thierry": "GE4", "brussels": "GE5"}


def test_12_5_4_units_that_cannot_retreat_are_eliminated_armies_for_good() -> None:
    """12.5.4: FR5 and FRc at Cambrai, all neighbours held by Germans."""
    t = drive_out(ONE, {**RING, "cambrai": "FR5 FRc-1"})
    t.do("withdraw:FRc-1")
    assert (t.at("FR5"), t.at("FRc-1")) == ("removed", "eliminated")
    assert t.prompt == "ask-advance"


def test_faq_12_5_4a_example_f16_the_army_behind_a_corps_without_way_is_gone() -> None:
    """FAQ.12.5.4a, example F16: SB1 takes 4, inflicts 2; its corps has one free space, not two: both are lost."""
    units = {
        "belgrade": "AH4 AH5 AH6", "nis": "SB1", "reserve": "SBc-1",
        "valjevo": "AHc-1", "monastir": "AHc-2", "tirana": "AHc-3",
    }  # fmt: skip
    t = table(position(units, hands="CP7", destroyed="belgrade"))
    assault(t, "CP7", "nis", {"belgrade": "AH4 AH5 AH6"}, 2, 3)
    assert [shot.score for shot in shots(t)] == [4, 2]
    lose(t, "SB1", "SB1")
    assert (t.at("SB1"), t.at("SBc-1")) == ("eliminated", "nis")
    lose(t, "AH4")
    assert (t.at("SB1"), t.at("SBc-1"), t.control("skopje")) == ("removed", "eliminated", "ap")


# -- 12.5.5 where to -----------------------------------------------------------------------------------------------


def test_12_5_5_the_ways_back_from_sedan() -> None:
    """12.5.5: French land is open; Koblenz with its army, the fort of Metz and spaces not adjacent are not."""
    t = table(position({"koblenz": "GE2", "sedan": "FR5"}, hands="CP7"))
    lose(assault(t, "CP7", "sedan", {"koblenz": "GE2"}, *ONE), "FR5")
    assert set(t.options) == {
        "retreat:cambrai", "retreat:chateau-thierry", "retreat:verdun", "retreat:brussels", "retreat:liege",
    }  # fmt: skip
    assert t.refusal("retreat:koblenz").rule == "12.5.5a"
    assert t.refusal("retreat:metz").rule == "12.5.5a"
    assert t.refusal("retreat:amiens").rule == "11.1.3"


def test_12_5_5a_not_into_enemy_units_or_an_unbesieged_enemy_fort() -> None:
    """12.5.5a: FR5 at Sedan: Brussels holds a German army, Metz a German fort: neither."""
    t = table(position({"koblenz": "GE2", "sedan": "FR5", "brussels": "GE1"}, hands="CP7"))
    lose(assault(t, "CP7", "sedan", {"koblenz": "GE2"}, *ONE), "FR5")
    assert not t.can("retreat:brussels")
    assert t.refusal("retreat:brussels").rule == "12.5.5a"
    assert t.refusal("retreat:metz").rule == "12.5.5a"


def test_12_5_5b_overstacked_on_the_way_but_not_at_the_end() -> None:
    """12.5.5b: three armies in Amiens: no end there; but two spaces through it to Rouen."""
    t = drive_out(ONE, {"amiens": "FR1 FR2 FR3"})
    assert t.refusal("retreat:amiens").rule == "12.5.5b"
    t = drive_out(TWO, {"amiens": "FR1 FR2 FR3"})
    t.do("retreat:amiens", "retreat:rouen")
    assert t.at("FR5") == "rouen"


def test_12_5_5c_friendly_spaces_before_enemy_ones() -> None:
    """12.5.5c: Calais and Brussels are in German hands: not while Amiens and Château Thierry are French."""
    t = drive_out(ONE, control={"cp": "calais brussels"})
    assert set(t.options) == {"retreat:amiens", "retreat:chateau-thierry"}
    assert t.refusal("retreat:calais").rule == "12.5.5c"


def test_12_5_5c_control_only_of_the_space_where_an_enemy_retreat_ends() -> None:
    """12.5.5c: all around is German: FR5 ends in Calais and takes it (a VP space)."""
    t = drive_out(ONE, control={"cp": "amiens calais chateau-thierry brussels"}, vp=12)
    t.do("retreat:calais")
    assert (t.at("FR5"), t.control("calais"), t.g.vp) == ("calais", "ap", 11)
    t = drive_out(TWO, control={"cp": "amiens calais chateau-thierry brussels"}, vp=12)
    t.do("retreat:amiens", "retreat:rouen")
    assert (t.at("FR5"), t.control("amiens"), t.g.vp) == ("rouen", "cp", 12)


def test_12_5_5d_the_retreat_ends_in_supply_if_it_can() -> None:
    """12.5.5d: Antwerp and Liège, French but cut off, lie behind Brussels; Paris and Melun are supplied."""
    t = drive_out(TWO, control={"cp": "amiens calais chateau-thierry brussels ostend"})
    assert t.options == ["retreat:amiens", "retreat:chateau-thierry"]
    assert t.refusal("retreat:brussels").rule == "12.5.5d"
    t.do("retreat:chateau-thierry")
    assert set(t.options) == {"retreat:paris", "retreat:melun", "retreat:bar-le-duc", "retreat:verdun"}


def test_12_5_5e_never_back_to_the_space_left() -> None:
    """12.5.5e: after the first space of two Cambrai itself is refused, though nobody is in it any more."""
    t = drive_out(TWO)
    t.do("retreat:chateau-thierry")
    assert t.refusal("retreat:cambrai").rule == "12.5.5e"


def test_12_5_5f_example_e6_two_spaces_may_end_beside_the_origin() -> None:
    """12.5.5f, example E6: Sedan, Cambrai, Château Thierry."""
    t = table(position({"koblenz": "GE2", "sedan": "FR5"}, hands="CP7"))
    lose(assault(t, "CP7", "sedan", {"koblenz": "GE2"}, *TWO), "FR5")
    t.do("retreat:cambrai", "retreat:chateau-thierry")
    assert t.at("FR5") == "chateau-thierry"


def test_12_5_5g_each_unit_its_own_way() -> None:
    """12.5.5g: FR5 to Amiens, FRc to Calais."""
    t = drive_out(ONE, {"cambrai": "FR5 FRc-1"})
    t.do("withdraw:FRc-1", "retreat:calais", "retreat:amiens")
    assert (t.at("FRc-1"), t.at("FR5")) == ("calais", "amiens")


def test_faq_12_5_5a_two_spaces_end_in_a_friendly_space_through_enemy_land() -> None:
    """FAQ.12.5.5a: Amiens is German, Paris and Rouen beyond it French; Ostend, German, is no end for a retreat."""
    t = drive_out(TWO, control={"cp": "amiens calais chateau-thierry brussels ostend antwerp"})
    t.do("retreat:amiens")
    assert set(t.options) == {"retreat:paris", "retreat:rouen"}
    assert t.refusal("retreat:calais").rule == "12.5.5c"


def test_faq_12_5_5b_no_retreat_by_sea() -> None:
    """FAQ.12.5.5b: FRc in the port of Le Havre, attacked from Rouen, has no way but the sea: eliminated."""
    t = table(position({"rouen": "GE2", "le-havre": "FRc-1"}, hands="CP7", control={"cp": "sedan cambrai amiens"}))
    lose(assault(t, "CP7", "le-havre", {"rouen": "GE2"}, 1, 4), "FRc-1", "FRc-1")
    assert t.at("FRc-1") == "eliminated"
    t = table(
        position({"rouen": "GEc-1 GEc-2", "le-havre": "FRc-1"}, hands="CP7", control={"cp": "sedan cambrai amiens"})
    )
    lose(assault(t, "CP7", "le-havre", {"rouen": "GEc-1 GEc-2"}, 1, 1), "FRc-1")
    assert t.at("FRc-1") == "eliminated"


def test_faq_12_5_5c_british_retreat_over_the_channel_and_back() -> None:
    """FAQ.12.5.5c: BR1 from Le Havre to London; with two spaces on to Calais or Cherbourg, not back."""
    lands = {"cp": "sedan cambrai amiens"}
    t = table(position({"rouen": "GE2 GE3", "le-havre": "BR1"}, hands="CP7", control=lands))
    lose(assault(t, "CP7", "le-havre", {"rouen": "GE2 GE3"}, 1, 1), "BR1")
    assert t.at("BR1") == "london"
    t = table(position({"rouen": "GE2 GE3", "le-havre": "BR1"}, hands="CP7", control=lands))
    lose(assault(t, "CP7", "le-havre", {"rouen": "GE2 GE3"}, 2, 1), "BR1")
    assert t.options == ["retreat:calais", "retreat:cherbourg"]
    assert t.refusal("retreat:le-havre").rule == "12.5.5e"
    t.do("retreat:cherbourg")
    assert t.at("BR1") == "cherbourg"


def test_faq_12_5_5d_straits_are_normal_links() -> None:
    """FAQ.12.5.5d: TUc retreats from Constantinople over the Bosporus to Bursa."""
    units = {"adrianople": "BRc-1 BRc-2 BRc-3", "constantinople": "TUc-1"}
    state = position(units, war="tu bu gr", active="ap", hands="AP9", control={"ap": "kavala philippoli"})
    t = table(state)
    lose(assault(t, "AP9", "constantinople", {"adrianople": "BRc-1 BRc-2 BRc-3"}, 1, 1), "TUc-1")
    assert set(t.options) == {"retreat:adapazari", "retreat:bursa", "retreat:eskidor", "retreat:gallipoli"}
    t.do("retreat:bursa")
    assert t.at("TUc-1") == "bursa"


LODZ = {"breslau": "GE8 GE9", "lodz": "RU1", "warsaw": "GE1", "czestochowa": "GE2", "plock": "GE3"}


def test_faq_12_5_5e_example_f17_not_into_an_enemy_fort_that_is_not_besieged() -> None:
    """FAQ.12.5.5e, example F17: RU1 at Lodz, Thorn and Posen are German forts: eliminated; besieged, Thorn is open."""
    t = table(position(LODZ, hands="CP10", destroyed="warsaw"))
    lose(assault(t, "CP10", "lodz", {"breslau": "GE8 GE9"}, 1, 3), "RU1")
    assert t.at("RU1") == "removed"
    t = table(position({**LODZ, "thorn": "RUc-1 RUc-2"}, hands="CP10", destroyed="warsaw"))
    lose(assault(t, "CP10", "lodz", {"breslau": "GE8 GE9"}, 1, 3), "RU1")
    assert (t.at("RU1"), t.control("thorn")) == ("thorn", "cp")


def test_faq_12_5_5f_retreat_into_a_space_already_attacked() -> None:
    """FAQ.12.5.5f: Château Thierry was attacked first, whether FR6 still holds it or FRc has died there."""
    for there, dice, losses in (("FR6", (1, 2), ()), ("(FRc-1)", (1, 1), ("FRc-1",))):
        t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5", "chateau-thierry": there}, hands="CP7"))
        activate(t, "CP7", "sedan")
        strike(t, "chateau-thierry", "GE3", *dice)
        if losses:
            lose(t, *losses).do("done")
        lose(strike(t, "cambrai", "GE2", *ONE), "FR5")
        t.do("retreat:chateau-thierry")
        assert t.at("FR5") == "chateau-thierry"


def test_faq_12_5_5g_who_finds_no_room_is_lost_and_the_owner_chooses_who() -> None:
    """FAQ.12.5.5g: one space to go, room for one at Amiens: the owner saves FR6, FR5 is lost; those there stay."""
    units = {"cambrai": "FR5 FR6", "amiens": "FR1 FR2", "calais": "GE4", "chateau-thierry": "GE5", "brussels": "GE6"}
    t = table(position({"sedan": "GE2 GE3", **units}, hands="CP7"))
    lose(assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 4, 3), "FR5", "GE2")
    assert [shot.score for shot in shots(t)] == [5, 4]
    assert t.options == ["withdraw:FR5", "withdraw:FR6"]
    t.do("withdraw:FR6")
    assert [t.at(u) for u in ("FR6", "FR5", "FR1", "FR2")] == ["amiens", "removed", "amiens", "amiens"]


# -- 12.5.6 to 12.5.8 ----------------------------------------------------------------------------------------------


def attack_on_the_retreated(die: int, second: str = "GE3") -> Table:
    """FR5 is driven from Cambrai to FR6 at Château Thierry, which `second` then attacks."""
    t = table(position({"sedan": f"GE2 {second}", "cambrai": "FR5", "chateau-thierry": "FR6"}, hands="CP7"))
    activate(t, "CP7", "sedan")
    lose(strike(t, "cambrai", "GE2", *ONE), "FR5").do("retreat:chateau-thierry", "done")
    return strike(t, "chateau-thierry", second, die, 1)


def test_12_5_6_retreated_units_add_nothing_and_die_on_any_loss() -> None:
    """12.5.6: FR6's 3 factors only; 2 points kill FR5 beside the score, and are too few for FR6."""
    t = attack_on_the_retreated(1)
    assert [shot[2:] for shot in shots(t)[2:]] == [("5", 1, 2), ("3", 1, 1)]
    assert t.at("FR5") == "eliminated"
    assert (t.prompt, t.reduced("FR6")) == ("ask-retreat", False)


def test_12_5_6_their_end_does_not_count_in_the_score() -> None:
    """12.5.6: of 5 points FR6 must still lose 3; FR5 is gone for nothing."""
    t = attack_on_the_retreated(6)
    assert (t.at("FR5"), t.options) == ("eliminated", ["lose:FR6"])


def test_12_5_6_without_a_loss_they_live() -> None:
    """12.5.6: a corps that inflicts nothing leaves FR5 alive."""
    t = attack_on_the_retreated(1, "GEc-1")
    assert shots(t)[2].score == 0
    assert t.at("FR5") == "chateau-thierry"


def test_12_5_7_attackers_never_retreat() -> None:
    """12.5.7: the Germans lose 4 to 2 and stay in Sedan; nobody is asked to retreat."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5 FR6"}, hands="CP7"))
    lose(assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 1, 6), "GE2")
    assert [shot.score for shot in shots(t)] == [2, 5]
    assert (t.at("GE2"), t.reduced("GE2"), t.prompt) == ("sedan", True, "ask-action")


def test_12_5_8_retreat_alone_does_not_change_control() -> None:
    """12.5.8: Cambrai, left by FR5 and not entered, stays French; its point too."""
    t = drive_out(ONE, vp=10)
    t.do("retreat:amiens", "done")
    assert (t.control("cambrai"), t.g.vp, t.g.stacks[BOX.space["cambrai"]]) == ("ap", 10, ())


def test_12_5_6_a_retreated_army_out_of_supply_is_removed() -> None:
    """12.5.6, FAQ.12.4.4a: FR5, attacked again at Château Thierry, is gone for good if that is cut off."""
    units = {"sedan": "GE2 GE3", "cambrai": "FR5", "chateau-thierry": "FR6"}
    around = "amiens calais brussels melun bar-le-duc verdun"
    for cut, box in ((around, "eliminated"), (f"{around} paris", "removed")):
        t = table(position(units, hands="CP7", control={"cp": cut}, destroyed="paris verdun"))
        activate(t, "CP7", "sedan")
        lose(strike(t, "cambrai", "GE2", *ONE), "FR5").do("done")
        assert t.at("FR5") == "chateau-thierry"
        strike(t, "chateau-thierry", "GE3", 1, 1)
        assert t.at("FR5") == box


def test_11_3_2_no_retreat_over_the_caucasus_and_back() -> None:
    """11.3.2, 12.5.5: from Grozny by the Caucasus to Odessa or Uman, not on to Poti by a second crossing."""
    units = {"tbilisi": "YLD TUc-1", "grozny": "RUc-1 RUc-2", "petrovsk": "TUc-2", "kars": "TUc-3"}
    t = table(position(units, war="tu", hands="CP7"))
    lose(assault(t, "CP7", "grozny", {"tbilisi": "YLD TUc-1"}, 5, 1), "RUc-1", "RUc-2")
    t.do("retreat_all", "withdraw:RUc-1")
    assert t.options == ["retreat:odessa", "retreat:uman"]
    assert t.refusal("retreat:poti").rule == "12.5.2"
