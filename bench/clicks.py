"""Clicks that a turn takes on the page: answer by answer, as it was, and by whole movements.

python -m bench.clicks --turns 6

Two greedy programs play; what they do is what a person would want done, but that those who stand with a unit go where
it is sent, if they can. Counted for a mouse, that opens a stack by pointing at it: a click for an answer, and one more
where a thing on the map offers several things to do and a menu asks which. Now a click takes up a counter or all that
may go of a stack and one goes there, and no menu asks about what is seldom done.
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
from grognard.kernel.ask import Action
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, Walk
from grognard.kernel.play import Play
from grognard.kernel.reach import plan, reach, walk_of


class Clicks(NamedTuple):
    """Of one movement, or of one answer that is none."""

    verb: str
    before: int
    after: int


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
            yield Clicks(action[0], one(play, action), one(play, action, seldom))
            play.decide(action)


def _movement(play: Play[Any], bots: list[GreedyBot], walk: Walk[Any], action: Action) -> Clicks:
    """One movement: where the program sends a thing, all that stands with it goes along if it can."""
    assert play.question is not None
    side, kind = play.question.side, walk.step or walk.land
    unit = action[1] if action[0] == walk.lift else None
    path = _sent(play.fork(Seeded(0)), bots, walk, action)
    if not path:  # it stays after all
        clicks = one(play, action)
        play.decide(action)
        return Clicks(action[0], clicks, clicks)
    stack = [] if unit is None else _beside(play, side, walk, unit)
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
            return Clicks(kind, before, min(before, len(units[:1]) + 1))
    clicks = one(play, action)
    play.decide(action)
    return Clicks(kind, clicks, clicks)


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


def _beside(play: Play[Any], side: int, walk: Walk[Any], unit: int) -> list[int]:
    """All that may be taken up in the space of a thing."""
    game, question = play.game, play.question
    assert question is not None
    assert game.page.picture is not None
    pieces = game.page.picture(play.view(side)["position"], "en").pieces
    kind = game.verbs[walk.lift] or ""
    where = {noun: now.at for noun, now in pieces.items()}
    name = game.nouns[kind]
    here = where.get(f"{kind}:{name[unit]}")
    lifted = [noun for verb, noun in question.options if verb == walk.lift and noun is not None]
    return [other for other in lifted if where.get(f"{kind}:{name[other]}") == here] if walk.along else [unit]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=6, help="turns of each game")
    parser.add_argument("--only", default="", help="one game by its name")
    parser.add_argument("--verbs", action="store_true", help="and what they were for")
    given = parser.parse_args()
    print("| game | clicks a turn, before | now | of these, moving, before | now | one movement, before | now |")
    print("|---|---|---|---|---|---|---|")
    for name, game in everything().items():
        if given.only and name != given.only:
            continue
        play: Play[Any] = Play(game, Seeded(1), game.scenarios[0])
        found = list(counted(play, [GreedyBot(1), GreedyBot(2)], given.turns))
        moves = {verb for walk in game.page.walks for verb in (walk.step, walk.land) if verb}
        walked = [each for each in found if each.verb in moves]
        sums = [
            sum(count(each) for each in some) / given.turns
            for some in (found, walked)
            for count in (attrgetter("before"), attrgetter("after"))
        ]
        each_time = [count * given.turns / max(1, len(walked)) for count in sums[2:]]
        told = [*(f"{count:.0f}" for count in sums), *(f"{count:.1f}" for count in each_time)]
        print(f"| {name} | " + " | ".join(told) + " |")
        if given.verbs:
            both: Counter[str] = Counter()
            for each in found:
                both[each.verb] += each.after
            print(", ".join(f"{verb} {count / given.turns:.1f}" for verb, count in both.most_common(14)))


if __name__ == "__main__":
    main()
