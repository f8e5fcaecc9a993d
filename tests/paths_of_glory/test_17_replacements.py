"""17.0 Replacements: whose points buy what, where recreated units come back, and who gets nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.games.paths_of_glory.entry import limited_greek_entry
from grognard.games.paths_of_glory.supply import in_supply
from grognard.kernel.refusal import ALIKE

from .table import BOX, Table, position, table

HOME = {"london": "BR1", "essen": "GE9"}


def replacing(side: str, units: Mapping[str, str], rp: Mapping[str, int], **rest: Any) -> Table:
    """A side's replacements. Afterwards the Allies are asked which combat cards to discard."""
    return table(position(units, phase=f"replace_{side}", rp=rp, hands="AP7 CP4", **rest))


def over(t: Table) -> bool:
    """The replacement phase is past."""
    return t.prompt == "ask-discard"


def flips(t: Table) -> set[str]:
    return {option.removeprefix("flip:") for option in t.options if option.startswith("flip:")}


def deploys(t: Table) -> set[str]:
    return {option.removeprefix("deploy:") for option in t.options if option.startswith("deploy:")}


# -- 17.1.1, 17.1.2 ------------------------------------------------------------------------------------------


def test_17_1_1_each_nation_spends_its_own_points() -> None:
    """17.1.1: French points for the French only, and no more of them than were recorded."""
    t = replacing("ap", {"paris": "(FR1) (FR2) (FRc-1)", "london": "(BR1)"}, {"fr": 2})
    assert flips(t) == {"FR1", "FR2", "FRc-1"}
    assert t.refusal("flip:BR1").rule == "17.1.1"
    t.do("flip:FR1")
    assert t.rp("fr") == 1
    t.do("flip:FR2")
    assert over(t)
    assert [t.reduced(unit) for unit in ("FR1", "FR2", "FRc-1", "BR1")] == [False, False, True, True]

    t = replacing("cp", {"essen": "(GE1)", "vienna": "(AH1)", "paris": "(FR1)"}, {"ah": 1, "fr": 1})
    assert flips(t) == {"AH1"}
    assert (t.refusal("flip:GE1").rule, t.refusal("flip:FR1").rule) == ("17.1.1", "17.1.1")


A_UNITS = {
    "arabia": "(ANA)", "london": "(AUS) (CND) (PT)", "calais": "(BE1)", "ostend": "(BEc)", "cetinje": "(MNc)",
    "bucharest": "(ROc-1)", "athens": "(GRc-1)", "belgrade": "(SB1)", "nis": "(SBc-1)",
}  # fmt: skip
OTHERS = {"paris": "(FR1)", "le-havre": "(BR1)", "minsk": "(RU1)", "rome": "(IT1)", "cherbourg": "(US1)"}


def test_17_1_1_1_allied_points_for_the_minors_only_and_nothing_else_for_them() -> None:
    """17.1.1.1: ANA, AUS, BE, CND, MN, PT, RO, GR and SB use "A" points, which nobody else may use."""
    minors = {name.strip("()") for names in A_UNITS.values() for name in names.split()}
    war = "ro gr it us tu"
    t = replacing("ap", {**A_UNITS, **OTHERS}, {"a": 9}, war=war)
    assert flips(t) == minors
    t.do(*(f"flip:{name}" for name in sorted(minors)))
    assert not any(t.reduced(name) for name in minors)
    t = replacing("ap", {**A_UNITS, **OTHERS}, {"fr": 1, "br": 1, "ru": 1, "it": 1, "us": 1}, war=war)
    assert flips(t) == {"FR1", "BR1", "RU1", "IT1", "US1"}
    for name in minors:
        assert t.refusal(f"flip:{name}").rule == "17.1.1"


def test_17_1_2_points_not_spent_are_lost() -> None:
    """17.1.2: of all nations, whether the player stops or can buy nothing more."""
    t = replacing("ap", {"paris": "(FR1) (FR2)", "london": "BR1"}, {"fr": 2, "br": 3, "a": 1})
    t.do("flip:FR1", "done")
    assert over(t)
    assert t.g.rp == [0] * len(t.g.rp)
    assert t.reduced("FR2")
    t = replacing("ap", {"paris": "(FR1)", "london": "BR1"}, {"fr": 3, "ru": 2}).do("flip:FR1")
    assert over(t)
    assert t.g.rp == [0] * len(t.g.rp)


def test_17_1_2_half_a_point_left_is_lost_too() -> None:
    """17.1.2: one corps step costs the whole point if no second one follows."""
    t = replacing("cp", {"essen": "(GEc-1) (GE1)"}, {"ge": 1}).do("flip:GEc-1")
    assert over(t)
    assert (t.reduced("GEc-1"), t.reduced("GE1"), t.rp("ge"), t.g.work) == (False, True, 0, 0)


# -- 17.1.3 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "capital", "unit", "at", "kind"),
    [
        ("ap", "paris", "FR1", "orleans", "fr"),
        ("ap", "rome", "IT1", "turin", "it"),
        ("ap", "bucharest", "ROc-1", "galatz", "a"),
        ("ap", "athens", "GRc-1", "salonika", "a"),
        ("cp", "berlin", "GE1", "essen", "ge"),
        ("cp", "vienna", "AH1", "prague", "ah"),
        ("cp", "budapest", "AH1", "prague", "ah"),
        ("cp", "constantinople", "TUc-1", "ankara", "tu"),
        ("cp", "sofia", "BUc-1", "varna", "bu"),
    ],
)
def test_17_1_3_a_lost_capital_stops_all_replacements(side: str, capital: str, unit: str, at: str, kind: str) -> None:
    """17.1.3: while the enemy has its capital a nation may not spend points, even for a unit far away."""
    enemy, helper = ("cp", "minsk") if side == "ap" else ("ap", "prague" if kind == "ge" else "breslau")
    corps = {"minsk": "RUc-2", "prague": "AHc-2", "breslau": "GEc-2"}[helper]  # can always be replaced
    units = {helper: f"({corps})"}
    units[at] = f"{units.get(at, '')} ({unit})".strip()
    points = {kind: 2, corps[:2].lower(): 1}

    t = replacing(side, units, points, war="it ro gr bu tu")
    assert flips(t) == {unit, corps}
    t = replacing(side, units, points, war="it ro gr bu tu", control={enemy: capital}, destroyed="paris")
    assert t.refusal(f"flip:{unit}").rule == "17.1.3"
    assert flips(t) == {corps}


def test_17_1_3_a_siege_is_no_occupation() -> None:
    """17.1.3: the fort of Paris holds, so the French go on (RULINGS S7)."""
    t = replacing("ap", {"paris": "GE1", "orleans": "(FR1)"}, {"fr": 1})
    assert t.g.sieged
    assert flips(t) == {"FR1"}


def test_17_1_3_belgians_and_serbs_are_exempt() -> None:
    """17.1.3: without Brussels and Belgrade they are still replaced; Montenegro without Cetinje is not."""
    units = {"calais": "(BE1)", "nis": "(SB1)", "eliminated": "BEc SBc-1 SB2 MNc"}
    lost = {"cp": "brussels belgrade cetinje"}
    t = replacing("ap", units, {"a": 9}, control=lost, destroyed="belgrade")
    assert t.refusal("rebuild:MNc").rule == "17.1.3"
    assert t.refusal("rebuild:SB2").rule == "17.1.5"  # an army needs its place
    t.do("flip:BE1", "flip:SB1", "rebuild:BEc", "rebuild:SBc-1")
    assert (t.at("BEc"), t.at("SBc-1")) == ("reserve", "reserve")


def test_faq_17_1_3a_no_corps_are_rebuilt_either() -> None:
    """FAQ.17.1.3a: corps would only go to the reserve, but with Paris lost they do not."""
    units = {"eliminated": "FRc-1 BRc-1", "reserve": "(FRc-2)", "london": "BR1"}
    t = replacing("ap", units, {"fr": 1, "br": 1}, control={"cp": "paris"}, destroyed="paris")
    assert t.refusal("rebuild:FRc-1").rule == "17.1.3"
    assert t.refusal("flip:FRc-2").rule == "17.1.3"
    t.do("rebuild:BRc-1")
    assert (t.at("FRc-1"), t.at("BRc-1")) == ("eliminated", "reserve")


@pytest.mark.parametrize(("lost", "left"), [("vienna", "budapest"), ("budapest", "vienna")])
def test_faq_17_1_3b_reinforcements_may_enter_either_capital_replacements_need_both(lost: str, left: str) -> None:
    """FAQ.17.1.3b: with one of them lost a new army enters the other, but no points are spent."""
    units = {"eliminated": "AH1", "prague": "(AH2)", "breslau": "(GEc-1)"}
    t = replacing("cp", units, {"ah": 2, "ge": 1}, control={"ap": lost})
    assert t.refusal("rebuild:AH1").rule == t.refusal("flip:AH2").rule == "17.1.3"
    t = table(position(units, control={"ap": lost}, hands="CP20", war="tu")).do("event:CP20")
    assert deploys(t) == {left}


# -- 17.1.4 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "answers", "result"),
    [
        (1, "flip:GE1", {"GE1": "essen"}),
        (1, "flip:GEc-1 flip:GEc-2", {"GEc-1": "essen", "GEc-2": "reserve"}),
        (1, "rebuild:GEc-3 flip:GEc-3", {"GEc-3": "reserve"}),
        (1, "rebuild:GEc-3 rebuild:GEc-4", {"GEc-3": "(reserve)", "GEc-4": "(reserve)"}),
        (1, "flip:GEc-1 rebuild:GEc-3", {"GEc-1": "essen", "GEc-3": "(reserve)"}),
        (1, "rebuild:GE2 deploy:essen", {"GE2": "(essen)"}),
        (2, "rebuild:GE2 deploy:essen flip:GE2", {"GE2": "essen"}),
    ],
)
def test_17_1_4_what_points_buy(cost: int, answers: str, result: dict[str, str]) -> None:
    """17.1.4: the seven lines of the replacement cost table, each exactly for its price."""
    units = {"essen": "(GE1) (GEc-1)", "reserve": "(GEc-2)", "eliminated": "GE2 GEc-3 GEc-4"}
    assert replacing("cp", units, {"ge": 9}).refusal("rebuild:GEc-4") == ALIKE
    t = replacing("cp", units, {"ge": 9}).do(*answers.split())
    assert (t.rp("ge"), t.g.work) == (9 - cost, 0)
    for unit, where in result.items():
        assert t.at(unit) == where.strip("()")
        assert t.reduced(unit) == where.startswith("(")
    t = replacing("cp", units, {"ge": cost}).do(*answers.split())
    assert over(t)  # it was enough, and all of it


def test_17_1_4_a_unit_must_be_reduced_or_eliminated() -> None:
    """17.1.4: full units are not flipped, units on the map or out of the game not recreated."""
    units = {"essen": "GE1 (GE2)", "removed": "GE3", "eliminated": "GE4"}
    t = replacing("cp", units, {"ge": 2})
    assert t.refusal("flip:GE1").rule == t.refusal("flip:GE4").rule == "17.1.4"
    for unit in ("GE1", "GE2", "GE3"):
        assert t.refusal(f"rebuild:{unit}").rule == "17.1.4"


@pytest.mark.parametrize(
    ("side", "unit", "where", "lost"),
    [
        ("cp", "GEc-1", "sofia", ""),  # from Sofia, Serbia being the enemy's
        ("cp", "AHc-1", "sofia", ""),
        ("cp", "AHc-1", "constantinople", "adrianople gallipoli"),  # from Constantinople
        ("cp", "TUc-1", "vienna", ""),  # from Essen and Breslau
        ("cp", "TUc-1", "sofia", "adrianople gallipoli"),  # from Sofia
        ("cp", "BUc-1", "vienna", ""),  # from Essen and Breslau
        ("cp", "BUc-1", "ankara", "adrianople gallipoli"),  # from Constantinople
        ("ap", "RUc-1", "nis", ""),  # from Belgrade
        ("ap", "ROc-1", "nis", ""),
    ],
)
def test_17_1_4_1_no_points_and_no_reserve_on_foreign_supply(side: str, unit: str, where: str, lost: str) -> None:
    """17.1.4.1: a unit fed by another country is not replaced; no corps go between it and the reserve."""
    spare = BOX.kind[BOX.unit[unit]] + "-5"
    helper = {"breslau": "(GEc-9)"} if side == "cp" else {"minsk": "(RUc-9)"}
    units = {where: f"({unit})", **helper, "reserve": spare}
    points = {"ge": 1, "ah": 1, "tu": 1, "bu": 1, "ru": 1, "a": 1}
    rest: dict[str, Any] = {"war": "tu bu ro", "control": {"ap": lost}}

    t = replacing(side, units, points, **rest)
    assert in_supply(t.g, BOX.unit[unit])
    assert t.refusal(f"flip:{unit}").rule == "17.1.4.1"

    action = "sr:CP8" if side == "cp" else "sr:AP1"
    t = table(position(units, active=side, hands="CP8 AP1", **rest)).do(action, f"redeploy:{unit}")
    assert not t.can("to_reserve")
    t = table(position(units, active=side, hands="CP8 AP1", **rest)).do(action, f"redeploy:{spare}")
    assert not t.can(f"to:{where}")


def test_17_1_4_1_supply_from_home_as_well_is_enough() -> None:
    """17.1.4.1: with Serbia taken, Germans at Sofia trace to Essen too, Turks at Vienna to Constantinople."""
    units = {"sofia": "(GEc-1) (AHc-1)", "vienna": "(TUc-1) (BUc-1)"}
    t = replacing(
        "cp", units, {"ge": 1, "ah": 1, "tu": 1, "bu": 1},
        war="tu bu", control={"cp": "belgrade nis"}, destroyed="belgrade",
    )  # fmt: skip
    assert flips(t) == {"GEc-1", "AHc-1", "TUc-1", "BUc-1"}


def test_faq_17_1_1a_no_points_without_a_way_home_or_to_a_port() -> None:
    """FAQ.17.1.1a: an army cut off at Verdun gets nothing; Antwerp likewise with Brussels and Ostend lost."""
    units = {"verdun": "(FR1)", "antwerp": "(BE1)", "paris": "(FR2)", "sedan": "GE1", "metz": "GE2"}
    lost = {"cp": "chateau-thierry bar-le-duc nancy brussels ostend"}
    t = replacing("ap", units, {"fr": 1, "a": 1}, control=lost, destroyed="nancy")
    assert t.refusal("flip:FR1").rule == t.refusal("flip:BE1").rule == "17.1.4.1"
    assert flips(t) == {"FR2"}


# -- 17.1.5, 17.1.6 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "army", "spaces"),
    [
        ("cp", "GE1", "berlin essen breslau"),
        ("cp", "AH1", "vienna budapest"),
        ("ap", "RU1", "petrograd moscow kharkov caucasus"),
        ("ap", "US1", "bordeaux calais cherbourg la-rochelle le-havre marseilles nantes"),
    ],
)
def test_17_1_5_recreated_armies_enter_like_reinforcements(side: str, army: str, spaces: str) -> None:
    """17.1.5: capital or own source of supply, reduced, as 9.5.3.3 has it."""
    kind = army[:2].lower()
    units = {**HOME, "eliminated": army}
    t = replacing(side, units, {kind: 1}, war="us it tu").do(f"rebuild:{army}")
    assert deploys(t) == set(spaces.split())
    first = spaces.split()[0]
    t.do(f"deploy:{first}")
    assert (t.at(army), t.reduced(army), t.rp(kind)) == (first, True, 0)


def test_17_1_5_no_room_no_army() -> None:
    """17.1.5: the British have London alone; Paris, when full, sends the French to Orleans."""
    units = {"london": "BR1 BR2 BR3", "paris": "FR1 FR2", "eliminated": "BR4 FR3 FR4 FR5"}
    t = replacing("ap", units, {"br": 1, "fr": 3})
    assert t.refusal("rebuild:BR4").rule == "17.1.5"
    t.do("rebuild:FR3", "rebuild:FR4", "rebuild:FR5")
    assert [t.at(army) for army in ("FR3", "FR4", "FR5")] == ["paris", "orleans", "orleans"]


@pytest.mark.parametrize(
    ("events", "greece", "lost", "spaces"),
    [
        ("", "", "", "belgrade"),
        ("", "", "nis", ""),
        ("", "", "belgrade", ""),
        ("AP30", "", "", "belgrade salonika"),
        ("AP44", "gr", "", "belgrade salonika"),
        ("AP30", "", "nis", "salonika"),
        ("AP30", "", "salonika", "belgrade"),
        ("", "gr", "belgrade", ""),  # the events count, not who is at war
    ],
)
def test_17_1_5a_serbian_armies_at_belgrade_or_salonika(events: str, greece: str, lost: str, spaces: str) -> None:
    """17.1.5a: Salonika after its event or Greece's, while Allied; Belgrade unless Nis is the enemy's."""
    units = {"skopje": "(SBc-1)", "eliminated": "SB1", "london": "BR1"}
    g = position(
        units, phase="replace_ap", rp={"a": 1}, hands="AP7", war=greece, played=events,
        control={"cp": lost}, destroyed=lost if lost == "belgrade" else "",
    )  # fmt: skip
    if events == "AP30":
        limited_greek_entry(g)
    t = table(g)
    if not spaces:
        assert t.refusal("rebuild:SB1").rule == "17.1.5"
        return
    t.do("rebuild:SB1")
    if " " in spaces:
        assert deploys(t) == set(spaces.split())
        t.do("deploy:salonika")
        spaces = "salonika"
    assert (t.at("SB1"), t.reduced("SB1")) == (spaces, True)


@pytest.mark.parametrize(
    ("lost", "spaces"),
    [
        ("", "brussels antwerp ostend"),
        ("brussels", "antwerp ostend"),
        ("brussels antwerp", "ostend"),
        ("brussels antwerp ostend", "calais"),
        ("brussels antwerp ostend calais", ""),
    ],
)
def test_17_1_5b_the_belgian_army_at_home_else_at_calais(lost: str, spaces: str) -> None:
    """17.1.5b: Brussels, Antwerp or Ostend; Calais only if the enemy has them all."""
    units = {"eliminated": "BE1 BEc", "london": "BR1"}
    t = replacing("ap", units, {"a": 1}, control={"cp": lost}, destroyed="antwerp")
    if not spaces:
        assert t.refusal("rebuild:BE1").rule == "17.1.5"
        return
    t.do("rebuild:BE1")
    if " " in spaces:
        assert deploys(t) == set(spaces.split())
        t.do(f"deploy:{spaces.split()[0]}")
    assert t.at("BE1") == spaces.split()[0]


def test_faq_17_1_5a_isolated_antwerp_does_not_keep_the_belgians_out() -> None:
    """FAQ.17.1.5a: Brussels and Ostend lost, Antwerp's fort still Allied: the army may come in at Calais."""
    units = {"eliminated": "BE1", "london": "BR1"}
    t = replacing("ap", units, {"a": 1}, control={"cp": "brussels ostend"})
    assert t.control("antwerp") == "ap"
    t.do("rebuild:BE1")
    assert t.at("BE1") == "calais"


def test_faq_17_1_5b_no_other_serbian_space_receives_armies() -> None:
    """FAQ.17.1.5b: Belgrade besieged, Salonika not open: Nis, Skopje and Valjevo are no sources of supply."""
    units = {"belgrade": "AH1", "nis": "(SB2)", "eliminated": "SB1", "london": "BR1"}
    t = replacing("ap", units, {"a": 2})
    assert t.g.sieged
    assert t.refusal("rebuild:SB1").rule == "17.1.5"
    assert t.can("flip:SB2")


def test_faq_17_1_5c_serbs_without_belgrade_flip_armies_and_redeploy_corps() -> None:
    """FAQ.17.1.5c: Belgrade lost, Greece closed: no new army, but reduced ones recover and corps come."""
    units = {"nis": "(SB2)", "belgrade": "AH1", "eliminated": "SB1", "reserve": "SBc-1", "london": "BR1"}
    t = replacing("ap", units, {"a": 2}, destroyed="belgrade")
    assert t.refusal("rebuild:SB1").rule == "17.1.5"
    t.do("flip:SB2")
    assert not t.reduced("SB2")
    t = table(position(units, active="ap", hands="AP1", destroyed="belgrade"))
    t.do("sr:AP1", "redeploy:SBc-1", "to:nis")
    assert t.at("SBc-1") == "nis"


def test_17_1_6_the_arab_army_comes_back_in_arabia() -> None:
    """17.1.6: the only corps that does not go to the reserve; other British corps do."""
    t = replacing("ap", {"eliminated": "ANA AUS", "london": "BR1"}, {"a": 1}, war="tu")
    t.do("rebuild:ANA", "rebuild:AUS")
    assert (t.at("ANA"), t.reduced("ANA")) == ("arabia", True)
    assert (t.at("AUS"), t.reduced("AUS")) == ("reserve", True)


# -- 17.1.7, 17.1.8 ------------------------------------------------------------------------------------------


def test_17_1_7_units_with_a_dot_are_never_replaced() -> None:
    """17.1.7: the BEF, the Near East armies, the Turkish armies and the Senussi, reduced or eliminated."""
    dotted = {"BEF", "BEFc", "MEF", "NE", "Orient", "CAU", "YLD", "AoI", "SN"}
    assert {BOX.units[u] for u in range(len(BOX.units)) if BOX.dot[u]} == dotted
    on_map = {
        "calais": "(BEF) (BEFc) (BR1)", "alexandria": "(MEF) (NE)", "salonika": "(Orient)", "kars": "(CAU)",
        "baghdad": "(YLD) (TUc-1)", "mosul": "(AoI)", "libya": "(SN)",
    }  # fmt: skip
    everything = dict.fromkeys(("ge", "ah", "tu", "bu", "fr", "br", "ru", "it", "a", "us"), 5)
    for units, verb in (
        (on_map, "flip"),
        ({"eliminated": " ".join(sorted(dotted)), "london": "(BR1)", "adana": "(TUc-1)"}, "rebuild"),
    ):
        for side, own in (
            ("ap", {"BEF", "BEFc", "MEF", "NE", "Orient", "CAU"}),
            ("cp", {"YLD", "AoI", "SN"}),
        ):
            t = replacing(side, units, everything, war="tu gr it us", played="AP30 AP44")
            for unit in own:
                assert t.refusal(f"{verb}:{unit}").rule == "17.1.7"


def test_17_1_8_after_over_there_every_allied_card_brings_an_american_point() -> None:
    """17.1.8: one more on each card played for replacements, on top of what is printed; before it none."""
    for played, points in (("AP54", 0), ("AP54 AP55", 1)):
        t = table(position(HOME, active="ap", hands="AP1 AP8", played=played, war="it us tu"))
        t.do("rp:AP1")
        assert [t.rp(kind) for kind in ("a", "fr", "br", "ru", "it", "us")] == [1, 2, 2, 3, 1, points]
        t.do("automatic", "done", "automatic", "done", "automatic", "done", "rp:AP8")
        assert [t.rp(kind) for kind in ("a", "fr", "br", "ru", "it", "us")] == [1, 3, 3, 4, 1, 2 * points]
    t = table(position({**HOME, "le-havre": "US1"}, hands="CP8", played="AP54 AP55", war="it us tu"))
    t.do("rp:CP8")
    assert t.rp("us") == 0  # the enemy's cards bring none
