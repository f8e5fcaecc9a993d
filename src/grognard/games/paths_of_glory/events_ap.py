"""9.5 Events of the Allies, in card order."""

from __future__ import annotations

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import Next, to
from .activation import begin_operations
from .box import AP, CP
from .entry import bring_in, limited_greek_entry, place_freely
from .event_parts import (
    ENTRENCH_ONCE, WHY_NOT, Effect, after, all_of, before, event, flip_units, look_at_hand, only_if, place_trench,
    remembered, up_to,
)  # fmt: skip
from .redeployment import crossing_flag, may_cross, tell_redeployed
from .state import EVERYONE, GREAT_RETREAT, INFLUENZA, State, played, put
from .supply import in_supply, passable, usable_ports
from .war_status import LIMITED, peace_roll, us_track

remembered("AP2")  # AP.2: 6.E.1


remembered("AP9", only_if("AP.9", "event-moltke", lambda g: g.turn <= 2))  # AP.9: activation.cost looks it up


@event("AP12", ENTRENCH_ONCE)
def entrench_ap(g: State) -> Asking[None]:
    yield from place_trench(g, AP, "AP.12")


remembered(
    "AP13",
    all_of(after("AP.13", "CP1"), only_if("AP.13", "event-belgium-mobilization", lambda g: g.level[AP] < LIMITED)),
)


@event("AP16", before("AP.16", "CP52"))
def romania(g: State) -> Asking[None]:
    """AP.16, 9.5.2.1: Romania joins the Allies."""
    bring_in(g, "romania")
    yield from place_freely(g, "romania", AP)


@event("AP17")
def italy(g: State) -> None:
    """AP.17, 9.5.2.1: Italy joins the Allies."""
    bring_in(g, "italy")


WHY_NOT["AP22"] = only_if("AP.22", "event-italy-neutral", lambda g: "it" in g.war)


@event("AP23")
def cloak_and_dagger(g: State) -> Asking[Next]:
    """AP.23: the Central Powers' hand is seen, then operations with this card."""
    return (yield from look_at_hand(g, CP))


remembered("AP26", all_of(after("AP.26", "AP2"), before("AP.26", "AP54")))


@event("AP27")
def great_retreat(g: State) -> None:
    """AP.27: this turn attacked Russians may go back instead of fighting."""
    g.flags |= GREAT_RETREAT


remembered("AP28")  # AP.28: AP.48 looks it up

_SALONIKA_NATIONS = ("BRc", "FRc")  # FAQ.AP.30a


def _to_salonika(g: State) -> list[int]:
    """AP.30, FAQ.AP.30b: British and French corps in the reserve or in a port from which they may sail."""
    box = g.box
    if (
        g.control[box.salonika] != AP
        or g.occ[CP] & box.bit[box.salonika]
        or len(g.stacks[box.salonika]) >= box.stacking
    ):
        return []
    ports = usable_ports(g, AP, passable(g, AP))
    if g.beachhead >= 0:
        ports |= box.bit[g.beachhead]
    found = []
    for u in box.units_of[AP]:
        if box.kind[u] not in _SALONIKA_NATIONS or g.spent & box.bit[u]:
            continue
        s = g.loc[u]
        if s == box.reserve:
            if g.control[box.london if box.kind[u] == "BRc" else box.paris] == AP:  # 13.1.10
                found.append(u)
        elif s < box.nspaces and s != box.salonika and ports >> s & 1 and in_supply(g, u):
            if not box.near_east[s] or may_cross(g, u):
                found.append(u)
    return found


@event("AP30", only_if("9.3.3", "card-sr-twice", lambda g: g.acts[AP][-1:] != ["sr"]))
def salonika(g: State) -> Asking[None]:
    """AP.30, 9.5.2.4, FAQ.AP.30c: limited Greek entry; up to three corps redeploy to Salonika; an SR action."""
    box = g.box
    limited_greek_entry(g)
    g.spent = 0
    g.acts[AP][-1] = "sr"

    def land(u: int) -> None:
        if g.loc[u] < box.nspaces and box.near_east[g.loc[u]]:
            g.flags |= crossing_flag(box, u)
        tell_redeployed(g, u, box.salonika)
        put(g, u, box.salonika)
        g.spent |= box.bit[u]

    refusal = Refusal("AP.30", "event-salonika-not-this")
    yield from up_to(g, AP, 3, "ask-salonika", "redeploy", lambda: _to_salonika(g), land, refusal)


WHY_NOT["AP31"] = all_of(only_if("AP.31", "event-turkey-neutral", lambda g: "tu" in g.war), before("AP.31", "AP30"))
remembered("AP33", only_if("AP.33", "event-no-high-seas-fleet", lambda g: g.hsf))  # AP.33: end_action looks it up


def _operations(name: str) -> Effect:
    def effect(g: State) -> Next:
        """AP.35, AP.45, AP.46: operations with this card; its favour lasts for this round."""
        begin_operations(g, g.box.ops[g.card])
        g.boost = name
        return to("activate")

    return effect


event("AP35")(_operations("AP35"))
remembered("AP37")  # AP.37: replacements.gather looks it up


def _us_reinforcements(g: State) -> Refusal | None:
    """16.3.4, AP.38, AP.43, AP.47, AP.64, AP.55, CP.36: after Over There, and not while the U-boats are loose."""
    box = g.box
    if not played(g, box.over_there):
        return Refusal("16.3.4", "event-needs", {"card": ("card", box.over_there)})
    if g.turn <= g.over_there and not g.options["us-at-once"]:
        return Refusal("AP.55", "event-us-next-turn")
    if played(g, box.u_boats) and not played(g, box.convoy):
        return Refusal("CP.36", "event-barred-by", {"card": ("card", box.u_boats)})
    return None


for _name in ("AP38", "AP43", "AP47", "AP64"):
    WHY_NOT[_name] = _us_reinforcements

remembered("AP40", after("AP.40", "AP54"))  # AP.40, 16.3.5: peace offers look it up
WHY_NOT["AP41"] = only_if("AP.41", "event-turkey-neutral", lambda g: "tu" in g.war)


@event("AP44")
def greece(g: State) -> None:
    """AP.44, 9.5.2.1, 9.5.2.4a: Greece joins the Allies."""
    bring_in(g, "greece")


event("AP45", all_of(after("AP.45", "CP52"), before("AP.45", "CP53")))(_operations("AP45"))
event("AP46")(_operations("AP46"))
remembered("AP49")  # AP.49: 12.2.6 looks it up; FAQ.AP.49a: whoever holds Sinai
WHY_NOT["AP50"] = after("AP.50", "AP49")


@event(
    "AP51",
    only_if("AP.51", "event-everyone", lambda g: any(played(g, c) for c in g.box.spring_offensives)),
)
def everyone_into_battle(g: State) -> None:
    """AP.51: this turn Allies in Italy, France and Belgium activate as one nationality."""
    g.flags |= EVERYONE


remembered("AP52", after("AP.52", "CP36"))


@event("AP54", only_if("AP.54", "event-zimmermann", lambda g: us_track(g) == 1))
def zimmermann_telegram(g: State) -> None:
    """AP.54, 16.3.3, 9.5.2.3: the United States enter the war."""
    g.war = g.war | {"us"}
    g.zimmermann = g.turn


@event(
    "AP55",
    all_of(
        after("AP.55", "AP54"),
        only_if("16.3.4", "event-over-there-next-turn", lambda g: g.turn > g.zimmermann),
    ),
)
def over_there(g: State) -> None:
    """AP.55, 16.3.4: from the next turn on US reinforcements; every Allied RP card brings a US point (17.1.8)."""
    g.over_there = g.turn


@event("AP56")
def paris_taxis(g: State) -> Asking[None]:
    """AP.56, 17.1.3: a reduced French army in or next to Paris to full strength; nothing if Paris is lost."""
    box = g.box
    near = [u for u in box.french_armies if g.loc[u] in box.paris_area and g.control[box.paris] == AP]
    yield from flip_units(g, AP, near, 1, "AP.56")


def _cavalry_spaces(g: State) -> list[int]:
    box = g.box
    return sorted(
        {
            g.loc[u]
            for u in box.units_of[AP]
            if box.unit_nation[u] == "ru"
            and box.army[u]
            and g.loc[u] < box.nspaces
            and box.nation[g.loc[u]] == "ru"
            and in_supply(g, u)
            and len(g.stacks[g.loc[u]]) + 2 <= box.stacking
        }
    )


@event("AP57", only_if("AP.57", "event-no-cavalry-space", lambda g: bool(_cavalry_spaces(g))))
def russian_cavalry(g: State) -> Asking[None]:
    """AP.57: both cavalry corps join a supplied Russian army in Russia."""
    box = g.box
    options = _cavalry_spaces(g)
    not_here = Refusal("AP.57", "event-cavalry-not-here")
    _, s = yield Choose(AP, "ask-cavalry", Offer.found("deploy", options, not_here))
    for u in box.of_kind["CAV"]:
        put(g, u, s)


def _dead_austrians(g: State) -> list[int]:
    return [u for u in g.box.of_kind["AHc"] if g.loc[u] == g.box.dead]


@event("AP60", only_if("AP.60", "event-no-dead-ah-corps", lambda g: bool(_dead_austrians(g))))
def czech_legion(g: State) -> None:
    """AP.60: an eliminated Austro-Hungarian corps leaves the game; the Czech Legion joins the Allied reserve."""
    box = g.box
    put(g, _dead_austrians(g)[0], box.gone)
    put(g, box.of_kind["CZL"][0], box.reserve)


@event("AP62")
def sixtus_affair(g: State) -> Asking[None]:
    """AP.62: a roll on the first line of the peace terms table; nobody can accept it."""
    yield from peace_roll(g, AP, int(g.box.tables["peace"]["sixtus_band"]))


@event("AP65", only_if("AP.65", "event-influenza", lambda g: g.combined >= g.box.status["influenza"]))
def influenza(g: State) -> None:
    """AP.65: nobody plays replacement cards for the rest of the turn."""
    g.flags |= INFLUENZA
