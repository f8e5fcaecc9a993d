"""Bots of other versions of Grognard: each thinks in an interpreter of its own, about an imagined world.

So an earlier version stays what it was, whatever becomes of its bots, and of what a game sees at a glance, in this one.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import zipfile
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from .. import __version__
from ..bots import Bot, make
from ..kernel.ask import Action
from ..kernel.fate import Seeded
from ..kernel.game import Game, OptionValue
from ..kernel.play import Play
from ..kernel.refusal import BadInput
from ..kernel.seat import Seat
from . import yardstick
from .common import state_folder
from .hands import Died

OURS = Path(__file__).parents[1]


class Player(NamedTuple):
    """Who plays: a bot of ours, or one of another version."""

    label: str
    bot: str
    where: str = ""
    """A checkout, a wheel or an interpreter of another version; empty: this one."""


def player(text: str) -> Player:
    """`BOT`, `PATH:BOT`, or either after `LABEL=`."""
    label, equals, rest = text.partition("=")
    if not equals or "/" in label:  # a path may have one, too
        label, rest = "", text
    path, colon, bot = rest.rpartition(":")
    if not colon:
        return Player(label or bot, bot)
    where = Path(path).expanduser().absolute()  # not resolved: an environment's Python is a link
    name = where.stem if where.suffix == ".whl" else where.name
    return Player(label or f"{bot}@{name}", bot, str(where))


def interpreter(where: Path) -> tuple[list[str], dict[str, str]]:
    """The Python that knows another version, and what it needs in its environment."""
    environment = {name: value for name, value in os.environ.items() if name != "GROGNARD_DATA"}
    if where.is_dir():
        found = next((folder for folder in (where / "src", where) if (folder / "grognard").is_dir()), None)
        if found is not None:
            return [sys.executable, "-P"], environment | {"PYTHONPATH": str(found)}
    elif where.suffix == ".whl" and zipfile.is_zipfile(where):
        return [sys.executable, "-P"], environment | {"PYTHONPATH": str(_unpacked(where))}
    elif where.is_file() and os.access(where, os.X_OK):
        environment.pop("PYTHONPATH", None)
        return [str(where), "-P"], environment
    raise BadInput("bad-elsewhere-path", path=where)


def _unpacked(wheel: Path) -> Path:
    """What is in a wheel, as files: data and messages are read as such."""
    folder = state_folder() / "yardsticks" / hashlib.sha256(wheel.read_bytes()).hexdigest()[:16]
    if not folder.exists():
        half = folder.with_name(f"{folder.name}.{os.getpid()}")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(half)
        with suppress(OSError):  # another process was quicker
            half.rename(folder)
    return folder


class Setting(NamedTuple):
    """What is played."""

    game: Game[Any]
    scenario: str
    options: Mapping[str, OptionValue]


class Other:
    """Another version, running."""

    def __init__(self, where: str) -> None:
        self.where = where
        command, environment = interpreter(Path(where))
        self._process = subprocess.Popen(
            [*command, yardstick.__file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )

    def ask(self, **wish: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(msgspec.json.encode(wish) + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            self.close()
            raise Died(self.where)
        told: dict[str, Any] = msgspec.json.decode(line)
        if "no" in told:
            raise BadInput("bad-elsewhere", path=self.where, why=told["no"])
        return told

    def begin(self, who: Player, at: Setting, seed: int, deal: bool) -> dict[str, Any]:
        """Sit down at a game. `deal`: how the other deals it from this seed is told, too."""
        game = at.game
        given = {
            "game": game.name, "rules": game.version, "data": game.digest, "scenario": at.scenario,
            "files": None if game.files is None else game.files.texts, "options": at.options,
            "bot": who.bot, "seed": seed, "deal": deal,
        }  # fmt: skip
        told = self.ask(begin=given)
        if told["rules"] != game.version:
            raise BadInput(
                "bad-elsewhere-rules", path=self.where, game=game.name, theirs=told["rules"], ours=game.version
            )
        return told

    def close(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()
        self._process.kill()
        self._process.wait()
        for key in [key for key, other in _running.items() if other is self]:
            del _running[key]


class Elsewhere:
    """A bot of another version. Its seat shows it a world that its side cannot tell from the real one; that world goes
    over, and what the bot answers comes back, up to what it cannot foresee."""

    thinks, glances = True, False

    def __init__(self, other: Other) -> None:
        self._other = other
        self._ahead: deque[tuple[Action, tuple[str, int], float]] = deque()
        self.spent = 0.0
        """Seconds of a processor that the last answer took there."""

    def choose(self, seat: Seat) -> Action:
        question = seat.question
        assert question is not None
        asked = (question.prompt, question.many)
        if self._ahead and (self._ahead[0][1] != asked or self._ahead[0][0] not in question.options):
            self._ahead.clear()  # it came otherwise than in the imagined world
        if not self._ahead:
            self._ask(seat, asked)
        action, _, self.spent = self._ahead.popleft()
        return action

    def _ask(self, seat: Seat, asked: tuple[str, int]) -> None:
        assert seat.world is not None
        told = self._other.ask(
            ask={"side": seat.side, "prompt": asked[0], "many": asked[1], "world": seat.world.snapshot()}
        )
        for verb, noun, prompt, many, seconds in told["answers"]:
            self._ahead.append(((verb, noun), (prompt, many), seconds))


_running: dict[tuple[str, int], Other] = {}
"""The other versions that this process has begun, by the side for which they play: they stay for the next game."""


def seated(who: Player, at: Setting, side: int, seed: int) -> Bot:
    """Somebody to play a side of a game with."""
    if not who.where:
        return make(who.bot, seed)
    other = _running.get((who.where, side))
    if other is None:
        other = _running[who.where, side] = Other(who.where)
    other.begin(who, at, seed, deal=False)
    return Elsewhere(other)


def known(who: Player, at: Setting) -> dict[str, str]:
    """Of which version somebody is, who can play this; refused in a sentence if not."""
    if not who.where:
        make(who.bot, 0)
        return {"grognard": __version__, "code": yardstick.code(OURS)}
    try:
        other = Other(who.where)
        try:
            told = other.begin(who, at, 1, deal=True)
        finally:
            other.close()
    except Died:
        raise BadInput("bad-elsewhere-died", path=who.where) from None
    if told["deal"] != Play(at.game, Seeded(1), at.scenario, at.options).hash():
        raise BadInput("bad-elsewhere-deal", path=who.where, game=at.game.name, scenario=at.scenario)
    return {"grognard": told["grognard"], "code": told["code"]}
