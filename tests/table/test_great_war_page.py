"""The Great War in Europe in the page: an offensive with headquarters behind both lines, a landing, a strategic move
from West to East, an event that the other side answers, a Strategic Turn with replacements on a phone; fronts by key.

Small positions with known dice (posed_war.py); a twin of the match says what the page must show."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from grognard.games.great_war_in_europe.trains import route
from tests.table.posed_war import twin
from tests.table.served import Served, serving
from tests.table.sitting import guest
from tests.table.walking import BOARD, Walk

LOG = '[role="log"]'
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("posed"), module="tests.table.posed_war") as served:
        yield served


def reads(walk: Walk, name: str, *texts: str) -> None:
    """A sum of the combat board says all this."""
    for text in texts:
        expect(walk.at(f"{BOARD} .sum[aria-label='{name}']")).to_contain_text(text)


def step_is(walk: Walk, name: str) -> None:
    expect(walk.at(f"{BOARD} .steps [aria-current='step']")).to_have_text(name)


def test_an_offensive_in_the_west(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server), twin("august-1914"))
    # 10.31: the bar says that one hex of the West may be attacked; who stands there is seen, with the odds at a guess.
    expect(walk.at(".parts .part.asks")).to_have_count(1)
    expect(walk.at(".parts .part.asks")).to_contain_text("Western Front")
    walk.space("attack:W5215")
    # 10.13: all join at once; arrows from both hexes.
    walk.press("join_all")
    expect(walk.at("#map .arrow")).to_have_count(2)
    walk.press(*(["settle"] if walk.prompt == "ask-join" else []))
    # 10.46: support of the headquarters, with what it does to the chance; 14.41: the trenches count already.
    step_is(walk, "3. Attacker's headquarters")
    reads(walk, "Die", "Trenches")
    column = walk.at(f"{BOARD} .sum[aria-label='Odds'] .comes").inner_text()
    expect(walk.at(f'{BOARD} [data-action="support:ge-hq1"] .chance')).to_have_text(re.compile(r"\d+\s%"))
    walk.press("support:ge-hq1")
    # The defender is asked next; his guns stay silent, so that the way into the trenches is open (10.46c).
    step_is(walk, "4. Defender's headquarters")
    reads(walk, "Odds", "Guns of a headquarters")
    expect(walk.at(f"{BOARD} .sum[aria-label='Odds'] .comes")).not_to_have_text(column)
    expect(walk.at(".ask .who")).to_contain_text("Allies")
    walk.press("none")
    # The die, losses on the counters, and the advance, on the map.
    while walk.prompt in ("ask-lose", "ask-lose-defence"):
        walk.counter(walk.options[0])
    expect(walk.at(LOG)).to_contain_text("is lost")
    assert walk.prompt == "ask-advance"
    expect(walk.at(BOARD)).to_have_count(0)
    action = next(each for each in walk.options if each.startswith("advance:"))
    walk.press(action)
    assert walk.where(action.partition(":")[2]) == "W5215"
    expect(walk.at('[data-stack="space:W5215"]')).to_be_visible()
    walk.close()


def test_a_landing_at_gallipoli(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server), twin("1915"))
    # 6.52a: the event lies in the drawer, which opens because it is asked about; the card says what it does and when.
    card = walk.at('#hand article[data-noun="event:al-gallipoli"]')
    expect(card).to_contain_text("Gallipoli")
    expect(card.locator(".marks")).to_contain_text("with new units")
    card.locator('[data-action="play:al-gallipoli"]').click()
    walk.took("play:al-gallipoli")
    # Those in the box may land: the beaches glow on the Eastern Front.
    for unit, beach in (("br-29", "E1122"), ("br-42t", "E1022")):
        walk.at(f'.ask [data-action="land:{unit}"]').click()
        walk.took(f"land:{unit}")
        expect(walk.at(".parts .part.asks")).to_contain_text("Eastern Front")
        walk.space(f"to:{beach}")
        expect(walk.at(f'[data-stack="space:{beach}"]')).to_be_visible()
        assert walk.where(unit) == beach
    walk.press("enough")
    expect(walk.at(LOG)).to_contain_text("BR 29")
    # What is in force now lies among the cards elsewhere.
    walk.at("#hand .pile", "In force").click()
    expect(walk.at("dialog[open]")).to_contain_text("Gallipoli")
    walk.close()


def test_a_strategic_move_from_west_to_east(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server), twin("1916"))
    # 9.0: a key fills the screen with the East, another with all; a division is taken up by its name.
    expect(walk.at(".parts .part.asks")).to_have_count(2)
    walk.page.keyboard.press("1")
    expect(walk.at(".parts .part.here")).to_contain_text("Western Front")
    walk.click('[data-stack="space:W6426"]')
    walk.at('.fan-piece[data-noun="unit:ge-3"]').click()
    expect(walk.at("div.held")).to_contain_text("in hand")
    walk.page.keyboard.press("3")
    expect(walk.at(".parts .part.here")).to_contain_text("Eastern Front")
    # The way by rail is drawn under the pointer: through the edge of one map and in at the edge of the other.
    place = walk.visitor.where_seen('.space[data-noun="space:E4508"]')
    assert place is not None
    walk.page.mouse.move(*place)
    line = walk.at("#map .way .way-line")
    expect(line).to_be_attached()
    g = walk.play.state
    hexes = route(walk.play.known(g.side), [walk.box.unit["ge-3"]], walk.box.hex["E4508"])[0]
    fronts = {walk.box.front_of[h].name for h in hexes}
    assert fronts == {"west", "east"}
    walk.page.mouse.click(*place)
    walk.took("ride:ge-3", "to:E4508")
    assert walk.where("ge-3") == "E4508"
    expect(walk.at(LOG)).to_contain_text("Breslau")
    # The second is sent after it with one key.
    walk.page.keyboard.press("1")
    walk.click('[data-stack="space:W6426"]')
    expect(walk.at("div.held .again")).to_contain_text("Breslau")
    walk.page.keyboard.press("j")
    walk.took("ride:ge-4", "to:E4508")
    assert walk.where("ge-4") == "E4508"
    walk.close()


def test_an_event_that_the_other_side_answers(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server), twin("1917"))
    walk.space("attack:W5215")
    walk.press("join_all")
    if walk.prompt == "ask-join":
        walk.press("settle")
    while walk.prompt in ("ask-support", "ask-support-defence"):  # nobody is near; that is not told by silence
        walk.press("none")
    # 6.15: aircraft are put into the attack, with what they do to the odds; the card lies in the drawer.
    step_is(walk, "5. Events and aircraft")
    expect(walk.at(f'{BOARD} [data-action="commit:cp-air-1"] .chance')).to_be_visible()
    walk.at('#hand [data-action="commit:cp-air-1"]').click()
    walk.took("commit:cp-air-1")
    if walk.prompt == "ask-commit":
        walk.press("no_more")
    # The Allies are asked, and answer with theirs.
    assert walk.prompt == "ask-commit-defence"
    expect(walk.at(".ask .who")).to_contain_text("Allies")
    walk.press("commit:al-air-1")
    assert not walk.play.state.attack or walk.play.state.attack.die
    expect(walk.at(LOG)).to_contain_text("Aircraft Formation")
    walk.close()


def test_a_strategic_turn_with_replacements_on_a_phone(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server, "fr", **PHONE), twin("1918"))
    # 5.31: the dead that may be rebuilt; one by a touch, the rest of what can be paid at once.
    expect(walk.at(".ask h2")).to_contain_text("Remplacements")
    walk.at('.ask [data-action="rebuild:fr-1"]').click()
    walk.took("rebuild:fr-1")
    assert walk.prompt == "ask-replace"
    walk.press("rebuild_all")
    assert walk.play.state.side == 0 or walk.prompt == "ask-replace"
    expect(walk.at(".ask .who")).to_contain_text("Empires centraux")
    walk.press("done")
    # 4.3.8: and so on to the next Operational Turn; the log tells of it.
    while walk.prompt in ("ask-initiative", "ask-ohl"):
        walk.press(walk.options[0])
    assert walk.prompt == "ask-new-units"
    walk.at("nav button", "Journal").click()
    expect(walk.at(LOG)).to_contain_text("FR 1")
    walk.close()


def test_fronts_by_key(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server), twin("1918"))
    walk.page.keyboard.press("0")
    expect(walk.at("#map .front-lines .front-line").first).to_be_attached()
    expect(walk.at(".parts > button.here")).to_have_count(1)
    for key, name in (("2", "Italian Front"), ("3", "Eastern Front"), ("1", "Western Front")):
        walk.page.keyboard.press(key)
        expect(walk.at(".parts .part.here")).to_contain_text(name)
    walk.close()
