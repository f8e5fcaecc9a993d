"""What a practised eye sees in both battles: each judgement in the smallest position in which it decides."""

from __future__ import annotations

from grognard.games.clash_of_giants_2.bot import features
from grognard.games.clash_of_giants_2.glance import glance
from grognard.games.clash_of_giants_2.glance_combat import Strikes
from grognard.games.clash_of_giants_2.glance_front import line_of
from grognard.games.clash_of_giants_2.glance_march import Ground, sides
from grognard.games.clash_of_giants_2.glance_worth import fading, prize
from grognard.games.clash_of_giants_2.state import State
from grognard.kernel.game import Known

from .finding import numbers
from .table import GALICIA, Table, box_of, galicia, position, ypres


def looks(t: Table) -> dict[str, float]:
    """How good every option looks."""
    question = t.play.question
    assert question is not None
    found = glance(Known(t.g, question.side), question)
    return {t.game.write(action): look for action, look in zip(question.options, found, strict=True)}


def best(t: Table) -> str:
    found = looks(t)
    return max(found, key=found.__getitem__)


def hexes(g: State, *numbers: str) -> tuple[int, ...]:
    return tuple(g.box.hex[number] for number in numbers)


def units(g: State, *names: str) -> tuple[int, ...]:
    return tuple(g.box.unit[name] for name in names)


def ringed(place: str) -> dict[str, str]:
    """Austrians on every hex into which Russians would fall back from one."""
    box = box_of("galicia-1914")
    return dict(zip(numbers(box, box.back[1](box.hex[place])), ("ah-6", "ah-14", "ah-33"), strict=True))


# -- marches ----------------------------------------------------------------------------------------------------------


def test_a_town_on_the_way_is_taken_in_passing() -> None:
    t = ypres({"3410": "ge-6cd", "4119": "al-fr5cd"}, turn=4, active="ge-B").do("move:ge-6cd")
    assert best(t) == "through:3511"
    assert best(t.do("through:3511")).endswith(":3912")


def test_one_unit_is_enough_for_an_open_town_and_the_others_go_on() -> None:
    t = galicia({"4318": "ru-12", "3918": "ru-13", "3115": "ah-11"}, turn=6, active="ru-8", roll=3)
    claims = Ground(t.g, 1).claims()
    assert [t.g.box.units[claims[h]] for h in hexes(t.g, "4118", "3719")] == ["ru-12", "ru-13"]


def test_gal_4_22c_horsemen_are_drawn_less_to_a_town_that_only_infantry_takes() -> None:
    t = galicia({"2911": "ah-4", "2712": "ah-6kd", "2906": "ru-3gr"}, turn=4, active="ah-4")
    ground, (zamosc,) = Ground(t.g, 0), hexes(t.g, "2709")
    foot, horse = units(t.g, "ah-4"), units(t.g, "ah-6kd")
    assert ground.takes(foot, zamosc)
    assert not ground.takes(horse, zamosc)
    here = hexes(t.g, "2711")[0]
    assert Ground(t.g, 0).pull(here, foot) > Ground(t.g, 0).pull(here, horse)


def test_nobody_marches_out_of_supply_for_nothing() -> None:
    t = galicia({"2911": "ah-4", "2303": "ru-18", "2906": "ru-3gr"}, turn=4, active="ah-4", roll=6)
    fed, ground = hexes(t.g, "2811"), Ground(t.g, 0)
    ah4 = units(t.g, "ah-4")
    before = ground.stand(fed[0], ah4)
    cut = galicia({"2911": "ah-4", "2303": "ru-18", "2906": "ru-3gr", "2812": "ru-7", "2711": "ru-10", "2910": "ru-35",
                   "3012": "ru-46"}, turn=4, active="ah-4", roll=6)  # fmt: skip
    alone = Ground(cut.g, 0).stand(fed[0], ah4)
    assert before - alone > 2.0


def test_the_last_garrison_of_a_threatened_town_stays_and_one_of_two_may_go() -> None:
    alone = galicia({"3215": "ah-97ls", "3314": "ru-11"}, turn=8, active="ah-3", roll=5, cup="ru-3")
    assert best(alone.do("move:ah-97ls")) == "stay"
    two = galicia({"3215": "ah-97ls ah-11", "3314": "ru-11"}, turn=8, active="ah-3", roll=5, cup="ru-3")
    assert max(looks(two.do("move:ah-97ls")).values()) > max(
        look for option, look in looks(alone).items() if option != "stay"
    )


def test_nobody_leaves_a_threatened_town_by_train() -> None:
    t = ypres({"4719": "al-br5", "4722": "ge-40"}, turn=9, phase="rail", side="al")
    assert best(t) == "pass"
    t = ypres({"3721": "al-fr42", "3612": "ge-bcd"}, turn=9, phase="rail", side="al")
    assert best(t) == "rail:al-fr42"


def test_a_rider_goes_where_he_cuts_a_line_of_supply() -> None:
    t = galicia(
        {"2707": "ah-4 ah-25", "3012": "ah-19", "2906": "ru-3gr ru-46", "2606": "ru-18 ru-45", "3107": "ru-7cd"},
        turn=6, active="ru-5", roll=6,
    ).do("move:ru-7cd")  # fmt: skip
    gap, aside = hexes(t.g, "2708", "3207")
    assert Ground(t.g, 1).lines([(0.0, gap), (0.0, aside)]) == {gap: 4.0}


def test_a_rider_opens_a_line_of_supply_that_an_enemy_zone_closes() -> None:
    t = galicia(
        {"2709": "ah-4 ah-25", "2508": "ru-18", "2909": "ru-3gr ru-46", "2610": "ru-10", "2912": "ah-6kd"},
        turn=6, active="ah-4", roll=3,
    ).do("move:ah-6kd")  # fmt: skip
    ground, (gap, behind) = Ground(t.g, 0), hexes(t.g, "2809", "3013")
    assert ground.lines([(0.0, gap), (0.0, behind)])[gap] == 4.0


# -- YPR.5.38 the line --------------------------------------------------------------------------------------------


def posted(*rows: str) -> dict[str, str]:
    """Allied stacks from the south edge to the sea at Nieuport, three rows from one another, but for some."""
    line = {
        "4715": "al-fr13", "4415": "al-br3", "4115": "al-br5", "3814": "al-br4", "3514": "al-br6", "3214": "al-br1",
        "2914": "al-br2", "2614": "al-fr42", "2315": "al-fr17", "2015": "al-be1", "1716": "al-be2",
    }  # fmt: skip
    return {place: who for place, who in line.items() if place[:2] not in rows}


def test_ypr_5_38_what_a_stack_closes_of_a_gap() -> None:
    whole = ypres(posted(), turn=6, active="al-B").g
    assert line_of(whole, 0).gaps == 0
    assert line_of(whole, 0).posts() == []
    parted = ypres(posted("35"), turn=6, active="al-B").g
    line = line_of(parted, 0)
    assert line.gaps == line.closes(parted.box.hex["3514"]) == 3
    assert line.closes(parted.box.hex["3312"]) == 1
    assert line.closes(parted.box.hex["2402"]) == 0
    (post,) = line.posts()
    assert line.closes(post) == 3


def test_ypr_5_38_who_stands_in_the_line_stays_in_it_and_a_reserve_goes_into_the_gap() -> None:
    held = ypres({**posted(), "3719": "al-fr31"}, turn=6, active="al-B", roll=4)
    line = Ground(held.do("move:al-br6").g, 0).line()
    assert line.gaps == 3
    parted = ypres({**posted("35"), "3516": "al-fr31"}, turn=6, active="al-B", roll=4).do("move:al-fr31")
    assert Ground(parted.g, 0).line().closes(parted.g.box.hex[best(parted)[3:]]) == 3


def test_ypr_5_33_belgians_go_to_the_sluices_and_others_leave_them_room() -> None:
    there = {**posted(), "1508": "ge-5r"}
    t = ypres({**there, "1918": "al-be3"}, turn=6, active="al-D", roll=6)
    assert best(t.do("move:al-be3")) == "to:1616"
    t = ypres({**there, "1719": "al-frdunkirkt"}, turn=6, active="al-D", roll=6)
    assert best(t.do("move:al-frdunkirkt")) != "to:1616"
    t = ypres({**there, "1719": "al-frdunkirkt"}, turn=6, active="al-D", roll=6, flood=4)
    assert best(t.do("move:al-frdunkirkt")) == "to:1616"


def test_a_river_counts_on_the_sides_from_which_the_enemy_comes() -> None:
    """The canals run west of Ypres: they help who holds it against the west."""
    box = box_of("first-ypres-1914")
    assert [sides(box, side)[box.hex["3012"]] for side in (0, 1)] == [0, 2]
    assert [sides(box, side)[box.hex["2113"]] for side in (0, 1)] == [3, 0], "behind the Yser at Dixmude"


def test_a_reserve_far_from_all_goals_comes_nearer() -> None:
    t = ypres({"2530": "al-fr17", "2910": "ge-45r"}, turn=9, active="al-C", roll=4).do("move:al-fr17")
    assert int(best(t)[-2:]) < 30


# -- attacks ----------------------------------------------------------------------------------------------------------


def test_std_12_16_an_attack_on_who_cannot_fall_back_promises_more() -> None:
    here, attackers = "3313", {"3314": "ah-3 ah-8"}
    gains = []
    for posts in ({}, ringed(here)):
        t = galicia({here: "ru-11 ru-32", **attackers, **posts}, turn=5, active="ah-3", phase="combat")
        gains.append(Strikes(t.g, 0).gain(hexes(t.g, here), units(t.g, "ah-3", "ah-8")))
    assert gains[1] > gains[0] + 0.3


def test_std_12_5_what_an_attack_obliges_to_is_part_of_its_price() -> None:
    t = galicia(
        {"3313": "(ru-83r)", "3213": "ah-4 ah-25", "3314": "ah-15", "3414": "ru-7 ru-10", "3315": "ah-26lw"},
        turn=8, active="ah-3", phase="combat",
    )  # fmt: skip
    value, who = Strikes(t.g, 0).offer(hexes(t.g, "3313"))
    assert len({t.g.loc[u] for u in who}) == 1
    assert value > 0.5


def test_std_12_5_an_attack_whose_duty_nobody_could_meet_is_not_made() -> None:
    t = galicia(
        {"3313": "(ru-83r)", "3213": "ah-4", "3314": "ah-15", "3414": "ru-7 ru-10"},
        turn=8,
        active="ah-3",
        phase="combat",
    )
    _, who = Strikes(t.g, 0).offer(hexes(t.g, "3313"))
    assert len(who) == 1


def test_support_is_saved_for_better_attacks_until_its_marker_expires() -> None:
    def last(turn: int) -> str:
        t = ypres({"3012": "al-fr17 al-fr18", "2911": "ge-30 ge-24", "3011": "ge-40 ge-4"}, turn=turn, active="ge-C",
                  phase="combat")  # fmt: skip
        return best(t)

    assert last(13) == "pass"
    assert last(17) == "attack:3012"


def test_horsemen_slip_away_from_infantry_unless_they_fight_like_it() -> None:
    german = ypres({"4413": "ge-2cd", "4414": "al-br3 al-br5"}, turn=4, active="al-A", phase="combat")
    assert best(german.do("attack:4413", "join_all", "settle", "resolve")) == "slip:ge-2cd"
    british = ypres({"3511": "al-br2cd", "3510": "ge-24"}, turn=6, active="ge-B", phase="combat")
    assert best(british.do("attack:3511", "join:ge-24", "settle", "resolve")) == "stand"


def test_who_is_beaten_falls_back_where_supply_comes_from() -> None:
    t = ypres(
        {"2708": "al-fr18", "2707": "ge-30 ge-39", "2611": "ge-45r ge-46r", "2909": "ge-53r ge-54r"}, turn=11,
        active="ge-C", phase="combat", dice=[5, 1, 1],
    ).do("attack:2708", "join_all", "settle", "resolve")  # fmt: skip
    assert best(t) == "fall:2609"


# -- what things are worth --------------------------------------------------------------------------------------------


def test_steps_count_for_little_on_the_last_turn_and_towns_as_much_as_ever() -> None:
    early, late = position(GALICIA, {"3215": "ah-11"}, turn=5), position(GALICIA, {"3215": "ah-11"}, turn=10)
    (lemberg,) = hexes(early, "3215")
    assert fading(early) == 1.0
    assert fading(late) < 0.2
    assert prize(early, lemberg) == prize(late, lemberg) > 0


def test_gal_4_1e_austria_scores_no_more_than_eight_points() -> None:
    g, full = position(GALICIA, {}, turn=6, vp=3), position(GALICIA, {}, turn=6, vp=8)
    (lublin,) = hexes(g, "2404")
    assert prize(g, lublin) > 0
    assert prize(full, lublin) == 0


def test_gal_4_1_features_say_how_it_would_end() -> None:
    g = position(GALICIA, {"2709": "ah-4", "2912": "ah-25"}, turn=6, vp=2, owner={"2709": "ah", "3215": "ru"})
    found = features(g)
    assert found["points"] == 2
    scored = [g.box.rules.scored(g, side).bit_count() for side in (0, 1)]
    assert scored == [4, 0]
    assert found["lead"] == 8
    g.turn = 10
    assert features(g)["lead"] == 2 + 4


def test_features_count_towns_that_stand_open_and_units_without_a_way_back() -> None:
    shut = position(GALICIA, {"3215": "ah-11", "3314": "ru-11"}, turn=6)
    open_ = position(GALICIA, {"3015": "ah-11", "3314": "ru-11"}, turn=6)
    assert features(open_)["open"] > features(shut)["open"]
    free = position(GALICIA, {"3313": "ru-11", "3314": "ah-4"}, turn=6)
    shut_in = position(GALICIA, {"3313": "ru-11", "3314": "ah-4", **ringed("3313")}, turn=6)
    assert features(free)["pocketed"] == 0
    assert features(shut_in)["pocketed"] < 0


def test_a_garrison_that_would_be_lost_with_its_town_counts_for_less() -> None:
    few = position(GALICIA, {"3215": "ah-97ls", "3314": "ru-11"}, turn=8)
    many = position(GALICIA, {"3215": "ah-97ls", "3314": "ru-11", "3315": "ru-32", "3415": "ru-9"}, turn=8)
    (lemberg,) = hexes(few, "3215")
    assert Ground(many, 0).alarm(lemberg) < Ground(few, 0).alarm(lemberg) == 1.0
