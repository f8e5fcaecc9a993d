"""How one wins and how close both are: what the page says agrees with how games really end, and tells no secret."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import everything, get
from grognard.games.paths_of_glory.war_status import decide_victory
from grognard.games.won_by_the_sword.sequence import final_points
from grognard.games.won_by_the_sword.state import regiments
from grognard.games.won_by_the_sword.winning import standing
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.picture import Winning
from grognard.kernel.play import Play
from grognard.kernel.record import read, replay
from grognard.kernel.rulebook import index
from grognard.kernel.words import LANGUAGES

from .randomly import new, walk
from .test_golden import paths

GAMES = everything()
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def told(game: Game[Any], state: Any, side: int | None = 0, language: str = "en") -> Winning:
    assert game.page.picture is not None
    found = game.page.picture(game.view(state, side), language).winning
    assert found is not None
    return found


def ahead(winning: Winning) -> str:
    """The side in whose band the mark stands."""
    return next(band.side for band in winning.bands if winning.at <= band.high)


@games
def test_every_scenario_says_how_it_is_won_by_rules_of_the_index(game: Game[Any]) -> None:
    known = {rule.id for rule in index(game)}
    for scenario in game.scenarios:
        play = Play(game, Seeded(1), scenario)
        for language in LANGUAGES:
            winning = told(game, play.state, 0, language)
            assert len(winning.terms) >= 4
            assert {term.rule for term in winning.terms} <= known
            assert not [term for term in winning.terms if "win-" in term.name + term.value + winning.note]
            assert all(one.high == two.low for one, two in zip(winning.bands, winning.bands[1:], strict=False))
            assert winning.bands[0].low <= winning.at <= winning.bands[-1].high


@pytest.mark.parametrize(
    ("scenario", "options"),
    [("introduction", {}), ("limited-war", {}), ("campaign", {}), ("campaign", {"tournament": True, "bid": 2})],
)
def test_the_mark_of_paths_of_glory_stands_with_who_would_win(scenario: str, options: dict[str, bool | int]) -> None:
    game = get("paths-of-glory")
    for events in (0, 1):
        state = Play(game, Seeded(1), scenario, options).state
        if events:
            state.events |= state.box.bit[state.box.brest_litovsk]
        for vp in range(21):
            state.vp, state.over = vp, None
            decide_victory(state, "end-last-turn")
            assert state.over is not None
            assert ahead(told(game, state)) == ("ap", "cp", "")[state.over[0]]


@pytest.mark.parametrize("name", ["galicia-1914", "first-ypres-1914"])
def test_who_leads_at_the_end_of_a_battle_has_won_it(name: str) -> None:
    game = get(name)
    for scenario in game.scenarios:
        play = replay(read(paths(game, scenario)[0].read_text("utf-8"), GAMES), game)
        assert play.result is not None
        assert play.result.winner is not None
        assert ahead(told(game, play.state)) == game.sides[play.result.winner]


def test_points_of_a_campaign_are_those_of_its_end_but_for_what_only_their_owner_knows() -> None:
    game = get("won-by-the-sword")
    counted, seen = 0, set()
    for seed in range(len(game.scenarios)):
        for n, play in enumerate(walk(new(game, seed), seed, 500)):
            if n % 25:
                continue
            g = play.state
            lost = [g.box.victory["cadre"] * regiments(g.cadre[side]) for side in (0, 1)]
            known = standing(g.box, game.view(g, None))
            assert [total + less for total, less in zip(known, lost, strict=True)] == final_points(g)
            own, theirs = (told(game, g, side) for side in (0, 1))
            assert own.at == theirs.at
            assert f": {lost[0]} for you now" in _cadre(own)
            seen.add(_cadre(told(game, g, None)))
            counted += any(lost)
    assert counted > 20
    assert len(seen) == 1, "a spectator learns nothing of what lies there"


def _cadre(winning: Winning) -> str:
    return next(term.value for term in winning.terms if term.name == "Cadre box")
