"""Passwords that are guessed first."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import pairwise
from pathlib import Path

FEWEST = 4
"""Different characters in a password."""
TRIMMINGS = 4
"""Characters around a common word that do not make it a good one."""


def is_common(password: str) -> bool:
    """Whether many people have this one: as it is, or a common word with a few signs before or behind it."""
    typed = unicodedata.normalize("NFKC", password).casefold()
    word = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", typed)
    return typed in _common() or (len(typed) - len(word) <= TRIMMINGS and word in _common())


def is_plain(password: str) -> bool:
    """Whether it is hardly anything: a few characters again and again, or a row as in the alphabet."""
    typed = unicodedata.normalize("NFKC", password).casefold()
    return len(set(typed)) < FEWEST or {ord(b) - ord(a) for a, b in pairwise(typed)} in ({1}, {-1})


@cache
def _common() -> frozenset[str]:
    lines = Path(__file__).with_name("common_passwords.txt").read_text("utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))
