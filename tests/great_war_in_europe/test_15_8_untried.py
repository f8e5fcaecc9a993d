"""15.8, 6.7 to 6.9: Arabs and Armenians."""

from __future__ import annotations

from grognard.games.great_war_in_europe import control, trials, untried
from grognard.games.great_war_in_europe.box import AB, AL, AM, CP
from grognard.games.great_war_in_europe.effects import RETURNS
from grognard.games.great_war_in_europe.events import play
from grognard.games.great_war_in_europe.fronts import CAUCASUS, EGYPT
from grognard.games.great_war_in_europe.losses import kill
from grognard.games.great_war_in_europe.odds import together
from grognard.games.great_war_in_europe.state import HOLDING, OFF, attack_of, holds, put
from grognard.games.great_war_in_europe.supply import supplied_at
from grognard.kernel.maps import bits

from .stage import NEAR_EAST, Stage


def happen(s: Stage, counter: str, *answers: str, fate: tuple[object, ...] = ()) -> None:
    s.hold(counter)
    s.run(play, *(() if counter == "ne-al-massacres" else answers), args=(s.c(counter),))
    if s.g.rising >= 0:
        s.run(untried.rise, *answers, fate=fate)


def standing(s: Stage, nation: int) -> list[int]:
    return [u for u in bits(s.box.of_nation[nation]) if s.g.loc[u] < OFF]


def arabs() -> tuple[Stage, int, int]:
    s = Stage(NEAR_EAST)
    where = untried.deserts(s.g)
    happen(s, "ne-al-ana", f"to:{s.number(where[0])}")
    return s, standing(s, AB)[0], where[0]


def test_6_7_an_arab_unit_appears_in_the_desert_of_palestine() -> None:
    s = Stage(NEAR_EAST)
    front = s.box.fronts[EGYPT]
    where = untried.deserts(s.g)
    assert all(front.terrain[h - front.base] == "desert" and front.country[h - front.base] == "tu" for h in where)
    s.stand(**{s.number(where[0]): "tu-8"})
    assert where[0] not in untried.deserts(s.g)
    happen(s, "ne-al-ana", f"to:{s.number(where[1])}")
    (u,) = standing(s, AB)
    assert s.g.loc[u] == where[1]
    assert s.g.untried >> u & 1
    assert s.g.in_play >> s.c("ne-al-ana") & 1


def test_15_81_arabs_are_always_supplied_in_palestine() -> None:
    s, u, h = arabs()
    assert supplied_at(s.g, u, h)


def test_15_81_arabs_hold_only_the_hex_they_are_in() -> None:
    s, u, h = arabs()
    assert holds(s.g, AL, h)
    other = s.beside(h)[0]
    s.own(CP, other)
    put(s.g, u, other)
    control.enter(s.g, (u,), other)
    assert holds(s.g, CP, h)
    assert holds(s.g, AL, other)
    kill(s.g, u)
    assert holds(s.g, CP, other)


def test_15_81_but_what_others_take_beside_them_is_kept() -> None:
    s, u, h = arabs()
    put(s.g, s.u("br-10in"), h)
    control.enter(s.g, (s.u("br-10in"),), h)
    other = s.beside(h)[0]
    put(s.g, u, other)
    control.enter(s.g, (u,), other)
    assert holds(s.g, AL, h)


def test_15_81_armenians_are_russians() -> None:
    s = Stage(NEAR_EAST, van="am-1")
    assert together(s.g, [s.u("am-1"), s.u("ru-20")])


def test_15_82_3_26f_the_strength_is_drawn_when_they_fight() -> None:
    """15.82, 3.26f."""
    s, u, h = arabs()
    target = s.beside(h)[0]
    s.stand(**{s.number(target): "tu-8"})
    a = s.attack(AL, target, s.box.units[u])
    pool = sorted(bits(s.box.of_nation[AB]))
    s.run(trials.try_all, fate=(len(pool),))
    strongest = s.u("ab-5")
    assert a.attackers == (strongest,)
    assert s.g.loc[strongest] == h
    assert s.g.loc[u] == HOLDING
    assert attack_of(s.g, strongest) == 3
    assert not s.g.untried
    s.run(trials.try_all)  # once known, always known


def test_15_82_in_defence_too() -> None:
    s, _u, h = arabs()
    near = s.beside(h)[0]
    s.stand(**{s.number(near): "tu-8"})
    s.attack(CP, h, "tu-8")
    s.run(trials.try_all, fate=(1,))
    assert s.g.loc[s.u("ab-1")] == h
    assert s.told("log-tried")


def test_15_83_a_lost_armenian_is_dead_and_known() -> None:
    s = Stage(NEAR_EAST, van="am-1")
    s.g.untried = 1 << s.u("am-1")
    kill(s.g, s.u("am-1"))
    assert s.at("am-1") == "dead"
    assert not s.g.untried


def test_6_8_armenians_rise_in_an_empty_van() -> None:
    s = Stage(NEAR_EAST)
    s.own(CP, s.box.place["van"])
    happen(s, "ne-al-massacres")
    (u,) = standing(s, AM)
    assert s.g.loc[u] == s.box.place["van"]
    assert holds(s.g, AL, s.box.place["van"])
    assert s.g.untried >> u & 1


def test_6_8_and_must_be_attacked_where_enemies_are() -> None:
    s = Stage(NEAR_EAST, van="tu-17 tu-28 tu-29")
    happen(s, "ne-al-massacres", fate=(1, 6))
    assert standing(s, AM) == []
    assert s.at("tu-28") == s.number(s.box.place["van"])


def test_6_8_if_they_stand_the_enemy_leaves_van() -> None:
    s = Stage(NEAR_EAST, van="tu-17 tu-28 tu-29")
    van = s.box.place["van"]
    front = s.box.fronts[CAUCASUS]
    s.g.held[CP][CAUCASUS] |= front.in_country["tu"]
    s.hold("ne-al-massacres")
    s.freely(play(s.g, s.c("ne-al-massacres")))
    assert s.g.shown
    s.freely(untried.rise(s.g), lambda faces: 4 if faces == 4 else 1)  # the strongest of them
    assert standing(s, AM)
    assert holds(s.g, AL, van)
    left = [u for u in ("tu-17", "tu-28", "tu-29") if s.at(u) != "dead"]
    assert len(left) == 1
    assert s.at(left[0]) != s.number(van)


def test_6_9_the_republic_needs_the_revolution_and_a_free_town() -> None:
    s = Stage(NEAR_EAST)
    assert RETURNS["ne-al-republic"](s.g)
    s.g.bolsheviks = 20
    assert not RETURNS["ne-al-republic"](s.g)
    towns = untried.free_towns(s.g)
    front = s.box.fronts[CAUCASUS]
    assert all(front.country[h - front.base] == "ru" and not front.cities >> h - front.base & 1 for h in towns)
    s.stand(**{s.number(towns[0]): "ru-20"})
    assert towns[0] not in untried.free_towns(s.g)
    happen(s, "ne-al-republic", f"to:{s.number(towns[1])}")
    assert s.g.loc[standing(s, AM)[0]] == towns[1]
