"""16.0 Nations."""

from __future__ import annotations

from .table import at, held, sword

MIXED = "2 sw-inf 2 he-inf"


def test_16_0a_troops_are_only_with_a_leader_of_their_nation() -> None:
    """Example B23: a Bavarian leader takes no Imperial regiments along."""
    columns = {"im1": at("ansbach", "tilly", "4 ba-inf", bp=3), "im2": at("ansbach", "aldringen", "4 im-inf 1 im-art")}
    t = sword(columns, active="im1").do("reorganise")
    assert t.refusal("take:im2.im-inf").rule == "16.0a"
    assert t.refusal("take:im2.im-art").rule == "16.0a"
    t = sword(columns, active="im1").do("absorb:im2", "end")
    assert t.leaders("im1") == ["tilly", "aldringen"]


def test_16_0a_a_column_is_not_split_away_from_its_leaders() -> None:
    """The Hessians go with their leader, and nobody leaves them behind."""
    column = {"sw1": at("ansbach", "baner wilhelm-hesse", MIXED, bp=3)}
    t = sword(column, side="sw", hand={"sw": "c1 c4"}).do("create:sw1", "play:c4", "take_leader:wilhelm-hesse")
    assert t.refusal("take:sw1.sw-inf").rule == "16.0a"
    t.do("take:sw1.he-inf")
    assert t.refusal("form").rule == "16.0a"
    t.do("take:sw1.he-inf", "form")
    assert (t.troops("sw1"), t.troops("sw2")) == ("2 sw-inf", "2 he-inf")
    t.check()


def test_16_0a_the_last_leader_of_a_nation_stays_with_its_troops() -> None:
    columns = {"sw1": at("ansbach", "baner", "2 sw-inf"), "sw2": at("ansbach", "horn wilhelm-hesse", MIXED)}
    t = sword(columns, active="sw1").do("reorganise")
    assert t.refusal("take_leader:wilhelm-hesse").rule == "16.0a"
    columns = {"sw1": at("ansbach", "horn wilhelm-hesse", MIXED)}
    t = sword(columns, garrisons={"ansbach": held("sw", "1 he-det")}, active="sw1").do("reorganise")
    assert t.refusal("give_leader:wilhelm-hesse").rule == "16.0a"


def test_16_0b_a_garrison_is_of_one_nation() -> None:
    """Example B23."""
    column = {"im1": at("ansbach", "tilly aldringen", "4 ba-inf 2 im-inf 1 im-art 1 im-det", bp=3)}
    t = sword(column, garrisons={"ansbach": held("im", "1 ba-det")}, active="im1").do("reorganise")
    for answer in (
        "give:im1.im-inf",
        "give:im1.im-det",
        "give:im1.im-art",
        "detach:im1.im-inf",
        "give_leader:aldringen",
    ):
        assert t.refusal(answer).rule == "16.0b"
    t.do("detach:im1.ba-inf")
    assert t.troops("ansbach") == "2 ba-det"
