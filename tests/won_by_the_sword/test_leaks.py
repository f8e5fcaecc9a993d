"""Hidden things stay hidden, and whoever lets one out on purpose is found (`make leaks` looks longer)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bench.leaks import search
from grognard.games.won_by_the_sword import GAME, columns, joining
from grognard.games.won_by_the_sword.seen import Seen
from grognard.games.won_by_the_sword.state import State, tell
from grognard.games.won_by_the_sword.view import view
from grognard.kernel.game import Game, Known, Warning
from grognard.kernel.refusal import Refusal


def first_leak(game: Game[Any], games: int, moments: int = 14, begin: int = 0) -> str:
    """The search ends where it finds one."""
    seeds = range(begin, begin + games)
    return next((leak for seed in seeds for found in search(game, seed, moments) for leak in found), "")


@pytest.mark.slow
def test_a_random_search_finds_no_leak() -> None:
    assert first_leak(GAME, 14, 4) == ""


def baggage_in_the_view(g: State, side: int | None) -> Seen:
    seen = view(g, side)
    there = [found.bp for found in g.columns if found is not None]
    pairs = zip(seen.columns.items(), there, strict=True)
    return msgspec.structs.replace(
        seen, columns={name: msgspec.structs.replace(column, bp=bp) for (name, column), bp in pairs}
    )


def size_in_a_warning(known: Known[State]) -> list[Warning]:
    g, side = known
    large = [c for c in range(8) if c >> 2 != side and g.columns[c] is not None and columns.size_of(g, c) > 25]
    return [Warning("4.3", "warn-large", {"column": ("column", c)}) for c in large]


def hand_in_the_terminal(known: Known[State], language: str) -> str:
    return f"{known.side} {language} {known.state.place}"


def garrison_in_the_detail(known: Known[State], kind: str, noun: int, language: str) -> str:
    held = known.state.garrisons[noun] if kind == "space" else None
    return "" if held is None else str(held.troops)


def true_baggage_in_a_world(g: State, side: int, random: Random) -> State:
    true = [0 if found is None else found.bp for found in g.columns]
    world = GAME.resample(g, side, random)
    world.columns = [found and found._replace(bp=bp) for found, bp in zip(world.columns, true, strict=True)]
    return world


def nothing_blotted_out(g: State, side: int | None) -> State:
    return g


@pytest.mark.parametrize(
    "leaky",
    [
        {"words": replace(GAME.words, warnings=size_in_a_warning)},
        {"terminal": replace(GAME.terminal, show=hand_in_the_terminal)},
        {"words": replace(GAME.words, detail=garrison_in_the_detail)},
    ],
    ids=["warning", "terminal", "detail"],
)
def test_what_gets_a_known_state_cannot_leak(leaky: dict[str, Any]) -> None:
    assert first_leak(replace(GAME, **leaky), 2, 4) == ""


@pytest.mark.parametrize(
    ("leaky", "begin"),
    [
        ({"resample": true_baggage_in_a_world}, 0),
        ({"view": baggage_in_the_view}, 0),
        ({"words": replace(GAME.words, warnings=size_in_a_warning), "blot": nothing_blotted_out}, 0),
        ({"terminal": replace(GAME.terminal, show=hand_in_the_terminal), "blot": nothing_blotted_out}, 0),
        ({"words": replace(GAME.words, detail=garrison_in_the_detail), "blot": nothing_blotted_out}, 0),
        ({"secret": GAME.secret - {"take"}}, 6),
    ],
    ids=["world", "view", "warning", "terminal", "detail", "journal"],
)
def test_a_leak_planted_in_what_is_shown_is_found(leaky: dict[str, Any], begin: int) -> None:
    """`begin`: the first game that comes upon it today, so that nobody waits for those before."""
    assert first_leak(replace(GAME, **leaky), 40, begin=begin)


def test_a_leak_planted_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true: Callable[[State, str, int], None] = joining._do

    def told(g: State, verb: str, noun: int) -> None:
        tell(g, "log-paid", verb=verb)
        true(g, verb, noun)

    monkeypatch.setattr(joining, "_do", told)
    assert first_leak(GAME, 40)


def test_a_leak_planted_in_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Battle may be offered to the weak only: a way to ask how strong somebody is."""
    from grognard.games.won_by_the_sword import activation

    def strong(g: State, enemy: int, surprise: bool) -> Refusal | None:
        found = g.columns[enemy] if 0 <= enemy < 8 else None
        return Refusal("12.0a", "no-column-here") if found is None or found.bp > 3 else Refusal("12.0a", "no-surprise")

    monkeypatch.setattr(activation, "_no_offer", strong)
    assert "refusal" in first_leak(GAME, 40)
