"""Colours of nations and sides, chosen so that colour-blind people can tell them apart.

Every two nations with counters differ by at least 15 in CIELAB for normal sight and for each kind of colour-blindness,
or they are of one family and differ by pattern (tests/test_palettes.py holds it).
"""

from __future__ import annotations

from typing import Final

from ...kernel import grounds, marks, symbols
from ...kernel.drawing import DARK, LIGHT
from ...kernel.picture import MarkKind, Pattern

SIDES: Final = {
    # side: a tint for what it controls, an ink for its name on it
    "ap": ("#d3e3f8", "#1d4f91"),
    "cp": ("#d6cfc0", "#4d4636"),
}

_BRITISH: Final = "#c8986f"
_TURKISH: Final = "#b9dd96"
_SERBIAN: Final = "#5a437a"
FACES: Final[dict[str, tuple[str, str, Pattern]]] = {
    # nation: face, ink, pattern
    "ge": ("#828783", DARK, ""),
    "ah": ("#8bb0c8", DARK, "stripes"),
    "tu": (_TURKISH, DARK, ""),
    "sn": (_TURKISH, DARK, "cross"),
    "bu": ("#602b1a", LIGHT, ""),
    "fr": ("#4173b9", LIGHT, ""),
    "br": (_BRITISH, DARK, ""),
    "aus": (_BRITISH, DARK, "band"),
    "cnd": (_BRITISH, DARK, "stripes"),
    "pt": (_BRITISH, DARK, "dots"),
    "ana": (_BRITISH, DARK, "cross"),
    "us": ("#23464a", LIGHT, ""),
    "ru": ("#537e40", LIGHT, ""),
    "it": ("#73e0b6", DARK, "dots"),
    "be": ("#cfc244", DARK, "checks"),
    "sb": (_SERBIAN, LIGHT, ""),
    "mn": (_SERBIAN, LIGHT, "band"),
    "ro": ("#f9f48c", DARK, ""),
    "gr": ("#c6f6fb", DARK, "band"),
    # lands without counters
    "al": ("#9a8fa8", DARK, ""),
    "pe": ("#b6a98c", DARK, ""),
    "eg": (_BRITISH, DARK, "checks"),
    "ar": ("#cdbf9f", DARK, ""),
    "mef": ("#e7d9b4", DARK, ""),
}
TERRAIN: Final = {
    # terrain: drawing; spaces have no tint
    "clear": (grounds.CLEAR, ""),
    "forest": (grounds.FOREST, ""),
    "mountain": (grounds.MOUNTAIN, ""),
    "swamp": (grounds.SWAMP, ""),
    "desert": (grounds.DESERT, ""),
}
SYMBOLS: Final = (symbols.INFANTRY, symbols.CAVALRY)
MARKS: Final = (
    marks.FORT, marks.DESTROYED, marks.SIEGE, marks.TRENCH, marks.MOVE, marks.ATTACK, marks.SPENT, marks.UNSUPPLIED,
    marks.MOVING, marks.FIGHTING, marks.OTHER,
    MarkKind(id="digging", face=marks.BROWN, ink=marks.LIGHT,
             path="M0,-4.2V.4M-1.8,-4.2H1.8M-2.6,.4H2.6V2.2Q2.6,4.6 0,4.8Q-2.6,4.6 -2.6,2.2Z"),
    MarkKind(id="beachhead", face="#1c5f86", ink=marks.LIGHT,
             path="M-4.4,2.6q2.2,-2.4 4.4,0t4.4,0M0,.4V-4.4M-2.6,-1.8L0,.6L2.6,-1.8"),
)  # fmt: skip
