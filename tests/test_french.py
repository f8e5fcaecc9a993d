"""Everything a game says exists in English and French, is used, and says the same things in the same places.

No rule is named in this file: the rule index would take it for the test of that rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.refusal import Refusal
from grognard.kernel.rulebook import chapter, index, summary
from grognard.kernel.say import sayer
from grognard.kernel.words import LANGUAGES, OWN, speech

from .french import BOXES, GAMES, SAME, blocks, families, messages, notes, promised, rulings, written
from .randomly import new, walk

PUT_TOGETHER = {
    "won_by_the_sword": {f"log-{name}" for name in ("minor-battle", "minor-victory", "major-victory")},
    "italia_1917_1918": {
        f"log-{verb}" for verb in ("mark", "reserve", "interdict", "observe", "bomb", "strafe", "blow", "mend")
    },
}
"""Lines of the log whose key the code makes out of two parts."""
LOOSE = re.compile(r" [;!?»%]|(?<!\d) :| : (?!\d)|« |\w'\w|[^\W\d]: |[^\W\d][!?](?:\s|$)")
"""French as no printer sets it: a mark that may begin a line or touches its word, a straight apostrophe."""
boxes = pytest.mark.parametrize("box", BOXES, ids=lambda box: str(box.name))
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


# -- messages -----------------------------------------------------------------------------------------------------


@boxes
def test_every_key_of_the_code_has_a_sentence(box: Path) -> None:
    other = {name for game in BOXES[box] for name in (game.name, *game.options)}
    keys = {key for key in written(box)[0] if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", key)} - other
    asked = {key for key in keys if key.partition("-")[0] in families(box)}
    assert len(asked) > 250
    for language in LANGUAGES:
        known = messages(box, language).keys() | messages(OWN, language).keys()
        assert sorted((asked | promised(box)) - known) == []


@boxes
def test_every_sentence_is_said_somewhere(box: Path) -> None:
    whole, made = written(box)
    known = whole | promised(box) | PUT_TOGETHER.get(box.name, set())
    known |= {f"chapter-{chapter(rule.id)}" for rule in index(BOXES[box][0])}
    ends = ["others", "help", *{verb.replace("_", "-") for game in BOXES[box] for verb in game.verbs}]

    def said(key: str) -> bool:
        return key in known or any(each.fullmatch(key) for each in made)

    def beside(key: str) -> bool:
        """Looked up beside a question: as others read it (`ASK-others`), its help, its word for a verb (`ASK-VERB`)."""
        if key.startswith("log-"):  # a move that tells from where
            return key.endswith("-from") and said(key.removesuffix("-from"))
        return key.startswith("ask-") and any(key.endswith(f"-{end}") and said(key[: -len(end) - 1]) for end in ends)

    assert [key for key in messages(box, "en") if not said(key) and not beside(key)] == []


@boxes
def test_nothing_is_said_again_that_every_game_says(box: Path) -> None:
    """Where a game has a word of its own for what all of them say, it is another one in some language."""
    for key in messages(box, "en").keys() & messages(OWN, "en").keys():
        assert any(messages(box, language)[key] != messages(OWN, language)[key] for language in LANGUAGES), key


@boxes
def test_both_languages_have_the_same_sentences_with_the_same_blanks(box: Path) -> None:
    english, french = (messages(box, language) for language in LANGUAGES)
    assert list(english) == list(french)
    for key, text in english.items():
        assert set(re.findall(r"\$([a-z]+)", text)) == set(re.findall(r"\$([a-z]+)", french[key])), key


@games
def test_all_that_is_asked_told_and_offered_in_play_is_said_whole(game: Game[Any]) -> None:
    """No key, no blank left open, in either language: what each side is asked, what it is offered, what it reads."""
    wrong = re.compile(
        r"[{}$]|\b(?:ask|log|verb|warn|end|kind|slot|side|no|of|show|hint|unit|marker|title|nation|adjective|month|turn)-[a-z-]+"
    )
    says = [sayer(game, language) for language in LANGUAGES]
    said = 0
    for seed in range(max(4, len(game.scenarios))):
        play = new(game, seed, log=True)
        for n, here in enumerate(walk(play, seed, 900)):
            question = here.question
            if n % 9 or question is None:
                continue
            for say in says:
                read = [say.asked(question, side) for side in (0, 1, None)]
                lines = ["".join(bit if isinstance(bit, str) else bit[1] for bit in bits) for bits in read]
                lines += [say.action(verb, noun, question.prompt) for verb, noun in question.options[:20]]
                lines += [say.warning(warning) for warning in here.warnings(question.side)[:3]]
                lines += [
                    say.refusal(refusal)
                    for offer in question.offers
                    for noun in (-1 if offer.among is None else 0,)
                    if offer.unless is not None and isinstance(refusal := offer.unless(noun), Refusal)
                ]
                assert not [line for line in lines if wrong.search(line)]
                assert say.language != "fr" or not [line for line in lines if LOOSE.search(line)]
                said += len(lines)
        for line in play.state.log or ():
            for say in says:
                assert not wrong.search(say.line(line)), line.key
                assert say.language != "fr" or not LOOSE.search(say.line(line)), line.key
    assert said > 3000


# -- rulings ------------------------------------------------------------------------------------------------------


@boxes
def test_the_french_rulings_have_every_heading_item_id_option_and_number_in_its_place(box: Path) -> None:
    english, french = map(blocks, rulings(box))
    assert [kind for kind, _ in french] == [kind for kind, _ in english]
    for ours, theirs in zip(english, french, strict=True):
        assert theirs == ours
    assert sum(kind == "-" for kind, _ in english) > 70
    marks = {mark for _, found in english for mark in found}
    assert sum("." in mark for mark in marks) > 100


@boxes
def test_no_item_of_the_french_rulings_is_left_in_english(box: Path) -> None:
    english, french = rulings(box)
    assert not [words for words in set(re.findall(r"[A-Za-z][^.;:]{25,}", english)) if words in french]


# -- where facts come from ----------------------------------------------------------------------------------------


@games
def test_every_note_says_the_same_in_french(game: Game[Any]) -> None:
    english, french = notes([game], "en"), notes([game], "fr")
    assert list(english) == list(french)
    for place, ours in english.items():
        theirs = french[place]
        assert theirs.origin == ours.origin
        assert theirs.note, place
        assert theirs.note != ours.note, place
        assert sorted(SAME.findall(theirs.note)) == sorted(SAME.findall(ours.note)), place


@boxes
def test_every_note_and_nothing_else_is_translated(box: Path) -> None:
    lines = (box / "messages" / "sources_fr.csv").read_text("utf-8").splitlines()[1:]
    assert sorted(tuple(line.split(",", 2)[:2]) for line in lines) == sorted(notes(BOXES[box], "en"))


def texts(value: object) -> Iterator[str]:
    """All texts in something plain."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


@boxes
def test_french_marks_stay_with_their_word_and_apostrophes_are_curly(box: Path) -> None:
    """In every sentence and note, however it was typed."""
    assert all(LOOSE.search(text) for text in ("C'est", "oui : non", "oui: non", "oui!"))
    said = speech(box)
    found = [said("fr", key) for key in {**messages(OWN, "fr"), **messages(box, "fr")}]
    found += [remark.note for remark in notes(BOXES[box], "fr").values()]
    found += [summary(game, rule.id, "fr") for game in BOXES[box] for rule in index(game)]
    assert [text for text in found if LOOSE.search(text)] == []


@games
def test_french_is_put_together_as_it_is_printed(game: Game[Any]) -> None:
    """Where names and notes are put together: on the board, in a position, in what is said of a thing."""
    play: Play[Any] = Play(game, Seeded(1), game.scenarios[-1])
    assert game.page.board is not None
    assert game.page.picture is not None
    assert game.words.detail is not None
    found = [*texts(msgspec.to_builtins(game.page.board("fr")))]
    for side in (None, *range(len(game.sides))):
        found += texts(msgspec.to_builtins(game.page.picture(game.view(play.state, side), "fr")))
    for kind, nouns in game.nouns.items():
        found += [game.words.detail(play.known(0), kind, noun, "fr") for noun in range(len(nouns))]
    assert [text for text in found if LOOSE.search(text)] == []
