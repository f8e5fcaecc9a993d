"""What the Strategic Turns before a later scenario have left: revolutions, the United States, mines, Turkey."""

from __future__ import annotations

from ...kernel.maps import mask_of
from .box import AL, AM, NATIONS, RU
from .fronts import CAUCASUS, EAST
from .losses import clear_headquarters
from .resources import watch_mines
from .revolutions import turn_divisions
from .state import IN_BAGHDAD, IN_JERUSALEM, State


def recall(g: State) -> None:
    """The state of a scenario that begins after August 1914, as the head of scenarios.toml says."""
    given = g.scene.given
    g.us_entry, g.vp = ord(given["us"]["entry"]), int(given["vp"])
    g.quiet_since = g.turn
    g.armistice = mask_of(NATIONS.index(nation) for nation in given.get("armistice", ()))
    _revolutions(g)
    _near_east(g)
    _control(g)


def _revolutions(g: State) -> None:
    """5.45, 5.46."""
    given = g.scene.given
    g.tsar, g.bolsheviks = (turn_of(g, given.get(word, "")) for word in ("tsar", "bolsheviks"))
    if g.tsar:
        turn_divisions(g)
    if g.bolsheviks:
        g.fallen |= 1 << RU | 1 << AM
        clear_headquarters(g, RU)
    if given.get("treaty"):
        g.treaty = g.turn - 1


def turn_of(g: State, letter: str) -> int:
    """The turn before a Strategic Turn; 0 for none."""
    return next((n for n, turn in g.box.turns.items() if letter and turn.letter == letter), 0)


def _near_east(g: State) -> None:
    """5.38, 5.62, 11.53, 14.21."""
    given = g.scene.given
    g.required = int(given.get("reserve", 0))
    g.marks = IN_BAGHDAD * bool(given.get("baghdad")) | IN_JERUSALEM * bool(given.get("jerusalem"))
    g.kut = bool(given.get("kut"))
    if "pipeline" in given:
        g.pipeline = 1 + g.box.sets["pipeline"].index(g.box.at(given["pipeline"]))


def _control(g: State) -> None:
    """5.16b: resource hexes held at the start are worked by now; 5.43d: what the Allies hold of the Central Powers in
    the East and the Caucasus, Russians took."""
    watch_mines(g)
    g.worked = [1 if since and g.turn > 1 else 0 for since in g.worked]
    for f in (EAST, CAUCASUS):
        g.russian[f] = g.held[AL][f]
