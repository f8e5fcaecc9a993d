"""How good an option looks to a practised eye: where to march, what to attack, when to let go. No looking ahead.

Numbers here are a player's judgement, tuned by play (RULINGS.md says how); none of them is a rule. One unit of worth
is about one step of an average division.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Choose
from ...kernel.game import Known
from ...kernel.maps import bits
from .combat import duties, enemies
from .glance_combat import EAGER, NEVER, Strikes
from .glance_march import Ground
from .glance_worth import CLEARED, fading, prize, worth
from .odds import defenders, efficiency, efficiency_in_defence
from .state import State, mounted, zoc
from .supply import traced
from .ypres import stations


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    """One number an option."""
    g = known.state
    eyes = Eyes(g, question.side)
    looks = [eyes.look(verb, noun) for verb, noun in question.options]
    if question.prompt == "ask-march":
        ends = [(i, noun) for i, (verb, noun) in enumerate(question.options) if verb == "to" and noun is not None]
        more = eyes.ground.lines([(looks[i], noun) for i, noun in ends])
        for i, noun in ends:
            looks[i] += more.get(noun, 0.0)
    return looks


class Eyes:
    """What one side sees when it is asked something."""

    def __init__(self, g: State, side: int) -> None:
        self.g, self.box, self.side = g, g.box, side
        self.enemy = 1 - side
        self.ground, self.strikes = Ground(g, side), Strikes(g, side)
        self._picked: frozenset[int] | None = None

    def look(self, verb: str, noun: int | None) -> float:
        if noun is None:
            return self._bare(verb)
        if verb == "at":
            return self._arrive(noun)
        if verb == "to":
            stage = self.g.battle.stage if self.g.battle is not None else ""
            return self.ground.march(noun) if not stage else self._ground(noun)
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
            return 50.0 if self.strikes.support() > 0 else -1.0
        near = self.box.map.range(self.box.plain, 5)  # the sluices are opened when the Germans come near
        return 1.0 if g.occ[self.enemy] & near else -1.0

    def _arrive(self, h: int) -> float:
        units = self.g.marching
        return self.ground.stand(h, units) if units else 0.0

    def _unit(self, verb: str, u: int) -> float:
        g = self.g
        if verb in ("replace", "rebuild"):
            return 1.0 + worth(g, u)
        if verb == "place":
            return 1.0 + worth(g, u) * (2 if self.box.steps[u] > 1 else 1)
        if verb == "rail":
            return self._ride(u)
        if verb == "with":
            return NEVER
        if verb == "through":
            return self.ground.through(u)
        near = min((self.box.distances(h)[g.loc[u]] for h in self.ground.goals()), default=0)
        return 10.0 - 0.2 * near + 0.1 * worth(g, u) + (2.0 if u in self.ground.claims().values() else 0.0)

    def _ride(self, u: int) -> float:
        """What a train would bring a unit: nobody leaves a threatened town by it for nothing."""
        stand = self.ground.stand
        here = stand(self.g.loc[u], (u,))
        return max((stand(h, (u,)) - here for h in bits(stations(self.g, u))), default=NEVER)

    def _ground(self, h: int) -> float:
        """A hex to fall back to or to step into."""
        g, box = self.g, self.box
        value = 0.3 * box.defence[h] + 0.6 * box.left[h] + (1.5 if box.vp[self.enemy] >> h & 1 else 0.0)
        value -= 0.8 if zoc(g, self.enemy) >> h & 1 else 0.0
        value += 0.6 if traced(g, self.side) >> h & 1 else 0.0
        return value + (0.2 if g.occ[self.side] >> h & 1 else 0.0)

    # -- what to attack -------------------------------------------------------------------------------------------

    def _target(self, verb: str, h: int) -> float:
        g = self.g
        if verb == "fight":  # the surest first: others may then be freed to advance
            return next((self.strikes.gain(a.targets, a.attackers) for a in g.attacks if a.targets[0] == h), 0.0)
        if verb == "also":
            return NEVER
        if verb == "call_off":
            return 0.01
        if not g.attacks and self._waits():
            return NEVER
        due = 0
        for attack in g.attacks:
            due |= duties(g, attack) & ~g.struck
        best, _ = self.strikes.offer((h,))
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
            self._picked = self.strikes.offer(attack.targets, attack.attackers)[1]
        return 1.0 if u in self._picked else -1.0

    def _slips(self, u: int) -> bool:
        """STD.14.3: whether horsemen had better go: if there are none but them, by what the enemy gains either way."""
        g, b = self.g, self.g.battle
        if b is None:
            return False
        if all(mounted(g, v) for v in defenders(g, b.targets)):
            left = sum(prize(g, h) if g.owner[h] == self.side else CLEARED * fading(g) for h in b.targets)
            return Strikes(g, self.enemy).gain(b.targets, b.attackers) > left
        return efficiency_in_defence(g, u, b.attackers) <= 2

    def _advance(self, u: int) -> float:
        g, b = self.g, self.g.battle
        assert b is not None
        best = NEVER
        for h in b.targets:
            if h in self.box.map.linked[g.loc[u]] and not enemies(g) >> h & 1:
                best = max(best, self.ground.stand(h, (u,)) - self.ground.stand(g.loc[u], (u,)) + 0.4)
                if g.owner[h] != self.side and self.ground.takes((u,), h):
                    best += prize(g, h)
        return best
