"""A real server in a process of its own, and people who talk to it: for tests, the load bench and the screenshots."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

GAME = "paths-of-glory"


class Served:
    """`grognard serve` running."""

    def __init__(
        self, database: str, folder: Path, limits: bool = False, pace: float = 0.0, port: int = 0, key: str = "",
        site: Path | None = None, module: str = "",
    ) -> None:  # fmt: skip
        self.database, self.folder = database, folder
        environment = os.environ | {
            "XDG_STATE_HOME": str(folder),
            "GROGNARD_PACE": str(pace),
            "GROGNARD_ANALYSIS": "0.5",
            "GROGNARD_LIMITS": "on" if limits else "off",
        }
        if site:  # packages that bring something of their own
            environment["PYTHONPATH"] = os.pathsep.join([str(site), *sys.path])
        program = [str(Path(sys.executable).with_name("grognard"))]
        if key:  # dice known beforehand
            program = [sys.executable, "-m", "tests.table.fixed", key]
        if module:  # stands in for it
            program = [sys.executable, "-m", module]
        command = [*program, "serve", "--port", str(port), "--database", database]
        self.errors = (folder / "server.log").open("a+")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        if not self.address.startswith("http"):
            raise RuntimeError(f"the server did not start: {self.log()}")
        self.port = int(self.address.rpartition(":")[2])
        self._wait()

    def _wait(self) -> None:
        """Until it answers."""
        for _ in range(600):
            try:
                httpx.get(f"{self.address}/api/me", timeout=5)
                return
            except httpx.TransportError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.log()}")

    def log(self) -> str:
        self.errors.flush()
        return (self.folder / "server.log").read_text("utf-8")

    def kill(self) -> None:
        """Pull the plug: SIGKILL, no chance to say good-bye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._shut()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._shut()

    def _shut(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.errors.close()

    def person(self, language: str = "en") -> Person:
        return Person(self.address, language)


@contextmanager
def serving(
    folder: Path,
    database: str = "",
    limits: bool = False,
    pace: float = 0.0,
    key: str = "",
    site: Path | None = None,
    module: str = "",
) -> Iterator[Served]:
    """A server for a while; on SQLite in `folder` if nothing else is said."""
    folder.mkdir(parents=True, exist_ok=True)
    server = Served(
        database or f"sqlite:{folder / 'table.db'}", folder, limits, pace, key=key, site=site, module=module
    )
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A guest with a session, and what he does."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60, params={"lang": language})
        self.me = self.post("/api/guests", {})["user"]

    def get(self, path: str, **params: object) -> Any:
        return self._read(self.http.get(path, params=self.http.params.merge(params)))  # type: ignore[arg-type]

    def post(self, path: str, body: object) -> Any:
        return self._read(self.http.post(path, json=body))

    def put(self, path: str, body: object) -> Any:
        return self._read(self.http.put(path, json=body))

    def _read(self, response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise RefusedHere(response.status_code, response.json())
        kind = response.headers.get("content-type", "")
        return response.json() if "json" in kind else response.text

    def new_match(self, scenario: str = "limited-war", **seats: str) -> dict[str, Any]:
        body = {"game": GAME, "scenario": scenario, "seats": seats or {"ap": "me", "cp": "me"}}
        found: dict[str, Any] = self.post("/api/matches", body)
        return found

    def answer(self, match_id: str, seq: int, action: str, **more: str) -> int:
        return int(self.post(f"/api/matches/{match_id}/answers", {"seq": seq, "action": action, **more})["seq"])

    def position(self, match_id: str, side: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/matches/{match_id}/position", side=side)
        return found

    def live(self, match_id: str, **params: str) -> ClientConnection:
        """The live socket of a match."""
        query = "&".join(f"{name}={value}" for name, value in params.items())
        return self._socket(f"/api/matches/{match_id}/live?{query}")

    def desk(self, match_id: str) -> ClientConnection:
        return self._socket(f"/api/matches/{match_id}/desk")

    def _socket(self, path: str) -> ClientConnection:
        address = self.address.replace("http", "ws", 1) + path
        cookie = f"grognard={self.http.cookies.get('grognard', '')}"
        return connect(address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=60)


class RefusedHere(Exception):
    """A 4xx or 5xx."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status} {body}")
        self.status, self.body = status, body

    @property
    def reason(self) -> dict[str, Any]:
        found: dict[str, Any] = self.body["reason"]
        return found


def hear(line: ClientConnection, kind: str, seconds: float = 30.0) -> dict[str, Any]:
    """The next message of a kind."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        message: dict[str, Any] = json.loads(line.recv(timeout=left))
        if message["type"] == kind:
            return message
    raise TimeoutError(kind)


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


def _tool(name: str) -> str:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        raise RuntimeError(f"no {name}: run scripts/need postgres")
    return path


class Cluster:
    """A PostgreSQL server of our own, which can go and come. It will not run as root: then it runs as `postgres`."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._who: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        if self._who:
            shutil.chown(folder, "postgres")
        Path(folder).chmod(0o700)
        subprocess.run(
            [_tool("initdb"), "-D", f"{folder}/data", "-U", "grognard", "-A", "trust", "-E", "UTF8", "--locale=C"],
            check=True, stdout=subprocess.DEVNULL, cwd="/", **self._who,
        )  # fmt: skip
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"postgresql://grognard@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [_tool("postgres"), "-D", f"{self._folder}/data", "-p", str(self._port), "-k", self._folder,
             "-h", "127.0.0.1"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self._who,
        )  # fmt: skip
        _wait_for(self._port)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for a while."""
    with tempfile.TemporaryDirectory(prefix="grognard-pg-") as folder:
        found = Cluster(folder)
        try:
            found.start()
            yield found
        finally:
            found.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of one."""
    with cluster() as found:
        yield found.url


def _wait_for(port: int) -> None:
    import psycopg

    for _ in range(200):
        try:
            psycopg.connect(f"postgresql://grognard@127.0.0.1:{port}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL does not start")
