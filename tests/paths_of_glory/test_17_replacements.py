"""17.0 Replacements: whose points buy what, where recreated units come back, and who gets nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.games.paths_of_glory.box import DOT, KIND, SPACES, UNIT, UNITS
from grognard.games.paths_of_glory.supply import in_supply

from .table import Table, position, table

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
        ("ap", "cetinje", "MNc", "cetinje", "a"),
        ("cp", "berlin", "GE1", "essen", "ge"),
        ("cp", "vienna", "AH1", "prague", "ah"),
        ("cp", "budapest", "AH1", "prague", "ah"),
        ("cp", "constantinople", "TUc-1", "ankara", "tu"),
        ("cp", "sofia", "BUc-1", "varna", "bu"),
    ],
)
def test_17_1_3_a_lost_capital_stops_all_replacements(
    side: str, capital: str, unit: str, at: str, kind: str
) -> None:
    """17.1.3: the nation may not spend its points while the enemy holds its capital, and may again after."""
    enemy = "cp" if side == "ap" else "ap"
    other = "FR2" if kind == "ge" else "GE2"  # somebody of another nation to spend points on
    place = {"prague": "(AHc-2)", "paris": "(FRc-2)", "essen": "(GEc-2)"}
    helper, points = ("essen", "ge") if side == "cp" and kind != "ge" else ("prague", "ah")
    if side == "ap":
        helper, points = ("minsk", "ru")
        place["minsk"] = "(RUc-2)"
    units = {helper: place[helper], "reserve": f"({unit})"} if UNITS and unit.endswith("-9") else {}
    units = {helper: place[helper]}
    units[at] = f"{units.get(at, '')} ({unit})".strip()
    war = "it ro gr bu tu"
    assert other

    t = replacing(side, units, {kind: 2, points: 1}, war=war)
    assert t.can(f"flip:{unit}")
    t = replacing(side, units, {kind: 2, points: 1}, war=war, control={enemy: capital}, destroyed="paris")
    if capital == at:  # Montenegro's corps is in its capital or nowhere
        return
    assert t.refusal(f"flip:{unit}").rule == "17.1.3"
