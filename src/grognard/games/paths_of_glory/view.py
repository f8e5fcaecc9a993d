"""What a side may see, built up from public facts, never stripped down; and what it cannot know, resampled."""

from __future__ import annotations

from random import Random

from msgspec.structs import asdict

from ...kernel.maps import bits
from ...kernel.once import once
from .battle import column_shift, die_modifier, fires_as_army, strength
from .box import AP, CP, RP_KINDS, SIDES
from .offensives import owes
from .seen import Cards, Combat, Common, Duty, Fire, Space, View, WarStatus
from .state import BOXES, DISCARD, HAND, PILE, REMOVED, TABLE, Battle, State, hand, of_place
from .supply import in_supply
from .war_status import russia_track, russian_vp, us_track


def view(g: State, side: int | None) -> View:
    """The position as one side (None: a spectator) may see it."""
    return View(**asdict(_common(g)), cards={name: _cards(g, i, side) for i, name in enumerate(SIDES)})


@once
def _common(g: State) -> Common:
    box = g.box
    spaces, units, cards = box.spaces, box.units, box.cards
    return Common(
        scenario=g.scenario,
        turn=g.turn,
        turn_name=box.turn_names[g.turn],
        round=g.round,
        active=SIDES[g.active],
        phase=g.phase,
        vp=g.vp,
        bid=int(g.options["bid"]),
        tournament=bool(g.options["tournament"]),
        war_status=WarStatus(g.ws[AP], g.ws[CP], g.combined),
        commitment=dict(zip(SIDES, g.level, strict=True)),
        us_track=us_track(g),
        russia_track=russia_track(g),
        russian_vp=russian_vp(g),
        mandatory={name: Duty(g.mo[i], g.mo_made[i], owes(g, i)) for i, name in enumerate(SIDES)},
        actions={name: list(g.acts[i]) for i, name in enumerate(SIDES)},
        rp=dict(zip(RP_KINDS, g.rp, strict=True)),
        at_war=sorted(g.war),
        greece=g.greece,
        beachhead=spaces[g.beachhead] if g.beachhead >= 0 else None,
        closed=[spaces[s] for s in bits(g.closed)],
        spaces=_spaces(g),
        boxes=_boxes(g),
        unsupplied=unsupplied(g),
        reduced=[name for name, reduced in zip(units, g.reduced, strict=True) if reduced],
        events=[cards[c] for c in bits(g.events)],
        card=cards[g.card] if g.card >= 0 else None,
        use=g.use,
        points=g.points,
        moving=[units[u] for u in g.moving],
        path=[spaces[s] for s in g.path],
        digging=[units[u] for u in g.digging],
        spent=[units[u] for u in bits(g.spent)],
        battle=None if g.battle is None else _battle(g, g.battle),
    )


def _spaces(g: State) -> list[Space]:
    units = g.box.units
    sieges, orders = [""] * g.box.nspaces, [""] * g.box.nspaces
    for s in bits(g.sieged):
        sieges[s] = "besieged"
    for s in bits(g.moves):
        orders[s] = "m"
    for s in bits(g.attacks):
        orders[s] += "a"
    return [
        Space(SIDES[control], [units[u] for u in stack] if stack else [], trench, fort, siege, order)
        for control, stack, trench, fort, siege, order in zip(
            g.control, g.stacks, g.trench, g.fort, sieges, orders, strict=True
        )
    ]


def _boxes(g: State) -> dict[str, list[str]]:
    box = g.box
    found: dict[str, list[str]] = {name: [] for name in BOXES}
    for u, where in enumerate(g.loc):
        if where >= box.nspaces:
            found[BOXES[where - box.nspaces]].append(box.units[u])
    return found


def _cards(g: State, owner: int, side: int | None) -> Cards:
    """A hand is its owner's; the other side sees its size and the cards it has been shown."""
    box = g.box
    held = hand(g, owner)
    known = held if side == owner else [c for c in held if g.seen & box.bit[c] and side is not None]
    return Cards(
        hand=[box.cards[c] for c in known],
        hand_size=len(held),
        pile_size=len(of_place(g, owner, PILE)),
        discard=[box.cards[c] for c in of_place(g, owner, DISCARD)],
        table=[box.cards[c] for c in of_place(g, owner, TABLE)],
        removed=[box.cards[c] for c in of_place(g, owner, REMOVED)],
    )


def unsupplied(g: State) -> list[str]:
    """Units on the map that are out of supply; neutral Greeks are nobody's to feed (9.5.2.4)."""
    box = g.box
    neutral = "gr" if g.greece == 1 else ""
    return [
        box.units[u]
        for u, s in enumerate(g.loc)
        if s < box.nspaces and not in_supply(g, u) and box.unit_nation[u] != neutral
    ]


def _battle(g: State, b: Battle) -> Combat:
    box = g.box
    return Combat(
        attacker=SIDES[g.active],
        target=box.spaces[b.target],
        attackers=[box.units[u] for u in b.attackers],
        defenders=[box.units[u] for u in b.defenders],
        start=[box.spaces[s] for s in b.start],
        pin=box.spaces[b.pin] if b.pin >= 0 else None,
        flank=b.flank,
        cards=[box.cards[c] for c in b.cards],
        fire={name: _fire(g, b, i) for i, name in enumerate(SIDES)},
        dice=b.fired,
        score=b.score,
        to_lose=b.lost,
        retreat=b.length,
        to_retreat=[box.units[u] for u in b.to_retreat],
    )


def _fire(g: State, b: Battle, side: int) -> Fire:
    box = g.box
    army = fires_as_army(g, b, side)
    force, shift = strength(g, b, side), column_shift(g, b, side)
    table = box.army_fire if army else box.corps_fire
    return Fire(
        strength=force,
        table="army" if army else "corps",
        column=table.label(table.column(force, shift)),
        shift=shift,
        modifier=die_modifier(g, b, side),
    )


def resample(g: State, side: int, random: Random) -> State:
    """A state that `side` cannot tell from this one: the other's unseen hand and pile are shuffled together."""
    box = g.box
    other = 1 - side
    unknown = [c for c in range(box.ncards) if box.card_side[c] == other and _unknown(g, c)]
    held = sum(g.place[c] == HAND for c in unknown)
    chosen = set(random.sample(unknown, held))
    for c in unknown:
        g.place[c] = HAND if c in chosen else PILE
    return g


def blot(g: State, side: int | None) -> State:
    """A state without what a side may not know: of the others' unseen cards only how many are held."""
    new = g.copy()
    for other in (AP, CP):
        if other != side:
            unknown = [c for c in g.box.cards_of[other] if _unknown(g, c)]
            held = sum(g.place[c] == HAND for c in unknown)
            for i, c in enumerate(unknown):
                new.place[c] = HAND if i < held else PILE
    return new


def _unknown(g: State, c: int) -> bool:
    return g.place[c] == PILE or (g.place[c] == HAND and not g.seen & g.box.bit[c])
