"""How colours look, also to colour-blind people: contrast, and distance in CIELAB.

Simulation with the matrices of Machado, Oliveira and Fernandes (2009) for full colour-blindness.
"""

from __future__ import annotations

SIGHTS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)


def _linear(colour: str) -> list[float]:
    values = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def _times(rows: tuple[tuple[float, ...], ...], values: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, values, strict=True)) for row in rows]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG."""
    low, high = sorted(_times(_XYZ, _linear(colour))[1] for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _lab(colour: str, sight: str) -> tuple[float, float, float]:
    seen = [max(0.0, min(1.0, v)) for v in _times(SIGHTS[sight], _linear(colour))]
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (part / white for part, white in zip(_times(_XYZ, seen), _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, sight: str) -> float:
    """How far apart two colours are (CIE 1976)."""
    return float(sum((a - b) ** 2 for a, b in zip(_lab(one, sight), _lab(other, sight), strict=True)) ** 0.5)
