"""Play while servers die: what each player was told is kept, and the journal in the store that must hold it."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
import msgspec

from grognard.games import get
from grognard.kernel.fate import Fair
from grognard.kernel.play import Play
from grognard.kernel.tape import Taped, spent
from grognard.table import rows
from grognard.table.database import Database
from grognard.table.show import Reader

from .playing import pick
from .served import GAME, Person

PATIENCE = 60.0
"""Seconds until a server that was killed must be back."""


class Player(threading.Thread):
    """One who plays a hot-seat match against himself, on any server that answers, and writes down what he was told."""

    def __init__(self, person: Person, servers: Sequence[str], seed: int) -> None:
        super().__init__(daemon=True)
        cookie = {"grognard": person.http.cookies["grognard"]}
        self.lines = [httpx.Client(base_url=address, timeout=20, cookies=cookie) for address in servers]
        self.random = Random(f"storm {seed}")
        self.match: str = person.new_match("limited-war")["id"]
        self.told: dict[int, str | int] = {}
        """By number: the action, or where the game went back to (an undo: -1). All of them were acknowledged."""
        self.unsure: dict[int, str | int] = {}
        """Sent, and nothing came back."""
        self.kept = 0
        """Of those the store turned out to have."""
        self.cut = 0
        """Answers that were on their way when the server died."""
        self.wrong: BaseException | None = None
        self.stopped = threading.Event()

    def run(self) -> None:
        try:
            self._play()
        except BaseException as wrong:
            self.wrong = wrong

    def _play(self) -> None:
        last = 0
        while not self.stopped.is_set():
            position = self._position()
            seq = position["seq"]
            if seq == last + 1 and seq in self.unsure:
                self.kept += 1
            else:
                assert seq == last, f"told of {last}, found {seq}"
            last = seq
            if position["question"] is None:
                return
            path, body, what = self._wish(position)
            try:
                response = self.lines[0].post(f"/api/matches/{self.match}/{path}", json=body)
            except httpx.TransportError as gone:
                self.cut += not isinstance(gone, httpx.ConnectError)  # that would be: it was dead already
                self.unsure[seq + 1] = what
                continue
            if response.status_code == 200:
                last = response.json()["seq"]
                assert last == seq + 1 or (path == "requests" and seq + 1 in self.unsure)  # see below
                self.told[last] = what
                self.unsure.pop(last, None)
            elif response.status_code == 409:
                # The server died while the store kept the last one: it came to be after the player had looked.
                assert seq + 1 in self.unsure, response.text
            else:
                assert response.status_code == 422, response.text
                assert path == "requests"  # there is no decision at that place to go back to

    def _wish(self, position: dict[str, Any]) -> tuple[str, dict[str, object], str | int]:
        """Mostly an answer, sometimes an undo or a going back."""
        chance = self.random.random()
        seq, question = position["seq"], position["question"]
        if chance < 0.3 and position["undo"]:
            return "undo", {"seq": seq}, -1
        if chance > 0.96 and position["at"] > 2:
            to = self.random.randint(max(0, position["at"] - 12), position["at"] - 1)
            return "requests", {"kind": "back", "to": to}, to
        action = pick(question["options"], self.random)
        return "answers", {"seq": seq, "action": action}, action

    def _position(self) -> dict[str, Any]:
        """What is, as soon as a server says so."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                response = self.lines[0].get(f"/api/matches/{self.match}/position")
                assert response.status_code == 200, response.text
                found: dict[str, Any] = response.json()
                return found
            except httpx.TransportError:
                assert time.monotonic() < end, "no server comes back"
                self.lines.append(self.lines.pop(0))
                time.sleep(0.02)


def check(store: Database, player: Player) -> Play[Any]:
    """The journal holds all that the player was told, in order, once, and the match is what the journal makes of it."""
    before = max(player.told, default=0)
    with store.transaction() as cursor:
        match = rows.find_match(cursor, player.match, lock=True)
        found = cursor.run("SELECT seq, items FROM tape WHERE match_id = ? ORDER BY seq", player.match)
        tape = rows.read_tape(cursor, player.match)
        snapshot = rows.read_snapshot(cursor, player.match)
    told, unsure = dict(player.told), dict(player.unsure)
    assert [seq for seq, _ in found] == list(range(match.seq + 1))
    assert match.seq >= before
    game = get(GAME)
    for seq, items in found[1:]:
        first = msgspec.json.decode(items)[0]
        kept = -1 if isinstance(first, int) else game.write((first[1][0], first[1][1]))
        said = told.get(seq, unsure.get(seq))
        if seq not in told and seq == match.seq:  # sent, perhaps again, and the answer to it is not noted yet
            continue
        assert said is not None
        if isinstance(said, int):
            assert isinstance(first, int)
            assert said in (-1, first)
        else:
            assert kept == said, f"{seq}: told {told.get(seq)}, unsure of {unsure.get(seq)}"
    whole = restore(match, tape, None)
    quick = restore(match, tape, snapshot)
    assert whole.hash() == quick.hash()
    assert whole.journal == quick.journal
    assert whole.state.log == quick.state.log
    assert (whole.question is None) == (quick.question is None)
    if whole.question is not None and quick.question is not None:
        assert set(whole.question.options) == set(quick.question.options)
    assert [whole.can_undo(side) for side in (0, 1)] == [quick.can_undo(side) for side in (0, 1)]
    return whole


def restore(match: rows.MatchRow, tape: list[Taped], snapshot: Any) -> Play[Any]:
    """A match from its journal, with or without the help of a snapshot."""
    marked, log = snapshot or (None, [])
    fate = Fair(bytes.fromhex(match.key), spent(tape))
    return Play.restore(get(match.game), fate, match.scenario, match.options, tape, marked, log)


def same_position(person: Person, match_id: str, play: Play[Any]) -> None:
    """What the server shows is what the journal says, for both sides."""
    for side, name in enumerate(play.game.sides):
        shown = person.position(match_id, name)
        made = Reader(play, side, "en").position(shown["seq"])
        assert shown == msgspec.json.decode(msgspec.json.encode(made))
