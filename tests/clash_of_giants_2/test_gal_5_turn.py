"""GAL.5, GAL.9: the turn, the cup, the command tracks, and when armies fight. Examples D4 and D5."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.clash_of_giants_2.command import allowance
from grognard.games.clash_of_giants_2.state import State
from grognard.kernel.ask import MARK, Choose, Die, Draw

from .finding import GALICIA_BOX as BOX
from .finding import around, dice_of, distance, first, open_ground, sentinel, step
from .table import GALICIA, Table, galicia, marker, position


def area(number: str, side: int) -> str:
    """The army area of a side in which a hex lies."""
    return BOX.rows[BOX.hex[number]][f"area{side}"]


def well_inside(side: int, name: str) -> str:
    """A hex whose neighbours all lie in the same area of a side."""
    return first(
        BOX,
        lambda h: (
            len(BOX.map.linked[h]) == 6 and {area(BOX.numbers[n], side) for n in (h, *BOX.map.linked[h])} == {name}
        ),
    )


def border(side: int, one: str, other: str) -> tuple[str, str, str]:
    """A hex in one area, one beside it in another, and beyond that one (not next to the first) a third."""
    for h in range(BOX.size):
        if area(BOX.numbers[h], side) != one:
            continue
        for n in BOX.map.linked[h]:
            beyond = [b for b in BOX.map.linked[n] if b not in (h, *BOX.map.linked[h])]
            if area(BOX.numbers[n], side) == other and beyond and BOX.terrain[n] == "clear":
                return BOX.numbers[h], BOX.numbers[n], BOX.numbers[beyond[0]]
    raise AssertionError("no such border")


def fighting(units: dict[str, str], side: str = "ah", **more: Any) -> Table:
    """The combat phase of a side."""
    return galicia(units, phase="combat", side=side, **more)


# -- GAL.5.2 ------------------------------------------------------------------------------------------------------


def turn_of(g: State) -> tuple[list[str], list[int]]:
    """The phases of one turn in which nobody moves or fights, and the markers drawn in it."""
    phases: list[str] = []
    drawn: list[int] = []
    rules, turn = GALICIA.sequence(g), g.turn
    answer: Any = None
    while True:
        question = rules.send(answer)
        answer = None
        if question is MARK:
            if g.turn > turn:
                return phases, drawn
            phases.append(g.phase)
        elif isinstance(question, Draw):
            answer = (question.pool[-1],)
            drawn.append(question.pool[-1])
        elif isinstance(question, Die):
            answer = 3
        else:
            assert isinstance(question, Choose)
            answer = next(option for option in question.options if option[0] in ("done", "pass"))


def test_gal_5_2_supply_reinforcements_replacements_eight_activations_recovery_end() -> None:
    """GAL.5.1: this order and no other; GAL.5.34f: every marker of the cup is drawn, once."""
    g = position(GALICIA, {"Lemberg": "(ah-5)", "Krakau": "ah-12", "Rovno": "ru-12cd (ru-7)"}, phase="supply")
    phases, drawn = turn_of(g)
    assert phases == [
        "supply", "arrive", "arrive", "replace", "replace", "start",
        *("draw", "move", "combat") * 8, "draw", "recover", "end",
    ]  # fmt: skip
    assert sorted(drawn) == list(range(8))


def test_gal_5_34a_each_side_has_four_armies_whose_areas_hang_together() -> None:
    for side, names in ((0, "1432"), (1, "4538")):
        assert set(BOX.areas[side]) == set(names)
        whole = 0
        for area_set in BOX.area_set[side]:
            assert BOX.map.steps.flood(area_set & -area_set, area_set) == area_set
            whole += area_set
        assert whole == BOX.map.all


@pytest.mark.parametrize("turn", [3, 4])
def test_gal_5_34b_all_markers_go_into_the_cup_and_chance_draws_whoever_draws(turn: int) -> None:
    """On odd turns and on even ones: nobody is asked, any marker may come, the others stay in."""
    for name in ("ah-1", "ru-8"):
        units = {well_inside(0, "1"): "ah-5 ah-12", well_inside(1, "8"): "ru-13 ru-14"}
        t = galicia(units, phase="start", turn=turn, dice=[marker(GALICIA, name), 2])
        assert [BOX.markers[m] for m in t.g.drawn] == [name]
        assert t.g.cup.bit_count() == 7
        assert t.asked == name[:2]


def test_gal_5_34c_the_owner_of_the_marker_rolls_for_all_units_of_the_area() -> None:
    """GAL.9.1a: the left number is for infantry, the right one for cavalry and Cossacks."""
    here = well_inside(1, "8")
    for die in range(1, 7):
        t = galicia({here: "ru-13 ru-1kcos"}, phase="start", turn=5, dice=[marker(GALICIA, "ru-8"), die])
        cell = next(
            track["cells"][die - 1] for track in BOX.tables["track"]
            if (track["side"], track["area"]) == ("ru", "8") and track["from"] <= 5 <= track["to"]
        )  # fmt: skip
        infantry, cavalry = (int(part.rstrip("*")) for part in cell.split("/"))
        assert t.g.results[BOX.markers.index("ru-8")] == die
        assert allowance(t.g, BOX.unit["ru-13"]) == infantry
        assert allowance(t.g, BOX.unit["ru-1kcos"]) == cavalry
        assert infantry < cavalry


def test_gal_5_34d_units_inside_the_active_area_move_up_to_their_potential() -> None:
    here = open_ground(BOX, 2)
    elsewhere = first(BOX, lambda h: area(BOX.numbers[h], 0) != area(here, 0))
    t = galicia({here: "ah-5", elsewhere: "ah-12"}, active=f"ah-{area(here, 0)}", roll=1)
    assert t.nouns("move") == {"ah-5"}
    assert t.refusal("move:ah-12").rule == "STD.10.1"
    t.do("move:ah-5")
    points = allowance(t.g, BOX.unit["ah-5"])
    assert points in (1, 2), "the lowest die is a low one"
    assert t.nouns("to") == {n for n in BOX.numbers if 0 < distance(BOX, here, n) <= points}


def test_gal_5_34e_done_and_replaced_units_do_not_move() -> None:
    here = well_inside(0, "1")
    marks: dict[str, Any] = {"moved": 1 << BOX.unit["ah-5"], "repl": 1 << BOX.unit["ah-12"]}
    t = galicia({here: "ah-5 (ah-12)", step(BOX, here, "n"): "ah-14"}, active="ah-1", **marks)
    assert t.nouns("move") == {"ah-14"}
    assert t.refusal("move:ah-5").rule == "STD.10.4"
    assert t.refusal("move:ah-12").rule == "GAL.5.34e"


def test_gal_5_34e_example_d4_who_enters_an_undrawn_area_is_done_but_may_attack() -> None:
    one, other, beyond = border(0, "4", "1")
    spare = first(BOX, lambda h: area(BOX.numbers[h], 0) == "1" and distance(BOX, BOX.numbers[h], other) > 3)
    roll = dice_of("ah-4", 5, star=False)[0]
    t = galicia({one: "ah-5", beyond: "ru-7", spare: "ah-12"}, active="ah-4", roll=roll, cup="ah-1")
    t.do("move:ah-5", f"to:{other}")
    assert t.has("moved", "ah-5")
    assert t.can(f"attack:{beyond}")
    t.dice(marker(GALICIA, "ah-1"), dice_of("ah-1", 5, star=False)[0]).do("pass")
    assert t.refusal("move:ah-5").rule == "STD.10.4"
    t.do("done", f"attack:{beyond}", "join:ah-5")
    assert t.can("settle")


def test_gal_5_34f_drawing_goes_on_until_the_cup_is_empty() -> None:
    here = well_inside(1, "8")
    t = galicia({here: "ru-13", well_inside(0, "1"): "ah-5", **sentinel()}, active="ru-8", cup="ah-1")
    t.dice(marker(GALICIA, "ah-1"), 1).do("done")
    assert (t.g.turn, t.asked, t.prompt) == (5, "ah", "ask-move")
    t.do("done")
    assert (t.g.turn, t.prompt) == (6, "ask-replace")


# -- GAL.5.35 -----------------------------------------------------------------------------------------------------


def test_gal_5_35a_one_combat_phase_a_turn_after_the_movement_of_any_own_marker() -> None:
    here = open_ground(BOX, 2)
    enemy = step(BOX, here, "ne")
    units = {here: "ah-5 ah-12", enemy: "ru-7", well_inside(0, "2"): "ah-16", **sentinel()}
    army = f"ah-{area(here, 0)}"
    t = galicia(units, active=army, cup="ah-2")
    t.do("done")
    assert t.prompt == "ask-combat"
    t.dice(marker(GALICIA, "ah-2"), 2).do("pass")
    t.do("done")
    assert t.prompt == "ask-combat", "what was passed is not lost"
    t = galicia(units, active=army, cup="ah-2", dice=[2, 2, 2, marker(GALICIA, "ah-2"), 2])
    t.do("done", f"attack:{enemy}", "join_all", "settle", "resolve")
    t.do("done")
    assert t.prompt == "ask-replace", "no second one"


def test_gal_5_35a_only_the_owner_of_the_marker_may_fight_after_it() -> None:
    here = open_ground(BOX, 2)
    enemy = step(BOX, here, "ne")
    t = galicia({here: "ah-5", enemy: "ru-7"}, active=f"ru-{area(enemy, 1)}")
    t.do("done")
    assert (t.asked, t.prompt) == ("ru", "ask-combat")
    assert t.nouns("attack") == {here}


def test_gal_5_35b_units_of_any_army_may_attack() -> None:
    here = well_inside(0, "2")
    enemy = step(BOX, here, "n")
    t = galicia({here: "ah-5", enemy: "ru-7", well_inside(0, "1"): "ah-12"}, active="ah-1")
    t.do("done")
    assert t.nouns("attack") == {enemy}
    t.do(f"attack:{enemy}")
    assert t.nouns("join") == {"ah-5"}


def test_gal_5_35c_offensive_support_is_declared_with_the_attacks() -> None:
    """Before the first attack is declared there is nothing to support; the switch that resolves each at once asks
    before it."""
    here = open_ground(BOX, 2)
    enemy = step(BOX, here, "ne")
    units = {here: "ah-5 ah-12", enemy: "ru-7 ru-10"}
    t = fighting(units, turn=4)
    assert t.refusal("support").rule == "GAL.5.35c"
    t.do(f"attack:{enemy}", "join_all", "settle", "support")
    assert t.g.supported == [4, 0]
    t = fighting(units, turn=4, options={"declare-first": False})
    t.do("support")
    assert t.g.supported == [4, 0]


# -- GAL.5.37 -----------------------------------------------------------------------------------------------------


def test_gal_5_37a_recovery_takes_all_markers_off_and_gal_5_37b_makes_units_whole() -> None:
    """GAL.5.37b: only those under a replacement marker."""
    marks: dict[str, Any] = {
        "moved": 1 << BOX.unit["ah-14"] | 1 << BOX.unit["ru-7"],
        "repl": 1 << BOX.unit["ah-5"],
        "rebuilt": 1 << BOX.unit["ru-1kcos"],
    }
    units = {"Lemberg": "(ah-5) (ah-12)", "Krakau": "ah-14", "Rovno": "ru-7 ru-1kcos", **sentinel()}
    t = galicia(units, phase="recover", **marks)
    assert [t.steps(unit) for unit in ("ah-5", "ah-12", "ah-14", "ru-1kcos")] == [2, 1, 2, 1]
    assert (t.g.moved, t.g.repl, t.g.rebuilt) == (0, 0, 0)


# -- GAL.6 --------------------------------------------------------------------------------------------------------


def test_gal_6_1_three_cavalry_units_or_two_of_infantry() -> None:
    here = open_ground(BOX, 2)
    goal = step(BOX, here, "n")
    army = f"ru-{area(here, 1)}"

    def why(there: str, unit: str) -> str | None:
        t = galicia({here: unit, goal: there}, active=army)
        t.do(f"move:{unit}")
        return None if t.can(f"to:{goal}") else t.refusal(f"to:{goal}").rule

    assert why("ru-1kcos ru-2kcos", "ru-13cd") is None
    assert why("ru-1kcos ru-2kcos ru-12cd", "ru-13cd") == "STD.6.1"
    assert why("ru-7", "ru-10") is None
    assert why("ru-7", "ru-13cd") is None
    assert why("ru-7 ru-3", "ru-10") == "STD.6.1"
    assert why("ru-7 ru-1kcos", "ru-2kcos") == "STD.6.2"
    assert why("ru-2rif ru-3rif", "ru-4rif") == "STD.6.1", "a brigade is a unit"


# -- GAL.9 --------------------------------------------------------------------------------------------------------


def test_gal_9_1a_infantry_moves_by_the_left_number_cavalry_by_the_right() -> None:
    here = open_ground(BOX, 2)
    t = galicia({here: "ru-7 ru-1kcos", **sentinel()}, active=f"ru-{area(here, 1)}", roll=1)
    points = allowance(t.g, BOX.unit["ru-7"])
    reach = []
    for unit in ("ru-7", "ru-1kcos"):
        t.do(f"move:{unit}")
        reach.append(max(distance(BOX, here, n) for n in t.nouns("to")))
        t.do("stay")
    assert reach[0] == points
    assert reach[1] > reach[0]


def test_gal_9_1b_movement_is_over_before_the_next_draw() -> None:
    """Who did not move with his army does not move when another is drawn."""
    t = galicia({well_inside(0, "1"): "ah-5", well_inside(0, "2"): "ah-16"}, active="ah-1", cup="ah-2")
    t.dice(marker(GALICIA, "ah-2"), 3).do("done")
    assert t.g.active == BOX.markers.index("ah-2")
    assert t.nouns("move") == {"ah-16"}
    assert t.refusal("move:ah-5").rule == "STD.10.1"


def drawn_with(die: int, side: str = "ah", units: str = "ah-5 ah-2kd") -> Table:
    """Turn 2: units of the 3rd Army attack an enemy beside them, after their marker was drawn with that die."""
    here = well_inside(GALICIA.sides.index(side), "3")
    enemy = step(BOX, here, "n")
    other = "ru-7" if side == "ah" else "ah-5"
    t = fighting({here: units, enemy: other}, side=side, turn=2, drawn={f"{side}-3": die})
    return t.do(f"attack:{enemy}")


def test_gal_9_1c_an_asterisk_bars_the_infantry_of_the_area_from_combat() -> None:
    """Example D5, GAL.9.1d: cavalry and Cossacks take no notice."""
    assert dice_of("ah-3", 2, star=True)
    for die in dice_of("ah-3", 2, star=True):
        t = drawn_with(die)
        assert t.nouns("join") == {"ah-2kd"}
        assert t.refusal("join:ah-5").rule == "GAL.9.1c"
    for die in dice_of("ah-3", 2, star=False):
        assert drawn_with(die).nouns("join") == {"ah-5", "ah-2kd"}
    t = drawn_with(dice_of("ru-3", 2, star=True)[0], "ru", "ru-7 ru-1kcos")
    assert t.nouns("join") == {"ru-1kcos"}
    here = well_inside(0, "3")
    theirs = f"ru-{area(here, 1)}"
    t = fighting({here: "ah-5", step(BOX, here, "n"): "ru-7"}, turn=2, drawn={theirs: dice_of(theirs, 2, star=True)[0]})
    assert t.prompt == "ask-combat", "the enemy's asterisk is his own"


def test_gal_9_1d_an_army_of_infantry_under_an_asterisk_is_not_even_asked() -> None:
    here = well_inside(0, "3")
    units = {here: "ah-5", step(BOX, here, "n"): "ru-7", **sentinel()}
    drawn = {"ah-3": dice_of("ah-3", 2, star=True)[0]}
    assert fighting(units, turn=2, drawn=drawn).prompt == "ask-replace"
    assert fighting({**units, here: "ah-2kd"}, turn=2, drawn=drawn).prompt == "ask-combat"


def test_gal_9_1e_an_asterisk_drawn_after_the_combat_phase_changes_nothing() -> None:
    """Infantry of the area has fought before it; it may still move by the number, and nobody fights again."""
    here = well_inside(0, "3")
    enemy = step(BOX, here, "n")
    units = {here: "ah-5 ah-12", enemy: "ru-7", well_inside(0, "1"): "ah-14", **sentinel()}
    star = dice_of("ah-3", 2, star=True)[0]
    t = galicia(units, active="ah-1", cup="ah-3", turn=2, dice=[1, 1, 1, marker(GALICIA, "ah-3"), star])
    t.do("done", f"attack:{enemy}", "join_all", "settle", "resolve")
    assert t.nouns("move") == {"ah-5", "ah-12"}
    t.do("done")
    assert t.prompt == "ask-replace"


def test_gal_9_1f_infantry_that_walked_out_of_a_starred_area_may_fight() -> None:
    """Example D5: into the undrawn area of the 2nd Army, or one whose result has no asterisk; not the other way."""
    one, other, beyond = border(0, "3", "2")
    star, free = dice_of("ah-2", 2, star=True)[0], dice_of("ah-2", 2, star=False)[0]
    mine = dice_of("ah-3", 2, star=True)[0]
    for drawn, allowed in (({}, True), ({"ah-2": free}, True), ({"ah-2": star}, False)):
        t = galicia({one: "ah-5", beyond: "ru-7", **sentinel()}, active="ah-3", roll=mine, turn=2, drawn=drawn)
        t.do("move:ah-5", f"to:{other}")
        assert (t.prompt == "ask-combat") == allowed
    enemy = next(n for n in around(BOX, one) if n != other and n not in around(BOX, other))
    t = galicia({other: "ah-5", enemy: "ru-7", **sentinel()}, active="ah-2", roll=free, turn=2, drawn={"ah-3": mine})
    t.do("move:ah-5", f"to:{one}")
    assert t.prompt == "ask-replace", "it walked under the asterisk"


@pytest.mark.parametrize("side", ["ah", "ru"])
def test_gal_9_2_and_gal_9_3_an_army_with_two_tracks_uses_that_of_the_turn(side: str) -> None:
    """GAL.9.2, GAL.9.3: the 3rd Armies change theirs after turn 3; asterisks are those of the turn, too."""
    here = well_inside(GALICIA.sides.index(side), "3")
    unit, enemy = ("ru-7", "ah-5") if side == "ru" else ("ah-5", "ru-7")
    early, late = (track["cells"] for track in BOX.tables["track"] if (track["side"], track["area"]) == (side, "3"))
    assert early != late
    for turn, cells in ((1, early), (3, early), (4, late), (10, late)):
        for die, cell in enumerate(cells, 1):
            t = galicia({here: unit}, active=f"{side}-3", roll=die, turn=turn)
            infantry, _, _ = cell.partition("/")
            assert allowance(t.g, BOX.unit[unit]) == int(infantry.rstrip("*"))
            units = {here: unit, step(BOX, here, "n"): enemy, **sentinel()}
            if turn < 10:
                t = fighting(units, side, turn=turn, drawn={f"{side}-3": die})
                assert (t.prompt == "ask-combat") == ("*" not in cell)
