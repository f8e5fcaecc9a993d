"""How a scenario is written down: what its file becomes, and a reader that tells where a wrong word stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from ...kernel.files import TomlFile
from ...kernel.refusal import BadInput, shown

NEVER: Final = 99
"""The turn of a column whose coming a die decides, before it is rolled."""

Led: TypeAlias = tuple[tuple[int, int], ...]
"""Leaders, each with the nation he serves."""
Troops: TypeAlias = tuple[tuple[int, int], ...]
"""Kinds of troops, each with how many."""


class Start(NamedTuple):
    """A column on the map at the start."""

    column: int
    side: int
    at: int
    leaders: Led
    troops: Troops
    bp: int


class Arrival(NamedTuple):
    """A reinforcement column (4.1): it takes any free marker of its side when it enters."""

    side: int
    places: tuple[int, ...]
    """Where it may enter, its owner's choice."""
    leaders: Led
    troops: Troops
    bp: int
    turn: int
    """First turn and round in which it may enter; NEVER if a die decides the turn."""
    round: int
    leaves: int = 0
    """The turn at the end of which its leaders and their nation's troops with them leave; 0: they stay."""
    early: tuple[int, int] = (0, 0)
    """The turn and round from which it may enter if its side holds the initiative; (0, 0): no earlier."""
    roll_after: int = 0
    """The turn at the end of which a die decides when it may enter; 0: none does."""
    roll_turns: tuple[int, ...] = ()
    """By die 0 to 9."""


class StartGarrison(NamedTuple):
    """The garrison of a fortified place at the start (3.1)."""

    at: int
    side: int
    nation: int
    troops: Troops


class Levy(NamedTuple):
    """Troops that join one column of a side that stands in one of these regions, from a turn and round on, once."""

    turn: int
    round: int
    side: int
    troops: Troops
    regions: tuple[int, ...]


class StartSiege(NamedTuple):
    """A siege under way at the start."""

    at: int
    column: int
    required: int
    built: int
    rejected: bool


class Setup(NamedTuple):
    """A scenario: how it starts, how long it lasts, and the special rules that are its own."""

    name: str
    year: int
    first_turn: int
    last_turn: int
    end_turn: int
    """The first at the end of which the campaign may end (3.5); 0: it has a fixed length."""
    initiative: int
    defender: int
    """The side that wins if points are equal."""
    home: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: regions in which its opponent gets points for forage."""
    columns: tuple[Start, ...]
    arrivals: tuple[Arrival, ...]
    garrisons: tuple[StartGarrison, ...]
    garrison_leaders: tuple[tuple[int, int, int], ...]
    """Leader, nation, space."""
    minimum_garrison: Mapping[int, int]
    """By space: the steps under which no column may take troops out of it."""
    leader_vp: Mapping[int, int]
    """By leader: points to the opponent if he is lost for good, instead of the table's."""
    chits: Mapping[int, int]
    """By leader: the ability he has in the first turn, without a draw."""
    levies: tuple[Levy, ...]
    sieges: tuple[StartSiege, ...]
    control_vp: Mapping[int, int]
    """By space: points at the end to whoever controls it."""
    mutiny: tuple[int, tuple[int, ...], int]
    """A side, the turns in which its cards have fewer campaign points, and how many fewer; no turns: none."""


# -- reading ------------------------------------------------------------------------------------------------------

Keys: TypeAlias = tuple[str | int, ...]
"""Where something stands in a file: tables and keys, and numbers in lists of tables."""
_FEW: Final = 16
"""So many words a sentence can list."""


class Reader:
    """Reads a file; says of every word that it does not know where it stands."""

    def __init__(self, table: TomlFile) -> None:
        self.table = table

    def get(self, where: Mapping[str, Any], keys: Keys, of: type, default: Any = None) -> Any:
        """The value of the last key, which is of this type."""
        value = where.get(str(keys[-1]), default)
        if value is None:
            raise BadInput("bad-lacks", at=self.table.at(*keys[:-1]), thing=_dotted(keys))
        if type(value) is not of:
            raise self.wrong(keys, value)
        return value

    def wrong(self, keys: Keys, value: object, known: Iterable[str] = ()) -> BadInput:
        said = shown(value) if isinstance(value, str) else repr(value)
        names = ", ".join(repr(word) for word in known)
        if not names:
            return BadInput("bad-word", at=self.table.at(*keys), column=_dotted(keys), word=said)
        return BadInput("bad-word-known", at=self.table.at(*keys), column=_dotted(keys), word=said, known=names)

    def word(self, keys: Keys, value: object, known: Mapping[str, int]) -> int:
        if not isinstance(value, str) or value not in known:
            raise self.wrong(keys, value, known if len(known) <= _FEW else ())
        return known[value]

    def tables(self, where: Mapping[str, Any], keys: Keys) -> list[dict[str, Any]]:
        """A list of tables; none if the key is missing."""
        found = self.get(where, keys, list, [])
        for one in found:
            if type(one) is not dict:
                raise self.wrong(keys, one)
        return list(found)

    def words(self, where: Mapping[str, Any], keys: Keys, known: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(self.word(keys, one, known) for one in self.get(where, keys, list))

    def number(self, where: Mapping[str, Any], keys: Keys, low: int, high: int, default: int | None = None) -> int:
        found: int = self.get(where, keys, int, default)
        if not low <= found <= high:
            raise self.wrong(keys, found)
        return found

    def counts(self, where: Mapping[str, Any], keys: Keys, known: Mapping[str, int]) -> dict[int, int]:
        """Words, each with a number."""
        table = self.get(where, keys, dict, {})
        return {self.word((*keys, key), key, known): self.number(table, (*keys, key), 1, NEVER) for key in table}


def _dotted(keys: Keys) -> str:
    return ".".join(str(key) for key in keys)
