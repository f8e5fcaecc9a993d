"""Everything a person reads exists in English and in French."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.games import everything
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadInput, refuse
from grognard.kernel.rulebook import index, summary
from grognard.kernel.say import sayer
from grognard.kernel.words import LANGUAGES, bundle, sentence

ROOT = Path(grognard.__file__).parent
FAMILIES = (
    "ask", "log", "warn", "end", "cli", "kernel", "way", "move", "dig", "attack", "loss", "cc", "retreat", "advance",
    "hold", "sr", "rp", "event", "card", "deploy", "discard", "peace", "activate", "flank", "bad",
    "board", "mark", "zone", "status", "panel", "chart", "shade", "table", "game", "scenario", "show", "unit", "title",
    "turn", "day", "month", "nation", "adjective",
)  # fmt: skip
KEY = re.compile(rf'"((?:{"|".join(FAMILIES)})-[a-z0-9-]+)"')


def used(name: str) -> set[str]:
    """The keys that a game's own code uses, and the code that knows no game."""
    game = everything()[name]
    found: set[str] = set()
    for path in ROOT.rglob("*.py"):
        if game.folder in path.parents or ROOT / "games" not in path.parents:
            found |= set(KEY.findall(path.read_text("utf-8")))
    found -= {option for other in everything().values() if other.folder == game.folder for option in other.options}
    found |= {f"verb-{verb.replace('_', '-')}" for verb in game.verbs}
    found |= {f"option-{name}-{choice}" for name, option in game.options.items() for choice in option.choices}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(everything()))
def test_every_key_used_in_the_code_has_a_sentence(name: str, language: str) -> None:
    say = sayer(everything()[name], language)
    missing = sorted(key for key in used(name) if not say.has(key) and not say.has(f"{key}-{name}"))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(everything()))
def test_every_option_has_a_name_or_a_rule_that_is_summed_up(name: str, language: str) -> None:
    game = everything()[name]
    for option, its in game.options.items():
        assert sayer(game, language).has(f"option-{option}") or summary(game, its.rule, language), option


def _variables(text: str) -> dict[str, set[str]]:
    entries = re.split(r"^(?=[a-z][a-z0-9-]+ =)", text, flags=re.M)
    return {entry.split(" =")[0]: set(re.findall(r"\$([a-z-]+)", entry)) for entry in entries if " =" in entry}


def test_both_languages_say_the_same_things() -> None:
    """Here those that know no game; tests/test_french.py compares what the games say."""
    english, french = (_variables((ROOT / f"kernel/messages/{each}.ftl").read_text("utf-8")) for each in LANGUAGES)
    assert english == french


def test_a_refusal_is_said_with_its_rule_and_its_nouns() -> None:
    game = everything()["paths-of-glory"]
    refusal = refuse("AP.45", "event-needs", card=("card", 0))
    english = sayer(game, "en").refusal(refusal)
    french = sayer(game, "fr").refusal(refusal)
    assert english.startswith("AP.45: ")
    assert game.words.label("card", 0, "en") in english
    assert game.words.label("card", 0, "fr") in french
    assert english != french


@pytest.mark.parametrize("name", sorted(everything()))
def test_every_rule_is_summed_up_in_both_languages(name: str) -> None:
    game = everything()[name]
    for rule in index(game):
        english, french = summary(game, rule.id, "en"), summary(game, rule.id, "fr")
        assert english
        assert french
        assert english != french, rule.id


FOLDERS = (ROOT / "kernel", *(game.folder for game in everything().values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sentence_about_bad_input_can_be_said(folder: Path, language: str) -> None:
    found = 0
    for key, names in _variables((folder / "messages" / f"{language}.ftl").read_text("utf-8")).items():
        if key.startswith("bad-"):
            messages = bundle(language, folder)
            said, errors = messages.format_pattern(messages.get_message(key).value, dict.fromkeys(names, "<it>"))
            assert errors == [], key
            assert "\n" not in said, key
            assert said == sentence(language, key, dict.fromkeys(names, "<it>"), folder)
            found += 1
    assert found or folder != ROOT / "kernel"


def test_bad_input_is_raised_with_what_its_sentence_needs() -> None:
    known = {
        key: names for at in FOLDERS for key, names in _variables((at / "messages/en.ftl").read_text("utf-8")).items()
    }
    raised = set()
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadInput":
                assert len(node.args) == 1
                assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}"
                key = str(node.args[0].value)
                assert {word.arg for word in node.keywords} - {"folder", "at"} == known[key], key
                raised.add(key)
    assert raised >= {key for key in known if key.startswith("bad-")} - {"bad-at"}


def test_bad_input_says_numbers_plainly_and_travels_between_processes() -> None:
    error = BadInput("bad-record-back", answer=12345, of=1000000)
    again = pickle.loads(pickle.dumps(error))
    assert str(error) == str(again) == "the record is damaged: it goes back to answer 12345 of 1000000"
    assert again.said("fr") == "la partie enregistrée est abîmée\u00a0: elle revient à la réponse 12345 sur 1000000"
    assert again.said("xx") == str(error)


def _hushed(folder: Path) -> set[str]:
    """Prompts that only the one asked may read, and what the others read instead."""
    found: set[str] = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and any(each.arg == "others" for each in node.keywords):
                texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str) and text.startswith("ask-")}
    return found


@pytest.mark.parametrize("game", everything().values(), ids=list(everything()))
def test_who_waits_reads_a_prompt_written_for_who_waits(game: Game[Any]) -> None:
    keys = re.findall(r"^(ask-[\w-]+) =", (game.folder / "messages" / "en.ftl").read_text("utf-8"), re.M)
    verbs = tuple(f"-{verb.replace('_', '-')}" for verb in game.verbs)
    asked = {key for key in keys if not key.endswith(("-others", "-help"))} - _hushed(game.folder)
    asked -= {key for key in asked if key.endswith(verbs) and key.rpartition("-")[0] in asked}  # answers, not prompts
    for language in LANGUAGES:
        say = sayer(game, language)
        assert [key for key in sorted(asked) if not say.has(f"{key}-others")] == []
