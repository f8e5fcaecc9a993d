"""How fair a game is between equal players, and how it usually goes.

python -m bench.balance galicia-1914 --games 400
python -m bench.balance won-by-the-sword --games 400 --scenario 1632 lech

Greedy bots of one strength on both sides, default options, one seed a game. Prints who wins, how often each mark of
history comes up, and what is counted a game: all of them, also what never came up. Outside `make test`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from typing import Any

from grognard.bots import answer, make
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.game import LogLine
from grognard.kernel.play import Play

from .history import MARKS

# -- counts: what a log tells -----------------------------------------------------------------------------------------

SWORD = {
    "log-siege": "sieges",
    "log-captured": "places taken",
    "log-storm": "storms",
    "log-battle-major": "major battles",
    "log-battle-minor": "minor battles",
    "log-battle-refused": "battles refused",
    "log-major-victory": "major victories",
}
HUNGER = "steps lost to hunger"
POINTS = (
    "forage", "capture", "refusal", "artillery", "leader", "minor_battle", "minor_victory", "major_victory",
)  # fmt: skip
COUNTS: dict[str, tuple[str, ...]] = {
    "won-by-the-sword": (*SWORD.values(), HUNGER, *(f"points for {why}" for why in POINTS))
}


def counts(log: Sequence[LogLine]) -> Counter[str]:
    """What a campaign of Won by the Sword is made of: sieges, battles, hunger, and where the points come from."""
    found: Counter[str] = Counter()
    for key, args, _ in log:
        if key in SWORD:
            found[SWORD[key]] += 1
        elif key == "log-starves":
            found[HUNGER] += int(str(args["missing"]))
        elif key == "log-points":
            found[f"points for {args['why']}"] += int(str(args["points"]))
    return found


def one(given: tuple[str, str, int, str, str]) -> tuple[int | None, set[str], Counter[str]]:
    """One game: who won, what was seen, what was counted."""
    name, scenario, seed, *players = given
    game = get(name)
    play: Play[Any] = Play(game, Seeded(seed), scenario, log=name in COUNTS)
    bots = [make(player, seed * 2 + side) for side, player in enumerate(players)]
    marks = MARKS.get(name, {}).get(scenario, {})
    seen: set[str] = set()
    turn = 0
    while (question := play.question) is not None:
        if play.state.turn != turn:
            turn = play.state.turn
            seen |= {mark for mark, shows in marks.items() if shows(play.state, False)}
        play.decide(answer(bots[question.side], play))
    seen |= {mark for mark, shows in marks.items() if shows(play.state, True)}
    assert play.result is not None
    return play.result.winner, seen, counts(play.state.log or ()) if name in COUNTS else Counter()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", nargs=2, default=["greedy", "greedy"])
    parser.add_argument("--at-once", type=int, default=None, help="games at once; as many as there are cores")
    parser.add_argument("--scenario", nargs="*", help="which; if none is named, all")
    given = parser.parse_args()
    for scenario in get(given.game).scenarios if given.scenario in (None, ["all"]) else given.scenario:
        jobs = [(given.game, scenario, given.first + i, *given.bots) for i in range(given.games)]
        with Pool(given.at_once) as pool:
            found = list(pool.imap_unordered(one, jobs, chunksize=4))
        print("\n".join(report(given.game, scenario, given.bots, found)), flush=True)


def report(
    name: str, scenario: str, bots: Sequence[str], found: Sequence[tuple[int | None, set[str], Counter[str]]]
) -> Iterator[str]:
    """What so many games of a scenario came to: each side, each mark and each count of the game, also those that never
    came up."""
    games, wins = len(found), Counter(winner for winner, _, _ in found)
    yield f"{scenario}:"
    for side, who in enumerate(get(name).sides):
        yield f"{who} ({bots[side]}): {wins[side]} of {games} ({wins[side] / games:.1%})"
    yield f"nobody: {wins[None]} of {games} ({wins[None] / games:.1%})"
    for mark in MARKS.get(name, {}).get(scenario, {}):
        yield f"{mark}: {sum(mark in seen for _, seen, _ in found) / games:.1%}"
    for what in COUNTS.get(name, ()):
        yield f"{what}: {sum(counted[what] for _, _, counted in found) / games:.1f} a game"


if __name__ == "__main__":
    main()
