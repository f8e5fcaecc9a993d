"""12.1 The weather of the turn."""

from __future__ import annotations

from ...kernel.ask import D6, Asking
from .fronts import ITALY, WEATHERS, WEST
from .state import State, tell


def weather(g: State) -> Asking[None]:
    """12.11: by the track; 12.13: in March and October a die decides for the West and Italy."""
    known = g.box.turns[g.turn].weather
    for f in g.box.active:
        if f in known:
            g.weather[f] = known[f]
    if WEST in g.box.active and WEST not in known:
        die = yield D6
        words = g.box.tables["weather"]
        g.weather[WEST] = g.weather[ITALY] = WEATHERS.index(words["odd" if die % 2 else "even"])
        tell(g, "log-weather", die=die, weather=WEATHERS[g.weather[WEST]])
