"""Combats for rule tests: an open field with the defender in its middle, attackers by the side they come from.

    t = fight({"e": "ah-4-id", "ne": "de-jr-3 de-stoss-1"}, "it-51-df", dice=[3, 4, 2, 2])

The combat is declared with everybody around; assault troops are used if `use` names them. Headquarters stand three
hexes off, so that whoever is asked to lead can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from grognard.games.italia_1917_1918.odds import Odds, mastery_shifts, odds
from grognard.games.italia_1917_1918.state import Battle

from .table import BOX, Table, hex_of, italia

HQ = {"cp": "ah-hq-vi", "en": "it-hq-iv"}
BACK = {"cp": "en", "en": "cp"}


def _is_plain(h: int) -> bool:
    """Clear on all sides, in two scenarios of the east, far enough from everything."""
    around = [h, *BOX.map.linked[h]]
    scenes = BOX.scenes["solstice"], BOX.scenes["caporetto"]
    return all(
        BOX.terrain[x] == "clear"
        and not BOX.town[x]
        and all(scene.area >> x & 1 and not scene.trench >> x & 1 for scene in scenes)
        and not any((x, y) in BOX.wet or (x, y) in BOX.ridge or (y, x) in BOX.ridge for y in BOX.map.linked[x])
        for x in around
    )


SPOT = next(n for n in ("E1909", *BOX.numbers) if _is_plain(hex_of(n)))
"""A plain without water, ridges, trenches or towns around, on three of the four maps."""


def way(start: str, *ways: str) -> str:
    """The hex that is reached from one by these steps."""
    h = hex_of(start)
    for each in ways:
        h = BOX.map.near[each][h]
        assert h >= 0, (start, ways)
    return BOX.numbers[h]


def ground(attackers: Mapping[str, str], defenders: str, side: str = "cp", spot: str = SPOT) -> dict[str, str]:
    """Where everybody stands: the defender in the middle, a headquarters of each side three hexes behind."""
    found = {spot: defenders} if defenders else {}
    for step, names in attackers.items():
        found[way(spot, *step.split())] = names
    first = next(iter(attackers), "e").split()[0]
    opposite = {"e": "w", "w": "e", "ne": "sw", "sw": "ne", "nw": "se", "se": "nw"}[first]
    for who, step in ((side, first), (BACK[side], opposite)):
        place = way(spot, step, step, step)
        found[place] = f"{found.get(place, '')} {HQ[who]}"
    return found


def field(
    attackers: Mapping[str, str], defenders: str, *, side: str = "cp", spot: str = SPOT, scenario: str = "solstice",
    also: Mapping[str, str] | None = None, **more: Any,
) -> Table:  # fmt: skip
    """Before the first combat of a phase."""
    units = ground(attackers, defenders, side, spot)
    for where, names in (also or {}).items():
        units[where] = f"{units.get(where, '')} {names}"
    more["dice"] = [*more.get("dice", ()), *[3] * 40]  # those that no test looks at
    return italia(units, side=side, scenario=scenario, **{"phase": "attack", **more})


def fight(
    attackers: Mapping[str, str], defenders: str, *, use: str = "", spot: str = SPOT, only: str = "", **more: Any
) -> Table:
    """A combat that has been declared; no guns are named unless `also` brings some."""
    t = field(attackers, defenders, spot=spot, **more)
    t.do(f"attack:{spot}")
    named = only.split() or [n.strip("()") for units in attackers.values() for n in units.split() if fights(n)]
    t.do(*(f"join:{name}" for name in named), *(f"use:{name}" for name in use.split()), "settle")
    return t


def meet(spot: str, attackers: Mapping[str, str], defenders: str, **more: Any) -> Table:
    """Somebody is attacked at a place, with all who are named; nothing is settled yet."""
    use = more.pop("use", "")
    t = italia({spot: defenders, **attackers}, **{"phase": "attack", "side": "cp", "scenario": "solstice", **more})
    t.do(f"attack:{spot}", *(f"join:{n}" for names in attackers.values() for n in names.split() if fights(n)))
    return t.do(*(f"use:{name}" for name in use.split()))


def first(scenario: str, test: Callable[[int], object]) -> str:
    """The first hex of a scenario, well inside, of which something is true."""
    scene = BOX.scenes[scenario]
    for h in range(BOX.size):
        near = BOX.map.linked[h]
        if scene.area >> h & 1 and len(near) == 6 and all(scene.area >> x & 1 for x in near) and test(h):
            return BOX.numbers[h]
    raise AssertionError("no such hex")


def dry(spot: str, scenario: str = "solstice") -> str:
    """A neighbour from which no water or ridge is crossed, which has no trench."""
    h = hex_of(spot)
    free = [
        n for n in BOX.map.linked[h]
        if (n, h) not in BOX.wet and (n, h) not in BOX.ridge and (h, n) not in BOX.ridge
        and not BOX.scenes[scenario].trench >> n & 1
    ]  # fmt: skip
    return BOX.numbers[free[0]] if free else ""


def fights(name: str) -> bool:
    return BOX.fights[BOX.unit[name.strip("()")]]


def result(monkeypatch: pytest.MonkeyPatch, cell: str) -> None:
    """Every cell of the combat results table is this one: 4*/7."""
    monkeypatch.setitem(BOX.tables["combat"], "rows", [[cell] * 7] * 11)


def battle(t: Table) -> Battle:
    assert t.g.battle is not None
    return t.g.battle


def reckon(t: Table, lead: str = "", lead_defence: str = "") -> Odds:
    """The odds of the combat under way, with these lead units."""
    who = [BOX.unit[name] if name else -1 for name in (lead, lead_defence)]
    return odds(t.g, battle(t), who[0], who[1])


def shifts(t: Table, lead: str = "", lead_defence: str = "") -> dict[str, int]:
    """Every shift of the odds, by its key."""
    return {one.key.removeprefix("shift-"): one.by for one in reckon(t, lead, lead_defence).shifts}


def tactics(t: Table, *, defender: bool = False, lead: str = "") -> dict[str, int]:
    """What is added to a side's die of mastery, by its key."""
    b = battle(t).copy()
    if defender:
        b.lead_defence = BOX.unit[lead] if lead else -1
    else:
        b.lead = BOX.unit[lead] if lead else -1
    return {one.key.removeprefix("mastery-"): one.by for one in mastery_shifts(t.g, b, defender)}


def shaken(t: Table, unit: str) -> bool:
    """Disorganised, or reorganising because the phase has ended since (14.3b)."""
    return t.has("dg", unit) or t.has("rg", unit)


def fall(t: Table) -> Table:
    """Whoever goes back takes the first way that is offered."""
    while t.prompt == "ask-fall":
        t.do(next(text for text in t.options if text.startswith("fall:")))
    return t


def finish(t: Table) -> Table:
    """Say no to whatever is still asked, until the combat is over."""
    while t.g.battle is not None and t.prompt:
        for word in ("pass", "done", "halt", "settle", "back:0"):
            if word in t.options:
                t.do(word)
                break
        else:
            t.do(t.options[0])
    return t


def names(units: Iterable[int]) -> list[str]:
    return [BOX.units[u] for u in units]
