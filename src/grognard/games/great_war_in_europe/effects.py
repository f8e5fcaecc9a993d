"""6.0 What events do: one registry, from the name of an event to the function that carries it out.

Events of a combat are in arsenal.py, the extra rounds of attacks in rounds.py; landings, conversions, and Arabs and
Armenians have files of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from .box import AB, AL, BR, BU, CP, GK, IT, NATIONS, NOBODY, RO, RU, SR, TU, US
from .conversions import can_dig, can_shock, converts, dig_in, may_shock, revert
from .fronts import EASTERN, EGYPT
from .landings import can_land_in_greece, gallipoli, may_land, may_land_in_greece, salonika
from .losses import fall, remove
from .state import (
    AVAILABLE, AVAILABLE_NEAR, BRUSILOV, CZAR, GONE, HOLDING, INFLUENZA, ISLAM, MUTINY, NEUTRAL, OFF, TIGER,
    TYPHUS, State, in_force, put, tell,
)  # fmt: skip
from .turkey import surrender
from .untried import arabs_rise, massacres, may_found_republic, republic
from .withdrawals import kaiserschlacht, libya

Effect: TypeAlias = Callable[[State, int], Asking[None] | None]

NOT_THEATRE = Refusal("6.60", "initiative-not-this")

GASES: Final = ("chlorine", "phosgene", "mustard")


# -- units that come and go --------------------------------------------------------------------------------------------


def bring(g: State, c: int) -> bool:
    """6.4, 6.6, 6.62, 15.21, 15.31: the units of an event go to their box, once their nation is at war. Says whether
    any did."""
    able = coming(g, c)
    for u in able:
        put(g, u, AVAILABLE if g.box.zone[u] in ("europe", "edge") else AVAILABLE_NEAR)
        tell(g, "log-comes", unit=("unit", u))
    return bool(able)


def coming(g: State, c: int) -> list[int]:
    """The units that a counter brings now."""
    its = g.box.counters[c]
    units = g.box.brought.get(its.event.name, ())
    if len(g.box.counters_of[its.event.name]) > 1:
        units = units[its.number : its.number + 1]
    return [u for u in units if g.loc[u] in (HOLDING, NEUTRAL) and _may_come(g, u)]


def _may_come(g: State, u: int) -> bool:
    return g.box.in_game[u] and g.allegiance[g.box.nation[u]] != NOBODY and "untried" not in g.box.flags[u]


def leave(g: State, c: int) -> None:
    """6.11.e, 6.12.ea, 6.63: divisions leave the game, wherever they are, T.7: as the Italian Legion does when Italy
    joins; 6.12.eb: 3IN and 7IN stay in the combined."""
    name = g.box.counters[c].event.name
    if name == "al-rem-3in-7in" and g.box.tag == "combined":
        return
    for u in g.box.leaving.get(name, ()):
        if g.box.in_game[u] and g.loc[u] != GONE:
            remove(g, u)


# -- nations -----------------------------------------------------------------------------------------------------------

ENTRIES: Final = {"al-italy": IT, "al-romania": RO, "al-greece": GK, "cp-bulgaria": BU, "cp-romania": RO}


def enters(g: State, c: int) -> None:
    """6.54a: a neutral joins in the New Units Phase of this turn; 6.54b: if both sides call Romania, it never does."""
    event = g.box.counters[c].event
    nation = ENTRIES[event.name]
    if any(n == nation for n, _ in g.calls):
        g.calls = tuple(its for its in g.calls if its[0] != nation)
        g.never |= 1 << nation
        tell(g, "log-never", nation=("nation", nation))
        return
    g.calls = (*g.calls, (nation, event.side))
    leave(g, c)


def no_entry(nation: int) -> Callable[[State], bool]:
    return lambda g: bool(g.never >> nation & 1) or g.allegiance[nation] != NOBODY


def bulgaria_falls(g: State, c: int) -> None:
    """6.55: Bulgaria collapses; 6.54b: or never joins."""
    if g.allegiance[BU] == NOBODY:
        g.never |= 1 << BU
        g.calls = tuple(its for its in g.calls if its[0] != BU)
        tell(g, "log-never", nation=("nation", BU))
        return
    fall(g, BU)


def turkey_falls(g: State, c: int) -> None:
    """6.59: Turkey surrenders (Europe alone)."""
    surrender(g)


def zimmermann(g: State, c: int) -> None:
    """6.56: the United States join at the start of the next Strategic Turn."""
    g.us_entry = min(g.us_entry, g.letter + 1)


# -- strategic warfare and the navies ----------------------------------------------------------------------------------


def warfare(g: State, c: int) -> None:
    """6.3e, 5.21: it goes to the Strategic Warfare box; 5.22a: a second U-boat waits while the first is there."""
    name = g.box.counters[c].event.name
    if name == "cp-uboat" and name in g.warfare:
        g.uboats += 1
    else:
        g.warfare = (*g.warfare, name)


def convoy(g: State, c: int) -> None:
    """6.49: no more U-boats."""
    g.warfare = tuple(name for name in g.warfare if name != "cp-uboat")
    g.uboats, g.convoy = 0, True


def jutland(g: State, c: int) -> Asking[None]:
    """6.50: a die for the battle."""
    its = g.box.tables["jutland"]
    die = yield D6
    if die <= int(its["wins"]["upto"]):
        g.jutland, g.vp = 1, g.vp + int(its["wins"]["vp"])
    elif die >= int(its["loses"]["from"]):
        g.jutland, g.vp = -1, g.vp + int(its["loses"]["vp"])
    tell(g, "log-jutland", die=die, winner=g.jutland)


def naval_mutiny(g: State, c: int) -> None:
    """6.51: a point less, unless the Germans won at Jutland."""
    if g.jutland != 1:
        g.vp -= 1


# -- what lasts a while ------------------------------------------------------------------------------------------------


def this_turn(g: State, c: int) -> None:
    """6.3f, 6.26, 6.30b, 6.43: it works in this turn."""
    g.tracks[c] = g.turn


def remember(flag: int) -> Effect:
    """6.28a, 6.34, 6.42, 6.45a, 6.47: dice of the Strategic Turn and sudden victories hang on it."""

    def note(g: State, c: int) -> None:
        g.played |= flag

    return note


def maude(g: State, c: int) -> None:
    """6.33: the British may move strategically in Iraq."""
    g.maude = True


def paris_gun(g: State, c: int) -> None:
    """6.10: it may be set up in this New Units Phase or a later one."""
    g.gun_ready = True


def typhus(g: State, c: int) -> None:
    """6.57b: Serbia loses what it has kept, and places nothing."""
    g.rps[SR] = 0
    g.played |= TYPHUS
    g.shut |= 1 << SR


def influenza(g: State, c: int) -> Asking[None]:
    """6.58a: nobody takes units out of boxes this turn, nor rebuilds reduced ones in the next Replacement Phase; 6.58b:
    as many shock troops as two dice say are ordinary again."""
    g.tracks[c] = g.turn
    g.played |= INFLUENZA
    g.shut = (1 << len(NATIONS)) - 1
    if g.shocks:
        first = yield D6
        second = yield D6
        tell(g, "log-influenza", dice=first + second)
        yield from revert(g, first + second)


def winter(g: State, c: int) -> None:
    """6.29: Russians of the Caucasus ignore the snow this turn."""
    g.winter = True


def may_winter(g: State, moment: str) -> bool:
    """6.29: in an Allied Combat Phase of Nov/Dec or Jan/Feb."""
    mine = (g.initiative[EASTERN] == AL) != g.second
    return mine and g.box.turns[g.turn].months[0] in (1, 11)


def hq_bombed(g: State, c: int) -> None:
    """6.44: the Yildirim headquarters cannot support."""
    g.depleted |= 1 << g.box.unit["tu-hqyag"]


def may_bomb(g: State, moment: str) -> bool:
    h = g.loc[g.box.unit["tu-hqyag"]]
    return h < OFF and g.box.front_of[h].index == EGYPT


def kress(g: State, c: int) -> None:
    """6.35, 14.52: the trenches of the Gaza line are manned."""
    g.dugouts = tuple(sorted({*g.dugouts, *g.box.sets["gaza_line"]}))


def islam_late(g: State) -> bool:
    """6.45b: void after Nov/Dec 1918."""
    return g.box.turns[g.turn].year > 1918


# -- the Near East alone -----------------------------------------------------------------------------------------------


def points(nation: int) -> Effect:
    """6.61: resource points."""

    def add(g: State, c: int) -> None:
        g.rps[nation] += int(g.box.tables["resources"]["near_east_event"])

    return add


def initiative(g: State, c: int) -> Asking[None]:
    """6.60, 5.87b: who plays it says in which theatre he has the initiative; 5.87c: the Allies may answer a CP event
    with one of theirs, and then it is so for good."""
    side = g.box.counters[c].event.side
    if side == CP:
        mine = [d for d in g.box.counters_of["neo-al-init"] if g.hands[AL] >> d & 1]
        hidden = g.options.get("secret-events") and g.hands[AL] & ~g.known
        if mine or hidden:
            verb, answer = yield Choose(
                AL, "ask-answer-initiative", Offer.found("play", mine[:1], NOT_THEATRE), Offer("keep")
            )
            if verb == "play":
                g.hands[AL] &= ~(1 << answer)
                g.settled = True
                side = AL
                tell(g, "log-event", side=("side", AL), event=("event", answer))
    _, theatre = yield Choose(side, "ask-initiative-event", Offer.found("initiative", (0, 1), NOT_THEATRE))
    g.initiative[theatre], g.initiative[1 - theatre] = side, 1 - side
    g.in_play |= 1 << c  # it stands until another is played
    tell(g, "log-initiative-event", side=("side", side), theatre=("theatre", theatre))


def due_now(g: State, c: int) -> bool:
    """6.64a: the Kaiserschlacht waits for 1918."""
    return g.box.counters[c].event.name != "neo-cp-kaiserschlacht" or g.box.turns[g.turn].year == 1918


def kaiserschlacht_late(g: State) -> bool:
    """6.64a: void after July 1918."""
    its = g.box.turns[g.turn]
    return (its.year, its.months[0]) > (1918, 7)


def gas_used(i: int) -> Callable[[State], bool]:
    """6.13.eb: whether somebody has used this gas."""
    return lambda g: bool(g.gas >> i & 1)


# -- the registry ------------------------------------------------------------------------------------------------------

EFFECTS: Final[dict[str, Effect]] = {
    "al-italy": enters,
    "al-romania": enters,
    "al-greece": enters,
    "cp-bulgaria": enters,
    "cp-romania": enters,
    "al-gallipoli": gallipoli,
    "al-salonika": salonika,
    "al-convoy": convoy,
    "al-zimmermann": zimmermann,
    "al-naval-mutiny": naval_mutiny,
    "al-bulgarian-collapse": bulgaria_falls,
    "al-influenza": influenza,
    "al-rem-3in-7in": leave,
    "al-turkey-surrenders": turkey_falls,
    "al-paralysis": this_turn,
    "al-mutiny": remember(MUTINY),
    "cp-uboat": warfare,
    "cp-raid-london": warfare,
    "cp-raid-paris": warfare,
    "al-iaf": warfare,
    "al-brusilov": remember(BRUSILOV),
    "al-tiger": remember(TIGER),
    "al-czar": remember(CZAR),
    "ne-cp-islam": remember(ISLAM),
    "ne-al-maude": maude,
    "cp-typhus": typhus,
    "cp-jutland": jutland,
    "cp-shock": converts,
    "cp-paris-gun": paris_gun,
    "ne-al-massacres": massacres,
    "ne-al-winter": winter,
    "ne-al-rem-10in-11in": leave,
    "ne-al-ana": arabs_rise,
    "ne-al-interdiction": this_turn,
    "ne-al-hq-bombed": hq_bombed,
    "ne-al-republic": republic,
    "ne-cp-enver": this_turn,
    "ne-cp-libya": libya,
    "ne-cp-trench": dig_in,
    "ne-cp-kress": kress,
    "ne-cp-atrocity": this_turn,
    "neo-al-init": initiative,
    "neo-cp-init": initiative,
    "neo-al-br-rp": points(BR),
    "neo-al-ru-rp": points(RU),
    "neo-cp-tu-rp": points(TU),
    "neo-al-rem-42t": leave,
    "neo-cp-kaiserschlacht": kaiserschlacht,
}
"""By event what it does when it is played. Events that are not here do nothing but stay in force (the Amphibious
Campaign, the Civil War, Haig, Conrad), bring units (6.4, 6.6, 6.62), or belong to a combat (arsenal.py)."""

RETURNS: Final[dict[str, Callable[[State], bool]]] = {
    "ne-al-republic": lambda g: not may_found_republic(g),  # 6.9
    "ne-cp-atrocity": lambda g: not any(g.loc[u] < OFF for u in bits(g.box.of_nation[AB])),  # 6.26
    "cp-conrad": lambda g: g.allegiance[IT] == NOBODY,  # 6.30c
    "ne-cp-civil-war": lambda g: not g.bolsheviks,  # 6.48
}
"""Events that go back to their pool when they are drawn too early."""

VOID: Final[dict[str, Callable[[State], bool]]] = {
    **{name: no_entry(nation) for name, nation in ENTRIES.items()},
    **{f"{side}-gas-{gas}": gas_used(i) for i, gas in enumerate(GASES) for side in ("al", "cp")},
    "ne-al-townsend": lambda g: g.maude,  # 6.21.e
    "ne-cp-lawrence": lambda g: in_force(g, "ne-al-ana"),  # 6.27
    "al-brusilov": lambda g: bool(g.fallen >> RU & 1),  # 6.28b
    "ne-cp-islam": islam_late,  # 6.45b
    "cp-uboat": lambda g: g.convoy,  # 6.49
    "al-gallipoli": lambda g: in_force(g, "al-salonika"),  # 6.52d
    "al-salonika": lambda g: g.allegiance[GK] != NOBODY,  # 6.53c, 6.54c
    "al-bulgarian-collapse": lambda g: bool(g.fallen >> BU & 1),  # 6.55
    "al-zimmermann": lambda g: g.allegiance[US] != NOBODY,  # 6.56
    "neo-cp-init": lambda g: g.settled,  # 6.60
    "neo-cp-kaiserschlacht": kaiserschlacht_late,  # 6.64a
}
"""Events that are removed when they are drawn too late."""

MAY_PLAY: Final[dict[str, Callable[[State, str], bool]]] = {
    "al-gallipoli": may_land,
    "al-salonika": may_land_in_greece,
    "al-turkey-surrenders": lambda g, moment: g.allegiance[TU] == CP and not g.surrendered,
    "cp-shock": may_shock,  # 15.41b
    "ne-al-winter": may_winter,
    "ne-al-hq-bombed": may_bomb,
    "ne-al-amphibious": lambda g, moment: not g.tsar,  # 6.38
    "ne-cp-kress": lambda g, moment: not g.gaza,  # 6.35
    "neo-cp-init": lambda g, moment: not g.settled,
}
"""When an event that is held may be played, beyond its moment; all can see whether that is so."""

READY: Final[dict[str, Callable[[State], bool]]] = {
    "al-salonika": can_land_in_greece,
    "cp-shock": can_shock,
    "ne-cp-trench": can_dig,
}
"""What else it takes, which may hang on what is hidden (7.25): it decides what is offered, not who is asked."""
