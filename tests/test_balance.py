"""The report of bench.balance: every side, every mark of history and every count of a game stands in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import balance, glory
from bench.balance import COUNTS, POINTS, Job, Played, counts, one, report, series
from bench.history import MARKS
from grognard.games import everything, get
from grognard.kernel.game import LogLine

from .paths_of_glory.table import position, table

LINE = re.compile(r"\w.*: (\d+ of \d+ \(\d+\.\d%\)|\d+\.\d%|-?\d+\.\d a game)")
DRAW = Played(2, None, "end-draw", 9, frozenset(), Counter())
CASES = [(name, scenario) for name, game in everything().items() for scenario in game.scenarios]


@pytest.mark.parametrize(("name", "scenario"), CASES)
def test_all_marks_and_counts_are_reported_though_none_came_up(name: str, scenario: str) -> None:
    head, *lines = report(name, scenario, ["greedy", "random"], [DRAW._replace(winner=0), DRAW])
    assert head == f"{scenario}:"
    assert all(LINE.fullmatch(line) for line in lines), lines
    first, second = get(name).sides
    assert lines[:4] == [
        f"{first} (greedy): 1 of 2 (50.0%)",
        f"{second} (random): 0 of 2 (0.0%)",
        "nobody: 1 of 2 (50.0%)",
        "end-draw: 100.0%",
    ]
    marks = [f"{mark}: 0.0%" for mark in MARKS[name][scenario]]
    assert lines[4:] == marks + [f"{what}: 0.0 a game" for what in COUNTS.get(name, ())]


def test_what_came_up_is_counted() -> None:
    first, second, *_ = MARKS["first-ypres-1914"]["campaign"]
    found = [DRAW._replace(seen=frozenset({first})), DRAW._replace(seen=frozenset({first, second}))]
    told = list(report("first-ypres-1914", "campaign", ["greedy", "greedy"], found))
    assert {f"{first}: 100.0%", f"{second}: 50.0%"} <= set(told)
    log = [LogLine("log-siege", {}), LogLine("log-points", {"why": "forage", "points": 3})]
    found = [DRAW._replace(counted=counts(log)), DRAW]
    told = list(report("won-by-the-sword", "lech", ["greedy", "greedy"], found))
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
    its = one(Job("first-ypres-1914", "campaign", 1, ("random", "random")))
    assert its.winner in (0, 1)
    assert its.seen <= set(MARKS["first-ypres-1914"]["campaign"])
    assert not its.counted
    assert Played.read(its.line()) == its


def test_a_series_goes_on_where_it_was_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def here(what: object, jobs: list[Job], at_once: int) -> Iterator[tuple[Job, Played]]:
        """In this process."""
        played.extend(job.seed for job in jobs)
        return ((job, DRAW._replace(seed=job.seed, counted=Counter(x=job.seed))) for job in reversed(jobs))

    monkeypatch.setattr(balance, "spread", here)
    kept = tmp_path / "new" / "kept.jsonl"
    jobs = [Job("first-ypres-1914", "campaign", seed, ("greedy", "greedy")) for seed in range(5)]
    assert [its.seed for its in series(jobs[:3], 1, kept)] == [0, 1, 2]
    found = series(jobs[1:], 1, kept)
    assert played == [0, 1, 2, 3, 4]
    assert [(its.seed, its.counted["x"]) for its in found] == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_of_paths_of_glory_hunger_and_idle_activations_are_counted() -> None:
    """GE4 at Metz goes nowhere and attacks nobody; GE1 marches; the army in Warsaw starves."""
    units = {"koblenz": "GE1", "metz": "GE4", "verdun": "FR3", "warsaw": "RU2", "lodz": "GE9"}
    t = table(position(units, hands="CP18", destroyed="verdun"))
    watch = glory.Watch()
    for text in ("ops:CP18", "move:koblenz", "move:metz", "pick:GE1", "step:aachen", "stop", "done"):
        t.do(text)
        watch.look(t.g)
    watch.close()
    assert watch.counted == {"activations, cp": 2, "activations unused, cp": 1}
    line = LogLine("log-attrition", {"unit": ("unit", 1), "side": ("side", 0)})
    t.g.log = [line]
    watch = glory.Watch()
    watch.look(t.g)
    assert watch.counted == {"units lost to want of supply, ap": 1}
