"""Colours of every game: figures can be read, and colour-blind people can tell nations and sides apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from grognard.games import everything
from grognard.kernel.picture import Board, Nation

from .sight import SIGHTS, contrast, distance

NATIONS = 15
SIDES = {"first-ypres-1914": 8, "galicia-1914": 8, "paths-of-glory": 10}
"""How far apart the tints of what sides hold are at least, where not as far as nations: a hatching tells them too."""

games = pytest.mark.parametrize("name", sorted(everything()))


def board(name: str) -> Board:
    page = everything()[name].page
    assert page.board is not None
    return page.board("en")


@games
def test_figures_on_counters_have_contrast(name: str) -> None:
    it = board(name)
    for face, ink in [(each.face, each.ink) for each in it.nations] + [(each.face, each.ink) for each in it.sides]:
        assert contrast(face, ink) >= 4.5, (face, ink)


@games
@pytest.mark.parametrize("sight", SIGHTS)
def test_colour_blind_people_tell_nations_apart(name: str, sight: str) -> None:
    """Among counters of one kind. Those of one family have one face and differ by pattern."""
    it = board(name)
    nations: dict[str, Nation] = {nation.id: nation for nation in it.nations}
    compared = 0
    for kind in {piece.id.partition(":")[0] for piece in it.pieces}:
        its = sorted({piece.nation for piece in it.pieces if piece.id.startswith(f"{kind}:") and piece.nation})
        for one, other in combinations((nations[nation] for nation in its), 2):
            alike = one.face == other.face and one.pattern != other.pattern
            assert alike or distance(one.face, other.face, sight) >= NATIONS, (one.id, other.id)
            compared += 1
    assert compared


@games
@pytest.mark.parametrize("sight", SIGHTS)
def test_colour_blind_people_tell_sides_apart(name: str, sight: str) -> None:
    one, other = board(name).sides
    assert distance(one.face, other.face, sight) >= SIDES.get(name, NATIONS)
