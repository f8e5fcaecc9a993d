"""How long an answer takes, alone and beside strangers who bring or look back at much.

python -m bench.beside --answers 200

One server on loopback. Four desks jump from the first answer of a long war to its last and back; then four people bring
a record of 0.9 MB that goes back again and again. 95th percentile of a player's answer, in milliseconds.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Event, Thread
from typing import Any

import httpx
from tests.table.served import Person, Served, serving
from tests.table.test_strangers import bomb, look

from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write


def waits(person: Person, match_id: str, answers: int) -> float:
    """How long an answer takes, 95th percentile in milliseconds."""
    took, random = [], Random(3)
    for _ in range(answers):
        position = person.position(match_id)
        if position["question"] is None:  # played to its end
            match_id = person.new_match()["id"]
            position = person.position(match_id)
        options = [option["action"] for option in position["question"]["options"]]
        begun = time.perf_counter()
        person.answer(match_id, position["seq"], random.choice(options))
        took.append(time.perf_counter() - begun)
    return 1000 * quantiles(took, n=20)[-1]


def long_war() -> str:
    game = get("won-by-the-sword")
    play: Play[Any] = Play(game, Seeded(1), "1632")
    random = Random(1)
    while play.question is not None:
        play.decide(random.choice([option for option in play.question.options if option[0] not in game.rare]))
    return write(record(play), game)


@contextmanager
def bombs(server: Served) -> Iterator[None]:
    text = bomb(900_000).encode()

    def bring(person: Person) -> None:
        with suppress(httpx.TransportError), httpx.Client(base_url=server.address, timeout=200) as http:
            http.cookies = person.http.cookies
            http.post("/api/records", content=text)

    for _ in range(4):
        Thread(target=bring, args=(server.person(),), daemon=True).start()
    time.sleep(1)
    yield


@contextmanager
def readers(owner: Person, match_id: str) -> Iterator[None]:
    shown: list[int] = []
    ended = Event()
    threads = [Thread(target=look, args=(owner, match_id, shown, ended), daemon=True) for _ in range(4)]
    for thread in threads:
        thread.start()
    while not shown:
        time.sleep(0.05)
    yield
    ended.set()
    for thread in threads:
        thread.join(100)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--answers", type=int, default=200)
    given = parser.parse_args()
    war = long_war().encode()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        me, owner = server.person(), server.person()
        heavy = owner.http.post("/api/records", content=war, timeout=100).json()["id"]

        def measure(what: str) -> None:
            match_id = me.new_match()["id"]
            waits(me, match_id, 20)
            print(f"{what}: {waits(me, match_id, given.answers):.0f} ms", flush=True)

        measure("quiet")
        with readers(owner, heavy):
            measure("beside four desks that jump end to end")
        measure("quiet again")
        with bombs(server):
            measure("beside four records that go back again and again")


if __name__ == "__main__":
    main()
