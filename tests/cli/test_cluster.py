"""`grognard arena --cluster`: two nodes of Ray on this machine, that listen to nobody else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.cli import main
from grognard.cli.cluster import spread_out
from grognard.kernel.refusal import BadInput

from .test_hands import double

COMMAND = [sys.executable, "-c", "from grognard.cli import main; main()", "arena", "first-ypres-1914"]
HERE = {"node_ip_address": "127.0.0.1", "num_cpus": 1, "include_dashboard": False}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """One of two nodes, each for one game at a time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # Ray reads it when it is imported
        pytest.importorskip("ray")
        from ray.cluster_utils import Cluster

        made = Cluster(initialize_head=True, head_node_args=HERE)
        try:
            made.add_node(**HERE)
            yield made
        finally:
            made.shutdown()


def workers(*nodes: Any) -> list[int]:
    """The processes that play a game there just now."""
    found = []
    for node in nodes:
        for raylet in node.all_processes["raylet"]:
            pid = raylet.process.pid
            for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(child) for child in tasks.read_text().split()]
    return [pid for pid in found if _called(pid).startswith(b"ray::play_one")]


def _called(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has just ended
        return b""


def played(cluster: Any, out: Path, games: int, meanwhile: Callable[[], None]) -> list[dict[str, Any]]:
    """What an arena on the cluster has played; when a game has ended and all nodes play, something happens."""
    words = ["--bots", "greedy,random", "--games", str(games), "--out", str(out), "--cluster", cluster.address]
    process = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 120
    while not out.exists() or not all(map(workers, cluster.list_all_nodes())):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.05)
    meanwhile()
    said, errors = process.communicate(timeout=240)
    assert process.returncode == 0, errors
    assert "greedy" in said
    found = [json.loads(line) for line in out.read_text().splitlines()]
    assert len({(told["seed"], *told["bots"]) for told in found}) == len(found) == games
    return found


def test_deaths_cost_no_result_and_a_second_over_the_same_piece_only_that_one(cluster: Any, tmp_path: Path) -> None:
    """As `spread` has it."""
    pieces = [(number, tmp_path) for number in (1, 101, 2, 201, 3, 50)]
    found = {number: result for (number, _), result in spread_out(double, pieces, 2, cluster.address)}
    assert found == {1: 2, 101: 202, 2: 4, 201: None, 3: 6, 50: 100}
    assert sum(1 for _ in tmp_path.glob("201-*")) == 2
    with pytest.raises(ValueError, match="13 is not liked"):
        list(spread_out(double, [(13, tmp_path)], None, cluster.address))


def test_a_worker_that_is_killed_costs_no_result(cluster: Any, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill() -> None:
        killed.append(workers(*cluster.list_all_nodes())[-1])
        os.kill(killed[0], signal.SIGKILL)

    found = played(cluster, tmp_path / "games.jsonl", 6, kill)
    assert killed
    assert all(told["error"] is None for told in found)


def test_a_node_that_is_killed_costs_no_result(cluster: Any, tmp_path: Path) -> None:
    def kill() -> None:
        (node,) = cluster.worker_nodes
        cluster.remove_node(node, allow_graceful=False)

    assert len(played(cluster, tmp_path / "games.jsonl", 6, kill)) == 6
    assert len(cluster.list_all_nodes()) == 1


def test_a_cluster_that_is_not_there_is_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["arena", "paths-of-glory", "--bots", "random,greedy", "--games", "2", "--cluster", "local"]
    monkeypatch.setattr(sys, "argv", ["grognard", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == 'grognard: Ray is not installed: pip install "grognard[cluster]"\n'


def test_an_address_that_is_none_is_refused(cluster: Any) -> None:
    with pytest.raises(BadInput, match="the cluster nonsense cannot be used"):
        list(spread_out(double, [(1, Path())], 1, "nonsense"))
