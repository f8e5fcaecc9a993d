"""What one side sees on the board, drawn from its view of the position and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Any, Final

from msgspec import UNSET

from ...kernel.drawing import zone
from ...kernel.picture import Display, Mark, Marker, Picture, PieceNow, SpaceNow, Status, Tray, Zone
from .box import Box
from .columns import size_class
from .kinds import ART, COLUMN, COLUMNS, FORM, KIND, NATION, NATIONS, SIDES
from .names import label, say, side_label
from .panels import GARRISONS, column_name, counted, leader_names, panels, seen, side_name, space_name, steps_of
from .seen import Battle, Column, Garrison, Inside, Seen
from .sheets import arrivals, lit
from .winning import winning

SIZES: Final = ("small", "medium", "large")
WINGS: Final = ("left", "centre", "right")
STEPS_MAJOR: Final = (
    ("form", ("form",)), ("cards", ("entrench", "advantage")), ("manoeuvre", ("manoeuvre",)),
    ("chits", ("play", "aim")), ("guns", ("bombard", "struck")),
    ("right", ("fire-right", "hits-right", "reinforce-right")),
    ("left", ("fire-left", "hits-left", "reinforce-left")), ("centre", ("fire-centre", "hits-centre")),
    ("after", ("yielded", "retreat", "spoils", "fates")),
)  # fmt: skip
STEPS_MINOR: Final = (
    ("chits", ("play", "aim")), ("guns", ("bombard", "struck")), ("fight", ("fire", "hits")),
    ("after", ("yielded", "retreat", "spoils", "fates")),
)  # fmt: skip
"""12.3, 12.4: the steps of a battle as they are told, and the stages that belong to each."""
CADRE: Final = "box:cadre"
AT_HAND: Final = "box:garrison"


def picture(box: Box, position: Seen, language: str) -> Picture:
    """The picture of a position as `view` gave it to a side."""
    return Picture(
        spaces=_spaces(box, position, language),
        pieces=_columns(box, position, language) | _patrols(position, language) | _forces(box, position, language),
        zones=_zones(position, language),
        status=_status(box, position, language),
        markers=_markers(box, position, language),
        panels=panels(box, position, language),
        displays=_displays(box, position, language),
        scene=_scene(position),
        winning=winning(box, position, language),
        sheets=arrivals(box, position, language),
        lit=lit(box, position),
    )


def _scene(position: Seen) -> str:
    """Where the active column is, or a battle; before anybody acts, a column of whoever looks that is to act."""
    act, battle, columns = position.act, position.battle, position.columns
    if battle is not None:
        return f"space:{battle.at}"
    if act is not None:
        column = columns.get(act.column)
    else:
        own = [one for name, one in columns.items() if position.eyes and name.startswith(position.eyes)]
        column = min(own, key=lambda one: one.done, default=None)
    return "" if column is None else f"space:{column.at}"


def box_of(column: str) -> str:
    return f"box:force-{column}"


def wing_box(side: int, wing: int) -> str:
    return f"box:{SIDES[side]}-{WINGS[wing]}"


@lru_cache(maxsize=4096)
def _mark(language: str, kind: str, key: str, text: str = "", nation: str = "", **given: Any) -> Mark:
    return Mark(kind=kind, title=say(language, f"mark-{key}", **given), text=text, nation=nation)


# -- the map ------------------------------------------------------------------------------------------------------

_PLAIN: Final = SpaceNow()


def _spaces(box: Box, position: Seen, language: str) -> dict[str, SpaceNow]:
    marks: dict[str, list[Mark]] = {}
    owners: dict[str, str] = {}
    notes: dict[str, str] = {}
    for name, held in position.garrisons.items():
        owners[name] = held.side
        notes[name] = _garrison(box, name, held, position, language)
        marks[name] = [_flag(box, name, held, position, language)]
    for name, siege in position.sieges.items():
        works = f"{siege.built}/{siege.required}"
        title = say(
            language,
            "mark-siege",
            built=siege.built,
            required=siege.required,
            column=column_name(siege.column, language),
        )
        marks.setdefault(name, []).append(Mark(kind="siege", title=title, text=works))
    for name, level in position.forage.items():
        marks.setdefault(name, []).append(_mark(language, "forage", "forage", str(level), level=level))
    for name, (bp, guns) in position.stock.items():
        lies = (str(bp) if bp else "") + (f"+{guns}" if guns else "")
        marks.setdefault(name, []).append(_mark(language, "stock", "stock", lies, bp=bp, guns=guns))
    return {
        f"space:{name}": SpaceNow(owner=owners.get(name, ""), marks=tuple(marks[name]), note=notes.get(name, ""))
        if name in marks
        else _PLAIN
        for name in box.spaces
    }


def _flag(box: Box, name: str, held: Garrison, position: Seen, language: str) -> Mark:
    """3.1c: whose it is and of which nation; its own side sees its steps."""
    nation = box.nation_names[language][NATION[held.nation]]
    title = say(language, "mark-garrison", side=side_name(held.side, language), nation=nation)
    if name in position.rejected:
        title = f"{title}. {say(language, 'mark-rejected')}"
    text = str(steps_of(held.troops)) if held.troops is not UNSET else ""
    return Mark(kind="flag", title=title, text=text, nation=held.nation, side=held.side)


def _garrison(box: Box, name: str, held: Garrison, position: Seen, language: str) -> str:
    """What a side knows of its own garrison, or has noted of the enemy's."""
    inside = held.inside
    if inside is None:
        note = (position.notes or {}).get(str(GARRISONS + box.spaces.index(name)))
        return "" if note is None else seen(box, note, language)
    lines = [leader_names(box, inside.leaders, language), counted(inside.troops, language)]
    if inside.bp:
        lines.append(say(language, "panel-baggage-of", bp=inside.bp))
    return "\n".join(line for line in lines if line)


def _columns(box: Box, position: Seen, language: str) -> dict[str, PieceNow]:
    """4.0d: where columns are, with their open markers; what is in them only for their side, or from its notes."""
    found = {}
    act, battle = position.act, position.battle
    for i, name in enumerate(COLUMNS):
        now = position.columns.get(name)
        if now is None:
            continue
        marks = []
        if battle is not None and name in (battle.attacker, battle.defender):
            marks.append(_mark(language, "fighting", "fighting"))
        elif act is not None and act.column == name:
            marks.append(_mark(language, "moving", "active"))
        if now.done:
            marks.append(_mark(language, "spent", "done"))
        if now.fatigue:
            marks.append(_mark(language, "tired", "fatigue", str(now.fatigue), count=now.fatigue))
        if now.ta:
            marks.append(_mark(language, "star", "advantage", str(now.ta), count=now.ta))
        figure, note = _known(box, name, now, position, language)
        active = act is not None and act.column == name
        found[f"column:{name}"] = PieceNow(
            at=f"space:{now.at}", marks=tuple(marks), order=-1 if active else i, figure=figure, note=note
        )
    return found


def _known(box: Box, name: str, now: Column, position: Seen, language: str) -> tuple[str, str]:
    """What is written on a column and said of it."""
    inside = now.inside
    if inside is not None:
        troops = _whole(name, inside.troops, position)
        lines = [
            leader_names(box, inside.leaders, language) or say(language, "panel-no-leader"),
            counted(troops, language),
            say(language, "panel-baggage-of", bp=inside.bp),
        ]
        return str(steps_of(troops)), "\n".join(lines)
    note = (position.notes or {}).get(str(COLUMN[name]))
    return ("?", "") if note is None else (f"~{steps_of(note.troops)}", seen(box, note, language))


def _lined(position: Seen) -> Battle | None:
    """12.4: the battle if two lines of three wings stand; after it everybody is with his column again."""
    battle = position.battle
    return battle if battle is not None and battle.major and any(battle.wings) else None


def _whole(name: str, here: Mapping[str, int], position: Seen) -> dict[str, int]:
    """A column's troops with those on patrol, and in a battle those in its wings."""
    troops = dict(here)
    for column, kind in position.patrols.values():
        if column == name:
            troops[kind] = troops.get(kind, 0) + 1
    battle = _lined(position)
    if battle is not None and name in (battle.attacker, battle.defender):
        first = 3 * SIDES.index(name[:2])
        for wing in battle.wings[first : first + 3]:
            for kind, n in wing.items():
                troops[kind] = troops.get(kind, 0) + n
    return troops


def _patrols(position: Seen, language: str) -> dict[str, PieceNow]:
    """9.0: regiments on links, open to all."""
    return {
        f"link:{link}": PieceNow(
            at=f"link:{link}",
            like=f"kind:{kind}",
            face=_face(kind),
            note=say(language, "panel-patrol", column=column_name(column, language)),
        )
        for link, (column, kind) in position.patrols.items()
    }


def _face(kind: str) -> int:
    form = FORM[KIND[kind]]
    return form % 2 if form < ART else 0


# -- forces beside the map ------------------------------------------------------------------------------------------


@cache
def _serves(box: Box, scenario: str) -> Mapping[str, str]:
    """The nation each leader serves in a scenario, as it is printed there."""
    setup = box.setups[scenario]
    pairs = [pair for some in (setup.columns, setup.arrivals) for one in some for pair in one.leaders]
    pairs += [(leader, nation) for leader, nation, _ in setup.garrison_leaders]
    return {box.leaders[leader]: NATIONS[nation] for leader, nation in pairs}


def _troops(slot: str, at: str, troops: Mapping[str, int]) -> dict[str, PieceNow]:
    return {
        f"troop:{slot}.{kind}": PieceNow(at=at, like=f"kind:{kind}", face=_face(kind), count=n, order=100 + KIND[kind])
        for kind, n in troops.items()
    }


def _leader(box: Box, name: str, at: str, position: Seen, language: str, order: int, own: bool) -> dict[str, PieceNow]:
    """A leader; of the chit only his own side knows (6.1d)."""
    chit = (position.chits or {}).get(name, "")
    marks: tuple[Mark, ...] = ()
    note = ""
    if chit:
        text = say(language, f"ability-{chit}")
        marks = (Mark(kind="event", title=text),)
        note = say(language, "panel-chit", ability=text)
    elif own and box.chits[box.leader[name]]:
        note = say(language, "panel-no-chit")
    nation = _serves(box, position.scenario).get(name, "")
    return {f"leader:{name}": PieceNow(at=at, nation=nation, marks=marks, note=note, order=order)}


def _forces(box: Box, position: Seen, language: str) -> dict[str, PieceNow]:
    """1.4e: what lies on the side's own force card; in a battle both lines."""
    found: dict[str, PieceNow] = {}
    battle = _lined(position)
    wings = {} if battle is None else dict(battle.leaders)
    for name, now in position.columns.items():
        inside = now.inside
        if inside is None:
            continue
        side = SIDES.index(name[:2])
        lined = battle is not None and name in (battle.attacker, battle.defender)
        own = SIDES[side] == position.eyes
        for i, leader in enumerate(inside.leaders):
            if lined and leader not in wings and not own:
                continue  # he has no place yet, and others have no box for him
            at = wing_box(side, wings[leader]) if lined and leader in wings else box_of(name)
            found |= _leader(box, leader, at, position, language, i, own)
        found |= _troops(name, box_of(name), inside.troops)
    if battle is not None:
        for i, wing in enumerate(battle.wings):
            found |= _troops(f"{SIDES[i // 3]}-{WINGS[i % 3]}", wing_box(i // 3, i % 3), wing)
    at_hand = _at_hand(position)
    if at_hand is not None:
        _, held = at_hand
        for i, leader in enumerate(held.leaders):
            found |= _leader(box, leader, AT_HAND, position, language, i, True)
        found |= _troops("garrison", AT_HAND, held.troops)
    if position.cadre is not None:
        for kind, n in position.cadre.troops.items():
            found[f"kind:{kind}"] = PieceNow(at=CADRE, count=n, order=KIND[kind])
    return found


def _at_hand(position: Seen) -> tuple[str, Inside] | None:
    """Where the active column is, and what is in the garrison there, if it is known to whoever looks."""
    act = position.act
    column = None if act is None else position.columns.get(act.column)
    held = None if column is None else position.garrisons.get(column.at)
    inside = None if held is None else held.inside
    return None if column is None or inside is None else (column.at, inside)


def _displays(box: Box, position: Seen, language: str) -> tuple[Display, ...]:
    found = []
    battle = position.battle
    if battle is not None and battle.stage != "offer":
        found.append(_battle(box, battle, position, language))
    own = _own(box, position, language)
    return (*found, own) if own is not None else tuple(found)


def _own(box: Box, position: Seen, language: str) -> Display | None:
    """The force card of whoever looks: his columns, the garrison at hand, the cadre."""
    side, act, cadre = position.eyes, position.act, position.cadre
    if side is None or cadre is None:
        return None
    own = [name for name in position.columns if name[:2] == side and name not in _in_battle(position)]
    active = "" if act is None else act.column
    rows = [(_column_tray(box, name, position, language),) for name in own if name == active]
    at_hand = _at_hand(position)
    if at_hand is not None:
        rows.append((_garrison_tray(box, *at_hand, side, language),))
    rows += [(_column_tray(box, name, position, language),) for name in own if name != active]
    if cadre.count:
        facts = [(say(language, "panel-regiments"), str(cadre.count))]
        rows.append((Tray(id=CADRE, name=say(language, "panel-cadre"), side=side, facts=tuple(facts)),))
    if not rows:
        return None
    return Display(id="forces", title=say(language, "panel-forces"), side=side, rows=tuple(rows))


def _in_battle(position: Seen) -> tuple[str, ...]:
    """Columns that lie whole in the display of a battle: of a minor one, or of a major one but for its lines."""
    battle = position.battle
    if battle is None or battle.stage == "offer" or _lined(position) is not None:
        return ()
    return battle.attacker, battle.defender


def _garrison_tray(box: Box, at: str, held: Inside, side: str, language: str) -> Tray:
    facts = [(say(language, "panel-steps"), str(steps_of(held.troops)))]
    if held.bp:
        facts.append((say(language, "panel-baggage"), str(held.bp)))
    name = say(language, "panel-garrison-of", space=space_name(box, at, language))
    return Tray(id=AT_HAND, name=name, side=side, noun=f"space:{at}", facts=tuple(facts))


def _column_tray(box: Box, name: str, position: Seen, language: str) -> Tray:
    now = position.columns[name]
    inside = now.inside
    assert inside is not None
    troops = _whole(name, inside.troops, position)
    size = sum(2 * n if FORM[KIND[kind]] == ART else 0 for kind, n in troops.items()) + steps_of(troops)
    size += box.baggage * inside.bp
    facts = [
        (say(language, "panel-steps"), str(steps_of(troops))),
        (say(language, "panel-baggage"), str(inside.bp)),
        (say(language, "panel-size"), say(language, f"panel-size-{SIZES[size_class(box, size)]}", size=size)),
    ]
    if now.fatigue:
        facts.append((say(language, "panel-fatigue"), str(now.fatigue)))
    if now.ta:
        facts.append((say(language, "panel-advantage"), str(now.ta)))
    if now.done:
        facts.append((say(language, "mark-done"), ""))
    out = sum(column == name for column, _ in position.patrols.values())
    if out:
        facts.append((say(language, "panel-patrols"), str(out)))
    title = say(
        language, "panel-column-at", column=column_name(name, language), space=space_name(box, now.at, language)
    )
    return Tray(id=box_of(name), name=title, side=name[:2], noun=f"column:{name}", facts=tuple(facts))


def _battle(box: Box, battle: Battle, position: Seen, language: str) -> Display:
    """12.4: three wings facing three, the attacker's line above; a minor battle is column against column."""
    title = say(
        language,
        "panel-battle-major" if battle.major else "panel-battle-minor",
        space=space_name(box, battle.at, language),
    )
    roles = (("attacker", battle.attacker), ("defender", battle.defender))
    rows = []
    for role, column in roles:
        side = SIDES.index(column[:2])
        if _lined(position) is not None:
            order = (0, 1, 2) if role == "attacker" else (2, 1, 0)
            rows.append(tuple(_wing_tray(battle, role, side, wing, position.eyes, language) for wing in order))
        else:
            tray = _wing_tray(battle, role, side, 1, position.eyes, language)
            rows.append((_renamed(tray, column, position, language),))
    captions = tuple(_caption(role, column, position, language) for role, column in roles)
    lined = _lined(position) is not None
    steps = STEPS_MAJOR if battle.major else STEPS_MINOR
    step = next((n for n, (_, stages) in enumerate(steps) if battle.stage.startswith(stages)), len(steps) - 1)
    return Display(
        id="battle",
        title=title,
        rows=tuple(rows),
        captions=captions,
        facing=True,
        over=step < len(steps) - 1,  # what comes after it happens on the map
        steps=tuple(say(language, f"panel-step-{name}") for name, _ in steps),
        step=step,
        between=_between(battle, language) if lined else (),
    )


def _between(battle: Battle, language: str) -> tuple[str, ...]:
    """12.4h, 12.4k: who has won where, or which fight comes first; in the attacker's order."""
    order = {2: 1, 0: 2, 1: 3}
    return tuple(
        say(language, "panel-fought", number=order[wing])
        if battle.won[wing] < 0
        else say(language, "panel-fought-won", side=side_label(battle.won[wing], language))
        for wing in range(3)
    )


def _caption(role: str, column: str, position: Seen, language: str) -> str:
    """Who stands in a line, how many are left, how tired they are."""
    now = position.columns[column]
    troops = _whole(column, now.inside.troops if now.inside is not None else {}, position)
    parts = [
        say(language, f"panel-{role}-line", column=column_name(column, language)),
        f"{say(language, 'panel-steps')} {steps_of(troops)}",
    ]
    if now.fatigue:
        parts.append(f"{say(language, 'panel-fatigue')} {now.fatigue}")
    return " · ".join(parts)


def _renamed(tray: Tray, column: str, position: Seen, language: str) -> Tray:
    """A whole column in a minor battle."""
    inside = position.columns[column].inside
    assert inside is not None
    facts = [
        (say(language, "panel-steps"), str(steps_of(inside.troops))),
        (say(language, "panel-baggage"), str(inside.bp)),
        *tray.facts,
    ]
    name = column_name(column, language)
    return Tray(id=box_of(column), name=name, side=tray.side, noun=tray.noun, facts=tuple(facts), marks=tray.marks)


def _wing_tray(battle: Battle, role: str, side: int, wing: int, eyes: str | None, language: str) -> Tray:
    here = side * 3 + wing
    facts = [(say(language, "panel-dice"), str(1 + battle.ta[here] + (battle.initiative == here)))]
    if battle.hits[here]:
        facts.append((say(language, "panel-hits"), str(battle.hits[here])))
    winner = battle.won[wing if role == "attacker" else 2 - wing]
    if winner == side:
        facts.append((say(language, "panel-won"), ""))
    if wing == 1 and SIDES[side] in battle.dug_in:
        facts.append((say(language, "panel-dug-in"), ""))
    if wing == 1 and SIDES[side] in battle.guns:
        facts.append((say(language, "panel-has-guns"), ""))
    return Tray(
        id=wing_box(side, wing),
        name=say(language, f"panel-wing-{WINGS[wing]}"),
        side=SIDES[side],
        noun=f"wing:{WINGS[wing]}" if SIDES[side] == eyes else "",
        facts=tuple(facts),
    )


# -- cards, status, tracks -------------------------------------------------------------------------------------------


def _zones(position: Seen, language: str) -> tuple[Zone, ...]:
    said = partial(say, language)
    hands = [zone("hand", cards.hand, cards.hand_size, said, side) for side, cards in position.cards.items()]
    open_ = (("table", position.table), ("discard", position.discard))
    lying = [zone(kind, cards, len(cards), said) for kind, cards in open_ if cards]
    return (*hands, *lying, zone("pile", (), position.pile, said))


def _status(box: Box, position: Seen, language: str) -> tuple[Status, ...]:
    setup = box.setups[position.scenario]
    turn = position.turn
    value = say(
        language,
        "status-turn-value",
        turn=label(box, "turn", turn, language),
        year=str(setup.year),
        round=max(1, position.round),
        rounds=box.rounds,
    )
    if setup.end_turn:
        note = say(language, "status-turn-open", end=label(box, "turn", setup.end_turn, language),
                   last=label(box, "turn", setup.last_turn, language))  # fmt: skip
    else:
        note = say(language, "status-turn-fixed", last=label(box, "turn", setup.last_turn, language))
    act = position.act
    season = say(language, f"board-season-{position.season}")
    found = [
        Status(id="turn", name=say(language, "status-turn"), value=value, note=note),
        Status(id="season", name=say(language, "status-season"), value=season),
        Status(
            id="initiative",
            name=say(language, "status-initiative"),
            value=side_name(position.initiative, language),
            note=say(language, "status-initiative-used" if position.received else "status-initiative-free"),
        ),
    ]
    if act is not None:
        found.append(
            Status(
                id="act",
                name=column_name(act.column, language),
                value=say(language, "board-use-points", cp=str(act.cp)),
                note=say(language, "status-act-note"),
            )
        )
    return tuple(found)


def _markers(box: Box, position: Seen, language: str) -> tuple[Marker, ...]:
    setup = box.setups[position.scenario]
    found = [
        Marker(track="turn", cell=str(position.turn), name=say(language, "status-marker-turn")),
        Marker(track="turn", cell=str(setup.last_turn), name=say(language, "status-marker-last")),
        Marker(
            track="round",
            cell=str(max(1, position.round)),
            name=side_name(position.first, language),
            side=position.first,
        ),
    ]
    if setup.end_turn and setup.end_turn != setup.last_turn:
        found.append(Marker(track="turn", cell=str(setup.end_turn), name=say(language, "status-marker-end")))
    for coming in position.coming:
        if coming.turn <= setup.last_turn:
            name = say(language, "status-marker-coming")
            found.append(Marker(track="turn", cell=str(coming.turn), name=name, side=coming.side))
    return tuple(found)
