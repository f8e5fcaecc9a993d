"""The example bot in another language plays a game to its end through the token API."""

from __future__ import annotations

import subprocess
from pathlib import Path

from grognard.cli.records import audit_file

from .served import Served

BOT = Path(__file__).parents[2] / "examples" / "bot.mjs"


def run(*given: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["node", str(BOT), *given], capture_output=True, text=True, timeout=150)


def test_it_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 60


def test_it_sets_up_a_match_and_finishes_it(server: Served, tmp_path: Path) -> None:
    me = server.person()
    token = me.post("/api/tokens", {"label": "example"})["token"]
    done = run(server.address, token)
    assert done.returncode == 0, done.stderr
    first, last = done.stdout.splitlines()
    assert last.startswith("over: ")
    (match,) = me.get("/api/matches", scope="mine")
    assert match["id"] in first
    assert (match["state"], match["result"]["reason"]) == ("over", "rules")
    file = tmp_path / "match.grog"
    file.write_text(me.get(f"/api/matches/{match['id']}/record"))
    audit_file(file)


def test_it_plays_both_sides_of_a_match_it_is_given(server: Served) -> None:
    me = server.person()
    token = me.post("/api/tokens", {"label": "example"})["token"]
    match = me.new_match("introduction")
    done = run(server.address, token, match["id"])
    assert done.returncode == 0, done.stderr
    assert me.get(f"/api/matches/{match['id']}")["state"] == "over"


def test_a_wrong_token_is_told_in_a_sentence(server: Served) -> None:
    done = run(server.address, "grog_wrong", "nothing")
    assert done.returncode == 1
    assert "401" in done.stderr
