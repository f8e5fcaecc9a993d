"""The bot in the Near East: garrisons stay, the heat is foreseen, the reserve is filled only when it must be."""

from __future__ import annotations

from typing import Any

from grognard.games import get
from grognard.games.great_war_in_europe import mandates
from grognard.games.great_war_in_europe.box import AL, CP
from grognard.games.great_war_in_europe.fronts import CAUCASUS, EGYPT, IRAQ, NEAR_EAST, WEST
from grognard.games.great_war_in_europe.glance import Eyes
from grognard.games.great_war_in_europe.orient import Orient, field_of
from grognard.games.great_war_in_europe.state import ARABIA, State, put
from grognard.games.great_war_in_europe.turkey import in_reserve
from grognard.kernel.fate import Seeded
from grognard.kernel.maps import members
from grognard.kernel.play import Play


def near_east(scenario: str = "november-1914") -> State:
    play: Play[Any] = Play(get("great-war-near-east"), Seeded(1), scenario)
    return play.state.copy()  # type: ignore[no-any-return]


def test_fronts_of_the_near_east_are_read_their_own_way() -> None:
    g = near_east()
    assert all(isinstance(field_of(g, side, f), Orient) for f in NEAR_EAST for side in (CP, AL))
    europe: Play[Any] = Play(get("great-war-in-europe"), Seeded(1), "august-1914")
    assert not isinstance(field_of(europe.state, AL, WEST), Orient)


def test_the_only_division_in_basra_stays_there() -> None:
    g = near_east()
    its, u = field_of(g, AL, IRAQ), g.box.unit["br-6in"]
    home = g.loc[u] - its.front.base
    assert all(its.worth(home, (u,)) > its.worth(n, (u,)) for n in members(its.front.beside[home]))


def test_a_second_one_may_go() -> None:
    g = near_east()
    put(g, g.box.unit["br-12in"], g.box.hex["N2252"])
    put(g, g.box.unit["br-3in-x"], g.box.hex["N2252"])
    its, u = field_of(g, AL, IRAQ), g.box.unit["br-3in-x"]
    home = g.loc[u] - its.front.base
    assert any(its.worth(n, (u,)) > its.worth(home, (u,)) for n in members(its.front.land))


def test_nobody_waits_in_the_desert_for_the_heat() -> None:
    g = near_east()
    u, dry = g.box.unit["br-10in"], g.box.hex["N3408"]
    put(g, u, dry)
    local = dry - g.box.fronts[EGYPT].base
    g.turn = 9
    cool = field_of(g, AL, EGYPT).worth(local, (u,))
    g.turn = 10  # June is hot
    assert field_of(g, AL, EGYPT).worth(local, (u,)) < cool - 2


def test_divisions_stay_in_arabia() -> None:
    g = near_east()
    assert g.loc[g.box.unit["tu-21"]] == ARABIA
    assert Eyes(g, CP, "ask-strategic").look("ride", g.box.unit["tu-21"]) < 0


def test_the_reserve_is_filled_when_surrender_threatens() -> None:
    g = near_east()
    g.letter = ord("D")
    eyes, u = Eyes(g, CP, "ask-reserve"), g.box.unit["tu-17"]
    assert eyes.field(CAUCASUS).strength
    g.required = len(in_reserve(g)) + 4
    assert eyes.look("call_in", u) < eyes.look("done", None)
    g.required += 1
    assert eyes.look("call_in", u) > eyes.look("done", None)


def test_orders_are_for_a_turn_with_enver_alone() -> None:
    g = near_east()
    its = field_of(g, CP, CAUCASUS)
    assert isinstance(its, Orient)
    assert not its.ordered
    g.side, g.theatre = CP, its.front.theatre
    g.tracks[g.box.counters_of["ne-cp-enver"][0]] = g.turn
    mandates.before_moving(g)
    assert g.owed[mandates.ENVER]
    assert its.ordered & its.front.around(g.occ[AL][CAUCASUS]) == its.ordered != 0
