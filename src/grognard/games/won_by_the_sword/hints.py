"""What a player at a terminal wants to know beside an option, above a question, or about one thing.

A hint stands beside an option, so its reader is the side that was asked: it may tell of that side's own troops, and of
what its notes say about the enemy. What `detail` tells, everybody may know.
"""

from __future__ import annotations

from ...kernel.game import Known
from ...kernel.words import capital, row
from .box import Box
from .kinds import ACTIONS, COLUMNS, KINDS, NATIONS, NKINDS, POOLED, SIDES, STEPS, TYPES, VILLAGE
from .movement import extra, price
from .names import ability_label, column_label, kind_name, label, say, side_label
from .notes import GARRISONS
from .panels import column_name, counted, leader_names, panels, side_name, when
from .seen import Battle, Column
from .state import (
    Bag, Note, State, acting, battle, column, columns_at, count, force, patrols_of, side_of, siege_by, with_patrols,
)  # fmt: skip
from .view import view

_OWN_COLUMN = frozenset(("activate", "create", "absorb", "to_column"))
_OWN_PLACE = frozenset(("raise", "guns", "to_garrison"))
_BY_LINK = frozenset(("march", "quick", "force_bp", "force_fatigue"))


def alike(box: Box, kind: str, noun: int) -> object:
    """Cards of one action with the same figures are one choice; everything else is itself."""
    return box.card_action[noun] if kind == "card" and noun < box.ncards else noun


# -- beside an option ----------------------------------------------------------------------------------------------


def hint(known: Known[State], verb: str, kind: str, noun: int, language: str) -> str:
    """What stands beside a noun in a list of options."""
    g = known.state
    box = g.box
    match kind:
        case "card":
            return card(box, noun, language) if noun < box.ncards else ""
        case "column":
            return _column(g, verb, noun, language)
        case "space":
            return _place(g, verb, noun, language)
        case "troop":
            slot, what = divmod(noun, NKINDS)
            return f"{count(force(g, slot), what)} × {say(language, 'hint-fire', fire=box.firepower[what])}"
        case "kind":
            return f"{count(g.cadre[g.active], noun)} ×"
        case "leader":
            chit = g.chits[noun]
            return ability_label(chit, language) if chit >= 0 else ""
        case "link":
            return _patrol(g, noun, language)
        case "force":
            return coming(g, noun, language)
        case "number" if verb == "works":  # 11.4c
            struck = acting(g).what[0] - noun
            return say(language, "hint-struck", steps=struck) if struck else ""
        case "wing" if g.battle is not None and verb in ("wing", "advantage"):
            return counted(plain(battle(g).wings[_asked_in_battle(g) * 3 + noun]), language)
    return ""


def plain(bag: Bag) -> dict[str, int]:
    """A bag by the names of its kinds."""
    return {KINDS[kind]: n for kind, n in bag}


def card(box: Box, noun: int, language: str) -> str:
    """`4 CP (6 cavalry), BP 1/2/4`."""
    small, medium, large = box.card_bp[noun]
    more = box.card_cp_cavalry[noun]
    key = "hint-card" if more == box.card_cp[noun] else "hint-card-cavalry"
    return say(language, key, cp=box.card_cp[noun], more=more, bp=f"{small}/{medium}/{large}")


def _asked_in_battle(g: State) -> int:
    b = battle(g)
    return side_of(b.attacker if b.stage.endswith("attacker") else b.defender)


def _column(g: State, verb: str, c: int, language: str) -> str:
    """An own column with what it has; an enemy's with what was seen of it."""
    box = g.box
    found = column(g, c)
    where = label(box, "space", found.at, language)
    if verb in _OWN_COLUMN:
        leaders = leader_names(box, [box.leaders[leader] for leader in found.leaders], language)
        return f"{where} · {leaders} · {counted(plain(with_patrols(g, c)), language)} · {baggage(found.bp, language)}"
    return " · ".join(part for part in (where, remembered(g, 1 - side_of(c), c, language)) if part)


def baggage(bp: int, language: str) -> str:
    """`4 BP`."""
    return say(language, "hint-bp", bp=bp)


def remembered(g: State, side: int, key: int, language: str) -> str:
    """What a side's note on a column or garrison says, with its date."""
    box = g.box
    note: Note | None = g.notes[side].get(key)
    if note is None:
        return ""
    return say(
        language,
        "hint-seen",
        when=when(box, note.turn, note.round, language),
        troops=counted(plain(note.troops), language),
        leaders=leader_names(box, [box.leaders[leader] for leader in note.leaders], language)
        or say(language, "panel-no-leader"),
    )


def _place(g: State, verb: str, s: int, language: str) -> str:
    """What a march costs, and whatever lies open there; of an own garrison what it holds."""
    box = g.box
    held = g.garrisons[s]
    parts = []
    if verb in _BY_LINK and g.act is not None:
        link = box.link[column(g, acting(g).column).at, s]
        cost = price(g, acting(g).column, link) if verb == "march" else extra(g, acting(g).column, link)
        if cost:
            parts.append(say(language, "hint-cp", cp=cost))
    if verb in _OWN_PLACE and held is not None:
        leaders = leader_names(box, [box.leaders[leader] for leader in held.leaders], language)
        return " · ".join(part for part in (leaders, counted(plain(held.troops), language)) if part)
    parts += _open_there(g, s, language)
    if verb == "scout_garrison" and held is not None:
        parts.append(remembered(g, 1 - held.side, GARRISONS + s, language))
    return " · ".join(part for part in parts if part)


def _open_there(g: State, s: int, language: str) -> list[str]:
    """What everybody sees in a space: walls, marker, columns, forage, what lies on the ground."""
    box = g.box
    held, siege = g.garrisons[s], g.sieges.get(s)
    found = []
    if box.type[s] != VILLAGE:
        walls = say(language, f"board-type-{TYPES[box.type[s]]}")
        whose = say(language, "show-neutral") if held is None else _whose(box, held.side, held.nation, language)
        found.append(f"{walls} ({whose})")
    if siege is not None:
        found.append(works(siege.column, siege.built, siege.required, language))
    found += [column_label(c, language) for side in (0, 1) for c in columns_at(g, s, side)]
    if g.forage[s]:
        found.append(say(language, "show-forage-level", level=g.forage[s]))
    if s in g.stock:
        bp, guns = g.stock[s]
        found.append(say(language, "mark-stock", bp=bp, guns=guns))
    return found


def _whose(box: Box, side: int, nation: int, language: str) -> str:
    return ", ".join(dict.fromkeys((side_label(side, language), label(box, "nation", nation, language))))


def works(c: int, built: int, required: int, language: str) -> str:
    """A siege in short."""
    return say(language, "mark-siege", column=column_label(c, language), built=built, required=required)


def _patrol(g: State, link: int, language: str) -> str:
    patrol = g.patrols.get(link)
    if patrol is None:
        return ""
    return row(column_label(patrol.column, language), kind_name(patrol.kind, language), language)


def coming(g: State, which: int, language: str) -> str:
    """4.1e: a reinforcement is printed in the scenario: who, when, where."""
    box = g.box
    arrivals = g.setup.arrivals
    if which >= len(arrivals):
        return ""
    one = arrivals[which]
    turn = g.due.get(which, one.turn)
    late = turn > box.last_turn
    return say(
        language,
        "panel-comes",
        when=say(language, "panel-by-die") if late else when(box, turn, one.round, language),
        places=", ".join(label(box, "space", s, language) for s in one.places),
        leaders=leader_names(box, [box.leaders[leader] for leader, _ in one.leaders], language),
        troops=counted(plain(one.troops), language),
    )


# -- above a question ----------------------------------------------------------------------------------------------


def heading(g: State, language: str) -> str:
    """March 1632, round 2 of 5 | VP: Allies 4, Imperials 7 | Initiative: Allies."""
    box = g.box
    time = say(
        language,
        "status-turn-value",
        turn=label(box, "turn", g.turn, language),
        year=g.setup.year,
        round=g.round,
        rounds=box.rounds,
    )
    points = ", ".join(f"{side_label(side, language)} {g.vp[side]}" for side in (0, 1))
    return say(language, "show-heading", time=capital(time), points=points, side=side_label(g.initiative, language))


def scene(known: Known[State], language: str) -> list[str]:
    """Lines to read before a question: time and score, the activation, the battle."""
    g, side = known
    assert side is not None
    box = g.box
    seen = view(g, side)
    lines = [heading(g, language)]
    for panel in panels(box, seen, language):
        if panel.id in ("activation", "offer"):
            lines.append(row(panel.title, ", ".join(f"{name} {value}" for name, value in panel.rows), language))
    act = seen.act
    if act is not None and act.column in seen.columns:
        lines.append(forces(box, act.column, seen.columns[act.column], language))
    if seen.battle is not None and seen.battle.stage != "offer":
        lines += fight(box, seen.battle, language)
    return lines


def forces(box: Box, name: str, seen: Column, language: str) -> str:
    """A column as a side sees it: `Allied column 1, Ulm: Horn; 8 foot, 5 horse: 26 steps; 4 BP`."""
    where = say(language, "panel-column-at", column=column_name(name, language), space=_space(box, seen.at, language))
    inside = seen.inside
    if inside is None:
        return capital(where)
    leaders = leader_names(box, inside.leaders, language) or say(language, "panel-no-leader")
    has = f"{leaders}; {counted(inside.troops, language)}; {baggage(inside.bp, language)}"
    return row(capital(where), has, language)


def _space(box: Box, name: str, language: str) -> str:
    return label(box, "space", box.spaces.index(name), language)


def fight(box: Box, seen: Battle, language: str) -> list[str]:
    """A battle wing by wing, with its extra dice; a minor one has none."""
    if not seen.major:
        return [say(language, "panel-battle-minor", space=_space(box, seen.at, language))]
    lines = [say(language, "panel-battle-major", space=_space(box, seen.at, language))]
    for side, name in enumerate(SIDES):
        wings = []
        for wing, where in enumerate(("left", "centre", "right")):
            at = side * 3 + wing
            dice = f" +{seen.ta[at]}" if seen.ta[at] else ""
            wings.append(f"{say(language, f'wing-{where}')} {counted(seen.wings[at], language)}{dice}")
        lines.append("  " + row(side_name(name, language), " | ".join(wings), language))
    return lines


# -- about one thing -----------------------------------------------------------------------------------------------


def detail(known: Known[State], kind: str, noun: int, language: str) -> str:
    """All that everybody may know about one thing."""
    g = known.state
    box = g.box
    match kind:
        case "space":
            return "\n".join(_about_space(g, noun, language))
        case "column":
            return "\n".join(_about_column(g, noun, language))
        case "leader":
            return "\n".join(_about_leader(g, noun, language))
        case "card" if noun < box.ncards:
            return f"{card(box, noun, language)}\n{say(language, f'board-card-{ACTIONS[box.card_action[noun]]}')}"
        case "kind" | "troop":
            what = noun % NKINDS
            fire = say(language, "hint-fire", fire=box.firepower[what])
            return f"{fire}, {say(language, 'show-steps', steps=STEPS[what])}"
        case "link":
            return "\n".join(part for part in (_about_link(box, noun, language), _patrol(g, noun, language)) if part)
        case "force":
            return coming(g, noun, language)
        case "nation":
            pool = box.pool[NATIONS[noun]]
            return ", ".join(f"{say(language, _pool(sort))} {pool[sort]}" for sort in POOLED)
    return ""


def _pool(sort: str) -> str:
    return f"show-pool-{sort.replace('_', '-')}"


def _about_space(g: State, s: int, language: str) -> list[str]:
    box = g.box
    region = box.region_names[language][box.region[s]] if box.region[s] >= 0 else ""
    kind = [say(language, f"board-type-{TYPES[box.type[s]]}"), region]
    kind += [
        say(language, f"board-space-{word}")
        for word, true in (("poor", box.poor[s]), ("neutral", box.neutral[s]))
        if true
    ]
    kind += [say(language, f"show-river-{river}") for river in box.river[s].split("+") if river]
    lines = [capital(", ".join(part for part in kind if part))]
    fort = box.fort[s]
    if box.type[s] != VILLAGE:
        lines.append(say(language, "board-space-fort", garrison=fort.garrison, works=fort.works, lay=fort.lay))
        lines.append(say(language, "board-space-points", neutral=fort.vp_neutral, enemy=fort.vp_enemy))
    if g.rejected >> s & 1:
        lines.append(say(language, "mark-rejected"))
    return [*lines, *_open_there(g, s, language)]


def _about_column(g: State, c: int, language: str) -> list[str]:
    box = g.box
    seen = view(g, None).columns.get(COLUMNS[c])
    if seen is None:
        return [say(language, "show-not-in-play")]
    lines = [forces(box, COLUMNS[c], seen, language)]
    besieged = siege_by(g, c)
    if besieged >= 0:
        siege = g.sieges[besieged]
        lines.append(works(c, siege.built, siege.required, language))
    if seen.done:
        lines.append(say(language, "mark-done"))
    for mark, number in (("mark-fatigue", seen.fatigue), ("mark-advantage", seen.ta)):
        if number:
            lines.append(say(language, mark, count=number))
    return lines + [
        _patrol(g, link, language) + f" · {label(box, 'link', link, language)}" for link in patrols_of(g, c)
    ]


def _about_leader(g: State, leader: int, language: str) -> list[str]:
    """6.1: of which sort he is, and which abilities his chits have."""
    box = g.box
    sort = "generic" if leader >= box.first_generic else "dynamic" if box.dynamic[leader] else "named"
    nation = g.nation_of[leader]
    words = [say(language, f"show-leader-{sort}")]
    if nation >= 0:
        words.append(label(box, "nation", nation, language))
    lines = [", ".join(words)]
    if box.chits[leader]:
        lines.append(", ".join(ability_label(ability, language) for ability in box.chits[leader]))
    away = [row for row in panels(box, view(g, None), language) if row.id == "away"]
    name = label(box, "leader", leader, language)
    return lines + [value for panel in away for who, value in panel.rows if who == name]


def _about_link(box: Box, link: int, language: str) -> str:
    key = "show-link-rough" if box.rough[link] else "show-link-regular"
    words = [say(language, key, name=label(box, "link", link, language))]
    if box.link_ends[link][1] < 0:
        words.append(say(language, "show-link-off"))
    return ", ".join(words)
