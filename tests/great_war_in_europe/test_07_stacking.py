"""7.2 Stacking, cooperation of nations, fog of war."""

from __future__ import annotations

from typing import Any

from random import Random

import pytest

from grognard.games.great_war_in_europe.hiding import blot, resample, sees
from grognard.games.great_war_in_europe.odds import together
from grognard.games.great_war_in_europe.stacking import why_crowded

from .table import BOX, field, one, position, ring, some, unit, war

PLAIN = field("east", "ru")
AROUND = ring(PLAIN)


def crowded(*names: str) -> str:
    reason = why_crowded(position({}), [unit(name) for name in names])
    return reason.rule if reason else ""


def test_7_21_a_hex_has_its_limits() -> None:
    assert crowded(*some("ge", 6)) == ""
    assert crowded(*some("ge", 7)) == "7.23a"


def test_7_22_who_is_too_many_at_the_end_of_movement_is_given_up() -> None:
    seven = some("ge", 7)
    t = war({PLAIN: " ".join(seven) + " ge-hq1"})
    t.do("done")
    assert t.prompt == "ask-excess"
    assert t.asked == "cp"
    t.do(f"give_up:{seven[3]}")
    assert t.at(seven[3]) == "dead"
    assert t.prompt != "ask-excess"


def test_7_23a_six_units() -> None:
    assert crowded(*some("ge", 3), *some("ah", 3)) == ""
    assert crowded(*some("ge", 3), *some("ah", 4)) == "7.23a"


def test_7_23b_battalions_and_canal_companies_do_not_count() -> None:
    small = [BOX.units[u] for u in range(BOX.count) if "no-stack" in BOX.flags[u]]
    canal = [name for name in small if "west-of-suez" in BOX.flags[unit(name)]]
    german = [name for name in small if BOX.bulk[unit(name)] == "battalion"]
    assert len(canal) == 4
    assert german
    assert crowded(*some("br", 6), *canal) == ""
    assert crowded(*some("tu", 6), *german) == ""


def test_7_23c_one_headquarters_one_tank_one_gun() -> None:
    assert crowded(*some("ge", 6), "ge-hq1", "ge-pz", "ge-1at") == ""
    assert crowded("ge-hq1", "ge-hq2") == crowded("ge-hq1", "ah-hq1") == "7.23c"
    assert crowded(*some("br", 2, "tank")) == crowded(*some("ge", 2, "at")) == "7.23c"


def test_7_23d_four_american_divisions() -> None:
    assert crowded(*some("us", 4), *some("fr", 2)) == ""
    assert crowded(*some("us", 5)) == "7.23d"


def test_7_23e_four_bulgarian_divisions() -> None:
    assert crowded(*some("bu", 4), *some("ge", 2)) == ""
    assert crowded(*some("bu", 5)) == "7.23e"


def test_7_23f_forts_do_not_count() -> None:
    t = war({"trent": " ".join(some("ah", 6))}, side="cp")
    t.do("done")
    assert t.prompt != "ask-excess"


# -- 7.24 --------------------------------------------------------------------------------------------------------------


def agree(*names: str, letter: str = "", **more: Any) -> bool:
    g = position({PLAIN: " ".join(names)}, letter=letter, **more)
    return together(g, [unit(name) for name in names])


def test_7_24a_two_nations_fight_worse() -> None:
    assert agree(*some("ge", 2))
    assert not agree(one("ge"), one("ah"))
    assert not agree(one("fr"), one("br"))
    assert not agree(one("tu"), one("bu"))


def test_7_24b_americans_go_with_anybody_until_their_army_is_there() -> None:
    assert agree(one("us"), one("fr"))
    assert not agree(one("us"), one("fr"), us_army=True)
    assert not agree(one("us"), one("fr"), one("br"))


def test_7_24c_germans_by_the_south_army_go_with_others() -> None:
    ge, ah = one("ge"), one("ah")
    for where, well in ((PLAIN, True), (AROUND[0], True), ("E5005", False)):
        g = position({PLAIN: f"{ge} {ah}"})
        more = position({PLAIN: f"{ge} {ah}", where: "ge-hqsud" if where != PLAIN else f"{ge} {ah} ge-hqsud"})
        assert not together(g, [unit(ge), unit(ah)])
        assert together(more, [unit(ge), unit(ah)]) is well


def test_7_24d_canadians_stand_apart_after_f() -> None:
    canadian = one("br", fits=lambda u: BOX.contingent[u] == "canada")
    british = one("br", fits=lambda u: BOX.contingent[u] == "british")
    tank = one("br", "tank")
    assert agree(canadian, british, letter="E")
    assert not agree(canadian, british, letter="F")
    assert agree(canadian, tank, letter="F")
    assert agree(british, tank, letter="F")
    assert agree(british, one("br", fits=lambda u: BOX.contingent[u] == "india"), letter="K")


def test_7_24e_small_allies_of_the_near_east() -> None:
    dfps = one("fr", fits=lambda u: BOX.code[u] == "E")
    spr, pc, pg = one("sp"), one("pc", "cavalry"), one("pg")
    brigade = one("ge", fits=lambda u: BOX.bulk[u] in ("brigade", "battalion") and "near-east" not in BOX.zone[u])
    assert agree(dfps, one("br"))
    assert agree(spr, one("br"))
    assert agree(pc, one("ru"))
    assert agree(pg, one("tu"))
    assert agree(brigade, one("tu"))
    assert not agree(one("ge"), one("tu"))


# -- 7.25 --------------------------------------------------------------------------------------------------------------


def test_7_25a_only_the_top_of_an_enemy_stack_is_seen() -> None:
    pile = some("ru", 3)
    g = position({PLAIN: " ".join(pile)})
    assert [sees(g, 0, unit(name)) for name in pile].count(True) == 1
    assert all(sees(g, 1, unit(name)) for name in pile)


def test_7_25a_who_has_looked_must_attack() -> None:
    ge = one("ge")
    t = war({AROUND[0]: f"{ge} ge-hq1", PLAIN: " ".join(some("ru", 2))}, phase="declare")
    t.do(f"attack:{PLAIN}", f"join:{ge}")
    assert t.can("cancel")
    t.do("settle")
    assert not t.can("cancel") if t.prompt == "ask-join" else True
    assert all(sees(t.g, 0, unit(name)) for name in some("ru", 2))


def test_7_25b_the_cp_look_into_any_stack_at_home_and_in_poland() -> None:
    for land in ("ge", "pl", "ah"):
        its = next(BOX.front_of[h] for h in range(BOX.size) if BOX.front_of[h].name == "east")
        spot = next(its.numbers[h] for h in range(its.size) if its.country[h] == land and its.terrain[h] == "clear")
        g = position({spot: " ".join(some("ru", 3))})
        assert all(sees(g, 0, unit(name)) for name in some("ru", 3))


@pytest.mark.parametrize("seed", [1, 2])
def test_7_25a_what_is_dealt_anew_keeps_tops_and_heights(seed: int) -> None:
    pile, other = some("ru", 3), some("ru", 7)[3:]
    g = position({PLAIN: " ".join(pile), AROUND[0]: " ".join(other)})
    for new in (resample(g, 0, Random(seed)), blot(g, 0)):
        for number in (PLAIN, AROUND[0]):
            h = BOX.hex[number]
            assert len(new.stacks[h]) == len(g.stacks[h])
            assert [u for u in new.stacks[h] if sees(new, 0, u)] == [u for u in g.stacks[h] if sees(g, 0, u)]
