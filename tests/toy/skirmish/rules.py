"""All that can change, as plain data; and the rules, as a player reads them: what is undecided leaves by `yield`."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from grognard.kernel.ask import D6, MARK, Asking, Choose, Offer
from grognard.kernel.game import LogLine, OptionValue, Result
from grognard.kernel.maps import bits
from grognard.kernel.refusal import Refusal
from grognard.kernel.search import retreat_steps

from .box import BACK, GOAL, LOST, MAP, MOVES, REACH, RULES, SIDE, START, STRENGTH, TERRAIN, UNITS


@dataclass
class State:
    options: dict[str, OptionValue]
    turn: int = 1
    side: int = 0
    phase: str = "move"
    holder: int = -1
    at: list[int] = field(default_factory=lambda: list(START))
    used: list[int] = field(default_factory=list)
    log: list[LogLine] | None = None

    def copy(self) -> "State":
        return replace(self, at=list(self.at), used=list(self.used), log=None)

    def dump(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "log"}

    def standing(self, *sides: int) -> int:
        return sum(1 << h for u, h in enumerate(self.at) if h != LOST and SIDE[u] in sides)

    def tell(self, key: str, **args: object) -> None:
        if self.log is not None:
            self.log.append(LogLine(key, args))


def sequence(g: State) -> Asking[Result]:
    """1.1: the turn. At every mark all that matters is in the state."""
    while g.turn <= (3 if g.options["short"] else RULES["game"]["turns"]):  # 1.2
        yield MARK
        yield from move(g) if g.phase == "move" else fight(g)
        if not (g.standing(0) and g.standing(1)):
            return Result(int(not g.standing(0)), "end-lost")  # 4.2
    return Result(g.holder, "end-mill") if g.holder >= 0 else Result(None, "end-open")  # 4.1


def move(g: State) -> Asking[None]:
    """2.1: one unit after another."""
    verb, u = yield which_unit(g, "move", "2.1", reach)
    if verb == "done":
        g.phase, g.used = "fight", []
        return
    _, h = yield which_hex(g.side, "to", u, reach(g, u), Refusal("2.1", "too-far"))
    enter(g, u, h)
    g.used.append(u)


def reach(g: State, u: int) -> int:
    beside_enemies = MAP.steps.around(g.standing(1 - SIDE[u]))  # 2.2
    return sum(REACH.layers(1 << g.at[u], MOVES[u], ~g.standing(0, 1), beside_enemies)[1:])


def enter(g: State, u: int, h: int) -> None:
    g.at[u] = h
    g.holder = SIDE[u] if h == GOAL else g.holder  # 4.1
    g.tell("log-move", unit=("unit", u), space=("space", h))


def fight(g: State) -> Asking[None]:
    """3.1: one attack after another."""
    verb, u = yield which_unit(g, "attack", "3.1", near)
    if verb == "done":
        g.turn, g.side, g.phase, g.used = g.turn + g.side, 1 - g.side, "move", []
        return
    _, h = yield which_hex(g.side, "at", u, near(g, u), Refusal("3.1", "not-there"))
    other, die = g.at.index(h), (yield D6)
    total = die + STRENGTH[u] - STRENGTH[other] - RULES["terrain"][TERRAIN[h]]["defence"]
    g.used.append(u)
    g.tell("log-fight", unit=("unit", u), other=("unit", other), die=die, total=total)
    if total >= 5 and (among := retreat_steps(BACK[SIDE[other]], h, 1, ~g.standing(0, 1), MAP.all)):  # 3.2, 3.3
        _, h = yield which_hex(SIDE[other], "retreat", other, among, Refusal("3.3", "no-retreat"))
        enter(g, other, h)
    elif not 0 <= total < 5:
        g.at[u if total < 0 else other] = LOST


def near(g: State, u: int) -> int:
    return MAP.steps.around(1 << g.at[u]) & g.standing(1 - SIDE[u])


def which_unit(g: State, verb: str, rule: str, where: Callable[[State, int], int]) -> Choose:
    def why_not(u: int) -> Refusal | None:
        if SIDE[u] != g.side or g.at[u] == LOST:
            return Refusal("1.1", "not-yours")
        key = "used-up" if u in g.used else "" if where(g, u) else f"no-{verb}"
        return Refusal(rule, key) if key else None

    return Choose(g.side, f"ask-{verb}", Offer(verb, range(len(UNITS)), why_not), Offer("done"))


def which_hex(side: int, verb: str, u: int, among: int, no: Refusal) -> Choose:
    offer = Offer.found(verb, list(bits(among)), no)
    return Choose(side, f"ask-{verb}", offer, args={"unit": ("unit", u)})
