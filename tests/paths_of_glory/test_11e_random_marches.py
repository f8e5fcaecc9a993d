"""11.1, 15.2.4 on random positions: there is always an answer, and nobody ends where nobody may be."""

from random import Random

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.activation import begin_operations
from grognard.games.paths_of_glory.box import AP, CP, SIDES
from grognard.games.paths_of_glory.state import State, put, refresh
from grognard.games.paths_of_glory.ways import channel_shut
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from .table import BOX, position

FORTS = tuple(tuple(s for s in range(BOX.nspaces) if BOX.fort[s] and BOX.control[s] == side) for side in (AP, CP))
MARCHING = ("ask-move", "ask-move-room", "ask-march", "ask-settle-siege")


def near(s: int, steps: int) -> list[int]:
    found = {s}
    for _ in range(steps):
        found |= {n for x in found for n in BOX.board.linked[x]}
    return sorted(found)


def crowd_around_a_fort(random: Random) -> State:
    """Some forts of one side and, around and in them, corps and a few armies of the other, and a few defenders."""
    side = random.choice((AP, CP))
    fort = random.choice(FORTS[1 - side])
    spaces = [s for s in near(fort, random.choice((1, 2, 3))) if not BOX.mef_mask >> s & 1]
    g = position(
        active=SIDES[side], war="it ro bu tu us gr", turn=random.choice((1, 5)), status=(0, random.choice((0, 4)), 4),
        played=random.choice(("CP6", "CP6 CP45")),
    )  # fmt: skip
    for s in spaces:
        if not g.fort[s]:
            g.control[s] = random.choice((side, side, side, 1 - side))
        elif random.random() < 0.1:
            g.fort[s] = 0
            g.control[s] = side
    refresh(g)
    corps = [u for u in BOX.units_of[side] if not BOX.army[u] and BOX.mf[u][0]]
    armies = [u for u in BOX.units_of[side] if BOX.army[u]]
    for u in random.sample(corps, min(len(corps), random.randint(2, 14))) + random.sample(armies, random.randint(0, 3)):
        stand(g, u, random.choice([fort, *spaces]))
    for u in random.sample(BOX.units_of[1 - side], random.randint(0, 3)):
        stand(g, u, random.choice(spaces))
    refresh(g)
    g.flags = 0
    return g


def stand(g: State, u: int, s: int) -> None:
    """Put a unit somewhere if the rules would let it be there."""
    stack = g.stacks[s]
    if len(stack) >= BOX.stacking or (stack and BOX.side[stack[0]] != BOX.side[u]) or g.loc[u] != BOX.aside:
        return
    if BOX.army[u] and BOX.near_east[s] and not BOX.ne_army[u]:
        return
    if g.turn == 1 and g.fort[s] and BOX.nation[s] == "ge" and BOX.unit_nation[u] == "ru":
        return
    russians = {BOX.unit_nation[x] == "ru" for x in (*stack, u)}
    if len(russians) > 1 and g.events & BOX.bit[BOX.card["CP45"]]:
        return
    put(g, u, s)
    if not g.fort[s]:
        g.control[s] = BOX.side[u]


def march_at_random(g: State, random: Random) -> tuple[State, Play[State], int]:
    """Activate most stacks for movement and move at random; the position before, the play after, sieges to settle."""
    g.phase = "activate"
    begin_operations(g, 60)
    play: Play[State] = Play(GAME, Seeded(random.random().hex()), "campaign", g.options, state=g)
    for s in range(BOX.nspaces):
        verb = "attack" if random.random() < 0.15 else "move"
        if play.question is not None and random.random() < 0.9 and (verb, s) in play.question.options:
            play.decide((verb, s))
    play.decide(("done", None))
    before = play.state.copy()
    settled = 0
    while play.question is not None and play.question.prompt in MARCHING:
        question = play.question
        assert question.options, f"no answer to {question.prompt}"
        settled += question.prompt == "ask-settle-siege"
        for offer in question.offers:
            for noun in offer.among or ():
                if (offer.verb, noun) in question.options:
                    assert offer.unless is not None
                    assert offer.unless(noun) is None
        options = [o for o in question.options if o[0] not in ("done", "stop")] or question.options
        play.decide(random.choice(options if random.random() < 0.85 else question.options))
    assert GAME.check(play.state) == []
    return before, play, settled


def wrong_places(before: State, g: State, side: int) -> list[str]:
    """What the rules of movement forbid, said once more and differently."""
    wrong = []
    for u in BOX.units_of[1 - side]:
        if g.loc[u] != before.loc[u]:
            wrong.append(f"{BOX.units[u]} is not on the move")
    for u in BOX.units_of[side]:
        a, b = before.loc[u], g.loc[u]
        if a == b:
            continue
        steps = BOX.board.distance(a, b)
        if steps is None or steps > BOX.mf[u][g.reduced[u]]:
            wrong.append(f"11.1.5: {BOX.units[u]} went {steps} spaces")
        if not before.moves & BOX.bit[a]:
            wrong.append(f"11.1.1: {BOX.units[u]} was not activated")
        if before.attacks & BOX.bit[b]:
            wrong.append(f"11.1.6: {BOX.units[u]} on an attack marker")
        if before.closed & BOX.bit[b]:
            wrong.append(f"11.1.11: {BOX.units[u]} in a closed space")
        if b in BOX.channel and side == CP and channel_shut(before):
            wrong.append(f"11.1.9: {BOX.units[u]} at the Channel")
        if BOX.army[u] and BOX.near_east[b] and not BOX.ne_army[u]:
            wrong.append(f"11.3.1: {BOX.units[u]} in the Near East")
        if u in BOX.bef and BOX.nation[b] not in ("br", "fr", "be", "ge"):
            wrong.append(f"11.1.15: {BOX.units[u]} out of the west")
        if (
            before.turn == 1
            and g.fort[b]
            and BOX.nation[b] == "ge"
            and {BOX.unit_nation[x] for x in g.stacks[b]} == {"ru"}
        ):
            wrong.append(f"15.1.11: {BOX.units[u]} besieges")
    for s in range(BOX.nspaces):
        stack = g.stacks[s]
        if len(stack) > BOX.stacking:
            wrong.append(f"10.1.1: {len(stack)} units")
        if len({BOX.side[u] for u in stack}) > 1:
            wrong.append("11.1.7: with enemies")
        if not g.fort[s] or not stack or BOX.side[stack[0]] != side or g.control[s] == side:
            continue
        besieged = len(stack) >= g.fort[s] or any(BOX.army[u] for u in stack)
        came = [u for u in stack if before.loc[u] != s]
        if not besieged and came:
            wrong.append("11.1.8: entered a fort without besieging it")
        if not besieged and before.sieged & BOX.bit[s] and stack != before.stacks[s]:
            wrong.append("15.2.4: left a fort occupied but not besieged")
    return wrong


@pytest.mark.parametrize("seed", range(8))
def test_15_2_4_random_marches_end_lawfully(seed: int) -> None:
    """15.2.4, 11.1.8, 15.2.1: sieges begun and left by several stacks, in fifty crowds around forts."""
    settled = 0
    for i in range(50):
        random = Random(1000 * seed + i)
        g = crowd_around_a_fort(random)
        side = g.active
        before, play, some = march_at_random(g, random)
        settled += some
        assert wrong_places(before, play.state, side) == [], f"seed {seed}, crowd {i}"
    assert settled > 5  # the test would say nothing without them
