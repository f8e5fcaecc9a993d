"""The end of a game on the page: the report, links to its positions, a picture of the map, the story as text."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser import Visitor
from tests.table.served import Served
from tests.table.sitting import FIRST_ROUND, call, guest, lay
from tests.table.test_axe import LOOKS, check, reader


def finished(visitor: Visitor) -> str:
    """An attack, and the Allies give up."""
    match = lay(visitor, *FIRST_ROUND)
    call(visitor, "POST", f"/matches/{match}/resign", {"side": "ap"})
    return match


def test_a_finished_game_is_told_and_every_place_has_a_link(house: Served, browser: Browser, tmp_path: Path) -> None:
    visitor = guest(browser, house, permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    match = finished(visitor)
    visitor.go(f"/match/{match}")
    page.get_by_role("link", name="Report").click()
    expect(page.locator(".result")).to_contain_text("Central Powers")
    expect(page.get_by_role("group", name="Victory points")).to_be_visible()
    for title in ("How it went", "Turning points", "Losses", "Luck", "The battle report"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    with page.expect_download() as load:
        page.get_by_role("button", name="Save the text").click()
    load.value.save_as(tmp_path / "story.txt")
    story = (tmp_path / "story.txt").read_text("utf-8")
    assert "Paths of Glory · Limited War" in story
    assert "Sedan" in story
    page.get_by_role("button", name="Copy the text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == story

    # Into the game: the replay opens where the link says, and gives a link to any other place.
    page.get_by_text("The same in figures").click()
    page.get_by_role("rowheader").get_by_role("link").first.click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Copy a link to here").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    shown = page.locator(".replay .step").inner_text()
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator(".replay .step")).to_have_text(shown)

    # And a picture of the map, drawn by the browser itself.
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as load:
        page.get_by_role("button", name="Save a picture of the map").click()
    load.value.save_as(tmp_path / "map.png")
    assert (tmp_path / "map.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert (tmp_path / "map.png").stat().st_size > 100_000, "a map with its relief, not an empty sheet"
    assert not visitor.troubles, visitor.troubles


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_the_report_for_all_readers(house: Served, browser: Browser, look: tuple[str, str]) -> None:
    visitor = reader(browser, house, look)
    visitor.go(f"/report/{finished(visitor)}")
    expect(visitor.page.locator(".result")).to_be_visible()
    expect(visitor.page.locator("#luck")).to_be_visible()
    check(visitor, "the report")
