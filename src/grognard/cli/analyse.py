"""`grognard analyse`: a finished game looked back at."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..bots.analysis import Found, Moment, Said, look_into, survey
from ..kernel.game import Game
from ..kernel.play import Play
from ..kernel.record import Record, ended_at_table, replay
from ..kernel.refusal import BadInput
from ..kernel.say import Sayer, sayer
from ..kernel.words import sentence
from .common import read_record

TOLD = 6
"""Answers of a plan that are told."""


def analyse(path: Path, moments: int, seconds: float, as_json: bool, language: str) -> None:
    """Tell how likely each side was to win, and what it should have done."""
    saved, game = read_record(path)
    play = replay(saved, game)
    if not play.over and not ended_at_table(saved):
        raise BadInput("bad-analyse-early")
    found, suspects = survey(game, saved.scenario, saved.options, play.journal, _winner(play, saved), moments)
    looked = (look_into(game, saved.scenario, saved.options, each, seconds) for each in suspects)
    found = msgspec.structs.replace(found, moments=tuple(_progress(looked, len(suspects), language)))
    if as_json:
        print(json.dumps(told(found, game)))
    else:
        _print(found, game, language)


def _winner(play: Play[Any], saved: Record) -> int | None:
    if play.result is not None:
        return play.result.winner
    name = ended_at_table(saved).partition(" ")[0]
    return play.game.sides.index(name) if name in play.game.sides else None


def _progress(moments: Iterable[Moment], total: int, language: str) -> Iterator[Moment]:
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        yield from moments
        return
    yield from track(moments, total=total, console=console, description=sentence(language, "cli-analysing", {}))


def told(found: Found, game: Game[Any]) -> dict[str, Any]:
    """As one object: answers and sides as they are written."""
    return {
        "game": game.name,
        "answers": found.length,
        "chances": [{"at": point.at, "turn": point.turn, game.sides[0]: point.chance} for point in found.points],
        "mistakes": [_told(moment, game) for moment in found.mistakes],
        "luck": [_told(moment, game) for moment in found.bad_luck],
    }


def _told(moment: Moment, game: Game[Any]) -> dict[str, Any]:
    return {
        "at": moment.at, "side": game.sides[moment.side], "turn": moment.turn,
        "played": [said.action for said in moment.played], "better": [said.action for said in moment.better],
        "chance": moment.chance, "best": moment.best, "before": moment.before, "after": moment.after,
    }  # fmt: skip


def _print(found: Found, game: Game[Any], language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    say, console = sayer(game, language), Console()
    sides = [game.words.label("side", side, language) for side in range(len(game.sides))]
    turns = Table(sentence(language, "cli-turn", {}), *sides)
    for turn, chance in _by_turn(found):
        name = sentence(language, "cli-end", {}) if turn is None else game.words.label("turn", turn, language)
        turns.add_row(name, _percent(chance, language), _percent(1 - chance, language))
    console.print(turns)
    for moment in found.mistakes:
        _print_mistake(moment, say)
    if not found.mistakes:
        print(sentence(language, "cli-no-mistakes", {}))


def _print_mistake(moment: Moment, say: Sayer) -> None:
    label, language = say.game.words.label, say.language
    heading = {
        "answer": moment.at, "turn": label("turn", moment.turn, language),
        "side": label("side", moment.side, language), "chance": _percent(moment.chance, language),
        "best": _percent(moment.best, language),
    }  # fmt: skip
    print(f"\n{sentence(language, 'cli-mistake', heading)}")
    for key, plan in (("cli-played", moment.played), ("cli-better", moment.better)):
        print(f"  {sentence(language, key, {'plan': _plan(plan, say)})}")


def _by_turn(found: Found) -> Iterator[tuple[int | None, float]]:
    """The first side's chances where a turn begins, and at the end (None)."""
    last = None
    for point in found.points[:-1]:
        if point.turn != last:
            last = point.turn
            yield last, point.chance
    yield None, found.points[-1].chance


def _plan(answers: tuple[Said, ...], say: Sayer) -> str:
    some = [say.action(*say.game.read(said.action), said.prompt) for said in answers[:TOLD]]
    return " · ".join([*some, "…"] if len(answers) > TOLD else some)


def _percent(chance: float, language: str) -> str:
    from babel.numbers import format_percent

    return format_percent(chance, locale=language)
