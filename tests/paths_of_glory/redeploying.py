"""For tests of strategic redeployment: a card played for it, units sent, destinations asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.paths_of_glory.state import reclose

from .table import BOX, Table, position, table


def sr(side: str, units: Mapping[str, str], card: str = "", *, beachhead: str = "", **more: Any) -> Table:
    """A table where this side has just played a card worth four points of redeployment (or the one named)."""
    card = card or {"ap": "AP1", "cp": "CP12"}[side]
    g = position(units, active=side, hands=f"{card} AP2 CP14", **more)
    if beachhead:
        g.beachhead = BOX.space[beachhead]
        reclose(g)
    return table(g).do(f"sr:{card}")


def send(t: Table, unit: str, to: str) -> Table:
    """A unit redeploys to a space, or to the reserve."""
    return t.do(f"redeploy:{unit}", "to_reserve" if to == "reserve" else f"to:{to}")


def barred(t: Table, unit: str, to: str) -> str:
    """The rule for which a unit that may redeploy does not go to a space. It then stays this round."""
    t.do(f"redeploy:{unit}")
    rule = t.refusal(f"to:{to}").rule
    t.do("stay")
    return rule


def goals(t: Table, unit: str) -> set[str]:
    """Where a unit may redeploy to, as text: tried on a fork, the table is not touched."""
    play = t.play.fork(t.fate)
    assert play.question is not None
    play.act(play.question.side, play.game.read(f"redeploy:{unit}"))
    assert play.question is not None
    found = {play.game.write(option) for option in play.question.options}
    return {text.removeprefix("to:").removeprefix("to_") for text in found - {"stay"}}
