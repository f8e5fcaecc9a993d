"""Looking back and trying things: the replay bar, bookmarks, other eyes after the end, the private what-if."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Browser, Locator, Page, expect

from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from tests.table.browser import Visitor
from tests.table.served import GAME, Served
from tests.table.sitting import call, click, guest, lay, pair, seq, sit

CARD = re.compile(r"card:((?:AP|CP)\d+)")


@cache
def two_turns() -> str:
    """A saved game into its third turn, in which nobody does much."""
    game = get(GAME)
    play = Play(game, Seeded(3), "limited-war", log=True)
    while game.turn(play.state) < 3:
        assert play.question is not None
        options = {game.write(action): action for action in play.question.options}
        idle = next((options[name] for name in ("done", "automatic") if name in options), play.question.options[0])
        play.decide(idle)
    return write(record(play), game)


def finished(visitor: Visitor) -> str:
    """A match of two turns that is over; the visitor looks at its replay from the start."""
    brought = visitor.context.request.post(
        f"{visitor.address}/api/records", data=two_turns(), headers={"content-type": "text/plain"}
    )
    assert brought.ok, brought.text()
    match: str = brought.json()["id"]
    call(visitor, "POST", f"/matches/{match}/resign", {"side": "cp"})
    visitor.go(f"/match/{match}")
    replay(visitor.page)
    return match


def replay(page: Page) -> None:
    page.locator(".banner.end").get_by_role("button", name="Replay").click()
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("step 1 of"))


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position in the replay")


def step(page: Page) -> int:
    """Which step is shown."""
    text = slider(page).get_attribute("aria-valuetext") or ""
    found = re.search(r"step (\d+) of (\d+)", text)
    assert found is not None, text
    return int(found[1])


def press(page: Page, name: str) -> int:
    """A button of the bar; which step is shown then."""
    before = page.locator("p.step").inner_text()
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator("p.step")).not_to_have_text(before)
    return step(page)


def turn(page: Page) -> Locator:
    return page.locator("header .status")


def test_slider_steps_and_jumps(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    finished(visitor)
    expect(turn(page)).to_contain_text("August 1914")
    assert press(page, "One step on") == 2
    assert press(page, "One step on") == 3
    assert press(page, "One step back") == 2
    page.keyboard.press(".")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("step 3 of"))
    page.keyboard.press(",")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("step 2 of"))
    action = press(page, "Next action")
    assert action > 2
    assert press(page, "Previous action") < action
    second = press(page, "Next turn")
    expect(turn(page)).to_contain_text("September 1914")
    third = press(page, "Next turn")
    assert third > second
    expect(turn(page)).not_to_contain_text("September 1914")
    assert press(page, "Previous turn") == second
    expect(turn(page)).to_contain_text("September 1914")
    slider(page).press("End")
    expect(page.locator("p.step")).to_contain_text("That is where the match stands.")
    expect(page.locator(".ask h2")).to_contain_text("Allies")  # the end is told at the end, not before
    slider(page).press("Home")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("step 1 of"))
    expect(turn(page)).to_contain_text("August 1914")
    expect(page.locator(".ask h2")).not_to_contain_text("win")
    assert not visitor.troubles, visitor.troubles


def test_it_plays_by_itself_at_a_speed(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    finished(visitor)
    page.get_by_label("Speed").select_option("×4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.replay input[type=range]').valueAsNumber >= 3")
    page.get_by_role("button", name="Pause").click()
    stopped = step(page)
    page.wait_for_timeout(800)  # more than two steps at this speed
    assert step(page) == stopped
    page.keyboard.press("p")
    page.wait_for_function(f"() => document.querySelector('.replay input[type=range]').valueAsNumber > {stopped}")
    assert not visitor.troubles, visitor.troubles


def test_bookmarks_are_kept(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    finished(visitor)
    marked = press(page, "Next turn")
    page.get_by_role("button", name="Bookmarks").click()
    dialog = page.get_by_role("dialog", name="Bookmarks")
    dialog.get_by_label("Name of the bookmark").fill("Second <turn>")
    dialog.get_by_role("button", name="Mark this place").click()
    expect(dialog.get_by_label("Rename")).to_have_value("Second <turn>")
    page.reload()
    replay(page)
    page.get_by_role("button", name=re.compile(r"Bookmarks\s*1")).click()
    dialog.get_by_role("button", name="Play: Second <turn>").click()
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(f"step {marked} of"))
    page.get_by_role("button", name="Bookmarks").click()
    dialog.get_by_role("button", name="Remove: Second <turn>").click()
    expect(dialog.get_by_text("No bookmarks yet.")).to_be_visible()
    assert not visitor.troubles, visitor.troubles


def test_either_side_s_eyes_after_the_end(house: Served, browser: Browser) -> None:
    """And for whoever may look at the match: its hands are open then."""
    _, cp, ap = pair(browser, house, "keep_guns", "rp:CP5")
    ap.page.get_by_role("button", name="Menu").click()
    ap.page.get_by_role("button", name="Replay", exact=True).click()
    eyes = ap.page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_text(["a spectator", "Allies"])
    eyes.select_option("a spectator")
    expect(ap.page.locator("#hand .use")).to_have_count(0)
    ap.listen()
    hidden = {"CP8", "CP10", "CP11", "CP12", "CP14"}
    assert not hidden & set(CARD.findall("".join(ap.heard)))
    ap.page.get_by_role("button", name="Back to the table").click()
    cp.page.get_by_role("button", name="Menu").click()
    cp.page.get_by_role("button", name="Resign").click()
    cp.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    replay(ap.page)
    expect(eyes.locator("option")).to_have_text(["a spectator", "Allies", "Central Powers"])
    slider(ap.page).press("End")
    hand = ap.page.locator("#hand")
    for side, card, other in (("Central Powers", "Race to the Sea", "Moltke"), ("Allies", "Moltke", "Race to the Sea")):
        eyes.select_option(side)
        expect(hand).to_contain_text(card)
        expect(hand).not_to_contain_text(other)
    for visitor in (cp, ap):
        assert not visitor.troubles, visitor.troubles


def test_a_what_if_changes_nothing_at_the_table(house: Served, browser: Browser) -> None:
    match, cp, ap = pair(browser, house, "keep_guns")
    page, before = cp.page, seq(cp, match)
    told = [message for message in ap.heard if '"type":"match"' not in message]  # who is present is told when it is
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Try something in private").click()
    expect(page.locator(".replay.branch")).to_contain_text("Private what-if")
    page.locator('#hand [data-action="event:CP1"]').click()
    expect(page.locator(".ask h2")).to_contain_text("attack")
    click(cp, '[data-stack="space:sedan"]')
    expect(page.locator(".ask h2")).to_contain_text("Who attacks Sedan")
    page.get_by_role("region", name="Try from here").get_by_role("button", name="Undo").click()
    expect(page.locator('[data-action="assault:sedan"]').first).to_be_attached()
    click(cp, '[data-stack="space:sedan"]')
    for unit in ("GE1", "GE2", "GE3"):
        page.locator(f'.ask [data-action="join:{unit}"]').click()
        expect(page.locator(f'.ask [data-action="join:{unit}"]')).to_have_count(0)  # the page moves a little then
    page.locator('.ask [data-action="begin"]').click()
    expect(page.locator(".ask h2")).not_to_contain_text("Who attacks Sedan")
    # It went on there, with dice of its own; at the table all is as it was.
    assert seq(cp, match) == before
    assert [message for message in ap.heard if '"type":"match"' not in message] == told
    expect(ap.page.locator(".ask .who")).to_contain_text("decides · Central Powers")
    page.get_by_role("button", name="Leave the what-if").click()
    expect(page.locator(".replay.branch")).to_have_count(0)
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".replay")).to_have_count(0)
    expect(page.locator('#hand [data-action="event:CP1"]')).to_be_visible()
    expect(page.locator(".ask .who")).to_contain_text("Your turn")
    page.locator('#hand [data-action="rp:CP5"]').click()  # and the table plays on
    expect(ap.page.locator(".ask .who")).to_contain_text("Your turn")
    for visitor in (cp, ap):
        assert not visitor.troubles, visitor.troubles


def test_the_last_turn_is_watched_again_with_one_key(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    match = lay(visitor, "keep_guns", "rp:CP5", "rp:AP1")
    sit(visitor, match)
    page = visitor.page
    page.keyboard.press("r")
    expect(page.locator("p.step")).to_contain_text("Allies")
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)
    expect(page.locator(".ask .who")).to_contain_text("Your turn")
