"""The Great War at sight: Europe, the Near East and both. Where a scenario is named, its armies stand as it has them,
and all but those who are asked have marched, fought or ridden already."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from grognard.games.great_war_in_europe.box import AL, CP, SIDES
from grognard.games.great_war_in_europe.hands import set_up_events
from grognard.games.great_war_in_europe.sequence import COMBAT
from grognard.games.great_war_in_europe.setup import set_up
from grognard.games.great_war_in_europe.state import AVAILABLE, BOXES, OFF, RESERVE, State, boxed, put, refresh
from grognard.games.great_war_in_europe.supply import NORMAL, supply_of
from grognard.kernel.maps import mask_of

from ..great_war_in_europe.table import GAMES, Table, give, hex_of, war
from . import Position as Asked
from . import Seen

MARCH = frozenset(("moving", "drive", "amphibious", "move", "rally"))
FIGHT = frozenset((*COMBAT.members, "again"))


def part(g: State) -> tuple[object, ...]:
    """A turn is too long for one action: the marches of a side, its attacks, and every other step are one each."""
    step = "march" if g.phase in MARCH else "fight" if g.phase in FIGHT else g.phase
    return g.turn, g.second, g.theatre, g.side, step


Position = partial(Asked, span=part)


def lines(
    scenario: str, ready: str, side: str, places: Mapping[str, str] | None = None, *, game: str = "europe",
    phase: str = "move", **more: Any,
) -> Table:  # fmt: skip
    """The armies of a scenario, some of them elsewhere; only those who are named still have something to do."""
    its = GAMES[game]
    g = its.start(scenario, its.settings({}))
    set_up(g)
    set_up_events(g)
    box, fit = g.box, 0
    for place, names in (places or {}).items():
        for u in (box.unit[name] for name in names.split()):
            put(g, u, OFF + BOXES.index(place) if place in BOXES else hex_of(box, place))
            if place not in BOXES:
                give(g, SIDES[g.allegiance[box.nation[u]]], place)
    for u in (box.unit[name] for name in ready.split()):
        fit |= 1 << u
        g.theatre = box.front_of[g.loc[u]].theatre if g.loc[u] < OFF else 0
    g.side, g.phase = SIDES.index(side), phase
    g.initiative = [g.side, 1 - g.side] if g.theatre == 0 else [1 - g.side, g.side]
    g.moved = g.fought = mask_of([u for u, h in enumerate(g.loc) if h < OFF]) & ~fit
    g.entrained = g.pool = fit
    g.commanded, g.log = True, []
    for name, value in more.items():
        setattr(g, name, value)
    refresh(g)
    return Table(g)


def east(units: Mapping[str, str], side: str, **more: Any) -> Table:
    """A few units in the East, in the summer of 1915."""
    given = {"game": "europe", "turn": 12, "letter": "D", "commanded": True, "neutral": "it bu ro gk us", **more}
    return war(units, side=side, **given)


def before(where: Mapping[str, str], target: str, side: str = "cp", *said: str, **more: Any) -> Table:
    """An attack in the East, and what has been said of it so far."""
    return east(where, side, phase="declare", **more).do(f"attack:{target}", *said)


# -- what was done -----------------------------------------------------------------------------------------------------


def verbs(its: Seen) -> set[str]:
    """The words of its answers without their nouns."""
    return {text.partition(":")[0] for text in its.answers}


def nouns(its: Seen, word: str) -> set[str]:
    """What was named with a word."""
    return {noun for verb, _, noun in (text.partition(":") for text in its.answers) if verb == word}


def manned(its: Seen, side: int, place: str) -> bool:
    """Whether a side has combat units in a hex in the end."""
    g: State = its.after
    h = hex_of(g.box, place)
    front = g.box.front_of[h]
    return bool(g.occ[side][front.index] >> h - front.base & 1)


def fed(its: Seen, *units: str) -> bool:
    """Whether all of these live and have a line of supply in the end."""
    g: State = its.after
    return all(g.loc[u] < OFF and supply_of(g, u) == NORMAL for u in map(g.box.unit.__getitem__, units))


def at(its: Seen, unit: str) -> int:
    """Where a unit is in the end."""
    return int(its.after.loc[its.after.box.unit[unit]])


def reserve(its: Seen) -> int:
    """How many divisions Turkey has in its reserve in the end."""
    return len(boxed(its.after, RESERVE))


def far(its: Seen, unit: str, place: str) -> int:
    """How many hexes a unit is from a place in the end."""
    box, h = its.after.box, at(its, unit)
    front = box.front_of[h]
    found: int | None = front.map.distance(h - front.base, hex_of(box, place) - front.base)
    assert found is not None
    return found


# -- marches -----------------------------------------------------------------------------------------------------------

BROKEN = {"dead": "fr-10 fr-12 fr-40"}
"""The French divisions between Noyon and Compiègne."""

MARCHES = [
    Position(
        "the reserve goes into the hole in the line",
        "three divisions were lost before Compiègne: where they stood the Germans walk through to Paris",
        lambda: lines("1916", "fr-8", "al", {**BROKEN, "W5311": "fr-8"}),
        right="move:fr-8 to:W5412 done",
        wrong="done",
        solved=lambda its: manned(its, AL, "W5412"),
    ),
    Position(
        "the only division of a hex stays in the line",
        "at Pont-à-Mousson it has Metz before it and nobody behind it",
        lambda: lines("1916", "fr-120", "al"),
        right="done",
        wrong="move:fr-120 to:W4824 done",
        solved=lambda its: manned(its, AL, "W4925"),
    ),
    Position(
        "Warsaw is not left empty",
        "two German divisions stand two hexes off, and the city is a point of victory and half of Poland's railways",
        lambda: east({"E4614": "ge-3 ge-4", "E4717": "ru-3gd"}, "al"),
        right="move:ru-3gd to:E4816 done",
        wrong="done",
        solved=lambda its: manned(its, AL, "E4816"),
    ),
    Position(
        "the open city of victory is entered",
        "nobody is in Warsaw, which feeds whoever holds it",
        lambda: east({"E4614": "ge-3 ge-4", "E5022": "ru-1"}, "cp", held={"cp": "E4612"}),
        right="move:ge-3 to:E4816 done",
        wrong="done",
        solved=lambda its: manned(its, CP, "E4816"),
    ),
    Position(
        "who has run out of bread goes back to where there is some",
        "more than four hexes from a town of theirs both divisions starve when the fighting is over",
        lambda: east({"E5208": "ru-3 ru-4", "E5206": "ge-11lw", "E5308": "ge-3lw"}, "al"),
        right="move:ru-3 with:ru-4 to:E5110 done",
        wrong="done",
        solved=lambda its: fed(its, "ru-3", "ru-4"),
    ),
    Position(
        "out of the pocket while one side of it is open",
        "five hexes around Kielce are the enemy's, who moves next; whoever is there when the sixth is taken is lost",
        lambda: east(
            {
                "E4314": "ru-3 ru-4 ru-14",
                "E4413": "ge-3 ge-4",
                "E4414": "ge-5 ge-6",
                "E4313": "ge-7 ge-8",
                "E4213": "ah-3 ah-4",
                "E4214": "ah-5 ah-8",
                "E4516": "ru-1",
            },
            "al",
        ),
        right="move:ru-3 all to:E4317 done",
        wrong="done",
        solved=lambda its: not manned(its, AL, "E4314") and fed(its, "ru-3", "ru-4", "ru-14"),
    ),
    Position(
        "the headquarters comes up with bread",
        "the divisions have outrun their railways; beside a headquarters of their nation they are fed",
        lambda: east(
            {"E5208": "ru-3 ru-4", "E5111": "ru-hqnw", "E4912": "ru-1"}, "al", marks={"moved": "ru-3 ru-4 ru-1"}
        ),
        right="move:ru-hqnw to:E5209 done",
        wrong="done",
        solved=lambda its: fed(its, "ru-3", "ru-4"),
    ),
    Position(
        "Belgrade is not left to the Austrians",
        "the fort alone does not stop three divisions across the Danube, and the capital is a point of victory",
        lambda: lines("1915", "sr-2drn", "al", {"E2512": "ah-52 ah-54 ah-55", "E2414": "sr-2mor"}),
        right="done",
        wrong="move:sr-2drn to:E2313 done",
        solved=lambda its: manned(its, AL, "E2413"),
    ),
    Position(
        "the Landwehr stays in Berlin",
        "a Cossack division is four hexes off: the Allies win the war in the hour in which they enter the capital",
        lambda: east({"E5102": "ge-1lw", "E4805": "ru-c3", "E4707": "ru-1"}, "cp"),
        right="done",
        wrong="move:ge-1lw to:E5103 done",
        solved=lambda its: manned(its, CP, "E5102"),
    ),
]


# -- attacks -----------------------------------------------------------------------------------------------------------


def trench() -> Table:
    """Four divisions face each other before Noyon, dug in, in the summer of 1916."""
    units, held = {"W5412": "fr-1", "W5512": "ge-42 ge-1bv ge-2bv"}, {"cp": "W5514 W5613 W5713"}
    return war(units, game="europe", turn=22, letter="H", side="al", phase="declare", neutral="gk us ro", held=held)


def two_enemies() -> Table:
    """Six German divisions between a stack of the Guard and a lone division of the second line."""
    units = {"E4713": "ge-3 ge-4 ge-7", "E4614": "ge-8 ge-5 ge-6", "E4714": "ru-53", "E4615": "ru-1gd ru-2gd ru-3gd"}
    return east({**units, "E4612": "ge-1lw"}, "cp", phase="declare")


def two_attacks() -> Table:
    """One headquarters between two attacks: the first is eight to one, the second one to one without its guns."""
    units = {"E4713": "ge-3 ge-4 ge-7 ge-8", "E4614": "ge-5 ge-6 ge-hq8", "E4714": "ru-53", "E4615": "ru-1gd"}
    t = east({**units, "E4612": "ge-1lw"}, "cp", phase="declare")
    return t.do("attack:E4714", "join:ge-3", "join:ge-4", "join:ge-7", "join:ge-8", "settle")


ATTACKS = [
    Position(
        "one division does not storm the trenches of three",
        "two against twelve is no column of the table: the attack comes to nothing and costs the division",
        trench,
        right="done",
        wrong="attack:W5512 join:fr-1 settle none",
        solved=lambda its: "attack" not in verbs(its),
    ),
    Position(
        "Trent is not stormed with two divisions",
        "a heavy fort in the mountains, a city, and a division in it: whoever attacks loses two and wins nothing",
        lambda: war(
            {"W2514": "it-1 it-2", "W2615": "ah-3"},
            game="europe",
            turn=22,
            letter="H",
            side="al",
            phase="declare",
        ),
        right="done",
        wrong="attack:W2615 join_all settle none",
        solved=lambda its: "attack" not in verbs(its),
    ),
    Position(
        "four divisions fall upon one in the open",
        "sixteen against two, in the open and without trenches: it is gone whatever the die shows",
        lambda: east({"E4713": "ge-3 ge-4", "E4613": "ge-7 ge-8", "E4614": "ru-1"}, "cp", phase="declare"),
        right="attack:E4614 join_all settle none 3 halt",
        wrong="done",
        solved=lambda its: its.did("attack:E4614"),
    ),
    Position(
        "of two enemies he attacks the one he can beat",
        "twelve against two, or twelve against nine of the Guard, which costs two divisions for one at best",
        two_enemies,
        right="attack:E4714 join:ge-3 join:ge-4 join:ge-7 settle none none 3 halt done",
        wrong="attack:E4615 join_all settle none none 3 lose:ge-8 done",
        solved=lambda its: its.did("attack:E4714") and not its.did("attack:E4615"),
    ),
    Position(
        "everybody joins the only attack there is",
        "two are one to one; against all six no die saves them, and nobody has anything else to do",
        lambda: before(
            {"E4713": "ge-3 ge-4", "E4613": "ge-7 ge-8", "E4514": "ge-5 ge-6", "E4614": "ru-1 ru-4"}, "E4614"
        ),
        right="join_all settle none none 3 halt",
        wrong="join:ge-3 join:ge-4 settle none none 3",
        solved=lambda its: its.did("join_all") or len(nouns(its, "join")) == 6,
    ),
    Position(
        "the headquarters supports the only attack of the day",
        "a column more, from three to four to one; nobody else can use it before it is ready again",
        lambda: before(
            {"E4713": "ge-3 ge-4 ge-hq8", "E4613": "ge-7", "E4614": "ru-1 ru-4"}, "E4614", "cp", "join_all", "settle"
        ),
        right="support:ge-hq8 none 3 lose:ge-7 halt",
        wrong="none none 3 lose:ge-7",
        solved=lambda its: its.did("support:ge-hq8"),
    ),
    Position(
        "the guns are kept for the attack that needs them",
        "the first attack is won whatever the die shows, the second is one to one against the Guard without them",
        two_attacks,
        right="none 3 halt attack:E4615 join_all settle support:ge-hq8 3 halt",
        wrong="support:ge-hq8 3 halt done",
        solved=lambda its: its.answers[0] == "none",
    ),
    Position(
        "the guns of the defence make three to one two to one",
        "Warsaw is at stake, and nobody else will need them before they are ready again",
        lambda: before(
            {"E4715": "ge-3 ge-4 ge-7 ge-8", "E4816": "ru-1 ru-4 ru-hqnw"},
            "E4816",
            "cp",
            "join_all",
            "settle",
            "none",
        ),
        right="support:ru-hqnw 3",
        wrong="none 3",
        solved=lambda its: its.did("support:ru-hqnw"),
    ),
    Position(
        "no guns for a defence that holds without them",
        "the attack is below the table as it is, and another one may come",
        lambda: before(
            {"E4715": "ge-3", "E4614": "ge-11lw", "E4816": "ru-1gd ru-2gd ru-hqnw"},
            "E4816",
            "cp",
            "join:ge-3",
            "settle",
        ),
        right="none",
        wrong="support:ru-hqnw",
        solved=lambda its: not its.did("support:ru-hqnw"),
    ),
    Position(
        "cavalry alone rides away from infantry",
        "three divisions attack it; who stands is dead, who rides away comes back",
        lambda: before(
            {"E4713": "ge-3 ge-4 ge-7", "E4714": "ru-c3", "E4717": "ru-1"}, "E4714", "cp", "join_all", "settle"
        ),
        right="flee:E4815 halt",
        wrong="stand none 3 halt",
        solved=lambda its: "flee" in verbs(its),
    ),
]


# -- after the dice ----------------------------------------------------------------------------------------------------


OUTCOMES = [
    Position(
        "the Landwehr dies, not the Guard",
        "one of three is lost: a division of four factors, or one of a single factor that costs as much to rebuild",
        lambda: before(
            {"E4713": "ge-1gd ge-2gd ge-11lw", "E4714": "ru-1 ru-4"},
            "E4714",
            "cp",
            *["join_all", "settle", "none", "none"],
            dice=[4],
        ),
        right="lose:ge-11lw",
        wrong="lose:ge-1gd",
        solved=lambda its: its.did("lose:ge-11lw"),
    ),
    Position(
        "the loss that keeps the city",
        "all three are alike, but one of them is alone in Łódź, and Russians stand at its gates",
        lambda: before(
            {"E4612": "ge-3", "E4713": "ge-4 ge-7", "E4613": "ru-1 ru-4", "E4513": "ru-14"},
            "E4613",
            "cp",
            *["join_all", "settle", "none", "none"],
            dice=[2],
        ),
        right="lose:ge-4",
        wrong="lose:ge-3",
        solved=lambda its: manned(its, CP, "E4612"),
    ),
    Position(
        "the victors march into Warsaw",
        "the city is empty now, and tomorrow it would not be",
        lambda: before(
            {"E4715": "ge-3 ge-4 ge-7 ge-8", "E4716": "ge-5 ge-6", "E4816": "ru-53", "E4719": "ru-1 ru-4"},
            "E4816",
            "cp",
            *["join_all", "settle", "none"],
            dice=[4],
        ),
        right="advance:ge-3 halt",
        wrong="halt",
        solved=lambda its: manned(its, CP, "E4816"),
    ),
    Position(
        "one of the victors stays in the city",
        "a hex of open country is not worth Łódź, into which the Russians on both sides of it would walk",
        lambda: before(
            {"E4612": "ge-3 ge-4", "E4613": "ru-53", "E4513": "ru-14", "E4711": "ru-15"},
            "E4613",
            "cp",
            *["join_all", "settle", "none"],
            dice=[6],
        ),
        right="advance:ge-3 halt",
        wrong="advance:ge-3 advance:ge-4",
        solved=lambda its: manned(its, CP, "E4612"),
    ),
]


# -- behind the front --------------------------------------------------------------------------------------------------

STAFF = [
    Position(
        "the reserve takes the train to where the line is broken",
        "two divisions wait at Belfort, where nothing happens; the hole is on the way to Paris",
        lambda: lines("1916", "fr-8 fr-9", "al", {**BROKEN, "W3828": "fr-8 fr-9"}, phase="strategic_al"),
        right="ride:fr-8 to:W5311 done",
        wrong="done",
        solved=lambda its: min(far(its, "fr-8", "W5412"), far(its, "fr-9", "W5412")) <= 3,
    ),
    Position(
        "who holds a hex of the line does not take the train",
        "nobody else is at Pont-à-Mousson, before Metz",
        lambda: lines("1916", "fr-120", "al", phase="strategic_al"),
        right="done",
        wrong="ride:fr-120 to:W5008 done",
        solved=lambda its: manned(its, AL, "W4925"),
    ),
    Position(
        "a new division comes by the headquarters into the hole",
        "from Compiègne it is in the line at once; from any city but Paris it is a turn away",
        lambda: lines("1916", "fr-8", "al", {**BROKEN, "europe": "fr-8"}, phase="new_units_al"),
        right="place:fr-8 at:W5412",
        wrong="place:fr-8 at:W5603",
        solved=lambda its: far(its, "fr-8", "W5412") <= 1,
    ),
    Position(
        "a new division comes to the city that is threatened",
        "Riga is empty, two German divisions are two hexes off; nobody threatens Kiev, Odessa or Petrograd",
        lambda: east(
            {"E6018": "ge-4 ge-7", "E5422": "ru-1 ru-4", "europe": "ru-1gd"}, "al", phase="begin_new_units_al"
        ),
        right="place:ru-1gd at:E6120",
        wrong="place:ru-1gd at:E4129",
        solved=lambda its: manned(its, AL, "E6120"),
    ),
    Position(
        "the strong division is rebuilt, not the Landsturm",
        "there is one point, and each of them costs one",
        lambda: east(
            {"E4114": "ah-3 ah-4", "E4117": "ru-1", "dead": "ah-18 ah-95ls ah-106ls"},
            "cp",
            turn=13,
            letter="E",
            phase="replace_cp",
            rps=[0, 1] + [0] * 17,
        ),
        right="rebuild:ah-18",
        wrong="rebuild:ah-95ls",
        solved=lambda its: at(its, "ah-18") == AVAILABLE,
    ),
    Position(
        "Germany lends what it cannot spend",
        "nobody of its own is to be rebuilt, five Austrian divisions are, and their country has no point",
        lambda: east(
            {"E4114": "ah-3 ge-3", "E4117": "ru-1", "dead": "ah-4 ah-5 ah-8 ah-12 ah-14"},
            "cp",
            turn=13,
            letter="E",
            phase="lend_cp",
            rps=[9] + [0] * 18,
            lent=[0] * 4,
        ),
        right="lend_german:ah points:5 done",
        wrong="done",
        solved=lambda its: sum(map(int, nouns(its, "points"))) >= 3,
    ),
    Position(
        "an event is bought while there are points for it",
        "eight points, nobody to rebuild, and what is above ten is lost: one of them is well spent on gas or guns",
        lambda: lines("1915", "ge-3", "cp", phase="buy_cp", rps=[8] + [0] * 18),
        right="buy",
        wrong="save",
        solved=lambda its: its.did("buy"),
    ),
]


POSITIONS = MARCHES + ATTACKS + OUTCOMES + STAFF
