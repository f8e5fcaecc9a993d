"""12.2: the combat as a board of its own: its ten steps, both sides with their guns, and what it comes to and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ...kernel.picture import Display, Sum, Term, Tray
from ...kernel.sheets import signed
from ...kernel.words import capital
from .box import SIDES, Box
from .names import name_of, say
from .seen import BattleSeen, Seen
from .state import Shift

STEPS: Final = ("declare", "guns", "reply", "counter", "bombard", "lead", "ratio", "combat", "mastery", "effects")
"""12.2: the ten steps."""
STEP: Final = {
    "join": 0, "guns": 1, "reply": 2, "counter": 3, "bombard": 4, "bombard_back": 4, "lead": 5, "lead_defence": 5,
    "ratio": 6, "throw": 7,
}  # fmt: skip
"""Which of them a phase belongs to; the later ones are all step 10."""
EFFECTS: Final = len(STEPS) - 1
MAP: Final = frozenset((
    "join", "take_marker", "react", "start_reaction", "start_advance", "advance", "start_exploit", "exploit",
    "defender_errors", "attacker_errors", "end_combat",
))  # fmt: skip
"""Phases in which one looks at the map: who joins, who moves."""
HALF: Final = 2


def step_of(position: Seen, battle: BattleSeen) -> int:
    """The step under way, counted from 0; what the guns have done is suffered in theirs."""
    step = STEP.get(position.phase, EFFECTS)
    if position.due and not battle.dice[0] and position.due[0].what == "damage":
        return STEP["bombard"]
    return step


def arena(box: Box, position: Seen, language: str) -> Display | None:
    """The combat under way; None if there is none."""
    battle = position.battle
    if battle is None:
        return None
    step = step_of(position, battle)
    other = SIDES[1 - SIDES.index(position.side)]
    suffered = bool(position.due) and position.due[0].what != "excess"
    return Display(
        id="combat",
        title=say(language, "arena-title", space=name_of(box, "space", box.hex[battle.hex], language)),
        rows=_lines(box, position, other, language),
        captions=(
            say(language, "arena-attacker", side=say(language, f"side-{position.side}")),
            say(language, "arena-defender", side=say(language, f"side-{other}")),
        ),
        facing=True,
        over=(position.phase not in MAP or suffered) and not position.falls,
        steps=tuple(f"{n}. {say(language, f'arena-step-{name}')}" for n, name in enumerate(STEPS, 1)),
        step=step,
        sums=tuple(_sums(box, position, battle, step, language)),
    )


def leads(position: Seen) -> tuple[str, str]:
    """12.2.3: who leads on either side; empty while that is still asked."""
    battle = position.battle
    if battle is None:
        return "", ""
    return (
        "" if position.phase == "lead" else battle.lead,
        "" if position.phase in ("lead", "lead_defence") else battle.lead_defence,
    )


# -- who takes part ---------------------------------------------------------------------------------------------------


def _lines(box: Box, position: Seen, other: str, language: str) -> tuple[tuple[Tray, ...], ...]:
    """Both sides; what neither has, guns or counter-battery, has no place there."""
    lines = _line(box, position, position.side, False, language), _line(box, position, other, True, language)
    kept = [i for i, pair in enumerate(zip(*lines, strict=True)) if i == 0 or any(tray.shows for tray in pair)]
    return tuple(tuple(line[i] for i in kept) for line in lines)


def _line(box: Box, position: Seen, side: str, defends: bool, language: str) -> tuple[Tray, ...]:
    """A side: its units, the guns that fire at units, the guns that fire at guns."""
    battle = position.battle
    assert battle is not None
    lead = leads(position)[int(defends)]
    if defends:
        units, guns, counter = battle.defenders, battle.reply, battle.reply_counter
    else:
        units = (*battle.attackers, *battle.assault)
        guns, counter = battle.guns, battle.counter
    role = "defence" if defends else "attack"
    firing = [gun for gun in guns if gun not in counter]
    facts = []
    if battle.odds is not None:
        value = battle.odds.defence if defends else battle.odds.attack
        facts.append((say(language, f"arena-{role}"), _halves(value)))
    if lead:
        facts.append((say(language, "arena-lead"), box.labels[box.unit[lead]]))
    hurt = battle.hurt[int(defends)]
    if battle.dice[0]:
        facts.append((say(language, "arena-damage"), str(hurt)))
    return (
        _tray(f"{role}-units", say(language, "arena-units"), side, _alive(box, position, units), facts),
        _tray(f"{role}-guns", say(language, "arena-guns"), side, firing, ()),
        _tray(f"{role}-counter", say(language, "arena-counter"), side, counter, ()),
    )


def _tray(name: str, said: str, side: str, units: Iterable[str], facts: Iterable[tuple[str, str]]) -> Tray:
    return Tray(
        id=f"box:{name}", name=said, side=side, facts=tuple(facts), shows=tuple(f"unit:{unit}" for unit in units)
    )


def _alive(box: Box, position: Seen, units: Sequence[str]) -> list[str]:
    return [unit for unit in units if position.units[box.unit[unit]].at in box.hex]


def _halves(value: int) -> str:
    """12.2.4a: nothing is rounded."""
    return f"{value // HALF or ''}½" if value % HALF else str(value // HALF)


# -- what it comes to -------------------------------------------------------------------------------------------------


def _sums(box: Box, position: Seen, battle: BattleSeen, step: int, language: str) -> Iterator[Sum]:
    """What is due first; then what has led to it, in its order."""
    other = SIDES[1 - SIDES.index(position.side)]
    if position.due:
        yield Sum(
            name=say(language, "panel-due"),
            active=True,
            side=position.due[0].side,
            terms=tuple(
                Term(
                    name=say(language, f"side-{one.side}"),
                    value=say(language, f"panel-due-{one.what}", points=one.points), rule="12.2.8",
                )
                for one in position.due
            ),
        )  # fmt: skip
    for defends, side in ((False, position.side), (True, other)):
        if battle.reply if defends else battle.guns:
            yield _shot(box, position, battle, side, defends, step, language)
    if battle.dice[0] or (battle.odds is not None and battle.odds.defence):  # 12.2.2g: nobody is left there
        yield _ratio(box, battle, step, language)
    for defends, side in ((False, position.side), (True, other)):
        shifts = battle.mastery_defence if defends else battle.mastery_attack
        if battle.attackers and step >= STEP["lead"]:
            yield _mastery(battle, side, defends, shifts, step, language)


def _shot(
    box: Box, position: Seen, battle: BattleSeen, side: str, defends: bool, step: int, language: str
) -> Sum:  # fmt: skip
    """12.2.2, 15.2.2: guns less counter-battery; the die, and what it does. Later steps need no more than that."""
    guns, counter = (battle.reply, battle.reply_counter) if defends else (battle.guns, battle.counter)
    against = battle.counter if defends else battle.reply_counter
    terms = [
        Term(name=name_of(box, "unit", box.unit[gun], language), value=signed(box.fire[box.unit[gun]]))
        for gun in guns
        if gun not in counter
    ]
    if against:
        lost = sum(box.fire[box.unit[gun]] for gun in against)
        terms.append(Term(name=say(language, "arena-silenced", guns=len(against)), value=signed(-lost), rule="12.2.2c"))
    points, die, harm = (both[int(defends)] for both in (battle.bombardment, battle.shot, battle.harm))
    terms += shifted(battle.shot_shifts if points and not defends else (), language)
    value = say(language, "arena-points", points=points)
    if die:
        value = say(language, "arena-harm", points=harm) if harm >= 0 else ""
    return Sum(
        name=say(language, "arena-shot", side=say(language, f"side-{side}")), value=value, side=side,
        terms=tuple(terms) if step <= STEP["bombard"] else (), dice=(die,) if die else (),
        active=step in (STEP["guns"], STEP["reply"], STEP["counter"], STEP["bombard"]),
    )  # fmt: skip


def _ratio(box: Box, battle: BattleSeen, step: int, language: str) -> Sum:
    """12.2.4, 12.2.5: the column with every shift; after the dice also the damage of both."""
    columns, odds = box.tables["combat"]["columns"], battle.odds
    terms: list[Term] = []
    value = columns[max(0, battle.column)]
    if odds is not None:
        ratio = say(language, "arena-ratio", attack=_halves(odds.attack), defence=_halves(odds.defence))
        terms = [Term(name=ratio, value=column_name(columns, odds.raw), rule="12.2.4b")]
        terms += shifted(odds.shifts, language)
        value = column_name(columns, odds.column) if odds.attack else "–"
    if battle.dice[0]:
        attacker, defender = battle.hurt
        star = " ★" if battle.star else ""
        terms.append(Term(name=say(language, "arena-damage-attacker"), value=f"{attacker}{star}", rule="12.2.5b"))
        terms.append(Term(name=say(language, "arena-damage-defender"), value=str(defender), rule="12.2.5b"))
    dice = battle.dice if battle.dice[0] else ()
    active = step in (STEP["ratio"], STEP["throw"], STEP["lead"])
    return Sum(name=say(language, "arena-odds"), value=value, terms=tuple(terms), dice=dice, active=active)


def column_name(columns: Sequence[str], column: int) -> str:
    """12.2.4c: beyond the table there are columns too, as far as shifts are counted."""
    if column < 0:
        return f"1/{2 - column}" if column > -50 else "–"
    return columns[column] if column < len(columns) else f"{column}/1"


def shifted(shifts: Iterable[Shift], language: str) -> list[Term]:
    return [Term(name=capital(say(language, one.key)), value=signed(one.by), rule=one.rule) for one in shifts]


def _mastery(
    battle: BattleSeen, side: str, defends: bool, shifts: Sequence[Shift], step: int, language: str
) -> Sum:  # fmt: skip
    """12.2.6: the die of each side with what is added to it."""
    die = battle.green if side == "cp" else battle.blue
    total = sum(one.by for one in shifts)
    value = say(language, f"mastery-level-{battle.mastery[int(defends)]}") if die else signed(total)
    terms = shifted(shifts, language)
    error = battle.errors[int(defends)]
    if error:
        key = f"sheet-error-{'defence' if defends else 'attack'}-{error}"
        terms.append(Term(name=say(language, key), value=str(error), rule="12.2.6u"))
    return Sum(
        name=say(language, "arena-mastery", side=say(language, f"side-{side}")), value=value, side=side,
        terms=tuple(terms), dice=(die,) if die else (), active=step == STEP["throw"] + 1 or bool(error),
    )  # fmt: skip
