"""1.1, 3.5: how a campaign is won and how close both sides are, as far as whoever looks may know."""

from __future__ import annotations

from typing import Final

from ...kernel.picture import Band, Term, Winning
from .box import Box
from .kinds import SIDES, TYPES, VILLAGE
from .names import label, say, side_label
from .panels import side_name, space_name
from .seen import Seen

_NARROW: Final = 20
"""A lead of so many points fills the gauge, unless it is larger."""


def winning(box: Box, position: Seen, language: str) -> Winning:
    """Points so far, with what everybody sees would be counted if it ended now."""
    totals = standing(box, position)
    lead = totals[1] - totals[0]
    reach = max(_NARROW, abs(lead) * 4 // 3)
    tie = "" if position.drawn else SIDES[box.setups[position.scenario].defender]
    leads = SIDES[lead > 0] if lead else tie
    first = 0.5 if tie == SIDES[0] else -0.5
    second = -0.5 if tie == SIDES[1] else 0.5
    middle = (Band(low=first, high=second),) if first < second else ()
    return Winning(
        name=say(language, "status-vp"),
        value=f"{position.vp[0]} : {position.vp[1]}",
        note=say(language, "win-now", side=side_name(leads, language)) if leads else say(language, "win-now-draw"),
        at=lead,
        bands=(
            Band(low=-reach - 0.5, high=first, side=SIDES[0]),
            *middle,
            Band(low=second, high=reach + 0.5, side=SIDES[1]),
        ),
        terms=(
            *_points(position, totals, tie, language), *_counted(box, position, language),
            *_scores(box, language), *_end(box, position, language),
        ),
    )  # fmt: skip


def standing(box: Box, position: Seen) -> tuple[int, int]:
    """3.5a: points with what the map would add now; regiments lost are known to their own side alone."""
    total = list(position.vp)
    for side, _, value in (*_sieges(box, position), *_places(box, position)):
        if side:
            total[SIDES.index(side)] += value
    return total[0], total[1]


def _sieges(box: Box, position: Seen) -> list[tuple[str, str, int]]:
    """Sieges whose works are complete: who besieges, where, for how many points."""
    found = []
    for name, siege in position.sieges.items():
        if siege.built >= siege.required:
            fort = box.fort[box.space[name]]
            value = fort.vp_enemy if name in position.garrisons else fort.vp_neutral
            found.append((siege.column[:2], name, value // box.victory["siege"]))
    return found


def _places(box: Box, position: Seen) -> list[tuple[str, str, int]]:
    """Places that count at the end: who holds each, if anybody."""
    found = []
    for space, value in box.setups[position.scenario].control_vp.items():
        name = box.spaces[space]
        held = position.garrisons.get(name)
        found.append(("" if held is None else held.side, name, value))
    return found


def _points(position: Seen, totals: tuple[int, int], tie: str, language: str) -> list[Term]:
    found = []
    for i in (0, 1):
        ahead = totals[i] - totals[1 - i]
        value = say(language, "win-points", points=position.vp[i], more=totals[i] - position.vp[i], ahead=max(0, ahead))
        found.append(Term(name=side_label(i, language), value=value, rule="1.1b"))
    end = side_name(tie, language) if tie else say(language, "win-draw")
    found.append(Term(name=say(language, "win-tie"), value=end, rule="T.k"))
    return found


def _counted(box: Box, position: Seen, language: str) -> list[Term]:
    """What is counted at the end only."""
    found = []
    for key, rule, some in (("siege", "3.5a", _sieges(box, position)), ("place", "3.5a", _places(box, position))):
        for side, name, value in some:
            who = side_name(side, language) if side else say(language, "win-nobody")
            said = say(language, f"win-{key}", points=value, side=who)
            found.append(Term(name=space_name(box, name, language), value=said, rule=rule))
    each = box.victory["cadre"]
    if position.cadre is None:
        lost = say(language, "win-cadre-hidden", each=each)
    else:
        lost = say(language, "win-cadre-own", each=each, points=each * position.cadre.count)
    found.append(Term(name=say(language, "panel-cadre"), value=lost, rule="T.e"))
    return found


def _scores(box: Box, language: str) -> list[Term]:
    """T.e: what scores at once."""
    victory = box.victory
    places = ", ".join(
        say(language, "win-capture-one", place=say(language, f"board-type-{TYPES[kind]}"),
            neutral=box.forts[kind].vp_neutral, enemy=box.forts[kind].vp_enemy)
        for kind in range(VILLAGE + 1, len(TYPES))
    )  # fmt: skip
    battles = say(
        language, "win-battle-value", minor=victory["minor_battle"], victory=victory["minor_victory"],
        major=victory["major_victory"], refusal=victory["refusal"], leader=victory["leader"], guns=victory["artillery"],
    )  # fmt: skip
    return [
        Term(name=say(language, "win-capture"), value=places, rule="T.b"),
        Term(name=say(language, "win-battle"), value=battles, rule="T.e"),
        Term(name=say(language, "win-forage"), value=say(language, "win-forage-value", points=victory["forage"]),
             rule="10.0d"),
    ]  # fmt: skip


def _end(box: Box, position: Seen, language: str) -> list[Term]:
    """3.5: when it is over."""
    setup = box.setups[position.scenario]
    last = label(box, "turn", setup.last_turn, language)
    found = [
        Term(
            name=say(language, "win-end"),
            value=say(language, "win-end-value", turn=last, left=setup.last_turn - position.turn),
            rule="3.5a",
        )
    ]
    if setup.end_turn:
        table = box.tables["end"]
        value = say(
            language, "win-roll-value", turn=label(box, "turn", setup.end_turn, language), target=table["target"],
            ahead=table["ahead"], by=table["ahead_by"], initiative=table["own_initiative"],
        )  # fmt: skip
        found.append(Term(name=say(language, "win-roll"), value=value, rule="3.5b"))
    return found
