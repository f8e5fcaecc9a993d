"""What the page believes it is sent (web/src/wire.ts) is what the table sends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.kernel import picture
from grognard.table import wire
from grognard.table.wire import Strict

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
NOT_THERE = {"Named", "Html", "Text", "Seq"}
"""Answers the page reads in passing, without a type of their own."""


def interfaces(text: str) -> dict[str, dict[str, bool]]:
    """The fields of every exported interface, and whether each may be absent."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"//[^\n]*", "", text)
    found = {}
    for match in re.finditer(r"export interface (\w+)(?: extends \w+)? \{", text):
        end, depth = match.end(), 1
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        body = text[match.end() : end - 1]
        while (flat := re.sub(r"\{[^{}]*\}", "object", body)) != body:
            body = flat
        fields = re.findall(r"(?:^|[;\n])\s*(\w+)(\??):", body)
        found[match[1]] = {name: mark == "?" for name, mark in fields}
    return found


THERE = interfaces(WIRE.read_text("utf-8"))


def structs() -> dict[str, Any]:
    """What the table sends, by name."""
    found = {}
    for module in (picture, wire):
        for name, value in vars(module).items():
            sent = isinstance(value, type) and issubclass(value, msgspec.Struct) and not issubclass(value, Strict)
            if sent and value.__module__ == module.__name__ and value.__struct_fields__:
                found[name] = value
    return found


HERE = structs()


def test_the_reader_of_interfaces_reads() -> None:
    text = "export interface A { x: number; y?: { z: string }[] /* w: */\n  v: 'a' | 'b'; // u: no\n}"
    assert interfaces(text) == {"A": {"x": False, "y": True, "v": False}}


def test_both_know_the_same_types() -> None:
    theirs = set(THERE)
    assert set(HERE) - NOT_THERE - theirs == set()
    assert theirs - set(HERE) == set()


@pytest.mark.parametrize("name", sorted(THERE))
def test_the_fields_are_the_same(name: str) -> None:
    struct, there = HERE[name], THERE[name]
    fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
    assert set(there) == set(fields)
    omits = struct.__struct_config__.omit_defaults
    absent = {name for name, field in fields.items() if omits and not field.required}
    # What the page takes for granted is always sent.
    assert {name for name, optional in there.items() if not optional} & absent == set()
