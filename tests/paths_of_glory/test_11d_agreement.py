"""What a search offers and what explains its refusals agree, at random positions of random games.

Every noun that is offered gets None from the offer's `unless`, and every other noun of its kind is refused with the
number of a rule: here in games in which things happen.
"""

from collections.abc import Iterator
from random import Random

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.activation import cost
from grognard.games.paths_of_glory.state import State
from grognard.kernel.ask import Choose
from grognard.kernel.fate import Seeded
from grognard.kernel.maps import bits
from grognard.kernel.play import Play

from ..agreeing import disagreements, some
from ..randomly import walk

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


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_11_1_offers_and_explanations_agree(seed: int) -> None:
    """11.1, 9.2, 12.1, 12.4, 12.5, 12.6, 13.1: up to forty questions of each kind, spread over one random game."""
    seen = set()
    for question in some(questions(seed, "campaign"), 40, Random(seed)):
        seen.add(question.prompt)
        assert disagreements(GAME, question) == []
    assert {
        "ask-activate", "ask-march", "ask-attack", "ask-muster", "ask-redeploy", "ask-redeploy-to", "ask-lose",
        "ask-replace",
    } <= seen  # fmt: skip


def test_9_2_3_what_is_offered_can_be_paid() -> None:
    """9.2.2, 9.2.3: a space is offered if its price is in the points, and refused for its price only if it is not."""
    dear = 0
    play: Play[State] = Play(GAME, Seeded(3), "campaign", marks=False)
    for here in walk(play, 3, 1500):
        question, g = here.question, here.state
        if question is None or question.prompt != "ask-activate":
            continue
        for offer in question.offers[:2]:
            assert offer.unless is not None
            for s in bits(g.occ[question.side]):
                reason = offer.unless(s)
                if reason is None:
                    assert cost(g, s, offer.verb == "attack") <= g.points
                elif reason.key == "activate-too-dear":
                    dear += 1
                    assert reason.args == {"cost": cost(g, s, offer.verb == "attack"), "points": g.points}
                    assert cost(g, s, offer.verb == "attack") > g.points
    assert dear > 20
