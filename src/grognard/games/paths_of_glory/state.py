"""All that can change, as plain data, and the few functions that change it while keeping caches true.

Flat on purpose: integers, lists of integers, bit sets. Ids are indices into `box`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.fields import Bits, Cache, Fields, Fixed, Log, Shared, made
from ...kernel.game import OptionValue
from ...kernel.game import tell as tell  # the rules of this game tell through their state
from .box import AP, CP, RP_KINDS, Box

BOXES: Final = ("reserve", "eliminated", "removed", "aside")
"""Where a piece is, when it is not in a space, in the order of `Box.reserve` and its kin."""

# Where a card is.
UNUSED, PILE, HAND, DISCARD, TABLE, REMOVED = range(6)
PLACES: Final = ("unused", "pile", "hand", "discard", "table", "removed")

# Things that hold for the rest of the turn, as bits of `flags`.
(
    NEUTRAL_ENTRY, LLOYD_GEORGE, HAIG, STAVKA, GREAT_RETREAT, EVERYONE, INFLUENZA, ZEPPELIN, BR_NE, RU_NE, CP_NE,
    MUTINY_PAID, RU_SR,
) = (1 << i for i in range(13))  # fmt: skip

_GREEKS: Final = "gr"


class Battle(Fields, listed=sorted):
    """The combat under way (12.2.1): what has been declared, played, rolled and suffered so far."""

    target: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    start: tuple[int, ...] = ()
    """The spaces the attack comes from, each once."""
    pin: int = -1
    flank: int = 0
    """12.3.3: 1 succeeded, -1 failed, 0 not tried."""
    first: int = -1
    """Who fires first (a side), or -1 if both fire at once."""
    cards: tuple[int, ...] = ()
    """Combat cards of both sides in this combat, new and kept."""
    fresh: tuple[int, ...] = ()
    """Those of them that were played from the hand."""
    fired: tuple[int, int] = (-1, -1)
    """Modified dice so far, by side; -1 not yet."""
    score: tuple[int, int] = (-1, -1)
    """Loss score inflicted by each side; -1 not yet."""
    lost: tuple[int, int] = (0, 0)
    """Loss points still to be met by each side; then left unmet."""
    notes: int = 0
    """Bits of NOTES below: what cards and losses have done to this combat."""
    length: int = 0
    """Spaces the defenders must retreat (12.5.2)."""
    to_retreat: tuple[int, ...] = ()
    """Defenders that have still to retreat."""
    stepped: tuple[int, ...] = ()
    """Units that lost a step in this combat, once for each step."""
    replaced: tuple[int, ...] = ()
    """12.4.4: armies and the corps that replaced them, in pairs."""
    vacated: Bits = 0
    """Spaces through which they retreated and went on (12.6.3)."""


# Bits of Battle.notes.
(
    NO_TRENCH, SHIFTS_OFF, WITHDRAWAL, FIRST_STEP_TAKEN, CALLED_OFF, RETREATED, ADVANCED, AS_TRENCHED, HELD, KEMAL,
    MAUDE, FORT_ONLY, FOR_PEACE,
) = (1 << i for i in range(13))  # fmt: skip


class State(Fields):
    """A position and everything the rules remember."""

    box: Shared[Box]
    scenario: str
    options: Fixed[dict[str, OptionValue]]
    log: Log = None
    # 6.0 where we are
    turn: int = 1  # 4.1.1
    round: int = 0
    active: int = CP
    phase: str = "guns"
    over: tuple[int, str] | None = None
    """Winner (2: nobody) and reason."""
    # 4.1 tracks
    vp: int = 10
    ws: list[int] = made(lambda _: [0, 0])  # 4.1.3
    combined: int = 0
    level: list[int] = made(lambda _: [0, 0])  # 16.1.1: Mobilization
    rp: list[int] = made(lambda _: [0] * len(RP_KINDS))  # 4.1.4
    mo: list[str] = made(lambda _: ["", ""])
    """4.1.6: the nation that must attack this turn, by side; empty: none, or not rolled yet."""
    mo_made: list[bool] = made(lambda _: [False, False])
    acts: list[list[str]] = made(lambda _: [[], []])
    """4.1.9, 8.1.4: what each side did this turn, round by round."""
    # the map; 4.1.11: sieges, destroyed forts, beachhead and all other markers are not yet in use
    loc: list[int] = made(lambda g: [g.box.aside] * g.box.nunits)
    reduced: bytearray = made(lambda g: bytearray(g.box.nunits))
    stacks: Cache[list[tuple[int, ...]]] = made(lambda g: [()] * g.box.nspaces)
    control: bytearray = made(lambda g: bytearray(g.box.control))
    held: Cache[list[int]] = made(lambda _: [0, 0])
    """The spaces each side controls, as bit sets."""
    occ: Cache[list[int]] = made(lambda _: [0, 0])
    """The spaces each side's units are in."""
    trench: bytearray = made(lambda g: bytearray(g.box.nspaces))
    """0 none; 1, 2 Allied level 1, 2; 3, 4 Central Powers'."""
    fort: bytearray = made(lambda g: bytearray(g.box.fort))
    """Strength of intact forts."""
    sieged: Cache[int] = 0
    """Besieged forts (15.2.1)."""
    besieging: Bits = 0
    """15.2.4: forts besieged when this round's movement began, or entered since: not to stay merely occupied."""
    closed: Cache[int] = 0
    """Spaces nobody may enter or trace through: neutrals, beaches without a beachhead."""
    beachhead: int = -1
    ana_at: int = -1
    """11.1.14: the space that is Allied only while the ANA is in it."""
    home: Bits = 0
    """9.5.3.4: Near East armies that came in at home (bits of units)."""
    # 9.0 cards and events
    place: bytearray = made(lambda g: bytearray(g.box.ncards))
    seen: Bits = 0
    """Cards in a hand that the other side has seen there."""
    events: Bits = 0
    """Bits of the cards whose event has been played."""
    war: frozenset[str] = frozenset()
    """Nations that entered the war after its start."""
    greece: int = 0
    """9.5.2.4: 0 neutral, 1 limited entry, 2 at war."""
    zimmermann: int = 0
    over_there: int = 0
    tsar_turn: int = 0
    rathenau: int = 0
    """Turns in which these events were played; 0 not yet."""
    tsar_vp: int = 0
    """16.4.5: Russian VP spaces held when the Tsar fell."""
    firsts: int = 0
    """5.1.3: bits of commitment levels somebody has entered."""
    hsf: bool = False
    """CP.25: the High Seas Fleet is out and waits for the Allied answer."""
    flags: int = 0
    reinforced: frozenset[str] = frozenset()
    # the action under way
    card: int = -1
    use: str = ""
    """How the card is being played: ops, sr, rp, event, or auto and peace without a card."""
    points: int = 0
    boost: str = ""
    """An event that strengthens this round's attacks: AP35, AP45, AP46, until it is used up."""
    work: int = 0
    """Progress of an event: how much of it is still to be done."""
    moves: Bits = 0
    attacks: Bits = 0
    """4.1.10: spaces activated for movement, for combat: as many as the points pay for, five at most."""
    moving: tuple[int, ...] = ()
    path: tuple[int, ...] = ()
    """The spaces the moving stack has been in so far, its start first."""
    spent: Bits = 0
    """Units that have moved, entrenched, redeployed or attacked this round."""
    digging: tuple[int, ...] = ()
    dug_badly: Bits = 0
    """11.2.9: units with a marker for a failed attempt; those failing this round in the upper half."""
    sud: int = -1
    struck: Bits = 0
    """Spaces attacked this round."""
    sortie: Bits = 0
    """15.2.3: besiegers that attacked out of their siege this round."""
    vacant: Bits = 0
    """Spaces without enemy units when this round's combats began."""
    fled: Bits = 0
    """Units that retreated this round."""
    cc_used: Bits = 0
    """Combat cards used this round."""
    battle: Battle | None = None
    nets: Cache[dict[str, int]] = made(lambda _: {})
    """Supply networks found so far; emptied when anything they hang on changes."""
    stale: Cache[int] = 0
    """Spaces that changed hands since the networks were right."""


def load(box: Box, plain: Mapping[str, Any]) -> State:
    """The state that `dump` described; the caches are found again."""
    g = State.load(plain, box=box)
    refresh(g)
    return g


# -- caches -------------------------------------------------------------------------------------------------------


def refresh(g: State) -> None:
    """Find all caches again from the facts."""
    box = g.box
    found: list[list[int]] = [[] for _ in range(box.nspaces)]
    for unit, where in enumerate(g.loc):
        if where < box.nspaces:
            found[where].append(unit)
    g.stacks = [tuple(stack) for stack in found]
    g.held, g.occ, g.sieged = [0, 0], [0, 0], 0
    for s in range(box.nspaces):
        g.held[g.control[s]] |= box.bit[s]
        stack = g.stacks[s]
        if stack:
            g.occ[box.side[stack[0]]] |= box.bit[s]
            if g.fort[s] and besieges(g, s):
                g.sieged |= box.bit[s]
    reclose(g)
    g.nets = {}


def besieges(g: State, s: int) -> bool:
    """15.2.1: whether enemies of the intact fort in this space are enough to besiege it."""
    box = g.box
    stack = g.stacks[s]
    if not stack or box.side[stack[0]] == g.control[s] or not g.fort[s]:
        return False
    return len(stack) >= g.fort[s] or any(box.army[u] for u in stack)


def reclose(g: State) -> None:
    """11.1.10, 11.1.11, 11.1.12, 9.5.2.4: which spaces nobody may enter or trace through now."""
    box = g.box
    closed = box.mef_mask
    if g.beachhead >= 0:
        closed &= ~box.bit[g.beachhead]
    for nation, its in box.neutrals.items():
        if nation == "pe":
            at_war = "tu" in g.war  # 11.1.12
        elif nation == _GREEKS:
            at_war = g.greece > 0
        else:
            at_war = nation in g.war
        if not at_war:
            closed |= its
    if g.greece == 1:  # 9.5.2.4: the spaces of the Greek corps stay shut
        for s in range(box.nspaces):
            if g.stacks[s] and box.unit_nation[g.stacks[s][0]] == _GREEKS:
                closed |= box.bit[s]
    if "tu" not in g.war:
        closed |= box.bit[box.libya]  # FAQ.CP.24a
        closed &= ~box.bit[box.basra]  # a British corps stands there from the start (4.2.1)
    g.closed = closed
    g.nets.clear()


# -- changing the map ---------------------------------------------------------------------------------------------


def put(g: State, u: int, to: int) -> None:
    """Take a piece from where it is to a space or a box. Entering (control, trenches) is `enter`'s business."""
    box = g.box
    loc = g.loc
    stacks = g.stacks
    frm = loc[u]
    if frm < box.nspaces:
        left = tuple([x for x in stacks[frm] if x != u])
        stacks[frm] = left
        if not left:
            g.occ[box.side[u]] &= ~box.bit[frm]
        if g.control[frm] != box.side[u] or box.mef_mask & box.bit[frm]:
            _resiege(g, frm)
        if u == box.ana and g.ana_at == frm:
            g.ana_at = -1
            take(g, frm, CP)  # 11.1.14
    loc[u] = to
    if g.events & box.brest_bit:
        g.nets.clear()  # FAQ.CP.45a: supply then hangs on who stands where
    if to < box.nspaces:
        stack = stacks[to]
        stacks[to] = (*stack, u) if not stack or stack[-1] < u else tuple(sorted((*stack, u)))
        g.occ[box.side[u]] |= box.bit[to]
        if g.control[to] != box.side[u] or box.mef_mask & box.bit[to]:
            _resiege(g, to)


def _resiege(g: State, s: int) -> None:
    """15.2.1, 15.2.4a: enemies came to or left a space: a fort's siege follows from who is there."""
    bit = g.box.bit[s]
    if besieges(g, s) != bool(g.sieged & bit):
        g.sieged ^= bit
    _passage_changed(g, s)


def _passage_changed(g: State, s: int) -> None:
    """Who may trace supply through a space has changed: the networks catch up, or are forgotten if many hang on it."""
    box = g.box
    if box.key_spaces & box.bit[s]:
        g.nets.clear()
    else:
        g.stale |= box.bit[s]


def take(g: State, s: int, side: int) -> None:
    """3.0.control, 3.0.vp-space: a space changes hands."""
    box = g.box
    if g.control[s] == side:
        return
    g.control[s] = side
    bit = box.bit[s]
    g.held[side] |= bit
    g.held[1 - side] &= ~bit
    if box.vp[s]:
        g.vp += box.vps["space"] if side == CP else -box.vps["space"]
        tell(g, "log-vp-space", space=("space", s), side=("side", side), vp=g.vp)
    _passage_changed(g, s)


def enter(g: State, s: int, u: int) -> None:
    """11.1.13, 11.2.4, 11.2.5, 11.2.6, 12.6.9: what the entry of a unit does to a space; trenches wait for it."""
    box = g.box
    side = box.side[u]
    trench = g.trench[s]
    if trench and (trench > 2) != (side == CP):
        g.trench[s] = 0 if trench in (1, 3) else (3 if side == CP else 1)
    if g.control[s] == side:
        if u != box.ana and g.ana_at == s:
            g.ana_at = -1
        return
    if g.fort[s]:
        return  # 15.1.9
    if u == box.ana:
        g.ana_at = s
    take(g, s, side)
    if s == g.beachhead and side == CP:
        g.beachhead = -1  # 9.5.3.5
        reclose(g)


def destroy_fort(g: State, s: int) -> None:
    """15.1.7, 15.1.8, 3.0.control: the fort is gone for good; a besieged space changes hands at once."""
    box = g.box
    tell(g, "log-fort-destroyed", space=("space", s))
    g.fort[s] = 0
    g.sieged &= ~box.bit[s]
    stack = g.stacks[s]
    if stack and box.side[stack[0]] != g.control[s]:
        if stack == (box.ana,):
            g.ana_at = s
        take(g, s, box.side[stack[0]])
    g.nets.clear()


def trench_level(g: State, s: int, side: int) -> int:
    """The level of a side's trench in a space, 0 if it has none there."""
    trench = g.trench[s]
    if side == AP:
        return trench if trench < 3 else 0
    return trench - 2 if trench > 2 else 0


def dig(g: State, s: int, side: int) -> None:
    """11.2.2, 11.2.3: one level more, never above two."""
    level = min(2, trench_level(g, s, side) + 1)
    g.trench[s] = level if side == AP else level + 2
    tell(g, "log-trench", space=("space", s), level=level)


# -- small questions everybody asks -------------------------------------------------------------------------------


def played(g: State, card: int) -> bool:
    """3.0.event-name: whether this card's event has been played."""
    return bool(g.events & g.box.bit[card])


def on_map(g: State, u: int) -> bool:
    return g.loc[u] < g.box.nspaces


def hand(g: State, side: int) -> list[int]:
    """The cards a side holds."""
    place = g.place
    return [c for c in g.box.cards_of[side] if place[c] == HAND]


def of_place(g: State, side: int, where: int) -> list[int]:
    place = g.place
    return [c for c in g.box.cards_of[side] if place[c] == where]


def stepped_by(g: State, b: Battle, side: int) -> list[int]:
    """The units of a side that lost steps in this combat."""
    box = g.box
    return [u for u in b.stepped if box.side[u] == side]


def at_war(g: State, nation: str) -> bool:
    """Whether a nation fights: those of August 1914 always, the others once they have entered."""
    if nation in ("it", "ro", "bu", "tu", "us"):
        return nation in g.war
    if nation == "gr":
        return g.greece == 2
    return True
