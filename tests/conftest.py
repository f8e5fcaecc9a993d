"""What every test starts from, in which tier it runs, and how the tests are shared out among workers.

Two tiers. `make quick` leaves out what is marked `whole` or `slow`; `make test` runs everything. A test that starts a
process, a server or a browser or opens a database without being marked `whole` fails: none can slip into `make quick`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
WHOLE = (HERE / "table", HERE / "cli")
"""Folders of tests of the program as a whole."""
TOGETHER = (
    HERE / "table",
    HERE / "cli" / "test_cluster.py",
    HERE / "cli" / "test_serve.py",
    HERE / "test_wheel.py",
)
"""Files whose tests share a server, a cluster, a browser or something built."""
OUTSIDE = {"subprocess.Popen", "os.fork", "os.posix_spawn", "socket.bind", "socket.connect", "sqlite3.connect"}
"""What Python reports when a test reaches out of its own process."""

# The servers that tests start, and the workers, compile what they import only once.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: three workers on two cores, because who drives a browser or a server mostly waits for it."""
    cores = len(os.sched_getaffinity(0))
    return cores + (cores + 1) // 2


@pytest.hookimpl(tryfirst=True)  # pytest chooses by marks, and xdist reads them, in hooks of the same name
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The folder says the tier. A file that shares something stays with one worker: else each worker would start all
    that it needs. xdist begins with the larger groups, so that the single tests level things out in the end."""
    for item in items:
        if any(item.path.is_relative_to(path) for path in WHOLE):
            item.add_marker(pytest.mark.whole)
        if item.get_closest_marker("xdist_group") is None and any(item.path.is_relative_to(path) for path in TOGETHER):
            item.add_marker(pytest.mark.xdist_group(item.path.name))


_alone = False


def _stay_inside(event: str, _: tuple[Any, ...]) -> None:
    if _alone and event in OUTSIDE:
        raise AssertionError(f"{event} in a test that is not marked `whole`: see tests/conftest.py")


sys.addaudithook(_stay_inside)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Fixtures included."""
    global _alone
    _alone = item.get_closest_marker("whole") is None
    try:
        return (yield)
    finally:
        _alone = False


@pytest.fixture(autouse=True)
def _a_screen_of_100_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
