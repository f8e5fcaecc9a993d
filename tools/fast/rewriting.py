"""A module written in a way that mypyc can take: the same program, line by line nearly the same text."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

NOTHING: Final[Mapping[str, Sequence[str]]] = MappingProxyType({})


APART: Final = (
    ast.FunctionDef, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp,
)  # fmt: skip


class Edit(NamedTuple):
    """Lines `first` to `last`, counted from 0 and without the last one, become others."""

    first: int
    last: int
    lines: list[str]


def rewritten(
    text: str, as_is: Collection[str] = (), called: Iterable[str] = (), bodies: Mapping[str, Sequence[str]] = NOTHING
) -> str:
    """A module as mypyc can take it. `as_is`: classes that stay Python's; `called`: the cached properties that are
    called; `bodies`: what some functions do instead."""
    tree = ast.parse(text)
    lines = text.splitlines()
    _call(tree, lines, frozenset(called))
    edits = [*_cached(tree, lines), *_class_lines(tree), *_stars(tree, lines), *_tuples(tree, lines)]
    edits += [*_asked(tree), *_marked(tree, as_is), *_replaced(tree, bodies)]
    for first, last, new in sorted(edits, reverse=True):
        lines[first:last] = new
    return "\n".join(lines) + "\n"


def _asked(tree: ast.Module) -> Iterator[Edit]:
    """`verb, noun = yield Choose(...)`: a noun may be None, whatever else the function calls by that name."""
    found = False
    for each in ast.walk(tree):
        if isinstance(each, ast.FunctionDef) and (nouns := sorted(set(_nouns(each)))):
            found = True
            first = each.body[0]
            docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            at = (first.end_lineno or 0) if docstring else first.lineno - 1
            pad = " " * first.col_offset
            yield Edit(at, at, [f"{pad}{noun}: _Anything" for noun in nouns])
    if found:
        at = max(each.end_lineno or 0 for each in tree.body if isinstance(each, ast.ImportFrom))
        yield Edit(at, at, ["from typing import Any as _Anything"])


def _nouns(function: ast.FunctionDef) -> Iterator[str]:
    """The names of nouns that are answered in a function and bound in it before."""
    stores = [each for each in _own(function) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)]
    for each in _own(function):
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Yield):
            for target in each.targets:
                for noun in target.elts[1:] if isinstance(target, ast.Tuple) else ():
                    if isinstance(noun, ast.Name) and any(
                        its.id == noun.id and its.lineno < noun.lineno for its in stores
                    ):
                        yield noun.id


def _own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What stands in a function itself, not in functions and comprehensions inside it."""
    todo: list[ast.AST] = [*function.body]
    while todo:
        each = todo.pop()
        yield each
        if not isinstance(each, APART):
            todo += ast.iter_child_nodes(each)


def _marked(tree: ast.Module, as_is: Collection[str]) -> Iterator[Edit]:
    """Classes that stay Python's say so."""
    if not as_is:
        return
    for each in tree.body:
        if isinstance(each, ast.ClassDef) and each.name in as_is:
            yield Edit(each.lineno - 1, each.lineno - 1, ["@as_is"])
        if isinstance(each, ast.ImportFrom) and each.module == "__future__":
            yield Edit(each.lineno, each.lineno, ["from grognard.kernel._as_is import as_is"])


def _replaced(tree: ast.Module, bodies: Mapping[str, Sequence[str]]) -> Iterator[Edit]:
    """Functions with another body."""
    for each in tree.body:
        if isinstance(each, ast.FunctionDef) and each.name in bodies:
            yield Edit(each.body[0].lineno - 1, each.end_lineno or 0, [f"    {line}" for line in bodies[each.name]])


CALLABLE: Final = "Spread"
"""What a cached property that is called comes to."""


def called_in(text: str) -> Iterator[str]:
    """Cached properties whose value is called: mypyc takes that for a method."""
    for each in ast.walk(ast.parse(text)):
        if isinstance(each, ast.FunctionDef) and each.returns is not None and ast.unparse(each.returns) == CALLABLE:
            if any(isinstance(by, ast.Name) and by.id == "cached_property" for by in each.decorator_list):
                yield each.name


def _call(tree: ast.Module, lines: list[str], called: frozenset[str]) -> None:
    """`its.far(h)` as `its.far.__call__(h)`, where it is a property; from right to left, for it moves what follows."""
    found = [
        (each.func.end_lineno or 0, each.func.end_col_offset or 0)
        for each in ast.walk(tree)
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr in called
    ]
    for row, column in sorted(found, reverse=True):
        line = lines[row - 1].encode()
        lines[row - 1] = (line[:column] + b".__call__" + line[column:]).decode()


def _cached(tree: ast.Module, lines: list[str]) -> Iterator[Edit]:
    """Cached properties: a property, an attribute, and whether it has been found."""
    for cls in ast.walk(tree):
        if not isinstance(cls, ast.ClassDef):
            continue
        given = {its.attr for its in ast.walk(cls) if isinstance(its, ast.Attribute) and isinstance(its.ctx, ast.Store)}
        fields: list[str] = []
        for each in cls.body:
            if isinstance(each, ast.FunctionDef) and any(
                isinstance(by, ast.Name) and by.id == "cached_property" for by in each.decorator_list
            ):
                pad, kind = " " * each.col_offset, ast.unparse(_returned(each, cls))
                fields += [f"{pad}_has_{each.name}: bool = False", f"{pad}_its_{each.name}: {kind}"]
                yield from _as_property(each, lines, kind if each.name in given else None)
        if fields:
            first = cls.body[0]
            docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            at = (first.end_lineno or 0) if docstring else first.lineno - 1
            yield Edit(at, at, ["", *fields])


def _returned(each: ast.FunctionDef, cls: ast.ClassDef) -> ast.expr:
    assert each.returns is not None, f"{cls.name}.{each.name} does not say what it returns"
    return each.returns


def _as_property(each: ast.FunctionDef, lines: list[str], kind: str | None) -> Iterator[Edit]:
    """A cached property as one that looks whether it has been found. `kind`: what it may be given, if it is."""
    (by,) = each.decorator_list
    name, pad = each.name, " " * each.col_offset
    head = " ".join(line.strip() for line in lines[each.lineno - 1 : each.body[0].lineno - 1])
    given = [
        f"{pad}@{name}.setter",
        f"{pad}def {name}(self, found: {kind}) -> None:",
        f"{pad}    self._its_{name} = found",
        f"{pad}    self._has_{name} = True",
        "",
    ]
    yield Edit(by.lineno - 1, each.lineno - 1, [
        f"{pad}@property",
        f"{pad}{head}",
        f"{pad}    if not self._has_{name}:",
        f"{pad}        self._its_{name} = self._find_{name}()",
        f"{pad}        self._has_{name} = True",
        f"{pad}    return self._its_{name}",
        "",
        *(given if kind is not None else ()),
    ])  # fmt: skip
    found = lines[each.lineno - 1].replace(f"def {name}", f"def _find_{name}", 1)
    yield Edit(each.lineno - 1, each.lineno, [found])


def _class_lines(tree: ast.Module) -> Iterator[Edit]:
    """`a = b = value` in a class."""
    for cls in ast.walk(tree):
        if isinstance(cls, ast.ClassDef):
            for each in cls.body:
                if isinstance(each, ast.Assign) and len(each.targets) > 1:
                    pad, value = " " * each.col_offset, ast.unparse(each.value)
                    new = [f"{pad}{ast.unparse(target)} = {value}" for target in each.targets]
                    yield Edit(each.lineno - 1, each.end_lineno or each.lineno, new)


def _stars(tree: ast.Module, lines: list[str]) -> Iterator[Edit]:
    """`x in (*many, one)`, on one line."""
    for each in ast.walk(tree):
        if not isinstance(each, ast.Compare):
            continue
        for what in each.comparators:
            if isinstance(what, ast.Tuple) and any(isinstance(one, ast.Starred) for one in what.elts):
                assert what.lineno == what.end_lineno
                line = lines[what.lineno - 1].encode()
                old, at, end = line[what.col_offset : what.end_col_offset], what.col_offset, what.end_col_offset
                new = b"tuple([" + old[1:-1] + b"])"
                yield Edit(what.lineno - 1, what.lineno, [(line[:at] + new + line[end:]).decode()])


def _tuples(tree: ast.Module, lines: list[str]) -> Iterator[Edit]:
    """Tuples of figures at the top of a module as tuples of any length: mypyc loses long ones, and copies the others
    whenever it takes one out."""
    for each in tree.body:
        if (
            isinstance(each, ast.AnnAssign)
            and isinstance(each.value, ast.Tuple)
            and ast.unparse(each.annotation) == "Final"
        ):
            if all(isinstance(one, ast.Constant) and type(one.value) is float for one in each.value.elts):
                line = lines[each.lineno - 1].replace(": Final =", ": Final[tuple[float, ...]] =", 1)
                yield Edit(each.lineno - 1, each.lineno, [line])
