"""Hidden things stay hidden, one kind at a time (1.4e, 3.1c, 4.0d, 5.0b, 6.1d, 7.3a).

Two tables differ only in one hidden thing of one side. The same public answers are given at both; after each the other
side and a spectator find everything the same, byte for byte: view, picture, log, record, refusals, odds, warnings, and
who is asked what. What the side does in secret, if anything, it does without being noticed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from bench.leaks import differences
from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.kinds import SIDES
from grognard.games.won_by_the_sword.state import Siege
from grognard.games.won_by_the_sword.view import view
from grognard.kernel.record import PUBLIC, record, write

from .table import BOX, Table, at, cards, chit, deal, held, hidden, link, sword, yields

Hidden = Mapping[str, Any]

KEPT: Hidden = {
    "troops": "7 ba-inf 3 ba-cav 2 ba-art", "leaders": "tilly oberst-ba-1", "bp": 4, "done": False,
    "inside": "1 ba-inf", "inside_leaders": "", "inside_bp": 1,
    "hand": "c1 c2 c3 c4", "chit": "entrench", "cadre": "2 ba-inf",
}  # fmt: skip
"""What the Bavarians hide unless a test says otherwise."""

CHANGES: Mapping[str, Sequence[Hidden]] = {
    "column-troops": ({"troops": "3 ba-inf 6 ba-vinf 1 ba-cav 2 ba-vcav-r 2 ba-art 2 ba-det"},
                      {"troops": "12 ba-inf 2 ba-cav 2 ba-art"}),
    "column-leaders": ({"leaders": "tilly oberst-ba-1 oberst-ba-2 cratz"}, {"leaders": "tilly"}),
    "column-baggage": ({"bp": 0}, {"bp": 9}),
    "garrison-troops": ({"inside": "1 ba-inf-r"}, {"inside": "1 ba-det"}, {"inside": "1 ba-cav"}),
    "garrison-leaders": ({"inside_leaders": "oberst-ba-3"},),
    "garrison-baggage": ({"inside_bp": 5},),
    "hand": ({"hand": "c51 c52 c53 c40"},),
    "chit": ({"chit": "aggressive"}, {"chit": "infantry-charge"}),
    "cadre": ({"cadre": ""}, {"cadre": "5 ba-inf 2 ba-cav"}),
}  # fmt: skip

CASES = [(kind, change) for kind, changes in CHANGES.items() for change in changes]
each = pytest.mark.parametrize(("kind", "change"), CASES, ids=[f"{kind}-{n}" for n, (kind, _) in enumerate(CASES)])

ROAD = link("ansbach", "gunzenhausen")


def table(change: Hidden, *dice: int, active: str, where: str, cp: int = 6, **more: Any) -> Table:
    """The king before Rothenburg, which is Bavarian, a Bavarian column somewhere, a Swedish garrison in Ansbach."""
    h = {**KEPT, **change}
    t = sword(
        {
            "sw1": at("rothenburg", "gustavus oberst-sw-1", "9 sw-inf 4 sw-cav 2 sw-art", bp=6),
            "im1": at(where, h["leaders"], h["troops"], bp=h["bp"], done=h["done"]),
        },
        garrisons={
            "rothenburg": held("im", h["inside"], h["inside_leaders"], h["inside_bp"]),
            "ansbach": held("sw", "1 sw-inf"), "munich": held("im", "1 ba-det"), "ingolstadt": held("im", "2 ba-inf"),
        },
        hand={"im": h["hand"], "sw": "c10 c11 c12 c13"}, chits={"tilly": h["chit"], "gustavus": "spies"},
        cadre={"im": h["cadre"]}, active=active, cp=cp, dice=dice, received=True, **more,
    )  # fmt: skip
    t.play.whole = True  # as if it had begun so: a record needs it
    return t


def give(t: Table, text: str) -> None:
    """A public answer, after whatever has to be done in secret before it."""
    settle(t)
    if text == "end" and t.can("pay"):
        t.do("pay")
        settle(t)
    t.do(text)


def settle(t: Table) -> None:
    """Whatever the Bavarians must do in secret now."""
    for _ in range(40):
        question = t.play.question
        if question is None or question.side == 0 or any(verb not in GAME.secret for verb, _ in question.options):
            return
        t.do(t.options[-1])
    raise AssertionError("a secret procedure without an end")


def tell_apart(one: Table, two: Table, side: int | None, closely: bool = True) -> list[str]:
    """What tells the Swedes (or a spectator) these two apart; `closely`: by all that can be looked at."""
    found = differences(one.play, two.play, side, 5) if closely else []
    for name, here, there in (
        ("view", one.play.view(side), two.play.view(side)),
        ("log", one.play.log_for(side), two.play.log_for(side)),
        ("journal", one.play.journal_for(side), two.play.journal_for(side)),
        ("tape", one.play.tape_for(side), two.play.tape_for(side)),
        ("answers", one.play.answers_for(side), two.play.answers_for(side)),
    ):
        found += [name] if here != there else []
    reader = PUBLIC if side is None else side
    if write(record(one.play, reader=reader), GAME) != write(record(two.play, reader=reader), GAME):
        found.append("record")
    return found


def alike(change: Hidden, script: Sequence[str], *dice: int, **more: Any) -> Table:
    """Play a script at both tables and compare all the way; the changed one at the end."""
    one, two = table({}, *dice, **more), table(change, *dice, **more)
    assert one.play.hash() != two.play.hash()
    for n, text in enumerate(("", *script)):
        for t in (one, two):
            if text:
                give(t, text)
        for side in (0, None):
            assert tell_apart(one, two, side, n == len(script) or n % 3 == 1) == [], text
        for t in (one, two):
            settle(t)
        for side in (0, None):
            assert tell_apart(one, two, side, closely=False) == [], f"after {text}"
    return two


# -- a siege of the Bavarians' -----------------------------------------------------------------------------------------


@each
def test_through_a_siege_by_the_other_side(kind: str, change: Hidden) -> None:
    """An offer refused, works, guns, a sortie, an offer accepted: but what is inside shows then (11.9d)."""
    script = [
        "lay",
        "build",
        "spend:3",
        "fire",
        "works:1",
        "lose:sw1.sw-cav",
        "sortie",
        "works:0",
        "lose:sw1.sw-inf",
        "end",
    ]
    inside = {**KEPT, **change}["inside"]
    fire = {"1 ba-inf": 1, "1 ba-inf-r": 5, "1 ba-det": 7, "1 ba-cav": 3}[inside]  # one hit, whoever goes
    one = table({}, 0, 5, 9, 1, active="sw1", where="nordlingen")
    two = table(change, 0, 5, 9, fire, active="sw1", where="nordlingen")
    for text in script:
        for t in (one, two):
            give(t, text)
        if fire == 1:  # else the sortie's dice are different, as the rules would have it
            for side in (0, None):
                assert tell_apart(one, two, side, text in ("build", "spend:3", "sortie", "end")) == [], text
        else:
            assert one.view("sw") == two.view("sw")
            assert one.play.question is not None
            assert two.play.question is not None
            assert one.play.question.asked(0) == two.play.question.asked(0)


@each
def test_through_an_offer_refused_and_an_escalade_prepared(kind: str, change: Hidden) -> None:
    alike(change, ["lay", "lift:rothenburg", "march:ansbach", "end"], 0, active="sw1", where="nordlingen")


@each
def test_while_the_place_may_fire_or_sally_he_is_asked_whatever_he_has(kind: str, change: Hidden) -> None:
    """Neither guns nor anybody inside: he is asked all the same."""
    alike(change, ["build", "spend:1", "hold", "stay", "end"], 0, active="sw1", where="nordlingen",
          sieges={"rothenburg": Siege(0, 20, 2)})  # fmt: skip


def test_an_empty_garrison_is_asked_like_a_full_one() -> None:
    for inside in ("1 ba-art", "1 ba-inf 1 ba-art"):
        alike({"inside": inside}, ["build", "spend:1", "hold", "stay", "end"], 0, active="sw1", where="nordlingen",
              sieges={"rothenburg": Siege(0, 20, 2)})  # fmt: skip


# -- a siege by the Bavarians ------------------------------------------------------------------------------------------


@each
def test_through_a_siege_by_their_own_column(kind: str, change: Hidden) -> None:
    """Works, the place's fire on hidden troops, hunger in the trenches."""
    die = yields("ansbach", 2, superior=1) - 1
    script = ["lay", "build", "spend:2", "hold", "sortie", "send_out:garrison.sw-inf", "works:0", "end"]
    alike(change, script, die, 0, 1, active="im1", where="ansbach")


def test_who_of_them_stays_in_a_place_they_took_is_not_told() -> None:
    """11.10a, 11.10b: a detachment or a regiment, and whether there was a choice."""
    die = yields("ansbach", 2, superior=1)
    hidden: tuple[Hidden, ...] = (
        {},
        {},
        {"troops": "6 ba-inf-r 2 ba-cav 2 ba-art"},
        {"troops": "4 ba-inf 2 ba-vinf-r 2 ba-art"},
    )
    answers = ("found:im1.ba-inf", "install:im1.ba-inf", "", "install:im1.ba-vinf-r")
    tables = [table(change, die, active="im1", where="ansbach").do("lay", "nation:ba") for change in hidden]
    for t, answer in zip(tables, answers, strict=True):
        t.do(*([answer] if answer else []))
    assert {t.troops("ansbach") for t in tables} == {"1 ba-det", "1 ba-inf", "1 ba-inf-r", "1 ba-vinf-r"}
    for other in tables[1:]:
        for side in (0, None):
            assert tell_apart(tables[0], other, side) == []


# -- a march -----------------------------------------------------------------------------------------------------------


@each
def test_through_a_march_past_patrols(kind: str, change: Hidden) -> None:
    """Past a patrol that sees nothing, foraging, patrols of one's own sent out, and home."""
    out = {link("gunzenhausen", "pappenheim"): ("sw1", "sw-cav")}
    send = link("pappenheim", "eichstadt")
    script = [
        "march:gunzenhausen",
        "march:pappenheim",
        "forage",
        "patrols",
        f"patrol:{send}",
        "send:im1.ba-cav",
        "end",
        "end",
    ]
    alike(change, script, 9, 9, 4, active="im1", where="nordlingen", patrols=out)


@each
def test_through_a_forced_march(kind: str, change: Hidden) -> None:
    """14.4: which regiment pays for it with a step is not told, nor whether there was a choice."""
    alike(change, ["quick:gunzenhausen", "quick:pappenheim", "end"], active="im1", where="nordlingen", act={"quick": 2})


def test_worlds_imagined_while_a_step_is_chosen_do_not_tell_that_it_is() -> None:
    """14.4: foot or horse may pay for the march, or only foot: a search by the other side finds the same worlds."""
    found = []
    for troops, cadre, prompt in (
        ("2 ba-inf 1 ba-cav", "", "ask-losses"),
        ("2 ba-inf", "1 ba-cav", "ask-activity-own"),
    ):
        t = table({"troops": troops, "cadre": cadre}, active="im1", where="nordlingen", act={"quick": 2})
        t.do("quick:gunzenhausen")
        assert t.play.question is not None
        assert t.play.question.prompt == prompt
        found.append([t.play.imagine(0, seed).hash() for seed in range(20)])
    assert found[0] == found[1]


def test_whether_there_is_horse_for_another_patrol_is_not_told() -> None:
    """9.2c: with one regiment of horse or many he is asked for the next link."""
    script = ["patrols", f"patrol:{link('nordlingen', 'gunzenhausen')}", "send:im1.ba-cav", "end", "end"]
    for troops in ("7 ba-inf 1 ba-cav 2 ba-art", "1 ba-inf 1 ba-cav", "2 ba-cav"):
        alike({"troops": troops}, script, active="im1", where="nordlingen")


@each
def test_through_a_scouting_that_fails(kind: str, change: Hidden) -> None:
    """9.1c: the king's patrols look and see nothing."""
    north = link("rothenburg", "dinkelsbuehl")
    script = ["patrols", f"patrol:{north}", "send:sw1.sw-cav", "end", "scout:im1", "end"]
    alike(change, script, 9, active="sw1", where="dinkelsbuehl")


# -- hunger ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change", [{"bp": 0}, {"bp": 3}, {"bp": 9}, {"bp": 1, "troops": "7 ba-inf 3 ba-vcav 2 ba-art"}]
)
def test_hunger_is_not_seen(change: Hidden) -> None:
    """3.4k: steps lost for want of baggage are the owner's business, and how many points he had."""
    two = alike(change, ["march:gunzenhausen", "forage", "end"], 0, active="im1", where="nordlingen", card="c23")
    if change["bp"] == 0:
        assert "-r" in two.troops("im1")


def test_of_what_nation_a_leader_was_whose_column_starved_is_not_told() -> None:
    """4.5b, 16.0b: a Bavarian may join three garrisons, an Imperial none; his side is asked either way."""
    one, two = (
        table({"leaders": leader, "troops": troops, "bp": 0}, active="im1", where="nordlingen", card="c23")
        for leader, troops in (("oberst-ba-1", "1 ba-inf-r"), ("oberst-im-1", "1 im-inf-r"))
    )
    for t in (one, two):
        give(t, "end")
        assert t.gone("im1")
        assert (t.asked, t.prompt) == ("im", "ask-leader-joins")
    for _ in range(2):
        for side in (0, None):
            assert tell_apart(one, two, side) == []
        for t in (one, two):
            settle(t)
    assert (len(one.g.away), len(two.g.away)) == (0, 1)


def test_hunger_of_patrols_is_not_seen_before_the_activation_ends() -> None:
    """3.4k, 9.1f: what they lose is known when it is paid for, and waits till the others may see it."""
    road = link("nordlingen", "gunzenhausen")
    out = {road: ("im1", "ba-cav")}
    one, two = (
        table({"troops": "2 ba-inf-r", "bp": bp}, active="im1", where="nordlingen", card="c23", patrols=out)
        for bp in (9, 0)
    )
    assert not one.can("pay")
    two.do("pay")
    settle(two)
    assert two.act.famine == 1
    for side in (0, None):
        assert tell_apart(one, two, side) == []
    for t in (one, two):
        t.do("end")
    assert (one.patrols("im1"), two.patrols("im1")) == ({road: "ba-cav"}, {road: "ba-cav-r"})
    assert (one.told("log-patrol-starves"), len(two.told("log-patrol-starves"))) == ([], 1)


# -- secret work in a garrison -----------------------------------------------------------------------------------------


def test_reorganising_storing_and_destroying_are_not_noticed() -> None:
    """5.2b, 7.3a, 7.5: the same march, but at one table the column has left something behind in Munich."""
    one, two = (table({}, active="im1", where="munich") for _ in range(2))
    two.do("reorganise", "give:im1.ba-inf", "store:2", "done", "destroy")
    for text in ("march:freising", "end"):
        for t in (one, two):
            give(t, text)
        for side in (0, None):
            assert tell_apart(one, two, side) == [], text
    assert one.play.hash() != two.play.hash()


# -- battle ------------------------------------------------------------------------------------------------------------


@each
def test_through_a_battle_offered_and_refused(kind: str, change: Hidden) -> None:
    """12.0c: he is asked whatever his chits and troops are; only the baggage that he leaves shows."""
    stop = kind == "column-baggage" or change.get("chit") == "aggressive"  # 6.2.8: he may not refuse
    alike(change, ["offer:im1"] if stop else ["offer:im1", "refuse"], active="sw1", where="rothenburg")


@pytest.mark.parametrize("change", [{"chit": "rapid-fire"}, {"chit": "infantry-charge"}, {"inside": "2 ba-inf"}])
def test_chits_stay_hidden_in_a_battle_till_they_are_played(change: Hidden) -> None:
    """6.1d, 12.4p: both columns lie open, chits do not, and garrisons do not."""
    two = alike(change, ["offer:im1", "accept"], active="sw1", where="rothenburg")
    assert two.g.battle is not None


# -- a column that could be made ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaders", ["oberst-ba-3", "oberst-ba-3 maximilian/ba"])
@pytest.mark.parametrize("inside", ["1 ba-inf", "2 ba-inf"])
def test_whether_a_garrison_could_make_a_column_is_not_told(inside: str, leaders: str) -> None:
    """4.1d: a side that is done and has had its two cards is asked while the other goes on, whoever is in its towns."""
    hidden = ({"done": True}, {"done": True, "inside": inside, "inside_leaders": leaders})
    one, two = (table(change, active="sw1", where="nordlingen", dealt=[1, 2]) for change in hidden)
    for text in ("end", "pass"):
        for t in (one, two):
            if text == "pass":
                assert (t.asked, t.prompt) == ("im", "ask-pass")
            give(t, text)
        for side in (0, None):
            assert tell_apart(one, two, side) == [], text
    assert two.g.passed == 2


# -- cards -------------------------------------------------------------------------------------------------------------


def test_the_order_of_the_deck_is_nowhere() -> None:
    """3.3: what will be drawn is no part of the state: two decks in another order are the same till somebody draws."""
    pile = [name for name in BOX.cards if name not in f"{KEPT['hand']} c10 c11 c12 c13 c54".split()]
    tables = []
    for order in (pile, pile[::-1]):
        t = table({}, active="im1", where="nordlingen")
        t.dice(*[cards(name) for name in order])
        tables.append(t.do("march:gunzenhausen", "end"))
    one, two = tables
    assert one.play.hash() == two.play.hash()
    for side in (0, 1, None):
        assert tell_apart(one, two, side) == []


@each
def test_a_spectator_sees_no_more_than_either_side(kind: str, change: Hidden) -> None:
    """What is the Swedes' own is not in a spectator's view either."""
    two = table(change, active="sw1", where="nordlingen")
    seen = view(two.g, None)
    for name in ("sw1", "im1"):
        assert hidden(seen.columns[name])
    for place in seen.garrisons.values():
        assert msgspec.to_builtins(place).keys() == {"side", "nation"}
    assert all(not seen.cards[side].hand for side in SIDES)
    assert (seen.cadre, seen.chits, seen.notes) == (None, None, None)


def test_a_leader_who_is_well_again_comes_back_unseen() -> None:
    """6.3c: whether one who may come back has done so is not told."""
    one, two = (
        table(
            {"leaders": "oberst-ba-1 oberst-ba-2"},
            active="im1",
            where="nordlingen",
            away={BOX.leader["tilly"]: (16, 1)},
        )
        for _ in range(2)
    )
    give(two, "back:tilly")
    assert two.leaders("im1") != one.leaders("im1")
    for text in ("march:gunzenhausen", "end"):
        for t in (one, two):
            give(t, text)
        for side in (0, None):
            assert tell_apart(one, two, side) == [], text


def test_nor_is_it_told_by_the_number_of_chits() -> None:
    """6.1d: he draws whether he is back or not, but then for nothing."""
    drawn = [chit("forced-march"), chit("entrench"), deal(1, 10), deal(11, 20)]
    start = {"phase": "turn", "turn": 4, "round": 0, "dice": drawn}
    king = at("rothenburg", "gustavus", "6 sw-inf")
    away = {BOX.leader["tilly"]: (16, 1)}
    out = sword({"sw1": king, "im1": at("ulm", "oberst-ba-1", "6 ba-inf")}, away=away, **start)  # type: ignore[arg-type]
    back = sword({"sw1": king, "im1": at("ulm", "tilly", "6 ba-inf")}, **start)  # type: ignore[arg-type]
    assert (out.chit("tilly"), back.chit("tilly")) == ("", "entrench")
    for t in (out, back):
        t.play.whole = True
    for side in (0, None):
        assert tell_apart(out, back, side) == []
