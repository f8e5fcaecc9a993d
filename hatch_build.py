"""A wheel and an sdist hold the page, built from web/; without it, and without node to build it with, nothing is made.

The page counts as stale when a file of web/ is newer, as it does for make. An sdist has the page and its sources with
one date, so that a wheel of it needs no node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("index.html", "package-lock.json", "package.json", "public", "src", "svelte.config.js", "tsconfig.json",
           "vite.config.ts")  # fmt: skip


class PageBuildHook(BuildHookInterface[Any]):
    """Sees to the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed; an editable install is for who works on the tree, and `make page` is his."""
        if version == "editable":
            return
        root = Path(self.root)
        page = root / "src" / "grognard" / "table" / "page" / "index.html"
        amiss = "stale" if page.is_file() else "missing"
        if amiss == "stale" and not _newer(root / "web", page):
            return
        # Of a virtual environment too: scripts/need puts node there where the machine has none.
        path = os.pathsep.join((os.environ.get("PATH", os.defpath), str(root / ".venv" / "bin")))
        npm = shutil.which("npm", path=path)
        if npm is None or shutil.which("node", path=path) is None:
            raise SystemExit(
                f"grognard: the page ({page.parent.relative_to(root)}) is {amiss} and there is no node to build it "
                "with; install node 20.19 or newer, or run `make page` first"
            )
        self.app.display_info("grognard: building the page")
        for words in (("install", "--no-save"), ("run", "build", "--", "--logLevel", "warn")):
            done = subprocess.run(
                [npm, "--prefix", str(root / "web"), "--loglevel", "error", *words],
                env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False,
            )  # fmt: skip
            if done.returncode:
                raise SystemExit(f"grognard: the page could not be built:\n{done.stdout}{done.stderr}")
        page.touch()


def _newer(web: Path, page: Path) -> bool:
    """Whether a source of the page is newer than the page."""
    files = [path for name in SOURCES for path in (web / name, *(web / name).rglob("*")) if path.is_file()]
    return any(path.stat().st_mtime > page.stat().st_mtime for path in files)
