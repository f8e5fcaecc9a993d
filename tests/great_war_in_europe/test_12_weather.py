"""12.1 The weather."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe.fronts import FRONTS, WEATHERS

from .table import BOX, field, one, war


def sky(turn: int, dice: tuple[int, ...] = (), game: str = "combined") -> dict[str, str]:
    """The weather of a turn, front by front."""
    spot = field("east", "ru")
    t = war({spot: one("ru")}, side="al", turn=turn, phase="weather", game=game, dice=dice)
    return {FRONTS[f]: WEATHERS[t.g.weather[f]] for f in range(6)}


def test_12_12a_november_and_december_1914() -> None:  # EX-32
    assert sky(6) == {
        "west": "wet",
        "italy": "wet",
        "east": "snow",
        "caucasus": "snow",
        "egypt": "fair",
        "iraq": "fair",
    }


def test_12_12b_egypt_and_iraq_have_one_letter() -> None:
    for turn in BOX.turns.values():
        assert turn.weather.get(4) == turn.weather.get(5)
        assert turn.weather.get(0) == turn.weather.get(1)


@pytest.mark.parametrize(("die", "word"), [(2, "fair"), (3, "wet"), (6, "fair"), (1, "wet")])
def test_12_13_march_and_october(die: int, word: str) -> None:
    for turn in (8, 15):
        found = sky(turn, (die,))
        assert found["west"] == found["italy"] == word
    assert {turn.months for turn in BOX.turns.values() if 0 not in turn.weather} == {(3,), (10,)}


def test_12_11_every_turn_has_its_weather() -> None:
    for turn in BOX.turns.values():
        assert 2 in turn.weather
        assert turn.number < 6 or {3, 4, 5} <= set(turn.weather)


def test_4_2_3_the_weather_is_known_before_anybody_moves() -> None:
    t = war({field("east", "ru"): one("ru")}, side="al", turn=8, phase="weather", dice=(4,))
    assert t.prompt == "ask-move"
    assert WEATHERS[t.g.weather[0]] == "fair"
