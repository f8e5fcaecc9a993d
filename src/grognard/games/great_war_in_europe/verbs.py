"""Every verb a player may answer with, and the kind of noun it takes."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str | None]] = {
    "move": "unit", "with": "unit", "all": None, "to": "space", "through": "space", "stay": None, "pass_front": "front",
    "done": None, "attack": "space", "join": "unit", "join_all": None, "settle": None, "cancel": None, "flee": "space",
    "stand": None, "support": "unit", "none": None, "lose": "unit", "advance": "unit", "halt": None, "press": "unit",
    "spare": "space", "give_up": "unit",
    # the Strategic Turn
    "call_up": None, "wait": None, "lend_british": "nation", "lend_french": "nation", "lend_german": "nation",
    "points": "number", "call_off": None, "go_on": None, "defend": "event", "rebuild": "unit",
    "rebuild_support": "unit", "restore": "unit", "rebuild_nation": "nation", "restore_nation": "nation",
    "rebuild_all": None, "call_in": "unit", "call_boxes": None, "let_go": "unit", "let_all_go": None, "roll": None,
    "treaty": None, "enlist": "unit", "rest": None, "initiative": "theatre", "ohl": None, "oberost": None,
    "holder": "side", "cancel_initiative": None, "lay_pipe": None, "concede": None,
    "place": "unit", "at": "space", "same": None, "fill": None, "place_rest": None, "hold_back": None,
    "to_arabia": None, "to_reserve": None, "to_west_edge": None, "to_italy_edge": None, "come_in": "unit",
    "line": "space", "gun": "space", "devastate": "unit",
    "ride": "unit", "sail": "space", "to_transit": None, "to_transfer": None, "expedition": "unit", "recall": None,
    # events
    "buy": None, "save": None, "pay": "nation", "spoil": None, "play": "event", "keep": None, "keep_all": None,
    "commit": "event", "battle": None, "no_more": None, "land": "unit", "enough": None, "withdraw": "unit",
    "convert": "unit", "revert": "unit", "dismount": "unit", "stay_mounted": None, "dig": "space",
    "march": "unit", "rally": "space", "foch": "space", "allenby": "space", "raid": "space",
    "prepare": None, "refrain": None,
}  # fmt: skip

SECRET: Final = frozenset(("with", "join", "join_all", "buy", "save", "prepare", "refrain"))
"""7.25: who goes along beneath the top unit of a stack, and who will attack, only its side knows yet; A7: nor
whether it buys events; 20.0: nor what it has prepared before the war."""
