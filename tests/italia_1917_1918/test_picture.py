"""How Italia 1917-1918 is drawn: board, pictures, the combat on a board of its own, overlays; nothing hidden leaks."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Any

import msgspec
import pytest

from grognard.games.italia_1917_1918.arena import STEPS
from grognard.games.italia_1917_1918.board import prints
from grognard.games.italia_1917_1918.box import SIDES
from grognard.games.italia_1917_1918.command import commanded, supplied
from grognard.games.italia_1917_1918.overlays import overlay
from grognard.games.italia_1917_1918.palette import TERRAIN
from grognard.games.italia_1917_1918.state import ABSENT, OFF, State, zoc
from grognard.games.italia_1917_1918.verbs import VERBS
from grognard.games.italia_1917_1918.view import view
from grognard.games.italia_1917_1918.winning import GOALS
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Known
from grognard.kernel.maps import bits
from grognard.kernel.picture import Board, Display, Picture
from grognard.kernel.play import Play
from grognard.kernel.words import LANGUAGES

from ..randomly import walk
from ..seated import texts
from .table import BOX, ITALIA, Table, italia, position

languages = pytest.mark.parametrize("language", LANGUAGES)
KEY = re.compile(
    r"(board|mark|status|panel|chart|shade|arena|sheet|win|legend|mastery|shift|unit|side|phase|doctrine)-[a-z0-9-]+"
)
PRINTED = tuple(bits(BOX.printed))
HQS = {"W2424": "ah-hq-belluno", "W1824": "it-hq-iv"}


def board(language: str = "en") -> Board:
    assert ITALIA.page.board is not None
    return ITALIA.page.board(language)


def picture(g: State, side: int | None = None, language: str = "en") -> Picture:
    assert ITALIA.page.picture is not None
    return ITALIA.page.picture(view(g, side), language)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def marks(seen: Picture, noun: str) -> dict[str, str]:
    now = seen.pieces.get(noun) or seen.spaces[noun]
    return {mark.kind: mark.text for mark in now.marks}


@cache
def samples() -> tuple[Play[State], ...]:
    """Positions of random games of every scenario, before decisions of all kinds."""
    found = []
    for seed, scenario in enumerate(ITALIA.scenarios):
        play: Play[State] = Play(ITALIA, Seeded(seed), scenario, log=True)
        for n, here in enumerate(walk(play, seed, 500)):
            if n % 97 == 0 or (here.state.battle is not None and n % 11 == 0):
                found.append(here.fork(Seeded(seed)))
    return tuple(found)


# -- the board --------------------------------------------------------------------------------------------------------


@languages
def test_the_board_names_every_noun_and_verb_once(language: str) -> None:
    it = board(language)
    assert [s.id for s in it.spaces] == [f"space:{BOX.numbers[h]}" for h in PRINTED]
    assert [p.id for p in it.pieces if p.id.startswith("unit:")] == [f"unit:{name}" for name in BOX.units]
    assert {v.id: v.noun or None for v in it.verbs} == VERBS
    links = [link.id for link in it.links]
    assert links[: len(BOX.bridges)] == [f"bridge:{name}" for name in BOX.bridge_ids]
    assert links[len(BOX.bridges) :] == [f"crossing:{name}" for name in BOX.crossing_names]
    assert {s.terrain for s in it.spaces} == set(TERRAIN)
    assert {p.symbol for p in it.pieces} <= {s.id for s in it.symbols}
    assert len({p.id for p in it.pieces}) == len(it.pieces)
    assert len(msgspec.json.encode(it)) < 950_000
    assert board(language) is it


def test_hexes_lie_where_their_neighbours_touch_them_on_the_art() -> None:
    it = board()
    width, height = it.size
    assert (it.relief[0].w, it.relief[0].h) == it.size
    there = dict(zip(PRINTED, it.spaces, strict=True))
    for h, space in there.items():
        assert 0.8 * space.r < space.x < width - 0.8 * space.r
        assert 0.8 * space.r < space.y < height - 0.8 * space.r
        for n in there.keys() & set(BOX.map.linked[h]):
            far = math.hypot(space.x - there[n].x, space.y - there[n].y)
            assert far == pytest.approx(math.sqrt(3) * space.r, abs=0.2)


def test_the_coast_of_the_art_is_the_coast_of_the_hexes() -> None:
    """Venice lies by the lagoon, Trento in the mountains: art and hexes have one frame."""
    at = {s.name: (s.x, s.y) for s in board().spaces}
    named = {c.text: (c.x, c.y) for c in board().captions}
    lagoon, venice = named["Lagoon of Venice"], at["Venezia"]
    assert math.dist(lagoon, venice) < 400
    assert math.dist(named["Trentino"], at["Trento"]) < 600


@languages
def test_everything_on_the_board_is_said(language: str) -> None:
    assert not [text for at, text in texts(plain(board(language))) if KEY.fullmatch(text) and not at.endswith(".id")]


def test_both_languages_differ() -> None:
    english, french = (dict(texts(plain(board(language)))) for language in LANGUAGES)
    for kind in ("boxes", "overlays", "views", "sides", "terrains", "sheets", "legend", "verbs"):
        assert [at for at in english if at.startswith(f".{kind}") and english[at] != french.get(at)], kind


def test_each_scenario_has_its_field() -> None:
    """SCg.1: its hexes, its trenches, its objectives."""
    fields = {field.id: field for field in board().fields}
    assert list(fields) == list(BOX.scenes)
    for name, field in fields.items():
        scene = BOX.scenes[name]
        assert {noun.partition(":")[2] for noun in field.rims} == {
            BOX.numbers[h] for each in scene.objectives for h in each
        }
        assert len(field.ground) == sum(bool(its) for its in scene.trenches)
        assert field.d.startswith("M")
        at = dict(zip(PRINTED, board().spaces, strict=True))
        spots = [at[h] for h in bits(scene.area)]
        assert all(field.x <= s.x <= field.x + field.w and field.y <= s.y <= field.y + field.h for s in spots)


def test_a_counter_shows_attack_defence_movement_and_morale() -> None:
    pieces = {p.id: p for p in board().pieces}
    division = pieces["unit:ah-4-id"]
    assert [(face.values, face.aside) for face in division.faces] == [(("9", "10", "4"), "4"), (("4", "5", "4"), "4")]
    assert (division.symbol, division.size, division.side, division.nation) == ("infantry", "division", "cp", "ah")
    assert pieces["unit:ah-corps-ii"].faces[0].values == ("2", "4", "4")
    assert pieces["unit:it-hq-iv"].faces[0].values[0] == str(BOX.radius[BOX.unit["it-hq-iv"]])
    assert pieces["unit:ah-33-id"].tint, "2.2: Hungarian units are told apart by the colour of their symbol"


def test_where_facts_come_from_stands_on_units_and_hexes() -> None:
    it = board()
    for row, thing in zip(BOX.unit_rows, it.pieces, strict=False):
        word = "rulebook" if row["source"].startswith("rulebook") else "reconstructed"
        assert word in thing.note.lower(), thing.id
    for h, space in zip(PRINTED, it.spaces, strict=True):
        row = BOX.rows[h]
        word = "rulebook" if row["source"].startswith("rulebook") else "reconstructed"
        assert word in space.note.lower(), space.id


# -- pictures ---------------------------------------------------------------------------------------------------------


@languages
def test_a_picture_speaks_of_what_is_on_the_board(language: str) -> None:
    it = board(language)
    spaces, boxes = {s.id for s in it.spaces}, {b.id for b in it.boxes}
    printed, kinds = {p.id for p in it.pieces}, {mark.id for mark in it.marks}
    for play in samples():
        seen = picture(play.state, 0, language)
        assert {noun for noun in seen.spaces if noun.startswith("space:")} == spaces
        assert seen.pieces.keys() <= printed
        assert all(now.at in spaces | boxes for now in seen.pieces.values())
        assert all(not now.like or now.like in printed for now in seen.pieces.values())
        assert seen.field == play.state.scenario
        assert not [text for at, text in texts(plain(seen)) if KEY.fullmatch(text) and not at.endswith(".id")]
        for its in (*(now.marks for now in seen.spaces.values()), *(now.marks for now in seen.pieces.values())):
            assert len({mark.kind for mark in its}) == len(its)  # the page draws one mark a kind
            assert all(mark.title and len(mark.text) <= 2 and mark.kind in kinds for mark in its)
        for arrow in seen.arrows:
            a, b = (BOX.hex[noun.partition(":")[2]] for noun in (arrow.a, arrow.b))
            assert b in BOX.map.linked[a]


def test_pieces_are_the_units_of_the_scenario_each_in_its_place() -> None:
    for play in samples():
        g = play.state
        seen = picture(g)
        there = {f"unit:{BOX.units[u]}" for u, h in enumerate(g.loc) if h != ABSENT}
        assert seen.pieces.keys() == there
        for u, h in enumerate(g.loc):
            if h < OFF:
                assert seen.pieces[f"unit:{BOX.units[u]}"].at == f"space:{BOX.numbers[h]}"


@pytest.mark.parametrize("scenario", ITALIA.scenarios)
def test_the_set_up_of_every_scenario_is_drawn(scenario: str) -> None:
    g = ITALIA.start(scenario, ITALIA.settings({}))
    seen = picture(g, 1)
    on_map = sum(now.at.startswith("space:") for now in seen.pieces.values())
    assert on_map == sum(h < OFF for h in g.loc)
    prizes = [noun for noun in seen.spaces if "objective" in marks(seen, noun)]
    assert len(prizes) == sum(len(each) for each in g.scene.objectives)
    assert all(seen.spaces[noun].owner for noun in prizes)
    assert {noun for noun in seen.spaces if noun.startswith("bridge:")} == {
        f"bridge:{BOX.bridge_ids[i]}" for i in bits(g.destroyed)
    }


def test_a_counter_of_1918_has_its_ratings_of_1918() -> None:
    u = next(u for u in range(BOX.count) if prints(BOX, u, "1918"))
    g = position({"W1918": BOX.units[u]}, scenario="solstice")
    like = picture(g).pieces[f"unit:{BOX.units[u]}"].like
    face = next(p for p in board().pieces if p.id == like).faces[0]
    its = BOX.ratings["1918"][u]
    assert face.values == (str(its.attack), str(its.defence), str(its.movement))
    assert face.aside == str(its.morale)
    early = position({"W2124": BOX.units[u]}, scenario="grappa")
    assert picture(early).pieces[f"unit:{BOX.units[u]}"].like == ""


def test_steps_show_as_face_and_mark() -> None:
    t = italia({"W1918": "ah-4-id", "W1919": "(ah-33-id)", "W1920": "((ah-17-id))"}, scenario="solstice")
    three = BOX.unit["ah-17-id"]
    if t.g.scene.ratings[three].steps < 3:
        pytest.skip("that division has two steps")
    seen = picture(t.g)
    assert [seen.pieces[f"unit:{name}"].face for name in ("ah-4-id", "ah-33-id", "ah-17-id")] == [0, 1, 1]
    assert "loss" in marks(seen, "unit:ah-17-id")
    assert "loss" not in marks(seen, "unit:ah-33-id")


def test_markers_are_seen_on_counters() -> None:
    words = (
        "dg", "rg", "starving", "exploiting", "reserve", "disengaging", "pinned", "retreating", "silent", "offensive",
    )  # fmt: skip
    for word in words:
        g = position({"W1918": "ah-4-id"}, marks={word: "ah-4-id"})
        assert word in marks(picture(g), "unit:ah-4-id"), word
    g = position({"W1918": "ah-4-id"}, frozen={BOX.unit["ah-4-id"]: 1})
    assert "frozen" in marks(picture(g), "unit:ah-4-id")


def test_bridges_and_footbridges_are_seen() -> None:
    i, bridge = next((i, one) for i, one in enumerate(BOX.bridges) if one.major)
    a, b = BOX.crossings[0]
    g = position({"W1918": "ah-4-id"}, footbridges=((0, a, b),))
    g.destroyed = 1 << i
    seen = picture(g)
    assert marks(seen, f"bridge:{bridge.name}") == {"down": ""}
    (arrow,) = seen.arrows
    assert (arrow.a, arrow.b, arrow.kind, arrow.side) == (
        f"space:{BOX.numbers[a]}", f"space:{BOX.numbers[b]}", "bridge", "cp",
    )  # fmt: skip


# -- what is hidden ---------------------------------------------------------------------------------------------------

HIDDEN = [BOX.units[u] for u in range(BOX.count) if BOX.bulk[u] == "detachment" and BOX.side[u] == 1]


def test_a_hidden_detachment_of_the_enemy_shows_no_ratings() -> None:
    """3.0f: only its movement; its owner sees it."""
    one, two = HIDDEN[:2]
    g = position({"W1824": f"{one} {two}"}, marks={"hidden": f"{one} {two}"})
    pieces = {p.id: p for p in board().pieces}
    for eyes in (0, None):
        for name in (one, two):
            now = picture(g, eyes).pieces[f"unit:{name}"]
            print_ = pieces[now.like]
            assert print_.id.startswith("back:")
            assert print_.faces[0].values == ("?", "?", str(BOX.ratings["1917"][BOX.unit[name]].movement))
            assert (now.face, now.figure, now.note) == (0, "", "")
    own = picture(g, 1).pieces[f"unit:{one}"]
    assert not own.like.startswith("back:")
    assert "?" not in pieces[own.like or f"unit:{one}"].faces[0].values


def test_two_that_changed_places_face_down_look_alike_to_the_enemy() -> None:
    one, two = HIDDEN[0], next(name for name in HIDDEN[1:] if _back(name) == _back(HIDDEN[0]))
    first = position({"W1824": f"{one} {two}"}, marks={"hidden": f"{one} {two}"})
    second = first.copy()
    u, v = BOX.unit[one], BOX.unit[two]
    second.who[u], second.who[v] = second.who[v], second.who[u]
    assert plain(picture(first, 0)) == plain(picture(second, 0))
    assert picture(second, 1).pieces[f"unit:{one}"].like == (prints(BOX, v, "october-1918") or f"unit:{two}")


def _back(name: str) -> tuple[str, int]:
    return BOX.nation[BOX.unit[name]], BOX.ratings["1917"][BOX.unit[name]].movement


# -- a combat ---------------------------------------------------------------------------------------------------------


def _combat(**more: Any) -> Table:
    units = {
        "W2124": "ah-4-id ah-94-id", "W2024": "it-51-df it-arditi-1", "W2224": "ah-corps-ii ah-corps-i",
        "W1924": "it-corps-ix", **HQS,
    }  # fmt: skip
    return italia(units, scenario="grappa", phase="attack", **more)


def display(t: Table, language: str = "en") -> Display:
    (found,) = picture(t.g, 0, language).displays
    return found


def shown(it: Display, tray: str) -> set[str]:
    return {
        noun.partition(":")[2] for row in it.rows for each in row if each.id == f"box:{tray}" for noun in each.shows
    }


def test_a_combat_is_a_board_of_its_own_in_ten_steps() -> None:
    t = _combat(dice=[4, 4, 3, 3, 4, 4, 1, 1, 1, 1]).do("attack:W2024", "join_all")
    it = display(t)
    assert len(it.steps) == len(STEPS) == 10
    assert (it.step, it.over) == (0, False)  # who joins is looked for on the map
    assert shown(it, "attack-units") == {"ah-4-id", "ah-94-id"}
    assert shown(it, "defence-units") == {"it-51-df"}
    assert picture(t.g).scene == "space:W2024"
    t.do("settle")
    it = display(t)
    assert (it.step, it.over) == (1, True)
    t.do("gun:ah-corps-i", "gun:ah-corps-ii")
    it = display(t)
    assert it.step == 2
    assert shown(it, "attack-guns") == {"ah-corps-i", "ah-corps-ii"}
    t.do("gun:it-corps-ix", "counter:it-corps-ix")
    it = display(t)
    assert it.step == 3
    assert shown(it, "defence-counter") == {"it-corps-ix"}
    assert {arrow.a for arrow in picture(t.g).arrows} == {"space:W2124"}


def test_the_odds_show_every_shift_with_its_rule() -> None:
    t = _combat().do("attack:W2024", "join_all", "settle")
    battle = view(t.g, 0).battle
    assert battle is not None
    assert battle.odds is not None
    odds = next(its for its in display(t).sums if its.name == "Odds")
    assert [(term.rule, term.value.replace("−", "-")) for term in odds.terms[1:]] == [
        (one.rule, f"{one.by:+d}") for one in battle.odds.shifts
    ]
    columns = BOX.tables["combat"]["columns"]
    if battle.odds.column >= 0:
        assert odds.value == columns[battle.odds.column]


def test_after_the_dice_it_still_says_what_led_to_the_column() -> None:
    """And to both dice of mastery, though losses and a retreat have changed what they would be now."""
    t = _combat(dice=[4, 4, 3, 3, 4, 4, *[3] * 20]).do("attack:W2024", "join_all", "settle", "settle")
    t.do("lead:ah-4-id") if t.prompt == "ask-lead" else None
    before = None
    while t.g.battle is not None and t.prompt:
        b = view(t.g, 0).battle
        assert b is not None
        if b.dice[0]:
            assert b.odds is not None
            now = (b.odds, b.mastery_attack, b.mastery_defence)
            before = before or now
            assert now == before
            terms = next(its for its in display(t).sums if its.name == "Odds").terms
            assert [term.rule for term in terms[1:-2]] == [one.rule for one in b.odds.shifts]
            assert b.odds.shifts
        t.do(next((text for text in t.options if text.startswith(("lose", "shake", "back:1"))), t.options[0]))
    assert before is not None


def test_what_neither_side_has_takes_no_room_in_a_combat() -> None:
    t = _combat().do("attack:W2024", "join_all")
    assert [[tray.id for tray in row] for row in display(t).rows] == [["box:attack-units"], ["box:defence-units"]]
    t.do("settle", "gun:ah-corps-i")
    assert [len(row) for row in display(t).rows] == [2, 2]  # the defender sees that he has none


def test_a_bombardment_says_what_changes_its_die() -> None:
    t = _combat().do("attack:W2024", "join_all", "settle", "gun:ah-corps-i")
    terms = display(t).sums[0].terms
    assert ("Trenches, on the die", "15.2.2k") in {(term.name, term.rule) for term in terms}


def test_dice_mastery_and_damage_are_shown_once_they_fell() -> None:
    found = set()
    for play in samples():
        g = play.state
        if g.battle is None or not g.battle.dice[0]:
            continue
        it = picture(g, 0).displays[0]
        sums = {its.name: its for its in it.sums}
        assert sums["Odds"].dice == g.battle.dice
        assert it.step == 9
        found |= {its.value for name, its in sums.items() if name.startswith("Mastery")}
        if g.due:
            assert sums["To be suffered now"].terms[0].value
    assert found & {"partial", "total", "none", "erroneous orders"}


# -- beside the map ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ITALIA.scenarios)
@languages
def test_how_one_wins_is_told(scenario: str, language: str) -> None:
    g = ITALIA.start(scenario, ITALIA.settings({}))
    won = picture(g, 0, language).winning
    assert won is not None
    assert len(won.terms) >= len(GOALS[g.scene.rule]) + 2
    assert won.bands[0].side == SIDES[1 - g.scene.initiative]
    assert won.bands[-1].side == SIDES[g.scene.initiative]
    assert won.bands[0].low <= won.at <= won.bands[-1].high
    assert all(one.high == other.low for one, other in zip(won.bands, won.bands[1:], strict=False))


def test_rules_named_on_the_page_are_in_the_index() -> None:
    rules = {row["id"] for row in ITALIA.files.sheet("rules.csv").rows} if ITALIA.files else set()
    named = {sheet.rule for sheet in board().sheets}
    for play in samples():
        seen = picture(play.state)
        named |= {sheet.rule for sheet in seen.sheets}
        named |= {term.rule for term in seen.winning.terms} if seen.winning else set()
        named |= {term.rule for it in seen.displays for its in it.sums for term in its.terms}
    assert {
        rule for rule in named if rule and not any(each == rule or each.startswith(rule) for each in rules)
    } == set()


def test_what_is_lit_is_on_the_sheets() -> None:
    fixed = {sheet.id: sheet for sheet in board().sheets}
    for play in samples():
        seen = picture(play.state)
        sheets = fixed | {sheet.id: sheet for sheet in seen.sheets}
        for lit in seen.lit:
            if lit.sheet in ("calendar", "arrivals"):
                continue
            sheet = sheets[lit.sheet]
            assert not lit.row or lit.row in {row.key for row in sheet.rows}, lit
            assert not lit.column or lit.column in sheet.keys, lit


def test_overlays_of_the_board_exist_and_others_do_not() -> None:
    g = ITALIA.start("solstice", ITALIA.settings({}))
    for language in LANGUAGES:
        for one in board(language).overlays:
            shade = overlay(Known(g, 1), one.id, language)
            assert shade is not None
            assert (shade.id, shade.name) == (one.id, one.name)
    assert overlay(Known(g, 1), "supply:xx", "en") is None
    assert overlay(Known(g, 1), "hands:cp", "en") is None


@pytest.mark.parametrize("side", [0, 1])
def test_overlays_agree_with_the_rules(side: int) -> None:
    for play in samples()[::4]:
        g = play.state
        for kind, hexes in (("supply", supplied(g, side)), ("command", commanded(g, side)), ("zoc", zoc(g, side))):
            shade = overlay(Known(g, side), f"{kind}:{SIDES[side]}", "en")
            assert shade is not None
            assert set(shade.good) <= {f"space:{BOX.numbers[h]}" for h in bits(hexes)}
            assert shade.good
        theirs = overlay(Known(g, 1 - side), f"zoc:{SIDES[side]}", "en")
        assert theirs is not None
        assert theirs.bad


def test_what_a_bombardment_did_stays_true_when_the_hex_is_empty() -> None:
    """Trenches and doctrine change its die only while somebody is there."""
    t = _combat(dice=[6, 6, 4, 4, 6, 6, *[3] * 20]).do("attack:W2024", "join_all", "settle", "all_guns", "settle")
    told = []
    while t.g.battle is not None and t.prompt:
        told.append(next(its.value for its in display(t).sums if its.name.startswith("Bombardment: Central")))
        t.do(next((text for text in t.options if text.startswith(("lose", "shake", "back:1"))), t.options[0]))
    (shot,) = t.told("log-shot")
    assert set(told) == {f"{shot['damage']} damage"}
