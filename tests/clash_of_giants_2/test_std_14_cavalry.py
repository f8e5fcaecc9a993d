"""STD.14, BB.TER.2: cavalry attacked, cavalry slipping away, cavalry attacking; examples C10, C11."""

from __future__ import annotations


import pytest

from grognard.games.clash_of_giants_2.odds import efficiency_in_defence, odds

from .finding import (
    GALICIA_BOX, YPRES_BOX, assault, battlefield, bit, distance, last_combat, men, step,
)  # fmt: skip
from .table import GALICIA, YPRES, position, ypres

G, Y = GALICIA_BOX, YPRES_BOX
SPOT = battlefield(G)


def at(*ways: str) -> str:
    return step(G, SPOT, *ways)


# -- BB.TER.2, STD.14.2 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("arms", "need"), [("inf", 1), ("cav", 3), ("inf cav", 1)])
def test_bb_ter_2_cavalry_attacked_by_infantry_has_one(arms: str, need: int) -> None:
    """STD.14.2: a single infantry unit among the attackers is enough. Infantry beside it keeps its own."""
    pools = {kind: men(G, "ah", kind=kind) for kind in ("inf", "cav")}
    names = [pools[kind].pop() for kind in arms.split()]
    horse, foot = men(G, "ru", 3, kind="cav")[0], men(G, "ru", 4)[0]
    t = last_combat({SPOT: f"{horse} {foot}", at("s"): " ".join(names)}, dice=[1] * 4)
    assault(t, SPOT, names).do("stand")
    needs = {G.units[line["unit"][1]]: line["need"] for line in t.told("log-roll")}
    if t.told("log-odds")[0]["column"] != "1-3":
        assert needs[horse] == need
        assert needs[foot] == 4
    g = position(GALICIA, {SPOT: horse, at("s"): " ".join(names)})
    assert efficiency_in_defence(g, G.unit[horse], [G.unit[name] for name in names]) == need


def test_std_14_2_not_the_dismounted_and_not_the_british() -> None:
    spot = battlefield(Y)
    infantry = Y.unit[men(Y, "ge")[0]]
    french, british = men(Y, "al", 3, kind="cav")[0], men(Y, "al", 5, kind="cav", nation="br")[0]
    for front, name, need in ((0, french, 1), (6, french, 3), (0, british, 5), (6, british, 5)):
        g = position(YPRES, {spot: name}, turn=8, front=front)
        assert efficiency_in_defence(g, Y.unit[name], [infantry]) == need


def test_example_c10_cavalry_attacked_by_infantry() -> None:
    horse = men(G, "ru", 3, kind="cav")[0]
    brigade = men(G, "ah", steps=1)[0]
    t = last_combat({SPOT: horse, at("s"): brigade}, dice=[3, 1])
    assault(t, SPOT, brigade).do("stand")
    assert t.told("log-odds")[0]["column"] == "1-1"
    assert t.told("log-roll")[0]["need"] == 1
    assert t.at(horse) == "eliminated"  # its only step; so it does not retreat either
    assert t.prompt == "ask-advance"
    ours = men(G, "ah", 3, kind="cav")[0]
    t = last_combat({SPOT: horse, at("s"): ours}, dice=[3, 1])
    assault(t, SPOT, ours).do("stand")
    assert t.told("log-roll")[0]["need"] == 3
    assert t.at(horse) == SPOT
    spot = battlefield(Y)
    british, german = men(Y, "al", 5, kind="cav", nation="br")[0], men(Y, "ge", steps=1)[0]
    y = ypres({spot: british, step(Y, spot, "e"): german}, phase="combat", side="ge", turn=18, dice=[5, 1])
    assault(y, spot, german).do("stand")
    assert y.told("log-roll")[0]["need"] == 5
    assert y.at(british) == spot


# -- STD.14.3 to STD.14.5 withdrawal before combat --------------------------------------------------------------------


@pytest.mark.parametrize("most", [1, 2, 3])
def test_std_14_3_how_far_cavalry_withdraws_is_a_switch(most: int) -> None:
    """One hex at the least, along the compass, before any odds are known."""
    horse, foot = men(G, "ru", 3, kind="cav")[0], men(G, "ah")[0]
    t = last_combat({SPOT: horse, at("s"): foot}, options={"withdraw-hexes": most})
    assault(t, SPOT, foot)
    assert (t.prompt, t.asked) == ("ask-withdraw", "ru")
    assert not t.told("log-odds")
    t.do(f"slip:{horse}")
    path = [at("n"), at("n", "n"), at("n", "n", "n")]
    for done in range(most):
        assert t.can("halt") is (done > 0)
        assert at("s") not in t.nouns("fall")
        t.do(f"fall:{path[done]}")
    assert t.at(horse) == path[most - 1]
    assert t.prompt == "ask-advance"


def test_std_14_3_it_may_stop_after_one_hex_or_stand() -> None:
    horse, foot = men(G, "ru", 3, kind="cav")[0], men(G, "ah")[0]
    t = last_combat({SPOT: horse, at("s"): foot})
    assault(t, SPOT, foot).do(f"slip:{horse}", f"fall:{at('ne')}", "halt")
    assert distance(G, SPOT, t.at(horse)) == 1
    t = last_combat({SPOT: horse, at("s"): foot}, dice=[1, 1])
    assault(t, SPOT, foot).do("stand")
    assert t.at(horse) == SPOT


def test_std_14_3_not_infantry_nor_dismounted_cavalry_nor_where_no_way_is_open() -> None:
    """By the rules of a retreat: an enemy behind it closes the way."""
    horse, foot, ours = men(G, "ru", 3, kind="cav")[0], men(G, "ru", 4)[0], men(G, "ah", 4)[:2]
    t = last_combat({SPOT: f"{horse} {foot}", at("s"): " ".join(ours)})
    assault(t, SPOT, ours)
    assert t.nouns("slip") == {horse}
    assert t.refusal(f"slip:{foot}").rule == "STD.14.3"
    t = last_combat({SPOT: horse, at("sw"): ours[0], at("ne"): ours[1]}, dice=[1, 1])
    assault(t, SPOT, ours[:1])
    assert t.prompt == ""  # nobody was asked; the die held
    spot = battlefield(Y)
    french, german = men(Y, "al", 3, kind="cav")[0], men(Y, "ge")[0]
    for front, prompt in ((0, "ask-withdraw"), (6, "")):
        y = ypres({spot: french, step(Y, spot, "e"): german}, phase="combat", side="ge", turn=18, front=front,
                  dice=[1, 1])  # fmt: skip
        assault(y, spot, german)
        assert y.prompt == prompt


def test_std_14_4_from_infantry_always_from_cavalry_by_its_efficiency() -> None:
    """Printed, less two if unsupplied; who fails stays and fights. At Ypres nobody rolls."""
    horse = men(G, "ru", 3, kind="cav")[0]
    riders = men(G, "ah", kind="cav")[0]
    foot = men(G, "ah")[0]
    for names, supply, die, away in (
        ([foot], {}, 0, True), ([riders], {}, 3, True), ([riders], {}, 4, False), ([foot, riders], {}, 4, False),
        ([riders], {horse: "unsupplied"}, 1, True), ([riders], {horse: "unsupplied"}, 2, False),
        ([riders], {horse: "reduced"}, 3, True),
    ):  # fmt: skip
        t = last_combat({SPOT: horse, at("s"): " ".join(names)}, supply=supply, dice=[die] * (die > 0) + [1] * 3)
        assault(t, SPOT, names).do(f"slip:{horse}")
        assert len(t.told("log-slip-roll")) == (1 if die else 0)
        assert (t.prompt == "ask-fall") is away
        if not away:
            assert t.told("log-odds")


def test_example_c11_a_cossack_slips_away() -> None:
    cossack = next(u for u in men(G, "ru", 3, kind="cav") if "cossack" in G.flags[G.unit[u]])
    riders, foot = men(G, "ah", kind="cav")[0], men(G, "ah")[0]
    for die, away in ((3, True), (5, False)):
        t = last_combat({SPOT: cossack, at("s"): riders}, dice=[die, 1, 1])
        assault(t, SPOT, riders).do(f"slip:{cossack}")
        assert (t.prompt == "ask-fall") is away
        assert t.at(cossack) == SPOT
    t = last_combat({SPOT: cossack, at("s"): foot})
    assault(t, SPOT, foot).do(f"slip:{cossack}")
    assert t.prompt == "ask-fall"
    spot = battlefield(Y)
    french, german = men(Y, "al", kind="cav")[0], men(Y, "ge", kind="cav")[0]
    y = ypres({spot: french, step(Y, spot, "e"): german}, phase="combat", side="ge", turn=18)
    assault(y, spot, german).do(f"slip:{french}")
    assert y.prompt == "ask-fall"


def test_std_14_4_each_tries_once() -> None:
    horses = men(G, "ru", 3, kind="cav")[:2]
    riders = men(G, "ah", 3, kind="cav")[:2]
    t = last_combat({SPOT: " ".join(horses), at("s"): " ".join(riders)}, dice=[6])
    assault(t, SPOT, riders).do(f"slip:{horses[0]}")
    assert t.prompt == "ask-withdraw"
    assert t.nouns("slip") == {horses[1]}
    assert t.refusal(f"slip:{horses[0]}").rule == "STD.14.4"


def test_std_14_5_who_stays_is_fought_at_new_odds() -> None:
    """4 to 3 would be 1-1; with the cavalry gone it is 2-1."""
    horse, foot, ours = men(G, "ru", 3, kind="cav")[0], men(G, "ru", 4)[0], men(G, "ah", 4)[:2]
    for slips, column in ((False, "1-1"), (True, "2-1")):
        t = last_combat({SPOT: f"{horse} {foot}", at("s"): " ".join(ours)}, dice=[1] * 4)
        assault(t, SPOT, ours)
        if slips:
            t.do(f"slip:{horse}", f"fall:{at('n')}", "halt")
        else:
            t.do("stand")
        assert t.told("log-odds")[0]["column"] == column


def test_std_14_5_an_emptied_hex_is_entered_without_a_die() -> None:
    """And a replacement marker is only lost by those who stayed to be attacked."""
    horse, foot = men(G, "ru", 3, kind="cav")[0], men(G, "ah")[0]
    t = last_combat({SPOT: horse, at("s"): foot})
    assault(t, SPOT, foot).do(f"slip:{horse}", f"fall:{at('n')}", "halt")
    assert not t.told("log-odds")
    assert t.prompt == "ask-advance"
    assert not t.g.moved & bit(t.g, horse)
    t.do(f"advance:{foot}")
    assert t.at(foot) == SPOT


# -- STD.14.6 --------------------------------------------------------------------------------------------------------


def test_std_14_6_cavalry_attacks_with_its_own_factor_and_efficiency() -> None:
    riders, enemy = men(G, "ah", 3, kind="cav")[0], men(G, "ru", steps=1)[0]
    t = last_combat({SPOT: enemy, at("s"): riders}, dice=[1, 3])
    assault(t, SPOT, riders)
    (line,) = [line for line in t.told("log-roll") if line["unit"] == ("unit", G.unit[riders])]
    assert line["need"] == 3
    assert t.told("log-odds")[0]["attack"] == 1
    foot = men(G, "ah")[0]
    g = position(GALICIA, {SPOT: enemy, at("s"): f"{riders} {foot}"}, turn=3, supported=[3, 0])
    h = G.hex[SPOT]
    assert odds(g, [h], [G.unit[foot]]).shift == 1
    assert odds(g, [h], [G.unit[foot], G.unit[riders]]).shift == 0  # a mixed attack forfeits support
