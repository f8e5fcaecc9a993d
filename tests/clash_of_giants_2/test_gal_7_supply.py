"""GAL.5.31, GAL.7: supply by rail, forts, surrender. Examples E1 to E4 and E6."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from grognard.games.clash_of_giants_2.command import allowance
from grognard.games.clash_of_giants_2.supply import passable, railway, serving
from grognard.kernel.editions import edition
from grognard.kernel.files import DataFolder
from grognard.kernel.maps import bits

from .finding import GALICIA_BOX as BOX
from .finding import around, distance, divisions, first, numbers, open_ground, place, sentinel, step
from .table import GALICIA, Table, galicia, hex_of, marker, position

COSSACKS = [BOX.units[u] for u in BOX.of_side[1] if "cossack" in BOX.flags[u]]
LINE = [BOX.units[u] for u in BOX.of_side[1] if BOX.steps[u] == 2 and BOX.units[u] != "ru-83r"]
RAILS = {BOX.numbers[h] for h in bits(BOX.rails)}
GARRISON = BOX.tables["przemysl"]["hex"]
ONE, OTHER = ("n", "se", "sw"), ("ne", "s", "nw")
"""Every second hex around one: units in three of them close all six."""


ALL_RAILS = {"enemy-rails": True}


def checked(
    units: dict[str, str], *dice: int, turn: int = 5, options: Mapping[str, bool] = ALL_RAILS, **more: Any
) -> Table:
    """The table after the supply phase of a turn. On a board so empty most railways are nearer to one enemy somewhere:
    they all serve unless a test says otherwise."""
    given = {**ALL_RAILS, **options}
    return galicia({**units, **sentinel()}, phase="supply", turn=turn, dice=dice, options=given, **more)


def posted(units: Iterable[str], hexes: Iterable[str]) -> dict[str, str]:
    """One unit in each hex."""
    return dict(zip(hexes, units, strict=False))


def from_rails(number: str) -> int:
    return min(distance(BOX, number, rail) for rail in RAILS)


def far(steps: int) -> str:
    """A hex so far from the nearest railway."""
    return first(BOX, lambda h: from_rails(BOX.numbers[h]) == steps)


def lonely() -> str:
    """Open ground so far from all railways that nobody is ever supplied there."""
    return open_ground(BOX, 1, lambda h: from_rails(BOX.numbers[h]) > 6)


def rail_from(sources: int, without: int = 0) -> set[str]:
    """Rail hexes joined to some sources if some hexes are taken out."""
    return numbers(BOX, BOX.rail.flood(sources & ~without, BOX.rails & ~without))


def only(source: int) -> dict[str, str]:
    """Russians on every Austrian source but one."""
    return posted(COSSACKS[1:], sorted(numbers(BOX, BOX.sources[0] & ~(1 << source))))


# -- GAL.5.31 -----------------------------------------------------------------------------------------------------


def test_gal_5_31a_both_sides_check_every_unit_and_markers_come_and_go() -> None:
    away, fed = lonely(), "Lemberg"
    t = checked({away: "ru-7 ru-10", fed: "ah-5 ah-12"}, supply={"ah-5": "reduced", "ah-12": "unsupplied"})
    assert [t.supply(unit) for unit in ("ru-7", "ru-10", "ah-5", "ah-12")] == [
        "reduced", "reduced", "supplied", "supplied",
    ]  # fmt: skip
    t = checked({away: "ah-5 ah-12", "Rovno": "ru-7"}, supply={"ru-7": "reduced"})
    assert [t.supply(unit) for unit in ("ah-5", "ah-12", "ru-7")] == ["reduced", "reduced", "supplied"]


def test_gal_5_31b_what_the_check_found_holds_all_turn() -> None:
    """Example E4: on the railway in the middle of a turn, a hungry unit stays so until the next supply phase."""
    t = galicia({"Lemberg": "ah-5", **sentinel()}, active="ah-3", supply={"ah-5": "reduced"})
    goal = next(number for number in around(BOX, place(BOX, "Lemberg")) if number in RAILS)
    t.do("move:ah-5", f"to:{goal}")
    assert (t.g.turn, t.supply("ah-5")) == (6, "supplied")
    t = galicia({"Lemberg": "ah-5 ah-12"}, active="ah-3", supply={"ah-5": "reduced"})
    t.do("move:ah-5", f"to:{goal}")
    assert (t.g.turn, t.supply("ah-5")) == (5, "reduced")


def test_gal_5_31c_everybody_starts_the_first_turn_in_supply() -> None:
    units = {lonely(): "ah-5"}
    assert checked(units, turn=1).supply("ah-5") == "supplied"
    assert checked(units, turn=2).supply("ah-5") == "reduced"


# -- GAL.7.1 ------------------------------------------------------------------------------------------------------


def test_gal_7_1a_russian_sources_are_rail_hexes_at_the_edge_in_russia() -> None:
    """With enemies on all of them nobody is fed; with one of them free everybody on its railway is."""
    found = BOX.sources[1]
    assert found
    assert not found & ~(BOX.rails & BOX.map.edge & BOX.country_set("ru"))
    taken = posted((name for name in BOX.units if name.startswith("ah")), sorted(numbers(BOX, found)))
    assert len(taken) == found.bit_count()
    t = galicia({**taken, "Lemberg": "(ru-83r)", "Krakau": "(ah-ge3lw)"}, phase="supply", turn=5)
    assert t.supply("ru-83r") == "reduced", "Austrian sources are no use"
    last = sorted(taken)[-1]
    assert galicia({**taken, last: "(ru-83r)"}, phase="supply").supply("ru-83r") == "supplied"


def test_gal_7_1b_austrian_sources_are_rail_hexes_at_the_edge_in_austria_or_germany() -> None:
    found = BOX.sources[0]
    assert not found & ~(BOX.rails & BOX.map.edge & BOX.country_set("ah", "ge"))
    german = found & BOX.country_set("ge")
    assert german.bit_count() == 1
    taken = posted(COSSACKS, sorted(numbers(BOX, found)))
    assert checked({**taken, "Lemberg": "ah-5"}).supply("ah-5") == "reduced"
    assert checked({**only(german.bit_length() - 1), "Lemberg": "ah-5"}).supply("ah-5") == "supplied"


# -- GAL.7.2 ------------------------------------------------------------------------------------------------------


def test_gal_7_2a_five_hexes_to_the_railway_and_any_way_along_it() -> None:
    """Example E1: five hexes are near enough, six are not."""
    for steps, found in ((0, "supplied"), (1, "supplied"), (5, "supplied"), (6, "reduced")):
        assert checked({far(steps): "ah-5"}).supply("ah-5") == found, steps
        assert checked({far(steps): "ru-7"}).supply("ru-7") == found, steps
    west = min(bits(BOX.sources[0]), key=lambda h: BOX.map.at[h])
    assert distance(BOX, place(BOX, "Tarnopol"), BOX.numbers[west]) > 30
    assert checked({**only(west), "Tarnopol": "ah-5"}).supply("ah-5") == "supplied"


def test_gal_7_2b_supply_may_run_against_the_compass() -> None:
    """From where no step south, south-west or north-west leads to a railway, an Austrian is fed all the same."""
    against = first(
        BOX,
        lambda h: (
            from_rails(BOX.numbers[h]) == 5
            and not BOX.compass[0].within(1 << h, 5, BOX.map.all) & BOX.rails
            and not BOX.compass[1].within(1 << h, 5, BOX.map.all) & BOX.sources[1]
        ),
    )
    assert checked({against: "ah-5"}).supply("ah-5") == "supplied"


def gap() -> tuple[str, str]:
    """A hex away from the railways with three enemies around it, and the open hex south of it from which a free way
    leads on to one."""
    for here in range(BOX.size):
        number = BOX.numbers[here]
        if from_rails(number) < 3 or len(BOX.map.linked[here]) < 6:
            continue
        south = BOX.map.near["s"][here]
        two = BOX.map.near["s"][south]
        if two >= 0 and any(
            distance(BOX, BOX.numbers[two], rail) <= 3
            and distance(BOX, number, rail) == distance(BOX, BOX.numbers[two], rail) + 2
            for rail in RAILS
        ):
            return number, BOX.numbers[south]
    raise AssertionError("no such place")


def test_gal_7_2c_no_line_through_an_enemy_zone_unless_a_friend_stands_there() -> None:
    here, south = gap()
    enemies = posted(COSSACKS, [step(BOX, here, way) for way in ONE])
    assert checked({here: "ah-5", **enemies}).supply("ah-5") == "reduced"
    assert checked({here: "ah-5", south: "ah-12", **enemies}).supply("ah-5") == "supplied"
    assert checked({here: "ah-5"}).supply("ah-5") == "supplied"


def test_gal_7_2c_the_rail_hex_itself_must_be_open_to_who_comes_from_beside_it() -> None:
    """A step from the railway, but all hexes around in enemy zones: no supply until a friend stands on the rails."""
    beside = first(
        BOX,
        lambda h: (
            not BOX.rails >> h & 1
            and len(BOX.map.linked[h]) == 6
            and step(BOX, BOX.numbers[h], OTHER[0]) in RAILS
            and not any(step(BOX, BOX.numbers[h], way) in RAILS for way in ONE)
        ),
    )
    enemies = posted(COSSACKS, [step(BOX, beside, way) for way in ONE])
    assert checked({beside: "ah-5", **enemies}).supply("ah-5") == "reduced"
    assert checked({beside: "ah-5", step(BOX, beside, OTHER[0]): "ah-12", **enemies}).supply("ah-5") == "supplied"


def cut() -> tuple[int, str, str, str]:
    """An Austrian source, a rail hex through which every line to it passes, a hex beside that one off the rails, and
    somebody far behind."""
    for source in bits(BOX.sources[0]):
        for x in bits(BOX.rails & ~BOX.sources[0]):
            near = rail_from(1 << source, 1 << x)
            if not 3 < len(near) < 60:
                continue
            beside = [
                number for number in around(BOX, BOX.numbers[x]) if number not in RAILS
                and sum(n in RAILS for n in around(BOX, number)) >= 3
            ]  # fmt: skip
            behind = [
                u
                for u in sorted(RAILS - near - numbers(BOX, BOX.sources[0]))
                if all(distance(BOX, u, n) > 6 for n in near)
            ]
            if beside and behind:
                return source, BOX.numbers[x], beside[0], behind[0]
    raise AssertionError("no such place")


def test_gal_7_2d_the_railway_minds_enemy_units_but_not_their_zones() -> None:
    """Example E2: a Cossack beside the line, its zone on three rail hexes, cuts nothing; on the line it does."""
    source, x, beside, behind = cut()
    assert checked({**only(source), behind: "ah-5"}).supply("ah-5") == "supplied"
    assert checked({**only(source), beside: COSSACKS[0], behind: "ah-5"}).supply("ah-5") == "supplied"
    assert checked({**only(source), x: COSSACKS[0], behind: "ah-5"}).supply("ah-5") == "reduced"


RAID = {
    "1627": "ru-12cd",
    "Krakau": "ah-5",
    "Lemberg": "ah-12",
    "Stanislau": "ah-14",
    "Rovno": "ru-7",
    "Lublin": "ru-10",
}
"""A Russian raider on the railway in Hungary, both armies about where they stood at first."""


def test_gal_7_2d_railways_of_the_enemys_country_serve_behind_ones_own_front_only() -> None:
    """By the switch a raider is fed over more than 45 hexes of rail behind the enemy's front; without it not."""
    assert checked(RAID).supply("ru-12cd") == "supplied"
    off = {"enemy-rails": False}
    t = checked(RAID, options=off)
    assert t.supply("ru-12cd") == "reduced"
    assert {t.supply(unit) for unit in ("ah-5", "ah-12", "ah-14", "ru-7", "ru-10")} == {"supplied"}
    # An army that has come far is fed where it stands.
    won = {"Lemberg": "ru-7", "Przemyśl": "ah-5", "Stanislau": "ru-10", "3229": "ah-12"}
    assert [checked(won, options=off).supply(unit) for unit in ("ru-7", "ru-10")] == ["supplied", "supplied"]


@pytest.mark.parametrize(("side", "unit", "enemy"), [(0, "ah-5", "ru-7"), (1, "ru-7", "ah-5")])
def test_gal_7_2d_a_railway_as_near_to_both_is_its_countrys(side: int, unit: str, enemy: str) -> None:
    here = first(BOX, lambda h: bool(BOX.enemy_rails[side] >> h & 1) and len(BOX.map.linked[h]) == 6)
    one, two, three = step(BOX, here, "n"), step(BOX, here, "s"), step(BOX, here, "s", "s")
    options = {"enemy-rails": False}
    for friend, foe, serves in ((one, three, True), (one, two, False), (three, one, False), (here, one, True)):
        g = position(GALICIA, {friend: unit, foe: enemy}, options=options)
        assert bool(serving(g, side) >> BOX.hex[here] & 1) == serves
        assert serving(g, 1 - side) >> BOX.hex[here] & 1 or friend == here, "its own country's always, if it is free"


def test_gal_7_2d_by_how_much_nearer_is_the_datas() -> None:
    assert GALICIA.files
    assert GALICIA.remake
    texts = {name: text.replace("nearer = 1", "nearer = 2") for name, text in GALICIA.files.texts.items()}
    other = GALICIA.remake(DataFolder(GALICIA.name, GALICIA.data, texts))
    here = first(BOX, lambda h: bool(BOX.enemy_rails[0] >> h & 1) and len(BOX.map.linked[h]) == 6)
    for ways, serves in ((("s", "s", "s"), True), (("s", "s"), False), (("s",), False)):
        g = position(other, {step(BOX, here, "n"): "ah-5", step(BOX, here, *ways): "ru-7"})
        assert bool(serving(g, 0) >> BOX.hex[here] & 1) == serves


def test_gal_7_2d_battles_begun_before_the_switch_go_on_as_they_began() -> None:
    before = edition(GALICIA, "5cb2fd01229d")
    assert set(GALICIA.options) - set(before.options) == {"enemy-rails"}
    g = position(before, RAID)
    assert railway(g, 1) >> BOX.hex["1627"] & 1


def line_neighbours(number: str) -> list[str]:
    """The rail hexes to which the rails of a hex lead."""
    return sorted(numbers(BOX, BOX.rail.around(1 << BOX.hex[number])))


def test_gal_7_2e_a_unit_on_the_railway_is_stopped_by_a_zone_next_to_it() -> None:
    """Example E3: the next rail hexes are empty and in enemy zones: no supply. With a friend in one: supply."""
    here = first(
        BOX,
        lambda h: (
            bool(BOX.rails >> h & 1)
            and len(BOX.map.linked[h]) == 6
            and h not in BOX.fort_at
            and set(line_neighbours(BOX.numbers[h])) <= {step(BOX, BOX.numbers[h], way) for way in OTHER}
        ),
    )
    enemies = posted(COSSACKS, [step(BOX, here, way) for way in ONE])
    assert checked({here: "ah-5", **enemies}).supply("ah-5") == "reduced"
    for friend in line_neighbours(here):
        if friend in rail_from(BOX.sources[0], 1 << BOX.hex[here]):
            assert checked({here: "ah-5", friend: "ah-12", **enemies}).supply("ah-5") == "supplied"


def test_gal_7_2e_no_line_leads_back_through_its_own_hex() -> None:
    """On the last hex but one of a branch line: stepping outward and rolling back past oneself is no way out."""
    for end in sorted(RAILS):
        if len(line_neighbours(end)) != 1 or BOX.sources[0] >> BOX.hex[end] & 1 or len(around(BOX, end)) < 6:
            continue
        (here,) = line_neighbours(end)
        if len(line_neighbours(here)) != 2 or BOX.hex[here] in BOX.fort_at:
            continue
        (inner,) = set(line_neighbours(here)) - {end}
        pair = 1 << BOX.hex[here] | 1 << BOX.hex[end]
        ring = numbers(BOX, BOX.map.range(pair, 2) & ~BOX.map.range(pair, 1)) - RAILS
        touched = {n for number in ring for n in around(BOX, number)}
        if numbers(BOX, BOX.map.range(pair, 1) & ~pair) <= touched:
            break
    else:
        raise AssertionError("no such place")
    enemies = posted(LINE, sorted(ring))
    assert len(enemies) == len(ring)
    assert checked({here: "ah-5", **enemies}).supply("ah-5") == "reduced"
    assert checked({here: "ah-5", inner: "ah-12", **enemies}).supply("ah-5") == "supplied"
    assert checked({end: "ah-5", **enemies}).supply("ah-5") == "supplied", "its next rail hex is in nobody's zone"


def test_gal_7_2f_no_strategic_movement_by_rail() -> None:
    """A division on a long railway comes no further than its points, and no rail phase is ever asked."""
    here = place(BOX, "Lemberg")
    assert here in RAILS
    t = galicia({here: "ah-5"}, active="ah-3", roll=6)
    t.do("move:ah-5")
    assert max(distance(BOX, here, number) for number in t.nouns("to")) <= allowance(t.g, BOX.unit["ah-5"])
    t = galicia({here: "(ah-5)", **sentinel()}, phase="replace", dice=[marker(GALICIA, "ah-3"), 6])
    t.do("pass", "pass")
    assert t.prompt == "ask-move"


# -- GAL.7.3, GAL.7.4 ---------------------------------------------------------------------------------------------


def test_gal_7_3_a_fort_feeds_two_infantry_units() -> None:
    """Example E6: of three units cut off in Przemyśl the two of infantry are fed, the cavalry is not, and none of them
    is given replacements."""
    ring = posted(LINE, around(BOX, GARRISON))
    rear = next(iter(sorted(numbers(BOX, BOX.sources[0]))))
    t = checked({GARRISON: "ah-3kd (ah-4) (ah-25)", rear: "(ah-14)", **ring})
    assert [t.supply(unit) for unit in ("ah-3kd", "ah-4", "ah-25")] == ["reduced", "fort", "fort"]
    t.do("pass")
    assert t.nouns("replace") == {"ah-14"}
    assert {t.refusal(f"replace:{unit}").rule for unit in ("ah-4", "ah-25")} == {"GAL.8.21a"}
    t = checked({GARRISON: "ah-93ls ah-108ls ah-111ls", **ring})
    assert sorted(t.supply(unit) for unit in ("ah-93ls", "ah-108ls", "ah-111ls")) == ["fort", "fort", "reduced"]
    t = checked({GARRISON: "ah-5", **ring}, forts={GARRISON: 0})
    assert t.supply("ah-5") == "reduced", "a fort that is gone feeds nobody"
    t = checked({GARRISON: "ah-5"})
    assert t.supply("ah-5") == "supplied", "who can trace a line needs no fort"


def test_gal_7_4a_only_who_starved_last_turn_and_is_surrounded_may_surrender() -> None:
    """Example E4: reduced, then unsupplied, then the roll."""
    here = lonely()
    all_round = {here: "ah-5", **posted(LINE, [step(BOX, here, way) for way in ONE])}
    assert checked(all_round).supply("ah-5") == "reduced"
    assert checked(all_round, supply={"ah-5": "reduced"}).supply("ah-5") == "unsupplied"
    t = checked(all_round, 6, supply={"ah-5": "unsupplied"})
    assert (t.at("ah-5"), t.fate.left) == ("removed", 0)
    open_side = {here: "ah-5", **posted(LINE, [step(BOX, here, way) for way in ONE[:2]])}
    t = checked(open_side, supply={"ah-5": "unsupplied"})
    assert (t.at("ah-5"), t.supply("ah-5")) == (here, "unsupplied"), "one hex is free: no roll"


def test_gal_7_4a_hexes_off_the_map_do_not_matter() -> None:
    corner = first(BOX, lambda h: len(BOX.map.linked[h]) < 4 and from_rails(BOX.numbers[h]) > 6)
    t = checked({corner: "ah-5", **posted(LINE, around(BOX, corner))}, 6, supply={"ah-5": "unsupplied"})
    assert t.at("ah-5") == "removed"


@pytest.mark.parametrize("lowered", [True, False])
@pytest.mark.parametrize("ter", [2, 3, 4])
def test_gal_7_4b_a_die_above_the_efficiency_surrenders_the_unit(lowered: bool, ter: int) -> None:
    """Example E4: TER 4 is lowered to 2 for want of supply, never below 1; or by the switch as printed."""
    here = lonely()
    ring = posted(LINE, [step(BOX, here, way) for way in ONE])
    unit = (
        divisions(BOX, "ah", ter)[0]
        if ter > 2
        else next(name for u, name in enumerate(BOX.units) if BOX.side[u] == 0 and BOX.ter[u] == 2)
    )
    assert BOX.ter[BOX.unit[unit]] == ter
    holds = max(1, ter - 2) if lowered else ter
    for die in range(1, 7):
        t = checked({here: unit, **ring}, die, supply={unit: "unsupplied"}, options={"surrender-lowered": lowered})
        assert t.at(unit) == (here if die <= holds else "removed")


def test_gal_7_4b_each_unit_of_a_stack_rolls_for_itself() -> None:
    here = lonely()
    ring = posted(LINE, [step(BOX, here, way) for way in ONE])
    t = checked({here: "ah-5 ah-12", **ring}, 1, 6, supply={"ah-5": "unsupplied", "ah-12": "unsupplied"})
    assert (t.at("ah-5"), t.at("ah-12")) == (here, "removed")


def test_gal_7_4c_who_surrendered_never_comes_back() -> None:
    """Cossacks that surrendered cannot be rebuilt, others can."""
    here = lonely()
    ring = posted(["ah-5", "ah-12", "ah-14"], [step(BOX, here, way) for way in ONE])
    t = checked({here: "ru-1kcos", "Rovno": "ru-12cd", **ring}, 6, supply={"ru-1kcos": "unsupplied"})
    assert t.at("ru-1kcos") == "removed"
    assert t.steps("ru-1kcos") == 0
    assert t.refusal("rebuild:ru-1kcos").rule == "GAL.8.22a"
    assert t.can("rebuild:ru-2kcos"), "eliminated, not surrendered"


def test_gal_7_2d_an_enemy_fort_bars_the_railway_until_it_is_destroyed() -> None:
    """STD.8.3, GAL.TEC.13: nobody may enter it, so no line runs through it, garrison or not."""
    for steps, open_ in ((2, False), (0, True)):
        g = position(GALICIA, {"Rovno": "ru-7"}, forts={"Przemyśl": steps})
        h = hex_of(g, "Przemyśl")
        assert bool(railway(g, 1) >> h & 1) == open_
        assert bool(passable(g, 1) >> h & 1) == open_
        assert railway(g, 0) >> h & 1
