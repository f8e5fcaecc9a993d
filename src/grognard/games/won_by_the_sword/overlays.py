"""What a player may lay over the map: places worth points to a side, and how far the land is eaten up. All public."""

from __future__ import annotations


from ...kernel.drawing import nouns
from ...kernel.game import Known
from ...kernel.picture import Shade
from .kinds import SIDES, VILLAGE
from .names import say, side_label
from .state import State


def overlay(known: Known[State], name: str, language: str) -> Shade | None:
    """An overlay by its id; None if there is no such one."""
    g = known.state
    kind, _, whose = name.partition(":")
    if name == "forage":
        return _forage(g, language)
    if kind == "prizes" and whose in SIDES:
        return _prizes(g, SIDES.index(whose), language)
    return None


def _forage(g: State, language: str) -> Shade:
    """10.0: where there is all to be found, and where forage was made before."""
    box = g.box
    fresh = [s for s in range(box.nspaces) if not g.forage[s]]
    used = [s for s in range(box.nspaces) if g.forage[s]]
    worn = sum(level > 1 for level in g.forage)
    return Shade(
        id="forage",
        name=say(language, "shade-forage"),
        good=nouns("space", box.spaces, fresh),
        bad=nouns("space", box.spaces, used),
        note=say(language, "shade-forage-note", used=len(used) - worn, worn=worn),
    )


def _prizes(g: State, side: int, language: str) -> Shade:
    """3.1, 10.0: walls held by the other side; the regions in which forage brings points."""
    box = g.box
    held = [s for s, one in enumerate(g.garrisons) if one is not None and one.side == side]
    theirs = [s for s, one in enumerate(g.garrisons) if one is not None and one.side != side and box.type[s] != VILLAGE]
    points = sum(box.fort[s].vp_enemy for s in theirs)
    home = g.setup.home[1 - side]
    land = [s for s in range(box.nspaces) if box.region[s] in home]
    return Shade(
        id=f"prizes:{SIDES[side]}",
        name=say(language, "shade-prizes", side=side_label(side, language)),
        good=nouns("space", box.spaces, held),
        bad=nouns("space", box.spaces, theirs),
        note=say(language, "shade-prizes-note", count=len(theirs), points=points, land=len(land)),
    )
