"""A small table for rule tests: the smallest position that shows a rule, scripted dice, answers as text.

    t = table(position({"sedan": "GE2 (GE3)", "cambrai": "FR5"}, hands="CP7"), dice=[4, 2])
    t.do("ops:CP7", "attack:sedan", "done", "assault:cambrai", "join:GE2", "begin")
    assert t.at("FR5") == "paris"
    assert t.refusal("step:paris").rule == "11.1.7"

Units are written as in units.csv; pieces that are alike are numbered (GEc-1, FRc-2); brackets mean reduced.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.box import AP, CP, RP_KINDS, SIDES
from grognard.games.paths_of_glory.state import BOXES, HAND, PLACES, State, put, reclose, refresh
from grognard.kernel.game import OptionValue
from tests.seated import Seated

BOX = GAME.start("campaign", GAME.settings({})).box
"""What the shipped game is played with."""
OFF_MAP = {"reserve": BOX.reserve, "eliminated": BOX.dead, "removed": BOX.gone, "aside": BOX.aside}


def opening(scenario: str = "campaign", options: Mapping[str, OptionValue] | None = None) -> State:
    """The set-up of August 1914 (4.2.1)."""
    return GAME.start(scenario, GAME.settings(options or {}))


def position(
    units: Mapping[str, str] | None = None,
    *,
    scenario: str = "campaign",
    options: Mapping[str, OptionValue] | None = None,
    turn: int = 5,
    round: int = 1,
    active: str = "cp",
    phase: str = "action",
    control: Mapping[str, str] | None = None,
    trenches: Mapping[str, int] | None = None,
    destroyed: str = "",
    played: str = "",
    hands: str = "",
    war: str = "",
    vp: int = 10,
    status: tuple[int, int, int] | None = None,
    level: tuple[int, int] | None = None,
    rp: Mapping[str, int] | None = None,
    beachhead: str = "",
) -> State:
    """A position with these units only, all else as at the start of the map.

    units: space (or box: reserve, eliminated, removed) -> names, e.g. {"sedan": "GE2 (GEc-1)"}; a side takes
    control of the spaces its units are in, unless an intact enemy fort is there (then it besieges).
    control: side -> space names. trenches: space -> level (of the side in control). destroyed: forts. played: cards
    whose event is over. hands: cards in hand (either side's). war: nations that have entered (it ro bu tu us gr).
    status: war status (ap, cp, combined). level: commitment (ap, cp): 0 mobilization, 1 limited, 2 total.
    beachhead: the MEF space where the marker is.
    """
    g = GAME.start(scenario, GAME.settings(options or {}))
    for u in range(BOX.nunits):
        put(g, u, BOX.aside)
        g.reduced[u] = 0
    g.trench = bytearray(BOX.nspaces)
    g.turn, g.round, g.phase, g.vp = turn, round, phase, vp
    g.active = SIDES.index(active)
    nations = war.split()
    g.war = frozenset(n for n in nations if n != "gr")
    g.greece = 2 if "gr" in nations else 0
    for name in destroyed.split():
        g.fort[BOX.space[name]] = 0
    for side, names in (control or {}).items():
        for name in names.split():
            g.control[BOX.space[name]] = SIDES.index(side)
    for where, names in (units or {}).items():
        for name in names.split():
            u = BOX.unit[name.strip("()")]
            g.reduced[u] = name.startswith("(")
            if where in OFF_MAP:
                put(g, u, OFF_MAP[where])
                continue
            s = BOX.space[where]
            put(g, u, s)
            if not g.fort[s]:
                g.control[s] = BOX.side[u]
    for name, depth in (trenches or {}).items():
        s = BOX.space[name]
        owner = BOX.side[g.stacks[s][0]] if g.stacks[s] else g.control[s]
        g.trench[s] = depth + 2 * owner
    for name in played.split():
        g.events |= BOX.bit[BOX.card[name]]
        g.place[BOX.card[name]] = 5
    for name in hands.split():
        g.place[BOX.card[name]] = HAND
    if status is not None:
        g.ws, g.combined = [status[0], status[1]], status[2]
    if level is not None:
        g.level = list(level)
    for kind, points in (rp or {}).items():
        g.rp[RP_KINDS.index(kind)] = points
    if beachhead:
        g.beachhead = BOX.space[beachhead]
    refresh(g)
    reclose(g)
    return g


class Table(Seated[State]):
    """A game in progress at a test's table."""

    def __init__(self, state: State, dice: Iterable[int | tuple[int, ...]] = ()) -> None:
        super().__init__(GAME, state.scenario, state.options, state, dice)

    def at(self, unit: str) -> str:
        """Where a unit is: a space, or reserve, eliminated, removed, aside."""
        where = self.g.loc[BOX.unit[unit]]
        return BOX.spaces[where] if where < BOX.nspaces else BOXES[where - BOX.nspaces]

    def reduced(self, unit: str) -> bool:
        return bool(self.g.reduced[BOX.unit[unit]])

    def control(self, space: str) -> str:
        return SIDES[self.g.control[BOX.space[space]]]

    def card(self, name: str) -> str:
        """Where a card is: unused, pile, hand, discard, table, removed."""
        return PLACES[self.g.place[BOX.card[name]]]

    def rp(self, kind: str) -> int:
        return self.g.rp[RP_KINDS.index(kind)]


def table(state: State, dice: Iterable[int | tuple[int, ...]] = ()) -> Table:
    return Table(state, dice)


def cards(*names: str) -> tuple[int, ...]:
    """Card ids, for scripted draws."""
    return tuple(sorted(BOX.card[name] for name in names))


def pass_cards(t: Table) -> Table:
    """Both sides decline to play combat cards, where they are asked."""
    while t.prompt in ("ask-combat-cards", "ask-wireless"):
        t.do("done" if t.prompt == "ask-combat-cards" else "roll")
    return t


__all__ = ["AP", "BOX", "CP", "Table", "cards", "opening", "pass_cards", "position", "table"]
