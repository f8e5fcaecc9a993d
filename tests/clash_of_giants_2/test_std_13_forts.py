"""STD.13: forts. Values of forts are data; the tests read them there."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.clash_of_giants_2.odds import Odds, odds
from grognard.games.clash_of_giants_2.state import zoc

from .finding import GALICIA_BOX, assault, command, last_combat, men, river
from .table import GALICIA, Table, galicia, position

G = GALICIA_BOX
PLACES = [(G.numbers[h], G.fort_side[i]) for i, h in enumerate(G.forts)]
FORT = next(number for number, side in PLACES if side == 1 and G.fort_steps[G.fort_at[G.hex[number]]] == 2)
"""A Russian fort of two steps."""
H = G.hex[FORT]
TER = G.fort_ter[G.fort_at[H]]


def near(count: int) -> list[str]:
    """Hexes next to it, those across no river first."""
    found = sorted(G.map.linked[H], key=lambda n: (bool(river(G, n, H)), n))
    return [G.numbers[n] for n in found[:count]]


def fight(attackers: list[str], garrison: str = "", **more: Any) -> Table:
    hexes = near(3)
    units = {hexes[i // 2]: " ".join(attackers[i : i + 2]) for i in range(0, len(attackers), 2)}
    if garrison:
        units[FORT] = garrison
    return last_combat(units, **more)


def worth(attackers: list[str], garrison: str = "", **more: Any) -> Odds:
    t = fight(attackers, garrison, **more)
    return odds(t.g, [H], [G.unit[name] for name in attackers])


@pytest.fixture
def dry(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rivers, so that only the fort counts."""
    monkeypatch.setattr(G, "rivers", {})


@pytest.mark.usefixtures("dry")
def test_std_13_1_a_fort_defends_with_the_steps_it_has_left() -> None:
    ours = men(G, "ah")[:4]
    assert worth(ours).defence == 2
    assert worth(ours, forts={FORT: 1}).defence == 1
    # It is no unit: it fills no hex, and it stays where it is.
    division, other = men(G, "ru")[:2]
    start = next(
        G.numbers[n] for n in G.map.linked[H] if G.area_of[1][n] == G.area_of[1][H] and G.playable >> n & 1
    )  # fmt: skip
    t = galicia({FORT: division, start: other}, **command(G, "ru", start, infantry=3))
    t.do(f"move:{other}")
    assert t.can(f"to:{FORT}")


@pytest.mark.usefixtures("dry")
def test_std_13_2_a_fort_alone_has_no_shift_rolls_and_loses_a_step() -> None:
    ours = men(G, "ah", 4)[:4]
    found = worth(ours)
    assert (found.attack, found.defence, found.shift) == (8, 2, 0)
    for die, steps in ((1, 2), (6, 1)):
        t = fight(ours, dice=[die, 1, 1, 1, 1])
        assert t.can(f"attack:{FORT}")
        assault(t, FORT, ours)
        assert t.fort(FORT) == steps
        (line,) = t.told("log-fort-roll")
        assert line["need"] == TER
        assert t.prompt == ""  # it never retreats, and nobody comes in


@pytest.mark.usefixtures("dry")
@pytest.mark.parametrize("switch", [True, False])
def test_std_13_3_a_garrison_has_a_shift_and_the_forts_factor(switch: bool) -> None:
    """Whether the factor is added is a switch; only the units roll."""
    ours = men(G, "ah", 4)[:4]
    garrison = men(G, "ru", 4)[0]
    found = worth(ours, garrison, options={"fort-factor": switch})
    assert (found.defence, found.shift) == (2 + (2 if switch else 0), -1)
    t = fight(ours, garrison, options={"fort-factor": switch}, dice=[1, 1, 1, 1, 1])
    assault(t, FORT, ours)
    assert [G.units[line["unit"][1]] for line in t.told("log-roll")] == [garrison, *ours]
    assert t.told("log-fort-roll") == []
    assert t.fort(FORT) == 2


@pytest.mark.usefixtures("dry")
def test_std_13_4_everybody_rolls_against_a_fort_with_a_garrison_too() -> None:
    """6 to 1 and more: at -3, not `none`; in an open hex nobody would."""
    ours = men(G, "ah", 4)[:6]
    brigade = men(G, "ru", steps=1)[0]
    found = worth(ours, brigade, options={"fort-factor": False})
    assert found.column == 7
    assert found.attacker == -3
    t = fight(ours, brigade, options={"fort-factor": False}, dice=[1] * 7)
    assault(t, FORT, ours)
    assert len(t.told("log-roll")) == 7
    open_hex = worth(ours, brigade, options={"fort-factor": False}, forts={FORT: 0})
    assert open_hex.limit in (0, 1)


@pytest.mark.usefixtures("dry")
def test_std_13_5_at_no_steps_it_is_gone_and_the_hex_is_open() -> None:
    ours = men(G, "ah", 4)[:4]
    t = fight(ours, forts={FORT: 1}, dice=[6, 1, 1, 1, 1])
    assert not zoc(t.g, 0) >> H & 1
    assault(t, FORT, ours)
    assert t.fort(FORT) == 0
    assert zoc(t.g, 0) >> H & 1  # nothing keeps the zones of the besiegers out any more (STD.7.2)
    assert t.nouns("advance") == set(ours)
    t.do(f"advance:{ours[0]}", "halt")
    assert t.at(ours[0]) == FORT
    t.check()
    # Ordinary ground from now on: what it does for a defender is what the place itself does.
    found = worth(ours, men(G, "ru")[0], forts={FORT: 0})
    assert (found.shift, found.defence) == (-G.left[H], 2 + G.defence[H])
    assert not found.fort


def test_std_13_5_a_razed_fort_cannot_be_attacked_and_a_standing_one_bars_the_way() -> None:
    ours = men(G, "ah", 4)[:4]
    enemy = men(G, "ru")[0]
    far = next(n for n in G.map.linked[G.hex[near(1)[0]]] if n != H and G.playable >> n & 1 and n not in G.fort_at)
    g = position(GALICIA, {near(1)[0]: ours[0], G.numbers[far]: enemy}, phase="combat", side="ah", forts={FORT: 0})
    t = Table(GALICIA, g)
    assert t.refusal(f"attack:{FORT}").rule == "STD.12.1"
    # The garrison dies, the fort stands: nobody advances.
    brigade = men(G, "ru", steps=1)[0]
    t = fight(ours, brigade, dice=[6, 1, 1, 1, 1])
    assault(t, FORT, ours)
    assert t.at(brigade) == "eliminated"
    assert t.prompt == ""
    assert t.fort(FORT) == 2


@pytest.mark.usefixtures("dry")
@pytest.mark.parametrize(("ter", "may"), [(5, True), (4, False)])
def test_std_13_6_a_garrison_may_stand_a_retreat_of_one_hex(ter: int, may: bool) -> None:
    """A six fails by one or by two; the step is lost all the same."""
    ours = men(G, "ah", 4)[:4]
    garrison = men(G, "ru", ter)[0]
    t = fight(ours, garrison, dice=[6, 1, 1, 1, 1])
    assault(t, FORT, ours)
    assert t.steps(garrison) == 1
    assert (t.prompt == "ask-retreat") is may
    if may:
        assert t.nouns("retreat") == {garrison}  # or go
        t.do(f"ignore:{garrison}")
        assert t.at(garrison) == FORT
    else:
        while t.prompt == "ask-fall":
            t.do(t.options[0])
        assert t.at(garrison) != FORT


def test_std_13_6_not_in_the_open() -> None:
    ours, enemy = men(G, "ah", 4)[:4], men(G, "ru", 5)[0]
    t = fight(ours, enemy, forts={FORT: 0}, dice=[6, 1, 1, 1, 1])
    assault(t, FORT, ours)
    while t.prompt == "ask-rollers":
        t.do(t.options[0])
    assert t.prompt != "ask-retreat"
