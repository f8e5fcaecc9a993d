"""10.1.2 at random: full stacks that move and redeploy through each other end lawfully, and never in a dead end."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.activation import begin_operations
from grognard.games.paths_of_glory.box import AP, CP, SIDES
from grognard.games.paths_of_glory.state import State
from grognard.kernel.ask import Action, Choose
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from tests.agreeing import disagreements

from .table import BOX, position
from .test_11e_random_marches import near, stand

MOVING = ("ask-move", "ask-move-room", "ask-march", "ask-settle-siege")
REDEPLOYING = ("ask-redeploy", "ask-redeploy-room", "ask-redeploy-to")


def full_stacks(random: Random) -> State:
    """Stacks of two or three of one side around some space, few enemies, forts of both."""
    side = random.choice((AP, CP))
    middle = random.choice([s for s in range(BOX.nspaces) if not BOX.mef_mask >> s & 1])
    spaces = [s for s in near(middle, random.choice((1, 1, 2))) if not BOX.mef_mask >> s & 1]
    beach = random.choice(("", "mef1", "mef3"))
    g = position(
        active=SIDES[side], war="it ro bu tu us gr", turn=random.choice((1, 5)), status=(0, random.choice((0, 4)), 4),
        played=random.choice(("CP6", "CP6 CP45")), beachhead=beach,
    )  # fmt: skip
    for s in spaces:
        if not g.fort[s] or random.random() < 0.3:
            g.fort[s] = 0
            g.control[s] = random.choice((side, side, side, 1 - side))
    units = random.sample(BOX.units_of[side], len(BOX.units_of[side]))
    for s in spaces:
        for _ in range(random.choice((0, 2, 3, 3))):
            if units:
                stand(g, units.pop(), s)
    for u in random.sample(BOX.units_of[1 - side], random.randint(0, 2)):
        stand(g, u, random.choice(spaces))
    g.flags = 0
    return GAME.load(g.dump())


def answer(random: Random, g: State, question: Choose) -> Action:
    """At random, but rather on than out, and rather where it is full."""
    options = question.options
    assert options, f"no answer to {question.prompt}"
    on = [o for o in options if o[0] not in ("done", "stay")]
    full = [o for o in options if o[0] in ("to", "step") and len(g.stacks[o[1] or 0]) >= BOX.stacking]
    stop = [("stop", None)] if ("stop", None) in options and g.path and len(g.stacks[g.path[-1]]) > BOX.stacking else []
    return random.choice(next((some for some in (stop, full, on) if some and random.random() < 0.7), options))


def overfull(g: State) -> list[int]:
    return [s for s in range(BOX.nspaces) if len(g.stacks[s]) > BOX.stacking]


def played_out(play: Play[State], prompts: tuple[str, ...], random: Random) -> int:
    """How often a space was too full on the way; at the end none is."""
    crowds = 0
    while play.question is not None and play.question.prompt in prompts:
        assert GAME.check(play.state) == []
        if play.question.prompt.endswith("-room"):
            crowds += 1
            assert disagreements(GAME, play.question) == []
        play.decide(answer(random, play.state, play.question))
    assert overfull(play.state) == []
    return crowds


@pytest.mark.parametrize("seed", range(6))
def test_10_1_2_stacking_holds_after_random_movement(seed: int) -> None:
    crowds = 0
    for i in range(40):
        random = Random(f"{seed} {i}")
        g = full_stacks(random)
        g.phase = "activate"
        begin_operations(g, 60)
        play: Play[State] = Play(GAME, Seeded(i), "campaign", g.options, state=g)
        for s in range(BOX.nspaces):
            verb = "attack" if random.random() < 0.1 else "move"
            if play.question is not None and (verb, s) in play.question.options:
                play.decide((verb, s))
        play.decide(("done", None))
        crowds += played_out(play, MOVING, random)
    assert crowds > 60  # the test would say nothing without them


@pytest.mark.parametrize("seed", range(6))
def test_10_1_2_stacking_holds_after_random_redeployment(seed: int) -> None:
    crowds = 0
    for i in range(40):
        random = Random(f"{seed} {i}")
        g = full_stacks(random)
        g.phase, g.use, g.points = "redeploy", "sr", random.choice((4, 5, 9))
        crowds += played_out(Play(GAME, Seeded(i), "campaign", g.options, state=g), REDEPLOYING, random)
    assert crowds > 8
