"""What this game alone says in two languages; tests/test_french.py has what every game must."""

from __future__ import annotations

import re

import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.names import label
from grognard.kernel.words import LANGUAGES

from ..french import rulings
from .table import BOX


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_a_name(language: str) -> None:
    for kind, nouns in GAME.nouns.items():
        names = [label(BOX, kind, noun, language) for noun in range(len(nouns))]
        assert not [name for name in names if re.search(r"[{}$]|\b(?:of|kind|slot|wing|ability|month)-", name)], kind
        if kind != "card":  # cards of one action are called alike
            assert len(set(names)) == len(names), kind


def test_every_ruling_the_code_names_is_there() -> None:
    """The code says `ruling 18`; the page has an item K18."""
    named = set()
    for path in GAME.folder.glob("*.py"):
        named |= {int(n) for n in re.findall(r"[Rr]uling (\d+)", path.read_text("utf-8"))}
    assert len(named) > 10
    items = {int(n) for n in re.findall(r"^- K(\d+)\b", rulings(GAME.folder)[0], flags=re.M)}
    assert items == set(range(1, 31))
    assert named <= items
