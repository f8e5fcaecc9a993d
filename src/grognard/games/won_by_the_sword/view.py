"""What a side may see, built up from public facts, never stripped down."""

from __future__ import annotations

from msgspec import UNSET

from . import seen
from .box import Box
from .kinds import ABILITIES, COLUMNS, IM, KINDS, NATIONS, SIDES, SW
from .leaders import in_play
from .state import (
    DISCARD, HAND, ON_TABLE, PILE, Act, Bag, Battle, Column, Garrison, Note, Siege, State, now, regiments, side_of,
)  # fmt: skip


def view(g: State, side: int | None) -> seen.Seen:
    """The position as one side (None: a spectator) may see it (1.4e, 3.1c, 4.0d, 6.1d, 7.3)."""
    box = g.box
    return seen.Seen(
        scenario=g.scenario,
        eyes=None if side is None else SIDES[side],
        turn=g.turn,
        month=box.months[g.turn],
        season=box.seasons[g.turn],
        round=g.round,
        phase=g.phase,
        first=SIDES[g.first],
        active=SIDES[g.active],
        initiative=SIDES[g.initiative],
        received=g.received,
        vp=(g.vp[0], g.vp[1]),
        drawn=bool(g.options["equal-is-draw"]),
        cards={name: _cards(g, i, side) for i, name in enumerate(SIDES)},
        pile=g.place.count(PILE),
        discard=_lying(g, DISCARD),
        table=_lying(g, ON_TABLE),
        passed=_sides(g.passed),
        pending=g.pending,
        columns={COLUMNS[c]: _column(g, c, one, side) for c, one in enumerate(g.columns) if one is not None},
        garrisons={box.spaces[s]: _garrison(box, one, side) for s, one in enumerate(g.garrisons) if one is not None},
        patrols={box.links[link]: (COLUMNS[one.column], KINDS[one.kind]) for link, one in sorted(g.patrols.items())},
        sieges={box.spaces[s]: _siege(siege) for s, siege in sorted(g.sieges.items())},
        rejected=tuple([space for s, space in enumerate(box.spaces) if g.rejected >> s & 1]),
        forage={box.spaces[s]: level for s, level in enumerate(g.forage) if level},
        stock={box.spaces[s]: lies for s, lies in sorted(g.stock.items())},
        coming=tuple([_coming(g, which) for which in g.waiting]),
        away=tuple(
            [
                (box.leaders[leader], back, SIDES[whose])
                for leader, (back, whose) in sorted(g.away.items())
                if whose == side or back < 0 or back > now(g)  # 6.3c: whether one who is well again is back is not told
            ]
        ),
        ta_left=g.ta_left,
        cadre=None if side is None else seen.Cadre(troops=_bag(g.cadre[side]), count=regiments(g.cadre[side])),
        chits=None if side is None else _chits(g, side),
        notes=None if side is None else {str(key): _note(box, note) for key, note in sorted(g.notes[side].items())},
        act=None if g.act is None else _act(box, g.act, side),
        battle=None if g.battle is None else _battle(box, g.battle),
    )


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
        new.cadre[other], new.notes[other], new.reckoned[other], new.unseen[other] = (), {}, {}, {}
        for leader in (*in_play(g, other), *(leader for leader, whose in g.homeless if whose == other)):
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


def _bag(bag: Bag) -> seen.Troops:
    return {KINDS[kind]: n for kind, n in bag}


def _leaders(box: Box, leaders: tuple[int, ...]) -> seen.Names:
    return tuple([box.leaders[leader] for leader in leaders])


def _sides(some: int) -> seen.Names:
    """Sides in a bit set."""
    return tuple([name for i, name in enumerate(SIDES) if some >> i & 1])


def _lying(g: State, where: int) -> seen.Names:
    """Cards in a place."""
    return tuple([g.box.cards[card] for card, place in enumerate(g.place) if place == where])


def _cards(g: State, owner: int, side: int | None) -> seen.Cards:
    held = _lying(g, HAND + owner)
    return seen.Cards(hand=held if side == owner else (), hand_size=len(held), had=g.dealt[owner])


def _open(g: State, c: int) -> bool:
    """12.4p: whether a column lies open because it fights."""
    return g.battle is not None and g.battle.stage != "offer" and c in (g.battle.attacker, g.battle.defender)


def _column(g: State, c: int, one: Column, side: int | None) -> seen.Column:
    """Where it is is open, what it is only to its side."""
    box = g.box
    known = side_of(c) == side or _open(g, c)
    return seen.Column(
        at=box.spaces[one.at],
        sector=one.sector,
        fatigue=one.fatigue,
        ta=one.ta,
        done=one.done,
        won=one.won,
        declined=one.declined,
        guns=one.guns,
        light=one.light,
        leaders=_leaders(box, one.leaders) if known else UNSET,
        troops=_bag(one.troops) if known else UNSET,
        bp=one.bp if known else UNSET,
        commander=_commander(box, one.leaders) if known else UNSET,
    )


def _commander(box: Box, leaders: tuple[int, ...]) -> str:
    """4.0b: dynamic, named, generic."""
    return box.leaders[min(leaders)] if leaders else ""


def _garrison(box: Box, one: Garrison, side: int | None) -> seen.Garrison:
    whose, nation = SIDES[one.side], NATIONS[one.nation]
    if one.side != side:
        return seen.Garrison(side=whose, nation=nation)
    leaders = _leaders(box, one.leaders)
    return seen.Garrison(side=whose, nation=nation, leaders=leaders, troops=_bag(one.troops), bp=one.bp)


def _siege(siege: Siege) -> seen.Siege:
    return seen.Siege(
        column=COLUMNS[siege.column],
        required=siege.required,
        built=siege.built,
        stratagem=siege.stratagem,
        refused=siege.refused,
    )


def _coming(g: State, which: int) -> seen.Coming:
    """Reinforcements are printed in the scenario: everybody knows them (4.1e)."""
    box = g.box
    coming = g.setup.arrivals[which]
    return seen.Coming(
        force=which,
        side=SIDES[coming.side],
        at=tuple([box.spaces[s] for s in coming.places]),
        turn=g.due.get(which, coming.turn),
        round=coming.round,
        leaders=tuple([box.leaders[leader] for leader, _ in coming.leaders]),
        troops=_bag(coming.troops),
    )


def _chits(g: State, side: int) -> dict[str, str]:
    """6.1d: a side's own chits; where a leader is does not matter, only whose he is."""
    return {g.box.leaders[leader]: ABILITIES[g.chits[leader]] for leader in in_play(g, side) if g.chits[leader] >= 0}


def _note(box: Box, note: Note) -> seen.Note:
    return seen.Note(
        turn=note.turn,
        round=note.round,
        at=box.spaces[note.at],
        leaders=_leaders(box, note.leaders),
        troops=_bag(note.troops),
        bp=note.bp,
        how=note.how,
    )


def _act(box: Box, act: Act, side: int | None) -> seen.Act:
    """What is under way; the size of the column and what it did unseen are its owner's (4.3)."""
    known = side_of(act.column) == side
    return seen.Act(
        column=COLUMNS[act.column],
        card=box.cards[act.card],
        cp=act.cp,
        owed=act.owed,
        built=act.built,
        double=act.double,
        quick=act.quick,
        forced=act.forced,
        scorch=act.scorch,
        burning=act.burning,
        rally=act.rally or act.prisoners,
        surprise=act.surprise,
        stratagem=act.stratagem,
        dropped=act.dropped,
        size=act.size if known else UNSET,
        anchored=act.anchored if known else UNSET,
        sorted=act.sorted if known else UNSET,
    )


def _battle(box: Box, b: Battle) -> seen.Battle:
    return seen.Battle(
        attacker=COLUMNS[b.attacker],
        defender=COLUMNS[b.defender],
        at=box.spaces[b.at],
        major=b.major,
        surprise=b.surprise,
        stage=b.stage,
        wings=tuple([_bag(wing) for wing in b.wings]),
        leaders=tuple([(box.leaders[b.where[i]], b.where[i + 1]) for i in range(0, len(b.where), 2)]),
        ta=b.ta,
        dug_in=_sides(b.dug_in),
        guns=_sides(b.guns),
        hits=b.hits,
        won=b.won,
        initiative=b.initiative,
        result=b.result,
    )
