"""4.2 The Operational Turn, and small rules of the chapters around it."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe.odds import strength
from grognard.games.great_war_in_europe.passports import printed_fronts
from grognard.games.great_war_in_europe.sequence import WHOLE
from grognard.kernel.refusal import Refused

from .table import BOX, field, one, position, ring, some, unit, war
from .test_10_combat import fight, fighting, table

EAST = field("east", "ru")
NEAR = ring(EAST)
WEST = field("west", "fr")
BESIDE = ring(WEST)
GE, RU, FR = one("ge"), one("ru"), one("fr")
STEPS = list(WHOLE.steps)


def test_4_2_4_each_moves_where_he_has_the_initiative() -> None:  # EX-05
    t = war({EAST: RU, WEST: FR, BESIDE[3]: f"{GE} ge-hq1"}, phase="begin_half", initiative=[0, 1])
    assert (t.asked, t.g.theatre) == ("cp", 0)
    t.do("done")
    assert (t.asked, t.g.theatre) == ("al", 1)


def test_4_2_5a_the_west_fights_before_the_east() -> None:
    units = {NEAR[0]: f"{GE} ge-hq1", EAST: RU, BESIDE[0]: f"{some('ge', 2)[1]} ge-hq2", WEST: FR}
    t = war(units, phase="begin_fights", initiative=[0, 1])
    assert (t.prompt, t.asked, t.g.theatre) == ("ask-attack", "cp", 0)
    t.do("done")
    assert (t.prompt, t.asked, t.g.theatre) == ("ask-attack", "al", 1)


def test_4_2_5c_then_who_is_out_of_supply_is_lost() -> None:
    units = {NEAR[0]: GE, EAST: RU, NEAR[3]: some("ru", 2)[1]}
    t = war(units, phase="declare")
    t.do("done")
    assert t.at(GE) == "dead"
    assert t.at(RU) == EAST


def test_4_2_6_then_the_other_way_round() -> None:
    t = war({EAST: RU, WEST: FR, BESIDE[3]: f"{GE} ge-hq1"}, phase="end_half", initiative=[0, 1], second=False)
    assert (t.prompt, t.asked, t.g.theatre) == ("ask-move", "al", 0)
    assert t.g.second


def test_4_2_9_phases_in_their_order() -> None:
    order = ["weather", "begin_half", "move", "begin_fights", "declare", "attrition", "end_half", "end_turn"]
    assert [STEPS.index(name) for name in order] == sorted(STEPS.index(name) for name in order)


def test_8_26_who_has_set_out_does_not_stop_out_of_supply() -> None:
    """And no way is offered that leads nowhere."""
    for name in (one("ge", "cavalry"), GE):
        t = war({EAST: f"{name} ge-hq1"})
        t.do(f"move:{name}")
        for number in sorted(t.nouns("through"))[:3]:
            t = war({EAST: f"{name} ge-hq1"})
            t.do(f"move:{name}", f"through:{number}")
            assert t.can("stay") or t.refusal("stay").rule == "8.26"
            assert t.nouns("to") or t.can("stay")


def test_10_0b_each_result_before_the_next_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.38, 10.61: left of the slash the attacker's steps, right of it the defender's."""
    table(monkeypatch, "1/2")
    mine, theirs = some("ge", 3), some("ru", 3)
    t = fighting({NEAR[0]: " ".join(mine) + " ge-hq1", EAST: " ".join(theirs)})
    fight(t, EAST, *mine)
    while t.prompt in ("ask-lose", "ask-lose-defence"):
        t.do(t.options[0])
    assert sum(t.at(name) == "dead" for name in mine) == 1
    assert sum(t.at(name) == "dead" for name in theirs) == 2


def test_10_22_units_of_one_hex_may_attack_different_hexes(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/0")
    first, second = some("ge", 2)
    t = fighting({NEAR[0]: f"{first} {second} ge-hq1", EAST: RU, NEAR[1]: some("ru", 2)[1]})
    fight(t, EAST, first)
    t.do(f"attack:{NEAR[1]}")
    assert t.can(f"join:{second}")
    assert not t.can(f"join:{first}")


def test_10_46c_guns_that_have_supported_are_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/0")
    t = fighting({NEAR[0]: f"{GE} ge-hq1", EAST: f"{RU} ru-hqnw"})
    fight(t, EAST, GE, support="support:ge-hq1", answer="support:ru-hqnw")
    assert t.has("depleted", "ge-hq1")
    assert t.has("depleted", "ru-hqnw")


def test_10_48b_above_the_table_the_last_column(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.47: the column itself is not brought back to the table."""
    rows = [["0/0"] * 5 + ["0/1"]] * 6
    monkeypatch.setitem(BOX.tables["combat"]["a"], "rows", rows)
    nine = some("ge", 6)
    t = fighting({NEAR[0]: " ".join(nine) + " ge-hq1", EAST: RU})
    fight(t, EAST, *nine)
    said = t.told("log-combat")[0]
    assert said["column"] > 5
    assert said["result"] == "0/1"


def test_10_71e_headquarters_never_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, "0/1")
    t = fighting({NEAR[0]: f"{GE} ge-hq1", EAST: RU})
    fight(t, EAST, GE)
    assert t.refusal("advance:ge-hq1").rule == "10.71a"


def test_11_83_half_strength_in_attack_and_defence() -> None:
    g = position({EAST: GE})
    for attack, whole in ((True, BOX.face[unit(GE)].attack), (False, BOX.face[unit(GE)].defence)):
        assert strength(g, [unit(GE)], attack=attack) == -(-whole // 2)


def test_11_84_who_starved_may_be_rebuilt() -> None:
    t = war({NEAR[0]: GE, EAST: RU, NEAR[3]: some("ru", 2)[1]}, phase="declare")
    t.do("done")
    assert t.at(GE) == "dead"


@pytest.mark.parametrize(
    ("name", "fronts"),
    [
        ("tu-hqyag", {3, 4, 5}), ("br-cd1", {4}), ("pc-pc", {3}), ("ge-hq1", {0, 1, 2}), (one("br", "tank"), {0}),
        ("ge-pz", {0, 2}), (one("be"), {0}), (one("sr"), {2}), (one("ro"), {2}), (one("fr"), {0, 1, 2}),
    ],
)  # fmt: skip
def test_3_26h_fronts_of_units(name: str, fronts: set[int]) -> None:
    """3.26k, 3.26n, 3.26o, 15.25, 17.21c, 17.21k, 17.31a, 17.4a."""
    found = printed_fronts(BOX, unit(name))
    assert {f for f in range(6) if found >> f & 1} == fronts


def test_4_2_1_events_come_first() -> None:
    assert STEPS.index("buy_allied") < STEPS.index("draw") < STEPS.index("play_events") < STEPS.index("new_units_al")


def test_4_2_2_then_new_units_the_allies_first() -> None:
    assert STEPS.index("new_units_al") < STEPS.index("new_units_cp") < STEPS.index("weather")


def test_4_2_7_in_the_second_combat_each_attacks_where_he_lacks_the_initiative() -> None:
    units = {NEAR[0]: f"{GE} ge-hq1", EAST: RU, BESIDE[0]: f"{some('ge', 2)[1]} ge-hq2", WEST: FR}
    t = war(units, phase="begin_fights", initiative=[0, 1], second=True)
    assert (t.prompt, t.asked, t.g.theatre) == ("ask-attack", "al", 0)
    t.do("done")
    assert (t.prompt, t.asked, t.g.theatre) == ("ask-attack", "cp", 1)


def test_4_2_8_strategic_movement_the_allies_first() -> None:
    assert STEPS.index("end_half") < STEPS.index("strategic_al") < STEPS.index("strategic_cp") < STEPS.index("end_turn")


def test_4_1b_nobody_goes_back_to_a_phase_that_is_over_alone() -> None:
    t = war({EAST: RU, WEST: FR, BESIDE[3]: f"{GE} ge-hq1"}, phase="begin_half", initiative=[0, 1])
    before = t.play.hash()
    t.do("done", "done")
    with pytest.raises(Refused):
        t.play.rollback(0, [0])
    t.play.rollback(0, [0, 1])
    assert t.play.hash() == before
