"""Which card a practised eye would play as what."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ...kernel.maps import bits
from .bot import outlook, standing
from .box import AP, CP, RP_KINDS
from .eyes import NEVER, Eyes

CARD: Final = 0.35
"""What an operation of four promises for each point of its card."""
PEACE, LOST = -0.5, -1.0
"""The outlooks at which peace is taken, and offered."""
POINT: Final = 1.6
"""What a replacement point is worth to whom it makes good a step."""
NEW: Final = 0.65
"""What a factor of a new unit is worth."""
STATUS: Final = 0.7
"""What a point of war status is worth;"""
HASTE: Final = 2.5
"""one that brings Limited War nearer,"""
TOTAL: Final = 1.6
"""one that brings Total War nearer, where the war goes on,"""
FINISH: Final = 1.5
"""and how much more one that ends a war which is won."""
NEED: Final = 0.6
"""What it is worth to send somebody where he is needed."""
TRAIN, STAND_IN = 0.35, 3
"""What a factor of a corps is worth that comes out of the reserve, and how many of a nation stay there."""
OVER: Final = 12.0
"""What it is worth to end a war that is won, or costs to end one that is lost."""
SPARED: Final = 0.25
"""How much of its event a card is spared for."""
EVENTS: Final = {
    "CP1": 7.0, "CP6": 5.0, "AP12": 5.0, "CP34": 9.0, "AP17": 9.0, "AP16": 7.0, "CP33": 6.5, "AP2": 5.0, "CP9": 4.0,
    "CP25": 2.5, "AP33": 1.0, "CP54": 4.5, "CP52": 5.5, "CP53": 4.5, "CP45": 5.0, "CP28": 3.0, "AP54": 5.0, "AP55": 4.5,
    "CP13": 3.0, "AP9": 1.5, "AP13": 4.0, "AP26": 4.0, "CP11": 2.0, "CP36": 3.0, "AP52": 4.0, "CP47": 3.0, "AP40": 3.0,
    "CP24": 1.0, "AP30": 1.5, "AP31": 1.5, "CP29": 1.5, "CP10": 1.5, "AP28": 2.0, "CP5": 2.0, "CP27": 2.0, "CP32": 2.5,
    "AP44": 2.0, "CP8": 1.5, "AP37": 1.5, "AP46": 3.5, "AP35": 3.0, "AP45": 2.5, "CP17": 0.2, "AP23": 0.2, "AP27": 1.5,
    "CP61": 1.0, "CP63": 3.0, "CP58": 1.0, "CP59": 0.5, "CP65": 0.3, "AP65": 0.5, "AP56": 1.5, "AP57": 2.0, "AP60": 1.5,
    "CP55": 1.5, "AP49": 0.8, "AP51": 1.5, "CP37": 1.0,
}  # fmt: skip
"""What an event is worth besides the units it brings, by its card."""


class Hand(Eyes):
    """What one side thinks of its cards."""

    @cached_property
    def lacks(self) -> dict[str, float]:
        """By kind of replacement points how many could be used, beyond those that are there."""
        g, box = self.g, self.box
        found = dict.fromkeys((*RP_KINDS, ""), 0.0)
        for u in box.units_of[self.side]:
            s = g.loc[u]
            if s == box.dead:
                found[box.rp_kind[u]] += 2.0 if box.army[u] else 0.5
            elif s <= box.reserve and g.reduced[u]:
                found[box.rp_kind[u]] += 1.0 if box.army[u] else 0.5
        return {kind: max(0.0, found[kind] - g.rp[i]) for i, kind in enumerate(RP_KINDS)}

    def refit(self, c: int) -> float:
        """What a card is worth as replacements."""
        points = self.box.card_rp[c]
        return POINT * sum(min(points[i], self.lacks[kind]) for i, kind in enumerate(RP_KINDS))

    def event(self, c: int) -> float:
        g, box, name = self.g, self.box, self.box.cards[c]
        found = EVENTS.get(name, 0.5) + self.status(box.ws[c])
        for kind in box.brings[c]:
            found += NEW * sum(box.cf[box.of_kind[kind][0]][:1]) + NEW * box.lf[box.of_kind[kind][0]][0]
        if name in ("AP46", "AP35", "AP45"):
            found += self.operation(box.ops[c]) - 1.0
        if name == "AP33":
            found += 6.0 if g.hsf else -2.0
        return found

    def status(self, points: int) -> float:
        """16.1: what points of war status are worth: a better deck until Limited War, then the end of that scenario."""
        g = self.g
        if not points:
            return 0.0
        if not g.level[self.side]:
            return HASTE * (haste := self._short(points, "limited")) + STATUS * (points - haste)
        if self.box.scenarios[g.scenario]["ends_on_total_war"]:
            if g.ws[self.side] + points >= self.box.status["total"]:
                return OVER * standing(g, self.side)
            return points * (STATUS + FINISH * outlook(g, self.side))
        return TOTAL * (haste := self._short(points, "total")) + STATUS * (points - haste)

    def _short(self, points: int, level: str) -> int:
        """How many of so many points of war status are still wanting."""
        return min(points, max(0, self.box.status[level] - self.g.ws[self.side]))

    def trains(self, c: int) -> float:
        """What a card is worth for strategic redeployment."""
        fresh = sorted(self.spare, reverse=True)[: self.box.sr[c]]
        return TRAIN * sum(fresh) + NEED * sum(self.needs[: max(2, len(fresh))])

    @cached_property
    def needs(self) -> list[float]:
        """What it is worth to have somebody where nobody is, the worst lack first."""
        g, box = self.g, self.box
        empty = g.held[self.side] & ~g.occ[AP] & ~g.occ[CP]
        lacks = [self.vacant(s) for s in bits(empty & (self.menaced | box.fort_spaces & self.beside))]
        return sorted([lack for lack in lacks if lack > 1.0], reverse=True)

    @cached_property
    def spare(self) -> list[int]:
        """The strengths of corps that wait for more than to stand in for armies."""
        g, box = self.g, self.box
        found: dict[str, list[int]] = {}
        for u in box.units_of[self.side]:
            if g.loc[u] == box.reserve and not g.reduced[u]:
                found.setdefault(box.flag[u], []).append(box.cf[u][0])
        return [cf for waiting in found.values() for cf in waiting[STAND_IN:]]

    def action(self, verb: str, c: int) -> float:
        box = self.box
        if verb in ("peace", "accept"):
            return 100.0 if outlook(self.g, self.side) <= (LOST if verb == "peace" else PEACE) else NEVER
        if verb == "event":
            return self.event(c)
        spared = SPARED * max(0.0, self.event(c)) if verb != "automatic" else 0.3
        if verb == "rp":
            return self.refit(c) - spared
        if verb == "sr":
            return self.trains(c) - spared
        if verb == "ops":
            spared += CARD * (box.ops[c] - 3)
        points = box.ops[c] if verb == "ops" else int(box.tables["game"]["automatic_ops"])
        return self.operation(points) - spared
