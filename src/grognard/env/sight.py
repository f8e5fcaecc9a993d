"""One side's eyes on one game: an observation that is brought up to date where something has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .layout import Layout


class Sight:
    """What a side sees, as numbers. They are the same as if they were all written anew; only it is quicker."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self.numbers: NDArray[np.float32] = np.zeros(layout.size, np.float32)
        """What was seen last. Whoever wants to keep it copies it."""
        self._out = self.numbers.data
        self._seen: Mapping[str, Any] | None = None

    def forget(self) -> None:
        """Zeros, as before anything was seen."""
        self.numbers.fill(0.0)
        self._seen = None

    def look(self, seen: Mapping[str, Any]) -> NDArray[np.float32]:
        """What `Play.view` gives now."""
        layout, out, before = self._layout, self._out, self._seen
        self._seen = seen
        if before is None:
            layout.write(out, seen)
            return self.numbers
        layout.write_question(out, before, 0.0)
        layout.write_question(out, seen, 1.0)
        old_position, position = before["position"], seen["position"]
        for name, write, write_row in layout.fields:
            old, new = getattr(old_position, name), getattr(position, name)
            if old == new:
                continue
            if write_row is None:
                write(out, old, 0, 0.0)
                write(out, new, 0, 1.0)
                continue
            changed = [i for i, (one, other) in enumerate(zip(old, new, strict=True)) if one != other]
            for i in changed:
                write_row(out, old[i], i, 0.0)
            for i in changed:
                write_row(out, new[i], i, 1.0)
        return self.numbers
