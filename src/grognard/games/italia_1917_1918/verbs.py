"""Every verb a player may answer with, and the kind of noun it takes."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str | None]] = {
    "exchange": "unit", "plan": "unit", "bruchmuller": "unit", "starve": "unit", "claim": None, "pass": None,
    "done": None, "silence": "unit", "take_up": "crossing", "fly": "unit", "interdict": "space", "observe": "space",
    "bomb": "space", "strafe": "space", "at": "space", "crowd": "space", "cut": "bridge", "order": None,
    "withdraw": "unit", "withdraw_all": None, "rally": "unit", "evacuate": "unit", "move": "unit", "force": "unit",
    "free": "unit", "swap": "unit", "to": "space", "with": "unit", "through": "space", "span": "crossing",
    "load": "unit", "unload": "unit", "exit": None, "stay": None, "blow": "bridge", "mend": "bridge", "burn": "unit",
    "mark": "unit", "reserve": "unit", "attack": "space", "join": "unit", "join_all": None, "use": "unit",
    "rommel": None, "settle": None, "gun": "unit", "all_guns": None, "counter": "unit", "lose": "unit",
    "spend": "unit", "shake": "unit", "give_up": "unit", "lead": "unit", "misdirect": "unit", "confuse": "unit",
    "unmark": "unit", "back": "number", "fall": "space", "alone": "unit", "halt": None, "advance": "unit",
    "on": "space", "exploit": "unit", "disengage": "unit", "shift": "unit",
}  # fmt: skip

SECRET: Final = frozenset(("swap",))
"""3.0f: which of two counters face down is which only its side knows."""
