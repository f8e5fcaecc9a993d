"""Every verb a player may answer with, and the kind of noun it takes."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str | None]] = {
    "move": "unit", "with": "unit", "all": None, "to": "space", "through": "space", "stay": None, "pass_front": "front",
    "done": None, "attack": "space", "join": "unit", "join_all": None, "settle": None, "cancel": None, "flee": "space",
    "stand": None, "support": "unit", "none": None, "lose": "unit", "advance": "unit", "halt": None, "press": "unit",
    "give_up": "unit",
    # events
    "buy": None, "save": None, "pay": "nation", "spoil": None, "play": "event", "keep": None, "keep_all": None,
    "commit": "event", "battle": None, "no_more": None, "land": "unit", "enough": None, "withdraw": "unit",
    "initiative": "theatre", "convert": "unit", "revert": "unit", "dismount": "unit", "stay_mounted": None,
    "dig": "space", "march": "unit", "rally": "space", "foch": "space", "allenby": "space", "raid": "space",
}  # fmt: skip

SECRET: Final = frozenset(("with", "join", "join_all", "buy", "save"))
"""7.25: who goes along beneath the top unit of a stack, and who will attack, only its side knows yet; A7: nor
whether it buys events."""
