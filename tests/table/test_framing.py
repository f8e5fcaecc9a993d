"""What is in sight: at every question the choices, after a reload the same place, and for who waits what happens."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from grognard.games import get
from tests.table.battles import BATTLES, bring, saved
from tests.table.browser import Visitor
from tests.table.served import Served
from tests.table.sitting import OPENING, answer, call, guest, lay, pair, sit

PAUSE = 400  # ms until the camera has come to rest: motion is off

WHERE = """() => {
    const world = document.querySelector('#map g.world').transform.baseVal.consolidate().matrix
    const area = document.querySelector('#map .area').getBoundingClientRect()
    const tools = document.querySelector('#map .tools .buttons').getBoundingClientRect()
    return {k: world.a, x: world.e, y: world.f, w: area.width, h: area.height, tools: area.right - tools.left}
}"""


class Eyes:
    """What a page shows of its board."""

    def __init__(self, visitor: Visitor, match: str) -> None:
        self.visitor, self.match = visitor, match
        self.page: Page = visitor.page
        game = call(visitor, "GET", f"/matches/{match}")["game"]
        board = get(game).page.board
        assert board is not None
        self.spaces = {space.id: (space.x, space.y) for space in board("en").spaces}
        self.sides = {piece.id: piece.side for piece in board("en").pieces}

    def camera(self) -> dict[str, float]:
        self.page.wait_for_timeout(PAUSE)
        found: dict[str, float] = self.page.evaluate(WHERE)
        return found

    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = call(self.visitor, "GET", f"/matches/{self.match}/position")
        return found

    def chosen(self) -> list[tuple[float, float]]:
        """Where the choices of the open question lie on the map."""
        position = self.position()
        pieces = position["picture"]["pieces"]
        nouns = [option.get("noun", "") for option in position["question"]["options"]]
        places = {pieces[noun]["at"] if noun in pieces else noun for noun in nouns}
        return [self.spaces[place] for place in places if place in self.spaces]

    def seen(self, spots: list[tuple[float, float]], at: dict[str, float] | None = None, room: int = 20) -> int:
        """How many of them are in sight, so far from the edge, and not under the buttons at the right."""
        at = at or self.camera()
        on = [(x * at["k"] + at["x"], y * at["k"] + at["y"]) for x, y in spots]
        return sum(room < x < at["w"] - at["tools"] - room + 20 and room < y < at["h"] - room for x, y in on)

    def apart(self, spots: list[tuple[float, float]]) -> bool:
        """Whether they lie too far from each other to be in sight together at this scale."""
        at = self.camera()
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        return (max(xs) - min(xs)) * at["k"] > at["w"] or (max(ys) - min(ys)) * at["k"] > at["h"]

    def drag(self, dx: int, dy: int) -> None:
        """Takes the map by a place where nothing lies, and moves it."""
        place = self.page.evaluate(
            """() => {
                const {left, top, width, height} = document.querySelector('#map .area').getBoundingClientRect()
                for (let y = top + 90; y < top + height - 90; y += 23)
                    for (let x = left + 90; x < left + width - 120; x += 23)
                        if (document.elementFromPoint(x, y)?.matches('svg.map, .hex')) return [x, y]
            }"""
        )
        self.page.mouse.move(*place)
        self.page.mouse.down()
        self.page.mouse.move(place[0] + dx, place[1] + dy, steps=4)
        self.page.mouse.up()


def close(one: dict[str, float], other: dict[str, float]) -> bool:
    """The same place at the same scale, to a few pixels."""
    return abs(one["k"] / other["k"] - 1) < 0.01 and all(abs(one[axis] - other[axis]) < 6 for axis in "xy")


def test_every_question_brings_its_choices_into_sight_and_a_reload_keeps_the_place(
    house: Served, browser: Browser
) -> None:
    visitor = guest(browser, house)
    match = lay(visitor, "keep_guns")
    sit(visitor, match)
    eyes = Eyes(visitor, match)
    page = visitor.page
    for action in (*OPENING[1:], "begin", "frontal"):
        answer(visitor, match, action)
        if visitor.see(".curtain button"):
            break
        spots = eyes.chosen()
        assert not spots or eyes.seen(spots) == len(spots), action
    # Who looks elsewhere and has the page laid out anew, or comes back from the lobby, looks there still.
    if visitor.see(".curtain button"):
        page.locator(".curtain button").click()
        expect(page.locator("g.stack").first).to_be_visible()
    eyes.drag(-160, 70)
    page.locator(".tools button").nth(1).click()
    before = eyes.camera()
    page.reload()
    page.locator(".curtain button").click()
    expect(page.locator("g.stack").first).to_be_visible()
    assert close(eyes.camera(), before)
    page.locator("a.home").click()
    page.go_back()
    page.locator(".curtain button").click()
    expect(page.locator("g.stack").first).to_be_visible()
    assert close(eyes.camera(), before)


def laid(visitor: Visitor, battle: str) -> Eyes:
    """A battle some turns on, at one screen."""
    match = bring(visitor, saved(battle, 4))
    visitor.go(f"/match/{match}")
    expect(visitor.page.locator("g.stack").first).to_be_visible()
    return Eyes(visitor, match)


def test_armies_are_in_sight_at_first_and_the_camera_does_not_jump(house: Served, browser: Browser) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    for battle in BATTLES:
        eyes = laid(visitor, battle)
        pieces = eyes.position()["picture"]["pieces"]
        armies = [eyes.spaces[at] for at in {now["at"] for now in pieces.values()} if at in eyes.spaces]
        chosen = eyes.chosen()
        assert eyes.seen(chosen) == len(chosen) or (eyes.apart(chosen) and eyes.seen(chosen) > len(chosen) / 2)
        assert eyes.seen(armies) > len(armies) / 4, battle
    # What is in sight already stays where it is; the column is at its top for a new question.
    eyes = laid(visitor, "galicia-1914")
    moves = [each["action"] for each in eyes.position()["question"]["options"] if each["verb"] == "move"]
    page.locator(".column .upper").evaluate("element => element.scrollTo(0, 500)")
    stayed = 0
    for action in (moves[0], "stay", moves[1], "stay", moves[2], "stay"):
        before = eyes.camera()
        answer(visitor, eyes.match, action)
        spots = eyes.chosen()
        at = eyes.camera()
        assert eyes.seen(spots, at) == len(spots), action
        stayed += close(at, before)
        assert close(at, before) or eyes.seen(spots, before, 80) < len(spots), action
        assert eyes.seen(spots, before) == len(spots) or not close(at, before)
        assert page.locator(".column .upper").evaluate("element => element.scrollTop") == 0
    assert stayed > 1
    # A stack that is open goes when a question comes in which it has no part: nobody attacks his own.
    position = eyes.position()
    mine = {
        now["at"]
        for noun, now in position["picture"]["pieces"].items()
        if eyes.sides[noun] == position["question"]["side"]
    }
    stacks = page.locator("g.stack:not(.glowing)").all()  # a click on one that may move takes it up
    tall = [str(each.get_attribute("data-stack")) for each in stacks if "2 units" in (each.text_content() or "")]
    assert any(visitor.click_stack(stack) for stack in tall if stack in mine)
    expect(page.locator(".fan")).to_be_visible()
    answer(visitor, eyes.match, "done")
    expect(page.locator(".fan")).to_have_count(0)


def test_who_waits_reads_his_own_prompt_and_is_shown_what_happens(house: Served, browser: Browser) -> None:
    match, cp, ap = pair(browser, house, "keep_guns")
    eyes = Eyes(ap, match)
    expect(ap.page.locator(".ask .who")).to_contain_text("decides · Central Powers")
    expect(ap.page.locator(".ask h2")).to_have_text("Choosing an action.")
    for _ in range(3):
        eyes.drag(-500, -300)
    ap.page.evaluate("performance.now = (now => () => now() + 60000)(performance.now.bind(performance))")
    assert not eyes.seen([eyes.spaces["space:sedan"]])
    answer(cp, match, *OPENING[1:])
    expect(ap.page.locator(".ask h2")).to_have_text("Choosing who attacks Sedan.")
    assert eyes.seen([eyes.spaces["space:sedan"]])
