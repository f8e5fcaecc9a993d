"""The Allied combat cards, each in a scripted combat."""

from __future__ import annotations

from .cards_ap import declare, losses, play, shots
from .table import Table, position, table

GALICIA = {"dubno": "RU3", "tarnopol": "AH3"}
"""A Russian and an Austrian army face to face on clear ground."""
BRUSSELS = {"cp": "sedan"}
"""The Central Powers' line of supply to Brussels, by Sedan and Koblenz."""


def west(
    attackers: str, *, hands: str, dice: list[int], trench: int = 0, played: str = "", defenders: str = "GE2"
) -> Table:
    """Attackers in Cambrai about to strike the German 2nd Army in Brussels: clear ground, in Belgium."""
    state = position(
        {"cambrai": attackers, "brussels": defenders},
        active="ap", hands=f"AP3 {hands}", control=BRUSSELS, played=played,
        trenches={"brussels": trench} if trench else None,
    )  # fmt: skip
    return table(state, dice).do("ops:AP3")


def test_ap_4_pleve_adds_one_to_a_russian_attack_and_is_removed() -> None:
    """AP.4: die 3 counts as 4; the card leaves the game although the battle is won."""
    t = table(position(GALICIA, active="ap", hands="AP3 AP4"), dice=[3, 1])
    declare(t.do("ops:AP3"), "tarnopol", "dubno", "RU3")
    play(t, "AP4")
    assert shots(t) == [("ap", "army", "3", 4, 3), ("cp", "army", "3", 1, 1)]
    losses(t)
    assert t.card("AP4") == "removed"
    assert t.reduced("AH3")
    assert (t.g.ws, t.g.combined) == ([0, 0], 0)


def test_ap_4_pleve_adds_one_to_a_russian_defence() -> None:
    """AP.4: the Russian defender's die 3 counts as 4, the attacker's die is left alone."""
    state = position({"tarnopol": "AH3", "kamenets-podolski": "RU8"}, hands="CP7 AP4")
    t = table(state, dice=[3, 3])
    declare(t.do("ops:CP7"), "kamenets-podolski", "tarnopol", "AH3")
    play(t, "AP4")
    assert shots(t) == [("cp", "army", "3", 3, 2), ("ap", "army", "3", 4, 3)]


def test_ap_4_pleve_needs_russians() -> None:
    """AP.4: not in a Serbian attack, and never as an event of its own."""
    t = table(position({"belgrade": "SB1", "novi-sad": "AHc-1"}, active="ap", hands="AP3 AP4 AP5"))
    assert t.refusal("event:AP4").rule == "9.5.4.1"
    declare(t.do("ops:AP3"), "novi-sad", "belgrade", "SB1")
    assert t.refusal("combat_card:AP4").rule == "12.2.5"
    assert t.can("combat_card:AP5")


SERBIA = {"belgrade": "SB1", "novi-sad": "AHc-1", "valjevo": "SB2", "sarajevo": "AHc-2"}


def test_ap_5_putnik_stays_after_a_victory_and_goes_with_a_defeat() -> None:
    """AP.5: +1 for a Serbian attack; kept (9.5.4.2), once a round (9.5.4.4); discarded after a defeat."""
    t = table(position(SERBIA, active="ap", turn=3, hands="AP3 AP5 CP7"), dice=[2, 1])
    t.do("ops:AP3", "attack:belgrade", "attack:valjevo", "done")
    declare(t, "novi-sad", "belgrade", "SB1")
    play(t, "AP5")
    assert shots(t) == [("ap", "army", "2", 3, 2), ("cp", "corps", "1", 1, 0)]
    losses(t).do("done")  # no advance
    assert t.card("AP5") == "table"
    t.dice(1, 1).do("assault:sarajevo", "join:SB2", "begin")
    assert t.asked == "cp"  # it was used this round: the Allies have nothing they could play
    play(t)
    assert shots(t)[2] == ("ap", "army", "1", 1, 0)
    losses(t)
    while t.prompt in ("ask-retreat-or-hold", "ask-retreat", "ask-advance"):
        t.do(t.options[-1])
    assert (t.asked, t.prompt) == ("cp", "ask-action")
    t.dice(6, 1).do("ops:CP7")  # the next round: a Serbian defence
    declare(t, "valjevo", "sarajevo", "AHc-2")
    play(t, "AP5")
    assert shots(t)[-2:] == [("cp", "corps", "0", 6, 1), ("ap", "army", "2", 2, 1)]
    losses(t)
    assert t.card("AP5") == "discard"  # a tie is a defeat for both


def test_ap_5_putnik_only_in_1914_and_1915() -> None:
    """AP.5: the last turn is fall 1915; from winter 1916 on it is an operations card."""
    for turn, allowed in ((1, True), (7, True), (8, False), (12, False)):
        t = table(position(SERBIA, active="ap", turn=turn, hands="AP3 AP5"), dice=[2, 1])
        declare(t.do("ops:AP3"), "novi-sad", "belgrade", "SB1")
        assert t.can("combat_card:AP5") is allowed
        if not allowed:
            assert shots(t)[0][3] == 2  # nothing could be played, so nobody was asked
            assert t.card("AP5") == "hand"


def test_ap_7_severe_weather_in_the_mountains_in_fall_and_winter() -> None:
    """AP.7: defenders in mountains fire at +2 in fall and winter; the card stays with the winner."""
    for turn, allowed in ((3, True), (4, True), (5, False), (6, False)):
        state = position({"sarajevo": "AH6", "valjevo": "SB2"}, turn=turn, hands="CP7 AP7 AP5")
        t = table(state, dice=[1, 3])
        declare(t.do("ops:CP7"), "valjevo", "sarajevo", "AH6")
        if not allowed:
            assert t.refusal("combat_card:AP7").rule == "12.2.5"
            continue
        play(t, "AP7")
        assert shots(t) == [("cp", "army", "2", 1, 1), ("ap", "army", "2", 5, 3)]
        losses(t)
        assert t.card("AP7") == "table"


def test_ap_7_severe_weather_in_swamps_in_spring_and_fall() -> None:
    """AP.7: defenders in a swamp fire at +2 in spring and fall, not in winter (RULINGS C5)."""
    for turn, allowed in ((3, True), (4, False), (5, True), (6, False)):
        state = position(
            {"lublin": "AH1", "kovel": "RU5"}, turn=turn, hands="CP7 AP7 AP4", control={"cp": "lublin ivangorod"},
            destroyed="ivangorod",
        )  # fmt: skip
        t = table(state, dice=[1, 2])
        declare(t.do("ops:CP7"), "kovel", "lublin", "AH1")
        if not allowed:
            assert t.refusal("combat_card:AP7").rule == "12.2.5"
            continue
        play(t, "AP7")
        assert shots(t) == [("cp", "army", "2", 1, 1), ("ap", "army", "3", 4, 3)]


def test_ap_7_severe_weather_helps_no_attacker() -> None:
    """AP.7: the Allies may not use it when they attack, nor on clear ground."""
    t = table(position(SERBIA, active="ap", turn=3, hands="AP3 AP7 AP5"))
    declare(t.do("ops:AP3"), "sarajevo", "valjevo", "SB2")
    assert t.refusal("combat_card:AP7").rule == "12.2.5"
    clear = table(position({"tarnopol": "AH3", "kamenets-podolski": "RU8"}, turn=3, hands="CP7 AP7 AP4"))
    declare(clear.do("ops:CP7"), "kamenets-podolski", "tarnopol", "AH3")
    assert clear.refusal("combat_card:AP7").rule == "12.2.5"


def test_ap_18_hurricane_barrage_adds_one_to_a_british_attack() -> None:
    """AP.18: +1; kept after a victory, not usable by the French."""
    t = west("BR1", hands="AP18", dice=[4, 1])
    declare(t, "brussels", "cambrai", "BR1")
    play(t, "AP18")
    assert shots(t) == [("ap", "army", "4", 5, 4), ("cp", "army", "5", 1, 2)]
    losses(t)
    while t.prompt in ("ask-retreat", "ask-advance", "ask-further"):
        t.do(t.options[-1])
    assert t.card("AP18") == "table"
    french = west("FR1", hands="AP18 AP19", dice=[])
    declare(french, "brussels", "cambrai", "FR1")
    assert french.refusal("combat_card:AP18").rule == "12.2.5"
    assert french.can("combat_card:AP19")


def test_ap_18_hurricane_barrage_is_no_defence() -> None:
    """AP.18: not when the British are attacked."""
    state = position({"cambrai": "BR1", "brussels": "GE2"}, hands="CP7 AP18 AP6", control=BRUSSELS)
    t = table(state)
    declare(t.do("ops:CP7"), "cambrai", "brussels", "GE2")
    assert t.refusal("combat_card:AP18").rule == "12.2.5"
    assert t.can("combat_card:AP6")


def test_ap_19_air_superiority_is_a_combat_card_for_british_and_french() -> None:
    """AP.19: +1 for an attack with British or French units, though the list forgets the mark CC."""
    for unit, column, score in (("BR1", "4", 4), ("FR1", "3", 3)):
        t = west(unit, hands="AP19", dice=[4, 6])
        declare(t, "brussels", "cambrai", unit)
        play(t, "AP19")
        assert shots(t)[0] == ("ap", "army", column, 5, score)
        losses(t)
        assert t.card("AP19") == "discard"  # the battle is lost
    assert table(position(active="ap", hands="AP19")).refusal("event:AP19").rule == "9.5.4.1"
    other = table(position(GALICIA, active="ap", hands="AP3 AP19 AP4"))
    declare(other.do("ops:AP3"), "tarnopol", "dubno", "RU3")
    assert other.refusal("combat_card:AP19").rule == "12.2.5"


def test_ap_21_phosgene_gas_adds_one_to_a_french_attack_once() -> None:
    """AP.21: +1 for an attack with French units; removed even after a victory."""
    t = west("FR1 FR2", hands="AP21", dice=[4, 1])
    declare(t, "brussels", "cambrai", "FR1 FR2")
    play(t, "AP21")
    assert shots(t)[0] == ("ap", "army", "6-8", 5, 5)
    losses(t)
    assert t.card("AP21") == "removed"
    british = west("BR1", hands="AP21 AP18", dice=[])
    declare(british, "brussels", "cambrai", "BR1")
    assert british.refusal("combat_card:AP21").rule == "12.2.5"


def test_ap_36_mine_attack_on_a_trench_and_discarded_after_it() -> None:
    """AP.36: +1 for a British attack on entrenched units; one combat a turn: discarded though it was won."""
    t = west("BR1 BR2", hands="AP36", dice=[5, 1], trench=1)
    declare(t, "brussels", "cambrai", "BR1 BR2")
    play(t, "AP36")
    assert shots(t) == [("ap", "army", "5", 6, 5), ("cp", "army", "6-8", 1, 3)]
    losses(t)
    assert t.card("AP36") == "discard"


def test_ap_36_mine_attack_needs_the_british_and_a_trench() -> None:
    """AP.36: not in the open, not for the French."""
    t = west("BR1", hands="AP36 AP18", dice=[])
    declare(t, "brussels", "cambrai", "BR1")
    assert t.refusal("combat_card:AP36").rule == "12.2.5"
    t = west("FR1", hands="AP36 AP19", dice=[], trench=1)
    declare(t, "brussels", "cambrai", "FR1")
    assert t.refusal("combat_card:AP36").rule == "12.2.5"


def test_faq_ap_36a_mine_attack_works_in_the_near_east() -> None:
    """FAQ.AP.36a: a Turkish trench at Kut will do."""
    state = position(
        {"qurna": "BRc-1", "kut": "TUc-1"}, active="ap", hands="AP3 AP36", war="tu", trenches={"kut": 1}
    )  # fmt: skip
    t = table(state, dice=[4, 1])
    declare(t.do("ops:AP3"), "kut", "qurna", "BRc-1")
    play(t, "AP36")
    assert shots(t)[0] == ("ap", "corps", "1", 5, 1)


VERDUN = {"metz": "GE4 GE5", "verdun": "FR3", "reserve": "FRc-1"}


def test_ap_39_they_shall_not_pass_cancels_the_retreat_from_a_french_fort() -> None:
    """AP.39: beaten by three, the French stay in Verdun; the card is discarded, not removed."""
    t = table(position(VERDUN, hands="CP7 AP39"), dice=[4, 1])
    declare(t.do("ops:CP7"), "verdun", "metz", "GE4 GE5")
    play(t, "AP39")
    assert shots(t) == [("cp", "army", "9-11", 4, 5), ("ap", "army", "6-8", 1, 3)]
    losses(t)
    assert t.at("FR3") == "verdun"
    assert t.reduced("FR3")
    assert t.asked == "ap"  # neither retreat nor advance was asked
    assert t.prompt == "ask-action"
    assert t.card("AP39") == "discard"
    without = table(position(VERDUN, hands="CP7"), dice=[4, 1])
    declare(without.do("ops:CP7"), "verdun", "metz", "GE4 GE5")
    losses(play(without))
    assert without.prompt == "ask-retreat"


def test_ap_39_they_shall_not_pass_only_in_the_space_of_a_french_fort() -> None:
    """AP.39: no fort, a destroyed fort, or a Belgian one will not do."""
    for space, attacker, frm, destroyed in (
        ("cambrai", "GE2", "sedan", ""), ("verdun", "GE4", "metz", "verdun"), ("antwerp", "GE2", "brussels", ""),
    ):  # fmt: skip
        state = position({space: "FR3", frm: attacker}, hands="CP7 AP39 AP6", control=BRUSSELS, destroyed=destroyed)
        t = table(state)
        declare(t.do("ops:CP7"), space, frm, attacker)
        assert t.refusal("combat_card:AP39").rule == "12.2.5", space
        assert t.can("combat_card:AP6")


def test_faq_ap_39a_it_stays_until_it_has_acted_once() -> None:
    """FAQ.AP.39a: kept while the defender wins; at the first defeat it acts and is discarded."""
    t = table(position({**VERDUN, "metz": "GE4"}, hands="CP7 CP8 AP39"), dice=[1, 6])
    declare(t.do("ops:CP7"), "verdun", "metz", "GE4")
    play(t, "AP39")
    assert shots(t) == [("cp", "army", "5", 1, 2), ("ap", "army", "6-8", 6, 5)]
    losses(t)
    assert t.card("AP39") == "table"
    t.do("automatic", "done", "ops:CP8").dice(6, 1)
    declare(t, "verdun", "metz", "GE4")
    play(t, "AP39")
    assert shots(t)[-2:] == [("cp", "army", "3", 6, 4), ("ap", "army", "6-8", 1, 3)]
    losses(t)
    assert t.card("AP39") == "discard"


def test_ap_48_royal_tank_corps_cancels_trench_shifts_only() -> None:
    """AP.48: no column shifts for either side; the defender may still give a step to hold; discarded."""
    t = west("BR1 BR2", hands="AP48", dice=[3, 1], trench=2, played="AP28", defenders="GE2 GEc-1")
    declare(t, "brussels", "cambrai", "BR1 BR2")
    play(t, "AP48")
    assert shots(t) == [("ap", "army", "6-8", 3, 4), ("cp", "army", "6-8", 1, 3)]
    losses(t)
    assert t.prompt == "ask-retreat-or-hold"
    t.do("hold:GE2")
    assert t.at("GEc-1") == "brussels"
    assert t.card("AP48") == "discard"
    plain = west("BR1 BR2", hands="AP48", dice=[6, 1], trench=2, played="AP28")
    declare(plain, "brussels", "cambrai", "BR1 BR2")
    play(plain)
    assert shots(plain) == [("ap", "army", "4", 6, 4), ("cp", "army", "6-8", 1, 3)]


def test_ap_48_royal_tank_corps_conditions() -> None:
    """AP.48: after Landships, British, clear terrain, in France or Belgium."""
    before = west("BR1", hands="AP48 AP18", dice=[], trench=1)
    declare(before, "brussels", "cambrai", "BR1")
    assert before.refusal("combat_card:AP48").rule == "12.2.5"
    french = west("FR1", hands="AP48 AP19", dice=[], trench=1, played="AP28")
    declare(french, "brussels", "cambrai", "FR1")
    assert french.refusal("combat_card:AP48").rule == "12.2.5"
    for space, frm in (("sedan", "cambrai"), ("strasbourg", "nancy")):  # forest; clear, but in Germany
        state = position({frm: "BR1", space: "GE2"}, active="ap", hands="AP3 AP48 AP18", played="AP28")
        t = table(state)
        declare(t.do("ops:AP3"), space, frm, "BR1")
        assert t.refusal("combat_card:AP48").rule == "12.2.5", space
        assert t.can("combat_card:AP18")


def test_faq_ap_48a_a_fort_does_not_make_the_ground_rough() -> None:
    """FAQ.AP.48a: Germans who besiege Verdun, entrenched, stand on clear ground."""
    state = position(
        {"bar-le-duc": "BR1", "verdun": "GE5"}, active="ap", hands="AP3 AP48", played="AP28", trenches={"verdun": 1}
    )
    t = table(state, dice=[1, 1])
    declare(t.do("ops:AP3"), "verdun", "bar-le-duc", "BR1")
    play(t, "AP48")
    assert shots(t) == [("ap", "army", "4", 1, 2), ("cp", "army", "5", 1, 2)]


def test_faq_ap_cc_british_cards_need_a_real_british_unit() -> None:
    """FAQ.AP.cc: Australians, Canadians, Portuguese and Arabs alone do not bring the British cards."""
    for unit in ("AUS", "CND", "PT"):
        t = west(unit, hands="AP18 AP19 AP36 AP48", dice=[6, 1], trench=1, played="AP28")
        declare(t, "brussels", "cambrai", unit)  # no card could be played, so nobody is asked
        assert shots(t)[0][3] == 6
        with_british = west(f"{unit} BRc-1", hands="AP18 AP19 AP36 AP48", dice=[], trench=1, played="AP28")
        declare(with_british, "brussels", "cambrai", f"{unit} BRc-1")
        for card in ("AP18", "AP19", "AP36", "AP48"):
            assert with_british.can(f"combat_card:{card}")
    state = position({"arabia": "ANA", "medina": "TUc-1"}, active="ap", hands="AP3 AP18 AP36", war="tu")
    arabs = table(state, dice=[5, 1])
    declare(arabs.do("ops:AP3"), "medina", "arabia", "ANA")
    assert shots(arabs)[0][3] == 5
    french = west("AUS FRc-1", hands="AP18 AP19 AP36 AP48", dice=[], trench=1, played="AP28")
    declare(french, "brussels", "cambrai", "AUS FRc-1")
    assert french.can("combat_card:AP19")  # for the French corps
    for card in ("AP18", "AP36", "AP48"):
        assert french.refusal(f"combat_card:{card}").rule == "12.2.5"
