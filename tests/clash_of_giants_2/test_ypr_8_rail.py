"""YPR.8: strategic rail."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from grognard.kernel.maps import bits

from .finding import YPRES_BOX as BOX
from .finding import first, flanders, numbers, zone_set
from .table import YPRES, Table, hex_of, marker, ypres

STOPS = BOX.class_set("town", "city") & BOX.rails
START = (marker(YPRES, "al-A"), 6)


def named(place: str) -> str:
    return BOX.numbers[BOX.places["en"].index(place)]


def stretches() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Two stops of one railway and all hexes between them, where there are some."""
    for line in BOX.lines.values():
        at = [i for i, h in enumerate(line) if STOPS >> h & 1]
        for a, b in pairwise(at):
            if b - a > 3:
                yield BOX.numbers[line[a]], BOX.numbers[line[b]], tuple(BOX.numbers[h] for h in line[a + 1 : b])


def lonely() -> tuple[str, str, tuple[str, ...]]:
    """Two stops that nothing joins but one stretch of railway, outside zone D."""
    for a, b, way in stretches():
        ends = {BOX.hex[a], BOX.hex[b]}
        others = [{BOX.hex[c], BOX.hex[d]} for c, d, _ in stretches()]
        if others.count(ends) == 1 and not any(zone_set("D") >> h & 1 for h in ends):
            t = ypres({a: "al-fr17"}, phase="rail").do("rail:al-fr17")
            if b in t.nouns("to"):
                return a, b, way
    raise AssertionError("no such stretch")


def train(units: dict[str, str], **more: object) -> Table:
    return flanders(units, **({"phase": "rail", "dice": START} | more))


def near_only(touching: str, others: tuple[str, ...]) -> str:
    """A land hex next to one and not next to, or in, others."""
    far = BOX.map.range(BOX.map.set(BOX.hex[n] for n in others), 1)
    return first(
        BOX, lambda h: bool(BOX.playable >> h & 1) and h in BOX.map.linked[BOX.hex[touching]] and not far >> h & 1
    )  # fmt: skip


def test_ypr_8_1a_four_french_or_british_units_a_turn_from_turn_2() -> None:
    """Example D9. No Belgians, no Germans."""
    places = {
        "Hazebrouck": "al-fr17 al-fr18", "Bailleul": "al-br3 al-br5", "Béthune": "al-fr31", "Dunkirk": "al-be1",
        "Courtrai": "ge-14",
    }  # fmt: skip
    assert train(places, turn=1).prompt == "ask-move"
    t = train(places, turn=2)
    assert t.nouns("rail") == {"al-fr17", "al-fr18", "al-br3", "al-br5", "al-fr31"}
    assert t.refusal("rail:al-be1").rule == "YPR.8.1a"
    assert t.refusal("rail:ge-14").rule == "YPR.8.1a"
    for unit in ("al-fr17", "al-fr18", "al-br3", "al-br5"):
        assert t.prompt == "ask-rail"
        t.do(f"rail:{unit}")
        t.do(f"to:{sorted(t.nouns('to') - {named('Bailleul'), named('Hazebrouck')})[0]}")
    assert t.prompt == "ask-move", "the fifth stays"
    assert train(places, turn=6).do("pass").prompt == "ask-move", "nobody has to go"


def test_ypr_8_1b_from_a_town_to_a_town_along_a_railway() -> None:
    a, b, way = lonely()
    t = train({a: "al-fr17", way[1]: "al-fr18"})
    assert t.nouns("rail") == {"al-fr17"}
    assert t.refusal("rail:al-fr18").rule == "YPR.8.1b"
    t.do("rail:al-fr17")
    assert b in t.nouns("to")
    assert all(STOPS >> BOX.hex[number] & 1 for number in t.nouns("to"))
    assert t.refusal(f"to:{way[0]}").rule == "YPR.8.1d"
    off = BOX.numbers[next(bits(BOX.class_set("town", "city") & ~BOX.rails))]
    assert train({off: "al-fr18", a: "al-fr17"}).refusal("rail:al-fr18").rule == "YPR.8.1b"


def test_ypr_8_1c_a_train_leaves_and_enters_an_enemy_zone() -> None:
    a, b, way = lonely()
    for place, others in ((a, way), (b, way)):
        t = train({a: "al-fr17", near_only(place, others): "ge-14"}).do("rail:al-fr17")
        assert b in t.nouns("to")


def test_ypr_8_1c_a_train_does_not_pass_through_an_enemy_zone_or_an_enemy() -> None:
    a, b, way = lonely()
    middle = way[len(way) // 2]
    for where in (middle, near_only(middle, (a, b))):
        t = train({a: "al-fr17", where: "ge-14", "Dunkirk": "al-fr31"})
        if t.can("rail:al-fr17"):
            assert b not in t.do("rail:al-fr17").nouns("to")
        else:
            assert t.refusal("rail:al-fr17").rule == "YPR.8.1d"


def test_ypr_8_1c_stacking_holds_for_trains() -> None:
    """YPR.12.2: nations do not mix."""
    a, b, _ = lonely()
    for there, room in (("al-fr18", True), ("al-fr18 al-fr31", False), ("al-br3", False), ("al-fr1cd al-fr3cd", False)):
        t = train({a: "al-fr17", b: there, "Dunkirk": "al-fr39"})
        assert (t.can("rail:al-fr17") and b in t.do("rail:al-fr17").nouns("to")) == room


def test_ypr_8_1d_a_train_stops_at_the_first_town() -> None:
    """Example D9: from Hazebrouck to Ypres with Poperinghe between."""
    t = train({"Hazebrouck": "al-fr17"}).do("rail:al-fr17")
    assert named("Poperinghe") in t.nouns("to")
    assert t.refusal("to:Ypres").rule == "YPR.8.1d"
    for line in BOX.lines.values():
        at = [BOX.numbers[h] for h in line if STOPS >> h & 1]
        for a, _, c in zip(at, at[1:], at[2:], strict=False):
            joined = {frozenset((x, y)) for x, y, _ in stretches()}
            if frozenset((a, c)) not in joined and not zone_set("D") >> hex_of(t.g, a) & 1:
                assert c not in train({a: "al-fr17"}).do("rail:al-fr17").nouns("to"), (a, c)


def test_ypr_8_1e_a_reinforcement_takes_the_train_at_the_edge() -> None:
    """YPR.7.12f, from a hex that is no town; it stops in the first town as everybody does."""
    edge = BOX.numbers[next(bits(BOX.rails & BOX.sources[0] & ~STOPS & zone_set("ABC")))]
    t = train({edge: "al-br3"}, fresh=1 << BOX.unit["al-br3"])
    assert t.nouns("rail") == {"al-br3"}
    assert all(STOPS >> BOX.hex[number] & 1 for number in t.do("rail:al-br3").nouns("to"))


def test_ypr_8_1f_who_went_by_rail_is_done_and_may_still_attack() -> None:
    """It neither goes on by rail nor on foot (YPR.5.34)."""
    a, b, way = lonely()
    target = near_only(b, way)
    t = train({a: "al-fr17", target: "ge-14", "Dunkirk": "al-fr18"}, turn=5)
    t.do("rail:al-fr17", f"to:{b}")
    assert t.has("moved", "al-fr17")
    assert t.refusal("rail:al-fr17").rule == "YPR.8.1f"
    t.do("pass", "done", f"attack:{target}")
    assert t.can("join:al-fr17")


def test_ypr_8_1f_a_unit_under_a_replacement_marker_takes_no_train() -> None:
    t = train({"Hazebrouck": "(al-fr17) al-fr18"}, repl=1 << BOX.unit["al-fr17"])
    assert t.refusal("rail:al-fr17").rule == "YPR.5.35d"


@pytest.mark.parametrize("kind", ["clear", "forest", "rough"])
def test_ypr_8_1g_railways_do_nothing_else(kind: str) -> None:
    """YPR.TEC.2: a rail hex costs what its terrain costs, along the line and across it."""
    price = {"clear": 1, "forest": 2, "rough": 2}[kind]
    for h in bits(BOX.rails):
        if BOX.terrain[h] != kind:
            continue
        for n in BOX.map.linked[h]:
            found = BOX.reach[0].layers(1 << n, 3, 1 << h, 0)
            assert [layer >> h & 1 for layer in found].index(1) == price, BOX.numbers[h]
        assert BOX.defence[h] >= price - 1
        assert BOX.place_class[h] or BOX.defence[h] == price - 1


def test_ypr_8_1c_a_division_tied_to_a_zone_takes_no_train_out_of_it() -> None:
    """YPR.9.22d."""
    out = [
        (a, b) for a, b, _ in (*stretches(), *((b, a, way) for a, b, way in stretches()))
        if zone_set("A") >> BOX.hex[a] & 1 and not zone_set("A") >> BOX.hex[b] & 1
    ]  # fmt: skip
    assert out
    for a, b in out:
        t = train({a: "al-fr13", "Dunkirk": "al-fr31"})
        if t.can("rail:al-fr13"):
            t.do("rail:al-fr13")
            assert t.nouns("to") <= numbers(BOX, zone_set("A"))
            assert t.refusal(f"to:{b}").rule == "YPR.9.22d"
        assert b in train({a: "al-fr17"}).do("rail:al-fr17").nouns("to")


def test_ypr_8_1c_nor_through_another_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    """YPR.9.22d. With no stops in zone B trains of zone A run through it and back, but not for the tied division."""
    kinds = tuple("" if zone_set("B") >> h & 1 else kind for h, kind in enumerate(BOX.place_class))
    monkeypatch.setattr(BOX, "place_class", kinds)
    start = named("Merville")
    free = train({start: "al-fr17"}).do("rail:al-fr17").nouns("to") & numbers(BOX, zone_set("A"))
    t = train({start: "al-fr13", "Dunkirk": "al-fr31"})
    tied = t.do("rail:al-fr13").nouns("to") if t.can("rail:al-fr13") else set()
    assert tied < free


def test_ypr_9_22h_a_stray_takes_the_train_home_and_nowhere_else() -> None:
    t = train({"Hazebrouck": "al-fr13"}).do("rail:al-fr13")
    assert t.nouns("to")
    assert t.nouns("to") <= numbers(BOX, zone_set("A"))
