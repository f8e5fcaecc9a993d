"""What stands where in an observation: which numbers a game's typed view becomes, the same in every position.

A view is declared by its type (`Game.seen`), and which words stand in its fields by `arrays.toml` in the game's folder.
Both together give a fixed number of places, and every one of them has a name. See docs/environments.md.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, inspect

from ..kernel.game import Game

Write: TypeAlias = Callable[[Any, Any, int, float], None]
"""Writes a value into an observation, or rubs out what it wrote: (numbers, value, row, 1 or 0)."""

ONE_HOT = 64
"""A word out of at most so many is a place each; out of more, its number in the list."""
ROWS_ONE_HOT = 8
"""The same, where it stands in several rows."""
GRID = 8192
"""Names in rows are a place for each row and name, if that is not more; else the number of the row for each name."""


class Slice(NamedTuple):
    """A stretch of an observation: one field of the view."""

    name: str
    start: int
    shape: tuple[int, ...]
    axes: tuple[tuple[str, ...], ...]
    """For each axis, what its places are called."""
    what: str
    """number: as it is. flag: whether it is there. word: 1 at the word it is. index: the place of a word in the list of
    `words`, counted from 1 (0: none, -1: another word). set: how often each name is in it. row: for each name, the last
    row it is in, counted from 1. count: how many there are, also beyond the rows there is room for."""
    words: tuple[str, ...] = ()
    """What an index counts in, or the rows of a `row`."""

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    def names(self) -> Iterator[str]:
        """The name of each of its places."""
        for places in product(*self.axes):
            yield f"{self.name}[{','.join(places)}]" if places else self.name


class Vocabulary(NamedTuple):
    """A list of words, and the place of each."""

    words: tuple[str, ...]
    places: Mapping[str, int]


OTHER = "?"
"""The place for a word that nobody declared."""


class Layout:
    """The places of an observation, and how a view is written into them."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        folder = game.folder / "arrays.toml"
        if not folder.exists():
            raise ValueError(f"{game.name} has no arrays.toml, which says how what a side sees becomes numbers")
        self._declared = tomllib.loads(folder.read_text("utf-8"))
        self._fields: dict[str, str | int] = self._declared["fields"]
        self._used: set[str] = set()
        self._words: dict[str, Vocabulary] = {}
        self.numbers: int = self._declared.get("numbers", 1)
        """How many places a verb has that takes a number."""
        self.slices: list[Slice] = []
        self.size = 0
        """How many numbers an observation has."""
        prompts = _prompts(game)
        self._mine = self._place("me", (len(game.sides),), (game.sides,), "word")
        self._asked = self._place("asked", (len(game.sides),), (game.sides,), "word")
        self._prompts = {prompt: i for i, prompt in enumerate(prompts, 1)}
        self._prompt = self._place("prompt", (len(prompts) + 1,), ((OTHER, *prompts),), "word")
        kind = inspect.type_info(game.seen)
        if not isinstance(kind, inspect.StructType):
            raise ValueError(f"{game.name} does not say in types what a side sees (`seen`)")
        self._aligned_by: dict[str, Write] = {}
        self.fields = [(name, write, self._aligned_by.get(name)) for name, write in self._parts("", kind, ())]
        """The fields of a view, what writes each, and what writes one row of those that have a row for each word."""
        if unused := sorted(set(self._fields) - self._used):
            raise ValueError(f"arrays.toml of {game.name} names fields that its view has not: {', '.join(unused)}")

    # -- writing ------------------------------------------------------------------------------------------------

    def write(self, out: Any, seen: Mapping[str, Any]) -> None:
        """Write what `Play.view` gave to a side into `out`, zeros that can be assigned to one by one."""
        self.write_question(out, seen, 1.0)
        position = seen["position"]
        for name, write, _ in self.fields:
            write(out, getattr(position, name), 0, 1.0)

    def write_question(self, out: Any, seen: Mapping[str, Any], on: float) -> None:
        """Write, or rub out, whose eyes these are, who is asked, and what."""
        side, question = seen["side"], seen["question"]
        if side is not None:
            out[self._mine + side] = on
        if question is not None:
            out[self._asked + question["side"]] = on
            out[self._prompt + self._prompts.get(question["prompt"], 0)] = on

    def names(self) -> list[str]:
        """The name of every place."""
        return [name for each in self.slices for name in each.names()]

    def find(self, name: str) -> Slice:
        """A slice by its name."""
        for each in self.slices:
            if each.name == name:
                return each
        raise KeyError(name)

    def declared(self) -> list[object]:
        """All that the meaning of the numbers hangs on."""
        return [[each.name, each.start, each.what, *map(list, each.axes), list(each.words)] for each in self.slices]

    # -- laying out ---------------------------------------------------------------------------------------------

    def _place(
        self, name: str, shape: tuple[int, ...], axes: Sequence[Sequence[str]], what: str, words: tuple[str, ...] = ()
    ) -> int:
        start = self.size
        self.slices.append(Slice(name, start, shape, tuple(map(tuple, axes)), what, words))
        self.size += prod(shape)
        return start

    def _said(self, path: str) -> str | int:
        """What arrays.toml says of a field."""
        if path not in self._fields:
            raise ValueError(f"arrays.toml of {self._game.name} does not say what stands in {path}")
        self._used.add(path)
        return self._fields[path]

    def _vocabulary(self, name: str | int) -> Vocabulary:
        if not isinstance(name, str):
            raise ValueError(f"arrays.toml of {self._game.name}: {name} is no list of words")
        if name not in self._words:
            words = tuple(dict.fromkeys(self._listed(name)))
            self._words[name] = Vocabulary(words, {word: i for i, word in enumerate(words)})
        return self._words[name]

    def _listed(self, name: str) -> Iterator[str]:
        """The words of a list: nouns of the game, its sides or scenarios, or what arrays.toml lists, where `*unit`
        stands for all words of another list, `fort *space` for these with a word before, `#8` for 0 to 7."""
        game, lists = self._game, self._declared.get("words", {})
        if name in lists:
            for word in lists[name]:
                before, star, other = word.partition("*")
                if star:
                    yield from (before + each for each in self._listed(other))
                elif word.startswith("#"):
                    yield from map(str, range(int(word[1:])))
                else:
                    yield word
        elif name in game.nouns:
            yield from game.nouns[name]
        elif name in ("side", "scenario"):
            yield from game.sides if name == "side" else game.scenarios
        else:
            raise ValueError(f"arrays.toml of {game.name}: there is no list of words called {name}")

    def _build(self, path: str, kind: inspect.Type, rows: tuple[tuple[str, ...], ...]) -> Write:
        """Lay out a field of this type in so many rows, and give what writes it."""
        if self._fields.get(path) == "":
            self._used.add(path)
            return _leave_out
        match kind:
            case inspect.UnionType():
                (something,) = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
                return self._perhaps(path, something, rows)
            case inspect.BoolType() | inspect.IntType() | inspect.FloatType():
                return _number(self._place(path, *_shape(rows), "number"))
            case inspect.StrType():
                return self._word(path, rows)
            case inspect.StructType() | inspect.NamedTupleType():
                return self._record(path, kind, rows)
            case inspect.TupleType():
                return self._fixed(path, kind, rows)
            case inspect.ListType() | inspect.VarTupleType():
                return self._sequence(path, kind.item_type, rows)
            case inspect.DictType():
                return self._keyed(path, kind.value_type, rows)
        raise ValueError(f"{self._game.name}: nobody knows how to make numbers of {path}, {type(kind).__name__}")

    def _perhaps(self, path: str, kind: inspect.Type, rows: tuple[tuple[str, ...], ...]) -> Write:
        """A field that may be empty, or not be there at all for these eyes. A word says so itself."""
        start = -1 if isinstance(kind, inspect.StrType) else self._place(f"{path}?", *_shape(rows), "flag")
        inner = self._build(path, kind, rows)

        def perhaps(out: Any, value: Any, row: int, on: float) -> None:
            if value is not None and value is not UNSET:
                if start >= 0:
                    out[start + row] = on
                inner(out, value, row, on)

        return perhaps

    def _word(self, path: str, rows: tuple[tuple[str, ...], ...]) -> Write:
        words, index = self._vocabulary(self._said(path))
        many = prod(map(len, rows))
        if len(words) <= (ONE_HOT if many == 1 else ROWS_ONE_HOT):
            wide = len(words) + 1
            start = self._place(path, *_shape(rows, (OTHER, *words)), "word")

            def hot(out: Any, value: str, row: int, on: float) -> None:
                if value or "" in index:
                    out[start + row * wide + index.get(value, -1) + 1] = on

            return hot
        start = self._place(path, *_shape(rows), "index", words)

        def number(out: Any, value: str, row: int, on: float) -> None:
            if value:
                out[start + row] = (index.get(value, -2) + 1) * on

        return number

    def _record(
        self,
        path: str,
        kind: inspect.StructType | inspect.NamedTupleType,
        rows: tuple[tuple[str, ...], ...],
        but: str = "",
    ) -> Write:
        fields = self._parts(path, kind, rows, but)

        def record(out: Any, value: Any, row: int, on: float) -> None:
            for name, write in fields:
                write(out, getattr(value, name), row, on)

        return record

    def _parts(
        self,
        path: str,
        kind: inspect.StructType | inspect.NamedTupleType,
        rows: tuple[tuple[str, ...], ...],
        but: str = "",
    ) -> list[tuple[str, Write]]:
        """The fields of a record that are written."""
        fields = []
        for field in kind.fields:
            if field.name != but:
                name = f"{path}.{field.name}" if path else field.name
                hidden = not field.required and self._fields.get(name) != ""
                fields.append((field.name, (self._perhaps if hidden else self._build)(name, field.type, rows)))
        return [(name, write) for name, write in fields if write is not _leave_out]

    def _fixed(self, path: str, kind: inspect.TupleType, rows: tuple[tuple[str, ...], ...]) -> Write:
        """So many things, each of its own type."""
        writes = [self._build(f"{path}.{i}", each, rows) for i, each in enumerate(kind.item_types)]

        def fixed(out: Any, value: Any, row: int, on: float) -> None:
            for write, item in zip(writes, value, strict=True):
                write(out, item, row, on)

        return fixed

    def _sequence(self, path: str, item: inspect.Type, rows: tuple[tuple[str, ...], ...]) -> Write:
        """A set of names; a row for each of a list of words, in its order; or as many rows as there is room for."""
        said = self._said(path)
        if isinstance(said, int):
            return self._some(path, said, item, rows)
        name, _, by = said.partition(" by ")
        words = self._vocabulary(name)
        if isinstance(item, inspect.StrType):
            return self._names(path, words, rows)
        if by:
            assert isinstance(item, inspect.StructType)
            return self._found_by(path, words, by, item, rows)
        return self._aligned(path, words, item, rows)

    def _some(self, path: str, room: int, item: inspect.Type, rows: tuple[tuple[str, ...], ...]) -> Write:
        count = self._place(f"{path}#", *_shape(rows), "count")
        places = tuple(map(str, range(room)))
        record = isinstance(item, inspect.StructType | inspect.NamedTupleType)
        inner = self._build(path if record else f"{path}.*", item, (*rows, places))

        def some(out: Any, value: Any, row: int, on: float) -> None:
            out[count + row] = len(value) * on
            for i, each in enumerate(value[:room]):
                inner(out, each, row * room + i, on)

        return some

    def _aligned(self, path: str, words: Vocabulary, item: inspect.Type, rows: tuple[tuple[str, ...], ...]) -> Write:
        many = len(words.words)
        inner = self._build(path, item, (*rows, words.words))
        self._aligned_by[path] = inner

        def aligned(out: Any, value: Any, row: int, on: float) -> None:
            for i, each in enumerate(value, row * many):
                inner(out, each, i, on)

        return aligned

    def _found_by(
        self, path: str, words: Vocabulary, by: str, item: inspect.StructType, rows: tuple[tuple[str, ...], ...]
    ) -> Write:
        """A row for each of a list of words, where one of the things has it in its field `by`."""
        names, index = words
        wide = len(names)
        there = self._place(f"{path}.?", *_shape(rows, names), "flag")
        inner = self._record(path, item, (*rows, names), by)

        def found(out: Any, value: Any, row: int, on: float) -> None:
            for each in value:
                at = index.get(getattr(each, by))
                if at is not None:
                    out[there + row * wide + at] = on
                    inner(out, each, row * wide + at, on)

        return found

    def _names(self, path: str, words: Vocabulary, rows: tuple[tuple[str, ...], ...]) -> Write:
        names, index = words
        wide, many = len(names), prod(map(len, rows))
        if many * wide > GRID and many > 1:
            labels = tuple(",".join(places) for places in product(*rows))
            start = self._place(path, (wide,), (names,), "row", labels)

            def inverted(out: Any, value: Sequence[str], row: int, on: float) -> None:
                for name in value:
                    at = index.get(name)
                    if at is not None and (on or out[start + at] == row + 1):
                        out[start + at] = (row + 1) * on

            return inverted
        start = self._place(path, *_shape(rows, names), "set")

        def grid(out: Any, value: Sequence[str], row: int, on: float) -> None:
            base = start + row * wide
            for name in value:
                at = index.get(name)
                if at is not None:
                    out[base + at] = (out[base + at] + 1.0) * on

        return grid

    def _keyed(self, path: str, kind: inspect.Type, rows: tuple[tuple[str, ...], ...]) -> Write:
        """A row for each of a list of words, where it is a key."""
        names, index = self._vocabulary(self._said(path))
        wide = len(names)
        there = -1
        record = isinstance(kind, inspect.StructType | inspect.NamedTupleType)
        if record or isinstance(kind, inspect.TupleType):
            there = self._place(f"{path}.?", *_shape(rows, names), "flag")
        plain = isinstance(kind, inspect.IntType | inspect.FloatType | inspect.BoolType)
        inner = self._build(path if record or plain else f"{path}.*", kind, (*rows, names))

        def keyed(out: Any, value: Mapping[str, Any], row: int, on: float) -> None:
            base = row * wide
            for key, each in value.items():
                at = index.get(str(key))
                if at is not None:
                    if there >= 0:
                        out[there + base + at] = on
                    inner(out, each, base + at, on)

        return keyed


def _shape(
    rows: tuple[tuple[str, ...], ...], *more: tuple[str, ...]
) -> tuple[tuple[int, ...], tuple[tuple[str, ...], ...]]:
    axes = (*rows, *more)
    return tuple(map(len, axes)), axes


def _leave_out(out: Any, value: Any, row: int, on: float) -> None:
    """Another field says the same."""


def _number(start: int) -> Write:
    def number(out: Any, value: float, row: int, on: float) -> None:
        out[start + row] = value * on

    return number


def _prompts(game: Game[Any]) -> list[str]:
    """All that can be asked, by the game's sentences."""
    text = (game.folder / "messages" / "en.ftl").read_text("utf-8")
    keys = re.findall(r"^(ask-[a-z0-9-]+) *=", text, re.MULTILINE)
    return sorted(key for key in keys if not key.endswith("-help"))


def digest(parts: Sequence[object]) -> str:
    """A short hash of plain data."""
    return hashlib.blake2b(msgspec.json.encode(parts, order="deterministic"), digest_size=6).hexdigest()
