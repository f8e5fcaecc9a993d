"""How good an option looks to a practised eye: where to stand, what to attack, what to give. No looking ahead, and
nothing but what its side sees (sight.py); what a front wants is in field.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from ...kernel.ask import Action, Choose
from ...kernel.game import Known
from .bets import bet
from .box import CP, NATIONS, RU
from .combat import able_attackers, supporters
from .field import HOLE, Body, Field, Stand, body, trenches_bar, waits
from .fronts import EAST, ITALY, NEAR_EAST, OF_THEATRE, WEST
from .mandates import ENVER, FRONT, HAIG, NATION, bound, wanted
from .odds import foreseen, reckon
from .orient import OPINIONS, Orient, field_of, ordered
from .passports import fronts_of
from .resources import due
from .state import (
    DEAD,
    OFF,
    State,
    attack_of,
    defence_of,
    fort_at,
    front_at,
    is_shock,
    movement_of,
    on_track,
    units_at,
)

NEVER: Final = -100.0
EAGER: Final = 0.7
"""The least an attack must promise."""
HABIT: Final = 0.25
"""How much better another place must be."""
EVEN: Final = 0.12
"""How much worse off another front must be before units go there,"""
POOR: Final = 0.5
"""and the most that this counts."""
PLANS: Final = (("B", 1.6), ("C", 1.3), ("H", 0.9), ("O", 1.0), ("R", 1.5), ("V", 1.0))
"""How much better the East looks to the Central Powers before a Strategic Turn: the West first, then Russia; then the
West again before the Americans come."""
ISONZO: Final = 28
"""The defence that Austria-Hungary wants on the Italian front before Italy comes in,"""
WATCH: Final = 0.5
"""and how much it draws."""
THIN: Final = 2.2
"""The units that every hex of the line in the West wants at least, on the average: who breaks through there has won."""
SIDESHOW: Final = 1.5
"""How much better the Italian front looks: mountains, and little to be won."""
REMOTE: Final = 1.6
"""The same of the fronts of the Near East, as long as there are others."""
RAIL: Final = 0.35
"""How much better another town must be."""
DUTY: Final = 6.0
"""What an offensive is worth that must be made."""
CHEAP, SHORT, DEAR = 0.15, 0.04, 1.2
"""The least that a step is worth, what each loss more than there are points for adds, and the most."""
GAIN: Final = 0.4
"""What it is worth to push the line forward by a hex."""
SHELL: Final = 0.4
"""What it costs to make a headquarters ready again."""
FIRST: Final = "C"
"""The Strategic Turn that brings the first events (6.0)."""
KEEP: Final = {"ge": 3, "fr": 2, "br": 1, "us": 1}
"""The points that nations keep for events until the next Strategic Turn (6.16)."""


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    """One number an option."""
    options = question.options
    eyes = Eyes(known.state, question.side, question.prompt, options)
    return [eyes.look(verb, noun) for verb, noun in options]


class Force(NamedTuple):
    """Units that should attack together, and what that promises."""

    units: tuple[int, ...]
    worth: float


class Eyes:
    """What one side sees when it is asked something."""

    def __init__(self, g: State, side: int, prompt: str, options: Sequence[Action] = ()) -> None:
        self.g, self.box, self.side, self.enemy, self.prompt, self.options = g, g.box, side, 1 - side, prompt, options
        self.fields: dict[int, Field] = {}
        self.stands: dict[int, Stand] = {}
        self.pulls: dict[tuple[int, int], float] = {}
        self.bodies: dict[tuple[int, ...], Body] = {}
        self.prices: dict[int, float] = {}

    def look(self, verb: str, noun: int | None) -> float:
        """How good an option looks."""
        opinion = OPINIONS.get(verb)
        if opinion is not None and (found := opinion(self, -1 if noun is None else noun)) is not None:
            return found
        return self._bare(verb) if noun is None else _BY_VERB.get(verb, _nothing)(self, noun)

    def field(self, f: int) -> Field:
        found = self.fields.get(f)
        if found is None:
            found = self.fields[f] = field_of(self.g, self.side, f)
        return found

    # -- verbs without a noun ------------------------------------------------------------------------------------------

    def _bare(self, verb: str) -> float:
        g = self.g
        if verb == "stay" and g.marching:
            return self.place(g.marching, g.loc[g.marching[0]]) + HABIT
        if verb in ("settle", "join_all"):
            return self._joined(verb)
        if verb == "none" and self.prompt == "ask-support":
            return self.promise(self._attackers())
        if verb == "stay" and g.riding >= 0:
            return self.post(g.loc[g.riding], g.riding) + RAIL if g.loc[g.riding] < OFF else -0.3
        if verb == "same" and 0 <= g.came < OFF and g.spot < OFF:
            return 0.2 + self.post(g.spot, g.like) - self.post(g.came, g.like) - RAIL
        if verb == "buy":
            return 0.4 if self._rich() else 0.0
        if verb == "rebuild_all":
            return NEVER if self.saves else 2.0
        return _BARE.get(verb, -0.5 if verb.startswith("to_") else 0.0)

    def _rich(self) -> bool:
        """Whether there is a point for an event."""
        if self.box.tag == "NE":
            return True
        payers = self.box.tables["resources"]["payers"]["cp" if self.side == CP else "al"]
        return any(self.g.rps[NATIONS.index(nation)] for nation in payers)

    @cached_property
    def saves(self) -> dict[int, int]:
        """What nations that pay for events keep of their points: nobody before there are any, nor in the Near East."""
        if self.box.tag == "NE" or self.g.letter < ord(FIRST) - 1:
            return {}
        payers = self.box.tables["resources"]["payers"]["cp" if self.side == CP else "al"]
        return {NATIONS.index(nation): KEEP[nation] for nation in payers}

    def spends(self, nation: int) -> bool:
        """Whether a nation has a point to spare for a step."""
        purse = self.box.tables["nations"][NATIONS[nation]]["purse"]
        return not purse or self.g.rps[NATIONS.index(purse)] > self.saves.get(NATIONS.index(purse), 0)

    # -- fronts --------------------------------------------------------------------------------------------------------

    @cached_property
    def ratios(self) -> dict[int, float]:
        """By front how much of what it wants it has."""
        found = {f: (self.field(f).strength + 3) / (self.field(f).demand + 3) for f in self.box.active}
        if WEST in found:
            found[WEST] *= min(1.0, self.field(WEST).depth / THIN)
        if self.side == CP and EAST in found:
            found[EAST] *= next(plan for before, plan in PLANS if self.g.letter < ord(before))
        if ITALY in found:
            found[ITALY] *= SIDESHOW
        if WEST in found:
            found |= {f: REMOTE * found[f] for f in NEAR_EAST if f in found}
        if ITALY in found and waits(self.g, self.side, ITALY):
            found[ITALY] = (self.field(ITALY).strength + 3) / (ISONZO + 3)
        return found

    @cached_property
    def unguarded(self) -> bool:
        """Whether Italy, who is neutral yet, would find nobody at home."""
        watched = ITALY in self.box.active and waits(self.g, self.side, ITALY)
        return watched and self.field(ITALY).strength < ISONZO

    def pull(self, u: int) -> float:
        """How much worse off another front is that a unit may go to."""
        key = (front_at(self.g, self.g.loc[u]).index, fronts_of(self.g, u))
        found = self.pulls.get(key)
        if found is None:
            found = self.pulls[key] = self._pull(*key)
        return found

    def _pull(self, here: int, where: int) -> float:
        if self.unguarded and where >> ITALY & 1:
            return WATCH
        others = [ratio for f, ratio in self.ratios.items() if f != here and where >> f & 1]
        if not others:
            return 0.0
        return max(0.0, min(self.ratios[here] - min(others) - EVEN, POOR))

    def need(self, f: int) -> float:
        return max(-0.5, min(1.6 - self.ratios[f], 1.2))

    def post(self, h: int, u: int) -> float:
        """What it is worth to have a unit in a town: where a front needs it, and near the need."""
        front = front_at(self.g, h)
        its = self.field(front.index)
        need = self.need(front.index)
        local = h - front.base
        if isinstance(its, Orient):
            return its.post(local, u, need)
        if not self.box.fights[u]:
            return need + 0.3 * its.staff(local, u)
        found = 1.6 * need - 0.06 * its.hungry(local) - HOLE * its.holes(local) - 0.04 * its.axis(local)
        if its.breached:
            found -= 0.1 * min(its.holes(local), 12)
        if self.g.loc[u] == h and not (its.breached and its.spare(u)):
            found += max(0.0, its.worth(local, (u,)) - 1.0)
        return found

    # -- where to stand ------------------------------------------------------------------------------------------------

    def place(self, units: Sequence[int], h: int) -> float:
        """What it is worth to have these units in a hex."""
        front = front_at(self.g, h)
        its, local = self.field(front.index), h - front.base
        party = self._body(tuple(units))
        if not party.units:
            return its.staff(local, units[0])
        start = self.g.loc[party.units[0]] - front.base
        found = its.worth_of(local, party, start if start != local else -1)
        if its.stations >> local & 1:
            found += 1.5 * self.pull(party.units[0])  # trains leave from here
        return found

    def _body(self, units: tuple[int, ...]) -> Body:
        found = self.bodies.get(units)
        if found is None:
            found = self.bodies[units] = body(self.g, [u for u in units if self.box.fights[u]])
        return found

    def urge(self, u: int) -> float:
        """How much a unit should be moved: who is behind first, then who is more than is wanted, then who has nobody
        before him."""
        if not self.box.fights[u]:
            return 0.21
        h = self.g.loc[u]
        stand = self.stands.get(h)
        if stand is None:
            stand = self.stands[h] = self._stand(h)
        if stand.alike is not None:
            return stand.alike
        spare = stand.defence - stand.each[u] - stand.want
        if spare > 0:
            return 0.5 + 0.02 * min(spare, 10.0)
        if stand.deep and (stand.open or self.pull(u) > 0.2):
            return 0.45
        return stand.least

    def _stand(self, h: int) -> Stand:
        front = front_at(self.g, h)
        its, local = self.field(front.index), h - front.base
        alike = ordered(its, local)
        return its.stand(local) if alike is None else Stand(alike)

    # -- combat --------------------------------------------------------------------------------------------------------

    def _target(self) -> int:
        assert self.g.attack is not None
        return self.g.attack.hex

    def _attackers(self) -> tuple[int, ...]:
        return self.g.attack.attackers if self.g.attack is not None else ()

    def promise(self, attackers: Sequence[int], h: int = -1, hq: int = -1) -> float:
        """What an attack promises: losses of both, and the hex."""
        g = self.g
        if not attackers:
            return NEVER
        h = self._target() if h < 0 else h
        front = front_at(g, h)
        fort = fort_at(g, h) >= 0
        its = self.field(front.index)
        there = its.sight.stacks.get(h - front.base)
        if g.attack is not None and g.attack.shown:
            odds = reckon(g, h, attackers, (hq, g.attack.hqs[1]))
        elif there is None:
            odds = foreseen(g, h, attackers, (), 1, 0, (hq, -1))
        else:
            odds = foreseen(g, h, attackers, there.seen, round(there.defence) + fort, round(there.units), (hq, -1))
        steps = (there.steps if there is not None else 0.0) + fort
        found = bet(g, odds, steps)
        ahead = 1.0 if not trenches_bar(g, front.index) or hq >= 0 or any(is_shock(g, u) for u in attackers) else 0.2
        return (
            found.hurt
            - found.cost * self.dear(attackers[0])
            + found.empty * ahead * (self.prize(h) + GAIN * its.zest(h - front.base))
        )

    def hope_of(self, attackers: Sequence[int], h: int) -> float:
        """The same with a headquarters, if that is better."""
        hqs = supporters(self.g, self.side, attackers)
        if not hqs and on_track(self.g, "al-paralysis") and any(self.box.nation[u] == RU for u in attackers):
            return NEVER  # 6.43
        found = self.promise(attackers, h)
        for hq in hqs[:1]:
            found = max(found, self.promise(attackers, h, hq) - SHELL)
        return found

    def force(self, h: int) -> Force:
        """Who should attack a hex: all who can, or those of one nation, where others are no help (10.45)."""
        able = [*self._attackers(), *(u for u in able_attackers(self.g, h) if u not in self._attackers())]
        nations = {self.box.nation[u] for u in able}
        parties = [able, *([u for u in able if self.box.nation[u] == n] for n in sorted(nations) if len(nations) > 1)]
        found = Force((), NEVER)
        for units in parties:
            if not all(self.box.kind[u] == "tank" for u in units):
                worth = self.hope_of(units, h) + self.duty(units, h)
                if worth > found.worth:
                    found = Force(tuple(units), worth)
        return found

    def _joined(self, verb: str) -> float:
        """Whether all who should attack do."""
        plan = self.planned
        missing = [u for verb, u in self.options if verb == "join" and u in plan.units]
        if verb == "settle":
            return plan.worth + 0.1 if not missing else plan.worth - 0.5
        offered = [u for verb, u in self.options if verb == "join"]
        return plan.worth + 0.05 if len(missing) == len(offered) else NEVER

    @cached_property
    def planned(self) -> Force:
        return self.force(self._target())

    def duty(self, attackers: Sequence[int], h: int) -> float:
        """6.30: what it is worth that an attack is one that must be made; less than nothing if others spoil it."""
        g, front = self.g, front_at(self.g, h)
        for i in bound(g):
            if FRONT[i] != front.index or g.mandate[i] >= max(g.owed[i], wanted(g, i)):
                continue
            if NATION[i] >= 0 and any(self.box.nation[u] != NATION[i] for u in attackers):
                return -DUTY
            there = self.field(front.index).sight.stacks.get(h - front.base)
            enough = sum(attack_of(g, u) for u in attackers) >= (there.defence if there else 1.0) + 2.0
            many = len(attackers) >= int(self.box.tables["limits"]["enver"])
            return DUTY if (many if i == ENVER else enough or i != HAIG) else 0.0
        return 0.0

    def prize(self, h: int) -> float:
        """What a hex is worth to who does not hold it."""
        front = front_at(self.g, h)
        return self.field(front.index).prize(h - front.base)

    def dear(self, u: int) -> float:
        """What a step of a unit's nation is worth to it: little while it has more points, or soon will, than losses to
        make good."""
        return self.price(self.box.nation[u])

    def price(self, nation: int) -> float:
        found = self.prices.get(nation)
        if found is None:
            lack = self.dead.get(nation, 0) - self.g.rps[nation] - due(self.g, nation)
            found = self.prices[nation] = max(CHEAP, min(1.0 + SHORT * lack, DEAR))
        return found

    @cached_property
    def dead(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for u, h in enumerate(self.g.loc):
            if h == DEAD:
                found[self.box.nation[u]] = found.get(self.box.nation[u], 0) + 1
        return found

    def hope(self, theatre: int) -> float:
        """How well a theatre can be attacked: one's strength against the enemy's."""
        mine = theirs = 1.0
        for f in OF_THEATRE[theatre]:
            if f in self.box.active:
                its = self.field(f)
                mine += sum(its.guard.attack.values())
                theirs += its.sight.defence * (1.6 if trenches_bar(self.g, f) else 1.0)
        return mine / theirs


def _nothing(eyes: Eyes, noun: int) -> float:
    return 0.0


def _move(eyes: Eyes, u: int) -> float:
    return eyes.urge(u)


def _to(eyes: Eyes, h: int) -> float:
    g = eyes.g
    if g.marching:
        return eyes.place(g.marching, h)
    return eyes.post(h, g.riding) if g.riding >= 0 else 0.1


def _sail(eyes: Eyes, h: int) -> float:
    return eyes.post(h, eyes.g.riding) - 0.3


def _at(eyes: Eyes, h: int) -> float:
    return eyes.post(h, eyes.g.arriving) + 2.0 if eyes.g.arriving >= 0 else 0.1


def _ride(eyes: Eyes, u: int) -> float:
    """Who is of little use where he is travels: far behind a need, or on a front that has more than others."""
    g = eyes.g
    if g.loc[u] >= OFF:
        return 0.3
    front = front_at(g, g.loc[u])
    its, local = eyes.field(front.index), g.loc[u] - front.base
    if not eyes.box.fights[u]:
        return 0.21 if its.fights(local) > 5 else 0.0
    spare = eyes.pull(u)
    if its.breached and its.holes(local) > 5 and its.spare(u):
        return 0.5 + 0.02 * its.holes(local)
    if its.worth(local, (u,)) > 1.0 + 3.0 * spare:
        return 0.0
    return 0.05 * (its.hungry(local) - 2) + spare


def _rebuild(eyes: Eyes, u: int) -> float:
    its = eyes.box.face[u]
    if not eyes.spends(eyes.box.nation[u]):
        return -0.5
    return 0.3 + 0.05 * (its.attack + its.defence) if eyes.box.fights[u] else 0.9


def _restore(eyes: Eyes, u: int) -> float:
    return 0.8 if eyes.spends(eyes.box.nation[u]) else -0.5


def _all_of_it(eyes: Eyes, nation: int) -> float:
    """All that a nation's points give, if none are to be kept."""
    purse = eyes.box.tables["nations"][NATIONS[nation]]["purse"]
    return 1.5 if not purse or NATIONS.index(purse) not in eyes.saves else NEVER


def _attack(eyes: Eyes, h: int) -> float:
    force = eyes.force(h)
    return force.worth - EAGER * eyes.dear(force.units[0]) ** 2 + 0.2 if force.units else NEVER


def _join(eyes: Eyes, u: int) -> float:
    plan = eyes.planned
    return plan.worth + 0.01 * attack_of(eyes.g, u) if u in plan.units else NEVER


def _support(eyes: Eyes, hq: int) -> float:
    if eyes.prompt == "ask-support":
        return eyes.promise(eyes._attackers(), hq=hq) - SHELL
    return 0.35 + 0.1 * eyes.box.support[hq]


def _lose(eyes: Eyes, u: int) -> float:
    g = eyes.g
    worth = attack_of(g, u) + defence_of(g, u) + 0.2 * movement_of(g, u)
    alone = g.loc[u] < OFF and len(units_at(g, g.loc[u], eyes.side)) == 1
    return -worth - (1.0 if eyes.box.replaceable[u] == "no" else 0.0) - (0.8 if alone else 0.0)


def _advance(eyes: Eyes, u: int) -> float:
    g = eyes.g
    h = eyes._target()
    return 0.3 + eyes.place((u,), h) - eyes.place((u,), g.loc[u])


def _line(eyes: Eyes, h: int) -> float:
    front = front_at(eyes.g, h)
    return 0.3 + 0.02 * eyes.field(front.index).sight.soon[h - front.base]


def _initiative(eyes: Eyes, theatre: int) -> float:
    return eyes.hope(theatre) + (0.1 if eyes.g.initiative[theatre] == eyes.side else 0.0)


def _dismount(eyes: Eyes, u: int) -> float:
    return 0.4 if eyes.g.letter >= ord("C") and front_at(eyes.g, eyes.g.loc[u]).index == WEST else 0.0


_BARE: Final = {
    "done": 0.2, "cancel": NEVER / 2, "stand": 0.5, "none": 0.3, "halt": 0.1, "all": -0.2, "concede": NEVER,
    "save": 0.3, "spoil": -0.1, "keep": 0.1, "keep_all": 0.15, "no_more": 0.2, "battle": 1.0, "rebuild_all": 2.0,
    "call_boxes": 1.0, "treaty": 1.0, "roll": 1.0, "wait": 0.3, "call_up": 0.1, "lay_pipe": 1.0, "rest": 0.5,
    "call_off": 0.5, "oberost": 0.5, "ohl": 0.6, "stay_mounted": 0.2, "enough": 0.2, "place_rest": 1.0, "fill": 0.7,
    "same": 0.25, "hold_back": 0.0, "to_west_edge": 0.6, "to_italy_edge": 0.1, "to_arabia": 0.2, "to_reserve": 0.4,
}  # fmt: skip
"""Verbs that take no noun."""
_BY_VERB: Final[dict[str, Callable[[Eyes, int], float]]] = {
    "move": _move, "to": _to, "with": lambda eyes, u: -9.0, "through": lambda eyes, h: -9.0, "attack": _attack,
    "join": _join, "support": _support, "lose": _lose, "give_up": _lose, "advance": _advance,
    "flee": lambda eyes, h: 0.6, "press": lambda eyes, u: 0.3, "pass_front": lambda eyes, f: -1.0, "sail": _sail,
    "at": _at, "ride": _ride, "place": lambda eyes, u: 0.5, "come_in": lambda eyes, u: 0.6, "line": _line,
    "gun": lambda eyes, h: 0.5, "initiative": _initiative, "dismount": _dismount, "raid": lambda eyes, h: 0.5,
    "rebuild": _rebuild, "restore": _restore, "rebuild_nation": _all_of_it, "play": lambda eyes, c: 0.3,
    "rebuild_support": _rebuild, "commit": lambda eyes, c: 0.25, "convert": lambda eyes, u: 0.5,
    "devastate": lambda eyes, u: -0.5, "enlist": lambda eyes, u: 0.5, "withdraw": _lose, "revert": _lose,
    "call_in": _lose, "rally": lambda eyes, h: 0.2, "foch": lambda eyes, h: 0.5, "allenby": lambda eyes, h: 0.5,
    "land": lambda eyes, u: 0.5,
}  # fmt: skip
