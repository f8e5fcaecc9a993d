"""10.0 Foraging: the land feeds an army, once."""

from __future__ import annotations

import pytest

from grognard.games.won_by_the_sword.kinds import VILLAGE
from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, Table, a_card, at, held, link, sword

KING = at("gunzenhausen", "gustavus", "6 sw-inf 3 sw-cav", bp=2)


def test_10_0a_not_beside_an_enemy_column() -> None:
    t = sword({"sw1": KING, "im1": at("gunzenhausen", "tilly", "3 ba-cav")}, active="sw1", act={"scorch": 1})
    assert (t.refusal("forage").rule, t.refusal("forage").key) == ("10.0a", "no-forage-column")
    assert t.refusal("scorch").key == "no-forage-column"
    assert sword({"sw1": KING, "sw2": at("gunzenhausen", "horn", "3 sw-cav")}, active="sw1").can("forage")


def test_10_0a_not_beside_an_enemy_garrison_unless_it_is_besieged() -> None:
    king = at("schwabach", "gustavus", "6 sw-inf")
    inside = {"schwabach": held("im", "1 ba-inf")}
    t = sword({"sw1": king}, garrisons=inside, active="sw1")
    assert (t.refusal("forage").rule, t.refusal("forage").key) == ("10.0a", "no-forage-garrison")
    assert sword({"sw1": king}, garrisons=inside, sieges={"schwabach": Siege(0, 4, 0)}, active="sw1").can("forage")
    assert sword({"sw1": king}, garrisons={"schwabach": held("sw", "1 sw-inf")}, active="sw1").can("forage")
    assert sword({"sw1": king}, active="sw1").can("forage")  # neutral


def test_10_0a_not_where_the_land_is_bare() -> None:
    t = sword({"sw1": KING}, forage={"gunzenhausen": 2}, active="sw1")
    assert (t.refusal("forage").rule, t.refusal("forage").key) == ("10.0a", "no-forage-bare")
    assert sword({"sw1": KING}, forage={"gunzenhausen": 1}, active="sw1").can("forage")


def test_10_0b_before_between_and_after_moves_as_long_as_points_last() -> None:
    t = sword({"sw1": KING}, active="sw1", cp=5, dice=[0, 0, 5, 5])
    t.do("forage", "forage", "march:pappenheim", "forage", "forage")  # nothing found twice: the land is as it was
    assert (t.forage("gunzenhausen"), t.forage("pappenheim")) == (0, 2)
    assert t.cp == 0
    no = t.refusal("forage")
    assert (no.rule, no.key) == ("10.0c", "no-points")


@pytest.mark.parametrize(
    ("die", "bp", "level"), [(0, 0, 0), (1, 0, 0), (2, 1, 1), (4, 1, 1), (5, 2, 1), (7, 2, 1), (8, 3, 1), (9, 3, 1)]
)
def test_10_0c_a_point_a_die_baggage_and_a_marker(die: int, bp: int, level: int) -> None:
    t = sword({"sw1": KING}, active="sw1", cp=3, dice=[die]).do("forage")
    assert (t.cp, t.col("sw1").bp, t.forage("gunzenhausen")) == (2, 2 + bp, level)


def test_10_0c_the_tenth_result_bares_the_land_and_a_second_level_too() -> None:
    t = sword({"sw1": at("ansbach", "gustavus", "6 sw-inf")}, active="sw1", dice=[9]).do("forage")  # a town: 10
    assert (t.col("sw1").bp, t.forage("ansbach")) == (4, 2)
    t = sword({"sw1": KING}, forage={"gunzenhausen": 1}, active="sw1", dice=[4]).do("forage")  # 4 - 2
    assert (t.col("sw1").bp, t.forage("gunzenhausen")) == (3, 2)


def found(t: Table) -> int:
    """The modifier of the last roll."""
    return int(t.told("log-forage")[-1]["more"])


def test_10_0c_every_modifier_of_the_table() -> None:
    """T.c: place, country, marker, patrols, cards and leaders."""
    horse = at("gunzenhausen", "gustavus", "6 sw-cav")
    card = a_card("cavalry")
    cases = [
        (sword({"sw1": KING}, active="sw1", dice=[3]), 0),
        (sword({"sw1": KING}, forage={"gunzenhausen": 1}, active="sw1", dice=[3]), -2),
        (sword({"sw1": at("ansbach", "gustavus", "1 sw-inf")}, active="sw1", dice=[3]), 1),
        (sword({"sw1": at("waldmuenchen", "gustavus", "1 sw-inf")}, active="sw1", dice=[3]), -1),
        (sword({"sw1": KING}, patrols={link("gunzenhausen", "ansbach"): ("sw1", "sw-cav")}, active="sw1", dice=[3]), 1),
        (sword({"sw1": horse}, card=card, active="sw1", dice=[3]), 1),
        (sword({"sw1": KING}, card=card, active="sw1", dice=[3]), 0),
        (sword({"sw1": KING}, card=a_card("poor-forage"), active="sw1", dice=[3]), -2),
        (sword({"sw1": KING}, active="sw1", act={"burning": True}, dice=[3]), 3),
    ]  # fmt: skip
    for t, more in cases:
        assert found(t.do("forage")) == more
    t = sword({"sw1": KING}, card=a_card("scorched-earth"), active="sw1", act={"scorch": 1}, dice=[0]).do("scorch")
    assert (found(t), t.forage("gunzenhausen")) == (2, 2)


def village(scenario: str, side: int | None) -> str:
    """A village in a region that is a side's in a scenario (None: nobody's)."""
    home = BOX.setups[scenario].home
    for space, name in enumerate(BOX.spaces):
        owners = [owner for owner in (0, 1) if BOX.region[space] in home[owner]]
        if BOX.type[space] == VILLAGE and not BOX.poor[space] and owners == ([] if side is None else [side]):
            return name
    raise AssertionError("no such village")


def test_10_0d_foraging_in_enemy_territory_scores_at_once() -> None:
    def forage(name: str, leader: str, space: str, *dice: int) -> Table:
        kind = "sw-inf" if name == "sw1" else "ba-inf"
        return sword({name: at(space, leader, f"6 {kind}")}, active=name, dice=dice).do("forage")

    theirs, ours, nobody_s = village("1632", 1), village("1632", 0), village("1632", None)
    t = forage("sw1", "gustavus", theirs, 5, 0)
    assert t.vp == (1, 0)
    assert t.do("forage").vp == (1, 0)  # nothing found
    assert forage("sw1", "gustavus", ours, 5).vp == (0, 0)
    assert forage("sw1", "gustavus", nobody_s, 5).vp == (0, 0)
    assert forage("im1", "tilly", ours, 5).vp == (0, 1)
    assert forage("im1", "tilly", nobody_s, 5).vp == (0, 0)


def test_10_0e_the_scenario_says_whose_country_it_is() -> None:
    here = {name: BOX.region[BOX.space["gunzenhausen"]] in BOX.setups[name].home[0] for name in ("1632", "1645")}
    assert here == {"1632": True, "1645": False}
    for scenario, swedish in here.items():
        t = sword({"im1": at("gunzenhausen", "tilly", "6 ba-inf")}, scenario=scenario, active="im1", dice=[5])
        assert t.do("forage").vp == (0, int(swedish))
