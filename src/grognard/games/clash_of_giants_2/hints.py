"""What a player at a terminal wants to know beside an option, above a question, or about one thing. All is public."""

from __future__ import annotations

from ...kernel.game import Known
from ...kernel.words import capital, row
from .board import areas_of, features, hex_origin, terrain_name, unit_origin
from .box import Box
from .charts import owed
from .names import days_name, name_of, say, unit_title
from .odds import odds
from .picture import result
from .state import BOXES, FED, OFF, SUPPLIES, State, fort_here, units_at


def alike(kind: str, noun: int) -> object:
    """Every unit is itself."""
    return noun


def strength(g: State, u: int) -> str:
    """2-4: steps and efficiency; ? while a new corps is not proven."""
    box = g.box
    ter = box.ter[u] or g.corps_ter[box.new_corps.index(box.formation[u])] or "?"
    text = f"{g.left[u] or box.steps[u]}-{ter}"
    return f"({text})" if 0 < g.left[u] < box.steps[u] else text


def hint(known: Known[State], verb: str, kind: str, noun: int, language: str) -> str:
    """What stands beside a noun in a list of options."""
    g = known.state
    box = g.box
    if kind == "unit":
        where = _where(g, noun, language)
        return f"{strength(g, noun)} · {where}" if where else strength(g, noun)
    if kind != "space":
        return ""
    if verb == "call_off":
        owes = next((owed(g, attack, language) for attack in g.attacks if attack.targets[0] == noun), "")
        return say(language, "hint-owes", spaces=owes) if owes else ""
    parts = [_stack(g, noun, language)]
    if verb in ("to", "at", "fall", "attack", "also", "through") and box.terrain[noun] != "clear":
        parts.append(terrain_name(box.terrain[noun], language))
    return " · ".join(part for part in parts if part)


def _where(g: State, u: int, language: str) -> str:
    h = g.loc[u]
    if h >= OFF:
        return ""
    return name_of(g.box, "space", h, language) + ("" if g.supply[u] == FED else "!")


def _stack(g: State, h: int, language: str) -> str:
    """Who stands in a hex, in short: AH 5 2-4 + AH 12 (1-4), fort 2."""
    found = [f"{name_of(g.box, 'unit', u, language)} {strength(g, u)}" for u in units_at(g, h)]
    fort = fort_here(g, h)
    if fort >= 0:
        found.append(say(language, "panel-fort", steps=g.forts[fort], ter=g.box.fort_ter[fort]))
    return " + ".join(found)


def heading(g: State, language: str) -> str:
    """17-19 August, turn 1/10 | Austria-Hungary 3 of 8, Russia 5."""
    when = say(language, "show-turn", days=days_name(g.box, g.turn, language), turn=g.turn, last=g.box.last_turn)
    return f"{when} | {score(g, language)}"


def score(g: State, language: str) -> str:
    box = g.box
    counts = [box.rules.scored(g, side).bit_count() for side in (0, 1)]
    if box.most_vp:
        return say(language, "status-vp-value", vp=g.vp, most=box.most_vp, russian=counts[1])
    return " · ".join(f"{name_of(box, 'side', i, language)} {count}" for i, count in enumerate(counts))


def scene(known: Known[State], language: str) -> list[str]:
    """Lines to read before a question: time and score, the marker drawn, the attack being made or fought."""
    g = known.state
    box = g.box
    lines = [heading(g, language)]
    if g.active >= 0:
        text = capital(name_of(box, "marker", g.active, language))
        lines.append(row(text, result(box, g.active, g.turn, g.results[g.active]), language))
    for attack in g.attacks:
        if attack.attackers:
            lines.append(_odds(g, attack.targets, attack.attackers, language))
    b = g.battle
    if b is not None and not b.rolled:
        living = tuple(u for u in b.attackers if g.loc[u] < OFF)
        if living and any(units_at(g, h) or fort_here(g, h) >= 0 for h in b.targets):
            lines.append(_odds(g, b.targets, living, language))
    return lines


def _odds(g: State, targets: tuple[int, ...], attackers: tuple[int, ...], language: str) -> str:
    """Lemberg (3215): AH 5 2-4, AH 12 2-4 against RU 3 2-4: 4 : 2, 2-1."""
    box = g.box
    found = odds(g, targets, attackers)
    return say(
        language,
        "show-attack",
        spaces=", ".join(name_of(box, "space", h, language) for h in targets),
        ours=", ".join(f"{name_of(box, 'unit', u, language)} {strength(g, u)}" for u in attackers),
        theirs=", ".join(_stack(g, h, language) for h in targets),
        factors=f"{found.attack} : {found.defence}",
        column=box.tables["combat"]["columns"][found.column],
    )


def detail(known: Known[State], kind: str, noun: int, language: str) -> str:
    """All about one thing: a hex and what stands there, a unit, a command."""
    g = known.state
    box = g.box
    if kind == "marker":
        cells = [result(box, noun, g.turn, die) for die in range(1, 7)]
        return say(language, "show-marker", name=capital(name_of(box, "marker", noun, language)), cells=" ".join(cells))
    if kind == "unit":
        return "\n".join(_unit(g, noun, language))
    return "\n".join(_hex(g, noun, language)) if kind == "space" else ""


def _unit(g: State, u: int, language: str) -> list[str]:
    box, h = g.box, g.loc[u]
    lines = [f"{unit_title(box, u, language)} · {strength(g, u)}"]
    if h < OFF:
        state = say(language, f"show-supply-{SUPPLIES[g.supply[u]]}")
        lines.append(f"{name_of(box, 'space', h, language)}, {state}")
        lines.append(areas_of(box, h, language))
    elif h == OFF and box.turn[u]:
        lines.append(say(language, "board-unit-turn", turn=box.turn[u]))
    elif h == OFF and box.players_set_up and box.setup[u]:
        marker = 4 * box.side[u] + box.areas[box.side[u]].index(box.setup[u])
        lines.append(capital(name_of(box, "marker", marker, language)))
    else:
        lines.append(say(language, f"show-box-{BOXES[h - OFF]}"))
    lines += [say(language, f"show-{name}") for name, marked in _marked(g, u) if marked]
    return [*lines, unit_origin(box, u, language)]


def _marked(g: State, u: int) -> tuple[tuple[str, bool], ...]:
    return (("done", bool(g.moved >> u & 1)), ("replaced", bool((g.repl | g.rebuilt) >> u & 1)))


def _hex(g: State, h: int, language: str) -> list[str]:
    """Terrain and its price, who stands there, whose command it is in, who controls it."""
    box = g.box
    cost = int(box.tables["terrain"][box.terrain[h]]["cost"])
    lines = [
        capital(", ".join(features(box, h, language))),
        say(language, "show-cost", cost=cost) if cost > 0 else say(language, f"show-cost-{'all' if cost else 'never'}"),
        areas_of(box, h, language),
    ]
    rivers = _rivers(box, h, language)
    if rivers:
        lines.append(rivers)
    stack = _stack(g, h, language)
    if stack:
        lines.append(stack)
    if box.any_vp >> h & 1:
        owner = g.owner[h]
        lines.append(
            say(language, "show-held", side=name_of(box, "side", owner, language))
            if owner < 2
            else say(language, "show-held-nobody")
        )
    return [*lines, hex_origin(box, h, language)]


def _rivers(box: Box, h: int, language: str) -> str:
    """The rivers along a hex, by name, with the ways they lie."""
    found: dict[str, list[str]] = {}
    for edge, river in zip(box.side_rows, box.side_names[language], strict=True):
        a = box.hex[edge["hex"]]
        b = box.map.near[edge["way"]][a]
        if h in (a, b):
            way = box.map.way(h, b if h == a else a)
            found.setdefault(river or edge["kind"], []).append(say(language, f"show-way-{way}"))
    return " · ".join(row(name, ", ".join(ways), language) for name, ways in found.items())
