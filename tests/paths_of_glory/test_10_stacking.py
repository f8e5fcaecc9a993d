"""10.0 Stacking."""

from __future__ import annotations

from grognard.games.paths_of_glory import GAME
from grognard.kernel.refusal import refuse

from .marching import march, ordered
from .redeploying import send, sr
from .table import BOX, position, table


def test_10_1_1_three_units_of_any_type() -> None:
    """10.1.1: a third army may stop, a fourth unit may not, be it a corps."""
    units = {"sedan": "GE1 GE2", "koblenz": "GE3 GEc-1"}
    t = table(position(units)).do("automatic", "move:koblenz", "pick:GE3", "step:sedan", "stop")
    assert t.at("GE3") == "sedan"
    t.do("pick:GEc-1")
    assert t.can("step:sedan")  # passing is another matter (10.1.2)
    t.do("step:sedan")
    assert t.refusal("stop").rule == "10.1.1"
    t.do("step:koblenz", "stop")
    t.check()
    units = {"sedan": "GEc-1 GEc-2 GEc-3", "koblenz": "(GE3)"}
    t = table(position(units, control={"ap": "liege"})).do("automatic", "move:koblenz", "pick:GE3")
    t.do("step:aachen", "step:koblenz")
    assert t.refusal("step:sedan").rule == "10.1.1"  # it would have to stop there


def test_10_1_1_forts_do_not_count() -> None:
    """10.1.1: three units stand in the fort of Verdun, a fourth may not; likewise three besiegers."""
    units = {"verdun": "FR1 FR2", "chateau-thierry": "FR3 FR4"}
    t = table(position(units, active="ap")).do("automatic", "move:chateau-thierry")
    t.do("pick:FR3", "step:verdun", "stop")
    assert t.at("FR3") == "verdun"
    t.do("pick:FR4", "step:verdun")
    assert not t.can("stop")
    units = {"liege": "GE1 GE2", "aachen": "GE3"}
    t = table(position(units)).do("automatic", "move:aachen", "pick:GE3", "step:liege", "stop")
    assert (t.at("GE3"), t.control("liege")) == ("liege", "ap")
    t.check()


def test_10_1_2_full_spaces_may_be_passed_in_movement_and_redeployment() -> None:
    """10.1.2: a full Sedan by movement, a full Koblenz by redeployment, ending in neither."""
    units = {"sedan": "GE1 GE2 GE3", "koblenz": "GEc-1"}
    state = position(units, control={"cp": "cambrai"})
    t = table(state).do("automatic", "move:koblenz", "pick:GEc-1", "step:sedan")
    assert not t.can("stop")
    t.do("step:cambrai", "stop")
    assert t.at("GEc-1") == "cambrai"
    t.check()
    units = {
        "koblenz": "GE1 GE2 GE3",
        "aachen": "GEc-1",
        "metz": "GE4",
        "frankfurt": "RU1",
        "mannheim": "RU2",
    }
    t = table(position(units, hands="CP3")).do("sr:CP3", "redeploy:GEc-1")
    assert t.refusal("to:koblenz").rule == "10.1.1"
    t.do("to:metz")  # the only way leads through Koblenz
    assert t.at("GEc-1") == "metz"


def test_10_1_2_the_limit_holds_at_once_in_retreats_and_advances() -> None:
    """10.1.2: combat is neither movement nor redeployment: three may advance, and the fourth stays out."""
    units = {"sedan": "GE1 GE2", "brussels": "GE3 GE4", "cambrai": "(FR5)"}
    t = table(position(units, hands="CP3"), dice=[6, 1])
    t.do("ops:CP3", "attack:sedan", "attack:brussels", "assault:cambrai")
    t.do("join:GE1", "join:GE2", "join:GE3", "join:GE4", "begin", "frontal")
    while t.prompt != "ask-advance":
        t.do("done" if t.can("done") else t.options[0])
    t.do("advance:GE1", "advance:GE2", "advance:GE3")
    assert t.prompt != "ask-advance"
    assert [t.at(f"GE{n}") for n in range(1, 5)] == ["cambrai", "cambrai", "cambrai", "brussels"]


def test_10_1_3_enemies_never_share_a_space() -> None:
    """10.1.3: no unit enters an enemy's space, not even to pass through it (RULINGS C9)."""
    units = {"sedan": "GE1", "cambrai": "FR1", "brussels": "GE2"}
    t = table(position(units)).do("automatic", "move:sedan", "pick:GE1")
    assert t.refusal("step:cambrai").rule == "11.1.7"
    assert t.can("step:chateau-thierry")
    both = position({"sedan": "GE1 FR1"})
    assert any("10.1.3" in text for text in GAME.check(both))


def test_10_1_3_besiegers_share_the_space_of_the_fort() -> None:
    """10.1.3, exception: Germans stand in Liège, the fort there stays Belgian."""
    t = table(position({"aachen": "GE1"})).do("automatic", "move:aachen", "pick:GE1", "step:liege")
    assert (t.at("GE1"), t.control("liege")) == ("liege", "ap")
    assert t.g.fort[t.g.loc[0]] == 3  # GE1 is unit 0
    t.check()


def test_10_1_4_nations_of_a_side_stack_freely_at_a_price() -> None:
    """10.1.4: a French army joins British and Belgians at Cambrai; then activation costs three."""
    units = {"cambrai": "BR1 BE1", "amiens": "FR1"}
    t = table(position(units, active="ap", hands="AP9")).do("automatic", "move:amiens", "pick:FR1")
    t.do("step:cambrai", "stop").do("automatic", "done")
    assert t.at("FR1") == "cambrai"
    t.do("ops:AP9", "move:cambrai")
    assert t.g.points == 0
    t.check()


def test_faq_10_1_2a_overstacking_does_not_slip_through() -> None:
    """FAQ.10.1.2a: the penalty is never due: a retreat without room ends in elimination, and a position with
    four units in a space is reported as broken."""
    assert any("10.1.1" in text for text in GAME.check(position({"sedan": "GE1 GE2 GE3 GE4"})))
    around = {"thorn": "GE1", "tannenberg": "GE2", "lodz": "GE3", "plock": "RU1", "warsaw": "RU5 RU6 RU7"}
    for lomza, end in (("RU2 RU3 RU4", "removed"), ("RU2 RU3", "lomza")):
        t = table(position({**around, "lomza": lomza}), dice=[2, 3])  # 3 to 2: a retreat of one space
        t.do("automatic", "attack:thorn", "assault:plock", "join:GE1", "begin")
        while t.prompt in ("ask-combat-cards", "ask-lose"):
            t.do("done" if t.can("done") else t.options[0])
        assert t.at("RU1") == end
        t.check()


def test_faq_10_1_2b_nobody_overstacks_on_purpose() -> None:
    """FAQ.10.1.2b: neither by movement nor by redeployment, if nobody could make room before it is over."""
    units = {"essen": "GE1 GE2 GE3", "bremen": "GEc-1", "reserve": "GEc-2"}
    t = table(position(units)).do("automatic", "move:bremen", "pick:GEc-1", "step:essen")
    assert not t.can("stop")
    t = table(position(units, hands="CP3")).do("sr:CP3", "redeploy:GEc-2")
    assert t.refusal("to:essen").rule == "10.1.1"
    # Activated, but all have moved.
    units = {"koblenz": "GE1 GE2 GE3", "aachen": "GEc-1"}
    t = ordered(position(units), move="koblenz aachen")
    march(t, "GE1 GE2 GE3", "sedan koblenz")
    t.do("pick:GEc-1")
    assert t.can("step:koblenz")
    t.do("step:koblenz")
    assert t.refusal("stop") == refuse("10.1.2", "move-too-full", space=("space", BOX.space["koblenz"]))


FULL = {"aachen": "GE1 GE2 GEc-1", "koblenz": "GE3 GE4 GEc-2"}


def test_10_1_2_two_full_stacks_change_places_by_movement() -> None:
    """10.1.2: the first stack stops in the full space of the second, which then goes where the first was; until then
    movement cannot end, nor may those entrench who have to go."""
    t = ordered(position(FULL, played="CP6"), move="aachen koblenz")
    march(t, "GE1 GE2 GEc-1", "koblenz")
    assert t.prompt == "ask-move-room"
    assert len(t.g.stacks[BOX.space["koblenz"]]) == 6
    t.check()
    assert t.refusal("done") == refuse("10.1.2", "move-too-full", space=("space", BOX.space["koblenz"]))
    assert t.refusal("entrench:GE3").rule == "10.1.2"
    t.do("pick:GE3", "pick:GE4")
    assert t.refusal("stop").rule == "10.1.2"  # it would have moved
    t.do("pick:GEc-2", "step:aachen", "stop")
    assert [t.at(u) for u in ("GE1", "GE2", "GEc-1")] == ["koblenz"] * 3
    assert [t.at(u) for u in ("GE3", "GE4", "GEc-2")] == ["aachen"] * 3
    t.check()


def test_10_1_2_a_full_space_is_entered_only_if_those_in_it_can_leave() -> None:
    """10.1.2: not if it is not activated, not for three who come where one can go."""
    t = ordered(position(FULL), move="aachen")
    t.do("pick:GE1", "pick:GE2", "step:koblenz")
    assert t.refusal("stop").rule == "10.1.1"
    t = ordered(position(FULL), move="aachen koblenz")
    march(t, "GE3 GE4", "sedan koblenz")  # back again: only GEc-2 can still leave
    march(t, "GE1", "koblenz")
    assert t.prompt == "ask-move-room"
    t.do("pick:GE2", "step:koblenz")
    assert t.refusal("stop").rule == "10.1.2"
    t.do("step:aachen", "stop")
    march(t, "GEc-2", "aachen")
    assert {t.at(u) for u in ("GE1", "GE3", "GE4")} == {"koblenz"}
    assert {t.at(u) for u in ("GE2", "GEc-1", "GEc-2")} == {"aachen"}
    t.check()


def test_10_1_2_three_full_stacks_move_in_a_circle() -> None:
    """10.1.2: those who must leave may do so into another full space, if somebody can leave that one."""
    units = {"aachen": "GE1 GE2 GE3", "koblenz": "GE4 GE5 GE6", "sedan": "GE7 GEc-1 GEc-2"}
    t = ordered(position(units), move="aachen koblenz sedan")
    march(t, "GE1 GE2 GE3", "koblenz")
    march(t, "GE4 GE5 GE6", "sedan")
    assert t.refusal("done") == refuse("10.1.2", "move-too-full", space=("space", BOX.space["sedan"]))
    march(t, "GE7 GEc-1 GEc-2", "koblenz aachen")
    assert [len(t.g.stacks[BOX.space[s]]) for s in units] == [3, 3, 3]
    t.check()


def test_10_1_2_besiegers_are_relieved_by_a_full_stack() -> None:
    """10.1.2, 15.2.4: three armies take over the siege of Liège from three others."""
    units = {"liege": "GE1 GE2 GE3", "aachen": "GE4 GE5 GE6"}
    t = ordered(position(units), move="liege aachen")
    march(t, "GE4 GE5 GE6", "liege")
    march(t, "GE1 GE2 GE3", "aachen")
    assert [t.at(f"GE{n}") for n in range(1, 7)] == ["aachen"] * 3 + ["liege"] * 3
    t.check()


def test_10_1_2_no_siege_is_begun_halfway_while_a_space_is_too_full() -> None:
    """10.1.2, 15.2.1, 15.2.4: one corps of two waits before Nancy until Koblenz is cleared."""
    t = ordered(position({**FULL, "metz": "GEc-3 GEc-4"}), move="aachen koblenz metz")
    march(t, "GE1 GE2 GEc-1", "koblenz")
    t.do("pick:GEc-3")
    assert t.refusal("step:nancy").rule == "10.1.2"
    t.do("pick:GEc-4")
    assert t.can("step:nancy")  # together they besiege it at once
    t = ordered(position({**FULL, "metz": "GEc-3 GEc-4"}), move="aachen koblenz metz")
    march(t, "GE1 GE2 GEc-1", "koblenz")
    march(t, "GE3 GE4 GEc-2", "aachen")
    march(t, "GEc-3", "nancy")
    march(t, "GEc-4", "nancy")
    assert t.g.sieged == BOX.bit[BOX.space["nancy"]]
    t.check()


CORPS = {"essen": "GEc-1 GEc-2 GEc-3", "metz": "GEc-4 GEc-5 GE1", "breslau": "GE2 GE3 GE4"}


def test_10_1_2_units_of_full_stacks_change_places_by_redeployment() -> None:
    """10.1.2: corps for corps; nobody else redeploys meanwhile, and points must be left for who has to go."""
    t = sr("cp", CORPS)
    assert t.g.points == 4
    send(t, "GEc-1", "metz")
    assert t.prompt == "ask-redeploy-room"
    t.check()
    full = refuse("10.1.2", "sr-too-full", space=("space", BOX.space["metz"]))
    assert (t.refusal("done"), t.refusal("redeploy:GEc-2"), t.refusal("redeploy:GE1")) == (full, full, full)
    assert t.refusal("redeploy:GEc-1") == full  # it has redeployed
    t.do("redeploy:GEc-4")
    assert not t.can("stay")
    t.do("to:essen")
    send(t, "GEc-2", "metz")
    send(t, "GEc-5", "essen")
    assert {t.at(u) for u in ("GEc-1", "GEc-2")} == {"metz"}
    assert {t.at(u) for u in ("GEc-4", "GEc-5")} == {"essen"}
    t = sr("cp", CORPS)
    send(t, "GEc-1", "frankfurt")
    send(t, "GEc-2", "frankfurt")
    send(t, "GEc-4", "frankfurt")
    t.do("redeploy:GEc-3")  # with the last point
    assert t.refusal("to:breslau").rule == "10.1.1"


def test_10_1_2_an_army_and_a_corps_change_places_by_redeployment() -> None:
    """10.1.2, 13.1.2: five points bring an army to a full space and a corps out of it; four do not."""
    t = sr("cp", CORPS, card="CP52")
    assert t.g.points == 5
    t.do("redeploy:GE2")
    assert t.can("to:essen")
    t.do("to:essen")
    send(t, "GEc-1", "breslau")
    assert (t.at("GE2"), t.at("GEc-1")) == ("essen", "breslau")
    t.check()
    t = sr("cp", CORPS).do("redeploy:GE2")
    assert t.refusal("to:essen").rule == "10.1.1"


def test_13_1_8_a_reserve_corps_does_not_go_where_it_is_full() -> None:
    """13.1.8: out of the reserve the limit holds at once, though a corps could leave Essen next."""
    t = sr("cp", {**CORPS, "reserve": "GEc-6"}).do("redeploy:GEc-6")
    assert t.refusal("to:essen").rule == "10.1.1"
