"""6.0 Where the event counters of a scenario are when it begins."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...kernel.maps import mask_of
from .box import AL, CP, Box
from .effects import GASES
from .fronts import EUROPE
from .scenes import Scene
from .state import BRUSILOV, CZAR, ISLAM, MUTINY, TIGER, State

FLAGS = {"al-czar": CZAR, "al-brusilov": BRUSILOV, "al-tiger": TIGER, "ne-cp-islam": ISLAM}


def counter(box: Box, written: str) -> int:
    """A counter by its event, and by its letter where there are several: cp-air:F."""
    name, _, letter = written.partition(":")
    return next(c for c in box.counters_of[name] if not letter or chr(box.counters[c].letter) == letter)


def set_up_events(g: State) -> None:
    """Counters held, in force, in the Strategic Warfare box and out of the game; all others of the letters so far are
    in the pools."""
    its = _dealt(g.scene, g.letter)
    for side in (CP, AL):
        g.pools[side] |= its.pools[side]
        g.hands[side] |= its.hand & g.box.counters_by[side]
    g.known |= its.hand
    g.in_play |= its.play
    g.played |= its.played
    g.warfare = its.warfare
    _past(g, its.names)


class Dealt(NamedTuple):
    """What a scenario says of the counters."""

    pools: tuple[int, int]
    hand: int
    play: int
    played: int
    """What those in force have done already."""
    warfare: tuple[str, ...]
    names: tuple[str, ...]
    """The events of all that are in no pool."""


@lru_cache(64)
def _dealt(scene: Scene, letter: int) -> Dealt:
    """The same, read once."""
    box, given = scene.box, scene.given
    known = {word: [counter(box, name) for name in given.get(word, ())] for word in ("hand", "play", "box", "gone")}
    placed = [c for counters in known.values() for c in counters]
    pool = mask_of(
        c for c, its in enumerate(box.counters) if c not in placed and its.letter <= letter and its.event.in_game
    )
    played = 0
    for c in known["play"]:
        played |= FLAGS.get(box.counters[c].event.name, 0)
    return Dealt(
        (pool & box.counters_by[CP], pool & box.counters_by[AL]),
        mask_of(known["hand"]),
        mask_of(known["play"]),
        played,
        tuple(box.counters[c].event.name for c in known["box"]),
        tuple(box.counters[c].event.name for c in placed),
    )


def _past(g: State, names: tuple[str, ...]) -> None:
    """What follows from events that are past (6.13.eb, 6.33, 6.47, 6.49, 15.41, 15.66)."""
    given = g.scene.given
    g.gas = sum(1 << i for i, gas in enumerate(GASES) if any(name.endswith(f"-gas-{gas}") for name in names))
    g.maude, g.convoy = "ne-al-maude" in names, "al-convoy" in names
    g.played |= MUTINY if given.get("mutiny") else 0
    g.hunted = any(name.startswith("cp-uboat") for name in given.get("gone", ()))  # 5.22d: it was called off
    g.ohl = given["ohl"] == "ohl"
    if given.get("shock"):
        g.shocks, g.modern = 1, True
        g.turned |= 1 << g.box.alpenkorps
    elif any(f in g.box.active for f in EUROPE):
        g.modern = "al-rtc" in names or "al-aac" in names
