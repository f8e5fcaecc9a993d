"""6.30 Offensives that somebody must make: Enver's, Conrad's, Haig's. Who does not, loses the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import Members, members
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AH, AL, BR, CP
from .combat import why_not_attack
from .fronts import CAUCASUS, EASTERN, ITALY, WEST, WESTERN, Front
from .movement import ends, finish, party, why_not_move
from .odds import ratio, strength
from .state import State, attack_of, fighters_at, fort_at, front_at, on_front, on_track, tell

NOT_NEAREST = Refusal("6.30b", "drive-not-this")
NOT_TOWARD = Refusal("6.30b", "drive-not-there")

ENVER, CONRAD, HAIG = range(3)
EVENTS: Final = ("ne-cp-enver", "cp-conrad", "al-haig")
SIDE: Final = (CP, CP, AL)
FRONT: Final = (CAUCASUS, ITALY, WEST)
THEATRE: Final = (EASTERN, WESTERN, WESTERN)
NATION: Final = (-1, AH, BR)
"""Whose units alone have to attack; -1: anybody."""
FAR: Final = 40
"""Points of movement that lead from anywhere to anywhere."""


def wanted(g: State, i: int) -> int:
    return int(g.box.tables["limits"]["haig"]) if i == HAIG else 1


def bound(g: State) -> list[int]:
    """The offensives that bind the side under way in its theatre."""
    return [
        i for i in (ENVER, CONRAD, HAIG)
        if SIDE[i] == g.side and THEATRE[i] == g.theatre and FRONT[i] in g.box.active and on_track(g, EVENTS[i])
    ]  # fmt: skip


def owe(g: State) -> None:
    """A9: what could be done counts, before movement and after it; without a legal attack the duty lapses for the
    turn."""
    for i in bound(g):
        g.owed[i] = max(g.owed[i], min(wanted(g, i), possible(g, i)))


def before_moving(g: State) -> None:
    """6.30b: Enver's men who cannot attack must march on the enemy."""
    owe(g)
    if ENVER in bound(g) and not g.owed[ENVER]:
        if _within_reach(g):
            g.owed[ENVER] = 1
        else:
            g.driven = (-1,) * int(g.box.tables["limits"]["enver"])


def targets(g: State, front: Front) -> Iterable[int]:
    """Enemy hexes of a front, forts too."""
    f, enemy = front.index, 1 - g.side
    return [h + front.base for h in members(g.occ[enemy][f] | g.forts[enemy][f])]


def _able(g: State, h: int, i: int) -> list[int]:
    """Units that could attack a hex, as this offensive wants it."""
    front = front_at(g, h)
    found = []
    for b in members(front.beside[h - front.base] & g.occ[g.side][front.index]):
        for u in fighters_at(g, b + front.base, g.side):
            if NATION[i] in (-1, g.box.nation[u]) and why_not_attack(g, u, h) is None:
                found.append(u)
    return found


def possible(g: State, i: int) -> int:
    """How many attacks of this offensive could be made as units stand."""
    count, used = 0, 0
    for h in targets(g, g.box.fronts[FRONT[i]]):
        able = sorted((u for u in _able(g, h, i) if not used >> u & 1), key=lambda u: -attack_of(g, u))
        if i == ENVER:
            count += len(able) >= int(g.box.tables["limits"]["enver"])
        elif i == CONRAD:
            count += bool(able)
        else:
            taken = _enough(g, h, able)
            count += bool(taken)
            used |= taken
    return count


def _enough(g: State, h: int, able: list[int]) -> int:
    """6.30d: as few units as make an attack at 1-1 before all shifts; 0: there are none."""
    defence = strength(g, fighters_at(g, h, 1 - g.side), attack=False) + (fort_at(g, h) >= 0)
    for many in range(1, len(able) + 1):
        if ratio(strength(g, able[:many], attack=True), defence) >= 1:
            return sum(1 << u for u in able[:many])
    return 0


def tally(g: State) -> None:
    """An attack was made: does it fulfil a duty?"""
    a = g.attack
    assert a is not None
    for i in bound(g):
        if front_at(g, a.hex).index != FRONT[i]:
            continue
        alone = NATION[i] == -1 or all(g.box.nation[u] == NATION[i] for u in a.attackers)
        many = i != ENVER or len(a.attackers) >= int(g.box.tables["limits"]["enver"])
        even = i != HAIG or a.ratio >= 1
        g.mandate[i] += alone and many and even


def judge(g: State) -> None:
    """6.30a: who has not done what he could loses the game."""
    owe(g)
    for i in bound(g):
        if g.mandate[i] < g.owed[i] and g.over is None:
            g.over = (1 - SIDE[i], "end-mandate")
            tell(g, "log-mandate", side=("side", SIDE[i]), event=("event", g.box.counters_of[EVENTS[i]][0]))


# -- Enver's march -----------------------------------------------------------------------------------------------------


def _within_reach(g: State) -> bool:
    """6.30b: whether three units can come up to one enemy hex and attack it."""
    front = g.box.fronts[CAUCASUS]
    reach = {u: reached(g, u) for u in on_front(g, CP, CAUCASUS) if g.box.fights[u] and attack_of(g, u)}
    for h in targets(g, front):
        near = front.beside[h - front.base]
        if sum(bool(where & near) for where in reach.values()) >= int(g.box.tables["limits"]["enver"]):
            return True
    return False


def reached(g: State, u: int) -> int:
    """Where a unit may stand after this movement."""
    here = 1 << g.loc[u] - g.box.fronts[CAUCASUS].base
    return here if why_not_move(g, u) is not None else here | ends(g, party(g, (u,)))


def _distance(g: State, u: int, start: int) -> int:
    """Movement points from a hex to the nearest enemy."""
    its = party(g, (u,))
    front = its.front
    beside = front.around(g.occ[AL][CAUCASUS] | g.forts[AL][CAUCASUS])
    for spent, layer in enumerate(its.way.layers(1 << start, FAR, its.enter | 1 << start, 0)):
        if layer & beside:
            return spent
    return FAR


def drive(g: State) -> Asking[Next] | None:
    """6.30b, A57: the three nearest units that can move go as near to the enemy as they can."""
    if not g.driven or g.side != CP or g.theatre != EASTERN:
        return None
    base = g.box.fronts[CAUCASUS].base
    able = {}
    for u in on_front(g, CP, CAUCASUS):
        if g.box.fights[u] and why_not_move(g, u) is None and ends(g, party(g, (u,))):
            able[u] = _distance(g, u, g.loc[u] - base)
    if not able:
        g.driven = ()
        return None
    nearest = [u for u, far in able.items() if far == min(able.values())]
    return _drive(g, nearest)


def _drive(g: State, nearest: list[int]) -> Asking[Next]:
    u = nearest[0]
    if len(nearest) > 1:
        _, u = yield Choose(CP, "ask-drive", Offer.found("march", nearest, NOT_NEAREST))
    its = party(g, (u,))
    far = {h: _distance(g, u, h) for h in members(ends(g, its))}
    here = _distance(g, u, its.start)
    best = [h for h, d in far.items() if d == min(far.values()) and d < here]
    h = best[0] + its.front.base if best else None
    if len(best) > 1:
        mask = sum(1 << b for b in best)
        _, h = yield Choose(
            CP, "ask-drive-to", Offer.found("to", Members(mask, its.front.base), NOT_TOWARD), args={"unit": ("unit", u)}
        )
    finish(g, its, h)
    g.driven = g.driven[1:]
    return AGAIN
