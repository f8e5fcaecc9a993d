"""What travels of a large game, and what it takes to make it: the board, a position, the change after one answer.

python -m bench.wire

Bytes as JSON and as gzip sends them; milliseconds of processor time, the best of some runs.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from tests.table import wars

from grognard.games import get
from grognard.kernel.play import Play
from grognard.table.show import Reader, patch

GAMES = ("paths-of-glory", "italia-1917-1918", wars.GAME, wars.NEAR_EAST, wars.COMBINED)
MOMENTS = (
    ("August 1914, all fronts", "august-1914", wars.COMBINED),
    ("August 1914", "august-1914", wars.GAME),
    ("March 1917", "1917", wars.GAME),
)
RUNS = 5


def took(work: Callable[..., Any], *given: object) -> float:
    """Milliseconds."""
    found = []
    for _ in range(RUNS):
        began = time.process_time()
        work(*given)
        found.append(time.process_time() - began)
    return 1000 * min(found)


def told(name: str, body: object, ms: float) -> str:
    sent = msgspec.json.encode(body)
    return f"{name:34} {len(sent):>10,} {len(gzip.compress(sent, 5)):>9,} {ms:>8.1f}"


def boards() -> Iterator[str]:
    for name in GAMES:
        draw = get(name).page.board
        assert draw is not None
        made = getattr(draw, "__wrapped__", draw)
        yield told(f"board, {name}", draw("en"), took(made, "en"))


def moments() -> Iterator[str]:
    """A position with a whole front to move, and what changes when one unit has moved."""
    for name, scenario, game in MOMENTS:
        play: Play[Any] = wars.played(scenario, "ask-move", game=game)
        assert play.question is not None
        side = play.question.side
        whole = Reader(play, side, "en").position(0)
        yield told(f"position, {name}", whole, took(Reader(play, side, "en").position, 0))
        yield told("  of it the question", whole.question, 0)
        move = next(action for action in play.question.options if action[0] == "move")
        play.act(side, move)
        after = Reader(play, side, "en").position(0)
        yield told("  a unit is taken up", patch(whole, after), took(patch, whole, after))
        play.act(side, next(action for action in play.question.options if action[0] == "to"))
        moved = Reader(play, side, "en").position(0)
        yield told("  it has moved", patch(after, moved), took(patch, after, moved))


def main() -> None:
    print(f"{'':34} {'JSON':>10} {'gzip':>9} {'ms':>8}")
    for line in (*boards(), *moments()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
