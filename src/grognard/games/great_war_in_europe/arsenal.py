"""6.13 to 6.30, 6.39 to 6.41, 15.1 Events of a combat: air units, gas, guns and generals, put in before the die by the
attacker and then by the defender; and what keeps the winner from advancing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AB, AH, AL, AM, BE, BR, CP, FR, GE, PC, RU, SIDES, TU, US
from .effects import GASES
from .events import drop, held, name_of, play, unlike, unseen
from .fronts import CAUCASUS, EGYPT, EUROPE, FRONTS, IRAQ, ITALY, WEST
from .losses import remove
from .odds import Shift
from .state import Attack, State, fighters_at, fort_at, front_at, in_force, is_shock, on_track, tell
from .supply import NORMAL, supply_of

NOT_FITTING = Refusal("6.12", "event-not-here")
NO_BATTLE = Refusal("15.45", "battle-not-this")

Fits = Callable[[State, Attack], bool]

RUSSIANS: Final = (RU, AM, PC)
"""15.81, 7.24e."""


# -- who fights --------------------------------------------------------------------------------------------------------


def _on(g: State, a: Attack, *fronts: int) -> bool:
    return front_at(g, a.hex).index in fronts


def _any(g: State, a: Attack, *nations: int) -> bool:
    return any(g.box.nation[u] in nations for u in a.attackers)


def _all(g: State, a: Attack, *nations: int) -> bool:
    return all(g.box.nation[u] in nations for u in a.attackers)


def _defenders(g: State, a: Attack) -> list[int]:
    return fighters_at(g, a.hex, 1 - g.side)


def _bombards(g: State, a: Attack, nation: int) -> bool:
    """6.15.n: a supplied attack with units of a nation, supported by one of its headquarters and no other."""
    hq = a.hqs[0]
    fed = all(supply_of(g, u) == NORMAL for u in a.attackers)
    return hq >= 0 and g.box.nation[hq] == nation and _any(g, a, nation) and fed


def _chemical(g: State, a: Attack) -> bool:
    """6.13.ea, 6.14.e: whether gas, flame-throwers or mines are in already: there is only one of them."""
    return any(name_of(g, c) in CHEMICAL for c in a.played[0])


def _gas(name: str) -> Fits:
    """6.13.ea, 6.13.ec: the Allies need British, French or Belgians."""

    def fits(g: State, a: Attack) -> bool:
        gas = GASES.index(name.rpartition("-")[2])
        able = g.side == CP or _any(g, a, BR, FR, BE)
        return able and not _chemical(g, a) and not g.gas >> gas & 1  # 6.13.eb

    return fits


# -- the events --------------------------------------------------------------------------------------------------------


class Weapon(NamedTuple):
    """An event that is put into a combat."""

    rule: str
    die: str
    """Its row in tables.toml [die]; empty: it adds nothing by itself."""
    fits: Fits
    attacks: bool = True


def _in_turkey(g: State, a: Attack) -> bool:
    """6.22: a hex of the Ottoman Empire with CP units."""
    front = front_at(g, a.hex)
    return g.side == AL and front.country[a.hex - front.base] == "tu" and bool(_defenders(g, a))


def _turks_defend(g: State, a: Attack) -> bool:
    """6.18.e, A47: a Turk defends, and no headquarters but a Turkish one supports him."""
    hq = a.hqs[1]
    return any(g.box.nation[u] == TU for u in _defenders(g, a)) and (hq < 0 or g.box.nation[hq] == TU)


def _southern_iraq(g: State, a: Attack) -> bool:
    """6.37: south of row xx44, with a river to cross."""
    if not _on(g, a, IRAQ) or g.side != AL:
        return False
    front = front_at(g, a.hex)
    south = int(front.numbers[a.hex - front.base][3:]) > int(g.box.tables["places"]["rows"]["iraq"])
    return south and all((g.loc[u] - front.base, a.hex - front.base) in front.wet for u in a.attackers)


def _coastal(g: State, a: Attack) -> bool:
    """6.20: a hex of the coast of Egypt or Palestine."""
    front = front_at(g, a.hex)
    return _on(g, a, EGYPT) and bool(front.kind("coast") >> a.hex - front.base & 1)


WEAPONS: Final[dict[str, Weapon]] = {
    **{
        f"{side}-gas-{gas}": Weapon("6.13.ea", "gas", _gas(f"{side}-gas-{gas}")) for side in SIDES for gas in GASES
    },
    "al-mine": Weapon("6.14.e", "gas", lambda g, a: not _chemical(g, a)),
    "cp-flame": Weapon("6.14.e", "gas", lambda g, a: _any(g, a, GE) and not _chemical(g, a)),
    "al-hurricane": Weapon("6.15.e", "artillery", lambda g, a: _on(g, a, WEST) and _bombards(g, a, BR)),
    "al-system": Weapon("6.16.e", "artillery", lambda g, a: _on(g, a, WEST) and _bombards(g, a, FR)),
    "cp-bruchmuller": Weapon("6.17.e", "artillery", lambda g, a: _on(g, a, *EUROPE) and _bombards(g, a, GE)),
    "ne-al-meinertzhagen": Weapon("6.19.e", "general", lambda g, a: _on(g, a, EGYPT)),
    "ne-al-naval": Weapon("6.20", "naval", _coastal),
    "ne-al-townsend": Weapon("6.21.e", "general", lambda g, a: _on(g, a, IRAQ) and _all(g, a, BR) and not g.maude),
    "ne-al-yudenich": Weapon("6.24", "general", lambda g, a: _on(g, a, CAUCASUS) and _all(g, a, *RUSSIANS)),
    "ne-al-flotilla": Weapon("6.37", "", _southern_iraq),
    "ne-cp-determination": Weapon("6.18.e", "determination", _turks_defend, False),
    "ne-cp-kemal": Weapon("6.22", "kemal", _in_turkey, False),
    "ne-cp-goltz": Weapon("6.23", "goltz", lambda g, a: _on(g, a, IRAQ) and g.side == AL, False),
}  # fmt: skip

CHEMICAL: Final = frozenset(name for name, its in WEAPONS.items() if its.die == "gas")
OPENS: Final = CHEMICAL | {"al-hurricane", "al-system", "cp-bruchmuller"}
"""6.13.ec, 6.14.e, 6.17.n: those that let the attacker into the trenches of the West."""
TACTICS: Final = ("al-tactics", "cp-tactics")
AT_ANY_TIME: Final = {"defence": ("ne-cp-kress",), "advance": ("al-tiger",)}
"""A6: events for any time that matter before a die, or before an advance."""


# -- 15.1 air ----------------------------------------------------------------------------------------------------------


def flies(g: State, c: int, f: int) -> bool:
    """6.3a, 6.3d, 15.12, 15.16, 15.17: whether an air unit may support a combat on a front; 6.3b: air tactics in the
    West; 15.14: not those that defend Germany."""
    name = name_of(g, c)
    if name in TACTICS:
        return f == WEST
    its = g.box.tables["air"].get(name)
    return its is not None and its["front"] == FRONTS[f] and not g.tired >> c & 1 and c not in g.defenders


def _planes(g: State, played: Iterable[int]) -> tuple[int, int]:
    """Air units that were put in, and what they cancel with air tactics."""
    names = [name_of(g, c) for c in played]
    units = sum(name in g.box.tables["air"] for name in names)
    return units, units + sum(name in TACTICS for name in names)


def air_balance(g: State, a: Attack) -> int:
    """15.13a, 15.13b: they cancel one for one; whoever has air units left, however many, has 1. 6.3b: air tactics
    cancel and are cancelled, and give nothing themselves."""
    (mine, power), (theirs, answer) = (_planes(g, played) for played in a.played)
    by = int(g.box.tables["die"]["air"])
    if power > answer and mine:
        return by
    return -by if answer > power and theirs else 0


# -- what it all adds to the die ---------------------------------------------------------------------------------------


def modifiers(g: State, a: Attack) -> list[Shift]:
    """10.52: what events add to the die of this combat."""
    die, found = g.box.tables["die"], []
    for c in (*a.played[0], *a.played[1]):
        its = WEAPONS.get(name_of(g, c))
        if its is not None and its.die:
            found.append(Shift(its.rule, f"drm-{its.die}", int(die[its.die])))
    air = air_balance(g, a)
    if air:
        found.append(Shift("15.13b", "drm-air", air))
    if is_brusilov(g, a):
        found.append(Shift("6.28a", "drm-brusilov", int(die["brusilov"])))
    if conrads_first(g, a):
        found.append(Shift("6.30c", "drm-conrad", int(die["conrad"])))
    if _any(g, a, AB):
        found += _arabs(g, die)
    if a.battle:
        found.append(Shift("15.45", "drm-battle", int(die["battle"]) - int(die["shock"]["4"])))
    if on_track(g, "neo-cp-kaiserschlacht") and _any(g, a, BR):
        found.append(Shift("6.64c", "drm-kaiserschlacht", int(die["kaiserschlacht"])))
    return found


def _arabs(g: State, die: dict[str, int]) -> Iterable[Shift]:
    """6.25b: Lawrence rides with the Arab Northern Army; 6.26: an atrocity makes it furious."""
    if held(g, "ne-al-lawrence") >= 0:
        yield Shift("6.25b", "drm-lawrence", int(die["lawrence"]))
    if on_track(g, "ne-cp-atrocity"):
        yield Shift("6.26", "drm-atrocity", int(die["atrocity"]))


def is_brusilov(g: State, a: Attack) -> bool:
    """6.28a: Russians alone, with one of their headquarters, against no Germans, nor their forts (14.11a); 6.28b: until
    Russia collapses."""
    hq = a.hqs[0]
    if hq < 0 or g.box.nation[hq] != RU or not in_force(g, "al-brusilov") or g.fallen >> RU & 1:
        return False
    fort = fort_at(g, a.hex)
    if fort >= 0 and g.box.forts[fort].nation == GE:
        return False
    return _all(g, a, *RUSSIANS) and not any(g.box.nation[u] == GE for u in _defenders(g, a))  # 6.28b


def conrads_first(g: State, a: Attack) -> bool:
    """6.30c: the first attack of Austria-Hungary alone in Italy on the first of the three turns."""
    first = any(last == g.turn + 2 for c, last in g.tracks.items() if name_of(g, c) == "cp-conrad")
    return first and not g.mandate[1] and _on(g, a, ITALY) and g.side == CP and _all(g, a, AH)


def cancels_river(g: State, a: Attack) -> bool:
    """6.37: the flotilla takes the attacker over the river."""
    return any(name_of(g, c) == "ne-al-flotilla" for c in a.played[0])


def opens_trenches(g: State, a: Attack) -> bool:
    """10.71b, 6.3c, 15.18: whether an event that nobody answered lets the attacker advance into trenches."""
    return any(name_of(g, c) in OPENS for c in a.played[0]) or air_balance(g, a) > 0


# -- D-75, D-76: putting them in ---------------------------------------------------------------------------------------


def usable(g: State, attacks: bool) -> list[int]:
    """What a side may put into the combat under way."""
    a, side = _attack(g), g.side if attacks else 1 - g.side
    f = front_at(g, a.hex).index
    mine = a.played[0 if attacks else 1]
    found = []
    for c in bits((g.hands[side] | g.in_play & g.box.counters_by[side]) & ~g.once):
        name = name_of(g, c)
        its = WEAPONS.get(name)
        weapon = its is not None and its.attacks == attacks and not _twice(g, name, mine) and its.fits(g, a)
        late = not attacks and name in AT_ANY_TIME["defence"] and not g.gaza and a.hex in g.box.sets["gaza_line"]
        if weapon or late or (c not in mine and flies(g, c, f)):
            found.append(c)
    return unlike(g, found)


def _twice(g: State, name: str, played: Iterable[int]) -> bool:
    """Whether one like this has been put in."""
    return any(name_of(g, c) == name for c in played)


def _attack(g: State) -> Attack:
    assert g.attack is not None
    return g.attack


def commit(g: State) -> Asking[Next] | None:
    """D-75, A11: the attacker says what he puts in, one thing after another,"""
    return _commit(g, attacks=True)


def commit_defence(g: State) -> Asking[Next] | None:
    """D-76, 15.13a: then the defender; the attacker does not answer."""
    return _commit(g, attacks=False)


def _commit(g: State, attacks: bool) -> Asking[Next] | None:
    a = _attack(g)
    place, side = (0, g.side) if attacks else (1, 1 - g.side)
    if a.told[place]:
        return None
    able = usable(g, attacks)
    battle = attacks and may_battle(g, a)
    if not able and not battle and not unseen(g, side):
        return None
    return _ask_commit(g, able, battle, attacks)


def _ask_commit(g: State, able: Sequence[int], battle: bool, attacks: bool) -> Asking[Next]:
    a = _attack(g)
    side = g.side if attacks else 1 - g.side
    offers = [Offer.found("commit", able, NOT_FITTING), Offer("no_more")]
    if battle:
        offers.insert(1, Offer("battle", None, lambda _: None if may_battle(g, a) else NO_BATTLE))
    prompt = "ask-commit" if attacks else "ask-commit-defence"
    verb, c = yield Choose(side, prompt, *offers, args={"space": ("space", a.hex)})
    if verb == "no_more":
        a.told = (1, a.told[1]) if attacks else (a.told[0], 1)
    elif verb == "battle":
        a.battle = True
        tell(g, "log-battle", space=("space", a.hex))
    elif g.box.counters[c].event.when == "any":
        yield from play(g, c)
    else:
        _put_in(g, a, c, attacks)
    return AGAIN


def _put_in(g: State, a: Attack, c: int, attacks: bool) -> None:
    """A counter is used: some are gone then, some tired, some are used again next turn."""
    event = g.box.counters[c].event
    a.played = ((*a.played[0], c), a.played[1]) if attacks else (a.played[0], (*a.played[1], c))
    g.known |= 1 << c
    if event.after == "hand":
        g.tired |= 1 << c  # 15.12
    else:
        drop(g, c)
    if event.after == "play":
        g.in_play |= 1 << c
        g.once |= 1 << c  # 6.16.e, 6.17.e
    if "-gas-" in event.name:
        g.gas |= 1 << GASES.index(event.name.rpartition("-")[2])
    tell(g, "log-commit", side=("side", event.side), event=("event", c), space=("space", a.hex))


# -- 15.45 the Kaiserschlacht ------------------------------------------------------------------------------------------


def may_battle(g: State, a: Attack) -> bool:
    """15.45: on the turn of the second Shock-Troop event, the first four attacks on one European front, each with four
    shock troops or more."""
    f = front_at(g, a.hex).index
    if g.side != CP or a.battle or not 0 <= g.battles < int(g.box.tables["die"]["battles"]) or f not in EUROPE:
        return False
    four = sum(is_shock(g, u) for u in a.attackers) >= 4
    return four and g.strikes[f] == g.battles and g.battle_front in (-1, f)


# -- after the die -----------------------------------------------------------------------------------------------------


def after_die(g: State) -> Asking[None]:
    """6.28a: Brusilov's headquarters leaves for good; 15.15: aces may die; 15.45: attacks are counted."""
    a = _attack(g)
    if g.side == CP:
        f = front_at(g, a.hex).index
        g.strikes[f] += 1
        if a.battle:
            g.battles, g.battle_front = g.battles + 1, f
    if is_brusilov(g, a):
        remove(g, a.hqs[0], "log-brusilov")
    for c in (*a.played[0], *a.played[1]):
        if name_of(g, c).endswith("-ace"):
            yield from test_ace(g, c)


def test_ace(g: State, c: int) -> Asking[None]:
    """15.15: an ace that was used dies on the numbers of his counter."""
    its = g.box.counters[c]
    # T.14
    ace = g.box.tables["aces"][SIDES[its.event.side]][its.number]
    die = yield D6
    if die <= int(ace["dies"]):
        drop(g, c)
        tell(g, "log-ace-dies", side=("side", its.event.side), event=("event", c), die=die)


def home_defenders(g: State) -> list[int]:
    """15.14, 5.24a: German air units of the West, aces among them, that may defend their country."""
    home = [c for c in bits(g.hands[CP]) if g.box.tables["air"].get(name_of(g, c), {}).get("home")]
    return [c for c in home if c not in g.defenders]


def test_defenders(g: State) -> Asking[None]:
    """5.24c, 15.15: aces that defended their country may die, too."""
    for c in g.defenders:
        g.known |= 1 << c
        if name_of(g, c).endswith("-ace"):
            yield from test_ace(g, c)


# -- D-80: before the advance ------------------------------------------------------------------------------------------


def _rigid(g: State, a: Attack) -> bool:
    """6.39: a British attack in the West, without tanks or Americans."""
    tanks = any(g.box.kind[u] == "tank" for u in a.attackers)
    return g.side == AL and _on(g, a, WEST) and _any(g, a, BR) and not _any(g, a, US) and not tanks


def _not_pass(g: State, a: Attack) -> bool:
    """6.40: an attack of no shock troops on a hex of the West that Frenchmen alone held."""
    return g.side == CP and _on(g, a, WEST) and a.against == 1 << FR and not a.shock


def _looting(g: State, a: Attack) -> bool:
    """6.41: an attack in the West with shock troops."""
    return g.side == CP and _on(g, a, WEST) and a.shock


HINDER: Final[dict[str, Fits]] = {"cp-rigid": _rigid, "al-not-pass": _not_pass, "al-looting": _looting}


def hinder(g: State) -> Asking[Next] | None:
    """D-80: the other side may keep the winner from advancing."""
    a, side = _attack(g), 1 - g.side
    if not a.won or g.heard >> side & 1:
        g.heard = 0
        return None
    able = [
        c for c in bits(g.hands[side])
        if (name_of(g, c) in HINDER and HINDER[name_of(g, c)](g, a))
        or (name_of(g, c) in AT_ANY_TIME["advance"] and _on(g, a, WEST))
    ]  # fmt: skip
    return _hinder(g, able) if able or (unseen(g, side) and _on(g, a, WEST)) else None


def _hinder(g: State, able: list[int]) -> Asking[Next]:
    a, side = _attack(g), 1 - g.side
    verb, c = yield Choose(
        side, "ask-hinder", Offer.found("play", able, NOT_FITTING), Offer("keep"), args={"space": ("space", a.hex)}
    )
    if verb == "keep":
        g.heard |= 1 << side
        return AGAIN
    name = name_of(g, c)
    yield from play(g, c)
    if name == "al-looting":
        a.looted = True
    elif name in HINDER:
        a.barred = True
    return AGAIN
