"""6.0 Where the event counters of a scenario are when it begins."""

from __future__ import annotations

from .box import Box
from .effects import GASES
from .fronts import EUROPE
from .state import BRUSILOV, CZAR, ISLAM, MUTINY, TIGER, State

FLAGS = {"al-czar": CZAR, "al-brusilov": BRUSILOV, "al-tiger": TIGER, "ne-cp-islam": ISLAM}


def counter(box: Box, written: str) -> int:
    """A counter by its event, and by its letter where there are several: cp-air:F."""
    name, _, letter = written.partition(":")
    return next(c for c in box.counters_of[name] if not letter or chr(box.counters[c].letter) == letter)


def set_up_events(g: State) -> None:
    """Counters held, in force, in the Strategic Warfare box and out of the game; all others of the letters so far are
    in the pools."""
    box, given = g.box, g.scene.given
    known = {word: [counter(box, name) for name in given.get(word, ())] for word in ("hand", "play", "box", "gone")}
    placed = {c for counters in known.values() for c in counters}
    for c, its in enumerate(box.counters):
        if c not in placed and its.letter <= g.letter and its.event.in_game:
            g.pools[its.event.side] |= 1 << c
    for c in known["hand"]:
        g.hands[box.counters[c].event.side] |= 1 << c
        g.known |= 1 << c
    for c in known["play"]:
        g.in_play |= 1 << c
        g.played |= FLAGS.get(box.counters[c].event.name, 0)
    g.warfare = tuple(box.counters[c].event.name for c in known["box"])
    names = [box.counters[c].event.name for counters in known.values() for c in counters]
    _past(g, names)


def _past(g: State, names: list[str]) -> None:
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
