"""Two players at one screen: between hands nothing of the other hand is on the page, in storage or on the line."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.table.browser import Visitor, frames
from tests.table.playing import SIDES, held, truth
from tests.table.served import Served
from tests.table.sitting import answer, call, guest, lay, seq, sit, wait_for

CARD = re.compile(r"card:((?:AP|CP)\d+)")
REACHABLE = """() => {
    // Everything a script could still walk to from the page: the document, its elements' own fields, storage, history.
    const seen = new Set(), found = new Set(), queue = [window.history.state, {...localStorage}, {...sessionStorage}]
    for (const key of Object.keys(window)) try { queue.push(window[key]) } catch {}
    for (const element of document.querySelectorAll('*')) {
        queue.push(element.outerHTML.slice(0, 20000))
        for (const key of [...Object.keys(element), ...Object.getOwnPropertySymbols(element)]) queue.push(element[key])
    }
    while (queue.length && seen.size < 200000) {
        const one = queue.pop()
        if (typeof one === 'string') for (const [card] of one.matchAll(/card:(AP|CP)\\d+/g)) found.add(card)
        if (typeof one !== 'object' || one === null || seen.has(one) || one instanceof Node || one === window) continue
        seen.add(one)
        const inside = one instanceof Map ? [...one.keys(), ...one.values()] : one instanceof Set ? [...one]
            : Reflect.ownKeys(one).map((key) => { try { return one[key] } catch { return null } })
        queue.push(...inside)
    }
    return [...found]
}"""


class Screen:
    """One screen that two players pass to each other; checks what is left of a hand on it."""

    def __init__(self, browser: Browser, house: Served) -> None:
        self.house = house
        self.visitor = guest(browser, house)
        self.page = self.visitor.page
        self.match = lay(self.visitor, "keep_guns")

    def hand(self, side: str) -> set[str]:
        """The cards that only this side may know. (That the Central Powers kept Guns of August, everybody saw.)"""
        play = truth(self.house, self.match)
        other = 1 - SIDES.index(side)
        found = set(held(play, side)) - set(play.view(other)["position"].cards[side].hand)
        assert len(found) > 3
        return found

    def raise_curtain(self, side: str) -> None:
        self.page.locator(".curtain button").click()
        expect(self.page.locator("#hand .use").first).to_be_visible()
        assert self.told() & self.hand(side) == self.hand(side), "the hand is there: the checks below can see one"

    def told(self) -> set[str]:
        """Cards in all that came over the wire since this was last asked, and in all that is kept on the page."""
        return set(CARD.findall("".join([*self.visitor.listen(), self.visitor.stored()])))

    def nothing_of(self, *sides: str) -> None:
        """Nothing of these hands has come since this was last asked, nor is anything kept of them."""
        secret = set().union(*(self.hand(side) for side in sides))
        assert not secret & self.told()
        assert not {f"card:{name}" for name in secret} & set(self.page.evaluate(REACHABLE))

    def curtain_falls(self, side: str) -> None:
        expect(self.page.locator(".curtain h1")).to_contain_text(side)
        assert self.page.locator("#hand, #log, #map, dialog, .fan, .detail").count() == 0

    def play(self, action: str) -> None:
        before = seq(self.visitor, self.match)
        self.page.locator(f'#hand [data-action="{action}"]').click()
        wait_for(self.visitor, self.match, before + 1)


def test_nothing_of_the_other_hand_is_left_between_hands(house: Served, browser: Browser) -> None:
    screen = Screen(browser, house)
    visitor, page = screen.visitor, screen.page
    visitor.go("/")
    visitor.go(f"/match/{screen.match}")
    screen.curtain_falls("Central Powers")
    screen.nothing_of("ap", "cp")
    screen.raise_curtain("cp")
    screen.nothing_of("ap")
    screen.play("rp:CP5")
    screen.curtain_falls("Allies")
    visitor.listen()  # what the Central Powers were told up to the curtain, they may know
    screen.nothing_of("ap", "cp")

    page.reload()  # while the curtain hangs
    screen.curtain_falls("Allies")
    screen.nothing_of("ap", "cp")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("h1")).to_be_visible()
    screen.nothing_of("ap", "cp")
    page.go_back()
    screen.curtain_falls("Allies")
    screen.nothing_of("ap", "cp")

    screen.raise_curtain("ap")
    screen.nothing_of("cp")
    page.go_back()  # behind the table is the lobby; forward again is the curtain, not the hand
    expect(page.locator("h1")).to_be_visible()
    screen.nothing_of("ap", "cp")
    page.go_forward()
    screen.curtain_falls("Allies")
    screen.nothing_of("ap", "cp")
    screen.raise_curtain("ap")
    screen.play("rp:AP1")
    screen.curtain_falls("Central Powers")
    visitor.listen()
    screen.nothing_of("ap", "cp")
    assert not visitor.troubles, visitor.troubles


def test_every_frame_since_the_curtain_is_of_the_side_at_the_screen(house: Served, browser: Browser) -> None:
    screen = Screen(browser, house)
    visitor = screen.visitor
    sit(visitor, screen.match)
    answer(visitor, screen.match, "rp:CP5")  # from another device of theirs: the curtain falls here too
    screen.curtain_falls("Allies")
    visitor.heard.clear()
    screen.page.locator(".curtain button").click()
    expect(screen.page.locator("#hand .use").first).to_be_visible()
    positions = [frame["position"] for frame in frames(visitor) if frame["type"] == "position"]
    assert positions
    for position in positions:
        assert position["side"] == "ap"
        hands = {zone["side"]: zone.get("cards", []) for zone in position["picture"]["zones"] if zone.get("hand")}
        assert set(CARD.findall("".join(hands["ap"]))) >= screen.hand("ap")
        assert not set(CARD.findall("".join(hands.get("cp", [])))) & screen.hand("cp")
    assert not screen.hand("cp") & screen.told()


def test_a_replay_during_the_game_is_of_one_s_own_eyes(house: Served, browser: Browser) -> None:
    screen = Screen(browser, house)
    visitor, page = screen.visitor, screen.page
    answer(visitor, screen.match, "rp:CP5", "rp:AP1")
    visitor.go(f"/match/{screen.match}")
    screen.raise_curtain("cp")
    secret = screen.hand("ap")
    page.keyboard.press("r")
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="Previous turn").click()
    expect(page.locator("#hand .use")).to_have_count(0)  # nothing is dealt yet
    for name in ("One step on", "Next action", "One step back", "Next turn"):
        page.get_by_role("button", name=name).click()
        expect(page.locator("#hand .use").first).to_be_visible()
    eyes = page.get_by_label("Seen by").locator("option").all_inner_texts()
    assert "Allies" not in eyes
    assert not secret & screen.told()
    page.get_by_role("button", name="Try from here").click()
    expect(page.locator(".replay.branch")).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".replay")).to_have_count(0)
    screen.play("ops:CP8")
    page.locator('[data-action="done"]').click()
    screen.curtain_falls("Allies")
    visitor.listen()
    screen.nothing_of("ap", "cp")
    assert not visitor.troubles, visitor.troubles


def test_when_it_is_over_there_is_no_curtain_any_more(house: Served, browser: Browser) -> None:
    visitor: Visitor = guest(browser, house)
    match = lay(visitor, "keep_guns")
    sit(visitor, match)
    call(visitor, "POST", f"/matches/{match}/resign", {"side": "cp"})
    expect(visitor.page.locator(".banner.end")).to_contain_text("Allies win")
    visitor.page.reload()
    expect(visitor.page.locator(".banner.end")).to_contain_text("Allies win")
