"""Room for the map: panels that fold and stay folded, a map without counters, distances; the narrow screen; Tab."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.table.served import Served
from tests.table.sitting import OPENING, answer, click, guest, lay, sit

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_panels_fold_counters_go_and_distances_are_told(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = lay(visitor, "keep_guns")
    sit(visitor, match)
    # The question is where Tab begins.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.ask') !== null")
    # Hand and log fold away, the map grows, and they stay folded.
    tall = page.locator("#map").bounding_box()
    page.locator("#hand .fold").click()
    expect(page.locator("#hand article")).to_have_count(0)
    page.locator(".column .fold").click()
    expect(page.locator("#log")).to_be_hidden()
    grown = page.locator("#map").bounding_box()
    assert tall is not None
    assert grown is not None
    assert grown["height"] > tall["height"] + 100
    page.reload()
    page.locator(".curtain button").click()
    expect(page.locator("g.stack").first).to_be_visible()
    expect(page.locator("#hand article")).to_have_count(0)
    expect(page.locator("#log")).to_be_hidden()
    page.locator("#hand .fold").click()
    expect(page.locator("#hand article").first).to_be_visible()
    # The key of the log unfolds it.
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    expect(page.locator("#log")).to_be_visible()
    # A key takes the counters away and brings them back; what lies under them can be clicked.
    page.keyboard.press("x")
    expect(page.locator("g.stack").first).to_be_hidden()
    page.keyboard.press("x")
    expect(page.locator("g.stack").first).to_be_visible()
    page.keyboard.down("x")
    expect(page.locator("g.stack").first).to_be_hidden()
    page.wait_for_timeout(450)
    page.keyboard.up("x")
    expect(page.locator("g.stack").first).to_be_visible()
    # Two clicks, and it says how far.
    page.keyboard.press("d")
    expect(page.locator(".chip.low[role=status]")).to_contain_text("first place")
    click(visitor, '[data-stack="space:sedan"], .space[data-noun="space:sedan"]')
    expect(page.locator(".chip.low[role=status]")).to_contain_text("From Sedan")
    click(visitor, '[data-stack="space:verdun"], .space[data-noun="space:verdun"]')
    expect(page.locator(".chip.low[role=status]")).to_contain_text("Sedan → Verdun: 1 step")
    expect(page.locator("#map path.measured")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#map path.measured")).to_have_count(0)
    # What stands at the top is one line.
    tops = page.locator(".bar .item").evaluate_all("items => items.map(item => Math.round(item.offsetTop))")
    assert len(set(tops)) == 1
    assert not visitor.troubles, visitor.troubles


def test_on_a_telephone_the_playable_card_is_in_sight_and_news_cover_no_map(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house, **PHONE)
    page = visitor.page
    match = lay(visitor, "keep_guns")
    sit(visitor, match)
    card = page.locator('.strip [data-action="event:CP1"]')
    card.scroll_into_view_if_needed()
    expect(card).to_be_in_viewport()
    expect(page.locator("#map")).to_be_in_viewport()
    card.tap()
    expect(page.locator(".ask h2")).to_contain_text("Choose a space to attack")
    answer(visitor, match, *OPENING[2:], "begin", "pin:koblenz")
    page.locator(".curtain button").click()
    news = page.locator(".bar .news li")
    expect(news).to_be_visible()
    shown, area = news.bounding_box(), page.locator("#map").bounding_box()
    assert shown is not None
    assert area is not None
    assert shown["y"] + shown["height"] <= area["y"] + 1
    assert not visitor.troubles, visitor.troubles
