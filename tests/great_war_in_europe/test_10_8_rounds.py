"""10.8: another round of attacks by OHL, OberOst, Foch, Allenby."""

from __future__ import annotations

from grognard.games.great_war_in_europe import combat, rounds
from grognard.games.great_war_in_europe.box import AL, CP
from grognard.games.great_war_in_europe.events import begin_events
from grognard.games.great_war_in_europe.fronts import EAST, EASTERN, EGYPT, WEST, WESTERN
from grognard.games.great_war_in_europe.state import Round, put
from grognard.kernel.maps import members
from grognard.kernel.steps import to

from .stage import EUROPE, NEAR_EAST, Stage


def germans(ohl: bool = True) -> tuple[Stage, list[int]]:
    """Germans in the open country of the West, which is theirs; a row of hexes away from them."""
    s = Stage(EUROPE)
    front = s.box.fronts[WEST]
    s.g.held[CP][WEST] |= front.land
    s.g.held[AL][WEST] = 0
    start, near = s.field(WEST, "fr")
    far = front.map.distance
    row = [start, near[0]]
    for _ in range(3):
        row.append(next(b for b in s.beside(row[-1]) if (far(b - front.base, start - front.base) or 0) == len(row)))
    s.stand(**{s.number(start): "ge-3"})
    s.g.side, s.g.theatre, s.g.ohl = CP, WESTERN, ohl
    s.g.initiative = [CP, AL]
    return s, row


def test_10_81_ohl_needs_the_initiative_in_the_west() -> None:
    s, _row = germans()
    assert rounds.kinds(s.g) == ["ohl"]
    s.g.initiative = [AL, CP]
    assert rounds.kinds(s.g) == []
    s.g.initiative = [CP, AL]
    s.g.ohl = False
    assert rounds.kinds(s.g) == []


def test_10_81_oberost_works_with_or_without_it() -> None:
    s, _ = germans(ohl=False)
    s.g.theatre = EASTERN
    for initiative in ([CP, AL], [AL, CP]):
        s.g.initiative = initiative
        assert rounds.kinds(s.g) == ["oberost"]


def test_10_81_once_between_strategic_turns() -> None:
    s, row = germans()
    s.g.series = s.g.letter
    s.run(rounds.rally, f"rally:{s.number(row[0])}")
    assert rounds.kinds(s.g) == []
    begin_events(s.g)
    assert rounds.kinds(s.g) == []
    s.g.letter += 1
    begin_events(s.g)
    assert rounds.kinds(s.g) == ["ohl"]


def test_10_82_the_marker_goes_to_supplied_germans() -> None:
    s, row = germans()
    s.stand(**{s.number(row[2]): "ah-1"})
    assert rounds.sites(s.g, "ohl") == [row[0]]
    s.g.held[CP][WEST] = 0  # no town, no source: out of supply
    assert rounds.sites(s.g, "ohl") == []


def test_10_82_those_within_two_hexes_attack_again() -> None:
    s, row = germans()
    s.stand(**{s.number(row[2]): "ge-4", s.number(row[3]): "ge-7"})
    found = rounds.around(s.g, Round("ohl", row[0]))
    assert set(members(found)) == {s.u("ge-3"), s.u("ge-4")}


def test_10_82_after_the_attacks_of_the_theatre() -> None:
    s, row = germans()
    s.stand(**{s.number(row[1]): "fr-1", s.number(row[2]): "ge-4", s.number(row[4]): "ge-7"})
    s.g.rounds = (Round("ohl", row[0]),)
    front = s.box.fronts[WEST]
    s.g.fought = (1 << s.u("ge-3")) | (1 << s.u("ge-4"))
    s.g.struck[WEST] = 1 << row[1] - front.base
    assert combat.why_not_attack(s.g, s.u("ge-3"), row[1]) is not None
    assert s.run(rounds.again) == to("declare")
    assert combat.why_not_attack(s.g, s.u("ge-3"), row[1]) is None
    assert combat.why_not_target(s.g, row[1]) is None
    put(s.g, s.u("ge-7"), row[2])  # he was too far away when the round began
    reason = combat.why_not_attack(s.g, s.u("ge-7"), row[1])
    assert reason is not None
    assert reason.rule == "10.82"
    assert s.run(rounds.again) is None  # then it is over
    assert s.g.again == 0


def test_10_83_traced_like_supply() -> None:
    s, row = germans()
    s.stand(**{s.number(row[2]): "ge-4"})
    front = s.box.fronts[WEST]
    between = front.beside[row[0] - front.base] & front.beside[row[2] - front.base]
    for b, unit in zip(members(between), ("fr-1", "fr-2", "fr-3"), strict=False):
        s.stand(**{front.numbers[b]: unit})
    assert not rounds.around(s.g, Round("ohl", row[0])) >> s.u("ge-4") & 1


def test_10_84_6_31_foch_lets_all_allies_of_the_west_attack_again_every_turn() -> None:
    """10.84, 6.31, 4.2.5b."""
    s = Stage().hold("al-foch")
    h, near = s.field(WEST, "fr")
    s.stand(**{s.number(h): "fr-1 br-1", s.number(near[0]): "be-1"})
    s.g.side, s.g.theatre, s.g.initiative = AL, WESTERN, [CP, AL]
    s.run(rounds.rally, f"foch:{s.number(h)}")
    assert s.g.in_play >> s.c("al-foch") & 1
    assert set(members(rounds.around(s.g, s.g.rounds[0]))) == {s.u("fr-1"), s.u("br-1"), s.u("be-1")}
    s.g.rounds = ()
    assert rounds.kinds(s.g) == []
    begin_events(s.g)
    assert rounds.kinds(s.g) == ["foch"]
    s.g.theatre = EASTERN
    assert rounds.kinds(s.g) == []


def test_10_84_6_32_allenby_once_and_for_british_in_egypt() -> None:
    """10.84, 6.32."""
    s = Stage(NEAR_EAST).hold("ne-al-allenby")
    front = s.box.fronts[EGYPT]
    h = s.hexes(EGYPT, front.kind("west_of_suez"))[0]
    s.stand(**{s.number(h): "br-10in fr-dfps"})
    s.g.side, s.g.theatre = AL, WESTERN
    s.run(rounds.rally, f"allenby:{s.number(h)}")
    assert s.gone("ne-al-allenby")
    assert set(members(rounds.around(s.g, s.g.rounds[0]))) == {s.u("br-10in")}


def test_10_81_the_near_east_alone_has_neither_ohl_nor_oberost() -> None:
    s = Stage(NEAR_EAST)
    s.g.side, s.g.ohl = CP, True
    for s.g.theatre in (WESTERN, EASTERN):
        assert rounds.kinds(s.g) == []
    assert EAST not in s.box.active
