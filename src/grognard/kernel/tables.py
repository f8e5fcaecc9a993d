"""Result tables read from data files: columns by strength, shifts that stop at the edges, results by die."""

from __future__ import annotations

from collections.abc import Sequence


class ResultTable:
    """A result table: `columns` are (lowest, highest) strengths, `results` one row of die results a column."""

    def __init__(self, columns: Sequence[Sequence[int]], results: Sequence[Sequence[int]]) -> None:
        if len(columns) != len(results):
            raise ValueError("a table has as many result rows as columns")
        self.columns = tuple((int(low), int(high)) for low, high in columns)
        self.results = tuple(tuple(row) for row in results)
        self.last = len(self.columns) - 1
        top = self.columns[-1][0]
        self._by_strength = tuple(
            next((i for i, (low, high) in enumerate(self.columns) if low <= s <= high), 0) for s in range(top + 1)
        )

    def column(self, strength: int, shift: int = 0) -> int:
        """The column of a strength, shifted right (positive) or left, never off the table."""
        found = self._by_strength[strength] if strength < len(self._by_strength) else self.last
        return max(0, min(self.last, found + shift))

    def result(self, column: int, die: int) -> int:
        """The result of a modified die: below 1 counts as 1, above the last face as the last."""
        row = self.results[column]
        return row[max(1, min(len(row), die)) - 1]

    def label(self, column: int) -> str:
        low, high = self.columns[column]
        if column == self.last:
            return f"{low}+"
        return str(low) if low == high else f"{low}-{high}"
