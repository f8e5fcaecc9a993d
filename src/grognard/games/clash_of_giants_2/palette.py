"""Colours of nations, sides and terrain, chosen so that colour-blind people can tell nations apart.

Two nations of one battle differ by at least 15 in CIELAB for normal sight and each kind of colour-blindness
(tests/clash_of_giants_2/test_picture.py holds it).
"""

from __future__ import annotations

from typing import Final, Literal

from ...kernel import marks

Pattern = Literal["", "stripes", "dots", "checks", "band", "cross"]
Glyph = Literal["", "forest", "mountain", "swamp", "desert", "hill", "town", "rough", "sea", "pass", "flood"]

DARK: Final = "#15120c"
LIGHT: Final = "#ffffff"

SIDES: Final = {
    # side: a tint for what it controls, an ink for its name on it
    "ah": ("#f3d9e8", "#8a2a63"),
    "ru": ("#d2e6c6", "#2f5a20"),
    "al": ("#d3e3f8", "#1d4f91"),
    "ge": ("#d6cfc0", "#4d4636"),
}
FACES: Final[dict[str, tuple[str, str, Pattern]]] = {
    # nation: face, ink, pattern
    "ah": ("#e285bc", DARK, ""),
    "ru": ("#537e40", LIGHT, ""),
    "ge": ("#828783", DARK, ""),
    "fr": ("#4173b9", LIGHT, ""),
    "be": ("#cfc244", DARK, "checks"),
    "br": ("#c8986f", DARK, ""),
}
TERRAIN: Final[dict[str, tuple[Glyph, str]]] = {
    # terrain: glyph, tint; no tint: the ground as it is
    "clear": ("", ""),
    "forest": ("forest", "#b5cfa0"),
    "marsh": ("swamp", "#bfd6cc"),
    "mountain": ("mountain", "#cdb794"),
    "pass": ("pass", "#e6d8b8"),
    "rough": ("hill", "#dccba0"),
    "rough_forest": ("forest", "#a9b27e"),
    "flood_plain": ("", "#d5e6d9"),
    "flooded": ("flood", "#a8cfe2"),
    "sea": ("", "#9fc3d6"),
}
BOUNDARY: Final = "#5b5148"
"""A boundary that both sides' commands share."""
MARKS: Final = (
    marks.FORT, marks.DESTROYED, marks.ATTACK, marks.SPENT, marks.UNSUPPLIED, marks.MOVING, marks.FIGHTING, marks.EVENT,
    marks.OTHER,
)  # fmt: skip


def edge(face: str) -> str:
    """The rim of a face: the same hue, darker."""
    return "#" + "".join(f"{int(face[i : i + 2], 16) * 6 // 10:02x}" for i in (1, 3, 5))
