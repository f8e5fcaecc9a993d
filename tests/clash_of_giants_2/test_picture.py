"""How both battles are drawn: boards, pictures, charts held against the rules' own dice, overlays."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Any

import msgspec
import pytest

from grognard.games.clash_of_giants_2.box import Box
from grognard.games.clash_of_giants_2.charts import Prospect, charts
from grognard.games.clash_of_giants_2.combat import choose_rollers, open_combat, throw
from grognard.games.clash_of_giants_2.names import turn_name, unit_title
from grognard.games.clash_of_giants_2.odds import defenders
from grognard.games.clash_of_giants_2.overlays import overlay
from grognard.games.clash_of_giants_2.palette import TERRAIN
from grognard.games.clash_of_giants_2.retreat import may_ignore
from grognard.games.clash_of_giants_2.state import OFF, Attack, Battle, State, on_map, zoc
from grognard.games.clash_of_giants_2.supply import traced
from grognard.games.clash_of_giants_2.verbs import VERBS
from grognard.games.clash_of_giants_2.view import view
from grognard.kernel.ask import Asking
from grognard.kernel.charts import luck
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, Known
from grognard.kernel.odds import distribution, expectation
from grognard.kernel.picture import Board, Picture
from grognard.kernel.play import Play
from grognard.kernel.steps import AGAIN
from grognard.kernel.words import LANGUAGES

from ..randomly import new, walk
from ..seated import texts
from .finding import GALICIA_BOX, battlefield, men, step
from .table import GALICIA, YPRES, Table, box_of, galicia, hex_of, position, ypres

BOTH = (GALICIA, YPRES)
both = pytest.mark.parametrize("game", BOTH, ids=lambda game: game.name)
languages = pytest.mark.parametrize("language", LANGUAGES)
KEY = re.compile(r"(board|mark|status|panel|chart|shade|show|unit|side|marker|game|verb)-[a-z0-9-]+")


def board(game: Game[State], language: str) -> Board:
    assert game.page.board is not None
    return game.page.board(language)


def picture(game: Game[State], g: State, side: int | None = None, language: str = "en") -> Picture:
    assert game.page.picture is not None
    return game.page.picture(view(g, side), language)


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def plain(value: object) -> Any:
    return msgspec.json.decode(encoded(value))


@cache
def samples(name: str) -> tuple[Play[State], ...]:
    """Positions of random games, before decisions of all kinds."""
    game = next(each for each in BOTH if each.name == name)
    found = []
    for seed in range(5):
        play = new(game, seed, log=True)
        for n, here in enumerate(walk(play, seed, 1200)):
            if n % 83 == 0 or (here.state.battle is not None and n % 7 == 0) or (here.state.attacks and n % 5 == 0):
                found.append(here.fork(Seeded(seed)))
    return tuple(found)


# -- the board ----------------------------------------------------------------------------------------------------


@both
@languages
def test_the_board_names_every_noun_and_verb_once(game: Game[State], language: str) -> None:
    it, box = board(game, language), box_of(game.name)
    assert [s.id for s in it.spaces] == [f"space:{name}" for name in box.numbers]
    assert [p.id for p in it.pieces] == [f"unit:{name}" for name in box.units]
    assert {v.id: v.noun or None for v in it.verbs} == VERBS
    nations, terrains = {n.id for n in it.nations}, {t.id for t in it.terrains}
    assert {s.nation for s in it.spaces} | {p.nation for p in it.pieces} == nations
    assert {s.terrain for s in it.spaces} <= terrains <= TERRAIN.keys()
    assert len(encoded(it)) < 800_000
    assert board(game, language) is it


@both
def test_hexes_lie_where_their_neighbours_touch_them(game: Game[State]) -> None:
    it, box = board(game, "en"), box_of(game.name)
    width, height = it.size
    for h, space in enumerate(it.spaces):
        assert space.shape == "hex"
        assert space.x - 0.8 * space.r > 0
        assert space.x + 0.8 * space.r < width
        assert space.y - 0.8 * space.r > 0
        assert space.y + 0.8 * space.r < height
        for n in box.map.linked[h]:
            far = math.hypot(space.x - it.spaces[n].x, space.y - it.spaces[n].y)
            assert far == pytest.approx(math.sqrt(3) * space.r, abs=0.2)


@both
def test_what_is_drawn_lies_on_the_sheet(game: Game[State]) -> None:
    it = board(game, "en")
    width, height = it.size
    for part in it.ground:
        if part.over:
            figures = [float(text) for text in re.findall(r"-?[\d.]+", part.d)]
            assert part.d.startswith("M")
            assert all(0 <= x <= width for x in figures[::2])
            assert all(0 <= y <= height for y in figures[1::2])
    kinds = {part.kind for part in it.ground if part.over}
    assert {"river", "rail", "border", "boundary"} <= kinds
    for _, x, y, w, h in it.views:
        assert x >= 0 <= y
        assert w > 0 < h
        assert x + w <= width
        assert y + h <= height
    assert len(it.views) > 3
    for relief in it.relief:
        assert (game.art / relief.href.rpartition("/")[2]).is_file()


@both
@languages
def test_a_hex_shows_the_name_of_its_place_and_no_other(game: Game[State], language: str) -> None:
    box = box_of(game.name)
    for h, space in enumerate(board(game, language).spaces):
        assert (space.place or "") == box.place_class[h]
        assert space.name == (box.places[language][h] or box.numbers[h])
        assert box.numbers[h] in space.note
        assert (space.rim == "victory") == bool(box.any_vp >> h & 1)


@both
def test_everything_on_the_board_is_said_in_both_languages(game: Game[State]) -> None:
    english, french = (dict(texts(plain(board(game, language)))) for language in LANGUAGES)
    assert english.keys() == french.keys()
    for said in (english, french):
        assert not {text for text in said.values() if KEY.fullmatch(text)}
    for at, text in english.items():
        if re.fullmatch(r"\.(pieces\[\d+\]\.(title|note)|spaces\[\d+\]\.note|verbs\[\d+\]\.name)", at):
            assert text != french[at], text
    for kind in ("boxes", "overlays", "views", "sides", "terrains", "tracks"):
        assert [at for at in english if at.startswith(f".{kind}") and english[at] != french[at]], kind


@both
@languages
def test_where_facts_come_from_stands_on_units_and_hexes(game: Game[State], language: str) -> None:
    it, box = board(game, language), box_of(game.name)
    words = {"reconstructed": ("reconstructed", "reconstitué"), "rulebook": ("rulebook", "livret")}
    for rows, things in ((box.rows, it.spaces), (box.unit_rows, it.pieces)):
        for row, thing in zip(rows, things, strict=True):
            word = words[row["source"].partition(";")[0]][language == "fr"]
            assert word in thing.note.lower(), thing.id  # type: ignore[attr-defined]


def test_counters_are_named_in_words() -> None:
    def title(box: Box, unit: str, language: str) -> str:
        return unit_title(box, box.unit[unit], language)

    galicia_, ypres_ = box_of("galicia-1914"), box_of("first-ypres-1914")
    assert title(galicia_, "ah-46lw", "en") == "Austrian 46th Landwehr Division (I Corps)"
    assert title(galicia_, "ah-46lw", "fr") == "46e division de Landwehr autrichienne (Ier corps)"
    assert title(galicia_, "ah-3kd", "en") == "Austrian 3rd Cavalry Division"
    assert title(galicia_, "ru-1dcos", "fr") == "1re division cosaque du Don russe"
    assert title(ypres_, "al-fr81t", "en") == "French 81st Territorial Division"
    new = {p.id: p for p in board(YPRES, "en").pieces}["unit:ge-43r"]
    assert [face.values for face in new.faces] == [("2", "?"), ("1", "?")]
    assert (new.symbol, new.size, new.side) == ("infantry", "division", "ge")


@both
def test_a_track_for_every_command_and_turn(game: Game[State]) -> None:
    box = box_of(game.name)
    tracks = {track.id: track for track in board(game, "en").tracks}
    assert [cell.id for cell in tracks["turn"].cells] == [str(t) for t in range(1, box.last_turn + 1)]
    shown = [track for track in tracks.values() if track.shown]
    assert len(shown) == len(box.tables["track"])
    assert all(track.side in box.sides and len(track.cells) == 6 for track in shown)
    assert all(len(track.name) <= 18 for track in shown)


def test_turns_have_dates() -> None:
    box = box_of("first-ypres-1914")
    assert turn_name(box, 1, "en") == "8-9 October 1914"
    assert turn_name(box, 12, "en") == "30-31 October 1914"
    assert turn_name(box, 13, "fr") == "1er-2 novembre 1914"
    assert turn_name(box_of("galicia-1914"), 6, "en") == "1-3 September 1914"


# -- colours ------------------------------------------------------------------------------------------------------


# -- pictures -----------------------------------------------------------------------------------------------------


@both
@languages
def test_a_picture_speaks_of_what_is_on_the_board(game: Game[State], language: str) -> None:
    it, box = board(game, language), box_of(game.name)
    spaces, boxes = {s.id for s in it.spaces}, {b.id for b in it.boxes}
    cells = {track.id: {cell.id for cell in track.cells} for track in it.tracks}
    for play in samples(game.name):
        seen = picture(game, play.state, 0, language)
        assert seen.spaces.keys() == spaces
        assert seen.pieces.keys() == {p.id for p in it.pieces}
        assert all(now.owner in {"", *game.sides} for now in seen.spaces.values())
        assert all(now.at in spaces | boxes for now in seen.pieces.values())
        assert all(marker.cell in cells[marker.track] for marker in seen.markers)
        for arrow in seen.arrows:
            a, b = (box.hex[noun.partition(":")[2]] for noun in (arrow.a, arrow.b))
            assert b in box.map.linked[a]
        assert not [text for _, text in texts(plain(seen)) if KEY.fullmatch(text)]
        for its in (*(now.marks for now in seen.spaces.values()), *(now.marks for now in seen.pieces.values())):
            kinds = [mark.kind for mark in its]
            assert len(kinds) == len(set(kinds))  # the page draws one mark a kind
            assert all(mark.title and len(mark.text) <= 2 for mark in its)


@both
def test_every_piece_is_in_one_place_with_the_right_face_up(game: Game[State]) -> None:
    for play in samples(game.name):
        g, box = play.state, play.state.box
        seen = picture(game, g)
        for u, h in enumerate(g.loc):
            now = seen.pieces[f"unit:{box.units[u]}"]
            assert (now.face == 1) == (h < OFF and g.left[u] < box.steps[u])
            assert now.at == f"space:{box.numbers[h]}" if h < OFF else now.at.startswith("box:")


@both
def test_both_languages_draw_the_same(game: Game[State]) -> None:
    said = re.compile(r"\.(name|title|note|text|value)$|\.rows")
    for play in samples(game.name)[::4]:
        one, other = (dict(texts(plain(picture(game, play.state, 0, language)))) for language in LANGUAGES)
        assert one.keys() == other.keys()
        assert {at: text for at, text in one.items() if not said.search(at)} == {
            at: text for at, text in other.items() if not said.search(at)
        }


def status(seen: Picture) -> dict[str, str]:
    return {one.id: one.value for one in seen.status}


def marks(seen: Picture, noun: str) -> dict[str, str]:
    now = seen.spaces[noun] if noun in seen.spaces else seen.pieces[noun]
    return {mark.kind: mark.title for mark in now.marks}


def test_the_start_is_drawn() -> None:
    g = GALICIA.start("deployed", GALICIA.settings({}))
    seen = picture(GALICIA, g)
    assert status(seen)["turn"] == "17-19 August"
    assert seen.winning is not None
    assert seen.winning.value.startswith("Austria-Hungary 0/8 · Russia")
    przemysl = f"space:{g.box.numbers[hex_of(g, 'Przemyśl')]}"
    assert marks(seen, przemysl) == {"fort": "Fort with 2 left"}
    assert seen.spaces[przemysl].owner == "ah"
    start = YPRES.start("campaign", YPRES.settings({}))
    seen = picture(YPRES, start)
    assert status(seen)["flood"] == "not declared"
    assert status(seen)["front"] == "open"
    assert sum(now.owner == "al" for now in seen.spaces.values()) == start.box.any_vp.bit_count()


def test_the_cup_and_the_tracks_show_what_was_drawn() -> None:
    g = position(GALICIA, {}, phase="draw", cup="ah-1 ru-5", drawn={"ru-8": 2}, active="ah-3", roll=1, turn=2)
    seen = picture(GALICIA, g)
    (cup,) = seen.cups
    assert {(chit.side, chit.name) for chit in cup.inside} == {("ah", "1"), ("ru", "5")}
    box = g.box
    track = next(one for one in box.tables["track"] if one["side"] == "ru" and one["area"] == "8" and one["from"] == 1)
    assert next((chit.title, chit.note, chit.active) for chit in cup.drawn) == (
        "Russian 8th Army",
        track["cells"][1],
        False,
    )
    assert cup.drawn[1].active
    assert ("command-ru-8-1", "2", "ru") in {(m.track, m.cell, m.side) for m in seen.markers}
    assert status(seen)["active"] == cup.drawn[1].note


def test_markers_on_units_are_drawn() -> None:
    box = GALICIA_BOX
    one, two, three = men(box, "ah")[:3]
    spot = battlefield(box)
    t = galicia(
        {spot: f"{one} {two}", step(box, spot, "n"): three}, phase="move", side="ah",
        supply={one: "reduced", two: "unsupplied", three: "fort"}, moved=1 << box.unit[one], repl=1 << box.unit[two],
        active="ah-1",
    )  # fmt: skip
    seen = picture(GALICIA, t.g)
    assert marks(seen, f"unit:{one}") == {"spent": "Done for this turn", "unsupplied": "Reduced supply"}
    assert marks(seen, f"unit:{two}") == {"other": "Under a replacement marker", "unsupplied": "Unsupplied"}
    assert marks(seen, f"unit:{three}") == {"siege": "Supplied by the fort"}


def test_a_proven_corps_shows_its_efficiency() -> None:
    g = position(
        YPRES, {"3001": "ge-43r"}, corps_ter=bytearray(3 if c == "XXII R" else 0 for c in box_of(YPRES.name).new_corps)
    )
    assert marks(picture(YPRES, g), "unit:ge-43r") == {"event": "TER 3"}


def test_the_flood_is_drawn() -> None:
    g = position(YPRES, {}, turn=7, flood=4)
    plains = [g.box.numbers[h] for h in range(g.box.size) if g.box.plain >> h & 1]
    assert plains
    assert all(marks(picture(YPRES, g), f"space:{number}") == {"other": "Flooded"} for number in plains)
    assert status(picture(YPRES, g))["flood"] == "plains flooded"
    g.turn = 5
    assert all(marks(picture(YPRES, g), f"space:{number}") == {} for number in plains)
    assert status(picture(YPRES, g))["flood"] == "from turn 6"


def _attack(**more: Any) -> Table:
    """Two Austrian divisions next to each other, about to attack a Russian one."""
    box = GALICIA_BOX
    spot = battlefield(box)
    ours, enemy = men(box, "ah", 4)[:2], men(box, "ru", 4)[0]
    units = {step(box, spot, "s"): ours[0], step(box, spot, "sw"): ours[1], spot: enemy}
    t = galicia(units, phase="combat", side="ah", turn=9, **more)
    return t.do(f"attack:{spot}", f"join:{ours[0]}", f"join:{ours[1]}")


def test_an_attack_being_built_is_drawn() -> None:
    t = _attack()
    seen = picture(GALICIA, t.g)
    spot = battlefield(GALICIA_BOX)
    assert {(arrow.a, arrow.b) for arrow in seen.arrows} == {
        (f"space:{step(GALICIA_BOX, spot, way)}", f"space:{spot}") for way in ("s", "sw")
    }
    assert marks(seen, f"space:{spot}") == {"attack": "Under attack"}
    assert all("fighting" in marks(seen, f"unit:{unit}") for unit in men(GALICIA_BOX, "ah", 4)[:2])
    (panel,) = [panel for panel in seen.panels if panel.id == "attacks"]
    assert len(panel.rows) == 1
    (chart,) = charts(Known(t.g, None), "en")
    assert chart.option == "settle"
    assert chart.name.endswith(": 2-1")


def test_a_combat_under_way_is_told() -> None:
    t = _attack(dice=[6, 3, 3]).do("settle", "resolve")
    seen = picture(GALICIA, t.g)
    combat = next(panel for panel in seen.panels if panel.id == "combat")
    rows = dict(combat.rows)
    assert rows["Column"] == "2-1"
    assert [value for name, value in combat.rows if name.startswith("Die of")] == ["6", "3", "3"]
    enemy = men(GALICIA_BOX, "ru", 4)[0]
    assert "falls back" in " ".join(rows) or marks(seen, f"unit:{enemy}")["other"] == "Must fall back 2 hexes"


# -- charts -------------------------------------------------------------------------------------------------------


def _fought(g: State, attack: Attack) -> dict[tuple[tuple[int, ...], int, int], Any]:
    """What the rules' own dice make of an attack: hexes cleared, steps lost by defender and attacker, with chances."""
    before = (sum(g.left[u] for u in defenders(g, attack.targets)), sum(g.left[u] for u in attack.attackers))

    def fight() -> Asking[tuple[tuple[int, ...], int, int]]:
        world = g.copy()
        b = world.battle = Battle(attack.targets, attack.attackers)
        there = defenders(world, b.targets)
        forts = sum(world.forts)
        yield from open_combat(world, b)
        while (yield from choose_rollers(world, b)) is AGAIN:
            pass
        yield from throw(world, b)
        gone = {u for u, length in b.retreats if not may_ignore(world, u, length)}
        clear = tuple(
            h
            for h in b.targets
            if all(u in gone for u in there if world.loc[u] == h)
            and (
                h not in world.box.fort_at or any(g.loc[u] == h for u in there) or not world.forts[world.box.fort_at[h]]
            )
        )
        lost = before[0] - sum(world.left[u] for u in there) + forts - sum(world.forts)
        return clear, lost, before[1] - sum(world.left[u] for u in attack.attackers)

    return distribution(fight)


@both
@pytest.mark.parametrize("together", [False, True])
def test_charts_give_the_exact_chances_of_the_rules_own_dice(game: Game[State], together: bool) -> None:
    """Who rolls is left to chance here, so that only dice are asked."""
    found = 0
    for play in samples(game.name):
        g = play.state.copy()
        g.options |= {"loss-choice": 2, "stack-retreats": together}
        for attack in g.attacks:
            dice = len(attack.attackers) + len(defenders(g, attack.targets))
            if not attack.attackers or dice > 4 or found > 25:
                continue
            truth = _fought(g, attack)
            it = Prospect(g, attack, ())
            for hexes in (attack.targets, *((h,) for h in attack.targets)):
                exact = sum(chance for (clear, _, _), chance in truth.items() if set(hexes) <= set(clear))
                assert it.clear(hexes) == pytest.approx(float(exact)), (attack.dump(), hexes)
            some, steps = it.losses()
            assert steps == pytest.approx(float(expectation(truth, lambda outcome: outcome[2])))
            assert some == pytest.approx(float(sum(p for (_, _, lost), p in truth.items() if lost)))
            found += 1
    assert found > 5


def test_a_new_corps_is_averaged_over_its_track() -> None:
    t = ypres(
        {"3001": "ge-43r ge-44r", "3002": "al-fr13"}, phase="combat", side="ge", turn=9, options={"loss-choice": 2}
    )
    t.do("attack:3002", "join_all")
    it = Prospect(t.g, t.g.attacks[-1], ())
    assert len(it.worlds) == 6
    truth = _fought(t.g, t.g.attacks[-1])
    assert it.clear(it.targets) == pytest.approx(float(sum(p for (clear, _, _), p in truth.items() if clear)))
    assert it.losses()[0] == pytest.approx(float(sum(p for (_, _, lost), p in truth.items() if lost)))
    (chart,) = charts(Known(t.g, None), "en")
    assert [roll.need for roll in chart.rolls] == ["≤ 3", "?", "?"]


def test_a_fort_alone_has_its_own_die() -> None:
    box = GALICIA_BOX
    fort = next(i for i, steps in enumerate(box.fort_steps) if steps == 1 and box.fort_side[i] == 1)
    h = box.forts[fort]
    ours = men(box, "ah", 4)[:2]
    near = box.numbers[next(n for n in box.map.linked[h] if box.playable >> n & 1)]
    t = galicia({near: " ".join(ours)}, phase="combat", side="ah", turn=9).do(f"attack:{box.numbers[h]}", "join_all")
    (chart,) = charts(Known(t.g, None), "en")
    truth = _fought(t.g, t.g.attacks[-1])
    assert chart.chance == pytest.approx(float(sum(p for (clear, _, _), p in truth.items() if clear)), abs=1e-4)
    assert chart.rolls[0].piece == f"space:{box.numbers[h]}"
    assert len(chart.rolls) == 3


@both
def test_a_chart_belongs_to_an_answer_that_may_be_given(game: Game[State]) -> None:
    options = set()
    for play in samples(game.name):
        for chart in charts(Known(play.state, None), "fr"):
            assert all(0 <= bar.chance <= 1 for bar in chart.bars)
            for roll in chart.rolls:
                assert sum(bar.chance for bar in roll.bars) == pytest.approx(1, abs=5e-4), roll
            if chart.option and play.question is not None:
                assert chart.option in [game.write(action) for action in play.question.options]
                options.add(chart.option.partition(":")[0])
    assert "settle" in options
    assert charts(Known(game.start(game.scenarios[-1], game.settings({})), None), "en") == []


# -- overlays -----------------------------------------------------------------------------------------------------


@both
def test_overlays_of_the_board_exist_and_others_do_not(game: Game[State]) -> None:
    g = game.start(game.scenarios[-1], game.settings({}))
    for language in LANGUAGES:
        for one in board(game, language).overlays:
            shade = overlay(Known(g, 1), one.id, language)
            assert shade is not None
            assert (shade.id, shade.name) == (one.id, one.name)
            assert shade.good or shade.bad
    assert overlay(Known(g, 1), "supply:xx", "en") is None
    assert overlay(Known(g, 1), "hands:ah", "en") is None


@both
@pytest.mark.parametrize("side", [0, 1])
def test_overlays_agree_with_the_rules(game: Game[State], side: int) -> None:
    hungry = 0
    for play in samples(game.name)[::2]:
        g, box = play.state, play.state.box
        shade = overlay(Known(g, None), f"supply:{box.sides[side]}", "en")
        assert shade is not None
        fed = {f"space:{box.numbers[h]}" for h in range(box.size) if traced(g, side) >> h & 1}
        assert set(shade.good) == fed
        lost = {f"unit:{box.units[u]}" for u in on_map(g, side) if f"space:{box.numbers[g.loc[u]]}" not in fed}
        assert set(shade.pieces) == lost
        hungry += len(lost)
        zones = overlay(Known(g, side), f"zoc:{box.sides[side]}", "en")
        assert zones is not None
        assert set(zones.good) == {f"space:{box.numbers[h]}" for h in range(box.size) if zoc(g, side) >> h & 1}
        theirs = overlay(Known(g, 1 - side), f"zoc:{box.sides[side]}", "en")
        assert theirs is not None
        assert theirs.bad == zones.good
    assert hungry


# -- in a terminal, and luck --------------------------------------------------------------------------------------


@both
@languages
def test_a_position_can_be_read_at_a_terminal(game: Game[State], language: str) -> None:
    assert game.terminal.show is not None
    assert game.words.detail is not None
    assert game.words.hint is not None
    assert game.terminal.scene is not None
    for play in samples(game.name)[::5]:
        g, box = play.state, play.state.box
        said = game.terminal.show(Known(g, None), language)
        for u in on_map(g, 0):
            assert game.words.label("unit", u, language) in said
        lines = [said, *game.terminal.scene(Known(g, 0), language)]
        for action in play.question.options if play.question else ():
            verb, noun = action
            kind = game.verbs[verb]
            if noun is not None and kind is not None:
                lines += [
                    game.words.hint(Known(g, None), verb, kind, noun, language),
                    game.words.detail(Known(g, None), kind, noun, language),
                ]
        lines += [game.words.detail(Known(g, None), "marker", m, language) for m in range(8)]
        lines += [game.words.detail(Known(g, None), "unit", u, language) for u in range(0, box.count, 7)]
        assert not [line for line in " ".join(lines).split() if KEY.fullmatch(line)]


def test_the_detail_of_a_hex_says_what_a_player_asks() -> None:
    g = GALICIA.start("deployed", GALICIA.settings({}))
    assert GALICIA.words.detail is not None
    said = GALICIA.words.detail(Known(g, None), "space", hex_of(g, "Przemyśl"), "en").splitlines()
    assert said[0].startswith("Clear, city, fort 2, TER 5, victory hex (Russia)")
    assert "1 movement point" in said
    assert "Austrian 4th Army, Russian 5th Army" in said
    assert "controlled by Austria-Hungary" in said
    assert any(line.startswith("San: ") for line in said)


@both
def test_every_die_of_a_game_is_somebody_s(game: Game[State]) -> None:
    rolled = 0
    for seed in range(3):
        play = new(game, seed, log=True)
        for _ in walk(play, seed, 900):
            pass
        for line in play.state.log or ():
            found = luck(line)
            assert (found is not None) == ("die" in line.args), line.key
            if found is not None:
                assert found[0] in (0, 1)
                assert 1 <= found[1] <= 6
                rolled += 1
    assert rolled
