"""STD.12.6 to STD.12.9, BB.CRT, BB.TER: what an attack is worth before the dice, and each unit's chance in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .box import ALL
from .state import UNSUPPLIED, State, fort_here, mounted, units_at


class Odds(NamedTuple):
    """An attack in numbers."""

    attack: int
    defence: int
    shift: int
    column: int
    attacker: int
    """What attackers add to their dice; ALL: they do not roll."""
    defender: int
    limit: int
    """How many attackers roll for loss."""
    fort: bool


def factor(g: State, u: int) -> int:
    """STD.2.4, STD.2.5, STD.14.6: a unit attacks and defends with the steps it has left."""
    return g.left[u]


def defenders(g: State, targets: Sequence[int]) -> list[int]:
    """The units in the attacked hexes. STD.12.10: each of them rolls."""
    return [u for h in targets for u in units_at(g, h)]


def lone_forts(g: State, targets: Sequence[int]) -> list[int]:
    """STD.13.2: forts that defend alone."""
    return [i for h in targets if not units_at(g, h) and (i := fort_here(g, h)) >= 0]


def defence_of(g: State, h: int) -> int:
    """The defence factors of one hex: its units, its fort with them (STD.13.3), the best of its terrain (STD.12.8)."""
    there = [u for u in units_at(g, h) if not g.retreated >> u & 1]  # STD.12.18: who fled here adds nothing
    fort = fort_here(g, h)
    if not units_at(g, h):
        return g.forts[fort] if fort >= 0 else 0
    total = sum(factor(g, u) for u in there) + g.box.defence[h]
    if fort >= 0 and g.box.tables["fort"]["left"]:
        total -= g.box.defence[h]  # its shift is better than a factor
        if g.options.get("fort-factor"):
            total += g.forts[fort]
    return total


def left_of(g: State, h: int) -> int:
    """GAL.TEC.n1: columns left for one hex: terrain, place or fort, once (STD.12.8). GAL.TEC.n2: none alone."""
    if not units_at(g, h):
        return 0
    fort = g.box.tables["fort"]["left"] if fort_here(g, h) >= 0 else 0
    return max(g.box.left[h], int(fort))


def crossing(g: State, targets: Sequence[int], attackers: Sequence[int]) -> str:
    """The river all attackers cross: "major" if each crosses a major one, "river" if some kind, "" if one does not.

    STD.12.9, YPR.TEC.n1; mixed kinds count as the lesser."""
    kinds = {
        next((kind for kind, its in g.box.rivers.items() if (g.loc[u], h) in its), "")
        for u in attackers
        for h in targets
    }
    if "" in kinds or not kinds:
        return ""
    return "major" if kinds == {"major"} else "river"


def supported(g: State, targets: Sequence[int], attackers: Sequence[int]) -> bool:
    """Whether offensive support helps: in use this turn, infantry only (STD.12.20, GAL.10.1e, YPR.10.1d), and not the
    Russians at Przemysl (GAL.10.2a)."""
    side = g.box.side[attackers[0]]
    if g.supported[side] != g.turn or any(mounted(g, u) for u in attackers):
        return False
    table = g.box.tables.get("przemysl")
    return table is None or g.box.sides[side] != "ru" or all(g.box.numbers[h] != table["hex"] for h in targets)


def odds(g: State, targets: Sequence[int], attackers: Sequence[int]) -> Odds:
    """The column of the combat table, with everything that shifts it."""
    table = g.box.tables["combat"]
    attack = sum(factor(g, u) for u in attackers)
    defence = sum(defence_of(g, h) for h in targets)
    shift = -max(left_of(g, h) for h in targets)  # STD.12.4: once, whichever hex gives it
    river = crossing(g, targets, attackers)
    if river:
        effect = g.box.tables["side"][river]
        defence += int(effect["defence"])
        shift -= int(effect["left"])
    if supported(g, targets, attackers):
        shift += int(table["support_right"])
    column = column_of(attack, defence, shift, cap_first=bool(g.options["cap-first"]))
    fort = any(fort_here(g, h) >= 0 for h in targets)
    attacker, limit = int(table["attacker"][column]), int(table["limit"][column])
    if fort:  # BB.CRT.n3, BB.CRT.n4, STD.13.4: all roll, at the worst with the last modifier
        limit = int(table["fort_limit"])
        attacker = int(table["fort_attacker"]) if attacker == ALL else attacker
    return Odds(attack, defence, shift, column, attacker, int(table["defender"][column]), limit, fort)


LOWEST, HIGHEST = -2, 5
"""Columns counted from 1-1: 1-3 is two to the left, 6-1 five to the right."""


def column_of(attack: int, defence: int, shift: int, cap_first: bool = False) -> int:
    """BB.CRT.1 to BB.CRT.8; STD.12.6: rounded for the defender; STD.12.7: the true ratio is shifted, then limited."""
    if defence <= 0:
        place = HIGHEST
    elif attack >= defence:
        place = attack // defence - 1
    else:
        place = 1 - -(-defence // attack) if attack else LOWEST
    if cap_first:
        place = max(LOWEST, min(HIGHEST, place))
    return max(LOWEST, min(HIGHEST, place + shift)) - LOWEST


def result(g: State, die: int, modifier: int) -> int:
    """BB.CRT.n1, BB.CRT.n2: the die as it counts."""
    table = g.box.tables["combat"]
    if die in table["natural"]:
        return die
    return max(int(table["lowest"]), min(int(table["highest"]), die + modifier))


def efficiency(g: State, u: int) -> int:
    """BB.TER.1, STD.8.6: a unit's TER, two less without supply and never below one; of a new corps once it is known."""
    box = g.box
    ter = box.ter[u] or g.corps_ter[box.new_corps.index(box.formation[u])]
    if g.supply[u] == UNSUPPLIED:
        ter = max(int(box.tables["ter"]["lowest"]), ter + int(box.tables["ter"]["unsupplied"]))
    return ter


def efficiency_in_defence(g: State, u: int, attackers: Sequence[int]) -> int:
    """BB.TER.2, STD.14.2: mounted cavalry attacked by any infantry has a TER of 1; not the British (YPR.11.2)."""
    if mounted(g, u) and any(not mounted(g, v) for v in attackers):
        stubborn = g.box.tables.get("cavalry", {}).get("defends_as_infantry", ())
        if g.box.nation[u] not in stubborn:
            return int(g.box.tables["ter"]["cavalry"])
    return efficiency(g, u)


def chances(g: State, ter: int, modifier: int) -> dict[int, int]:
    """By how much a unit fails, and on how many of six faces; 0: it holds."""
    found: dict[int, int] = {}
    for die in range(1, 7):
        over = max(0, result(g, die, modifier) - ter)
        found[over] = found.get(over, 0) + 1
    return found
