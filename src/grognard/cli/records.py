"""`grognard replay` and `grognard audit`."""

from __future__ import annotations

from pathlib import Path

from ..kernel.play import FATE, Entry
from ..kernel.record import PUBLIC, replay, view_hash
from ..kernel.refusal import BadInput
from ..kernel.say import sayer
from .common import find_key, read_record


def replay_file(path: Path, log: bool, position: bool, language: str) -> None:
    """Play a record again and tell it."""
    saved, game = read_record(path)
    play = replay(saved, game, find_key(saved), log=True)
    say = sayer(game, language)
    reader = game.sides.index(saved.reader) if saved.reader in game.sides else None
    if log:
        for line in play.log_for(reader):
            print(say.line(line))
    if position and game.show is not None:
        print(game.show(play.state, reader, say.language))
    ending = "over" if play.over else "open"
    hidden = saved.reader and not play.over  # a hash of the whole position would tell a guessed hand from a wrong one
    position_hash = view_hash(play, PUBLIC if reader is None else reader) if hidden else play.hash()
    print(f"{game.name} {saved.scenario}: {len(play.journal)} answers, {ending}, position {position_hash}")


def audit_file(path: Path) -> None:
    """Check a finished fair game against its commitment."""
    saved, game = read_record(path)
    if not saved.fate.startswith("fair "):
        raise BadInput("this game was not played with fair dice: there is no commitment to check")
    if not saved.key:
        raise BadInput("the key has not been revealed: a game can be audited when it is over")
    play = replay(saved, game)
    if not play.over:
        raise BadInput("the key was revealed before the game was over")
    answers = [entry for entry in play.tape if isinstance(entry, Entry) and entry.who == FATE]
    dice = sum(isinstance(entry.answer, int) for entry in answers)
    print(f"{path}: {dice} dice and {len(answers) - dice} draws, all as the committed key gives them")
    print(f"commitment {saved.fate.removeprefix('fair ')}: the one published before the game, if nobody changed it")
