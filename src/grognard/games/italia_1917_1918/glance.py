"""How good an option looks to a practised eye: where to march, what to attack, when to give ground. No looking ahead.

Numbers here are a player's judgement, tuned by play; none of them is a rule. One unit of worth is about a step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from ...kernel.ask import Choose
from ...kernel.game import Known
from ...kernel.maps import bits
from .box import CP, EN
from .bets import Bet, bet
from .bridging import span_modifier
from .combat import leads, why_not_join
from .command import commanded, supplied
from .losses import crowd, step_cost
from .movement import left
from .odds import bombardment, bridged, multiplier, odds, offensive_modifier
from .state import (
    OFF, Battle, State, attack_of, defence_of, fighters_at, in_zone, is_full, morale, on_map, points_of_stack,
    put, shaken, zoc,
)  # fmt: skip
from .victory import margin, scorer

NEVER: Final = -100.0
PRIZE: Final = 1.2
"""What a victory point is worth, in steps."""
EAGER: Final = 0.3
"""The least an attack must promise."""
DAMAGE: Final = 0.38
"""What a point of damage is worth, in steps."""
HOLDS: Final = 0.65
"""How much of the damage that he is dealt a defender suffers: some of it he turns into ground."""
THRIFT: Final = 1.0
"""What one's own damage counts beside the enemy's."""
SPEND: Final = 0.35
"""The same in the last turn of whose offensive it is: he has men to spend."""
SAVE: Final = 0.1
"""More of it for each turn that is to come."""
LINE: Final = 1.5
"""What a hex of either line is worth."""
ENOUGH: Final = 5.5
"""The column beyond which nobody else need join."""
WATCH: Final = 0.6
"""What a victory point is worth, in steps, to whose town an enemy could walk into,"""
RAID: Final = 3
"""who is so near."""
RELIEF: Final = 1.0
"""What it is worth to let a worn unit go."""
REARGUARD: Final = 8
"""How far from a bridge men are counted who still have to cross it."""
HABIT: Final = 0.25
"""How much better another place must be."""
GUNS_ENOUGH: Final = 6
"""Points of bombardment after which more guns do nothing."""


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    """One number an option."""
    eyes = Eyes(known.state, question.side, question.prompt)
    return [eyes.look(verb, noun) for verb, noun in question.options]


class Eyes:
    """What one side sees when it is asked something."""

    def __init__(self, g: State, side: int, prompt: str) -> None:
        self.g, self.box, self.side, self.enemy, self.prompt = g, g.box, side, 1 - side, prompt
        self.attacker = side == g.scene.initiative

    def look(self, verb: str, noun: int | None) -> float:
        if noun is None:
            return self._bare(verb)
        return _BY_VERB.get(verb, _nothing)(self, noun)

    # -- what matters where --------------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> list[tuple[int, float]]:
        """Hexes worth having, and how much: to take for who attacks, to keep near the enemy for who defends."""
        g = self.g
        side = scorer(g)
        prizes = {h: float(value) for h, value in g.scene.objectives[side].items()}
        if g.scene.rule in ("SC0", "SC2"):
            for h in bits(g.scene.trenches[1 - side]):
                prizes[h] = prizes.get(h, 0.0) + 1.0
        if self.side == side:
            return [(h, value) for h, value in prizes.items() if not g.held[side] >> h & 1]
        near = self.box.map.range(g.occ[self.enemy], 4)
        back = [(h, value) for h, value in prizes.items() if g.held[side] >> h & 1]
        return back + [(h, value) for h, value in prizes.items() if not g.held[side] >> h & 1 and near >> h & 1]

    @cached_property
    def _prizes(self) -> dict[int, float]:
        return dict(self.goals)

    @cached_property
    def pulls(self) -> list[tuple[tuple[int, ...], float]]:
        """By goal: how far everything is from it, and how much it draws."""
        return [(self.box.far(h), 1.0 + min(3.0, value)) for h, value in self.goals]

    def pull(self, h: int) -> float:
        """Nearness to what is worth having, most to the nearest."""
        near = [3.0 * draw / (far[h] + 2) - 0.12 * far[h] for far, draw in self.pulls]
        return max(near) if near else -0.2 * self.front_far(h)

    @cached_property
    def fronts(self) -> int:
        """Hexes beside the enemy."""
        return self.box.map.steps.around(self.g.occ[self.enemy])

    def front_far(self, h: int) -> int:
        """How far the enemy is, up to ten hexes."""
        for far in range(1, 11):
            if self.box.near(h, far) & self.g.occ[self.enemy]:
                return far
        return 10

    @cached_property
    def fed(self) -> int:
        return supplied(self.g, self.side)

    @cached_property
    def command(self) -> int:
        return commanded(self.g, self.side)

    def threat(self, h: int) -> int:
        """Attack factors of enemies beside a hex."""
        g = self.g
        near = self.box.map.steps.around(1 << h) & g.occ[self.enemy]
        return sum(attack_of(g, u) for n in bits(near) for u in fighters_at(g, n, self.enemy) if not shaken(g, u))

    def holds(self, h: int, units: Sequence[int]) -> int:
        """Defence of a hex with these units and those that stand there."""
        there = {*units, *fighters_at(self.g, h, self.side)}
        return sum(defence_of(self.g, u) for u in there if self.box.fights[u]) * multiplier(self.g, h, self.side)

    # -- verbs without a noun ------------------------------------------------------------------------------------------

    def _bare(self, verb: str) -> float:
        if verb == "settle":
            return 0.45
        if verb == "order":
            return 1.0  # SC1.30: every day that it is put off leaves more of them beyond the Tagliamento
        if verb == "stay" and self.prompt == "ask-mission":
            return NEVER  # whoever has taken off flies somewhere
        if verb == "pass":
            return EAGER if self.prompt in ("ask-attack", "ask-attack-on") else 0.0
        return _BARE.get(verb, 0.0)

    # -- movement ------------------------------------------------------------------------------------------------------

    def unit(self, u: int) -> float:
        """Whether a unit should be taken up at all: who holds the front stays."""
        g, box = self.g, self.box
        if not box.fights[u]:
            return 0.5
        if g.starving >> u & 1 or g.retreating >> u & 1:
            return 2.0
        if in_zone(g, u):
            others = [v for v in fighters_at(g, g.loc[u], self.side) if v != u]
            if shaken(g, u):
                if g.relief == g.loc[u]:
                    return 1.5  # 11.2.2c: now or not at all
                return 0.2 if any(not shaken(g, v) for v in others) else -1.0
            return 0.3 if self.attacker and others else -1.0
        return 1.0

    def forced(self, u: int) -> float:
        """A forced march pays only far from the enemy, and in an offensive it costs order."""
        far = self.front_far(self.g.loc[u])
        return 1.2 if far >= 9 and not self.g.attacks else -1.0

    def march(self, h: int) -> float:
        """Worth of a hex for the units under way, less that of staying where they are."""
        units = self.g.marching
        if not units:
            return 0.0
        return self.stand(h, units) - self._staying

    @cached_property
    def _staying(self) -> float:
        units = self.g.marching
        here = self.g.loc[units[0]]
        rest = [u for u in fighters_at(self.g, here, self.side) if u not in units]
        held = sum(defence_of(self.g, u) for u in rest) * multiplier(self.g, here, self.side)
        need = 1.5 if self.box.fights[units[0]] and self.threat(here) > 1.5 * held else HABIT
        return self.stand(here, units) + need

    def stand(self, h: int, units: Sequence[int]) -> float:
        """What it is worth to have these units stand in a hex."""
        lead = units[0]
        stack, small = self._stack_with(h, units)
        crowded = 8.0 if stack > 4 or small > 2 else 0.0
        if self._last:
            return PRIZE * self._counted(h, units) - crowded
        if not self.box.fights[lead]:
            return self._support_stands(h, lead)
        g, box = self.g, self.box
        if g.retreating >> lead & 1:
            return self._home(h) - crowded
        value = self.pull(h) - crowded
        far = self.front_far(h)
        value -= 0.25 * max(0, far - (1 if self.attacker else 2))
        if not self.fed >> h & 1:
            value -= 3.0
        elif not self.command >> h & 1:
            value -= 0.8
        if g.scene.trench >> h & 1:
            value += 0.8
        if self.attacker and not g.occ[self.enemy] >> h & 1:
            value += PRIZE * self._prizes.get(h, 0.0)
        value += 0.3 * box.left[h] + (0.5 if box.times[h] > 1 else 0.0)
        return value + self._contact(h, units, far) + self._watch(h, units, far)

    @cached_property
    def _last(self) -> bool:
        """SC5.21: whether this is the march after which it is counted, and nothing else matters."""
        g = self.g
        return g.scene.rule == "SC5" and g.turn == g.scene.last_turn and g.sequence == 3

    def _counted(self, h: int, units: Sequence[int]) -> float:
        """What the side would have in points if these stood in a hex."""
        twin = self.g.copy()
        for u in units:
            put(twin, u, h)
        if self.box.fights[units[0]]:
            twin.held[self.side] |= 1 << h
            twin.held[self.enemy] &= ~(1 << h)
        return margin(twin) if self.side == scorer(twin) else -margin(twin)

    def _watch(self, h: int, units: Sequence[int], far: int) -> float:
        """What it is worth that these and nobody else are in a town of theirs, with the enemy near."""
        value = self.g.scene.objectives[scorer(self.g)].get(h, 0)
        if not value or far > RAID or not self.g.held[self.side] >> h & 1:
            return 0.0
        others = any(u not in units for u in fighters_at(self.g, h, self.side))
        return 0.0 if others else WATCH * value

    def _home(self, h: int) -> float:
        """Near to where supply comes from, and away from the enemy."""
        return -0.5 * self._way_home(h) - (0.4 if self.fronts >> h & 1 else 0.0)

    def _stack_with(self, h: int, units: Sequence[int]) -> tuple[int, int]:
        stack, small = crowd(self.g, h, self.side)
        for u in units:
            if self.g.loc[u] != h:
                stack += points_of_stack(self.g, u)
                small += self.box.bulk[u] == "detachment"
        return stack - sum(points_of_stack(self.g, u) for u in self._relieved(h, units)), small

    def _relieved(self, h: int, units: Sequence[int]) -> list[int]:
        """11.2.2c: the worn units of a hex that may go as soon as these have come."""
        g = self.g
        there = [u for u in fighters_at(g, h, self.side) if u not in units]
        if g.phase != "move" or not zoc(g, self.enemy) >> h & 1 or any(shaken(g, u) for u in units):
            return []
        back = self.box.map.steps.around(1 << h) & g.scene.area & ~(zoc(g, self.enemy) | g.occ[self.enemy])
        stays = any(not shaken(g, u) or g.moved >> u & 1 or g.planned >> u & 1 or u in g.frozen for u in there)
        return there if back and not stays else []

    def _contact(self, h: int, units: Sequence[int], far: int) -> float:
        """What standing beside the enemy is worth: a hole closed, a threat met, an attack made possible."""
        g = self.g
        if far > 1:
            hole = far <= 2 and not zoc(g, self.side) >> h & 1
            return 0.6 if hole else 0.0
        worn = self._relieved(h, units)
        held = bool([u for u in fighters_at(g, h, self.side) if u not in units and u not in worn])
        value = (0.0 if held else 0.5) + RELIEF * len(worn)
        threat, defence = self.threat(h), self.holds(h, units)
        if threat > 1.5 * defence:
            value -= 0.4 + 0.06 * (threat - 1.5 * defence)
        elif held and not self.attacker:
            value += 0.3
        if self.attacker:
            value += self._chance(h, units)
        return value

    def _chance(self, h: int, units: Sequence[int]) -> float:
        """How much better some attack gets if these units stand in a hex."""
        g, box = self.g, self.box
        more = sum(attack_of(g, u) for u in units if box.fights[u])
        best = 0.0
        for n in box.map.linked[h]:
            if g.occ[self.enemy] >> n & 1:
                friends = {u for m in box.map.linked[n] for u in fighters_at(g, m, self.side) if not shaken(g, u)}
                attack = sum(attack_of(g, u) for u in friends - set(units))
                there = max(1, sum(defence_of(g, u) for u in fighters_at(g, n, self.enemy)))
                there *= multiplier(g, n, self.enemy)
                shift = offensive_modifier(g, n) - box.left[n]
                half = 0.5 if (h, n) in box.ridge else 1.0
                before = _clamp(attack / there + shift, -1.0, 5.0)
                after = _clamp((attack + half * more) / there + shift, -1.0, 5.0)
                best = max(best, (after - before) * (0.6 + 0.3 * self._ground_worth(n)) + 0.1 * after)
        return best

    def _support_stands(self, h: int, u: int) -> float:
        """Guns within reach of the enemy and out of his; headquarters behind the middle of their men."""
        g, box = self.g, self.box
        if g.retreating >> u & 1:
            return self._home(h)
        far = self.front_far(h)
        guarded = bool(fighters_at(g, h, self.side))
        value = -4.0 if far <= 1 and not guarded else (-0.1 if far <= 2 and not guarded else 0.0)
        if box.is_gun[u]:
            reach = box.near(h, box.range[u]) & g.occ[self.enemy]
            fought = (reach & self._fought).bit_count()
            return value + min(3.0, 0.5 * fought + 0.1 * reach.bit_count()) - 0.3 * max(0, far - box.range[u] + 1)
        if box.kind[u] == "hq":
            near = box.near(h, max(2, box.radius[u] // 2)) & g.occ[self.side]
            road = 0.5 if (box.on_road | box.on_rail) >> h & 1 else 0.0
            return value + 0.15 * near.bit_count() + road - 0.3 * abs(far - 5)
        return value

    @cached_property
    def _fought(self) -> int:
        """Enemies that somebody stands beside."""
        return self.box.map.steps.around(self.g.occ[self.side]) & self.g.occ[self.enemy]

    def through(self, h: int) -> float:
        """To a bank, where a footbridge would lead to somebody."""
        units = self.g.marching
        return self.march(h) - 0.1 if self.attacker and self._banks(h, units) else NEVER

    def _banks(self, h: int, units: Sequence[int]) -> bool:
        g = self.g
        near = self.front_far(h) <= 3
        return near and any(
            self._useful(c) for c in self.box.crossings_of.get(h, ()) if g.scene.area >> self.box.crossings[c][1] & 1
        )

    def _useful(self, c: int) -> bool:
        """Whether a footbridge there leads over a major river to the enemy or his prizes."""
        a, b = self.box.crossings[c]
        return (a, b) in self.box.major and not bridged(self.g, (a, b), self.side) and self.pull(b) >= self.pull(a)

    def span(self, c: int) -> float:
        g = self.g
        if not self.attacker or not self._useful(c):
            return NEVER
        a, b = self.box.crossings[c]
        good = 4 - span_modifier(g, a, b)
        return 1.5 + 0.2 * good if good >= 1 and left(g, g.marching) >= 2 else -0.5

    # -- combat --------------------------------------------------------------------------------------------------------

    def target(self, h: int) -> float:
        """What an attack on a hex promises if everybody joins who helps."""
        g = self.g
        near = bits(self.box.map.steps.around(1 << h) & g.occ[self.side])
        there = [u for n in near for u in g.stacks[n]]
        units = [u for u in there if self.box.fights[u] and why_not_join(g, Battle(h), u) is None]
        return self._worth(h, bet(g, h, units, tuple(u for u in there if self.box.is_assault[u])[:1]))

    def _worth(self, h: int, found: Bet) -> float:
        """Damage done less damage taken, and the ground."""
        if found.column < 0:
            return NEVER
        value = DAMAGE * (HOLDS * min(found.defender, found.body + 1) - self._thrift * found.attacker)
        return value + found.taken * self._ground_worth(h)

    @cached_property
    def _thrift(self) -> float:
        scene = self.g.scene
        return SPEND + SAVE * (scene.last_turn - self.g.turn) if self.attacker else THRIFT

    def _ground_worth(self, h: int) -> float:
        """What it is worth to take a hex from the enemy, or to keep it: a prize, a piece of the line."""
        g = self.g
        value = 0.5 + PRIZE * g.scene.objectives[scorer(g)].get(h, 0)
        if g.scene.rule in ("SC0", "SC2") and g.scene.trenches[EN] >> h & 1:
            value += PRIZE
        return value + (LINE if g.scene.trench >> h & 1 else 0.0)

    def join(self, u: int) -> float:
        """Whoever makes the odds better joins, and somebody who can go on if the guns shake the others; the first is
        the best leader."""
        g, b = self.g, self._battle
        if not b.attackers:
            return 1.0 + morale(g, u) + 0.1 * attack_of(g, u) + (2.0 if self.command >> g.loc[u] & 1 else 0.0)
        now, then = self._column(b.attackers), self._column((*b.attackers, u))
        worse = 0.5 if morale(g, u) <= 3 and min(morale(g, v) for v in b.attackers) > 3 else 0.0
        spare = 0.4 if len(b.attackers) < 3 and morale(g, u) >= 4 else 0.0
        return 0.4 + then - now - worse + spare if now < ENOUGH else -1.0

    def _column(self, units: tuple[int, ...]) -> float:
        g, b = self.g, self._battle
        twin = Battle(b.hex, attackers=units, assault=b.assault, defenders=b.defenders)
        front = leads(g, twin)
        lead = max(front, key=lambda u: morale(g, u)) if front else -1
        found = odds(g, twin, lead, best_lead(g, b.defenders))
        return found.raw + sum(one.by for one in found.shifts) + min(0.9, found.attack / max(1, found.defence) % 1)

    @property
    def _battle(self) -> Battle:
        assert self.g.battle is not None
        return self.g.battle

    def use(self, a: int) -> float:
        """One assault troop, where the odds are not overwhelming."""
        b = self._battle
        return 1.2 if not b.assault and self._column(b.attackers) < 7 else -1.0

    def gun(self, u: int) -> float:
        """Guns until more would do nothing."""
        b = self._battle
        defends = self.side != self.g.side
        have = bombardment(self.g, b, defends)
        planned = 0.3 if self.g.planned >> u & 1 else 0.0
        return 1.0 + planned if have < (4 if defends else GUNS_ENOUGH) else -1.0

    def counter(self, u: int) -> float:
        """Guns against guns: an attacker shaken by fire does not attack; a defender in trenches does better to fire."""
        b = self._battle
        if self.side == self.g.side:
            return 1.0 if bombardment(self.g, b, True) > 0 else -1.0
        covered = self.g.scene.trench >> b.hex & 1
        return 1.0 if bombardment(self.g, b, False) >= 4 and not covered else -1.0

    def lead(self, u: int) -> float:
        return morale(self.g, u) + 0.2 * self.g.left[u]

    def lose(self, u: int) -> float:
        """The cheapest loss: not a last step, not the best men."""
        last = 0.8 if self.g.left[u] == 1 else 0.0
        full = 0.3 if is_full(self.g, u) else 0.0
        return -last - full - 0.12 * morale(self.g, u) - 0.04 * attack_of(self.g, u)

    def back(self, hexes: int) -> float:
        """Ground for men."""
        g, b = self.g, self._battle
        there = fighters_at(g, b.hex, self.side)
        damage = max(0, b.hurt[1] - 3 * hexes)
        body = sum(g.left[u] * step_cost(g, u) for u in there)
        value = -DAMAGE * min(damage, body) - (1.5 if damage >= body else 0.0)
        if hexes:
            value -= self._ground_worth(b.hex) + 0.25 * hexes
            supports = [u for u in g.stacks.get(b.hex, ()) if self.box.is_gun[u] or self.box.kind[u] == "hq"]
            value -= 1.5 * len(supports)
        if hexes >= 2:
            value -= 0.35 * len(there)
        return value

    def fall(self, h: int) -> float:
        g = self.g
        units = g.falls[0].units if g.falls else ()
        stack, _ = self._stack_with(h, units)
        value = 0.6 * (g.scene.trench >> h & 1) + 0.2 * self.box.left[h] - (3.0 if stack > 4 else 0.0)
        value -= 2.0 * (zoc(g, self.enemy) >> h & 1 and not g.occ[self.side] >> h & 1)
        return value + 0.3 * (self.fed >> h & 1) + 0.1 * self.front_far(h)

    def advance(self, u: int) -> float:
        """Into the hex, as far as it has room and can be held."""
        g, h = self.g, self._battle.hex
        stack, _ = self._stack_with(h, (u,))
        if stack > 4:
            return NEVER
        alone = not fighters_at(g, h, self.side)
        here = self.threat(g.loc[u])
        left_open = not [v for v in fighters_at(g, g.loc[u], self.side) if v != u] and here > 0
        return (1.0 if alone else 0.4) - (0.5 if left_open else 0.0) + 0.05 * defence_of(g, u)

    def on(self, h: int) -> float:
        units = self._battle.push
        return self.stand(h, units) - self.stand(self.g.loc[units[0]], units)

    # -- the rest ------------------------------------------------------------------------------------------------------

    def mark(self, u: int) -> float:
        """Disengagement for who is out of supply or would be broken."""
        g = self.g
        weak = self.threat(g.loc[u]) > 3 * self.holds(g.loc[u], (u,))
        goes = (g.starving | g.retreating) >> u & 1
        return 0.5 if goes or (weak and not self.attacker) else -1.0

    def reserve(self, u: int) -> float:
        return 0.5 if self.front_far(self.g.loc[u]) <= 6 else -0.5

    def blow(self, i: int) -> float:
        """A defender's bridges go when the enemy is on them, or as soon as nobody needs them any more."""
        if self.attacker or not self.box.bridges[i].major:
            return -1.0 if self.attacker else -0.3
        home, gate = sorted(self.box.bridges[i].ends, key=self._way_home)
        near, beyond = self.box.far(home), self.box.far(gate)
        there = [self.g.loc[u] for u in on_map(self.g, self.side) if self.box.fights[u]]
        left = any(beyond[h] < near[h] and beyond[h] <= REARGUARD for h in there)
        return -0.3 if left and self.front_far(gate) > 1 else 0.6

    def _way_home(self, h: int) -> int:
        return min((self.box.far(s)[h] for s in bits(self.g.scene.sources[self.side])), default=0)

    def mend(self, i: int) -> float:
        return 1.0 if self.attacker else -0.5

    def plan(self, u: int) -> float:
        """Guns that reach most of the enemy's front."""
        reach = self.box.near(self.g.loc[u], self.box.range[u]) & self.g.occ[self.enemy]
        return float(reach.bit_count())

    def observe(self, h: int) -> float:
        """Where there will be fighting."""
        g = self.g
        if g.occ[self.enemy] >> h & 1:
            near = self.box.map.steps.around(1 << h) & g.occ[self.side]
            return 0.5 + 0.2 * near.bit_count() if near else -0.5
        return 0.3 + 0.02 * self.threat(h) if self.fronts >> h & 1 and g.occ[self.side] >> h & 1 else -0.5

    def bomb(self, h: int) -> float:
        return self.observe(h) + 0.2

    def crowd(self, h: int) -> float:
        return 0.1 * len(self.g.stacks.get(h, ()))

    def silence(self, u: int) -> float:
        far = self.front_far(self.g.loc[u]) if self.g.loc[u] < OFF else 9
        return float(far if self.side == CP else -far)

    def starve(self, u: int) -> float:
        return 0.1 * defence_of(self.g, u)

    def evacuate(self, u: int) -> float:
        return 0.5 if self.front_far(self.g.loc[u]) <= 5 else -0.5

    def withdraw(self, u: int) -> float:
        """Out of the bag, unless the enemy is far and the river near."""
        g = self.g
        return 0.5 if not g.scene.west >> g.loc[u] & 1 else -0.5

    def free(self, u: int) -> float:
        """Reserves are called when the enemy is near."""
        price = self.g.scene.frozen_price.get(self.g.turn, 0)
        return 1.0 if self.front_far(self.g.loc[u]) <= 5 - 2 * price else -1.0

    def shift_to(self, h: int) -> float:
        """Where a gun in Offensive mode reaches more."""
        return 0.1 * (self.box.near(h, 5) & self.g.occ[self.enemy]).bit_count()

    def arrive(self, h: int) -> float:
        stack, _ = crowd(self.g, h, self.side)
        return self.pull(h) - (3.0 if stack >= 2 else 0.0) - 0.1 * self.front_far(h)

    def to(self, h: int) -> float:
        return self.march(h) if self.g.marching else self.shift_to(h)


def _clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


def best_lead(g: State, units: Sequence[int]) -> int:
    return max(units, key=lambda u: morale(g, u), default=-1)


def _nothing(eyes: Eyes, noun: int) -> float:
    return 0.0


def _always(value: float) -> Callable[[Eyes, int], float]:
    return lambda eyes, noun: value


_BARE: Final = {
    "done": 0.0, "stay": 0.0, "halt": 0.0, "join_all": NEVER, "all_guns": NEVER, "claim": 1.0, "rommel": 1.5,
    "withdraw_all": -1.0, "exit": 5.0,
}  # fmt: skip

_BY_VERB: Final[dict[str, Callable[[Eyes, int], float]]] = {
    "move": Eyes.unit, "force": Eyes.forced, "to": Eyes.to, "with": _always(NEVER), "through": Eyes.through,
    "span": Eyes.span, "at": Eyes.arrive, "attack": Eyes.target, "join": Eyes.join, "use": Eyes.use, "gun": Eyes.gun,
    "counter": Eyes.counter, "lead": Eyes.lead, "lose": Eyes.lose, "spend": _always(0.1), "shake": Eyes.lose,
    "give_up": Eyes.lose, "back": Eyes.back, "fall": Eyes.fall, "alone": _always(-1.0), "advance": Eyes.advance,
    "on": Eyes.on, "exploit": Eyes.lead, "mark": Eyes.mark, "reserve": Eyes.reserve, "disengage": Eyes.lead,
    "blow": Eyes.blow, "mend": Eyes.mend, "burn": _always(1.0), "plan": Eyes.plan, "bruchmuller": Eyes.plan,
    "fly": _always(0.2), "observe": Eyes.observe, "bomb": Eyes.bomb, "strafe": _always(1.0),
    "interdict": _always(-0.2), "crowd": Eyes.crowd, "cut": _always(0.5), "silence": Eyes.silence,
    "starve": Eyes.starve, "evacuate": Eyes.evacuate, "withdraw": Eyes.withdraw, "rally": _always(-1.0),
    "free": Eyes.free, "shift": _always(0.05), "swap": _always(NEVER), "take_up": _always(-0.5),
    "load": _always(-1.0), "unload": _always(1.0), "misdirect": _always(0.5), "confuse": Eyes.lose,
    "unmark": Eyes.lead, "exchange": _always(-1.0), "deploy": _always(0.6),
}  # fmt: skip
