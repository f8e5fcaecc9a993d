"""What is in the box: map, nations, leaders, cards, tables and set-ups, loaded once from data/ and shared.

Ids are indices: a space, a link, a kind of troops, a leader and a card are small whole numbers everywhere in the code.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...kernel.files import DataFolder, Sheet, Table
from ...kernel.refusal import BadInput, whole_number
from .scenario import NEVER, Arrival, Keys, Led, Levy, Reader, Setup, Start, StartGarrison, StartSiege, Troops

FOLDER: Final = Path(__file__).parent
data: Final = DataFolder("won_by_the_sword", FOLDER / "data")

SW: Final = 0
IM: Final = 1
SIDES: Final = ("sw", "im")


def _index(names: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


def _spoken(sheet: Sheet, column: str = "name") -> dict[str, tuple[str, ...]]:
    return {"en": sheet.column(column), "fr": sheet.column(f"{column}_fr")}


def _numbers(sheet: Sheet, column: str, empty: str = "") -> tuple[int, ...]:
    """A column of whole numbers; where it is empty, those of another column stand for it."""
    found = []
    for i, row in enumerate(sheet.rows):
        number = whole_number(row[column] or (row[empty] if empty else ""))
        if number is None or number < 0:
            raise sheet.wrong(i, column)
        found.append(number)
    return tuple(found)


def _degrees(sheet: Sheet, column: str) -> tuple[float, ...]:
    found = []
    for i, row in enumerate(sheet.rows):
        try:
            found.append(float(row[column]))
        except ValueError:
            raise sheet.wrong(i, column) from None
    return tuple(found)


# -- 1.3, M.a the map --------------------------------------------------------------------------------------------------

VILLAGE, TOWN, FORTIFIED_TOWN, FORTRESS, GREAT_FORTRESS = range(5)
TYPES: Final = ("village", "town", "fortified-town", "fortress", "great-fortress")

_regions = data.sheet("regions.csv")
REGIONS: Final = _regions.column("region")
REGION_NAMES: Final = _spoken(_regions)
_region = _index(REGIONS)

_spaces = data.sheet("spaces.csv")
_spaces.check("type", TYPES)
_spaces.check("region", ("", *REGIONS))
_spaces.check("neutral", ("0", "1"))
_spaces.check("poor", ("0", "1"))
SPACES: Final = _spaces.column("space")
"""Written names; the id of a space is its place here."""
SPACE: Final = _index(SPACES)
SPACE_NAMES: Final = _spoken(_spaces)
NSPACES: Final = len(SPACES)
TYPE: Final = tuple(TYPES.index(word) for word in _spaces.column("type"))
REGION: Final = tuple(_region.get(word, -1) for word in _spaces.column("region"))
RIVER: Final = _spaces.column("river")
"""What it stands on: `danube`, `danube+inn` where two meet, empty for none."""
BANK: Final = _spaces.column("bank")
"""The sector it stands in itself: `danube-l`; empty if it stands on no river."""
for _i, _row in enumerate(_spaces.rows):
    if (_row["bank"] != "") != (_row["river"] != ""):
        raise _spaces.wrong(_i, "bank")
NEUTRAL: Final = tuple(word == "1" for word in _spaces.column("neutral"))
POOR: Final = tuple(word == "1" for word in _spaces.column("poor"))
LATLON: Final = tuple(zip(_degrees(_spaces, "lat"), _degrees(_spaces, "lon"), strict=True))

_links = data.sheet("links.csv")
_links.check("a", SPACES)
_links.check("b", ("", *SPACES))
_links.check("kind", ("regular", "rough"))
for _i, _row in enumerate(_links.rows):
    if (_row["b"] == "") != _row["off"].startswith("off-"):
        raise _links.wrong(_i, "off")
    for _end in "ab":
        if (_row[f"sector_{_end}"] != "") != (_row[_end] != "" and RIVER[SPACE[_row[_end]]] != ""):
            raise _links.wrong(_i, f"sector_{_end}")
LINKS: Final = tuple(f"{row['a']}--{row['b'] or row['off']}" for row in _links.rows)
"""Written names: `ulm--weissenhorn`, and `passau--off-bohemia-south` for one that leaves the map."""
NLINKS: Final = len(LINKS)
LINK_ENDS: Final = tuple((SPACE[row["a"]], SPACE.get(row["b"], -1)) for row in _links.rows)
ROUGH: Final = tuple(word == "rough" for word in _links.column("kind"))
LINK_SECTOR: Final = tuple(zip(_links.column("sector_a"), _links.column("sector_b"), strict=True))
"""The sector of the river it leaves each end by; empty where there is no river."""
OFF_NAMES: Final = _spoken(_links, "off_name")
"""What lies beyond the map, by link; empty for a link on the map."""
LINKS_OF: Final = tuple(tuple(n for n, ends in enumerate(LINK_ENDS) if s in ends) for s in range(NSPACES))
LINK: Final = {pair: n for n, (a, b) in enumerate(LINK_ENDS) if b >= 0 for pair in ((a, b), (b, a))}


# -- 1.5, T.i nations and troops ---------------------------------------------------------------------------------------

_nations = data.sheet("nations.csv")
_nations.check("nation", ("sw", "fr", "im", "ba", "sp", "he", "we"))
NATIONS: Final = _nations.column("nation")
NATION: Final = _index(NATIONS)
NATION_NAMES: Final = _spoken(_nations)
POOLED: Final = ("infantry", "veteran_infantry", "cavalry", "veteran_cavalry", "artillery", "detachments")
"""Sorts of counter: a regiment's two faces are one."""
_pool = {kind: _numbers(_nations, kind) for kind in POOLED}
POOL: Final = {nation: {kind: _pool[kind][i] for kind in POOLED} for i, nation in enumerate(NATIONS)}

TABLES: Final = data.table("tables.toml")

INF, INF_R, VINF, VINF_R, CAV, CAV_R, VCAV, VCAV_R, ART, DET = range(10)
FORMS: Final = ("inf", "inf-r", "vinf", "vinf-r", "cav", "cav-r", "vcav", "vcav-r", "art", "det")
"""Infantry, its reduced face, veterans, theirs, cavalry likewise, artillery, detachments."""
NFORMS: Final = len(FORMS)
KINDS: Final = tuple(f"{nation}-{form}" for nation in NATIONS for form in FORMS)
"""Written names of troops of one nation and form: the id is nation * 10 + form."""
KIND: Final = _index(KINDS)
NKINDS: Final = len(KINDS)
KIND_NATION: Final = tuple(kind // NFORMS for kind in range(NKINDS))
FORM: Final = tuple(kind % NFORMS for kind in range(NKINDS))
COUNTER: Final = tuple((nation, POOLED[sort]) for nation in NATIONS for sort in (0, 0, 1, 1, 2, 2, 3, 3, 4, 5))
"""By kind: whose counter it is and of which sort, as in POOL."""
_fire = TABLES["firepower"]
_faces = [power for kind in POOLED[:4] for power in _fire[kind]]
if len(_faces) != 2 * 4:
    raise TABLES.wrong("firepower")
FIREPOWER: Final = (*_faces, _fire["artillery"], _fire["detachment"]) * len(NATIONS)
STEPS: Final = (2, 1, 2, 1, 2, 1, 2, 1, 2, 1) * len(NATIONS)
"""Steps for size (4.3); artillery has two although no loss can take them (1.4)."""

COLUMNS: Final = tuple(f"{side}{n}" for side in SIDES for n in range(1, 5))
"""Written names of the column markers: the id is side * 4 + slot."""
COLUMN: Final = _index(COLUMNS)
GARRISON: Final = 8
WINGS: Final = ((9, 10, 11), (12, 13, 14))
"""By side: left, centre, right."""
_WINGS: Final = ("left", "centre", "right")
SLOT_NAMES: Final = (*COLUMNS, "garrison", *(f"{side}-{wing}" for side in SIDES for wing in _WINGS))
"""Where troops that are chosen can be: a column, a garrison, a wing."""
TROOPS: Final = tuple(f"{slot}.{kind}" for slot in SLOT_NAMES for kind in KINDS)
"""Written names of troops somewhere: the id is slot * 70 + kind."""

# -- 6.1, T.j leaders --------------------------------------------------------------------------------------------------

ABILITIES: Final = (
    *("forced-march", "scorched-earth", "bombardment", "rapid-fire", "surprise", "cavalry-charge", "infantry-charge"),
    *("aggressive", "spies", "initiative", "recruit", "light-cavalry", "entrench"),
)
"""In the order of 6.2."""
ABILITY: Final = _index(ABILITIES)
_leaders = data.sheet("leaders.csv")
_leaders.check("kind", ("dynamic", "named"))
for _i, _row in enumerate(_leaders.rows):
    _words = _row["chits"].split()
    if (_row["kind"] == "dynamic") != bool(_words) or not set(_words) <= set(ABILITIES):
        raise _leaders.wrong(_i, "chits", ABILITIES)
FIRST_GENERIC: Final = len(_leaders.rows)
GENERIC: Final = int(TABLES["game"]["generic"])
"""Leaders without a name that each nation has; the first of a nation is FIRST_GENERIC + GENERIC * nation."""
LEADERS: Final = (
    *_leaders.column("leader"),
    *(f"oberst-{nation}-{n}" for nation in NATIONS for n in range(1, GENERIC + 1)),
)
LEADER: Final = _index(LEADERS)
NLEADERS: Final = len(LEADERS)
LEADER_NAMES: Final = {
    language: (*names, *(f"Oberst {n} ({of})" for of in NATION_NAMES[language] for n in range(1, GENERIC + 1)))
    for language, names in _spoken(_leaders).items()
}
DYNAMIC: Final = tuple(i < FIRST_GENERIC and _leaders.rows[i]["kind"] == "dynamic" for i in range(NLEADERS))
CHITS: Final = (
    *(tuple(ABILITY[word] for word in chits.split()) for chits in _leaders.column("chits")),
    *((),) * (NLEADERS - FIRST_GENERIC),
)
"""The abilities a leader's chits are drawn from; none unless he is dynamic."""

# -- 14.0, T.h the cards -----------------------------------------------------------------------------------------------

ACTIONS: Final = (
    *("cavalry", "teamsters", "epidemic", "forced-march", "labour", "poor-forage", "reinforcements", "scorched-earth"),
    *("stratagem", "surprise", "tactical"),
)
"""In the order of 14.0."""
ACTION: Final = _index(ACTIONS)
_cards = data.sheet("cards.csv")
_cards.check("action", ACTIONS)
CARDS: Final = _cards.column("card")
CARD: Final = _index(CARDS)
NCARDS: Final = len(CARDS)
CARD_NAMES: Final = _spoken(_cards)
CARD_ACTION: Final = tuple(ACTION[word] for word in _cards.column("action"))
CARD_CP: Final = _numbers(_cards, "cp")
CARD_CP_CAVALRY: Final = _numbers(_cards, "cp_cavalry", "cp")
"""For a column of cavalry (4.4): the higher of two figures."""
CARD_BP: Final = tuple(zip(*(_numbers(_cards, size) for size in ("small", "medium", "large")), strict=True))
"""Baggage a small, a medium and a large column spends."""

# -- the tables ---------------------------------------------------------------------------------------------------

MONTHS: Final = ("", *TABLES["turns"]["months"])
"""By turn; turns count from 1. Seasons likewise."""
SEASONS: Final = ("", *TABLES["turns"]["seasons"])
LAST_TURN: Final = len(MONTHS) - 1
if len(SEASONS) != len(MONTHS):
    raise TABLES.wrong("turns", "seasons")
for _name in ("forage", "surrender"):
    for _key, _line in TABLES[_name].items():
        if isinstance(_line, list) and len(_line) != len(TABLES[_name]["most"]) + (_key != "most"):
            raise TABLES.wrong(_name, _key)
_most: Final[tuple[int, ...]] = tuple(TABLES["combat"]["most"])
_beyond: Final = int(TABLES["combat"]["beyond"])
if list(_most) != sorted(set(_most)) or not _most or _beyond < 1:
    raise TABLES.wrong("combat")


def hits(total: int) -> int:
    """T.a, the combat table: hits of a die plus firepower plus further dice."""
    found = bisect_left(_most, total)
    return found if found < len(_most) else found + (total - _most[-1] - 1) // _beyond


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


FORTS: Final = (Fort(), *(Fort(**TABLES["fortification"][word]) for word in TYPES[1:]))
"""By type of space; a village has nothing (1.3)."""

# -- 3.1, S.a the set-ups ----------------------------------------------------------------------------------------------

CAMPAIGNS: Final = ("1632", "1633", "1634", "1638", "1644", "1645", "1648")
BATTLES: Final = ("lech", "alte-veste", "nordlingen", "rheinfelden", "freiburg", "mergentheim", "alerheim")
SCENARIOS: Final = CAMPAIGNS + BATTLES
_FORM_OF: Final = {"infantry": INF, "veteran_infantry": VINF, "cavalry": CAV, "veteran_cavalry": VCAV, "artillery": ART}
_SIDE: Final = _index(SIDES)
_KEYS: Final = ("year", "first_turn", "last_turn", "end_turn", "initiative", "defender", "home")
_SPECIAL: Final = _index(
    ("leader_in_garrison", "minimum_garrison", "leader_vp", "chit", "levy", "siege", "control_vp", "mutiny")
)


class _Scenario(Reader):
    """Reads one scenario's file."""

    def __init__(self, name: str, table: Table) -> None:
        super().__init__(table)
        self.name = name
        self.generic: Counter[int] = Counter()
        """By nation: leaders without a name already given out."""

    def led(self, where: Mapping[str, Any], keys: Keys) -> Led:
        found = []
        for one in self.get(where, keys, list):
            if not isinstance(one, list) or len(one) != 2:
                raise self.wrong(keys, one)
            nation = self.word(keys, one[1], NATION)
            if one[0] == f"oberst-{one[1]}":
                self.generic[nation] += 1
                one = [f"{one[0]}-{self.generic[nation]}", one[1]]
            found.append((self.word(keys, one[0], LEADER), nation))
        return tuple(found)

    def troops(self, where: Mapping[str, Any], keys: Keys) -> Troops:
        found: dict[int, int] = {}
        table = self.get(where, keys, dict)
        for nation in table:
            first = NFORMS * self.word(keys, nation, NATION)
            for form, count in self.counts(table, (*keys, nation), _FORM_OF).items():
                found[first + form] = count
        return tuple(sorted(found.items()))

    def columns(self) -> tuple[tuple[Start, ...], tuple[Arrival, ...]]:
        """3.1 and 4.1: the columns on the map and those that come."""
        columns, arrivals = [], []
        taken: set[int] = set()
        for i, one in enumerate(self.tables(self.table, ("column",))):
            here: Keys = ("column", i)
            side = self.word((*here, "side"), one.get("side"), _SIDE)
            leaders, troops = self.led(one, (*here, "leaders")), self.troops(one, (*here, "troops"))
            if {KIND_NATION[kind] for kind, _ in troops} - {nation for _, nation in leaders}:  # 16.0
                raise self.wrong((*here, "leaders"), one["leaders"])
            bp = self.number(one, (*here, "bp"), 0, NEVER)
            if "enter" in one:
                arrivals.append(self.arrival(side, leaders, troops, bp, one, (*here, "enter")))
                continue
            column = side * 4 + self.number(one, (*here, "slot"), 0, 3)
            if column in taken:
                raise self.wrong((*here, "slot"), one["slot"])
            taken.add(column)
            at = self.word((*here, "at"), one.get("at"), SPACE)
            columns.append(Start(column, side, at, leaders, troops, bp))
        return tuple(columns), tuple(arrivals)

    def arrival(self, side: int, leaders: Led, troops: Troops, bp: int, one: Mapping[str, Any], here: Keys) -> Arrival:
        enter = self.get(one, here, dict)
        rolls = self.number(enter, (*here, "roll_after"), 0, LAST_TURN, 0)
        by_die = tuple(self.get(enter, (*here, "roll_turns"), list, []))
        early = tuple(self.get(enter, (*here, "early"), list, [0, 0]))
        if len(by_die) != (10 if rolls else 0) or not all(type(turn) is int for turn in by_die):
            raise self.wrong((*here, "roll_turns"), list(by_die))
        if len(early) != 2 or not all(type(number) is int for number in early):
            raise self.wrong((*here, "early"), list(early))
        return Arrival(
            side,
            self.words(enter, (*here, "at"), SPACE),
            leaders,
            troops,
            bp,
            NEVER if rolls else self.number(enter, (*here, "turn"), 1, LAST_TURN),
            self.number(enter, (*here, "round"), 1, int(TABLES["game"]["rounds"]), 1),
            self.number(one, (*here[:-1], "leaves"), 0, LAST_TURN, 0),
            (early[0], early[1]),
            rolls,
            by_die,
        )

    def garrisons(self, base: Iterable[StartGarrison]) -> tuple[StartGarrison, ...]:
        """3.1b, 3.1d: those of this file, and of another scenario's those that it does not change."""
        changes = self.get(self.table, ("garrison_changes",), dict, {"removed": []})
        removed = self.words(changes, ("garrison_changes", "removed"), SPACE)
        found = {one.at: one for one in base if one.at not in removed}
        own: set[int] = set()
        for i, one in enumerate(self.tables(self.table, ("garrison",))):
            here: Keys = ("garrison", i)
            side = self.word((*here, "side"), one.get("side"), _SIDE)
            nation = self.word((*here, "nation"), one.get("nation"), NATION)
            for at, steps in self.counts(one, (*here, "at"), SPACE).items():
                if steps > FORTS[TYPE[at]].garrison or NEUTRAL[at] or at in own:
                    raise self.wrong((*here, "at", SPACES[at]), steps)
                own.add(at)
                counts = ((NFORMS * nation + INF, steps // 2), (NFORMS * nation + DET, steps % 2))
                found[at] = StartGarrison(at, side, nation, tuple(pair for pair in counts if pair[1]))
        return tuple(found[at] for at in sorted(found))

    def garrison_leaders(self, special: Mapping[str, Any]) -> tuple[tuple[int, int, int], ...]:
        here: Keys = ("special", "leader_in_garrison")
        found = []
        for one in self.get(special, here, list, []):
            if type(one) is not list or len(one) != 3:
                raise self.wrong(here, one)
            found.append(
                (self.word(here, one[0], LEADER), self.word(here, one[1], NATION), self.word(here, one[2], SPACE))
            )
        return tuple(found)

    def levy(self, i: int, one: Mapping[str, Any]) -> Levy:
        here: Keys = ("special", "levy", i)
        return Levy(
            self.number(one, (*here, "turn"), 1, LAST_TURN),
            self.number(one, (*here, "round"), 1, int(TABLES["game"]["rounds"])),
            self.word((*here, "side"), one.get("side"), _SIDE),
            self.troops(one, (*here, "troops")),
            self.words(one, (*here, "regions"), _region),
        )

    def siege(self, i: int, one: Mapping[str, Any]) -> StartSiege:
        here: Keys = ("special", "siege", i)
        at = self.word((*here, "at"), one.get("at"), SPACE)
        return StartSiege(
            at,
            self.word((*here, "column"), one.get("column"), COLUMN),
            self.number(one, (*here, "required"), 0, FORTS[TYPE[at]].works),
            self.number(one, (*here, "built"), 0, NEVER),
            self.get(one, (*here, "rejected"), bool),
        )

    def mutiny(self, special: Mapping[str, Any]) -> tuple[int, tuple[int, ...], int]:
        if "mutiny" not in special:
            return SW, (), 0
        here: Keys = ("special", "mutiny")
        one = self.get(special, here, dict)
        turns = self.get(one, (*here, "turns"), list)
        if not all(type(turn) is int for turn in turns):
            raise self.wrong((*here, "turns"), turns)
        return self.word((*here, "side"), one.get("side"), _SIDE), tuple(turns), self.number(one, (*here, "cp"), 1, 3)

    def frame(self, setup: Setup | None) -> dict[str, Any]:
        """How long it lasts and who wants what; a battle takes from its campaign's set-up what it does not say."""
        found: dict[str, Any] = {"name": self.name}
        for key in _KEYS:
            if setup is not None and key not in self.table:
                found[key] = getattr(setup, key)
            elif key == "home":
                home = self.get(self.table, (key,), dict)
                found[key] = tuple(self.words(home, (key, side), _region) for side in SIDES)
            elif key in ("initiative", "defender"):
                found[key] = self.word((key,), self.table.get(key), _SIDE)
            else:
                found[key] = self.number(self.table, (key,), *((1618, 1648) if key == "year" else (0, LAST_TURN)))
        return found

    def read(self) -> Setup:
        setup = self.other("setup")
        if setup is not None:
            return setup._replace(**self.frame(setup))
        base = self.other("based_on")
        columns, arrivals = self.columns()
        special = self.get(self.table, ("special",), dict, {})
        for key in special:
            self.word(("special", key), key, _SPECIAL)
        chits = self.get(special, ("special", "chit"), dict, {})
        found = Setup(
            **self.frame(None),
            columns=columns,
            arrivals=arrivals,
            garrisons=self.garrisons(base.garrisons if base is not None else ()),
            garrison_leaders=self.garrison_leaders(special),
            minimum_garrison=self.counts(special, ("special", "minimum_garrison"), SPACE),
            leader_vp=self.counts(special, ("special", "leader_vp"), LEADER),
            chits={
                self.word(("special", "chit"), leader, LEADER): self.word(("special", "chit", leader), word, ABILITY)
                for leader, word in chits.items()
            },
            levies=tuple(self.levy(i, one) for i, one in enumerate(self.tables(special, ("special", "levy")))),
            sieges=tuple(self.siege(i, one) for i, one in enumerate(self.tables(special, ("special", "siege")))),
            control_vp=self.counts(special, ("special", "control_vp"), SPACE),
            mutiny=self.mutiny(special),
        )
        self.check_pools(found)
        return found

    def other(self, key: str) -> Setup | None:
        """The scenario that a key names, which must stand before this one."""
        if key not in self.table:
            return None
        name = self.get(self.table, (key,), str)
        if name not in SETUP:
            raise self.wrong((key,), name, SETUP)
        return SETUP[name]

    def check_pools(self, setup: Setup) -> None:
        """No nation uses more counters, and no leader stands twice."""
        count: Counter[tuple[str, str]] = Counter()
        forces = (setup.columns, setup.arrivals, setup.garrisons, setup.levies)
        for troops in (one.troops for some in forces for one in some):
            for kind, number in troops:
                count[COUNTER[kind]] += number
        for (nation, sort), number in sorted(count.items()):
            if number > POOL[nation][sort]:
                raise self.wrong(("column",), f"{number} {nation} {sort}")
        led = [leader for start in setup.columns for leader, _ in start.leaders]
        led += [leader for arrival in setup.arrivals for leader, _ in arrival.leaders]
        led += [leader for leader, _, _ in setup.garrison_leaders]
        for leader, number in Counter(led).items():
            if number > 1:
                raise BadInput("bad-twice", at=self.table.at("column"), thing=LEADERS[leader])


SETUP: Final[dict[str, Setup]] = {}
"""By name; a scenario that shares another's set-up or garrisons has them here."""


def read_setup(name: str, table: Table) -> Setup:
    """A scenario from what is in its file."""
    return _Scenario(name, table).read()


for _name in SCENARIOS:
    SETUP[_name] = read_setup(_name, data.table(f"{_name}.toml"))

DIGEST: Final = data.digest
CORRECTED: Final = tuple(data.corrected)
