"""11.0 Sieges: laid, dug, shot at, ended by surrender, by storm, or given up."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.won_by_the_sword.box import Fort
from grognard.games.won_by_the_sword.charts import charts
from grognard.games.won_by_the_sword.hints import hint
from grognard.games.won_by_the_sword.kinds import SCENARIOS, SIDES
from grognard.games.won_by_the_sword.sequence import final_points
from grognard.games.won_by_the_sword.siege_odds import siege_odds
from grognard.games.won_by_the_sword.state import Siege, now as now_of
from grognard.kernel.game import Known

from .table import BOX, Put, Table, a_card, at, held, link, sword, written, yields

MODIFIER = BOX.tables["surrender"]["modifier"]
TOWN, WALLED, FORT, GREAT = "ansbach", "rothenburg", "amberg", "nuremberg"
FAR = {"munich": held("im", "1 ba-det")}
"""A fortress that takes in whoever surrenders."""


def siege(
    space: str, troops: str, inside: Put | None, now: Siege | None, *dice: int, garrisons: dict[str, Put] | None = None,
    columns: dict[str, Put] | None = None, leaders: str = "gustavus", bp: int = 9, **more: object,
) -> Table:  # fmt: skip
    """The king before a place with somebody inside; nobody may use the initiative unless the test says so."""
    places = {**(FAR if garrisons is None else garrisons), **({} if inside is None else {space: inside})}
    begun = {} if now is None else {space: now}
    return sword(
        {"sw1": at(space, leaders, troops, bp=bp), **(columns or {})}, garrisons=places, sieges=begun,
        **{"active": "sw1", "received": True, "dice": dice, **more},  # type: ignore[arg-type]
    )  # fmt: skip


def fort(space: str) -> Fort:
    """T.b: what the fortification table says of a place; its numbers may be tuned."""
    return BOX.fort[BOX.space[space]]


FOUNDED = ("nation:sw", "found:sw1.sw-inf")
"""A detachment of a Swedish regiment holds what was taken."""


def take(t: Table) -> None:
    """Whatever losses are to be taken, the first that are possible."""
    while t.prompt == "ask-losses":
        t.do(t.options[0])


def fought(t: Table) -> Table:
    """To the end of the battle, whoever is asked whatever."""
    while t.g.battle is not None:
        t.do("keep" if t.can("keep") else t.options[0])
    return t


def works(t: Table, space: str) -> tuple[int, int]:
    return t.siege(space).built, t.siege(space).required


# -- 11.0, 11.1 laying siege -------------------------------------------------------------------------------------------


def test_11_0a_any_fortified_space_may_be_besieged_with_or_without_a_garrison() -> None:
    for space in (TOWN, WALLED, FORT, GREAT):
        assert siege(space, "12 sw-inf", None, None).can("lay")
        assert siege(space, "12 sw-inf", held("im", "1 ba-inf"), None).can("lay")
    no = siege("gunzenhausen", "12 sw-inf", None, None).refusal("lay")
    assert (no.rule, no.key) == ("11.0a", "no-siege-village")
    assert siege("basel", "20 sw-inf", None, None).refusal("lay").rule == "1.3e"
    t = siege(WALLED, "6 sw-inf", None, Siege(0, 8, 8, refused=True), 9).do("assault")  # its own guns: 4 + 9, two hits
    assert t.told("log-storm")[0]["hits"] == 2


def test_11_0b_only_a_garrison_controls_a_place() -> None:
    t = siege(WALLED, "12 sw-inf", held("sw", "1 sw-det"), None)
    assert t.refusal("lay").rule == "11.0b"
    t = sword(
        {"sw1": at("nuremberg", "gustavus", "9 sw-inf")}, scenario="1645", garrisons={}, active="sw1"
    )  # a column alone controls nothing
    assert t.holder("nuremberg") == ""
    t = siege(TOWN, "3 sw-cav", None, Siege(0, 4, 4, refused=True), 0).do("assault")  # taken by horse: held by nobody
    assert t.told("log-no-garrison")
    assert t.holder(TOWN) == ""


def ridden(inside: Put | None, die: int, **more: Any) -> Table:
    """Horse and guns, whose works are done, make the final offer; the place's own guns miss."""
    t = siege(WALLED, "4 sw-cav 3 sw-art", inside, Siege(0, 10, 10), 0, die, initiative="im", **more).do(
        "dig", "spend:0"
    )
    return t if inside is None else t.do("fire", "stay")


def test_11_10a_11_2c_5_0c_whoever_cannot_leave_a_garrison_gains_nothing_by_a_place() -> None:
    """Neither points nor its baggage nor the initiative; of what was stored inside he has what there is (11.9a)."""
    for inside, stored in ((None, 0), (held("im", "1 ba-det", bp=2), 2)):
        t = ridden(inside, 9)
        assert t.told("log-no-garrison")
        assert not t.told("log-captured")
        assert (t.vp, t.initiative, t.col("sw1").bp) == ((0, 0), "im", 9 + stored)
        assert (t.holder(WALLED), t.besieged(WALLED)) == ("", False)
    assert t.troops("munich") == "2 ba-det"


def test_11_10a_nor_does_a_storm_whose_last_foot_fell() -> None:
    """Two hits: the besieger chooses who falls, and so whether the place is his."""
    for lost, points in (("sw-inf-r", 0), ("sw-cav", fort(WALLED).vp_neutral)):
        t = siege(WALLED, "1 sw-inf-r 4 sw-cav", None, Siege(0, 10, 10, refused=True), 9).do("assault")
        t.do(f"lose:sw1.{lost}", "lose:sw1.sw-cav").go(*(["nation:sw"] if points else []))
        assert (t.vp, t.holder(WALLED)) == ((points, 0), "sw" if points else "")


def test_11_2c_11_10a_a_place_pays_once_in_an_activation_and_for_whoever_garrisons_it() -> None:
    """Rothenburg: horse and guns take it for nobody, then with the foot of a friend for good."""
    foot = {"sw2": at(WALLED, "horn", "8 sw-inf", bp=3)}
    t = ridden(None, 9, columns=foot).dice(9).do("absorb:sw2", "lay", *FOUNDED)
    assert (t.vp, t.holder(WALLED), t.initiative) == ((fort(WALLED).vp_neutral, 0), "sw", "sw")
    assert len(t.told("log-captured")) == len(t.told("log-points")) == 1


def test_11_2d_a_place_that_nobody_holds_has_not_changed_hands() -> None:
    """So a neutral one refuses initial offers as before; one that was the enemy's may be offered terms again."""
    assert ridden(None, 9, rejected=WALLED).g.rejected == 1 << BOX.space[WALLED]
    assert ridden(held("im", "1 ba-det"), 9, rejected=WALLED).g.rejected == 0


def test_11_0b_places_that_count_at_the_end_count_for_their_garrison() -> None:
    scenario = next(name for name in SCENARIOS if BOX.setups[name].control_vp)
    space, value = next(iter(BOX.setups[scenario].control_vp.items()))
    name = BOX.spaces[space]
    for side, troops in (("sw", "1 sw-det"), ("im", "1 ba-det")):
        t = sword({}, garrisons={name: held(side, troops)}, scenario=scenario, side="sw", hand={"sw": "c1 c2"})
        assert final_points(t.g)[SIDES.index(side)] == value
        assert sum(final_points(t.g)) == value
    t = sword({"sw1": at(name, "gustavus", "9 sw-inf")}, scenario=scenario, active="sw1")
    assert final_points(t.g) == [0, 0]


def test_11_0c_the_besieger_may_give_up() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 3)).do(f"lift:{WALLED}")
    assert not t.besieged(WALLED)
    assert t.cp == 5
    assert t.refusal(f"lift:{WALLED}").rule == "11.1c"


def test_11_0c_a_siege_ends_at_once_below_the_steps_that_keep_it_up() -> None:
    now = Siege(0, 14, 2)
    t = siege(FORT, "5 sw-inf 2 sw-art", held("im", "2 ba-inf"), now, 0, 9).do("build", "spend:1", "fire")
    t.do("works:0", "lose:sw1.sw-inf", "lose:sw1.sw-inf")  # two hits: 8 of 10 steps
    assert not t.besieged(FORT)
    assert t.can("march:weiden")
    t = siege(FORT, "5 sw-inf 2 sw-art", held("im", "2 ba-inf"), now, 0, 9).do("build", "spend:1", "fire", "works:2")
    assert t.besieged(FORT)
    hungry = a_card("labour", 4, (1, 2, 3))
    t = siege(FORT, "5 sw-inf", None, now, bp=0, card=hungry).do("pay", "end")
    assert not t.besieged(FORT)
    t = siege(FORT, "4 sw-inf 1 sw-cav", None, now, patrols={link(FORT, "weiden"): ("sw1", "sw-cav")}, bp=0,
              card=hungry).do("pay", "lose:sw1.sw-inf", "end")  # fmt: skip
    assert t.besieged(FORT)  # 11 of 10: patrols are part of the column


def test_11_0c_any_siege_of_his_in_any_activation_of_his() -> None:
    horn = {"sw2": at(FORT, "horn", "9 sw-inf"), "im1": at("schwabach", "tilly", "6 ba-inf")}
    t = sword(
        {"sw1": at(TOWN, "gustavus", "6 sw-inf"), **horn}, active="sw1",
        sieges={FORT: Siege(1, 16, 3), "schwabach": Siege(4, 6, 1)},
    )  # fmt: skip
    assert t.nouns("lift") == {FORT}
    for other in ("schwabach", TOWN):  # the enemy's, nobody's
        assert t.refusal(f"lift:{other}").rule == "11.1c"
    t.do(f"lift:{FORT}")
    assert (t.besieged(FORT), t.besieged("schwabach"), t.cp) == (False, True, 5)


def test_11_0c_losses_in_a_patrol_duel_may_end_a_siege() -> None:
    """The attacker's patrol is beaten, then the besieger's that he meets; a step more and the siege goes on."""
    road = link(FORT, "weiden")
    sent = ("patrols", f"patrol:{road}", "send:sw1.sw-cav", "end")
    for more in ("", " 1 sw-det"):
        t = sword(
            {"sw1": at(FORT, "gustavus", f"4 sw-inf 1 sw-cav{more}"), "im1": at("weiden", "tilly", "4 ba-inf")},
            patrols={road: ("im1", "ba-cav")}, sieges={FORT: Siege(0, 16, 3)}, active="sw1", dice=[0, 9, 9],
        ).do(*sent)  # fmt: skip
        assert "sw-cav-r" in t.troops("sw1")
        assert t.besieged(FORT) == bool(more)
    for more in ("", " 1 ba-det"):
        t = sword(
            {"sw1": at("weiden", "gustavus", "4 sw-inf 1 sw-cav"), "im1": at(FORT, "tilly", f"4 ba-inf{more}")},
            patrols={road: ("im1", "ba-cav")}, sieges={FORT: Siege(4, 16, 3)}, active="sw1", dice=[9, 0, 9],
        ).do(*sent)  # fmt: skip
        assert "ba-cav-r" in t.troops("im1")
        assert t.besieged(FORT) == bool(more)


def test_11_0c_a_besieger_may_be_split_if_the_siege_keeps_its_steps() -> None:
    """4.1a: not one step more goes than the siege can spare."""

    def before(troops: str) -> Table:
        return sword(
            {"sw1": at(FORT, "gustavus baner", troops, bp=9)}, side="sw", hand={"sw": "c1 c4"},
            sieges={FORT: Siege(0, 16, 3)},
        )  # fmt: skip

    assert fort(FORT).keep == 10
    no = before("5 sw-inf 4 sw-art").refusal("create:sw1")
    assert (no.rule, no.key) == ("11.0c", "no-siege-needs")
    t = before("6 sw-inf 1 sw-inf-r 1 sw-art").do("create:sw1", "play:c1", "take_leader:baner", "take:sw1.sw-inf")
    assert t.refusal("take:sw1.sw-inf").rule == "11.0c"  # eleven steps are left
    t.do("take:sw1.sw-inf-r")
    assert t.refusal("take:sw1.sw-inf").rule == "11.0c"  # ten
    t.do("take:sw1.sw-art", "form")
    assert (t.troops("sw1"), t.troops("sw2")) == ("5 sw-inf", "1 sw-inf 1 sw-inf-r 1 sw-art")
    assert t.siege(FORT) == Siege(0, 16, 3)
    t = before("5 sw-inf 1 sw-inf-r").do("create:sw1", "play:c1", "take_leader:baner")
    assert t.nouns("take") == {"sw1.sw-inf-r"}


def test_11_0c_troops_that_must_go_with_their_leader_are_kept_in_mind() -> None:
    """16.0a: the Hessians go with theirs; no more Swedes may go than leave the siege its steps without them."""
    t = sword(
        {"sw1": at(FORT, "gustavus baner wilhelm-hesse/he", "7 sw-inf 1 he-inf", bp=9)}, side="sw",
        hand={"sw": "c1 c4"}, sieges={FORT: Siege(0, 16, 3)},
    )  # fmt: skip
    t.do(
        "create:sw1", "play:c1", "take_leader:wilhelm-hesse", "take_leader:baner", "take:sw1.sw-inf", "take:sw1.sw-inf"
    )
    assert t.refusal("take:sw1.sw-inf").rule == "11.0c"
    t.do("take:sw1.he-inf", "form")
    assert (t.troops("sw1"), t.troops("sw2")) == ("5 sw-inf", "2 sw-inf 1 he-inf")


def test_11_0d_a_siege_given_up_leaves_no_markers() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 3, 5, stratagem=True, refused=True), rejected=WALLED)
    t.do(f"lift:{WALLED}")
    assert t.g.sieges == {}
    assert t.view("im").sieges == {}
    t.do("lay")
    assert t.siege(WALLED) == Siege(0, fort(WALLED).works, 0)


def test_11_1a_enough_infantry_and_the_price() -> None:
    for space in (TOWN, WALLED, FORT, GREAT):
        foot, bp = fort(space).lay, fort(space).siege_bp
        no = siege(space, f"{foot // 2 - 1} sw-inf 1 sw-inf-r 9 sw-cav 4 sw-art", None, None).refusal("lay")
        assert (no.rule, dict(no.args)) == ("11.1a", {"needed": foot, "found": foot - 1})
        assert siege(space, f"{foot // 2 - 1} sw-inf 1 sw-inf-r 1 sw-det", None, None).can("lay")
        t = siege(space, f"{foot // 2} sw-inf", None, None, 0).do("lay")
        assert (t.cp, t.act.owed) == (5 - fort(space).siege_cp, bp)
        assert siege(space, f"{foot // 2} sw-inf", None, None, cp=0).refusal("lay").key == "no-points"
    out = {link(TOWN, "rothenburg"): ("sw1", "sw-cav")}
    assert siege(TOWN, "1 sw-inf 3 sw-cav", None, None, patrols=out).refusal("lay").rule == "11.1a"


def test_11_1b_foot_and_horse_together_keep_it_up_while_the_column_stays() -> None:
    now = Siege(0, 14, 2)
    t = siege(FORT, "1 sw-inf 4 sw-cav", held("im", "1 ba-det"), now, 0).do("build", "spend:1", "hold", "stay")
    assert t.besieged(FORT)  # ten steps, most of them horse
    t.do("march:weiden")
    assert not t.besieged(FORT)
    ends = [line.key for line in t.g.log or ()]
    assert ends.index("log-march") < ends.index("log-siege-ends")  # it ends because the column has gone
    for space in (TOWN, WALLED, FORT, GREAT):
        for spare in (0, 1):
            t = siege(space, f"{fort(space).keep + spare} sw-cav-r", held("im", "1 ba-inf"), Siege(0, 24, 2), 1)
            t.do("build", "spend:1", "hold", "sortie", "send_out:garrison.ba-inf", "works:0", "lose:sw1.sw-cav-r")
            assert t.besieged(space) == bool(spare)


def test_11_1c_one_column_besieges_others_have_no_part() -> None:
    horn = at(FORT, "horn", "9 sw-inf 4 sw-art")
    now = Siege(1, 14, 2)
    t = siege(FORT, "12 sw-inf", None, now, columns={"sw2": horn})
    assert (t.refusal("lay").rule, t.refusal("lay").key) == ("11.1c", "no-siege-second")
    for text in ("build", "dig", "assault", "escalade"):
        assert t.refusal(text).rule == "11.1c"
    t = siege(FORT, "5 sw-inf 1 sw-det", None, None, columns={"sw2": horn})  # friends lend no steps
    assert t.refusal("lay").rule == "11.1a"
    t = siege(FORT, "8 sw-inf", None, now, 0, 5, columns={"sw2": horn}).do("absorb:sw2")  # unless absorbed
    assert t.siege(FORT) == Siege(0, 14, 2)
    t.do("build", "spend:1")
    assert t.told("log-siege-guns")


def test_11_1d_not_beside_an_enemy_column_that_has_not_refused_battle() -> None:
    foe = {"im1": at(FORT, "oberst-ba-1", "2 ba-cav")}
    t = siege(FORT, "12 sw-inf", None, None, 0, columns=foe)
    assert t.refusal("lay").rule == "11.1d"
    t.do("offer:im1", "refuse", "lay")
    assert t.besieged(FORT)
    two = {**foe, "im2": at(FORT, "oberst-ba-2", "2 ba-cav")}
    t = siege(FORT, "12 sw-inf", None, None, columns=two).do("offer:im1", "refuse")
    assert t.refusal("lay").rule == "11.1d"


def test_11_1d_a_refusal_to_anybody_this_round_will_do() -> None:
    """8.3b: and whoever leaves that column pays nothing more."""
    t = sword(
        {
            "sw1": at(FORT, "gustavus", "9 sw-inf", bp=9), "sw2": at(FORT, "horn", "5 sw-inf", bp=9),
            "im1": at(FORT, "oberst-ba-1", "5 ba-inf", bp=9, done=True),
        },
        active="sw2", received=True, hand={"sw": "c49 c50 c51", "im": "c1 c2 c3 c4"}, dice=[0],
    ).do("offer:im1", "refuse", "end", "discard:c1", "activate:sw1", "play:c49")  # fmt: skip
    left = t.cp
    assert t.do("march:weiden").cp == left - 1
    for refused in (True, False):
        foe = {"im1": at(FORT, "oberst-ba-1", "5 ba-inf", declined=refused)}
        t = siege(FORT, "9 sw-inf", None, None, 0, columns=foe)
        assert t.can("lay") == refused
        assert t.do("march:weiden").cp == (4 if refused else 3)


def relief(troops: str, *dice: int, besiegers: str = "9 sw-inf 3 sw-cav") -> Table:
    """A Bavarian column comes to a Swedish siege of Amberg."""
    return sword(
        {"sw1": at(FORT, "oberst-sw-1", besiegers, bp=3), "im1": at("weiden", "oberst-ba-1", troops, bp=3)},
        garrisons={FORT: held("im", "4 ba-vinf 2 ba-art"), **FAR}, sieges={FORT: Siege(0, 14, 5)}, active="im1",
        received=True, dice=dice, cp=5,
    ).do(f"march:{FORT}")  # fmt: skip


def test_11_1e_a_siege_survives_the_arrival_of_an_enemy_column() -> None:
    t = relief("6 ba-inf 2 ba-cav")
    assert works(t, FORT) == (5, 14)
    t.do("end")
    assert t.besieged(FORT)
    foe = {"im1": at(FORT, "oberst-ba-1", "6 ba-inf")}
    t = siege(FORT, "6 sw-inf", None, Siege(0, 14, 2), 0, columns=foe).do("build", "spend:1")
    assert works(t, FORT) == (3, 14)


def test_11_1f_the_besieger_who_fights_and_stays_goes_on() -> None:
    t = fought(relief("2 ba-inf-r", 0, 9, 0).do("offer:sw1", "accept"))  # crushed
    assert t.told("log-minor-battle")[0]["column"] == ("column", 0)
    assert works(t, FORT) == (5, 14)
    t = relief("2 ba-vinf 1 ba-cav", 9, 9, 9, besiegers="5 sw-vinf").do("offer:sw1", "accept")
    assert t.besieged(FORT)
    take(t)
    assert t.told("log-minor-battle")[0]["column"] == ("column", 0)
    assert t.where("sw1") == FORT  # he has won and stays, with seven steps of ten
    assert not fought(t).besieged(FORT)


def test_11_1g_a_besieger_who_refuses_battle_lifts_his_siege() -> None:
    t = relief("6 ba-inf").do("offer:sw1", "refuse")
    assert not t.besieged(FORT)
    assert (t.where("sw1"), t.col("sw1").bp) == (FORT, 0)


# -- 11.2 the initial offer --------------------------------------------------------------------------------------------


def test_11_2a_the_initial_offer_is_rolled_at_once_with_its_modifiers() -> None:
    """T.d: by type of place, steps inside, and a leader with a name."""
    cases = [
        (TOWN, None, 0), (WALLED, None, 0), (FORT, None, 0), (GREAT, None, 0),
        (WALLED, held("im", "1 ba-det"), 1), (WALLED, held("im", "1 ba-inf"), 2),
        (TOWN, held("im", "1 ba-inf 1 ba-det"), 3),
        (WALLED, held("im", "", nation="ba"), 0), (WALLED, held("im", "1 ba-inf", "oberst-ba-1"), 2),
    ]  # fmt: skip
    for space, inside, steps in cases:
        guns = fort(space).artillery // 4  # as many as the walls have: nobody is superior
        needed = yields(space, steps)
        assert needed <= 9 or space == GREAT
        for die in (needed - 1, needed):
            if die <= 9:
                t = siege(space, f"12 sw-inf {guns} sw-art" if guns else "12 sw-inf", inside, None, die).do("lay")
                assert [line["accepted"] for line in t.told("log-answer")] == [die == needed]
    needed = yields(WALLED, 2, 1)
    for leaders, accepted in (("oberst-ba-1", True), ("maximilian/ba", False)):
        t = siege(WALLED, "9 sw-inf 2 sw-art", held("im", "1 ba-inf", leaders), None, needed).do("lay")
        assert [line["accepted"] for line in t.told("log-answer")] == [accepted]


def test_11_2b_superior_artillery_is_worth_one() -> None:
    for guns, inside, superior in (
        (0, "1 ba-inf", -1), (1, "1 ba-inf", 0), (2, "1 ba-inf", 1), (2, "1 ba-inf 1 ba-art", 0),
        (3, "1 ba-inf 2 ba-art", 0), (2, "1 ba-inf 2 ba-art", -1), (4, "1 ba-inf 2 ba-art", 1),
    ):  # fmt: skip
        t = siege(WALLED, f"6 sw-inf {guns} sw-art" if guns else "6 sw-inf", held("im", inside), None, 0).do("lay")
        assert t.told("log-offer")[0]["superior"] == superior
        assert t.told("log-answer")[0]["modifier"] == superior  # a fortified town adds nothing itself


def test_11_2c_surrender_ends_the_siege_with_baggage_and_a_garrison() -> None:
    here = fort(WALLED)
    t = siege(WALLED, "6 sw-inf 2 sw-art", None, None, 9).do("lay", *FOUNDED)
    assert (t.besieged(WALLED), t.holder(WALLED), t.troops(WALLED)) == (False, "sw", "1 sw-det")
    assert (t.col("sw1").bp, t.vp) == (9 + here.bp_surrender, (here.vp_neutral, 0))
    t = siege(WALLED, "6 sw-inf 2 sw-art", held("im", "1 ba-inf"), None, 9).do("lay", *FOUNDED)
    assert (t.col("sw1").bp, t.vp, t.holder(WALLED)) == (9 + here.bp_surrender, (here.vp_enemy, 0), "sw")
    assert here.vp_enemy > here.vp_neutral > 0  # 3.1e


def test_11_2d_after_a_refusal_no_initial_offer_until_it_changes_hands() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), None, 0).do("lay")
    assert t.view("im").rejected == (WALLED,)
    t.do(f"lift:{WALLED}", "lay")  # no die is left, and none is rolled
    assert (len(t.told("log-offer")), len(t.told("log-offer-barred"))) == (1, 1)
    assert t.besieged(WALLED)
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-det"), Siege(0, 8, 8, refused=True), 0, rejected=WALLED)
    t.do("assault", "nation:sw")
    assert t.g.rejected == 0
    t = siege(WALLED, "6 sw-inf", None, None, 0).do("lay")  # a neutral one too
    assert t.g.rejected


def test_11_2e_after_a_refusal_the_works_stand_at_nothing_of_the_type_s() -> None:
    assert fort(TOWN).works < fort(WALLED).works < fort(FORT).works < fort(GREAT).works
    for space in (TOWN, WALLED, FORT, GREAT):
        t = siege(space, "12 sw-inf", None, None, 0).do("lay")
        assert t.siege(space) == Siege(0, fort(space).works, 0)


def test_2_0e_whoever_holds_the_initiative_changes_the_answer_of_a_neutral_place() -> None:
    """The enemy too, who has nobody inside."""
    for verb, accepted in (("keep", True), ("initiative", False)):
        t = siege(WALLED, "6 sw-inf 1 sw-art", None, None, yields(WALLED), initiative="im", received=False).do("lay")
        assert (t.asked, t.prompt) == ("im", "ask-siege-initiative")
        t.do(verb)
        assert [line["accepted"] for line in t.told("log-answer")] == [accepted]
        assert (t.told("log-initiative-spent") == []) == accepted


# -- 11.3, 11.4, 11.5 construction, fire, sorties ----------------------------------------------------------------------


def test_11_3a_construction_once_an_activation_from_the_first_round() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), None, 0).do("lay", "build", "spend:1", "hold", "stay")
    assert t.siege(WALLED).built == 1
    no = t.refusal("build")
    assert (no.rule, no.key) == ("11.3a", "no-build-twice")
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), None)
    assert t.refusal("build").rule == "11.1c"


def test_11_3a_nor_again_by_absorbing_a_besieger_who_has_acted() -> None:
    """His siege has had its round; not so that of one who has not acted, nor his own when he absorbs somebody else."""
    for done in (True, False):
        horn = {"sw2": at(FORT, "horn", "6 sw-inf 1 sw-art", done=done)}
        t = siege(FORT, "3 sw-inf", held("im", "1 ba-inf"), Siege(1, 16, 2), 0, columns=horn).do("absorb:sw2")
        if done:
            for verb in ("build", "dig"):
                assert (t.refusal(verb).rule, t.refusal(verb).key) == ("11.3a", "no-build-twice")
        else:
            t.do("build", "spend:1")
            assert works(t, FORT) == (3, 16)
        t = siege(FORT, "6 sw-inf", None, Siege(0, 16, 2), columns={"sw2": at(FORT, "horn", "3 sw-inf", done=done)})
        assert t.do("absorb:sw2").can("build")


def test_11_3b_the_guns_are_heard_before_he_says_how_much_is_built() -> None:
    """11.3c: for everybody to see; then as much as he likes, or nothing, which was a construction all the same."""
    t = siege(FORT, "6 sw-inf 2 sw-art", held("im", "1 ba-inf"), Siege(0, 14, 0), 5).do("build")
    assert (t.asked, t.prompt, t.cp, works(t, FORT)) == ("sw", "ask-works", 5, (0, 12))
    assert t.play.question is not None
    assert t.play.question.asked(1)[0] == "ask-works"
    t.do("spend:0")
    assert (t.cp, works(t, FORT), t.asked, t.prompt) == (5, (0, 12), "im", "ask-siege-fire")
    assert t.do("hold", "stay").refusal("build").key == "no-build-twice"


def test_11_3b_he_may_build_and_hold_his_fire() -> None:
    t = siege(FORT, "6 sw-inf 2 sw-art", held("im", "1 ba-inf"), Siege(0, 14, 0)).do("dig", "spend:2")  # no die
    assert (t.told("log-siege-guns"), works(t, FORT), t.prompt) == ([], (2, 14), "ask-siege-fire")
    assert t.do("hold", "stay").refusal("build").key == "no-build-twice"
    no = siege(FORT, "6 sw-inf", None, Siege(0, 14, 0)).refusal("dig")
    assert (no.rule, no.key) == ("11.4a", "no-siege-guns")  # he has none to hold
    assert siege(FORT, "6 sw-inf 2 sw-art", None, None).refusal("dig").rule == "11.1c"


def test_11_3b_announcing_it_the_besieger_bombards() -> None:
    t = siege(FORT, "6 sw-inf 2 sw-art", None, Siege(0, 14, 0), 5, 0).do("build", "spend:1")
    assert [line.key for line in t.g.log or ()][:2] == ["log-siege-guns", "log-siege-works"]
    t = siege(FORT, "6 sw-inf", None, Siege(0, 14, 0), 0).do("build", "spend:1")  # no guns, no die
    assert (t.told("log-siege-guns"), works(t, FORT)) == ([], (1, 14))


def test_11_3c_a_work_a_point_twice_as_many_by_labour_or_many_hands() -> None:
    def built(troops: str, space: str, *answers: str, **more: object) -> Table:
        return siege(space, troops, None, Siege(0, 99, 0), 0, **more).do(*answers)  # type: ignore[arg-type]

    assert built("6 sw-inf", FORT, "build", "spend:3").siege(FORT).built == 3
    assert built("6 sw-inf", FORT, "build", "spend:3").cp == 2
    for space in (WALLED, FORT, GREAT):
        foot = fort(space).double
        enough = f"{foot // 2} sw-inf"
        few = f"{foot // 2 - 1} sw-inf 1 sw-inf-r 8 sw-cav"
        assert built(enough, space, "build", "spend:2").siege(space).built == 4
        assert built(few, space, "build", "spend:2").siege(space).built == 2
    enough = f"{fort(TOWN).double // 2} sw-inf"
    t = siege(TOWN, enough, held("im", "1 ba-det"), Siege(0, 99, 0)).do("build", "spend:1", "hold", "stay")
    assert t.siege(TOWN).built == 2
    card = a_card("labour")
    t = built("6 sw-inf", FORT, "labour", "build", "spend:3", card=card)
    assert (t.siege(FORT).built, t.act.owed) == (6, 1)
    assert (
        built(f"{fort(FORT).double // 2} sw-inf", FORT, "labour", "build", "spend:3", card=card).siege(FORT).built == 6
    )  # never fourfold
    t = siege(FORT, "6 sw-inf", None, Siege(0, 14, 0), cp=2).do("build")
    assert (t.asked, t.prompt, t.nouns("spend")) == ("sw", "ask-works", {"0", "1", "2"})
    assert t.refusal("spend:3").rule == "11.3c"
    assert siege(FORT, "6 sw-inf", None, Siege(0, 14, 0), cp=0).refusal("build").rule == "11.3c"


def test_11_3d_more_works_than_required() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 6), 9, 0, cp=5).do("build", "spend:5", "fire")
    assert works(t, WALLED) == (11, 8)
    t.do("works:2", "stay")  # two hits of the walls' guns: still enough
    assert works(t, WALLED) == (9, 8)
    assert t.told("log-offer")[0]["final"] == 1


def test_11_3e_other_activities_before_and_after() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 0), 5, 5, cp=5)
    t.do("forage", "build", "spend:1", "hold", "stay", "forage", "march:ansbach")
    assert t.cp == 1


def test_11_3f_after_construction_the_defender_may_fire_and_sally() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 0), 9, 9).do("build", "spend:2")
    assert (t.asked, t.prompt, works(t, WALLED)) == ("im", "ask-siege-fire", (2, 8))
    t.do("fire")  # 4 + 9: two hits
    assert t.prompt == "ask-siege-hits"
    t.do("works:2")
    assert (t.asked, t.prompt) == ("im", "ask-sortie")
    t.do("sortie", "send_out:garrison.ba-inf")
    assert len(t.told("log-sortie")) == 1
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 0)).do("build", "spend:2", "hold", "stay")
    assert works(t, WALLED) == (2, 8)
    assert t.told("log-siege-fire") == []


def test_11_4a_each_hit_of_the_besieger_saves_a_work() -> None:
    for guns, die, saved in ((1, 4, 0), (1, 5, 1), (2, 5, 2), (3, 9, 3), (4, 9, 4)):
        t = siege(FORT, f"6 sw-inf {guns} sw-art", None, Siege(0, 14, 0), die, 0).do("build", "spend:1")
        assert works(t, FORT) == (1, 14 - saved)
    t = siege(FORT, "6 sw-inf 2 sw-art", None, Siege(0, 14, 0), 5, 0, chits={"gustavus": "bombardment"})
    t.do("ability:gustavus", "build", "spend:1")  # 6.2.3: 16 + 5
    assert works(t, FORT) == (1, 11)
    t = siege(FORT, "6 sw-inf 4 sw-art", held("im", "1 ba-inf"), Siege(0, 1, 0), 9).do("build", "spend:1")
    assert works(t, FORT) == (1, 0)


def test_11_4b_the_defender_fires_with_his_batteries_and_the_place_s_own() -> None:
    for space, inside, die, struck in (
        (WALLED, "1 ba-inf", 4, 0), (WALLED, "1 ba-inf", 5, 1), (WALLED, "1 ba-inf 1 ba-art", 5, 2),
        (FORT, "4 ba-inf", 4, 1), (GREAT, "1 ba-det 1 ba-art", 9, 4),
    ):  # fmt: skip
        t = siege(space, "12 sw-inf", held("im", inside), Siege(0, 24, 9), die).do("build", "spend:1", "fire")
        assert t.told("log-siege-fire")[0]["hits"] == struck
    t = siege(TOWN, "12 sw-inf", held("im", "1 ba-inf"), Siege(0, 24, 9)).do("build", "spend:1")
    assert t.refusal("fire").rule == "11.4b"  # a town has no guns of its own
    t = siege(FORT, "12 sw-inf", None, Siege(0, 14, 0), 9).do("build", "spend:1")  # a neutral place fires by itself
    assert t.told("log-siege-fire")[0]["hits"] == 2
    assert (t.asked, t.prompt) == ("sw", "ask-siege-hits")


def test_11_4c_the_besieger_shares_the_hits_between_works_and_steps() -> None:
    def hit(n: int, built: int = 4) -> Table:
        t = siege(WALLED, "3 sw-inf 2 sw-cav", held("im", "1 ba-inf"), Siege(0, 8, built), 9).do(
            "build", "spend:1", "fire"
        )
        return t.do(f"works:{n}")

    asked = siege(WALLED, "3 sw-inf 2 sw-cav", held("im", "1 ba-inf"), Siege(0, 8, 4), 9).do("build", "spend:1", "fire")
    assert [hint(Known(asked.g, 0), "works", "number", n, "en") for n in range(3)] == [
        "2 steps lost",
        "a step lost",
        "",
    ]
    assert charts(Known(asked.g, 0), "en") == []  # five of eight works: no offer is near
    assert works(hit(2), WALLED) == (3, 8)
    assert hit(2).troops("sw1") == "3 sw-inf 2 sw-cav"
    t = hit(1).do("lose:sw1.sw-cav")
    assert (works(t, WALLED), t.troops("sw1")) == ((4, 8), "3 sw-inf 1 sw-cav 1 sw-cav-r")
    t = hit(0).do("lose:sw1.sw-inf", "lose:sw1.sw-inf")
    assert (works(t, WALLED), t.troops("sw1")) == ((5, 8), "1 sw-inf 2 sw-inf-r 2 sw-cav")
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 0), 9).do("build", "spend:1", "fire")
    assert t.refusal("works:2").rule == "11.4c"  # there is one work
    assert t.asked == "sw"


def test_11_4d_a_die_and_four_a_battery() -> None:
    for guns in range(1, 5):
        for die in range(10):
            t = siege(GREAT, f"12 sw-inf {guns} sw-art", held("im", "1 ba-inf"), Siege(0, 24, 0), die).do(
                "build", "spend:1"
            )
            total = 4 * guns + die
            assert 24 - t.siege(GREAT).required == sum(total > most for most in (8, 12, 17, 23, 30))


def test_11_5a_a_garrison_sallies_with_one_unit_even_the_last_step() -> None:
    inside = held("im", "1 ba-inf 1 ba-cav-r 1 ba-det 1 ba-art")
    t = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 3)).do("build", "spend:1", "hold", "sortie")
    assert t.nouns("send_out") == {"garrison.ba-inf", "garrison.ba-cav-r", "garrison.ba-det"}
    assert t.refusal("send_out:garrison.ba-art").rule == "11.5a"
    assert t.refusal("send_out:garrison.ba-vinf").rule == "11.5a"
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-det"), Siege(0, 8, 3), 0).do("build", "spend:1", "hold", "sortie")
    t.do("send_out:garrison.ba-det")
    assert (t.holder(WALLED), t.troops(WALLED)) == ("im", "")
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-art"), Siege(0, 8, 3)).do("build", "spend:1", "hold")
    assert t.refusal("sortie").rule == "11.5a"  # nobody is left to go
    t = siege(WALLED, "6 sw-inf", None, Siege(0, 8, 3), 0).do("build", "spend:1")  # a neutral place does not
    assert t.can("end")


def test_11_5b_doubled_firepower_and_a_die_shared_by_the_besieger() -> None:
    for kind, die, struck in (
        ("ba-inf", 0, 0),
        ("ba-inf", 1, 1),
        ("ba-vinf-r", 3, 1),
        ("ba-det", 6, 0),
        ("ba-vcav", 5, 2),
    ):
        t = siege(WALLED, "6 sw-inf", held("im", f"1 {kind}"), Siege(0, 8, 3), die).do(
            "build", "spend:1", "hold", "sortie"
        )
        t.do(f"send_out:garrison.{kind}")
        assert t.told("log-sortie")[0]["hits"] == struck
    assert t.asked == "sw"
    t.do("works:1", "lose:sw1.sw-inf")
    assert (t.siege(WALLED).built, t.troops("sw1")) == (3, "5 sw-inf 1 sw-inf-r")


def test_11_5c_whoever_sallied_loses_a_step_and_goes_back() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf 1 ba-det"), Siege(0, 8, 3), 0).do(
        "build", "spend:1", "hold", "sortie"
    )
    t.do("send_out:garrison.ba-inf")
    assert t.troops(WALLED) == "1 ba-inf-r 1 ba-det"
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-cav-r 1 ba-det"), Siege(0, 8, 3), 0).do(
        "build", "spend:1", "hold", "sortie"
    )
    t.do("send_out:garrison.ba-cav-r")
    assert (t.troops(WALLED), t.cadre("im")) == ("1 ba-det", "1 ba-cav")


# -- 11.6 escalade -----------------------------------------------------------------------------------------------------


def test_11_6a_by_surprise_before_the_works_are_done() -> None:
    inside = held("im", "1 ba-inf")
    t = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 0))
    assert (t.refusal("escalade").rule, t.refusal("escalade").key) == ("11.6a", "no-escalade-surprise")
    t = siege(WALLED, "6 sw-inf", inside, None, act={"surprise": 1})
    assert t.refusal("escalade").rule == "11.1c"
    t = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 8), act={"surprise": 1})
    assert t.refusal("escalade").key == "no-escalade-works"
    t = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 0), act={"surprise": 1}, cp=0)
    assert t.refusal("escalade").key == "no-points"
    t = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 0), 0, act={"surprise": 1}).do("escalade")
    assert (t.act.surprise, t.cp, t.act.owed) == (0, 4, 1)
    t = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 0), 0, chits={"gustavus": "surprise"})
    t.do("ability:gustavus", "escalade")  # 6.2.5
    assert t.told("log-storm")


def test_11_6b_foot_and_horse_fire_double_guns_once() -> None:
    inside = held("im", "1 ba-inf 1 ba-cav 1 ba-art")
    t = siege(WALLED, "9 sw-inf", inside, Siege(0, 8, 0), 9, act={"surprise": 1}).do("escalade")
    assert t.told("log-storm")[0]["hits"] == 5  # 2 * (4 + 3) + 4 + 4 + 9 = 31
    t = siege(WALLED, "9 sw-inf", inside, Siege(0, 8, 0), 8, act={"surprise": 1}).do("escalade")
    assert t.told("log-storm")[0]["hits"] == 4


def test_11_6c_losses_on_foot_or_horse_then_the_garrison_is_gone() -> None:
    inside = held("im", "1 ba-inf 1 ba-det 1 ba-art", "maximilian/ba", bp=4)
    t = siege(WALLED, "9 sw-inf 2 sw-cav 2 sw-art", inside, Siege(0, 8, 0), 0, act={"surprise": 1}).do("escalade")
    assert t.refusal("lose:sw1.sw-art").rule == "1.4b"  # 8 + 2 + 8: three hits
    t.do("lose:sw1.sw-cav", "lose:sw1.sw-inf", "lose:sw1.sw-inf", *FOUNDED)
    assert t.troops("sw1") == "6 sw-inf 3 sw-inf-r 1 sw-cav 1 sw-cav-r 2 sw-art"
    assert t.cadre("im") == "1 ba-inf"
    assert t.note("sw", WALLED) is None  # 11.9d


def test_11_6d_baggage_garrison_points_and_no_markers() -> None:
    t = siege(WALLED, "9 sw-inf", held("im", "1 ba-det", bp=4), Siege(0, 8, 3), 0, act={"surprise": 1}, rejected=WALLED)
    t.do("escalade", *FOUNDED)
    here = fort(WALLED)
    assert (t.col("sw1").bp, t.vp, t.troops(WALLED)) == (9 + here.bp_assault, (here.vp_enemy, 0), "1 sw-det")
    assert (t.g.sieges, t.g.rejected) == ({}, 0)


def test_11_6e_fails_if_nobody_is_left() -> None:
    inside = held("im", "1 ba-vinf 1 ba-inf")
    t = siege(WALLED, "2 sw-inf-r 1 sw-art", inside, Siege(0, 8, 3), 9, act={"surprise": 1}, bp=2,
              garrisons={"nuremberg": held("sw", "1 sw-inf")})  # fmt: skip
    take(t.do("escalade"))
    assert t.told("log-storm-fails")
    assert (t.gone("sw1"), t.besieged(WALLED), t.holder(WALLED)) == (True, False, "im")
    assert t.stock(WALLED) == (2, 1)


# -- 11.7 the final offer, 11.8 the assault ----------------------------------------------------------------------------


def test_11_7a_with_the_works_done_the_final_offer_is_rolled() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 7), 0).do("build", "spend:1", "hold", "stay")
    assert t.told("log-offer")[0]["final"] == 1
    assert t.told("log-answer")[0]["modifier"] == MODIFIER["works"] - 1
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 6)).do("build", "spend:1", "hold", "stay")
    assert t.told("log-offer") == []
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 7), 5).do(
        "build", "spend:1", "fire", "works:1", "stay"
    )
    assert t.told("log-offer") == []  # shot down in time
    t = siege(FORT, "6 sw-inf 4 sw-art", held("im", "1 ba-inf"), Siege(0, 3, 0), 9, 0).do(
        "build", "spend:1", "hold", "stay"
    )
    assert t.told("log-offer")[0]["final"] == 1  # the guns have done the rest


def test_11_7b_accepted_baggage_points_garrison_no_markers() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 7), yields(WALLED, 2, -1, True))
    t.do("build", "spend:1", "hold", "stay", *FOUNDED)
    here = fort(WALLED)
    assert (t.col("sw1").bp, t.vp) == (9 + here.bp_surrender, (here.vp_enemy, 0))
    assert (t.troops(WALLED), t.g.sieges) == ("1 sw-det", {})


def test_11_7c_refused_an_assault_may_follow_now_or_later() -> None:
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 7), yields(WALLED, 2, -1, True) - 1, cp=2)
    t.do("build", "spend:1", "hold", "stay")
    assert t.siege(WALLED).refused
    assert t.can("assault")
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 7), 0, cp=1).do(
        "build", "spend:1", "hold", "stay"
    )
    assert t.refusal("assault").key == "no-points"
    t = siege(WALLED, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 8, refused=True))
    assert t.can("assault")
    assert t.refusal("build").rule == "11.7c"  # there is no second final offer


def test_11_8a_only_after_a_refused_final_offer_and_for_its_price() -> None:
    inside = held("im", "1 ba-inf")
    no = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 7)).refusal("assault")
    assert (no.rule, dict(no.args)) == ("11.8a", {"built": 7, "required": 8})
    no = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 8)).refusal("assault")
    assert (no.rule, no.key) == ("11.8a", "no-assault-offer")
    for space in (TOWN, WALLED, FORT, GREAT):
        cp, bp = fort(space).assault_cp, fort(space).assault_bp
        t = siege(space, "12 sw-inf", inside, Siege(0, 4, 4, refused=True), 0).do("assault")
        assert (t.cp, t.act.owed) == (5 - cp, bp)
        t = siege(space, "12 sw-inf", inside, Siege(0, 4, 4, refused=True), cp=cp - 1)
        assert t.refusal("assault").rule == "11.8a"


def test_11_8b_the_defender_fires_once_not_doubled() -> None:
    inside = held("im", "1 ba-inf 1 ba-cav 1 ba-art")
    for die, struck in ((2, 2), (3, 3)):  # 4 + 3 + 4 + 4 = 15
        t = siege(WALLED, "6 sw-inf", inside, Siege(0, 8, 8, refused=True), die).do("assault")
        assert t.told("log-storm")[0]["hits"] == struck
    t.do(*["lose:sw1.sw-inf"] * 3, *FOUNDED)
    assert t.troops("sw1") == "2 sw-inf 4 sw-inf-r"  # three losses, and the detachment that stays


def test_11_8c_leaders_are_taken_units_to_the_cadre_detachments_gone() -> None:
    inside = held("im", "1 ba-inf-r 1 ba-vcav 1 ba-det 1 ba-art", "tilly oberst-ba-1", bp=4)
    t = siege(WALLED, "9 sw-inf", inside, Siege(0, 8, 8, refused=True), 0).do("assault")
    take(t)
    t.do(*FOUNDED)
    assert t.cadre("im") == "1 ba-inf 1 ba-cav"
    assert t.view("sw").away == (("tilly", -1, "im"),)
    assert [line["leader"] for line in t.told("log-leader-captured")]
    assert t.vp == (fort(WALLED).vp_enemy + BOX.tables["victory"]["leader"], 0)  # T.e: for a dynamic leader
    t.check()


def test_11_8d_baggage_points_garrison_no_markers() -> None:
    for space in (TOWN, WALLED, FORT, GREAT):
        bp, vp = fort(space).bp_assault, fort(space).vp_enemy
        t = siege(space, "20 sw-inf", held("im", "1 ba-det"), Siege(0, 4, 4, refused=True), 0).do("assault")
        take(t)
        t.do(*FOUNDED)
        assert (t.col("sw1").bp, t.vp, t.troops(space), t.g.sieges) == (9 + bp, (vp, 0), "1 sw-det", {})
        t = siege(space, "20 sw-inf", None, Siege(0, 4, 4, refused=True), 0).do("assault")
        take(t)
        t.do(*FOUNDED)
        assert t.vp == (fort(space).vp_neutral, 0)


def test_11_8e_fails_if_nobody_is_left() -> None:
    t = siege(WALLED, "1 sw-inf-r", held("im", "2 ba-inf"), Siege(0, 8, 8, refused=True), 9,
              garrisons={"nuremberg": held("sw", "1 sw-inf")})  # fmt: skip
    take(t.do("assault"))
    assert t.told("log-storm-fails")
    assert (t.gone("sw1"), t.besieged(WALLED), t.troops(WALLED)) == (True, False, "2 ba-inf")
    t = siege(WALLED, "2 sw-inf-r", held("im", "1 ba-inf"), Siege(0, 8, 8, refused=True), 1).go("assault", "nation:sw")
    assert t.holder(WALLED) == "sw"  # one step is left: too few for a siege, enough for a storm


# -- 11.9 where the garrison goes, 11.10 who comes instead -------------------------------------------------------------


def surrender(inside: Put, garrisons: dict[str, Put], space: str = WALLED, **more: object) -> Table:
    """The place surrenders to the final offer."""
    t = siege(space, "9 sw-inf 6 sw-art", inside, Siege(0, 1, 0), 0, 9, garrisons=garrisons, **more)  # type: ignore[arg-type]
    t.do("build", "spend:1", "hold", "stay", *FOUNDED)
    assert t.holder(space) == "sw"
    return t


def test_11_9a_stores_and_guns_go_to_the_victor() -> None:
    t = surrender(held("im", "1 ba-inf 2 ba-art", bp=4), FAR)
    assert t.troops("sw1") == "8 sw-inf 1 sw-inf-r 8 sw-art"
    stores = fort(WALLED).bp_surrender + 4
    assert t.col("sw1").bp == 9 + stores
    assert t.vp == (fort(WALLED).vp_enemy + 2 * BOX.tables["victory"]["artillery"], 0)
    t = siege(WALLED, "9 sw-inf 6 sw-art", held("im", "1 ba-inf 1 ba-art", bp=4), None, 9).do("lay", *FOUNDED)
    assert (t.troops("sw1"), t.col("sw1").bp) == ("8 sw-inf 1 sw-inf-r 7 sw-art", 9 + stores)


def test_11_9a_guns_beyond_the_counters_are_lost_and_score_nothing() -> None:
    """12.6a, T.e: of twelve batteries eleven are in play."""
    t = surrender(held("im", "1 ba-inf 3 ba-art"), {**FAR, "ulm": held("sw", "1 sw-inf 5 sw-art")})
    assert t.troops("sw1").endswith(" 7 sw-art")
    assert t.vp == (fort(WALLED).vp_enemy + BOX.tables["victory"]["artillery"], 0)


def test_11_9b_to_the_nearest_garrison_with_room_for_all() -> None:
    inside = held("im", "1 ba-inf 1 ba-det", "maximilian/ba oberst-ba-1")
    near, middle, far = "ansbach", "weissenburg-nordgau", "munich"
    away = BOX.distances[BOX.space[WALLED]]
    assert away[BOX.space[near]] < away[BOX.space[middle]] < away[BOX.space[far]]
    places = {near: held("im", "1 ba-det"), middle: held("im", "1 ba-det"), far: held("im", "1 ba-det")}
    t = surrender(inside, places)
    assert (t.troops(near), t.troops(middle), t.troops(far)) == ("1 ba-det", "1 ba-inf 2 ba-det", "1 ba-det")
    assert t.leaders(middle) == ["maximilian", "oberst-ba-1"]
    t = surrender(inside, {middle: held("im", "1 im-det"), far: held("im", "1 ba-det")})  # 16.0b: not another nation's
    assert t.troops(far) == "1 ba-inf 2 ba-det"
    besieger = {"sw2": at(middle, "horn", "8 sw-inf")}
    t = sword(
        {"sw1": at(WALLED, "gustavus", "9 sw-inf 6 sw-art"), **besieger},
        garrisons={WALLED: inside, middle: held("im", "1 ba-det"), far: held("im", "1 ba-det")},
        sieges={WALLED: Siege(0, 1, 0), middle: Siege(1, 8, 0)}, active="sw1", received=True, dice=[0, 9],
    ).do("build", "spend:1", "hold", "stay", *FOUNDED)  # fmt: skip
    assert t.troops(far) == "1 ba-inf 2 ba-det"  # 5.2b: not into a siege


def test_11_9c_else_to_the_nearest_that_takes_most_and_the_rest_to_the_cadre() -> None:
    places = {
        "ansbach": held("im", "1 ba-det"),
        "schwabach": held("im", "", nation="ba"),
        "weiden": held("im", "", nation="ba"),
    }
    t = surrender(held("im", "1 ba-inf 1 ba-cav"), places)  # rooms of 1, 2 and 2, the last farther
    assert (t.troops("ansbach"), t.troops("schwabach"), t.troops("weiden")) == ("1 ba-det", "1 ba-inf", "")
    assert t.cadre("im") == "1 ba-cav"
    t = surrender(held("im", "1 ba-inf 1 ba-det", "maximilian/ba"), {})  # ruling 24
    assert t.cadre("im") == "1 ba-inf"
    t.check()


def test_11_9d_only_then_the_opponent_sees_the_garrison() -> None:
    t = surrender(held("im", "1 ba-inf 1 ba-det 1 ba-art", "maximilian/ba", bp=4), FAR)
    note = t.note("sw", WALLED)
    assert note is not None
    assert (written(note.troops), note.bp, note.how) == ("1 ba-inf 1 ba-art 1 ba-det", 4, "surrender")
    t = siege(WALLED, "9 sw-inf", held("im", "1 ba-inf 1 ba-art"), Siege(0, 8, 3), 9, 9)
    t.do("build", "spend:1", "fire", "works:0", *["lose:sw1.sw-inf"] * 2)
    t.do("sortie", "send_out:garrison.ba-inf")
    assert t.note("sw", WALLED) is None


def test_11_10a_the_victor_leaves_a_detachment_of_a_full_regiment() -> None:
    t = siege(TOWN, "2 sw-inf 1 sw-vinf", None, None, 9).do("lay", "nation:sw")
    assert t.nouns("found") == {"sw1.sw-inf", "sw1.sw-vinf"}
    t.do("found:sw1.sw-vinf")
    assert (t.troops(TOWN), t.troops("sw1")) == ("1 sw-det", "2 sw-inf 1 sw-vinf-r")
    t = siege(TOWN, "2 sw-inf 1 sw-det 2 sw-cav 1 sw-art", None, None, 9).do("lay", "nation:sw")
    assert t.nouns("found") == {"sw1.sw-inf", "sw1.sw-det"}
    for kind in ("sw-cav", "sw-art", "sw-vinf"):
        assert t.refusal(f"found:sw1.{kind}").rule == "11.10a"
    t.do("found:sw1.sw-det")
    assert (t.troops(TOWN), t.troops("sw1")) == ("1 sw-det", "2 sw-inf 2 sw-cav 1 sw-art")
    t = siege(TOWN, "2 sw-inf 2 he-inf", None, None, 9, leaders="gustavus wilhelm-hesse/he").do("lay", "nation:he")
    t.do("found:sw1.he-inf")
    assert t.troops(TOWN) == "1 he-det"
    t = siege(TOWN, "2 sw-inf 2 he-inf", None, None, 9).do("lay")
    assert t.refusal("nation:fr").rule == "11.10a"


def test_11_10b_a_reduced_regiment_only_where_there_is_no_full_one() -> None:
    t = siege(TOWN, "1 sw-inf 1 sw-vinf 2 sw-inf-r", None, None, 9).do("lay", "nation:sw")
    assert t.refusal("found:sw1.sw-inf-r").rule == "11.10b"
    t = siege(TOWN, "4 sw-inf-r 2 sw-cav", None, None, 9).do("lay", "nation:sw")
    assert (t.troops(TOWN), t.troops("sw1")) == ("1 sw-inf-r", "3 sw-inf-r 2 sw-cav")


def test_11_10b_or_a_whole_regiment_full_or_reduced() -> None:
    for kind, left in (("sw-inf", "1 sw-inf 1 sw-inf-r 1 sw-cav 1 sw-det"), ("sw-inf-r", "2 sw-inf 1 sw-cav 1 sw-det")):
        t = siege(TOWN, "2 sw-inf 1 sw-inf-r 1 sw-cav 1 sw-det", None, None, 9).do("lay", "nation:sw")
        assert t.nouns("install") == {"sw1.sw-inf", "sw1.sw-inf-r"}
        assert t.refusal("install:sw1.sw-cav").rule == "11.10a"
        t.do(f"install:sw1.{kind}")
        assert (t.troops(TOWN), t.troops("sw1")) == (f"1 {kind}", left)
    t = siege(TOWN, "2 sw-inf 2 he-inf", None, None, 9, leaders="gustavus wilhelm-hesse/he").do("lay", "nation:he")
    assert t.nouns("install") == {"sw1.he-inf"}
    assert t.refusal("install:sw1.sw-inf").rule == "16.0b"


def test_11_10b_whoever_founds_it_has_acted_this_round() -> None:
    """4.2e: a friend who finds them there does not march on with them."""
    for verb in ("found", "install"):
        t = siege(TOWN, "3 sw-inf", None, None, 9).do("lay", "nation:sw", f"{verb}:sw1.sw-inf")
        assert t.garrison(TOWN).relieved == now_of(t.g)


def test_11_10b_a_column_that_gives_its_last_regiment_is_no_more() -> None:
    """4.0: its leader finds another place."""
    t = siege(TOWN, "1 sw-inf-r", None, Siege(0, 4, 4, refused=True), 0).do("assault", "nation:sw")
    assert (t.gone("sw1"), t.troops(TOWN), t.leaders(TOWN)) == (True, "1 sw-inf-r", ["gustavus"])


def test_11_10c_a_siege_leaves_no_mark() -> None:
    t = siege(WALLED, "9 sw-inf 4 sw-art", held("im", "1 ba-det"), Siege(0, 5, 5, refused=True), 0, rejected=WALLED)
    t.do("assault", "nation:sw")
    assert (t.g.sieges, t.g.rejected) == ({}, 0)
    again = sword(
        {"im1": at(WALLED, "tilly", "6 ba-inf")}, garrisons={WALLED: held("sw", "1 sw-det")}, active="im1", dice=[0],
        received=True,
    ).do("lay")  # fmt: skip
    assert again.siege(WALLED) == Siege(4, fort(WALLED).works, 0)


# -- 11.11 relief ------------------------------------------------------------------------------------------------------


def test_11_11a_only_a_beaten_besieger_who_retreats_gives_up_his_siege() -> None:
    t = relief("9 ba-vinf 9 ba-vcav", 9, 0, 0, besiegers="8 sw-inf 1 sw-cav").do("offer:sw1", "accept")
    while not t.can("retreat:hersbruck"):
        assert t.besieged(FORT)
        t.do("keep" if t.can("keep") else t.options[0])
    t.do("retreat:hersbruck")
    assert not t.besieged(FORT)
    t = fought(relief("4 ba-inf", 0, 9, 0).do("offer:sw1", "accept"))  # the relief fails
    assert t.besieged(FORT)


def test_11_11b_the_garrison_does_not_fight() -> None:
    t = relief("3 ba-inf", 3, 4, 4).do("offer:sw1", "accept")
    assert [line["power"] for line in t.told("log-fire")] == [12, 45]  # neither its regiments nor its guns
    assert t.told("log-bombard") == []
    assert t.troops(FORT) == "4 ba-vinf 2 ba-art"


def test_11_11c_a_besieger_who_is_attacked_gains_an_advantage_and_is_not_bombarded() -> None:
    t = relief("6 ba-inf 2 ba-art", 3, 4, 5).do("offer:sw1", "accept")
    assert t.told("log-advantage")[0]["side"] == ("side", 0)
    assert (t.told("log-bombard"), len(t.told("log-bombard-dug-in"))) == ([], 1)
    assert [line["dice"] for line in t.told("log-fire")] == ["3", "4 + 5"]
    t = siege(FORT, "6 sw-inf", held("im", "1 ba-inf"), Siege(0, 14, 3), 3, 4,
              columns={"im1": at(FORT, "oberst-ba-1", "6 ba-inf")}).do("offer:im1", "accept")  # fmt: skip
    assert t.told("log-advantage") == []  # not if he attacks himself


def test_11_11d_a_besieger_with_points_left_may_leave_and_besiege_elsewhere() -> None:
    t = siege(WALLED, "9 sw-inf", held("im", "1 ba-inf"), Siege(0, 8, 3), 0, cp=5).do(
        "build", "spend:1", "hold", "stay"
    )
    t.do("march:ansbach", "lay")
    assert (t.besieged(WALLED), t.besieged(TOWN)) == (False, True)


# -- what the owner may work out ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "inside", "steps"), [
    (WALLED, None, 0), (WALLED, held("im", "1 ba-inf"), 2), (FORT, held("im", "2 ba-inf"), 4),
])  # fmt: skip
def test_11_2a_the_odds_told_are_those_of_the_dice(space: str, inside: Put | None, steps: int) -> None:
    yields = 0
    for die in range(10):
        t = siege(space, "12 sw-inf 3 sw-art", inside, None, die)
        rows = siege_odds(t.g) or []
        t.do("lay")
        yields += int(t.told("log-answer")[0]["accepted"])
    (row,) = [one for one in rows if one["offer"] == "initial" and one["low"] <= steps <= one["high"]]
    assert row["chance"] == yields / 10


def test_11_7a_the_final_offer_s_odds_are_told_when_the_works_can_be_done() -> None:
    for built, cp, told in ((5, 5, True), (4, 5, False), (5, 0, False), (10, 0, False)):
        t = siege(WALLED, "6 sw-inf", None, Siege(0, 10, built), cp=cp)
        assert any(row["offer"] == "final" for row in siege_odds(t.g) or ()) == told
        if cp:
            t.do("build")
            assert any(row["offer"] == "final" for row in siege_odds(t.g) or ()) == told


def test_11_9d_the_odds_told_do_not_hang_on_what_is_inside() -> None:
    seen = {
        str(siege_odds(siege(WALLED, "9 sw-inf 3 sw-art", inside, None).g))
        for inside in (held("im", "1 ba-inf"), held("im", "1 ba-det 5 ba-art", "tilly", bp=3))
    }
    assert len(seen) == 1
