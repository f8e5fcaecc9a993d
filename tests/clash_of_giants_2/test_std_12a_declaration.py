"""STD.12.1 to STD.12.5: who attacks whom, and who has to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.games.clash_of_giants_2.odds import odds

from .finding import (
    GALICIA_BOX, YPRES_BOX, around, battlefield, bit, bound, command, declare, first, last_combat, marker_at, men,
    roomy, step,
)  # fmt: skip
from .table import GALICIA, Table, marker, position, ypres

G, Y = GALICIA_BOX, YPRES_BOX
SPOT = battlefield(G)
NEVER, SEVERAL, ALWAYS = range(3)


def at(*ways: str) -> str:
    return step(G, SPOT, *ways)


# -- STD.12.1, STD.12.2 -----------------------------------------------------------------------------------------------


def test_std_12_1_combat_is_voluntary_and_between_neighbours() -> None:
    ours, enemy, far = men(G, "ah")[0], *men(G, "ru")[:2]
    t = last_combat({at("s"): ours, SPOT: enemy, at("n", "n"): far})
    assert t.can("pass")
    assert t.nouns("attack") == {SPOT}
    assert t.refusal(f"attack:{at('n', 'n')}").rule == "STD.12.1"
    assert t.refusal(f"attack:{at('n')}").rule == "STD.12.1"  # nobody there
    t.do("pass")
    assert t.prompt == ""
    assert t.steps(enemy) == 2


@pytest.mark.parametrize("switch", [True, False])
def test_std_12_1_all_attacks_are_declared_before_the_first_is_resolved(switch: bool) -> None:
    """The switch resolves each as soon as it is declared."""
    one, two = men(G, "ah", 4)[:2]
    left, right = at("n"), at("n", "ne", "se")
    enemies = men(G, "ru", 4)[:2]
    t = last_combat(
        {SPOT: one, left: enemies[0], at("ne", "se"): two, right: enemies[1]}, options={"declare-first": switch},
        dice=[1, 1, 1, 1],
    )  # fmt: skip
    declare(t, left, one)
    assert t.fate.left == (4 if switch else 2)
    if switch:
        assert t.refusal("pass").rule == "STD.12.1"
    else:
        assert t.refusal("resolve").rule == "STD.12.1"
    declare(t, right, two)
    if switch:
        assert t.fate.left == 4
        t.do("resolve")
        assert t.prompt == "ask-resolve"  # in any order
        assert t.nouns("fight") == {left, right}
        t.do(f"fight:{right}")
    else:
        t.do("pass")
    assert t.fate.left == 0
    assert t.prompt == ""


def test_std_12_1_support_is_announced_with_the_attacks_either_way() -> None:
    """Before any die: with the switch off, before the first attack is made."""
    units = {SPOT: men(G, "ru", 4)[0], at("s"): " ".join(men(G, "ah", 4)[:2])}
    t = last_combat(units, turn=3)
    assert t.refusal("support").rule == "GAL.5.35c"
    t.do(f"attack:{SPOT}", "join_all", "settle")
    assert t.can("support")
    t = last_combat(units | {at("n", "n"): men(G, "ru", 4)[1], at("n", "nw", "n"): men(G, "ah", 4)[2]}, turn=3,
              options={"declare-first": False}, dice=[1, 1, 1])  # fmt: skip
    assert t.can("support")
    t.do("support", f"attack:{SPOT}", "join_all", "settle")
    assert t.told("log-odds")[0]["column"] == "3-1"
    assert t.refusal("support").rule in ("GAL.5.35c", "GAL.10.1f")


def test_std_12_2_no_unit_attacks_twice_and_no_hex_is_attacked_twice() -> None:
    one, two, three = men(G, "ah", 4)[:3]
    t = last_combat({SPOT: f"{one} {two}", at("n"): men(G, "ru")[0], at("s"): men(G, "ru")[1], at("s", "se"): three})
    declare(t, at("n"), one)
    assert t.refusal(f"attack:{at('n')}").rule == "STD.12.2"
    t.do(f"attack:{at('s')}")
    assert t.refusal(f"join:{one}").rule == "STD.12.2"
    t.do(f"join:{two}", "settle")  # its stack-mate goes another way; the third abstains
    assert t.can("resolve")


# -- STD.12.3 who may not ---------------------------------------------------------------------------------------------


def joining(t: Table, target: str, unit: str) -> str:
    """The rule that keeps a unit from joining an attack, or nothing."""
    t.do(f"attack:{target}")
    return "" if t.can(f"join:{unit}") else t.refusal(f"join:{unit}").rule


def test_std_12_3_not_under_a_replacement_marker_but_when_done() -> None:
    unit, other = men(G, "ah")[:2]
    horse = men(G, "ah", kind="cav")[0]
    for mark, name, rule in (
        ("repl", unit, "STD.12.3"), ("rebuilt", horse, "STD.12.3"), ("moved", unit, ""), ("fresh", unit, ""),
    ):  # fmt: skip
        g = position(
            GALICIA, {SPOT: men(G, "ru")[0], at("s"): other, at("sw"): name}, phase="combat", side="ah", turn=10
        )  # fmt: skip
        setattr(g, mark, bit(g, name))
        assert joining(Table(GALICIA, g), SPOT, name) == rule


def test_std_12_3_not_infantry_under_an_asterisk() -> None:
    """Only where it stands in an area whose result of this turn has one; cavalry may."""
    how = command(G, "ah", at("s"), star=True)
    here, turn, die = how["active"], how["turn"], how["roll"]
    plain = next(i for i, cell in enumerate(G.tracks[0, G.markers.index(here), turn], 1) if not cell[2])
    unit, horse = men(G, "ah")[0], men(G, "ah", kind="cav")[0]
    units = {SPOT: men(G, "ru")[0], at("s"): unit, at("sw"): horse}
    for drawn, rule in (({here: die}, "GAL.9.1c"), ({here: plain}, ""), ({}, "")):
        assert joining(last_combat(units, turn=turn, drawn=drawn), SPOT, unit) == rule
        assert joining(last_combat(units, turn=turn, drawn=drawn), SPOT, horse) == ""


def test_std_12_3_not_the_besieged_the_flooded_the_remnants_nor_the_belgians_in_the_east() -> None:
    """And nobody whom zones forbid it."""
    fort = G.numbers[G.places["en"].index("Przemyśl")]
    ring = dict(zip(around(G, fort), men(G, "ru"), strict=False))
    unit = men(G, "ah")[0]
    t = last_combat({fort: unit, **ring}, supply={unit: "fort"}, dice=[1])
    assert t.prompt == ""  # nobody else could attack: nothing is asked at all
    t = last_combat({fort: unit, **ring}, supply={unit: "reduced"})
    assert t.prompt == "ask-combat"
    wet, dry = next(
        (Y.numbers[a], Y.numbers[b]) for a in range(Y.size) if Y.flooded >> a & 1
        for b in Y.map.linked[a] if (Y.playable & ~Y.flooded & ~Y.east) >> b & 1
    )  # fmt: skip
    beside = next(n for n in around(Y, dry) if n != wet and (Y.playable & ~Y.flooded) >> Y.hex[n] & 1)
    french = men(Y, "al")
    remnant = next(u for u in Y.units if "remnant" in Y.flags[Y.unit[u]])
    belgian = men(Y, "al", nation="be")[0]
    for where, who, rule in ((wet, french[1], "YPR.TEC.6"), (beside, remnant, "YPR.10.4d")):
        y = ypres({dry: men(Y, "ge")[0], where: who, **elsewhere(dry, (wet, beside, where), french[0])},
                  phase="combat", side="al", turn=18)  # fmt: skip
        assert joining(y, dry, who) == rule
    east = first(Y, lambda h: bool((Y.east & ~Y.flooded) >> h & 1) and roomy(Y, h, 1))
    near = around(Y, east)
    y = ypres({near[0]: men(Y, "ge")[0], east: belgian, **elsewhere(near[0], (east,), french[0])},
              phase="combat", side="al", turn=18)  # fmt: skip
    assert joining(y, near[0], belgian) == "YPR.9.23b"


def elsewhere(target: str, taken: tuple[str, ...], who: str) -> dict[str, str]:
    """Somebody who may attack a hex, so that it can be attacked at all."""
    there = next(
        n for n in around(Y, target) if n not in taken and (Y.playable & ~Y.flooded) >> Y.hex[n] & 1
    )  # fmt: skip
    return {there: who}


# -- STD.12.4 several hexes at once -----------------------------------------------------------------------------------


@pytest.mark.parametrize("switch", [True, False])
def test_std_12_4_one_attack_on_several_hexes(switch: bool) -> None:
    """Every attacker next to every hex; factors are added, each hex has its own, a shift counts once."""
    one, two = men(G, "ah", 4)[:2]
    enemies = men(G, "ru", 4)[:3]
    units = {SPOT: one, at("n"): enemies[0], at("ne"): enemies[1], at("n", "n"): enemies[2], at("nw"): two}
    t = last_combat(units, options={"multi-hex": switch}, dice=[1])
    t.do(f"attack:{at('n')}")
    assert t.refusal(f"also:{at('ne')}").rule == "STD.12.4"  # first somebody has to attack
    t.do(f"join:{one}")
    assert t.can(f"also:{at('ne')}") is switch
    if not switch:
        assert t.refusal(f"also:{at('ne')}").rule == "STD.12.4"
        return
    assert t.refusal(f"also:{at('n', 'n')}").rule == "STD.12.4"  # not next to it
    t.do(f"also:{at('ne')}")
    assert t.refusal(f"join:{two}").rule == "STD.12.4"  # next to one of the two only
    with pytest.MonkeyPatch.context() as patch:
        hill = [0] * G.size
        hill[G.hex[at("n")]] = hill[G.hex[at("ne")]] = 1
        patch.setattr(G, "defence", hill)
        t.do("settle", "resolve")
    assert t.told("log-odds")[0]["defence"] == 6
    assert t.told("log-odds")[0]["column"] == "1-3"


def test_std_12_4_a_shift_counts_once_however_many_hexes_give_it() -> None:
    ours, enemies = men(G, "ah")[:2], men(G, "ru")[:2]
    g = position(GALICIA, {SPOT: " ".join(ours), at("n"): enemies[0], at("ne"): enemies[1]})
    targets = [G.hex[at("n")], G.hex[at("ne")]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(G, "rivers", {})
        patch.setattr(G, "left", [1] * G.size)
        assert odds(g, targets, [G.unit[name] for name in ours]).shift == -1


# -- STD.12.5 the duty to attack --------------------------------------------------------------------------------------


def duty(options: dict[str, Any], ours: str = "both") -> Table:
    """Two Austrian stacks next to P; a second Russian stack, Q, next to one of them only."""
    one, two, three = men(G, "ah", 4)[:3]
    units = {SPOT: men(G, "ru", 4)[0], at("sw"): f"{one} {three}", at("se"): two, at("sw", "sw"): men(G, "ru", 4)[1]}
    t = last_combat(units, options=options)
    return declare(t, SPOT, [one, two] if ours == "both" else [one])


def test_example_c18_the_duty_to_attack() -> None:
    t = duty({})
    refusal = t.refusal("resolve")
    assert refusal.rule == "STD.12.5"
    q = at("sw", "sw")
    assert refusal.args["other"] == ("space", G.hex[q])
    declare(t, q, men(G, "ah", 4)[2])  # by anyone
    assert t.can("resolve")
    assert duty({}, "one").can("resolve")  # from a single hex: Q may be ignored


@pytest.mark.parametrize("way", ["sw", "se"])
def test_std_12_5_a_stack_next_to_any_of_the_hexes_obliges(way: str) -> None:
    one, two = men(G, "ah", 4)[:2]
    q = at(way, way)
    t = last_combat({SPOT: men(G, "ru", 4)[0], at("sw"): one, at("se"): two, q: men(G, "ru", 4)[1]})
    assert declare(t, SPOT, [one, two]).refusal("resolve").args["other"] == ("space", G.hex[q])


@pytest.mark.parametrize(("turn", "obliged"), [(3, False), (5, True)])
def test_std_12_5_a_stack_that_zones_put_out_of_bounds_obliges_nobody(turn: int, obliged: bool) -> None:
    """In zone D, before Germans may attack there (YPR.9.22g), and after."""
    q = bound("D", "C")
    t = flank("ge", q, men(Y, "ge")[:2], turn)
    assert t.can("resolve") is not obliged
    assert not obliged or t.refusal("resolve").args["other"] == ("space", Y.hex[q])


@pytest.mark.parametrize("order", [1, -1])
def test_std_12_5_a_stack_obliges_if_any_of_the_attackers_may_go_there(order: int) -> None:
    """A division tied to zone A and a free one beside zone B, in whatever order they join (YPR.9.22d)."""
    tied = next(name for name, flags in zip(Y.units, Y.flags, strict=True) if "zone_a" in flags)
    side = Y.sides[Y.side[Y.unit[tied]]]
    free = men(Y, side, nation=Y.nation[Y.unit[tied]])[0]
    q = bound("B", "A")
    t = flank(side, q, [tied, free][::order], 5)
    assert t.refusal("resolve").args["other"] == ("space", Y.hex[q])


def flank(side: str, q: str, ours: Sequence[str], turn: int) -> Table:
    """Two divisions attack one hex from two others, with a second enemy stack, Q, north-east of one of these."""
    near, target = step(Y, q, "sw"), step(Y, q, "sw", "sw")
    other = step(Y, target, "se")
    enemies = men(Y, Y.sides[1 - Y.sides.index(side)])
    units = {q: enemies[0], target: enemies[1], near: ours[0], other: ours[1]}
    return declare(ypres(units, phase="combat", side=side, turn=turn), target, ours)


@pytest.mark.parametrize(
    ("value", "both", "one"), [(NEVER, True, True), (SEVERAL, False, True), (ALWAYS, False, False)]
)
def test_std_12_5_the_switch_never_several_always(value: int, both: bool, one: bool) -> None:
    assert duty({"attack-all": value}).can("resolve") is both
    assert duty({"attack-all": value}, "one").can("resolve") is one


def test_std_12_5_an_attack_whose_duty_cannot_be_met_is_called_off() -> None:
    """Then it may be made otherwise; the second time only from one hex."""
    one, other = men(G, "ah", 4)[:2]
    t = duty({})
    assert t.nouns("call_off") == {SPOT}
    assert t.refusal("pass").rule == "STD.12.1"
    t.do(f"call_off:{SPOT}", f"attack:{SPOT}", f"join:{other}", f"join:{one}", "settle")
    t.do(f"call_off:{SPOT}", f"attack:{SPOT}", f"join:{other}")
    assert t.refusal(f"join:{one}").rule == "STD.12.5"
    t.do("settle")
    assert t.can("resolve")
    assert t.refusal(f"call_off:{SPOT}").rule == "STD.12.5"


def test_std_12_5_a_lone_fort_obliges_nobody() -> None:
    fort = next(
        G.numbers[h] for i, h in enumerate(G.forts) if G.fort_side[i] == 1 and len(G.map.linked[h]) == 6
        and all(n not in G.fort_at for n in G.map.linked[h])
    )  # fmt: skip
    south, target = step(G, fort, "s"), step(G, fort, "s", "s")
    other = next(n for n in around(G, target) if n != south and n not in around(G, fort))
    one, two = men(G, "ah", 4)[:2]
    t = last_combat({south: one, other: two, target: men(G, "ru", 4)[0]})
    assert fort in t.nouns("attack")
    declare(t, target, [one, two])
    assert t.can("resolve")
    held = last_combat({south: one, other: two, target: men(G, "ru", 4)[0], fort: men(G, "ru", 4)[1]})
    declare(held, target, [one, two])
    assert held.refusal("resolve").rule == "STD.12.5"


def test_std_12_5_with_attacks_resolved_at_once_the_duty_comes_after() -> None:
    """It has to be met before the phase ends, if it still can; and it is forgotten when the phase ends."""
    one, two, three = men(G, "ah", 4)[:3]
    q = at("sw", "sw")
    units = {SPOT: men(G, "ru", 4)[0], at("sw"): f"{one} {three}", at("se"): two, q: men(G, "ru", 4)[1]}
    t = last_combat(units, options={"declare-first": False}, dice=[1, 1, 1, 1, 1])
    declare(t, SPOT, [one, two])
    assert t.refusal("pass").rule == "STD.12.5"
    declare(t, q, three)
    assert t.can("pass")
    here = marker_at(G, "ru", SPOT)
    g = t.g.copy()
    g.turn, g.cup = 9, 1 << G.markers.index(here)
    after = Table(GALICIA, g, [marker(GALICIA, here), 6]).do("pass", "done")
    assert after.asked == "ru"
    assert after.prompt == "ask-combat"
    assert after.g.work == 0
    assert after.can("pass")
