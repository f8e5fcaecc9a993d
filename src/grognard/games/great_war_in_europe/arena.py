"""10.3: the combat as a board of its own: its steps, both sides, and what it comes to and why.

Made of the view alone: who attacks is known to the attacker only, and what defends to nobody, until the stacks are open
(7.25a)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ...kernel.picture import Display, Sum, Term, Tray
from ...kernel.sheets import signed
from ...kernel.words import capital
from .bets import results
from .box import NATIONS, SIDES, Box
from .names import name_of, say
from .odds import LAST
from .seen import AttackSeen, Seen
from .state import Odds, Shift

STEPS: Final = (
    "join", "open", "support", "support-defence", "commit", "die", "lose", "defenders-lose", "advance",
)  # fmt: skip
"""The steps of a combat as players count them."""
STEP: Final = {
    "join": 0, "shy_away": 1, "try_all": 1, "flee": 1, "support": 2, "support_defence": 3, "commit": 4,
    "commit_defence": 4, "throw": 5, "tally": 5, "after_die": 5, "lose": 6, "lose_defence": 7, "after_losses": 8,
    "hinder": 8, "advance": 8, "advance_on": 8, "end_combat": 8,
}  # fmt: skip
"""Which of them a phase belongs to."""
MAP: Final = frozenset(("join", "flee", "after_losses", "advance", "advance_on", "end_combat"))
"""Phases in which one looks at the map: who joins, where to go."""
SUPPORT, DIE = STEP["support"], STEP["throw"]


def arena(box: Box, position: Seen, language: str) -> Display | None:
    """The combat under way; None if there is none."""
    its = position.attack
    if its is None:
        return None
    step = STEP.get(position.phase, DIE)
    other = SIDES[1 - SIDES.index(position.side)]
    return Display(
        id="combat",
        title=say(language, "arena-title", space=name_of(box, "space", box.hex[its.hex], language)),
        rows=(
            tuple(_attackers(box, position, its, step, language)),
            tuple(_defenders(box, position, its, other, step, language)),
        ),
        captions=(
            say(language, "arena-attacker", side=say(language, f"side-{position.side}")),
            say(language, "arena-defender", side=say(language, f"side-{other}")),
        ),
        facing=True,
        over=position.phase not in MAP,
        steps=tuple(f"{n}. {say(language, f'arena-step-{name}')}" for n, name in enumerate(STEPS, 1)),
        step=step,
        sums=tuple(_sums(box, position, its, other, step, language)),
    )


# -- who takes part ----------------------------------------------------------------------------------------------------


def value_of(box: Box, position: Seen, unit: str, attack: bool) -> int:
    """What a counter is worth as it lies there; 16.11b: 1 if its nation has collapsed."""
    u = box.unit[unit]
    now = position.units[u]
    turned = "turned" in now.marks or now.left < box.steps[u]
    face = box.back[u] if turned else box.face[u]
    its = face.attack if attack else face.defence
    return min(its, 1) if NATIONS[box.nation[u]] in position.fallen else its


def _alive(box: Box, position: Seen, units: Sequence[str]) -> list[str]:
    return [unit for unit in units if position.units[box.unit[unit]].at in box.hex]


def _attackers(box: Box, position: Seen, its: AttackSeen, step: int, language: str) -> Iterator[Tray]:
    """By hex and nation, with what they are worth; then the headquarters."""
    groups: dict[tuple[str, str], list[str]] = {}
    for unit in _alive(box, position, its.attackers):
        u = box.unit[unit]
        groups.setdefault((position.units[u].at, NATIONS[box.nation[u]]), []).append(unit)
    several = len({nation for _, nation in groups}) > 1
    for (number, nation), units in groups.items():
        name = place_name(box, number, language)
        if several:
            name = f"{name} · {say(language, f'nation-{nation}')}"
        yield _tray(
            f"attack-{number}-{nation}", name, position.side, units, _facts(box, position, units, True, language)
        )
    if not groups:
        key = "arena-nobody" if its.known else "arena-secret"
        yield _tray("attackers", say(language, key), position.side, (), ())
    yield from _staff(box, its.hqs[0], "attack", position.side, step - SUPPORT, language)
    yield from _weapons(box, its.events[0], "attack", position.side, language)


def place_name(box: Box, number: str, language: str) -> str:
    """A hex in one word: its place, or its number."""
    h = box.hex[number]
    front = box.front_of[h]
    return front.places[language][h - front.base] or number


def _defenders(
    box: Box, position: Seen, its: AttackSeen, side: str, step: int, language: str
) -> Iterator[Tray]:  # fmt: skip
    """By nation once the stacks are open; until then the top of the stack and its height."""
    if not its.shown:
        yield _closed(position, its, side, language)
        return
    groups: dict[str, list[str]] = {}
    for unit in its.defenders:
        groups.setdefault(NATIONS[box.nation[box.unit[unit]]], []).append(unit)
    for nation, units in groups.items():
        facts = _facts(box, position, units, False, language)
        yield _tray(f"defence-{nation}", say(language, f"nation-{nation}"), side, units, facts)
    if its.fort:
        yield _tray("defence-fort", say(language, f"mark-{its.fort}"), side, (), _fact("defence", 1, language))
    if not groups and not its.fort:
        yield _tray("defence-none", say(language, "arena-nobody"), side, (), ())
    yield from _staff(box, its.hqs[1], "defence", side, step - SUPPORT - 1, language)
    yield from _weapons(box, its.events[1], "defence", side, language)


def _closed(position: Seen, its: AttackSeen, side: str, language: str) -> Tray:
    """7.25: what everybody sees of a stack."""
    stack = next((one for one in position.stacks if one.hex == its.hex and one.side == side), None)
    name = say(language, "arena-closed", units=stack.count if stack is not None else 0)
    facts = _fact("fort", 1, language) if its.fort else ()
    return _tray("defence-closed", name, side, () if stack is None else (stack.top,), facts)


def _staff(box: Box, hq: str, role: str, side: str, since: int, language: str) -> Iterator[Tray]:
    """10.46: the headquarters that supports. `since`: steps since it is asked for."""
    if hq:
        facts = ((signed(box.support[box.unit[hq]]), ""),)
        yield _tray(f"{role}-hq", say(language, "arena-hq"), side, (hq,), facts)
    elif since >= 0:
        fact = say(language, "arena-no-hq" if since else "arena-hq-due")
        yield _tray(f"{role}-hq", say(language, "arena-hq"), side, (), ((fact, ""),))


def _weapons(box: Box, events: Sequence[str], role: str, side: str, language: str) -> Iterator[Tray]:
    """10.52: events and air units that a side has put in."""
    if events:
        facts = [(name_of(box, "event", box.counter[name], language), "") for name in events]
        yield _tray(f"{role}-events", say(language, "arena-events"), side, (), facts)


def _facts(
    box: Box, position: Seen, units: Iterable[str], attack: bool, language: str
) -> tuple[tuple[str, str], ...]:  # fmt: skip
    worth = sum(value_of(box, position, unit, attack) for unit in units)
    return _fact("attack" if attack else "defence", worth, language)


def _fact(key: str, value: object, language: str) -> tuple[tuple[str, str], ...]:
    return ((say(language, f"arena-{key}"), str(value)),)


def _tray(name: str, said: str, side: str, units: Iterable[str], facts: Iterable[tuple[str, str]]) -> Tray:
    return Tray(
        id=f"box:{name}", name=said, side=side, facts=tuple(facts), shows=tuple(f"unit:{unit}" for unit in units)
    )


# -- what it comes to --------------------------------------------------------------------------------------------------


def _sums(box: Box, position: Seen, its: AttackSeen, other: str, step: int, language: str) -> Iterator[Sum]:
    """What is due first; then what has led to it."""
    if any(its.losses) or (its.wiped and its.defenders):
        yield _due(position, its, other, language)
    odds = its.odds
    if odds is None:
        if its.attack:
            yield _strength(box, position, its, language)
        return
    yield _ratio(box, odds, step, language)
    if odds.column >= 0:
        yield _die(box, its, odds, step, language)


def _due(position: Seen, its: AttackSeen, other: str, language: str) -> Sum:
    """10.6: losses still to come; whose turn it is to choose comes first."""
    mine, theirs = its.losses
    terms = []
    if mine:
        terms.append(
            Term(
                name=say(language, f"side-{position.side}"), value=say(language, "arena-steps", steps=mine),
                rule="10.62",
            )
        )  # fmt: skip
    if its.wiped:
        terms.append(Term(name=say(language, f"side-{other}"), value=say(language, "arena-all"), rule="10.65"))
    elif theirs:
        terms.append(
            Term(name=say(language, f"side-{other}"), value=say(language, "arena-steps", steps=theirs), rule="10.62")
        )
    side = position.side if mine else other
    return Sum(name=say(language, "arena-due"), side=side, terms=tuple(terms), active=True)


def _strength(box: Box, position: Seen, its: AttackSeen, language: str) -> Sum:
    """What the attackers are worth together, before the stacks are open."""
    worth = sum(value_of(box, position, unit, True) for unit in its.attackers)
    terms = []
    if its.hungry:
        name = say(language, "arena-halved", units=len(its.hungry))
        terms.append(Term(name=name, value=signed(its.attack - worth), rule="11.12"))
    return Sum(
        name=say(language, "arena-strength"), value=str(its.attack), side=position.side, terms=tuple(terms), active=True
    )


def column_name(column: int) -> str:
    """2-1, 1-3: beyond the table there are columns too, as far as shifts are counted."""
    return f"{column}-1" if column > 0 else f"1-{2 - column}"


def _ratio(box: Box, odds: Odds, step: int, language: str) -> Sum:
    """10.34, 10.4: the column with every shift; 10.32: the table; 10.48: below it nobody throws."""
    against = say(language, "arena-ratio", attack=odds.attack, defence=odds.defence)
    terms = [Term(name=against, value=column_name(odds.ratio), rule="10.34"), *shifted(odds.shifts, language)]
    terms.append(
        Term(name=say(language, "arena-table"), value=say(language, f"arena-table-{letter(odds)}"), rule="10.32")
    )
    if odds.column < 0:
        floor = str(box.tables["combat"][letter(odds)]["floor"])
        terms.append(Term(name=say(language, "arena-floor"), value=floor, rule="10.48a"))
    return Sum(
        name=say(language, "arena-odds"), value=column_name(odds.column), terms=tuple(terms),
        active=SUPPORT <= step <= DIE,
    )  # fmt: skip


def letter(odds: Odds) -> str:
    """10.32: the table that is used."""
    return "b" if odds.large else "a"


def _die(box: Box, its: AttackSeen, odds: Odds, step: int, language: str) -> Sum:
    """10.5: the die, what is added to it, and what it brought."""
    terms = shifted(odds.modifiers, language)
    total = sum(one.by for one in odds.modifiers)
    if total < odds.modifier:
        terms.append(Term(name=say(language, "arena-least"), value=signed(odds.modifier), rule="10.55"))
    value = signed(odds.modifier)
    if its.die:
        mine, theirs, wiped = results(box, odds)[its.die - 1]
        lost = say(language, "arena-all") if wiped else say(language, "arena-steps", steps=theirs)
        terms.append(Term(name=say(language, "arena-loses-attacker"), value=say(language, "arena-steps", steps=mine)))
        terms.append(Term(name=say(language, "arena-loses-defender"), value=lost))
        value = f"{mine}/{'E' if wiped else theirs}"
    return Sum(
        name=say(language, "arena-die"), value=value, terms=tuple(terms), dice=(its.die,) if its.die else (),
        active=step >= DIE,
    )  # fmt: skip


def shifted(shifts: Iterable[Shift], language: str) -> list[Term]:
    return [Term(name=capital(say(language, one.key)), value=signed(one.by), rule=one.rule) for one in shifts]


def table_column(odds: Odds) -> str:
    """The column of the table as printed; empty: below it."""
    return column_name(min(odds.column, LAST)) if odds.column >= 0 else ""
