"""GAL.10: offensive support, and the fortress of Przemyśl."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.clash_of_giants_2.odds import odds

from .finding import GALICIA_BOX as BOX
from .finding import onto, open_ground, sentinel, step
from .table import GALICIA, Table, galicia

PRZEMYSL = BOX.tables["przemysl"]["hex"]
COLUMNS = BOX.tables["combat"]["columns"]
HERE = open_ground(BOX, 2)
ENEMY = step(BOX, HERE, "ne")
RING = ("n", "se", "sw")
"""Every second hex around one: units in three of them close all six."""


def declared(side: str, turn: int, *, attackers: str = "", **more: Any) -> Table:
    """A declared attack of two divisions on one, on open ground."""
    ours, theirs = ("ah-5 ah-12", "ru-7") if side == "ah" else ("ru-7 ru-10", "ah-5")
    t = galicia({HERE: attackers or ours, ENEMY: theirs}, phase="combat", side=side, turn=turn, **more)
    return t.do(f"attack:{ENEMY}", "join_all", "settle")


def column(t: Table, number: int = 0) -> str:
    """The column at which a declared attack would be made."""
    attack = t.g.attacks[number]
    return str(COLUMNS[odds(t.g, attack.targets, attack.attackers).column])


def usable(side: str, turn: int, **more: Any) -> str:
    """The rule that forbids offensive support, or nothing."""
    t = declared(side, turn, **more)
    return "" if t.can("support") else t.refusal("support").rule


# -- GAL.10.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "both"), [("ah", 0b0011), ("ru", 0b1100)])
def test_gal_10_1a_each_side_has_two_markers(side: str, both: int) -> None:
    """GAL.10.1f: each serves once."""
    assert sum(owner == GALICIA.sides.index(side) for owner, _, _ in BOX.support) == 2
    turn = 4
    assert usable(side, turn) == ""
    assert usable(side, turn, support=both) == "GAL.10.1a"
    assert usable(side, turn, support=0b1111 & ~both) == "", "the enemy's are his own"


def test_gal_10_1b_austrian_support_on_turns_2_to_4_and_3_to_6() -> None:
    """Used up, the first leaves the second, and the other way round."""
    assert [turn for turn in range(1, 11) if not usable("ah", turn)] == [2, 3, 4, 5, 6]
    assert [turn for turn in range(1, 11) if not usable("ah", turn, support=1)] == [3, 4, 5, 6]
    assert [turn for turn in range(1, 11) if not usable("ah", turn, support=2)] == [2, 3, 4]
    assert usable("ah", 7) == "GAL.10.1b"


def test_gal_10_1c_russian_support_on_turns_4_to_6_and_7_to_10() -> None:
    assert [turn for turn in range(1, 11) if not usable("ru", turn)] == [4, 5, 6, 7, 8, 9, 10]
    assert [turn for turn in range(1, 11) if not usable("ru", turn, support=4)] == [7, 8, 9, 10]
    assert [turn for turn in range(1, 11) if not usable("ru", turn, support=8)] == [4, 5, 6]
    assert usable("ru", 3) == "GAL.10.1c"


def test_gal_10_1d_never_on_two_turns_running() -> None:
    """Example C8: used on turn 3, not on turn 4, again on turn 5. The enemy's use does not matter."""
    assert usable("ah", 4, support=1, supported=[3, 0]) == "GAL.10.1d"
    assert usable("ah", 5, support=1, supported=[3, 0]) == ""
    assert usable("ah", 4, supported=[0, 3]) == ""
    assert usable("ru", 7, support=4, supported=[0, 6]) == "GAL.10.1d"
    assert usable("ru", 8, support=4, supported=[0, 6]) == ""


def test_gal_10_1e_every_attack_by_infantry_alone_goes_one_column_right() -> None:
    """2-1 becomes 3-1, in all attacks of the turn; with one rider among the attackers nothing changes."""
    far = step(BOX, HERE, "sw")
    units = {HERE: "ah-5 ah-12", ENEMY: "ru-7", far: "ah-14 ah-33", step(BOX, far, "sw"): "ru-10"}
    t = galicia(units, phase="combat", side="ah", turn=3)
    t.do(f"attack:{ENEMY}", "join_all", "settle", f"attack:{step(BOX, far, 'sw')}", "join_all", "settle")
    assert [column(t, i) for i in (0, 1)] == ["2-1", "2-1"]
    t.do("support")
    assert [column(t, i) for i in (0, 1)] == ["3-1", "3-1"]
    t = declared("ah", 3, attackers="ah-5 ah-12 ah-2kd").do("support")
    assert column(t) == "2-1"
    t = declared("ah", 4, supported=[3, 0])
    assert column(t) == "2-1", "last turn's support is over"
    t = declared("ru", 3, supported=[3, 0])
    assert column(t) == "2-1", "the enemy's support"


def test_gal_10_1f_a_marker_is_gone_after_use() -> None:
    """On a turn when both could serve, the one that would expire first is used."""
    for turn, used in ((2, 0b01), (3, 0b01), (4, 0b01), (5, 0b10), (6, 0b10)):
        t = declared("ah", turn).do("support")
        assert (t.g.support, t.g.supported) == (used, [turn, 0])
        assert t.refusal("support").rule == "GAL.10.1f"


# -- GAL.10.2 -----------------------------------------------------------------------------------------------------


def test_gal_10_2a_the_russians_have_no_support_against_przemysl() -> None:
    """Elsewhere they do."""
    start, _ = onto(BOX, "", lambda h: BOX.numbers[h] == PRZEMYSL)
    for supported, elsewhere in (([0, 0], "2-1"), ([0, 5], "3-1")):
        for units, target, wanted in (
            ({start: "ru-7 ru-10"}, PRZEMYSL, "2-1"),
            ({HERE: "ru-7 ru-10", ENEMY: "ah-5"}, ENEMY, elsewhere),
        ):
            t = galicia(units, phase="combat", side="ru", turn=5, supported=supported)
            t.do(f"attack:{target}", "join_all", "settle")
            assert column(t) == wanted


def siege(place: str = PRZEMYSL) -> dict[str, str]:
    return {step(BOX, place, way): unit for way, unit in zip(RING, ("ru-7", "ru-10", "ru-3"), strict=True)}


def garrison(units: dict[str, str], supply: str, **more: Any) -> Table:
    """The activation of the army in whose area Przemyśl lies."""
    army = f"ah-{BOX.rows[BOX.hex[PRZEMYSL]]['area0']}"
    spare = next(h for h in range(BOX.size) if BOX.rows[h]["area0"] == army[3:] and BOX.sources[0] >> h & 1)
    return galicia(
        {PRZEMYSL: "ah-5", BOX.numbers[spare]: "ah-12", **units, **sentinel()},
        active=army, supply={"ah-5": supply}, **more,
    )  # fmt: skip


def test_gal_10_2b_besieged_is_who_lives_off_the_fort_with_enemy_zones_all_round() -> None:
    """Both conditions are needed, and both must hold now."""
    gap = dict(list(siege().items())[:2])
    for units, supply, stuck in (
        (siege(), "fort", True), (siege(), "supplied", False), (gap, "fort", False), ({}, "fort", False),
    ):  # fmt: skip
        t = garrison(units, supply)
        assert (t.nouns("move") == {"ah-12"}) == stuck, (units, supply)


def test_gal_10_2b_other_forts_know_no_siege() -> None:
    other = next(h for h in BOX.forts if BOX.country[h] == "ah" and BOX.numbers[h] != PRZEMYSL)
    number = BOX.numbers[other]
    t = galicia({number: "ah-5", **siege(number)}, active=f"ah-{BOX.rows[other]['area0']}", supply={"ah-5": "fort"})
    assert t.nouns("move") == {"ah-5"}


def test_gal_10_2c_the_besieged_neither_move_nor_attack() -> None:
    t = garrison(siege(), "fort")
    assert t.refusal("move:ah-5").rule == "GAL.10.2c"
    t.do("done")
    assert t.prompt == "ask-replace", "and there is nothing to attack with"
    relief = step(BOX, PRZEMYSL, "n", "n")
    assert relief not in siege()
    t = garrison({**siege(), relief: "ah-14"}, "fort")
    t.do("done", f"attack:{step(BOX, PRZEMYSL, 'n')}")
    assert t.refusal("join:ah-5").rule == "GAL.10.2c"
    assert t.nouns("join") == {"ah-14"}
