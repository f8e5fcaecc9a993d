"""`grognard rules` and `grognard sources`."""

from __future__ import annotations

from pathlib import Path

from ..games import any_of, get
from ..kernel.files import sources
from ..kernel.rulebook import index, summary
from ..kernel.words import LANGUAGES, sentence


def print_rules(name: str, only_uncited: bool, language: str = "en") -> None:
    """One line an id: kind, where code and tests cite it, what it says."""
    game = any_of(name)
    spoken = language if language in LANGUAGES else "en"
    root = Path(__file__).resolve().parents[3]
    tests = root / "tests" / game.folder.name
    for rule in index(game, tests if tests.is_dir() else None):
        if only_uncited and rule.cited:
            continue
        code = rule.code[0] if rule.code else "-"
        test = rule.tests[-1] if rule.tests else ("RULINGS.md" if rule.rulings else "-")
        print(f"{rule.id}\t{rule.kind}\t{code}\t{test}\t{summary(game, rule.id, spoken)}")


def print_sources(name: str, language: str) -> None:
    """What every data file says of its provenance: rulebook, published or reconstructed."""
    shown = ""
    game = get(name)
    for file, said in sources(game.name, game.folder, (game.data, game.art), language):
        if file != shown:
            print(file)
            shown = file
        key = "cli-source-column" if said.origin else "cli-source-table" if said.of else "cli-source-file"
        print(f"  {sentence(language, key, {'of': said.of, 'origin': said.origin, 'note': said.note})}")
