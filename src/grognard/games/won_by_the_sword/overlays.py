"""What a player may lay over the map: places worth points to a side, and how far the land is eaten up. All public."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.picture import Shade
from .box import FORTS, NSPACES, SETUP, SIDES, SPACES, TYPE, VILLAGE, REGION
from .names import label, say
from .state import State


def overlay(g: State, _side: int | None, name: str, language: str) -> Shade | None:
    """An overlay by its id; None if there is no such one."""
    kind, _, whose = name.partition(":")
    if name == "forage":
        return _forage(g, language)
    if kind == "prizes" and whose in SIDES:
        return _prizes(g, SIDES.index(whose), language)
    return None


def _nouns(spaces: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"space:{SPACES[s]}" for s in spaces)


def _forage(g: State, language: str) -> Shade:
    """10.0: where there is all to be found, and where forage was made before."""
    fresh = [s for s in range(NSPACES) if not g.forage[s]]
    used = [s for s in range(NSPACES) if g.forage[s]]
    worn = sum(level > 1 for level in g.forage)
    return Shade(
        id="forage",
        name=say(language, "shade-forage"),
        good=_nouns(fresh),
        bad=_nouns(used),
        note=say(language, "shade-forage-note", used=len(used) - worn, worn=worn),
    )


def _prizes(g: State, side: int, language: str) -> Shade:
    """3.1, 10.0: walls held by the other side; the regions in which forage brings points."""
    held = [s for s, one in enumerate(g.garrisons) if one is not None and one.side == side]
    theirs = [s for s, one in enumerate(g.garrisons) if one is not None and one.side != side and TYPE[s] != VILLAGE]
    points = sum(FORTS[TYPE[s]].vp_enemy for s in theirs)
    home = SETUP[g.scenario].home[1 - side]
    land = [s for s in range(NSPACES) if REGION[s] in home]
    return Shade(
        id=f"prizes:{SIDES[side]}",
        name=say(language, "shade-prizes", side=label("side", side, language)),
        good=_nouns(held),
        bad=_nouns(theirs),
        note=say(language, "shade-prizes-note", count=len(theirs), points=points, land=len(land)),
    )
