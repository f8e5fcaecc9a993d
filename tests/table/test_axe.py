"""axe-core finds nothing to complain of: every page and every state of the table, both languages, both themes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, expect

from tests.table.battles import BATTLES, bring, saved
from tests.table.browser import Visitor
from tests.table.served import GAME, Served
from tests.table.sitting import FIRST_ROUND, OPENING, answer, call, click, guest, lay, sit

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
ACTIVATE = {"en": "Activate spaces", "fr": "Activez des espaces"}
LOOKS = [("en", "light"), ("fr", "dark")]
"""Each language and each theme; a state that is right in these two is wrong in the others only by a missing word. In
the second only what hangs on theme and language is looked at."""
looks = pytest.mark.parametrize(
    "look", [pytest.param(look, marks=pytest.mark.xdist_group(f"axe {look[1]}")) for look in LOOKS], ids="-".join
)
"""The longest file of all: its two halves go to two workers."""
SECOND = ["color-contrast", "link-in-text-block", "html-has-lang", "html-lang-valid", "valid-lang"]
PAGES = [
    "/", "/new", "/new?kind=bot", "/new?kind=link", "/new?kind=open", "/account", "/confirm#secret", "/finished",
    "/stop#secret", "/rules", f"/rules/{GAME}", f"/rulings/{GAME}", f"/sources/{GAME}", "/no/such/page",
    "/match/no-such-match",
]  # fmt: skip
FAR = {"galicia-1914": "4704", "first-ypres-1914": "1111"}
"""Sarny behind the marshes, and Ostend: too far off to be gone to."""
DIALOGS = {
    "en": [
        "Charts",
        "Legend",
        "Tracks and boxes",
        "Cards",
        "Luck",
        "Fair dice",
        "Ask to go back",
        "Resign",
        "All keys",
    ],
    "fr": [
        "Tables",
        "Légende",
        "Pistes et cases",
        "Cartes",
        "Chance",
        "Dés honnêtes",
        "Demander à revenir",
        "Abandonner",
        "Toutes",
    ],
}


RUN = """async ({part, rules, board}) => {
    const maps = board ? [] : [...document.querySelectorAll("svg.map, svg.ground")];
    const kept = maps.map((map) => [map, [...map.childNodes]]);
    for (const map of maps) map.replaceChildren();
    try {
        return (await axe.run(part || document, {resultTypes: ["violations"], ...rules})).violations;
    } finally {
        for (const [map, parts] of kept) map.replaceChildren(...parts);
    }
}"""


def check(visitor: Visitor, where: str, within: str = "", board: bool = True) -> None:
    """Run axe-core over the page, or over a part of it where the rest cannot be reached.

    Thousands of things stand on the map, and each run looks at all of them: where it was looked at already, or cannot
    be reached, it is emptied meanwhile (`board`)."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    page.mouse.move(2, 2)
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    rules = {"runOnly": {"type": "rule", "values": SECOND}} if dark else {}
    found = page.evaluate(RUN, {"part": within, "rules": rules, "board": board and within in ("", "main")})
    problems = [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for rule in found
        for node in rule["nodes"][:4]
    ]
    assert not problems, f"{where}:\n" + "\n".join(problems)


def reader(browser: Browser, house: Served, look: tuple[str, str], **more: Any) -> Visitor:
    return guest(browser, house, look[0], color_scheme=look[1], bypass_csp=True, **more)


def loaded(visitor: Visitor) -> None:
    expect(visitor.page.locator("h1").first).to_be_attached()
    expect(visitor.page.locator("main")).not_to_contain_text("Loading…")
    expect(visitor.page.locator("main")).not_to_contain_text("Chargement…")


@looks
def test_pages(house: Served, browser: Browser, look: tuple[str, str]) -> None:
    visitor = Visitor(browser, house.address, look[0], color_scheme=look[1], bypass_csp=True)
    for path in PAGES:
        visitor.go(path)
        loaded(visitor)
        check(visitor, path)
    # Somebody with an account, a key for a program, and matches in every state.
    call(visitor, "POST", "/accounts", {"name": f"Reader {uuid4()}"[:20], "password": "correct horse"})
    call(visitor, "PATCH", "/me", {"email": f"{uuid4().hex}@armee.fr"})
    call(visitor, "POST", "/tokens", {"label": "a bot", "match": lay(visitor, "keep_guns")})
    lay(visitor, ap="me", cp="open")
    call(visitor, "POST", f"/matches/{lay(visitor, ap='me', cp='bot:random')}/resign", {})
    for path in ("/account", "/", "/finished"):
        visitor.go(path)
        loaded(visitor)
        check(visitor, f"{path} logged in")
    visitor.go("/account")
    visitor.page.locator("button.danger", has_text="…").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    check(visitor, "deleting an account")


@looks
def test_the_table(house: Served, browser: Browser, look: tuple[str, str]) -> None:
    visitor = reader(browser, house, look)
    page = visitor.page
    match = lay(visitor, "keep_guns")
    visitor.go(f"/match/{match}")
    expect(page.locator(".curtain button")).to_be_visible()
    check(visitor, "curtain")
    sit(visitor, match)
    check(visitor, "asked for a card")
    page.keyboard.press("n")
    expect(page.locator(".hint .follow")).to_be_enabled()
    check(visitor, "a hint", ".column")
    check(visitor, "what a hint marks", "#hand")
    answer(visitor, match, *OPENING[1:])
    expect(page.locator(".odds")).to_be_visible()
    check(visitor, "odds")
    page.keyboard.press("w")
    expect(page.locator(".winning .panel")).to_be_visible()
    check(visitor, "how to win", "header")
    page.keyboard.press("Escape")
    page.get_by_role("tab").nth(1).click()
    check(visitor, "chat", ".column")
    page.get_by_role("tab").nth(2).click()
    check(visitor, "notes", ".column")

    click(visitor, '[data-stack="space:verdun"]')
    expect(page.locator(".fan")).to_be_visible()
    check(visitor, "a stack open", "main")
    click(visitor, '.fan-piece[data-noun="unit:FR3"]')
    expect(page.locator(".toast")).to_be_visible()
    check(visitor, "a refusal", board=False)
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.locator("p.chip")).to_be_visible()
    check(visitor, "supply", "main")
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("begin")
    expect(page.get_by_role("option").first).to_be_visible()
    check(visitor, "an order", "main", board=False)
    page.keyboard.press("Escape")
    _dialogs(visitor, look[0])
    page.keyboard.press("r")
    expect(page.locator(".replay")).to_be_visible()
    check(visitor, "replay", "main", board=False)
    page.locator(".replay .button:has([data-sign=flask])").click()
    expect(page.locator(".replay.branch")).to_be_visible()
    page.set_viewport_size({"width": 1920, "height": 1080})
    check(visitor, "what-if")


def _dialogs(visitor: Visitor, lang: str) -> None:
    page = visitor.page
    menu = page.locator("header .menu > button")
    menu.click()
    check(visitor, "menu", "header")
    page.keyboard.press("Escape")
    for name in DIALOGS[lang]:
        menu.click()
        page.locator("#match-menu button").filter(has_text=re.compile(f"^{name}")).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        check(visitor, name, "dialog[open]")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


@looks
def test_the_table_of_two(house: Served, browser: Browser, look: tuple[str, str]) -> None:
    """Waiting for somebody, invited, watching, asked to go back, a pick menu, finished."""
    cp, ap = reader(browser, house, look), reader(browser, house, look)
    match = lay(cp, cp="me", ap="link")
    cp.go(f"/match/{match}")
    expect(cp.page.get_by_role("textbox")).to_be_visible()
    check(cp, "waiting")
    link = f"/match/{match}?invite={call(cp, 'GET', f'/matches/{match}')['invite']}"
    ap.go(link)
    expect(ap.page.locator("button.primary")).to_be_visible()
    check(ap, "invited")
    ap.page.locator("button.primary").click()
    expect(ap.page.locator("g.stack").first).to_be_visible()
    answer(cp, match, "keep_guns", "ops:CP5")
    expect(cp.page.locator(".ask")).to_contain_text(ACTIVATE[look[0]])  # the page has heard of it
    cp.page.keyboard.down("Shift")
    click(cp, '[data-stack="space:koblenz"]')
    cp.page.keyboard.up("Shift")
    expect(cp.page.get_by_role("menu")).to_be_visible()
    check(cp, "a menu of choices")
    check(ap, "waiting for the other", board=False)
    step = call(cp, "GET", f"/matches/{match}/position")["at"]
    call(ap, "POST", f"/matches/{match}/requests", {"kind": "draw"})
    call(cp, "POST", f"/matches/{match}/requests", {"kind": "back", "to": step - 1})
    expect(cp.page.locator(".banner")).to_have_count(2)
    check(cp, "requests", "main", board=False)
    watching = reader(browser, house, look)
    watching.go(link)
    expect(watching.page.locator("g.stack").first).to_be_visible()
    check(watching, "watching")
    call(ap, "POST", f"/matches/{match}/resign", {})
    expect(cp.page.locator(".banner.end")).to_be_visible()
    check(cp, "finished")
    cp.page.locator(".banner.end button").nth(1).click()
    expect(cp.page.locator("dialog[open] [role=status]")).to_be_visible()
    check(cp, "the dice checked", "dialog[open]")


@looks
def test_a_program_that_thinks(house: Served, browser: Browser, look: tuple[str, str]) -> None:
    """While it thinks, what it thought, and another that is to play for the reader."""
    visitor = reader(browser, house, look)
    page, match = visitor.page, lay(visitor, ap="me", cp="bot:veteran")
    visitor.go(f"/match/{match}")
    expect(page.locator(".ask .thinking")).to_be_visible()
    check(visitor, "thinking", ".column")
    expect(page.locator(".ask .thinking")).to_have_count(0)
    page.locator("header .menu > button").click()
    page.locator("#match-menu button").filter(has_text=re.compile("Let a program|Laisser un programme")).click()
    expect(page.locator("dialog[open] input").first).to_be_visible()
    check(visitor, "a program for the reader", "dialog[open]")
    page.keyboard.press("Escape")
    call(visitor, "POST", f"/matches/{match}/resign", {})
    expect(page.locator(".line .why").first).to_be_visible()
    check(visitor, "lines of the log that lead to thoughts", "#log")
    page.keyboard.press("q")
    expect(page.locator("dialog[open] .other").first).to_be_visible()
    check(visitor, "a thought", "dialog[open]")


@looks
def test_the_table_on_a_phone(house: Served, browser: Browser, look: tuple[str, str]) -> None:
    visitor = reader(browser, house, look, viewport={"width": 400, "height": 860}, has_touch=True, is_mobile=True)
    sit(visitor, lay(visitor, *FIRST_ROUND))
    tabs = visitor.page.locator(".sheet nav button")
    for i in range(tabs.count()):
        tabs.nth(i).tap()
        expect(tabs.nth(i)).to_have_attribute("aria-pressed", "true")
        check(visitor, f"tab {i}", "" if i == 0 else ".sheet")


@looks
@pytest.mark.parametrize("battle", BATTLES)
def test_the_table_of_a_hex_battle(house: Served, browser: Browser, battle: str, look: tuple[str, str]) -> None:
    """Units to move, hexes to go to, a refusal, overlays, an attack with every unit's chance, tracks, the replay."""
    visitor = reader(browser, house, look)
    page = visitor.page
    match = bring(visitor, saved(battle, 4))
    visitor.go(f"/match/{match}")
    expect(page.locator(".stack.glowing").first).to_be_visible()
    check(visitor, "units to move")
    for key in ("s", "z", "v"):
        page.keyboard.press(key)
        expect(page.locator("p.chip")).to_be_visible()
        check(visitor, f"overlay {key}", "main", board=False)
    _take(visitor, match, "move")
    expect(page.locator(".hex-edge")).to_be_attached()
    check(visitor, "hexes to go to")
    page.locator(f'.space[data-noun="space:{FAR[battle]}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_be_visible()
    check(visitor, "a refusal", "main", board=False)
    _take(visitor, match, "stay", "done", "attack", "join", "join")
    expect(page.locator(".odds .chances").first).to_be_visible()
    check(visitor, "odds")
    page.locator(".command .button").click()
    expect(page.locator("dialog[open] .tray")).to_be_visible()
    check(visitor, "tracks and boxes", "dialog[open]")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator(".replay")).to_be_visible()
    check(visitor, "replay", "main", board=False)


def _take(visitor: Visitor, match: str, *verbs: str) -> None:
    """The first answer with each of these verbs, where there is one."""
    for verb in verbs:
        options = call(visitor, "GET", f"/matches/{match}/position")["question"]["options"]
        answer(visitor, match, *[each["action"] for each in options if each["verb"] == verb][:1])


@looks
def test_setting_up_a_hex_battle(house: Served, browser: Browser, look: tuple[str, str]) -> None:
    """Its options, the trays of units to be placed, where one may stand; the same on a phone."""
    visitor = reader(browser, house, look)
    page = visitor.page
    visitor.go(f"/new?game={BATTLES[0]}")
    page.locator(".folds summary").first.click()
    expect(page.locator(".folds select").first).to_be_visible()
    check(visitor, "options of a new game")
    page.locator("input[value=campaign]").check()  # the one in which units are placed
    page.locator("aside button.primary").click()
    expect(page.locator(".ask .tray-piece").first).to_be_visible()
    check(visitor, "units to be placed")
    page.locator(".ask .tray-piece").first.click()
    expect(page.locator(".hex-edge")).to_be_attached()
    check(visitor, "hexes to stand in")
    page.set_viewport_size({"width": 400, "height": 860})
    expect(page.locator(".sheet nav")).to_be_visible()
    check(visitor, "on a phone")


def test_axe_would_have_found_something(house: Served, browser: Browser) -> None:
    """The checks above can fail: an image without a name, a pale text, a dark one where it is dark."""
    visitor = reader(browser, house, LOOKS[0])
    visitor.go("/")
    loaded(visitor)
    visitor.page.evaluate("document.querySelector('main h1').style.color = '#eeeeee'")
    visitor.page.evaluate("document.querySelector('main').append(new Image())")
    with pytest.raises(AssertionError, match=r"(?s)color-contrast.*image-alt|image-alt.*color-contrast"):
        check(visitor, "made worse")
    visitor = reader(browser, house, LOOKS[1])
    sit(visitor, lay(visitor, "keep_guns"))
    things = visitor.page.locator("svg.map *").count()
    check(visitor, "a table", board=False)
    assert visitor.page.locator("svg.map *").count() == things > 1000
    visitor.go("/")
    loaded(visitor)
    visitor.page.evaluate("document.querySelector('main h1').style.color = '#333333'")
    with pytest.raises(AssertionError, match="color-contrast"):
        check(visitor, "made worse")
