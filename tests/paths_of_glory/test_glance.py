"""What the program sees at a glance: what is worth an attack, where to stand, which card serves as what."""

from __future__ import annotations

from random import Random

import pytest

from grognard.bots.rand import pick
from grognard.games.paths_of_glory import GAME, eyes, glance
from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.duel import duel
from grognard.games.paths_of_glory.eyes import EXPOSED, FRAIL, HUNGER, LAST, NEVER, Eyes
from grognard.games.paths_of_glory.glance import Judge
from grognard.games.paths_of_glory.state import put, refresh
from grognard.games.paths_of_glory.supply import would_be_supplied
from grognard.kernel.fate import Seeded
from grognard.kernel.maps import bits
from grognard.kernel.play import Play

from .table import BOX, Table, opening, position, table

SPACE, UNIT = BOX.space, BOX.unit


def looks(t: Table) -> dict[str, float]:
    """How good each option looks to who is asked."""
    question = t.play.question
    assert question is not None
    assert GAME.mind.glance is not None
    found = GAME.mind.glance(t.play.known(question.side), question)
    return {GAME.write(action): look for action, look in zip(question.options, found, strict=True)}


def best(t: Table) -> str:
    found = looks(t)
    return max(found, key=lambda option: found[option])


def test_guns_of_august_are_kept_and_played() -> None:
    t = table(opening())
    assert best(t) == "keep_guns"
    t = table(position({"koblenz": "GE2 GE3", "sedan": "FR5"}, turn=1, round=1, hands="CP1 CP5", scenario="campaign"))
    assert best(t) == "event:CP1"


def test_the_means_of_the_fire_tables() -> None:
    """12.2.7, 12.4.3: five and three on the columns of 5 and 3 of the army table, all dice counted; an army of loss
    factor 3 takes nothing of 1 and 2, and three of 4 and 5."""
    g = position({"metz": "GE1", "nancy": "FR5"}, destroyed="nancy")
    its = duel(g, (UNIT["GE1"],), SPACE["nancy"])
    assert its.suffered == pytest.approx((0 + 0 + 0 + 3 + 3 + 3) / 6)
    assert its.inflicted == pytest.approx((0 + 3 + 3 + 3 + 3 + 3) / 6)
    assert 0.5 < its.win <= its.clear < 1.0


def test_a_trench_makes_an_attack_worse() -> None:
    units = {"metz": "GE1 GE2", "nancy": "FR5 FR6"}
    plain = position(units, destroyed="nancy")
    dug = position(units, destroyed="nancy", trenches={"nancy": 2})
    pair, nancy = (UNIT["GE1"], UNIT["GE2"]), SPACE["nancy"]
    assert Eyes(plain, CP).promise(pair, nancy) > Eyes(dug, CP).promise(pair, nancy) + 1


def test_the_strong_attack_and_the_weak_do_not() -> None:
    units = {"metz": "GE1 GE2 GE3", "nancy": "(FRc-1)"}
    t = table(position(units, hands="CP7", destroyed="nancy")).do("ops:CP7")
    assert best(t) == "attack:metz"
    units = {"metz": "(GEc-1)", "nancy": "FR1 FR2 FR3"}
    t = table(position(units, hands="CP7", destroyed="nancy")).do("ops:CP7")
    assert looks(t)["attack:metz"] < looks(t)["done"]


def test_all_who_help_join() -> None:
    t = table(position({"metz": "GE1 GE2", "nancy": "FR5"}, hands="CP7", destroyed="nancy"))
    t.do("ops:CP7", "attack:metz", "done", "assault:nancy")
    for _ in range(2):
        assert best(t).startswith("join:")
        t.do(best(t))
    assert t.prompt != "ask-muster" or best(t) == "begin"


def test_an_open_source_of_supply_draws_somebody() -> None:
    """A Russian army near Breslau, and nobody in it: whoever can get there goes there, and not elsewhere."""
    units = {"czestochowa": "RU1", "prague": "GE8", "metz": "GE1", "nancy": "FR5"}
    g = position(units, hands="CP7", destroyed="breslau nancy", control={"ap": "czestochowa"})
    eyes = Eyes(g, CP)
    assert eyes.open >> SPACE["breslau"] & 1
    step = eyes.march((UNIT["GE8"],))
    assert step.goal == SPACE["breslau"]
    assert step.gain > 3


def test_nobody_goes_where_he_starves_or_could_be_cut_off() -> None:
    units = {"metz": "GE1", "nancy": "FR5 FR6", "paris": "FR1"}
    g = position(units, destroyed="nancy")
    group = (UNIT["GE1"],)
    eyes = Eyes(g, CP)
    far = SPACE["dijon"]
    its = eyes.larder(UNIT["GE1"])
    assert not its.fed >> far & 1
    assert not its.safe >> far & 1
    hungry = eyes.place(group, far)
    own = eyes.group(group)._replace(fed=its.fed | BOX.bit[far])
    eyes.groups[group] = own
    assert eyes.place(group, far) == pytest.approx(hungry + HUNGER - 1 - EXPOSED * own.worth)
    eyes.groups[group] = own._replace(frail=BOX.bit[far])
    assert eyes.place(group, far) == pytest.approx(hungry + HUNGER - 1 - FRAIL * own.worth)
    eyes.groups[group] = own._replace(safe=own.safe | BOX.bit[far])
    assert eyes.place(group, far) == pytest.approx(hungry + HUNGER)


def test_the_larder_is_what_the_rules_of_supply_say() -> None:
    """14.1.1: space by space, in positions of a game."""
    play = Play(GAME, Seeded(11), "campaign", marks=False)
    random = Random(11)
    checked = 0
    while play.question is not None and checked < 12:
        if play.question.prompt == "ask-action" and play.state.turn > checked // 2:
            g = play.state
            for side in (AP, CP):
                eyes = Eyes(g, side)
                for u in BOX.units_of[side]:
                    fed = eyes.larder(u).fed
                    assert [bool(fed >> s & 1) for s in range(BOX.nspaces)] == [
                        would_be_supplied(g, u, s) for s in range(BOX.nspaces)
                    ]
            checked += 1
        play.decide(pick(play.question, GAME.rare, random))
    assert checked == 12


def test_what_is_kept_of_a_board_is_what_one_would_see_anew() -> None:
    """Question by question, in two games by turns, so that boards come and go."""
    plays = [Play(GAME, Seeded(seed), "campaign", marks=False) for seed in (5, 6)]
    random = Random(5)
    assert GAME.mind.glance is not None
    for step in range(2400):
        play = plays[step // 40 % 2]
        question = play.question
        if question is None:
            continue
        known = play.known(question.side)
        kept = list(GAME.mind.glance(known, question))
        if step % 6 == 0:
            glance._SEEN.clear()
            assert list(GAME.mind.glance(known, question)) == kept
        play.decide(question.options[kept.index(max(kept))] if step % 3 else pick(question, GAME.rare, random))


def test_where_the_enemy_can_walk_to() -> None:
    """Around enemies and forts, three spaces far, and not into neutral land."""
    g = opening()
    for side in (AP, CP):
        eyes = Eyes(g, side)
        assert not eyes.menaced & (g.closed | g.occ[AP] | g.occ[CP])
        assert all(not g.fort[s] or g.control[s] != side for s in bits(eyes.menaced))
    assert not Eyes(g, AP).menaced >> SPACE["warsaw"] & 1  # its fort is intact
    g.fort[SPACE["warsaw"]] = 0
    assert Eyes(g, AP).menaced >> SPACE["warsaw"] & 1


def test_peace_is_judged_and_never_a_free_roll() -> None:
    t = table(position({"essen": "GE1", "paris": "FR6"}, active="cp", vp=18, hands="CP8"))
    assert looks(t)["peace"] == NEVER
    for vp, turn, said in ((11, 3, "reject"), (18, 15, "accept")):
        t = table(position({"essen": "GE1", "paris": "FR6"}, active="cp", vp=vp, turn=turn, hands="CP8"), (4,))
        assert best(t.do("peace")) == said


def test_who_loses_a_step_is_who_matters_least() -> None:
    g = position({"metz": "GE1 GEc-1"})
    eyes = Judge(g, CP)
    assert eyes.lose("lose", UNIT["GEc-1"]) > eyes.lose("lose", UNIT["GE1"])
    g = position({"metz": "(GE1) (GEc-1)"})
    assert Judge(g, CP).lose("lose", UNIT["GE1"]) < Judge(g, CP).lose("lose", UNIT["GEc-1"]) - 3  # nobody in reserve


def test_replacements_go_to_armies_at_the_front_first() -> None:
    g = position({"metz": "(GE1)", "nancy": "FR5", "berlin": "(GE2) (GEc-1)"}, destroyed="nancy")
    eyes = Judge(g, CP)
    worth = {u: eyes.replace("flip", UNIT[u]) for u in ("GE1", "GE2", "GEc-1")}
    assert worth["GE1"] > worth["GE2"] > worth["GEc-1"] - 2
    assert eyes.lacks["ge"] == pytest.approx(2.5)
    assert eyes.refit(BOX.card["CP9"]) > eyes.refit(BOX.card["CP2"])


POCKET = {"warsaw": "RU2 RU4", "pinsk": "RU5", "lodz": "GE9", "plock": "GE10", "lomza": "GE8", "ivangorod": "AH1 AH4"}


def pocket(**more: object) -> Eyes:
    """Two Russian armies in Warsaw without supply, a third that can walk into Brest Litovsk."""
    g = position(
        POCKET, destroyed="warsaw lomza ivangorod brest-litovsk", control={"cp": "brest-litovsk bialystok"},
        active="ap", **more,  # type: ignore[arg-type]
    )  # fmt: skip
    return Eyes(g, AP)


def test_14_3_5_a_pocket_is_opened_before_attrition_above_all() -> None:
    early, late = pocket(round=2), pocket(round=6)
    brest, rescued = SPACE["brest-litovsk"], sum(BOX.worth[UNIT[name]][0] for name in ("RU2", "RU4"))
    assert early.rescues[brest] == late.rescues[brest] == rescued
    assert SPACE["minsk"] not in late.rescues
    group = (UNIT["RU5"],)
    assert late.march(group).goal == brest
    assert late.place(group, brest) > early.place(group, brest) + 3


def test_14_3_5_supply_of_the_enemy_is_cut_where_one_can_walk_in() -> None:
    """GE1 and GE2 eat by way of Château Thierry, where nobody stands: who has the last word in a turn goes there."""
    units = {"melun": "GE1 GE2", "sedan": "GE3", "verdun": "FR3", "paris": "FR5", "nancy": "FR1", "cambrai": "BEF"}
    g = position(units, round=6, active="ap", control={"cp": "chateau-thierry brussels liege"}, destroyed="liege")
    eyes = Eyes(g, AP)
    door = SPACE["chateau-thierry"]
    assert eyes.cuts[door] == sum(BOX.worth[UNIT[name]][0] for name in ("GE1", "GE2"))
    assert eyes.march((UNIT["FR3"],)).goal == door
    put(g, UNIT["GE3"], door)
    refresh(g)
    assert door not in Eyes(g, AP).cuts


def test_6_b_the_allies_act_last_in_a_turn() -> None:
    """In the last round the Central Powers fear to be cut off more than ever, and the Allies less."""
    units = {"metz": "GE1", "nancy": "FR5"}
    exposed = {(side, n): Eyes(position(units, round=n), side).exposed for side in (AP, CP) for n in (1, 6)}
    assert exposed[AP, 6] < exposed[AP, 1] == exposed[CP, 1] < exposed[CP, 6]


def test_a_combat_card_is_played_where_it_can_change_something() -> None:
    for french, played in (("(FRc-3)", False), ("FR1 FR2", True)):
        units = {"cambrai": "GE1 GE2 GE3", "amiens": french}
        held = {"cp": "sedan brussels liege antwerp"}
        t = table(position(units, turn=6, hands="CP19 CP12", level=(1, 1), control=held, destroyed="liege antwerp"))
        t.do("automatic", "attack:cambrai", "assault:amiens", "join:GE1", "join:GE2", "join:GE3", "begin")
        while t.prompt != "ask-combat-cards" or t.asked != "cp":
            t.do(best(t))
        assert best(t).startswith("combat_card:") == played


def test_15_1_7_somebody_comes_into_a_fort_that_would_fall_alone() -> None:
    """Three German armies take Verdun, whose fort is 3, whatever they throw; a corps never does."""
    verdun = SPACE["verdun"]
    strong, weak = (
        Eyes(position({"nancy": "FR1", "sedan": enemies}, active="ap"), AP) for enemies in ("GE1 GE2 GE3", "GEc-1")
    )
    assert strong.falls(verdun) == 1
    assert weak.falls(verdun) == 0
    assert strong.vacant(verdun) > weak.vacant(verdun) + 2


def test_an_army_that_is_gone_for_good_counts_more_than_one_that_can_be_rebuilt() -> None:
    """12.4.4: without a corps in its place it is removed for ever."""
    assert GAME.mind.features is not None
    dead, gone = (GAME.mind.features(position({"metz": "GE2", box: "GE1"})) for box in ("eliminated", "removed"))
    assert gone["armies"] - dead["armies"] == BOX.worth[UNIT["GE1"]][0]
    assert {name: value for name, value in dead.items() if gone[name] != value} == {"armies": dead["armies"]}


def test_14_3_5_somebody_stays_where_others_are_supplied_through() -> None:
    """GE1 and GE2 at Melun eat by way of Château Thierry, and FR3 could walk in there: more in the last round."""
    units = {"melun": "GE1 GE2", "chateau-thierry": "GEc-1", "sedan": "GE3", "verdun": "FR3", "paris": "FR5"}
    held = {"cp": "chateau-thierry brussels liege"}
    door, corps = SPACE["chateau-thierry"], (UNIT["GEc-1"],)
    early, late = (Eyes(position(units, round=n, control=held, destroyed="liege"), CP) for n in (2, 6))
    assert early.lifelines[door] == sum(BOX.worth[UNIT[name]][0] for name in ("GE1", "GE2"))
    assert late.place(corps, door) > early.place(corps, door) + 3
    assert late.march(corps).first < 0
    units["melun"] = ""
    assert door not in Eyes(position(units, round=6, control=held, destroyed="liege"), CP).lifelines


def test_two_do_not_set_out_for_one_empty_space() -> None:
    """Essen is open to the British; once GEc-1 is to go there, GEc-2 need not."""
    units = {"aachen": "BR1", "kassel": "GEc-1", "hannover": "GEc-2", "koblenz": "GE1"}
    t = table(position(units, hands="CP18", destroyed="liege")).do("ops:CP18")
    before = looks(t)
    first, second = sorted(("move:kassel", "move:hannover"), key=lambda option: -before[option])
    assert before[second] > 2
    assert looks(t.do(first))[second] < before[second] - 1


def test_16_1_points_of_war_status_count_most_on_the_way_to_limited_war() -> None:
    falkenhayn = BOX.card["CP13"]
    worth = {
        (own, level): Judge(position({"metz": "GE1"}, turn=3, hands="CP13", status=(0, own, own), level=(0, level)), CP)
        .event(falkenhayn)
        for own, level in ((0, 0), (3, 0), (4, 1))
    }  # fmt: skip
    assert worth[0, 0] > max(worth[3, 0], worth[4, 1])


def test_16_1_total_war_is_sought_where_the_war_goes_on() -> None:
    falkenhayn = BOX.card["CP13"]

    def worth(own: int, scenario: str) -> float:
        g = position({"metz": "GE1"}, turn=6, hands="CP13", status=(4, own, own + 4), level=(1, 1), scenario=scenario)
        return Judge(g, CP).event(falkenhayn)

    total = BOX.status["total"]
    assert worth(total - 2, "campaign") > worth(total - 1, "campaign") > worth(total, "campaign")


def test_corps_come_out_of_the_reserve_when_more_wait_than_armies_need() -> None:
    corps = [f"GEc-{n}" for n in range(1, 8)]
    few, many = (
        Judge(position({"metz": "GE1", "reserve": " ".join(corps[:n])}, hands="CP7"), CP).trains(BOX.card["CP7"])
        for n in (3, 7)
    )
    assert few == 0
    assert many > 1.5


def test_12_6_an_attack_counts_more_that_opens_a_pocket() -> None:
    """A corps in Brest Litovsk cuts off two armies in Warsaw: RU5 attacks it for them."""
    brest, attackers = SPACE["brest-litovsk"], (UNIT["RU5"],)
    shut = pocket(round=6).g
    put(shut, UNIT["AHc-1"], brest)
    refresh(shut)
    alone = shut.copy()
    for name in ("RU2", "RU4"):
        put(alone, UNIT[name], BOX.reserve)
    refresh(alone)
    assert Eyes(shut, AP).promise(attackers, brest) > Eyes(alone, AP).promise(attackers, brest) + 3


def test_armies_gather_beside_an_enemy_they_can_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """One activation serves three armies as well as one: it is worth more to come third than to be as strong as he."""
    units = {"cambrai": "GE1 GE2", "sedan": "GE3", "amiens": "FR5 FR6"}
    g = position(units, control={"cp": "brussels liege"}, destroyed="liege")
    third, cambrai = (UNIT["GE3"],), SPACE["cambrai"]
    massed = Eyes(g, CP).place(third, cambrai)
    monkeypatch.setattr(eyes, "MASS", 1.0)
    assert massed > Eyes(g, CP).place(third, cambrai) + 1


def test_5_4_1_nobody_ends_a_war_that_he_is_losing() -> None:
    """One more point of status brings Total War, and with it the end: at 17 points the Central Powers win."""
    assert GAME.mind.features is not None
    worth, ending = {}, {}
    for vp in (12, 15, 17):
        g = position(
            {"metz": "GE1", "paris": "FR6"}, vp=vp, turn=8, hands="CP27", status=(5, 10, 15), level=(1, 1),
            scenario="limited-war",
        )  # fmt: skip
        worth[vp] = Judge(g, CP).event(BOX.card["CP27"])
        g.ws[CP] = 11
        ending[vp] = GAME.mind.features(g)["ending"]
    assert worth[12] < -5 < worth[15] < worth[17] - 5
    assert ending == {12: 1, 15: 0, 17: -1}


def test_7_1_3_an_offensive_that_is_owed_counts_more_as_the_turn_ends() -> None:
    def attack(round: int, nation: str) -> float:
        g = position({"metz": "GE1", "nancy": "FR5 FR6"}, hands="CP7", destroyed="nancy", round=round)
        g.mo[CP] = nation
        return looks(table(g).do("ops:CP7"))["attack:metz"]

    last = BOX.rounds - LAST + 1
    assert attack(last, "ge") > attack(last - 1, "ge") + 1
    assert attack(last, "ah") == attack(last - 1, "ah")  # another nation's is not served by it
