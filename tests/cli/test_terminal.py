"""A game in the terminal, typed by a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.cli.common import find_key, keep_key, read_record
from grognard.cli.records import audit_file, replay_file
from grognard.cli.terminal import Terminal, start
from grognard.games import get
from grognard.kernel.fate import Fair, Scripted, Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import replay
from grognard.kernel.refusal import BadInput

GAME = get("paths-of-glory")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


class Typist:
    """Types lines and reads what is shown; leaves when there is nothing more to type."""

    def __init__(self, lines: Iterator[str] | list[str]) -> None:
        self._lines = iter(lines)
        self.seen: list[str] = []

    def ask(self, prompt: str) -> str:
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        self.seen.append(f"> {line}")
        return line

    def out(self, text: str) -> None:
        self.seen.append(text)

    @property
    def text(self) -> str:
        return "\n".join(self.seen)

    def after(self, line: str) -> str:
        """What was shown after a line was typed, up to the next."""
        at = len(self.seen) - 1 - self.seen[::-1].index(f"> {line}")
        shown = []
        for text in self.seen[at + 1 :]:
            if text.startswith("> "):
                break
            shown.append(text)
        return "\n".join(shown)


def sit(lines: list[str], play: Play[Any], language: str = "en", **players: str) -> Typist:
    typist = Typist(lines)
    Terminal(play, {"ap": "person", "cp": "person", **players}, language, typist.ask, typist.out).run()
    return typist


def fresh(**kwargs: Any) -> Play[Any]:
    fate = Scripted([(0, 2, 4, 6, 8, 9), (65, 66, 67, 68, 69, 70, 71), 4, 2], then=Seeded(1))
    return Play(GAME, fate, "introduction", log=True, **kwargs)


def test_a_first_attack_with_its_odds_its_reasons_and_an_undo() -> None:
    play = Play(GAME, Seeded(11), "introduction", log=True)
    seen = sit(
        [
            "why event:CP1", "keep_guns", "map", "why ops:AP1", "event CP1", "assault:sedan", "odds", "why join:GE4",
            "join GE1", "join GE2", "join GE3", "odds", "undo", "join:GE3", "begin", "frontal",
        ],
        play,
    )  # fmt: skip
    assert "that is not asked now" in seen.after("why event:CP1")
    assert "Sedan             FR5 3-3-3" in seen.after("map")
    assert "9.1.3" in seen.after("why ops:AP1")
    assert "no attack" in seen.after("odds") or "frontal" in seen.after("odds")
    assert "12.1.1" in seen.after("why join:GE4")
    assert "frontal: win 97%" in seen.text
    assert "flanking, pinning from koblenz" in seen.text
    assert play.state.battle is None or play.state.battle.target == GAME.noun("space", "sedan")
    assert any("Allies fire" in line or "combat cards" in line for line in seen.seen)


def test_the_same_in_french() -> None:
    seen = sit(
        ["keep_guns", "help", "why peace", "zut", "99", "warn"], Play(GAME, Seeded(11), "introduction", log=True), "fr"
    )
    assert "Commencer avec Août 14" in seen.text
    assert "chances de l'attaque" in seen.after("help")
    assert "5.3.3" in seen.after("why peace")
    assert "possibilités" in seen.after("99")
    assert "no verb" in seen.after("zut")


def test_save_and_load_of_a_fair_game_against_a_bot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fair = Fair(bytes(range(32)))
    keep_key(fair.commitment, fair.reveal())
    play = Play(GAME, fair, "limited-war", log=True)
    seen = sit(["keep_guns", "automatic", "done", "save mine.grog"], play, ap="random")
    assert "saved to mine.grog" in seen.text
    text = Path("mine.grog").read_text()
    assert "reader: cp" in text
    assert "+?7" in text
    assert fair.reveal() not in text
    saved, game = read_record(Path("mine.grog"))
    assert find_key(saved) == fair.reveal()
    assert replay(saved, game, find_key(saved)).hash() == play.hash()
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    start("paths-of-glory", "", [], [], Path("mine.grog"), None, "en")
    assert fair.commitment in capsys.readouterr().out


def test_undo_stops_at_the_bots_answer_and_back_goes_further() -> None:
    play = Play(GAME, Fair(bytes(range(2, 34))), "introduction", log=True)
    seen = sit(
        ["keep_guns", "undo", "automatic", "move:metz", "undo", "done", "undo", "back", "log 3"], play, ap="random"
    )
    assert "nothing can be taken back" in seen.after("undo")
    assert play.question is not None
    assert play.question.side == 1
    assert play.question.prompt in ("ask-activate", "ask-move")


def test_a_whole_hot_seat_game_by_numbers_to_its_end_and_its_audit(capsys: pytest.CaptureFixture[str]) -> None:
    fair = Fair(bytes(range(5, 37)))
    play = Play(GAME, fair, "introduction", log=True)
    random = Random(3)

    def numbers() -> Iterator[str]:
        while play.question is not None:
            yield str(random.randint(1, len(play.question.options)))

    seen = sit(numbers(), play)  # type: ignore[arg-type]
    assert play.over
    assert "the last turn is over" in seen.text
    audit_file(Path("grognard-last-game.grog"))
    assert "all as the committed key gives them" in capsys.readouterr().out
    replay_file(Path("grognard-last-game.grog"), True, True, "en")
    assert play.hash() in capsys.readouterr().out
    text = Path("grognard-last-game.grog").read_text()
    head, _, body = text.partition("\n\n")
    for old, new in (("=1", "=2"), ("=6", "=5"), ("=3", "=4")):
        if f" {old} " in body:
            Path("forged.grog").write_text(f"{head}\n\n{body.replace(f' {old} ', f' {new} ', 1)}")
            break
    with pytest.raises(BadInput):
        audit_file(Path("forged.grog"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", "", [], [], None, None, "en"), "no game"),
        (("paths-of-glory", "verdun", [], [], None, None, "en"), "no scenario"),
        (("paths-of-glory", "", ["tanks=on"], [], None, None, "en"), "no option"),
        (("paths-of-glory", "", ["bid=on"], [], None, None, "en"), "number"),
        (("paths-of-glory", "", ["bid=99"], [], None, None, "en"), "number from 0 to 20"),
        (("paths-of-glory", "", ["balance=3"], [], None, None, "en"), "on or off"),
        (("paths-of-glory", "", ["balance=maybe"], [], None, None, "en"), "on, off or a number"),
        (("paths-of-glory", "", ["bid=2"], [], None, None, "en"), "tournament"),
        (("paths-of-glory", "introduction", ["tournament=on"], [], None, None, "en"), "5.6.1"),
        (("paths-of-glory", "", [], ["us=person"], None, None, "en"), "SIDE"),
        (("paths-of-glory", "", [], ["ap=napoleon"], None, None, "en"), "person or one of"),
        (("paths-of-glory", "", [], [], None, None, "de"), "no language"),
        (("paths-of-glory", "", [], [], Path("none.grog"), None, "en"), "no file"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence) as caught:
        start(*arguments)
    assert "\n" not in str(caught.value)
