"""5.0 and 7.0 for the oracle: points, rebuilding, revolutions, surrender, initiative, control, what is seen."""

from __future__ import annotations

from .oracle_ground import AL, CP, NATIONS, NOBODY, Position, Unit, rows
from .oracle_supply import area, open_to, spread, supply, PLAIN

MINES = {"W6316": 1, "W6312": 1, "W6310": 1, "W5425": 1, "E2623": 1, "E4129": 2}
"""5.16a, as printed."""
RUHR = {"W6830", "W6831", "W6729", "W6730"}
PURSES = {"am": "ru", "pc": "ru", "sp": "br", "pg": "tu"}
CZAR, BRUSILOV, ISLAM, INFLUENZA, TYPHUS = 1, 2, 16, 32, 64
IN_BAGHDAD, IN_JERUSALEM, ALPENKORPS = 1, 2, 8
"""The bits of `played` and `marks`."""


def earns(p: Position, nation: str) -> bool:
    """5.12b, 16.11a, 6.57b."""
    n = NATIONS.index(nation)
    if p.allegiance(nation) == NOBODY or p.fallen(nation) or p.g.armistice >> n & 1:
        return False
    return not (nation == "tu" and p.g.surrendered) and not (nation == "sr" and p.g.played & TYPHUS)


def line_home(p: Position, name: str) -> bool:
    """5.16c."""
    front = p.ground.hexes[name].front
    goals = {"E5102"} if front == "east" else RUHR
    return name in spread(p, goals & p.held[CP], open_to(p, CP, front, False, PLAIN))


def mine_pays(p: Position, name: str) -> bool:
    """5.16; 5.16d."""
    if name not in p.held[CP] or not line_home(p, name):
        return False
    front = p.g.box.fronts[2]
    taken = p.g.spoiled[2] >> front.hex["E2623"] & 1
    if name == "E2623" and p.allegiance("ro") == CP and not taken:
        return True
    order = [p.g.box.numbers[h] for h, _ in p.g.box.mines]
    since = p.g.worked[order.index(name)]
    return bool(since) and p.g.turn - since >= 4


def income(p: Position, letter: str) -> dict[str, int]:
    """5.12: what each nation gets on a letter."""
    charts = {"europe": ["europe"], "near-east": ["near-east"]}.get(p.game, ["europe", "near-east"])
    found = dict.fromkeys(NATIONS, 0)
    for row in rows("resources.csv"):
        if row["chart"] in charts and earns(p, row["nation"]):
            found[row["nation"]] += int(row.get(letter) or 0)
    for name, points in MINES.items():
        if p.ground.hexes[name].front in p.fronts and mine_pays(p, name):
            found["ge"] += points
    return found


def may_give(p: Position, giver: str, to: str) -> int:
    """5.17: how many points one nation may give another now."""
    g = p.g
    points = int(g.rps[NATIONS.index(giver)])
    if not earns(p, to) or p.game == "near-east":
        return 0
    if giver == "ge":
        road = spread(p, {"E5102"}, {h for h in p.held[CP] if p.ground.hexes[h].front == "east"})
        there = any(p.ground.hexes[h].country == to and p.ground.is_town(h) for h in road)
        chart = any(row["nation"] == to for row in rows("resources.csv"))
        fits = to != "ge" and p.allegiance(to) == CP and chart and there
        return max(min(points, 6 - int(g.lent[3])), 0) if fits else 0
    if to == "ru":
        most = 6 if "E1328" in p.held[AL] or g.surrendered else 1
        return max(min(points, most - int(g.lent[0])), 0)
    mine, other = (1, 2) if giver == "br" else (2, 1)
    if to != "sr" or g.lent[other] or "E1116" not in p.held[AL]:
        return 0
    land = {its.name for its in p.ground.of("east") if its.country in ("gk", "sr") and not p.stack(its.name, CP)}
    road = spread(p, {"E1116"}, land)
    able = any(u.hq and u.nation == "sr" and u.hex in road for u in p.units)
    return max(min(points, 6 - int(g.lent[mine])), 0) if able else 0


# -- 5.3 ---------------------------------------------------------------------------------------------------------------


def dominion(unit: Unit) -> int:
    """5.36b: 0 Canadian, 1 Anzac, -1 neither."""
    return {"canada": 0, "australia": 1, "newzealand": 1}.get(unit.contingent, -1)


def affords(p: Position, unit: Unit, price: int) -> bool:
    of = dominion(unit)
    if of >= 0 and p.g.dominions[of] >= 1:
        return False
    return bool(p.g.rps[NATIONS.index(PURSES.get(unit.nation, unit.nation))] >= price)


def may_rebuild(p: Position, unit: Unit, price: int = 1) -> bool:
    """5.31 to 5.37."""
    if unit.box != "dead" or unit.row["replaceable"] == "no" or unit.nation == "ab":
        return False
    if (p.game == "near-east" and unit.nation == "ge") or (unit.nation == "sr" and p.g.played & TYPHUS):
        return False
    return affords(p, unit, price)


def may_rebuild_support(p: Position, unit: Unit) -> bool:
    """5.34, 5.45b."""
    if not unit.hq or not unit.support or p.letter in "BC" or (unit.nation == "ru" and p.g.tsar):
        return False
    return may_rebuild(p, unit, 2)


def may_restore(p: Position, unit: Unit) -> bool:
    """5.31, 5.32a, 6.58a."""
    if unit.left >= unit.steps or unit.row["replaceable"] != "yes":
        return False
    if unit.hex:
        return not p.g.played & INFLUENZA and supply(p, unit) == "normal" and affords(p, unit, 1)
    return unit.box in ("europe", "near-east") and affords(p, unit, 1)


def rebuilt_in(p: Position, unit: Unit) -> str:
    """5.35a, 5.37a: the box into which a unit comes."""
    died = p.g.died_on[unit.number]
    near = died >= 3 and unit.nation != "ge"
    return "near-east" if near or p.game == "near-east" else "europe"


# -- 5.4, 5.6 ----------------------------------------------------------------------------------------------------------


def russian_hexes(p: Position) -> set[str]:
    """5.43d: where Russians are, or were the last Allies to enter."""
    found = {u.hex for u in p.units if u.hex and u.flag == "ru"}
    for f in range(6):
        numbers = p.g.box.fronts[f].numbers
        found |= {n for i, n in enumerate(numbers) if p.g.russian[f] >> i & 1}
    return found & p.held[AL]


def cities(p: Position, countries: tuple[str, ...]) -> set[str]:
    return {
        its.name
        for its in p.ground.hexes.values()
        if its.town == "city" and its.country in countries and its.front in p.fronts
    }


def tsar_bonus(p: Position) -> int:
    """5.42, 5.43."""
    found = len(cities(p, ("ru", "pl")) & p.held[CP])
    if p.game == "near-east":
        return found
    found += 2 * bool(p.g.played & CZAR) + bool(p.g.played & BRUSILOV) + 3 * ("E7030" in p.held[CP])
    found -= 2 * (p.letter in "ABCDEFG") + (p.letter in "HIJK")
    return found - taken(p)


def taken(p: Position) -> int:
    central = ("ge", "ah", "lu", "tu", "bu", *(("ro",) if p.allegiance("ro") == CP else ()))
    return len(cities(p, central) & russian_hexes(p))


def surrender_bonus(p: Position) -> int:
    """5.62."""
    g, found = p.g, 0
    for its in p.ground.hexes.values():
        if "surrender" in its.kinds and its.front in p.fronts and its.name in p.held[AL]:
            fed = its.name in area(p, "br", its.front, False) | area(p, "ru", its.front, False)
            found += fed or any(u.nation == "ab" for u in p.at.get(its.name, ()))
    turks = [u for u in p.units if u.nation == "tu"]
    came = next(u for u in turks if u.name == "tu-58").box not in ("absent", "holding")
    found += sum(u.box == "arabia" for u in turks) < (5 if came else 4)
    found += bool(g.marks & ALPENKORPS) + 3 * bool(g.marks & IN_BAGHDAD) + bool(g.marks & IN_JERUSALEM)
    found += 4 * bool(g.played & ISLAM and not any(u.nation == "tu" for u in p.at.get("N3653", ())))
    reserve = [u for u in turks if u.box == "reserve" and u.size == "division" and u.kind in ("infantry", "mountain")]
    return found + max(int(g.required) - len(reserve), 0)


# -- 5.8 ---------------------------------------------------------------------------------------------------------------


def may_take(p: Position, side: int, theatre: int) -> bool:
    """5.83, 5.84: whether a side may choose a theatre."""
    g = p.g
    if g.initiative[theatre] == side:
        return True
    if g.switched and g.letter - g.switched <= 1:
        return False
    return theatre == 1 or unbroken(p, side)


def unbroken(p: Position, side: int) -> bool:
    west = {its.name: its for its in p.ground.of("west")}
    line = {h for h in west if p.stack(h, side)}

    def borders(h: str, country: str) -> bool:
        return any(west[n].country == country for n in p.ground.ways[h].values())

    north = {h for h in line if "coast" in west[h].kinds or borders(h, "nl") or h[1:3] == "70"}
    south = {h for h in line if borders(h, "ch") or h[1:3] == "36"}
    found, edge = set(north), set(north)
    while edge:
        edge = {n for h in edge for n in p.ground.ways[h].values() if n in line} - found
        found |= edge
    return bool(found & south)


# -- 7.1 ---------------------------------------------------------------------------------------------------------------


def control_wrong(p: Position) -> list[str]:
    """7.1: each playable land hex is one side's, but neutral land; who stands there, has it."""
    wrong = [f"{h} is both sides'" for h in p.held[CP] & p.held[AL]]
    for its in p.ground.hexes.values():
        if its.terrain == "lake" or its.front not in p.fronts:
            continue
        neutral = its.country in ("nl", "ch", "al", "it", "bu", "ro", "gk", "tu")
        held = its.name in p.held[CP] | p.held[AL]
        beach = "landing" in its.kinds
        if not held and not neutral and not beach:
            wrong.append(f"{its.name} is nobody's")
        if not held and its.country in NATIONS and p.allegiance(its.country) != NOBODY and not beach:
            wrong.append(f"{its.name} is nobody's")
    for h, there in p.at.items():
        wrong += [f"{u} does not hold its hex" for u in there if h not in p.held[u.side]]
        if len({u.side for u in there}) > 1 and p.g.rising < 0:
            wrong.append(f"{h} has both sides")
    return wrong


# -- 7.25 --------------------------------------------------------------------------------------------------------------


def may_see(p: Position, side: int, unit: Unit) -> bool:
    """7.25: own units, tops of stacks, stacks of a combat under way; 7.25b: for the CP all in three countries."""
    if not unit.hex or unit.side == side or p.g.shown >> unit.number & 1:
        return True
    if side == CP and p.ground.hexes[unit.hex].country in ("ge", "ah", "pl"):
        return True
    its = p.ground.hexes[unit.hex]
    if unit.side == CP and p.g.treaty and its.front == "east":  # 5.47: open victory points hang on it
        if (unit.hq and unit.nation == "ge") or (its.country == "ru" and "vp" in its.kinds):
            return True
    elif unit.side == CP and p.g.played & ISLAM and unit.hex == "N3653":  # 6.45b
        return True
    there = p.stack(unit.hex, unit.side)
    chosen = p.g.tops.get(p.g.box.hex[unit.hex], -1)
    on_top = next((u for u in there if u.number == chosen), there[0])
    return on_top is unit
