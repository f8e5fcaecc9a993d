"""Every victory space can be taken, held in supply and scored by each side that scores it (GAL.4.1b, GAL.4.22c,
GAL.7.2, YPR.4.1, YPR.4.22): a division marches in from next to it, with few friends or none, and its side counts the
space at the end of that turn, the last, though the enemy stands on his own sources.
"""

from __future__ import annotations

import pytest

from grognard.kernel.maps import bits

from .finding import GALICIA_BOX, YPRES_BOX, around, marker_at, men, numbers, place
from .table import Table, box_of, galicia, ypres

BOXES = (GALICIA_BOX, YPRES_BOX)
SPACES = [
    pytest.param(box.battle, side, box.numbers[h], id=f"{side}-{box.places['en'][h]}")
    for box in BOXES for who, side in enumerate(box.sides) for h in bits(box.vp[who])
]  # fmt: skip
GUARDS = dict.fromkeys(("Ivangorod", "Lublin"), "Kielce Radom 1903")
"""Where friends have to stand along the railways of Russia besides (GAL.7.2d); for all other spaces nobody has to."""


def taken(battle: str, side: str, space: str) -> Table:
    """The end of a battle on whose last turn a division of a side marched into a space. All spaces were the enemy's; if
    there was a fort of his, it has fallen (STD.13.5)."""
    box = box_of(battle)
    who, h = box.sides.index(side), box.hex[space]
    enemy = box.sides[1 - who]
    home = sorted(numbers(box, box.sources[1 - who]))
    posts = dict(zip(home[:: len(home) // 7], men(box, enemy), strict=False))
    first, *friends = men(box, side)
    guards = dict(zip(GUARDS.get(box.places["en"][h], "").split(), friends, strict=False))
    beside = next(n for n in around(box, space) if n not in guards and (box.playable & ~box.flooded) >> box.hex[n] & 1)
    t = (galicia if box is GALICIA_BOX else ypres)(
        {beside: first, **guards, **posts}, active=marker_at(box, side, beside), turn=box.last_turn,
        owner=dict.fromkeys(numbers(box, box.any_vp), enemy), forts={space: 0} if h in box.fort_at else {},
    )  # fmt: skip
    t.do(f"move:{first}", f"to:{space}")
    while t.prompt:
        t.do("done" if t.can("done") else "pass")
    assert (t.at(first), t.owner(space)) == (space, side)
    return t


@pytest.mark.parametrize(("battle", "side", "space"), SPACES)
def test_gal_4_1b_ypr_4_1_every_victory_space_can_be_taken_and_scored(battle: str, side: str, space: str) -> None:
    t = taken(battle, side, space)
    line, counted = {
        "ah": ("log-score", "count"), "ru": ("log-count", "russian"), "al": ("log-hexes", "allied"),
        "ge": ("log-hexes", "german"),
    }[side]  # fmt: skip
    assert [told[counted] for told in t.told(line)] == [1]
    who = t.g.box.sides.index(side)
    assert t.g.box.rules.trace(t.g, who) >> t.g.box.hex[space] & 1, "at Ypres too it is in supply"


def test_gal_7_2a_kholm_is_fed_by_the_railway_to_the_frontier_at_belzec() -> None:
    """Seven hexes from Rawa Ruska, five from the railhead beside Tomaszów, while every fort stands."""
    line, kholm = GALICIA_BOX.lines["Rawa Ruska - Bełżec"], GALICIA_BOX.hex[place(GALICIA_BOX, "Kholm")]
    assert line[0] == GALICIA_BOX.hex[place(GALICIA_BOX, "Rawa Ruska")]
    assert [GALICIA_BOX.map.distance(h, kholm) for h in line] == [7, 6, 5]
    for cut, found in (("Rovno", "supplied"), (GALICIA_BOX.numbers[line[-1]], "reduced")):
        t = galicia({"Kholm": "ah-5", cut: "ru-7", "5019": "(ru-83r)"}, phase="supply")
        assert t.supply("ah-5") == found
