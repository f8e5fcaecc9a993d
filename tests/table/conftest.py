"""One server and one browser a worker for all tests that drive the page: each brings people and matches of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.table.browser import browsing
from tests.table.served import Served, serving
from tests.table.sitting import KEY

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser, a server or a database on two busy cores may be late once; it is told, and given one more chance.
    Twice is a failure."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose dice and decks are known beforehand."""
    with serving(tmp_path_factory.mktemp("house"), key=KEY) as served:
        yield served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server as it is, for people without a page. A file whose tests ask more of it has one of its own."""
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browsing() as found:
        yield found


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """A browser that is empty before and after."""
    yield chromium
    for context in chromium.contexts:
        context.close()
