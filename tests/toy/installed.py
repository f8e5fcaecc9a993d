"""Packages laid out as an installer leaves them, on a path of their own: the toys, or anything with entry points."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).parent


def lay_out(folder: Path, name: str, groups: Mapping[str, Mapping[str, str]], **modules: str) -> Path:
    """A package with these entry points and these modules (their text). The answer is for PYTHONPATH."""
    info = folder / f"{name.replace('-', '_')}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
    lines = [
        line for group, rows in groups.items() for line in (f"[{group}]", *(f"{k} = {v}" for k, v in rows.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    for module, text in modules.items():
        (folder / f"{module}.py").write_text(text, "utf-8")
    return folder


def toys(folder: Path) -> Path:
    """The toys, as their pyproject.toml describes them."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["project"]
    lay_out(folder, project["name"], project["entry-points"])
    (folder / "grognard_toys").symlink_to(HERE)
    return folder
