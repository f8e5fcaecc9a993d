"""The rule index: every requirement of a game with an id, and which code and which test cites it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .files import DataFolder
from .game import Game
from .words import column, typeset

NEEDS_CODE_AND_TEST = frozenset(("rule", "optional", "card", "table", "reconstructed"))
NEEDS_TEST_OR_RULING = frozenset(("clarification",))

# Parts joined by points: numbers (with a letter), capitals, or small words: 12.5.3, FAQ.12.5.1c, 3.0.vp-space, TEC.n1.
# The first may be capitals with a number or a letter: SC1.39, SCg.2.
_PART = r"(?:\d+[a-z]?|[A-Z]+|[a-z]+\d*(?:-[a-z]+)*)"
_TOKEN = re.compile(rf"(?<![\w.])(?:\d+|[A-Z]+[a-z]?\d*)(?:\.{_PART})+(?!\w)")
_TEST = re.compile(r"^\s*def (test_\w+)", re.M)


@dataclass
class Rule:
    """One row of the index and the places that cite it."""

    id: str
    kind: str
    summary: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    rulings: bool = False
    applies: str = ""
    """Where it applies, where several games share an index (see `applies.py`); empty: everywhere."""

    @property
    def cited(self) -> bool:
        if self.kind in NEEDS_CODE_AND_TEST:
            return bool(self.code and self.tests)
        if self.kind in NEEDS_TEST_OR_RULING:
            return bool(self.tests or self.rulings)
        return True


def index(game: Game[Any], tests: Path | None = None) -> list[Rule]:
    """The game's rules with their citations; `tests` is the folder of its tests, if it is at hand."""
    sheet = DataFolder(game.folder.name, game.folder / "data").sheet("rules.csv")
    rules = {
        row["id"]: Rule(row["id"], row["kind"], row["summary"], applies=row.get("applies", "")) for row in sheet.rows
    }
    for path in sorted((*game.folder.glob("*.py"), *game.folder.glob("data/**/*.toml"))):
        _cite(rules, path.read_text("utf-8"), path.relative_to(game.folder).as_posix(), "code")
    rulings = game.folder / "RULINGS.md"
    if rulings.is_file():
        for found in _TOKEN.findall(rulings.read_text("utf-8")):
            if found in rules:
                rules[found].rulings = True
    if tests is not None:
        by_name = {_as_name(rule): rule for rule in rules}
        for path in sorted(tests.rglob("test_*.py")):
            text = path.read_text("utf-8")
            _cite(rules, text, path.name, "tests")
            for name in _TEST.findall(text):
                rule = _longest(name, by_name)
                if rule is not None:
                    rules[rule].tests.append(f"{path.name}::{name}")
    return list(rules.values())


def chapter(rule: str) -> str:
    """The chapter of a rule by its number: `12` of 12.5.3 and of FAQ.12.5.3a, `gal-4` of GAL.4.1a, `cp` of CP.18."""
    parts = rule.removeprefix("FAQ.").split(".")
    if parts[0].isdigit():
        return parts[0]
    part = parts[1] if len(parts) > 1 else ""
    return f"{parts[0]}-{part}".lower() if len(parts) > 2 or part.isupper() else parts[0].lower()


def summary(game: Game[Any], rule: str, language: str) -> str:
    """What a rule decides, in a line; empty if the index has no such rule."""
    key = (game.folder.name, language)
    found = _SUMMARIES.get(key)
    if found is None:
        rows = DataFolder(game.folder.name, game.folder / "data").sheet("rules.csv").rows
        said = column("summary", language)
        found = _SUMMARIES[key] = {row["id"]: typeset(row[said], language) for row in rows}
    return found.get(rule, "")


_SUMMARIES: dict[tuple[str, str], dict[str, str]] = {}


def _cite(rules: dict[str, Rule], text: str, name: str, where: str) -> None:
    for number, line in enumerate(text.splitlines(), 1):
        for found in _TOKEN.findall(line):
            rule = rules.get(found) or rules.get(found.rstrip("."))
            if rule is not None:
                getattr(rule, where).append(f"{name}:{number}")


def _as_name(rule: str) -> str:
    return rule.lower().replace(".", "_").replace("-", "_")


def _longest(test: str, by_name: dict[str, str]) -> str | None:
    """The rule after which a test is named: test_12_5_3_... is 12.5.3, test_faq_12_5_1c_... is FAQ.12.5.1c."""
    words = test.removeprefix("test_").split("_")
    for end in range(len(words), 0, -1):
        rule = by_name.get("_".join(words[:end]))
        if rule is not None:
            return rule
    return None


def uncited(rules: Iterable[Rule]) -> list[Rule]:
    return [rule for rule in rules if not rule.cited]
