"""Many programs that think at once: nobody who plays waits for them, nor does a program that answers at a glance."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from .served import Person, Served, serving
from .test_strangers import play, worked

pytestmark = pytest.mark.whole

MATCHES = 6
"""Three for each core of a small machine."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """One of its own: what thinks here goes with it, and nobody stands behind it."""
    with serving(tmp_path) as running:
        yield running


def niceness(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[16])


def thinking(person: Person) -> list[float]:
    """For how long each of a person's programs has been thinking."""
    seats = [seat for match in person.get("/api/matches") for seat in match["seats"]]
    return [seat["thinks"] for seat in seats if seat.get("thinks") is not None]


def asked(person: Person, match_id: str) -> bool:
    """Whether the program has answered, and the Allies are asked."""
    return bool(person.get(f"/api/matches/{match_id}")["turn"] == "ap")


def settle(server: Served) -> None:
    """Until the server has learned what its games say: that is its own work, and takes a while after its start."""
    for _ in range(200):
        before, _ = worked(server)
        time.sleep(0.5)
        if worked(server)[0] - before < 0.05:
            return
    raise AssertionError("the server is never quiet")


def test_who_plays_does_not_wait_for_programs_that_think(server: Served) -> None:
    me, other = server.person(), server.person()
    match_id = me.new_match()["id"]
    play(me, match_id)
    settle(server)
    matches = [other.new_match(ap="me", cp="bot:champion")["id"] for _ in range(MATCHES)]
    given = 0
    while len(thinking(other)) == MATCHES and given < 20:
        play(me, match_id)
        given += 1
    assert given > 10, "long before the first of them is through"

    quick = other.new_match(ap="me", cp="bot:regular")["id"]
    end = time.monotonic() + 60
    while not asked(other, quick):
        assert time.monotonic() < end
        time.sleep(0.05)
    waiting = [match for match in matches if not asked(other, match)]
    assert waiting, "it has answered past those that think"

    first = worked(server)
    own = apart = 0.0
    while apart < 2:
        assert time.monotonic() < end + 120
        time.sleep(0.1)
        own, apart = (now - then for now, then in zip(worked(server), first, strict=True))
    assert own < apart, (own, apart)
    pid = server.process.pid
    begun = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=True).stdout.split()
    nice = [niceness(int(process)) for process in begun]
    assert max(nice) > niceness(pid), "whoever plays comes first"
