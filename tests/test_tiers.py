"""What is in `make quick` stays inside its own process: else it would be slow one day, or late."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable

import pytest


def process() -> None:
    subprocess.run([sys.executable, "-c", ""], check=True)


def server() -> None:
    with socket.create_server(("127.0.0.1", 0)):
        pass


def database() -> None:
    sqlite3.connect(":memory:").close()


outside = pytest.mark.parametrize("leave", [process, server, database])


@outside
def test_a_test_that_is_not_marked_whole_cannot_leave_its_process(leave: Callable[[], None]) -> None:
    with pytest.raises(AssertionError, match="not marked `whole`"):
        leave()


@outside
@pytest.mark.whole
def test_one_that_is_can(leave: Callable[[], None]) -> None:
    leave()


def test_whatever_is_tested_of_the_table_and_of_the_commands_is_whole(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        if item.path.parent.name in ("table", "cli"):
            assert item.get_closest_marker("whole") is not None, item.nodeid
