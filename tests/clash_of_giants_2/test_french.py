"""What these battles alone say in two languages; tests/test_french.py has what every game must."""

from __future__ import annotations

import re

from grognard.kernel.words import LANGUAGES

from ..french import messages, rulings
from .table import GALICIA, YPRES


def test_reasons_need_no_blanks_they_are_not_given() -> None:
    """A refusal is made of its key alone, wherever the code does not give it arguments."""
    bare = {"attack-duty", "move-must", "move-go-home", "move-must-part"}
    for language in LANGUAGES:
        for key in bare:
            assert "$" not in messages(GALICIA.folder, language)[key]


def test_every_option_is_explained_with_its_rule() -> None:
    for text in rulings(GALICIA.folder):
        items = re.findall(r"^- `([a-z-]+)`.*?\(([A-Z]+\.[0-9a-z.]+)\)", text, flags=re.M)
        options = {name: option.rule for game in (GALICIA, YPRES) for name, option in game.options.items()}
        assert {name: rule for name, rule in items if name in options} == options
