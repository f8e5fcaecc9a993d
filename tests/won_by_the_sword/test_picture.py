"""How the game is drawn: the board, what each side sees on it, displays, charts, overlays, colours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.charts import charts, luck
from grognard.games.won_by_the_sword.kinds import COLUMN, COLUMNS, FORM, GREAT_FORTRESS, KIND, KINDS, SIDES
from grognard.games.won_by_the_sword.overlays import overlay
from grognard.games.won_by_the_sword.state import Note, Siege, State
from grognard.games.won_by_the_sword.verbs import VERBS
from grognard.kernel.game import Known, LogLine
from grognard.kernel.picture import Board, Display, Mark, Picture, Tray
from grognard.kernel.play import Play
from grognard.kernel.say import sayer
from grognard.kernel.words import LANGUAGES

from ..randomly import new, walk
from .table import BOX, Table, at, bag, held, position, sword, yields

PROMPTS = re.findall(r"^(ask-[a-z-]+) =", (GAME.folder / "messages" / "en.ftl").read_text("utf-8"), re.M)
languages = pytest.mark.parametrize("language", LANGUAGES)
KEY = re.compile(r"\b(board|mark|status|panel|chart|shade|zone|kind|ability|month|side|column)-[a-z0-9-]+\b")
GREAT = {"sw1": at("gunzenhausen", "gustavus oberst-sw-1", "6 sw-inf 5 sw-vinf 4 sw-cav 2 sw-art", bp=3)}
ENEMY = {"im1": at("gunzenhausen", "tilly", "8 ba-inf 3 ba-cav 2 ba-vcav-r 3 ba-art", bp=2)}


def board(language: str = "en") -> Board:
    assert GAME.page.board is not None
    return GAME.page.board(language)


def picture(g: State, side: str = "", language: str = "en") -> Picture:
    assert GAME.page.picture is not None
    return GAME.page.picture(GAME.view(g, SIDES.index(side) if side else None), language)


def trays(found: Picture) -> Iterator[Tray]:
    for display in found.displays:
        for row in display.rows:
            yield from row


def display(found: Picture, name: str) -> Display:
    return next(each for each in found.displays if each.id == name)


def marks(found: Picture, space: str) -> dict[str, Mark]:
    return {mark.kind: mark for mark in found.spaces[f"space:{space}"].marks}


def inside(found: Picture, box: str) -> dict[str, int]:
    return {noun: piece.count for noun, piece in found.pieces.items() if piece.at == box}


# -- the board ------------------------------------------------------------------------------------------------------


def test_the_board_shows_every_space_link_column_and_card() -> None:
    found = board()
    assert [space.id for space in found.spaces] == [f"space:{name}" for name in BOX.spaces]
    assert [link.id for link in found.links] == [f"link:{name}" for name in BOX.links]
    assert {piece.id for piece in found.pieces} == {
        *(f"column:{name}" for name in COLUMNS),
        *(f"kind:{name}" for name in KINDS),
        *(f"leader:{name}" for name in GAME.nouns["leader"]),
    }
    assert [card.id for card in found.cards] == [f"card:{name}" for name in GAME.nouns["card"][: len(found.cards)]]
    assert [verb.id for verb in found.verbs] == list(VERBS)


def test_types_of_space_are_told_apart() -> None:
    looks = {BOX.type[s]: (space.shape, space.r, space.rim) for s, space in enumerate(board().spaces)}
    assert len(set(looks.values())) == len(looks) == GREAT_FORTRESS + 1
    sizes = [looks[kind][1] for kind in sorted(looks)]
    assert sizes == sorted(sizes)


def test_spaces_and_their_names_are_on_the_sheet_and_apart() -> None:
    found = board()
    width, height = found.size
    for space in found.spaces:
        assert space.r < space.x < width - space.r
        assert space.r < space.y < height - space.r
    for one, other in combinations(found.spaces, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (one.r + other.r) ** 2, (one.id, other.id)


def test_links_that_leave_the_map_end_somewhere() -> None:
    for link, (_, b) in zip(board().links, BOX.link_ends, strict=True):
        assert (link.end is None) == (b >= 0)
        assert (link.b == "") == (b < 0)


def test_a_reduced_regiment_is_the_other_face_of_its_counter() -> None:
    prints = {piece.id: piece for piece in board().pieces}
    for kind, name in enumerate(KINDS):
        faces = prints[f"kind:{name}"].faces
        assert faces[FORM[kind] % 2 if len(faces) > 1 else 0].values == (str(BOX.firepower[kind]),)


def test_both_languages_have_the_same_board() -> None:
    one, other = (msgspec.to_builtins(board(language)) for language in LANGUAGES)
    for key in ("size", "ground", "relief"):
        assert one[key] == other[key]
    for key in ("spaces", "links", "pieces", "cards", "verbs", "tracks"):
        assert [each["id"] for each in one[key]] == [each["id"] for each in other[key]]
    assert one["spaces"] != other["spaces"]


@languages
def test_no_key_of_a_message_is_left_on_the_board(language: str) -> None:
    words = [
        text
        for verb in board(language).verbs
        for text in (verb.name,)
    ] + [card.text for card in board(language).cards] + [space.note for space in board(language).spaces]  # fmt: skip
    assert [text for text in words if not text or KEY.search(text)] == []


# -- pictures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_whatever_may_be_chosen_is_drawn(seed: int) -> None:
    """At every question of a game: what lies somewhere is printed and its place exists; every noun that is offered is
    to be seen by whoever is asked."""
    prints = {piece.id for piece in board().pieces}
    places = {space.id for space in board().spaces} | {link.id for link in board().links}
    for play in walk(new(GAME, seed), seed, most=700):
        question = play.question
        assert question is not None
        found = picture(play.state, SIDES[question.side])
        boxes = {tray.id for tray in trays(found)}
        assert len(boxes) == sum(1 for _ in trays(found))  # nothing lies there twice
        for noun, piece in found.pieces.items():
            assert (piece.like or noun) in prints, noun
            assert piece.at in places or piece.at in boxes, noun
        seen = {*found.pieces, *places, *(tray.noun for tray in trays(found))}
        seen |= {card for zone in found.zones for card in zone.cards}
        for action in question.options:
            kind = VERBS[action[0]]
            if kind in ("space", "link", "column", "troop", "kind", "card") or (
                kind == "leader" and action[0] != "back"
            ):
                assert f"{kind}:{GAME.write(action).partition(':')[2]}" in seen, action


def _all(play: Play[State], language: str) -> Iterator[str]:
    for side in ("", *SIDES):
        found = msgspec.to_builtins(picture(play.state, side, language))
        del found["pieces"], found["spaces"]  # their keys are nouns
        yield str(list(_texts(found)))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("id", "noun", "side", "cell", "track", "cards", "scene"):
                yield from _texts(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _texts(inner)
    elif isinstance(value, str):
        yield value


@languages
def test_no_key_of_a_message_is_left_in_a_picture(language: str) -> None:
    for play in walk(new(GAME, 3), 3, most=250):
        for said in _all(play, language):
            assert KEY.search(said) is None, said


def test_4_0d_what_is_in_a_column_is_seen_by_its_side_only() -> None:
    g = position(GREAT | {"im1": at("ansbach", "tilly", "8 ba-inf 3 ba-cav", bp=2)}, side="sw")
    ours, theirs, none = picture(g, "sw"), picture(g, "im"), picture(g)
    assert ours.pieces["column:sw1"].figure == "30"
    assert inside(ours, "box:force-sw1") == {
        "leader:gustavus": 1, "leader:oberst-sw-1": 1, "troop:sw1.sw-inf": 6, "troop:sw1.sw-vinf": 5,
        "troop:sw1.sw-cav": 4, "troop:sw1.sw-art": 2,
    }  # fmt: skip
    for found in (theirs, none):
        assert found.pieces["column:sw1"].figure == "?"
        assert found.pieces["column:sw1"].note == ""
        assert not [noun for noun in found.pieces if noun.startswith("troop:sw1")]
    assert none.displays == ()
    assert [tray.id for tray in trays(theirs)] == ["box:force-im1"]


def test_9_1c_a_note_is_shown_with_its_date() -> None:
    note = Note(3, 1, BOX.space["ansbach"], (), bag("6 sw-inf 2 sw-art"), 4, "recon")
    g = position(GREAT, side="im", notes=[{}, {COLUMN["sw1"]: note}])
    found = picture(g, "im")
    assert found.pieces["column:sw1"].figure == "~12"
    assert found.pieces["column:sw1"].note.startswith("May, round 1, by a patrol, at Ansbach")
    panel = next(panel for panel in found.panels if panel.id == "notes")
    assert panel.rows == (("Allied column 1", found.pieces["column:sw1"].note),)
    assert "notes" not in {panel.id for panel in picture(g, "sw").panels}


def test_3_1c_a_garrison_tells_others_only_whose_it_is() -> None:
    g = position(GREAT, garrisons={"nuremberg": held("sw", "3 sw-inf", bp=2)}, side="sw")
    ours, theirs = (picture(g, side) for side in SIDES)
    assert (marks(ours, "nuremberg")["flag"].text, marks(ours, "nuremberg")["flag"].nation) == ("6", "sw")
    assert "3 foot" in ours.spaces["space:nuremberg"].note
    assert (marks(theirs, "nuremberg")["flag"].text, marks(theirs, "nuremberg")["flag"].nation) == ("", "sw")
    assert theirs.spaces["space:nuremberg"].note == ""
    assert ours.spaces["space:nuremberg"].owner == theirs.spaces["space:nuremberg"].owner == "sw"
    assert ours.spaces["space:ulm"].owner == ""


def test_marks_of_columns_and_spaces_are_open() -> None:
    g = position(
        {"sw1": at("ulm", "gustavus", "12 sw-inf 2 sw-art", fatigue=2, ta=1, done=True)},
        garrisons={"ulm": held("im", "3 im-inf")}, sieges={"ulm": Siege(COLUMN["sw1"], 24, 3)},
        forage={"ellwangen": 2}, stock={"lauingen": (4, 1), "rain": (0, 2)}, side="im",
    )  # fmt: skip
    for side in ("", *SIDES):
        found = picture(g, side)
        kinds = {mark.kind: mark.text for mark in found.pieces["column:sw1"].marks}
        assert kinds == {"spent": "", "tired": "2", "star": "1"}
        assert marks(found, "ulm")["siege"].text == "3/24"
        assert marks(found, "ellwangen")["forage"].text == "2"
        assert marks(found, "lauingen")["stock"].text == "4+1"  # baggage and guns
        assert marks(found, "rain")["stock"].text == "+2"


def test_9_0_a_patrol_stands_on_its_link() -> None:
    link = BOX.links_of[BOX.space["gunzenhausen"]][0]
    g = position(GREAT, patrols={BOX.links[link]: ("sw1", "sw-cav-r")}, side="im")
    patrol = picture(g, "im").pieces[f"link:{BOX.links[link]}"]
    assert (patrol.at, patrol.like, patrol.face) == (f"link:{BOX.links[link]}", "kind:sw-cav-r", 1)
    assert "Allied column 1" in patrol.note


def test_the_garrison_at_hand_and_the_cadre_lie_on_the_force_card() -> None:
    g = position(
        {"sw1": at("nuremberg", "gustavus", "4 sw-inf", bp=3), "sw2": at("ulm", "horn", "3 sw-cav")},
        garrisons={"nuremberg": held("sw", "3 sw-inf")}, active="sw2", cadre={"sw": "2 sw-inf"},
    )  # fmt: skip
    assert [tray.id for tray in trays(picture(g, "sw"))] == ["box:force-sw2", "box:force-sw1", "box:cadre"]
    g = position(
        {"sw1": at("nuremberg", "gustavus", "4 sw-inf", bp=3), "sw2": at("ulm", "horn", "3 sw-cav")},
        garrisons={"nuremberg": held("sw", "3 sw-inf")}, active="sw1", cadre={"sw": "2 sw-inf"},
    )  # fmt: skip
    found = picture(g, "sw")
    assert [tray.id for tray in trays(found)] == ["box:force-sw1", "box:garrison", "box:force-sw2", "box:cadre"]
    assert inside(found, "box:garrison") == {"troop:garrison.sw-inf": 3}
    assert inside(found, "box:cadre") == {"kind:sw-inf": 2}
    assert found.scene == "space:nuremberg"


def test_6_1d_a_chit_is_shown_to_its_side() -> None:
    g = position(GREAT, side="sw", chits={"gustavus": "surprise"})
    assert picture(g, "sw").pieces["leader:gustavus"].note == "Chit: Surprise attack"
    assert "leader:gustavus" not in picture(g, "im").pieces


def fight(prompt: str) -> Table:
    t = sword(GREAT | ENEMY, active="sw1", cp=5, dice=[5] * 40)
    return t.do("offer:im1").coast(prompt)


def test_12_4_three_wings_face_three() -> None:
    t = fight("ask-battle-manoeuvre")
    for side in ("", *SIDES):
        found = picture(t.g, side)
        lines = display(found, "battle")
        assert lines.facing
        above, below = ([tray.id for tray in row] for row in lines.rows)
        assert above == ["box:sw-left", "box:sw-centre", "box:sw-right"]
        assert below == ["box:im-right", "box:im-centre", "box:im-left"]
        assert inside(found, "box:sw-left")["troop:sw-left.sw-cav"] == 2
        assert inside(found, "box:im-centre")["troop:im-centre.ba-inf"] == 8
    assert [tray.noun for tray in display(picture(t.g, "im"), "battle").rows[0]] == ["", "", ""]
    assert [tray.noun for tray in display(picture(t.g, "sw"), "battle").rows[0]] == [
        "wing:left", "wing:centre", "wing:right",
    ]  # fmt: skip


def test_12_4l_after_the_battle_each_column_lies_there_once() -> None:
    t = fight("ask-battle-retreat")
    for side in SIDES:
        found = picture(t.g, side)
        drawn = [tray.id for tray in trays(found)]
        assert [box for box in drawn if box != "box:cadre"] == ["box:force-sw1", "box:force-im1"]
        assert dict(display(found, "battle").rows[0][0].facts)["BP"] == "3"


def test_a_card_shows_only_what_can_be_answered_with_it() -> None:
    """A discard is offered on the card when it may be made, by its verb."""
    assert {use.verb for card in board().cards for use in card.uses} == {"play"}


def test_what_is_seldom_wise_is_offered_quietly() -> None:
    quiet = {verb.id for verb in board().verbs if verb.quiet}
    assert {"destroy", "drop", *GAME.rare} <= quiet
    assert not quiet & {"march", "forage", "end", "keep", "lose"}


# -- what is asked, in words ------------------------------------------------------------------------------------------


def asked(t: Table, side: str, language: str = "en") -> str:
    question = t.play.question
    assert question is not None
    bits = sayer(GAME, language).asked(question, SIDES.index(side))
    return "".join(bit if isinstance(bit, str) else bit[1] for bit in bits)


def test_losses_say_where_and_why() -> None:
    mixed = {"im1": at("gunzenhausen", "tilly", "4 ba-inf 4 im-inf 3 ba-cav 3 ba-art", bp=2)}
    t = sword(GREAT | mixed, active="sw1", cp=5, dice=[9] * 40).do("offer:im1").coast("ask-losses")
    assert t.asked == "im"
    assert asked(t, "im").startswith("Losses by gunfire, Imperial centre: ")
    assert re.fullmatch(r"Choosing \d losses, Imperial centre\.", asked(t, "sw"))


def test_who_waits_reads_what_the_other_is_at() -> None:
    t = fight("ask-battle-manoeuvre")
    assert asked(t, "sw") == "Shift regiments between the wings, or keep the line as it is?"
    assert asked(t, "im") == "Shifting regiments between the wings."
    assert asked(t, "im", "fr") == "Manœuvre des régiments entre les ailes."


@languages
def test_to_keep_something_says_what(language: str) -> None:
    """Every question that can be answered by `keep` has its own words for it."""
    say = sayer(GAME, language)
    kept = {prompt for prompt in PROMPTS if say.has(f"{prompt}-keep")}
    assert len({say.action("keep", None, prompt) for prompt in kept}) == len(kept) >= 9
    for seed in range(8):
        for play in walk(new(GAME, seed), seed, most=900):
            assert play.question is not None
            if ("keep", None) in play.question.options:
                assert play.question.prompt in kept


# -- charts ---------------------------------------------------------------------------------------------------------


def test_odds_of_a_battle_are_for_everybody() -> None:
    t = fight("ask-battle-manoeuvre")
    both = [[chart for chart in charts(Known(t.g, side), "en") if not chart.option][1:] for side in (None, 0, 1)]
    assert [[chart.chance for chart in found] for found in both] == [[chart.chance for chart in both[0]]] * 3
    assert len(both[0]) == 4  # guns and three wings
    for chart in both[0][1:]:
        assert sum(bar.chance for bar in chart.bars) == pytest.approx(1)
    assert [bar.tone for bar in both[1][1].bars] == ["good", "bad"]
    assert [bar.tone for bar in both[2][1].bars] == ["bad", "good"]


def test_11_2_odds_of_an_offer_are_for_the_besieger_alone() -> None:
    g = position(
        {"sw1": at("donauwoerth", "gustavus", "12 sw-inf 2 sw-art", bp=5)},
        garrisons={"donauwoerth": held("im", "3 im-inf")}, active="sw1",
    )  # fmt: skip
    assert charts(Known(g, None), "en") == charts(Known(g, 1), "en") == []
    first, last = charts(Known(g, 0), "en")
    assert (first.option, last.option) == ("lay", "")
    assert first.chance == first.bars[-1].chance < last.chance
    assert [bar.chance for bar in first.bars] == sorted((bar.chance for bar in first.bars), reverse=True)


def test_11_2_a_garrison_that_was_seen_is_reckoned_with() -> None:
    g = position(
        {"sw1": at("donauwoerth", "gustavus", "12 sw-inf 2 sw-art", bp=5)},
        garrisons={"donauwoerth": held("im", "3 im-inf")}, active="sw1",
    )  # fmt: skip
    worst = charts(Known(g, 0), "en")[0].chance
    g.notes[0][8 + BOX.space["donauwoerth"]] = Note(3, 1, BOX.space["donauwoerth"], (), bag("im-inf"), 0, "recon")
    assert charts(Known(g, 0), "en")[0].chance > worst


def test_2_0e_with_the_die_on_the_table_it_is_told_what_the_initiative_would_change() -> None:
    """The besieger by the strength of the garrison, which he does not see; its owner knows."""
    place, troops = "dinkelsbuehl", "12 sw-inf 3 sw-art"
    for holder, die in (("sw", yields(place, 2, superior=1) - 1), ("im", yields(place, 2, superior=1))):
        t = sword(
            {"sw1": at(place, "gustavus", troops, bp=5)}, garrisons={place: held("im", "1 im-inf")},
            active="sw1", initiative=holder, received=False, dice=[die],
        ).do("lay")  # fmt: skip
        assert t.prompt == "ask-siege-initiative"
        side = SIDES.index(holder)
        keep, spend = charts(Known(t.g, side), "en")
        assert (keep.option, spend.option) == ("keep", "initiative")
        if holder == "sw":
            assert {bar.chance for chart in (keep, spend) for bar in chart.bars} == {0, 1}
            assert charts(Known(t.g, 1), "en") == []
            assert sum(bar.chance for bar in keep.bars) < sum(bar.chance for bar in spend.bars)
        else:
            assert (keep.chance, spend.chance, keep.bars) == (1, 0, ())
        accepted = keep.bars[-1].chance if keep.bars else keep.chance
        assert [line["accepted"] for line in t.do("keep").told("log-answer")] == [accepted]


def test_a_die_of_the_log_has_ten_faces_counted_from_one() -> None:
    assert luck(LogLine("log-bombard", {"side": ("side", 1), "die": 0})) == (1, 1)
    assert luck(LogLine("log-forage", {"column": ("column", 2), "die": 9})) == (0, 10)
    assert luck(LogLine("log-fire", {"side": ("side", 1), "dice": "3 + 0 + 9"})) == (1, 4, 1, 10)
    assert luck(LogLine("log-march", {"column": ("column", 2)})) is None
    assert board().lowest == 0


# -- overlays and colours ---------------------------------------------------------------------------------------------


def test_overlays() -> None:
    g = position(
        GREAT, garrisons={"ulm": held("im", "im-inf"), "nuremberg": held("sw", "sw-inf")}, forage={"ellwangen": 1}
    )
    prizes = overlay(Known(g, 0), "prizes:sw", "en")
    assert prizes is not None
    assert (prizes.good, prizes.bad) == (("space:nuremberg",), ("space:ulm",))
    forage = overlay(Known(g, None), "forage", "fr")
    assert forage is not None
    assert forage.bad == ("space:ellwangen",)
    assert len(forage.good) == BOX.nspaces - 1
    assert overlay(Known(g, 0), "supply:sw", "en") is None
    for each in board().overlays:
        assert overlay(Known(g, None), each.id, "en") is not None


def test_every_kind_has_a_nation_that_is_drawn() -> None:
    nations = {nation.id for nation in board().nations}
    assert {piece.nation for piece in board().pieces if piece.nation} <= nations
    assert KIND["sw-inf"] == 0
