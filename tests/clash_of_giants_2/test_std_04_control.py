"""STD.4, STD.5: who controls what, and whose turn it is."""

from __future__ import annotations

import pytest

from grognard.games.clash_of_giants_2.sequence import sequence
from grognard.games.clash_of_giants_2.state import State
from grognard.kernel.ask import MARK, Choose, Die, Draw
from grognard.kernel.game import Game
from grognard.kernel.maps import bits

from .finding import (
    GALICIA_BOX, YPRES_BOX, around, assault, battlefield, command, declare, distance, first, level_ground, marker_at,
    men, river, step,
)  # fmt: skip
from .table import GALICIA, YPRES, Table, galicia, marker, position, ypres

LEMBERG = "Lemberg"


def lemberg(way: str) -> str:
    return step(GALICIA_BOX, GALICIA_BOX.numbers[GALICIA_BOX.places["en"].index(LEMBERG)], way)


# -- STD.4 control ----------------------------------------------------------------------------------------------------


def test_std_4_1_zones_never_change_control_entering_does() -> None:
    division = men(GALICIA_BOX, "ru")[0]
    north = lemberg("n")
    t = galicia({north: " ".join(men(GALICIA_BOX, "ru")[:2])}, **command(GALICIA_BOX, "ru", north, infantry=2))
    assert t.owner(LEMBERG) == "ah"  # Russians next to it, their zone in it
    t.do(f"move:{division}", f"to:{LEMBERG}")
    assert t.owner(LEMBERG) == "ru"


def beyond() -> tuple[str, str, str]:
    """A start, a victory hex next to it and a hex behind that, two points in all and three by any other way."""
    box = GALICIA_BOX
    for v in bits(box.any_vp & ~box.map.set(box.forts)):
        for a in box.map.linked[v]:
            for b in box.map.linked[v]:
                flat = all(box.terrain[h] == "clear" for h in (a, v, b))
                dry = "major" not in (river(box, a, v), river(box, v, b))
                if flat and dry and box.map.distance(a, b) == 2 and box.country[a] == box.country[v] == "ah":
                    shared = set(box.map.linked[a]) & set(box.map.linked[b])
                    if shared == {v}:
                        return box.numbers[a], box.numbers[v], box.numbers[b]
    raise AssertionError


@pytest.mark.parametrize("switch", [True, False])
def test_std_4_2_passing_through_takes_control_or_not_by_a_switch(switch: bool) -> None:
    start, town, goal = beyond()
    division, other = men(GALICIA_BOX, "ru")[:2]
    t = galicia(
        {start: f"{division} {other}"}, options={"control-pass": switch},
        **command(GALICIA_BOX, "ru", start, infantry=2),
    )  # fmt: skip
    t.do(f"move:{division}")
    assert t.can(f"through:{town}") is switch
    assert t.can(f"to:{goal}")
    if switch:
        t.do(f"through:{town}")
        assert t.can(f"to:{goal}")
    t.do(f"to:{goal}")
    assert t.at(division) == goal
    assert t.owner(town) == ("ru" if switch else "ah")


def test_std_4_2_who_passes_through_has_only_the_rest_of_his_points() -> None:
    start, town, goal = beyond()
    division, other = men(GALICIA_BOX, "ru")[:2]
    t = galicia({start: f"{division} {other}"}, **command(GALICIA_BOX, "ru", start, infantry=3))
    t.do(f"move:{division}", f"through:{town}")
    assert goal in t.nouns("to")
    assert all(distance(GALICIA_BOX, town, number) <= 2 for number in t.nouns("to"))
    t.do("stay")  # it may also end there
    assert t.at(division) == town
    assert t.has("moved", division)


def test_std_4_2_advance_and_retreat_count_as_entering() -> None:
    """The attackers' advance takes the hex; a retreat through a victory hex of the enemy's would as well."""
    box = GALICIA_BOX
    h = next(
        h for h in bits(box.any_vp & ~box.map.set(box.forts)) if box.country[h] == "ah" and len(box.map.linked[h]) == 6
    )
    place = box.numbers[h]
    defender = men(box, "ah", steps=1)[0]
    attackers = men(box, "ru")[:6]
    t = galicia(
        {place: defender, **{step(box, place, way): f"{attackers[2 * i]} {attackers[2 * i + 1]}"
                             for i, way in enumerate(("n", "ne", "se"))}},
        phase="combat", side="ru", turn=10, dice=[6, 1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    declare(t, place, attackers).do("resolve")
    while t.prompt == "ask-rollers":
        t.do(t.options[0])
    assert t.prompt == "ask-advance"
    assert t.owner(place) == "ah"  # empty, and still Austrian
    t.do(f"advance:{attackers[0]}")
    assert t.owner(place) == "ru"


def test_std_4_2_a_retreat_into_a_victory_hex_takes_it_back() -> None:
    box = GALICIA_BOX
    place = next(
        box.numbers[h] for h in bits(box.any_vp & ~box.map.set(box.forts)) if box.country[h] == "ah"
        and len(box.map.linked[h]) == 6 and len(box.map.linked[box.map.near["n"][h]]) == 6
    )  # fmt: skip
    start = step(box, place, "n")
    defender, attackers = men(box, "ah", 5)[0], men(box, "ru")[:2]
    t = galicia(
        {start: defender, step(box, start, "n"): " ".join(attackers)},
        phase="combat", side="ru", turn=10, owner={place: "ru"}, dice=[6, 1, 1],
    )  # fmt: skip
    assault(t, start, attackers)  # a six against an efficiency of five: back by one
    t.do(f"fall:{place}")
    assert t.at(defender) == place
    assert t.owner(place) == "ah"


def test_std_4_3_a_hex_scores_only_while_supply_could_be_traced_from_it() -> None:
    """Nobody stands there: what counts is whether a line could be traced at the moment of counting."""
    g = position(GALICIA, {})
    hexes = g.box.rules.scored(g, 1)
    assert not hexes  # Russia controls none of its hexes yet
    g = position(GALICIA, {}, owner={LEMBERG: "ru"})
    town = g.box.places["en"].index(LEMBERG)
    assert g.box.rules.scored(g, 1) == 1 << town
    ring = {n: men(GALICIA_BOX, "ah")[i] for i, n in enumerate(around(GALICIA_BOX, g.box.numbers[town]))}
    g = position(GALICIA, ring, owner={LEMBERG: "ru"})
    assert not g.box.rules.scored(g, 1)
    assert g.owner[town] == 1  # it still controls it


# -- STD.5 sequence ---------------------------------------------------------------------------------------------------


def phases(g: State) -> list[str]:
    """The phases of one turn in order, with everybody passing and one die for all."""
    turn, found = g.turn, []
    rules = sequence(g)
    question = next(rules)
    while g.turn == turn and g.over is None:
        if question is MARK:
            found.append(g.phase)
            question = rules.send(None)
        elif isinstance(question, Choose):
            idle = [a for a in question.options if a[0] in ("done", "pass", "stay")]
            question = rules.send(idle[0] if idle else question.options[0])
        elif isinstance(question, Draw):
            question = rules.send((question.pool[0],))
        else:
            assert isinstance(question, Die)
            question = rules.send(1)
    return found


@pytest.mark.parametrize(
    ("game", "before"),
    [
        (GALICIA, ["supply", "arrive", "replace", "start"]),
        (YPRES, ["supply", "arrive", "replace", "flood", "rail", "start"]),
    ],
    ids=["galicia", "ypres"],
)
def test_std_5_1_the_turn_is_a_draw_of_markers(game: Game[State], before: list[str]) -> None:
    """No side moves all its armies at once: eight markers, one after the other, then recovery and the end."""
    g = game.start(game.scenarios[-1], game.settings({}))
    g.turn = 5
    found = phases(g)
    order = [phase for i, phase in enumerate(found) if phase not in found[:i]]
    operations = [phase for phase in order if phase in ("draw", "move", "combat")]
    assert order == [*before, *operations, "recover", "end"]
    assert operations[0] == "draw"
    assert found.count("draw") == 9  # eight markers, and the empty cup
    assert set(found) <= {*g.box.rules.procedure.steps, "battle"}


@pytest.mark.parametrize("turn", [6, 7])
@pytest.mark.parametrize("side", ["ah", "ru"])
def test_std_5_2_the_owner_of_the_marker_acts_whoever_draws(turn: int, side: str) -> None:
    spot = level_ground(GALICIA_BOX)
    unit = men(GALICIA_BOX, side)[0]
    name = marker_at(GALICIA_BOX, side, spot)
    t = galicia({spot: unit}, phase="draw", cup=name, turn=turn, dice=[marker(GALICIA, name), 4])
    assert t.asked == side
    assert t.prompt == "ask-move"
    assert t.g.results[GALICIA_BOX.markers.index(name)] == 4
    enemy = men(GALICIA_BOX, "ru" if side == "ah" else "ah")[0]
    assert t.refusal(f"move:{enemy}").rule == "STD.5.2"


def two_markers(dice: list[int | tuple[int, ...]]) -> tuple[Table, str, str]:
    """Two Austrian markers in the cup, units in both areas, a fight to be had in the first."""
    box = GALICIA_BOX
    spot = battlefield(box)
    south = step(box, spot, "s")
    here = marker_at(box, "ah", south)
    there = next(name for name in box.markers[:4] if name != here)
    elsewhere = first(
        box, lambda h: box.markers[box.area_of[0][h]] == there and bool(box.playable >> h & 1)
        and (box.map.distance(h, box.hex[spot]) or 0) > 6 and not box.any_vp >> h & 1
    )  # fmt: skip
    ours, other, enemy = *men(box, "ah", 4)[:2], men(box, "ru", 4)[0]
    t = galicia(
        {spot: enemy, south: ours, elsewhere: other}, phase="draw", turn=10, cup=f"{here} {there}",
        dice=[marker(GALICIA, here), 6, *dice, marker(GALICIA, there), 6],
    )  # fmt: skip
    return t, spot, ours


def test_std_5_3_one_combat_phase_a_turn() -> None:
    """2 to 2: both roll and hold; after the second marker nobody is asked any more."""
    t, spot, ours = two_markers([1, 1])
    t.do("done")
    assert t.prompt == "ask-combat"
    assault(t, spot, ours)
    assert t.prompt == "ask-move"  # with the second marker
    assert t.g.fought == 1
    t.do("done")
    assert t.prompt == ""  # the last turn ended without another combat


def test_std_5_3_it_may_be_kept_for_a_later_marker_and_is_lost_after_the_last() -> None:
    t, spot, ours = two_markers([])
    t.do("done", "pass")
    assert t.g.fought == 0
    t.do("done")
    assert t.prompt == "ask-combat"
    t.dice(1, 1)
    assert t.can(f"attack:{spot}")
    t.do("pass")  # units of any area may fight now, but he will not
    assert t.prompt == ""
    assert t.at(ours) == step(GALICIA_BOX, spot, "s")


def test_std_5_3_a_phase_passed_over_does_not_come_back_next_turn() -> None:
    spot = battlefield(YPRES_BOX)
    west = step(YPRES_BOX, spot, "w")
    ours, enemy = men(YPRES_BOX, "al", 4)[0], men(YPRES_BOX, "ge", 4)[0]
    t = ypres({spot: enemy, west: ours}, phase="combat", side="al", turn=8,
              dice=[marker(YPRES, marker_at(YPRES_BOX, "ge", spot)), 1])  # fmt: skip
    t.do("pass")
    while t.prompt != "ask-move":
        t.do("pass")
    assert t.g.turn == 9
    assert t.asked == "ge"
    t.do("done")
    assert t.prompt == "ask-combat"
    assert t.asked == "ge"


def test_std_4_2_any_unit_of_those_that_march_together_takes_what_it_passes() -> None:
    """Cavalry alone takes nothing from the enemy in Galicia; it does in company, in whatever order they were picked."""
    start, town, _goal = beyond()
    division, horse = men(GALICIA_BOX, "ru")[0], "ru-9cd"
    for units in ((division, horse), (horse, division)):
        t = galicia({start: f"{division} {horse}"}, owner={town: ""}, **command(GALICIA_BOX, "ru", start, infantry=2))
        t.do(f"move:{units[0]}", f"with:{units[1]}", f"through:{town}")
        assert t.owner(town) == "ru"


def test_std_10_4_who_was_told_to_stay_has_had_his_chance() -> None:
    start, _, _ = beyond()
    division, other = men(GALICIA_BOX, "ru")[:2]
    t = galicia({start: f"{division} {other}"}, **command(GALICIA_BOX, "ru", start, infantry=2))
    t.do(f"move:{division}", "stay")
    assert t.refusal(f"move:{division}").key == "move-stayed"
    assert not t.has("moved", division)


@pytest.mark.parametrize("switch", [True, False])
def test_std_4_2_a_retreat_through_a_victory_hex_takes_it_or_not_by_the_switch(switch: bool) -> None:
    box = GALICIA_BOX
    place = next(
        box.numbers[h] for h in bits(box.any_vp & ~box.map.set(box.forts)) if box.country[h] == "ah"
        and box.map.range(1 << h, 3).bit_count() == 37
    )  # fmt: skip
    start, behind = step(box, place, "n"), step(box, place, "s")
    defender, attackers = men(box, "ah", 4)[0], men(box, "ru")[:2]
    closed = {step(box, start, "sw"): men(box, "ru")[2], step(box, start, "nw"): men(box, "ru")[3]}
    t = galicia(
        {start: defender, step(box, start, "n"): " ".join(attackers)} | closed | {place: men(box, "ah")[1]},
        phase="combat", side="ru", turn=10, owner={place: "ru"}, options={"control-pass": switch, "attack-all": 0},
        dice=[6, 1, 1],
    )  # fmt: skip
    assault(t, start, attackers)  # a six against an efficiency of four: back by two, through the victory hex
    while t.prompt == "ask-fall":
        t.do(f"fall:{behind}" if t.can(f"fall:{behind}") else t.options[0])
    assert t.at(defender) != place
    assert t.owner(place) == ("ah" if switch else "ru")
