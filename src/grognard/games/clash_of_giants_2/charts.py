"""The odds of the attacks being built or declared, die by die.

Every unit rolls for itself, so chances multiply, except that units of a new corps share an efficiency nobody knows yet
(YPR.10.3): then everything is averaged over its track. All of it as the attacker sees it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from math import prod
from typing import NamedTuple

from ...kernel.charts import bar, chance, mean
from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.odds import gathered
from ...kernel.picture import Bar, Chart, Roll, Tone
from ...kernel.words import capital, figure
from .box import ALL
from .combat import ATTACKER, CHANCE, duties
from .names import name_of, say
from .odds import (
    chances, crossing, defenders, efficiency, efficiency_in_defence, left_of, lone_forts, odds, supported,
)  # fmt: skip
from .retreat import may_ignore, next_remnant
from .state import OFF, Attack, State, fort_here, mounted, units_at

BEFORE_THE_DICE = ("withdraw", "open", "choose", "dice")


def charts(known: Known[State], language: str) -> list[Chart]:
    """One chart for every attack that is not decided yet, the one being made or fought first."""
    g = known.state
    found = []
    b = g.battle
    if b is not None:
        living = tuple(u for u in b.attackers if g.loc[u] < OFF)
        if b.stage in BEFORE_THE_DICE and (defenders(g, b.targets) or lone_forts(g, b.targets)):
            found.append(_chart(g, Attack(b.targets, living), b.rolling, "", language))
    for attack in reversed(g.attacks):
        if attack.attackers:
            found.append(_chart(g, attack, (), _option(g, attack), language))
    return found


def _option(g: State, attack: Attack) -> str:
    """The answer by which the attacker gets this chart, at this moment."""
    if g.phase == "join":
        return "settle" if attack is g.attacks[-1] else ""
    return f"fight:{g.box.numbers[attack.targets[0]]}" if g.phase == "resolve" and len(g.attacks) > 1 else ""


# -- what one die does ----------------------------------------------------------------------------------------------


class Fear(NamedTuple):
    """What a unit has to fear from its die: chances that it holds, is destroyed, or lives on and falls back so far."""

    holds: float
    dies: float
    falls: Mapping[int, float]


def fear(g: State, ter: int, modifier: int, steps: int, most: int) -> Fear:
    """STD.12.12, STD.12.13: a step for every failure; who lives falls back as far as it failed by."""
    faces = chances(g, ter, modifier)
    holds = faces.pop(0, 0) / 6
    if steps < 2:
        return Fear(holds, 1 - holds, {})
    return Fear(holds, 0.0, gathered((min(over, most), count / 6) for over, count in faces.items()))


class Stand(NamedTuple):
    """A defender where the question is whether a hex is cleared."""

    fear: Fear
    steady: bool
    """It may ignore a retreat of one hex."""
    here: bool = True
    """It stands in the hex in question, not in another one attacked with it."""


def cleared(stands: Sequence[Stand], *, together: bool) -> float:
    """The chance that nobody stays here: destroyed or driven off.

    `together`: everybody goes as far as the worst of them (STD.12.14, a switch)."""
    if not together:
        return prod(s.fear.dies + s.fear.falls.get(1, 0.0) * (not s.steady) + _far(s.fear) for s in stands if s.here)
    nobody_falls = prod(s.fear.dies if s.here else s.fear.dies + s.fear.holds for s in stands)
    far = 1 - prod(1 - _far(s.fear) for s in stands)
    firm = [s.here and s.steady for s in stands]
    at_most_one = prod(s.fear.dies if f else 1 - _far(s.fear) for s, f in zip(stands, firm, strict=True))
    none = prod(s.fear.dies if f else s.fear.dies + s.fear.holds for s, f in zip(stands, firm, strict=True))
    return nobody_falls + far + at_most_one - none


def _far(its: Fear) -> float:
    return sum(likely for length, likely in its.falls.items() if length > 1)


# -- one attack -----------------------------------------------------------------------------------------------------


class Prospect:
    """An attack before its dice, in every world that may turn out to be the true one."""

    def __init__(self, g: State, attack: Attack, rolling: Sequence[int]) -> None:
        self.g, self.targets, self.attackers = g, attack.targets, attack.attackers
        self.odds = odds(g, self.targets, self.attackers)
        self.there, self.forts = defenders(g, self.targets), lone_forts(g, self.targets)
        self.rolling = rolling
        """Attackers already picked to roll."""
        self.count = 0 if self.odds.attacker == ALL else min(len(self.attackers), self.odds.limit)
        self.worlds = _worlds(g, (*self.there, *self.attackers))
        self.most = int(g.options["retreat-most"])

    def defence(self, world: State, u: int) -> Fear:
        if self.odds.defender == ALL:
            return Fear(1.0, 0.0, {})
        ter = efficiency_in_defence(world, u, self.attackers)
        return fear(world, ter, self.odds.defender, world.left[u], self.most)

    def attack(self, world: State, u: int) -> Fear:
        return fear(world, efficiency(world, u), self.odds.attacker, 1, self.most)

    def fort(self, i: int) -> Fear:
        """STD.13.2: a fort alone loses steps and never falls back."""
        if self.odds.defender == ALL:
            return Fear(1.0, 0.0, {})
        holds = fear(self.g, self.g.box.fort_ter[i], self.odds.defender, 1, self.most).holds
        return Fear(holds, 1 - holds, {}) if self.g.forts[i] < 2 else Fear(holds, 0.0, {0: 1 - holds})

    def clear(self, hexes: Sequence[int]) -> float:
        """The chance that nothing stays in these hexes."""
        g, together = self.g, bool(self.g.options["stack-retreats"])
        walls = prod(self.fort(i).dies for i in self.forts if g.box.forts[i] in hexes)
        stands = [
            [Stand(self.defence(world, u), may_ignore(g, u, 1), g.loc[u] in hexes) for u in self.there]
            for world in self.worlds
        ]
        return walls * mean(cleared(each, together=together) for each in stands)

    def losses(self) -> tuple[float, float]:
        """STD.12.11: the chance that an attacker loses a step, and how many steps on average."""
        found = []
        for world in self.worlds:
            fails = {u: 1 - self.attack(world, u).holds for u in self.attackers} if self.count else {}
            sets = self._rollers(fails)
            some = mean(1 - prod(1 - fails[u] for u in chosen) for chosen in sets)
            found.append((some, mean(sum(fails[u] for u in chosen) for chosen in sets)))
        return mean(some for some, _ in found), mean(steps for _, steps in found)

    def _rollers(self, fails: Mapping[int, float]) -> list[tuple[int, ...]]:
        """Who will roll: those picked, and the best or the worst of the others, or any of them."""
        rest = sorted((u for u in fails if u not in self.rolling), key=lambda u: fails[u])
        wanted = self.count - len(self.rolling)
        if self.g.options["loss-choice"] == CHANCE:
            return [(*self.rolling, *some) for some in combinations(rest, wanted)]
        picked = rest if self.g.options["loss-choice"] == ATTACKER else rest[::-1]
        return [(*self.rolling, *picked[:wanted])]


def _worlds(g: State, units: Sequence[int]) -> list[State]:
    """The position with every efficiency that the new corps in a combat may turn out to have, each as likely."""
    box = g.box
    unproven = sorted({corps for u in units if not box.ter[u] and not g.corps_ter[corps := _corps(g, u)]})
    found = []
    for case in product(box.tables["new_reserve"]["ter"], repeat=len(unproven)) if unproven else ((),):
        world = g.copy() if unproven else g
        for corps, ter in zip(unproven, case, strict=True):
            world.corps_ter[corps] = ter
        found.append(world)
    return found


def _corps(g: State, u: int) -> int:
    return g.box.new_corps.index(g.box.formation[u])


def _chart(g: State, attack: Attack, rolling: Sequence[int], option: str, language: str) -> Chart:
    box = g.box
    it = Prospect(g, attack, rolling)
    some, steps = it.losses()
    theirs = mean(sum(1 - it.defence(world, u).holds for u in it.there) for world in it.worlds)
    theirs += sum(1 - it.fort(i).holds for i in it.forts)
    sides = [name_of(box, "side", who, language) for who in (g.side, 1 - g.side)]
    names = {h: name_of(box, "space", h, language) for h in it.targets}
    return Chart(
        name=say(
            language,
            "chart-attack",
            space=", ".join(names.values()),
            column=box.tables["combat"]["columns"][it.odds.column],
        ),
        option=option,
        chance=chance(it.clear(it.targets)),
        bars=(
            *(bar(say(language, "chart-clear", space=names[h]), it.clear((h,))) for h in names),
            bar(say(language, "chart-lose", side=sides[0]), some, "bad"),
        ),
        figures=(
            *_figures(it, language),
            (say(language, "chart-steps", side=sides[1]), figure(theirs, language)),
            (say(language, "chart-steps", side=sides[0]), figure(steps, language)),
            *_remarks(it, language),
            *_duty(g, attack, language),
        ),
        rolls=_rolls(it, language),
    )


# -- die by die -----------------------------------------------------------------------------------------------------


def _rolls(it: Prospect, language: str) -> tuple[Roll, ...]:
    """Every die of a combat: defenders, forts, then attackers (all of them while it is open which ones roll)."""
    found = [_roll(it, u, defends=True, language=language) for u in it.there]
    found += [_fort_roll(it, i, language) for i in it.forts]
    if it.count:
        rolling = it.rolling if len(it.rolling) == it.count else it.attackers
        found += [_roll(it, u, defends=False, language=language) for u in rolling]
    return tuple(found)


def _roll(it: Prospect, u: int, *, defends: bool, language: str) -> Roll:
    """One unit's die. Where its efficiency is unknown, the mean of what it may be."""
    g = it.g
    cases = [it.defence(world, u) if defends else it.attack(world, u) for world in it.worlds]
    holds, dies = mean(case.holds for case in cases), mean(case.dies for case in cases)
    bars = [_bar("holds", holds, "bad" if defends else "good", language)]
    for n in sorted({n for case in cases for n in case.falls}):
        steady = n == 1 and may_ignore(g, u, 1)
        likely = mean(case.falls.get(n, 0.0) for case in cases)
        bars.append(_bar("step" if steady else "falls", likely, "even" if steady else "good", language, n))
    bars.append(_bar("step" if not defends and g.left[u] > 1 else "dies", dies, "good" if defends else "bad", language))
    partly = not defends and it.count < len(it.attackers) and len(it.rolling) < it.count
    modifier = it.odds.defender if defends else it.odds.attacker
    return Roll(
        piece=f"unit:{g.box.units[u]}",
        name=name_of(g.box, "unit", u, language),
        side=g.box.sides[g.box.side[u]],
        need=_need(holds, unknown=len({case.holds for case in cases}) > 1),
        bars=tuple(bar for bar in bars if bar.chance),
        note=say(language, "chart-some-roll", count=it.count) if partly else _modified(modifier, language),
    )


def _fort_roll(it: Prospect, i: int, language: str) -> Roll:
    box, its = it.g.box, it.fort(i)
    bars = [_bar("holds", its.holds, "bad", language), _bar("dies", its.dies, "good", language)]
    bars += [_bar("step", likely, "even", language) for likely in its.falls.values()]
    return Roll(
        piece=f"space:{box.numbers[box.forts[i]]}",
        name=say(language, "chart-fort", space=name_of(box, "space", box.forts[i], language)),
        side=box.sides[box.fort_side[i]],
        need=_need(its.holds, unknown=False),
        bars=tuple(bar for bar in bars if bar.chance),
        note=_modified(it.odds.defender, language),
    )


def _bar(key: str, likely: float, tone: Tone, language: str, length: int = 0) -> Bar:
    return bar(say(language, f"chart-{key}", length=length), likely, tone)


def _need(holds: float, *, unknown: bool) -> str:
    """The highest die that does no harm; – without a die."""
    if unknown:
        return "?"
    return "–" if holds >= 1 else f"≤ {round(holds * 6)}"


def _modified(modifier: int, language: str) -> str:
    if modifier == ALL:
        return say(language, "chart-no-roll")
    return say(language, "chart-modifier", modifier=f"{modifier:+d}") if modifier else ""


def _figures(it: Prospect, language: str) -> list[tuple[str, str]]:
    """What the column comes from: factors, and why it is shifted."""
    g, found = it.g, it.odds
    why = []
    ground = sum(g.box.defence[h] for h in it.targets if units_at(g, h) and fort_here(g, h) < 0)  # as in defence_of
    if ground:
        why.append(say(language, "chart-why-defence", count=ground))
    if max(left_of(g, h) for h in it.targets):
        why.append(say(language, "chart-why-ground"))
    river = crossing(g, it.targets, it.attackers)
    if river:
        why.append(say(language, f"chart-why-{river}"))
    if supported(g, it.targets, it.attackers):
        why.append(say(language, "chart-why-support"))
    if found.fort:
        why.append(say(language, "chart-why-fort"))
    figures = [
        (say(language, "chart-factors"), f"{found.attack} : {found.defence}"),
        (say(language, "chart-shift"), f"{found.shift:+d}" if found.shift else "0"),
    ]
    return [*figures, (say(language, "chart-why"), capital(", ".join(why)))] if why else figures


def _remarks(it: Prospect, language: str) -> list[tuple[str, str]]:
    """What the dice do not tell: cavalry may be gone before, a remnant may fill the gap."""
    g = it.g
    found = []
    if any(mounted(g, u) for u in it.there) and (g.battle is None or g.battle.stage == "withdraw"):
        found.append(say(language, "chart-may-slip"))
    table = g.box.tables.get("remnant")
    if table and next_remnant(g) >= 0 and any(g.box.nation[u] == table["nation"] for u in it.there):
        found.append(say(language, "chart-may-fill"))
    return [(say(language, "chart-remark"), capital(", ".join(found)))] if found else []


def _duty(g: State, attack: Attack, language: str) -> list[tuple[str, str]]:
    """What else has to be attacked if this attack stands, while attacks are still declared."""
    owes = owed(g, attack, language) if g.phase in ("combat", "join") else ""
    return [(say(language, "chart-duty"), owes)] if owes else []


def owed(g: State, attack: Attack, language: str) -> str:
    """STD.12.5: the hexes that an attack obliges its side to attack as well, and that nobody attacks yet."""
    hexes = duties(g, attack) & ~g.struck
    return ", ".join(name_of(g.box, "space", h, language) for h in bits(hexes))
