"""Programs at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from grognard.games import get
from grognard.kernel.ask import Action
from grognard.table import people
from grognard.table.database import connect
from grognard.table.matches import Given, Matches
from grognard.table.opponents import Opponents
from grognard.table.wire import NewMatch
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


class Enough(Exception):
    """Seen."""


def test_a_program_is_late_by_the_time_that_passed_whatever_the_clocks_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the start all are asked; one that waits anew is, after so long; one that answered meanwhile is not."""
    store = connect("sqlite:")
    day = [1_000_000.0]
    table = Matches(store, now=lambda: day[0])
    with store.transaction() as cursor:
        user = people.sign_up(cursor, None, "Foch", "hash", "en", 0.0)
    wish = NewMatch(game="paths-of-glory", scenario="introduction", seats={"ap": "me", "cp": "bot:random"})
    old = table.create(user, wish)
    steady = [50.0]
    opponents = Opponents(table, cast(Work, Here()), 0.0, lambda: steady[0])
    nudged: list[tuple[float, str]] = []
    monkeypatch.setattr(opponents, "nudge", lambda match_id: nudged.append((steady[0] - 50, match_id)))
    made: list[str] = []

    async def sleep(seconds: float) -> None:
        steady[0] += seconds
        if not made:
            day[0] += 900 * 86400.0  # somebody sets the clock forward: the next match is made then
            made.append(table.create(user, wish))
            day[0] -= 1800 * 86400.0
            with store.transaction() as cursor:
                cursor.run("UPDATE matches SET seq = seq + 1 WHERE id = ?", old)
        if steady[0] > 62:
            raise Enough

    monkeypatch.setattr("grognard.table.opponents.asyncio.sleep", sleep)
    with pytest.raises(Enough):
        run(opponents.watch())
    assert nudged[0] == (0, old)
    assert sorted(nudged[1:]) == sorted((at, each) for at in (6, 9, 12) for each in (old, made[0]))
