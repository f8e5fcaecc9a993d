"""Allied offensives (Yanks and Tanks, Kerensky, Brusilov) and the combat cards of the expansion."""

from __future__ import annotations

from .cards_ap import declare, losses, play, shots
from .table import Table, position, table

EXPANSION = {"expansion": True}
EAST = {"dubno": "RU3", "tarnopol": "AH3", "kamenets-podolski": "RU8", "czernowitz": "AHc-1 AHc-2"}
"""Two Russian armies before an Austrian army and two Austrian corps, all on clear ground."""


# -- AP.35 ---------------------------------------------------------------------------------------------------


def test_ap_35_yanks_and_tanks_two_for_every_combat_with_americans() -> None:
    """AP.35: operations worth 4; +2 in each combat with a US unit this round, not in one without."""
    units = {"cambrai": "US1", "brussels": "GE2", "chateau-thierry": "FR1 USc-1", "sedan": "GE3", "verdun": "FR2"}
    t = table(position({**units, "metz": "GE4"}, active="ap", hands="AP35"), dice=[1, 1, 1, 1, 1, 1])
    t.do("event:AP35")
    assert (t.prompt, t.g.points) == ("ask-activate", 4)
    assert t.card("AP35") == "removed"
    for space in ("cambrai", "chateau-thierry", "verdun"):
        t.do(f"attack:{space}")
    t.do("done")
    for target, unit in (("brussels", "US1"), ("sedan", "USc-1"), ("metz", "FR2")):
        play(declare(t, target, "", unit))
        losses(t)
        while t.prompt in ("ask-retreat-or-hold", "ask-retreat", "ask-advance"):
            t.do(t.options[-1])
    assert [shot[3] for shot in shots(t)] == [3, 1, 3, 1, 1, 1]


def test_ap_35_yanks_and_tanks_lasts_for_its_own_round() -> None:
    """AP.35: nothing is left of it in the next round, nor for a card played as operations."""
    units = {"cambrai": "US1", "brussels": "GE2", "sedan": "GEc-1"}
    t = table(position(units, active="ap", hands="AP35 AP3"), dice=[1, 1])
    t.do("event:AP35", "done", "automatic", "done", "ops:AP3")
    play(declare(t, "brussels", "cambrai", "US1"))
    assert shots(t)[0][3] == 1
    ops = table(position(units, active="ap", hands="AP35"), dice=[1, 1])
    play(declare(ops.do("ops:AP35"), "brussels", "cambrai", "US1"))
    assert shots(ops)[0][3] == 1
    assert ops.card("AP35") == "discard"


# -- AP.45 ---------------------------------------------------------------------------------------------------


def test_ap_45_kerensky_between_the_two_revolutions() -> None:
    """AP.45: refused before Fall of the Tsar and after Bolshevik Revolution."""
    for played, allowed in (("", False), ("CP52", True), ("CP52 CP53", False)):
        t = table(position(EAST, active="ap", turn=13, hands="AP45", played=played))
        assert t.can("event:AP45") is allowed
        if not allowed:
            assert t.refusal("event:AP45").rule == "AP.45"


def test_ap_45_kerensky_favours_one_attack_on_austrians() -> None:
    """AP.45: operations worth 3; +2 in one RU attack of the player's choice; the next has nothing."""
    t = table(position(EAST, active="ap", turn=13, hands="AP45", played="CP52"), dice=[2, 1, 2, 1])
    t.do("event:AP45")
    assert (t.g.points, t.card("AP45")) == (3, "removed")
    t.do("attack:dubno", "attack:kamenets-podolski", "done")
    declare(t, "czernowitz", "", "RU8")
    t.do("invoke:AP45")
    play(t)
    assert shots(t)[0] == ("ap", "army", "3", 4, 3)
    losses(t)
    while t.prompt in ("ask-retreat", "ask-who-retreats", "ask-advance", "ask-further"):
        t.do(t.options[-1])
    declare(t, "tarnopol", "", "RU3")
    assert not t.can("invoke:AP45")
    play(t)
    assert shots(t)[2] == ("ap", "army", "3", 2, 2)


def test_ap_45_kerensky_not_against_germans_alone_nor_without_russians() -> None:
    """AP.45: the attacked space must hold AH, BU or TU units, and Russians must attack."""
    for units, allowed in (
        ({"dubno": "RU3", "tarnopol": "GEc-1"}, False),
        ({"dubno": "RU3", "tarnopol": "GEc-1 AHc-1"}, True),
        ({"dubno": "RU3", "tarnopol": "BUc-1"}, True),
        ({"dubno": "RU3", "tarnopol": "TUc-1"}, True),
        ({"dubno": "ROc-1", "tarnopol": "AHc-1"}, False),
    ):
        state = position(units, active="ap", turn=13, hands="AP45", played="CP52", war="bu tu ro")
        t = table(state, dice=[1, 1])
        declare(t.do("event:AP45"), "tarnopol", "dubno", units["dubno"])
        assert t.can("invoke:AP45") is allowed


def test_faq_ap_45a_kerensky_is_no_combat_card() -> None:
    """FAQ.AP.45a: it is played as the action, never in the combat of another operation."""
    t = table(position(EAST, active="ap", turn=13, hands="AP3 AP45 AP4", played="CP52"))
    assert t.can("event:AP45")
    declare(t.do("ops:AP3"), "tarnopol", "dubno", "RU3")
    assert t.can("combat_card:AP4")
    assert t.refusal("combat_card:AP45").rule == "9.5.4.1"
    end = table(position(active="ap", round=6, hands="AP45 AP4 AP3")).do("ops:AP3", "done")
    assert end.prompt == "ask-discard"
    assert end.can("discard:AP4")
    assert end.refusal("discard:AP45").rule == "9.5.4.6"


# -- AP.46 ---------------------------------------------------------------------------------------------------


def test_ap_46_brusilov_one_for_all_and_one_without_trenches() -> None:
    """AP.46: war status 2, operations worth 4, +1 for every RU attack; one ignores all trench effects."""
    state = position(
        EAST, active="ap", turn=9, hands="AP46", trenches={"czernowitz": 2, "tarnopol": 1}, status=(3, 3, 6)
    )
    t = table(state, dice=[4, 1, 4, 1]).do("event:AP46")
    assert (t.g.points, t.card("AP46"), t.g.ws, t.g.combined) == (4, "removed", [5, 3], 8)
    t.do("attack:dubno", "attack:kamenets-podolski", "done")
    declare(t, "czernowitz", "", "RU8")
    t.do("invoke:AP46")
    assert not t.can("invoke:AP46")
    play(t)
    assert shots(t) == [("ap", "army", "3", 5, 3), ("cp", "corps", "2", 1, 0)]
    t.do("lose:AHc-1", "lose:AHc-2", "lose:AHc-1")  # and no question whether to hold: one step left of four
    assert t.prompt == "ask-retreat"
    t.do(t.options[0])
    while t.prompt in ("ask-retreat", "ask-advance", "ask-further"):
        t.do(t.options[-1])
    declare(t, "tarnopol", "", "RU3")
    assert not t.can("invoke:AP46")
    play(t)
    assert shots(t)[2:] == [("ap", "army", "2", 5, 3), ("cp", "army", "4", 1, 2)]


def test_ap_46_brusilov_holding_is_a_trench_effect_too() -> None:
    """AP.46: with two steps left in the trench the defender could hold; not in the favoured attack."""
    for favoured, prompt in ((True, "ask-who-retreats"), (False, "ask-retreat-or-hold")):
        units = {"kamenets-podolski": "RU8", "czernowitz": "AHc-1 AHc-2"}
        t = table(position(units, active="ap", turn=9, hands="AP46", trenches={"czernowitz": 1}), dice=[2, 1])
        declare(t.do("event:AP46"), "czernowitz", "kamenets-podolski", "RU8")
        if favoured:
            t.do("invoke:AP46")
        play(t)
        assert shots(t)[0][4] == 2
        t.do("lose:AHc-1", "lose:AHc-2")
        assert t.prompt == prompt


def test_ap_46_brusilov_trenches_stand_where_germans_are() -> None:
    """AP.46: the favoured attack is on units other than German; +1 there is all the same."""
    units = {"dubno": "RU3", "tarnopol": "AHc-1 GEc-1"}
    state = position(units, active="ap", turn=9, hands="AP46", trenches={"tarnopol": 2})
    t = table(state, dice=[3, 1])
    declare(t.do("event:AP46"), "tarnopol", "dubno", "RU3")
    assert not t.can("invoke:AP46")
    play(t)
    assert shots(t)[0] == ("ap", "army", "1", 4, 1)


def test_ap_46_brusilov_is_for_russians() -> None:
    """AP.46: an attack of the Serbs in the same round gets nothing."""
    units = {"belgrade": "SB1", "novi-sad": "AHc-1"}
    t = table(position(units, active="ap", turn=9, hands="AP46", trenches={"novi-sad": 1}), dice=[2, 1])
    declare(t.do("event:AP46"), "novi-sad", "belgrade", "SB1")
    play(t)
    assert shots(t)[0] == ("ap", "army", "1", 2, 1)


# -- AP.58, AP.59, AP.61, AP.63 ------------------------------------------------------------------------------


def test_ap_58_russian_guards_add_one_to_a_russian_attack() -> None:
    """AP.58: +1 in attack, none in defence; removed after use."""
    t = table(position(EAST, active="ap", hands="AP3 AP58", options=EXPANSION), dice=[3, 1])
    declare(t.do("ops:AP3"), "tarnopol", "dubno", "RU3")
    play(t, "AP58")
    assert shots(t)[0] == ("ap", "army", "3", 4, 3)
    losses(t)
    assert t.card("AP58") == "removed"
    defence = table(position(EAST, hands="CP7 AP58 AP4", options=EXPANSION))
    declare(defence.do("ops:CP7"), "kamenets-podolski", "tarnopol", "AH3")
    assert defence.asked == "cp"
    defence.do("done")
    assert defence.refusal("combat_card:AP58").rule == "12.2.5"
    assert defence.can("combat_card:AP4")
    serbs = table(position({"belgrade": "SB1", "novi-sad": "AHc-1"}, active="ap", hands="AP3 AP58 AP5"))
    declare(serbs.do("ops:AP3"), "novi-sad", "belgrade", "SB1")
    assert serbs.refusal("combat_card:AP58").rule == "12.2.5"


def test_ap_59_alpine_troops_add_one_to_an_attack_of_italians_alone() -> None:
    """AP.59: +1 when only Italians attack; kept by the winner."""
    units = {"maggiore": "IT1 IT2 FRc-1", "villach": "AHc-1"}
    for attackers, allowed in (("IT1 IT2", True), ("IT1 FRc-1", False)):
        state = position(units, active="ap", hands="AP3 AP59 AP19", war="it", options=EXPANSION)
        t = table(state, dice=[3, 1])
        declare(t.do("ops:AP3"), "villach", "maggiore", attackers)
        if not allowed:
            assert t.refusal("combat_card:AP59").rule == "12.2.5"
            assert t.can("combat_card:AP19")
            continue
        play(t, "AP59")
        assert shots(t) == [("ap", "army", "3", 4, 3), ("cp", "corps", "1", 1, 0)]
        losses(t)
        assert t.card("AP59") == "table"


def test_ap_61_maude_fires_on_the_army_table() -> None:
    """AP.61: corps supplied from Basra fire like an army, once; the card is removed."""
    units = {"qurna": "BRc-1", "kut": "TUc-1"}
    t = table(position(units, active="ap", hands="AP3 AP61", war="tu", options=EXPANSION), dice=[6, 1])
    declare(t.do("ops:AP3"), "kut", "qurna", "BRc-1")
    play(t, "AP61")
    assert shots(t) == [("ap", "army", "2", 6, 3), ("cp", "corps", "1", 1, 0)]
    losses(t)
    assert t.card("AP61") == "removed"


def test_ap_61_maude_needs_british_units_that_draw_on_basra() -> None:
    """AP.61: not from Egypt, not in France (the sea does not count), and not for Russians in Persia."""
    egypt = {"sinai": "BRc-1", "gaza": "TUc-1"}
    t = table(position(egypt, active="ap", hands="AP3 AP61 AP18", war="tu", options=EXPANSION), dice=[1, 1])
    declare(t.do("ops:AP3"), "gaza", "sinai", "BRc-1")
    assert t.refusal("combat_card:AP61").rule == "12.2.5"
    assert t.can("combat_card:AP18")
    france = {"cambrai": "BRc-1", "sedan": "GEc-1"}
    t = table(position(france, active="ap", hands="AP3 AP61 AP18", options=EXPANSION), dice=[1, 1])
    declare(t.do("ops:AP3"), "sedan", "cambrai", "BRc-1")
    assert t.refusal("combat_card:AP61").rule == "12.2.5"
    russians = {"dilman": "RUc-1", "van": "TUc-1"}
    t = table(position(russians, active="ap", hands="AP3 AP61 AP4", war="tu", options=EXPANSION), dice=[1, 1])
    declare(t.do("ops:AP3"), "van", "dilman", "RUc-1")
    assert t.refusal("combat_card:AP61").rule == "12.2.5"


def wall(defenders: str, dice: list[int], space: str = "cambrai", hands: str = "CP7 AP63 AP6") -> Table:
    t = table(position({"sedan": "GE2 GE3", space: defenders}, hands=hands, options=EXPANSION), dice)
    return declare(t.do("ops:CP7"), space, "sedan", "GE2 GE3")


def test_ap_63_backs_to_the_wall_may_cancel_a_retreat() -> None:
    """AP.63: beaten, the British army in France may stand and lose no further step; the card is removed."""
    t = play(wall("BR1", [4, 1]), "AP63")
    assert [shot[4] for shot in shots(t)] == [5, 2]
    t.do("lose:BR1")
    assert t.prompt == "ask-retreat-or-hold"
    assert set(t.options) == {"retreat_all", "stand"}
    t.do("stand")
    assert (t.at("BR1"), t.reduced("BR1")) == ("cambrai", True)
    assert t.prompt == "ask-action"  # no advance
    assert t.card("AP63") == "removed"
    without = play(wall("BR1", [4, 1])).do("lose:BR1")
    assert without.prompt == "ask-retreat"


def test_ap_63_backs_to_the_wall_may_retreat_all_the_same() -> None:
    """AP.63: it may cancel a retreat, it need not."""
    t = play(wall("BR1", [4, 1]), "AP63").do("lose:BR1", "retreat_all")
    assert t.prompt == "ask-retreat"
    assert t.card("AP63") == "removed"


def test_ap_63_backs_to_the_wall_needs_a_british_army_in_france_or_belgium() -> None:
    """AP.63: a corps, a French army, or a British army elsewhere will not do."""
    for defenders in ("BRc-1", "FR1"):
        t = wall(defenders, [])
        assert t.refusal("combat_card:AP63").rule == "12.2.5"
        assert t.can("combat_card:AP6")
    state = position({"trent": "AH1", "verona": "BR1"}, hands="CP7 AP63 AP6", war="it", options=EXPANSION)
    italy = table(state)
    declare(italy.do("ops:CP7"), "verona", "trent", "AH1")
    assert italy.asked == "cp"
    italy.do("done")
    assert italy.refusal("combat_card:AP63").rule == "12.2.5"
