"""Everything a person reads exists in English and in French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard.games import everything
from grognard.kernel.refusal import refuse
from grognard.kernel.rulebook import index, summary
from grognard.kernel.say import LANGUAGES, sayer

ROOT = Path(grognard.__file__).parent
FAMILIES = (
    "ask", "log", "warn", "end", "cli", "kernel", "way", "move", "dig", "attack", "loss", "cc", "retreat", "advance",
    "hold", "sr", "rp", "event", "card", "deploy", "discard", "peace", "activate", "flank",
)  # fmt: skip
KEY = re.compile(rf'"((?:{"|".join(FAMILIES)})-[a-z0-9-]+)"')


def used() -> set[str]:
    found: set[str] = set()
    for path in ROOT.rglob("*.py"):
        found |= set(KEY.findall(path.read_text("utf-8")))
    for game in everything().values():
        found -= set(game.options)
        found |= {f"verb-{verb.replace('_', '-')}" for verb in game.verbs}
        found |= {f"option-{name}" for name in game.options}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(everything()))
def test_every_key_used_in_the_code_has_a_sentence(name: str, language: str) -> None:
    say = sayer(everything()[name], language)
    missing = sorted(key for key in used() if not say.has(key))
    assert missing == []


def _variables(text: str) -> dict[str, set[str]]:
    entries = re.split(r"^(?=[a-z][a-z0-9-]+ =)", text, flags=re.M)
    return {entry.split(" =")[0]: set(re.findall(r"\$([a-z-]+)", entry)) for entry in entries if " =" in entry}


@pytest.mark.parametrize("folder", [ROOT / "kernel", *(game.folder for game in everything().values())])
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english = _variables((folder / "messages" / "en.ftl").read_text("utf-8"))
    french = _variables((folder / "messages" / "fr.ftl").read_text("utf-8"))
    assert english.keys() == french.keys()
    for key, names in english.items():
        if key not in ("log-action", "log-activate", "log-fire"):  # one language spells out what the other names
            assert names == french[key], key


def test_a_refusal_is_said_with_its_rule_and_its_nouns() -> None:
    game = everything()["paths-of-glory"]
    refusal = refuse("AP.45", "event-needs", card=("card", 0))
    english = sayer(game, "en").refusal(refusal)
    french = sayer(game, "fr").refusal(refusal)
    assert english.startswith("AP.45: ")
    assert game.label("card", 0, "en") in english
    assert game.label("card", 0, "fr") in french
    assert english != french


@pytest.mark.parametrize("name", sorted(everything()))
def test_every_rule_is_summed_up_in_both_languages(name: str) -> None:
    game = everything()[name]
    for rule in index(game):
        english, french = summary(game, rule.id, "en"), summary(game, rule.id, "fr")
        assert english
        assert french
        assert english != french, rule.id
