"""`grognard simulate` and `grognard bench`."""

from __future__ import annotations

import json
import time

import pytest

from grognard.cli import bench
from grognard.cli.simulate import Job, one, run
from grognard.kernel.refusal import BadInput

FIELDS = {"finished", "error", "winner", "reason", "turns", "decisions", "seed"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_one_object_a_game(jobs: int, capsys: pytest.CaptureFixture[str]) -> None:
    run("paths-of-glory", 3, "random,random", jobs, "all", ["expansion=on"], 5, True)
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(told) == 3
    assert {game["seed"] for game in told} == {5, 6, 7}
    assert {game["scenario"] for game in told} == {"introduction", "limited-war", "campaign"}
    for game in told:
        assert game.keys() >= FIELDS
        assert game["finished"]
        assert game["error"] is None
        assert game["winner"] in (None, "ap", "cp")
        assert game["decisions"] > game["turns"] > 0


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    run("paths-of-glory", 2, "random,random", 1, "introduction", [], 1, False)
    assert "introduction" in capsys.readouterr().out


def test_the_same_seed_is_the_same_game() -> None:
    job: Job = ("paths-of-glory", "introduction", {}, ("random", "random"), 9)
    assert one(job) == one(job)


def test_greedy_beats_random_in_the_introduction() -> None:
    """Judged by victory points, over a few games on either side."""
    won = 0
    for seed in range(2):
        for bots, side in ((("random", "greedy"), "cp"), (("greedy", "random"), "ap")):
            told = one(("paths-of-glory", "introduction", {}, bots, seed))
            assert told["error"] is None
            won += told["winner"] == side
    assert won >= 3


def test_wrong_bots_are_refused() -> None:
    with pytest.raises(BadInput, match="2 bots"):
        run("paths-of-glory", 1, "random", 1, "", [], 1, True)
    with pytest.raises(BadInput, match="no bot"):
        run("paths-of-glory", 1, "random,deep-blue", 1, "", [], 1, True)


def test_bench_says_its_ratios(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", time.process_time)  # others want the same cores
    bench.run(True, 0.2)
    told = json.loads(capsys.readouterr().out)["paths-of-glory"]
    assert told["random_play_ratio"] > 0.3  # 0.7 is the promise; a loaded test machine gets some slack
    assert 0 < told["supply_share"] < 0.6
