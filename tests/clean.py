"""Grognard as somebody installs it: an environment with the wheel and what it asks for, without tree and node.

`python -m tests.clean 3.11 3.12 3.13` (`make pythons`) tries every Python; tests/test_wheel.py the one it runs on.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

TREE = Path(__file__).parents[1]
CLIENT = TREE / "examples" / "arena.py"
WRONG = """
from grognard.games import get
from grognard.kernel.play import Seat
name: int = get("paths-of-glory").name
def choose(seat: Seat) -> str:
    return seat.question
"""
"""A program that mypy refuses in two places if it sees the types of the library."""


def pip(python: Path | str, *words: str, env: Mapping[str, str] | None = None) -> None:
    """Run pip for an environment."""
    command = [sys.executable, "-m", "pip", "--python", str(python), "--quiet", "--disable-pip-version-check", *words]
    done = subprocess.run(command, cwd=TREE, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def build(folder: Path) -> Path:
    """The wheel: an sdist of the tree, and of that a wheel, which needs no node. And that of the toys, beside it."""
    words = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(TREE)]
    done = subprocess.run([*words, "--sdist"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,) = folder.glob("*.tar.gz")
    bare = {"PATH": "", "HOME": str(folder), "LANG": "C.UTF-8"}
    both = (str(sdist), str(TREE / "tests" / "toy"))
    pip(sys.executable, "wheel", *both, "--no-deps", "--no-build-isolation", "-w", str(folder), env=bare)
    (found,) = folder.glob("grognard-*.whl")
    return found


class Clean:
    """An environment with nothing but what is installed into it."""

    def __init__(self, folder: Path, wheel: Path, python: str = sys.executable) -> None:
        self.folder, self.wheel = folder, wheel
        subprocess.run([python, "-m", "venv", "--without-pip", str(folder / "env")], check=True)
        self.bin = folder / "env" / "bin"
        self.environment = {
            "PATH": str(self.bin), "HOME": str(folder), "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8",
            "NO_COLOR": "1", "GROGNARD_PACE": "0",
        }  # fmt: skip

    def install(self, *what: str) -> None:
        pip(self.bin / "python", "install", "--no-compile", "-c", "constraints.txt", *what)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command of the environment."""
        program, *rest = words
        return subprocess.run(
            [str(self.bin / program), *rest], cwd=self.folder, env=self.environment, capture_output=True, text=True,
            timeout=300, check=False,
        )  # fmt: skip

    def add_table(self) -> None:
        """The table, and the package of the toys."""
        (toys,) = self.wheel.parent.glob("grognard_toys-*.whl")
        self.install(f"grognard[serve] @ file://{self.wheel}", str(toys))

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a table."""
        with (self.folder / "server.log").open("w") as log:
            server = subprocess.Popen(
                [str(self.bin / "grognard"), "serve", "--port", "0"],
                cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True,
            )  # fmt: skip
            try:
                assert server.stdout is not None
                said = server.stdout.readline().strip()
                assert said.startswith("http"), (self.folder / "server.log").read_text()
                yield said
            finally:
                server.terminate()
                server.wait(15)
                assert server.stdout is not None
                server.stdout.close()


# -- what is tried ----------------------------------------------------------------------------------------------------


def core(clean: Clean) -> None:
    """The wheel alone: its version, a simulated game, and what `serve` says."""
    clean.install(str(clean.wheel))
    version = clean.wheel.name.split("-")[1]
    assert clean.run("grognard", "--version").stdout == f"grognard {version}\n"
    where = clean.run("python", "-c", "import grognard; print(grognard.__file__)").stdout
    assert where.startswith(str(clean.folder)), "it is not the tree that is tried"
    played = clean.run("grognard", "simulate", "won-by-the-sword", "--games", "1", "--json")
    assert json.loads(played.stdout)["error"] is None, played.stderr
    told = clean.run("grognard", "serve", "--port", "0")
    assert told.returncode == 2
    assert 'pip install "grognard[serve]"' in told.stderr


def types(clean: Clean) -> None:
    """A client program under `mypy --strict` sees the types of the installed library."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=",
               "--python-executable", str(clean.bin / "python")]  # fmt: skip
    wrong = clean.folder / "wrong.py"
    wrong.write_text(WRONG, "utf-8")
    for program, errors in ((CLIENT, 0), (wrong, 2)):
        done = subprocess.run([*command, str(program)], cwd=clean.folder, capture_output=True, text=True, check=False)
        assert done.stdout.count("error:") == errors, done.stdout + done.stderr
    assert "[assignment]" in done.stdout
    assert "[return-value]" in done.stdout


def page(http: httpx.Client) -> None:
    """The page and all that it names are there."""
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


def outside(http: httpx.Client) -> None:
    """A game and a bot of another package play."""
    http.post("/api/guests", json={})
    seats = {"blue": "bot:hasty", "red": "me"}
    made = http.post("/api/matches", json={"game": "skirmish", "scenario": "meeting", "seats": seats}).json()
    for _ in range(600):
        question = http.get(f"/api/matches/{made['id']}/position", params={"side": "red"}).json()["question"]
        if question and question["side"] == "red":
            break
        time.sleep(0.05)
    assert question["side"] == "red", "the bot does not play"
    assert "blue move:blue-1" in http.get(f"/api/matches/{made['id']}/record").text


def client(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, transport=httpx.HTTPTransport(retries=5), timeout=30)


def main(versions: list[str]) -> None:
    """Try the wheel on every Python named."""
    with TemporaryDirectory() as folder:
        wheel = build(Path(folder))
        for version in versions:
            start = time.monotonic()
            python = subprocess.run(
                [TREE / "scripts" / "python", version], stdout=subprocess.PIPE, text=True, check=True
            ).stdout.strip()
            clean = Clean(Path(folder) / version, wheel, python)
            core(clean)
            types(clean)
            clean.add_table()
            with clean.serving() as address, client(address) as http:
                page(http)
                outside(http)
            said = clean.run("python", "--version").stdout.strip()
            print(
                f"{said}: core, types, table and a package from outside, in {time.monotonic() - start:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
