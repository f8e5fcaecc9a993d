"""Bots of other versions: they play as they would at home, know no more than their side, and say why they cannot."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.bots import answer, make
from grognard.cli import elsewhere, yardstick
from grognard.cli.arena import Wanted, plan, play_one, run
from grognard.cli.elsewhere import OURS, Player, player
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play, state_hash
from grognard.kernel.refusal import BadInput

SHORT = Wanted("paths-of-glory", "", 2, scenarios=("introduction",))
LEFT_OUT = shutil.ignore_patterns("__pycache__", "table", "art", "editions", "great_war*", "italia*", "won_by*")


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A checkout of a smaller Grognard, in which `greedy` takes what comes first."""
    package = tmp_path / "older" / "src" / "grognard"
    shutil.copytree(OURS, package, ignore=LEFT_OUT)
    altered(package / "bots" / "greedy.py", "if len(question.options) == 1:", "if question.options:")
    return tmp_path / "older"


def altered(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def without_clocks(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key not in ("bots", "seconds", "longest", "codes")}


def test_who_is_meant() -> None:
    assert player("greedy") == Player("greedy", "greedy")
    assert player("calm=greedy") == Player("calm", "greedy")
    assert player("/a/grognard-0.1:greedy") == Player("greedy@grognard-0.1", "greedy", "/a/grognard-0.1")
    assert player("/a/grognard-0.1-py3.whl:greedy") == Player(
        "greedy@grognard-0.1-py3", "greedy", "/a/grognard-0.1-py3.whl"
    )
    assert player("old=/a=b:greedy") == Player("old", "greedy", "/a=b")
    assert player("/a=b:greedy") == Player("greedy@a=b", "greedy", "/a=b")


@pytest.mark.parametrize("game", ["paths-of-glory", "italia-1917-1918", "won-by-the-sword"])
def test_a_bot_elsewhere_plays_to_the_bit_as_it_does_here(game: str) -> None:
    """The same sources: nothing is lost or added by the world that goes over, which has other secrets in it."""
    wanted = Wanted(game, f"greedy,other={OURS.parent}:greedy", 2, scenarios=("lech",) if "sword" in game else ())
    if game == "paths-of-glory":
        wanted = wanted._replace(scenarios=("introduction",))
    mixed = plan(wanted)[0][0]
    pure = mixed._replace(players=(mixed.players[0], mixed.players[0]))
    one, other = play_one(pure), play_one(mixed)
    assert one["error"] is None
    assert without_clocks(one) == without_clocks(other)
    assert other["seconds"][1] > 0


def test_what_goes_over_is_what_its_side_may_know() -> None:
    """It looks the same to that side, and has other secrets in it than the game that is played."""
    game = get("won-by-the-sword")
    at = elsewhere.Setting(game, "lech", game.settings({}))
    play: Play[Any] = Play(game, Seeded(3), at.scenario, at.options)
    differed = []

    class Spy:
        """The other end of the line, in this process."""

        def ask(self, ask: dict[str, Any]) -> dict[str, Any]:
            sent = msgspec.json.decode(msgspec.json.encode(ask))
            table = yardstick.Table(game, at.scenario, at.options, make("random", 1))
            world = game.load(sent["world"][0])
            true = game.load(msgspec.json.decode(msgspec.json.encode(play.snapshot()[0])))
            assert game.view(world, sent["side"]) == game.view(true, sent["side"])
            differed.append(state_hash(world) != state_hash(true))
            return {"answers": yardstick.think(table, sent)}

    bot = elsewhere.Elsewhere(Spy())  # type: ignore[arg-type]
    while (question := play.question) is not None and len(differed) < 60:
        play.act(question.side, answer(bot, play))
    assert sum(differed) > 10


def test_an_earlier_version_stays_what_it_was(older: Path) -> None:
    wanted = SHORT._replace(bots=f"greedy,{older}:greedy")
    jobs, versions = plan(wanted)
    assert list(versions) == ["greedy", "greedy@older"]
    assert versions["greedy"]["code"] != versions["greedy@older"]["code"]
    mixed = jobs[0]
    pure = mixed._replace(players=(mixed.players[0], mixed.players[0]))
    assert without_clocks(play_one(mixed)) != without_clocks(play_one(pure))


def test_a_wheel_will_do(older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    made = Path(shutil.make_archive(str(tmp_path / "old"), "zip", older / "src"))
    wheel = made.rename(tmp_path / "grognard-0.0.whl")
    _, versions = plan(SHORT._replace(bots=f"greedy,{older}:greedy,{wheel}:greedy"))
    assert versions["greedy@grognard-0.0"] == versions["greedy@older"]
    assert plan(SHORT._replace(bots=f"greedy,{wheel}:greedy"))[1]["greedy@grognard-0.0"]


def test_a_python_will_do() -> None:
    where, environment = elsewhere.interpreter(Path(sys.executable))
    assert where == [sys.executable, "-P"]
    assert "PYTHONPATH" not in environment


def test_who_plays_by_other_rules_is_refused(older: Path) -> None:
    """Their number, or how they deal; a game or a bot that is not there."""
    init = older / "src" / "grognard" / "games" / "paths_of_glory" / "__init__.py"
    altered(init, "version=2", "version=1")
    with pytest.raises(BadInput, match="plays paths-of-glory by rules version 1, this one by 2"):
        plan(SHORT._replace(bots=f"greedy,{older}:greedy"))
    with pytest.raises(BadInput, match="cannot play: there is no bot 'deep-blue'"):
        plan(SHORT._replace(bots=f"greedy,{older}:deep-blue", game="galicia-1914", scenarios=()))
    with pytest.raises(BadInput, match=r"cannot play: .*italia"):
        plan(SHORT._replace(bots=f"greedy,{older}:greedy", game="italia-1917-1918", scenarios=()))
    with pytest.raises(BadInput, match="ended without a word"):
        plan(SHORT._replace(bots=f"greedy,{shutil.which('true')}:greedy"))


def test_rules_that_deal_or_ask_otherwise_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    here = f"{OURS.parent}:random"
    job = plan(SHORT._replace(bots=f"random,{here}"))[0][0]
    at = elsewhere.Setting(get(job.game), job.scenario, job.options)
    play: Play[Any] = Play(at.game, Seeded(1), at.scenario, at.options)
    assert play.question is not None
    other = elsewhere.Other(str(OURS.parent))
    other.begin(job.players[1], at, 1, deal=False)
    asked = {"side": play.question.side, "prompt": play.question.prompt, "many": play.question.many}
    world = play.imagine(play.question.side, 1).snapshot()
    assert other.ask(ask={**asked, "world": world})["answers"]
    with pytest.raises(BadInput, match="its rules ask otherwise at ask-guns"):
        other.ask(ask={**asked, "many": 9, "world": world})
    other.close()
    monkeypatch.setattr(elsewhere, "Seeded", lambda seed: Seeded(seed + 1))
    with pytest.raises(BadInput, match="deals galicia-1914 deployed otherwise than this one"):
        plan(Wanted("galicia-1914", f"random,{here}", 2, scenarios=("deployed",)))


def test_what_goes_wrong_there_is_told_with_the_game(older: Path) -> None:
    altered(older / "src" / "grognard" / "bots" / "greedy.py", "    def choose(", "    def chose(")
    told = play_one(plan(SHORT._replace(bots=f"random,{older}:greedy"))[0][0])
    assert "AttributeError" in told["error"]


def test_one_that_dies_in_the_middle_costs_no_result(older: Path, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    altered(
        older / "src" / "grognard" / "bots" / "greedy.py",
        "        question = seat.question\n",
        "        question = seat.question\n"
        "        import os, pathlib\n"
        f"        if not (mark := pathlib.Path({str(mark)!r})).exists():\n"
        "            mark.touch()\n"
        "            os._exit(1)\n",
    )
    out = tmp_path / "games.jsonl"
    run(SHORT._replace(bots=f"random,{older}:greedy", out=out))
    assert mark.exists()
    assert len(out.read_text().splitlines()) == 2
