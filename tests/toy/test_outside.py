"""Games and bots of other packages, through their entry points."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.bots import OWN

from ..table.served import Served, serving
from .installed import lay_out, toys

GAMES, BOTS = "grognard.games", "grognard.bots"
pytestmark = [pytest.mark.whole, pytest.mark.xdist_group("outside")]  # they share a server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toys, and a package in which nearly everything is amiss."""
    folder = toys(tmp_path_factory.mktemp("site"))
    games = {
        "paths-of-glory": "amiss:GAME",
        "skirmish": "amiss:GAME",
        "gone": "no_such_module:GAME",
        "broken": "broken:GAME",
        "nothing": "amiss:GAME",
        "Bad Name": "amiss:GAME",
    }
    bots = {"random": "amiss:Bot", "sulky": "amiss:Bot", "lost": "amiss:Lost"}
    texts = {
        "amiss": "GAME = 3\nclass Bot:\n    def __init__(self, seed):\n        raise RuntimeError('not today')\n",
        "broken": "1 / 0\n",
    }
    return lay_out(folder, "worse-games", {GAMES: games, BOTS: bots}, **texts)


def grognard(site: Path, *words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from grognard.cli import main; main()", *words, "--language", language],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(site), *sys.path])},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def test_a_game_and_a_bot_from_outside_are_simulated(site: Path) -> None:
    done = grognard(site, "simulate", "skirmish", "--bots", "hasty,random", "--games", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert [json.loads(line)["game"] for line in done.stdout.splitlines()] == ["skirmish", "skirmish"]
    assert (
        "the package worse-games brings another game skirmish, which is left out: grognard-toys has one" in done.stderr
    )
    assert "the package worse-games brings another game paths-of-glory, which is left out: grognard has" in done.stderr
    assert "the package worse-games brings another bot random" in done.stderr
    assert "the package worse-games calls something 'Bad Name' among grognard.games" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("gone",), "un jeu gone inutilisable\u00a0: ModuleNotFoundError No module named 'no_such_module'"),
        (("broken",), "un jeu broken inutilisable\u00a0: ZeroDivisionError division by zero"),
        (("nothing",), "un jeu nothing inutilisable\u00a0: amiss:GAME is not a Game named nothing"),
        (("skirmish", "--bots", "sulky,random"), "un robot sulky inutilisable\u00a0: RuntimeError not today"),
        (("skirmish", "--bots", "lost,random"), "un robot lost inutilisable\u00a0: AttributeError"),
    ],
)
def test_what_is_amiss_is_said_in_a_sentence(site: Path, words: tuple[str, ...], said: str) -> None:
    done = grognard(site, "simulate", *words, language="fr")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(f"grognard: le paquet worse-games apporte {said}")
    assert "Traceback" not in done.stderr


def test_nothing_from_outside_is_loaded_before_it_is_asked_for(site: Path) -> None:
    text = (
        "import sys; from grognard import bots, games; games.get('skirmish'); bots.make('hasty', 1);"
        "print(*(name for name in sys.modules if name.partition('.')[0] in ('amiss', 'broken', 'grognard_toys')))"
    )
    path = os.pathsep.join([str(site), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", text], env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert {"grognard_toys.hasty", "grognard_toys.skirmish"} <= set(done.stdout.split())
    assert not {"amiss", "broken", "grognard_toys.secrets"} & set(done.stdout.split())


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("outside"), site=site) as found:
        yield found


def test_they_play_at_the_table_and_what_is_amiss_is_left_out(server: Served) -> None:
    person = server.person()
    games = {game["id"]: game for game in person.get("/api/games")}
    assert {"skirmish", "stones", "paths-of-glory"} <= set(games)
    assert not {"gone", "broken", "nothing"} & set(games)
    assert games["skirmish"]["bots"] == [*OWN, "hasty"]
    for name in ("game gone", "game broken", "game nothing", "bot sulky", "bot lost"):
        assert f"brings a {name} that cannot be used" in server.log()
    made = person.post(
        "/api/matches", {"game": "skirmish", "scenario": "meeting", "seats": {"blue": "bot:hasty", "red": "me"}}
    )
    for _ in range(600):
        question = person.position(made["id"], "red")["question"]
        if question and question["side"] == "red":
            break
        time.sleep(0.05)
    assert question["side"] == "red", "blue, the bot, has moved and attacked"
    log = person.get(f"/api/matches/{made['id']}/record")
    assert "blue move:blue-1" in log
