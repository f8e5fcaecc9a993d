"""3.1, S.a: a scenario as its file says it, word by word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from ...kernel.files import TomlFile
from ...kernel.refusal import BadInput
from .kinds import (
    ABILITY, ART, CAV, COLUMN, COUNTER, DET, INF, KIND_NATION, NATION, NFORMS, SIDES, SW, VCAV, VINF, index,
)  # fmt: skip
from .scenario import NEVER, Arrival, Keys, Led, Levy, Reader, Setup, Start, StartGarrison, StartSiege, Troops

if TYPE_CHECKING:
    from .box import Box

_FORM_OF: Final = {"infantry": INF, "veteran_infantry": VINF, "cavalry": CAV, "veteran_cavalry": VCAV, "artillery": ART}
_SIDE: Final = index(SIDES)
_KEYS: Final = ("year", "first_turn", "last_turn", "end_turn", "initiative", "defender", "home")
_SPECIAL: Final = index(
    ("leader_in_garrison", "minimum_garrison", "leader_vp", "chit", "levy", "siege", "control_vp", "mutiny")
)


class _Scenario(Reader):
    """Reads one scenario's file."""

    def __init__(self, box: Box, name: str, table: TomlFile) -> None:
        super().__init__(table)
        self.box = box
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
            found.append((self.word(keys, one[0], self.box.leader), nation))
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
            at = self.word((*here, "at"), one.get("at"), self.box.space)
            columns.append(Start(column, side, at, leaders, troops, bp))
        return tuple(columns), tuple(arrivals)

    def arrival(self, side: int, leaders: Led, troops: Troops, bp: int, one: Mapping[str, Any], here: Keys) -> Arrival:
        enter = self.get(one, here, dict)
        rolls = self.number(enter, (*here, "roll_after"), 0, self.box.last_turn, 0)
        by_die = tuple(self.get(enter, (*here, "roll_turns"), list, []))
        early = tuple(self.get(enter, (*here, "early"), list, [0, 0]))
        if len(by_die) != (10 if rolls else 0) or not all(type(turn) is int for turn in by_die):
            raise self.wrong((*here, "roll_turns"), list(by_die))
        if len(early) != 2 or not all(type(number) is int for number in early):
            raise self.wrong((*here, "early"), list(early))
        return Arrival(
            side,
            self.words(enter, (*here, "at"), self.box.space),
            leaders,
            troops,
            bp,
            NEVER if rolls else self.number(enter, (*here, "turn"), 1, self.box.last_turn),
            self.number(enter, (*here, "round"), 1, self.box.rounds, 1),
            self.number(one, (*here[:-1], "leaves"), 0, self.box.last_turn, 0),
            (early[0], early[1]),
            rolls,
            by_die,
        )

    def garrisons(self, base: Iterable[StartGarrison]) -> tuple[StartGarrison, ...]:
        """3.1b, 3.1d: those of this file, and of another scenario's those that it does not change."""
        changes = self.get(self.table, ("garrison_changes",), dict, {"removed": []})
        removed = self.words(changes, ("garrison_changes", "removed"), self.box.space)
        found = {one.at: one for one in base if one.at not in removed}
        own: set[int] = set()
        for i, one in enumerate(self.tables(self.table, ("garrison",))):
            here: Keys = ("garrison", i)
            side = self.word((*here, "side"), one.get("side"), _SIDE)
            nation = self.word((*here, "nation"), one.get("nation"), NATION)
            for at, steps in self.counts(one, (*here, "at"), self.box.space).items():
                if steps > self.box.fort[at].garrison or self.box.neutral[at] or at in own:
                    raise self.wrong((*here, "at", self.box.spaces[at]), steps)
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
                (
                    self.word(here, one[0], self.box.leader),
                    self.word(here, one[1], NATION),
                    self.word(here, one[2], self.box.space),
                )
            )
        return tuple(found)

    def levy(self, i: int, one: Mapping[str, Any]) -> Levy:
        here: Keys = ("special", "levy", i)
        return Levy(
            self.number(one, (*here, "turn"), 1, self.box.last_turn),
            self.number(one, (*here, "round"), 1, self.box.rounds),
            self.word((*here, "side"), one.get("side"), _SIDE),
            self.troops(one, (*here, "troops")),
            self.words(one, (*here, "regions"), self.box.region_of),
        )

    def siege(self, i: int, one: Mapping[str, Any]) -> StartSiege:
        here: Keys = ("special", "siege", i)
        at = self.word((*here, "at"), one.get("at"), self.box.space)
        return StartSiege(
            at,
            self.word((*here, "column"), one.get("column"), COLUMN),
            self.number(one, (*here, "required"), 0, self.box.fort[at].works),
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
                found[key] = tuple(self.words(home, (key, side), self.box.region_of) for side in SIDES)
            elif key in ("initiative", "defender"):
                found[key] = self.word((key,), self.table.get(key), _SIDE)
            else:
                found[key] = self.number(
                    self.table, (key,), *((1618, 1648) if key == "year" else (0, self.box.last_turn))
                )
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
            minimum_garrison=self.counts(special, ("special", "minimum_garrison"), self.box.space),
            leader_vp=self.counts(special, ("special", "leader_vp"), self.box.leader),
            chits={
                self.word(("special", "chit"), leader, self.box.leader): self.word(
                    ("special", "chit", leader), word, ABILITY
                )
                for leader, word in chits.items()
            },
            levies=tuple(self.levy(i, one) for i, one in enumerate(self.tables(special, ("special", "levy")))),
            sieges=tuple(self.siege(i, one) for i, one in enumerate(self.tables(special, ("special", "siege")))),
            control_vp=self.counts(special, ("special", "control_vp"), self.box.space),
            mutiny=self.mutiny(special),
        )
        self.check_pools(found)
        return found

    def other(self, key: str) -> Setup | None:
        """The scenario that a key names, which must stand before this one."""
        if key not in self.table:
            return None
        name = self.get(self.table, (key,), str)
        if name not in self.box.setups:
            raise self.wrong((key,), name, self.box.setups)
        return self.box.setups[name]

    def check_pools(self, setup: Setup) -> None:
        """No nation uses more counters, and no leader stands twice."""
        count: Counter[tuple[str, str]] = Counter()
        forces = (setup.columns, setup.arrivals, setup.garrisons, setup.levies)
        for troops in (one.troops for some in forces for one in some):
            for kind, number in troops:
                count[COUNTER[kind]] += number
        for (nation, sort), number in sorted(count.items()):
            if number > self.box.pool[nation][sort]:
                raise self.wrong(("column",), f"{number} {nation} {sort}")
        led = [leader for start in setup.columns for leader, _ in start.leaders]
        led += [leader for arrival in setup.arrivals for leader, _ in arrival.leaders]
        led += [leader for leader, _, _ in setup.garrison_leaders]
        for leader, number in Counter(led).items():
            if number > 1:
                raise BadInput("bad-twice", at=self.table.at("column"), thing=self.box.leaders[leader])


def read_setup(box: Box, name: str, table: TomlFile) -> Setup:
    """A scenario from what is in its file; those before it are in the box already."""
    return _Scenario(box, name, table).read()
