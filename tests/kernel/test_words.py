"""The words kit: what a folder says, ordinals, figures, names in sheets; and that no game knows a language by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import grognard
from grognard.games import everything
from grognard.kernel.words import (
    LANGUAGES, MONTHS, OWN, Say, Spoken, capital, column, figure, has, named, row, sentence, speech, stretch, tidy,
)  # fmt: skip

from ..french import messages

ROOT = Path(grognard.__file__).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game's speech: an army of its own, a word where every game has another, and ordinals of either gender."""
    (tmp_path / "messages").mkdir()
    english = ["adjective-ah = Austrian", "nth = the { ORDINAL($n) }", "worn = { $a } { $b } end", "many = { $n } men"]
    english.append(dated := "date = { DAY($day) } { MONTH($month) }")
    french = [
        "adjective-ah = autrichien", "    .f = autrichienne", 'nth = { ORDINAL($n) } et { ORDINAL($n, gender: "f") }',
        "worn = { $b } { $a } fin", "many = { $n } hommes", dated,
    ]  # fmt: skip
    for language, lines in zip(LANGUAGES, (english, french), strict=True):
        (tmp_path / "messages" / f"{language}.ftl").write_text("\n".join(lines) + "\n", "utf-8")
    return tmp_path


@pytest.fixture
def say(folder: Path) -> Say:
    return speech(folder)


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (1, "the 1st", "1er et 1re"), (2, "the 2nd", "2e et 2e"), (3, "the 3rd", "3e et 3e"),
        (4, "the 4th", "4e et 4e"), (11, "the 11th", "11e et 11e"), (13, "the 13th", "13e et 13e"),
        (21, "the 21st", "21e et 21e"), (101, "the 101st", "101e et 101e"), (112, "the 112th", "112e et 112e"),
        (1001, "the 1001st", "1001e et 1001e"), ("42", "the 42nd", "42e et 42e"), ("", "the ", " et "),
    ],
)  # fmt: skip
def test_ordinals(say: Say, number: int | str, english: str, french: str) -> None:
    assert say("en", "nth", n=number) == english
    assert say("fr", "nth", n=number) == french


def test_a_unit_is_called_by_its_nation_in_the_gender_of_its_size(say: Say) -> None:
    assert say("en", "title-army", nation="ge", number=1) == "German 1st Army"
    assert say("fr", "title-army", nation="ge", number=1) == "1re armée allemande"
    assert say("fr", "title-army", nation="ru", number=2) == "2e armée russe"
    kinds = {"en": "Landwehr", "fr": "de Landwehr"}
    told = [tidy(say(each, "title-division", nation="ah", number="46", kind=kinds[each])) for each in LANGUAGES]
    assert told == ["Austrian 46th Landwehr Division", "46e division de Landwehr autrichienne"]


def test_a_part_that_is_empty_leaves_no_space(say: Say) -> None:
    assert tidy(say("en", "title-brigade", nation="fr", number="", kind="")) == "French Brigade"
    assert tidy(say("fr", "title-brigade", nation="fr", number="", kind="")) == "brigade française"
    assert tidy(say("en", "worn", a="", b="")) == "end"


def test_a_game_s_own_word_wins_and_the_others_are_everybody_s(say: Say) -> None:
    assert say("en", "title-army", nation="ah", number=4) == "Austrian 4th Army"
    assert sentence("en", "title-army", {"nation": "ah", "number": 4}) == "Austro-Hungarian 4th Army"
    assert say("fr", "nation-ah") == "Autriche-Hongrie"


def test_what_has_no_sentence_is_shown_as_it_is(say: Say, folder: Path) -> None:
    assert say("fr", "no-such-key", n=1) == "no-such-key"
    assert say("en", "title-army", nation="xx", number=1) == "adjective-xx 1st Army"
    assert not has(folder, "no-such-key")
    assert has(folder, "worn")
    assert has(folder, "title-army")


def test_who_speaks_no_language_of_ours_reads_the_first(say: Say) -> None:
    assert say("xx", "nth", n=1) == say("en", "nth", n=1)
    assert figure(0.5, "xx") == "0.5"
    assert row("a", "b", "xx") == "a: b"
    assert named([{"name": "Liège"}])["xx"] == ("Liège",)
    assert column("name", "xx") == "name"


def test_numbers_are_said_without_grouping(say: Say) -> None:
    assert say("en", "many", n=12345) == "12345 men"
    assert say("fr", "many", n=12345) == "12345 hommes"


@pytest.mark.parametrize(
    ("value", "digits", "english", "french"),
    [
        (2.5, 1, "2.5", "2,5"), (0.25, 1, "0.2", "0,2"), (1234.5, 2, "1234.50", "1234,50"), (3, 0, "3", "3"),
        (-0.75, 2, "-0.75", "-0,75"),
    ],
)  # fmt: skip
def test_figures(value: float, digits: int, english: str, french: str) -> None:
    assert figure(value, "en", digits) == english
    assert figure(value, "fr", digits) == french
    assert figure(2.5, "fr") == "2,5"


def test_names_in_sheets() -> None:
    rows = ({"name": "Antwerp", "name_fr": "Anvers", "off": "x"}, {"name": "Liège", "name_fr": "", "off": ""})
    assert named(rows) == {"en": ("Antwerp", "Liège"), "fr": ("Anvers", "Liège")}
    assert named(iter(rows), "off") == {"en": ("x", ""), "fr": ("x", "")}
    assert [column("summary", language) for language in LANGUAGES] == ["summary", "summary_fr"]
    with pytest.raises(KeyError):
        Spoken[str]()["en"]


def test_small_things() -> None:
    assert [capital(text) for text in ("", "the Senussi", "états")] == ["", "The Senussi", "États"]
    assert [row("Réserve", "2", language) for language in LANGUAGES] == ["Réserve: 2", "Réserve\u00a0: 2"]
    assert tidy("a  b   c") == "a b c"


@pytest.mark.parametrize(
    ("day", "month", "english", "french"), [(1, 1, "1 January", "1er janvier"), (31, 12, "31 December", "31 décembre")]
)
def test_days_and_months(say: Say, day: int, month: int, english: str, french: str) -> None:
    assert say("en", "date", day=day, month=month) == english
    assert say("fr", "date", day=day, month=month) == french


@pytest.mark.parametrize(
    ("first", "last", "english", "french"),
    [
        ("1914-08-17", "1914-08-19", "17-19 August", "17-19 août"),
        ("1917-10-30", "1917-11-01", "30 October-1 November", "30 octobre-1er novembre"),
    ],
)
def test_the_days_of_a_turn(say: Say, first: str, last: str, english: str, french: str) -> None:
    told = stretch(date.fromisoformat(first), date.fromisoformat(last))
    assert [say(language, "turn-days", **told) for language in LANGUAGES] == [english, french]
    assert told["year"] == int(last[:4])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_month_and_nation_of_the_great_war_has_its_words(language: str) -> None:
    keys = messages(OWN, language).keys()
    assert {f"month-{month}" for month in MONTHS} <= keys
    adjectives = {key for key in keys if key.startswith("adjective-")}
    assert len(adjectives) > 15
    assert {key.replace("adjective", "nation") for key in adjectives} <= keys


# -- who knows a language by name -------------------------------------------------------------------------------------


def languages_known(source: str) -> Iterator[int]:
    """Lines of a module that know a language by name.

    A nation may be called `fr` too, so that alone is nothing, and a side `en`, where a game names its sides. It is,
    where a language is compared with something written out, or asked how it begins; and so is the code of any other
    language, a column made for one (`name_fr`), or the list of them all."""
    others = {code for code in LANGUAGES if code != "fr"}
    columns = tuple(f"_{code}" for code in LANGUAGES)
    tree = ast.parse(source)
    sides_named = {id(part) for named in ast.walk(tree) if _names_sides(named) for part in ast.walk(named)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) in sides_named and text in others:
                pass
            case ast.Constant(value=str(text)) if text in others or text.endswith(columns):
                yield node.lineno
            case ast.Compare() if any(map(_language, sides := [node.left, *node.comparators])):
                if any(_written(side) for side in sides):
                    yield node.lineno
            case ast.Match(subject=subject) if _language(subject):
                yield node.lineno
            case ast.Call(func=ast.Attribute(value=value)) if _language(value):
                yield node.lineno
            case ast.Subscript(value=ast.Dict(), slice=at) if _language(at):
                yield node.lineno
            case ast.Call(func=ast.Attribute(value=ast.Dict()), args=args) if any(map(_language, args)):
                yield node.lineno
            case ast.ImportFrom(names=names) if any(each.name == "LANGUAGES" for each in names):
                yield node.lineno


def _names_sides(node: ast.AST) -> bool:
    """SIDES = ("cp", "en")."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == "SIDES" for target in targets)


def _language(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ("language", "lang", "spoken")


def _written(node: ast.expr) -> bool:
    return any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(node))


@pytest.mark.parametrize(
    "source",
    [
        'french = language == "fr"', 'x = 1 if "fr" != language else 2', 'if language in ("fr", "de"): pass',
        'NAMES = {"en": ("a",), "fr": ("b",)}', 'names["en"]', 'row["name_fr"]', 'title[language != "fr"]',
        'match language:\n    case "fr": pass', 'language.startswith("fr")', 'x = {"fr": "a"}[language]',
        'x = {"fr": "a"}.get(language, "b")',
        "from ...kernel.words import LANGUAGES, speech", 'if self.language == "fr": pass', 'def f(language="en"): pass',
    ],
)  # fmt: skip
def test_a_module_that_knows_a_language_is_found(source: str) -> None:
    assert list(languages_known(source))


@pytest.mark.parametrize(
    "source",
    [
        'POWERS = ("", "fr", "br")', 'FACES = {"fr": ("#4173b9",), "be": ("#000000",)}', 'box.nation[t] == "fr"',
        '"fr" in attackers', "box.space_names[language][s]", 'say(language, "word-fr")', "language not in self._rules",
        'say(language, "show-vp" if side == "ap" else "show-key")', 'SIDES: Final = ("cp", "en")',
    ],
)  # fmt: skip
def test_a_nation_is_not_taken_for_a_language(source: str) -> None:
    assert not list(languages_known(source))


def test_no_game_and_no_bot_knows_a_language_by_name() -> None:
    modules = [path for room in ("games", "bots") for path in sorted((ROOT / room).rglob("*.py"))]
    assert len(modules) > 100
    assert {game.folder for game in everything().values()} <= {path.parent for path in modules}
    found = {
        f"{path.relative_to(ROOT)}:{line}" for path in modules for line in languages_known(path.read_text("utf-8"))
    }
    assert sorted(found) == []


def test_outside_the_games_french_is_known_to_the_words_and_to_what_travels_on_the_wire() -> None:
    knows = set()
    for path in ROOT.rglob("*.py"):
        if ROOT / "games" not in path.parents:
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            if any(isinstance(node, ast.Constant) and node.value == "fr" for node in nodes):
                knows.add(str(path.relative_to(ROOT)))
    assert knows == {"kernel/words.py", "table/wire.py"}
