"""5.0: how the war is won and how close both sides are, made of what everybody sees."""

from __future__ import annotations

from typing import Final

from ...kernel.picture import Band, Term, Winning
from .box import AP, CP, POWERS, SIDES, Box
from .names import label, power_name, say, side_name
from .seen import Common

_BREST: Final = "CP45"
_PRINCE_MAX: Final = "CP65"
_BLOCKADE: Final = "AP2"
_RESULT: Final = {"introduction": "5.3.4", "limited-war": "5.4.2", "campaign": "5.5.2"}
_END: Final = {"introduction": "5.3.1", "limited-war": "5.4.1", "campaign": "5.5.1"}


def winning(box: Box, position: Common, language: str) -> Winning:
    """The marker between both levels of victory, and what moves it."""
    ap, cp = levels(box, position)
    vp = position.vp + position.bid
    ends = box.tables["automatic_victory"]
    low, high = int(ends["ap_to_vp"]), int(ends["cp_from_vp"])
    between = _between(position)
    now = SIDES[AP] if vp <= ap else SIDES[CP] if vp >= cp else between
    return Winning(
        name=say(language, "status-vp"),
        value=str(position.vp),
        note=say(language, "win-now", side=_side(now, language)) if now else say(language, "win-now-draw"),
        at=max(low, min(high, vp)),
        bands=(
            Band(low=low - 0.5, high=ap + 0.5, side=SIDES[AP]),
            Band(low=ap + 0.5, high=cp - 0.5, side=between),
            Band(low=cp - 0.5, high=high + 0.5, side=SIDES[CP]),
        ),
        terms=(*_levels(box, position, language), _end(box, position, language), *_scores(box, position, language)),
    )


def levels(box: Box, position: Common) -> tuple[int, int]:
    """5.3.4, 5.4.2, 5.5.2: the most points with which the Allies win, the fewest with which the Central Powers do."""
    terms = box.scenarios[position.scenario]
    brest = "brest_" if _BREST in position.events and "brest_cp_wins" in terms else ""
    return int(terms[f"{brest}ap_wins"]), int(terms[f"{brest}cp_wins"])


def _between(position: Common) -> str:
    """CP.65, 5.6.3: who wins between both levels; usually nobody."""
    return SIDES[CP] if _PRINCE_MAX in position.events else SIDES[AP] if position.tournament else ""


def _side(side: str, language: str) -> str:
    return side_name(SIDES.index(side), language)


def _levels(box: Box, position: Common, language: str) -> list[Term]:
    ap, cp = levels(box, position)
    vp = position.vp + position.bid
    rule = _RESULT[position.scenario]
    between = _between(position)
    ends = box.tables["automatic_victory"]
    found = [
        Term(
            name=_side(SIDES[CP], language),
            value=say(language, "win-cp", level=cp, lack=max(0, cp - vp)),
            rule=rule,
        ),
        Term(
            name=_side(SIDES[AP], language),
            value=say(language, "win-ap", level=ap, lack=max(0, vp - ap)),
            rule=rule,
        ),
        Term(
            name=say(language, "win-between"),
            value=_side(between, language) if between else say(language, "win-draw"),
            rule="CP.65" if between == SIDES[CP] else "5.6.3" if between else rule,
        ),
    ]
    if position.bid:
        found.append(Term(name=say(language, "win-bid"), value=f"+{position.bid}", rule="5.6.2"))
    at_once = say(language, "win-at-once-value", cp=int(ends["cp_from_vp"]), ap=int(ends["ap_to_vp"]))
    found.append(Term(name=say(language, "win-at-once"), value=at_once, rule="5.2.1"))
    return found


def _end(box: Box, position: Common, language: str) -> Term:
    """When it is over at the latest, and what ends it before."""
    terms = box.scenarios[position.scenario]
    last = int(terms["last_turn"])
    parts = [say(language, "win-end-turn", turn=label(box, "turn", last, language), left=last - position.turn)]
    if terms["ends_on_total_war"]:
        parts.append(say(language, "win-end-total"))
    parts.append(say(language, "win-end-armistice", level=box.status["armistice"], now=position.war_status.combined))
    return Term(name=say(language, "win-end"), value=", ".join(parts), rule=_END[position.scenario])


def _scores(box: Box, position: Common, language: str) -> list[Term]:
    """5.1.2: what moves the marker."""
    spaces = [position.spaces[s].control for s in range(box.nspaces) if box.vp[s]]
    held = say(language, "win-spaces-value", cp=spaces.count(SIDES[CP]), ap=spaces.count(SIDES[AP]))
    found = [Term(name=say(language, "win-spaces"), value=held, rule="3.0.vp-space")]
    owed = [
        power_name(POWERS.index(duty.nation), language)
        for duty in position.mandatory.values()
        if duty.nation and duty.owed and not duty.made
    ]
    if owed:
        value = say(language, "win-mandatory-value", nations=", ".join(owed))
        found.append(Term(name=say(language, "win-mandatory"), value=value, rule="7.1.3"))
    if _BLOCKADE in position.events:
        value = say(language, "win-blockade", points=box.vps["blockade"])
        found.append(Term(name=box.card_names[language][box.card[_BLOCKADE]], value=value, rule="AP.2"))
    if position.commitment[SIDES[AP]] == 2 and "it" not in position.at_war:
        found.append(Term(name=say(language, "win-italy"), value=say(language, "win-italy-value"), rule="AP.17"))
    return found
