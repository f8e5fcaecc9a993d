"""What a column should do next: feed itself, march, besiege, hunt, get out of the way. Numbers are victory points for a
campaign point, as a practised player would guess them; none of them is a rule.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from math import exp
from typing import Final, NamedTuple

from .box import Box
from .columns import size_class, size_of
from .forage import find, modifier
from .glance_know import (
    DUG_IN, FAR, REACH, Strength, believed, garrison_guns, garrison_steps, mean_hits, odds, strength, ways_of,
)  # fmt: skip
from .joining import own_garrison, rides
from .kinds import ABILITIES, ACTION
from .patrol import beside
from .state import (
    State, acting, batteries, column, columns_of, count, is_full, is_infantry, is_regiment, now, patrols_of, siege_by,
    steps,
)  # fmt: skip
from .surrender import fire_of, superiority, target

NEVER: Final = -9.0
STEP: Final = 0.7
"""What a step is worth."""
ROUND: Final = 4.2
"""Campaign points of a usual card."""
MEALS: Final = (1.0, 2.1, 3.5)
"""Baggage that a usual card costs a small, a medium and a large column."""
NEARNESS: Final = (1.0, 0.9, 0.7, 0.45, 0.2, 0.0)
"""How likely it is that who stands so many links away comes."""
ALONE: Final = 1.5
"""What two columns do more than one that is made of both: each has a card of its own."""
KEPT: Final = 8
"""Steps of foot that a column keeps for itself."""
TRAIN: Final = 4
"""Batteries of a siege train."""
REMNANT: Final = 6
"""Steps of a column that should seek shelter."""
FEAR: Final = 0.15
"""How likely a stronger enemy comes in a round who could: most have other things to do."""
COMES: Final = 0.7
"""The same if he is next door, and a place of his is besieged."""
SAFE: Final = (0.1, 0.3)
"""What it counts to be out of his way: with points left to go on, and without many."""
USUAL: Final = 0.8
"""What a column earns with a campaign point, as a rule."""
LASTS: Final = 20.0
"""Rounds after which a place is likely to have changed hands again."""
MAJOR: Final = 10.0
MINOR: Final = 3.5
"""What a battle is worth to its winner, points and spoils."""


class Goal(NamedTuple):
    """Somewhere to go: what it promises for a campaign point."""

    rate: float
    space: int
    kind: str
    """siege, forage, hunt, join or none."""


class Threat(NamedTuple):
    """A stronger enemy column."""

    away: tuple[int, ...]
    """How far all spaces are from it."""
    weight: float
    """What it costs to be caught."""
    soon: float
    """How likely it moves first."""


@cache
def _finds(box: Box, more: int) -> tuple[tuple[int, float], ...]:
    """Baggage found with a modifier, and how likely."""
    found: dict[int, float] = {}
    for die in range(10):
        bp, _ = find(box, die + more)
        found[bp] = found.get(bp, 0.0) + 0.1
    return tuple(found.items())


@cache
def _around(box: Box, space: int) -> tuple[int, ...]:
    """Spaces not more than four links away."""
    return tuple(other for other, links in enumerate(box.distances[space]) if 0 < links <= 4)


@cache
def _nearest(box: Box, space: int) -> tuple[int, ...]:
    """Places that can be besieged, nearest first."""
    away = box.distances[space]
    return tuple(sorted((s for s in box.fortified if not box.neutral[s]), key=lambda s: away[s]))


@cache
def _success(box: Box, more: int) -> float:
    return sum(chance for bp, chance in _finds(box, more) if bp)


class Outlook(NamedTuple):
    """How a siege is likely to go."""

    rounds: float
    first: float
    """How likely the first offer is accepted."""
    refused: float
    """How likely the last one is not."""
    storm: float
    """Steps that an assault costs."""
    worn: float
    """Steps lost before it."""


@cache
def _storm(box: Box, kind: int, held: int, guns: int, doubled: bool) -> float:
    """11.6b, 11.8b: hits of a place that is stormed."""
    return mean_hits(box, 2 * held * (2 if doubled else 1) + box.forts[kind].artillery + fire_of(box, guns))


@lru_cache(maxsize=8192)
def _outlook(
    box: Box, kind: int, held: int, guns: int, double: bool, batteries: int, left: int, fresh: bool
) -> Outlook | None:
    """A siege of a kind of place with so many steps and guns, by so many batteries; None: it leads nowhere."""
    fort = box.forts[kind]
    walls = fort.artillery + fire_of(box, guns)
    against = mean_hits(box, walls) + (0.5 if held >= 2 else 0.0)
    a_round = (ROUND - 0.9) * (2 if double else 1) + mean_hits(box, fire_of(box, batteries)) - 0.7 * against
    if a_round < 0.5:
        return None
    rounds = left / a_round
    needed = target(box, held) - fort.surrender - superiority(fire_of(box, batteries), walls)
    first = min(1.0, max(0.0, (10 - needed) / 10)) if fresh else 0.0
    refused = 1 - min(1.0, max(0.0, (10 - needed + box.offer_modifier["works"]) / 10))
    return Outlook(rounds, first, refused, _storm(box, kind, held, guns, False), 0.3 * against * rounds)


def _threat(chance: float) -> float:
    """How much an enemy is to be feared who is beaten with that chance."""
    return max(0.0, min(1.0, 2.5 * (0.45 - chance)))


def fight(box: Box, ours: Strength, theirs: Strength, chance: float) -> float:
    """What a battle promises (12.1, major or minor): points and spoils, and steps lost on both sides."""
    big = min(ours.regiments, theirs.regiments) >= 10 and min(ours.horse, theirs.horse) >= 2
    wings = 3 if big else 1
    fallen = min(ours.steps, wings * mean_hits(box, theirs.fire // wings) + mean_hits(box, 4 * theirs.guns))
    felled = min(theirs.steps, wings * mean_hits(box, ours.fire // wings) + mean_hits(box, 4 * ours.guns))
    return (2 * chance - 1) * (MAJOR if big else MINOR) + 0.8 * STEP * (felled - fallen)


class Field:
    """A column of a side, and what it can do from where it stands."""

    def __init__(self, g: State, side: int, c: int) -> None:
        self.g, self.box, self.side, self.c = g, g.box, side, c
        self.column = column(g, c)
        self.at = self.column.at
        self.setup = g.setup
        self.enemies = list(columns_of(g, 1 - side))
        self.own = strength(self.box, self.column.troops)

    @cached_property
    def left(self) -> int:
        """Rounds that are left, this one included."""
        return (self.setup.last_turn - self.g.turn + 1) * self.box.rounds + 1 - self.g.round

    # -- baggage ----------------------------------------------------------------------------------------------------

    @cached_property
    def due(self) -> int:
        """Baggage to be paid at the end of this activation, or of a usual one."""
        act = self.g.act
        if act is None or act.column != self.c:
            return round(self.meal)
        return int(self.box.card_bp[act.card][size_class(self.box, act.size)] + act.owed)

    @cached_property
    def meal(self) -> float:
        return MEALS[size_class(self.box, size_of(self.g, self.c))]

    def food(self, more: int, later: float = 1.0) -> float:
        """What so much more baggage is worth now: hunger first, then the rounds to come, then nothing."""
        have, value, after = self.column.bp, 0.0, self.left - 1
        besieging = siege_by(self.g, self.c) >= 0
        for bp in range(have, have + more):
            if bp < self.due:
                value += STEP + 0.2
            elif bp < self.due + self.meal * min(later, after):
                value += 0.5
            elif bp < self.due + self.meal * min(3 if besieging else 2, after):
                value += 0.25 if besieging else 0.15
        return value

    def _forage(self, more: int, space: int) -> float:
        """What a forage with a modifier promises."""
        value = sum(chance * self.food(bp) for bp, chance in _finds(self.box, more) if bp)
        if self.box.region[space] in self.setup.home[1 - self.side]:
            value += _success(self.box, more) * self.box.victory["forage"]
        return value

    @cached_property
    def forage(self) -> float:
        """What a forage here promises, for the active column."""
        return self._forage(modifier(self.g, False), self.at)

    @cached_property
    def scorch(self) -> float:
        """The same by the card: more at once, then nothing."""
        value = self._forage(modifier(self.g, True), self.at)
        if self.g.forage[self.at] == 0:
            value -= 0.5 * self._forage(modifier(self.g, False) - 2, self.at)
        return value + (0.3 if self.box.region[self.at] in self.setup.home[1 - self.side] else -0.3)

    # -- enemies ----------------------------------------------------------------------------------------------------

    @cached_property
    def chances(self) -> dict[int, float]:
        """How likely this column beats each enemy column."""
        found = {}
        for e in self.enemies:
            theirs = believed(self.g, self.side, e)
            dug = DUG_IN if siege_by(self.g, e) >= 0 else 1.0
            found[e] = odds(self.own.power, theirs.power * dug)
        return found

    def together(self, other: int) -> float:
        """4.2: what it saves to be one army where stronger enemies are near: a column fights alone (12.0b)."""
        g, away = self.g, self.box.distances[self.at]
        ally = strength(self.box, column(g, other).troops)
        value = -ALONE
        for e in self.enemies:
            if (links := away[column(g, e).at]) <= 2:
                theirs = believed(g, self.side, e).power
                apart = _threat(odds(self.own.power, theirs)) + _threat(odds(ally.power, theirs))
                value += self.price * NEARNESS[links] * (apart - 2 * _threat(odds(self.own.power + ally.power, theirs)))
        return value

    # -- one's own places ---------------------------------------------------------------------------------------------

    @cached_property
    def pressed(self) -> float:
        """How near an enemy is who could besiege the place where the column stands."""
        g, away, least = self.g, self.box.distances[self.at], self.box.fort[self.at].lay
        able = [e for e in self.enemies if believed(g, self.side, e).foot >= least]
        return max((NEARNESS[min(5, away[column(g, e).at])] for e in able), default=0.0)

    @cached_property
    def lacking(self) -> int:
        """5.2b: steps of foot that the garrison here should have from the column, for who may come, and what for (T.d).
        Not all its foot goes."""
        held, fort, spare = own_garrison(self.g), self.box.fort[self.at], self.own.foot - KEPT
        if held is None or spare < 2:
            return 0
        here, stake = steps(held.troops), self.stake(self.at)
        best, most = 0, 0.0
        for more in range(2, min(spare, fort.garrison - here) + 1, 2):
            yields = 0.1 * (target(self.box, here + more) - target(self.box, here)) * stake
            value = self.pressed * (yields + 0.5 * STEP * more) - 0.4 * STEP * more
            if value > most + 0.5:
                best, most = more, value
        return best

    @cached_property
    def trains(self) -> bool:
        """4.2a: whether guns of the garrison here are of more use with the column."""
        held = own_garrison(self.g)
        few = self.own.foot >= KEPT and self.own.guns < TRAIN and not rides(self.g)
        return held is not None and few and self.pressed < 0.3 and batteries(held.troops) > 0

    def danger(self, space: int) -> float:
        """What stronger enemies near a space may cost."""
        if not self._threats:
            return 0.0
        value = 0.0
        for one in self._threats:
            if one.away[space] <= 4:
                value += one.weight * NEARNESS[one.away[space]]
        return value

    def peril(self, space: int) -> float:
        """11.1g, 12.0c: how likely a stronger enemy next door lifts a siege: rather if he has not moved yet."""
        near = (one.weight / self.price * one.soon for one in self._threats if one.away[space] <= 1)
        return COMES * max(near, default=0.0)

    @cached_property
    def price(self) -> float:
        """12.0c: what it costs to be caught by a stronger enemy."""
        return 3.0 + 0.5 * min(6, self.column.bp)

    @cached_property
    def _threats(self) -> list[Threat]:
        """Stronger enemies."""
        found = []
        for e, chance in self.chances.items():
            if chance < 0.45:
                his = column(self.g, e)
                soon = 0.5 if his.done else 1.0
                found.append(Threat(self.box.distances[his.at], self.price * _threat(chance), soon))
        return found

    def hunt(self, e: int) -> float:
        """What offering battle to an enemy column promises; he refuses if he is much weaker (12.0c)."""
        chance = self.chances[e]
        value = fight(self.box, self.own, believed(self.g, self.side, e), chance)
        besieged = siege_by(self.g, e)
        relief = 0.0 if besieged < 0 else 0.4 * self.stake(besieged)
        if chance > 0.7:  # he will rather refuse
            value = min(value, 4.5)
        return value + relief * chance

    # -- sieges -----------------------------------------------------------------------------------------------------

    @cached_property
    def lasting(self) -> float:
        """1.1a, 3.5a: points for who holds a place in the end are his who takes it last."""
        return exp(-self.left / LASTS)

    def prize(self, space: int) -> float:
        """What a place is worth to its captor."""
        fort, held = self.box.fort[space], self.g.garrisons[space]
        value = (fort.vp_neutral if held is None else fort.vp_enemy) + 0.3 * fort.bp_surrender
        if space in self.setup.control_vp:
            value += self.lasting * self.setup.control_vp[space] * (2 if held is not None else 1)
        return value + (1.0 if fort.initiative and self.g.initiative != self.side else 0.0)

    def stake(self, space: int) -> float:
        """What it costs to lose a place."""
        return self.box.fort[space].vp_enemy + 2 * self.lasting * self.setup.control_vp.get(space, 0)

    def stormed(self, space: int, doubled: bool) -> float:
        """Hits that a storm of a place is believed to cost."""
        held, guns = garrison_steps(self.g, self.side, space), garrison_guns(self.g, self.side, space)
        return _storm(self.box, self.box.type[space], held, guns, doubled)

    def siege(self, space: int, left: int, fresh: bool) -> tuple[float, float]:
        """What is left to win of a siege, and how many rounds it will last: `left` works, `fresh`: an offer to come."""
        g, kind = self.g, self.box.type[space]
        fort = self.box.forts[kind]
        held, guns = garrison_steps(g, self.side, space), garrison_guns(g, self.side, space)
        seen = _outlook(self.box, kind, held, guns, self.own.foot >= fort.double, self.own.guns, max(0, left), fresh)
        if seen is None:
            return -1.0, 20.0
        refused = seen.refused * (2 if self.own.steps < seen.storm + fort.keep / 2 else 1)
        begins = 0 if siege_by(g, self.c) == space else fort.siege_bp
        hunger = max(0.0, seen.rounds * self.meal + begins - self.column.bp - 1.6 * (2 - g.forage[space]))
        if self.own.steps - seen.worn - hunger < fort.keep:  # 11.0c: hunger would end it
            return -1.0, 20.0
        cost = refused * (STEP * seen.storm + 0.5 * fort.assault_bp) + STEP * (seen.worn + hunger)
        value = self.prize(space) - (1 - seen.first) * cost - 0.5 * begins
        return value, 0.3 + (1 - seen.first) * seen.rounds

    @cached_property
    def under_way(self) -> float:
        """What going on with one's own siege promises for a campaign point; NEVER without one."""
        space = siege_by(self.g, self.c)
        if space < 0:
            return NEVER
        siege = self.g.sieges[space]
        value, rounds = self.siege(space, siege.required - siege.built, False)
        if rounds * ROUND > self.cp:
            value -= self.peril(space) * (value + self.price)
        return value / (max(0.5, rounds) * ROUND) - FEAR * self.danger(space) / ROUND

    # -- where to ----------------------------------------------------------------------------------------------------

    @cached_property
    def ways(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return ways_of(self.g, self.column, self.side)

    @cached_property
    def cp(self) -> float:
        act = self.g.act
        return act.cp if act is not None and act.column == self.c else ROUND

    @cached_property
    def goal(self) -> Goal:
        """The best of all that could be done somewhere."""
        best = max(self._places(), self._meals(), self._prey(), self._friends())
        return best if best.rate > 0.08 else Goal(0.0, self.at, "none")

    def _places(self) -> Goal:
        """The place that is best besieged next."""
        g, away, foot = self.g, self.ways[0], self.own.foot
        rate, found = 0.0, -1
        taken = {column(g, c).at for c in columns_of(g, self.side) if c != self.c}
        taken |= {column(g, e).at for e in self.enemies if not column(g, e).declined}
        taken |= g.sieges.keys()
        control = self.setup.control_vp
        for space in _nearest(self.box, self.at):
            far = away[space]
            if far > REACH:
                continue
            fort = self.box.fort[space]
            if foot < fort.lay + 2 * (far > 0):
                continue
            held = g.garrisons[space]
            if held is None:
                most = fort.vp_neutral
            elif held.side != self.side:
                most = fort.vp_enemy
            else:
                continue
            if (most + 3.5) / (far + 0.5 * ROUND) <= rate and space not in control:
                continue
            if space in taken:
                continue
            value, rounds = self.siege(space, fort.works, not g.rejected >> space & 1)
            if rounds + far / ROUND > self.left:
                continue
            if far + rounds * ROUND > self.cp:
                value -= self.peril(space) * (value + self.price)
            new = (value - FEAR * self.danger(space) * rounds) / (far + max(0.5, rounds) * ROUND)
            if new > rate:
                rate, found = new, space
        return Goal(rate, found, "siege")

    def _meals(self) -> Goal:
        """The space that is best foraged next."""
        g, away, cp = self.g, self.ways[0], self.cp
        rate, found = 0.0, -1
        hungry = 1.4 * min(0.9, self.food(2) / 2)
        home = self.setup.home[1 - self.side]
        table = self.box.forage_modifier
        card = g.act.card if g.act is not None and g.act.column == self.c else -1
        poor = table["poor_forage"] if card >= 0 and self.box.card_action[card] == ACTION["poor-forage"] else 0
        for space in _around(self.box, self.at):
            far, marked = away[space], g.forage[space]
            if far > 6 or marked == 2 or (far >= cp and self.left == 1):
                continue
            worth = hungry if far < cp else hungry / 2
            if self.box.region[space] in home:
                worth += 1
            held = g.garrisons[space]
            if worth <= rate * (far + 2 - marked) / 1.6 or (held is not None and held.side != self.side):
                continue
            if any(column(g, e).at == space for e in self.enemies):
                continue
            more = self.box.land[space] + poor + (table["forage_1"] if marked else 0)
            if g.patrols:
                more += table["enemy_patrol"] * beside(g, space, 1 - self.side)
            gain = _success(self.box, more) * worth * (1.0 if marked else 1.6)
            new = (gain - FEAR * self.danger(space)) / (far + 2 - marked)
            if new > rate:
                rate, found = new, space
        return Goal(rate, found, "forage")

    def _prey(self) -> Goal:
        """The enemy column that is best fought."""
        rate, found = 0.0, -1
        for e, chance in self.chances.items():
            if chance < 0.53 or column(self.g, e).declined:
                continue
            at = column(self.g, e).at
            far = self.ways[0][at]
            if far > self.cp + ROUND:
                continue
            sure = 1.0 if far < self.cp else 0.4
            new = sure * self.hunt(e) / (far + 2)
            if new > rate:
                rate, found = new, at
        return Goal(rate, found, "hunt")

    def _friends(self) -> Goal:
        """A remnant seeks the nearest column that can take it in."""
        if self.own.steps > REMNANT:
            return Goal(0.0, -1, "join")
        near = [(self.ways[0][column(self.g, c).at], c) for c in columns_of(self.g, self.side) if c != self.c]
        far, c = min(near, default=(FAR, -1))
        return Goal(0.6, column(self.g, c).at, "join") if far < REACH else Goal(0.0, -1, "join")

    @cached_property
    def stays(self) -> bool:
        """Whether a siege goes on: better than whatever else there is to do, and the enemy not too strong."""
        rate = self.under_way
        return rate > 0.05 and (rate > 1.2 or rate + 0.3 > self.goal.rate)

    def march(self, space: int) -> float:
        """What it promises to march to the next space."""
        if self.under_way > NEVER and self.stays:
            return NEVER
        goal = self.goal
        safer = (self.danger(self.at) - self.danger(space)) * SAFE[self.cp <= 3]
        if goal.space == self.at or goal.kind == "none":
            return -0.3 + safer
        on_the_way = self.ways[1][goal.space] == space
        return (goal.rate if on_the_way else -0.4) + safer

    # -- the rest of what a column can do ------------------------------------------------------------------------------

    def works(self, cp: int) -> float:
        """How many points to dig with: all, but for an assault's when the works are nearly done."""
        g, act = self.g, acting(self.g)
        siege = g.sieges[self.at]
        fort = self.box.fort[self.at]
        double = act.double or self.own.foot >= fort.double
        left = siege.required - siege.built
        needed = max(1, round(left / (2 if double else 1) + 1.2))
        wanted = needed if needed + fort.assault_cp <= act.cp else act.cp
        return -abs(cp - wanted)

    def offer(self, e: int, surprise: bool) -> float:
        chance = self.chances[e]
        if surprise:
            return fight(self.box, self.own, believed(self.g, self.side, e), chance) - 0.5 if chance > 0.6 else NEVER
        return self.hunt(e) - 0.6 if chance > 0.52 else NEVER

    def escalade(self) -> float:
        """11.6: what it promises to storm now, beyond what the works promise, and the points they would still take."""
        storm = self.stormed(self.at, True)
        siege = self.g.sieges.get(self.at)
        if siege is None or self.own.steps < storm + 4:
            return NEVER
        value, rounds = self.siege(self.at, siege.required - siege.built, False)
        more = self.prize(self.at) - STEP * storm - 0.5 - max(0.0, value - USUAL * max(0.25, rounds) * ROUND)
        return 0.5 * more if more > 0 else NEVER

    def assault(self) -> float:
        storm = self.stormed(self.at, False)
        if self.own.steps < storm + 3:
            return NEVER
        return 0.5 * (self.prize(self.at) - STEP * storm - 0.5 * self.box.fort[self.at].assault_bp)

    @cached_property
    def curious(self) -> bool:
        """9.1b: whether a column that stays where it is does not know what stands next door."""
        g, away = self.g, self.box.distances[self.at]
        if self.cp or not self.stays or self.own.horse < 6 or patrols_of(g, self.c):
            return False
        return any(away[column(g, e).at] == 1 and self.unseen(e) for e in self.enemies)

    def unseen(self, e: int) -> bool:
        """Whether nothing has been seen of an enemy column for a month."""
        note = self.g.notes[self.side].get(e)
        return note is None or now(self.g) - note.turn * self.box.rounds - note.round > self.box.rounds

    def patrols(self) -> float:
        """Horse to help foraging, if the column sits before a place and nobody strong is near; or to see who is."""
        if self.curious:
            return 0.1
        if not self.stays or patrols_of(self.g, self.c) or self.own.horse < 4 or self.danger(self.at) > 0.3:
            return NEVER
        wanted = self.g.forage[self.at] < 2 and self.cp >= 2 and self.forage > 0.5
        return self.forage + 0.1 if wanted else NEVER

    def ability(self, chit: int) -> float:
        """Whether a leader's chit is of use now (6.2)."""
        g, act = self.g, acting(self.g)
        match ABILITIES[chit]:
            case "forced-march":
                far = self.ways[0][self.goal.space] if self.goal.kind in ("siege", "hunt") else 0
                return 0.5 if far >= 3 and self.column.bp > self.due + 2 and not self.stays else NEVER
            case "scorched-earth":
                return self.forage + 0.3 if self.forage > 0.8 and act.cp >= 2 and g.forage[self.at] < 2 else NEVER
            case "bombardment":
                return 3.0 if self.under_way > NEVER and not act.built and self.own.guns >= 2 and act.cp else NEVER
            case "surprise":
                if self.under_way > NEVER and self.escalade() > 1.0 and act.cp:
                    return 3.0
                here = [e for e in self.enemies if column(g, e).at == self.at and self.chances[e] > 0.62]
                return 3.0 if here and act.cp else NEVER
            case "spies":
                return 0.4 if any(e not in g.notes[self.side] for e in self.enemies) else NEVER
            case "initiative":
                return 0.4
            case "recruit":
                return 0.5 if act.cp >= 2 and self.reduced() >= 3 and self.under_way == NEVER else NEVER
            case "rapid-fire":
                here = [e for e in self.enemies if column(g, e).at == self.at and self.offer(e, False) > 0]
                return 9.0 if here and act.cp and self.own.guns else NEVER
        return NEVER

    def reduced(self) -> int:
        return sum(n for kind, n in self.column.troops if is_regiment(kind) and not is_full(kind))

    def joins(self) -> bool:
        """1.4i: whether a detachment can bring a reduced regiment of foot to full strength."""
        bag = self.column.troops
        return any(
            is_infantry(kind) and not is_full(kind) and count(bag, kind // 10 * 10 + 9) for kind, _ in bag
        )  # fmt: skip
