"""6.0 Events: the pools, the Events Phase, the hands, and the moments at which held events may be played.

What an event does is in effects.py (those that change the game) and in arsenal.py (those of a combat).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ...kernel.ask import REVEAL, Asking, Choose, Draw, Offer
from ...kernel.maps import bits, mask_of
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next, Steps, to
from .box import AL, CP, NATIONS, SIDES, SR, Counter
from .effects import EFFECTS, MAY_PLAY, READY, RETURNS, VOID, bring, coming, due_now
from .state import TYPHUS, State, hides_mutiny, in_force, is_secret, on_track, tell

NOT_HELD = Refusal("6.12", "event-not-now")
NO_POINTS = Refusal("6.16", "event-no-points")
NOT_PAYER = Refusal("6.16", "event-not-payer")

ANY: Final = ("any", "warfare")
WINDOWS: Final = {
    "events": (*ANY, "events", "initiative"),
    "arrivals": (*ANY, "new-units"),
    "arrived": ("new-units",),
    "moving": (*ANY, "movement"),
    "fighting": (*ANY, "combat"),
    "strategic": ANY,
    "resources": ANY,
    "replacement": ANY,
    "initiative": (*ANY, "initiative"),
}
"""A6: by moment the kinds of events that may be played then. Those of a combat, of the advance after it, of the end of
a movement and of the enemy's strategic movement have questions of their own."""


# -- pools and hands ---------------------------------------------------------------------------------------------------


def join_pools(g: State) -> None:
    """5.12a, 6.0, 6.21: the counters of the Strategic Turn under way join the pools, from C on."""
    for c, its in enumerate(g.box.counters):
        if its.letter == g.letter and its.event.in_game:
            g.pools[its.event.side] |= 1 << c


def unseen(g: State, side: int) -> int:
    """6.17: the counters of a hand that the other side has not seen; none if hands are open."""
    return g.hands[side] & ~g.known if is_secret(g) else 0


def name_of(g: State, c: int) -> str:
    return g.box.counters[c].event.name


def unlike(g: State, counters: Iterable[int]) -> list[int]:
    """One of each kind of counter; aces are all different (15.15)."""
    found: dict[object, int] = {}
    for c in counters:
        name = name_of(g, c)
        found.setdefault(c if name.endswith("-ace") else name, c)
    return list(found.values())


# -- 4.2.1 the Events Phase --------------------------------------------------------------------------------------------


def begin_events(g: State) -> Asking[None] | None:
    """What lasted for a turn is over."""
    g.once, g.mute, g.heard, g.raid, g.winter = 0, 0, 0, -1, False
    g.buys, g.strikes = [-1, -1], [0] * 6
    g.mandate, g.owed, g.driven = [0, 0, 0], [0, 0, 0], ()
    g.battles = -1
    shown = _show_mutiny(g)
    g.tracks = {c: last for c, last in g.tracks.items() if last >= g.turn}
    g.shut = 0
    if on_track(g, "cp-typhus"):
        g.shut = 1 << SR  # 6.57b
    else:
        g.played &= ~TYPHUS
    if g.series != g.letter:
        g.series, g.tired, g.commanded = g.letter, 0, False  # 15.12, 6.25a, 10.81
    return laid_open() if shown else None


def laid_open() -> Asking[None]:
    """6.17: something of a hidden hand is shown."""
    yield REVEAL


def _show_mutiny(g: State) -> bool:
    """6.47o: when the mutiny is over it is shown."""
    mine = g.box.counters_of["al-mutiny"][0]
    if not hides_mutiny(g) or g.tracks[mine] >= g.turn:
        return False
    drop(g, mine)
    tell(g, "log-event", side=("side", AL), event=("event", mine))
    return True


def forced(g: State) -> Asking[Next] | None:
    """6.64a: a mandatory event whose time has come only now; tanks of a nation that has joined by now."""
    if g.called >= 0:
        return _take_place(g)
    for side in (AL, CP):
        for c in bits(g.hands[side]):
            event = g.box.counters[c].event
            if event.mandatory and c not in g.tracks and due_now(g, c):
                return _forced(g, c)
            if event.when == "drawn" and coming(g, c):
                return _joins(g, c)
    return None


def _forced(g: State, c: int) -> Asking[Next]:
    call(g, c)
    yield REVEAL
    return AGAIN


def _joins(g: State, c: int) -> Asking[Next]:
    """6.4"""
    bring(g, c)
    drop(g, c)
    yield REVEAL
    return AGAIN


def call(g: State, c: int) -> None:
    """6.17: an event is called, so that everybody knows its counter; it takes place in the next step."""
    g.called = c
    g.known |= 1 << c


def _take_place(g: State) -> Asking[Next]:
    c, g.called = g.called, -1
    yield from play(g, c)
    return AGAIN


def price(g: State) -> int:
    return int(g.box.tables["resources"]["event"][g.box.word.replace("-", "_")]["price"])


def payers(g: State, side: int) -> list[int]:
    """6.16: Germany pays for the Central Powers; Britain, France or the United States for the Allies."""
    names = g.box.tables["resources"]["payers"][SIDES[side]]
    return [n for n in map(NATIONS.index, names) if g.allegiance[n] == side and g.rps[n] >= max(price(g), 1)]


def buy_allied(g: State) -> Asking[None] | None:
    """6.11, A7: both say secretly whether they buy,"""
    return _buy(g, AL)


def buy_cp(g: State) -> Asking[None] | None:
    """then it is shown."""
    return _buy(g, CP)


def may_buy(g: State, side: int) -> bool:
    """6.11: whether there is something to draw, and somebody to pay for it: all can see that."""
    return bool(g.pools[side]) and (not price(g) or bool(payers(g, side)))


def _buy(g: State, side: int) -> Asking[None] | None:
    if not may_buy(g, side):
        g.buys[side] = 0
        return None
    return _ask_buy(g, side)


def _ask_buy(g: State, side: int) -> Asking[None]:
    prompt = "ask-buy" if price(g) else "ask-buy-free"
    verb, _ = yield Choose(side, prompt, Offer("buy"), Offer("save"), args={"price": price(g)})
    g.buys[side] = int(verb == "buy")


def reveal_buys(g: State) -> Asking[None]:
    """6.11a, 6.11b, 6.11c, A8: the Allies draw first, and all that was paid for."""
    draws = int(g.box.tables["resources"]["event"][g.box.word.replace("-", "_")]["draws"])
    if any(may_buy(g, side) for side in (AL, CP)):
        yield REVEAL
    g.queue = tuple((side, side) for side in (AL, CP) if g.buys[side] > 0 for _ in range(draws))
    for side in (AL, CP):
        if g.buys[side] > 0:
            tell(g, "log-buys", side=("side", side))
    for side in (AL, CP):
        if g.buys[side] > 0 and price(g):
            yield from pay(g, side)


def pay(g: State, side: int) -> Asking[None]:
    """6.16: the Allies choose who pays."""
    able = payers(g, side)
    nation = able[0]
    if len(able) > 1:
        _, nation = yield Choose(side, "ask-pay", Offer.found("pay", able, NOT_PAYER))
    g.rps[nation] -= price(g)


def draw(g: State) -> Asking[Next] | Next:
    """6.12, 6.13: one counter after another, each settled before the next is drawn."""
    while g.queue and not g.pools[g.queue[0][1]]:
        g.queue = g.queue[1:]
    return _draw(g, *g.queue[0]) if g.queue else to("other_pool")


def _draw(g: State, side: int, pool: int) -> Asking[Next]:
    hidden = side if is_secret(g) and side == pool else None
    (c,) = yield Draw(list(bits(g.pools[pool])), 1, hidden)
    g.pools[pool] &= ~(1 << c)
    g.hands[pool] |= 1 << c
    g.drawn = c
    return None


def keeps(g: State, c: int) -> bool:
    """6.12 to 6.15: whether a counter goes to the hand of the side that draws it from its own pool."""
    event = g.box.counters[c].event
    if event.after == "pool" or _says(RETURNS, g, event.name) or _says(VOID, g, event.name):
        return False
    if event.name == "al-mutiny":
        return keeps_mutiny(g)
    if event.mandatory:
        return not due_now(g, c)
    return not (event.after == "unit" and event.when == "drawn" and coming(g, c))


def keeps_mutiny(g: State) -> bool:
    """6.47o"""
    return is_secret(g) and bool(g.options.get("hidden-mutiny"))


def show_draw(g: State) -> Asking[None] | None:
    """6.17: whatever does not go to the hand is shown to all."""
    side, pool = g.queue[0]
    if not is_secret(g) or (side == pool and keeps(g, g.drawn)):
        return None
    g.known |= 1 << g.drawn
    return laid_open()


def settle_draw(g: State) -> Asking[Next] | Next:
    """6.12 to 6.15: what becomes of the counter that was drawn."""
    c, (side, pool) = g.drawn, g.queue[0]
    g.drawn, g.queue = -1, g.queue[1:]
    event = g.box.counters[c].event
    if event.after == "pool" or _says(RETURNS, g, event.name):
        return _put_back(g, c, side, pool)
    if _says(VOID, g, event.name):
        drop(g, c)
        tell(g, "log-event-void", side=("side", side), event=("event", c))
        return to("draw")
    if event.name == "al-mutiny" and side == pool and keeps_mutiny(g):
        return _mutiny(g, c)
    if event.mandatory and due_now(g, c):
        return _play_drawn(g, c, side)
    if side != pool:
        drop(g, c)  # 6.14
        tell(g, "log-event-spoilt", side=("side", side), event=("event", c))
        return to("draw")
    if event.after == "unit" and event.when == "drawn" and bring(g, c):
        drop(g, c)
        tell(g, "log-event", side=("side", event.side), event=("event", c))
        return to("draw")
    _hold(g, c, side)
    return to("draw")


def _says(rules: dict[str, Callable[[State], bool]], g: State, name: str) -> bool:
    return name in rules and rules[name](g)


def _put_back(g: State, c: int, side: int, pool: int) -> Next:
    """6.NE, 6.15: it counts as drawn. Nobody hides that nothing happened."""
    drop(g, c)
    g.pools[pool] |= 1 << c
    g.known &= ~(1 << c)
    tell(g, "log-event-back", side=("side", side), event=("event", c))
    return to("draw")


def _play_drawn(g: State, c: int, side: int) -> Asking[Next]:
    tell(g, "log-event-drawn", side=("side", side), event=("event", c))
    yield from play(g, c)
    return to("draw")


def _mutiny(g: State, c: int) -> Next:
    """6.47o: the Allies keep it to themselves; it works all the same."""
    settle_counter(g, c, g.box.counters[c])
    EFFECTS["al-mutiny"](g, c)
    _hold(g, c, AL)
    return to("draw")


def _hold(g: State, c: int, side: int) -> None:
    if name_of(g, c) == "ne-al-lawrence" and in_force(g, "ne-al-ana"):
        g.known |= 1 << c  # 6.25b: he is with the Arabs
    if is_secret(g) and not g.known >> c & 1:
        tell(g, "log-event-kept", side=("side", side))
        tell(g, "log-event-yours", to=side, event=("event", c))
    else:
        tell(g, "log-event-held", side=("side", side), event=("event", c))


def other_pool(g: State) -> Asking[Next] | None:
    """6.14: who alone bought may pay once more and draw from the other pool."""
    many = g.box.tables["resources"]["other_pool"].get(g.box.word, 0)
    for side in (AL, CP):
        alone = g.buys[side] == 1 and g.buys[1 - side] == 0
        if alone and many and g.pools[1 - side] and payers(g, side):
            return _other_pool(g, side, int(many))
    return None


def _other_pool(g: State, side: int, many: int) -> Asking[Next]:
    g.buys[side] = 2
    verb, _ = yield Choose(side, "ask-other-pool", Offer("spoil"), Offer("wait"))
    if verb == "wait":
        return None
    yield from pay(g, side)
    g.queue = ((side, 1 - side),) * many
    return to("draw")


# -- playing -----------------------------------------------------------------------------------------------------------


def drop(g: State, c: int) -> None:
    """A counter leaves whatever hand or pool it is in."""
    for side in (CP, AL):
        g.hands[side] &= ~(1 << c)
        g.pools[side] &= ~(1 << c)


def play(g: State, c: int) -> Asking[None]:
    """6.12: an event takes place, and its counter goes where it belongs."""
    its = g.box.counters[c]
    tell(g, "log-event", side=("side", its.event.side), event=("event", c))
    if its.event.after != "hand":
        drop(g, c)
    g.known |= 1 << c
    settle_counter(g, c, its)
    effect = EFFECTS.get(its.event.name)
    asked = effect(g, c) if effect is not None else None
    if asked is not None:
        yield from asked


def settle_counter(g: State, c: int, its: Counter) -> None:
    """What becomes of a counter that was played."""
    after = its.event.after
    if after == "play":
        g.in_play |= 1 << c
    elif after == "track":
        g.tracks[c] = g.turn + int(g.box.tables["limits"]["ends"]) - 1  # A9: this turn is the first
    elif after == "unit":
        bring(g, c)


# -- windows -----------------------------------------------------------------------------------------------------------


def playable(g: State, side: int, moment: str) -> list[int]:
    """The counters of a hand that may be played at this moment."""
    found = [c for c in due(g, side, moment) if name_of(g, c) not in READY or READY[name_of(g, c)](g)]
    return unlike(g, found)


def due(g: State, side: int, moment: str) -> list[int]:
    """Those for which its time has come, as far as all can see."""
    found = []
    for c in bits(g.hands[side]):
        event = g.box.counters[c].event
        muted = g.mute >> side & 1 and (event.when in ANY or is_secret(g))
        if event.when not in WINDOWS[moment] or muted:
            continue
        if event.name not in MAY_PLAY or MAY_PLAY[event.name](g, moment):
            found.append(c)
    return found


def window(moment: str) -> Callable[[State], Asking[Next] | None]:
    """A6, 6.12: a step in which both sides, the Allies first, may play what they hold."""

    def step(g: State) -> Asking[Next] | None:
        if g.called >= 0:
            return _take_place(g)
        for side in (AL, CP):
            if g.heard >> side & 1:
                continue
            if due(g, side, moment) or _asked_anyway(g, side):
                return _window(g, side, playable(g, side, moment))
        g.heard = 0
        return None

    return step


def _asked_anyway(g: State, side: int) -> bool:
    """6.17: whether somebody is asked must not tell what he holds."""
    return bool(unseen(g, side)) and not g.mute >> side & 1


def _window(g: State, side: int, able: list[int]) -> Asking[Next]:
    verb, c = yield Choose(
        side, "ask-event", Offer.found("play", able, NOT_HELD), Offer("keep"), Offer("keep_all"), others="ask-activity"
    )
    if verb == "play":
        call(g, c)
        return AGAIN
    g.heard |= 1 << side
    if verb == "keep_all":
        g.mute |= 1 << side
    return AGAIN


def held(g: State, event: str) -> int:
    """A counter of this kind in its side's hand; -1: none."""
    mine = mask_of(g.box.counters_of[event]) & (g.hands[CP] | g.hands[AL])
    return next(bits(mine), -1)


EVENTS: Final = Steps[State](
    begin_events=begin_events,
    forced=forced,  # 6.64a
    buy_allied=buy_allied,  # 6.11
    buy_cp=buy_cp,
    reveal_buys=reveal_buys,
    draw=draw,  # 6.13
    show_draw=show_draw,  # 6.17
    settle_draw=settle_draw,
    other_pool=other_pool,  # 6.14
    play_events=window("events"),
)
"""4.2.1: the Events Phase."""
