"""The odds of the combat under way: what the dice of damage and of mastery may bring; of disengagements, who gets away.

Exact: every face of every die is looked at, by the rules' own functions."""

from __future__ import annotations

from itertools import product

from ...kernel.charts import bar, chance, mean
from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.picture import Chart, Tone
from ...kernel.sheets import signed
from ...kernel.words import figure
from .arena import column_name
from .combat import leads
from .markers import slip_modifier
from .names import name_of, say
from .odds import Odds, bombardment, doctrine_of_lead, mastery, mastery_shifts, odds, outcome, shot, shot_modifier
from .state import OFF, PARTIAL, TOTAL, Battle, State, fighters_at, in_zone
from .weather import foggy

DICE = range(1, 7)
PAIRS = tuple(product(DICE, DICE))
BEFORE = frozenset(("guns", "reply", "counter", "bombard", "bombard_back", "lead", "lead_defence", "ratio", "throw"))


def charts(known: Known[State], language: str) -> list[Chart]:
    """The combat being fought, while its dice are still to come; disengagements to be tried."""
    g = known.state
    if g.battle is not None:
        return _combat(g, g.battle, language) if g.phase in BEFORE and g.battle.attackers and not g.due else []
    trying = g.phase == "disengage" and not g.due and not g.falls
    return _disengagements(g, language) if trying else []


# -- a combat ---------------------------------------------------------------------------------------------------------


def _combat(g: State, b: Battle, language: str) -> list[Chart]:
    if b.dice[0] or not fighters_at(g, b.hex, 1 - g.side):
        return []
    found = []
    if g.phase in ("guns", "reply", "counter", "bombard", "bombard_back"):
        found += [_fire(g, b, defender, language) for defender in (False, True) if bombardment(g, b, defender)]
    found.insert(0, _attack(g, b, b.lead, b.lead_defence, "", language))
    if g.phase == "lead":
        found += [_attack(g, b, u, -1, f"lead:{g.box.units[u]}", language) for u in leads(g, b)]
    elif g.phase == "lead_defence":
        there = fighters_at(g, b.hex, 1 - g.side)
        found += [_attack(g, b, b.lead, u, f"lead:{g.box.units[u]}", language) for u in there]
    return found


def damage(g: State, its: Odds, lead: int) -> list[tuple[int, int]]:
    """12.2.5: damage of attacker and defender for each of the 36 throws."""
    found = []
    for one, two in PAIRS:
        attacker, defender, _ = outcome(g, its.column, one + two)
        if foggy(g) and g.side == g.scene.initiative:
            attacker = max(0, attacker - 1)  # 12.2.5d
        found.append((attacker + (doctrine_of_lead(g, lead, "damage") if lead >= 0 else 0), defender))
    return found


def levels(g: State, b: Battle, defender: bool) -> list[int]:
    """12.2.6: mastery for each face of a side's die."""
    more = sum(one.by for one in mastery_shifts(g, b, defender))
    return [mastery(g, die, more) for die in DICE]


def _attack(g: State, b: Battle, lead: int, lead_defence: int, option: str, language: str) -> Chart:
    twin = b.copy()
    twin.lead, twin.lead_defence = lead, lead_defence
    its = odds(g, twin, lead, lead_defence)
    columns = g.box.tables["combat"]["columns"]
    chosen = lead if lead_defence < 0 else lead_defence
    name = say(
        language,
        "chart-attack-lead" if option else "chart-attack",
        unit=name_of(g.box, "unit", chosen, language) if option else "",
        column=column_name(columns, its.column),
    )
    if its.column < 0:  # 12.2.4d
        return Chart(name=name, option=option, chance=0, figures=((say(language, "chart-void"), ""),))
    harm = damage(g, its, lead)
    ours, theirs = levels(g, twin, False), levels(g, twin, True)
    sides = [name_of(g.box, "side", side, language) for side in (g.side, 1 - g.side)]
    wins = _share(ours, PARTIAL)
    return Chart(
        name=name,
        option=option,
        chance=chance(wins),
        bars=(
            bar(say(language, "chart-master", side=sides[0]), wins),
            bar(say(language, "chart-master-total", side=sides[0]), _share(ours, TOTAL)),
            bar(say(language, "chart-master", side=sides[1]), _share(theirs, PARTIAL), "bad"),
            bar(say(language, "chart-master-total", side=sides[1]), _share(theirs, TOTAL), "bad"),
        ),
        figures=(
            (say(language, "chart-damage", side=sides[1]), _spread([its for _, its in harm], language)),
            (say(language, "chart-damage", side=sides[0]), _spread([its for its, _ in harm], language)),
            (say(language, "chart-shift"), signed(sum(one.by for one in its.shifts))),
        ),
    )


def _share(levels_: list[int], least: int) -> float:
    """How many of the faces of a die give this mastery, or more."""
    return mean(float(level >= least) for level in levels_)


def _spread(values: list[int], language: str) -> str:
    """4.2 (2-7)."""
    return f"{figure(mean(values), language)} ({min(values)}-{max(values)})"


def _fire(g: State, b: Battle, defender: bool, language: str) -> Chart:
    """15.2.2: what a bombardment does, as it stands."""
    points = bombardment(g, b, defender)
    more = 0 if defender else shot_modifier(g, b)
    harm = [shot(g, points, die + more) for die in DICE]
    side = name_of(g.box, "side", 1 - g.side if defender else g.side, language)
    tone: Tone = "bad" if defender else "good"
    bars = [
        bar(say(language, "chart-harm", points=n), mean(float(its >= n) for its in harm), tone)
        for n in (1, 2, 3)
        if max(harm) >= n
    ]
    return Chart(
        name=say(language, "chart-fire", side=side, points=points),
        chance=chance(mean(float(its > 0) for its in harm)),
        bars=tuple(bars),
        figures=(
            (say(language, "chart-modifier"), signed(more)),
            (say(language, "chart-mean"), figure(mean(harm), language)),
        ),
    )


# -- disengagement ----------------------------------------------------------------------------------------------------


def _disengagements(g: State, language: str) -> list[Chart]:
    """13.0: for each unit whose morale may be used, whether it gets away as it likes."""
    marked = [u for u in bits(g.disengaging) if g.loc[u] < OFF and g.box.side[u] == g.side and in_zone(g, u)]
    found = []
    for u in marked:
        units = [v for v in marked if g.loc[v] == g.loc[u]]
        mode = any(g.retreating >> v & 1 for v in units)
        rows = [row for row in g.box.tables["disengagement"]["rows"] if mode or not row["retreat_mode"]]
        more = slip_modifier(g, u, units)
        fell = [next(row for row in reversed(rows) if die + more >= row["from"]) for die in DICE]
        away = mean(float(not row["star"] and not row["led"]) for row in fell)
        found.append(
            Chart(
                name=say(language, "chart-away", unit=name_of(g.box, "unit", u, language)),
                option=f"disengage:{g.box.units[u]}",
                chance=chance(away),
                bars=(
                    bar(say(language, "chart-away-free"), away),
                    bar(say(language, "chart-away-led"), mean(float(row["led"]) for row in fell), "even"),
                    bar(say(language, "chart-away-loss"), mean(float(row["star"]) for row in fell), "bad"),
                ),
                figures=((say(language, "chart-modifier"), signed(more)),),
            )
        )
    return found
