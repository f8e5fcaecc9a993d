"""Every verb a player may answer with, the kind of noun it takes, and which answers are secret."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str | None]] = {
    # 3.4 rounds
    "first": "side", "activate": "column", "create": "column", "raise": "space", "enter": "force", "arrive": "space",
    "play": "card", "discard": "card", "pass": None, "form": None, "pay": None,
    "end": None, "done": None,
    # 3.5 the end of a campaign
    "finish": None, "continue": None,
    # 4, 5, 7 who and what goes where
    "absorb": "column", "reorganise": None, "take": "troop", "give": "troop", "detach": "troop", "join": "troop",
    "take_leader": "leader", "give_leader": "leader", "store": "number", "load": None, "amount": "number",
    "pick": "number", "drop": "number", "destroy": None, "to_column": "column", "to_garrison": "space",
    # 6 leaders
    "ability": "leader", "guns": "space", "spy": "column", "back": "leader",
    # 8 movement, 9 patrols, 10 forage
    "march": "space", "quick": "space", "force_bp": "space", "force_fatigue": "space", "patrols": None,
    "patrol": "link", "send": "troop", "scout": "column", "scout_garrison": "space", "forage": None, "scorch": None,
    # 11 sieges
    "lay": None, "build": None, "dig": None, "spend": "number", "labour": None, "assault": None, "escalade": None,
    "lift": "space", "fire": None, "hold": None, "sortie": None, "stay": None, "send_out": "troop", "works": "number",
    "found": "troop", "install": "troop", "stratagem": None, "initiative": None, "keep": None, "nation": "nation",
    # 12 battles, 13 losses
    "offer": "column", "surprise": "column", "accept": None, "refuse": None, "lose": "troop", "suffer": "troop",
    "wing": "wing", "left": "leader", "centre": "leader", "right": "leader", "shift_left": "troop",
    "shift_right": "troop", "advantage": "wing", "reinforce": "troop", "abandon": None, "retreat": "space",
    "capture": "number",
    # 13, 14 rebuilding
    "rally": None, "restore": "troop", "rebuild": None, "recruit": "kind",
}  # fmt: skip

SECRET: Final = frozenset((
    "reorganise", "take", "give", "detach", "join", "take_leader", "give_leader", "store", "amount", "destroy",
    "to_column", "to_garrison", "back", "send_out", "found", "install", "lose", "restore", "recruit", "pay", "done",
))  # fmt: skip
"""Answers that show nothing outside; `done` ends a secret procedure, and only such."""

QUIET: Final = frozenset(("finish", "create", "destroy", "drop", "lift", "install"))
"""Seldom wise: a page offers them without pressing."""
