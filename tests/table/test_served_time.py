"""The table's own time: it passes while somebody serves, and at no other time."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.table import people, rows
from grognard.table.clocks import BEAT, GAP, Served
from grognard.table.database import Database, connect
from grognard.table.errors import No
from grognard.table.matches import Matches
from grognard.table.notify import Mail
from grognard.table.server import Server, Settings
from grognard.table.wire import Clock, NewMatch

from .served import GAME

DAY = 86400.0
DAWN = 1_000_000.0


class Machine:
    """A machine with two clocks: one that people set, one that only ever goes on. Servers run on it, or none does."""

    def __init__(self, store: Database) -> None:
        self.store = store
        self.day, self.steady = DAWN, 50.0
        self.serving: list[Served] = []

    def serve(self) -> Served:
        served = Served(self.store, lambda: self.day, lambda: self.steady)
        served.start()
        self.serving.append(served)
        return served

    def die(self) -> None:
        self.serving.clear()

    def wait(self, seconds: float) -> None:
        """Time passes; who serves says so now and then."""
        left = seconds
        while left > 0:
            step = min(left, BEAT)
            self.day, self.steady, left = self.day + step, self.steady + step, left - step
            for served in self.serving:
                served.beat()

    def set_clock(self, by: float) -> None:
        self.day += by


@pytest.fixture
def machine() -> Machine:
    return Machine(connect("sqlite:"))


def test_it_begins_as_the_time_of_day_and_goes_on_with_it(machine: Machine) -> None:
    served = machine.serve()
    machine.wait(100)
    assert served() == DAWN + 100
    machine.steady += 1.5  # between two beats
    assert served() == DAWN + 101.5


def test_it_stands_still_while_nobody_serves(machine: Machine) -> None:
    machine.serve()
    machine.wait(100)
    machine.die()
    machine.wait(3 * DAY)
    machine.steady = 7.0  # the machine was started anew
    served = machine.serve()
    assert served() == DAWN + 100
    machine.wait(5)
    assert served() == DAWN + 105


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY])
def test_setting_the_machine_s_clock_does_not_move_it(machine: Machine, jump: float) -> None:
    served = machine.serve()
    machine.wait(10)
    machine.set_clock(jump)
    machine.wait(10)
    assert served() == DAWN + 20
    machine.die()
    assert machine.serve()() == DAWN + 20


def test_it_stands_still_while_the_store_is_away(machine: Machine) -> None:
    served = machine.serve()
    machine.wait(10)
    machine.steady += 3600  # no beat came through
    assert served() == DAWN + 10 + GAP
    served.beat()
    machine.wait(10)
    assert served() == DAWN + 20 + GAP


def test_servers_of_one_store_keep_it_together(machine: Machine) -> None:
    first = machine.serve()
    machine.wait(100)
    second = machine.serve()
    machine.wait(50)
    assert first() == second() == DAWN + 150
    machine.serving.remove(first)
    machine.wait(50)
    assert second() == DAWN + 200
    first.beat()  # it was cut off for a while
    assert first() == second() == DAWN + 200


def begun(machine: Machine, clock: Clock) -> tuple[Matches, str]:
    """A match whose clock runs."""
    matches = Matches(machine.store, lambda: machine.day, "", machine.serve())
    with machine.store.transaction() as cursor:
        foch, moltke = (people.make_guest(cursor, "en", machine.day) for _ in range(2))
    seats = {"ap": "me", "cp": "open"}
    match_id = matches.create(foch, NewMatch(game=GAME, scenario="introduction", seats=seats, clock=clock))
    matches.join(moltke, match_id, "", "")
    return matches, match_id


def due(machine: Machine, match_id: str) -> float:
    with machine.store.transaction() as cursor:
        found = rows.find_match(cursor, match_id).due
    assert found is not None
    return found


@pytest.mark.parametrize("kind", ["live", "slow"])
def test_down_time_costs_nobody_the_game(machine: Machine, kind: str) -> None:
    clock = Clock(kind=kind, main=600)  # type: ignore[arg-type]
    _, match_id = begun(machine, clock)
    machine.wait(100)
    machine.die()
    machine.wait(3 * DAY)
    served = machine.serve()
    matches = Matches(machine.store, lambda: machine.day, "", served)
    assert (matches.overdue(), due(machine, match_id) - served()) == ([], 500)
    machine.wait(499)
    assert matches.overdue() == []
    machine.wait(3)
    assert matches.overdue() == [match_id]


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY])
def test_a_clock_that_jumps_costs_nobody_the_game(machine: Machine, jump: float) -> None:
    matches, match_id = begun(machine, Clock(kind="live", main=600))
    machine.wait(100)
    machine.set_clock(jump)
    assert (matches.overdue(), due(machine, match_id) - matches.clock()) == ([], 500)
    machine.wait(501)
    assert matches.overdue() == [match_id]


class Asked:
    """A request from an address."""

    class client:
        host = "192.0.2.7"


def test_a_clock_set_back_locks_nobody_out(tmp_path: Path) -> None:
    day = [DAWN]
    server = Server(connect("sqlite:"), Settings(mail=Mail(tmp_path)), lambda: day[0])
    knock(server, 1)
    day[0] -= 400 * DAY
    knock(server, 1)
    with pytest.raises(No) as refused:
        knock(server, 100)
    assert refused.value.status == 429


def knock(server: Server, times: int) -> None:
    for _ in range(times):
        server.knock(Asked, "foch")  # type: ignore[arg-type]
