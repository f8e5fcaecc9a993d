"""How good an option looks to a practised eye: where to stand, what to attack, which card to play as what. No looking
ahead, and nothing but what its side may know; what it reads of the map is in sight.py, of an attack in duel.py.

Numbers here are a player's judgement, tuned by play; none of them is a rule. One unit of worth is about a loss point.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from copy import copy
from functools import cached_property
from typing import Final, NamedTuple

from ...kernel.ask import Choose
from ...kernel.game import Known
from ...kernel.maps import bits
from .activation import cost
from .battle import flank_bonus
from .bot import outlook
from .box import CP, RP_KINDS
from .combat import able_units, targets_of, why_not_attacker, why_not_target
from .duel import Duel, duel
from .offensives import owes
from .sight import HELD_BY_FORT, PLACE, Sight, board
from .state import HAND, State, played, trench_level
from .supply import in_supply

NEVER: Final = -100.0
PAIN: Final = 0.95
"""What a loss point of one's own counts against one of the enemy's."""
GROUND: Final = 0.5
"""How much of a space's worth an attack that may drive the enemy out of it is credited with."""
MANDATE: Final = 2.5
"""What the attack is worth that must be made this turn."""
LEAST: Final = 0.25
"""The least an activation must promise."""
CARD: Final = 0.35
"""What an operation of four promises for each point of its card."""
MUCH: Final = 6.0
"""The most that one space counts in an operation,"""
LESS: Final = 0.55
"""and how much less the next one does."""
HABIT: Final = 0.4
"""How much better another place must be."""
HUNGER: Final = 7.0
"""What it costs to stand where nobody is fed,"""
EXPOSED: Final = 2.2
"""and where the enemy could cut the line."""
STROKE: Final = 0.7
"""What it is worth to leave a factor of worth of the enemy without supply, or to bring it to one's own, if that is the
last word before attrition;"""
EARLY: Final = 0.3
"""how much of that while there is time left,"""
REPLY: Final = 0.6
"""and while the enemy has one action left."""
LAST_EXPOSED: Final = 2.2
"""How much worse it is to be exposed when the enemy has the last word;"""
LAST_WORD: Final = 0.4
"""how much less, when one has it oneself."""
MUCH_LOST: Final = 20.0
APPROACH: Final = 0.45
"""What it is worth to be a space nearer to the enemy,"""
LATE: Final = 5
"""up to so many."""
POST: Final = 1.1
"""What it is worth to stand in a space that the enemy could walk into, for what it is worth."""
STORM, OUTNUMBERED = 0.04, 0.7
"""The same of a fort, for each combat factor of the enemies beside it, and at most."""
WALL: Final = 1.0
"""The same of a space on the way to such a one."""
WEAK: Final = 0.16
"""What each combat factor is feared that stands against a stack beyond its own."""
HOLD: Final = 1.4
"""What it is worth to make a space safe against the enemies beside it, for what it is worth."""
CHANCE: Final = 0.5
"""What it is worth to stand beside enemies who can be beaten."""
SHIFT: Final = 1.5
"""What a card gives in a battle, for what one more on the die would,"""
KEPT: Final = 0.25
"""and what it is worth in hand."""
PEACE, LOST = -0.5, -1.0
"""The outlooks at which peace is taken, and offered."""
POINT: Final = 1.1
"""What a replacement point is worth to whom it makes good a step."""
NEW: Final = 0.33
"""What a factor of a new unit is worth."""
STATUS: Final = 0.7
"""What a point of war status is worth."""
EVENTS: Final = {
    "CP1": 7.0, "CP6": 5.0, "AP12": 5.0, "CP34": 6.0, "AP17": 6.5, "AP16": 4.5, "CP33": 4.5, "AP2": 5.0, "CP9": 4.0,
    "CP25": 2.5, "AP33": 1.0, "CP54": 4.5, "CP52": 5.5, "CP53": 4.5, "CP45": 5.0, "CP28": 3.0, "AP54": 5.0, "AP55": 4.5,
    "CP13": 3.0, "AP9": 1.5, "AP13": 4.0, "AP26": 4.0, "CP11": 2.0, "CP36": 3.0, "AP52": 4.0, "CP47": 3.0, "AP40": 3.0,
    "CP24": 1.0, "AP30": 1.5, "AP31": 1.5, "CP29": 1.5, "CP10": 1.5, "AP28": 2.0, "CP5": 2.0, "CP27": 2.0, "CP32": 2.5,
    "AP44": 2.0, "CP8": 1.5, "AP37": 1.5, "AP46": 3.5, "AP35": 3.0, "AP45": 2.5, "CP17": 0.2, "AP23": 0.2, "AP27": 1.5,
    "CP61": 1.0, "CP63": 3.0, "CP58": 1.0, "CP59": 0.5, "CP65": 0.3, "AP65": 0.5, "AP56": 1.5, "AP57": 2.0, "AP60": 1.5,
    "CP55": 1.5, "AP49": 0.8, "AP51": 1.5, "CP37": 1.0,
}  # fmt: skip
"""What an event is worth besides the units it brings, by its card."""


class Step(NamedTuple):
    """Where a group would go, and what it is better off there."""

    gain: float
    goal: int
    first: int
    """The first step; -1: it stays."""


class Ways(NamedTuple):
    """Where a group could go."""

    start: int
    least: float
    """What another place must be worth at least."""
    looks: list[tuple[float, int]]
    """What the places are worth, the best first."""
    ways: dict[int, int]


class Spot(NamedTuple):
    """A space as it is for whoever comes there."""

    worth: float
    value: float
    threat: float
    strength: int
    """Of those who are there already."""
    works: float
    trench: float
    held: bool


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    """One number an option."""
    eyes = _eyes(known.state, question.side)
    about = (question.args or {}).get("unit")
    eyes.who = about[1] if isinstance(about, tuple) else -1
    judge = _BY_PROMPT.get(question.prompt, Eyes.anything)
    return [judge(eyes, verb, -1 if noun is None else noun) for verb, noun in question.options]


_SEEN: Final[OrderedDict[tuple[object, ...], Eyes]] = OrderedDict()
MOST: Final = 24
"""Boards that are kept in mind."""


def _eyes(g: State, side: int) -> Eyes:
    """What a side thinks of a board, if it has just thought of it: questions come one after another about the same."""
    key = (side, *board(g))
    before = _SEEN.pop(key, None)
    if before is None:
        eyes = Eyes(g, side)
        if len(_SEEN) >= MOST:
            _SEEN.popitem(last=False)
    else:
        eyes = copy(before)  # with all that was found out so far
        eyes.g = g
    _SEEN[key] = eyes
    return eyes


class Eyes(Sight):
    """What one side thinks of what it sees."""

    def __init__(self, g: State, side: int) -> None:
        super().__init__(g, side)
        self.spots: dict[int, Spot] = {}
        self.ways: dict[tuple[tuple[int, ...], int], Ways] = {}
        self.duels: dict[tuple[int, tuple[int, ...]], float] = {}
        self.who = -1
        """The unit that the question is about."""
        last = g.round >= self.box.rounds
        self.exposed = EXPOSED * (
            1.0 if not last else LAST_EXPOSED if side == CP else LAST_WORD
        )  # 6.B: the Allies act last
        self.urgent = EARLY if not last else REPLY if side == CP else 1.0

    # -- where to stand ------------------------------------------------------------------------------------------------

    def place(self, units: tuple[int, ...], s: int) -> float:
        """What it is worth to have these units in a space, whoever else is there."""
        group = self.group(units)
        if s in group.at:
            spot = self._spot(s, [u for u in self.g.stacks[s] if u not in units])
        else:
            found = self.spots.get(s)
            spot = found if found is not None else self.spots.setdefault(s, self._spot(s, self.g.stacks[s]))
        worth = spot.worth
        if not group.fed >> s & 1:
            worth -= HUNGER
        elif not group.safe >> s & 1:
            worth -= self.exposed
        threat = spot.threat
        if threat:
            mine = group.strength
            cover = spot.strength + mine + spot.works
            worth -= WEAK * max(0.0, threat - 1.3 * cover)
            worth += CHANCE * min(2.0, (spot.strength + mine) / threat) * min(1.0, mine / 4)
            worth += spot.trench
            if spot.held:
                need = 1.1 * threat
                worth += HOLD * (0.5 + spot.value) * (min(1.0, cover / need) - min(1.0, (cover - mine) / need))
        return worth

    def _spot(self, s: int, there: Sequence[int]) -> Spot:
        """A space with these units in it."""
        g, box, side = self.g, self.box, self.side
        others = [u for u in there if box.side[u] == side]
        worth = 0.0
        value = self.value(s)
        threat = self.threat(s)
        held = g.control[s] == side
        if not held:
            if not others:
                worth += value * (HELD_BY_FORT if g.fort[s] else 1.0)
        elif not others and (self.menaced | self.guarded) >> s & 1 and not g.fort[s]:
            worth += POST * value if value > PLACE else WALL
        elif not others and threat > 0:
            worth += min(OUTNUMBERED, STORM * threat) * value if g.fort[s] else 0.5 * value + 0.5
        if not held and not others:
            worth += self.urgent * STROKE * min(MUCH_LOST, self.cuts.get(s, 0.0) + self.rescues.get(s, 0.0))
        worth -= APPROACH * min(self.far(s), LATE)
        level = trench_level(g, s, side)
        works = 1.5 * level + (g.fort[s] if held else 0)
        return Spot(worth, value, threat, self.strength(others), works, 0.25 * level, held)

    def march(self, units: Sequence[int]) -> Step:
        """The best place that a group can march to."""
        g, box = self.g, self.box
        group = tuple(units)
        behind = g.path[:-1] if g.moving and group[0] in g.moving else []
        gone = len(behind)
        left = min([box.mf[u][g.reduced[u]] for u in group]) - gone
        found = self.ways.get((group, left))
        if found is None:
            found = self.ways[group, left] = self._ways(group, left)
        for look, n in found.looks:
            if look - found.least <= 0.0:
                break
            if n not in behind and self.may_end(group, n):
                first = n
                while found.ways[first] != found.start:
                    first = found.ways[first]
                return Step(look - found.least, n, first)
        return Step(0.0, found.start, -1)

    def _ways(self, group: tuple[int, ...], left: int) -> Ways:
        start = self.g.loc[group[0]]
        ways = self.reach(group, left)
        looks = sorted([(self.place(group, n), n) for n in ways if n != start], reverse=True)
        return Ways(start, self.place(group, start) + HABIT, looks, ways)

    # -- combat --------------------------------------------------------------------------------------------------------

    def promise(self, units: Sequence[int], t: int) -> float:
        """What an attack promises."""
        key = (t, tuple(sorted(units)))
        found = self.duels.get(key)
        if found is None:
            found = self.duels[key] = self._promise(key[1], t)
        return found

    def _promise(self, units: tuple[int, ...], t: int) -> float:
        g, box = self.g, self.box
        if not units:
            return NEVER
        its: Duel = duel(g, units, t)
        lead = any(not g.reduced[u] for u in units)
        fort = bool(g.fort[t]) and g.control[t] != self.side
        ground = GROUND * self.value(t) + 0.4 if lead and not (fort and g.occ[self.enemy] & box.bit[t]) else 0.2
        found = its.inflicted - PAIN * its.suffered + its.clear * ground
        if fort and not g.occ[self.enemy] & box.bit[t]:
            found += its.clear * self.value(t)
        if len({g.loc[u] for u in units}) > 1 and any(box.army[u] for u in units) and not g.trench[t]:
            found += 0.0 if box.bars_flank[t] else 0.5
        if owes(g, self.side) and any(self._serves(u) for u in units):
            found += MANDATE
        return found

    def _serves(self, u: int) -> bool:
        nation = self.g.mo[self.side]
        return bool(nation) and self.box.flag[u] in nation.split("-")

    def helpers(self, t: int) -> list[int]:
        """Units of spaces activated for combat that may attack a space."""
        return able_units(self.g, t)

    def attackers(self, s: int, t: int) -> list[int]:
        g, box = self.g, self.box
        return [
            u for u in g.stacks[s] if not g.spent & box.bit[u] and why_not_attacker(g, u, t) is None and in_supply(g, u)
        ]

    def targets(self, s: int) -> list[int]:
        g = self.g
        return [t for t in bits(targets_of(g, s)) if why_not_target(g, self.side, t) is None]

    def assault(self, s: int) -> float:
        """What it adds to activate a space for combat."""
        best = NEVER
        for t in self.targets(s):
            more = self.attackers(s, t)
            if more:
                so_far = [u for u in self.helpers(t) if u not in more]
                if so_far:
                    best = max(best, self.promise([*so_far, *more], t) - max(0.0, self.promise(so_far, t)))
                else:
                    best = max(best, self._with_friends(t, s, more))
        return best

    def _with_friends(self, t: int, s: int, units: list[int]) -> float:
        """An attack that others beside the same enemy can join while there are points."""
        g, box = self.g, self.box
        best, group, points = self.promise(units, t), list(units), g.points - cost(g, s, True)
        spent = 1.0
        for n in sorted(bits(box.near[t] & g.occ[self.side] & ~g.attacks & ~g.moves & ~box.bit[s])):
            more = self.attackers(n, t) if points > 0 else []
            if more:
                price = cost(g, n, True)
                joined = self.promise([*group, *more], t)
                if price <= points and joined > best:
                    best, group, points, spent = joined, [*group, *more], points - price, spent + price
        return best / (0.6 + 0.4 * spent)

    # -- operations ----------------------------------------------------------------------------------------------------

    def campaign(self, s: int) -> float:
        """What it is worth to activate a space for movement."""
        g, box = self.g, self.box
        units = [u for u in g.stacks[s] if box.mf[u][g.reduced[u]] and in_supply(g, u)]
        if not units:
            return NEVER
        gains = sorted((self.march((u,)).gain for u in units), reverse=True)
        found = gains[0] + 0.5 * sum(gains[1:])
        if len(units) > 1:
            found = max(found, self.march(tuple(units)).gain)
        return max(found, max((self.dig(u) for u in units), default=0.0))

    def dig(self, u: int) -> float:
        """What it is worth that an army digs in where it stands."""
        g, box = self.g, self.box
        s = g.loc[u]
        if not box.army[u] or not any(played(g, c) for c in box.entrench) or trench_level(g, s, self.side) == 2:
            return 0.0
        threat = self.threat(s)
        if not threat or g.control[s] != self.side:
            return 0.0
        chance = box.lf[u][g.reduced[u]] / 6
        level = trench_level(g, s, self.side)
        return chance * (0.7 if level else 1.5) * min(1.5, threat / 8) + 0.1 * chance * self.value(s)

    @cached_property
    def chores(self) -> list[tuple[float, int]]:
        """What there is to do, the best first, with its price."""
        g = self.g
        found = []
        for s in bits(g.occ[self.side]):
            if g.greece == 1 and self.box.unit_nation[g.stacks[s][0]] == "gr":
                continue
            attack = self._with_any(s)
            found.append((max(self.campaign(s), attack), cost(g, s, attack > 0)))
        return sorted(found, reverse=True)

    def _with_any(self, s: int) -> float:
        """The best attack from a space, nothing being activated yet."""
        return max((self.promise(more, t) for t in self.targets(s) if (more := self.attackers(s, t))), default=NEVER)

    def operation(self, points: int) -> float:
        """What an operation with so many points gives."""
        found, share = 0.0, 1.0
        for worth, price in self.chores:
            if worth <= LEAST or points <= 0:
                break
            if price <= points:
                found += share * min(worth, MUCH)
                points -= price
                share *= LESS
        return found

    # -- cards ---------------------------------------------------------------------------------------------------------

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
        found = EVENTS.get(name, 0.5) + STATUS * box.ws[c]
        for kind in box.brings[c]:
            found += NEW * sum(box.cf[box.of_kind[kind][0]][:1]) + NEW * box.lf[box.of_kind[kind][0]][0]
        if name in ("AP46", "AP35", "AP45"):
            found += self.operation(box.ops[c]) - 1.0
        if name == "AP33":
            found += 6.0 if g.hsf else -2.0
        return found

    def trains(self, c: int) -> float:
        """What a card is worth for strategic redeployment."""
        g, box = self.g, self.box
        reserve = sum(g.loc[u] == box.reserve and not g.reduced[u] for u in box.units_of[self.side])
        needs = [self.value(s) for s in bits(self.open) if self.value(s) > PLACE and not g.fort[s] and not g.stacks[s]]
        return 0.25 * min(reserve, box.sr[c]) + 0.55 * sum(sorted(needs, reverse=True)[:2])

    def action(self, verb: str, c: int) -> float:
        box = self.box
        if verb in ("peace", "accept"):
            return 100.0 if outlook(self.g, self.side) <= (LOST if verb == "peace" else PEACE) else NEVER
        if verb == "event":
            return self.event(c)
        if verb == "rp":
            return self.refit(c)
        if verb == "sr":
            return self.trains(c)
        spared = CARD * (box.ops[c] - 3) + (1.2 if self._keeps(c) else 0.0) if verb == "ops" else 0.3
        points = box.ops[c] if verb == "ops" else int(box.tables["game"]["automatic_ops"])
        return self.operation(points) - spared

    def _keeps(self, c: int) -> bool:
        """Whether a card is better kept for its event."""
        box = self.box
        return bool(box.brings[c]) or EVENTS.get(box.cards[c], 0.0) >= 3.5

    # -- questions -----------------------------------------------------------------------------------------------------

    def activate(self, verb: str, s: int) -> float:
        if verb == "done":
            return LEAST
        g = self.g
        price = cost(g, s, verb == "attack")
        return (self.assault(s) if verb == "attack" else self.campaign(s)) / (0.5 + 0.5 * price)

    def move(self, verb: str, u: int) -> float:
        if verb == "done":
            return 0.02
        if verb == "entrench":
            return self.dig(u)
        return self.march((u,)).gain if self.g.moves else 0.0

    def step(self, verb: str, n: int) -> float:
        g = self.g
        group = g.moving
        plan = self.march(group)
        if verb == "stop":
            return 0.5 if plan.first < 0 else 0.0
        if verb == "pick":
            both = self.march((*group, n))
            return 0.9 + 0.01 * both.gain if both.goal == plan.goal and both.gain > plan.gain else -1.0
        if plan.first >= 0:
            return 0.7 if n == plan.first else -0.5 + 0.01 * self.place(group, n)
        return 0.05 * self.place(group, n) - 1.0

    def target(self, verb: str, t: int) -> float:
        if verb == "done":
            return 0.0
        return self.promise(self.helpers(t), t)

    def muster(self, verb: str, u: int) -> float:
        b = self.g.battle
        assert b is not None
        so_far = self.promise(b.attackers, b.target) if b.attackers else NEVER
        if verb == "begin":
            return so_far
        return self.promise((*b.attackers, u), b.target) + 0.02 * self.strength((u,))

    def flank(self, verb: str, pin: int) -> float:
        if verb == "frontal":
            return 0.0
        b = self.g.battle
        assert b is not None
        least = int(self.box.tables["combat"]["flank_success"]) - flank_bonus(self.g, b, pin)
        return min(1.0, max(0.0, (7 - least) / 6)) - 0.49

    def cards(self, verb: str, c: int) -> float:
        """What one more on the die would change, against what the card is kept for."""
        b = self.g.battle
        assert b is not None
        if verb == "done":
            return 0.0
        attacks = self.box.side[b.attackers[0]] == self.side
        plain, better = (duel(self.g, b.attackers, b.target, more) for more in ((0, 0), (1, 0) if attacks else (0, 1)))
        more = better.inflicted - plain.inflicted if attacks else better.suffered - plain.suffered
        more += abs(better.clear - plain.clear) * (GROUND * self.value(b.target) + 0.4)
        return SHIFT * more - KEPT - 0.05 * self.box.ops[c] + (0.3 if c not in self._in_hand and more else 0.0)

    @cached_property
    def _in_hand(self) -> frozenset[int]:
        return frozenset(c for c in self.box.cards_of[self.side] if self.g.place[c] == HAND)

    def lose(self, verb: str, u: int) -> float:
        g, box = self.g, self.box
        if verb in ("stand", "fall_back", "retreat_all"):
            return self.stand(verb)
        worth = box.worth[u]
        if not g.reduced[u]:
            return -(worth[0] - worth[1])
        gone = 0.0 if not box.army[u] or any(g.loc[c] == box.reserve for c in box.replacers[u]) else 4.0
        return -worth[1] - gone + (0.4 if not box.army[u] else 0.0)

    def stand(self, verb: str) -> float:
        """12.5.3: to hold or to go back."""
        g = self.g
        b = g.battle
        if verb == "stand" or b is None:
            return 1.0
        if verb == "fall_back":
            return 0.02 * (self.strength(b.attackers) - 1.5 * self.strength(b.defenders))
        there = [u for u in b.defenders if g.loc[u] == b.target]
        trench = trench_level(g, b.target, self.side)
        return -(1.2 + 0.9 * self.value(b.target) + 1.2 * trench - 0.1 * sum(g.reduced[u] for u in there))

    def spot(self, verb: str, s: int) -> float:
        """Where a unit goes: on retreat, by rail, out of the reserve, when it enters."""
        g, box = self.g, self.box
        u = self.who
        if verb == "to_reserve":
            return -2.5 if not box.army[u] else NEVER
        if verb == "stay":
            return self.place((u,), g.loc[u]) + 0.4 if g.loc[u] < box.nspaces else 0.2
        return self.place((u,), s)

    def advance(self, verb: str, u: int) -> float:
        g, b = self.g, self.g.battle
        assert b is not None
        if verb != "advance":
            return 0.0 if verb == "done" else 0.5
        return 0.5 + self.place((u,), b.target) - self.place((u,), g.loc[u])

    def further(self, verb: str, n: int) -> float:
        b = self.g.battle
        assert b is not None
        there = tuple([u for u in b.attackers if self.g.loc[u] == b.target][-1:])
        if not there:
            return 0.0
        return self.place(there, b.target if verb == "stop" else n)

    def redeploy(self, verb: str, u: int) -> float:
        g, box = self.g, self.box
        if verb == "done":
            return 0.4
        s = g.loc[u]
        if s >= box.nspaces:
            return 0.6 + 0.1 * self.strength((u,)) if not g.reduced[u] else 0.1
        idle = self.far(s) if self.place((u,), s) < 1.0 else 0
        return 0.3 * min(idle, 5) + 0.05 * self.strength((u,)) - 0.2 * box.army[u]

    def replace(self, verb: str, u: int) -> float:
        if verb == "done":
            return -1.0
        box, g = self.box, self.g
        if verb == "rebuild":
            return 0.8 * box.worth[u][1]
        near = 1.0 if g.loc[u] < box.nspaces and self.far(g.loc[u]) <= 2 else 0.0
        return (box.worth[u][0] - box.worth[u][1]) * (1.0 if box.army[u] else 1.6) + near

    def anything(self, verb: str, noun: int) -> float:
        found = _PLAIN.get(verb)
        if found is not None:
            return found
        if verb == "accept":
            return self.action(verb, noun)
        box = self.box
        if verb in ("flip", "restore"):
            return box.worth[noun][0] - box.worth[noun][1]
        if verb == "reduce":
            return box.worth[noun][0]
        if verb == "give_up":
            return 1.5 - 0.5 * box.worth[noun][self.g.reduced[noun]]
        if verb == "trench":
            return 0.1 * self.threat(noun) + 0.1 * self.value(noun) + 0.02 * self.strength(self.g.stacks[noun])
        if verb == "deploy":
            return 0.1 * self.threat(noun) - 0.1 * self.far(noun)
        if verb == "redeploy":
            return 0.5 - 0.2 * self.threat(self.g.loc[noun]) if self.g.loc[noun] < box.nspaces else 0.6
        return 0.0


_PLAIN: Final[dict[str, float]] = {
    "keep_guns": 1.0, "shuffle_guns": 0.0, "reject": 0.0, "combat_card": 0.5, "roll": 0.0, "concede": 0.0, "done": 0.1,
    "discard": -0.5,
}  # fmt: skip

Judge = Callable[[Eyes, str, int], float]

_BY_PROMPT: Final[dict[str, Judge]] = {
    "ask-action": Eyes.action, "ask-activate": Eyes.activate, "ask-move": Eyes.move, "ask-move-room": Eyes.move,
    "ask-settle-siege": Eyes.move, "ask-march": Eyes.step, "ask-attack": Eyes.target, "ask-muster": Eyes.muster,
    "ask-flank": Eyes.flank, "ask-combat-cards": Eyes.cards, "ask-lose": Eyes.lose, "ask-lose-army": Eyes.lose,
    "ask-retreat-or-hold": Eyes.lose, "ask-great-retreat": Eyes.lose, "ask-retreat": Eyes.spot,
    "ask-deploy": Eyes.spot, "ask-redeploy-to": Eyes.spot, "ask-advance": Eyes.advance, "ask-further": Eyes.further,
    "ask-redeploy": Eyes.redeploy, "ask-redeploy-room": Eyes.redeploy, "ask-replace": Eyes.replace,
}  # fmt: skip
