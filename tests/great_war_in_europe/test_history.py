"""How the Strategic Turns before a later scenario are remembered."""

from __future__ import annotations

from grognard.games.great_war_in_europe.box import AL, BU, CP, RO, RU, SR, US
from grognard.games.great_war_in_europe.combat import why_not_attack
from grognard.games.great_war_in_europe.control import take
from grognard.games.great_war_in_europe.fronts import EAST
from grognard.games.great_war_in_europe.hands import set_up_events
from grognard.games.great_war_in_europe.movement import why_not_move
from grognard.games.great_war_in_europe.resources import may_earn, pays
from grognard.games.great_war_in_europe.sequence import start
from grognard.games.great_war_in_europe.setup import set_up
from grognard.games.great_war_in_europe.state import GONE, IN_JERUSALEM, OFF, State, holds
from grognard.games.great_war_in_europe.supply import primary
from grognard.games.great_war_in_europe.victory import german_headquarters, net_points

from .turns import BARE, box


def scenario(tag: str, name: str) -> State:
    g = start(box(tag), name, BARE)
    set_up(g)
    return g


def test_1914_begins_with_nothing() -> None:
    g = scenario("E", "august-1914")
    assert (g.tsar, g.bolsheviks, g.treaty, g.fallen, g.vp) == (0, 0, 0, 0, 0)
    assert chr(g.us_entry) == "O"
    assert not any(g.worked)


def test_1916_has_its_mines_at_work() -> None:
    g = scenario("E", "1916")
    assert chr(g.us_entry) == "N"
    paying = [g.box.numbers[h] for i, (h, _) in enumerate(g.box.mines) if pays(g, i, h)]
    assert "W6316" in paying  # Mons


def test_1918_after_the_revolutions() -> None:
    g = scenario("E", "1918")
    assert g.box.turns[g.tsar].letter == "L"
    assert g.box.turns[g.bolsheviks].letter == "N"
    assert g.treaty
    assert g.fallen >> RU & 1
    assert all(g.loc[u] == GONE for u in g.box.hqs if g.box.nation[u] == RU and g.box.in_game[u])
    infantry = [u for u in range(g.box.count) if g.box.reverse[u] == "provisional"]
    assert all(g.turned >> u & 1 for u in infantry)
    assert g.allegiance[US] == AL


def test_1918_romania_has_an_armistice() -> None:
    g = scenario("E", "1918")
    g.side, g.theatre = AL, 1
    romanians = [u for u in range(g.box.count) if g.box.nation[u] == RO and g.loc[u] < OFF and g.box.fights[u]]
    assert romanians
    assert all(why_not_move(g, u) is not None for u in romanians)
    assert not may_earn(g, RO)
    assert may_earn(g, BU)
    u = romanians[0]
    front = g.box.front_of[g.loc[u]]
    g.side = CP
    for n in front.map.linked[g.loc[u] - front.base]:
        for enemy in (v for v in g.stacks.get(n + front.base, ()) if g.allegiance[g.box.nation[v]] == CP):
            assert why_not_attack(g, enemy, g.loc[u]) is not None


def test_1918_points_can_be_counted() -> None:
    g = scenario("E", "1918")
    assert german_headquarters(g) >= 0
    assert 0 <= net_points(g) < 20


def test_1918_near_east() -> None:
    g = scenario("NE", "near-east-1918")
    assert (g.required, g.marks, g.kut, g.pipeline) == (3, IN_JERUSALEM, True, 4)
    assert g.tsar
    assert g.bolsheviks


def test_11_71_sources_that_were_lost_before_are_none_when_they_are_taken_back() -> None:
    """Serbia's towns and Bucharest, in a scenario that begins with them in enemy hands."""
    g = scenario("E", "1918")
    nis, bucharest = g.box.place["nis"], g.box.place["bucharest"]
    base = g.box.fronts[EAST].base
    for h in (nis, bucharest):
        assert holds(g, CP, h)
        take(g, AL, h)
    assert not primary(g, SR, EAST) >> nis - base & 1
    assert not primary(g, RO, EAST) >> bucharest - base & 1
    assert primary(g, RU, EAST), "edges of the map are sources again at once"


def test_5_22d_the_first_u_boats_were_called_off_before_1916() -> None:
    """So the second counter stays until Convoy."""
    for name, hunted in (("1915", False), ("1916", True), ("1917", True)):
        g = scenario("E", name)
        set_up_events(g)
        assert g.hunted is hunted
