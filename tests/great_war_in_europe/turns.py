"""Small positions for tests of the Strategic Turn: a scenario's map with no units on it, dice and answers as told.

    g = position("E", letter="D")
    at(g, "ge-3", "W6312")
    run(g, warfare.uboats, dice=[5], answers=["go_on"])

Units are written as in units.csv, hexes by their printed numbers, nations as in box.NATIONS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from grognard.games.great_war_in_europe.box import AL, CP, FOLDER, NATIONS, SIDES, Box
from grognard.games.great_war_in_europe.box import GAMES as NAMES
from grognard.games.great_war_in_europe.control import ruin
from grognard.games.great_war_in_europe.fronts import THEATRES, WEST
from grognard.games.great_war_in_europe.sequence import start
from grognard.games.great_war_in_europe.setup import set_up
from grognard.games.great_war_in_europe.state import BOXES, HOLDING, OFF, State, put, refresh
from grognard.games.great_war_in_europe.verbs import VERBS
from grognard.kernel.ask import Action, Choose, Die, Draw, Signal
from grognard.kernel.files import DataFolder
from grognard.kernel.refusal import Refusal
from grognard.kernel.steps import AGAIN

GAME_OF = {tag: name for name, (_, tag, _) in NAMES.items()}
BARE = {"advance-limits": True, "hidden-mutiny": False, "secret-events": False, "scheffer-boyadel": False}


@cache
def box(tag: str) -> Box:
    """The box of Europe (E), the Near East (NE) or both (combined)."""
    return Box(GAME_OF[tag], DataFolder(GAME_OF[tag], FOLDER / "data"))


def position(tag: str = "E", letter: str = "D", turn: int = 0, **options: bool) -> State:
    """The first scenario of a game on a letter, all units off the map and Belgium free."""
    its = box(tag)
    g = start(its, next(iter(its.scenes)), {**BARE, **{key.replace("_", "-"): on for key, on in options.items()}})
    set_up(g)
    for u in range(its.count):
        if its.in_game[u]:
            g.loc[u] = HOLDING
    g.letter = ord(letter)
    g.turn = turn or next((n for n, box_ in its.turns.items() if box_.letter == letter), g.turn)
    g.log = []
    refresh(g)
    belgium = its.fronts[WEST].in_country["be"]
    g.held[AL][WEST] |= belgium
    g.held[CP][WEST] &= ~belgium
    return g


def join(g: State, nation: int, side: int) -> None:
    """A country is in the war."""
    g.allegiance[nation] = side
    refresh(g)


def where(g: State, place: str) -> int:
    """A hex by its number, or a box by its name."""
    return g.box.hex[place] if place in g.box.hex else OFF + BOXES.index(place)


def at(g: State, units: str, place: str) -> None:
    """Units, parted by spaces, stand in a hex or lie in a box."""
    for name in units.split():
        put(g, g.box.unit[name], where(g, place))


RING = ("fr-hq1", "fr-hq2", "fr-hq3", "fr-hq4", "fr-hq5", "fr-hq6")


def surround(g: State, place: str, units: Iterable[str] = RING) -> None:
    """A unit in each hex around."""
    h = where(g, place)
    front = g.box.front_of[h]
    for unit, n in zip(units, front.map.linked[h - front.base], strict=False):
        put(g, g.box.unit[unit], n + front.base)


def is_at(g: State, unit: str, place: str) -> bool:
    return g.loc[g.box.unit[unit]] == where(g, place)


def own(g: State, side: int, *places: str) -> None:
    """A side controls hexes, and has for long."""
    for place in places:
        h = where(g, place)
        front = g.box.front_of[h]
        bit = 1 << h - front.base
        g.held[side][front.index] |= bit
        g.held[1 - side][front.index] &= ~bit
        ruin(g, h, side)


def said(g: State) -> list[str]:
    """The keys of the log."""
    return [line.key for line in g.log or ()]


def read(g: State, text: str) -> Action:
    verb, _, noun = text.partition(":")
    kind = VERBS[verb]
    if kind is None:
        return verb, None
    if kind == "number":
        return verb, int(noun)
    if kind == "unit":
        return verb, g.box.unit[noun]
    if kind == "space":
        return verb, where(g, noun)
    return verb, {"nation": NATIONS, "theatre": THEATRES, "side": SIDES}[kind].index(noun)


def run(
    g: State, rule: Callable[[State], Any], answers: Iterable[str] = (), dice: Iterable[int] = (), again: bool = True
) -> Any:
    """A rule, as often as it says again, with just these answers and dice; what it said at last."""
    said_, thrown = list(answers), list(dice)
    while True:
        leap = rule(g)
        if hasattr(leap, "send"):
            leap = _through(g, leap, said_, thrown)
        if leap is not AGAIN or not again:
            break
    assert not said_, f"nobody asked for {said_}"
    assert not thrown, f"nobody threw {thrown}"
    return leap


def _through(g: State, asking: Any, answers: list[str], dice: list[int]) -> Any:
    sent: Any = None
    while True:
        try:
            asked = asking.send(sent)
        except StopIteration as stop:
            return stop.value
        sent = _answer(g, asked, answers, dice)


def _answer(g: State, asked: Any, answers: list[str], dice: list[int]) -> Any:
    if isinstance(asked, Die):
        assert dice, "one die more is thrown"
        return dice.pop(0)
    if isinstance(asked, Signal):
        return None
    assert not isinstance(asked, Draw)
    assert answers, f"{asked.prompt} is asked: {asked.options}"
    action = read(g, answers.pop(0))
    assert asked.why_not(action) is None, f"{action}: {asked.why_not(action)}; {asked.prompt}: {asked.options}"
    return action


def question(g: State, rule: Callable[[State], Any], dice: Iterable[int] = ()) -> Choose | None:
    """The first question of a rule, if it asks any."""
    asking, thrown = rule(g), list(dice)
    if not hasattr(asking, "send"):
        return None
    sent: Any = None
    while True:
        try:
            asked = asking.send(sent)
        except StopIteration:
            return None
        if isinstance(asked, Choose):
            return asked
        sent = thrown.pop(0) if isinstance(asked, Die) else None


def refusal(g: State, rule: Callable[[State], Any], text: str, dice: Iterable[int] = ()) -> Refusal:
    """Why an answer to the first question of a rule is not taken."""
    asked = question(g, rule, dice)
    assert asked is not None, "nothing is asked"
    reason = asked.why_not(read(g, text))
    assert reason is not None, f"{text} is allowed"
    return reason
