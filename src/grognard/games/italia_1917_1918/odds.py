"""12.2.4, 12.2.6, 15.2.2 What a combat comes to: odds with every shift, bombardment, tactical mastery. Nothing changes
here: rules, page and bots all ask these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...kernel.maps import bits, union
from .box import CP, EN
from .scenes import SIDES
from .state import (
    BOMBING, ERRORS, NONE, OBSERVATION, OFF, PARTIAL, TOTAL, Battle, Shift, State, attack_of, defence_of, doctrine,
    fighters_at, flights_over, is_elite, morale, offensive, rating, shaken,
)  # fmt: skip


class Odds(NamedTuple):
    """Attack and defence in halves (12.2.4a: nothing is rounded), the columns, and the shifts between them."""

    attack: int
    defence: int
    raw: int
    """The column before shifts: 0 is 1/2, 1 is 1/1; below 0 the virtual ones."""
    shifts: tuple[Shift, ...]
    column: int
    """After them; below 0 the attack comes to nothing (12.2.4d), never above the last."""


# -- the odds ----------------------------------------------------------------------------------------------------------


def able(g: State, units: Iterable[int]) -> list[int]:
    """Of the units that were named those that still attack: whom the guns disorganised does not (12.5b)."""
    return [u for u in units if g.loc[u] < OFF and g.left[u] and not shaken(g, u)]


def odds(g: State, b: Battle, lead: int, lead_defence: int) -> Odds:
    """12.2.4: the ratio and all shifts; a lead of -1 is not named yet."""
    units = able(g, b.attackers)
    side = g.side
    attack = sum(attack_of(g, u) * (1 if (g.loc[u], b.hex) in g.box.ridge else 2) for u in units)  # 12.2.4k
    there = fighters_at(g, b.hex, 1 - side)
    defence = 2 * sum(defence_of(g, u) for u in there) * multiplier(g, b.hex, 1 - side)
    raw = column_of(attack, defence)
    found = tuple(one for one in shifts(g, b, units, there, lead, lead_defence) if one.by)
    last = len(g.box.tables["combat"]["columns"]) - 1
    return Odds(attack, defence, raw, found, min(last, raw + sum(one.by for one in found)))


def multiplier(g: State, h: int, side: int) -> int:
    """12.2.4i, 12.2.4j: what a town and trenches make of the defence; all count together (12.2.4u)."""
    times = g.box.times[h]
    if g.scene.trench >> h & 1:
        times *= trench_times(g, side)
    return times


def trench_times(g: State, side: int) -> int:
    """3.0k: the Italian doctrine decides for the whole Entente."""
    trench = g.box.tables["trench"]["times"]
    if side == CP:
        return int(trench["cp"])
    return int(trench[g.box.tables["doctrine"][g.scene.doctrine["it"]]["trench"]])


def column_of(attack: int, defence: int) -> int:
    """12.2.4b, 12.2.4c: the ratio in the defender's favour: 3/1 is column 3, 1/1 is 1, 1/2 is 0, 1/3 is -1."""
    if attack <= 0:
        return -99
    if not defence or attack >= defence:
        return attack // max(1, defence)
    return 2 - -(-defence // attack)


def shifts(
    g: State, b: Battle, units: Sequence[int], there: Sequence[int], lead: int, lead_defence: int
) -> list[Shift]:
    """12.2.4e to 12.2.4t: every shift, to the right if positive."""
    box, h = g.box, b.hex
    ground = box.tables["town"][box.town[h]] if box.town[h] else box.tables["terrain"][box.terrain[h]]
    found = [
        Shift(ground["rule"], f"shift-{box.town[h] or box.terrain[h]}", -box.left[h]),
        Shift("12.2.4l", "shift-river", -river_shift(g, units, h)),
        Shift("12.2.4m", "shift-assault", 1 if b.assault else 0),  # 15.3.1c, 15.3.2c, 15.3.3c
        Shift("12.2.4o", "shift-starving", 1 if any(g.starving >> u & 1 for u in there) else 0),  # 9.2b
        Shift("12.2.4q", "shift-offensive", offensive_modifier(g, h)),
        Shift("SC1.23" if b.rommel else "12.2.4r", "shift-concentric", 1 if b.rommel or concentric(g, units, h) else 0),
        Shift("12.2.4t", "shift-tanks", rating(g, tank).morale if (tank := tank_ahead(g, units)) >= 0 else 0),
    ]
    if lead >= 0:
        right = doctrine_of_lead(g, lead, "right")
        found.append(Shift("12.2.4p", "shift-doctrine", right))
        if lead_defence >= 0:
            found.append(Shift("12.2.4n", "shift-morale", morale(g, lead) - morale(g, lead_defence)))
    return found


def tank_ahead(g: State, units: Iterable[int]) -> int:
    """15.6.1b: the one tank that helps an attack, that of the best coordination; -1: none."""
    tanks = [u for u in units if g.box.kind[u] == "tank"]
    return max(tanks, key=lambda u: rating(g, u).morale, default=-1)


def infantry(g: State, units: Iterable[int]) -> list[int]:
    """15.6.1c: tanks do not lead or lend their morale, except alone."""
    units = list(units)
    return [u for u in units if g.box.kind[u] != "tank"] or units


def tracks(g: State, a: int, b: int) -> bool:
    """15.6.1e: whether a tank can get into the next hex: over water by a bridge, over a ridge by a road."""
    box = g.box
    if (a, b) in box.wet:
        i = box.bridge_at.get((a, b), -1)
        return i >= 0 and not g.destroyed >> i & 1
    ridge = (a, b) in box.ridge or (b, a) in box.ridge
    return not ridge or (a, b) in box.roads or (g.fair and (a, b) in box.secondary)


def doctrine_of_lead(g: State, lead: int, what: str) -> int:
    """12.2.6g: what the lead unit's doctrine does; the Central Powers have none."""
    its = doctrine(g, lead) if g.box.side[lead] == EN else ""
    return int(g.box.tables["doctrine"][its][what]) if its else 0


def river_shift(g: State, units: Sequence[int], h: int) -> int:
    """12.2.4l: columns lost if all attackers are behind water; T.5: behind a major river too, bridges or not."""
    pairs = {(g.loc[u], h) for u in units}
    if not pairs or not pairs <= g.box.wet:
        return 0
    return int(g.box.tables["side"]["major" if pairs <= g.box.major.pairs else "minor"]["left"])


def bridged(g: State, pair: tuple[int, int], side: int) -> bool:
    """Whether a bridge or a footbridge of a side leads over a hexside."""
    i = g.box.bridge_at.get(pair, -1)
    if i >= 0 and not g.destroyed >> i & 1:
        return True
    return any(owner == side and {a, b} == set(pair) for owner, a, b in g.footbridges)


def offensive_modifier(g: State, h: int) -> int:
    """8.0d, 12.2.4q: by sequence, if the hex is in range of a gun in Offensive mode."""
    plan = offensive(g)
    if plan is None or g.side != g.scene.initiative or not planned(g) >> h & 1:
        return 0
    return plan.modifiers[g.sequence - 1]


def planned(g: State) -> int:
    """The hexes in the bombardment radius of the phasing player's guns in Offensive mode."""
    box = g.box
    guns = (u for u in bits(g.planned) if box.side[u] == g.side and g.loc[u] < OFF)
    return union(box.near(g.loc[u], box.range[u]) for u in guns)


def bruchmuller(g: State, h: int) -> bool:
    """15.2.2h: whether the event helps against a hex: in the first sequence, in range of its gun."""
    u = g.bruchmuller
    if u < 0 or g.sequence != 1 or g.side != CP or g.loc[u] >= OFF or not g.planned >> u & 1:
        return False
    return (g.box.map.distance(g.loc[u], h) or 0) <= g.box.range[u]


def concentric(g: State, units: Sequence[int], h: int) -> bool:
    """12.2.4r, 12.2.4s: all around the hex stand attackers or their zones, and no friend of the defender."""
    ring = g.box.beside[h]
    if ring & g.any_occ[1 - g.side]:
        return False
    stand = g.box.map.set(g.loc[u] for u in units)
    return not ring & g.scene.area & ~(stand | g.box.map.steps.around(stand))


def outcome(g: State, column: int, dice: int) -> tuple[int, int, bool]:
    """12.2.5a: damage of attacker and defender, and whether there is a star."""
    cell = str(g.box.tables["combat"]["rows"][dice - 2][column])
    attacker, _, defender = cell.partition("/")
    return int(attacker.rstrip("*")), int(defender), attacker.endswith("*")


# -- bombardment -------------------------------------------------------------------------------------------------------


def fire_of(g: State, u: int) -> int:
    """11.4b: a gun's bombardment (T.13), in Retreat mode one less; T.9: what an air group bombs with."""
    if g.retreating >> u & 1 and g.box.is_gun[u]:
        mode = g.box.tables["retreat_mode"]
        return max(int(mode["least_fire"]), g.box.fire[u] + int(mode["fire"]))
    return g.box.fire[u]


def bombardment(g: State, b: Battle, defender: bool) -> int:
    """15.2.2d, 15.2.2i: points of a side's bombardment: guns less counter-battery (15.2.2f: of this combat), then
    aircraft (17.2d), a column more for observation (17.2b). 0: none."""
    guns, counter = (b.reply, b.reply_counter) if defender else (b.guns, b.counter)
    against = b.counter if defender else b.reply_counter
    side = 1 - g.side if defender else g.side
    points = max(0, sum(fire_of(g, u) for u in guns if u not in counter) - sum(fire_of(g, u) for u in against))
    seen = flights_over(g, b.hex, side, OBSERVATION)
    if seen:
        points += sum(fire_of(g, u) for u in flights_over(g, b.hex, side, BOMBING))
    return points + 1 if points and seen else points


def shot_modifier(g: State, b: Battle) -> int:
    """15.2.2k, 15.2.2l: what is added to the attacker's die, never to the defender's."""
    return sum(one.by for one in shot_shifts(g, b))


def shot_shifts(g: State, b: Battle) -> list[Shift]:
    """The reasons for that."""
    tables, h = g.box.tables, b.hex
    found = []
    if bruchmuller(g, h):
        found.append(Shift("15.2.2h", "shot-bruchmuller", int(tables["bombardment"]["bruchmuller"])))
    if g.scene.trench >> h & 1:
        found.append(Shift("15.2.2k", "shot-trench", int(tables["trench"]["die"])))
    if g.box.town[h]:
        found.append(Shift("15.2.2k", f"shot-{g.box.town[h]}", int(tables["town"][g.box.town[h]]["die"])))
    there = fighters_at(g, h, 1 - g.side)
    if there and all(g.box.nation[u] == "it" and doctrine(g, u) == "diaz" for u in there):
        found.append(Shift("15.2.2k", "shot-diaz", int(tables["doctrine"]["diaz"]["die"])))
    return found


def shot(g: State, points: int, die: int) -> int:
    """15.2.2j: damage of a bombardment."""
    rows = g.box.tables["bombardment"]["rows"]
    row = rows[max(0, min(len(rows) - 1, die))]
    return int(row[min(len(row), points) - 1])


# -- mastery -----------------------------------------------------------------------------------------------------------


def mixed(g: State, units: Iterable[int]) -> bool:
    """T.10: whether units and guns of different nations fight together, where that counts (SC0.10); Germans and
    Austro-Hungarians are one (SC0.12)."""
    nations = {"cp" if g.box.side[u] == CP else g.box.nation[u] for u in units}
    allies = g.box.tables["doctrine"][g.scene.doctrine["it"]]["allies"]
    return len(nations) > 1 and allies != "full"


def mastery_shifts(g: State, b: Battle, defender: bool) -> list[Shift]:
    """12.2.6b to 12.2.6f: what is added to the die of a side."""
    table, box, h = g.box.tables["mastery"], g.box, b.hex
    side = 1 - g.side if defender else g.side
    lead = b.lead_defence if defender else b.lead
    units = fighters_at(g, h, side) if defender else [u for u in b.attackers if g.loc[u] < OFF]
    guns = b.reply if defender else b.guns
    found = [
        Shift("3.0l", "mastery-elite", int(table["elite"]) if lead >= 0 and is_elite(g, lead) else 0),
        Shift("12.2.6b", "mastery-air", int(table["air"]) * bool(flights_over(g, h, side))),
        Shift("12.2.6b", "mastery-enemy-air", -int(table["air"]) * bool(flights_over(g, h, 1 - side))),
        Shift("12.2.6c", "mastery-mixed", int(table["mixed"]) if mixed(g, (*units, *guns)) else 0),
    ]
    if lead >= 0:
        found.append(
            Shift("12.2.6g", "mastery-doctrine", doctrine_of_lead(g, lead, "defence" if defender else "attack"))
        )
    if defender:
        trench = g.scene.trench >> h & 1
        found += [
            Shift("12.2.6b", "mastery-trench", int(box.tables["trench"]["mastery"]) if trench else 0),
            Shift(
                "12.2.6c", "mastery-disorganised", int(table["disorganised"]) if any(shaken(g, u) for u in units) else 0
            ),
            Shift("15.2.2h", "mastery-bruchmuller", int(table["bruchmuller"]) if bruchmuller(g, h) else 0),
        ]
    else:
        storm = any(box.kind[u] in ("stoss", "sturm") for u in b.assault)
        worst = min((morale(g, u) for u in infantry(g, units)), default=6)
        found += [
            Shift("12.2.6d", "mastery-assault", int(table["assault"]) if storm else 0),  # 15.3.3b: not Arditi
            Shift("12.2.6e", "mastery-offensive", offensive_modifier(g, h)),
            Shift("12.2.6f", "mastery-morale", int(table["morale"].get(str(worst), 0))),
        ]
    return [one for one in found if one.by]


def mastery(g: State, die: int, more: int) -> int:
    """12.2.6i to 12.2.6u: a natural 6 is total, a natural 1 none; errors at 0 or less."""
    table = g.box.tables["mastery"]
    total = die + more
    if die == 6:
        return TOTAL
    if total <= 0:
        return ERRORS
    if die == 1 or total < int(table["partial"]):
        return NONE
    return TOTAL if total >= int(table["total"]) else PARTIAL


def side_name(side: int) -> str:
    return SIDES[side]


def column_name(g: State, column: int) -> str:
    """The column of the table as it is printed; before the first one an attack comes to nothing (12.2.4d)."""
    columns = g.box.tables["combat"]["columns"]
    return str(columns[column]) if column >= 0 else f"< {columns[0]}"


def halves(value: int) -> str:
    """Half factors or half points as people write them: 7, 3½."""
    return f"{value // 2 or ''}½" if value % 2 else str(value // 2)
