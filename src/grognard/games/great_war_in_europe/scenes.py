"""A scenario: where and when it begins, and how things stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...kernel.files import Sheet

if TYPE_CHECKING:
    from .box import Box


class Scene:
    """One scenario of one game."""

    def __init__(self, box: Box, name: str, given: Mapping[str, Any], setup: Sheet) -> None:
        from .box import NATIONS, NOBODY, SIDES

        self.box, self.name, self.given = box, name, given
        self.first_turn, self.last_turn = int(given["first_turn"]), int(given["last_turn"])
        self.initiative = tuple(SIDES.index(given["initiative"][theatre]) for theatre in ("west", "east"))
        """By theatre (4.21)."""
        at_war = given["at_war"]
        self.allegiance = tuple(
            next((side for side, word in enumerate(SIDES) if nation in at_war[word]), NOBODY) for nation in NATIONS
        )
        """By nation, whose side it is on."""
        self.ruined = sum(1 << box.fort_at[box.at(number)] for number in given.get("ruined", ()))
        """Forts that are destroyed."""
        self.setup = [row for row in setup.rows if row["scenario"] == name]
