"""Italia 1917-1918 in the page: an offensive from the naming of its guns to its exploitation, by mouse; a footbridge
and a blown bridge, in French on a phone; a disengagement by keyboard alone.

Small positions with known dice (posed.py); a twin of the match says what the page must show."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from grognard.games.italia_1917_1918.odds import column_name, odds
from grognard.games.italia_1917_1918.state import Battle, attack_of, defence_of, morale, offensive, rating
from tests.italia_1917_1918.fights import SPOT
from tests.italia_1917_1918.table import BOX
from tests.table.posed import twin
from tests.table.served import Served, serving
from tests.table.sitting import guest
from tests.table.test_keyboard import Typist
from tests.table.walking import BOARD, Walk

LOG = '[role="log"]'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("posed"), module="tests.table.posed") as served:
        yield served


def stands(walk: Walk, unit: str) -> None:
    """The counter is seen in the hex where the rules have it."""
    expect(walk.at(f'[data-stack="space:{walk.where(unit)}"]')).to_be_visible()


def reads(walk: Walk, name: str, *texts: str) -> None:
    """A sum of the combat board says all this."""
    its = walk.at(f"{BOARD} .sum[aria-label='{name}']")
    for text in texts:
        expect(its).to_contain_text(text)


def face(walk: Walk, unit: str) -> str:
    """What a counter shows: attack, defence, movement."""
    g, u = walk.play.state, BOX.unit[unit]
    return f"{attack_of(g, u)}-{defence_of(g, u)}-{rating(g, u).movement}"


def step_is(walk: Walk, name: str) -> None:
    expect(walk.at(f"{BOARD} .steps [aria-current='step']")).to_have_text(name)


def suffers(walk: Walk) -> int:
    """Whoever is hurt chooses counters on the board, as long as he must; how many."""
    times = 0
    while walk.prompt in ("ask-losses", "ask-shake"):
        walk.counter(walk.options[-1])
        times += 1
    return times


def test_an_offensive_by_mouse(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server), twin("solstice"))
    # 8.0: one of two army artilleries is named on the map; the other follows. The offensive is in sight from then on.
    expect(walk.at(".ask h2")).to_contain_text("choose 2 army artilleries")
    walk.unit("plan:ah-army-vi")
    plan = offensive(walk.play.state)
    assert plan is not None
    expect(walk.at(".bar .status")).to_contain_text(f"Offensive +{plan.modifiers[0]}")
    expect(walk.at('[data-stack] .mark[data-kind="offensive"]')).to_have_count(2)
    walk.press("done", "done", "done")
    # Step 1: the enemy's stack is looked at, then attacked; everybody joins: arrows, and the odds before any risk.
    walk.asked(f"attack:{SPOT}")
    walk.at(f'[data-stack="space:{SPOT}"]').hover()
    expect(walk.at(".fan .fan-told")).to_contain_text(re.compile(r"all together \d+ to \d+: \d/1"))
    walk.page.mouse.move(5, 300)
    expect(walk.at(".fan")).to_have_count(0)
    walk.space(f"attack:{SPOT}")
    walk.press("join_all")
    expect(walk.at("#map .arrow")).to_have_count(3)
    expect(walk.at(BOARD)).to_have_count(0)  # who joins is looked for on the map
    column = column_name(walk.play.state, odds(walk.play.state, battle(walk), -1, -1).column)
    expect(walk.at(".column .sum[aria-label='Odds'] .comes")).to_have_text(column)
    walk.press("use:ah-sturm-8")
    # Steps 2 to 4: guns of both sides, and guns that fire at guns. The board lies over the map, the hex stays in sight.
    step_is(walk, "2. Attacker's guns")
    walk.click(f'[data-stack="space:{SPOT}"]')
    expect(walk.at(".fan")).to_contain_text(face(walk, "it-22-df"))
    walk.page.keyboard.press("Escape")
    reads(walk, "Odds", "Offensive", f"+{plan.modifiers[0]}", "Assault troops")
    walk.press("all_guns")
    step_is(walk, "3. Defender's guns")
    expect(walk.at(".ask .who")).to_contain_text("Entente")
    walk.press("all_guns")
    walk.counter("counter:it-corps-i")
    step_is(walk, "4. Counter-battery")
    reads(walk, "Bombardment: Central Powers", "Counter-battery of one gun")
    walk.counter("counter:ah-corps-iv")
    own = walk.at(f"{BOARD} [aria-label='Central Powers: Counter-battery'] [data-noun='unit:ah-corps-iv']")
    expect(own).to_be_visible()
    walk.press("settle")
    # Step 5: what the guns do is suffered at once, and seen on the counters.
    reads(walk, "Bombardment: Central Powers", f"{battle(walk).harm[0]} damage")
    assert walk.prompt == "ask-losses"
    whole = face(walk, "it-5-alpini")
    walk.counter("lose:it-5-alpini")
    assert face(walk, "it-5-alpini") != whole
    expect(walk.at(f"{BOARD} [data-noun='unit:it-5-alpini']")).to_contain_text(face(walk, "it-5-alpini"))
    suffers(walk)
    # Step 6: who leads, with the chance of each beside it.
    step_is(walk, "6. Lead units")
    expect(walk.at('.ask [data-action="lead:ah-4-id"] .chance')).to_have_text(re.compile(r"\d+\s%"))
    walk.counter("lead:ah-4-id")
    walk.counter("lead:it-22-df")
    # Steps 7 to 9: the dice have fallen; the board still says why it was this column, and whose mastery it is.
    step_is(walk, "10. Results")
    fallen = battle(walk)
    reads(walk, "Odds", column_name(walk.play.state, fallen.column), "Assault troops", "Damage of the defender")
    expect(walk.at(f"{BOARD} .sum[aria-label='Odds'] .visually-hidden")).to_have_text(["4", "4"])
    reads(walk, "Mastery: Central Powers", "total", "Storm troops")
    reads(walk, "Mastery: Entente", "partial", "Disorganised")
    # Mastery with a choice: to hold with all the damage, or to go back and take three points off.
    for hexes in (0, 1):
        left = max(0, fallen.hurt[1] - 3 * hexes)
        expect(walk.at(f'{BOARD} [data-action="back:{hexes}"]')).to_contain_text(f"{left} damage points left")
    walk.press("back:1")
    # The retreat, on the map; the hexes of the way glow.
    expect(walk.at(BOARD)).to_have_count(0)
    assert walk.prompt == "ask-fall"
    walk.space(next(action for action in walk.options if action.startswith("fall:")))
    while walk.prompt == "ask-fall":
        walk.space(walk.options[0])
    assert walk.where("it-22-df") != SPOT
    stands(walk, "it-22-df")
    expect(walk.at(LOG)).to_contain_text(f"back from {SPOT}")
    suffers(walk)
    if walk.prompt == "ask-react":
        walk.press("done")
    # The advance into the hex that was left, and the marker.
    assert walk.prompt == "ask-advance"
    walk.unit("advance:ah-31-id")
    while walk.prompt == "ask-push":
        walk.press("halt")
    assert walk.where("ah-31-id") == walk.where("ah-sturm-8") == SPOT
    stands(walk, "ah-31-id")
    walk.press("done")
    walk.unit("exploit:ah-31-id")
    expect(walk.at(f'[data-stack="space:{SPOT}"] .mark[data-kind="exploiting"]')).to_be_attached()
    walk.press("done")
    # Exploitation: the same unit attacks again, and its marker is gone then.
    while walk.prompt in ("ask-attack", "ask-excess"):
        walk.press("pass" if "pass" in walk.options else walk.options[0])
    assert walk.prompt == "ask-attack-on"
    expect(walk.at(".bar .status")).to_contain_text("Exploitation")
    walk.space(f"attack:{walk.where('it-22-df')}")
    while walk.prompt == "ask-join":
        walk.press(next((each for each in ("join_all", "settle") if each in walk.options), walk.options[0]))
    expect(walk.at(LOG)).to_contain_text(f"AH 31 ID against {walk.where('it-22-df')}")
    while walk.play.state.battle is not None:
        action = next((a for a in ("settle", "halt", "done", "back:0") if a in walk.options), walk.options[0])
        if walk.play.game.verbs[action.partition(":")[0]] == "unit":
            walk.counter(action)
        else:
            walk.press(action)
    expect(walk.at('[data-stack] .mark[data-kind="exploiting"]')).to_have_count(0)
    assert not walk.play.state.exploiting
    walk.close()


def battle(walk: Walk) -> Battle:
    found: Battle | None = walk.play.state.battle
    assert found is not None
    return found


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def test_a_footbridge_and_a_blown_bridge_on_a_phone(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server, "fr", **PHONE), twin("albrecht"))
    start, far = walk.where("ah-33-id"), "W1537"
    # Who stands at the bank is told what it may do besides going somewhere.
    walk.click(f'[data-stack="space:{start}"]')
    expect(walk.at("div.held")).to_contain_text("touchez une case")
    walk.at('div.held [data-verb="span"]', "Jeter une passerelle").click()
    walk.took("move:ah-33-id")
    span = walk.at(f'.ask [data-action="span:{start}-{far}"]')
    expect(span).to_contain_text("sur 1 à")
    expect(walk.at("#map .arrow.bridge")).to_have_count(0)
    walk.click(f'.link-choice[data-noun="crossing:{start}-{far}"] .link-dot')
    walk.took(f"span:{start}-{far}")
    # It holds: it lies on the map, the strip says so, and the division goes over it with the point that is left.
    expect(walk.at("#map .arrow.bridge")).to_have_count(1)
    expect(walk.at(".news.strip")).to_contain_text("une passerelle de Cimadolmo")
    walk.space(f"to:{far}")
    stands(walk, "ah-33-id")
    assert walk.where("ah-33-id") == far
    # A bridge with the enemy beyond it: it is blown up, and crossed out on the map.
    walk.press("done")
    bridge = "W1734-W1834"
    expect(walk.at('#map .mark[data-kind="down"]')).to_have_count(0)
    walk.click(f'.link-choice[data-noun="bridge:{bridge}"] .link-dot')
    walk.took(f"blow:{bridge}")
    expect(walk.at('#map .mark[data-kind="down"]')).to_have_count(1)
    expect(walk.at(".news.strip")).to_contain_text("Ponte della Priula")
    expect(walk.at(f'.link-choice[data-noun="bridge:{bridge}"]')).to_have_count(0)
    walk.at("nav button", "Journal").click()
    expect(walk.at(LOG)).to_contain_text(re.compile(r"pont de Ponte della Priula.* saute"))
    walk.close()


def test_a_disengagement_by_keyboard(server: Served, browser: Browser) -> None:
    walk = Walk(guest(browser, server), twin("vittorio"))
    typist = Typist(walk.visitor)
    # The marker, then no attack.
    expect(walk.at(".ask h2")).to_contain_text("Mark units that shall disengage")
    for action in ("mark:it-22-df", "pass"):
        walk.asked(action)
        typist.press("c")
        typist.walk("ArrowDown", action)
        walk.page.keyboard.press("Enter")
        walk.took(action)
        if action.startswith("mark"):
            expect(walk.at(f'[data-stack="space:{SPOT}"] .mark[data-kind="disengaging"]')).to_be_attached()
    # The die is read before it is thrown: what is added to it, and what it may come to.
    assert walk.prompt == "ask-disengage"
    expect(walk.at('.ask [data-action="disengage:it-22-df"]')).to_contain_text(
        f"morale {morale(walk.play.state, BOX.unit['it-22-df'])}"
    )
    walk.asked("disengage:it-22-df")
    typist.press("c")
    typist.walk("ArrowDown", "disengage:it-22-df")
    walk.page.keyboard.press("Enter")
    walk.took("disengage:it-22-df")
    expect(walk.at(LOG)).to_contain_text("die 4")
    # Back hex by hex, as far as the die lets it, on the map.
    steps = 0
    while walk.prompt == "ask-fall":
        action = next(each for each in walk.options if each.startswith("fall:"))
        walk.asked(action)
        typist.on_map(f"space:{action.partition(':')[2]}")
        walk.page.keyboard.press("Enter")
        walk.took(action)
        steps += 1
    assert steps == 2
    assert walk.where("it-22-df") != SPOT
    stands(walk, "it-22-df")
    expect(walk.at('#map .mark[data-kind="disengaging"]')).to_have_count(0)
    walk.close()
