"""The position as text: the fronts, space by space, and the tracks."""

from __future__ import annotations

from .box import (
    AP, CARD_NAMES, CARDS, CC, CF, CP, KIND, LF, MF, NATION, NEAR_EAST, NSPACES, OPS, RP_KINDS, SPACE_NAMES,
    SR, STAR, TURN_NAMES, UNITS_OF, VP, WS,
)  # fmt: skip
from .state import BIT, DEAD, RESERVE, TABLE, State, hand, of_place
from .supply import in_supply
from .war_status import russia_track, us_track

_FRONTS = (
    ("west", ("fr", "be", "br", "ge")),
    ("italy", ("it",)),
    ("east", ("ah", "ru", "ro")),
    ("balkans", ("sb", "mn", "al", "gr", "bu", "mef")),
    ("near-east", ("tu", "pe", "eg", "ar")),
)
_WORDS = {
    "en": {
        "west": "West", "italy": "Italy", "east": "East", "balkans": "Balkans", "near-east": "Near East",
        "reserve": "Reserve", "dead": "Eliminated", "hand": "Hand", "table": "On the table", "trench": "trench",
        "fort": "fort", "siege": "besieged", "oos": "out of supply", "vp": "VP", "status": "War status",
        "turn": "Turn", "round": "round", "none": "-", "rp": "Replacement points", "russia": "Russia", "us": "US",
        "ap": "Allies", "cp": "Central Powers", "combined": "combined", "event": "event", "cards": "cards",
    },
    "fr": {
        "west": "Ouest", "italy": "Italie", "east": "Est", "balkans": "Balkans", "near-east": "Proche-Orient",
        "reserve": "Réserve", "dead": "Éliminées", "hand": "Main", "table": "Sur la table", "trench": "tranchée",
        "fort": "fort", "siege": "assiégé", "oos": "hors ravitaillement", "vp": "PV", "status": "État de guerre",
        "turn": "Tour", "round": "round", "none": "-", "rp": "Points de renfort", "russia": "Russie", "us": "É.-U.",
        "ap": "Alliés", "cp": "Puissances centrales", "combined": "combiné", "event": "événement", "cards": "cartes",
    },
}  # fmt: skip


def unit(g: State, u: int) -> str:
    """A piece as players write it: GE1 5-3-3, brackets when reduced, ! when out of supply."""
    r = g.reduced[u]
    text = f"{KIND[u]} {CF[u][r]}-{LF[u][r]}-{MF[u][r]}"
    if r:
        text = f"({text})"
    if g.loc[u] < NSPACES and not in_supply(g, u):
        text += "!"
    return text


def show(g: State, side: int | None, language: str) -> str:
    """The whole position for one side (None: a spectator)."""
    w = _WORDS[language]
    lines = [
        f"{w['turn']} {g.turn} ({TURN_NAMES[g.turn]}), {w['round']} {g.round}   {w['vp']} {g.vp}   {w['status']}: "
        f"{w['ap']} {g.ws[AP]}, {w['cp']} {g.ws[CP]}, {w['combined']} {g.combined}   "
        f"{w['russia']} {russia_track(g)}/7, {w['us']} {us_track(g)}/3"
    ]
    points = [f"{kind.upper()} {n}" for kind, n in zip(RP_KINDS, g.rp, strict=True) if n]
    if points:
        lines.append(f"{w['rp']}: {', '.join(points)}")
    for front, nations in _FRONTS:
        rows = [row for s in range(NSPACES) if _front(s, front, nations) and (row := _row(g, s, language))]
        if rows:
            lines += ["", f"== {w[front]}", *rows]
    for box, title in ((RESERVE, "reserve"), (DEAD, "dead")):
        for who in (AP, CP):
            names = _counted(g, [u for u in UNITS_OF[who] if g.loc[u] == box])
            if names:
                lines.append(f"{w[title]} {w[('ap', 'cp')[who]]}: {names}")
    for who in (AP, CP):
        table = of_place(g, who, TABLE)
        if table:
            lines.append(f"{w['table']} {w[('ap', 'cp')[who]]}: {', '.join(card(c, language) for c in table)}")
    if side is not None:
        lines += ["", f"{w['hand']} {w[('ap', 'cp')[side]]}:"]
        lines += [f"  {card(c, language)}" for c in hand(g, side)]
    return "\n".join(lines)


def _front(s: int, front: str, nations: tuple[str, ...]) -> bool:
    if NEAR_EAST[s]:
        return front == "near-east"
    if NATION[s] == "tu":
        return front == "balkans"
    return NATION[s] in nations


def _row(g: State, s: int, language: str) -> str:
    """One space with something in it: who holds it, its works, its units."""
    w = _WORDS[language]
    stack = g.stacks[s]
    if not stack and not g.trench[s] and not g.sieged & BIT[s]:
        return ""
    notes = []
    if g.fort[s]:
        notes.append(f"{w['fort']} {g.fort[s]}" + (f" {w['siege']}" if g.sieged & BIT[s] else ""))
    if g.trench[s]:
        notes.append(f"{w['trench']} {g.trench[s] if g.trench[s] < 3 else g.trench[s] - 2}")
    mark = ("A" if g.control[s] == AP else "C") + ("*" if VP[s] else " ")
    order = ("M" if g.moves & BIT[s] else "") + ("X" if g.attacks & BIT[s] else "")
    note = f" [{', '.join(notes)}]" if notes else ""
    return f"  {mark}{order:1} {SPACE_NAMES[language][s]:<18}{' + '.join(unit(g, u) for u in stack)}{note}"


def _counted(g: State, units: list[int]) -> str:
    counts: dict[str, int] = {}
    for u in units:
        name = f"({KIND[u]})" if g.reduced[u] else KIND[u]
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items())


def card(c: int, language: str) -> str:
    """A card in one line: CP1 Guns of August* (2) 3/4."""
    star = "*" if STAR[c] else ""
    status = f" ({WS[c]})" if WS[c] else ""
    return f"{CARDS[c]:<5}{OPS[c]} ops {SR[c]} sr  {CARD_NAMES[language][c]}{star}{status}{' CC' if CC[c] else ''}"


