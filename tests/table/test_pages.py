"""The page as people use it: three clicks to a game, both languages and themes, a phone, other people, a program."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.table.browser import Visitor
from tests.table.served import GAME, Served
from tests.table.sitting import OPENING, answer, call, click, guest, lay, pair, seq, sit, wait_for

PHONE: dict[str, Any] = {"viewport": {"width": 400, "height": 860}, "has_touch": True, "is_mobile": True}
PAGES = {
    "/": "Board wargames, played properly",
    "/new": "Set up a game",
    "/new?kind=bot": "Set up a game",
    "/new?kind=link": "Set up a game",
    "/new?kind=open": "Set up a game",
    "/account": "Your account",
    "/confirm": "May we write to you?",
    "/finished": "Finished games",
    "/rules": "Rules and sources",
    f"/rules/{GAME}": "Rules: Paths of Glory",
    f"/rulings/{GAME}": "Rulings: Paths of Glory",
    f"/sources/{GAME}": "Sources: Paths of Glory",
    "/nowhere/at-all": "No such page",
}
SCALE = r"(() => Number(/scale\(([\d.]+)/.exec(document.querySelector('.world').getAttribute('transform'))[1]))"
MARKUP = "<img src=x onerror=\"document.title='taken'\"><b>bold</b>"


def prompt(visitor: Visitor) -> Locator:
    return visitor.page.locator(".ask h2")


def speak(page: Page, language: str) -> None:
    page.get_by_role("button", name=language, exact=False).first.click()


# -- alone ------------------------------------------------------------------------------------------------------------


def test_a_hot_seat_game_is_three_clicks_away_without_an_account(house: Served, browser: Browser) -> None:
    visitor = Visitor(browser, house.address)
    visitor.go("/")
    visitor.page.get_by_role("link", name="At one screen").click()
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.page.get_by_role("button", name="We are the").click()
    expect(prompt(visitor)).to_be_visible()
    expect(visitor.page.locator("g.stack").first).to_be_visible()
    choice = visitor.page.locator("[data-action]").first
    expect(choice).to_be_enabled()
    match = visitor.page.url.rpartition("/")[2]
    assert call(visitor, "GET", "/me")["user"]["guest"]
    assert call(visitor, "GET", f"/matches/{match}")["game"] == GAME
    choice.click()
    wait_for(visitor, match, 1)
    assert not visitor.troubles, visitor.troubles


def test_every_page_is_its_own_address_and_says_what_it_is(house: Served, browser: Browser) -> None:
    visitor = Visitor(browser, house.address)
    for path, title in PAGES.items():
        visitor.go(path)
        expect(visitor.page.locator("h1").first).to_have_text(title)
        expect(visitor.page.get_by_text("Loading…")).to_have_count(0)
    visitor.go(f"/rules/{GAME}#12.1.9")
    expect(visitor.page.locator('[id="12.1.9"]')).to_be_in_viewport()
    expect(visitor.page.locator("section", has=visitor.page.locator('[id="12.1.9"]')).locator("h2")).to_have_text(
        "12. Combat"
    )
    visitor.page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Supply").click()
    expect(visitor.page.get_by_role("heading", name="14. Supply")).to_be_in_viewport()
    visitor.page.get_by_role("searchbox").fill("12.4 reserve")
    expect(visitor.page.locator("section h2")).to_have_text(["12. Combat"])
    assert not visitor.troubles, visitor.troubles


def test_a_list_says_of_a_match_that_it_does_not_fit(house: Served, browser: Browser) -> None:
    """As it is kept once somebody, or the server at its start, has looked at it with other rules."""
    visitor = guest(browser, house)
    match = lay(visitor)
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:"))) as store, store:
        why = '{"en": "no such answer", "fr": "point de telle réponse"}'
        store.execute("UPDATE matches SET tried = version, good = 3, misfit = ? WHERE id = ?", (why, match))
    visitor.go("/")
    row = visitor.page.locator("article", has=visitor.page.locator(f'a[href="/match/{match}"]'))
    expect(row).to_contain_text("up to answer 3: no such answer")
    speak(visitor.page, "Français")
    expect(row).to_contain_text("jusqu’à la réponse 3\u00a0: point de telle réponse")


def test_an_unknown_match_and_a_stranger_s_match_say_so(house: Served, browser: Browser) -> None:
    stranger, owner = Visitor(browser, house.address), guest(browser, house)
    for match in ("no-such-match", lay(owner)):
        stranger.go(f"/match/{match}")
        expect(stranger.page.get_by_role("heading", name="There is nothing to see here")).to_be_visible()
        expect(stranger.page.locator("main p").first).not_to_be_empty()
        stranger.page.get_by_role("link", name="To the lobby").click()
        expect(stranger.page.locator("h1")).to_have_text(PAGES["/"])


def test_the_language_is_switched_at_once_everywhere(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    visitor.go("/")
    page.evaluate("window.untouched = true")
    speak(page, "Français")
    expect(page.locator("h1")).to_have_text("Les wargames sur carte, joués dans les règles")
    speak(page, "English")
    expect(page.locator("h1")).to_have_text(PAGES["/"])

    sit(visitor, lay(visitor, "keep_guns"))
    page.evaluate("window.untouched = true")
    said = {
        "en": ("Choose an action", "Warsaw", "Guns of August", "Hand of the Central Powers", "7 cards drawn"),
        "fr": ("Choisissez une action", "Varsovie", "Août 14", "Main : Puissances centrales", "7 cartes tirées"),
    }
    for language, name in (("fr", "Français"), ("en", "English"), ("fr", "Français")):
        speak(page, name)
        asked, space, card, hand, told = said[language]
        expect(prompt(visitor)).to_contain_text(asked)
        expect(page.locator('text.name[data-noun="space:warsaw"]')).to_have_text(space)
        expect(page.locator("#hand")).to_contain_text(card)
        expect(page.locator("#hand h2")).to_have_text(hand)
        expect(page.locator("#log")).to_contain_text(told)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("window.untouched"), "the page was loaded anew"
    page.reload()
    expect(page.locator(".curtain h1")).to_contain_text("Passez l’écran")
    assert not visitor.troubles, visitor.troubles


def test_the_theme_is_switched_and_kept(house: Served, browser: Browser) -> None:
    visitor = Visitor(browser, house.address, color_scheme="light")
    page = visitor.page
    visitor.go("/")

    def paper() -> str:
        return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))

    light = paper()
    for name in ("light", "dark"):
        page.get_by_role("button", name=re.compile("^Theme:")).click()
        expect(page.get_by_role("button", name=f"Theme: {name}")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = paper()
    assert dark != light
    page.reload()
    expect(page.get_by_role("button", name="Theme: dark")).to_be_visible()
    assert paper() == dark
    as_the_device_says = Visitor(browser, house.address, color_scheme="dark")
    as_the_device_says.go("/")
    expect(as_the_device_says.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_click_that_cannot_be_done_says_why_in_place(house: Served, browser: Browser, lang: str) -> None:
    visitor = guest(browser, house, lang)
    match = lay(visitor, "keep_guns", "event:CP1", "assault:sedan")
    sit(visitor, match)
    before = seq(visitor, match)
    click(visitor, '[data-stack="space:verdun"]')
    click(visitor, '.fan-piece[data-noun="unit:FR3"]')
    toast = visitor.page.locator(".toast")
    expect(toast.get_by_role("link", name="12.1.1")).to_be_visible()
    expect(visitor.page.locator(".refused")).to_contain_text("12.1.1")
    rule = next(row for row in call(visitor, "GET", f"/games/{GAME}/rules", lang=lang) if row["id"] == "12.1.1")
    expect(visitor.page.locator(".refused")).to_contain_text(rule["summary"])
    stack = visitor.page.locator('[data-stack="space:verdun"]').bounding_box()
    box = toast.bounding_box()
    assert stack is not None
    assert box is not None
    assert abs(box["x"] - stack["x"]) < 500
    assert abs(box["y"] - stack["y"]) < 400
    assert seq(visitor, match) == before
    assert not visitor.troubles, visitor.troubles


# -- with others ------------------------------------------------------------------------------------------------------


def test_an_invitation_is_a_link(house: Served, browser: Browser) -> None:
    host, friend, third = (Visitor(browser, house.address) for _ in range(3))
    host.go("/new?kind=link")
    host.page.get_by_text("Central Powers", exact=True).click()
    host.page.get_by_role("button", name="Make the link").click()
    link = host.page.get_by_label("Invitation link").input_value()
    host.page.get_by_role("link", name="Go to the table").click()
    expect(host.page.get_by_role("heading", name="The table is set")).to_be_visible()
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="invites you to play")).to_be_visible()
    friend.page.get_by_role("button", name="Join as Allies").click()
    for visitor in (host, friend):
        expect(visitor.page.locator("g.stack").first).to_be_visible()
    expect(host.page.locator(".ask .who")).to_contain_text("Your turn")
    expect(friend.page.locator(".ask .who")).to_contain_text("decides · Central Powers")
    assert "invite" not in friend.page.url
    third.page.goto(link)  # whoever comes too late may watch
    expect(third.page.get_by_text("You are watching")).to_be_visible()
    expect(third.page.locator("[data-action]")).to_have_count(0)
    for visitor in (host, friend, third):
        assert not visitor.troubles, visitor.troubles


def test_an_open_challenge_is_found_in_the_lobby(house: Served, browser: Browser) -> None:
    host, other = Visitor(browser, house.address), Visitor(browser, house.address)
    host.go("/new?kind=open")
    host.page.get_by_text("Central Powers", exact=True).click()
    host.page.get_by_role("button", name="Post the challenge").click()
    expect(host.page.get_by_role("heading", name="The table is set")).to_be_visible()
    other.go("/")
    other.page.get_by_role("button", name="Join as Allies").first.click()
    expect(other.page.locator("g.stack").first).to_be_visible()
    expect(host.page.locator(".ask .who")).to_contain_text("Your turn")


def test_a_program_plays_the_other_side(house: Served, browser: Browser) -> None:
    visitor = Visitor(browser, house.address)
    visitor.go("/new?kind=bot")
    visitor.page.locator("summary", has_text="Other programs").click()
    visitor.page.get_by_text("Random", exact=True).click()
    visitor.page.get_by_text("Central Powers", exact=True).click()
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.page.locator('[data-action="keep_guns"]').click()
    visitor.page.locator('#hand [data-action="rp:CP5"]').click()  # one action round, and the program has its own
    expect(visitor.page.locator("#log")).to_contain_text("Allies")
    # It comes back to a person: the next round, or losses to take should the program have attacked.
    expect(visitor.page.locator(".ask .who")).to_contain_text("Your turn")
    assert not visitor.troubles, visitor.troubles


def test_people_talk_and_markup_stays_text(house: Served, browser: Browser) -> None:
    _, one, two = pair(browser, house)
    for visitor in (one, two):
        visitor.page.get_by_role("tab", name="Chat").click()
    for speaker, hearer, text in ((one, two, "Bonne chance!"), (two, one, MARKUP)):
        speaker.page.get_by_label("Say something").fill(text)
        speaker.page.get_by_role("button", name="Send").click()
        for visitor in (hearer, speaker):
            line = visitor.page.get_by_role("log", name="Chat").locator("p").last
            expect(line).to_contain_text(text)
            expect(line.locator("img, b:text-is('bold')")).to_have_count(0)
    one.page.get_by_role("tab", name="Notes").click()
    one.page.get_by_role("tabpanel").get_by_role("textbox").fill(MARKUP)
    expect(one.page.get_by_text("Kept", exact=True)).to_be_visible()
    for visitor in (one, two):
        assert visitor.page.title() != "taken"
        assert visitor.page.locator("img[src=x]").count() == 0
        assert not visitor.troubles, visitor.troubles


def test_an_answer_is_taken_back_and_further_back_is_asked(house: Served, browser: Browser) -> None:
    match, cp, ap = pair(browser, house, "keep_guns")
    cp.page.locator('#hand [data-action="ops:CP5"]').click()
    expect(prompt(cp)).to_contain_text("Activate")
    cp.page.get_by_role("button", name="Undo").click()
    expect(prompt(cp)).to_contain_text("Choose an action")
    cp.page.locator('#hand [data-action="rp:CP5"]').click()
    expect(ap.page.locator(".ask .who")).to_contain_text("Your turn")
    expect(cp.page.get_by_role("button", name="Undo")).to_be_visible()
    ap.page.locator('#hand [data-action="rp:AP1"]').click()  # once the other has answered there is no undo any more
    expect(cp.page.get_by_role("button", name="Undo")).to_have_count(0)

    cp.page.get_by_role("button", name="Menu").click()
    cp.page.get_by_role("button", name="Ask to go back").click()
    dialog = cp.page.get_by_role("dialog")
    dialog.get_by_label("Landwehr").check()
    dialog.get_by_role("button", name="Ask to go back").click()
    expect(cp.page.get_by_text("You asked to go back")).to_be_visible()
    expect(ap.page.get_by_text("Central Powers ask to go back")).to_be_visible()
    before = seq(cp, match)
    ap.page.get_by_role("button", name="Accept").click()
    wait_for(cp, match, before + 1)
    expect(cp.page.locator('#hand [data-action="rp:CP5"]')).to_be_visible()
    expect(ap.page.locator(".ask .who")).to_contain_text("decides")
    for visitor in (cp, ap):
        expect(visitor.page.get_by_text("ask to go back")).to_have_count(0)
        assert not visitor.troubles, visitor.troubles


def test_resigning_ends_it_and_the_record_goes_home(house: Served, browser: Browser, tmp_path: Path) -> None:
    match, cp, ap = pair(browser, house, "keep_guns")
    ap.page.get_by_role("button", name="Menu").click()
    ap.page.get_by_role("button", name="Resign").click()
    ap.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for visitor in (cp, ap):
        expect(visitor.page.locator(".banner")).to_contain_text("Central Powers win")
        expect(visitor.page.locator(".banner")).to_contain_text("by resignation")
        expect(visitor.page.locator("[data-action]")).to_have_count(0)
    cp.page.get_by_role("button", name="Check the dice").click()
    expect(cp.page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    cp.page.keyboard.press("Escape")
    cp.page.get_by_role("button", name="Menu").click()
    with cp.page.expect_download() as load:
        cp.page.get_by_role("link", name="Save the record").click()
    kept = tmp_path / "game.grog"
    load.value.save_as(kept)
    assert load.value.suggested_filename.endswith(".grog")
    assert "keep_guns" in kept.read_text("utf-8")

    # And the record comes back in as a match of one's own.
    third = Visitor(browser, house.address)
    third.go("/new")
    third.page.get_by_text("Go on with a saved game").click()
    third.page.get_by_label("Saved game").set_input_files(kept)
    third.page.get_by_role("button", name="Load it").click()
    third.page.wait_for_url("**/match/*")
    assert third.page.url.rpartition("/")[2] != match
    expect(third.page.locator(".curtain, .banner.end").first).to_be_visible()


# -- by touch and wheel -----------------------------------------------------------------------------------------------


def fits(visitor: Visitor, where: str) -> None:
    wide, room = visitor.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide <= room <= 400, f"{where} is {wide} wide in {room}"


def test_nothing_scrolls_sideways_on_a_phone(house: Served, browser: Browser) -> None:
    for lang in ("en", "fr"):
        visitor = guest(browser, house, lang, **PHONE)
        match = lay(visitor, *OPENING)
        for path in PAGES:
            visitor.go(path)
            expect(visitor.page.locator("h1").first).to_be_visible()
            expect(visitor.page.get_by_text(re.compile("Loading…|Chargement…"))).to_have_count(0)
            fits(visitor, f"{path} in {lang}")
        visitor.go(f"/match/{match}")
        expect(visitor.page.locator(".curtain button")).to_be_visible()
        fits(visitor, "the curtain")
        sit(visitor, match)
        tabs = visitor.page.locator(".sheet nav button")
        for i in range(tabs.count()):
            tabs.nth(i).tap()
            expect(tabs.nth(i)).to_have_attribute("aria-pressed", "true")
            fits(visitor, f"tab {i} in {lang}")
        tabs.first.tap()
        visitor.page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'r', bubbles: true}))")
        expect(visitor.page.locator(".replay")).to_be_visible()
        fits(visitor, "the replay")
        assert not visitor.troubles, visitor.troubles


def scale(page: Page) -> float:
    """Pixels a unit of the map."""
    return float(page.evaluate(f"{SCALE}()"))


def zoomed(page: Page, than: str) -> None:
    """Until the scale of the map is as it should be: "> 1.3"."""
    page.wait_for_function(f"() => {SCALE}() {than}")
    page.wait_for_timeout(300)  # it comes to rest


def width(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"]


def test_the_wheel_zooms_the_map_and_scrolls_nothing(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house, viewport={"width": 1100, "height": 600})
    sit(visitor, lay(visitor))
    page = visitor.page
    before, wide = scale(page), width(page, '[data-stack="space:verdun"]')
    page.locator("#map").hover()
    for _ in range(3):
        page.mouse.wheel(0, -200)
    zoomed(page, f"> {before * 1.3}")
    grown = scale(page) / before
    assert width(page, '[data-stack="space:verdun"]') / wide < grown**0.7, "counters grow with the map"
    assert page.evaluate("[scrollY, scrollX, document.scrollingElement.scrollTop]") == [0, 0, 0]
    click(visitor, '[data-stack="space:verdun"]')  # over a stack that is open too
    page.locator(".fan-piece").first.hover()
    page.mouse.wheel(0, 4000)
    zoomed(page, f"< {before * 1.3}")
    assert page.evaluate("[scrollY, scrollX, document.scrollingElement.scrollTop]") == [0, 0, 0]


def test_two_fingers_zoom_the_map_and_not_the_page(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house, **PHONE)
    sit(visitor, lay(visitor, "keep_guns"))
    page = visitor.page
    box = page.locator("#map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = scale(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (45, 60, 75, 90):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    zoomed(page, f"> {before * 1.8}")
    assert page.evaluate("visualViewport.scale") == 1
    # From now on: the same gesture again, with counters large enough to be drawn whole.
    once, wide = scale(page), width(page, "g.stack .counter-card")
    touch("touchStart", 40)
    for apart in (50, 60, 70):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    zoomed(page, f"> {once * 1.4}")
    assert width(page, "g.stack .counter-card") / wide < 0.7 * scale(page) / once + 0.3
    assert page.evaluate("visualViewport.scale") == 1
    fits(visitor, "the map, zoomed")


def test_the_other_s_answers_come_without_a_reload(house: Served, browser: Browser) -> None:
    match, cp, ap = pair(browser, house)
    answer(cp, match, "keep_guns", "rp:CP5")
    expect(ap.page.locator(".ask .who")).to_contain_text("Your turn")
    expect(ap.page.locator("#log")).to_contain_text("Central Powers")
