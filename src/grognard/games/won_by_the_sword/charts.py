"""The odds of a battle, open to all, and of a siege, for the besieger alone; whose dice the log tells of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.charts import bar, chance, noun_of
from ...kernel.game import Known, LogLine
from ...kernel.odds import chance_that
from ...kernel.picture import Chart, Tone
from ...kernel.words import figure
from .battle_parts import WINGS
from .decisions import answers, battle_chance
from .initiative import may_spend
from .names import label, say, side_label
from .notes import GARRISONS
from .odds import battle_odds
from .siege_odds import answer_odds, siege_odds
from .state import State, acting, garrison_space, side_of, steps
from .surrender import accepts


def charts(known: Known[State], language: str) -> list[Chart]:
    """What a side may know of what is to come: a battle's lines are open, a besieger's own guns are his (11.2)."""
    g, side = known
    if g.battle is not None:
        return [*_whole(g, side, language), *(_fight(g, row, side, language) for row in battle_odds(g) or ())]
    if g.act is None or side is None:
        return []
    if acting(g).stage == "siege-answer" and may_spend(g, side):
        return _answers(g, side, language)
    if side_of(acting(g).column) != side:
        return []
    rows = siege_odds(g) or []
    return [
        _offer(g, side, offer, "lay" if offer == "initial" else "", its, language)
        for offer in ("initial", "final")
        if (its := [row for row in rows if row["offer"] == offer])
    ]


# -- 12.0 battles ----------------------------------------------------------------------------------------------------


def _whole(g: State, side: int | None, language: str) -> list[Chart]:
    """12.4l: a major battle as a whole, and what each answer that may be given now would change."""
    b = g.battle
    assert b is not None
    rows = battle_odds(g) or ()
    if not any(row["what"] != "guns" for row in rows):
        return []
    sides = (side_of(b.attacker), side_of(b.defender))
    eyes = sides[0] if side is None else side
    found = []
    if b.major:
        bars = []
        for who in sides:
            tone: Tone = "good" if who == eyes else "bad"
            bars.append(bar(say(language, "chart-win", side=side_label(who, language)), battle_chance(g, who), tone))
        name = say(language, "chart-battle", side=side_label(eyes, language))
        found.append(Chart(name=name, chance=chance(battle_chance(g, eyes)), bars=tuple(bars)))
    before = chance(battle_chance(g, eyes))
    won = say(language, "chart-battle", side=side_label(eyes, language))
    found += [
        Chart(name=won, option=option, chance=chance(likely), before=before if option != "keep" else -1)
        for option, likely in answers(g, side)
    ]
    return found


def _fight(g: State, row: Mapping[str, Any], side: int | None, language: str) -> Chart:
    b = g.battle
    assert b is not None
    sides = (side_of(b.attacker), side_of(b.defender))
    names = [side_label(who, language) for who in sides]
    tones: list[Tone] = ["good" if side in (None, who) else "bad" for who in sides]
    if side is None:
        tones[1] = "bad"
    hits = (row["attacker"], row["defender"])
    some = [chance_that(bool, its) for its in hits]
    bars = [
        bar(say(language, "chart-hits-some", side=name), likely, tone)
        for name, likely, tone in zip(names, some, tones, strict=True)
    ]
    if row["what"] == "guns":
        name, likely = say(language, "chart-guns"), some[0]
    else:
        key = f"chart-wing-{row['what']}" if b.major else "chart-minor"
        name, likely = say(language, key, side=names[0]), row["win"]
        bars = [
            bar(say(language, "chart-win", side=names[0]), row["win"], tones[0]),
            bar(say(language, "chart-win", side=names[1]), 1 - row["win"], tones[1]),
        ]
    figures = tuple(
        (say(language, "chart-hits", side=who), figure(sum(made * odds for made, odds in its.items()), language))
        for who, its in zip(names, hits, strict=True)
    )
    column = WINGS[row["what"]] if b.major and row["what"] in WINGS else -1
    return Chart(name=name, chance=chance(likely), bars=tuple(bars), figures=figures, column=column)


# -- 11.2, 11.7 sieges -----------------------------------------------------------------------------------------------


def _answers(g: State, side: int, language: str) -> list[Chart]:
    """2.0e: what the die on the table comes to, without the initiative and with it. The besieger is told by the
    strength of the garrison, which he does not see; its owner knows."""
    box, space = g.box, garrison_space(g)
    _, die, modifier = acting(g).what
    besieger = side == side_of(acting(g).column)
    found = []
    for option, sign in (("keep", 0), ("initiative", 1 if besieger else -1)):
        total = die + modifier + sign * box.offer_modifier["initiative"]
        if besieger:
            found.append(_offer(g, side, "answer", option, answer_odds(g, total), language))
        else:
            name = say(language, "chart-answer-own", space=label(box, "space", space, language))
            found.append(Chart(name=name, option=option, chance=float(accepts(g, space, total))))
    return found


def _offer(g: State, side: int, offer: str, option: str, rows: Sequence[Mapping[str, Any]], language: str) -> Chart:
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
        bars.append(bar(name, row["chance"], "good" if row is chosen else "even"))
    figures = []
    if chosen["best"] > chosen["chance"]:
        figures.append((say(language, "chart-best"), f"{chosen['best']:.0%}"))
    return Chart(
        name=say(language, key, space=label(box, "space", space, language)),
        option=option,
        chance=chance(chosen["chance"]),
        bars=tuple(bars),
        figures=tuple(figures),
    )


def luck(line: LogLine) -> tuple[int, ...] | None:
    """Whose dice a line tells of, and what each showed: ten faces, counted from one. A wing's are told as a sum."""
    die, dice = line.args.get("die"), line.args.get("dice")
    shown = [die] if isinstance(die, int) else map(int, dice.split(" + ")) if isinstance(dice, str) else []
    faces = [face + 1 for face in shown]
    if not faces or line.to is not None:
        return None
    side, column = noun_of(line, "side"), noun_of(line, "column")
    if side is None and column is not None:
        side = side_of(column)
    return None if side is None else (side, *faces)
