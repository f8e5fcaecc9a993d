"""The Great War in the Near East at sight, alone and joined to Europe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.great_war_in_europe.box import AL, CP
from grognard.games.great_war_in_europe.state import BEACHES, EUROPEAN_TURKS

from ..great_war_in_europe.table import Table, war
from .great_war import Position, fed, lines, manned, reserve, verbs

SOUTH = "N2913 N2711 N3112 N2617 N2718"
"""Gaza, Beersheba and the towns on the road to Jerusalem."""


def few(units: Mapping[str, str], side: str, **more: Any) -> Table:
    """A few units in the Near East, in the autumn of 1917."""
    return war(units, side=side, **{"game": "near-east", "turn": 34, "letter": "M", **more})


MARCHES = [
    Position(
        "open Jerusalem is entered",
        "nobody is in it: a surrender hex of Turkey, and a point more if it is taken before 1918",
        lambda: few(
            {"N2617": "br-53t-x br-60t-x", "N2421": "tu-24"}, "al", ruined="all", held={"al": SOUTH}, pipeline=4
        ),
        right="move:br-53t-x to:N2416 done",
        wrong="done",
        solved=lambda its: manned(its, AL, "N2416"),
    ),
    Position(
        "somebody stays at the canal",
        "two divisions face Ismailia from across it; every hex behind it is a victory hex for them",
        lambda: lines(
            "november-1914",
            "br-10in",
            "al",
            {"N4110": "tu-25 tu-27", "N4011": "tu-23", "N4204": "br-cd2"},
            game="near-east",
        ),
        right="done",
        wrong="move:br-10in to:N4805 done",
        solved=lambda its: manned(its, AL, "N4309"),
    ),
    Position(
        "the last Turks in Iraq go back into Baghdad",
        "two British divisions are four hexes from the city, in which nobody is",
        lambda: few({"N1639": "tu-38", "N1744": "br-6in br-12in"}, "cp", held={"al": "N1845"}, turn=15, letter="F"),
        right="move:tu-38 to:N1540 done",
        wrong="done",
        solved=lambda its: manned(its, CP, "N1540"),
    ),
    Position(
        "fallen Erzurum is entered",
        "the fort lies in ruins and nobody is in it: a city of the enemy, and a surrender hex",
        lambda: few({"N3935": "ru-39 ru-20", "N3931": "tu-36"}, "al", turn=18, letter="G", ruined="all"),
        right="move:ru-39 to:N3835 done",
        wrong="done",
        solved=lambda its: manned(its, AL, "N3835"),
    ),
    Position(
        "the division before Kars goes into the fortress",
        "six Turkish divisions come upon it in the open; behind it the fort is empty, and Kars is a victory hex",
        lambda: few(
            {"N3939": "ru-39", "N3837": "tu-17 tu-28 tu-29", "N3937": "tu-18 tu-33 tu-34", "N4243": "ru-20"},
            "al",
            turn=7,
            letter="C",
        ),
        right="move:ru-39 to:N4039 done",
        wrong="done",
        solved=lambda its: manned(its, AL, "N4039"),
    ),
    Position(
        "out of the desert before the fighting ends in the heat",
        "no line of supply crosses the desert while it is hot: who is still there when supply is judged is lost",
        lambda: few(
            {"N3409": "tu-25", "N3311": "tu-27", "N4011": "br-52t-x"},
            "cp",
            turn=11,
            letter="D",
            weather="hot",
        ),
        right="move:tu-25 to:N3411 done",
        wrong="done",
        solved=lambda its: fed(its, "tu-25"),
    ),
    Position(
        "the garrison of Constantinople stays",
        "an English division has landed three hexes off, and Turkey surrenders with its capital",
        lambda: few(
            {"E1328": "tu-1", "E1325": "br-29", "E1122": "br-1as"},
            "cp",
            game="combined",
            turn=12,
            letter="D",
            neutral="it bu ro gk us",
            ruined="all",
            landed=EUROPEAN_TURKS | BEACHES,
            commanded=True,
        ),
        right="done",
        wrong="move:tu-1 to:E1427 done",
        solved=lambda its: manned(its, CP, "E1328"),
    ),
]

ATTACKS = [
    Position(
        "one division does not attack four before Baghdad",
        "two against eight is no column of the table, and it is the only one of the army",
        lambda: few(
            {"N1642": "br-6in", "N1541": "tu-35 tu-38 tu-51 tu-45"},
            "al",
            phase="declare",
            turn=15,
            letter="F",
            held={"al": "N1845 N1643"},
        ),
        right="done",
        wrong="attack:N1541 join:br-6in settle none",
        solved=lambda its: "attack" not in verbs(its),
    ),
    Position(
        "no attack uphill in the snow",
        "one to one after the hills and two off the die: two divisions die for nothing more often than not",
        lambda: few(
            {"N3937": "tu-17 tu-28", "N3938": "ru-39"}, "cp", phase="declare", turn=7, letter="C", weather="snow"
        ),
        right="done",
        wrong="attack:N3938 join_all settle none 3",
        solved=lambda its: "attack" not in verbs(its),
    ),
    Position(
        "four divisions fall upon a weak one in the plain",
        "twelve against two, in the open, and behind it lies the road to Haifa",
        lambda: few(
            {"N2519": "br-53t-x br-60t-x", "N2620": "br-52t-x br-75", "N2520": "tu-48", "N2322": "tu-24"},
            "al",
            phase="declare",
            ruined="all",
            held={"al": SOUTH},
            pipeline=4,
        ),
        right="attack:N2520 join_all settle none 3 halt",
        wrong="done",
        solved=lambda its: its.did("attack:N2520"),
    ),
    Position(
        "the victors march into Baghdad",
        "the city is empty now; a surrender hex of Turkey",
        lambda: few(
            {"N1641": "br-13na-x br-14in br-6in", "N1540": "tu-38", "N1335": "tu-35"},
            "al",
            phase="declare",
            turn=28,
            letter="K",
            held={"al": "N1845 N1643"},
            dice=[6],
        ).do("attack:N1540", "join_all", "settle", "none", "lose:br-6in"),
        right="advance:br-14in halt",
        wrong="halt",
        solved=lambda its: manned(its, AL, "N1540"),
    ),
]

STAFF = [
    Position(
        "the reserve goes by train to the empty bank of the canal",
        "two Turkish divisions are before Ismailia, and the division in Cairo faces nobody",
        lambda: lines(
            "november-1914",
            "br-42t-x",
            "al",
            {"N4110": "tu-25 tu-27", "N4011": "tu-23", "N4204": "br-cd2", "N4208": "br-10in"},
            game="near-east",
            phase="strategic_al",
        ),
        right="ride:br-42t-x to:N4309 done",
        wrong="done",
        solved=lambda its: manned(its, AL, "N4309"),
    ),
    Position(
        "the garrison of Arabia is not stripped",
        "with less than four divisions there Turkey is a point nearer to surrender",
        lambda: lines("november-1914", "tu-21", "cp", game="near-east", phase="strategic_cp"),
        right="done",
        wrong="ride:tu-21 to:N1728 done",
        solved=lambda its: "ride" not in verbs(its),
    ),
    Position(
        "divisions that wait are called into the reserve",
        "each that is short of it adds one to the die of surrender, which needs seven already",
        lambda: few(
            {"N1728": "tu-24", "N2416": "br-53t-x", "near-east": "tu-17 tu-28", "reserve": "tu-29"},
            "cp",
            phase="fill_reserve",
            required=3,
            turn=35,
            letter="N",
            held={"al": SOUTH + " N1540 N3835 N4332"},
        ),
        right="call_in:tu-17 call_in:tu-28",
        wrong="done",
        solved=lambda its: reserve(its) >= 3,
    ),
    Position(
        "the pipeline is laid to where the army stands",
        "without it nobody is fed in the towns of Sinai but who stands in them",
        lambda: few(
            {"N4011": "br-52t-x", "N3311": "tu-25"}, "al", phase="pipeline", turn=20, letter="H", weather="fair"
        ),
        right="lay_pipe",
        wrong="wait",
        solved=lambda its: its.did("lay_pipe"),
    ),
]

POSITIONS = MARCHES + ATTACKS + STAFF
