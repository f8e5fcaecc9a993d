"""14.0 Supply: who can trace a line, and through what.

A network is the set of spaces from which a kind of unit can trace, found by one flood from its sources and kept
until control, a siege, a beachhead or a neutral's entry changes something.
"""

from __future__ import annotations

from typing import Final

from ...kernel.links import Links
from ...kernel.maps import bits, mask_of
from .box import AP, CP
from .state import State, played


# Name of network: side, sources, links it may use. The first three are kept up to date space by space; the others
# are derived from them or traced anew when asked for.
_KEPT: Final = ("cp", "west", "ro")
_EASTERN: Final = ("ro", "sb", "home-ru")
"""The networks of Russians, Romanians and Serbs, which option `east-by-land` keeps off the sea (14.1.4)."""


def passable(g: State, side: int) -> int:
    """14.1.2, 14.1.3, 15.2.2: the spaces a side may trace through; 11.1.10: also from a beach it has stayed on."""
    other = 1 - side
    shut = g.closed & ~(g.box.mef_mask & g.occ[side])
    return ((g.held[side] & ~g.occ[other]) | (g.sieged & g.occ[side])) & ~shut


def usable_ports(g: State, side: int, through: int) -> int:
    """14.1.4: ports under control and not besieged; Constantinople only with Gallipoli (14.1.4.2)."""
    box = g.box
    ports = box.ports[side] & g.held[side] & through & ~g.sieged
    if side == AP and not g.held[AP] & box.bit[box.gallipoli]:
        ports &= ~box.bit[box.constantinople]
    return ports


def network(g: State, name: str) -> int:
    """The spaces from which this kind of unit can trace supply now."""
    if g.stale:
        _catch_up(g)
    found = g.nets.get(name)
    if found is None:
        found = g.nets[name] = _find(g, name)
    return found


def _find(g: State, name: str) -> int:
    """A network from a kept one and the link, source or port it has besides; else traced from its sources."""
    box = g.box
    if name == "tu":
        return _with_link(g, "cp", CP, box.medina, box.aqaba)
    if name == "it":
        return _with_link(g, "west", AP, box.taranto, box.valona)
    if name == "mef":
        base = network(g, "west")
        if g.beachhead < 0 or base & box.bit[g.beachhead]:
            return base
        return base | box.open_to[None].flood(box.bit[g.beachhead], passable(g, AP))  # 9.5.3.5
    if name == "ru":
        base = network(g, "ro")
        return base & _after_brest(g, passable(g, AP)) if played(g, box.brest_litovsk) else base
    if name == "basra":
        return box.open_to[None].flood(box.networks[name][1], passable(g, AP))  # AP.61: by land, not from port to port
    if name == "sb" and (network(g, "ro") & box.bit[box.salonika] or not passable(g, AP) & box.bit[box.salonika]):
        return network(g, "ro")
    return _trace(g, name)


def _trace(g: State, name: str) -> int:
    """14.1.2, 14.1.4: one flood from the sources over land, one more from all ports if any port was reached."""
    box = g.box
    side, sources, links = box.networks[name]
    through = passable(g, side)
    around = box.open_to[links]
    found = around.flood(sources, through)
    ports = 0 if name in _EASTERN and g.options.get("east-by-land") else usable_ports(g, side, through)
    if found & ports and ports & ~found:
        found = around.flood(found | ports, through)
    return found


def _with_link(g: State, name: str, side: int, a: int, b: int) -> int:
    """A network with one dashed link more, which joins a and b."""
    box = g.box
    base = network(g, name)
    ends = box.bit[a] | box.bit[b]
    if base & ends in (0, ends):
        return base
    return base | box.open_to[None].flood(ends & ~base, passable(g, side) & ~base)


def _catch_up(g: State) -> None:
    """Spaces have changed hands: the kept networks lose or gain what hangs on them, the others are forgotten."""
    box = g.box
    changed = g.stale
    g.stale = 0
    nets = g.nets
    if not nets:
        return
    kept = {}
    for name in _KEPT:
        net = nets.get(name)
        if net is not None:
            side, _, links = box.networks[name]
            now = _updated(g, side, box.open_to[links], net, changed)
            if now >= 0:
                kept[name] = now
    g.nets = kept


def _updated(g: State, side: int, links: Links, net: int, changed: int) -> int:
    """A network after some spaces changed hands, or -1 if it must be traced anew."""
    box, around = g.box, links.near
    through = passable(g, side)
    lost = changed & net & ~through
    while lost:
        bit = lost & -lost
        lost ^= bit
        net ^= bit
        beside = around[bit.bit_length() - 1] & net
        if beside & (beside - 1):  # more than one neighbour: are they still joined without it, close by?
            near = beside | links.around(beside)
            if beside & ~links.flood(beside & -beside, near & net):
                return -1
    gained = changed & ~net & through
    while gained:
        bit = gained & -gained
        gained ^= bit
        if not net & bit and around[bit.bit_length() - 1] & net:
            new = links.flood(bit, through & ~net)
            if new & box.ports[side] and not net & box.ports[side]:
                return -1
            net |= new
    return net


def _after_brest(g: State, through: int) -> int:
    """FAQ.CP.45a: Russians trace through no other Ally's unit and no other Ally's country; 16.4.9: they may still
    stand in Romania, next to a space of their own."""
    box = g.box
    others = mask_of(g.loc[u] for u in box.not_russian if g.loc[u] < box.nspaces)
    own = box.open_to["ru"].flood(box.russian_sources, through & box.russian_lands & ~others)
    for s in bits(through & box.romania & ~others):
        if box.open_to["ru"].near[s] & own & ~box.romania:
            own |= box.bit[s]
    return own


def supplied_at(g: State, u: int, s: int) -> bool:
    """Whether unit `u` would be in supply in space `s`, if `s` is its side's to trace from."""
    box = g.box
    if u in box.always_supplied:
        return True
    if network(g, box.net[u]) >> s & 1:
        return True
    return bool(box.unit_nation[u] == "sb" and box.serbia >> s & 1)  # 14.1.6


def in_supply(g: State, u: int) -> bool:
    """14.1.1: whether a unit on the map is in supply. A unit lodged at an enemy fort traces from its own space."""
    box = g.box
    s = g.loc[u]
    if network(g, box.net[u]) >> s & 1:
        return True
    if u in box.always_supplied or (box.unit_nation[u] == "sb" and box.serbia >> s & 1):
        return True
    return bool(g.fort[s] and g.control[s] != box.side[u] and would_be_supplied(g, u, s))


def would_be_supplied(g: State, u: int, s: int) -> bool:
    """Whether `u` would be supplied in a space that is not (yet) its side's: next to its network, or in it."""
    box = g.box
    if supplied_at(g, u, s):
        return True
    net = network(g, box.net[u])
    links = box.open_to[box.networks[box.net[u]][2]]
    return bool(links.near[s] & net)


def survives_attrition(g: State, u: int) -> bool:
    """14.3.5, 14.1.8: whether a unit is spared by attrition; neutral Greeks are nobody's to feed (9.5.2.4)."""
    box = g.box
    if in_supply(g, u):
        return True
    nation = box.unit_nation[u]
    return (nation == "tu" and g.loc[u] == box.medina) or (nation == "gr" and g.greece == 1)


_HOMES: Final = {"ge": "home-ge", "ah": "home-ge", "tu": "home-tu", "bu": "home-bu", "ru": "home-ru", "ro": "home-ru"}


def homeward(g: State, u: int) -> bool:
    """17.1.4.1, FAQ.17.1.1a, FAQ.13.1.8c: whether a unit on the map draws on its own country (or a port)."""
    box = g.box
    home = _HOMES.get(box.unit_nation[u])
    if home is None:
        return in_supply(g, u)
    if played(g, box.brest_litovsk) and not in_supply(g, u):
        return False  # FAQ.CP.45a: a Russian's way home is not through his Allies either
    s = g.loc[u]
    net = network(g, home)
    if net >> s & 1:
        return True
    lodged = g.fort[s] and g.control[s] != box.side[u]  # as in in_supply
    return bool(lodged and box.open_to[box.networks[home][2]].near[s] & net)


def homeward_spaces(g: State, u: int) -> int:
    """The same for a corps about to come in from the reserve: the spaces where it would draw on its own country."""
    box = g.box
    nation = box.unit_nation[u]
    home = _HOMES.get(nation)
    if home is not None:
        return network(g, home) & network(g, box.net[u])  # FAQ.CP.45a: Russians trace less than the way home allows
    return network(g, box.net[u]) | box.serbia if nation == "sb" else network(g, box.net[u])


def supplied_spaces(g: State, side: int) -> int:
    """14.3.6: where some unit of a side would be supplied. Any source of the side serves (FAQ.14.3.6a).

    Serbia always feeds Serbs (FAQ.14.3.6c); the homes of the other corps that are always in supply likewise.
    """
    box = g.box
    if side == CP:
        return network(g, "tu") | network(g, "cp") | box.always_homes[CP]
    nets = network(g, "mef") | network(g, "it") | network(g, "west") | network(g, "sb") | network(g, "ru")
    return nets | box.serbia | box.always_homes[AP]


def via_beachhead(g: State, u: int) -> bool:
    """9.2.7.1: whether a unit is supplied only through the MEF beachhead."""
    s = g.loc[u]
    return g.box.net[u] == "mef" and bool(network(g, "mef") >> s & 1) and not network(g, "west") >> s & 1


def out_of_supply(g: State, side: int) -> list[int]:
    """Units on the map that attrition would eliminate now."""
    box = g.box
    return [u for u in box.units_of[side] if g.loc[u] < box.nspaces and not survives_attrition(g, u)]
