"""What is made once in a language, as it takes long: in threads beside the server's loop, before anybody asks."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import fluent.runtime
import pytest
from litestar.testing import TestClient

from grognard.games import everything
from grognard.kernel import say, words
from grognard.table.app import make_app
from grognard.table.database import connect
from grognard.table.notify import Mail
from grognard.table.server import Server, Settings


def test_a_server_learns_what_games_say_by_itself_and_beside_its_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    resource = fluent.runtime.FluentResource

    def noted(text: str) -> Any:
        read.append(threading.current_thread().name)
        return resource(text)

    files = {words.OWN, *(game.folder for game in everything().values())}
    monkeypatch.setattr(fluent.runtime, "FluentResource", noted)
    monkeypatch.setattr(say, "_SAYERS", {})
    words.bundle.cache_clear()
    words._read.cache_clear()
    server = Server(connect("sqlite:"), Settings(site="http://testserver.local", mail=Mail(tmp_path)))
    with TestClient(make_app(server)) as client:
        assert client.get("/api/games", params={"lang": "fr"}).status_code == 200
        assert client.get("/api/games/paths-of-glory/rules", params={"lang": "en"}).status_code == 200
        end = time.monotonic() + 30
        while len(read) < len(files) * len(words.LANGUAGES) and time.monotonic() < end:
            time.sleep(0.05)
    assert len(read) >= len(files) * len(words.LANGUAGES)
    assert {name.partition("_")[0] for name in read} == {"table"}
