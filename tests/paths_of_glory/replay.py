"""A table for replaying a whole game: answers in a row, the dice it told, and everything that changed."""

from __future__ import annotations

from grognard.games.paths_of_glory.box import RP_KINDS, SIDES
from grognard.games.paths_of_glory.state import BOXES, PLACES, State
from grognard.games.paths_of_glory.supply import in_supply

from .table import BOX, Table

Facts = dict[str, str]


class Replay(Table):
    """A table that remembers what it has already told."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.told = 0
        self.before = facts(self)

    def act(self, answers: str, *dice: int | tuple[int, ...]) -> None:
        """Answer the questions in a row. A combat card that nobody names is not played.

        GEc@sedan is a full-strength corps by its place, (GEc)@sedan a reduced one.
        """
        self.dice(*dice)
        for text in answers.split():
            answer = self._named(text) if "@" in text else text
            while self.prompt == "ask-combat-cards" and answer not in self.options:
                self.do("done")
            self.do(answer)
        while self.prompt == "ask-combat-cards":
            self.do("done")

    def _named(self, text: str) -> str:
        verb, _, rest = text.partition(":")
        kind, _, place = rest.partition("@")
        reduced = kind.startswith("(")
        here = self.g.stacks[BOX.space[place]]
        alike = [BOX.units[u] for u in here if BOX.kind[u] == kind.strip("()") and self.g.reduced[u] == reduced]
        return f"{verb}:{alike[0]}"

    def shots(self) -> list[str]:
        """The dice of flank attempts and fire since last asked: side, table and column, die, loss score."""
        assert self.g.log is not None
        found = []
        for line in self.g.log[self.told :]:
            a = line.args
            if line.key == "log-flank":
                found.append(f"flank {a['die']}={a['total']} {'won' if a['won'] else 'lost'}")
            elif line.key == "log-fire":
                side = a["side"]
                assert isinstance(side, tuple)
                die = f"{a['die']}" if a["die"] == a["total"] else f"{a['die']}={a['total']}"
                found.append(f"{SIDES[side[1]]} {a['table']} {a['column']}: {die}->{a['score']}")
        self.told = len(self.g.log)
        return found

    def changed(self) -> Facts:
        """Everything that is different from when last asked."""
        assert self.fate.left == 0, "dice were left over"
        now = facts(self.check())
        different = {key: now[key] for key in now if now[key] != self.before[key]}
        self.before = now
        return different

    def fork(self, *dice: int) -> Table:
        """The same position at another table, to see what could have been."""
        return Table(self.g.copy(), dice)

    def supplied(self, unit: str) -> bool:
        return in_supply(self.g, BOX.unit[unit])


def facts(t: Table) -> Facts:
    """The position in words: who stands where, who holds what, tracks, cards."""
    g = t.g
    found = {
        "vp": f"{g.vp}",
        "war status": f"cp {g.ws[1]}, ap {g.ws[0]}, all {g.combined}",
        "war": " ".join(sorted(g.war)),
    }
    for side in (1, 0):
        found[f"offensive {SIDES[side]}"] = f"{g.mo[side] or 'none'}{' made' if g.mo_made[side] else ''}"
    for s, name in enumerate(BOX.spaces):
        found[name] = stack(t, name)
        found[f"{name} is"] = SIDES[g.control[s]]
        found[f"{name} fort"] = f"{g.fort[s]}{' besieged' if g.sieged >> s & 1 else ''}"
        found[f"{name} trench"] = f"{g.trench[s]}"
    for kind, pieces in BOX.of_kind.items():
        for i, label in enumerate(BOXES):
            there = [u for u in pieces if g.loc[u] == BOX.nspaces + i]
            worn = sum(g.reduced[u] for u in there) if label == "reserve" else 0
            found[f"{kind} {label}"] = f"{len(there)}" + (f" ({worn})" if worn else "")
    for c, name in enumerate(BOX.cards):
        found[name] = PLACES[g.place[c]]
    for i, kind in enumerate(RP_KINDS):
        found[f"rp {kind}"] = f"{g.rp[i]}"
    return found


def stack(t: Table, space: str) -> str:
    """Who stands in a space, as the rulebook writes it: (GE2) GE3."""
    return " ".join(f"({BOX.kind[u]})" if t.g.reduced[u] else BOX.kind[u] for u in t.g.stacks[BOX.space[space]])


def hands(**where: str) -> Facts:
    """Cards and where they are now: hands(hand="CP1 CP3", discard="AP2")."""
    return {name: place for place, names in where.items() for name in names.split()}
