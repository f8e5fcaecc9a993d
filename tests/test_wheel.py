"""The wheel built from the tree installs into a clean environment and serves the page there, without node."""

from __future__ import annotations

import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

pytestmark = pytest.mark.whole

TREE = Path(__file__).parents[1]
NEEDED = [
    "grognard/table/page/index.html",
    "grognard/table/page/icon.svg",
    "grognard/games/paths_of_glory/art/relief.webp",
    "grognard/games/paths_of_glory/messages/en.ftl",
    "grognard/games/paths_of_glory/messages/fr.ftl",
    "grognard/games/paths_of_glory/data/map.csv",
    "grognard/games/paths_of_glory/RULINGS.md",
    "grognard/kernel/messages/fr.ftl",
]


def pip(*words: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
    done = subprocess.run(command, cwd=TREE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", ".", "--no-deps", "-w", str(folder))
    (found,) = folder.glob("*.whl")
    return found


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
    assert not [name for name in names if "node_modules" in name or name.startswith(("web/", "tests/"))]


@pytest.fixture(scope="module")
def address(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server from the wheel, in an environment with nothing else in it and no node in reach."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder / "env")
    bin_ = folder / "env/bin"
    pip("--python", str(bin_ / "python"), "install", "--no-compile", "-c", "constraints.txt", str(wheel))
    environment = {"PATH": str(bin_), "HOME": str(folder), "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8"}
    installed = subprocess.run(
        [bin_ / "python", "-c", "import grognard; print(grognard.__file__)"],
        cwd=folder, env=environment, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert installed.startswith(str(folder)), "it is not the tree that is served"
    with (folder / "server.log").open("w") as log:
        command = [str(bin_ / "grognard"), "serve", "--port", "0"]
        server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            said = server.stdout.readline().strip()
            assert said.startswith("http"), (folder / "server.log").read_text()
            yield said
        finally:
            server.terminate()
            server.wait(15)


def test_it_serves_without_node(address: str) -> None:
    with httpx.Client(base_url=address, transport=httpx.HTTPTransport(retries=5), timeout=30) as http:
        home = http.get("/")
        assert home.status_code == 200
        assert home.headers["content-type"].startswith("text/html")
        assert http.get("/match/any").text == home.text
        kinds = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
        assets = re.findall(r'(?:src|href)="(/[\w./-]+)"', home.text)
        assert {asset.rpartition(".")[2] for asset in assets} >= {"js", "css"}
        for asset in assets:
            found = http.get(asset)
            assert found.status_code == 200
            assert found.headers["content-type"].startswith(kinds[asset.rpartition(".")[2]])
            assert len(found.content) > 100
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
