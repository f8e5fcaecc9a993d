"""A golden playthrough of each scenario, kept as text and reviewed in diffs.

After a change of the rules that is meant to change play, raise the game's version, say in CHANGELOG.md what changed for
players, and write them anew: `make golden`. `made.toml` keeps under which rules and data each was made: it may change
only when one of these does, since otherwise matches under way would go on otherwise than they began.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.bots.rand import pick_by_verb
from grognard.games import everything
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.record import read, record, replay, write
from grognard.kernel.say import sayer

FOLDER = Path(__file__).parent / "golden"
MADE = FOLDER / "made.toml"
CASES = [(game, scenario) for game in everything().values() for scenario in game.scenarios]


def playthrough(game: Game[Any], scenario: str) -> tuple[str, str]:
    """One whole game by random players: its record, and what happened in words."""
    play: Play[Any] = Play(game, Seeded(1914), scenario, log=True, check_every=50)
    random = Random(1914)
    while play.question is not None:
        play.decide(pick_by_verb(play.question, game.rare, random))
    say = sayer(game, "en")
    told = "".join(say.line(line) + "\n" for line in play.state.log or ())
    return write(record(play), game), told


def paths(game: Game[Any], scenario: str) -> tuple[Path, Path]:
    return FOLDER / f"{game.name}.{scenario}.grog", FOLDER / f"{game.name}.{scenario}.txt"


@pytest.mark.parametrize(("game", "scenario"), CASES, ids=[f"{g.name}-{s}" for g, s in CASES])
def test_the_golden_playthrough_is_played_the_same_today(game: Game[Any], scenario: str) -> None:
    kept, told = paths(game, scenario)
    now, words = playthrough(game, scenario)
    assert kept.read_text("utf-8") == now
    assert told.read_text("utf-8") == words
    assert replay(read(now, everything()), game).over


def moves(text: str) -> str:
    """A hash of all answers and positions of a record."""
    return hashlib.sha256(text.partition("\n\n")[2].encode()).hexdigest()[:16]


def made(game: Game[Any], text: str) -> str:
    """Under which rules and with which data a golden was made, and its answers and positions."""
    return f"rules {game.version}, data {game.digest}: {moves(text)}"


def unraised(before: str | None, now: str) -> bool:
    """Whether a golden has become another although neither rules nor data have."""
    return before is not None and before != now and before.partition(":")[0] == now.partition(":")[0]


@pytest.mark.parametrize(("game", "scenario"), CASES, ids=[f"{g.name}-{s}" for g, s in CASES])
def test_a_golden_changes_only_with_the_version_of_rules_or_data(game: Game[Any], scenario: str) -> None:
    kept, _ = paths(game, scenario)
    assert tomllib.loads(MADE.read_text("utf-8"))[kept.stem] == made(game, kept.read_text("utf-8"))


@pytest.mark.parametrize("game", everything().values(), ids=list(everything()))
def test_the_changelog_tells_the_version_of_the_rules(game: Game[Any]) -> None:
    newest = (FOLDER.parents[1] / "CHANGELOG.md").read_text("utf-8").partition("\n## [")[2].partition("\n## [")[0]
    title = sayer(game, "en").own("game-title")
    (row,) = [line for line in newest.splitlines() if line.startswith("|") and title in line]
    assert row.split("|")[2].strip() == str(game.version)


def test_a_golden_that_changed_without_a_new_version_is_noticed() -> None:
    assert unraised("rules 1, data x: aa", "rules 1, data x: bb")
    assert not unraised("rules 1, data x: aa", "rules 2, data x: bb")
    assert not unraised("rules 1, data x: aa", "rules 1, data y: bb")
    assert not unraised("rules 1, data x: aa", "rules 1, data x: aa")
    assert not unraised(None, "rules 1, data x: aa")


def write_anew() -> None:
    before = tomllib.loads(MADE.read_text("utf-8")) if MADE.is_file() else {}
    now: dict[str, str] = {}
    for game, scenario in CASES:
        record_path, told_path = paths(game, scenario)
        text, told = playthrough(game, scenario)
        now[record_path.stem] = made(game, text)
        if unraised(before.get(record_path.stem), now[record_path.stem]):
            sys.exit(f"{record_path.name} has changed: raise the version of {game.name}, and say why in CHANGELOG.md")
        record_path.write_text(text, "utf-8")
        told_path.write_text(told, "utf-8")
        print(record_path)
    lines = [f'"{name}" = "{said}"\n' for name, said in sorted(now.items())]
    MADE.write_text("# Written by `make golden`: see test_golden.py.\n" + "".join(lines), "utf-8")


if __name__ == "__main__":
    write_anew()
