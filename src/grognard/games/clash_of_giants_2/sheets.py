"""The charts of a battle to look up, all from the data files; what is in play on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ...kernel.picture import Lit, Sheet
from ...kernel.sheets import Sheets, signed
from ...kernel.words import capital
from .box import ALL, Box
from .names import days_name, name_of, say
from .seen import Seen


def sheets(box: Box, language: str) -> tuple[Sheet, ...]:
    made = Sheets(partial(say, language))
    return (
        _combat(box, made), _efficiency(box, made), _terrain(box, made, language), _calendar(box, made, language),
        _arrivals(box, made, language), _support(box, made, language),
    )  # fmt: skip


def _combat(box: Box, made: Sheets) -> Sheet:
    """BB.CRT: by odds, what is added to the dice of both sides and how many attackers roll."""
    table = box.tables["combat"]
    said = made.say

    def row(key: str, die: bool = True) -> tuple[str, tuple[str, ...]]:
        none, all_ = said("sheet-no-roll"), said("sheet-all")
        cells = [(none if n == ALL else signed(n)) if die else all_ if n == ALL else str(n) for n in table[key]]
        return "", (said(f"sheet-combat-{key}"), *cells)

    rows = [row("attacker"), row("defender"), row("limit", die=False)]
    return made.make("combat", "combat", ("",), rows, rule="BB.CRT.1", note="combat", columns=table["columns"])


def _efficiency(box: Box, made: Sheets) -> Sheet:
    """BB.TER: a die no higher than the efficiency is harmless; what changes it."""
    table = box.tables["ter"]
    values: dict[str, object] = {
        "unsupplied": signed(table["unsupplied"]), "lowest": table["lowest"], "cavalry": table["cavalry"],
        "natural_low": box.tables["combat"]["natural"][0], "natural_high": box.tables["combat"]["natural"][1],
        "support": signed(box.tables["combat"]["support_right"]),
    }  # fmt: skip
    return made.pairs("combat", "efficiency", values, rule="BB.TER.1")


def _terrain(box: Box, made: Sheets, language: str) -> Sheet:
    """The terrain effects chart: hexes, places, forts, hexsides."""
    tables, said = box.tables, made.say
    groups: list[tuple[str, str, Mapping[str, Any]]] = [
        (f"terrain:{name}", said(f"board-terrain-{name.replace('_', '-')}"), one)
        for name, one in tables["terrain"].items()
    ]
    groups += [(f"place:{name}", said(f"board-class-{name}"), one) for name, one in tables["class"].items()]
    if "fort" in tables:
        groups.append(("", said("sheet-fort"), tables["fort"]))
    groups += [("", said(f"board-side-{name}"), one) for name, one in tables["side"].items()]
    rows = [
        (key, (capital(name), _cost(one, made, key), signed(one.get("defence", 0)), signed(-one["left"]), one["rule"]))
        for key, name, one in groups
    ]
    return made.make("terrain", "terrain", ("", "cost", "defence", "shift", "rule"), rows, note="terrain")


def _cost(one: Mapping[str, Any], made: Sheets, key: str) -> str:
    if "cost" not in one:
        return made.say("sheet-as-around")
    cost = int(one["cost"])
    if not key:  # a hexside's comes on top
        return signed(cost)
    return made.say("sheet-cost-all") if cost < 0 else made.say("sheet-cost-none") if not cost else str(cost)


def _calendar(box: Box, made: Sheets, language: str) -> Sheet:
    rows = []
    for turn in range(1, box.last_turn + 1):
        notes = []
        for i in (0, 1):
            side = name_of(box, "side", i, language)
            count = sum(box.turn[u] == turn for u in box.of_side[i])
            if count:
                notes.append(say(language, "board-turn-units", side=side, count=count))
            if any(its == i and first <= turn <= last for its, first, last in box.support):
                notes.append(say(language, "board-turn-support", side=side))
        rows.append((f"turn:{turn}", (turn, days_name(box, turn, language), ", ".join(notes))))
    return made.make("turn", "calendar", ("turn", "days", "brings"), rows)


def _arrivals(box: Box, made: Sheets, language: str) -> Sheet:
    """Who comes when, side by side."""
    due: dict[tuple[int, int], list[str]] = {}
    for u in range(box.count):
        if box.turn[u]:
            due.setdefault((box.turn[u], box.side[u]), []).append(name_of(box, "unit", u, language))
    rows = [
        (f"turn:{turn}", (turn, *(", ".join(due.get((turn, side), ())) for side in (0, 1))))
        for turn in sorted({turn for turn, _ in due})
    ]
    sides = [name_of(box, "side", i, language) for i in (0, 1)]
    return made.make("arrivals", "arrivals", ("turn",), rows, rule="STD.9.1", columns=sides)


def _support(box: Box, made: Sheets, language: str) -> Sheet:
    rows = [
        (f"support:{n}", (name_of(box, "side", side, language), f"{first}-{last}"))
        for n, (side, first, last) in enumerate(box.support)
    ]
    return made.make("turn", "support", ("", "turns"), rows, rule="STD.12.20", note="support")


def lit(box: Box, position: Seen) -> tuple[Lit, ...]:
    """This turn, the columns of the attacks declared, the ground of the one being fought, support still to be had."""
    now = f"turn:{position.turn}"
    found = [Lit(sheet="calendar", row=now), Lit(sheet="arrivals", row=now)]
    found += [
        Lit(sheet="support", row=f"support:{n}")
        for n, ((_, first, last), used) in enumerate(zip(box.support, position.support, strict=True))
        if not used and first <= position.turn <= last
    ]
    columns = box.tables["combat"]["columns"]
    battle = position.battle
    if battle is not None:
        column = battle.column or (columns[battle.odds.column] if battle.odds else "")
        found += [Lit(sheet="combat", column=column)] if column else []
        for number in battle.targets:
            h = box.hex[number]
            found.append(Lit(sheet="terrain", row=f"terrain:{box.terrain[h]}"))
            if box.place_class[h]:
                found.append(Lit(sheet="terrain", row=f"place:{box.place_class[h]}"))
    else:
        found += [Lit(sheet="combat", column=columns[one.odds.column]) for one in position.attacks if one.odds]
    return tuple(dict.fromkeys(found))
