"""The odds of the attack being built as bars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.charts import bar, chance
from ...kernel.game import Known
from ...kernel.picture import Chart
from ...kernel.words import figure
from .box import Box
from .combat import why_not_group
from .names import label, say, side_name
from .odds import odds
from .state import Battle, State


def charts(known: Known[State], language: str) -> list[Chart]:
    """One chart for every way to make the attack under way or being built: all of it is open."""
    g = known.state
    box = g.box
    b = g.battle
    found = odds(g)
    if b is None or found is None:
        return []
    target = label(box, "space", b.target, language)
    attacker, defender = (side_name(who, language) for who in (g.active, 1 - g.active))
    return [_chart(box, way, _option(g, b, way), target, attacker, defender, language) for way in found]


def _chart(
    box: Box, way: Mapping[str, Any], option: str, target: str, attacker: str, defender: str, language: str
) -> Chart:
    pin = "" if way["pin"] is None else label(box, "space", box.space[way["pin"]], language)
    lost = 1 - way["win"] - way["tie"]
    return Chart(
        name=say(language, "chart-flank", space=pin) if pin else say(language, "chart-frontal"),
        option=option,
        chance=chance(way["clear"]),
        bars=(
            bar(say(language, "chart-clear", space=target), way["clear"]),
            bar(say(language, "chart-win", side=attacker), way["win"]),
            bar(say(language, "chart-tie"), way["tie"], "even"),
            bar(say(language, "chart-win", side=defender), lost, "bad"),
            bar(say(language, "chart-lose-unit", side=defender), way["their_unit"]),
            bar(say(language, "chart-lose-unit", side=attacker), way["our_unit"], "bad"),
        ),
        figures=(
            (say(language, "chart-steps", side=defender), figure(way["their_steps"], language)),
            (say(language, "chart-steps", side=attacker), figure(way["our_steps"], language)),
        ),
    )


def _option(g: State, b: Battle, way: Mapping[str, Any]) -> str:
    """The answer by which the attacker gets this chart, at this moment."""
    if g.phase == "muster":
        return "" if way["pin"] or why_not_group(g, b.target, b.attackers) is not None else "begin"
    if g.phase == "flank":
        return "roll" if way["pinned"] else f"pin:{way['pin']}" if way["pin"] else "frontal"
    return "done" if g.phase == "attacker_cards" else ""
