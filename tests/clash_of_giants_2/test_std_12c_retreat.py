"""STD.12.13 to STD.12.19: retreat and advance; example C15."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.maps import bits

from .finding import (
    GALICIA_BOX, YPRES_BOX, assault, battlefield, declare, distance, last_combat, men, roomy, step,
)  # fmt: skip
from .table import Table, ypres

G, Y = GALICIA_BOX, YPRES_BOX
SPOT = battlefield(G)


def at(*ways: str) -> str:
    return step(G, SPOT, *ways)


def back(t: Table, *path: str) -> Table:
    """Answer the questions of a retreat; a step without a choice asks none."""
    for number in path:
        if t.prompt == "ask-fall" and t.can(f"fall:{number}"):
            t.do(f"fall:{number}")
    return t


def one_to_one(die: int, enemy: str, units: dict[str, str] | None = None, **more: Any) -> Table:
    """A division attacks from the south-west at 1-1; the defender rolls this, the attacker holds."""
    ours = men(G, "ah", 4)[0]
    t = last_combat({SPOT: enemy, at("sw"): ours, **(units or {})}, dice=[die, 1], **more)
    return assault(t, SPOT, ours)


# -- STD.12.13, STD.12.14 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ter", "far"), [(5, 1), (4, 2), (3, 3), (2, 3)])
def test_std_12_13_as_far_as_it_failed_by_at_most_three(ter: int, far: int) -> None:
    enemy = men(G, "ru", ter)[0]
    t = one_to_one(6, enemy)
    while t.prompt == "ask-fall":
        assert t.refusal("halt").rule == "STD.12.13"
        t.do(t.options[0])
    assert distance(G, SPOT, t.at(enemy)) == far


@pytest.mark.parametrize(("most", "far"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_std_12_13_the_limit_is_a_switch(most: int, far: int) -> None:
    """A six against an efficiency of two fails by four."""
    enemy = men(G, "ru", 2)[0]
    t = one_to_one(6, enemy, options={"retreat-most": most})
    while t.prompt == "ask-fall":
        t.do(t.options[0])
    assert distance(G, SPOT, t.at(enemy)) == far


def test_std_12_14_attackers_never_retreat() -> None:
    ours, enemy = men(G, "ah", 4)[0], men(G, "ru", 4)[0]
    t = last_combat({SPOT: enemy, at("s"): ours}, dice=[1, 6])
    assault(t, SPOT, ours)
    assert t.steps(ours) == 1
    assert t.at(ours) == at("s")


@pytest.mark.parametrize("switch", [False, True])
def test_std_12_14_each_unit_is_judged_alone_or_the_stack_together(switch: bool) -> None:
    """Two defenders at 1-1: one fails by two, the other holds. The switch takes the whole stack along."""
    ours = men(G, "ah", 4)[:2]
    enemies = men(G, "ru", 4)[:2]
    t = last_combat(
        {SPOT: " ".join(enemies), at("s"): " ".join(ours)}, options={"stack-retreats": switch}, dice=[6, 2, 1, 1]
    )  # fmt: skip
    assault(t, SPOT, ours)
    while t.prompt in ("ask-fall", "ask-retreat"):
        t.do(t.options[0])
    first, second = sorted(enemies, key=G.unit.__getitem__)
    assert distance(G, SPOT, t.at(first)) == 2
    assert distance(G, SPOT, t.at(second)) == (2 if switch else 0)
    assert t.steps(second) == 2
    assert (t.prompt == "ask-advance") is switch


def test_std_12_14_with_the_switch_only_the_beaten_stack_of_two_goes() -> None:
    """An attack on two hexes: the stack that held stays where it is."""
    ours, enemies = men(G, "ah", 4)[:2], men(G, "ru", 4)[:2]
    t = last_combat({SPOT: " ".join(ours), at("n"): enemies[0], at("ne"): enemies[1]}, options={"stack-retreats": True},
              dice=[6, 2, 1, 1])  # fmt: skip
    t.do(f"attack:{at('n')}", "join_all", f"also:{at('ne')}", "settle", "resolve")
    while t.prompt in ("ask-fall", "ask-retreat"):
        t.do(t.options[0])
    assert distance(G, at("n"), t.at(enemies[0])) == 2
    assert t.at(enemies[1]) == at("ne")


def test_std_12_14_all_rolls_are_simultaneous() -> None:
    """A brigade that dies defending has rolled, and so have those it was to kill."""
    ours, enemy = men(G, "ah", steps=1)[0], men(G, "ru", steps=1)[0]
    t = last_combat({SPOT: enemy, at("s"): ours}, dice=[6, 6])
    assault(t, SPOT, ours)
    assert t.at(ours) == t.at(enemy) == "eliminated"


def test_example_c15_a_stack_judged_unit_by_unit() -> None:
    one, two = men(G, "ru", 4)[0], men(G, "ru", 3)[0]
    ours = men(G, "ah", 5)[:3]
    dice = [3, 4] if G.unit[one] < G.unit[two] else [4, 3]
    t = last_combat({SPOT: f"{one} ({two})", at("s"): " ".join(ours[:2]), at("sw"): ours[2]}, dice=[*dice, 1, 1, 1])
    assault(t, SPOT, ours)
    assert t.told("log-odds")[0]["column"] == "2-1"
    assert t.at(two) == "eliminated"
    assert (t.at(one), t.steps(one)) == (SPOT, 2)
    assert t.prompt == ""  # no advance


# -- STD.12.15 to STD.12.18 -------------------------------------------------------------------------------------------


def test_std_12_15_only_by_the_compass_and_not_into_zones() -> None:
    enemy = men(G, "ru", 5)[0]
    t = one_to_one(6, enemy)
    assert t.nouns("fall") == {at("n"), at("ne"), at("se")}
    assert t.refusal(f"fall:{at('s')}").rule == "STD.12.15"
    assert t.refusal(f"fall:{at('n', 'n')}").rule == "STD.12.15"
    # An Austrian to the east: a zone in the north-east and south-east, and with a friend there it is open again.
    other, friend = men(G, "ah", 4)[1], men(G, "ru", 4)[0]
    east = at("ne", "se")
    t = one_to_one(6, enemy, {east: other})
    assert t.at(enemy) == at("n")  # the only way left, so nothing was asked
    t = one_to_one(6, enemy, {east: other, at("se"): friend})
    assert t.nouns("fall") == {at("n"), at("se")}
    t = one_to_one(6, enemy, {at("ne"): other})
    assert t.at(enemy) == "eliminated"  # occupied, and its zone on both sides


def test_std_12_15_it_ends_the_full_distance_away() -> None:
    """Two hexes back: north then south-east would be one hex away, and is no retreat of two."""
    enemy = men(G, "ru", 4)[0]
    t = one_to_one(6, enemy)
    t.do(f"fall:{at('n')}")
    assert t.nouns("fall") == {at("n", "n"), at("n", "ne")}
    ring = {G.numbers[h] for h in bits(G.map.ring(G.hex[SPOT], 2))}
    assert t.nouns("fall") <= ring


def test_std_12_15_costs_do_not_matter_in_a_retreat() -> None:
    spot = next(
        G.numbers[h] for h in range(G.size)
        if roomy(G, h, 2) and all(G.terrain[G.map.near[way][h]] == "mountain" for way in ("n", "ne", "se"))
    )  # fmt: skip
    ours, enemy = men(G, "ah", 4)[:2], men(G, "ru", 5)[0]
    t = last_combat({spot: enemy, step(G, spot, "s"): " ".join(ours)}, dice=[6, 1, 1])
    assault(t, spot, ours)
    assert t.told("log-roll")[0]["over"] == 1
    back(t, step(G, spot, "n"))
    assert distance(G, spot, t.at(enemy)) == 1


def surrounded(length: int) -> dict[str, str]:
    """Austrians so that a retreat of one hex is open to the north, and none of two."""
    names = men(G, "ah", 4)
    blocks = {1: ["ne"], 2: ["ne se", "n n ne", "n nw n"]}[length]
    return {at(*ways.split()): names[2 + i] for i, ways in enumerate(blocks)}


@pytest.mark.parametrize("switch", [False, True])
def test_std_12_16_a_retreat_that_cannot_be_completed_destroys(switch: bool) -> None:
    """By the switch a further step is the price; who has only one left is lost all the same."""
    enemy = men(G, "ru", 5)[0]
    t = one_to_one(6, enemy, surrounded(1), options={"short-retreat": switch})
    assert t.at(enemy) == "eliminated"
    assert t.told("log-no-retreat")


@pytest.mark.parametrize("switch", [False, True])
def test_std_12_16_the_stack_mate_that_held_pays_with_a_step(switch: bool) -> None:
    """With whole stacks retreating, a full division that cannot go loses a step instead, and goes as far as it can."""
    one, two = sorted(men(G, "ru", 4)[:2], key=G.unit.__getitem__)
    ours = men(G, "ah", 4)[:2]
    t = last_combat(
        {SPOT: f"{one} {two}", at("sw"): " ".join(ours), **surrounded(2)},
        options={"stack-retreats": True, "short-retreat": switch}, dice=[6, 2, 1, 1],
    )  # fmt: skip
    assault(t, SPOT, ours)
    while t.prompt in ("ask-fall", "ask-retreat"):
        t.do(t.options[0])
    assert t.at(one) == "eliminated"
    if switch:
        assert (t.steps(two), t.at(two)) == (1, at("n"))
    else:
        assert t.at(two) == "eliminated"


def test_std_12_17_out_of_a_full_hex_it_goes_on() -> None:
    enemy, friends = men(G, "ru", 5)[0], men(G, "ru", 4)[:4]
    full = {at("n"): f"{friends[0]} {friends[1]}"}
    t = one_to_one(6, enemy, full)
    t.do(f"fall:{at('n')}")
    assert t.nouns("fall") == {at("n", "n"), at("n", "ne"), at("n", "se")}
    t.do(f"fall:{at('n', 'n')}")
    assert t.at(enemy) == at("n", "n")
    # Nowhere to go on to: eliminated.
    others = men(G, "ah", 4)[2:]
    wall = {at("n", "n", "n"): others[0], at("n", "ne", "ne"): others[1], at("ne", "se"): others[2]}
    t = one_to_one(6, enemy, full | wall)
    assert t.at(enemy) == "eliminated"
    assert t.at(friends[0]) == at("n")


def test_std_12_17_allies_may_mix_when_they_must() -> None:
    spot = battlefield(Y)
    west = step(Y, spot, "e")
    french, british = men(Y, "al", 5)[0], men(Y, "al", nation="br")[0]
    german = men(Y, "ge", 4)[0]
    behind = step(Y, spot, "w")
    closed = {step(Y, spot, way): unit for way, unit in zip(("nw", "sw"), men(Y, "ge", 4)[1:3], strict=True)}
    for around_, mixed in (({}, False), (closed, True)):
        t = ypres({spot: french, west: german, behind: british} | around_, phase="combat", side="ge", turn=18,
                  dice=[6, 1])  # fmt: skip
        assault(t, spot, german)
        if t.prompt == "ask-retreat":
            t.do(f"retreat:{french}")
        assert t.prompt != "ask-fall" or not t.can(f"fall:{behind}")  # with a choice, not onto another nation
        assert (t.at(french) == t.at(british)) == mixed


def test_std_12_18_who_fled_into_a_hex_attacked_later_adds_nothing_and_rolls() -> None:
    ours = men(G, "ah", 4)[:4]
    runner, stander = men(G, "ru", 5)[0], men(G, "ru", 4)[0]
    target = at("ne")
    t = last_combat(
        {SPOT: runner, at("sw"): f"{ours[0]} {ours[1]}", target: stander, at("ne", "se"): ours[2]},
        dice=[6, 1, 1, 1, 1, 1],
    )  # fmt: skip
    declare(t, SPOT, ours[:2])
    declare(t, target, [ours[2]])
    t.do("resolve", f"fight:{SPOT}")
    t.do(f"fall:{target}")  # in an enemy zone, but a friend is there
    t.do("halt")
    assert [line["defence"] for line in t.told("log-odds")] == [2, 2]
    rolled = [G.units[line["unit"][1]] for line in t.told("log-roll")]
    assert rolled.count(runner) == 2
    assert t.fate.left == 0


# -- STD.12.19 advance ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hexes", [0, 1, 2])
def test_std_12_19_how_far_an_advance_goes_is_a_switch(hexes: int) -> None:
    ours, enemy = men(G, "ah", 4)[:3], men(G, "ru", steps=1)[0]
    t = last_combat(
        {SPOT: enemy, at("s"): " ".join(ours[:2]), at("sw"): ours[2]}, options={"advance-hexes": hexes}, dice=[6]
    )
    assault(t, SPOT, ours)
    if not hexes:
        assert t.prompt == ""
        assert t.at(ours[0]) == at("s")
        return
    assert t.asked == "ah"
    assert t.can("halt")  # nobody has to
    t.do(f"advance:{ours[0]}")
    assert t.at(ours[0]) == SPOT
    if hexes == 2:
        assert t.prompt == "ask-further"
        t.do(f"to:{at('n')}")
        assert t.at(ours[0]) == at("n")
    assert t.nouns("advance") == {ours[1], ours[2]}
    assert t.refusal(f"advance:{ours[0]}").rule == "STD.12.19"


def test_std_12_19_into_zones_at_no_cost_and_without_a_marker() -> None:
    """Only those who fought; an advance is no movement."""
    ours, other, enemy = men(G, "ah", 4)[:2], men(G, "ah", 4)[2], men(G, "ru", 5)[0]
    t = last_combat({SPOT: enemy, at("s"): " ".join(ours), at("nw"): other, at("n", "n"): men(G, "ru", 4)[0],
               at("ne", "ne"): men(G, "ru", 4)[1]}, dice=[6, 1, 1])  # fmt: skip
    assault(t, SPOT, ours)
    while t.prompt == "ask-fall":
        t.do(t.options[0])
    assert t.nouns("advance") == set(ours)
    assert t.refusal(f"advance:{other}").rule == "STD.12.19"
    t.do(f"advance:{ours[0]}")
    assert not t.has("moved", ours[0])


def test_std_12_19_zone_rules_hold_for_an_advance() -> None:
    """The division tied to zone A stays in it, however far an advance may go."""
    tied = next(u for u in Y.units if "zone_a" in Y.flags[Y.unit[u]] and u.startswith("al"))
    home = Y.area_set[0][Y.areas[0].index("A")] & Y.playable
    start, target, outside = next(
        (Y.numbers[a], Y.numbers[b], Y.numbers[c])
        for b in bits(home & ~Y.any_vp) for a in Y.map.linked[b] for c in Y.map.linked[b]
        if home >> a & 1 and (Y.playable & ~home) >> c & 1 and not Y.any_vp >> c & 1
    )  # fmt: skip
    t = ypres({start: tied, target: men(Y, "ge", steps=1)[0]}, phase="combat", side="al", turn=18,
              options={"advance-hexes": 2}, dice=[6, 1])  # fmt: skip
    assault(t, target, tied)
    t.do(f"advance:{tied}")
    assert t.prompt == "ask-further"
    assert t.nouns("to")
    assert outside not in t.nouns("to")
    assert all(home >> Y.hex[number] & 1 for number in t.nouns("to"))


@pytest.mark.parametrize("switch", [False, True])
def test_ypr_10_4b_a_remnant_stops_all_retreats_or_only_holds_the_hex(switch: bool) -> None:
    """A reduced British division dies, its stack-mate has to go back two hexes; a switch lets it go."""
    spot = battlefield(Y)
    dead, mate = sorted(men(Y, "al", 4, nation="br")[:2], key=Y.unit.__getitem__)
    germans = men(Y, "ge", 4)[:4]
    east, north_east = step(Y, spot, "e"), step(Y, spot, "ne")
    t = ypres(
        {spot: f"({dead}) {mate}", east: " ".join(germans[:2]), north_east: " ".join(germans[2:]),
         "waiting": next(u for u in Y.units if "remnant" in Y.flags[Y.unit[u]])},
        phase="combat", side="ge", turn=18, options={"remnant-alone": switch}, dice=[6, 6, 1, 1, 1, 1],
    )  # fmt: skip
    assault(t, spot, germans)
    assert t.prompt == "ask-remnant"
    t.do(f"remnant:{spot}")
    while t.prompt == "ask-fall":
        t.do(t.options[0])
    assert distance(Y, spot, t.at(mate)) == (2 if switch else 0)
    assert t.prompt == ""  # the hex is held: nobody advances
