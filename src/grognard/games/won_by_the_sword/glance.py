"""How good an option looks to a practised eye, without looking ahead. Only what the side asked may know is looked at.

Numbers are a player's judgement, tuned by play; none of them is a rule. One unit is about a victory point.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...kernel.game import Known
from ...kernel.ask import Choose
from .box import Box
from .columns import is_cavalry_column, size_class, size_of, unled
from .glance_field import MEALS, NEVER, REMNANT, STEP, Field, fight
from .glance_know import DUG_IN, believed, garrison_steps, odds, strength
from .kinds import ABILITIES, ACTIONS, ART, CAV, DET, FORM, GARRISON, KIND_NATION, NKINDS, STEPS
from .state import (
    CENTRE, LEFT, RIGHT, WING, State, acting, battle, column, columns_of, force, garrison_space, infantry_steps,
    is_cavalry, is_full, is_infantry, is_regiment, is_veteran, regiments, side_of, siege_by, steps,
)  # fmt: skip
from .surrender import target

RAIDERS: Final = 4
"""Regiments of horse that make a column of raiders."""


def glance(known: Known[State], question: Choose) -> Sequence[float]:
    """One number an option."""
    g = known.state
    look = _LOOKS.get(question.prompt)
    if look is None:
        return [0.0] * len(question.options)
    return look(g, question)


def _each(one: Callable[[State, int, str, int], float]) -> Callable[[State, Choose], list[float]]:
    """A look that judges every option by itself."""

    def look(g: State, question: Choose) -> list[float]:
        return [one(g, question.side, verb, -1 if noun is None else noun) for verb, noun in question.options]

    return look


# -- 3.4 whose turn, with which card -----------------------------------------------------------------------------------


def _first(g: State, side: int, _verb: str, noun: int) -> float:
    return 1.0 if noun == side else 0.0


def _importance(g: State, c: int) -> float:
    """How much a column's card matters: sieges first, then size."""
    box = g.box
    space = siege_by(g, c)
    worth = strength(box, column(g, c).troops).steps / 40
    if space >= 0:
        worth += 1.0 + box.fort[space].vp_enemy / 15
    return min(2.5, worth)


def _column(g: State, question: Choose) -> list[float]:
    """Important columns have the hand's cards; reinforcements come at once; the last card is the worst."""
    side = question.side
    found = []
    for verb, noun in question.options:
        if noun is None:  # to pass
            found.append(0.0)
        elif verb == "activate":
            found.append(1.0 + _importance(g, noun))
        elif verb == "enter":
            found.append(3.0)
        elif verb == "raise":
            found.append(0.5 if not any(columns_of(g, side)) else NEVER)
        elif verb == "create":
            found.append(_create(g, side, noun))
        else:
            found.append(-0.5 * _card_worth(g.box, noun, 1, False, 1.0, ""))
    return found


def _create(g: State, side: int, c: int) -> float:
    """4.1: raiders leave a large column before it acts, while the side has markers to spare."""
    own = strength(g.box, column(g, c).troops)
    many = sum(1 for _ in columns_of(g, side))
    full = sum(n for kind, n in column(g, c).troops if is_cavalry(kind) and is_full(kind))
    if many >= 3 or full < RAIDERS or own.horse < 2 * RAIDERS or own.regiments < 14:
        return NEVER
    if not any(_spared(g, c, leader) for leader in column(g, c).leaders):
        return NEVER
    field = Field(g, side, c)
    return 3.5 if field.danger(field.at) < 0.2 else NEVER


def _spared(g: State, c: int, leader: int) -> bool:
    """16.0a: whether all troops of a column have somebody to lead them without him, so that none must go along."""
    found = column(g, c)
    return not unled(g, tuple(other for other in found.leaders if other != leader), found.troops)


def _card_worth(box: Box, card: int, size: int, horse: bool, importance: float, state: str) -> float:
    """What a card is worth to a column of a size class."""
    action = ACTIONS[box.card_action[card]]
    cp = box.card_cp_cavalry[card] if horse and action == "cavalry" else box.card_cp[card]
    value: float = cp * 0.6 * importance - 0.55 * box.card_bp[card][size]
    match action:
        case "labour":
            value += 1.5 if state == "siege" else 0.0
        case "stratagem":
            value += 1.0 if state == "siege" else 0.0
        case "surprise":
            value += 2.0 if state == "siege" else 0.5
        case "poor-forage":
            value -= 1.2 if state == "hungry" else 0.4
        case "scorched-earth":
            value += 0.8 if state in ("hungry", "raid") else 0.2
        case "reinforcements":
            value += 1.5 if state == "reduced" else 0.0
        case "epidemic":
            value -= 3.0
    return value


def _state(g: State, c: int) -> str:
    found = column(g, c)
    if siege_by(g, c) >= 0:
        return "siege"
    if found.bp < MEALS[size_class(g.box, size_of(g, c))]:
        return "hungry"
    reduced = sum(n for kind, n in found.troops if is_regiment(kind) and not is_full(kind))
    return "reduced" if reduced >= 4 else "raid" if is_cavalry_column(g, c) else ""


def _card(g: State, question: Choose) -> list[float]:
    """The card that serves the column about to act, less what it would do for the next."""
    box = g.box
    assert g.pending is not None
    verb, noun = g.pending
    ready = sorted((c for c in columns_of(g, question.side) if not column(g, c).done), key=lambda c: -_importance(g, c))
    if verb == "activate":
        ready = [noun, *(c for c in ready if c != noun)]
    needs = [
        (size_class(box, size_of(g, c)), is_cavalry_column(g, c), 0.5 + 0.3 * _importance(g, c), _state(g, c))
        for c in ready[:2]
    ]
    me, other = (needs[0], needs[1:]) if verb == "activate" else ((1, False, 0.8, ""), needs[:1])
    found = []
    for _, card in question.options:
        assert card is not None
        found.append(_card_worth(box, card, *me) - sum(0.5 * _card_worth(box, card, *its) for its in other))
    return found


# -- 1.4a what the active column does ----------------------------------------------------------------------------------


def _activity(g: State, question: Choose) -> list[float]:
    """First things first: where to march is thought of only if nothing here is clearly better."""
    field = Field(g, question.side, acting(g).column)
    found = [
        NEVER if verb == "march" else _deed(field, verb, -1 if noun is None else noun)
        for verb, noun in question.options
    ]
    if max(found) < 1.3:
        for i, (verb, noun) in enumerate(question.options):
            if verb == "march" and noun is not None:
                found[i] = field.march(noun)
    return found


def _deed(f: Field, verb: str, noun: int) -> float:
    box = f.box
    g, act = f.g, acting(f.g)
    match verb:
        case "end" | "pay":
            return 0.02
        case "forage":
            return f.forage if f.forage > 0.3 else -0.2
        case "scorch":
            return f.scorch if f.forage > 0.3 else -0.2
        case "lay":
            if f.goal.space == f.at and f.goal.kind == "siege":
                return f.goal.rate + 0.1
            return NEVER
        case "build":
            return max(0.6, f.under_way) if f.stays or f.goal.kind == "none" else 0.01
        case "labour":
            siege, fort = g.sieges[f.at], box.fort[f.at]
            useful = f.own.foot < fort.double and act.cp >= 2 and siege.required - siege.built > 2
            return 2.0 if useful and f.stays else NEVER
        case "assault":
            return f.assault()
        case "escalade":
            return f.escalade()
        case "offer" | "surprise":
            return f.offer(noun, verb == "surprise")
        case "absorb":
            least = min(f.own.steps, strength(box, column(g, noun).troops).steps)
            worth = f.together(noun)
            return 1.5 + worth if worth > 0 else 1.5 if least <= REMNANT and siege_by(g, noun) < 0 else NEVER
        case "ability":
            return f.ability(g.chits[noun])
        case "quick":
            hunted = f.danger(f.at) > 0.8 or (f.goal.kind == "hunt" and f.ways[0][f.goal.space] > act.cp)
            return f.march(noun) - STEP if hunted else NEVER
        case "force_bp":
            return f.march(noun) + 0.1 if f.column.bp > f.due else NEVER
        case "force_fatigue":
            return NEVER
        case "pick":
            lies = g.stock[f.at]
            return min(3.0, f.food(noun, 2.0) + lies[1]) - 0.02 * (lies[0] - noun)
        case "load":
            held = g.garrisons[f.at]
            return f.food(held.bp) - 0.2 if held is not None else NEVER
        case "patrols":
            return f.patrols()
        case "reorganise":
            return 1.6 if f.lacking or f.trains else 0.1 if f.joins() else NEVER
        case "back":
            return 1.0
        case "rally":
            return 0.55
        case "rebuild":
            return 0.45 if f.column.bp > f.due else -0.1
    return NEVER  # drop, destroy, lift


def _reorganise(g: State, question: Choose) -> list[float]:
    """4.2, 5.2: guns for the siege first, then whoever is to hold the place."""
    f = Field(g, question.side, acting(g).column)
    return [_reorganises(f, verb, -1 if noun is None else noun) for verb, noun in question.options]


def _reorganises(f: Field, verb: str, noun: int) -> float:
    slot, kind = divmod(noun, NKINDS)
    match verb:
        case "take":
            return 2.0 if slot == GARRISON and FORM[kind] == ART and f.trains else NEVER
        case "give":
            fits = (is_infantry(kind) or FORM[kind] == DET) and STEPS[kind] <= f.lacking
            return 1.5 - 0.1 * f.box.firepower[kind] if fits else NEVER
    return {"join": 1.0, "done": 0.0}.get(verb, NEVER)


def _split(g: State, side: int, verb: str, noun: int) -> float:
    """4.1: raiders of horse with a lesser leader and a little baggage."""
    box = g.box
    c, source = acting(g).column, acting(g).what[0]
    new = column(g, c)
    if verb == "form":
        return 0.0
    if verb == "take_leader":
        spared = source == GARRISON or _spared(g, source, noun)
        return NEVER if new.leaders else 2.0 + 3.0 * spared - box.dynamic[noun] - (noun < box.first_generic)
    if verb == "amount":
        held = column(g, source).bp if source < GARRISON else 0
        return 1.0 if noun == min(3, max(1, held // 3)) else NEVER
    kind = noun % NKINDS
    if source < GARRISON and KIND_NATION[kind] in unled(g, column(g, source).leaders, column(g, source).troops):
        return 3.0
    if not is_regiment(kind) or regiments(new.troops) >= RAIDERS:
        return NEVER
    return (2.0 if is_cavalry(kind) else 0.5 if source == GARRISON else NEVER) + 0.1 * is_full(kind)


# -- 9.0 patrols -------------------------------------------------------------------------------------------------------


def _patrol(g: State, side: int, verb: str, noun: int) -> float:
    """At most three, and most of the horse stays; where no enemy patrol is, towards whatever is to be seen."""
    box = g.box
    act = acting(g)
    if verb == "end":
        return 0.0
    sent = len(act.what) // 2
    left = strength(box, column(g, act.column).troops).horse
    if sent >= 3 or left < 2 + sent or noun in g.patrols:
        return NEVER
    end = box.far_end(noun, column(g, act.column).at)
    seen = end >= 0 and any(column(g, e).at == end for e in columns_of(g, 1 - side))
    if not act.cp and sent and not seen:  # nobody forages any more
        return NEVER
    return 1.0 + 0.3 * seen


def _send(g: State, side: int, verb: str, noun: int) -> float:
    return float(g.box.firepower[noun % NKINDS])


def _scout(g: State, side: int, verb: str, noun: int) -> float:
    """Columns before garrisons, the unseen before the seen."""
    key = noun if verb == "scout" else 8 + noun
    return (1.0 if verb == "scout" else 0.5) - (0.7 if key in g.notes[side] else 0.0)


def _spy(g: State, side: int, verb: str, noun: int) -> float:
    note = g.notes[side].get(noun)
    own = [column(g, c).at for c in columns_of(g, side)]
    near = min((g.box.distances[column(g, noun).at][at] for at in own), default=9)
    return (2.0 if note is None else 0.0) - 0.2 * near


# -- 11.0 sieges -------------------------------------------------------------------------------------------------------


def _siege_initiative(g: State, side: int, verb: str, noun: int) -> float:
    """2.0e: the initiative is worth spending where it turns the answer, and only then."""
    box = g.box
    if verb == "keep":
        return 0.0
    _, die, modifier = acting(g).what
    space = garrison_space(g)
    more = box.offer_modifier["initiative"]
    needed = target(box, garrison_steps(g, side, space))
    total = die + modifier
    if box.fort[space].vp_enemy < 8:
        return -1.0
    if side == side_of(acting(g).column):
        return 1.0 if total < needed <= total + more else -1.0
    held = g.garrisons[space]
    if held is not None and any(leader < box.first_generic for leader in held.leaders):
        total += box.offer_modifier["leader"]
    return 1.0 if total - more < needed <= total else -1.0


def _works(g: State, side: int, verb: str, noun: int) -> float:
    """11.3c: until all are there, and a few more against what the defender may knock down."""
    return Field(g, side, acting(g).column).works(noun)


def _share(g: State, side: int, verb: str, noun: int) -> float:
    """11.4c: a work is cheaper than a step, unless it is the one that completes the siege."""
    struck = acting(g).what[0]
    siege = g.sieges[garrison_space(g)]
    value = -0.45 * noun - STEP * (struck - noun)
    if siege.built >= siege.required > siege.built - noun:
        value -= 1.5 + 0.1 * g.box.fort[garrison_space(g)].vp_enemy
    return value


def _sortie(g: State, side: int, verb: str, noun: int) -> float:
    """11.5: a strong garrison raids, one that would fall into an easier class of surrender does not."""
    box = g.box
    held = g.garrisons[garrison_space(g)]
    if verb == "stay" or held is None:
        return 0.0
    now = steps(held.troops)
    best = max((box.firepower[kind] for kind, _ in held.troops if FORM[kind] != ART), default=0)
    return 1.0 if best >= 4 and target(box, now) == target(box, now - 1) else -1.0


def _send_out(g: State, side: int, verb: str, noun: int) -> float:
    return float(g.box.firepower[noun % NKINDS])


def _nation(g: State, side: int, verb: str, noun: int) -> float:
    """The nation that has most foot."""
    troops = column(g, acting(g).column).troops
    return float(infantry_steps(tuple(item for item in troops if KIND_NATION[item[0]] == noun)))


def _found(g: State, side: int, verb: str, noun: int) -> float:
    """A detachment at hand, else one of the least of the full regiments, else a reduced one."""
    kind = noun % NKINDS
    if verb == "install":
        return -10.0 - 10.0 * is_full(kind)
    return 5.0 if FORM[kind] == DET else -float(g.box.firepower[kind])


# -- 12.0 battles ------------------------------------------------------------------------------------------------------


def _accept(g: State, side: int, verb: str, noun: int) -> float:
    """12.0c: to refuse costs points, all baggage and the siege; to lose costs more."""
    box = g.box
    b = battle(g)
    mine, enemy = b.defender, b.attacker
    own, theirs = strength(box, column(g, mine).troops), believed(g, side, enemy)
    space = siege_by(g, mine)
    baggage = 0.7 * column(g, mine).bp
    lost = baggage + (2.0 + 0.2 * box.fort[space].vp_enemy if space >= 0 else 0.0)
    if verb == "refuse":
        return -4.0 - lost
    chance = odds((own.power + 2.0) * (DUG_IN if space >= 0 else 1.0), theirs.power)
    return fight(box, own, theirs, chance) - (1 - chance) * (lost + own.guns)


def _leader_wing(g: State, side: int, verb: str, noun: int) -> float:
    """6.2.6, 6.2.7: horse is charged with on the right, where the odd regiment is; all else in the centre."""
    charge = g.chits[noun] >= 0 and ABILITIES[g.chits[noun]] == "cavalry-charge"
    return 1.0 if verb == ("right" if charge else "centre") else 0.0


def _play(g: State, side: int, verb: str, noun: int) -> float:
    """12.2, 12.3a, 12.4c, 12.4f: whatever helps is used."""
    if verb == "advantage":
        return 1.0 + (0.5 if noun % 3 == CENTRE else 0.0)
    if verb == "ability":
        return 2.0
    return 0.0


def _urge(g: State, side: int, verb: str, noun: int) -> float:
    """2.0f: one more die in the centre of a great battle, if that decides it."""
    b = battle(g)
    wins = [b.won[wing] for wing in (LEFT, RIGHT)]
    useful = b.major and b.stage == "fire-centre" and wins.count(side) == 1
    return 0.0 if verb == "keep" else 0.5 if useful else -0.5


def _right(g: State, side: int, verb: str, noun: int) -> float:
    """12.4a: the best horse on the right."""
    return float(g.box.firepower[noun % NKINDS])


def _wing(g: State, side: int, verb: str, noun: int) -> float:
    return 1.0 if noun % 3 == CENTRE else 0.0


def _manoeuvre(g: State, side: int, verb: str, noun: int) -> float:
    """12.4d: horse to the stronger of two losing wings, so that one at least is won."""
    if verb == "keep":
        return 0.1
    slot, kind = divmod(noun, NKINDS)
    if not is_cavalry(kind):
        return -1.0
    wings = battle(g).wings
    fire = {(s, w): strength(g.box, wings[s * 3 + w]).fire for s in (0, 1) for w in (LEFT, RIGHT)}
    left = fire[side, LEFT] - fire[1 - side, RIGHT]
    right = fire[side, RIGHT] - fire[1 - side, LEFT]
    if (left >= 0 and right >= 0) or left + right < -20:
        return -1.0
    to, gap = (LEFT, left) if left > right else (RIGHT, right)
    goes = LEFT if verb == "shift_left" else RIGHT
    return 0.5 + 0.1 * is_veteran(kind) if goes == to and gap < 6 and slot - WING - side * 3 != to else -1.0


def _reinforce(g: State, side: int, verb: str, noun: int) -> float:
    return 0.0 if verb == "keep" else 1.0


def _abandon(g: State, side: int, verb: str, noun: int) -> float:
    return 1.0 if verb == "keep" else 0.0


def _retreat(g: State, side: int, verb: str, noun: int) -> float:
    """Away from the enemy, towards friends, where there is food."""
    away = g.box.distances[noun]
    far = min((away[column(g, e).at] for e in columns_of(g, 1 - side)), default=5)
    friends = min((away[column(g, c).at] for c in columns_of(g, side) if column(g, c).at != battle(g).at), default=5)
    held = g.garrisons[noun]
    mine = held is not None and held.side == side
    return 0.5 * min(far, 3) - 0.1 * friends + 0.4 * mine - 0.3 * g.forage[noun] - 0.3 * (held is not None and not mine)


# -- 13.0 losses and rebuilding ----------------------------------------------------------------------------------------


def _loss(g: State, side: int, verb: str, noun: int) -> float:
    """The step that is missed least: detachments, plain horse, plain foot, veterans."""
    box = g.box
    if noun < 0:
        return 0.0
    slot, kind = divmod(noun, NKINDS)
    if FORM[kind] == DET:
        return 3.0
    after = box.firepower[kind + 1] if is_full(kind) else 0
    value = 2.0 - 0.5 * (box.firepower[kind] - int(after)) - 0.3 * is_veteran(kind)
    bag = force(g, slot)
    if is_cavalry(kind):
        return value - (0.6 if strength(box, bag).horse <= 2 else 0.0)
    return value - 0.1


def _restore(g: State, side: int, verb: str, noun: int) -> float:
    box = g.box
    kind = noun % NKINDS
    return float(box.firepower[kind - 1] - box.firepower[kind]) + 0.1 * (not is_cavalry(kind))


def _recruit_kind(g: State, side: int, verb: str, noun: int) -> float:
    return 1.0 if FORM[noun] < CAV else 0.8


def _recruit(g: State, side: int, verb: str, noun: int) -> float:
    return 1.0 if verb == "rally" else 0.2


def _joins(g: State, side: int, verb: str, noun: int) -> float:
    """4.5b: a leader goes to the largest column that has troops of his nation's, rather than into a town."""
    return strength(g.box, column(g, noun).troops).steps / 40 if verb == "to_column" else -0.5


# -- 3.5 the end -------------------------------------------------------------------------------------------------------


def _finish(g: State, side: int, verb: str, noun: int) -> float:
    return 1.0 if verb == "continue" else 0.0


def _end_campaign(g: State, side: int, verb: str, noun: int) -> float:
    """3.5b: who leads, his own lost regiments counted, would have it end."""
    ahead = g.vp[side] - g.vp[1 - side] - regiments(g.cadre[side])
    return 0.0 if verb == "continue" else 1.0 if ahead > 0 else -1.0


def _end_initiative(g: State, side: int, verb: str, noun: int) -> float:
    return 0.0 if verb == "keep" else 1.0


def _arrive(g: State, side: int, verb: str, noun: int) -> float:
    """Away from the enemy's columns, towards what can be won."""
    away = g.box.distances[noun]
    far = min((away[column(g, e).at] for e in columns_of(g, 1 - side)), default=9)
    return 0.2 * min(far, 4)


def _yes(verb: str) -> Callable[[State, Choose], list[float]]:
    return lambda g, question: [float(option[0] == verb) for option in question.options]


def _most(g: State, side: int, verb: str, noun: int) -> float:
    return float(noun)


_LOOKS: Final[dict[str, Callable[[State, Choose], list[float]]]] = {
    "ask-first": _each(_first),
    "ask-column": _column,
    "ask-pass": _column,
    "ask-arrive": _each(_arrive),
    "ask-card": _card,
    "ask-activity-own": _activity,
    "ask-reorganise": _reorganise,
    "ask-split": _each(_split),
    "ask-amount": _each(_most),
    "ask-patrol": _each(_patrol),
    "ask-patrol-unit": _each(_send),
    "ask-scout": _each(_scout),
    "ask-spy": _each(_spy),
    "ask-recruit": _each(_recruit),
    "ask-restore": _each(_restore),
    "ask-rebuild": _each(_recruit_kind),
    "ask-losses": _each(_loss),
    "ask-leader-joins": _each(_joins),
    "ask-stratagem": _yes("stratagem"),
    "ask-siege-initiative": _each(_siege_initiative),
    "ask-siege-fire": _yes("fire"),
    "ask-works": _each(_works),
    "ask-siege-hits": _each(_share),
    "ask-sortie": _each(_sortie),
    "ask-send-out": _each(_send_out),
    "ask-garrison-nation": _each(_nation),
    "ask-found": _each(_found),
    "ask-battle-offer": _each(_accept),
    "ask-leader-wing": _each(_leader_wing),
    "ask-battle-entrench": _each(_play),
    "ask-battle-advantage": _each(_play),
    "ask-battle-play": _each(_play),
    "ask-battle-initiative": _each(_urge),
    "ask-wing-initiative": _each(_urge),
    "ask-battle-right": _each(_right),
    "ask-aggressive-wing": _each(_wing),
    "ask-battle-manoeuvre": _each(_manoeuvre),
    "ask-battle-reinforce": _each(_reinforce),
    "ask-battle-abandon": _each(_abandon),
    "ask-battle-retreat": _each(_retreat),
    "ask-spoils-baggage": _each(_most),
    "ask-spoils-guns": _each(_most),
    "ask-finish": _each(_finish),
    "ask-end-campaign": _each(_end_campaign),
    "ask-initiative-end": _each(_end_initiative),
}
