"""The README is run: its Python as doctests, its console blocks as commands."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text("utf-8")


def _commands() -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for block in re.findall(r"```console\n(.*?)```", TEXT, re.S):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


def test_python_in_the_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize(("command", "expected"), _commands(), ids=[command for command, _ in _commands()])
def test_commands_in_the_readme(command: str, expected: list[str]) -> None:
    program, *words = shlex.split(command)
    assert program == "grognard"
    done = subprocess.run(
        [sys.executable, "-c", "from grognard.cli import main; main()", *words],
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    said = (done.stdout + done.stderr).splitlines()
    assert len(said) == len(expected), said
    for line, pattern in zip(said, expected, strict=True):
        regex = ".*".join(re.escape(part) for part in pattern.split("..."))
        assert re.fullmatch(regex, line), (line, pattern)


def test_the_two_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in ("play", "test", "setup"):
        assert re.search(rf"^{target}:", makefile, re.M)
        assert f"make {target}" in TEXT
