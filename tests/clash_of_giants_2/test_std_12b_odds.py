"""STD.12.8 to STD.12.12, STD.12.20: terrain in combat, who rolls, what a failure costs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.games.clash_of_giants_2.odds import Odds, odds

from .finding import (
    GALICIA_BOX, YPRES_BOX, assault, battlefield, first, last_combat, men, river, step,
)  # fmt: skip
from .table import GALICIA, position, ypres

G, Y = GALICIA_BOX, YPRES_BOX
SPOT = battlefield(G)
H = G.hex[SPOT]


def at(*ways: str) -> str:
    return step(G, SPOT, *ways)


def worth(spot: str, attackers: dict[str, str], defenders: str) -> Odds:
    g = position(GALICIA, {spot: defenders, **attackers})
    names = " ".join(attackers.values()).split()
    return odds(g, [G.hex[spot]], [G.unit[name] for name in names])


def dry(h: int) -> Iterator[int]:
    """Neighbours from which no river is crossed."""
    return (n for n in G.map.linked[h] if not river(G, n, h))


# -- STD.12.8 the ground ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "place", "defence", "shift"),
    [
        ("clear", "", 0, 0), ("forest", "", 1, 0), ("marsh", "", 1, 0), ("mountain", "", 0, -1), ("pass", "", 0, -1),
        ("clear", "village", 0, 0), ("clear", "town", 1, 0), ("clear", "city", 0, -1),
        ("forest", "town", 1, 0), ("mountain", "village", 0, -1),
    ],
)  # fmt: skip
def test_std_12_8_one_hex_has_its_best_effect_only(terrain: str, place: str, defence: int, shift: int) -> None:
    """A town in a forest adds one, not two; a village in the mountains keeps their shift."""
    spot = first(
        G, lambda h: G.terrain[h] == terrain and G.place_class[h] == place and h not in G.fort_at
        and any(True for _ in dry(h))
    )  # fmt: skip
    start = G.numbers[next(dry(G.hex[spot]))]
    found = worth(spot, {start: men(G, "ah")[0]}, men(G, "ru")[0])
    assert (found.defence, found.shift) == (2 + defence, shift)


def test_std_12_8_the_hexside_is_added_to_the_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forest behind a river: one for each; a forest behind a major river: one, and a column left."""
    spot = first(G, lambda h: G.terrain[h] == "forest" and not G.place_class[h] and len(G.map.linked[h]) == 6)
    h = G.hex[spot]
    start = G.map.linked[h][0]
    attackers = {G.numbers[start]: men(G, "ah")[0]}
    for kind, defence, shift in (("", 3, 0), ("river", 4, 0), ("major", 3, -1)):
        monkeypatch.setattr(G, "rivers", {kind: {(start, h), (h, start)}} if kind else {})
        found = worth(spot, attackers, men(G, "ru")[0])
        assert (found.defence, found.shift) == (defence, shift)
    town = [max(one, 1) if n == h else one for n, one in enumerate(G.left)]
    monkeypatch.setattr(G, "left", town)  # a city behind a major river: two columns
    assert worth(spot, attackers, men(G, "ru")[0]).shift == -2


@pytest.mark.parametrize(
    ("south", "west", "defence", "shift"),
    [
        ("river", "river", 1, 0), ("major", "major", 0, -1), ("major", "river", 1, 0), ("river", "", 0, 0),
        ("major", "", 0, 0), ("", "", 0, 0),
    ],
)  # fmt: skip
def test_std_12_9_rivers_help_only_if_every_attacker_crosses_one(
    south: str, west: str, defence: int, shift: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Major and minor rivers together count as minor."""
    pairs: dict[str, list[tuple[int, int]]] = {}
    for way, kind in (("s", south), ("sw", west)):
        if kind:
            n = G.map.near[way][H]
            pairs.setdefault(kind, []).extend([(n, H), (H, n)])
    monkeypatch.setattr(G, "rivers", pairs)
    one, two = men(G, "ah")[:2]
    found = worth(SPOT, {at("s"): one, at("sw"): two}, men(G, "ru")[0])
    assert (found.defence - 2, found.shift) == (defence, shift)


# -- STD.12.10 to STD.12.12 the dice ----------------------------------------------------------------------------------


def test_std_12_10_every_defender_rolls_and_the_attackers_that_must() -> None:
    """Defenders with theirs, attackers with their own modifier: 4 to 3 is 1-1; 6 to 3 is 2-1."""
    ours = men(G, "ah", 4)[:3]
    enemies = men(G, "ru", 4)[0], men(G, "ru", 3)[0]
    t = last_combat(
        {SPOT: f"{enemies[0]} ({enemies[1]})", at("s"): " ".join(ours[:2]), at("sw"): ours[2]}, dice=[2] * 5
    )
    assault(t, SPOT, ours)
    rolled = [(G.units[line["unit"][1]], line["modifier"]) for line in t.told("log-roll")]
    assert sorted(rolled[:2]) == sorted((name, 1) for name in enemies)
    assert rolled[2:] == [(name, -1) for name in ours]


@pytest.mark.parametrize("value", [0, 1, 2], ids=["attacker", "defender", "chance"])
def test_std_12_11_who_says_which_attackers_roll(value: int) -> None:
    """8 to 2 is 4-1: two of four roll, picked by the attacker, by the defender or by chance (a switch)."""
    ours = men(G, "ah", 4)[:4]
    picks = [3, 1] if value == 2 else []  # of four the third, of the three left the first
    t = last_combat(
        {SPOT: men(G, "ru", 4)[0], at("s"): " ".join(ours[:2]), at("sw"): " ".join(ours[2:])},
        options={"loss-choice": value}, dice=[*picks, 1, 6, 6],
    )  # fmt: skip
    assault(t, SPOT, ours)
    if value < 2:
        assert t.asked == ["ah", "ru"][value]
        assert t.nouns("roll") == set(ours)
        t.do(f"roll:{ours[2]}")
        assert t.nouns("roll") == set(ours) - {ours[2]}
        t.do(f"roll:{ours[0]}")
    assert [t.steps(name) for name in ours] == [1, 2, 1, 2]


def test_std_12_11_nobody_is_asked_where_all_must_roll() -> None:
    ours = men(G, "ah", 4)[:4]
    t = last_combat(
        {SPOT: " ".join(men(G, "ru", 4)[:2]), at("s"): " ".join(ours[:2]), at("sw"): " ".join(ours[2:])}, dice=[1] * 6
    )  # fmt: skip
    assault(t, SPOT, ours)
    assert t.prompt == ""
    assert t.fate.left == 0


@pytest.mark.parametrize(("die", "steps"), [(3, 2), (4, 2), (5, 1), (6, 1)])
def test_std_12_12_equal_or_below_holds_above_costs_one_step(die: int, steps: int) -> None:
    """1-1, efficiency 4 on both sides; however far a result is above it, one step is all it costs."""
    ours, enemy = men(G, "ah", 4)[0], men(G, "ru", 4)[0]
    t = last_combat({SPOT: enemy, at("s"): ours}, dice=[die, die])
    assault(t, SPOT, ours)
    assert t.steps(ours) == steps
    assert t.steps(enemy) == steps


# -- STD.12.20 offensive support --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kinds", "shift"), [("inf inf", 1), ("inf cav", 0), ("cav cav", 0), ("inf", 1)])
def test_std_12_20_support_is_for_infantry_alone(kinds: str, shift: int) -> None:
    pools = {kind: men(G, "ah", kind=kind) for kind in ("inf", "cav")}
    names = [pools[kind].pop() for kind in kinds.split()]
    g = position(GALICIA, {SPOT: men(G, "ru")[0], at("s"): " ".join(names)}, turn=3, supported=[3, 0])
    units = [G.unit[name] for name in names]
    assert odds(g, [H], units).shift == shift
    g.supported = [2, 3]  # last turn's, and the enemy's
    assert odds(g, [H], units).shift == 0


def test_std_12_20_dismounted_cavalry_is_infantry() -> None:
    spot = battlefield(Y)
    foot, horse = men(Y, "al")[0], men(Y, "al", kind="cav")[0]
    for front, shift in ((0, 0), (4, 1)):
        t = ypres({spot: men(Y, "ge")[0], step(Y, spot, "w"): f"{foot} {horse}"}, phase="combat", side="al", turn=5,
                  front=front)  # fmt: skip
        t.do(f"attack:{spot}", "join_all", "settle", "support")
        assert odds(t.g, [Y.hex[spot]], t.g.attacks[0].attackers).shift == shift
