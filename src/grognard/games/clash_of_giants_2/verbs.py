"""Every verb a player may answer with, and the kind of noun it takes."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str | None]] = {
    "place": "unit", "at": "space", "deploy": None, "replace": "unit", "rebuild": "unit", "pass": None,
    "flood": None, "rail": "unit", "move": "unit", "with": "unit", "to": "space", "through": "space", "stay": None,
    "done": None, "attack": "space", "join": "unit", "join_all": None, "also": "space", "settle": None,
    "support": None, "call_off": "space", "resolve": None, "fight": "space", "slip": "unit", "stand": None,
    "fall": "space", "halt": None, "roll": "unit", "retreat": "unit", "ignore": "unit", "remnant": "space",
    "decline": None, "advance": "unit",
}  # fmt: skip
