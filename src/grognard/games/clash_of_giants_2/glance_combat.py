"""How good an attack looks to a practised eye: what it may bring, what it may cost, what it obliges to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ...kernel.maps import bits
from .box import ALL, Box
from .combat import duties, fighters, open_marker
from .glance_worth import CLEARED, fading, prize, worth
from .odds import chances, defenders, efficiency, efficiency_in_defence, factor, lone_forts, odds
from .retreat import fall_hexes, may_ignore
from .state import Attack, State, fort_here, mounted, units_at

NEVER: Final = -100.0
EAGER = 0.15
"""The least an attack must promise."""
SAVED = 2.0
"""What an offensive support marker is worth as long as it can be kept for later."""
DRIVEN = 0.15
"""What it is worth to drive a unit off its ground, hex by hex, whatever the ground."""


@cache
def failing(box: Box, ter: int, modifier: int) -> tuple[tuple[int, int], ...]:
    """By how much a unit may fail, and on how many of six faces."""
    return tuple((over, faces) for over, faces in chances(State(box, "", {}), ter, modifier).items() if over)


class Strikes:
    """The attacks that one side may make."""

    def __init__(self, g: State, side: int) -> None:
        self.g, self.box, self.side = g, g.box, side
        self.enemy = 1 - side
        self.fading = fading(g)
        self._stuck: dict[tuple[int, int], bool] = {}
        self._able: list[int] | None = None
        self._twin: Strikes | None = None
        self._best: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[float, frozenset[int]]] = {}

    def able(self) -> list[int]:
        """Who may attack somebody and is not pledged yet."""
        if self._able is None:
            self._able = fighters(self.g)
        return self._able

    def gain(self, targets: Sequence[int], attackers: Sequence[int]) -> float:
        """What an attack may be expected to bring, in steps."""
        g = self.g
        found = odds(g, targets, attackers)
        value, clear = 0.0, 1.0
        if found.defender == ALL:
            clear = 0.0
        else:
            for u in defenders(g, targets):
                ter = efficiency_in_defence(g, u, attackers) or 3
                lost, gone = self._fall(u, ter, found.defender)
                value += lost * self.fading
                clear *= gone
            for i in lone_forts(g, targets):
                broken = sum(faces for _, faces in failing(self.box, self.box.fort_ter[i], found.defender)) / 6
                value += broken * 0.8
                clear *= broken if g.forts[i] == 1 else 0.0
        if any(fort_here(g, h) >= 0 and units_at(g, h) for h in targets):
            clear = 0.0
        for h in targets:
            won = prize(g, h) if g.owner[h] != self.side else 0.0
            value += clear * (won or CLEARED * self.fading)
        return value - self._risk(attackers, found.attacker, found.limit)

    def _fall(self, u: int, ter: int, modifier: int) -> tuple[float, float]:
        """What a defender loses, and how likely it leaves its hex. STD.12.16: who cannot fall back is lost."""
        g, left = self.g, self.g.left[u]
        one = worth(g, u)
        lost = gone = 0.0
        for over, faces in failing(self.box, ter, modifier):
            steady = may_ignore(g, u, over)
            dead = left == 1 or (not steady and self._is_stuck(u, min(over, int(g.options["retreat-most"]))))
            lost += faces * one * (left if dead else 1)
            if dead or not steady:
                gone += faces
                lost += 0.0 if dead else faces * DRIVEN * min(over, 3)
        return lost / 6, gone / 6

    def _is_stuck(self, u: int, length: int) -> bool:
        """Whether a unit has no way back of this length."""
        key = (self.g.loc[u], length)
        found = self._stuck.get(key)
        if found is None:
            found = self._stuck[key] = not fall_hexes(self.g, u, self.g.loc[u], 0, length)
        return found

    def _risk(self, attackers: Sequence[int], modifier: int, limit: int) -> float:
        """What the attackers lose on average: those roll who have least to lose (STD.12.11)."""
        if modifier == ALL:
            return 0.0
        g = self.g
        risks = sorted(
            worth(g, u) * sum(faces for _, faces in failing(self.box, efficiency(g, u) or 3, modifier))
            for u in attackers
        )
        return self.fading * sum(risks[:limit]) / 6

    def best(self, targets: tuple[int, ...], pledged: tuple[int, ...] = ()) -> tuple[float, frozenset[int]]:
        """The best attackers of some hexes, hex by hex of those around them, and what they promise together."""
        key = (targets, pledged)
        if key not in self._best:
            self._best[key] = self._find(targets, pledged, self.able(), True)
        return self._best[key]

    def _find(
        self, targets: tuple[int, ...], pledged: tuple[int, ...], able: Sequence[int], duty: bool
    ) -> tuple[float, frozenset[int]]:
        best, chosen = NEVER, frozenset(pledged)
        for units in self._parties(targets, pledged, able):
            value = self.gain(targets, units)
            if value > best and duty:
                value -= self._owed(Attack(targets, tuple(units)), able)
            if value > best:
                best, chosen = value, frozenset(units)
        return best, chosen

    def _parties(self, targets: tuple[int, ...], pledged: tuple[int, ...], able: Sequence[int]) -> list[list[int]]:
        """Who could attack together: one hex, the strongest two, three and so on; without their horsemen too, who
        forfeit the support (STD.14.6)."""
        g = self.g
        by_hex: dict[int, list[int]] = {}
        for u in able:
            if u not in pledged and self._reaches(u, targets):
                by_hex.setdefault(g.loc[u], []).append(u)
        groups = sorted(by_hex.values(), key=lambda units: -sum(factor(g, u) for u in units))
        whole = all(g.loc[u] not in by_hex for u in pledged)
        found = [[*pledged]] if pledged and whole else []
        found += [[*pledged, *units] for units in groups]
        for many in range(2, len(groups) + 1):
            found.append([*pledged, *(u for units in groups[:many] for u in units)])
        if any(mounted(g, u) for u in pledged):
            return found
        feet = []
        for party in found:
            walking = [u for u in party if not mounted(g, u)]
            if walking and len(walking) < len(party):
                feet.append(walking)
        return feet + found

    def _reaches(self, u: int, targets: tuple[int, ...]) -> bool:
        """Whether a unit stands next to all these hexes, and no zone keeps it out."""
        g = self.g
        near = self.box.map.linked[g.loc[u]]
        return all(h in near for h in targets) and self.box.rules.open_zones(g, u) >> targets[0] & 1 == 1

    def _owed(self, attack: Attack, able: Sequence[int]) -> float:
        """STD.12.5: the price of other stacks that an attack would oblige one to attack as well, by who is left."""
        g = self.g
        due = duties(g, attack) & ~g.struck & ~sum(1 << h for h in attack.targets)
        price = 0.0
        rest = [u for u in able if u not in attack.attackers]
        for h in bits(due):
            value, who = self._find((h,), (), rest, False)
            if not who:
                return -2 * NEVER
            price += max(0.0, EAGER - value)
            rest = [u for u in rest if u not in who]
        return price

    # -- offensive support ---------------------------------------------------------------------------------------------

    def offer(self, targets: tuple[int, ...], pledged: tuple[int, ...] = ()) -> tuple[float, frozenset[int]]:
        """The best attackers, with offensive support if that is worth its marker."""
        plain = self.best(targets, pledged)
        if self._marker() < 0:
            return plain
        if self._twin is None:
            twin = self.g.copy()
            twin.supported[self.side] = twin.turn
            self._twin = Strikes(twin, self.side)
        value, who = self._twin.best(targets, pledged)
        value -= self.kept()
        return (value, who) if value > plain[0] else plain

    def support(self) -> float:
        """By how much offensive support would better what has been declared, beyond what it is worth kept."""
        g = self.g
        twin = g.copy()
        twin.supported[self.side] = twin.turn
        with_it = Strikes(twin, self.side)
        better = sum(with_it.gain(a.targets, a.attackers) - self.gain(a.targets, a.attackers) for a in g.attacks)
        return better - self.kept()

    def kept(self) -> float:
        """What the marker that would be used is worth later: less and less, and nothing once it expires."""
        _, _, last = self.box.support[self._marker()]
        return SAVED * min(1.0, (last - self.g.turn) / 2)

    def _marker(self) -> int:
        """The marker that may still be announced this turn, or -1 (GAL.10.1a, GAL.10.1d, YPR.10.1a, YPR.10.1c)."""
        used = self.g.supported[self.side]
        return -1 if used and used >= self.g.turn - 1 else open_marker(self.g)
