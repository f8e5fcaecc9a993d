"""17.0 Aviation: superiority, missions, and what becomes of those who flew."""

from __future__ import annotations

from functools import partial

from ...kernel.ask import D6, Asking, Choose, Draw, Offer
from ...kernel.maps import Members
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import EN, SIDES
from .command import headquarters, radii
from .state import (
    AVAILABLE, BOMBING, INTERDICTION, MISSIONS, OBSERVATION, STRAFING, State, put, tell,
)  # fmt: skip
from .weather import flying

NOT_READY = Refusal("17.1d", "fly-not-ready")
NOT_COMMANDED = Refusal("17.1e", "fly-not-commanded")
FULL_SKY = Refusal("17.1f", "fly-full")
NOBODY_THERE = Refusal("17.2b", "fly-nobody")
NOT_OBSERVED = Refusal("17.2c", "fly-not-observed")
NO_FOOTBRIDGE = Refusal("SC3.15", "fly-no-footbridge")


def aviation(g: State) -> bool:
    """1.0c: whether aircraft take part: an option, and never on Monte Grappa."""
    return bool(g.options["aviation"]) and g.scene.has_air


def groups(g: State, side: int, where: int) -> list[int]:
    """A side's air supports in a box."""
    return [u for u in g.box.flyers if g.box.side[u] == side and g.loc[u] == where]


def superiority(g: State) -> Asking[None]:
    """7.0f, 17.1b, 17.1c: who has the sky this turn, with how much; SC3.14, SC4.11, SC5.14: the Entente may claim
    it."""
    if not aviation(g):
        return
    for side in (0, 1):
        for u in groups(g, side, MISSIONS):
            put(g, u, AVAILABLE)
    if (yield from _claims(g)):
        for u in groups(g, EN, AVAILABLE):
            put(g, u, MISSIONS)
        return
    die = yield D6
    more = g.scene.air_modifier.get(g.turn, 0)
    row = next(row for row in reversed(g.box.tables["air"]["rows"]) if die + more >= row["from"])
    holder = SIDES.index(row["side"]) if row["side"] else -1
    tell(g, "log-sky", die=die, modifier=more, holder=row["side"] or "none", supports=int(row["supports"]))
    if holder >= 0:
        pool = groups(g, holder, AVAILABLE)
        if len(pool) > int(row["supports"]):
            pool = list((yield Draw(pool, int(row["supports"]), None)))  # 17.1d
        for u in pool:
            put(g, u, MISSIONS)


def _claims(g: State) -> Asking[bool]:
    if g.turn not in g.scene.air_claims or g.claimed or (g.options.get("what-if") and g.scene.what_if is not None):
        return False
    verb, _ = yield Choose(EN, "ask-claim", Offer("claim"), Offer("pass"))
    if verb == "pass":
        return False
    g.claimed = True
    tell(g, "log-claim", side=("side", EN))
    return True


def place(g: State) -> Asking[Next]:
    """11.0, 11.3.6, 17.1e: before anything moves on the ground, who has aircraft sends them; they stay for the
    sequence."""
    if not aviation(g) or not flying(g):
        return None
    for side in (g.side, 1 - g.side):
        ready = groups(g, side, MISSIONS) if side not in g.choices else []
        if ready and aloft(g, side):  # 17.1e: without a headquarters there is nowhere to fly
            return (yield from _send(g, side, ready))
    g.choices = ()
    return None


def _send(g: State, side: int, ready: list[int]) -> Asking[Next]:
    verb, u = yield Choose(side, "ask-fly", Offer.found("fly", ready, NOT_READY), Offer("done"))
    if verb == "done":
        g.choices = (*g.choices, side)
        return AGAIN
    command = aloft(g, side)
    verb, h = yield Choose(
        side, "ask-mission",
        *(
            Offer.found(word, Members(targets(g, side, kind, command)), partial(why_not, g, side, kind, command))
            for word, kind in _MISSION.items()
        ),
        Offer("stay"),
        args={"unit": ("unit", u)},
    )  # fmt: skip
    if verb == "stay":
        return AGAIN
    kind = _MISSION[verb]
    put(g, u, h)
    g.flights[u] = kind
    tell(g, f"log-{verb}", side=("side", side), unit=("unit", u), space=("space", h))
    if kind == STRAFING:
        yield from _strafe(g, u, h)
    return AGAIN


def aloft(g: State, side: int) -> int:
    """17.1e, 17.2e: the hexes in a side's command radius for its aircraft: the line may end at the enemy, though it
    does not pass him."""
    return radii(g, side, headquarters(g, side), ends=True)


_MISSION = {"interdict": INTERDICTION, "observe": OBSERVATION, "bomb": BOMBING, "strafe": STRAFING}


def targets(g: State, side: int, kind: int, command: int) -> int:
    """17.1e, 17.1f, 17.2: the hexes over which a mission may be flown."""
    free = command & ~_full(g, side)
    if kind == OBSERVATION:
        return free & (g.any_occ[0] | g.any_occ[1])  # 17.2b
    if kind == BOMBING:  # 17.2c
        return free & g.box.map.set(
            g.loc[u] for u, its in g.flights.items() if its == OBSERVATION and g.box.side[u] == side
        )
    if kind == STRAFING:  # SC3.15
        laid = (a for owner, a, _ in g.footbridges if owner != EN)
        return free & g.box.map.set(laid) if g.scene.strafes and side == EN == g.side else 0
    return free


def _full(g: State, side: int) -> int:
    """17.1f: the hexes over which a side has as many flights as there may be."""
    most = int(g.box.tables["limits"]["flights"])
    over = [g.loc[u] for u in g.flights if g.box.side[u] == side]
    return g.box.map.set(h for h in over if over.count(h) >= most)


def why_not(g: State, side: int, kind: int, command: int, h: int) -> Refusal:
    """Why a mission is not flown over any other hex."""
    if not 0 <= h < g.box.size or not command >> h & 1:
        return NOT_COMMANDED
    if kind == INTERDICTION or _full(g, side) >> h & 1:
        return FULL_SKY
    return {OBSERVATION: NOBODY_THERE, BOMBING: NOT_OBSERVED, STRAFING: NO_FOOTBRIDGE}[kind]


def _strafe(g: State, u: int, h: int) -> Asking[None]:
    """SC3.15, SC3.16: a footbridge of the enemy is hit on 1 to 4, one more if he stands there."""
    die = yield D6
    more = 1 if g.any_occ[1 - EN] >> h & 1 else 0
    done = die + more <= int(g.box.tables["limits"]["works"])
    target = next((one for one in g.footbridges if one[0] != EN and one[1] == h), None)
    if done and target is not None:
        g.footbridges = tuple(one for one in g.footbridges if one != target)
    tell(
        g, "log-strafe-die", side=("side", EN), unit=("unit", u), space=("space", h), die=die, modifier=more,
        done="yes" if done else "no",
    )  # fmt: skip


def come_home(g: State) -> Asking[None]:
    """17.1g: at the end of the sequence each flight lands: on 1 or 2 it may fly again this turn."""
    for u in sorted(g.flights):
        die = yield D6
        stays = die <= int(g.box.tables["air"]["stays"])
        put(g, u, MISSIONS if stays else AVAILABLE)
        tell(g, "log-landed", side=("side", g.box.side[u]), unit=("unit", u), die=die, again="yes" if stays else "no")
    g.flights = {}
