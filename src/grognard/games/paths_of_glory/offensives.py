"""7.0 Mandatory offensives."""

from __future__ import annotations

from ...kernel.ask import D6, Asking
from .box import AP, CP, POWERS, SIDES
from .state import MUTINY_PAID, Battle, State, at_war, played, tell
from .supply import in_supply


def mandatory_phase(g: State) -> Asking[None]:
    """6.A, 7.1.1: each player rolls once on his line of the table."""
    box = g.box
    for side in (CP, AP):
        die = yield D6
        row = die
        if side == CP and played(g, box.hoffmann):
            row = min(6, die + int(box.tables["mandatory"]["hoffmann"]))  # 7.1.9
        nation = str(box.tables["mandatory"][SIDES[side]][row - 1])
        g.mo[side] = effective(g, nation)
        g.mo_made[side] = False
        tell(g, "log-mandatory", side=("side", side), die=die, nation=("power", POWERS.index(g.mo[side])))
    g.round = 1
    g.active = CP


def effective(g: State, nation: str) -> str:
    """7.1.2, 7.1.6, 7.1.10, 7.1.11: what a result of the table means now; empty for nothing."""
    box = g.box
    if nation == "none":
        return ""
    if nation == "ge" and played(g, box.hl_take_command):
        return ""  # 7.1.5, 7.1.10
    if nation == "ru" and played(g, box.bolshevik_revolution):
        return ""  # 7.1.11
    if nation == "ah-it":
        occupied = not g.held[AP] & box.italy
        return "ah" if not at_war(g, "it") or occupied else "ah-it"
    return nation if at_war(g, nation) else ""


def note_attack(g: State, b: Battle) -> None:
    """7.1.3, 7.1.8: whether a declared attack meets this turn's mandatory offensive, or pays for the mutiny.

    FAQ.7.1.3a, FAQ.7.1.3b: neither strength nor what becomes of the attack matters.
    """
    box = g.box
    if not b.defenders:
        return  # FAQ.7.1.3c: a fort alone does not count
    side = g.active
    nation = g.mo[side]
    attackers = {box.unit_nation[u] for u in b.attackers}  # FAQ.7.1.4a, FAQ.7.1.4b, FAQ.7.1.3d: real nations only
    defenders = {box.unit_nation[u] for u in b.defenders}
    west = box.west_front >> b.target & 1
    if nation == "fr" and played(g, box.french_mutiny):
        if "fr" in attackers and "ge" in defenders and west and not g.mo_made[side]:  # FAQ.CP.47a, FAQ.CP.47e
            _mutiny(g, b)
        return
    if not nation or g.mo_made[side]:
        return
    if nation in ("fr", "br"):  # 7.1.4
        made = nation in attackers and "ge" in defenders and west
    elif nation == "ge":  # 7.1.5
        made = "ge" in attackers and bool(defenders & {"us", "br", "be", "fr", "aus", "cnd", "pt"}) and bool(west)
    elif nation == "ah-it":  # 7.1.6
        made = "ah" in attackers and (
            "it" in defenders or bool(box.italy >> b.target & 1) or _supplied_through_italy(g, b)
        )
    else:  # 7.1.3, 7.1.7: anybody will do
        made = nation in attackers
    if made:
        g.mo_made[side] = True
        tell(g, "log-mandatory-made", side=("side", side))


def _mutiny(g: State, b: Battle) -> None:
    """7.1.8, CP.47, FAQ.CP.47c, FAQ.CP.47d: some French attack without Americans beside them, once a turn."""
    box = g.box
    for s in b.start:
        here = {box.unit_nation[u] for u in b.attackers if g.loc[u] == s}
        if "fr" in here and not any(box.unit_nation[u] == "us" for u in g.stacks[s]):
            g.flags |= MUTINY_PAID
            tell(g, "log-mutiny-attack")
            return


def _supplied_through_italy(g: State, b: Battle) -> bool:
    """7.1.6: Allied defenders whose supply would be cut if Italy were gone."""
    if not any(in_supply(g, u) for u in b.defenders):
        return False
    probe = g.copy()
    probe.held[AP] &= ~g.box.italy
    probe.nets = {}
    return any(in_supply(g, u) and not in_supply(probe, u) for u in b.defenders)


def owes(g: State, side: int) -> bool:
    """7.1.3: whether a side has still to make its mandatory offensive; not the French in mutiny (7.1.8)."""
    if not g.mo[side] or g.mo_made[side]:
        return False
    return not (g.mo[side] == "fr" and played(g, g.box.french_mutiny))  # FAQ.CP.47b


def penalties(g: State) -> None:
    """7.1.3, 7.1.8: in step E.1 a mandatory offensive not made, or one made in mutiny, costs a victory point."""
    box = g.box
    if owes(g, CP):
        g.vp += box.vps["mandatory_missed_cp"]
        tell(g, "log-mandatory-missed", side=("side", CP), vp=g.vp)
    if owes(g, AP):
        g.vp += box.vps["mandatory_missed_ap"]
        tell(g, "log-mandatory-missed", side=("side", AP), vp=g.vp)
    if g.flags & MUTINY_PAID:
        g.vp += box.vps["mutiny_attack"]
        tell(g, "log-mutiny", vp=g.vp)


def cancel_russian(g: State) -> None:
    """7.1.11, FAQ.7.1.11a: the Bolshevik Revolution frees the Allies from a pending Russian offensive."""
    if g.mo[AP] == "ru":
        g.mo[AP] = ""


def cancel_german(g: State) -> None:
    """7.1.10: H-L Take Command ends German mandatory offensives at once."""
    if g.mo[CP] == "ge":
        g.mo[CP] = ""
