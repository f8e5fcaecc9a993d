"""`grognard serve`: says where it is, refuses in one sentence, stops when it is told to."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ..table.served import hear, serving

PROGRAM = str(Path(sys.executable).with_name("grognard"))
NOBODY = "postgresql://nobody@127.0.0.1:1/none"


@pytest.fixture(scope="module", autouse=True)
def waiting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[str]]:
    """A server without its database: it waits half a minute for it, so it begins before all tests and is asked last."""
    with start(tmp_path_factory.mktemp("waiting"), "--port", "0", "--database", NOBODY) as process:
        yield process
        process.kill()


def start(folder: Path, *given: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [PROGRAM, "serve", *given],
        env=os.environ | {"XDG_STATE_HOME": str(folder)} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def serve(folder: Path, *given: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run it where it must refuse."""
    return ended(start(folder, *given, **environment))


def ended(process: subprocess.Popen[str]) -> subprocess.CompletedProcess[str]:
    """What it said till it stopped by itself."""
    with process:
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


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


def test_a_taken_port_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = one_sentence(serve(tmp_path, "--port", str(port), "--database", "sqlite:"))
    assert str(port) in said


@pytest.mark.parametrize("database", ["mysql://localhost/x", "nonsense", "sqlite:/proc/nowhere/table.db", "sqlite:/"])
def test_a_bad_database_is_refused_in_a_sentence(tmp_path: Path, database: str) -> None:
    assert one_sentence(serve(tmp_path, "--port", "0", "--database", database))


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear diary, " * 100)
    assert one_sentence(serve(tmp_path, "--port", "0", "--database", f"sqlite:{file}"))
    assert file.read_text().startswith("Dear diary")


@pytest.mark.parametrize(
    ("name", "value"), [("GROGNARD_PACE", "soon"), ("GROGNARD_SMTP_TLS", "maybe"), ("GROGNARD_SMTP_PORT", "x")]
)
def test_a_bad_setting_is_refused_in_a_sentence(tmp_path: Path, name: str, value: str) -> None:
    said = one_sentence(serve(tmp_path, "--port", "0", "--database", "sqlite:", **{name: value}))
    assert name in said


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
            begun = time.monotonic()
            server.process.send_signal(how)
            server.process.wait(12)
            assert time.monotonic() - begun < 8
            for open_line in (line, desk):
                with pytest.raises(ConnectionClosed):
                    hear(open_line, "never", 5)


def test_a_database_that_never_comes_is_told_in_a_sentence(waiting: subprocess.Popen[str]) -> None:
    assert one_sentence(ended(waiting))
