"""What a player wants to know beside an option, above a question, or about one thing.

All is made of a `Known`. What lies face down is a detachment to everybody but its own side (3.0f): `shown` decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.words import capital, row
from .arrivals import arriving
from .bridging import span_modifier, work_modifier
from .box import CP, HALF, SIDES, Box
from .combat import why_not_fight
from .command import commanded, supplied
from .losses import crowd, step_cost
from .markers import slip_modifier
from .movement import price, way
from .names import days_name, face_title, hex_origin, name_of, say, unit_origin, unit_title
from .odds import Odds, bombardment, column_name, fire_of, halves, mastery_shifts, odds
from .scenes import SEQUENCES
from .state import (
    BOXES, COMING, FLIGHTS, MASTERY, OFF, Battle, Shift, State, active, attack_of, defence_of, doctrine, fighters_at,
    is_elite, is_full, morale, offensive, on_map, points_of_stack, rating, zoc,
)  # fmt: skip
from .victory import points, scorer
from .view import MARKS

PHASES: Final = {
    "offensive": ("set_up", "declare", "bruchmuller"),
    "supply": ("supply", "starve"),
    "air": ("superiority", "come_home"),
    "weather": ("weather", "prohibit", "end_sequence"),
    "disengagement": ("disengage", "end_fighting"),
    "exploitation": (
        "exploit_combats", "clear_contact", "exploit_move", "shift_guns", "end_exploitation", "adjust", "take_up_last",
        "end_player",
    ),
    "points": ("next_turn",),
    "movement": (
        "begin_player", "hungarians", "take_up", "air", "arrive", "refugees", "sabotage", "order", "withdraw",
        "markers_first", "move", "demolish", "markers_last", "end_movement", "last_hours",
    ),
}  # fmt: skip
"""Phases as players call them, and the steps of each; all other steps are those of a combat."""
PHASE: Final = {step: phase for phase, steps in PHASES.items() for step in steps}
REDUCED: Final = "({})"
SURE: Final = 6
"""A die that cannot fail."""
GUNNERS: Final = frozenset(("gun", "counter", "plan", "bruchmuller", "shift", "silence", "evacuate"))
HERE: Final = frozenset(("with", "lose", "spend", "shake", "give_up", "confuse", "alone", "load", "unload"))
"""What is said of units of one hex."""
FLIERS: Final = frozenset(("interdict", "observe", "bomb", "strafe"))


def alike(kind: str, noun: int) -> object:
    """Every unit is itself."""
    return noun


def shown(known: Known[State], u: int) -> bool:
    """3.0f: whether the reader may know what a counter is worth."""
    return not known.state.hidden >> u & 1 or known.side == known.state.box.side[u]


def signed(value: int) -> str:
    """+2, -1, 0."""
    return f"+{value}" if value > 0 else str(value)


# -- in short ----------------------------------------------------------------------------------------------------------


def strength(known: Known[State], u: int, language: str) -> str:
    """9-10-4/4: attack, defence, movement and morale; in brackets if reduced, in two with its last step of three."""
    g = known.state
    box = g.box
    if not shown(known, u):
        return "?"
    if box.fights[u]:
        text = f"{attack_of(g, u)}-{defence_of(g, u)}-{rating(g, u).movement}/{morale(g, u)}"
        for _ in range(rating(g, u).steps - g.left[u]):
            text = REDUCED.format(text)
        return text
    if box.is_gun[u]:
        return gun(g, u, language)
    if box.kind[u] == "air":
        return say(language, "hint-bombs", points=box.fire[u])
    return say(language, "hint-radius", hexes=box.radius[u]) if box.kind[u] == "hq" else ""


def gun(g: State, u: int, language: str) -> str:
    """15.2.2: what a gun fires, and how far."""
    return say(language, "hint-gun", points=fire_of(g, u), hexes=g.box.range[u])


def marks(g: State, u: int, language: str) -> list[str]:
    """What lies on a counter, in words. All of it is public."""
    found = [name for name, field in MARKS if getattr(g, field) >> u & 1]
    if u in g.frozen:
        found.append("frozen")
    if u == g.bruchmuller:
        found.append("bruchmuller")
    return [say(language, f"mark-{name}") for name in found]


def called(known: Known[State], u: int, language: str) -> str:
    """A counter by its name and what it is worth: IT 51 DF 6-8-4/3."""
    return f"{name_of(known.state.box, 'unit', u, language)} {strength(known, u, language)}".strip()


def stack(known: Known[State], h: int, language: str) -> str:
    """Who stands in a hex, in short."""
    return " + ".join(called(known, u, language) for u in known.state.stacks.get(h, ()))


# -- beside an option --------------------------------------------------------------------------------------------------


def hint(known: Known[State], verb: str, kind: str, noun: int, language: str) -> str:
    """What stands beside a noun in a list of options."""
    match kind:
        case "unit":
            return _unit_hint(known, verb, noun, language)
        case "space":
            return _space_hint(known, verb, noun, language)
        case "crossing" if verb == "span":
            return die_for(known.state, span_modifier(known.state, *known.state.box.crossings[noun]), language)
        case "bridge" if verb in ("blow", "mend"):
            return die_for(known.state, work_modifier(known.state, verb, noun), language)
        case "number" if verb == "back":
            return _back(known.state, noun, language)
    return ""


def die_for(g: State, more: int, language: str) -> str:
    """11.2.4b, 11.2.5d: the die that a work needs."""
    need = max(0, min(SURE, int(g.box.tables["limits"]["works"]) - more))
    return say(language, "hint-die", need=need)


def _back(g: State, hexes: int, language: str) -> str:
    """12.2.6j: the damage that is left after so many hexes."""
    b = g.battle
    if b is None:
        return ""
    relief = int(g.box.tables["mastery"]["relief"]) * hexes if not b.errors[1] else 0
    return say(language, "hint-damage", points=max(0, b.hurt[1] - relief))


def _unit_hint(known: Known[State], verb: str, u: int, language: str) -> str:
    g = known.state
    parts = [_worth(known, verb, u, language)]
    if g.loc[u] < OFF and verb not in HERE:
        parts.append(name_of(g.box, "space", g.loc[u], language))
    parts += marks(g, u, language)
    return " · ".join(part for part in parts if part)


def _worth(known: Known[State], verb: str, u: int, language: str) -> str:
    """What matters about a unit in a question."""
    g = known.state
    make = _WORTH.get(verb)
    if not shown(known, u) or make is None:
        return strength(known, u, language)
    return make(g, u, language)


def _joins(g: State, u: int, language: str) -> str:
    """12.2.4: what a unit brings to the attack; 12.2.4k: uphill half of it."""
    climbs = g.battle is not None and (g.loc[u], g.battle.hex) in g.box.ridge
    attack = halves(attack_of(g, u) * (1 if climbs else HALF))
    return say(language, "hint-join", attack=attack, morale=morale(g, u), uphill="yes" if climbs else "no")


def _leads(g: State, u: int, language: str) -> str:
    """12.2.3: what counts in a lead unit."""
    return say(language, "hint-lead", morale=morale(g, u), elite="yes" if is_elite(g, u) else "no")


def _loses(g: State, u: int, language: str) -> str:
    """12.2.8a: what a step costs; where steps are lost outright it costs nothing."""
    paid = bool(g.due) and g.due[0].what == "damage"
    return say(language, "hint-step" if paid else "hint-steps", points=step_cost(g, u), left=g.left[u])


def _slips(g: State, u: int, language: str) -> str:
    """13.0e, 13.0f: what is added to the die of a stack that tries to get away."""
    units = [v for v in bits(g.disengaging) if g.loc[v] == g.loc[u]] if g.phase == "disengage" else [u]
    return say(language, "hint-slip", morale=morale(g, u), modifier=signed(slip_modifier(g, u, units)))


def _thaws(g: State, u: int, language: str) -> str:
    """11.2.10b: how many a marker frees, and what the enemy has of it."""
    freed = sum(1 for its in g.frozen.values() if its == g.frozen.get(u))
    return say(language, "hint-free", units=freed, points=g.scene.frozen_price.get(g.turn, 0))


def _rallies(g: State, u: int, language: str) -> str:
    """11.4e, 11.4f: the die that ends Retreat mode."""
    mode, h = g.box.tables["retreat_mode"], g.loc[u]
    road = (g.box.on_road | (g.box.on_secondary if g.fair else 0)) >> h & 1
    rail = g.box.on_rail >> h & 1
    more = (int(mode["road"]) * road + int(mode["rail"]) * rail) if road or rail else int(mode["open"])
    return say(language, "hint-die", need=max(0, int(mode["leaves"]) - more))


def _fires(g: State, u: int, language: str) -> str:
    return gun(g, u, language) if g.box.is_gun[u] else ""


_WORTH: Final[dict[str, Callable[[State, int, str], str]]] = {
    "join": _joins, "lead": _leads, "lose": _loses, "mark": _slips, "disengage": _slips, "free": _thaws,
    "rally": _rallies, **dict.fromkeys(GUNNERS, _fires),
}  # fmt: skip


def _space_hint(known: Known[State], verb: str, h: int, language: str) -> str:
    g = known.state
    parts: list[str] = []
    if verb in ("to", "through") and g.marching:
        parts.append(say(language, "hint-cost", points=_cost(g, g.marching, h)))
        parts.append(_crowded(g, g.marching, h, language) if verb == "to" else "")
    if verb == "at" and g.phase == "arrive":
        parts.append(_crowded(g, (arriving(g)[0],), h, language))  # 11.1.5c: who arrives may move on
    if verb == "attack":
        parts.append(attack_hint(known, h, language))
    if verb in ("fall", "on") and known.side is not None:
        side = g.falls[0].side if verb == "fall" and g.falls else g.side
        if zoc(g, 1 - side) >> h & 1 and not g.occ[side] >> h & 1:
            parts.append(say(language, f"hint-zone-{verb}"))
    parts.append(stack(known, h, language))
    parts.append(ground(g, h, language) if verb not in FLIERS else "")
    return " · ".join(part for part in parts if part)


def _crowded(g: State, units: Iterable[int], h: int, language: str) -> str:
    """4.0g: whether there would be too many in a hex if these came to it and stayed."""
    there, small = crowd(g, h, active(g))
    units = tuple(u for u in units if g.loc[u] != h)
    there += sum(points_of_stack(g, u) for u in units)
    small += sum(1 for u in units if g.box.bulk[u] == "detachment")
    limits = g.box.tables["limits"]
    if there > int(limits["stack"]):
        return say(language, "hint-crowded", points=there, most=int(limits["stack"]))
    most = int(limits["detachments"])
    return say(language, "hint-detachments", most=most) if small > most else ""


def _cost(g: State, units: tuple[int, ...], h: int) -> str:
    """Points to a hex by the cheapest way."""
    if g.forced:
        return str(way(Known(g, None), units, h)[1])
    return halves(price(g, units, h))


def attack_hint(known: Known[State], h: int, language: str) -> str:
    """12.2.4: what an attack by everybody who could join comes to, before anybody is named to lead."""
    g = known.state
    near = g.box.beside[h] & g.occ[g.side]
    able = tuple(u for there in bits(near) for u in g.stacks[there] if why_not_fight(g, u) is None)
    if not able:
        return ""
    if not all(shown(known, u) for u in (*able, *fighters_at(g, h, 1 - g.side))):
        return say(language, "hint-hidden")
    found = odds(g, Battle(h, attackers=able), -1, -1)
    return say(
        language,
        "hint-attack",
        attack=halves(found.attack),
        defence=halves(found.defence),
        column=column_name(g, found.column),
    )


# -- the ground --------------------------------------------------------------------------------------------------------


def ground(g: State, h: int, language: str) -> str:
    """What a hex is, in short: mountain, trenches."""
    return ", ".join(features(g, h, language))


def features(g: State, h: int, language: str) -> list[str]:
    """Terrain, town and works of a hex; nothing for plain clear ground."""
    box = g.box
    found = []
    if box.town[h]:
        found.append(say(language, f"board-town-{box.town[h]}"))  # the terrain of its hex
    elif box.terrain[h] != "clear":
        found.append(say(language, f"board-terrain-{box.terrain[h]}"))
    if g.scene.trench >> h & 1:
        found.append(say(language, "board-feature-trench"))
    return found


# -- above a question --------------------------------------------------------------------------------------------------


def phase_name(g: State, language: str) -> str:
    phase = PHASE.get(g.phase, "combat")
    return say(language, f"phase-{'exploitation' if g.exploits else phase}")


def weather_name(g: State, language: str) -> str:
    return say(language, f"weather-{'fog-' if g.fog else ''}{'fair' if g.fair else 'bad'}")


def heading(g: State, language: str) -> str:
    """11-13 December, turn 17/18, sequence 1/3, Entente: Combat | bad weather | Central Powers: 3 points."""
    scene = g.scene
    when = say(
        language, "show-turn", days=days_name(g.box, g.turn, language), turn=g.turn, last=scene.last_turn,
        sequence=g.sequence, sequences=SEQUENCES if g.attacks else 1, phase=phase_name(g, language),
        side=name_of(g.box, "side", g.side, language),
    )  # fmt: skip
    early = PHASE.get(g.phase, "") in ("offensive", "supply", "air")  # 10.0a: nobody knows the weather yet
    parts = (when, score(g, language)) if early else (when, weather_name(g, language), score(g, language))
    return " | ".join(parts)


def score(g: State, language: str) -> str:
    return say(language, "show-points", side=name_of(g.box, "side", scorer(g), language), points=points(g))


def scene(known: Known[State], language: str) -> list[str]:
    """Lines to read before a question: time and score, the combat as far as it has come."""
    g = known.state
    lines = [heading(g, language)]
    return lines if g.battle is None else lines + battle_lines(known, g.battle, language)


def battle_lines(known: Known[State], b: Battle, language: str) -> list[str]:
    """12.2: who fights whom, with which guns, at which odds, and what the dice said."""
    g = known.state
    there = fighters_at(g, b.hex, 1 - g.side)
    alive = [u for u in b.attackers if g.loc[u] < OFF]
    where = ", ".join((name_of(g.box, "space", b.hex, language), *features(g, b.hex, language)))
    lines = [
        say(
            language, "show-attack", space=where, ours=_all(known, (*alive, *b.assault), language),
            theirs=_all(known, there, language),
        )
    ]  # fmt: skip
    if b.guns or b.reply:
        lines.append(_guns(known, b, language))
    if alive and there and not b.dice[0] and all(shown(known, u) for u in (*alive, *there)):
        lines.append(odds_line(g, odds(g, b, b.lead, b.lead_defence), language))
        if g.phase != "join":
            lines.append(_mastery(g, b, language))
    if b.dice[0]:
        lines.append(_result(g, b, language))
    return lines


def _all(known: Known[State], units: Iterable[int], language: str) -> str:
    return ", ".join(called(known, u, language) for u in units) or say(language, "show-nobody")


def _guns(known: Known[State], b: Battle, language: str) -> str:
    """12.2.2: both bombardments as they stand."""
    g = known.state
    return say(
        language, "show-guns", ours=_battery(g, b.guns, b.counter, language), attack=bombardment(g, b, False),
        theirs=_battery(g, b.reply, b.reply_counter, language), defence=bombardment(g, b, True),
    )  # fmt: skip


def _battery(g: State, guns: Sequence[int], counter: Sequence[int], language: str) -> str:
    """Guns by name, those that fire at guns so marked."""
    names = []
    for u in guns:
        name = name_of(g.box, "unit", u, language)
        names.append(say(language, "show-counter", unit=name) if u in counter else name)
    return ", ".join(names) or say(language, "show-nobody")


def odds_line(g: State, found: Odds, language: str) -> str:
    """21 to 14, column 2/1 (woods -1, offensive +2)."""
    return say(
        language, "show-odds", attack=halves(found.attack), defence=halves(found.defence),
        column=column_name(g, found.column), shifts=reasons(found.shifts, language) or say(language, "show-none"),
    )  # fmt: skip


def reasons(shifts: Iterable[Shift], language: str) -> str:
    """Every reason with what it does: woods -1, offensive +2."""
    return ", ".join(f"{say(language, one.key)} {signed(one.by)}" for one in shifts)


def _mastery(g: State, b: Battle, language: str) -> str:
    """12.2.6: what is added to each side's die of mastery."""
    both = [mastery_shifts(g, b, defender) for defender in (False, True)]
    said = [reasons(each, language) or say(language, "show-none") for each in both]
    return say(language, "show-mastery", attacker=said[0], defender=said[1])


def _result(g: State, b: Battle, language: str) -> str:
    """12.2.5, 12.2.6: dice, damage and mastery."""
    names = [say(language, f"level-{MASTERY[level]}") for level in b.mastery]
    return say(
        language,
        "show-result",
        dice=sum(b.dice),
        attacker=b.hurt[0],
        defender=b.hurt[1],
        ours=names[0],
        theirs=names[1],
    )


# -- one thing ---------------------------------------------------------------------------------------------------------


def detail(known: Known[State], kind: str, noun: int, language: str) -> str:
    """All about one thing: a unit, a hex and what stands there, a bridge, a stretch of water."""
    match kind:
        case "unit":
            return "\n".join(_unit(known, noun, language))
        case "space":
            return "\n".join(_hex(known, noun, language))
        case "bridge":
            return "\n".join(_bridge(known.state, noun, language))
        case "crossing":
            return "\n".join(_crossing(known.state, noun, language))
    return ""


def _unit(known: Known[State], u: int, language: str) -> list[str]:
    """Ratings, steps, place, supply, markers; of a counter face down only what its back shows."""
    g = known.state
    box, h = g.box, g.loc[u]
    if not shown(known, u):
        lines = [unit_title(box, u, language), say(language, "mark-hidden")]
        return [*lines, name_of(box, "space", h, language)] if h < OFF else lines
    lines = [capital(face_title(box, g.who[u], language))]
    lines += _ratings(known, u, language)
    if h < OFF:
        lines.append(name_of(box, "space", h, language))
        lines += _supply(g, u, language)
    else:
        lines.append(_away(g, u, language))
    if u in g.flights:
        lines.append(say(language, f"show-flight-{FLIGHTS[g.flights[u]]}"))
    return [*lines, *marks(g, u, language), capital(unit_origin(box, g.who[u], language))]


def _ratings(known: Known[State], u: int, language: str) -> list[str]:
    """3.0h: factors and steps of a combat unit, with its division and doctrine; what a support does."""
    g = known.state
    box = g.box
    parts = [say(language, f"kind-{box.kind[g.who[u]]}")]
    if box.bulk[u]:
        parts.append(say(language, f"size-{box.bulk[u]}"))
    if box.symbol[u] and box.bulk[u] != "detachment":
        parts.append(say(language, f"symbol-{box.symbol[u]}"))
    if box.division[u]:
        parts.append(say(language, f"division-{box.division[u]}"))
    lines = [capital(", ".join(parts))]
    if box.fights[u] and g.left[u]:
        lines.append(
            say(
                language, "show-ratings", attack=attack_of(g, u), defence=defence_of(g, u), moves=rating(g, u).movement,
                morale=morale(g, u), left=g.left[u], steps=rating(g, u).steps, full="yes" if is_full(g, u) else "no",
            )
        )  # fmt: skip
    elif box.is_gun[u] or box.kind[u] in ("hq", "air"):
        lines.append(capital(strength(known, u, language)))
    its = doctrine(g, u) if box.side[u] != CP and box.fights[u] else ""
    return [*lines, say(language, "show-doctrine", name=say(language, f"doctrine-{its}"))] if its else lines


def _supply(g: State, u: int, language: str) -> list[str]:
    """9.1: whether it is in command and in supply where it stands now."""
    side, h = g.box.side[u], g.loc[u]
    if g.box.kind[u] in ("hq", "depot", "air"):
        return []
    if commanded(g, side) >> h & 1:
        return [say(language, "show-supply-command")]
    return [say(language, "show-supply-line" if supplied(g, side) >> h & 1 else "show-supply-none")]


def _away(g: State, u: int, language: str) -> str:
    """Where a unit is that is not on the map; 11.1.5: a reinforcement with its turn."""
    where = g.loc[u]
    if where == COMING:
        one = next(one for one in g.scene.placed if one.unit == u)
        return say(
            language, "show-coming", days=days_name(g.box, one.turn, language), sequence=one.sequence,
            place=name_of(g.box, "unit", one.entry, language) if one.entry >= 0 else "any",
        )  # fmt: skip
    return say(language, f"show-box-{BOXES[where - OFF]}")


def _hex(known: Known[State], h: int, language: str) -> list[str]:
    """Terrain and its price, water, roads, who holds it and what it is worth, who stands there."""
    g = known.state
    box = g.box
    if not g.scene.area >> h & 1:
        return [say(language, "show-outside")]
    here = features(g, h, language) or [say(language, f"board-terrain-{box.terrain[h]}")]
    cost = box.ground[h] + (box.trench_cost if g.scene.trench >> h & 1 else 0)
    lines = [capital(", ".join([*here, *_lines(box, h, language)])), say(language, "hint-cost", points=halves(cost))]
    lines += _waters(g, h, language)
    lines += _worth_of(g, h, language)
    if (g.any_occ[0] | g.any_occ[1]) >> h & 1:
        lines.append(stack(known, h, language))
    for u, kind in sorted(g.flights.items()):
        if g.loc[u] == h:
            lines.append(
                row(name_of(box, "unit", u, language), say(language, f"show-flight-{FLIGHTS[kind]}"), language)
            )
    return [*lines, capital(hex_origin(box, h, language))]


def _lines(box: Box, h: int, language: str) -> list[str]:
    """Roads and railways that run through a hex."""
    there = (("road", box.on_road), ("secondary", box.on_secondary), ("rail", box.on_rail))
    return [say(language, f"board-line-{name}") for name, hexes in there if hexes >> h & 1]


def _waters(g: State, h: int, language: str) -> list[str]:
    """The rivers and ridges along a hex, by name, with the ways they lie; its bridges and footbridges."""
    box = g.box
    found: dict[str, list[str]] = {}
    for edge, name in zip(box.side_rows, box.side_names[language], strict=True):
        a = box.hex[edge["hex"]]
        b = box.map.near[edge["way"]][a]
        if h in (a, b) and b >= 0:
            its = say(language, f"board-side-{edge['kind']}")
            way_ = say(language, f"show-way-{box.map.way(h, b if h == a else a)}")
            found.setdefault(f"{name} ({its})", []).append(way_)
    lines = [row(name, ", ".join(ways), language) for name, ways in found.items()]
    for other in box.map.linked[h]:
        i = box.bridge_at.get((h, other), -1)
        if i >= 0:
            lines.append(
                capital(name_of(box, "bridge", i, language)) + (f", {_down(language)}" if g.destroyed >> i & 1 else "")
            )
    for side, a, b in g.footbridges:
        if h in (a, b):
            lines.append(_footbridge(g, side, a, b, language))
    return lines


def _down(language: str) -> str:
    return say(language, "mark-bridge-down")


def _footbridge(g: State, side: int, a: int, b: int, language: str) -> str:
    return say(
        language, "show-footbridge", side=name_of(g.box, "side", side, language),
        crossing=name_of(g.box, "crossing", g.box.crossing[a, b], language),
    )  # fmt: skip


def _worth_of(g: State, h: int, language: str) -> list[str]:
    """16.0: objectives with what they are worth; sources of supply; who held it last."""
    lines = []
    for side, prizes in enumerate(g.scene.objectives):
        if h in prizes:
            lines.append(say(language, "show-objective", side=name_of(g.box, "side", side, language), points=prizes[h]))
            if h in g.scene.needs_bridge:
                lines.append(say(language, "show-needs-bridge"))
        if g.scene.sources[side] >> h & 1:
            lines.append(say(language, "show-source", side=name_of(g.box, "side", side, language)))
    if g.scene.tracked >> h & 1:
        side = next((side for side in range(len(SIDES)) if g.held[side] >> h & 1), -1)
        if side >= 0:
            lines.append(say(language, "show-held", side=name_of(g.box, "side", side, language)))
    return lines


def _bridge(g: State, i: int, language: str) -> list[str]:
    """What crosses, over what, and whether it stands."""
    bridge = g.box.bridges[i]
    carries = [key for key, there in (("road", bridge.road), ("rail", bridge.rail)) if there]
    lines = [capital(", ".join(say(language, f"board-bridge-{key}") for key in carries))]
    water = say(language, f"board-side-{'major' if bridge.major else 'minor'}")
    lines.append(row(bridge.river, water, language))
    return [*lines, _down(language)] if g.destroyed >> i & 1 else lines


def _crossing(g: State, c: int, language: str) -> list[str]:
    """A stretch of water: its kind, its bridge, the footbridges over it."""
    a, b = pair = g.box.crossings[c]
    lines = [capital(say(language, f"board-side-{'major' if pair in g.box.major else 'minor'}"))]
    i = g.box.bridge_at.get(pair, -1)
    if i >= 0:
        lines.append(capital(name_of(g.box, "bridge", i, language)))
        lines += [_down(language)] if g.destroyed >> i & 1 else []
    lines += [_footbridge(g, side, x, y, language) for side, x, y in g.footbridges if {x, y} == {a, b}]
    return lines


def plan(g: State, language: str) -> str:
    """8.0: this turn's offensive; empty if there is none."""
    its = offensive(g)
    if its is None:
        return ""
    guns = ", ".join(name_of(g.box, "unit", u, language) for u in bits(g.planned)) or say(language, "show-nobody")
    return say(language, "show-offensive", modifiers=" / ".join(signed(one) for one in its.modifiers), guns=guns)


def hexes_of(g: State, side: int) -> list[int]:
    """The hexes in which a side has anything on the ground, from the north."""
    return sorted({g.loc[u] for u in on_map(g, side)}, reverse=True)
