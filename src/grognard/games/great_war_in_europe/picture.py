"""What one side sees on the maps, drawn from its view of the position and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel.picture import Arrow, Hidden, Mark, Marker, Picture, PieceNow, SpaceNow, Status
from ...kernel.words import capital
from .arena import arena
from .box import NATIONS, SIDES, Box
from .drawer import zones
from .fronts import FRONTS
from .names import say, turn_name
from .panels import panels, phase_name, phase_of
from .seen import Seen, UnitSeen
from .sheets import lit
from .winning import winning


def picture(box: Box, position: Seen, language: str) -> Picture:
    """The picture of a position as `view` gave it to somebody."""
    display = arena(box, position, language)
    return Picture(
        spaces=_spaces(box, position, language),
        pieces=_pieces(box, position, language),
        hidden=_hidden(box, position),
        zones=zones(position, language),
        status=_status(box, position, language),
        markers=(Marker(track="turn", cell=str(position.turn), name=say(language, "status-turn-marker")),),
        arrows=_arrows(box, position),
        panels=panels(box, position, language),
        displays=() if display is None else (display,),
        homes=_homes(box, position),
        scene=_scene(box, position),
        winning=winning(box, position, language),
        lit=lit(box, position),
    )


@lru_cache(maxsize=2048)
def mark(language: str, kind: str, key: str, text: str = "", side: str = "") -> Mark:
    """A mark; what it shows may be part of what it says."""
    return Mark(kind=kind, title=capital(say(language, f"mark-{key}")), text=text, side=side)


def _scene(box: Box, position: Seen) -> str:
    """Where all that is asked just now happens."""
    if position.attack is not None:
        return f"space:{position.attack.hex}"
    at = next((where for unit in position.marching if (where := position.units[box.unit[unit]].at) in box.hex), "")
    return f"space:{at}" if at else ""


# -- the maps ---------------------------------------------------------------------------------------------------------


def _spaces(box: Box, position: Seen, language: str) -> dict[str, SpaceNow]:
    """What each side has taken; forts, trenches, waste."""
    owners = {number: side for side, numbers in position.held.items() for number in numbers}
    marks, homes = _space_marks(box, position, language), _homes(box, position)
    found = {}
    for f in box.active:
        front = box.fronts[f]
        for h, number in enumerate(front.numbers):
            if (front.land | front.lakes) >> h & 1:
                its = tuple(marks.get(number, ()))
                owner, home = owners.get(number, ""), homes.get(front.country[h], "")
                if not home and owner == box.tables["countries"].get(front.country[h]):
                    owner = ""  # whose it would be is nobody's concern yet
                if its or owner != home:
                    found[f"space:{number}"] = SpaceNow(owner="" if owner == home else owner or NOBODY, marks=its)
    return found


def _homes(box: Box, position: Seen) -> dict[str, str]:
    """7.1: by country the side that holds it as its own; none of those whose nation is not at war yet."""
    found = {}
    for country, its in box.tables["countries"].items():
        nation = RULED.get(country, country)
        side = position.allegiance.get(nation, "") if nation in NATIONS else its
        if side in SIDES:
            found[country] = side
    return found


NOBODY: Final = "nobody"
RULED: Final = {"pl": "ru", "lu": "ge", "eg": "br"}
"""Countries that belong to a nation of another name."""


def _space_marks(box: Box, position: Seen, language: str) -> dict[str, list[Mark]]:
    found: dict[str, list[Mark]] = {}
    ruined = set(position.ruined)
    for fort in box.forts:
        number = box.numbers[fort.hex]
        if box.front_of[fort.hex].index not in box.active:
            continue
        if number in ruined:
            found.setdefault(number, []).append(mark(language, "destroyed", "destroyed"))
        else:
            kind = "heavy" if fort.heavy else "fort"
            found.setdefault(number, []).append(mark(language, kind, kind))
    for kind, hexes in (
        ("devastated", position.devastated), ("hindenburg", position.hindenburg), ("trench", position.dugouts),
    ):  # fmt: skip
        for number in hexes:
            found.setdefault(number, []).append(mark(language, kind, kind))
    if position.attack is not None:
        found.setdefault(position.attack.hex, []).append(mark(language, "attack", "attacked"))
    return found


def _arrows(box: Box, position: Seen) -> tuple[Arrow, ...]:
    """The attack under way: from where it comes."""
    its = position.attack
    if its is None:
        return ()
    starts = dict.fromkeys(position.units[box.unit[unit]].at for unit in its.attackers)
    return tuple(
        Arrow(a=f"space:{start}", b=f"space:{its.hex}") for start in starts if start in box.hex and start != its.hex
    )


# -- counters ---------------------------------------------------------------------------------------------------------


def _pieces(box: Box, position: Seen, language: str) -> dict[str, PieceNow]:
    """Units that this side sees, on the maps and in boxes."""
    doing = {unit: mark(language, "moving", "moving") for unit in position.marching}
    if position.attack is not None and position.phase == "join":  # later the board over the map says it
        doing |= {unit: mark(language, "fighting", "fighting") for unit in position.attack.attackers}
    hungry = set(position.hungry)
    if position.attack is not None:
        hungry |= set(position.attack.hungry)
    spent = {"movement": "moved", "combat": "fought"}.get(phase_of(position), "none")
    tops = {stack.top for stack in position.stacks}
    found = {}
    for u, unit in enumerate(position.units):
        if unit.at in ("absent", "gone") or unit.at in FRONTS:
            continue
        name = box.units[u]
        off = unit.at not in box.hex
        side = position.allegiance.get(NATIONS[box.nation[u]], "al")
        at = f"box:{unit.at}-{side}" if off else f"space:{unit.at}"
        marks = (
            () if off else (*_state(unit, name in hungry, spent, language), *((doing[name],) if name in doing else ()))
        )
        found[f"unit:{name}"] = PieceNow(
            at=at, face=_face(box, u, unit), marks=marks, order=_order(box, u, name in tops)
        )
    return found


def _order(box: Box, u: int, top: bool) -> int:
    """7.25: the top unit on top, headquarters beneath those who fight."""
    return -1 if top else u if box.fights[u] else 10_000 + u


def _face(box: Box, u: int, unit: UnitSeen) -> int:
    turned = "turned" in unit.marks or 0 < unit.left < box.steps[u]
    return int(turned and box.fights[u] and bool(box.reverse[u]))


def _state(unit: UnitSeen, hungry: bool, spent: str, language: str) -> list[Mark]:
    found = [mark(language, "unsupplied", "unsupplied")] if hungry else []
    if "depleted" in unit.marks:
        found.append(mark(language, "depleted", "depleted"))
    if spent in unit.marks:
        found.append(mark(language, "spent", spent))
    return found


def _hidden(box: Box, position: Seen) -> tuple[Hidden, ...]:
    """7.25: how many lie beneath."""
    seen: dict[tuple[str, str], int] = {}
    for u, unit in enumerate(position.units):
        if unit.at in box.hex:
            side = position.allegiance.get(NATIONS[box.nation[u]], "")
            seen[unit.at, side] = seen.get((unit.at, side), 0) + 1
    return tuple(
        Hidden(at=f"space:{stack.hex}", side=stack.side, count=beneath)
        for stack in position.stacks
        if (beneath := stack.count - seen.get((stack.hex, stack.side), 0)) > 0
    )


# -- always in sight --------------------------------------------------------------------------------------------------


def _status(box: Box, position: Seen, language: str) -> tuple[Status, ...]:
    held = ", ".join(
        f"{say(language, f'theatre-{theatre}')}: {say(language, f'side-{side}')}"
        for theatre, side in zip(("western", "eastern"), position.initiative, strict=True)
    )
    return (
        Status(
            id="turn", name=say(language, "status-turn"), value=turn_name(box, position.turn, language),
            note=str(position.turn),
        ),
        Status(
            id="phase", name=say(language, f"side-{position.side}"), value=phase_name(position, language), note=held,
        ),
        Status(
            id="weather", name=say(language, "status-weather"),
            value=", ".join(dict.fromkeys(say(language, f"weather-{its}") for its in position.weather.values())),
            note=", ".join(
                f"{say(language, f'front-{front}')}: {say(language, f'weather-{its}')}"
                for front, its in position.weather.items()
            ),
        ),
    )  # fmt: skip
