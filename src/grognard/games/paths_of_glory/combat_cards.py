"""9.5.4, 12.2.5 Combat cards: when each may be played, and what it does to the combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AP, CP
from .state import (
    AS_TRENCHED, CALLED_OFF, DISCARD, FOR_PEACE, HAIG, HAND, KEMAL, LLOYD_GEORGE, MAUDE, NO_TRENCH, PILE, REMOVED,
    SHIFTS_OFF, TABLE, WITHDRAWAL, Battle, State, played, tell, trench_level,
)  # fmt: skip
from .supply import in_supply, network
from .war_status import raise_status


NOT_A_CC = Refusal("9.5.4.1", "cc-not-a-combat-card")
NOT_HELD = Refusal("9.5.4.1", "cc-not-held")
USED = Refusal("9.5.4.4", "cc-used-this-round")
NOT_HERE = Refusal("12.2.5", "cc-does-not-apply")
NO_SUPPLY = Refusal("14.3.4", "cc-defender-out-of-supply")
WIRELESS_ONLY = Refusal("CP.2", "cc-wireless-only")


def _attackers(g: State, b: Battle) -> set[str]:
    box = g.box
    return {box.unit_nation[u] for u in b.attackers}


def _defenders(g: State, b: Battle) -> set[str]:
    box = g.box
    return {box.unit_nation[u] for u in b.defenders}


def _supplied_defenders(g: State, b: Battle) -> set[str]:
    """14.3.4: only defenders in supply can profit from a combat card."""
    box = g.box
    return {box.unit_nation[u] for u in b.defenders if in_supply(g, u)}


Condition = Callable[[State, Battle], bool]


def _attack_by(nation: str) -> Condition:
    return lambda g, b: nation in _attackers(g, b)


def _attack_or_defence(nation: str) -> Condition:
    def holds(g: State, b: Battle) -> bool:
        return nation in _attackers(g, b) or nation in _supplied_defenders(g, b)

    return holds


def _severe_weather(g: State, b: Battle) -> bool:
    """CP.4, AP.7: mountains in fall and winter, swamp in spring and fall (RULINGS C5)."""
    box = g.box
    season, terrain = box.season[g.turn], box.terrain[b.target]
    fits = (terrain == "mountain" and season in ("fall", "winter")) or (
        terrain == "swamp" and season in ("spring", "fall")
    )
    return fits and bool(_supplied_defenders(g, b))


def _german_spring(g: State, b: Battle) -> bool:
    """CP.49, CP.50, CP.51: after H-L, a German attack."""
    return played(g, g.box.hl_take_command) and "ge" in _attackers(g, b)


def _french_fort(g: State, b: Battle) -> bool:
    box = g.box
    t = b.target
    return bool(g.fort[t]) and box.nation[t] == "fr" and g.control[t] == AP and not g.sieged & box.bit[t]


def _place_of_execution(g: State, b: Battle) -> bool:
    """CP.26, FAQ.CP.26a, FAQ.CP.26b: between Falkenhayn and H-L, against an intact, unbesieged French fort."""
    box = g.box
    return played(g, box.falkenhayn) and not played(g, box.hl_take_command) and _french_fort(g, b)


def _alpenkorps(g: State, b: Battle) -> bool:
    """CP.30: Germans attack into or out of a mountain."""
    box = g.box
    return "ge" in _attackers(g, b) and (
        box.terrain[b.target] == "mountain"
        or any(box.unit_nation[u] == "ge" and box.terrain[g.loc[u]] == "mountain" for u in b.attackers)
    )


def _kemal(g: State, b: Battle) -> bool:
    """CP.31, FAQ.CP.31a: a Turkish defender of factor 1 or more; not against a flank attack that succeeded."""
    box = g.box
    if b.flank == 1 and not g.options["cards-after-flank"]:
        return False
    return any(box.unit_nation[u] == "tu" and box.cf[u][g.reduced[u]] >= 1 and in_supply(g, u) for u in b.defenders)


def _mine_attack(g: State, b: Battle) -> bool:
    """AP.36, FAQ.AP.36a: British attack units in a trench, on whichever map."""
    return "br" in _attackers(g, b) and bool(b.defenders) and trench_level(g, b.target, CP) > 0


def _royal_tank_corps(g: State, b: Battle) -> bool:
    """AP.48: after Landships, British attack on clear ground in the west."""
    box = g.box
    return (
        played(g, box.landships)
        and "br" in _attackers(g, b)
        and box.terrain[b.target] == "clear"  # FAQ.AP.48a: a fort does not matter
        and bool(box.france_belgium >> b.target & 1)
    )


def _maude(g: State, b: Battle) -> bool:
    """AP.61: British units that trace their supply to Basra."""
    box = g.box
    net = network(g, "basra")
    return any(box.unit_nation[u] == "br" and net >> g.loc[u] & 1 for u in b.attackers)


def _backs_to_the_wall(g: State, b: Battle) -> bool:
    """AP.63: a British army defends in France or Belgium."""
    box = g.box
    return bool(box.france_belgium >> b.target & 1) and any(
        box.unit_nation[u] == "br" and box.army[u] and in_supply(g, u) for u in b.defenders
    )


def _alberich(g: State, b: Battle) -> bool:
    """CP.64, 14.3.4: supplied defenders in the west, not against Royal Tank Corps or Yanks and Tanks."""
    box = g.box
    west = bool(box.france_belgium >> b.target & 1)
    return west and box.royal_tank_corps not in b.cards and g.boost != "AP35" and bool(_supplied_defenders(g, b))


# By card: who may play it (attacker, defender or both), its condition, its modifier, a note it leaves on the combat.
_ATT, _DEF, _BOTH = 1, 2, 3
_TABLE: Final[dict[str, tuple[int, Condition, int, int]]] = {
    "CP3": (_ATT, lambda g, b: "ge" in _attackers(g, b) and "ru" in _defenders(g, b), 1, 0),  # CP.3
    "CP4": (_DEF, _severe_weather, 2, 0),
    "CP15": (_ATT, _attack_by("ge"), 1, 0),  # CP.15
    "CP16": (_BOTH, _attack_or_defence("tu"), 1, 0),  # CP.16
    "CP18": (_DEF, lambda g, b: "ge" in _supplied_defenders(g, b), 1, 0),  # CP.18 (RULINGS C6: trench or not)
    "CP19": (_ATT, _attack_by("ge"), 1, 0),  # CP.19
    "CP26": (_ATT, _place_of_execution, 2, 0),
    "CP30": (_ATT, _alpenkorps, 1, 0),
    "CP31": (_DEF, _kemal, 0, KEMAL),
    "CP35": (_ATT, _attack_by("ge"), 1, 0),  # CP.35
    "CP40": (_ATT, _attack_by("ge"), 1, 0),  # CP.40
    "CP43": (_ATT, lambda g, b: _defenders(g, b) == {"it"}, 0, NO_TRENCH),  # CP.43
    "CP44": (_ATT, lambda g, b: "ru" in _defenders(g, b), 0, NO_TRENCH),  # CP.44, FAQ.CP.44a
    "CP49": (_ATT, _german_spring, 1, NO_TRENCH),
    "CP50": (_ATT, _german_spring, 0, NO_TRENCH),
    "CP51": (_ATT, _german_spring, 0, NO_TRENCH | FOR_PEACE),
    "CP56": (_DEF, lambda g, b: bool(_supplied_defenders(g, b)), 0, WITHDRAWAL),
    "CP57": (_BOTH, _attack_or_defence("ah"), 1, 0),  # CP.57
    "CP60": (
        _DEF,
        lambda g, b: "tu" in _supplied_defenders(g, b) and not trench_level(g, b.target, CP),
        0,
        AS_TRENCHED,
    ),
    "CP62": (_ATT, lambda g, b: "ge" in _attackers(g, b) and g.box.terrain[b.target] == "clear", 1, 0),  # CP.62
    "CP64": (_DEF, _alberich, 0, CALLED_OFF),
    "AP4": (_BOTH, _attack_or_defence("ru"), 1, 0),  # AP.4
    "AP5": (_BOTH, lambda g, b: g.box.year[g.turn] <= 1915 and _attack_or_defence("sb")(g, b), 1, 0),  # AP.5
    "AP6": (_DEF, lambda g, b: bool(_supplied_defenders(g, b)), 0, WITHDRAWAL),  # AP.6, FAQ.AP.6a
    "AP7": (_DEF, _severe_weather, 2, 0),
    "AP18": (_ATT, _attack_by("br"), 1, 0),  # AP.18, FAQ.AP.cc: a real British unit
    "AP19": (_ATT, lambda g, b: bool(_attackers(g, b) & {"br", "fr"}), 1, 0),  # AP.19
    "AP21": (_ATT, _attack_by("fr"), 1, 0),  # AP.21
    "AP36": (_ATT, _mine_attack, 1, 0),
    "AP39": (_DEF, lambda g, b: _french_fort(g, b) and bool(_supplied_defenders(g, b)), 0, 0),
    "AP48": (_ATT, _royal_tank_corps, 0, SHIFTS_OFF),
    "AP58": (_ATT, _attack_by("ru"), 1, 0),  # AP.58
    "AP59": (_ATT, lambda g, b: _attackers(g, b) == {"it"}, 1, 0),  # AP.59
    "AP61": (_ATT, _maude, 0, MAUDE),
    "AP63": (_DEF, _backs_to_the_wall, 0, 0),
}


def applies(g: State, b: Battle, c: int) -> bool:
    """12.2.5: whether a combat card fits this combat and its owner's part in it."""
    box = g.box
    entry = _TABLE.get(box.cards[c])
    if entry is None:
        return False
    role = _ATT if box.card_side[c] == g.active else _DEF
    return bool(entry[0] & role) and _fits_role(g, b, c, role) and entry[1](g, b)


def _fits_role(g: State, b: Battle, c: int, role: int) -> bool:
    """For "attack or defence" cards: the nation must be on the owner's side of this combat."""
    box = g.box
    if _TABLE[box.cards[c]][0] != _BOTH:
        return True
    nation = {"CP16": "tu", "CP57": "ah", "AP4": "ru", "AP5": "sb"}[box.cards[c]]
    return nation in (_attackers(g, b) if role == _ATT else _supplied_defenders(g, b))


def why_not_card(g: State, b: Battle, side: int, c: int) -> Refusal | None:
    """9.5.4.1, 9.5.4.2a, 12.2.5: why a player may not use a combat card, new or kept, in this combat."""
    box = g.box
    if not 0 <= c < box.ncards or box.card_side[c] != side or g.place[c] not in (HAND, TABLE):
        return NOT_HELD
    if c == box.wireless_intercepts:
        return WIRELESS_ONLY  # FAQ.CP.2a
    if not box.cc[c]:
        return NOT_A_CC
    if c in b.cards or g.cc_used & box.bit[c]:
        return USED
    if not applies(g, b, c):
        if side != g.active and b.defenders and not _supplied_defenders(g, b):
            return NO_SUPPLY
        return NOT_HERE
    return None


def could_play(g: State, b: Battle, side: int) -> bool:
    """Whether a side might have a card for this combat, as far as the other side can know.

    The question is asked on public knowledge alone: being asked, or not, tells nothing about a hand.
    """
    box = g.box
    place = g.place
    return any(
        place[c] in (PILE, HAND, TABLE) and c not in b.cards and not g.cc_used & box.bit[c] and applies(g, b, c)
        for c in box.combat_cards[side]
    )


def play_cards(g: State, side: int) -> Asking[Next]:
    """9.5.4.1, 12.2.5: a player plays cards from his hand and takes in kept ones, one by one, then stops."""
    box = g.box
    b = g.battle
    assert b is not None
    boosts = [c for c in (box.kerensky, box.brusilov) if side == g.active == AP and why_not_boost(g, b, c) is None]
    if b.notes & CALLED_OFF or not (boosts or could_play(g, b, side)):
        return None
    own = [c for c in box.combat_cards[side] if g.place[c] in (HAND, TABLE)]
    offers = [Offer("combat_card", own, lambda c: why_not_card(g, b, side, c))]
    if boosts:
        offers.append(Offer("invoke", boosts, lambda c: why_not_boost(g, b, c)))
    verb, c = yield Choose(side, "ask-combat-cards", *offers, Offer("done"))
    if verb == "done":
        return None
    if verb == "invoke":
        invoke(g, b, c)
    else:
        use_card(g, b, c)
    return AGAIN


def use_card(g: State, b: Battle, c: int) -> None:
    """A combat card joins the combat."""
    box = g.box
    if g.place[c] == HAND:
        b.fresh = (*b.fresh, c)
        g.place[c] = TABLE
        g.seen &= ~box.bit[c]
    b.cards = (*b.cards, c)
    g.cc_used |= box.bit[c]
    if box.cards[c] in _TABLE:
        b.notes |= _TABLE[box.cards[c]][3]
    if c == box.von_hutier:
        b.first = g.active  # CP.44: the attacker fires first
    tell(g, "log-combat-card", side=("side", box.card_side[c]), card=("card", c))


def why_not_boost(g: State, b: Battle, c: int) -> Refusal | None:
    """AP.45, AP.46: whether this attack may be the one that the operation's event favours."""
    box = g.box
    nations = _attackers(g, b)
    defenders = _defenders(g, b)
    if c == box.kerensky and g.boost == "AP45":
        return None if "ru" in nations and defenders & {"ah", "bu", "tu"} else NOT_HERE
    if c == box.brusilov and g.boost == "AP46":
        fits = "ru" in nations and defenders and "ge" not in defenders and not b.notes & NO_TRENCH
        return None if fits and trench_level(g, b.target, CP) else NOT_HERE
    return NOT_HERE


def invoke(g: State, b: Battle, c: int) -> None:
    """The one favoured attack of Kerensky (+2) or Brusilov (no trench)."""
    if c == g.box.kerensky:
        g.boost = "AP45 now"
    else:
        g.boost = "AP46 used"
        b.notes |= NO_TRENCH
    tell(g, "log-invoke", card=("card", c))


def modifier(g: State, b: Battle, side: int) -> int:
    """12.2.6: the sum of a side's combat cards in this combat, and of events that favour its attacks."""
    box = g.box
    total = sum(_TABLE[box.cards[c]][2] for c in b.cards if box.card_side[c] == side and box.cards[c] in _TABLE)
    if side == AP and g.active == AP:
        nations = _attackers(g, b)
        if g.boost == "AP35" and "us" in nations:
            total += 2  # AP.35
        if g.boost.startswith("AP46") and "ru" in nations:
            total += 1  # AP.46
        if g.boost == "AP45 now":
            total += 2  # AP.45
    return total


def commit_cards(g: State, b: Battle) -> None:
    """9.5.1.3: once the combat is really fought, fresh cards count as played events."""
    box = g.box
    for c in b.fresh:
        g.events |= box.bit[c]
        raise_status(g, box.card_side[c], box.ws[c])
        if c in box.spring_offensives:
            g.flags &= ~(LLOYD_GEORGE | HAIG)  # CP.55, CP.61


def return_cards(g: State, b: Battle, but: tuple[int, ...] = ()) -> None:
    """FAQ.AP.27a, CP.64: a combat that is not fought: cards go back where they came from, as if not played."""
    box = g.box
    for c in b.cards:
        if c in but:
            continue
        g.cc_used &= ~box.bit[c]
        if box.cards[c] in _TABLE:
            b.notes &= ~_TABLE[box.cards[c]][3]
        if c in b.fresh:
            g.place[c] = HAND
            g.seen |= box.bit[c]  # the other side has seen it
    b.fresh = tuple(c for c in b.fresh if c in but)
    b.cards = tuple(c for c in b.cards if c in but)


def put_away(g: State, b: Battle, winner: int | None) -> None:
    """9.5.4.2, 9.5.4.3, 12.2.10: starred cards leave, single-use cards and the loser's are discarded, others stay."""
    box = g.box
    for c in b.cards:
        if box.star[c]:
            g.place[c] = REMOVED
        elif box.once[c] or box.card_side[c] != winner:
            g.place[c] = DISCARD
    b.cards = b.fresh = ()


def end_of_turn(g: State) -> None:
    """9.5.4.5: combat cards still on the table are discarded."""
    box = g.box
    for c in range(box.ncards):
        if g.place[c] == TABLE:
            g.place[c] = DISCARD


# -- 12.3 and CP.2 ------------------------------------------------------------------------------------------------


def wireless_fits(g: State, b: Battle) -> bool:
    """CP.2, FAQ.CP.2b, FAQ.CP.2c: a flank attack with a German army on a space with only Russians."""
    box = g.box
    return (
        g.active == CP
        and any(box.unit_nation[u] == "ge" and box.army[u] for u in b.attackers)
        and _defenders(g, b) == {"ru"}
        and g.place[box.wireless_intercepts] in (PILE, HAND)
    )


def holds_wireless(g: State) -> bool:
    return g.place[g.box.wireless_intercepts] == HAND
