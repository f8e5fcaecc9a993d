"""`grognard replay` and `grognard audit`."""

from __future__ import annotations

from pathlib import Path

from ..kernel.fate import Fair
from ..kernel.record import PUBLIC, ended_at_table, replay, view_hash
from ..kernel.refusal import BadInput
from ..kernel.say import sayer
from ..kernel.tape import FATE, Entry
from ..kernel.words import sentence
from .common import read_record, replay_as_far


def replay_file(path: Path, log: bool, position: bool, language: str) -> None:
    """Play a record again and tell it."""
    saved, game = read_record(path)
    play = replay_as_far(saved, language)
    say = sayer(game, language)
    reader = game.sides.index(saved.reader) if saved.reader in game.sides else None
    if log:
        for line in play.log_for(reader):
            print(say.line(line))
    if position and game.terminal.show is not None:
        print(game.terminal.show(play.known(reader), say.language))
    hidden = saved.reader and not play.over  # a hash of the whole position would tell a guessed hand from a wrong one
    position_hash = view_hash(play, PUBLIC if reader is None else reader) if hidden else play.hash()
    told = {
        "game": game.name, "scenario": saved.scenario, "answers": len(play.journal),
        "ending": "over" if play.over else "open", "position": position_hash,
    }  # fmt: skip
    print(sentence(language, "cli-replayed", told))


def audit_file(path: Path, language: str = "en") -> None:
    """Check a finished fair game against its commitment."""
    saved, game = read_record(path)
    if not saved.commitment:
        raise BadInput("bad-audit-not-fair")
    if not saved.key:
        raise BadInput("bad-audit-no-key")
    play = replay(saved, game)
    if not play.over and not ended_at_table(saved):
        raise BadInput("bad-audit-early")
    answers = [entry for entry in play.tape if isinstance(entry, Entry) and entry.who == FATE]
    dice = sum(isinstance(entry.answer, int) for entry in answers)
    print(sentence(language, "cli-audited", {"file": path, "dice": dice, "draws": len(answers) - dice}))
    print(sentence(language, "cli-audited-commitment", {"commitment": saved.commitment}))
    for each in saved.numbers:
        print(sentence(language, "cli-audited-number", each._asdict()))
    assert isinstance(play.fate, Fair)
    if saved.numbers:
        print(sentence(language, "cli-audited-shared", {"dice": play.fate.dice()}))
    else:
        print(sentence(language, "cli-audited-alone", {}))
