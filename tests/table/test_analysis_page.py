"""A finished game looked back at on its report: asked for, watched, kept, with links into the replay."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect

from grognard.bots.rand import pick
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from tests.table.browser import Visitor
from tests.table.served import GAME, Served
from tests.table.sitting import guest
from tests.table.test_axe import check, reader

PATIENCE = 240_000
"""Milliseconds: whoever thinks stands behind everybody else on a busy machine."""


@cache
def blunders() -> str:
    """A game of the introduction in which nobody knows what he does, saved."""
    play: Play[Any] = Play(get(GAME), Seeded(4), "introduction", log=True)
    random = Random(4)
    while play.question is not None:
        play.decide(pick(play.question, play.game.rare, random))
    return write(record(play), play.game)


def report(visitor: Visitor) -> str:
    """Its report."""
    brought = visitor.context.request.post(
        f"{visitor.address}/api/records", data=blunders(), headers={"content-type": "text/plain"}
    )
    assert brought.ok, brought.text()
    match: str = brought.json()["id"]
    visitor.go(f"/report/{match}")
    expect(visitor.page.locator("#chances")).to_be_visible()
    return match


def test_a_game_is_looked_back_at_and_a_link_leads_to_a_decision(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = report(visitor)
    back = page.get_by_role("region", name="Winning chances")
    expect(back).to_contain_text("once for all readers")
    back.get_by_role("button", name="Look back at this game").click()
    # The chances are there first; then decision after decision.
    expect(back.get_by_role("group", name="Chances over the game")).to_be_visible(timeout=PATIENCE)
    expect(back.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)
    rows = back.locator("ol > li")
    expect(rows).not_to_have_count(0)
    costs = []
    for row in rows.all():
        done, best = (float(text.split("%")[0].strip(" <>\xa0")) for text in row.locator(".odds").all_inner_texts())
        costs.append(best - done)
        assert best > done
    assert costs[0] >= costs[-1]
    back.get_by_text("The same in figures").click()
    expect(back.get_by_role("rowheader", name="August 1914")).to_be_visible()
    # Looked at again it is there at once, and nobody is asked to begin.
    page.reload()
    expect(rows).to_have_count(len(costs))
    expect(back.get_by_role("button", name="Look back at this game")).to_have_count(0)
    # The mark on the curve and the link beside the decision lead to the same place of the replay: before it was made.
    side = rows.first.locator("b").first.inner_text()
    turn = rows.first.locator(".head .small").first.inner_text()
    mark = back.get_by_role("link", name=f"Decision 1: {turn}, {side}")
    link = rows.first.get_by_role("link")
    assert mark.get_attribute("href") == link.get_attribute("href")
    assert re.fullmatch(rf"/match/{match}\?at=\d+", link.get_attribute("href") or "")
    link.click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(page.locator("header .status")).to_contain_text(turn)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay .step b")).to_have_text(side)
    assert not visitor.troubles, visitor.troubles


def test_on_a_narrow_screen_in_french_for_all_readers(house: Served, browser: Browser) -> None:
    visitor = reader(browser, house, ("fr", "dark"), viewport={"width": 390, "height": 844})
    page = visitor.page
    report(visitor)
    back = page.get_by_role("region", name="Chances de gagner")
    back.get_by_role("button", name="Analyser cette partie").click()
    expect(back.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)
    expect(back.get_by_role("heading", name="Les décisions les plus coûteuses")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(visitor, "a game looked back at")
    assert not visitor.troubles, visitor.troubles
