"""What runs in the interpreter of another version of Grognard, so that its bots can play against those of this one.

It is started as a file, never imported there: `grognard` is the other version's. So it uses only what has been there
for long. One JSON object a line comes in, one goes out:

    {"begin": {game, rules, data, files, scenario, options, bot, seed, deal}} -> {rules, grognard, code, deal}
    {"ask": {side, prompt, many, world}} -> {"answers": [[verb, noun, prompt, many, seconds], ...]}

What cannot be done is answered by {"no": why}. `world` is one that the bot's side cannot tell from the real position.
"""

from __future__ import annotations

import hashlib
import os
import signal
import sys
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

THINKING = ("kernel", "bots", "games")
"""The rooms in which it is decided how a bot plays."""


@cache
def code(package: Path) -> str:
    """What tells one version's rules and bots from another's: a digest of their sources."""
    digest = hashlib.blake2b(digest_size=6)
    for room in THINKING:
        for path in sorted((package / room).rglob("*.py")):
            digest.update(f"{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


class Table(NamedTuple):
    """A game that a bot plays here."""

    game: Any
    scenario: str
    options: Mapping[str, Any]
    bot: Any


def begin(given: dict[str, Any]) -> tuple[dict[str, Any], Table | None]:
    """Make game and bot, and say which rules these are."""
    import grognard
    from grognard.games import get

    game = get(given["game"])
    told = {"rules": game.version, "grognard": grognard.__version__, "code": code(Path(grognard.__file__).parent)}
    if game.version != given["rules"]:
        return told, None

    from grognard.bots import make
    from grognard.kernel.editions import edition
    from grognard.kernel.fate import Seeded
    from grognard.kernel.play import Play

    game = edition(game, given["data"], lambda name, digest: given["files"])
    if given["deal"]:
        told["deal"] = Play(game, Seeded(given["seed"]), given["scenario"], given["options"]).hash()
    return told, Table(game, given["scenario"], given["options"], make(given["bot"], given["seed"]))


def think(table: Table, asked: dict[str, Any]) -> list[list[Any]]:
    """What the bot answers until dice, another side or something hidden comes in."""
    from grognard.bots import answer
    from grognard.kernel.fate import Scripted
    from grognard.kernel.play import Play
    from grognard.kernel.refusal import BadInput
    from grognard.kernel.tape import Entry

    state, entries = asked["world"]
    journal = [Entry(who, tuple(said) if isinstance(said, list) else said, to) for who, said, to in entries]
    world: Any = Play.resume(table.game, Scripted([]), table.scenario, table.options, (state, journal))
    question, side, shown = world.question, asked["side"], world.shown()
    if question is None or [question.side, question.prompt, len(question.options)] != [
        side, asked["prompt"], asked["many"],
    ]:  # fmt: skip
        raise ValueError(f"its rules ask otherwise at {asked['prompt']}")
    answers: list[list[Any]] = []
    while question is not None and question.side == side and world.shown() == shown:
        began = time.process_time()
        action = answer(table.bot, world)
        answers.append([*action, question.prompt, len(question.options), time.process_time() - began])
        try:
            world.act(side, action)
        except BadInput:  # dice are asked: they are thrown where the game is played
            break
        question = world.question
    return answers


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends when nobody asks any more
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    table: Table | None = None
    for line in sys.stdin.buffer:
        wish = msgspec.json.decode(line)
        try:
            if "begin" in wish:
                told, table = begin(wish["begin"])
            else:
                assert table is not None
                told = {"answers": think(table, wish["ask"])}
        except Exception as error:
            told = {"no": f"{error}" if type(error).__name__ == "BadInput" else f"{type(error).__name__}: {error}"}
        out.write(msgspec.json.encode(told) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
