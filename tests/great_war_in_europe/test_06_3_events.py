"""6.3e to 6.12, 6.30 to 6.64: all events but those of a combat."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import (
    control,
    effects,
    events,
    landings,
    mandates,
    movement,
    raids,
    stacking,
    strategic,
    trains,
)
from grognard.games.great_war_in_europe.box import AH, AL, BR, BU, CP, GK, IT, NOBODY, RO, RU, SR, TU, US
from grognard.games.great_war_in_europe.cards import events_seen
from grognard.games.great_war_in_europe.effects import EFFECTS, RETURNS, VOID
from grognard.games.great_war_in_europe.events import play, playable, window
from grognard.games.great_war_in_europe.fronts import CAUCASUS, EAST, EASTERN, EGYPT, ITALY, WEST, WESTERN
from grognard.games.great_war_in_europe.passports import why_not_there
from grognard.games.great_war_in_europe.state import (
    AVAILABLE, AVAILABLE_NEAR, BEACHES, BRUSILOV, CZAR, DEAD, INFLUENZA, ISLAM, MUTINY, SALONIKA, TIGER,
    TYPHUS, WITHDRAWN, Attack, put,
)  # fmt: skip
from grognard.games.great_war_in_europe.withdrawals import pay_toll
from grognard.kernel.maps import members

from .stage import COMBINED, EUROPE, NEAR_EAST, Stage


def happen(s: Stage, counter: str, *answers: str, fate: tuple[object, ...] = ()) -> None:
    """An event takes place."""
    s.hold(counter)
    s.run(play, *answers, fate=fate, args=(s.c(counter),))


# -- strategic warfare -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("counter", ["cp-raid-london", "cp-raid-paris", "al-iaf"])
def test_6_3e_raids_and_bombers_go_to_the_strategic_warfare_box(counter: str) -> None:
    s = Stage()
    happen(s, counter)
    assert s.g.warfare == (counter,)
    assert s.gone(counter)


def test_6_49_the_second_uboat_waits_and_convoys_end_them() -> None:
    s = Stage()
    happen(s, "cp-uboat-1")
    happen(s, "cp-uboat-2")
    assert (s.g.warfare, s.g.uboats) == (("cp-uboat",), 1)
    assert not VOID["cp-uboat"](s.g)
    happen(s, "al-convoy")
    assert (s.g.warfare, s.g.uboats) == ((), 0)
    assert VOID["cp-uboat"](s.g)


# -- air interdiction, headquarters bombed -----------------------------------------------------------------------------


def test_6_3f_air_interdiction_stops_cp_units_beside_british() -> None:
    s = Stage(NEAR_EAST, jerusalem="tu-17")
    front, turks = s.box.fronts[EGYPT], (s.u("tu-17"),)
    h = s.hexes(EGYPT, front.of_terrain["difficult"])[0]
    s.stand(**{s.number(s.beside(h)[0]): "br-10in"})
    s.g.side = CP
    assert movement.pinned(s.g, front, turks) == 0
    happen(s, "ne-al-interdiction")
    assert movement.pinned(s.g, front, turks) >> h - front.base & 1
    s.g.side = AL
    assert movement.pinned(s.g, front, turks) == 0
    s.g.side = CP
    s.g.turn += 1
    assert movement.pinned(s.g, front, turks) == 0


def test_6_3f_who_sets_out_beside_british_stops_in_any_difficult_hex_and_does_not_pass_it() -> None:
    s = Stage(NEAR_EAST, N2318="tu-17", N2218="br-10in")
    front, g = s.box.fronts[EGYPT], s.g
    g.side, g.theatre = CP, front.theatre
    happen(s, "ne-al-interdiction")
    its = movement.party(g, (s.u("tu-17"),))
    difficult = front.of_terrain["difficult"]
    assert front.beside[its.start] >> front.hex["N2218"] & 1
    assert movement.pinned(g, front, its.units) == difficult & front.land
    g.held[AL][EGYPT] |= front.land
    g.held[CP][EGYPT] = 0
    assert not movement.gains(g, its, its.reached) & difficult


def test_6_3f_who_must_stop_does_not_pass_through() -> None:
    """7.13a: not even to take a hex on his way."""
    s = Stage(NEAR_EAST, turn=20)
    front = s.box.fronts[EGYPT]
    hard = front.of_terrain["difficult"] & front.in_country["tu"] & ~front.towns
    h = next(h for h in s.hexes(EGYPT, hard) if len(s.beside(h, front.in_country["tu"])) > 4)
    near = s.beside(h, front.in_country["tu"])
    s.stand(**{s.number(near[0]): "br-10in", s.number(near[-1]): "tu-8"})
    s.own(AL, h)
    s.g.side, s.g.marching = CP, (s.u("tu-8"),)
    its = movement.party(s.g, s.g.marching)
    assert movement.gains(s.g, its, its.reached) >> h - front.base & 1
    happen(s, "ne-al-interdiction")
    its = movement.party(s.g, s.g.marching)
    assert its.reached >> h - front.base & 1
    assert not movement.gains(s.g, its, its.reached) >> h - front.base & 1


def test_6_44_the_yildirim_headquarters_is_depleted() -> None:
    s = Stage(NEAR_EAST).hold("ne-al-hq-bombed")
    assert playable(s.g, AL, "events") == []
    s.stand(jerusalem="tu-hqyag")
    assert playable(s.g, AL, "moving") == []
    s.run(window("events"), "play:ne-al-hq-bombed")
    assert s.g.depleted >> s.u("tu-hqyag") & 1
    assert s.gone("ne-al-hq-bombed")


# -- units -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counter", "units"), [
    ("al-tank-exp", "br-exp"), ("al-aac", "fr-aac"), ("al-rtc-1", "br-1rtc"), ("al-rtc-2", "br-2rtc"),
    ("cp-panzer", "ge-pz"),
])  # fmt: skip
def test_6_4_tanks_go_to_the_box_when_drawn(counter: str, units: str) -> None:
    """15.21."""
    s = Stage().pool(counter)
    s.g.queue, s.g.drawn = ((CP, CP),), s.c(counter)
    s.g.queue = ((s.box.counters[s.c(counter)].event.side,) * 2,)
    s.run(events.settle_draw)
    assert s.at(units) == "europe"
    assert s.gone(counter)


def test_6_4_three_anti_tank_regiments() -> None:
    """15.31."""
    s = Stage()
    happen(s, "cp-at")
    assert sum(s.box.kind[u] == "at" and h == AVAILABLE for u, h in enumerate(s.g.loc)) == 3


def test_6_4_american_tanks_wait_for_america() -> None:
    s = Stage().hold("al-ustc")
    s.run(events.forced)
    assert s.in_hand("al-ustc")
    s.g.allegiance[US] = AL
    s.run(events.forced)
    assert s.at("us-tc") == "europe"
    assert s.gone("al-ustc")


def test_6_6_the_polish_division_fights_in_the_east_outside_the_balkans() -> None:
    s = Stage().hold("cp-polish")
    s.run(events.forced)
    assert s.in_hand("cp-polish")
    s.run(window("arrivals"), "play:cp-polish")
    assert s.at("ah-po") == "europe"
    east = s.box.fronts[EAST]
    assert why_not_there(s.g, s.u("ah-po"), s.hexes(EAST, east.in_country["pl"])[0]) is None
    reason = why_not_there(s.g, s.u("ah-po"), s.hexes(EAST, east.in_country["sr"])[0])
    assert reason is not None
    assert reason.rule == "6.6"
    assert why_not_there(s.g, s.u("ah-po"), s.hexes(WEST)[0]) is not None


def test_6_10_the_paris_gun_may_be_set_up_and_is_lost_to_whoever_comes() -> None:
    s = Stage().hold("cp-paris-gun")
    s.run(window("arrivals"), "play:cp-paris-gun")
    assert s.g.gun_ready
    h = s.field(WEST, "fr")[0]
    s.own(CP, h)
    s.g.gun = h
    put(s.g, s.u("fr-1"), h)
    control.enter(s.g, (s.u("fr-1"),), h)
    assert s.g.gun == -1


def test_6_11_e_6_12_ea_6_63_indians_and_the_42nd_leave() -> None:
    """6.11.e, 6.12.ea, 6.63."""
    s = Stage(NEAR_EAST, basra="br-10in")
    happen(s, "ne-al-rem-10in-11in")
    assert (s.at("br-10in"), s.at("br-11in")) == ("gone", "gone")
    happen(s, "neo-al-rem-42t")
    assert s.at("br-42t-x") == "gone"
    s = Stage(EUROPE)
    put(s.g, s.u("br-3in"), DEAD)
    happen(s, "al-rem-3in-7in")
    assert (s.at("br-3in"), s.at("br-7in")) == ("gone", "gone")


def test_6_12_eb_in_the_combined_game_they_stay() -> None:
    s = Stage(COMBINED)
    happen(s, "al-rem-3in-7in")
    assert s.at("br-3in") == "holding"
    assert s.gone("al-rem-3in-7in")


def test_6_62_the_10th_division_comes_at_once() -> None:
    s = Stage(NEAR_EAST)
    happen(s, "neo-al-10na")
    assert s.g.loc[s.u("br-10na-x")] == AVAILABLE_NEAR


# -- Lawrence ----------------------------------------------------------------------------------------------------------


def test_6_25a_lawrence_raids_a_town_once_between_strategic_turns() -> None:
    s = Stage(NEAR_EAST).hold("ne-al-lawrence")
    town = raids.towns(s.g)[0]
    front = s.box.fronts[EGYPT]
    assert not front.cities >> town - front.base & 1
    s.run(raids.raid, f"raid:{s.number(town)}")
    assert s.g.raid == town
    s.run(raids.raid)
    events.begin_events(s.g)
    assert s.g.raid == -1
    s.g.letter += 1
    events.begin_events(s.g)
    s.run(raids.raid, "none")


def test_6_25a_no_train_of_the_enemy_runs_to_or_from_that_town() -> None:
    s = Stage(NEAR_EAST)
    front = s.box.fronts[EGYPT]
    town = raids.towns(s.g)[0]
    s.own(CP, town)
    s.stand(**{s.number(town): "tu-8"})
    s.g.side = CP
    assert strategic.why_not_ride(s.g, s.u("tu-8")).rule != "6.25a"
    s.g.raid = town
    assert not trains.ends(s.g, s.u("tu-10"), EGYPT) >> town - front.base & 1
    assert strategic.why_not_ride(s.g, s.u("tu-8")).rule == "6.25a"
    assert trains.why_not_to(s.g, s.u("tu-10"), town).rule == "6.25a"


def test_6_25b_no_raids_once_the_arabs_have_risen() -> None:
    s = Stage(NEAR_EAST).hold("ne-al-lawrence")
    s.g.in_play |= 1 << s.c("ne-al-ana")
    s.run(raids.raid)
    assert s.prompts == []


@pytest.mark.parametrize(("die", "lost"), [(4, False), (5, True)])
def test_6_27_lawrence_captured(die: int, lost: bool) -> None:
    s = Stage(NEAR_EAST).hold("ne-al-lawrence", "ne-cp-lawrence")
    s.run(raids.raid, f"raid:{s.number(raids.towns(s.g)[0])}")
    s.run(raids.capture, "play:ne-cp-lawrence", fate=(die,))
    assert s.g.raid == -1
    assert s.gone("ne-cp-lawrence")
    assert s.in_hand("ne-al-lawrence") != lost
    assert not raids.may_raid(s.g)
    s.g.in_play |= 1 << s.c("ne-al-ana")
    assert VOID["ne-cp-lawrence"](s.g)


def test_6_54a_the_italian_legion_leaves_france_when_italy_joins() -> None:
    s = Stage(W5008="fr-itl")
    happen(s, "al-italy")
    assert s.at("fr-itl") == "gone"


def test_6_26_an_atrocity_without_arabs_goes_back() -> None:
    s = Stage(NEAR_EAST)
    assert RETURNS["ne-cp-atrocity"](s.g)
    s.g.in_play |= 1 << s.c("ne-al-ana")
    assert RETURNS["ne-cp-atrocity"](s.g), "they have been, and are dead"
    s.stand(N2202="ab-1")
    assert not RETURNS["ne-cp-atrocity"](s.g)
    happen(s, "ne-cp-atrocity")
    assert s.g.tracks[s.c("ne-cp-atrocity")] == s.g.turn


# -- 6.30 mandated offensives ------------------------------------------------------------------------------------------


def conrad() -> Stage:
    s = Stage(turn=20)
    target, near = s.field(ITALY, "it")
    s.stand(**{s.number(target): "it-1", s.number(near[0]): "ah-1"})
    happen(s, "cp-conrad")
    s.g.side, s.g.theatre = CP, WESTERN
    s.g.attack = Attack(target, (s.u("ah-1"),))
    return s


def test_6_30a_who_does_not_make_his_offensive_loses() -> None:
    s = conrad()
    mandates.before_moving(s.g)
    mandates.judge(s.g)
    assert s.g.over == (AL, "end-mandate")


def test_6_30a_a_duty_that_cannot_be_met_lapses() -> None:
    s = conrad()
    put(s.g, s.u("ah-1"), DEAD)
    mandates.before_moving(s.g)
    mandates.judge(s.g)
    assert s.g.over is None


def test_6_30a_nor_does_running_away_help() -> None:
    s = conrad()
    mandates.before_moving(s.g)
    put(s.g, s.u("ah-1"), DEAD)
    mandates.judge(s.g)
    assert s.g.over == (AL, "end-mandate")


def test_6_30c_conrad_wants_an_attack_of_austria_alone_on_three_turns() -> None:
    s = conrad()
    assert s.g.tracks[s.c("cp-conrad")] == 22
    mandates.before_moving(s.g)
    mandates.tally(s.g)
    mandates.judge(s.g)
    assert s.g.over is None
    s = conrad()
    s.stand(**{s.number(s.g.loc[s.u("ah-1")]): "ge-3"})
    s.g.attack.attackers = (s.u("ah-1"), s.u("ge-3"))  # type: ignore[union-attr]
    mandates.before_moving(s.g)
    mandates.tally(s.g)
    mandates.judge(s.g)
    assert s.g.over is not None


def test_6_30c_the_first_attack_gets_2_and_it_goes_back_while_italy_is_neutral() -> None:
    from grognard.games.great_war_in_europe import arsenal

    s = conrad()
    a = s.g.attack
    assert a is not None
    assert [its.by for its in arsenal.modifiers(s.g, a) if its.rule == "6.30c"] == [2]
    mandates.tally(s.g)
    assert not [its for its in arsenal.modifiers(s.g, a) if its.rule == "6.30c"]
    s.g.mandate[1] = 0
    s.g.turn += 1
    assert not [its for its in arsenal.modifiers(s.g, a) if its.rule == "6.30c"]
    assert not RETURNS["cp-conrad"](s.g)
    s.g.allegiance[IT] = NOBODY
    assert RETURNS["cp-conrad"](s.g)


def haig(attackers: str = "br-1 br-2 br-3") -> Stage:
    s = Stage(turn=20)
    target, near = s.field(WEST, "fr")
    s.stand(**{s.number(target): "ge-3", s.number(near[0]): attackers})
    happen(s, "al-haig")
    s.g.side, s.g.theatre = AL, WESTERN
    s.g.attack = Attack(target, tuple(map(s.u, attackers.split())), ratio=1)
    return s


def test_6_30d_haig_wants_two_british_attacks_at_even_odds() -> None:
    s = haig()
    assert mandates.possible(s.g, mandates.HAIG) == 1  # one enemy hex
    mandates.owe(s.g)
    assert s.g.owed[mandates.HAIG] == 1
    mandates.judge(s.g)
    assert s.g.over == (CP, "end-mandate")
    s = haig()
    mandates.owe(s.g)
    s.g.attack.ratio = 0  # type: ignore[union-attr]
    mandates.tally(s.g)
    assert s.g.mandate[mandates.HAIG] == 0
    s.g.attack.ratio = 1  # type: ignore[union-attr]
    mandates.tally(s.g)
    mandates.judge(s.g)
    assert s.g.over is None
    s = haig("br-1 fr-1")
    mandates.tally(s.g)
    assert s.g.mandate[mandates.HAIG] == 0


def test_6_30d_a_weak_force_owes_nothing() -> None:
    s = haig("br-1")
    target = s.g.attack.hex  # type: ignore[union-attr]
    s.stand(**{s.number(target): "ge-4 ge-7 ge-8"})
    assert mandates.possible(s.g, mandates.HAIG) == 0


def enver(distance: int) -> Stage:
    s = Stage(NEAR_EAST, turn=20)
    front = s.box.fronts[CAUCASUS]
    h, near = s.field(CAUCASUS, "ru", many=2)
    s.stand(**{s.number(h): "ru-20"})
    start = near[0]
    for _ in range(distance):
        far = front.map.distance
        start = max(s.beside(start), key=lambda b: far(b - front.base, h - front.base) or 0)
    s.stand(**{s.number(start): "tu-17 tu-28 tu-29"})
    s.g.held[CP][CAUCASUS] |= front.land
    s.g.held[AL][CAUCASUS] = 0
    happen(s, "ne-cp-enver")
    s.g.side, s.g.theatre = CP, EASTERN
    s.g.fought = 0
    return s


def test_6_30b_enver_wants_an_attack_with_three_units() -> None:
    s = enver(0)
    mandates.before_moving(s.g)
    assert s.g.owed[mandates.ENVER] == 1
    assert s.g.driven == ()
    s.g.attack = Attack(s.g.loc[s.u("ru-20")], tuple(map(s.u, ("tu-17", "tu-28"))))
    mandates.tally(s.g)
    assert s.g.mandate[mandates.ENVER] == 0
    mandates.judge(s.g)
    assert s.g.over == (AL, "end-mandate")


def test_6_30a_an_attack_that_cavalry_rides_away_from_was_made() -> None:
    from grognard.games.great_war_in_europe.sequence import end_combat

    s = enver(0)
    mandates.before_moving(s.g)
    assert s.g.owed[mandates.ENVER] == 1
    attackers = tuple(map(s.u, ("tu-17", "tu-28", "tu-29")))
    s.g.attack = Attack(s.g.loc[s.u("ru-20")], attackers, fled=True)
    end_combat(s.g)
    assert s.g.mandate[mandates.ENVER] == 1
    mandates.judge(s.g)
    assert s.g.over is None


def test_6_30b_or_the_three_nearest_march_on_the_enemy() -> None:
    s = enver(7)
    before = [s.g.loc[s.u(u)] for u in ("tu-17", "tu-28", "tu-29")]
    mandates.before_moving(s.g)
    assert len(s.g.driven) == 3
    while s.g.driven:
        step = mandates.drive(s.g)
        if step is None:
            break
        s.freely(step)
    after = [s.g.loc[s.u(u)] for u in ("tu-17", "tu-28", "tu-29")]
    front = s.box.fronts[CAUCASUS]
    aim = s.g.loc[s.u("ru-20")] - front.base
    far = front.map.distance
    for old, new in zip(before, after, strict=True):
        assert (far(new - front.base, aim) or 0) < (far(old - front.base, aim) or 0)
    mandates.judge(s.g)
    assert s.g.over is None


# -- what stays in force -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "counter", "flag"), [
    ("6.28a", "al-brusilov", BRUSILOV), ("6.34", "al-tiger", TIGER), ("6.42", "al-czar", CZAR),
    ("6.45a", "ne-cp-islam", ISLAM), ("6.47", "al-mutiny", MUTINY),
])  # fmt: skip
def test_6_34_6_42_6_45a_6_47_what_counts_later_is_remembered(rule: str, counter: str, flag: int) -> None:
    """6.34, 6.42, 6.45a, 6.47."""
    s = Stage(COMBINED)
    happen(s, counter)
    assert s.g.played == flag


def test_6_45b_the_army_of_islam_is_void_after_1918() -> None:
    s = Stage(COMBINED, turn=47)
    assert s.box.turns[47].year == 1919
    assert VOID["ne-cp-islam"](s.g)
    s.g.turn = 46
    assert not VOID["ne-cp-islam"](s.g)


def test_6_33_maude() -> None:
    s = Stage(NEAR_EAST)
    happen(s, "ne-al-maude")
    assert s.g.maude
    assert VOID["ne-al-townsend"](s.g)


def test_6_35_kress_mans_the_gaza_line_unless_allies_have_been_there() -> None:
    """14.52."""
    s = Stage(NEAR_EAST).hold("ne-cp-kress")
    s.run(window("moving"), "play:ne-cp-kress")
    assert set(s.g.dugouts) == set(s.box.sets["gaza_line"])
    h = s.box.sets["gaza_line"][0]
    put(s.g, s.u("br-10in"), h)
    control.enter(s.g, (s.u("br-10in"),), h)
    assert h not in s.g.dugouts
    s = Stage(NEAR_EAST).hold("ne-cp-kress")
    put(s.g, s.u("br-10in"), h)
    control.enter(s.g, (s.u("br-10in"),), h)
    assert playable(s.g, CP, "moving") == []


def test_6_36_trenches_where_supplied_turks_are() -> None:
    s = Stage(NEAR_EAST).hold("ne-cp-trench-1")
    front = s.box.fronts[EGYPT]
    city = s.box.place["jerusalem"]
    assert front.cities >> city - front.base & 1
    s.stand(jerusalem="tu-8")
    assert playable(s.g, CP, "arrivals") == []
    open_ = next(h for h in s.beside(city) if s.box.tables["terrain"][front.terrain[h - front.base]]["trench"])
    s.stand(**{s.number(open_): "tu-10"})
    assert playable(s.g, CP, "moving") == []
    s.run(window("arrivals"), "play:ne-cp-trench-1", f"dig:{s.number(open_)}")
    assert s.g.dugouts == (open_,)


def test_6_38_one_russian_unit_a_turn_lands_east_of_trebizond() -> None:
    """5.45c."""
    s = Stage(NEAR_EAST).hold("ne-al-amphibious")
    s.run(window("moving"), "play:ne-al-amphibious")
    s.stand(near_east="ru-20 ru-39")
    s.g.side, s.g.theatre = AL, EASTERN
    front = s.box.fronts[CAUCASUS]
    shores = [h + front.base for h in members(landings.coast(s.g))]
    assert shores
    assert s.box.place["trebizond"] not in shores
    s.run(landings.amphibious, "land:ru-20", f"to:{s.number(shores[0])}")
    assert s.at("ru-20") == s.number(shores[0])
    s.run(landings.amphibious)  # once a turn
    s.g.once = 0
    assert shores[0] - front.base not in members(landings.coast(s.g))  # empty ones only
    s.run(landings.amphibious, "none")
    s.g.once, s.g.tsar = 0, 30
    s.run(landings.amphibious)


def test_6_8_armenians_land_as_russians_do() -> None:
    """They are Russians in everything, 6.38 too."""
    s = Stage(NEAR_EAST).hold("ne-al-amphibious")
    s.run(window("moving"), "play:ne-al-amphibious")
    s.stand(near_east="am-1")
    s.g.side, s.g.theatre = AL, EASTERN
    s.run(landings.amphibious, "land:am-1", "to:N4336")
    assert s.at("am-1") == "N4336"


def test_6_29_the_winter_offensive_is_played_in_winter() -> None:
    s = Stage(NEAR_EAST, turn=6).hold("ne-al-winter")
    s.g.second = False
    assert playable(s.g, AL, "fighting") == [s.c("ne-al-winter")]
    s.g.second = True  # the enemy attacks in the East
    assert playable(s.g, AL, "fighting") == []
    s.g.second, s.g.turn = False, 10
    assert playable(s.g, AL, "fighting") == []
    s.g.turn = 6
    s.run(window("fighting"), "play:ne-al-winter")
    assert s.g.winter
    events.begin_events(s.g)
    assert not s.g.winter


def test_6_43_paralysis_lasts_this_turn() -> None:
    s = Stage()
    happen(s, "al-paralysis")
    assert s.g.tracks[s.c("al-paralysis")] == s.g.turn


def test_6_46_the_libyan_revolt_takes_three_factors_away() -> None:
    s = Stage(NEAR_EAST, basra="br-6in", letter="E")
    front = s.box.fronts[EGYPT]
    west = s.hexes(EGYPT, front.kind("west_of_suez"))[0]
    s.stand(**{s.number(west): "br-10in br-42t-x"})
    happen(s, "ne-cp-libya")
    s.run(pay_toll, "withdraw:br-42t-x")
    assert s.g.toll is None
    assert s.g.loc[s.u("br-42t-x")] == WITHDRAWN  # three factors, from Egypt
    assert s.at("br-10in") == s.number(west)  # 10IN never
    assert s.g.returns == ord("H")


def test_6_47o_a_hidden_mutiny_stays_in_the_hand_until_it_is_over() -> None:
    s = Stage().pool("al-mutiny")
    s.g.options["secret-events"] = s.g.options["hidden-mutiny"] = True
    s.g.queue, s.g.drawn = ((AL, AL),), s.c("al-mutiny")
    s.g.pools[AL] = 0
    s.g.hands[AL] = 1 << s.c("al-mutiny")
    s.run(events.settle_draw)
    assert s.g.tracks[s.c("al-mutiny")] == s.g.turn + 2
    assert "al-mutiny" not in events_seen(s.g, CP).tracks
    assert "al-mutiny" in events_seen(s.g, AL).tracks
    s.g.turn += 3
    events.begin_events(s.g)
    assert s.gone("al-mutiny")
    assert s.told("log-event")


def test_6_48_russians_of_the_civil_war_do_not_stack_or_attack_together() -> None:
    s = Stage(NEAR_EAST)
    assert RETURNS["ne-cp-civil-war"](s.g)
    s.g.bolsheviks = 20
    assert not RETURNS["ne-cp-civil-war"](s.g)
    happen(s, "ne-cp-civil-war")
    pair = (s.u("ru-20"), s.u("ru-39"))
    reason = stacking.why_apart(s.g, pair)
    assert reason is not None
    assert reason.rule == "6.48"
    h = s.field(CAUCASUS, "ru", many=2)[0]
    s.stand(**{s.number(h): "ru-20 ru-39"})
    s.g.side, s.g.theatre, s.g.fallen = AL, WESTERN, 1 << RU
    stacking.check_stacks(s.g, AL, True)
    assert s.g.due == ()  # they may still move apart in the East
    s.g.theatre = EASTERN
    stacking.check_stacks(s.g, AL, True)
    s.run(stacking.settle, "give_up:ru-39")
    assert s.at("ru-39") == "dead"


@pytest.mark.parametrize(("die", "points"), [(1, 2), (2, 0), (4, 0), (5, -1), (6, -1)])
def test_6_50_jutland(die: int, points: int) -> None:
    """X-14."""
    s = Stage()
    happen(s, "cp-jutland", fate=(die,))
    assert s.g.vp == points


def test_6_51_the_fleet_does_not_mutiny_after_a_victory() -> None:
    s = Stage()
    happen(s, "al-naval-mutiny")
    assert s.g.vp == -1
    s = Stage()
    s.g.jutland = 1
    happen(s, "al-naval-mutiny")
    assert s.g.vp == 0


# -- landings ----------------------------------------------------------------------------------------------------------


def shore(*counters: str) -> Stage:
    s = Stage(turn=9).hold(*counters)
    s.stand(europe="br-1as br-nz br-29 br-42t br-rn fr-1 fr-2 fr-3 fr-4")
    return s


def test_6_52a_gallipoli_four_british_divisions_and_a_french_one() -> None:
    s = shore("al-gallipoli")
    a, b = (s.number(h) for h in s.box.sets["beaches"])
    s.run(
        window("arrivals"), "play:al-gallipoli", "land:br-29", f"to:{b}", "land:br-rn", f"to:{b}", "land:br-1as",
        f"to:{a}", "land:br-nz", f"to:{a}", "land:fr-1", f"to:{b}",
    )  # fmt: skip
    assert s.at("br-29") == b
    assert s.at("fr-1") == b
    assert s.at("br-42t") == "europe"
    assert not any("br-" in text for text in s.options(s.asked[-2]))  # no fifth


def test_6_52b_no_other_sea_movement_and_the_turks_come() -> None:
    s = shore("al-gallipoli")
    a = s.number(s.box.sets["beaches"][0])
    s.run(window("arrivals"), "play:al-gallipoli", "land:br-29", f"to:{a}", "enough")
    assert s.g.landed_on == s.g.turn
    assert s.g.landed & BEACHES


def test_6_52c_one_gets_from_a_beach_to_e1023_only() -> None:
    s = Stage()
    front = s.box.fronts[EAST]
    inland = s.box.place["peninsula"] - front.base
    for h in s.box.sets["beaches"]:
        assert list(members(front.beside[h - front.base])) == [inland]


def test_6_52c_the_central_powers_never_enter() -> None:
    s = Stage(COMBINED)
    s.g.landed |= BEACHES
    for h in s.box.sets["beaches"]:
        reason = why_not_there(s.g, s.u("tu-9"), h)
        assert reason is not None
        assert reason.rule == "6.52c"
        assert why_not_there(s.g, s.u("br-29"), h) is None


def test_6_52d_the_beaches_close_and_gallipoli_is_void_after_salonika() -> None:
    s = Stage(peninsula="tu-9")
    s.g.landed |= BEACHES
    s.stand(**{s.number(s.box.sets["beaches"][0]): "br-29"})
    landings.watch_shores(s.g)
    assert s.g.landed & BEACHES
    put(s.g, s.u("br-29"), DEAD)
    landings.watch_shores(s.g)
    assert not s.g.landed & BEACHES
    assert not VOID["al-gallipoli"](s.g)
    s.g.in_play |= 1 << s.c("al-salonika")
    assert VOID["al-gallipoli"](s.g)
    s = shore("al-gallipoli")
    s.g.in_play |= 1 << s.c("al-salonika")
    assert playable(s.g, AL, "arrivals") == []


def test_6_52a_only_at_the_start_of_the_phase() -> None:
    s = shore("al-gallipoli", "al-salonika")
    assert playable(s.g, AL, "arrived") == [s.c("al-salonika")]
    assert playable(s.g, AL, "moving") == []


def test_6_53a_salonika_three_french_divisions_and_a_british_one() -> None:
    s = shore("al-salonika")
    s.stand(**{s.number(s.box.sets["beaches"][0]): "br-10na"})
    s.run(
        window("arrivals"), "play:al-salonika", "land:fr-1", "land:br-10na", "land:fr-2", "land:fr-3",
    )  # fmt: skip
    salonika = s.number(s.box.place["salonika"])
    assert [s.at(u) for u in ("fr-1", "fr-2", "fr-3", "br-10na", "fr-4")] == [salonika] * 4 + ["europe"]


def test_6_53b_salonika_is_a_source_as_long_as_somebody_stays() -> None:
    s = shore("al-salonika")
    s.run(window("arrivals"), "play:al-salonika", "land:fr-1", "enough")
    assert s.g.landed & SALONIKA
    assert s.g.landed_on == s.g.turn
    landings.watch_shores(s.g)
    assert s.g.landed & SALONIKA
    put(s.g, s.u("fr-1"), DEAD)
    landings.watch_shores(s.g)
    assert not s.g.landed & SALONIKA
    s.g.landed |= SALONIKA
    s.g.allegiance[GK] = AL
    landings.watch_shores(s.g)
    assert s.g.landed & SALONIKA


def test_6_53c_greece_and_albania_are_open_and_it_is_void_after_greek_entry() -> None:
    s = shore("al-salonika")
    east = s.box.fronts[EAST]
    greek, albanian = (s.hexes(EAST, east.in_country[c])[0] for c in ("gk", "al"))
    for h in (greek, albanian):
        assert why_not_there(s.g, s.u("ah-1"), h) is not None
    s.run(window("arrivals"), "play:al-salonika", "land:fr-1", "enough")
    for h in (greek, albanian):
        assert why_not_there(s.g, s.u("ah-1"), h) is None
    assert not VOID["al-salonika"](s.g)
    s.g.allegiance[GK] = AL
    assert VOID["al-salonika"](s.g)
    s = shore("al-salonika")
    s.g.allegiance[GK] = AL
    assert playable(s.g, AL, "arrivals") == []


# -- neutrals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counter", "nation", "side"), [
    ("al-italy", IT, AL), ("al-romania", RO, AL), ("al-greece", GK, AL), ("cp-bulgaria", BU, CP),
    ("cp-romania", RO, CP),
])  # fmt: skip
def test_6_54a_neutrals_join_in_the_new_units_phase(counter: str, nation: int, side: int) -> None:
    s = Stage()
    happen(s, counter)
    assert s.g.allegiance[nation] == NOBODY
    landings.entries(s.g)
    assert s.g.allegiance[nation] == side
    assert s.g.calls == ()
    assert VOID[counter](s.g)


def test_6_54b_called_by_both_romania_never_joins() -> None:
    s = Stage()
    happen(s, "al-romania")
    happen(s, "cp-romania")
    landings.entries(s.g)
    assert s.g.allegiance[RO] == NOBODY
    assert VOID["al-romania"](s.g)


def test_6_54b_nor_does_bulgaria_after_its_collapse() -> None:
    s = Stage()
    happen(s, "al-bulgarian-collapse")
    assert VOID["cp-bulgaria"](s.g)


def test_6_54c_greece_makes_salonika_void() -> None:
    s = Stage().hold("al-salonika")
    happen(s, "al-greece")
    landings.entries(s.g)
    assert s.gone("al-salonika")
    east = s.box.fronts[EAST]
    assert why_not_there(s.g, s.u("ah-1"), s.hexes(EAST, east.in_country["al"])[0]) is None
    assert not VOID["al-gallipoli"](s.g)


def test_6_55_bulgaria_collapses_once() -> None:
    s = Stage()
    s.g.allegiance[BU] = CP
    assert not VOID["al-bulgarian-collapse"](s.g)
    happen(s, "al-bulgarian-collapse")
    assert s.g.fallen >> BU & 1
    assert VOID["al-bulgarian-collapse"](s.g)


def test_6_56_the_telegram_brings_america_in_on_the_next_strategic_turn() -> None:
    s = Stage(letter="J")
    happen(s, "al-zimmermann")
    assert s.g.us_entry == ord("K")
    s.g.allegiance[US] = AL
    assert VOID["al-zimmermann"](s.g)


def test_6_59_turkey_surrenders_in_europe_alone() -> None:
    s = Stage(EUROPE).hold("al-turkey-surrenders")
    s.run(window("moving"), "play:al-turkey-surrenders")
    assert s.g.surrendered


# -- disease -----------------------------------------------------------------------------------------------------------


def test_6_57a_nobody_crosses_the_serbian_border() -> None:
    s = Stage()
    east = s.box.fronts[EAST]
    inside, outside = s.hexes(EAST, east.in_country["sr"])[0], s.hexes(EAST, east.in_country["ah"])[0]
    s.stand(**{s.number(inside): "sr-1mor", s.number(outside): "ah-1"})
    assert why_not_there(s.g, s.u("ah-1"), inside) is None
    happen(s, "cp-typhus")
    assert s.g.tracks[s.c("cp-typhus")] == s.g.turn + 2
    for unit, h in (("ah-1", inside), ("sr-1mor", outside)):
        reason = why_not_there(s.g, s.u(unit), h)
        assert reason is not None
        assert reason.rule == "6.57a"
    other = s.hexes(EAST, east.in_country["sr"])[1]
    assert why_not_there(s.g, s.u("sr-1mor"), other) is None


def test_6_57b_serbia_loses_its_points_and_places_nothing() -> None:
    s = Stage()
    s.g.rps[SR] = 4
    happen(s, "cp-typhus")
    assert s.g.rps[SR] == 0
    assert s.g.shut >> SR & 1
    assert s.g.played & TYPHUS
    events.begin_events(s.g)
    assert s.g.shut >> SR & 1
    s.g.turn += 3
    events.begin_events(s.g)
    assert not s.g.shut
    assert not s.g.played & TYPHUS


def test_6_58a_influenza_closes_the_boxes_this_turn() -> None:
    s = shore("al-salonika")
    happen(s, "al-influenza")
    assert s.g.shut >> BR & 1
    assert s.g.shut >> AH & 1
    assert s.g.played & INFLUENZA
    assert playable(s.g, AL, "arrivals") == []
    s.stand(E1122="br-10na")
    assert playable(s.g, AL, "arrivals") == [s.c("al-salonika")], "6.53a: from a beach they may go"
    s.g.turn += 1
    events.begin_events(s.g)
    assert not s.g.shut


def test_6_58b_two_dice_of_shock_troops_are_ordinary_for_good() -> None:
    from grognard.games.great_war_in_europe.conversions import eligible

    s = Stage()
    home = s.hexes(EAST, s.box.fronts[EAST].in_country["ge"])
    s.stand(berlin="ge-5 ge-28 ge-39")
    assert home
    for unit in ("ge-5", "ge-28", "ge-39"):
        s.g.turned |= 1 << s.u(unit)
    s.g.shocks = 1
    happen(s, "al-influenza", "revert:ge-28", "revert:ge-5", fate=(1, 1))
    assert not s.g.turned >> s.u("ge-28") & 1
    assert s.g.turned >> s.u("ge-39") & 1
    assert eligible(s.g) == []


# -- the Near East alone -----------------------------------------------------------------------------------------------


def test_6_60_who_plays_it_says_where_he_has_the_initiative() -> None:
    s = Stage(NEAR_EAST)
    happen(s, "neo-cp-init-1", "initiative:eastern")
    assert s.g.initiative == [AL, CP]
    happen(s, "neo-al-init-1", "initiative:eastern")
    assert s.g.initiative == [CP, AL]


def test_6_60_the_allies_may_answer_for_good() -> None:
    s = Stage(NEAR_EAST).hold("neo-al-init-1", "neo-cp-init-2")
    happen(s, "neo-cp-init-1", "play:neo-al-init-1", "initiative:western")
    assert s.g.initiative == [AL, CP]
    assert s.g.settled
    assert s.gone("neo-al-init-1")
    assert playable(s.g, CP, "events") == []
    assert VOID["neo-cp-init"](s.g)


@pytest.mark.parametrize(
    ("counter", "nation"), [("neo-al-br-rp-1", BR), ("neo-al-ru-rp-1", RU), ("neo-cp-tu-rp-1", TU)]
)
def test_6_61_resource_points(counter: str, nation: int) -> None:
    s = Stage(NEAR_EAST)
    happen(s, counter)
    assert s.g.rps[nation] == 2


def test_6_64a_the_kaiserschlacht_waits_for_1918_and_not_beyond_july() -> None:
    """EX-15."""
    s = Stage(NEAR_EAST, turn=30)
    c = s.c("neo-cp-kaiserschlacht")
    assert not effects.due_now(s.g, c)
    s.hold("neo-cp-kaiserschlacht")
    s.run(events.forced)
    assert s.in_hand("neo-cp-kaiserschlacht")
    first = next(turn for turn, its in s.box.turns.items() if its.year == 1918)
    s.g.turn = first
    s.run(events.forced)
    assert s.g.tracks[c] == first + 2
    assert not VOID["neo-cp-kaiserschlacht"](s.g)
    s.g.turn = next(turn for turn, its in s.box.turns.items() if (its.year, its.months[0]) == (1918, 8))
    assert VOID["neo-cp-kaiserschlacht"](s.g)


def test_6_64b_nine_british_factors_leave_three_of_them_cavalry() -> None:
    s = Stage(NEAR_EAST, turn=38)
    front = s.box.fronts[EGYPT]
    here = s.number(s.hexes(EGYPT, front.kind("west_of_suez"))[0])
    riders = [
        u for u in range(s.box.count)
        if s.box.nation[u] == BR and s.box.kind[u] == "cavalry" and s.box.in_game[u] and s.box.face[u].attack
    ][:2]  # fmt: skip
    foot = [
        u for u in range(s.box.count)
        if s.box.nation[u] == BR and s.box.kind[u] == "infantry" and s.box.in_game[u] and s.box.face[u].attack == 3
    ][:4]  # fmt: skip
    s.stand(**{here: " ".join(s.box.units[u] for u in (*riders, *foot))})
    s.stand(**{here: "fr-dfps"})
    s.hold("neo-cp-kaiserschlacht")
    s.freely(play(s.g, s.c("neo-cp-kaiserschlacht")))
    while s.g.toll is not None and (asking := pay_toll(s.g)) is not None:
        s.freely(asking)
    lost = [u for u in (*riders, *foot) if s.at(s.box.units[u]) == "gone"]
    assert sum(s.box.face[u].attack for u in lost) >= 9
    assert sum(s.box.face[u].attack for u in lost if u in riders) >= min(3, sum(s.box.face[u].attack for u in riders))
    assert s.at("fr-dfps") == here


def test_every_event_does_something_or_stays() -> None:
    """Every event of the file is in the registry, in a combat, stays in force, brings units, or is no event at all."""
    from grognard.games.great_war_in_europe.arsenal import HINDER, TACTICS, WEAPONS

    s = Stage(COMBINED)
    own = {"al-foch", "ne-al-allenby", "ne-al-lawrence", "ne-cp-lawrence"}  # rounds.py, raids.py
    for name, counters in s.box.counters_of.items():
        event = s.box.counters[counters[0]].event
        known = name in EFFECTS or name in WEAPONS or name in HINDER or name in TACTICS or name in s.box.tables["air"]
        assert known or name in own or event.after in ("pool", "play", "track", "unit"), name


def test_137_counters() -> None:
    s = Stage(COMBINED)
    assert len(s.box.counters) == 137
