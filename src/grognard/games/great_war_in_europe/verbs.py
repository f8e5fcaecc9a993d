"""Every verb a player may answer with, and the kind of noun it takes."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str | None]] = {
    "move": "unit", "with": "unit", "all": None, "to": "space", "through": "space", "stay": None, "pass_front": "front",
    "done": None, "attack": "space", "join": "unit", "join_all": None, "settle": None, "cancel": None, "flee": "space",
    "stand": None, "support": "unit", "none": None, "lose": "unit", "advance": "unit", "halt": None, "press": "unit",
    "give_up": "unit",
    "place": "unit", "at": "space", "same": None, "fill": None, "rest": None, "wait": None, "to_arabia": None,
    "to_reserve": None, "to_west_edge": None, "to_italy_edge": None, "come_in": "unit",
    "line": "space", "gun": "space", "devastate": "unit",
    "ride": "unit", "sail": "space", "to_transit": None, "to_transfer": None, "expedition": "unit", "recall": None,
    "lay": None, "decline": None,
}  # fmt: skip

SECRET: Final = frozenset(("with", "join", "join_all"))
"""7.25: who goes along beneath the top unit of a stack, and who will attack, only its side knows yet."""
