"""The set-ups of The Great War in Europe from 1915 on, spread over the front lines of fronts.csv.

`python -m tools.great_war_setups` writes those rows of setup.csv anew and leaves the others alone; `--check` only says
whether they are as they would be written. A map of a front, where there is one, says which hexes are land and which
only mountain units may enter; `--maps FOLDER` takes the maps of other trees.
"""

from __future__ import annotations

import argparse
import csv
import io
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from grognard.kernel.files import DataFolder

GAME = "great-war-in-europe"
DATA = Path(__file__).parents[1] / "src/grognard/games/great_war_in_europe/data"
LETTERS = "ABCDEFGHIJKLMNOPQRSTU"
MAPS = ("west", "italy", "east")
BOXES = ("europe", "dead", "gone")
ARMS = {"infantry": "i", "mountain": "i", "cavalry": "c"}
STACK, FEW = 6, 4
"""Divisions a hex; of the United States and of Bulgaria (7.23)."""
Row = Mapping[str, str]
_FORCE = re.compile(r"([a-z]{2}):(?:(\d+)i)?\+?(?:(\d+)c)?")


@dataclass
class Group:
    """Divisions of one nation that stand together in a row of fronts.csv."""

    nation: str
    infantry: int = 0
    cavalry: int = 0
    named: list[str] = field(default_factory=list)
    units: dict[str, list[str]] = field(default_factory=lambda: {"i": [], "c": []})


@dataclass
class Scene:
    """A scenario while it is being set up."""

    name: str
    facts: Mapping[str, Any]
    units: Mapping[str, Row]
    terrain: Mapping[str, str]
    places: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    stacks: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    states: dict[str, str] = field(default_factory=dict)

    def put(self, unit: str, place: str, note: str) -> None:
        if unit in self.places:
            raise ValueError(f"{self.name}: {unit} twice")
        row = self.units[unit]
        if place not in BOXES and row["type"] in ARMS:
            self.stacks[place][row["nation"]] += 1
        self.places[unit] = place, self.state(row), note

    def state(self, row: Row) -> str:
        given = self.states.get(row["unit"])
        if given:
            return given
        if row["type"] == "hq":
            return "support"
        if row["reverse"] == "provisional" and "tsar" in self.facts:
            return "provisional"
        shock = "shock" in self.facts and "shock-east" in row["flags"].split()
        return "shock" if shock else "full"

    def room(self, unit: str, place: str) -> bool:
        """May this division stand there too?"""
        row, stack = self.units[unit], self.stacks[place]
        ground = self.terrain.get(place, "" if self.terrain and _mapped(place, self.terrain) else "clear")
        if ground in ("", "lake") or (ground == "alpine" and row["type"] != "mountain"):
            return False
        few = row["nation"] in ("us", "bu") and row["type"] != "cavalry"
        return stack.total() < STACK and not (few and stack[row["nation"]] >= FEW)

    def due(self, row: Row) -> bool:
        """Has the unit come by the time of the scenario?"""
        arrival, letter = row["arrival"], self.facts["letter"]
        if arrival == "entry":
            return any(row["nation"] in side for side in self.facts["at_war"].values())
        if arrival == "turks":
            return bool(self.facts["turks"])
        if arrival.startswith("+"):
            joined = LETTERS.index(self.facts["us"]["entry"]) + int(arrival[1:])
            return bool(self.facts["us"]["joined"]) and joined <= LETTERS.index(letter)
        return arrival == "start" or (arrival in LETTERS and LETTERS.index(arrival) <= LETTERS.index(letter))


def _mapped(place: str, terrain: Mapping[str, str]) -> bool:
    """Is there a map of the front of this hex?"""
    low = place[0] == "W" and int(place[1:3]) < 36
    return any(one[0] == place[0] and (one[0] != "W" or (int(one[1:3]) < 36) == low) for one in terrain)


def groups(forces: str, units: Mapping[str, Row]) -> list[Group]:
    """The forces of a row, those of one nation that follow each other together."""
    found: list[Group] = []
    for word in forces.split():
        force = _FORCE.fullmatch(word)
        nation = force[1] if force else units[word.partition("=")[0]]["nation"]
        if not found or found[-1].nation != nation:
            found.append(Group(nation))
        if force:
            found[-1].infantry += int(force[2] or 0)
            found[-1].cavalry += int(force[3] or 0)
        else:
            found[-1].named.append(word)
    return found


def shares(sizes: Sequence[int], hexes: Sequence[str]) -> list[Sequence[str]]:
    """Parts of a line for groups of these sizes, in order; all of them share it if there are too few hexes."""
    if len(hexes) < len(sizes) or not sizes:
        return [hexes] * len(sizes)
    counts = [1] * len(sizes)
    for _ in range(len(hexes) - len(sizes)):
        thickest = max(range(len(sizes)), key=lambda n: (sizes[n] / counts[n], -n))
        counts[thickest] += 1
    ends = [sum(counts[:n]) for n in range(len(counts) + 1)]
    return [hexes[start:end] for start, end in pairwise(ends)]


def spread(scene: Scene, units: Sequence[str], hexes: Sequence[str], rear: Sequence[str], note: str) -> None:
    """Divisions evenly over hexes: mountain units in the Alps, once every hex beside them is held."""
    alps = [place for place in hexes if scene.terrain.get(place) == "alpine"]
    ground = [place for place in hexes if place not in alps]
    climbers = [unit for unit in units if scene.units[unit]["type"] == "mountain"] if alps else []
    others = [unit for unit in units if unit not in climbers]
    short = max(len(ground) - len(others), 0)
    line(scene, [*others, *climbers[:short]], ground, rear, note)
    line(scene, climbers[short:], alps, [*ground, *rear], note)


def line(scene: Scene, units: Sequence[str], hexes: Sequence[str], rear: Sequence[str], note: str) -> None:
    """Divisions evenly over hexes; what finds no room goes to the nearest hex that has some, then to the rear."""
    for number, unit in enumerate(units):
        middle = int((number + 0.5) * len(hexes) / len(units))
        near = sorted(range(len(hexes)), key=lambda at: (abs(at - middle), at))
        where = next((place for place in [*(hexes[at] for at in near), *rear] if scene.room(unit, place)), None)
        if where is None:
            raise ValueError(f"{scene.name}, {note}: no room for {unit}")
        scene.put(unit, where, note)


def strength(row: Row) -> int:
    return int(row["attack"]) + int(row["defence"])


def choose(scene: Scene, pool: list[str], count: int, front: str, main: bool) -> list[str]:
    """Take divisions out of a pool: those that history had on that front first, the strongest for a main effort."""
    order = {unit: number for number, unit in enumerate(scene.units)}

    def worth(unit: str) -> tuple[bool, int, int]:
        row = scene.units[unit]
        shock = "shock" in scene.facts and row["reverse"] == "shock"
        return row["front"] != front, -int(row["r_attack" if shock else "attack"]) if main else 0, order[unit]

    taken = sorted(pool, key=worth)[:count]
    for unit in taken:
        pool.remove(unit)
    return taken


def bury(scene: Scene, pool: list[str], count: int) -> None:
    """The dead pile: the weakest first, among equals by lot (always the same)."""
    lot = random.Random(f"{scene.name} {len(pool)}")
    shuffled = lot.sample(pool, len(pool))
    for unit in sorted(shuffled, key=lambda unit: strength(scene.units[unit]))[:count]:
        pool.remove(unit)
        scene.put(unit, "dead", "")


def set_up(scene: Scene, rows: Sequence[Row]) -> None:
    """Everything that has come by then: named units first, then the dead, then the lines."""
    found = [(row, groups(row["forces"], scene.units)) for row in rows]
    for row, parts in found:
        for part in parts:
            name_units(scene, row, part)
    pools = due_units(scene, found)
    for (nation, arm), pool in pools.items():
        wanted = sum(want(part, arm) for _, parts in found for part in parts if part.nation == nation)
        if wanted > len(pool):
            raise ValueError(f"{scene.name}: {wanted} of {nation} {arm} wanted, {len(pool)} there")
        bury(scene, pool, len(pool) - wanted)
    for row, parts in sorted(found, key=lambda one: one[0]["main"] != "yes"):
        for part in parts:
            for arm in "ic":
                pool = pools.get((part.nation, arm), [])
                part.units[arm] += choose(scene, pool, want(part, arm), row["front"], row["main"] == "yes")
        convert(scene, row, parts)
        stand(scene, row, parts)


def want(part: Group, arm: str) -> int:
    return part.infantry if arm == "i" else part.cavalry


def name_units(scene: Scene, row: Row, part: Group) -> None:
    """Units that a row names: into a box or the only hex; divisions in a longer line wait for their share."""
    hexes = row["hexes"].split()
    for word in part.named:
        unit, _, state = word.partition("=")
        if state:
            scene.states[unit] = state
        arm = ARMS.get(scene.units[unit]["type"])
        if arm is None or len(hexes) == 1:
            scene.put(unit, hexes[0], row["sector"])
        else:
            part.units[arm].append(unit)


def due_units(scene: Scene, found: Sequence[tuple[Row, Sequence[Group]]]) -> dict[tuple[str, str], list[str]]:
    """What has come and is not yet placed, by nation and arm; headquarters that no row names are in the box."""
    named = {word.partition("=")[0] for _, parts in found for part in parts for word in part.named}
    pools: dict[tuple[str, str], list[str]] = {}
    for unit, row in scene.units.items():
        if unit in named or unit in scene.places or "europe" not in row["games"].split() or not scene.due(row):
            continue
        arm = ARMS.get(row["type"])
        if arm is None:
            scene.put(unit, "europe", "")
        else:
            pools.setdefault((row["nation"], arm), []).append(unit)
    return pools


def convert(scene: Scene, row: Row, parts: Sequence[Group]) -> None:
    """The shock troops of the first event: banded divisions of the main front in the West (15.41)."""
    left = int(scene.facts.get("shock", 0)) - sum(state == "shock" for state in scene.states.values())
    if row["main"] == "yes" and row["front"] == "west" and row["side"] == "cp":
        banded = [unit for part in parts for unit in part.units["i"] if "band" in scene.units[unit]["flags"].split()]
        scene.states.update(dict.fromkeys(banded[: max(left, 0)], "shock"))


def stand(scene: Scene, row: Row, parts: Sequence[Group]) -> None:
    """The divisions of a row on their hexes: infantry in the line, cavalry behind it."""
    hexes, rear = row["hexes"].split(), row["rear"].split()
    lines = [part for part in parts if part.units["i"]]
    for part, share in zip(lines, shares([len(part.units["i"]) for part in lines], hexes), strict=True):
        behind = [place for place in hexes if place not in share] if len(lines) == 1 else []
        spread(scene, part.units["i"], share, [*behind, *rear], row["sector"])
    for part in parts:
        spread(scene, part.units["c"], [], [*rear, *hexes], row["sector"])


def terrain(folder: Path) -> dict[str, str]:
    """The hexes of the maps that are there."""
    found: dict[str, str] = {}
    for name in MAPS:
        if (folder / name / "hexes.csv").is_file():
            rows = DataFolder(GAME, folder / name).sheet("hexes.csv").rows
            found.update((row["hex"], row["terrain"]) for row in rows)
    return found


def made(data: DataFolder, ground: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """The rows of setup.csv that come of fronts.csv."""
    units = {row["unit"]: row for row in data.sheet("units.csv").rows}
    facts = data.table("scenarios.toml")
    fronts = data.sheet("fronts.csv").rows
    for name in dict.fromkeys(row["scenario"] for row in fronts):
        scene = Scene(name, facts[name], units, ground)
        set_up(scene, [row for row in fronts if row["scenario"] == name])
        for unit in units:
            if unit in scene.places:
                place, state, note = scene.places[unit]
                yield {"scenario": name, "unit": unit, "place": place, "state": state,
                       "source": "reconstructed", "note": note}  # fmt: skip


def main() -> None:
    """Write setup.csv, or say whether it is as it would be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--maps", type=Path, nargs="+", default=[DATA])
    given = parser.parse_args()
    data = DataFolder(GAME, DATA)
    ground = {place: kind for folder in given.maps for place, kind in terrain(folder).items()}
    sheet = data.sheet("setup.csv")
    rows = list(made(data, ground))
    ours = {row["scenario"] for row in rows}
    path = DATA / "setup.csv"
    old = path.read_text("utf-8")
    text = io.StringIO()
    text.write("".join(line for line in old.splitlines(keepends=True) if line.startswith("#")))
    writer = csv.DictWriter(text, sheet.columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows([*(row for row in sheet.rows if row["scenario"] not in ours), *rows])
    if not given.check:
        path.write_text(text.getvalue(), "utf-8")
    elif text.getvalue() != old:
        sys.exit("setup.csv is not what fronts.csv makes")


if __name__ == "__main__":
    main()
