"""11.2.4 Footbridges, 11.2.5 bridges blown and rebuilt."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.bridging import span_modifier, why_not_blow, why_not_mend, work_modifier
from grognard.games.italia_1917_1918.command import commanded
from grognard.kernel.maps import bits

from .finding import VITTORIO, around, cost, distance, first, pair, unbridged, within
from .table import BOX, Table, hex_of, italia, position
from .test_11_1_movement import points

FOOT = "it-1-alpini"


def bank(kind: str) -> tuple[str, str]:
    """Two clear hexes on either side of water without a bridge."""
    return pair(
        lambda a, b: (
            unbridged(a, b, kind)
            and BOX.terrain[a] == BOX.terrain[b] == "clear"
            and not BOX.town[a] + BOX.town[b]
            and (a, b) not in BOX.roads | BOX.secondary
        )
    )


def laying(kind: str = "minor", dice: tuple[int, ...] = (), units: str = FOOT, **more: Any) -> tuple[Table, str, str]:
    a, b = bank(kind)
    others = more.pop("others", {})
    t = italia({a: units, **others}, dice=dice, **more)
    return t.do(f"move:{units.split()[0]}"), a, b


# -- 11.2.4 -----------------------------------------------------------------------------------------------------------


def test_11_2_4a_a_unit_beside_water_spends_a_point_to_try_a_footbridge() -> None:
    t, a, b = laying(dice=(4,))
    assert points(t) == 5
    t.do(f"span:{a}-{b}")
    assert points(t) == 4
    assert t.g.footbridges == ((1, hex_of(a), hex_of(b)),)


def test_11_2_4a_at_any_point_of_its_move() -> None:
    a, b = bank("minor")
    start = next(h for h in around(a) if not BOX.banks >> hex_of(h) & 1)
    t = italia({start: FOOT}, dice=[1]).do(f"move:{FOOT}", f"through:{a}", f"span:{a}-{b}", f"to:{b}")
    assert t.at(FOOT) == b


def test_11_2_4a_in_exploitation_too_but_not_supports_nor_over_dry_land() -> None:
    a, b = bank("minor")
    t = italia({a: FOOT}, phase="exploit_move", marks={"exploiting": FOOT}, dice=[1]).do(
        f"move:{FOOT}", f"span:{a}-{b}"
    )
    assert t.g.footbridges
    t = italia({a: "it-hq-iv"}).do("move:it-hq-iv")
    assert t.refusal(f"span:{a}-{b}").rule == "11.2.4a"
    t = italia({a: FOOT}).do(f"move:{FOOT}")
    other = next(name for name in BOX.crossing_names if not name.startswith(a))
    assert t.refusal(f"span:{other}").rule == "11.2.4a"


def test_11_2_4a_without_a_point_left_there_is_no_try() -> None:
    """A footbridge over a major river, crossed and tried again until the points are gone."""
    a, b = bank("minor")
    t = italia({a: FOOT}, dice=[6, 6], marks={"dg": FOOT}).do(f"move:{FOOT}")
    assert points(t) == 2
    t.do(f"span:{a}-{b}")
    other = next((name for name in t.nouns("span") if name != f"{a}-{b}"), f"{a}-{b}")
    t.do(f"span:{other}")
    assert t.refusal(f"span:{a}-{b}").rule == "11.2.4a"


def test_11_2_4a_held_in_an_enemy_zone_it_can_still_work_but_not_leave() -> None:
    a, b = bank("minor")
    t = italia({a: FOOT, b: "ah-4-id"}, dice=[1]).do(f"move:{FOOT}")
    assert not t.nouns("to")
    assert t.refusal(f"to:{next(h for h in around(a) if h != b)}").rule == "11.2.2a"
    t.do(f"span:{a}-{b}", "stay")
    assert t.g.footbridges
    assert t.at(FOOT) == a


@pytest.mark.parametrize("die", range(1, 7))
def test_11_2_4b_a_footbridge_is_laid_on_one_to_four(die: int) -> None:
    t, a, b = laying(dice=(die,))
    t.do(f"span:{a}-{b}")
    assert bool(t.g.footbridges) is (die <= 4)
    if die <= 4:  # it lies in the unit's hex and leads over that hexside
        assert t.refusal(f"span:{a}-{b}").rule == "11.2.4b"


def test_11_2_4b_none_where_a_bridge_stands() -> None:
    bridge = next(b for b in BOX.bridges if all(VITTORIO.area >> h & 1 for h in b.ends))
    a, b = (BOX.numbers[h] for h in bridge.ends)
    assert italia({a: FOOT}).do(f"move:{FOOT}").refusal(f"span:{a}-{b}").rule == "11.2.4b"
    assert italia({a: FOOT}, destroyed=[(a, b)]).do(f"move:{FOOT}").can(f"span:{a}-{b}")


def test_11_2_4c_modifiers_of_a_footbridge() -> None:
    """An enemy of any kind within two hexes, a major river, bad weather, a friend on the far bank: all add up."""
    for kind, more in (("minor", 0), ("major", 1)):
        a, b = bank(kind)
        one, other = hex_of(a), hex_of(b)
        near = next(
            h for h in within(a, 2) if distance(a, h) == 2 and h not in around(b) and VITTORIO.area >> hex_of(h) & 1
        )
        far = next(h for h in within(a, 3) if distance(a, h) == 3 and VITTORIO.area >> hex_of(h) & 1)
        assert span_modifier(position({a: FOOT}), one, other) == more
        assert span_modifier(position({a: FOOT, near: "ah-hq-vi"}), one, other) == more + 1
        assert span_modifier(position({a: FOOT, far: "ah-4-id"}), one, other) == more
        assert span_modifier(position({a: FOOT}, fair=False), one, other) == more + 1
        assert span_modifier(position({a: FOOT}, fair=False, fog=True), one, other) == more + 1
        assert span_modifier(position({a: FOOT, b: "it-corps-i"}), one, other) == more - 2
        assert span_modifier(position({a: FOOT, b: "it-2-alpini", near: "ah-4-id"}, fair=False), one, other) == more


@pytest.mark.parametrize(("friend", "last"), [(False, 1), (True, 3)])
def test_d10_11_2_4c_a_footbridge_over_the_piave_under_fire_in_bad_weather(friend: bool, last: int) -> None:
    """11.2.4c."""
    a, b = bank("major")
    near = next(h for h in within(a, 2) if distance(a, h) == 2 and VITTORIO.area >> hex_of(h) & 1)
    for die in range(1, 7):
        others = {near: "ah-4-id", **({b: "it-2-alpini"} if friend else {})}
        t, a, b = laying("major", (die,), others=others, fair=False)
        t.do(f"span:{a}-{b}")
        assert bool(t.g.footbridges) is (die <= last)


def test_11_2_4d_laid_or_not_the_unit_goes_on() -> None:
    for die in (1, 6):
        t, a, b = laying(dice=(die,))
        t.do(f"span:{a}-{b}")
        assert t.can(f"to:{b}")
        back = next(h for h in around(a) if (hex_of(a), hex_of(h)) not in BOX.wet)
        t.do(f"to:{back}")
        assert t.at(FOOT) == back


def test_11_2_4e_two_tries_a_unit_and_two_a_hexside_in_a_phase() -> None:
    t, a, b = laying(dice=(6, 6), units=f"{FOOT} it-2-alpini")
    t.do(f"span:{a}-{b}", f"span:{a}-{b}")
    assert t.refusal(f"span:{a}-{b}").rule == "11.2.4e"
    t.do("stay", "move:it-2-alpini")
    assert t.refusal(f"span:{a}-{b}").rule == "11.2.4e"  # it was the hexside's turn twice
    two = first(lambda h: len([c for c in BOX.crossings_of.get(h, ()) if unbridged(*BOX.crossings[c], "minor")]) > 1)
    names = [BOX.crossing_names[c] for c in BOX.crossings_of[hex_of(two)] if unbridged(*BOX.crossings[c], "minor")]
    t = italia({two: f"{FOOT} it-2-alpini"}, dice=[6, 6, 6]).do(f"move:{FOOT}", f"span:{names[0]}", f"span:{names[1]}")
    assert t.refusal(f"span:{names[0]}").rule == "11.2.4e"
    t.do("stay", "move:it-2-alpini", f"span:{names[0]}")  # another unit may


def test_11_2_4e_exploitation_is_another_phase() -> None:
    a, b = bank("minor")
    u = BOX.unit[FOOT]
    side = (min(hex_of(a), hex_of(b)), max(hex_of(a), hex_of(b)))
    t = italia(
        {a: FOOT}, phase="clear_contact", marks={"exploiting": FOOT}, tried={u: 2}, tried_side=(side, side)
    ).do(f"move:{FOOT}")  # fmt: skip
    assert t.can(f"span:{a}-{b}")


def laid(*crossings: str, side: int = 1) -> tuple[tuple[int, int, int], ...]:
    found = [BOX.crossings[BOX.crossing_names.index(name)] for name in crossings]
    return tuple(sorted((side, a, b) for a, b in found))


def four(but: str) -> tuple[str, ...]:
    """Four hexsides of minor rivers far from one."""
    found: list[str] = []
    for a, b in BOX.crossings:
        name = f"{BOX.numbers[a]}-{BOX.numbers[b]}"
        apart = all(distance(BOX.numbers[a], each[:5]) > 3 for each in (but, *found))
        if unbridged(a, b, "minor") and apart and VITTORIO.area >> a & VITTORIO.area >> b & 1 and len(found) < 4:
            found.append(name)
    return tuple(found)


def test_11_2_4f_four_footbridges_are_all() -> None:
    a, b = bank("minor")
    names = four(f"{a}-{b}")
    t = italia({a: FOOT}, footbridges=laid(*names)).do(f"move:{FOOT}")
    assert t.refusal(f"span:{a}-{b}").rule == "11.2.4f"
    t = italia({a: FOOT}, footbridges=laid(*names[:3])).do(f"move:{FOOT}")
    assert t.can(f"span:{a}-{b}")
    t = italia({a: FOOT}, footbridges=laid(*names, side=0)).do(f"move:{FOOT}")
    assert t.can(f"span:{a}-{b}")  # the enemy has four of his own


@pytest.mark.parametrize("phase", ["take_up", "take_up_last"])
def test_11_2_4g_a_footbridge_is_taken_up_before_the_first_move_or_when_markers_are_adjusted(phase: str) -> None:
    a, b = bank("minor")
    name = f"{a}-{b}"
    t = italia({a: FOOT}, phase=phase, footbridges=laid(name), dice=[2] * 9)
    assert t.prompt == "ask-take-up"
    t.do(f"take_up:{name}")
    assert t.g.footbridges == ()
    t = italia({a: FOOT}, phase=phase, footbridges=laid(name), dice=[2] * 9).do("done")
    assert t.g.footbridges == laid(name)


def test_11_2_4h_not_in_between() -> None:
    a, b = bank("minor")
    name = f"{a}-{b}"
    for phase, marks in (("move", {}), ("exploit_move", {"exploiting": FOOT})):
        t = italia({a: FOOT}, phase=phase, marks=marks, footbridges=laid(name))
        assert not t.nouns("take_up")
        assert t.do(f"move:{FOOT}").nouns("take_up") == set()
    t = italia({a: FOOT}, phase="end_fighting", marks={"exploiting": FOOT}, footbridges=laid(name), dice=[2] * 9)
    asked = [t.prompt]
    while t.prompt != "ask-take-up":
        asked.append(t.idle(most=1).prompt)
    assert (asked, t.g.phase) == (["ask-exploit", "ask-take-up"], "take_up_last")  # only when markers are adjusted


def test_11_2_4i_over_a_footbridge_a_minor_river_costs_nothing_and_a_major_one_a_point() -> None:
    for kind, more in (("minor", 0), ("major", 1)):
        a, b = bank(kind)
        name = f"{a}-{b}"
        for unit in (FOOT, "it-hq-iv"):
            assert cost(unit, a, b, footbridges=laid(name)) == 1 + more
            assert cost(unit, b, a, footbridges=laid(name)) == 1 + more  # both ways
        assert cost(FOOT, a, b, footbridges=laid(name, side=0)) == (2 if kind == "minor" else None)
        others = [BOX.numbers[n] for n in BOX.map.linked[hex_of(a)] if unbridged(hex_of(a), n, "major")]
        other = next((h for h in others if h != b), "")
        if kind == "major" and other:
            assert cost(FOOT, a, other, footbridges=laid(name)) is None  # only over its own hexside


def test_11_2_4i_assault_troops_go_with_their_unit() -> None:
    a, b = bank("major")
    t = italia({a: f"{FOOT} it-arditi-1"}, footbridges=laid(f"{a}-{b}")).do(f"move:{FOOT}", "with:it-arditi-1")
    assert points(t) == 5
    beyond = [h for h in t.nouns("to") if h in around(b) and distance(h, a) == 2]
    assert beyond
    t.do(f"to:{beyond[0]}")
    assert t.at("it-arditi-1") == beyond[0]


def test_11_2_4i_where_the_bridge_is_down_a_footbridge_is_no_road() -> None:
    for roads in (BOX.roads, BOX.secondary):
        bridge = next(
            b for b in BOX.bridges if b.road and b.ends in roads and all(VITTORIO.area >> h & 1 for h in b.ends)
            and BOX.ground[b.ends[1]] > 2 and not VITTORIO.trench >> b.ends[1] & 1
        )  # fmt: skip
        a, b = (BOX.numbers[h] for h in bridge.ends)
        ground = BOX.ground[hex_of(b)] / 2 + (bridge.ends in BOX.ridge)
        found = cost(FOOT, a, b, destroyed=[(a, b)], footbridges=laid(f"{a}-{b}"), fair=True)
        assert found == ground + bridge.major


def test_11_2_4j_guns_and_trucks_do_not_use_footbridges() -> None:
    a, b = bank("minor")
    for unit, more in (("it-corps-i", {}), ("it-army-iv", {}), ("it-trucks", {"scenario": "solstice", "side": "en"})):
        bridges: Any = {"footbridges": laid(f"{a}-{b}"), **more}
        assert cost(unit, a, b, **bridges) is None
        down = [tuple(BOX.numbers[h] for h in bridge.ends) for bridge in BOX.bridges]
        t = italia({a: unit}, destroyed=down, **bridges).do(f"move:{unit}")
        assert t.refusal(f"to:{b}").rule == ("11.3.4b" if unit == "it-trucks" else "11.3.1d")


def test_11_2_4k_an_enemy_who_ends_his_move_beside_it_takes_it_away() -> None:
    a, b = bank("minor")
    name = f"{a}-{b}"
    beside = next(h for h in around(a) if h != b and (hex_of(h), hex_of(a)) not in BOX.wet)
    start = next(h for h in around(beside) if distance(h, a) == 2 and (hex_of(h), hex_of(beside)) not in BOX.wet)
    for guard, unit, gone in (
        ("", "ah-4-id", True),
        ("it-51-df", "ah-4-id", False),
        ("it-corps-i it-51-df", "ah-4-id", False),
    ):
        units = {start: unit, **({a: guard} if guard else {})}
        t = italia(units, side="cp", footbridges=laid(name)).do(f"move:{unit}", f"to:{beside}")
        assert (t.g.footbridges == ()) is gone
    t = italia({start: "ah-hq-vi"}, side="cp", footbridges=laid(name)).do("move:ah-hq-vi", f"to:{beside}")
    assert t.g.footbridges  # no support does
    t = italia({start: "it-1-alpini"}, footbridges=laid(name)).do("move:it-1-alpini", f"to:{beside}")
    assert t.g.footbridges  # nor its own side


# -- 11.2.5 -----------------------------------------------------------------------------------------------------------


def crossing(**what: object) -> tuple[str, str, str]:
    """A bridge that is so, in the east of the map: its name and its two ends."""
    bridge = next(
        b for b in BOX.bridges
        if all(getattr(b, key) == value for key, value in what.items())
        and all(VITTORIO.area >> h & 1 and not BOX.high >> h & 1 for h in b.ends)
    )  # fmt: skip
    a, b = (BOX.numbers[h] for h in bridge.ends)
    return bridge.name, a, b


def spot(*, at: tuple[int, int], of: tuple[str, str]) -> str:
    """A hex so many hexes (from, to) from the nearer end of a bridge."""
    low, high = at
    ends = [BOX.far(hex_of(end)) for end in of]
    return first(lambda h: low <= min(far[h] for far in ends) <= high and not BOX.high >> h & 1)


def demolition(name: str, a: str, b: str, dice: tuple[int, ...] = (), **more: Any) -> Table:
    """The Entente's headquarters at one end, an enemy three hexes off."""
    enemy = more.pop("enemy", None) or spot(at=(3, 3), of=(a, b))
    return italia({a: "it-hq-iv", enemy: "ah-4-id"}, phase="demolish", dice=dice, **more)


@pytest.mark.parametrize(
    "what",
    [{"road": True, "major": True}, {"road": True, "major": False}, {"rail": True}, {"rail": True, "road": False}],
)
def test_11_2_5a_11_2_5b_11_2_5d_every_bridge_can_be_blown_on_one_to_four_when_movement_ends(
    what: dict[str, bool],
) -> None:
    """11.2.5d."""
    name, a, b = crossing(**what)
    for die in range(1, 7):
        t = demolition(name, a, b, (die,))
        assert t.prompt == "ask-demolish"
        t.do(f"blow:{name}")
        assert bool(t.g.destroyed >> BOX.bridge_ids.index(name) & 1) is (die <= 4)
        if t.prompt == "ask-demolish":  # one try in a phase
            assert t.refusal(f"blow:{name}").rule == "11.2.5b"


def test_11_2_5b_not_while_units_still_move() -> None:
    name, a, b = crossing(road=True)
    t = italia({a: "it-hq-iv", spot(at=(3, 3), of=(a, b)): "ah-4-id"})
    assert not t.nouns("blow")
    assert t.do("done").can(f"blow:{name}")


def test_11_2_5c_an_enemy_within_three_hexes_and_an_end_in_command() -> None:
    name, a, b = crossing(road=True, major=False)
    guns = spot(at=(3, 3), of=(a, b))
    t = italia({a: "it-hq-iv", guns: "ah-corps-iv"}, phase="demolish")
    assert t.can(f"blow:{name}")  # an enemy of any kind
    i, far = BOX.bridge_ids.index(name), spot(at=(4, 4), of=(a, b))
    g = position({a: "it-hq-iv", far: "ah-4-id"})
    reason = why_not_blow(g, i, commanded(g, 1))
    assert reason is not None
    assert (reason.rule, reason.key) == ("11.2.5c", "blow-no-enemy")
    away = first(lambda h: BOX.far(hex_of(a))[h] == 25 and not BOX.high >> h & 1)
    g = position({away: "it-hq-iv", guns: "ah-4-id"})
    reason = why_not_blow(g, i, commanded(g, 1))
    assert reason is not None
    assert (reason.rule, reason.key) == ("11.2.5c", "blow-no-command")


@pytest.mark.parametrize(("river", "turn", "last"), [("Isonzo", 1, 2), ("Isonzo", 2, 4), ("Natisone", 1, 4)])
def test_d11_11_2_5e_in_the_first_turn_the_bridges_of_the_isonzo_are_harder_to_blow(
    river: str, turn: int, last: int
) -> None:
    """11.2.5e."""
    scene = BOX.scenes["caporetto"]
    bridge = next(b for b in BOX.bridges if b.river == river and all(scene.area >> h & 1 for h in b.ends))
    g = position({}, scenario="caporetto", turn=turn, side="en")
    more = work_modifier(g, "blow", BOX.bridge_ids.index(bridge.name))
    assert [die for die in range(1, 7) if die + more <= 4][-1] == last


def mending(
    dice: tuple[int, ...] = (), *, unit: str = "it-51-df", major: bool = False, **more: Any
) -> tuple[Table, str, str, str]:
    name, a, b = crossing(road=True, major=major)
    others = more.pop("others", {})
    behind = next(
        h for h in around(a) if h != b and not BOX.high >> hex_of(h) & 1 and (hex_of(a), hex_of(h)) not in BOX.wet
    )
    units = {a: unit, behind: "it-hq-iv", **others} if unit else {behind: "it-hq-iv", **others}
    return italia(units, phase="demolish", dice=dice, destroyed=[(a, b)], **more), name, a, b


@pytest.mark.parametrize("die", range(1, 7))
def test_11_2_5f_11_2_5h_a_bridge_is_rebuilt_on_one_to_four_when_movement_ends(die: int) -> None:
    """11.2.5h."""
    t, name, a, b = mending((die,))
    t.do(f"mend:{name}")
    assert (t.g.destroyed == 0) is (die <= 4)
    if die <= 4:  # and can be used at once
        assert cost(FOOT, a, b) == 1


def test_11_2_5f_only_what_is_down_is_rebuilt() -> None:
    t, name, _, _ = mending()
    standing = next(each for each in BOX.bridge_ids if each != name)
    assert t.refusal(f"mend:{standing}").rule == "11.2.5f"
    assert t.refusal(f"blow:{name}").rule == "11.2.5b"


def test_11_2_5g_a_friend_at_one_end_the_other_free_of_enemy_zones_or_held_both_in_command() -> None:
    name, a, b = crossing(road=True, major=False)
    i = BOX.bridge_ids.index(name)
    enemy = next(h for h in around(b) if h not in around(a) and h != a and VITTORIO.area >> hex_of(h) & 1)
    away = first(lambda h: BOX.far(hex_of(a))[h] == 25 and not BOX.high >> h & 1)

    def why(units: dict[str, str]) -> tuple[str, str] | None:
        g = position(units, destroyed=[(a, b)])
        reason = why_not_mend(g, i, commanded(g, 1))
        return None if reason is None else (reason.rule, reason.key)

    held = {a: "it-51-df it-hq-iv"}
    assert why(held) is None
    assert why({next(h for h in around(a) if h != b): "it-hq-iv"}) == ("11.2.5g", "mend-not-held")
    assert why({**held, enemy: "ah-4-id"}) == ("11.2.5g", "mend-far-zone")
    assert why({**held, enemy: "ah-4-id", b: "it-2-alpini"}) is None
    assert why({a: "it-51-df", away: "it-hq-iv"}) == ("11.2.5g", "mend-no-command")


def test_11_2_5i_modifiers_of_rebuilding() -> None:
    for major in (False, True):
        name, a, b = crossing(road=True, major=major)
        i = BOX.bridge_ids.index(name)
        enemy = next(h for h in around(b) if h not in around(a) and h != a and VITTORIO.area >> hex_of(h) & 1)
        units = {a: "it-51-df", b: "it-2-alpini"}
        assert work_modifier(position(units), "mend", i) == major
        assert work_modifier(position({**units, enemy: "ah-4-id"}), "mend", i) == major + 2
        assert work_modifier(position(units, fair=False), "mend", i) == major + 1
        assert work_modifier(position({**units, enemy: "ah-4-id"}, fair=False, fog=True), "mend", i) == major + 3


def test_11_2_5j_a_road_and_a_railway_over_one_hexside_are_one_bridge() -> None:
    name, a, b = crossing(road=True, rail=True)
    pair_ = (hex_of(a), hex_of(b))
    assert sum(set(bridge.ends) == set(pair_) for bridge in BOX.bridges) == 1
    t = demolition(name, a, b, (1,)).do(f"blow:{name}")
    assert len(list(bits(t.g.destroyed))) == 1
    assert not t.g.scene.railway(t.g.destroyed).around(1 << pair_[0]) >> pair_[1] & 1
    assert cost(FOOT, a, b, destroyed=[(a, b)]) != cost(FOOT, a, b)
