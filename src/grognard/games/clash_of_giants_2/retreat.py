"""STD.12.13 to STD.12.19, STD.14.3 to STD.14.5 Withdrawal before combat, retreat after it, remnants, advance."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.applies import rule
from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import Members, bits
from ...kernel.refusal import Refusal
from ...kernel.search import retreat_steps
from ...kernel.steps import AGAIN, Next, to
from .odds import defenders, efficiency
from .stacking import room, why_not_stack
from .state import (
    ASIDE, FED, Battle, State, enter, fort_here, fort_set, kill, lose_step, mounted, put, tell, units_at, zoc,
)  # fmt: skip

NOT_CAVALRY = Refusal("STD.14.3", "slip-not-cavalry")
NO_WAY = Refusal("STD.14.3", "slip-no-way")
TRIED = Refusal("STD.14.4", "slip-tried")
NOT_BACK = Refusal("STD.12.15", "fall-not-back")
BLOCKED = Refusal("STD.12.15", "fall-blocked")
MUST_FALL = Refusal("STD.12.13", "fall-must")
TOO_FAR_TO_IGNORE = Refusal("STD.12.13", "fall-no-ignore")
NOT_RETREATING = Refusal("STD.12.13", "fall-not-this")
NO_ADVANCE = Refusal("STD.12.19", "advance-not-attacker")
STILL_HELD = Refusal("STD.12.19", "advance-held")
NOT_ROOM = Refusal("STD.12.17", "fall-no-room")
NO_REMNANT = Refusal("YPR.10.4a", "remnant-not-here")


def ground(g: State, side: int) -> int:
    """STD.12.15: hexes a unit may fall back into: no enemy, no enemy fort, nothing forbidden, no enemy zone unless a
    friendly unit is there (STD.7.5). Costs and boundaries do not matter (YPR.9.22h)."""
    enemy = 1 - side
    free = g.box.playable & ~g.occ[enemy] & ~fort_set(g, enemy)
    return free & (~zoc(g, enemy) | g.occ[side])


# -- STD.14 withdrawal before combat ------------------------------------------------------------------------------


def withdraw(g: State, b: Battle) -> Asking[Next]:
    """STD.14.3: mounted cavalry that is attacked may slip away before the odds are known."""
    if g.falling is not None:
        return (yield from fall(g, b))
    side = 1 - g.side
    slip = Offer.sifted("slip", defenders(g, b.targets), lambda u: why_not_slip(g, b, u))
    if not slip.among:
        return None
    verb, unit = yield Choose(
        side, "ask-withdraw", slip, Offer("stand"), args={"spaces": [("space", h) for h in b.targets]}
    )
    if verb == "stand":
        return None
    b.asked |= 1 << unit
    if (yield from g.box.rules.slips_away(g, b, unit)):
        g.falling = (unit, g.loc[unit], 0, int(g.options["withdraw-hexes"]))
    return AGAIN


@rule("STD.14.4")
def slips_by_die(g: State, b: Battle, u: int) -> Asking[bool]:
    """From cavalry only with a good die."""
    if not any(mounted(g, v) for v in b.attackers):
        return True
    die = yield D6
    need = efficiency(g, u)
    held = "no" if die > need else "yes"
    tell(g, "log-slip-roll", side=("side", 1 - g.side), unit=("unit", u), die=die, need=need, held=held)
    return bool(die <= need)


@rule("YPR.11.3")
def slips_freely(g: State, b: Battle, u: int) -> Asking[bool]:
    """Never a die."""
    yield from ()
    return True


def why_not_slip(g: State, b: Battle, u: int) -> Refusal | None:
    """Why a unit may not withdraw before this combat. YPR.11.2: British cavalry may."""
    if not 0 <= u < g.box.count or u not in defenders(g, b.targets) or not mounted(g, u):
        return NOT_CAVALRY
    if b.asked >> u & 1:
        return TRIED
    return None if slip_hexes(g, u, g.loc[u], 0, int(g.options["withdraw-hexes"])) else NO_WAY


def slip_hexes(g: State, u: int, origin: int, done: int, most: int) -> int:
    """Where the next step of a withdrawal may lead: a hex with room, or one from which the next has room. Nobody is
    forced to withdraw, so zones and nations hold here (YPR.9.22g, YPR.12.2)."""
    side = g.box.side[u]
    free, steps = ground(g, side) & g.box.rules.open_zones(g, u), g.box.compass[side]
    ends = room(g, (u,), free)
    found = 0
    for length in range(done + 1, most + 1):
        goal = ends & g.box.map.ring(origin, length)
        found |= retreat_steps(steps, g.loc[u], length - done, free, goal)
    return found


# -- STD.12.13 retreat --------------------------------------------------------------------------------------------


def begin_retreats(g: State, b: Battle, failed: Sequence[tuple[int, int]]) -> None:
    """STD.12.13, STD.12.14: failing defenders lose a step, and those that live retreat as far as they failed by."""
    most = int(g.options["retreat-most"])
    retreats = []
    for u, over in failed:
        lose_step(g, b, u)
        if g.left[u]:
            retreats.append((u, min(over, most)))
    if g.options["stack-retreats"]:  # a switch: a whole stack goes as far as the worst of it
        far: dict[int, int] = {}
        for u, length in retreats:
            far[g.loc[u]] = max(length, far.get(g.loc[u], 0))
        retreats = [(u, far[g.loc[u]]) for u in defenders(g, b.targets) if g.loc[u] in far]
    b.retreats = tuple(retreats)


def retreat(g: State, b: Battle) -> Asking[Next]:
    """STD.12.15: the owner moves each unit back, hex by hex."""
    if g.falling is not None:
        return (yield from fall(g, b))
    side = 1 - g.side
    if not b.retreats:
        return None
    units = [u for u, _ in b.retreats]
    ignore = Offer.sifted("ignore", units, lambda u: why_not_ignore(g, b, u))
    if len(units) == 1 and not ignore.among:
        unit = units[0]
    else:
        verb, unit = yield Choose(side, "ask-retreat", Offer.found("retreat", units, NOT_RETREATING), ignore)
        if verb == "ignore":
            b.retreats = tuple(pair for pair in b.retreats if pair[0] != unit)
            tell(g, "log-ignore", side=("side", side), unit=("unit", unit), space=("space", g.loc[unit]))
            return AGAIN
    length = dict(b.retreats)[unit]
    b.retreats = tuple(pair for pair in b.retreats if pair[0] != unit)
    return start_fall(g, b, unit, length)


def why_not_ignore(g: State, b: Battle, u: int) -> Refusal | None:
    """Why a unit may not ignore its retreat."""
    length = dict(b.retreats).get(u)
    if length is None:
        return NOT_RETREATING
    return None if may_ignore(g, u, length) else TOO_FAR_TO_IGNORE


def may_ignore(g: State, u: int, length: int) -> bool:
    """GAL.TEC.n4, GAL.TEC.12, STD.13.6, YPR.10.2a, YPR.10.2b: one hex may be ignored in a fort of one's own, at Ypres
    in any village, town or city; two or three may not."""
    h = g.loc[u]
    fort = fort_here(g, h)
    own_fort = fort >= 0 and g.box.fort_side[fort] == g.box.side[u]
    return length == 1 and (own_fort or bool(g.box.no_retreat >> h & 1))


def start_fall(g: State, b: Battle, u: int, length: int) -> Next:
    """STD.12.16: a retreat that cannot be completed destroys the unit (or costs a step, by a switch)."""
    origin = g.loc[u]
    if fall_hexes(g, u, origin, 0, length):
        g.falling = (u, origin, 0, length)
        return AGAIN
    if g.options["short-retreat"] and g.left[u] > 1:
        g.left[u] -= 1
        tell(g, "log-step", side=("side", g.box.side[u]), unit=("unit", u))
        shorter = next((n for n in range(length - 1, 0, -1) if fall_hexes(g, u, origin, 0, n)), 0)
        if shorter:
            g.falling = (u, origin, 0, shorter)
        return AGAIN
    return lost_in_retreat(g, b, u, origin)


def lost_in_retreat(g: State, b: Battle, u: int, origin: int) -> Next:
    """The unit is destroyed; a remnant may fill this gap too."""
    tell(g, "log-no-retreat", side=("side", g.box.side[u]), unit=("unit", u))
    b.lost = (*b.lost, (u, origin))
    kill(g, u)
    return to("remnant") if remnant_hexes(g, b) else AGAIN


def fall_hexes(g: State, u: int, origin: int, done: int, length: int) -> int:
    """Where the next step of a retreat may lead: it must end the full distance from where it began. YPR.9.22h,
    YPR.12.2: other nations' hexes and closed zones are for those who have no other way."""
    side = g.box.side[u]
    free, steps = ground(g, side), g.box.compass[side]
    goal = g.box.map.ring(origin, length)
    left = length - done
    if done >= length:  # STD.12.17: out of a full hex, and on
        goal, left = free, 1
    zones = free & g.box.rules.open_zones(g, u)
    foreign = 0
    for h in bits(goal & free & g.occ[side]):
        if any(g.box.nation[v] != g.box.nation[u] for v in units_at(g, h)):
            foreign |= 1 << h
    for through, end in ((zones, goal & ~foreign), (zones, goal), (free, goal & ~foreign)):
        found = retreat_steps(steps, g.loc[u], left, through, end)
        if found:
            return found
    return retreat_steps(steps, g.loc[u], left, free, goal)


def fall(g: State, b: Battle) -> Asking[Next]:
    """One step back of the unit on its way: a withdrawal (which may stop early) or a retreat."""
    assert g.falling is not None
    u, origin, done, length = g.falling
    slipping = b.stage == "withdraw"
    side = g.box.side[u]
    if slipping:
        hexes = slip_hexes(g, u, origin, done, length)
        may_stop = done > 0 and why_not_stack(g, (u,), g.loc[u]) is None
    else:
        hexes = fall_hexes(g, u, origin, done, length)
        may_stop = False
        if done >= length:
            may_stop = why_not_stack(g, (u,), g.loc[u], nations=False) is None
            hexes = 0 if may_stop else hexes
    if not hexes:
        g.falling = None
        if not may_stop:
            return lost_in_retreat(g, b, u, origin)
        _arrived(g, u)
        return AGAIN
    step = (hexes & -hexes).bit_length() - 1
    if hexes & (hexes - 1) or may_stop:
        verb, step = yield Choose(
            side, "ask-fall",
            Offer.found("fall", Members(hexes), lambda h: _why_not_fall(g, u, h)),
            Offer("halt", None, lambda _: None if may_stop else MUST_FALL),
            args={"unit": ("unit", u), "left": max(1, length - done)},
        )  # fmt: skip
        if verb == "halt":
            g.falling = None
            _arrived(g, u)
            return AGAIN
    key, here = "log-slip" if slipping else "log-fall", ("space", g.loc[u])
    tell(g, key, side=("side", side), unit=("unit", u), start=here, space=("space", step))
    if g.options["control-pass"]:
        enter(g, u, step)
    else:
        put(g, u, step)
    g.falling = (u, origin, done + 1, length)
    return AGAIN


def _arrived(g: State, u: int) -> None:
    """The end of a retreat or a withdrawal (STD.12.18); STD.4.2: by a switch only now it takes a victory hex."""
    g.retreated |= 1 << u
    enter(g, u, g.loc[u])


def _why_not_fall(g: State, u: int, h: int) -> Refusal:
    side = g.box.side[u]
    if not 0 <= h < g.box.size or not g.box.compass[side].around(1 << g.loc[u]) >> h & 1:
        return NOT_BACK
    return NOT_ROOM if ground(g, side) >> h & 1 else BLOCKED


# -- YPR.10.4 remnants --------------------------------------------------------------------------------------------


def remnant_hexes(g: State, b: Battle) -> list[int]:
    """YPR.10.4a, YPR.10.4c: hexes where a British unit was destroyed in defence, while a remnant is left and none came
    out of this combat yet."""
    table = g.box.tables.get("remnant")
    if table is None or b.remnant or next_remnant(g) < 0:
        return []
    side, box = 1 - g.side, g.box
    lost = [
        h
        for u, h in b.lost
        if box.side[u] == side and box.nation[u] == table["nation"] and "remnant" not in box.flags[u]
    ]
    return [h for h in dict.fromkeys(lost) if why_not_remnant(g, h) is None]


def why_not_remnant(g: State, h: int) -> Refusal | None:
    """YPR.10.4a: one to a hex, and within stacking."""
    if any("remnant" in g.box.flags[u] for u in units_at(g, h)):
        return NO_REMNANT
    return why_not_stack(g, (next_remnant(g),), h, nations=False)


def next_remnant(g: State) -> int:
    return next((u for u in range(g.box.count) if "remnant" in g.box.flags[u] and g.loc[u] == ASIDE), -1)


def offer_remnant(g: State, b: Battle) -> Asking[None]:
    """YPR.10.4a, YPR.10.4b: cooks and gunners fill the gap, and nobody retreats any more."""
    hexes = remnant_hexes(g, b)
    b.stage = "retreat"  # so it is called in stored positions while the question is open
    if not hexes:
        return
    side = 1 - g.side
    verb, h = yield Choose(side, "ask-remnant", Offer.found("remnant", hexes, NO_REMNANT), Offer("decline"))
    if verb == "decline":
        b.lost = ()  # it may be asked again, after further losses
        return
    b.remnant = True
    unit = next_remnant(g)
    g.supply[unit] = FED
    enter(g, unit, h)
    tell(g, "log-remnant", side=("side", side), unit=("unit", unit), space=("space", h))
    if not g.options["remnant-alone"]:
        b.retreats = ()


# -- STD.12.19 advance --------------------------------------------------------------------------------------------


def emptied(g: State, b: Battle) -> list[int]:
    """Attacked hexes in which nobody is left. STD.13.5: not while a fort stands there."""
    return [h for h in b.targets if not g.occ[1 - g.side] >> h & 1 and not fort_set(g, 1 - g.side) >> h & 1]


def advance(g: State, b: Battle) -> Asking[Next]:
    """STD.12.19, STD.14.5: surviving attackers may step into an emptied hex, whatever it costs or zones are there."""
    if g.marching:
        yield from further(g, b)
        return AGAIN
    if not g.options["advance-hexes"]:
        return None
    able = Offer.sifted("advance", b.attackers, lambda u: _why_not_any(g, b, u))
    if not able.among:
        return None
    args = {"spaces": [("space", h) for h in emptied(g, b)]}
    verb, unit = yield Choose(g.side, "ask-advance", able, Offer("halt"), args=args)
    if verb == "halt":
        return None
    where = Offer.sifted("to", b.targets, lambda h: why_not_advance(g, b, unit, h))
    assert where.among
    h = where.among[0]
    if len(where.among) > 1:
        _, h = yield Choose(g.side, "ask-advance-where", where, args={"unit": ("unit", unit)})
    _step_in(g, unit, h)
    b.advanced |= 1 << unit
    if g.options["advance-hexes"] == 2:
        g.marching = (unit,)
    return AGAIN


def _step_in(g: State, u: int, h: int) -> None:
    here = ("space", g.loc[u])
    tell(g, "log-advance", side=("side", g.side), unit=("unit", u), start=here, space=("space", h))
    enter(g, u, h)


def further(g: State, b: Battle) -> Asking[None]:
    """A switch: a unit that advanced may go one hex further, where no enemy and no enemy zone is."""
    (u,) = g.marching
    side = g.side
    free = g.box.playable & ~g.occ[1 - side] & ~zoc(g, 1 - side) & ~fort_set(g, 1 - side)
    near = [
        h
        for h in bits(g.box.map.steps.around(1 << g.loc[u]) & free)
        if g.box.rules.why_not_zone(g, u, h) is None and why_not_stack(g, (u,), h) is None
    ]
    g.marching = ()
    if not near:
        return
    verb, h = yield Choose(
        side, "ask-further", Offer.found("to", near, STILL_HELD), Offer("halt"), args={"unit": ("unit", u)}
    )
    if verb == "to":
        _step_in(g, u, h)


def why_not_advance(g: State, b: Battle, u: int, h: int) -> Refusal | None:
    """Why an attacker may not advance into an emptied hex; zones hold here too (YPR.9.22g)."""
    if u not in b.attackers or not g.left[u] or b.advanced >> u & 1:
        return NO_ADVANCE
    if h not in g.box.map.linked[g.loc[u]] or h not in emptied(g, b):
        return STILL_HELD
    return g.box.rules.why_not_zone(g, u, h) or why_not_stack(g, (u,), h)


def _why_not_any(g: State, b: Battle, u: int) -> Refusal | None:
    """Why an attacker may not advance at all: what keeps it out of the first hex, if it may enter no other either."""
    reasons = [why_not_advance(g, b, u, h) for h in b.targets]
    return None if None in reasons else reasons[0]
