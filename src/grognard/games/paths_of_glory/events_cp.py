"""9.5 Events of the Central Powers, in card order."""

from __future__ import annotations

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from ...kernel.steps import Next, to
from .activation import begin_operations
from .box import AP, CP
from .entry import bring_in, place_freely, reinforce
from .event_parts import (
    ENTRENCH_ONCE, SPRING, WHY_NOT, after, all_of, before, event, flip_units, look_at_hand, only_if, place_trench,
    remembered, up_to,
)  # fmt: skip
from .offensives import cancel_german, cancel_russian
from .state import HAIG, LLOYD_GEORGE, REMOVED, STAVKA, ZEPPELIN, State, destroy_fort, enter, played, put, tell
from .war_status import TOTAL, russia_track, russian_vp


@event("CP1", only_if("CP.1", "event-guns-first-round", lambda g: g.turn == 1 and g.round == 1))
def guns_of_august(g: State) -> Next:
    """CP.1: Liège falls, the 1st and 2nd Armies stand there, and with the 3rd they may attack."""
    box = g.box
    destroy_fort(g, box.liege)
    for u in box.guns_armies[:2]:
        put(g, u, box.liege)
        enter(g, box.liege, u)
        tell(g, "log-deploy", unit=("unit", u), space=("space", box.liege))
    begin_operations(g, 0)
    for u in box.guns_armies:
        g.attacks |= box.bit[g.loc[u]]
    for s in bits(g.attacks):
        for u in g.stacks[s]:
            if u not in box.guns_armies:
                g.spent |= box.bit[u]
    g.vacant = box.everywhere & ~g.occ[AP]
    return to("fight")


@event("CP5")
def landwehr(g: State) -> Asking[None]:
    """CP.5, 17.1.3: two reduced Germans, on the map or in the reserve, to full strength; none if Berlin is lost."""
    box = g.box
    yield from flip_units(g, CP, box.germans if g.control[box.berlin] == CP else [], 2, "CP.5")


@event("CP6", ENTRENCH_ONCE)
def entrench_cp(g: State) -> Asking[None]:
    yield from place_trench(g, CP, "CP.6")


remembered("CP8")  # CP.8: 11.1.9 looks it up
remembered("CP9", only_if("CP.9", "event-reichstag-total-war", lambda g: g.level[CP] < TOTAL))  # its VP: tables.toml
remembered("CP10")  # CP.10: 9.2.3d
remembered("CP11")  # CP.11: 15.1.10; FAQ.CP.11a: at any time


# CP.13: ends Moltke (activation.cost looks it up) and opens Place of Execution
remembered("CP13", only_if("CP.13", "event-falkenhayn", lambda g: g.turn > 2 or played(g, g.box.moltke)))


@event("CP17")
def mata_hari(g: State) -> Asking[Next]:
    """CP.17: the Allied hand is seen, then operations with this card."""
    return (yield from look_at_hand(g, AP))


@event(
    "CP24",
    all_of(
        only_if("CP.24", "event-turkey-neutral", lambda g: "tu" in g.war),
        only_if("CP.24", "event-libya-occupied", lambda g: not g.occ[AP] >> g.box.libya & 1),
        only_if("9.5.3.1", "event-no-room", lambda g: len(g.stacks[g.box.libya]) < g.box.stacking),
    ),
)
def libyan_revolt(g: State) -> Asking[None]:
    """CP.24: the Senussi rise in Libya."""
    yield from reinforce(g, g.box.libyan_revolt)


@event("CP25")
def high_seas_fleet(g: State) -> None:
    """CP.25: a victory point unless the very next Allied action is Grand Fleet."""
    g.hsf = True


remembered(  # FAQ.CP.26c: for its war status alone, only when no French fort is left; FAQ.CP.26a: never after H-L
    "CP26",
    all_of(
        after("CP.26", "CP13"),
        before("CP.26", "CP54"),
        only_if("CP.26", "event-french-forts-stand", lambda g: not any(g.fort[s] for s in g.box.french_forts)),
    ),
)


@event("CP27")
def zeppelin_raids(g: State) -> None:
    """CP.27: four British points fewer in this turn's replacement phase."""
    g.flags |= ZEPPELIN


remembered("CP28", only_if("CP.28", "event-russia-track", lambda g: russia_track(g) == 1))  # 16.4.3
remembered("CP29")  # CP.29: 9.2.3d; FAQ.CP.29a: even before the army arrives


@event("CP32")
def war_in_africa(g: State) -> Asking[None]:
    """CP.32: the Allies give up a British corps for good, or a victory point.

    FAQ.CP.32a: not a dead one; FAQ.CP.32b: a full one if there is any; FAQ.CP.32c: even one that a siege needs.
    """
    box = g.box
    alive = [u for u in box.of_kind["BRc"] if g.loc[u] <= box.reserve]
    full = [u for u in alive if not g.reduced[u]]
    options = full or alive

    def why_not(u: int) -> Refusal:
        return Refusal("CP.32", "event-africa-full-first" if u in alive else "event-africa-not-this")

    verb, u = yield Choose(AP, "ask-africa", Offer.found("give_up", options, why_not), Offer("concede"))
    if verb == "concede":
        g.vp += box.event_vp[box.war_in_africa]
        tell(g, "log-event-vp", card=("card", box.war_in_africa), vp=g.vp)
    else:
        put(g, u, box.gone)
        tell(g, "log-eliminated", unit=("unit", u))


@event("CP33")
def walther_rathenau(g: State) -> None:
    """CP.33: one German point more in every following turn."""
    g.rathenau = g.turn


@event("CP34")
def bulgaria(g: State) -> Asking[None]:
    """CP.34, 9.5.2.1: Bulgaria joins the Central Powers."""
    bring_in(g, "bulgaria")
    yield from place_freely(g, "bulgaria", CP)


remembered("CP36", after("CP.36", "CP54"))  # CP.36: replacements.gather and US reinforcements look it up
remembered("CP37", after("CP.37", "CP54"))  # CP.37: 7.1.9
for _name in ("CP42", "CP48"):
    WHY_NOT[_name] = only_if("16.1.3.1", "event-turkey-neutral", lambda g: "tu" in g.war)


@event("CP45", after("CP.45", "CP53"))
def brest_litovsk(g: State) -> None:
    """CP.45, 16.4.8, 16.4.9: Russians abroad, and Russians among other Allies, are lost."""
    box = g.box
    allowed = box.brest_area
    for u in box.units_of[AP]:
        s = g.loc[u]
        if box.unit_nation[u] != "ru" or s >= box.nspaces:
            continue
        mixed = any(box.unit_nation[x] != "ru" for x in g.stacks[s])
        if mixed or not allowed >> s & 1:
            put(g, u, box.gone if box.army[u] else box.dead)
            tell(g, "log-eliminated", unit=("unit", u))
    g.nets.clear()  # FAQ.CP.45a


remembered("CP47")  # CP.47: 7.1.8, offensives.note_attack looks it up


@event("CP52", only_if("CP.52", "event-russia-track", lambda g: russia_track(g) == 3))
def fall_of_the_tsar(g: State) -> None:
    """CP.52, 16.4.5: 1 VP, and 2 more if Romania is neutral; Russia's losses are noted for 16.4.6."""
    if "ro" not in g.war:
        g.vp += g.box.vps["romania_neutral"]
        tell(g, "log-event-vp", card=("card", g.card), vp=g.vp)
    g.tsar_vp = russian_vp(g)
    g.tsar_turn = g.turn


@event("CP53", only_if("CP.53", "event-russia-track", lambda g: russia_track(g) == 5))
def bolshevik_revolution(g: State) -> None:
    """CP.53, 16.4.7, 7.1.11: one Russian point a turn at most, no more Russian mandatory offensives."""
    cancel_russian(g)


@event("CP54")
def hl_take_command(g: State) -> None:
    """CP.54, 7.1.10: German mandatory offensives end; the cards that need H-L may be played."""
    cancel_german(g)


@event("CP55", before("CP.55", *SPRING))
def lloyd_george(g: State) -> None:
    """CP.55, FAQ.CP.55a: this turn no British attack on Germans in level 2 trenches."""
    g.flags |= LLOYD_GEORGE


@event("CP58", after("CP.58", "CP28"))
def stavka_timidity(g: State) -> None:
    """CP.58: this turn Russians do not attack entrenched spaces held by Germans alone."""
    g.flags |= STAVKA


@event("CP59", only_if("CP.59", "event-needs-warsaw", lambda g: g.control[g.box.warsaw] == CP))
def polish_restoration(g: State) -> None:
    """CP.59: three Polish corps, treated as German, come to the reserve."""
    box = g.box
    for u in box.of_kind["PLc"]:
        put(g, u, box.reserve)


@event("CP61", before("CP.61", *SPRING))
def haig(g: State) -> None:
    """CP.61: this turn entrenched Germans in the west may ignore retreats before British attacks."""
    g.flags |= HAIG


@event("CP63", after("CP.63", "CP52"))
def russian_desertions(g: State) -> Asking[None]:
    """CP.63: the Central Powers reduce up to four Russian units of two steps."""
    box = g.box

    def able() -> list[int]:
        return [
            u for u in box.units_of[AP] if box.unit_nation[u] == "ru" and g.loc[u] <= box.reserve and not g.reduced[u]
        ]

    def reduce(u: int) -> None:
        g.reduced[u] = 1
        tell(g, "log-reduced", unit=("unit", u))

    yield from up_to(g, CP, 4, "ask-desertions", "reduce", able, reduce, Refusal("CP.63", "event-desertion-not-this"))


@event(
    "CP65",
    all_of(before("CP.65", "CP54"), only_if("CP.65", "event-prince-max-late", lambda g: g.turn < 13)),
)
def prince_max(g: State) -> None:
    """CP.65: H-L Take Command leaves the game; a draw will count as a victory of the Central Powers."""
    box = g.box
    hl = box.hl_take_command
    g.place[hl] = REMOVED
    g.seen &= ~box.bit[hl]
