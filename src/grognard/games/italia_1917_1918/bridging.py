"""11.2.4, 11.2.5 Footbridges, and bridges blown up and mended. 15.5.1: depots burnt."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import mask_of, members, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import CP, HALF
from .command import commanded
from .state import OFF, State, kill, spans_of, tell, zoc

NOT_BANK = Refusal("11.2.4a", "span-not-bank")
NO_POINTS = Refusal("11.2.4a", "span-no-points")
NOT_FOOT = Refusal("11.2.4a", "span-not-foot")
BRIDGED = Refusal("11.2.4b", "span-bridged")
UNIT_TRIES = Refusal("11.2.4e", "span-unit-tries")
SIDE_TRIES = Refusal("11.2.4e", "span-side-tries")
ALL_LAID = Refusal("11.2.4f", "span-all-laid")
NOT_LAID = Refusal("11.2.4g", "span-not-laid")
DOWN = Refusal("11.2.5b", "blow-down")
STANDS = Refusal("11.2.5f", "mend-stands")
NO_ENEMY = Refusal("11.2.5c", "blow-no-enemy")
NO_COMMAND = Refusal("11.2.5c", "blow-no-command")
WORKED = Refusal("11.2.5b", "blow-tried")
NOT_HELD = Refusal("11.2.5g", "mend-not-held")
FAR_ZONE = Refusal("11.2.5g", "mend-far-zone")
MEND_COMMAND = Refusal("11.2.5g", "mend-no-command")
NOT_YOURS = Refusal("15.5.1a", "burn-not-yours")
BURNT_ONCE = Refusal("15.5.1a", "burn-once")
BURN_ENEMY = Refusal("15.5.1b", "burn-no-enemy")
BURN_COMMAND = Refusal("15.5.1b", "burn-no-command")
BRIDGE_NONE = Refusal("11.2.5a", "blow-no-bridge")
NOT_CUT = Refusal("SC1.27", "cut-not-this")


# -- footbridges -------------------------------------------------------------------------------------------------------


def may_span(g: State, units: Sequence[int], left: int) -> bool:
    """Whether these units may try a footbridge anywhere now."""
    return any(why_not_span(g, units, c, left) is None for c in waterside(g, units, left))


def waterside(g: State, units: Sequence[int], left: int) -> Sequence[int]:
    """The hexsides along water beside units that could work on a footbridge now, if one is left (11.2.4f)."""
    if g.forced or left < HALF or not g.box.fights[units[0]] or g.phase not in ("move", "exploit_move"):
        return ()
    found = g.box.crossings_of.get(g.loc[units[0]], ())
    return found if found and len(spans_of(g, g.side)) < int(g.box.tables["limits"]["footbridges"]) else ()


def why_not_span(g: State, units: Sequence[int], c: int, left: int) -> Refusal | None:
    """11.2.4: why a footbridge may not be tried there."""
    box = g.box
    if not 0 <= c < len(box.crossings):
        return NOT_BANK
    a, b = box.crossings[c]
    if a != g.loc[units[0]] or not g.scene.area >> b & 1:
        return NOT_BANK
    if g.forced or not box.fights[units[0]] or box.kind[units[0]] == "tank":
        return NOT_FOOT
    if left < HALF:
        return NO_POINTS
    standing = box.bridge_at.get((a, b), -1)
    own = spans_of(g, g.side)
    if (standing >= 0 and not g.destroyed >> standing & 1) or (a, b) in own or (b, a) in own:
        return BRIDGED
    limits = box.tables["limits"]
    if len(own) >= int(limits["footbridges"]):
        return ALL_LAID
    if not g.tried:
        return None
    if all(g.tried.get(u, 0) >= int(limits["tries"]) for u in units if box.fights[u]):
        return UNIT_TRIES
    return SIDE_TRIES if g.tried_side.count(_side(a, b)) >= int(limits["tries"]) else None


def _side(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def span_modifier(g: State, a: int, b: int) -> int:
    """11.2.4c, 10.0f: what is added to the die."""
    works, box = g.box.tables["works"], g.box
    more = 0
    if box.near(a, int(works["enemy_hexes"])) & g.any_occ[1 - g.side]:
        more += int(works["enemy_near"])
    if (a, b) in box.major:
        more += int(works["major"])
    if not g.fair:
        more += int(works["bad_weather"])
    if g.any_occ[g.side] >> b & 1:
        more += int(works["far_bank"])
    return more


def span(g: State, units: Sequence[int], c: int) -> Asking[None]:
    """11.2.4a, 11.2.4b, 11.2.4d: a point and a die; the march may go on."""
    a, b = g.box.crossings[c]
    most = int(g.box.tables["limits"]["tries"])
    worker = next(u for u in units if g.box.fights[u] and g.tried.get(u, 0) < most)
    g.tried[worker] = g.tried.get(worker, 0) + 1
    g.tried_side = (*g.tried_side, _side(a, b))
    g.spent += HALF
    more = span_modifier(g, a, b)
    die = yield D6
    done = die + more <= int(g.box.tables["limits"]["works"])
    if done:
        g.footbridges = tuple(sorted((*g.footbridges, (g.side, a, b))))
    tell(
        g, "log-span", side=("side", g.side), unit=("unit", worker), bank=("space", a), space=("space", b), die=die,
        modifier=more, done="yes" if done else "no",
    )  # fmt: skip


def take_up(g: State) -> Asking[Next]:
    """11.2.4g: before anything moves and when markers are adjusted, footbridges may be taken up to be laid elsewhere;
    11.2.4h: not in between."""
    mine = [g.box.crossing[a, b] for side, a, b in g.footbridges if side == g.side]
    if not mine:
        return None
    verb, c = yield Choose(g.side, "ask-take-up", Offer.found("take_up", mine, NOT_LAID), Offer("done"))
    if verb == "done":
        return None
    a, b = g.box.crossings[c]
    g.footbridges = tuple(one for one in g.footbridges if one != (g.side, a, b))
    tell(g, "log-take-up", side=("side", g.side), bank=("space", a), space=("space", b))
    return AGAIN


# -- bridges and depots ------------------------------------------------------------------------------------------------


def demolish(g: State) -> Asking[Next]:
    """11.2.5, 15.5.1: at the end of his movement a player blows up bridges, mends them, and burns depots."""
    depots = [u for u in g.box.depots[g.side] if g.loc[u] < OFF]
    standing, down = _near_bridges(g)
    if not standing and not down and not depots:
        return None
    ends = [h for i in (*standing, *down) for h in g.box.bridges[i].ends]
    command = commanded(g, g.side, g.box.map.set([*ends, *[g.loc[u] for u in depots]]))
    able = [i for i in standing if command & mask_of(g.box.bridges[i].ends)]
    blow = Offer.found("blow", able, lambda i: why_not_blow(g, i, command) or NO_COMMAND)
    mend = Offer.sifted("mend", down, lambda i: why_not_mend(g, i, command))
    burn = Offer.sifted("burn", depots, lambda u: why_not_burn(g, u, command))
    if not blow.among and not mend.among and not burn.among:
        return None
    verb, noun = yield Choose(g.side, "ask-demolish", blow, mend, burn, Offer("done"))
    if verb == "done":
        return None
    if verb == "burn":
        yield from _burn(g, noun)
    else:
        yield from _work(g, verb, noun)
    return AGAIN


def _near_bridges(g: State) -> tuple[list[int], list[int]]:
    """Bridges that are worth looking at: standing with an enemy near, or down with a friend at one end."""
    at, ends, mine = g.box.bridges_at, g.box.bridge_ends, g.any_occ[g.side]
    near = g.scene.menaced(g.any_occ[1 - g.side])
    rest = g.scene.bridges & ~g.worked
    standing = union([at[h] for h in members(near & ends)]) & rest & ~g.destroyed
    down = union([at[h] for h in members(mine & ends)]) & rest & g.destroyed
    return members(standing), [i for i in members(down) if why_not_mend(g, i, g.box.map.all) is None]


def why_not_blow(g: State, i: int, command: int) -> Refusal | None:
    """11.2.5c: an enemy near, and a headquarters that commands one end."""
    box = g.box
    if not 0 <= i < len(box.bridges) or not g.scene.bridges >> i & 1:
        return BRIDGE_NONE
    if g.destroyed >> i & 1:
        return DOWN
    if g.worked >> i & 1:
        return WORKED
    if not threatened(g, i):
        return NO_ENEMY
    return None if any(command >> h & 1 for h in box.bridges[i].ends) else NO_COMMAND


def threatened(g: State, i: int, side: int = -1) -> bool:
    """Whether an enemy of a side (by default of who plays) is within three hexes of a bridge."""
    box = g.box
    enemy = g.any_occ[1 - (g.side if side < 0 else side)]
    return any(box.near(h, int(box.tables["limits"]["near"])) & enemy for h in box.bridges[i].ends)


def why_not_mend(g: State, i: int, command: int) -> Refusal | None:
    """11.2.5g: one end held, the other not in an enemy zone, both commanded."""
    box = g.box
    if not 0 <= i < len(box.bridges) or not g.scene.bridges >> i & 1:
        return BRIDGE_NONE
    if not g.destroyed >> i & 1:
        return STANDS
    if g.worked >> i & 1:
        return WORKED
    a, b = box.bridges[i].ends
    mine, theirs = g.any_occ[g.side], zoc(g, 1 - g.side) | g.any_occ[1 - g.side]
    held = [(h, other) for h, other in ((a, b), (b, a)) if mine >> h & 1]
    if not held:
        return NOT_HELD
    if not any(mine >> other & 1 or not theirs >> other & 1 for _, other in held):
        return FAR_ZONE
    return None if command >> a & command >> b & 1 else MEND_COMMAND


def work_modifier(g: State, verb: str, i: int) -> int:
    """11.2.5e, 11.2.5i: what is added to the die."""
    works, bridge = g.box.tables["works"], g.box.bridges[i]
    if verb == "blow":
        first = g.scene.rule == "SC1" and g.turn == g.scene.first_turn
        return int(works["isonzo"]) if first and bridge.river == "Isonzo" else 0  # SC1.35
    more = 0
    if any(zoc(g, 1 - g.side) >> h & 1 for h in bridge.ends):
        more += int(works["mend_zone"])
    if bridge.major:
        more += int(works["major"])
    if not g.fair:
        more += int(works["bad_weather"])
    return more


def _work(g: State, verb: str, i: int) -> Asking[None]:
    """11.2.5d, 11.2.5h."""
    more = work_modifier(g, verb, i)
    die = yield D6
    done = die + more <= int(g.box.tables["limits"]["works"])
    g.worked |= 1 << i
    if done:
        g.destroyed ^= 1 << i
    tell(
        g, f"log-{verb}", side=("side", g.side), bridge=("bridge", i), die=die, modifier=more,
        done="yes" if done else "no",
    )  # fmt: skip


def why_not_burn(g: State, u: int, command: int) -> Refusal | None:
    """15.5.1: once in a game, with an enemy near and a headquarters that commands it."""
    box = g.box
    if not 0 <= u < box.count or box.kind[u] != "depot" or box.side[u] != g.side or g.loc[u] >= OFF:
        return NOT_YOURS
    if g.dumped >> u & 1:
        return BURNT_ONCE
    if not box.near(g.loc[u], int(box.tables["limits"]["near"])) & g.any_occ[1 - g.side]:
        return BURN_ENEMY
    return None if command >> g.loc[u] & 1 else BURN_COMMAND


def _burn(g: State, u: int) -> Asking[None]:
    die = yield D6
    done = die <= int(g.box.tables["limits"]["works"])
    g.dumped |= 1 << u
    tell(g, "log-burn", side=("side", g.side), unit=("unit", u), die=die, done="yes" if done else "no")
    if done:
        kill(g, u, "log-depot-lost")


SABOTAGES = 2


def sabotage(g: State) -> Asking[Next]:
    """SC1.27, SC1.28: twice in the game, from the second turn on, the Central Powers cut a bridge behind the Italians
    as their movement begins."""
    if g.scene.rule != "SC1" or g.side == CP or g.turn == g.scene.first_turn or g.sabotaged >= SABOTAGES:
        return None
    command = commanded(g, g.side)
    able = [i for i in range(len(g.box.bridges)) if _cuttable(g, i, command)]
    if not able:
        return None
    verb, i = yield Choose(CP, "ask-sabotage", Offer.found("cut", able, NOT_CUT), Offer("pass"))
    if verb == "pass":
        return None
    g.sabotaged += 1
    g.destroyed |= 1 << i
    tell(g, "log-sabotage", side=("side", CP), bridge=("bridge", i))
    return AGAIN


def _cuttable(g: State, i: int, command: int) -> bool:
    ends = g.box.bridges[i].ends
    inside = all(g.scene.area >> h & 1 for h in ends)
    theirs = any(g.any_occ[CP] >> h & 1 for h in ends)
    return (
        inside and not g.destroyed >> i & 1 and not theirs and threatened(g, i) and any(command >> h & 1 for h in ends)
    )
