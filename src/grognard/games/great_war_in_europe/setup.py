"""3.5, 7.11, 7.12 How a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .box import AL, CP, NOBODY, RU, Box
from .fronts import IRAQ, WEST
from .history import recall
from .state import (
    ABSENT, ALBANIA_OPEN, BOXES, EUROPEAN_TURKS, GREECE_OPEN, HOLDING, NEUTRAL, OFF, PERSIAN_FORCE, SALONIKA, State,
    put, refresh, tell,
)  # fmt: skip


def set_up(g: State) -> None:
    """All counters and markers of the scenario."""
    scene, given = g.scene, g.scene.given
    g.letter, g.ruined = scene.letter, scene.ruined
    g.rps = list(scene.resources)
    west = g.box.fronts[WEST]
    g.devastated = west.map.set(west.hex[number] for number in given.get("devastated", ()))
    g.hindenburg = west.map.set(west.hex[number] for number in given.get("hindenburg", ()))
    g.landed = _landed(given)
    g.lined = bool(g.hindenburg)
    g.loc[:] = _waiting(g.box, tuple(g.allegiance))
    refresh(g)
    for row in scene.setup:
        place(g, row)
    if g.landed & PERSIAN_FORCE:
        g.pef, g.pef_on = g.here[AL][IRAQ] & g.box.of_nation[RU], -1  # 17.21e
    g.held = [list(its) for its in scene.held]
    for side in (CP, AL):
        for f in g.box.active:
            g.held[side][f] |= g.any_occ[side][f]
            g.held[1 - side][f] &= ~g.any_occ[side][f]
    recall(g)
    tell(g, "log-turn", turn=("turn", g.turn))


def place(g: State, row: Mapping[str, str]) -> None:
    """T.9: a counter as a row of the set-up has it."""
    u, where = g.box.unit[row["unit"]], row["place"]
    put(g, u, g.box.at(where) if where in g.box.hex else OFF + BOXES.index(where))
    states = row["state"].split()
    if "reduced" in states:
        g.left[u] = 1
    if "depleted" in states:
        g.depleted |= 1 << u
    if any(state in ("shock", "infantry", "provisional") for state in states):
        g.turned |= 1 << u


def _landed(given: Mapping[str, Any]) -> int:
    """What has happened before the first turn."""
    found = EUROPEAN_TURKS if given["turks"] else 0
    if "al-salonika" in given["play"]:
        found |= SALONIKA | GREECE_OPEN | ALBANIA_OPEN
    if "gk" in given["at_war"]["al"]:
        found |= ALBANIA_OPEN
    return found | (PERSIAN_FORCE if given.get("pef") else 0)


@lru_cache(32)
def _waiting(box: Box, allegiance: tuple[int, ...]) -> tuple[int, ...]:
    """Where each counter is that the set-up does not name."""
    boxes = [NEUTRAL if allegiance[nation] == NOBODY else HOLDING for nation in box.nation]
    return tuple(where if here else ABSENT for where, here in zip(boxes, box.in_game, strict=True))
