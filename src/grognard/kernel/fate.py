"""Who answers dice and draws: seeded for simulation, fair for people, scripted for tests and analysis."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from .refusal import BadInput, shown

_NUMBER = re.compile("[0-9a-f]{64}")


class Fate(Protocol):
    """Answers one die or one draw at a time. The state knows nothing of it."""

    def roll(self, faces: int) -> int: ...

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]: ...


class Seeded:
    """For simulation: the same seed gives the same game. Not for play between people."""

    __slots__ = ("_random", "seed")

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._random = Random(seed)

    def roll(self, faces: int) -> int:
        return int(self._random.random() * faces) + 1

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]:
        return tuple(sorted(self._random.sample(pool, count)))


class Number(NamedTuple):
    """What a player puts into the dice: a number of 32 bytes that he committed himself to before anybody showed his.

    `sides`: those he plays (`ap`, or `ap+cp` if he plays both); times as everybody writes them. What is not there yet
    is empty."""

    sides: str
    commitment: str = ""
    committed: str = ""
    number: str = ""
    shown: str = ""


class Fair:
    """For people: every answer comes from HMAC-SHA-256 under a key that was committed to at the start.

    The commitment (a hash of the key) is in the record's header from the first move; the key is revealed when
    the game ends, and then anybody can compute every die and draw again. An answer depends on the key and on
    how many answers were given before it, so going back by agreement never brings the same dice again.

    If players put `numbers` into it, the dice come of the key and of these together: nobody chooses them alone.
    """

    __slots__ = ("_dice", "_key", "match", "numbers", "spent")

    def __init__(
        self, key: bytes | None = None, spent: int = 0, match: str = "", numbers: Sequence[Number] = ()
    ) -> None:
        self._key = secrets.token_bytes(32) if key is None else key
        if len(self._key) != 32:
            raise BadInput("bad-key-length")
        self.spent, self.match, self.numbers = spent, match, tuple(numbers)
        self._dice = mixed(self._key, match, self.numbers)

    @property
    def commitment(self) -> str:
        return commitment(self._key)

    def reveal(self) -> str:
        """The key, to be published when the game is over."""
        return self._key.hex()

    def dice(self) -> str:
        """The key that the dice come of, to be published when the game is over."""
        return self._dice.hex()

    def roll(self, faces: int) -> int:
        stream = _Stream(self._dice, self.spent)
        self.spent += 1
        return stream.below(faces) + 1

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]:
        stream = _Stream(self._dice, self.spent)
        self.spent += 1
        left = list(pool)
        return tuple(sorted(left.pop(stream.below(len(left))) for _ in range(count)))


class _Stream:
    """Unbiased whole numbers from a keyed generator: one stream for each answer of Fate."""

    def __init__(self, key: bytes, answer: int) -> None:
        self._key, self._answer, self._block, self._bytes = key, answer, 0, b""

    def below(self, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        while True:
            if len(self._bytes) < 4:
                text = f"grognard fate {self._answer} {self._block}".encode()
                self._bytes = hmac.new(self._key, text, hashlib.sha256).digest()
                self._block += 1
            value = int.from_bytes(self._bytes[:4], "big")
            self._bytes = self._bytes[4:]
            if value < limit:
                return value % n


def commitment(key: bytes) -> str:
    """What is published of a key before the game: its hash."""
    return hashlib.sha256(b"grognard commitment " + key).hexdigest()


def number_commitment(match: str, sides: str, number: bytes) -> str:
    """What is published of a player's number first. It is good for this match and these sides only."""
    return hashlib.sha256(f"grognard number {match} {sides} ".encode() + number).hexdigest()


def mixed(key: bytes, match: str, numbers: Sequence[Number]) -> bytes:
    """The key of the dice: the committed one, and what players put in. Without numbers it is the committed one."""
    if not numbers:
        return key
    for each in numbers:
        if not fits(match, each):
            raise BadInput("bad-number-other", sides=shown(each.sides))
    text = " ".join([f"grognard dice {match}", *(f"{each.sides}={each.number}" for each in sorted(numbers))])
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def fits(match: str, number: Number) -> bool:
    """Whether a number is the one that was committed to."""
    if not _NUMBER.fullmatch(number.number):
        return False
    true = number_commitment(match, number.sides, bytes.fromhex(number.number))
    return hmac.compare_digest(true, number.commitment)


class Scripted:
    """For tests and analysis: answers given in advance, then those of `then` (or an error)."""

    def __init__(self, answers: Iterable[int | Sequence[int]], then: Fate | None = None) -> None:
        self._answers = list(answers)
        self._next = 0
        self._then = then

    @property
    def left(self) -> int:
        return len(self._answers) - self._next

    def add(self, *answers: int | Sequence[int]) -> None:
        self._answers += answers

    def roll(self, faces: int) -> int:
        if not self.left:
            if self._then is None:
                raise BadInput("bad-script-no-dice")
            return self._then.roll(faces)
        answer = self._answers[self._next]
        if not isinstance(answer, int) or not 1 <= answer <= faces:
            raise BadInput("bad-script-die", answer=repr(answer), faces=faces)
        self._next += 1
        return answer

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]:
        if not self.left:
            if self._then is None:
                raise BadInput("bad-script-no-draws")
            return self._then.draw(pool, count)
        answer = self._answers[self._next]
        if isinstance(answer, int) or len(answer) != count or len(set(answer) & set(pool)) != count:
            raise BadInput("bad-script-draw", answer=repr(answer), count=count, pool=len(pool))
        self._next += 1
        return tuple(sorted(answer))
