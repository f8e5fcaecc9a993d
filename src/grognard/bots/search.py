"""Compares whole plans: one search for all games.

A plan is what a side answers from here to the end of its action, as far as it can foresee. The first plan is what the
game says at a glance. Others begin with another answer, are made in another mood, or change one answer of a good one;
what a plan does not say is decided at a glance. Each is played out in imagined worlds (secrets resampled, dice of their
own, but the same for all plans) through the enemy's reply, and judged by the chance of winning. The first plan is left
only for one that is better by more than noise, in worlds that had no part in choosing it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from math import exp, inf, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from ..kernel.ask import Action, Choose
from ..kernel.fate import Seeded
from ..kernel.play import Play
from ..kernel.seat import Seat
from ..kernel.tape import FATE
from .chance import leaning, moved, sigmoid
from .greedy import GreedyBot

SPANS: Final = 2
"""How many actions are played out: one's own and the reply."""
LONGEST: Final = 600
"""Decisions after which a position is judged as it stands."""
WIDE: Final = 6
"""Other answers to the question itself that are tried before anything else."""
WHIMS: Final = (0.4, 1.0, 2.0)
"""How far another plan goes by its own head, in the units of a glance."""
BRED: Final = 0.6
"""How many plans are bred of good ones, as soon as there are any."""
PARENTS: Final = 4
MOST: Final = 2000
AHEAD: Final = 8
"""How far ahead in a plan is looked for something that can still be done when the next thing cannot."""
GLIMPSES: Final = 2
"""Worlds in which every plan is tried;"""
LOOKS: Final = 6
"""those besides in which the few best are;"""
TRIALS: Final = 24
"""and those, at most, in which the best is tried against the first plan:"""
FEW: Final = 6
"""fewer than so many do not count."""
BESIDE: Final = 3
"""Alternatives that whoever asks is told of."""
SURE: Final = 2.0
"""By how many standard errors another plan must be better."""
CERTAIN: Final = 3.0
"""When it is so much better, or worse, that no more trials are needed."""
TOLD: Final = 3
"""How many alternatives are told."""
SHARE: Final = 0.6
"""The part of the time left that a thought may take: after the dice there is something left to think again."""
SHORT: Final = 0.02
"""Seconds in which nobody can think."""


class Weighed(NamedTuple):
    """A plan, and what came of it."""

    actions: tuple[Action, ...]
    chance: float
    """Of winning, on average; of an alternative, beside the plan that was chosen."""
    worlds: int
    mood: str = ""
    """What it was made with, if it was not at a glance."""


class Thought(NamedTuple):
    """What was thought before an answer: afterwards one may ask why."""

    chosen: Weighed
    others: tuple[Weighed, ...]
    """The best alternatives, the first plan among them if it was left."""
    first: tuple[Action, ...]
    seconds: float
    tried: int
    """How many plans."""

    def written(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "chosen": self.chosen._asdict(), "others": [its._asdict() for its in self.others], "first": self.first,
            "seconds": self.seconds, "tried": self.tried,
        }  # fmt: skip

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Thought:
        """What was written."""
        chosen, *others = (
            Weighed(_actions(its["actions"]), its["chance"], its["worlds"], its["mood"])
            for its in (given["chosen"], *given["others"])
        )
        return cls(chosen, tuple(others), _actions(given["first"]), given["seconds"], given["tried"])


def _actions(given: Sequence[Sequence[Any]]) -> tuple[Action, ...]:
    return tuple((verb, noun) for verb, noun in given)


class Kept(NamedTuple):
    """What an action has left of its time: whoever is asked again in the middle of one does not begin anew."""

    span: Hashable
    left: float


class SearchBot:
    """Thinks for some seconds of processor time an action; or, with `playouts`, for so many, whatever they take."""

    thinks = True
    glances = False

    def __init__(self, seed: int, seconds: float, playouts: int | None = None) -> None:
        self._random = Random(seed)
        self._seconds, self._playouts = seconds if playouts is None else inf, playouts
        self._greedy = GreedyBot(seed)
        self.plan: list[Action] = []
        """What it means to answer next, as far as that could be foreseen."""
        self.kept: Kept | None = None
        self.thought: Thought | None = None
        """What was thought before the last answer, if anything was."""

    def choose(self, seat: Seat) -> Action:
        self.thought = None
        question = seat.question
        assert question is not None
        if len(question.options) == 1:
            if self.plan and self.plan[0] == question.options[0]:
                self.plan.pop(0)
            return question.options[0]
        looks = seat.glance()
        if looks is None:
            return self._greedy.choose(seat)
        best = question.options[max(range(len(looks)), key=looks.__getitem__)]
        if best[0] in seat.agreements:
            return best  # an end by agreement is a judgement of the whole game, not of a plan
        if self.plan:
            action = self.plan.pop(0)
            if action in question.options:
                return action
            self.plan = []
        left = self._left(seat)
        if left < SHORT:
            return best
        begun = time.process_time()
        thought = Thinking(seat, self._random, looks, SHARE * left, self._playouts).think()
        took = time.process_time() - begun
        self.thought = thought._replace(seconds=took)
        assert self.kept is not None
        self.kept = Kept(self.kept.span, left - took)
        self.plan = list(thought.chosen.actions)
        return self.plan.pop(0)

    def _left(self, seat: Seat) -> float:
        """What this action has left to think."""
        assert seat.world is not None
        span = span_of(seat.world)
        if self.kept is None or self.kept.span != span:
            self.kept = Kept(span, self._seconds)
        return min(self.kept.left, self._seconds)  # whoever went on with it may have less time than who began


def span_of(play: Play[Any]) -> Hashable:
    """What changes when an action is over."""
    span = play.game.mind.span
    if span is not None:
        return span(play.state)
    return (play.game.turn(play.state), None if play.question is None else play.question.side)


class _Dice:
    """Dice of a world: the same for every plan, action by action, however many an action needs."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.act(0)

    def act(self, number: int) -> None:
        """Another action begins."""
        self._fate = Seeded(self._seed * 8 + number)

    def roll(self, faces: int) -> int:
        return self._fate.roll(faces)

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]:
        return self._fate.draw(pool, count)


class _Whim:
    """Likes and dislikes that nobody has named: of verbs, and of each thing to be done."""

    def __init__(self, random: Random, size: float) -> None:
        self._random, self._size = random, size
        self._found: dict[Action, float] = {}

    def __call__(self, action: Action) -> float:
        found = self._found.get(action)
        if found is None:
            found = self._found[action] = self._random.gauss(0.0, self._size)
        return found


Liking = Callable[[Action], float]


class _Fork(NamedTuple):
    """Where a plan could have gone on otherwise."""

    at: int
    options: list[Action]
    looks: Sequence[float]


class _Plan:
    """A plan that is being tried."""

    __slots__ = ("forks", "given", "made", "mood", "name", "values")

    def __init__(self, given: tuple[Action, ...] = (), mood: Liking | None = None, name: str = "") -> None:
        self.given, self.mood, self.name = given, mood, name
        self.made: tuple[Action, ...] = ()
        """All answers of its first trial, up to what nobody could foresee."""
        self.forks: list[_Fork] = []
        self.values: dict[int, float] = {}
        """The odds of winning it leads to, by world, as their logarithm."""

    def gain(self, other: _Plan) -> float:
        """By how much it is better than another in the worlds in which both were tried."""
        gains = [value - other.values[w] for w, value in self.values.items() if w in other.values]
        return sum(gains) / len(gains)

    def same(self, other: _Plan) -> bool:
        """Whether it has come to the same as another wherever both were tried."""
        return all(self.values[w] == other.values[w] for w in self.values.keys() & other.values.keys())

    def weighed(self, since: int = 0) -> Weighed:
        """`since`: the world from which on it counts, if it was tried in any of those."""
        values = [value for w, value in self.values.items() if w >= since] or [*self.values.values()]
        return Weighed(self.made, sum(map(sigmoid, values)) / len(values), len(values), self.name)

    def beside(self, other: _Plan) -> Weighed:
        """Its chance beside that of another: by the worlds in which both were tried, for others are better or worse."""
        chance = moved(other.weighed().chance, self.gain(other))
        return Weighed(self.made, chance, len(self.values), self.name)


def _told(chosen: _Plan, first: _Plan, best: Sequence[_Plan], plans: Iterable[_Plan]) -> list[_Plan]:
    """The best alternatives: those that were tried most, then the others; the first plan is among them."""

    def gain(plan: _Plan) -> float:
        return -plan.gain(chosen)

    tried = [plan for plan in (first, *best) if plan is not chosen]
    rest = [plan for plan in plans if plan is not chosen and plan not in tried]
    told = [*sorted(tried, key=gain), *sorted(rest, key=gain)][:TOLD]
    return told if first is chosen or first in told else [*told[:-1], first]


class Thinking:
    """One thought."""

    def __init__(
        self, seat: Seat, random: Random, looks: Sequence[float], seconds: float, playouts: int | None
    ) -> None:
        assert seat.world is not None
        self._seat, self._here, self._random, self._looks = seat, seat.world, random, looks
        self._begun, self._seconds = time.process_time(), seconds
        self._playouts, self._played = playouts, 0
        self._worlds: list[tuple[Play[Any], int]] = []

    def think(self, given: tuple[Action, ...] = (), wide: bool = False) -> Thought:
        """Many plans in a few worlds, the better ones in more, the best against the first in yet others. `given`: the
        plan to begin with instead of the one at a glance; `wide`: what else there was is looked at as well."""
        first = _Plan(given)
        for w in range(GLIMPSES):
            self._try(first, w)
        plans = {first.made: first}
        others = self._others(first, plans)
        while not self._late(0.6) and (plan := next(others, None)) is not None:
            self._try(plan, 0)
            if plan.made not in plans:
                plans[plan.made] = plan
                for w in range(1, GLIMPSES):
                    self._try(plan, w)
        best = self._ranked(first, plans)[:PARENTS]
        for w in range(GLIMPSES, GLIMPSES + LOOKS):
            if not best or self._late(0.8):
                break
            for plan in (first, *best):
                self._try(plan, w)
        best.sort(key=lambda plan: -plan.gain(first))
        chosen = best[0] if best and self._better(best[0], first) else first
        if wide:
            return self._beside(chosen, first, plans)
        if given:  # judged where neither was chosen
            since = GLIMPSES + LOOKS
            left = () if chosen is first else (first.weighed(since),)
            return Thought(chosen.weighed(since), left, first.made, 0.0, len(plans))
        told = tuple(plan.beside(chosen) for plan in _told(chosen, first, best, plans.values()))
        return Thought(chosen.weighed(), told, first.made, 0.0, len(plans))

    def _beside(self, chosen: _Plan, first: _Plan, plans: Mapping[tuple[Action, ...], _Plan]) -> Thought:
        """The plan, and beside it the best that begin with other answers, those that change something first: their
        chances are those of the plan and what they gain or lose on it where both were tried."""
        rest: dict[Action, _Plan] = {} if chosen is first else {first.made[0]: first}
        done = sorted(chosen.made, key=str)
        for plan in sorted(plans.values(), key=lambda plan: (plan.same(chosen), -plan.gain(chosen))):
            reordered = sorted(plan.made, key=str) == done
            if len(rest) < BESIDE and plan.made[0] != chosen.made[0] and not reordered:
                rest.setdefault(plan.made[0], plan)
        for w in range(GLIMPSES + LOOKS):
            for plan in (chosen, *rest.values()):
                if w not in plan.values and not self._late(1.0):
                    self._try(plan, w)
        others = sorted(rest.values(), key=lambda plan: -plan.gain(chosen))
        return Thought(chosen.weighed(), tuple(plan.beside(chosen) for plan in others), first.made, 0.0, len(plans))

    def _late(self, part: float) -> bool:
        """Whether this part of the time is gone."""
        if self._playouts is not None:
            return self._played >= part * self._playouts
        return time.process_time() - self._begun >= part * self._seconds

    def _ranked(self, first: _Plan, plans: Mapping[tuple[Action, ...], _Plan]) -> list[_Plan]:
        """The plans that are better than the first so far, the best first."""
        better = [(gain, i, plan) for i, plan in enumerate(plans.values()) if (gain := plan.gain(first)) > 0]
        return [plan for _, _, plan in sorted(better, reverse=True)]

    def _better(self, plan: _Plan, first: _Plan) -> bool:
        """Whether a plan is better than the first, in worlds that had no part in choosing it."""
        gains: list[float] = []
        mean = error = 0.0
        if plan.gain(first) <= 0:
            return False
        for w in range(GLIMPSES + LOOKS, GLIMPSES + LOOKS + TRIALS):
            if self._late(1.0):
                break
            gains.append(self._try(plan, w) - self._try(first, w))
            if len(gains) >= FEW:
                mean = sum(gains) / len(gains)
                error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
                if mean <= 0 or mean > CERTAIN * error:
                    break
        return mean > SURE * error and len(gains) >= FEW

    # -- plans ---------------------------------------------------------------------------------------------------------

    def _others(self, first: _Plan, plans: Mapping[tuple[Action, ...], _Plan]) -> Iterator[_Plan]:
        """Another answer to the question, those that look best first; other moods; then whims, and what is bred of
        good plans, without end."""
        question, random = self._seat.question, self._random
        assert question is not None
        if first.given:
            yield _Plan()
        for i in sorted(range(len(self._looks)), key=lambda i: -self._looks[i])[:WIDE]:
            action = question.options[i]
            if action != first.made[0] and action[0] not in self._seat.agreements:
                yield _Plan((action,))
        for name, mood in self._here.game.mind.moods.items():
            yield _Plan((), lambda action, mood=mood: mood.get(action[0], 0.0), name)  # type: ignore[misc]
        for _ in range(MOST):
            parents = self._ranked(first, plans)[:PARENTS] if random.random() < BRED else []
            child = self._child(random.choice(parents)) if parents else None
            yield child or _Plan((), _Whim(random, random.choice(WHIMS)))

    def _child(self, parent: _Plan) -> _Plan | None:
        """A plan with one answer changed, for what looks good rather than not; the rest is done as far as it can be."""
        if not parent.forks:
            return None
        fork = self._random.choice(parent.forks)
        most = max(fork.looks)
        never = self._seat.agreements
        odds = [
            0.0 if option == parent.made[fork.at] or option[0] in never else exp(max(-9.0, look - most))
            for option, look in zip(fork.options, fork.looks, strict=True)
        ]
        if not any(odds):
            return None
        (other,) = self._random.choices(fork.options, odds)
        return _Plan((*parent.made[: fork.at], other, *parent.made[fork.at + 1 :]))

    # -- playing out ---------------------------------------------------------------------------------------------------

    def _world(self, number: int) -> tuple[Play[Any], int]:
        """An imagined world, and the seed of its dice."""
        while number >= len(self._worlds):
            self._worlds.append((self._seat.imagine(self._random.getrandbits(48)), self._random.getrandbits(48)))
        return self._worlds[number]

    def _try(self, plan: _Plan, number: int) -> float:
        """A plan in a world: through the end of the action and the reply."""
        self._played += 1
        world, seed = self._world(number)
        dice = _Dice(seed)
        play = world.fork(dice)
        side, span, spans, asked, steps = self._seat.side, span_of(play), 0, 0, 0
        given, sure, new = plan.given, True, not plan.values
        made: list[Action] = []
        while (question := play.question) is not None and steps < LONGEST:
            if (now := span_of(play)) != span:
                span, spans = now, spans + 1
                if spans == SPANS:
                    break
                dice.act(spans)
            mine = question.side == side and not spans
            sure = sure and mine
            if question.many == 1:
                action = question.nth(0)
            else:
                options = question.options
                follows = next((i for i in range(asked, min(asked + AHEAD, len(given))) if given[i] in options), -1)
                if mine and follows >= 0:
                    action, asked = given[follows], follows + 1
                    looks = _looks(play, question, None) if sure and new else ()
                else:
                    looks = _looks(play, question, plan.mood if mine else None)
                    action = options[max(range(len(looks)), key=looks.__getitem__)]
                if sure and new:
                    plan.forks.append(_Fork(len(made), list(options), looks))
            if sure:
                made.append(action)
            play.decide(action)
            sure = sure and play.journal[-1].who != FATE
            steps += 1
        if new:
            plan.made = tuple(made)
        found = plan.values[number] = leaning(play, side)
        return found


def _looks(play: Play[Any], question: Choose, mood: Liking | None) -> Sequence[float]:
    """How good each answer looks to who is asked."""
    glance = play.game.mind.glance
    assert glance is not None
    found = glance(play.known(question.side), question)
    if mood is None:
        return found
    return [look + mood(option) for look, option in zip(found, question.options, strict=True)]
