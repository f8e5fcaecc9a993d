"""What a player at a terminal wants to know beside an option, above a question, or about one thing.

Everything here is on the table for both sides to see, or is a card's printed face.
"""

from __future__ import annotations


from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.words import row
from .activation import cost
from .box import AP, CP, POWERS, RP_KINDS, Box
from .names import label, level_name, power_name, say, side_name, terrain_name
from .offensives import owes
from .state import State, hand
from .supply import in_supply


def alike(box: Box, kind: str, noun: int) -> object:
    """Corps of a nation are alike; everything else is itself."""
    return box.kind[noun] if kind == "unit" else noun


def hint(known: Known[State], verb: str, kind: str, noun: int, language: str) -> str:
    """What stands beside a noun in a list of options."""
    g = known.state
    box = g.box
    if kind == "unit":
        return f"{_strength(g, noun)} · {_where(g, noun, language)}"
    if kind == "card":
        return _effect(box, noun, language) if verb in ("combat_card", "invoke") else face(box, noun, language)
    if kind != "space":
        return ""
    text = _stack(g, noun)
    if verb in ("move", "attack"):
        price = cost(g, noun, verb == "attack")
        return text if price == 1 else f"{text} ({say(language, 'show-points', count=price)})"
    if verb == "pin" and g.battle is not None:
        return "+".join(box.units[u] for u in g.battle.attackers if g.loc[u] == noun)
    its = works(g, noun, language)
    return " ".join(part for part in (text, f"[{its}]" if its else "") if part)


def heading(g: State, language: str) -> str:
    """August 1914 (turn 1/20), round 2/6 | VP 10 | war status: Allies 2 + Central Powers 0 = 2."""
    box = g.box
    last = box.scenarios[g.scenario]["last_turn"]
    status = " + ".join(f"{side_name(who, language)} {g.ws[who]}" for who in (AP, CP))
    when = say(language, "show-turn", name=label(box, "turn", g.turn, language), turn=g.turn, last=last)
    if g.round:
        when = say(language, "show-round", turn=when, round=min(g.round, box.rounds), rounds=box.rounds)
    war = row(say(language, "show-status"), f"{status} = {g.combined}", language)
    return f"{when} | {say(language, 'show-score', count=g.vp)} | {war}"


def scene(known: Known[State], language: str) -> list[str]:
    """Lines to read before a question: the time and the score, the combat under way, points to spend."""
    g, side = known
    assert side is not None
    box = g.box
    other = 1 - side
    lines = [heading(g, language)] if g.round else []
    if g.phase == "action":
        names = [row(side_name(who, language), level_name(g.level[who], language), language) for who in (side, other)]
        lines.append(f"{names[0]} | {names[1]}, {say(language, 'show-cards', count=len(hand(g, other)))}")
        if owes(g, side):
            lines.append(row(say(language, "show-owed"), power_name(POWERS.index(g.mo[side]), language), language))
    if g.phase in ("move", "fight") and g.battle is None:
        marked = [
            f"{label(box, 'space', s, language)} ({say(language, key)})"
            for key, mask in (("show-to-move", g.moves), ("show-to-attack", g.attacks))
            for s in bits(mask)
        ]
        if marked:
            lines.append(row(say(language, "show-activated"), ", ".join(marked), language))
    if g.moving:
        units = ", ".join(f"{box.units[u]} {_strength(g, u)}" for u in g.moving)
        lines.append(row(say(language, "show-moving"), f"{units} @{_where(g, g.moving[0], language)}", language))
    if g.battle is not None and g.phase != "advance":
        lines.append(_combat(g, language))
    if g.phase in ("replace_ap", "replace_cp"):
        kinds = {box.rp_kind[u] for u in box.units_of[side]}
        points = [f"{kind.upper()} {n}" for kind, n in zip(RP_KINDS, g.rp, strict=True) if n and kind in kinds]
        lines.append(row(say(language, "show-rp"), ", ".join(points) or "0", language))
    return lines


def detail(known: Known[State], kind: str, noun: int, language: str) -> str:
    """All about one thing: a space and its neighbours, a unit, a card."""
    g = known.state
    box = g.box
    if kind == "card":
        text = f"{box.cards[noun]} {face(box, noun, language)}"
        if box.brings[noun]:
            text += f"; {say(language, 'show-brings', units=', '.join(box.brings[noun]))}"
        rule = box.card_rules(language).get(box.cards[noun], "")
        return f"{text}\n  {rule}" if rule else text
    if kind == "unit":
        full, reduced = (f"{box.cf[noun][r]}-{box.lf[noun][r]}-{box.mf[noun][r]}" for r in (0, 1))
        oos = f", {say(language, 'show-oos')}" if g.loc[noun] < box.nspaces and not in_supply(g, noun) else ""
        size = say(language, "show-army" if box.army[noun] else "show-corps")
        less = say(language, "show-reduced")
        state = less if g.reduced[noun] else say(language, "show-full")
        values = f"{box.units[noun]} ({size}) {full}, {less} {reduced}"
        return row(values, f"{state}, {_where(g, noun, language)}{oos}", language)
    if kind != "space":
        return ""
    lines = [_space(g, noun, language), say(language, "show-next")]
    for s in box.board.linked[noun]:
        only = box.board.only(noun, s)
        lines.append(f"  {_space(g, s, language)}" + (f" ({'/'.join(sorted(only)).upper()})" if only else ""))
    return "\n".join(lines)


def _strength(g: State, u: int) -> str:
    box = g.box
    r = g.reduced[u]
    text = f"{box.cf[u][r]}-{box.lf[u][r]}-{box.mf[u][r]}"
    return f"({text})" if r else text


def _where(g: State, u: int, language: str) -> str:
    box = g.box
    s = g.loc[u]
    if s >= box.nspaces:
        return say(language, "unit-off-map", box=s - box.nspaces)
    name = label(box, "space", s, language)
    return name if in_supply(g, u) else f"{name}!"


def _stack(g: State, s: int) -> str:
    """Units in a space in short: GE1+(GE2)+2 GEc."""
    box = g.box
    counts: dict[str, int] = {}
    for u in g.stacks[s]:
        name = f"({box.kind[u]})" if g.reduced[u] else box.kind[u]
        counts[name] = counts.get(name, 0) + 1
    return "+".join(name if n == 1 else f"{n} {name}" for name, n in counts.items())


def works(g: State, s: int, language: str) -> str:
    """The fort and the trench in a space."""
    notes = []
    if g.fort[s]:
        key = "show-fort-besieged" if g.sieged & g.box.bit[s] else "show-fort"
        notes.append(say(language, key, level=g.fort[s]))
    if g.trench[s]:
        notes.append(say(language, "show-trench", level=g.trench[s] if g.trench[s] < 3 else g.trench[s] - 2))
    return ", ".join(notes)


def _space(g: State, s: int, language: str) -> str:
    """Sedan (forest, held by Allies, fort 2): FR5 3-3-3."""
    box = g.box
    held = say(language, "show-held", side=side_name(g.control[s], language))
    notes = [terrain_name(box.terrain[s], language), held]
    if box.vp[s]:
        notes.append(say(language, "show-vp"))
    if its := works(g, s, language):
        notes.append(its)
    units = " + ".join(f"{box.units[u]} {_strength(g, u)}" for u in g.stacks[s]) or say(language, "show-empty")
    return row(f"{label(box, 'space', s, language)} ({', '.join(notes)})", units, language)


def _combat(g: State, language: str) -> str:
    """Attack on Sedan (forest): GE1 5-3-3@Liège, GE2 5-3-3@Liège = 10 against FR5 3-3-3 = 3."""
    box = g.box
    b = g.battle
    assert b is not None
    there = [u for u in b.defenders or g.stacks[b.target] if box.side[u] != g.active and g.loc[u] == b.target]
    ours = [u for u in b.attackers if g.loc[u] < box.nspaces]
    notes = [terrain_name(box.terrain[b.target], language), works(g, b.target, language)]
    attackers = ", ".join(f"{box.units[u]} {_strength(g, u)}@{_where(g, u, language)}" for u in ours)
    defending = [f"{box.units[u]} {_strength(g, u)}" for u in there]
    totals = [sum(box.cf[u][g.reduced[u]] for u in units) for units in (ours, there)]
    if g.fort[b.target] and g.control[b.target] != g.active:
        defending.append(say(language, "show-fort", level=g.fort[b.target]))
        totals[1] += g.fort[b.target]
    target = label(box, "space", b.target, language)
    text = say(language, "show-attack", space=target, notes=", ".join(note for note in notes if note))
    if attackers:
        text = row(text, f"{attackers} = {totals[0]}", language)
    if defending:
        text += " " + say(language, "show-against", units=f"{', '.join(defending)} = {totals[1]}")
    if b.cards:
        text += f" | {', '.join(box.card_names[language][c] for c in b.cards)}"
    return text


def face(box: Box, c: int, language: str) -> str:
    """3 ops 4 sr rp GE2 AH1 TU1  Guns of August* (war status +2)."""
    points = " ".join(f"{kind.upper()}{n}" for kind, n in zip(RP_KINDS, box.card_rp[c], strict=True) if n)
    notes = [say(language, "show-status-added", count=box.ws[c])] if box.ws[c] else []
    if box.cc[c]:
        notes.append(say(language, "show-cc"))
    note = f" ({', '.join(notes)})" if notes else ""
    name = f"{box.card_names[language][c]}{'*' if box.star[c] else ''}"
    return f"{box.ops[c]} ops {box.sr[c]} sr rp {points or '-':<18}  {name}{note}"


def _effect(box: Box, c: int, language: str) -> str:
    """A card by what its event does."""
    return box.card_rules(language).get(box.cards[c], "") or box.card_names[language][c]
