"""Whole movements in the page, in each game once: a click far away, a drag, a stack, another way, by key and by touch;
and that undo takes all of a gesture."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.table.battles import bring, saved
from tests.table.browser import Visitor
from tests.table.campaigns import saved as campaign
from tests.table.served import Served
from tests.table.sitting import answer, call, click, guest, lay, seq, sit, wait_for


def position(visitor: Visitor, match: str) -> Any:
    return call(visitor, "GET", f"/matches/{match}/position")


def at(visitor: Visitor, match: str, *units: str) -> set[str]:
    pieces = position(visitor, match)["picture"]["pieces"]
    return {pieces[unit]["at"].removeprefix("space:") for unit in units}


def middle(visitor: Visitor, selector: str) -> tuple[float, float]:
    """Of a thing, once the map no longer moves under it."""
    box, before = visitor.page.locator(selector).first.bounding_box(), None
    while box != before:
        visitor.page.wait_for_timeout(120)
        box, before = visitor.page.locator(selector).first.bounding_box(), box
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ordered(visitor: Visitor) -> str:
    """The armies of Koblenz (two) and of Aachen (one) may move."""
    match = lay(visitor, "keep_guns")
    ops = next(o["action"] for o in position(visitor, match)["question"]["options"] if o["verb"] == "ops")
    answer(visitor, match, ops, "move:koblenz", "move:aachen", "done")
    return match


def settled(visitor: Visitor, match: str, where: str, *units: str) -> None:
    """Until the page has it, and the store."""
    space = f'[data-stack="space:{where}"]'
    expect(visitor.page.locator(space)).to_be_visible()
    for _ in range(100):
        if at(visitor, match, *units) == {where}:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError((where, at(visitor, match, *units)))


STACK = ("unit:GE2", "unit:GE3")


def test_a_stack_goes_far_with_two_clicks_and_comes_back_with_one(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = ordered(visitor)
    sit(visitor, match)
    before = position(visitor, match)["seq"]
    click(visitor, '[data-stack="space:koblenz"]')
    expect(page.locator("div.held li .button")).to_have_count(3)  # both, and: put all back
    assert position(visitor, match)["seq"] == before, "nothing is answered yet"
    kassel = '.space[data-noun="space:kassel"]'
    expect(page.locator(f"{kassel} .glow")).to_be_attached()
    expect(page.locator('.space[data-noun="space:cambrai"] .glow')).not_to_be_attached()
    page.mouse.move(*middle(visitor, kassel))
    expect(page.locator(".way-text")).to_have_text("2 of 3 points")
    click(visitor, '.space[data-noun="space:cambrai"]')  # says why not, who is in the hand stays there
    expect(page.locator(".toast")).to_contain_text("German 2nd Army stays")
    click(visitor, kassel)
    settled(visitor, match, "kassel", *STACK)
    assert position(visitor, match)["seq"] == before + 1
    page.reload()
    page.locator(".curtain button").click()
    expect(page.locator('[data-stack="space:kassel"]')).to_be_visible()
    page.keyboard.press("u")
    settled(visitor, match, "koblenz", *STACK)
    # One of them, by another way: through Aachen, where its way would not lead.
    click(visitor, '[data-stack="space:koblenz"]')
    page.locator("div.held li .button").first.click()
    expect(page.locator("div.held li")).to_have_count(1)
    page.keyboard.down("Shift")
    click(visitor, '.space[data-noun="space:frankfurt"]')
    page.keyboard.up("Shift")
    expect(page.locator(".hex-edge, .space .glow").first).to_be_attached()
    page.mouse.move(*middle(visitor, kassel))
    expect(page.locator(".way-text")).to_have_text("2 of 3 points")
    page.keyboard.press("Escape")
    expect(page.locator("div.held")).not_to_be_attached()
    # Once more on a single counter: what else it may do, and step by step as ever.
    for _ in range(2):
        click(visitor, '[data-stack="space:aachen"]')
        page.wait_for_timeout(300)
    expect(page.locator('[data-action="stop"]')).to_be_visible()
    click(visitor, '.space[data-noun="space:essen"]')
    settled(visitor, match, "essen", "unit:GE1")
    expect(page.locator('[data-action="stop"]')).to_be_visible()
    assert not visitor.troubles


def test_counters_are_dragged_by_mouse_and_by_touch_and_the_map_still_is(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = ordered(visitor)
    sit(visitor, match)
    start, goal = middle(visitor, '[data-stack="space:koblenz"]'), middle(visitor, '.space[data-noun="space:kassel"]')
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] + 5)
    expect(page.locator(".dragged svg")).to_have_count(2)
    expect(page.locator('.space[data-noun="space:kassel"] .glow')).to_be_attached()
    page.mouse.move(*goal, steps=4)
    expect(page.locator(".way-text")).to_be_visible()
    page.mouse.up()
    settled(visitor, match, "kassel", *STACK)
    page.keyboard.press("u")
    settled(visitor, match, "koblenz", *STACK)
    before = middle(visitor, '[data-stack="space:koblenz"]')
    page.mouse.move(before[0] - 200, before[1] - 60)  # the bare map moves as ever
    page.mouse.down()
    page.mouse.move(before[0] - 240, before[1] - 60, steps=4)
    page.mouse.up()
    after = middle(visitor, '[data-stack="space:koblenz"]')
    assert round(before[0] - after[0]) == 40
    assert not visitor.troubles


def test_by_touch(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house, viewport={"width": 1024, "height": 768}, has_touch=True)
    page = visitor.page
    match = ordered(visitor)
    sit(visitor, match)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    start, goal = middle(visitor, '[data-stack="space:koblenz"]'), middle(visitor, '.space[data-noun="space:essen"]')
    touch("touchStart", start)
    for part in (0.2, 0.5, 0.8, 1.0):
        touch("touchMove", (start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part))
        page.wait_for_timeout(150)
    expect(page.locator(".way-text")).to_be_visible()
    touch("touchEnd")
    settled(visitor, match, "essen", *STACK)
    page.locator(".ask").get_by_text("Undo").click()
    settled(visitor, match, "koblenz", *STACK)
    page.touchscreen.tap(*middle(visitor, '[data-stack="space:koblenz"]'))
    expect(page.locator("div.held li .button")).to_have_count(3)
    page.touchscreen.tap(*middle(visitor, '.space[data-noun="space:essen"]'))
    settled(visitor, match, "essen", *STACK)
    assert not visitor.troubles


def test_by_keyboard(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = ordered(visitor)
    sit(visitor, match)
    page.keyboard.press("m")
    focus = page.locator(":focus")
    expect(page.locator("#map :focus")).to_be_visible()
    for _ in range(6):
        if focus.get_attribute("data-noun") in STACK:
            break
        page.keyboard.press("Tab")
    page.keyboard.press("a")
    expect(page.locator("div.held li .button")).to_have_count(3)
    expect(focus).to_have_attribute("data-noun", re.compile("space:"))
    seen: list[str] = []
    while (here := focus.get_attribute("data-noun") or "") != "space:kassel":
        assert here.startswith("space:")
        seen.append(here)
        assert len(seen) < 30
        page.keyboard.press("Shift+Tab")
    expect(page.locator(".way-text")).to_have_text("2 of 3 points")
    page.keyboard.press("Enter")
    settled(visitor, match, "kassel", *STACK)
    page.keyboard.press("u")
    settled(visitor, match, "koblenz", *STACK)
    assert not visitor.troubles


@pytest.mark.parametrize("battle", ["galicia-1914", "first-ypres-1914"])
def test_a_division_goes_far_with_two_clicks(house: Served, browser: Browser, battle: str) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = bring(visitor, saved(battle, 4))
    visitor.go(f"/match/{match}")
    expect(page.locator("g.stack").first).to_be_visible()
    if visitor.see(".curtain button"):
        page.locator(".curtain button").click()
    pieces = position(visitor, match)["picture"]["pieces"]
    alone = [
        option["noun"]
        for option in position(visitor, match)["question"]["options"]
        if option["verb"] == "move" and sum(now["at"] == pieces[option["noun"]]["at"] for now in pieces.values()) == 1
    ]
    courses: dict[str, Any] = {}
    for unit in alone:
        found = call(visitor, "GET", f"/matches/{match}/reach", units=unit)
        courses = {course["space"]: course for course in found["courses"]}
        empty = [space for space in courses if not any(now["at"] == space for now in pieces.values())]
        if len(empty) > 4:
            break
    far = max(empty, key=lambda space: len(courses[space]["path"]))
    click(visitor, f'[data-stack="{pieces[unit]["at"]}"]')
    expect(page.locator("div.held")).to_be_visible()
    page.evaluate("noun => document.querySelector(`.space[data-noun='${noun}']`)?.focus()", far)
    page.mouse.move(*middle(visitor, f'.space[data-noun="{far}"]'))
    expect(page.locator(".way-text")).to_contain_text("points")
    click(visitor, f'.space[data-noun="{far}"]')
    settled(visitor, match, far.removeprefix("space:"), unit)
    page.keyboard.press("u")
    settled(visitor, match, pieces[unit]["at"].removeprefix("space:"), unit)
    assert not visitor.troubles


def test_a_column_marches_far_with_one_click(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = bring(visitor, campaign("activity"))
    visitor.go(f"/match/{match}")
    page.locator(".curtain button.primary").click()
    expect(page.locator("#map")).to_be_visible()
    found = call(visitor, "GET", f"/matches/{match}/reach")
    (column,) = found["units"]
    start = next(iter(at(visitor, match, column)))
    far = next(c for c in found["courses"] if len(c["path"]) == 3 and visitor.see(f'.space[data-noun="{c["space"]}"]'))
    name = far["space"].removeprefix("space:")
    page.mouse.move(*middle(visitor, f'.space[data-noun="{far["space"]}"]'))
    expect(page.locator(".way-text")).to_be_visible()
    click(visitor, f'.space[data-noun="{far["space"]}"]')
    settled(visitor, match, name, column)
    page.keyboard.press("u")
    settled(visitor, match, start, column)
    # A question with one answer only, that is asked so that nobody learns it.
    match = bring(visitor, campaign("anyway"))
    visitor.go(f"/match/{match}")
    page.locator(".curtain button.primary").click()
    expect(page.locator(".ask")).to_contain_text("Nothing else is possible; you are asked so that nobody learns it.")
    assert not visitor.troubles


def test_an_attack_is_ordered_and_made_with_few_clicks(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = lay(visitor, "keep_guns")
    ops = next(o["action"] for o in position(visitor, match)["question"]["options"] if o["verb"] == "ops")
    answer(visitor, match, ops)
    sit(visitor, match)
    before, start = seq(visitor, match), position(visitor, match)["at"]

    def answered(count: int) -> str:
        """All that is written down, once the page has sent so much."""
        wait_for(visitor, match, before + count)
        expect(page.locator(".ask .button").first).to_be_enabled()
        record: str = call(visitor, "GET", f"/matches/{match}/record")
        return record

    page.mouse.click(*middle(visitor, '[data-stack="space:aachen"]'), button="right")  # all that one's own may do
    expect(page.locator(".pick-menu [role=menuitem]")).to_have_text([re.compile("move"), re.compile("attack")])
    page.keyboard.press("Escape")
    click(visitor, '[data-stack="space:koblenz"]')  # one's own: it may move
    assert "move:koblenz" in answered(1)
    page.locator(".ask").get_by_text("Undo").click()
    answered(2)
    assert position(visitor, match)["at"] == start
    click(visitor, '[data-stack="space:nancy"]')  # an enemy whom two can attack: who? or both
    expect(page.locator(".pick-menu [role=menuitem]")).to_have_count(3)
    page.locator(".pick-menu [role=menuitem]").last.click()
    assert "attack:metz attack:strasbourg" in answered(3)
    click(visitor, '[data-stack="space:belfort"]')  # whom one can attack
    assert "attack:mulhouse" in answered(4)
    click(visitor, '[data-stack="space:belfort"]')  # the points are spent: the attacks. Who else should join this one?
    assert "assault:belfort join:" in answered(5)
    page.locator(".ask").get_by_text("Undo").click()
    answered(6)
    assert position(visitor, match)["at"] == start + 3, "both are taken back"
    click(visitor, '[data-stack="space:nancy"]')
    answered(7)
    page.locator(".ask").get_by_role("button", name="All 3").click()
    assert len(re.findall(r"assault:nancy(\s+join:\w+){3}", answered(8))) == 1
    assert not visitor.troubles
