"""9.0 Supply: headquarters, lines, and what becomes of who has none."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.command import commanded, fed_headquarters, supplied, trace
from grognard.games.italia_1917_1918.odds import odds
from grognard.games.italia_1917_1918.state import Battle, State, zoc
from grognard.kernel.maps import bits

from .finding import VITTORIO, around, distance, first, level, open_country, pair, plain, unbridged, within
from .table import BOX, Table, hex_of, italia, position

WALL = ("ah-4-id", "ah-33-id", "ah-50-id", "ah-35-id", "ah-24-id", "ah-63-id")
FRIENDS = [f"it-{n}-alpini" for n in (1, 2, 3, 4, 5, 6)]
HQ = BOX.unit["it-hq-iv"]


def corners(centre: str, radius: int = 2) -> list[str]:
    """The six hexes straight out from one, so many steps away."""
    found = []
    for near in BOX.map.near.values():
        h = hex_of(centre)
        for _ in range(radius):
            h = near[h]
        found.append(BOX.numbers[h])
    return found


def besieged(units: str, **more: str) -> dict[str, str]:
    """Units with six enemy divisions all around, two hexes off: their zones close the ring."""
    centre = open_country(4)
    return {centre: units, **dict(zip(corners(centre), WALL, strict=True)), **more}


def way_out() -> list[str]:
    """From the besieged hex the way through enemy zones into the open."""
    g = position(besieged("it-51-df"))
    centre = open_country(4)
    paths = [[centre]]
    while True:
        path = paths.pop(0)
        for h in around(path[-1]):
            if not zoc(g, 0) >> hex_of(h) & 1 and distance(h, centre) > 2:
                return path[1:]
            if h not in path and not g.occ[0] >> hex_of(h) & 1:
                paths.append([*path, h])


def supply(units: dict[str, str], **more: Any) -> Table:
    """What has become of units after the supply phase of turn 32."""
    return italia(units, phase="supply", turn=32, dice=[3, 2, 2], **more)


def lost_hex() -> str:
    """More than 20 hexes from every source of the Entente, and clear of the mountains."""
    return first(
        lambda h: plain(h) and all(BOX.far(h)[s] > 20 for s in bits(VITTORIO.sources[1]))
    )  # fmt: skip


# -- headquarters -----------------------------------------------------------------------------------------------------


def test_9_1a_a_headquarters_traces_a_line_of_any_length() -> None:
    spot = lost_hex()
    g = position({spot: "it-hq-iv"})
    assert fed_headquarters(g, 1) == [HQ]
    assert supply({spot: "it-hq-iv"}).at("it-hq-iv") == spot


def test_9_1b_enemy_zones_cut_it_unless_friends_stand_in_them() -> None:
    units = besieged("it-hq-iv it-51-df")
    assert fed_headquarters(position(units), 1) == []
    path = way_out()
    open_ = units | dict(zip(path, FRIENDS, strict=False))
    assert fed_headquarters(position(open_), 1) == [HQ]
    shut = dict(open_)
    del shut[path[-1]]
    assert fed_headquarters(position(shut), 1) == []


def test_9_1e_9_3b_a_headquarters_without_a_line_moves_back_past_the_enemy_until_it_has_one() -> None:
    """9.3b."""
    centre = open_country(4)
    t = supply(besieged("it-hq-iv it-51-df"))
    assert t.at("it-hq-iv") not in (centre, "eliminated")
    goal = min(bits(VITTORIO.sources[1]), key=lambda h: BOX.far(hex_of(centre))[h])
    moved = distance(centre, t.at("it-hq-iv"))
    assert BOX.far(goal)[hex_of(t.at("it-hq-iv"))] == BOX.far(goal)[hex_of(centre)] - moved  # straight toward it
    assert moved <= 4  # no further than it must
    assert fed_headquarters(t.g, 1) == [HQ]
    assert t.told("log-hq-back")


def test_9_1c_9_1d_sources_lie_at_the_edges_and_in_venice() -> None:
    """9.1d."""
    for scenario, scene in BOX.scenes.items():
        cp, en = scene.sources
        assert cp, scenario
        assert en, scenario
        assert not cp & en
    assert VITTORIO.sources[1] >> hex_of("W0337") & 1
    g = position({"W0337": "it-51-df"})
    assert supplied(g, 1) >> hex_of("W0337") & 1


# -- lines ------------------------------------------------------------------------------------------------------------


def test_9_1f_the_command_radius_is_counted_from_the_headquarters_to_the_unit() -> None:
    """The hex of the headquarters excluded, that of the unit included; without enemies and in the open it is the
    distance."""
    centre = open_country(3)
    g = position({centre: "it-hq-iv"})
    for most in (1, 2, 3):
        reached = trace(g, 1, 1 << hex_of(centre), most)
        assert all((distance(centre, h) <= most) == bool(reached >> hex_of(h) & 1) for h in within(centre, 3))
    assert commanded(g, 1) == trace(g, 1, 1 << hex_of(centre), BOX.radius[HQ])


def test_9_1f_9_1k_a_unit_in_the_radius_is_in_supply_and_one_without_is_not() -> None:
    """9.1k."""
    spot = lost_hex()
    assert not supply({spot: "it-51-df it-hq-iv"}).has("starving", "it-51-df")
    t = supply({spot: "it-51-df"})
    assert t.has("starving", "it-51-df")
    assert t.told("log-starving")


def test_9_1g_twenty_hexes_from_a_source_or_a_depot() -> None:
    spot = lost_hex()
    assert not supply({spot: "it-51-df", around(spot)[0]: "it-depot"}).has("starving", "it-51-df")
    g = position({spot: "it-depot"})
    seeds = 1 << hex_of(spot)
    reached = supplied(g, 1)
    assert reached & trace(g, 1, seeds, 20) == trace(g, 1, seeds, 20)
    assert any(distance(spot, BOX.numbers[h]) == 20 for h in bits(trace(g, 1, seeds, 20)))
    assert trace(g, 1, seeds, 21) & ~trace(g, 1, seeds, 20)


def test_9_1h_a_unit_s_line_is_cut_by_enemy_zones_unless_friends_stand_in_them() -> None:
    units = besieged("it-51-df")
    zones = zoc(position(units), 0)
    units |= {next(h for h in around(way_out()[-1]) if not zones >> hex_of(h) & 1): "it-hq-iv"}
    assert supply(units).has("starving", "it-51-df")
    friends = dict(zip(way_out(), FRIENDS, strict=False))
    assert not supply(units | friends).has("starving", "it-51-df")
    one = {h: unit for h, unit in units.items() if unit not in WALL[1:]}
    assert not supply(one).has("starving", "it-51-df")  # round a single enemy it goes


def beyond() -> tuple[str, str, str]:
    """A hex, one over a major river without a bridge, and one behind that which only that way leads to."""
    for a in bits(VITTORIO.area):
        for b in BOX.map.linked[a]:
            if unbridged(a, b, "major") and BOX.terrain[a] == BOX.terrain[b] == "clear":
                g = position({BOX.numbers[a]: "it-hq-iv"})
                reached = trace(g, 1, 1 << a, 3)
                for c in BOX.map.linked[b]:
                    if BOX.far(a)[c] == 2 and BOX.terrain[c] == "clear" and not reached >> c & 1 and reached >> b & 1:
                        return BOX.numbers[a], BOX.numbers[b], BOX.numbers[c]
    raise AssertionError


def test_9_1i_over_a_major_river_a_line_goes_one_hex_further_and_no_more_without_a_bridge() -> None:
    a, b, c = beyond()
    start = 1 << hex_of(a)
    g = position({a: "it-hq-iv"})
    assert trace(g, 1, start, 3) >> hex_of(b) & 1
    assert not trace(g, 1, start, 3) >> hex_of(c) & 1
    bridge = (1, hex_of(a), hex_of(b))
    g = position({a: "it-hq-iv"}, footbridges=(bridge,))
    assert trace(g, 1, start, 3) >> hex_of(c) & 1
    g = position({a: "it-hq-iv"}, footbridges=((0, *bridge[1:]),))
    assert not trace(g, 1, start, 3) >> hex_of(c) & 1  # the enemy's is none


def test_9_1i_a_blown_bridge_carries_no_line() -> None:
    i, bridge = next(
        (i, b) for i, b in enumerate(BOX.bridges) if b.major and all(VITTORIO.area >> h & 1 for h in b.ends)
    )
    a, b = bridge.ends
    whole, cut = (position({BOX.numbers[a]: "it-hq-iv"}) for _ in range(2))
    cut.destroyed = 1 << i
    assert trace(cut, 1, 1 << a, 2).bit_count() < trace(whole, 1, 1 << a, 2).bit_count()
    assert trace(cut, 1, 1 << a, 2) >> b & 1


@pytest.mark.parametrize("terrain", ["mountain", "high", "marsh"])
def test_9_1j_off_the_road_mountains_and_marsh_count_double(terrain: str) -> None:
    a, b = pair(lambda a, b: BOX.terrain[b] == terrain and level(a, b) and not BOX.town[b] and lonely(a, b))
    g = position({a: "it-hq-iv"})
    assert not trace(g, 1, 1 << hex_of(a), 1) >> hex_of(b) & 1
    assert trace(g, 1, 1 << hex_of(a), 2) >> hex_of(b) & 1


def lonely(a: int, b: int) -> bool:
    return not any((a, n) in BOX.roads or (a, n) in BOX.secondary for n in BOX.map.linked[a])


def test_9_1j_along_a_road_they_do_not() -> None:
    """In the administrative sequence there is no weather yet: a secondary road is as good."""
    for roads in (BOX.roads, BOX.secondary):
        a, b = pair(lambda a, b: (a, b) in roads and BOX.terrain[b] == "mountain" and (a, b) not in BOX.wet)  # noqa: B023
        for fair in (True, False):
            g = position({a: "it-hq-iv"}, fair=fair)
            assert trace(g, 1, 1 << hex_of(a), 1) >> hex_of(b) & 1


# -- without supply ---------------------------------------------------------------------------------------------------


def test_9_2a_who_is_out_of_supply_does_not_attack() -> None:
    here = open_country(1)
    beside = around(here)[0]
    t = italia({here: "it-51-df it-1-alpini", beside: "ah-4-id"}, phase="attack", marks={"starving": "it-51-df"})
    t.do(f"attack:{beside}")
    assert t.nouns("join") == {"it-1-alpini"}
    assert t.refusal("join:it-51-df").rule == "9.2a"


def test_9_2b_who_is_out_of_supply_defends_a_column_worse() -> None:
    here = open_country(1)
    beside = around(here)[0]

    def column(g: State) -> int:
        b = Battle(hex_of(beside), attackers=(BOX.unit["it-51-df"],), defenders=(BOX.unit["ah-4-id"],))
        return odds(g, b, -1, -1).column

    units = {here: "it-51-df", beside: "ah-4-id"}
    assert column(position(units, marks={"starving": "ah-4-id"})) == column(position(units)) + 1


def test_9_2c_who_is_out_of_supply_moves_only_back_to_it() -> None:
    spot = lost_hex()
    hq = first(lambda h: plain(h) and 11 < BOX.far(hex_of(spot))[h] < 14)
    t = italia({spot: "it-51-df", hq: "it-hq-iv"}, marks={"starving": "it-51-df"}).do("move:it-51-df")
    goals = t.nouns("to")
    assert goals
    fed = supplied(t.g, 1)

    def far(h: str) -> int:
        return min(BOX.far(hex_of(h))[s] for s in bits(fed))

    assert all(far(h) < far(spot) for h in goals)
    away = next(h for h in around(spot) if far(h) > far(spot))
    assert t.refusal(f"to:{away}").rule == "9.2c"
    assert t.can("stay")


def test_9_2d_a_second_time_it_is_lost_and_back_in_supply_it_is_well_again() -> None:
    spot = lost_hex()
    assert supply({spot: "it-51-df"}, marks={"starving": "it-51-df"}).at("it-51-df") == "eliminated"
    t = supply({spot: "it-51-df it-hq-iv"}, marks={"starving": "it-51-df"})
    assert t.at("it-51-df") == spot
    assert not t.has("starving", "it-51-df")


@pytest.mark.parametrize("inside", ["it-51-df", "ah-4-id"])
def test_9_2d_both_sides_are_looked_at_before_anybody_is_lost(inside: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ring of units that starve to death at the same time has still cut the lines of who stands in it."""
    wall = WALL if inside.startswith("it") else FRIENDS
    friend = "it-hq-iv" if inside.startswith("it") else "ah-hq-vi"
    monkeypatch.setattr(VITTORIO, "sources", _only(VITTORIO.sources, BOX.side[BOX.unit[inside]]))
    centre = open_country(4)
    units = {centre: inside, **dict(zip(corners(centre), wall, strict=True))}
    zones = zoc(position(units), BOX.side[BOX.unit[wall[0]]])
    outside = next(h for h in sorted(within(centre, 4)) if not zones >> hex_of(h) & 1 and distance(h, centre) > 2)
    t = supply(units | {outside: friend}, marks={"starving": " ".join(wall)})
    assert {t.at(unit) for unit in wall} == {"eliminated"}
    assert t.has("starving", inside)


def _only(sources: tuple[int, ...], side: int) -> tuple[int, ...]:
    """Nobody else has a source on the map's edge."""
    return tuple(its if who == side else 0 for who, its in enumerate(sources))


@pytest.mark.parametrize("support", ["it-corps-i", "it-army-iv", "it-trucks"])
def test_9_3a_a_support_without_a_line_is_lost_at_once(support: str) -> None:
    spot = lost_hex()
    assert supply({spot: f"it-51-df {support}"}).at(support) == "eliminated"
    assert supply({spot: f"it-51-df {support} it-hq-iv"}).at(support) == spot


def test_9_3c_assault_troops_fare_as_their_unit() -> None:
    spot = lost_hex()
    t = supply({spot: "it-51-df it-arditi-1"})
    assert t.at("it-arditi-1") == spot
    t = supply({spot: "it-51-df it-arditi-1"}, marks={"starving": "it-51-df"})
    assert (t.at("it-51-df"), t.at("it-arditi-1")) == ("eliminated", "eliminated")


def test_9_3d_a_depot_is_always_in_supply() -> None:
    spot = lost_hex()
    ring = dict(zip(corners(spot), WALL, strict=True))
    t = supply({spot: "it-depot", **ring})
    assert t.at("it-depot") == spot


def test_9_3a_trucks_that_are_lost_leave_their_passengers_behind() -> None:
    spot = lost_hex()
    t = supply({spot: "it-trucks it-51-df"}, marks={"loaded": "it-51-df"})
    assert t.at("it-trucks") == "eliminated"
    assert not t.has("loaded", "it-51-df")
    assert t.has("starving", "it-51-df")
