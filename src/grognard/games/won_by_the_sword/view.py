"""What a side may see, built up from public facts, never stripped down."""

from __future__ import annotations

from typing import Any

from .box import Box
from .kinds import ABILITIES, COLUMNS, IM, KINDS, NATIONS, SIDES, SW
from .leaders import in_play
from .state import (
    DISCARD, HAND, ON_TABLE, PILE, Act, Bag, Battle, Column, Garrison, Note, Siege, State, now, regiments, side_of,
)  # fmt: skip


def view(g: State, side: int | None) -> dict[str, Any]:
    """The position as one side (None: a spectator) may see it (1.4e, 3.1c, 4.0d, 6.1d, 7.3)."""
    box = g.box
    return {
        "scenario": g.scenario,
        "eyes": None if side is None else SIDES[side],
        "turn": g.turn,
        "month": box.months[g.turn],
        "season": box.seasons[g.turn],
        "round": g.round,
        "phase": g.phase,
        "first": SIDES[g.first],
        "active": SIDES[g.active],
        "initiative": SIDES[g.initiative],
        "received": g.received,
        "vp": list(g.vp),
        "cards": {name: _cards(g, i, side) for i, name in enumerate(SIDES)},
        "pile": sum(place == PILE for place in g.place),
        "discard": [box.cards[card] for card in range(box.ncards) if g.place[card] == DISCARD],
        "table": [box.cards[card] for card in range(box.ncards) if g.place[card] == ON_TABLE],
        "passed": [SIDES[i] for i in (0, 1) if g.passed >> i & 1],
        "pending": None if g.pending is None else list(g.pending),
        "columns": {COLUMNS[c]: _column(g, c, one, side) for c, one in enumerate(g.columns) if one is not None},
        "garrisons": {box.spaces[s]: _garrison(g, one, side) for s, one in enumerate(g.garrisons) if one is not None},
        "patrols": {box.links[link]: [COLUMNS[one.column], KINDS[one.kind]] for link, one in sorted(g.patrols.items())},
        "sieges": {box.spaces[s]: _siege(siege) for s, siege in sorted(g.sieges.items())},
        "rejected": [box.spaces[s] for s in range(len(box.spaces)) if g.rejected >> s & 1],
        "forage": {box.spaces[s]: level for s, level in enumerate(g.forage) if level},
        "stock": {box.spaces[s]: list(lies) for s, lies in sorted(g.stock.items())},
        "coming": [_coming(g, which) for which in g.waiting],
        "away": [
            [box.leaders[leader], back, SIDES[whose]]
            for leader, (back, whose) in sorted(g.away.items())
            if whose == side or back < 0 or back > now(g)  # 6.3c: whether one who is well again is back is not told
        ],
        "ta_left": g.ta_left,
        "cadre": None if side is None else {"troops": _bag(g.cadre[side]), "count": regiments(g.cadre[side])},
        "chits": None if side is None else _chits(g, side),
        "notes": None if side is None else {str(key): _note(box, note) for key, note in sorted(g.notes[side].items())},
        "act": None if g.act is None else _act(g, g.act, side),
        "battle": None if g.battle is None else _battle(box, g.battle),
    }


def blot(g: State, side: int | None) -> State:
    """A state without what a side may not know (1.4e, 3.1c, 4.0d, 6.1d, 7.3): of the others' columns and garrisons
    where they are, of their cards how many, of their cadres, chits and memories nothing."""
    new = g.copy()
    others = [other for other in (SW, IM) if other != side]
    hidden = {PILE, *(HAND + other for other in others)}
    unknown = [card for card, place in enumerate(g.place) if place in hidden]
    for card, place in zip(unknown, sorted(g.place[card] for card in unknown), strict=True):
        new.place[card] = place
    for other in others:
        new.cadre[other], new.notes[other], new.unseen[other] = (), {}, {}
        for leader in in_play(g, other):
            new.chits[leader] = -1
    for c, one in enumerate(g.columns):
        if one is not None and side_of(c) in others and not _open(g, c):
            new.columns[c] = one._replace(leaders=(), troops=(), bp=0)
    for s, held_by in enumerate(g.garrisons):
        if held_by is not None and held_by.side in others:
            new.garrisons[s] = held_by._replace(leaders=(), troops=(), bp=0, relieved=-1)
    new.away = {leader: away for leader, away in g.away.items() if away[1] == side or away[0] < 0 or away[0] > now(g)}
    new.returned = {leader: away for leader, away in g.returned.items() if away[1] == side}
    new.homeless = [(leader, whose) for leader, whose in g.homeless if whose == side]
    act = g.act
    if act is not None and side_of(act.column) in others:
        new.act = act._replace(size=0, anchored="", sorted=0, paid=False, famine=0)
    return new


def _bag(bag: Bag) -> dict[str, int]:
    return {KINDS[kind]: n for kind, n in bag}


def _cards(g: State, owner: int, side: int | None) -> dict[str, Any]:
    box = g.box
    held = [box.cards[card] for card in range(box.ncards) if g.place[card] == HAND + owner]
    return {"hand": held if side == owner else [], "hand_size": len(held), "had": g.dealt[owner]}


def _open(g: State, c: int) -> bool:
    """12.4p: whether a column lies open because it fights."""
    return g.battle is not None and g.battle.stage != "offer" and c in (g.battle.attacker, g.battle.defender)


def _column(g: State, c: int, one: Column, side: int | None) -> dict[str, Any]:
    """Where it is is open, what it is only to its side."""
    box = g.box
    seen: dict[str, Any] = {
        "at": box.spaces[one.at],
        "sector": one.sector,
        "fatigue": one.fatigue,
        "ta": one.ta,
        "done": one.done,
        "won": one.won,
        "declined": one.declined,
        "guns": one.guns,
        "light": one.light,
    }
    if side_of(c) == side or _open(g, c):
        seen |= {"leaders": [box.leaders[leader] for leader in one.leaders], "troops": _bag(one.troops), "bp": one.bp}
        seen["commander"] = box.leaders[min(one.leaders)] if one.leaders else ""  # 4.0b: dynamic, named, generic
    return seen


def _garrison(g: State, one: Garrison, side: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {"side": SIDES[one.side], "nation": NATIONS[one.nation]}
    if one.side == side:
        seen |= {"leaders": [g.box.leaders[leader] for leader in one.leaders], "troops": _bag(one.troops), "bp": one.bp}
    return seen


def _siege(siege: Siege) -> dict[str, Any]:
    return {
        "column": COLUMNS[siege.column],
        "required": siege.required,
        "built": siege.built,
        "stratagem": siege.stratagem,
        "refused": siege.refused,
    }


def _coming(g: State, which: int) -> dict[str, Any]:
    """Reinforcements are printed in the scenario: everybody knows them (4.1e)."""
    box = g.box
    coming = g.setup.arrivals[which]
    return {
        "force": which,
        "side": SIDES[coming.side],
        "at": [box.spaces[s] for s in coming.places],
        "turn": g.due.get(which, coming.turn),
        "round": coming.round,
        "leaders": [box.leaders[leader] for leader, _ in coming.leaders],
        "troops": _bag(coming.troops),
    }


def _chits(g: State, side: int) -> dict[str, str]:
    """6.1d: a side's own chits; where a leader is does not matter, only whose he is."""
    return {g.box.leaders[leader]: ABILITIES[g.chits[leader]] for leader in in_play(g, side) if g.chits[leader] >= 0}


def _note(box: Box, note: Note) -> dict[str, Any]:
    return {
        "turn": note.turn,
        "round": note.round,
        "at": box.spaces[note.at],
        "leaders": [box.leaders[leader] for leader in note.leaders],
        "troops": _bag(note.troops),
        "bp": note.bp,
        "how": note.how,
    }


def _act(g: State, act: Act, side: int | None) -> dict[str, Any]:
    """What is under way; the size of the column and what it did unseen are its owner's (4.3)."""
    seen: dict[str, Any] = {
        "column": COLUMNS[act.column],
        "card": g.box.cards[act.card],
        "cp": act.cp,
        "owed": act.owed,
        "built": act.built,
        "double": act.double,
        "quick": act.quick,
        "forced": act.forced,
        "scorch": act.scorch,
        "burning": act.burning,
        "rally": act.rally or act.prisoners,
        "surprise": act.surprise,
        "stratagem": act.stratagem,
        "dropped": act.dropped,
    }
    if side_of(act.column) == side:
        seen |= {"size": act.size, "anchored": act.anchored, "sorted": act.sorted}
    return seen


def _battle(box: Box, b: Battle) -> dict[str, Any]:
    return {
        "attacker": COLUMNS[b.attacker],
        "defender": COLUMNS[b.defender],
        "at": box.spaces[b.at],
        "major": b.major,
        "surprise": b.surprise,
        "stage": b.stage,
        "wings": [_bag(wing) for wing in b.wings],
        "leaders": [[box.leaders[b.where[i]], b.where[i + 1]] for i in range(0, len(b.where), 2)],
        "ta": list(b.ta),
        "dug_in": [SIDES[i] for i in (0, 1) if b.dug_in >> i & 1],
        "guns": [SIDES[i] for i in (0, 1) if b.guns >> i & 1],
        "hits": list(b.hits),
        "won": list(b.won),
        "initiative": b.initiative,
        "result": list(b.result),
    }
