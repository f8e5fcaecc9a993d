"""What the tests of the Allied cards share: reinforcements, a declared combat, cards in it, the shots fired."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.paths_of_glory.box import SIDES

from .table import BOX, Table, position, table

OTHERS = {
    "br": ("AP14", "AP1"), "ru": ("AP8", "AP3"), "fr": ("AP24", "AP10"), "us": ("AP38", "AP47"), "it": (),
}  # fmt: skip
"""Reinforcement cards of each nation that bring nothing unusual."""


def reinforcement(
    name: str,
    nation: str,
    armies: Mapping[str, str],
    corps: str = "",
    *,
    status: int = 0,
    played: str = "",
    war: str = "",
    units: Mapping[str, str] | None = None,
    expansion: bool = False,
) -> Table:
    """Play a reinforcement card: not in August, armies where asked, corps to the reserve, once a turn.

    armies: unit -> space. Returns the table when the Central Powers are to act.
    """
    spare = next((c for c in OTHERS[nation] if c != name), "")

    def at(turn: int) -> Table:
        state = position(
            units, active="ap", turn=turn, round=2, hands=f"{name} {spare}", played=played, war=war,
            options={"expansion": True} if expansion else None,
        )  # fmt: skip
        return table(state)

    assert at(1).refusal(f"event:{name}").rule == "9.5.3.1"
    t = at(9)
    for unit in (*armies, *corps.split()):
        assert t.at(unit) == "aside"
    t.do(f"event:{name}")
    for unit, space in armies.items():
        assert t.prompt == "ask-deploy"
        t.do(f"deploy:{space}")
        assert t.at(unit) == space
        assert not t.reduced(unit)
    for unit in corps.split():
        assert t.at(unit) == "reserve"
        assert not t.reduced(unit)
    assert t.asked == "cp"
    assert t.card(name) == "removed"
    assert (t.g.ws, t.g.combined) == ([status, 0], status)
    if spare:  # one a turn and a nation
        t.do("automatic", "done")
        assert t.asked == "ap"
        assert t.refusal(f"event:{spare}").rule == "9.5.3.1"
        ops = at(9).do(f"ops:{name}")  # as operations: no units, and the card stays in the game
        assert ops.card(name) == "discard"
        assert all(ops.at(unit) == "aside" for unit in armies)
    return t.check()


def declare(t: Table, target: str, frm: str, units: str) -> Table:
    """In an operation under way: attack `target` with `units` from the spaces `frm`, frontally."""
    if t.prompt == "ask-activate":
        for space in frm.split():
            t.do(f"attack:{space}")
        if t.prompt == "ask-activate":
            t.do("done")
    t.do(f"assault:{target}")
    for unit in units.split():
        t.do(f"join:{unit}")
    t.do("begin")
    if t.prompt == "ask-flank":
        t.do("frontal")
    return t


def play(t: Table, names: str = "") -> Table:
    """Step 4 of the combat: these cards are played by their owners; nothing else is."""
    wanted = names.split()
    while t.prompt == "ask-combat-cards":
        mine = [c for c in wanted if SIDES[BOX.card_side[BOX.card[c]]] == t.asked]
        if mine:
            t.do(f"combat_card:{mine[0]}")
            wanted.remove(mine[0])
        else:
            t.do("done")
    assert not wanted, f"{wanted} could not be played"
    return t


def shots(t: Table) -> list[tuple[str, str, str, int, int]]:
    """All fire so far: side, table, column, modified die, score."""
    found = []
    for line in t.g.log or ():
        if line.key == "log-fire":
            args = line.args
            side = args["side"]
            total, score = args["total"], args["score"]
            assert isinstance(side, tuple)
            assert isinstance(total, int)
            assert isinstance(score, int)
            found.append((SIDES[side[1]], str(args["table"]), str(args["column"]), total, score))
    return found


def losses(t: Table) -> Table:
    """All losses are taken by whoever comes first."""
    while t.prompt in ("ask-lose", "ask-lose-army"):
        t.do(t.options[0])
    return t
