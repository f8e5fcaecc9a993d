"""What everybody may see is made once for all eyes, from nothing that is a side's own."""

from __future__ import annotations

from msgspec import Struct

from grognard.kernel.once import drawn_from, moment


class Common(Struct, frozen=True):
    turn: int
    spaces: list[str]


class View(Common, frozen=True):
    hand: list[str]


def test_what_is_common_is_drawn_once_and_without_the_rest() -> None:
    drawn: list[Common] = []

    @drawn_from(Common)
    def draw(box: str, position: Common, language: str) -> int:
        drawn.append(position)
        return len(drawn)

    spaces = ["sedan"]
    mine, theirs = View(1, spaces, ["CP1"]), View(1, spaces, [])
    with moment():
        assert [draw("box", mine, "en"), draw("box", theirs, "en")] == [1, 1]
        assert [draw("box", mine, "fr"), draw("box", View(1, ["sedan"], []), "en")] == [2, 3]
    assert [draw("box", mine, "en"), draw("box", mine, "en")] == [4, 5]  # outside a moment nothing is kept
    assert drawn == [Common(1, ["sedan"])] * 5
    assert {type(position) for position in drawn} == {Common}
