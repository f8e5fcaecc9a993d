"""The charts to look up, all from the data files, and what is in play on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ...kernel.picture import Lit, Sheet
from ...kernel.sheets import Sheets, signed
from ...kernel.words import capital, typeset
from .arena import letter, table_column
from .box import NATIONS, SIDES, Box
from .fronts import CAUCASUS, EAST, EGYPT, EUROPE, WEATHERS, WEST
from .names import name_of, say, turn_name
from .seen import AttackSeen, Seen

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTU"
FACES: Final = 6
Rows = list[tuple[str, tuple[object, ...]]]


def sheets(box: Box, language: str) -> tuple[Sheet, ...]:
    """Charts of every scenario."""
    made = Sheets(partial(say, language))
    found = [_combat(box, made, "a"), _combat(box, made, "b"), _die(box, made)]
    if set(EUROPE) & set(box.active):
        found.append(_trenches(box, made))
    found += [
        _terrain(box, made),
        _calendar(box, made, language),
        _resources(box, made),
        _arrivals(box, made, language),
    ]
    return (*found, *(_events(box, made, side, language) for side in SIDES))


# -- combat ------------------------------------------------------------------------------------------------------------


def _combat(box: Box, made: Sheets, which: str) -> Sheet:
    """10.32: steps of attacker and defender by die and column; E: all."""
    table = box.tables["combat"]
    rows: Rows = [(f"die:{die}", (_row(die), *cells)) for die, cells in enumerate(table[which]["rows"], 1)]
    return made.make(
        "combat", f"combat-{which}", ("die",), rows, rule="10.32", note=f"combat-{which}", columns=table["columns"]
    )


def _row(die: int) -> str:
    """10.5: below 1 and above 6 the first and the last count."""
    return "≤ 1" if die == 1 else f"{die}+" if die == FACES else str(die)


def _die(box: Box, made: Sheets) -> Sheet:
    """10.5: what is added to the die."""
    table = box.tables["die"]
    shock = table["shock"]
    rows: Rows = [
        ("", (made.say("drm-concentric"), signed(int(table["concentric"])), "10.53a")),
        ("", (made.say("sheet-die-above"), signed(int(box.tables["combat"]["above"])), "10.54")),
        ("", (made.say("drm-trench"), made.say("sheet-die-trench"), "14.41")),
        ("", (made.say("drm-tanks"), made.say("sheet-die-tanks"), "15.23")),
        ("", (made.say("drm-shock"), " / ".join(signed(int(by)) for by in shock.values()), "15.44")),
        ("", (made.say("drm-snow"), signed(int(table["snow"])), "12.2c")),
        ("", (made.say("drm-heat"), signed(int(table["hot"])), "12.2d")),
        ("", (made.say("arena-least"), signed(int(box.tables["combat"]["least"])), "10.55")),
    ]
    found = [(key, (capital(str(name)), *rest)) for key, (name, *rest) in rows]
    return made.make("combat", "die", ("", "die", "rule"), found, rule="10.51")


def _trenches(box: Box, made: Sheets) -> Sheet:
    """14.43, 14.45: by group of nations, from which Strategic Turn on."""
    rows: Rows = []
    for group, its in box.tables["trenches"].items():
        names = ", ".join(made.say(f"nation-{n}") for n in its["nations"]) or made.say(f"sheet-trenches-{group}")
        depths = {int(by): key for key, by in its.items() if len(key) == 1}
        rows.append((f"group:{group}", (names, *(depths.get(by, "–") for by in (-1, -2)))))
    return made.make("combat", "trenches", ("nations",), rows, rule="14.43", note="trenches", columns=("−1", "−2"))


# -- the ground --------------------------------------------------------------------------------------------------------


def _terrain(box: Box, made: Sheets) -> Sheet:
    """8.12, 10.42: the terrain effects chart, by weather where that matters."""
    tables = box.tables
    there = {front.terrain[h] for f in box.active for front in (box.fronts[f],) for h in range(front.size)}
    rows: Rows = []
    for name, its in tables["terrain"].items():
        if isinstance(its, dict) and name in there:
            rows.append((f"terrain:{name}", _ground(name, its, made)))
    works = tables["hex"]
    for key, name, left in (
        ("town:city", "legend-place-city", works["city"]), ("fort:fort", "mark-fort", works["fort"]),
        ("fort:heavy", "mark-heavy", works["heavy"]), ("fort:hindenburg", "mark-hindenburg", works["line"]),
    ):  # fmt: skip
        if key != "fort:hindenburg" or WEST in box.active:
            rows.append((key, (capital(made.say(name)), "", signed(-int(left)), "", "")))
    if WEST in box.active:
        waste = works["devastated"]
        text = made.say("sheet-terrain-out")
        rows.append(
            ("devastated", (capital(made.say("mark-devastated")), waste["cost"], signed(-int(waste["left"])), "", text))
        )
    for name in ("river", "canal"):
        cost = f"{signed(int(works[name]['wet']))} ({made.say('weather-wet')})"
        text = made.say("sheet-terrain-across")
        rows.append(
            (
                f"side:{name}",
                (capital(made.say(f"board-side-{name}")), cost, signed(-int(works[name]["left"])), "", text),
            )
        )
    heads = ("", "cost", "shift", "tanks", "remark")
    return made.make("terrain", "terrain", heads, rows, rule="8.12", note="terrain")


def _ground(name: str, its: Mapping[str, Any], made: Sheets) -> tuple[object, ...]:
    remarks = []
    if "alone" in its:
        remarks.append(made.say("sheet-terrain-alone"))
    elif "mountain" in its:
        remarks.append(made.say("sheet-terrain-mountain", points=int(its["mountain"][0])))
    if "along" in its:
        remarks.append(made.say("sheet-terrain-along", points=_by_weather(its["along"], made)))
    if name == "lake":
        remarks.append(made.say("sheet-terrain-frozen"))
    return (
        capital(made.say(f"board-terrain-{name}")), _by_weather(its["cost"], made),
        _by_weather([signed(-int(left)) for left in its["left"]], made), made.say(f"sheet-tanks-{its['tanks']}"),
        "; ".join(remarks),
    )  # fmt: skip


def _by_weather(values: Sequence[object], made: Sheets) -> str:
    """2; or what it is in fair weather, and in which it is something else."""
    first = values[0]
    others: dict[object, list[str]] = {}
    for weather, value in zip(WEATHERS[1:], values[1:], strict=True):
        if value != first:
            others.setdefault(value, []).append(made.say(f"weather-{weather}"))
    text = "–" if first == 0 and others else str(first)
    return ", ".join((text, *(f"{'–' if its == 0 else its} ({', '.join(names)})" for its, names in others.items())))


# -- the turn ----------------------------------------------------------------------------------------------------------


def _calendar(box: Box, made: Sheets, language: str) -> Sheet:
    """3.6, 12.11: turns with their weather and the Strategic Turns that follow."""
    tracks = [f for f in (WEST, EAST, EGYPT, CAUCASUS) if f in box.active]
    last = max(scene.last_turn for scene in box.scenes.values())
    first = min(scene.first_turn for scene in box.scenes.values())
    rows: Rows = []
    for number, turn in box.turns.items():
        if first <= number <= last:
            skies = [_sky(turn.weather.get(f), f, made) for f in tracks]
            rows.append((f"turn:{number}", (number, capital(turn_name(box, number, language)), *skies, turn.letter)))
    heads = ("turn", "months", *(f"sky-{name}" for name in _track_names(tracks)), "letter")
    return made.make("turn", "calendar", heads, rows, rule="12.11", note="calendar")


def _track_names(tracks: Sequence[int]) -> list[str]:
    return [{WEST: "west", EAST: "east", EGYPT: "egypt", CAUCASUS: "caucasus"}[f] for f in tracks]


def _sky(weather: int | None, f: int, made: Sheets) -> str:
    """12.13: a die decides in the West; elsewhere an empty box is not yet in play."""
    if weather is None:
        return made.say("sheet-variable") if f == WEST else ""
    return made.say(f"weather-{WEATHERS[weather]}")


def _resources(box: Box, made: Sheets) -> Sheet:
    """5.12: points by Strategic Turn and nation; 5.12c: in the combined game those of both charts."""
    charts = {"E": ("europe",), "NE": ("near-east",)}.get(box.tag, ("europe", "near-east"))
    letters = [column for column in box.resources.columns if len(column) == 1]
    found: dict[str, list[int]] = {}
    for its in box.resources.rows:
        if its["chart"] in charts:
            points = found.setdefault(its["nation"], [0] * len(letters))
            for i, each in enumerate(letters):
                points[i] += int(its[each] or 0)
    rows: Rows = [(f"nation:{n}", (made.say(f"nation-{n}"), *points)) for n, points in found.items()]
    return made.make("turn", "resources", ("nation",), rows, rule="5.12a", note="resources", columns=letters)


def _arrivals(box: Box, made: Sheets, language: str) -> Sheet:
    """13.1: new units by Strategic Turn and nation."""
    due: dict[tuple[str, int], list[str]] = {}
    for u in range(box.count):
        if box.in_game[u] and (box.arrival[u] in LETTERS or box.arrival[u].startswith("+")):
            name = name_of(box, "unit", u, language).partition(" ")[2]
            due.setdefault((box.arrival[u], box.nation[u]), []).append(name)
    order = {arrival: n for n, arrival in enumerate((*LETTERS, *(f"+{n}" for n in range(1, 20))))}
    rows: Rows = [
        (f"letter:{arrival}", (arrival, made.say(f"nation-{NATIONS[n]}"), ", ".join(units)))
        for (arrival, n), units in sorted(due.items(), key=lambda its: (order[its[0][0]], its[0][1]))
    ]
    return made.make("arrivals", "arrivals", ("letter", "nation", "units"), rows, rule="13.11a", note="arrivals")


def _events(box: Box, made: Sheets, side: str, language: str) -> Sheet:
    """6.0: the events of a side's pool, with the Strategic Turns on which their counters join it."""
    rows: Rows = []
    for its in box.event_rows:
        if its["side"] == side and box.word in its["games"].split():
            name, text = (typeset(its.get(f"{key}_{language}") or its[key], language) for key in ("name", "text"))
            must = f" ({made.say('sheet-mandatory')})" if its["mandatory"] == "yes" else ""
            rows.append((f"event:{its['event']}", (f"{name}{must}", its["letters"], text)))
    return made.make("events", f"events-{side}", ("event", "letters", "text"), rows, rule="6.0", note="events")


# -- what is in play ---------------------------------------------------------------------------------------------------


def lit(box: Box, position: Seen) -> tuple[Lit, ...]:
    """This turn, the last Strategic Turn; in a combat its column, its die, its ground."""
    found = [Lit(sheet="calendar", row=f"turn:{position.turn}")]
    if position.letter:
        found.append(Lit(sheet="resources", column=position.letter))
        if any(box.in_game[u] and box.arrival[u] == position.letter for u in range(box.count)):
            found.append(Lit(sheet="arrivals", row=f"letter:{position.letter}"))
    if position.attack is not None:
        found += _attack(box, position.attack)
    return tuple(dict.fromkeys(found))


def _attack(box: Box, its: AttackSeen) -> Iterator[Lit]:
    odds = its.odds
    if odds is not None and odds.column >= 0:
        row = f"die:{min(max(its.die + odds.modifier, 1), FACES)}" if its.die else ""
        yield Lit(sheet=f"combat-{letter(odds)}", row=row, column=table_column(odds))
    h = box.hex[its.hex]
    front = box.front_of[h]
    yield Lit(sheet="terrain", row=f"terrain:{front.terrain[h - front.base]}")
    if front.rows[h - front.base]["town"] == "city":
        yield Lit(sheet="terrain", row="town:city")
    if its.fort:
        yield Lit(sheet="terrain", row=f"fort:{its.fort}")
