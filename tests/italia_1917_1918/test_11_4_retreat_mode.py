"""11.4 Retreat mode, which the order to retreat brings to Caporetto."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.movement import allowance
from grognard.games.italia_1917_1918.odds import fire_of
from grognard.games.italia_1917_1918.state import morale
from grognard.kernel.maps import bits

from .finding import around, distance, first, open_country, within
from .table import BOX, Table, hex_of, italia, position

CAPORETTO = BOX.scenes["caporetto"]
UNIT = "it-51-df"


def ordered(units: dict[str, str], **more: Any) -> Table:
    """The Entente's movement begins, after the order of turn 2."""
    return italia(units, scenario="caporetto", turn=2, side="en", ordered=2, phase="withdraw", **more)


def plain(h: int) -> bool:
    """Clear and without roads, in the middle of the Friuli."""
    ring = BOX.map.range(1 << h, 1)
    lines = BOX.on_road | BOX.on_secondary | BOX.on_rail
    return BOX.terrain[h] == "clear" and not BOX.town[h] and not lines >> h & 1 and ring & CAPORETTO.area == ring


def test_11_4a_only_where_the_scenario_allows_it() -> None:
    spot = first(plain, CAPORETTO)
    assert ordered({spot: UNIT}).can(f"withdraw:{UNIT}")
    t = italia({spot: UNIT}, scenario="caporetto", turn=2, side="en", phase="withdraw")
    assert t.prompt == "ask-move"  # no order was given
    t = italia({open_country(1): UNIT}, phase="withdraw")
    assert t.prompt == "ask-move"


def test_11_4b_two_points_more_a_morale_one_less_and_a_bombardment_one_less() -> None:
    units = {"W1433": f"{UNIT} it-1-alpini it-3-dc it-corps-i it-army-iv it-hq-iv"}
    names = units["W1433"].split()
    plain_, back = position(units), position(units, marks={"retreating": " ".join(names)})
    for name in names:
        u = BOX.unit[name]
        assert allowance(back, u) == allowance(plain_, u) + 2 * 2
    for name in (UNIT, "it-1-alpini"):
        assert morale(back, BOX.unit[name]) == morale(plain_, BOX.unit[name]) - 1
    assert morale(plain_, BOX.unit["it-3-dc"]) == morale(back, BOX.unit["it-3-dc"]) == 2  # never less
    for name in ("it-corps-i", "it-army-iv"):
        assert fire_of(back, BOX.unit[name]) == fire_of(plain_, BOX.unit[name]) - 1 >= 1


def test_11_4c_combat_units_headquarters_and_guns_in_enemy_zones_too() -> None:
    spot = first(plain, CAPORETTO)
    enemy = around(spot)[0]
    t = ordered({spot: f"{UNIT} it-corps-i it-army-ii-north it-hq-ii it-arditi-1", enemy: "ah-4-id", "W1433": ""})
    assert t.nouns("withdraw") == {UNIT, "it-corps-i", "it-army-ii-north", "it-hq-ii"}
    assert t.refusal("withdraw:it-arditi-1").rule == "11.4c"
    t.do(f"withdraw:{UNIT}")
    assert t.has("retreating", UNIT)
    t.do("withdraw_all")
    assert t.has("retreating", "it-hq-ii")
    assert t.nouns("rally") == set()  # it has just gone over


def far(h: str) -> int:
    """To the nearest of the Entente's sources at the edge."""
    return min(BOX.far(hex_of(h))[s] for s in bits(CAPORETTO.sources[1]))


def retreating(units: dict[str, str], **more: Any) -> Table:
    more.setdefault("marks", {"retreating": UNIT})
    return italia(units, scenario="caporetto", turn=2, side="en", **more)


def test_11_4d_it_must_move_toward_a_source_at_the_edge_in_each_movement_phase() -> None:
    spot = first(lambda h: plain(h) and far(BOX.numbers[h]) > 6, CAPORETTO)
    t = retreating({spot: UNIT})
    assert t.refusal("done").rule == "11.4d"
    t.do(f"move:{UNIT}")
    assert t.nouns("to")
    assert all(far(h) < far(spot) for h in t.nouns("to"))
    away = next(h for h in around(spot) if far(h) >= far(spot))
    assert t.refusal(f"to:{away}").rule == t.refusal("stay").rule == "11.4d"
    t.do(f"to:{max(t.nouns('to'))}")
    assert t.can("done")


def test_11_4d_not_toward_headquarters_or_depots() -> None:
    spot = first(lambda h: plain(h) and far(BOX.numbers[h]) > 6, CAPORETTO)
    behind = next(h for h in within(spot, 3) if distance(h, spot) == 3 and far(h) > far(spot))
    t = retreating({spot: UNIT, behind: "it-hq-ii it-depot"}).do(f"move:{UNIT}")
    assert all(far(h) < far(spot) for h in t.nouns("to"))


def test_11_4d_who_is_held_by_the_enemy_cannot_and_need_not() -> None:
    spot = first(lambda h: plain(h) and far(BOX.numbers[h]) > 6, CAPORETTO)
    t = retreating({spot: UNIT, around(spot)[0]: "ah-4-id"})
    assert t.refusal(f"move:{UNIT}").rule == "11.2.2a"
    assert t.can("done")


def ground(road: bool, rail: bool) -> str:
    """A hex of Caporetto with a main road or not, with a railway or not."""
    return first(
        lambda h: (
            bool(BOX.on_road >> h & 1) is road
            and bool(BOX.on_rail >> h & 1) is rail
            and not BOX.on_secondary >> h & 1
            and not BOX.high >> h & 1
        ),
        CAPORETTO,
    )


@pytest.mark.parametrize(
    ("road", "rail", "last"), [(True, True, 4), (False, True, 3), (True, False, 2), (False, False, 0)]
)
def test_d12_11_4e_11_4f_a_die_ends_it_with_the_help_of_roads_and_railways(road: bool, rail: bool, last: int) -> None:
    """11.4e, 11.4f. Both: 1 to 4. A railway: 1 to 3. A road: 1 or 2. Open country: never."""
    spot = ground(road, rail)
    for die in range(1, 7):
        t = ordered({spot: UNIT}, marks={"retreating": UNIT}, dice=[die]).do(f"rally:{UNIT}")
        assert t.has("retreating", UNIT) is (die > last)
        assert t.prompt == "ask-move"  # one test, as the movement phase begins


def test_11_4f_a_secondary_road_helps_in_fair_weather_only() -> None:
    spot = first(
        lambda h: bool(BOX.on_secondary >> h & 1) and not (BOX.on_road | BOX.on_rail | BOX.high) >> h & 1, CAPORETTO
    )
    for fair, left in ((True, False), (False, True)):
        t = ordered({spot: UNIT}, marks={"retreating": UNIT}, dice=[1], fair=fair).do(f"rally:{UNIT}")
        assert t.has("retreating", UNIT) is left
