"""What can be looked up of a game: legend and charts name everything the board draws, in both languages, by data."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import everything
from grognard.kernel.applies import holds
from grognard.kernel.fate import Scripted, Seeded
from grognard.kernel.game import Game
from grognard.kernel.picture import Board, Lit, Picture
from grognard.kernel.play import Play
from grognard.kernel.rulebook import chapter, index
from grognard.kernel.say import sayer
from grognard.kernel.words import LANGUAGES

from .randomly import new, walk

GAMES = everything()
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def board_of(game: Game[Any], language: str = "en") -> Board:
    assert game.page.board is not None
    return game.page.board(language)


def picture_of(game: Game[Any], play: Play[Any], side: int | None = 0) -> Picture:
    assert game.page.picture is not None
    return game.page.picture(game.view(play.state, side), "en")


@games
def test_the_legend_has_a_word_for_all_that_is_drawn(game: Game[Any]) -> None:
    one, other = (board_of(game, language).legend for language in LANGUAGES)
    assert list(one) == list(other)
    assert not [key for key, name in (*one.items(), *other.items()) if name.startswith("legend-") or not name]
    board = board_of(game)
    assert {f"mark:{mark.id}" for mark in board.marks} <= one.keys()
    assert {f"link:{link.kind}" for link in board.links if link.kind != "crossing"} <= one.keys()  # those are unseen
    assert {f"place:{space.place}" for space in board.spaces if space.place} <= one.keys()
    assert {f"size:{piece.size}" for piece in board.pieces} <= one.keys()
    assert {f"symbol:{piece.symbol}" for piece in board.pieces if piece.symbol} <= one.keys()
    lines = [part for part in board.ground if part.over and part.kind != "coast"]
    assert all(part.name or f"ground:{part.kind}" in one for part in lines)
    ways = {(part.kind, part.tint, part.width) for part in lines if part.name}
    assert len({part.name for part in lines if part.name}) == len(ways), "what looks different is called so"


@games
def test_every_chapter_of_the_rule_index_has_a_title(game: Game[Any]) -> None:
    for language in LANGUAGES:
        titles = {
            key: sayer(game, language).text(f"chapter-{key}") for key in {chapter(rule.id) for rule in index(game)}
        }
        assert not [key for key, title in titles.items() if title.startswith("chapter-")]
        assert len(set(titles.values())) == len(titles)


@pytest.mark.parametrize(
    ("rule", "its"),
    [("12.5.3", "12"), ("FAQ.12.5.1c", "12"), ("CP.18", "cp"), ("FAQ.CP.2a", "cp"), ("GAL.4.1a", "gal-4"), ("T.a", "t"),
     ("GAL.TEC.3", "gal-tec"), ("BB.CRT.1", "bb-crt"), ("3.0.vp-space", "3"), ("11.10a", "11")],
)  # fmt: skip
def test_a_rule_belongs_to_the_chapter_of_its_number(rule: str, its: str) -> None:
    assert chapter(rule) == its


@games
def test_charts_are_whole_in_both_languages_and_name_rules_of_the_index(game: Game[Any]) -> None:
    known = {
        rule.id
        for rule in index(game)
        if holds(rule.applies, (game.name, *game.holding, *game.scenarios, *game.options))
    }
    one, other = (board_of(game, language).sheets for language in LANGUAGES)
    assert len(one) >= 6
    assert [(sheet.id, len(sheet.rows), [row.key for row in sheet.rows]) for sheet in one] == [
        (sheet.id, len(sheet.rows), [row.key for row in sheet.rows]) for sheet in other
    ]
    for sheet in (*one, *other):
        assert sheet.rule in known | {""}
        assert {len(row.cells) for row in sheet.rows} == {len(sheet.heads)}, sheet.id
        texts = (sheet.tab, sheet.title, sheet.note, *sheet.heads, *(cell for row in sheet.rows for cell in row.cells))
        assert not [text for text in texts if "sheet-" in text or "{" in text]
    assert len({sheet.id for sheet in one}) == len(one)


@games
def test_what_is_lit_is_on_a_chart(game: Game[Any]) -> None:
    """And something beside the calendar is, now and then."""
    kinds: set[str] = set()
    for seed in (1, 2, 3):
        for n, play in enumerate(walk(new(game, seed), seed, 700)):
            if n % 10:
                continue
            picture = picture_of(game, play)
            sheets = {sheet.id: sheet for sheet in (*board_of(game).sheets, *picture.sheets)}
            for lit in picture.lit:
                if lit.sheet == "arrivals" and lit.sheet not in sheets:
                    continue  # nobody is to come any more
                sheet = sheets[lit.sheet]
                assert not lit.column or lit.column in sheet.keys
                if not lit.row.startswith("turn:") or lit.sheet == "calendar":
                    assert not lit.row or lit.row in [row.key for row in sheet.rows]
                kinds.add(lit.sheet)
    assert len(kinds - {"calendar", "arrivals"}) >= 1, kinds


def test_the_column_of_an_attack_and_its_die_are_lit() -> None:
    """Guns of August: two German armies against one French; the dice are scripted."""
    game = GAMES["paths-of-glory"]
    play = Play(game, Seeded(1), "campaign")
    for action in ("keep_guns", "event:CP1", "assault:sedan", "join:GE1", "join:GE2"):
        play.act(1, game.read(action))
    lit = picture_of(game, play).lit
    assert Lit(sheet="fire-army", column="9-11") in lit
    assert Lit(sheet="fire-army", column="3") in lit
    fork = play.fork(Scripted([3, 4]))
    fork.act(1, game.read("begin"))
    while fork.question is not None and fork.question.prompt in ("ask-combat-cards", "ask-flank"):
        fork.act(fork.question.side, next(a for a in fork.question.options if a[0] in ("done", "frontal")))
    cells = {(one.row, one.column) for one in picture_of(game, fork).lit if one.sheet == "fire-army"}
    assert cells == {("die:3", "9-11"), ("die:4", "3")}


def test_the_row_in_which_the_last_die_fell_is_told_with_its_line() -> None:
    """Won by the Sword: by the log, as the position does not keep its dice."""
    game = GAMES["won-by-the-sword"]
    trace = game.page.trace
    assert trace is not None
    rows = {sheet.id: {row.key: row.cells for row in sheet.rows} for sheet in board_of(game).sheets}
    seen: set[str] = set()
    for seed in range(4):
        play = new(game, seed, log=True)
        for _ in walk(play, seed, 900):
            pass
        for line in play.state.log or ():
            told = trace(line)
            if told is None or told.lit is None:
                continue
            cells = rows[told.lit.sheet][told.lit.row]
            seen.add(line.key)
            if told.lit.sheet == "forage":
                assert cells[1] == str(line.args["bp"])
            elif line.args["hits"] in range(len(rows["combat"]) - 1):
                assert cells[1] == str(line.args["hits"])
            else:
                assert cells == tuple(rows["combat"].values())[-1]
    assert {"log-forage", "log-fire"} <= seen
