"""What a search offers and what explains its refusals agree, at random positions of random games.

Every noun that is offered gets None from the offer's `unless`, and every other noun of its kind is refused with the
number of a rule.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.state import State
from grognard.kernel.ask import Choose
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

PROMPTS = (
    "ask-activate", "ask-march", "ask-settle-siege", "ask-attack", "ask-muster", "ask-retreat", "ask-advance",
    "ask-further", "ask-redeploy-to", "ask-lose",
)  # fmt: skip
IDLE = {"done", "stop", "stay", "automatic", "peace", "accept", "frontal"}


def questions(seed: int, scenario: str, limit: int = 3000) -> Iterator[Choose]:
    """The questions of a random game in which things happen: idle answers are rare, operations and SR frequent."""
    random = Random(seed)
    play: Play[State] = Play(GAME, Seeded(seed), scenario, marks=False)
    while play.question is not None and play.decisions < limit:
        yield play.question
        options = play.question.options
        busy = [option for option in options if option[0] not in IDLE]
        if play.question.prompt == "ask-action":
            busy = [option for option in options if option[0] in ("ops", "sr")] if random.random() < 0.8 else busy
        play.decide(random.choice(busy if busy and random.random() < 0.9 else options))


def disagreements(question: Choose) -> list[str]:
    """Nouns that are offered and refused, or neither."""
    found = []
    for offer in question.offers:
        kind = GAME.verbs[offer.verb]
        if kind is None:
            continue
        assert offer.unless is not None
        offered = {noun for verb, noun in question.options if verb == offer.verb}
        for noun, name in enumerate(GAME.nouns[kind]):
            reason = offer.unless(noun)
            if noun in offered and reason is not None:
                found.append(f"{question.prompt}: {offer.verb}:{name} is offered, yet {reason}")
            elif noun not in offered and (reason is None or not reason.rule):
                found.append(f"{question.prompt}: {offer.verb}:{name} is not offered and nothing says why")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_11_1_offers_and_explanations_agree(seed: int) -> None:
    """11.1, 9.2, 12.1, 12.4, 12.5, 12.6, 13.1: up to forty questions of each kind, spread over one random game."""
    seen: Counter[str] = Counter()
    random = Random(seed)
    for question in questions(seed, "campaign"):
        if question.prompt in PROMPTS and seen[question.prompt] < 40 and random.random() < 0.5:
            seen[question.prompt] += 1
            assert disagreements(question) == []
    assert {"ask-activate", "ask-march", "ask-attack", "ask-muster", "ask-redeploy-to", "ask-lose"} <= set(seen)
