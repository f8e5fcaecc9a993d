"""Columns, links and forces beside the map in a browser: what may be chosen is chosen by mouse and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.table.battles import bring
from tests.table.browser import Visitor
from tests.table.campaigns import saved
from tests.table.served import Served
from tests.table.sitting import call, guest
from tests.table.test_axe import LOOKS, check, reader


def sit(browser: Browser, house: Served, scene: str, visitor: Visitor | None = None) -> tuple[Visitor, str]:
    """Somebody who plays both sides from a position."""
    visitor = visitor or guest(browser, house)
    match = bring(visitor, saved(scene))
    visitor.go(f"/match/{match}")
    visitor.page.locator(".curtain button.primary").click()
    expect(visitor.page.locator("#map")).to_be_visible()
    return visitor, match


def asked(visitor: Visitor, match: str) -> Any:
    return call(visitor, "GET", f"/matches/{match}/position")["question"]


def test_a_patrol_is_sent_by_mouse(house: Served, browser: Browser) -> None:
    visitor, match = sit(browser, house, "patrol")
    dot = visitor.page.locator(".link-choice .link-dot").first
    link = visitor.page.locator(".link-choice").first.get_attribute("data-noun")
    dot.click()
    piece = visitor.page.locator(".displays .piece.glowing").first
    expect(piece).to_be_visible()
    assert {option["verb"] for option in asked(visitor, match)["options"]} == {"send"}
    piece.click()
    assert link is not None
    expect(visitor.page.locator(f'[data-stack="{link}"]')).to_be_visible()
    pieces = call(visitor, "GET", f"/matches/{match}/position")["picture"]["pieces"]
    assert pieces[link]["at"] == link
    assert not visitor.troubles


def test_a_patrol_is_sent_by_keyboard(house: Served, browser: Browser) -> None:
    visitor, match = sit(browser, house, "patrol")
    links = {option["noun"] for option in asked(visitor, match)["options"] if option["verb"] == "patrol"}
    visitor.page.keyboard.press("m")
    focus = visitor.page.locator(":focus")
    expect(focus).to_have_attribute("class", "link-choice")
    assert focus.get_attribute("data-noun") in links
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".displays .piece.glowing:focus")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[data-stack*='--']").first).to_be_visible()


def test_troops_are_taken_and_counted_in_the_display(house: Served, browser: Browser) -> None:
    visitor, match = sit(browser, house, "manoeuvre")
    expect(visitor.page.locator(".facing .line")).to_have_count(2)
    expect(visitor.page.locator(".facing .box")).to_have_count(6)
    option = next(each for each in asked(visitor, match)["options"] if each["verb"].startswith("shift"))
    before = call(visitor, "GET", f"/matches/{match}/position")["picture"]["pieces"][option["noun"]].get("count", 1)
    visitor.page.locator(f'.displays [data-noun="{option["noun"]}"]').click()
    item = visitor.page.locator(f'[role="menuitem"][data-action="{option["action"]}"]')
    if item.count():
        item.click()
    visitor.page.wait_for_timeout(400)
    after = call(visitor, "GET", f"/matches/{match}/position")["picture"]["pieces"].get(option["noun"])
    assert (after["count"] if after and "count" in after else int(after is not None)) == before - 1


def test_a_battle_is_a_board_over_the_map(house: Served, browser: Browser) -> None:
    """Both lines, the step that is due, the choices in sight; folded it shows the map, the lines go to the column."""
    visitor, match = sit(browser, house, "wing")
    board = visitor.page.locator(".board-over")
    expect(board.locator(".facing .box")).to_have_count(6)
    expect(board.locator("[aria-current=step]")).to_have_text("Form up")
    expect(visitor.page.locator(".column .facing")).to_have_count(0)
    first = asked(visitor, match)["options"][0]["action"]
    expect(board.locator(".choices button.choice")).to_have_count(3)
    visitor.page.keyboard.press("b")
    expect(board.locator(".facing")).to_have_count(0)
    expect(visitor.page.locator(".column .facing .box")).to_have_count(6)
    visitor.page.keyboard.press("b")
    board.locator(f'[data-action="{first}"]').click()
    expect(board.locator(f'[data-action="{first}"]')).to_have_count(0)
    _, later = sit(browser, house, "manoeuvre", visitor)
    odds = call(visitor, "GET", f"/matches/{later}/position")["charts"]
    promised = next(chart for chart in odds if chart.get("option"))
    expect(visitor.page.locator(f'.column [data-action="{promised["option"]}"] .chance')).to_contain_text("→")
    expect(board.locator(".between .share")).to_have_count(3)
    expect(board.locator(".whole")).to_contain_text("The battle won")
    assert not visitor.troubles


def test_nothing_of_the_enemys_forces_comes_to_the_page(house: Served, browser: Browser) -> None:
    """Whoever looks with one side's eyes is sent no troops of the other."""
    visitor, match = sit(browser, house, "seen")
    position = call(visitor, "GET", f"/matches/{match}/position")
    other = {"sw": "im", "im": "sw"}[position["side"]]
    assert not [noun for noun in position["picture"]["pieces"] if noun.startswith(f"troop:{other}")]
    assert f'data-noun="troop:{other}' not in visitor.stored()


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_everybody_can_use_it(house: Served, browser: Browser, look: tuple[str, str]) -> None:
    visitor = reader(browser, house, look)
    for scene in ("column", "patrol", "reorganise", "siege", "manoeuvre", "wing"):
        sit(browser, house, scene, visitor)
        expect(visitor.page.locator("g.stack").first).to_be_attached()
        check(visitor, scene, board=scene in ("column", "patrol"))  # of the others the map is no other
