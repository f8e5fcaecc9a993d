"""Won by the Sword: campaigns of the Thirty Years War by hidden columns, cards, sieges and forage."""

from __future__ import annotations

from functools import cache, partial

from ...kernel.files import DataFolder
from ...kernel.game import Drawn, Front, Game, Mind, Option, Story, Typed, Walk, Words
from . import bot, charts, check, hints, imagine, overlays, setup, show, traces, view
from .board import board
from .box import Box
from .glance import glance
from .kinds import ABILITIES, COLUMNS, FOLDER, KINDS, NATIONS, SCENARIOS, SIDES, TROOPS
from .names import label
from .picture import picture
from .seen import Seen
from .sequence import final_points, sequence
from .state import State
from .verbs import SECRET, VERBS

OPTIONS = {
    # Where the text can be read in two ways; each is explained in RULINGS.md.
    "right-wing-only": Option("12.4j"),
    "leave-costs-always": Option("8.3b"),
    "equal-is-draw": Option("T.k"),
    "recruit-one": Option("6.2.11", later=True),
    "refusal-stays": Option("12.0d", later=True),
}


LENGTHS = {
    "1632": 2190, "1633": 2100, "1634": 2530, "1638": 1550, "1644": 1550, "1645": 1850, "1648": 2180,
    "lech": 800, "alte-veste": 860, "nordlingen": 890, "rheinfelden": 470, "freiburg": 580, "mergentheim": 480,
    "alerheim": 670,
}  # fmt: skip
"""Decisions of both sides, between programs."""

WALKS: tuple[Walk[State], ...] = (
    Walk(step="march", free=True, left="cp", mover="column"),  # 8.1
    Walk(step="retreat", left="spaces", mover="column"),  # 12.3g
)


TELLING = frozenset((
    "log-siege", "log-siege-ends", "log-storm-fails", "log-captured", "log-leader-captured", "log-battle-minor",
    "log-battle-major", "log-minor-battle", "log-minor-victory", "log-major-victory", "log-battle-refused",
    "log-leader-fate", "log-leader-wounded", "log-leader-lost", "log-captured-guns", "log-captured-baggage",
    "log-starves", "log-epidemic", "log-enters", "log-departs", "log-points", "log-agreed", "log-garrison-marches",
    "log-garrison-disbanded",
))  # fmt: skip
"""What a report of a campaign tells."""


def make(data: DataFolder) -> Game[State]:
    """The game with a set of data files."""
    box = Box(data)
    return Game(
        name="won-by-the-sword",
        version=2,
        sides=SIDES,
        scenarios=SCENARIOS,
        options=OPTIONS,
        verbs=VERBS,
        nouns={
            "space": box.spaces,
            "link": box.links,
            "column": COLUMNS,
            "card": (*box.cards, *ABILITIES),
            "kind": KINDS,
            "troop": TROOPS,
            "leader": box.leaders,
            "side": SIDES,
            "nation": NATIONS,
            "wing": ("left", "centre", "right"),
            "force": tuple(f"force{n}" for n in range(1, 9)),
        },
        start=partial(setup.start, box),
        load=partial(State.load, box=box),
        sequence=sequence,
        view=view.view,
        seen=Seen,
        blot=view.blot,
        resample=imagine.resample,
        check=check.check,
        turn=lambda g: g.turn,
        folder=FOLDER,
        drawn="card",
        heads=frozenset(("activate", "create", "raise", "enter", "discard", "first")),
        rare=frozenset(("finish",)),
        agreements=frozenset(("finish",)),
        secret=SECRET,
        digest=box.digest,
        files=data,
        remake=make,
        words=Words(
            warnings=bot.warnings,
            label=partial(label, box),
            hint=hints.hint,
            alike=partial(hints.alike, box),
            titled=frozenset(
                ("space", "troop", "leader", "card", "column", "force", "wing", "kind", "link", "nation", "side")
            ),
            detail=hints.detail,
        ),
        page=Drawn(
            board=cache(partial(board, box)),
            picture=partial(picture, box),
            charts=charts.charts,
            overlay=overlays.overlay,
            luck=charts.luck,
            trace=traces.trace(box),
            faces=10,
            walks=WALKS,
        ),
        front=Front("lech", "sw", 4, LENGTHS),
        story=Story(lambda g: tuple(final_points(g)), bot.in_arms, TELLING),
        terminal=Typed(
            show=show.show,
            scene=hints.scene,
        ),
        mind=Mind(
            score=bot.score,
            glance=glance,
            span=bot.span,
            features=bot.features,
        ),
    )


GAME = make(DataFolder("won_by_the_sword", FOLDER / "data"))
GAMES = {GAME.name: GAME}
