"""Drawings of terrain that many games have, ready to be declared. A game's own stand in its palette."""

from __future__ import annotations

from typing import Final, NamedTuple

from .picture import Sign, Strewn


class Look(NamedTuple):
    """How a terrain is drawn in a space, and how in a hex."""

    sign: Sign | None = None
    strewn: Strewn | None = None
    water: bool = False


# What is strewn over hexes.
TREE: Final = "m0,5.4v-2.4m-3.9,0l3.9,-9.4l3.9,9.4z"
PEAK: Final = "m-10,7l10,-16l10,16m-10,-16l2.6,7l-2.2,2.4l3,3.4m1,-4.6l4,7.8"
TUFT: Final = "m-8,0h16m-12,3.4h8m-4,-5.2v-5.4m-1.6,5.4l-3.4,-4.2m6.6,4.2l3.4,-4.2"
WAVE: Final = "m-9,0q2.25,-3.2 4.5,0t4.5,0t4.5,0t4.5,0"
KNOLL: Final = "m-7,3.4q7,-11 14,0m-5,-5.4l2.4,4.6m-5.6,-5.2l1.2,4"
GAP: Final = "m-4.4,-8q5.4,8 0,16m8.8,-16q-5.4,8 0,16"
RIDGE: Final = "m-10,4q5,-11 10,-1m-3,-4q6,-8 12,5"
DOTS: Final = "m-5,2h.01m4.6,-3h.01m4.8,2.6h.01"
HOUSE: Final = "m-5,4v-6h4v6zm5,0v-9h5v9z"

# Inks on a light and on a dark page.
WOODS: Final = ("#4f7038", "#9dc07f")
ROCK: Final = ("#76603f", "#cdb48c")
WET: Final = ("#2f7390", "#86c3da")

CLEAR: Final = Look()
FOREST: Final = Look(
    Sign(path="M-6,6V3M-6,3L-10,3L-6,-5L-2,3ZM4,6V3M4,3L-1,3L4,-7L9,3Z", fill=0.28),
    Strewn(
        signs=((TREE, ((-23, -6, 1), (-11, -21, 0.85), (8, -21, 1), (24, -8, 0.9), (20, 13, 1.05), (3, 24, 0.9),
                       (-16, 18, 1), (-2, 1, 0.95))),),
        ink=WOODS[0], dark=WOODS[1], fill=0.42,
    ),
)  # fmt: skip
MOUNTAIN: Final = Look(
    Sign(path="M-10,6L-3,-6L1,1L4,-3L10,6ZM-5.2,-2.2L-3.2,-0.6L-1,-2.6", fill=0.28),
    Strewn(
        signs=((PEAK, ((-15, -9, 1), (15, -15, 0.85), (14, 12, 1.05), (-13, 20, 0.8))),),
        ink=ROCK[0], dark=ROCK[1], width=1.3,
    ),
)  # fmt: skip
SWAMP: Final = Look(
    Sign(path="M-9,5q2.2,-2.6 4.5,0t4.5,0t4.5,0t4.5,0M-4,1V-4M-4,-1l-3,-3M-4,-1l3,-3M4,1V-6M4,-2l-3,-3M4,-2l3,-3"),
    Strewn(
        signs=((TUFT, ((-17, -13, 0.9), (14, -19, 0.8), (19, 8, 0.9), (-13, 16, 1), (8, 26, 0.7))),),
        ink=WET[0], dark=WET[1], width=1.25,
    ),
)  # fmt: skip
DESERT: Final = Look(
    Sign(path="M-10,5q5,-8 10,0M-1,5q5,-8 10,0M-5,-4h.01M0,-5h.01M5,-4h.01"),
    Strewn(
        signs=((DOTS, ((-16, -12, 1), (14, -16, 1), (17, 12, 1), (-12, 17, 1))),),
        ink=ROCK[0], dark=ROCK[1], width=2,
    ),
)  # fmt: skip
HILL: Final = Look(
    Sign(path="M-10,5q5,-10 10,0M0,5q5,-8 10,0"),
    Strewn(
        signs=((RIDGE, ((-15, -12, 0.9), (14, -6, 1), (-8, 18, 1))),),
        ink=ROCK[0], dark=ROCK[1], width=1.3,
    ),
)  # fmt: skip
TOWN: Final = Look(
    Sign(path="M-8,5V-1H-3V5ZM-3,5V-5H3V5ZM3,5V0H8V5Z"),
    Strewn(signs=((HOUSE, ((-19, -8, 1), (16, -14, 1), (17, 12, 1), (-14, 17, 1))),), fill=0.4),
)
ROUGH: Final = Look(
    Sign(path="M-9,4l4,-7l3,7ZM0,5l3,-5l3,5ZM-1,-4l2,-3l2,3Z"),
    Strewn(
        signs=((KNOLL, ((-19, -10, 0.9), (6, -21, 0.8), (22, -1, 0.9), (11, 20, 1), (-15, 16, 0.85))),),
        ink=ROCK[0], dark=ROCK[1], width=1.3,
    ),
)  # fmt: skip
SEA: Final = Look(
    Sign(path="M-9,-2q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0M-9,4q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0"),
    Strewn(signs=((WAVE, ((-14, -10, 0.9), (13, 14, 0.9))),), ink=WET[0], dark=WET[1], opacity=0.4),
    water=True,
)
PASS: Final = Look(
    Sign(path="M-10,6L-6,-3L-3,4M10,6L6,-3L3,4M-2,-6q3,4.5 0,11M2,-6q-3,4.5 0,11"),
    Strewn(
        signs=((PEAK, ((-21, -3, 0.85), (21, -3, 0.85))), (GAP, ((0, 21, 1), (0, -21, 0.8)))),
        ink=ROCK[0], dark=ROCK[1], width=1.3,
    ),
)  # fmt: skip
FLOOD: Final = Look(
    Sign(
        path="M-9,-5q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0M-9,0q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0"
        "M-9,5q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0"
    ),
    Strewn(
        signs=((WAVE, ((-15, -19, 1), (14, -13, 1.1), (-19, 1, 1), (17, 9, 1), (-9, 17, 1.1), (8, 27, 0.9))),),
        ink=WET[0], dark=WET[1], width=1.25,
    ),
)  # fmt: skip
