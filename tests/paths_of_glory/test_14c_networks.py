"""14.0 checked against a slow tracing that follows the rulebook space by space, on positions of random play.

The game finds supply by floods from the sources and keeps what it found up to date. Here every unit looks for its own
line, space after space, with the rules written out again and nothing remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.entry import limited_greek_entry
from grognard.games.paths_of_glory.state import UNUSED, State, put, refresh
from grognard.games.paths_of_glory.supply import in_supply, network
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from ..randomly import new, walk
from .table import BOX, opening

SOURCES_CP = BOX.named("essen", "breslau", "sofia", "constantinople")
SOURCES_RU = BOX.named("petrograd", "moscow", "kharkov", "caucasus")
LONDON, BELGRADE, SALONIKA, GALLIPOLI, CONSTANTINOPLE = BOX.named(
    "london", "belgrade", "salonika", "gallipoli", "constantinople"
)
AFTER_BREST = ("ru", "ge", "ah", "tu")
LINKS: list[list[tuple[int, frozenset[str]]]] = [[] for _ in range(BOX.nspaces)]
for _a, _b, _only in BOX.board.links:
    LINKS[_a].append((_b, _only))
    LINKS[_b].append((_a, _only))


def neutral(g: State, there: list[int], s: int) -> bool:
    """11.1.11, 11.1.12, 9.5.2.4, FAQ.CP.24a: whether a space with these units is still shut to both sides."""
    nation = BOX.nation[s]
    if BOX.spaces[s] == "basra":
        return False
    if nation in ("it", "ro", "bu", "tu"):
        return nation not in g.war
    if nation == "pe" or BOX.spaces[s] == "libya":
        return "tu" not in g.war
    if nation == "gr":
        return g.greece == 0 or (g.greece == 1 and any(BOX.unit_nation[u] == "gr" for u in there))
    return False


def passes(g: State, side: int, there: list[int], s: int) -> bool:
    """14.1.2, 14.1.3: whether a side's line may lead through a space with these units."""
    own = [u for u in there if BOX.side[u] == side]
    if neutral(g, there, s):
        return False
    if BOX.nation[s] == "mef" and s != g.beachhead and not own:
        return False  # 11.1.10
    if len(own) < len(there):
        return False  # an enemy is there; if it is a fort of ours it is besieged, or as good as that
    if g.control[s] == side:
        return True
    besieged = g.fort[s] and own and (len(own) >= g.fort[s] or any(BOX.army[u] for u in own))
    return bool(besieged)


def port(g: State, u: int, s: int) -> bool:
    """14.1.4, 14.1.4.1, 14.1.4.2: whether a unit's line may go to sea in this port, if it can come there."""
    side = BOX.side[u]
    if g.control[s] != side:
        return False
    if s == g.beachhead:  # 9.5.3.5, 9.2.7.1a
        return u == BOX.mef or BOX.kind[u] == "BRc" or BOX.unit_nation[u] == "aus"
    if side == CP:
        return BOX.nation[s] in ("ge", "ru")
    if s == CONSTANTINOPLE and g.control[GALLIPOLI] != AP:
        return False
    return BOX.nation[s] not in ("ge", "ru")


def line(u: int, only: frozenset[str]) -> bool:
    """14.1.2, FAQ.14.2.2b: whether a unit's line may use a link."""
    nation = BOX.unit_nation[u]
    if not only:
        return True
    if nation in ("br", "aus", "cnd", "pt"):
        return "br" in only
    return ("ru" if nation in ("ru", "ro", "sb", "mn") else nation) in only


def sources(u: int) -> tuple[int, ...]:
    """14.2.1 to 14.2.4."""
    if BOX.side[u] == CP:
        return SOURCES_CP
    nation = BOX.unit_nation[u]
    if nation in ("ru", "ro"):
        return (*SOURCES_RU, BELGRADE)
    return (*SOURCES_RU, BELGRADE, SALONIKA) if nation == "sb" else (LONDON,)


class Tracing:
    """One position, looked at with fresh eyes."""

    def __init__(self, g: State) -> None:
        self.g = g
        there: list[list[int]] = [[] for _ in range(BOX.nspaces)]
        for u in range(BOX.nunits):
            if g.loc[u] < BOX.nspaces:
                there[g.loc[u]].append(u)
        self.open = [{s for s in range(BOX.nspaces) if passes(g, side, there[s], s)} for side in (AP, CP)]
        self.ports = [s for s in range(BOX.nspaces) if s == g.beachhead or (BOX.ports[AP] | BOX.ports[CP]) >> s & 1]
        self.foreign = {g.loc[u] for u in range(BOX.nunits) if BOX.side[u] == AP and BOX.unit_nation[u] != "ru"}
        self.brest = bool(g.events & BOX.bit[BOX.card["CP45"]])

    def through(self, u: int, s: int) -> bool:
        if self.brest and BOX.unit_nation[u] == "ru":  # FAQ.CP.45a
            return s in self.open[AP] and BOX.nation[s] in AFTER_BREST and s not in self.foreign
        return s in self.open[BOX.side[u]]

    def traces(self, u: int, s: int, to: tuple[int, ...]) -> bool:
        """Whether a unit in this space has a line to one of these, through at most two ports."""
        russian = self.brest and BOX.unit_nation[u] == "ru"
        if russian and (BOX.nation[s] not in (*AFTER_BREST, "ro") or s in self.foreign):
            return False
        ports = [] if russian else [p for p in self.ports if p in self.open[BOX.side[u]] and port(self.g, u, p)]
        todo, seen = [(s, 0)], {(s, 0)}
        while todo:
            at, used = todo.pop(0)
            if at in to and self.through(u, at):
                return True
            steps = [(n, used) for n, only in LINKS[at] if line(u, only) and self.through(u, n)]
            if used == 0 and at in ports:
                steps += [(p, 2) for p in ports]
            for step in steps:
                if step not in seen:
                    seen.add(step)
                    todo.append(step)
        return False

    def fed(self, u: int) -> bool:
        """14.1.4, 14.1.5, 14.1.6 for a unit on the map."""
        s = self.g.loc[u]
        if BOX.unit_nation[u] in ("mn", "ana", "sn") or (BOX.unit_nation[u] == "sb" and BOX.nation[s] == "sb"):
            return True
        if BOX.unit_nation[u] == "gr" and self.g.greece == 1:
            return False
        return self.traces(u, s, sources(u))


def compare_units(g: State) -> None:
    slow = Tracing(g)
    for u in range(BOX.nunits):
        if g.loc[u] < BOX.nspaces:
            assert in_supply(g, u) == slow.fed(u), f"{BOX.units[u]} at {BOX.spaces[g.loc[u]]}"


NETWORKS = {
    "cp": ("GEc-1", SOURCES_CP), "tu": ("TUc-1", SOURCES_CP), "west": ("FRc-1", (LONDON,)),
    "it": ("ITc-1", (LONDON,)), "mef": ("BRc-1", (LONDON,)), "ro": ("ROc-1", (*SOURCES_RU, BELGRADE)),
    "ru": ("RUc-1", (*SOURCES_RU, BELGRADE)), "sb": ("SBc-1", (*SOURCES_RU, BELGRADE, SALONIKA)),
    "home-ge": ("GEc-1", BOX.named("essen", "breslau")), "home-tu": ("TUc-1", (CONSTANTINOPLE,)),
    "home-bu": ("BUc-1", BOX.named("sofia")),
}  # fmt: skip
"""Of each network: a unit that uses it, and where its lines end (17.1.4.1 for those that must end at home)."""


def compare_networks(g: State) -> None:
    slow = Tracing(g)
    for name, (unit, to) in NETWORKS.items():
        u = BOX.unit[unit]
        found = network(g, name)
        for s in slow.open[BOX.side[u]]:
            assert bool(found >> s & 1) == slow.traces(u, s, to), f"{name} at {BOX.spaces[s]}"
        assert not [BOX.spaces[s] for s in range(BOX.nspaces) if found >> s & 1 and s not in slow.open[BOX.side[u]]], (
            name
        )


def stirred(seed: int) -> Play[State]:
    """A game from a position that no play would reach soon: land taken here and there, units anywhere, most neutrals
    at war, sometimes a beachhead, a neutral Greece, or Brest-Litovsk."""
    random = Random(seed)
    g = opening()
    for u in range(BOX.nunits):
        put(g, u, BOX.aside)
    for c in range(BOX.ncards):
        if BOX.brings[c]:
            g.place[c] = UNUSED
    g.turn, g.level = random.randint(3, 10), [2, 2]
    g.war = frozenset(nation for nation in ("it", "ro", "bu", "tu") if random.random() < 0.8)
    if random.random() < 0.4:
        g.events |= BOX.bit[BOX.card["CP45"]]
    for _ in range(random.randint(5, 40)):
        s, side = random.randrange(BOX.nspaces), random.randrange(2)
        for n in (s, *BOX.board.linked[s]):
            if BOX.nation[n] != "mef" and random.random() < 0.8:
                g.control[n] = side
                g.fort[n] = 0 if random.random() < 0.5 else g.fort[n]
    g.control[LONDON] = AP  # which nobody can take
    refresh(g)
    if random.random() < 0.3:
        limited_greek_entry(g)
    elif random.random() < 0.6:
        g.greece = 2
    if random.random() < 0.5:
        beach = BOX.space[f"mef{random.randint(1, 4)}"]
        g.beachhead, g.control[beach] = beach, AP
    refresh(g)
    brest = bool(g.events & BOX.bit[BOX.card["CP45"]])
    for u in range(BOX.nunits):
        s = random.randrange(BOX.nspaces)
        if random.random() < 0.5 or g.loc[u] != BOX.aside or g.closed & BOX.bit[s] or len(g.stacks[s]) >= 3:
            continue
        if BOX.side[u] == CP and s in (LONDON, g.beachhead):
            continue
        others = g.stacks[s]
        if any(BOX.side[x] != BOX.side[u] or (brest and BOX.unit_nation[x] != BOX.unit_nation[u]) for x in others):
            continue
        if BOX.unit_nation[u] in ("mn", "gr") or (
            brest and BOX.unit_nation[u] == "ru" and BOX.nation[s] not in AFTER_BREST
        ):
            continue
        if g.fort[s] and g.control[s] != BOX.side[u] and not BOX.army[u]:
            continue
        if not g.fort[s]:
            g.control[s] = BOX.side[u]
        put(g, u, s)
    refresh(g)
    return Play(GAME, Seeded(seed), "campaign", g.options, state=g)


def states(play: Play[State], seed: int, most: int) -> Iterator[State]:
    for here in walk(play, seed, most):
        yield here.state


@pytest.mark.parametrize("seed", range(6))
def test_14_1_1_every_unit_is_supplied_just_when_it_finds_a_line(seed: int) -> None:
    """14.1.1, 14.1.2, 14.1.3, 14.1.4, 14.2.1, 14.2.2, 14.2.3, 14.2.4: the game agrees with the slow tracing."""
    for n, g in enumerate(states(new(GAME, seed), seed, 1500)):
        if n % 25 == 0:
            compare_units(g)
    for n, g in enumerate(states(stirred(seed), seed, 240)):
        if n % 6 == 0:
            compare_units(g)


@pytest.mark.parametrize("seed", range(6))
def test_14_1_2_a_network_is_where_lines_can_be_traced_from(seed: int) -> None:
    """14.1.2, 14.1.4, 17.1.4.1: every kind of network, space by space, while it is kept up to date by play."""
    for n, g in enumerate(states(stirred(100 + seed), seed, 120)):
        if n % 60 == 59:
            compare_networks(g)
        network(g, ("cp", "west", "ro")[n % 3])  # now and then somebody asks, and the kept networks catch up
