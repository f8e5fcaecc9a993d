"""An activation with combat of each hex battle, played in the page: a march, an attack with its odds, its dice."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.table.battles import BATTLES, bring, saved
from tests.table.browser import Visitor
from tests.table.served import Served
from tests.table.sitting import call, guest, seq, wait_for


class Player:
    """Somebody who plays both sides of a match on one screen."""

    def __init__(self, visitor: Visitor, match: str) -> None:
        self.visitor, self.match = visitor, match

    @property
    def question(self) -> dict[str, Any]:
        found: dict[str, Any] = call(self.visitor, "GET", f"/matches/{self.match}/position")["question"]
        return found

    def options(self, verb: str) -> list[str]:
        return [each["action"] for each in self.question["options"] if each["action"].partition(":")[0] == verb]

    def take(self, action: str) -> None:
        """Give an answer in the page: by a click on map or counter, by a button, or in words."""
        page = self.visitor.page
        if self.visitor.see(".curtain button"):
            page.locator(".curtain button").click()
        kinds = {"move": "unit", "with": "unit", "join": "unit", "to": "space", "attack": "space", "fall": "space"}
        verb, _, name = action.partition(":")
        kind = kinds.get(verb)
        at = ""
        if kind == "unit":
            pieces = call(self.visitor, "GET", f"/matches/{self.match}/position")["picture"]["pieces"]
            at = pieces[f"unit:{name}"]["at"]
        before = seq(self.visitor, self.match)
        self.visitor.take(action, kind, at)
        wait_for(self.visitor, self.match, before + 1)


@pytest.mark.parametrize("battle", BATTLES)
def test_an_activation_with_combat(house: Served, browser: Browser, battle: str) -> None:
    visitor = guest(browser, house)
    page = visitor.page
    match = bring(visitor, saved(battle, 4))
    player = Player(visitor, match)
    visitor.go(f"/match/{match}")
    if visitor.see(".curtain button"):
        page.locator(".curtain button").click()
    expect(page.locator("g.stack").first).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("choose a unit")
    # A unit marches: one click on it, one on the hex.
    player.take(player.options("move")[0])
    goals = player.options("to")
    player.take(goals[len(goals) // 2] if goals else "stay")
    if player.options("done"):  # or nobody is left to move
        player.take("done")
    # An attack is built; every unit's chance stands beside it before the dice.
    player.take(player.options("attack")[0])
    for unit in player.options("join")[:3]:
        if unit in player.options("join"):  # or it was the only one left, and has joined by itself
            player.take(unit)
    expect(page.locator(".odds")).to_be_visible()
    charts = call(visitor, "GET", f"/matches/{match}/position")["charts"]
    assert charts
    assert charts[0]["rolls"]
    for roll in charts[0]["rolls"]:
        assert abs(sum(bar["chance"] for bar in roll["bars"]) - 1) < 0.001
        expect(page.locator(".odds")).to_contain_text(roll["name"])
    if player.options("settle"):  # or nobody else can join
        player.take("settle")
    while not player.options("resolve"):
        player.take(player.options("call_off")[0])  # it obliges to more attacks: called off, and made from one hex
        player.take(player.options("attack")[0])
        for verb in ("join", "settle"):  # as far as there is a choice
            if player.options(verb):
                player.take(player.options(verb)[0])
    player.take("resolve")
    while not _rolled(visitor, match):
        player.take(player.question["options"][0]["action"])
    assert {"button"} <= set(visitor.ways)
    assert {"map", "counter"} & set(visitor.ways)
    assert visitor.troubles == []


def _rolled(visitor: Visitor, match: str) -> bool:
    """Whether units have rolled for themselves, as the log tells."""
    log = call(visitor, "GET", f"/matches/{match}/position")["log"]
    return any("die" in line for line in log)


@pytest.mark.parametrize(("battle", "own"), [("galicia-1914", "GAL"), ("first-ypres-1914", "YPR")])
def test_the_rule_index_of_a_battle_has_its_own_rules_and_those_of_both(house: Served, battle: str, own: str) -> None:
    rows = httpx.get(f"{house.address}/api/games/{battle}/rules").json()
    assert {row["id"].partition(".")[0] for row in rows} == {own, "STD", "BB"}
