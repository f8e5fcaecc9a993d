"""The odds of the attack being built as bars, and whose dice the log tells of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.game import Known, LogLine
from ...kernel.picture import Bar, Chart
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
        chance=_chance(way["clear"]),
        bars=(
            Bar(name=say(language, "chart-clear", space=target), chance=_chance(way["clear"])),
            Bar(name=say(language, "chart-win", side=attacker), chance=_chance(way["win"])),
            Bar(name=say(language, "chart-tie"), chance=_chance(way["tie"]), tone="even"),
            Bar(name=say(language, "chart-win", side=defender), chance=_chance(lost), tone="bad"),
            Bar(name=say(language, "chart-lose-unit", side=defender), chance=_chance(way["their_unit"])),
            Bar(name=say(language, "chart-lose-unit", side=attacker), chance=_chance(way["our_unit"]), tone="bad"),
        ),
        figures=(
            (say(language, "chart-steps", side=defender), _figure(way["their_steps"], language)),
            (say(language, "chart-steps", side=attacker), _figure(way["our_steps"], language)),
        ),
    )


def _option(g: State, b: Battle, way: Mapping[str, Any]) -> str:
    """The answer by which the attacker gets this chart, at this moment."""
    if g.phase == "muster":
        return "" if way["pin"] or why_not_group(g, b.target, b.attackers) is not None else "begin"
    if g.phase == "flank":
        return "roll" if way["pinned"] else f"pin:{way['pin']}" if way["pin"] else "frontal"
    return "done" if g.phase == "attacker_cards" else ""


def _chance(value: float) -> float:
    return round(max(0.0, min(1.0, value)), 4)


def _figure(value: float, language: str) -> str:
    text = f"{value:.1f}"
    return text if language == "en" else text.replace(".", ",")


DICE = frozenset(("log-fire", "log-flank", "log-dug", "log-not-dug", "log-siege", "log-mandatory", "log-peace-roll"))
"""Lines that tell of a die somebody rolled."""


def luck(line: LogLine) -> tuple[int, int] | None:
    """Whose die a line tells of, and what it showed."""
    if line.key not in DICE:
        return None
    side, die = line.args["side"], line.args["die"]
    assert isinstance(side, tuple)
    assert isinstance(die, int)
    return int(side[1]), die
