"""The player aids as charts to look up, all from the data files; what is in play on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from ...kernel.picture import Lit, Sheet
from ...kernel.sheets import Sheets, band, signed
from ...kernel.words import capital
from .box import SIDES, Box
from .names import label, nation_name, say, side_name, terrain_name
from .seen import Common, Fire

_OPEN = 99
"""A band that ends so has no end."""
_FACES = 6


def sheets(box: Box, language: str) -> tuple[Sheet, ...]:
    made = Sheets(partial(say, language))
    return (
        *(_fire(box, made, size) for size in ("army", "corps")), _terrain(box, made, language),
        _turns(box, made, language), _mandatory(box, made, language), _peace(box, made),
        _scenarios(box, made, language), _points(box, made, language), _status(box, made), _costs(box, made),
        _arrivals(box, made, language),
    )  # fmt: skip


def _fire(box: Box, made: Sheets, size: str) -> Sheet:
    """12.2.8: the loss score by die and combat factors."""
    table = box.tables["fire"][size]
    columns = [band(low, high, _OPEN) for low, high in table["columns"]]
    dice = [(f"die:{die}", (die, *(row[die - 1] for row in table["rows"]))) for die in range(1, 7)]
    return made.make("combat", f"fire-{size}", ("die",), dice, rule="12.2.8", note="fire", columns=columns)


def _terrain(box: Box, made: Sheets, language: str) -> Sheet:
    heads = ("", "attacker-shift", "defender-shift", "cancel", "stops", "no-flank")
    kinds = [(f"terrain:{name}", terrain_name(name, language), one) for name, one in box.tables["terrain"].items()]
    kinds += [
        ("", say(language, "sheet-trench", level=level), one) for level, one in box.tables["trench"].items()
    ]  # fmt: skip
    rows = [
        (key, (capital(name), signed(one["attacker_shift"]), signed(one["defender_shift"]),
               *(bool(one[effect]) for effect in ("retreat_cancel", "stops_advance", "bars_flank"))))
        for key, name, one in kinds
    ]  # fmt: skip
    return made.make("terrain", "terrain", heads, rows, rule="12.2.7", note="terrain")


def _turns(box: Box, made: Sheets, language: str) -> Sheet:
    ends: dict[int, list[str]] = {}
    for name, terms in box.scenarios.items():
        ends.setdefault(int(terms["last_turn"]), []).append(say(language, f"scenario-{name}"))
    rows = [
        (f"turn:{turn}", (turn, capital(label(box, "turn", turn, language)), ", ".join(ends.get(turn, ()))))
        for turn in range(1, len(box.turn_names))
    ]
    return made.make("turn", "calendar", ("turn", "", "last-of"), rows, rule="6.0")


def _mandatory(box: Box, made: Sheets, language: str) -> Sheet:
    table = box.tables["mandatory"]
    rows = [
        (f"die:{die}", (die, *(capital(nation_name(table[side][die - 1], language)) for side in SIDES)))
        for die in range(1, 7)
    ]
    names = [side_name(i, language) for i in (0, 1)]
    return made.make("turn", "mandatory", ("die",), rows, rule="7.1.1", columns=names)


def _peace(box: Box, made: Sheets) -> Sheet:
    table = box.tables["peace"]
    rows = [(f"die:{die}", (die, *(signed(row[die - 1]) for row in table["rows"]))) for die in range(1, 7)]
    columns = [band(low, high, _OPEN) for low, high in table["bands"]]
    return made.make("war", "peace", ("die",), rows, rule="16.5.2", note="peace", columns=columns)


def _scenarios(box: Box, made: Sheets, language: str) -> Sheet:
    rows = []
    for name, terms in box.scenarios.items():
        said = say(language, f"scenario-{name}")
        rows.append((f"scenario:{name}", (said, terms["ap_wins"], terms["cp_wins"])))
        if "brest_ap_wins" in terms:
            key = f"scenario:{name}-brest"
            brest = say(language, "sheet-brest", scenario=said)
            rows.append((key, (brest, terms["brest_ap_wins"], terms["brest_cp_wins"])))
    return made.make("victory", "scenarios", ("", "ap-wins", "cp-wins"), rows, rule="5.1.1")


def _points(box: Box, made: Sheets, language: str) -> Sheet:
    """5.1.2: what moves the marker; up is for the Central Powers."""
    rows = [
        ("", (say(language, f"sheet-vp-{name.replace('_', '-')}"), signed(value)))
        for name, value in box.vps.items()
        if value
    ]
    rows += [
        (f"card:{box.cards[c]}", (label(box, "card", c, language), signed(value)))
        for c, value in box.event_vp.items()
    ]  # fmt: skip
    return made.make("victory", "vp", ("", "points"), rows, rule="5.1.2", note="vp")


def _status(box: Box, made: Sheets) -> Sheet:
    names = ("limited", "total", "zimmermann", "tsar_takes_command", "fall_of_the_tsar", "armistice")
    return made.pairs("war", "status", {name: box.status[name] for name in names}, rule="16.1.1")


def _costs(box: Box, made: Sheets) -> Sheet:
    values = {
        "sr_corps": box.sr_corps, "sr_army": box.sr_army, "rp_army": 1, "rp_corps": "½",
        "stacking": box.stacking, "siege": signed(int(box.tables["siege"]["early"])),
        "flank": f"{box.tables['combat']['flank_success']}+",
        "flank_bonus": signed(int(box.tables["combat"]["flank_bonus"])),
        "sinai": signed(int(box.tables["combat"]["sinai"])),
    }  # fmt: skip
    return made.pairs("combat", "numbers", values, rule="17.1.4")


def _arrivals(box: Box, made: Sheets, language: str) -> Sheet:
    """9.5.3: units come by cards."""
    rows = [
        (f"card:{box.cards[c]}", (label(box, "card", c, language), say(language, f"board-deck-{deck}"), units))
        for c, deck, units in _bringing(box)
    ]
    return made.make("arrivals", "arrivals", ("card", "deck", "brings"), rows, rule="9.5.3.1", note="arrivals")


def _bringing(box: Box) -> Iterable[tuple[int, str, str]]:
    decks = ("mobilization", "limited", "total")
    return ((c, decks[box.deck[c]], ", ".join(box.brings[c])) for c in range(box.ncards) if box.brings[c])


def lit(box: Box, position: Common) -> tuple[Lit, ...]:
    """What is in play: this turn, this scenario, the columns and dice of the combat, what has happened already."""
    found = [Lit(sheet="calendar", row=f"turn:{position.turn}")]
    brest = "-brest" if "CP45" in position.events and "brest_ap_wins" in box.scenarios[position.scenario] else ""
    found.append(Lit(sheet="scenarios", row=f"scenario:{position.scenario}{brest}"))
    battle = position.battle
    if battle is None:
        return tuple(found)
    found.append(Lit(sheet="terrain", row=f"terrain:{box.terrain[box.space[battle.target]]}"))
    for i, side in enumerate(SIDES):
        fire = battle.fire[side]
        sheet, die = f"fire-{fire.table}", battle.dice[i]
        if battle.score[i] < 0 and battle.attackers:
            found.append(Lit(sheet=sheet, column=fire.column))
        elif die >= 0:
            die = min(max(die, 1), _FACES)  # 12.2.8: with its modifiers it may be more or less than the table has
            found.append(Lit(sheet=sheet, row=f"die:{die}", column=_column(box, fire, die, battle.score[i])))
    return tuple(found)


def _column(box: Box, fire: Fire, die: int, score: int) -> str:
    """The column in which a die made a score: that of today, or, if steps were lost since, a higher one."""
    table = box.tables["fire"][fire.table]
    columns = [band(low, high, _OPEN) for low, high in table["columns"]]
    made = [name for name, row in zip(columns, table["rows"], strict=True) if row[die - 1] == score]
    later = [name for name in made if columns.index(name) >= columns.index(fire.column)]
    return (later or made or [""])[0]
