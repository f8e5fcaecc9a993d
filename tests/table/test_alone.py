"""Somebody plays alone: both sides at one screen with open hands, and a program at the pace he likes."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.table.browser import Visitor
from tests.table.playing import held, truth
from tests.table.served import Served
from tests.table.sitting import call, guest, lay, wait_for
from tests.table.test_axe import check


def other_hand(visitor: Visitor) -> set[str]:
    cards = visitor.page.locator("[data-card]")
    return {str(card.get_attribute("data-card")).removeprefix("card:") for card in cards.all()}


def test_open_hands_at_one_screen(house: Served, browser: Browser) -> None:
    """No curtain; the hand of who is asked to be played, the other's in sight, and a look with its eyes."""
    visitor = Visitor(browser, house.address, bypass_csp=True)
    page = visitor.page
    visitor.go("/new?kind=hotseat&game=paths-of-glory")
    check(visitor, "setting up")
    page.get_by_role("radio", name="Limited War").check(force=True)
    page.get_by_role("radio", name="Open", exact=False).last.check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.locator('[data-action="keep_guns"]').click()
    match = page.url.rpartition("/")[2]
    wait_for(visitor, match, 1)
    play = truth(house, match)
    expect(page.locator("[data-card]")).to_have_count(len(held(play, "ap")))
    assert other_hand(visitor) == set(held(play, "ap"))
    assert page.locator(".curtain").count() == 0
    check(visitor, "open hands")

    page.get_by_role("button", name="Look as Allies").click()
    expect(page.locator("#hand h2")).to_have_text("Hand of the Allies")
    expect(page.locator("[data-action]")).to_have_count(0)
    page.get_by_role("button", name="Back to who is asked").click()
    page.locator('#hand [data-action="rp:CP5"]').click()
    expect(page.locator(".ask .who")).to_contain_text("Allies")  # the screen turns by itself
    expect(page.locator("#hand h2")).to_have_text("Hand of the Allies")
    expect(page.locator('[data-card="card:CP1"]')).to_be_visible()
    assert other_hand(visitor) == set(held(truth(house, match), "cp"))
    page.reload()  # it is kept with the match
    expect(page.locator(".ask .who")).to_contain_text("Allies")
    assert not visitor.troubles, visitor.troubles


def test_open_hands_are_for_who_holds_every_seat(house: Served, browser: Browser) -> None:
    """With another player there is a curtain to keep, and with a program nothing to open."""
    visitor = guest(browser, house)
    body = {"game": "paths-of-glory", "scenario": "introduction", "open_hands": True}
    made = {
        seat: call(visitor, "POST", "/matches", {**body, "seats": {"ap": "me", "cp": seat}})
        for seat in ("me", "link", "bot:random")
    }
    assert {seat: match.get("open_hands", False) for seat, match in made.items()} == {
        "me": True, "link": False, "bot:random": False,
    }  # fmt: skip
    call(visitor, "POST", f"/matches/{made['me']['id']}/resign", {"side": "ap"})
    assert call(visitor, "POST", f"/matches/{made['me']['id']}/rematch", {})["open_hands"]


def test_a_program_is_shown_step_by_step(house: Served, browser: Browser) -> None:
    """The next thing it did by key and button, the rest at once; the pace is kept on the device."""
    visitor = guest(browser, house, reduced_motion="no-preference", bypass_csp=True)
    page = visitor.page
    match = lay(visitor, "keep_guns", cp="me", ap="bot:random")
    visitor.go(f"/match/{match}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Show programs").select_option("step by step")
    page.keyboard.press("Escape")
    page.locator('#hand [data-action="rp:CP5"]').click()
    bar = page.get_by_role("group", name="The program plays")
    expect(bar).to_contain_text("to come")
    expect(page.locator(".ask .who")).to_contain_text("Random decides")
    check(visitor, "a program plays")
    shown = page.locator("#log p, #log li").count()
    page.keyboard.press(".")
    expect(page.locator("#log p, #log li")).not_to_have_count(shown)
    if bar.count():
        bar.get_by_role("button", name="Skip").click()
    expect(page.locator(".ask .who")).to_contain_text("Your turn")
    expect(bar).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Show programs")).to_have_value("step")
    assert not visitor.troubles, visitor.troubles
