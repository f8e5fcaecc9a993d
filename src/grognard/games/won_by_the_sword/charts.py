"""The odds of a battle, open to all, and of a siege, for the besieger alone; whose dice the log tells of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ...kernel.game import Known, LogLine
from ...kernel.picture import Bar, Chart
from .names import label, say, side_label
from .notes import GARRISONS
from .odds import battle_odds
from .siege_odds import siege_odds
from .state import State, acting, side_of, steps

Tone = Literal["good", "bad", "even"]


def charts(known: Known[State], language: str) -> list[Chart]:
    """What a side may know of what is to come: a battle's lines are open, a besieger's own guns are his (11.2)."""
    g, side = known
    if g.battle is not None:
        return [_fight(g, row, side, language) for row in battle_odds(g) or ()]
    if g.act is None or side is None or side_of(acting(g).column) != side:
        return []
    rows = siege_odds(g) or []
    return [
        _offer(g, side, offer, its, language)
        for offer in ("initial", "final")
        if (its := [row for row in rows if row["offer"] == offer])
    ]


# -- 12.0 battles ----------------------------------------------------------------------------------------------------


def _fight(g: State, row: Mapping[str, Any], side: int | None, language: str) -> Chart:
    b = g.battle
    assert b is not None
    sides = (side_of(b.attacker), side_of(b.defender))
    names = [side_label(who, language) for who in sides]
    tones: list[Tone] = ["good" if side in (None, who) else "bad" for who in sides]
    if side is None:
        tones[1] = "bad"
    hits = (row["attacker"], row["defender"])
    some = [sum(chance for made, chance in its.items() if made) for its in hits]
    bars = [
        Bar(name=say(language, "chart-hits-some", side=name), chance=_chance(chance), tone=tone)
        for name, chance, tone in zip(names, some, tones, strict=True)
    ]
    if row["what"] == "guns":
        name, chance = say(language, "chart-guns"), some[0]
    else:
        key = f"chart-wing-{row['what']}" if b.major else "chart-minor"
        name, chance = say(language, key, side=names[0]), row["win"]
        bars = [
            Bar(name=say(language, "chart-win", side=names[0]), chance=_chance(row["win"]), tone=tones[0]),
            Bar(name=say(language, "chart-win", side=names[1]), chance=_chance(1 - row["win"]), tone=tones[1]),
        ]
    figures = tuple(
        (say(language, "chart-hits", side=who), _figure(sum(made * odds for made, odds in its.items()), language))
        for who, its in zip(names, hits, strict=True)
    )
    return Chart(name=name, chance=_chance(chance), bars=tuple(bars), figures=figures)


# -- 11.2, 11.7 sieges -----------------------------------------------------------------------------------------------


def _offer(g: State, side: int, offer: str, rows: list[Mapping[str, Any]], language: str) -> Chart:
    """The chance by the strength of the garrison; at the top that of the garrison last seen there, or the strongest."""
    box = g.box
    space = box.space[rows[0]["space"]]
    note = g.notes[side].get(GARRISONS + space)
    there = None if note is None else steps(note.troops)
    fitting = [row for row in rows if there is not None and row["low"] <= there <= row["high"]]
    chosen = fitting[0] if fitting else rows[-1]
    key = f"chart-{offer}-seen" if fitting else f"chart-{offer}"
    bars = []
    for row in rows:
        name = say(language, "chart-garrison", low=row["low"], high=row["high"])
        bars.append(Bar(name=name, chance=_chance(row["chance"]), tone="good" if row is chosen else "even"))
    figures = []
    if chosen["best"] > chosen["chance"]:
        figures.append((say(language, "chart-best"), f"{chosen['best']:.0%}"))
    return Chart(
        name=say(language, key, space=label(box, "space", space, language)),
        option="lay" if offer == "initial" else "",
        chance=_chance(chosen["chance"]),
        bars=tuple(bars),
        figures=tuple(figures),
    )


def _chance(value: float) -> float:
    return round(max(0.0, min(1.0, value)), 4)


def _figure(value: float, language: str) -> str:
    text = f"{value:.1f}"
    return text if language == "en" else text.replace(".", ",")


def luck(line: LogLine) -> tuple[int, ...] | None:
    """Whose dice a line tells of, and what each showed: ten faces, counted from one. A wing's are told as a sum."""
    die, dice = line.args.get("die"), line.args.get("dice")
    shown = [die] if isinstance(die, int) else map(int, dice.split(" + ")) if isinstance(dice, str) else []
    faces = [face + 1 for face in shown]
    if not faces or line.to is not None:
        return None
    who = line.args.get("side")
    if isinstance(who, tuple):
        return int(who[1]), *faces
    who = line.args.get("column")
    return (side_of(int(who[1])), *faces) if isinstance(who, tuple) else None
