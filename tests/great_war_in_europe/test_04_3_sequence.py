"""4.3 The Strategic Turn, phase after phase."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.great_war_in_europe.box import AL, BR, CP, FR, GE, RU, TU
from grognard.games.great_war_in_europe.sequence import sequence
from grognard.games.great_war_in_europe.state import State, load
from grognard.games.great_war_in_europe.warfare import LONDON, UBOAT, place
from grognard.kernel.ask import MARK, Choose, Die

from .turns import at, join, own, position

LAZY = ("done", "wait", "oberost", "go_on", "halt")


def letters(g: State, most: int = 400) -> list[str]:
    """The steps from the end of a turn to the next, everybody declining whatever he may, all dice 3."""
    g.phase, g.vp = "end_turn", 3
    asking = sequence(g)
    sent: Any = None
    seen: list[str] = []
    for _ in range(most):
        try:
            asked: Any = asking.send(sent)
        except StopIteration:
            return seen
        sent = None
        if asked is MARK:
            if seen and g.phase == "begin_turn":
                return seen
            seen.append(g.phase)
            assert load(g.box, g.dump()).dump() == g.dump()
        elif isinstance(asked, Die):
            sent = 3
        elif isinstance(asked, Choose):
            sent = next((action for action in asked.options if action[0] in LAZY), asked.options[0])
    raise AssertionError(seen)


def steps(tag: str, letter: str = "D") -> list[str]:
    return letters(position(tag, letter))


@pytest.mark.parametrize("tag", ["E", "NE", "combined"])
def test_4_3_9_then_the_next_operational_turn(tag: str) -> None:
    g = position(tag, "D")
    turn = g.turn
    seen = letters(g)
    assert seen[0] == "end_turn"
    assert seen[-1] == "next_turn"
    assert g.turn == turn + 1


def test_5_0_only_where_the_box_has_a_letter() -> None:
    g = position("E", "D", turn=9)
    assert letters(g) == ["end_turn"]
    assert (g.turn, chr(g.letter)) == (10, "D")
    g = position("E", "A", turn=10)
    letters(g)
    assert chr(g.letter) == "D"


PHASES = {
    "4.3.1": "check_victory", "4.3.2": "collect", "4.3.3": "uboats", "4.3.4": "replace_allied",
    "4.3.5": "revolutions", "4.3.6": "fortresses", "4.3.7": "roll_surrender", "4.3.8": "initiative",
    "4.3.9": "next_turn",
}  # fmt: skip


@pytest.mark.parametrize("tag", ["E", "NE", "combined"])
def test_4_3_1_to_4_3_9_in_this_order(tag: str) -> None:
    seen = steps(tag)
    assert [seen.index(step) for step in PHASES.values()] == sorted(seen.index(step) for step in PHASES.values())


def test_4_3_2_points_come_before_they_are_lost_or_spent() -> None:
    g = position("E", "D")
    place(g, UBOAT)
    place(g, LONDON)
    letters(g)
    assert g.rps[BR] == max(4 - 3 - 2, 0)
    assert g.rps[GE] == 10  # what is over is lost


def test_4_3_3_strategic_warfare_before_replacements() -> None:
    seen = steps("E")
    assert seen.index("uboats") < seen.index("raids") < seen.index("bomb") < seen.index("replace_allied")


def test_4_3_4_the_allies_first_then_the_reserve() -> None:
    seen = steps("combined")
    assert seen.index("replace_allied") < seen.index("replace_cp") < seen.index("roll_reserve")
    g = position("combined", "D")
    join(g, TU, CP)
    letters(g)
    assert g.required == 6


def test_4_3_5_the_tsar_then_the_bolsheviks_in_a_later_one() -> None:
    g = position("E", "L")
    own(g, CP, "E4816", "E5422", "E5226", "E6120", "E3031", "E4129", "E7030")
    letters(g)
    assert (g.tsar, g.bolsheviks) == (30, 0)
    g.turn = 33
    letters(g)
    assert (g.tsar, g.bolsheviks) == (30, 33)
    assert g.fallen >> RU & 1


def test_4_3_6_fortresses_from_d_on() -> None:
    g = position("E", "D")
    for f in g.box.active:
        g.held[CP][f] = 0
    at(g, "ru-25", "E4017")
    seen = letters(g)
    assert "fortresses" in seen


def test_4_3_7_surrender_wins_the_near_east() -> None:
    g = position("NE", "D")
    at(g, "tu-21 tu-22 tu-39 tu-40", "arabia")
    g.marks = 0
    letters(g)
    assert g.over is None  # 3 + 6 missing in the reserve + 0
    g = position("NE", "D")
    g.marks = 3  # Baghdad and Jerusalem
    seen = letters(g)
    assert g.over == (AL, "end-al-turkey")
    assert seen[-1] == "roll_surrender"


def test_4_3_8_the_initiative_and_then_ohl() -> None:
    seen = steps("E")
    assert seen.index("initiative") + 1 == seen.index("headquarters")
    assert "headquarters" not in steps("NE")


def test_18_15b_the_last_check_is_a_draw() -> None:
    g = position("E", "U")
    seen = letters(g)
    assert g.over == (2, "end-draw")
    assert seen[-1] == "check_victory"
    assert g.rps[FR] == 0
