"""How the game is drawn: the board, pictures of what a side sees, charts, overlays."""

from __future__ import annotations

import itertools
import re
from functools import cache
from typing import Any

import msgspec
import pytest

from grognard.kernel.game import Known
from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.board import ART
from grognard.games.paths_of_glory.box import AP, CP, SIDES
from grognard.games.paths_of_glory.charts import charts
from grognard.games.paths_of_glory.odds import odds
from grognard.games.paths_of_glory.overlays import overlay
from grognard.games.paths_of_glory.state import State, hand
from grognard.games.paths_of_glory.supply import in_supply, usable_ports
from grognard.games.paths_of_glory.verbs import VERBS
from grognard.games.paths_of_glory.view import view
from grognard.kernel.charts import luck
from grognard.kernel.fate import Seeded
from grognard.kernel.picture import Picture
from grognard.kernel.play import Play
from grognard.kernel.words import LANGUAGES

from ..randomly import new, walk
from ..seated import texts
from .table import BOX, Table, opening, pass_cards, position, table

assert GAME.page.board is not None
assert GAME.page.picture is not None
board, picture = GAME.page.board, GAME.page.picture

EYES = (AP, CP, None)
KEY = re.compile(r"(board|mark|zone|status|panel|chart|shade)-[a-z-]+")


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def plain(value: object) -> Any:
    return msgspec.json.decode(encoded(value))


@cache
def _samples() -> tuple[tuple[int, Play[State]], ...]:
    """Positions of random games, before decisions of all kinds."""
    found = []
    for seed in range(6):
        play = new(GAME, seed, log=True)
        for n, here in enumerate(walk(play, seed, 1200)):
            if n % 97 == 0 or (here.state.battle is not None and n % 7 == 0):
                found.append((seed, here.fork(Seeded(seed))))
    return tuple(found)


# -- the board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_every_noun_and_verb_once(language: str) -> None:
    it = board(language)
    assert [s.id for s in it.spaces] == [f"space:{name}" for name in BOX.spaces]
    assert [p.id for p in it.pieces] == [f"unit:{name}" for name in BOX.units]
    assert [c.id for c in it.cards] == [f"card:{name}" for name in BOX.cards]
    assert {v.id: v.noun or None for v in it.verbs} == VERBS
    nations, terrains = {n.id for n in it.nations}, {t.id for t in it.terrains}
    assert {s.nation for s in it.spaces} | {p.nation for p in it.pieces} <= nations
    assert {s.terrain for s in it.spaces} <= terrains
    assert len(it.links) == sum(len(BOX.board.linked[s]) for s in range(BOX.nspaces)) // 2
    assert {use.verb for card in it.cards for use in card.uses} <= VERBS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn_lies_on_the_sheet(language: str) -> None:
    it = board(language)
    width, height = it.size
    for space in it.spaces:
        assert space.r <= space.x <= width - space.r, space.id
        assert space.r <= space.y <= height - space.r, space.id
    for _, x, y, w, h in it.views:
        assert x >= 0 <= y
        assert x + w <= width
        assert y + h <= height
    for part in it.relief:
        assert (ART / part.href.rpartition("/")[2]).is_file()


def test_the_board_is_small_and_made_once() -> None:
    for language in LANGUAGES:
        assert len(encoded(board(language))) < 1_500_000
        assert board(language) is board(language)


def test_everything_on_the_board_is_said_in_both_languages() -> None:
    codes = re.compile(r"\.cards\[\d+\]\.words")  # a card explains the short forms of its own language's text
    english, french = (
        {at: text for at, text in texts(plain(board(language))) if not codes.match(at)} for language in LANGUAGES
    )
    assert english.keys() == french.keys()
    said = re.compile(r"\.(name|title|note|text|deck)$")
    same = {english[at] for at in english if said.search(at) and english[at] == french[at]}
    assert not {text for text in same if KEY.fullmatch(text)}
    # What is the same in both: names of places and people, numbers and letters of counters, a few words.
    for kind in ("boxes", "overlays", "views", "sides"):
        differ = [at for at in english if at.startswith(f".{kind}") and english[at] != french[at]]
        assert differ, kind
    for at, text in english.items():
        if re.fullmatch(r"\.(pieces\[\d+\]\.(title|note)|cards\[\d+\]\.text|verbs\[\d+\]\.name)", at):
            assert text != french[at] or text == "2 corps.", text


def test_a_card_shows_its_uses_and_what_its_event_does() -> None:
    cards = {card.id: card for card in board("en").cards}
    guns = cards["card:CP1"]
    assert (guns.number, guns.title, guns.side, guns.rule) == ("1", "Guns of August", "cp", "CP.1")
    assert [(use.verb, use.value) for use in guns.uses] == [
        ("ops", "3"), ("event", "WS +2"), ("sr", "4"), ("rp", "GE 2 · AH 1 · TU 1"),
    ]  # fmt: skip
    assert guns.text.startswith("Only round 1 of August 1914.")
    assert "removed after its event" in guns.marks
    assert [use.verb for use in cards["card:CP3"].uses] == ["ops", "combat_card", "sr", "rp"]
    assert {"combat_card", "event"} <= {use.verb for use in cards["card:CP26"].uses}
    for language in LANGUAGES:
        for card in board(language).cards:
            assert card.text, card.id
            assert not card.text.startswith(card.title), card.text
            assert "*" not in card.text[:30], card.text


def test_counters_are_named_in_words() -> None:
    english, french = ({piece.id: piece for piece in board(language).pieces} for language in LANGUAGES)
    assert english["unit:GE1"].title == "German 1st Army"
    assert french["unit:GE1"].title == "1re armée allemande"
    assert english["unit:RU12"].title == "Russian 12th Army"
    assert english["unit:GE3"].name == "3"
    assert english["unit:GEc-4"].name == "GE"
    assert english["unit:CAV-1"].symbol == "cavalry"
    assert [face.values for face in english["unit:BEFc"].faces] == [("2", "2", "4"), ("2", "1", "4")]
    assert english["unit:BEF"].note


# -- pictures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_speaks_of_what_is_on_the_board(language: str) -> None:
    it = board(language)
    spaces, boxes = {s.id for s in it.spaces}, {b.id for b in it.boxes}
    cards, sides = {c.id for c in it.cards}, {s.id for s in it.sides}
    cells = {track.id: {cell.id for cell in track.cells} for track in it.tracks}
    for _, play in _samples():
        for side in EYES:
            seen = picture(view(play.state, side), language)
            assert seen.spaces.keys() == spaces
            assert all(now.owner in {"", *sides} for now in seen.spaces.values())
            assert all(now.at in spaces | boxes for now in seen.pieces.values())
            assert all(card in cards for zone in seen.zones for card in zone.cards)
            assert all(marker.cell in cells[marker.track] for marker in seen.markers)
            assert all({arrow.a, arrow.b} <= spaces and arrow.a != arrow.b for arrow in seen.arrows)
            assert not [text for _, text in texts(plain(seen)) if KEY.match(text)]
            here = [now.marks for now in seen.spaces.values()] + [now.marks for now in seen.pieces.values()]
            for mark in itertools.chain(*here):
                assert mark.title
                assert len(mark.text) <= 2


def test_every_piece_is_in_one_place_with_the_right_face_up() -> None:
    for _, play in _samples():
        g = play.state
        seen = picture(view(g, AP), "en")
        assert seen.pieces.keys() == {f"unit:{name}" for name in BOX.units}
        places: dict[tuple[str, int], int] = {}
        for u in range(BOX.nunits):
            now = seen.pieces[f"unit:{BOX.units[u]}"]
            assert now.face == g.reduced[u]
            if g.loc[u] < BOX.nspaces:
                assert now.at == f"space:{BOX.spaces[g.loc[u]]}"
                assert places.setdefault((now.at, now.order), u) == u
            else:
                assert now.at.startswith("box:")


def test_a_picture_hangs_on_nothing_a_side_may_not_know() -> None:
    found = 0
    for seed, play in _samples():
        for side in (AP, CP):
            twin = play.imagine(side, seed)
            found += hand(twin.state, 1 - side) != hand(play.state, 1 - side)
            for eyes in (side, None):
                one, other = (picture(view(world.state, eyes), "en") for world in (play, twin))
                assert encoded(one) == encoded(other)
    assert found > 20


def test_a_spectator_sees_no_card_of_a_hand() -> None:
    for _, play in _samples():
        g = play.state
        zones = {zone.id: zone for zone in picture(view(g, None), "en").zones}
        for i, side in enumerate(SIDES):
            assert zones[f"hand:{side}"].cards == ()
            assert zones[f"hand:{side}"].count == len(hand(g, i))
            assert zones[f"pile:{side}"].cards == ()
            own = {zone.id: zone for zone in picture(view(g, i), "en").zones}
            assert own[f"hand:{side}"].cards == tuple(f"card:{BOX.cards[c]}" for c in hand(g, i))
            assert own[f"hand:{side}"].hand


def test_both_languages_draw_the_same() -> None:
    for _, play in _samples():
        english, french = (plain(picture(view(play.state, AP), language)) for language in LANGUAGES)
        said = re.compile(r"\.(name|title|note|text|value)$|\.rows")
        one, other = dict(texts(english)), dict(texts(french))
        assert one.keys() == other.keys()
        assert {at: text for at, text in one.items() if not said.search(at)} == {
            at: text for at, text in other.items() if not said.search(at)
        }
        for at, text in one.items():
            if re.search(r"\.zones\[\d+\]\.name|\.marks\[\d+\]\.title", at):
                assert text != other[at], text


def shown(g: State, side: int | None = None) -> Picture:
    return picture(view(g, side), "en")


def marks(seen: Picture, noun: str) -> list[str]:
    now = seen.spaces[noun] if noun in seen.spaces else seen.pieces[noun]
    return [mark.kind for mark in now.marks]


def test_the_start_is_drawn() -> None:
    seen = shown(opening())
    status = {one.id: one for one in seen.status}
    assert status["turn"].value == "August 1914"
    assert seen.winning is not None
    assert seen.winning.value == "10"
    assert marks(seen, "space:liege") == ["fort"]
    assert marks(seen, "space:verdun") == ["fort", "trench"]
    assert seen.spaces["space:paris"].owner == "ap"
    assert seen.spaces["space:rome"].owner == ""
    assert seen.spaces["space:mef1"].owner == ""
    assert seen.pieces["unit:GE7"].face == 1
    assert {marker.cell for marker in seen.markers if marker.track == "commitment"} == {"0"}


def test_forts_and_sieges_are_marked() -> None:
    seen = shown(position({"liege": "GE1", "antwerp": "GE2"}, destroyed="antwerp"))
    assert marks(seen, "space:liege") == ["siege"]
    assert marks(seen, "space:antwerp") == ["destroyed"]


def test_units_out_of_supply_are_marked() -> None:
    for _, play in _samples():
        g = play.state
        seen = shown(g)
        for u in range(BOX.nunits):
            if g.loc[u] < BOX.nspaces and not (g.greece == 1 and BOX.unit_nation[u] == "gr"):
                assert ("unsupplied" in marks(seen, f"unit:{BOX.units[u]}")) != in_supply(g, u)


def _attack() -> Table:
    """Two German armies at Liège and one at Metz, about to attack Sedan."""
    g = position({"liege": "GE1 GE2", "metz": "GE5", "sedan": "FR5"}, destroyed="liege", hands="CP7")
    return table(g).do("ops:CP7", "attack:liege", "attack:metz", "done")


def test_a_march_is_drawn_step_by_step() -> None:
    t = table(position({"koblenz": "GE1", "paris": "FR6"}, hands="CP7")).do("ops:CP7", "move:koblenz", "done")
    t.do("pick:GE1")
    assert marks(shown(t.g), "unit:GE1") == ["moving"]
    assert shown(t.g).arrows == ()
    t.do("step:frankfurt", "step:mannheim")
    seen = shown(t.g)
    assert [(arrow.a, arrow.b, arrow.kind) for arrow in seen.arrows] == [
        ("space:koblenz", "space:frankfurt", "move"), ("space:frankfurt", "space:mannheim", "move"),
    ]  # fmt: skip
    assert "Koblenz → Frankfurt → Mannheim" in dict(seen.panels[0].rows).values()
    t.do("stop")
    assert shown(t.g).arrows == ()


def test_an_attack_being_built_is_drawn() -> None:
    t = _attack().do("assault:sedan", "join:GE1", "join:GE5")
    seen = shown(t.g, AP)
    assert {(arrow.a, arrow.b) for arrow in seen.arrows} == {
        ("space:liege", "space:sedan"), ("space:metz", "space:sedan"),
    }  # fmt: skip
    assert "fighting" in marks(seen, "unit:GE1")
    assert "fighting" in marks(seen, "unit:FR5")
    assert "attack" in marks(seen, "space:liege")
    combat = next(panel for panel in seen.panels if panel.id == "combat")
    assert combat.title == "Attack on Sedan"
    rows = dict(combat.rows)
    assert rows["Central Powers fire"] == "10 on the army table, column 9-11"
    assert rows["Allies fire"] == "3 on the army table, column 3"


def test_an_attack_resolved_is_told() -> None:
    t = _attack().do("assault:sedan", "join:GE1", "join:GE2", "join:GE5", "begin").dice(6, 5, 1).do("pin:metz")
    pass_cards(t)
    combat = next(panel for panel in shown(t.g).panels if panel.id == "combat")
    rows = dict(combat.rows)
    assert rows["Flank attack"] == "succeeded: the attacker fires first"
    assert rows["Central Powers fired"] == "modified die 5, loss score 7"
    assert {luck(line) for line in t.g.log or ()} - {None} >= {(CP, 6), (CP, 5)}


# -- charts -------------------------------------------------------------------------------------------------------


def test_charts_say_what_the_odds_are() -> None:
    t = _attack().do("assault:sedan", "join:GE1", "join:GE2", "join:GE5")
    found = charts(Known(t.g, None), "en")
    expected = odds(t.g)
    assert expected is not None
    assert len(found) == len(expected) == 3
    assert [chart.option for chart in found] == ["begin", "", ""]
    for chart, way in zip(found, expected, strict=True):
        assert chart.chance == round(way["clear"], 4)
        bars = {bar.name: bar.chance for bar in chart.bars}
        assert bars["Sedan cleared"] == round(way["clear"], 4)
        assert bars["Central Powers win"] == round(way["win"], 4)
        assert bars["Tie"] == round(way["tie"], 4)
        assert bars["Central Powers win"] + bars["Tie"] + bars["Allies win"] == pytest.approx(1, abs=2e-4)
        assert bars["Allies lose a unit"] == round(way["their_unit"], 4)
    t.do("begin")
    assert {chart.option for chart in charts(Known(t.g, None), "fr")} == {"frontal", "pin:liege", "pin:metz"}
    assert charts(Known(opening(), None), "en") == []


def test_12_3_3_the_flank_die_is_in_the_odds() -> None:
    """Nobody but the target is near, so Metz is free when Liège pins: +1, a die of 3 or more succeeds (12.3.2)."""
    t = _attack().do("assault:sedan", "join:GE1", "join:GE2", "join:GE5", "begin")
    ways = {way["pin"]: way for way in odds(t.g) or ()}
    assert ways[None]["our_steps"] == pytest.approx(_steps_lost(3, 15, frontal=True))
    first, second = _steps_lost(3, 15, frontal=False), _steps_lost(3, 15, frontal=True)
    assert ways["liege"]["our_steps"] == pytest.approx(first * 4 / 6 + second * 2 / 6)


def _steps_lost(french: int, germans: int, *, frontal: bool) -> float:
    """Steps that three German armies (loss factor 3) lose to one French army, fired at before it fires or not."""
    total = 0
    for ours, theirs in itertools.product(range(1, 7), repeat=2):
        hurt = BOX.army_fire.result(BOX.army_fire.column(germans), ours) // 3
        left = french if frontal or not hurt else (2 if hurt == 1 else 0)
        total += BOX.army_fire.result(BOX.army_fire.column(left), theirs) // 3 if left else 0
    return total / 36


def test_a_chart_belongs_to_an_answer_that_may_be_given() -> None:
    found = set()
    for _, play in _samples():
        for chart in charts(Known(play.state, None), "en"):
            assert all(0 <= bar.chance <= 1 for bar in chart.bars)
            if chart.option and play.question is not None:
                assert chart.option in [GAME.write(action) for action in play.question.options]
                found.add(chart.option.partition(":")[0])
    assert found


# -- overlays -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", [AP, CP])
def test_the_supply_overlay_agrees_with_the_rules(side: int) -> None:
    for _, play in _samples():
        g = play.state
        shade = overlay(Known(g, None), f"supply:{SIDES[side]}", "en")
        assert shade is not None
        on_map = [u for u in range(BOX.nunits) if BOX.side[u] == side and g.loc[u] < BOX.nspaces]
        hungry = [u for u in on_map if not in_supply(g, u) and not (g.greece == 1 and BOX.unit_nation[u] == "gr")]
        assert shade.pieces == tuple(f"unit:{BOX.units[u]}" for u in hungry)
        assert {f"space:{BOX.spaces[g.loc[u]]}" for u in hungry} <= set(shade.bad)
        assert not set(shade.good) & set(shade.bad)
        fed = set(shade.good) | set(shade.sources)
        reached = {b for _, b in shade.lines} | set(shade.sources)
        ports = usable_ports(g, side, sum(BOX.bit[BOX.space[name.partition(":")[2]]] for name in fed))
        reached |= {f"space:{BOX.spaces[s]}" for s in range(BOX.nspaces) if ports & BOX.bit[s] or s == g.beachhead}
        assert set(shade.good) <= reached
        for a, b in shade.lines:
            assert BOX.space[b.partition(":")[2]] in BOX.board.linked[BOX.space[a.partition(":")[2]]]


def test_overlays_of_the_board_exist_and_others_do_not() -> None:
    g = opening()
    for language in LANGUAGES:
        for one in board(language).overlays:
            shade = overlay(Known(g, CP), one.id, language)
            assert shade is not None
            assert (shade.id, bool(shade.good), bool(shade.name)) == (one.id, True, True)
    assert overlay(Known(g, CP), "supply:xx", "en") is None
    assert overlay(Known(g, CP), "hands", "en") is None


def test_victory_spaces_are_one_s_own_or_the_enemy_s() -> None:
    g = opening()
    ours, theirs, outside = (overlay(Known(g, side), "victory", "en") for side in EYES)
    assert ours is not None
    assert theirs is not None
    assert (ours.good, ours.bad) == (theirs.bad, theirs.good)
    assert ours == outside
    assert "space:paris" in ours.good
    assert "space:berlin" in ours.bad


# -- luck ---------------------------------------------------------------------------------------------------------


def test_every_die_of_a_game_is_somebody_s() -> None:
    for seed in range(3):
        play = new(GAME, seed, log=True)
        for _ in walk(play, seed, 1500):
            pass
        told = [line for line in play.state.log or () if "die" in line.args]
        assert told
        for line in told:
            found = luck(line)
            assert found is not None, line.key
            assert found[0] in (AP, CP)
            assert 1 <= found[1] <= 6
        assert all(luck(line) is None for line in play.state.log or () if "die" not in line.args)
