"""10.0 Weather."""

from __future__ import annotations

from ...kernel.ask import D6, Asking
from .state import State, tell


def weather(g: State) -> Asking[None]:
    """10.0a, 10.0b: two dice for each operational sequence, unless the scenario says what it is. 10.0c: fair weather
    changes nothing."""
    fixed, fog = g.scene.fixed_weather.get((g.turn, g.sequence), ("", False))
    dice: tuple[int, ...] = ()
    found = fixed
    if not found and not fog:
        one, two = (yield D6), (yield D6)
        dice = (one, two)
        found = str(g.box.tables["weather"]["dice"][one + two - 2])
    if found == "fog" or (fog and not fixed):
        fog = True
        die = yield D6
        dice = (*dice, die)
        found = "bad" if die % 2 else "fair"
    g.fair, g.fog = found == "fair", fog
    tell(g, "log-weather", weather=found, fog="yes" if fog else "no", dice=list(dice))


def foggy(g: State) -> bool:
    """10.0g, 10.0i: fog lies only over the phases of the player who has the initiative."""
    return g.fog and g.side == g.scene.initiative


def flying(g: State) -> bool:
    """10.0d, 10.0g: whether anybody can fly now."""
    return g.fair and not foggy(g)
