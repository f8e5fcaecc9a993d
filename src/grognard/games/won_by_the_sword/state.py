"""All that can change, as plain data, and the few functions that change it.

Columns, garrisons, sieges and whatever is under way are small tuples that are replaced, never changed: copying a state
is copying a few lists. Regiments of one kind are alike, so a force is a bag: how many there are of each kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from ...kernel.fields import Cache, Fields, Fixed, Later, Log, Members, Rows, Shared, Sparse, made
from ...kernel.game import OptionValue
from ...kernel.game import tell as tell  # the rules of this game tell through their state
from .box import Box
from .kinds import (
    ART, CAV, COLUMNS, COUNTER, DET, FORM, GARRISON, INF, KIND_NATION, NATIONS, STEPS, SW, VCAV, VCAV_R, VINF, VINF_R,
)  # fmt: skip
from .scenario import Setup

WING: Final = 9
"""First of three wings (left, centre, right) of side 0; those of side 1 follow."""
LEFT, CENTRE, RIGHT = range(3)

# Where a card is.
PILE, HAND, DISCARD, ON_TABLE = 0, 1, 3, 4
"""HAND + side: that side's hand."""

Bag: TypeAlias = tuple[tuple[int, int], ...]
"""(kind, how many), by kind, none of them zero."""


# -- bags --------------------------------------------------------------------------------------------------------------


def add(bag: Bag, kind: int, n: int = 1) -> Bag:
    """A bag with n more (or fewer) of a kind."""
    counts = dict(bag)
    counts[kind] = counts.get(kind, 0) + n
    assert counts[kind] >= 0, (bag, kind, n)
    return tuple(sorted(item for item in counts.items() if item[1]))


def merge(one: Bag, two: Bag) -> Bag:
    counts = dict(one)
    for kind, n in two:
        counts[kind] = counts.get(kind, 0) + n
    return tuple(sorted(counts.items()))


def count(bag: Bag, kind: int) -> int:
    for k, n in bag:
        if k == kind:
            return n
    return 0


def is_infantry(kind: int) -> bool:
    """A regiment of foot."""
    return FORM[kind] <= VINF_R


def is_cavalry(kind: int) -> bool:
    return CAV <= FORM[kind] <= VCAV_R


def is_regiment(kind: int) -> bool:
    return FORM[kind] <= VCAV_R


def is_full(kind: int) -> bool:
    """A regiment at full strength: the other face is the next kind."""
    return FORM[kind] in (INF, VINF, CAV, VCAV)


def is_veteran(kind: int) -> bool:
    return FORM[kind] in (VINF, VINF_R, VCAV, VCAV_R)


def regiments(bag: Bag) -> int:
    return sum(n for kind, n in bag if is_regiment(kind))


def cavalry(bag: Bag) -> int:
    """Regiments of horse."""
    return sum(n for kind, n in bag if is_cavalry(kind))


def infantry_steps(bag: Bag) -> int:
    """Steps of foot: regiments and detachments."""
    return sum(n * STEPS[kind] for kind, n in bag if is_infantry(kind) or FORM[kind] == DET)


def steps(bag: Bag) -> int:
    """Steps that fight: all but artillery (1.4b)."""
    return sum(n * STEPS[kind] for kind, n in bag if FORM[kind] != ART)


def batteries(bag: Bag) -> int:
    return sum(n for kind, n in bag if FORM[kind] == ART)


def size_steps(bag: Bag) -> int:
    """4.3a: steps for a column's size, artillery counting two."""
    return sum(n * STEPS[kind] for kind, n in bag)


# -- what is on the map ------------------------------------------------------------------------------------------------


class Column(NamedTuple):
    """A column (4.0). Where it is, its fatigue and TA chits are open; leaders, troops and baggage are hidden (4.0d)."""

    at: int
    sector: str
    """The bank of a river point on which it stands (8.5)."""
    leaders: tuple[int, ...]
    troops: Bag
    bp: int
    fatigue: int = 0
    """Open, and of no importance but when the column is next activated (15.0b)."""
    ta: int = 0
    """Tactical advantage chits from cards (12.2)."""
    done: bool = False
    """Activated this round (3.4m)."""
    won: bool = False
    """Has won a battle and not moved since: may recruit prisoners (12.5)."""
    origin: int = -1
    """Which reinforcement of the scenario it came as; -1: set up, or made since."""
    declined: bool = False
    """Has refused battle this round: it is not offered any again (12.0d), and nobody minds it (8.3b, 11.1d)."""
    guns: bool = False
    """Artillery fires double this round (6.2.3)."""
    light: bool = False
    """Patrols count double this round (6.2.12)."""


class Garrison(NamedTuple):
    """A garrison (5.0, 1.4m). Whose it is and of which nation is open; the rest is hidden (3.1c)."""

    side: int
    nation: int
    leaders: tuple[int, ...]
    troops: Bag
    bp: int = 0
    relieved: int = -1
    """When a column last gave it troops: in that round they have been activated (3.4a, 4.2e)."""


class Siege(NamedTuple):
    """A siege (11.0): all open."""

    column: int
    required: int
    built: int
    stratagem: bool = False
    """Whether the stratagem card was used in it (14.9)."""
    refused: bool = False
    """Whether the final offer was rejected, so that an assault may follow (11.7c)."""


class Patrol(NamedTuple):
    """A regiment of horse on a link (9.0): open."""

    column: int
    kind: int


class Note(NamedTuple):
    """What a side once saw of a column or garrison, and when: it remembers, however things have changed since."""

    turn: int
    round: int
    at: int
    leaders: tuple[int, ...]
    troops: Bag
    bp: int
    how: str
    """recon, spies, battle, surrender; reckoned."""


class Act(NamedTuple):
    """The activation under way (3.4)."""

    column: int
    card: int
    cp: int
    size: int = 0
    """Steps at the start: hidden like what they are counted from (4.3)."""
    owed: int = 0
    """Baggage required by activities (3.4j)."""
    stage: str = "begin"
    """The step that is due, as activation.py has them."""
    what: tuple[int, ...] = ()
    """Numbers that the stage needs."""
    anchored: str = ""
    """The rule by which it may not move any more: patrols are out (9.2d), or troops already activated were absorbed
    (4.2e)."""
    scouted: bool = False
    """Patrols have fought and looked: all were sent before (9.1g)."""
    built: bool = False
    """Construction was announced (11.3a)."""
    double: bool = False
    """Labour was conscripted (14.5)."""
    quick: int = 0
    """Links of the card's forced march still to go (14.4)."""
    forced: int = 0
    """Links of a leader's forced march still to go (6.2.1)."""
    scorch: int = 0
    """The card's scorched earth: 0 none, 1 its one roll is free to use, 2 used (14.8)."""
    burning: bool = False
    """A leader's scorched earth, for all rolls (6.2.2)."""
    rally: bool = False
    """May rebuild as by a reinforcements card (14.7, 6.2.11)."""
    surprise: int = 0
    """Surprise attacks at hand (14.10, 6.2.5)."""
    stratagem: bool = False
    """The card is a stratagem not yet used (14.9)."""
    sorted: int = 0
    """Troops were reorganised here: 1 only taken so far, 2 given too, 3 baggage stored too. Once where it stands."""
    dropped: bool = False
    """Baggage was dropped here, and is not picked up at once."""
    at: int = -1
    """Where the column was, once it is no more."""
    paid: bool = False
    """The baggage is paid in steps already; only the end is left. Hidden (3.4k)."""
    famine: int = 0
    """Steps that patrols will lose when the activation ends. Hidden (9.1f)."""
    tired: bool = False
    """It had less points than fatigue, and does nothing more (15.0a)."""
    fought: bool = False
    """It has fought: what it is made of has just been open (12.4p)."""
    fee: int = 0
    """Points that a new column pays first (4.1c)."""
    prisoners: bool = False
    """May rebuild likewise because it has won a battle here, until it leaves (12.5)."""
    fresh: int = 0
    """Chits of tactical advantage gained now: they go along in this activation (14.11)."""


class Battle(NamedTuple):
    """The battle under way (12.0): all open."""

    attacker: int
    defender: int
    """Columns."""
    at: int
    major: bool
    surprise: bool = False
    stage: str = "offer"
    """The step that is due, as battle.py has them."""
    wings: tuple[Bag, ...] = ((),) * 6
    """Left, centre, right of side 0, then of side 1; empty in a minor battle, where columns keep their troops."""
    where: tuple[int, ...] = ()
    """Leader, wing by turns: who stands where."""
    ta: tuple[int, ...] = (0,) * 6
    """Extra dice by wing, as `wings`; in a minor battle the centre counts."""
    dug_in: int = 0
    """Sides whose centre is immune to bombardment, as a bit set (6.2.13, 11.11c)."""
    guns: int = 0
    """Sides whose artillery fires double, as a bit set (6.2.3, 6.2.4)."""
    hits: tuple[int, ...] = (0,) * 6
    """Hits inflicted by each side on each wing, bombardment included."""
    won: tuple[int, ...] = (-1,) * 3
    """Who won the attacker's left, the centre, the attacker's right."""
    initiative: int = -1
    """Side and wing (side * 3 + wing) of the initiative's extra die (2.0f)."""
    result: tuple[int, int] = (-1, 0)
    """Who won, and how: 1 a minor battle, 2 a minor victory, 3 a major victory."""


class State(Fields):
    """A position and everything the rules remember."""

    box: Shared[Box]
    """The data it is played with."""
    scenario: str
    options: Fixed[dict[str, OptionValue]]
    log: Log = None
    turn: int = 1
    round: int = 0
    phase: str = "turn"
    """The step that is due, as sequence.py has them."""
    pending: tuple[str, int] | None = None
    """What was chosen, until its card is played."""
    first: int = SW
    """Who activates first this round (2.0b)."""
    active: int = SW
    """Whose opportunity it is."""
    initiative: int = SW
    received: bool = False
    """Whether the initiative changed hands this round: then it may not be used (2.0d)."""
    vp: list[int] = made(lambda g: [0, 0])
    over: bool = False
    # cards
    place: list[int] = made(lambda g: [PILE] * g.box.ncards)
    dealt: list[int] = made(lambda g: [0, 0])
    """Cards that each side has had this round: the first two are of its hand, played or discarded (3.4f, 3.4g)."""
    passed: int = 0
    """Sides that have discarded or passed this round, as a bit set (4.1d)."""
    # forces
    columns: list[Column | None] = made(lambda g: [None] * len(COLUMNS))
    garrisons: Sparse[list[Garrison | None]] = made(lambda g: [None] * g.box.nspaces)
    patrols: Rows[dict[int, Patrol]] = made(lambda g: {})
    cadre: list[Bag] = made(lambda g: [(), ()])
    """Regiments out of play, by full regular kind (1.4f): hidden, as they lie on the force card."""
    waiting: list[int] = made(lambda g: [])
    """Reinforcements of the scenario not yet in play, as places in its list of columns."""
    due: dict[int, int] = made(lambda g: {})
    """Turns of arrival that a die decided, by reinforcement."""
    raised: list[int] = made(lambda g: [0] * 2 * len(NATIONS))
    """Regiments that ever came into play: nation * 2 + (0 foot, 1 horse)."""
    levied: int = 0
    """Levies of the scenario that have joined, as a bit set."""
    nation_of: list[int] = made(lambda g: [-1] * g.box.nleaders)
    """Each leader's nation in this scenario; -1: not in it."""
    away: Rows[dict[int, tuple[int, int]]] = made(lambda g: {})
    """Leaders out of play: the round (as `now` counts) in which they are back, -1 for good, and the side (6.3)."""
    returned: Rows[dict[int, tuple[int, int]]] = made(lambda g: {})
    """Leaders who are back, and what `away` said of them: that they were due is known, that they are back not."""
    unseen: list[dict[int, int]] = made(lambda g: [{}, {}])
    """By side and nation, guns that were lost in places stormed: nobody saw how many there were (11.9d)."""
    homeless: list[tuple[int, int]] = made(lambda g: [])
    """Leaders whose column is no more, and their sides: they join another (4.5b)."""
    chits: list[int] = made(lambda g: [-1] * g.box.nleaders)
    """The ability a leader has drawn this turn, -1 none (or used)."""
    notes: list[dict[int, Note]] = made(lambda g: [{}, {}])
    """What each side has seen: by column, or 8 + space for a garrison."""
    reckoned: Cache[list[dict[int, Note]]] = made(lambda g: [{}, {}])
    """What each side reckons columns to be that have joined openly since. For programs; a position that was dumped has
    forgotten it, so that positions from before there was this are still the same to the bit."""
    new: Cache[int] = 0
    """Columns made since the set-up, as a bit set: nobody has read of what they began with. For programs as well."""
    # the map
    sieges: Rows[dict[int, Siege]] = made(lambda g: {})
    rejected: Members = 0
    """Spaces that rejected an initial offer, as a bit set (11.2d)."""
    forage: bytearray = made(lambda g: bytearray(g.box.nspaces))
    stock: Rows[dict[int, tuple[int, int]]] = made(lambda g: {})
    """What lies openly: baggage points and artillery units (7.3b, 12.6)."""
    ta_left: int = 0
    # procedures
    act: Act | None = None
    recruits: Later[str] = ""
    """What a recruitment chit is for in this activation, if it is for one thing only: rally or rebuild (6.2.11)."""
    battle: Battle | None = None

    @property
    def setup(self) -> Setup:
        """The scenario."""
        return self.box.setups[self.scenario]


# -- asking and changing -----------------------------------------------------------------------------------------------


def column(g: State, c: int) -> Column:
    found = g.columns[c]
    assert found is not None
    return found


def put(g: State, c: int, **changes: Any) -> None:
    """Change a column."""
    g.columns[c] = column(g, c)._replace(**changes)


def acting(g: State) -> Act:
    assert g.act is not None
    return g.act


def set_act(g: State, **changes: Any) -> None:
    g.act = acting(g)._replace(**changes)


def battle(g: State) -> Battle:
    assert g.battle is not None
    return g.battle


def set_battle(g: State, **changes: Any) -> None:
    g.battle = battle(g)._replace(**changes)


def side_of(c: int) -> int:
    """Whose column it is."""
    return c >> 2


def columns_of(g: State, side: int) -> Iterator[int]:
    """A side's columns in play."""
    for c in range(side * 4, side * 4 + 4):
        if g.columns[c] is not None:
            yield c


def columns_at(g: State, space: int, side: int) -> list[int]:
    """A side's columns in a space."""
    mine = range(side * 4, side * 4 + 4)
    return [c for c in mine if (found := g.columns[c]) is not None and found.at == space]


def siege_by(g: State, c: int) -> int:
    """The space a column besieges, or -1."""
    for space, siege in g.sieges.items():
        if siege.column == c:
            return space
    return -1


def patrols_of(g: State, c: int) -> list[int]:
    """Links on which a column has patrols."""
    return sorted(link for link, patrol in g.patrols.items() if patrol.column == c)


def with_patrols(g: State, c: int) -> Bag:
    """A column's troops and its patrols (9.1f)."""
    bag = column(g, c).troops
    for patrol in g.patrols.values():
        if patrol.column == c:
            bag = add(bag, patrol.kind)
    return bag


def recall(g: State, c: int) -> None:
    """9.2e: a column's patrols rejoin it."""
    links = patrols_of(g, c)
    if links:
        put(g, c, troops=with_patrols(g, c))
        for link in links:
            del g.patrols[link]


def garrison_space(g: State) -> int:
    """Where the garrison of slot 8 is: with the active column."""
    found = g.columns[acting(g).column]
    return acting(g).at if found is None else found.at


def force(g: State, slot: int) -> Bag:
    """The troops in a slot of the noun `troop`."""
    if slot < GARRISON:
        found = g.columns[slot]
        return () if found is None else found.troops
    if slot == GARRISON:
        held = g.garrisons[garrison_space(g)]
        return () if held is None else held.troops
    return battle(g).wings[slot - WING]


def set_force(g: State, slot: int, bag: Bag) -> None:
    if slot < GARRISON:
        put(g, slot, troops=bag)
    elif slot == GARRISON:
        space = garrison_space(g)
        held = g.garrisons[space]
        assert held is not None
        g.garrisons[space] = held._replace(troops=bag)
    else:
        wings = list(battle(g).wings)
        wings[slot - WING] = bag
        set_battle(g, wings=tuple(wings))


def to_cadre(g: State, side: int, kind: int) -> None:
    """A regiment out of play: veterans come back as regulars, if at all (13.0c). A detachment is removed (1.4l)."""
    if is_regiment(kind):
        plain = KIND_NATION[kind] * 10 + (INF if is_infantry(kind) else CAV)
        g.cadre[side] = add(g.cadre[side], plain)


def score(g: State, side: int, points: int, why: str, **args: object) -> None:
    """1.1a, T.e: victory points, and what for."""
    g.vp[side] += points
    tell(g, "log-points", None, side=("side", side), points=points, why=why, **args)


def lay_down(g: State, space: int, bp: int, guns: int) -> None:
    """7.1b, 4.5c: baggage and artillery left on the ground."""
    if bp or guns:
        before = g.stock.get(space, (0, 0))
        g.stock[space] = (before[0] + bp, before[1] + guns)


def pick_up(g: State, space: int, bp: int, guns: int) -> None:
    """Take from what lies on the ground."""
    lies = g.stock[space]
    g.stock[space] = (lies[0] - bp, lies[1] - guns)
    if g.stock[space] == (0, 0):
        del g.stock[space]


def forget_siege(g: State, space: int) -> None:
    """11.0d: a siege ends and its markers go."""
    del g.sieges[space]
    tell(g, "log-siege-ends", space=("space", space))


def counters_left(g: State, kind: int) -> int:
    """1.8, 1.4c: counters of a kind that are neither in use nor kept for those still to come; both faces are one."""
    bags = [found.troops for found in g.columns if found is not None]
    bags += [held.troops for held in g.garrisons if held is not None]
    if g.battle is not None:
        bags += g.battle.wings
    bags += [g.setup.arrivals[which].troops for which in g.waiting]
    nation, sort = mine = COUNTER[kind]
    used = sum(n for bag in bags for other, n in bag if COUNTER[other] == mine)
    used += sum(COUNTER[patrol.kind] == mine for patrol in g.patrols.values())
    return g.box.pool[nation][sort] - used


def now(g: State) -> int:
    """The rounds counted through, so that `how long` is a difference."""
    return g.turn * g.box.rounds + g.round
