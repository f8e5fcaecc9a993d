"""People who sit down at a table in a browser: what the tests of the page do before they look."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, expect

from tests.table.browser import Visitor
from tests.table.served import GAME, Served

KEY = "1e0c" + "00" * 30
"""With these dice the first hands of the limited war are known: see OPENING."""

OPENING = ("keep_guns", "event:CP1", "assault:sedan", "join:GE1", "join:GE2", "join:GE3")
"""Guns of August: the Central Powers build a flank attack on Sedan; its odds are shown."""
FIRST_ROUND = (*OPENING, "begin", "pin:koblenz")
"""The same up to the Allies' answer: may they play a combat card?"""


def guest(browser: Browser, house: Served, lang: str = "en", **context: Any) -> Visitor:
    """Somebody with a browser and a session, but no account."""
    visitor = Visitor(browser, house.address, lang, **context)
    made = visitor.context.request.post(f"{house.address}/api/guests?lang={lang}", data={})
    assert made.ok
    return visitor


def call(visitor: Visitor, method: str, path: str, body: object = None, **params: str | float | bool) -> Any:
    """A request of the visitor's behind his page's back."""
    answer = visitor.context.request.fetch(f"{visitor.address}/api{path}", method=method, data=body, params=params)
    assert answer.ok, answer.text()
    return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()


def lay(visitor: Visitor, *answers: str, scenario: str = "limited-war", **seats: str) -> str:
    """A new match, with its first answers given; its id. Both sides are the visitor's if nothing else is said."""
    body = {"game": GAME, "scenario": scenario, "seats": seats or {"ap": "me", "cp": "me"}}
    match: str = call(visitor, "POST", "/matches", body)["id"]
    answer(visitor, match, *answers)
    return match


def answer(visitor: Visitor, match: str, *actions: str) -> None:
    for action in actions:
        call(visitor, "POST", f"/matches/{match}/answers", {"seq": seq(visitor, match), "action": action})


def seq(visitor: Visitor, match: str) -> int:
    return int(call(visitor, "GET", f"/matches/{match}")["seq"])


def wait_for(visitor: Visitor, match: str, number: int) -> None:
    """Until the match has come so far."""
    end = time.monotonic() + 20
    while seq(visitor, match) < number:
        assert time.monotonic() < end, f"answer {number} never came"
        visitor.page.wait_for_timeout(50)


def sit(visitor: Visitor, match: str) -> None:
    """At the table of a hot-seat match, with the curtain up and the question asked."""
    visitor.go(f"/match/{match}")
    visitor.page.locator(".curtain button").click()
    expect(visitor.page.locator(".ask .who")).to_contain_text(re.compile("Your turn|À vous"))
    expect(visitor.page.locator("g.stack").first).to_be_visible()


def pair(
    browser: Browser, house: Served, *answers: str, lang: str = "en", **context: Any
) -> tuple[str, Visitor, Visitor]:
    """A match by invitation, begun: its id, the Central Powers' player and the Allies', both at the table.

    `answers` are the first ones of the Central Powers."""
    cp, ap = guest(browser, house, lang, **context), guest(browser, house, lang, **context)
    match = lay(cp, cp="me", ap="link")
    invite = call(cp, "GET", f"/matches/{match}")["invite"]
    call(ap, "POST", f"/matches/{match}/join", {"invite": invite})
    answer(cp, match, *answers)
    for visitor in (cp, ap):
        visitor.go(f"/match/{match}")
        expect(visitor.page.locator("g.stack").first).to_be_visible()
    return match, cp, ap


def click(visitor: Visitor, selector: str) -> None:
    """Click a thing on the map as soon as it lies free there."""
    end = time.monotonic() + 20
    while not visitor.click_where_seen(selector):
        assert time.monotonic() < end, f"{selector} is nowhere to be clicked"
        visitor.page.wait_for_timeout(50)
