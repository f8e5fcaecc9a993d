"""Won by the Sword at sight. In the lines of play a die is what it shows and one: 1 for a 0, 10 for a 9."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.won_by_the_sword.kinds import COLUMN, SIDES
from grognard.games.won_by_the_sword.notes import GARRISONS, see
from grognard.games.won_by_the_sword.state import Bag, Column, Siege, State, batteries, regiments, side_of, steps

from ..won_by_the_sword.table import BOX, Put, Table, at, held, link, position
from . import Position, Seen

CARDS = {
    "sw": ("c2", "c14", "c19", "c25", "c29", "c34", "c41", "c52"),
    "im": ("c3", "c15", "c20", "c26", "c30", "c35", "c42", "c53"),
}  # fmt: skip
"""What both hold in the second round; a card less for whoever has played one, and two less a round later."""
PLAIN = "c5"
"""A card of four points that does nothing for an army with foot: baggage 1, 2, 3."""
KING = "10 sw-inf 8 sw-cav 4 sw-art"
"""A royal army: nothing in these positions stands up to it."""


def field(
    columns: Mapping[str, Put], *dice: int | tuple[int, ...], known: str = "", card: str = PLAIN, cp: int = 4,
    round: int = 2, active: str = "", side: str = "", dealt: tuple[int, int] | None = None, **more: Any,
) -> Table:  # fmt: skip
    """A table where both hold cards, and the enemies named (columns, garrisons) have just been seen."""
    gone = dealt or tuple(int(active[:2] == name) for name in SIDES)
    hand = {name: " ".join(CARDS[name][: 2 * (6 - round) - gone[i]]) for i, name in enumerate(SIDES)}
    g = position(
        columns, card=card, cp=cp, round=round, active=active, side=side, hand=hand,
        **{"received": True, "dealt": list(gone), **more},
    )  # fmt: skip
    for name in known.split():
        look(g, name)
    return Table(g, dice)


def look(g: State, name: str) -> None:
    """The enemy has just looked at a column, or at the garrison of a place."""
    if name in COLUMN:
        see(g, 1 - side_of(COLUMN[name]), COLUMN[name], "recon")
        return
    garrison = g.garrisons[BOX.space[name]]
    assert garrison is not None
    see(g, 1 - garrison.side, GARRISONS + BOX.space[name], "recon")


# -- what was done -----------------------------------------------------------------------------------------------------


def verbs(its: Seen) -> set[str]:
    """The words of its answers without their nouns."""
    return {text.partition(":")[0] for text in its.answers}


def troops(its: Seen, name: str) -> Bag:
    """What a column is in the end; nothing if it is no more."""
    found: Column | None = its.after.columns[COLUMN[name]]
    return () if found is None else found.troops


def where(its: Seen, name: str) -> str:
    """Where a column has come to; empty if it is no more."""
    found = its.after.columns[COLUMN[name]]
    return "" if found is None else BOX.spaces[found.at]


def pressed(its: Seen, space: str) -> bool:
    """Whether a place is besieged by the side that was asked, or taken."""
    siege, garrison = its.after.sieges.get(BOX.space[space]), its.after.garrisons[BOX.space[space]]
    whose = side_of(siege.column) if siege else garrison.side if garrison else -1
    return bool(whose == its.before.active)


def inside(its: Seen, space: str) -> int:
    """Steps of a garrison in the end."""
    garrison = its.after.garrisons[BOX.space[space]]
    return 0 if garrison is None else steps(garrison.troops)


# -- battles -----------------------------------------------------------------------------------------------------------


def wing_won() -> Table:
    """Banér's right has driven off Cratz's left; the other two wings have not fought yet."""
    columns = {
        "sw1": at("ansbach", "baner", "8 sw-inf 6 sw-cav", bp=6), "im1": at("ansbach", "cratz", "8 ba-inf 4 ba-cav"),
    }  # fmt: skip
    t = field(columns, 9, 0, active="sw1")
    return t.do("offer:im1", "accept", "keep", "keep")


def all_horse(t: Table) -> Table:
    """Whoever has won a wing sends all its horse into the centre."""
    while t.prompt == "ask-battle-reinforce":
        t.do(t.options[0])
    return t


def losses(t: Table) -> Table:
    """Whoever is asked for losses takes the first that will do."""
    while t.prompt == "ask-losses":
        t.do(t.options[0])
    return t


def one_wing_each() -> Table:
    """Gallas has the initiative, won one wing of three and lost one; all horse is in the centres, and they are even."""
    columns = {
        "im1": at("nordlingen", "gallas", "9 im-inf 6 im-cav", bp=6),
        "sw2": at("nordlingen", "horn", "9 sw-inf 6 sw-cav", bp=6),
    }
    t = field(columns, 9, 0, 0, 9, active="im1", scenario="nordlingen", turn=7, initiative="im", received=False)
    all_horse(t.do("offer:sw2", "accept", "centre:horn", "keep", "keep", "keep"))
    return all_horse(t.do("keep"))


def eager_bernhard() -> Table:
    """Each side has massed foot on its right: two wings are decided before they fight, and the centres are even."""
    columns = {
        "sw1": at("ansbach", "bernhard", "12 sw-inf 6 sw-cav", bp=6),
        "im1": at("ansbach", "gallas", "12 im-inf 6 im-cav", bp=6),
    }
    t = field(columns, active="sw1", scenario="1634", chits={"bernhard": "aggressive"})
    t.do("offer:im1", "accept", "centre:bernhard", *["shift_right:sw-centre.sw-inf"] * 4, "keep")
    return t.do(*["shift_right:im-centre.im-inf"] * 4, "keep", "ability:bernhard")


def beaten() -> Table:
    """Wrangel has lost to Melander, by little, and has more horse than he has."""
    columns = {
        "im1": at("zusmarshausen", "melander", "6 im-inf 4 im-cav 1 im-art", bp=9),
        "sw1": at("zusmarshausen", "wrangel", "3 sw-inf 5 sw-cav 4 sw-art", bp=6),
    }
    t = field(columns, 0, 0, 9, 0, active="im1", scenario="1648")
    return losses(losses(t.do("offer:sw1", "accept")))


def beaten_between() -> Table:
    """Aldringen has lost, keeps his guns and goes one space; Tilly is at Neumarkt, Horn and Banér stand to the west."""
    columns = {
        "sw1": at("schwabach", "gustavus", "9 sw-inf 4 sw-cav", bp=9),
        "sw2": at("gunzenhausen", "horn", "8 sw-inf 6 sw-cav", bp=4, done=True),
        "sw3": at("fuerth", "baner", "8 sw-inf 6 sw-cav", bp=4, done=True),
        "im1": at("schwabach", "aldringen", "5 im-inf 4 im-cav 2 im-art", bp=3),
        "im2": at("neumarkt", "tilly", "9 ba-inf 8 ba-cav 3 ba-art", bp=5),
    }
    garrisons = {"nuremberg": held("sw", "3 sw-inf")}
    t = field(columns, 0, 9, 0, active="sw1", known="sw2 sw3", garrisons=garrisons)
    return losses(t.do("offer:im1", "accept")).do("keep")


BATTLES = [
    Position(
        "horse that has won its wing rides into the centre",
        "a wing that has fought does nothing more, and three regiments are nine points of fire where it is still even",
        wing_won,
        right=(
            "reinforce:sw-right.sw-cav reinforce:sw-right.sw-cav reinforce:sw-right.sw-cav 5 5 keep 5 5 "
            "suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf "
            "suffer:sw-centre.sw-inf retreat:dinkelsbuehl retreat:ellwangen 5 5"
        ),
        wrong="keep 5 5 keep 5 5 keep retreat:dinkelsbuehl 5 5",
        solved=lambda its: any(text.startswith("reinforce:sw-right") for text in its.answers),
    ),
    Position(
        "the initiative goes into the last wing, which decides",
        "one more die makes an even fight a likely victory, and whoever wins a great battle takes the initiative",
        one_wing_each,
        right=(
            "initiative 5 5 5 suffer:im-centre.im-inf suffer:im-centre.im-inf suffer:im-centre.im-inf "
            "suffer:im-centre.im-inf suffer:im-centre.im-inf suffer:im-centre.im-inf suffer:im-centre.im-inf "
            "suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf "
            "suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf keep retreat:heidenheim 5 5"
        ),
        wrong=(
            "keep 5 5 suffer:im-centre.im-inf suffer:im-centre.im-inf suffer:im-centre.im-inf "
            "suffer:im-centre.im-inf suffer:im-centre.im-inf suffer:im-centre.im-inf suffer:im-centre.im-inf "
            "suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf "
            "suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf suffer:sw-centre.sw-inf keep retreat:heidenheim 5 5"
        ),
        solved=lambda its: its.did("initiative"),
    ),
    Position(
        "the eager leader's advantage goes where it is even",
        "the right wing is won without another die and the left is lost with one; the centre hangs on it",
        eager_bernhard,
        right=(
            "wing:centre 5 5 suffer:sw-right.sw-inf suffer:sw-right.sw-inf keep 5 5 suffer:im-right.im-inf "
            "suffer:im-right.im-inf keep 5 5 5 keep retreat:dinkelsbuehl 5 5"
        ),
        wrong=(
            "wing:left 5 5 suffer:sw-right.sw-inf suffer:sw-right.sw-inf keep 5 5 5 suffer:im-right.im-inf "
            "suffer:im-right.im-inf keep 5 5 keep retreat:dinkelsbuehl 5 5"
        ),
        solved=lambda its: its.did("wing:centre"),
    ),
    Position(
        "Wallenstein digs in",
        "earthworks spare his centre the bombardment and add a die to it; with the month the chit is gone",
        lambda: field(
            {
                "sw1": at("fuerth", "gustavus", "10 sw-inf 8 sw-cav 5 sw-art", bp=6),
                "im1": at("fuerth", "wallenstein", "12 im-inf 8 im-cav 3 im-art", bp=6),
            },
            active="sw1",
            round=5,
            scenario="alte-veste",
            turn=6,
            chits={"wallenstein": "entrench"},
        ).do("offer:im1", "accept", "centre:gustavus", "centre:wallenstein"),
        right=(
            "ability:wallenstein keep keep 5 5 5 keep 5 5 keep 5 5 5 retreat:ansbach retreat:dinkelsbuehl "
            "capture:6 capture:5 5 5 lose:sw1.sw-cav lose:sw1.sw-cav lose:sw1.sw-cav lose:sw1.sw-cav"
        ),
        wrong="keep keep keep keep 5 5 5 5 keep 5 5 keep 5 5 keep retreat:ansbach 5 5",
        solved=lambda its: its.did("ability:wallenstein"),
    ),
    Position(
        "beaten by a little, he takes his guns along",
        "nobody else is near to hunt him, and four guns and six points of baggage left behind would be Melander's",
        beaten,
        right="keep retreat:guenzburg 5 5",
        wrong="abandon retreat:guenzburg retreat:weissenhorn capture:6 capture:4 5 5",
        solved=lambda its: its.did("keep") and not its.did("abandon"),
    ),
    Position(
        "a beaten column retreats to its friends",
        "at Neumarkt Tilly's army covers it; everywhere else one of three Swedish armies has it alone",
        beaten_between,
        right="retreat:neumarkt 5 5",
        wrong="retreat:ansbach 5 5",
        solved=lambda its: where(its, "im1") == "neumarkt",
    ),
    Position(
        "a few regiments refuse battle to an army",
        "three points and empty wagons are the price of refusing; battle costs three points and every regiment",
        lambda: field(
            {
                "im1": at("gunzenhausen", "mercy", "10 ba-inf 8 ba-cav 3 ba-art", bp=5),
                "sw2": at("gunzenhausen", "koenigsmarck", "2 sw-inf 3 sw-cav"),
                "sw1": at("rothenburg", "turenne", "4 fr-inf 6 fr-cav", bp=3),
            },
            active="im1",
            scenario="1645",
            turn=5,
            known="im1",
        ).do("offer:sw2"),
        right="refuse end",
        wrong=(
            "accept 5 suffer:sw2.sw-inf suffer:sw2.sw-inf 5 5 suffer:im1.ba-inf suffer:im1.ba-inf "
            "suffer:sw2.sw-inf-r suffer:sw2.sw-inf-r 5 5"
        ),
        solved=lambda its: its.did("refuse"),
    ),
    Position(
        "a besieger who is much the stronger takes the battle",
        "to refuse lifts a siege that needs two more works, and fifteen regiments behind their lines beat six",
        lambda: field(
            {
                "sw1": at("freiburg", "rosen", "3 we-inf 3 we-cav", bp=4),
                "im1": at("freiburg", "mercy", "8 ba-inf 5 ba-cav 3 ba-art", bp=6),
            },
            garrisons={"freiburg": held("sw", "1 we-inf"), "breisach": held("sw", "3 we-inf")},
            sieges={"freiburg": Siege(COLUMN["im1"], 10, 8)},
            rejected="freiburg",
            active="sw1",
            scenario="freiburg",
            turn=6,
            known="sw1",
        ).do("offer:im1"),
        right=(
            "accept 5 suffer:sw1.we-inf suffer:sw1.we-inf 5 5 5 suffer:sw1.we-inf suffer:sw1.we-inf-r "
            "suffer:sw1.we-inf-r suffer:sw1.we-inf-r suffer:im1.ba-inf suffer:im1.ba-inf suffer:im1.ba-inf "
            "retreat:breisach retreat:colmar capture:4 5 5 lose:sw1.we-cav-r lose:sw1.we-cav-r "
            "to_garrison:breisach"
        ),
        wrong="refuse end",
        solved=lambda its: its.did("accept"),
    ),
    Position(
        "Bernhard falls upon the weak column beside him",
        "eleven regiments and a gun against four: he wins, or is paid three points for a battle refused",
        lambda: field(
            {
                "sw1": at("muellheim", "bernhard", "4 we-inf 3 we-cav 4 we-vcav 1 we-art", bp=4),
                "im1": at("muellheim", "savelli", "2 im-inf 2 im-cav", bp=3),
            },
            active="sw1",
            scenario="rheinfelden",
            turn=2,
            known="im1",
        ),
        right="offer:im1 refuse end",
        wrong="march:rheinfelden end",
        solved=lambda its: its.did("offer:im1"),
    ),
    Position(
        "Mercy surprises Turenne, who could refuse any other battle",
        "the card leaves no choice to a column that is a third as strong, and is of no use later",
        lambda: field(
            {
                "im1": at("mergentheim", "mercy", "9 ba-inf 8 ba-cav 3 ba-art", bp=5),
                "sw1": at("mergentheim", "turenne", "3 fr-inf 4 fr-cav", bp=1),
            },
            active="im1",
            card="c47",
            act={"surprise": 1},
            scenario="mergentheim",
            turn=3,
            known="sw1",
        ),
        right=(
            "surprise:sw1 accept 5 suffer:sw1.fr-inf suffer:sw1.fr-inf 5 5 suffer:im1.ba-inf suffer:im1.ba-inf "
            "suffer:im1.ba-inf suffer:im1.ba-inf suffer:sw1.fr-inf suffer:sw1.fr-inf-r suffer:sw1.fr-inf-r "
            "suffer:sw1.fr-inf-r retreat:buchen retreat:miltenberg capture:1 5 5"
        ),
        wrong="offer:sw1 refuse end",
        solved=lambda its: its.did("surprise:sw1"),
    ),
    Position(
        "who stands beside the enemy's main army marches off",
        "six regiments can neither fight twenty-seven nor feed beside them, and will be offered battle where they are",
        lambda: field(
            {
                "sw2": at("windsheim", "cratz/sw", "3 sw-inf 3 sw-cav", bp=2),
                "im1": at("windsheim", "ferdinand gallas", "14 im-inf 13 im-cav 4 im-art", bp=8, done=True),
                "sw1": at("wuerzburg", "bernhard", "8 sw-inf 8 sw-cav 3 sw-art", bp=4, done=True),
            },
            active="sw2",
            scenario="1634",
            known="im1",
        ),
        right="march:kitzingen march:wuerzburg end",
        wrong="end",
        solved=lambda its: where(its, "sw2") not in ("windsheim", "") and "offer" not in verbs(its),
    ),
    Position(
        "two halves before a superior enemy become one army",
        "a column fights alone: Ferdinand beats either half, and neither marches off from Nördlingen",
        lambda: field(
            {
                "sw1": at("nordlingen", "bernhard", "7 sw-inf 8 sw-cav 3 sw-art", bp=3),
                "sw2": at("nordlingen", "horn", "8 sw-inf 7 sw-cav 3 sw-art", bp=3),
                "im1": at("donauwoerth", "ferdinand gallas", "11 im-inf 12 im-cav 3 im-art", bp=5),
            },
            garrisons={"nordlingen": held("sw", "1 sw-det")},
            active="sw1",
            scenario="nordlingen",
            turn=7,
            known="im1",
        ),
        right="absorb:sw2 end",
        wrong="end",
        solved=lambda its: regiments(troops(its, "sw1")) >= 24,
    ),
]


# -- sieges ------------------------------------------------------------------------------------------------------------

BAVARIA = {"munich": held("im", "2 ba-inf")}
"""Where a garrison goes that surrenders."""


def besieging(space: str, troops: str, siege: Siege | None, garrison: str, *dice: int, **more: Any) -> Table:
    """Horn before a Bavarian garrison that he has seen."""
    columns = {"sw1": at(space, "horn", troops, bp=more.pop("bp", 9)), **more.pop("columns", {})}
    garrisons = {space: held("im", garrison), **BAVARIA, **more.pop("garrisons", {})}
    sieges = {} if siege is None else {space: siege}
    known = f"{space} {more.pop('known', '')}"
    return field(columns, *dice, garrisons=garrisons, sieges=sieges, active="sw1", known=known, **more)


def works_under_fire() -> Table:
    """Two works more than are needed; the walls have just made two hits."""
    t = besieging("amberg", "10 sw-inf 6 sw-cav", Siege(0, 16, 16), "2 ba-inf 1 ba-art", 5, cp=2, rejected="amberg")
    return t.do("build", "spend:2", "fire")


def two_short() -> Table:
    """The final offer to Amberg: the die is two, and with all that is added it is eight, where ten are needed."""
    more = {"initiative": "sw", "received": False, "rejected": "amberg"}
    t = besieging("amberg", "10 sw-inf 6 sw-cav 4 sw-art", Siege(0, 14, 13), "2 ba-inf", 0, 2, cp=1, **more)
    return t.do("dig", "spend:1", "fire", "stay")


def just_enough() -> Table:
    """The final offer to Munich: with all that is added the die is eleven, which is enough for six steps."""
    garrisons = {"munich": held("im", "3 ba-inf"), "ingolstadt": held("im", "3 ba-inf")}
    t = field(
        {"sw1": at("munich", "gustavus", KING, bp=9)}, 0, 5, garrisons=garrisons, sieges={"munich": Siege(0, 16, 15)},
        active="sw1", cp=1, initiative="im", received=False, rejected="munich",
    )  # fmt: skip
    return t.do("dig", "spend:1", "fire", "stay")


SIEGES = [
    Position(
        "a royal army before a weakly held town lays siege to it",
        "a detachment behind old walls, eight points and the initiative, and works that are dug in one activation",
        lambda: field(
            {"sw1": at("rothenburg", "gustavus", KING, bp=9)},
            garrisons={"rothenburg": held("im", "1 ba-det"), **BAVARIA},
            active="sw1",
            card="c11",
            cp=5,
            known="rothenburg",
        ),
        right="lay 1 build 5 spend:4 hold stay 5 nation:sw found:sw1.sw-inf end",
        wrong="march:windsheim forage 5 end",
        solved=lambda its: pressed(its, "rothenburg"),
    ),
    Position(
        "one work short he digs, and does not scale the walls",
        "a spade brings the final offer, and if it is refused a storm at far less fire than meets an escalade",
        lambda: besieging(
            "amberg",
            "12 sw-inf 6 sw-cav 4 sw-art",
            Siege(0, 16, 15),
            "3 ba-vinf 2 ba-art",
            card="c47",
            act={"surprise": 1},
            rejected="amberg",
        ),
        right="dig spend:1 hold stay 5 end",
        wrong=(
            "escalade 5 lose:sw1.sw-inf lose:sw1.sw-inf lose:sw1.sw-inf lose:sw1.sw-inf lose:sw1.sw-inf "
            "lose:sw1.sw-inf lose:sw1.sw-inf nation:sw found:sw1.sw-inf end"
        ),
        solved=lambda its: "escalade" not in verbs(its) and bool({"build", "dig"} & verbs(its)),
    ),
    Position(
        "the works are done and a detachment refuses: he storms",
        "five points of fire cost two steps at worst, for eight points and the initiative",
        lambda: besieging(
            "rothenburg",
            "8 sw-inf 4 sw-cav 2 sw-art",
            Siege(0, 10, 10, refused=True),
            "1 ba-det",
            cp=3,
            bp=5,
            rejected="rothenburg",
        ),
        right="assault 5 lose:sw1.sw-inf nation:sw found:sw1.sw-inf end",
        wrong="march:windsheim end",
        solved=lambda its: its.did("assault"),
    ),
    Position(
        "two regiments do not storm four batteries",
        "seven times in ten not a man comes back, and the town is worth three points",
        lambda: besieging(
            "ansbach",
            "2 sw-inf",
            Siege(0, 6, 6, refused=True),
            "1 ba-vinf 4 ba-art",
            cp=3,
            bp=3,
            rejected="ansbach",
        ),
        right="end",
        wrong="assault 9 lose:sw1.sw-inf lose:sw1.sw-inf lose:sw1.sw-inf-r lose:sw1.sw-inf-r",
        solved=lambda its: "assault" not in verbs(its),
    ),
    Position(
        "hits fall on the works that are not needed",
        "he has dug two more than he must for just this: no step is lost and the final offer is not delayed",
        works_under_fire,
        right="works:2 stay 5 end",
        wrong="works:0 lose:sw1.sw-inf lose:sw1.sw-inf stay 5 end",
        solved=lambda its: its.did("works:2"),
    ),
    Position(
        "the initiative makes a fortress yield",
        "it adds just the two points that are missing, and whoever takes a fortress takes the initiative back",
        two_short,
        right="initiative nation:sw found:sw1.sw-inf end",
        wrong="keep end",
        solved=lambda its: its.did("initiative"),
    ),
    Position(
        "the initiative saves Munich",
        "two points less and its garrison stays; the place is worth fifteen points now and twenty in the end",
        just_enough,
        right="initiative end",
        wrong="keep nation:sw found:sw1.sw-inf end",
        solved=lambda its: its.did("initiative"),
    ),
    Position(
        "peasants dig the last works today",
        "labour doubles four works to eight where seven are missing, and there is more baggage than it asks",
        lambda: besieging(
            "amberg",
            "9 sw-inf 6 sw-cav",
            Siege(0, 16, 9),
            "1 ba-inf",
            card="c24",
            rejected="amberg",
        ),
        right="labour build spend:4 hold stay 5 end",
        wrong="build spend:4 hold stay end",
        solved=lambda its: its.did("labour"),
    ),
    Position(
        "the siege train goes along to the siege",
        "guns shorten the works and overawe the walls; at Nuremberg there is nobody to fire at",
        lambda: field(
            {"sw1": at("nuremberg", "horn", "9 sw-inf 5 sw-cav", bp=5)},
            garrisons={
                "nuremberg": held("sw", "4 sw-inf 4 sw-art"),
                "neumarkt": held("im", "1 ba-det"),
                **BAVARIA,
            },
            active="sw1",
            cp=4,
            known="neumarkt",
        ),
        right=(
            "reorganise take:garrison.sw-art take:garrison.sw-art take:garrison.sw-art take:garrison.sw-art done "
            "march:neumarkt lay 1 end"
        ),
        wrong="march:neumarkt lay 5 end",
        solved=lambda its: batteries(troops(its, "sw1")) >= 2,
    ),
    Position(
        "the king relieves Schweinfurt",
        "the besieger has half his strength and lacks two works, and the march leaves a point to offer battle",
        lambda: field(
            {
                "sw1": at("rothenburg", "gustavus", KING, bp=5),
                "im1": at("schweinfurt", "aldringen", "6 im-inf 4 im-cav 1 im-art", bp=3),
            },
            garrisons={"schweinfurt": held("sw", "1 sw-inf"), "kitzingen": held("sw", "1 sw-det")},
            sieges={"schweinfurt": Siege(COLUMN["im1"], 16, 14)},
            rejected="schweinfurt",
            active="sw1",
            known="im1",
        ),
        right="march:kitzingen march:schweinfurt offer:im1 refuse end",
        wrong="forage 5 forage 5 end",
        solved=lambda its: its.did("offer:im1"),
    ),
    Position(
        "a siege just begun is given up before an army three times as strong",
        "two works of ten, and the king a day's march off: to stay is to be beaten, or to pay for refusing and lift it",
        lambda: field(
            {
                "sw1": at("rothenburg", "gustavus", KING, bp=6),
                "im1": at("windsheim", "cratz", "4 ba-inf 2 ba-cav", bp=3),
            },
            garrisons={"windsheim": held("sw", "2 sw-inf"), "forchheim": held("im", "3 ba-inf")},
            sieges={"windsheim": Siege(COLUMN["im1"], 10, 2)},
            rejected="windsheim",
            active="im1",
            known="sw1",
        ),
        right="march:neustadt-aisch march:forchheim end",
        wrong="build spend:4 hold stay end",
        solved=lambda its: where(its, "im1") not in ("windsheim", "rothenburg"),
    ),
    Position(
        "the fortress is manned before the army leaves it",
        "hunger drives Tilly out, the king stands next door, and Ingolstadt is worth forty-five points",
        lambda: field(
            {
                "im1": at("ingolstadt", "tilly", "8 ba-inf 6 ba-cav 2 ba-art", bp=1),
                "sw1": at("neuburg", "gustavus", KING, bp=6),
            },
            garrisons={"ingolstadt": held("im", "1 ba-det"), "regensburg": held("im", "1 ba-inf")},
            forage={"ingolstadt": 2},
            active="im1",
            scenario="1632",
            turn=4,
            known="sw1",
        ),
        right="reorganise give:im1.ba-inf give:im1.ba-inf done march:kelheim forage 5 end",
        wrong="march:kelheim forage 5 end",
        solved=lambda its: inside(its, "ingolstadt") >= 3,
    ),
]


# -- bread, marches, councils ------------------------------------------------------------------------------------------


def round_begins() -> Table:
    """Horn needs one more work at Amberg; an army twice as large stands at Neumarkt, not yet moved."""
    return field(
        {
            "sw1": at("amberg", "horn", "9 sw-inf 5 sw-cav", bp=6),
            "im1": at("neumarkt", "wallenstein gallas", "14 im-inf 12 im-cav 4 im-art", bp=6),
        },
        garrisons={"amberg": held("im", "1 ba-inf"), "munich": held("im", "2 ba-inf")},
        sieges={"amberg": Siege(0, 16, 15)}, rejected="amberg",
        initiative="sw", received=False, phase="first", known="im1 amberg", turn=6,
    )  # fmt: skip


CAMPAIGNS = [
    Position(
        "hungry on bare land he marches to fresh land and forages",
        "nothing grows at Ansbach and the wagons are empty: who stays pays two steps, next door there is bread",
        lambda: field(
            {"sw1": at("ansbach", "horn", "9 sw-inf 8 sw-cav 2 sw-art")},
            garrisons={"nuremberg": held("sw", "3 sw-inf")},
            forage={"ansbach": 2},
            active="sw1",
        ),
        right="march:gunzenhausen forage 5 forage 5 end",
        wrong="pay lose:sw1.sw-inf lose:sw1.sw-inf end",
        solved=lambda its: "forage" in verbs(its),
    ),
    Position(
        "no siege is begun with empty wagons on bare land",
        "three points of baggage to lay it, two for the card, twenty-six works to dig: hunger would end it in a month",
        lambda: field(
            {"sw1": at("ingolstadt", "horn", "11 sw-inf 6 sw-cav 2 sw-art", bp=1)},
            garrisons={"ingolstadt": held("im", "4 ba-inf")},
            forage={"ingolstadt": 2},
            active="sw1",
            known="ingolstadt",
        ),
        right="march:eichstadt forage 5 forage 5 end",
        wrong="lay 1 pay lose:sw1.sw-inf lose:sw1.sw-inf lose:sw1.sw-inf lose:sw1.sw-inf end",
        solved=lambda its: not pressed(its, "ingolstadt") and "forage" in verbs(its),
    ),
    Position(
        "horse rides out to see who is at Neumarkt",
        "patrols cost no point, the besieger stays where he is, and he must know whether to expect an army or a raid",
        lambda: field(
            {
                "sw1": at("amberg", "horn", "8 sw-inf 8 sw-cav 2 sw-art", bp=6),
                "im1": at("neumarkt", "tilly", "7 ba-inf 6 ba-cav 2 ba-art", bp=4),
            },
            garrisons={"amberg": held("im", "1 ba-inf"), "neumarkt": held("im", "1 ba-det")},
            sieges={"amberg": Siege(0, 16, 9)},
            rejected="amberg",
            active="sw1",
            cp=0,
            act={"built": True},
        ),
        right="patrols patrol:amberg--neumarkt send:sw1.sw-cav end scout:im1 5 end",
        wrong="end",
        solved=lambda its: its.did(f"patrol:{link('amberg', 'neumarkt')}"),
    ),
    Position(
        "Wallenstein comes as soon as he may",
        "nothing in a hand is worth thirty-four regiments, and his column may be activated in every round from now on",
        lambda: field(
            {
                "im1": at("ingolstadt", "tilly", "6 ba-inf 5 ba-cav", bp=3, done=True),
                "sw1": at("nuremberg", "gustavus", KING, bp=6, done=True),
            },
            garrisons={"ingolstadt": held("im", "3 ba-inf"), "nuremberg": held("sw", "3 sw-inf")},
            side="im",
            scenario="1632",
            turn=5,
            waiting=[2],
            due={2: 5},
            dealt=(1, 1),
        ),
        right="enter:force3 play:c3",
        wrong="discard:c3",
        solved=lambda its: "enter" in verbs(its),
    ),
    Position(
        "with one work to dig and an army coming, he goes first",
        "the fortress is in reach before Wallenstein moves; if he moves first the siege is lifted",
        round_begins,
        right="first:sw activate:sw1 play:c2",
        wrong="first:im",
        solved=lambda its: its.did("first:sw"),
    ),
    Position(
        "who is far ahead tries to end the campaign",
        "a roll that fails costs nothing, one that does not wins the war on the spot",
        lambda: field(
            {
                "sw1": at("mannheim", "turenne", "4 fr-inf 6 fr-cav", bp=3),
                "im1": at("heilbronn", "mercy", "7 ba-inf 6 ba-cav", bp=3),
            },
            garrisons={"ingolstadt": held("im", "3 ba-inf"), "mannheim": held("sw", "1 fr-inf")},
            scenario="1645",
            turn=8,
            round=5,
            phase="close",
            vp=[52, 20],
            initiative="im",
        ).do("continue"),
        right="finish keep 10",
        wrong="continue",
        solved=lambda its: its.did("finish"),
    ),
]

POSITIONS = BATTLES + SIEGES + CAMPAIGNS
