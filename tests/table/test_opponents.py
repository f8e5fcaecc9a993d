"""Programs at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from grognard.games import get
from grognard.kernel.ask import Action
from grognard.table.matches import Given, Matches
from grognard.table.opponents import Opponents
from grognard.table.work import Work

from .loop import run


class Here:
    """Work done at once."""

    async def run(self, what: Callable[..., Any], *given: Any) -> Any:
        return what(*given)


class OneMatch:
    """A match in which a program is asked once."""

    def __init__(self) -> None:
        self.asked = False
        self.answers: list[str] = []

    def asked_bot(self, match_id: str) -> Any:
        if self.asked:
            return None
        self.asked = True
        return "random", 0, Given("won-by-the-sword", "", None, "1632", {}, 1, ({}, []))

    def answer_for_bot(self, match_id: str, seq: int, side: int, action: Action) -> None:
        self.answers.append(action[0])


def test_a_program_pauses_before_what_others_see_and_never_before_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the pauses would tell how many secret answers there were."""
    assert "take" in get("won-by-the-sword").secret
    match = OneMatch()
    opponents = Opponents(cast(Matches, match), cast(Work, Here()), pace=0.5)
    paused: list[tuple[float, int]] = []

    async def think(*_: Any) -> list[Action]:
        return [("reorganise", None), ("take", 3), ("done", None), ("march", 5), ("end", None)]

    async def sleep(seconds: float) -> None:
        paused.append((seconds, len(match.answers)))

    monkeypatch.setattr(opponents._apart, "run", think)
    monkeypatch.setattr("grognard.table.opponents.asyncio.sleep", sleep)
    run(opponents._play("one"))
    assert match.answers == ["reorganise", "take", "done", "march", "end"]
    assert paused == [(0.5, 3), (0.1, 4)], "long enough for an undo, then quickly: pages have a pace of their own"
