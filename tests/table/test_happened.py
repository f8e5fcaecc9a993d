"""What the other did: marked on the map until the next answer, and told in short to who comes back."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.table.served import Served
from tests.table.sitting import FIRST_ROUND, answer, pair


def test_the_others_doings_are_marked_until_the_next_answer_and_summed_up_on_return(
    house: Served, browser: Browser
) -> None:
    match, cp, ap = pair(browser, house, "keep_guns")
    page = ap.page
    ap.go("/")  # the Allies leave the table
    page.wait_for_url("**/")
    answer(cp, match, *FIRST_ROUND[1:])
    ap.go(f"/match/{match}")
    expect(page.locator("g.stack").first).to_be_visible()
    # A digest: a card, the placed armies, the battle at Sedan; each line leads to its place.
    digest = page.locator("section.since")
    expect(digest).to_contain_text("1 battle")
    expect(digest).to_contain_text("Guns of August")
    expect(digest.locator("li", has_text="attack Sedan")).to_be_visible()
    digest.locator("li", has_text="attack Sedan").locator("button.where").click()
    expect(page.locator("#map .ripple")).to_be_visible()
    # On the map the battle is marked, for who is asked and after a reload; a key hides it.
    fight = page.locator('#map [data-fight="space:sedan"]')
    expect(fight).to_have_count(1)
    page.reload()
    expect(fight).to_have_count(1)
    expect(page.locator("#map .trail > g")).not_to_have_count(0)
    page.keyboard.press("e")
    expect(fight).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("mark what the others did last")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(fight).to_have_count(1)
    # With the next answer it is old.
    page.locator(".ask button.choice").last.click()
    expect(fight).to_have_count(0)
    assert not ap.troubles, ap.troubles
