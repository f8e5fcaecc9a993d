"""16.4 The capitulation of Russia, 16.5 peace terms, and three examples of the answers (F27, F28, F30)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.paths_of_glory.activation import cost
from grognard.games.paths_of_glory.state import HAND, take
from grognard.games.paths_of_glory.war_status import russia_track, russian_vp, why_not_peace

from .rounds import idle
from .table import AP, BOX, CP, Table, opening, pass_cards, position, table

SEVEN = [s for s in BOX.russian_vp if s != BOX.baku]
NOBODY = None


def russia(
    held: int = 0,
    *,
    baku: bool = False,
    combined: int = 20,
    hands: str = "CP28",
    played: str = "",
    **rest: Any,
) -> Table:
    """The Central Powers to act, with so many of the seven Russian victory spaces (and Baku) in their hands.

    They have Lodz first, where a Russian army at Warsaw can retake it.
    """
    order = [BOX.space["lodz"], *(s for s in SEVEN if s != BOX.space["lodz"])]
    spaces = [BOX.spaces[s] for s in (*order[:held], *([BOX.baku] if baku else []))]
    settings: dict[str, Any] = {
        "turn": 9,
        "level": (2, 2),
        "war": "tu it ro",
        "control": {"cp": " ".join(spaces)},
    }
    units = {"warsaw": "RU4", "essen": "GE1", "paris": "FR6"}
    return table(position(units, status=(11, 11, combined), hands=hands, played=played, **(settings | rest)))


def retake_lodz(t: Table) -> Table:
    """The Allied answer: the Russians march from Warsaw into Lodz."""
    return t.do("automatic", "move:warsaw", "pick:RU4", "step:lodz", "stop")


def next_turn(t: Table) -> Table:
    """The same position a turn later."""
    g = t.g.copy()
    g.turn += 1
    return table(g)


# -- 16.4 ----------------------------------------------------------------------------------------------------


def test_16_4_1_from_god_save_the_tsar_to_brest_litovsk() -> None:
    """16.4.1: the marker starts at God Save the Tsar and goes step by step, each event opening the next."""
    assert russia_track(opening()) == 0
    t = russia(2, combined=29, hands="CP28 CP52 CP53 CP45")
    assert russia_track(t.g) == 0
    take(t.g, BOX.space["minsk"], CP)
    assert russia_track(t.g) == 1
    t = table(t.g.copy()).do("event:CP28")  # war status 1: 30 and 3
    assert russia_track(t.g) == 3
    idle(t)
    t.do("event:CP52")
    assert russia_track(t.g) == 4
    idle(t)
    t = next_turn(t)
    take(t.g, BOX.space["vilna"], CP)
    assert russia_track(t.g) == 5
    t = table(t.g.copy()).do("event:CP53")
    assert russia_track(t.g) == 6
    idle(t)
    t.do("event:CP45")
    assert russia_track(t.g) == 7


def test_16_4_2_russian_victory_spaces_rise_and_fall_with_control() -> None:
    """16.4.2: seven spaces and Baku; taking one counts, losing it to the Allies counts back."""
    assert sorted(BOX.spaces[s] for s in BOX.russian_vp) == [
        "baku", "kiev", "lodz", "minsk", "odessa", "riga", "vilna", "warsaw",
    ]  # fmt: skip
    units = {"breslau": "GEc-1", "ivangorod": "RU4", "essen": "GE1"}
    t = table(position(units, hands="CP8"))
    assert russian_vp(t.g) == 0
    t.do("ops:CP8", "move:breslau", "done", "pick:GEc-1", "step:lodz", "step:czestochowa", "stop")
    assert (russian_vp(t.g), t.g.vp) == (1, 11)
    t.do("automatic", "move:ivangorod", "pick:RU4", "step:warsaw", "step:lodz", "stop")
    assert (russian_vp(t.g), t.g.vp) == (0, 10)


def test_16_4_3_tsar_takes_command_needs_three_russian_victory_spaces() -> None:
    """16.4.3: playable with three, not with two, and no longer when the Allies retake one."""
    assert russia(2).refusal("event:CP28").rule == "CP.28"
    t = russia(3)
    assert russia_track(t.g) == 1
    assert t.can("event:CP28")
    idle(t)
    retake_lodz(t)
    assert russia_track(t.g) == 0
    assert t.refusal("event:CP28").rule == "CP.28"
    t = russia(3).do("event:CP28")
    assert russia_track(t.g) == 2
    retake_lodz(t)
    assert russia_track(t.g) == 2  # once played, the marker does not go back to the Tsar


def test_16_4_4_fall_of_the_tsar_at_33() -> None:
    """16.4.4: after Tsar Takes Command, combined status and Russian victory spaces make 33; it may revert."""
    assert russia(3, combined=30, hands="CP52").refusal("event:CP52").rule == "CP.52"
    assert russia(2, combined=30, hands="CP52", played="CP28").refusal("event:CP52").rule == "CP.52"
    assert russia(0, combined=33, hands="CP52", played="CP28").can("event:CP52")  # FAQ.CP.52a
    t = russia(3, combined=30, hands="CP52", played="CP28")
    assert russia_track(t.g) == 3
    assert t.can("event:CP52")
    idle(t)
    retake_lodz(t)
    assert russia_track(t.g) == 2
    assert t.refusal("event:CP52").rule == "CP.52"
    take(t.g, BOX.space["lodz"], CP)
    assert russia_track(t.g) == 3


def test_16_4_5_fall_of_the_tsar_notes_the_russian_victory_spaces() -> None:
    """16.4.5: the spaces held now are the mark to pass; the capitulation marker moves on."""
    t = russia(3, baku=True, combined=30, hands="CP52", played="CP28").do("event:CP52")
    assert (t.g.tsar_vp, t.g.tsar_turn) == (4, 9)
    assert russia_track(t.g) == 4


def after_the_fall(then: int, held: int, *, baku: bool = False, later: bool = True) -> Table:
    """The Tsar fell on turn 9 with so many spaces taken; now so many are held."""
    t = russia(held, baku=baku, hands="CP53", played="CP28 CP52", turn=10 if later else 9)
    t.g.tsar_turn, t.g.tsar_vp = 9, then
    return table(t.g.copy())


@pytest.mark.parametrize(
    ("then", "held", "baku", "later", "allowed"),
    [
        (3, 3, False, True, False),
        (3, 4, False, True, True),
        (3, 4, False, False, False),  # not on the turn of the Fall itself
        (3, 3, True, True, True),  # Baku counts
        (3, 2, True, True, False),
        (7, 7, False, True, True),  # all seven, though no more than before
        (8, 7, False, True, True),  # all seven, Baku lost again
        (7, 6, True, True, False),  # with Baku seven, but not the seven, and no more than before
    ],
)
def test_16_4_6_bolshevik_revolution_needs_more_than_at_the_fall(
    then: int, held: int, baku: bool, later: bool, allowed: bool
) -> None:
    """16.4.6: on a later turn, with more than when the Tsar fell (Baku counts) or with all seven but Baku."""
    t = after_the_fall(then, held, baku=baku, later=later)
    assert t.can("event:CP53") == allowed
    assert russia_track(t.g) == (5 if allowed else 4)
    if not allowed:
        assert t.refusal("event:CP53").rule == "CP.53"


def test_16_4_6_the_revolution_is_put_off_when_the_allies_retake_a_space() -> None:
    """16.4.6: the condition must still hold when the card is played."""
    t = after_the_fall(3, 4)
    idle(t)
    retake_lodz(t)
    assert russia_track(t.g) == 4
    assert t.refusal("event:CP53").rule == "CP.53"


def test_16_4_7_the_revolution_is_not_undone() -> None:
    """16.4.7: once it is played the marker stays, whatever the Allies retake."""
    t = after_the_fall(3, 4).do("event:CP53")
    assert russia_track(t.g) == 6
    retake_lodz(t)
    assert russia_track(t.g) == 6


def test_16_4_8_brest_litovsk_any_time_after_the_revolution() -> None:
    """16.4.8: not before it, but in the next action already, with no other condition."""
    t = after_the_fall(3, 4)
    t.g.place[BOX.cards.index("CP45")] = HAND
    t = table(t.g.copy())
    assert t.refusal("event:CP45").rule == "CP.45"
    t.do("event:CP53")
    retake_lodz(t)
    t.do("event:CP45")
    assert russia_track(t.g) == 7


def test_16_4_9_russians_abroad_and_among_allies_are_lost() -> None:
    """16.4.9: they live at home, in Germany, Turkey, Austria, Romania, unless stacked with other Allies."""
    units = {
        "minsk": "RU1", "konigsberg": "RUc-1", "lemberg": "RU2", "erzerum": "RUc-2", "jassy": "RUc-3",
        "bucharest": "RUc-4 ROc-1 (RU3)", "nis": "RU4 RUc-5", "sofia": "RUc-6", "hamadan": "RUc-7",
        "reserve": "RUc-8", "essen": "GE1",
    }  # fmt: skip
    t = table(position(units, hands="CP45", played="CP28 CP52 CP53", war="tu ro bu", destroyed="konigsberg")).do(
        "event:CP45"
    )
    stayed = {"RU1": "minsk", "RUc-1": "konigsberg", "RU2": "lemberg", "RUc-2": "erzerum", "RUc-3": "jassy"}
    for unit, where in {**stayed, "ROc-1": "bucharest", "RUc-8": "reserve"}.items():
        assert t.at(unit) == where
    for unit in ("RUc-4", "RUc-5", "RUc-6", "RUc-7"):
        assert t.at(unit) == "eliminated"
    for unit in ("RU3", "RU4"):
        assert t.at(unit) == "removed"  # RULINGS S9
    t.check()


def test_16_4_9_russians_stay_in_their_part_of_the_world_and_apart() -> None:
    """16.4.9: after Brest they enter no other country and no space of other Allies, not even in passing."""
    units = {"jassy": "RUc-1", "kishinev": "RUc-2", "barlad": "ROc-2", "essen": "GE1"}
    t = table(position(units, active="ap", hands="AP1", played="CP28 CP52 CP53 CP45", war="tu ro bu"))
    t.do("ops:AP1", "move:jassy", "move:barlad", "done", "pick:RUc-1")
    assert t.refusal("step:barlad").rule == "16.4.9"
    t.do("step:zhmerinka", "stop", "pick:ROc-2")
    assert t.refusal("step:kishinev").rule == "16.4.9"
    assert t.can("step:jassy")


def test_16_4_9_russians_do_not_leave_for_bulgaria() -> None:
    """16.4.9: a Russian corps may pass through Romania but not cross into Bulgaria."""
    units = {"ismail": "RUc-1", "essen": "GE1"}
    for played, rule in (("CP28 CP52 CP53", None), ("CP28 CP52 CP53 CP45", "16.4.9")):
        t = table(position(units, active="ap", hands="AP1", played=played, war="tu ro bu"))
        t.do("ops:AP1", "move:ismail", "done", "pick:RUc-1", "step:galatz", "step:constanta")
        if rule is None:
            assert t.can("step:varna")
        else:
            assert t.refusal("step:varna").rule == rule


def test_16_4_9_no_redeployment_and_no_new_army_into_a_stack_of_others() -> None:
    """16.4.9: neither strategic redeployment nor recreated armies stack Russians with other Allies."""
    units = {"kiev": "RUc-1", "kharkov": "ROc-1", "eliminated": "RU5", "essen": "GE1"}
    g = position(units, active="ap", hands="AP1", played="CP28 CP52 CP53 CP45", war="tu ro bu")
    t = table(g).do("sr:AP1", "redeploy:RUc-1")
    assert not t.can("to:kharkov")
    assert t.can("to:minsk")

    g = position(units, phase="replace_ap", rp={"ru": 1}, played="CP28 CP52 CP53 CP45", war="tu ro bu")
    t = table(g).do("rebuild:RU5")
    assert t.options == ["deploy:petrograd", "deploy:moscow", "deploy:caucasus"]


# -- 16.5 ----------------------------------------------------------------------------------------------------


def to_act(side: str, vp: int, *dice: int, combined: int = 0, **rest: Any) -> Table:
    units = {"essen": "GE1", "paris": "FR6"}
    return table(position(units, active=side, vp=vp, status=(0, 0, combined), hands="CP8 AP1", **rest), dice)


def test_16_5_1_offering_peace_is_the_whole_action() -> None:
    """16.5.1: no card is played, nothing else is done, and the other player acts next."""
    t = to_act("cp", 11, 4).do("peace")
    assert t.asked == "ap"
    t.do("reject")
    assert (t.prompt, t.asked, t.g.round) == ("ask-action", "ap", 1)
    assert (t.card("CP8"), t.g.acts[CP]) == ("hand", ["peace"])


@pytest.mark.parametrize(("vp", "allowed"), [(10, False), (11, True), (19, True)])
def test_16_5_1_1_the_central_powers_offer_at_11_or_more(vp: int, allowed: bool) -> None:
    """16.5.1.1: 11 victory points or more."""
    t = to_act("cp", vp)
    assert t.can("peace") == allowed
    reason = why_not_peace(t.g, CP)
    assert (reason.rule if reason else None) == (None if allowed else "16.5.1.1")


@pytest.mark.parametrize(("vp", "allowed"), [(10, False), (9, True), (1, True)])
def test_16_5_1_2_the_allies_offer_at_9_or_less(vp: int, allowed: bool) -> None:
    """16.5.1.2: 9 victory points or less."""
    t = to_act("ap", vp)
    assert t.can("peace") == allowed
    reason = why_not_peace(t.g, AP)
    assert (reason.rule if reason else None) == (None if allowed else "16.5.1.2")


@pytest.mark.parametrize(("side", "vp"), [("cp", 15), ("ap", 5)])
def test_16_5_2_accepted_terms_are_a_draw_at_once(side: str, vp: int) -> None:
    """16.5.2: whatever the victory points say."""
    t = to_act(side, vp).do("peace", "accept")
    assert t.play.result is not None
    assert (t.play.result.winner, t.play.result.reason) == (NOBODY, "end-peace")


@pytest.mark.parametrize("side", ["cp", "ap"])
@pytest.mark.parametrize(("combined", "gains"), [(0, "111..-"), (19, "111..-"), (20, "11...-"), (39, "11...-")])
def test_16_5_2_rejected_terms_are_rolled_for(side: str, combined: int, gains: str) -> None:
    """16.5.2: the peace terms table; the point is the offerer's, or against him."""
    vp = 12 if side == "cp" else 8
    favour = 1 if side == "cp" else -1
    for die, gain in enumerate(gains, 1):
        t = to_act(side, vp, die, combined=combined).do("peace", "reject")
        assert t.g.vp == vp + {"1": favour, ".": 0, "-": -favour}[gain]
        assert t.play.result is None


def test_16_5_3_one_offer_a_round_as_often_as_one_likes() -> None:
    """16.5.3: after a refusal the action is over, but every later round may bring a new offer."""
    t = to_act("cp", 11, 4, 5, 4, 5)
    for number in range(1, 5):
        assert t.g.round == number
        t.do("peace", "reject")
        assert not t.can("peace")
        idle(t)
    assert t.g.acts[CP] == ["peace"] * 4


# -- examples of the answers: F27, F28, F30 ------------------------------------------------------------------


def test_faq_cp_32c_a_besieging_corps_may_go_to_africa() -> None:
    """FAQ.CP.32c, example F27: two British corps besiege Beersheba (2); one is given up, the siege lapses."""
    units = {"beersheba": "BRc-1 BRc-2", "essen": "GE1", "reserve": "(BRc-3)"}
    t = table(position(units, hands="CP32", war="tu"))
    assert t.g.sieged >> BOX.space["beersheba"] & 1
    t.do("event:CP32")
    assert t.refusal("give_up:BRc-3").rule == "CP.32"
    t.do("give_up:BRc-1")
    assert (t.at("BRc-1"), t.at("BRc-2")) == ("removed", "beersheba")
    assert not t.g.sieged >> BOX.space["beersheba"] & 1
    assert (t.g.vp, t.control("beersheba"), t.g.fort[BOX.space["beersheba"]]) == (10, "cp", 2)


def test_faq_cp_52b_russians_pay_for_every_unit_though_one_attacks() -> None:
    """FAQ.CP.52b, example F28: three Russian units cost 3 for combat; for movement still 1."""
    units = {"tarnopol": "RU3 RUc-1 RUc-2", "lemberg": "AH1", "stanislau": "AHc-1", "vienna": "AH2"}
    g = position(units, active="ap", hands="AP8 AP1", played="CP28 CP52", war="tu")
    assert (cost(g, BOX.space["tarnopol"], True), cost(g, BOX.space["tarnopol"], False)) == (3, 1)
    t = table(g.copy()).do("ops:AP8")  # two points
    assert t.refusal("attack:tarnopol").rule == "9.2.3"
    assert t.can("move:tarnopol")
    t = table(g.copy(), [3, 3]).do("ops:AP1", "attack:tarnopol")
    assert t.g.points == 1
    t.do("done", "assault:stanislau", "join:RUc-1", "begin")
    assert t.g.points == 1


def mutiny(*attacks: str) -> Table:
    """The last action of a turn of French offensive after the Mutiny; Americans stand only at Verdun."""
    units = {
        "verdun": "FR1 US1", "nancy": "FR2 FR3", "metz": "(GE1)", "strasbourg": "(GE2)", "paris": "(FR6)",
        "essen": "GE3", "reserve": "GEc-1 GEc-2 FRc-1",
    }  # fmt: skip
    g = position(
        units, turn=18, round=6, active="ap", hands="AP1", played="CP47 AP54 AP55", war="tu it us",
        rp={"fr": 1}, level=(2, 2), status=(11, 11, 35), destroyed="metz strasbourg",
    )  # fmt: skip
    g.mo[AP] = "fr"
    t = table(g).do("ops:AP1", "attack:verdun", "attack:nancy", "done")
    for attack in attacks:
        target, *group = attack.split()
        t.dice(1, 1).do(f"assault:{target}", *(f"join:{unit}" for unit in group), "begin")
        finish(t)
    return t if t.prompt == "ask-replace" else t.do("done")


def finish(t: Table) -> None:
    """The combat runs its course: no flank, no cards, first losses, retreat if need be, no advance."""
    if t.prompt == "ask-flank":
        t.do("frontal")
    pass_cards(t)
    while t.prompt.startswith(("ask-lose", "ask-retreat", "ask-advance")):
        t.do("done" if t.can("done") else t.options[0])
        pass_cards(t)


@pytest.mark.parametrize(
    ("attacks", "points"),
    [
        ((), 0),
        (("metz FR1 US1",), 0),
        (("metz FR1 US1 FR2",), 1),
        (("metz FR2", "strasbourg FR3"), 1),
    ],
)
def test_faq_cp_47d_mutiny_costs_one_point_a_turn(attacks: tuple[str, ...], points: int) -> None:
    """FAQ.CP.47d, FAQ.CP.47c, example F30: one of two French spaces without Americans: 1; two attacks: 1."""
    t = mutiny(*attacks)
    assert t.prompt == "ask-replace"
    assert t.g.vp == 10 + points
