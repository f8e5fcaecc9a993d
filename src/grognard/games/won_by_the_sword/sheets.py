"""The tables of the game to look up, all from the data files; what is in play on them."""

from __future__ import annotations

from bisect import bisect_left
from functools import partial
from itertools import pairwise
from typing import Final

from ...kernel.game import LogLine
from ...kernel.picture import Lit, Sheet
from ...kernel.sheets import Sheets, signed
from ...kernel.words import capital
from .box import Box
from .kinds import TYPES
from .names import label, say
from .panels import counted, leader_names, side_name, space_name, when
from .seen import Seen

_FORTS: Final = (
    "garrison", "lay", "keep", "double", "works", "artillery", "siege_cp", "siege_bp", "assault_cp", "assault_bp",
    "bp_surrender", "bp_assault", "surrender", "vp_neutral", "vp_enemy", "initiative",
)  # fmt: skip
"""Lines of the fortification table."""
HITS: Final = ("log-fire", "log-siege-fire", "log-siege-guns", "log-sortie", "log-storm")
"""Lines of the log that tell of hits by the combat table."""


def sheets(box: Box, language: str) -> tuple[Sheet, ...]:
    made = Sheets(partial(say, language))
    return (
        _combat(box, made), _firepower(box, made), _forts(box, made, language), *_forage(box, made),
        *_surrender(box, made), made.pairs("costs", "cost", dict(box.tables["cost"]), rule="T.g"),
        made.pairs("victory", "victory", {name: signed(n) for name, n in box.victory.items() if name != "siege"},
                   rule="T.e"),
        made.pairs("victory", "end", _signed(box.tables["end"]), rule="T.f"), _calendar(box, made, language),
    )  # fmt: skip


def _signed(table: dict[str, int]) -> dict[str, object]:
    plain = ("target", "ahead_by")
    return {name: n if name in plain else signed(n) for name, n in table.items()}


def _ranges(most: list[int]) -> list[str]:
    """From one limit to the next; the last has none."""
    starts = [0, *(n + 1 for n in most)]
    found = [str(low) if low == high else f"{low}-{high}" for low, high in zip(starts, most, strict=False)]
    return [*found, f"{starts[-1]}+"]


def _combat(box: Box, made: Sheets) -> Sheet:
    """T.a: hits by the total of dice and firepower."""
    table = box.tables["combat"]
    totals = _ranges(table["most"])
    rows = [(f"line:{hits}", (total, str(hits))) for hits, total in enumerate(totals[:-1])]
    rows.append(
        (f"line:{len(rows)}", (totals[-1], made.say("sheet-beyond", first=len(table["most"]), each=table["beyond"])))
    )
    return made.make("combat", "combat", ("total", "hits"), rows, rule="T.a", note="combat")


def _firepower(box: Box, made: Sheets) -> Sheet:
    rows = []
    for name, power in box.tables["firepower"].items():
        full, reduced = power if isinstance(power, list) else (power, "–")
        rows.append(("", (made.say(f"sheet-firepower-{name.replace('_', '-')}"), full, reduced)))
    return made.make("combat", "firepower", ("", "full", "reduced"), rows, rule="T.i")


def _forts(box: Box, made: Sheets, language: str) -> Sheet:
    """T.b: a column for each type of place."""
    types = TYPES[1:]
    table = box.tables["fortification"]
    rows = [
        ("", (made.say(f"sheet-fort-{line.replace('_', '-')}"), *(table[kind][line] for kind in types)))
        for line in _FORTS
    ]  # fmt: skip
    names = [capital(say(language, f"board-type-{kind}")) for kind in types]
    keys = [f"terrain:{kind}" for kind in types]
    return made.make("siege", "fortification", ("",), rows, rule="T.b", columns=names, keys=keys)


def _forage(box: Box, made: Sheets) -> tuple[Sheet, Sheet]:
    table = box.tables["forage"]
    lines = zip(_ranges(table["most"]), table["bp"], table["level"], strict=True)
    rows = [(f"line:{line}", cells) for line, cells in enumerate(lines)]
    modifiers = {name: n if name == "patrols" else signed(n) for name, n in table["modifier"].items()}
    return (
        made.make("forage", "forage", ("die", "bp", "level"), rows, rule="T.c", note="forage"),
        made.pairs("forage", "forage-modifier", modifiers, rule="T.c"),
    )


def _surrender(box: Box, made: Sheets) -> tuple[Sheet, Sheet]:
    table = box.tables["surrender"]
    rows = [("", cells) for cells in zip(_ranges(table["most"]), table["target"], strict=True)]
    modifiers = {name: signed(n) for name, n in table["modifier"].items()}
    return (
        made.make("siege", "surrender", ("steps", "target"), rows, rule="T.d", note="surrender"),
        made.pairs("siege", "surrender-modifier", modifiers, rule="T.d"),
    )


def _calendar(box: Box, made: Sheets, language: str) -> Sheet:
    fresh = {turn + 1 for turn, (one, other) in enumerate(pairwise(box.seasons[1:]), 1) if one != other}
    rows = [
        (
            f"turn:{turn}",
            (
                capital(label(box, "turn", turn, language)),
                say(language, f"board-season-{season}"),
                say(language, "sheet-season") if turn in fresh else "",
            ),
        )
        for turn, season in enumerate(box.seasons[1:], 1)
    ]
    return made.make("turn", "calendar", ("month", "season", ""), rows, rule="3.2")


def arrivals(box: Box, position: Seen, language: str) -> tuple[Sheet, ...]:
    """4.1e: who is still to come in this scenario; open to all."""
    made = Sheets(partial(say, language))
    rows = []
    for coming in position.coming:
        late = coming.turn > box.last_turn
        moment = say(language, "panel-by-die") if late else when(box, coming.turn, coming.round, language)
        places = ", ".join(space_name(box, name, language) for name in coming.at)
        force = ", ".join(filter(None, (leader_names(box, coming.leaders, language), counted(coming.troops, language))))
        rows.append((f"turn:{coming.turn}", (moment, side_name(coming.side, language), places, force)))
    if not rows:
        return ()
    return (made.make("arrivals", "arrivals", ("when", "side", "where", "force"), rows, rule="4.1e"),)


def lit(box: Box, position: Seen) -> tuple[Lit, ...]:
    """This month, whoever comes in it, and the places under siege."""
    now = f"turn:{position.turn}"
    found = [Lit(sheet="calendar", row=now), Lit(sheet="arrivals", row=now)]
    for name in position.sieges:
        found.append(Lit(sheet="fortification", column=f"terrain:{TYPES[box.type[box.space[name]]]}"))
    return tuple(dict.fromkeys(found))


def fell(box: Box, line: LogLine) -> Lit | None:
    """T.a, T.c: where the die of a line of the log fell."""
    args = line.args
    if line.key == "log-forage":
        total = int(str(args["die"])) + int(str(args["more"]))
        return Lit(sheet="forage", row=f"line:{bisect_left(box.tables['forage']['most'], total)}")
    if line.key in HITS:
        return Lit(sheet="combat", row=f"line:{min(int(str(args['hits'])), len(box.tables['combat']['most']))}")
    return None
