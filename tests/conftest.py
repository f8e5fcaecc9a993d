"""What every test starts from, and how the tests are shared out among workers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TOGETHER = (HERE / "table", HERE / "cli" / "test_serve.py", HERE / "test_wheel.py")
"""Files whose tests share a server, a browser or something built."""

# The servers that tests start, and the workers, compile what they import only once.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: three workers on two cores, because who drives a browser or a server mostly waits for it."""
    cores = len(os.sched_getaffinity(0))
    return cores + (cores + 1) // 2


@pytest.hookimpl(tryfirst=True)  # xdist reads the marks in a hook of the same name
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Such a file stays with one worker: else each worker would start all that it needs. xdist begins with the larger
    groups, so that the single tests level things out in the end."""
    for item in items:
        if item.get_closest_marker("xdist_group") is None and any(item.path.is_relative_to(path) for path in TOGETHER):
            item.add_marker(pytest.mark.xdist_group(item.path.name))


@pytest.fixture(autouse=True)
def _a_screen_of_100_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
