"""The position as text: the fronts, space by space, and the tracks."""

from __future__ import annotations

from ...kernel.game import Known
from ...kernel.words import row
from .box import AP, CP, POWERS, RP_KINDS, Box
from .hints import face, heading, works
from .names import level_name, power_name, say, side_name
from .offensives import owes
from .state import TABLE, State, hand, of_place
from .supply import in_supply
from .war_status import russia_track, us_track

_FRONTS = (
    ("west", ("fr", "be", "br", "ge")),
    ("italy", ("it",)),
    ("east", ("ah", "ru", "ro")),
    ("balkans", ("sb", "mn", "al", "gr", "bu", "mef")),
    ("near-east", ("tu", "pe", "eg", "ar")),
)


def unit(g: State, u: int) -> str:
    """A piece as players write it: GE1 5-3-3, brackets when reduced, ! when out of supply."""
    box = g.box
    r = g.reduced[u]
    text = f"{box.kind[u]} {box.cf[u][r]}-{box.lf[u][r]}-{box.mf[u][r]}"
    if r:
        text = f"({text})"
    if g.loc[u] < box.nspaces and not in_supply(g, u):
        text += "!"
    return text


def show(known: Known[State], language: str) -> str:
    """The whole position for one side (None: a spectator)."""
    g, side = known
    box = g.box
    lines = [
        heading(g, language),
        *(row(side_name(who, language), level_name(g.level[who], language), language) for who in (AP, CP)),
        f"{say(language, 'show-russia')} {russia_track(g)}/7 | {say(language, 'show-us')} {us_track(g)}/3",
    ]
    for who in (AP, CP):
        if g.mo[who]:
            nation = power_name(POWERS.index(g.mo[who]), language)
            done = "" if owes(g, who) else f" ({say(language, 'show-done')})"
            owing = f"{side_name(who, language)}, {say(language, 'show-made')}"
            lines.append(row(owing, f"{nation}{done}", language))
    points = [f"{kind.upper()} {n}" for kind, n in zip(RP_KINDS, g.rp, strict=True) if n]
    if points:
        lines.append(row(say(language, "show-rp"), ", ".join(points), language))
    lines.append(say(language, "show-key"))
    for front, nations in _FRONTS:
        rows = [line for s in range(box.nspaces) if _front(box, s, front, nations) and (line := _row(g, s, language))]
        if rows:
            lines += ["", f"== {say(language, f'show-{front}')}", *rows]
    off = []
    for where, title in ((box.reserve, "reserve"), (box.dead, "dead")):
        for who in (AP, CP):
            names = _counted(g, [u for u in box.units_of[who] if g.loc[u] == where])
            if names:
                off.append("  " + row(f"{say(language, f'show-{title}')}, {side_name(who, language)}", names, language))
    for who in (AP, CP):
        table = of_place(g, who, TABLE)
        if table:
            faces = ", ".join(face(box, c, language) for c in table)
            off.append("  " + row(f"{say(language, 'show-table')}, {side_name(who, language)}", faces, language))
        if who != side:
            held = say(language, "show-cards", count=len(hand(g, who)))
            off.append("  " + row(side_name(who, language), held, language))
    lines += ["", f"== {say(language, 'show-boxes')}", *off]
    if side is not None:
        cards = [f"  {box.cards[c]:<5}{face(box, c, language)}" for c in hand(g, side)]
        if cards:
            lines += ["", f"== {say(language, 'show-hand')}", *cards]
    return "\n".join(lines)


def _front(box: Box, s: int, front: str, nations: tuple[str, ...]) -> bool:
    if box.near_east[s]:
        return front == "near-east"
    if box.nation[s] == "tu":
        return front == "balkans"
    return box.nation[s] in nations


def _row(g: State, s: int, language: str) -> str:
    """One space with something in it: who holds it, its works, its units."""
    box = g.box
    stack = g.stacks[s]
    if not stack and not g.trench[s] and not g.sieged & box.bit[s]:
        return ""
    mark = ("A" if g.control[s] == AP else "C") + ("*" if box.vp[s] else " ")
    order = ("M" if g.moves & box.bit[s] else "") + ("X" if g.attacks & box.bit[s] else "")
    its = works(g, s, language)
    note = f" [{its}]" if its else ""
    return f"  {mark}{order:1} {box.space_names[language][s]:<18}{' + '.join(unit(g, u) for u in stack)}{note}"


def _counted(g: State, units: list[int]) -> str:
    box = g.box
    counts: dict[str, int] = {}
    for u in units:
        name = f"({box.kind[u]})" if g.reduced[u] else box.kind[u]
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items())
