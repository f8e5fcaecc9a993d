"""The front page: who comes for the first time plays after one click; who comes back finds his matches first."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from grognard.games import everything, get
from tests.table.browser import Visitor
from tests.table.served import GAME, Served
from tests.table.sitting import call, lay


def test_a_newcomer_plays_after_one_click(house: Served, browser: Browser) -> None:
    """A card a game, with its map and what one wants to know; the button sits him down before a program."""
    visitor = Visitor(browser, house.address)
    page = visitor.page
    visitor.go("/")
    cards = page.get_by_role("article").filter(has=page.get_by_role("img"))  # toys of other tests have no picture
    expect(cards).to_have_count(len(everything()))
    expect(page.get_by_role("heading", name="Your matches")).to_have_count(0)
    for card in cards.all():
        for said in ("Players", "Length", "To learn", "Begin with"):
            expect(card).to_contain_text(said)
        picture = card.get_by_role("img")
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("picture => picture.naturalWidth") >= 600
    page.get_by_role("article", name="Won by the Sword").get_by_role("button").click()
    expect(page.locator(".ask .who")).to_contain_text("Your turn")
    match = call(visitor, "GET", f"/matches/{page.url.rpartition('/')[2]}")
    assert match["scenario"] == "lech"
    assert {seat["side"]: seat.get("bot", "") for seat in match["seats"]} == {"sw": "", "im": "regular"}

    # Back again: his match stands on top, under the name of its game; another game has a list of its own.
    lay(visitor)
    visitor.go("/")
    expect(page.locator("main h2").first).to_have_text("Your matches")
    expect(page.locator("main h2").nth(1)).to_have_text("The games")
    mine = page.get_by_role("region", name="Your matches")
    assert sorted(mine.locator("h3").all_inner_texts()) == ["Paths of Glory", "Won by the Sword"]
    assert not visitor.troubles, visitor.troubles


def test_against_a_program_is_the_first_way_in(house: Served, browser: Browser) -> None:
    visitor = Visitor(browser, house.address)
    page = visitor.page
    visitor.go("/")
    assert page.locator(".ways strong").first.inner_text() == "Against a program"
    page.get_by_role("link", name=re.compile(r"All scenarios \(14\).*Won by the Sword")).click()
    expect(page.get_by_role("radio", name="Against a program")).to_be_checked()
    expect(page.get_by_role("radio", name="The Crossing of the Lech")).to_be_checked()
    page.get_by_role("radio", name="At one screen").check(force=True)
    expect(page.get_by_role("radio", name="Won by the Sword")).to_be_checked()


def test_what_a_game_says_of_itself(house: Served) -> None:
    """Every game has a picture for both themes, a scenario and a side to begin with, and lengths of all scenarios."""
    games = {game["id"]: game for game in house.person().get("/api/games")}
    assert set(games) >= {GAME, "won-by-the-sword", "galicia-1914", "first-ypres-1914"}
    for game in games.values():
        assert game["covers"] == get(game["id"]).front.covers()
        assert game["first"] in {each["id"] for each in game["scenarios"]}
        assert game["side"] in {each["id"] for each in game["sides"]}
        assert 1 <= game["weight"] <= 5
        assert all(each["decisions"] > 100 for each in game["scenarios"]), game["id"]
