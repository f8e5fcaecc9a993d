"""Marks on counters and spaces that many games have, ready to be declared. A game's own stand in its palette."""

from __future__ import annotations

from typing import Final

from .picture import MarkKind

LIGHT: Final = "#fffdf6"
DARK: Final = "#231f18"
GREEN, RED, GREY, BROWN = "#1f6b58", "#a82c1f", "#5d564a", "#6b4a26"

FORT: Final = MarkKind(id="fort", shape="star", face="#4b4334", ink=LIGHT, dark=("#d9ceb6", DARK), slot="west")
DESTROYED: Final = MarkKind(
    id="destroyed", shape="star", face="#d8d0be", ink=DARK, dark=("#6d6656", LIGHT), slot="west", dashed=True,
    path="M-5,-5L5,5M5,-5L-5,5",
)  # fmt: skip
TRENCH: Final = MarkKind(id="trench", shape="plate", face=BROWN, ink=LIGHT, slot="east")
SIEGE: Final = MarkKind(
    id="siege", shape="square", face="#5b3b73", ink=LIGHT, slot="south",
    path="M-4,-4H-1.4M1.4,-4H4V-1.4M4,1.4V4H1.4M-1.4,4H-4V1.4M-4,-1.4V-4M0,-.9V.9M-.9,0H.9",
)  # fmt: skip
MOVE: Final = MarkKind(id="move", shape="square", face=GREEN, ink=LIGHT, path="M-4.4,0H4M.6,-3.6L4.2,0L.6,3.6")
ATTACK: Final = MarkKind(
    id="attack", shape="square", face=RED, ink=LIGHT,
    path="M-4.2,-4.2L4.2,4.2M4.2,-4.2L-4.2,4.2M-4.4,1.6L-1.6,4.4M4.4,1.6L1.6,4.4",
)  # fmt: skip
SPENT: Final = MarkKind(id="spent", face=GREY, ink=LIGHT, path="M-3.8,0L-1.2,2.8L3.8,-2.8")
UNSUPPLIED: Final = MarkKind(id="unsupplied", face="#ffd23f", ink=DARK, path="M0,-4.2V1M0,3.7V4")
MOVING: Final = MarkKind(id="moving", face=GREEN, ink=LIGHT, path="M-4,0H3.6M.4,-3.4L3.8,0L.4,3.4")
FIGHTING: Final = MarkKind(id="fighting", face=RED, ink=LIGHT, path="M-3.4,-3.4L3.4,3.4M3.4,-3.4L-3.4,3.4")
EVENT: Final = MarkKind(id="event", face="#24569a", ink=LIGHT, path="M0,-4.2L4.2,0L0,4.2L-4.2,0Z", solid=True)
FLAG: Final = MarkKind(id="flag", shape="flag", face=GREY, ink=LIGHT, slot="flag")
OTHER: Final = MarkKind(
    id="other", face=GREY, ink=LIGHT, path="M1.6,0a1.6,1.6 0 1 1 -3.2,0a1.6,1.6 0 1 1 3.2,0Z", solid=True
)
