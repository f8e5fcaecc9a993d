"""A program sits before an imagined world: from its seat there is no way to the game itself."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Iterator
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from grognard.bots import Bot, answer, make
from grognard.bots.rand import pick
from grognard.games import everything
from grognard.kernel.ask import Action
from grognard.kernel.fate import Fair, Scripted
from grognard.kernel.play import Play
from grognard.kernel.seat import Seat, seat

from tests.toy.secrets import GAME as STONES

GAMES = {**everything(), STONES.name: STONES}


def reachable(start: object) -> Iterator[object]:
    """All objects that one can come to from another by any reference, but for what the program itself is made of."""
    seen: set[int] = set()
    todo = [start]
    modules = {id(vars(module)) for module in gc.get_objects() if isinstance(module, ModuleType)}
    while todo:
        thing = todo.pop()
        if id(thing) in seen or id(thing) in modules or isinstance(thing, ModuleType | type):
            continue
        seen.add(id(thing))
        yield thing
        if isinstance(thing, FunctionType):
            todo += [cell.cell_contents for cell in thing.__closure__ or ()]
            todo += [thing.__defaults__, thing.__kwdefaults__]
        else:
            todo += gc.get_referents(thing)


def under_way(name: str, answers: int) -> Play[Any]:
    game = GAMES[name]
    play: Play[Any] = Play(game, Fair(bytes(range(32))), game.scenarios[0], log=True)
    random = Random(5)
    while play.question is not None and play.decisions < answers:
        play.decide(pick(play.question, game.rare, random))
    assert play.question is not None
    return play


class Nosy:
    """A program that keeps its seat."""

    thinks, glances = True, False

    def __init__(self) -> None:
        self.seats: list[Seat] = []

    def choose(self, seat: Seat) -> Action:
        self.seats.append(seat)
        seat.view()
        seat.glance()
        seat.imagine(1)
        assert seat.question is not None
        return seat.question.options[0]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_position_is_not_reachable_from_a_seat(name: str) -> None:
    play = under_way(name, 6 if name == STONES.name else 40)
    bot = Nosy()
    answer(bot, play)
    true = [play, play.state, play.fate, play.journal, play.tape, play._rules, play.question, play.state.log]
    true += [mark.state for mark in play._marks]
    found = {id(thing) for thing in reachable(bot)}
    assert len(found) > 100
    assert not found & {id(thing) for thing in true}
    assert found & {id(bot.seats[0].world)}
    assert not any(isinstance(thing, Fair) for thing in reachable(bot))


def test_the_search_finds_a_position_that_is_reachable() -> None:
    play = under_way("stones", 4)
    bot = Nosy()
    answer(bot, play)
    bot.seats.append(lambda: play)  # type: ignore[arg-type]
    assert id(play.state) in {id(thing) for thing in reachable(bot)}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_goes_to_another_process_is_an_imagined_world(name: str) -> None:
    """The snapshot that a program thinks about holds nothing that its side cannot know: another world gives it too."""
    play = under_way(name, 6 if name == STONES.name else 60)
    assert play.question is not None
    side = play.question.side
    sent = pickle.loads(pickle.dumps(play.imagine(side, 7).snapshot()))
    world: Play[Any] = Play.resume(play.game, Scripted([]), play.scenario, play.options, sent)
    assert world.question is not None
    assert world.question.options == play.question.options
    assert world.view(side) == play.view(side)
    other = play.imagine(side, 99)
    again = pickle.loads(pickle.dumps(other.imagine(side, 7).snapshot()))
    twin: Play[Any] = Play.resume(play.game, Scripted([]), play.scenario, play.options, again)
    assert twin.view(side) == play.view(side)


def test_a_program_that_does_not_think_has_no_world() -> None:
    play = under_way("paths-of-glory", 10)
    assert play.question is not None
    here = seat(play, play.question.side, thinks=False)
    assert here.world is None
    with pytest.raises(LookupError):
        here.view()
    bot: Bot = make("random", 1)
    assert answer(bot, play) in play.question.options


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_good_at_a_glance_needs_no_world(name: str) -> None:
    """And it is the same as in a world that was imagined."""
    play = under_way(name, 6 if name == STONES.name else 60)
    assert play.question is not None
    side = play.question.side
    here, there = seat(play, side, glances=True), seat(play, side)
    if play.game.mind.glance is None:
        assert here.world is not None
        return
    assert here.world is None
    assert here.glance() == list(there.glance() or ())
    true = [play, play.state, play.fate, play.journal, play._rules, play.question]
    assert not {id(thing) for thing in reachable(here)} & {id(thing) for thing in true}
