"""A whole turn of Paths of Glory in the page: two players in two browsers, a third watching, nothing leaks."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from grognard.games import get
from grognard.kernel.fate import Fair
from grognard.kernel.play import Play
from tests.table.browser import Visitor
from tests.table.served import GAME, Served
from tests.table.sitting import KEY

AP, CP = 0, 1

# With the dice of KEY, Guns of August as an event: a flank attack on Sedan, answered with a combat card; losses, a
# retreat, an advance. Then a card in each of its other uses by both sides, a march, an attack that fails, and the
# replacements of the turn's end.
TURN = """
    cp keep_guns event:CP1 assault:sedan join:GE3 join:GE1 join:GE2 begin pin:koblenz
    ap combat_card:AP6 lose:FR5 lose:FR5 lose:FRc-4 retreat:brussels
    cp advance:GE2 done
    ap event:AP12 trench:lomza
    cp ops:CP5 done
    ap rp:AP1
    cp sr:CP11 done
    ap sr:AP9 redeploy:RUc-2 to:opochka redeploy:RUc-6 to:moscow done
    cp rp:CP14
    ap ops:AP4 done
    cp automatic done
    ap automatic move:port-said pick:BRc-1 step:cairo step:port-said step:cairo step:alexandria
    cp automatic done
    ap automatic attack:valjevo assault:sarajevo join:SB2 begin done lose:SB2 lose:SB2
    ap flip:FR6 flip:BRc-2 flip:FR9 flip:BRc-3 flip:BRc-1 rebuild:SB2
    cp flip:GEc-3 flip:GE7 flip:GEc-1 flip:AH2
    ap done
    cp done
"""
CARD = re.compile(r"card:((?:AP|CP)\d+)")


def _answers() -> list[tuple[int, str]]:
    found = []
    side = CP
    for word in TURN.split():
        if word in ("ap", "cp"):
            side = ("ap", "cp").index(word)
        else:
            found.append((side, word))
    return found


class Watch:
    """Holds what each page ever got against what its reader may know: no card that is in the other's hand, unseen."""

    def __init__(self, play: Play[Any], visitors: dict[int | None, Visitor]) -> None:
        self.play, self.visitors = play, visitors

    def hidden(self, reader: int | None) -> set[str]:
        """The cards in hands that this reader may not know."""
        found: set[str] = set()
        for side in (AP, CP):
            if side != reader:
                seen = set(self.play.view(reader)["position"].cards[("ap", "cp")[side]].hand)
                held = set(self.play.view(side)["position"].cards[("ap", "cp")[side]].hand)
                found |= held - seen
        return found

    def check(self, before: dict[int | None, set[str]], kept_too: bool) -> None:
        """Nothing that came since, nor anything kept, names a card that was hidden before and is hidden still.

        What a page keeps has come to it before: it is enough to look for that now and then."""
        for reader, visitor in self.visitors.items():
            secret = self.hidden(reader) & before[reader]
            for text in visitor.listen():
                leaked = secret & set(CARD.findall(text))
                assert not leaked, f"{reader} learned {leaked}: {text[:200]}"
            kept = secret & visitor.stored_words(CARD.pattern) if kept_too else set()
            assert not kept, f"{reader}'s page keeps {kept}"


def _seq(visitor: Visitor, match_id: str) -> int:
    return int(visitor.context.request.get(f"{visitor.address}/api/matches/{match_id}").json()["seq"])


def _wait_for(visitor: Visitor, match_id: str, seq: int) -> None:
    end = time.monotonic() + 20
    while _seq(visitor, match_id) < seq:
        assert time.monotonic() < end, f"answer {seq} never came"
        visitor.page.wait_for_timeout(40)


def test_a_turn_by_two_players_with_a_third_watching(house: Served, browser: Browser, tmp_path: Path) -> None:
    one, two, third = (Visitor(browser, house.address) for _ in range(3))
    for each in (one, two):  # they want to be asked everything
        each.context.add_init_script("localStorage.setItem('grognard.alone', 'no')")
    # The Central Powers invite the Allies; both sit down; somebody watches.
    one.go("/new?kind=link")
    made = one.context.request.post(f"{house.address}/api/guests", data={})
    assert made.ok
    body = {"game": GAME, "scenario": "limited-war", "seats": {"cp": "me", "ap": "link"}}
    match = one.context.request.post(f"{house.address}/api/matches", data=body).json()
    link = f"/match/{match['id']}?invite={match['invite']}"
    one.go(f"/match/{match['id']}")
    two.go(link)
    two.page.get_by_role("button", name=re.compile("Join", re.I)).click()
    expect(two.page.locator(".space").first).to_be_visible()
    third.go(link)
    expect(third.page.locator(".space").first).to_be_visible()
    expect(one.page.locator('[data-action="keep_guns"]')).to_be_visible()

    game = get(GAME)
    play = Play(game, Fair(bytes.fromhex(KEY)), "limited-war", log=True)
    players = {CP: one, AP: two}
    watch = Watch(play, {CP: one, AP: two, None: third})
    seq = 0
    answers = _answers()
    for number, (side, action) in enumerate(answers):
        assert play.question is not None
        assert play.question.side == side
        visitor = players[side]
        verb = action.partition(":")[0]
        kind = game.verbs[verb]
        before = {reader: watch.hidden(reader) for reader in watch.visitors}
        expect(visitor.page.locator(".ask h2")).to_have_text(_prompt(play), timeout=20_000)
        if number == 3:  # a click that cannot be done says why, with the rule's number; an undo takes back
            _refused_click(visitor)
            assert _seq(visitor, match["id"]) == seq
            visitor.take("join:GE3", "unit", "space:koblenz")
            _wait_for(visitor, match["id"], seq + 1)
            expect(visitor.page.locator('[data-action="begin"]').first).to_be_visible()
            visitor.page.keyboard.press("u")
            _wait_for(visitor, match["id"], seq + 2)
            seq += 2
            expect(visitor.page.locator('[data-action="begin"]')).to_have_count(0)
        visitor.take(action, kind, _where(play, side, action))
        seq += 1
        _wait_for(visitor, match["id"], seq)
        play.act(side, game.read(action))
        watch.check(before, [side] != [other for other, _ in answers[number + 1 : number + 2]])

    # The turn is over, all three pages agree with the rules, and nothing went wrong in any of them.
    assert game.turn(play.state) == 2
    for reader, visitor in watch.visitors.items():
        told = visitor.context.request.get(
            f"{house.address}/api/matches/{match['id']}/position",
            params={"side": "watch" if reader is None else ""},
        ).json()
        assert told["seq"] == seq
        expect(visitor.page.locator(".log, [role=log]").first).to_contain_text("AP9")
        shown = visitor.page.locator("g.stack").count()
        assert shown > 40
        assert not visitor.troubles, visitor.troubles
    for side, visitor in players.items():  # the check above would have seen a card: each page has its own hand
        own = set(play.view(side)["position"].cards[("ap", "cp")[side]].hand)
        assert own
        assert own <= set(CARD.findall("".join(visitor.heard)))
        assert own <= visitor.stored_words(CARD.pattern)
    assert {"map", "counter", "card", "button"} <= set(one.ways + two.ways)
    _keep(tmp_path, one, two)


def _prompt(play: Play[Any]) -> re.Pattern[str]:
    """The prompt line of the open question, as the page shows it."""
    from grognard.kernel.say import sayer

    assert play.question is not None
    text = sayer(play.game, "en").text(play.question.prompt, play.question.args)
    return re.compile(re.escape(text[:30]), re.I)


def _where(play: Play[Any], side: int, action: str) -> str:
    verb, _, name = action.partition(":")
    if play.game.verbs[verb] != "unit":
        return ""
    assert play.game.page.picture is not None
    picture = play.game.page.picture(play.view(side)["position"], "en")
    return picture.pieces[f"unit:{name}"].at


def _refused_click(visitor: Visitor) -> None:
    """A French army cannot join a German attack: 12.1.1."""
    assert visitor.click_stack("space:verdun")
    assert visitor.click_where_seen('.fan-piece[data-noun="unit:FR3"], .fan-piece[data-noun="unit:FR4"]')
    expect(visitor.page.get_by_text("12.1.1").first).to_be_visible()
    visitor.page.keyboard.press("Escape")


def _keep(folder: Path, *visitors: Visitor) -> None:
    """How the answers were given, for who looks into a failure."""
    (folder / "ways.json").write_text(json.dumps([visitor.ways for visitor in visitors]))
