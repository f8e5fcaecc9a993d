"""The view as it is published: its schema names every field, and what is sent can be read back into it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.seen import (
    Act, Battle, Cadre, Cards, Column, Coming, Force, Garrison, Note, Seen, Siege,
)  # fmt: skip
from grognard.games.won_by_the_sword.state import State
from grognard.games.won_by_the_sword.view import view

from ..randomly import new, walk
from .table import at, held, sword

PARTS = (Act, Battle, Cadre, Cards, Column, Coming, Garrison, Note, Seen, Siege)
SECRET = {"leaders", "troops", "bp", "commander", "size", "anchored", "sorted"}
"""Left out for eyes that may not see them."""
ARMIES = {
    "sw1": at("ansbach", "oberst-sw-1", "8 sw-inf 4 sw-cav", bp=9),
    "im1": at("ansbach", "oberst-ba-1", "8 ba-inf 4 ba-cav", bp=4),
}


def read_back(g: State) -> None:
    """Every side's view comes back from its JSON as it was."""
    for side in (0, 1, None):
        seen = GAME.view(g, side)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=GAME.seen) == seen


def test_the_schema_has_every_field() -> None:
    assert GAME.seen is Seen
    parts: dict[str, Any] = msgspec.json.schema(GAME.seen)["$defs"]
    assert parts.keys() == {part.__name__ for part in PARTS}
    for part in PARTS:
        published = parts[part.__name__]
        assert list(published["properties"]) == list(part.__struct_fields__)
        optional = SECRET if issubclass(part, Force) or part is Act else set()
        assert set(published["required"]) == set(part.__struct_fields__) - optional


@pytest.mark.parametrize("seed", range(6))
def test_views_of_a_random_game_are_read_back(seed: int) -> None:
    for count, play in enumerate(walk(new(GAME, seed), seed, 240)):
        if count % 20 == 0:
            read_back(play.state)


def test_a_view_of_a_battle_is_read_back() -> None:
    t = sword(ARMIES, active="sw1", received=True).do("offer:im1")
    read_back(t.g)
    t.do("accept")
    battle = view(t.g, None).battle
    assert battle is not None
    assert battle.wings[1] == {"sw-inf": 8}
    read_back(t.g)


def test_what_may_not_be_seen_is_not_sent_at_all() -> None:
    t = sword(ARMIES, garrisons={"nuremberg": held("sw", "3 sw-inf", bp=2)}, active="sw1", received=True)
    for side, known in ((0, True), (1, False), (None, False)):
        sent = msgspec.json.decode(msgspec.json.encode(GAME.view(t.g, side)))
        column, act, garrison = sent["columns"]["sw1"], sent["act"], sent["garrisons"]["nuremberg"]
        assert ({"leaders", "troops", "bp", "commander"} <= column.keys()) == known
        assert ({"size", "anchored", "sorted"} <= act.keys()) == known
        assert ({"leaders", "troops", "bp"} <= garrison.keys()) == known
        assert known or not SECRET & {*column, *act, *garrison}
