"""`grognard arena`: games in pairs, a file that is gone on with, deaths that cost nothing, a leaderboard."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from grognard import __version__
from grognard.cli import arena
from grognard.cli.arena import Job, Wanted, plan, play_one, run
from grognard.cli.leaderboard import Tally, tally, whole_pairs
from grognard.games import get
from grognard.kernel.refusal import BadInput

COMMAND = [sys.executable, "-c", "from grognard.cli import main; main()", "arena"]
PATHS = Wanted("paths-of-glory", "one=random,other=random", 4, scenarios=("introduction",))
"""Games that take no time."""


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def keys(path: Path) -> list[tuple[object, ...]]:
    return sorted((told["scenario"], told["seed"], *told["bots"]) for told in lines(path))


def told(seed: int, bots: Sequence[str], winner: str | None, error: str | None = None) -> dict[str, Any]:
    return {"scenario": "s", "seed": seed, "bots": list(bots), "winner": winner, "error": error}


# -- what is played ---------------------------------------------------------------------------------------------------


def test_every_game_is_played_twice_with_the_same_dice_and_sides_swapped() -> None:
    jobs, _ = plan(PATHS._replace(bots="a=random,b=random,c=greedy", first=7))
    assert [(job.seed, "".join(who.label for who in job.players)) for job in jobs] == [
        (seed, pair) for seed in (7, 8) for pair in ("ab", "ba", "ac", "ca", "bc", "cb")
    ]
    assert jobs[4].players[0].bot == "random"
    assert jobs[4].players[1].bot == "greedy"


def test_several_scenarios_come_in_turn() -> None:
    jobs, _ = plan(PATHS._replace(games=6, scenarios=("limited-war", "introduction")))
    assert [job.scenario for job in jobs[::2]] == ["limited-war", "introduction", "limited-war"]
    assert {job.scenario for job in plan(PATHS._replace(scenarios=()))[0]} == {"campaign"}
    with_option = plan(PATHS._replace(options=("expansion=on",)))[0][0]
    assert with_option.options["expansion"] is True


def test_a_game_is_told_with_how_long_each_side_thought() -> None:
    job = plan(PATHS)[0][0]
    one, again = play_one(job), play_one(job)
    assert one["winner"] in (None, *get("paths-of-glory").sides)
    assert one["reason"]
    assert one["error"] is None
    assert min(one["answers"]) > 10
    for side in (0, 1):
        assert 0 < one["longest"][side] <= one["seconds"][side] < 60
    clocks = ("seconds", "longest")
    assert {k: v for k, v in one.items() if k not in clocks} == {k: v for k, v in again.items() if k not in clocks}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"bots": "random"}, "two bots or more, each by a name of its own, not random"),
        ({"bots": "random,random"}, "each by a name of its own, not random, random"),
        ({"games": 3}, "an even number, not 3"),
        ({"bots": "random,deep-blue"}, "there is no bot 'deep-blue'"),
        ({"scenarios": ("verdun",)}, "no scenario 'verdun'"),
        ({"bots": "random,/nowhere:greedy"}, "/nowhere is neither a checkout"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        run(PATHS._replace(**change))


def test_a_process_with_other_sources_does_not_play() -> None:
    with pytest.raises(BadInput, match="other sources or data"):
        play_one(plan(PATHS)[0][0]._replace(code="0123"))


# -- the file ---------------------------------------------------------------------------------------------------------


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "new" / "games.jsonl"
    played: list[Job] = []

    def here(work: object, jobs: Sequence[Job], at_once: int) -> Iterator[tuple[Job, dict[str, Any] | None]]:
        """In this process."""
        for job in jobs:
            played.append(job)
            yield job, play_one(job)

    monkeypatch.setattr(arena, "spread", here)
    run(PATHS._replace(games=2, out=out))
    assert len(played) == 2
    run(PATHS._replace(out=out))
    assert len(played) == 4
    assert keys(out) == [
        ("introduction", seed, *pair) for seed in (1, 2) for pair in (("one", "other"), ("other", "one"))
    ]
    with out.open("a") as file:
        file.write('{"game": "paths-of-glory", "scen')  # cut off by a power cut
    run(PATHS._replace(out=out, bots="one=random,third=random", games=2))
    assert len(lines(out)) == 6
    run(PATHS._replace(out=out))
    assert len(played) == 6
    text = out.read_text().replace(f'"{played[0].code}"', '"0123456789ab"')
    out.write_text(text)
    with pytest.raises(BadInput, match="has games of one - other under other rules, data or sources"):
        run(PATHS._replace(out=out))
    out.write_text("to be or not to be\n")
    with pytest.raises(BadInput, match="is no file of games"):
        run(PATHS._replace(out=out))


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def begun(out: Path, games: int, *words: str) -> subprocess.Popen[str]:
    """An arena in a process of its own, of which some games have ended."""
    command = [
        *COMMAND,
        "first-ypres-1914",
        "--bots",
        "greedy,random",
        "--games",
        str(games),
        "--out",
        str(out),
        *words,
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    until = time.monotonic() + 120
    while not out.exists() or not out.read_text():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.02)
    return process


def test_a_worker_that_is_killed_costs_no_result(tmp_path: Path) -> None:
    out, page = tmp_path / "games.jsonl", tmp_path / "board.md"
    process = begun(out, 6, "--jobs", "2", "--leaderboard", str(page))
    os.kill(children(process.pid)[-1], signal.SIGKILL)
    said, errors = process.communicate(timeout=240)
    assert (process.returncode, errors) == (0, "")
    assert "greedy" in said
    assert len(lines(out)) == 6
    assert len(set(keys(out))) == 6
    assert "| 6 |" in page.read_text()


def test_ctrl_c_leaves_a_file_that_is_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    process = begun(out, 8)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    before = lines(out)
    assert re.fullmatch(r"cut off with \d of 8 games played; with the same --out the same command goes on .*\n", errors)
    words = ["first-ypres-1914", "--bots", "greedy,random", "--games", "4", "--out", str(out)]
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=240, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert lines(out)[: len(before)] == before
    assert len(set(keys(out))) == len(lines(out)) == max(4, len(before))


def test_a_game_over_which_two_processes_died_is_left_out_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def here(work: object, jobs: Sequence[Job], at_once: int) -> Iterator[tuple[Job, dict[str, Any] | None]]:
        for number, job in enumerate(jobs):
            yield job, play_one(job) if number else None

    monkeypatch.setattr(arena, "spread", here)
    page = tmp_path / "board.md"
    with pytest.raises(SystemExit) as ended:
        run(PATHS._replace(leaderboard=page, language="fr"))
    assert ended.value.code == 1
    said = capsys.readouterr().err
    assert said == "introduction, germe 1, one - other\u00a0: laissée de côté (deux processus en sont morts)\n"
    assert "ou la partie aux camps échangés\u00a0: 1." in page.read_text()


# -- the leaderboard --------------------------------------------------------------------------------------------------


def test_half_a_pair_is_not_counted() -> None:
    games = [told(1, "ab", "x"), told(1, "ba", "x"), told(2, "ab", "x"), told(3, "ab", "x"), told(3, "ba", None, "oh")]
    assert whole_pairs(games) == games[:2]


def test_who_won_what_on_which_side() -> None:
    games = [told(1, "ab", "x"), told(1, "ba", None), told(2, "ab", "y"), told(2, "ba", "x"), told(2, "ac", "x")]
    sides = ("x", "y")
    assert tally(games, sides, "a") == Tally(2, 1, 2)
    assert tally(games, sides, "a", other="b") == Tally(1, 1, 2)
    assert tally(games, sides, "a", side=0, other="b") == Tally(1, 0, 1)
    assert tally(games, sides, "b", side=0) == Tally(1, 1, 0)
    assert Tally(1, 1, 0).share() == "75 (20–97)"
    assert Tally(0, 0, 0).share() == "–"


def test_a_leaderboard_says_what_made_it(tmp_path: Path) -> None:
    page = tmp_path / "there" / "board.md"
    words = ["paths-of-glory", "--bots", "greedy,random", "--games", "2", "--scenario", "introduction"]
    words += ["--option", "expansion", "--leaderboard", str(page)]
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=240, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    text = page.read_text("utf-8")
    game = get("paths-of-glory")
    assert f"\n    grognard {' '.join(['arena', *words])}\n" in text
    assert f"UTC, grognard {__version__}\n" in text
    assert f"- paths-of-glory, rules version {game.version}, data {game.digest}; scenarios: introduction\n" in text
    assert "expansion=on" in text
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line[:1] == "|"]
    heads = ["bot", "rating", "games", "w–d–l", "as ap, %", "as cp, %", "ms an answer", "longest"]
    assert rows[0] == heads
    assert {row[0] for row in rows[2:4]} == {"greedy", "random"}
    assert rows[-1][0] == "greedy – random"
    assert rows[-1][1] == "2"
