"""An account on the page, from its beginning to its end: one walk, with somebody else who stays."""

from __future__ import annotations

import email
import email.policy
import json
import re
import time
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import Browser, expect

from tests.table.browser import Visitor
from tests.table.served import Served
from tests.table.sitting import call, guest, lay


def letter_to(house: Served, address: str) -> str:
    """The text of the letter that arrives there."""
    folder = Path(house.folder) / "grognard" / "letters"
    end = time.monotonic() + 20
    while time.monotonic() < end:
        for path in folder.glob("*.eml"):
            letter = email.message_from_bytes(path.read_bytes(), policy=email.policy.SMTP)
            if letter["To"] == address:
                return str(letter.get_content())
        time.sleep(0.1)
    raise TimeoutError(address)


def begun(leaver: Visitor, stays: Visitor) -> str:
    match = lay(leaver, ap="me", cp="link", scenario="introduction")
    invite = call(leaver, "GET", f"/matches/{match}")["invite"]
    call(stays, "POST", f"/matches/{match}/join", {"invite": invite})
    call(leaver, "POST", f"/matches/{match}/chat", {"text": "Bonne chance"})
    return match


def test_an_account_from_beginning_to_end(house: Served, browser: Browser) -> None:
    leaver, stays = guest(browser, house, "fr"), guest(browser, house)
    page = leaver.page
    called = call(leaver, "GET", "/me")["user"]["name"]
    assert re.fullmatch(r"Guest-\d+", called)
    match = begun(leaver, stays)

    # A guest is called in the reader's language, and is offered no letters.
    leaver.go("/account")
    expect(page.locator("header .who")).to_have_text(called.replace("Guest", "Invité"))
    expect(page.get_by_label("Courriel")).to_have_count(0)
    expect(page.get_by_role("button", name="Tout supprimer…")).to_be_visible()
    stays.go("/")
    expect(stays.page.get_by_role("main")).to_contain_text(called)
    page.get_by_role("button", name="EN English").first.click()
    expect(page.locator("header .who")).to_have_text(called)

    # A password that many people have is refused with the reason.
    name, password = f"Leaver {uuid4().hex[:8]}", "correct horse"
    form = page.locator("section", has=page.get_by_role("heading", name="Sign up"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill("Football2024")
    form.get_by_role("button", name="Sign up").click()
    expect(form.get_by_role("alert")).to_contain_text("Many people have this password")
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign up").click()
    expect(page.locator("header .who")).to_have_text(name)

    # An address waits until somebody there has said yes.
    address = f"{uuid4().hex}@armee.fr"
    leaver.go("/account")
    page.get_by_label("E-mail").fill(address)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text(f"is on its way to {address}")).to_be_visible()
    expect(page.get_by_role("button", name="Send the letter again")).to_be_visible()
    (link,) = re.findall(r"/confirm#[\w-]+", letter_to(house, address))
    leaver.go(link)
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_role("status").first).to_contain_text(f"Letters for {name} go to {address}.")
    page.get_by_role("main").get_by_role("link", name="Your account").click()
    expect(page.get_by_text(f"Confirmed: letters go to {address}.")).to_be_visible()
    leaver.go(link)
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_role("alert")).to_contain_text("This link was used already")
    leaver.go("/stop#guessed")
    page.get_by_role("button", name="Stop the letters").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is not whole")

    # A key for one match; it ends with the password, which the page says beforehand.
    leaver.go("/account")
    keys = page.locator("section", has=page.get_by_role("heading", name="Keys for programs"))
    expect(keys).to_contain_text("When you change your password, all keys end.")
    keys.get_by_label("What for").fill("my bot")
    keys.get_by_label("Good for").select_option(match)
    keys.get_by_role("button", name="Make a key").click()
    expect(keys.locator("li")).to_contain_text("one match")
    expect(keys.locator(f'li a[href="/match/{match}"]')).to_contain_text("Paths of Glory")
    page.get_by_label("Present password").fill(password)
    password = "another horse"
    page.get_by_label("New password").fill(password)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("keys for programs have ended")).to_be_visible()
    expect(keys.locator("li")).to_have_count(0)

    # All of it in a file, and then away with it.
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the file").click()
    assert saved.value.suggested_filename == "grognard.json"
    kept = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert (kept["account"]["name"], kept["account"]["letters"]) == (name, "confirmed")
    assert [each["id"] for each in kept["matches"]] == [match]
    page.get_by_role("button", name="Delete the account…").click()
    sure = page.get_by_role("dialog")
    expect(sure).to_contain_text("Matches you are playing are lost by resignation")
    sure.get_by_label("Password").fill("a wrong horse")
    sure.get_by_role("button", name="Delete for good").click()
    expect(sure.get_by_role("alert")).to_contain_text("not right")
    sure.get_by_label("Password").fill(password)
    sure.get_by_role("button", name="Delete for good").click()
    expect(page).to_have_url(house.address + "/")
    expect(page.locator("header .who")).to_have_count(0)
    assert not [trouble for trouble in leaver.troubles if "status of 4" not in trouble], leaver.troubles

    # For the other one the seat has no name, and what was said there is blank.
    stays.go("/")
    row = stays.page.locator("article", has=stays.page.locator(f'a[href="/match/{match}"]')).first
    expect(row).to_contain_text("account deleted")
    expect(row).to_contain_text("You won, by resignation")
    stays.go(f"/match/{match}")
    expect(stays.page.locator(".seats")).to_contain_text("account deleted")
    stays.page.get_by_role("tab").nth(1).click()
    expect(stays.page.get_by_role("log", name="Chat")).to_contain_text("removed with the account")
    assert "Bonne chance" not in stays.stored()
