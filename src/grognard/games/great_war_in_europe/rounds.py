"""10.8 Another round of attacks: OHL and OberOst, Foch, Allenby."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next, to
from .box import AL, BR, CP, GE
from .events import drop, held, unseen
from .fronts import EASTERN, EGYPT, MOUNTAIN, OF_THEATRE, ORDINARY, WEST, WESTERN
from .state import Round, State, mover, on_front, tell
from .supply import NORMAL, free_hexes, supply_of

NOT_RALLY = Refusal("10.82", "rally-not-there")

FRONTS_OF: Final = {
    "ohl": OF_THEATRE[WESTERN], "oberost": OF_THEATRE[EASTERN], "foch": (WEST,), "allenby": (EGYPT,),
}  # fmt: skip
NATION_OF: Final = {"ohl": GE, "oberost": GE, "allenby": BR}
"""Whose units it lets attack again; Foch's are all Allies (10.84)."""


VERB: Final = {"ohl": "rally", "oberost": "rally", "foch": "foch", "allenby": "allenby"}


def kinds(g: State) -> list[str]:
    """The markers that the side under way may set now: 10.81: OHL with the initiative in the West, OberOst in the East
    always, one of them once between Strategic Turns; 10.84, 6.31, 6.32: Foch and Allenby, initiative or not."""
    if g.side == CP:
        if g.box.tag == "NE" or g.commanded:
            return []
        if g.theatre == WESTERN:
            return ["ohl"] if g.ohl and g.initiative[WESTERN] == CP else []
        return [] if g.ohl else ["oberost"]
    if g.theatre != WESTERN:
        return []
    foch = g.box.counters_of["al-foch"][0]
    found = []
    if (g.hands[AL] | g.in_play) & ~g.once & 1 << foch:
        found.append("foch")
    if held(g, "ne-al-allenby") >= 0:
        found.append("allenby")
    return [kind for kind in found if not any(kind == its.kind for its in g.rounds)]


def sites(g: State, kind: str) -> list[int]:
    """10.82: hexes with a unit in normal supply that the marker is for."""
    found = set()
    for f in FRONTS_OF[kind]:
        if f in g.box.active:
            for u in on_front(g, g.side, f):
                if g.loc[u] not in found and _its(g, kind, u) and supply_of(g, u) == NORMAL:
                    found.add(g.loc[u])
    return sorted(found)


def _its(g: State, kind: str, u: int) -> bool:
    return g.box.fights[u] and g.box.nation[u] == NATION_OF.get(kind, g.box.nation[u])


def rally(g: State) -> Asking[Next] | None:
    """10.82: at the end of his movement the mover may set a marker."""
    if g.heard >> g.side & 1:
        g.heard = 0
        return None
    able = {kind: sites(g, kind) for kind in kinds(g)}
    hidden = g.side == AL and g.theatre == WESTERN and unseen(g, AL)
    return _rally(g, able) if able or hidden else None


def _rally(g: State, able: dict[str, list[int]]) -> Asking[Next]:
    offers = [Offer.found(VERB[kind], where, NOT_RALLY) for kind, where in able.items()]
    verb, h = yield Choose(g.side, "ask-rally", *offers, Offer("none"), args={"theatre": ("theatre", g.theatre)})
    if verb == "none":
        g.heard |= 1 << g.side
        return AGAIN
    kind = next(kind for kind in able if VERB[kind] == verb)
    g.rounds = (*g.rounds, Round(kind, h))
    _spend(g, kind)
    tell(g, "log-rally", side=("side", g.side), marker=kind, space=("space", h))
    return AGAIN


def _spend(g: State, kind: str) -> None:
    """10.81: once; 6.31: Foch stays and comes again next turn; 6.32: Allenby is gone."""
    if kind == "foch":
        c = g.box.counters_of["al-foch"][0]
        drop(g, c)
        g.known |= 1 << c
        g.in_play |= 1 << c
        g.once |= 1 << c
    elif kind == "allenby":
        drop(g, held(g, "ne-al-allenby"))
    else:
        g.commanded = True


def again(g: State) -> Next:
    """4.2.5b, 10.82: when all attacks of the theatre are over, those around a marker may attack once more."""
    g.again = 0
    for its in [its for its in g.rounds if g.box.front_of[its.hex].theatre == g.theatre]:
        g.rounds = tuple(other for other in g.rounds if other != its)
        g.again = around(g, its)
        if g.again:
            break
    if not g.again:
        return None
    g.fought = g.sapping if g.side == CP else 0  # 14.62a
    g.passed, g.struck, g.attack = 0, [0] * 6, None
    tell(g, "log-again", side=("side", g.side))
    return to("declare")


def around(g: State, its: Round) -> int:
    """10.82, 10.83: units in normal supply within two hexes, traced as supply is."""
    front = g.box.front_of[its.hex]
    far, at = int(g.box.tables["limits"]["second"]), 1 << its.hex - front.base
    free = [free_hexes(g, g.side, front.index, kind) | at for kind in (ORDINARY, MOUNTAIN)]
    near = [front.in_reach(at, far, hexes) for hexes in free]
    found = 0
    for u in on_front(g, g.side, front.index):
        inside = near[mover(g, u)] >> g.loc[u] - front.base & 1
        if inside and _its(g, its.kind, u) and supply_of(g, u) == NORMAL:
            found |= 1 << u
    return found
