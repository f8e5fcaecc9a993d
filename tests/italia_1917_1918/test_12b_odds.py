"""12.2.4: the ratio, rounded for the defender, and every shift of its column; T.1, T.2, T.5: what we rebuilt of it."""

from __future__ import annotations

import pytest

from grognard.games.italia_1917_1918.odds import column_of, outcome, tank_ahead

from .fights import SPOT, dry, fight, first, meet, reckon, shifts, way
from .table import BOX, hex_of, italia, position

E, NE, SE, W, NW, SW = (way(SPOT, step) for step in ("e", "ne", "se", "w", "nw", "sw"))


# -- the ratio ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(35, 10, 3), (6, 10, 0), (10, 10, 1), (9, 10, 0), (5, 10, 0), (49, 100, -1), (1, 4, -2), (20, 10, 2), (19, 10, 1)],
)
def test_12_2_4b_the_ratio_is_rounded_for_the_defender(attack: int, defence: int, column: int) -> None:
    """35 to 10 is 3/1, 6 to 10 is 1/2: the examples of the text; columns beyond the table go on (12.2.4c)."""
    assert column_of(attack, defence) == column


def test_12_2_4a_factors_are_added_and_divided() -> None:
    t = meet(SPOT, {E: "ah-4-id", NE: "ah-216-ibrig"}, "it-51-df it-5-alpini")
    found = reckon(t)
    assert (found.attack, found.defence, found.raw) == (2 * (9 + 5), 2 * (9 + 4), 1)


def test_12_2_4a_reduced_units_count_by_their_other_side() -> None:
    t = meet(SPOT, {E: "ah-4-id"}, "it-51-df")
    assert (reckon(t).attack, reckon(t).defence) == (18, 18)
    t = italia({SPOT: "(it-51-df)", E: "((ah-4-id))"}, phase="attack", side="cp", scenario="solstice")
    t.do(f"attack:{SPOT}", "join:ah-4-id")
    assert (reckon(t).attack, reckon(t).defence) == (8, 10)


def test_12_2_4a_nobody_whom_the_guns_disorganised_counts() -> None:
    """12.5b: he may not attack any more, though he was named (12.2.1a)."""
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also={way(SPOT, "w", "w"): "it-corps-i"}, dice=[2])
    t.do("gun:it-corps-i", "settle", "shake:ah-13-schd")
    assert t.told("log-odds")[0]["attack"] == "9"


def test_12_2_4a_halves_stay_halves() -> None:
    """7 over a ridge is 3 1/2; with 5 that climb nothing 8 1/2 against 4 are 2/1."""
    assert column_of(7 + 10, 8) == 2
    assert column_of(6 + 10, 8) == 2
    assert column_of(5 + 10, 8) == 1


def test_12_2_4c_columns_go_on_beyond_the_table() -> None:
    """1/2, two to the left, three to the right: 1/1; nothing is cut off before the end."""
    woods = first("solstice", lambda h: BOX.terrain[h] == "woods" and not BOX.town[h] and dry(BOX.numbers[h]))
    t = meet(woods, {dry(woods): "ah-4-id"}, "it-51-df it-1-alpini")  # 9 to 15 in woods: 1/2, then 1/3
    assert (reckon(t).raw, reckon(t).column) == (0, -1)
    g = t.g
    g.starving = sum(1 << BOX.unit[name] for name in ("it-51-df",))
    assert reckon(t).column == 0


def test_12_2_4c_and_nothing_is_above_the_last_before_all_shifts_are_added() -> None:
    woods = first("solstice", lambda h: BOX.terrain[h] == "woods" and not BOX.town[h] and dry(BOX.numbers[h]))
    t = meet(woods, {dry(woods): "ah-4-id ah-13-schd ah-33-id"}, "it-fan-det-1")
    assert (reckon(t).raw, reckon(t).column) == (25, 6)


def test_12_2_4d_below_one_to_two_the_attack_is_off() -> None:
    """Exactly 1/2 is fought; a column less costs three steps of the best, and nothing else happens."""
    t = fight({"e": "ah-geb-det-1"}, "it-fan-det-1 it-fan-det-2", dice=[3, 3, 2, 2])  # 1 to 2, morale 4 to 3: 1/1
    t.do("lead:it-fan-det-1")
    assert len(t.told("log-combat")) == 1
    t = fight({"e": "ah-4-id ah-geb-det-1"}, "gb-20-bde gb-22-bde gb-91-bde gb-68-bde")  # 10 to 20, morale 4 to 5
    t.do("lead:ah-4-id", "lead:gb-20-bde")
    assert (t.told("log-too-weak") != [], t.told("log-combat")) == (True, [])
    t.do("lose:ah-geb-det-1")
    assert (t.at("ah-geb-det-1"), t.steps("ah-4-id")) == ("eliminated", 1)
    t = fight({"e": "ah-4-id ah-geb-det-1"}, "it-51-df it-17-df", dice=[3, 3, 2, 2])  # 10 to 18: 1/2
    t.do("lead:ah-4-id", "lead:it-51-df")
    assert len(t.told("log-combat")) == 1


# -- terrain -----------------------------------------------------------------------------------------------------------

GROUND = [
    ("12.2.4e", "woods", "woods", ""), ("12.2.4f", "mountain", "mountain", ""), ("12.2.4f", "high", "high", ""),
    ("12.2.4g", "marsh", "marsh", ""), ("12.2.4h", "minor", "clear", "minor"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "key", "terrain", "town"), GROUND)
def test_12_2_4e_to_12_2_4h_the_ground_shifts_a_column(rule: str, key: str, terrain: str, town: str) -> None:
    trench = BOX.scenes["solstice"].trench
    spot = first(
        "solstice", lambda h: BOX.terrain[h] == terrain and BOX.town[h] == town and not trench >> h & 1
        and dry(BOX.numbers[h])
    )  # fmt: skip
    t = meet(spot, {dry(spot): "ah-4-id"}, "it-51-df")
    assert shifts(t) == {key: -1}
    assert [one.rule for one in reckon(t).shifts] == [rule]


def test_12_2_4e_open_ground_shifts_nothing() -> None:
    assert shifts(meet(SPOT, {E: "ah-4-id"}, "it-51-df")) == {}


def test_12_2_4i_a_major_town_doubles_the_defence() -> None:
    trench = BOX.scenes["solstice"].trench
    town = first("solstice", lambda h: BOX.town[h] == "major" and not trench >> h & 1 and dry(BOX.numbers[h]))
    t = meet(town, {dry(town): "ah-4-id"}, "it-51-df")
    assert (reckon(t).defence, shifts(t)) == (2 * 9 * 2, {})


@pytest.mark.parametrize(("scenario", "times"), [("solstice", 3), ("grappa", 2), ("caporetto", 2), ("vittorio", 3)])
def test_12_2_4j_trenches_multiply_by_the_italian_doctrine(scenario: str, times: int) -> None:
    """Also for the French, whose doctrine is Cadorna/Foch throughout (3.0k); the Central Powers always have three."""
    scene = BOX.scenes[scenario]
    spot = first(scenario, lambda h: scene.trench >> h & 1 and not BOX.town[h] and dry(BOX.numbers[h], scenario))
    start = dry(spot, scenario)
    t = meet(spot, {start: "ah-4-id"}, "fr-65-di", scenario=scenario)
    assert reckon(t).defence == 2 * times * 8
    t = meet(spot, {start: "fr-65-di"}, "ah-4-id", scenario=scenario, side="en")
    assert reckon(t).defence == 2 * 3 * scene.ratings[BOX.unit["ah-4-id"]].defence


def test_12_2_4j_nine_times_three_against_27_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    """26 are only 1/2."""
    assert (column_of(2 * 27, 2 * 27), column_of(2 * 26, 2 * 27)) == (1, 0)
    monkeypatch.setattr(BOX.scenes["solstice"], "trench", 1 << hex_of(SPOT))
    assert reckon(meet(SPOT, {E: "ah-4-id"}, "it-51-df")).defence == 2 * 27


def test_12_2_4k_who_climbs_a_ridge_attacks_at_half() -> None:
    """Only he; another from beside counts in full, and downhill nothing is halved."""
    high, low = next(
        (BOX.numbers[b], BOX.numbers[a]) for a, b in sorted(BOX.ridge.pairs)
        if BOX.scenes["solstice"].area >> a & BOX.scenes["solstice"].area >> b & 1 and dry(BOX.numbers[b])
        and (a, b) not in BOX.wet
    )  # fmt: skip
    assert reckon(meet(high, {low: "ah-60-id"}, "it-51-df")).attack == 7
    assert reckon(meet(high, {low: "ah-60-id", dry(high): "ah-216-ibrig"}, "it-51-df")).attack == 7 + 2 * 5
    assert reckon(meet(low, {high: "ah-60-id"}, "it-51-df")).attack == 14


def _bank(kind: str, scenario: str = "solstice") -> tuple[str, str]:
    """Two clear hexes with such a river between and no bridge, and a dry neighbour of the second."""
    scene, rivers = BOX.scenes[scenario], getattr(BOX, kind)
    for a, b in sorted(rivers.pairs):
        inside = scene.area >> a & scene.area >> b & 1 and not (scene.trench >> a | scene.trench >> b) & 1
        plain = BOX.terrain[a] == BOX.terrain[b] == "clear" and not BOX.town[b]
        if inside and plain and (a, b) not in BOX.bridge_at and dry(BOX.numbers[b], scenario):
            return BOX.numbers[a], BOX.numbers[b]
    raise AssertionError(kind)


def test_12_2_4l_all_attackers_behind_a_minor_river() -> None:
    near, far = _bank("minor")
    assert shifts(meet(far, {near: "ah-4-id"}, "it-51-df")) == {"river": -1}
    assert "river" not in shifts(meet(far, {near: "ah-4-id", dry(far): "ah-13-schd"}, "it-51-df"))


def test_t_5_behind_a_major_river_it_is_one_column_too_bridges_or_not() -> None:
    near, far = _bank("major")
    a, b = hex_of(near), hex_of(far)
    assert shifts(meet(far, {near: "ah-4-id"}, "it-51-df")) == {"river": -1}
    assert shifts(meet(far, {near: "ah-4-id"}, "it-51-df", footbridges=((0, a, b),))) == {"river": -1}
    assert "river" not in shifts(meet(far, {near: "ah-4-id", dry(far): "ah-13-schd"}, "it-51-df"))


def test_12_2_4u_everything_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a river against a mountain: two columns left; trenches and a major town multiply one another."""
    near, far = _bank("minor")
    h = hex_of(far)
    monkeypatch.setattr(BOX, "left", tuple(1 if n == h else one for n, one in enumerate(BOX.left)))
    found = reckon(meet(far, {near: "ah-4-id"}, "it-51-df"))
    assert found.column == found.raw - 2
    town = hex_of("Treviso")
    monkeypatch.setattr(BOX.scenes["solstice"], "trench", 1 << town)
    start = BOX.numbers[BOX.map.linked[town][0]]
    assert reckon(meet("Treviso", {start: "ah-4-id"}, "it-51-df")).defence == 2 * 9 * 6


# -- what else shifts --------------------------------------------------------------------------------------------------


def test_12_2_4m_assault_troops_give_one_column_however_many() -> None:
    units = {E: "ah-216-ibrig ah-sturm-1", NE: "ah-217-ibrig ah-sturm-2"}
    assert shifts(meet(SPOT, units, "it-51-df")) == {}
    assert shifts(meet(SPOT, units, "it-51-df", use="ah-sturm-1")) == {"assault": 1}
    assert shifts(meet(SPOT, units, "it-51-df", use="ah-sturm-1 ah-sturm-2")) == {"assault": 1}


def test_12_2_4m_those_that_the_guns_have_killed_with_their_unit_give_nothing() -> None:
    """15.3.2c: neither the column nor mastery."""
    units = {"e": "(ah-216-ibrig) ah-sturm-1", "ne": "ah-4-id ah-13-schd"}
    for die, answer, shift in ((1, "shake:ah-13-schd", 1), (3, "lose:ah-216-ibrig", 0)):
        t = fight(units, "it-51-df", use="ah-sturm-1", also={way(SPOT, "w", "w"): "it-army-iv"}, dice=[die, 3, 3, 3, 3])
        t.do("gun:it-army-iv", answer, "lead:ah-4-id")
        assert (t.at("ah-sturm-1") == "eliminated") is not bool(shift)
        assert [one["shift"] for one in t.told("log-odds")] == [shift]
        assert next(one["modifier"] for one in t.told("log-mastery") if one["side"] == ("side", 0)) == shift


def test_12_2_4m_they_must_be_with_a_unit_that_attacks() -> None:
    t = meet(SPOT, {E: "ah-216-ibrig"}, "it-51-df")
    assert t.refusal("use:ah-sturm-1").rule == "12.2.8d"
    assert t.refusal("use:ah-216-ibrig").rule == "12.2.4m"
    t = italia({SPOT: "it-51-df", E: "ah-94-id ah-sturm-1", NE: "ah-4-id"}, phase="attack", side="cp")
    t.do(f"attack:{SPOT}", "join:ah-94-id")
    assert t.refusal("use:ah-sturm-1").rule == "12.2.8d"  # 94 ID has morale 3


def test_12_2_4m_each_has_a_unit_of_its_own() -> None:
    """Two battalions with one brigade are one too many; a German one beside them has its own regiment."""
    t = meet(SPOT, {E: "ah-216-ibrig de-jr-3 ah-sturm-1 ah-sturm-2 de-stoss-1"}, "it-51-df", use="ah-sturm-1")
    assert t.refusal("use:ah-sturm-2").rule == "12.2.8d"
    assert t.can("use:de-stoss-1")


@pytest.mark.parametrize(
    ("attacker", "defender", "by"),
    [("ah-216-ibrig", "it-51-df", 1), ("ah-4-id", "gb-20-bde", -1), ("de-jr-3", "it-66-df", 3)],
)  # fmt: skip
def test_12_2_4n_morale_of_the_lead_units(attacker: str, defender: str, by: int) -> None:
    t = meet(SPOT, {E: attacker}, defender)
    assert shifts(t, attacker, defender) == {"morale": by}
    assert shifts(meet(SPOT, {E: "ah-4-id"}, "it-51-df"), "ah-4-id", "it-51-df") == {}


def test_12_2_4o_a_defender_out_of_supply() -> None:
    assert shifts(meet(SPOT, {E: "ah-4-id"}, "it-51-df it-5-alpini", marks={"starving": "it-5-alpini"})) == {
        "starving": 1
    }


def test_12_2_4p_cadorna_and_foch_attack_a_column_better() -> None:
    """The French and the assault regiments of 1 DA in the Solstice; not Italians under Diaz, nor the Central Powers."""
    for unit, by in (("fr-23-di", 1), ("it-1-assalto", 1), ("it-51-df", 0), ("gb-20-bde", 0)):
        t = meet(SPOT, {E: unit}, "ah-4-id", side="en")
        assert shifts(t, unit).get("doctrine", 0) == by
    assert "doctrine" not in shifts(meet(SPOT, {E: "ah-4-id"}, "fr-23-di"), "ah-4-id", "fr-23-di")


def test_12_2_4q_the_offensive_modifier_by_sequence_and_range() -> None:
    gun = way(SPOT, "e", "e", "e")
    for sequence, by in ((1, 2), (2, 1), (3, 0)):
        t = meet(
            SPOT, {E: "ah-4-id", gun: "ah-army-vi"}, "it-51-df", sequence=sequence, marks={"offensive": "ah-army-vi"}
        )  # fmt: skip
        assert shifts(t).get("offensive", 0) == by
    assert shifts(meet(SPOT, {E: "ah-4-id", gun: "ah-army-vi"}, "it-51-df")) == {}  # in its other mode
    far = way(SPOT, "e", "e", "e", "e", "e", "e")
    t = meet(SPOT, {E: "ah-4-id", far: "ah-army-vi"}, "it-51-df", marks={"offensive": "ah-army-vi"})
    assert shifts(t) == {}


def test_12_2_4q_it_helps_the_side_that_attacks_by_plan_only() -> None:
    gun = way(SPOT, "e", "e", "e")
    t = meet(SPOT, {E: "it-51-df", gun: "it-army-iv"}, "ah-4-id", side="en", marks={"offensive": "it-army-iv"})
    assert shifts(t) == {}


def test_12_2_4r_attackers_and_their_zones_all_around() -> None:
    assert shifts(meet(SPOT, {E: "ah-4-id", W: "ah-13-schd"}, "it-51-df")) == {"concentric": 1}
    assert shifts(meet(SPOT, {E: "ah-4-id", NE: "ah-13-schd"}, "it-51-df")) == {}


def test_12_2_4r_only_those_who_take_part_count() -> None:
    t = italia({SPOT: "it-51-df", E: "ah-4-id", W: "ah-13-schd"}, phase="attack", side="cp", scenario="solstice")
    t.do(f"attack:{SPOT}", "join:ah-4-id")
    assert shifts(t) == {}


def test_12_2_4s_a_friend_beside_the_defender_prevents_it() -> None:
    t = meet(SPOT, {E: "ah-4-id", W: "ah-13-schd", NE: "ah-33-id"}, "it-51-df")
    assert shifts(t) == {"concentric": 1}
    t = italia(
        {SPOT: "it-51-df", E: "ah-4-id", W: "ah-13-schd", NW: "it-fan-det-1"},
        phase="attack", side="cp", scenario="solstice",
    )  # fmt: skip
    t.do(f"attack:{SPOT}", "join:ah-4-id", "join:ah-13-schd")
    assert shifts(t) == {}


def test_12_2_4t_a_tank_gives_its_coordination() -> None:
    t = meet(SPOT, {E: "fr-23-di fr-renault"}, "ah-4-id", side="en", scenario="vittorio")
    assert shifts(t) == {"tanks": 2}
    assert tank_ahead(t.g, [BOX.unit["fr-23-di"]]) == -1


# -- the table ---------------------------------------------------------------------------------------------------------


def test_t_1_the_table_has_seven_columns_and_grows_better() -> None:
    """Better odds and higher dice hurt the defender more and the attacker less."""
    g = position(scenario="solstice")
    assert BOX.tables["combat"]["columns"] == ["1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1"]
    cells = [[outcome(g, column, dice) for column in range(7)] for dice in range(2, 13)]
    for row in cells:
        assert [a for a, _, _ in row] == sorted((a for a, _, _ in row), reverse=True)
        assert [d for _, d, _ in row] == sorted(d for _, d, _ in row)
    for column in zip(*cells, strict=True):
        assert [a for a, _, _ in column] == sorted((a for a, _, _ in column), reverse=True)
        assert [d for _, d, _ in column] == sorted(d for _, d, _ in column)


def test_t_2_stars_stand_beside_low_sums_the_fewer_the_better_the_odds() -> None:
    g = position(scenario="solstice")
    last = [max((dice for dice in range(2, 13) if outcome(g, c, dice)[2]), default=0) for c in range(7)]
    assert last == sorted(last, reverse=True)
    for column, end in enumerate(last):
        assert [outcome(g, column, dice)[2] for dice in range(2, 13)] == [dice <= end for dice in range(2, 13)]
