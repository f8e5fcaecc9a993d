"""Two people at the table of a game of hidden columns: one plays, both look, and nobody is sent what he may not know.

A twin of the match, with the same dice, tells what each page must show after every answer and what it must not."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from grognard.games import get
from grognard.games.won_by_the_sword.kinds import COLUMNS, NATIONS, SIDES
from grognard.games.won_by_the_sword.leaders import in_play
from grognard.games.won_by_the_sword.state import HAND, State, columns_of
from grognard.games.won_by_the_sword.verbs import QUIET
from grognard.kernel.fate import Fair
from grognard.kernel.play import Play
from grognard.table.show import Reader
from grognard.table.wire import Line, Position
from tests.table.browser import Visitor
from tests.table.sitting import call, click
from tests.won_by_the_sword.table import BOX

GAME = "won-by-the-sword"
KEY = "40" + "00" * 31
"""With these dice, and the answers of the test, a patrol sees what it looks at, a forage finds something, Freiburg
surrenders and a battle has losses, reinforcements and a retreat. Hands have enough points, and no epidemic."""
SW, IM = 0, 1


def hidden(g: State, reader: int) -> list[str]:
    """What a side may not be sent now, as patterns: the other's hand, and whatever he has under his markers that this
    side has neither before it in a battle nor ever noted."""
    other = 1 - reader
    open_ = () if g.battle is None or g.battle.stage == "offer" else (g.battle.attacker, g.battle.defender)
    known = {leader for note in g.notes[reader].values() for leader in note.leaders}
    cards = [BOX.cards[card] for card, place in enumerate(g.place) if place == HAND + other]
    found = [rf"(?:card|play|discard):{card}\b" for card in cards]
    leaders = [leader for held in g.garrisons if held is not None and held.side == other for leader in held.leaders]
    for c in columns_of(g, other):
        column = g.columns[c]
        if column is not None and c not in open_:
            found += [rf"troop:{COLUMNS[c]}\.", rf"box:force-{COLUMNS[c]}\b"]
            leaders += column.leaders
    for leader in set(leaders) - known:
        found += [rf"leader:{BOX.leaders[leader]}\b", rf"\b{re.escape(BOX.leader_names['en'][leader])}\b"]
    nations = {NATIONS[held.nation] for held in g.garrisons if held is not None and held.side == other}
    return [*found, *(rf"troop:garrison\.{nation}-" for nation in sorted(nations))]


def _mute(g: State, reader: int) -> set[str]:
    """Enemy columns of which this side has seen nothing: their counters say nothing. His leaders' say nothing ever."""
    open_ = () if g.battle is None else (g.battle.attacker, g.battle.defender)
    columns = [c for c in columns_of(g, 1 - reader) if c not in g.notes[reader] and c not in open_]
    return {*(f"column:{COLUMNS[c]}" for c in columns), *(f"leader:{BOX.leaders[i]}" for i in in_play(g, 1 - reader))}


SHOWN = """({ forces, stacks }) => {
    const same = (found, wanted) => JSON.stringify([...new Set(found)].sort()) === JSON.stringify(wanted)
    const count = (piece) => piece.dataset.noun + (piece.querySelector('.times')?.textContent ?? '')
    return same([...document.querySelectorAll('.displays .piece')].map(count), forces)
        && same([...document.querySelectorAll('[data-stack]')].map((stack) => stack.dataset.stack), stacks)
}"""
"""Whether the force displays hold so many of each, and counters stand there and nowhere else."""


def _text(bits: tuple[Any, ...]) -> str:
    return "".join(bit if isinstance(bit, str) else bit[1] for bit in bits)


def said(line: Line) -> str:
    """A line of the log as the page has it: one between dashes is the title of a chapter."""
    text = _text(line.bits).strip()
    return text.strip("—– ") if re.fullmatch("[—–].*[—–]", text) else text


class Field:
    """A match of two, both at their pages, and its twin."""

    def __init__(self, sw: Visitor, im: Visitor, scenario: str) -> None:
        self.game = get(GAME)
        self.play: Play[Any] = Play(self.game, Fair(bytes.fromhex(KEY)), scenario, log=True)
        self.visitors = (sw, im)
        made = call(sw, "POST", "/matches", {"game": GAME, "scenario": scenario, "seats": {"sw": "me", "im": "link"}})
        self.match: str = made["id"]
        call(im, "POST", f"/matches/{self.match}/join", {"invite": made["invite"]})
        self.readers = [Reader(self.play, side, "en") for side in (SW, IM)]
        for visitor in self.visitors:
            visitor.listen()
        self.heard = [len(visitor.heard) for visitor in self.visitors]
        """How much of what each page ever got was looked at."""
        self.counted = False
        """Whether messages are counted: pages that are opened are told of each other, sooner or later."""
        self.silent = [0, 0]
        """Answers that each side gave without the other's hearing of it."""
        for side, visitor in enumerate(self.visitors):
            visitor.troubles.clear()
            visitor.go(f"/match/{self.match}")
            self.shown(side)
            self.nothing_hidden(side, hidden(self.state, side), _mute(self.state, side))

    @property
    def state(self) -> State:
        found: State = self.play.state
        return found

    @property
    def asked(self) -> int:
        assert self.play.question is not None
        return self.play.question.side

    @property
    def prompt(self) -> str:
        assert self.play.question is not None
        return self.play.question.prompt

    @property
    def options(self) -> list[str]:
        assert self.play.question is not None
        return [self.game.write(action) for action in self.play.question.options]

    def seen(self, side: int) -> Position:
        """What a side must see now."""
        return self.readers[side].position(0)

    def page(self, side: int, selector: str) -> Locator:
        return self.visitors[side].page.locator(selector)

    # -- playing ------------------------------------------------------------------------------------------------------

    def take(self, *actions: str) -> None:
        """Whoever is asked answers in his page. Both pages then show what they must, and have got nothing else: the
        other's has not even got a message if there is nothing new for him."""
        for action in actions:
            side, other = self.asked, 1 - self.asked
            assert action in self.options, f"{action} is not among {self.options}"
            before = [(hidden(self.state, who), _mute(self.state, who)) for who in (SW, IM)]
            saw = self.seen(other)
            self.click(side, action)
            self.play.act(side, self.game.read(action))
            news = self.seen(other) != saw
            self.silent[side] += not news
            self.shown(side)
            if news:
                self.shown(other)
            for who in (SW, IM):  # what is hidden no more has been laid open by this very answer
                patterns = set(hidden(self.state, who)) & set(before[who][0])
                told = self.nothing_hidden(who, sorted(patterns), _mute(self.state, who) & before[who][1])
                owed = int(news or who == side)
                if self.counted:
                    assert told.count("patch") == owed, f"{SIDES[who]} got {told} for {action}"
                    assert len(told) <= 2 * owed, f"{SIDES[who]} got {told} for {action}"
            self.counted = True

    def take_while(self, prompt: str) -> int:
        """The first answer to the same kind of question as often as it is asked; how often that was."""
        times = 0
        while self.prompt == prompt:
            self.take(self.options[0])
            times += 1
        return times

    def click(self, side: int, action: str) -> None:
        """Give an answer by mouse, where a player would: on the map, in the hand, among his forces, by a button."""
        visitor = self.visitors[side]
        verb, _, name = action.partition(":")
        kind = self.game.verbs[verb]
        noun = f"{kind}:{name}"
        button = self.page(side, f'.ask [data-action="{action}"]')
        if kind == "card":
            self.page(side, f'#hand li [data-action="{action}"]').click()
        elif kind in ("troop", "leader", "wing"):
            self.page(side, f'.displays .glowing[data-noun="{noun}"]').first.click()
            self._choose(side, action, noun)
        elif kind == "link":
            self.page(side, f'.link-choice[data-noun="{noun}"] .link-dot').click()
        elif kind == "space":
            expect(button).to_be_visible()  # the list beside the map names it too: the page is ready
            click(visitor, f'.space[data-noun="{noun}"], [data-stack="{noun}"]')
            self._choose(side, action, noun)
        elif kind == "column":
            expect(button).to_be_visible()
            self._column(side, action, noun, button)
        else:
            button.click()

    def _column(self, side: int, action: str, noun: str, button: Locator) -> None:
        """Its counter, in the fan of those that stand together; by name, if it is out of sight."""
        visitor = self.visitors[side]
        column = self.state.columns[COLUMNS.index(noun.partition(":")[2])]
        assert column is not None
        space = self.game.nouns["space"][column.at]
        if not visitor.click_where_seen(f'[data-stack="space:{space}"]'):
            button.click()
            return
        if len([c for c in self.state.columns if c is not None and c.at == column.at]) > 1:
            piece = self.page(side, f'.fan-piece[data-noun="{noun}"]')
            expect(piece).to_be_visible()
            piece.click()
        self._choose(side, action, noun)

    def _choose(self, side: int, action: str, noun: str) -> None:
        """Where a thing offers several choices, a small menu asks which."""
        if sum(option.noun == noun and option.verb not in QUIET for option in self._offered(side)) > 1:
            self.page(side, f'[role="menuitem"][data-action="{action}"]').click()

    def _offered(self, side: int) -> tuple[Any, ...]:
        question = self.seen(side).question
        return () if question is None else question.options

    # -- looking ------------------------------------------------------------------------------------------------------

    def shown(self, side: int) -> None:
        """A page has come so far: it asks what it must, its log has come to the same end, its counters lie right."""
        seen = self.seen(side)
        assert seen.question is not None
        expect(self.page(side, ".ask h2")).to_have_text(_text(seen.question.prompt))
        expect(self.page(side, ".ask .who")).to_contain_text("Your turn" if seen.question.mine else "decid")
        lines = self.page(side, '[role="log"] > *')
        expect(lines).to_have_count(len(seen.log))
        expect(lines.last).to_contain_text(said(seen.log[-1]))
        pieces = seen.picture.pieces
        boxes = {tray.id for display in seen.picture.displays for row in display.rows for tray in row}
        forces = [noun + (f"×{now.count}" if now.count > 1 else "") for noun, now in pieces.items() if now.at in boxes]
        stacks = {now.at for now in pieces.values() if not now.at.startswith("box:")}
        self.visitors[side].page.wait_for_function(SHOWN, arg={"forces": sorted(forces), "stacks": sorted(stacks)})

    def nothing_hidden(self, side: int, patterns: list[str], mute: set[str]) -> list[str]:
        """Neither what came since, nor anything kept, names a hidden thing. The kinds of messages that came."""
        visitor = self.visitors[side]
        visitor.listen()
        fresh = visitor.heard[self.heard[side] :]
        self.heard[side] = len(visitor.heard)
        told = [json.loads(text) for text in fresh if text.startswith('{"type"')]
        secret = re.compile("|".join(patterns))
        for text in [*fresh, visitor.stored()]:
            leaked = secret.search(text)
            assert leaked is None, f"{SIDES[side]} was sent {leaked and text[leaked.start() - 100 : leaked.end() + 50]}"
        for message in told:
            picture = (message.get("position") or message.get("patch") or {}).get("picture", {})
            for now in picture.get("spaces", {}).values():
                flags = [
                    mark for mark in now.get("marks", ()) if mark["kind"] == "flag" and mark["side"] != SIDES[side]
                ]
                assert not any("text" in flag for flag in flags), f"{SIDES[side]} was sent {now}"
            pieces = picture.get("pieces", {})
            for noun in mute & set(pieces):
                piece = pieces[noun] or {}
                assert piece.get("figure", "?") == "?", f"{SIDES[side]} was sent {piece}"
                assert "Chit" not in piece.get("note", "")
                assert noun.startswith("leader") or "note" not in piece
        return [message["type"] for message in told if message["type"] != "pong"]

    def close(self) -> None:
        """Nothing went wrong in any page; the patterns above would have found something: each has its own."""
        for side, visitor in enumerate(self.visitors):
            assert not visitor.troubles, visitor.troubles
            own = re.compile("|".join(hidden(self.state, 1 - side)))
            assert own.search(visitor.stored())
