"""What the bot sees at a glance, and that it forms fronts."""

from __future__ import annotations

import pytest

from bench.great_war import continuous
from grognard.bots import answer, make
from grognard.games.great_war_in_europe import GAMES
from grognard.games.great_war_in_europe.box import AH, AL, CP, GE
from grognard.games.great_war_in_europe.field import EXPOSED, MARNE, OPEN, PRIZE, field
from grognard.games.great_war_in_europe.fronts import EAST, ITALY, WEST
from grognard.games.great_war_in_europe.glance import Eyes
from grognard.games.great_war_in_europe.movement import ends, party
from grognard.games.great_war_in_europe.plans import plan
from grognard.games.great_war_in_europe.setup import set_up
from grognard.games.great_war_in_europe.sight import sight
from grognard.games.great_war_in_europe.state import State, at_war, defence_of, put, refresh, units_at
from grognard.games.great_war_in_europe.victory import prizes
from grognard.kernel.fate import Seeded
from grognard.kernel.maps import members
from grognard.kernel.play import Play

GAME = GAMES["great-war-in-europe"]


def started(scenario: str = "1915") -> State:
    g = GAME.start(scenario, GAME.settings({}))
    set_up(g)
    refresh(g)
    g.side, g.theatre, g.phase = CP, g.box.fronts[WEST].theatre, "move"
    return g


def opened(g: State) -> tuple[int, int]:
    """A hex of the German line whose units have gone to one behind it: both."""
    its = field(g, CP, WEST)
    for h in members(its.line & g.occ[CP][WEST]):
        behind = its.front.beside[h] & its.mine & ~its.line & ~g.any_occ[CP][WEST]
        there = units_at(g, h + its.front.base, CP)
        if behind and its.away(h) == 1 and all(g.box.fights[u] for u in there):
            back = members(behind)[0]
            for u in there:
                put(g, u, back + its.front.base)
            return h + its.front.base, back + its.front.base
    raise AssertionError("no such hex")


def test_a_hole_in_the_line_is_closed_first() -> None:
    g = started()
    hole, back = opened(g)
    unit = units_at(g, back, CP)[0]
    eyes, its = Eyes(g, CP, "ask-march"), party(g, (unit,))
    places = {h + its.front.base: eyes.place((unit,), h + its.front.base) for h in members(ends(g, its))}
    assert max(places, key=lambda h: places[h]) == hole
    assert places[hole] > eyes.place((unit,), back) + 1


def test_who_is_behind_is_asked_before_who_stands_in_the_line() -> None:
    g = started()
    _, back = opened(g)
    eyes = Eyes(g, CP, "ask-move")
    its = eyes.field(WEST)
    lone = next(h for h in members(its.line & g.occ[CP][WEST]) if its.guard.count[h] == 1 and its.away(h) == 1)
    assert eyes.urge(units_at(g, back, CP)[0]) > eyes.urge(units_at(g, lone + its.front.base, CP)[0])


def test_nobody_goes_where_he_would_be_too_many() -> None:
    g = started()
    its = field(g, CP, WEST)
    h = members(its.line & g.occ[CP][WEST])[0]
    others = [u for u in members(g.here[CP][WEST]) if g.box.fights[u] and g.loc[u] != h + its.front.base]
    room = 6 - len(units_at(g, h + its.front.base, CP))
    for u in others[: room - 1]:
        put(g, u, h + its.front.base)
    assert field(g, CP, WEST).worth(h, (others[room],)) > -5
    put(g, others[room - 1], h + its.front.base)
    assert field(g, CP, WEST).worth(h, (others[room],)) < -5


def test_an_open_key_with_an_enemy_near_wants_a_garrison() -> None:
    g = started()
    front = g.box.fronts[WEST]
    ruhr = g.box.sets["ruhr"][0]
    for u in units_at(g, ruhr, CP):
        put(g, u, g.box.at("W5834"))
    enemy = next(u for u in members(g.here[AL][WEST]) if g.box.fights[u])
    far = field(g, CP, front.index).holes(ruhr - front.base)
    put(g, enemy, g.box.at("W6427"))
    assert field(g, CP, front.index).holes(ruhr - front.base) == 0 < far


def test_who_could_be_cut_off_is_worse_placed() -> None:
    """A hex that the enemy could walk around, through an open line, is no firm one; with the line closed it is."""
    g = started("1916")
    closed = field(g, CP, WEST)
    assert not closed.line & g.occ[CP][WEST] & ~closed.firm  # whoever stands in a closed line is fed for sure
    north = [h for h in members(closed.line & g.occ[CP][WEST]) if closed.front.numbers[h] >= "W5400"]
    behind = closed.front.around(closed.line) & closed.mine & ~closed.line
    for h in north:  # everybody goes home, but for those who stood behind
        for u in units_at(g, h + closed.front.base, CP):
            put(g, u, g.box.place["berlin"])
    its = field(g, CP, WEST)
    open_ = members(its.walked & behind & ~its.firm)
    assert open_
    unit = next(u for u in units_at(g, g.box.place["berlin"], CP) if g.box.fights[u])
    body_ = (unit,)
    for h in open_:
        its.__dict__["firm"] = its.firm & ~(1 << h)
        exposed = its.worth(h, body_)
        its.__dict__["firm"] = its.firm | 1 << h
        assert its.worth(h, body_) == pytest.approx(exposed + EXPOSED)


def test_a_town_the_enemy_could_walk_into_wants_somebody() -> None:
    g = started()
    its = field(g, CP, EAST)
    bare = its.mine & its.front.cities & ~g.occ[CP][EAST] & ~its.ground.keys
    near, far = bare & its.raided, bare & ~its.raided
    for h in members(near):
        assert its._watch(h, 0) == pytest.approx(OPEN * its.stakes[h])
        assert its._watch(h, 4) == 0.0
    quiet = [h for h in members(far) if its.away(h) > 4]
    assert quiet
    assert all(its._watch(h, 0) == 0.0 for h in quiet)
    hole = next(h for h in members(its.front.cities & its.mine) if not its.ground.keys >> h & 1)
    its.__dict__["raided"] = its.raided | 1 << hole
    assert its._watch(hole, 0) > 0


def test_18_13_a_city_of_the_central_powers_is_at_stake_like_a_victory_hex_and_for_them_only() -> None:
    g = started()
    city = g.box.place["konigsberg"] - g.box.fronts[EAST].base
    ours, theirs = field(g, CP, EAST), field(g, AL, EAST)
    assert not ours.ground.keys >> city & 1
    assert ours.stakes[city] == pytest.approx(ours.ground.prize[city] + PRIZE)
    assert theirs.stakes[city] == ours.ground.prize[city]
    marked = members(prizes(ours.front) & ours.front.land & ours.front.in_country["pl"])
    assert marked
    assert all(ours.stakes[h] == theirs.stakes[h] for h in marked)


def test_8_14b_in_august_1914_the_enemy_in_the_west_walks_into_towns_twice_as_far() -> None:
    g = started("august-1914")
    g.turn = MARNE - 1
    west, east = field(g, AL, WEST), field(g, AL, EAST)
    assert east.raided == east.walked
    assert west.walked != west.raided == west.raided | west.walked
    g.turn = MARNE
    later = field(g, AL, WEST)
    assert later.raided == later.walked


def test_6_16_points_are_kept_for_events() -> None:
    """A German division is rebuilt while there are points beyond the three that events want; an Austrian one always."""
    g = started()
    german, austrian = (next(u for u in members(g.box.of_nation[n]) if g.box.fights[u]) for n in (GE, AH))
    looks = {}
    for points in (4, 3):
        g.rps[GE], g.rps[AH] = points, 1
        eyes = Eyes(g, CP, "ask-replace")
        looks[points] = eyes.look("rebuild", german)
        assert eyes.look("rebuild_all", None) < eyes.look("done", None) < eyes.look("rebuild", austrian)
        assert eyes.look("rebuild_nation", GE) < 0 < eyes.look("rebuild_nation", AH)
    assert looks[4] > eyes.look("done", None) > looks[3]
    assert eyes.look("buy", None) > eyes.look("save", None)
    g.rps[GE] = 0
    assert Eyes(g, CP, "ask-buy").look("buy", None) < eyes.look("save", None)


def test_the_isonzo_is_watched_before_italy_comes_in() -> None:
    """Hexes near Trieste that touch Italy want somebody while Italy is neutral, from Strategic Turn B on."""
    g = started()
    assert not at_war(g, "it")
    its = field(g, CP, ITALY)
    near = members(its.line & its.ground.isonzo)
    assert near
    assert all(its.want(h) > 3 and its.close(h) > 1 for h in near)
    assert all(its.want(h) == 0 == its.close(h) for h in members(its.line & ~its.ground.isonzo))
    g.letter = ord("A")
    assert not field(g, CP, ITALY).line


def test_the_plan_in_the_east_is_what_was_lost_then_poland() -> None:
    """Of Cracow, Königsberg, Lemberg, Łódź and Warsaw the first three that the enemy holds are gone for."""
    g = started()
    front = g.box.fronts[EAST]
    goals = [h for h in plan(g, CP, front) if g.held[AL][EAST] >> h & 1]
    assert [g.box.numbers[h + front.base] for h in goals[:2]] == ["E4020", "E4816"]
    its = field(g, CP, EAST)
    assert {its.axis(h) for h in goals[:3]} == {0} != {its.axis(goals[3])}
    g.letter = ord("B")
    assert plan(g, CP, front) == plan(g, AL, front) == ()


def test_7_25_a_stack_is_as_strong_as_it_seems() -> None:
    """What lies beneath counts as the average of all that is hidden on the front."""
    g = started()
    front = g.box.fronts[WEST]
    seen = sight(g, CP, WEST)
    total = sum(defence_of(g, u) for u in members(g.here[AL][WEST]) if g.box.fights[u])
    assert sum(its.defence for its in seen.stacks.values()) == pytest.approx(total)
    h = next(h for h, its in seen.stacks.items() if its.units > 2)
    assert len(seen.stacks[h].seen) < len(units_at(g, h + front.base, AL))


@pytest.mark.slow
def test_it_keeps_a_front_from_the_sea_to_switzerland() -> None:
    """As each turn begins, just after the enemy's attacks: a breach now and then, closed again."""
    play: Play[State] = Play(GAME, Seeded(11), "1915")
    bots = [make("greedy", side) for side in (CP, AL)]
    lines: dict[int, list[bool]] = {}
    while (question := play.question) is not None and play.state.turn < 12:
        play.decide(answer(bots[question.side], play))
        g = play.state
        lines.setdefault(g.turn, [continuous(g, side) for side in (CP, AL)])
    assert play.result is None
    assert sum(sum(both) for both in lines.values()) >= 2 * len(lines) - 2
    assert all(any(both) for both in lines.values())
