"""A hint on the page: asked for, marked, followed step by step, and gone when something else is done."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.table.browser import Visitor
from tests.table.served import Served
from tests.table.sitting import call, guest, lay, pair, seq, sit, wait_for


def advised(visitor: Visitor) -> Page:
    """At a table with a program, and a hint asked for by its button."""
    match = lay(visitor, "keep_guns", cp="me", ap="bot:random")
    visitor.go(f"/match/{match}")
    visitor.page.locator(".ask-hint").click()
    expect(visitor.page.locator(".hint .follow")).to_be_enabled()
    return visitor.page


def test_a_hint_is_marked_and_followed_step_by_step(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = advised(visitor)
    match = page.url.rpartition("/")[2]
    hint = page.locator(".hint")
    expect(hint).to_contain_text("The program would choose")
    expect(hint.locator(".head .odds")).to_have_text(re.compile(r"^\d+\s%\sto win$"))
    expect(hint.get_by_role("group", name="Instead").get_by_role("button")).not_to_have_count(0)
    # What it would do first is marked where it is chosen: on a card of the hand.
    marked = page.locator("button.advised")
    expect(marked.first).to_be_visible()
    first = marked.first.get_attribute("data-action")
    before = seq(visitor, match)
    hint.locator(".follow").click()
    wait_for(visitor, match, before + 1)
    assert first in call(visitor, "GET", f"/matches/{match}/record").split()
    # It goes on with the next step, which lies on the map, as long as just that is done.
    steps = 1
    while hint.locator(".follow").count() and steps < 3:
        what = hint.locator(".step").inner_text()
        expect(page.locator("g.advised, button.advised").first).to_be_attached()
        page.keyboard.press("y")
        steps += 1
        wait_for(visitor, match, before + steps)
        expect(page.locator(".hint .step").get_by_text(what, exact=True)).to_have_count(0)
    assert steps > 1
    assert not visitor.troubles, visitor.troubles


def test_another_plan_can_be_looked_at_and_any_other_answer_ends_it(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house, "fr")
    page = advised(visitor)
    hint = page.locator(".hint")
    expect(hint).to_contain_text("Le programme choisirait")
    first = hint.locator(".step").inner_text()
    other = page.get_by_role("group", name="Ou bien").get_by_role("button").first
    expect(other).to_have_accessible_name(re.compile(r"^Ou bien\s: .* de gagner$"))
    name = re.sub(r"\s*[<>]?\s*\d+\s%$", "", other.inner_text())
    other.click()
    expect(hint.locator(".step")).to_have_text(name)
    expect(page.locator("button.advised").first).to_be_visible()
    expect(page.get_by_role("group", name="Ou bien").get_by_role("button").filter(has_text=first)).to_have_count(1)
    # Escape puts it away; asked again, it is there again, until something else is answered.
    page.keyboard.press("Escape")
    expect(hint.locator(".step")).to_have_count(0)
    page.keyboard.press("n")
    expect(hint.locator(".step")).to_have_count(1)
    chosen = set(page.locator("button.advised").evaluate_all("all => all.map(each => each.dataset.action)"))
    actions = page.locator(".face button.use.legal").evaluate_all("all => all.map(each => each.dataset.action)")
    away = next(action for action in actions if action not in chosen)
    page.locator(f'[data-action="{away}"]').first.click()
    expect(hint.locator(".step")).to_have_count(0)
    expect(page.locator(".ask .who")).to_be_visible()
    assert not visitor.troubles, visitor.troubles


def test_between_people_there_is_no_button_and_the_key_says_why(house: Served, browser: Browser) -> None:
    _, cp, _ = pair(browser, house, "keep_guns")
    expect(cp.page.locator(".ask .who")).to_contain_text("Your turn")
    expect(cp.page.locator(".ask-hint")).to_have_count(0)
    cp.page.keyboard.press("n")
    expect(cp.page.locator(".note.refused")).to_contain_text("a program gives hints only where nobody else plays")


def test_a_hint_does_not_pass_to_the_other_hand(house: Served, browser: Browser) -> None:
    """At one screen it goes away with the hand that it was for."""
    visitor = guest(browser, house)
    match = lay(visitor, "keep_guns")
    sit(visitor, match)
    page = visitor.page
    page.keyboard.press("n")
    expect(page.locator(".hint .follow")).to_be_enabled()
    step = page.locator(".hint .step").inner_text()
    page.locator('[data-action="event:CP11"]').first.click()
    expect(page.locator(".curtain")).to_be_visible()
    assert step not in visitor.page.content()
    page.locator(".curtain button").click()
    expect(page.locator(".ask-hint")).to_be_visible()
    assert step not in visitor.page.content()
