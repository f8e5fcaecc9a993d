"""GAL.5.32, GAL.8: reinforcements and replacements."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.clash_of_giants_2.supply import traced

from .finding import GALICIA_BOX as BOX
from .finding import distance, first, numbers, open_ground, place, sentinel, step
from .table import GALICIA, Table, galicia, marker

TOWNS = BOX.class_set("town", "city")
REAR = min(numbers(BOX, BOX.sources[0]))
"""An Austrian source, where a reduced division makes the game stop at the Austrian replacements."""
TARNOPOL = place(BOX, "Tarnopol")
ALL_ROUND = ("n", "se", "sw")


def arriving(units: dict[str, str], turn: int, **more: Any) -> Table:
    """The reinforcement phase of a turn."""
    return galicia({**sentinel(), **units}, phase="arrive", side="ru", turn=turn, **more)


def replacing(units: dict[str, str], **more: Any) -> Table:
    """The replacement phase."""
    return galicia(units, phase="replace", side="ru", **more)


def town(country: str, **where: str) -> str:
    """A town or city of a country without fort or railway source, away from the edge and from other towns."""
    return first(
        BOX,
        lambda h: (
            bool(TOWNS >> h & 1)
            and BOX.country[h] == country
            and h not in BOX.fort_at
            and len(BOX.map.linked[h]) == 6
            and not BOX.map.range(1 << h, 2) & TOWNS & ~(1 << h)
            and all(BOX.rows[h][column] == name for column, name in where.items())
        ),
    )


def held_by(side: str, hexes: int) -> dict[str, str]:
    """Units of a side in all these hexes."""
    names = (name for name in BOX.units if name.startswith(side) and BOX.turn[BOX.unit[name]] == 0)
    return {number: next(names) for number in sorted(numbers(BOX, hexes))}


# -- GAL.8.1 ------------------------------------------------------------------------------------------------------


def test_gal_5_32a_both_sides_place_all_units_due_russia_first() -> None:
    """GAL.8.12a, GAL.8.13a: on the printed turn, the Russians before the Austrians."""
    t = arriving({"waiting": "ru-48 ru-49 ru-65r ah-41h ah-111ls"}, 3)
    assert (t.asked, t.nouns("place")) == ("ru", {"ru-48", "ru-49"})
    assert t.refusal("place:ru-65r").rule == "STD.9.1"
    t.do("place:ru-48", "at:Lublin", "place:ru-49", "at:Lublin")
    assert (t.asked, t.nouns("place")) == ("ah", {"ah-41h"})
    t.do("place:ah-41h", "at:Krakau")
    assert t.prompt == "ask-replace"
    assert [t.at(unit) for unit in ("ru-65r", "ah-111ls")] == ["waiting", "waiting"]
    assert [t.has("fresh", unit) for unit in ("ru-48", "ru-49", "ah-41h")] == [True] * 3


def test_gal_8_12a_and_gal_8_13a_each_unit_comes_on_its_own_turn() -> None:
    """GAL.8.12a, GAL.8.13a: turn by turn, exactly the units with that number."""
    for turn in range(2, 8):
        due = {name for name in BOX.units if BOX.turn[BOX.unit[name]] == turn}
        later = " ".join(name for name in BOX.units if BOX.turn[BOX.unit[name]] >= turn)
        t = arriving({"waiting": later.replace("ru-83r ", "")}, turn)
        for side in ("ru", "ah"):
            mine = {name for name in due if name.startswith(side)} - {"ru-83r"}
            if mine:
                assert (t.asked, t.nouns("place")) == (side, mine)
            while t.prompt == "ask-arrive" and t.asked == side:
                t.do(f"place:{min(t.nouns('place'))}")
                t.do(f"at:{min(t.nouns('at'))}")


def test_gal_8_12b_russians_enter_in_supplied_towns_and_cities_of_russia() -> None:
    t = arriving({"waiting": "ru-65r"}, 4)
    t.do("place:ru-65r")
    assert t.nouns("at") == numbers(BOX, TOWNS & BOX.country_set("ru"))
    assert t.refusal("at:Lemberg").rule == "GAL.8.12b"
    village = first(BOX, lambda h: BOX.place_class[h] == "village" and BOX.country[h] == "ru")
    assert t.refusal(f"at:{village}").rule == "GAL.8.12b"
    here = town("ru")
    siege = {step(BOX, here, way): unit for way, unit in zip(ALL_ROUND, ("ah-5", "ah-12", "ah-14"), strict=True)}
    t = arriving({"waiting": "ru-65r", **siege}, 4)
    t.do("place:ru-65r")
    assert t.refusal(f"at:{here}").rule == "GAL.8.12b", "cut off"
    t = arriving({"waiting": "ru-65r", here: "ah-5"}, 4)
    t.do("place:ru-65r")
    assert t.refusal(f"at:{here}").rule == "STD.9.2"


def test_gal_8_12c_russians_may_enter_in_an_enemy_zone_but_not_above_stacking() -> None:
    here = town("ru")
    t = arriving({"waiting": "ru-65r", step(BOX, here, "n"): "ah-5"}, 4)
    t.do("place:ru-65r")
    assert t.can(f"at:{here}")
    t = arriving({"waiting": "ru-65r", here: "ru-7 ru-10"}, 4)
    t.do("place:ru-65r")
    assert t.refusal(f"at:{here}").rule == "STD.6.1"


def test_gal_8_12d_a_corps_enters_in_one_armys_area() -> None:
    """In another hex of it if it likes; units without a corps go where they like."""
    t = arriving({"waiting": "ru-48 ru-49 ru-78r"}, 3)
    t.do("place:ru-48", "at:Lublin", "place:ru-49")
    assert t.refusal("at:Rovno").rule == "GAL.8.12d"
    assert {BOX.rows[BOX.hex[number]]["area1"] for number in t.nouns("at")} == {"4"}
    assert len(t.nouns("at")) > 1
    t.do("at:Lublin", "place:ru-78r")
    assert t.can("at:Rovno")


def test_gal_8_12e_who_cannot_enter_in_time_is_eliminated() -> None:
    taken = held_by("ah", BOX.sources[1])
    t = galicia({**taken, "waiting": "ru-48 ru-uralcos ru-1g", REAR: "(ah-ge3lw)"}, phase="arrive", side="ru", turn=4)
    assert (t.asked, t.prompt) == ("ah", "ask-replace")
    assert [t.at(unit) for unit in ("ru-48", "ru-uralcos", "ru-1g")] == ["eliminated", "eliminated", "waiting"]
    assert t.steps("ru-48") == 0


def test_gal_8_13b_austrians_enter_in_supplied_towns_of_austria_outside_enemy_zones() -> None:
    t = arriving({"waiting": "ah-41h"}, 3)
    t.do("place:ah-41h")
    assert t.nouns("at") == numbers(BOX, TOWNS & BOX.country_set("ah"))
    assert t.refusal("at:Lublin").rule == "GAL.8.13b"
    german = first(BOX, lambda h: BOX.country[h] == "ge")
    assert t.refusal(f"at:{german}").rule == "GAL.8.13b"
    here = town("ah")
    t = arriving({"waiting": "ah-41h", step(BOX, here, "n"): "ru-7"}, 3)
    t.do("place:ah-41h")
    assert (t.refusal(f"at:{here}").rule, t.refusal(f"at:{here}").key) == ("GAL.8.13b", "place-in-zoc")
    siege = {step(BOX, here, way): unit for way, unit in zip(ALL_ROUND, ("ru-7", "ru-10", "ru-3"), strict=True)}
    friends = {step(BOX, here, way): unit for way, unit in (("ne", "ah-5"), ("s", "ah-12"), ("nw", "ah-14"))}
    t = arriving({"waiting": "ah-41h", **siege, **friends, here: "ah-11"}, 3)
    t.do("place:ah-41h")
    assert t.refusal(f"at:{here}").key == "place-in-zoc", "friends do not lift the zone here"


def test_gal_8_13c_second_army_reinforcements_enter_anywhere_in_its_area_far_from_russians() -> None:
    """Four hexes from any Russian unit; towns or not."""
    t = arriving({"waiting": "ah-20h", "Tarnopol": "ru-13"}, 3)
    t.do("place:ah-20h")
    at = t.nouns("at")
    assert {BOX.rows[BOX.hex[number]]["area0"] for number in at} == {"2"}
    assert min(distance(BOX, number, TARNOPOL) for number in at) == 4
    assert {BOX.place_class[BOX.hex[number]] for number in at} >= {"", "town"}
    near = first(BOX, lambda h: BOX.rows[h]["area0"] == "2" and distance(BOX, BOX.numbers[h], TARNOPOL) == 3)
    assert t.refusal(f"at:{near}").rule == "GAL.8.13c"
    assert t.refusal("at:Krakau").rule == "GAL.8.13c"


def test_gal_8_13c_second_army_reinforcements_enter_in_austria_only() -> None:
    """Not in Russia, though its area goes on there and could be supplied; least of all on a Russian source."""
    t = arriving({"waiting": "ah-20h"}, 3, options={"enemy-rails": True})
    t.do("place:ah-20h")
    assert {BOX.country[BOX.hex[number]] for number in t.nouns("at")} == {"ah"}
    there = BOX.area_set[0][BOX.areas[0].index("2")] & BOX.country_set("ru") & traced(t.g, 0)
    assert there & BOX.sources[1]
    assert {t.refusal(f"at:{number}").rule for number in numbers(BOX, there & ~t.g.occ[1])} == {"GAL.8.13c"}


def test_gal_8_13d_unsupplied_russians_do_not_keep_the_second_army_away() -> None:
    for supply, away in (("unsupplied", 1), ("reduced", 4), ("supplied", 4)):
        t = arriving({"waiting": "ah-20h", "Tarnopol": "ru-13"}, 3, supply={"ru-13": supply})
        t.do("place:ah-20h")
        assert min(distance(BOX, number, TARNOPOL) for number in t.nouns("at")) == away, supply


def test_gal_8_13e_stacking_and_the_corps_rule_hold_for_austrians() -> None:
    t = arriving({"waiting": "ah-ge3lw ah-ge4lw", "Lemberg": "ah-11 ah-30"}, 5)
    t.do("place:ah-ge3lw")
    assert t.refusal("at:Lemberg").rule == "STD.6.1"
    t.do("at:Krakau", "place:ah-ge4lw")
    assert t.refusal("at:Stanislau").rule == "GAL.8.13e"
    assert {BOX.rows[BOX.hex[number]]["area0"] for number in t.nouns("at")} == {"1"}


def test_gal_8_13f_austrians_that_cannot_enter_in_time_are_eliminated() -> None:
    t = arriving({"waiting": "ah-41h ah-20h ah-17", **held_by("ru", BOX.sources[0])}, 3)
    assert (t.asked, t.prompt) == ("ru", "ask-replace")
    assert [t.at(unit) for unit in ("ah-41h", "ah-20h", "ah-17")] == ["eliminated", "eliminated", "waiting"]
    left, posts = BOX.area_set[0][BOX.areas[0].index("2")], 0
    while left:  # Russians near every hex of the 2nd Army's area
        posts |= left & -left
        left &= ~BOX.map.range(posts, 3)
    t = arriving({"waiting": "ah-41h ah-20h", **held_by("ru", posts)}, 3)
    assert t.nouns("place") == {"ah-41h"}
    assert t.refusal("place:ah-20h").rule == "GAL.8.13f"
    t.do("place:ah-41h", "at:Krakau")
    assert t.at("ah-20h") == "eliminated"


# -- GAL.8.2 ------------------------------------------------------------------------------------------------------

WEAK = {REAR: "(ah-ge3lw) (ah-5)", "Rovno": "(ru-7) (ru-10)"}


def test_gal_8_2a_one_infantry_step_a_side_and_turn_gal_8_2b_russia_first() -> None:
    """GAL.5.32b, GAL.8.2b. The German Landwehr is served by the Austrian marker."""
    t = replacing(WEAK, dice=[marker(GALICIA, "ah-1"), 6])
    assert (t.asked, t.nouns("replace")) == ("ru", {"ru-7", "ru-10"})
    t.do("replace:ru-10")
    assert t.has("repl", "ru-10")
    assert (t.asked, t.nouns("replace")) == ("ah", {"ah-ge3lw", "ah-5"})
    t.do("replace:ah-ge3lw")
    assert t.prompt == "ask-move", "no second marker"
    assert not t.has("repl", "ah-5")
    assert t.steps("ah-ge3lw") == 1, "it is whole at recovery, not before"


def test_gal_8_2c_who_receives_replacements_neither_moves_nor_attacks() -> None:
    here = open_ground(BOX, 2)
    units = {here: "(ah-5) ah-12", step(BOX, here, "ne"): "ru-7"}
    army = f"ah-{BOX.rows[BOX.hex[here]]['area0']}"
    t = galicia(units, active=army, repl=1 << BOX.unit["ah-5"])
    assert t.refusal("move:ah-5").rule == "GAL.5.34e"
    t.do("done", f"attack:{step(BOX, here, 'ne')}")
    assert t.refusal("join:ah-5").rule == "STD.12.3"
    assert t.nouns("join") == {"ah-12"}


def test_gal_8_2d_a_step_that_was_not_used_is_lost() -> None:
    """After a turn without, there is still one marker only."""
    t = replacing(WEAK, turn=5, dice=[marker(GALICIA, "ah-1"), 6])
    t.do("pass", "pass")
    t.dice(*(answer for m in range(1, 8) for answer in ((m,), 1))).do("done")
    while t.prompt == "ask-move":
        t.do("done")
    assert (t.g.turn, t.prompt, t.asked) == (6, "ask-replace", "ru")
    t.do("replace:ru-7")
    assert t.asked == "ah"


@pytest.mark.parametrize("supply", ["reduced", "unsupplied", "fort"])
def test_gal_8_21a_only_with_supply_from_the_edge(supply: str) -> None:
    t = replacing({**WEAK, "Lublin": "(ru-3)"}, supply={"ru-7": supply})
    assert t.refusal("replace:ru-7").rule == "GAL.8.21a"
    assert t.nouns("replace") == {"ru-3", "ru-10"}


def test_gal_8_21b_only_reduced_units_of_two_steps() -> None:
    t = replacing({"Rovno": "(ru-7) ru-10", "Lublin": "ru-2rif ru-13cd"})
    assert {t.refusal(f"replace:{unit}").rule for unit in ("ru-10", "ru-2rif", "ru-13cd")} == {"GAL.8.21b"}
    assert t.nouns("replace") == {"ru-7"}


def test_gal_8_21c_not_in_an_enemy_zone() -> None:
    here = open_ground(BOX, 2)
    t = replacing({here: "(ru-7)", step(BOX, here, "s"): "ah-2kd", "Rovno": "(ru-10)"})
    assert t.refusal("replace:ru-7").rule == "GAL.8.21c"
    assert t.nouns("replace") == {"ru-10"}


def test_gal_8_21d_an_enemy_who_comes_near_later_does_not_matter() -> None:
    here = open_ground(BOX, 2)
    t = galicia(
        {here: "(ah-5)", step(BOX, here, "s"): "ru-7", **sentinel()}, phase="recover", repl=1 << BOX.unit["ah-5"]
    )
    assert t.steps("ah-5") == 2


def test_gal_8_21e_who_is_attacked_loses_the_marker_and_is_done() -> None:
    """It does not recover at the end of the turn; its neighbour does."""
    here = open_ground(BOX, 2)
    units = {here: "(ah-5)", step(BOX, here, "n"): "ru-7", "Krakau": "(ah-12)", **sentinel()}
    marks = 1 << BOX.unit["ah-5"] | 1 << BOX.unit["ah-12"]
    t = galicia(units, phase="combat", side="ru", repl=marks, cup="ru-8", dice=[1, 1, marker(GALICIA, "ru-8"), 1])
    t.do(f"attack:{here}", "join:ru-7", "settle", "resolve")
    assert t.prompt == "ask-move"
    assert (t.has("repl", "ah-5"), t.has("moved", "ah-5")) == (False, True)
    assert t.has("repl", "ah-12")
    t.do("done")
    assert (t.g.turn, t.steps("ah-5"), t.steps("ah-12")) == (6, 1, 2)


# -- GAL.8.22 -----------------------------------------------------------------------------------------------------


def test_gal_8_22a_one_cavalry_division_a_turn_and_only_for_the_russians() -> None:
    """GAL.5.32c. The infantry marker is another."""
    t = replacing({"Rovno": "ru-12cd", "Lublin": "(ru-7)", REAR: "ah-1kd (ah-5)"})
    assert {"ru-1kcos", "ru-13cd"} <= t.nouns("rebuild")
    assert t.refusal("rebuild:ru-10").rule == "GAL.8.22a", "infantry stays dead"
    t.do("rebuild:ru-1kcos", "at:Rovno")
    assert t.at("ru-1kcos") == t.at("ru-12cd")
    assert (t.prompt, t.nouns("rebuild")) == ("ask-replace", set())
    assert t.refusal("rebuild:ru-13cd").rule == "GAL.8.22a"
    t.do("replace:ru-7")
    assert (t.asked, t.nouns("rebuild")) == ("ah", set())
    assert t.refusal("rebuild:ah-8kd").rule == "GAL.8.22a"


def test_gal_8_22b_it_joins_fully_supplied_cavalry_outside_enemy_zones() -> None:
    near = open_ground(BOX, 2)
    hosts = {
        "Rovno": "ru-12cd", "Lublin": "ru-13cd", "Kholm": "ru-7", "Ivangorod": "ru-9cd ru-10cd ru-11cd",
        near: "ru-14cd", step(BOX, near, "s"): "ah-2kd",
    }  # fmt: skip
    t = replacing({**hosts, "eliminated": "ru-1kcos"}, supply={"ru-13cd": "reduced"})
    t.do("rebuild:ru-1kcos")
    assert t.nouns("at") == {place(BOX, "Rovno")}
    assert {t.refusal(f"at:{place}").rule for place in ("Lublin", "Kholm", near)} == {"GAL.8.22b"}
    assert t.refusal("at:Ivangorod").rule == "STD.6.1"
    t = replacing({"Lublin": "ru-13cd", "Rovno": "(ru-7)"}, supply={"ru-13cd": "reduced"})
    assert t.refusal("rebuild:ru-1kcos").rule == "GAL.8.22b"


def test_gal_8_22c_it_stands_still_this_turn_gal_8_22d_its_host_does_not() -> None:
    """GAL.5.32d, GAL.8.22d: it defends with its factor and its own efficiency."""
    here = open_ground(BOX, 2)
    enemy = step(BOX, here, "sw")
    army = f"ru-{BOX.rows[BOX.hex[here]]['area1']}"
    t = replacing({here: "ru-12cd"}, dice=[marker(GALICIA, army), 6])
    t.do("rebuild:ru-1kcos", f"at:{here}")
    assert t.has("rebuilt", "ru-1kcos")
    assert t.steps("ru-1kcos") == 1
    assert t.nouns("move") == {"ru-12cd"}
    assert t.refusal("move:ru-1kcos").rule == "GAL.5.34e"
    bit = 1 << BOX.unit["ru-1kcos"]
    t = galicia({here: "ru-12cd ru-1kcos", enemy: "ah-2kd"}, phase="combat", side="ru", rebuilt=bit)
    t.do(f"attack:{enemy}")
    assert t.nouns("join") == {"ru-12cd"}
    assert t.refusal("join:ru-1kcos").rule == "STD.12.3"
    t = galicia(
        {here: "ru-1kcos", enemy: "ah-2kd"},
        phase="combat",
        side="ah",
        rebuilt=bit,
        turn=10,
        dice=[BOX.ter[BOX.unit["ru-1kcos"]], 1],
    )
    t.do(f"attack:{here}", "join:ah-2kd", "settle", "resolve", "stand")
    assert t.at("ru-1kcos") == here, "its own efficiency counts"
    assert [line["defence"] for line in t.told("log-odds")] == [1]


def test_gal_8_22a_only_divisions_of_cavalry_return() -> None:
    """A brigade of cavalry stays dead."""
    brigade = next(BOX.units[u] for u in BOX.of_side[1] if BOX.kind[u] == 1 and not BOX.division[u])
    t = galicia({"Rovno": "ru-1kcos", "eliminated": f"{brigade} ru-13cd"}, phase="replace", side="ru")
    assert "ru-13cd" in t.nouns("rebuild")
    assert t.refusal(f"rebuild:{brigade}").rule == "GAL.8.22a"


def test_gal_8_2a_the_step_is_one_of_infantry(monkeypatch: pytest.MonkeyPatch) -> None:
    """GAL.5.32b. Should a corrected roster have cavalry of two steps."""
    monkeypatch.setattr(BOX, "steps", tuple(2 for _ in BOX.steps))
    t = galicia({"Rovno": "(ru-1kcos) (ru-10)"}, phase="replace", side="ru")
    assert t.nouns("replace") == {"ru-10"}
    assert t.refusal("replace:ru-1kcos").rule == "GAL.8.21b"
