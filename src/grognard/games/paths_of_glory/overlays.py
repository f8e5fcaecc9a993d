"""What a player may lay over the map: supply of either side, victory spaces. All of it is public."""

from __future__ import annotations

from ...kernel.board import bits
from ...kernel.picture import Shade
from .box import AP, BOARD, CP, NSPACES, SIDE, SIDES, SPACES, UNIT, UNITS, VP
from .forts import cut_off
from .names import label, say
from .state import BIT, State
from .supply import NETS_OF, NETWORKS, SOURCES, network, passable, usable_ports
from .view import unsupplied


def overlay(g: State, side: int | None, name: str, language: str) -> Shade | None:
    """An overlay by its id; None if there is no such one."""
    kind, _, whose = name.partition(":")
    if kind == "supply" and whose in SIDES:
        return _supply(g, SIDES.index(whose), language)
    if name == "victory":
        return _victory(g, AP if side is None else side, language)
    return None


def _nouns(spaces: int) -> tuple[str, ...]:
    return tuple(f"space:{SPACES[s]}" for s in bits(spaces))


def _supply(g: State, side: int, language: str) -> Shade:
    """14.0: spaces in the networks of a side, what is cut off, and one way by which each of them is reached."""
    through = passable(g, side)
    fed = 0
    for net in NETS_OF[side]:
        fed |= network(g, net) & through
    hungry = [UNIT[name] for name in unsupplied(g) if SIDE[UNIT[name]] == side]
    bad = 0
    for u in hungry:
        bad |= BIT[g.loc[u]]
    for s in cut_off(g, side):
        bad |= BIT[s]
    named = label("side", side, language)
    return Shade(
        id=f"supply:{SIDES[side]}",
        name=say(language, "shade-supply", side=named),
        good=_nouns(fed & ~bad),
        bad=_nouns(bad),
        pieces=tuple(f"unit:{UNITS[u]}" for u in hungry),
        lines=_ways(g, side, fed),
        sources=_nouns(SOURCES[side] & fed),
        note=say(language, "shade-supply-note", side=named, units=len(hungry)),
    )


def _ways(g: State, side: int, fed: int) -> tuple[tuple[str, str], ...]:
    """From the sources outwards, then from the ports: the link by which each space is first reached."""
    kinds = {NETWORKS[net][2] for net in NETS_OF[side]}
    found = []
    seen = 0
    beach = BIT[g.beachhead] if g.beachhead >= 0 else 0
    for roots in (SOURCES[side] & fed, (usable_ports(g, side, fed) | beach) & fed):
        front = list(bits(roots & ~seen))
        seen |= roots
        while front:
            reached = []
            for s in front:
                for n in BOARD.linked[s]:
                    only = BOARD.only(s, n)
                    if fed & BIT[n] and not seen & BIT[n] and (not only or only & kinds):
                        seen |= BIT[n]
                        reached.append(n)
                        found.append((f"space:{SPACES[s]}", f"space:{SPACES[n]}"))
            front = reached
    return tuple(found)


def _victory(g: State, side: int, language: str) -> Shade:
    """The victory spaces: one's own (the Allies' for a spectator), and the enemy's."""
    points = sum(BIT[s] for s in range(NSPACES) if VP[s])
    ours, theirs = points & g.held[side], points & g.held[1 - side]
    counts = [(points & g.held[who]).bit_count() for who in (AP, CP)]
    return Shade(
        id="victory",
        name=say(language, "shade-victory"),
        good=_nouns(ours),
        bad=_nouns(theirs),
        note=say(language, "shade-victory-note", ap=counts[AP], cp=counts[CP]),
    )
