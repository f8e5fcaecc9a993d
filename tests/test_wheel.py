"""The wheel built from the tree installs into a clean environment and serves the page there, without node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from . import clean
from .clean import TREE, Clean

pytestmark = pytest.mark.whole

NEEDED = [
    "grognard/py.typed",
    "grognard/table/page/index.html",
    "grognard/table/page/icon.svg",
    "grognard/games/paths_of_glory/art/relief.webp",
    "grognard/games/paths_of_glory/messages/en.ftl",
    "grognard/games/paths_of_glory/messages/fr.ftl",
    "grognard/games/paths_of_glory/data/map.csv",
    "grognard/games/paths_of_glory/RULINGS.md",
    "grognard/kernel/messages/fr.ftl",
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clean.build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def env(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Clean:
    return Clean(tmp_path_factory.mktemp("clean"), wheel)


def test_the_wheel_holds_the_page_and_the_games(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        page = packed.read("grognard/table/page/index.html").decode()
    for name in NEEDED:
        assert name in names
    assets = re.findall(r"/(assets/[\w.-]+)", page)
    assert assets
    for asset in assets:
        assert f"grognard/table/page/{asset}" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(("web/", "tests/", "tools/"))]


def test_the_sdist_holds_the_page_and_its_sources(wheel: Path) -> None:
    (path,) = wheel.parent.glob("*.tar.gz")
    with tarfile.open(path) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/grognard/table/page/index.html", "web/package-lock.json", "hatch_build.py", "NOTICE.md"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith((".venv", "build"))]


def test_without_the_table(env: Clean) -> None:
    clean.core(env)


def test_a_client_program_sees_types(env: Clean) -> None:
    clean.types(env)


@pytest.fixture(scope="module")
def http(env: Clean) -> Iterator[httpx.Client]:
    """Somebody at a table of the wheel, with a package from outside beside it."""
    env.add_table()
    with env.serving() as address, clean.client(address) as found:
        yield found


def test_it_serves_without_node(http: httpx.Client) -> None:
    clean.page(http)
    (game,) = [each for each in http.get("/api/games").json() if each["id"] == "paths-of-glory"]
    assert game["scenarios"]
    board = http.get("/api/games/paths-of-glory/board", params={"lang": "fr"}).json()
    assert "Varsovie" in {space["name"] for space in board["spaces"]}
    relief = http.get(board["relief"][0]["href"])
    assert relief.headers["content-type"] == "image/webp"
    assert relief.content[8:12] == b"WEBP"
    # And a game is played there.
    http.post("/api/guests", json={})
    seats = {"ap": "me", "cp": "me"}
    match = http.post("/api/matches", json={"game": game["id"], "scenario": "limited-war", "seats": seats}).json()
    taken = http.post(f"/api/matches/{match['id']}/answers", json={"seq": 0, "action": "keep_guns"})
    assert taken.status_code in (200, 201), taken.text


def test_a_game_and_a_bot_of_a_separate_package_play_there(http: httpx.Client) -> None:
    clean.outside(http)


# -- the page is built, or nothing is ----------------------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As little of the tree as can be built, without the page."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE.md", "src/grognard/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TREE / name, tmp_path / name)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("export {}\n")
    return tmp_path


def pack(tree: Path, path: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", ".", "--no-deps", "--no-build-isolation", "-w", "made"]
    return subprocess.run(
        command, cwd=tree, env={"PATH": path, "HOME": str(tree)}, capture_output=True, text=True, check=False
    )


def page_of(tree: Path) -> Path:
    page = tree / "src" / "grognard" / "table" / "page" / "index.html"
    page.parent.mkdir(parents=True, exist_ok=True)
    return page


def test_without_page_and_without_node_nothing_is_made(tree: Path) -> None:
    done = pack(tree)
    assert done.returncode != 0
    assert "the page (src/grognard/table/page) is missing and there is no node to build it with" in done.stderr
    page_of(tree).write_text("old")
    os.utime(page_of(tree), (1, 1))
    done = pack(tree)
    assert done.returncode != 0
    assert "is stale and there is no node" in done.stderr
    assert not list(tree.glob("made/*.whl"))


def test_with_node_the_page_is_built(tree: Path) -> None:
    tools = tree / "tools"
    tools.mkdir()
    page = page_of(tree)
    for name, text in (("node", ""), ("npm", f'case "$*" in *run*build*) echo built > {page};; esac')):
        (tools / name).write_text(f"#!/bin/sh\n{text}\n")
        (tools / name).chmod(0o755)
    assert pack(tree, str(tools)).returncode == 0
    (made,) = tree.glob("made/*.whl")
    with zipfile.ZipFile(made) as packed:
        assert packed.read("grognard/table/page/index.html") == b"built\n"
    # Now it is fresh, and needs no node.
    assert pack(tree).returncode == 0
    # A build that fails is told as it is.
    (tools / "npm").write_text("#!/bin/sh\necho no such module; exit 1\n")
    os.utime(page, (1, 1))
    done = pack(tree, str(tools))
    assert done.returncode != 0
    assert "the page could not be built" in done.stderr
    assert "no such module" in done.stderr
