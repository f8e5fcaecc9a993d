"""How good an option looks to a practised eye: where to stand, what to attack, what to give. No looking ahead.

Numbers here are a player's judgement, tuned by play; none of them is a rule. One unit of worth is about a step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from ...kernel.ask import Choose
from ...kernel.game import Known
from ...kernel.maps import members
from .bets import bet
from .combat import able_attackers
from .fronts import Front
from .odds import reckon
from .state import (
    State, attack_of, defence_of, fighters_at, fort_at, front_at, movement_of, units_at,
)  # fmt: skip

NEVER: Final = -100.0
EAGER: Final = 0.15
"""The least an attack must promise."""
HABIT: Final = 0.3
"""How much better another place must be."""
PRIZE: Final = 4.0
"""What a victory hex is worth, in steps."""
TOWN: Final = 0.8
GROUND: Final = 0.15
FILL: Final = 0.28
"""What a point of defence is worth where it is wanted."""
FAR: Final = 40


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    """One number an option."""
    eyes = Eyes(known.state, question.side, question.prompt)
    return [eyes.look(verb, noun) for verb, noun in question.options]


class Eyes:
    """What one side sees when it is asked something."""

    def __init__(self, g: State, side: int, prompt: str) -> None:
        self.g, self.box, self.side, self.enemy, self.prompt = g, g.box, side, 1 - side, prompt
        self.fields: dict[int, Field] = {}

    def look(self, verb: str, noun: int | None) -> float:
        if noun is None:
            return self._bare(verb)
        return _BY_VERB.get(verb, _nothing)(self, noun)

    def field(self, f: int) -> Field:
        found = self.fields.get(f)
        if found is None:
            found = self.fields[f] = Field(self.g, self.side, self.box.fronts[f])
        return found

    # -- verbs without a noun ------------------------------------------------------------------------------------------

    def _bare(self, verb: str) -> float:
        if verb == "stay" and self.g.marching:
            return self.place(self.g.marching, self.g.loc[self.g.marching[0]]) + HABIT
        if verb == "settle":
            return self.promise(self._attackers()) if self._attackers() else NEVER
        if verb == "join_all":
            able = [u for u in able_attackers(self.g, self._target()) if u not in self._attackers()]
            return self.promise((*self._attackers(), *able)) + 0.05
        if verb == "stay" or verb in ("same", "fill") or verb.startswith("to_"):
            return self._on_the_way(verb)
        return _BARE.get(verb, 0.0)

    def _on_the_way(self, verb: str) -> float:
        """To leave somebody where he is, to send another after the last, to put him into a box."""
        if verb == "stay" and self.g.riding >= 0 and self.g.loc[self.g.riding] < self.box.size:
            return self.post(self.g.loc[self.g.riding]) + 0.8
        return {"stay": 0.0, "same": 0.25, "fill": 0.7}.get(verb, -0.5)

    # -- fronts --------------------------------------------------------------------------------------------------------

    @cached_property
    def pressures(self) -> dict[int, float]:
        """By front the enemy's strength over one's own."""
        found = {}
        for f in self.box.active:
            mine, theirs = (sum(self._weight(s, f)) for s in (self.side, self.enemy))
            found[f] = (theirs + 6) / (mine + 6)
        return found

    def _weight(self, side: int, f: int) -> list[int]:
        return [defence_of(self.g, u) for u in members(self.g.here[side][f]) if self.box.fights[u]]

    def post(self, h: int) -> float:
        """What it is worth to have one more unit in a town: where the front needs it, and near it."""
        front = front_at(self.g, h)
        away = self.field(front.index).distance(h - front.base)
        return 2.0 * min(self.pressures[front.index], 2.5) - 0.08 * away

    # -- where to stand ------------------------------------------------------------------------------------------------

    def place(self, units: Sequence[int], h: int) -> float:
        """What it is worth to have these units in a hex."""
        front = front_at(self.g, h)
        its, local = self.field(front.index), h - front.base
        if not self.box.fights[units[0]]:
            return its.staff(local)
        strength = sum(defence_of(self.g, u) for u in units if self.box.fights[u])
        blow = sum(attack_of(self.g, u) for u in units)
        return its.worth(local, strength, blow, units)

    def urge(self, u: int) -> float:
        """How much a unit should be moved: those behind first, then where there are too many."""
        front = front_at(self.g, self.g.loc[u])
        its, local = self.field(front.index), self.g.loc[u] - front.base
        if not self.box.fights[u]:
            return 0.25
        away = its.distance(local)
        if away > 1:
            return 1.0 + 0.02 * min(away, 20)
        spare = its.guard(local) - its.want(local)
        return 0.3 + 0.05 * min(spare, 10) if spare > 0 else 0.1

    # -- combat --------------------------------------------------------------------------------------------------------

    def _target(self) -> int:
        assert self.g.attack is not None
        return self.g.attack.hex

    def _attackers(self) -> tuple[int, ...]:
        return self.g.attack.attackers if self.g.attack is not None else ()

    def promise(self, attackers: Sequence[int], h: int = -1) -> float:
        """What an attack promises: losses of both, and the hex."""
        g = self.g
        h = self._target() if h < 0 else h
        if not attackers:
            return NEVER
        found = bet(g, reckon(g, h, attackers), len(fighters_at(g, h, self.enemy)) + (fort_at(g, h) >= 0))
        return found.hurt - found.cost + found.empty * self.prize(h)

    def prize(self, h: int) -> float:
        """What a hex is worth to who does not hold it."""
        front = front_at(self.g, h)
        return self.field(front.index).prize(h - front.base)


class Field:
    """A front as one side sees it: who threatens what, how far the enemy is."""

    def __init__(self, g: State, side: int, front: Front) -> None:
        self.g, self.side, self.front = g, side, front
        self.f, self.enemy = front.index, 1 - side
        self._far: list[int] = []

    @cached_property
    def threats(self) -> dict[int, int]:
        """By hex beside an enemy: the attack factors of all enemies beside it."""
        g, base = self.g, self.front.base
        found: dict[int, int] = {}
        for h in members(g.occ[self.enemy][self.f]):
            blow = sum(attack_of(g, u) for u in fighters_at(g, h + base, self.enemy))
            for n in members(self.front.beside[h]):
                found[n] = found.get(n, 0) + blow
        return found

    @cached_property
    def guards(self) -> dict[int, int]:
        """By hex the defence of who stands there."""
        g, base = self.g, self.front.base
        return {
            h: sum(defence_of(g, u) for u in fighters_at(g, h + base, self.side))
            for h in members(g.occ[self.side][self.f])
        }

    def guard(self, h: int) -> int:
        return self.guards.get(h, 0)

    def want(self, h: int) -> float:
        """The defence that a hex should have."""
        threat = self.threats.get(h, 0)
        return 0.0 if not threat else 2.0 + 0.45 * threat + 0.4 * self.prize(h)

    @cached_property
    def layers(self) -> dict[int, int]:
        """By hex how far the enemy's land or units are."""
        g = self.g
        edge = (g.held[self.enemy][self.f] | g.occ[self.enemy][self.f]) & self.front.land
        found = {}
        seen, far = edge, 0
        while edge and far < FAR:
            for h in members(edge):
                found[h] = far
            edge = self.front.around(edge) & ~seen
            seen |= edge
            far += 1
        return found

    def distance(self, h: int) -> int:
        return self.layers.get(h, FAR)

    @cached_property
    def goals(self) -> dict[int, int]:
        """By hex how far the nearest victory hex or city is that the enemy holds."""
        g = self.g
        front = self.front
        edge = g.held[self.enemy][self.f] & (front.kind("vp") | front.cities)
        found = {}
        seen, far = edge, 0
        while edge and far < FAR:
            for h in members(edge):
                found[h] = far
            edge = front.around(edge) & ~seen
            seen |= edge
            far += 1
        return found

    def prize(self, h: int) -> float:
        """What a hex that the enemy holds is worth."""
        front, bit = self.front, 1 << h
        found = GROUND
        if front.towns & bit:
            found += TOWN
        if front.cities & bit:
            found += TOWN
        if front.kind("vp") & bit or front.kind("ruhr") & bit:
            found += PRIZE
        return found

    def worth(self, h: int, strength: int, blow: int, units: Sequence[int]) -> float:
        """What combat units are worth in a hex: to hold it, to strike from it, to take it."""
        g = self.g
        here = sum(defence_of(g, u) for u in units if g.loc[u] - self.front.base == h)
        guard = self.guard(h) - here
        found = -0.035 * self.goals.get(h, FAR) - 0.12 * max(0, self.distance(h) - 1)
        lack = self.want(h) - guard
        if lack > 0:
            found += FILL * min(lack, strength)
        found += 0.02 * min(self.threats.get(h, 0), blow) + self._odds(h, blow)
        if not g.held[self.side][self.f] >> h & 1:
            found += self.prize(h)
        elif self.front.kind("vp") >> h & 1 and not guard and self.distance(h) < 6:
            found += 0.8  # somebody should be at home
        risk = self.threats.get(h, 0) - 2.2 * (guard + strength)
        return found - 0.1 * max(0.0, risk)

    def _odds(self, h: int, blow: int) -> float:
        """What it gives to stand beside weak enemies."""
        g, base = self.g, self.front.base
        best = 0.0
        for n in members(self.front.beside[h] & g.occ[self.enemy][self.f]):
            there = sum(defence_of(g, u) for u in fighters_at(g, n + base, self.enemy)) + 1
            friends = sum(
                attack_of(g, u)
                for m in members(self.front.beside[n] & g.occ[self.side][self.f])
                for u in fighters_at(g, m + base, self.side)
            )
            now, then = friends / there, (friends + blow) / there
            best = max(best, 0.25 * (min(then, 4.0) - min(now, 4.0)) + (0.4 if now < 2 <= then else 0.0))
        return best

    def staff(self, h: int) -> float:
        """A headquarters likes to be with many, behind the line."""
        g = self.g
        near = self.front.beside[h] & g.occ[self.side][self.f]
        with_ = g.occ[self.side][self.f] >> h & 1
        exposed = self.threats.get(h, 0) > 0 and not with_
        return 0.3 * near.bit_count() + 0.5 * with_ - 0.05 * self.distance(h) - (3.0 if exposed else 0.0)


def _nothing(eyes: Eyes, noun: int) -> float:
    return 0.0


def _move(eyes: Eyes, u: int) -> float:
    return eyes.urge(u)


def _to(eyes: Eyes, h: int) -> float:
    if eyes.g.marching:
        return eyes.place(eyes.g.marching, h)
    return eyes.post(h) if eyes.g.riding >= 0 else 0.1


def _sail(eyes: Eyes, h: int) -> float:
    return eyes.post(h) - 0.4


def _at(eyes: Eyes, h: int) -> float:
    return eyes.post(h)


def _ride(eyes: Eyes, u: int) -> float:
    """Those far behind a front travel, combat units only."""
    if eyes.g.loc[u] >= eyes.box.size or not eyes.box.fights[u]:
        return 0.0
    front = front_at(eyes.g, eyes.g.loc[u])
    return 0.05 * (eyes.field(front.index).distance(eyes.g.loc[u] - front.base) - 4)


def _rebuild(eyes: Eyes, u: int) -> float:
    its = eyes.box.face[u]
    return 0.3 + 0.05 * (its.attack + its.defence) if eyes.box.fights[u] else 0.9


def _with(eyes: Eyes, u: int) -> float:
    return -0.1


def _attack(eyes: Eyes, h: int) -> float:
    return eyes.promise(list(able_attackers(eyes.g, h)), h) - EAGER + 0.2


def _join(eyes: Eyes, u: int) -> float:
    return eyes.promise((*eyes._attackers(), u)) + 0.01 * attack_of(eyes.g, u)


def _support(eyes: Eyes, hq: int) -> float:
    return 0.4 + 0.2 * eyes.box.support[hq]


def _lose(eyes: Eyes, u: int) -> float:
    g = eyes.g
    worth = attack_of(g, u) + defence_of(g, u) + 0.2 * movement_of(g, u)
    return -worth - (1.0 if eyes.box.replaceable[u] == "no" else 0.0)


def _advance(eyes: Eyes, u: int) -> float:
    g = eyes.g
    h = eyes._target()
    front = front_at(g, h)
    its = eyes.field(front.index)
    held = sum(defence_of(g, v) for v in units_at(g, h, eyes.side) if eyes.box.fights[v])
    lack = its.want(h - front.base) - held
    return 0.2 + 0.1 * min(lack, defence_of(g, u)) if lack > 0 or not held else -0.2


def _flee(eyes: Eyes, h: int) -> float:
    return 0.6


_BARE: Final = {
    "done": 0.2, "cancel": EAGER, "stand": 0.5, "none": 0.3, "halt": 0.1, "all": -0.2, "concede": NEVER, "buy": 0.4,
    "save": 0.3, "spoil": -0.1, "keep": 0.1, "keep_all": 0.15, "no_more": 0.2, "battle": 1.0, "rebuild_all": 2.0,
    "call_boxes": 1.0, "treaty": 1.0, "roll": 1.0, "wait": 0.3, "call_up": 0.1, "lay_pipe": 1.0, "rest": 0.5,
    "call_off": 0.5, "oberost": 0.5, "ohl": 0.6, "stay_mounted": 0.2, "enough": 0.2, "place_rest": 1.0,
    "hold_back": 0.0, "to_west_edge": 0.6, "to_italy_edge": 0.1, "to_arabia": 0.2, "to_reserve": 0.4,
}  # fmt: skip
"""Verbs that take no noun."""
_BY_VERB: Final[dict[str, Callable[[Eyes, int], float]]] = {
    "move": _move, "to": _to, "with": _with, "through": lambda eyes, h: -0.5, "attack": _attack, "join": _join,
    "support": _support, "lose": _lose, "give_up": _lose, "advance": _advance, "flee": _flee,
    "press": lambda eyes, u: 0.3, "pass_front": lambda eyes, f: -1.0, "sail": _sail, "at": _at, "ride": _ride,
    "place": lambda eyes, u: 0.5, "come_in": lambda eyes, u: 0.6,
    "rebuild": _rebuild, "restore": lambda eyes, u: 0.8, "play": lambda eyes, c: 0.3,
    "rebuild_support": _rebuild, "commit": lambda eyes, c: 0.25, "convert": lambda eyes, u: 0.5,
    "devastate": lambda eyes, u: -0.5, "enlist": lambda eyes, u: 0.5, "withdraw": _lose, "revert": _lose,
    "call_in": _lose, "rally": lambda eyes, h: 0.2, "foch": lambda eyes, h: 0.5, "allenby": lambda eyes, h: 0.5,
}  # fmt: skip
