"""One folder a game: data, rules by chapter, what each side sees. Knows the kernel.

Other packages bring games of their own: an entry point of the group `grognard.games`, named as the game is, that
leads to its `Game`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from ..kernel import outside
from ..kernel.files import corrected_folders, find_word
from ..kernel.game import Game
from ..kernel.refusal import BadInput

MODULES = {
    "paths-of-glory": "paths_of_glory",
    "galicia-1914": "clash_of_giants_2",
    "first-ypres-1914": "clash_of_giants_2",
    "won-by-the-sword": "won_by_the_sword",
    "italia-1917-1918": "italia_1917_1918",
    "great-war-in-europe": "great_war_in_europe",
    "great-war-near-east": "great_war_in_europe",
    "great-war-combined": "great_war_in_europe",
}
"""Every game of our own and the folder it lives in."""
OUTSIDE = outside.found("grognard.games", MODULES)
"""The games of other packages."""
NAMES = (*MODULES, *OUTSIDE)
_proven: set[str] = set()


def get(name: str) -> Game[Any]:
    """A game by its name; loaded when it is first asked for."""
    if name not in NAMES:
        raise BadInput("bad-no-game", name=repr(name), known=", ".join(NAMES))
    if os.environ.get("GROGNARD_DATA") and name not in _proven:
        _prove(name)
    return _load(name)


class _Asked(Mapping[str, Game[Any]]):
    """All games by name, each loaded when it is first asked for: who reads one record needs one of them."""

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in NAMES:
            raise KeyError(name)
        return get(name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, name: object) -> bool:
        return name in NAMES


ASKED = _Asked()


def _load(name: str) -> Game[Any]:
    if name in MODULES:
        own: Game[Any] = import_module(f".{MODULES[name]}", __name__).GAMES[name]
        return own
    entry = OUTSIDE[name]
    game = outside.load(entry)
    if not isinstance(game, Game) or game.name != name:
        raise outside.amiss(entry, f"{entry.value} is not a Game named {name}")
    return game


def any_of(name: str) -> Game[Any]:
    """A game by its name, or one of a system's games by the system's."""
    return get(next((each for each, module in MODULES.items() if module == name.replace("-", "_")), name))


def _prove(name: str) -> None:
    """With corrected data files: whether they make a game that can be set up."""
    known = sorted({*NAMES, *(module.replace("_", "-") for module in MODULES.values())})
    for folder in corrected_folders():
        if folder.name.replace("_", "-") not in known:
            raise BadInput("bad-no-such-game-folder", path=folder, known=", ".join(known))
    try:
        game = _load(name)
        for scenario in game.scenarios:
            wrong = game.check(game.start(scenario, game.settings({})))
            if wrong:
                raise BadInput("bad-corrections", game=name, wrong=wrong[0])
    except (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError) as error:
        said = f"{type(error).__name__} {error}"
        # What it stumbled over is often a word of a corrected file: then that is where to look.
        words = error.args[:1] if isinstance(error, KeyError) else re.findall(r"'([^']+)'", str(error))
        at = next((found for word in words if (found := find_word(str(word)))), None)
        raise BadInput("bad-corrections", at=at, game=name, wrong=said) from error
    _proven.add(name)


def everything() -> dict[str, Game[Any]]:
    """All games, by name. One of another package that cannot be loaded is told, and left out."""
    found: dict[str, Game[Any]] = {}
    for name in NAMES:
        try:
            found[name] = get(name)
        except BadInput as amiss:
            if name in MODULES:
                raise
            outside.tell(amiss)
    return found
