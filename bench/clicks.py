"""Clicks that a turn takes on the page: answer by answer, as it was, and by gestures.

python -m bench.clicks --turns 6

Two greedy programs play; what they do is what a person would want done, but that those who stand with a unit go where
it is sent, if they can, and that what is taken up and put back is not counted. Counted for a mouse, that opens a stack
by pointing at it: a click for an answer, and one more where a thing on the map offers several things to do and a menu
asks which. Now a click takes up a counter or all that may go of a stack and one goes there (or it is dragged there: the
button is pressed once), no menu asks about what is seldom done or meant by a click elsewhere, one button says something
of all, and what has one answer only is not asked.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Any, NamedTuple

from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.games import everything
from grognard.kernel.alone import go_on
from grognard.kernel.ask import Action
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, Walk
from grognard.kernel.play import Play
from grognard.kernel.reach import plan, reach, walk_of


class Clicks(NamedTuple):
    """Of one gesture: before, now, and now if counters are dragged."""

    verb: str
    before: int
    after: int
    dragged: int


def one(play: Play[Any], action: Action, seldom: frozenset[str] = frozenset()) -> int:
    """A click, and another if what is clicked offers several things, besides what is `seldom` done."""
    question, game = play.question, play.game
    assert question is not None
    verb, noun = action
    kind = game.verbs[verb]
    if noun is None or kind in ("number", "card"):  # a card has a button for each of its uses
        return 1
    offered = {other for other, same in question.options if same == noun and game.verbs[other] == kind}
    if verb in seldom:  # it is in a list of its own
        return 1
    return 1 + (len(offered - seldom) > 1)


def seldom_done(game: Game[Any]) -> frozenset[str]:
    assert game.page.board is not None
    return frozenset(verb.id for verb in game.page.board("en").verbs if verb.quiet)


def counted(play: Play[Any], bots: list[GreedyBot], turns: int) -> Iterator[Clicks]:
    """The clicks of so many turns, as they are played."""
    last, seldom = play.game.turn(play.state) + turns, seldom_done(play.game)
    while play.question is not None and play.game.turn(play.state) < last:
        lifts, afoot = walk_of(play, True), walk_of(play, False)
        action = answer(bots[play.question.side], play)
        if lifts is not None and action[0] == lifts.lift:
            yield _movement(play, bots, lifts, action)
        elif afoot is not None and action[0] == afoot.step:
            yield _movement(play, bots, afoot, action)
        else:
            yield _answer(play, bots, action, seldom)
        unasked = go_on(play, {0, 1})
        yield Clicks("unasked", unasked, 0, 0)


def _answer(play: Play[Any], bots: list[GreedyBot], action: Action, seldom: frozenset[str]) -> Clicks:
    """One answer, or the same of all that it can be said of."""
    assert play.question is not None
    every = [other for other in play.question.options if other[0] == action[0]]
    if action[0] in play.game.page.every and len(every) > 1 and _of_all(play.fork(Seeded(0)), bots, every):
        before = 0
        for each in every:
            before += one(play, each)
            play.decide(each)
        return Clicks(action[0], before, 1, 1)
    before, after = one(play, action), aimed(play, action, seldom)
    play.decide(action)
    return Clicks(action[0], before, after, after)


def _of_all(play: Play[Any], bots: list[GreedyBot], every: list[Action]) -> bool:
    """Whether a program would say this of all that it can be said of, one after another."""
    todo = set(every)
    while todo:
        if play.question is None or todo.isdisjoint(play.question.options):
            return False
        action = answer(bots[play.question.side], play)
        if action not in todo:
            return False
        todo.remove(action)
        play.decide(action)
    return True


def aimed(play: Play[Any], action: Action, seldom: frozenset[str]) -> int:
    """The clicks of an answer, if some answers are meant by a click on what they are aimed at: one more if others could
    be meant by it."""
    question, aims = play.question, play.game.page.aims
    assert question is not None
    verb, noun = action
    if noun is None or not any(other in aims for other, same in question.options if same == noun):
        return one(play, action, seldom)
    known = play.known(question.side)
    if verb not in aims:
        return one(play, action, seldom | aims.keys())
    mine = set(aims[verb](known, noun))
    shared = (other for other in question.options if other[0] == verb and other != action)
    return 1 + any(mine & set(aims[verb](known, there)) for _, there in shared if there is not None)


def _movement(play: Play[Any], bots: list[GreedyBot], walk: Walk[Any], action: Action) -> Clicks:
    """One movement: where the program sends a thing, all that stands with it goes along if it can."""
    assert play.question is not None
    side, kind = play.question.side, walk.step or walk.land
    unit = action[1] if action[0] == walk.lift else None
    path = _sent(play.fork(Seeded(0)), bots, walk, action)
    if not path:
        return _left(play, bots, walk, action)
    stack = [] if unit is None else _beside(play, side, walk, unit)
    grip = 0 if unit is None or not _on_map(play, side, walk, unit) else 1
    for units in (stack, [] if unit is None else [unit]):
        found = plan(play, side, units, path[-1]) if units else reach(play, side)
        way = None if found is None else found.ways.get(path[-1])
        if way is not None and len(way.goes) == max(1, len(units)):
            before = 0
            for step in way.answers:
                if play.question is None or step not in play.question.options:  # something hidden came between
                    break
                before += one(play, step)
                play.decide(step)
            after = min(before, len(units[:1]) + 1)
            return Clicks(kind, before, after, max(1, after - grip))
    clicks = one(play, action)
    play.decide(action)
    return Clicks(kind, clicks, clicks, clicks)


def _left(play: Play[Any], bots: list[GreedyBot], walk: Walk[Any], action: Action) -> Clicks:
    """What is taken up to be put back at once: nobody would touch it."""
    assert play.question is not None
    side = play.question.side
    play.decide(action)
    if play.question is not None and play.question.side == side and walk_of(play, False) is walk:
        rest = answer(bots[side], play)
        if rest[1] is None:
            play.decide(rest)
            return Clicks("nothing", 0, 0, 0)
    return Clicks(action[0], 1, 1, 1)


def _sent(play: Play[Any], bots: list[GreedyBot], walk: Walk[Any], action: Action) -> list[int]:
    """The spaces through which a program sends a thing, in a world to look into."""
    assert play.question is not None
    side, path = play.question.side, []
    while play.question is not None and play.question.side == side:
        verb, noun = action
        if noun is not None and verb in (walk.step, walk.land):
            path.append(noun)
        elif verb != walk.lift:
            break
        play.decide(action)
        if verb == walk.land or walk_of(play, False) is None or play.question is None or play.question.side != side:
            break
        action = answer(bots[side], play)
    return path


def _places(play: Play[Any], side: int) -> dict[str, str]:
    """Where everything stands, as a side sees it."""
    assert play.game.page.picture is not None
    pieces = play.game.page.picture(play.view(side)["position"], "en").pieces
    return {noun: now.at for noun, now in pieces.items()}


def _on_map(play: Play[Any], side: int, walk: Walk[Any], unit: int) -> bool:
    kind = play.game.verbs[walk.lift] or ""
    return _places(play, side).get(f"{kind}:{play.game.nouns[kind][unit]}", "").startswith("space:")


def _beside(play: Play[Any], side: int, walk: Walk[Any], unit: int) -> list[int]:
    """All that may be taken up in the space of a thing."""
    game, question = play.game, play.question
    assert question is not None
    kind = game.verbs[walk.lift] or ""
    where, name = _places(play, side), game.nouns[kind]
    here = where.get(f"{kind}:{name[unit]}")
    lifted = [noun for verb, noun in question.options if verb == walk.lift and noun is not None]
    return [other for other in lifted if where.get(f"{kind}:{name[other]}") == here] if walk.along else [unit]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=6, help="turns of each game")
    parser.add_argument("--only", default="", help="one game by its name")
    parser.add_argument("--verbs", action="store_true", help="and what they are for now")
    given = parser.parse_args()
    print("| game | clicks a turn, before | now | fewer | dragging | fewer | moving, before | now | dragging |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name, game in everything().items():
        if given.only and name != given.only:
            continue
        play: Play[Any] = Play(game, Seeded(1), game.scenarios[0])
        found = list(counted(play, [GreedyBot(1), GreedyBot(2)], given.turns))
        moves = {verb for walk in game.page.walks for verb in (walk.step, walk.land) if verb}
        walked = [each for each in found if each.verb in moves]
        counts = (attrgetter("before"), attrgetter("after"), attrgetter("dragged"))
        before, now, drag = (sum(count(each) for each in found) / given.turns for count in counts)
        moving = [f"{sum(count(each) for each in walked) / given.turns:.0f}" for count in counts]
        told = [f"{before:.0f}", f"{now:.0f}", f"{1 - now / before:.0%}", f"{drag:.0f}", f"{1 - drag / before:.0%}"]
        print(f"| {name} | " + " | ".join((*told, *moving)) + " |")
        if given.verbs:
            both: Counter[str] = Counter()
            for each in found:
                both[each.verb] += each.after
            print(", ".join(f"{verb} {count / given.turns:.1f}" for verb, count in both.most_common(30)))


if __name__ == "__main__":
    main()
