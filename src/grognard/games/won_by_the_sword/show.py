"""The position as text: what a side may see of it, and nothing else: all of it is made from its view."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from ...kernel.game import Known
from ...kernel.words import capital, row
from .box import Box
from .hints import baggage, card, fight, forces, heading
from .kinds import COLUMN, KIND, NATIONS, SIDES
from .names import kind_name, label, say
from .notes import GARRISONS
from .panels import column_name, counted, leader_names, panels, seen, side_name, space_name
from .seen import Column, Garrison, Seen
from .state import State
from .view import view


def show(known: Known[State], language: str) -> str:
    """The whole position for one side (None: a spectator)."""
    g, side = known
    box = g.box
    position = view(g, side)
    lines = [heading(g, language)]
    lines += _section(
        say(language, "show-columns"),
        [line for name, one in position.columns.items() for line in _column(box, position, name, one, language)],
    )
    if position.battle is not None and position.battle.stage != "offer":
        lines += ["", *fight(box, position.battle, language)]
    for name in SIDES:
        rows = [
            _garrison(box, position, space, one, language)
            for space, one in position.garrisons.items()
            if one.side == name
        ]
        lines += _section(say(language, "show-garrisons", side=side_name(name, language)), rows)
    found = {panel.id: panel for panel in panels(box, position, language)}
    for part in ("activation", "offer", "sieges", "coming", "away"):
        if part in found:
            lines += _section(
                found[part].title, ["  " + row(name, value, language) for name, value in found[part].rows]
            )
    lines += _section(say(language, "show-patrols"), _patrols(box, position, language))
    lines += _section(say(language, "show-land"), _land(box, position, language))
    if side is not None:
        lines += _own(box, position, SIDES[side], language)
    return "\n".join(lines)


def _section(title: str, rows: list[str]) -> list[str]:
    return ["", f"== {title}", *rows] if rows else []


def _column(box: Box, position: Seen, name: str, one: Column, language: str) -> list[str]:
    """Where it is and its markers; its contents if they are the reader's, else what his note says."""
    marks = [say(language, "mark-done")] if one.done else []
    marks += [
        say(language, mark, count=count)
        for mark, count in (("mark-fatigue", one.fatigue), ("mark-advantage", one.ta))
        if count
    ]
    marked = f" [{', '.join(marks)}]" if marks else ""
    lines = [f"  {forces(box, name, one, language)}{marked}"]
    if one.troops is not UNSET:
        lines.append(f"    {_listed(one.troops, language)}")
    note = (position.notes or {}).get(str(COLUMN[name]))
    if note is not None:
        lines.append(f"    {seen(box, note, language)}")
    return lines


def _listed(troops: Mapping[str, int], language: str) -> str:
    """`6 x Swedish infantry, 2 x reduced Swedish cavalry`."""
    return ", ".join(f"{n} x {kind_name(KIND[kind], language)}" for kind, n in troops.items())


def _garrison(box: Box, position: Seen, space: str, one: Garrison, language: str) -> str:
    nation = label(box, "nation", NATIONS.index(one.nation), language)
    parts = [nation]
    inside = one.inside
    if inside is not None:
        parts += [leader_names(box, inside.leaders, language), counted(inside.troops, language)]
        parts += [baggage(inside.bp, language)] if inside.bp else []
    note = (position.notes or {}).get(str(GARRISONS + box.spaces.index(space)))
    if note is not None:
        parts.append(seen(box, note, language))
    if space in position.sieges:
        parts.append(say(language, "show-besieged"))
    return f"  {space_name(box, space, language):<20}{'; '.join(part for part in parts if part)}"


def _patrols(box: Box, position: Seen, language: str) -> list[str]:
    return [
        "  "
        + row(
            label(box, "link", box.links.index(link), language),
            f"{column_name(column, language)}, {kind_name(KIND[kind], language)}",
            language,
        )
        for link, (column, kind) in position.patrols.items()
    ]


def _land(box: Box, position: Seen, language: str) -> list[str]:
    """What lies open, and where the land is eaten up."""
    rows = [
        "  " + row(space_name(box, space, language), say(language, "mark-stock", bp=bp, guns=guns), language)
        for space, (bp, guns) in position.stock.items()
    ]
    for level in (1, 2):
        names = [space_name(box, space, language) for space, found in position.forage.items() if found == level]
        if names:
            rows.append("  " + row(say(language, "show-forage-level", level=level), ", ".join(names), language))
    if position.rejected:
        names = [space_name(box, space, language) for space in position.rejected]
        rows.append("  " + row(say(language, "show-rejected"), ", ".join(names), language))
    return rows


def _own(box: Box, position: Seen, side: str, language: str) -> list[str]:
    """What only the reader knows: his cadre, his chits, his hand."""
    rows = []
    if position.cadre is not None and position.cadre.troops:
        rows.append("  " + row(say(language, "panel-cadre"), _listed(position.cadre.troops, language), language))
    for leader, ability in (position.chits or {}).items():
        name = label(box, "leader", box.leader[leader], language)
        rows.append("  " + row(capital(name), say(language, f"ability-{ability}"), language))
    lines = _section(say(language, "show-own"), rows)
    hand = position.cards[side].hand
    titles = [
        f"  {name:<5}{label(box, 'card', box.card[name], language)}, {card(box, box.card[name], language)}"
        for name in hand
    ]
    return lines + _section(say(language, "zone-hand"), titles)
