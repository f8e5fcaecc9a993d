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
ANSWERS = 340
"""So many that matches come to their first snapshot."""
KILLS = 7
MORE = 30
"""Kills after that, until one came while an answer was on its way."""


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    random = Random(11)
    url = f"sqlite:{tmp_path / 'table.db'}"
    server = Served(url, tmp_path)
    person = server.person()
    players = [Player(person, [server.address], seed) for seed in range(MATCHES)]
    for player in players:
        player.start()
    try:
        kills = sorted(random.sample(range(10, ANSWERS), KILLS)) + [ANSWERS + 5 * more for more in range(MORE)]
        for kill in kills:
            if kill >= ANSWERS and at_a_bad_moment(players):
                break
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
    assert at_a_bad_moment(players)
    server = Served(url, tmp_path)
    store = connect(url)
    try:
        person.http.base_url = server.address
        for player in players:
            same_position(person, player.match, check(store, player))
        with store.transaction() as cursor:
            assert cursor.run("SELECT match_id FROM snapshots")
    finally:
        store.close()
        server.stop()


def at_a_bad_moment(players: list[Player]) -> bool:
    """Whether a kill has come while an answer was on its way."""
    return any(player.cut for player in players)


def wait_for(players: list[Player], count: int) -> None:
    """Until so many answers were acknowledged."""
    end = time.monotonic() + 60
    while sum(len(player.told) for player in players) < count:
        for player in players:
            if player.wrong is not None:
                raise player.wrong
        assert time.monotonic() < end, f"{threading.active_count()} threads, no answers"
        time.sleep(0.003)
