"""18.0: how one wins, and how close both sides are."""

from __future__ import annotations

from typing import Final

from ...kernel.maps import bits
from ...kernel.picture import Band, Term, Winning
from .box import Box
from .names import say, turn_name
from .seen import Seen

EDGE: Final = 6
"""How far a gauge reaches beyond what wins."""


def winning(box: Box, position: Seen, language: str) -> Winning:
    return _near_east(box, position, language) if box.tag == "NE" else _points(box, position, language)


def _minus(value: int) -> str:
    return str(value).replace("-", "−")


# -- 18.1 to 18.3 ------------------------------------------------------------------------------------------------------


def _points(box: Box, position: Seen, language: str) -> Winning:
    """18.11, 18.14b: victory points of the Central Powers, from below 0 to 20."""
    limits = box.tables["victory"]
    at, top, bottom = position.points, int(limits["cp"]), int(limits["al"])
    level = "cp" if at >= top else "al" if at < bottom else "none"
    return Winning(
        name=say(language, "win-points"),
        value=_minus(at),
        note=say(language, f"win-now-{level}"),
        at=at,
        bands=(
            Band(low=min(bottom - EDGE, at), high=bottom - 0.5, side="al"),
            Band(low=bottom - 0.5, high=top - 0.5),
            Band(low=top - 0.5, high=max(top + EDGE, at), side="cp"),
        ),
        terms=(
            Term(name=say(language, "win-cp"), value=_lack(top - at, language), rule="18.11a"),
            Term(name=say(language, "win-al"), value=say(language, "win-below", points=bottom), rule="18.14b"),
            Term(name=say(language, "win-held"), value=_hexes(len(position.won), language), rule="18.11a"),
            Term(name=say(language, "win-lost"), value=_minus(-len(position.lost)), rule="18.13"),
            _at_once(box, position, language),
            Term(name=say(language, "win-sudden"), value=say(language, "win-sudden-value"), rule="18.21"),
            _check(box, position, language),
            _end(box, position, "win-draw", "18.15b", language),
        ),
    )


def _hexes(count: int, language: str) -> str:
    return say(language, "win-hexes", hexes=count)


def _lack(short: int, language: str) -> str:
    return say(language, "win-lack", points=max(0, short))


def _at_once(box: Box, position: Seen, language: str) -> Term:
    """18.3: Berlin, or two hexes of the Ruhr."""
    held = set(position.held["al"])
    ruhr = sum(box.numbers[h] in held for h in box.sets["ruhr"])
    berlin = "yes" if box.numbers[box.place["berlin"]] in held else "no"
    value = say(language, "win-berlin", berlin=berlin, ruhr=ruhr, most=int(box.tables["victory"]["ruhr"]))
    return Term(name=say(language, "win-at-once"), value=value, rule="18.3")


def _check(box: Box, position: Seen, language: str) -> Term:
    """18.0: the next Strategic Turn on which it is looked who has won."""
    first = box.tables["victory"]["first"]
    turn = next((one for one in box.turns.values() if one.number >= position.turn and one.letter >= first), None)
    value = "–" if turn is None else f"{turn.letter}, {turn_name(box, turn.number, language)}"
    return Term(name=say(language, "win-check"), value=value, rule="18.0")


def _end(box: Box, position: Seen, key: str, rule: str, language: str) -> Term:
    last = box.scenes[position.scenario].last_turn
    value = say(language, "win-end", turn=turn_name(box, last, language), left=max(0, last - position.turn))
    return Term(name=say(language, key), value=value, rule=rule)


# -- 18.4 --------------------------------------------------------------------------------------------------------------


def _near_east(box: Box, position: Seen, language: str) -> Winning:
    """18.4: victory hexes of the Allies in the hands of the Central Powers; surrender hexes in the Allies'."""
    limits = box.tables["victory"]["near_east"]
    need = int(limits["after" if position.tsar else "before"])
    at = len(position.won)
    held = set(position.held["al"])
    fallen = [number for number in surrender_hexes(box) if number in held]
    return Winning(
        name=say(language, "win-hexes-held"),
        value=str(at),
        note=say(language, "win-now-cp" if at >= need else "win-now-turkey"),
        at=at,
        bands=(Band(low=0, high=need - 0.5), Band(low=need - 0.5, high=max(need + 2, at), side="cp")),
        terms=(
            Term(name=say(language, "win-al"), value=say(language, "win-surrender"), rule="18.4a"),
            Term(name=say(language, "win-fallen"), value=_hexes(len(fallen), language), rule="5.61a"),
            Term(name=say(language, "win-cp"), value=say(language, "win-supplied", hexes=need), rule="18.4c"),
            _end(box, position, "win-cp-end", "18.4b", language),
        ),
    )


def surrender_hexes(box: Box) -> list[str]:
    """5.61: the hexes whose loss brings Turkey nearer to surrender."""
    return [
        box.fronts[f].numbers[h] for f in box.active for h in bits(box.fronts[f].kind("surrender"))
    ]  # fmt: skip
