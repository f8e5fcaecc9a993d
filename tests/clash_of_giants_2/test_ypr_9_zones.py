"""YPR.9.1, YPR.9.22, YPR.13: zones, who is tied to them, strays, the quiet first turn."""

from __future__ import annotations


import pytest

from grognard.kernel.maps import bits

from .finding import YPRES_BOX as BOX
from .finding import around, assault, bound, distance, field, flanders, men, numbers, step, zone_set
from .table import YPRES, Table, marker, ypres

NORTH = bound("C", "B")
"""A hex of zone C with zone B south of it."""
DUNES = bound("D", "C")
"""A hex of zone D with zone C south of it."""


def into(zone: str, t: Table) -> set[str]:
    """Where in a zone the units under way may end."""
    return t.nouns("to") & numbers(BOX, zone_set(zone))


# -- YPR.9.1, YPR.9.22a to YPR.9.22c ----------------------------------------------------------------------------------


def test_ypr_9_1a_every_zone_has_its_own_die() -> None:
    """On the one track of its side: YPR.5.35c."""
    t = ypres({field("A"): "al-fr17", field("B"): "al-fr18"}, active="al-A", roll=1, cup="al-B")
    t.dice(marker(YPRES, "al-B"), 6).do("done", "move:al-fr18")
    assert t.play.question is not None
    assert dict(t.play.question.args or {})["points"] == BOX.tracks[0, 1, 5][5][0]
    assert [t.g.results[BOX.markers.index(name)] for name in ("al-A", "al-B")] == [1, 6]


def test_ypr_9_1b_cavalry_reads_the_right_number() -> None:
    """As long as it is mounted (YPR.11.1)."""
    foot, horse, _ = BOX.tracks[0, 0, 5][5]
    for front, points in ((0, horse), (5, foot)):
        t = ypres({field("A"): "al-fr4cd"}, active="al-A", roll=6, front=front).do("move:al-fr4cd")
        assert t.play.question is not None
        assert dict(t.play.question.args or {})["points"] == points


def test_ypr_9_1c_a_zone_is_over_when_the_next_marker_is_drawn() -> None:
    t = ypres({field("A"): "al-fr17 al-fr18", field("B"): "ge-14"}, active="al-A", cup="ge-B")
    t.do("move:al-fr17", f"to:{step(BOX, field('A'), 'e')}")
    assert t.refusal("move:al-fr17").rule == "STD.10.4"
    t.dice(marker(YPRES, "ge-B"), 3).do("done")
    assert (t.asked, t.nouns("move")) == ("ge", {"ge-14"})
    assert t.refusal("move:al-fr18").rule == "STD.5.2"


def crossed() -> Table:
    """A French division walks from zone C into zone B, whose marker is drawn next."""
    t = flanders({NORTH: "al-fr17", field("B"): "al-fr18", field("C"): "al-fr31"}, active="al-C", cup="al-B")
    return t.dice(marker(YPRES, "al-B"), 6).do("move:al-fr17", f"to:{step(BOX, NORTH, 'sw')}", "done")


def test_ypr_9_22a_who_walks_into_a_zone_not_yet_drawn_is_done() -> None:
    t = crossed()
    assert (t.g.active, t.nouns("move")) == (BOX.markers.index("al-B"), {"al-fr18"})
    assert t.refusal("move:al-fr17").rule == "STD.10.4"


def test_ypr_9_22b_a_done_unit_attacks_all_the_same() -> None:
    target = step(BOX, NORTH, "se")
    t = flanders(
        {step(BOX, NORTH, "sw"): "al-fr17", target: "ge-14"}, phase="combat", side="al", moved=1 << BOX.unit["al-fr17"]
    )
    assert t.do(f"attack:{target}").can("join:al-fr17")


@pytest.mark.parametrize("zone", ["B", "C"])
def test_ypr_9_22c_next_turn_it_moves_with_its_new_zone(zone: str) -> None:
    t = crossed().do("done")
    assert t.g.turn == 6
    t.dice(marker(YPRES, f"al-{zone}"), 6).do("pass")
    assert t.nouns("move") == ({"al-fr17", "al-fr18"} if zone == "B" else {"al-fr31"})


# -- YPR.9.22d to YPR.9.22g -------------------------------------------------------------------------------------------

SOUTH = bound("B", "A")
"""A hex of zone B with zone A south of it."""


@pytest.mark.parametrize(("unit", "free"), [("al-fr13", "al-fr17"), ("ge-28", "ge-14")])
def test_ypr_9_22d_two_divisions_move_only_in_zone_a(unit: str, free: str) -> None:
    start = step(BOX, SOUTH, "sw")
    t = flanders({start: f"{unit} {free}"}, active=f"{unit[:2]}-A").do(f"move:{unit}")
    assert into("A", t)
    assert not into("B", t)
    assert t.refusal(f"to:{SOUTH}").rule == "YPR.9.22d"
    assert flanders({start: f"{unit} {free}"}, active=f"{unit[:2]}-A").do(f"move:{free}").can(f"to:{SOUTH}")


@pytest.mark.parametrize(("unit", "free", "enemy"), [("al-fr13", "al-fr17", "ge-13"), ("ge-28", "ge-14", "al-fr31")])
def test_ypr_9_22d_they_attack_only_in_zone_a(unit: str, free: str, enemy: str) -> None:
    start, beside = step(BOX, SOUTH, "sw"), step(BOX, SOUTH, "se")
    t = flanders({start: f"{unit} {free}", SOUTH: enemy}, phase="combat", side=unit[:2]).do(f"attack:{SOUTH}")
    assert t.nouns("join") == {free}
    assert t.refusal(f"join:{unit}").rule == "YPR.9.22d"
    assert flanders({start: unit, SOUTH: enemy}, phase="combat", side=unit[:2]).prompt == "ask-replace"
    t = flanders({start: unit, beside: enemy}, phase="combat", side=unit[:2]).do(f"attack:{beside}")
    assert t.can(f"join:{unit}")


def test_ypr_9_22e_belgians_move_and_attack_only_in_zone_d() -> None:
    south = step(BOX, DUNES, "sw")
    t = flanders({DUNES: "al-be1"}, active="al-D", turn=8).do("move:al-be1")
    assert into("D", t) == t.nouns("to")
    assert t.refusal(f"to:{south}").rule == "YPR.9.22e"
    dry = BOX.playable & ~BOX.east & ~BOX.flooded & ~BOX.sources[0]
    here, there = next(
        (BOX.numbers[a], BOX.numbers[b])
        for a in bits(zone_set("D") & dry)
        for b in bits(BOX.map.steps.around(1 << a) & zone_set("C") & dry)
    )
    t = flanders({here: "al-be1", there: "ge-14", step(BOX, there, "sw"): "al-fr17"}, phase="combat", side="al")
    t.do(f"attack:{there}")
    assert t.nouns("join") == {"al-fr17"}
    assert t.refusal("join:al-be1").rule == "YPR.9.22e"


@pytest.mark.parametrize("side", ["al", "ge"])
def test_ypr_9_22f_nobody_enters_zone_d_on_turn_1(side: str) -> None:
    """Example D7."""
    unit = {"al": "al-fr17", "ge": "ge-14"}[side]
    t = flanders({step(BOX, DUNES, "sw"): unit}, active=f"{side}-C", turn=1).do(f"move:{unit}")
    assert t.nouns("to")
    assert not into("D", t)
    assert t.refusal(f"to:{DUNES}").rule == "YPR.9.22f"
    if side == "al":
        assert flanders({step(BOX, DUNES, "sw"): unit}, active="al-C", turn=2).do(f"move:{unit}").can(f"to:{DUNES}")


@pytest.mark.parametrize(("turn", "open_"), [(2, False), (3, False), (4, True)])
def test_ypr_9_22g_no_german_enters_or_attacks_zone_d_before_turn_4(turn: int, open_: bool) -> None:
    south = step(BOX, DUNES, "sw")
    t = flanders({south: "ge-14"}, active="ge-C", turn=turn).do("move:ge-14")
    assert t.can(f"to:{DUNES}") == bool(into("D", t)) == open_
    assert open_ or t.refusal(f"to:{DUNES}").rule == "YPR.9.22g"
    other = step(BOX, south, "w")
    t = flanders({south: "ge-14", DUNES: "al-fr17", other: "al-fr18"}, phase="combat", side="ge", turn=turn)
    assert t.can(f"attack:{DUNES}") == open_
    assert t.can(f"attack:{other}")
    if not open_:
        assert t.refusal(f"attack:{DUNES}").rule == "YPR.9.22g"
        t.do(f"attack:{other}", "join:ge-14")
        assert t.refusal(f"also:{DUNES}").rule == "YPR.9.22g"


def driven(turn: int, more: dict[str, str] | None = None) -> Table:
    """Germans in zone C, at its northern bound, are driven back one hex."""
    here = step(BOX, DUNES, "se")
    units = {here: "ge-14", step(BOX, here, "w"): "al-fr17 al-fr18"} | (more or {})
    t = flanders(units, phase="combat", side="al", turn=turn)
    return assault(t.dice(6, 1, 1), here, "al-fr17 al-fr18")


def test_ypr_9_22g_but_they_retreat_into_it_if_they_must() -> None:
    here = step(BOX, DUNES, "se")
    north = step(BOX, here, "ne")
    assert not driven(3).can(f"fall:{north}")  # there are other ways
    closed = {step(BOX, here, "e"): "al-fr31", step(BOX, here, "se"): "al-fr42", north: "ge-13"}
    t = driven(3, closed)
    assert zone_set("D") >> BOX.hex[t.at("ge-14")] & 1


@pytest.mark.parametrize(("turn", "open_"), [(3, False), (4, True)])
def test_ypr_9_22g_cavalry_that_withdraws_unforced_does_not(turn: int, open_: bool) -> None:
    here = step(BOX, DUNES, "se")
    t = flanders({here: "ge-2cd", step(BOX, here, "w"): "al-fr17"}, phase="combat", side="al", turn=turn)
    t.do(f"attack:{here}", "join:al-fr17", "settle", "resolve", "slip:ge-2cd")
    assert t.can(f"fall:{step(BOX, here, 'ne')}") == open_
    assert t.can(f"fall:{step(BOX, here, 'se')}")


@pytest.mark.parametrize(("turn", "open_"), [(3, False), (4, True)])
def test_ypr_9_22g_an_advance_does_not_lead_into_it(turn: int, open_: bool) -> None:
    """With the switch for advances of two hexes."""
    south = step(BOX, DUNES, "sw")
    t = flanders(
        {south: "(al-fr17)", step(BOX, south, "se"): "ge-14 ge-13"}, phase="combat", side="ge", turn=turn,
        options={"advance-hexes": 2}, dice=[6, 1, 1],
    )  # fmt: skip
    assault(t, south, "ge-14 ge-13")
    t.do("advance:ge-14")
    assert t.prompt == "ask-further"
    assert t.can(f"to:{DUNES}") == open_


# -- YPR.9.22h strays -------------------------------------------------------------------------------------------------


def test_ypr_9_22h_belgians_retreat_out_of_their_zone_if_they_must() -> None:
    units = {DUNES: "al-be1", step(BOX, DUNES, "e"): "ge-14 ge-13"}
    south = step(BOX, DUNES, "sw")
    t = flanders(units, phase="combat", side="ge", turn=8)
    assault(t.dice(6, 1, 1), DUNES, "ge-14 ge-13")
    assert not t.can(f"fall:{south}")  # there are ways inside
    units |= {step(BOX, DUNES, "w"): "ge-2cd", step(BOX, DUNES, "nw"): "ge-4cd", south: "al-be2"}
    t = flanders(units, phase="combat", side="ge", turn=8)
    assault(t.dice(6, 1, 1), DUNES, "ge-14 ge-13")
    assert not zone_set("D") >> BOX.hex[t.at("al-be1")] & 1


@pytest.mark.parametrize(
    ("unit", "start", "marker_", "home"),
    [
        ("al-be1", step(BOX, DUNES, "sw"), "al-C", "D"),
        ("al-fr13", SOUTH, "al-B", "A"),
        ("ge-28", SOUTH, "ge-B", "A"),
    ],
)
def test_ypr_9_22h_strays_return_as_soon_as_they_can(unit: str, start: str, marker_: str, home: str) -> None:
    """With a way home in reach they go home and nowhere else, and they have to."""
    t = flanders({start: unit}, active=marker_, turn=8, roll=6)
    assert t.refusal("done").rule == "YPR.9.22h"
    t.do(f"move:{unit}")
    assert t.refusal("stay").rule == "YPR.9.22h"
    assert t.nouns("to")
    assert into(home, t) == t.nouns("to")
    near = next(
        n for n in around(BOX, start) if not zone_set(home) >> BOX.hex[n] & 1 and BOX.playable >> BOX.hex[n] & 1
    )
    assert t.refusal(f"to:{near}").rule == "YPR.9.22h"
    assert t.do(f"to:{sorted(t.nouns('to'))[0]}").prompt == "ask-replace"


def test_ypr_9_22h_a_stray_that_can_get_home_does_not_stop_short() -> None:
    """Two hexes off, with points for more: only hexes of its zone will do."""
    start = step(BOX, DUNES, "sw", "sw")
    t = flanders({start: "al-be1"}, active="al-C", turn=8, roll=6).do("move:al-be1")
    assert into("D", t) == t.nouns("to") != set()
    assert t.refusal(f"to:{step(BOX, DUNES, 'sw')}").rule == "YPR.9.22h"


def test_ypr_9_22h_a_stray_takes_nothing_on_its_way() -> None:
    """It may not pass through a victory hex and stop there instead of going home."""
    ypres_ = BOX.numbers[BOX.places["en"].index("Ypres")]
    start = next(n for n in around(BOX, ypres_) if BOX.terrain[BOX.hex[n]] == "clear")
    for unit, found in (("al-be1", set()), ("al-fr17", {ypres_})):
        t = flanders({start: unit}, active="al-C", turn=8, owner={"Ypres": "ge"}).do(f"move:{unit}")
        assert t.nouns("through") == found


def test_ypr_9_22h_a_stray_far_from_home_comes_nearer() -> None:
    start = field("C")

    def far(number: str) -> int:
        return min(distance(BOX, number, other) for other in numbers(BOX, zone_set("D")))

    t = flanders({start: "al-be1"}, active="al-C", turn=8, roll=1).do("move:al-be1")
    assert t.nouns("to")
    assert {far(number) < far(start) for number in t.nouns("to")} == {True}
    assert t.refusal(f"to:{step(BOX, start, 'se')}").rule == "YPR.9.22h"


def test_ypr_9_22h_two_strays_together_do_not_stay_either() -> None:
    start = step(BOX, DUNES, "sw")
    t = flanders({start: "al-be1 al-be2"}, active="al-C", turn=8).do("move:al-be1", "with:al-be2")
    assert t.refusal("stay").rule == "YPR.9.22h"
    t.do(f"to:{DUNES}")
    assert (t.at("al-be1"), t.at("al-be2")) == (DUNES, DUNES)


def test_ypr_9_22h_a_stray_that_cannot_move_holds_nobody_up() -> None:
    start = field("C", 2)
    ring = {
        step(BOX, start, way): unit
        for way, unit in zip(("nw", "ne", "w", "e", "sw", "se"), men(BOX, "ge"), strict=False)
    }
    t = flanders({start: "al-be1", field("C"): "al-fr17"} | ring, active="al-C", turn=8)
    assert t.can("done")


@pytest.mark.parametrize(
    ("unit", "start", "enemy"), [("al-be1", step(BOX, DUNES, "sw"), "ge-14"), ("ge-28", SOUTH, "al-fr17")]
)
def test_ypr_9_22h_a_stray_does_not_attack(unit: str, start: str, enemy: str) -> None:
    helper = {"al": "al-fr18", "ge": "ge-13"}[unit[:2]]
    target = step(BOX, start, "e")
    t = flanders({start: unit, target: enemy, step(BOX, target, "e"): helper}, phase="combat", side=unit[:2], turn=8)
    t.do(f"attack:{target}")
    assert t.nouns("join") == {helper}
    assert t.refusal(f"join:{unit}").rule == "YPR.9.22h"


# -- YPR.13.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["al-fr17", "al-fr4cd"])
def test_ypr_13_1_on_turn_1_nobody_enters_an_enemy_zone(unit: str) -> None:
    """Example D7: neither to stop there nor to pass. So nobody can fight."""
    here = field("A")
    german = step(BOX, here, "e", "e", "e")
    t = flanders({here: unit, german: "ge-14"}, active="al-A", turn=1).do(f"move:{unit}")
    zone = set(around(BOX, german))
    assert step(BOX, here, "e") in t.nouns("to")
    assert not t.nouns("to") & zone
    assert t.refusal(f"to:{step(BOX, here, 'e', 'e')}").rule == "YPR.13.1"
    t = flanders({here: unit, german: "ge-14"}, active="al-A", turn=2).do(f"move:{unit}")
    assert step(BOX, here, "e", "e") in t.nouns("to")
    t = flanders({here: "al-fr17", step(BOX, here, "e", "e"): "ge-14"}, active="al-A", turn=1, roll=1).do(
        "move:al-fr17"
    )
    assert not t.can(f"to:{step(BOX, here, 'e')}"), "the least move of one hex does not help"
