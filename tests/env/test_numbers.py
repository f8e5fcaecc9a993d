"""Observations and actions as numbers: what they are made of, and that nobody learns from them what he may not know."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from grognard.env import Layout, Spec, ids, spec
from grognard.env.layout import Vocabulary
from grognard.env.sight import Sight
from grognard.env.spec import recorded
from grognard.games import MODULES, get
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play

from ..toy import skirmish
from .every import each, games, moments
from .versions import due


@games
def test_every_place_of_an_observation_has_a_name_of_its_own(name: str) -> None:
    layout = spec(name).layout
    names = layout.names()
    assert len(names) == len(set(names)) == layout.size
    ends = 0
    for stretch in layout.slices:
        assert stretch.start == ends
        ends = stretch.stop
        assert stretch.shape == tuple(map(len, stretch.axes))
        assert layout.find(stretch.name) is stretch
    assert ends == layout.size


@games
def test_observations_are_finite_and_of_one_length_for_both_sides_and_spectators(name: str) -> None:
    looked = 0
    for made, here in each(name):
        for side in range(len(made.game.sides)):
            seen = made.observe(here, side)
            assert seen.shape == (made.layout.size,)
            assert seen.dtype == np.float32
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() < 32768
            assert list(made.layout.find("me").shape) == [len(made.game.sides)]
            assert seen[made.layout.find("me").start + side] == 1
        spectator = np.zeros(made.layout.size, np.float32)
        made.layout.write(spectator.data, here.view(None))
        assert not spectator[: len(made.game.sides)].any()
        looked += 1
    assert looked > 5


@games
def test_every_answer_has_its_number_and_every_number_its_answer(name: str) -> None:
    made = spec(name)
    game, actions = made.game, made.actions
    for _, here in each(name):
        question = here.question
        assert question is not None
        numbers = made.legal(here)
        assert numbers == sorted(set(numbers))
        assert {actions.decode(number) for number in numbers} == set(question.options)
        assert [game.read(actions.name(number)) for number in numbers] == [actions.decode(n) for n in numbers]
        mask = made.mask(numbers)
        assert mask.shape == (actions.size,)
        assert mask.sum() == len(question.options)
    random = Random(1)
    for number in [0, actions.size - 1, *(random.randrange(actions.size) for _ in range(500))]:
        assert actions.encode(actions.decode(number)) == number
    for wrong in (-1, actions.size):
        with pytest.raises(ValueError, match="an action of"):
            actions.decode(wrong)


def test_a_number_beyond_the_places_there_are_is_told() -> None:
    actions = spec("won-by-the-sword").actions
    assert actions.decode(actions.encode(("amount", 99))) == ("amount", 99)
    with pytest.raises(ValueError, match="amount takes 0 to 99"):
        actions.encode(("amount", 100))


@games
def test_worlds_that_a_side_cannot_tell_apart_are_the_same_numbers(name: str) -> None:
    """The mask is the asked side's own; for the other it is nothing."""
    random, compared = Random(3), 0
    for made, here in each(name):
        assert here.question is not None
        for side in range(len(made.game.sides)):
            other = here.imagine(side, random.getrandbits(32))
            assert np.array_equal(made.observe(other, side), made.observe(here, side))
            if side == here.question.side:
                assert made.legal(other) == made.legal(here)
            compared += other.hash() != here.hash()
    assert compared or not _hides(name)


def _hides(name: str) -> bool:
    return name not in ("galicia-1914", "first-ypres-1914", "italia-1917-1918")


def test_what_is_shown_comes_from_the_view_and_from_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the state taken away, the numbers are the same."""
    made = spec("paths-of-glory")
    for here in moments(made, 1, 60, 0.3):
        view, before = here.view(0), made.observe(here, 0)
        out = np.zeros(made.layout.size, np.float32)
        made.layout.write(out.data, msgspec.msgpack.decode(_written(view), type=_Viewed))
        assert np.array_equal(out, before)


class _Question(msgspec.Struct):
    side: int
    prompt: str

    def __getitem__(self, key: str) -> Any:
        return getattr(self, key)


class _Viewed(msgspec.Struct):
    side: int | None
    question: _Question
    position: get("paths-of-glory").seen  # type: ignore[valid-type]

    def __getitem__(self, key: str) -> Any:
        return getattr(self, key)


def _written(view: Mapping[str, Any]) -> bytes:
    return msgspec.msgpack.encode(view)


class _Noting(dict[str, int]):
    """A list of words that notes which others were looked up."""

    def __init__(self, places: Mapping[str, int], missed: Counter[str]) -> None:
        super().__init__(places)
        self.missed = missed

    def get(self, word: str, default: Any = None) -> Any:
        if word and word not in self:
            self.missed[word] += 1
        return super().get(word, default)


@games
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_every_word_that_is_seen_was_declared(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    missed: Counter[str] = Counter()
    listed = Layout._vocabulary

    def vocabulary(self: Layout, said: str | int) -> Vocabulary:
        words, places = listed(self, said)
        return Vocabulary(words, _Noting(places, missed))

    monkeypatch.setattr(Layout, "_vocabulary", vocabulary)
    made = Spec(get(name))
    made.layout._prompts = _Noting(made.layout._prompts, missed)
    for here in moments(made, seed, 400 if seed else 200, 0.04):
        for side in range(len(made.game.sides)):
            made.observe(here, side)
    assert missed == Counter()


def test_a_word_that_nobody_declared_has_a_place_too() -> None:
    made = spec("paths-of-glory")
    view = Play(made.game, Seeded(1), "introduction").view(0)
    view["position"] = msgspec.structs.replace(view["position"], phase="unheard", card="unheard-of")
    out = np.zeros(made.layout.size, np.float32)
    made.layout.write(out.data, view)
    shown = {name for name, number in zip(made.layout.names(), out, strict=True) if number}
    assert "phase[?]" in shown
    assert out[made.layout.find("card").start] == -1


@games
def test_what_is_brought_up_to_date_is_what_is_written_anew(name: str) -> None:
    made = spec(name)
    sights = [Sight(made.layout) for _ in made.game.sides]
    for seed, most in ((0, 80), (1, 40)):  # another game follows before the same eyes
        for here in moments(made, seed, most, 0.3):
            for side, sight in enumerate(sights):
                assert np.array_equal(sight.look(here.view(side)), made.observe(here, side))


def test_what_stands_where() -> None:
    """Paths of Glory at its start, by name."""
    made = spec("paths-of-glory")
    play = Play(made.game, Seeded(1), "introduction")
    seen = dict(zip(made.layout.names(), made.observe(play, 1), strict=True))
    assert (seen["me[ap]"], seen["me[cp]"], seen["asked[cp]"], seen["prompt[ask-guns]"]) == (0, 1, 1, 1)
    assert (seen["scenario[introduction]"], seen["turn"]) == (1, 1)
    assert (seen["spaces.control[paris,ap]"], seen["spaces.control[berlin,cp]"]) == (1, 1)
    spaces = list(made.game.nouns["space"])
    assert spaces[int(seen["spaces.stack[GE1]"]) - 1] == next(
        name for name, space in zip(spaces, play.view(1)["position"].spaces, strict=True) if "GE1" in space.stack
    )
    play.act(1, ("keep_guns", None))
    seen = dict(zip(made.layout.names(), made.observe(play, 1), strict=True))
    held = [name for name, number in seen.items() if number and name.startswith("cards.hand[")]
    assert (seen["cards.hand_size[ap]"], seen["cards.hand_size[cp]"]) == (7, 7)
    assert len(held) == 7
    assert all(name.startswith("cards.hand[cp,CP") for name in held)


@games
def test_an_environment_has_the_version_it_was_given(name: str) -> None:
    """If this fails, its numbers mean something else than before: `make editions` raises its version."""
    made = spec(name)
    assert due(made) == recorded()[name]
    assert made.id == f"grognard/{name}-v{recorded()[name][0]}"
    assert spec(made.id) is made


def test_ids_follow_rules_facts_and_layout() -> None:
    assert [each.split("/")[1].rpartition("-v")[0] for each in ids()] == list(MODULES)
    game = get("paths-of-glory")
    made = spec("paths-of-glory")
    for other in (
        replace(game, version=99),
        replace(game, digest="other"),
        replace(game, verbs={**game.verbs, "x": None}),
    ):
        changed = Spec(other)
        assert changed.id == f"{made.id}+{changed.fingerprint}"
    assert Spec(game).id == made.id
    version = recorded()["paths-of-glory"][0]
    with pytest.raises(ValueError, match="is not what this program plays"):
        spec(f"grognard/paths-of-glory-v{version + 1}")


def test_a_game_says_what_stands_in_its_view_or_has_no_environment() -> None:
    with pytest.raises(ValueError, match=r"skirmish has no arrays\.toml"):
        Spec(skirmish.GAME)


@pytest.mark.parametrize(
    ("words", "fields", "said"),
    [
        ("", 'scenario = "scenario"', "does not say what stands in turn_name"),
        ("", 'scenario = "nothing"', "there is no list of words called nothing"),
        ("", "scenario = 3", "3 is no list of words"),
    ],
)
def test_a_declaration_that_does_not_fit_is_told(tmp_path: Any, words: str, fields: str, said: str) -> None:
    game: Game[Any] = get("paths-of-glory")
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "en.ftl").write_text("ask-guns = ?\n")
    (tmp_path / "arrays.toml").write_text(f"[words]\n{words}\n[fields]\n{fields}\n")
    with pytest.raises(ValueError, match=said):
        Layout(replace(game, folder=tmp_path))


def test_a_field_that_no_view_has_is_told(tmp_path: Any) -> None:
    game: Game[Any] = get("paths-of-glory")
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "en.ftl").write_text("ask-guns = ?\n")
    text = (game.folder / "arrays.toml").read_text("utf-8")
    (tmp_path / "arrays.toml").write_text(text + 'moon = "side"\n')
    with pytest.raises(ValueError, match="fields that its view has not: moon"):
        Layout(replace(game, folder=tmp_path))


@pytest.mark.whole
def test_numbers_need_neither_pettingzoo_nor_openspiel() -> None:
    text = (
        "import sys; sys.modules |= dict.fromkeys(['pettingzoo', 'gymnasium', 'pyspiel', 'open_spiel']);"
        "from grognard.env import Batch; b = Batch('paths-of-glory', 2); b.step([l[0] for l in b.legal])"
    )
    subprocess.run([sys.executable, "-c", text], check=True)
