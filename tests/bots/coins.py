"""A toy game in which a glance is wrong: who takes the small coin at once loses to who waits for the large one.

Each turn a side takes one of three coins. The glance likes copper; gold is worth most; silver gives three or nothing,
as a die falls. Who quits has a draw. Under `hidden` lies what a side has in its purse, which the other does not know
and which counts for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from grognard.kernel.ask import D6, MARK, Asking, Choose, Offer
from grognard.kernel.game import Drawn, Game, Known, LogLine, Mind, OptionValue, Result, Words

COINS = ("copper", "silver", "gold")
TURNS = 3


@dataclass
class State:
    options: dict[str, OptionValue]
    turn: int = 1
    side: int = 0
    count: list[int] = field(default_factory=lambda: [0, 0])
    hidden: list[int] = field(default_factory=lambda: [7, 7])
    log: list[LogLine] | None = None

    def copy(self) -> State:
        return replace(self, count=list(self.count), hidden=list(self.hidden), log=None)

    def dump(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "log"}


def sequence(g: State) -> Asking[Result]:
    while g.turn <= TURNS:
        yield MARK
        verb, coin = yield Choose(g.side, "ask-coin", Offer("take", range(len(COINS))), Offer("quit"))
        if verb == "quit":
            return Result(None, "end-quit")
        if coin == 1:
            die = yield D6
            g.count[g.side] += 3 if die > 3 else 0
        else:
            g.count[g.side] += 1 if coin == 0 else 5
        g.side = 1 - g.side
        g.turn += not g.side
    if g.count[0] == g.count[1]:
        return Result(None, "end-even")
    return Result(int(g.count[1] > g.count[0]), "end-count")


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    return [-9.0 if verb == "quit" else 1.0 - 0.4 * (coin or 0) for verb, coin in question.options]


def resample(g: State, side: int, random: Random) -> State:
    g.hidden[1 - side] = random.randint(0, 9)
    return g


def blot(g: State, side: int | None) -> State:
    new = g.copy()
    for other in (0, 1):
        if other != side:
            new.hidden[other] = 0
    return new


GAME: Game[State] = Game(
    name="coins", version=1, sides=("heads", "tails"), scenarios=("purse",), options={},
    verbs={"take": "coin", "quit": None}, nouns={"coin": COINS}, agreements=frozenset(("quit",)),
    rare=frozenset(("quit",)), start=lambda scenario, options: State(dict(options)),
    load=lambda plain: State(**plain).copy(), sequence=sequence, view=lambda g, side: {"count": g.count},
    blot=blot, resample=resample, words=Words(lambda kind, noun, language: str(noun), lambda known: []),
    page=Drawn(lambda language: None, lambda seen, language: None),  # type: ignore[arg-type,return-value]
    mind=Mind(
        lambda g, side: float(g.count[side] - g.count[1 - side]), glance, span=lambda g: (g.turn, g.side),
    ),
    turn=lambda g: g.turn, folder=Path(__file__).parent, digest="none", check=lambda g: [],
)  # fmt: skip
