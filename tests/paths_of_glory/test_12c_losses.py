"""12.4 Losses."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games.paths_of_glory.losses import lawful, most
from grognard.games.paths_of_glory.state import put

from .fighting import assault, flank, lose, shots
from .table import BOX, Table, pass_cards, position, table


def test_12_4_1_the_result_of_fire_is_the_other_sides_loss_score() -> None:
    """12.4.1: GE2 and GE3 roll a 5, FR5 and FR6 a 3: the Allies must lose 5, the Central Powers 3."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5 FR6", "reserve": "FRc-1 FRc-2"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 4, 1)
    assert [shot.score for shot in shots(t)] == [5, 3]
    assert t.g.battle is not None
    assert t.g.battle.lost == (5, 3)


def test_12_4_2_a_step_meets_the_loss_factor_of_its_unit_and_so_does_a_fort() -> None:
    """12.4.2: of a score of 4 the two steps of FRc meet 1 each, and the fort of Nancy (loss factor 2) the rest."""
    t = table(position({"metz": "GE3 GE4", "nancy": "FRc-1"}, hands="CP7"))
    assault(t, "CP7", "nancy", {"metz": "GE3 GE4"}, 2, 1)
    assert t.g.battle is not None
    assert t.g.battle.lost[0] == 4
    lose(t, "FRc-1")
    assert t.g.battle.lost[0] == 3
    assert t.reduced("FRc-1")
    lose(t, "FRc-1")
    assert t.at("FRc-1") == "eliminated"
    assert t.g.battle.lost[0] == 0
    assert t.g.fort[BOX.space["nancy"]] == 0


def test_12_4_3_example_e1_exactly_the_score_if_possible() -> None:
    """12.4.3, example E1: FR5 full and (FR6), score 5: the reduced army and both steps of its corps must go."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5 (FR6)", "reserve": "FRc-1"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 4, 1)
    assert t.options == ["lose:FR6"]
    assert t.refusal("lose:FR5").rule == "12.4.3"
    lose(t, "FR6")
    assert (t.at("FR6"), t.at("FRc-1"), t.reduced("FRc-1")) == ("eliminated", "cambrai", False)
    assert t.options == ["lose:FRc-1"]
    assert t.refusal("lose:FR5").rule == "12.4.3"
    lose(t, "FRc-1", "FRc-1")
    assert (t.at("FRc-1"), t.reduced("FR5")) == ("eliminated", False)


def test_12_4_3_never_more_than_the_score() -> None:
    """12.4.3: a score of 2 takes nothing from an army of loss factor 3; of 4 with a corps beside it, just 3 and 1."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5 FRc-1"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 1, 1)
    assert t.options == ["lose:FRc-1"]
    assert t.refusal("lose:FR5").rule == "12.4.3"
    t = table(position({"sedan": "GE2", "cambrai": "FR5 FRc-1"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 4, 1)
    lose(t, "FRc-1")
    assert t.options == ["lose:FR5"]
    assert t.refusal("lose:FRc-1").rule == "12.4.3"
    lose(t, "FR5")
    assert (t.reduced("FR5"), t.reduced("FRc-1"), t.asked) == (True, True, "ap")


def test_12_4_3_what_cannot_be_met_is_lost() -> None:
    """12.4.3: FR5 alone against 5: one step (3), and 2 points remain without effect."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 4, 1)
    lose(t, "FR5")
    assert t.prompt == "ask-retreat"
    assert t.reduced("FR5")


# -- the search against brute force -------------------------------------------------------------------------------

STAND_INS = {
    "ge": ("GEc", "PLc"), "ah": ("AHc",), "fr": ("FRc",), "br": ("BRc",), "ru": ("RUc", "CAV", "CZL"),
    "tu": ("TUc",),
}  # fmt: skip
Piece = tuple[str, bool]
"""A unit and whether it is reduced."""


def stands_in(army: str, corps: str) -> bool:
    """12.4.4, 12.4.4.3, written anew."""
    if army == "BEF":
        return BOX.kind[BOX.unit[corps]] == "BEFc"
    return BOX.kind[BOX.unit[corps]] in STAND_INS[BOX.unit_nation[BOX.unit[army]]]


def is_army(unit: str) -> bool:
    return BOX.lf[BOX.unit[unit]][0] > 1 and BOX.kind[BOX.unit[unit]] != "BEFc"


def after_loss(
    stack: tuple[Piece, ...], reserve: tuple[Piece, ...], i: int
) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """A stack and a reserve once the unit at place i has lost a step."""
    unit, reduced = stack[i]
    rest = stack[:i] + stack[i + 1 :]
    if not reduced:
        return (*rest, (unit, True)), reserve
    corps = [piece for piece in reserve if is_army(unit) and stands_in(unit, piece[0])]
    corps.sort(key=lambda piece: piece[1])
    if not corps:
        return rest, reserve
    return (*rest, corps[0]), tuple(piece for piece in reserve if piece != corps[0])


def brute(stack: tuple[Piece, ...], reserve: tuple[Piece, ...], score: int) -> int:
    """The most that can be met, by trying everything."""
    found = [0]
    for i, (unit, reduced) in enumerate(stack):
        worth = BOX.lf[BOX.unit[unit]][reduced]
        if worth <= score:
            found.append(worth + brute(*after_loss(stack, reserve, i), score - worth))
    return max(found)


POOLS = (
    ("GE1", "GE2", "GE3", "AH1", "AH2", "GEc-1", "GEc-2", "AHc-1", "PLc-1", "TUc-1", "YLD"),
    ("FR1", "FR2", "BR1", "BR2", "BEF", "MEF", "FRc-1", "BRc-1", "BEFc", "AUS", "CND", "PT", "ANA"),
    ("RU1", "RU2", "RU3", "CAU", "RUc-1", "RUc-2", "CAV-1", "CZL"),
)
RESERVES = (
    ("GEc-3", "GEc-4", "PLc-2", "AHc-2", "AHc-3", "TUc-2"),
    ("FRc-2", "FRc-3", "BRc-2", "BRc-3", "BEFc", "AUS", "CND", "PT", "ANA"),
    ("RUc-3", "RUc-4", "CAV-2"),
)


def test_12_4_3_the_search_agrees_with_brute_force() -> None:
    """12.4.3: on 1,000 random stacks, reserves and scores: what can be met, and which first steps lead there."""
    random = Random(1243)
    empty = position()
    choices = 0
    for _ in range(1000):
        pool = random.randrange(len(POOLS))
        stack = tuple((u, random.random() < 0.5) for u in random.sample(POOLS[pool], random.randint(1, 3)))
        waiting = [u for u in RESERVES[pool] if u not in {name for name, _ in stack}]
        reserve = tuple((u, random.random() < 0.5) for u in random.sample(waiting, random.randint(0, 3)))
        score = random.randint(0, 8)
        g = empty.copy()
        for where, pieces in ((BOX.space["cambrai"], stack), (BOX.reserve, reserve)):
            for name, reduced in pieces:
                put(g, BOX.unit[name], where)
                g.reduced[BOX.unit[name]] = reduced
        best = brute(stack, reserve, score)
        units = [BOX.unit[name] for name, _ in stack]
        assert most(g, units, score) == best, (stack, reserve, score)
        wanted = [
            BOX.unit[unit]
            for i, (unit, reduced) in enumerate(stack)
            for worth in (BOX.lf[BOX.unit[unit]][reduced],)
            if worth <= score and worth + brute(*after_loss(stack, reserve, i), score - worth) == best
        ]
        assert lawful(g, units, score) == wanted, (stack, reserve, score)
        choices += 0 < len(wanted) < len(units)
    assert choices > 100  # the sample holds many cases in which the rule forbids something


# -- 12.4.4 replacement -------------------------------------------------------------------------------------------


def lost_army(army: str, reserve: str, score: int = 4) -> Table:
    """(army) alone in Cambrai is eliminated, attacked by GE2 and GE3 with a score of 3 or 4."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": f"({army})", "reserve": reserve}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, {3: 1, 4: 2}[score], 1)
    return lose(t, army)


def test_12_4_4_a_full_corps_replaces_an_eliminated_army() -> None:
    """12.4.4: FR5 goes to the eliminated box, a full corps stands in Cambrai; it takes what is left."""
    t = lost_army("FR5", "FRc-1")
    assert (t.at("FR5"), t.at("FRc-1"), t.reduced("FRc-1")) == ("eliminated", "cambrai", False)
    assert t.options == ["lose:FRc-1"]


def test_12_4_4_a_reduced_corps_if_no_full_one_is_there() -> None:
    """12.4.4: only a reduced corps in reserve: it comes reduced."""
    t = lost_army("FR5", "(FRc-1)", score=3)
    assert (t.at("FR5"), t.at("FRc-1"), t.reduced("FRc-1")) == ("eliminated", "cambrai", True)


def test_12_4_4_without_a_corps_the_army_is_gone_for_good() -> None:
    """12.4.4: corps of another nation do not help; FR5 is removed."""
    t = lost_army("FR5", "BRc-1 RUc-1")
    assert (t.at("FR5"), t.at("BRc-1")) == ("removed", "reserve")


def test_faq_12_4_4b_a_full_corps_goes_before_a_reduced_one() -> None:
    """FAQ.12.4.4b: a reduced and a full corps in reserve: the full one comes, there is no choice."""
    t = lost_army("FR5", "(FRc-1) FRc-2", score=3)
    assert (t.at("FRc-1"), t.at("FRc-2")) == ("reserve", "cambrai")


def test_12_4_4_1_out_of_supply_a_corps_comes_but_the_army_is_gone() -> None:
    """12.4.4.1: FR5 at Liège, cut off: replaced by a corps, but removed for good."""
    units = {"koblenz": "GE2 GE3", "liege": "(FR5)", "reserve": "FRc-1"}
    t = table(position(units, hands="CP7", destroyed="liege", control={"cp": "sedan brussels"}))
    assault(t, "CP7", "liege", {"koblenz": "GE2 GE3"}, 1, 1)
    lose(t, "FR5")
    assert (t.at("FR5"), t.at("FRc-1")) == ("removed", "liege")


def test_faq_12_4_4a_an_army_eliminated_out_of_supply_is_removed() -> None:
    """FAQ.12.4.4a: the same army in supply would have gone to the eliminated box."""
    units = {"koblenz": "GE2 GE3", "liege": "(FR5)", "reserve": "FRc-1"}
    for cut, box in (("sedan brussels", "removed"), ("sedan", "eliminated")):
        t = table(position(units, hands="CP7", destroyed="liege", control={"cp": cut}))
        assault(t, "CP7", "liege", {"koblenz": "GE2 GE3"}, 1, 1)
        assert lose(t, "FR5").at("FR5") == box


# -- 12.4.4.2 -----------------------------------------------------------------------------------------------------


def test_12_4_4_2_example_e2_two_armies_alone_against_seven() -> None:
    """12.4.4.2, FAQ.12.4.4.2a, examples E2 and F15: one of two full FR armies is removed, the other stays full."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5 FR6"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 6, 1)
    assert t.options == ["lose:FR5", "lose:FR6"]
    lose(t, "FR6")
    assert (t.at("FR6"), t.at("FR5"), t.reduced("FR5")) == ("removed", "cambrai", False)
    assert t.asked == "cp"  # the Allies have lost enough


def test_12_4_4_2_two_armies_of_loss_factor_two_against_five() -> None:
    """12.4.4.2: the same with two Russian armies and a score of 5."""
    t = table(position({"tannenberg": "GE8 GE9", "plock": "RU1 RU2"}, hands="CP10"))
    assault(t, "CP10", "plock", {"tannenberg": "GE8 GE9"}, 4, 1)
    lose(t, "RU1")
    assert (t.at("RU1"), t.reduced("RU2")) == ("removed", False)


def test_faq_12_4_4_2a_also_after_a_failed_flank_attempt() -> None:
    """FAQ.12.4.4.2a: that the attackers have already lost steps makes no difference."""
    t = table(position({"sedan": "GE2 GE3 GE4", "brussels": "GE1", "cambrai": "FR5 FR6"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3 GE4", "brussels": "GE1"})
    flank(t, "sedan", 2, 1, 6)
    lose(t, "GE2")
    assert shots(t)[1].score == 7
    lose(t, "FR5")
    assert (t.at("FR5"), t.at("FR6"), t.reduced("FR6")) == ("removed", "cambrai", False)


def test_12_4_4_2_a_fort_beside_the_armies_changes_nothing() -> None:
    """12.4.4.2: two full armies in Nancy: the fort takes no loss while one lives, so one army goes."""
    t = table(position({"metz": "GE2 GE3", "nancy": "FR5 FR6"}, hands="CP7"))
    assault(t, "CP7", "nancy", {"metz": "GE2 GE3"}, 6, 1)
    lose(t, "FR6")
    assert (t.at("FR6"), t.reduced("FR5"), t.g.fort[BOX.space["nancy"]]) == ("removed", False, 2)


def test_12_4_4_2_with_a_corps_in_reserve_the_score_is_met_exactly() -> None:
    """12.4.4.2: only without a corps; with one, an army and one step of its corps make 7."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5 FR6", "reserve": "FRc-1"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 6, 1)
    lose(t, "FR5")
    assert t.refusal("lose:FR6").rule == "12.4.3"
    lose(t, "FR5", "FRc-1")
    assert (t.at("FR5"), t.at("FRc-1"), t.reduced("FRc-1")) == ("eliminated", "cambrai", True)


def test_12_4_4_2_only_these_cases() -> None:
    """12.4.4.2: a reduced army beside a full one, or a score of 5, follows 12.4.3."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5 (FR6)"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 6, 1)
    lose(t, "FR5", "FR6")
    assert (t.reduced("FR5"), t.at("FR6")) == (True, "removed")
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5 FR6"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2 GE3"}, 4, 1)
    lose(t, "FR6")
    assert (t.reduced("FR6"), t.at("FR6")) == (True, "cambrai")


# -- 12.4.4.3 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("army", "reserve", "comes"),
    [
        ("BEF", "BRc-1", ""),
        ("BEF", "BEFc", "BEFc"),
        ("BR1", "BEFc", ""),
        ("BR1", "BRc-1", "BRc-1"),
        ("BR1", "AUS CND PT ANA", ""),
        ("BEF", "AUS CND PT ANA", ""),
        ("MEF", "BRc-1", "BRc-1"),
        ("MEF", "BEFc AUS CND PT ANA", ""),
    ],
)
def test_12_4_4_3_who_replaces_british_armies(army: str, reserve: str, comes: str) -> None:
    """12.4.4.3: BEF only by its own corps and that corps only it; MEF by British corps; AUS, CND, PT, ANA nobody."""
    t = table(position({"sedan": "GE2", "cambrai": f"({army})", "reserve": reserve}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 2, 1)
    lose(t, army)
    assert t.at(army) == ("eliminated" if comes else "removed")
    assert [u for u in reserve.split() if t.at(u) == "cambrai"] == comes.split()


# -- 12.4.5 -------------------------------------------------------------------------------------------------------


def first_loss(attackers: dict[str, str], defenders: str, die: int) -> Table:
    """An Allied attack on Cambrai; the Central Powers have taken their losses and the Allies are to take theirs."""
    units = {**attackers, "cambrai": defenders}
    t = table(position(units, active="ap", hands="AP2", control={"cp": "sedan"}))
    assault(t, "AP2", "cambrai", attackers, 1, die)
    while t.asked == "cp":
        t.do(t.options[0])
    return t


BRITISH = {"amiens": "BEF BEFc BR1", "calais": "MEF AUS CND"}


@pytest.mark.parametrize(
    ("attackers", "defenders", "die", "score", "first"),
    [
        (BRITISH, "GE2", 2, 3, ["BEF"]),
        (BRITISH, "GE2", 1, 2, ["BEFc"]),
        ({"amiens": "BEF BR1", "calais": "MEF AUS CND"}, "GE2", 1, 2, ["MEF"]),
        (BRITISH, "GEc-1", 6, 1, ["AUS", "CND"]),
        ({"amiens": "BR1", "calais": "CND PT"}, "GE2", 2, 3, ["CND"]),
    ],
)
def test_12_4_5_who_takes_the_first_step_of_a_british_attack(
    attackers: dict[str, str], defenders: str, die: int, score: int, first: list[str]
) -> None:
    """12.4.5: BEF, BEF corps, MEF, AUS or CND, the first of them that does not exceed the score."""
    t = first_loss(attackers, defenders, die)
    assert shots(t)[1].score == score
    assert sorted(t.options) == sorted(f"lose:{u}" for u in first)
    if "BEF" in first:
        assert t.refusal("lose:BR1").rule == "12.4.5"


def test_12_4_5_comes_before_meeting_the_score_exactly() -> None:
    """12.4.5: score 3: MEF (2) must take the first step though BR1 would meet it exactly; 1 point is lost."""
    t = first_loss({"amiens": "BR1", "calais": "MEF"}, "GE2", 2)
    assert t.options == ["lose:MEF"]
    assert t.refusal("lose:BR1").rule == "12.4.5"
    lose(t, "MEF")
    assert (t.reduced("MEF"), t.reduced("BR1")) == (True, False)
    assert t.prompt == "ask-action"


def test_12_4_5_only_the_first_step() -> None:
    """12.4.5: after the first step the player chooses as 12.4.3 lets him."""
    t = first_loss({"amiens": "BR1 BR2", "calais": "CND"}, "GE2", 4)
    assert shots(t)[1].score == 4
    lose(t, "CND")
    assert t.options == ["lose:BR1", "lose:BR2"]


def test_12_4_5_not_in_defence() -> None:
    """12.4.5: attacked, the British choose freely."""
    t = table(position({"sedan": "GE2", "cambrai": "BEF BR1"}, hands="CP7"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"}, 2, 1)
    assert sorted(t.options) == ["lose:BEF", "lose:BR1"]


def test_12_4_5a_the_caucasus_army_takes_the_first_step_of_its_attack() -> None:
    """12.4.5a: CAU (2) before the corps that would do as well; with a score of 1 it cannot."""
    for turks, die, first in (
        ("YLD TUc-1 TUc-2", 4, ["lose:CAU"]),
        ("TUc-1 TUc-2", 6, ["lose:RUc-1", "lose:RUc-2"]),
    ):
        units = {"kars": "CAU RUc-1 RUc-2", "erzerum": turks}
        t = table(position(units, war="tu", active="ap", hands="AP9", destroyed="erzerum"))
        assault(t, "AP9", "erzerum", {"kars": "CAU RUc-1 RUc-2"}, 1, die)
        while t.asked == "cp":
            t.do(t.options[0])
        assert sorted(t.options) == first
        if first == ["lose:CAU"]:
            assert t.refusal("lose:RUc-1").rule == "12.4.5"
            lose(t, "CAU")
            assert t.reduced("CAU")


TURKEY = "sinai gaza nablus beirut aleppo urfa kharput diyarbakir erzerum"


def test_faq_12_4_5a_caucasus_and_mef_together_the_owner_chooses() -> None:
    """FAQ.12.4.5a: CAU and MEF attack out of one space: either takes the first step."""
    state = position(
        {"diyarbakir": "CAU MEF BRc-1", "mardin": "YLD TUc-1 TUc-2"}, war="tu", active="ap", hands="AP9",
        destroyed="gaza erzerum", control={"ap": TURKEY},
    )  # fmt: skip
    t = table(state)
    assault(t, "AP9", "mardin", {"diyarbakir": "CAU MEF BRc-1"}, 1, 3)
    while t.asked == "cp":
        t.do(t.options[0])
    assert sorted(t.options) == ["lose:CAU", "lose:MEF"]


# -- 12.4.6 forts -------------------------------------------------------------------------------------------------


def test_12_4_6_a_fort_is_lost_only_after_the_last_defender() -> None:
    """12.4.6: Nancy (2): 4 destroys it with FRc's two steps; 3 leaves 1, not enough."""
    for die, fort in ((2, 0), (1, 2)):
        t = table(position({"metz": "GE3 GE4", "nancy": "FRc-1"}, hands="CP7"))
        assault(t, "CP7", "nancy", {"metz": "GE3 GE4"}, die, 1)
        lose(t, "FRc-1", "FRc-1")
        assert t.g.fort[BOX.space["nancy"]] == fort


def test_12_4_6_no_loss_to_a_fort_while_a_unit_survives() -> None:
    """12.4.6: FR5 in Nancy meets 3 of 5 points and retreats; the 2 left over would have been the fort's."""
    t = table(position({"metz": "GE3 GE4", "nancy": "FR5"}, hands="CP7"))
    assault(t, "CP7", "nancy", {"metz": "GE3 GE4"}, 4, 1)
    assert t.g.battle is not None
    assert t.g.battle.lost[0] == 5
    lose(t, "FR5")
    assert t.g.fort[BOX.space["nancy"]] == 2
    t.do("retreat:verdun", "retreat:chateau-thierry")
    assert (t.at("FR5"), t.g.fort[BOX.space["nancy"]]) == ("chateau-thierry", 2)


def test_12_4_6_a_lone_fort_takes_the_score_itself() -> None:
    """12.4.6: no defender in Nancy: 2 destroys the fort, 1 does not."""
    for units, die, fort in (("GE3", 1, 0), ("GEc-1 GEc-2", 1, 2)):
        t = table(position({"metz": units}, hands="CP7"))
        assault(t, "CP7", "nancy", {"metz": units}, die, 1)
        assert t.g.fort[BOX.space["nancy"]] == fort


def test_12_4_6_the_attackers_own_fort_is_never_hit() -> None:
    """12.4.6: FR1 attacks the besiegers of Nancy: GEc dies, points remain, Nancy's own fort stands."""
    t = table(position({"verdun": "FR1 FR2", "nancy": "(GEc-1) (GEc-2)"}, active="ap", hands="AP9"))
    assault(t, "AP9", "nancy", {"verdun": "FR1 FR2"}, 6, 1)
    assert shots(t) == [("ap", "army", "6-8", 6, 5), ("cp", "corps", "2", 1, 0)]  # nor does it help them
    lose(t, "GEc-1", "GEc-2")
    assert t.g.fort[BOX.space["nancy"]] == 2


def test_faq_12_4_6a_unit_and_fort_may_fall_together() -> None:
    """FAQ.12.4.6a: 5 points on Belfort's (FRc-1) and (FRc-2) and fort 2."""
    t = table(position({"mulhouse": "GE6 GE7", "belfort": "(FRc-1) (FRc-2)"}, hands="CP7"))
    assault(t, "CP7", "belfort", {"mulhouse": "GE6 GE7"}, 6, 1)
    assert shots(t)[0].score == 5
    lose(t, "FRc-1", "FRc-2")
    assert t.g.fort[BOX.space["belfort"]] == 0


def test_faq_12_4_6a_example_f23_not_at_metz_with_an_army_and_a_corps_behind_it() -> None:
    """FAQ.12.4.6a, example F23: (GE3) and a full corps meet 5 of 7; 2 do not destroy the fort of 3."""
    units = {"verdun": "FR1 FR2 FR3", "nancy": "FR4 FR5 FR6", "metz": "(GE3)", "reserve": "GEc-1"}
    t = table(position(units, active="ap", hands="AP9"))
    assault(t, "AP9", "metz", {"verdun": "FR1 FR2 FR3", "nancy": "FR4 FR5 FR6"}, 6, 1)
    assert shots(t)[0].score == 7
    lose(t, "GE3", "GEc-1", "GEc-1")
    assert (t.at("GE3"), t.at("GEc-1"), t.g.fort[BOX.space["metz"]]) == ("eliminated", "eliminated", 3)


# -- example F26 --------------------------------------------------------------------------------------------------


def withdrawal(defenders: str) -> Table:
    t = table(position({"sedan": "GE2", "cambrai": defenders}, hands="CP7 AP6"))
    assault(t, "CP7", "cambrai", {"sedan": "GE2"})
    while t.asked == "cp":
        t.do("done")
    t.dice(2, 1).do("combat_card:AP6")
    return pass_cards(t)


def test_faq_ap_6g_example_f26_withdrawal_is_paid_with_corps_steps_if_they_suffice() -> None:
    """FAQ.AP.6g, example F26: FR5 and two corps, score 3: corps steps only; one is given back."""
    t = withdrawal("FR5 FRc-1 FRc-2")
    assert shots(t)[0].score == 3
    assert t.options == ["lose:FRc-1", "lose:FRc-2"]
    assert t.refusal("lose:FR5").rule == "AP.6"
    lose(t, "FRc-1", "FRc-1", "FRc-2")
    t.do("restore:FRc-2")
    assert (t.at("FRc-1"), t.reduced("FRc-2"), t.reduced("FR5")) == ("eliminated", False, False)


def test_faq_ap_6g_example_f26_with_one_corps_the_army_step_is_lost_and_saved() -> None:
    """FAQ.AP.6g, example F26: FR5 and one corps (2 steps), score 3: the army's step, and it comes back."""
    t = withdrawal("FR5 FRc-1")
    assert t.options == ["lose:FR5"]
    assert t.refusal("lose:FRc-1").rule == "12.4.3"
    lose(t, "FR5")
    assert not t.reduced("FR5")
    t = withdrawal("FR5 IT1")  # it is no corps that keeps Italians (2) from it, but the score
    assert t.options == ["lose:FR5"]
    assert t.refusal("lose:IT1").rule == "12.4.3"
