"""What a side sees, as programs read it: JSON that its published schema describes whole."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.games.clash_of_giants_2.state import Battle
from grognard.kernel.game import Game

from ..randomly import new, walk
from .finding import GALICIA_BOX, battlefield, men, step
from .table import GALICIA, YPRES, galicia

NAMES = (
    "turn phase side vp units moved replaced rebuilt besieged fresh owners scored forts corps cup drawn active fought"
    " support supported marching attacks battle falling flood flooded front once"
)
"""Records of one side carry hashes of these: a name that changes makes them unreadable."""

DEFS = {
    "Seen": NAMES,
    "AttackSeen": "targets attackers odds",
    "BattleSeen": "targets attackers stage column dice odds retreats",
}

both = pytest.mark.parametrize("game", [GALICIA, YPRES], ids=lambda game: game.name)


@both
def test_the_schema_of_a_view_has_every_field(game: Game[Any]) -> None:
    schema = msgspec.json.schema(game.seen)
    assert schema["$ref"] == "#/$defs/Seen"
    objects = {name: its for name, its in schema["$defs"].items() if its["type"] == "object"}
    assert {name: " ".join(its["properties"]) for name, its in objects.items()} == DEFS
    assert all(set(its["required"]) == set(its["properties"]) for its in objects.values())
    rows = {name: its["minItems"] for name, its in schema["$defs"].items() if its["type"] == "array"}
    assert rows == {"UnitSeen": 3, "MarkerSeen": 2, "DieSeen": 2, "RetreatSeen": 2, "FallingSeen": 3, "Odds": 8}


@both
def test_a_view_can_be_read_again(game: Game[Any]) -> None:
    shown: set[str] = set()
    for turn, play in enumerate(walk(new(game, 4), 4, 700)):
        if turn % 10 and not play.state.attacks and play.state.battle is None:
            continue
        seen = game.view(play.state, turn % 2)
        data = msgspec.json.encode(seen)
        assert msgspec.json.decode(data, type=game.seen) == seen
        plain = msgspec.json.decode(data)
        assert list(plain) == NAMES.split()
        shown |= {name for name, its in plain.items() if its}
    assert shown >= {"units", "drawn", "marching", "attacks", "battle", "falling"}


def test_a_combat_is_written_with_its_dice_and_retreats() -> None:
    box, spot = GALICIA_BOX, battlefield(GALICIA_BOX)
    ours, enemy = men(box, "ah", 4)[0], men(box, "ru", 4)[0]
    g = galicia({step(box, spot, "s"): ours, spot: enemy}, phase="combat", side="ah", turn=9).g
    attacker, defender, fort = box.unit[ours], box.unit[enemy], box.numbers[box.forts[0]]
    dice = ((attacker, 6), (-1, 3))
    g.battle = Battle((box.hex[spot],), (attacker,), stage="retreat", column=2, dice=dice, rolled=True)
    g.battle.retreats = ((defender, 2),)
    g.falling = (defender, box.hex[spot], 1, 3)
    seen = GALICIA.view(g, None)
    data = msgspec.json.encode(seen)
    plain = msgspec.json.decode(data)
    assert plain["battle"] == {
        "targets": [spot],
        "attackers": [ours],
        "stage": "retreat",
        "column": "1-1",
        "dice": [[ours, 6], [f"fort {fort}", 3]],
        "odds": None,
        "retreats": [[enemy, 2]],
    }
    assert plain["falling"] == [enemy, 1, 3]
    assert msgspec.json.decode(data, type=GALICIA.seen) == seen
