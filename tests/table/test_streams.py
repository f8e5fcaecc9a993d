"""Lines that stay open are counted: by person, by network, and those of nobody in particular."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect as dial

from grognard.kernel.words import LANGUAGES, sentence
from grognard.table.errors import No
from grognard.table.people import User
from grognard.table.streams import ALL_NAMELESS, NAMELESS, NETWORK, PERSON, Streams

from .served import Served, hear, serving


def somebody(which: object) -> User:
    return User(str(which), str(which), True, "en", "", "")


FOCH, HAIG = somebody("foch"), somebody("haig")


def fill(lines: Streams, stack: ExitStack, many: int, who: Callable[[int], tuple[User | None, str]]) -> None:
    for n in range(many):
        stack.enter_context(lines.taken(*who(n)))


@pytest.mark.parametrize(
    ("many", "who", "one_more", "key"),
    [
        (PERSON, lambda n: (FOCH, f"192.0.2.{n}"), (FOCH, "198.51.100.1"), "table-lines-person"),
        (NETWORK, lambda n: (somebody(n), "192.0.2.7"), (FOCH, "192.0.2.7"), "table-lines-network"),
        (NETWORK, lambda n: (somebody(n), f"2001:db8::{n:x}"), (FOCH, "2001:db8::"), "table-lines-network"),
        (NAMELESS, lambda n: (None, "192.0.2.7"), (None, "192.0.2.7"), "table-lines-nameless"),
        (ALL_NAMELESS, lambda n: (None, f"10.0.{n // 250}.{n % 250}"), (None, "192.0.2.7"), "table-lines-nameless"),
    ],
    ids=["person", "network", "network of IPv6", "nameless in a network", "all nameless"],
)  # fmt: skip
def test_there_is_an_end_to_open_lines(
    many: int, who: Callable[[int], tuple[User | None, str]], one_more: tuple[User | None, str], key: str
) -> None:
    lines = Streams()
    with ExitStack() as stack:
        fill(lines, stack, many, who)
        with pytest.raises(No) as no, lines.taken(*one_more):
            pass
        assert (no.value.status, no.value.refusal.key) == (429, key)
        with lines.taken(HAIG, "203.0.113.1"):  # nobody else notices
            pass
    assert not lines._open
    with lines.taken(*one_more):
        pass


def test_a_load_test_may_open_as_many_as_it_likes() -> None:
    lines = Streams(limited=False)
    with ExitStack() as stack:
        fill(lines, stack, 2 * ALL_NAMELESS, lambda n: (None, "192.0.2.7"))


@pytest.mark.parametrize(
    "key", ["table-lines-person", "table-lines-network", "table-lines-nameless", "table-too-many-pages"]
)
def test_what_is_said_fits_into_the_end_of_a_socket(key: str) -> None:
    for language in LANGUAGES:
        assert len(sentence(language, key, {}).encode()) <= 123


# -- attacks ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("streams"), limits=True) as found:
        yield found
        assert "Traceback" not in found.log()


def watch(server: Served, match_id: str, network: str, lang: str = "en") -> ClientConnection:
    """Somebody without a session opens a socket from a network of its own."""
    where = f"ws://127.0.0.1:{server.port}/api/matches/{match_id}/live?lang={lang}"
    return dial(where, source_address=(network, 0), max_size=None)


def hung_up(line: ClientConnection) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=10)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_sockets_without_a_name_come_to_an_end(server: Served) -> None:
    me = server.person()
    body = {"game": "paths-of-glory", "scenario": "introduction", "seats": {"ap": "me", "cp": "me"}, "public": True}
    match_id = me.post("/api/matches", body)["id"]
    with ExitStack() as stack:
        lines = [stack.enter_context(watch(server, match_id, "127.0.0.66")) for _ in range(NAMELESS)]
        hear(lines[-1], "position")
        with watch(server, match_id, "127.0.0.66", "fr") as refused:
            code, said = hung_up(refused)
        assert (code, said) == (4429, sentence("fr", "table-lines-nameless", {}))
        with watch(server, match_id, "127.0.0.2") as elsewhere, me.live(match_id) as mine:
            assert hear(elsewhere, "position")
            assert hear(mine, "position")
        lines[0].close()
        end = time.monotonic() + 20
        while not heard(server, match_id):  # as soon as the server has noticed
            assert time.monotonic() < end


def heard(server: Served, match_id: str) -> bool:
    """Whether one more is let in."""
    with watch(server, match_id, "127.0.0.66") as again:
        try:
            return bool(hear(again, "position"))
        except ConnectionClosed:
            time.sleep(0.05)
            return False


def test_one_person_s_lines_come_to_an_end(server: Served) -> None:
    """Sockets and the streams of programs together, over several matches."""
    me = server.person()
    matches = [me.new_match("introduction")["id"] for _ in range(3)]
    token = me.post("/api/tokens", {"label": "bot"})["token"]
    bot = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token}"}, timeout=20)
    questions = f"/api/matches/{matches[0]}/questions"
    with ExitStack() as stack:
        heard = [stack.enter_context(bot.stream("GET", questions)).iter_lines() for _ in range(5)]
        assert [json.loads(next(lines))["seq"] for lines in heard] == [0] * 5
        for n in range(PERSON - 5):
            hear(stack.enter_context(me.live(matches[n % 3])), "position")
        with me.live(matches[0]) as live, me.desk(matches[1]) as desk:
            for line in (live, desk):
                assert hung_up(line) == (4429, sentence("en", "table-lines-person", {}))
        late = bot.get(questions)
        assert (late.status_code, late.json()["reason"]["text"]) == (429, sentence("en", "table-lines-person", {}))
        other = server.person()
        with other.live(other.new_match("introduction")["id"]) as line:
            assert hear(line, "position")
    with me.desk(matches[1]) as desk:  # all of them are free again
        assert hear(desk, "position")
    with bot.stream("GET", questions) as stream:
        assert json.loads(next(stream.iter_lines()))["seq"] == 0


def test_a_page_too_many_of_one_match_is_told_so(server: Served) -> None:
    me = server.person()
    match_id = me.new_match("introduction")["id"]
    with ExitStack() as stack:
        for _ in range(20):
            hear(stack.enter_context(me.live(match_id)), "position")
        with me.live(match_id) as one_more:
            assert hung_up(one_more) == (4429, sentence("en", "table-too-many-pages", {}))
