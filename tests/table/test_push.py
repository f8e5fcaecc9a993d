"""What a push to two pages costs, counted: it once took 4,000 calls to say that one unit had moved."""

from __future__ import annotations

import asyncio
import sys
from random import Random
from types import FrameType
from typing import Any

import pytest

from grognard.games import everything
from grognard.kernel.fate import Fair
from grognard.kernel.tape import noticed
from grognard.table import people
from grognard.table.database import connect
from grognard.table.hub import Hub, Page, Turn
from grognard.table.matches import Matches
from grognard.table.memory import Count
from grognard.table.wire import NewMatch
from grognard.table.work import Work

from .loop import run
from ..randomly import new, walk

MOST = {
    "paths-of-glory": 2900, "galicia-1914": 1900, "first-ypres-1914": 1600, "won-by-the-sword": 5100,
    "italia-1917-1918": 5400, "great-war-in-europe": 29000, "great-war-near-east": 12800,
    "great-war-combined": 23500,
}  # fmt: skip
"""Calls of Python functions a push with two pages, on average: a little more than was counted (see bench/README.md)."""


@pytest.mark.parametrize("name", sorted(everything()))
def test_a_push_takes_few_calls(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("matches", "memory", "numbers"):  # the same dice each time
        monkeypatch.setattr(f"grognard.table.{module}.Fair", lambda key, spent=0, *put_in: Fair(bytes(32), spent))
    calls = pushes = told = 0

    def count(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal calls
        calls += event == "call"

    async def go() -> None:
        nonlocal pushes, told
        store = connect("sqlite:")
        table = Matches(store, lambda: 1000.0)
        with store.transaction() as cursor:
            users = [people.make_guest(cursor, "en", 0.0) for _ in range(2)]
        game = everything()[name]
        first, second = game.sides
        wish = NewMatch(game=name, scenario=game.scenarios[-1], seats={first: "me", second: "open"})
        match_id = table.create(users[0], wish)
        table.join(users[1], match_id, "", "")
        hub = Hub(table, Work(1))
        pages = [Page(hub, match_id, user, "", "en", "") for user in users]
        for page in pages:
            page._first("")
        live = table.live(match_id)
        for _ in walk(live.play, 1, 80):
            turns = [Turn(page, {"match"}, [], asyncio.get_running_loop().create_future()) for page in pages]
            live.seq += 1
            sys.setprofile(count)
            try:
                hub._tell(match_id, turns)
            finally:
                sys.setprofile(None)
            pushes += 1
            told += sum(bool(turn.said) for turn in turns)
        store.close()

    run(go())  # whatever is remembered from one position to the next is remembered now
    calls = pushes = told = 0
    run(go())
    assert told > pushes
    assert calls / pushes < MOST[name]


def test_what_a_side_knows_of_is_counted_on() -> None:
    """As `noticed` counts it from the start, with answers in secret, takings back and goings back."""
    play = new(everything()["won-by-the-sword"], 3, log=True)
    counts = {side: Count(side) for side in (0, 1, None)}
    random, secret = Random(3), 0
    for _ in walk(play, 3, 300):
        last = play.journal[-1].who if play.journal else -1
        if last >= 0 and play.can_undo(last) and random.random() < 0.3:
            play.undo(last)
        if random.random() < 0.5:
            continue  # nobody looks
        whole = len(play.tape)
        for side, count in counts.items():
            assert count.of(play.tape, max(0, whole - 2)) == len(noticed(play.tape[: max(0, whole - 2)], side))
            assert count.of(play.tape, whole) == len(noticed(play.tape, side))
        secret += len(noticed(play.tape, 0)) != len(noticed(play.tape, 1))
    assert secret
