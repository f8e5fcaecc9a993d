"""What is on the wire, for programs (JSON schema, /api/schema.json) and for the page (TypeScript, web/src/generated).

`python -m grognard.table.published web/src/generated/wire.ts` writes the page's types; a test says when they are stale.
The page needs a tenth of what JSON schema can say, so sixty lines do here, where a package would bring twenty more.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec

from ..kernel import picture
from . import wire

UNIONS: dict[str, UnionType] = {"FromTable": wire.FromTable, "FromDesk": wire.FromDesk}
"""What the sockets say: one of several messages, told apart by `type`."""


def structs() -> dict[str, type[msgspec.Struct]]:
    """Everything that is sent or received, by its name."""
    return {
        name: value
        for module in (picture, wire)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
        if value not in (picture.Plain, wire.Strict, wire.Message)
    }


@cache
def schema() -> dict[str, Any]:
    """All of it as one JSON schema. What the table sends in full is required, though it has a default."""
    known = structs()
    _, defs = msgspec.json.schema_components(known.values(), ref_template="#/$defs/{name}")
    for name, one in known.items():
        always = not one.__struct_config__.omit_defaults and not issubclass(one, wire.Strict)
        if always:
            unset = {f.encode_name for f in msgspec.structs.fields(one) if f.default is msgspec.UNSET}
            defs[name]["required"] = [part for part in defs[name]["properties"] if part not in unset]
    for name, union in UNIONS.items():
        defs[name] = {"anyOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in union.__args__]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Grognard: what travels between the table and a page or a program",
        "$defs": dict(sorted(defs.items())),
    }


# -- TypeScript -------------------------------------------------------------------------------------------------------


def typescript(described: dict[str, Any]) -> str:
    """The types of a schema."""
    lines = ["// Made by grognard.table.published from what the table sends: do not edit, write it anew.", ""]
    for name, one in described["$defs"].items():
        if text := one.get("description"):
            lines.append(f"/** {' '.join(text.split())} */")
        if "properties" in one:
            lines += [f"export interface {name} {{", *_fields(one), "}", ""]
        else:
            lines += [f"export type {name} = {_type(one)}", ""]
    return "\n".join(lines)


def _fields(one: dict[str, Any]) -> list[str]:
    required = one.get("required", ())
    return [
        f"  {name}: {_type(its)}" if name in required else f"  {name}?: {_type(_said(its))}"
        for name, its in one["properties"].items()
    ]


def _said(one: dict[str, Any]) -> dict[str, Any]:
    """What a field is if it is there: null, if that is its default, is left out."""
    if one.get("default", ...) is not None:
        return one
    return {"anyOf": [each for each in one["anyOf"] if each != {"type": "null"}]}


def _type(one: dict[str, Any]) -> str:
    if "$ref" in one:
        return str(one["$ref"]).rpartition("/")[2]
    if "enum" in one:
        return " | ".join(f"'{value}'" if isinstance(value, str) else json.dumps(value) for value in one["enum"])
    if "anyOf" in one:
        return " | ".join(dict.fromkeys(map(_type, one["anyOf"])))
    kind = one["type"]
    if kind == "array":
        if "prefixItems" in one:
            return f"[{', '.join(map(_type, one['prefixItems']))}]"
        inner = _type(one["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(one['additionalProperties'])}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[kind]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(schema()), "utf-8")
