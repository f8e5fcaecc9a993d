"""What stands beside an option, above a question and about a thing; nothing of it tells what lies face down."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games.italia_1917_1918.hints import alike, detail, hint, scene
from grognard.games.italia_1917_1918.names import face_title, say
from grognard.games.italia_1917_1918.show import show
from grognard.games.italia_1917_1918.state import Due, State
from grognard.kernel.ask import Choose
from grognard.kernel.game import Known
from grognard.kernel.play import Play
from grognard.kernel.words import LANGUAGES

from ..randomly import new, walk
from .table import BOX, ITALIA, Table, hex_of, italia, position, prizes, rated

CP, EN = 0, 1
DETACHMENTS = {"W1829": "it-alp-det-1 it-bers-det-1", "W2124": "ah-4-id"}


def beside(t: Table, text: str, language: str = "en") -> str:
    """What stands beside an answer that is offered now."""
    verb, _, noun = t.written(text).partition(":")
    kind = ITALIA.verbs[verb]
    assert kind is not None
    assert t.play.question is not None
    number = int(noun) if kind == "number" else ITALIA.noun(kind, noun)
    assert number is not None
    return hint(Known(ITALIA.blot(t.g, t.play.question.side), t.play.question.side), verb, kind, number, language)


def every(known: Known[State], question: Choose, language: str) -> list[str]:
    """The hint of every option that has a noun."""
    found = []
    for verb, noun in question.options:
        kind = ITALIA.verbs[verb]
        if kind is not None and noun is not None:
            found.append(hint(known, verb, kind, noun, language))
    return found


def shown(play: Play[State], question: Choose, side: int | None, language: str) -> list[str]:
    """All that a side could read now."""
    known = play.known(side)
    things = [(kind, n) for kind, nouns in ITALIA.nouns.items() for n in range(0, len(nouns), 11)]
    text = [show(known, language), *(detail(known, kind, n, language) for kind, n in things)]
    return text + (scene(known, language) + every(known, question, language) if side == question.side else [])


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_what_lies_face_down_is_a_detachment_to_the_enemy_and_no_more() -> None:
    """3.0f: neither its ratings nor its kind; its own side sees all."""
    g = position(DETACHMENTS, marks={"hidden": "it-alp-det-1 it-bers-det-1"})
    alp = BOX.unit["it-alp-det-1"]
    ours, theirs, nobody = (Known(ITALIA.blot(g, side), side) for side in (EN, CP, None))
    assert "Alpini detachment" in detail(ours, "unit", alp, "en")
    assert "morale 5" in detail(ours, "unit", alp, "en")
    for known in (theirs, nobody):
        assert detail(known, "unit", alp, "en").splitlines() == ["Italian detachment", "Face down", "Cornuda (W1829)"]
        assert "IT detachment 1 ? [Face down]" in show(known, "en")
        assert "Alpini" not in show(known, "en")
    assert "IT detachment 1 1-2-5/5 [Face down]" in show(ours, "en")


def test_detachments_of_a_nation_are_told_apart_by_a_number_only() -> None:
    """3.0f: a name that said what a counter is would say it face down too."""
    for language in LANGUAGES:
        names = [ITALIA.words.label("unit", u, language) for u in range(BOX.count) if BOX.bulk[u] == "detachment"]
        assert len(set(names)) == len(names)
        assert not [name for name in names if any(word in name for word in ("Alp", "Bers", "Fan", "Geb"))]


def test_odds_against_somebody_face_down_are_not_given() -> None:
    """3.0g: he shows himself when the combat is declared."""
    here = {"W2124": "ah-4-id", "W2024": "it-alp-det-1"}
    t = italia(here, phase="attack", side="cp", scenario="grappa", marks={"hidden": "it-alp-det-1"})
    assert "face down" in beside(t, "attack:W2024")
    t = italia(here, phase="attack", side="cp", scenario="grappa")
    assert "all together 4½ to 4" in beside(t, "attack:W2024")


def test_nothing_shown_hangs_on_what_a_side_cannot_know() -> None:
    """3.0f: in a world that a side cannot tell from this one it reads the same."""
    g = position(DETACHMENTS, mixed=((BOX.unit["it-alp-det-1"], BOX.unit["it-bers-det-1"]),),
                 marks={"hidden": "it-alp-det-1 it-bers-det-1"})  # fmt: skip
    swapped = g.copy()
    a, b = g.mixed[0]
    swapped.who[a], swapped.who[b] = b, a
    for language in LANGUAGES:
        for side in (CP, None):
            one, other = (Known(ITALIA.blot(each, side), side) for each in (g, swapped))
            assert show(one, language) == show(other, language)
            for u in (a, b):
                assert detail(one, "unit", u, language) == detail(other, "unit", u, language)
                assert hint(one, "move", "unit", u, language) == hint(other, "move", "unit", u, language)
        assert detail(Known(g, EN), "unit", a, language) != detail(Known(swapped, EN), "unit", a, language)


def test_random_worlds_read_the_same() -> None:
    """Whatever a side could look at, in games at random."""
    compared = 0
    for seed in (1, 5):
        random = Random(seed)
        play = new(ITALIA, seed)
        for n, here in enumerate(walk(play, seed, 300)):
            if n % 60 or here.question is None:
                continue
            side = random.randrange(2)
            other = ITALIA.blot(ITALIA.resample(here.state.copy(), side, random), side)
            assert show(Known(other, side), "en") == show(here.known(side), "en")
            compared += 1
    assert compared > 8


# -- beside options ----------------------------------------------------------------------------------------------------


def test_a_march_is_shown_with_its_price_and_with_whom_it_would_crowd() -> None:
    """11.1.1c: points; 4.0g: more than four stacking points are too many."""
    t = italia({"W2223": "ah-4-id", "W2323": "ah-50-id"}, side="cp", scenario="grappa")
    t.do("move:ah-4-id")
    crowded = beside(t, "to:W2323")
    assert " MP" in crowded
    assert "too many: 6 of 4 points" in crowded
    assert "AH 50 ID 8-9-4/4" in crowded
    assert "too many" not in beside(t, "to:W2322")
    assert "trop de monde" in beside(t, "to:W2323", "fr")


def test_who_joins_is_shown_with_attack_and_morale_and_halved_uphill() -> None:
    """12.2.4k: over a ridge, from below, half."""
    ridge = next((a, b) for a, b in sorted(BOX.ridge.pairs) if BOX.maps[a] & BOX.maps[b] & {"west"})
    low, high = (BOX.numbers[h] for h in ridge)
    t = italia({low: "ah-4-id", high: "it-51-df"}, phase="attack", side="cp")
    t.do(f"attack:{high}")
    assert beside(t, "join:ah-4-id").startswith("attack 4½ (half, uphill), morale 4")
    assert beside(t, "join:ah-4-id", "fr").startswith("attaque 4½ (moitié, en montée), moral 4")


def test_guns_are_shown_with_points_and_range_and_losses_with_their_price() -> None:
    """15.2.2a, 12.2.8b."""
    t = italia(
        {"W2124": "ah-4-id", "W2024": "it-51-df it-17-df", "W2325": "ah-corps-i", "W2527": "de-hq-xiv"},
        phase="attack", side="cp", scenario="grappa",
    )  # fmt: skip
    t.do("attack:W2024", "join:ah-4-id", "settle")
    assert beside(t, "gun:ah-corps-i").startswith("2 points, range 4")
    lines = scene(Known(t.g, CP), "en")
    assert lines[1].startswith("Attack on Monte Grappa (W2024), high mountain, trenches: AH 4 ID 9-10-4/4 against IT ")
    assert lines[2] == "Odds: 4½ to 30, column < 1/2; shifts: high mountain -1"
    assert lines[3] == "Mastery: attacker none; defender trenches +2"
    t.g.due = (Due("damage", EN, 4, tuple(BOX.unit[name] for name in ("it-51-df", "it-17-df"))),)
    assert hint(Known(t.g, EN), "lose", "unit", BOX.unit["it-51-df"], "en") == "a step costs 3, 2 left"


def test_a_retreat_is_shown_with_the_damage_that_is_left() -> None:
    """12.2.6j: three points for each hex."""
    g = position({"W2124": "ah-4-id", "W2024": "it-51-df"}, scenario="grappa", side="cp")
    t = italia({"W2124": "ah-4-id", "W2024": "it-51-df"}, phase="attack", side="cp", scenario="grappa")
    t.do("attack:W2024")
    battle = t.g.battle
    assert battle is not None
    battle.hurt = (0, 5)
    said = [hint(Known(t.g, EN), "back", "number", hexes, "en") for hexes in range(3)]
    assert said == ["5 damage points left", "2 damage points left", "no damage left"]
    assert hint(Known(g, EN), "back", "number", 1, "en") == ""


def test_works_are_shown_with_the_die_they_need() -> None:
    """11.2.4c, 11.2.5i: 1 to 4, less what is added."""
    a, b = next(pair for pair in BOX.crossings if pair in BOX.minor and "west" in BOX.maps[pair[0]] & BOX.maps[pair[1]])
    g = position({BOX.numbers[a]: "ah-4-id"}, side="cp")
    c = BOX.crossing[a, b]
    assert hint(Known(g, CP), "span", "crossing", c, "en") == "on 1 to 4"
    g.fair = False
    assert hint(Known(g, CP), "span", "crossing", c, "en") == "on 1 to 3"
    assert hint(Known(g, CP), "span", "crossing", c, "fr") == "sur 1 à 3"
    major = next(i for i, bridge in enumerate(BOX.bridges) if bridge.major and "west" in BOX.maps[bridge.ends[0]])
    assert hint(Known(g, CP), "mend", "bridge", major, "en") == "on 1 to 2"
    assert hint(Known(g, CP), "cut", "bridge", major, "en") == ""


# -- one thing ---------------------------------------------------------------------------------------------------------


def test_a_unit_tells_its_ratings_steps_place_supply_and_marks() -> None:
    """3.0h, 9.1f, 12.5."""
    g = position({"W2124": "(ah-4-id)", "W2527": "de-hq-xiv"}, scenario="grappa", marks={"dg": "ah-4-id"})
    lines = detail(Known(g, None), "unit", BOX.unit["ah-4-id"], "en").splitlines()
    assert lines[0] == "Austro-Hungarian 4th Infantry Division"
    assert lines[2] == "Reduced: attack 4, defence 5, movement 4, morale 4; steps 2 of 3"
    assert lines[3:6] == ["Monte Prassolan (W2124)", "In command", "Disorganised"]
    away = detail(Known(g, None), "unit", BOX.unit["it-51-df"], "en")
    assert "not in this scenario" in away.splitlines()


def test_a_hex_tells_its_ground_water_worth_and_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """2.1f, 16.0a."""
    prizes(monkeypatch, "grappa", {"W2024": 2})
    rated(monkeypatch, "grappa", it_17_df={"attack": 6, "defence": 8, "movement": 4, "morale": 3})
    g = position({"W2024": "it-17-df"}, scenario="grappa")
    lines = detail(Known(g, None), "space", hex_of("W2024"), "en").splitlines()
    assert lines[0].startswith("High mountain, trenches")
    assert lines[1] == "4 MP"
    assert "Objective of the Central Powers: 2 points" in lines
    assert "IT 17 DF 6-8-4/3" in lines
    assert detail(Known(g, None), "space", hex_of("E3030"), "en") == "not in this scenario"
    bridge = detail(Known(g, None), "bridge", 0, "fr").splitlines()
    assert bridge[0].startswith("Pont ")


@pytest.mark.parametrize("scenario", range(len(ITALIA.scenarios)))
def test_all_is_said_in_both_languages(scenario: int) -> None:
    """No key and no blank left open in anything that a side can look at."""
    play = new(ITALIA, scenario)
    for n, here in enumerate(walk(play, scenario, 240)):
        if n % 80 or here.question is None:
            continue
        for language in LANGUAGES:
            for side in (CP, EN, None):
                text = "\n".join(shown(here, here.question, side, language))
                assert not [word for word in ("show-", "hint-", "board-", "mark-", "{", "$") if word in text]


def test_every_unit_is_itself() -> None:
    assert alike("unit", 3) == 3


def test_a_detail_says_where_its_facts_come_from() -> None:
    g = position({"W2024": "ah-4-id it-alp-det-2"}, marks={"hidden": "it-alp-det-2"})
    own = {word: say("en", f"board-source-{word}") for word in ("rulebook", "published", "reconstructed", "part")}
    for kind, noun in (("unit", BOX.unit["ah-4-id"]), ("space", hex_of("W2024"))):
        last = detail(Known(g, None), kind, noun, "en").splitlines()[-1]
        assert last.casefold() in {text.casefold() for text in own.values()}
    hidden = detail(Known(g, None), "unit", BOX.unit["it-alp-det-2"], "en").splitlines()
    assert hidden[1:] == ["Face down", "Monte Grappa (W2024)"]


@pytest.mark.parametrize(("language", "title"), [("en", "Italian tank section"), ("fr", "section de chars italienne")])
def test_tanks_say_their_nation_once(language: str, title: str) -> None:
    assert face_title(BOX, BOX.unit["it-carri"], language) == title
    assert "(" in face_title(BOX, BOX.unit["fr-renault"], language)


def test_who_arrives_is_told_where_there_is_no_room() -> None:
    """4.0g, 11.1.5c: he may move on from there, but must not stay."""
    one = next(one for one in BOX.scenes["solstice"].placed if one.turn and BOX.bulk[one.unit] == "division")
    side = ("cp", "en")[BOX.side[one.unit]]
    hq, full, enemy = ("ah-hq-vi", "ah-4-id ah-13-schd", "it-22-df")
    if side == "en":
        hq, full, enemy = "it-hq-iv", "it-22-df it-17-df", "ah-4-id"
    t = italia(
        {"Treviso": hq, "coming": BOX.units[one.unit], "E2503": enemy}, scenario="solstice", side=side, turn=one.turn,
        sequence=one.sequence, phase="arrive",
    )  # fmt: skip
    assert t.prompt == "ask-arrive"
    assert "too many" not in beside(t, "at:Treviso").casefold()
    t = italia(
        {"Treviso": f"{hq} {full}", "coming": BOX.units[one.unit], "E2503": enemy}, scenario="solstice", side=side,
        turn=one.turn, sequence=one.sequence, phase="arrive",
    )  # fmt: skip
    assert beside(t, "at:Treviso").split(" · ")[0] == say("en", "hint-crowded", points=9, most=4)
