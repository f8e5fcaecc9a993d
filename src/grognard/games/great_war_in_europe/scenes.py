"""A scenario: where and when it begins, and how things stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...kernel.files import Sheet
from ...kernel.maps import bits, mask_of, union

if TYPE_CHECKING:
    from .box import Box
    from .fronts import Front

BALKANS: Final = "balkans"
"""A front of fronts.csv that lies on the map of the East."""


class Scene:
    """One scenario of one game; T.18: those of later years are ours."""

    def __init__(self, box: Box, name: str, given: Mapping[str, Any], setup: Sheet, fronts: Sheet) -> None:
        from .box import NATIONS, NOBODY, SIDES

        self.box, self.name, self.given = box, name, given
        self.first_turn, self.last_turn = int(given["first_turn"]), int(given["last_turn"])
        self.letter = ord(given["letter"]) if given["letter"] else ord("A") - 1
        self.initiative = tuple(SIDES.index(given["initiative"][theatre]) for theatre in ("west", "east"))
        """By theatre (4.21)."""
        at_war = given["at_war"]
        self.allegiance = tuple(
            next((side for side, word in enumerate(SIDES) if nation in at_war[word]), NOBODY) for nation in NATIONS
        )
        """By nation, whose side it is on."""
        self.resources = tuple(int(given["resources"].get(nation, 0)) for nation in NATIONS)
        self.ruined = mask_of(box.fort_at[box.at(number)] for number in given["ruined"])
        """Forts that are destroyed."""
        self.setup = [row for row in setup.rows if row["scenario"] == name]
        self.join = [row for row in setup.rows if row["scenario"] == given.get("join")] if box.joins else []
        """In the combined game: what comes with the Near East (7.12a)."""
        lines = [row for row in fronts.rows if row["scenario"] == name and row["kind"] == "line"]
        self.held = _Holders(box, given, lines).held
        """By side and front, who holds what at the start."""


class _Holders:
    """7.11, 7.12b: who holds what, as the head of scenarios.toml says: by country, then by the nearest line, by areas,
    and at last by hex."""

    def __init__(self, box: Box, given: Mapping[str, Any], lines: Sequence[Mapping[str, str]]) -> None:
        from .box import SIDES

        self.box, self.sides, self.lines = box, SIDES, lines
        self.held = [[0] * 6, [0] * 6]
        countries = {**box.tables["countries"], **given["held"]}
        for f in box.active:
            front = box.fronts[f]
            for country, holder in countries.items():
                if holder in SIDES:
                    self.give(front, SIDES.index(holder), front.in_country.get(country, 0))
            for side, word in enumerate(("cp_start", "allied_start")):
                self.give(front, side, front.kind(word) & front.land)
        for name, its in given["lines"].items():
            self._by_lines(name, its)
        for area in given["area"]:
            self._area(area)
        for row in lines:
            for number in row["hexes"].split():
                self._one(number, SIDES.index(row["side"]))
        for side, word in enumerate(SIDES):
            for number in given[word]:
                self._one(number, side)

    def give(self, front: Front, side: int, hexes: int) -> None:
        self.held[side][front.index] |= hexes
        self.held[1 - side][front.index] &= ~hexes

    def _one(self, number: str, side: int) -> None:
        h = self.box.at(number)
        front = self.box.front_of[h]
        self.give(front, side, 1 << h - front.base)

    def _by_lines(self, name: str, countries: Sequence[str]) -> None:
        """Each hex of some countries to the side whose line is nearer."""
        front = self.box.fronts[2] if name == BALKANS else next(one for one in self.box.fronts if one.name == name)
        near = [0, 0]
        for row in self.lines:
            if row["front"] == name:
                hexes = mask_of(self.box.at(number) - front.base for number in row["hexes"].split())
                near[self.sides.index(row["side"])] |= hexes
        left = union(front.in_country.get(country, 0) for country in countries)
        while left and any(near):
            for side in (0, 1):
                self.give(front, side, left & near[side] & ~near[1 - side])
            left &= ~(near[0] | near[1])
            near = [its | front.map.steps.around(its) for its in near]

    def _area(self, area: Mapping[str, Any]) -> None:
        """All hexes of a country within some rows and columns."""
        name = area.get("front", "east")
        front = next(one for one in self.box.fronts if one.name == name)
        (low, high), (west, east) = area["rows"], area["columns"]
        inside = mask_of(
            h
            for h in bits(front.in_country.get(area["country"], 0))
            if low <= int(front.numbers[h][1:3]) <= high and west <= int(front.numbers[h][3:]) <= east
        )
        self.give(front, self.sides.index(area["side"]), inside)
