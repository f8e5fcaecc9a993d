"""Made once for all eyes, while a position stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.kernel.once import drawn_without, moment, once

made: list[object] = []


@once
def common(state: list[int]) -> dict[str, Any]:
    made.append(state)
    return {"sum": [sum(state)], "hand": None}


@drawn_without("hand")
def drawn(box: str, seen: Mapping[str, Any], language: str) -> str:
    made.append(language)
    return f"{language} {seen['sum']} {'hand' in seen}"


@drawn_without("hand")
def peeping(box: str, seen: Mapping[str, Any], language: str) -> str:
    return str(seen["hand"])


def test_all_eyes_of_one_moment_get_the_very_same() -> None:
    state = [1, 2]
    made.clear()
    with moment():
        views = [common(state) | {"hand": side} for side in (0, 1)]
        pictures = [drawn("box", view, "en") for view in views]
    assert pictures == ["en [3] False"] * 2
    assert views[0]["sum"] is views[1]["sum"]
    assert made == [state, "en"]


def test_another_language_another_state_another_moment_are_made_anew() -> None:
    one, other = [1], [2]
    made.clear()
    with moment():
        assert [drawn("box", common(state), "fr") for state in (one, other)] == ["fr [1] False", "fr [2] False"]
        assert drawn("box", common(other), "en") == "en [2] False"
    one.append(5)
    with moment():
        assert drawn("box", common(one), "fr") == "fr [6] False"
    assert len(made) == 7


def test_outside_a_moment_nothing_is_remembered() -> None:
    state = [1]
    assert common(state)["sum"] == [1]
    state.append(1)
    assert common(state)["sum"] == [2]
    assert drawn("box", {"sum": 1, "hand": 7}, "en") == "en 1 False"


def test_what_is_one_sides_own_is_out_of_reach() -> None:
    with moment(), pytest.raises(KeyError):
        peeping("box", {"sum": 1, "hand": 7}, "en")
    with pytest.raises(KeyError):
        peeping("box", {"sum": 1, "hand": 7}, "en")
