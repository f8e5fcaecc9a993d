"""16.0 and SC0 to SC5: how each scenario is won, and how close both sides are."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...kernel.picture import Band, Term, Winning
from .box import SIDES, Box
from .names import name_of, say, turn_name
from .seen import Seen


class Goal(NamedTuple):
    """What a level takes: points from `least` on, or something else, in words."""

    level: str
    rule: str
    least: int | None = None
    words: str = ""


GOALS: Final = {
    "SC0": (
        Goal("strategic", "SC0.13", words="breakthrough"), Goal("operational", "SC0.14", words="summits"),
        Goal("tactical", "SC0.16", 6), Goal("draw", "SC0.16", 5),
    ),
    "SC1": (Goal("strategic", "SC1.42", 41), Goal("operational", "SC1.42", 15), Goal("tactical", "SC1.42", -20)),
    "SC2": (
        Goal("strategic", "SC2.11", words="breakthrough"), Goal("operational", "SC2.12", words="plateau"),
        Goal("tactical", "SC2.14", 4), Goal("draw", "SC2.14", 3),
    ),
    "SC3": (
        Goal("strategic", "SC3.17", words="cities"), Goal("operational", "SC3.21", 16), Goal("tactical", "SC3.21", 10),
    ),
    "SC4": (
        Goal("strategic", "SC4.15", words="three"), Goal("operational", "SC4.17", 21), Goal("tactical", "SC4.17", 15),
    ),
    "SC5": (
        Goal("strategic", "SC5.25", 51), Goal("operational", "SC5.25", 41), Goal("tactical", "SC5.25", 31),
        Goal("draw", "SC5.25", 25),
    ),
}  # fmt: skip
COUNTS: Final = {"SC0": "SC0.15", "SC1": "SC1.36", "SC2": "SC2.13", "SC3": "SC3.18", "SC4": "SC4.16", "SC5": "SC5.22"}
"""What the points are counted by."""
LOWERED: Final = {"SC0": "SC0.17", "SC2": "SC2.15", "SC5": "SC5.26"}
"""Where a victory may be a level less."""
SPAN: Final = {"SC0": (0, 14), "SC1": (-60, 80), "SC2": (0, 20), "SC3": (-10, 30), "SC4": (-10, 40), "SC5": (0, 70)}
"""How far a gauge reaches."""


def winning(box: Box, position: Seen, language: str) -> Winning:
    scene = box.scenes[position.scenario]
    rule, side = scene.rule, scene.initiative
    names = [name_of(box, "side", which, language) for which in (side, 1 - side)]
    at = position.margin
    level = say(language, f"win-level-{position.level}", side=names[0], other=names[1])
    return Winning(
        name=say(language, "win-points", side=names[0]),
        value=f"{at:g}".replace("-", "−"),
        note=say(language, "win-now", level=level),
        at=at,
        bands=_bands(rule, side, at),
        terms=(
            *(_term(goal, at, language) for goal in GOALS[rule]),
            _words("counted", rule, COUNTS[rule], language),
            *((_words("lowered", rule, LOWERED[rule], language),) if rule in LOWERED else ()),
            Term(
                name=say(language, "win-end"), rule="16.0b",
                value=say(language, "win-end-value", turn=turn_name(box, scene.last_turn, language),
                          left=scene.last_turn - position.turn),
            ),
        ),
    )  # fmt: skip


def _words(what: str, rule: str, number: str, language: str) -> Term:
    return Term(name=say(language, f"win-{what}"), value=say(language, f"win-{what}-{rule.lower()}"), rule=number)


def _term(goal: Goal, at: float, language: str) -> Term:
    name = say(language, f"win-goal-{goal.level}")
    if goal.least is None:
        return Term(name=name, value=say(language, f"win-by-{goal.words}"), rule=goal.rule)
    lack = max(0, goal.least - int(at))
    return Term(name=name, value=say(language, "win-least", least=goal.least, lack=lack), rule=goal.rule)


def _bands(rule: str, side: int, at: float) -> tuple[Band, ...]:
    """By points alone: the other side wins, nobody, the side that scores."""
    least = {goal.level: goal.least for goal in GOALS[rule] if goal.least is not None}
    wins = least["tactical"]
    draws = least.get("draw", wins)
    low, high = min(SPAN[rule][0], at), max(SPAN[rule][1], at)
    found = [Band(low=low, high=draws - 0.5, side=SIDES[1 - side])]
    if draws < wins:
        found.append(Band(low=draws - 0.5, high=wins - 0.5))
    return (*found, Band(low=wins - 0.5, high=high, side=SIDES[side]))
