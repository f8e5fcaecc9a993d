"""YPR.7: reinforcements and replacements at Ypres."""

from __future__ import annotations

import pytest

from .finding import YPRES_BOX as BOX
from .finding import assault, field, flanders, men, numbers, post, step, zone_set
from .table import YPRES, Table, marker, ypres

FRENCH = men(BOX, "al", but="al-fr38 al-fr42")


def sources(side: str, zones: str) -> set[str]:
    """The land hexes by which a side enters in these zones."""
    return numbers(BOX, BOX.sources[BOX.sides.index(side)] & zone_set(zones) & BOX.playable)


def arriving(waiting: str, turn: int, units: dict[str, str] | None = None) -> Table:
    return ypres((units or {}) | {"waiting": waiting}, phase="arrive", side="al", turn=turn)


def entry(unit: str, turn: int) -> set[str]:
    """Where a unit may enter."""
    return arriving(unit, turn).do(f"place:{unit}").nouns("at")


def full(zones: str, side: str, units: list[str]) -> dict[str, str]:
    """Two of these units in every source hex of some zones."""
    hexes = sorted(sources(side, zones))
    return {number: " ".join(units[2 * i : 2 * i + 2]) for i, number in enumerate(hexes)}


# -- YPR.7.1 ----------------------------------------------------------------------------------------------------------


def test_ypr_7_12a_the_allies_enter_first_and_by_ypr_7_13a_the_germans_second() -> None:
    t = arriving("al-br3 ge-14", 2)
    assert (t.asked, t.nouns("place")) == ("al", {"al-br3"})
    t.do("place:al-br3", f"at:{sorted(t.nouns('at') or sources('al', 'A'))[0]}")
    assert (t.asked, t.nouns("place")) == ("ge", {"ge-14"})


def test_ypr_7_12b_a_unit_of_a_zone_enters_on_any_source_of_that_zone() -> None:
    assert entry("al-br3", 2) == sources("al", "A")
    t = arriving("al-br3", 2).do("place:al-br3")
    for number in (*sorted(sources("al", "B")), *sorted(sources("ge", "A")), field("A")):
        assert t.refusal(f"at:{number}").rule == "YPR.7.12b"


@pytest.mark.parametrize(("unit", "turn"), [("al-be1", 2), ("al-br7", 3), ("al-frfm", 3)])
def test_ypr_7_12c_units_from_antwerp_enter_on_the_east_edge_of_zone_d(unit: str, turn: int) -> None:
    """On German sources, and nowhere else; not on Germans."""
    found = entry(unit, turn)
    assert found == sources("ge", "D")
    assert arriving(unit, turn).do(f"place:{unit}").refusal(f"at:{sorted(sources('al', 'D'))[0]}").rule == "YPR.7.12c"
    taken = sorted(found)[0]
    t = arriving(unit, turn, {taken: "ge-2cd"}).do(f"place:{unit}")
    assert t.nouns("at") == found - {taken}
    assert t.refusal(f"at:{taken}").rule == "STD.9.2"


def test_ypr_7_12d_several_zones_leave_the_choice_and_none_means_any(monkeypatch: pytest.MonkeyPatch) -> None:
    assert entry("al-fr32", 12) == sources("al", "BC")
    assert entry("ge-53r", 6) == sources("ge", "BC")
    where = list(BOX.where)
    where[BOX.unit["al-fr32"]] = where[BOX.unit["ge-53r"]] = ""
    monkeypatch.setattr(BOX, "where", tuple(where))
    assert entry("al-fr32", 12) == sources("al", "ABC") | sources("ge", "D")
    assert entry("ge-53r", 6) == sources("ge", "ABCD")


def test_ypr_7_12e_units_of_one_corps_enter_in_the_same_zone() -> None:
    """Units of another corps are free; so are German corps, of which the text says no such thing."""
    where = sorted(sources("al", "B"))[0]
    t = arriving("al-fr39 al-fr11 al-fr43", 15).do("place:al-fr39", f"at:{where}", "place:al-fr11")
    assert t.nouns("at") == sources("al", "B")
    assert t.refusal(f"at:{sorted(sources('al', 'C'))[0]}").rule == "YPR.7.12e"
    t.do(f"at:{where}", "place:al-fr43")
    assert t.nouns("at") - sources("al", "B")
    t = arriving("ge-53r ge-54r", 7).do("place:ge-53r", f"at:{sorted(sources('ge', 'B'))[0]}", "place:ge-54r")
    assert t.nouns("at") & sources("ge", "C")


def test_ypr_7_12f_allies_that_enter_on_rails_at_the_west_or_south_may_go_on_by_rail() -> None:
    """YPR.8.1e: not those that enter elsewhere, and nobody the turn after."""
    edge = sorted(numbers(BOX, BOX.rails & BOX.sources[0] & zone_set("A")))[0]
    off = sorted(sources("al", "A") - numbers(BOX, BOX.rails))[0]
    t = arriving("al-br3 al-br5", 2, post()).do("place:al-br3", f"at:{edge}", "place:al-br5", f"at:{off}")
    t.do("pass")
    assert (t.prompt, t.nouns("rail")) == ("ask-rail", {"al-br3"})
    assert t.refusal("rail:al-br5").rule == "YPR.8.1e"
    t = flanders({edge: "al-br3"}, phase="rail", turn=3, dice=[marker(YPRES, "al-A"), 6])
    assert t.prompt == "ask-move"


def test_ypr_7_12f_not_those_that_come_from_antwerp() -> None:
    """A town on the east edge is no start for a unit that entered there this turn, but is later."""
    town = numbers(BOX, BOX.sources[1] & BOX.rails & BOX.class_set("town", "city")).pop()
    for fresh in (True, False):
        unit = 1 << BOX.unit["al-br7"]
        t = flanders(
            {town: "al-br7", "Hazebrouck": "al-fr17"}, phase="rail", turn=3, fresh=unit if fresh else 0,
        )  # fmt: skip
        assert t.can("rail:al-br7") != fresh
    t = flanders({town: "al-br7", "Hazebrouck": "al-fr17"}, phase="rail", turn=3, fresh=unit)
    assert t.refusal("rail:al-br7").rule == "YPR.8.1e"


def test_ypr_7_12g_stacking_holds_and_who_cannot_enter_is_eliminated() -> None:
    there = full("C", "al", FRENCH)
    for i, number in enumerate(sorted(there)[3:]):  # there are not French enough for all
        there[number] = BOX.units[BOX.of_side[1][i]]
    free = sorted(there)[0]
    t = arriving("al-fr42", 8, there | {free: there[free].split()[0]}).do("place:al-fr42")
    assert t.nouns("at") == {free}
    t = arriving("al-fr42", 8, there | post())
    assert (t.at("al-fr42"), t.prompt) == ("eliminated", "ask-replace")


def test_ypr_7_13a_germans_enter_on_the_sources_of_their_zones() -> None:
    assert entry("ge-14", 2) == sources("ge", "A")
    assert arriving("ge-14", 2).do("place:ge-14").refusal(f"at:{field('A')}").rule == "YPR.7.13a"


def test_ypr_7_13b_no_german_enters_in_zone_d_before_turn_4(monkeypatch: pytest.MonkeyPatch) -> None:
    where = list(BOX.where)
    where[BOX.unit["ge-14"]] = "AD"
    monkeypatch.setattr(BOX, "where", tuple(where))
    for turn in (2, 3):
        assert entry("ge-14", turn) == sources("ge", "A")
    t = arriving("ge-14", 3).do("place:ge-14")
    assert t.refusal(f"at:{sorted(sources('ge', 'D'))[-1]}").rule == "YPR.7.13b"
    assert entry("ge-14", 4) == sources("ge", "AD")


def test_ypr_7_13c_germans_that_cannot_enter_are_eliminated() -> None:
    there = full("B", "ge", men(BOX, "ge", but="ge-3b ge-4b"))
    t = arriving("ge-3b", 11, there | post())
    assert (t.at("ge-3b"), t.prompt) == ("eliminated", "ask-replace")


# -- YPR.7.2 ----------------------------------------------------------------------------------------------------------


def quiet_places(count: int) -> list[str]:
    """Hexes far from everybody, in a row."""
    return [step(BOX, field("A"), *["e"] * n) for n in range(count)]


def replacing(units: dict[str, str], side: str = "al", **more: object) -> Table:
    return flanders(units, **({"phase": "replace", "side": side} | more))


def test_ypr_7_2a_the_allies_replace_first() -> None:
    t = replacing({field("A"): "(al-fr17)", "4801": "(ge-14)"})
    assert (t.asked, t.nouns("replace")) == ("al", {"al-fr17", "al-fr38"})
    t.do("pass")
    assert (t.asked, t.nouns("replace")) == ("ge", {"ge-14"})


def test_ypr_7_2b_germany_replaces_one_step_a_turn() -> None:
    t = replacing({"4801": "(ge-14) (ge-13)", "4802": "ge-2cd", "eliminated": "ge-4cd"}, "ge")
    t.do("replace:ge-14")
    assert t.has("repl", "ge-14")
    assert t.prompt == "ask-replace", "the cavalry is another marker's"
    assert t.refusal("replace:ge-13").rule == "YPR.7.2f"


def test_ypr_7_2c_the_allies_replace_one_french_step_a_turn() -> None:
    t = replacing({field("A"): "(al-fr17)", step(BOX, field("A"), "e"): "(al-br3)"}).do("replace:al-fr17")
    assert t.refusal("replace:al-fr38").rule == "YPR.7.2f"
    assert t.nouns("replace") == {"al-br3"}


def test_ypr_7_2d_one_belgian_and_two_british_steps_in_the_whole_game() -> None:
    """YPR.7.2f: they are not exchanged, and a marker once used does not come back."""
    one, two, three = quiet_places(3)
    units = {one: "(al-br3) (al-br5)", two: "(al-be1) (al-be2)", three: "(al-br4)"}
    t = replacing(units).do("replace:al-br3", "replace:al-be1")
    assert t.nouns("replace") == {"al-br4", "al-br5", "al-fr38"}
    t.do("replace:al-br5")
    assert t.nouns("replace") == {"al-fr38"}
    used = t.g.once
    t = replacing(units, once=used)
    assert t.nouns("replace") == {"al-fr38"}
    assert t.refusal("replace:al-br4").rule == "YPR.7.2f"


def test_ypr_7_2e_a_unit_under_a_marker_does_not_attack() -> None:
    """Nor does it move: YPR.5.35d."""
    here = field("A")
    t = flanders(
        {here: "ge-14", step(BOX, here, "w"): "(al-fr17) al-fr18"}, phase="combat", side="al",
        repl=1 << BOX.unit["al-fr17"],
    )  # fmt: skip
    t.do(f"attack:{here}")
    assert t.nouns("join") == {"al-fr18"}
    assert t.refusal("join:al-fr17").rule == "STD.12.3"


def test_ypr_7_2f_steps_are_neither_saved_nor_exchanged() -> None:
    """A turn's marker that was not used gives no second one; with the French marker free a Briton gets nothing."""
    dice = [answer for m in range(8) for answer in ((m,), 6)]
    t = replacing({"4801": "(ge-14) (ge-13)", "4802": "ge-2cd"}, "ge", dice=dice).do("pass", "done", "done")
    assert (t.g.turn, t.do("pass").asked) == (6, "ge")
    t.do("replace:ge-14")
    assert not t.nouns("replace")
    t = replacing({field("A"): "(al-br3)"}, once=0b111)
    assert t.nouns("replace") == {"al-fr38"}


@pytest.mark.parametrize("state", ["reduced", "unsupplied"])
def test_ypr_7_21a_a_unit_that_is_not_fully_supplied_gets_nothing(state: str) -> None:
    t = replacing({field("A"): "(al-fr17)"}, supply={"al-fr17": state})
    assert t.nouns("replace") == {"al-fr38"}
    assert t.refusal("replace:al-fr17").rule == "YPR.7.21a"


def test_ypr_7_21b_only_reduced_units_of_two_steps() -> None:
    t = replacing({field("A"): "al-fr17 (al-fr81t)", step(BOX, field("A"), "e"): "(al-fr4cd)"})
    assert t.nouns("replace") == {"al-fr38"}
    for name in ("al-fr17", "al-fr81t", "al-fr4cd", "ge-14"):
        assert t.refusal(f"replace:{name}").rule == "YPR.7.21b"


def test_ypr_7_21c_no_marker_next_to_the_enemy() -> None:
    """That an enemy comes up later does not stop the recovery: YPR.5.37."""
    here = field("A")
    t = replacing({here: "(al-fr17)", step(BOX, here, "e"): "ge-14"})
    assert t.nouns("replace") == {"al-fr38"}
    assert t.refusal("replace:al-fr17").rule == "YPR.7.21c"
    assert replacing({here: "(al-fr17)", step(BOX, here, "e", "e"): "ge-14"}).can("replace:al-fr17")


def test_ypr_7_21d_a_unit_that_is_attacked_loses_its_marker_and_is_done() -> None:
    """The step is lost for this turn: it stays reduced at recovery."""
    here = field("A")
    t = flanders(
        {here: "(al-fr17)", step(BOX, here, "e"): "ge-14"}, phase="combat", side="ge", cup="al-A",
        repl=1 << BOX.unit["al-fr17"], dice=[1, 1, marker(YPRES, "al-A"), 6],
    )  # fmt: skip
    assault(t, here, "ge-14")
    assert (t.prompt, t.asked) == ("ask-move", "al")
    assert not t.has("repl", "al-fr17")
    assert t.refusal("move:al-fr17").rule == "STD.10.4"
    t.do("done", "pass")
    assert (t.g.turn, t.steps("al-fr17")) == (6, 1)


def test_ypr_7_22a_one_french_and_one_german_cavalry_division_return_a_turn() -> None:
    """YPR.5.32b. British and Belgian cavalry does not return."""
    one, two, three = quiet_places(3)
    hosts = {one: "al-fr1cd", two: "al-br1cd", three: "al-be1cd", "4801": "ge-2cd"}
    t = replacing(hosts | {"eliminated": "al-fr3cd al-fr4cd al-br2cd al-be2cd"})
    assert {"al-fr3cd", "al-fr4cd"} <= t.nouns("rebuild")
    for name in ("al-br2cd", "al-be2cd", "al-fr17"):
        assert t.refusal(f"rebuild:{name}").rule == "YPR.7.22a"
    t.do("rebuild:al-fr3cd", f"at:{one}")
    assert (t.asked, t.nouns("rebuild")) == ("al", set())
    assert t.refusal("rebuild:al-fr4cd").rule == "YPR.7.22a"
    t.dice(marker(YPRES, "al-A"), 6).do("pass", "rebuild:ge-4cd", "at:4801")
    assert (t.at("ge-4cd"), t.prompt) == ("4801", "ask-move"), "no second one for Germany either"


def test_ypr_7_22b_it_joins_supplied_cavalry_of_its_nation_away_from_the_enemy() -> None:
    """YPR.5.32c. Not where there is no room; then it neither moves nor attacks this turn."""
    here = field("A")
    hungry, near, crowded = (step(BOX, here, *["w"] * 3), step(BOX, here, "e", "e"), "4828")
    t = replacing(
        {
            here: "al-fr1cd", hungry: "al-fr3cd", near: "al-fr4cd", step(BOX, near, "e"): "ge-14",
            crowded: "al-fr5cd al-fr6cd al-fr7cd", "4826": "al-br1cd", "4824": "al-fr17",
            "eliminated": "al-fr10cd",
        },
        supply={"al-fr3cd": "reduced"},
    )  # fmt: skip
    t.do("rebuild:al-fr10cd")
    assert t.nouns("at") == {here}
    assert t.refusal(f"at:{near}").rule == "YPR.7.22b"
    assert t.refusal(f"at:{crowded}").rule == "STD.6.1"
    t.do(f"at:{here}")
    assert (t.at("al-fr10cd"), t.steps("al-fr10cd"), t.has("rebuilt", "al-fr10cd")) == (here, 1, True)


@pytest.mark.parametrize("phase", ["move", "combat"])
def test_ypr_7_22c_its_host_moves_and_attacks_as_ever(phase: str) -> None:
    here = field("A")
    units = {here: "al-fr1cd al-fr10cd", step(BOX, here, "e"): "ge-14"}
    rebuilt = 1 << BOX.unit["al-fr10cd"]
    if phase == "move":
        t = flanders(units, active="al-A", rebuilt=rebuilt)
        assert t.nouns("move") == {"al-fr1cd", "al-fr38"}
        assert t.refusal("move:al-fr10cd").rule == "YPR.5.35d"
    else:
        t = flanders(units, phase="combat", side="al", rebuilt=rebuilt).do(f"attack:{step(BOX, here, 'e')}")
        assert t.nouns("join") == {"al-fr1cd"}
        assert t.refusal("join:al-fr10cd").rule == "STD.12.3"
