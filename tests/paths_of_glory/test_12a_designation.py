"""12.1 Combat: who may attack what, with whom."""

from grognard.games.paths_of_glory.combat import why_not_attack
from grognard.games.paths_of_glory.state import RU_NE
from grognard.kernel.refusal import Refusal

from .fighting import activate, assault, begin, lose, shots, strike
from .table import BOX, position, table

WEST = {"sedan": "GE2 GE3", "cambrai": "FR5"}


def test_12_1_1_only_from_spaces_marked_for_attack_and_unit_by_unit() -> None:
    """12.1.1: only units of attack-marked spaces fight; of those, any may stay out."""
    t = table(position({"sedan": "GE2 GE3", "brussels": "GE1", "cambrai": "FR5"}, hands="CP7"))
    activate(t, "CP7", "sedan")
    t.do("assault:cambrai")
    assert t.options == ["join:GE2", "join:GE3"]
    assert t.refusal("join:GE1").rule == "12.1.1"
    t.do("join:GE3")
    begin(t, 1, 2)
    assert shots(t)[0].column == "5"


def test_12_1_1_a_space_marked_for_movement_does_not_fight() -> None:
    """12.1.1: combat only with a marker for attack."""
    t = table(position({"sedan": "GE2", "brussels": "GE1", "cambrai": "FR5"}, hands="CP7"))
    t.do("ops:CP7", "attack:sedan", "move:brussels", "done", "done", "assault:cambrai")
    assert t.options == ["join:GE2"]
    assert t.refusal("join:GE1").rule == "12.1.1"


def test_12_1_1_a_space_with_only_retreated_enemies_is_not_attacked() -> None:
    """12.1.1: FR5 retreats beside GE3, who has not fought; GE3 may attack Verdun's fort but not FR5."""
    t = table(position(WEST, hands="CP7"))
    activate(t, "CP7", "sedan")
    lose(strike(t, "cambrai", "GE2", 2, 2), "FR5").do("retreat:chateau-thierry", "done")
    assert t.at("FR5") == "chateau-thierry"
    assert t.options == ["assault:verdun", "assault:liege", "done"]
    assert t.refusal("assault:chateau-thierry").rule == "12.1.1"


def test_12_1_2_the_active_player_attacks_the_other_defends() -> None:
    """12.1.2: in an Allied round the Allies name the attack and advance; the Central Powers lose first and retreat."""
    t = table(position({"cambrai": "FR1 FR2", "sedan": "GE2", "reserve": "GEc-1"}, active="ap", hands="AP9"))
    activate(t, "AP9", "cambrai")
    assert (t.asked, t.prompt) == ("ap", "ask-attack")
    t.do("assault:sedan")
    assert t.asked == "ap"
    assert t.refusal("join:GE2").rule == "12.1.1"
    t.do("join:FR1", "join:FR2")
    begin(t, 6, 2)  # 6 factors: 5; 5 factors: 3
    assert (t.asked, t.options) == ("cp", ["lose:GE2"])
    lose(t, "GE2")
    assert (t.asked, t.options) == ("ap", ["lose:FR1", "lose:FR2"])
    lose(t, "FR2")
    assert (t.asked, t.prompt) == ("cp", "ask-retreat-or-hold")
    t.do("retreat_all")
    assert (t.asked, t.prompt) == ("cp", "ask-retreat")
    t.do("retreat:koblenz", "retreat:frankfurt")
    assert (t.asked, t.options) == ("ap", ["advance:FR1", "done"])


def test_12_1_3_one_space_is_attacked_from_all_activated_spaces_around_it() -> None:
    """12.1.3: GE2 and GE1 beside Cambrai may join; GE4 at Koblenz, activated too, is not adjacent."""
    t = table(position({"sedan": "GE2", "brussels": "GE1", "koblenz": "GE4", "cambrai": "FR5"}, hands="CP7"))
    activate(t, "CP7", "sedan", "brussels", "koblenz")
    assert t.refusal("assault:amiens").rule == "12.1.3"
    t.do("assault:cambrai")
    assert t.options == ["join:GE2", "join:GE1"]
    assert t.refusal("join:GE4").rule == "11.1.3"
    t.do("join:GE1", "join:GE2")
    begin(t, 1, 1)
    assert shots(t)[0].column == "9-11"


def test_12_1_3_a_space_beside_no_enemy_is_not_activated_for_combat() -> None:
    """12.1.3: only adjacent enemies can be attacked."""
    t = table(position({"aachen": "GE2", "cambrai": "FR5"}, hands="CP7", destroyed="liege", control={"cp": "liege"}))
    t.do("ops:CP7")
    assert t.refusal("attack:aachen").rule == "12.1.3"


def test_12_1_4_units_of_one_space_attack_different_spaces() -> None:
    """12.1.4: GE2 attacks Cambrai and GE3 Château Thierry, out of the same space."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5", "chateau-thierry": "FR6"}, hands="CP7"))
    activate(t, "CP7", "sedan")
    strike(t, "cambrai", "GE2", 1, 2)
    strike(t, "chateau-thierry", "GE3", 1, 2)
    assert [shot.column for shot in shots(t)] == ["5", "3", "5", "3"]
    assert t.prompt == "ask-action"


def test_12_1_5_a_unit_attacks_once_in_a_round() -> None:
    """12.1.5: after Cambrai GE2 has fought with all its factors; only GE3 may still attack."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5", "chateau-thierry": "FR6"}, hands="CP7"))
    activate(t, "CP7", "sedan")
    strike(t, "cambrai", "GE2", 1, 2)
    t.do("assault:chateau-thierry")
    assert t.options == ["join:GE3"]
    assert t.refusal("join:GE2").rule == "12.1.5"
    t.do("join:GE3")
    assert t.refusal("join:GE3").rule == "12.1.5"


def test_12_1_6_corps_without_factors_attack_alone() -> None:
    """12.1.6: a reduced AH corps (0 factors) fires on column 0; it wins, but nobody at full strength is left."""
    t = table(position({"lemberg": "(AHc-1)", "tarnopol": "RUc-1"}, hands="CP7"))
    assault(t, "CP7", "tarnopol", {"lemberg": "AHc-1"}, 5, 1)
    assert shots(t)[0] == ("cp", "corps", "0", 5, 1)
    lose(t, "RUc-1")
    assert t.reduced("RUc-1")
    assert t.at("RUc-1") == "tarnopol"
    assert t.prompt == "ask-action"


def test_12_1_6_corps_without_factors_add_nothing_but_absorb_losses() -> None:
    """12.1.6: (AHc) adds nothing to AH1's 3 factors, and takes the one point AH1 cannot take."""
    t = table(position({"lemberg": "AH1 (AHc-1)", "tarnopol": "RUc-1"}, hands="CP7"))
    assault(t, "CP7", "tarnopol", {"lemberg": "AH1 AHc-1"}, 1, 6)
    assert shots(t) == [("cp", "army", "3", 1, 1), ("ap", "corps", "1", 6, 1)]
    lose(t, "RUc-1")
    assert t.refusal("lose:AH1").rule == "12.4.3"
    lose(t, "AHc-1")
    assert t.at("AHc-1") == "eliminated"
    assert not t.reduced("AH1")


def test_12_1_7_only_participants_lose_and_advance() -> None:
    """12.1.7: GE3 stayed out of the attack from its space: no loss, no advance."""
    t = table(position(WEST, hands="CP7"))
    activate(t, "CP7", "sedan")
    lose(strike(t, "cambrai", "GE2", 6, 5), "FR5")
    assert (t.asked, t.options) == ("cp", ["lose:GE2"])
    assert t.refusal("lose:GE3").rule == "12.1.7"
    t = table(position(WEST, hands="CP7"))
    activate(t, "CP7", "sedan")
    lose(strike(t, "cambrai", "GE2", 2, 2), "FR5").do("retreat:amiens")
    assert t.options == ["advance:GE2", "done"]
    assert t.refusal("advance:GE3").rule == "12.1.7"


def test_12_1_8_dashed_lines_only_for_the_nations_named() -> None:
    """12.1.8: from Taranto over the dashed line to Valona only the Italians attack."""
    t = table(position({"taranto": "ITc-1 FRc-1", "valona": "AHc-1"}, war="it", active="ap", hands="AP9"))
    activate(t, "AP9", "taranto")
    t.do("assault:valona")
    assert t.options == ["join:ITc-1"]
    assert t.refusal("join:FRc-1").rule == "11.1.4"


CAUCASUS = {"caucasus": "RU1 RUc-1 RUc-2", "poti": "TUc-1"}


def test_12_1_8_one_russian_corps_and_no_army_over_the_caucasus_line() -> None:
    """12.1.8: no army, only one corps; it wins and advances; no other Russian crosses in this turn."""
    t = table(position(CAUCASUS, war="tu", active="ap", hands="AP9 AP2", control={"cp": "batum"}))
    activate(t, "AP9", "caucasus")
    t.do("assault:poti")
    assert t.options == ["join:RUc-1", "join:RUc-2"]
    assert t.refusal("join:RU1").rule == "11.3.2"
    t.do("join:RUc-1")
    assert t.refusal("join:RUc-2").rule == "12.1.8"
    lose(begin(t, 6, 1), "TUc-1")
    assert t.g.flags & RU_NE
    assert t.at("TUc-1") == "batum"
    t.do("advance:RUc-1")
    assert t.at("RUc-1") == "poti"
    t.do("automatic", "done", "ops:AP2", "move:caucasus", "done", "pick:RUc-2")
    assert t.refusal("step:poti").rule == "11.3.2"


def test_12_1_8_a_corps_that_moved_over_the_line_leaves_no_attack_over_it() -> None:
    """12.1.8: the attack counts as the one move, so after a move there is none."""
    t = table(position(CAUCASUS, war="tu", active="ap", hands="AP9 AP2", control={"cp": "batum"}))
    t.do("ops:AP9", "move:caucasus", "done", "pick:RUc-1", "step:grozny", "stop", "done")
    t.do("automatic", "done", "ops:AP2")
    assert t.refusal("attack:caucasus").rule == "12.1.3"


def test_12_1_9_several_nations_need_a_common_space() -> None:
    """12.1.9: BR1 at Amiens and FR6 at Château Thierry cannot attack Cambrai together."""
    t = table(position({"amiens": "BR1", "chateau-thierry": "FR6", "cambrai": "GE2"}, active="ap", hands="AP9"))
    activate(t, "AP9", "amiens", "chateau-thierry")
    t.do("assault:cambrai", "join:BR1")
    assert t.options == ["begin"]
    assert t.refusal("join:FR6").rule == "12.1.9"


def test_12_1_9_at_most_three_nations_all_in_one_space() -> None:
    """12.1.9: French, British and Belgians out of one space attack as one; an Italian beside them may not join."""
    units = {"cambrai": "FR1 BR1 BE1", "chateau-thierry": "ITc-1", "sedan": "GE2"}
    t = table(position(units, war="it", active="ap", hands="AP2"))
    activate(t, "AP2", "cambrai", "chateau-thierry")
    t.do("assault:sedan", "join:FR1", "join:BR1", "join:BE1")
    assert t.options == ["begin"]
    assert t.refusal("join:ITc-1").rule == "12.1.9"
    begin(t, 1, 1)
    assert shots(t)[0].column == "9-11"


def test_12_1_9_1_other_spaces_hold_any_nation_of_the_common_space() -> None:
    """12.1.9.1: with the Canadians beside FR6, British and French from Amiens join, Belgians do not."""
    units = {"amiens": "BR1 FR1", "chateau-thierry": "FR6 CND", "calais": "BE1", "cambrai": "GE2"}
    t = table(position(units, active="ap", hands="AP53"))
    activate(t, "AP53", "amiens", "chateau-thierry", "calais")
    t.do("assault:cambrai", "join:BR1", "join:FR6", "join:CND")
    assert t.refusal("join:BE1").rule == "12.1.9"
    t.do("join:FR1")
    begin(t, 1, 1)
    assert shots(t)[0].column == "12-14"


def test_faq_12_1_9a_the_units_of_the_common_space_take_part() -> None:
    """FAQ.12.1.9a: BR1 and FR6 have joined; the attack cannot begin before the Canadians join too."""
    t = table(position({"amiens": "BR1", "chateau-thierry": "FR6 CND", "cambrai": "GE2"}, active="ap", hands="AP2"))
    activate(t, "AP2", "amiens", "chateau-thierry")
    t.do("assault:cambrai", "join:BR1", "join:FR6")
    assert t.options == ["join:CND"]
    t.do("join:CND")
    assert t.options == ["begin"]


def test_faq_12_1_9b_belgians_are_not_british_in_an_attack() -> None:
    """FAQ.12.1.9b: BEF at Ostend and the Belgian army at Antwerp do not attack Brussels together."""
    t = table(position({"ostend": "BEF", "antwerp": "BE1", "brussels": "GE2"}, active="ap", hands="AP9"))
    activate(t, "AP9", "ostend", "antwerp")
    t.do("assault:brussels", "join:BEF")
    assert t.options == ["begin"]
    assert t.refusal("join:BE1").rule == "12.1.9"


def test_faq_12_1_9c_americans_and_french_need_a_common_stack() -> None:
    """FAQ.12.1.9c: 9.2.3 makes US and FR one nation for activation only."""
    units = {"verdun": "US1", "chateau-thierry": "FR6", "sedan": "GE2"}
    t = table(position(units, war="us", active="ap", hands="AP9"))
    activate(t, "AP9", "verdun", "chateau-thierry")
    t.do("assault:sedan", "join:US1")
    assert t.options == ["begin"]
    assert t.refusal("join:FR6").rule == "12.1.9"


def test_12_1_10_london_attacks_only_with_friends_on_the_continent() -> None:
    """12.1.10: BR1 in London cannot attack Calais alone, nor beside a French attack it may not join."""
    t = table(position({"london": "BR1", "calais": "GE2"}, active="ap", hands="AP9", war="it"))
    t.do("ops:AP9", "attack:london", "done")
    assert t.prompt == "ask-action"  # nothing to attack: the round is over
    t = table(position({"london": "BR1", "amiens": "FR1", "calais": "GE2"}, active="ap", hands="AP9"))
    activate(t, "AP9", "london", "amiens")
    t.do("assault:calais")
    assert t.options == ["join:FR1"]
    assert t.refusal("join:BR1").rule == "12.1.10"


def test_faq_12_1_10b_london_with_units_from_belgium_or_france() -> None:
    """FAQ.12.1.10b: with BR2 attacking from Amiens BR1 joins from London; not before BR2 has joined."""
    t = table(position({"london": "BR1", "amiens": "BR2", "calais": "GE2"}, active="ap", hands="AP9"))
    activate(t, "AP9", "london", "amiens")
    t.do("assault:calais", "join:BR1")
    assert t.options == ["join:BR2"]
    t.do("join:BR2")
    begin(t, 1, 1)
    assert shots(t)[0].column == "5"  # 8 factors, one column left for the swamp


def test_faq_12_1_10a_italians_attack_over_the_adriatic_alone() -> None:
    """FAQ.12.1.10a: no support on the far shore is needed."""
    t = table(position({"taranto": "ITc-1", "valona": "AHc-1"}, war="it", active="ap", hands="AP9"))
    assault(t, "AP9", "valona", {"taranto": "ITc-1"}, 6, 1)
    assert shots(t) == [("ap", "corps", "0", 6, 1), ("cp", "corps", "1", 1, 0)]  # one column left for the mountain


def test_faq_12_1_1a_a_space_that_was_empty_is_not_attacked_but_a_fort_is() -> None:
    """FAQ.12.1.1a: FR5 retreats to Verdun, empty but for its fort; the fort may be attacked, and FR5 dies with 1."""
    t = table(position({"koblenz": "GE2", "metz": "GE3", "sedan": "FR5"}, hands="CP7"))
    activate(t, "CP7", "koblenz", "metz")
    lose(strike(t, "sedan", "GE2", 2, 2), "FR5").do("retreat:verdun", "done")
    assert t.can("assault:verdun")
    strike(t, "verdun", "GE3", 1, 1)
    assert shots(t)[2:] == [("cp", "army", "5", 1, 2), ("ap", "corps", "3", 1, 1)]
    assert t.at("FR5") == "eliminated"
    assert t.g.fort[BOX.space["verdun"]] == 3


def test_faq_12_1_1a_germans_and_russian_forts() -> None:
    """FAQ.12.1.1a: Germans do not attack Russian forts before OberOst or war status 4; then they do."""
    units = {"tannenberg": "GE8", "plock": "RUc-1"}
    t = table(position(units, hands="CP7"))
    activate(t, "CP7", "tannenberg")
    assert t.refusal("assault:lomza").rule == "12.1.3"
    for free in (position(units, hands="CP7", played="CP11"), position(units, hands="CP7", status=(0, 4, 4))):
        assert activate(table(free), "CP7", "tannenberg").can("assault:lomza")


def test_faq_12_1_1b_an_activated_space_need_not_attack() -> None:
    """FAQ.12.1.1b: Sedan is activated for combat and does nothing."""
    t = table(position(WEST, hands="CP7"))
    activate(t, "CP7", "sedan")
    t.do("done")
    assert (t.asked, t.prompt) == ("ap", "ask-action")
    assert shots(t) == []


def test_faq_12_1_1c_the_decision_waits_for_other_results() -> None:
    """FAQ.12.1.1c: after the result at Cambrai the player still chooses whether Sedan attacks Château Thierry."""
    units = {"sedan": "GE2", "brussels": "GE1", "cambrai": "FR5", "chateau-thierry": "FR6"}
    for answer in ("assault:chateau-thierry", "done"):
        t = table(position(units, hands="CP7"))
        activate(t, "CP7", "sedan", "brussels")
        strike(t, "cambrai", "GE1", 1, 2)
        assert t.prompt == "ask-attack"
        assert t.can(answer)
        t.do(answer)
        assert t.prompt == ("ask-muster" if answer != "done" else "ask-action")


def test_faq_12_1_5a_a_space_is_attacked_once_in_a_round() -> None:
    """FAQ.12.1.5a: Brussels, activated too, cannot attack Cambrai a second time."""
    t = table(position({"sedan": "GE2", "brussels": "GE1", "cambrai": "FR5"}, hands="CP7"))
    activate(t, "CP7", "sedan", "brussels")
    strike(t, "cambrai", "GE2", 1, 2)
    assert t.prompt == "ask-attack"
    assert t.refusal("assault:cambrai").rule == "12.1.5"


def test_faq_12_1_8a_a_retreat_over_the_caucasus_line_is_the_one_move() -> None:
    """FAQ.12.1.8a: of two Russian corps driven out of Poti one crosses; the other has no way and is lost."""
    units = {"batum": "TUc-1 TUc-2 YLD", "poti": "RUc-1 RUc-2"}
    t = table(position(units, war="tu", hands="CP7 CP12"))
    lose(assault(t, "CP7", "poti", {"batum": "TUc-1 TUc-2 YLD"}, 1, 1), "RUc-1")
    t.do("retreat_all", "withdraw:RUc-2", "done")
    assert t.at("RUc-2") == "caucasus"
    assert t.at("RUc-1") == "eliminated"
    assert t.g.flags & RU_NE


def test_faq_12_1_8b_russians_attack_out_of_their_sources() -> None:
    """FAQ.12.1.8b: RU1 attacks Pskov from Petrograd, over a line only for Russians."""
    t = table(position({"petrograd": "RU1", "pskov": "GE8"}, active="ap", hands="AP9"))
    assault(t, "AP9", "pskov", {"petrograd": "RU1"}, 6, 1)
    assert shots(t)[0] == ("ap", "army", "3", 6, 4)


def test_faq_12_1_8b_germans_do_not_attack_the_russian_sources() -> None:
    """FAQ.12.1.8b: GE8 at Smolensk may attack Roslavl but not Moscow, whose line is for Russians only."""
    lands = {"cp": "szawli dvinsk polotsk vitebsk"}
    t = table(position({"moscow": "RU1", "smolensk": "GE8", "roslavl": "RUc-1"}, hands="CP7", control=lands))
    activate(t, "CP7", "smolensk")
    assert t.options == ["assault:roslavl", "done"]
    assert t.refusal("assault:moscow").rule == "12.1.3"


def test_11_1_11_the_fort_of_a_neutral_is_not_attacked() -> None:
    """11.1.11: while Turkey is neutral the fort of Erzerum is none of the Russians' business; at war it is."""
    for war, allowed in (("", False), ("tu", True)):
        t = table(position({"kars": "RUc-1"}, active="ap", hands="AP1", war=war)).do("ops:AP1")
        if allowed:
            assert t.can("attack:kars")
        else:
            assert t.refusal("attack:kars").rule == "12.1.3"
            assert why_not_attack(t.g, BOX.space["erzerum"]) == Refusal("11.1.11", "way-neutral")
