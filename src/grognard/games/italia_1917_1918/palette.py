"""Colours of nations and sides, terrain, symbols and marks of Italia 1917-1918.

Nations differ by at least 15 in CIELAB for normal sight and each kind of colour-blindness (tests/test_palettes.py).
"""

from __future__ import annotations

from typing import Final

from ...kernel import grounds, marks, symbols
from ...kernel.drawing import DARK, LIGHT
from ...kernel.grounds import Look
from ...kernel.picture import MarkKind, Pattern, Strewn, UnitSymbol
from .scenes import SIDES as NAMES

SIDES: Final = dict(zip(NAMES, (("#d9c3a5", "#55391d"), ("#b9d3ef", "#17447f")), strict=True))
"""By side a tint for what it holds, and an ink for its name on it."""
FACES: Final[dict[str, tuple[str, str, Pattern]]] = {
    # nation: face, ink, pattern; the hues of 2.2: grey, field grey, olive, blue, beige, green
    "ah": ("#a4b6c2", DARK, ""),
    "de": ("#5b6d63", LIGHT, ""),
    "it": ("#93983f", DARK, ""),
    "fr": ("#3e66b0", LIGHT, ""),
    "gb": ("#dfc193", DARK, ""),
    "us": ("#2c4424", LIGHT, ""),
}
TINTS: Final = {
    # 2.2: the colour of the symbol says what a unit is beside its nation
    "hungarian": "#9bd08a", "bosnian": "#f3d35e", "austrian": "", "german": "", "bavarian": "#b0574a",
    "alpini": "#7fc08a", "bersaglieri": "#f3d35e", "czechoslovak": "#9cc3ea", "chasseurs": "#3c8457",
}  # fmt: skip

# -- the ground -----------------------------------------------------------------------------------------------------

SUMMIT: Final = "m-11,8l11,-18l11,18m-15,-6.4l4,-3.4l3.4,3l3.6,-2.6"
HIGH: Final = Look(
    grounds.MOUNTAIN.sign,
    Strewn(
        signs=((SUMMIT, ((-14, -9, 1), (15, -13, 0.85), (3, 17, 1.05))),),
        ink="#6c6a6c", dark="#cfd2d6", width=1.35, opacity=0.55, fill=0.07,
    ),
)  # fmt: skip
MOUNTAIN: Final = Look(
    grounds.MOUNTAIN.sign,
    Strewn(
        signs=((grounds.RIDGE, ((-14, -10, 0.95), (13, -14, 0.8), (6, 14, 1))),),
        ink=grounds.ROCK[0], dark=grounds.ROCK[1], width=1.3, opacity=0.5,
    ),
)  # fmt: skip
TERRAIN: Final = {
    # terrain: drawing, tint; no tint: the ground as it is
    "clear": (grounds.CLEAR, ""),
    "woods": (grounds.FOREST, "#b9d09e"),
    "mountain": (MOUNTAIN, "#d9c49c"),
    "high": (HIGH, "#c2b5a6"),
    "marsh": (grounds.SWAMP, "#bcd8d4"),
}
MAJOR, MINOR = 7.5, 3.2
"""How wide rivers are drawn."""
RIDGE: Final = "#6b3f1d"
TRENCHES: Final = dict(zip(NAMES, ("#7a3f10", "#1b3f86"), strict=True))

# -- counters -------------------------------------------------------------------------------------------------------

_DOT: Final = "M{r},{y}a{r},{r} 0 1 1 -{d},0a{r},{r} 0 1 1 {d},0Z"


def _dot(r: float, y: float = 0) -> str:
    return _DOT.format(r=r, d=2 * r, y=y)


_CROSSED: Final = symbols.INFANTRY.line
SYMBOLS: Final = (
    symbols.INFANTRY,
    symbols.MOUNTAIN,
    symbols.CAVALRY,
    UnitSymbol(id="dismounted", line=_CROSSED + "M-10,0H-6M6,0H10"),
    UnitSymbol(id="assault", line=_CROSSED + "M0,-6.5V6.5M-2.6,3.4L0,6.3L2.6,3.4"),
    UnitSymbol(id="naval", line=_CROSSED + "M0,-5V4.6M-3.6,1.6Q-3.2,5 0,5Q3.2,5 3.6,1.6M-2,-2.6H2"),
    UnitSymbol(id="stoss", line="M0,-6.5V6.5M-4.4,2L0,6.3L4.4,2M-10,-6.5L-2,0M10,-6.5L2,0"),
    UnitSymbol(id="sturm", line="M0,-6.5V6.5M-4.4,2L0,6.3L4.4,2M-10,-3H10"),
    UnitSymbol(id="arditi", line="M-4.6,3.6L5,-4M-6.2,1.4L-2.2,6.2M-6.6,5.6L-4.6,3.6", solid="M5,-4L2,-3.4L3.6,-1.4Z"),
    UnitSymbol(id="army-artillery", solid=_dot(4.2), line="M-10,-6.5V6.5M-7.4,-6.5V6.5"),
    UnitSymbol(id="corps-artillery", solid=_dot(3)),
    UnitSymbol(id="barges", solid=_dot(2.6, -1.8), line="M-8,2.4q2,-2.4 4,0t4,0t4,0t4,0"),
    UnitSymbol(id="battery", solid=_dot(2.6, 1), line="M-7,5V-3H-4V-5H-1.5V-3H1.5V-5H4V-3H7V5Z"),
    UnitSymbol(id="tank", line=symbols.ARMOUR.line),
    symbols.HEADQUARTERS,
    UnitSymbol(
        id="trucks",
        line="M-8,3V-4H2V3ZM2,-1.4H6L8,0.6V3H2"
        "M-3.4,4.2a1.5,1.5 0 1 1 -3,0a1.5,1.5 0 1 1 3,0ZM6.4,4.2a1.5,1.5 0 1 1 -3,0a1.5,1.5 0 1 1 3,0Z",
    ),
    UnitSymbol(id="depot", line="M-10,3H10M-4,-3.4H4V3H-4Z"),
    UnitSymbol(id="air", solid="M0,-1.3Q-6,-5 -8,0Q-6,5 0,1.3Q6,5 8,0Q6,-5 0,-1.3Z"),
)
OF_KIND: Final = {"hq": "headquarters", "display": "infantry"}
"""The symbol of a kind of unit, where it is not called like it."""

# -- marks ----------------------------------------------------------------------------------------------------------

_LIGHT, _INK = marks.LIGHT, marks.DARK
MARKS: Final = (
    MarkKind(id="objective", shape="plate", face="#8a6508", ink=_LIGHT, dark=("#e9b949", _INK)),
    MarkKind(id="source", shape="disc", face="#1f6b58", ink=_LIGHT, path="M0,-4V3.4M-3.2,.6L0,3.8L3.2,.6"),
    MarkKind(
        id="down", shape="square", face="#fffaf0", ink="#a3180b", slot="middle", path="M-4,-4L4,4M4,-4L-4,4",
    ),
    marks.ATTACK,
    MarkKind(id="dg", shape="square", face="#a82c1f", ink=_LIGHT, text="DG"),
    MarkKind(id="rg", shape="square", face="#c98a1b", ink=_INK, text="RG"),
    MarkKind(id="loss", shape="square", face="#231f18", ink=_LIGHT, text="-1"),
    MarkKind(id="starving", face="#ffd23f", ink=_INK, path="M0,-4.2V1M0,3.7V4"),
    MarkKind(id="exploiting", face="#1f6b58", ink=_LIGHT, path="M-4,-3.2L-.4,0L-4,3.2M.2,-3.2L3.8,0L.2,3.2"),
    MarkKind(id="reserve", face="#24569a", ink=_LIGHT, text="R"),
    MarkKind(id="disengaging", face="#5d564a", ink=_LIGHT, path="M4,0H-3.6M-.4,-3.4L-3.8,0L-.4,3.4"),
    MarkKind(id="pinned", face="#5b3b73", ink=_LIGHT, path="M0,4.4V-.4M-3,-.6H3M-2,-.6V-4H2V-.6"),
    MarkKind(id="retreating", face="#fffaf0", ink="#231f18", path="M3.4,3.6Q3.8,-3.6 -2.6,-2.6M.4,-4.6L-3,-2.6L0,.2"),
    MarkKind(id="frozen", face="#cfe3f2", ink="#17447f", path="M0,-4.4V4.4M-3.8,-2.2L3.8,2.2M3.8,-2.2L-3.8,2.2"),
    MarkKind(id="silent", face="#fffaf0", ink="#a3180b", path="M-3.4,3.4L3.4,-3.4"),
    MarkKind(id="offensive", shape="star", face="#c0392b", ink=_LIGHT, text="O"),
    MarkKind(id="counter", face="#6b4a26", ink=_LIGHT, path="M0,-4V4M-4,0H4"),
    MarkKind(id="firing", face="#b4530f", ink=_LIGHT, path="M0,-4.2V4.2M-4.2,0H4.2M-3,-3L3,3M3,-3L-3,3"),
    MarkKind(id="lead", shape="star", face="#e9b949", ink=_INK, path="M0,-3.4V3.4M-2.8,-1L0,-3.8L2.8,-1"),
    MarkKind(id="loaded", face="#6b4a26", ink=_LIGHT, text="T"),
    MarkKind(id="refugees", face="#7a5f38", ink=_LIGHT, text="~"),
    MarkKind(id="mission", shape="plate", face="#2a6486", ink=_LIGHT),
    MarkKind(id="rommel", shape="star", face="#3d372c", ink=_LIGHT, text="B"),
    marks.MOVING,
    marks.FIGHTING,
    marks.SPENT,
)  # fmt: skip
