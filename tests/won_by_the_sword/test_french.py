"""Everything the game says exists in English and French, is used, and says the same things in the same places."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.names import label
from grognard.kernel.files import Remark, sources
from grognard.kernel.refusal import Refusal
from grognard.kernel.say import sayer
from grognard.kernel.words import LANGUAGES

from ..randomly import new, walk

FOLDER = GAME.folder
FILES = {language: (FOLDER / "messages" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
ENGLISH = (FOLDER / "RULINGS.md").read_text("utf-8")
FRENCH = (FOLDER / "RULINGS.fr.md").read_text("utf-8")
# Ids of rules and rulings, names of options and files, and any number.
SAME = re.compile(r"\b(?:[A-Z]+|\d+)(?:\.[A-Za-z0-9]+)+|\b[A-Z]\d+\b|`[^\s`]+`|\d+")


# -- messages -----------------------------------------------------------------------------------------------------


@cache
def messages(language: str) -> dict[str, str]:
    """Every message with its text."""
    entries = re.split(r"^(?=[a-z][a-z0-9-]* =)", FILES[language], flags=re.M)
    pairs = (entry.partition(" =") for entry in entries if re.match(r"[a-z][a-z0-9-]* =", entry))
    return {key: text.split("\n##")[0].strip() for key, _, text in pairs}


@cache
def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the code writes out, and patterns of those that it puts together (f"month-{name}")."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    families = {key.partition("-")[0] for key in messages("en")}
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                if any(parts[0].startswith(re.escape(f"{family}-")) for family in families) and parts[0] != "log\\-":
                    made.append(re.compile("".join(parts)))
    whole |= {f"log-{name}" for name in ("minor-battle", "minor-victory", "major-victory")}
    return whole, made


def promised() -> set[str]:
    """What the table looks up by itself: verbs, options, the game, its scenarios."""
    found = {f"verb-{verb.replace('_', '-')}" for verb in GAME.verbs} | {"game-title", "game-text"}
    for name, option in GAME.options.items():
        found |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in option.choices)}
    for scenario in GAME.scenarios:
        found |= {f"scenario-{scenario}", f"scenario-text-{scenario}"}
    return found


def test_every_key_of_the_code_has_a_sentence() -> None:
    families = {key.partition("-")[0] for key in messages("en")}
    keys = {key for key in spoken()[0] if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", key)} - set(GAME.options)
    asked = {key for key in keys if key.partition("-")[0] in families}
    assert len(asked) > 250
    for language in LANGUAGES:
        assert sorted((asked | promised()) - messages(language).keys()) == []


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_a_name(language: str) -> None:
    for kind, nouns in GAME.nouns.items():
        names = [label(kind, noun, language) for noun in range(len(nouns))]
        assert not [name for name in names if re.search(r"[{}$]|\b(?:of|kind|slot|wing|ability|month)-", name)], kind
        if kind != "card":  # cards of one action are called alike
            assert len(set(names)) == len(names), kind


def test_all_that_is_asked_told_and_offered_in_play_is_said_whole() -> None:
    """No key, no blank left open, in either language: what each side is asked, what it is offered, what it reads."""
    wrong = re.compile(r"[{}$]|\b(?:ask|log|verb|warn|end|kind|slot|side|no|of|show|hint)-[a-z-]+")
    said = 0
    for seed in range(len(GAME.scenarios)):
        play = new(GAME, seed, log=True)
        for n, here in enumerate(walk(play, seed, 600)):
            question = here.question
            if n % 7 or question is None:
                continue
            for language in LANGUAGES:
                say = sayer(GAME, language)
                lines = [say.text(*question.asked(side)) for side in (0, 1, None)]
                lines += [say.action(verb, noun) for verb, noun in question.options[:20]]
                lines += [
                    say.refusal(refusal)
                    for offer in question.offers
                    for noun in (-1 if offer.among is None else 0,)
                    if offer.unless is not None and isinstance(refusal := offer.unless(noun), Refusal)
                ]
                assert not [line for line in lines if wrong.search(line)]
                said += len(lines)
        for line in play.state.log or ():
            for language in LANGUAGES:
                assert not wrong.search(sayer(GAME, language).line(line)), line.key
    assert said > 3000


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


def test_every_ruling_the_code_names_is_there() -> None:
    """The code says `ruling 18`; the page has an item K18."""
    named = set()
    for path in FOLDER.glob("*.py"):
        named |= {int(n) for n in re.findall(r"[Rr]uling (\d+)", path.read_text("utf-8"))}
    assert len(named) > 10
    items = {int(n) for n in re.findall(r"^- K(\d+)\b", ENGLISH, flags=re.M)}
    assert items == set(range(1, 31))
    assert named <= items


def test_no_item_of_the_french_rulings_is_left_in_english() -> None:
    english = set(re.findall(r"[A-Za-z][^.;:]{25,}", ENGLISH))
    assert not [words for words in english if words in FRENCH]


# -- where facts come from ----------------------------------------------------------------------------------------


def notes(language: str) -> dict[tuple[str, str], Remark]:
    said = sources(GAME.name, FOLDER, (GAME.data, GAME.art), language)
    return {(file, remark.of): remark for file, remark in said}


def test_every_provenance_note_has_its_french() -> None:
    english, french = notes("en"), notes("fr")
    assert list(english) == list(french)
    for place, ours in english.items():
        theirs = french[place]
        assert theirs.origin == ours.origin
        assert theirs.note, place
        assert theirs.note != ours.note, place
        assert sorted(SAME.findall(theirs.note)) == sorted(SAME.findall(ours.note)), place


def test_nothing_else_is_translated() -> None:
    lines = (FOLDER / "messages" / "sources_fr.csv").read_text("utf-8").splitlines()[1:]
    places = [tuple(line.split(",", 2)[:2]) for line in lines]
    assert sorted(places) == sorted(notes("en"))
