"""A small table for rule tests: the smallest position that shows a rule, scripted dice, answers as text.

    t = sword(
        {"sw1": at("gunzenhausen", "gustavus", "4 sw-inf 2 sw-cav", bp=3)},
        garrisons={"nuremberg": held("sw", "3 sw-inf")},
        active="sw1", cp=5, dice=[7],
    )
    t.do("march:ansbach", "forage")
    assert t.cp == 3 and t.where("sw1") == "ansbach"
    assert t.refusal("march:ulm").rule == "8.0a"

Dice are as printed, 0 to 9; a tuple is a draw (`cards("c1 c2")`, `chit("entrench")`). Nothing is on the map
but what the test puts there. Without `active` it is the opportunity of `side`, whose hand is `hand`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.kinds import (
    ABILITIES, ABILITY, ACTION, COLUMN, COLUMNS, KIND, KINDS, KIND_NATION, NATION, NATIONS, SIDES, TROOPS,
)  # fmt: skip
from grognard.games.won_by_the_sword.check import bags
from grognard.games.won_by_the_sword.columns import size_of
from grognard.games.won_by_the_sword.seen import Force, Seen
from grognard.games.won_by_the_sword.state import (
    DISCARD, HAND, ON_TABLE, PILE, Act, Bag, Column, Garrison, Note, Patrol, Siege, State, is_infantry, is_regiment,
)  # fmt: skip
from grognard.games.won_by_the_sword.surrender import open_modifier
from grognard.games.won_by_the_sword.view import view
from grognard.kernel.game import OptionValue
from tests.seated import Seated

BOX = GAME.start("1632", {}).box
"""The data that the game is shipped with."""


class Table(Seated[State]):
    """A game in progress at a test's table."""

    def __init__(self, state: State, dice: Iterable[int | tuple[int, ...]] = ()) -> None:
        super().__init__(GAME, state.scenario, state.options, state, faces(dice))

    def dice(self, *answers: int | tuple[int, ...]) -> Table:
        """More dice, 0 to 9, or draws."""
        self.fate.add(*faces(answers))
        return self

    def nouns(self, verb: str) -> set[str]:
        """The nouns a verb is offered with."""
        return {text.partition(":")[2] for text in self.options if text.partition(":")[0] == verb}

    def verbs(self) -> set[str]:
        """The verbs that are offered."""
        return {text.partition(":")[0] for text in self.options}

    def go(self, *answers: str) -> Table:
        """Answer, passing over questions whose only option it is (a secret question that had to be asked)."""
        for text in answers:
            while not self.can(text) and len(self.options) == 1:
                self.do(self.options[0])
            self.do(text)
        return self

    def settle(self) -> Table:
        """Losses that leave no choice are taken."""
        while self.prompt == "ask-losses" and len(self.options) == 1:
            self.do(self.options[0])
        return self

    def finish(self) -> Table:
        """The activation ends, with or without baggage enough, unless there are losses to choose."""
        if self.can("pay"):
            self.do("pay").settle()
        return self.do("end") if self.prompt == "ask-activity-own" else self

    def coast(self, until: str = "", prefer: str = "accept keep") -> Table:
        """Answer with the first of these words that is offered, else with the first option, until a question."""
        for _ in range(200):
            if not self.prompt or self.prompt == until or (not until and self.g.battle is None):
                return self
            self.do(next((word for word in prefer.split() if self.can(word)), self.options[0]))
        raise AssertionError(f"never asked {until!r}")

    # -- reading the position --

    def col(self, name: str) -> Column:
        found = self.g.columns[COLUMN[name]]
        assert found is not None, f"no column {name}"
        return found

    def gone(self, name: str) -> bool:
        """Whether a column is not in play."""
        return self.g.columns[COLUMN[name]] is None

    def where(self, name: str) -> str:
        return BOX.spaces[self.col(name).at]

    def troops(self, name: str) -> str:
        """What a column, or the garrison of a space, holds: `4 sw-inf 1 sw-art`; empty for nothing."""
        if name in COLUMN:
            found = self.g.columns[COLUMN[name]]
            return "" if found is None else written(found.troops)
        garrison = self.g.garrisons[BOX.space[name]]
        return "" if garrison is None else written(garrison.troops)

    def leaders(self, name: str) -> list[str]:
        """Leaders of a column or of a garrison."""
        if name in COLUMN:
            return [BOX.leaders[leader] for leader in self.col(name).leaders]
        return [BOX.leaders[leader] for leader in self.garrison(name).leaders]

    def garrison(self, space: str) -> Garrison:
        found = self.g.garrisons[BOX.space[space]]
        assert found is not None, f"no garrison in {space}"
        return found

    def holder(self, space: str) -> str:
        """Whose garrison is there: sw, im or "" for nobody."""
        found = self.g.garrisons[BOX.space[space]]
        return "" if found is None else SIDES[found.side]

    def cadre(self, side: str) -> str:
        return written(self.g.cadre[SIDES.index(side)])

    def patrols(self, name: str) -> dict[str, str]:
        """A column's patrols: link -> kind."""
        return {
            BOX.links[link]: KINDS[one.kind] for link, one in self.g.patrols.items() if one.column == COLUMN[name]
        }  # fmt: skip

    def siege(self, space: str) -> Siege:
        return self.g.sieges[BOX.space[space]]

    def besieged(self, space: str) -> bool:
        return BOX.space[space] in self.g.sieges

    def forage(self, space: str) -> int:
        return self.g.forage[BOX.space[space]]

    def stock(self, space: str) -> tuple[int, int]:
        """Baggage points and guns that lie there."""
        return self.g.stock.get(BOX.space[space], (0, 0))

    def hand(self, side: str) -> list[str]:
        return [BOX.cards[card] for card in range(BOX.ncards) if self.g.place[card] == HAND + SIDES.index(side)]

    def chit(self, leader: str) -> str:
        """The ability of the chit a leader has, or ""."""
        found = self.g.chits[BOX.leader[leader]]
        return ABILITIES[found] if found >= 0 else ""

    def note(self, side: str, what: str) -> Note | None:
        """What a side has noted of an enemy column, or of the garrison of a space."""
        key = COLUMN[what] if what in COLUMN else len(COLUMNS) + BOX.space[what]
        return self.g.notes[SIDES.index(side)].get(key)

    @property
    def act(self) -> Act:
        assert self.g.act is not None
        return self.g.act

    @property
    def cp(self) -> int:
        """Campaign points of the active column."""
        return self.act.cp

    @property
    def vp(self) -> tuple[int, int]:
        return (self.g.vp[0], self.g.vp[1])

    @property
    def initiative(self) -> str:
        return SIDES[self.g.initiative]

    def told(self, key: str) -> list[Mapping[str, Any]]:
        """The arguments of every line of the log with this key."""
        return [line.args for line in self.g.log or () if line.key == key]

    def view(self, side: str) -> Seen:
        """What a side sees."""
        return view(self.g, SIDES.index(side))


# -- writing the position ----------------------------------------------------------------------------------------------


def faces(dice: Iterable[int | tuple[int, ...]]) -> list[int | tuple[int, ...]]:
    """Ten-sided dice as printed, 0 to 9, for a fate whose dice begin with 1."""
    return [die + 1 if isinstance(die, int) else die for die in dice]


def cards(names: str) -> tuple[int, ...]:
    """A draw of these cards."""
    return tuple(BOX.card[name] for name in names.split())


def deal(first: int, last: int) -> tuple[int, ...]:
    """A draw of the cards with these numbers."""
    return tuple(range(first - 1, last))


def chit(ability: str) -> tuple[int]:
    """A draw of this chit."""
    return (BOX.ncards + ABILITY[ability],)


def a_card(action: str, cp: int = 0, bp: tuple[int, ...] = (), skip: int = 0) -> str:
    """The name of a card with this action (and points, and baggage of small, medium, large columns)."""
    found = [
        BOX.cards[card]
        for card in range(BOX.ncards)
        if BOX.card_action[card] == ACTION[action]
        and (not cp or BOX.card_cp[card] == cp)
        and (not bp or BOX.card_bp[card] == bp)
    ]
    return found[skip]


def yields(place: str, steps: int = 0, superior: int = 0, final: bool = False) -> int:
    """The least die to which a place with so many steps surrenders; `superior`: who has more artillery."""
    table = BOX.tables["surrender"]
    size = sum(steps > most for most in table["most"])
    return int(table["target"][size]) - open_modifier(BOX, BOX.space[place], final, superior, stratagem=False)


def bag(text: str) -> Bag:
    """Troops out of `4 sw-inf sw-art`; no number: one."""
    counts: dict[int, int] = {}
    n = 1
    for word in text.split():
        if word.isdigit():
            n = int(word)
        else:
            counts[KIND[word]] = counts.get(KIND[word], 0) + n
            n = 1
    return tuple(sorted(counts.items()))


def hidden(force: Force) -> bool:
    """Whether nothing of what a force holds is published."""
    return {"leaders", "troops", "bp", "commander"}.isdisjoint(msgspec.to_builtins(force))


def written(troops: Bag) -> str:
    """A bag as text, in the order of the kinds."""
    return " ".join(f"{n} {KINDS[kind]}" for kind, n in troops)


def troop(slot: str, kind: str) -> str:
    """The noun of troops somewhere, checked: `sw1.sw-inf`."""
    noun = f"{slot}.{kind}"
    assert noun in TROOPS, noun
    return noun


class Put:
    """A column or a garrison to be put on the table."""

    def __init__(self, place: str, leaders: str, troops: str, more: Mapping[str, Any]) -> None:
        self.place, self.leaders, self.troops, self.more = place, leaders.split(), bag(troops), dict(more)


def at(space: str, leaders: str, troops: str, bp: int = 0, **more: Any) -> Put:
    """A column: where, its leaders (`bernhard/we`: his nation), its troops and baggage; `more`: fields of Column."""
    return Put(space, leaders, troops, {"bp": bp, **more})


def held(side: str, troops: str, leaders: str = "", bp: int = 0, nation: str = "") -> Put:
    """A garrison; its nation is that of its troops unless said."""
    return Put("", leaders, troops, {"side": side, "bp": bp, "nation": nation})


def nation_of(scenario: str, leader: str, troops: Bag) -> int:
    """The nation a leader serves: as in this scenario, else in another, else that of his troops."""
    for name in (scenario, *BOX.setups):
        setup = BOX.setups[name]
        pairs = [pair for start in setup.columns for pair in start.leaders]
        pairs += [pair for coming in setup.arrivals for pair in coming.leaders]
        for found, nation in [*pairs, *((who, nation) for who, nation, _ in setup.garrison_leaders)]:
            if found == BOX.leader[leader]:
                return nation
    return KIND_NATION[troops[0][0]] if troops else 0


def _leaders(g: State, names: Iterable[str], troops: Bag) -> tuple[int, ...]:
    found = []
    for text in names:
        name, _, nation = text.partition("/")
        leader = BOX.leader[name]
        if nation:
            g.nation_of[leader] = NATION[nation]
        elif name.startswith("oberst-"):
            g.nation_of[leader] = NATION[name.split("-")[1]]
        else:
            g.nation_of[leader] = nation_of(g.scenario, name, troops)
        found.append(leader)
    return tuple(found)


def link(a: str, b: str) -> str:
    """The written name of the link between two spaces."""
    return next(name for name in (f"{a}--{b}", f"{b}--{a}") if name in BOX.links)


def position(
    columns: Mapping[str, Put] | None = None,
    *,
    garrisons: Mapping[str, Put] | None = None,
    scenario: str = "1632",
    options: Mapping[str, OptionValue] | None = None,
    turn: int = 3,
    round: int = 2,
    side: str = "",
    active: str = "",
    card: str = "c54",
    cp: int = 5,
    act: Mapping[str, Any] | None = None,
    hand: Mapping[str, str] | None = None,
    discarded: str = "",
    patrols: Mapping[str, tuple[str, str]] | None = None,
    sieges: Mapping[str, Siege] | None = None,
    rejected: str = "",
    forage: Mapping[str, int] | None = None,
    stock: Mapping[str, tuple[int, int]] | None = None,
    cadre: Mapping[str, str] | None = None,
    chits: Mapping[str, str] | None = None,
    initiative: str = "",
    **more: Any,
) -> State:
    """A position with these columns and garrisons only; nobody else comes.

    active: the column being activated, with `card` on the table and `cp` points; act: other fields of Act. Without it:
    `side` chooses what to do. hand: side -> cards. patrols: link -> (column, kind). stock: space -> (bp, guns).
    chits: leader -> ability. rejected: spaces that rejected an initial offer. more: any field of State.
    """
    g = GAME.start(scenario, GAME.settings(options or {}))
    g.columns = [None] * len(COLUMNS)
    g.garrisons = [None] * len(BOX.spaces)
    g.sieges, g.rejected, g.waiting = {}, 0, []
    g.turn, g.round = turn, round
    for name, one in (columns or {}).items():
        space = BOX.space[one.place]
        fields = {"sector": BOX.bank[space], **one.more}
        leaders = _leaders(g, one.leaders, one.troops)
        g.columns[COLUMN[name]] = Column(at=space, leaders=leaders, troops=one.troops, **fields)
    for name, one in (garrisons or {}).items():
        leaders = _leaders(g, one.leaders, one.troops)
        nation = one.more["nation"]
        whose = NATION[nation] if nation else KIND_NATION[one.troops[0][0]]
        g.garrisons[BOX.space[name]] = Garrison(
            SIDES.index(one.more["side"]), whose, leaders, one.troops, one.more["bp"]
        )  # fmt: skip
    for name, (who, kind) in (patrols or {}).items():
        g.patrols[BOX.links.index(name)] = Patrol(COLUMN[who], KIND[kind])
    g.sieges = {BOX.space[name]: siege for name, siege in (sieges or {}).items()}
    for name in rejected.split():
        g.rejected |= 1 << BOX.space[name]
    for name, level in (forage or {}).items():
        g.forage[BOX.space[name]] = level
    g.stock = {BOX.space[name]: lies for name, lies in (stock or {}).items()}
    for name, text in (cadre or {}).items():
        g.cadre[SIDES.index(name)] = bag(text)
    for name, ability in (chits or {}).items():
        g.chits[BOX.leader[name]] = ABILITY[ability]
    if initiative:
        g.initiative = SIDES.index(initiative)
    g.place = [PILE] * BOX.ncards
    for name, names in (hand or {}).items():
        for one_card in names.split():
            g.place[BOX.card[one_card]] = HAND + SIDES.index(name)
    for one_card in discarded.split():
        g.place[BOX.card[one_card]] = DISCARD
    if active:
        c = COLUMN[active]
        g.active = g.first = c // 4
        g.place[BOX.card[card]] = ON_TABLE
        g.dealt[g.active] = 1
        g.phase = "act"
        g.act = Act(c, BOX.card[card], cp, size=size_of(g, c))._replace(**{"stage": "activity", **(act or {})})
    else:
        g.phase = "choose"
    if side:
        g.active = SIDES.index(side)
        g.first = g.active
    for name, value in more.items():
        setattr(g, name, value)
    g.raised = [0] * (2 * len(NATIONS))
    for troops in bags(g):
        for what, n in troops:
            if is_regiment(what):
                g.raised[KIND_NATION[what] * 2 + (not is_infantry(what))] += n
    return g


def sword(
    columns: Mapping[str, Put] | None = None, *, dice: Iterable[int | tuple[int, ...]] = (), **more: Any
) -> Table:
    """A table with such a position."""
    return Table(position(columns, **more), dice)
