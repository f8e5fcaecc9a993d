"""11.0 Sieges: laid, dug, shot at from both sides, ended by surrender, by storm or by giving up.

What hangs on hidden troops (hits, works dug, an answer to an offer) is written into the state before anybody is asked
again: every stage decides one such thing and returns.
"""

from __future__ import annotations

from typing import Final

from ...kernel.ask import D10, REVEAL, Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from ...kernel.steps import AGAIN, LEAVE, Next, Steps, to
from .box import Fort
from .initiative import may_spend, spend_initiative
from .kinds import ART, FORM, GARRISON, NKINDS, VILLAGE
from .losses import after_losses, lose, losses
from .state import (
    Bag, Siege, State, acting, batteries, column, columns_at, forget_siege, garrison_space, infantry_steps, set_act,
    side_of, steps, tell,
)  # fmt: skip
from .surrender import (
    accepts, capture, choose_nation, fire_of, found, march_off, open_modifier, place_fire, put_to_the_sword,
    superiority,
)  # fmt: skip

NO_SIEGE = Refusal("11.1c", "no-own-siege")

SORTIE, OFFER, STORM = range(3)
"""What comes after losses."""
_CAUSES = ("guns", "sortie", "storm")
"""What the losses before it are due to."""


# -- what the active column may do -----------------------------------------------------------------------------------


def fort_here(g: State) -> Fort:
    return g.box.fort[garrison_space(g)]


def own_siege(g: State) -> Siege | None:
    """The siege that the active column keeps up."""
    siege = g.sieges.get(garrison_space(g))
    return siege if siege is not None and siege.column == acting(g).column else None


def _too_dear(g: State, rule: str, needed: int) -> Refusal | None:
    left = acting(g).cp
    return refuse(rule, "no-points", needed=needed, left=left) if needed > left else None


def may_lay(g: State) -> Refusal | None:
    """11.0a, 11.1a, 11.1c, 11.1d: why the active column may not lay siege. From either bank of a river (8.5d)."""
    box = g.box
    c = acting(g).column
    side, besieger, space = side_of(c), column(g, c), garrison_space(g)
    held = g.garrisons[space]
    if box.type[space] == VILLAGE:
        return Refusal("11.0a", "no-siege-village")
    if box.neutral[space]:
        return refuse("1.3e", "no-siege-neutral", space=("space", space))
    if held is not None and held.side == side:
        return Refusal("11.0b", "no-siege-own")
    if space in g.sieges:
        return Refusal("11.1c", "no-siege-second")
    for other in columns_at(g, space, 1 - side):
        if not column(g, other).declined:
            return refuse("11.1d", "no-siege-enemy", column=("column", other))
    foot = infantry_steps(besieger.troops)
    if foot < fort_here(g).lay:
        return refuse("11.1a", "no-siege-infantry", needed=fort_here(g).lay, found=foot)
    return _too_dear(g, "11.1a", fort_here(g).siege_cp)


def may_build(g: State) -> Refusal | None:
    """11.3a, 11.7c: why the active column may not announce construction."""
    siege = own_siege(g)
    if siege is None:
        return NO_SIEGE
    if acting(g).built:
        return Refusal("11.3a", "no-build-twice")
    if siege.refused:
        return Refusal("11.7c", "no-build-after-offer")
    return _too_dear(g, "11.3c", g.box.cost["works"])


def may_dig(g: State) -> Refusal | None:
    """11.3b: whoever has guns may build without firing them."""
    silent = None if batteries(column(g, acting(g).column).troops) else Refusal("11.4a", "no-siege-guns")
    return may_build(g) or silent


def may_assault(g: State) -> Refusal | None:
    """11.7c, 11.8a: why the active column may not assault."""
    siege = own_siege(g)
    if siege is None:
        return NO_SIEGE
    if siege.built < siege.required:
        return refuse("11.8a", "no-assault-works", built=siege.built, required=siege.required)
    if not siege.refused:
        return Refusal("11.8a", "no-assault-offer")
    return _too_dear(g, "11.8a", fort_here(g).assault_cp)


def may_escalade(g: State) -> Refusal | None:
    """11.6a, 14.10, 6.2.5: why the active column may not storm before the works are done."""
    siege = own_siege(g)
    if siege is None:
        return NO_SIEGE
    if siege.built >= siege.required:
        return Refusal("11.6a", "no-escalade-works")
    if not acting(g).surprise:
        return Refusal("11.6a", "no-escalade-surprise")
    return _too_dear(g, "11.6a", g.box.cost["escalade"])


def may_lift(g: State, space: int) -> Refusal | None:
    """11.0c: the besieger may give up at any time, so that any column of his that is active may stand for him."""
    siege = g.sieges.get(space)
    return None if siege is not None and side_of(siege.column) == side_of(acting(g).column) else NO_SIEGE


# -- beginning and ending --------------------------------------------------------------------------------------------


def _pay(g: State, cp: int, bp: int) -> None:
    """Campaign points at once, baggage at the end of the activation (3.4j)."""
    act = acting(g)
    set_act(g, cp=act.cp - cp, owed=act.owed + bp)


def _resume(g: State) -> Next:
    """11.3e, 11.11d: the column goes on with whatever it likes; one that is no more does not."""
    set_act(g, what=())
    return to("end") if g.columns[acting(g).column] is None else LEAVE


def lay(g: State) -> Next:
    """11.1a, 11.2a, 11.2e: the siege begins, and with it the initial offer, unless one was rejected before (11.2d)."""
    c, space = acting(g).column, garrison_space(g)
    fort = fort_here(g)
    _pay(g, fort.siege_cp, fort.siege_bp)
    g.sieges[space] = Siege(c, fort.works, 0)
    tell(g, "log-siege", column=("column", c), space=("space", space), works=fort.works)
    if g.rejected >> space & 1:
        tell(g, "log-offer-barred", space=("space", space))
        return AGAIN
    set_act(g, what=(0,))
    return to("siege_offer")


def build(g: State, fires: bool) -> Next:
    """11.3a: construction is announced; 11.3b: the besieger's guns may fire first."""
    set_act(g, built=True, what=())
    return to("siege_guns" if fires else "siege_dig")


def assault(g: State) -> Next:
    """11.8a: the place is assaulted."""
    fort = fort_here(g)
    _pay(g, fort.assault_cp, fort.assault_bp)
    set_act(g, what=(0,))
    return to("siege_storm")


def escalade(g: State) -> Next:
    """11.6a, 14.10, 6.2.5: the place is stormed by surprise."""
    box = g.box
    _pay(g, box.cost["escalade"], box.cost["escalade_bp"])
    set_act(g, surprise=acting(g).surprise - 1, what=(1,))
    return to("siege_storm")


def lift(g: State, space: int) -> None:
    """11.0c, 11.0d: the besieger gives up. 11.11d: he may lay another siege elsewhere."""
    forget_siege(g, space)


def _change(g: State, siege: Siege) -> None:
    g.sieges[garrison_space(g)] = siege


def _siege(g: State) -> Siege:
    return g.sieges[garrison_space(g)]


# -- 11.2, 11.7 offers of surrender ----------------------------------------------------------------------------------


def offer(g: State) -> Asking[None]:
    """11.2a, 11.7a: the besieger rolls; who is superior in artillery is said aloud (11.2b)."""
    box = g.box
    (final,) = acting(g).what
    c, space, siege = acting(g).column, garrison_space(g), _siege(g)
    stratagem = False
    if acting(g).stratagem and not siege.stratagem:  # 14.9: once a siege
        verb, _ = yield Choose(
            side_of(c), "ask-stratagem", Offer("stratagem"), Offer("keep"), args={"space": ("space", space)}
        )
        stratagem = verb == "stratagem"
    if stratagem:
        tell(g, "log-stratagem", column=("column", c), space=("space", space))
        set_act(g, stratagem=False)
        _change(g, siege._replace(stratagem=True))
    die = (yield D10) - 1
    superior = superiority(fire_of(box, batteries(column(g, c).troops)), place_fire(g, space))
    tell(g, "log-offer", side=("side", side_of(c)), space=("space", space), final=final, die=die, superior=superior)
    set_act(g, what=(final, die, open_modifier(box, space, bool(final), superior, stratagem)))


def answer(g: State) -> Asking[Next]:
    """2.0e: whoever may use the initiative is asked, with the die on the table; then the place answers.

    He is asked whether or not it could help: what would help is under the garrison's marker."""
    final, die, modifier = acting(g).what
    c, space = acting(g).column, garrison_space(g)
    side = side_of(c)
    for who, sign in ((side, 1), (1 - side, -1)):
        if not may_spend(g, who):
            continue
        verb, _ = yield Choose(
            who, "ask-siege-initiative", Offer("initiative"), Offer("keep"),
            args={"space": ("space", space), "die": die, "modifier": modifier, "final": final},
        )  # fmt: skip
        if verb == "initiative":
            modifier += sign * g.box.offer_modifier["initiative"]
            spend_initiative(g, who)
        break
    yield REVEAL  # the answer hangs on what is under the marker
    accepted = accepts(g, space, die + modifier)
    tell(g, "log-answer", space=("space", space), die=die, modifier=modifier, accepted=accepted)
    if accepted:
        set_act(g, what=())
        return None
    if final:
        _change(g, _siege(g)._replace(refused=True))  # 11.7c
    else:
        g.rejected |= 1 << space  # 11.2d
    return _resume(g)


def surrendered(g: State) -> Asking[Next]:
    """11.2c, 11.7b, 11.9: the garrison marches off and the place is the besieger's."""
    space = garrison_space(g)
    neutral = g.garrisons[space] is None
    yield REVEAL
    march_off(g, space)
    capture(g, space, neutral, stormed=False)
    return to("siege_garrison")


# -- 11.3 to 11.5 construction, and what the defender does about it --------------------------------------------------


def guns(g: State) -> Asking[None]:
    """11.3b, 11.4a: the besieger bombards if he has guns, each hit saving him a work."""
    box = g.box
    act, siege = acting(g), _siege(g)
    found = column(g, act.column)
    if batteries(found.troops):
        die = (yield D10) - 1
        power = fire_of(box, batteries(found.troops)) * (2 if found.guns else 1)  # 11.4d, 6.2.3
        struck = box.hits(die + power)
        siege = siege._replace(required=max(0, siege.required - struck))
        who, place = ("side", side_of(act.column)), ("space", garrison_space(g))
        tell(g, "log-siege-guns", side=who, space=place, die=die, hits=struck, required=siege.required)
        _change(g, siege)


def dig(g: State) -> Asking[None]:
    """11.3c: then he builds, for as many campaign points as he likes. 11.3d: also more than is required."""
    box = g.box
    act, siege = acting(g), _siege(g)
    most = act.cp // box.cost["works"]
    no = refuse("11.3c", "no-points", needed=(most + 1) * box.cost["works"], left=act.cp)
    _, cp = yield Choose(
        side_of(act.column), "ask-works", Offer("spend", range(most + 1), lambda n: None if 0 <= n <= most else no),
        args=_progress(g),
    )  # fmt: skip
    yield REVEAL  # 11.3c: twice as fast with many steps, which shows
    foot = infantry_steps(column(g, act.column).troops)
    double = act.double or foot >= fort_here(g).double  # 14.5, T.b; ruling 14: never fourfold
    works = cp * (2 if double else 1)
    siege = siege._replace(built=siege.built + works)
    _pay(g, cp * box.cost["works"], 0)
    place = ("space", garrison_space(g))
    tell(g, "log-siege-works", space=place, works=works, built=siege.built, required=siege.required)
    _change(g, siege)
    set_act(g, what=())


def fire(g: State) -> Asking[Next]:
    """11.3f, 11.4b: the defender may bombard; a neutral place does with what it has of its own (ruling 23)."""
    space = garrison_space(g)
    held, power = g.garrisons[space], place_fire(g, space)
    fires = power > 0
    if held is not None:
        verb, _ = yield Choose(
            held.side, "ask-siege-fire",
            Offer("fire", None, lambda _: None if power else Refusal("11.4b", "no-siege-guns")), Offer("hold"),
            args=_progress(g),
        )  # fmt: skip
        fires = verb == "fire"
    if not fires:
        return _next(g, SORTIE)
    die = (yield D10) - 1
    struck = g.box.hits(die + power)
    tell(g, "log-siege-fire", space=("space", space), die=die, hits=struck)
    return _struck(g, struck, SORTIE)


def _progress(g: State) -> dict[str, object]:
    return {"space": ("space", garrison_space(g)), "built": _siege(g).built, "required": _siege(g).required}


def _struck(g: State, struck: int, after: int) -> Next:
    if not struck:
        return _next(g, after)
    set_act(g, what=(struck, after))
    return to("siege_hits")


def _next(g: State, after: int) -> Next:
    """11.3f, 11.7a: after the guns the sortie, after the sortie the final offer if the works are complete."""
    if after == SORTIE and g.garrisons[garrison_space(g)] is not None:
        set_act(g, what=())
        return to("siege_sortie")
    if _siege(g).built >= _siege(g).required:
        set_act(g, what=(1,))
        return to("siege_offer")
    return _resume(g)


def share(g: State) -> Asking[Next]:
    """11.4c, 11.5b: the besieger says how many hits fall on his works; the others are losses."""
    struck, after = acting(g).what
    c, siege = acting(g).column, _siege(g)
    most = min(struck, siege.built)
    works = 0
    if most:
        no = refuse("11.4c", "no-works-number", most=most)
        _, works = yield Choose(
            side_of(c),
            "ask-siege-hits",
            Offer("works", range(most + 1), lambda n: None if 0 <= n <= most else no),
            args={**_progress(g), "hits": struck},
        )
    _change(g, siege._replace(built=siege.built - works))
    tell(g, "log-siege-hits", column=("column", c), works=works, losses=struck - works)
    if works == struck:
        return _next(g, after)
    set_act(g, what=(struck - works, after))
    return None


def suffer(g: State) -> Asking[Next]:
    """11.4c, 11.6c, 11.8b: the besieger's losses. A storm goes on while anybody is left, whatever a siege needs."""
    n, after = acting(g).what
    c, space = acting(g).column, garrison_space(g)
    yield from losses(g, side_of(c), c, n, _CAUSES[after], public=False, veterans=False)
    if after == STORM and steps(column(g, c).troops):
        set_act(g, what=())
        return to("siege_fall")
    if after == STORM:  # 11.6e, 11.8e
        tell(g, "log-storm-fails", column=("column", c), space=("space", space))
        forget_siege(g, space)
    after_losses(g, c)  # 11.0c
    return _next(g, after) if space in g.sieges else _resume(g)


def sortie(g: State) -> Asking[Next]:
    """11.5a, 11.3f: a player's garrison may raid the works."""
    space = garrison_space(g)
    held = g.garrisons[space]
    assert held is not None
    troops = held.troops
    verb, _ = yield Choose(
        held.side, "ask-sortie",
        Offer("sortie", None, lambda _: None if steps(troops) else Refusal("11.5a", "no-sortie-troops")), Offer("stay"),
        args=_progress(g),
    )  # fmt: skip
    if verb == "stay":
        return _next(g, OFFER)
    set_act(g, what=())
    return None


def _why_not_raid(bag: Bag, troop: int) -> Refusal | None:
    slot, kind = divmod(troop, NKINDS)
    if slot != GARRISON or not dict(bag).get(kind):
        return Refusal("11.5a", "no-such-troops")
    return Refusal("11.5a", "no-sortie-artillery") if FORM[kind] == ART else None


def raid(g: State) -> Asking[Next]:
    """11.5a to 11.5c, 5.2d: one unit, even the last step, with doubled firepower; it loses a step and goes back."""
    box = g.box
    space = garrison_space(g)
    held = g.garrisons[space]
    assert held is not None
    bag, first = held.troops, GARRISON * NKINDS
    _, troop = yield Choose(
        held.side,
        "ask-send-out",
        Offer("send_out", [first + kind for kind, _ in bag], lambda t: _why_not_raid(bag, t)),
        args={"space": ("space", space)},
    )
    kind = troop % NKINDS
    die = (yield D10) - 1
    struck = box.hits(die + 2 * box.firepower[kind])
    lose(g, held.side, GARRISON, kind)
    tell(g, "log-sortie", side=("side", held.side), space=("space", space), die=die, hits=struck)
    return _struck(g, struck, OFFER)


# -- 11.6, 11.8 escalade and assault ---------------------------------------------------------------------------------


def storm_fire(g: State, space: int, doubled: bool) -> int:
    """11.6b, 11.8b: the firepower of everybody and everything in the place; foot and horse doubled in an escalade."""
    held = g.garrisons[space]
    bag = () if held is None else held.troops  # ruling 23: a neutral place has its own artillery only
    troops = sum(n * g.box.firepower[kind] for kind, n in bag if FORM[kind] != ART)
    return troops * (2 if doubled else 1) + place_fire(g, space)


def storm(g: State) -> Asking[Next]:
    """11.6b, 11.8b: the defender fires."""
    (surprise,) = acting(g).what
    c, space = acting(g).column, garrison_space(g)
    die = (yield D10) - 1
    struck = g.box.hits(die + storm_fire(g, space, bool(surprise)))
    tell(
        g, "log-storm", side=("side", 1 - side_of(c)), column=("column", c), space=("space", space), surprise=surprise,
        die=die, hits=struck,
    )  # fmt: skip
    if struck:
        set_act(g, what=(struck, STORM))
        return to("siege_losses")
    set_act(g, what=())
    return None


def fall(g: State) -> Asking[None]:
    """11.6c, 11.6d, 11.8c, 11.8d: the garrison is removed and the place is the besieger's."""
    space = garrison_space(g)
    neutral = g.garrisons[space] is None
    yield REVEAL
    put_to_the_sword(g, space)
    capture(g, space, neutral, stormed=True)


# -- 11.10 a garrison of one's own -----------------------------------------------------------------------------------


def hold(g: State) -> Asking[Next]:
    """11.10a: of which nation the new garrison is."""
    return None if (yield from choose_nation(g, garrison_space(g))) else _resume(g)


def settle(g: State) -> Asking[Next]:
    """11.10b: who makes the new garrison; a column that gave its last regiment is no more (4.0)."""
    yield from found(g, garrison_space(g))
    after_losses(g, acting(g).column)
    return _resume(g)


SIEGE: Final = Steps[State](
    siege_guns=guns,  # 11.3b, 11.4a: construction begins here, or without guns with the next
    siege_dig=dig,  # 11.3c
    siege_fire=fire,  # 11.3f, 11.4b
    siege_hits=share,  # 11.4c
    siege_losses=suffer,
    siege_sortie=sortie,  # 11.5
    siege_raid=raid,
    siege_offer=offer,  # 11.7, and 11.2 where a siege is laid
    siege_answer=answer,
    siege_yield=surrendered,  # 11.9
    siege_storm=storm,  # 11.6, 11.8
    siege_fall=fall,
    siege_garrison=hold,  # 11.10
    siege_found=settle,
)
