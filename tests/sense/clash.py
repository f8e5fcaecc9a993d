"""What `solved` looks at in both battles of Clash of Giants II."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games import get
from grognard.games.clash_of_giants_2.movement import ends
from grognard.games.clash_of_giants_2.odds import odds
from grognard.games.clash_of_giants_2.state import NOBODY, OFF, State, units_at
from grognard.games.clash_of_giants_2.supply import traced
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from . import Seen


class Strike(NamedTuple):
    """An attack as it was declared."""

    targets: frozenset[str]
    units: frozenset[str]
    column: int
    """Of the combat table, support counted: 0 is 1-3, 2 is 1-1, 4 is 3-1, 7 is 6-1."""


TWO_TO_ONE, THREE_TO_ONE = 3, 4


def strikes(its: Seen) -> list[Strike]:
    """The attacks that were declared; what was called off is not among them."""
    game = get(its.before.game)
    play = Play(game, Seeded(1), its.before.scenario, its.before.options, state=its.before.copy())
    for text in its.answers:
        g: State = play.state
        if text == "resolve":
            return [
                Strike(
                    frozenset(g.box.numbers[h] for h in attack.targets),
                    frozenset(g.box.units[u] for u in attack.attackers),
                    odds(g, attack.targets, attack.attackers).column,
                )
                for attack in g.attacks
            ]
        if text == "pass" or play.question is None:
            break
        play.act(play.question.side, game.read(text))
    return []


def struck(its: Seen) -> set[str]:
    """The hexes that were attacked."""
    return {h for strike in strikes(its) for h in strike.targets}


def best(its: Seen, target: str) -> int:
    """The column at which a hex was attacked; -1: it was not."""
    return max((strike.column for strike in strikes(its) if target in strike.targets), default=-1)


def where(g: State, unit: str) -> str:
    """The hex of a unit; "" if it is not on the map."""
    h = g.loc[g.box.unit[unit]]
    return g.box.numbers[h] if h < OFF else ""


def there(g: State, place: str) -> list[str]:
    """The units in a hex."""
    return [g.box.units[u] for u in units_at(g, g.box.hex[place])]


def owner(g: State, place: str) -> str:
    """Who controls a victory hex."""
    who = g.owner[g.box.hex[place]]
    return "" if who == NOBODY else g.box.sides[who]


def fed(g: State, *units: str) -> bool:
    """Whether all of these live and could trace a line of supply."""
    return all(
        g.loc[u] < OFF and bool(traced(g, g.box.side[u]) >> g.loc[u] & 1) for u in map(g.box.unit.__getitem__, units)
    )


def open_to(g: State, place: str, *units: str) -> bool:
    """Whether one of these could march into a hex with the best die."""
    return any(_reaches(g, g.box.unit[unit], g.box.hex[place]) for unit in units)


def _reaches(g: State, u: int, h: int) -> bool:
    if g.loc[u] >= OFF:
        return False
    twin, side = g.copy(), g.box.side[u]
    twin.walked, twin.active = 0, side * 4 + g.box.area_of[side][g.loc[u]]
    twin.results[twin.active] = 6
    return bool(ends(twin, (u,)) >> h & 1)
