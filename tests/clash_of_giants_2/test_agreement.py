"""What a search offers and what explains its refusals agree, at random positions of random games of both battles.

Every noun that is offered gets None from the offer's `unless`, and every other noun of its kind is refused with the
number of a rule: here in games in which things happen.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from grognard.games.clash_of_giants_2.state import State
from grognard.kernel.ask import Action, Choose
from grognard.kernel.game import Game
from grognard.kernel.maps import bits
from grognard.kernel.play import Play

from ..agreeing import disagreements, some
from ..randomly import new
from .table import GALICIA, YPRES

IDLE = {"done", "pass", "stay", "deploy", "call_off", "halt", "stand"}
COMMON = {
    "ask-move", "ask-march", "ask-combat", "ask-join", "ask-fall", "ask-withdraw", "ask-arrive", "ask-arrive-hex",
    "ask-replace", "ask-rebuild-hex",
}  # fmt: skip


def choose(play: Play[State], random: Random) -> Action:
    """Games in which things happen: idle answers are rare, and most marches lead to the enemy."""
    question, g = play.question, play.state
    assert question is not None
    busy = [option for option in question.options if option[0] not in IDLE]
    options = busy if busy and random.random() < 0.85 else question.options
    goals = [option for option in options if option[0] == "to"]
    if question.prompt == "ask-march" and goals and random.random() < 0.8:
        enemies = list(bits(g.occ[1 - question.side]))
        some = random.sample(goals, min(12, len(goals)))
        near = random.sample(enemies, min(6, len(enemies)))
        return min(some, key=lambda option: min((g.box.map.distance(option[1] or 0, h) or 0 for h in near), default=0))
    return random.choice(options)


def questions(game: Game[State], seed: int, limit: int) -> Iterator[Choose]:
    play: Play[State] = new(game, seed, marks=False)
    random = Random(seed)
    while play.question is not None and play.decisions < limit:
        yield play.question
        play.decide(choose(play, random))


@pytest.mark.slow
@pytest.mark.parametrize("game", [GALICIA, YPRES], ids=lambda game: str(game.name))
@pytest.mark.parametrize("seed", range(6))
def test_offers_and_explanations_agree(game: Game[State], seed: int) -> None:
    """Any switches; up to fifteen questions of each kind, spread over one random game."""
    seen = set()
    for question in some(questions(game, seed, 6000), 15, Random(seed)):
        seen.add(question.prompt)
        assert disagreements(game, question) == []
    assert seen >= COMMON


def test_explanations_name_a_rule_of_the_index() -> None:
    """A refusal's number is one that the index can explain."""
    index = {line.split(",")[0] for line in (GALICIA.folder / "data" / "rules.csv").read_text("utf-8").splitlines()}
    random = Random(1)
    cited: set[str] = set()
    for game in (GALICIA, YPRES):
        for question in questions(game, 2, 400):
            for offer in question.offers:
                kind = game.verbs[offer.verb]
                if kind is not None and offer.unless is not None:
                    for noun in random.sample(range(len(game.nouns[kind])), 5):
                        reason = offer.unless(noun)
                        cited |= {reason.rule} if reason is not None else set()
    assert cited
    assert cited <= index
