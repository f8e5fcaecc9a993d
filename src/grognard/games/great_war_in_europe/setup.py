"""3.5, 7.11, 7.12 How a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from .box import AL, CP, NOBODY, RU, Box
from .fronts import IRAQ, WEST
from .history import recall
from .scenes import Scene
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
    for its in _counters(scene):
        g.loc[its.unit] = its.where
        _turn(g, its)
    refresh(g)
    if g.landed & PERSIAN_FORCE:
        g.pef, g.pef_on = g.here[AL][IRAQ] & g.box.of_nation[RU], -1  # 17.21e
    g.held = [list(its) for its in scene.held]
    for side in (CP, AL):
        for f in g.box.active:
            g.held[side][f] |= g.any_occ[side][f]
            g.held[1 - side][f] &= ~g.any_occ[side][f]
    recall(g)
    tell(g, "log-turn", turn=("turn", g.turn))


class Placed(NamedTuple):
    """T.9: a counter as a row of the set-up has it."""

    unit: int
    where: int
    reduced: bool
    depleted: bool
    turned: bool


def _read(box: Box, row: Mapping[str, str]) -> Placed:
    where, states = row["place"], row["state"].split()
    return Placed(
        box.unit[row["unit"]],
        box.at(where) if where in box.hex else OFF + BOXES.index(where),
        "reduced" in states,
        "depleted" in states,
        any(state in ("shock", "infantry", "provisional") for state in states),
    )


@lru_cache(64)
def _counters(scene: Scene) -> tuple[Placed, ...]:
    """All that a scenario names, read once."""
    return tuple(_read(scene.box, row) for row in scene.setup)


def place(g: State, row: Mapping[str, str]) -> None:
    """A counter comes to where a row has it."""
    its = _read(g.box, row)
    put(g, its.unit, its.where)
    _turn(g, its)


def _turn(g: State, its: Placed) -> None:
    """Which way up it is."""
    if its.reduced:
        g.left[its.unit] = 1
    if its.depleted:
        g.depleted |= 1 << its.unit
    if its.turned:
        g.turned |= 1 << its.unit


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
