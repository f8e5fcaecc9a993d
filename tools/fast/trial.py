"""What is the same to the bit in the plain and in the compiled program: python -m tools.fast.trial [--seeds N]

Writes one line for every thing that was tried, with a digest of all that came of it; `check.py` runs it twice.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import grognard
from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.bots.rand import pick, pick_by_verb
from grognard.bots.search import SearchBot
from grognard.games import everything
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.reach import reach
from grognard.kernel.record import read, record, replay, write
from grognard.kernel.say import sayer

from .building import SUFFIX
from .chosen import modules

TREE: Final = Path(__file__).parents[2]
LONGEST: Final = 400
"""Answers after which a random game is left."""
EVERY: Final = 20
"""Answers between two looks at what branches off."""
AHEAD: Final = 15
"""Answers that a branch goes on."""
GLANCED: Final = 150
PLAYOUTS: Final = 24
FOREVER: Final = 1e9


def trials(seeds: int, kept: Path) -> Iterator[tuple[str, str]]:
    """Everything that is tried, by name, with what came of it."""
    for game in everything().values():
        for scenario in game.scenarios:
            name = f"{game.name}.{scenario}"
            yield f"golden {name}", golden(game, scenario, kept)
            for seed in range(1, seeds + 1):
                yield f"random {name} {seed}", wandering(game, scenario, seed)
        yield f"glances {game.name}", thoughtful(game, GreedyBot, GLANCED)
        yield f"plans {game.name}", thoughtful(game, veteran, 4, GLANCED)


def golden(game: Game[Any], scenario: str, kept: Path) -> str:
    """A golden playthrough played again: its record, log and positions; and whether it is as it is kept."""
    play: Play[Any] = Play(game, Seeded(1914), scenario, log=True, check_every=50)
    random = Random(1914)
    while play.question is not None:
        play.decide(pick_by_verb(play.question, game.rare, random))
    text = write(record(play), game)
    say = sayer(game, "en")
    told = "".join(say.line(line) + "\n" for line in play.state.log or ())
    same = [
        (kept / f"{game.name}.{scenario}{ending}").read_text("utf-8") == now
        for ending, now in ((".grog", text), (".txt", told))
    ]
    again = replay(read(text, everything()), game)
    return digest(text, told, play.hash(), again.hash(), again.over) + ("" if all(same) else " IS NOT AS IT IS KEPT")


def wandering(game: Game[Any], scenario: str, seed: int) -> str:
    """A random game, with forks, imagined worlds, answers taken back, ways found and glances on its way."""
    play: Play[Any] = Play(game, Seeded(seed), scenario, log=True)
    random = Random(seed)
    found: list[object] = []
    while play.question is not None and play.decisions < LONGEST:
        side = play.question.side
        play.decide(pick(play.question, game.rare, random))
        if random.random() * EVERY < 1 and play.question is not None:
            found.append(branches(play, seed))
            if play.can_undo(side):
                play.undo(side)
                found.append((play.hash(), play.question.options))
    return digest(found, play.hash(), play.tape, play.state.log, play.view(None))


def branches(play: Play[Any], seed: int) -> object:
    """What comes of a position's branches."""
    assert play.question is not None
    side, question, game = play.question.side, play.question, play.game
    looks = None if game.mind.glance is None else list(game.mind.glance(play.known(side), question))
    lifted = [noun for verb, noun in question.options if noun is not None and verb in {w.lift for w in game.page.walks}]
    ways = reach(play, side, lifted[:1])
    fork, world = play.fork(Seeded(seed)), play.imagine(side, seed)
    return (
        question.prompt, question.options, looks, game.mind.score(play.state, side), play.view(side), ways,
        [went_on(other, seed) for other in (fork, world)],
    )  # fmt: skip


def went_on(play: Play[Any], seed: int) -> object:
    """How a branch goes on."""
    random = Random(seed)
    until = play.decisions + AHEAD
    while play.question is not None and play.decisions < until:
        play.decide(pick(play.question, play.game.rare, random))
    return play.hash(), play.result, play.journal[-AHEAD:]


def veteran(seed: int) -> SearchBot:
    """It counts its playouts, not the time that they take."""
    return SearchBot(seed, FOREVER, PLAYOUTS)


def thoughtful(game: Game[Any], bot: Any, answers: int, after: int = 0) -> str:
    """A game between two bots of a kind, some glances after its start."""
    play: Play[Any] = Play(game, Seeded(3), game.scenarios[-1], log=True)
    glance = GreedyBot(3)
    while play.question is not None and play.decisions < after:
        play.decide(answer(glance, play))
    bots = [bot(side) for side in range(len(game.sides))]
    thoughts: list[object] = []
    while play.question is not None and play.decisions < after + answers:
        its = bots[play.question.side]
        play.decide(answer(its, play))
        if isinstance(its, SearchBot) and its.thought is not None:
            thoughts.append(its.thought._replace(seconds=0.0))
    return digest(play.hash(), play.tape, play.state.log, thoughts)


def digest(*what: object) -> str:
    """Of all figures to the last bit: `repr` writes them so."""
    return hashlib.sha256(repr(what).encode()).hexdigest()[:24]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=Path("tests") / "golden")
    given = parser.parse_args()
    for name, came in trials(given.seeds, given.kept):
        print(f"{name}: {came}", flush=True)
    print("program", program(), flush=True)


def program() -> str:
    """Where the program is, and how many of the modules that may be compiled are."""
    chosen = [import_module(f"grognard.{name}") for name in modules(TREE)]
    compiled = [its for its in chosen if str(its.__file__).endswith(SUFFIX)]
    return f"{Path(grognard.__file__).parent} compiled {len(compiled)}"


if __name__ == "__main__":
    main()
