"""What the two battles decide differently, question by question: the rule index says which rule answers each.

The functions stand in their chapters, each under the number it has in its battle's book.
"""

from __future__ import annotations

from ...kernel.applies import Book
from ...kernel.files import DataFolder
from . import (
    combat, command, movement, names, reinforcement, retreat, sequence, stacking, supply, victory, ypres, zones,
)  # fmt: skip
from .box import Box


class Rules:
    """The rules of one battle, where the other has other ones; found once, when its box is opened."""

    def __init__(self, book: Book) -> None:
        self.procedure = sequence.procedure(book)
        # 4: victory
        self.owner_after = book.one(victory.owner_after_in_galicia, victory.owner_after_at_ypres)
        self.scored = book.one(victory.held, victory.held_in_supply)
        self.end_of_turn = book.one(victory.score_turn, ypres.check_front)
        self.end_of_battle = book.one(victory.most_points, victory.most_hexes)
        # 6, 7: supply
        self.trace = book.one(supply.by_rail, supply.by_compass)
        self.after_supply = book.all(supply.surrender)
        # 7, 8: reinforcements and replacements
        self.entry = book.one(reinforcement.by_town, reinforcement.by_edge)
        self.why_no_entry = book.one(reinforcement.why_no_town, reinforcement.why_no_edge)
        self.why = reinforcement.Reasons(book)
        # 9, 10: movement, zones
        self.home = book.one(zones.anywhere, zones.home_zones)
        self.open_zones = book.one(zones.anywhere, zones.open_zones)
        self.why_not_zone = book.one(zones.no_zone_bars, zones.why_not_zone)
        self.must_march = book.one(zones.nobody_marches, zones.belgians_march)
        self.obliged = book.one(movement.nobody_obliged, movement.obliged_at_ypres)
        self.bars_move = book.all(command.besieged_stay)
        # 10, 11: combat
        self.bars_attack = book.all(
            combat.star_bars, combat.siege_bars, combat.water_bars, combat.line_bars, combat.zone_bars
        )
        self.why_not_support = combat.SupportReasons(book)
        self.slips_away = book.one(retreat.slips_by_die, retreat.slips_freely)
        # 6, 12: stacking
        self.why_not_nations = book.one(stacking.nations_mix, stacking.nations_apart)
        # 2: what stands on counters
        self.t = book.pick(names.T)


def open_box(battle: str, data: DataFolder) -> Box:
    """The box of a battle, from its files, with the rules it is played by."""
    box = Box(battle, data)
    box.rules = Rules(box.book)
    return box
