"""The Great War in Europe Deluxe: the whole war by division, Europe and the Near East, two games that join into one."""

from __future__ import annotations

from functools import cache, partial

from ...kernel.charts import luck
from ...kernel.files import DataFolder
from ...kernel.game import Drawn, Front, Game, Mind, Option, Story, Typed, Walk, Words
from . import bot, charts, hiding, hints, overlays, show, traces, view
from .board import board
from .box import FOLDER, NATIONS, SIDES, SWITCHES, Box
from .box import GAMES as NAMES
from .fronts import FRONTS, THEATRES
from .glance import glance
from .movement import way
from .names import name_of
from .picture import picture
from .seen import Seen
from .sequence import sequence, start
from .state import State, load
from .trains import route
from .verbs import SECRET, VERBS
from .victory import net_points

OPTIONS = {
    "secret-events": Option("6.17"),
    "hidden-mutiny": Option("6.47o"),
    "advance-limits": Option("10.71b", True),
    "scheffer-boyadel": Option("11.86"),
    "pre-war": Option("20.0"),
}


TELLING = frozenset((
    "log-taken", "log-fort", "log-starved", "log-overrun", "log-combat", "log-scheffer", "log-joins", "log-near-east",
    "log-european-turks", "log-line", "log-gun-lost", "log-points-gained", "log-points-lost", "log-emergency",
    "log-tsar", "log-bolsheviks", "log-treaty", "log-red-army", "log-fortress", "log-surrender", "log-collapse",
    "log-united-states", "log-allied-choice", "log-initiative", "log-sudden", "log-event", "log-event-drawn",
    "log-jutland", "log-influenza", "log-battle", "log-lands", "log-beaches-closed", "log-mandate", "log-captured",
    "log-van", "log-shock",
))  # fmt: skip
"""What a report of a game tells."""


WALKS: tuple[Walk[State], ...] = (
    Walk(lift="move", along="with", land="to", through="through", left="points", mover="units", way=way),
    Walk(lift="ride", land="to", mover="unit", way=route),
)


LENGTHS = {"august-1914": 11160, "1915": 4480, "1916": 11380, "1917": 13050, "1918": 8290}
FRONTS_OF: dict[str, Front] = {
    "great-war-in-europe": Front("1918", "al", 5, LENGTHS, "cover-europe"),
    "great-war-near-east": Front(
        "near-east-1918", "al", 5, {"november-1914": 520, "near-east-1918": 1020}, "cover-near-east"
    ),
    "great-war-combined": Front("august-1914", "cp", 5, {"august-1914": 4000}, "cover-combined"),
}
"""What each is to a newcomer; decisions of both sides, between programs."""


def make(name: str, data: DataFolder) -> Game[State]:
    """One of the three games as one set of data files has it."""
    box = Box(name, data)
    return Game(
        name=name,
        version=2,
        sides=SIDES,
        scenarios=tuple(box.scenes),
        options={key: option for key, option in OPTIONS.items() if box.book.has(option.rule)},
        verbs=VERBS,
        nouns={
            "space": box.numbers,
            "unit": box.units,
            "front": FRONTS,
            "event": box.counter_names,
            "nation": NATIONS,
            "theatre": THEATRES,
            "side": SIDES,
        },
        start=partial(start, box),
        load=partial(load, box),
        sequence=sequence,
        view=view.view,
        seen=Seen,
        blot=hiding.blot,
        resample=hiding.resample,
        check=bot.check,
        turn=lambda g: g.turn,
        folder=FOLDER,
        system="great-war-in-europe",
        holding=frozenset((box.tag, *SWITCHES)),
        drawn="event",
        heads=frozenset(("move", "attack", "done")),
        rare=frozenset(("cancel", "stay", "give_up", "concede")),
        agreements=frozenset(("concede",)),
        secret=SECRET,
        digest=box.digest,
        files=data,
        remake=partial(make, name),
        words=Words(
            warnings=bot.warnings,
            label=partial(name_of, box),
            titled=frozenset(("space", "unit", "front", "nation", "theatre", "side")),
            hint=hints.hint,
            alike=hints.alike,
            detail=hints.detail,
        ),
        page=Drawn(
            board=cache(partial(board, box)),
            picture=partial(picture, box),
            charts=charts.charts,
            overlay=overlays.overlay,
            luck=luck,
            trace=traces.trace(box),
            walks=WALKS,
            alone=frozenset(VERBS) - SECRET - {"none"},
            every=frozenset(("advance",)),
        ),
        front=FRONTS_OF[name],
        story=Story(lambda g: (net_points(g),), bot.steps, TELLING),
        terminal=Typed(show=show.show, scene=hints.scene),
        mind=Mind(score=bot.score, glance=glance),
    )


GAMES = {name: make(name, DataFolder(name, FOLDER / "data")) for name in NAMES}
__all__ = ["GAMES", "Box"]
