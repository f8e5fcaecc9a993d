"""15.2, 15.3, 15.5 to 15.7 Tanks, anti-tank units, cavalry, headquarters, mountain units."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import combat
from grognard.games.great_war_in_europe.retreats import refuges, sources
from grognard.games.great_war_in_europe.state import Attack, State, rides

from .table import BOX, field, front, one, pairs, position, ring, some, unit, war
from .test_10_combat import fight, fighting, table

EAST = field("east", "ru")
NEAR = ring(EAST)
WEST = field("west", "fr")
BESIDE = ring(WEST)
GE, RU, FR = one("ge"), one("ru"), one("fr")
TANK = one("br", "tank")


# -- 15.2, 15.3 --------------------------------------------------------------------------------------------------------


def refused(g: State, name: str, number: str) -> str:
    reason = combat.why_not_attack(g, unit(name), BOX.hex[number])
    return reason.rule if reason else ""


def test_15_22_a_tank_attacks_only_stacked_with_others_of_its_nation() -> None:
    british = one("br")
    assert refused(position({BESIDE[0]: TANK, WEST: GE}, side="al"), TANK, WEST) == "15.22"
    assert refused(position({BESIDE[0]: f"{TANK} {FR}", WEST: GE}, side="al"), TANK, WEST) == "15.22"
    assert refused(position({BESIDE[0]: f"{TANK} {british}", WEST: GE}, side="al"), TANK, WEST) == ""
    canadian = one("br", fits=lambda u: BOX.contingent[u] == "canada")
    assert refused(position({BESIDE[0]: f"{TANK} {canadian}", WEST: GE}, side="al"), TANK, WEST) == ""


def test_15_24a_and_never_alone() -> None:
    british = one("br")
    t = fighting({BESIDE[0]: f"{TANK} {british}", WEST: GE}, side="al")
    t.do(f"attack:{WEST}", f"join:{TANK}")
    assert t.refusal("settle").rule == "15.22"
    t.do(f"join:{british}")
    assert t.can("settle")


@pytest.mark.parametrize(("where", "terrain", "weather", "rule"), [
    ("east", "marsh", "fair", "15.24a"), ("east", "forest", "fair", "15.24a"), ("east", "mountain", "fair", "15.24a"),
    ("west", "flood", "wet", "15.24a"), ("west", "flood", "fair", ""), ("east", "rough", "fair", ""),
])  # fmt: skip
def test_15_24a_where_tanks_do_not_attack(where: str, terrain: str, weather: str, rule: str) -> None:
    a, b = pairs(where, lambda its, a, b: its.terrain[b] == terrain and b not in its.fort)
    g = position({a: f"ge-pz {GE}", b: RU if where == "east" else FR}, weather=weather)
    assert refused(g, "ge-pz", b) == rule


def test_15_26_which_tanks_are_not_replaced() -> None:
    """3.22d."""
    assert BOX.replaceable[unit("br-exp")] == BOX.replaceable[unit("ge-pz")] == "no"
    assert all(
        BOX.replaceable[u] != "no"
        for u in range(BOX.count)
        if BOX.kind[u] == "tank" and BOX.units[u] not in ("br-exp", "ge-pz")
    )


def test_15_32_anti_tank_units_do_not_attack() -> None:
    g = position({BESIDE[0]: "ge-1at ge-hq1", WEST: FR})
    assert refused(g, "ge-1at", WEST) == "10.11a"
    assert {BOX.face[u].defence for u in range(BOX.count) if BOX.kind[u] == "at"} == {1}
    assert sum(kind == "at" for kind in BOX.kind) == 3


# -- 15.5 --------------------------------------------------------------------------------------------------------------

RIDER = one("ru", "cavalry")


def test_15_51_cavalry_alone_may_fall_back() -> None:
    t = fighting({NEAR[0]: f"{GE} ge-hq1", EAST: RIDER})
    t.do(f"attack:{EAST}", f"join:{GE}", "settle")
    assert (t.prompt, t.asked) == ("ask-flee", "al")
    goal = sorted(t.nouns("flee"))[0]
    t.do(f"flee:{goal}")
    assert t.at(RIDER) == goal
    assert not t.told("log-combat")


@pytest.mark.parametrize("case", ["with infantry", "against cavalry"])
def test_15_51_not_with_infantry_nor_against_cavalry(case: str) -> None:
    there = f"{RIDER} {RU}" if case == "with infantry" else RIDER
    mine = GE if case == "with infantry" else f"{GE} {one('ge', 'cavalry')}"
    t = fighting({NEAR[0]: f"{mine} ge-hq1", EAST: there})
    t.do(f"attack:{EAST}", "join_all" if case != "with infantry" else f"join:{GE}", "settle")
    assert t.prompt != "ask-flee"


def test_15_52_nearer_to_a_source_and_into_supply() -> None:
    its = front("east")
    g = position({NEAR[0]: GE, EAST: RIDER})
    ways = refuges(g, [unit(RIDER)], BOX.hex[EAST])
    assert ways
    assert not ways >> its.hex[NEAR[0]] & 1, "not where the enemy is"
    near = [h for h in range(its.size) if sources(g, BOX.nation[unit(RIDER)], 2) >> h & 1]
    now = min(its.map.distance(its.hex[EAST], h) or 0 for h in near)
    nearest = {n: min(its.map.distance(its.hex[n], h) or 0 for h in near) for n in NEAR[1:]}
    for n in NEAR[1:]:
        if ways >> its.hex[n] & 1 and min(nearest.values()) < now:
            assert nearest[n] < now


def test_15_52_a_headquarters_of_its_nation_is_a_source_too() -> None:
    its = front("east")
    g = position({NEAR[0]: GE, EAST: RIDER, NEAR[3]: "ru-hqnw"})
    ways = refuges(g, [unit(RIDER)], BOX.hex[EAST])
    assert ways >> its.hex[NEAR[3]] & 1


def test_10_73_cavalry_does_not_fall_back_out_of_supply() -> None:
    rider = one("ge", "cavalry")
    g = position({NEAR[0]: RU, EAST: rider}, side="al")
    assert refuges(g, [unit(rider)], BOX.hex[EAST]) == 0


def test_15_53_who_has_driven_it_off_may_follow_and_attack_again() -> None:
    t = fighting({NEAR[0]: f"{GE} ge-hq1", EAST: RIDER})
    t.do(f"attack:{EAST}", f"join:{GE}", "settle")
    goal = sorted(t.nouns("flee"))[0]
    t.do(f"flee:{goal}", f"advance:{GE}")
    assert t.at(GE) == EAST
    t.do(f"attack:{goal}", f"join:{GE}")
    assert t.can("settle")


def test_15_52_a_chase_does_not_come_back_to_where_it_was() -> None:
    t = fighting({NEAR[0]: f"{GE} ge-hq1", EAST: RIDER})
    t.do(f"attack:{EAST}", f"join:{GE}", "settle")
    goal = sorted(t.nouns("flee"))[0]
    t.do(f"flee:{goal}", "halt")
    assert not refuges(t.g, [unit(RIDER)], BOX.hex[goal]) >> front("east").hex[EAST] & 1


def test_15_53_a_headquarters_left_behind_is_lost() -> None:
    t = fighting({NEAR[0]: f"{GE} ge-hq1", EAST: f"{RIDER} ru-hqnw"})
    t.do(f"attack:{EAST}", f"join:{GE}", "settle")
    t.do(f"flee:{sorted(t.nouns('flee'))[0]}", f"advance:{GE}")
    assert t.at("ru-hqnw") in ("dead", "gone")


def test_15_54a_cavalry_alone_does_not_attack_infantry(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "1/0")
    rider = one("ge", "cavalry")
    t = fighting({NEAR[0]: rider, EAST: RU, NEAR[3]: some("ru", 2)[1], NEAR[2]: some("ge", 2)[1]})
    t.do(f"attack:{EAST}", f"join:{rider}", "settle")
    assert t.told("log-shy")
    assert not t.told("log-combat")
    assert t.at(rider) == NEAR[0]


def test_15_54a_with_infantry_or_against_cavalry_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/0")
    rider = one("ge", "cavalry")
    t = fighting({NEAR[0]: f"{rider} {GE}", EAST: RU})
    fight(t, EAST, rider, GE)
    assert len(t.told("log-combat")) == 1
    assert not t.told("log-shy")
    t = fighting({NEAR[0]: rider, EAST: RIDER})
    fight(t, EAST, rider)
    assert len(t.told("log-combat")) == 1


@pytest.mark.parametrize(("letter", "shy"), [("C", False), ("D", True)])
def test_15_54c_british_cavalry_does_until_d(monkeypatch: pytest.MonkeyPatch, letter: str, shy: bool) -> None:
    table(monkeypatch, "0/0")
    rider = one("br", "cavalry")
    t = fighting({BESIDE[0]: rider, WEST: GE, BESIDE[3]: FR}, side="al", letter=letter)
    t.do(f"attack:{WEST}", f"join:{rider}", "settle")
    assert bool(t.told("log-shy")) is shy


def test_15_54b_cavalry_alone_has_no_guns() -> None:
    rider = one("ge", "cavalry")
    assert combat.supporters(position({EAST: f"{rider} ge-hq1"}), 0, [unit(rider)]) == []
    g = position({EAST: f"{rider} {GE} ge-hq1"})
    assert combat.supporters(g, 0, [unit(rider), unit(GE)]) == [unit("ge-hq1")]


def test_15_55_cavalry_that_has_become_infantry_is_no_cavalry() -> None:
    rider = one("ge", "cavalry", fits=lambda u: "to-infantry" in BOX.flags[u])
    g = position({NEAR[0]: RU, EAST: f"{rider} ge-hq1"}, side="al", marks={"turned": rider})
    g.attack = Attack(BOX.hex[EAST], (unit(RU),))
    assert not rides(g, unit(rider))


# -- 15.6, 15.7 --------------------------------------------------------------------------------------------------------


def test_15_61_headquarters_guns_supply() -> None:
    g = position({EAST: f"{GE} ge-hq1"})
    assert combat.supporters(g, 0, [unit(GE)]) == [unit("ge-hq1")]


def test_15_62_headquarters_of_support_0_never_support() -> None:
    zero = {BOX.units[u] for u in BOX.hqs if not BOX.support[u]}
    assert {"sr-hqse", "be-hqbe", "ro-hqro"} <= zero
    assert all(name.startswith(("sr", "be", "ro", "bu")) for name in zero)


def test_15_63_headquarters_take_no_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    t = fighting({NEAR[0]: GE, EAST: f"{' '.join(some('ru', 2))} ru-hqnw"})
    fight(t, EAST, GE)
    assert t.at("ru-hqnw") == EAST


def test_15_71_mountain_units_go_into_the_alps() -> None:
    low, high = pairs(
        "italy",
        lambda its, a, b: (
            its.terrain[b] == "alpine" and its.terrain[a] == "mountain" and its.country[a] == its.country[b] == "it"
        ),
    )
    alp, foot = one("it", "mountain"), one("it")
    t = war({low: f"{alp} {foot}"}, side="al")
    t.do(f"move:{alp}")
    assert t.can(f"to:{high}")
    t.do(f"with:{foot}")
    assert t.refusal(f"to:{high}").rule == "15.71"
