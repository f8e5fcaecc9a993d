"""GAL.TEC: the terrain effects chart, in movement and in combat. Examples C4, C5 and C12 to C14."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.clash_of_giants_2.command import allowance
from grognard.games.clash_of_giants_2.odds import Odds, odds
from grognard.games.clash_of_giants_2.state import zoc

from .finding import GALICIA_BOX as BOX
from .finding import divisions, first, onto, open_ground, river, sentinel, step
from .table import Table, galicia

PRZEMYSL = BOX.tables["przemysl"]["hex"]
COLUMNS = BOX.tables["combat"]["columns"]


def ground(terrain: str, place: str = "", rail: bool | None = None) -> Callable[[int], bool]:
    """Hexes of a terrain with such a place and no fort, on a railway or not."""
    return lambda h: (
        BOX.terrain[h] == terrain and BOX.place_class[h] == place and h not in BOX.fort_at
        and not BOX.any_vp >> h & 1 and (rail is None or bool(BOX.rails >> h & 1) == rail)
    )  # fmt: skip


def price(start: str, goal: str) -> int:
    """The fewest points with which a rider gets from one hex to the next."""
    army = f"ah-{BOX.rows[BOX.hex[start]]['area0']}"
    unit = BOX.unit["ah-2kd"]
    whole = allowance(galicia({start: "ah-2kd"}, active=army).g, unit)
    for points in range(1, whole + 1):
        t = galicia(
            {start: "ah-2kd"}, active=army, marching=(unit,), walked=whole - points, options={"minimum-hex": False}
        )
        if t.can(f"to:{goal}"):
            return points
    raise AssertionError("out of reach")


def attack(where: dict[str, str], target: str, **more: Any) -> Odds:
    """The odds of an Austrian attack by everybody on a Russian division (or what else is there)."""
    t = galicia({target: "ru-7"} | where, phase="combat", side="ah", **more)
    hexes = (BOX.hex[target],)
    return odds(t.g, hexes, [u for u in BOX.of_side[0] if t.g.loc[u] < BOX.size and t.g.loc[u] not in hexes])


def on_ground(ok: Callable[[int], bool], kind: str = "") -> tuple[int, int, int]:
    """Attack factors, defence factors and shift for two divisions against one on such ground."""
    start, goal = onto(BOX, kind, ok)
    found = attack({start: "ah-5 ah-12"}, goal)
    return found.attack, found.defence, found.shift


# -- the rows of the chart ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "cost", "defence", "shift"),
    [
        pytest.param("clear", 1, 2, 0, id="GAL.TEC.1"),
        pytest.param("forest", 2, 3, 0, id="GAL.TEC.3"),
        pytest.param("marsh", 2, 3, 0, id="GAL.TEC.4"),
        pytest.param("mountain", 3, 2, -1, id="GAL.TEC.7"),
        pytest.param("pass", 1, 2, -1, id="GAL.TEC.8"),
    ],
)
def test_gal_tec_1_what_ground_costs_and_gives(terrain: str, cost: int, defence: int, shift: int) -> None:
    """GAL.TEC.1, GAL.TEC.3, GAL.TEC.4, GAL.TEC.7, GAL.TEC.8; GAL.TEC.n1: a factor more, or a column left."""
    assert price(*onto(BOX, "", ground(terrain))) == cost
    assert on_ground(ground(terrain)) == (4, defence, shift)


def test_gal_tec_2_a_railway_changes_nothing() -> None:
    for terrain, cost, defence in (("clear", 1, 2), ("forest", 2, 3), ("marsh", 2, 3)):
        assert price(*onto(BOX, "", ground(terrain, rail=True))) == cost
        assert on_ground(ground(terrain, rail=True))[1] == defence


def test_gal_tec_5_a_river_costs_nothing_and_adds_a_factor() -> None:
    assert price(*onto(BOX, "river", ground("clear"))) == 1
    assert price(*onto(BOX, "river", ground("forest"))) == 2
    assert on_ground(ground("clear"), "river") == (4, 3, 0)


def test_gal_tec_6_a_major_river_costs_a_point_and_shifts_a_column() -> None:
    assert price(*onto(BOX, "major", ground("clear"))) == 2
    assert on_ground(ground("clear"), "major") == (4, 2, -1)


def test_gal_tec_9_villages_are_as_the_ground_around_them() -> None:
    for terrain, cost, defence, shift in (("clear", 1, 2, 0), ("forest", 2, 3, 0), ("mountain", 3, 2, -1)):
        assert price(*onto(BOX, "", ground(terrain, "village"))) == cost
        assert on_ground(ground(terrain, "village")) == (4, defence, shift)


def test_gal_tec_10_towns_add_a_factor() -> None:
    """STD.12.8: in a forest not a second one."""
    assert price(*onto(BOX, "", ground("clear", "town"))) == 1
    assert on_ground(ground("clear", "town")) == (4, 3, 0)
    start, goal = onto(BOX, "", lambda h: BOX.place_class[h] == "town" and BOX.terrain[h] == "forest")
    assert price(start, goal) == 2
    assert attack({start: "ah-5 ah-12"}, goal).defence == 3


def test_gal_tec_11_cities_shift_a_column() -> None:
    assert price(*onto(BOX, "", ground("clear", "city"))) == 1
    assert on_ground(ground("clear", "city")) == (4, 2, -1)


# -- rivers -------------------------------------------------------------------------------------------------------


def banks(ok: Callable[[int], bool], *kinds: str) -> tuple[str, list[str]]:
    """A hex as wished, and as many hexes around it, with these kinds of river between."""
    for h in range(BOX.size):
        if not ok(h):
            continue
        found: list[int] = []
        for kind in kinds:
            found += [n for n in BOX.map.linked[h] if n not in found and river(BOX, n, h) == kind][:1]
        if len(found) == len(kinds):
            return BOX.numbers[h], [BOX.numbers[n] for n in found]
    raise AssertionError("no such banks")


def test_gal_tec_5_example_c4_a_city_behind_a_river() -> None:
    """8 to 4+1 is 1-1, shifted to 1-2; if one stack stands on the near bank 8 to 4 is 2-1, shifted to 1-1."""
    city, (one, other, dry) = banks(ground("clear", "city"), "river", "river", "")
    found = attack({one: "ah-5 ah-12", other: "ah-14 ah-33", city: "ru-7 ru-10"}, city)
    assert (found.attack, found.defence, COLUMNS[found.column]) == (8, 5, "1-2")
    assert (found.attacker, found.defender, found.limit >= 4) == (1, -1, True)
    found = attack({one: "ah-5 ah-12", dry: "ah-14 ah-33", city: "ru-7 ru-10"}, city)
    assert (found.attack, found.defence, COLUMNS[found.column]) == (8, 4, "1-1")


def test_gal_tec_6_example_c5_a_major_river() -> None:
    """6 to 2 is 3-1, shifted to 2-1; with one attacker across a minor river 6 to 3 is 2-1; on dry ground 3-1."""
    target, (one, other, minor, dry) = banks(ground("clear"), "major", "major", "river", "")
    found = attack({one: "ah-5 ah-12", other: "ah-14"}, target)
    assert (found.defence, found.shift, COLUMNS[found.column]) == (2, -1, "2-1")
    found = attack({one: "ah-5 ah-12", minor: "ah-14"}, target)
    assert (found.defence, found.shift, COLUMNS[found.column]) == (3, 0, "2-1")
    found = attack({one: "ah-5 ah-12", dry: "ah-14"}, target)
    assert (found.defence, found.shift, COLUMNS[found.column]) == (2, 0, "3-1")


# -- forts --------------------------------------------------------------------------------------------------------


def besiegers(count: int) -> dict[str, str]:
    """So many Russian divisions around Przemyśl, two to a hex, in the hexes without a river between first."""
    names = divisions(BOX, "ru", 4)[:count]
    h = BOX.hex[PRZEMYSL]
    hexes = sorted(BOX.map.linked[h], key=lambda n: river(BOX, n, h))
    return {BOX.numbers[n]: " ".join(names[2 * i : 2 * i + 2]) for i, n in enumerate(hexes) if names[2 * i :]}


def siege(garrison: str, count: int, *dice: int, **more: Any) -> Table:
    """An attack by everybody on Przemyśl, declared."""
    units = besiegers(count) | sentinel() | ({PRZEMYSL: garrison} if garrison else {})
    t = galicia(units, phase="combat", side="ru", turn=9, dice=dice, **more)
    return t.do(f"attack:{PRZEMYSL}", "join_all", "settle")


def numbers_of(t: Table) -> Odds:
    (declared,) = t.g.attacks
    return odds(t.g, declared.targets, declared.attackers)


def test_gal_tec_12_friends_enter_their_fort_at_the_cost_of_its_ground() -> None:
    assert price(*onto(BOX, "", lambda h: BOX.numbers[h] == PRZEMYSL)) == 1


def test_gal_tec_13_nobody_enters_an_enemy_fort() -> None:
    start = step(BOX, PRZEMYSL, "s")
    army = f"ru-{BOX.rows[BOX.hex[start]]['area1']}"
    t = galicia({start: "ru-7"}, active=army)
    t.do("move:ru-7")
    assert t.refusal(f"to:{PRZEMYSL}").key == "move-enemy-fort"
    t = galicia({start: "ru-7"}, active=army, forts={PRZEMYSL: 0})
    t.do("move:ru-7")
    assert t.can(f"to:{PRZEMYSL}"), "once it is gone"


def test_gal_tec_n2_example_c12_a_garrisoned_fort() -> None:
    """16 to 2+2 is 4-1, one column left for the fort (not a second one for the city), and all eight attackers roll."""
    assert {BOX.ter[BOX.unit[unit]] for unit in ("ah-93ls", "ah-108ls")} <= {1, 2, 3}
    t = siege("ah-93ls ah-108ls", 8, 1, 2, 5, 5, 5, 5, 5, 5, 5, 6)
    found = numbers_of(t)
    assert (found.attack, found.defence, found.shift, COLUMNS[found.column]) == (16, 4, -1, "3-1")
    assert (found.attacker, found.defender) == (-2, 2)
    t.do("resolve")
    assert t.fate.left == 0
    assert (t.at("ah-93ls"), t.at("ah-108ls")) == (PRZEMYSL, "eliminated")
    hurt = [name for names in besiegers(8).values() for name in names.split() if t.steps(name) == 1]
    assert len(hurt) == 1, "a natural six"


def test_gal_tec_n2_example_c13_a_fort_alone() -> None:
    """8 to 2 is 4-1 and stays it. A three, with three more, costs the fort a step; nobody goes in while it stands."""
    t = siege("", 4, 3, 5, 5, 5, 5)
    found = numbers_of(t)
    assert (found.attack, found.defence, found.shift, COLUMNS[found.column]) == (8, 2, 0, "4-1")
    assert (found.attacker, found.limit >= 4) == (-3, True)
    t.do("resolve")
    assert (t.fate.left, t.fort(PRZEMYSL)) == (0, 1)
    assert t.told("log-advance") == []
    assert t.g.turn == 10, "nobody was asked to advance"
    t = siege("", 4, 3, 5, 5, 5, 5, forts={PRZEMYSL: 1}).do("resolve")
    assert (t.fort(PRZEMYSL), t.prompt) == (0, "ask-advance")


def test_gal_tec_n2_example_c14_all_roll_against_a_fort_even_at_6_1() -> None:
    t = siege("", 6, 2, 5, 5, 5, 5, 5, 6)
    found = numbers_of(t)
    assert (found.attack, COLUMNS[found.column], found.attacker) == (12, "6-1", -3)
    t.do("resolve")
    assert t.fate.left == 0
    here = open_ground(BOX, 1)
    around = {
        step(BOX, here, way): unit for way, unit in (("n", "ah-5 ah-12"), ("s", "ah-14 ah-33"), ("se", "ah-2 ah-24"))
    }
    assert attack(around, here).limit == 0, "elsewhere nobody rolls"


def test_gal_tec_n3_enemy_zones_do_not_reach_into_a_fort() -> None:
    """A reduced garrison next to the enemy may be refilled; without the fort it may not."""
    rear = min(BOX.numbers[h] for h in range(BOX.size) if BOX.sources[0] >> h & 1)
    units = {PRZEMYSL: "(ah-5)", rear: "(ah-12)", **besiegers(2), **sentinel()}
    for forts, closed in (({}, False), ({PRZEMYSL: 0}, True)):
        t = galicia(units, phase="replace", side="ru", forts=forts)
        assert bool(zoc(t.g, 1) >> BOX.hex[PRZEMYSL] & 1) == closed
        t.do("pass")
        assert t.nouns("replace") == ({"ah-12"} if closed else {"ah-5", "ah-12"})


@pytest.mark.parametrize(("die", "steady"), [(4, True), (5, False)])
def test_gal_tec_n4_one_hex_of_retreat_may_be_ignored_in_a_fort(die: int, steady: bool) -> None:
    """GAL.TEC.12, GAL.TEC.13: failed by one it may stay and lose a step, failed by two it must go."""
    unit = divisions(BOX, "ah", 4)[0]
    t = siege(unit, 6, die, *[1] * 6)
    assert (COLUMNS[numbers_of(t).column], numbers_of(t).defender) == ("2-1", 1)
    t.do("resolve")
    assert t.steps(unit) == 1
    if steady:
        t.do(f"ignore:{unit}")
        assert t.at(unit) == PRZEMYSL
    else:
        while t.prompt == "ask-fall":
            t.do(t.options[0])
        assert t.at(unit) not in (PRZEMYSL, "eliminated")


@pytest.mark.parametrize(("place", "die"), [("village", 4), ("town", 5), ("city", 5)])
def test_gal_tec_n4_no_other_place_of_galicia_lets_a_retreat_be_ignored(place: str, die: int) -> None:
    """Villages, towns and cities do at Ypres only (example C17)."""
    start, here = onto(BOX, "", ground("clear", place))
    unit = divisions(BOX, "ru", 4)[0]
    t = galicia({here: unit, start: "ah-5 ah-12"}, phase="combat", side="ah", turn=10, dice=[die, 1, 1])
    t.do(f"attack:{here}", "join_all", "settle", "resolve")
    assert next(line["over"] for line in t.told("log-roll")) == 1
    assert t.at(unit) != here or t.prompt == "ask-fall"


def test_gal_tec_13_austrians_do_not_enter_russian_forts() -> None:
    russian = first(BOX, lambda h: h in BOX.fort_at and BOX.country[h] == "ru" and len(BOX.map.linked[h]) == 6)
    start = step(BOX, russian, "s")
    t = galicia({start: "ah-2kd"}, active=f"ah-{BOX.rows[BOX.hex[start]]['area0']}")
    t.do("move:ah-2kd")
    assert t.refusal(f"to:{russian}").key == "move-enemy-fort"
