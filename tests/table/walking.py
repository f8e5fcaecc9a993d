"""Somebody who walks through a pose of a game in the page, and a twin of the match that says what must come of it."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Locator, expect

from grognard.kernel.alone import go_on
from grognard.kernel.play import Play
from tests.table.browser import Visitor
from tests.table.sitting import call, seq, wait_for

BOARD = ".board-over"


class Walk:
    """Somebody who plays both sides of a pose in one page, and its twin."""

    def __init__(self, visitor: Visitor, play: Play[Any]) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.play, self.box = play, play.state.box
        seats = dict.fromkeys(play.game.sides, "me")
        body = {"game": play.game.name, "scenario": play.scenario, "options": play.options, "seats": seats}
        self.match: str = call(visitor, "POST", "/matches", body | {"open_hands": True})["id"]
        visitor.go(f"/match/{self.match}")
        expect(self.at("g.stack").first).to_be_visible()

    def at(self, selector: str, text: str | re.Pattern[str] | None = None) -> Locator:
        return self.page.locator(selector, has_text=text)

    @property
    def prompt(self) -> str:
        return self.play.question.prompt if self.play.question else ""

    @property
    def options(self) -> list[str]:
        assert self.play.question is not None
        return [self.play.game.write(action) for action in self.play.question.options]

    def where(self, unit: str) -> str:
        h: int = self.play.state.loc[self.box.unit[unit]]
        number: str = self.box.numbers[h]
        return number

    @property
    def given(self) -> int:
        """Answers so far, as who is asked may know: those of the other side may be secret."""
        return self.play.answers_for(self.play.question.side if self.play.question is not None else None)

    def took(self, *actions: str) -> None:
        """Answers that were given in the page: the twin gives them too, and the store has them."""
        for action in actions:
            assert self.play.question is not None, action
            assert action in self.options, f"{action} is not among {self.options}"
            self.play.act(self.play.question.side, self.play.game.read(action))
            go_on(self.play, (0, 1))
        wait_for(self.visitor, self.match, self.given)

    def close(self) -> None:
        """Nothing went wrong on the way, and the store has what the twin has."""
        assert not self.visitor.troubles, self.visitor.troubles
        assert seq(self.visitor, self.match) == self.given

    def press(self, *actions: str) -> None:
        """Buttons, on the combat board or in the column."""
        for action in actions:
            self.at(f'{BOARD} [data-action="{action}"], .ask [data-action="{action}"]').first.click()
            self.took(action)

    def click(self, selector: str) -> None:
        """A thing on the map, once it lies free and the map no longer moves under it."""
        end, before = time.monotonic() + 20, None
        while (place := self.visitor.where_seen(selector)) is None or place != before:
            assert time.monotonic() < end, f"{selector} is nowhere to be clicked"
            before = place
            self.page.wait_for_timeout(90)
        self.page.mouse.click(*place)

    def asked(self, action: str) -> None:
        """The page has come so far; a long list of hexes is folded, they lie within a line on the map."""
        expect(self.at(f'.ask [data-action="{action}"], #map .hex-edge').first).to_be_attached()

    def counter(self, action: str) -> None:
        """A glowing counter on the combat board."""
        noun = action.partition(":")[2]
        self.at(f'{BOARD} .glowing[data-noun="unit:{noun}"]').click()
        self.took(action)

    def space(self, action: str) -> None:
        """A hex on the map, or what stands there."""
        noun = f"space:{action.partition(':')[2]}"
        self.asked(action)
        self.click(f'.space[data-noun="{noun}"], [data-stack="{noun}"]')
        self.took(action)

    def unit(self, action: str) -> None:
        """A counter on the map, in its stack."""
        name = action.partition(":")[2]
        self.asked(action)
        self.click(f'[data-stack="space:{self.where(name)}"]')
        piece = self.at(f'.fan-piece[data-noun="unit:{name}"]')
        if len(self.play.state.stacks[self.play.state.loc[self.box.unit[name]]]) > 1:
            piece.click()
        self.took(action)
