"""The blocks of boards and pictures, and drawings as data."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grognard.kernel import drawing, grounds, symbols
from grognard.kernel.grounds import Look
from grognard.kernel.picture import Mark, Sign, Strewn, UnitSymbol
from tests.all_games import all_games

LOOKS = {name: look for name, look in vars(grounds).items() if isinstance(look, Look) and look != grounds.CLEAR}
SIDES = {"a": "Anna", "b": "Bernd"}
COMMAND = re.compile(r"[A-Za-z]")


def say(key: str, **args: object) -> str:
    """What a game would say."""
    return " ".join((key, *map(str, args.values())))


def test_an_edge_is_darker() -> None:
    assert drawing.edge("#ff8000") == "#994c00"
    assert drawing.edge("#000000") == "#000000"


def test_nations_and_sides_have_their_colours() -> None:
    (one,) = drawing.nations({"fr": ("#4173b9", drawing.LIGHT, "dots")}, str.upper)
    assert (one.id, one.name, one.face, one.ink, one.edge) == ("fr", "FR", "#4173b9", "#ffffff", "#27456f")
    assert one.pattern == "dots"
    found = drawing.sides(SIDES, {"b": ("#222222", "#eeeeee"), "a": ("#111111", "#dddddd"), "c": ("", "")})
    assert [(side.id, side.name, side.face, side.ink) for side in found] == [
        ("a", "Anna", "#111111", "#dddddd"), ("b", "Bernd", "#222222", "#eeeeee"),
    ]  # fmt: skip


def test_only_the_drawing_that_a_map_shows_is_sent() -> None:
    looks = {"wood": (grounds.FOREST, "#b5cfa0"), "sea": (grounds.SEA, ""), "clear": (grounds.CLEAR, "")}
    spaces, hexes = (drawing.terrains(looks, str.title, hexes=hexes) for hexes in (False, True))
    assert [(each.name, each.tint, each.water) for each in hexes] == [
        ("Wood", "#b5cfa0", False), ("Sea", "", True), ("Clear", "", False),
    ]  # fmt: skip
    assert [(each.sign, each.strewn) for each in spaces] == [(look.sign, None) for look, _ in looks.values()]
    assert [(each.sign, each.strewn) for each in hexes] == [(None, look.strewn) for look, _ in looks.values()]


def test_a_verb_is_called_what_the_game_says() -> None:
    found = drawing.verbs({"play_card": "card", "done": None}, say, ("done",))
    assert [(verb.id, verb.noun, verb.name, verb.quiet) for verb in found] == [
        ("play_card", "card", "board-verb-play-card", False), ("done", "", "board-verb-done", True),
    ]  # fmt: skip


def test_boxes_and_overlays_are_one_or_one_a_side() -> None:
    found = (*drawing.boxes(("reserve", "lost"), say, SIDES), *drawing.boxes(("gone",), say))
    assert [(box.id, box.name, box.side) for box in found] == [
        ("box:reserve-a", "board-box-reserve Anna", "a"), ("box:reserve-b", "board-box-reserve Bernd", "b"),
        ("box:lost-a", "board-box-lost Anna", "a"), ("box:lost-b", "board-box-lost Bernd", "b"),
        ("box:gone", "board-box-gone", ""),
    ]  # fmt: skip
    over = (*drawing.overlays({"supply": "s"}, say, SIDES), *drawing.overlays({"victory": "v"}, say))
    assert [(each.id, each.name, each.key) for each in over] == [
        ("supply:a", "board-overlay-supply Anna", "s"), ("supply:b", "board-overlay-supply Bernd", "s"),
        ("victory", "board-overlay-victory", "v"),
    ]  # fmt: skip


def test_numbered_cells_have_their_notes() -> None:
    found = drawing.numbered(range(-1, 2), {1: "won"})
    assert [(cell.id, cell.name, cell.note) for cell in found] == [("-1", "-1", ""), ("0", "0", ""), ("1", "1", "won")]


def test_a_view_shows_its_points_with_a_margin_and_nothing_beyond_the_map() -> None:
    found = drawing.views({"west": [(50, 300), (200, 100)]}, (1000, 320), say, 60)
    assert found == (("board-view-west", 0, 40, 260, 280), ("board-view-all", 0, 0, 1000, 320))


def test_art_is_read_from_its_folder(tmp_path: Path) -> None:
    ground = {
        "size": [900, 600],
        "parts": [{"kind": "land", "d": "M0 0h9z"}, {"kind": "river", "d": "M1 1h2", "width": 3, "tint": "#123456"}],
        "relief": [{"href": "r.webp", "x": 1, "y": 2, "w": 3, "h": 4}],
        "names": [{"en": "Danube", "fr": "Danube (le)", "x": 5, "y": 6, "size": 20, "kind": "sea", "turn": -30}],
    }
    (tmp_path / "ground.json").write_text(json.dumps(ground), "utf-8")
    (tmp_path / "layout.csv").write_text("# a remark\nspace,x,y,label\nulm,10,20,n\n", "utf-8")
    (tmp_path / "links.csv").write_text("a,b,bend_x,bend_y\nulm,aalen,12.5,3\n", "utf-8")
    art = drawing.Art(tmp_path, "toy")
    assert art.size == (900, 600)
    assert [(part.kind, part.width, part.tint) for part in art.ground()] == [("land", 0, ""), ("river", 3, "#123456")]
    assert [part.href for part in art.relief()] == ["/api/games/toy/art/r.webp"]
    assert [(name.text, name.turn) for name in art.captions("fr")] == [("Danube (le)", -30)]
    assert art.layout() == {"ulm": {"space": "ulm", "x": "10", "y": "20", "label": "n"}}
    assert art.bends()[frozenset(("aalen", "ulm"))] == (12.5, 3)


def test_a_map_may_do_without_art(tmp_path: Path) -> None:
    art = drawing.Art(tmp_path, "toy")
    assert (art.relief(), art.captions("en")) == ((), ())


def test_nouns_pieces_and_zones() -> None:
    assert drawing.nouns("space", ("ulm", "aalen", "rain"), (2, 0)) == ("space:rain", "space:ulm")
    marks = (Mark(kind="spent", title="has moved"),)
    piece = drawing.lying("space:ulm", 1, marks, 3)
    assert (piece.at, piece.face, piece.marks, piece.order) == ("space:ulm", 1, marks, 3)
    hand, pile = drawing.zone("hand", ("c1", "c2"), 2, say, "a"), drawing.zone("pile", (), 9, say)
    assert (hand.id, hand.name, hand.cards, hand.hand) == ("hand:a", "zone-hand", ("card:c1", "card:c2"), True)
    assert (pile.id, pile.side, pile.count, pile.cards, pile.hand) == ("pile", "", 9, (), False)


# -- drawings as data -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(LOOKS))
def test_a_ground_can_be_drawn(name: str) -> None:
    """The page scales and turns what is strewn number by number: only steps that bear it. All stay in their hex."""
    look = LOOKS[name]
    assert isinstance(look.sign, Sign)
    assert isinstance(look.strewn, Strewn)
    assert look.sign.path[0] == "M"
    for path, places in look.strewn.signs:
        assert set(COMMAND.findall(path)) <= set("mlhvqtcsz"), path
        assert path[0] == "m"
        assert places
        for x, y, size in places:
            assert (x * x + y * y) ** 0.5 < 30
            assert 0.5 <= size <= 1.5


def test_symbols_have_names_of_their_own() -> None:
    found = [one for one in vars(symbols).values() if isinstance(one, UnitSymbol)]
    assert len({one.id for one in found}) == len(found) == 8
    assert all(one.line or one.solid for one in found)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_board_declares_what_is_drawn_on_it(name: str) -> None:
    page = all_games()[name].page
    assert page.board is not None
    it = page.board("en")
    declared = [one.id for one in it.symbols]
    assert len(set(declared)) == len(declared)
    assert {piece.symbol for piece in it.pieces} - {""} == set(declared)
    assert {space.terrain for space in it.spaces} - {""} <= {terrain.id for terrain in it.terrains}
