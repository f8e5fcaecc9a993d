"""The blocks that charts to look up are built of: result tables, terrain effects, calendars.

`say` is a game's own, in one language: a key and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from .picture import Sheet, SheetRow

Said = Callable[..., str]


class Sheets:
    """Makes sheets in one language: `sheet-ID` is a title, `sheet-tab-TAB` a tab, `sheet-head-HEAD` a head."""

    def __init__(self, say: Said) -> None:
        self.say = say

    def make(
        self, tab: str, name: str, heads: Sequence[str], rows: Iterable[tuple[str, Sequence[object]]], *,
        rule: str = "", note: str = "", columns: Sequence[str] = (), keys: Sequence[str] | None = None,
    ) -> Sheet:  # fmt: skip
        """A sheet of rows, each with its key. `columns` are heads as they are written; they are their own keys, unless
        there are others."""
        say = self.say
        return Sheet(
            id=name,
            tab=say(f"sheet-tab-{tab}"),
            title=say(f"sheet-{name}"),
            heads=(*(say(f"sheet-head-{head}") if head else "" for head in heads), *columns),
            rows=tuple(SheetRow(key=key, cells=tuple(map(self.cell, cells))) for key, cells in rows),
            keys=tuple(columns if keys is None else keys),
            rule=rule,
            note=say(f"sheet-note-{note}") if note else "",
        )

    def pairs(self, tab: str, name: str, values: Mapping[str, object], *, rule: str = "", note: str = "") -> Sheet:
        """A list of things and their values: `sheet-NAME-THING` says what each is."""
        rows = [("", (self.say(f"sheet-{name}-{key.replace('_', '-')}"), value)) for key, value in values.items()]
        return self.make(tab, name, ("", "value"), rows, rule=rule, note=note)

    def cell(self, value: object) -> str:
        """A cell as it is written: a text, a number, or whether something is so."""
        if isinstance(value, bool):
            return "✓" if value else "–"
        return value if isinstance(value, str) else str(value).replace("-", "−")


def signed(value: int) -> str:
    """A modifier: +1, −2, 0."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def band(low: int, high: int, top: int) -> str:
    """From one figure to another; the last is open above."""
    return f"{low}+" if high >= top else str(low) if low == high else f"{low}-{high}"
