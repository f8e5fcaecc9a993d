"""GAL.1 to GAL.3: the frame of the battle of Galicia, the compass, and how it is set up."""

from __future__ import annotations

from datetime import date
from math import cos, hypot, radians

from grognard.games.clash_of_giants_2.names import dates, turn_name, unit_title
from grognard.games.clash_of_giants_2.stacking import why_not_group
from grognard.games.clash_of_giants_2.state import ASIDE, OFF

from .finding import GALICIA_BOX as BOX
from .finding import first, numbers, open_ground, sentinel, step
from .table import GALICIA, Table, galicia, marker


def opening() -> Table:
    """The first question of the game: everything is still to be placed."""
    return Table(GALICIA, GALICIA.start("campaign", GALICIA.settings({})))


def placed(t: Table, unit: str) -> Table:
    """Up to the question where a unit goes."""
    return t.do(f"place:{unit}")


def nearest(number: str, *countries: str) -> int:
    """Hexes from one to the nearest of some countries."""
    land = BOX.country_set(*countries)
    far = 0
    while not BOX.map.range(1 << BOX.hex[number], far) & land:
        far += 1
    return far


def too_near(side: int, army: str) -> str:
    """A hex of a side's own soil in an army's area, three hexes from the enemy's."""
    own, others = (("ah",), ("ru",)) if side == 0 else (("ru",), ("ah", "ge"))
    return first(
        BOX,
        lambda h: (
            BOX.country[h] in own and BOX.rows[h][f"area{side}"] == army and nearest(BOX.numbers[h], *others) == 3
        ),
    )


# -- GAL.1, GAL.2 -------------------------------------------------------------------------------------------------


def test_gal_1_1_austria_faces_four_russian_armies_from_the_17th_of_august() -> None:
    assert GALICIA.sides == ("ah", "ru")
    assert dates(BOX, 1)[0] == date(1914, 8, 17)
    assert [name for name in BOX.markers if name.startswith("ru")] == ["ru-3", "ru-4", "ru-5", "ru-8"]


def test_gal_2_11a_a_hex_is_about_fourteen_and_a_half_kilometres() -> None:
    """Measured between the centres of hexes that touch, in all six ways."""
    for way in BOX.map.ways:
        for h in range(0, BOX.size, 97):
            n = BOX.map.near[way][h]
            if n < 0:
                continue
            a, b = ((float(BOX.rows[i]["lat"]), float(BOX.rows[i]["lon"])) for i in (h, n))
            north, east = (a[0] - b[0]) * 111.2, (a[1] - b[1]) * 111.3 * cos(radians((a[0] + b[0]) / 2))
            assert 13.9 < hypot(north, east) < 15.1, (BOX.numbers[h], way)


def test_gal_2_11b_a_turn_is_three_days() -> None:
    """Example F7: turn n starts 3(n-1) days after the 17th of August."""
    for turn in range(1, 10):
        first_day, last_day = dates(BOX, turn)
        assert (last_day - first_day).days == 2
        assert (dates(BOX, turn + 1)[0] - last_day).days == 1
    assert dates(BOX, 10) == (date(1914, 9, 13), date(1914, 9, 15))
    assert turn_name(BOX, 10, "en") == "13-15 September 1914"
    assert turn_name(BOX, 5, "fr") == "29-31 août 1914"
    assert GALICIA.words.label("turn", 6, "en") == "1-3 September 1914"


def test_gal_2_11c_units_are_divisions() -> None:
    """What was no division in history is a brigade, and never stronger than one step."""
    for u, name in enumerate(BOX.units):
        assert BOX.division[u] or BOX.steps[u] == 1, name
    assert sum(BOX.division) > 0.8 * BOX.count


def fallen(side: str, enemy: str) -> Table:
    """A division of a side has to retreat one hex on open ground, driven from its front."""
    here = open_ground(BOX, 2)
    defender, attackers = ("ah-5", "ru-7 ru-10") if side == "ah" else ("ru-7", "ah-5 ah-12")
    t = galicia({here: defender, enemy: attackers}, phase="combat", side=GALICIA.sides[side == "ah"], turn=10)
    t.dice(BOX.ter[BOX.unit[defender]], 1, 1).do(f"attack:{here}", "join_all", "settle", "resolve")
    assert t.prompt == "ask-fall"
    return t


def test_gal_2_12a_austrians_fall_back_south_south_west_and_north_west() -> None:
    here = open_ground(BOX, 2)
    t = fallen("ah", step(BOX, here, "ne"))
    assert t.nouns("fall") == {step(BOX, here, way) for way in ("s", "sw", "nw")}
    assert t.refusal(f"fall:{step(BOX, here, 'n')}").rule == "STD.12.15"


def test_gal_2_12b_russians_fall_back_north_north_east_and_south_east() -> None:
    here = open_ground(BOX, 2)
    t = fallen("ru", step(BOX, here, "sw"))
    assert t.nouns("fall") == {step(BOX, here, way) for way in ("n", "ne", "se")}
    assert t.refusal(f"fall:{step(BOX, here, 's')}").rule == "STD.12.15"


def test_gal_2_13_units_are_called_by_the_abbreviations_of_their_counters() -> None:
    """Every abbreviation of the list is borne by the units it stands for; ours beyond it are few."""
    words = {word for name in BOX.names for word in name.split() if not word.isdigit()}
    listed = {"Ca", "Cos", "D", "GR", "G", "K", "LW", "PoL", "T", "R"}
    assert listed <= words
    assert words - listed == {"H", "Ls", "KD", "CD", "Rif", "Comb", "Cav", "Ural"}
    for u, name in enumerate(BOX.names):
        assert ("Cos" in name.split()) == ("cossack" in BOX.flags[u]), name
    for name, title in (
        ("ru-3dcos", "Don Cossack"), ("ru-1gr", "Grenadier"), ("ru-21ca", "Caucasus"), ("ah-pol", "Polish Legion"),
        ("ah-ge3lw", "Landwehr"),
    ):  # fmt: skip
        assert title in unit_title(BOX, BOX.unit[name], "en")


# -- GAL.3.1 ------------------------------------------------------------------------------------------------------


def test_gal_3_1a_units_with_an_army_are_placed_those_with_a_turn_wait() -> None:
    """GAL.3.1b: the reinforcements stay aside until their turn."""
    t = opening()
    assert t.nouns("place") == {row["unit"] for row in BOX.unit_rows if row["side"] == "ru" and row["setup"]}
    t.dice(marker(GALICIA, "ah-1"), 6).do("deploy", "deploy")
    waiting = {BOX.units[u] for u, where in enumerate(t.g.loc) if where == ASIDE}
    assert waiting == {row["unit"] for row in BOX.unit_rows if row["turn"]}
    assert waiting & {"ru-48", "ah-20h"} == {"ru-48", "ah-20h"}
    assert t.g.turn == 1


def test_gal_3_1b_a_reinforcement_enters_in_its_turn_and_not_before() -> None:
    for turn, offered in ((2, set()), (3, {"ru-48", "ru-49"})):
        t = galicia(
            {"waiting": "ru-48 ru-49 ru-65r", "Rovno": "(ru-12)"},
            phase="arrive", side="ru", turn=turn,
        )  # fmt: skip
        assert t.nouns("place") == offered
        assert t.at("ru-65r") == "waiting"


def test_gal_3_11a_russia_sets_up_first_and_gal_3_12a_austria_second() -> None:
    """GAL.3.12a."""
    t = opening()
    assert (t.asked, t.prompt) == ("ru", "ask-setup")
    t.do("deploy")
    assert (t.asked, t.prompt) == ("ah", "ask-setup")
    assert not any(t.g.loc[u] < OFF for u in BOX.of_side[0])
    t.dice(marker(GALICIA, "ru-8"), 1).do("deploy")
    assert t.g.phase == "move"


def test_gal_3_11b_russians_go_into_their_own_armys_part_of_russia() -> None:
    """The area decides, stacking holds."""
    t = placed(opening(), "ru-13")
    for number in t.nouns("at"):
        h = BOX.hex[number]
        assert (BOX.rows[h]["country"], BOX.rows[h]["area1"]) == ("ru", "8"), number
    assert {BOX.setup[u] for u in BOX.of_side[1] if BOX.setup[u]} == {"4", "5", "3", "8"}
    assert t.refusal("at:Lemberg").rule == "GAL.3.11b"
    assert t.refusal("at:Rovno").rule == "STD.3.2", "the 3rd Army's"
    here = min(t.nouns("at"))
    t.do(f"at:{here}", "place:ru-34", f"at:{here}", "place:ru-14")
    assert t.refusal(f"at:{here}").rule == "STD.6.1"


def test_gal_3_11c_russians_are_set_up_in_supply() -> None:
    """Far from every railway that leads to a Russian source nobody may be placed."""
    t = placed(opening(), "ru-18")
    fed = BOX.map.range(BOX.rail.flood(BOX.sources[1], BOX.rails), 5)
    hungry = first(
        BOX,
        lambda h: not fed >> h & 1 and BOX.rows[h]["area1"] == "4" and nearest(BOX.numbers[h], "ah", "ge") >= 4,
    )
    assert t.refusal(f"at:{hungry}").rule == "GAL.3.11c"
    assert t.nouns("at") <= numbers(BOX, fed)
    assert t.nouns("at") & numbers(BOX, fed & ~BOX.map.range(BOX.rails, 4)), "five hexes from the rails is near enough"


def test_gal_3_11d_russians_stand_four_hexes_from_the_enemys_countries() -> None:
    """Example F8: a hex at distance 4 will do, one at 3 will not; Germany counts."""
    for unit in ("ru-18", "ru-7", "ru-5", "ru-13"):
        t = placed(opening(), unit)
        assert min(nearest(number, "ah", "ge") for number in t.nouns("at")) == 4
        assert t.refusal(f"at:{too_near(1, BOX.setup[BOX.unit[unit]])}").rule == "GAL.3.11d"
    prussian = first(BOX, lambda h: nearest(BOX.numbers[h], "ge") == 3 and nearest(BOX.numbers[h], "ah") > 4
                     and BOX.rows[h]["country"] == "ru")  # fmt: skip
    assert placed(opening(), "ru-18").refusal(f"at:{prussian}").rule == "GAL.3.11d"


def test_gal_3_12b_austrians_go_into_their_own_armys_part_of_austria() -> None:
    t = placed(opening().do("deploy"), "ah-4")
    for number in t.nouns("at"):
        h = BOX.hex[number]
        assert (BOX.rows[h]["country"], BOX.rows[h]["area0"]) == ("ah", "4"), number
    assert {BOX.setup[u] for u in BOX.of_side[0] if BOX.setup[u]} == {"1", "4", "3", "2"}
    assert t.refusal("at:Lublin").rule == "GAL.3.12b"
    assert t.refusal("at:Krakau").rule == "STD.3.2", "the 1st Army's"
    here = min(t.nouns("at"))
    t.do(f"at:{here}", "place:ah-25", f"at:{here}", "place:ah-6kd")
    assert t.refusal(f"at:{here}").rule == "STD.6.2"


def test_gal_3_12c_nobody_is_set_up_in_germany() -> None:
    t = placed(opening().do("deploy"), "ah-5")
    german = first(BOX, lambda h: BOX.country[h] == "ge" and BOX.rows[h]["area0"] == "1")
    assert t.refusal(f"at:{german}").rule == "GAL.3.12c"


def test_gal_3_12d_austrians_are_in_supply_and_four_hexes_from_russia() -> None:
    """Example F8, the other side. Hexes in Hungary far from all railways are out too."""
    t = opening().do("deploy")
    for unit in ("ah-5", "ah-4", "ah-11", "ah-16"):
        t = placed(t, unit)
        assert min(nearest(number, "ru") for number in t.nouns("at")) == 4
        assert t.refusal(f"at:{too_near(0, BOX.setup[BOX.unit[unit]])}").rule == "GAL.3.12d"
        t.do(f"at:{min(t.nouns('at'))}")
    fed = BOX.map.range(BOX.rail.flood(BOX.sources[0], BOX.rails), 5)
    hungry = BOX.country_set("ah") & BOX.far_off[0] & ~fed
    assert hungry
    for number in numbers(BOX, hungry):
        army = BOX.rows[BOX.hex[number]]["area0"]
        waiting = next(BOX.units[u] for u in BOX.of_side[0] if BOX.setup[u] == army and t.g.loc[u] == ASIDE)
        assert placed(Table(GALICIA, t.g.copy()), waiting).refusal(f"at:{number}").key == "place-no-supply"


def test_gal_3_12e_part_of_the_second_army_comes_later() -> None:
    second = [u for u in BOX.of_side[0] if BOX.where[u] == "2"]
    assert second
    assert all(BOX.turn[u] and not BOX.setup[u] for u in second)
    assert any(BOX.setup[u] == "2" for u in BOX.of_side[0]), "the other part is there"
    t = opening().do("deploy").dice(marker(GALICIA, "ru-8"), 1).do("deploy")
    assert {t.at(BOX.units[u]) for u in second} == {"waiting"}


def test_gal_3_12f_austria_holds_three_of_its_spaces_but_the_marker_is_at_zero() -> None:
    """GAL.3.11e: so is the Russians'; nothing is scored before turn 4."""
    t = opening()
    held = [h for h in range(BOX.size) if BOX.vp[0] >> h & 1 and t.g.owner[h] == 0]
    assert len(held) == 3
    assert all(BOX.country[h] == "ah" for h in held)
    assert t.g.vp == 0
    for turn, points in ((3, 0), (4, 3)):
        t = galicia(sentinel(), turn=turn, phase="end")
        assert (t.g.turn, t.g.vp) == (turn + 1, points)


def test_gal_3_13_all_eight_markers_go_into_one_cup() -> None:
    t = opening().do("deploy").dice(marker(GALICIA, "ru-8"), 1).do("deploy")
    assert BOX.markers == ("ah-1", "ah-2", "ah-3", "ah-4", "ru-3", "ru-4", "ru-5", "ru-8")
    assert {BOX.markers[m] for m in range(8) if t.g.cup >> m & 1} == set(BOX.markers) - {"ru-8"}


def test_the_historical_deployment_is_a_legal_one() -> None:
    """GAL.3.11b to GAL.3.11d, GAL.3.12b to GAL.3.12d hold for the scenario that places everybody."""
    g = GALICIA.start("deployed", GALICIA.settings({}))
    for u, h in enumerate(g.loc):
        if h == ASIDE:
            continue
        side = BOX.side[u]
        assert BOX.rows[h][f"area{side}"] == BOX.setup[u]
        assert BOX.country[h] == GALICIA.sides[side]
        assert nearest(BOX.numbers[h], *(("ru",), ("ah", "ge"))[side]) >= 4
    assert GALICIA.check(g) == []
    assert not any(why_not_group(g, g.stacks[h]) for h in g.stacks)
