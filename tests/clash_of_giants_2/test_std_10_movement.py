"""STD.10, STD.11, STD.14.1: command and operational movement."""

from __future__ import annotations

from typing import Any

import pytest

from .finding import (
    GALICIA_BOX, YPRES_BOX, battlefield, command, declare, distance, first, level_ground, marker_at, men, onto, river,
    roomy, step,
)  # fmt: skip
from .table import GALICIA, Table, galicia, marker, ypres

G, Y = GALICIA_BOX, YPRES_BOX


def marching(start: str, units: str, infantry: int = 0, cavalry: int = 0, **more: Any) -> Table:
    """Austrians in a hex with so many points."""
    return galicia({start: units}, **command(G, "ah", start, infantry, cavalry), **more)


def points(t: Table) -> int:
    assert t.play.question is not None
    args: Any = t.play.question.args
    return int(args["points"])


# -- STD.10 command ---------------------------------------------------------------------------------------------------


def test_std_10_1_a_unit_moves_with_the_area_it_stands_in() -> None:
    spot = level_ground(G)
    here = marker_at(G, "ah", spot)
    guest = next(u for u in men(G, "ah") if f"ah-{G.setup[G.unit[u]]}" not in (here, "ah-"))
    t = galicia({spot: guest}, active=here)
    assert t.can(f"move:{guest}")
    other = f"ah-{G.setup[G.unit[guest]]}"
    at_home = first(
        G, lambda h: G.markers[G.area_of[0][h]] == other and bool(G.playable >> h & 1) and not G.any_vp >> h & 1
    )  # fmt: skip
    t = galicia({spot: guest, at_home: men(G, "ah", but=guest)[0]}, active=other)
    assert t.refusal(f"move:{guest}").rule == "STD.10.1"


def test_std_10_2_one_die_for_the_whole_area() -> None:
    """STD.14.1: infantry by the left number, cavalry by the right."""
    spot = level_ground(G)
    foot, horse = men(G, "ah")[0], men(G, "ah", kind="cav")[0]
    here = marker_at(G, "ah", spot)
    track = G.tracks[0, G.markers.index(here), 5]
    for die, (infantry, cavalry, _) in enumerate(track, 1):
        t = galicia({spot: f"{foot} {horse}"}, phase="draw", cup=here, dice=[marker(GALICIA, here), die])
        t.do(f"move:{horse}")
        assert points(t) == cavalry
        t.do("stay", f"move:{foot}")
        assert points(t) == infantry
        assert t.fate.left == 0


def test_std_14_1_cavalry_pays_for_ground_like_infantry() -> None:
    """Its points are halved by the switch for the unsupplied, because no track gives it as few as one or two."""
    a, b = onto(G, "", lambda h: G.terrain[h] == "forest" and roomy(G, h, 1))
    unit = men(G, "ah", kind="cav")[0]
    for most, allowed in ((3, False), (4, True)):
        t = galicia(
            {a: unit}, options={"minimum-hex": False, "unsupplied-half": True}, supply={unit: "unsupplied"},
            **command(G, "ah", a, cavalry=most),
        ).do(f"move:{unit}")  # fmt: skip
        assert points(t) == most // 2
        assert t.can(f"to:{b}") is allowed


def border() -> tuple[str, str]:
    """Two clear hexes that touch, in two Austrian areas."""
    for a in range(G.size):
        for b in G.map.linked[a]:
            if G.area_of[0][a] != G.area_of[0][b] and all(
                G.terrain[h] == "clear" and not G.any_vp >> h & 1 and not G.fort_at.get(h) for h in (a, b)
            ):
                return G.numbers[a], G.numbers[b]
    raise AssertionError


def test_std_10_3_who_crosses_into_an_undrawn_area_is_done_but_may_fight() -> None:
    start, goal = border()
    one, two = marker_at(G, "ah", start), marker_at(G, "ah", goal)
    mover, local, enemy = men(G, "ah")[0], men(G, "ah")[1], men(G, "ru")[0]
    front = next(
        G.numbers[n] for n in G.map.linked[G.hex[goal]]
        if G.numbers[n] != start and G.playable >> n & 1 and n not in G.fort_at and n not in G.map.linked[G.hex[start]]
    )  # fmt: skip
    t = galicia(
        {start: mover, goal: local, front: enemy}, phase="draw", turn=10, cup=f"{one} {two}",
        dice=[marker(GALICIA, one), 6, marker(GALICIA, two), 6],
    )  # fmt: skip
    t.do(f"move:{mover}", f"to:{goal}")
    assert t.has("moved", mover)
    assert t.prompt == "ask-combat"
    t.do("pass")
    assert t.prompt == "ask-move"
    assert t.nouns("move") == {local}
    assert t.refusal(f"move:{mover}").rule == "STD.10.4"
    t.do("done", f"attack:{front}")
    assert t.can(f"join:{mover}")


def test_std_10_4_nobody_moves_twice_and_nobody_has_to() -> None:
    spot = level_ground(G)
    mover, other, third = men(G, "ah")[:3]
    t = galicia({spot: f"{mover} {other}", step(G, spot, "n"): third}, **command(G, "ah", spot, infantry=2))
    t.do(f"move:{mover}", f"to:{step(G, spot, 's')}")
    assert t.refusal(f"move:{mover}").rule == "STD.10.4"
    t.do(f"move:{other}", "stay")  # he may think better of it
    assert t.at(other) == spot
    assert not t.has("moved", other)
    assert t.can("done")  # and leave the third where it is


# -- STD.11 movement --------------------------------------------------------------------------------------------------


def test_std_11_1_a_stack_moves_together_by_its_slowest_and_saves_nothing() -> None:
    spot = level_ground(G)
    foot, horse, other = men(G, "ah")[0], men(G, "ah", kind="cav")[0], men(G, "ah")[1]
    t = galicia({spot: f"{foot} {horse}", step(G, spot, "n"): other}, **command(G, "ah", spot, infantry=2))
    t.do(f"move:{horse}")
    alone = t.nouns("to")
    assert t.refusal(f"with:{other}").rule == "STD.11.1"
    t.do(f"with:{foot}")
    assert points(t) == 2
    assert t.nouns("to") < alone
    goal = step(G, spot, "s")
    t.do(f"to:{goal}")
    assert (t.at(foot), t.at(horse)) == (goal, goal)
    assert t.nouns("move") == {other}  # the points left over are lost
    t.do(f"move:{other}")
    assert points(t) == 2
    far = first(G, lambda h: distance(G, G.numbers[h], step(G, spot, "n")) > 6 and bool(G.playable >> h & 1))
    assert t.refusal(f"to:{far}").rule == "STD.11.1"


@pytest.mark.parametrize(
    ("terrain", "kind", "cost"),
    [("clear", "", 1), ("clear", "river", 1), ("forest", "", 2), ("marsh", "", 2), ("mountain", "", 3),
     ("pass", "", 1), ("clear", "major", 2)],
)  # fmt: skip
def test_std_11_1_each_hex_costs_its_terrain_and_its_side(terrain: str, kind: str, cost: int) -> None:
    """example D1: 3 points enter a forest and a clear hex; a major river adds one. Without the one-hex minimum."""
    a, b = onto(G, kind, lambda h: G.terrain[h] == terrain and not G.any_vp >> h & 1)
    unit = men(G, "ah")[0]
    for most in (1, 2, 3):
        t = marching(a, unit, infantry=most, options={"minimum-hex": False}, forts=all_razed())
        t.do(f"move:{unit}")
        assert t.can(f"to:{b}") is (cost <= most)


def all_razed() -> dict[str, int]:
    return {G.numbers[h]: 0 for h in G.forts}


def test_example_d1_what_three_points_buy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of it needs mountains beyond a major river, which the map may not have: one is put there."""
    unit = men(G, "ah")[0]
    a, forest, beyond = next(
        (G.numbers[a], G.numbers[b], G.numbers[c])
        for b in range(G.size) if G.terrain[b] == "forest" and roomy(G, b, 2)
        for a in G.map.linked[b] if G.terrain[a] == "clear" and river(G, a, b) != "major"
        for c in G.map.linked[b] if G.terrain[c] == "clear" and G.map.distance(a, c) == 2
        and set(G.map.linked[a]) & set(G.map.linked[c]) == {b} and river(G, b, c) != "major"
    )  # fmt: skip
    for most, reached in ((2, False), (3, True)):
        t = marching(a, unit, infantry=most, options={"minimum-hex": False}).do(f"move:{unit}")
        assert t.can(f"to:{forest}")
        assert t.can(f"to:{beyond}") is reached
    start, peak = onto(G, "major", lambda h: G.terrain[h] == "clear" and roomy(G, h, 1))
    changed = list(G.terrain)
    changed[G.hex[peak]] = "mountain"
    monkeypatch.setattr(G, "terrain", tuple(changed))
    reach = G._reach(G.flooded)
    monkeypatch.setattr(G, "reach", (reach, reach))
    for most, switch, allowed in ((3, False, False), (4, False, True), (3, True, True)):
        t = marching(start, unit, infantry=most, options={"minimum-hex": switch}).do(f"move:{unit}")
        assert t.can(f"to:{peak}") is allowed


def test_std_11_2_never_into_enemies_their_forts_or_the_sea() -> None:
    unit, enemy = men(G, "ru")[0], men(G, "ah")[0]
    for fort in [G.numbers[h] for i, h in enumerate(G.forts) if G.fort_side[i] == 0]:
        near = next(G.numbers[n] for n in G.map.linked[G.hex[fort]] if G.playable >> n & 1)
        t = galicia({near: unit}, **command(G, "ru", near, infantry=3)).do(f"move:{unit}")
        assert t.refusal(f"to:{fort}").rule == "STD.11.2"
        t = galicia({near: unit}, forts={fort: 0}, **command(G, "ru", near, infantry=3)).do(f"move:{unit}")
        assert t.can(f"to:{fort}")
    spot = level_ground(G)
    north = step(G, spot, "n")
    t = galicia({spot: unit, north: enemy}, **command(G, "ru", spot, infantry=3)).do(f"move:{unit}")
    assert t.refusal(f"to:{north}").rule == "STD.11.2"
    shore = first(
        Y, lambda h: bool((Y.playable & ~Y.flooded & ~Y.east) >> h & 1) and Y.terrain[h] == "clear"
        and any(Y.terrain[n] == "sea" for n in Y.map.linked[h])
    )  # fmt: skip
    french = men(Y, "al")[0]
    y = ypres({shore: french}, turn=8, active=marker_at(Y, "al", shore)).do(f"move:{french}")
    sea = next(Y.numbers[n] for n in Y.map.linked[Y.hex[shore]] if Y.terrain[n] == "sea")
    assert y.refusal(f"to:{sea}").rule == "STD.11.2"
    assert all(Y.terrain[Y.hex[n]] != "sea" for n in y.nouns("to"))


@pytest.mark.parametrize("switch", [True, False])
def test_std_11_3_one_hex_can_always_be_entered(switch: bool) -> None:
    """example D2: with 1 point into the mountains, if the switch lets it; never a second hex."""
    a, b = onto(G, "", lambda h: G.terrain[h] == "mountain" and roomy(G, h, 1))
    unit = men(G, "ah")[0]
    t = marching(a, unit, infantry=1, options={"minimum-hex": switch}).do(f"move:{unit}")
    assert t.can(f"to:{b}") is switch
    assert all(distance(G, a, n) == 1 for n in t.nouns("to"))
    if not switch:
        assert t.refusal(f"to:{b}").rule == "STD.11.1"


def test_example_d2_one_point_and_a_mountain() -> None:
    a, b = onto(G, "", lambda h: G.terrain[h] == "mountain" and roomy(G, h, 1))
    unit, other = men(G, "ah")[:2]
    t = marching(a, f"{unit} {other}", infantry=1, cavalry=3)
    t.do(f"move:{unit}", f"to:{b}")
    assert t.at(unit) == b


@pytest.mark.parametrize("switch", [True, False])
def test_std_11_4_a_flooded_hex_is_a_whole_move_from_next_to_it(switch: bool) -> None:
    """Whatever the switch of the one-hex minimum says: `all` is what any unit can pay."""
    flooded, near, far = next(
        (Y.numbers[f], Y.numbers[n], Y.numbers[m])
        for f in range(Y.size) if Y.flooded >> f & 1
        for n in Y.map.linked[f] if (Y.playable & ~Y.flooded) >> n & 1
        for m in Y.map.linked[n] if (Y.playable & ~Y.flooded) >> m & 1 and Y.map.distance(f, m) == 2
    )  # fmt: skip
    unit = men(Y, "al")[0]
    options = {"minimum-hex": switch}
    t = ypres({near: unit}, turn=9, active=marker_at(Y, "al", near), options=options).do(f"move:{unit}")
    assert t.can(f"to:{flooded}")
    t = ypres({far: unit}, turn=9, active=marker_at(Y, "al", far), options=options).do(f"move:{unit}")
    assert t.can(f"to:{near}")
    assert t.refusal(f"to:{flooded}").rule == "STD.11.4"


def test_std_11_5_a_place_costs_what_the_ground_around_it_costs() -> None:
    """A town in a forest costs two, and the railway through it makes it no cheaper."""
    dear = [h for h in range(G.size) if G.place_class[h] and G.terrain[h] in ("forest", "marsh", "mountain")]
    assert dear
    unit = men(G, "ah")[0]
    for b in dear:
        cost = int(G.tables["terrain"][G.terrain[b]]["cost"])
        a = next((n for n in G.map.linked[b] if river(G, n, b) != "major" and n not in G.fort_at), None)
        if a is not None and cost == 2:
            for most, allowed in ((1, False), (2, True)):
                t = marching(G.numbers[a], unit, infantry=most, options={"minimum-hex": False}).do(f"move:{unit}")
                assert t.can(f"to:{G.numbers[b]}") is allowed
    # A pass is no mountain, although it lies among them.
    start, goal = onto(G, "", lambda h: G.terrain[h] == "pass")
    t = marching(start, unit, infantry=1, options={"minimum-hex": False}).do(f"move:{unit}")
    assert t.can(f"to:{goal}")


def test_std_10_4_moving_first_does_not_keep_a_unit_from_attacking() -> None:
    spot = battlefield(G)
    start = step(G, spot, "s", "s")
    mover, enemy = men(G, "ah")[0], men(G, "ru")[0]
    t = galicia({start: mover, spot: enemy}, **command(G, "ah", start, infantry=2, star=False))
    t.do(f"move:{mover}", f"to:{step(G, spot, 's')}")
    assert t.prompt == "ask-combat"
    declare(t, spot, mover)
    assert t.can("resolve")
