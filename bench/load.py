"""Load: many matches at once through the real API and sockets, two players each, answering at random.

python -m bench.load --matches 200
python -m bench.load --hold 1000 --rate 40

One server process on this machine, and all players in this one. First everybody answers as fast as the server lets him,
then at a human pace; then all pages close, and as many others open. With --hold many more matches are open, two sockets
each, and so many answers a second are given in them, now here, now there. Fails (exit code 1) on any error, if a page
ends up with another position than the server's, if a page is ever told the other side's hand, or if memory grows too
much.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterable
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import msgspec
from tests.table.served import GAME, Served, serving
from websockets.asyncio.client import ClientConnection, connect

from grognard.games import get

SCENARIO = "campaign"
SIDES = ("ap", "cp")
RARE = 0.02
"""How often a player without judgement offers or takes peace: seldom, or games end in their second turn."""
PEACE = get(GAME).rare
OPEN = {"card:CP1"}
"""Guns of August: a side may begin with it for all to know."""
PATIENCE = 60.0
"""Seconds for one answer, or for one push; longer is an error."""
IDLE = 3.0
"""Seconds after which a connection is not used again: the server hangs up after five."""
AT_ONCE = 8
"""Matches that are set up at the same time."""
MOST_KB = 1500
"""Memory of the server an open match may take (measured: see README.md)."""


class Failure(Exception):
    """Something that must not happen."""


class Http:
    """One connection kept open: as little of HTTP as the measuring needs."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._lines: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0
        self.cookie = ""

    async def call(self, method: str, path: str, body: object = None) -> Any:
        async with asyncio.timeout(PATIENCE):
            used = self._lines is not None and time.perf_counter() - self._used < IDLE
            try:
                status, headers, text = await self._ask(method, path, body, used)
            except (asyncio.IncompleteReadError, ConnectionError):
                if not used:
                    raise
                # The server hung up a line that had been idle, as it may: nothing was heard on it, so it is said again.
                status, headers, text = await self._ask(method, path, body, False)
            self._used = time.perf_counter()
        if " 20" not in status[8:12]:
            raise Failure(f"{method} {path}: {status} {text[:300]!r}")
        for line in headers:
            if line.lower().startswith("set-cookie: "):
                self.cookie = line[12:].partition(";")[0]
        return msgspec.json.decode(text)

    async def _ask(self, method: str, path: str, body: object, again: bool) -> tuple[str, list[str], bytes]:
        """Send a request, on the line that is open or on a new one; the status, the headers and the body."""
        if not again or self._lines is None:
            self.close()
            self._lines = await asyncio.open_connection("localhost", self._port)
        reader, writer = self._lines
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost:{self._port}\r\ncontent-length: {len(data)}\r\n"
        if data:
            head += "content-type: application/json\r\n"
        if self.cookie:
            head += f"cookie: {self.cookie}\r\n"
        writer.write(head.encode() + b"\r\n" + data)
        status, *headers = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        found = dict(line.lower().split(": ", 1) for line in headers if ": " in line)
        return status, headers, await reader.readexactly(int(found.get("content-length", "0")))

    def close(self) -> None:
        if self._lines is not None:
            self._lines[1].close()


class Player:
    """A person with a page: a session, a live socket, and what the page knows."""

    def __init__(self, port: int, side: str) -> None:
        self.http = Http(port)
        self.side = side
        self.position: dict[str, Any] = {}
        self.times: dict[int, float] = {}
        """When the page knew of an answer."""
        self.texts: list[str] = []
        """What was pushed since the two pages were last compared."""
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, match_id: str) -> None:
        address = f"ws://localhost:{self.http._port}/api/matches/{match_id}/live?side={self.side}&lang=en"
        cookie = {"cookie": self.http.cookie}
        self._socket = await connect(
            address, additional_headers=cookie, max_size=None, open_timeout=PATIENCE, ping_interval=None
        )
        self._task = asyncio.create_task(self._listen(self._socket))
        await self.reach(0)

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            message = msgspec.json.decode(text)
            if message["type"] == "position":
                self.position = message["position"]
            elif message["type"] == "patch":
                apply(self.position, message["patch"])
            else:
                continue
            self.texts.append(text)
            self.times[self.position["seq"]] = time.perf_counter()
            self._news.set()

    async def reach(self, seq: int) -> None:
        """Until the page knows of an answer."""
        async with asyncio.timeout(PATIENCE):
            while self.position.get("seq", -1) < seq:
                if self._task is not None and self._task.done():
                    raise Failure(f"the live socket of {self.side} closed")
                self._news.clear()
                await self._news.wait()

    def hand(self, side: str) -> set[str]:
        """The cards this page shows in a hand."""
        zones = self.position["picture"].get("zones", ())
        return {card for zone in zones if zone["side"] == side and zone.get("hand") for card in zone.get("cards", ())}

    def named(self) -> set[str]:
        """The things that the log names."""
        return {bit[0] for line in self.position["log"] for bit in line["bits"] if not isinstance(bit, str)}

    async def close(self) -> None:
        self.http.close()
        if self._socket is not None:
            await self._socket.close()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)


def apply(position: dict[str, Any], patch: dict[str, Any]) -> None:
    """What a page does with a patch."""
    for name, value in patch.pop("picture", {}).items():
        if name in ("spaces", "pieces"):
            known = position["picture"][name]
            known.update(value)
            for key in [key for key, now in value.items() if now is None]:
                del known[key]
        else:
            position["picture"][name] = value
    if "log" in patch:
        patch["log"] = position["log"][: patch.pop("told")] + patch["log"]
    position.update(patch)


class Table:
    """One match and its two players."""

    def __init__(self, port: int, number: int) -> None:
        self.players = {side: Player(port, side) for side in SIDES}
        self.random = Random(f"load {number}")
        self.id = ""
        self._hands: dict[str, set[str]] = {}

    async def set_up(self) -> None:
        ap, cp = self.players.values()
        await ap.http.call("POST", "/api/guests", {})
        await cp.http.call("POST", "/api/guests", {})
        body = {"game": GAME, "scenario": SCENARIO, "seats": {"ap": "me", "cp": "link"}}
        match = await ap.http.call("POST", "/api/matches", body)
        self.id = match["id"]
        await cp.http.call("POST", f"/api/matches/{self.id}/join", {"invite": match["invite"]})
        await asyncio.gather(ap.open(self.id), cp.open(self.id))
        self._compare()

    async def answer(self, times: Times) -> bool:
        """One answer, until both pages know of it; False when the game is over."""
        asked = self.players[SIDES[0]].position["question"]
        if asked is None:
            return False
        player = self.players[asked["side"]]
        position = player.position
        options = position["question"]["options"]
        verbs = sorted({option["verb"] for option in options})
        calm = [verb for verb in verbs if verb not in PEACE]
        verb = self.random.choice(calm if calm and self.random.random() > RARE else verbs)
        action = self.random.choice([option["action"] for option in options if option["verb"] == verb])
        begun = time.perf_counter()
        body = {"seq": position["seq"], "action": action, "side": player.side}
        said = await player.http.call("POST", f"/api/matches/{self.id}/answers", body)
        times.answers.append(time.perf_counter() - begun)
        seq = position["seq"] if position["seq"] > said["seq"] else said["seq"]
        await asyncio.gather(*(each.reach(seq) for each in self.players.values()))
        (other,) = (each for each in self.players.values() if each is not player)
        times.pushes.append(other.times[seq] - begun)
        self._compare()
        return True

    def _compare(self) -> None:
        """Both pages stand at the same answer, and neither was told of a card that the other holds all the while.

        A card shown by the rules lies open in the hand and is named in the log: one without the other is a leak.
        """
        seqs = {player.position["seq"] for player in self.players.values()}
        if len(seqs) > 1:
            raise Failure(f"the pages stand at {seqs}")
        hands = {side: player.hand(side) for side, player in self.players.items()}
        for player, other in zip(self.players.values(), reversed(SIDES), strict=True):
            secret = hands[other] & self._hands.get(other, hands[other]) - OPEN
            told = {card for card in secret for text in player.texts if f'"{card}"' in text}
            if told and told - (player.hand(other) & player.named()):
                raise Failure(f"{player.side} was told what {other} holds: {told}")
            player.texts.clear()
            player.times = {player.position["seq"]: 0.0}
        self._hands = hands

    async def check(self) -> None:
        """What the pages have put together is what the server has."""
        for side, player in self.players.items():
            whole = await player.http.call("GET", f"/api/matches/{self.id}/position?side={side}&lang=en")
            if not same(whole, player.position):
                raise Failure(f"the page of {side} shows another position than the server's")

    async def close(self) -> None:
        await asyncio.gather(*(player.close() for player in self.players.values()))


def same(one: Any, other: Any) -> bool:
    """Equal, if what is left out has its default."""
    if isinstance(one, dict) and isinstance(other, dict):
        return all(same(one.get(key), other.get(key)) for key in one.keys() | other.keys())
    return one == other or (not one and not other)


class Times:
    """Seconds, of answers and of pushes to the other side."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.pushes: list[float] = []
        self.begun = time.perf_counter()

    def report(self, what: str) -> None:
        spent = time.perf_counter() - self.begun
        print(f"{what}: {len(self.answers)} answers in {spent:.0f} s, {len(self.answers) / spent:.1f} a second")
        for name, found in (("answer kept", self.answers), ("shown to the other side", self.pushes)):
            cut = quantiles(found, n=100)
            print(f"  {name:<24} median {ms(cut[49])}, 95th {ms(cut[94])}, 99th {ms(cut[98])}, worst {ms(max(found))}")


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"


def rss(server: Served) -> int:
    """Memory of the server process, in KB."""
    text = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS"))


def cpu(server: Served) -> float:
    """Seconds of processor time the server has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def a_few_at_once(jobs: Iterable[Awaitable[None]]) -> None:
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(job: Awaitable[None]) -> None:
        async with turn:
            await job

    await asyncio.gather(*(one(job) for job in jobs))


async def set_up(server: Served, count: int, first: int) -> list[Table]:
    begun = time.perf_counter()
    tables = [Table(server.port, first + number) for number in range(count)]
    await a_few_at_once(table.set_up() for table in tables)
    print(f"{count} matches set up, {2 * count} live sockets open, in {time.perf_counter() - begun:.0f} s")
    return tables


async def rush(table: Table, answers: int, times: Times) -> None:
    """As fast as the server lets them."""
    for _ in range(answers):
        if not await table.answer(times):
            return


async def stroll(table: Table, seconds: float, every: float, times: Times) -> None:
    """An answer every so often."""
    end = time.perf_counter() + seconds
    while (wait := table.random.uniform(0, 2 * every)) + time.perf_counter() < end:
        await asyncio.sleep(wait)
        if not await table.answer(times):
            return


async def pace(tables: list[Table], seconds: float, rate: float, times: Times) -> None:
    """So many answers a second, whether the server keeps up or not: each in a match that waits for nothing."""
    random = Random("pace")
    free = list(tables)
    busy: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        if await table.answer(times):
            free.append(table)

    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, times.begun + number / rate - time.perf_counter()))
        if free:
            at = random.randrange(len(free))
            free[at], free[-1] = free[-1], free[at]
            busy.add(task := asyncio.create_task(one(free.pop())))
        for task in [task for task in busy if task.done()]:
            busy.discard(task)
            task.result()
    await asyncio.gather(*busy)


async def hold(server: Served, given: argparse.Namespace) -> list[str]:
    """Many matches open at once; what was wrong."""
    (warm,) = await set_up(server, 1, 0)
    await rush(warm, 20, Times())
    before = rss(server)
    tables = [warm, *await set_up(server, given.hold, 1)]
    opened = rss(server)
    times, used = Times(), cpu(server)
    await pace(tables, given.seconds, given.rate, times)
    times.report(f"{given.rate:g} answers a second in {given.hold} matches")
    print(f"  processor time of the server: {1000 * (cpu(server) - used) / len(times.answers):.2f} ms an answer")
    await a_few_at_once(table.check() for table in tables)
    played = rss(server)
    await asyncio.gather(*(table.close() for table in tables))
    each = (max(opened, played) - before) / given.hold
    print(f"memory of the server: {before // 1024} MB before, {opened // 1024} MB with {given.hold} matches open,")
    print(f"  {played // 1024} MB after play ({each:.0f} KB an open match, two pages each)")
    return [f"{each:.0f} KB an open match, more than {MOST_KB}"] if each > MOST_KB else []


async def load(server: Served, given: argparse.Namespace) -> list[str]:
    """All of it; what was wrong."""
    wrong = []
    count = given.matches
    (warm,) = await set_up(server, 1, 0)
    await rush(warm, 20, Times())
    before = rss(server)
    tables = await set_up(server, count, 1)
    opened = rss(server)
    times, used = Times(), cpu(server)
    await asyncio.gather(*(rush(table, given.answers, times) for table in tables))
    times.report("as fast as can be")
    each = (cpu(server) - used) / len(times.answers)
    print(f"  processor time of the server: {1000 * each:.2f} ms an answer: {1 / each:.0f} a second on one core")
    times, used = Times(), cpu(server)
    await asyncio.gather(*(stroll(table, given.seconds, given.every, times) for table in tables))
    times.report(f"an answer every {given.every:g} s in each match")
    print(f"  processor time of the server: {(cpu(server) - used) / given.seconds:.0%} of one core")
    await a_few_at_once(table.check() for table in tables)
    played = rss(server)
    await asyncio.gather(*(table.close() for table in tables))
    await asyncio.sleep(2)
    closed = rss(server)
    others = await set_up(server, count, count + 1)
    again = rss(server)
    await asyncio.gather(*(table.close() for table in (*others, warm)))
    each = (max(opened, played) - before) / count
    print(f"memory of the server: {before // 1024} MB before, {opened // 1024} MB with {count} matches open,")
    print(f"  {played // 1024} MB after play ({each:.0f} KB an open match, two pages each),")
    print(f"  {closed // 1024} MB with all closed, {again // 1024} MB with {count} others open")
    if each > MOST_KB:
        wrong.append(f"{each:.0f} KB an open match, more than {MOST_KB}")
    if again - before > 1.5 * (max(opened, played) - before):
        wrong.append("closed matches stay in memory")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--answers", type=int, default=20, help="answers a match, as fast as can be")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long at a human pace")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between answers of a match, at a human pace")
    parser.add_argument("--hold", type=int, default=0, help="instead: so many matches open at once")
    parser.add_argument("--rate", type=float, default=40.0, help="... and so many answers a second in all of them")
    parser.add_argument("--database", default="", help="where the server keeps matches; a new SQLite file if not said")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # two files a socket, here and in the server
    with (
        tempfile.TemporaryDirectory(prefix="grognard-load-") as folder,
        serving(Path(folder), given.database) as server,
    ):
        try:
            wrong = asyncio.run(hold(server, given) if given.hold else load(server, given))
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
        said = server.log().strip()
        if said:
            wrong.append(f"the server says: {said[-2000:]}")
    for line in wrong:
        print(f"WRONG: {line}")
    print("0 errors" if not wrong else f"{len(wrong)} errors")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
