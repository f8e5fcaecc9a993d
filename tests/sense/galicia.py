"""Galicia 1914 at sight."""

from __future__ import annotations

from grognard.games.clash_of_giants_2.victory import przemysl_besieged

from ..clash_of_giants_2.table import galicia
from . import Position
from .clash import THREE_TO_ONE, TWO_TO_ONE, best, fed, open_to, owner, strikes, struck, there, where


POSITIONS: list[Position] = [
    # -- towns ----------------------------------------------------------------------------------------------------
    Position(
        "an empty Zamosc is taken by infantry, not by horsemen alone",
        "only supplied infantry scores a hex of the enemy's country: cavalry that rides in leaves it to nobody",
        lambda: galicia({"2911": "ah-4", "2712": "ah-6kd", "2906": "ru-3gr"}, turn=4, active="ah-4"),
        right="move:ah-4 to:2709 done",
        wrong="move:ah-6kd to:2709 done",
        solved=lambda its: owner(its.after, "2709") == "ah",
    ),
    Position(
        "a Russian division takes Zloczow on its way to Brzezany",
        "a town that is passed through is taken as well, and nobody stands near either of the two",
        lambda: galicia(
            {"3815": "ru-11", "3215": "ah-11 ah-30"}, turn=8, active="ru-3", owner={"3813": "ru", "4118": "ru"}
        ),
        right="move:ru-11 through:3716 to:3719",
        wrong="move:ru-11 to:3716",
        solved=lambda its: owner(its.after, "3716") == owner(its.after, "3719") == "ru",
    ),
    Position(
        "three Russian divisions take three towns that nobody holds",
        "Austria has gone north and left Tarnopol, Brzezany and Stanislau open: one division is enough for each",
        lambda: galicia(
            {"4318": "ru-12", "3918": "ru-13", "3823": "ru-14", "3115": "ah-11 ah-30"}, turn=6, active="ru-8", roll=3
        ),
        right="move:ru-12 to:4118 move:ru-13 to:3719 move:ru-14 to:3622",
        wrong="move:ru-12 to:4118 move:ru-13 to:3818 done",
        solved=lambda its: all(owner(its.after, town) == "ru" for town in ("4118", "3719", "3622")),
    ),
    Position(
        "a Cossack rides into Zamosc, which the Austrians have left empty behind them",
        "any supplied unit takes back its own country's town, and Austria scores Zamosc every turn until then",
        lambda: galicia(
            {"2906": "ru-1dcos", "2911": "ah-4 ah-25", "3605": "ru-3gr"}, turn=6, active="ru-5", owner={"2709": "ah"}
        ),
        right="move:ru-1dcos to:2709 done",
        wrong="move:ru-1dcos to:2404 done",
        solved=lambda its: owner(its.after, "2709") == "ru",
    ),
    Position(
        "on the last turn Austrian cavalry rides back into Zloczow, out of reach of any infantry",
        "a town of one's own country is taken back by any supplied unit, and with this one the battle is won",
        lambda: galicia(
            {"3416": "ah-2kd", "3215": "ah-11", "4013": "ru-11", "3622": "ru-14", "3719": "ru-13"}, turn=10,
            active="ah-3", roll=2, vp=6,
            owner=dict.fromkeys(("3716", "3813", "4118", "3719", "3622", "3825", "4328", "3120"), "ru"),
        ),
        right="move:ah-2kd to:3716 done",
        wrong="move:ah-11 to:3316 done",
        solved=lambda its: its.after.over == (0, "end-points"),
    ),
    # -- who stays ------------------------------------------------------------------------------------------------
    Position(
        "the brigade in Lemberg does not chase a Cossack",
        "a Russian division stands two hexes from the city, with its march to come, and walks in if nobody is there",
        lambda: galicia(
            {"3215": "ah-97ls", "3314": "ru-11", "3217": "ru-9cd"}, turn=8, active="ah-3", roll=5, cup="ru-3"
        ),
        right="done",
        wrong="move:ah-97ls to:3216 pass",
        solved=lambda its: where(its.after, "ah-97ls") == "3215",
    ),
    Position(
        "cavalry covers an empty Stryj, four hexes from a Russian division",
        "the Russian 3rd Army is still to be drawn, and the garrison of Lemberg has to stay where it is",
        lambda: galicia(
            {"2919": "ah-2kd", "3215": "ah-11 ah-30", "3518": "ru-12"}, turn=8, active="ah-3", roll=3, cup="ru-3",
            owner={"3716": "ru", "3719": "ru", "3813": "ru", "4118": "ru"},
        ),
        right="move:ah-2kd to:3120 done",
        wrong="done",
        solved=lambda its: not any(open_to(its.after, town, "ru-12") for town in ("3120", "3215")),
    ),
    Position(
        "the victor of Lemberg does not follow a Cossack out of the city",
        "a Russian division stands two hexes away with its march to come, and the city would be empty",
        lambda: galicia(
            {"3215": "ah-11", "3315": "ru-3cacos", "3415": "ru-11"}, turn=8, active="ah-3", roll=5, phase="combat",
            cup="ru-3",
        ).do("attack:3315", "join:ah-11", "settle", "resolve", "slip:ru-3cacos", "fall:3314", "halt"),
        right="halt",
        wrong="advance:ah-11",
        solved=lambda its: where(its.after, "ah-11") == "3215",
    ),
    # -- supply ---------------------------------------------------------------------------------------------------
    Position(
        "a division without supply walks back to it, and not on to an empty Lublin",
        "it cannot take a town without supply, and a turn later it fights with two less",
        lambda: galicia(
            {"2606": "ah-5", "2911": "ah-6kd", "2303": "ru-18", "2906": "ru-3gr"}, turn=6, active="ah-4", roll=4,
            supply={"ah-5": "reduced"},
        ),
        right="move:ah-5 to:2608 done",
        wrong="move:ah-5 to:2404 done",
        solved=lambda its: fed(its.after, "ah-5"),
    ),
    Position(
        "cavalry opens the way to two divisions cut off in Zamosc",
        "a line of supply runs through an enemy zone where a friendly unit stands, and only one hex is missing",
        lambda: galicia(
            {"2709": "ah-4 ah-25", "2508": "ru-18", "2909": "ru-3gr ru-46", "2610": "ru-10", "2912": "ah-6kd"},
            turn=6, active="ah-4", roll=3, supply={"ah-4": "reduced", "ah-25": "reduced"},
            owner={"2709": "ah"},
        ),
        right="move:ah-6kd to:2809 done pass",
        wrong="done",
        solved=lambda its: fed(its.after, "ah-4", "ah-25"),
    ),
    Position(
        "a Russian cavalry division closes the road behind two Austrian ones",
        "their only line of supply leads through ground that nobody guards, and the rider is free",
        lambda: galicia(
            {"2707": "ah-4 ah-25", "3012": "ah-19", "2906": "ru-3gr ru-46", "2606": "ru-18 ru-45", "3107": "ru-7cd"},
            turn=6, active="ru-5", roll=6,
        ),
        right="move:ru-7cd to:2910 done pass",
        wrong="done pass",
        solved=lambda its: not fed(its.after, "ah-4") and not fed(its.after, "ah-25"),
    ),
    Position(
        "the ring around Przemysl is closed on the last turn",
        "a besieged fortress falls on a six at the end, which costs nothing and is the point that Russia lacks",
        lambda: galicia(
            {"2516": "ah-93ls", "2616": "ru-9", "2515": "ru-31", "2319": "ru-42", "2014": "ah-10"}, turn=10,
            active="ru-5", roll=6, vp=6, forts={"2414": 0},
            owner=dict.fromkeys(("2414", "3215", "2718", "3716", "3813", "4118"), "ru"),
        ),
        right="move:ru-42 to:2416 done pass",
        wrong="done pass",
        solved=lambda its: przemysl_besieged(its.after),
    ),
    # -- attacks --------------------------------------------------------------------------------------------------
    Position(
        "four divisions around a weak one attack it together",
        "at 4-1 it holds on a one only, and only two of the four have to roll for losses",
        lambda: galicia(
            {"3313": "ru-58r", "3314": "ah-3 ah-8", "3213": "ah-44lw ah-6"}, turn=5, active="ah-3", phase="combat"
        ),
        right="attack:3313 join_all settle resolve roll:ah-3 roll:ah-8 1 1 1",
        wrong="attack:3313 join:ah-44lw settle resolve 1 1",
        solved=lambda its: best(its, "3313") >= THREE_TO_ONE,
    ),
    Position(
        "nobody attacks Sandomierz across the Vistula",
        "eight against four look like 2-1, but the town and the river make it 1-2, and all attackers roll",
        lambda: galicia(
            {"1909": "ru-18 ru-45", "1910": "ah-5 ah-12", "2009": "ah-14 ah-33"}, turn=7, active="ah-1",
            phase="combat",
        ),
        right="pass",
        wrong="attack:1909 join_all settle resolve 1 1 1 1 1 1",
        solved=lambda its: not strikes(its),
    ),
    Position(
        "Russians do not storm a garrisoned Przemysl",
        "with its guns the garrison stands at 1-3, and every attacker rolls with two more",
        lambda: galicia(
            {"2516": "ah-3 ah-8", "2616": "ru-9 ru-31", "2615": "ru-42"}, turn=6, active="ru-5", phase="combat"
        ),
        right="pass",
        wrong="attack:2516 join:ru-9 join:ru-31 settle resolve 1 1",
        solved=lambda its: not strikes(its),
    ),
    Position(
        "one stack attacks the remains of a division, and the strong stack beside it is left alone",
        "an attack from two hexes obliges to attack all who stand next to them: here four fresh steps in a marsh",
        lambda: galicia(
            {"3313": "(ru-83r)", "3213": "ah-4 ah-25", "3314": "ah-15", "3414": "ru-7 ru-10", "3315": "ah-26lw"},
            turn=8, active="ah-3", phase="combat",
        ),
        right="attack:3313 join:ah-4 join:ah-25 settle resolve 1 1 1",
        wrong="attack:3313 join:ah-4 join:ah-25 join:ah-15 settle attack:3414 join:ah-26lw settle resolve fight:3313 "
        "6 halt 1",
        solved=lambda its: struck(its) == {"3313"} and best(its, "3313") >= THREE_TO_ONE,
    ),
    Position(
        "the last offensive support goes into the last attack",
        "after this turn the marker is worth nothing, and it makes 2-1 of 1-1",
        lambda: galicia(
            {"3215": "ah-11 ah-30", "3214": "ru-11 ru-32", "3315": "ru-9 ru-31"}, turn=10, active="ru-3",
            phase="combat", vp=4, owner=dict.fromkeys(("3716", "3813", "4118", "3719"), "ru"),
        ),
        right="attack:3215 join_all settle support resolve 1 1 1 1 1 1",
        wrong="attack:3215 join_all settle resolve 1 1 1 1 1 1",
        solved=lambda its: best(its, "3215") >= TWO_TO_ONE,
    ),
    Position(
        "the Cossacks stay out of an attack that has offensive support",
        "their one factor does not change the odds, and with cavalry in it the attack loses its column",
        lambda: galicia(
            {"3012": "ah-19", "3011": "ru-7 ru-10", "3112": "ru-3 ru-1dcos"}, turn=6, active="ru-5", phase="combat"
        ),
        right="attack:3012 join:ru-7 join:ru-10 join:ru-3 settle support resolve 1 1 1 1",
        wrong="attack:3012 join_all settle support resolve 1 1 1 1 1",
        solved=lambda its: best(its, "3012") >= THREE_TO_ONE,
    ),
    Position(
        "the last attack goes where a point stands",
        "two divisions take Sambor at 2-1; the brigade in the open field is worth nothing now",
        lambda: galicia(
            {"2718": "ah-97ls", "2816": "ah-93ls", "2817": "ru-13 ru-34", "3215": "ru-11"}, turn=10,
            active="ru-3", phase="combat", vp=5,
            owner=dict.fromkeys(("3215", "3716", "3813", "4118", "3719"), "ru"),
        ),
        right="attack:2718 join_all settle resolve 1 1 1",
        wrong="attack:2816 join_all settle resolve 1 1 1",
        solved=lambda its: best(its, "2718") >= TWO_TO_ONE,
    ),
    Position(
        "two divisions in a ring break out where only a Cossack stands",
        "4-1 against horsemen who have a one against infantry, and no better than 1-1 everywhere else",
        lambda: galicia(
            {"2709": "ah-4 ah-25", "2808": "ru-7 ru-10", "2608": "ru-3 ru-35", "2710": "ru-1dcos"}, turn=6,
            active="ah-4", phase="combat", supply={"ah-4": "reduced", "ah-25": "reduced"},
        ),
        right="attack:2710 join_all settle resolve stand 6 1 1 halt",
        wrong="attack:2808 join_all settle resolve 1 1 1 1",
        solved=lambda its: struck(its) == {"2710"} and best(its, "2710") >= TWO_TO_ONE,
    ),
    Position(
        "the one combat of the turn waits for the army that is still in the cup",
        "now it is 1-1, and its divisions fail on a four or more; when the next four have come up it is 3-1",
        lambda: galicia(
            {"3212": "ru-11 ru-32", "3213": "ah-11 ah-30", "3012": "ah-4 ah-25", "3013": "ah-15 ah-27"}, turn=8,
            active="ah-3", phase="combat", cup="ah-4",
        ),
        right="pass",
        wrong="attack:3212 join_all settle resolve 1 1 1 1",
        solved=lambda its: not strikes(its),
    ),
    # -- in combat ------------------------------------------------------------------------------------------------
    Position(
        "whole divisions roll for the losses, and not the one that has a single step left",
        "all have the same efficiency, a reduced division can be filled up again, and a destroyed one is gone",
        lambda: galicia(
            {"3313": "ru-58r", "3314": "ah-4 (ah-25)", "3213": "ah-15 ah-27"}, turn=5, active="ah-3", phase="combat"
        ).do("attack:3313", "join_all", "settle", "resolve"),
        right="roll:ah-4 roll:ah-15 roll:ah-27 1 1 1 1",
        wrong="roll:ah-4 roll:ah-25 roll:ah-27 1 1 1 1",
        solved=lambda its: not its.did("roll:ah-25"),
    ),
    Position(
        "Cossacks slip away from infantry",
        "against infantry their efficiency is one, at 4-1 they hold on a one only, and the hex is worth nothing",
        lambda: galicia(
            {"2809": "ru-1dcos", "2810": "ah-4 ah-25"}, turn=5, active="ah-4", phase="combat"
        ).do("attack:2809", "join_all", "settle", "resolve"),
        right="slip:ru-1dcos fall:2808 halt halt",
        wrong="stand 3 1 1 halt",
        solved=lambda its: where(its.after, "ru-1dcos") not in ("", "2809"),
    ),
    Position(
        "a beaten division falls back into an empty Lemberg, and not past it",
        "the Russian 3rd Army is next, and the city is theirs if nobody is in it",
        lambda: galicia(
            {"3316": "ah-11", "3416": "ru-9 ru-31"}, turn=8, active="ru-8", cup="ru-3", phase="combat", dice=[3, 1, 1]
        ).do("attack:3316", "join_all", "settle", "resolve"),
        right="fall:3215 halt",
        wrong="fall:3216 halt",
        solved=lambda its: where(its.after, "ah-11") == "3215",
    ),
    Position(
        "a garrison in a fort does not let itself be pushed out by one hex",
        "the retreat may be ignored there, and the fort of Jaroslau alone has a single step",
        lambda: galicia(
            {"2414": "ah-10", "2515": "ru-9 ru-31", "2514": "ru-42 ru-5"}, turn=8, active="ru-5", phase="combat",
            dice=[5, 1, 1, 1, 1],
        ).do("attack:2414", "join_all", "settle", "resolve"),
        right="ignore:ah-10",
        wrong="retreat:ah-10 fall:2314",
        solved=lambda its: where(its.after, "ah-10") == "2414",
    ),
    Position(
        "after the fight infantry goes into Lemberg, not only horsemen",
        "the city is empty, worth a point to the last infantry that enters it, and to nobody after cavalry",
        lambda: galicia(
            {"3215": "ah-97ls", "3214": "ru-11", "3315": "ru-9cd"}, turn=8, active="ru-3", phase="combat",
            dice=[6, 1, 1],
        ).do("attack:3215", "join_all", "settle", "resolve"),
        right="advance:ru-11 halt",
        wrong="advance:ru-9cd halt",
        solved=lambda its: owner(its.after, "3215") == "ru",
    ),
    # -- new men --------------------------------------------------------------------------------------------------
    Position(
        "the step goes to the division in Lemberg, not to the one in Krakau",
        "the Russians are two marches from Lemberg, and nobody is near Krakau",
        lambda: galicia(
            {"3215": "(ah-3)", "0914": "(ah-19)", "3710": "ru-11 ru-32"}, turn=6, phase="replace", side="ah"
        ),
        right="replace:ah-3",
        wrong="replace:ah-19",
        solved=lambda its: its.did("replace:ah-3"),
    ),
    Position(
        "a lost cavalry division comes back: it costs nothing",
        "the marker serves every turn and cannot be saved",
        lambda: galicia(
            {"3711": "ru-9cd", "3215": "ah-11", "3611": "ru-11"}, turn=6, phase="replace", side="ru"
        ),
        right="rebuild:ru-10cd at:3711",
        wrong="pass",
        solved=lambda its: any(text.startswith("rebuild:") for text in its.answers),
    ),
    Position(
        "Russia's new corps arrives in Lublin, where the Austrians are three hexes away",
        "the town is empty and scores for Austria every turn once it is lost, and arrivals may be placed in it",
        lambda: galicia(
            {"waiting": "ru-23 ru-37", "2407": "ah-5 ah-12", "2202": "ru-1gr"}, turn=5, phase="arrive", side="ru"
        ),
        right="place:ru-23 at:2404 place:ru-37 at:2404",
        wrong="place:ru-23 at:Rovno place:ru-37 at:Rovno",
        solved=lambda its: bool(there(its.after, "2404")),
    ),
    Position(
        "the 41st Honved arrives in Lemberg, and not in Krakau",
        "Lemberg is empty and a Russian corps is two marches away; no other unit can be there before it",
        lambda: galicia(
            {"waiting": "ah-41h", "3512": "ru-11 ru-32", "2516": "ah-93ls"}, turn=3, phase="arrive", side="ah"
        ),
        right="place:ah-41h at:3215",
        wrong="place:ah-41h at:0914",
        solved=lambda its: bool(there(its.after, "3215")),
    ),
]  # fmt: skip
