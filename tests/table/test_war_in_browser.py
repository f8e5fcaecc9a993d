"""A board of 6,215 hexes and 1,000 counters in the page: what is there, and that it can be played by mouse and keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bench.page import alone
from tests.table.browser import Visitor
from tests.table.served import Served, serving
from tests.toy.installed import whole_war

MOST_NODES = 6000
"""All that is in the page at any scale; one node a hex would be more by itself."""


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("war"), site=whole_war(tmp_path_factory.mktemp("site"))) as served:
        yield served


@pytest.fixture
def visitor(front: Served, browser: Browser) -> Visitor:
    """Somebody who sits at both sides of the war."""
    found = Visitor(browser, front.address)
    found.context.request.post(f"{front.address}/api/guests?lang=en", data={})
    body: dict[str, Any] = {"game": "war", "scenario": "campaign", "seats": {"entente": "me", "central": "me"}}
    match = found.context.request.post(f"{front.address}/api/matches", data=body).json()
    found.go(f"/match/{match['id']}")
    expect(found.page.locator("#map .stack").first).to_be_visible()
    return found


def zoom(visitor: Visitor, notches: int) -> None:
    """The whole map, then closer by so many notches of the wheel."""
    visitor.page.locator("#map [tabindex='0']").first.press("0")
    visitor.page.keyboard.press("Escape")
    visitor.page.mouse.move(430, 300)
    for _ in range(notches):
        visitor.page.mouse.wheel(0, -120)
        visitor.page.wait_for_timeout(30)
    visitor.page.wait_for_timeout(1200)


def test_only_what_is_near_sight_is_there(visitor: Visitor) -> None:
    page, stacks = visitor.page, visitor.page.locator("#map .stack")
    zoom(visitor, 0)
    everywhere = stacks.count()
    assert everywhere > 400
    assert page.locator("#map .stack .said").count() <= 1  # a speck has its name as a label
    assert page.locator("*").count() < MOST_NODES
    assert re.search(r"\w", stacks.first.get_attribute("aria-label") or "")
    zoom(visitor, 13)
    assert 0 < stacks.count() < everywhere / 4
    assert page.locator("*").count() < MOST_NODES
    assert not visitor.troubles, visitor.troubles


def test_a_counter_is_clicked_and_its_way_shown(visitor: Visitor) -> None:
    zoom(visitor, 10)
    visitor.page.mouse.click(*alone(visitor.page))
    expect(visitor.page.locator("#map .hex-glow")).to_be_attached()
    expect(visitor.page.locator(".ask h2")).to_contain_text("Where does")
    shown = visitor.page.locator("#map .hex-glow").get_attribute("d") or ""
    assert shown.count("z") > 50
    assert not visitor.troubles, visitor.troubles


def test_a_walk_by_keys_leads_out_of_sight_and_takes_the_focus_along(visitor: Visitor) -> None:
    zoom(visitor, 13)
    page = visitor.page
    page.locator("#map [tabindex='0']").first.focus()
    here = "() => document.activeElement?.closest('[data-noun], [data-stack]') !== null"
    met = set()
    for _ in range(12):
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(80)
        assert page.evaluate(here)
        focus = page.locator("*:focus")
        met.add(focus.get_attribute("data-noun") or focus.get_attribute("data-stack"))
        box = focus.bounding_box()
        assert box is not None
        assert box["y"] < 900
    assert len(met) > 4
    assert not visitor.troubles, visitor.troubles
