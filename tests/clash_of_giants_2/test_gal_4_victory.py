"""GAL.4, GAL.5.38, GAL.10.2d: points, control of victory hexes, the end. Examples F1 to F3."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.maps import bits

from .finding import GALICIA_BOX as BOX
from .finding import around, divisions, sentinel, step
from .table import Table, galicia

AH_SPACES = [BOX.numbers[h] for h in bits(BOX.vp[0])]
RU_SPACES = [BOX.numbers[h] for h in bits(BOX.vp[1])]
PRZEMYSL = BOX.tables["przemysl"]["hex"]
OPEN = [h for h in bits(BOX.any_vp) if h not in BOX.fort_at and len(BOX.map.linked[h]) == 6]
HOME = next(BOX.numbers[h] for h in OPEN if BOX.vp[0] >> h & 1 and BOX.country[h] == "ah")
"""A space that Austria scores and holds at the start."""
AWAY = next(BOX.numbers[h] for h in OPEN if BOX.vp[0] >> h & 1 and BOX.country[h] == "ru")
"""A space that Austria scores and Russia holds at the start."""
PRIZE = next(BOX.numbers[h] for h in OPEN if BOX.vp[1] >> h & 1)
"""A space that Russia scores."""
RING = ("n", "se", "sw")
"""Every second hex around one: units in three of them close all six."""


def ended(units: dict[str, str] | None = None, *, turn: int, **more: Any) -> Table:
    """The table after the end of a turn. With hardly anybody on the map all railways serve (GAL.7.2d)."""
    options = {"enemy-rails": True}
    return galicia({**(units or {}), **sentinel()}, turn=turn, phase="end", options=options, **more)


def ring(number: str, *units: str) -> dict[str, str]:
    return {step(BOX, number, way): unit for way, unit in zip(RING, units, strict=True)}


def held(russian: int, austrian: tuple[str, ...] = ()) -> dict[str, str]:
    """So many Russian spaces in Russian hands (Przemyśl is not among them), these Austrian ones in Austrian hands."""
    rest = [number for number in RU_SPACES if number not in (PRZEMYSL, *austrian)]
    owner = dict.fromkeys({*AH_SPACES, *RU_SPACES}, "")
    return owner | dict.fromkeys(rest[:russian], "ru") | dict.fromkeys(austrian, "ah")


def final(russian: int, vp: int, *dice: int, units: dict[str, str] | None = None) -> Table:
    """The end of turn 10 with so many spaces in Russian hands and none in Austrian ones."""
    return ended(units, turn=10, vp=vp, owner=held(russian), dice=dice)


def winner(t: Table) -> str:
    assert t.play.result is not None
    assert t.play.result.winner is not None
    return t.game.sides[t.play.result.winner]


# -- GAL.4.1 ------------------------------------------------------------------------------------------------------


def test_gal_4_1a_victory_is_judged_at_the_end_of_turn_10() -> None:
    """GAL.5.38c, GAL.5.38a: until then the turn marker goes on."""
    t = ended(turn=9)
    assert t.play.result is None
    assert t.g.turn == 10
    t = ended(turn=10)
    assert t.prompt == ""
    assert t.play.result is not None


def test_gal_4_1c_austria_scores_what_it_holds_every_turn_from_the_fourth() -> None:
    """GAL.5.38b: also what it has scored before; not what is cut off from full supply."""
    taken = {AWAY: "ah"}
    assert [ended(turn=turn, owner=taken).g.vp for turn in (1, 3, 4, 9)] == [0, 0, 4, 4]
    assert ended(turn=5, vp=4, owner=taken).g.vp == 8
    assert ended(turn=4, owner=held(0, (HOME,))).g.vp == 1
    siege = ring(HOME, "ru-7", "ru-10", "ru-3")
    assert ended(siege, turn=4, owner=held(0, (HOME,))).g.vp == 0, "it is cut off"
    assert ended(siege | {HOME: "ah-5"}, turn=4, owner=held(0, (HOME,))).g.vp == 0, "with a garrison too"


def test_gal_4_1d_what_is_scored_is_never_lost() -> None:
    nothing = dict.fromkeys(AH_SPACES, "")
    assert ended(turn=6, vp=5, owner=nothing).g.vp == 5


def test_gal_4_1e_austria_never_has_more_than_eight() -> None:
    """Example F1: 4, then 3, then 3: 4, 7, 8; nothing more afterwards."""
    total, totals = 0, []
    for turn, austrian in ((4, 4), (5, 3), (6, 3), (7, 3), (9, 7)):
        fallen = {BOX.numbers[h]: 0 for i, h in enumerate(BOX.forts) if BOX.fort_side[i] == 1}
        total = ended(turn=turn, vp=total, owner=held(0, tuple(AH_SPACES[:austrian])), forts=fallen).g.vp
        totals.append(total)
    assert totals == [4, 7, 8, 8, 8]


def test_gal_4_1f_russia_counts_once_at_the_very_end_what_is_in_full_supply() -> None:
    """Spaces lost before the end are worth nothing; nor is one that is cut off."""
    t = ended(turn=9, owner=held(9))
    assert (t.g.vp, t.told("log-count")) == (0, [])
    assert [line["russian"] for line in final(9, 0).told("log-count")] == [9]
    siege = ring(PRIZE, "ah-5", "ah-12", "ah-14")
    for units, points in (({}, 1), (siege, 0)):
        t = ended(units, turn=10, vp=0, owner=held(0) | {PRIZE: "ru"})
        assert [line["russian"] for line in t.told("log-count")] == [points]


@pytest.mark.parametrize(
    ("russian", "austrian", "who"), [(8, 8, "ah"), (9, 8, "ru"), (5, 5, "ah"), (6, 5, "ru"), (0, 0, "ah")]
)
def test_gal_4_1g_russia_needs_more_a_tie_is_austrian(russian: int, austrian: int, who: str) -> None:
    """Example F2."""
    assert winner(final(russian, austrian)) == who


# -- GAL.4.2 ------------------------------------------------------------------------------------------------------


def test_gal_4_21_at_the_start_each_side_holds_its_own_soil() -> None:
    t = galicia(sentinel(), phase="replace")
    for number in {*AH_SPACES, *RU_SPACES}:
        assert t.owner(number) == ("ru" if BOX.country[BOX.hex[number]] == "ru" else "ah")
    assert {t.owner(number) for number in AH_SPACES} == {"ah", "ru"}


def entering(place: str, unit: str, supply: str = "supplied", **more: Any) -> Table:
    """A unit enters a place from beside it, in the activation of the area where it stands."""
    side = BOX.side[BOX.unit[unit]]
    start = next(
        n for n in around(BOX, place) if not BOX.built >> BOX.hex[n] & 1
        and BOX.area_of[side][BOX.hex[n]] == BOX.area_of[side][BOX.hex[place]]
    )  # fmt: skip
    area = BOX.areas[side][BOX.area_of[side][BOX.hex[start]]]
    rest = {PRZEMYSL: "ah-111ls ah-93ls"} if side == 0 else sentinel()
    t = galicia(
        {start: f"{unit} {'ru-12cd' if side else 'ah-5hkd'}", **rest},
        active=f"{BOX.sides[side]}-{area}", supply={unit: supply}, **more,
    )  # fmt: skip
    return t.do(f"move:{unit}", f"to:{place}")


def test_gal_4_22a_who_held_a_hex_at_the_start_scores_it_until_an_enemy_has_been_there() -> None:
    """Even hungry units of his do not harm it."""
    assert entering(HOME, "ah-5", "reduced").owner(HOME) == "ah"
    assert entering(AWAY, "ru-14cd", "unsupplied").owner(AWAY) == "ru"
    t = entering(HOME, "ru-1kcos")
    assert t.owner(HOME) == ""
    assert ended(turn=4, owner={HOME: ""}).g.vp == 2


def test_gal_4_22b_after_an_enemys_visit_a_supplied_unit_has_to_come_back() -> None:
    """Example F3: cavalry will do."""
    for lost in ("ru", ""):
        owner = {HOME: lost}
        assert entering(HOME, "ah-1kd", owner=owner).owner(HOME) == "ah"
        assert entering(HOME, "ah-5", owner=owner).owner(HOME) == "ah"
        assert entering(HOME, "ah-1kd", "reduced", owner=owner).owner(HOME) == ""


def test_gal_4_22c_an_enemys_hex_is_taken_by_supplied_infantry_only() -> None:
    """Example F3: Cossacks take a space from Austria, but not for Russia."""
    assert entering(HOME, "ru-1kcos").owner(HOME) == ""
    assert entering(HOME, "ru-13").owner(HOME) == "ru"
    assert entering(HOME, "ru-13", owner={HOME: ""}).owner(HOME) == "ru"
    assert entering(AWAY, "ah-3kd").owner(AWAY) == ""
    assert entering(AWAY, "ah-5").owner(AWAY) == "ah"
    assert entering(AWAY, "ah-3kd", owner={AWAY: "ah"}).owner(AWAY) == "ah", "nobody robs himself"


def test_gal_4_22d_reduced_supply_takes_nothing() -> None:
    for supply in ("reduced", "unsupplied"):
        assert entering(HOME, "ru-13", supply).owner(HOME) == ""
        assert entering(AWAY, "ah-5", supply).owner(AWAY) == ""


def test_gal_4_22a_a_rider_who_only_passes_through_takes_a_hex_from_its_owner() -> None:
    """Example F3: STD.4.2, and the switch that denies it."""
    army = BOX.rows[BOX.hex[HOME]]["area1"]
    start = next(n for n in around(BOX, HOME) if BOX.rows[BOX.hex[n]]["area1"] == army)
    for passes in (True, False):
        t = galicia({start: "ru-1kcos ru-12cd"}, active=f"ru-{army}", roll=6, options={"control-pass": passes})
        t.do("move:ru-1kcos")
        assert t.can(f"through:{HOME}") == passes
        if passes:
            t.do(f"through:{HOME}")
            beyond = next(n for n in around(BOX, HOME) if n != start and t.can(f"to:{n}"))
            t.do(f"to:{beyond}")
            assert t.at("ru-1kcos") == beyond
        assert t.owner(HOME) == ("" if passes else "ah")


# -- GAL.5.38 -----------------------------------------------------------------------------------------------------


def test_gal_5_38a_markers_leave_their_tracks_and_the_turn_goes_on() -> None:
    t = ended(turn=3, drawn={"ah-1": 1, "ru-8": 4})
    assert (t.g.turn, t.g.drawn, set(t.g.results)) == (4, (), {0})


# -- GAL.10.2 -----------------------------------------------------------------------------------------------------

SIEGE = ring(PRZEMYSL, "ru-7", "ru-10", "ru-3")


@pytest.mark.parametrize("garrison", [{}, {PRZEMYSL: "ah-93ls ah-108ls"}])
def test_gal_10_2d_a_besieged_przemysl_may_fall_at_the_end(garrison: dict[str, str]) -> None:
    """Example F2: 8 spaces and a six make nine."""
    t = final(8, 8, 6, units={**SIEGE, **garrison})
    assert (winner(t), t.told("log-count")) == ("ru", [{"russian": 9, "austrian": 8}])
    t = final(8, 8, 5, units={**SIEGE, **garrison})
    assert (winner(t), t.told("log-count")) == ("ah", [{"russian": 8, "austrian": 8}])


def test_gal_10_2d_no_die_without_a_siege_nor_before_the_last_turn() -> None:
    """A gap in the ring, or a line of supply, or an earlier turn."""
    gap = dict(list(SIEGE.items())[:2])
    assert final(8, 8, units=gap).told("log-przemysl") == []
    sources = {BOX.numbers[h]: name for h, name in zip(bits(BOX.sources[0]), divisions(BOX, "ru", 4), strict=False)}
    assert final(8, 8, units={**gap, **sources}).told("log-przemysl") == [], "cut off, but not surrounded"
    friend = {step(BOX, PRZEMYSL, "ne"): "ah-5"}
    assert ended(SIEGE, turn=9).told("log-przemysl") == []
    t = final(8, 8, units={**SIEGE, **friend, step(BOX, PRZEMYSL, "s"): "ah-12", step(BOX, PRZEMYSL, "nw"): "ah-14"})
    assert t.told("log-przemysl") == [], "friends hold the way out"
    assert final(8, 8, 6, units=SIEGE).told("log-przemysl") != []
