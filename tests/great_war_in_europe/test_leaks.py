"""Stacks (7.25), hands (6.17), a hidden mutiny (6.47o), purchases (A7) stay hidden, and whoever lets one out on purpose
is found (`make leaks` looks longer)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bench.leaks import answered, differences, imagined, search
from grognard.games.great_war_in_europe import GAMES, events, hiding, view
from grognard.games.great_war_in_europe.box import AL, CP
from grognard.games.great_war_in_europe.seen import Seen
from grognard.games.great_war_in_europe.state import MUTINY, OFF, State, put, tell
from grognard.kernel.ask import Asking
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, Known
from grognard.kernel.maps import bits, mask_of
from grognard.kernel.play import Play
from grognard.kernel.refusal import Refusal

EUROPE, NEAR_EAST = GAMES["great-war-in-europe"], GAMES["great-war-near-east"]
HIDDEN = {"secret-events": True, "hidden-mutiny": True}


def first_leak(game: Game[Any], games: int, moments: int = 14, begin: int = 0) -> str:
    """The search ends where it finds one."""
    seeds = range(begin, begin + games)
    return next((leak for seed in seeds for found in search(game, seed, moments) for leak in found), "")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_random_search_finds_no_leak(game: Game[Any]) -> None:
    assert first_leak(game, 3, 3) == ""


# -- one hidden thing at a time ----------------------------------------------------------------------------------------


def played(change: Callable[[State], None] = lambda g: None, until: str = "ask-move") -> Play[State]:
    """A war with hidden hands, up to a question, in which something hidden is otherwise than it would be."""
    play: Play[State] = Play(EUROPE, Seeded(3), "1917", HIDDEN, log=True)
    while play.question is not None and play.question.prompt != until:
        quiet = [action for action in play.question.options if action[0] in ("keep_all", "save", "done", "wait")]
        play.decide((quiet or play.question.options)[0])
    g = EUROPE.load(play.state.dump())
    change(g)
    assert EUROPE.check(g) == []
    return Play(EUROPE, Seeded(3), "1917", HIDDEN, state=g, log=True)


def hold(first: int, last: int) -> Callable[[State], None]:
    """The Allies hold some of what they could, and nobody has seen it."""

    def change(g: State) -> None:
        both = g.pools[AL] | g.hands[AL]
        mine = mask_of(
            [c for c in bits(both) if events.keeps(g, c) and events.name_of(g, c) != "al-mutiny"][first:last]
        )
        g.hands[AL], g.pools[AL], g.known = mine, both & ~mine, 0

    return change


def mutiny(g: State) -> None:
    """One of the two is the mutiny, which is on."""
    hold(2, 3)(g)
    mine = g.box.counter["al-mutiny"]
    assert g.pools[AL] >> mine & 1
    g.hands[AL] |= 1 << mine
    g.pools[AL] &= ~(1 << mine)
    g.tracks[mine] = g.turn + 2
    g.played |= MUTINY


def beneath(g: State) -> None:
    """Two Frenchmen beneath two stacks change places."""
    stacks = [h for h, there in sorted(g.stacks.items()) if len(there) > 2 and _french(g, h)]
    first, second = ((h, next(u for u in g.stacks[h] if _under(g, h, u))) for h in stacks[:2])
    tops = {h: hiding.top(g, h, AL) for h in stacks[:2]}
    put(g, first[1], second[0])
    put(g, second[1], first[0])
    g.tops |= tops
    assert g.box.face[first[1]] != g.box.face[second[1]] or g.box.units[first[1]] != g.box.units[second[1]]


def _french(g: State, h: int) -> bool:
    return all(g.box.units[u].startswith("fr-") and g.box.kind[u] == "infantry" for u in g.stacks[h])


def _under(g: State, h: int, u: int) -> bool:
    return hiding.top(g, h, AL) != u


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (hold(0, 2), hold(2, 4)),
        (hold(0, 2), mutiny),
        (lambda g: None, beneath),
    ],
    ids=["hand", "mutiny", "stacks"],
)
def test_7_25_6_17_6_47o_the_other_side_cannot_tell(one: Callable[[State], None], two: Callable[[State], None]) -> None:
    here, there = played(change=one), played(change=two)
    assert here.hash() != there.hash()
    for side in (CP, None):
        assert differences(here, there, side, 7) == []
    assert differences(here, there, AL, 7), "whose it is sees it"


def test_a7_whether_the_allies_buy_is_not_known_before_the_central_powers_have_said() -> None:
    play = played(until="ask-buy")
    assert play.question is not None
    assert play.question.side == AL
    assert answered(play, Random(1)) == []
    worlds = set()
    for verb in ("buy", "save"):
        fork = play.fork(Seeded(1))
        fork.decide((verb, None))
        worlds.add(str([fork.imagine(CP, seed).state.buys for seed in range(4)]))
        assert imagined(fork, Random(2)) == []
    assert len(worlds) == 1


# -- planted -----------------------------------------------------------------------------------------------------------


def true_places_in_the_view(g: State, side: int | None) -> Seen:
    seen = view.view(g, side)
    units = [
        msgspec.structs.replace(unit, at=g.box.numbers[h]) if h < OFF else unit
        for unit, h in zip(seen.units, g.loc, strict=True)
    ]
    return msgspec.structs.replace(seen, units=tuple(units))


def who_goes_along_in_the_view(g: State, side: int | None) -> Seen:
    return msgspec.structs.replace(view.view(g, side), marching=tuple(g.box.units[u] for u in g.marching))


def hands_in_the_terminal(known: Known[State], language: str) -> str:
    return f"{language} {known.state.hands}"


def stacks_in_the_detail(known: Known[State], kind: str, noun: int, language: str) -> str:
    return str(known.state.stacks.get(noun)) if kind == "space" else ""


def true_purchases_in_a_world(g: State, side: int, random: Random) -> State:
    world = hiding.resample(g, side, random)
    world.buys = list(g.buys)
    return world


def nothing_blotted_out(g: State, side: int | None) -> State:
    return g


@pytest.mark.parametrize(
    "leaky",
    [
        {"terminal": replace(EUROPE.terminal, show=hands_in_the_terminal)},
        {"words": replace(EUROPE.words, detail=stacks_in_the_detail)},
    ],
    ids=["terminal", "detail"],
)
def test_what_gets_a_known_state_cannot_leak(leaky: dict[str, Any]) -> None:
    assert first_leak(replace(NEAR_EAST, **leaky), 2, 4) == ""


@pytest.mark.parametrize(
    ("game", "leaky", "begin"),
    [
        (EUROPE, {"view": true_places_in_the_view}, 0),
        (EUROPE, {"view": who_goes_along_in_the_view}, 0),
        (NEAR_EAST, {"resample": true_purchases_in_a_world}, 5),
        (NEAR_EAST, {"terminal": replace(EUROPE.terminal, show=hands_in_the_terminal), "blot": nothing_blotted_out}, 0),
        (EUROPE, {"words": replace(EUROPE.words, detail=stacks_in_the_detail), "blot": nothing_blotted_out}, 0),
        (NEAR_EAST, {"secret": NEAR_EAST.secret - {"buy"}}, 1),
    ],
    ids=["stacks", "along", "purchases", "hands", "detail", "journal"],
)
def test_a_leak_planted_in_what_is_shown_is_found(game: Game[Any], leaky: dict[str, Any], begin: int) -> None:
    """`begin`: the first game that comes upon it today, so that nobody waits for those before."""
    assert first_leak(replace(game, **leaky), 40, begin=begin)


def test_a_leak_planted_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A7: that somebody buys is told at once."""
    true = events._ask_buy

    def told(g: State, side: int) -> Asking[None]:
        yield from true(g, side)
        if g.buys[side]:
            tell(g, "log-buys", side=("side", side))

    monkeypatch.setattr(events, "_ask_buy", told)
    assert "log" in first_leak(NEAR_EAST, 40, begin=5)


def test_a_leak_planted_in_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Why a hex cannot be attacked tells who lies there."""
    from grognard.games.great_war_in_europe import combat

    def who(g: State, h: int) -> Refusal | None:
        there = g.stacks.get(h, ())
        return Refusal("10.11a", f"attack-{len(there)}-{sum(there) % 7}")

    monkeypatch.setattr(combat, "why_not_target", who)
    play = played(until="ask-attack")
    found = (leak for seed in range(40) for leak in imagined(play, Random(seed)))
    assert "refusal" in next(found, "")
