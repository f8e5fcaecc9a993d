"""What programs are told: the published schema of a view, and views that are read back."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.view import view

from ..randomly import new, walk


def wrong(value: Any, type_: dict[str, Any], types: dict[str, Any], at: str = "view") -> list[str]:
    """Where plain JSON is otherwise than its schema says: fields that are missing or that it does not name."""
    if "anyOf" in type_:
        type_ = next(one for one in type_["anyOf"] if (one == {"type": "null"}) == (value is None))
    if "$ref" in type_:
        type_ = types[type_["$ref"].rpartition("/")[2]]
    if isinstance(value, dict):
        if "properties" not in type_:
            inner = type_["additionalProperties"]
            return [line for key, part in value.items() for line in wrong(part, inner, types, f"{at}.{key}")]
        fields = type_["properties"]
        if not fields.keys() == value.keys() == set(type_["required"]):
            return [f"{at}: {sorted(fields.keys() ^ value.keys())}"]
        return [line for key, part in value.items() for line in wrong(part, fields[key], types, f"{at}.{key}")]
    if isinstance(value, list):
        first = type_.get("prefixItems", [])
        if first and not type_["minItems"] <= len(value) <= len(first):
            return [f"{at}: {len(value)} of {len(first)}"]
        inners = first or [type_["items"]] * len(value)
        pairs = enumerate(zip(value, inners, strict=True))
        return [line for i, (part, inner) in pairs for line in wrong(part, inner, types, f"{at}[{i}]")]
    names = {bool: "boolean", int: "integer", str: "string", type(None): "null"}
    return [] if names[type(value)] == type_["type"] else [f"{at}: {value!r}"]


def test_the_published_schema_names_every_field_of_a_view_and_a_view_is_read_back() -> None:
    schema = msgspec.json.schema(GAME.seen)
    fights = 0
    for seed in range(3):
        play = new(GAME, seed)
        for n, here in enumerate(walk(play, seed, 600)):
            if n % 31 == 0 or (here.state.battle is not None and n % 7 == 0):
                fights += here.state.battle is not None
                for side in (AP, CP, None):
                    seen = view(here.state, side)
                    data = msgspec.json.encode(seen)
                    assert wrong(msgspec.json.decode(data), schema, schema["$defs"]) == []
                    assert msgspec.json.decode(data, type=GAME.seen) == seen
    assert fights > 5
