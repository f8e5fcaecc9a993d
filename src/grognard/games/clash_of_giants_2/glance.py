"""How good an option looks to a practised eye: where to march, what to attack, when to let go. No looking ahead.

Numbers here are a player's judgement, tuned by play (RULINGS.md says how); none of them is a rule. One unit of worth
is about one step of an average division.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.ask import Choose
from ...kernel.game import Known
from ...kernel.maps import bits
from .box import ALL
from .combat import duties, enemies, fighters
from .odds import chances, defence_of, defenders, efficiency, efficiency_in_defence, factor, lone_forts, odds
from .retreat import ground, may_ignore
from .state import Attack, State, fort_here, units_at, zoc

NEVER: Final = -100.0
CLEARED: Final = 0.7
"""What it is worth to take an ordinary hex from the enemy."""
PRIZE: Final = 4.0
"""What a victory hex is worth."""
FRONT: Final = 0.5
"""What another row of an unbroken front is worth."""
EAGER: Final = 0.15
"""The least an attack must promise."""


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    """One number an option."""
    g = known.state
    eyes = Eyes(g, question.side)
    return [eyes.look(verb, noun) for verb, noun in question.options]


def worth(g: State, u: int) -> float:
    """What one step of a unit is worth."""
    return 0.55 + 0.13 * (g.box.ter[u] or 3)


class Eyes:
    """What one side sees when it is asked something."""

    def __init__(self, g: State, side: int) -> None:
        self.g, self.box, self.side = g, g.box, side
        self.enemy = 1 - side
        self._goals: dict[int, float] | None = None
        self._picked: frozenset[int] | None = None
        self._staying: float | None = None
        self._pieces: list[tuple[int, int]] | None = None

    def look(self, verb: str, noun: int | None) -> float:
        if noun is None:
            return self._bare(verb)
        if verb == "at":
            return self._arrive(noun)
        if verb == "to":
            stage = self.g.battle.stage if self.g.battle is not None else ""
            return self._march(noun) if not stage else self._ground(noun)
        if verb in ("move", "place", "replace", "rebuild", "rail", "with", "through"):
            return self._unit(verb, noun)
        if verb in ("attack", "also", "call_off", "fight"):
            return self._target(verb, noun)
        if verb == "join":
            return self._join(noun)
        if verb == "fall":
            return self._ground(noun)
        if verb == "roll":
            return (
                efficiency(self.g, noun) + 0.5 * self.g.left[noun] if self.side == self.g.side else -worth(self.g, noun)
            )
        if verb == "slip":
            return 1.0 if self._slips(noun) else -1.0
        if verb == "ignore":
            return 1.0 if self.box.any_vp >> self.g.loc[noun] & 1 or self.g.left[noun] > 1 else 0.2
        if verb == "retreat":
            return 0.3
        if verb == "advance":
            return self._advance(noun)
        if verb == "remnant":
            return 1.0
        return 0.0

    def _bare(self, verb: str) -> float:
        if verb in ("deploy", "support", "flood"):
            return self._chance_to(verb)
        if verb == "pass":
            return self._pass()
        if verb in ("settle", "resolve"):
            return EAGER
        if verb == "join_all":
            return NEVER
        return {"done": -50.0, "stay": 0.0, "halt": 0.0, "stand": 0.0, "decline": 0.0}[verb]

    def _chance_to(self, verb: str) -> float:
        g = self.g
        if verb == "deploy":
            return 10.0
        if verb == "support":  # worth it for more than one attack, or before the marker expires
            last = min((to for who, _, to in self.box.support if who == self.side and to >= g.turn), default=0)
            return 5.0 if len(g.attacks) >= 3 or (g.turn >= last - 1 and g.attacks) else -1.0
        near = self.box.map.range(self.box.plain, 3)  # the sluices are opened when the Germans come near
        return 1.0 if g.occ[self.enemy] & near else -1.0

    # -- where to -------------------------------------------------------------------------------------------------

    def goals(self) -> dict[int, float]:
        """The hexes worth going to, and how much each draws: to take, to take back, to keep where the enemy is near."""
        if self._goals is None:
            g, box = self.g, self.box
            near = box.map.range(g.occ[self.enemy], 5)
            found: dict[int, float] = {}
            for h in bits(box.any_vp):
                mine, theirs = box.vp[self.side] >> h & 1, box.vp[self.enemy] >> h & 1
                if mine and g.owner[h] != self.side and not self._sated():
                    found[h] = 1.0
                elif theirs and g.owner[h] == self.enemy:
                    found[h] = 0.9
                elif g.owner[h] != self.enemy and near >> h & 1 and (theirs or not self._sated()):
                    found[h] = 0.8
            self._goals = {h: draw + self._ease(h) for h, draw in found.items()}
        return self._goals

    def _sated(self) -> bool:
        """Austria can score no more than eight points: then only what Russia holds counts."""
        return 0 < self.box.most_vp <= self.g.vp and self.side == 0

    def _ease(self, h: int) -> float:
        """A hex that is hardly held draws more, one that many are near already draws less."""
        near = self.box.map.range(1 << h, 2)
        ours, theirs = (
            sum(len(self.g.stacks[n]) for n in bits(near & self.g.occ[who])) for who in (self.side, self.enemy)
        )
        return max(-0.6, (0.15 if not theirs else 0.0) - 0.1 * max(0, ours - 3 - theirs))

    def _pull(self, h: int) -> float:
        """Nearness to the prizes, most to the nearest."""
        far = self.box.distances
        return max((draw * 12.0 - far(goal)[h] for goal, draw in self.goals().items()), default=0.0)

    def _march(self, h: int) -> float:
        """Worth of a hex for the marching units, less that of staying where they are."""
        units = self.g.marching
        if not units:
            return 0.0
        if self._staying is None:
            self._staying = self._stand(self.g.loc[units[0]], units)
        return self._stand(h, units) - self._staying

    def _stand(self, h: int, units: Sequence[int]) -> float:
        """What it is worth to have these units stand in a hex."""
        g, box = self.g, self.box
        goals = self.goals()
        value = 0.5 * self._pull(h)
        if h in goals:
            value += 2.5 * goals[h]
        others = [u for u in units_at(g, h) if u not in units]
        ours = sum(factor(g, u) for u in (*units, *others) if box.side[u] == self.side)
        around = box.map.linked[h]
        value += 0.25 * box.defence[h] + 0.5 * box.left[h]
        pressure = 0
        for n in around:
            there = units_at(g, n)
            if not there:
                continue
            if box.side[there[0]] == self.side:
                if n != g.loc[units[0]] or len(there) > len(units):
                    value += 0.12
            else:
                theirs = defence_of(g, n)
                pressure += sum(factor(g, u) for u in there)
                help_ = sum(
                    factor(g, u)
                    for m in box.map.linked[n]
                    if m != h
                    for u in units_at(g, m)
                    if box.side[u] == self.side and u not in units
                )
                ratio = (ours + help_) / max(1, theirs)
                value += 1.2 if ratio >= 3 else 0.9 if ratio >= 2 else 0.4 if ratio >= 1 else -0.2
        if "front" in box.tables:
            value += FRONT * self._closes(h)
        defence = ours + box.defence[h]
        if pressure > 2 * defence:
            value -= 0.3 + 0.1 * (pressure - 2 * defence)
        if len(units) + len(others) == 1 and pressure:
            value -= 0.3
        return value

    def _closes(self, h: int) -> float:
        """How many rows of an unbroken front a stack here would add to it: a front without gaps has no flanks."""
        if self._pieces is None:
            self._pieces = self._front_pieces()
        here = 1 << h
        patch = self.box.map.range(here, 2)
        first, last = self._span()
        near = range(max(first, self.box.map.at[h][0] - 1), min(last, self.box.map.at[h][0] + 1) + 1)
        rows, most = sum(1 << row - first for row in near), 0
        for piece, its in self._pieces:
            if piece & patch:
                rows |= its
                most = max(most, its.bit_count())
        return float(min(10, rows.bit_count() - most))

    def _front_pieces(self) -> list[tuple[int, int]]:
        """The unbroken pieces of one's line of units and zones, without those that march, and the rows each covers."""
        g, box = self.g, self.box
        mine = g.occ[self.side]
        if g.marching and g.loc[g.marching[0]] < box.size:
            start = g.loc[g.marching[0]]
            if len(g.marching) == len(units_at(g, start)):
                mine &= ~(1 << start)
        left = (mine | box.map.steps.around(mine)) & ~g.occ[self.enemy]
        found = []
        while left:
            piece = box.map.steps.flood(left & -left, left)
            left ^= piece
            found.append((piece, self._rows(piece)))
        return found

    def _span(self) -> tuple[int, int]:
        return int(self.box.tables["front"]["row"]), self.box.map.sheet[0].lines[1]

    def _rows(self, hexes: int) -> int:
        """The rows of the front that some hexes lie in, as bits."""
        first, last = self._span()
        return sum(1 << row - first for row in range(first, last + 1) if hexes & self.box.line_set(row))

    def _arrive(self, h: int) -> float:
        units = self.g.marching
        return self._stand(h, units) if units else 0.0

    def _unit(self, verb: str, u: int) -> float:
        g = self.g
        if verb in ("replace", "rebuild"):
            return 1.0 + worth(g, u)
        if verb == "place":
            return 1.0 + worth(g, u) * (2 if self.box.steps[u] > 1 else 1)
        if verb == "with":
            return NEVER
        if verb == "through":
            return 3.0
        near = min((self.box.distances(h)[g.loc[u]] for h in self.goals()), default=0)
        if verb == "rail":  # only from well behind the front
            return 0.5 if not self.box.map.range(g.occ[self.enemy], 5) >> g.loc[u] & 1 else -1.0
        return 10.0 - 0.2 * near + 0.1 * worth(g, u)

    def _ground(self, h: int) -> float:
        """A hex to fall back to or to step into."""
        g, box = self.g, self.box
        value = 0.3 * box.defence[h] + 0.6 * box.left[h] + (1.5 if box.vp[self.enemy] >> h & 1 else 0.0)
        value -= 0.8 if zoc(g, self.enemy) >> h & 1 else 0.0
        return value + (0.2 if g.occ[self.side] >> h & 1 else 0.0)

    # -- what to attack -------------------------------------------------------------------------------------------

    def gain(self, targets: Sequence[int], attackers: Sequence[int]) -> float:
        """What an attack may be expected to bring, in steps."""
        g = self.g
        found = odds(g, targets, attackers)
        value, clear = 0.0, 1.0
        there = defenders(g, targets)
        free = ground(g, self.enemy)
        for u in there:
            ter = efficiency_in_defence(g, u, attackers) or 3
            steady = may_ignore(g, u, 1)
            stuck = not self.box.compass[self.enemy].around(1 << g.loc[u]) & free
            gone = 0.0
            if found.defender != ALL:
                for over, faces in chances(g, ter, found.defender).items():
                    if over:
                        dead = g.left[u] == 1 or (stuck and not (steady and over == 1))
                        value += faces / 6 * worth(g, u) * (g.left[u] if dead else 1)
                        gone += faces / 6 if dead or not (steady and over == 1) else 0.0
            clear *= gone
        for i in lone_forts(g, targets):
            failing = 0 if found.defender == ALL else sum(
                faces for over, faces in chances(g, self.box.fort_ter[i], found.defender).items() if over
            )  # fmt: skip
            value += failing / 6 * 0.8
            clear *= failing / 6 if g.forts[i] == 1 else 0.0
        if any(fort_here(g, h) >= 0 and units_at(g, h) for h in targets):
            clear = 0.0
        for h in targets:
            value += clear * (PRIZE if (self.box.vp[0] | self.box.vp[1]) >> h & 1 else CLEARED)
        if found.attacker != ALL:
            risks = sorted(
                worth(g, u)
                * sum(f for over, f in chances(g, efficiency(g, u) or 3, found.attacker).items() if over)
                / 6
                for u in attackers
            )
            value -= sum(risks[: found.limit])
        return value

    def _best(self, targets: tuple[int, ...], pledged: tuple[int, ...] = ()) -> tuple[float, frozenset[int]]:
        """The best attackers of some hexes, hex by hex of those around them, and what they promise together."""
        g = self.g
        by_hex: dict[int, list[int]] = {}
        for u in fighters(g):
            if all(h in self.box.map.linked[g.loc[u]] for h in targets):
                by_hex.setdefault(g.loc[u], []).append(u)
        groups = sorted(by_hex.values(), key=lambda units: -sum(factor(g, u) for u in units))
        best, chosen = NEVER, frozenset(pledged)
        sets = [[*pledged, *units] for units in groups]
        for many in range(2, len(groups) + 1):
            sets.append([*pledged, *(u for units in groups[:many] for u in units)])
        if pledged:
            sets.append(list(pledged))
        for units in sets:
            attack = Attack(targets, tuple(units))
            value = self.gain(targets, units) - self._shirked(attack)
            if value > best:
                best, chosen = value, frozenset(units)
        return best, chosen

    def _shirked(self, attack: Attack) -> float:
        """The price of other stacks that an attack would oblige one to attack as well."""
        g = self.g
        left = duties(g, attack) & ~g.struck & ~sum(1 << h for h in attack.targets)
        return 0.0 if not left else 0.6 * left.bit_count()

    def _target(self, verb: str, h: int) -> float:
        g = self.g
        if verb == "fight":  # the surest first: others may then be freed to advance
            return next((self.gain(a.targets, a.attackers) for a in g.attacks if a.targets[0] == h), 0.0)
        if verb == "also":
            return NEVER
        if verb == "call_off":
            return 0.01
        if not g.attacks and self._waits():
            return NEVER
        due = 0
        for attack in g.attacks:
            due |= duties(g, attack) & ~g.struck
        best, _ = self._best((h,))
        if due >> h & 1:
            return 2.0 + best if best > -0.8 else -1.0
        return best

    def _waits(self) -> bool:
        """Whether more of one's own armies have still to move this turn: combat comes once, so better late."""
        g = self.g
        return any(g.cup >> self.side * 4 + area & 1 for area in range(4))

    def _pass(self) -> float:
        return EAGER

    def _join(self, u: int) -> float:
        attack = self.g.attacks[-1]
        if self._picked is None:
            self._picked = self._best(attack.targets, attack.attackers)[1]
        return 1.0 if u in self._picked else -1.0

    def _slips(self, u: int) -> bool:
        b = self.g.battle
        return b is not None and efficiency_in_defence(self.g, u, b.attackers) <= 2

    def _advance(self, u: int) -> float:
        g, b = self.g, self.g.battle
        assert b is not None
        best = NEVER
        for h in b.targets:
            if h in self.box.map.linked[g.loc[u]] and not enemies(g) >> h & 1:
                best = max(best, self._stand(h, (u,)) - self._stand(g.loc[u], (u,)) + 0.4)
                if self.box.any_vp >> h & 1 and g.owner[h] != self.side:
                    best += PRIZE
        return best
