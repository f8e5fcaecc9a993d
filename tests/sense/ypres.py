"""First Ypres 1914 at sight."""

from __future__ import annotations

from grognard.games.clash_of_giants_2.state import water

from ..clash_of_giants_2.table import YPRES, Table, ypres
from . import Position
from .clash import THREE_TO_ONE, TWO_TO_ONE, best, fed, open_to, owner, strikes, struck, there, where


GERMANS = YPRES.sides.index("ge")


def opening() -> Table:
    """The set-up, and Germany's marker of the middle zone is the first to be drawn."""
    g = YPRES.start("campaign", YPRES.settings({}))
    units = {g.box.numbers[h]: " ".join(g.box.units[u] for u in stack) for h, stack in g.stacks.items()}
    return ypres(units, turn=1, active="ge-B", cup="al-A al-B al-C ge-A ge-C")


def behind_the_yser(place: str) -> bool:
    """Or in Dixmude, its bridgehead. Places in a row are numbered from east to west."""
    west = 16 if place < "17" else 14
    return place in ("1913", "2113", "2112") or int(place[2:] or 0) >= west


POSITIONS: list[Position] = [
    # -- towns ----------------------------------------------------------------------------------------------------
    Position(
        "on the first day German cavalry rides into Messines, Bailleul and Armentieres",
        "nobody is there or can bar the way, and each of the three divisions reaches one of the towns",
        opening,
        right="move:ge-bcd to:3617 move:ge-6cd to:3511 move:ge-3cd to:3912",
        wrong="move:ge-bcd to:3512 move:ge-6cd to:3411 move:ge-3cd to:3912",
        solved=lambda its: all(owner(its.after, town) == "ge" for town in ("3511", "3617", "3912")),
    ),
    Position(
        "one ride takes Messines and Armentieres",
        "a town that is passed through is taken as well, and there is nobody near",
        lambda: ypres({"3410": "ge-6cd", "4119": "al-fr5cd", "4707": "ge-14"}, turn=4, active="ge-B"),
        right="move:ge-6cd through:3511 to:3912",
        wrong="move:ge-6cd to:3511",
        solved=lambda its: owner(its.after, "3511") == owner(its.after, "3912") == "ge",
    ),
    Position(
        "on the last turn a British division walks into Lille",
        "nobody is in it, and with it the Allies hold six of the eleven towns",
        lambda: ypres(
            {"4111": "al-br3", "4105": "ge-13", "4719": "al-fr81t"}, turn=18, active="al-A", roll=4,
            owner=dict.fromkeys(("4107", "4714", "3617", "3511", "3109", "2112"), "ge"),
        ),
        right="move:al-br3 to:4107 done",
        wrong="done",
        solved=lambda its: its.after.over == (0, "end-hexes"),
    ),
    Position(
        "on the last turn the division in supply goes to Bethune, not the starving one next to it",
        "only a supplied unit takes a town, and Bethune is the sixth",
        lambda: ypres(
            {"4718": "ge-14", "4716": "ge-13", "4422": "al-fr4cd"}, turn=18, active="ge-A", roll=4,
            supply={"ge-14": "unsupplied"},
            owner=dict.fromkeys(("4107", "4714", "3912", "3511", "3109"), "ge"),
        ),
        right="move:ge-13 to:4719 done",
        wrong="move:ge-14 to:4719 done",
        solved=lambda its: its.after.over == (1, "end-hexes"),
    ),
    Position(
        "cavalry takes Gheluvelt back, and the division stays in Ypres",
        "one of the two is enough for the empty village, and a German division is three hexes from Ypres",
        lambda: ypres(
            {"3012": "al-br7 al-br3cd", "2711": "ge-45r"}, turn=9, active="al-C", cup="ge-C", owner={"3109": "ge"}
        ),
        right="move:al-br3cd to:3109 done",
        wrong="move:al-br3cd to:3109 move:al-br7 to:3110",
        solved=lambda its: owner(its.after, "3109") == "al" and not open_to(its.after, "3012", "ge-45r"),
    ),
    # -- gaps -----------------------------------------------------------------------------------------------------
    Position(
        "a reserve walks into an empty Ypres",
        "a German division is three hexes away and its marker is still to come",
        lambda: ypres({"3015": "al-fr17", "2810": "ge-45r"}, turn=9, active="al-C", roll=4, cup="ge-C"),
        right="move:al-fr17 to:3012",
        wrong="move:al-fr17 to:2714",
        solved=lambda its: not open_to(its.after, "3012", "ge-45r"),
    ),
    Position(
        "the Belgians close the front to the sea at Nieuport",
        "nobody stands in it, a German division is three hexes away, and with it go the sluices",
        lambda: ypres(
            {"1717": "al-be1", "1915": "al-be2", "2112": "al-be3", "1513": "ge-5r"}, turn=7, active="al-D", roll=4,
            cup="ge-D",
        ),
        right="move:al-be1 to:1616 done",
        wrong="done",
        solved=lambda its: not open_to(its.after, "1616", "ge-5r"),
    ),
    Position(
        "the Belgians at Keyem go back behind the Yser",
        "four German divisions are about to fall on them in the open, and there is nothing to hold east of the river",
        lambda: ypres(
            {"1912": "al-be2", "2112": "al-be3", "1616": "al-be1", "1909": "ge-43r ge-44r", "2009": "ge-5r ge-6r"},
            turn=7, active="al-D", roll=4, cup="ge-D",
        ),
        right="move:al-be2 to:1914 done",
        wrong="done",
        solved=lambda its: behind_the_yser(where(its.after, "al-be2")),
    ),
    Position(
        "French cavalry rides in front of an empty Bailleul",
        "German cavalry would be there with its next march, and nobody else can come in time",
        lambda: ypres({"3919": "al-fr1cd", "3813": "ge-3cd"}, turn=4, active="al-B", roll=4, cup="ge-B"),
        right="move:al-fr1cd to:3617",
        wrong="move:al-fr1cd to:3721",
        solved=lambda its: not open_to(its.after, "3617", "ge-3cd"),
    ),
    Position(
        "a division in Hazebrouck goes to Bailleul by rail",
        "the town is empty and German cavalry five hexes from it; on foot the division might be too late",
        lambda: ypres({"3721": "al-fr42", "3612": "ge-bcd"}, turn=9, phase="rail", side="al"),
        right="rail:al-fr42 to:3617",
        wrong="pass",
        solved=lambda its: bool(there(its.after, "3617")),
    ),
    Position(
        "the III Corps arrives on the railway, and goes on by train the same turn",
        "from Saint-Omer a train brings both divisions to Hazebrouck; elsewhere on the edge they wait for their marker",
        lambda: ypres(
            {"waiting": "al-br4 al-br6", "3617": "ge-24", "3720": "al-br5"}, turn=3, phase="arrive", side="al",
            owner={"3617": "ge"},
        ),
        right="place:al-br4 at:3630 place:al-br6 at:3630 rail:al-br4 to:3721 rail:al-br6 to:3721",
        wrong="place:al-br4 at:3330 place:al-br6 at:3330",
        solved=lambda its: all(where(its.after, unit)[2:] < "25" for unit in ("al-br4", "al-br6")),
    ),
    Position(
        "two divisions from the south do not arrive where it is quiet",
        "six German divisions come down on Ypres, where one French division stands, and it is quiet at Saint-Omer",
        lambda: ypres(
            {
                "waiting": "al-fr39 al-fr43", "3012": "al-fr87t", "2607": "ge-45r ge-46r", "2706": "ge-51r ge-52r",
                "3006": "ge-53r ge-54r", "4714": "al-br3 al-br5", "3511": "al-br1cd al-br2cd",
            },
            turn=13, phase="arrive", side="al",
        ),
        right="place:al-fr39 at:3030 place:al-fr43 at:3030 pass",
        wrong="place:al-fr39 at:4030 place:al-fr43 at:4030 pass",
        solved=lambda its: all(int(where(its.after, unit)[:2] or 99) <= 37 for unit in ("al-fr39", "al-fr43")),
    ),
    # -- water ----------------------------------------------------------------------------------------------------
    Position(
        "the sluices of Nieuport are opened when the Germans stand at the Yser",
        "two turns later each hex of the plain takes a whole march to enter, and nobody can attack out of it",
        lambda: ypres(
            {"1616": "al-be1", "1915": "al-be2", "1712": "ge-5r ge-6r", "1812": "ge-43r ge-44r", "2112": "al-be3"},
            turn=7, phase="flood", side="al",
        ),
        right="flood",
        wrong="pass",
        solved=lambda its: its.did("flood"),
    ),
    Position(
        "no German division wades into the flood",
        "it could not attack out of it, and the Belgians wait on the railway behind",
        lambda: ypres(
            {"1912": "ge-43r ge-44r", "1915": "al-be1 al-be3", "2015": "al-be2 al-be6", "2112": "al-frfm"}, turn=10,
            active="ge-D", roll=4, flood=6,
        ),
        right="done",
        wrong="move:ge-43r with:ge-44r to:1913",
        solved=lambda its: not its.after.occ[GERMANS] & water(its.after),
    ),
    # -- supply ---------------------------------------------------------------------------------------------------
    Position(
        "cavalry opens the way to two divisions cut off on the ridge",
        "a line of supply runs through an enemy zone where a friendly unit stands, and only one hex is missing",
        lambda: ypres(
            {"2709": "al-fr17 al-fr18", "2611": "ge-45r ge-46r", "2909": "ge-53r ge-54r", "3014": "al-fr9cd"}, turn=10,
            active="al-C", roll=4, supply={"al-fr17": "reduced", "al-fr18": "reduced"},
        ),
        right="move:al-fr9cd to:2710 done pass",
        wrong="done",
        solved=lambda its: fed(its.after, "al-fr17", "al-fr18"),
    ),
    Position(
        "a German division closes the ring behind two French ones",
        "their line of supply leads west past Langemarck, where nobody stands, and the division is free to go there",
        lambda: ypres(
            {"2709": "al-fr17 al-fr18", "2409": "ge-46r", "2909": "ge-53r ge-54r", "3012": "al-br7"}, turn=10,
            active="ge-C", roll=6,
        ),
        right="move:ge-46r to:2611 done",
        wrong="done",
        solved=lambda its: not fed(its.after, "al-fr17") and not fed(its.after, "al-fr18"),
    ),
    Position(
        "a beaten division falls back where its supply comes from, and not between two German corps",
        "west of the one hex all is in German zones; from the other the road to the Yser is open",
        lambda: ypres(
            {"2708": "al-fr18", "2707": "ge-30 ge-39", "2611": "ge-45r ge-46r", "2909": "ge-53r ge-54r"}, turn=11,
            active="ge-C", phase="combat", dice=[5, 1, 1],
        ).do("attack:2708", "join_all", "settle", "resolve"),
        right="fall:2609 halt",
        wrong="fall:2709 halt",
        solved=lambda its: fed(its.after, "al-fr18"),
    ),
    # -- attacks --------------------------------------------------------------------------------------------------
    Position(
        "four divisions around a territorial one attack it together",
        "at 4-1 it holds on a one only, and only two of the four have to roll for losses",
        lambda: ypres(
            {"4513": "al-fr89t", "4512": "ge-13 ge-14", "4613": "ge-26 ge-29"}, turn=7, active="ge-A", phase="combat"
        ),
        right="attack:4513 join_all settle resolve roll:ge-13 roll:ge-14 1 1 1",
        wrong="attack:4513 join:ge-13 settle resolve 1 1",
        solved=lambda its: best(its, "4513") >= THREE_TO_ONE,
    ),
    Position(
        "young reserves do not attack Dixmude across the canal",
        "town and water make it 1-2 against two whole divisions, and every attacker rolls with one more",
        lambda: ypres(
            {"2112": "al-be1 al-be3", "2012": "ge-43r ge-44r"}, turn=8, active="ge-D", phase="combat", support=0b10
        ),
        right="pass",
        wrong="attack:2112 join_all settle resolve 1 1 1 1 1",
        solved=lambda its: not strikes(its),
    ),
    Position(
        "the French do not attack the woods of Gheluvelt with as many as hold them",
        "forest on the ridge shifts 1-1 to 1-2, and both of their divisions are needed before Ypres",
        lambda: ypres({"3109": "ge-30 ge-39", "3110": "al-fr17 al-fr18"}, turn=12, active="al-C", phase="combat"),
        right="pass",
        wrong="attack:3109 join_all settle resolve 1 1 1 1",
        solved=lambda its: not strikes(its),
    ),
    Position(
        "two divisions attack a lone brigade from one hex, and leave the Guard beside it alone",
        "an attack from two hexes obliges to attack all who stand next to them: here the Guard in a wood on the ridge",
        lambda: ypres(
            {"2910": "ge-37lw", "3109": "ge-4 ge-comg", "2911": "al-fr17 al-fr18", "3010": "al-fr31",
             "3110": "al-fr42"},
            turn=17, active="al-C", phase="combat",
        ),
        right="attack:2910 join:al-fr17 join:al-fr18 settle resolve 1 1 1",
        wrong="attack:2910 join:al-fr17 join:al-fr31 settle attack:3109 join:al-fr42 settle resolve fight:2910 1 1 1 1",
        solved=lambda its: struck(its) == {"2910"} and best(its, "2910") >= THREE_TO_ONE,
    ),
    Position(
        "the last German support goes into the attack on Ypres",
        "after this turn the marker is worth nothing, and it makes 2-1 of 1-1",
        lambda: ypres(
            {"3012": "al-fr17 al-fr18", "2911": "ge-30 ge-39", "3011": "ge-3b ge-4b"}, turn=17, active="ge-C",
            phase="combat",
        ),
        right="attack:3012 join_all settle support resolve 1 1 1 1 1 1",
        wrong="attack:3012 join_all settle resolve 1 1 1 1 1 1",
        solved=lambda its: best(its, "3012") >= TWO_TO_ONE,
    ),
    # -- in combat ------------------------------------------------------------------------------------------------
    Position(
        "three whole British divisions roll for the losses, and the one with a single step left does not",
        "all have the same efficiency; the one that is left out would be gone for good",
        lambda: ypres(
            {"4012": "ge-48r", "4013": "al-br1 al-br2", "3912": "al-br3 (al-br5)"}, turn=15, active="al-B",
            phase="combat",
        ).do("attack:4012", "join_all", "settle", "resolve"),
        right="roll:al-br1 roll:al-br2 roll:al-br3 1 1 1 1",
        wrong="roll:al-br1 roll:al-br2 roll:al-br5 1 1 1 1",
        solved=lambda its: not its.did("roll:al-br5"),
    ),
    Position(
        "German cavalry slips away from British infantry",
        "against infantry its efficiency is one, at 2-1 it is lost on a two or more, and the hex is worth nothing",
        lambda: ypres(
            {"4413": "ge-2cd", "4414": "al-br3 al-br5"}, turn=4, active="al-A", phase="combat"
        ).do("attack:4413", "join_all", "settle", "resolve"),
        right="slip:ge-2cd fall:4412 halt halt",
        wrong="stand 3 1 1 halt",
        solved=lambda its: where(its.after, "ge-2cd") not in ("", "4413"),
    ),
    Position(
        "British cavalry stands in Messines",
        "it defends like infantry and fails on a six only; who slips away gives up the town",
        lambda: ypres(
            {"3511": "al-br2cd", "3510": "ge-24"}, turn=6, active="ge-B", phase="combat", support=0b10
        ).do("attack:3511", "join:ge-24", "settle", "resolve"),
        right="stand 1 1",
        wrong="slip:al-br2cd fall:3512 halt advance:ge-24",
        solved=lambda its: its.did("stand"),
    ),
    Position(
        "the garrison of Ypres does not let itself be pushed out by one hex",
        "in a city the retreat may be ignored, and whoever leaves it loses it",
        lambda: ypres(
            {"3012": "al-fr17", "2911": "ge-30 ge-39", "3011": "ge-3b"}, turn=12, active="ge-C", phase="combat",
            dice=[4, 1, 1, 1],
        ).do("attack:3012", "join_all", "settle", "resolve"),
        right="ignore:al-fr17",
        wrong="retreat:al-fr17 fall:3013 advance:ge-30 halt",
        solved=lambda its: owner(its.after, "3012") == "al",
    ),
    Position(
        "cooks and gunners fill the gap in Ypres",
        "the last defenders are gone, and without a remnant the Germans walk in",
        lambda: ypres(
            {
                "waiting": "al-brremnant1 al-brremnant2", "3012": "(al-br7)", "2911": "ge-30 ge-39",
                "3011": "ge-3b ge-4b",
            },
            turn=12, active="ge-C", phase="combat", dice=[6],
        ).do("attack:3012", "join_all", "settle", "resolve"),
        right="remnant:3012",
        wrong="decline advance:ge-30 halt",
        solved=lambda its: owner(its.after, "3012") == "al",
    ),
    Position(
        "after the fight the Germans go into Gheluvelt",
        "the village is a point, it is empty, and nobody threatens the hex they come from",
        lambda: ypres(
            {"3109": "(al-fr87t)", "3108": "ge-30 ge-39", "3012": "al-br7"}, turn=12, active="ge-C", phase="combat",
            dice=[6, 1, 1],
        ).do("attack:3109", "join_all", "settle", "resolve"),
        right="advance:ge-30 halt",
        wrong="halt",
        solved=lambda its: owner(its.after, "3109") == "ge",
    ),
    Position(
        "the only division in Lille does not follow French cavalry out of it",
        "a British division stands three hexes from the city with its march to come",
        lambda: ypres(
            {"4107": "ge-13", "4108": "al-fr4cd", "4110": "al-br3"}, turn=5, active="ge-A", phase="combat", cup="al-A",
            owner={"4107": "ge"},
        ).do("attack:4108", "join:ge-13", "settle", "resolve", "slip:al-fr4cd", "fall:4109", "halt"),
        right="halt",
        wrong="advance:ge-13",
        solved=lambda its: where(its.after, "ge-13") == "4107",
    ),
    # -- new men --------------------------------------------------------------------------------------------------
    Position(
        "on turn 17 the British marker is used: there is no later",
        "a marker that serves once in the game is worth nothing after it, and the division in Ypres has a step to fill",
        lambda: ypres(
            {"3012": "(al-br1)", "2907": "ge-30 ge-39"}, turn=17, phase="replace", side="al"
        ),
        right="replace:al-br1",
        wrong="pass pass",
        solved=lambda its: its.did("replace:al-br1"),
    ),
]  # fmt: skip
