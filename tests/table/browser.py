"""A browser that plays: opens pages on a server and takes answers by mouse where they are seen, else by typed order."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Response, expect, sync_playwright

CHROMIUM = "/usr/bin/chromium"
PATIENCE = 30_000
LIFTS = ("pick", "move", "redeploy", "place", "rebuild", "rail")
"""What a click on a counter does on the page alone, until it is told where to; else these are answered by buttons."""
KEPT = "[document.documentElement.outerHTML, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]"
expect.set_options(timeout=PATIENCE)


@contextmanager
def browsing() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """One person's browser: a context of its own, one page, and everything that ever came to it over the wire."""

    def __init__(self, browser: Browser, address: str, lang: str = "en", **context: Any) -> None:
        given: dict[str, Any] = {"viewport": {"width": 1400, "height": 900}, "reduced_motion": "reduce"} | context
        self.address = address
        self.context: BrowserContext = browser.new_context(locale=lang, **given)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.heard: list[str] = []
        """Everything the page was sent that may be about a game under way: socket messages, API answers."""
        self._answers: list[Response] = []
        self._listened = 0
        self.troubles: list[str] = []
        self.ways: list[str] = []
        """How each answer was given."""
        self.page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.heard.append(str(frame))))
        self.page.on("response", self._note)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)

    def _note(self, response: Response) -> None:
        kind = response.headers.get("content-type", "")
        if "/api/" in response.url and "/board" not in response.url and ("json" in kind or "text" in kind):
            self._answers.append(response)

    def listen(self) -> list[str]:
        """All that came since this was last asked."""
        for response in self._answers:
            with suppress(Error):  # the page has gone on to another address: what it was sent is gone with it
                self.heard.append(response.text())
        self._answers.clear()
        fresh = self.heard[self._listened :]
        self._listened = len(self.heard)
        return fresh

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def stored(self) -> str:
        """All that the page keeps: its document and its storage."""
        return "\n".join(self.page.evaluate(f"() => {KEPT}"))

    def stored_words(self, pattern: str) -> set[str]:
        """What the first group of a pattern finds in all that; the page looks, for it is long."""
        look = f"pattern => [...{KEPT}.join('\\n').matchAll(new RegExp(pattern, 'g'))].map(found => found[1])"
        return set(self.page.evaluate(look, pattern))

    # -- answering ----------------------------------------------------------------------------------------------

    def take(self, action: str, kind: str | None, at: str = "") -> None:
        """Give an answer as a person would: by a click on the map, a counter or a card, by a button, or in words.

        `at`: the space in which the unit of the answer stands."""
        verb, _, name = action.partition(":")
        noun = f"{kind}:{name}" if kind else ""
        if kind == "space" and self._click_space(noun, verb == "attack"):
            self._from_menu(action)
            self.ways.append("map")
        elif kind == "unit" and verb not in LIFTS and self._click_unit(noun, at):
            self._from_menu(action)
            self.ways.append("counter")
        elif self.see(f'[data-action="{action}"]'):
            self.page.locator(f'[data-action="{action}"]').first.click()
            self.ways.append("card" if kind == "card" else "button")
        else:
            self.order(f"{verb.replace('_', ' ')} {name}")
            self.ways.append("order")

    def see(self, selector: str) -> bool:
        found = self.page.locator(selector)
        return found.count() > 0 and found.first.is_visible()

    def _from_menu(self, action: str) -> None:
        """Where a noun has several verbs, a small menu asks which."""
        item = f'[role="menuitem"][data-action="{action}"]'
        self.page.wait_for_timeout(60)
        if self.see(item):
            self.page.locator(item).click()

    def order(self, text: str) -> None:
        """Type an order."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("/")
        field = self.page.get_by_role("combobox")
        field.fill(text)
        self.page.get_by_role("option").first.wait_for()
        field.press("Enter")

    def _click_space(self, noun: str, menu: bool) -> bool:
        """As below; `menu`: with Shift, for all that may be done there."""
        if menu:
            self.page.keyboard.down("Shift")
        try:
            return self._click_place(noun)
        finally:
            self.page.keyboard.up("Shift")

    def _click_place(self, noun: str) -> bool:
        """Its ring if that lies free; else the stack on it, and its name above the stack if that opens."""
        if self.click_where_seen(f'.space[data-noun="{noun}"]'):
            return True
        if not self.click_stack(noun):
            return False
        self.click_where_seen(f'.fan-title[data-noun="{noun}"]')
        return True

    def _click_unit(self, noun: str, at: str) -> bool:
        """Its counter in the stack it is in, which opens first; a counter that stands alone is clicked at once."""
        piece = f'.fan-piece[data-noun="{noun}"]'
        if self.click_where_seen(piece):
            return True
        if not self.click_stack(at):
            return False
        return self.click_where_seen(piece) or not self.see(".fan")

    def click_stack(self, space: str) -> bool:
        """A click on the stack in a space."""
        self.page.keyboard.press("Escape")
        if not self.click_where_seen(f'[data-stack="{space}"]'):
            return False
        self.page.wait_for_timeout(150)
        return True

    def click_where_seen(self, selector: str) -> bool:
        """Click the middle of the first such element, if that is what a person would hit there."""
        place = self.where_seen(selector)
        if place is None:
            return False
        self.page.mouse.click(*place)
        return True

    def where_seen(self, selector: str) -> tuple[float, float] | None:
        """The middle of the first such element of which that is so."""
        place = self.page.evaluate(
            """selector => {
                for (const element of document.querySelectorAll(selector)) {
                    const box = element.getBoundingClientRect()
                    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
                    const hit = document.elementFromPoint(x, y)
                    if (hit && element.contains(hit)) return [x, y]
                }
                return null
            }""",
            selector,
        )
        return None if place is None else (place[0], place[1])


def frames(visitor: Visitor) -> list[dict[str, Any]]:
    """The socket messages a page got, read."""
    return [json.loads(text) for text in visitor.heard if text.startswith('{"type"')]
