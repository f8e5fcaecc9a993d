"""What the table explains: how to win, help under the question, charts with the cell in play, legend, whole cards."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.table.served import Served
from tests.table.sitting import OPENING, answer, guest, lay, sit
from tests.table.shots import PHONE


def test_a_newcomer_looks_everything_up(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = lay(visitor, "keep_guns")
    sit(visitor, match)
    # how one wins: by key, by click, by pointing
    chip = page.locator(".winning button.chip")
    expect(chip).to_contain_text("VP 10")
    page.keyboard.press("w")
    panel = page.locator(".winning .panel")
    expect(panel).to_contain_text("win at 17 or more when it ends: 7 more needed")
    expect(panel.get_by_role("link", name="5.4.2").first).to_have_attribute("href", "/rules/paths-of-glory#5.4.2")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    chip.hover()
    expect(panel).to_be_visible()
    page.mouse.move(700, 700)
    expect(panel).to_have_count(0)
    # a card says all of itself
    page.locator('#hand [data-noun="card:CP1"]').hover()
    expect(page.locator(".big")).to_contain_text("GE 1, 2, 3 are activated for combat")
    expect(page.locator(".big")).to_contain_text("your war status rises by 2")
    expect(page.locator(".big .short")).to_contain_text("Germany")
    # help, switched off for good
    help_ = page.locator(".ask .help")
    expect(help_).to_contain_text("One card, one use")
    expect(help_.get_by_role("link")).to_have_attribute("href", "/rules/paths-of-glory#9.1.1")
    help_.get_by_role("button").click()
    expect(help_).not_to_contain_text("One card")
    page.reload()
    page.locator(".curtain button.primary").click()
    expect(help_).to_have_text("What is this about?")
    help_.get_by_role("button").click()
    expect(help_).to_contain_text("One card, one use")
    # charts: the columns of the attack being built are lit
    answer(visitor, match, *OPENING[1:5])
    expect(page.locator(".odds")).to_be_visible()
    page.keyboard.press("t")
    chart = page.locator("dialog[open]")
    expect(chart.get_by_role("tab", selected=True)).to_have_text("Combat")
    expect(chart.locator("th.lit")).to_have_text(["3", "9-11"])
    page.keyboard.press("ArrowRight")
    expect(chart.get_by_role("tab", selected=True)).to_have_text("Terrain")
    expect(chart.locator("tr.lit th")).to_have_text("Forest")
    chart.get_by_role("tab", name="Turns").click()
    expect(chart.locator("tr.lit")).to_contain_text("August 1914")
    page.keyboard.press("Escape")
    # the legend, drawn
    page.keyboard.press("k")
    expect(chart.get_by_role("listitem").filter(has_text="Trench, with its level").locator("svg .mark")).to_be_visible()
    expect(chart.locator("li", has_text="Mountain").locator("svg path.glyph")).to_be_visible()
    assert not visitor.troubles, visitor.troubles


def test_it_explains_itself_on_a_phone(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house, viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    match = lay(visitor, "keep_guns")
    sit(visitor, match)
    page.locator(".winning button.chip").tap()
    panel = page.locator(".winning .panel")
    expect(panel).to_be_visible()
    box = panel.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    page.locator(".winning button.chip").tap()
    page.locator("nav button", has_text="More").tap()
    page.locator(".items button", has_text="Charts").tap()
    dialog = page.locator("dialog[open]")
    for name in ("Combat", "Terrain", "Arrivals"):
        dialog.get_by_role("tab", name=name).tap()
        expect(dialog.locator(".chart").first).to_be_visible()
        assert page.evaluate("document.querySelector('dialog[open]').scrollWidth <= innerWidth")
    assert not visitor.troubles, visitor.troubles
