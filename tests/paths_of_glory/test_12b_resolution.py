"""12.2 How a combat is resolved; 12.3 flank attacks."""

from grognard.games.paths_of_glory.battle import flank_bonus
from grognard.games.paths_of_glory.state import TABLE, Battle, reclose

from .fighting import activate, assault, flank, lose, shots, strike, told
from .table import BOX, pass_cards, position, table

TWO_SPACES = {"sedan": "GE2", "brussels": "GE1", "cambrai": "FR5"}


# -- 12.2 ---------------------------------------------------------------------------------------------------------


def test_12_2_1_the_steps_of_a_combat_in_their_order() -> None:
    """12.2.1: designation, flank, cards, fire, losses, winner, retreat, advance, each after the one before."""
    t = table(position({**TWO_SPACES, "reserve": "FRc-1"}, hands="CP7 CP15 AP6"))
    activate(t, "CP7", "sedan", "brussels")
    t.do("assault:cambrai")
    asked = []
    t.dice(4, 1, 1)
    answers = (
        "join:GE1", "join:GE2", "begin", "pin:sedan", "combat_card:CP15", "done", "lose:FR5",
        "retreat:chateau-thierry", "retreat:melun", "advance:GE1", "stop", "done",
    )  # fmt: skip
    for answer in answers:
        asked.append((t.asked, t.prompt))
        t.do(answer)
    assert asked == [
        ("cp", "ask-muster"), ("cp", "ask-muster"), ("cp", "ask-muster"), ("cp", "ask-flank"),
        ("cp", "ask-combat-cards"), ("ap", "ask-combat-cards"), ("ap", "ask-lose"),
        ("ap", "ask-retreat"), ("ap", "ask-retreat"), ("cp", "ask-advance"),
        ("cp", "ask-further"), ("cp", "ask-advance"),
    ]  # fmt: skip
    assert told(t)[-10:] == [
        "log-attack", "log-flank", "log-combat-card", "log-fire", "log-reduced", "log-fire", "log-winner",
        "log-retreat", "log-advance", "log-vp-space",
    ]  # fmt: skip


def test_12_2_2_the_active_player_names_units_and_space() -> None:
    """12.2.2: the combat is between the units named and all units in the space named."""
    t = table(position({"sedan": "GE2 GE3", "brussels": "GE1", "cambrai": "FR5 FRc-1"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE3", "brussels": "GE1"})
    b = t.g.battle
    assert b is not None
    assert b.target == BOX.space["cambrai"]
    assert set(b.attackers) == {BOX.unit["GE3"], BOX.unit["GE1"]}
    assert set(b.defenders) == {BOX.unit["FR5"], BOX.unit["FRc-1"]}


def test_12_2_3_factors_are_added_and_the_defender_adds_the_fort() -> None:
    """12.2.3: GE3 and GEc (7) against FRc and the fort of Nancy (1 + 2), both counted before any loss."""
    t = table(position({"metz": "GE3 GEc-1", "nancy": "FRc-1"}, hands="CP7"))
    assault(t, "CP7", "nancy", {"metz": "GE3 GEc-1"}, 4, 4)
    assert shots(t) == [("cp", "army", "6-8", 4, 4), ("ap", "corps", "3", 4, 1)]


def test_12_2_3_an_own_fort_does_not_help_the_attacker() -> None:
    """12.2.3: only the defender adds a fort: FR1 attacks out of Verdun with its own 3 factors."""
    t = table(position({"verdun": "FR1", "sedan": "GEc-1"}, active="ap", hands="AP9"))
    assault(t, "AP9", "sedan", {"verdun": "FR1"}, 1, 1)
    assert shots(t)[0].column == "3"


def test_12_2_4_a_flank_attempt_makes_the_fire_sequential() -> None:
    """12.2.4: without the attempt FR5 fires at full strength; after a successful one its loss comes first."""
    t = table(position(TWO_SPACES, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2", "brussels": "GE1"}, 1, 1)
    assert [shot.column for shot in shots(t)] == ["9-11", "3"]
    t = table(position(TWO_SPACES, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2", "brussels": "GE1"})
    assert t.options == ["pin:sedan", "pin:brussels", "frontal"]
    assert t.refusal("pin:cambrai").rule == "12.3.2"
    flank(t, "sedan", 4, 1, 1)
    assert [shot.side for shot in shots(t)] == ["cp"]
    assert (t.asked, t.options) == ("ap", ["lose:FR5"])
    lose(t, "FR5")
    assert shots(t)[1] == ("ap", "army", "2", 1, 1)


def test_12_2_5_attacker_then_defender_play_and_select_cards_that_apply() -> None:
    """12.2.5: new cards and kept ones, attacker first; only such as fit; a kept card once in a round."""
    state = position({"thorn": "GE2 GE3", "plock": "RU2", "lodz": "RU1"}, hands="CP7 CP3 CP35 CP4 AP4 AP5")
    state.place[BOX.card["CP40"]] = TABLE
    t = table(state)
    activate(t, "CP7", "thorn")
    strike(t, "plock", "GE2")
    assert (t.asked, t.options) == ("cp", ["combat_card:CP3", "combat_card:CP35", "combat_card:CP40", "done"])
    assert t.refusal("combat_card:CP4").rule == "12.2.5"  # severe weather: for a defender
    t.dice(1, 1).do("combat_card:CP40", "combat_card:CP3", "done")
    assert (t.asked, t.options) == ("ap", ["combat_card:AP4", "done"])
    assert t.refusal("combat_card:AP5").rule == "12.2.5"  # for Serbs
    t.do("combat_card:AP4")
    pass_cards(t)
    assert [shot.die for shot in shots(t)] == [3, 2]
    lose(t, "RU2")
    t.do("retreat:lomza", "done")
    assert (t.card("CP3"), t.card("CP40"), t.card("AP4")) == ("table", "table", "removed")
    strike(t, "lodz", "GE3")
    assert (t.asked, t.options) == ("cp", ["combat_card:CP35", "done"])
    assert t.refusal("combat_card:CP3").rule == "9.5.4.4"
    assert t.refusal("combat_card:CP40").rule == "9.5.4.4"


def test_faq_12_2_5a_any_number_of_combat_cards() -> None:
    """FAQ.12.2.5a: four cards in one combat, four added."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7 CP15 CP19 CP35 CP40"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"})
    t.dice(1, 1).do("combat_card:CP15", "combat_card:CP19", "combat_card:CP35", "combat_card:CP40", "done")
    pass_cards(t)
    assert shots(t)[0] == ("cp", "army", "5", 5, 4)


SINAI = {"sinai": "BRc-1", "gaza": "TUc-1"}


def sinai_die(played: str = "", mixed: bool = False, both: bool = False) -> int:
    """The modified die of a British attack on Gaza with a 5: from Sinai, or from Sinai and Beersheba."""
    units = {**SINAI, "beersheba": "BRc-2"} if both else SINAI
    state = position(
        units, war="tu", active="ap", hands="AP2", played=played, destroyed="beersheba gaza",
        options={"sinai-mixed": mixed},
    )  # fmt: skip
    t = table(state)
    activate(t, "AP2", "sinai")
    if both:
        t = table(state)
        t.do("ops:AP2", "attack:sinai")
        t.g.attacks |= 1 << BOX.space["beersheba"]  # 9.2.7 lets the Allies activate only one of them
        t.do("done")
    strike(t, "gaza", "BRc-1 BRc-2" if both else "BRc-1", 5, 1)
    return shots(t)[0].die


def test_12_2_6_minus_three_out_of_the_sinai_until_the_pipeline() -> None:
    """12.2.6: all attackers in the Sinai: -3; never after Sinai Pipeline; not if others attack from elsewhere."""
    assert sinai_die() == 2
    assert sinai_die(played="AP49") == 5
    assert sinai_die(both=True) == 5


def test_12_2_6_the_pipeline_is_for_the_allies() -> None:
    """12.2.6: Turks attacking out of the Sinai have -3 with or without the pipeline."""
    for played in ("", "AP49"):
        t = table(position({"sinai": "TUc-1", "port-said": "BRc-1"}, war="tu", hands="CP7", played=played))
        assault(t, "CP7", "port-said", {"sinai": "TUc-1"}, 5, 1)
        assert shots(t)[0].die == 2


def test_12_2_6_combat_cards_modify_the_die_of_their_side() -> None:
    """12.2.6: the attacker's card adds to the attacker's die only."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7 CP15"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"})
    t.dice(3, 3).do("combat_card:CP15")
    pass_cards(t)
    assert [shot.die for shot in shots(t)] == [4, 3]


def test_faq_12_2_6a_the_sinai_counts_also_for_mixed_attacks_as_a_switch() -> None:
    """FAQ.12.2.6a: with the designer's reading chosen, -3 also when only some attackers are in the Sinai."""
    assert sinai_die(both=True, mixed=True) == 2
    assert sinai_die(both=True, mixed=True, played="AP49") == 5


def test_12_2_7_army_table_with_any_army_corps_table_without() -> None:
    """12.2.7: a reduced army is an army (GEc and (GE3), 5: army table); two corps and a fort are not."""
    t = table(position({"metz": "(GE3) GEc-1", "nancy": "FRc-1 FRc-2"}, hands="CP7"))
    assault(t, "CP7", "nancy", {"metz": "GE3 GEc-1"}, 1, 1)
    assert [shot[:3] for shot in shots(t)] == [("cp", "army", "5"), ("ap", "corps", "4")]


def test_12_2_7_trenches_shift_both_sides() -> None:
    """12.2.7: level 1: attacker one left, defender one right; level 2: two left, one right."""
    for level, columns in ((0, ["5", "3"]), (1, ["4", "4"]), (2, ["3", "4"])):
        t = table(
            position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7", trenches={"cambrai": level} if level else {})
        )
        assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 1, 1)
        assert [shot.column for shot in shots(t)] == columns


def test_12_2_7_shifts_stop_at_the_edges_of_a_table() -> None:
    """12.2.7: the lowest column shifted left and the highest shifted right stay where they are, on both tables."""
    units = {"sedan": "(AH1)", "cambrai": "BEF US1 US2"}
    t = table(position(units, war="us", hands="CP7", trenches={"cambrai": 2}))
    assault(t, "CP7", "cambrai", {"sedan": "AH1"}, 1, 1)
    assert [shot.column for shot in shots(t)] == ["1", "16+"]
    units = {"sedan": "(AHc-1)", "verdun": "USc-1 USc-2 USc-3"}
    t = table(position(units, war="us", hands="CP7", trenches={"verdun": 2}))
    assault(t, "CP7", "verdun", {"sedan": "AHc-1"}, 1, 1)
    assert [shot[1:3] for shot in shots(t)] == [("corps", "0"), ("corps", "8+")]


def test_faq_12_2_7a_trench_and_mountain_add_up() -> None:
    """FAQ.12.2.7a: (GE7) with 3 factors against Belfort, mountain and trench 1: two columns left."""
    t = table(position({"mulhouse": "(GE7)", "belfort": "FRc-1"}, hands="CP7", trenches={"belfort": 1}))
    assault(t, "CP7", "belfort", {"mulhouse": "GE7"}, 5, 1)
    assert shots(t) == [("cp", "army", "1", 5, 2), ("ap", "corps", "4", 1, 1)]


HUTIER = {"tannenberg": "GE8 GE9", "plock": "RU2", "reserve": "RUc-1"}


def test_12_2_7a_von_hutier_makes_the_attacker_fire_first() -> None:
    """12.2.7a: without the card both columns are found at once; with it RU2's losses come before its fire."""
    t = table(position(HUTIER, hands="CP10"))
    assault(t, "CP10", "plock", {"tannenberg": "GE8 GE9"}, 1, 1)
    assert [shot.column for shot in shots(t)] == ["9-11", "3"]
    t = table(position(HUTIER, hands="CP10 CP44"))
    assault(t, "CP10", "plock", {"tannenberg": "GE8 GE9"})
    t.dice(1, 1).do("combat_card:CP44")
    pass_cards(t)
    lose(t, "RU2")
    assert [shot.column for shot in shots(t)] == ["9-11", "2"]


def test_12_2_8_one_die_each_never_below_one_or_above_six() -> None:
    """12.2.8: a 6 with +4 reads as 6, a 1 out of the Sinai as 1; without a flank attempt both dice fall at once."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7 CP15 CP19 CP35 CP40"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"})
    t.dice(6, 1).do("combat_card:CP15", "combat_card:CP19", "combat_card:CP35", "combat_card:CP40", "done")
    pass_cards(t)
    assert shots(t) == [("cp", "army", "5", 10, 5), ("ap", "army", "3", 1, 1)]
    t = table(position({**SINAI, "sinai": "BRc-1 BRc-2 BRc-3"}, war="tu", active="ap", hands="AP9", destroyed="gaza"))
    assault(t, "AP9", "gaza", {"sinai": "BRc-1 BRc-2 BRc-3"}, 1, 1)
    assert shots(t)[0] == ("ap", "corps", "6", -2, 1)


def test_12_2_9_the_defender_loses_first_but_has_fired_already() -> None:
    """12.2.9: FR5 and its corps are gone, and GE2 still takes the loss they had inflicted."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "(FR5)"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 2, 5)
    assert [shot.score for shot in shots(t)] == [4, 3]
    assert t.asked == "ap"
    lose(t, "FR5")
    assert t.at("FR5") == "removed"
    assert (t.asked, t.options) == ("cp", ["lose:GE2", "lose:GE3"])
    lose(t, "GE2")
    assert t.reduced("GE2")


def test_faq_12_2_9a_losses_come_before_retreats() -> None:
    """FAQ.12.2.9a: FR5 loses its step in Cambrai and retreats reduced; GE2's loss too is taken before."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 4, 5)
    lose(t, "FR5")
    assert (t.at("FR5"), t.reduced("FR5")) == ("cambrai", True)
    lose(t, "GE2")
    assert (t.asked, t.prompt) == ("ap", "ask-retreat")
    t.do("retreat:amiens", "retreat:paris")
    assert told(t)[-5:] == ["log-fire", "log-reduced", "log-reduced", "log-winner", "log-retreat"]


def test_12_2_10_the_higher_score_wins_and_keeps_its_cards() -> None:
    """12.2.10: the winner's card stays on the table, the loser's is discarded; after a tie both are."""
    units = {"amiens": "BRc-1 BRc-2", "cambrai": "GEc-1 (GEc-2)"}
    for dice, scores, cards in (
        ((6, 1), [2, 1], ("table", "discard")),
        ((1, 6), [1, 2], ("discard", "table")),
        ((1, 1), [1, 1], ("discard", "discard")),
    ):
        t = table(position(units, active="ap", hands="AP9 AP18 CP18", control={"cp": "sedan"}))
        assault(t, "AP9", "cambrai", {"amiens": "BRc-1 BRc-2"})
        t.dice(*dice).do("combat_card:AP18", "combat_card:CP18")
        pass_cards(t)
        assert [shot.score for shot in shots(t)] == scores
        while t.g.battle is not None:
            t.do(t.options[-1])
        assert (t.card("AP18"), t.card("CP18")) == cards


def test_12_2_11_survivors_retreat_before_a_full_strength_winner() -> None:
    """12.2.11: GE2 full: FR5 retreats; attackers all reduced: it stays."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 2, 2)
    lose(t, "FR5").do("retreat:amiens")
    assert t.at("FR5") == "amiens"
    t = table(position({"sedan": "(GE2)", "cambrai": "FR5"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 4, 2)
    lose(t, "FR5")
    assert (t.at("FR5"), t.prompt) == ("cambrai", "ask-action")


def test_12_2_11_an_extra_step_cancels_where_allowed() -> None:
    """12.2.11: in Sedan's forest the defender may lose one more step instead."""
    t = table(position({"koblenz": "GE2", "sedan": "FR5 FRc-1"}, hands="CP7"))
    assault(t, "CP7", "sedan", {"koblenz": "GE2"}, 2, 1)
    lose(t, "FR5")
    assert t.options == ["retreat_all", "hold:FR5", "hold:FRc-1"]
    t.do("hold:FRc-1")
    assert (t.at("FR5"), t.at("FRc-1"), t.reduced("FRc-1")) == ("sedan", "sedan", True)
    assert (t.at("GE2"), t.prompt) == ("koblenz", "ask-action")


def test_12_2_12_full_strength_attackers_advance_after_retreat_or_elimination() -> None:
    """12.2.12: GE3 and GE2 follow FR5; or enter where the last defender has died, though the defender won."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 1, 2)
    lose(t, "FR5").do("retreat:amiens")
    assert t.options == ["advance:GE2", "advance:GE3", "done"]
    t.do("advance:GE3", "done")
    assert (t.at("GE3"), t.at("GE2"), t.control("cambrai")) == ("cambrai", "sedan", "cp")
    t = table(position({"sedan": "GEc-1 GEc-2", "cambrai": "(FRc-1) (FRc-2)"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GEc-1 GEc-2"}, 4, 6)
    lose(t, "FRc-1", "FRc-2", "GEc-1")
    t.do("advance:GEc-2")
    assert t.at("GEc-2") == "cambrai"


# -- 12.3 ---------------------------------------------------------------------------------------------------------


def test_12_3_1_a_flank_attempt_needs_two_spaces_an_army_and_open_ground() -> None:
    """12.3.1: not from one space, not without an army, not into swamp, mountain, trench or against a lone fort."""

    def offered(units: dict[str, str], target: str, *start: str, trenches: dict[str, int] | None = None) -> bool:
        t = table(position(units, hands="CP12", trenches=trenches, control={"cp": "sedan cambrai"}))
        assault(t.dice(1, 1), "CP12", target, {s: units[s] for s in start})
        return t.prompt == "ask-flank"

    west = {"sedan": "GE2", "brussels": "GEc-1", "cambrai": "FR5"}
    assert offered(west, "cambrai", "sedan", "brussels")
    assert not offered({"sedan": "GE2 GE3", "cambrai": "FR5"}, "cambrai", "sedan")
    assert not offered({**west, "sedan": "GEc-2"}, "cambrai", "sedan", "brussels")
    assert not offered(west, "cambrai", "sedan", "brussels", trenches={"cambrai": 1})
    assert not offered({"brussels": "GE1", "calais": "GE2", "ostend": "FR5"}, "ostend", "brussels", "calais")
    assert not offered({"tarnow": "AH1", "miskolcz": "AH2", "gorlice": "RU1"}, "gorlice", "tarnow", "miskolcz")
    assert not offered({"sedan": "GE2", "metz": "GE4"}, "verdun", "sedan", "metz")


def test_12_3_2_one_more_for_every_other_space_beside_no_further_enemy() -> None:
    """12.3.2: pinning with Sedan (beside Château Thierry's FR6) frees Brussels: 3 + 1 succeeds."""
    units = {"sedan": "GE2", "brussels": "GE1", "cambrai": "FR5", "chateau-thierry": "FR6"}
    for pin, success in (("sedan", True), ("brussels", False)):
        t = table(position(units, hands="CP7"))
        assault(t, "CP7", "cambrai", {"sedan": "GE2", "brussels": "GE1"})
        flank(t, pin, 3, 1, 1)
        assert t.g.battle is not None
        assert t.g.battle.flank == (1 if success else -1)
        assert shots(t)[0].side == ("cp" if success else "ap")


def test_12_3_2_lone_forts_do_not_count_as_occupied() -> None:
    """12.3.2: Sedan touches the forts of Verdun and Liège, both empty: it still gives +1."""
    t = table(position(TWO_SPACES, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2", "brussels": "GE1"})
    flank(t, "brussels", 3, 1, 1)
    assert shots(t)[0].side == "cp"


def test_12_3_2_an_enemy_left_on_a_beach_counts_though_greece_is_half_in() -> None:
    """12.3.2, 11.1.10, 9.5.2.4: Turks stay on MEF1, whose marker is gone: Gallipoli gives no +1."""
    for beach, bonus in (("TUc-2", 0), ("", 1)):
        units = {"gallipoli": "BRc-1", "adrianople": "MEF", "constantinople": "TUc-1", "mef1": beach}
        g = position(units, active="ap", war="tu bu")
        g.greece = 1
        reclose(g)
        b = Battle(BOX.space["constantinople"], (BOX.unit["BRc-1"], BOX.unit["MEF"]), (BOX.unit["TUc-1"],))
        b.start = (BOX.space["gallipoli"], BOX.space["adrianople"])
        assert flank_bonus(g, b, BOX.space["adrianople"]) == bonus


def test_12_3_2_each_free_space_adds_one() -> None:
    """12.3.2: two free spaces beside the pinning one: 2 + 2 succeeds, 1 + 2 does not."""
    units = {"sedan": "GE2", "brussels": "GE1", "chateau-thierry": "GE3", "cambrai": "FR5"}
    for die, first in ((2, "cp"), (1, "ap")):
        t = table(position(units, hands="CP12"))
        assault(t, "CP12", "cambrai", {"sedan": "GE2", "brussels": "GE1", "chateau-thierry": "GE3"})
        flank(t, "sedan", die, 1, 1)
        assert shots(t)[0].side == first


def test_12_3_3_success_the_attacker_fires_first_and_losses_weaken_the_reply() -> None:
    """12.3.3: 4 or more: FR5 is reduced, then eliminated, before it fires; a corps replies on its table."""
    t = table(position({**TWO_SPACES, "reserve": "FRc-1"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2", "brussels": "GE1"})
    flank(t, "sedan", 3, 6, 1)
    lose(t, "FR5", "FR5", "FRc-1")
    assert shots(t) == [("cp", "army", "9-11", 6, 7), ("ap", "corps", "1", 1, 0)]


def test_12_3_3_failure_the_defender_fires_first() -> None:
    """12.3.3: 3 or less: FR5 fires first, and GE1 is reduced before the Germans fire (8, not 10)."""
    t = table(position(TWO_SPACES, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2", "brussels": "GE1"})
    flank(t, "sedan", 2, 6, 1)
    assert [shot.side for shot in shots(t)] == ["ap"]
    assert (t.asked, t.options) == ("cp", ["lose:GE1", "lose:GE2"])
    lose(t, "GE1")
    assert shots(t)[1] == ("cp", "army", "6-8", 1, 3)
    assert t.asked == "ap"


def test_12_3_3_a_defender_who_fires_first_may_still_be_driven_off() -> None:
    """12.3.3: after a failed attempt the attacker still fires; his higher score wins."""
    t = table(position(TWO_SPACES, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2", "brussels": "GE1"})
    flank(t, "sedan", 2, 2, 2)
    lose(t, "FR5")
    assert (t.asked, t.prompt) == ("ap", "ask-retreat")


OVER_THE_CHANNEL = {"london": "BR1", "rouen": "BR2", "le-havre": "GE2"}


def test_faq_12_3_1a_attackers_over_dashed_lines_flank_too() -> None:
    """FAQ.12.3.1a: London (dashed) and Rouen (solid) on Le Havre: a flank attempt may be made."""
    t = table(position(OVER_THE_CHANNEL, active="ap", hands="AP9"))
    assault(t, "AP9", "le-havre", {"london": "BR1", "rouen": "BR2"})
    assert t.options == ["pin:london", "pin:rouen", "frontal"]
    flank(t, "london", 4, 1, 1)
    assert shots(t)[0].side == "ap"


def test_faq_12_3_1b_british_in_london_flank_with_british_on_the_continent() -> None:
    """FAQ.12.3.1b: pinned from Rouen, the attack from London is the flank: it touches no other enemy, +1."""
    t = table(position(OVER_THE_CHANNEL, active="ap", hands="AP9"))
    assault(t, "AP9", "le-havre", {"london": "BR1", "rouen": "BR2"})
    flank(t, "rouen", 3, 1, 1)
    assert shots(t)[0].side == "ap"


def test_faq_12_3_2a_enemies_over_dashed_lines_are_ignored() -> None:
    """FAQ.12.3.2a: GE3 at Calais, joined to London by a dashed line only, does not take London's +1 away."""
    t = table(position({**OVER_THE_CHANNEL, "calais": "GE3"}, active="ap", hands="AP9"))
    assault(t, "AP9", "le-havre", {"london": "BR1", "rouen": "BR2"})
    flank(t, "rouen", 3, 1, 1)
    assert shots(t)[0].side == "ap"


def test_faq_12_3_2b_an_attempt_without_any_bonus_is_legal() -> None:
    """FAQ.12.3.2b: both attacking spaces touch other enemies: an even chance, 4 succeeds and 3 fails."""
    units = {"sedan": "GE2", "brussels": "GE1", "cambrai": "FR5", "chateau-thierry": "FR6", "ostend": "BE1"}
    for die, first in ((4, "cp"), (3, "ap")):
        t = table(position(units, hands="CP7"))
        assault(t, "CP7", "cambrai", {"sedan": "GE2", "brussels": "GE1"})
        flank(t, "sedan", die, 1, 1)
        assert shots(t)[0].side == first


def test_faq_12_3_2c_bonuses_count_the_position_at_that_moment() -> None:
    """FAQ.12.3.2c: FRc at Château Thierry dies in the first combat; then Sedan is free and gives +1."""
    units = {"sedan": "GE2 GE3", "brussels": "GE1", "cambrai": "FR5", "chateau-thierry": "(FRc-1)", "ostend": "BE1"}
    t = table(position(units, hands="CP7"))
    activate(t, "CP7", "sedan", "brussels")
    strike(t, "chateau-thierry", "GE3", 1, 1)
    lose(t, "FRc-1").do("done")
    strike(t, "cambrai", "GE2 GE1")
    flank(t, "brussels", 3, 1, 1)
    assert shots(t)[2].side == "cp"
