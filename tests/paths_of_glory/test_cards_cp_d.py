"""The Central Powers' cards of the expansion, CP.56 to CP.65, each played for real."""

from __future__ import annotations

import pytest

from grognard.kernel.game import OptionValue

from .cards_cp import EXPANSION, Shot, declare, finish, operation, play_cc, shot
from .rounds import idle, without_piles
from .table import Table, cards, opening, position, table


def test_cp_56_is_in_the_decks_only_with_the_expansion() -> None:
    """CP.56, CP.57: the ten expansion cards are optional; two of them belong to Mobilization."""
    assert table(opening()).card("CP56") == "unused"
    t = table(opening(options=EXPANSION))
    assert [t.card(f"CP{n}") for n in (56, 57, 58, 65)] == ["pile", "pile", "unused", "unused"]


def test_cp_56_withdrawal_saves_a_corps_step_and_falls_back_one_space() -> None:
    """CP.56: one corps step comes back, all retreat one space instead of what they lost;
    attackers may advance."""
    units = {"cambrai": "FR5 FR6", "sedan": "GEc-1 GEc-2"}
    t = table(position(units, active="ap", hands="AP1 CP56", options=EXPANSION), dice=[1, 1])
    operation(t, "AP1", "sedan", "FR5 FR6")
    play_cc(t, "CP56")
    assert (shot(t, "ap").score, shot(t, "cp").score) == (3, 1)
    t.do("lose:GEc-1", "lose:GEc-1", "lose:GEc-2")
    assert t.at("GEc-1") == "eliminated"
    assert t.prompt == "ask-restore"
    t.do("restore:GEc-1")
    assert (t.at("GEc-1"), t.reduced("GEc-1"), t.reduced("GEc-2")) == ("sedan", True, True)
    assert t.prompt == "ask-who-retreats"  # no holding in the forest: they withdraw
    t.do("withdraw:GEc-1", "retreat:koblenz", "retreat:koblenz")
    assert (t.at("GEc-1"), t.at("GEc-2")) == ("koblenz", "koblenz")  # one space, though they lost by two
    t.do("advance:FR5", "done")
    assert (t.at("FR5"), t.card("CP56")) == ("sedan", "removed")
    t.check()


def test_cp_56_an_army_step_if_no_corps_lost_any_and_even_after_a_victory() -> None:
    """CP.56: without corps an army step is saved; the winners withdraw all the same."""
    t = table(position({"cambrai": "FR5 FR6", "sedan": "GE2"}, active="ap", hands="AP1 CP56", options=EXPANSION))
    operation(t.dice(1, 6), "AP1", "sedan", "FR5 FR6")
    play_cc(t, "CP56")
    assert (shot(t, "ap").score, shot(t, "cp").score) == (3, 5)
    t.do("lose:GE2", "lose:FR5", "retreat:koblenz")
    assert (t.at("GE2"), t.reduced("GE2")) == ("koblenz", False)
    t.do("advance:FR6")
    assert t.at("FR6") == "sedan"


def test_cp_56_a_corps_step_comes_back_before_an_army_step() -> None:
    """CP.56: both lost a step: the corps recovers, the army does not."""
    state = position({"cambrai": "FR5 FR6", "sedan": "GE2 GEc-1"}, active="ap", hands="AP1 CP56", options=EXPANSION)
    t = table(state, dice=[3, 1])
    operation(t, "AP1", "sedan", "FR5 FR6")
    play_cc(t, "CP56")
    assert shot(t, "ap").score == 4
    t.do("lose:GE2", "lose:GEc-1", "lose:FR5")
    assert (t.reduced("GE2"), t.reduced("GEc-1")) == (True, False)
    assert t.prompt == "ask-who-retreats"


def test_cp_57_kaisertreu_adds_one_to_an_austrian_attack_or_defence() -> None:
    """CP.57: +1 for Austro-Hungarians who attack or defend; removed; nothing for Germans alone."""
    units = {"przemysl": "AH1", "lublin": "RU4"}
    t = table(position(units, hands="CP7 CP57", options=EXPANSION), dice=[2, 1])
    operation(t, "CP7", "lublin", "AH1")
    play_cc(t, "CP57")
    assert shot(t, "cp") == Shot(2, 3, 2, "army", "3")
    assert shot(t, "ap").total == 1
    finish(t)
    assert t.card("CP57") == "removed"

    t = table(position(units, active="ap", hands="AP1 CP57", options=EXPANSION), dice=[1, 2])
    operation(t, "AP1", "przemysl", "RU4")
    play_cc(t, "CP57")
    assert shot(t, "cp").total == 3
    finish(t)
    assert t.card("CP57") == "removed"

    germans = {"sedan": "GE2", "cambrai": "FR5"}
    t = table(position(germans, hands="CP7 CP15 CP57", options=EXPANSION), dice=[2, 1])
    operation(t, "CP7", "cambrai", "GE2")
    assert t.refusal("combat_card:CP57").rule == "12.2.5"


def timid(defenders: str, *, level: int = 1) -> Table:
    """Stavka Timidity is played; then Russians and a Serb attack Przemysl."""
    state = position(
        {"lublin": "RU4 SBc-1", "przemysl": defenders}, hands="CP58 AP1", options=EXPANSION, played="CP28",
        trenches={"przemysl": level} if level else {},
    )  # fmt: skip
    t = table(state).do("event:CP58")
    return t.do("ops:AP1", "attack:lublin", "done", "assault:przemysl")


def test_cp_58_stavka_timidity_keeps_russians_from_german_trenches() -> None:
    """CP.58: after Tsar Takes Command; this turn no Russian attack on Germans alone in trenches; no star."""
    t = table(position({}, hands="CP58", options=EXPANSION))
    assert t.refusal("event:CP58").rule == "CP.58"
    t = timid("GE12")
    assert (t.card("CP58"), t.g.combined) == ("discard", 0)
    assert t.refusal("join:RU4").rule == "CP.58"
    assert t.can("join:SBc-1")
    assert timid("GE12 AHc-1").can("join:RU4")  # a mixed stack
    assert timid("GE12", level=0).can("join:RU4")  # no trench
    assert timid("AH1").can("join:RU4")  # no Germans


def test_cp_58_ends_with_the_turn_and_may_come_again() -> None:
    """CP.58: the next turn Russians attack again; the card has no star and is drawn again."""
    state = position(
        {"lublin": "RU4 SBc-1", "przemysl": "GE12"}, hands="CP58 AP1", options=EXPANSION, played="CP28",
        trenches={"przemysl": 1}, round=6,
    )  # fmt: skip
    t = table(without_piles(state)).do("event:CP58").dice(cards("CP58"), 6, 4)
    idle(t, 2)
    t.do("ops:AP1", "attack:lublin", "done", "assault:przemysl")
    assert t.can("join:RU4")
    assert t.card("CP58") == "hand"


def test_cp_59_polish_restoration_raises_three_corps() -> None:
    """CP.59: Warsaw must be held; -1 VP; three Polish corps to the reserve, German in all things; removed."""
    assert table(position({}, hands="CP59", options=EXPANSION)).refusal("event:CP59").rule == "CP.59"
    units = {"essen": "GE2"}
    state = position(units, hands="CP59 CP7 CP9", options=EXPANSION, control={"cp": "warsaw lodz"}, destroyed="warsaw")
    t = table(state).do("event:CP59")
    assert (t.g.vp, t.card("CP59")) == (9, "removed")
    assert [t.at(f"PLc-{n}") for n in (1, 2, 3)] == ["reserve"] * 3
    idle(t).do("sr:CP7", "redeploy:PLc-1", "to:essen", "done")
    assert t.at("PLc-1") == "essen"
    idle(t).do("ops:CP9", "move:essen")
    assert t.g.points == 3  # one nationality with the Germans


@pytest.mark.parametrize(("owner", "allowed"), [("cp", True), ("ap", False)])
def test_cp_59_polish_corps_are_rebuilt_only_while_warsaw_is_held(owner: str, allowed: bool) -> None:
    """CP.59: with German points, but not while Warsaw is Allied."""
    state = position(
        {"eliminated": "PLc-1", "essen": "(GE2)"}, round=6, rp={"ge": 1}, options=EXPANSION,
        control={owner: "warsaw lodz"}, destroyed="warsaw",
    )  # fmt: skip
    t = idle(table(without_piles(state)), 2)
    assert t.prompt == "ask-replace"
    if not allowed:
        assert t.refusal("rebuild:PLc-1").rule == "CP.59"
        return
    t.do("rebuild:PLc-1")
    assert (t.at("PLc-1"), t.reduced("PLc-1"), t.rp("ge")) == ("reserve", True, 0)


RIZE = {"batum": "CAU RUc-1", "rize": "TUc-1 TUc-2"}


def test_cp_60_turk_determination_is_a_trench_for_one_combat() -> None:
    """CP.60: Turks without a trench count as in a level 1 trench: shifts and holding; removed;
    no trench is left."""
    t = table(position(RIZE, war="tu", active="ap", hands="AP1 CP60", options=EXPANSION), dice=[2, 1])
    operation(t, "AP1", "rize", "CAU RUc-1")
    play_cc(t, "CP60")
    assert shot(t, "ap") == Shot(2, 2, 2, "army", "3")  # 4 factors, one column left
    assert shot(t, "cp") == Shot(1, 1, 1, "corps", "3")  # 2 factors, one column right
    t.do("lose:TUc-1", "lose:TUc-2")
    while t.prompt == "ask-lose":
        t.do(t.options[0])
    assert t.prompt == "ask-retreat-or-hold"  # open ground without the card
    t.do("hold:TUc-1")
    assert (t.at("TUc-1"), t.at("TUc-2")) == ("eliminated", "rize")
    assert t.card("CP60") == "removed"
    assert not any(t.g.trench)


def test_cp_60_not_in_a_real_trench_and_not_for_others() -> None:
    """CP.60: an entrenched space needs no determination; only Turkish defenders have it."""
    for units, trenches in ((RIZE, {"rize": 1}), ({**RIZE, "rize": "GEc-1"}, {})):
        state = position(units, war="tu", active="ap", hands="AP1 CP16 CP18 CP60", options=EXPANSION, trenches=trenches)
        t = table(state)
        operation(t, "AP1", "rize", "CAU RUc-1")
        while t.asked == "ap":
            t.do("done")
        assert t.refusal("combat_card:CP60").rule == "12.2.5"


FLANDERS = {"amiens": "BR1 BR3", "cambrai": "GE2 GE5", "sedan": "GE3", "chateau-thierry": "FR5 FR6"}


def after_haig(attackers: str, *, level: int = 1, michael: bool = False, event: bool = True) -> Table:
    """Haig, and then an Allied victory over GE2 in Cambrai: the question whether it retreats."""
    state = position(
        FLANDERS, hands="CP61 CP49 CP7 AP1", played="CP54", options=EXPANSION,
        trenches={"cambrai": level} if level else {},
    )  # fmt: skip
    t = table(state)
    if event:
        idle(t.do("event:CP61"))
        assert t.card("CP61") == "removed"
    if michael:
        operation(t.dice(1, 6), "CP7", "chateau-thierry", "GE3")
        finish(play_cc(t, "CP49"))
    else:
        t.do("automatic", "done")
    operation(t.dice(6, 1), "AP1", "cambrai", attackers)
    play_cc(t)
    while t.prompt == "ask-lose":
        t.do(t.options[0])
    return t


def test_cp_61_haig_lets_entrenched_germans_stand() -> None:
    """CP.61: this turn entrenched Germans in the west may ignore a retreat before British attackers;
    removed."""
    t = after_haig("BR1 BR3")
    assert t.prompt == "ask-retreat-or-hold"
    assert t.can("stand")
    t.do("stand")
    assert (t.at("GE2"), t.g.combined) == ("cambrai", 0)
    assert not t.can("advance:BR1")

    assert not after_haig("BR1 BR3", event=False).can("stand")
    assert not after_haig("FR5 FR6").can("stand")  # no British among the attackers
    assert not after_haig("BR1 BR3", level=0).can("stand")  # no trench
    assert not after_haig("BR1 BR3", michael=True).can("stand")  # Michael has been played


def test_cp_61_not_after_an_offensive_of_1918_and_not_in_the_next_turn() -> None:
    """CP.61: refused once Michael, Blücher or Peace Offensive was played (RULINGS: any of them); one turn."""
    for offensive in ("CP49", "CP50", "CP51"):
        t = table(position({}, hands="CP61", played=offensive, options=EXPANSION))
        assert t.refusal("event:CP61").rule == "CP.61"
    state = position(FLANDERS, hands="CP61 AP1", options=EXPANSION, trenches={"cambrai": 1}, round=6)
    t = table(without_piles(state)).do("event:CP61").dice(6, 4)
    idle(t, 2)
    operation(t.dice(6, 1), "AP1", "cambrai", "BR1 BR3")
    play_cc(t)
    while t.prompt == "ask-lose":
        t.do(t.options[0])
    assert t.prompt == "ask-retreat-or-hold"
    assert not t.can("stand")


def test_cp_62_achtung_panzer_adds_one_in_clear_terrain() -> None:
    """CP.62: a German attack into clear ground +1; removed; not into a forest."""
    units = {"sedan": "GE2", "cambrai": "FR5"}
    t = table(position(units, hands="CP7 CP62", options=EXPANSION), dice=[3, 1])
    operation(t, "CP7", "cambrai", "GE2")
    play_cc(t, "CP62")
    assert shot(t, "cp") == Shot(3, 4, 4, "army", "5")
    finish(t)
    assert t.card("CP62") == "removed"

    forest = {"koblenz": "GE2", "sedan": "FR5"}
    t = table(position(forest, hands="CP7 CP15 CP62", options=EXPANSION), dice=[3, 1])
    operation(t, "CP7", "sedan", "GE2")
    assert t.refusal("combat_card:CP62").rule == "12.2.5"


def test_cp_63_russian_desertions_reduce_four_full_units() -> None:
    """CP.63: after Fall of the Tsar; up to four Russian units of two steps, army or corps, anywhere;
    removed."""
    units = {
        "lublin": "RU4 (RU5) RUc-1",
        "kiev": "RU6 RU7",
        "reserve": "RUc-2",
        "eliminated": "RUc-3",
        "jassy": "ROc-1",
    }
    assert table(position(units, hands="CP63", options=EXPANSION)).refusal("event:CP63").rule == "CP.63"
    t = table(position(units, war="ro", hands="CP63", played="CP52", options=EXPANSION)).do("event:CP63")
    for unit in ("RU5", "RUc-3", "ROc-1"):
        assert t.refusal(f"reduce:{unit}").rule == "CP.63"
    t.do("reduce:RU4", "reduce:RUc-1", "reduce:RUc-2", "reduce:RU6")
    assert [t.reduced(unit) for unit in ("RU4", "RUc-1", "RUc-2", "RU6", "RU7")] == [
        True,
        True,
        True,
        True,
        False,
    ]
    assert (t.asked, t.card("CP63")) == ("ap", "removed")

    t = table(position(units, war="ro", hands="CP63", played="CP52", options=EXPANSION)).do(
        "event:CP63", "reduce:RU4", "done"
    )
    assert (t.asked, t.reduced("RU7")) == ("ap", False)  # "may"


def test_cp_64_alberich_calls_an_attack_off() -> None:
    """CP.64: an Allied attack in France or Belgium does not take place; the Allied cards go back; removed."""
    units = {"sedan": "FR5", "cambrai": "GE2", "brussels": "GEc-1", "koblenz": "GEc-2"}
    t = table(
        position(
            units,
            active="ap",
            hands="AP1 AP19 CP64",
            control={"cp": "liege"},
            destroyed="liege",
            options=EXPANSION,
        )
    )
    operation(t, "AP1", "cambrai", "FR5")
    play_cc(t, "AP19", "CP64")  # no die is rolled
    assert t.fate.left == 0
    assert not any(line.key == "log-fire" for line in t.g.log or [])
    assert (t.card("AP19"), t.card("CP64")) == ("hand", "removed")
    assert (t.reduced("FR5"), t.reduced("GE2"), t.g.battle) == (False, False, None)
    assert t.asked == "cp"  # FR5 has attacked and does not attack Brussels instead
    t.check()


def test_cp_64_is_no_answer_to_tanks_and_only_for_france_and_belgium() -> None:
    """CP.64: barred by Royal Tank Corps and Yanks and Tanks, in Germany,
    and for defenders out of supply (14.3.4)."""
    units = {"amiens": "BR1", "cambrai": "GE2", "sedan": "GE3"}
    hands = "AP1 AP48 AP35 CP18 CP64"
    t = table(position(units, active="ap", hands=hands, played="AP28", options=EXPANSION))
    operation(t, "AP1", "cambrai", "BR1")
    t.do("combat_card:AP48")
    assert t.asked == "cp"
    assert t.refusal("combat_card:CP64").rule == "12.2.5"

    t = table(position(units, active="ap", hands=hands, options=EXPANSION))
    t.do("event:AP35", "attack:amiens", "done")
    declare(t, "cambrai", "BR1")
    while t.asked == "ap":
        t.do("done")
    assert t.refusal("combat_card:CP64").rule == "12.2.5"

    germany = {"nancy": "FR5", "metz": "GE2"}
    t = table(position(germany, active="ap", hands=hands, options=EXPANSION))
    operation(t, "AP1", "metz", "FR5")
    while t.asked == "ap":
        t.do("done")
    assert t.refusal("combat_card:CP64").rule == "12.2.5"

    cut_off = {"paris": "FR5", "melun": "GE2"}
    t = table(position(cut_off, active="ap", hands=hands, options=EXPANSION), dice=[1, 1])
    operation(t, "AP1", "melun", "FR5")
    while t.prompt == "ask-combat-cards":
        assert t.asked == "ap"
        t.do("done")
    assert shot(t, "ap").die == 1  # nobody could call it off
    assert t.card("CP64") == "hand"


def test_cp_65_prince_max_removes_hl_and_turns_a_draw_into_victory() -> None:
    """CP.65: not after H-L nor from turn 13; H-L leaves the game wherever it is; removed."""
    assert table(position({}, hands="CP65", played="CP54", options=EXPANSION)).refusal("event:CP65").rule == "CP.65"
    assert table(position({}, turn=13, hands="CP65", options=EXPANSION)).refusal("event:CP65").rule == "CP.65"
    t = table(position({}, turn=12, hands="CP65 CP54", options=EXPANSION)).do("event:CP65")
    assert (t.card("CP54"), t.card("CP65"), t.g.combined) == ("removed", "removed", 0)
    idle(t)
    assert t.refusal("event:CP54").rule == "9.1.3"


@pytest.mark.parametrize(
    ("tournament", "event", "winner"),
    [(False, False, None), (False, True, 1), (True, False, 0), (True, True, 1)],
)
def test_cp_65_a_draw_is_a_victory_of_the_central_powers(tournament: bool, event: bool, winner: int | None) -> None:
    """CP.65, 5.4.2, 5.6.3: at 14 VP the Limited War scenario is drawn: theirs after Prince Max,
    in a tournament too."""
    options: dict[str, OptionValue] = {"expansion": True, "tournament": tournament}
    state = position({}, scenario="limited-war", turn=10, round=6, vp=14, hands="CP65", options=options)
    t = table(state)
    if event:
        t.do("event:CP65")
    else:
        idle(t)
    idle(t)
    assert t.play.result is not None
    assert t.play.result.winner == winner


def test_cp_65_an_accepted_peace_is_a_draw_too() -> None:
    """CP.65, 16.5.2: peace terms that are accepted draw the game:
    a victory of the Central Powers after Prince Max."""
    t = table(position({}, turn=10, vp=12, hands="CP65", options=EXPANSION)).do("event:CP65")
    idle(t).do("peace", "accept")
    assert t.play.result is not None
    assert (t.play.result.winner, t.play.result.reason) == (1, "end-peace")
