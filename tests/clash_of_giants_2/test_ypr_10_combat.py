"""YPR.10: offensive support, ground where retreats may be ignored, new corps, British remnants."""

from __future__ import annotations

import pytest

from grognard.games.clash_of_giants_2.odds import efficiency, odds, result

from .finding import YPRES_BOX as BOX
from .finding import around, assault, declare, field, first, flanders, men, step
from .table import Table, hex_of

HERE = field("A")
EAST = step(BOX, HERE, "e")
WEST = step(BOX, HERE, "w")
ATTACK = "ge-14 ge-13"
DEBRIS = {"waiting": "al-brremnant1 al-brremnant2"}


def facing(turn: int, side: str, **more: object) -> Table:
    """A French and a German division next to each other, the one side about to attack; the attack is declared."""
    t = flanders({HERE: "al-fr17", EAST: "ge-14"}, phase="combat", side=side, turn=turn, **more)
    return declare(t, HERE, "ge-14") if side == "ge" else declare(t, EAST, "al-fr17")


def die_for(t: Table, target: str, attackers: str, unit: str, over: int) -> int:
    """A die with which a defender fails by so much in an attack by these units."""
    h = hex_of(t.g, target)
    found = odds(t.g, (h,), [BOX.unit[name] for name in attackers.split()])
    ter = efficiency(t.g, BOX.unit[unit])
    return next(die for die in (2, 3, 4, 5, 6) if result(t.g, die, found.defender) - ter == over)


# -- YPR.10.1 ---------------------------------------------------------------------------------------------------------


def test_ypr_10_1a_the_allies_have_one_marker_for_turns_3_to_6() -> None:
    assert [turn for turn in range(2, 19) if facing(turn, "al").can("support")] == [3, 4, 5, 6]
    assert facing(7, "al").refusal("support").rule == "YPR.10.1a"
    t = facing(4, "al").do("support")
    assert facing(6, "al", support=t.g.support).refusal("support").rule == "YPR.10.1d"


def test_ypr_10_1b_germany_has_three_for_turns_6_to_17() -> None:
    """One for 6 to 8, one for 9 to 12, one for 13 to 17; each serves once."""
    assert [turn for turn in range(2, 19) if facing(turn, "ge").can("support")] == list(range(6, 18))
    used = 0
    for turn, last in ((6, 8), (10, 12), (14, 17)):
        used = facing(turn, "ge", support=used).do("support").g.support
        assert facing(last, "ge", support=used).refusal("support").rule in ("YPR.10.1b", "YPR.10.1d")
    assert used.bit_count() == 3
    assert facing(9, "ge", support=facing(6, "ge").do("support").g.support).can("support")


def test_ypr_10_1c_germany_does_not_use_two_in_a_row() -> None:
    t = facing(8, "ge").do("support")
    used = {"support": t.g.support, "supported": list(t.g.supported)}
    assert facing(9, "ge", **used).refusal("support").rule == "YPR.10.1c"
    assert facing(10, "ge", **used).can("support")


def test_ypr_10_1d_it_shifts_all_attacks_of_infantry_alone_one_column_right() -> None:
    """Of that turn; then the marker is gone. An attack with cavalry in it has no use for it."""
    other = step(BOX, HERE, "nw", "nw")
    german = step(BOX, other, "w")
    third = step(BOX, HERE, "sw", "sw")
    units = {
        HERE: "al-fr17", EAST: "ge-14", other: "al-fr18", german: "ge-13", third: "al-fr31",
        step(BOX, third, "w"): "ge-24", step(BOX, third, "se"): "ge-2cd",
    }  # fmt: skip
    t = flanders(units, phase="combat", side="ge", turn=7, dice=[1] * 7)
    declare(t, HERE, "ge-14")
    declare(t, other, "ge-13")
    declare(t, third, "ge-24 ge-2cd").do("support")
    assert t.refusal("support").rule == "YPR.10.1d"
    t.do("resolve", f"fight:{HERE}", f"fight:{other}")
    columns = [(line["attack"], line["defence"], line["column"]) for line in t.told("log-odds")]
    assert columns == [(2, 2, "2-1"), (2, 2, "2-1"), (3, 2, "1-1")]
    assert t.g.support.bit_count() == 1


def test_ypr_10_1d_the_shift_ends_with_the_turn() -> None:
    t = facing(8, "ge", support=0b10, supported=[0, 7], dice=[1, 1]).do("resolve")
    assert t.told("log-odds")[0]["column"] == "1-1"


# -- YPR.10.2 ---------------------------------------------------------------------------------------------------------


def place_of(kind: str) -> str:
    """A place of that class with land around it, where no river helps."""
    return first(
        BOX,
        lambda h: (
            BOX.place_class[h] == kind and len(BOX.map.linked[h]) == 6 and not BOX.sources[0] >> h & 1
            and all(BOX.playable >> n & 1 for n in BOX.map.linked[h])
        ),
    )  # fmt: skip


@pytest.mark.parametrize("kind", ["village", "town", "city"])
def test_ypr_10_2a_a_retreat_of_one_hex_may_be_ignored_in_places(kind: str) -> None:
    """Example C17. The step is lost all the same, and who will may retreat. YPR.TEC.9, YPR.TEC.10, YPR.TEC.11."""
    for answer in ("ignore", "retreat"):
        town, attackers = place_of(kind), "ge-14 ge-13"
        t = flanders({town: "al-fr17", step(BOX, town, "e"): attackers}, phase="combat", side="ge")
        t.dice(die_for(t, town, attackers, "al-fr17", 1), 1, 1)
        assault(t, town, attackers)
        assert (t.prompt, t.asked, t.steps("al-fr17")) == ("ask-retreat", "al", 1)
        t.do(f"{answer}:al-fr17")
        if answer == "ignore":
            assert (t.at("al-fr17"), t.prompt) == (town, "ask-replace")
        else:
            assert t.prompt == "ask-fall"


def test_ypr_10_2a_not_in_the_open() -> None:
    """YPR.TEC.n2: only villages, towns and cities."""
    t = flanders({HERE: "al-fr17", EAST: "ge-14 ge-13"}, phase="combat", side="ge", dice=[4, 1, 1])
    assert assault(t, HERE, "ge-14 ge-13").prompt == "ask-fall"


@pytest.mark.parametrize("kind", ["village", "town", "city"])
def test_ypr_10_2b_longer_retreats_may_not_be_ignored(kind: str) -> None:
    """YPR.TEC.n2."""
    town = place_of(kind)
    weak, steady = men(BOX, "al", 4)[0], men(BOX, "al", 5)[0]
    t = flanders({town: f"{weak} {steady}", step(BOX, town, "e"): ATTACK}, phase="combat", side="ge", dice=[6, 6, 1, 1])
    assault(t, town, ATTACK)
    assert (t.prompt, t.nouns("retreat"), t.nouns("ignore")) == ("ask-retreat", {weak, steady}, {steady})
    assert t.refusal(f"ignore:{weak}").rule == "STD.12.13"


# -- YPR.10.3 ---------------------------------------------------------------------------------------------------------


def known(t: Table, unit: str) -> int:
    return t.g.corps_ter[BOX.new_corps.index(BOX.formation[BOX.unit[unit]])]


def test_ypr_10_3a_the_first_combat_of_a_new_corps_fixes_its_efficiency() -> None:
    """Example C20: the 51st Reserve is attacked; its 4 on the track is for the whole XXVI R and no other."""
    t = flanders({HERE: "al-fr17", EAST: "ge-51r", "3201": "ge-52r"}, phase="combat", side="al", dice=[4, 2, 1])
    assert known(t, "ge-51r") == 0
    assault(t, EAST, "al-fr17")
    ter = BOX.tables["new_reserve"]["ter"][3]
    assert [known(t, name) for name in ("ge-51r", "ge-52r", "ge-53r")] == [ter, ter, 0]
    assert efficiency(t.g, BOX.unit["ge-52r"]) == ter
    assert t.told("log-roll")[0]["need"] == ter


@pytest.mark.parametrize("die", range(1, 7))
def test_ypr_10_3a_in_attack_too_by_the_track(die: int) -> None:
    t = flanders({HERE: "al-fr17", EAST: "ge-43r"}, phase="combat", side="ge", dice=[die, 1, 1])
    assault(t, HERE, "ge-43r")
    assert known(t, "ge-44r") == BOX.tables["new_reserve"]["ter"][die - 1]


def test_ypr_10_3b_it_never_changes() -> None:
    """A second combat asks for no such die."""
    ters = bytearray(len(BOX.new_corps))
    ters[BOX.new_corps.index("XXVI R")] = 2
    t = flanders(
        {HERE: "al-fr17", EAST: "ge-52r"}, phase="combat", side="ge", turn=9, corps_ter=ters, dice=[1, 3],
    )  # fmt: skip
    assault(t, HERE, "ge-52r")
    assert (known(t, "ge-51r"), t.steps("ge-52r")) == (2, 1)
    assert not t.told("log-prove")


# -- YPR.10.4 ---------------------------------------------------------------------------------------------------------


BEHIND = {
    step(BOX, HERE, "w", "w"): "ge-24", step(BOX, HERE, "nw", "nw"): "ge-40", step(BOX, HERE, "sw", "sw"): "ge-29"
}  # fmt: skip
"""Germans whose zones bar every way back."""


def broken(options: dict[str, object] | None = None, more: dict[str, str] | None = None, **fields: object) -> Table:
    """A reduced British division is destroyed in defence; the Indians with it have to go back two hexes."""
    t = flanders(
        {HERE: "(al-br3) al-inla", EAST: ATTACK} | (DEBRIS if more is None else more), phase="combat", side="ge",
        options=options, **fields,
    )  # fmt: skip
    t.dice(6, 6, 1, 1)
    return assault(t, HERE, ATTACK)


def test_ypr_10_4a_a_remnant_takes_the_place_of_a_british_unit_destroyed_in_defence() -> None:
    """Example C19. It need not be used."""
    t = broken()
    assert (t.at("al-br3"), t.steps("al-inla")) == ("eliminated", 1)
    assert (t.prompt, t.asked, set(t.options)) == ("ask-remnant", "al", {f"remnant:{HERE}", "decline"})
    t.do(f"remnant:{HERE}")
    assert (t.at("al-brremnant1"), t.at("al-brremnant2"), t.steps("al-brremnant1")) == (HERE, "waiting", 1)


def test_ypr_10_4a_not_for_the_french_and_not_for_attackers() -> None:
    t = flanders({HERE: "(al-fr17)", EAST: ATTACK} | DEBRIS, phase="combat", side="ge", dice=[6, 1, 1])
    assert assault(t, HERE, ATTACK).prompt == "ask-advance"
    t = flanders({HERE: "(al-br3)", EAST: "ge-14 ge-13"} | DEBRIS, phase="combat", side="al", dice=[6])
    assault(t, EAST, "al-br3")
    assert (t.at("al-br3"), t.prompt) == ("eliminated", "ask-replace")


def test_ypr_10_4a_for_whatever_reason() -> None:
    """A British division that cannot complete its retreat is destroyed as well."""
    units = {HERE: "al-inla", EAST: ATTACK, step(BOX, HERE, "w", "w"): "ge-24", step(BOX, HERE, "nw", "nw"): "ge-40"}
    units |= {step(BOX, HERE, "sw", "sw"): "ge-29"} | DEBRIS
    t = flanders(units, phase="combat", side="ge", dice=[6, 1, 1], options={"attack-all": 0})
    assault(t, HERE, ATTACK)
    assert (t.at("al-inla"), t.nouns("remnant")) == ("eliminated", {HERE})


def test_ypr_10_4b_nobody_retreats_then() -> None:
    """Example C19: the hex stays held, and nobody advances. Declined, the retreat takes place."""
    t = broken().do(f"remnant:{HERE}")
    assert (t.at("al-inla"), t.prompt) == (HERE, "ask-replace")
    t = broken().do("decline")
    assert (t.prompt, t.asked) == ("ask-fall", "al")
    assert t.at("al-brremnant1") == "waiting"


def test_ypr_10_4b_by_the_switch_the_others_retreat_all_the_same() -> None:
    t = broken({"remnant-alone": True}).do(f"remnant:{HERE}")
    assert (t.prompt, t.at("al-brremnant1")) == ("ask-fall", HERE)


def test_ypr_10_4c_one_in_a_combat_and_two_in_a_turn() -> None:
    """Two British units die in one combat, a third in another."""
    north = step(BOX, HERE, "nw", "nw")
    t = flanders(
        {HERE: "(al-br3) (al-br5)", EAST: "ge-14 ge-13", north: "(al-br4)", step(BOX, north, "nw"): "ge-24 ge-40"}
        | DEBRIS,
        phase="combat", side="ge", dice=[6, 6, 1, 1, 6, 1, 1],
    )  # fmt: skip
    declare(t, HERE, "ge-14 ge-13")
    declare(t, north, "ge-24 ge-40").do("resolve", f"fight:{HERE}", f"remnant:{HERE}")
    assert (t.at("al-brremnant2"), t.nouns("remnant")) == ("waiting", {north})
    assert t.do(f"remnant:{north}").at("al-brremnant2") == north


def test_ypr_10_4c_not_two_from_one_combat_even_by_the_switch() -> None:
    """A remnant is placed; the Indians must go back all the same, cannot, and die: no second remnant for them."""
    t = broken({"attack-all": 0, "remnant-alone": True}, DEBRIS | BEHIND).do(f"remnant:{HERE}")
    assert (t.at("al-inla"), t.at("al-brremnant1"), t.at("al-brremnant2")) == ("eliminated", HERE, "waiting")
    assert t.prompt == "ask-replace"


def test_ypr_10_4a_stacking_holds_for_a_remnant() -> None:
    """With two mounted units left there is no room for infantry."""
    cavalry = "al-br1cd al-br2cd al-br3cd"
    t = flanders({HERE: cavalry, EAST: ATTACK} | DEBRIS, phase="combat", side="ge", dice=[6, 1, 1, 1, 1])
    assault(t, HERE, ATTACK).do("stand")
    assert (t.at("al-br1cd"), t.at("al-brremnant1"), t.prompt) == ("eliminated", "waiting", "ask-replace")


def test_ypr_10_4c_a_remnant_serves_once() -> None:
    """Lost, it is lost; without one left nobody is asked."""
    t = broken(more={"eliminated": "al-brremnant1", "waiting": "al-brremnant2"})
    assert t.do(f"remnant:{HERE}").at("al-brremnant2") == HERE
    t = broken(more={"eliminated": "al-brremnant1 al-brremnant2"})
    assert t.prompt == "ask-fall"
    t = flanders({HERE: "al-brremnant1"}, phase="replace", side="al")
    assert t.refusal("replace:al-brremnant1").rule == "YPR.7.21b"


def test_ypr_10_4c_who_declined_may_think_again_after_the_next_loss() -> None:
    """The Indians cannot get away and die in their turn: a remnant may come for them."""
    t = broken({"attack-all": 0}, DEBRIS | BEHIND).do("decline")
    assert (t.at("al-inla"), t.nouns("remnant")) == ("eliminated", {HERE})
    t.do(f"remnant:{HERE}")
    assert t.at("al-brremnant1") == HERE


def test_ypr_10_4d_a_remnant_is_infantry_that_does_not_attack() -> None:
    t = flanders({HERE: "al-brremnant1 al-br5", EAST: "ge-14"}, phase="combat", side="al").do(f"attack:{EAST}")
    assert t.nouns("join") == {"al-br5"}
    assert t.refusal("join:al-brremnant1").rule == "YPR.10.4d"
    t = flanders({HERE: "al-brremnant1 al-br1cd"}, active="al-A", roll=6).do("move:al-brremnant1")
    assert t.play.question is not None
    assert dict(t.play.question.args or {})["points"] == BOX.tracks[0, 0, 5][5][0]
    assert set(around(BOX, HERE)) <= t.nouns("to")


# -- retreat by the compass -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("open_", [True, False])
def test_ypr_2_12a_an_enemy_zone_bars_a_retreat_but_for_a_friend_in_it(open_: bool) -> None:
    """Example C16: two ways back lie empty in Allied zones; the third holds a friend. Without a second hex behind it
    the unit is destroyed."""
    east, ne, se = (step(BOX, HERE, way) for way in ("e", "ne", "se"))
    german, friend = men(BOX, "ge", 4)[:2]
    units = {HERE: german, WEST: "al-fr17 al-fr18", east: friend}
    units |= {step(BOX, ne, "ne"): "al-fr31", step(BOX, se, "se"): "al-fr39"}
    if not open_:
        units[step(BOX, east, "e", "e")] = "al-fr43"
    t = flanders(units, phase="combat", side="al", dice=[5, 1, 1], options={"attack-all": 0})
    assault(t, HERE, "al-fr17 al-fr18")
    assert t.at(german) == (step(BOX, east, "e") if open_ else "eliminated")


def test_ypr_10_3a_eight_divisions_belong_to_new_corps() -> None:
    """Everybody else's efficiency is known from the start."""
    unknown = {BOX.units[u] for u in range(BOX.count) if not BOX.ter[u]}
    assert {BOX.formation[BOX.unit[name]] for name in unknown} == set(BOX.new_corps)
    assert not unknown & set(men(BOX, "ge"))


def test_ypr_10_4a_one_remnant_to_a_hex() -> None:
    one = {"waiting": "al-brremnant2"}
    t = flanders({HERE: "(al-br3) al-brremnant1", EAST: ATTACK} | one, phase="combat", side="ge", dice=[6, 1, 1, 1])
    assault(t, HERE, ATTACK)
    assert (t.at("al-br3"), t.at("al-brremnant1"), t.at("al-brremnant2")) == ("eliminated", HERE, "waiting")
    assert t.prompt != "ask-remnant"


def test_ypr_10_4c_a_remnant_does_not_fill_the_gap_of_a_remnant() -> None:
    one = {"waiting": "al-brremnant2"}
    t = flanders({HERE: "al-brremnant1", EAST: ATTACK} | one, phase="combat", side="ge", dice=[6, 1, 1])
    assault(t, HERE, ATTACK)
    assert (t.at("al-brremnant1"), t.at("al-brremnant2"), t.prompt) == ("eliminated", "waiting", "ask-advance")
