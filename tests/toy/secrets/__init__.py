"""Stones: a toy game of secret answers. Each hides stones in boxes, unseen, then opens one of the other's."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from grognard.kernel import picture as p
from grognard.kernel.ask import D6, MARK, Asking, Choose, Offer
from grognard.kernel.game import Drawn, Game, LogLine, Mind, OptionValue, Result, Words
from grognard.kernel.refusal import Refusal
from grognard.kernel.words import speech

FOLDER = Path(__file__).parent
say = speech(FOLDER)
SIDES, BOXES, SEALS = ("north", "south"), ("ash", "beech", "cedar", "elm"), ("wax", "wire")
STONES, MOVES, TURNS = 5, 6, 3
VERBS = {"hide": "box", "lift": "box", "seal": "seal", "ready": None, "guess": "box"}


def _empty() -> list[list[int]]:
    return [[0] * len(BOXES) for _ in SIDES]


@dataclass
class State:
    options: dict[str, OptionValue]
    turn: int = 1
    guesses: int = 0
    """Boxes to be opened before the next turn."""
    hidden: list[list[int]] = field(default_factory=_empty)
    """By side and box: the stones in it, which only their side knows."""
    sealed: list[list[int]] = field(default_factory=_empty)
    """Which seal a box has: 1 wax, 2 wire. As secret as the stones."""
    found: list[int] = field(default_factory=lambda: [0, 0])
    opened: list[int] = field(default_factory=lambda: [-1, -1])
    """The box of each side that everybody has seen empty since that side last hid something."""
    log: list[LogLine] | None = None

    def copy(self) -> "State":
        hidden, sealed = [list(row) for row in self.hidden], [list(row) for row in self.sealed]
        return replace(self, hidden=hidden, sealed=sealed, found=list(self.found), opened=list(self.opened), log=None)

    def dump(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "log"}

    def in_hand(self, side: int) -> int:
        return STONES - sum(self.hidden[side]) - self.found[1 - side]

    def tell(self, key: str, to: int | None = None, **args: object) -> None:
        if self.log is not None:
            self.log.append(LogLine(key, args, to))


def sequence(g: State) -> Asking[Result]:
    while g.turn <= TURNS:
        yield MARK
        if not g.guesses:
            for side in range(len(SIDES)):
                yield from hide(g, side)
            g.guesses = len(SIDES)
        else:  # a mark before each: what is laid open there lies behind whatever is imagined later
            yield from guess(g, len(SIDES) - g.guesses)
            g.guesses -= 1
            g.turn += not g.guesses
    best = max(g.found)
    return Result(None if g.found.count(best) > 1 else g.found.index(best), "end-found")


def hide(g: State, side: int) -> Asking[None]:
    """As many answers as the side likes; before them one for every box with two stones. Others see one long wait."""
    stones = g.hidden[side]
    for box in [box for box, count in enumerate(stones) if count > 1]:
        asked = Choose(
            side, "ask-seal", Offer("seal", range(len(SEALS))), args={"box": ("box", box)}, others="ask-waits"
        )
        _, seal = yield asked
        g.sealed[side][box] = seal + 1
        g.tell("log-seal", side, box=("box", box), seal=("seal", seal))
    moves, none = MOVES, Refusal("", "no-stone")
    while True:
        hide = range(len(BOXES)) if moves and g.in_hand(side) else ()
        lift = [box for box, count in enumerate(stones) if moves and count]
        verb, box = yield Choose(
            side, "ask-hide", Offer.found("hide", hide, none), Offer.found("lift", lift, none), Offer("ready"),
            others="ask-waits",
        )  # fmt: skip
        if verb == "ready":
            g.opened[side] = -1
            g.tell("log-ready", side=("side", side))
            return
        moves -= 1
        stones[box] += 1 if verb == "hide" else -1
        g.tell(f"log-{verb}", side, box=("box", box))


def guess(g: State, side: int) -> Asking[None]:
    """The other opens a box: a sealed one only with luck."""
    other = 1 - side
    _, box = yield Choose(side, "ask-guess", Offer("guess", range(len(BOXES))))
    die = yield D6
    opens = die > 2 * g.sealed[other][box]
    stones = g.hidden[other][box] if opens else 0
    g.sealed[other][box] = 0
    if opens:
        g.hidden[other][box], g.opened[other] = 0, box
        g.found[side] += stones
    g.tell("log-guess", side=("side", side), box=("box", box), die=die, stones=stones)


def resample(g: State, side: int, random: Random) -> State:
    """The other side's stones somewhere else, but not in a box that was just seen empty."""
    other = 1 - side
    boxes = [box for box in range(len(BOXES)) if box != g.opened[other]]
    left = STONES - g.found[side]
    g.hidden[other] = [0] * len(BOXES)
    for _ in range(random.randint(0, left)):
        g.hidden[other][random.choice(boxes)] += 1
    g.sealed[other] = [random.randint(0, len(SEALS)) if box in boxes else 0 for box in range(len(BOXES))]
    return g


def blot(g: State, side: int | None) -> State:
    """Without what the other side has hidden."""
    new = g.copy()
    for other in range(len(SIDES)):
        if other != side:
            new.hidden[other] = new.sealed[other] = [0] * len(BOXES)
    return new


def view(g: State, side: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {"turn": g.turn, "guesses": g.guesses, "found": g.found, "opened": g.opened}
    return seen if side is None else seen | {"boxes": g.hidden[side], "seals": g.sealed[side]}


def label(kind: str, noun: int, language: str) -> str:
    return say(language, f"{kind}-name", noun=noun)


def board(language: str) -> p.Board:
    sides = [(side, label("side", i, language)) for i, side in enumerate(SIDES)]
    return p.Board(
        game="stones", title=say(language, "game-title"), size=(400, 100), nations=(), terrains=(),
        sides=tuple(p.Side(id=side, name=name, face="#ffffff", ink="#12365e") for side, name in sides), pieces=(),
        spaces=tuple(p.Space(id=f"box:{box}", name=label("box", i, language), x=50 + 100 * i, y=50)
                     for i, box in enumerate(BOXES)),
        verbs=tuple(p.Verb(id=verb, noun=kind or "", name=verb) for verb, kind in VERBS.items()),
    )  # fmt: skip


def picture(seen: Mapping[str, Any], language: str) -> p.Picture:
    status = [p.Status(id="turn", name="", value=label("turn", seen["turn"], language))]
    status += [p.Status(id=box, name=label("box", i, language), value=f"{seen['boxes'][i]}/{seen['seals'][i]}")
               for i, box in enumerate(BOXES) if "boxes" in seen]  # fmt: skip
    status += [p.Status(id=side, name=label("side", i, language), value=str(seen["found"][i]))
               for i, side in enumerate(SIDES)]  # fmt: skip
    return p.Picture(spaces={}, pieces={}, status=tuple(status))


GAME = Game(
    name="stones", version=1, sides=SIDES, scenarios=("boxes",), options={}, verbs=VERBS,
    nouns={"box": BOXES, "seal": SEALS}, secret=frozenset(("hide", "lift", "seal")), heads=frozenset(("guess",)),
    start=lambda scenario, options: State(dict(options)), load=lambda plain: State(**plain).copy(), sequence=sequence,
    view=view, blot=blot, resample=resample, words=Words(label, lambda known: []), page=Drawn(board, picture),
    mind=Mind(lambda g, side: g.found[side] - g.found[1 - side]), turn=lambda g: g.turn, folder=FOLDER, digest="none",
    check=lambda g: ["more stones than there are"] if min(g.in_hand(0), g.in_hand(1), *g.hidden[0], *g.hidden[1]) < 0
    else [],
)  # fmt: skip
GAMES = {GAME.name: GAME}
