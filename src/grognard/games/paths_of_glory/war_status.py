"""16.0 War and peace: war status, commitment, US entry, Russian capitulation, victory, armistice, peace terms."""

from __future__ import annotations

from ...kernel.ask import D6, MARK, Asking, Choose, Draw, Offer
from ...kernel.refusal import Refusal
from .box import AP, CP
from .state import DISCARD, HAND, PILE, TABLE, UNUSED, State, at_war, hand, of_place, played, tell

MOBILIZATION, LIMITED, TOTAL = 0, 1, 2

NO_PEACE_HERE = Refusal("5.3.3", "peace-not-in-introduction")
VP_TOO_LOW = Refusal("16.5.1.1", "peace-cp-vp")
VP_TOO_HIGH = Refusal("16.5.1.2", "peace-ap-vp")
FOURTEEN_POINTS = Refusal("AP.40", "peace-fourteen-points")


def raise_status(g: State, side: int, amount: int) -> None:
    """9.5.1.3, 16.1.5, 16.1.6, FAQ.16.1.2a: an event raises its player's war status and the combined one, at once."""
    if not amount:
        return
    if g.level[side] < TOTAL:
        g.ws[side] += amount
    g.combined += amount
    tell(g, "log-war-status", side=("side", side), own=g.ws[side], combined=g.combined)


# -- 16.3, 16.4 the tracks, read off the facts --------------------------------------------------------------------


def us_track(g: State) -> int:
    """4.1.7, 16.3.1, 16.3.2, 16.2.2: 0 neutral (at the start), 1 Zimmermann allowed, 2 Zimmermann, 3 Over There."""
    box = g.box
    if played(g, box.over_there):
        return 3
    if played(g, box.zimmermann):
        return 2
    return 1 if g.combined >= box.status["zimmermann"] else 0


def russian_vp(g: State) -> int:
    """4.1.5, 16.4.2: VP spaces in Russia that the Central Powers control now; none at the start."""
    box = g.box
    return sum(g.control[s] == CP for s in box.russian_vp)


def russia_track(g: State) -> int:
    """4.1.8, 16.4.1, 16.4.3, 16.4.4: 0 God Save the Tsar (at the start), 1 Tsar Takes Command allowed, 2 played,
    3 Fall allowed, 4 played, 5 Bolsheviks allowed, 6 played, 7 Brest-Litovsk."""
    box = g.box
    if played(g, box.brest_litovsk):
        return 7
    if played(g, box.bolshevik_revolution):
        return 6
    if played(g, box.fall_of_the_tsar):
        return 5 if bolsheviks_allowed(g) else 4
    if played(g, box.tsar_takes_command):  # FAQ.CP.52a: however few Russian VP are left
        return 3 if g.combined + russian_vp(g) >= box.status["fall_of_the_tsar"] else 2
    return 1 if russian_vp(g) >= box.status["tsar_takes_command"] else 0


def bolsheviks_allowed(g: State) -> bool:
    """16.4.6: on a later turn, with more Russian VP than when the Tsar fell, or with all seven but Baku."""
    box = g.box
    if not played(g, box.fall_of_the_tsar) or g.turn <= g.tsar_turn:
        return False
    without_baku = sum(g.control[s] == CP for s in box.russian_vp if s != box.baku)
    return russian_vp(g) > g.tsar_vp or without_baku >= box.status["russian_vp_without_baku"]


# -- 6.E the phase ------------------------------------------------------------------------------------------------


def victory_points(g: State) -> None:
    """6.E.1, 5.1.2: the war status phase entries of the VP table (7.1.3 is booked by the caller)."""
    box = g.box
    if played(g, box.blockade) and box.season[g.turn] == "winter":
        g.vp += box.vps["blockade"]  # AP.2
        tell(g, "log-blockade", vp=g.vp)
    if g.level[AP] == TOTAL and not at_war(g, "it"):
        g.vp += box.vps["italy_neutral"]  # AP.17
        tell(g, "log-italy-neutral", vp=g.vp)


def automatic_victory(g: State) -> bool:
    """5.2.1, 5.2.2, 6.E.2: read as "20 or more" and "0 or less"; a bid does not count (5.6.2.1)."""
    box = g.box
    if g.vp >= int(box.tables["automatic_victory"]["cp_from_vp"]):
        g.over = (CP, "end-automatic")
    elif g.vp <= int(box.tables["automatic_victory"]["ap_to_vp"]):
        g.over = (AP, "end-automatic")
    return g.over is not None


def armistice(g: State) -> bool:
    """16.2.1, 6.E.3: at 40 combined war status the game ends and victory is determined."""
    if g.combined < g.box.status["armistice"]:
        return False
    decide_victory(g, "end-armistice")
    return True


def levels(g: State) -> tuple[int, int]:
    """5.3.4, 5.4.2, 5.5.2: from how many points the Central Powers win at the end, and up to how many the Allies."""
    terms = g.box.scenarios[g.scenario]
    brest = "brest_" if played(g, g.box.brest_litovsk) and "brest_cp_wins" in terms else ""  # 5.5.2.1, 5.5.2.2
    return int(terms[f"{brest}cp_wins"]), int(terms[f"{brest}ap_wins"])


def decide_victory(g: State, reason: str) -> None:
    """5.1.1, 5.3.4, 5.4.2, 5.5.2, 5.6: who wins at this level of victory points."""
    box = g.box
    cp_wins, ap_wins = levels(g)
    vp = g.vp + int(g.options["bid"])  # 5.6.2
    if vp >= cp_wins:
        winner = CP
    elif vp <= ap_wins:
        winner = AP
    elif played(g, box.prince_max):
        winner = CP  # CP.65
    elif g.options["tournament"]:
        winner = AP  # 5.6.3
    else:
        winner = 2
    g.over = (winner, reason)


def commitment(g: State, side: int) -> Asking[None]:
    """16.1.3, 16.1.4, 6.E.4: a player whose war status is high enough enters Limited or Total War."""
    box = g.box
    terms = box.scenarios[g.scenario]
    new = g.level[side]
    if g.turn > 1 and terms["commitment_rises"]:  # 16.1.2, 5.3.2
        if g.ws[side] >= box.status["total"]:
            new = TOTAL
        elif g.ws[side] >= box.status["limited"]:
            new = max(new, LIMITED)
    if new > g.level[side]:
        yield from discard_combat_cards(g, side)  # 9.5.4.6
        _enter_level(g, side, new)
        yield MARK


def _enter_level(g: State, side: int, new: int) -> None:
    box = g.box
    from .entry import bring_in

    old = g.level[side]
    g.level[side] = new
    for c in range(box.ncards):
        if box.card_side[c] == side:
            if (g.place[c] == UNUSED and old < box.deck[c] <= new and in_game(g, c)) or g.place[c] in (DISCARD, TABLE):
                g.place[c] = PILE
    tell(g, "log-commitment", side=("side", side), level=new)
    if side == CP and old == MOBILIZATION:
        bring_in(g, "turkey")  # 16.1.3.1, 9.5.2.3
    if new == TOTAL:
        g.ws[side] = max(g.ws[side], box.status["total"])  # 16.1.6: the marker leaves; it counts no more


def in_game(g: State, c: int) -> bool:
    """Whether a card belongs to this game's decks."""
    return bool(g.options["expansion"]) or not g.box.expansion[c]


def first_to_commit(g: State, before: tuple[int, int]) -> None:
    """5.1.3, optional: 1 VP if the Central Powers are first into Limited War, and 1 if first into Total War."""
    for level in (LIMITED, TOTAL):
        bit = 1 << level
        entered = [side for side in (AP, CP) if before[side] < level <= g.level[side]]
        if entered and not g.firsts & bit:
            g.firsts |= bit
            if entered == [CP] and g.options["commitment-vp"]:
                g.vp += 1
                tell(g, "log-first-commitment", vp=g.vp)


# -- 9.5.4.6, 6.G cards -------------------------------------------------------------------------------------------


def why_not_discard(g: State, side: int, c: int) -> Refusal | None:
    """9.5.4.6, 9.5.2.5: only combat cards may be discarded; Italy and Romania when they may only be events."""
    box = g.box
    if not 0 <= c < box.ncards or box.card_side[c] != side or g.place[c] != HAND:
        return Refusal("9.5.4.6", "discard-not-held")
    if not box.cc[c] and not (c in box.italy_and_romania and events_only(g)):
        return Refusal("9.5.4.6", "discard-combat-cards-only")
    return None


def events_only(g: State) -> bool:
    """9.5.2.5, 9.5.2.5a: the Central Powers in Total War and the Allies not."""
    return g.level[CP] == TOTAL and g.level[AP] < TOTAL


def discard_combat_cards(g: State, side: int) -> Asking[None]:
    """9.5.4.6: any combat cards in hand may be discarded, one by one."""
    box = g.box
    while True:
        possible = any(
            (box.cc[c] or (c in box.italy_and_romania and events_only(g))) and g.place[c] in (PILE, HAND)
            for c in box.cards_of[side]
        )
        held = hand(g, side)
        if not possible or not held:
            return
        verb, c = yield Choose(
            side, "ask-discard", Offer("discard", held, lambda x: why_not_discard(g, side, x)), Offer("done")
        )
        if verb == "done":
            return
        g.place[c] = DISCARD
        g.seen &= ~box.bit[c]
        tell(g, "log-discard", side=("side", side), card=("card", c))
        yield MARK


def hand_size(g: State) -> int:
    """6.G, 9.1.4."""
    return int(g.box.tables["game"]["large_hand_size" if g.options["hand-of-eight"] else "hand_size"])


def draw_up(g: State, side: int) -> Asking[None]:
    """6.G: draw to a full hand; when the pile is empty the discards are shuffled into a new one."""
    want = hand_size(g) - len(hand(g, side))
    while want > 0:
        pile = of_place(g, side, PILE)
        if not pile:
            thrown = of_place(g, side, DISCARD)
            if not thrown:
                return  # a short hand
            for c in thrown:
                g.place[c] = PILE
            tell(g, "log-reshuffle", side=("side", side))
            continue
        drawn = yield Draw(pile, want, side)
        for c in drawn:
            g.place[c] = HAND
        want -= len(drawn)
        tell(g, "log-draw", side=("side", side), count=len(drawn))
        tell(g, "log-drawn", to=side, cards=[("card", c) for c in drawn])


# -- 16.5 ---------------------------------------------------------------------------------------------------------


def why_not_peace(g: State, side: int) -> Refusal | None:
    """16.5.1, 16.5.1.1, 16.5.1.2, AP.40, 5.3.3: why a player may not offer peace terms."""
    box = g.box
    if not box.scenarios[g.scenario]["peace"]:
        return NO_PEACE_HERE
    if side == CP and played(g, box.fourteen_points):
        return FOURTEEN_POINTS
    if side == CP and g.vp < int(box.tables["peace"]["cp_from_vp"]):
        return VP_TOO_LOW
    if side == AP and g.vp > int(box.tables["peace"]["ap_to_vp"]):
        return VP_TOO_HIGH
    return None


def offer_peace(g: State) -> Asking[None]:
    """16.5.2, 16.5.3: the other player accepts, and the game is drawn, or refuses, and the table is rolled on."""
    box = g.box
    side = g.active
    verb, _ = yield Choose(1 - side, "ask-peace", Offer("accept"), Offer("reject"))
    if verb == "accept":
        if g.options["tournament"]:
            g.over = (2, "end-peace-both-lose")  # 5.6.4
        else:
            g.over = (CP if played(g, box.prince_max) else 2, "end-peace")  # CP.65: this draw too
        tell(g, "log-peace-accepted")
        return
    tell(g, "log-peace-rejected")
    low, _ = box.tables["peace"]["bands"][1]
    yield from peace_roll(g, side, 1 if g.combined >= low else 0)


def peace_roll(g: State, side: int, band: int) -> Asking[None]:
    """16.5.2: the peace terms table; a result is in the offerer's favour or against him."""
    die = yield D6
    gain = int(g.box.tables["peace"]["rows"][band][die - 1])
    g.vp += gain if side == CP else -gain
    tell(g, "log-peace-roll", side=("side", side), die=die, gain=gain, vp=g.vp)
