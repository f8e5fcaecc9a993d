"""14.0 Supply: who can trace a line, and through what.

A network is the set of spaces from which a kind of unit can trace, found by one flood from its sources and kept
until control, a siege, a beachhead or a neutral's entry changes something.
"""

from __future__ import annotations

from typing import Final

from ...kernel.board import bits, mask_of
from ...kernel.search import flood
from .box import (
    ANA, AP, BOARD, CONSTANTINOPLE, CP, GALLIPOLI, KIND, MEDINA, MEF_MASK, MN, NSPACES, NUNITS, PORTS, SALONIKA, SIDE,
    SN, UNIT_NATION, UNITS_OF, card, of_nation, spaces,
)  # fmt: skip
from .state import BIT, State, played

_AROUND: Final = {kind: BOARD.masks(kind) for kind in (None, "br", "it", "ru", "tu")}

_CP_SOURCES = mask_of(spaces("essen", "breslau", "sofia", "constantinople"))  # 14.2.1
_RU_SOURCES = mask_of(spaces("petrograd", "moscow", "kharkov", "caucasus"))  # 14.2.2
_BELGRADE = mask_of(spaces("belgrade"))
_LONDON = mask_of(spaces("london"))  # 14.2.4

# Name of network: side, sources, links it may use. The first three are kept up to date space by space; the others
# are derived from them or traced anew when asked for.
NETWORKS: Final[dict[str, tuple[int, int, str | None]]] = {
    "cp": (CP, _CP_SOURCES, None),
    "west": (AP, _LONDON, None),  # also the British: the Channel lines end in ports, so they add nothing
    "ro": (AP, _RU_SOURCES | _BELGRADE, "ru"),
    "tu": (CP, _CP_SOURCES, "tu"),
    "it": (AP, _LONDON, "it"),
    "mef": (AP, _LONDON, "br"),
    "ru": (AP, _RU_SOURCES | _BELGRADE, "ru"),
    "sb": (AP, _RU_SOURCES | _BELGRADE | BIT[SALONIKA], "ru"),  # 14.2.3
    # 17.1.4.1: lines to the sources of one's own country
    "home-ge": (CP, mask_of(spaces("essen", "breslau")), None),
    "home-tu": (CP, mask_of(spaces("constantinople")), "tu"),
    "home-bu": (CP, mask_of(spaces("sofia")), None),
    "home-ru": (AP, _RU_SOURCES, "ru"),
    "basra": (AP, mask_of(spaces("basra")), "br"),
}
SOURCES: Final = (_RU_SOURCES | _BELGRADE | _LONDON, _CP_SOURCES)
"""14.2: the supply sources of each side."""
_KEPT: Final = ("cp", "west", "ro")
_TARANTO, _VALONA, _AQABA = spaces("taranto", "valona", "aqaba")

SERBIA: Final = of_nation("sb")
_BREST_LITOVSK: Final = card("CP45")
_RUSSIAN_LANDS: Final = of_nation("ru", "ge", "ah", "tu")
_ROMANIA: Final = of_nation("ro")
_NOT_RUSSIAN: Final = tuple(u for u in UNITS_OF[AP] if UNIT_NATION[u] != "ru")


def _net_name(u: int) -> str:
    nation = UNIT_NATION[u]
    if SIDE[u] == CP:
        return "tu" if nation == "tu" else "cp"
    if nation in ("ru", "ro"):
        return nation  # 14.2.2, FAQ.14.2.2b
    if nation in ("sb", "mn"):
        return "sb"
    if nation == "it":
        return "it"
    if nation == "aus" or KIND[u] in ("BRc", "MEF"):
        return "mef"  # 9.2.7.1a: only these may draw on the beachhead
    return "west"


NET: Final = tuple(_net_name(u) for u in range(NUNITS))
NETS_OF: Final = tuple(tuple(sorted({NET[u] for u in range(NUNITS) if SIDE[u] == side})) for side in (AP, CP))
"""The networks that a side's units trace by."""
_ALWAYS: Final = frozenset((MN, ANA, SN))  # 14.1.5


def passable(g: State, side: int) -> int:
    """14.1.2, 14.1.3, 15.2.2: the spaces a side may trace through; 11.1.10: also from a beach it has stayed on."""
    other = 1 - side
    shut = g.closed & ~(MEF_MASK & g.occ[side])
    return ((g.held[side] & ~g.occ[other]) | (g.sieged & g.occ[side])) & ~shut


def usable_ports(g: State, side: int, through: int) -> int:
    """14.1.4: ports under control and not besieged; Constantinople only with Gallipoli (14.1.4.2)."""
    ports = PORTS[side] & g.held[side] & through & ~g.sieged
    if side == AP and not g.held[AP] & BIT[GALLIPOLI]:
        ports &= ~BIT[CONSTANTINOPLE]
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
    if name == "tu":
        return _with_link(g, "cp", CP, MEDINA, _AQABA)
    if name == "it":
        return _with_link(g, "west", AP, _TARANTO, _VALONA)
    if name == "mef":
        base = network(g, "west")
        if g.beachhead < 0 or base & BIT[g.beachhead]:
            return base
        return base | flood(_AROUND[None], BIT[g.beachhead], passable(g, AP))  # 9.5.3.5
    if name == "ru":
        base = network(g, "ro")
        return base & _after_brest(g, passable(g, AP)) if played(g, _BREST_LITOVSK) else base
    if name == "basra":
        return flood(_AROUND[None], NETWORKS[name][1], passable(g, AP))  # AP.61: over land, not from port to port
    if name == "sb" and (network(g, "ro") & BIT[SALONIKA] or not passable(g, AP) & BIT[SALONIKA]):
        return network(g, "ro")
    return _trace(g, name)


def _trace(g: State, name: str) -> int:
    """14.1.2, 14.1.4: one flood from the sources over land, one more from all ports if any port was reached."""
    side, sources, links = NETWORKS[name]
    through = passable(g, side)
    around = _AROUND[links]
    found = flood(around, sources, through)
    ports = usable_ports(g, side, through)
    if found & ports and ports & ~found:
        found = flood(around, found | ports, through)
    return found


def _with_link(g: State, name: str, side: int, a: int, b: int) -> int:
    """A network with one dashed link more, which joins a and b."""
    base = network(g, name)
    ends = BIT[a] | BIT[b]
    if base & ends in (0, ends):
        return base
    return base | flood(_AROUND[None], ends & ~base, passable(g, side) & ~base)


def _catch_up(g: State) -> None:
    """Spaces have changed hands: the kept networks lose or gain what hangs on them, the others are forgotten."""
    changed = g.stale
    g.stale = 0
    nets = g.nets
    if not nets:
        return
    kept = {}
    for name in _KEPT:
        net = nets.get(name)
        if net is not None:
            side, _, links = NETWORKS[name]
            now = _updated(g, side, _AROUND[links], net, changed)
            if now >= 0:
                kept[name] = now
    g.nets = kept


def _updated(g: State, side: int, around: tuple[int, ...], net: int, changed: int) -> int:
    """A network after some spaces changed hands, or -1 if it must be traced anew."""
    through = passable(g, side)
    lost = changed & net & ~through
    while lost:
        bit = lost & -lost
        lost ^= bit
        net ^= bit
        beside = around[bit.bit_length() - 1] & net
        if beside & (beside - 1):  # more than one neighbour: are they still joined without it, close by?
            near = beside
            left = beside
            while left:
                low = left & -left
                left ^= low
                near |= around[low.bit_length() - 1]
            if beside & ~flood(around, beside & -beside, near & net):
                return -1
    gained = changed & ~net & through
    while gained:
        bit = gained & -gained
        gained ^= bit
        if not net & bit and around[bit.bit_length() - 1] & net:
            new = flood(around, bit, through & ~net)
            if new & PORTS[side] and not net & PORTS[side]:
                return -1
            net |= new
    return net


def _after_brest(g: State, through: int) -> int:
    """FAQ.CP.45a: Russians trace through no other Ally's unit and no other Ally's country; 16.4.9: they may still
    stand in Romania, next to a space of their own."""
    others = mask_of(g.loc[u] for u in _NOT_RUSSIAN if g.loc[u] < NSPACES)
    own = flood(_AROUND["ru"], _RU_SOURCES, through & _RUSSIAN_LANDS & ~others)
    for s in bits(through & _ROMANIA & ~others):
        if _AROUND["ru"][s] & own & ~_ROMANIA:
            own |= BIT[s]
    return own


def supplied_at(g: State, u: int, s: int) -> bool:
    """Whether unit `u` would be in supply in space `s`, if `s` is its side's to trace from."""
    if u in _ALWAYS:
        return True
    if network(g, NET[u]) >> s & 1:
        return True
    return bool(UNIT_NATION[u] == "sb" and SERBIA >> s & 1)  # 14.1.6


def in_supply(g: State, u: int) -> bool:
    """14.1.1: whether a unit on the map is in supply. A unit lodged at an enemy fort traces from its own space."""
    s = g.loc[u]
    if network(g, NET[u]) >> s & 1:
        return True
    if u in _ALWAYS or (UNIT_NATION[u] == "sb" and SERBIA >> s & 1):
        return True
    return bool(g.fort[s] and g.control[s] != SIDE[u] and would_be_supplied(g, u, s))


def would_be_supplied(g: State, u: int, s: int) -> bool:
    """Whether `u` would be supplied in a space that is not (yet) its side's: next to its network, or in it."""
    if supplied_at(g, u, s):
        return True
    net = network(g, NET[u])
    around = _AROUND[NETWORKS[NET[u]][2]]
    return bool(around[s] & net)


def survives_attrition(g: State, u: int) -> bool:
    """14.3.5, 14.1.8: whether a unit is spared by attrition; neutral Greeks are nobody's to feed (9.5.2.4)."""
    if in_supply(g, u):
        return True
    nation = UNIT_NATION[u]
    return (nation == "tu" and g.loc[u] == MEDINA) or (nation == "gr" and g.greece == 1)


_HOMES: Final = {"ge": "home-ge", "ah": "home-ge", "tu": "home-tu", "bu": "home-bu", "ru": "home-ru", "ro": "home-ru"}


def homeward(g: State, u: int) -> bool:
    """17.1.4.1, FAQ.17.1.1a, FAQ.13.1.8c: whether a unit on the map draws on its own country (or a port)."""
    home = _HOMES.get(UNIT_NATION[u])
    if home is None:
        return in_supply(g, u)
    if played(g, _BREST_LITOVSK) and not in_supply(g, u):
        return False  # FAQ.CP.45a: a Russian's way home is not through his Allies either
    s = g.loc[u]
    net = network(g, home)
    if net >> s & 1:
        return True
    lodged = g.fort[s] and g.control[s] != SIDE[u]  # as in in_supply
    return bool(lodged and _AROUND[NETWORKS[home][2]][s] & net)


def homeward_spaces(g: State, u: int) -> int:
    """The same for a corps about to come in from the reserve: the spaces where it would draw on its own country."""
    nation = UNIT_NATION[u]
    home = _HOMES.get(nation)
    if home is not None:
        return network(g, home) & network(g, NET[u])  # FAQ.CP.45a: Russians trace less than the way home allows
    return network(g, NET[u]) | SERBIA if nation == "sb" else network(g, NET[u])


def supplied_spaces(g: State, side: int) -> int:
    """14.3.6: where some unit of a side would be supplied. Any source of the side serves (FAQ.14.3.6a).

    Serbia always feeds Serbs (FAQ.14.3.6c); the homes of the other corps that are always in supply likewise.
    """
    if side == CP:
        return network(g, "tu") | network(g, "cp") | _SN_HOME
    nets = network(g, "mef") | network(g, "it") | network(g, "west") | network(g, "sb") | network(g, "ru")
    return nets | SERBIA | _AP_HOMES


_SN_HOME: Final = mask_of(spaces("libya"))
_AP_HOMES: Final = mask_of(spaces("arabia", "cetinje"))


def via_beachhead(g: State, u: int) -> bool:
    """9.2.7.1: whether a unit is supplied only through the MEF beachhead."""
    s = g.loc[u]
    return NET[u] == "mef" and bool(network(g, "mef") >> s & 1) and not network(g, "west") >> s & 1


def out_of_supply(g: State, side: int) -> list[int]:
    """Units on the map that attrition would eliminate now."""
    return [u for u in range(NUNITS) if SIDE[u] == side and g.loc[u] < NSPACES and not survives_attrition(g, u)]
