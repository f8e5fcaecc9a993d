"""What strangers bring is worked through in a process of its own: nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from grognard.kernel.refusal import BadInput
from grognard.table.apart import WAITING, Alike, Readers, Strangers
from grognard.table.brought import ANSWERS, brought
from grognard.table.database import Away
from grognard.table.errors import No
from grognard.table.work import Work

from .loop import run
from .served import GAME, Person, Served, hear, serving

pytestmark = pytest.mark.whole


def endless() -> None:
    while True:
        pass


def greedy() -> int:
    return len(bytearray(3 << 30))


def death() -> None:
    os._exit(1)


def quick() -> int:
    return os.getpid()


def nap() -> None:
    time.sleep(0.5)


def test_it_has_a_budget_and_what_comes_after_is_unharmed() -> None:
    async def go() -> None:
        strangers = Strangers(0.4)
        try:
            assert await strangers.run("foch", quick) != os.getpid()
            await strangers.run("foch", nap)  # who waits for a processor does not use it
            for bad in (endless, greedy, death):
                with pytest.raises(BadInput) as refused:
                    await strangers.run("foch", bad)
                assert refused.value.key == "bad-record-dear"
                assert await strangers.run("foch", quick)
        finally:
            strangers.close()

    run(go())


def test_one_thing_at_a_time_a_person_and_few_in_all() -> None:
    async def go() -> None:
        strangers = Strangers()
        try:
            first = asyncio.create_task(strangers.run("foch", nap))
            await asyncio.sleep(0)
            with pytest.raises(No, match="table-one-at-a-time"):
                await strangers.run("foch", quick)
            others = [asyncio.create_task(strangers.run(f"person {n}", quick)) for n in range(WAITING - 1)]
            await asyncio.sleep(0)
            with pytest.raises(No, match="table-many-wait"):
                await strangers.run("joffre", quick)
            await asyncio.gather(first, *others)
            assert await strangers.run("foch", quick)
        finally:
            strangers.close()

    run(go())


def test_what_kills_the_process_harms_nobody_behind_it() -> None:
    async def go() -> None:
        strangers = Strangers()
        try:
            await strangers.run("foch", quick)
            fatal = asyncio.create_task(strangers.run("foch", death))
            await asyncio.sleep(0)
            behind = asyncio.create_task(strangers.run("joffre", quick))
            assert await behind
            with pytest.raises(BadInput):
                await fatal
        finally:
            strangers.close()

    run(go())


def test_a_record_that_names_odd_data_is_refused_in_a_sentence(server: Served) -> None:
    text = bomb(10_000)
    for odd in ("data: \0", "data: x", "game: \0"):
        name = odd.split(":")[0]
        wrong = "\n".join(odd if line.startswith(f"{name}: ") else line for line in text.split("\n"))
        answer = server.person().http.post("/api/records", content=wrong.encode())
        assert (answer.status_code, bool(answer.json()["reason"]["text"])) == (422, True)


def test_a_reason_comes_over_whole() -> None:
    for bad in (BadInput("bad-record-back", answer=3, of=2), BadInput("bad-record-long")):
        again = pickle.loads(pickle.dumps(bad))
        assert [again.said(language) for language in ("en", "fr")] == [bad.said(language) for language in ("en", "fr")]


def bomb(length: int) -> str:
    """A game that goes back again and again: short to write, long to play."""
    play = Play(get(GAME), Seeded(1), "limited-war")
    random = Random(1)
    while play.decisions < 400:
        assert play.question is not None
        play.decide(random.choice([o for o in play.question.options if o[0] not in play.game.rare]))
    game, journal = play.game, play.journal
    back = max(n for n, entry in enumerate(journal[:-1]) if entry.who >= 0 and journal[n + 1].who >= 0)
    head, _, body = write(record(play), game).partition("\n\n")
    body = body.rstrip().rpartition("#")[0]
    said: Any = journal[back].answer
    again = f" <{back} {game.sides[journal[back].who]} {game.write(said)}"
    play.go_back(back)
    play.decide(said)
    times = (length - len(head) - len(body)) // len(again)
    return f"{head}\n\n{body}{again * times} #{play.hash()}\n"


def test_a_record_with_too_many_answers_is_refused_before_it_is_played() -> None:
    head = bomb(10_000).partition("\n\n")[0]
    text = f"{head}\n\n" + "=1 " * (ANSWERS + 1) + "#0\n"
    with pytest.raises(BadInput) as refused:
        brought(text, None)
    assert refused.value.key == "bad-record-long"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("strangers")) as running:
        yield running


@pytest.fixture(scope="module")
def long(server: Served) -> tuple[Person, str]:
    """A whole war that is over, and who played it."""
    game = get("won-by-the-sword")
    play = Play(game, Seeded(1), "1632")
    random = Random(1)
    while not play.over:
        assert play.question is not None
        play.decide(random.choice([o for o in play.question.options if o[0] not in game.rare]))
    owner = server.person()
    brought = owner.http.post("/api/records", content=write(record(play), game).encode())
    return owner, brought.json()["id"]


def play(person: Person, match_id: str) -> None:
    """Give one answer, whichever."""
    position = person.position(match_id)
    person.answer(match_id, position["seq"], Random(3).choice(position["question"]["options"])["action"])


def worked(server: Served) -> tuple[float, float]:
    """Seconds of processor that the server itself has taken, and the processes that it has begun. That counts what is
    done and where, however many others want the same cores."""
    own = server.process.pid
    begun = subprocess.run(["pgrep", "-P", str(own)], capture_output=True, text=True, check=False).stdout.split()
    return taken(str(own)), sum(map(taken, begun))


def taken(process: str) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at_rest(server: Served) -> None:
    """Wait until the server itself does nothing any more."""
    then, now = -1.0, worked(server)[0]
    while now - then > 0.02:
        time.sleep(0.5)
        then, now = now, worked(server)[0]


@pytest.fixture
def beset(tmp_path: Path) -> Iterator[Served]:
    """A server of its own: what is brought here goes with it, and nobody stands behind it."""
    with serving(tmp_path) as running:
        yield running


def test_who_plays_does_not_wait_for_who_brings(beset: Served) -> None:
    server, me = beset, beset.person()
    match_id = me.new_match()["id"]
    text = bomb(900_000)
    done = []

    def bring(person: Person) -> None:
        with suppress(httpx.TransportError), httpx.Client(base_url=server.address, timeout=200) as http:
            http.cookies = person.http.cookies  # the server is stopped before it is through
            done.append(http.post("/api/records", content=text.encode()))

    at_rest(server)  # it reads its games while it serves already
    _, before = worked(server)
    for _ in range(4):
        Thread(target=bring, args=(server.person(),), daemon=True).start()
    time.sleep(1)
    given = 0
    while given < 20 and not done:
        play(me, match_id)
        given += 1
    assert given > 10  # long before the first of them is through
    quiet, _ = worked(server)
    own = apart = 0.0
    while max(own, apart) < 2.0 and len(done) < 4:
        time.sleep(0.1)
        own, apart = (now - then for now, then in zip(worked(server), (quiet, before), strict=True))
    assert own < apart / 4, (own, apart)


def look(owner: Person, match_id: str, shown: list[int], ended: Event) -> None:
    """Jump from the first answer of a match to its last and back, as quickly as it goes; what was shown is noted."""
    with owner.desk(match_id) as desk:
        end = hear(desk, "info", 100)["info"]["length"]
        hear(desk, "position", 100)
        while not ended.is_set():
            for at in (0, end):
                desk.send(json.dumps({"at": at}))
                hear(desk, "patch", 100)
                shown.append(at)


def test_who_plays_does_not_wait_for_who_looks_back(server: Served, long: tuple[Person, str]) -> None:
    """From the first answer to the last and back, as quickly as it goes, with two desks."""
    owner, heavy = long
    me = server.person()
    match_id = me.new_match()["id"]
    shown: list[int] = []
    ended = Event()

    readers = [Thread(target=look, args=(owner, heavy, shown, ended), daemon=True) for _ in range(2)]
    for reader in readers:
        reader.start()

    def wait(jumps: int) -> None:
        end = time.monotonic() + 100
        while len(shown) < jumps:
            assert time.monotonic() < end
            time.sleep(0.05)

    try:
        wait(2)  # both desks are laid
        before, first = worked(server), len(shown)
        wait(first + 4)
        own, apart = (now - then for now, then in zip(worked(server), before, strict=True))
        assert own < apart / 4, (own, apart)
        given, first = 0, len(shown)
        while len(shown) < first + 4:
            play(me, match_id)
            given += 1
        assert given > 6  # else each would have waited for jumps, twice
    finally:
        ended.set()
        for reader in readers:
            reader.join(100)


def test_an_audit_is_worked_out_once_elsewhere_and_the_same_for_all(server: Served) -> None:
    me, other = server.person(), server.person()
    match_id = me.new_match("introduction")["id"]
    for _ in range(30):
        play(me, match_id)
    me.post(f"/api/matches/{match_id}/resign", {})
    path = f"/api/matches/{match_id}/audit"
    first = me.get(path)
    assert first["fair"]
    assert first["answers"] > 0
    _, before = worked(server)
    assert [me.get(path) for _ in range(120)] == [first] * 120
    assert worked(server)[1] - before < 0.1
    assert other.http.get(path).status_code == 404  # it was a private match


def test_what_is_the_same_for_all_is_asked_once() -> None:
    async def go() -> None:
        work, strangers = Work(1), Strangers()
        alike = Alike(work, strangers)
        made: list[int] = []

        def given() -> tuple[int]:
            made.append(1)
            return (3,)

        try:
            asked = [alike.get(f"person {n}", ("audit", "m"), given, abs) for n in range(20)]
            assert await asyncio.gather(*asked) == [3] * 20
            assert await alike.get("foch", ("audit", "m"), given, abs) == 3
            assert len(made) == 1
            with pytest.raises(TypeError):  # what came to nothing is tried again
                await alike.get("foch", ("audit", "n"), lambda: ("x",), abs)
            assert await alike.get("foch", ("audit", "n"), given, abs) == 3
        finally:
            strangers.close()
            work.close()

    run(go())


def test_a_reader_s_wishes_wait_for_his_own_and_have_a_budget() -> None:
    async def go() -> None:
        readers = Readers(0.4)
        try:
            await readers.run("foch", quick)
            slow = [asyncio.create_task(readers.run("foch", nap)) for _ in range(4)]
            await asyncio.sleep(0.1)
            await readers.run("joffre", quick)
            assert sum(task.done() for task in slow) < 3  # behind one of them, not behind all
            with pytest.raises(BadInput):
                await readers.run("joffre", endless)
            with pytest.raises(Away):
                await readers.run("joffre", death)
            assert await readers.run("joffre", quick)
            await asyncio.gather(*slow, return_exceptions=True)
        finally:
            readers.close()

    run(go())
