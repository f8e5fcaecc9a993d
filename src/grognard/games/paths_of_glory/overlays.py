"""What a player may lay over the map: supply of either side, victory spaces. All of it is public."""

from __future__ import annotations

from ...kernel.drawing import nouns
from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.picture import Shade
from .box import AP, CP, SIDES
from .forts import cut_off
from .names import say, side_name
from .state import State
from .supply import network, passable, usable_ports
from .view import unsupplied


def overlay(known: Known[State], name: str, language: str) -> Shade | None:
    """An overlay by its id; None if there is no such one."""
    g, side = known
    kind, _, whose = name.partition(":")
    if kind == "supply" and whose in SIDES:
        return _supply(g, SIDES.index(whose), language)
    if name == "victory":
        return _victory(g, AP if side is None else side, language)
    return None


def _supply(g: State, side: int, language: str) -> Shade:
    """14.0: spaces in the networks of a side, what is cut off, and one way by which each of them is reached."""
    box = g.box
    through = passable(g, side)
    fed = 0
    for net in box.nets_of[side]:
        fed |= network(g, net) & through
    hungry = [box.unit[name] for name in unsupplied(g) if box.side[box.unit[name]] == side]
    bad = 0
    for u in hungry:
        bad |= box.bit[g.loc[u]]
    for s in cut_off(g, side):
        bad |= box.bit[s]
    named = side_name(side, language)
    return Shade(
        id=f"supply:{SIDES[side]}",
        name=say(language, "shade-supply", side=named),
        good=nouns("space", box.spaces, bits(fed & ~bad)),
        bad=nouns("space", box.spaces, bits(bad)),
        pieces=nouns("unit", box.units, hungry),
        lines=_ways(g, side, fed),
        sources=nouns("space", box.spaces, bits(box.sources[side] & fed)),
        note=say(language, "shade-supply-note", side=named, units=len(hungry)),
    )


def _ways(g: State, side: int, fed: int) -> tuple[tuple[str, str], ...]:
    """From the sources outwards, then from the ports: the link by which each space is first reached."""
    box = g.box
    kinds = {box.networks[net][2] for net in box.nets_of[side]}
    found = []
    seen = 0
    beach = box.bit[g.beachhead] if g.beachhead >= 0 else 0
    for roots in (box.sources[side] & fed, (usable_ports(g, side, fed) | beach) & fed):
        front = list(bits(roots & ~seen))
        seen |= roots
        while front:
            reached = []
            for s in front:
                for n in box.board.linked[s]:
                    only = box.board.only(s, n)
                    if fed & box.bit[n] and not seen & box.bit[n] and (not only or only & kinds):
                        seen |= box.bit[n]
                        reached.append(n)
                        found.append((f"space:{box.spaces[s]}", f"space:{box.spaces[n]}"))
            front = reached
    return tuple(found)


def _victory(g: State, side: int, language: str) -> Shade:
    """The victory spaces: one's own (the Allies' for a spectator), and the enemy's."""
    box = g.box
    points = sum(box.bit[s] for s in range(box.nspaces) if box.vp[s])
    ours, theirs = points & g.held[side], points & g.held[1 - side]
    counts = [(points & g.held[who]).bit_count() for who in (AP, CP)]
    return Shade(
        id="victory",
        name=say(language, "shade-victory"),
        good=nouns("space", box.spaces, bits(ours)),
        bad=nouns("space", box.spaces, bits(theirs)),
        note=say(language, "shade-victory-note", ap=counts[AP], cp=counts[CP]),
    )
