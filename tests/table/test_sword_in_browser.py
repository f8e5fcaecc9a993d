"""Won by the Sword in the page: two players in two browsers through a march, a reconnaissance, a forage, a siege to its
surrender and a major battle. After every answer both pages show what they must and have got nothing that is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from grognard.games.won_by_the_sword.kinds import COLUMN, SIDES
from grognard.games.won_by_the_sword.state import column, steps, with_patrols
from tests.table.browser import Visitor
from tests.table.served import Served, serving
from tests.table.sitting import guest
from tests.table.swords import IM, KEY, SW, Field
from tests.won_by_the_sword.table import BOX

SCENARIO = "freiburg"
"""Mercy (Imperial column 1) besieges Freiburg, its works all but done; Turenne (Allied column 1) is at Breisach."""
BOTH = (SW, IM)
LOG = '[role="log"]'

Pair = tuple[Visitor, Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("swords"), key=KEY) as served:
        yield served


@pytest.fixture(scope="module")
def pair(server: Served, chromium: Browser) -> Pair:
    """The Allies' player and the Imperials'."""
    return guest(chromium, server), guest(chromium, server)


def play_best(field: Field) -> None:
    """Whoever is asked plays the card with the most points of his hand."""
    field.take(max(field.options, key=lambda action: BOX.card_cp[field.game.read(action)[1] or 0]))


def strength(field: Field, name: str) -> str:
    """The steps of a column, as its owner reads them on its counter."""
    return str(steps(with_patrols(field.state, COLUMN[name])))


def own_forces_only(field: Field) -> None:
    """Each page has a force display of its own side's columns, and has none of the other's."""
    for side in BOTH:
        own, other = SIDES[side], SIDES[1 - side]
        expect(field.page(side, f'.displays [data-noun="column:{own}1"]')).to_be_visible()
        expect(field.page(side, f'.displays [data-noun^="troop:{own}1."]').first).to_be_visible()
        for kind in ("column", "troop"):
            expect(field.page(side, f'.displays [data-noun^="{kind}:{other}"]')).to_have_count(0)


def test_a_march_a_reconnaissance_and_a_forage(pair: Pair) -> None:
    field = Field(*pair, SCENARIO)
    own_forces_only(field)
    field.take("first:sw", "activate:sw1")
    expect(field.page(SW, "#hand")).not_to_contain_text("Discard")  # nothing may be discarded now
    play_best(field)
    # What cannot be done, and is nowhere to be clicked, says why.
    barred = field.page(SW, ".ask .barred")
    barred.locator("summary").click()
    expect(barred).to_contain_text(re.compile(r"11\.\d\w? Build works:"))
    # The march, by a click on the map: both see the counter go, and only its owner how strong it is. What is asked then
    # is brought back into sight.
    upper = field.page(SW, ".column .upper")
    upper.evaluate("element => (element.scrollTop = 9999)")
    assert upper.evaluate("element => element.scrollTop") > 0
    field.take("march:muellheim")
    expect(field.page(SW, ".ask h2")).to_be_in_viewport()
    for side, figure in ((SW, strength(field, "sw1")), (IM, "?")):
        expect(field.page(side, '[data-stack="space:muellheim"]')).to_contain_text(figure)
    # A patrol is sent to a link, and looks at the column at its other end: both see the die, the scout what it saw.
    field.take("patrols", "patrol:freiburg--muellheim", "send:sw1.we-vcav", "end")
    assert COLUMN["im1"] in field.state.notes[SW]
    for side in BOTH:
        expect(field.page(side, LOG)).to_contain_text(re.compile(r"looks at Imperial column 1, die \d: it sees"))
    expect(field.page(SW, f"{LOG} .private").last).to_contain_text("Your patrol has seen Imperial column 1")
    expect(field.page(SW, '[data-stack="space:freiburg"]')).to_contain_text(f"~{strength(field, 'im1')}")
    notes = field.page(SW, "details.panel").filter(has_text="Mercy")
    notes.locator("summary").click()
    expect(notes).to_contain_text("Freiburg: Mercy, Ruischenberg")
    expect(field.page(IM, LOG)).not_to_contain_text("Your patrol")
    expect(field.page(IM, "details.panel").filter(has_text="Mercy")).to_have_count(0)
    # It forages until it can pay: what is found is said to all, what lies in the wagons is seen by their owner.
    while "end" not in field.options:
        field.take("forage")
    bp = column(field.state, COLUMN["sw1"]).bp
    assert bp
    for side in BOTH:
        expect(field.page(side, LOG)).to_contain_text("Allied column 1 forages at Müllheim")
        expect(field.page(side, '.mark[data-kind="forage"]').first).to_be_attached()
    expect(field.page(SW, '.displays .box:has([data-noun="column:sw1"])')).to_contain_text(f"BP {bp}")
    field.take("end")
    own_forces_only(field)
    field.close()


def test_a_siege_to_its_surrender(pair: Pair) -> None:
    field = Field(*pair, SCENARIO)
    freiburg = BOX.space["freiburg"]

    def works_are_seen() -> None:
        siege = field.state.sieges[freiburg]
        for side in BOTH:
            expect(field.page(side, '.mark[data-kind="siege"] .mark-text')).to_have_text(
                f"{siege.built}/{siege.required}"
            )
            panel = field.page(side, "section.panel").filter(has_text="Sieges")
            expect(panel).to_contain_text(f"works {siege.built} of {siege.required}, Imperial column 1")

    works_are_seen()
    field.take("first:im", "activate:im1")
    play_best(field)
    # He announces works and his guns fire, if he has any; then he says how much is built, for both to see.
    field.take("build")
    works_are_seen()
    field.take(field.options[-1])
    works_are_seen()
    # The garrison fires and sallies out. Who does, and who falls, is each side's secret: nothing comes to the other.
    field.take("fire")
    field.take_while("ask-siege-hits")
    field.take_while("ask-losses")
    field.take("sortie")
    field.take_while("ask-send-out")
    field.take_while("ask-siege-hits")
    field.take_while("ask-losses")
    works_are_seen()
    # The final offer, with all that can be put into it: the place surrenders, its garrison marches off.
    field.take_while("ask-stratagem")
    field.take("initiative")
    for side in BOTH:
        expect(field.page(side, LOG)).to_contain_text("it surrenders.")
        expect(field.page(side, LOG)).to_contain_text("VP for the capture of Freiburg")
        expect(field.page(side, '.mark[data-kind="siege"]')).to_have_count(0)
    expect(field.page(IM, f"{LOG} .private").last).to_contain_text("You have seen the garrison of Freiburg")
    expect(field.page(SW, f"{LOG} .private").last).to_contain_text("It joins the garrison of Breisach")
    expect(field.page(IM, LOG)).not_to_contain_text("It joins")
    # Its new garrison, and who of the column stays with it: the Allies hear nothing, however long it takes.
    before = field.silent[IM]
    field.take_while("ask-found")
    field.take("reorganise")
    field.take(next(action for action in field.options if action.startswith("give:")), "done")
    assert field.silent[IM] - before >= 3
    field.take("end")
    own_forces_only(field)
    field.close()


def test_a_major_battle(pair: Pair) -> None:
    field = Field(*pair, SCENARIO)
    field.take("first:sw", "activate:sw1")
    play_best(field)
    field.take("march:freiburg", "offer:im1")
    for side in BOTH:
        field.visitors[side].click_where_seen('[data-stack="space:freiburg"]')
        expect(field.page(side, ".fan")).to_be_visible()
    field.take("accept")
    # Two lines of three wings, open to both, once all horse is divided; the column that looks on from Kenzingen is not.
    for side in BOTH:
        expect(field.page(side, ".facing .line")).to_have_count(2)
        expect(field.page(side, ".facing .box")).to_have_count(6)
        expect(field.page(side, ".fan")).to_have_count(0)  # it would lie over the battle
        expect(field.page(side, '[data-stack="space:kenzingen"]')).to_contain_text(
            strength(field, "im2") if side == IM else "?"
        )
    shifted: set[int] = set()
    verbs = set()
    looked = set()
    while field.state.battle is not None:
        options, side = field.options, field.asked
        choice = options[0]
        if field.prompt in ("ask-battle-right", "ask-leader-wing", "ask-losses") and field.prompt not in looked:
            looked.add(field.prompt)
            for action in options:  # each answer is at hand
                expect(field.page(side, f'.ask [data-action="{action}"]')).to_be_in_viewport(ratio=1)
        if field.prompt == "ask-battle-manoeuvre" and not shifted:
            for wing in ("sw-left", "sw-centre", "sw-right", "im-left", "im-centre", "im-right"):
                for who in BOTH:
                    expect(field.page(who, f'.facing [data-noun^="troop:{wing}."]').first).to_be_visible()
        if field.prompt == "ask-battle-manoeuvre" and side in shifted:
            choice = "keep"
        elif field.prompt == "ask-battle-manoeuvre":
            shifted.add(side)
        elif field.prompt == "ask-battle-reinforce" and "reinforce" in verbs:
            choice = "keep"
        elif field.prompt == "ask-wing-initiative":
            choice = "initiative"
        verbs.add(choice.partition(":")[0])
        field.take(choice)
    assert looked == {"ask-battle-right", "ask-leader-wing", "ask-losses"}
    assert shifted == {SW, IM}
    assert {"shift_right", "left", "initiative", "suffer", "reinforce", "retreat"} <= verbs
    for side in BOTH:
        expect(field.page(side, LOG)).to_contain_text("Major battle of Freiburg.")
        expect(field.page(side, LOG)).to_contain_text("victory over")
        expect(field.page(side, ".facing")).to_have_count(0)
    # The Allies go hungry: who falls then is hidden again.
    before = field.silent[SW]
    losses = field.take_while("ask-losses")
    assert losses > 1
    assert field.silent[SW] - before >= losses - 1
    own_forces_only(field)
    field.close()
