"""What this game's positions are worth, and what is wrong or risky in them."""

from __future__ import annotations

from ...kernel.game import Known, Warning
from ...kernel.maps import bits
from . import movement, redeployment
from .box import AP, CP, POWERS
from .forts import cut_off
from .offensives import owes
from .sight import PLACE, Sight
from .state import HAND, State, besieges, refresh, trench_level
from .supply import in_supply, network, out_of_supply
from .war_status import levels


def score(g: State, side: int) -> float:
    """What a position is worth to a side: victory points first, then steps on the map, supply, siege, status."""
    box = g.box
    if g.over is not None:
        winner = g.over[0]
        return 0.0 if winner == 2 else (1000.0 if winner == side else -1000.0)
    total = 10.0 * (g.vp - 10)
    for u, s in enumerate(g.loc):
        if s > box.reserve:
            continue
        worth = box.worth[u][g.reduced[u]]
        if s < box.nspaces and not in_supply(g, u):
            worth *= 0.3
        total += worth if box.side[u] == CP else -worth
    for s in bits(g.sieged):
        total += (2.0 if box.vp[s] else 0.5) * (-1 if g.control[s] == CP else 1)
    total += 1.5 * (g.ws[CP] - g.ws[AP])
    total += 0.5 * sum(g.trench[s] > 2 for s in bits(g.occ[CP])) - 0.5 * sum(
        0 < g.trench[s] < 3 for s in bits(g.occ[AP])
    )
    return total if side == CP else -total


def features(g: State) -> dict[str, float]:
    """What counts for the Allies: points, steps and where they stand, supply as it is and as the enemy could cut it,
    what lies open to him, the status of the war, and who wins if it ends with this turn."""
    box = g.box
    found = dict.fromkeys(("map", "reserve", "armies", "hungry", "risk", "open", "trenches", "sieges"), 0.0)
    for side, sign in ((AP, 1.0), (CP, -1.0)):
        sight = Sight(g, side)
        for u in box.units_of[side]:
            s = g.loc[u]
            if box.army[u] and (s <= box.reserve or s == box.dead):
                found["armies"] += sign * box.worth[u][0]
            if s > box.reserve:
                continue
            worth = sign * box.worth[u][g.reduced[u]]
            if s >= box.nspaces:
                found["reserve"] += worth
                continue
            found["map"] += worth
            if not in_supply(g, u):
                found["hungry"] += worth
            elif not sight.larder(u).safe >> s & 1:
                found["risk"] += worth
        for s in bits(sight.open):
            if (value := sight.value(s)) > PLACE and not g.fort[s] and not g.stacks[s]:
                found["open"] += sign * value
        found["trenches"] += sign * sum(trench_level(g, s, side) for s in bits(g.occ[side]))
    for s in bits(g.sieged):
        found["sieges"] += (2.0 if box.vp[s] else 0.5) * (1 if g.control[s] == CP else -1)
    found["ending"] = float(standing(g, AP)) if _ends(g) else 0.0
    return {"points": 10.0 - g.vp, **found, "status": float(g.ws[AP] - g.ws[CP]), "russia": float(g.combined)}


def _ends(g: State) -> bool:
    """5.4.1: whether the war is over with this turn because somebody enters Total War."""
    return bool(g.box.scenarios[g.scenario]["ends_on_total_war"]) and max(g.ws) >= g.box.status["total"]


def span(g: State) -> tuple[object, ...]:
    """An action: what a side does with a card."""
    return (g.turn, g.round, g.active)


def steps(g: State) -> tuple[int, ...]:
    """The steps of each side on the map and in reserve."""
    total = [0, 0]
    for u, s in enumerate(g.loc):
        if s <= g.box.reserve:
            total[g.box.side[u]] += 1 if g.reduced[u] else 2
    return tuple(total)


def outlook(g: State, side: int) -> float:
    """How the war will end for a side if each turn that is left can turn one victory point."""
    cp_wins, ap_wins = levels(g)
    vp = g.vp + int(g.options["bid"])
    ahead = max(0, vp - cp_wins + 1) - max(0, ap_wins + 1 - vp)
    left = int(g.box.scenarios[g.scenario]["last_turn"]) - g.turn
    found = max(-1.0, min(1.0, ahead / (1 + left)))
    return found if side == CP else -found


def standing(g: State, side: int) -> int:
    """5.1.1: who would win at this level of victory points: 1 this side, -1 the other, 0 nobody."""
    cp_wins, ap_wins = levels(g)
    vp = g.vp + int(g.options["bid"])
    found = 1 if vp >= cp_wins else -1 if vp <= ap_wins else 0
    return found if side == CP else -found


def warnings(known: Known[State]) -> list[Warning]:
    """What a good opponent would point out before a blunder."""
    g, side = known
    assert side is not None
    box = g.box
    found = []
    for u in out_of_supply(g, side):
        found.append(Warning("14.3.5", "warn-out-of-supply", {"unit": ("unit", u), "space": ("space", g.loc[u])}))
    for s in cut_off(g, side):
        if box.vp[s]:
            found.append(Warning("14.3.6", "warn-vp-cut-off", {"space": ("space", s)}))
    for s in bits(g.held[side]):
        if box.vp[s] and not g.stacks[s] and not g.fort[s] and _threatened(g, s, 1 - side):
            found.append(Warning("3.0.vp-space", "warn-vp-open", {"space": ("space", s)}))
    if g.round >= 5 and owes(g, side):
        found.append(Warning("7.1.3", "warn-mandatory", {"nation": ("power", POWERS.index(g.mo[side]))}))
    return found


def _threatened(g: State, s: int, enemy: int) -> bool:
    box = g.box
    return any(g.occ[enemy] & box.bit[n] for n in box.board.linked[s])


def _for_a_moment(g: State) -> list[int]:
    """10.1.2: spaces that are too full while units move or redeploy, if those who have still to go can make room."""
    chapter = {"move": movement, "redeploy": redeployment}.get(g.phase)
    return chapter.crowded(g) if chapter is not None and chapter.can_make_room(g) else []


def check(g: State) -> list[str]:
    """Everything that is wrong with a state: conservation of pieces and cards, stacking, caches, VP."""
    box = g.box
    wrong = []
    fresh = g.copy()
    refresh(fresh)
    for name in ("stacks", "held", "occ", "sieged", "closed"):
        if getattr(fresh, name) != getattr(g, name):
            wrong.append(f"cache {name} is stale")
    for name in box.networks:
        if network(fresh, name) != network(g, name):
            wrong.append(f"supply network {name} is stale")
    for s in range(box.nspaces):
        stack = g.stacks[s]
        if len({box.side[u] for u in stack}) > 1:
            wrong.append(f"10.1.3: both sides in space {s}")
        if len(stack) > box.stacking and not g.moving and g.phase != "advance" and s not in _for_a_moment(g):
            wrong.append(f"10.1.1: {len(stack)} units in space {s}")
        if stack and box.side[stack[0]] != g.control[s] and not g.fort[s] and g.phase not in ("retreat", "advance"):
            wrong.append(f"11.1.13: units in a space of the enemy {s}")
        if g.trench[s] > 4:
            wrong.append(f"11.2.3: trench {g.trench[s]} in space {s}")
        if bool(g.sieged & box.bit[s]) != besieges(g, s):
            wrong.append(f"15.2.1: siege of {s}")
    hands = [sum(g.place[c] == HAND and box.card_side[c] == side for c in range(box.ncards)) for side in (AP, CP)]
    if max(hands) > 8:
        wrong.append(f"6.G: hands of {hands}")
    if any(g.seen & box.bit[c] and g.place[c] != HAND for c in range(box.ncards)):
        wrong.append("a card is known to be in a hand and is not")
    if g.ws[AP] < 0 or g.ws[CP] < 0 or min(g.rp) < 0:
        wrong.append("a track is below zero")
    return wrong
