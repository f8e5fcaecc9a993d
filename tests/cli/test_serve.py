"""`grognard serve`: says where it is, refuses in one sentence, stops when it is told to."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from grognard.cli import main

from ..table.served import hear, serving

PROGRAM = str(Path(sys.executable).with_name("grognard"))
NOBODY = "postgresql://nobody@127.0.0.1:1/none"


def serve(folder: Path, *given: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run it in a process of its own, where it must refuse."""
    return subprocess.run(
        [PROGRAM, "serve", *given],
        env=os.environ | {"XDG_STATE_HOME": str(folder)} | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the command says, in this process, where it must refuse before it loads any game."""

    def load() -> None:
        raise AssertionError("a game is loaded")

    def said(*given: str) -> str:
        monkeypatch.setattr(sys, "argv", ["grognard", "serve", *given])
        with pytest.raises(SystemExit) as ended:
            main()
        heard = capsys.readouterr()
        return one_sentence(subprocess.CompletedProcess(sys.argv, int(ended.value.code or 0), heard.out, heard.err))

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("grognard.cli.serve.everything", load)
    monkeypatch.setattr("grognard.table.memory.everything", load)
    return said


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode != 0
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    said = re.sub(r"^WARNING psycopg\.pool.*\n(?:(?!grognard).*\n)*", "", done.stderr)  # the driver's own remarks
    (line,) = said.strip().splitlines()
    return line


def test_it_prints_its_address_and_answers_there(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.address == f"http://localhost:{server.port}"
        page = httpx.get(server.address)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "what speaks with PostgreSQL is not installed, psycopg is missing"),
        ("fr", "ce qui parle avec PostgreSQL n’est pas installé, il manque psycopg"),
    ],
)
def test_without_its_driver_postgresql_says_what_to_install(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.delitem(sys.modules, "grognard.table.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    line = refused("--database", NOBODY, "--language", language)
    assert said in line
    assert 'pip install "grognard[postgres]"' in line


def test_a_taken_port_is_refused_in_a_sentence(refused: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused("--port", str(port), "--database", "sqlite:")
    assert str(port) in said


def test_the_program_refuses_as_a_whole(tmp_path: Path) -> None:
    said = one_sentence(serve(tmp_path, "--port", "0", "--database", "sqlite:/proc/nowhere/table.db"))
    assert "/proc/nowhere" in said


@pytest.mark.parametrize("database", ["mysql://localhost/x", "nonsense", "sqlite:/proc/nowhere/table.db", "sqlite:/"])
def test_a_bad_database_is_refused_in_a_sentence(refused: Callable[..., str], database: str) -> None:
    assert refused("--port", "0", "--database", database)


def test_a_file_that_is_no_database_is_refused_and_kept(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear diary, " * 100)
    assert refused("--port", "0", "--database", f"sqlite:{file}")
    assert file.read_text().startswith("Dear diary")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GROGNARD_PACE", "soon"),
        ("GROGNARD_ANALYSIS", "long"),
        ("GROGNARD_SMTP_TLS", "maybe"),
        ("GROGNARD_SMTP_PORT", "x"),
    ],
)
def test_a_bad_setting_is_refused_in_a_sentence(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert name in refused("--port", "0")
    assert not (tmp_path / "grognard" / "table.db").exists()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_within_seconds_with_lines_open(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path) as server:
        me = server.person()
        match_id = me.new_match("introduction")["id"]
        cookies = dict(me.http.cookies)
        address = f"{server.address}/api/matches/{match_id}/questions"
        with me.live(match_id) as line, me.desk(match_id) as desk, httpx.stream("GET", address, cookies=cookies):
            hear(line, "position")
            hear(desk, "position")
            server.process.send_signal(how)
            server.process.wait(15)  # two or three on a quiet machine
            for open_line in (line, desk):
                with pytest.raises(ConnectionClosed):
                    hear(open_line, "never", 5)


def test_a_database_that_never_comes_is_told_in_a_sentence(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.table.postgres.AT_FIRST", 1.0)
    assert refused("--port", "0", "--database", NOBODY)
