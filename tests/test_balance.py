"""The report of bench.balance: every side, every mark of history and every count of a game stands in it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bench.balance import COUNTS, POINTS, counts, one, report
from bench.history import MARKS
from grognard.games import everything, get
from grognard.kernel.game import LogLine

LINE = re.compile(r"\w.*: (\d+ of \d+ \(\d+\.\d%\)|\d+\.\d%|-?\d+\.\d a game)")
CASES = [(name, scenario) for name, game in everything().items() for scenario in game.scenarios]


@pytest.mark.parametrize(("name", "scenario"), CASES)
def test_all_marks_and_counts_are_reported_though_none_came_up(name: str, scenario: str) -> None:
    head, *lines = report(name, scenario, ["greedy", "random"], [(0, set(), Counter()), (None, set(), Counter())])
    assert head == f"{scenario}:"
    assert all(LINE.fullmatch(line) for line in lines), lines
    first, second = get(name).sides
    assert lines[:3] == [
        f"{first} (greedy): 1 of 2 (50.0%)",
        f"{second} (random): 0 of 2 (0.0%)",
        "nobody: 1 of 2 (50.0%)",
    ]
    marks = [f"{mark}: 0.0%" for mark in MARKS[name][scenario]]
    assert lines[3:] == marks + [f"{what}: 0.0 a game" for what in COUNTS.get(name, ())]


def test_what_came_up_is_counted() -> None:
    first, second, *_ = MARKS["first-ypres-1914"]["campaign"]
    found = [(1, {first}, Counter[str]()), (1, {first, second}, Counter[str]())]
    told = list(report("first-ypres-1914", "campaign", ["greedy", "greedy"], found))
    assert {f"{first}: 100.0%", f"{second}: 50.0%"} <= set(told)
    log = [LogLine("log-siege", {}), LogLine("log-points", {"why": "forage", "points": 3})]
    told = list(
        report("won-by-the-sword", "lech", ["greedy", "greedy"], [(0, set(), counts(log)), (0, set(), counts([]))])
    )
    assert {"sieges: 0.5 a game", "points for forage: 1.5 a game"} <= set(told)


def test_a_place_that_scores_nothing_is_whose_fort_stands_there() -> None:
    """Krakau is no victory hex: nobody is said to control it, and yet it is Austrian."""
    game = get("galicia-1914")
    g = game.start("deployed", game.settings({}))
    mark = MARKS["galicia-1914"]["deployed"]["Krakau is Austrian at the end"]
    assert mark(g, True)
    g.forts[g.box.fort_at[g.box.places["en"].index("Krakau")]] = 0
    assert not mark(g, True)


def test_every_reason_for_points_is_counted() -> None:
    words = (get("won-by-the-sword").folder / "messages" / "en.ftl").read_text("utf-8")
    reasons = words.partition("\nlog-points =")[2].partition("\n\n")[0]
    assert re.findall(r"\[(\w+)\]", reasons) == list(POINTS)


def test_a_game_shows_only_marks_that_are_reported() -> None:
    winner, seen, counted = one(("first-ypres-1914", "campaign", 1, "random", "random"))
    assert winner in (0, 1)
    assert seen <= set(MARKS["first-ypres-1914"]["campaign"])
    assert not counted
