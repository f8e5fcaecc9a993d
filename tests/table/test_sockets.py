"""The live socket, and the desk: replay and what-if."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grognard.games.paths_of_glory.state import hand
from grognard.table import desk as desks
from grognard.table import matches, people, rows
from grognard.table.database import Database, connect
from grognard.table.desk import Desk, sheet
from grognard.table.matches import Matches
from grognard.table.people import User
from grognard.table.wire import NewMatch, ToDesk

from .playing import pair, play_on
from .served import GAME, Served, hear
from .test_show import apply, plain, shorn


# -- the live socket --------------------------------------------------------------------------------------------------


def test_everybody_is_told_what_changes_and_has_the_position_then(server: Served) -> None:
    match_id, sides = pair(server, public=True)
    third = server.person()
    with (
        sides["ap"].live(match_id, side="ap") as ap,
        sides["cp"].live(match_id, side="cp", lang="fr") as cp,
        third.live(match_id) as watching,
    ):
        lines = {"ap": ap, "cp": cp, "": watching}
        pages = {side: hear(line, "position")["position"] for side, line in lines.items()}
        random = Random(8)
        for _ in range(12):
            seq = play_on(match_id, sides, 1, random)["seq"]
            for side, line in lines.items():
                while pages[side]["seq"] < seq:
                    pages[side] = apply(pages[side], hear(line, "patch")["patch"])
        for side, person, language in (("ap", sides["ap"], "en"), ("cp", sides["cp"], "fr"), ("watch", third, "en")):
            whole = person.get(f"/api/matches/{match_id}/position", side=side, lang=language)
            assert shorn(pages["" if side == "watch" else side]) == shorn(whole)
        sides["ap"].post(f"/api/matches/{match_id}/chat", {"text": "well played"})
        assert hear(watching, "chat")["line"]["text"] == "well played"
        sides["ap"].post(f"/api/matches/{match_id}/resign", {})
        assert hear(cp, "patch")["patch"]["ended"]["winner"] == "cp"


def test_the_language_is_switched_at_once(server: Served) -> None:
    me = server.person()
    match_id = me.new_match("introduction")["id"]
    with me.live(match_id, side="cp", lang="en") as line:
        english = hear(line, "position")["position"]
        line.send(json.dumps({"lang": "fr"}))
        french = hear(line, "position")["position"]
        assert french["side"] == "cp"
        assert french["question"]["prompt"] != english["question"]["prompt"]
        assert [o["action"] for o in french["question"]["options"]] == [
            o["action"] for o in english["question"]["options"]
        ]
        line.send(json.dumps({"ping": 1}))
        assert hear(line, "pong")


def test_hot_seat_changes_eyes_behind_the_curtain(server: Served) -> None:
    me = server.person()
    match_id = me.new_match("introduction")["id"]
    play_on(match_id, {"ap": me, "cp": me}, 3, Random(1))
    with me.live(match_id, side="ap") as line:
        first = hear(line, "position")["position"]
        line.send(json.dumps({"side": "cp"}))
        second = hear(line, "position")["position"]
        line.send(json.dumps({"side": "watch"}))
        third = hear(line, "position")["position"]
    hands = [
        {(zone["side"], bool(zone.get("cards"))) for zone in position["picture"]["zones"] if zone.get("hand")}
        for position in (first, second, third)
    ]
    assert [position["side"] for position in (first, second, third)] == ["ap", "cp", ""]
    assert hands == [
        {("ap", True), ("cp", False)},
        {("ap", False), ("cp", True)},
        {("ap", False), ("cp", False)},
    ]


def test_a_desk_on_the_wire(server: Served) -> None:
    me = server.person()
    match_id = me.new_match("introduction")["id"]
    play_on(match_id, {"ap": me, "cp": me}, 10, Random(1))
    with me.desk(match_id) as desk:
        info = hear(desk, "info")["info"]
        assert info["eyes"] == ["", "ap", "cp"]
        assert len(info["steps"]) == 10
        hear(desk, "position")
        desk.send(json.dumps({"at": 0}))
        assert hear(desk, "patch")["patch"]["at"] == 0
        desk.send(json.dumps({"lang": "fr"}))
        assert hear(desk, "info")["info"]["steps"][0]["text"] != info["steps"][0]["text"]
        desk.send(json.dumps({"act": "keep_guns"}))
        assert hear(desk, "refused")["reason"]["text"]
        desk.send("nonsense")
        with pytest.raises(ConnectionClosed):
            hear(desk, "never", 5)


# -- the desk, in memory ----------------------------------------------------------------------------------------------


class Luck:
    """Stands for the module `secrets`: dice, decks and branches are the same each time, ids are not."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.token_bytes, self.randbits = self._random.randbytes, self._random.getrandbits

    def __getattr__(self, name: str) -> object:
        return getattr(secrets, name)


class Room:
    """A match of two people in a store in memory."""

    def __init__(self, seed: int, count: int) -> None:
        self.database: Database = connect("sqlite:")
        self.matches = Matches(self.database, lambda: 1000.0)
        with self.database.transaction() as cursor:
            self.users: list[User] = [people.make_guest(cursor, "en", 0.0) for _ in range(2)]
        wish = NewMatch(game=GAME, scenario="limited-war", seats={"ap": "me", "cp": "open"})
        self.id = self.matches.create(self.users[0], wish)
        self.matches.join(self.users[1], self.id, "", "")
        self.seen: dict[int, dict[int | None, dict[str, Any]]] = {}
        self._play(seed, count)

    def _play(self, seed: int, count: int) -> None:
        random = Random(seed)
        for _ in range(count):
            live = self.matches.live(self.id)
            play = live.play
            assert play.question is not None
            self.seen[len(play.journal)] = {side: plain(live.position(side, "en")) for side in (0, 1, None)}
            options = [option for option in play.question.options if option[0] not in play.game.rare]
            verb = random.choice(sorted({option[0] for option in options}))
            action = play.game.write(random.choice([option for option in options if option[0] == verb]))
            self.matches.answer(self.users[play.question.side], self.id, live.seq, action, "")

    def desk(self, side: int | None) -> tuple[Desk, list[Any]]:
        given = sheet(self.matches, self.id, None if side is None else self.users[side], "", self.invite)
        found = Desk(given, self.matches.game(given.game), "en")
        return found, said(found.open())

    @property
    def invite(self) -> str:
        with self.database.transaction() as cursor:
            return rows.find_match(cursor, self.id).invite

    def kept(self) -> list[Any]:
        """All that is in the store."""
        with self.database.transaction() as cursor:
            return [
                cursor.run(f"SELECT * FROM {table}")
                for table in ("matches", "seats", "tape", "snapshots", "told", "requests", "notes")
            ]


def said(messages: list[Any]) -> list[Any]:
    found: list[Any] = plain(messages)
    return found


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    """Under way, and far from its end: with other dice the war could be over a few answers later."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "secrets", Luck(3))
        found = Room(3, 160)
    yield found
    found.database.close()


@pytest.mark.parametrize("side", [0, 1, None])
def test_the_replay_shows_what_the_reader_saw_then(room: Room, side: int | None) -> None:
    desk, (info, last) = room.desk(side)
    page = last["position"]
    steps = [step["at"] for step in info["info"]["steps"]]
    assert steps == sorted(room.seen)
    random = Random(1)
    for at in [*random.sample(steps, 40), *steps[:3], *steps[-3:]]:
        (message,) = said(desk.do(ToDesk(at=at)))
        page = apply(page, message["patch"]) if message["type"] == "patch" else message["position"]
        then = room.seen[at][side]
        assert shorn({**page, "seq": 0, "undo": False}) == shorn({**then, "seq": 0, "undo": False})


def test_the_steps_are_sane(room: Room) -> None:
    desk, (info, _) = room.desk(0)
    steps = info["info"]["steps"]
    assert len(steps) == 160
    assert info["info"]["length"] == len(desk.journal) > steps[-1]["at"]
    assert all(before["at"] < after["at"] for before, after in pairwise(steps))
    assert all(step["text"] and step["side"] in ("ap", "cp") for step in steps)
    assert steps[0]["turn"]
    assert 1 < sum(bool(step.get("head")) for step in steps) < len(steps)
    turns = [step["turn"] for step in steps if step.get("turn")]
    assert len(turns) == len(set(turns))
    # A place between two decisions is the one before it; beyond the end is the end.
    fate = next(at for at, entry in enumerate(desk.journal) if entry.who < 0 and at > 30)
    desk.do(ToDesk(at=fate))
    assert desk.journal[len(desk.play.journal)].who >= 0
    desk.do(ToDesk(at=10_000_000))
    assert len(desk.play.journal) == len(desk.journal)


def test_a_branch_keeps_the_readers_hand_and_deals_the_others_anew(room: Room) -> None:
    before = room.kept()
    desk, _ = room.desk(0)
    desk.do(ToDesk(at=sorted(room.seen)[3]))  # in the first turn: later, who counts may know all that is left
    true = desk.play.state
    same = 0
    for _ in range(30):
        (message,) = said(desk.do(ToDesk(branch=True)))
        assert message["branch"] is True
        assert desk.branch is not None
        state = desk.branch.state
        assert hand(state, 0) == hand(true, 0)
        assert len(hand(state, 1)) == len(hand(true, 1))
        same += set(hand(state, 1)) == set(hand(true, 1))
    assert len(hand(true, 1)) > 2
    assert same < 10
    assert room.kept() == before


def test_in_a_branch_one_answers_for_all_and_takes_back_anything(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "secrets", Luck(1))
    before = room.kept()
    desk, _ = room.desk(1)
    (message,) = said(desk.do(ToDesk(branch=True)))
    start = message["position"]
    page = start
    random = Random(2)
    rolled = False
    for _ in range(60):
        assert page["question"]["mine"]  # whoever is asked, the reader answers with his eyes
        (message,) = said(desk.do(ToDesk(act=random.choice(page["question"]["options"])["action"])))
        page = apply(page, message["patch"]) if message["type"] == "patch" else message["position"]
        assert desk.branch is not None
        rolled = rolled or any(isinstance(entry.answer, int) for entry in desk.branch.journal[start["at"] :])
        if desk.branch.over:
            break
    assert rolled
    for _ in range(61):
        (message,) = said(desk.do(ToDesk(undo=True)))
        if message["type"] == "refused":
            break
        page = apply(page, message["patch"]) if message["type"] == "patch" else message["position"]
    assert message["type"] == "refused"
    assert shorn(page) == shorn(start)
    (message,) = said(desk.do(ToDesk(at=len(desk.journal))))
    assert (message["type"], message.get("branch", False)) == ("position", False)
    assert room.kept() == before


def test_who_watches_has_no_branch_and_no_other_eyes(room: Room) -> None:
    for side, foreign in ((0, ("cp",)), (1, ("ap",)), (None, ("ap", "cp"))):
        desk, (info, _) = room.desk(side)
        assert not set(foreign) & set(info["info"]["eyes"])
        for name in (*foreign, "turks"):
            (message,) = said(desk.do(ToDesk(side=name)))
            assert message["type"] == "refused"
        if side is None:
            (message,) = said(desk.do(ToDesk(branch=True)))
            assert message["type"] == "refused"
