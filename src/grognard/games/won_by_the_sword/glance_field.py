"""What a column should do next: feed itself, march, besiege, hunt, get out of the way. Numbers are victory points for a
campaign point, as a practised player would guess them; none of them is a rule.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final, NamedTuple

from .box import (
    ABILITIES, ACTION, CARD_ACTION, CARD_BP, FORTS, NEUTRAL, POOR, REGION, SETUP, TABLES, TYPE, VILLAGE,
)  # fmt: skip
from .columns import size_class, size_of
from .forage import find, modifier
from .glance_know import (
    FAR, FORTIFIED, Strength, believed, garrison_guns, garrison_steps, mean_hits, odds, strength, ways_of,
)  # fmt: skip
from .patrol import beside
from .state import State, acting, column, columns_of, count, is_full, is_infantry, is_regiment, patrols_of, siege_by
from .surrender import MODIFIER, distances, fire_of, superiority, target

NEVER: Final = -9.0
STEP: Final = 0.7
"""What a step is worth."""
ROUND: Final = 4.2
"""Campaign points of a usual card."""
MEALS: Final = (1.0, 2.1, 3.5)
"""Baggage that a usual card costs a small, a medium and a large column."""
MAJOR: Final = 10.0
MINOR: Final = 3.5
"""What a battle is worth to its winner, points and spoils."""


class Goal(NamedTuple):
    """Somewhere to go: what it promises for a campaign point."""

    rate: float
    space: int
    kind: str
    """siege, forage, hunt or none."""


@cache
def _finds(more: int) -> tuple[tuple[int, float], ...]:
    """Baggage found with a modifier, and how likely."""
    found: dict[int, float] = {}
    for die in range(10):
        bp, _ = find(die + more)
        found[bp] = found.get(bp, 0.0) + 0.1
    return tuple(found.items())


@cache
def _around(space: int) -> tuple[int, ...]:
    """Spaces not more than four links away."""
    return tuple(other for other, links in enumerate(distances(space)) if 0 < links <= 4)


@cache
def _success(more: int) -> float:
    return sum(chance for bp, chance in _finds(more) if bp)


def fight(ours: Strength, theirs: Strength, chance: float) -> float:
    """What a battle promises (12.1, major or minor): points and spoils, and steps lost on both sides."""
    big = min(ours.regiments, theirs.regiments) >= 10 and min(ours.horse, theirs.horse) >= 2
    wings = 3 if big else 1
    fallen = min(ours.steps, wings * mean_hits(theirs.fire // wings) + mean_hits(4 * theirs.guns))
    felled = min(theirs.steps, wings * mean_hits(ours.fire // wings) + mean_hits(4 * ours.guns))
    return (2 * chance - 1) * (MAJOR if big else MINOR) + 0.8 * STEP * (felled - fallen)


class Field:
    """A column of a side, and what it can do from where it stands."""

    def __init__(self, g: State, side: int, c: int) -> None:
        self.g, self.side, self.c = g, side, c
        self.column = column(g, c)
        self.at = self.column.at
        self.setup = SETUP[g.scenario]
        self.enemies = list(columns_of(g, 1 - side))
        self.own = strength(self.column.troops)

    # -- baggage ----------------------------------------------------------------------------------------------------

    @cached_property
    def due(self) -> int:
        """Baggage to be paid at the end of this activation, or of a usual one."""
        act = self.g.act
        if act is None or act.column != self.c:
            return round(self.meal)
        return CARD_BP[act.card][size_class(act.size)] + act.owed

    @cached_property
    def meal(self) -> float:
        return MEALS[size_class(size_of(self.g, self.c))]

    def food(self, more: int, later: float = 1.0) -> float:
        """What so much more baggage is worth now: hunger first, then the next rounds, then nothing."""
        have, value = self.column.bp, 0.0
        besieging = siege_by(self.g, self.c) >= 0
        for bp in range(have, have + more):
            if bp < self.due:
                value += STEP + 0.2
            elif bp < self.due + self.meal * later:
                value += 0.5
            elif bp < self.due + self.meal * (3 if besieging else 2):
                value += 0.25 if besieging else 0.15
        return value

    def _forage(self, more: int, space: int) -> float:
        """What a forage with a modifier promises."""
        value = sum(chance * self.food(bp) for bp, chance in _finds(more) if bp)
        if REGION[space] in self.setup.home[1 - self.side]:
            value += _success(more) * int(TABLES["victory"]["forage"])
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
        return value + (0.3 if REGION[self.at] in self.setup.home[1 - self.side] else -0.3)

    # -- enemies ----------------------------------------------------------------------------------------------------

    @cached_property
    def chances(self) -> dict[int, float]:
        """How likely this column beats each enemy column."""
        found = {}
        for e in self.enemies:
            theirs = believed(self.g, self.side, e)
            dug = 6.0 if siege_by(self.g, e) >= 0 else 0.0  # 11.11c
            found[e] = odds(self.own.power, theirs.power + dug)
        return found

    def danger(self, space: int) -> float:
        """What stronger enemies near a space may cost."""
        value = 0.0
        for away, weight in self._threats:
            if away[space] <= 3:
                value += weight * (1.0, 0.7, 0.45, 0.2)[away[space]]
        return value

    @cached_property
    def _threats(self) -> list[tuple[tuple[int, ...], float]]:
        """Stronger enemies: how far all spaces are from them, and what it costs to be caught."""
        price = 3.0 + 0.5 * min(6, self.column.bp)
        return [
            (distances(column(self.g, e).at), price * min(1.0, 2.5 * (0.45 - chance)))
            for e, chance in self.chances.items()
            if chance < 0.45
        ]

    def hunt(self, e: int) -> float:
        """What offering battle to an enemy column promises; he refuses if he is much weaker (12.0c)."""
        chance = self.chances[e]
        value = fight(self.own, believed(self.g, self.side, e), chance)
        besieged = siege_by(self.g, e)
        relief = 0.0 if besieged < 0 else 0.4 * FORTS[TYPE[besieged]].vp_enemy
        if chance > 0.7:  # he will rather refuse
            value = min(value, 4.5)
        return value + relief * chance

    # -- sieges -----------------------------------------------------------------------------------------------------

    def prize(self, space: int) -> float:
        """What a place is worth to its captor."""
        fort, held = FORTS[TYPE[space]], self.g.garrisons[space]
        value = (fort.vp_neutral if held is None else fort.vp_enemy) + 0.3 * fort.bp_surrender
        if space in self.setup.control_vp:
            value += self.setup.control_vp[space] * (2 if held is not None else 1)
        return value + (1.0 if fort.initiative and self.g.initiative != self.side else 0.0)

    def stormed(self, space: int, doubled: bool) -> float:
        """Hits that a storm of a place is believed to cost."""
        fort = FORTS[TYPE[space]]
        fire = 2 * garrison_steps(self.g, self.side, space) * (2 if doubled else 1)
        return mean_hits(fire + fort.artillery + fire_of(garrison_guns(self.g, self.side, space)))

    def siege(self, space: int, left: int, fresh: bool) -> tuple[float, float]:
        """What is left to win of a siege, and how many rounds it will last: `left` works, `fresh`: an offer to come."""
        g, fort = self.g, FORTS[TYPE[space]]
        held = garrison_steps(g, self.side, space)
        guns = garrison_guns(g, self.side, space)
        rate = 2 if self.own.foot >= fort.double else 1
        against = mean_hits(fort.artillery + fire_of(guns)) + (0.5 if held >= 2 else 0.0)
        a_round = (ROUND - 0.9) * rate + mean_hits(fire_of(self.own.guns)) - 0.7 * against
        if a_round < 0.5:
            return -1.0, 20.0
        rounds = max(left, 0) / a_round
        modifiers = fort.surrender + superiority(fire_of(self.own.guns), fort.artillery + fire_of(guns))
        needed = target(held) - modifiers
        first = min(1.0, max(0.0, (10 - needed) / 10)) if fresh else 0.0
        refused = 1 - min(1.0, max(0.0, (10 - needed + int(MODIFIER["works"])) / 10))
        storm = self.stormed(space, False)
        if self.own.steps < storm + fort.keep / 2:
            refused *= 2
        hunger = rounds * self.meal - self.column.bp - 1.6 * (2 - g.forage[space])
        cost = refused * (STEP * storm + 0.5 * fort.assault_bp) + STEP * (0.3 * against * rounds + max(0.0, hunger))
        value = self.prize(space) - (1 - first) * cost - 0.5 * fort.siege_bp
        return value, 0.3 + (1 - first) * rounds

    @cached_property
    def under_way(self) -> float:
        """What going on with one's own siege promises for a campaign point; NEVER without one."""
        space = siege_by(self.g, self.c)
        if space < 0:
            return NEVER
        siege = self.g.sieges[space]
        value, rounds = self.siege(space, siege.required - siege.built, False)
        return value / (max(0.5, rounds) * ROUND) - self.danger(space) / ROUND

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
        best = max(self._places(), self._meals(), self._prey())
        return best if best.rate > 0.08 else Goal(0.0, self.at, "none")

    def _places(self) -> Goal:
        """The place that is best besieged next."""
        g, away, foot = self.g, self.ways[0], self.own.foot
        rate, found = 0.0, -1
        taken = {column(g, c).at for c in columns_of(g, self.side) if c != self.c}
        theirs = {column(g, e).at for e in self.enemies if not self.column.refused >> e & 1}
        month = (self.setup.last_turn - g.turn) * 5 + 6 - g.round
        for space in FORTIFIED:
            far = away[space]
            fort = FORTS[TYPE[space]]
            if far > 14 or foot < fort.lay + 2 * (far > 0) or NEUTRAL[space]:
                continue
            held = g.garrisons[space]
            if (held is not None and held.side == self.side) or space in taken or space in theirs or space in g.sieges:
                continue
            most = fort.vp_neutral if held is None else fort.vp_enemy
            if (most + 4) / (far + 0.5 * ROUND) <= rate:
                continue
            value, rounds = self.siege(space, fort.works, not g.rejected >> space & 1)
            if rounds + far / ROUND > month:
                continue
            value -= self.danger(space) * rounds
            new = value / (far + max(0.5, rounds) * ROUND)
            if new > rate:
                rate, found = new, space
        return Goal(rate, found, "siege")

    def _meals(self) -> Goal:
        """The space that is best foraged next."""
        g, away = self.g, self.ways[0]
        rate, found = 0.0, -1
        cp = self.cp
        hungry = self.food(2) / 2
        home = self.setup.home[1 - self.side]
        theirs = {column(g, e).at for e in self.enemies}
        table = TABLES["forage"]["modifier"]
        card = self.g.act.card if self.g.act is not None and self.g.act.column == self.c else -1
        poor = int(table["poor_forage"]) if card >= 0 and CARD_ACTION[card] == ACTION["poor-forage"] else 0
        for space in _around(self.at):
            if g.forage[space] > 1 or away[space] > 6 or space in theirs:
                continue
            held = g.garrisons[space]
            if held is not None and held.side != self.side:
                continue
            more = int(table["fortified"]) * (TYPE[space] != VILLAGE) + int(table["poor"]) * POOR[space] + poor
            more += int(table["enemy_patrol"]) * beside(g, space, 1 - self.side) if g.patrols else 0
            times = 2 - g.forage[space]
            more += int(table["forage_1"]) * (times == 1)
            now = 1.0 if away[space] + 1 <= cp else 0.5
            gain = _success(more) * (REGION[space] in home) + 1.4 * _success(more) * min(0.9, hungry) * now
            gain *= 1.6 if times == 2 else 1.0
            new = (gain - self.danger(space)) / (away[space] + times)
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

    @cached_property
    def stays(self) -> bool:
        """Whether a siege goes on: better than whatever else there is to do, and the enemy not too strong."""
        return self.under_way > NEVER and self.under_way + 0.3 > self.goal.rate and self.under_way > 0.05

    def march(self, space: int) -> float:
        """What it promises to march to the next space."""
        if self.under_way > NEVER and self.stays:
            return NEVER
        goal = self.goal
        safer = (self.danger(self.at) - self.danger(space)) * (1.0 if self.cp <= 3 else 0.3)
        if goal.space == self.at or goal.kind == "none":
            return -0.3 + safer
        on_the_way = self.ways[1][goal.space] == space
        return (goal.rate if on_the_way else -0.4) + safer

    # -- the rest of what a column can do ------------------------------------------------------------------------------

    def build(self, cp: int) -> float:
        """How many points to dig with: all, but for an assault's when the works are nearly done."""
        g, act = self.g, acting(self.g)
        siege = g.sieges[self.at]
        fort = FORTS[TYPE[self.at]]
        double = act.double or self.own.foot >= fort.double
        left = siege.required - siege.built - mean_hits(fire_of(self.own.guns))
        needed = max(1, round(left / (2 if double else 1) + 1.2))
        wanted = needed if needed + fort.assault_cp <= act.cp else act.cp
        return max(0.6, self.under_way) - 0.2 * abs(cp - wanted)

    def offer(self, e: int, surprise: bool) -> float:
        chance = self.chances[e]
        if surprise:
            return fight(self.own, believed(self.g, self.side, e), chance) - 0.5 if chance > 0.6 else NEVER
        return self.hunt(e) - 0.6 if chance > 0.52 else NEVER

    def escalade(self) -> float:
        storm = self.stormed(self.at, True)
        if self.own.steps < storm + 4:
            return NEVER
        return 0.5 * (self.prize(self.at) - STEP * storm - 0.5)

    def assault(self) -> float:
        storm = self.stormed(self.at, False)
        if self.own.steps < storm + 3:
            return NEVER
        return 0.5 * (self.prize(self.at) - STEP * storm - 0.5 * FORTS[TYPE[self.at]].assault_bp)

    def patrols(self) -> float:
        """Horse to help foraging, if the column stays and nobody strong is near."""
        if patrols_of(self.g, self.c) or self.own.horse < 4 or self.g.forage[self.at] == 2 or self.danger(self.at) > 0.3:
            return NEVER
        held = self.g.garrisons[self.at]
        if held is not None and held.side != self.side and self.under_way == NEVER:
            return NEVER
        if not (self.under_way > NEVER and self.stays):
            return NEVER
        return self.forage + 0.1 if self.cp >= 2 and self.forage > 0.5 else NEVER

    def ability(self, chit: int) -> float:
        """Whether a leader's chit is of use now (6.2)."""
        g, act = self.g, acting(self.g)
        match ABILITIES[chit]:
            case "forced-march":
                far = self.ways[0][self.goal.space] if self.goal.space != self.at else 0
                wanted = self.goal.kind in ("siege", "hunt") and far >= 3 and far < FAR and self.column.bp > self.due + 2
                return 0.5 if wanted and self.under_way == NEVER else NEVER
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
