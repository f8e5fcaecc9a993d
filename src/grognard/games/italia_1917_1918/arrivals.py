"""11.1.5 Reinforcements. 11.4, SC1.30 Retreat mode and the order to retreat. What scenarios do as a movement begins."""

from __future__ import annotations

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import Members, bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .assault import attached, hosts, settle_assault
from .box import CP, EN
from .command import headquarters
from .entering import enter_hex
from .movement import unfreeze
from .state import COMING, EXITED, OFF, State, clear_marks, fighters_at, kill, morale, on_map, put, tell, zoc

NOT_THERE = Refusal("11.1.5a", "arrive-not-there")
NOT_GUN = Refusal("SC1.33", "evacuate-not-gun")
NOT_SILENCED = Refusal("SC5.16", "evacuate-not-gun")
NO_MODE = Refusal("11.4c", "withdraw-not-this")
NOT_IN_MODE = Refusal("11.4e", "rally-not-this")
NOT_REFUGEES = Refusal("SC1.25", "refugees-not-there")


# -- reinforcements ----------------------------------------------------------------------------------------------------


def arrive(g: State) -> Asking[Next]:
    """11.1.5a: on or beside a headquarters on a road or railway, before all moves, so that they may move too (11.1.5b);
    11.1.5c: stacking comes later."""
    unit, spaces = arriving(g)
    if unit < 0:
        return None
    _, h = yield Choose(
        g.side, "ask-arrive", Offer.found("at", Members(spaces), NOT_THERE), args={"unit": ("unit", unit)}
    )
    put(g, unit, h)
    tell(g, "log-arrive", side=("side", g.side), unit=("unit", unit), space=("space", h))
    enter_hex(g, (unit,), h)
    return AGAIN


def arriving(g: State) -> tuple[int, int]:
    """The next reinforcement that can come in now, and where; -1 if there is none."""
    for one in g.scene.placed:
        if g.loc[one.unit] == COMING and g.box.side[one.unit] == g.side and _due(g, one.turn, one.sequence):
            spaces = entries(g, one.unit, one.entry)
            if spaces:
                return one.unit, spaces
    return -1, 0


def _due(g: State, turn: int, sequence: int) -> bool:
    return (turn, sequence) <= (g.turn, g.sequence)


def entries(g: State, u: int, entry: int) -> int:
    """The hexes where a reinforcement may come in; SC1.3: at the headquarters named, or at any if it is gone.
    11.3.2a: assault troops come to a unit that may have them."""
    named = [entry] if entry >= 0 and g.loc[entry] < OFF else headquarters(g, g.side)
    lines = g.box.on_road | g.box.on_rail | (g.box.on_secondary if g.fair else 0)
    seeds = g.box.map.set(g.loc[u] for u in named if lines >> g.loc[u] & 1)
    near = (g.box.map.steps.around(seeds) | seeds) & g.scene.area
    if g.box.is_assault[u]:
        near = g.box.map.set(h for h in bits(near & g.occ[g.side]) if _hosted(g, u, h))
    return near & ~g.any_occ[1 - g.side]


def _hosted(g: State, a: int, h: int) -> bool:
    supports = [*attached(g, h, g.side), a]
    return hosts(g, fighters_at(g, h, g.side), supports) == len(supports)


# -- Caporetto ---------------------------------------------------------------------------------------------------------


def order(g: State) -> Asking[None]:
    """SC1.30, SC1.34: from the second turn on the Entente may order a retreat, and pays for it in points."""
    if g.scene.rule != "SC1" or g.side != EN or g.ordered or g.turn == g.scene.first_turn:
        return
    verb, _ = yield Choose(EN, "ask-order", Offer("order"), Offer("pass"), args={"points": order_price(g)})
    if verb == "order":
        points = order_price(g)
        g.vp += points
        g.ordered = g.turn
        tell(g, "log-order", side=("side", EN), points=points)


def order_price(g: State) -> int:
    """SC1.34."""
    from .victory import points

    if g.turn == 2:
        return 15 if points(g) < 15 else 10
    return 5 if g.turn == 3 else 0


def withdraw(g: State) -> Asking[Next]:
    """11.4a, SC1.31, SC1.33: units into Retreat mode or, by a die, out of it; a gun taken away each sequence."""
    if not g.ordered or g.side != EN:
        return None
    mine = [u for u in on_map(g, EN) if _may_retreat(g, u)]
    into = [u for u in mine if not g.retreating >> u & 1 and not g.settled >> u & 1]
    out = [u for u in mine if g.retreating >> u & 1 and not g.settled >> u & 1]
    now = g.turn * 10 + g.sequence
    guns = [u for u in mine if g.box.is_gun[u]] if g.withdrawn != now else []
    if not into and not out and not guns:
        return None
    verb, u = yield Choose(
        EN, "ask-withdraw",
        Offer.found("withdraw", into, NO_MODE),
        Offer("withdraw_all", None, lambda _: None if len(into) > 1 else NO_MODE),
        Offer.found("rally", out, NOT_IN_MODE),
        Offer.found("evacuate", guns, NOT_GUN),
        Offer("done"),
    )  # fmt: skip
    if verb == "done":
        g.settled = 0
        return None
    if verb == "withdraw":
        _retreat(g, u)
    elif verb == "withdraw_all":
        for v in into:
            _retreat(g, v)
    elif verb == "rally":
        yield from _rally(g, u)
    else:
        g.withdrawn = now
        tell(g, "log-evacuate", side=("side", EN), unit=("unit", u))
        put(g, u, EXITED)
        clear_marks(g, u)
    return AGAIN


def _may_retreat(g: State, u: int) -> bool:
    """11.4c: combat units, headquarters and guns."""
    return g.box.fights[u] or g.box.kind[u] == "hq" or (g.box.is_gun[u] and g.box.kind[u] != "battery")


def _retreat(g: State, u: int) -> None:
    g.retreating |= 1 << u
    g.settled |= 1 << u
    if u in g.frozen:
        unfreeze(g, u, paid=False)  # SC1.32
    tell(g, "log-withdraw", side=("side", EN), unit=("unit", u))


def _rally(g: State, u: int) -> Asking[None]:
    """11.4e, 11.4f: a die, helped by roads and railways."""
    mode, h = g.box.tables["retreat_mode"], g.loc[u]
    road = (g.box.on_road | (g.box.on_secondary if g.fair else 0)) >> h & 1
    rail = g.box.on_rail >> h & 1
    more = (int(mode["road"]) if road else 0) + (int(mode["rail"]) if rail else 0)
    more = more if road or rail else int(mode["open"])
    die = yield D6
    done = die + more <= int(mode["leaves"])
    g.settled |= 1 << u
    if done:
        g.retreating &= ~(1 << u)
    tell(g, "log-rally", side=("side", EN), unit=("unit", u), die=die, modifier=more, done="yes" if done else "no")


REFUGEES = 3
REFUGEES_WITHIN = 3
REFUGEES_FROM = 3


def refugees(g: State) -> Asking[Next]:
    """SC1.25: from the third turn on, as the Entente's movement begins, three of its stacks near the enemy find the
    roads full."""
    if g.scene.rule != "SC1" or g.side != EN or g.turn < REFUGEES_FROM or len(g.choices) >= REFUGEES:
        g.choices = ()
        return None
    near = g.box.map.range(g.any_occ[CP], REFUGEES_WITHIN) & g.any_occ[EN] & ~zoc(g, CP)
    able = [h for h in bits(near) if h not in g.choices and _italians(g, h)]
    if not able:
        g.choices = ()
        return None
    verb, h = yield Choose(CP, "ask-refugees", Offer.found("crowd", able, NOT_REFUGEES), Offer("pass"))
    if verb == "pass":
        g.choices = ()
        return None
    for u in _italians(g, h):
        g.refugees |= 1 << u
    g.choices = (*g.choices, h)
    tell(g, "log-refugees", side=("side", CP), space=("space", h))
    return AGAIN


def _italians(g: State, h: int) -> list[int]:
    return [u for u in g.stacks.get(h, ()) if g.box.nation[u] == "it"]


# -- Vittorio Veneto ---------------------------------------------------------------------------------------------------


HUNGARIANS_FROM = 2


def hungarians(g: State) -> Asking[None]:
    """SC5.19: from the third turn on each Hungarian unit may go home as the Central Powers' movement begins."""
    if g.scene.rule != "SC5" or g.side != CP or g.turn < g.scene.first_turn + HUNGARIANS_FROM:
        return
    for u in g.box.hungarians:
        if g.loc[u] < OFF:
            die = yield D6
            if die > morale(g, u):
                here = g.loc[u]
                kill(g, u, "log-goes-home")
                settle_assault(g, here)


PROHIBITED = ((), (), ("corps",), ("army",), ("corps", "corps"), ("corps", "army"))
"""SC5.17: by the die, less one: of which kind of guns are told not to fire."""


def prohibit(g: State) -> Asking[Next]:
    """SC5.16, SC5.17: from the second turn on, as each second sequence begins, both players silence
    Austro-Hungarian guns by their dice. What is left to choose is kept: the side, then corps (0) or army (1) guns."""
    if g.scene.rule != "SC5" or g.turn == g.scene.first_turn or g.sequence != 2:
        return None
    if not g.choices:
        green, blue = (yield D6), (yield D6)
        tell(g, "log-prohibit", green=green, blue=blue)
        kinds = [(side, kind) for side, die in ((CP, green), (EN, blue)) for kind in PROHIBITED[die - 1]]
        g.choices = (9, *(side * 2 + (kind == "army") for side, kind in kinds))
        return AGAIN
    left = g.choices[1:]
    if not left:
        g.choices = ()
        return None
    side, army = divmod(left[0], 2)
    kind = "army-artillery" if army else "corps-artillery"
    guns = [u for u in on_map(g, CP) if g.box.kind[u] == kind and not g.silent >> u & 1]
    if guns:
        unit = guns[0]
        if len(guns) > 1:
            _, unit = yield Choose(side, "ask-prohibit", Offer.found("silence", guns, NOT_SILENCED))
        g.silent |= 1 << unit
        tell(g, "log-silence", side=("side", side), unit=("unit", unit))
    g.choices = (9, *left[1:])
    return AGAIN
