"""3.0 The turn: seasons, chits, cards, five rounds, and perhaps the end of the campaign."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import D10, Asking, Choose, Draw, Offer
from ...kernel.game import Result
from ...kernel.refusal import Refusal
from ...kernel.steps import LEAVE, Cycle, Next, Procedure, to
from .activation import activation
from .box import Box
from .columns import (
    arrives, doomed, enter, infected, led, new_column, raise_troops, size_of, undone, why_not_create, why_not_new,
    why_not_raise,
)  # fmt: skip
from .initiative import may_spend, spend_initiative
from .kinds import GARRISON, KIND_NATION, SIDES
from .leaders import draw_chits, in_play
from .losses import after_losses, remove_column
from .patrol import watched
from .state import (
    DISCARD, HAND, ON_TABLE, PILE, Act, State, column, columns_of, merge, now, put, recall, regiments,
    side_of, size_steps, tell,
)  # fmt: skip


def sequence(g: State) -> Asking[Result]:
    """3.0: month after month; at every mark all that matters is in the state."""
    yield from MONTH.run(g, lambda g: g.over)
    return result(g)


# -- 3.2, 3.3 the month begins -----------------------------------------------------------------------------------------


def begin_turn(g: State) -> Asking[None]:
    """3.2, 6.1, 3.3: the land recovers with the season, chits and ten cards are drawn."""
    box = g.box
    if g.turn > g.setup.first_turn and box.seasons[g.turn] != box.seasons[g.turn - 1]:
        for space in range(box.nspaces):
            g.forage[space] = max(0, g.forage[space] - 1)
        tell(g, "log-season", season=box.seasons[g.turn])
    tell(g, "log-turn", turn=("turn", g.turn))
    yield from draw_chits(g)
    g.place = [PILE] * box.ncards
    for side in (g.initiative, 1 - g.initiative):
        drawn = yield Draw([card for card in range(box.ncards) if g.place[card] == PILE], box.hand, side)
        for card in drawn:
            g.place[card] = HAND + side
    g.round = 1


def begin_round(g: State) -> None:
    """3.4: nobody has acted yet; levies join, for everybody to see."""
    g.received = False
    g.dealt = [0, 0]
    g.passed = 0
    for c, found in enumerate(g.columns):
        if found is not None:
            g.columns[c] = found._replace(done=False, declined=False, guns=False, light=False)
    levy(g)


def who_begins(g: State) -> Asking[None]:
    """2.0b: the holder of the initiative says who begins."""
    action = yield Choose(
        g.initiative, "ask-first", Offer("first", range(len(SIDES)), lambda s: None if s in (0, 1) else NOBODY)
    )
    g.first = g.active = action[1]
    tell(g, "log-round", round=g.round, side=("side", g.first))


NOBODY = Refusal("2.0b", "no-such-side")


def levy(g: State) -> None:
    """Levies of the scenario join the first of their side's columns in their country that has a leader of theirs."""
    box = g.box
    for i, one in enumerate(g.setup.levies):
        if g.levied >> i & 1 or now(g) < one.turn * box.rounds + one.round:
            continue
        nations = {KIND_NATION[kind] for kind, _ in one.troops}
        for c in columns_of(g, one.side):
            found = column(g, c)
            if box.region[found.at] in one.regions and nations <= led(g, found.leaders):
                put(g, c, troops=merge(found.troops, one.troops))
                raise_troops(g, one.troops)
                g.levied |= 1 << i
                tell(g, "log-levy", column=("column", c))
                break


# -- 3.4 opportunities -------------------------------------------------------------------------------------------------


def busy(g: State, side: int) -> bool:
    """3.4g, 3.4h, 1.4v: whether a side has still something to do this round."""
    return g.dealt[side] < 2 or bool(undone(g, side))


def has_turn(g: State, side: int) -> bool:
    """4.1c, 4.1d: while the other side goes on, one whose columns are done may still make one, or pass. Whether it has
    anybody to make it of is its secret, so that it is asked as long as markers and cards are left."""
    return busy(g, side) or (busy(g, 1 - side) and why_not_new(g, side) is None)


def next_opportunity(g: State) -> Next:
    """3.4a, 3.4h: the other side's turn, if it has anything to do; else the round ends, and with the last the month."""
    if has_turn(g, 1 - g.active):
        g.active = 1 - g.active
        return to("choose")
    if busy(g, g.active):
        return to("choose")
    if g.round < g.box.rounds:
        g.round += 1
        return LEAVE
    return to("end")


def choose(g: State) -> Asking[Next]:
    """3.4c to 3.4f, 4.1: which column, with which card; or a card is discarded."""
    side = g.active
    setup = g.setup
    own = list(columns_of(g, side))
    held = [s for s, one in enumerate(g.garrisons) if one is not None and one.side == side and one.leaders]
    coming = [which for which in g.waiting if setup.arrivals[which].side == side]
    hand = _hand(g, side) if g.dealt[side] < 2 else []
    action = yield Choose(
        side,
        "ask-column" if busy(g, side) else "ask-pass",
        Offer("activate", own, lambda c: _no_activation(g, c)),
        Offer("create", own, lambda c: why_not_create(g, side, c) or _no_new(g, c in doomed(g))),
        Offer("raise", held, lambda s: why_not_raise(g, side, s) or _no_new(g, False)),
        Offer(
            "enter", coming, lambda which: arrives(g, side, which) or (None if _huge(g, which) else _no_new(g, False))
        ),
        Offer("discard", hand, lambda card: _no_discard(g, card)),
        *([] if busy(g, side) else [Offer("pass")]),
    )
    verb, noun = action
    if verb == "pass":
        g.passed |= 1 << side
        tell(g, "log-passes", side=("side", side))
        return next_opportunity(g)
    if verb == "discard":  # 3.4e
        g.place[noun] = DISCARD
        g.dealt[side] += 1
        g.passed |= 1 << side
        tell(g, "log-discard", side=("side", side), card=("card", noun))
        return next_opportunity(g)
    g.pending = (verb, noun)
    return None


def play_card(g: State) -> Asking[None]:
    """3.4d, 3.4f: the card of a column that is activated, made, or enters; what was chosen is in `pending`."""
    box = g.box
    assert g.pending is not None
    side = g.active
    verb, noun = g.pending
    space = -1
    if verb == "enter":
        places = g.setup.arrivals[noun].places
        space = places[0]
        if len(places) > 1:
            ask = Offer("arrive", places, lambda s: None if s in places else Refusal("4.1e", "no-arrival-there"))
            space = (yield Choose(side, "ask-arrive", ask))[1]
    if g.dealt[side] < 2:
        struck = noun in doomed(g) if verb == "activate" else verb == "enter" and _huge(g, noun)
        play = Offer("play", _hand(g, side), lambda card: _no_play(g, struck, card))
        card = (yield Choose(side, "ask-card", play))[1]
    else:  # 3.4f
        (card,) = yield Draw([card for card in range(box.ncards) if g.place[card] == PILE], 1, None)
    g.dealt[side] += 1
    g.place[card] = ON_TABLE
    g.pending = None
    if verb == "activate":
        g.act = Act(noun, card, 0)
    elif verb == "enter":
        g.act = Act(enter(g, noun, space), card, 0, fee=box.cost["enter"])
        yield from watched(g, g.act.column, -1)  # 9.1b
    else:
        c = new_column(g, side, column(g, noun).at if verb == "create" else noun)
        source = noun if verb == "create" else GARRISON
        g.act = Act(c, card, 0, fee=box.cost["create"], stage="split", what=(source,))  # 4.1c
        if verb == "create":
            put(g, c, sector=column(g, noun).sector, fatigue=column(g, noun).fatigue)  # 15.0a
        tell(g, "log-new-column", column=("column", c), space=("space", column(g, c).at))
    tell(g, "log-card", column=("column", g.act.column), card=("card", card))


def act(g: State) -> Asking[Next]:
    """3.4i: the column acts; then it is somebody's turn again."""
    yield from activation(g)
    return next_opportunity(g)


def _no_activation(g: State, c: int) -> Refusal | None:
    if not 0 <= c < 8 or g.columns[c] is None or side_of(c) != g.active:
        return Refusal("3.4a", "no-own-column")
    if column(g, c).done:
        return Refusal("3.4a", "no-second-activation")
    if g.dealt[g.active] == 1 and c not in (doomed(g) or (c,)):
        return Refusal("14.3a", "no-epidemic-first")
    return None


def _hand(g: State, side: int) -> list[int]:
    return [card for card in range(g.box.ncards) if g.place[card] == HAND + side]


def _is_plague(box: Box, card: int) -> bool:
    return card in box.epidemics


def _no_discard(g: State, card: int) -> Refusal | None:
    """3.4e: only who has no column left to activate discards."""
    if not 0 <= card < g.box.ncards or g.place[card] != HAND + g.active:
        return Refusal("3.4d", "no-such-card")
    if undone(g, g.active):
        return Refusal("3.4a", "no-discard")
    return Refusal("3.4g", "no-third-card") if g.dealt[g.active] >= 2 else None


def _huge(g: State, which: int) -> bool:
    """14.3a: whether a reinforcement is the largest of its side's columns that have not acted when it enters."""
    coming = g.setup.arrivals[which]
    size = size_steps(coming.troops) + g.box.baggage * coming.bp
    return all(size >= size_of(g, c) for c in undone(g, coming.side))


def _no_new(g: State, divides: bool) -> Refusal | None:
    """14.3a: no new column takes the place of the largest, or divides it, while that has to suffer the epidemic."""
    return Refusal("14.3a", "no-epidemic-first") if doomed(g) and (divides or g.dealt[g.active] == 1) else None


def _no_play(g: State, struck: bool, card: int) -> Refusal | None:
    """3.4d, 14.3a: a card of the hand; `struck`: for the largest column."""
    box = g.box
    side = g.active
    if not 0 <= card < box.ncards or g.place[card] != HAND + side:
        return Refusal("3.4d", "no-such-card")
    if infected(g) and struck and not _is_plague(box, card):
        return Refusal("14.3a", "no-epidemic-first")
    if _is_plague(box, card) and doomed(g) and not struck:
        others = [other for other in _hand(g, side) if other != card]
        return Refusal("14.3a", "no-epidemic-largest") if others else None
    return None


# -- 3.5, 3.6 the month ends -------------------------------------------------------------------------------------------


def come_and_go(g: State) -> Asking[None]:
    """4.1e: dice for reinforcements to come; those that leave do so, for everybody to see."""
    setup = g.setup
    for which in list(g.waiting):
        coming = setup.arrivals[which]
        if coming.roll_after == g.turn:
            die = (yield D10) - 1
            g.due[which] = coming.roll_turns[die]
            tell(g, "log-arrival-roll", side=("side", coming.side), die=die, turn=("turn", g.due[which]))
    depart(g)


def end_turn(g: State) -> Asking[None]:
    """3.5, 3.6: the campaign's end, or the next month."""
    setup = g.setup
    if g.turn >= setup.last_turn or (yield from _agreed(g)) or (yield from campaign_ends(g)):
        g.over = True
        return
    g.turn += 1
    g.round = 0


def depart(g: State) -> None:
    """Reinforcements that leave: their leaders, wherever they are by now, and the troops of their nation with them."""
    for which, gone in enumerate(g.setup.arrivals):
        if gone.leaves != g.turn:
            continue
        if which in g.waiting:  # it never came
            g.waiting.remove(which)
        nations = {nation for _, nation in gone.leaders}
        leaders = {leader for leader, _ in gone.leaders} | _instead(g, which)
        for leader, _ in gone.leaders:
            g.away[leader] = (-1, gone.side)
        g.homeless = [(leader, side) for leader, side in g.homeless if leader not in leaders]
        for s, held in enumerate(g.garrisons):
            if held is not None and leaders & set(held.leaders):
                left = tuple(leader for leader in held.leaders if leader not in leaders)
                g.garrisons[s] = held._replace(leaders=left)
        for c in list(columns_of(g, gone.side)):
            if leaders & set(column(g, c).leaders):
                _depart(g, c, leaders, nations)


def _instead(g: State, which: int) -> set[int]:
    """6.3d: for each leader of a reinforcement who was hit an Oberst of his nation, of the column it came as first."""
    side = g.setup.arrivals[which].side
    own = sorted(columns_of(g, side), key=lambda c: column(g, c).origin != which)
    able = [*(leader for c in own for leader in column(g, c).leaders), *in_play(g, side)]
    found: list[int] = []
    for leader, nation in g.setup.arrivals[which].leaders:
        if g.away.get(leader, (0, side))[0]:
            found += [one for one in able if one in g.box.oberste(nation) and one not in found][:1]
    return set(found)


def _depart(g: State, c: int, leaders: set[int], nations: set[int]) -> None:
    """4.0a, 16.0a: who is left stays if it can be a column, 11.0c, 11.1b: with its siege if it is strong enough."""
    recall(g, c)
    found = column(g, c)
    left = tuple(leader for leader in found.leaders if leader not in leaders)
    away = tuple((kind, n) for kind, n in found.troops if KIND_NATION[kind] in nations)
    stay = tuple((kind, n) for kind, n in found.troops if KIND_NATION[kind] not in nations)
    raise_troops(g, away, -1)
    tell(g, "log-departs", column=("column", c), number=regiments(away))
    put(g, c, leaders=left, troops=stay, origin=-1)
    g.new |= 1 << c
    if regiments(stay):  # under a leader of their own
        after_losses(g, c)
    else:
        remove_column(g, c)


def _agreed(g: State) -> Asking[bool]:
    """3.5a: the game ends if both players wish it."""
    for side in (g.initiative, 1 - g.initiative):
        action = yield Choose(side, "ask-finish", Offer("continue"), Offer("finish"))
        if action[0] == "continue":
            return False
    tell(g, "log-agreed")
    return True


def campaign_ends(g: State) -> Asking[bool]:
    """3.5b, 3.5c, T.f: who leads may try to end a campaign of variable length, unless he stands in enemy territory."""
    box = g.box
    setup = g.setup
    if not setup.end_turn or g.turn < setup.end_turn or g.vp[0] == g.vp[1]:
        return False
    leader = int(g.vp[1] > g.vp[0])
    enemy = setup.home[1 - leader]
    at = [column(g, c).at for c in columns_of(g, leader)]
    if any(box.region[space] in enemy for space in at):
        return False
    action = yield Choose(leader, "ask-end-campaign", Offer("continue"), Offer("finish"))
    if action[0] == "continue":
        return False
    table = box.tables["end"]
    more = table["late"] * (g.turn - setup.end_turn)
    more += table["ahead"] * (g.vp[leader] - g.vp[1 - leader] >= table["ahead_by"])
    near = any(
        (other := box.far_end(link, space)) >= 0 and box.region[other] in enemy
        for space in at
        for link in box.links_of[space]
    )
    more += table["near"] * near
    g.received = False  # 2.0d: the rounds are over, also the one in which it came
    for side, key in ((leader, "own_initiative"), (1 - leader, "enemy_initiative")):
        if may_spend(g, side):  # 2.0g
            action = yield Choose(side, "ask-initiative-end", Offer("initiative"), Offer("keep"))
            if action[0] == "initiative":
                spend_initiative(g, side)
                more += table[key]
    die = (yield D10) - 1
    ends = die + more >= table["target"]
    tell(g, "log-end-roll", side=("side", leader), die=die, more=more, ends=int(ends))
    return bool(ends)


def result(g: State) -> Result:
    """1.1b, T.e: points for sieges as good as won, for places held, for regiments lost; more points win. T.k: a tie."""
    setup = g.setup
    total = final_points(g)
    if total[0] == total[1] and g.options["equal-is-draw"]:
        return Result(None, "end-draw", {"sw": total[0], "im": total[1]})
    winner = setup.defender if total[0] == total[1] else int(total[1] > total[0])
    reason = "end-equal" if total[0] == total[1] else "end-points"
    return Result(winner, reason, {"winner": ("side", winner), "sw": total[0], "im": total[1]})


def final_points(g: State) -> list[int]:
    """1.1a, 3.5a: the points of both sides as they would be counted now."""
    box = g.box
    setup, table = g.setup, box.victory
    total = list(g.vp)
    for space, siege in g.sieges.items():
        if siege.built >= siege.required:
            fort = box.fort[space]
            value = fort.vp_enemy if g.garrisons[space] is not None else fort.vp_neutral
            total[side_of(siege.column)] += value // table["siege"]
    for space, value in setup.control_vp.items():
        held = g.garrisons[space]
        if held is not None:  # 11.0b
            total[held.side] += value
    for side in (0, 1):
        total[side] += table["cadre"] * regiments(g.cadre[side])
    return total


MONTH: Final[Procedure[State]] = Procedure(
    Cycle(
        turn=begin_turn,  # 3.2, 3.3
        rounds=Cycle(  # 3.4
            round=begin_round,
            first=who_begins,  # 2.0b
            opportunities=Cycle(choose=choose, card=play_card, act=act),
        ),
        end=come_and_go,  # 4.1e
        close=end_turn,  # 3.5, 3.6
    )
)
