"""3.0 Terminology: detachments face down, doctrine, elite, the Cadorna line, Display divisions."""

from __future__ import annotations

from grognard.games.italia_1917_1918.aftermath import one_unit
from grognard.games.italia_1917_1918.odds import multiplier
from grognard.games.italia_1917_1918.state import division, doctrine, is_elite
from grognard.games.italia_1917_1918.view import view
from grognard.kernel.play import state_hash

from .finding import VITTORIO, around, distance, first, open_country, plain
from .table import BOX, ITALIA, Table, hex_of, italia, position

ALP, BERS, FAN = "it-alp-det-1", "it-bers-det-1", "it-fan-det-1"


def face(t: Table, unit: str, side: int | None) -> str:
    """Whose ratings a side sees on a counter."""
    return view(t.g, side).units[BOX.unit[unit]].face


def field() -> tuple[str, str, str]:
    """A hex, one beside it, and one far off."""
    here = open_country(3)
    beside = around(here)[0]
    far = first(lambda h: plain(h) and distance(here, BOX.numbers[h]) > 8)
    return here, beside, far


# -- detachments ------------------------------------------------------------------------------------------------------


def test_ex_3_0_3_0f_a_detachment_that_ends_its_move_out_of_enemy_zones_is_face_down() -> None:
    """3.0f."""
    here, goal, far = field()
    t = italia({here: ALP, far: "ah-4-id"}).do(f"move:{ALP}", f"to:{goal}")
    assert t.has("hidden", ALP)
    assert face(t, ALP, 1) == ALP  # its owner knows
    assert face(t, ALP, 0) == face(t, ALP, None) == ""
    assert t.g.scene.ratings[BOX.unit[ALP]].movement == 5  # the one number that is left to see


def test_3_0f_beside_the_enemy_it_stays_face_up() -> None:
    here = open_country(3)
    goal = around(here)[0]
    enemy = next(h for h in around(goal) if distance(h, here) == 2)
    t = italia({here: ALP, enemy: "ah-4-id"}).do(f"move:{ALP}", f"to:{goal}")
    assert not t.has("hidden", ALP)
    assert face(t, ALP, 0) == ALP


def test_3_0f_larger_units_are_never_hidden_and_without_the_option_nobody_is() -> None:
    here, goal, _ = field()
    t = italia({here: "it-1-alpini"}).do("move:it-1-alpini", f"to:{goal}")
    assert not t.has("hidden", "it-1-alpini")
    t = italia({here: ALP}, options={"hidden-detachments": False}).do(f"move:{ALP}", f"to:{goal}")
    assert not t.has("hidden", ALP)


def test_3_0g_only_a_declared_combat_lays_it_open_and_only_after_the_declaration() -> None:
    here, beside, _ = field()
    t = italia({here: ALP, beside: "ah-4-id"}, side="cp", phase="attack", marks={"hidden": ALP})
    assert face(t, ALP, 0) == ""  # an enemy beside it is not enough
    t.do(f"attack:{here}", "join:ah-4-id")
    assert face(t, ALP, 0) == ""
    t.do("settle")
    assert face(t, ALP, 0) == ALP


def test_3_0g_in_attack_too() -> None:
    here, beside, _ = field()
    t = italia({here: ALP, beside: "ah-4-id"}, phase="attack", marks={"hidden": ALP})
    t.do(f"attack:{beside}", f"join:{ALP}")
    assert t.has("hidden", ALP)
    t.do("settle")
    assert not t.has("hidden", ALP)


def test_3_0f_two_face_down_in_a_hex_cannot_be_told_apart_any_more() -> None:
    """Of the same nation and movement they show the same back; one with another back is still known."""
    here, goal, _ = field()
    t = italia({here: f"{ALP} {FAN}", goal: BERS}, marks={"hidden": f"{BERS} {FAN}"})
    t.do(f"move:{ALP}", f"to:{goal}")
    assert t.g.mixed == (tuple(sorted((BOX.unit[ALP], BOX.unit[BERS]))),)
    assert t.nouns("swap") == {ALP}
    before = ITALIA.view(t.g, 0)
    t.do(f"swap:{ALP}")
    assert face(t, ALP, 1) == BERS
    assert ITALIA.view(t.g, 0) == before  # nobody else notices
    assert state_hash(ITALIA.blot(t.g, 0)) == state_hash(ITALIA.blot(t.do(f"swap:{ALP}").g, 0))
    t.do("done")  # 4.0d: two may lie together
    assert t.at(ALP) == t.at(BERS) == goal


# -- doctrine and elite -----------------------------------------------------------------------------------------------


def test_3_0k_trenches_are_worth_what_the_italian_doctrine_makes_of_them_to_all_the_entente() -> None:
    """3.0j: the British have a doctrine of their own, and the same trenches."""
    for scenario, times in (("vittorio", 3), ("caporetto", 2), ("grappa", 2)):
        scene = BOX.scenes[scenario]
        h = next(h for h in range(BOX.size) if scene.trench >> h & 1 and not BOX.town[h])
        g = position({}, scenario=scenario)
        assert multiplier(g, h, 1) == times
        assert multiplier(g, h, 0) == 3
    g = position({"W1433": "gb-20-bde it-51-df"})
    assert doctrine(g, BOX.unit["gb-20-bde"]) == "evolving"
    assert doctrine(g, BOX.unit["it-51-df"]) == "diaz"


def test_3_0l_elite_is_a_brigade_regiment_or_detachment_of_morale_five_or_six() -> None:
    g = position({"W1433": "it-1-alpini it-20-alpini it-51-df it-alp-det-1 it-fan-det-1 ah-216-ibrig"})
    found = {name for name in BOX.units if g.loc[BOX.unit[name]] < BOX.size and is_elite(g, BOX.unit[name])}
    assert found == {"it-1-alpini", "it-alp-det-1", "ah-216-ibrig"}
    g.retreating |= 1 << BOX.unit["it-1-alpini"]  # 11.4b: with a morale of 4
    assert not is_elite(g, BOX.unit["it-1-alpini"])


# -- the Cadorna line, Display divisions ------------------------------------------------------------------------------


def test_3_0q_the_cadorna_line_runs_from_the_plateau_to_the_sea() -> None:
    assert all(BOX.cadorna >> hex_of(h) & 1 for h in ("W1707", "W1712", "W1813", "W1921", "W2027"))
    bank = [h for h in range(BOX.size) if BOX.cadorna >> h & 1 and int(BOX.numbers[h][1:3]) < 17]
    assert bank
    assert all(any(BOX.river_of.get((h, n)) == "Piave" for n in BOX.map.linked[h]) for h in bank)


def test_3_0r_11_4g_who_reaches_the_cadorna_line_leaves_retreat_mode_and_only_of_the_entente() -> None:
    """11.4g. Caporetto alone has Retreat mode, and its map ends east of the line: it is shown on the map of 1918."""
    for side, unit, leaves in (("en", "it-51-df", True), ("cp", "ah-4-id", False)):
        far = [BOX.far(h) for h in range(BOX.size) if VITTORIO.sources[("cp", "en").index(side)] >> h & 1]
        for goal in (h for h in range(BOX.size) if BOX.cadorna >> h & 1):
            behind = [n for n in BOX.map.linked[goal] if min(d[n] for d in far) > min(d[goal] for d in far)]
            t = italia({BOX.numbers[behind[0]]: unit}, side=side, marks={"retreating": unit}) if behind else None
            if t is not None and t.do(f"move:{unit}").can(f"to:{BOX.numbers[goal]}"):
                t.do(f"to:{BOX.numbers[goal]}")
                assert t.has("retreating", unit) is not leaves
                break
        else:
            raise AssertionError(side)


def test_3_0s_3_0t_the_regiments_of_a_display_division_count_as_one() -> None:
    """3.0t."""
    units = "it-2-bers it-3-bers it-8-bers it-13-bers"
    g = position({"W1433": units})
    assert {BOX.units[u] for u in one_unit(g, BOX.unit["it-2-bers"])} == set(units.split())
    assert division(g, BOX.unit["it-2-bers"]) == "it-23-df-display"
    g = position({"W1433": units}, scenario="solstice")
    assert one_unit(g, BOX.unit["it-2-bers"]) == [BOX.unit["it-2-bers"]]
