"""Every verb a player may answer with, and the kind of noun it takes."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str | None]] = {
    "move": "unit", "with": "unit", "all": None, "to": "space", "through": "space", "stay": None, "pass_front": "front",
    "done": None, "attack": "space", "join": "unit", "join_all": None, "settle": None, "cancel": None, "flee": "space",
    "stand": None, "support": "unit", "none": None, "lose": "unit", "advance": "unit", "halt": None, "press": "unit",
    "give_up": "unit",
    # the Strategic Turn
    "call_up": None, "wait": None, "lend_british": "nation", "lend_french": "nation", "lend_german": "nation",
    "points": "number", "call_off": None, "go_on": None, "defend": "event", "rebuild": "unit",
    "rebuild_support": "unit", "restore": "unit", "rebuild_nation": "nation", "restore_nation": "nation",
    "rebuild_all": None, "call_in": "unit", "call_boxes": None, "let_go": "unit", "let_all_go": None, "roll": None,
    "treaty": None, "enlist": "unit", "rest": None, "initiative": "theatre", "ohl": None, "oberost": None,
    "holder": "side", "cancel_initiative": None, "lay_pipe": None, "concede": None,
}  # fmt: skip

SECRET: Final = frozenset(("with", "join", "join_all"))
"""7.25: who goes along beneath the top unit of a stack, and who will attack, only its side knows yet."""
