"""Everything the battles say exists in English and French, is used, and says the same things in the same places."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from grognard.games.clash_of_giants_2.state import State
from grognard.kernel.files import Remark, sources
from grognard.kernel.game import Game
from grognard.kernel.say import sayer
from grognard.kernel.words import LANGUAGES

from ..randomly import new, walk
from .table import GALICIA, YPRES

BOTH = (GALICIA, YPRES)
FOLDER = GALICIA.folder
FILES = {language: (FOLDER / "messages" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
ENGLISH = (FOLDER / "RULINGS.md").read_text("utf-8")
FRENCH = (FOLDER / "RULINGS.fr.md").read_text("utf-8")
# Ids of rules, names of options and files, and any number.
SAME = re.compile(r"\b(?:[A-Z]+|\d+)(?:\.[A-Za-z0-9]+)+|`[^\s`]+`|\d+")
both = pytest.mark.parametrize("game", BOTH, ids=lambda game: game.name)


# -- messages -----------------------------------------------------------------------------------------------------


@cache
def messages(language: str) -> dict[str, str]:
    """Every message with its text."""
    entries = re.split(r"^(?=[a-z][a-z0-9-]* =)", FILES[language], flags=re.M)
    pairs = (entry.partition(" =") for entry in entries if re.match(r"[a-z][a-z0-9-]* =", entry))
    return {key: text.split("\n##")[0].strip() for key, _, text in pairs}


@cache
def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the code writes out, and patterns of those that it puts together (f"mark-{key}")."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    families = {key.partition("-")[0] for key in messages("en")}
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                if any(parts[0].startswith(re.escape(f"{family}-")) for family in families):
                    made.append(re.compile("".join(parts)))
    return whole, made


def promised() -> set[str]:
    """What the table looks up by itself: verbs, options, games, scenarios."""
    found = set()
    for game in BOTH:
        found |= {f"verb-{verb.replace('_', '-')}" for verb in game.verbs}
        found |= {f"game-title-{game.name}", f"game-text-{game.name}"}
        for name, option in game.options.items():
            found |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in option.choices)}
        for scenario in game.scenarios:
            found.add(f"scenario-{scenario}")
            alone = f"scenario-text-{scenario}-{game.name}"
            found.add(alone if alone in messages("en") else f"scenario-text-{scenario}")
    return found


def test_every_key_of_the_code_has_a_sentence() -> None:
    families = {key.partition("-")[0] for key in messages("en")}
    others = {*GALICIA.options, *YPRES.options, *(game.name for game in BOTH)}
    keys = {key for key in spoken()[0] if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", key)} - others
    asked = {key for key in keys if key.partition("-")[0] in families}
    assert len(asked) > 150
    for language in LANGUAGES:
        assert asked | promised() <= messages(language).keys()


def test_every_sentence_is_said_somewhere() -> None:
    whole, made = spoken()
    idle = [
        key
        for key in messages("en")
        if key not in whole and key not in promised() and not any(each.fullmatch(key) for each in made)
    ]
    assert idle == []


def test_both_languages_have_the_same_sentences_with_the_same_blanks() -> None:
    english, french = (messages(language) for language in LANGUAGES)
    assert list(english) == list(french)
    for key, text in english.items():
        assert set(re.findall(r"\$([a-z]+)", text)) == set(re.findall(r"\$([a-z]+)", french[key])), key


@both
def test_all_that_is_asked_told_and_offered_in_play_is_said_whole(game: Game[State]) -> None:
    """No key, no blank left open, in either language."""
    wrong = re.compile(r"[{}$]|\b(?:ask|log|verb|warn|end|unit|marker|side)-[a-z-]+")
    said = 0
    for seed in range(4):
        play = new(game, seed, log=True)
        for n, here in enumerate(walk(play, seed, 900)):
            question = here.question
            if n % 9 or question is None:
                continue
            for language in LANGUAGES:
                say = sayer(game, language)
                lines = [say.text(question.prompt, question.args)]
                lines += [say.action(verb, noun) for verb, noun in question.options[:20]]
                lines += [say.warning(warning) for warning in here.warnings(question.side)[:3]]
                assert not [line for line in lines if wrong.search(line)]
                said += len(lines)
        for line in play.state.log or ():
            for language in LANGUAGES:
                assert not wrong.search(sayer(game, language).line(line)), line.key
    assert said > 1000


def test_reasons_need_no_blanks_they_are_not_given() -> None:
    """A refusal is made of its key alone, wherever the code does not give it arguments."""
    bare = {"attack-duty", "move-must", "move-go-home", "move-must-part"}
    for language in LANGUAGES:
        for key in bare:
            assert "$" not in messages(language)[key]


# -- rulings ------------------------------------------------------------------------------------------------------


def blocks(text: str) -> list[tuple[str, list[str]]]:
    """Headings, list items and paragraphs in order: of what kind each is, and what must be alike in both languages."""
    found = re.split(r"\n(?=#|- )|\n\n+", text.strip())
    return [(block.split()[0] if block[0] in "#-" else "", sorted(SAME.findall(block))) for block in found if block]


def test_the_french_rulings_have_every_heading_item_id_option_and_number_in_its_place() -> None:
    english, french = blocks(ENGLISH), blocks(FRENCH)
    assert [kind for kind, _ in french] == [kind for kind, _ in english]
    for ours, theirs in zip(english, french, strict=True):
        assert theirs == ours
    assert sum(kind == "-" for kind, _ in english) > 70


def test_every_option_is_explained_with_its_rule() -> None:
    for text in (ENGLISH, FRENCH):
        items = re.findall(r"^- `([a-z-]+)`.*?\(([A-Z]+\.[0-9a-z.]+)\)", text, flags=re.M)
        options = {name: option.rule for game in BOTH for name, option in game.options.items()}
        assert {name: rule for name, rule in items if name in options} == options


def test_no_item_of_the_french_rulings_is_left_in_english() -> None:
    english = set(re.findall(r"[A-Za-z][^.;:]{25,}", ENGLISH))
    assert not [words for words in english if words in FRENCH]


# -- where facts come from ----------------------------------------------------------------------------------------


def notes(game: Game[State], language: str) -> dict[tuple[str, str], Remark]:
    said = sources(game.name, game.folder, (game.data, game.art), language)
    return {(file, remark.of): remark for file, remark in said}


@both
def test_every_provenance_note_has_its_french(game: Game[State]) -> None:
    english, french = notes(game, "en"), notes(game, "fr")
    assert list(english) == list(french)
    for place, ours in english.items():
        theirs = french[place]
        assert theirs.origin == ours.origin
        assert theirs.note, place
        assert theirs.note != ours.note, place
        assert sorted(SAME.findall(theirs.note)) == sorted(SAME.findall(ours.note)), place


def test_nothing_else_is_translated() -> None:
    lines = (FOLDER / "messages" / "sources_fr.csv").read_text("utf-8").splitlines()[1:]
    places = {tuple(line.split(",", 2)[:2]) for line in lines}
    assert places == {place for game in BOTH for place in notes(game, "en")}
