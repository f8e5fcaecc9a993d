"""A program plays for somebody who is away, on the page: asked for, agreed to, and taken back."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from grognard.table.database import connect
from grognard.table.matches import ABSENT

from .browser import Visitor
from .served import Served
from .sitting import call, guest, lay, pair

pytestmark = pytest.mark.whole

NARROW: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}


def menu(visitor: Visitor, entry: str) -> None:
    """Choose an entry of the menu, in the bar or at the bottom of a narrow screen."""
    page = visitor.page
    if page.locator("aside.sheet").count():
        page.locator("aside.sheet nav button").last.click()
    else:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=entry).click()


def test_a_player_has_a_program_play_when_the_other_agrees_and_comes_back(house: Served, browser: Browser) -> None:
    match, cp, ap = pair(browser, house)
    menu(cp, "Let a program play for me")
    dialog = cp.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Your opponent must agree.")
    dialog.get_by_role("radio", name="Novice").check()
    dialog.get_by_role("button", name="Let it play").click()
    expect(cp.page.locator(".banner")).to_contain_text("You asked that a program play for you.")
    expect(cp.page.locator(".ask .who")).to_contain_text("Your turn")

    asked = ap.page.locator(".banner")
    expect(asked).to_contain_text("would let a program play for them")
    expect(asked).to_contain_text("Novice")
    asked.get_by_role("button", name="Accept").click()
    expect(ap.page.locator(".seats li").last).to_contain_text(re.compile("Novice for Guest"))
    expect(ap.page.locator("#log")).to_contain_text("Guns of August")
    expect(ap.page.locator(".ask .who")).to_contain_text("Your turn", timeout=60_000)

    mine = cp.page.locator(".banner")
    expect(mine).to_contain_text("Novice plays for you")
    expect(cp.page.locator(".ask [data-action]")).to_have_count(0)
    mine.get_by_role("button", name="Take my seat again").click()
    expect(mine).to_have_count(0)
    expect(ap.page.locator(".seats li").last).not_to_contain_text("Novice")
    seat = call(cp, "GET", f"/matches/{match}")["seats"][1]
    assert (seat.get("bot", ""), seat["mine"]) == ("", True)
    assert not cp.troubles + ap.troubles


def test_against_a_program_nobody_is_asked_and_the_two_play_on(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house, "fr", **NARROW)
    match = lay(visitor, ap="me", cp="bot:novice")
    visitor.go(f"/match/{match}")
    expect(visitor.page.locator(".ask .who")).to_contain_text("À vous", timeout=60_000)
    menu(visitor, "Laisser un programme jouer pour moi")
    dialog = visitor.page.locator("dialog[open]")
    expect(dialog.get_by_role("radio", name="Régulier")).to_be_checked()
    expect(dialog).not_to_contain_text("adversaire doit")
    dialog.get_by_role("radio", name="Vétéran").check()  # two that need not think would play to the end at once
    dialog.get_by_role("button", name="Le laisser jouer").click()
    banner = visitor.page.locator(".banner", has_text="joue pour vous")
    expect(banner).to_contain_text("Vétéran joue pour vous")
    seq = int(call(visitor, "GET", f"/matches/{match}")["seq"])
    end = time.monotonic() + 30
    while int(call(visitor, "GET", f"/matches/{match}")["seq"]) < seq + 5:
        assert time.monotonic() < end, "they play on"
        visitor.page.wait_for_timeout(50)
    banner.get_by_role("button", name="Reprendre ma place").click()
    expect(banner).to_have_count(0)
    expect(visitor.page.locator(".ask .who")).to_contain_text("À vous", timeout=60_000)
    assert not visitor.troubles


def test_for_who_has_not_answered_for_days_a_program_is_called(house: Served, browser: Browser) -> None:
    match, cp, ap = pair(browser, house)
    cp.context.close()
    store = connect(house.database)
    try:
        with store.transaction() as cursor:
            cursor.run("UPDATE matches SET last = last - ? WHERE id = ?", ABSENT + 60, match)
            cursor.run("DELETE FROM presence WHERE match_id = ?", match)
    finally:
        store.close()
    ap.go(f"/match/{match}")
    banner = ap.page.locator(".banner")
    expect(banner).to_contain_text("has not answered for days")
    banner.get_by_role("button", name="Let a program play on").click()
    ap.page.locator("dialog[open]").get_by_role("button", name="Let it play").click()
    expect(banner).to_have_count(0)
    expect(ap.page.locator(".ask .who")).to_contain_text("Your turn", timeout=60_000)
    expect(ap.page.locator(".seats li").last).to_contain_text(re.compile("Regular for Guest"))
    assert not ap.troubles
