"""The charts to look up, all from the data files: those of the game, those of a scenario; what is in play on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from ...kernel.picture import Lit, Sheet
from ...kernel.sheets import Sheets, signed
from ...kernel.words import capital
from .box import SIDES, Box
from .names import name_of, say, turn_name
from .scenes import Scene
from .seen import BattleSeen, Seen

ERRORS = range(1, 7)


def sheets(box: Box, language: str) -> tuple[Sheet, ...]:
    """Charts of every scenario."""
    made = Sheets(partial(say, language))
    return (
        _combat(box, made), _bombardment(box, made), _mastery(box, made), _errors(made), _damage(box, made),
        _terrain(box, made), _disengagement(box, made), _air(box, made), _weather(box, made),
    )  # fmt: skip


def scenario_sheets(box: Box, position: Seen, language: str) -> tuple[Sheet, ...]:
    """Charts of this scenario: its turns, its reinforcements, what its doctrines do."""
    made = Sheets(partial(say, language))
    scene = box.scenes[position.scenario]
    arrivals = _arrivals(box, scene, made, language)
    found = [_calendar(box, scene, made, language), _doctrine(box, scene, made)]
    return (*found, arrivals) if arrivals.rows else tuple(found)


# -- combat -----------------------------------------------------------------------------------------------------------


def _combat(box: Box, made: Sheets) -> Sheet:
    """12.2.5: damage of attacker and defender by the sum of two dice."""
    table = box.tables["combat"]
    rows = [(f"dice:{sum_}", (sum_, *cells)) for sum_, cells in enumerate(table["rows"], 2)]
    return made.make("combat", "combat", ("dice",), rows, rule="12.2.5b", note="combat", columns=table["columns"])


def _bombardment(box: Box, made: Sheets) -> Sheet:
    """15.2.2j: damage by die and points."""
    rows_ = box.tables["bombardment"]["rows"]
    last = len(rows_) - 1
    heads = [f"{n}+" if n == len(rows_[0]) else str(n) for n in range(1, len(rows_[0]) + 1)]
    rows = [
        (f"die:{die}", ("≤ 0" if not die else f"{die}+" if die == last else str(die), *cells))
        for die, cells in enumerate(rows_)
    ]
    keys = [str(n) for n in range(1, len(heads) + 1)]
    return made.make(
        "combat", "bombardment", ("die",), rows, rule="15.2.2j", note="bombardment", columns=heads, keys=keys
    )


def _mastery(box: Box, made: Sheets) -> Sheet:
    """12.2.6: from which total on, and what is added."""
    table, said = box.tables["mastery"], made.say
    rows: list[tuple[str, tuple[object, ...]]] = [
        ("level:total", (capital(said("mastery-level-total")), f"{table['total']}+", said("sheet-mastery-total"))),
        ("level:partial", (capital(said("mastery-level-partial")), f"{table['partial']}-{table['total'] - 1}",
                           said("sheet-mastery-partial"))),
        ("level:none", (capital(said("mastery-level-none")), f"1-{table['partial'] - 1}", said("sheet-mastery-none"))),
        ("level:errors", (capital(said("mastery-level-errors")), "≤ 0", said("sheet-mastery-errors"))),
    ]  # fmt: skip
    for name in ("elite", "air", "assault", "disorganised", "mixed", "bruchmuller"):
        rows.append(("", (capital(said(f"mastery-{name}")), signed(int(table[name])), "")))
    rows.append(("", (capital(said("mastery-trench")), signed(int(box.tables["trench"]["mastery"])), "")))
    for worst, by in table["morale"].items():
        rows.append(("", (capital(said("sheet-mastery-morale", morale=worst)), signed(int(by)), "")))
    return made.make("combat", "mastery", ("", "total", "gives"), rows, rule="12.2.6a", note="mastery")


def _errors(made: Sheets) -> Sheet:
    """12.2.6u to 12.2.6y: erroneous orders."""
    rows = [
        (f"die:{die}", (die, made.say(f"sheet-error-attack-{die}"), made.say(f"sheet-error-defence-{die}")))
        for die in ERRORS
    ]
    return made.make("combat", "errors", ("die", "attacker", "defender"), rows, rule="12.2.6u")


def _damage(box: Box, made: Sheets) -> Sheet:
    """12.2.8: what a step costs."""
    return made.pairs("combat", "damage", dict(box.tables["damage"]), rule="12.2.8a", note="damage")


# -- the ground -------------------------------------------------------------------------------------------------------


def _terrain(box: Box, made: Sheets) -> Sheet:
    """The terrain effects chart: hexes, towns, trenches, hexsides."""
    tables, said = box.tables, made.say
    rows: list[tuple[str, tuple[object, ...]]] = []
    for name, one in tables["terrain"].items():
        label = said(f"board-terrain-{name}")
        rows.append((f"terrain:{name}", (capital(label), one["cost"], signed(-one["left"]), "", "", one["rule"])))
    for name, one in tables["town"].items():
        times = f"× {one['times']}" if one["times"] > 1 else ""
        rows.append(
            (f"town:{name}", (capital(said(f"board-town-{name}")), one["cost"], signed(-one["left"]), times,
                              signed(one["die"]), one["rule"]))
        )  # fmt: skip
    trench = tables["trench"]
    times = " / ".join(f"× {trench['times'][key]}" for key in ("half", "full"))
    rows.append(
        ("trench", (capital(said("board-feature-trench")), signed(trench["cost"]), "", times, signed(trench["die"]),
                    "12.2.4j"))
    )  # fmt: skip
    for name, rule in (("minor", "12.2.4l"), ("major", "12.2.4l"), ("ridge", "12.2.4k")):
        one = tables["side"][name]
        left = signed(-one["left"])
        half = said("sheet-terrain-half") if name == "ridge" else ""
        rows.append((f"side:{name}", (capital(said(f"board-side-{name}")), signed(one["cost"]), left, half, "", rule)))
    heads = ("", "cost", "shift", "defence", "fire", "rule")
    return made.make("terrain", "terrain", heads, rows, rule="11.1.1c", note="terrain")


# -- the turn ---------------------------------------------------------------------------------------------------------


def _from(rows: list[Mapping[str, Any]], i: int) -> str:
    """From the number of a row to that of the next."""
    low = int(rows[i]["from"])
    if i + 1 == len(rows):
        return f"{low}+"
    high = int(rows[i + 1]["from"]) - 1
    return f"≤ {high}" if i == 0 else str(low) if low == high else f"{low}-{high}"


def _disengagement(box: Box, made: Sheets) -> Sheet:
    """13.0: by die and modifiers."""
    table, said = box.tables["disengagement"], made.say
    rows: list[tuple[str, tuple[object, ...]]] = []
    for i, one in enumerate(table["rows"]):
        key = "star" if one["star"] else "led" if one["led"] else "mode" if one["retreat_mode"] else "free"
        text = said(f"sheet-away-{key}", least=one["least"], most=one["most"])
        rows.append(("", (_from(table["rows"], i), text)))
    for morale, by in table["morale"].items():
        rows.append(("", (signed(int(by)), said("sheet-away-morale", morale=morale))))
    for name in ("cavalry", "surrounded", "disorganised", "retreat_mode"):
        rows.append(("", (signed(int(table[name])), said(f"sheet-away-{name.replace('_', '-')}"))))
    rows.append(("", (signed(int(box.tables["trench"]["away"])), said("board-feature-trench"))))
    rows.append(("", (signed(int(box.tables["town"]["major"]["away"])), said("board-town-major"))))
    return made.make("turn", "disengagement", ("die", "gives"), rows, rule="13.0c")


def _air(box: Box, made: Sheets) -> Sheet:
    """17.1: who has the sky."""
    table = box.tables["air"]["rows"]
    rows = [
        ("", (_from(table, i), made.say(f"side-{one['side']}") if one["side"] else "–", one["supports"]))
        for i, one in enumerate(table)
    ]
    return made.make("air", "air", ("die", "side", "supports"), rows, rule="17.1c", note="air")


def _weather(box: Box, made: Sheets) -> Sheet:
    """10.0: by two dice."""
    rows = [
        ("", (dice, made.say(f"sheet-weather-{what}"))) for dice, what in enumerate(box.tables["weather"]["dice"], 2)
    ]
    return made.make("turn", "weather", ("dice", "gives"), rows, rule="10.0a", note="weather")


def _calendar(box: Box, scene: Scene, made: Sheets, language: str) -> Sheet:
    """8.0: turns, with their offensives and the weather that is known."""
    rows = [
        (f"turn:{turn}", (turn, turn_name(box, turn, language), "; ".join(_brings(scene, turn, made))))
        for turn in range(scene.first_turn, scene.last_turn + 1)
    ]
    return made.make("turn", "calendar", ("turn", "days", "brings"), rows, rule="7.0a")


def _brings(scene: Scene, turn: int, made: Sheets) -> Iterator[str]:
    plan = scene.offensives.get(turn)
    if plan is not None:
        modifiers = " ".join(signed(by) for by in plan.modifiers)
        yield made.say("sheet-brings-offensive", side=made.say(f"side-{SIDES[scene.initiative]}"), modifiers=modifiers,
                       guns=plan.guns)  # fmt: skip
    for (when, sequence), (weather, fog) in scene.fixed_weather.items():
        if when == turn:
            key = ("fog-" if fog else "") + weather if weather else "fog"
            yield made.say("sheet-brings-weather", sequence=sequence, weather=made.say(f"sheet-weather-{key}"))


def _doctrine(box: Box, scene: Scene, made: Sheets) -> Sheet:
    """3.0j: what the doctrines of this scenario do."""
    rows = []
    for name in dict.fromkeys((*scene.doctrine.values(), *scene.doctrine_of.values())):
        one = box.tables["doctrine"][name]
        nations = [made.say(f"nation-{nation}") for nation, its in scene.doctrine.items() if its == name]
        nations += [made.say(f"division-{division}") for division, its in scene.doctrine_of.items() if its == name]
        rows.append(
            ("", (made.say(f"doctrine-{name}"), ", ".join(nations), signed(one["right"]), signed(one["damage"]),
                  signed(one["attack"]), signed(one["defence"]), f"{one['total']} / {one['partial']}"))
        )  # fmt: skip
    heads = ("doctrine", "who", "shift", "damage", "in-attack", "in-defence", "back")
    return made.make("combat", "doctrine", heads, rows, rule="3.0j", note="doctrine")


def _arrivals(box: Box, scene: Scene, made: Sheets, language: str) -> Sheet:
    """11.1.5: who comes when, and where."""
    due: dict[tuple[int, int, int, int], list[str]] = {}
    for one in scene.placed:
        if one.hex < 0 and one.turn:
            key = (one.turn, one.sequence or 1, box.side[one.unit], one.entry)
            due.setdefault(key, []).append(name_of(box, "unit", one.unit, language))
    rows = []
    for (turn, sequence, side, entry), units in sorted(due.items()):
        where = name_of(box, "unit", entry, language) if entry >= 0 else made.say("sheet-any-hq")
        rows.append((f"turn:{turn}", (turn, sequence, made.say(f"side-{SIDES[side]}"), ", ".join(units), where)))
    return made.make("arrivals", "arrivals", ("turn", "sequence", "side", "units", "entry"), rows, rule="11.1.5a")


# -- what is in play --------------------------------------------------------------------------------------------------


def lit(box: Box, position: Seen) -> tuple[Lit, ...]:
    """This turn; in a combat its column, its dice, its ground."""
    now = f"turn:{position.turn}"
    found = [Lit(sheet="calendar", row=now), Lit(sheet="arrivals", row=now)]
    if position.battle is not None:
        found += _battle(box, position.battle)
    return tuple(dict.fromkeys(found))


def _battle(box: Box, battle: BattleSeen) -> Iterator[Lit]:
    columns = box.tables["combat"]["columns"]
    if battle.dice[0]:
        yield Lit(sheet="combat", row=f"dice:{sum(battle.dice)}", column=columns[max(0, battle.column)])
    elif battle.odds is not None and battle.attackers:
        yield Lit(sheet="combat", column=columns[max(0, battle.odds.column)])
    for points, die, more in zip(
        battle.bombardment, battle.shot, (sum(one.by for one in battle.shot_shifts), 0), strict=True
    ):
        if points:
            most = len(box.tables["bombardment"]["rows"][0])
            row = f"die:{max(0, min(len(box.tables['bombardment']['rows']) - 1, die + more))}" if die else ""
            yield Lit(sheet="bombardment", row=row, column=str(min(most, points)))
    if battle.green or battle.blue:
        yield from (Lit(sheet="mastery", row=f"level:{level}") for level in battle.mastery)
    yield from (Lit(sheet="errors", row=f"die:{die}") for die in battle.errors if die)
    h = box.hex[battle.hex]
    yield Lit(sheet="terrain", row=f"town:{box.town[h]}" if box.town[h] else f"terrain:{box.terrain[h]}")
