"""Work is spread over processes, and no death of one costs a result."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children
from pathlib import Path

import pytest

from grognard.cli.hands import Died, spread


def double(piece: tuple[int, Path]) -> int:
    """The first time a number above 100 is tried it dies of it, one above 200 each time; 50 needs what has died."""
    number, folder = piece
    tries = sum(1 for _ in folder.glob(f"{number}-*"))
    (folder / f"{number}-{tries}").touch()
    if number > 200 or (number > 100 and not tries):
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 50 and not tries:
        raise Died
    if number == 13:
        raise ValueError(f"{number} is not liked")
    return number * 2


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_death_costs_no_result_and_a_second_over_the_same_piece_only_that_one(jobs: int, tmp_path: Path) -> None:
    numbers = [1, 101, 2, 201, 3, 50, 4]
    found = {piece[0]: result for piece, result in spread(double, [(n, tmp_path) for n in numbers], jobs)}
    assert found == {1: 2, 101: 202, 2: 4, 201: None, 3: 6, 50: 100, 4: 8}
    assert sum(1 for _ in tmp_path.glob("201-*")) == 2
    assert sum(1 for _ in tmp_path.glob("4-*")) == 1


def test_what_is_raised_ends_it_and_leaves_no_process(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="13 is not liked"):
        list(spread(double, [(13, tmp_path), (1, tmp_path)], 1))
    for process in active_children():
        process.join(10)
    assert not active_children()


def test_who_is_killed_while_idle_is_replaced(tmp_path: Path) -> None:
    found = []
    for (number, _), result in spread(double, [(n, tmp_path) for n in range(1, 5)], 1):
        found.append((number, result))
        for process in active_children():
            process.kill()
            process.join(10)
    assert found == [(1, 2), (2, 4), (3, 6), (4, 8)]
