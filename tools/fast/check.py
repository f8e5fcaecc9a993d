"""Is the compiled program the same to the bit? python -m tools.fast.check PLAIN COMPILED [--seeds N]

PLAIN and COMPILED are folders that hold the package: `src build/fast/src`, or what a wheel was unpacked into. All
golden playthroughs, random games of every scenario with forks, imagined worlds and answers taken back, and games of
programs are played in both, and what comes of them is compared. Not part of `make test`: compiling takes minutes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from .chosen import modules

TREE = Path(__file__).parents[2]


def told(package: Path, seeds: int) -> Iterator[tuple[str, str]]:
    """What one program tells, line by line."""
    env = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    words = [sys.executable, "-m", "tools.fast.trial", "--seeds", str(seeds)]
    with subprocess.Popen(words, cwd=TREE, env=env, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        for line in run.stdout:
            name, _, came = line.strip().partition(": ")
            yield name, came
    if run.returncode:
        raise SystemExit(f"fast: {package} broke off with {run.returncode}")


def differences(plain: dict[str, str], compiled: dict[str, str]) -> list[str]:
    """What is not the same in both, and what is not as it is kept."""
    names = [*plain, *(name for name in compiled if name not in plain)]
    apart = [name for name in names if plain.get(name) != compiled.get(name)]
    return [*apart, *(f"{name} ({came})" for name, came in plain.items() if " " in came and name not in apart)]


def program(names: dict[str, str]) -> tuple[Path, int]:
    """Which program it was that told, and how many of its modules are compiled."""
    (said,) = [name for name in names if name.startswith("program ")]
    del names[said]
    where, _, compiled = said.removeprefix("program ").rpartition(" compiled ")
    return Path(where), int(compiled)


def check(plain: Path, compiled: Path, seeds: int) -> None:
    """Both, one after the other; ends with what is not the same."""
    found = []
    for package, due in ((plain, 0), (compiled, len(modules(TREE)))):
        print(f"fast: {package}", flush=True)
        said = dict(told(package, seeds))
        where, many = program(said)
        if where != package.resolve() / "grognard" or many != due:
            raise SystemExit(f"fast: {where} has {many} compiled modules, not the {due} of {package}")
        found.append(said)
    apart = differences(*found)
    if apart:
        raise SystemExit("fast: NOT THE SAME: " + "; ".join(apart))
    print(f"fast: {len(found[0])} trials the same to the bit in both, {due} modules compiled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("plain", type=Path)
    parser.add_argument("compiled", type=Path)
    parser.add_argument("--seeds", type=int, default=2)
    given = parser.parse_args()
    check(given.plain, given.compiled, given.seeds)


if __name__ == "__main__":
    main()
