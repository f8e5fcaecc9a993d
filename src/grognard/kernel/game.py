"""What a game is: static facts, a start, a sequence of play, and what each side may see."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .ask import Action, Asking, Choose
from .files import DataFolder
from .picture import Board, Chart, Picture, Shade, Trace
from .refusal import BadInput, shown, whole_number

OptionValue = bool | int


class Result(NamedTuple):
    """How a game ended. `winner` is a side, or None for a draw (or when both lost)."""

    winner: int | None
    reason: str
    args: Mapping[str, object] = {}


class LogLine(NamedTuple):
    """Something that happened, for people. `to` is the only side that may read it (None: everybody)."""

    key: str
    args: Mapping[str, object]
    to: int | None = None


class State(Protocol):
    """All that can change, as plain data (see `fields`)."""

    log: list[LogLine] | None

    def copy(self: S) -> S: ...

    def dump(self) -> Mapping[str, object]: ...


S = TypeVar("S", bound=State)


class Known(NamedTuple, Generic[S]):
    """A state as one side (None: a spectator) may know it: what is hidden from it has been blotted out.

    Only `Play.known` makes one, so whatever takes a Known cannot show what its reader may not see."""

    state: S
    side: int | None


def tell(g: State, key: str, to: int | None = None, **args: object) -> None:
    """Write a line into the log, if anybody keeps one; `to`: the only side that may read it."""
    if g.log is not None:
        g.log.append(LogLine(key, args, to))


def tell_ahead(g: State, began: int, key: str, **args: object) -> None:
    """Write a line ahead of what was told since it began: what came of it is read after it."""
    if g.log is not None:
        g.log.insert(began, LogLine(key, args))


def told(g: State) -> int:
    """How many lines the log has."""
    return len(g.log or ())


@dataclass(frozen=True)
class Option:
    """A choice made when a game is set up: on or off, or a number from `low` to `high`.

    `choices`: what each number means; `option-NAME-CHOICE` says it in words. `later`: the first version of the game did
    not have it; settings leave it out while it has its default, so that positions from before are still the same."""

    rule: str
    default: OptionValue = False
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    later: bool = False


@dataclass(frozen=True)
class Warning:
    """What a good opponent would point out before a blunder. Never a refusal."""

    rule: str
    key: str
    args: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Words(Generic[S]):
    """How a game is spoken of, on the page and in a terminal."""

    label: Callable[[str, int, str], str]
    """The name of a noun (kind, id) in a language."""
    warnings: Callable[[Known[S]], list[Warning]]
    hint: Callable[[Known[S], str, str, int, str], str] | None = None
    """What to show beside an option (verb, kind of noun, noun, language)."""
    alike: Callable[[str, int], object] | None = None
    """Nouns of a kind with the same answer here and the same hint are one choice, shown once."""
    titled: frozenset[str] = frozenset()
    """Kinds of noun that are listed by their label rather than by their written name."""
    detail: Callable[[Known[S], str, int, str], str] | None = None
    """All that everybody may know about one noun (kind, noun, language)."""


@dataclass(frozen=True)
class Walk(Generic[S]):
    """One way of moving things about: which verbs do it, so that a whole movement can be shown and made at once
    (see `reach`). A verb that is not needed is left out."""

    lift: str = ""
    """Takes a thing up."""
    along: str = ""
    """Takes another along."""
    step: str = ""
    """Goes to the next space."""
    rest: str = ""
    """Ends it where it has come to."""
    land: str = ""
    """Goes to a space near or far, and ends there."""
    through: str = ""
    """Goes there and on, by the player's wish only."""
    free: bool = False
    """It may end after any step, and nothing need be said."""
    left: str = ""
    """What the question calls the points that are left."""
    mover: str = ""
    """What the question calls the things that move, where nobody has to take them up."""
    way: Callable[[Known[S], Sequence[int], int], tuple[Sequence[int], int]] | None = None
    """For `land`: the spaces on the way of these things to a space, and the points it takes."""
    at: Callable[[Known[S], int], int] | None = None
    """Where a thing is, if its last steps are not asked for where there is no choice."""


@dataclass(frozen=True)
class Drawn(Generic[S]):
    """What the page needs."""

    board: Callable[[str], Board] | None = None
    """All that is printed, in a language: what a page draws first. Without it, it is played in a terminal only."""
    picture: Callable[[Any, str], Picture] | None = None
    """What stands on the board, from a position as `view` gave it to a side: nothing else is known to it."""
    charts: Callable[[Known[S], str], Sequence[Chart]] | None = None
    """The odds of what is being built, drawn (language)."""
    overlay: Callable[[Known[S], str, str], Shade | None] | None = None
    """An overlay of the board by its id (id, language)."""
    luck: Callable[[LogLine], tuple[int, ...] | None] | None = None
    """Whose dice a line of the log tells of, and then what each of them showed."""
    trace: Callable[[LogLine], Trace | None] | None = None
    """What a line of the log tells of the map and of the score."""
    faces: int = 6
    """The faces of each of its dice, counted from one."""
    walks: tuple[Walk[S], ...] = ()
    """How things are moved."""
    alone: frozenset[str] = frozenset()
    """Verbs of which all can see when they are the only answer: nobody need be asked then (see `alone`)."""
    every: frozenset[str] = frozenset()
    """Verbs that are often said of all things they are offered for: a page has one button for it."""
    aims: Mapping[str, Callable[[Known[S], int], Sequence[int]]] = field(default_factory=dict)
    """By verb: the spaces at which it is aimed from a space. A click on one of them means it, and a click on the space
    itself whatever else may be done there."""


@dataclass(frozen=True)
class Front:
    """What somebody wants to know who has not chosen yet."""

    first: str = ""
    """The scenario to begin with (empty: the first)."""
    side: str = ""
    """The side that is easier to begin with (empty: the first)."""
    weight: int = 0
    """How much there is to learn, from 1 to 5 (0: nobody has said)."""
    lengths: Mapping[str, int] = field(default_factory=dict)
    """Decisions of both sides in a game of a scenario, measured between programs (bench/length.py)."""
    cover: str = "cover"
    """Its picture is art/COVER-light.webp, and -dark.webp; games that share their art have one each."""

    def covers(self) -> dict[str, str]:
        """By theme, the file of its picture."""
        return {theme: f"{self.cover}-{theme}.webp" for theme in ("light", "dark")}


@dataclass(frozen=True)
class Story(Generic[S]):
    """What is told of a game when it is over."""

    points: Callable[[S], tuple[int, ...]] | None = None
    """What it is won by: a figure for each side, or one that both pull at. `report-points` says what it is."""
    strength: Callable[[S], tuple[int, ...]] | None = None
    """The steps that each side has; what it lost is counted by it."""
    telling: frozenset[str] = frozenset()
    """Keys of the log's lines that belong into a report (none: all)."""


@dataclass(frozen=True)
class Typed(Generic[S]):
    """What a terminal needs."""

    show: Callable[[Known[S], str], str] | None = None
    """The position as text for a terminal (language)."""
    odds: Callable[[Known[S]], Sequence[Mapping[str, Any]] | None] | None = None
    """The odds of what is being built, if anything is."""
    scene: Callable[[Known[S], str], Sequence[str]] | None = None
    """Lines to show a side above its question, when they have changed (language)."""


@dataclass(frozen=True)
class Mind(Generic[S]):
    """What bots go by."""

    score: Callable[[S, int], float]
    glance: Callable[[Known[S], Choose], Sequence[float]] | None = None
    """How good each option of a question looks to a practised eye, without looking ahead."""
    outlook: Callable[[S, int], float] | None = None
    """How it will end for a side as things stand: 1 as good as won, 0 drawn, -1 as good as lost."""
    span: Callable[[S], Hashable] | None = None
    """Changes when an action of a side is over: what a program plans and has its time for."""
    features: Callable[[S], Mapping[str, float]] | None = None
    """What counts for winning, seen from the first side; `chances.toml` weighs it (see bots/chance.py)."""
    moods: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Intentions by name, as likings for verbs in the units of `glance`: plans are made with each of them."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game, described. Nothing from outside is ever looked up by attribute name."""

    name: str
    version: int
    """Of the rules: it rises whenever a game under way might go on otherwise than before."""
    sides: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: Mapping[str, Option]
    verbs: Mapping[str, str | None]
    """Every verb and the kind of noun it takes."""
    nouns: Mapping[str, Sequence[str]]
    """For every kind of noun, the written name of each."""
    start: Callable[[str, Mapping[str, OptionValue]], S]
    load: Callable[[Mapping[str, Any]], S]
    sequence: Callable[[S], Asking[Result]]
    view: Callable[[S, int | None], Any]
    """What a side (None: a spectator) may see, as a struct of `seen`: the one border that guards secrets."""
    blot: Callable[[S, int | None], S]
    """The state without what a side (None: a spectator) may not know, in a copy if there is anything."""
    resample: Callable[[S, int, Random], S]
    words: Words[S]
    mind: Mind[S]
    check: Callable[[S], list[str]]
    """Everything that is wrong with a state (conservation, caches); empty if it is sound."""
    turn: Callable[[S], int]
    folder: Path
    """Where messages/, data/, art/ and RULINGS.md are."""
    system: str = ""
    """The rulebook it is played by, where several games share one folder and one rule index; empty: its own."""
    part: str = ""
    """The folder inside data/ and art/ that holds what is this game's alone."""
    holding: frozenset[str] = frozenset()
    """The words of the rule index's `applies` that hold for it (see `applies.py`); its own name holds anyway."""
    drawn: str = "number"
    """The kind of noun that Draw draws."""
    heads: frozenset[str] = frozenset()
    """Verbs that begin a line in a written record."""
    rare: frozenset[str] = frozenset()
    """Verbs that a player without judgement should seldom use (to end the game by agreement, say)."""
    agreements: frozenset[str] = frozenset()
    """Verbs that end the game by agreement, or offer to."""
    secret: frozenset[str] = frozenset()
    """Verbs whose answers are known to their side alone until the game is over: others do not even learn that something
    was answered. What comes of such an answer may show nothing to anybody else, unless the rules lay it open."""
    seen: type[Any] = dict
    """The type of what `view` gives: its JSON schema is published for programs."""
    digest: str = ""
    """Of the facts it is played with."""
    files: DataFolder | None = None
    """The data files it was made from."""
    remake: Callable[[DataFolder], Game[S]] | None = None
    """The same game from other data files: so that a match keeps those it began with."""
    page: Drawn[S] = field(default_factory=Drawn)
    front: Front = Front()
    story: Story[S] = field(default_factory=Story)
    terminal: Typed[S] = field(default_factory=Typed)
    _index: dict[str, dict[str, int]] = field(default_factory=dict)

    @property
    def data(self) -> Path:
        """Where its data files are."""
        return self.folder / "data" / self.part

    @property
    def art(self) -> Path:
        """Where its pictures are."""
        return self.folder / "art" / self.part

    def settings(self, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options with their values, but later ones only if chosen; an unknown name or a wrong value is refused."""
        values: dict[str, OptionValue] = {name: option.default for name, option in self.options.items()}
        for name, value in given.items():
            option = self.options.get(name)
            if option is None:
                raise BadInput("bad-no-option", game=self.name, name=shown(name), known=", ".join(sorted(self.options)))
            if isinstance(option.default, bool):
                if not isinstance(value, bool):
                    raise BadInput("bad-option-switch", name=name, value=repr(value))
            elif isinstance(value, bool) or not isinstance(value, int) or not option.low <= value <= option.high:
                raise BadInput("bad-option-number", name=name, low=option.low, high=option.high, value=repr(value))
            values[name] = value
        later = [name for name, option in self.options.items() if option.later and values[name] == option.default]
        return {name: value for name, value in values.items() if name not in later}

    def check_scenario(self, scenario: str) -> str:
        if scenario not in self.scenarios:
            raise BadInput("bad-no-scenario", game=self.name, name=shown(scenario), known=", ".join(self.scenarios))
        return scenario

    def noun(self, kind: str, text: str) -> int | None:
        """The id of a written noun."""
        index = self._index.get(kind)
        if index is None:
            index = self._index[kind] = {name: i for i, name in enumerate(self.nouns[kind])}
        return index.get(text)

    def write(self, action: Action) -> str:
        """An action as text: `verb` or `verb:noun`."""
        verb, noun = action
        kind = self.verbs[verb]
        if kind is None or noun is None:
            return verb
        return f"{verb}:{noun}" if kind == "number" else f"{verb}:{self.nouns[kind][noun]}"

    def read(self, text: str) -> Action:
        """The action that a text says; refused in a sentence if it says none."""
        verb, colon, name = text.partition(":")
        if verb not in self.verbs:
            raise BadInput("bad-no-verb", game=self.name, verb=shown(verb))
        kind = self.verbs[verb]
        if kind is None:
            if colon:
                raise BadInput("bad-verb-alone", verb=repr(verb))
            return (verb, None)
        if kind == "number":
            number = whole_number(name)
            if number is None:
                raise BadInput("bad-verb-number", verb=repr(verb), name=shown(name))
            return (verb, number)
        noun = self.noun(kind, name)
        if noun is None:
            raise BadInput("bad-no-noun", name=shown(name), kind=kind, game=self.name)
        return (verb, noun)
