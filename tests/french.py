"""What a game's folder says in each language: its messages, its rulings, its notes on where facts come from."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from grognard.games import everything
from grognard.kernel import drawing
from grognard.kernel.files import Remark, sources
from grognard.kernel.game import Game
from grognard.kernel.words import LANGUAGES, OWN

GAMES = everything()
BOXES = {game.folder: [each for each in GAMES.values() if each.folder == game.folder] for game in GAMES.values()}
"""Every folder and its games: those that share one share what is said."""
# Ids of rules and rulings, names of options and files, and any number.
SAME = re.compile(r"\b(?:[A-Z]+|\d+)(?:\.[A-Za-z0-9]+)+|\b[A-Z]\d+\b|`[^\s`]+`|\d+")


@cache
def messages(box: Path, language: str) -> dict[str, str]:
    """Every message with its text."""
    file = (box / "messages" / f"{language}.ftl").read_text("utf-8")
    entries = re.split(r"^(?=[a-z][a-z0-9-]* =)", file, flags=re.M)
    pairs = (entry.partition(" =") for entry in entries if re.match(r"[a-z][a-z0-9-]* =", entry))
    return {key: text.split("\n##")[0].strip() for key, _, text in pairs}


@cache
def families(box: Path) -> set[str]:
    """The first words of its keys."""
    return {key.partition("-")[0] for key in messages(box, "en")}


@cache
def written(box: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts that the code writes out, and patterns of the keys that it puts together (f"mark-{key}"), the blocks of
    its board included.

    Not f"log-{name}": it would do for every line of the log. Adjectives are said by other messages."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    if any("ADJECTIVE(" in text for folder in (box, OWN) for text in messages(folder, LANGUAGES[0]).values()):
        made.append(re.compile("adjective-.+"))
    for path in (*sorted(box.glob("*.py")), Path(drawing.__file__)):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                first = parts[0].partition("\\-")[0]
                if first != parts[0] and first in families(box) and parts[0] != "log\\-":
                    made.append(re.compile("".join(parts)))
    return whole, made


def promised(box: Path) -> set[str]:
    """What the table looks up by itself: verbs, options, games, scenarios, points. Games that share a folder have their
    own title and text, and their own text of a scenario where there is one."""
    found = set()
    known = messages(box, "en")
    for game in BOXES[box]:
        found |= {f"verb-{verb.replace('_', '-')}" for verb in game.verbs}
        told = ("report-points",) if game.story.points else ()
        for key in ("game-title", "game-text", *told, *(f"scenario-text-{scenario}" for scenario in game.scenarios)):
            own = f"{key}-{game.name}"
            found.add(own if own in known else key)
        found |= {f"scenario-{scenario}" for scenario in game.scenarios}
        for name, option in game.options.items():
            found |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in option.choices)}
    return found


def rulings(box: Path) -> tuple[str, str]:
    """In English and in French."""
    return (box / "RULINGS.md").read_text("utf-8"), (box / "RULINGS.fr.md").read_text("utf-8")


def blocks(text: str) -> list[tuple[str, list[str]]]:
    """Headings, list items and paragraphs in order: of what kind each is, and what must be alike in both languages."""
    found = re.split(r"\n(?=#|- )|\n\n+", text.strip())
    return [(block.split()[0] if block[0] in "#-" else "", sorted(SAME.findall(block))) for block in found if block]


def notes(games: Iterable[Game[Any]], language: str) -> dict[tuple[str, str], Remark]:
    """Where facts come from, by file and what is said of it."""
    found: dict[tuple[str, str], Remark] = {}
    for game in games:
        said = sources(game.name, game.folder, (game.data, game.art), language)
        places = {(file, remark.of): remark for file, remark in said}
        assert len(places) == len(said)
        found |= places
    return found
