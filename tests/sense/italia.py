"""Italia 1917-1918 at sight. Where no place is named, it is a plain without water, trenches or towns."""

from __future__ import annotations

from typing import Any

from grognard.games.italia_1917_1918.box import CP, EN
from grognard.games.italia_1917_1918.command import commanded
from grognard.games.italia_1917_1918.losses import crowd
from grognard.games.italia_1917_1918.state import EXITED, OFF, State
from grognard.games.italia_1917_1918.victory import fed

from ..italia_1917_1918.fights import SPOT, field, way
from ..italia_1917_1918.table import BOX, Table, hex_of, italia
from . import Position, Seen

AFAR = way(SPOT, "e", "e", "e", "e")
GUNS = "ah-army-vi ah-corps-i ah-corps-iv"
STAFFS = {"W1634": "it-hq-viii", "W2737": "ah-hq-vi"}
"""Headquarters on both sides of Conegliano and Vittorio."""


# -- what was done -----------------------------------------------------------------------------------------------------


def verbs(its: Seen) -> set[str]:
    """The words of its answers without their nouns."""
    return {text.partition(":")[0] for text in its.answers}


def nouns(its: Seen, word: str) -> set[str]:
    """What was named with a word."""
    return {noun for verb, _, noun in (text.partition(":") for text in its.answers) if verb == word}


def at(its: Seen, unit: str) -> int:
    """The hex in which a unit is in the end, or the box."""
    return int(its.after.loc[BOX.unit[unit]])


def holds(its: Seen, side: int, place: str) -> bool:
    """Whether a side has combat units in a hex in the end."""
    return bool(its.after.occ[side] >> hex_of(place) & 1)


def in_range(its: Seen, gun: str, place: str) -> bool:
    """Whether a gun reaches a hex from where it is in the end."""
    return bool(BOX.near(hex_of(place), BOX.range[BOX.unit[gun]]) >> at(its, gun) & 1)


def safe(its: Seen, gun: str) -> bool:
    """Whether a gun has infantry in its hex in the end, or is far from all enemies."""
    here, enemy = at(its, gun), 1 - BOX.side[BOX.unit[gun]]
    if here >= OFF:
        return False
    return bool(its.after.occ[1 - enemy] >> here & 1) or not BOX.near(here, 5) & its.after.occ[enemy]


# -- whom to attack, and with whom -------------------------------------------------------------------------------------


def declared(attackers: dict[str, str], defenders: str, **more: Any) -> Table:
    """The attack is announced; who joins is still to be said."""
    return field(attackers, defenders, **more).do(f"attack:{SPOT}")


ATTACKS = [
    Position(
        "a spent division does not attack uphill into trenches",
        "two against twenty-four is no column of the table: the attack comes to nothing and costs all the steps it has",
        lambda: italia(
            {"W2124": "(ah-4-id)", "W2024": "it-17-df it-cuneo", "W2527": "de-hq-xiv", "W1623": "it-hq-iv"},
            side="cp",
            phase="attack",
            scenario="grappa",
        ),
        right="pass",
        wrong="attack:W2024",
        solved=lambda its: "attack" not in verbs(its),
    ),
    Position(
        "of two enemies he attacks the one he can beat",
        "Conegliano is held by a battalion; the attack on the woods comes to nothing and costs three steps",
        lambda: italia(
            {
                "W1935": "it-22-df it-aosta",
                "W2035": "ah-geb-det-1",
                "W2034": "ah-60-id ah-216-ibrig",
                **STAFFS,
            },
            side="en",
            phase="attack",
            turn=32,
        ),
        right="attack:W2035",
        wrong="attack:W2034",
        solved=lambda its: its.did("attack:W2035"),
    ),
    Position(
        "all three divisions join the attack from three sides",
        "one division is one to two and loses; three from all around are two to one and a column more",
        lambda: declared({"e": "ah-4-id", "nw": "ah-13-schd", "sw": "ah-33-id"}, "it-22-df"),
        right="join_all settle",
        wrong="join:ah-4-id settle 5 5 5 5",
        solved=lambda its: its.did("join_all") or len(nouns(its, "join")) == 3,
    ),
    Position(
        "Sturmbaone go in with their brigades",
        "they are there to be used: a column of the table, a better hand in mastery, and the first loss is theirs",
        lambda: declared({"e": "ah-216-ibrig ah-217-ibrig ah-sturm-1", "ne": "ah-4-id"}, "it-51-df"),
        right="join_all use:ah-sturm-1 settle",
        wrong="join_all settle",
        solved=lambda its: its.did("use:ah-sturm-1"),
    ),
    Position(
        "poor horse is left out of an attack that does not need it",
        "the odds are off the table without it, and its morale of two takes two off the die of mastery",
        lambda: declared(
            {"w": "it-22-df", "nw": "it-24-df", "sw": "it-1-dc"},
            "ah-geb-det-1",
            side="en",
            scenario="vittorio",
            turn=32,
        ),
        right="join:it-22-df join:it-24-df settle",
        wrong="join_all settle",
        solved=lambda its: not its.did("join_all") and "it-1-dc" not in nouns(its, "join") and its.did("settle"),
    ),
    Position(
        "the second division is kept for the second battalion",
        "one is four times and more what this one needs, and who joins here attacks nobody else today",
        lambda: declared(
            {"e": "ah-4-id", "ne": "ah-13-schd"}, "it-fan-det-1", also={way(SPOT, "ne", "ne"): "it-fan-det-2"}
        ),
        right="join:ah-4-id settle 5 5 5 5",
        wrong="join_all settle",
        solved=lambda its: its.did("join:ah-4-id", "settle") and "ah-13-schd" not in nouns(its, "join"),
    ),
    Position(
        "every gun in range fires at the only attack of the day",
        "no other attack is left for it to support, and seven points of fire cost a step more often than not",
        lambda: declared({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-22-df it-aosta", also={AFAR: GUNS}).do(
            "join_all", "settle"
        ),
        right="all_guns 4",
        wrong="settle",
        solved=lambda its: its.did("all_guns") or len(nouns(its, "gun")) == 3,
    ),
    Position(
        "the best troops lead the attack",
        "the difference of morale is columns: Jäger of morale six against four are two columns, the others none",
        lambda: declared({"e": "ah-4-id", "ne": "de-jr-3"}, "it-22-df", scenario="caporetto").do("join_all", "settle"),
        right="lead:de-jr-3 5 5 5 5",
        wrong="lead:ah-4-id 5 5 5 5",
        solved=lambda its: its.did("lead:de-jr-3"),
    ),
    Position(
        "the best troops lead the defence",
        "under Alpini of morale five the attack has three columns less than under a division whose morale is two",
        lambda: declared({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-46-df it-5-alpini").do(
            "join_all", "settle", "lead:ah-4-id"
        ),
        right="lead:it-5-alpini 5 5 5 5",
        wrong="lead:it-46-df 5 5 5 5",
        solved=lambda its: its.did("lead:it-5-alpini"),
    ),
]


# -- after the dice ----------------------------------------------------------------------------------------------------


def storm(where: str, units: dict[str, str], *dice: int, **more: Any) -> Table:
    """An attack on a place by all who are beside it, thrown."""
    t = italia({**units, **STAFFS}, side="en", phase="attack", turn=32, dice=[*dice, *[3] * 20], **more)
    t.do(f"attack:{where}")
    t.do("join_all" if t.can("join_all") else next(text for text in t.options if text.startswith("join:")))
    t.do("settle")
    return t.do(t.options[0]) if t.prompt == "ask-lead" else t


def held_out() -> Table:
    """Vittorio has been attacked and has held; the defender has the mastery, and may move somebody nearby."""
    units = {"W2335": "it-22-df", "W2336": "it-24-df", "W2435": "ah-41-hid", "W2636": "ah-216-ibrig"}
    t = storm("W2435", units, 3, 4, 5, 2)
    while t.prompt != "ask-react":
        t.do("back:0" if t.can("back:0") else t.options[0])
    return t


OUTCOMES = [
    Position(
        "who is about to be shot to pieces on worthless ground goes back",
        "seven points kill the regiment where it stands; three hexes take nine off, and nothing there is worth a man",
        lambda: declared({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-5-alpini", dice=[5, 5, 3, 6]).do(
            "join_all", "settle", "lead:ah-4-id"
        ),
        right="back:3",
        wrong="back:0",
        solved=lambda its: bool({"back:2", "back:3"} & set(its.answers)),
    ),
    Position(
        "a light blow is taken where a prize is at stake",
        "two points of damage shake his men and kill nobody; to go back costs the Montello and three points of victory",
        lambda: italia(
            {
                "W1732": "it-22-df it-aosta",
                "W1832": "ah-4-id",
                "W1733": "ah-13-schd",
                "W1930": "ah-hq-vi",
                "W1632": "it-hq-viii",
            },
            side="cp",
            phase="attack",
            scenario="albrecht",
            dice=[2, 2, 3, 5, *[3] * 20],
        ).do("attack:W1732", "join_all", "settle", "lead:ah-4-id", "lead:it-22-df"),
        right="back:0",
        wrong="back:1",
        solved=lambda its: its.did("back:0"),
    ),
    Position(
        "total mastery carries them on into the next town",
        "Conegliano lies open one hex behind the beaten battalion, and the advance may be of two hexes",
        lambda: storm("W1935", {"W1835": "it-22-df", "W1834": "it-24-df", "W1935": "ah-geb-det-1"}, 6, 6, 2, 6),
        right="advance:it-22-df on:W2035 done",
        wrong="advance:it-22-df halt done",
        solved=lambda its: holds(its, EN, "W2035"),
    ),
    Position(
        "the victors do not leave their own town to the enemy",
        "one may go forward and one must stay: the division at the gates of Conegliano would walk in behind them",
        lambda: storm(
            "W2135",
            {"W2035": "it-22-df", "W2134": "it-24-df", "W2135": "ah-geb-det-1", "W2036": "ah-60-id"},
            6,
            6,
            2,
            5,
        ),
        right="advance:it-24-df done",
        wrong="advance:it-22-df done",
        solved=lambda its: holds(its, EN, "W2035"),
    ),
    Position(
        "the master of the field brings a brigade into the town that held",
        "the garrison has lost a step, the attack goes on tomorrow, and a mountain brigade doubles what is left",
        held_out,
        right="move:ah-216-ibrig to:W2435",
        wrong="done",
        solved=lambda its: at(its, "ah-216-ibrig") == hex_of("W2435"),
    ),
]


# -- marches -----------------------------------------------------------------------------------------------------------

MARCHES = [
    Position(
        "an open town within reach is taken",
        "Vittorio is worth five points, nobody is in it, and it is two hexes away",
        lambda: italia(
            {"W2236": "it-22-df", "W1935": "it-24-df", "W3033": "ah-60-id", **STAFFS},
            side="en",
            turn=32,
        ),
        right="move:it-22-df to:W2435 done",
        wrong="done",
        solved=lambda its: holds(its, EN, "W2435"),
    ),
    Position(
        "the last reserve goes into the gap before Vittorio",
        "two Italian divisions would walk into five points; a division in the town makes them fight for it",
        lambda: italia(
            {"W2236": "it-22-df", "W2135": "it-24-df", "W2636": "ah-60-id", **STAFFS},
            side="cp",
            turn=32,
        ),
        right="move:ah-60-id to:W2435 done",
        wrong="done",
        solved=lambda its: holds(its, CP, "W2435"),
    ),
    Position(
        "the garrison stays in its town",
        "whoever marches out leaves five points to the division that stands two hexes off",
        lambda: italia({"W2236": "it-22-df", "W2435": "ah-60-id", "W2635": "ah-57-id", **STAFFS}, side="cp", turn=32),
        right="done",
        wrong="move:ah-60-id to:W2636 done",
        solved=lambda its: holds(its, CP, "W2435"),
    ),
    Position(
        "a division comes up beside the one that is to attack",
        "one alone is one to two in the town, both together are two to one",
        lambda: italia(
            {"W2335": "it-22-df", "W2135": "it-24-df", "W2435": "(ah-41-hid)", **STAFFS},
            side="en",
            turn=32,
        ),
        right="move:it-24-df to:W2336 done",
        wrong="done",
        solved=lambda its: bool(BOX.beside[hex_of("W2435")] >> at(its, "it-24-df") & 1),
    ),
    Position(
        "a fresh division relieves the worn one",
        "a disorganised division attacks nobody and breaks when it is attacked; once it is relieved it may go",
        lambda: italia(
            {"W2335": "(it-58-df)", "W2135": "it-22-df", "W2435": "ah-60-id", **STAFFS},
            side="en",
            turn=32,
            marks={"dg": "it-58-df"},
        ),
        right="move:it-22-df to:W2335 move:it-58-df to:W2235 done",
        wrong="done",
        solved=lambda its: at(its, "it-22-df") == hex_of("W2335") and at(its, "it-58-df") != hex_of("W2335"),
    ),
    Position(
        "the brigade goes into the town, the division beside it",
        "a division and a brigade fill a hex; of two divisions in one of them is given up when the movement ends",
        lambda: italia(
            {
                "W2435": "ah-60-id",
                "W2635": "ah-216-ibrig",
                "W2636": "ah-57-id",
                "W2236": "it-22-df",
                "W2135": "it-24-df",
                **STAFFS,
            },
            side="cp",
            turn=32,
        ),
        right="move:ah-216-ibrig to:W2435 done",
        wrong="move:ah-57-id to:W2435 done",
        solved=lambda its: at(its, "ah-216-ibrig") == hex_of("W2435") and crowd(its.after, hex_of("W2435"), CP)[0] == 4,
    ),
    Position(
        "on the last day the ring is closed",
        "one side is open behind the division, which cannot leave the zones; cut off at the end it counts two points",
        lambda: italia(
            {
                SPOT: "ah-60-id",
                way(SPOT, "w"): "it-24-df",
                way(SPOT, "se", "sw"): "it-48-df",
                way(SPOT, "ne", "ne", "nw"): "it-22-df",
                way(SPOT, *["w"] * 5): "it-hq-viii",
                way(SPOT, *["e"] * 8): "ah-hq-vi",
            },
            side="en",
            turn=34,
            sequence=3,
        ),
        right="move:it-22-df to:E2009 done",
        wrong="done",
        solved=lambda its: not fed(its.after, CP) >> hex_of(SPOT) & 1,
    ),
    Position(
        "the guns come up into range",
        "a gun seven hexes behind the attack fires at nothing; three hexes forward it reaches the enemy",
        lambda: italia(
            {"W2335": "it-22-df", "W2435": "ah-60-id", "W1734": "it-army-viii", **STAFFS},
            side="en",
            turn=32,
        ),
        right="move:it-army-viii to:W1934 done",
        wrong="done",
        solved=lambda its: in_range(its, "it-army-viii", "W2435"),
    ),
    Position(
        "a gun alone before the enemy goes back, or is covered",
        "a division that comes beside a gun without infantry takes it for nothing",
        lambda: italia(
            {"W2035": "it-corps-viii", "W2236": "ah-60-id", "W1834": "it-22-df", **STAFFS},
            side="en",
            turn=32,
        ),
        right="move:it-corps-viii to:W1733 done",
        wrong="done",
        solved=lambda its: safe(its, "it-corps-viii"),
    ),
    Position(
        "the headquarters follows its army",
        "nobody leads an attack out of command, and from where it is no line of its radius reaches the front",
        lambda: italia(
            {"W2335": "it-22-df", "W2435": "ah-geb-det-1", "W1230": "it-hq-viii", "W2737": "ah-hq-vi"},
            side="en",
            turn=32,
        ),
        right="move:it-hq-viii to:W1534 done",
        wrong="done",
        solved=lambda its: bool(commanded(its.after, EN) >> at(its, "it-22-df") & 1),
    ),
    Position(
        "a reserve is not woken for nothing",
        "the front has held without it, nothing is lost, and the marker costs a point of victory",
        lambda: italia(
            {"W1520": "it-22-df", "W1819": "it-51-df", "W2120": "ah-4-id", "W1319": "it-hq-vi", "W2513": "ah-hq-xi"},
            side="en",
            scenario="radetzky",
            frozen={BOX.unit["it-22-df"]: 1},
        ),
        right="done",
        wrong="free:it-22-df done",
        solved=lambda its: "free" not in verbs(its),
    ),
    Position(
        "on the last day a gun that can leave the map is saved",
        "the last turn is there, and each gun that is off the map takes two points from the victor",
        lambda: italia(
            {
                "E2006": "it-corps-iv",
                "E2010": "it-22-df",
                "E2014": "de-jr-3",
                "E2018": "de-hq-xiv",
                "E2007": "it-hq-iii",
            },
            side="en",
            scenario="caporetto",
            turn=4,
        ),
        right="move:it-corps-iv exit done",
        wrong="done",
        solved=lambda its: at(its, "it-corps-iv") == EXITED,
    ),
]


# -- bridges, markers, plans -------------------------------------------------------------------------------------------

WORKS = [
    Position(
        "the bridge is blown up before the enemy is on it",
        "all Italians are over the Tagliamento, the Germans are three hexes from it, and it is worth a point to them",
        lambda: italia(
            {"E2312": "it-22-df", "E2316": "de-jr-3", "E2320": "de-hq-xiv", "E2308": "it-hq-iii"},
            side="en",
            scenario="caporetto",
            turn=3,
            phase="demolish",
        ),
        right="blow:E2312-E2313 2 5 5 5 done",
        wrong="done 5 5 5",
        solved=lambda its: its.did("blow:E2312-E2313"),
    ),
    Position(
        "the bridge stands until the rearguard is over it",
        "two divisions would be left on the wrong bank of the Tagliamento, for a bridge that can be blown up later",
        lambda: italia(
            {
                "E2312": "it-51-df",
                "E2314": "it-22-df",
                "E2414": "it-24-df",
                "E2316": "de-jr-3",
                "E2320": "de-hq-xiv",
                "E2308": "it-hq-iii",
            },
            side="en",
            scenario="caporetto",
            turn=3,
            phase="demolish",
        ),
        right="done 5 5 5",
        wrong="blow:E2312-E2313 2 5 5 5",
        solved=lambda its: not its.did("blow:E2312-E2313"),
    ),
    Position(
        "the depot is burnt before it is taken",
        "nobody can come to defend it, and the Germans have two points for it if they find it whole",
        lambda: italia(
            {"E2112": "it-depot", "E2115": "de-jr-3", "E2119": "de-hq-xiv", "E2107": "it-22-df it-hq-iii"},
            side="en",
            scenario="caporetto",
            turn=3,
            phase="demolish",
        ),
        right="burn:it-depot 2 done 5 5 5",
        wrong="done 5 5 5",
        solved=lambda its: its.did("burn:it-depot"),
    ),
    Position(
        "a division behind the front is kept as a reserve",
        "with a marker it marches on after the breakthrough, and further than else; without one it looks on",
        lambda: italia(
            {
                "W1935": "it-22-df",
                "W2035": "ah-60-id",
                "W1734": "it-24-df",
                "W1833": "it-army-viii",
                "W1634": "it-hq-viii",
                "W2737": "ah-hq-vi",
            },
            side="en",
            phase="markers_last",
            turn=32,
            attacks=True,
            planned=1 << BOX.unit["it-army-viii"],
        ),
        right="reserve:it-24-df done",
        wrong="done",
        solved=lambda its: its.did("reserve:it-24-df"),
    ),
]


def step(g: State) -> tuple[int, str, int]:
    """A step of the procedure: what was asked in these positions before an action of this game was more than one."""
    return (g.turn, g.phase, g.side)


POSITIONS = [position._replace(span=step) for position in ATTACKS + OUTCOMES + MARCHES + WORKS]
