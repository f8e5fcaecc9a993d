"""What is under way, what was seen of the enemy, who is still to come: in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ...kernel.picture import Panel
from .box import Box
from .kinds import ABILITY, ART, CAV, COLUMN, DET, FORM, KIND, SIDES, STEPS, VCAV_R, VINF_R
from .names import ability_label, column_label, label, say, side_label
from .seen import Note, Seen

Row = tuple[str, str]
GARRISONS = 8
"""Notes on garrisons are kept under this and the space."""


def panels(box: Box, position: Seen, language: str) -> tuple[Panel, ...]:
    """What is happening just now first."""
    found = [
        _activation(box, position, language), _offer(box, position, language), _sieges(box, position, language),
        _notes(box, position, language), _coming(box, position, language), _away(box, position, language),
    ]  # fmt: skip
    return tuple(panel for panel in found if panel is not None)


# -- words for forces ----------------------------------------------------------------------------------------------


def side_name(side: str, language: str) -> str:
    return side_label(SIDES.index(side), language)


def column_name(column: str, language: str) -> str:
    return column_label(COLUMN[column], language)


def space_name(box: Box, space: str, language: str) -> str:
    return label(box, "space", box.space[space], language)


def leader_names(box: Box, leaders: Sequence[str], language: str) -> str:
    return ", ".join(box.leader_names[language][box.leader[leader]] for leader in leaders)


def steps_of(troops: Mapping[str, int]) -> int:
    """Steps that fight."""
    return sum(n * STEPS[KIND[name]] for name, n in troops.items() if FORM[KIND[name]] != ART)


def counted(troops: Mapping[str, int], language: str) -> str:
    """`8 foot (2 reduced), 5 horse, 2 guns, 1 detachment; 25 steps`."""
    return _counted(tuple(troops.items()), language)


@lru_cache(maxsize=4096)
def _counted(these: tuple[tuple[str, int], ...], language: str) -> str:
    troops = dict(these)
    foot = {name: n for name, n in troops.items() if FORM[KIND[name]] <= VINF_R}
    horse = {name: n for name, n in troops.items() if CAV <= FORM[KIND[name]] <= VCAV_R}
    guns = sum(n for name, n in troops.items() if FORM[KIND[name]] == ART)
    few = sum(n for name, n in troops.items() if FORM[KIND[name]] == DET)
    parts = []
    for key, some in (("foot", foot), ("horse", horse)):
        if some:
            reduced = sum(n for name, n in some.items() if FORM[KIND[name]] % 2)
            parts.append(say(language, f"panel-{key}", count=sum(some.values()), reduced=reduced))
    if guns:
        parts.append(say(language, "panel-guns", count=guns))
    if few:
        parts.append(say(language, "panel-detachments", count=few))
    if not parts:
        return say(language, "panel-nobody")
    return say(language, "panel-force", parts=", ".join(parts), steps=steps_of(troops))


def when(box: Box, turn: int, round_: int, language: str) -> str:
    return say(language, "panel-when", turn=label(box, "turn", turn, language), round=round_)


def seen(box: Box, note: Note, language: str) -> str:
    """What a note says, with its date."""
    return say(
        language,
        "panel-seen",
        when=when(box, note.turn, note.round, language),
        how=say(language, f"panel-how-{note.how}"),
        place=space_name(box, note.at, language),
        leaders=leader_names(box, note.leaders, language) or say(language, "panel-no-leader"),
        troops=counted(note.troops, language),
        bp=note.bp,
    )


# -- the panels ----------------------------------------------------------------------------------------------------


def card_name(box: Box, name: str, language: str) -> str:
    found = box.card.get(name)
    return ability_label(ABILITY[name], language) if found is None else box.card_names[language][found]


def _activation(box: Box, position: Seen, language: str) -> Panel | None:
    """3.4: the column, its card, the points left, what the card or a leader still allows."""
    act = position.act
    if act is None:
        return None
    column = position.columns.get(act.column)
    rows: list[Row] = [
        (say(language, "panel-card"), card_name(box, act.card, language)),
        (say(language, "panel-points"), str(act.cp)),
    ]
    if act.owed:
        rows.append((say(language, "panel-owed"), str(act.owed)))
    if act.size:
        rows.append((say(language, "panel-size"), str(act.size)))
    chances = (("quick", act.quick), ("forced", act.forced), ("surprise", act.surprise))
    states = (
        ("stratagem", act.stratagem), ("rally", act.rally), ("light", column is not None and column.light),
        ("guns", column is not None and column.guns), ("double", act.double), ("built", act.built),
        ("dropped", act.dropped), ("anchored", act.anchored), ("scorch", act.scorch == 1 or act.burning),
    )  # fmt: skip
    more = [say(language, f"panel-has-{key}", count=count) for key, count in chances if count]
    more += [say(language, f"panel-has-{key}") for key, true in states if true]
    if more:
        rows.append((say(language, "panel-besides"), ", ".join(more)))
    title = say(language, "panel-activation", column=column_name(act.column, language))
    return Panel(id="activation", title=title, rows=tuple(rows))


def _offer(box: Box, position: Seen, language: str) -> Panel | None:
    """12.0a: a battle that is offered; once it is fought a display shows it."""
    battle = position.battle
    if battle is None or battle.stage != "offer":
        return None
    rows = (
        (say(language, "panel-attacker"), column_name(battle.attacker, language)),
        (say(language, "panel-defender"), column_name(battle.defender, language)),
    )
    return Panel(id="offer", title=say(language, "panel-battle", space=space_name(box, battle.at, language)), rows=rows)


def _sieges(box: Box, position: Seen, language: str) -> Panel | None:
    """11.0: works built of those required."""
    rows = []
    for space, siege in position.sieges.items():
        words = [
            say(
                language,
                "panel-works",
                built=siege.built,
                required=siege.required,
                column=column_name(siege.column, language),
            )
        ]
        if siege.refused:
            words.append(say(language, "panel-refused"))
        rows.append((space_name(box, space, language), ", ".join(words)))
    return Panel(id="sieges", title=say(language, "panel-sieges"), rows=tuple(rows)) if rows else None


def _notes(box: Box, position: Seen, language: str) -> Panel | None:
    """9.1c: what this side has seen, and when; things may have changed since."""
    rows = []
    for key, note in (position.notes or {}).items():
        which = int(key)
        if which < GARRISONS:
            name = column_label(which, language)
        else:
            name = say(language, "panel-garrison-of", space=space_name(box, box.spaces[which - GARRISONS], language))
        rows.append((name, seen(box, note, language)))
    return Panel(id="notes", title=say(language, "panel-notes"), rows=tuple(rows), folded=True) if rows else None


def _coming(box: Box, position: Seen, language: str) -> Panel | None:
    """4.1e: reinforcements of the scenario."""
    rows = []
    for coming in position.coming:
        places = ", ".join(space_name(box, name, language) for name in coming.at)
        late = coming.turn > box.last_turn
        value = say(
            language,
            "panel-comes",
            when=say(language, "panel-by-die") if late else when(box, coming.turn, coming.round, language),
            places=places,
            leaders=leader_names(box, coming.leaders, language),
            troops=counted(coming.troops, language),
        )
        rows.append((side_name(coming.side, language), value))
    return Panel(id="coming", title=say(language, "panel-coming"), rows=tuple(rows), folded=True) if rows else None


def _away(box: Box, position: Seen, language: str) -> Panel | None:
    """6.3: leaders wounded, captured or gone."""
    rows = []
    for leader, back, side in position.away:
        name = box.leader_names[language][box.leader[leader]]
        if back < 0:
            value = say(language, "panel-gone", side=side_name(side, language))
        else:
            turn, number = divmod(back - 1, box.rounds)
            back_in = when(box, turn, number + 1, language) if turn <= box.last_turn else say(language, "panel-later")
            value = say(language, "panel-back", side=side_name(side, language), when=back_in)
        rows.append((name, value))
    return Panel(id="away", title=say(language, "panel-away"), rows=tuple(rows), folded=True) if rows else None
