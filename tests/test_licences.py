"""Every file that is not code has its row in NOTICE.md."""

from __future__ import annotations

import pytest

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[1]
CODE = {".py", ".pyi", ".c", ".mjs", ".ts", ".svelte", ".js", ".css", ".html"}
HOUSE = {".gitignore", "LICENSE", "Makefile", "constraints.txt", "pyproject.toml", "tests/toy/pyproject.toml",
         "src/grognard/py.typed", "scripts/need", "scripts/python", ".ci/run"}  # fmt: skip


def _patterns() -> list[str]:
    table = (ROOT / "NOTICE.md").read_text("utf-8").partition("## Licences, file by file")[2].partition("## Where")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return [pattern for row in rows for pattern in re.findall(r"`([^`]+)`", row)]


def _files() -> list[str]:
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in done.stdout.splitlines() if (ROOT / name).is_file()]


def test_every_file_that_is_not_code_has_its_row() -> None:
    patterns = _patterns()
    assert len(patterns) > 12
    others = [name for name in _files() if Path(name).suffix not in CODE and name not in HOUSE]
    assert len(others) > 100
    assert [name for name in others if not any(fnmatch(name, pattern) for pattern in patterns)] == []


def test_every_row_has_its_files() -> None:
    files = _files()
    assert [pattern for pattern in _patterns() if not any(fnmatch(name, pattern) for name in files)] == []


def test_nothing_is_made_from_the_lgpl_package_any_more() -> None:
    for path in (ROOT / "tools" / "maps").rglob("*"):
        if path.suffix in (".py", ".toml", ".csv"):
            assert not re.search(r"WDBII|basemap|_detail\.geojson", path.read_text("utf-8")), path
