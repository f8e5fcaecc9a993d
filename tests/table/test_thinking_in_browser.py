"""Programs that think, on the page: a level is chosen, one sees it think, and afterwards one may ask why."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .browser import Visitor
from .served import Served
from .sitting import call, guest, lay

pytestmark = pytest.mark.whole

HOW = {
    "en": ("Veteran is thinking · Central Powers", r"^\d+ sec of about 1 sec$|longer than usual|answers now", "Why?"),
    "fr": ("Vétéran réfléchit · Puissances centrales", r"^\d+.s sur 1.s environ$|plus long|Il répond", "Pourquoi.\\?"),
}


def until_asked(visitor: Visitor, match: str) -> dict[str, Any]:
    """Until the program has answered; what is asked then."""
    for _ in range(600):
        position: dict[str, Any] = call(visitor, "GET", f"/matches/{match}/position")
        if position["question"].get("mine"):
            return position
        visitor.page.wait_for_timeout(50)
    raise AssertionError("the program never answered")


def chance(page: Page, of: str) -> int:
    return int(re.findall(r"\d+", page.locator(f"dialog[open] {of} .head b").first.inner_text())[0])


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("fr", (390, 844))])
def test_one_sees_a_program_think_and_asks_why_when_all_is_open(
    house: Served, browser: Browser, lang: str, size: tuple[int, int]
) -> None:
    visitor = guest(browser, house, lang, viewport={"width": size[0], "height": size[1]})
    page = visitor.page
    thinks, how, why = HOW[lang]
    visitor.go("/new?kind=bot&game=paths-of-glory")
    expect(page.get_by_role("radio", name=re.compile("Regular|Régulier"))).to_be_checked()
    page.get_by_role("radio", name=re.compile("Veteran|Vétéran")).check()
    page.get_by_role("radio", name=re.compile("Allies|Alliés")).check()
    page.get_by_role("button", name=re.compile("Start the game|Commencer la partie")).click()

    expect(page.locator(".ask .who")).to_have_text(thinks)
    line = page.locator(".ask .thinking p")
    expect(line).to_have_text(re.compile(how))
    seen = """() => [document.querySelector('.ask').innerText.split('\\n\\n').slice(0, 2).join(),
        document.querySelector('.column .lower, .sheet nav').getBoundingClientRect().top]"""
    question, top = page.evaluate(seen)
    page.wait_for_timeout(400)
    now, there = page.evaluate(seen)
    if now == question:  # it may have come to another one meanwhile
        assert there == top, "the page does not jump while it thinks"

    match = page.url.rpartition("/")[2]
    until_asked(visitor, match)
    expect(page.locator(".ask .thinking")).to_have_count(0)
    expect(page.locator(".line .why")).to_have_count(0)
    page.keyboard.press("q")
    expect(page.locator("dialog[open] p")).to_have_text(re.compile("Nothing is known yet|On n’en sait rien"))
    page.keyboard.press("Escape")
    call(visitor, "POST", f"/matches/{match}/resign", {})

    if size[0] < 760:
        page.locator(".sheet nav button", has_text="Journal").click()
    asks = page.locator(".line .why").first
    expect(asks).to_have_text(re.compile(why))
    expect(asks).to_have_accessible_name(re.compile(r"Guns of August|Août 14"))
    asks.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] ol").first).to_contain_text(re.compile("Guns of August|Août 14"))
    shares = [chance(page, "section"), chance(page, ".other")]
    assert all(0 < share < 100 for share in shares), shares
    page.keyboard.press("Escape")
    page.keyboard.press("q")
    expect(page.locator("dialog[open] ol").first).to_be_visible()
    page.keyboard.press("Escape")
    assert not visitor.troubles, visitor.troubles


def test_a_decision_in_the_replay_leads_to_its_thought_and_from_there_to_the_others(
    house: Served, browser: Browser
) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = lay(visitor, ap="me", cp="bot:veteran")
    for _ in range(2):  # Guns of August; then a card, and what is done with it
        question = until_asked(visitor, match)
        action = next(option["action"] for option in question["question"]["options"])
        call(visitor, "POST", f"/matches/{match}/answers", {"seq": question["seq"], "action": action})
    call(visitor, "POST", f"/matches/{match}/resign", {})
    thoughts = call(visitor, "GET", f"/matches/{match}/thoughts")
    assert len(thoughts) > 1
    visitor.go(f"/match/{match}?at={thoughts[-1]['until']}")
    page.locator(".replay .why").click()
    said = page.locator("dialog[open] .actions")
    expect(said).to_contain_text(f"Thought {len(thoughts)} of {len(thoughts)}")
    before = page.locator("dialog[open] ol").first.inner_text()
    page.get_by_role("button", name="The thought before").click()
    expect(said).to_contain_text(f"Thought {len(thoughts) - 1} of {len(thoughts)}")
    expect(page.locator("dialog[open] ol").first).not_to_have_text(before)
    page.get_by_role("button", name="Close").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert not visitor.troubles, visitor.troubles
