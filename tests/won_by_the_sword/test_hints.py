"""What a terminal shows: own things in full, the enemy's as seen and dated, nothing that a side cannot know."""

from __future__ import annotations

from random import Random

import pytest

from grognard.kernel.game import Known
from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.hints import alike, detail, hint, scene
from grognard.games.won_by_the_sword.kinds import COLUMN, KIND
from grognard.games.won_by_the_sword.show import show
from grognard.games.won_by_the_sword.state import Note, State
from grognard.kernel.ask import Choose
from grognard.kernel.refusal import BadInput
from grognard.kernel.words import LANGUAGES

from ..randomly import new, walk
from .table import BOX, at, bag, held, position


def hints(g: State, question: Choose, language: str = "en") -> list[str]:
    """The hint of every option that has a noun."""
    found = []
    for verb, noun in question.options:
        kind = GAME.verbs[verb]
        if kind is not None and kind != "number" and noun is not None:
            found.append(hint(Known(g, None), verb, kind, noun, language))
    return found


def test_nothing_shown_hangs_on_what_a_side_cannot_know() -> None:
    """4.0d, 3.1c, 6.1d: in a world that the side cannot tell from this one all is shown alike."""
    compared = differed = 0
    for seed in range(len(GAME.scenarios)):
        random = Random(seed)
        play = new(GAME, seed)
        for n, here in enumerate(walk(play, seed, 500)):
            question = here.question
            if n % 25 or question is None:
                continue
            g, side = here.state, random.randrange(2)
            try:
                other = GAME.resample(g.copy(), side, random)
            except BadInput:
                continue
            assert show(Known(g, side), "en") == show(Known(other, side), "en")
            assert scene(Known(g, side), "en") == scene(Known(other, side), "en")
            if question.side == side:
                assert hints(g, question) == hints(other, question)
            for kind, nouns in GAME.nouns.items():
                noun = random.randrange(len(nouns))
                assert detail(Known(g, None), kind, noun, "en") == detail(Known(other, None), kind, noun, "en"), kind
            for c in range(8):
                assert detail(Known(g, None), "column", c, "en") == detail(Known(other, None), "column", c, "en")
            compared += 1
            differed += show(Known(g, 1 - side), "en") != show(Known(other, 1 - side), "en")
    assert compared > 100
    assert differed > compared / 2  # the worlds were different ones


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_in_both_languages(language: str) -> None:
    for seed in (0, 9):
        play = new(GAME, seed)
        for i, here in enumerate(walk(play, seed, 400)):
            if i % 40 or here.question is None:
                continue
            g = here.state
            mine, outside = Known(g, here.question.side), Known(g, None)
            things = [(kind, n) for kind, nouns in GAME.nouns.items() for n in range(0, len(nouns), 7)]
            text = "\n".join([
                show(mine, language), show(outside, language), *scene(mine, language),
                *hints(g, here.question, language), *(detail(outside, kind, n, language) for kind, n in things),
            ])  # fmt: skip
            assert not [word for word in ("show-", "hint-", "panel-", "mark-", "board-", "{", "$") if word in text]


def test_an_own_column_is_shown_in_full_and_an_enemy_one_as_it_was_seen() -> None:
    """9.1c: the note keeps its date, whatever has changed since."""
    g = position(
        {
            "sw1": at("ulm", "horn", "4 sw-inf 2 sw-cav", bp=3),
            "im1": at("memmingen", "werth", "3 ba-cav"),
        },
        garrisons={"ulm": held("sw", "2 sw-inf"), "memmingen": held("im", "1 ba-det")},
        notes=[
            {COLUMN["im1"]: Note(2, 4, BOX.space["kempten"], (BOX.leader["werth"],), bag("5 ba-cav"), 1, "recon")},
            {},
        ],
        hand={"sw": "c1", "im": "c2"},
    )
    ours, theirs, nobody = (show(Known(g, side), "en") for side in (0, 1, None))
    assert "Allied column 1, Ulm: Horn; 4 foot, 2 horse: 12 steps; 3 BP" in ours
    assert "4 x Swedish infantry, 2 x Swedish cavalry" in ours
    assert "April, round 4, by a patrol, at Kempten: Werth; 5 horse: 10 steps" in ours
    assert "3 horse" not in ours
    for text in (theirs, nobody):
        assert "Allied column 1, Ulm\n" in text
        assert "Horn" not in text
    assert "3 x Bavarian cavalry" in theirs
    assert "Hand" in ours
    assert "Hand" not in nobody


def test_a_card_is_known_by_its_figures() -> None:
    """1.2b: points, and baggage by size; alike ones are one choice."""
    g = position({"sw1": at("ulm", "horn", "4 sw-inf")}, hand={"sw": "c1 c2 c3 c18"}, side="sw")
    faces = [hint(Known(g, None), "play", "card", BOX.card[name], "en") for name in ("c1", "c2", "c3", "c18")]
    same = "3 CP (5 cavalry), BP 1/2/3"
    assert faces == ["3 CP (5 cavalry), BP 1/1/2", same, same, "3 CP, BP 1/2/3"]
    assert alike(BOX, "card", BOX.card["c2"]) == alike(BOX, "card", BOX.card["c3"])
    assert alike(BOX, "card", BOX.card["c1"]) != alike(BOX, "card", BOX.card["c18"])
    assert alike(BOX, "space", 3) == 3


def test_a_march_is_shown_with_its_price_and_with_what_stands_there() -> None:
    """8.1, 8.2: links cost 1 or 2."""
    g = position(
        {"sw1": at("ulm", "horn", "4 sw-inf"), "im1": at("guenzburg", "werth", "3 ba-cav")},
        garrisons={"ulm": held("sw", "2 sw-inf")}, active="sw1", cp=4,
    )  # fmt: skip
    text = hint(Known(g, None), "march", "space", BOX.space["guenzburg"], "en")
    assert text.startswith("1 CP")
    assert "Imperial column 1" in text
    assert "horse" not in text


def test_details_tell_what_everybody_may_know() -> None:
    g = position({"sw1": at("ulm", "horn", "4 sw-inf", fatigue=2)}, garrisons={"ulm": held("sw", "2 sw-inf")})
    assert "Forced march" in detail(Known(g, None), "leader", BOX.leader["turenne"], "en")
    assert detail(Known(g, None), "column", COLUMN["sw1"], "en").splitlines() == ["Allied column 1, Ulm", "fatigue 2"]
    assert detail(Known(g, None), "column", COLUMN["im4"], "en") == "not in play"
    assert detail(Known(g, None), "kind", KIND["sw-vinf-r"], "en") == "firepower 3, 1 step"
    place = detail(Known(g, None), "space", BOX.space["ulm"], "en")
    assert "on the Danube" in place
    assert "Allies, Sweden" in place
    assert "2 foot" not in place
    rough = next(link for link in range(len(BOX.links)) if "rough" in detail(Known(g, None), "link", link, "en"))
    assert "rough link" in detail(Known(g, None), "link", rough, "en")
