"""Links as lines: straight where they may be, otherwise bent round the spaces they would pass under."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .geo import Points

STEPS = 60


def curve(a: Points, b: Points, control: Points | None = None) -> Points:
    """Points along a quadratic curve, or along the straight line."""
    t = np.linspace(0.0, 1.0, STEPS + 1)[:, None]
    middle = (a + b) / 2 if control is None else control
    line: Points = (1 - t) ** 2 * a + 2 * t * (1 - t) * middle + t**2 * b
    return line


def bend(a: int, b: int, at: Points, clear: float, most: float = 0.6) -> Points | None:
    """The control point of the gentlest bend that keeps `clear` of all other spaces; None where straight will do."""
    others = np.delete(at, [a, b], axis=0)
    if _gap(curve(at[a], at[b]), others) >= clear:
        return None
    along = at[b] - at[a]
    across = np.array([-along[1], along[0]])
    best, best_gap = None, -1.0
    for size in np.arange(0.04, most, 0.02):
        for turn in (size, -size):
            for shift in (0.0, -0.15, 0.15):
                control = (at[a] + at[b]) / 2 + turn * across + shift * along
                gap = _gap(curve(at[a], at[b], control), others)
                if gap >= clear:
                    return _whole(control)
                if gap > best_gap:
                    best, best_gap = control, gap
    return None if best is None else _whole(best)


def _whole(point: Points) -> Points:
    return np.asarray(np.round(point), dtype=np.float64)


def _gap(line: Points, spaces: Points) -> float:
    reach = 400.0
    near = spaces[((spaces > line.min(axis=0) - reach) & (spaces < line.max(axis=0) + reach)).all(axis=1)]
    return float(np.linalg.norm(near[:, None] - line[None], axis=2).min()) if len(near) else reach


def crossings(links: list[tuple[int, int]], curves: list[Points]) -> list[tuple[int, int]]:
    """Pairs of links, by index, that cross though they share no end."""
    found = []
    for i, (a, b) in enumerate(links):
        for j in range(i + 1, len(links)):
            if {a, b} & set(links[j]):
                continue
            if _apart(curves[i], curves[j]) or not _cross(curves[i], curves[j]):
                continue
            found.append((i, j))
    return found


def _apart(p: Points, q: Points) -> bool:
    return bool((p.max(axis=0) < q.min(axis=0)).any() or (q.max(axis=0) < p.min(axis=0)).any())


def _cross(p: Points, q: Points) -> bool:
    """Whether two polylines cross."""
    a, b, c, d = p[:-1, None], p[1:, None], q[None, :-1], q[None, 1:]
    return bool((_side(a, b, c) * _side(a, b, d) < 0)[(_side(c, d, a) * _side(c, d, b)) < 0].any())


def _side(a: Points, b: Points, c: Points) -> NDArray[np.float64]:
    side: NDArray[np.float64] = np.sign(
        (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (c[..., 0] - a[..., 0])
    )
    return side
