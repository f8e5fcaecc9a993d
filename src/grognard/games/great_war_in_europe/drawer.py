"""6.0 The events drawer: every event counter as a card that says what it does and when; what each side holds, what is
in force, what may still be drawn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ...kernel.picture import Card, Zone
from .box import SIDES, Box
from .names import event_text, name_of, say, turn_name
from .seen import Seen

KEPT: Final = ("pool", "hand", "play", "track", "box")
"""What becomes of an event, where that is not simply that it is gone."""


@lru_cache(maxsize=8)
def cards(box: Box, language: str) -> tuple[Card, ...]:
    """The counters of a game."""
    rules = {row["event"]: row["rules"].partition(" ")[0] for row in box.event_rows}
    return tuple(
        Card(
            id=f"event:{box.counter_names[c]}",
            number=chr(its.letter),
            title=name_of(box, "event", c, language),
            side=SIDES[its.event.side],
            text=event_text(box, c, language),
            rule=rules[its.event.name],
            marks=(
                *((say(language, "sheet-mandatory"),) if its.event.mandatory else ()),
                say(language, f"event-when-{its.event.when}"),
                *((say(language, f"event-after-{its.event.after}"),) if its.event.after in KEPT else ()),
            ),
        )
        for c, its in enumerate(box.counters)
        if its.event.in_game
    )


def zones(position: Seen, language: str) -> tuple[Zone, ...]:
    """Hands as far as one sees them, events in force, pools."""
    its = position.events
    found = [_zone("hand", its.hands[side], len(its.hands[side]) + its.hidden[side], language, side) for side in SIDES]
    in_force = tuple(dict.fromkeys((*its.in_play, *its.tracks)))
    found.append(_zone("in-force", in_force, len(in_force), language))
    found += [_zone("pool", (), its.pools[side], language, side) for side in SIDES]
    return tuple(zone for zone in found if zone.count or zone.hand)


def _zone(kind: str, counters: Iterable[str], count: int, language: str, side: str = "") -> Zone:
    return Zone(
        id=f"{kind}:{side}", name=say(language, f"zone-{kind}"), side=side, count=count,
        cards=tuple(f"event:{name}" for name in counters), hand=kind == "hand",
    )  # fmt: skip


def lasting(box: Box, position: Seen, language: str) -> list[tuple[str, str]]:
    """Events that are in force for some turns, with the last of them."""
    return [
        (
            name_of(box, "event", box.counter[name], language),
            say(language, "panel-until", turn=turn_name(box, last, language)),
        )
        for name, last in position.events.tracks.items()
    ]
