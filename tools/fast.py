"""Kernel, rules and bots compiled with mypyc from the same source: python -m tools.fast TREE TARGET

Copies src/, bench/ and tests/ of TREE to TARGET and puts compiled modules beside the copied ones, where Python prefers
them. What mypyc cannot take as it is written is rewritten first, in TARGET/build/source, never in the tree:

- cached properties become properties with an attribute of their own, so that their classes can be native;
- the State of a game, declared as `Fields`, becomes a native class with the same fields (`NATIVE`);
- classes that cannot be native are marked, so that only their methods are compiled (`AS_IS`);
- `x in (*many, one)` and `a = b = value` in a class are written in a way that mypyc knows.

What was compiled once and has not changed is not compiled again. When anything fails, TARGET stays as it was.
"""

from __future__ import annotations

import ast
import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

GAMES = ("great_war_in_europe",)
KERNEL = (
    "alone", "applies", "ask", "fate", "hexes", "links", "maps", "play", "search", "seat", "steps", "tape",
)  # fmt: skip
BOTS = ("greedy", "rand")
NOT = frozenset((
    "__init__", "charts", "drawer", "hints", "names", "overlays", "palette", "panels", "picture", "seen", "sheets",
    "show", "traces", "trials", "verbs", "view",
))  # fmt: skip
"""Modules of a game that programs playing it do not run, or that are looked at while the program runs."""
AS_IS = {
    "kernel.hexes": ("Shifts", "Reach", "HexMap"),
    "kernel.links": ("Links", "LinkMap"),
    "kernel.maps": ("Net", "Map"),
    "kernel.play": ("Play",),
}
NATIVE = {"games.great_war_in_europe.state": "State"}
TOPS = "from grognard.kernel._bits import among; return among(g.tops, units)"
REPLACED = {("games.great_war_in_europe.hiding", "tops_of"): TOPS}
"""Functions of which there is a quicker way in C: what they give is only compared."""
COPIED = ("src", "bench", "tests")
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

INI = """[mypy]
strict = True
python_version = 3.11
mypy_path = .
explicit_package_bases = True
namespace_packages = True
warn_unused_ignores = False
[mypy-fluent.*]
ignore_missing_imports = True
[mypy-grognard.kernel.odds]
ignore_errors = True
"""
SETUP = """
import sys
from setuptools import Extension, setup
from mypyc.build import mypycify

files = open("files.txt").read().split()
made = mypycify(["--config-file", "mypy.ini", *files], opt_level="LEVEL", debug_level="0", separate=True)
setup(name="grognard-fast", ext_modules=[*made, Extension("grognard.kernel._bits", ["grognard/kernel/_bits.c"])])
"""
AS_IS_MODULE = '''"""For mypyc."""

from typing import TypeVar

T = TypeVar("T")


def as_is(cls: T) -> T:
    """A class that stays one of Python's, with compiled methods."""
    return cls
'''


class Edit(NamedTuple):
    """Lines `first` to `last`, counted from 0 and without the last one, become others."""

    first: int
    last: int
    lines: list[str]


# -- rewriting --------------------------------------------------------------------------------------------------------


def rewritten(name: str, text: str, called: Iterable[str] = ()) -> str:
    """A module as mypyc can take it. `called`: the cached properties that are called."""
    tree = ast.parse(text)
    lines = text.splitlines()
    _call(tree, lines, frozenset(called))
    edits = [*_cached(tree, lines), *_class_lines(tree, lines), *_stars(tree, lines), *_tuples(tree, lines)]
    marked = AS_IS.get(name, ())
    edits += [
        Edit(each.lineno - 1, each.lineno - 1, ["@as_is"])
        for each in tree.body
        if isinstance(each, ast.ClassDef) and each.name in marked
    ]
    if marked:
        at = next(each.lineno for each in tree.body if isinstance(each, ast.ImportFrom) and each.module == "__future__")
        edits.append(Edit(at, at, ["from grognard.kernel._as_is import as_is"]))
    for each in tree.body:
        if isinstance(each, ast.FunctionDef) and (name, each.name) in REPLACED:
            body = [f"    {line}" for line in REPLACED[name, each.name].split("; ")]
            edits.append(Edit(each.body[0].lineno - 1, each.end_lineno or 0, body))
    for first, last, new in sorted(edits, reverse=True):
        lines[first:last] = new
    return "\n".join(lines) + "\n"


CALLABLE = "Spread"
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
        fields: list[str] = []
        for each in cls.body:
            if not isinstance(each, ast.FunctionDef) or not any(
                isinstance(by, ast.Name) and by.id == "cached_property" for by in each.decorator_list
            ):
                continue
            (by,) = each.decorator_list
            assert each.returns is not None, f"{cls.name}.{each.name} does not say what it returns"
            name, kind = each.name, ast.unparse(each.returns)
            pad = " " * each.col_offset
            head = " ".join(line.strip() for line in lines[each.lineno - 1 : each.body[0].lineno - 1])
            fields += [f"{pad}_has_{name}: bool = False", f"{pad}_its_{name}: {kind}"]
            yield Edit(by.lineno - 1, each.lineno - 1, [
                f"{pad}@property",
                f"{pad}{head}",
                f"{pad}    if not self._has_{name}:",
                f"{pad}        self._its_{name} = self._find_{name}()",
                f"{pad}        self._has_{name} = True",
                f"{pad}    return self._its_{name}",
                "",
            ])  # fmt: skip
            found = lines[each.lineno - 1].replace(f"def {name}", f"def _find_{name}", 1)
            yield Edit(each.lineno - 1, each.lineno, [found])
        if fields:
            first = cls.body[0]
            docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            at = (first.end_lineno or 0) if docstring else first.lineno - 1
            yield Edit(at, at, ["", *fields])


def _class_lines(tree: ast.Module, lines: list[str]) -> Iterator[Edit]:
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


def native_state(source: Path, name: str, which: str) -> tuple[str, str]:
    """A module with a State declared as fields, in two: what is declared, left to Python; and the rest, with the same
    State as a native class."""
    path = source / "src" / "grognard" / (name.replace(".", "/") + ".py")
    text = path.read_text()
    tree, lines = ast.parse(text), text.splitlines()
    declared = [
        each
        for each in tree.body
        if isinstance(each, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Fields" for base in each.bases)
    ]
    (cls,) = (each for each in declared if each.name == which)
    assert cls is declared[-1], f"{name}: {which} is not the last of its declarations"
    cut = cls.end_lineno or 0
    above = [each for each in tree.body if each.lineno < cls.lineno]
    imports = [each for each in above if isinstance(each, ast.Import | ast.ImportFrom)]
    names = [one for each in above for one in _named(each)]
    module = path.stem
    twin = f"{module}_declared"
    copies = _fields_of(source, name, which)
    body = [f"class {which}:"]
    inner = ("_dumped", "_loaded", "_listed", "_later", "_needed")
    body += [f"    {each}: ClassVar[Any] = _Declared.{each}" for each in inner]
    for each in cls.body:
        if isinstance(each, ast.AnnAssign):
            body.append(f"    {ast.unparse(each.target)}: {ast.unparse(each.annotation)}")
    body += [
        "",
        "    def __init__(self, *args: Any, **named: Any) -> None:",
        "        if not args or args[0] is not _BLANK:",
    ]
    body += [
        "            _init(self, *args, **named)",
        "",
        f"    def copy(self) -> {which}:",
        f"        new = {which}(_BLANK)",
    ]
    body += [f"        new.{field} = {how}" for field, how in copies]
    body += ["        return new", "", "    def dump(self) -> dict[str, Any]:", "        return dict(_dump(self))", ""]
    body += ["    @classmethod", f"    def load(cls, plain: Mapping[str, Any], **given: Any) -> {which}:"]
    body += [f"        new: {which} = _load({which}, plain, **given)", "        return new"]
    head = [
        *lines[: imports[0].lineno - 1],
        "from __future__ import annotations",
        "from collections.abc import Mapping as Mapping",
        "from typing import Any as Any, ClassVar",
        *("\n".join(lines[each.lineno - 1 : each.end_lineno]) for each in imports if not _future(each)),
        f"from .{twin} import {which} as _declared",
        f"from .{twin} import (",
        *(f"    {one} as {one}," for one in names),
        ")",
        "",
        "_Declared: Any = _declared",
        "_init: Any = _Declared.__init__",
        "_dump: Any = _Declared.dump",
        "_load: Any = _Declared.load.__func__",
        "_BLANK: Any = object()",
        "",
        "",
    ]
    return "\n".join(lines[:cut]) + "\n", "\n".join([*head, *body, "", *lines[cut:]]) + "\n"


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


# -- building ---------------------------------------------------------------------------------------------------------


def modules(source: Path) -> list[str]:
    """What is compiled, by name within `grognard`."""
    games = [
        f"games.{game}.{path.stem}"
        for game in GAMES
        for path in sorted((source / "src" / "grognard" / "games" / game).glob("*.py"))
        if path.stem not in NOT
    ]
    return [*(f"kernel.{each}" for each in KERNEL), *(f"bots.{each}" for each in BOTS), *games]


def _write(path: Path, text: str) -> None:
    """Only what is new: what has not changed is not compiled again."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _mirror(source: Path, target: Path, keep: Iterable[str] = ()) -> None:
    """The same files there as here; those with these endings stay, and of bench/ whatever was made there."""
    mine = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and not _passing(path)}
    for path in list(target.rglob("*")) if target.exists() else []:
        theirs = source.name == "bench" and path.suffix != ".py"
        if (
            path.is_file()
            and path.relative_to(target) not in mine
            and not path.name.endswith(tuple(keep))
            and not theirs
        ):
            path.unlink()
    for each in sorted(mine):
        if not (target / each).exists() or not filecmp.cmp(source / each, target / each, shallow=False):
            (target / each).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / each, target / each)


def _passing(path: Path) -> bool:
    return path.suffix in (".pyc", ".so") or "__pycache__" in path.parts


def build(source: Path, target: Path, level: str = "1") -> None:
    """All of it."""
    work = target / "build" / "source"
    work.mkdir(parents=True, exist_ok=True)
    chosen = modules(source)
    wanted: dict[Path, str] = {Path("grognard/kernel/_as_is.py"): AS_IS_MODULE}
    texts = {name: (source / "src" / "grognard" / f"{name.replace('.', '/')}.py").read_text() for name in chosen}
    called = {each for text in texts.values() for each in called_in(text)}
    for path in sorted((source / "src" / "grognard").rglob("*.py")):
        short = path.relative_to(source / "src")
        name = ".".join(short.with_suffix("").parts[1:])
        wanted[short] = rewritten(name, texts[name], called) if name in chosen else path.read_text()
    for name, which in NATIVE.items():
        short = Path("grognard", *name.split(".")).with_suffix(".py")
        declared, wanted[short] = native_state(source, name, which)
        wanted[short.with_stem(f"{short.stem}_declared")] = declared
    for by_hand in ("grognard/kernel/_bits.c", "grognard/kernel/_bits.pyi"):
        wanted[Path(by_hand)] = (source / "src" / by_hand).read_text()
    for path in (work / "grognard").rglob("*"):
        if path.suffix in (".py", ".pyi", ".c") and path.relative_to(work) not in wanted:
            path.unlink()
    for short_path, text in wanted.items():
        _write(work / short_path, text)
    _write(work / "mypy.ini", INI)
    _write(work / "setup.py", SETUP.replace("LEVEL", level))
    _write(work / "files.txt", "\n".join(f"grognard/{name.replace('.', '/')}.py" for name in chosen) + "\n")
    for old in (work / ".mypy_cache").glob("*/grognard*"):  # mypyc trusts what it kept of our modules too much
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    jobs = str(os.cpu_count() or 1)
    env = {**os.environ, "MYPYPATH": "."}
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "-j", jobs, "--build-lib", "built", "--build-temp", "temp"],
        cwd=work, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    (work / "build.log").write_text(done.stdout + done.stderr)
    if done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if "warning: Treating" not in line]
        told = [line for line in lines if "error" in line.lower()] or lines
        raise SystemExit(
            f"fast: COMPILING FAILED, {target} is as it was; see {work}/build.log\n" + "\n".join(told[-20:])
        )
    due = {f"grognard.{name}" for name in chosen}
    for short_path in list((work / "built").rglob(f"*{SUFFIX}")):
        inside = short_path.relative_to(work / "built")
        name = ".".join(inside.with_name(inside.name.removesuffix(SUFFIX)).parts)
        if name.removesuffix("__mypyc") not in due and not name.endswith("_bits"):
            short_path.unlink()  # of a module that is gone
    for each in COPIED:
        _mirror(source / each, target / each, (SUFFIX,))
    for short_path in sorted((target / "src").rglob(f"*{SUFFIX}")):
        if not (work / "built" / short_path.relative_to(target / "src")).exists():
            short_path.unlink()
    for made in sorted((work / "built").rglob(f"*{SUFFIX}")):
        goal = target / "src" / made.relative_to(work / "built")
        if not goal.exists() or not filecmp.cmp(made, goal, shallow=False):
            fresh = goal.with_name(goal.name + ".new")  # who runs the old one keeps it
            shutil.copy2(made, fresh)
            fresh.replace(goal)
    shutil.copy2(work / "grognard" / "kernel" / "_as_is.py", target / "src" / "grognard" / "kernel" / "_as_is.py")
    for name in NATIVE:
        short = Path("grognard", *name.split(".")).with_suffix(".py")
        twin = short.with_stem(f"{short.stem}_declared")
        shutil.copy2(work / twin, target / "src" / twin)


def main() -> None:
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), *sys.argv[3:4])


if __name__ == "__main__":
    main()
