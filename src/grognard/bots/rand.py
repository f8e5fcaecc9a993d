"""Any legal answer, with equal chance; answers a game calls rare come up one time in fifty."""

from __future__ import annotations

from random import Random

from ..kernel.ask import Action, Choose
from ..kernel.seat import Asked, Seat

RARITY = 50


def pick(question: Choose | Asked, rare: frozenset[str], random: Random) -> Action:
    """A random option. Games end too soon when every second offer of peace is accepted: hence `rare`."""
    action = question.nth(int(random.random() * question.many))
    if action[0] in rare and random.random() * RARITY >= 1:
        common = [option for option in question.options if option[0] not in rare]
        if common:
            action = common[int(random.random() * len(common))]
    return action


def pick_by_verb(question: Choose | Asked, rare: frozenset[str], random: Random) -> Action:
    """First a verb, then a noun: plays more events and fewer of whatever has many nouns. Wilder games."""
    verbs = list(dict.fromkeys(option[0] for option in question.options))
    common = [verb for verb in verbs if verb not in rare]
    verb = random.choice(verbs if not common or random.random() * RARITY < 1 else common)
    return random.choice([option for option in question.options if option[0] == verb])


class RandomBot:
    """Plays at random."""

    thinks = glances = False

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> Action:
        question = seat.question
        assert question is not None
        return pick(question, seat.rare, self._random)
