"""What is in the box: map, nations, leaders, cards, tables and set-ups, read from one set of data files and shared.

Ids are indices: a space, a link, a leader and a card are small whole numbers everywhere in the code. What no data file
can change is in kinds.py.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cached_property
from typing import NamedTuple

from ...kernel.files import DataFolder, Sheet, TomlFile
from ...kernel.refusal import whole_number
from ...kernel.words import Spoken, named
from .kinds import ABILITIES, ABILITY, ACTION, ACTIONS, NATIONS, POOLED, SCENARIOS, TYPES, VILLAGE, index
from .scenario import Setup
from .scenario_file import read_setup


class Fort(NamedTuple):
    """A column of the fortification table; what the lines mean is said in tables.toml."""

    garrison: int = 0
    lay: int = 0
    keep: int = 0
    double: int = 0
    works: int = 0
    artillery: int = 0
    siege_cp: int = 0
    siege_bp: int = 0
    assault_cp: int = 0
    assault_bp: int = 0
    bp_surrender: int = 0
    bp_assault: int = 0
    surrender: int = 0
    vp_neutral: int = 0
    vp_enemy: int = 0
    initiative: bool = False


class Box:
    """One set of data files; several can lie side by side."""

    def __init__(self, data: DataFolder) -> None:
        regions, spaces, links, nations = map(data.sheet, ("regions.csv", "spaces.csv", "links.csv", "nations.csv"))
        self.tables = data.table("tables.toml")
        self._numbers(self.tables)
        self._spaces(regions, spaces)
        self._links(links)
        self._nations(nations)
        self._leaders(data.sheet("leaders.csv"))
        self._cards(data.sheet("cards.csv"))
        self.setups: dict[str, Setup] = {}
        """By name; a scenario that shares another's set-up or garrisons finds them here."""
        for name in SCENARIOS:
            self.setups[name] = read_setup(self, name, data.table(f"{name}.toml"))
        self.digest = data.digest
        self.corrected = tuple(data.corrected)

    # -- the tables ---------------------------------------------------------------------------------------------------

    def _numbers(self, tables: TomlFile) -> None:
        game = tables["game"]
        self.hand, self.rounds, self.most_columns = int(game["hand"]), int(game["rounds"]), int(game["columns"])
        self.ta_chits = int(game["ta_chits"])
        self.generic = int(game["generic"])
        """Leaders without a name that each nation has."""
        self.baggage = int(tables["size"]["baggage"])
        """4.3: steps that a baggage point counts for."""
        self.cost: dict[str, int] = tables["cost"]
        self.victory: dict[str, int] = tables["victory"]
        self.forage_modifier: dict[str, int] = tables["forage"]["modifier"]
        self.offer_modifier: dict[str, int] = tables["surrender"]["modifier"]
        self.months = ("", *tables["turns"]["months"])
        """By turn; turns count from 1. Seasons likewise."""
        self.seasons = ("", *tables["turns"]["seasons"])
        self.last_turn = len(self.months) - 1
        if len(self.seasons) != len(self.months):
            raise tables.wrong("turns", "seasons")
        for name in ("forage", "surrender"):
            for key, line in tables[name].items():
                if isinstance(line, list) and len(line) != len(tables[name]["most"]) + (key != "most"):
                    raise tables.wrong(name, key)
        self._most: tuple[int, ...] = tuple(tables["combat"]["most"])
        self._beyond = int(tables["combat"]["beyond"])
        if list(self._most) != sorted(set(self._most)) or not self._most or self._beyond < 1:
            raise tables.wrong("combat")
        self.forts = (Fort(), *(Fort(**tables["fortification"][word]) for word in TYPES[1:]))
        """By type of space; a village has nothing (1.3)."""

    def hits(self, total: int) -> int:
        """T.a, the combat table: hits of a die plus firepower plus further dice."""
        most = self._most
        found = bisect_left(most, total)
        return found if found < len(most) else found + (total - most[-1] - 1) // self._beyond

    # -- 1.3, M.a the map ---------------------------------------------------------------------------------------------

    def _spaces(self, regions: Sheet, sheet: Sheet) -> None:
        self.regions = regions.column("region")
        self.region_names = named(regions.rows)
        self.region_of = index(self.regions)
        sheet.check("type", TYPES)
        sheet.check("region", ("", *self.regions))
        sheet.check("neutral", ("0", "1"))
        sheet.check("poor", ("0", "1"))
        self.spaces = sheet.column("space")
        """Written names; the id of a space is its place here."""
        self.space = index(self.spaces)
        self.space_names = named(sheet.rows)
        self.nspaces = len(self.spaces)
        self.type = tuple(TYPES.index(word) for word in sheet.column("type"))
        self.fort = tuple(self.forts[kind] for kind in self.type)
        """By space: its column of the fortification table."""
        self.fortified = tuple(s for s, kind in enumerate(self.type) if kind != VILLAGE)
        self.region = tuple(self.region_of.get(word, -1) for word in sheet.column("region"))
        self.river = sheet.column("river")
        """What it stands on: `danube`, `danube+inn` where two meet, empty for none."""
        self.bank = sheet.column("bank")
        """The sector it stands in itself: `danube-l`; empty if it stands on no river."""
        for i, row in enumerate(sheet.rows):
            if (row["bank"] != "") != (row["river"] != ""):
                raise sheet.wrong(i, "bank")
        self.neutral = tuple(word == "1" for word in sheet.column("neutral"))
        self.poor = tuple(word == "1" for word in sheet.column("poor"))
        self.latlon = tuple((float(row["lat"]), float(row["lon"])) for row in sheet.rows)
        walls, poor = self.forage_modifier["fortified"], self.forage_modifier["poor"]
        self.land = tuple(
            walls * (kind != VILLAGE) + poor * bare for kind, bare in zip(self.type, self.poor, strict=True)
        )
        """T.c: by space, what it adds to a forage."""

    def _links(self, sheet: Sheet) -> None:
        sheet.check("a", self.spaces)
        sheet.check("b", ("", *self.spaces))
        sheet.check("kind", ("regular", "rough"))
        for i, row in enumerate(sheet.rows):
            if (row["b"] == "") != row["off"].startswith("off-"):
                raise sheet.wrong(i, "off")
            for end in "ab":
                if (row[f"sector_{end}"] != "") != (row[end] != "" and self.river[self.space[row[end]]] != ""):
                    raise sheet.wrong(i, f"sector_{end}")
        self.links = tuple(f"{row['a']}--{row['b'] or row['off']}" for row in sheet.rows)
        """Written names: `ulm--weissenhorn`, and `passau--off-bohemia-south` for one that leaves the map."""
        self.nlinks = len(self.links)
        self.link_ends = tuple((self.space[row["a"]], self.space.get(row["b"], -1)) for row in sheet.rows)
        self.rough = tuple(word == "rough" for word in sheet.column("kind"))
        self.link_sector = tuple(zip(sheet.column("sector_a"), sheet.column("sector_b"), strict=True))
        """The sector of the river it leaves each end by; empty where there is no river."""
        self.off_names = named(sheet.rows, "off_name")
        """What lies beyond the map, by link; empty for a link on the map."""
        self.links_of = tuple(
            tuple(n for n, ends in enumerate(self.link_ends) if s in ends) for s in range(self.nspaces)
        )
        self.link = {pair: n for n, (a, b) in enumerate(self.link_ends) if b >= 0 for pair in ((a, b), (b, a))}
        self.next_to = tuple(
            tuple(b if a == s else a for a, b in (self.link_ends[n] for n in self.links_of[s]) if b >= 0)
            for s in range(self.nspaces)
        )
        """By space: those a link leads to, in the order of the links."""

    def far_end(self, link: int, space: int) -> int:
        """The other end of a link; -1 off the map."""
        a, b = self.link_ends[link]
        return b if a == space else a

    def exit_sector(self, link: int, space: int) -> str:
        """The bank by which a link leaves (or reaches) a space; empty if that stands on no river."""
        return self.link_sector[link][0 if self.link_ends[link][0] == space else 1]

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """11.9c: how many spaces away every space is from each, by links of any kind."""
        return tuple(self._distances(space) for space in range(self.nspaces))

    def _distances(self, space: int) -> tuple[int, ...]:
        found = {space: 0}
        row = [space]
        while row:
            ends = [(s, end) for s in row for end in self.next_to[s]]
            row = []
            for s, end in ends:
                if end not in found:
                    found[end] = found[s] + 1
                    row.append(end)
        return tuple(found.get(s, self.nspaces) for s in range(self.nspaces))

    # -- 1.5, T.i nations and troops ----------------------------------------------------------------------------------

    def _nations(self, sheet: Sheet) -> None:
        sheet.check("nation", NATIONS)
        if sheet.column("nation") != NATIONS:
            raise sheet.wrong(0, "nation", NATIONS)
        self.nation_names = named(sheet.rows)
        counters = {sort: _numbers(sheet, sort) for sort in POOLED}
        self.pool = {nation: {sort: counters[sort][i] for sort in POOLED} for i, nation in enumerate(NATIONS)}
        """Counters that each nation has, by sort."""
        fire = self.tables["firepower"]
        faces = [power for sort in POOLED[:4] for power in fire[sort]]
        if len(faces) != 2 * 4:
            raise self.tables.wrong("firepower")
        self.firepower: tuple[int, ...] = (*faces, fire["artillery"], fire["detachment"]) * len(NATIONS)
        """By kind of troops."""

    # -- 6.1, T.j leaders ---------------------------------------------------------------------------------------------

    def _leaders(self, sheet: Sheet) -> None:
        sheet.check("kind", ("dynamic", "named"))
        for i, row in enumerate(sheet.rows):
            words = row["chits"].split()
            if (row["kind"] == "dynamic") != bool(words) or not set(words) <= set(ABILITIES):
                raise sheet.wrong(i, "chits", ABILITIES)
        numbers = range(1, self.generic + 1)
        self.first_generic = len(sheet.rows)
        self.leaders = (*sheet.column("leader"), *(f"oberst-{nation}-{n}" for nation in NATIONS for n in numbers))
        self.leader = index(self.leaders)
        self.nleaders = len(self.leaders)
        self.leader_names = Spoken(
            (language, (*names, *(f"Oberst {n} ({of})" for of in self.nation_names[language] for n in numbers)))
            for language, names in named(sheet.rows).items()
        )
        unnamed = self.nleaders - self.first_generic
        self.dynamic = (*(word == "dynamic" for word in sheet.column("kind")), *(False,) * unnamed)
        self.chits = (
            *(tuple(ABILITY[word] for word in chits.split()) for chits in sheet.column("chits")),
            *((),) * unnamed,
        )
        """The abilities a leader's chits are drawn from; none unless he is dynamic."""

    def oberste(self, nation: int) -> range:
        """6.1b: the leaders without a name of a nation."""
        first = self.first_generic + self.generic * nation
        return range(first, first + self.generic)

    # -- 14.0, T.h the cards ------------------------------------------------------------------------------------------

    def _cards(self, sheet: Sheet) -> None:
        sheet.check("action", ACTIONS)
        self.cards = sheet.column("card")
        self.card = index(self.cards)
        self.ncards = len(self.cards)
        drawn = 2 * self.rounds * max(0, self.most_columns - 2)
        hands = range(2 * self.rounds, (self.ncards - drawn) // 2 + 1)
        if self.hand not in hands:  # 3.4f, 3.4g: two cards a round are of the hand, those of further columns are drawn
            raise self.tables.wrong("game", "hand", known=[str(number) for number in hands])
        self.card_names = named(sheet.rows)
        self.card_action = tuple(ACTION[word] for word in sheet.column("action"))
        self.card_cp = _numbers(sheet, "cp")
        self.card_cp_cavalry = _numbers(sheet, "cp_cavalry", "cp")
        """For a column of cavalry (4.4): the higher of two figures."""
        self.card_bp = tuple(zip(*(_numbers(sheet, size) for size in ("small", "medium", "large")), strict=True))
        """Baggage a small, a medium and a large column spends."""
        self.epidemics = tuple(card for card, action in enumerate(self.card_action) if action == ACTION["epidemic"])


def _numbers(sheet: Sheet, column: str, empty: str = "") -> tuple[int, ...]:
    """A column of whole numbers; where it is empty, those of another column stand for it."""
    found = []
    for i, row in enumerate(sheet.rows):
        number = whole_number(row[column] or (row[empty] if empty else ""))
        if number is None or number < 0:
            raise sheet.wrong(i, column)
        found.append(number)
    return tuple(found)
