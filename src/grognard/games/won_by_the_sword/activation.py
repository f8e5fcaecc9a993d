"""3.4 An activation: a card is played for a column, its points are spent, its baggage is paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.ask import D10, REVEAL, Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from ...kernel.steps import AGAIN, LEAVE, Cycle, Either, Leap, Next, Procedure, Step, Steps, hyphened, to
from .battle import battle_stage, offer_battle
from .columns import is_cavalry_column, led, set_bp, size_class, size_of, source_bp, split
from .forage import forage, why_not_forage
from .joining import absorb, own_garrison, reorganise, rides, why_not_absorb, why_not_reorganise
from .kinds import ACTION, ACTIONS, COLUMNS, GARRISON, KIND_NATION, NKINDS
from .leaders import come_back, recruit, returning, spies, use_ability, why_not_ability, why_not_back
from .losses import after_losses, losses, place_leader
from .movement import force, march, march_loss, quick, targets, why_not_march
from .patrol import deploy, may_deploy, scouting, send, starved, why_not_patrol
from .siege import (
    SIEGE, assault, build, escalade, lay, lift, may_assault, may_build, may_dig, may_escalade, may_lay, may_lift,
)  # fmt: skip
from .state import (
    DISCARD, State, acting, add, column, columns_at, counters_left, is_full, is_regiment, lay_down, patrols_of, pick_up,
    put, set_act, side_of, tell,
)  # fmt: skip
from .surrender import take_guns


def activation(g: State) -> Asking[None]:
    """3.4i: step by step, as ACTIVATION has them, until the baggage is paid. Whatever is under way is in the state at
    every mark. 4.5b: leaders without a column come first."""
    return ACTIVATION.run(g, lambda g: g.act is None, lambda g: place_leader(g) if g.homeless else None)


def begin(g: State) -> Asking[Next]:
    """15.0a, 4.3: fatigue is slept off, size is counted. 1.2c, 14.0a: the card gives its points, its action and, at the
    end, its price; what it does is for this column (14.0b)."""
    box = g.box
    act = acting(g)
    c = act.column
    found = column(g, c)
    cp = points(g, c, act.card) - act.fee  # 4.1c
    rest = min(cp, found.fatigue * box.cost["fatigue"])
    put(g, c, fatigue=found.fatigue - rest, won=False)
    action = ACTIONS[box.card_action[act.card]]
    set_act(
        g,
        cp=cp - rest,
        size=size_of(g, c),
        tired=rest < found.fatigue * box.cost["fatigue"],
        quick=2 if action == "forced-march" else 0,  # 14.4
        scorch=1 if action == "scorched-earth" else 0,  # 14.8
        rally=action == "reinforcements",  # 14.7, 13.0e
        prisoners=found.won,  # 12.5a, 12.5b: who is tired still has no points left to recruit with
        surprise=int(action == "surprise"),  # 14.10
        stratagem=action == "stratagem",  # 14.9
    )
    if action == "tactical" and g.ta_left:  # 14.11, 12.2c
        g.ta_left -= 1
        put(g, c, ta=column(g, c).ta + 1)
        set_act(g, fresh=1)
    if action == "cavalry":  # 14.1: its points tell what the column is made of
        yield REVEAL
    if rest:
        tell(g, "log-rest", column=("column", c), cp=rest, of=cp)
    return None if action == "epidemic" else to("activities")


def points(g: State, c: int, card: int) -> int:
    """1.2b, 14.1: campaign points of a card for a column; a mutinous side has fewer."""
    box = g.box
    cavalry = box.card_action[card] == ACTION["cavalry"] and is_cavalry_column(g, c)
    side, turns, fewer = g.setup.mutiny
    less = fewer if side == side_of(c) and g.turn in turns else 0
    return (box.card_cp_cavalry if cavalry else box.card_cp)[card] - less


def epidemic(g: State) -> Asking[None]:
    """14.3: everybody in the space loses half a die, rounded up, at least a step; each rolls for itself."""
    c = acting(g).column
    space, side = column(g, c).at, side_of(c)
    struck = [c, *(other for other in columns_at(g, space, side) if other != c), *columns_at(g, space, 1 - side)]
    for slot in [*struck, *([GARRISON] if g.garrisons[space] is not None else [])]:
        die = (yield D10) - 1
        lost = max(1, (die + 1) // 2)  # 14.3b
        what: tuple[str, int] = ("column", slot) if slot < GARRISON else ("space", space)
        tell(g, "log-epidemic", what=what, die=die, losses=lost)
        held = g.garrisons[space]
        owner = side_of(slot) if slot < GARRISON else held.side if held is not None else side
        yield from losses(g, owner, slot, lost, "epidemic", public=False, veterans=False)
    for slot in struck:
        after_losses(g, slot)  # 14.3c


# -- 1.4a what a column may do -----------------------------------------------------------------------------------------


def activity(g: State) -> Asking[Next]:
    """1.4a, 8.0b: the active column does one thing after another as long as it has points."""
    act = acting(g)
    c = act.column
    side = side_of(c)
    found = column(g, c)
    near = targets(g)
    lies = g.stock.get(found.at, (0, 0))
    if act.paid:
        yield Choose(
            side, "ask-activity-own", Offer("end"), args={"column": ("column", c), "cp": 0}, others="ask-activity"
        )
        return LEAVE
    tired = Refusal("15.0a", "no-tired") if act.tired else None
    offers = [
        Offer("march", near, lambda s: why_not_march(g, s)),
        Offer("forage", None, lambda _: why_not_forage(g)),
        Offer("patrols", None, lambda _: _no_patrols(g)),
        Offer("lay", None, lambda _: may_lay(g)),
        Offer("build", None, lambda _: may_build(g)),
        Offer("dig", None, lambda _: may_dig(g)),
        Offer("labour", None, lambda _: _no_labour(g)),
        Offer("assault", None, lambda _: may_assault(g)),
        Offer("escalade", None, lambda _: may_escalade(g)),
        Offer("lift", [space for space in g.sieges if may_lift(g, space) is None], lambda s: may_lift(g, s)),
        Offer("offer", columns_at(g, found.at, 1 - side), lambda e: _no_offer(g, e, False)),
        Offer("surprise", columns_at(g, found.at, 1 - side), lambda e: _no_offer(g, e, True)),
        Offer("absorb", [e for e in columns_at(g, found.at, side) if e != c], lambda e: why_not_absorb(g, e)),
        Offer("ability", found.leaders, lambda leader: why_not_ability(g, leader)),
        Offer("quick", near if act.quick else (), lambda s: _no_quick(g, s)),
        Offer("force_bp", near if act.forced else (), lambda s: _no_force(g, s)),
        Offer("force_fatigue", near if act.forced else (), lambda s: _no_force(g, s)),
        Offer("scorch", None, lambda _: _no_scorch(g)),
        Offer("pick", range(int(not lies[1]), lies[0] + 1), lambda n: _no_pick(g, n)),
        Offer("drop", range(1, found.bp + 1), lambda n: _no_drop(g, n)),
        Offer("load", None, lambda _: _no_load(g)),
        Offer("destroy", None, lambda _: None if column(g, c).bp else Refusal("7.5", "no-such-baggage")),
        Offer("reorganise", None, lambda _: why_not_reorganise(g)),
        Offer("back", returning(g), lambda leader: why_not_back(g, leader)),
        Offer("rally", None, lambda _: _no_rally(g)),
        Offer("rebuild", None, lambda _: _no_rebuild(g)),
        Offer("pay", None, lambda _: Refusal("3.4k", "no-shortage") if not shortage(g) else None),
        Offer("end", None, lambda _: Refusal("3.4k", "no-end-unpaid") if shortage(g) else None),
    ]
    if tired is not None:  # nothing before all of it is slept off
        offers = [
            one if one.verb in ("pay", "end", "lift") else Offer(one.verb, one.among, lambda _: tired) for one in offers
        ]
    ask = {"column": ("column", c), "cp": act.cp}
    action = yield Choose(side, "ask-activity-own", *offers, args=ask, others="ask-activity")
    verb, noun = action
    deed = _BY_NOUN[verb](g, noun) if verb in _BY_NOUN else _PLAIN[verb](g)
    return deed if deed is None or isinstance(deed, Leap) else (yield from deed)


def _no_patrols(g: State) -> Refusal | None:
    no = may_deploy(g)
    if no is not None:
        return no
    links = g.box.links_of[column(g, acting(g).column).at]
    return None if any(why_not_patrol(g, link) is None for link in links) else Refusal("9.2a", "no-free-link")


def _patrols(g: State) -> Next:
    set_act(g, what=())
    return to("patrols")


def _no_quick(g: State, space: int) -> Refusal | None:
    if not acting(g).quick:
        return Refusal("14.4", "no-forced-march")
    return why_not_march(g, space, forced=True)


def _no_force(g: State, space: int) -> Refusal | None:
    if not acting(g).forced:
        return Refusal("6.2.1", "no-forced-march")
    return why_not_march(g, space, forced=True)


def _no_scorch(g: State) -> Refusal | None:
    """14.8: the card's one roll."""
    if acting(g).scorch != 1:
        return Refusal("14.8", "no-scorch")
    return why_not_forage(g)


def _no_labour(g: State) -> Refusal | None:
    """14.5: for a baggage point, twice the works of this activation."""
    act = acting(g)
    if g.box.card_action[act.card] != ACTION["labour"] or act.double:
        return Refusal("14.5", "no-labour")
    return may_build(g)


def _labour(g: State) -> None:
    set_act(g, double=True, owed=acting(g).owed + g.box.cost["labour_bp"])
    tell(g, "log-labour", column=("column", acting(g).column))


# -- 12.0 battle is offered --------------------------------------------------------------------------------------------


def _no_offer(g: State, enemy: int, surprise: bool) -> Refusal | None:
    """12.0a, 12.0d: why the active column may not offer battle to an enemy column."""
    box = g.box
    act = acting(g)
    found = column(g, act.column)
    if not 0 <= enemy < len(COLUMNS) or enemy not in columns_at(g, found.at, 1 - side_of(act.column)):
        return Refusal("12.0a", "no-column-here")
    if surprise and not act.surprise:
        return Refusal("12.0e", "no-surprise")
    if column(g, enemy).declined:
        return Refusal("12.0d", "no-offer-again")
    if act.cp < box.cost["battle"]:
        return refuse("12.0a", "no-points", needed=box.cost["battle"], left=act.cp)
    return None


def _offer(g: State, enemy: int, surprise: bool) -> Next:
    box = g.box
    act = acting(g)
    set_act(g, cp=act.cp - box.cost["battle"], owed=act.owed + box.cost["battle_bp"])
    if surprise:
        set_act(g, surprise=act.surprise - 1)
    offer_battle(g, enemy, surprise)
    return to("battle")


# -- 7.0 baggage -------------------------------------------------------------------------------------------------------


def _pick_cost(g: State) -> int:
    """7.4, 14.2: cooperative teamsters ask nothing."""
    box = g.box
    return 0 if box.card_action[acting(g).card] == ACTION["teamsters"] else box.cost["pick_up"]


def _no_pick(g: State, n: int) -> Refusal | None:
    """7.4, 7.1c: why so much may not be picked up from the ground; guns lying there come along (12.6a)."""
    act = acting(g)
    lies = g.stock.get(column(g, act.column).at, (0, 0))
    if not 0 <= n <= lies[0] or (n == 0 and (not lies[1] or rides(g))):
        return Refusal("7.4", "no-such-baggage")
    if act.dropped:
        return Refusal("7.4", "no-pick-dropped")
    if act.cp < _pick_cost(g):
        return refuse("7.4", "no-points", needed=_pick_cost(g), left=act.cp)
    return None


def _pick(g: State, n: int) -> None:
    act = acting(g)
    c = act.column
    space = column(g, c).at
    guns = 0 if rides(g) else g.stock[space][1]  # 14.1
    set_act(g, cp=act.cp - _pick_cost(g))
    pick_up(g, space, n, guns)
    put(g, c, bp=column(g, c).bp + n)
    take_guns(g, c, guns)
    tell(g, "log-pick", column=("column", c), space=("space", space), bp=n, guns=guns)


def _no_drop(g: State, n: int) -> Refusal | None:
    """7.1b, 7.4: baggage left on the ground, openly; where a friend holds the place it is stored instead (7.3)."""
    if own_garrison(g) is not None:
        return Refusal("7.3a", "no-drop-garrison")
    return None if 1 <= n <= column(g, acting(g).column).bp else Refusal("7.1b", "no-such-baggage")


def _drop(g: State, n: int) -> None:
    c = acting(g).column
    found = column(g, c)
    put(g, c, bp=found.bp - n)
    lay_down(g, found.at, n, 0)
    set_act(g, dropped=True)
    tell(g, "log-drop", column=("column", c), space=("space", found.at), bp=n)


def _no_load(g: State) -> Refusal | None:
    """7.4: baggage out of a friendly garrison."""
    held = own_garrison(g)
    if held is None or not held.bp:
        return Refusal("7.4", "no-such-baggage")
    if acting(g).sorted == 3:
        return Refusal("7.4", "no-pick-dropped")
    if acting(g).cp < _pick_cost(g):
        return refuse("7.4", "no-points", needed=_pick_cost(g), left=acting(g).cp)
    return None


def _load(g: State) -> Next:
    set_act(g, cp=acting(g).cp - _pick_cost(g))
    tell(g, "log-load", column=("column", acting(g).column))
    return to("load")


def load(g: State) -> Asking[None]:
    """7.3a: how much is known to the owner alone."""
    c = acting(g).column
    bp = source_bp(g, GARRISON)
    action = yield Choose(
        side_of(c),
        "ask-amount",
        Offer("amount", range(1, bp + 1), lambda n: None if 1 <= n <= bp else Refusal("7.4", "no-such-baggage")),
        others="ask-activity",
    )
    put(g, c, bp=column(g, c).bp + action[1])
    set_bp(g, GARRISON, bp - action[1])


def _destroy(g: State) -> None:
    """7.5: all of it, unseen."""
    put(g, acting(g).column, bp=0)


# -- 13.0, 14.7 rebuilding ---------------------------------------------------------------------------------------------


def _no_rally(g: State) -> Refusal | None:
    """14.7, 12.5, 6.2.11: a reduced regiment to full strength for a point."""
    return _no_recruits(g, "rally", g.box.cost["flip"]) or (None if _reduced(g) else Refusal("14.7", "no-reduced"))


def _no_recruits(g: State, what: str, cost: int) -> Refusal | None:
    """14.7, 12.5, 6.2.11: why no points may be spent on refilling or rebuilding."""
    act = acting(g)
    if not act.rally and not act.prisoners:
        return Refusal("14.7", "no-reinforcements")
    if g.recruits not in ("", what) and not act.prisoners:
        return Refusal("6.2.11", "no-recruit-other")
    return refuse("14.7", "no-points", needed=cost, left=act.cp) if act.cp < cost else None


def _reduced(g: State) -> list[int]:
    c = acting(g).column
    return [c * NKINDS + kind for kind, _ in column(g, c).troops if is_regiment(kind) and not is_full(kind)]


def _rally(g: State) -> Next:
    set_act(g, cp=acting(g).cp - g.box.cost["flip"])
    tell(g, "log-rally", column=("column", acting(g).column))
    return to("rally")


def rally(g: State) -> Asking[None]:
    """14.7: which one, its owner knows."""
    c = acting(g).column
    able = _reduced(g)
    action = yield Choose(
        side_of(c),
        "ask-restore",
        Offer("restore", able, lambda t: None if t in able else Refusal("14.7", "no-reduced")),
        others="ask-activity",
    )
    kind = action[1] % NKINDS
    put(g, c, troops=add(add(column(g, c).troops, kind, -1), kind - 1))


def _no_rebuild(g: State) -> Refusal | None:
    """13.0e, 14.7: a regiment from the cadre for three points and a baggage point."""
    return _no_recruits(g, "rebuild", g.box.cost["rebuild"]) or (None if _cadres(g) else Refusal("1.4f", "no-cadre"))


def _cadres(g: State) -> list[int]:
    """1.4f, 16.0a: kinds in the cadre box whose nation has a leader in the column and a counter left."""
    c = acting(g).column
    nations = led(g, column(g, c).leaders)
    return [kind for kind, _ in g.cadre[side_of(c)] if KIND_NATION[kind] in nations and counters_left(g, kind) > 0]


def _rebuild(g: State) -> Next:
    box = g.box
    act = acting(g)
    set_act(g, cp=act.cp - box.cost["rebuild"], owed=act.owed + box.cost["rebuild_bp"])
    tell(g, "log-rebuild", column=("column", act.column))
    return to("rebuild")


def rebuild(g: State) -> Asking[None]:
    """14.7: it comes back reduced."""
    c = acting(g).column
    side = side_of(c)
    able = _cadres(g)
    action = yield Choose(
        side,
        "ask-rebuild",
        Offer("recruit", able, lambda k: None if k in able else Refusal("1.4f", "no-cadre")),
        others="ask-activity",
    )
    kind = action[1]
    g.cadre[side] = add(g.cadre[side], kind, -1)
    put(g, c, troops=add(column(g, c).troops, kind + 1))


# -- the end -----------------------------------------------------------------------------------------------------------


def shortage(g: State) -> int:
    """3.4j, 3.4k: baggage points that the active column would lack now."""
    box = g.box
    act = acting(g)
    return max(0, int(box.card_bp[act.card][size_class(box, act.size)]) + act.owed - column(g, act.column).bp)


def starve(g: State) -> Asking[None]:
    """3.4k, 3.4l, 7.2: what is missing costs steps. Nobody else sees that the column is short, so this is done before
    it is said that the activation ends."""
    c = acting(g).column
    missing = shortage(g)
    tell(g, "log-starves", side_of(c), column=("column", c), missing=missing)
    put(g, c, bp=0)
    yield from _hunger(g, missing, quiet=True)
    set_act(g, paid=True)


def _hunger(g: State, missing: int, quiet: bool) -> Asking[None]:
    """3.4k, 7.2c, 9.1f: patrols are hungry too: full ones are reduced before anybody at home is gone, and all take what
    nobody else is left to take. Others see that, so it waits until the activation ends."""
    c = acting(g).column
    full = sum(n for kind, n in column(g, c).troops if is_regiment(kind) and is_full(kind))
    out = min(max(0, missing - full), sum(is_full(g.patrols[link].kind) for link in patrols_of(g, c)))
    left = yield from losses(g, side_of(c), c, missing - out, "baggage", public=False, veterans=False, quiet=quiet)
    set_act(g, famine=out + left)


def _famine(g: State) -> None:
    """3.4k, 9.1f: the steps that patrols lose; full ones first, of these the weakest."""
    c = acting(g).column
    for _ in range(acting(g).famine):
        out = patrols_of(g, c)
        if not out:
            break
        link = min(out, key=lambda link: (not is_full(g.patrols[link].kind), g.box.firepower[g.patrols[link].kind]))
        starved(g, link)


def pay(g: State) -> Asking[Next]:
    """3.4j, 7.2a: baggage for the size at the start and for what was done; 7.2b: losses since change nothing.

    After a battle a shortage is no secret."""
    box = g.box
    act = acting(g)
    c = act.column
    missing = shortage(g)
    if not act.paid:
        owed = box.card_bp[act.card][size_class(box, act.size)] + act.owed
        put(g, c, bp=max(0, column(g, c).bp - owed))
        tell(g, "log-paid", side_of(c), column=("column", c), owed=owed, missing=missing)
        if missing:
            yield from _hunger(g, missing, quiet=False)
    _famine(g)
    after_losses(g, c)
    if g.columns[c] is not None:  # else its leaders are placed first (4.5b)
        close(g)
    return AGAIN


def close(g: State) -> None:
    """3.4m: the column is finished for this round, the card lies in the round's box."""
    act = acting(g)
    if g.columns[act.column] is not None:
        put(g, act.column, done=True)
    g.place[act.card] = DISCARD
    g.act = None
    g.recruits = ""


_BY_NOUN: Final[dict[str, Callable[[State, int], Asking[Next] | Asking[None] | Next]]] = {
    "march": march,
    "quick": quick,
    "force_bp": lambda g, s: force(g, s, False),
    "force_fatigue": lambda g, s: force(g, s, True),
    "lift": lift,
    "offer": lambda g, e: _offer(g, e, False),
    "surprise": lambda g, e: _offer(g, e, True),
    "absorb": absorb,
    "ability": use_ability,
    "pick": _pick,
    "drop": _drop,
    "back": come_back,
}
_PLAIN: Final[dict[str, Step[State]]] = {
    "forage": lambda g: forage(g, False),
    "scorch": lambda g: forage(g, True),
    "patrols": _patrols,
    "lay": lay,
    "labour": _labour,
    "assault": assault,
    "escalade": escalade,
    "build": lambda g: build(g, True),
    "dig": lambda g: build(g, False),
    "load": _load,
    "destroy": _destroy,
    "reorganise": reorganise,
    "rally": _rally,
    "rebuild": _rebuild,
    "pay": starve,
    "end": lambda g: LEAVE,
}


def _stage(g: State) -> str:
    """12.0f: a column that is no more does nothing more, unless it fights."""
    act = acting(g)
    return "gone" if g.columns[act.column] is None and act.stage != "battle" else act.stage


def _go(g: State, stage: str) -> None:
    if acting(g).stage != stage:
        set_act(g, stage=stage)


ACTIVATION: Final[Procedure[State]] = Procedure(
    Steps(
        split=split,  # 4.1: a new column begins here, any other with its card
        begin=begin,
        epidemic=epidemic,  # 14.3
        activities=Cycle(
            activity=activity,  # 1.4a: whatever he likes; some of it is done in steps of its own
            deed=Either(
                march_loss=march_loss,  # 14.4
                reconnaissance=Steps(patrols=deploy, patrol_unit=send, scouting=scouting),  # 9.0
                siege=SIEGE,  # 11.0
                battle=battle_stage,  # 12.0
                spies=spies,  # 6.2.9
                recruit=recruit,  # 6.2.11
                load=load,  # 7.3
                rally=rally,  # 14.7
                rebuild=rebuild,
            ),
        ),
        end=pay,  # 3.4j
        gone=close,  # 12.0f
    ),
    _stage,
    _go,
    hyphened,
)
