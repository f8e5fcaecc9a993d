"""What other packages bring: games and bots found through entry points, loaded when they are asked for.

One that is amiss is told in a sentence on the log `grognard`, and stops nothing else.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .refusal import BadInput, shown

log = logging.getLogger("grognard")

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""Names stand in addresses, records and commands."""
_told: set[str] = set()


def found(group: str, taken: Collection[str]) -> dict[str, EntryPoint]:
    """The entry points of a group by name, without those that are not names or are taken already."""
    good: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, package(entry))):
        if not NAME.fullmatch(entry.name):
            tell(BadInput("bad-outside-name", name=shown(entry.name), package=package(entry), group=group))
        elif entry.name in taken or entry.name in good:
            first = package(good[entry.name]) if entry.name in good else "grognard"
            tell(BadInput("bad-outside-taken", name=entry.name, package=package(entry), kind=_kind(group), first=first))
        else:
            good[entry.name] = entry
    return good


def load(entry: EntryPoint) -> Any:
    """What an entry point names; whatever goes wrong in foreign code becomes a sentence."""
    try:
        return entry.load()
    except Exception as error:
        raise amiss(entry, f"{type(error).__name__} {error}") from error


def amiss(entry: EntryPoint, why: str) -> BadInput:
    """What to raise where something from outside cannot be used."""
    return BadInput("bad-outside", name=entry.name, package=package(entry), kind=_kind(entry.group), why=why)


def package(entry: EntryPoint) -> str:
    """The package that brings it."""
    return entry.dist.name if entry.dist is not None else entry.value


def _kind(group: str) -> str:
    """`games` or `bots`."""
    return group.rpartition(".")[2]


def tell(error: BadInput) -> None:
    """Say on the log what is amiss, once. Whoever reads the log may say it in his language."""
    if str(error) not in _told:
        _told.add(str(error))
        log.warning(error)
