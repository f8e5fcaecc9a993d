"""Random play of every scenario, sound after every answer: what vanishes or appears does so by a rule."""

from __future__ import annotations

import json
from random import Random

import pytest

from grognard.games.italia_1917_1918.state import (
    ABSENT, AVAILABLE, COMING, DEAD, EXITED, MISSIONS, OFF, State, on_map, put,
)  # fmt: skip
from grognard.kernel.ask import Action
from grognard.kernel.fate import Seeded
from grognard.kernel.maps import bits
from grognard.kernel.play import Play, state_hash
from grognard.kernel.tape import FATE

from .table import BOX, ITALIA, hex_of, position

ANSWERS = 500
MAP = 0
MOVES = {  # between the map and the boxes
    (COMING, MAP): {"at"},  # 11.1.5
    (MAP, EXITED): {"exit", "evacuate"},  # SC1.41, SC1.33
}
BOLD = frozenset((
    "attack", "join_all", "force", "span", "through", "blow", "mend", "reserve", "mark", "load", "unload", "free",
    "advance", "exploit", "on", "gun", "use", "fly", "order", "withdraw_all", "shift", "with", "swap",
))  # fmt: skip
"""What random players would do too seldom."""


def where(place: int) -> int:
    return MAP if place < OFF else place


def watched(before: State, g: State, said: str) -> None:
    """One answer and all that followed from it, up to the next question."""
    for u, name in enumerate(BOX.units):
        old, now = where(before.loc[u]), where(g.loc[u])
        if BOX.kind[u] == "air":
            assert {old, now} <= {AVAILABLE, MISSIONS, MAP} or old == now == ABSENT, name
            continue
        if old != now:
            assert (old, now) == (MAP, DEAD) or said in MOVES.get((old, now), ()), (name, old, now, said)
        assert g.left[u] <= before.left[u], name  # 6.0: no step ever comes back
        if g.left[u] < before.left[u] and BOX.fights[u]:
            assert now in (MAP, DEAD), name
    changed = g.destroyed ^ before.destroyed
    assert not changed or (said in ("blow", "mend", "cut") and changed.bit_count() == 1)
    laid = set(g.footbridges) - set(before.footbridges)
    assert len(laid) <= (said == "span")
    assert set(g.frozen) <= set(before.frozen)  # 11.2.10c
    for u in set(g.frozen):
        assert g.loc[u] == before.loc[u] or g.battle is not None or before.battle is not None or g.falls, BOX.units[u]
    assert g.sequence <= 3
    assert g.over or (g.turn, g.sequence) >= (before.turn, before.sequence)
    assert sorted(u for side in (0, 1) for u in on_map(g, side)) == sorted(
        u for units in g.stacks.values() for u in units
    )


def chosen(play: Play[State], random: Random) -> Action:
    assert play.question is not None
    options = play.question.options
    bold = [action for action in options if action[0] in BOLD]
    return random.choice(bold if bold and random.random() < 0.5 else options)


def started(scenario: str, seed: int) -> Play[State]:
    options = {"expert-markers": bool(seed % 2), "display-52": True, "what-if": seed == 2}
    return Play(ITALIA, Seeded(seed), scenario, ITALIA.settings(options), log=True)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", BOX.scenes)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_comes_or_goes_but_by_a_rule(scenario: str, seed: int) -> None:
    """4.0, 6.0, 11.1.5, 11.2.4f, 11.2.10c."""
    play, random = started(scenario, seed), Random(f"{scenario} {seed}")
    before = play.state.copy()
    for _ in range(ANSWERS):
        if play.question is None:
            break
        action = chosen(play, random)
        play.decide(action)
        assert ITALIA.check(play.state) == []
        watched(before, play.state, action[0])
        before = play.state.copy()
    assert play.decisions > 100


@pytest.mark.parametrize("scenario", BOX.scenes)
def test_saved_and_loaded_it_is_the_same_to_the_hash(scenario: str) -> None:
    """And goes on the same; the caches are found again."""
    play, random = started(scenario, 5), Random(scenario)
    for n in range(160):
        if play.question is None:
            break
        if n % 20 == 0:
            again = ITALIA.load(json.loads(json.dumps(play.state.dump())))
            assert state_hash(again) == state_hash(play.state)
            assert (again.stacks, again.occ, again.any_occ) == (play.state.stacks, play.state.occ, play.state.any_occ)
        play.decide(chosen(play, random))


@pytest.mark.parametrize("scenario", BOX.scenes)
def test_a_fork_leaves_the_game_alone_and_undo_comes_back_to_the_very_position(scenario: str) -> None:
    play, random = started(scenario, 7), Random(f"{scenario} undo")
    undone = 0
    for n in range(160):
        if play.question is None:
            break
        before = play.hash()
        if n % 40 == 10:
            branch = play.fork(Seeded(n))
            for _ in range(10):
                if branch.question is not None:
                    branch.decide(chosen(branch, random))
            assert play.hash() == before
        side, entries = play.question.side, len(play.journal)
        play.decide(chosen(play, random))
        rolled = any(entry.who == FATE for entry in play.journal[entries:])
        if n % 5 == 0 and not rolled and play.can_undo(side):
            action = play.journal[entries].answer
            after = play.hash()
            play.undo(side, entries)
            assert play.hash() == before
            play.act(side, action)  # type: ignore[arg-type]
            assert play.hash() == after
            undone += 1
    assert undone > 5


# -- what `check` finds -----------------------------------------------------------------------------------------------


def sound() -> State:
    g = position({"W1433": "it-51-df it-trucks it-arditi-1", "W1533": "it-1-alpini it-corps-i", "W2025": "ah-4-id"})
    assert ITALIA.check(g) == []
    return g


def test_check_finds_markers_on_who_may_not_have_them() -> None:
    """2.2.3, 11.2.8b, 11.2.10a, 3.0f, 12.5e."""
    gone, gun, unit = BOX.unit["it-2-alpini"], BOX.unit["it-corps-i"], BOX.unit["it-51-df"]
    for mark in ("disorganised", "starving", "exploiting", "retreating", "hidden", "planned"):
        g = sound()
        setattr(g, mark, 1 << gone)
        assert ITALIA.check(g), mark
    g = sound()
    g.starving = 1 << gun
    assert ITALIA.check(g)
    g = sound()
    g.disorganised = g.reorganising = 1 << unit
    assert ITALIA.check(g)
    g = sound()
    g.reserve, g.left[unit] = 1 << unit, 1
    assert ITALIA.check(g)
    g = sound()
    g.hidden = 1 << unit
    assert ITALIA.check(g)
    g = sound()
    g.frozen, g.moved = {unit: 1}, 1 << unit
    assert ITALIA.check(g)


def test_check_finds_passengers_without_trucks_and_five_footbridges() -> None:
    """11.3.4.1b, 11.2.4f."""
    g = sound()
    g.loaded = 1 << BOX.unit["it-51-df"]
    assert ITALIA.check(g) == []
    g.loaded = 1 << BOX.unit["it-1-alpini"]
    assert ITALIA.check(g)
    g = sound()
    wet = list({frozenset(pair): pair for pair in BOX.crossings}.values())
    g.footbridges = tuple(sorted((1, a, b) for a, b in wet[:4]))
    assert ITALIA.check(g) == []
    g.footbridges = tuple(sorted((1, a, b) for a, b in wet[:5]))
    assert ITALIA.check(g)
    g.footbridges = ((1, hex_of("W1433"), hex_of("W1533")),)
    assert ITALIA.check(g)


def test_check_finds_who_stands_where_he_may_not() -> None:
    """4.0f, 11.3.1e, 11.3.1.3a, 11.1.1g, and caches that lie."""
    high = next(bits(BOX.high & BOX.scenes["vittorio"].area))
    for unit, spot in (("it-corps-i", high), ("it-barges-1", hex_of("W1433")), ("it-arditi-2", hex_of("W2127"))):
        g = sound()
        put(g, BOX.unit[unit], spot)
        assert ITALIA.check(g), unit
    g = sound()
    put(g, BOX.unit["ah-33-id"], hex_of("W1433"))
    assert ITALIA.check(g)
    g = sound()
    g.loc[BOX.unit["it-51-df"]] = hex_of("W1434")
    assert "caches" in ITALIA.check(g)
    g = sound()
    put(g, BOX.unit["it-24-df"], hex_of("W1433"))
    assert ITALIA.check(g) == []  # while the phase lasts
    g.phase = "take_up"
    assert ITALIA.check(g)  # 4.0g
