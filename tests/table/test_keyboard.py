"""A whole action round by keyboard alone, from the lobby on, with the focus in sight at every step."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.table.battles import BATTLES, bring, saved
from tests.table.browser import LIFTS, Visitor
from tests.table.served import Served
from tests.table.sitting import call, guest, lay, seq, wait_for

FOCUS = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame(); await frame() // a stack that opens passes the focus on to its first counter
    const here = document.activeElement
    const box = here.getBoundingClientRect()
    const drawn = (element) => {
        const style = getComputedStyle(element)
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
    }
    const ring = here.closest('svg.map') && document.querySelector('.board .focus')?.getBoundingClientRect()
    const across = ring && ring.left < box.right && ring.right > box.left
    const over = across && ring.top < box.bottom && ring.bottom > box.top
    const { action, noun, stack } = here.dataset
    const label = here.closest('label')
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const within = x > 0 && y > 0 && x < innerWidth && y < innerHeight
    const hit = within && document.elementFromPoint(x, y)
    return {
        name: action || noun || (stack && `stack:${stack}`) || here.textContent.trim().slice(0, 60),
        shown: drawn(here) || Boolean(over) || Boolean(label && drawn(label)),
        seen: Boolean(hit) && (here.contains(hit) || hit.contains(here) || hit.closest('label') === label),
        body: here === document.body,
    }
}"""
ROUND = """
    ops:CP5 move:koblenz attack:metz pick:GE2 step:aachen stop done
    assault:verdun join:GE4 join:GE5 begin
"""
"""An action round of the Central Powers: their armies march and attack."""


class Typist:
    """Somebody without a mouse, who must always see where he is."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def visible(self, where: str) -> str:
        """The name of what has the focus, once that is to be seen."""
        for _ in range(60):
            now = self.focus()
            if not now["body"] and now["shown"] and now["seen"]:
                return str(now["name"])
            self.page.wait_for_timeout(50)
        raise AssertionError(f"no focus to be seen {where}: {now}")

    def comes(self, to: str) -> None:
        """The focus comes to something of this kind: a picture that arrives may take it from one thing to the next."""
        for _ in range(60):
            if (now := self.visible(f"before {to}")).startswith(to):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the focus stays on {now}, not {to}")

    def press(self, *keys: str) -> str:
        for key in keys:
            self.page.keyboard.press(key)
        return self.visible(f"after {keys}")

    def walk(self, key: str, to: str, most: int = 90) -> None:
        """Press a key until the focus is there."""
        gone = [self.visible("before walking")]
        while gone[-1] != to:
            assert len(gone) < most, f"{key} never comes to {to}: {gone}"
            gone.append(self.press(key))

    def tab_to(self, role: str, name: str) -> None:
        """Tab through a page of the shell, whose heading may have the focus first."""
        wanted = self.page.get_by_role(role, name=name)  # type: ignore[arg-type]
        wanted.first.wait_for()
        for _ in range(40):
            self.page.keyboard.press("Tab")
            self.visible(f"on the way to {name}")
            if wanted.first.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError(f"Tab never comes to {name}")

    def on_map(self, noun: str) -> None:
        """Tab to a choice on the map; from the last on it leads out, so then back. A counter alone is its stack."""
        told = call(self.visitor, "GET", f"/matches/{self.match}/position")["picture"]["pieces"]
        wanted = {noun, "stack:" + told[noun]["at"] if noun in told else noun}
        for key in ("Tab", "Shift+Tab"):
            now = self.press("m")
            while now.startswith(("space:", "unit:", "stack:")):
                if now in wanted:
                    return
                now = self.press(key)
        raise AssertionError(f"no way to {noun} on the map")

    def kind(self, verb: str) -> str:
        """Of things that a verb is about now."""
        asked = call(self.visitor, "GET", f"/matches/{self.match}/position")["question"]["options"]
        return str(next(each["noun"] for each in asked if each["verb"] == verb)).partition(":")[0]

    def take(self, action: str) -> None:
        """Give an answer: on a card, on the map, or with a button."""
        verb, _, noun = action.partition(":")
        button = f'[data-action="{action}"]'  # a long list of hexes is folded
        expect(self.page.locator(f"{button}, .hex-edge").first).to_be_attached()
        if verb == "ops":
            self.page.keyboard.press("h")
            self.walk("ArrowRight", action)
        elif noun and (verb not in LIFTS or self.kind(verb) != "unit"):
            self.on_map(f"{self.kind(verb)}:{noun}")
            before = seq(self.visitor, self.match)
            self.page.keyboard.press("Shift+Enter" if verb == "attack" else "Enter")  # all that it may do
            menu = self.page.get_by_role("menu")
            for _ in range(40):  # a thing with several uses asks which
                if menu.count() or seq(self.visitor, self.match) > before:
                    break
                self.page.wait_for_timeout(50)
            if not menu.count():
                return
            self.walk("ArrowDown", action)
        else:
            self.page.keyboard.press("c")
            self.walk("ArrowDown", action)
        self.page.keyboard.press("Enter")

    @property
    def match(self) -> str:
        return self.page.url.rpartition("/")[2]


def test_an_action_round_without_a_mouse(house: Served, browser: Browser) -> None:
    typist = Typist(Visitor(browser, house.address))
    visitor, page = typist.visitor, typist.page
    visitor.go("/")
    typist.tab_to("link", "At one screen")
    page.keyboard.press("Enter")
    typist.tab_to("button", "Start the game")
    page.keyboard.press("Enter")
    expect(page.locator(".curtain button")).to_be_focused()
    assert typist.press("Enter") == "keep_guns", "the first choice has the focus when the curtain rises"
    for number, action in enumerate(("keep_guns", *ROUND.split()), 1):
        typist.take(action)
        wait_for(visitor, typist.match, number)
        if action.startswith("join"):
            expect(page.locator(".odds")).to_be_visible()
    # The attack was begun: it is the Allies' turn to answer, behind a curtain of their own.
    expect(page.locator(".curtain h1")).to_contain_text("Allies")
    expect(page.locator(".curtain button")).to_be_focused()
    typist.press("Enter")
    expect(page.locator(".ask .who")).to_contain_text("Allies")
    told = call(visitor, "GET", f"/matches/{typist.match}/position", side="ap")
    log = "".join(bit if isinstance(bit, str) else bit[1] for line in told["log"] for bit in line["bits"])
    assert "Verdun" in log
    assert not visitor.troubles, visitor.troubles


def test_typed_orders_undo_and_the_other_keys(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    typist, page = Typist(visitor), visitor.page
    match = lay(visitor, "keep_guns")
    visitor.go(f"/match/{match}")
    expect(page.locator(".curtain button")).to_be_focused()
    assert typist.press("Enter") == "ops:CP1", "the first card has the focus"

    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type("ops landwehr")
    expect(page.get_by_role("option").first).to_contain_text("Landwehr")
    page.keyboard.press("Enter")
    wait_for(visitor, match, 2)
    expect(page.locator(".ask h2")).to_contain_text("Activate")
    assert typist.visible("on the map").startswith("space:")
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type("attack metz")
    expect(page.get_by_role("option").first).to_contain_text("Metz")
    page.keyboard.press("Escape")  # thought better of it
    expect(page.get_by_role("combobox")).to_have_count(0)
    assert seq(visitor, match) == 2
    assert typist.visible("back on the map").startswith("space:")

    page.keyboard.press("u")
    wait_for(visitor, match, 3)
    expect(page.locator(".ask h2")).to_contain_text("Choose an action")
    before = typist.press("h")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="All keys")).to_be_visible()
    typist.visible("in the dialog")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert typist.visible("when the dialog is closed") == before

    shade = page.locator("p.chip")
    page.keyboard.press("s")
    expect(shade).to_contain_text("Supply of the Central Powers")
    expect(page.locator(".board .tone").first).to_be_attached()
    page.keyboard.press("s")
    expect(shade).to_contain_text("Supply of the Allies")
    page.keyboard.press("s")
    expect(shade).to_have_count(0)
    expect(page.locator(".board .tone")).to_have_count(0)
    assert typist.visible("all the while") == before
    assert not visitor.troubles, visitor.troubles


def test_the_map_is_walked_by_arrows_and_never_loses_the_focus(house: Served, browser: Browser) -> None:
    """Wherever a key leads, the thing with the focus is in sight, and a stack opens for who steps on it."""
    visitor = guest(browser, house)
    typist, page = Typist(visitor), visitor.page
    match = lay(visitor, "keep_guns", "event:CP1", "assault:sedan")
    visitor.go(f"/match/{match}")
    expect(page.locator(".curtain button")).to_be_focused()
    page.keyboard.press("Enter")
    seen = {typist.visible("on the map")}
    for key in ("Tab", "Tab", "Shift+Tab", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp"):
        seen.add(typist.press(key))
    assert seen == {"unit:GE1", "unit:GE2", "stack:space:koblenz"}  # the 3rd Army stands alone
    page.keyboard.press("i")
    expect(page.locator(".detail")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("+")
    page.keyboard.press("0")
    page.keyboard.press("m")
    typist.visible("after zooming")


@pytest.mark.parametrize("battle", BATTLES)
def test_a_march_and_an_attack_on_hexes_without_a_mouse(house: Served, browser: Browser, battle: str) -> None:
    """A unit and the hex it goes to, typed orders and undo, an attack from its target to its dice."""
    visitor = guest(browser, house)
    typist, page = Typist(visitor), visitor.page
    match = bring(visitor, saved(battle, 4))
    visitor.go(f"/match/{match}")
    expect(page.locator(".stack.glowing").first).to_be_visible()
    typist.press("m")

    def options(verb: str) -> list[str]:
        asked = call(visitor, "GET", f"/matches/{match}/position")["question"]["options"]
        return [each["action"] for each in asked if each["verb"] == verb]

    def take(action: str) -> None:
        before = seq(visitor, match)
        typist.take(action)
        wait_for(visitor, match, before + 1)

    mover = options("move")[0]
    take(mover)
    led = typist.visible("on the hexes or on who may come along").partition(":")[2]
    assert led in {each.partition(":")[2] for verb in ("to", "with", "through") for each in options(verb)}
    take(options("to")[0])
    march = page.get_by_role("heading", name="where to")
    expect(march).to_be_hidden()
    before = seq(visitor, match)
    page.keyboard.press("u")
    wait_for(visitor, match, before + 1)
    expect(march).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    goal = options("to")[-1].partition(":")[2]
    page.keyboard.type(f"to {goal}")
    expect(page.get_by_role("option").first).to_contain_text(goal)
    page.keyboard.press("Enter")
    wait_for(visitor, match, before + 2)
    assert call(visitor, "GET", f"/matches/{match}/position")["picture"]["pieces"][f"unit:{mover[5:]}"]["at"] == (
        f"space:{goal}"
    )
    if options("done"):  # or nobody is left to move
        take("done")
    take(options("attack")[0])
    if options("join"):  # more than one could
        take(options("join")[0])
    expect(page.locator(".odds")).to_be_visible()
    if options("settle"):  # or nobody else can join
        take("settle")
    take("resolve")
    expect(page.locator("#log")).to_contain_text("against")
    assert not visitor.troubles, visitor.troubles


def test_units_are_set_up_without_a_mouse(house: Served, browser: Browser) -> None:
    """From the trays, one for each army, to a hex and back to the trays."""
    visitor = guest(browser, house)
    typist, page = Typist(visitor), visitor.page
    seats = {"ah": "me", "ru": "me"}
    match = call(visitor, "POST", "/matches", {"game": BATTLES[0], "scenario": "campaign", "seats": seats})["id"]
    visitor.go(f"/match/{match}")
    trays = page.locator(".ask .tray-head")
    expect(trays.first).to_be_visible()
    assert [head.partition("Army")[0].strip() for head in trays.all_inner_texts()] == [
        "Russian 3rd", "Russian 4th", "Russian 5th", "Russian 8th"
    ]  # fmt: skip
    for key in ("u", "Enter"):
        typist.press("c")
        typist.walk("ArrowDown", "unit:ru-5")
        page.keyboard.press("Enter")
        expect(page.locator(".hex-edge")).to_be_attached()
        typist.comes("space:")
        page.keyboard.press(key)  # thought better of it, once
        wait_for(visitor, match, int(key == "Enter"))
        expect(page.locator(".hex-edge")).to_have_count(0)
        typist.comes("unit:")  # back at the trays
    assert not visitor.troubles, visitor.troubles
