"""The data files of Won by the Sword, held against the rulebook's numbers and against each other; and their reader."""

from __future__ import annotations

import csv
import itertools
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from grognard.games.won_by_the_sword.box import Box, Fort
from grognard.games.won_by_the_sword.kinds import (
    ABILITY, ACTIONS, CAMPAIGNS, DET, FOLDER, FORM, INF, KINDS, KIND_NATION, NATION, NATIONS, NKINDS, SCENARIOS, STEPS,
    TROOPS, TYPES, VILLAGE, VINF_R,
)  # fmt: skip
from grognard.games.won_by_the_sword.scenario import NEVER, Arrival, Start
from grognard.games.won_by_the_sword.scenario_file import read_setup
from grognard.kernel.files import PROVENANCES, WORDS, DataFolder, TomlFile
from grognard.kernel.refusal import BadInput

from .table import BOX

DATA = FOLDER / "data"
SHEETS = ("spaces", "links", "regions", "nations", "leaders", "cards")

SORTS = {
    "inf": "infantry",
    "vinf": "veteran_infantry",
    "cav": "cavalry",
    "vcav": "veteran_cavalry",
    "art": "artillery",
    "det": "detachments",
}

every = pytest.mark.parametrize("name", SCENARIOS)


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


def tables() -> dict[str, Any]:
    return tomllib.loads((DATA / "tables.toml").read_text("utf-8"))


def columns(name: str) -> tuple[Start | Arrival, ...]:
    setup = BOX.setups[name]
    return (*setup.columns, *setup.arrivals)


def size(force: Start | Arrival) -> int:
    """4.3: steps of a column."""
    return sum(STEPS[kind] * count for kind, count in force.troops) + 2 * force.bp


# -- where the facts come from ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEETS)
def test_every_column_of_a_sheet_says_where_it_comes_from(name: str) -> None:
    head = [line for line in (DATA / f"{name}.csv").read_text("utf-8").splitlines() if line.startswith("#")]
    said = [re.fullmatch(r"# (\w+): (\w+); .+", line) for line in head[1:]]
    assert [line[1] for line in said if line] == list(rows(name)[0])
    assert {line[2] for line in said if line} <= set(PROVENANCES)


@pytest.mark.parametrize("path", sorted({*DATA.glob("*.toml")} - {DATA / WORDS}), ids=lambda path: path.stem)
def test_every_table_says_where_it_comes_from(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.startswith("# ")
    first = re.match(r"(#[^\n]*\n)+", text)
    assert first
    assert re.search("[Rr]ulebook|[Rr]econstructed", first[0])
    if path.stem == "tables":  # each of its tables has a comment of its own, types of fortification share one
        for block in re.findall(r"((?:^#[^\n]*\n)*)^\[(\w+)", text, re.MULTILINE):
            assert block[1] == "fortification" or re.match("# (Rulebook|Reconstructed):", block[0]), block[1]


def test_the_scenarios_are_the_files() -> None:
    assert {path.stem for path in DATA.glob("*.toml")} == {"tables", "words", *SCENARIOS}


# -- 1.3 the map -----------------------------------------------------------------------------------------------------


def test_1_3_nine_regions_and_four_of_one_space_and_basel_in_none() -> None:
    count = Counter(row["region"] for row in rows("spaces"))
    alone = {region for region, number in count.items() if number == 1}
    assert alone == {"mainz", "strasbourg", "ulm", "augsburg", ""}
    assert len(count) == 9 + 4 + 1
    assert [row["space"] for row in rows("spaces") if row["neutral"] == "1"] == ["basel"]
    assert BOX.region[BOX.space["basel"]] == -1
    assert {row["type"] for row in rows("spaces")} == set(TYPES)


def test_the_map_hangs_together_and_no_link_stands_twice() -> None:
    pairs = [frozenset((row["a"], row["b"])) for row in rows("links") if row["b"]]
    assert len(pairs) == len(set(pairs)) == 321
    assert all(len(pair) == 2 for pair in pairs)
    off = [row["off"] for row in rows("links") if not row["b"]]
    assert len(off) == len(set(off)) == 21
    reached, edge = {"ulm"}, {"ulm"}
    while edge:
        edge = {space for pair in pairs if pair & edge for space in pair} - reached
        reached |= edge
    assert reached == {row["space"] for row in rows("spaces")}


def test_a_place_on_a_river_has_links_on_its_own_bank_and_sectors_of_its_own_rivers() -> None:
    at: dict[str, set[str]] = {row["space"]: set() for row in rows("spaces")}
    for row in rows("links"):
        for end in "ab":
            if row[f"sector_{end}"]:
                at[row[end]].add(row[f"sector_{end}"])
    for row in rows("spaces"):
        rivers = set(row["river"].split("+")) - {""}
        assert bool(at[row["space"]]) == bool(rivers)
        assert rivers == set() or row["bank"] in at[row["space"]]
        for sector in (row["bank"], *at[row["space"]]):
            assert {part.rpartition("-")[0] for part in sector.split("+")} - {""} <= rivers
        # Three sectors where two rivers meet.
        assert len(at[row["space"]] | {row["bank"]}) == len(rivers) + 1 if rivers else row["bank"] == ""


def test_poor_country_has_more_rough_links_than_others() -> None:
    for space in range(BOX.nspaces):
        rough = sum(BOX.rough[link] for link in BOX.links_of[space] if BOX.link_ends[link][1] >= 0)
        regular = sum(not BOX.rough[link] for link in BOX.links_of[space] if BOX.link_ends[link][1] >= 0)
        assert BOX.poor[space] == (rough > regular), BOX.spaces[space]


def test_8_0_the_example_of_movement_is_on_regular_links() -> None:
    path = [BOX.space[name] for name in ("ansbach", "gunzenhausen", "pappenheim", "eichstadt")]
    for a, b in itertools.pairwise(path):
        assert BOX.link[a, b] == BOX.link[b, a]
        assert not BOX.rough[BOX.link[a, b]]


def test_8_5_the_example_of_the_danube_between_ulm_and_ingolstadt() -> None:
    """From Augsburg one reaches Donauwörth's southern bank, and the next crossings are Ulm and Ingolstadt."""
    augsburg, ford = BOX.space["augsburg"], BOX.space["donauwoerth"]
    link = BOX.link[augsburg, ford]
    assert BOX.link_sector[link][BOX.link_ends[link].index(ford)] == "danube-r"
    assert BOX.bank[ford] == "danube-l"
    for between in ("neuburg", "lauingen", "guenzburg"):
        assert BOX.river[BOX.space[between]] == ""


# -- cards, leaders, tables ------------------------------------------------------------------------------------------


def test_14_0_so_many_cards_of_each_action_as_the_rulebook_says() -> None:
    counts = (12, 4, 1, 6, 4, 4, 7, 6, 2, 2, 6)
    assert Counter(row["action"] for row in rows("cards")) == dict(zip(ACTIONS, counts, strict=True))
    assert BOX.ncards == 54


def test_1_4_cards_have_three_to_six_points_and_larger_columns_spend_no_less() -> None:
    for row in rows("cards"):
        assert 3 <= int(row["cp"]) <= 6
        assert int(row["small"]) <= int(row["medium"]) <= int(row["large"])
        # 14.0: the higher of two figures is for cavalry.
        assert (row["cp_cavalry"] != "") == (row["action"] == "cavalry")
        assert row["action"] != "cavalry" or int(row["cp"]) < int(row["cp_cavalry"]) <= 6
    assert BOX.card_cp_cavalry[BOX.card["c1"]] == 5
    assert BOX.card_cp_cavalry[BOX.card["c54"]] == BOX.card_cp[BOX.card["c54"]] == 6


def test_6_1_dynamic_leaders_have_chits_of_their_own_and_no_two_the_same() -> None:
    sets = [frozenset(chits) for leader, chits in enumerate(BOX.chits) if BOX.dynamic[leader]]
    assert len(sets) == len(set(sets)) == 14
    assert all(len(BOX.chits[i]) == len(set(BOX.chits[i])) for i in range(BOX.nleaders))
    assert not any(BOX.chits[i] for i in range(BOX.nleaders) if not BOX.dynamic[i])
    assert len(BOX.leaders) == len(set(BOX.leaders)) == BOX.first_generic + 4 * 7
    assert BOX.leaders[BOX.first_generic + BOX.generic * NATION["im"]] == "oberst-im-1"
    # 6.2: rapid fire is Bavaria's secret.
    fire = ABILITY["rapid-fire"]
    for setup in BOX.setups.values():
        for force in columns(setup.name):
            for leader, nation in force.leaders:
                assert fire not in BOX.chits[leader] or NATIONS[nation] == "ba"


def test_9_3_a_patrol_hits_two_times_in_five_and_veterans_in_half() -> None:
    """gaps (a): what the combat table was made for."""
    assert [BOX.hits(total) for total in (0, 8, 9, 12, 13, 17, 113, 114, 125, 126, 137, 138)] == [
        *(0, 0, 1, 1, 2, 2, 13, 14, 14, 15, 15, 16),
    ]
    assert sum(BOX.hits(die + 3) for die in range(10)) == 4
    assert Counter(BOX.hits(die + 4) for die in range(10)) == {0: 5, 1: 4, 2: 1}


def test_stronger_places_are_harder_and_worth_more() -> None:
    forts = tables()["fortification"]
    assert list(forts) == list(TYPES[1:])
    fields = ["garrison", "lay", "keep", "double", "works", "bp_surrender", "bp_assault", "vp_neutral", "vp_enemy"]
    for weak, strong in itertools.pairwise(BOX.forts):
        for field in fields:
            assert getattr(weak, field) < getattr(strong, field)
        assert strong.keep < strong.lay < strong.double
        assert strong.vp_neutral < strong.vp_enemy  # 3.1
        assert strong.bp_surrender < strong.bp_assault
    assert [fort.initiative for fort in BOX.forts] == [False, False, True, True, True]  # 2.0
    assert BOX.forts[VILLAGE] == Fort()


def test_4_3_steps_and_firepower_of_every_form() -> None:
    by_form = [tuple(values[form] for form in range(10)) for values in (STEPS, BOX.firepower)]
    assert by_form == [(2, 1, 2, 1, 2, 1, 2, 1, 2, 1), (4, 2, 5, 3, 3, 2, 4, 2, 4, 1)]
    assert len(STEPS) == len(BOX.firepower) == NKINDS == 70
    assert (KINDS[13], TROOPS[8 * 70 + 29]) == ("fr-vinf-r", "garrison.im-det")
    assert len(TROOPS) == 15 * 70
    assert (BOX.tables["size"]["small"], BOX.tables["size"]["medium"]) == (25, 50)


def test_nine_turns_in_three_seasons() -> None:
    assert BOX.last_turn == 9
    assert (BOX.months[1], BOX.months[9]) == ("march", "november")
    assert [turn for turn in range(2, 10) if BOX.seasons[turn] != BOX.seasons[turn - 1]] == [4, 7]


# -- 3.1 the set-ups -------------------------------------------------------------------------------------------------


SIZES = {
    "1632": [56, 40, 46, 66, 46, 18, 28, 94],
    "1633": [44, 46, 24, 24, 50, 24, 36, 50],
    "1634": [50, 46, 30, 16, 40, 24, 78, 40, 18],
    "1638": [28, 10, 22, 14, 24, 16, 38, 28, 18],
    "1644": [44, 12, 42, 44, 20],
    "1645": [46, 24, 20, 36, 38, 12, 16, 24, 28],
    "1648": [44, 58, 18, 48, 44, 12, 38],
    "alte-veste": [48, 22, 66, 68, 38, 12],
    "nordlingen": [40, 42, 20, 12, 50, 28, 38],
    "freiburg": [36, 32, 36, 16],
    "alerheim": [24, 26, 18, 30, 10, 18],
}
"""Steps of every column as meant, in the order of the files: a slip in a number shows."""


@pytest.mark.parametrize("name", SIZES)
def test_4_3_columns_have_the_size_they_were_meant_to_have(name: str) -> None:
    assert sorted(size(one) for one in columns(name)) == sorted(SIZES[name])


@every
def test_3_4_a_scenario_has_at_most_four_columns_a_side_at_the_start_and_each_its_marker(name: str) -> None:
    setup = BOX.setups[name]
    markers = [one.column for one in setup.columns]
    assert len(markers) == len(set(markers))
    assert all(one.column // 4 == one.side for one in setup.columns)
    for side in (0, 1):
        slots = sorted(one.column % 4 for one in setup.columns if one.side == side)
        assert slots == list(range(len(slots)))
        assert slots


@every
def test_a_scenario_has_the_length_the_rulebook_gives_it(name: str) -> None:
    setup = BOX.setups[name]
    if name in CAMPAIGNS:
        assert (setup.first_turn, setup.last_turn, setup.end_turn) == (1, 9, 8)
        assert setup.year == int(name)
    else:
        assert setup.last_turn == setup.first_turn + 2
        assert setup.end_turn == 0
        # A battle that starts late brings no baggage forward.
        assert setup.first_turn == 1 or not any(one.bp for one in columns(name))


@every
def test_16_0_every_nation_in_a_column_has_a_leader_there(name: str) -> None:
    for force in columns(name):
        assert force.leaders
        assert {KIND_NATION[kind] for kind, _ in force.troops} == {nation for _, nation in force.leaders}
        for leader, nation in force.leaders:
            if leader >= BOX.first_generic:
                assert (leader - BOX.first_generic) // BOX.generic == nation


@every
def test_a_nation_is_on_one_side_and_a_leader_in_one_place(name: str) -> None:
    setup = BOX.setups[name]
    sides: dict[int, set[int]] = {}
    for force in columns(name):
        for _, nation in force.leaders:
            sides.setdefault(nation, set()).add(force.side)
    for garrison in setup.garrisons:
        sides.setdefault(garrison.nation, set()).add(garrison.side)
    assert all(len(one) == 1 for one in sides.values())
    led = [leader for force in columns(name) for leader, _ in force.leaders]
    led += [leader for leader, _, _ in setup.garrison_leaders]
    assert len(led) == len(set(led))


@every
def test_every_set_up_fits_the_counters(name: str) -> None:
    setup = BOX.setups[name]
    count: Counter[tuple[str, str]] = Counter()
    for force in (*columns(name), *setup.garrisons, *setup.levies):
        for kind, number in force.troops:
            nation, _, form = KINDS[kind].partition("-")
            count[nation, SORTS[form]] += number
    pool = {row["nation"]: row for row in rows("nations")}
    assert count
    assert [key for key, number in count.items() if number > int(pool[key[0]][key[1]])] == []


@every
def test_5_0_garrisons_are_foot_within_the_limit_in_fortified_places_that_are_not_neutral(name: str) -> None:
    limit = {kind: fort["garrison"] for kind, fort in tables()["fortification"].items()}
    kind_of = {row["space"]: row["type"] for row in rows("spaces")}
    garrisons = BOX.setups[name].garrisons
    assert len({one.at for one in garrisons}) == len(garrisons)
    for one in garrisons:
        steps = sum(STEPS[kind] * count for kind, count in one.troops)
        assert 1 <= steps <= limit[kind_of[BOX.spaces[one.at]]]
        assert not BOX.neutral[one.at]
        assert {FORM[kind] for kind, _ in one.troops} <= {INF, DET}
        assert {KIND_NATION[kind] for kind, _ in one.troops} == {one.nation}
        assert sum(count for kind, count in one.troops if FORM[kind] == DET) == steps % 2


@every
def test_no_column_stands_in_a_place_the_enemy_holds_unless_it_besieges_it(name: str) -> None:
    setup = BOX.setups[name]
    held = {one.at: one.side for one in setup.garrisons}
    besieged = {one.at: one.column for one in setup.sieges}
    for one in setup.columns:
        assert held.get(one.at, one.side) == one.side or besieged[one.at] == one.column
        assert not BOX.neutral[one.at]
    for arrival in setup.arrivals:
        assert all(held.get(at, arrival.side) == arrival.side for at in arrival.places)
        assert arrival.places


@every
def test_homes_are_not_shared(name: str) -> None:
    own, enemy = (set(one) for one in BOX.setups[name].home)
    assert own
    assert enemy
    assert not own & enemy


@every
def test_what_a_special_rule_speaks_of_is_in_its_scenario(name: str) -> None:
    setup = BOX.setups[name]
    held = {one.at: sum(STEPS[kind] * count for kind, count in one.troops) for one in setup.garrisons}
    sides = {one.at: one.side for one in setup.garrisons}
    led = {leader for force in columns(name) for leader, _ in force.leaders}
    starts = {one.column: one for one in setup.columns}
    assert set(setup.leader_vp) <= led
    for leader, ability in setup.chits.items():
        assert leader in led
        assert ability in BOX.chits[leader]
    assert all(held[at] >= steps for at, steps in setup.minimum_garrison.items())
    assert all(at in held for at in setup.control_vp)
    assert all(at in held for _, _, at in setup.garrison_leaders)
    for siege in setup.sieges:
        fort, besieger = BOX.forts[BOX.type[siege.at]], starts[siege.column]
        assert besieger.at == siege.at
        assert sides[siege.at] != besieger.side
        assert siege.built < siege.required == fort.works
        foot = sum(STEPS[kind] * n for kind, n in besieger.troops if FORM[kind] <= VINF_R)
        assert foot >= fort.lay
    for levy in setup.levies:
        assert setup.first_turn <= levy.turn <= setup.last_turn


def test_1632_wallenstein_comes_in_the_turn_of_his_die_and_not_before() -> None:
    """Told by one who played the Lech: an 8 kept him out of turns 1 to 3."""
    him = (BOX.leader["wallenstein"], NATION["im"])
    (wallenstein,) = [one for one in BOX.setups["lech"].arrivals if him in one.leaders]
    assert wallenstein.turn == NEVER
    assert wallenstein.roll_after == 2
    assert wallenstein.roll_turns == (3, 3, 3, 4, 4, 4, 5, 5, 5, 5)
    assert BOX.setups["lech"].last_turn < wallenstein.roll_turns[8]


def test_battles_share_what_they_say_they_share() -> None:
    for battle, campaign in (("lech", "1632"), ("rheinfelden", "1638"), ("mergentheim", "1645")):
        own = BOX.setups[battle]
        frame: dict[str, Any] = {
            "name": battle,
            "last_turn": 3,
            "end_turn": 0,
            "initiative": own.initiative,
            "home": own.home,
        }
        assert own == BOX.setups[campaign]._replace(**frame)
    for battle, campaign, changed in (
        ("alte-veste", "1632", 13),
        ("nordlingen", "1634", 8),
        ("freiburg", "1644", 1),
        ("alerheim", "1645", 1),
    ):
        before, after = ({one.at: one for one in BOX.setups[name].garrisons} for name in (campaign, battle))
        assert sum(before.get(at) != after.get(at) for at in {**before, **after}) == changed


# -- somebody's own files --------------------------------------------------------------------------------------------


def read(name: str, before: str, after: str) -> str:
    """What is said of a scenario's file in which one thing was changed."""
    text = (DATA / f"{name}.toml").read_text("utf-8")
    assert text.count(before) >= 1
    text = text.replace(before, after, 1)
    with pytest.raises(BadInput) as said:
        read_setup(BOX, name, TomlFile(tomllib.loads(text), f"{name}.toml", text))
    return str(said.value)


def line_of(name: str, text: str) -> int:
    lines = (DATA / f"{name}.toml").read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("name", "before", "after", "said"),
    [
        ("1632", 'at = "frankfurt"', 'at = "francfort"', "'francfort'"),
        ("1632", 'side = "im"', 'side = "un"', "'un'"),
        ("1632", '["tilly", "ba"]', '["tilli", "ba"]', "'tilli'"),
        ("1632", '["tilly", "ba"], ["oberst-ba", "ba"]', '["tilly", "im"]', "tilly"),
        ("1632", "at.hanau = 2", "at.hanau = 9", "9"),
        ("1632", "at.hanau = 2", "at.darmstad = 2", "'darmstad'"),
        ("1632", "bp = 6", "bp = -1", "-1"),
        ("1632", "slot = 1", "slot = 0", "0"),
        ("1632", "home.sw = [", 'home.sw = ["france", ', "'france'"),
        ("1632", "roll_turns = [3, ", "roll_turns = [", "roll_turns"),
        ("1633", "mutiny =", "plague =", "'plague'"),
        ("alte-veste", '"entrench"', '"dig"', "'dig'"),
        ("freiburg", 'column = "im1"', 'column = "im9"', "'im9'"),
        ("lech", '"1632"', '"1631"', "'1631'"),
    ],
)
def test_a_wrong_word_is_told_with_file_and_line(name: str, before: str, after: str, said: str) -> None:
    told = read(name, before, after)
    assert f"{name}.toml" in told
    assert f"line {line_of(name, before)}" in told
    assert said in told


def test_a_nation_that_would_need_more_counters_than_it_has_is_refused() -> None:
    assert "'7 sp veteran_infantry'" in read("nordlingen", "veteran_infantry = 5", "veteran_infantry = 7")


def test_a_corrected_scenario_takes_the_place_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "won-by-the-sword").mkdir()
    text = (DATA / "1632.toml").read_text("utf-8").replace("at.hanau = 2", "at.hanau = 4")
    (tmp_path / "won-by-the-sword" / "1632.toml").write_text(text, "utf-8")
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    box = Box(DataFolder("won_by_the_sword", DATA))
    assert box.corrected == ("1632.toml",)
    assert [one.troops for one in box.setups["lech"].garrisons if one.at == box.space["hanau"]] == [((INF, 2),)]
