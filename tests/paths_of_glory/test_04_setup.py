"""4.0 Set-up: what is where when the war begins."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.box import RP_KINDS
from grognard.games.paths_of_glory.seen import WarStatus
from grognard.games.paths_of_glory.state import PILE, State, of_place, trench_level
from grognard.games.paths_of_glory.war_status import russia_track, russian_vp, us_track

from .rounds import idle, without_piles
from .table import AP, BOX, CP, Table, cards, opening, position, table

CP_SIX = ("CP2", "CP3", "CP4", "CP5", "CP6", "CP7")
AP_SEVEN = ("AP1", "AP2", "AP3", "AP4", "AP5", "AP6", "AP7")


def units_at(g: State, where: str) -> str:
    """The kinds of unit in a space, reduced ones in brackets."""
    names = [(BOX.units[u].split("-")[0], g.reduced[u]) for u in g.stacks[BOX.space[where]]]
    return " ".join(f"({name})" if reduced else name for name, reduced in names)


def in_box(t: Table, box: str) -> dict[str, int]:
    """How many corps of each kind are in a box."""
    found: dict[str, int] = {}
    for name in BOX.units:
        if t.at(name) == box:
            kind = name.split("-")[0]
            found[kind] = found.get(kind, 0) + 1
    return found


# -- 4.0, 4.1 ------------------------------------------------------------------------------------------------


def test_4_0_the_three_scenarios_share_the_set_up_of_august_1914() -> None:
    """4.0: Introduction, Limited War and Campaign differ in nothing but their name when they start."""
    assert GAME.scenarios == ("introduction", "limited-war", "campaign")
    starts = [opening(scenario) for scenario in GAME.scenarios]
    assert [g.scenario for g in starts] == list(GAME.scenarios)
    positions = [{**g.dump(), "scenario": ""} for g in starts]
    assert positions[0] == positions[1] == positions[2]
    assert starts[0].turn == 1
    assert starts[0].loc.count(BOX.space["verdun"]) == 2


def test_4_1_1_the_first_turn_is_august_1914() -> None:
    """4.1.1: the turn marker starts on August 1914, and the turn after it is September."""
    t = table(opening())
    assert t.g.turn == 1
    assert t.play.view(AP)["position"].turn_name == "aug-1914"
    assert BOX.turn_names[t.g.turn + 1] == "sep-1914"
    assert GAME.turn(t.g) == 1


def test_4_1_2_the_victory_point_marker_starts_at_ten() -> None:
    """4.1.2"""
    t = table(opening())
    assert t.g.vp == 10
    assert t.play.view(CP)["position"].vp == 10


def test_4_1_3_the_three_war_status_markers_start_at_zero() -> None:
    """4.1.3"""
    g = opening()
    assert (g.ws, g.combined) == ([0, 0], 0)
    assert table(g).play.view(None)["position"].war_status == WarStatus(0, 0, 0)


def test_4_1_4_the_replacement_markers_start_at_zero() -> None:
    """4.1.4: GE, AH, Allied, BR, FR and RU, and the others."""
    g = opening()
    assert {"ge", "ah", "a", "br", "fr", "ru"} <= set(RP_KINDS)
    assert g.rp == [0] * len(RP_KINDS)
    assert set(table(g).play.view(None)["position"].rp.values()) == {0}


def test_4_1_5_the_central_powers_hold_no_russian_victory_points_at_first() -> None:
    """4.1.5: the count starts at 0 and follows the map: Lodz makes it 1."""
    assert russian_vp(opening()) == 0
    assert table(opening()).play.view(None)["position"].russian_vp == 0
    assert russian_vp(position({"lodz": "GEc-1"})) == 1


def test_4_1_6_no_mandatory_offensive_is_marked_before_the_first_roll() -> None:
    """4.1.6: the markers lie beside their tables; the first dice put them on (4 German, 1 French)."""
    t = table(opening(), [cards(*CP_SIX), cards(*AP_SEVEN), 4, 1])
    assert (t.g.mo, t.g.mo_made) == (["", ""], [False, False])
    t.do("keep_guns")
    assert (t.g.mo[CP], t.g.mo[AP]) == ("ge", "fr")


def test_4_1_7_the_united_states_start_neutral() -> None:
    """4.1.7: first box of the track; no US unit and no US point count until they enter."""
    g = opening()
    assert us_track(g) == 0
    assert table(g).play.view(None)["position"].us_track == 0
    assert "us" not in g.war


def test_4_1_8_the_tsar_reigns_at_first() -> None:
    """4.1.8: the Russian capitulation marker starts in God Save the Tsar; three Russian VP move it on."""
    assert russia_track(opening()) == 0
    assert table(opening()).play.view(None)["position"].russia_track == 0
    assert russia_track(position({"lodz": "GEc-1", "vilna": "GEc-2", "kiev": "GEc-3"})) == 1


def test_4_1_9_each_player_has_six_action_markers() -> None:
    """4.1.9: no action is recorded at first, six for each player at the end of the action phase."""
    g = without_piles(position({"paris": "(FR6)"}, round=1, rp={"fr": 1}))
    t = table(g)
    assert t.play.view(None)["position"].actions == {"ap": [], "cp": []}
    for done in range(1, 7):
        idle(t, 2)
        assert [len(acts) for acts in t.g.acts] == [done, done]
    assert t.prompt == "ask-replace"  # the action phase is over
    assert t.play.view(None)["position"].actions == {"ap": ["automatic"] * 6, "cp": ["automatic"] * 6}


def test_4_1_10_five_spaces_can_be_marked_in_a_round_and_the_central_powers_mark_first() -> None:
    """4.1.10: five markers are what the best card can pay for; no space is marked at first."""
    assert max(BOX.ops) == 5
    places = ("aachen", "koblenz", "mannheim", "oppeln", "cottbus", "essen")
    units = {place: f"GEc-{n}" for n, place in enumerate(places, 1)}
    t = table(position(units, hands="CP33"))
    assert t.asked == "cp"
    assert not t.g.moves | t.g.attacks
    t.do("ops:CP33", *(f"move:{place}" for place in places[:5]))
    assert t.prompt == "ask-move"  # all five points are spent
    seen = t.play.view(None)["position"].spaces
    assert [place for place in places if "m" in seen[BOX.space[place]].orders] == list(places[:5])
    assert t.refusal("pick:GEc-6").rule == "11.1.1"


def test_4_1_11_all_other_markers_wait_until_they_are_needed() -> None:
    """4.1.11: no fort is destroyed or besieged, no beachhead, no event marker; Guns bring the first."""
    g = opening()
    assert list(g.fort) == list(BOX.fort)
    assert (g.sieged, g.beachhead, g.events, g.greece, g.flags) == (0, -1, 0, 0, 0)
    t = table(g, [cards(*CP_SIX), cards(*AP_SEVEN), 6, 4]).do("keep_guns", "event:CP1")
    assert t.g.fort[BOX.space["liege"]] == 0
    assert t.play.view(None)["position"].events == ["CP1"]


# -- 4.2 -----------------------------------------------------------------------------------------------------

START = {
    "aachen": "GE1", "koblenz": "GE2 GE3", "metz": "GE4 GE5", "strasbourg": "GE6", "mulhouse": "(GE7)",
    "bremen": "(GEc)", "insterberg": "GE8 GEc", "oppeln": "(GEc)",
    "cracow": "AHc", "tarnow": "AH1", "przemysl": "AH4", "tarnopol": "AH3", "munkacs": "(AH2)",
    "czernowitz": "AHc", "timisvar": "AHc", "novi-sad": "AH5", "sarajevo": "AH6", "villach": "AHc",
    "antwerp": "BE1", "brussels": "BEF", "sedan": "FR5", "verdun": "FR3 FR4", "nancy": "FR1 FR2",
    "belfort": "FRc FRc", "bar-le-duc": "(FR9)", "paris": "(FR6)", "grenoble": "FRc",
    "riga": "RUc", "szawli": "RUc", "kovno": "RU1", "grodno": "RUc", "lomza": "RU2", "ivangorod": "RU4",
    "lublin": "RU5", "dubno": "RU3", "kamenets-podolski": "RU8", "odessa": "RUc",
    "belgrade": "SB1", "valjevo": "SB2", "cetinje": "MNc",
    "batum": "RUc", "kars": "RUc", "erivan": "RUc", "port-said": "(BRc)", "cairo": "(BRc)", "basra": "(BRc)",
}  # fmt: skip
TRENCHES = {
    CP: "metz mulhouse konigsberg cracow trent villach trieste",
    AP: "brussels verdun nancy belfort paris riga odessa port-said cairo basra",
}


def test_4_2_1_the_armies_of_august_1914() -> None:
    """4.2.1: both sides' units stand as the set-up aid says; some spaces hold a level 1 trench only."""
    t = table(opening()).check()
    g = t.g
    found = {name: units_at(g, name) for name in BOX.space if g.stacks[BOX.space[name]]}
    assert found == START
    reserve = {"GEc": 8, "AHc": 5, "FRc": 7, "BRc": 1, "BEFc": 1, "BEc": 1, "RUc": 6, "SBc": 2}
    assert in_box(t, "reserve") == reserve
    for side, names in TRENCHES.items():
        assert {name for name in BOX.space if trench_level(g, BOX.space[name], side)} == set(names.split())
    assert set(g.trench) == {0, 1, 3}  # none is deeper than level 1
    assert not any(g.stacks[BOX.space[name]] for name in ("konigsberg", "trent", "trieste"))


def test_4_2_2_a_neutral_comes_to_the_map_when_its_event_is_played() -> None:
    """4.2.2: no Italian stands anywhere until the event; then all of them stand where the aid says."""
    assert not {BOX.unit_nation[u] for stack in opening().stacks for u in stack} & {
        "it",
        "tu",
        "bu",
        "ro",
        "gr",
        "us",
    }
    t = table(position({"paris": "FR6", "cracow": "AH1"}, active="ap", hands="AP17"))
    assert in_box(t, "aside")["ITc"] == 7
    assert t.at("IT1") == "aside"
    t.do("event:AP17")
    assert [units_at(t.g, name) for name in ("verona", "udine", "maggiore", "asiago")] == [
        "(IT1)", "(IT2)", "(IT3)", "(IT4)",
    ]  # fmt: skip
    assert [units_at(t.g, name) for name in ("rome", "turin", "taranto")] == ["ITc", "ITc", "ITc"]
    assert in_box(t, "reserve") == {"ITc": 4}
    assert t.at("IT5") == "aside"
    assert t.g.war == {"it"}
    t.check()


def test_4_2_2_the_owner_spreads_the_bulgarians_one_to_a_space() -> None:
    """4.2.2: two corps in Sofia, and one in each of four other Bulgarian spaces of the owner's choice."""
    t = table(position({"cracow": "AH1", "paris": "FR6"}, hands="CP34")).do("event:CP34", "deploy:burgas")
    assert t.asked == "cp"
    for place in ("deploy:burgas", "deploy:sofia", "deploy:nis"):
        assert t.refusal(place).rule == "4.2.2"
    t.do("deploy:varna", "deploy:plevna", "deploy:strumitsa")
    assert units_at(t.g, "sofia") == "BUc BUc"
    assert [units_at(t.g, name) for name in ("burgas", "varna", "plevna", "strumitsa")] == ["BUc"] * 4
    assert not units_at(t.g, "kazanlik")
    t.check()


def test_4_2_3_all_other_units_wait_aside() -> None:
    """4.2.3: what is not set up is neither on the map nor in a box of the game, and comes in by its card."""
    t = table(opening())
    aside = in_box(t, "aside")
    assert aside["TUc"] == 14
    assert {"BR1", "FR10", "RU9", "AH7", "GE9", "IT1", "US1", "MEF", "YLD"} <= set(aside)
    assert not in_box(t, "eliminated")
    assert not in_box(t, "removed")
    g = position({"paris": "FR6", "cracow": "AH1"}, turn=2, active="ap", hands="AP14")
    t = table(g).do("event:AP14", "deploy:london")
    assert (t.at("BR1"), in_box(t, "reserve")) == ("london", {"BRc": 1})


def test_4_2_4_the_balanced_set_up_changes_eight_things_and_no_more() -> None:
    """4.2.4, optional: three corps out of the reserve, a trench less at Brussels, five trenches more."""
    plain, t = opening(), table(opening(options={"balance": True})).check()
    for where, kind in (("stanislau", "AHc"), ("trent", "AHc"), ("lutsk", "RUc")):
        assert units_at(plain, where) == ""
        assert units_at(t.g, where) == kind
    before, after = in_box(table(plain), "reserve"), in_box(t, "reserve")
    assert after == {**before, "AHc": before["AHc"] - 2, "RUc": before["RUc"] - 1}
    changed = {name: t.g.trench[s] for name, s in BOX.space.items() if t.g.trench[s] != plain.trench[s]}
    assert changed == {"brussels": 0, "strasbourg": 3, "verona": 1, "asiago": 1, "maggiore": 1, "udine": 1}
    moved = [u for u in range(len(BOX.units)) if t.g.loc[u] != plain.loc[u]]
    assert len(moved) == 3


# -- 4.3 -----------------------------------------------------------------------------------------------------


def test_4_3_1_guns_of_august_may_be_kept_and_six_cards_drawn_to_it() -> None:
    """4.3.1: with Guns of August in hand the Central Powers draw six of the other thirteen."""
    t = table(opening(), [cards(*CP_SIX), cards(*AP_SEVEN), 6, 4])
    assert (t.prompt, t.asked, t.options) == ("ask-guns", "cp", ["keep_guns", "shuffle_guns"])
    t.do("keep_guns")
    assert {name for name in GAME.nouns["card"] if t.card(name) == "hand"} == {"CP1", *CP_SIX, *AP_SEVEN}
    assert len(of_place(t.g, CP, PILE)) == 7
    assert (t.g.turn, t.g.round, t.asked, t.prompt) == (1, 1, "cp", "ask-action")


def test_4_3_1_guns_of_august_may_be_shuffled_in_with_the_rest() -> None:
    """4.3.1: otherwise all seven cards are drawn blindly; Guns of August may or may not be among them."""
    t = table(opening(), [cards(*CP_SIX, "CP8"), cards(*AP_SEVEN), 6, 4]).do("shuffle_guns")
    assert t.card("CP1") == "pile"
    assert len(of_place(t.g, CP, PILE)) == 7
    t = table(opening(), [cards("CP1", *CP_SIX), cards(*AP_SEVEN), 6, 4]).do("shuffle_guns")
    assert t.card("CP1") == "hand"
    assert len(of_place(t.g, CP, PILE)) == 7


def test_4_3_2_the_allies_are_dealt_seven_of_their_fourteen_mobilization_cards() -> None:
    """4.3.2: only Mobilization cards are in the deal, and seven of the fourteen stay in the pile."""
    g = opening()
    assert [GAME.nouns["card"][c] for c in of_place(g, AP, PILE)] == [f"AP{n}" for n in range(1, 15)]
    t = table(g, [cards(*CP_SIX), cards(*AP_SEVEN), 6, 4]).do("keep_guns")
    assert [name for name in GAME.nouns["card"] if name[0] == "A" and t.card(name) == "hand"] == list(AP_SEVEN)
    assert [GAME.nouns["card"][c] for c in of_place(t.g, AP, PILE)] == [f"AP{n}" for n in range(8, 15)]


@pytest.mark.parametrize("kept", [True, False])
def test_faq_4_3_1a_the_allies_are_told_and_guns_need_not_be_the_event(kept: bool) -> None:
    """FAQ.4.3.1a: the Allies know of a card taken openly, not of one drawn. It may be mere operations."""
    six = CP_SIX if kept else ("CP1", *CP_SIX)
    t = table(opening(), [cards(*six), cards(*AP_SEVEN), 6, 4]).do("keep_guns" if kept else "shuffle_guns")
    told = [line.args["kept"] for line in t.play.log_for(AP) if line.key == "log-guns"]
    assert told == [kept]
    known = t.play.view(AP)["position"].cards["cp"]
    assert (known.hand, known.hand_size) == (["CP1"] if kept else [], 7)
    assert {"event:CP1", "ops:CP1", "sr:CP1", "rp:CP1"} <= set(t.options)
    t.do("ops:CP1", "done")
    assert t.g.fort[BOX.space["liege"]] == 3
    assert t.card("CP1") == "discard"
    assert not t.play.view(AP)["position"].cards["cp"].hand
