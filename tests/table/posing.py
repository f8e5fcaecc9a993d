"""`grognard` with small positions in place of a game's set-ups, and dice known beforehand: what posed.py and
posed_war.py share.

The rest of it is real: answers, journal, snapshots. A walk in the browser goes on from a pose by clicks alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grognard.cli import main
from grognard.games import get
from grognard.kernel.fate import Fair
from grognard.kernel.game import OptionValue
from grognard.kernel.play import Play
from grognard.table import numbers
from grognard.table.database import Cursor
from grognard.table.rows import MatchRow


class Known(Fair):
    """The dice of a pose; all later ones are threes."""

    def __init__(self, dice: Sequence[int], spent: int = 0, key: bytes | None = None, match: str = "") -> None:
        super().__init__(key, spent, match)
        self.known = dice

    def roll(self, faces: int) -> int:
        self.spent += 1
        return self.known[self.spent - 1] if self.spent <= len(self.known) else 3


@dataclass(frozen=True)
class Poses:
    """The poses of a game: by the scenario in whose place each stands its dice, and how it is set up."""

    game: str
    dice: Mapping[str, Sequence[int]]
    posed: Callable[[str], Any]
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def twin(self, scenario: str) -> Play[Any]:
        """The same match, here: what the page must show."""
        fate = Known(self.dice[scenario])
        return Play(get(self.game), fate, scenario, self.options, state=self.posed(scenario), log=True)

    def serve(self) -> None:
        """The command line, with the poses in place."""
        ready = {scenario: self.posed(scenario) for scenario in self.dice}
        object.__setattr__(get(self.game), "start", lambda scenario, options: ready[scenario].copy())
        setattr(numbers, "fate", self._fate)  # noqa: B010
        main()

    def _fate(self, cursor: Cursor, match: MatchRow, spent: int = 0) -> Fair:
        return Known(self.dice[match.scenario], spent, bytes.fromhex(match.key), match.id)
