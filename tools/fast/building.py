"""Rewriting, compiling, and putting what came of it beside the copied sources."""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from .chosen import AS_IS, NATIVE, REPLACED, modules
from .rewriting import called_in, rewritten
from .states import native_state

COPIED: Final = ("src", "bench", "tests", "tools")
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")
BY_HAND: Final = ("grognard/kernel/_bits.c", "grognard/kernel/_bits.pyi")
AS_IS_PLACE: Final = Path("grognard/kernel/_as_is.py")

INI: Final = """[mypy]
strict = True
python_version = 3.11
mypy_path = .
explicit_package_bases = True
namespace_packages = True
warn_unused_ignores = False
warn_return_any = False
[mypy-fluent.*]
ignore_missing_imports = True
[mypy-grognard.kernel.odds]
ignore_errors = True
"""
SETUP: Final = """
import sys
from setuptools import Extension, setup
from mypyc.build import mypycify

files = open("files.txt").read().split()
made = mypycify(["--config-file", "mypy.ini", *files], opt_level="LEVEL", debug_level="0", separate=True)
setup(name="grognard-fast", ext_modules=[*made, Extension("grognard.kernel._bits", ["grognard/kernel/_bits.c"])])
"""
AS_IS_MODULE: Final = '''"""For mypyc."""

from typing import TypeVar

T = TypeVar("T")


def as_is(cls: T) -> T:
    """A class that stays one of Python's, with compiled methods."""
    return cls
'''


def build(source: Path, target: Path, level: str = "1") -> None:
    """All of it. When anything fails, `target` stays as it was."""
    work = target / "build" / "source"
    work.mkdir(parents=True, exist_ok=True)
    chosen = modules(source)
    prepare(source, work, chosen)
    _compile(work, target, level)
    _forget(work / "built", chosen)
    _install(source, work, target)


def prepare(source: Path, work: Path, chosen: list[str]) -> None:
    """The sources as they are compiled, into a folder of their own."""
    wanted: dict[Path, str] = {AS_IS_PLACE: AS_IS_MODULE}
    texts = {name: (source / "src" / _place(name)).read_text() for name in chosen}
    called = {each for text in texts.values() for each in called_in(text)}
    for path in sorted((source / "src" / "grognard").rglob("*.py")):
        short = path.relative_to(source / "src")
        name = ".".join(short.with_suffix("").parts[1:])
        if name in chosen:
            bodies = {function: body for (module, function), body in REPLACED.items() if module == name}
            wanted[short] = rewritten(texts[name], AS_IS.get(name, ()), called, bodies)
        else:
            wanted[short] = path.read_text()
    for name, which in NATIVE.items():
        wanted[_twin(name)], wanted[_place(name)] = native_state(source, name, which)
    wanted |= {Path(by_hand): (source / "src" / by_hand).read_text() for by_hand in BY_HAND}
    for path in (work / "grognard").rglob("*"):
        if path.suffix in (".py", ".pyi", ".c") and path.relative_to(work) not in wanted:
            path.unlink()
    for short, text in wanted.items():
        _write(work / short, text)
    _write(work / "mypy.ini", INI)
    _write(work / "files.txt", "\n".join(_place(name).as_posix() for name in chosen) + "\n")


def _place(name: str) -> Path:
    return Path("grognard", *name.split(".")).with_suffix(".py")


def _twin(name: str) -> Path:
    """Where the declarations of a state are left to Python."""
    place = _place(name)
    return place.with_stem(f"{place.stem}_declared")


def _write(path: Path, text: str) -> None:
    """Only what is new: what has not changed is not compiled again."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _compile(work: Path, target: Path, level: str) -> None:
    if find_spec("setuptools") is None:
        raise SystemExit(f"fast: mypyc compiles with setuptools: {sys.executable} -m pip install setuptools")
    _write(work / "setup.py", SETUP.replace("LEVEL", level))
    shutil.rmtree(work / ".mypy_cache", ignore_errors=True)  # mypyc trusts what it kept of our modules too much
    jobs = os.environ.get("JOBS", "1")
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "-j", jobs, "--build-lib", "built", "--build-temp", "temp"],
        cwd=work, env={**os.environ, "MYPYPATH": "."}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    (work / "build.log").write_text(done.stdout + done.stderr)
    if done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if "warning: Treating" not in line]
        told = [line for line in lines if "error" in line.lower()] or lines
        raise SystemExit(
            f"fast: COMPILING FAILED, {target} is as it was; see {work}/build.log\n" + "\n".join(told[-20:])
        )


def _forget(built: Path, chosen: list[str]) -> None:
    """Away with what was compiled of modules that are gone."""
    due = {f"grognard.{name}" for name in chosen} | {"grognard.kernel._bits"}
    for path in list(built.rglob(f"*{SUFFIX}")):
        inside = path.relative_to(built)
        name = ".".join(inside.with_name(inside.name.removesuffix(SUFFIX)).parts)
        if name.removesuffix("__mypyc") not in due:
            path.unlink()


def additions(work: Path) -> dict[Path, Path]:
    """What a compiled package has besides the plain one: where it belongs, and where it was made."""
    made = {path.relative_to(work / "built"): path for path in sorted((work / "built").rglob(f"*{SUFFIX}"))}
    return made | {place: work / place for place in (AS_IS_PLACE, *map(_twin, NATIVE))}


def _install(source: Path, work: Path, target: Path) -> None:
    """A copy of the tree, with what was compiled where Python prefers it."""
    for each in COPIED:
        _mirror(source / each, target / each, (SUFFIX,))
    for name in ("CHANGELOG.md", "pyproject.toml"):  # tests and the check read these
        shutil.copy2(source / name, target / name)
    added = additions(work)
    for path in sorted((target / "src").rglob(f"*{SUFFIX}")):
        if path.relative_to(target / "src") not in added:
            path.unlink()
    for place, made in added.items():
        goal = target / "src" / place
        if not goal.exists() or not filecmp.cmp(made, goal, shallow=False):
            fresh = goal.with_name(goal.name + ".new")  # who runs the old one keeps it
            shutil.copy2(made, fresh)
            fresh.replace(goal)


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
