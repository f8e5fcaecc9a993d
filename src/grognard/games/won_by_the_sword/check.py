"""What would be wrong with a state: conservation, and what the rules promise at every moment."""

from __future__ import annotations

from .columns import unled
from .kinds import ART, FORM, KINDS, KIND_NATION, NATIONS
from .patrol import unplaced
from .state import Bag, State, is_infantry, is_regiment, regiments, side_of, steps, with_patrols


def bags(g: State) -> list[Bag]:
    """Every bag of troops in play; the cadres too."""
    found = [one.troops for one in g.columns if one is not None]
    found += [one.troops for one in g.garrisons if one is not None]
    found += [((patrol.kind, 1),) for patrol in g.patrols.values()]
    found += [((kind, 1),) for kind in unplaced(g)]
    if g.battle is not None:
        found += g.battle.wings
    return [*found, *g.cadre]


def check(g: State) -> list[str]:
    """Everything that is wrong; empty if it is sound (1.4c, 1.8, 4.0a, 4.0c, 16.0)."""
    box = g.box
    wrong: list[str] = []
    total = [0] * len(g.raised)
    guns = [0] * len(NATIONS)
    for bag in bags(g):
        for kind, n in bag:
            nation = KIND_NATION[kind]
            if n <= 0:
                wrong.append(f"{n} of {KINDS[kind]}")
            if is_regiment(kind):
                total[nation * 2 + (not is_infantry(kind))] += n
            elif FORM[kind] == ART:
                guns[nation] += n
    if total != g.raised:
        wrong.append(f"regiments {total} instead of {g.raised}")
    for nation, name in enumerate(NATIONS):
        if guns[nation] > box.pool[name]["artillery"]:
            wrong.append(f"too many guns of {name}")
    if len(g.place) != box.ncards or g.ta_left < 0:
        wrong.append("cards or chits are missing")
    _columns(g, wrong)
    _garrisons(g, wrong)
    leaders = [leader for one in g.columns if one is not None for leader in one.leaders]
    leaders += [leader for one in g.garrisons if one is not None for leader in one.leaders]
    leaders += [*g.away, *(leader for leader, _ in g.homeless)]
    if len(leaders) != len(set(leaders)):
        wrong.append("a leader is in two places")
    for space, siege in g.sieges.items():
        found = g.columns[siege.column]
        if found is None or found.at != space:
            wrong.append(f"nobody besieges {box.spaces[space]}")
    for patrol in g.patrols.values():
        if g.columns[patrol.column] is None:
            wrong.append("a patrol without a column")
    return wrong


def _columns(g: State, wrong: list[str]) -> None:
    making = g.act is not None and g.act.stage == "split"
    for c, found in enumerate(g.columns):
        if found is None or (g.battle is not None and c in (g.battle.attacker, g.battle.defender)):
            continue
        if making and g.act is not None and (g.act.column == c or c in g.act.what):
            continue
        dying = g.act is not None and g.act.stage in ("end", "epidemic", "siege-hits", "activity")
        bag = with_patrols(g, c)
        if not found.leaders or (not dying and not steps(bag)):
            wrong.append(f"column {c} is empty")
        if unled(g, found.leaders, tuple(item for item in bag if FORM[item[0]] != ART)):
            wrong.append(f"column {c} lacks a leader")
        if found.bp < 0 or found.fatigue < 0:
            wrong.append(f"column {c} owes something")
        if regiments(bag) and side_of(c) not in (0, 1):
            wrong.append("nobody's column")


def _garrisons(g: State, wrong: list[str]) -> None:
    box = g.box
    for space, held in enumerate(g.garrisons):
        if held is None:
            continue
        if steps(held.troops) > box.fort[space].garrison or held.bp < 0:
            wrong.append(f"the garrison of {box.spaces[space]} is too large")
        if any(KIND_NATION[kind] != held.nation for kind, _ in held.troops if FORM[kind] != ART):
            wrong.append(f"nations are mixed in {box.spaces[space]}")
