"""What a player wants to know beside an option, above a question, or about one thing.

All is made of a `Known`. Of an enemy stack one sees the unit on top and its height (7.25): `sees` decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ...kernel.game import Known
from ...kernel.once import kept
from ...kernel.sheets import signed
from ...kernel.words import capital, row
from .arena import column_name
from .board import SIZES
from .box import NATIONS, NOBODY, SIDES, Box
from .charts import guessed
from .combat import able_attackers, odds
from .fronts import WEATHERS, Front
from .hiding import sees
from .movement import Party, allowance, movers, party, price
from .names import event_text, name_of, say, turn_name, unit_title
from .odds import trench_depth
from .overlays import in_sight
from .palette import OF_KIND
from .state import (
    BOXES, HOLDING, OFF, Attack, Shift, State, attack_of, defence_of, fighters_at, fort_at, front_at, is_full, is_shock,
    movement_of, side_of,
)  # fmt: skip
from .supply import FORTRESS, NONE, area, nations_on, supply_of

REDUCED: Final = "({})"
HERE: Final = frozenset(("with", "give_up"))
"""What is said of units of one hex."""
PRIZES: Final = ("vp", "edge_vp", "capital", "port", "surrender", "landing")
"""Words of a hex that a player asks for, in their order."""


def alike(kind: str, noun: int) -> object:
    """Every unit is itself."""
    return noun


# -- in short ----------------------------------------------------------------------------------------------------------


def strength(g: State, u: int) -> str:
    """4-4-4: attack, defence, movement; in brackets if reduced. Of a headquarters 1-3: support, movement."""
    if not g.box.fights[u]:
        return f"{g.box.support[u]}-{movement_of(g, u)}"
    text = f"{attack_of(g, u)}-{defence_of(g, u)}-{movement_of(g, u)}"
    return text if is_full(g, u) else REDUCED.format(text)


def marks(known: Known[State], u: int, language: str) -> list[str]:
    """What is to be said of a counter besides; supply of one's own side only."""
    g = known.state
    found = []
    if is_shock(g, u):
        found.append("shock")
    if g.depleted >> u & 1:
        found.append("depleted")
    if known.side == side_of(g, u) and g.loc[u] < OFF:
        state = supply_of(g, u)
        found += ["unsupplied"] if state == NONE else ["fortress"] if state == FORTRESS else []
    return [say(language, f"mark-{name}") for name in found]


def called(g: State, u: int, language: str) -> str:
    """A counter by its name and what it is worth: GE 8 4-4-4."""
    return f"{name_of(g.box, 'unit', u, language)} {strength(g, u)}"


def stack(known: Known[State], h: int, language: str) -> str:
    """Who stands in a hex, as far as one sees: GE 8 4-4-4 + 2 more."""
    g = known.state
    there = g.stacks.get(h, ())
    seen = [u for u in there if sees(g, known.side, u)]
    said = [called(g, u, language) for u in seen]
    if len(seen) < len(there):
        said.append(say(language, "hint-hidden", units=len(there) - len(seen)))
    return " + ".join(said)


# -- beside an option --------------------------------------------------------------------------------------------------


def hint(known: Known[State], verb: str, kind: str, noun: int, language: str) -> str:
    """What stands beside a noun in a list of options."""
    match kind:
        case "unit":
            return _unit_hint(known, verb, noun, language)
        case "space":
            return _space_hint(known, verb, noun, language)
        case "front" if known.state.phase == "move":
            g = known.state
            left = (movers(g) & g.here[g.side][noun]).bit_count()
            return say(language, "hint-left", units=left)
        case "event":
            return event_text(known.state.box, noun, language)
        case "nation":
            return say(language, "hint-points", points=known.state.rps[noun])
        case "theatre":
            return name_of(known.state.box, "side", known.state.initiative[noun], language)
    return ""


def _unit_hint(known: Known[State], verb: str, u: int, language: str) -> str:
    g = known.state
    make = _WORTH.get(verb)
    parts = [make(g, u, language) if make is not None else strength(g, u)]
    if g.loc[u] < OFF and verb not in HERE:
        parts.append(name_of(g.box, "space", g.loc[u], language))
    parts += marks(known, u, language)
    return " · ".join(part for part in parts if part)


def _moves(g: State, u: int, language: str) -> str:
    """8.14: the points of this phase, where they are not those printed."""
    points = allowance(g, u)
    more = say(language, "hint-cost", points=points) if points != movement_of(g, u) else ""
    return f"{strength(g, u)} · {more}" if more else strength(g, u)


def _supports(g: State, u: int, language: str) -> str:
    return say(language, "hint-support", columns=g.box.support[u])


def _loses(g: State, u: int, language: str) -> str:
    return f"{strength(g, u)} · {say(language, 'hint-steps', steps=g.left[u])}"


_WORTH: Final[dict[str, Callable[[State, int, str], str]]] = {
    "move": _moves, "with": _moves, "support": _supports, "lose": _loses, "give_up": _loses,
}  # fmt: skip


def _space_hint(known: Known[State], verb: str, h: int, language: str) -> str:
    g = known.state
    parts: list[str] = []
    if verb in ("to", "through") and g.marching:
        parts.append(say(language, "hint-cost", points=_cost(g, h)))
    if verb == "attack":
        parts.append(attack_hint(known, h, language))
    parts.append(stack(known, h, language))
    parts.append(", ".join(features(g, h, language)))
    return " · ".join(part for part in parts if part)


def _cost(g: State, h: int) -> int:
    """Points of those under way to a hex by the cheapest way."""
    its: Party = kept((_cost, g.marching, g.spent), g, lambda: party(g, g.marching))
    return price(its, h - its.front.base)


def attack_hint(known: Known[State], h: int, language: str) -> str:
    """10.34: what an attack by everybody who could join comes to, as far as one sees the defender."""
    g = known.state
    able = tuple(able_attackers(g, h))
    if not able:
        return ""
    its = guessed(known, h, able)
    return say(
        language, "hint-attack", attack=its.odds.attack, defence=its.odds.defence, column=column_name(its.odds.column),
        guessed="yes" if its.hidden else "no",
    )  # fmt: skip


# -- the ground --------------------------------------------------------------------------------------------------------


def features(g: State, h: int, language: str) -> list[str]:
    """Terrain, town and works of a hex; nothing for plain clear ground."""
    front, local = front_at(g, h), h - front_at(g, h).base
    found = []
    if front.terrain[local] != "clear":
        found.append(say(language, f"board-terrain-{front.terrain[local]}"))
    town = front.rows[local]["town"]
    if town:
        found.append(say(language, f"legend-place-{town}"))
    fort = fort_at(g, h)
    if fort >= 0:
        found.append(say(language, "mark-heavy" if g.box.forts[fort].heavy else "mark-fort"))
    for name, there in (("devastated", g.devastated), ("hindenburg", g.hindenburg)):
        if front.index == 0 and there >> local & 1:
            found.append(say(language, f"mark-{name}"))
    if h in g.dugouts:
        found.append(say(language, "mark-trench"))
    return found


# -- above a question --------------------------------------------------------------------------------------------------


def scene(known: Known[State], language: str) -> list[str]:
    """Lines to read before a question: when and whose turn it is; the combat as far as it has come."""
    g = known.state
    return [heading(g, language), *(attack_lines(known, g.attack, language) if g.attack is not None else ())]


def heading(g: State, language: str) -> str:
    """August 1914, part 1 (turn 1), Western Theatre, Central Powers."""
    return say(
        language, "show-turn", name=capital(turn_name(g.box, g.turn, language)), turn=g.turn,
        theatre=name_of(g.box, "theatre", g.theatre, language), side=name_of(g.box, "side", g.side, language),
    )  # fmt: skip


def attack_lines(known: Known[State], a: Attack, language: str) -> Iterator[str]:
    """10.3: who fights whom, at which odds, and what the die said."""
    g = known.state
    where = ", ".join((name_of(g.box, "space", a.hex, language), *features(g, a.hex, language)))
    alive = [u for u in a.attackers if g.loc[u] < OFF] if a.shown or known.side == g.side else []
    there = fighters_at(g, a.hex, 1 - g.side)
    theirs = _all(g, there, language) if a.shown else stack(known, a.hex, language)
    yield say(
        language, "show-attack", space=where, ours=_all(g, alive, language),
        theirs=theirs or say(language, "arena-nobody"),
    )  # fmt: skip
    if not a.shown or not alive or a.won or not (there or fort_at(g, a.hex) >= 0):
        return
    its = a.odds or odds(g)
    yield say(
        language, "show-odds", attack=its.attack, defence=its.defence, column=column_name(its.column),
        shifts=reasons((*its.shifts, *its.modifiers), language) or "0",
    )  # fmt: skip
    if a.odds is not None:
        yield say(language, "show-losses", die=a.die, ours=a.losses[0], theirs=a.losses[1])


def _all(g: State, units: Iterable[int], language: str) -> str:
    return ", ".join(called(g, u, language) for u in units) or say(language, "arena-nobody")


def reasons(shifts: Iterable[Shift], language: str) -> str:
    """Every reason with what it does: river -1, headquarters +1."""
    return ", ".join(f"{say(language, one.key)} {signed(one.by)}" for one in shifts)


# -- one thing ---------------------------------------------------------------------------------------------------------


def detail(known: Known[State], kind: str, noun: int, language: str) -> str:
    """All about one thing: a unit, a hex and what stands there, a front."""
    match kind:
        case "unit":
            return "\n".join(_unit(known, noun, language))
        case "space":
            return "\n".join(_hex(known, noun, language))
        case "front":
            return _front(known.state, noun, language)
        case "event":
            return _event(known.state.box, noun, language)
        case "nation":
            return "\n".join(_nation(known.state, noun, language))
    return ""


def _event(box: Box, c: int, language: str) -> str:
    """Its name, what it does, whose it is, when it joins the pool."""
    its = box.counters[c]
    pool = say(language, "show-pool", letter=chr(its.letter))
    return "\n".join((
        capital(name_of(box, "event", c, language)),
        event_text(box, c, language),
        row(name_of(box, "side", its.event.side, language), pool, language),
    ))  # fmt: skip


def _nation(g: State, n: int, language: str) -> Iterator[str]:
    """Its side, its points, its trenches."""
    side = g.allegiance[n]
    yield capital(name_of(g.box, "nation", n, language))
    yield name_of(g.box, "side", side, language) if side != NOBODY else say(language, "show-box-neutral")
    if g.fallen >> n & 1:
        yield say(language, "show-fallen")
    yield row(say(language, "panel-resources"), str(g.rps[n]), language)
    depth = trench_depth(g, n) if side != NOBODY else 0
    if depth:
        yield row(say(language, "panel-trenches"), signed(depth), language)


def _unit(known: Known[State], u: int, language: str) -> list[str]:
    """What it is, its ratings, steps, place, supply; of an enemy beneath a stack only what is printed on it."""
    g = known.state
    box, h = g.box, g.loc[u]
    symbol = say(language, f"legend-symbol-{OF_KIND.get(box.kind[u], box.kind[u])}")
    size = say(language, f"legend-size-{SIZES[box.bulk[u]]}")
    lines = [capital(unit_title(box, u, language)), capital(f"{symbol}, {size}")]
    if h < OFF and not sees(g, known.side, u):
        front = name_of(box, "front", front_at(g, h).index, language)
        lines.append(say(language, "show-beneath", front=front))
    else:
        lines += _ratings(g, u, language)
        where = name_of(box, "space", h, language) if h < OFF else _away(g, u, language)
        lines += [where, *map(capital, marks(known, u, language))]
    source = "reconstructed" if box.unit_rows[u]["source"] == "reconstructed" else "rulebook"
    return [*lines, capital(say(language, f"board-source-{source}"))]


def _ratings(g: State, u: int, language: str) -> list[str]:
    box = g.box
    if not box.fights[u]:
        return [say(language, "show-staff", columns=box.support[u], moves=movement_of(g, u))]
    lines = [
        say(
            language, "show-ratings", attack=attack_of(g, u), defence=defence_of(g, u), moves=movement_of(g, u),
            left=g.left[u], steps=box.steps[u],
        )
    ]  # fmt: skip
    if box.bonus[u]:
        lines.append(say(language, "show-tanks", die=signed(box.bonus[u])))
    return lines


def _away(g: State, u: int, language: str) -> str:
    """Where a unit is that is not on a map; 13.1: a reinforcement with its Strategic Turn."""
    if g.loc[u] == HOLDING and g.box.arrival[u].isupper() and len(g.box.arrival[u]) == 1:
        return say(language, "show-coming", letter=g.box.arrival[u])
    return say(language, f"show-box-{BOXES[g.loc[u] - OFF]}")


def _hex(known: Known[State], h: int, language: str) -> list[str]:
    """Ground and its price, water, whose it was and is, what it is worth, supply of both sides, who stands there."""
    g = known.state
    front, local = front_at(g, h), h - front_at(g, h).base
    if front.terrain[local] == "none":
        return [capital(say(language, "show-no-hex"))]
    here = features(g, h, language) or [say(language, "board-terrain-clear")]
    weather = WEATHERS[g.weather[front.index]]
    cost = g.box.tables["terrain"][front.terrain[local]]["cost"][g.weather[front.index]]
    lines = [capital(", ".join(here))]
    if cost:
        lines.append(say(language, "show-cost", points=int(cost), weather=say(language, f"weather-{weather}")))
    lines += _waters(front, local, language)
    lines += _owned(g, h, front, local, language)
    lines += _supplied(known, h, front, local, language)
    if h in g.stacks:
        lines.append(stack(known, h, language))
    source = front.rows[local]["source"]
    key = "reconstructed" if source == "reconstructed" else "rulebook"
    return [*lines, capital(say(language, f"board-source-{key}"))]


def _waters(front: Front, local: int, language: str) -> list[str]:
    """The rivers, canals and passes along a hex, by name, with the ways they lie."""
    found: dict[str, list[str]] = {}
    for side, name in zip(front.side_rows, front.side_names[language], strict=True):
        a = front.hex[side["hex"]]
        b = front.map.near[side["way"]][a]
        if local in (a, b) and b >= 0 and side["kind"] in ("river", "canal", "pass"):
            kind = say(language, f"board-side-{side['kind']}")
            way = front.map.way(local, b if local == a else a)
            found.setdefault(f"{name} ({kind})" if name else capital(kind), []).append(say(language, f"show-way-{way}"))
    return [row(name, ", ".join(ways), language) for name, ways in found.items()]


def _owned(g: State, h: int, front: Front, local: int, language: str) -> Iterator[str]:
    """7.1: whose land, who holds it; what it is worth."""
    country = front.country[local]
    if country:
        yield say(language, f"country-{country}")
    holder = next((side for side in (0, 1) if g.held[side][front.index] >> local & 1), -1)
    if holder >= 0:
        yield say(language, "show-held", side=name_of(g.box, "side", holder, language))
    words = front.rows[local]["kinds"].split()
    for word in PRIZES:
        if word in words:
            yield say(language, f"show-kind-{word.replace('_', '-')}")
    for word in words:
        stem, _, points = word.partition(":")
        if stem == "resource":
            yield say(language, "show-resource", points=int(points))
    if h in g.box.fort_at and fort_at(g, h) < 0:
        yield capital(say(language, "mark-destroyed"))


def _supplied(known: Known[State], h: int, front: Front, local: int, language: str) -> Iterator[str]:
    """11.0: whose units would be in supply here by a line; the enemy's by what one sees of his headquarters."""
    g = in_sight(known)
    for side in range(len(SIDES)):
        if (g.any_occ[1 - side][front.index] | g.forts[1 - side][front.index]) >> local & 1:
            continue
        fed = [n for n in nations_on(g, side, front.index) if area(g, n, front.index) >> local & 1]
        nations = ", ".join(say(language, f"nation-{NATIONS[n]}") for n in fed) or say(language, "arena-nobody")
        said = say(language, "show-supply", side=name_of(g.box, "side", side, language))
        yield row(said, nations, language)


def _front(g: State, f: int, language: str) -> str:
    """Its theatre, who holds the initiative there, its weather."""
    front = g.box.fronts[f]
    return "\n".join((
        name_of(g.box, "theatre", front.theatre, language),
        row(
            say(language, "panel-initiative"), name_of(g.box, "side", g.initiative[front.theatre], language), language
        ),
        row(say(language, "status-weather"), say(language, f"weather-{WEATHERS[g.weather[f]]}"), language),
    ))  # fmt: skip
