"""15.1 to 15.5: headquarters, artillery, assault troops, trucks, depots."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.aftermath import pushes
from grognard.games.italia_1917_1918.assault import eligible
from grognard.games.italia_1917_1918.command import supplied
from grognard.games.italia_1917_1918.odds import bombardment, shot, shot_modifier
from grognard.games.italia_1917_1918.state import put
from grognard.games.italia_1917_1918.victory import points

from .fights import SPOT, battle, dry, fight, finish, first, meet, result, shaken, shifts, tactics, way
from .table import BOX, Table, hex_of, italia, position, prizes

E, NE, SE, W, NW, SW = (way(SPOT, step) for step in ("e", "ne", "se", "w", "nw", "sw"))
BEHIND, AFAR = way(SPOT, "e", "e"), way(SPOT, "w", "w")


def test_15_1_headquarters_let_units_lead_and_blow_bridges() -> None:
    """Without one in reach an attack has nobody to lead it, and a bridge stays."""
    i, bridge = next(
        (i, one) for i, one in enumerate(BOX.bridges)
        if one.river == "Livenza" and all(BOX.scenes["solstice"].area >> h & 1 for h in one.ends)
    )  # fmt: skip
    a, b = (BOX.numbers[h] for h in bridge.ends)
    foe = next(BOX.numbers[h] for h in BOX.map.linked[hex_of(b)] if h not in bridge.ends)
    for hq, can in (("it-hq-iv", True), ("", False)):
        t = italia({a: f"it-22-df {hq}", foe: "ah-4-id"}, scenario="solstice", side="en", phase="demolish")
        assert t.can(f"blow:{BOX.bridge_ids[i]}") == can


# -- artillery ---------------------------------------------------------------------------------------------------------


def test_15_2_2a_only_in_range_of_the_hex_attacked() -> None:
    """A corps gun reaches four hexes, an army's five (T.13), straight over everything (T.14)."""
    for steps, can in ((4, True), (5, False)):
        place = way(SPOT, *["e"] * steps)
        t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also={place: "ah-corps-i"})
        assert (t.prompt == "ask-guns") == can
    for steps, can in ((5, True), (6, False)):
        t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also={way(SPOT, *["e"] * steps): "ah-army-vi"})
        assert (t.prompt == "ask-guns") == can


def test_15_2_2a_a_gun_out_of_range_says_so() -> None:
    far = way(SPOT, "e", "e", "e", "e", "e")
    t = fight({"e": "ah-4-id"}, "it-51-df", also={BEHIND: "ah-corps-iv", far: "ah-corps-i"})
    assert t.refusal("gun:ah-corps-i").rule == "15.2.2a"


def test_t_13_and_t_14_what_guns_reach() -> None:
    found = {BOX.kind[u]: (BOX.fire[u], BOX.range[u]) for u in range(BOX.count) if BOX.is_gun[u]}
    assert found == {"army-artillery": (3, 5), "corps-artillery": (2, 4), "barges": (2, 4), "battery": (4, 7)}


def test_15_2_2b_and_15_2_3a_in_offensive_mode_up_to_four_attacks() -> None:
    """15.2.2c: otherwise one; so do corps guns."""
    for gun, mode, most in (("ah-army-vi", "offensive", 4), ("ah-army-vi", "", 1), ("ah-corps-i", "", 1)):
        g = position({SPOT: "it-51-df", E: "ah-4-id", BEHIND: gun}, scenario="solstice", side="cp", phase="attack")
        g.planned = 1 << BOX.unit[gun] if mode else 0
        g.fired = {BOX.unit[gun]: most - 1}
        t = Table(g, [3] * 20)
        t.do(f"attack:{SPOT}", "join:ah-4-id", "settle")
        assert t.can(f"gun:{gun}")
        g = position({SPOT: "it-51-df", E: "ah-4-id", BEHIND: f"{gun} ah-corps-iv"}, scenario="solstice", side="cp")
        g.phase, g.planned, g.fired = "attack", 1 << BOX.unit[gun] if mode else 0, {BOX.unit[gun]: most}
        t = Table(g, [3] * 20)
        t.do(f"attack:{SPOT}", "join:ah-4-id", "settle")
        assert t.refusal(f"gun:{gun}").rule == "15.2.2c"


def test_15_2_2b_in_defence_one() -> None:
    """The other side's phase."""
    g = position(
        {SPOT: "ah-4-id", E: "it-51-df", W: "ah-army-vi ah-corps-i ah-13-schd"}, scenario="solstice", side="en"
    )  # fmt: skip
    g.phase, g.planned, g.fired = "attack", 1 << BOX.unit["ah-army-vi"], {BOX.unit["ah-army-vi"]: 1}
    t = Table(g, [3] * 20)
    t.do(f"attack:{SPOT}", "join:it-51-df", "settle")
    assert (t.asked, t.prompt) == ("cp", "ask-reply")
    assert t.refusal("gun:ah-army-vi").rule == "15.2.2c"


def test_15_2_2c_a_gun_serves_one_combat_of_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    guns = {BEHIND: "ah-corps-i ah-corps-iv", NW: "it-17-df"}
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", only="ah-4-id", also=guns, dice=[1, 3, 3, 2, 2])
    t.do("gun:ah-corps-i", "settle", f"attack:{NW}", "join:ah-13-schd", "settle")
    assert t.nouns("gun") == {"ah-corps-iv"}
    assert t.refusal("gun:ah-corps-i").rule == "15.2.2c"


def test_15_2_2d_and_15_2_2e_counter_battery_takes_its_value_off() -> None:
    """Two against two leave nothing, and no die is rolled (15.2.2e)."""
    guns = {BEHIND: "ah-corps-i ah-corps-iv", AFAR: "it-corps-i"}
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also=guns, dice=[1])
    t.do("all_guns", "gun:it-corps-i", "counter:it-corps-i")
    while t.prompt in ("ask-counter", "ask-shake"):
        t.do(t.options[-1])
    assert [(one["side"], one["points"]) for one in t.told("log-shot")] == [(("side", 0), 2)]
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also={BEHIND: "ah-corps-i", AFAR: "it-corps-i"})
    t.do("gun:ah-corps-i", "gun:it-corps-i", "counter:it-corps-i")
    assert t.told("log-shot") == []


def test_15_2_2f_afterwards_they_bombard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counter-battery is a choice of one combat; in the next phase the gun may do either."""
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id"}, "it-51-df", also={BEHIND: "ah-corps-i", AFAR: "it-corps-i"}, dice=[3, 3, 2, 2])
    t.do("gun:ah-corps-i", "gun:it-corps-i", "counter:it-corps-i")
    finish(t)
    assert (t.g.battle, t.g.fired) == (None, {})


def test_15_2_2g_in_exploitation_guns_may_be_used_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    fired = {BOX.unit[name]: 1 for name in ("ah-corps-i", "it-army-iv")}
    t = italia(
        {SPOT: "it-51-df", E: "ah-4-id", BEHIND: "ah-hq-vi ah-corps-i", AFAR: "it-army-iv it-corps-i"},
        scenario="solstice", side="cp", phase="exploit_combats", fired=fired, marks={"exploiting": "ah-4-id"},
        dice=[1] * 20,
    )  # fmt: skip
    t.do(f"attack:{SPOT}", "join:ah-4-id", "settle")
    assert t.nouns("gun") == {"ah-corps-i"}
    t.do("gun:ah-corps-i")
    assert t.nouns("gun") == {"it-army-iv", "it-corps-i"}


def bruch(**more: Any) -> Table:
    gun = way(SPOT, "e", "e", "e")
    u = BOX.unit["ah-army-xiv-flitsch"]
    return meet(
        SPOT, {E: "ah-4-id", gun: "ah-army-xiv-flitsch ah-corps-i"}, "it-51-df", scenario="caporetto",
        marks={"offensive": "ah-army-xiv-flitsch"}, **{"bruchmuller": u, **more},
    )  # fmt: skip


def test_15_2_2h_bruchmuller_in_the_first_sequence_in_range_of_his_gun() -> None:
    """+3 to the attacker's die of any gun, -2 to the defender's mastery."""
    t = bruch()
    assert (shot_modifier(t.g, battle(t)), tactics(t, defender=True)) == (3, {"bruchmuller": -2})
    for other in (bruch(sequence=2), bruch(bruchmuller=-1)):
        assert (shot_modifier(other.g, battle(other)), tactics(other, defender=True)) == (0, {})


def test_15_2_2h_one_of_the_guns_is_chosen() -> None:
    t = italia(
        {BEHIND: "de-army-xiv-tolmein ah-army-xiv-flitsch"}, scenario="caporetto", side="cp", phase="bruchmuller",
        marks={"offensive": "de-army-xiv-tolmein ah-army-xiv-flitsch"}, attacks=True, dice=[3] * 9,
    )  # fmt: skip
    assert (t.prompt, t.nouns("bruchmuller")) == ("ask-bruchmuller", {"de-army-xiv-tolmein", "ah-army-xiv-flitsch"})
    t.do("bruchmuller:ah-army-xiv-flitsch")
    assert t.g.bruchmuller == BOX.unit["ah-army-xiv-flitsch"]


TABLE = ["001122", "001222", "012233", "013333", "123344", "124445", "235556", "335566"]


def test_15_2_2i_and_15_2_2j_the_table() -> None:
    """15.2.2j; D9: nine points are read in the column of six."""
    g = position()
    for die, row in enumerate(TABLE):
        assert "".join(str(shot(g, column, die)) for column in range(1, 7)) == row
    assert (shot(g, 9, 6), shot(g, 3, -4), shot(g, 3, 11)) == (shot(g, 6, 6), shot(g, 3, 0), shot(g, 3, 7))


def test_15_2_2k_what_changes_the_attackers_die(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trenches -2, a major town -1, Italians under Diaz alone -1; they add up, with Bruchmüller's +3 too (D8)."""
    scene = BOX.scenes["solstice"]

    def more(spot: str, defenders: str) -> int:
        t = meet(spot, {dry(spot): "ah-4-id"}, defenders)
        return shot_modifier(t.g, battle(t))

    trench = first("solstice", lambda h: scene.trench >> h & 1 and not BOX.town[h] and dry(BOX.numbers[h]))
    town = first("solstice", lambda h: BOX.town[h] == "major" and not scene.trench >> h & 1 and dry(BOX.numbers[h]))
    assert (more(trench, "gb-20-bde"), more(town, "gb-20-bde"), more(SPOT, "gb-20-bde")) == (-2, -1, 0)
    assert (more(SPOT, "it-51-df"), more(SPOT, "it-51-df gb-20-bde"), more(SPOT, "it-1-assalto")) == (-1, 0, 0)
    assert more(trench, "it-51-df") == -3
    t = bruch()
    monkeypatch.setattr(t.g.scene, "trench", 1 << hex_of(SPOT))
    assert shot_modifier(t.g, battle(t)) == 1
    assert shot(t.g, 5, 3 + 1) == 4


def test_15_2_2l_the_defenders_die_knows_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX.scenes["solstice"], "trench", 1 << hex_of(SPOT))
    guns = {BEHIND: "ah-army-vi", AFAR: "it-army-iv"}
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also=guns, dice=[4, 4])
    t.do("gun:ah-army-vi", "gun:it-army-iv")
    assert [(one["die"], one["modifier"]) for one in t.told("log-shot")] == [(4, -3), (4, 0)]


def test_15_2_2m_the_owner_shares_the_damage_out_at_once() -> None:
    """There is no lead unit yet."""
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-51-df", also={AFAR: "it-army-iv"}, dice=[4])
    t.do("gun:it-army-iv")
    assert (t.asked, t.prompt, t.nouns("lose")) == ("cp", "ask-losses", {"ah-4-id", "ah-13-schd"})
    assert battle(t).lead == -1


def test_15_2_3b_offensive_mode_ends_with_the_turn_and_is_taken_anew() -> None:
    t = italia(
        {BEHIND: "ah-army-vi ah-army-isonzo ah-army-xi-asiago"}, scenario="solstice", turn=26, side="cp",
        phase="declare", marks={"offensive": "ah-army-vi ah-army-isonzo"}, bruchmuller=3,
    )  # fmt: skip
    assert (t.prompt, t.g.planned, t.g.bruchmuller) == ("ask-plan", 0, -1)
    t.do("plan:ah-army-xi-asiago")
    assert t.g.planned == 1 << BOX.unit["ah-army-xi-asiago"]


def test_11_4b_a_gun_in_retreat_mode_bombards_with_one_less() -> None:
    t = meet(SPOT, {E: "ah-4-id", BEHIND: "ah-corps-i"}, "it-51-df", marks={"retreating": "ah-corps-i"})
    b = battle(t)
    b.guns = (BOX.unit["ah-corps-i"],)
    assert bombardment(t.g, b, False) == 1


# -- assault troops ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "support", "yes", "no"),
    [
        ("15.3.1a", "de-stoss-1", "de-jr-3 de-leib-ir", "ah-216-ibrig ah-4-id"),
        ("15.3.2a", "ah-sturm-1", "ah-216-ibrig ah-7-gebbrig ah-4-id", "ah-94-id ah-geb-det-1 de-jr-3 ah-201-lstbrig"),
        ("15.3.3a", "it-arditi-1", "it-5-alpini it-aosta it-22-df", "it-66-df it-fan-det-1 fr-23-di gb-20-bde it-1-dc"),
    ],
)  # fmt: skip
def test_15_3_1a_15_3_2a_15_3_3a_with_whom_they_go(rule: str, support: str, yes: str, no: str) -> None:
    g = position(scenario="solstice")
    a = BOX.unit[support]
    assert all(eligible(g, a, BOX.unit[name]) for name in yes.split()), rule
    assert not any(eligible(g, a, BOX.unit[name]) for name in no.split()), rule


@pytest.mark.parametrize(
    ("rule", "side", "unit", "support", "skill"),
    [
        ("15.3.1c", "cp", "de-jr-3", "de-stoss-1", 1), ("15.3.2c", "cp", "ah-216-ibrig", "ah-sturm-1", 1),
        ("15.3.3c", "en", "it-aosta", "it-arditi-1", 0),
    ],
)  # fmt: skip
def test_15_3_1c_15_3_2c_15_3_3c_a_column_and_mastery(
    rule: str, side: str, unit: str, support: str, skill: int
) -> None:
    """15.3.3b: the Arditi give nothing in mastery."""
    other = "it-51-df" if side == "cp" else "ah-4-id"
    t = meet(SPOT, {E: f"{unit} {support}"}, other, side=side, use=support)
    assert shifts(t) == {"assault": 1}, rule
    assert tactics(t, lead=unit).get("assault", 0) == skill, rule


@pytest.mark.parametrize(
    ("rule", "side", "unit", "support"),
    [
        ("15.3.1d", "cp", "de-jr-3", "de-stoss-1"), ("15.3.2d", "cp", "ah-216-ibrig", "ah-sturm-1"),
        ("15.3.3d", "en", "it-aosta", "it-arditi-1"),
    ],
)  # fmt: skip
def test_15_3_1d_15_3_2d_15_3_3d_a_star(
    monkeypatch: pytest.MonkeyPatch, rule: str, side: str, unit: str, support: str
) -> None:
    result(monkeypatch, "0*/0")
    other = "it-51-df" if side == "cp" else "ah-4-id"
    t = fight({"e": f"{unit} {support}"}, other, side=side, use=support, dice=[3, 3, 2, 2])
    finish(t)
    assert (t.at(support), t.steps(unit)) == ("eliminated", 2), rule


def test_15_3_1b_and_15_3_2b_their_advance_ignores_zones() -> None:
    """12.4f: an enemy looks into both hexes; not for a division."""
    for unit, support, slips in (
        ("de-jr-3", "de-stoss-1", True), ("ah-216-ibrig", "ah-sturm-1", True), ("ah-4-id", "ah-sturm-1", False),
    ):  # fmt: skip
        t = meet(SPOT, {E: f"{unit} {support}"}, "it-fan-det-1", use=support)
        g, b = t.g, battle(t)
        put(g, BOX.unit["it-fan-det-1"], hex_of(NW))
        for name in (unit, support):
            put(g, BOX.unit[name], hex_of(SPOT))
        b.push, b.push_left = (BOX.unit[unit], BOX.unit[support]), 1
        assert (hex_of(W) in pushes(g, b)) == slips


def test_15_3_1e_once_a_combat_in_place_of_any_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for a loss that is not the lead unit's."""
    result(monkeypatch, "4/0")
    t = fight({"e": "de-jr-3 de-stoss-1"}, "it-51-df", use="de-stoss-1", dice=[3, 3, 2, 2])
    t.do("lose:de-jr-3", "spend:de-stoss-1")
    assert (t.at("de-stoss-1"), t.steps("de-jr-3")) == ("eliminated", 1)


def test_15_3_1e_also_those_that_gave_no_column(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any that are with a regiment of the combat; a star takes only those that were used."""
    result(monkeypatch, "2*/0")
    t = fight({"e": "de-jr-3 de-stoss-1", "ne": "ah-94-id"}, "it-51-df", dice=[3, 3, 3, 2])
    t.do("spend:de-stoss-1")
    assert (t.at("de-stoss-1"), t.steps("de-jr-3")) == ("eliminated", 2)
    t = fight({"e": "de-jr-3 de-stoss-1", "ne": "ah-94-id"}, "it-51-df", dice=[3, 3, 3, 2])
    t.do("lose:de-jr-3")
    assert t.at("de-stoss-1") == E


def test_15_3_1f_not_under_bombardment() -> None:
    t = fight(
        {"e": "de-jr-3 de-stoss-1"}, "it-51-df", use="de-stoss-1", also={AFAR: "it-army-iv"}, dice=[2, 3, 3, 2, 2]
    )
    t.do("gun:it-army-iv")
    assert (t.steps("de-jr-3"), t.told("log-shot")[0]["damage"]) == (1, 2)


def test_15_3_1g_they_end_with_their_regiment(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/4")
    t = fight({"e": "it-22-df", "ne": "it-66-df"}, "de-jr-3 de-stoss-1", side="en", dice=[3, 3, 1, 5])
    assert (t.at("de-jr-3"), t.at("de-stoss-1")) == ("eliminated", "eliminated")
    result(monkeypatch, "0/2")
    t = fight({"e": "it-22-df", "ne": "it-66-df"}, "de-jr-3 de-stoss-1", side="en", dice=[3, 3, 1, 5])
    assert (t.steps("de-jr-3"), t.at("de-stoss-1")) == (1, SPOT)


def test_15_3_2e_two_points_or_more_and_not_in_the_lead_units_place(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "5/0")
    t = fight({"e": "ah-216-ibrig ah-sturm-1"}, "it-51-df", use="ah-sturm-1", dice=[3, 3, 2, 2])
    assert (t.at("ah-sturm-1"), t.steps("ah-216-ibrig")) == ("eliminated", 1)
    result(monkeypatch, "1/0")
    t = fight({"e": "ah-216-ibrig ah-sturm-1"}, "it-51-df", use="ah-sturm-1", dice=[3, 3, 2, 2])
    assert (t.at("ah-sturm-1"), shaken(t, "ah-216-ibrig")) == (E, True)


def test_15_3_2f_in_defence_they_go_only_with_their_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/3")
    t = fight({"e": "it-22-df"}, "ah-216-ibrig ah-sturm-1", side="en", dice=[3, 3, 1, 2])
    assert (t.steps("ah-216-ibrig"), t.at("ah-sturm-1")) == (1, SPOT)
    result(monkeypatch, "0/6")
    t = fight({"e": "it-22-df"}, "ah-216-ibrig ah-sturm-1", side="en", dice=[3, 3, 1, 2])
    assert (t.at("ah-216-ibrig"), t.at("ah-sturm-1")) == ("eliminated", "eliminated")


def test_15_3_3b_arditi_give_no_special_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/12")
    t = fight(
        {"e": "it-5-alpini it-arditi-1"}, "ah-4-id", side="en", use="it-arditi-1", also={NW: "ah-216-ibrig"},
        dice=[3, 3, 2, 6],
    )  # fmt: skip
    t.do("advance:it-5-alpini")
    assert W not in t.nouns("on")


def test_15_3_3e_arditi_cover_those_who_leave() -> None:
    for support, can in (("it-arditi-1", True), ("", False)):
        t = italia({SPOT: f"it-5-alpini {support}", E: "ah-4-id", AFAR: "it-hq-iv"}, scenario="solstice", side="en")
        assert t.can("move:it-5-alpini") == can
        if can:
            t.do("move:it-5-alpini", f"to:{W}")
            assert (t.at("it-5-alpini"), t.at(support)) == (W, "eliminated")


# -- trucks, depots ----------------------------------------------------------------------------------------------------


def test_15_4_trucks_carry_and_are_not_captured() -> None:
    """They are lost when the enemy comes beside them (11.3.4c)."""
    assert [BOX.units[u] for u in range(BOX.count) if BOX.kind[u] == "trucks"] == ["it-trucks"]
    t = italia({SPOT: "it-trucks it-22-df", AFAR: "it-hq-iv"}, scenario="solstice", side="en")
    t.do("move:it-trucks")
    assert t.can("load:it-22-df")
    t = italia({SPOT: "it-trucks", BEHIND: "ah-4-id"}, scenario="solstice", side="cp")
    t.do("move:ah-4-id", f"to:{E}")
    assert t.at("it-trucks") == "eliminated"


UDINE = "E2720"
BESIDE = way(UDINE, "e")


def depot(also: dict[str, str], **more: Any) -> Table:
    return italia({UDINE: "it-depot", **also}, scenario="caporetto", **more)


def test_15_5a_a_depot_is_a_source_of_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing else is."""
    monkeypatch.setattr(BOX.scenes["caporetto"], "sources", (0, 0))
    for units, fed in (({UDINE: "it-depot"}, True), ({}, False)):
        g = position({**units, BESIDE: "it-22-df"}, scenario="caporetto")
        assert bool(supplied(g, 1) >> hex_of(BESIDE) & 1) == fed


def test_15_5b_a_depot_alone_beside_the_enemy_stays() -> None:
    t = depot({way(BESIDE, "e"): "de-jr-3"}, side="cp")
    t.do("move:de-jr-3", f"to:{BESIDE}")
    assert t.at("it-depot") == UDINE


@pytest.mark.parametrize(("die", "gone"), [(4, True), (5, False)])
def test_15_5_1a_and_15_5_1c_one_try_to_burn_it(die: int, gone: bool) -> None:
    """1 to 4; a depot that was not burnt goes on (15.5.1c), and is not tried again."""
    near = way(UDINE, "e", "e", "e")
    t = depot({near: "ah-4-id", way(UDINE, "w"): "it-hq-ii"}, side="en", phase="demolish", dice=[die])
    t.do("burn:it-depot")
    assert (t.at("it-depot") == "eliminated") == gone
    if not gone:
        t.g.phase = "demolish"
        assert not any(text.startswith("burn") for text in Table(t.g, [3] * 9).options)


def test_15_5_1b_with_an_enemy_near_and_a_headquarters_in_reach() -> None:
    for enemy, hq, can in (
        (way(UDINE, "e", "e", "e"), way(UDINE, "w"), True), (way(UDINE, *["e"] * 4), way(UDINE, "w"), False),
        (way(UDINE, "e", "e", "e"), "", False),
    ):  # fmt: skip
        units = {enemy: "ah-4-id", **({hq: "it-hq-ii"} if hq else {})}
        t = depot(units, side="en", phase="demolish", dice=[3] * 9)
        assert t.can("burn:it-depot") == can


@pytest.mark.parametrize(("unit", "shaky"), [("ah-4-id", True), ("de-jr-3", False)])
def test_15_5_2a_to_15_5_2c_who_enters_takes_it(unit: str, shaky: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """15.5.2a: and stops there; 15.5.2b: two points (SC1.37); 15.5.2c: Austro-Hungarians fall upon it."""
    prizes(monkeypatch, "caporetto", {UDINE: 3})
    t = depot({BESIDE: unit}, side="cp")
    before = points(t.g)
    t.do(f"move:{unit}", f"to:{UDINE}")
    assert (t.at("it-depot"), t.at(unit), shaken(t, unit)) == ("eliminated", UDINE, shaky)
    assert t.g.vp == 2
    assert points(t.g) - before == 2 + 3  # and what Udine itself is worth (T.17)


def test_15_5_2a_an_advance_takes_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/12")
    t = fight({"e": "de-jr-3"}, "it-fan-det-1", scenario="caporetto", also={W: "it-depot"}, dice=[3, 3, 6, 2])
    t.do("advance:de-jr-3", f"on:{W}")
    assert (t.at("it-depot"), t.at("de-jr-3"), t.g.vp) == ("eliminated", W, 2)


def test_15_5_2a_who_takes_it_with_the_hex_advances_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/12")
    for there, on in (("it-fan-det-1 it-depot", False), ("it-fan-det-1", True)):
        t = fight({"e": "de-jr-3"}, there, scenario="caporetto", dice=[3, 3, 6, 2])
        t.do("advance:de-jr-3")
        assert (t.prompt == "ask-push") == on
