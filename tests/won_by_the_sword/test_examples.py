"""Worked examples of the rulebook, and of rules that state numbers, in chapters 2 to 7, 12.5 and 16."""

from __future__ import annotations

from typing import Any

import pytest


from .table import BOX, Table, a_card, at, bag, deal, held, link, sword

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
CARD = a_card("forced-march", bp=(1, 2, 4))
LATE: dict[str, Any] = {"initiative": "im", "received": True}


def victors(**more: Any) -> Table:
    """A column with two fatigue points that has won where it stands is activated by a card of five points."""
    column = at("ansbach", "baner", "3 sw-inf-r 1 sw-inf", bp=9, won=True, fatigue=2)
    card = a_card("tactical", cp=5)
    t = sword({"sw1": column}, side="sw", hand={"sw": f"{card} c1"}, cadre={"sw": "1 sw-cav"}, **more)
    return t.do("activate:sw1", f"play:{card}")


def test_example_a3_recruiting_prisoners_after_a_battle() -> None:
    """12.5: two points against fatigue, then three regiments at full strength or one rebuilt."""
    t = victors()
    assert (t.cp, t.col("sw1").fatigue) == (3, 0)
    t.do(*["rally", "restore:sw1.sw-inf-r"] * 3)
    assert (t.troops("sw1"), t.cp) == ("4 sw-inf", 0)
    t = victors().do("rebuild", "recruit:sw-cav")
    assert (t.troops("sw1"), t.cp, t.act.owed) == ("1 sw-inf 3 sw-inf-r 1 sw-cav-r", 0, 1)
    assert t.col("sw1").ta == 1
    t = victors().do("march:gunzenhausen")
    assert t.refusal("rally").rule == "14.7"
    assert t.refusal("rebuild").rule == "14.7"


def test_example_a3_only_the_next_activation() -> None:
    t = victors().do("end")
    assert not t.col("sw1").won
    assert t.col("sw1").troops == bag("3 sw-inf-r 1 sw-inf")


@pytest.mark.parametrize(
    ("month", "where", "points", "asked"),
    [(8, "ulm", [9, 0], "sw"), (7, "ulm", [9, 0], ""), (8, "munich", [9, 0], ""), (8, "ulm", [0, 9], "im")],
)
def test_example_a5_a_campaign_of_variable_length(month: int, where: str, points: list[int], asked: str) -> None:
    """3.5: 1634, not before turn 8, not for whoever trails, not from enemy country."""
    columns = {"sw1": at(where, "otto-ludwig", ARMY), "im1": at("passau", "maximilian", "2 ba-cav")}
    t = sword(
        columns, scenario="1634", phase="end", turn=month, vp=points, dice=[deal(1, 10), deal(11, 20)], **LATE
    ).do("continue")  # fmt: skip
    assert t.prompt == ("ask-end-campaign" if asked else "ask-first")
    assert not asked or t.asked == asked


def test_example_a6_hands_through_a_turn() -> None:
    """3.4: ten cards, two fewer after each round, whatever the number of columns."""
    columns = {
        "sw1": at("ansbach", "baner", "2 sw-inf", bp=20), "im1": at("munich", "cratz", "2 ba-inf", bp=20),
        "im2": at("cham", "maximilian", "2 ba-inf", bp=20), "im3": at("amberg", "oberst-ba-1", "2 ba-inf", bp=20),
    }  # fmt: skip
    t = sword(columns, phase="turn", turn=2, round=0, dice=[deal(1, 10), deal(21, 30), *((n,) for n in range(40, 45))])
    for number in range(1, 6):
        assert (t.g.round, len(t.hand("sw")), len(t.hand("im"))) == (number, 12 - 2 * number, 12 - 2 * number)
        t.do("first:sw")
        while t.prompt not in ("ask-first", "ask-finish"):
            wanted = ("activate", "discard", "play", "end", "pay", "lose")
            t.do(next(text for verb in wanted for text in t.options if text.partition(":")[0] == verb))
    assert (t.hand("sw"), t.hand("im")) == ([], [])


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
def test_example_a7_cards_by_the_number_of_columns(columns: int) -> None:
    """3.4: one played and one discarded, two, two and one drawn, two and two drawn."""
    force = {f"sw{n}": at("ansbach", f"oberst-sw-{n}", "2 sw-inf", bp=20) for n in range(1, columns + 1)}
    t = sword(force, side="sw", hand={"sw": "c1 c4 c5", "im": "c2 c3"}, dice=[(40,), (41,)])
    said: list[str] = []
    while t.g.round == 2:
        text = next(
            text for verb in ("activate", "discard", "play", "end") for text in t.options if text.startswith(verb)
        )
        if t.asked == "sw":
            said.append(text.partition(":")[0])
        t.do(text)
    counts = [said.count(verb) for verb in ("play", "discard", "activate")]
    assert counts == [min(columns, 2), int(columns == 1), columns]


def test_example_b1_the_size_of_a_column() -> None:
    """4.3: 25 steps are small, with another baggage point medium; a patrol still counts two."""
    for bp, patrols, price in ((3, {}, 1), (4, {}, 2), (3, {link("ansbach", "rothenburg"): ("sw1", "sw-cav")}, 2)):
        column = {"sw1": at("ansbach", "baner", "5 sw-inf 3 sw-cav 1 sw-cav-r 1 sw-art", bp=bp)}
        t = sword(column, side="sw", patrols=patrols, hand={"sw": f"{CARD} c1"}).do("activate:sw1", f"play:{CARD}")
        assert t.act.size == 25 + 2 * (bp - 3) + 2 * len(patrols)
        assert t.do("end").col("sw1").bp == bp - price


def test_example_b2_size_after_absorbing() -> None:
    """4.3: 20 and 20 steps pay as medium, or as small if the other was activated already."""
    for done, price in ((False, 2), (True, 1)):
        columns = {
            "sw1": at("ansbach", "baner", "8 sw-inf", bp=2),
            "sw2": at("ansbach", "horn", "10 sw-inf", done=done),
        }
        t = sword(columns, active="sw1", card=CARD).do("absorb:sw2", "end")
        assert t.col("sw1").bp == 2 - price


def test_example_b19_a_leader_is_hit() -> None:
    """6.3: for good, or four rounds and back in the fifth in place of an Oberst."""
    columns = {"sw1": at("ansbach", "gustavus", "8 sw-inf", bp=9), "im1": at("ansbach", "cratz", "2 ba-inf")}
    t = sword(columns, active="sw1", turn=2, round=1, dice=[9, 0, 9, 4, 0], **LATE).do("offer:im1").coast()
    assert t.leaders("sw1") == ["oberst-sw-1"]
    away = dict(t.g.away)
    for turn, round, back in ((2, 5, False), (3, 1, True)):
        t = sword({"sw1": at("ansbach", "oberst-sw-1", ARMY)}, active="sw1", turn=turn, round=round, away=dict(away))
        assert t.can("back:gustavus") == back
    assert t.do("back:gustavus").leaders("sw1") == ["gustavus"]
    t = sword(columns, active="sw1", dice=[9, 0, 9, 0, 0], **LATE).do("offer:im1").coast()
    assert t.g.away[BOX.leader["gustavus"]][0] == -1


def test_example_b21_the_initiative_in_time() -> None:
    """2.0: got in round 2, it chooses and may be used from round 3 on."""
    t = sword(
        {"im1": at("munich", "wallenstein", "4 im-inf", bp=9)}, active="im1", chits={"wallenstein": "initiative"},
        initiative="sw", hand={"sw": "c1 c4", "im": "c2"},
    ).do("ability:wallenstein", "end")  # fmt: skip
    assert (t.initiative, t.g.received) == ("im", True)
    t.do("discard:c1", "discard:c2", "discard:c4")
    assert (t.g.round, t.prompt, t.asked, t.g.received) == (3, "ask-first", "im", False)


def test_example_b22_battle_is_refused() -> None:
    """12.0: points and baggage are lost; whoever offered picks the baggage up for a point and does not offer again."""
    columns = {"sw1": at("ansbach", "baner", ARMY, bp=3), "im1": at("ansbach", "cratz", "4 ba-inf", bp=4)}
    t = sword(columns, active="sw1", cp=2).do("offer:im1", "refuse")
    assert t.vp[1] < 0
    assert (t.col("im1").bp, t.stock("ansbach"), t.cp) == (0, (4, 0), 1)
    assert t.refusal("offer:im1").rule == "12.0d"
    assert t.do("pick:4").col("sw1").bp == 7


def test_example_b25_a_column_starves() -> None:
    """4.5: its marker goes, its leader joins friends, guns stay and can be captured."""
    columns = {
        "sw1": at("gunzenhausen", "baner", "1 sw-inf-r 2 sw-art"), "im1": at("gunzenhausen", "cratz", "2 ba-inf", bp=9)
    }  # fmt: skip
    t = sword(
        columns, garrisons={"mainz": held("sw", "1 sw-inf")}, active="sw1", card="c54", hand={"sw": "c1", "im": "c4 c5"}
    ).finish()  # fmt: skip
    assert t.gone("sw1")
    assert (t.leaders("mainz"), t.stock("gunzenhausen"), t.cadre("sw")) == (["baner"], (0, 2), "1 sw-inf")
    t.do("activate:im1", "play:c4", "pick:0")
    assert t.troops("im1") == "2 ba-inf 2 ba-art"


def test_example_b26_baggage_is_short() -> None:
    """3.4, 7.2: five owed, three there: all are spent and two steps lost, none of them a whole regiment."""
    columns = {"sw1": at("ansbach", "baner", "9 sw-inf 2 sw-cav", bp=3), "im1": at("ansbach", "tilly", "4 ba-inf")}
    t = sword(columns, active="sw1", card=a_card("labour", bp=(1, 3, 4)), act={"owed": 1}).do("offer:im1", "refuse")
    t.finish()
    assert t.prompt == "ask-losses"
    t.go("lose:sw1.sw-inf", "lose:sw1.sw-cav")
    assert (t.troops("sw1"), t.col("sw1").bp) == ("8 sw-inf 1 sw-inf-r 1 sw-cav 1 sw-cav-r", 0)
    assert t.cadre("sw") == ""
