"""A game in the terminal, typed by a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.cli.common import find_key, keep_key, key_folder, read_record
from grognard.cli.listing import options
from grognard.cli.records import audit_file, replay_file
from grognard.cli.terminal import Terminal, start
from grognard.games import get
from grognard.kernel.ask import Choose, Offer
from grognard.kernel.fate import Fair, Scripted, Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import replay
from grognard.kernel.refusal import BadInput
from grognard.kernel.say import sayer

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
    assert "flanking, pinning from Koblenz" in seen.text
    assert play.state.battle is None or play.state.battle.target == GAME.noun("space", "sedan")
    assert any("Allies fire" in line or "combat cards" in line for line in seen.seen)


def test_the_same_in_french() -> None:
    seen = sit(
        ["keep_guns", "help", "why peace", "zut", "99", "warn"], Play(GAME, Seeded(11), "introduction", log=True), "fr"
    )
    assert "Commencer avec Août 14" in seen.text
    assert "chances de l’attaque" in seen.after("help")
    assert "5.3.3" in seen.after("why peace")
    assert "possibilités" in seen.after("99")
    assert "ni une commande ni une réponse" in seen.after("zut")
    assert "août 1914 (tour 1/3), round 1/6 | PV 10" in seen.text


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


def test_what_a_player_sees_before_an_answer() -> None:
    """The hand with its values, units with strength and place, the combat being built."""
    seen = sit(
        ["keep_guns", "event CP1", "sedan", "join ge1", "join GE3", "begin", "pin Liège"],
        Play(GAME, Seeded(11), "introduction", log=True),
        ap="random",
    )
    assert "August 1914 (turn 1/3), round 1/6 | VP 10 | war status: Allies 0 + Central Powers 0 = 0" in seen.text
    hand = seen.after("keep_guns")
    assert "ops event    sr    rp" in hand
    assert "3 ops 4 sr rp GE2 AH1 TU1" in hand
    assert "Guns of August* (war status +2)" in hand
    assert "3 GE3 5-3-3 · Koblenz" in seen.after("sedan")
    assert "GE1 5-3-3@Liège = 5 against FR5 3-3-3 = 3" in seen.after("join ge1")
    assert "2 Koblenz GE3" in seen.after("begin")
    assert "Flank attack: die" in seen.after("pin Liège")


def test_answers_may_be_typed_loosely() -> None:
    seen = sit(
        [
            "keep_guns", "ops:cp1", "metz", "move", "move Atlantis", "attack METZ", "move konigsberg",
            "move Insterberg", "move Bremen", "pick GE", "step Sedan", "pick GEc", "step",
        ],
        Play(GAME, Seeded(11), "introduction", log=True),
    )  # fmt: skip
    assert "move:metz, attack:metz" in seen.after("metz")
    assert "move what?" in seen.after("move")
    assert 'nothing is called "Atlantis"' in seen.after("move Atlantis")
    assert "Metz is activated to attack" in seen.after("attack METZ")
    assert "9.2.6" in seen.after("move konigsberg")
    assert "pick:GE8 5-3-3 · Insterberg" in seen.after("pick GE")
    assert "possible now: pick" in seen.after("step Sedan")
    assert "which one?" in seen.after("pick GEc")


def test_why_says_what_the_rule_decides_and_look_shows_one_thing() -> None:
    seen = sit(
        [
            "keep_guns",
            "why event CP7",
            "why",
            "why 1",
            "look Sedan",
            "look GE7",
            "look CP1",
            "look",
            "map west",
            "map hand",
        ],
        Play(GAME, Seeded(5), "introduction", log=True),
        ap="random",
    )
    assert "9.5.3.1: One reinforcement event per nation per turn" in seen.after("why event CP7")
    assert "why what?" in seen.after("why")
    assert "that is allowed" in seen.after("why 1")
    assert "Verdun (clear, held by Allies, VP, fort 3, trench 1): FR3 3-3-3 + FR4 3-3-3" in seen.after("look Sedan")
    assert "GE7 (army) 5-3-3, reduced 3-3-3: reduced, Mulhouse" in seen.after("look GE7")
    assert "only round 1 of August 1914" in seen.after("look CP1")
    assert "look at what?" in seen.after("look")
    assert "Tarnopol" not in seen.after("map west")
    assert "CP1  3 ops" in seen.after("map hand")


def test_neither_side_is_shown_the_other_hand() -> None:
    """What a person at the terminal reads names no card of the other's hand."""
    play = Play(GAME, Seeded(11), "introduction", log=True)
    seen = sit(["keep_guns", "map", "log", "look metz", "help", "warn"], play, ap="random")
    view = play.view(GAME.sides.index("ap"))["position"].cards["ap"].hand
    assert view
    for card in view:
        assert f"{card} " not in seen.text
        assert f"({card})" not in seen.text


def test_pieces_that_are_alike_are_one_choice() -> None:
    play = Play(GAME, Seeded(11), "introduction", log=True)
    corps = [GAME.noun("unit", f"GEc-{n}") for n in (5, 6, 7)]
    question = Choose(1, "ask-redeploy", Offer("redeploy", [u for u in corps if u is not None]), args={"points": 4})
    lines = options(GAME, play.known(1), question, sayer(GAME, "en"), 99)
    assert lines == ["  redeploy: redeploy ...", "      1 GEc-5 2-1-4 · reserve x3"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    play = Play(GAME, Seeded(4), "introduction", log=True)
    random = Random(4)

    def numbers() -> Iterator[str]:
        while play.question is not None:
            yield (
                random.choice(["map", "odds", "warn", "log", "help"])
                if random.random() < 0.02
                else str(random.randint(1, len(play.question.options)))
            )

    seen = sit(numbers(), play, language)  # type: ignore[arg-type]
    assert play.over
    assert max(map(len, seen.text.splitlines())) < 80


def test_a_game_that_is_left_is_kept_and_can_be_loaded() -> None:
    play = Play(GAME, Seeded(11), "introduction", log=True)
    seen = sit(["keep_guns", "save /nowhere/at/all.grog", "automatic", "move:metz", "save", "quit"], play, ap="random")
    assert "cannot be written" in seen.text
    assert "go on with: grognard play --load" in seen.text.replace("\n  ", " ")
    kept = key_folder().parent / "last-game.grog"
    saved, game = read_record(kept)
    assert replay(saved, game, "").hash() == play.hash()
    other = Play(GAME, Seeded(12), "introduction", log=True)
    again = sit(["keep_guns", "load nowhere.grog", "load", "undo", "load"], other, ap="random")
    assert "there is no file nowhere.grog" in again.after("load nowhere.grog")
    assert "Moving" not in again.text
    assert "Activated: Metz (to move)" in again.after("load")


def test_two_people_at_one_screen_pass_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A curtain falls between two hands, and each is told all that happened since it last looked."""
    typist = Typist(["", "keep_guns", "event CP1", "done", "", "log 2"])
    monkeypatch.setattr("builtins.input", typist.ask)
    monkeypatch.setattr("builtins.print", typist.out)
    play = Play(GAME, Seeded(11), "introduction", log=True)
    Terminal(play, {"ap": "person", "cp": "person"}, "en").run()
    after = "\n".join(typist.seen[typist.seen.index("> done") :])
    assert "\033[2J" in after
    assert "You drew" in after
    assert "Guns of August (CP1) as an event" in after
    assert "CP5" not in after


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
