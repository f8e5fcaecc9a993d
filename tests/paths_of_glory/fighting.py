"""For tests of combat: an operation up to the declared attack, the dice, and what the log says was fired."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .table import Table, pass_cards


class Shot(NamedTuple):
    """One line of fire: who, on which table and column, with which modified die, and the loss score."""

    side: str
    table: str
    column: str
    die: int
    score: int


def activate(t: Table, card: str, *spaces: str) -> Table:
    """Operations with a card: these spaces are marked for combat; the next question is what to attack."""
    t.do(f"ops:{card}", *(f"attack:{space}" for space in spaces))
    return t.do("done") if t.prompt == "ask-activate" else t


def begin(t: Table, *dice: int) -> Table:
    """The attack is declared; with dice: no flank attempt, no combat cards, and these are rolled."""
    t.dice(*dice).do("begin")
    if dice and t.prompt == "ask-flank":
        t.do("frontal")
    return pass_cards(t) if dice else t


def strike(t: Table, target: str, units: str, *dice: int) -> Table:
    """One attack of the operation under way: its space and units; dice as in `begin`."""
    t.do(f"assault:{target}", *(f"join:{unit}" for unit in units.split()))
    return begin(t, *dice)


def assault(t: Table, card: str, target: str, units: Mapping[str, str], *dice: int) -> Table:
    """An operation with one attack: space -> units that attack from it; dice as in `begin`."""
    activate(t, card, *units)
    return strike(t, target, " ".join(units.values()), *dice)


def flank(t: Table, pin: str, *dice: int) -> Table:
    """A flank attempt with this pinning space, no combat cards; the dice of the attempt and of the fire."""
    return pass_cards(t.dice(*dice).do(f"pin:{pin}"))


def lose(t: Table, *units: str) -> Table:
    """Whoever is asked takes step losses with these units, one after another."""
    assert t.prompt in ("ask-lose", "ask-lose-army"), t.prompt
    return t.do(*(f"lose:{unit}" for unit in units))


def told(t: Table, prefix: str = "log-") -> list[str]:
    """The kinds of lines in the log so far."""
    return [line.key for line in t.play.log_for(None) if line.key.startswith(prefix)]


def shots(t: Table) -> list[Shot]:
    """All fire so far, in order."""
    found = []
    for line in t.play.log_for(None):
        if line.key == "log-fire":
            a = line.args
            found.append(
                Shot(_side(a["side"]), str(a["table"]), str(a["column"]), int(str(a["total"])), int(str(a["score"])))
            )
    return found


def _side(value: object) -> str:
    assert isinstance(value, tuple)
    return ("ap", "cp")[value[1]]
