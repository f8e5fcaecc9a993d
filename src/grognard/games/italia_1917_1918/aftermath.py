"""12.2.7, 12.4, 14.0 What mastery gives: erroneous orders, retreat, reaction, advance, exploitation."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import Members, bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .assault import settle_assault, with_assault
from .combat import battle
from .entering import enter_hex
from .losses import hurt
from .movement import cut_footbridges, march, why_not_move
from .odds import bridged, doctrine_of_lead, tracks
from .retreat import begin, can_fall
from .state import (
    ERRORS, OFF, PARTIAL, TOTAL, Battle, Due, State, disorganise, division, fighters_at, is_full, on_map, put, rating,
    shaken, tell, zoc,
)  # fmt: skip

NOT_NEAR = Refusal("12.2.6w", "shove-not-near")
NO_SPACE = Refusal("12.2.6w", "shove-no-space")
NOT_ATTACKER = Refusal("12.2.6x", "confuse-not-attacker")
NO_MARK = Refusal("12.2.6t", "unmark-none")
TOO_FAR = Refusal("12.2.6j", "back-too-far")
NOT_ABLE = Refusal("12.4a", "advance-not-able")
NOT_ON = Refusal("12.4f", "advance-not-on")
NOT_FIT = Refusal("14.0b", "exploit-not-fit")


# -- erroneous orders --------------------------------------------------------------------------------------------------


def defender_errors(g: State) -> Asking[None]:
    """12.2.6u, 12.2.7a: the defender's, first."""
    b = battle(g)
    if b.mastery[1] != ERRORS:
        return
    die = yield D6
    b.errors = (b.errors[0], die)
    side, there = 1 - g.side, tuple(fighters_at(g, b.hex, 1 - g.side))
    tell(g, "log-error-defence", side=("side", side), die=die)
    if die == 1:
        _both_lose(g, b, there)
    elif die == 2:
        begin(g, b.hex, side, 1, forced=True)
    elif die == 3:
        hurt(g, Due("steps", side, 1, there))
    elif die == 4:
        b.hurt = (max(0, b.hurt[0] - 3), b.hurt[1])
    elif die == 5:
        for u in there:
            g.pinned |= 1 << u
    else:
        yield from _misdirect(g, b)


def _both_lose(g: State, b: Battle, there: tuple[int, ...]) -> None:
    hurt(g, Due("steps", 1 - g.side, 1, there))
    hurt(g, Due("steps", g.side, 1, b.attackers))


def near(g: State, b: Battle) -> int:
    """Hexes near enough to a combat for what mastery and errors do."""
    return g.box.near(b.hex, int(g.box.tables["limits"]["reacts"]))


def _misdirect(g: State, b: Battle) -> Asking[None]:
    """12.2.6w: the attacker moves a unit of the defender one hex."""
    free = near(g, b) & ~zoc(g, g.side)
    units = {u: _pushes(g, u) for u in on_map(g, 1 - g.side) if g.box.fights[u] and free >> g.loc[u] & 1}
    able = [u for u, spaces in units.items() if spaces]
    if not able:
        return
    verb, u = yield Choose(g.side, "ask-misdirect", Offer.found("misdirect", able, NOT_NEAR), Offer("pass"))
    if verb == "pass":
        return
    _, h = yield Choose(
        g.side, "ask-misdirect-to", Offer.found("to", Members(units[u]), NO_SPACE), args={"unit": ("unit", u)}
    )
    tell(g, "log-misdirect", side=("side", g.side), unit=("unit", u), start=("space", g.loc[u]), space=("space", h))
    group = with_assault(g, (u,))
    start = g.loc[u]
    for v in group:
        put(g, v, h)
    enter_hex(g, group, h)
    settle_assault(g, start)


def _pushes(g: State, u: int) -> int:
    """Where somebody could be led astray: a neighbouring hex, not over a major river without a bridge."""
    side, here = g.box.side[u], g.loc[u]
    found = g.box.beside[here] & g.scene.area & ~g.any_occ[1 - side]
    tank = g.box.kind[u] == "tank"
    for h in bits(found):
        if not tracks(g, here, h) if tank else (here, h) in g.box.major and not bridged(g, (here, h), side):
            found &= ~(1 << h)
    return found


def attacker_errors(g: State) -> Asking[None]:
    """12.2.6u, 12.2.6x, 12.2.6y, 12.2.7a: then the attacker's."""
    b = battle(g)
    if b.mastery[0] != ERRORS:
        return
    die = yield D6
    b.errors = (die, b.errors[1])
    living = [u for u in b.attackers if g.loc[u] < OFF]
    tell(g, "log-error-attack", side=("side", g.side), die=die)
    if not living:
        return
    if die == 1:
        _both_lose(g, b, tuple(fighters_at(g, b.hex, 1 - g.side)))
    elif die == 2:
        unit = living[0]
        if len(living) > 1:
            _, unit = yield Choose(1 - g.side, "ask-confuse", Offer.found("confuse", living, NOT_ATTACKER))
        disorganise(g, unit)
    elif die == 3:
        hurt(g, Due("steps", g.side, 1, b.attackers))
    elif die == 4:
        unit = living[0]
        if len(living) > 1:
            _, unit = yield Choose(g.side, "ask-panic", Offer.found("confuse", living, NOT_ATTACKER))
        begin(g, g.loc[unit], g.side, 1, forced=True, units=with_assault(g, (unit,)))  # 12.3l
    elif die == 5:
        b.hurt = (b.hurt[0], max(0, b.hurt[1] - 3))
    else:
        yield from unmark(g, b)


def take_marker(g: State) -> Asking[None]:
    """12.2.6t, 12.2.7a: an attacker without mastery may lose a marker nearby."""
    b = battle(g)
    if b.mastery[0] < PARTIAL:
        yield from unmark(g, b)


def unmark(g: State, b: Battle) -> Asking[None]:
    """The defender takes an Exploitation or Reserve marker off a unit or a stack of the attacker nearby."""
    heads = {units[0]: units for units in markers_near(g, near(g, b))}
    if not heads:
        return
    verb, u = yield Choose(1 - g.side, "ask-unmark", Offer.found("unmark", list(heads), NO_MARK), Offer("pass"))
    if verb == "pass":
        return
    gone = heads[u]
    for v in gone:
        g.exploiting &= ~(1 << v)
        g.reserve &= ~(1 << v)
    tell(g, "log-unmark", side=("side", 1 - g.side), units=[("unit", v) for v in gone], space=("space", g.loc[u]))


def markers_near(g: State, where: int) -> list[list[int]]:
    """The attacker's markers in some hexes, by the units under them: a Reserve marker covers two different units of a
    hex (11.2.8d), an Exploitation marker one; regiments or brigades of a division count as one."""
    found = []
    for held, size in ((g.exploiting, 1), (g.reserve, 2)):
        stacks: dict[int, dict[object, list[int]]] = {}
        for u in on_map(g, g.side):
            if held >> u & where >> g.loc[u] & 1:
                key = (one_unit(g, u)[0] if size == 1 else division(g, u)) or f"unit {u}"
                stacks.setdefault(g.loc[u], {}).setdefault(key, []).append(u)
        for by_unit in stacks.values():
            groups = list(by_unit.values())
            found += [[u for each in groups[i : i + size] for u in each] for i in range(0, len(groups), size)]
    return found


# -- the defender's mastery --------------------------------------------------------------------------------------------


def most_back(g: State, b: Battle) -> int:
    """12.2.6j, 12.2.6p: how many hexes the defender may retreat."""
    level = b.mastery[1]
    if level < PARTIAL or b.won:
        return 0
    table = g.box.tables["doctrine"]
    there = fighters_at(g, b.hex, 1 - g.side)
    shaky = any(shaken(g, u) for u in there)
    key = "total" if level == TOTAL else "partial"
    free, tied = int(table["evolving"][key]), int(table["cadorna"][key])
    hold = shaky or doctrine_of_lead(g, b.lead_defence, "defence") < 0
    most = tied if hold else free
    return most if can_fall(g, b.hex, 1 - g.side) else 0


def fall_back(g: State) -> Asking[None]:
    """12.2.6h, 12.2.6j, 12.2.6p, 12.2.7b: a master of the field may retreat, which takes damage off."""
    b = battle(g)
    most = most_back(g, b)
    if not most:
        return
    _, hexes = yield Choose(
        1 - g.side, "ask-fall-back", Offer.found("back", list(range(most + 1)), TOO_FAR),
        args={"space": ("space", b.hex), "damage": b.hurt[1]},
    )  # fmt: skip
    if hexes:
        b.chosen = hexes
        begin(g, b.hex, 1 - g.side, hexes)


def after_fall(g: State) -> None:
    """SC1.24: who gives way before Rommel loses a step; whether the hex is empty now (12.4b)."""
    b = battle(g)
    if b.back > 0 and b.rommel:
        hurt(g, Due("steps", 1 - g.side, 1, tuple(u for u in b.defenders if g.loc[u] < OFF)))


def start_reaction(g: State) -> None:
    """12.2.6k, 12.2.6q: how many units may react; 12.2.6l: after all damage is suffered."""
    b = battle(g)
    b.won = not g.occ[1 - g.side] >> b.hex & 1
    b.moves = max(0, b.mastery[1] - 1)
    g.moved = g.settled = 0


def react(g: State) -> Asking[Next]:
    """12.2.6k: the defender moves units from nearby, half their allowance, into the attacked hex too if it is held."""
    b = battle(g)
    if g.marching:
        yield from march(g)
        if not g.marching and g.moved:
            b.moves -= 1
            g.moved = 0
        return AGAIN
    if b.moves <= 0:
        return None
    where = near(g, b) & ~zoc(g, g.side)
    side = 1 - g.side
    units = [
        u for u in on_map(g, side)
        if g.box.fights[u] and where >> g.loc[u] & 1 and not g.settled >> u & 1 and why_not_move(g, u) is None
    ]  # fmt: skip
    if not units:
        return None
    verb, u = yield Choose(
        side, "ask-react", Offer.found("move", units, NOT_NEAR), Offer("done"), args={"moves": b.moves}
    )
    if verb == "done":
        return None
    g.marching, g.spent, g.forced = (u,), 0, False
    return AGAIN


# -- the attacker's mastery --------------------------------------------------------------------------------------------


def start_advance(g: State) -> None:
    """12.4b, 12.4c, 12.4d: whether anybody may advance, and how far."""
    b = battle(g)
    b.won = not g.occ[1 - g.side] >> b.hex & 1
    g.moved = g.settled = 0
    if not b.won or b.mastery[0] < PARTIAL:
        b.moves = 0
    elif b.mastery[0] == PARTIAL:
        b.moves = 1
    else:
        b.moves = b.back if b.back > 0 else 2


def fit(g: State, b: Battle) -> list[int]:
    """12.4a, 14.0b: attackers at full strength and in good order."""
    return [u for u in b.attackers if g.loc[u] < OFF and is_full(g, u) and not shaken(g, u) and rating(g, u).movement]


def advance(g: State) -> Asking[Next]:
    """12.4e, 12.4g: full-strength attackers in good order go into the hex first, and on, for no points."""
    b = battle(g)
    if b.push:
        yield from _push(g, b)
        return AGAIN
    able = [u for u in fit(g, b) if not b.advanced >> u & 1] if b.moves else []
    if not able:
        return None
    verb, u = yield Choose(
        g.side, "ask-advance", Offer.found("advance", able, NOT_ABLE), Offer("done"), args={"space": ("space", b.hex)}
    )
    if verb == "done":
        return None
    start = g.loc[u]
    group = with_assault(g, (u,), b.assault)
    swims = (start, b.hex) in g.box.major and not bridged(g, (start, b.hex), g.side)
    b.advanced |= 1 << u
    taken = _depot(g, b.hex)
    _march_in(g, group, b.hex)
    settle_assault(g, start)
    b.push, b.push_left = group, 0 if swims or taken else b.moves - 1  # 12.4h, 15.5.2a
    return AGAIN


def _depot(g: State, h: int) -> bool:
    """Whether an enemy depot is in a hex."""
    return any(g.box.kind[u] == "depot" and g.box.side[u] != g.side for u in g.stacks.get(h, ()))


def _march_in(g: State, group: Sequence[int], h: int) -> None:
    tell(
        g, "log-advance", side=("side", g.side), units=[("unit", u) for u in group], start=("space", g.loc[group[0]]),
        space=("space", h),
    )  # fmt: skip
    for u in group:
        put(g, u, h)
    enter_hex(g, group, h)


def pushes(g: State, b: Battle) -> list[int]:
    """12.4f, 12.4h: where an advance may go on: from zone to zone only with storm troops (15.3.1b, 15.3.2b), never over
    a major river without a bridge."""
    if b.push_left <= 0 or shaken(g, b.push[0]):
        return []
    here, enemy = g.loc[b.push[0]], 1 - g.side
    found = g.box.beside[here] & g.scene.area & ~g.occ[enemy]
    storm = any(g.box.kind[a] in ("stoss", "sturm") for a in b.push)
    slips = storm and g.box.bulk[b.push[0]] in ("regiment", "brigade")
    if zoc(g, enemy) >> here & 1 and not slips:
        found &= ~zoc(g, enemy)
    if g.box.kind[b.push[0]] == "tank":
        return [h for h in bits(found) if tracks(g, here, h)]
    return [h for h in bits(found) if (here, h) not in g.box.major or bridged(g, (here, h), g.side)]


def _push(g: State, b: Battle) -> Asking[None]:
    """The second and third hex; 12.4i: climbing a ridge there disorganises."""
    further = pushes(g, b)
    if not further:
        return _halt(g, b)
    verb, h = yield Choose(
        g.side, "ask-push", Offer.found("on", further, NOT_ON), Offer("halt"), args={"unit": ("unit", b.push[0])}
    )
    if verb == "halt":
        return _halt(g, b)
    climbs = (g.loc[b.push[0]], h) in g.box.ridge
    taken = _depot(g, h)  # 15.5.2a: there they stop
    _march_in(g, b.push, h)
    b.push_left = 0 if taken else b.push_left - 1
    if climbs:
        disorganise(g, b.push[0])


def _halt(g: State, b: Battle) -> None:
    """11.2.4k: an advance ends beside a footbridge as a move does."""
    cut_footbridges(g, g.loc[b.push[0]])
    b.push = ()


def start_exploit(g: State) -> None:
    """12.2.6n, 12.2.6r: how many markers; 14.1b: none in exploitation."""
    b = battle(g)
    b.moves = 0 if g.exploits or b.mastery[0] < PARTIAL else b.mastery[0] - 1


def exploit(g: State) -> Asking[Next]:
    """14.0a, 14.0c, 14.0e: Exploitation markers for units that fought, with their assault troops, after the advance."""
    b = battle(g)
    able = [u for u in fit(g, b) if not g.exploiting >> u & 1] if b.moves > 0 else []
    if not able:
        return None
    verb, u = yield Choose(g.side, "ask-exploit-mark", Offer.found("exploit", able, NOT_FIT), Offer("done"))
    if verb == "done":
        return None
    group = [v for v in one_unit(g, u) if v in able]
    for v in group:
        g.exploiting |= 1 << v
    b.moves -= 1
    tell(g, "log-exploit", side=("side", g.side), units=[("unit", v) for v in group])
    return AGAIN


def one_unit(g: State, u: int) -> list[int]:
    """14.0d, 14.0f: regiments and brigades of a division count as one if they stand together, without others."""
    here = fighters_at(g, g.loc[u], g.box.side[u])
    its = division(g, u)
    if its and all(division(g, v) == its for v in here):
        return here
    return [u]
