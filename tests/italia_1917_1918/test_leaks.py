"""Which detachment is which stays hidden (3.0f), and whoever lets it out on purpose is found (`make leaks` looks
longer)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bench.leaks import answered, imagined, search
from grognard.games.italia_1917_1918 import hiding, movement
from grognard.games.italia_1917_1918.seen import Seen
from grognard.games.italia_1917_1918.state import State, tell
from grognard.games.italia_1917_1918.view import view
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, Known, Warning
from grognard.kernel.play import Play
from grognard.kernel.refusal import Refusal

from .finding import around, open_country
from .table import BOX, ITALIA, position

ALP, BERS = "it-alp-det-1", "it-bers-det-1"


def mixed() -> State:
    """Two detachments of the same back that lay face down in one hex, with the Central Powers about to move."""
    here = open_country(3)
    g = position({here: f"{ALP} {BERS}", around(around(here)[0])[0]: "ah-4-id"}, marks={"hidden": f"{ALP} {BERS}"})
    g.mixed = (tuple(sorted((BOX.unit[ALP], BOX.unit[BERS]))),)
    return g


def leaks(game: Game[Any], g: State, seed: int = 1) -> list[str]:
    """What the search finds at this one moment, both questions."""
    play: Play[State] = Play(game, Seeded(seed), g.scenario, g.options, state=g, log=True)
    random = Random(seed)
    return [leak for _ in range(8) for leak in (*imagined(play, random), *answered(play, random))]


@pytest.mark.slow
def test_a_random_search_finds_no_leak() -> None:
    assert [leak for seed in range(6) for found in search(ITALIA, seed, 3) for leak in found] == []


def test_3_0f_nothing_leaks_from_two_detachments_face_down() -> None:
    assert leaks(ITALIA, mixed()) == []
    assert leaks(ITALIA, mixed().copy(), 2) == []


def faces_in_the_view(g: State, side: int | None) -> Seen:
    seen = view(g, side)
    units = tuple(
        msgspec.structs.replace(one, face=BOX.units[g.who[u]]) if g.hidden >> u & 1 else one
        for u, one in enumerate(seen.units)
    )
    return msgspec.structs.replace(seen, units=units)


def strong_in_a_warning(known: Known[State]) -> list[Warning]:
    g = known.state
    return [
        Warning("3.0f", "warn-strong", {"unit": ("unit", u)})
        for u in (BOX.unit[ALP], BOX.unit[BERS])
        if g.scene.ratings[g.who[u]].defence > 1 and BOX.side[u] != known.side
    ]


def true_faces_in_a_world(g: State, side: int, random: Random) -> State:
    return g


def nothing_blotted_out(g: State, side: int | None) -> State:
    return g


def test_what_gets_a_known_state_cannot_leak() -> None:
    assert leaks(replace(ITALIA, words=replace(ITALIA.words, warnings=strong_in_a_warning)), mixed()) == []


@pytest.mark.parametrize(
    "leaky",
    [
        {"view": faces_in_the_view},
        {"words": replace(ITALIA.words, warnings=strong_in_a_warning), "blot": nothing_blotted_out},
    ],
    ids=["view", "warning"],
)
def test_a_leak_planted_in_what_is_shown_is_found(leaky: dict[str, Any]) -> None:
    assert leaks(replace(ITALIA, **leaky), mixed())


def test_a_world_that_is_the_true_one_is_found_out() -> None:
    """Two positions that a side cannot tell apart make the same worlds."""
    one, other = mixed(), mixed()
    other.who[BOX.unit[ALP]], other.who[BOX.unit[BERS]] = BOX.unit[BERS], BOX.unit[ALP]
    for resample, same in ((hiding.resample, True), (true_faces_in_a_world, False)):
        worlds = [resample(g.copy(), 0, Random(4)).who for g in (one, other)]
        assert (worlds[0] == worlds[1]) is same


def test_a_leak_planted_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true: Callable[[State, int], None] = hiding.swap

    def told(g: State, u: int) -> None:
        tell(g, "log-swap", unit=("unit", u), other=("unit", u))
        true(g, u)

    monkeypatch.setattr(movement, "swap", told)
    assert leaks(ITALIA, mixed())


def test_a_leak_planted_in_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A way to ask how strong somebody is: where one may go hangs on it."""
    true: Callable[[State, Any, int], Refusal] = movement.why_not_to

    def strong(g: State, units: Any, h: int) -> Refusal:
        if g.scene.ratings[g.who[BOX.unit[ALP]]].defence > 1:
            return Refusal("3.0f", "move-enemy")
        return true(g, units, h)

    monkeypatch.setattr(movement, "why_not_to", strong)
    g = mixed()
    g.side, g.marching = 0, (BOX.unit["ah-4-id"],)
    assert "refusal" in " ".join(leaks(ITALIA, g))
