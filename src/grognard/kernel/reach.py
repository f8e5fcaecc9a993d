"""How far things can go: every space within reach, and the answers that lead there by the best way.

Looked for in a world that the side cannot tell from the real one, by giving the answers there: so whatever the rules
allow is found, nothing hidden shows, and what is found are ordinary answers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from .ask import Action, Choose
from .game import Known, Walk
from .play import Play
from .refusal import NOT_AMONG, NOT_YOUR_TURN, BadInput, Refusal

MOST = 600
"""Worlds that are looked into for one question: what lies further is not offered."""

NO_WAY = Refusal("", "kernel-out-of-reach")


class Way(NamedTuple):
    """The best way to a space: the answers, the spaces entered one after another, points left (if known), who goes.

    `stops`: dice, the other side or something unknown follow, so that it may end otherwise."""

    space: int
    answers: tuple[Action, ...]
    path: tuple[int, ...]
    left: int | None
    stops: bool
    goes: tuple[int, ...]


class Reach(NamedTuple):
    """All that is within reach of some things, who of them stays for what reason, and the points they begin with."""

    kind: str
    """Of noun that they are."""
    units: tuple[int, ...]
    ways: Mapping[int, Way]
    stays: Mapping[int, Refusal]
    points: int | None


class _Node(NamedTuple):
    """Things on their way, in a world in which they have come so far."""

    world: Play[Any]
    answers: tuple[Action, ...]
    path: tuple[int, ...]
    left: int | None


class _Limit:
    """How many worlds may still be looked into."""

    def __init__(self) -> None:
        self.worlds = MOST

    def ahead(self, node: _Node, action: Action, walk: Walk[Any], space: int | None = None) -> _Node | None:
        """A node after one more answer; None if dice follow, or there have been too many."""
        self.worlds -= 1
        world = node.world.ahead(action) if self.worlds >= 0 else None
        if world is None:
            return None
        path = node.path if space is None else (*node.path, space)
        return _Node(world, (*node.answers, action), path, _points(world.question, walk))


def walk_of(play: Play[Any], lifts: bool) -> Walk[Any] | None:
    """How things are moved at the open question: taken up first (`lifts`), or on their way already."""
    question = play.question
    offered = {verb for verb, _ in question.options} if question is not None else set()
    named = (question.args or {}) if question is not None else {}
    found: list[Walk[Any]] = []
    for walk in play.game.page.walks:
        rests = walk.rest in offered and (not walk.mover or walk.mover in named)
        afoot = not offered.isdisjoint((walk.step, walk.land)) or rests
        if (walk.lift in offered and not afoot) if lifts else afoot:
            found.append(walk)
    # Where several use the same verbs, the one whose things the question names.
    return next((walk for walk in found if walk.mover in named), found[0] if found else None)


def _movers(question: Choose, walk: Walk[Any]) -> list[tuple[str, int]]:
    """The things that are on their way already, where the question names them."""
    named: Any = (question.args or {}).get(walk.mover, []) if walk.mover else []
    return [named] if isinstance(named, tuple) else list(named)


def reach(play: Play[Any], side: int, units: Sequence[int] = (), via: Sequence[int] = ()) -> Reach | None:
    """All that `units` can reach together, or without units those that are on their way; None if nothing moves here.

    The slower ones stay behind where only the others come. `via`: spaces that the way has to lead through."""
    world = _world(play, side)
    walk = None if world is None else walk_of(world, bool(units))
    if world is None or walk is None:
        return None
    limit = _Limit()
    start = _Node(world, (), (), _points(world.question, walk))
    if not units:
        assert world.question is not None
        things = _movers(world.question, walk)
        goes = tuple(noun for _, noun in things)
        kind = things[0][0] if things else "space"
        return Reach(kind, goes, _from(start, walk, goes, via, limit), {}, start.left)
    parties, stays = _parties(start, walk, units, limit)
    ways: dict[int, Way] = {}
    points = None
    for party in parties:
        for group in _groups(start, walk, party, limit):
            lifted, _ = _lift(start, walk, group, limit)
            if lifted is not None:
                points = lifted.left if points is None else points
                for space, way in _from(lifted, walk, tuple(group), via, limit).items():
                    ways.setdefault(space, way)
    return Reach(_kind(play, walk), tuple(units), ways, stays, points)


def plan(play: Play[Any], side: int, units: Sequence[int], to: int, via: Sequence[int] = ()) -> Reach | None:
    """All answers that bring units to one space, one group after another, and why the rest of them stay."""
    world = _world(play, side)
    walk = None if world is None else walk_of(world, True)
    if world is None or walk is None:
        return None
    limit = _Limit()
    node = _Node(world, (), (), None)
    todo = list(units)
    gone: list[int] = []
    stays: dict[int, Refusal] = {}
    way: Way | None = None
    while todo and (way is None or not way.stops):
        parties, barred = _parties(node, walk, todo, limit)
        stays |= barred
        best: Way | None = None
        for group in (group for party in parties for group in _groups(node, walk, party, limit)):
            lifted, _ = _lift(node, walk, group, limit)
            best = None if lifted is None else _from(lifted, walk, tuple(group), via, limit).get(to)
            if best is not None:
                break
            if lifted is not None:
                stays |= dict.fromkeys(group, _why_not(lifted, walk, to))
        if best is None:
            break
        gone += best.goes
        todo = [unit for unit in todo if unit not in best.goes]
        way = best if way is None else best._replace(answers=(*way.answers, *best.answers), path=way.path)
        if not best.stops and todo:
            after = _follow(node, best.answers, limit)
            if after is None:
                break
            node = after
    if way is None:
        return Reach(_kind(play, walk), tuple(units), {}, stays, None)
    way = way._replace(goes=tuple(gone))
    left_behind = {unit: stays.get(unit, NO_WAY) for unit in todo}
    return Reach(_kind(play, walk), tuple(units), {to: way}, left_behind, None)


def _kind(play: Play[Any], walk: Walk[Any]) -> str:
    return play.game.verbs[walk.lift] or ""


def _world(play: Play[Any], side: int) -> Play[Any] | None:
    """A world to look into: the same for all that the side cannot tell apart."""
    question = play.question
    if question is None or question.side != side or not play.game.page.walks:
        return None
    try:
        return play.imagine(side, play.answers_for(side))
    except BadInput:
        return None


def _points(question: Choose | None, walk: Walk[Any]) -> int | None:
    found = (question.args or {}).get(walk.left) if question is not None and walk.left else None
    return found if isinstance(found, int) else None


def _can(world: Play[Any], action: Action) -> bool:
    return world.question is not None and action in world.question.options


def _parties(
    start: _Node, walk: Walk[Any], units: Sequence[int], limit: _Limit
) -> tuple[list[list[int]], dict[int, Refusal]]:
    """Who can be taken up together, and why not those that cannot be taken up at all."""
    parties: list[list[int]] = []
    stays: dict[int, Refusal] = {}
    todo = list(units)
    while todo:
        _, barred = _lift(start, walk, todo, limit)
        party = [unit for unit in todo if unit not in barred]
        if not party:
            stays |= barred
            break
        parties.append(party)
        todo = list(barred)
    return parties, stays


def _groups(start: _Node, walk: Walk[Any], party: list[int], limit: _Limit) -> Iterator[list[int]]:
    """Who goes together: all, and for what is too far for the slowest, those that are faster."""
    yield party
    if len(party) < 2:
        return
    speed = {unit: _speed(start, walk, unit, limit) for unit in party}
    for slow in sorted(set(speed.values()))[:-1]:
        yield [unit for unit in party if speed[unit] > slow]


def _speed(start: _Node, walk: Walk[Any], unit: int, limit: _Limit) -> int:
    alone = limit.ahead(start, (walk.lift, unit), walk)
    return 0 if alone is None or alone.left is None else alone.left


def _lift(
    start: _Node, walk: Walk[Any], units: Sequence[int], limit: _Limit
) -> tuple[_Node | None, dict[int, Refusal]]:
    """Take units up together; and why not those that stay."""
    node: _Node | None = None
    stays: dict[int, Refusal] = {}
    for unit in units:
        here = start if node is None else node
        action = (walk.lift if node is None else walk.along, unit)
        question = here.world.question
        if question is None or not action[0] or not _can(here.world, action):
            why = NOT_AMONG if question is None or not action[0] else here.world.why_not(question.side, action)
            stays[unit] = why or NOT_AMONG
            continue
        after = limit.ahead(here, action, walk)
        if after is None or not _same_side(start.world, after.world):
            stays[unit] = NOT_YOUR_TURN
        else:
            node = after
    return node, stays


def _from(start: _Node, walk: Walk[Any], goes: tuple[int, ...], via: Sequence[int], limit: _Limit) -> dict[int, Way]:
    """All ways from a node on, through every space of `via`."""
    for space in via:
        passed = _search(start, walk, goes, limit, space)[1].get(space)
        if passed is None:
            return {}
        start = passed
    return _search(start, walk, goes, limit)[0]


def _search(
    start: _Node, walk: Walk[Any], goes: tuple[int, ...], limit: _Limit, to: int = -1
) -> tuple[dict[int, Way], dict[int, _Node]]:
    """Best first: most points left, then fewest steps. Where things may end, and where they may be and go on."""
    ways: dict[int, Way] = {}
    nodes: dict[int, _Node] = {}
    key = _march(start.world.question, walk)
    heap: list[tuple[int, int, int, _Node]] = [(0, 0, 0, start)]
    seen: dict[int, int] = {}
    count = 0
    while heap:
        *_, node = heappop(heap)
        here = node.path[-1] if len(node.path) > len(start.path) else -1
        if here in nodes:
            continue
        if here >= 0:
            nodes[here] = node
            end = _end(node, walk, here, goes)
            if end is not None:
                ways.setdefault(here, end)
        if here == to and to >= 0:
            break
        known: Known[Any] | None = None
        for verb, space in node.world.question.options if node.world.question is not None else ():
            if space is None:
                continue
            if verb == walk.land:
                known = known or _known(node)
                ways.setdefault(space, _landing(node, walk, goes, space, known))
            elif verb == walk.step or (verb == walk.through and space == to):
                if space in nodes or seen.get(space, -1) >= (node.left or 0):
                    continue
                after = limit.ahead(node, (verb, space), walk, space)
                if after is None or not _same_side(start.world, after.world):
                    if limit.worlds >= 0:
                        stop = Way(space, (*node.answers, (verb, space)), (*node.path, space), None, True, goes)
                        ways.setdefault(space, stop)
                elif _march(after.world.question, walk) != key:  # that was the last step
                    end = _last(after, walk, goes)
                    ways.setdefault(end.space, end)
                else:
                    count += 1
                    seen[space] = max(seen.get(space, 0), after.left or 0)
                    heappush(heap, (-(after.left or 0), len(after.path), count, after))
    return ways, nodes


def _same_side(before: Play[Any], after: Play[Any]) -> bool:
    """Whether the same side goes on, and nothing hidden was shown: what follows is known."""
    one, other = before.question, after.question
    if one is None or other is None or one.side != other.side:
        return False
    return not after.shown_since(len(before.journal))


def _march(question: Choose | None, walk: Walk[Any]) -> object:
    """What tells one movement from the next."""
    if question is None:
        return None
    return question.prompt, {name: value for name, value in (question.args or {}).items() if name != walk.left}


def _end(node: _Node, walk: Walk[Any], here: int, goes: tuple[int, ...]) -> Way | None:
    """The way that ends at a node, if it may end there."""
    if walk.free:
        return Way(here, node.answers, node.path, node.left, False, goes)
    if walk.rest and _can(node.world, (walk.rest, None)):
        return Way(here, (*node.answers, (walk.rest, None)), node.path, node.left, False, goes)
    return None


def _last(node: _Node, walk: Walk[Any], goes: tuple[int, ...]) -> Way:
    """The way that ends with a node's last answer: there, or where the rules went on to unasked."""
    path, question = node.path, node.world.question
    if walk.at is not None and goes and question is not None:
        end = walk.at(node.world.known(question.side), goes[0])
        path = path if end == path[-1] else (*path, end)
    return Way(path[-1], node.answers, path, None, False, goes)


def _known(node: _Node) -> Known[Any]:
    question = node.world.question
    assert question is not None
    return node.world.known(question.side)


def _landing(node: _Node, walk: Walk[Any], goes: tuple[int, ...], space: int, known: Known[Any]) -> Way:
    """The way of one answer that goes far."""
    path: Sequence[int] = (space,)
    left = None
    if walk.way is not None and goes:
        path, price = walk.way(known, goes, space)
        left = None if node.left is None else max(0, node.left - price)
    return Way(space, (*node.answers, (walk.land, space)), (*node.path, *path), left, False, goes)


def _follow(node: _Node, answers: Collection[Action], limit: _Limit) -> _Node | None:
    """A node after some answers, to begin anew from."""
    world = node.world
    for action in answers:
        limit.worlds -= 1
        after = world.ahead(action)
        if after is None or not _same_side(world, after):
            return None
        world = after
    return _Node(world, (), (), None)


def _why_not(node: _Node, walk: Walk[Any], space: int) -> Refusal:
    """Why things that were taken up cannot go to a space."""
    question = node.world.question
    if question is not None and walk.land:
        return node.world.why_not(question.side, (walk.land, space)) or NO_WAY
    return NO_WAY
