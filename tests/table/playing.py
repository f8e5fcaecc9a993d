"""Matches for tests: people who answer at random, and the truth that only the store knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from grognard.games import get
from grognard.games.paths_of_glory.state import hand
from grognard.kernel.fate import Fair
from grognard.kernel.play import Play
from grognard.kernel.tape import spent
from grognard.table import rows
from grognard.table.database import connect

from .served import GAME, Person, Served

SIDES = get(GAME).sides
RARE = get(GAME).rare


def pick(options: list[dict[str, Any]], random: Random) -> str:
    """A verb, then an option of it, as a page offers them; seldom one that ends the game by agreement."""
    verbs = sorted({option["verb"] for option in options})
    verb = random.choice([verb for verb in verbs if verb not in RARE] or verbs)
    action: str = random.choice([option["action"] for option in options if option["verb"] == verb])
    return action


def play_on(
    match_id: str,
    people: dict[str, Person],
    count: int,
    random: Random,
    until: Callable[[dict[str, Any]], bool] = lambda _: False,
) -> dict[str, Any]:
    """Answer so many questions, or until a position is as it should be; the position of who is asked."""
    position = _asked(match_id, people)
    for _ in range(count):
        if position["question"] is None or until(position):
            break
        side = position["question"]["side"]
        people[side].answer(match_id, position["seq"], pick(position["question"]["options"], random), side=side)
        position = _asked(match_id, people)
    return position


def _asked(match_id: str, people: dict[str, Person]) -> dict[str, Any]:
    first = next(iter(people))
    position = people[first].position(match_id, first)
    question = position["question"]
    if question is None or question["side"] == first:
        return position
    return people[question["side"]].position(match_id, question["side"])


def truth(server: Served, match_id: str) -> Play[Any]:
    """The match as the store has it, with all its secrets."""
    store = connect(server.database)
    try:
        with store.transaction() as cursor:
            match = rows.find_match(cursor, match_id)
            tape = rows.read_tape(cursor, match_id)
    finally:
        store.close()
    fate = Fair(bytes.fromhex(match.key), spent(tape))
    return Play.restore(get(match.game), fate, match.scenario, match.options, tape, None, [])


def held(play: Play[Any], side: str) -> list[str]:
    """The cards in the hand of a side, by their written names."""
    return [play.game.nouns["card"][card] for card in hand(play.state, SIDES.index(side))]


def mark(play: Play[Any]) -> tuple[str, int]:
    """What must be the same before and after something that was refused."""
    return play.hash(), len(play.tape)


def pair(server: Served, scenario: str = "introduction", **more: object) -> tuple[str, dict[str, Person]]:
    """A match by invitation, begun; who plays which side."""
    ap, cp = server.person(), server.person()
    body = {"game": GAME, "scenario": scenario, "seats": {"ap": "me", "cp": "link"}, **more}
    match = ap.post("/api/matches", body)
    cp.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
    return match["id"], {"ap": ap, "cp": cp}
