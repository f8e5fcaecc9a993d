"""What lines of a log tell of the map: read from their keys, for who marks it there; and moves that tell from where."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import everything, get
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, LogLine
from grognard.kernel.picture import Trace
from grognard.kernel.play import Play
from grognard.kernel.say import sayer
from tests.randomly import walk


def traced(game: str, key: str, to: int | None = None, **args: object) -> Trace | None:
    trace = get(game).page.trace
    assert trace is not None
    return trace(LogLine(key, args, to))


def test_a_way_a_battle_and_a_loss_are_told_with_places_and_sides() -> None:
    game = get("paths-of-glory")
    sedan, metz, paris = (("space", game.nouns["space"].index(name)) for name in ("sedan", "metz", "paris"))
    army = ("unit", game.nouns["unit"].index("GE1"))
    way = traced(game.name, "log-move", units=[army], path=[metz, sedan, paris], start=metz, via=[sedan], space=paris)
    assert way == Trace(kind="move", side="cp", path=("space:metz", "space:sedan", "space:paris"))
    assert traced(game.name, "log-attack", side=("side", 1), space=sedan, units=[army], against=[]) == Trace(
        kind="battle", side="cp", path=("space:sedan",)
    )
    assert traced(game.name, "log-reduced", unit=army) == Trace(kind="loss", side="cp")
    assert traced(game.name, "log-redeploy", unit=army, start="reserve", where=paris) == Trace(
        kind="move", side="cp", path=("space:paris",)
    )
    assert traced(game.name, "log-turn", turn=("turn", 1)) is None
    hits = traced("won-by-the-sword", "log-siege-hits", column=("column", 5), works=1, losses=2)
    assert hits == Trace(kind="loss", side="im", count=2)


def test_what_one_side_alone_reads_leaves_no_trace() -> None:
    column, space = ("column", 1), ("space", 3)
    assert traced("won-by-the-sword", "log-march", None, column=column, start=space, space=("space", 4)) is not None
    assert traced("won-by-the-sword", "log-march", 0, column=column, start=space, space=("space", 4)) is None


def test_a_line_of_an_older_log_is_said_without_from_where() -> None:
    """Logs are kept with their matches: what was told before lines told from where is said as it was then."""
    game = get("galicia-1914")
    unit, (here, there) = ("unit", 0), (("space", 10), ("space", 11))
    for language, word in (("en", " from "), ("fr", " de ")):
        say = sayer(game, language)
        now = say.line(LogLine("log-move", {"units": [unit], "start": here, "space": there}))
        then = say.line(LogLine("log-move", {"units": [unit], "space": there}))
        assert word in now
        assert say.name(here) in now
        assert word not in then
        assert "$" not in then + now


SHORT = {"paths-of-glory": "introduction", "won-by-the-sword": "lech"}


@pytest.mark.parametrize("game", everything().values(), ids=list(everything()))
def test_every_move_of_a_game_tells_a_way(game: Game[Any]) -> None:
    if game.page.trace is None:
        pytest.skip("draws nothing")
    play: Play[Any] = Play(game, Seeded(7), SHORT.get(game.name, game.scenarios[0]), log=True)
    for _ in walk(play, 7, 1500):
        pass
    say = sayer(game, "en")
    told = [line for line in play.state.log or () if "start" in line.args]
    assert len(told) > 5
    for line in told:
        trace = game.page.trace(line)
        assert trace is not None
        assert trace.kind in ("move", "retreat")
        assert trace.side in game.sides
        assert len(trace.path) > 1 or "reserve" in line.args.values()
        assert " from " in say.line(line)
