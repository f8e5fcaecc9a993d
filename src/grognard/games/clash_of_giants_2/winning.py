"""GAL.4.1, YPR.4.1: how the battle is won and how close both sides are."""

from __future__ import annotations

from ...kernel.picture import Band, Term, Winning
from .box import Box
from .names import days_name, name_of, say
from .seen import Seen


def winning(box: Box, position: Seen, language: str) -> Winning:
    return _points(box, position, language) if box.most_vp else _hexes(box, position, language)


def _end(box: Box, position: Seen, rule: str, language: str) -> Term:
    value = say(
        language, "win-end-value", days=days_name(box, box.last_turn, language), left=box.last_turn - position.turn
    )
    return Term(name=say(language, "win-end"), value=value, rule=rule)


def _points(box: Box, position: Seen, language: str) -> Winning:
    """GAL.4.1: Austria scores turn by turn, Russia once; Russia needs more."""
    names = [name_of(box, "side", i, language) for i in (0, 1)]
    counts = [len(position.scored[side]) for side in box.sides]
    first = int(box.tables["game"]["scores_from_turn"])
    most, all_ = box.most_vp, box.vp[1].bit_count()
    vp = position.vp
    fort = box.tables["przemysl"]
    leader = int(counts[1] > vp)
    return Winning(
        name=say(language, "status-vp"),
        value=say(language, "status-vp-value", vp=vp, most=most, russian=counts[1]),
        note=say(language, "win-now", side=names[leader]),
        at=counts[1] - vp,
        bands=(
            Band(low=-most, high=0.5, side=box.sides[0]),
            Band(low=0.5, high=all_, side=box.sides[1]),
        ),
        terms=(
            Term(name=names[0], value=say(language, "win-first", vp=vp, most=most, ours=counts[0], turn=first),
                 rule="GAL.4.1c"),
            Term(name=names[1], value=say(language, "win-second", count=counts[1], all=all_,
                                          lack=max(0, vp + 1 - counts[1])), rule="GAL.4.1f"),
            Term(name=say(language, "win-tie"), value=names[0], rule="GAL.4.1g"),
            Term(name=name_of(box, "space", box.hex[fort["hex"]], language),
                 value=say(language, "win-fort", die=int(fort["surrender_on"])), rule="GAL.10.2d"),
            Term(name=say(language, "win-supply"), value=say(language, "win-supply-value"), rule="GAL.4.22c"),
            _end(box, position, "GAL.4.1a", language),
        ),
    )  # fmt: skip


def _hexes(box: Box, position: Seen, language: str) -> Winning:
    """YPR.4.1: who holds more of the victory hexes at the end."""
    names = [name_of(box, "side", i, language) for i in (0, 1)]
    counts = [len(position.scored[side]) for side in box.sides]
    all_ = len(position.owners)
    need = all_ // 2 + 1
    leader = int(counts[1] > counts[0])
    return Winning(
        name=say(language, "status-vp"),
        value=" · ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True)),
        note=say(language, "win-now", side=names[leader]),
        at=counts[1],
        bands=(
            Band(low=0, high=need - 0.5, side=box.sides[0]),
            Band(low=need - 0.5, high=all_, side=box.sides[1]),
        ),
        terms=(
            *(
                Term(
                    name=name,
                    value=say(language, "win-hexes", count=count, all=all_, need=need, lack=max(0, need - count)),
                    rule="YPR.4.1",
                )
                for name, count in zip(names, counts, strict=True)
            ),
            Term(name=say(language, "win-supply"), value=say(language, "win-hexes-supply"), rule="YPR.4.22a"),
            _end(box, position, "YPR.4.1", language),
        ),
    )
