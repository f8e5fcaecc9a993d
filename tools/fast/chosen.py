"""Which modules are compiled, and what of them has to be said to mypyc."""

from __future__ import annotations

from pathlib import Path
from typing import Final

GAMES: Final = (
    "clash_of_giants_2", "great_war_in_europe", "italia_1917_1918", "paths_of_glory", "won_by_the_sword",
)  # fmt: skip
KERNEL: Final = (
    "alone", "applies", "ask", "fate", "hexes", "links", "maps", "play", "search", "seat", "steps", "tables", "tape",
)  # fmt: skip
BOTS: Final = ("advice", "chance", "greedy", "novice", "rand", "search")
NOT: Final = frozenset((
    "__init__", "board", "charts", "check", "drawer", "hints", "names", "overlays", "palette", "panels", "picture",
    "proof", "scenario", "scenario_file", "seen", "sheets", "show", "traces", "trials", "verbs",
))  # fmt: skip
"""Modules of a game that programs playing it do not run, or run once, or that are looked at while the program runs."""
PLAIN: Final = frozenset(("games.won_by_the_sword.view",))
"""And those that mypyc cannot take as they are: this one goes through a byte array with something beside it."""
AS_IS: Final[dict[str, tuple[str, ...]]] = {
    "kernel.hexes": ("Shifts", "Reach", "HexMap"),
    "kernel.links": ("Links", "LinkMap"),
    "kernel.maps": ("Net", "Map"),
    "kernel.play": ("Play",),
    "games.paths_of_glory.eyes": ("Eyes",),
    "games.paths_of_glory.glance": ("Judge",),
    "games.paths_of_glory.hand": ("Hand",),
    "games.paths_of_glory.sight": ("Sight",),
}
"""Classes that stay Python's, with compiled methods."""
NATIVE: Final = {f"games.{game}.state": "State" for game in GAMES}
"""Classes declared as fields that become native ones."""
REPLACED: Final = {
    ("games.great_war_in_europe.hiding", "tops_of"): (
        "from grognard.kernel._bits import among",
        "return among(g.tops, units)",
    )
}
"""Functions of which there is a quicker way in C: what they give is only compared."""


def modules(source: Path) -> list[str]:
    """What is compiled, by name within `grognard`."""
    games = [
        f"games.{game}.{path.stem}"
        for game in GAMES
        for path in sorted((source / "src" / "grognard" / "games" / game).glob("*.py"))
        if path.stem not in NOT and f"games.{game}.{path.stem}" not in PLAIN
    ]
    return [*(f"kernel.{each}" for each in KERNEL), *(f"bots.{each}" for each in BOTS), *games]
