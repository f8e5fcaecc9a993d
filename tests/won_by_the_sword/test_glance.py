"""What a practised eye makes of sieges, garrisons and stronger enemies; what it remembers of them in its worlds."""

from __future__ import annotations

import pytest

from grognard.games.won_by_the_sword.glance_field import Field
from grognard.games.won_by_the_sword.glance_know import garrison_steps
from grognard.games.won_by_the_sword.kinds import COLUMN
from grognard.games.won_by_the_sword.notes import GARRISONS, see
from grognard.games.won_by_the_sword.state import Siege, steps
from tests.won_by_the_sword.table import BOX, Table, at, bag, held, position, sword, written
from tests.won_by_the_sword.test_bot import best

ARMY = "8 sw-inf 2 sw-vinf 6 sw-cav 3 sw-art"
WORLDS = 40
"""So many are imagined to see what is in them."""


def field(t: Table, name: str = "sw1") -> Field:
    return Field(t.g, COLUMN[name] >> 2, COLUMN[name])


def storming(required: int, built: int, garrison: str) -> Table:
    """Banér before Amberg with a surprise in his hand."""
    t = sword(
        {"sw1": at("amberg", "baner", "12 sw-inf 6 sw-cav 4 sw-art", bp=9)}, garrisons={"amberg": held("im", garrison)},
        sieges={"amberg": Siege(0, required, built)}, active="sw1", cp=4, act={"surprise": 1},
    )  # fmt: skip
    see(t.g, 0, GARRISONS + BOX.space["amberg"], "recon")
    return t


def test_11_6_a_place_is_scaled_if_its_walls_are_empty_and_the_works_far_from_done() -> None:
    assert field(storming(16, 0, "1 im-det")).escalade() > 0
    assert field(storming(16, 15, "3 im-vinf 2 im-art")).escalade() < 0


@pytest.mark.parametrize(("bp", "worth"), [(1, False), (36, True)])
def test_11_0c_a_siege_that_hunger_would_end_promises_nothing(bp: int, worth: bool) -> None:
    t = sword(
        {"sw1": at("ingolstadt", "horn", "11 sw-inf 6 sw-cav 2 sw-art", bp=bp)}, active="sw1", cp=4,
        garrisons={"ingolstadt": held("im", "4 ba-inf")}, forage={"ingolstadt": 2},
    )  # fmt: skip
    ingolstadt = BOX.space["ingolstadt"]
    see(t.g, 0, GARRISONS + ingolstadt, "recon")
    assert (field(t).siege(ingolstadt, BOX.fort[ingolstadt].works, True)[0] > 0) == worth


def test_3_5a_points_for_the_end_weigh_little_at_the_beginning() -> None:
    munich = BOX.space["munich"]
    prizes = []
    for turn in (1, 5, 9):
        t = sword({"sw1": at("ulm", "horn", ARMY)}, garrisons={"munich": held("im", "1 ba-inf")}, turn=turn, side="sw")
        prizes.append(field(t).prize(munich))
    assert BOX.fort[munich].vp_enemy < prizes[0] < prizes[1] < prizes[2]


def test_a_stronger_enemy_two_days_off_does_not_keep_an_army_from_every_siege() -> None:
    t = sword(
        {
            "sw1": at("neumarkt", "baner", ARMY, bp=9),
            "im1": at("amberg", "wallenstein", "9 im-inf 7 im-cav 4 im-art", bp=5),
        },
        garrisons={"neumarkt": held("im", "1 im-det")}, active="sw1", cp=5,
    )  # fmt: skip
    see(t.g, 0, COLUMN["im1"], "recon")
    assert field(t).goal.kind == "siege"


def test_in_the_last_round_nobody_marches_for_bread_that_he_cannot_reach_or_eat() -> None:
    for turn, worth in ((8, True), (9, False)):
        t = sword({"sw1": at("ulm", "baner", ARMY, bp=5)}, active="sw1", cp=3, turn=turn, round=5)
        assert (field(t).food(3) > 0) == worth
        goal = field(t).goal
        assert goal.kind == "none" or turn < 9 or field(t).ways[0][goal.space] < 3


def two_halves(enemy: str) -> Table:
    t = sword(
        {
            "sw1": at("nordlingen", "bernhard", "7 sw-inf 8 sw-cav 3 sw-art", bp=6),
            "sw2": at("nordlingen", "horn", "8 sw-inf 7 sw-cav 3 sw-art", bp=6),
            "im1": at(enemy, "ferdinand", "11 im-inf 12 im-cav 3 im-art", bp=5),
        },
        active="sw1", scenario="1634", cp=4,
    )  # fmt: skip
    see(t.g, 0, COLUMN["im1"], "recon")
    return t


def test_4_2_two_columns_become_one_before_an_enemy_who_beats_either() -> None:
    assert best(two_halves("donauwoerth")) == "absorb:sw2"
    assert best(two_halves("passau")) != "absorb:sw2"


def ingolstadt(enemy: str, inside: str) -> Table:
    """Tilly in Ingolstadt, and the king somewhere."""
    t = sword(
        {
            "im1": at("ingolstadt", "tilly", "8 ba-inf 6 ba-cav", bp=9),
            "sw1": at(enemy, "gustavus", "10 sw-inf 8 sw-cav 4 sw-art", bp=6),
        },
        garrisons={"ingolstadt": held("im", inside)}, active="im1", scenario="1632", turn=6,
    )  # fmt: skip
    see(t.g, 1, COLUMN["sw1"], "recon")
    return t


def test_5_2b_a_fortress_that_the_enemy_may_come_to_is_manned() -> None:
    t = ingolstadt("neuburg", "1 ba-det")
    assert best(t) == "reorganise"
    t.do("reorganise")
    while (answer := best(t)) != "done":
        assert answer.startswith("give:im1.ba-inf")
        t.do(answer)
    assert steps(t.garrison("ingolstadt").troops) >= 5  # T.d: two classes of the surrender table more
    assert field(ingolstadt("frankfurt", "1 ba-det"), "im1").lacking == 0
    assert field(ingolstadt("neuburg", "6 ba-inf"), "im1").lacking == 0


def test_4_2a_guns_go_along_from_a_garrison_that_does_not_need_them() -> None:
    assert field(ingolstadt("frankfurt", "1 ba-inf 2 ba-art"), "im1").trains
    assert not field(ingolstadt("neuburg", "1 ba-inf 2 ba-art"), "im1").trains
    t = ingolstadt("frankfurt", "1 ba-inf 2 ba-art").do("reorganise")
    assert best(t) == "take:garrison.ba-art"


def besieger(seen: bool) -> Table:
    t = sword(
        {
            "sw1": at("amberg", "horn", "8 sw-inf 8 sw-cav 2 sw-art", bp=9),
            "im1": at("neumarkt", "tilly", "7 ba-inf 6 ba-cav 2 ba-art", bp=4),
        },
        garrisons={"amberg": held("im", "1 ba-inf")}, sieges={"amberg": Siege(0, 16, 9)}, active="sw1", cp=0,
        act={"built": True},
    )  # fmt: skip
    if seen:
        see(t.g, 0, COLUMN["im1"], "recon")
    return t


def test_9_1_a_besieger_sends_horse_to_see_who_stands_next_door() -> None:
    t = besieger(False)
    assert best(t) == "patrols"
    assert best(t.do("patrols")) == "patrol:amberg--neumarkt"
    assert best(besieger(True)) != "patrols"


def test_11_1g_a_siege_just_begun_is_left_before_a_stronger_enemy_who_has_not_moved_yet() -> None:
    def stays(enemy: str, built: int, done: bool) -> bool:
        t = sword(
            {
                "sw1": at("rothenburg", "gustavus", enemy, bp=6, done=done),
                "im1": at("windsheim", "cratz", "5 ba-inf 3 ba-cav", bp=4),
            },
            garrisons={"windsheim": held("sw", "2 sw-inf"), "forchheim": held("im", "3 ba-inf")},
            sieges={"windsheim": Siege(COLUMN["im1"], 10, built)}, active="im1", cp=3,
        )  # fmt: skip
        see(t.g, 1, COLUMN["sw1"], "recon")
        return field(t, "im1").under_way > 0.05

    king = "10 sw-inf 8 sw-cav 4 sw-art"
    assert not stays(king, 1, done=False)
    assert stays(king, 9, done=False)
    assert stays("2 sw-inf 2 sw-cav", 1, done=False)


def test_16_0a_an_army_is_not_divided_by_the_nation_of_the_leader_who_rides_off() -> None:
    def divided(leaders: str) -> bool:
        t = sword(
            {"sw1": at("colmar", leaders, "4 fr-inf 4 fr-vinf 4 we-inf 4 we-cav 5 we-vcav", bp=6)}, side="sw",
            scenario="1644", round=2, hand={"sw": "c5 c13 c14 c15", "im": "c6"},
        )  # fmt: skip
        return best(t).startswith("create")

    assert not divided("turenne rosen")
    assert divided("turenne rosen taupadel")


# -- imagined worlds ---------------------------------------------------------------------------------------------------


def worlds(t: Table, side: int) -> list[Table]:
    return [Table(t.play.imagine(side, seed).state) for seed in range(WORLDS)]


def scouted(turn: int, gallas: str = "5 im-inf 2 im-inf-r 3 im-vcav 2 im-art") -> Table:
    """Horn has looked at Gallas and into Munich in May; what Gallas has, he has in this month."""
    seen = "5 im-inf 2 im-inf-r 3 im-vcav 2 im-art"
    g = position(
        {
            "sw1": at("ulm", "horn", ARMY, bp=3), "im1": at("amberg", "gallas", seen, bp=4),
            "im2": at("cham", "aldringen", "6 im-inf 4 im-cav", bp=2),
        },
        garrisons={"munich": held("im", "2 ba-inf 1 ba-det")}, side="sw", turn=3, round=2,
    )  # fmt: skip
    see(g, 0, COLUMN["im1"], "recon")
    see(g, 0, GARRISONS + BOX.space["munich"], "recon")
    found = g.columns[COLUMN["im1"]]
    assert found is not None
    g.columns[COLUMN["im1"]] = found._replace(troops=bag(gallas))
    g.turn = turn
    return Table(g)


def test_what_was_seen_this_month_is_in_nearly_every_world_and_later_in_few() -> None:
    def agree(turn: int) -> int:
        t = scouted(turn)
        pairs = [(world, world.troops("im1"), world.troops("munich")) for world in worlds(t, 0)]
        same = [world for world, column, walls in pairs if (column, walls) == (t.troops("im1"), t.troops("munich"))]
        assert all(world.leaders("im1") == ["gallas"] and world.col("im1").bp == 4 for world in same)
        return len(same)

    assert agree(3) > 0.75 * WORLDS
    assert agree(6) < 0.25 * WORLDS


def test_worlds_do_not_hang_on_what_has_changed_unseen() -> None:
    pairs = zip(worlds(scouted(3), 0), worlds(scouted(3, "7 im-inf 1 im-vcav 2 im-cav 2 im-art"), 0), strict=True)
    for one, other in pairs:
        assert one.troops("im1") == other.troops("im1")
        assert one.troops("im2") == other.troops("im2")


def test_a_garrison_of_the_set_up_is_imagined_about_as_large_as_everybody_has_read() -> None:
    t = sword(
        {"sw1": at("ulm", "horn", ARMY), "im1": at("cham", "tilly", "9 ba-inf")}, side="sw", scenario="1632",
        garrisons={"ingolstadt": held("im", "4 ba-inf")},
    )  # fmt: skip
    assert garrison_steps(t.g, 0, BOX.space["ingolstadt"]) == 8
    sizes = [steps(world.garrison("ingolstadt").troops) for world in worlds(t, 0)]
    assert sum(size == 8 for size in sizes) > WORLDS / 2
    assert written(t.garrison("ingolstadt").troops) == "4 ba-inf"
