"""10.0 Combat: who may attack, what the die does, losses, advance."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.great_war_in_europe import combat
from grognard.games.great_war_in_europe.box import NATIONS
from grognard.games.great_war_in_europe.state import Attack

from .table import BOX, Table, field, front, ground, one, pairs, position, ring, some, unit, war, worth

EAST = field("east", "ru")
NEAR = ring(EAST)
WEST = field("west", "fr")
BESIDE = ring(WEST)
GE, RU, FR = one("ge"), one("ru"), one("fr")


def table(monkeypatch: pytest.MonkeyPatch, result: str) -> None:
    """Whatever the die, this result, on both tables."""
    rows = [[result] * 6] * 6
    for name in ("a", "b"):
        monkeypatch.setitem(BOX.tables["combat"][name], "rows", rows)
        monkeypatch.setitem(BOX.tables["combat"][name], "floor", result)


def fight(t: Table, target: str, *names: str, support: str = "none", answer: str = "none") -> Table:
    """An attack up to its result."""
    t.do(f"attack:{target}", *(f"join:{name}" for name in names), "settle")
    if t.prompt == "ask-support":
        t.do(support)
    if t.prompt == "ask-support-defence":
        t.do(answer)
    return t


CAUCASUS, EGYPT = field("caucasus"), field("egypt", "tu")
LATER = {
    "east": {CAUCASUS: some("tu", 5)[4], ring(CAUCASUS)[0]: some("ru", 12)[11]},
    "west": {EGYPT: some("tu", 5)[4], ring(EGYPT)[0]: some("br", 9)[8]},
}
"""Others far away who could attack each other: so a phase goes on after the attack that a test is about."""


def fighting(units: dict[str, str], die: int = 3, **more: Any) -> Table:
    where = "west" if BOX.front_of[BOX.hex[next(iter(units))]].theatre == 0 else "east"
    return war({**units, **LATER[where]}, phase="declare", dice=[die], **more)


# -- 10.1, 10.2 --------------------------------------------------------------------------------------------------------


def test_10_11a_only_units_beside_the_hex_attack_it() -> None:
    far = next(n for n in ring(NEAR[0]) if n and n not in NEAR and n != EAST)
    t = fighting({NEAR[0]: GE, far: some("ge", 2)[1], EAST: RU})
    t.do(f"attack:{EAST}")
    assert t.nouns("join") == {GE}
    assert t.refusal(f"join:{some('ge', 2)[1]}").rule == "10.11a"


def test_10_11b_a_headquarters_alone_is_not_attacked() -> None:
    t = fighting({NEAR[0]: GE, EAST: "ru-hqnw", NEAR[1]: RU})
    assert t.refusal(f"attack:{EAST}").rule == "10.11b"


def test_10_12_nobody_has_to_attack() -> None:
    t = fighting({NEAR[0]: GE, EAST: RU})
    assert t.can("done")


def test_10_13_units_from_all_around_may_join(monkeypatch: pytest.MonkeyPatch) -> None:
    six = some("ge", 6)
    t = fighting({**dict(zip(NEAR, six, strict=True)), EAST: RU})
    table(monkeypatch, "0/0")
    t.do(f"attack:{EAST}", "join_all", "settle")
    assert set(t.g.attack.attackers if t.g.attack else ()) <= {unit(name) for name in six}
    assert len(t.told("log-attack")[0]["units"]) == 6


def test_10_14_nobody_attacks_or_is_attacked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/0")
    first, second, third = some("ge", 3)
    r1, r2 = some("ru", 2)
    other = next(n for n in ring(NEAR[0]) if n and n not in NEAR and n != EAST)
    t = fighting({NEAR[0]: f"{first} {third} ge-hq1", NEAR[1]: second, EAST: r1, other: r2})
    fight(t, EAST, first)
    assert t.refusal(f"attack:{EAST}").rule == "10.14"
    t.do(f"attack:{other}")
    assert t.refusal(f"join:{first}").rule == "10.14"
    assert t.can(f"join:{third}"), "10.22: others of that hex may attack another one"


def test_10_15a_no_attack_across_a_lake() -> None:
    its = front("east")
    a, b = next((a, b) for a, b in sorted(its.sides["lake"].pairs) if its.land >> a & its.land >> b & 1)
    g = position({its.numbers[a]: GE, its.numbers[b]: RU})
    reason = combat.why_not_attack(g, unit(GE), its.base + b)
    assert reason
    assert reason.rule == "10.15a"


def test_10_15b_no_attack_into_or_out_of_the_alps_in_snow() -> None:
    a, b = pairs(
        "italy", lambda its, a, b: its.terrain[a] == "alpine" and its.terrain[b] != "alpine" and b not in its.fort
    )
    alp, ah = one("it", "mountain"), one("ah", "mountain")
    for here, there in ((a, b), (b, a)):
        for weather, rule in (("snow", "10.15b"), ("fair", "")):
            g = position({here: alp, there: ah}, side="al", weather=weather)
            reason = combat.why_not_attack(g, unit(alp), BOX.hex[there])
            assert (reason.rule if reason else "") == rule


def test_15_71_only_mountain_units_attack_into_the_alps() -> None:
    a, b = pairs("italy", lambda its, a, b: its.terrain[b] == "alpine" and its.terrain[a] != "alpine")
    it, ah = one("it"), one("ah", "mountain")
    reason = combat.why_not_attack(position({a: it, b: ah}, side="al"), unit(it), BOX.hex[b])
    assert reason
    assert reason.rule == "15.71"


def test_10_21_all_defenders_defend_together() -> None:
    three = some("ru", 3)
    t = fighting({NEAR[0]: GE, EAST: " ".join(three)})
    fight(t, EAST, GE)
    assert t.told("log-combat")[0]["defence"] == sum(BOX.face[unit(name)].defence for name in three)


def test_10_23_an_attack_goes_against_one_hex() -> None:
    t = fighting({NEAR[0]: GE, EAST: RU, NEAR[1]: some("ru", 2)[1]})
    t.do(f"attack:{EAST}", f"join:{GE}")
    assert not t.nouns("attack")


def test_10_24_nobody_joins_twice() -> None:
    t = fighting({NEAR[0]: f"{GE} {some('ge', 2)[1]}", EAST: RU})
    t.do(f"attack:{EAST}", f"join:{GE}")
    assert t.refusal(f"join:{GE}").rule == "10.24"


def test_10_31_the_attacker_chooses_the_hex_and_the_order() -> None:
    t = fighting({NEAR[0]: " ".join(some("ge", 2)), EAST: RU, NEAR[1]: some("ru", 2)[1]})
    assert t.nouns("attack") >= {EAST, NEAR[1]}


# -- 10.46 -------------------------------------------------------------------------------------------------------------


def test_10_46a_a_headquarters_with_or_beside_a_unit_supports(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/0")
    t = fighting({NEAR[0]: GE, NEAR[1]: "ge-hq1", EAST: RU})
    fight(t, EAST, GE, support="support:ge-hq1")
    assert t.has("depleted", "ge-hq1"), "10.46c"
    far = next(n for n in ring(NEAR[0]) if n and n not in NEAR and n != EAST)
    behind = next(n for n in ring(far) if n and n not in ring(NEAR[0]) and n != NEAR[0])
    g = position({NEAR[0]: GE, behind: "ge-hq1", EAST: RU})
    assert combat.supporters(g, 0, [unit(GE)]) == []


@pytest.mark.parametrize(
    ("hq", "marks", "mate"),
    [("ge-hq1", {"depleted": "ge-hq1"}, GE), ("ah-hq1", {}, GE), ("sr-hqse", {}, "sr-1mor")],
    ids=["depleted", "10.46b: of another nation", "15.62: support 0"],
)
def test_10_46b_who_does_not_support(hq: str, marks: dict[str, str], mate: str) -> None:
    side = 0 if mate == GE else 1
    g = position({EAST: f"{hq} {mate}"}, side="cp" if side == 0 else "al", marks=marks)
    assert combat.supporters(g, side, [unit(mate)]) == []


def test_10_46a_not_out_of_supply() -> None:
    around = dict(zip(NEAR, some("ru", 6), strict=True))
    g = position({EAST: f"{GE} ge-hq1", **around})
    assert combat.supporters(g, 0, [unit(GE)]) == []
    del around[NEAR[0]]
    g = position({EAST: f"{GE} ge-hq1", **around})
    assert combat.supporters(g, 0, [unit(GE)]) == [unit("ge-hq1")]


def test_10_46b_the_attacker_says_first() -> None:
    t = fighting({NEAR[0]: f"{GE} ge-hq1", EAST: f"{RU} ru-hqnw"})
    t.do(f"attack:{EAST}", f"join:{GE}", "settle")
    assert (t.prompt, t.asked) == ("ask-support", "cp")
    t.do("none")
    assert (t.prompt, t.asked) == ("ask-support-defence", "al")


def test_10_46d_the_11th_army_supports_in_the_east_only() -> None:
    assert combat.supporters(position({EAST: f"{GE} ge-hq11"}), 0, [unit(GE)]) == [unit("ge-hq11")]
    spot = BESIDE[0]
    assert combat.supporters(position({spot: f"{GE} ge-hq11"}), 0, [unit(GE)]) == []
    assert combat.supporters(position({spot: f"{GE} ge-hq1"}), 0, [unit(GE)]) == [unit("ge-hq1")]


def test_15_81_russian_guns_support_armenians() -> None:
    spot = ground("caucasus", lambda its, h: its.country[h] == "ru" and bool(its.towns >> h & 1))
    am = one("am")
    g = position({spot: f"{am} ru-hqcau"}, side="al")
    assert combat.supporters(g, 1, [unit(am)]) == [unit("ru-hqcau")]


# -- 10.37, 10.48, 10.56 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "steps"), [(3, 2), (4, 4)])
def test_10_48a_hopeless_odds_need_no_die(
    monkeypatch: pytest.MonkeyPatch, count: int, steps: int
) -> None:
    attackers, there = some("ge", 6), some("ru", count)
    worth(monkeypatch, attackers, attack=1)
    worth(monkeypatch, there, defence=9)
    t = fighting({NEAR[0]: " ".join(attackers), EAST: " ".join(there)})
    t.do(f"attack:{EAST}", "join_all", "settle")
    while t.prompt in ("ask-support", "ask-support-defence", "ask-lose"):
        t.do(t.options[0] if t.prompt == "ask-lose" else "none")
    assert sum(t.at(name) == "dead" for name in attackers) == steps
    assert not any(t.at(name) == "dead" for name in there)
    assert t.told("log-combat")[0]["result"] == f"{steps}/0"


@pytest.mark.parametrize(("die", "drm", "row"), [(6, -5, 3), (5, 4, 6), (1, -3, 1)])
def test_10_56_a_roll_is_never_above_six_or_below_one(
    monkeypatch: pytest.MonkeyPatch, die: int, drm: int, row: int
) -> None:
    rows = [[f"{i}/0"] * 6 for i in range(1, 7)]
    monkeypatch.setitem(BOX.tables["combat"]["a"], "rows", rows)
    real = combat.odds
    monkeypatch.setattr(combat, "odds", lambda g: real(g)._replace(modifier=max(drm, -3), column=1))
    t = fighting({NEAR[0]: GE, EAST: RU}, die=die)
    fight(t, EAST, GE)
    assert t.told("log-combat")[0]["result"] == f"{row}/0"


def test_10_37_one_die_on_the_final_column() -> None:
    t = fighting({NEAR[0]: " ".join(some("ge", 2)) + " ge-hq1", EAST: RU})
    fight(t, EAST, *some("ge", 2))
    said = t.told("log-combat")[0]
    assert said["die"] == 3
    assert said["result"] == BOX.tables["combat"]["a"]["rows"][2][min(said["column"], 5)]


def test_10_65_0_e_stands_on_table_a_from_3_1_on() -> None:
    rows = BOX.tables["combat"]["a"]["rows"]
    assert {j for row in rows for j, cell in enumerate(row) if cell == "0/E"} <= {3, 4, 5}
    assert not any("E" in cell for row in BOX.tables["combat"]["b"]["rows"] for cell in row)


# -- 10.6 --------------------------------------------------------------------------------------------------------------


def test_10_62_the_attacker_loses_first_and_no_more_than_he_has(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "3/1")
    first, second = some("ge", 2)
    t = fighting({NEAR[0]: f"{first} {second}", EAST: f"{RU} {some('ru', 2)[1]}"})
    fight(t, EAST, first)
    assert t.at(first) == "dead"
    assert t.at(second) == NEAR[0], "10.12: who takes no part is not touched"
    assert sum(t.at(name) == "dead" for name in some("ru", 2)) == 1 or t.prompt == "ask-lose-defence"


def test_10_63_a_two_step_unit_is_turned_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    bu = one("bu")
    t = fighting({NEAR[0]: RU, EAST: bu}, side="al")
    fight(t, EAST, RU)
    assert t.steps(bu) == 1
    assert t.at(bu) == EAST


def first_loss(*names: str, where: str = WEST, turned: str = "") -> set[str]:
    g = position({BESIDE[0]: " ".join(names), WEST: GE}, side="al", marks={"turned": turned})
    g.attack = Attack(BOX.hex[where])
    return {BOX.units[u] for u in combat.first_losses(g, [unit(name) for name in names])}


def two_steps(contingents: str) -> str:
    return one("br", fits=lambda u: BOX.contingent[u] in contingents.split() and BOX.steps[u] > 1)


def test_10_64a_who_takes_the_attackers_first_loss() -> None:
    british, anzac, canadian = (two_steps(name) for name in ("british", "australia newzealand", "canada"))
    tank, single = one("br", "tank"), some("fr", 2)[1]
    assert first_loss(tank, british, anzac, canadian, single) == {tank}
    assert first_loss(british, anzac, canadian, single) == {british}
    assert first_loss(anzac, canadian, single) == {anzac}
    assert first_loss(canadian, single) == {canadian}
    assert first_loss(single, FR) == {single, FR}
    shock = one("ge", fits=lambda u: BOX.reverse[u] == "shock")
    g = position({NEAR[0]: f"{shock} {some('ge', 9)[8]}", EAST: RU}, marks={"turned": shock})
    g.attack = Attack(BOX.hex[EAST])
    assert combat.first_losses(g, [unit(shock), unit(some("ge", 9)[8])]) == [unit(shock)]


def test_10_64b_allies_in_the_near_east_choose() -> None:
    spot = field("egypt", "tu")
    two = one("br", fits=lambda u: BOX.steps[u] > 1 and BOX.contingent[u] == "british")
    other = one("br", fits=lambda u: BOX.steps[u] == 1)
    g = position({ring(spot)[0]: f"{two} {other}", spot: one("tu")}, side="al")
    g.attack = Attack(BOX.hex[spot])
    assert len(combat.first_losses(g, [unit(two), unit(other)])) == 2


def test_10_64c_an_anti_tank_unit_takes_the_defenders_first_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    t = fighting({BESIDE[0]: FR, WEST: f"{GE} ge-1at"}, side="al")
    fight(t, WEST, FR)
    assert t.at("ge-1at") in ("dead", "gone")
    assert t.at(GE) == WEST


def ru_fort() -> str:
    its = front("east")
    return next(
        its.numbers[h] for h in sorted(its.fort) if its.country[h] in ("ru", "pl") and its.beside[h].bit_count() == 6
    )


@pytest.mark.parametrize(("result", "stands"), [("0/1", True), ("0/2", False)])
def test_10_64d_a_fort_is_lost_last(monkeypatch: pytest.MonkeyPatch, result: str, stands: bool) -> None:
    table(monkeypatch, result)
    spot = ru_fort()
    t = fighting({ring(spot)[0]: f"{GE} ge-hq1", spot: RU})
    fight(t, spot, GE)
    assert t.at(RU) == "dead"
    assert bool(t.g.ruined) is not stands
    assert (t.prompt == "ask-advance") is not stands


def test_10_65_all_are_lost_headquarters_and_fort_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/E")
    spot = ru_fort()
    t = fighting({ring(spot)[0]: f"{GE} ge-hq1", spot: f"{' '.join(some('ru', 3))} ru-hqnw"})
    fight(t, spot, GE)
    assert all(t.at(name) in ("dead", "gone") for name in (*some("ru", 3), "ru-hqnw"))
    assert t.g.ruined


# -- 10.7 --------------------------------------------------------------------------------------------------------------


def test_10_71a_survivors_may_enter_the_empty_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    first, second = some("ge", 2)
    t = fighting({NEAR[0]: f"{first} {second} ge-hq1", EAST: RU})
    fight(t, EAST, first)
    assert t.nouns("advance") == {first}, "who took no part stays, and headquarters (10.71e)"
    t.do(f"advance:{first}")
    assert t.at(first) == EAST
    assert t.holder(EAST) == "cp"


def test_10_71a_within_stacking_and_10_12_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    seven = some("ge", 7)
    t = fighting({NEAR[0]: " ".join(seven[:6]) + " ge-hq1", NEAR[1]: seven[6], EAST: RU})
    t.do(f"attack:{EAST}", "join_all", "settle")
    t.idle(lambda t: t.prompt == "ask-advance", 4)
    for name in seven[:6]:
        t.do(f"advance:{name}")
    assert t.at(seven[6]) == NEAR[1]
    assert t.prompt != "ask-advance" or t.refusal(f"advance:{seven[6]}").rule == "7.23a"


def test_10_64d_a_headquarters_left_alone_is_lost_to_who_advances(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    t = fighting({NEAR[0]: f"{GE} ge-hq1", EAST: f"{RU} ru-hqnw"})
    fight(t, EAST, GE)
    assert t.at("ru-hqnw") == EAST
    t.do(f"advance:{GE}")
    assert t.at("ru-hqnw") in ("dead", "gone")


def trenched(side: str = "cp", letter: str = "D", **more: Any) -> Table:
    """Two hexes of the West with a defender who is dug in."""
    units = (
        {BESIDE[0]: f"{GE} ge-hq1", WEST: f"{FR} fr-hq1"}
        if side == "cp"
        else {BESIDE[0]: f"{FR} fr-hq1", WEST: f"{GE} ge-hq1"}
    )
    return fighting(units, side=side, letter=letter, turn=12, **more)


def test_10_71b_no_advance_into_deep_trenches(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    assert fight(trenched(), WEST, GE).prompt != "ask-advance"
    assert fight(trenched(letter="C"), WEST, GE).prompt == "ask-advance"


def test_10_71d_unless_players_leave_that_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    assert fight(trenched(options={"advance-limits": False}), WEST, GE).prompt == "ask-advance"


def test_10_71c_the_allies_do_once_they_choose_the_initiative(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    assert fight(trenched("al"), WEST, FR).prompt != "ask-advance"
    assert fight(trenched("al", allied_choice=True), WEST, FR).prompt == "ask-advance"
    assert fight(trenched(allied_choice=True), WEST, GE).prompt != "ask-advance"


def test_10_46e_guns_that_are_not_answered_open_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    assert fight(trenched(), WEST, GE, support="support:ge-hq1").prompt == "ask-advance"
    assert fight(trenched(), WEST, GE, support="support:ge-hq1", answer="support:fr-hq1").prompt != "ask-advance"


def test_15_24b_tanks_open_the_way_unless_guns_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "1/2")
    tank, british = one("br", "tank"), one("br")
    for guns, opens in (("", True), (" ge-1at ge-hq1", False)):
        t = fighting({BESIDE[0]: f"{tank} {british}", WEST: f"{GE}{guns}"}, side="al", letter="D", turn=30)
        fight(t, WEST, tank, british)
        assert t.at(tank) in ("dead", "gone"), "15.24b: and take the first loss"
        assert (t.prompt == "ask-advance") is opens


def test_15_44_shock_troops_open_the_way_and_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.72a: a hex further, into one that was empty."""
    table(monkeypatch, "0/1")
    first, second = some("ge", 2, fits=lambda u: BOX.reverse[u] == "shock")
    t = fighting(
        {BESIDE[0]: f"{first} {second} ge-hq1", WEST: FR}, letter="D", turn=40, marks={"turned": f"{first} {second}"}
    )
    fight(t, WEST, first, second)
    t.do(f"advance:{first}", f"advance:{second}")
    assert t.prompt == "ask-advance-on"
    t.do(f"press:{first}")
    goal = next(n for n in BESIDE if t.can(f"to:{n}"))
    t.do(f"to:{goal}")
    assert t.at(first) == goal
    t.do(f"press:{second}")
    assert t.can(f"to:{goal}"), "the others may follow it"


def test_15_44_shock_troops_need_not_live_to_open_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """6.40: nor do they have to live for it to have been no attack of ordinary troops."""
    table(monkeypatch, "1/1")
    shock = one("ge", fits=lambda u: BOX.reverse[u] == "shock")
    t = fighting({BESIDE[0]: f"{shock} {GE} ge-hq1", WEST: FR}, letter="D", turn=40, marks={"turned": shock})
    t.g.hands[1] |= 1 << BOX.counter["al-not-pass"]
    fight(t, WEST, shock, GE)
    assert t.at(shock) == "dead"
    assert t.prompt == "ask-advance"


def test_6_40_a_french_fort_is_defended_by_the_french() -> None:
    """14.11a: a fort has a unit of the nation that built it."""
    lille = BOX.hex["W6413"]
    assert combat._nations_of(position({}), lille, ()) == {NATIONS.index("fr")}
    british = unit(one("br"))
    assert combat._nations_of(position({}), lille, (british,)) == {NATIONS.index("fr"), NATIONS.index("br")}


@pytest.mark.parametrize(("turn", "goes"), [(48, False), (49, True)])
def test_10_72a_allied_tanks_after_march_1919(monkeypatch: pytest.MonkeyPatch, turn: int, goes: bool) -> None:
    table(monkeypatch, "0/1")
    tank, british = one("br", "tank"), one("br")
    t = fighting({BESIDE[0]: f"{tank} {british}", WEST: GE}, side="al", turn=turn)
    fight(t, WEST, tank, british)
    t.do(f"advance:{tank}", "halt")
    assert (t.prompt == "ask-advance-on") is goes


@pytest.mark.parametrize(("terrain", "stops"), [("marsh", True), ("forest", False)])
def test_10_72b_some_ground_ends_the_advance(terrain: str, stops: bool) -> None:
    a, b = pairs(
        "east", lambda its, a, b: its.terrain[b] == terrain and its.country[b] == "ru" and not its.towns >> b & 1
    )
    shock = one("ge", fits=lambda u: BOX.reverse[u] == "shock")
    hq = next(n for n in ring(b) if n)
    g = position({b: shock, hq: "ge-hq1"}, marks={"turned": shock, "fought": shock})
    g.attack = Attack(BOX.hex[b], (unit(shock),), push=(unit(shock),))
    assert (combat.second_hexes(g, unit(shock)) == 0) is stops
    assert a


def test_10_73_nobody_advances_out_of_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    t = fighting({NEAR[0]: GE, EAST: RU, NEAR[3]: some("ru", 2)[1]})
    fight(t, EAST, GE)
    assert t.at(RU) == "dead"
    assert t.prompt != "ask-advance"


def test_10_0a_first_the_holder_of_the_initiative_then_the_other() -> None:  # EX-06
    units = {NEAR[0]: f"{GE} ge-hq1", EAST: RU, BESIDE[0]: f"{some('ge', 2)[1]} ge-hq2", WEST: FR}
    t = war(units, phase="begin_half", initiative=[0, 1])
    seen: list[tuple[str, str]] = []
    while len(seen) < 8 and t.prompt:
        theatre = "west" if t.g.theatre == 0 else "east"
        if t.prompt in ("ask-move", "ask-attack"):
            seen.append((t.asked, f"{t.prompt[4:]} {theatre}"))
        t.do("done" if "done" in t.options else "none")
    assert seen == [
        ("cp", "move west"), ("al", "move east"), ("cp", "attack west"), ("al", "attack east"),
        ("al", "move west"), ("cp", "move east"), ("al", "attack west"), ("cp", "attack east"),
    ]  # fmt: skip


def test_10_46a_11_51a_a_headquarters_in_a_fort_supports_its_defence() -> None:
    """Fortress supply is supply in defence; it is none in attack."""
    fort = BOX.numbers[next(its.hex for its in BOX.forts if its.nation == BOX.nation[unit("fr-hq1")])]
    around = [h for h in ring(fort) if h]
    ring_ = dict(zip(around, some("ge", len(around)), strict=True))
    g = position({fort: f"{FR} fr-hq1", **ring_}, side="cp", held={"cp": " ".join(around)})
    assert combat.supporters(g, 1, [unit(FR)]) == [unit("fr-hq1")]
    g.side = 1
    assert combat.supporters(g, 1, [unit(FR)]) == []


def test_10_65_the_hindenburg_line_goes_with_its_defenders(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/E")
    its = front("west")
    t = war({WEST: GE, BESIDE[0]: FR, **LATER["west"]}, side="al", phase="declare", dice=[6], letter="A")
    t.g.hindenburg = 1 << its.hex[WEST]
    fight(t, WEST, FR)
    assert t.prompt == "ask-advance"
    t.do("halt")
    assert t.g.hindenburg == 0


def test_10_71b_15_44_shock_troops_open_the_way_though_they_die(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "1/1")
    shock, more = some("ge", 2, fits=lambda u: "band" in BOX.flags[u])
    t = war(
        {WEST: FR, BESIDE[0]: f"{shock} {more} ge-hq1", BESIDE[3]: "fr-hq1", **LATER["west"]}, side="cp", letter="G",
        phase="declare", dice=[3], marks={"turned": shock, "depleted": "ge-hq1 fr-hq1"},
    )  # fmt: skip
    t.g.held[0][0], t.g.held[1][0] = t.g.held[0][0] | t.g.held[1][0], 0
    fight(t, WEST, shock, more)
    assert t.at(shock) == "dead"
    assert t.prompt == "ask-advance"
    assert t.can(f"advance:{more}")


def test_10_14_cavalry_that_flees_to_an_empty_hex_may_be_attacked_there() -> None:
    """Units are attacked once, not hexes."""
    rider, its = one("ru", "cavalry"), front("east")
    t = war({EAST: rider, NEAR[0]: GE, NEAR[2]: some("ge", 2)[1], **LATER["east"]}, side="cp", phase="declare")
    t.g.struck[its.index] = (1 << its.size) - 1 & ~(1 << its.hex[EAST])
    t.do(f"attack:{EAST}", f"join:{GE}", "settle")
    refuge = sorted(t.nouns("flee"))[0]
    t.do(f"flee:{refuge}")
    assert t.at(rider) == refuge
    assert not t.g.struck[its.index] >> its.hex[refuge] & 1


def test_5_46b_14_11a_a_russian_fort_is_left_alone_after_the_treaty() -> None:
    russian = next(
        its for its in BOX.forts if its.nation == BOX.nation[unit(RU)] and BOX.front_of[its.hex].name == "east"
    )
    number = BOX.numbers[russian.hex]
    near = next(h for h in ring(number) if h)
    g = position({near: GE}, side="cp", phase="declare", treaty=20, tsar=10, bolsheviks=15)
    assert combat.why_not_attack(g, unit(GE), russian.hex) == combat.AT_PEACE


def test_10_64d_units_that_differ_in_anything_are_chosen_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Canadian is not rebuilt as others are (5.36b), however strong."""
    table(monkeypatch, "1/0")
    his = one("br", fits=lambda u: BOX.contingent[u] == "canada")
    mate = one("br", fits=lambda u: BOX.contingent[u] == "british" and BOX.steps[u] == BOX.steps[unit(his)])
    both = [his, mate]
    worth(monkeypatch, both, attack=2, defence=2, movement=4)
    monkeypatch.setattr(BOX, "steps", tuple(1 if BOX.units[u] in both else n for u, n in enumerate(BOX.steps)))
    flags = tuple(frozenset() if BOX.units[u] in both else its for u, its in enumerate(BOX.flags))
    monkeypatch.setattr(BOX, "flags", flags)
    monkeypatch.setattr(BOX, "reverse", tuple("" if BOX.units[u] in both else r for u, r in enumerate(BOX.reverse)))
    t = war({WEST: GE, BESIDE[0]: " ".join(both), **LATER["west"]}, side="al", phase="declare", dice=[3], letter="A")
    fight(t, WEST, *both)
    assert t.prompt == "ask-lose"
    assert t.nouns("lose") == set(both)
