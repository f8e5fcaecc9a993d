"""15.1 Forts."""

import pytest

from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.forts import attrition_phase

from .marching import assault, march, ordered
from .rounds import idle, without_piles
from .table import BOX, Table, pass_cards, position, table

NANCY, METZ, VERDUN = BOX.space["nancy"], BOX.space["metz"], BOX.space["verdun"]


def score(t: Table) -> tuple[int, int]:
    """The loss scores of the last combat, inflicted by the Allies and by the Central Powers."""
    fired = {line.args["side"]: line.args["score"] for line in t.g.log or [] if line.key == "log-fire"}
    allies, powers = fired["side", AP], fired["side", CP]
    assert isinstance(allies, int)
    assert isinstance(powers, int)
    return allies, powers


def test_15_1_1_who_enters_an_unbesieged_fort_stays_there() -> None:
    """15.1.1: GE1 enters Nancy to besiege it and its march is over, with two points left."""
    t = ordered(position({"metz": "GE1", "koblenz": "GE2"}), "metz koblenz")
    t.do("pick:GE1", "step:nancy")
    assert t.prompt == "ask-move"
    assert t.at("GE1") == "nancy"
    assert t.refusal("pick:GE1").rule == "11.1.1"


def test_15_1_1_advance_into_a_fort_needs_a_siege() -> None:
    """15.1.1, 12.6.5: after the defender of Nancy (2) is dead one full corps may not enter, two may, both together."""
    units = {"metz": "(GE1) GEc-1 GEc-2", "nancy": "(BEc) (SBc-1)"}
    t = ordered(position(units), "", "metz", dice=[1, 1])  # 5/1 -> 2; 0 + 2: corps 2/1 -> 0
    assault(t, "nancy", "GE1 GEc-1").do("lose:BEc", "lose:SBc-1")
    assert t.prompt == "ask-attack"  # nobody may advance; GEc-2 could still attack Verdun
    assert t.at("GEc-1") == "metz"
    t = ordered(position(units), "", "metz", dice=[1, 1])
    assault(t, "nancy", "GE1 GEc-1 GEc-2").do("lose:BEc", "lose:SBc-1")  # 6-8/1 -> 3: the fort (2) holds
    assert t.prompt == "ask-advance"
    assert t.refusal("advance:GE1").rule == "12.6.1"
    t.do("advance:GEc-1")
    assert t.options == ["advance:GEc-2"]  # it may not be left half done
    t.do("advance:GEc-2")
    assert t.g.sieged == 1 << NANCY
    assert t.control("nancy") == "ap"


def test_15_1_1_advance_ends_at_the_fort() -> None:
    """15.1.1: FR1 retreats two spaces from Nancy; GE1 advances to besiege it and goes no further."""
    for destroyed in ("", "nancy"):
        g = position({"metz": "GE1 GE2", "nancy": "FR1"}, destroyed=destroyed)
        t = ordered(g, "", "metz", dice=[2, 1])  # 9-11/2 -> 4: one step; FR1 and fort 5/1 -> 2, alone 3/1 -> 1
        assault(t, "nancy", "GE1 GE2").do("lose:FR1")
        while t.prompt == "ask-retreat":
            t.do(t.options[0])
        t.do("advance:GE1")
        assert (t.prompt == "ask-further") is bool(destroyed)
    g = position({"metz": "GE1 GE2", "nancy": "FR1"})
    t = ordered(g, "", "metz", dice=[2, 1])
    assault(t, "nancy", "GE1 GE2").do("lose:FR1", "retreat:bar-le-duc", "retreat:dijon", "advance:GE1")
    assert t.g.sieged == 1 << NANCY
    assert t.control("bar-le-duc") == "ap"


def test_faq_15_1_1a_enter_and_leave_not_in_one_move_but_another_passes() -> None:
    """FAQ.15.1.1a: GE1 cannot go through Liege; once it besieges it, GE2 goes through in the same round."""
    t = ordered(position({"aachen": "GE1 GE2"}), "aachen")
    t.do("pick:GE1", "step:liege")
    assert t.prompt == "ask-move"  # it stays
    march(t, "GE2", "liege brussels cambrai")
    assert (t.at("GE1"), t.at("GE2")) == ("liege", "cambrai")


def test_15_1_2_unbesieged_forts_are_attacked_from_next_door() -> None:
    """15.1.2: GE1 attacks the empty fort of Nancy from Metz: 5/1 -> 2 destroys it; the fort fires back on column 2."""
    t = ordered(position({"metz": "GE1"}), "", "metz", dice=[1, 6])
    assault(t, "nancy", "GE1")
    assert score(t) == (1, 2)
    assert t.g.fort[NANCY] == 0
    assert t.prompt == "ask-advance"


def test_faq_15_1_2a_full_strength_attackers_may_follow_but_need_not() -> None:
    """FAQ.15.1.2a: after the fort is destroyed GE1 may occupy Nancy, (GE2) may not, and nobody must."""
    t = ordered(position({"metz": "GE1 (GE2)"}), "", "metz", dice=[1, 1])
    assault(t, "nancy", "GE1 GE2")
    assert sorted(t.options) == ["advance:GE1", "done"]
    assert t.refusal("advance:GE2").rule == "12.6.1"
    before = t.g.vp
    t.do("advance:GE1")
    assert (t.at("GE1"), t.control("nancy"), t.g.vp) == ("nancy", "cp", before + 1)
    t = ordered(position({"metz": "GE1"}), "", "metz", dice=[1, 1])
    assault(t, "nancy", "GE1").do("done")
    assert (t.at("GE1"), t.control("nancy"), t.g.fort[NANCY]) == ("metz", "ap", 0)


def test_15_1_3_a_besieged_fort_is_attacked_only_from_its_own_space() -> None:
    """15.1.3: GE1 besieges Nancy and may attack it; GE2 next door may not join."""
    t = ordered(position({"nancy": "GE1", "metz": "GE2"}), "", "nancy", dice=[1, 1])
    t.do("assault:nancy")
    assert t.options == ["join:GE1"]
    pass_cards(t.do("join:GE1", "begin"))
    assert t.g.fort[NANCY] == 0
    assert t.control("nancy") == "cp"
    t = ordered(position({"nancy": "GE1", "metz": "GE2", "verdun": "FR1"}), "", "nancy metz")
    t.do("assault:nancy")
    assert t.refusal("join:GE2").rule == "15.1.3"


BESIDE = {"liege": "GE1", "aachen": "GE2"}
"""GE1 besieges Liège; GE2 stands beside it and has nothing else to attack."""


def test_15_1_3_a_fort_is_attacked_from_next_door_once_its_besiegers_have_gone() -> None:
    """15.1.2, 15.1.3: GE1 marches off in the same operation, and GE2 destroys the fort from Aachen: 5/4 -> 4."""
    t = table(position(BESIDE, hands="CP7"), dice=[4, 1]).do("ops:CP7", "attack:aachen", "move:liege", "done")
    march(t, "GE1", "brussels")
    assault(t, "liege", "GE2")
    assert t.g.fort[BOX.space["liege"]] == 0
    t.check()
    t = table(position(BESIDE, hands="CP7")).do("ops:CP7", "move:liege", "attack:aachen", "done")
    t.do("done")  # GE1 stays after all: then there is nothing to attack
    assert t.prompt == "ask-action"


def test_15_1_3_not_if_the_besiegers_cannot_march_off() -> None:
    """15.1.3: for want of a point, or because they are to attack themselves."""
    t = table(position(BESIDE)).do("automatic")
    assert t.refusal("attack:aachen").rule == "15.1.3"
    t.do("move:liege")
    assert t.prompt == "ask-move"
    t = table(position(BESIDE, hands="CP7")).do("ops:CP7", "attack:liege")
    assert t.refusal("attack:aachen").rule == "15.1.3"


def test_15_1_4_forts_add_their_factor_to_the_defence() -> None:
    """15.1.4: the corps in Nancy fires with 1 + 2: corps 3/5 -> 2 (column 1 would give 1)."""
    t = ordered(position({"metz": "GE1", "nancy": "FRc-1"}), "", "metz", dice=[1, 5])
    assault(t, "nancy", "GE1")
    assert score(t) == (2, 2)


def test_15_1_5_forts_add_nothing_to_attacks() -> None:
    """15.1.5: a corps attacking out of Verdun has 1 factor (1/4 -> 1), not 4 (4/4 -> 2)."""
    t = ordered(position({"verdun": "FRc-1", "metz": "GEc-1"}, active="ap"), "", "verdun", dice=[4, 1])
    assault(t, "metz", "FRc-1")
    assert score(t) == (1, 1)


def test_15_1_5_nor_to_the_attack_on_those_who_besiege_it() -> None:
    """15.1.5: FR1 attacks GE1, who besieges Nancy: 3/1 -> 1 (with the fort 5/1 -> 2); GE1 has no fort either: 5/1."""
    t = ordered(position({"verdun": "FR1", "nancy": "GE1", "metz": "GE2"}, active="ap"), "", "verdun", dice=[1, 1])
    assault(t, "nancy", "FR1")
    assert score(t) == (1, 2)
    assert t.g.fort[NANCY] == 2  # 12.4.6: and it suffers nothing from its own side's combat


def test_15_1_6_no_flank_attack_on_a_lone_fort() -> None:
    """15.1.6: against the empty fort no flank attack, against units without trench beside it one, with trench none."""
    two = {"metz": "GE1", "strasbourg": "GE2"}
    t = ordered(position(two), "", "metz strasbourg", dice=[1, 1])
    pass_cards(t.do("assault:nancy", "join:GE1", "join:GE2", "begin"))
    assert t.prompt == "ask-advance"  # straight to the fire
    t = ordered(position({**two, "nancy": "FRc-1"}), "", "metz strasbourg")
    t.do("assault:nancy", "join:GE1", "join:GE2", "begin")
    assert t.prompt == "ask-flank"
    assert t.can("pin:metz")
    t = ordered(position({**two, "nancy": "FRc-1"}, trenches={"nancy": 1}), "", "metz strasbourg", dice=[1, 1])
    pass_cards(t.do("assault:nancy", "join:GE1", "join:GE2", "begin"))
    assert t.prompt == "ask-lose"


def test_15_1_6_a_lone_fort_does_not_use_trenches() -> None:
    """15.1.6: GE1 on 5/1 -> 2 destroys Nancy in a level 2 trench; two columns left it would be 3/1 -> 1."""
    t = ordered(position({"metz": "GE1"}, trenches={"nancy": 2}), "", "metz", dice=[1, 1])
    assault(t, "nancy", "GE1")
    assert t.g.fort[NANCY] == 0


def test_15_1_7_forts_suffer_only_as_the_last_defenders() -> None:
    """15.1.7, F23: 7 on Metz (3): (GE1) 3, the corps in its place 2, and 2 are not enough: the fort stands.

    With a unit left the fort takes nothing: Belgrade (1) with SB1 takes 3: SB1 reduced, the third point is lost.
    """
    t = ordered(
        position({"verdun": "FR1 FR2 FR3", "metz": "(GE1)", "reserve": "GEc-1"}, active="ap"), "", "verdun", dice=[6, 1]
    )
    assault(t, "metz", "FR1 FR2 FR3").do("lose:GE1", "lose:GEc-1", "lose:GEc-1")
    assert t.g.fort[METZ] == 3
    assert t.prompt in ("ask-lose", "ask-advance")
    t = ordered(position({"novi-sad": "AH5 AHc-1", "belgrade": "SB1", "nis": "SB2"}), "", "novi-sad", dice=[3, 1])
    assault(t, "belgrade", "AH5 AHc-1").do("lose:SB1")
    assert t.reduced("SB1")
    assert t.g.fort[BOX.space["belgrade"]] == 1


def test_15_1_7_a_fort_falls_with_its_garrison_in_one_attack() -> None:
    """15.1.7: 3 on Antwerp (1) with one corps: both its steps and then the fort, which has one step only."""
    t = ordered(position({"brussels": "GE1", "liege": "GE2", "antwerp": "FRc-1"}), "", "brussels", dice=[2, 1])
    assault(t, "antwerp", "GE1").do("lose:FRc-1", "lose:FRc-1")
    assert t.g.fort[BOX.space["antwerp"]] == 0
    assert t.control("antwerp") == "ap"  # until somebody enters
    t.do("advance:GE1")
    assert t.control("antwerp") == "cp"


def test_15_1_8_destroyed_forts_stay_destroyed() -> None:
    """15.1.8: Nancy, destroyed and French again, has no fort for the rest of the game: a corps may march in."""
    g = without_piles(position({"nancy": "FR1", "metz": "GEc-1"}, destroyed="nancy", round=6, rp={"fr": 5}))
    t = table(g, [5, 4])
    turn = t.g.turn
    idle(t, 2)
    while t.prompt != "ask-action":
        t.do("done")
    assert t.g.turn == turn + 1
    assert t.g.fort[NANCY] == 0
    t.do("automatic", "done", "automatic", "move:nancy")
    march(t, "FR1", "verdun")
    t.do("automatic", "move:metz")
    march(t, "GEc-1", "nancy")
    assert t.control("nancy") == "cp"


def test_15_1_9_no_control_while_the_fort_stands() -> None:
    """15.1.9: besieged and passed through, and even cut off in attrition, Nancy stays French and scores nothing."""
    t = ordered(position({"metz": "GE1 GE2", "strasbourg": "GEc-1"}), "metz strasbourg")
    before = t.g.vp
    march(t, "GE1", "nancy")
    march(t, "GEc-1", "nancy bar-le-duc nancy")
    assert t.control("nancy") == "ap"
    assert t.g.vp == before + 1  # Bar le Duc
    g = position({"strasbourg": "FR1", "nancy": "FR2", "metz": "FR3"}, active="ap")
    attrition_phase(g)
    assert (g.control[BOX.space["strasbourg"]], g.control[METZ]) == (CP, CP)


@pytest.mark.parametrize("lifted", [{}, {"played": "CP11"}, {"status": (0, 4, 4)}])
def test_15_1_10_germans_and_russian_forts(lifted: dict[str, object]) -> None:
    """15.1.10: Germans attack no Russian fort before OberOst or war status 4, with or without units in it."""
    units = {"insterberg": "GE8", "kovno": "RU1", "konigsberg": "GE9"}
    t = ordered(position(units, turn=3, **lifted), "")  # type: ignore[arg-type]
    assert t.prompt == "ask-action"
    g = position(units, turn=3, **lifted)  # type: ignore[arg-type]
    t = table(g).do("automatic")
    assert t.can("attack:insterberg") is bool(lifted)  # Kovno with RU1 and empty Grodno are all there is


def test_15_1_10_austrians_are_free_and_germans_may_besiege() -> None:
    """15.1.10: AH1 attacks Kovno where GE8 may not join; GE8 besieges empty Grodno; a destroyed fort bars nobody."""
    units = {"insterberg": "GE8 AH1", "kovno": "RU1"}
    t = ordered(position(units, turn=3), "", "insterberg")
    t.do("assault:kovno")
    assert t.refusal("join:GE8").rule == "15.1.10"
    assert t.can("join:AH1")
    t = ordered(position(units, turn=3), "insterberg")
    march(t, "GE8", "grodno")
    assert t.g.sieged == 1 << BOX.space["grodno"]
    t.do("done", "automatic", "done", "automatic")
    assert t.refusal("attack:grodno").rule == "12.1.3"  # besieging it does not allow the attack either
    t = ordered(position(units, turn=3, destroyed="kovno"), "", "insterberg")
    t.do("assault:kovno")
    assert t.can("join:GE8")


def test_15_1_11_russians_and_german_forts_in_august() -> None:
    """15.1.11: in August 1914 RU1 neither attacks nor besieges Konigsberg; in September it does both."""
    units = {"tannenberg": "RU1", "lomza": "RU2"}
    for turn, free in ((1, False), (2, True)):
        t = ordered(position(units, turn=turn, active="ap"), "tannenberg")
        t.do("pick:RU1")
        for fort in ("konigsberg", "thorn", "danzig"):
            assert t.can(f"step:{fort}") is free
        if not free:
            assert t.refusal("step:konigsberg").rule == "15.1.11"
        t = table(position(units, turn=turn, active="ap")).do("automatic")
        assert t.can("attack:tannenberg") is free
    mixed = {"tannenberg": "RU1", "insterberg": "GE8"}
    t = ordered(position(mixed, turn=1, active="ap"), "", "tannenberg")
    assert t.refusal("assault:konigsberg").rule == "12.1.3"
    assert t.can("assault:insterberg")  # no fort there
    assert t.g.control[BOX.space["konigsberg"]] != AP
