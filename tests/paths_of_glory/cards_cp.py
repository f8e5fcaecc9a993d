"""What the tests of the Central Powers' cards share: combats declared, cards in them, shots,
reinforcements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.paths_of_glory.box import SIDES
from grognard.games.paths_of_glory.state import trench_level
from grognard.kernel.game import OptionValue

from .rounds import idle, without_piles
from .table import BOX, Table, position, table

EXPANSION: Mapping[str, OptionValue] = {"expansion": True}


class Shot(NamedTuple):
    """One side's fire in the last combat, as it was told."""

    die: int
    total: int
    score: int
    table: str
    column: str


def shot(t: Table, side: str) -> Shot:
    """The last shot of a side."""
    for line in reversed(t.g.log or []):
        if line.key == "log-fire" and line.args["side"] == ("side", SIDES.index(side)):
            args = {name: line.args[name] for name in Shot._fields}
            return Shot(**args)  # type: ignore[arg-type]
    raise AssertionError(f"{side} has not fired")


def trench(t: Table, space: str, side: str) -> int:
    return trench_level(t.g, BOX.space[space], SIDES.index(side))


def fort(t: Table, space: str) -> int:
    return t.g.fort[BOX.space[space]]


def declare(t: Table, target: str, units: str, pin: str = "") -> Table:
    """An attack by these units on a space; a flank attempt only if a pinning space is named."""
    t.do(f"assault:{target}", *(f"join:{unit}" for unit in units.split()), "begin")
    if pin:
        t.do(f"pin:{pin}")
    elif t.prompt == "ask-flank":
        t.do("frontal")
    return t


def operation(t: Table, card: str, target: str, units: str, pin: str = "") -> Table:
    """An operation with a card, an attack from all the spaces these units are in."""
    spaces = dict.fromkeys(t.at(unit) for unit in units.split())
    t.do(f"ops:{card}", *(f"attack:{space}" for space in spaces))
    if t.prompt == "ask-activate":
        t.do("done")
    return declare(t, target, units, pin)


def play_cc(t: Table, *names: str) -> Table:
    """Both players play these combat cards when they are asked, and no others."""
    todo = list(names)
    while t.prompt == "ask-combat-cards":
        mine = next((name for name in todo if name.lower().startswith(t.asked)), None)
        if mine is None:
            t.do("done")
        else:
            todo.remove(mine)
            t.do(f"combat_card:{mine}")
    assert not todo, f"not asked for {todo}"
    return t


def finish(t: Table) -> Table:
    """The rest of a combat, decided as simply as can be: no advance, the first of all options."""
    while t.g.battle is not None:
        t.do("done" if t.can("done") else t.options[0])
    return t


def reinforcement(name: str, armies: Mapping[str, str], corps: str = "", *, other: str, war: str = "") -> Table:
    """Play a reinforcement card for real: not in August, armies where asked, corps to the reserve,
    once a turn.

    armies: unit -> space. other: another card of the same country, or "". Ends before the next action.
    """
    hands = f"{name} {other}".strip()
    assert table(position({}, turn=1, hands=hands, war=war)).refusal(f"event:{name}").rule == "9.5.3.1"
    t = table(position({}, turn=9, hands=hands, war=war))
    for unit in (*armies, *corps.split()):
        assert t.at(unit) == "aside"
    t.do(f"event:{name}")
    for unit, space in armies.items():
        assert t.prompt == "ask-deploy"
        t.do(f"deploy:{space}")
        assert (t.at(unit), t.reduced(unit)) == (space, False)
    for unit in corps.split():
        assert (t.at(unit), t.reduced(unit)) == ("reserve", False)
    assert t.asked == "ap"
    assert t.card(name) == "removed"
    assert (t.g.ws, t.g.combined) == ([0, 0], 0)
    if other:
        idle(t)
        assert t.refusal(f"event:{other}").rule == "9.5.3.1"
    return t.check()


def german_attack_card(name: str, *, kept: bool) -> None:
    """A combat card that adds 1 to a German attack, against anybody, and to no other attack.

    kept: whether it stays on the table after a victory (no star).
    """
    germans = {"sedan": "GE2", "cambrai": "FR5"}
    t = table(position(germans, hands=f"CP7 {name}"), dice=[4, 1])
    operation(t, "CP7", "cambrai", "GE2")
    play_cc(t, name)
    assert shot(t, "cp") == Shot(4, 5, 4, "army", "5")
    assert shot(t, "ap").total == 1
    finish(t)  # 4 to 1: the Germans win
    assert t.card(name) == ("table" if kept else "removed")
    assert t.g.combined == 0

    t = table(position(germans, hands=f"CP7 {name}"), dice=[1, 6])
    operation(t, "CP7", "cambrai", "GE2")
    finish(play_cc(t, name))  # 3 to 4: they lose
    assert t.card(name) == ("discard" if kept else "removed")

    austrians = {"tarnow": "AH1", "lublin": "RU4", "przemysl": "AH2"}
    t = table(position(austrians, hands=f"CP7 CP44 {name}"), dice=[1, 1])
    operation(t, "CP7", "lublin", "AH2")
    assert t.refusal(f"combat_card:{name}").rule == "12.2.5"  # no German attacks
    finish(play_cc(t, "CP44"))
    assert t.card(name) == "hand"

    french = {"sedan": "GE2", "cambrai": "FR5"}
    t = table(position(french, active="ap", hands=f"AP1 CP18 {name}"), dice=[1, 1])
    operation(t, "AP1", "sedan", "FR5")
    while t.asked == "ap":
        t.do("done")
    assert t.refusal(f"combat_card:{name}").rule == "12.2.5"  # nor when Germans defend


def last_round(units: Mapping[str, str], hands: str, **facts: object) -> Table:
    """The Central Powers' last action of a turn; nobody draws cards when it ends."""
    return table(without_piles(position(units, round=6, hands=hands, **facts)))  # type: ignore[arg-type]
