"""Every verb a player may answer with, and the kind of noun it takes."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str | None]] = {
    "keep_guns": None, "shuffle_guns": None,
    "ops": "card", "event": "card", "sr": "card", "rp": "card", "automatic": None, "peace": None,
    "accept": None, "reject": None,
    "move": "space", "attack": "space", "pick": "unit", "entrench": "unit", "step": "space", "stop": None,
    "assault": "space", "join": "unit", "begin": None, "pin": "space", "frontal": None, "roll": None,
    "combat_card": "card", "invoke": "card", "fall_back": None, "stand": None, "lose": "unit", "restore": "unit",
    "retreat_all": None, "hold": "unit", "withdraw": "unit", "retreat": "space",
    "advance": "unit", "further": "space", "storm": None,
    "redeploy": "unit", "to": "space", "to_reserve": None, "stay": None,
    "flip": "unit", "rebuild": "unit", "deploy": "space", "trench": "space", "give_up": "unit", "concede": None,
    "reduce": "unit", "discard": "card", "done": None,
}  # fmt: skip
