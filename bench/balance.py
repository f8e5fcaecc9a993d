"""How fair a game is between equal players, and how it usually goes.

python -m bench.balance galicia-1914 --games 400
python -m bench.balance won-by-the-sword --games 400 --scenario 1632 lech

Greedy bots of one strength on both sides, default options, one seed a game. Prints who wins, how often the course of
history comes up, and what is counted a game. Outside `make test`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import Pool
from typing import Any

from grognard.bots import answer, make
from grognard.games import get
from grognard.games.clash_of_giants_2.state import State
from grognard.games.clash_of_giants_2.ypres import continuous_front
from grognard.kernel.fate import Seeded
from grognard.kernel.game import LogLine
from grognard.kernel.maps import bits
from grognard.kernel.play import Play


def galicia(g: State, seen: set[str]) -> None:
    """The marks of history that a position of Galicia shows."""
    box = g.box
    at = [[h for u in box.of_side[side] if (h := g.loc[u]) < box.size] for side in (0, 1)]
    north = {"1", "4"}
    if g.turn <= 6 and sum(box.country[h] == "ru" and box.areas[0][box.area_of[0][h]] in north for h in at[0]) >= 6:
        seen.add("Austria advances in the north")
    east = [h for h in bits(box.vp[1]) if box.numbers[h] >= "3500"]
    if g.turn >= 7 and sum(g.owner[h] == 1 for h in east) >= 4:
        seen.add("Russia overruns the east")


def ypres(g: State, seen: set[str]) -> None:
    """The same for Ypres."""
    box = g.box
    if g.front:
        seen.add("a continuous front forms")
    if g.flood:
        seen.add("the plain is flooded")
    held = {box.places["en"][h] for h in bits(box.any_vp) if g.owner[h] == 0}
    if g.turn >= 17 and "Furnes" in held and any(continuous_front(g, side) for side in (0, 1)):
        seen.add("the front closes and Furnes holds behind the Yser")
    if g.turn >= 17 and "Ypres" in held:
        seen.add("Ypres holds")


LOOK: dict[str, Callable[[State, set[str]], None]] = {"galicia-1914": galicia, "first-ypres-1914": ypres}


def sword(log: Sequence[LogLine]) -> Counter[str]:
    """What a campaign of Won by the Sword is made of: sieges, battles, hunger, and where the points come from."""
    found: Counter[str] = Counter()
    for key, args, _ in log:
        if key in SWORD:
            found[SWORD[key]] += 1
        elif key == "log-starves":
            found["steps lost to hunger"] += int(str(args["missing"]))
        elif key == "log-points":
            found[f"points for {args['why']}"] += int(str(args["points"]))
    return found


SWORD = {
    "log-siege": "sieges",
    "log-captured": "places taken",
    "log-storm": "storms",
    "log-battle-major": "major battles",
    "log-battle-minor": "minor battles",
    "log-battle-refused": "battles refused",
    "log-major-victory": "major victories",
}
COUNT: dict[str, Callable[[Sequence[LogLine]], Counter[str]]] = {"won-by-the-sword": sword}


def one(given: tuple[str, str, int, str, str]) -> tuple[int | None, set[str], Counter[str]]:
    """One game: who won, what was seen, what was counted."""
    name, scenario, seed, *players = given
    game = get(name)
    play: Play[Any] = Play(game, Seeded(seed), scenario, log=name in COUNT)
    bots = [make(player, seed * 2 + side) for side, player in enumerate(players)]
    seen: set[str] = set()
    turn = 0
    while (question := play.question) is not None:
        if play.state.turn != turn:
            turn = play.state.turn
            if name in LOOK:
                LOOK[name](play.state, seen)
        play.decide(answer(bots[question.side], play))
    if name in LOOK:
        LOOK[name](play.state, seen)
    assert play.result is not None
    return play.result.winner, seen, COUNT[name](play.state.log or ()) if name in COUNT else Counter()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", nargs=2, default=["greedy", "greedy"])
    parser.add_argument("--scenario", nargs="*", help="the last one if none is named; all")
    given = parser.parse_args()
    known = get(given.game).scenarios
    for scenario in known if given.scenario == ["all"] else given.scenario or known[-1:]:
        measure(given, scenario)


def measure(given: argparse.Namespace, scenario: str) -> None:
    """So many games of a scenario, told."""
    wins: Counter[int | None] = Counter()
    seen: Counter[str] = Counter()
    counted: Counter[str] = Counter()
    jobs = [(given.game, scenario, given.first + i, *given.bots) for i in range(given.games)]
    with Pool() as pool:
        for winner, found, counts in pool.imap_unordered(one, jobs, chunksize=4):
            wins[winner] += 1
            seen.update(found)
            counted.update(counts)
    print(f"{scenario}:")
    sides = get(given.game).sides
    for side, count in sorted(wins.items(), key=lambda pair: -pair[1]):
        name = "nobody" if side is None else sides[side]
        who = "" if side is None else f" ({given.bots[side]})"
        print(f"{name}{who}: {count} of {given.games} ({count / given.games:.1%})")
    for what, count in seen.most_common():
        print(f"{what}: {count / given.games:.1%}")
    for what, count in counted.most_common():
        print(f"{what}: {count / given.games:.1f} a game")


if __name__ == "__main__":
    main()
