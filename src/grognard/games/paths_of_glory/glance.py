"""How good an option looks to a practised eye, question by question: eyes.py judges the map, hand.py cards."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from copy import copy
from functools import cached_property
from typing import Final

from ...kernel.ask import Choose
from ...kernel.game import Known
from .battle import flank_bonus
from .duel import duel
from .eyes import GROUND, LEAST, NEVER
from .hand import Hand
from .activation import cost
from .sight import board
from .state import HAND, State, trench_level

SHIFT: Final = 1.5
"""What a card gives in a battle, for what one more on the die would,"""
KEPT: Final = 0.25
"""and what it is worth in hand."""


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    """One number an option."""
    eyes = _eyes(known.state, question.side)
    about = (question.args or {}).get("unit")
    eyes.who = about[1] if isinstance(about, tuple) else -1
    judge = _BY_PROMPT.get(question.prompt, Judge.anything)
    return [judge(eyes, verb, -1 if noun is None else noun) for verb, noun in question.options]


_SEEN: Final[OrderedDict[tuple[object, ...], Judge]] = OrderedDict()
MOST: Final = 24
"""Boards that are kept in mind."""


def _eyes(g: State, side: int) -> Judge:
    """What a side thinks of a board, if it has just thought of it: questions come one after another about the same."""
    key = (side, *board(g))
    before = _SEEN.pop(key, None)
    if before is None:
        eyes = Judge(g, side)
        if len(_SEEN) >= MOST:
            _SEEN.popitem(last=False)
    else:
        eyes = copy(before)  # with all that was found out so far
        eyes.g = g
    _SEEN[key] = eyes
    return eyes


class Judge(Hand):
    """What one side thinks of what it is asked."""

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
        idle = self.far[s] if self.place((u,), s) < 1.0 else 0
        return 0.3 * min(idle, 5) + 0.05 * self.strength((u,)) - 0.2 * box.army[u]

    def replace(self, verb: str, u: int) -> float:
        if verb == "done":
            return -1.0
        box, g = self.box, self.g
        if verb == "rebuild":
            return 0.8 * box.worth[u][1]
        near = 1.0 if g.loc[u] < box.nspaces and self.far[g.loc[u]] <= 2 else 0.0
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
            return 0.1 * self.threat(noun) - 0.1 * self.far[noun]
        if verb == "redeploy":
            return 0.5 - 0.2 * self.threat(self.g.loc[noun]) if self.g.loc[noun] < box.nspaces else 0.6
        return 0.0


_PLAIN: Final[dict[str, float]] = {
    "keep_guns": 1.0, "shuffle_guns": 0.0, "reject": 0.0, "combat_card": 0.5, "roll": 0.0, "concede": 0.0, "done": 0.1,
    "discard": -0.5,
}  # fmt: skip

Judgement = Callable[[Judge, str, int], float]

_BY_PROMPT: Final[dict[str, Judgement]] = {
    "ask-action": Judge.action, "ask-activate": Judge.activate, "ask-move": Judge.move, "ask-move-room": Judge.move,
    "ask-settle-siege": Judge.move, "ask-march": Judge.step, "ask-attack": Judge.target, "ask-muster": Judge.muster,
    "ask-flank": Judge.flank, "ask-combat-cards": Judge.cards, "ask-lose": Judge.lose, "ask-lose-army": Judge.lose,
    "ask-retreat-or-hold": Judge.lose, "ask-great-retreat": Judge.lose, "ask-retreat": Judge.spot,
    "ask-deploy": Judge.spot, "ask-redeploy-to": Judge.spot, "ask-advance": Judge.advance, "ask-further": Judge.further,
    "ask-redeploy": Judge.redeploy, "ask-redeploy-room": Judge.redeploy, "ask-replace": Judge.replace,
}  # fmt: skip
