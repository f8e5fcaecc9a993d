"""The odds of the attack being built: what the die may bring.

Exact once the stacks are open (7.25a): every face of the die is looked at, by the rules' own functions. Before, what
lies beneath the enemy's stack is guessed at, and the chart says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...kernel.charts import bar, chance, mean
from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.once import once
from ...kernel.picture import Chart
from ...kernel.sheets import signed
from ...kernel.words import figure
from .arena import column_name
from .arsenal import usable
from .bets import results
from .combat import odds, supporters
from .hiding import sees
from .names import name_of, say
from .odds import foreseen
from .state import Attack, Odds, State, defence_of, fighters_at, fort_at, front_at, units_at

BEFORE = frozenset(("join", "shy_away", "try_all", "flee", "support", "support_defence", "commit", "commit_defence"))
"""Phases in which the die is still to come."""


def charts(known: Known[State], language: str) -> list[Chart]:
    """The combat being built, as it stands and for each headquarters that may support."""
    g = known.state
    a = g.attack
    if a is None or g.phase not in BEFORE or not a.attackers or a.won:
        return []
    if not a.shown:
        return [_guess(known, a, language)] if known.side == g.side else []
    there = fighters_at(g, a.hex, 1 - g.side)
    if not there and fort_at(g, a.hex) < 0:
        return []
    now = _chart(g, odds(g), "", say(language, "chart-now"), language)
    return [now, *_supports(known, a, now.chance, there, language), *_commits(known, a, now.chance, language)]


def _supports(
    known: Known[State], a: Attack, before: float, there: Sequence[int], language: str
) -> list[Chart]:  # fmt: skip
    """10.46: what each headquarters would make of it, for the side that may choose one."""
    g = known.state
    attacks = g.phase == "support"
    side = g.side if attacks else 1 - g.side
    if g.phase not in ("support", "support_defence") or known.side != side:
        return []
    found = []
    for hq in supporters(g, side, a.attackers if attacks else there):
        twin = g.copy()
        assert twin.attack is not None
        twin.attack.hqs = (hq, a.hqs[1]) if attacks else (a.hqs[0], hq)
        name = say(language, "chart-with", unit=name_of(g.box, "unit", hq, language))
        found.append(_chart(twin, odds(twin), f"support:{g.box.units[hq]}", name, language, before))
    return found


def _commits(known: Known[State], a: Attack, before: float, language: str) -> list[Chart]:
    """10.52: what each event or air unit would make of it, for the side that may put it in; of those that may be played
    at any time nobody can tell."""
    g = known.state
    attacks = g.phase == "commit"
    side = g.side if attacks else 1 - g.side
    if g.phase not in ("commit", "commit_defence") or known.side != side:
        return []
    found = []
    for c in usable(g, attacks):
        if g.box.counters[c].event.when != "any":
            twin = g.copy()
            assert twin.attack is not None
            ours, theirs = a.played
            twin.attack.played = ((*ours, c), theirs) if attacks else (ours, (*theirs, c))
            name = say(language, "chart-with", unit=name_of(g.box, "event", c, language))
            option = f"commit:{g.box.counter_names[c]}"
            found.append(_chart(twin, odds(twin), option, name, language, before))
    return found


def _chart(g: State, its: Odds, option: str, name: str, language: str, before: float = -1) -> Chart:
    """What all six faces bring: steps of both, and whether the hex falls."""
    a = g.attack
    assert a is not None
    there = fighters_at(g, a.hex, 1 - g.side)
    steps = sum(g.left[u] for u in there) + (fort_at(g, a.hex) >= 0)
    return drawn(g, its, steps, name, language, option=option, before=before)


def drawn(
    g: State, its: Odds, steps: int, name: str, language: str, option: str = "", before: float = -1,
    figures: tuple[tuple[str, str], ...] = (),
) -> Chart:  # fmt: skip
    """`steps`: what the defender has to lose, his fort included."""
    fell = results(g.box, its)
    empty = mean(float(wiped or theirs >= steps) for _, theirs, wiped in fell)
    hurt = [steps if wiped else min(theirs, steps) for _, theirs, wiped in fell]
    cost = [mine for mine, _, _ in fell]
    ahead = [theirs - ours for ours, theirs in zip(cost, hurt, strict=True)]
    sides = [name_of(g.box, "side", side, language) for side in (g.side, 1 - g.side)]
    return Chart(
        name=name,
        option=option,
        chance=chance(empty),
        before=before,
        bars=(
            bar(say(language, "chart-empty"), empty),
            bar(say(language, "chart-ahead"), mean(float(by > 0) for by in ahead)),
            bar(say(language, "chart-behind"), mean(float(by < 0) for by in ahead), "bad"),
        ),
        figures=(
            (say(language, "chart-column"), f"{column_name(its.column)} ({signed(its.modifier)})"),
            (say(language, "chart-steps", side=sides[0]), _spread(cost, language)),
            (say(language, "chart-steps", side=sides[1]), _spread(hurt, language)),
            *figures,
        ),
    )


def _spread(values: Sequence[int], language: str) -> str:
    """1.3 (1-2)."""
    low, high = min(values), max(values)
    return f"{figure(mean(values), language)} ({low}-{high})" if low < high else str(low)


# -- 7.25: before the stacks are open ---------------------------------------------------------------------------------


class Guess(NamedTuple):
    """What an attack looks like from outside."""

    odds: Odds
    steps: int
    """What the defender has to lose, as far as one can tell."""
    hidden: int
    """Units that were guessed at."""


def guessed(known: Known[State], h: int, attackers: Sequence[int]) -> Guess:
    """What an attack would come to if those whom one does not see there are like the average of all who lie hidden on
    the front. Headquarters, events and supply of the defender do not count."""
    g = known.state
    there = units_at(g, h, 1 - g.side)
    seen = [u for u in there if sees(g, known.side, u) and g.box.fights[u]]
    hidden = sum(not sees(g, known.side, u) for u in there)
    fort = int(fort_at(g, h) >= 0)
    share, worth, steps = average(g, known.side, front_at(g, h).index) if hidden else (0.0, 0.0, 0.0)
    defence = sum(defence_of(g, u) for u in seen) + round(hidden * worth) + fort
    return Guess(
        foreseen(g, h, attackers, seen, defence, len(seen) + round(hidden * share)),
        sum(g.left[u] for u in seen) + round(hidden * steps) + fort,
        hidden,
    )


@once
def _averages(g: State) -> dict[tuple[int | None, int], tuple[float, float, float]]:
    """Kept as long as the position stays."""
    return {}


def average(g: State, side: int | None, f: int) -> tuple[float, float, float]:
    """Of all the enemies whom a side does not see on a front: how many fight, their defence as printed, their steps.
    Which units are on a front is open, but not where (7.25)."""
    kept = _averages(g)
    if (side, f) not in kept:
        box = g.box
        units = [u for u in bits(g.here[1 - g.side][f]) if not sees(g, side, u)]
        fight = [u for u in units if box.fights[u]]
        many = max(len(units), 1)
        kept[side, f] = (
            len(fight) / many, sum(box.face[u].defence for u in fight) / many, sum(box.steps[u] for u in fight) / many,
        )  # fmt: skip
    return kept[side, f]


def _guess(known: Known[State], a: Attack, language: str) -> Chart:
    """7.25a: an estimate, said to be one, until the stacks are open."""
    its = guessed(known, a.hex, a.attackers)
    figures = ((say(language, "chart-guessed", units=its.hidden), ""),) if its.hidden else ()
    key = "chart-estimate" if its.hidden else "chart-now"
    return drawn(known.state, its.odds, its.steps, say(language, key), language, figures=figures)
