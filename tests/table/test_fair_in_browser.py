"""Two people sit down; their pages put numbers into the dice by themselves, and check the audit themselves."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, expect

from tests.table.browser import Visitor
from tests.table.served import Served
from tests.table.sitting import call


def drawn(visitor: Visitor, match_id: str) -> str:
    """The number that a browser keeps."""
    kept = visitor.page.evaluate("id => localStorage.getItem(`grognard.number.${id}`)", match_id)
    return str(json.loads(kept)["number"])


def audit(visitor: Visitor, match_id: str) -> list[str]:
    """Open the dialog: what the browser has checked."""
    visitor.go(f"/match/{match_id}")
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Fair dice").click()
    found = visitor.page.locator("dialog[open] .checks li")
    expect(found.first).to_be_visible()
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def test_both_put_their_number_in_and_the_audit_shows_it(server: Served, browser: Browser) -> None:
    anna, bernd = (Visitor(browser, server.address) for _ in range(2))
    anna.go("/new?kind=open&game=first-ypres-1914")
    with anna.page.expect_response(lambda response: "/numbers" in response.url):
        anna.page.get_by_role("button", name="Post the challenge").click()
    expect(anna.page.get_by_role("heading", name="The table is set")).to_be_visible()
    match_id = anna.page.url.rpartition("/")[2]
    cookies = anna.context.cookies()
    anna.page.goto("about:blank")  # she is away

    bernd.go(f"/match/{match_id}")
    bernd.page.get_by_role("button", name=re.compile("Join as")).click()
    expect(bernd.page.get_by_text("Everybody is seated.")).to_be_visible()

    elsewhere = Visitor(browser, server.address)  # her other device does not have her number
    elsewhere.context.add_cookies(cookies)  # type: ignore[arg-type]
    elsewhere.go(f"/match/{match_id}")
    expect(elsewhere.page.get_by_text("Your number is in the browser in which you sat down")).to_be_visible()
    expect(elsewhere.page.get_by_role("button", name="Clear the table")).to_be_visible()

    anna.go("/")  # the lobby is enough: it begins for all
    for visitor in (bernd, elsewhere):
        expect(visitor.page.locator("#map")).to_be_visible()

    her = call(elsewhere, "GET", "/me")["user"]["name"]
    assert sorted(audit(bernd, match_id)) == [  # by side, and sides are by chance
        f"✓ The number of {her} is the one it was bound to before yours was shown.",
        "✓ The server’s key is the one it was bound to from the start.",
        "✓ Your number is in it: the one that this browser drew.",
    ]
    call(bernd, "POST", f"/matches/{match_id}/resign", {})
    for visitor in (anna, bernd):
        said = audit(visitor, match_id)
        assert [line[0] for line in said] == ["✓"] * 4
        dialog = visitor.page.locator("dialog[open]")
        dialog.get_by_text("All keys and numbers").click()
        for number in (drawn(anna, match_id), drawn(bernd, match_id)):
            expect(dialog).to_contain_text(number)
        expect(dialog.locator(".note.good")).to_contain_text("Nobody could choose the dice alone.")
        assert not visitor.troubles
