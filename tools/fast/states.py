"""States that are declared as `Fields`, as native classes with the same fields."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path


def native_state(source: Path, name: str, which: str) -> tuple[str, str]:
    """A module with a State declared as fields, in two: what is declared, left to Python; and the rest, with the same
    State as a native class. Functions above it are in both."""
    path = source / "src" / "grognard" / (name.replace(".", "/") + ".py")
    return divided(path.read_text(), path.stem, which, _fields_of(source, name, which))


def divided(text: str, module: str, which: str, copies: Sequence[tuple[str, str]]) -> tuple[str, str]:
    """The same of a module's text. `copies`: the fields, and how each is copied."""
    tree, lines = ast.parse(text), text.splitlines()
    declared = [each for each in tree.body if isinstance(each, ast.ClassDef) and _is_declared(each)]
    (cls,) = (each for each in declared if each.name == which)
    assert cls is declared[-1], f"{module}: {which} is not the last of its declarations"
    above = [each for each in tree.body if each.lineno < cls.lineno]
    imports = [each for each in above if isinstance(each, ast.Import | ast.ImportFrom) and not _future(each)]
    functions = [each for each in above if isinstance(each, ast.FunctionDef) and not each.decorator_list]
    names = [one for each in above if each not in functions for one in _named(each)]
    twin = f"{module}_declared"
    head = [
        "from __future__ import annotations",
        "from collections.abc import Mapping as Mapping",
        "from typing import Any as Any, ClassVar",
        *(_lines_of(each, lines) for each in imports),
        f"from .{twin} import {which} as _declared",
        *((f"from .{twin} import (", *(f"    {one} as {one}," for one in names), ")") if names else ()),
        "",
        "_Declared: Any = _declared",
        "_init: Any = _Declared.__init__",
        "_dump: Any = _Declared.dump",
        "_load: Any = _Declared.load.__func__",
        "_BLANK: Any = object()",
        "",
        "",
        *(f"{_lines_of(each, lines)}\n\n" for each in functions),
    ]
    cut = cls.end_lineno or 0
    native = "\n".join([*head, *_native(cls, copies, lines), "", *lines[cut:]])
    return "\n".join(lines[:cut]) + "\n", native + "\n"


def _native(cls: ast.ClassDef, copies: Sequence[tuple[str, str]], lines: Sequence[str]) -> list[str]:
    """The native class: the fields, what `Fields` gives, and its own methods."""
    which = cls.name
    inner = ("_dumped", "_loaded", "_listed", "_later", "_needed")
    fields = [each for each in cls.body if isinstance(each, ast.AnnAssign)]
    return [
        f"class {which}:",
        *(f"    {each}: ClassVar[Any] = _Declared.{each}" for each in inner),
        *(f"    {ast.unparse(each.target)}: {ast.unparse(each.annotation)}" for each in fields),
        "",
        "    def __init__(self, *args: Any, **named: Any) -> None:",
        "        if not args or args[0] is not _BLANK:",
        "            _init(self, *args, **named)",
        "",
        f"    def copy(self) -> {which}:",
        f"        new = {which}(_BLANK)",
        *(f"        new.{field} = {how}" for field, how in copies),
        "        return new",
        "",
        "    def dump(self) -> dict[str, Any]:",
        "        return dict(_dump(self))",
        "",
        "    @classmethod",
        f"    def load(cls, plain: Mapping[str, Any], **given: Any) -> {which}:",
        f"        new: {which} = _load({which}, plain, **given)",
        "        return new",
        *(f"\n{_lines_of(each, lines)}" for each in cls.body if isinstance(each, ast.FunctionDef)),
    ]


def _is_declared(each: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Fields" for base in each.bases)


def _lines_of(each: ast.stmt, lines: Sequence[str]) -> str:
    """The source of a statement, its decorators included."""
    first = min((by.lineno for by in getattr(each, "decorator_list", ())), default=each.lineno)
    return "\n".join(lines[first - 1 : each.end_lineno])


def _future(each: ast.stmt) -> bool:
    return isinstance(each, ast.ImportFrom) and each.module == "__future__"


def _named(each: ast.stmt) -> Iterator[str]:
    """What a statement at the top of a module gives a name to, imports left out."""
    if isinstance(each, ast.ClassDef | ast.FunctionDef):
        yield each.name
    targets = each.targets if isinstance(each, ast.Assign) else [each.target] if isinstance(each, ast.AnnAssign) else []
    for target in targets:
        yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name))


def _fields_of(source: Path, name: str, which: str) -> list[tuple[str, str]]:
    """The fields of a State and how each is copied, as the plain source says."""
    script = f"""
        from typing import get_type_hints
        from grognard.kernel.fields import _copied
        from grognard.{name} import {which} as cls
        for field, hint in get_type_hints(cls, include_extras=True).items():
            if field in cls.__slots__:
                print(field, _copied(hint, "self." + field), sep="\\t")
    """
    env = {**os.environ, "PYTHONPATH": str(source / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"fast: the fields of {name} could not be read:\n{done.stderr}")
    return [(line.split("\t")[0], line.split("\t")[1]) for line in done.stdout.splitlines()]
