"""What a search offers and what explains its refusals agree, at random positions of random games of both battles.

Every noun that is offered gets None from the offer's `unless` (where that can say so), and every other noun of its kind
is refused with the number of a rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from grognard.games.clash_of_giants_2.state import State
from grognard.kernel.ask import Action, Choose
from grognard.kernel.game import Game
from grognard.kernel.maps import bits
from grognard.kernel.play import Play

from ..randomly import new
from .table import GALICIA, YPRES

EXPLAINS_ONLY = {
    # Short lists that say why others are not on them, and nothing of those that are.
    ("ask-combat", "call_off"), ("ask-more", "call_off"), ("ask-resolve", "fight"), ("ask-rollers", "roll"),
    ("ask-march", "through"), ("ask-arrive", "place"), ("ask-retreat", "retreat"), ("ask-retreat", "ignore"),
    ("ask-fall", "fall"), ("ask-remnant", "remnant"), ("ask-advance", "advance"), ("ask-advance-where", "to"),
    ("ask-further", "to"), ("ask-rebuild-hex", "at"),
}  # fmt: skip
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


def disagreements(game: Game[State], question: Choose, random: Random) -> list[str]:
    """Nouns that are offered and refused, or neither: all that are offered, and a hundred of the others."""
    found = []
    for offer in question.offers:
        kind = game.verbs[offer.verb]
        if kind is None or not offer.searched:
            continue
        assert offer.unless is not None
        names = game.nouns[kind]
        offered = {noun for verb, noun in question.options if verb == offer.verb and noun is not None}
        others = [noun for noun in range(len(names)) if noun not in offered]
        for noun in random.sample(others, min(100, len(others))):
            reason = offer.unless(noun)
            if reason is None or not reason.rule:
                found.append(f"{question.prompt}: {offer.verb}:{names[noun]} is not offered and nothing says why")
        if (question.prompt, offer.verb) in EXPLAINS_ONLY:
            continue
        for noun in offered:
            reason = offer.unless(noun)
            if reason is not None:
                found.append(f"{question.prompt}: {offer.verb}:{names[noun]} is offered, yet {reason}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", [GALICIA, YPRES], ids=lambda game: str(game.name))
@pytest.mark.parametrize("seed", range(6))
def test_offers_and_explanations_agree(game: Game[State], seed: int) -> None:
    """Any switches; up to fifty questions of each kind, spread over one random game."""
    seen: Counter[str] = Counter()
    random = Random(seed)
    for question in questions(game, seed, 6000):
        if seen[question.prompt] < 50 and random.random() < 0.5:
            seen[question.prompt] += 1
            assert disagreements(game, question, random) == []
    assert set(seen) >= COMMON


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
