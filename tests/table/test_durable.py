"""The server is killed again and again while people play: nothing that was acknowledged is lost."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random

import pytest

from grognard.table.database import connect

from .served import Served
from .storm import Player, check, same_position

pytestmark = pytest.mark.xdist_group("durable")

MATCHES = 4
ANSWERS = 320
"""So many that every match comes to its first snapshot."""
KILLS = 10


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    random = Random(11)
    url = f"sqlite:{tmp_path / 'table.db'}"
    server = Served(url, tmp_path)
    person = server.person()
    players = [Player(person, [server.address], seed) for seed in range(MATCHES)]
    for player in players:
        player.start()
    try:
        for kill in sorted(random.sample(range(10, ANSWERS), KILLS)):
            wait_for(players, kill)
            time.sleep(random.uniform(0, 0.03))
            server.kill()
            store = connect(url)
            for player in players:
                check(store, player)
            store.close()
            before = [len(player.told) for player in players]
            server = Served(url, tmp_path, port=server.port)
        wait_for(players, ANSWERS)
        for player, told in zip(players, before, strict=True):
            wait_for([player], told + 1)
    finally:
        for player in players:
            player.stopped.set()
        for player in players:
            player.join(60)
        log = server.log()
        server.stop()
    assert [player.wrong for player in players] == [None] * MATCHES
    assert "Traceback" not in log
    assert sum(player.kept + len(player.unsure) for player in players) > 0, "no kill came at a bad moment"
    server = Served(url, tmp_path)
    store = connect(url)
    try:
        person.http.base_url = server.address
        for player in players:
            same_position(person, player.match, check(store, player))
    finally:
        store.close()
        server.stop()


def wait_for(players: list[Player], count: int) -> None:
    """Until so many answers were acknowledged."""
    end = time.monotonic() + 60
    while sum(len(player.told) for player in players) < count:
        for player in players:
            if player.wrong is not None:
                raise player.wrong
        assert time.monotonic() < end, f"{threading.active_count()} threads, no answers"
        time.sleep(0.003)
