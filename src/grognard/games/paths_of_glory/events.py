"""9.5 Events: when each card may be played as one, and what it does, in card order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.ask import REVEAL, Asking, Choose, Offer
from ...kernel.board import bits
from ...kernel.refusal import Refusal
from .activation import begin_operations
from .box import (
    AP, ARMY, BOARD, BRINGS, CARD_SIDE, CC, CP, DOT, EVENT_VP, FORT, KIND, NATION, NCARDS, NEAR_EAST, NSPACES, NUNITS,
    OF_KIND, OPS, REINFORCES, SALONIKA, SPACE, STACKING, STATUS, TABLES, UNIT, UNIT_NATION, UNITS_OF, VPS, WS, card,
    of_nation,
)  # fmt: skip
from .entry import aside, bring_in, limited_greek_entry, place_freely, reinforce, room_for
from .offensives import cancel_german, cancel_russian
from .redeployment import crossing_flag, may_cross
from .state import (
    BIT, DEAD, EVERYONE, GONE, GREAT_RETREAT, HAIG, HAND, INFLUENZA, LLOYD_GEORGE, NEUTRAL_ENTRY, REMOVED, RESERVE,
    STAVKA, ZEPPELIN, State, destroy_fort, dig, enter, hand, played, put, tell,
)  # fmt: skip
from .supply import homeward, in_supply, passable, usable_ports
from .war_status import LIMITED, TOTAL, peace_roll, raise_status, russia_track, russian_vp, us_track

WhyNot = Callable[[State], Refusal | None]
Effect = Callable[[State], Asking[None]]

WHY_NOT: Final[dict[int, WhyNot]] = {}
EFFECTS: Final[dict[int, Effect]] = {}

NOT_HELD = Refusal("9.1.3", "card-not-held")
COMBAT_CARD = Refusal("9.5.4.1", "event-combat-card")
NOT_IN_AUGUST = Refusal("9.5.3.1", "event-no-reinforcements-in-august")
ONE_A_TURN = Refusal("9.5.3.1", "event-one-reinforcement")
NO_ROOM = Refusal("9.5.3.1", "event-no-room")
ONE_NEUTRAL = Refusal("9.5.2.2", "event-one-neutral")
EVENTS_ONLY = Refusal("9.5.2.5", "card-events-only")


def _after(rule: str, *needed: str) -> WhyNot:
    """The event needs others to have been played."""
    cards = [card(name) for name in needed]

    def why_not(g: State) -> Refusal | None:
        missing = next((c for c in cards if not played(g, c)), None)
        return None if missing is None else Refusal(rule, "event-needs", {"card": ("card", missing)})

    return why_not


def _before(rule: str, *barring: str) -> WhyNot:
    """The event is barred once others have been played."""
    cards = [card(name) for name in barring]

    def why_not(g: State) -> Refusal | None:
        found = next((c for c in cards if played(g, c)), None)
        return None if found is None else Refusal(rule, "event-barred-by", {"card": ("card", found)})

    return why_not


def _all(*reasons: WhyNot) -> WhyNot:
    def why_not(g: State) -> Refusal | None:
        return next((found for found in (reason(g) for reason in reasons) if found is not None), None)

    return why_not


def _if(rule: str, key: str, holds: Callable[[State], bool]) -> WhyNot:
    refusal = Refusal(rule, key)
    return lambda g: None if holds(g) else refusal


def nothing(g: State) -> Asking[None]:
    """The event is remembered, and other rules look it up."""
    return
    yield


def _event(name: str, why_not: WhyNot | None = None) -> Callable[[Effect], Effect]:
    def register(effect: Effect) -> Effect:
        EFFECTS[card(name)] = effect
        if why_not is not None:
            WHY_NOT[card(name)] = why_not
        return effect

    return register


def why_not_event(g: State, side: int, c: int) -> Refusal | None:
    """9.5.1.1, 9.5.1.4: why a card may not be played as an event in an action."""
    if not 0 <= c < NCARDS or CARD_SIDE[c] != side or g.place[c] != HAND:
        return NOT_HELD
    if CC[c] and c != _PLACE_OF_EXECUTION:
        return COMBAT_CARD
    nation = REINFORCES[c]
    if nation:
        if g.turn == 1:
            return NOT_IN_AUGUST
        if nation in g.reinforced:
            return ONE_A_TURN
    if c in _NEUTRALS and g.flags & NEUTRAL_ENTRY:
        return ONE_NEUTRAL
    special = WHY_NOT.get(c)
    if special is not None:
        reason = special(g)
        if reason is not None:
            return reason
    if nation:
        armies = [aside(g, kind) for kind in BRINGS[c] if ARMY[OF_KIND[kind][0]]]
        if not room_for(g, armies):
            return NO_ROOM
    return None


def play_event(g: State) -> Asking[None]:
    """9.5.1: the event of the card in play takes place; war status rises at once (9.5.1.3)."""
    c = g.card
    g.events |= BIT[c]
    raise_status(g, CARD_SIDE[c], WS[c])
    if c in EVENT_VP and c not in (_HIGH_SEAS_FLEET, _WAR_IN_AFRICA):
        g.vp += EVENT_VP[c]
        tell(g, "log-event-vp", card=("card", c), vp=g.vp)
    star = int(VPS["intro_star"]) or int(g.options["intro-stars"])
    if star and g.scenario == "introduction" and g.place[c] == REMOVED:
        g.vp += star if CARD_SIDE[c] == CP else -star  # RULINGS G4
    g.phase = "end_action"
    if REINFORCES[c]:
        g.reinforced = g.reinforced | {REINFORCES[c]}
    if c in _NEUTRALS:
        g.flags |= NEUTRAL_ENTRY
    if c in EFFECTS:
        yield from EFFECTS[c](g)
    elif REINFORCES[c]:
        yield from reinforce(g, c)


# -- Central Powers -----------------------------------------------------------------------------------------------

_LIEGE = SPACE["liege"]
_GE123 = (UNIT["GE1"], UNIT["GE2"], UNIT["GE3"])


@_event("CP1", _if("CP.1", "event-guns-first-round", lambda g: g.turn == 1 and g.round == 1))
def guns_of_august(g: State) -> Asking[None]:
    """CP.1: Liège falls, the 1st and 2nd Armies stand there, and with the 3rd they may attack."""
    destroy_fort(g, _LIEGE)
    for u in _GE123[:2]:
        put(g, u, _LIEGE)
        enter(g, _LIEGE, u)
    begin_operations(g, 0)
    for u in _GE123:
        g.attacks |= BIT[g.loc[u]]
    for s in bits(g.attacks):
        for u in g.stacks[s]:
            if u not in _GE123:
                g.spent |= BIT[u]
    g.vacant = ((1 << NSPACES) - 1) & ~g.occ[AP]
    g.phase = "fight"
    return
    yield


def _flip(g: State, side: int, units: list[int], times: int, rule: str) -> Asking[None]:
    """Reduced units brought to full strength at once by points that an event gives (17.1.4.1)."""
    g.work = times
    while g.work:
        reduced = [u for u in units if g.reduced[u] and g.loc[u] <= RESERVE]
        options = [u for u in reduced if g.loc[u] == RESERVE or homeward(g, u)]
        if not options:
            break
        refusal = Refusal(rule, "event-flip-not-this")
        verb, u = yield Choose(
            side,
            "ask-event-flip",
            Offer("flip", options, lambda x: None if x in options else refusal, True),  # noqa: B023
            Offer("done"),
            args={"left": g.work},
        )
        if verb == "done":
            break
        g.reduced[u] = 0
        g.work -= 1
        tell(g, "log-flipped", unit=("unit", u))
    g.work = 0


_GERMANS = [u for u in range(NUNITS) if UNIT_NATION[u] == "ge"]


@_event("CP5")
def landwehr(g: State) -> Asking[None]:
    """CP.5: two reduced German units, on the map or in the reserve, to full strength; nothing is recreated."""
    yield from _flip(g, CP, _GERMANS, 2, "CP.5")


def _entrench(g: State, side: int, rule: str) -> Asking[None]:
    """CP.6, AP.12: a level 1 trench where a supplied friendly army stands; from now on both may entrench."""
    armies = [u for u in UNITS_OF[side] if ARMY[u] and g.loc[u] < NSPACES and in_supply(g, u)]
    options = sorted({g.loc[u] for u in armies if not g.trench[g.loc[u]]})
    if options:
        refusal = Refusal(rule, "event-trench-not-here")
        _, s = yield Choose(
            side, "ask-event-trench", Offer("trench", options, lambda x: None if x in options else refusal, True)
        )
        dig(g, s, side)


_ENTRENCH_ONCE = _before("11.2.1", "AP12", "CP6")


@_event("CP6", _ENTRENCH_ONCE)
def entrench_cp(g: State) -> Asking[None]:
    yield from _entrench(g, CP, "CP.6")


_event("CP8")(nothing)  # CP.8: 11.1.9 looks it up
_event("CP9", _if("CP.9", "event-reichstag-total-war", lambda g: g.level[CP] < TOTAL))(nothing)  # its VP: EVENT_VP
_event("CP10")(nothing)  # CP.10: 9.2.3d
_event("CP11")(nothing)  # CP.11: 15.1.10; FAQ.CP.11a: at any time


@_event("CP13", _if("CP.13", "event-falkenhayn", lambda g: g.turn > 2 or played(g, card("AP9"))))
def falkenhayn(g: State) -> Asking[None]:
    """CP.13: Moltke's effect is over (9.2 looks it up); Place of Execution may be played."""
    return
    yield


@_event("CP17")
def mata_hari(g: State) -> Asking[None]:
    """CP.17: the Allied hand is seen, then operations with this card."""
    yield from _look(g, AP)


def _look(g: State, at: int) -> Asking[None]:
    held = hand(g, at)
    for c in held:
        g.seen |= BIT[c]
    tell(g, "log-look", to=1 - at, cards=[("card", c) for c in held])
    begin_operations(g, OPS[g.card])
    yield REVEAL


@_event(
    "CP24",
    _all(
        _if("CP.24", "event-turkey-neutral", lambda g: "tu" in g.war),
        _if("CP.24", "event-libya-occupied", lambda g: not g.occ[AP] >> SPACE["libya"] & 1),
        _if("9.5.3.1", "event-no-room", lambda g: len(g.stacks[SPACE["libya"]]) < STACKING),
    ),
)
def libyan_revolt(g: State) -> Asking[None]:
    """CP.24: the Senussi rise in Libya."""
    yield from reinforce(g, card("CP24"))


@_event("CP25")
def high_seas_fleet(g: State) -> Asking[None]:
    """CP.25: a victory point unless the very next Allied action is Grand Fleet."""
    g.hsf = True
    return
    yield


_PLACE_OF_EXECUTION: Final = card("CP26")
_FRENCH_FORTS = [s for s in range(NSPACES) if FORT[s] and NATION[s] == "fr"]
_event(  # FAQ.CP.26c: for its war status alone, only when no French fort is left; FAQ.CP.26a: never after H-L
    "CP26",
    _all(
        _after("CP.26", "CP13"),
        _before("CP.26", "CP54"),
        _if("CP.26", "event-french-forts-stand", lambda g: not any(g.fort[s] for s in _FRENCH_FORTS)),
    ),
)(nothing)


@_event("CP27")
def zeppelin_raids(g: State) -> Asking[None]:
    """CP.27: four British points fewer in this turn's replacement phase."""
    g.flags |= ZEPPELIN
    return
    yield


_event("CP28", _if("CP.28", "event-russia-track", lambda g: russia_track(g) == 1))(nothing)  # 16.4.3
_event("CP29")(nothing)  # CP.29: 9.2.3d; FAQ.CP.29a: even before the army arrives

_HIGH_SEAS_FLEET: Final = card("CP25")
_WAR_IN_AFRICA: Final = card("CP32")


@_event("CP32")
def war_in_africa(g: State) -> Asking[None]:
    """CP.32: the Allies give up a British corps for good, or a victory point.

    FAQ.CP.32a: not a dead one; FAQ.CP.32b: a full one if there is any; FAQ.CP.32c: even one that a siege needs.
    """
    alive = [u for u in OF_KIND["BRc"] if g.loc[u] <= RESERVE]
    full = [u for u in alive if not g.reduced[u]]
    options = full or alive

    def why_not(u: int) -> Refusal | None:
        if u in options:
            return None
        return Refusal("CP.32", "event-africa-full-first" if u in alive else "event-africa-not-this")

    verb, u = yield Choose(AP, "ask-africa", Offer("give_up", options, why_not, True), Offer("concede"))
    if verb == "concede":
        g.vp += EVENT_VP[_WAR_IN_AFRICA]
        tell(g, "log-event-vp", card=("card", _WAR_IN_AFRICA), vp=g.vp)
    else:
        put(g, u, GONE)
        tell(g, "log-eliminated", unit=("unit", u))


@_event("CP33")
def walther_rathenau(g: State) -> Asking[None]:
    """CP.33: one German point more in every following turn."""
    g.rathenau = g.turn
    return
    yield


@_event("CP34")
def bulgaria(g: State) -> Asking[None]:
    """CP.34, 9.5.2.1: Bulgaria joins the Central Powers."""
    bring_in(g, "bulgaria")
    yield from place_freely(g, "bulgaria", CP)


_event("CP36", _after("CP.36", "CP54"))(nothing)  # CP.36: replacements.gather and US reinforcements look it up
_event("CP37", _after("CP.37", "CP54"))(nothing)  # CP.37: 7.1.9
for _name in ("CP42", "CP48"):
    WHY_NOT[card(_name)] = _if("16.1.3.1", "event-turkey-neutral", lambda g: "tu" in g.war)


@_event("CP45", _after("CP.45", "CP53"))
def brest_litovsk(g: State) -> Asking[None]:
    """CP.45, 16.4.8, 16.4.9: Russians abroad, and Russians among other Allies, are lost."""
    allowed = of_nation("ru", "ge", "tu", "ah", "ro")
    for u in UNITS_OF[AP]:
        s = g.loc[u]
        if UNIT_NATION[u] != "ru" or s >= NSPACES:
            continue
        mixed = any(UNIT_NATION[x] != "ru" for x in g.stacks[s])
        if mixed or not allowed >> s & 1:
            put(g, u, GONE if ARMY[u] else DEAD)
            tell(g, "log-eliminated", unit=("unit", u))
    g.nets.clear()  # FAQ.CP.45a
    return
    yield


_event("CP47")(nothing)  # CP.47: 7.1.8, offensives.note_attack looks it up


@_event("CP52", _if("CP.52", "event-russia-track", lambda g: russia_track(g) == 3))
def fall_of_the_tsar(g: State) -> Asking[None]:
    """CP.52, 16.4.5: 1 VP, and 2 more if Romania is neutral; Russia's losses are noted for 16.4.6."""
    if "ro" not in g.war:
        g.vp += VPS["romania_neutral"]
        tell(g, "log-event-vp", card=("card", g.card), vp=g.vp)
    g.tsar_vp = russian_vp(g)
    g.tsar_turn = g.turn
    return
    yield


@_event("CP53", _if("CP.53", "event-russia-track", lambda g: russia_track(g) == 5))
def bolshevik_revolution(g: State) -> Asking[None]:
    """CP.53, 16.4.7, 7.1.11: one Russian point a turn at most, no more Russian mandatory offensives."""
    cancel_russian(g)
    return
    yield


@_event("CP54")
def hl_take_command(g: State) -> Asking[None]:
    """CP.54, 7.1.10: German mandatory offensives end; the cards that need H-L may be played."""
    cancel_german(g)
    return
    yield


_SPRING = ("CP49", "CP50", "CP51")


@_event("CP55", _before("CP.55", *_SPRING))
def lloyd_george(g: State) -> Asking[None]:
    """CP.55, FAQ.CP.55a: this turn no British attack on Germans in level 2 trenches."""
    g.flags |= LLOYD_GEORGE
    return
    yield


@_event("CP58", _after("CP.58", "CP28"))
def stavka_timidity(g: State) -> Asking[None]:
    """CP.58: this turn Russians do not attack entrenched spaces held by Germans alone."""
    g.flags |= STAVKA
    return
    yield


@_event("CP59", _if("CP.59", "event-needs-warsaw", lambda g: g.control[SPACE["warsaw"]] == CP))
def polish_restoration(g: State) -> Asking[None]:
    """CP.59: three Polish corps, treated as German, come to the reserve."""
    for u in OF_KIND["PLc"]:
        put(g, u, RESERVE)
    return
    yield


@_event("CP61", _before("CP.61", *_SPRING))
def haig(g: State) -> Asking[None]:
    """CP.61: this turn entrenched Germans in the west may ignore retreats before British attacks."""
    g.flags |= HAIG
    return
    yield


@_event("CP63", _after("CP.63", "CP52"))
def russian_desertions(g: State) -> Asking[None]:
    """CP.63: the Central Powers reduce up to four Russian units of two steps."""
    g.work = 4
    while g.work:
        options = [u for u in UNITS_OF[AP] if UNIT_NATION[u] == "ru" and g.loc[u] <= RESERVE and not g.reduced[u]]
        if not options:
            break
        refusal = Refusal("CP.63", "event-desertion-not-this")
        verb, u = yield Choose(
            CP,
            "ask-desertions",
            Offer("reduce", options, lambda x: None if x in options else refusal, True),  # noqa: B023
            Offer("done"),
            args={"left": g.work},
        )
        if verb == "done":
            break
        g.reduced[u] = 1
        g.work -= 1
        tell(g, "log-reduced", unit=("unit", u))
    g.work = 0


@_event(
    "CP65",
    _all(_before("CP.65", "CP54"), _if("CP.65", "event-prince-max-late", lambda g: g.turn < 13)),
)
def prince_max(g: State) -> Asking[None]:
    """CP.65: H-L Take Command leaves the game; a draw will count as a victory of the Central Powers."""
    hl = card("CP54")
    g.place[hl] = REMOVED
    g.seen &= ~BIT[hl]
    return
    yield


# -- Allies -------------------------------------------------------------------------------------------------------

_event("AP2")(nothing)  # AP.2: 6.E.1


@_event("AP9", _if("AP.9", "event-moltke", lambda g: g.turn <= 2))
def moltke(g: State) -> Asking[None]:
    """AP.9: until Falkenhayn, activations in Belgium and France cost the Central Powers a point a unit (9.2)."""
    return
    yield


@_event("AP12", _ENTRENCH_ONCE)
def entrench_ap(g: State) -> Asking[None]:
    yield from _entrench(g, AP, "AP.12")


_event(
    "AP13", _all(_after("AP.13", "CP1"), _if("AP.13", "event-belgium-mobilization", lambda g: g.level[AP] < LIMITED))
)(nothing)


@_event("AP16", _before("AP.16", "CP52"))
def romania(g: State) -> Asking[None]:
    """AP.16, 9.5.2.1: Romania joins the Allies."""
    bring_in(g, "romania")
    yield from place_freely(g, "romania", AP)


@_event("AP17")
def italy(g: State) -> Asking[None]:
    """AP.17, 9.5.2.1: Italy joins the Allies."""
    bring_in(g, "italy")
    return
    yield


WHY_NOT[card("AP22")] = _if("AP.22", "event-italy-neutral", lambda g: "it" in g.war)


@_event("AP23")
def cloak_and_dagger(g: State) -> Asking[None]:
    """AP.23: the Central Powers' hand is seen, then operations with this card."""
    yield from _look(g, CP)


_event("AP26", _all(_after("AP.26", "AP2"), _before("AP.26", "AP54")))(nothing)


@_event("AP27")
def great_retreat(g: State) -> Asking[None]:
    """AP.27: this turn attacked Russians may go back instead of fighting."""
    g.flags |= GREAT_RETREAT
    return
    yield


_event("AP28")(nothing)  # AP.28: AP.48 looks it up

_SALONIKA_NATIONS = ("BRc", "FRc")  # FAQ.AP.30a


def _to_salonika(g: State) -> list[int]:
    """AP.30, FAQ.AP.30b: British and French corps in the reserve or in a port from which they may sail."""
    if g.control[SALONIKA] != AP or g.occ[CP] & BIT[SALONIKA] or len(g.stacks[SALONIKA]) >= STACKING:
        return []
    ports = usable_ports(g, AP, passable(g, AP))
    if g.beachhead >= 0:
        ports |= BIT[g.beachhead]
    found = []
    for u in UNITS_OF[AP]:
        if KIND[u] not in _SALONIKA_NATIONS or g.spent & BIT[u]:
            continue
        s = g.loc[u]
        if s == RESERVE:
            if g.control[SPACE["london" if KIND[u] == "BRc" else "paris"]] == AP:  # 13.1.10
                found.append(u)
        elif s < NSPACES and s != SALONIKA and ports >> s & 1 and in_supply(g, u):
            if not NEAR_EAST[s] or may_cross(g, u):
                found.append(u)
    return found


@_event("AP30", _if("9.3.3", "card-sr-twice", lambda g: g.acts[AP][-1:] != ["sr"]))
def salonika(g: State) -> Asking[None]:
    """AP.30, 9.5.2.4, FAQ.AP.30c: limited Greek entry; up to three corps redeploy to Salonika; an SR action."""
    limited_greek_entry(g)
    g.spent = 0
    g.work = 3
    g.acts[AP][-1] = "sr"
    while g.work:
        options = _to_salonika(g)
        if not options:
            break
        refusal = Refusal("AP.30", "event-salonika-not-this")
        verb, u = yield Choose(
            AP,
            "ask-salonika",
            Offer("redeploy", options, lambda x: None if x in options else refusal, True),  # noqa: B023
            Offer("done"),
            args={"left": g.work},
        )
        if verb == "done":
            break
        if g.loc[u] < NSPACES and NEAR_EAST[g.loc[u]]:
            g.flags |= crossing_flag(u)
        put(g, u, SALONIKA)
        g.spent |= BIT[u]
        g.work -= 1
        tell(g, "log-redeploy", unit=("unit", u), where=("space", SALONIKA))
    g.work = 0


WHY_NOT[card("AP31")] = _all(_if("AP.31", "event-turkey-neutral", lambda g: "tu" in g.war), _before("AP.31", "AP30"))
_event("AP33", _if("AP.33", "event-no-high-seas-fleet", lambda g: g.hsf))(nothing)  # AP.33: end_action looks it up


def _operations(name: str) -> Effect:
    def effect(g: State) -> Asking[None]:
        """AP.35, AP.45, AP.46: operations with this card; its favour lasts for this round."""
        begin_operations(g, OPS[g.card])
        g.boost = name
        return
        yield

    return effect


_event("AP35")(_operations("AP35"))
_event("AP37")(nothing)  # AP.37: replacements.gather looks it up


def _us_reinforcements(g: State) -> Refusal | None:
    """16.3.4, AP.38, AP.43, AP.47, AP.64, AP.55, CP.36: after Over There, and not while the U-boats are loose."""
    if not played(g, card("AP55")):
        return Refusal("16.3.4", "event-needs", {"card": ("card", card("AP55"))})
    if g.turn <= g.over_there and not g.options["us-at-once"]:
        return Refusal("AP.55", "event-us-next-turn")
    if played(g, card("CP36")) and not played(g, card("AP52")):
        return Refusal("CP.36", "event-barred-by", {"card": ("card", card("CP36"))})
    return None


for _name in ("AP38", "AP43", "AP47", "AP64"):
    WHY_NOT[card(_name)] = _us_reinforcements

_event("AP40", _after("AP.40", "AP54"))(nothing)  # AP.40, 16.3.5: peace offers look it up
WHY_NOT[card("AP41")] = _if("AP.41", "event-turkey-neutral", lambda g: "tu" in g.war)


@_event("AP44")
def greece(g: State) -> Asking[None]:
    """AP.44, 9.5.2.1, 9.5.2.4a: Greece joins the Allies."""
    bring_in(g, "greece")
    return
    yield


_event("AP45", _all(_after("AP.45", "CP52"), _before("AP.45", "CP53")))(_operations("AP45"))
_event("AP46")(_operations("AP46"))
_event("AP49")(nothing)  # AP.49: 12.2.6 looks it up; FAQ.AP.49a: whoever holds Sinai
WHY_NOT[card("AP50")] = _after("AP.50", "AP49")


@_event(
    "AP51",
    _if("AP.51", "event-everyone", lambda g: any(played(g, card(name)) for name in _SPRING)),
)
def everyone_into_battle(g: State) -> Asking[None]:
    """AP.51: this turn Allies in Italy, France and Belgium activate as one nationality."""
    g.flags |= EVERYONE
    return
    yield


_event("AP52", _after("AP.52", "CP36"))(nothing)


@_event("AP54", _if("AP.54", "event-zimmermann", lambda g: us_track(g) == 1))
def zimmermann_telegram(g: State) -> Asking[None]:
    """AP.54, 16.3.3, 9.5.2.3: the United States enter the war."""
    g.war = g.war | {"us"}
    g.zimmermann = g.turn
    return
    yield


@_event(
    "AP55",
    _all(
        _after("AP.55", "AP54"),
        _if("16.3.4", "event-over-there-next-turn", lambda g: g.turn > g.zimmermann),
    ),
)
def over_there(g: State) -> Asking[None]:
    """AP.55, 16.3.4: from the next turn on US reinforcements; every Allied RP card brings a US point (17.1.8)."""
    g.over_there = g.turn
    return
    yield


_PARIS = SPACE["paris"]
_PARIS_AREA = frozenset((_PARIS, *BOARD.linked[_PARIS]))
_FRENCH_ARMIES = [u for u in UNITS_OF[AP] if UNIT_NATION[u] == "fr" and ARMY[u] and not DOT[u]]  # 17.1.7


@_event("AP56")
def paris_taxis(g: State) -> Asking[None]:
    """AP.56, 17.1.3: a reduced French army in or next to Paris to full strength; nothing if Paris is lost."""
    near = [u for u in _FRENCH_ARMIES if g.loc[u] in _PARIS_AREA and g.control[_PARIS] == AP]
    yield from _flip(g, AP, near, 1, "AP.56")


def _cavalry_spaces(g: State) -> list[int]:
    return sorted(
        {
            g.loc[u]
            for u in UNITS_OF[AP]
            if UNIT_NATION[u] == "ru"
            and ARMY[u]
            and g.loc[u] < NSPACES
            and NATION[g.loc[u]] == "ru"
            and in_supply(g, u)
            and len(g.stacks[g.loc[u]]) + 2 <= STACKING
        }
    )


@_event("AP57", _if("AP.57", "event-no-cavalry-space", lambda g: bool(_cavalry_spaces(g))))
def russian_cavalry(g: State) -> Asking[None]:
    """AP.57: both cavalry corps join a supplied Russian army in Russia."""
    options = _cavalry_spaces(g)
    _, s = yield Choose(
        AP, "ask-cavalry", Offer("deploy", options, lambda x: Refusal("AP.57", "event-cavalry-not-here"), True)
    )
    for u in OF_KIND["CAV"]:
        put(g, u, s)


@_event("AP60", _if("AP.60", "event-no-dead-ah-corps", lambda g: any(g.loc[u] == DEAD for u in OF_KIND["AHc"])))
def czech_legion(g: State) -> Asking[None]:
    """AP.60: an eliminated Austro-Hungarian corps leaves the game; the Czech Legion joins the Allied reserve."""
    put(g, next(u for u in OF_KIND["AHc"] if g.loc[u] == DEAD), GONE)
    put(g, OF_KIND["CZL"][0], RESERVE)
    return
    yield


@_event("AP62")
def sixtus_affair(g: State) -> Asking[None]:
    """AP.62: a roll on the first line of the peace terms table; nobody can accept it."""
    yield from peace_roll(g, AP, int(TABLES["peace"]["sixtus_band"]))


@_event("AP65", _if("AP.65", "event-influenza", lambda g: g.combined >= STATUS["influenza"]))
def influenza(g: State) -> Asking[None]:
    """AP.65: nobody plays replacement cards for the rest of the turn."""
    g.flags |= INFLUENZA
    return
    yield


_NEUTRALS: Final = frozenset((card("CP34"), card("AP16"), card("AP17"), card("AP44")))  # 9.5.2.2
