"""What the table says of itself (/api/schema.json) is true, and the page's types are made from it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.games import everything
from grognard.kernel.picture import Picture
from grognard.table.published import schema, structs, typescript
from grognard.table.show import Reader, encode, patch
from grognard.table.wire import Changed, Clock, Patch, PicturePatch, Position, Seat, Shown

from ..randomly import new, walk

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated" / "wire.ts"


def test_the_page_has_the_types_of_today() -> None:
    """Stale? python -m grognard.table.published web/src/generated/wire.ts"""
    assert GENERATED.read_text("utf-8") == typescript(schema())


def test_types_are_written_as_the_page_reads_them() -> None:
    described = {
        "$defs": {
            "A": {
                "description": "An A.",
                "properties": {
                    "x": {"type": "integer"},
                    "y": {"anyOf": [{"$ref": "#/$defs/B"}, {"type": "null"}], "default": None},
                    "z": {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
                    "t": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "number"}], "items": False},
                    "m": {"type": "object", "additionalProperties": {"type": "boolean"}},
                },
                "required": ["x", "z"],
            },
            "B": {"enum": ["one", "two"]},
        }
    }
    assert typescript(described).split("\n")[2:] == [
        "/** An A. */", "export interface A {", "  x: number", "  y?: B", "  z: (string | null)[]",
        "  t?: [string, number]", "  m?: Record<string, boolean>", "}", "", "export type B = 'one' | 'two'", "",
    ]  # fmt: skip


def test_a_change_can_tell_of_everything() -> None:
    assert PicturePatch.__struct_fields__ == Picture.__struct_fields__
    assert Patch.__struct_fields__ == Position.__struct_fields__


def test_what_is_always_sent_is_required_and_what_may_be_left_out_is_not() -> None:
    defs = schema()["$defs"]
    assert defs["Clock"]["required"] == list(Clock.__struct_fields__)
    assert defs["Position"]["required"] == list(Position.__struct_fields__)
    assert defs["Patch"]["required"] == ["seq"]
    assert defs["Seat"]["required"] == ["side", "name"]
    assert msgspec.json.decode(msgspec.json.encode(Seat(side="ap", name="Allies"))).keys() == {"side", "name"}
    assert set(structs()) | {"FromTable", "FromDesk"} == set(defs)


def fits(value: Any, one: dict[str, Any]) -> bool:
    """Whether something on the wire is what the schema says, and has nothing that it does not say."""
    if "$ref" in one:
        return fits(value, schema()["$defs"][one["$ref"].rpartition("/")[2]])
    if "anyOf" in one:
        return any(fits(value, each) for each in one["anyOf"])
    if "enum" in one:
        return value in one["enum"]
    match one["type"]:
        case "object" if "properties" in one:
            known = one["properties"]
            named = isinstance(value, dict) and set(one["required"]) <= value.keys() <= known.keys()
            return named and all(fits(its, known[name]) for name, its in value.items())
        case "object":
            return isinstance(value, dict) and all(fits(its, one["additionalProperties"]) for its in value.values())
        case "array" if "prefixItems" in one:
            return len(value) == len(one["prefixItems"]) and all(map(fits, value, one["prefixItems"]))
        case "array":
            return isinstance(value, list) and all(fits(its, one["items"]) for its in value)
    kinds = {"string": str, "boolean": bool, "integer": int, "number": (int, float), "null": type(None)}
    return isinstance(value, kinds[one["type"]])  # type: ignore[arg-type]


@pytest.mark.parametrize("name", sorted(everything()))
def test_what_is_sent_is_what_the_schema_says(name: str) -> None:
    play = new(everything()[name], 1, log=True)
    random = Random(1)
    reader, known = Reader(play, 0, "fr"), None
    for seq, _ in enumerate(walk(play, 1, 60)):
        if known is None or random.random() < 0.2:
            position = reader.position(seq)
            message = Shown(position=position) if known is None else Changed(patch=patch(known, position))
            assert fits(msgspec.json.decode(encode(message)), {"$ref": "#/$defs/FromTable"})
            known = position
    assert not fits({"type": "patch", "patch": {"seq": 1, "sequence": 2}}, {"$ref": "#/$defs/FromTable"})


@pytest.mark.parametrize("name", sorted(everything()))
def test_the_view_that_programs_get_has_a_schema_with_every_part_of_it(name: str) -> None:
    game = everything()[name]
    described = msgspec.json.schema(game.seen)
    top = described["$defs"][described["$ref"].rpartition("/")[2]]
    for here in walk(new(game, 2), 2, 40):
        seen = msgspec.to_builtins(game.view(here.state, 0))
        assert seen.keys() == top["properties"].keys()
