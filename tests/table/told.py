"""A campaign between programs for who writes its history: the fronts at the end of every year as pictures, and on paper
what happened, turn by turn. `make told`, or

python -m tests.table.told --seed 1 [--scenario august-1914] [--bots greedy greedy] [--only digest]

The game is that of `bench.balance` for the same seed. The digest goes to build/told, the pictures (`told-1914-west`,
...) to docs/pictures.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.great_war import SINCE
from grognard.bots import answer, make
from grognard.games import get
from grognard.games.great_war_in_europe.box import NATIONS, Box
from grognard.games.great_war_in_europe.names import name_of
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, LogLine
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from grognard.kernel.say import sayer
from grognard.kernel.traces import named
from tests.table import wars
from tests.table.browser import Visitor, browsing
from tests.table.covers import BARE
from tests.table.served import serving
from tests.table.shots import README, Shooter, webp

FOLDER = Path("build/told")
FRONTS = ("west", "italy", "east")
ITALY = "it"
WIDE = 1000
"""Pixels of a picture across; the East, which is higher than wide, has fewer."""
HIGH = 1120
LARGEST = 120 * 1024
"""Bytes of a picture."""
QUALITIES = (80, 72, 64, 56, 48, 40, 30)
QUIET = (
    BARE
    + """
  .board .astray, .board .trail, .board .fights, .board .focus, [role=tooltip], dialog { display: none !important }
"""
)
LEFT_OUT = {
    "log-combat", "log-initiative", "log-emergency", "log-points-gained", "log-points-lost", "log-shock", "log-starved",
}  # fmt: skip
"""What a report of the game tells and a history of the war does not, or only in sums."""
ALSO = {
    "log-strategic", "log-points", "log-uboats", "log-us-nearer", "log-uboats-off", "log-never", "log-rally",
    "log-again", "log-gun", "log-commit",
}  # fmt: skip
UNITS = ("unit", "units", "enemies")
COUNTED = ("attacks", "attacked", "units lost", "steps lost besides", "units rebuilt")
LOST = ("log-lost", "log-starved", "log-overrun", "log-crowded", "log-sunk", "log-stranded")


class Year(NamedTuple):
    """The end of a year and its winter, or of the war: a record that ends there, and the maps worth a look."""

    name: str
    record: str
    fronts: tuple[str, ...]


# -- the game ---------------------------------------------------------------------------------------------------------


def played(game: Game[Any], scenario: str, seed: int, bots: Sequence[str]) -> tuple[Play[Any], list[Year]]:
    """The whole game, and how it stood when each of its years had ended."""
    play: Play[Any] = Play(game, Seeded(seed), scenario, log=True)
    players = [make(bot, seed * 2 + side) for side, bot in enumerate(bots)]
    ends = {turn: str(year) for year, turn in SINCE.items()}
    years: list[Year] = []
    while (question := play.question) is not None:
        if (year := ends.pop(play.state.turn, "")) and play.decisions:
            years.append(_year(year, play))
        play.decide(answer(players[question.side], play))
    return play, [*years, _year("end", play)]


def _year(name: str, play: Play[Any]) -> Year:
    g = play.state
    fronts = [front for front in FRONTS if front != "italy" or g.allegiance[NATIONS.index(ITALY)] in (0, 1)]
    return Year(name, write(record(play), play.game), tuple(fronts))


# -- what happened ----------------------------------------------------------------------------------------------------


def digest(play: Play[Any]) -> Iterator[str]:
    """Turn by turn what a historian asks for, and at the end of every year its sums by nation."""
    said = sayer(play.game, "en")
    wanted = (play.game.story.telling - LEFT_OUT) | ALSO
    ends = {turn: year for year, turn in SINCE.items()}
    sums: dict[str, Counter[str]] = {}
    for line in play.state.log or ():
        if line.key == "log-turn":
            (turn,) = (number for _, number in named(line.args["turn"]))
            if turn in ends:
                yield from _summed(f"{ends[turn]} and its winter", sums)
                sums = {}
            yield f"\n## Turn {turn}, {said.line(line).strip('— ')}"
        elif line.to is None:
            for nation, what in _counted(play.state.box, line):
                sums.setdefault(nation, Counter())[what] += 1
            if line.key in wanted and (line.key != "log-taken" or _great(play.state.box, line)):
                yield f"- {said.line(line)}"
    yield from _summed("The last year", sums)
    assert play.result is not None
    winner = "none" if play.result.winner is None else ("side", play.result.winner)
    yield "\n" + said.text("cli-over", {"winner": winner, "reason": said.text(play.result.reason)})


def _great(box: Box, line: LogLine) -> bool:
    """A city, or what is worth victory points: towns go from hand to hand by the dozen."""
    ((_, h),) = named(line.args["space"])
    front = box.front_of[h]
    row = front.rows[h - front.base]
    return row["town"] == "city" or not {"vp", "capital"}.isdisjoint(row["kinds"].split())


def _counted(box: Box, line: LogLine) -> Iterator[tuple[str, str]]:
    """The nations a line is about, and what of them it counts."""
    its = {
        name: [name_of(box, "nation", box.nation[u], "en") for _, u in named(line.args.get(name, []))] for name in UNITS
    }
    if line.key == "log-attack":
        yield from ((nation, "attacks") for nation in sorted(set(its["units"])))
        yield from ((nation, "attacked") for nation in sorted(set(its["enemies"])))
    elif line.key in LOST:
        yield from ((nation, "units lost") for nation in its["unit"])
    elif line.key == "log-reduced":
        yield from ((nation, "steps lost besides") for nation in its["unit"])
    elif line.key == "log-rebuilt":
        yield from ((nation, "units rebuilt") for nation in its["unit"])


def _summed(title: str, sums: dict[str, Counter[str]]) -> Iterator[str]:
    yield f"\n### {title}, by nation"
    for nation, counts in sorted(sums.items()):
        yield f"- {nation}: {', '.join(f'{what} {counts[what]}' for what in COUNTED if counts[what])}"


# -- pictures ---------------------------------------------------------------------------------------------------------


def pictures(shooter: Shooter, years: Sequence[Year]) -> None:
    """Each front at the end of each year, cropped to its map."""
    for year in years:
        visitor = shooter.visitor({"width": WIDE, "height": HIGH}, color_scheme="light")
        shooter.table(visitor, shooter.bring(visitor, year.record), hidden=year.name != "end")
        visitor.page.add_style_tag(content=QUIET)
        visitor.page.wait_for_timeout(400)
        for front in year.fronts:
            picture = _front(shooter, visitor, FRONTS.index(front))
            name = f"told-{year.name}-{front}.webp"
            (shooter.folder / name).write_bytes(picture)
            print(f"{name}, {len(picture) // 1024} KB", *visitor.troubles, flush=True)
        visitor.context.close()


def _front(shooter: Shooter, visitor: Visitor, number: int) -> bytes:
    """One map as it fills the screen: the best picture of it that is small enough."""
    page = visitor.page
    for key in ("0", str(number + 1)):
        page.keyboard.press(key)
        shooter.settle(visitor)
    page.mouse.move(2, 2)
    page.keyboard.press("Escape")
    shooter.settle(visitor)
    seen = page.locator("#map .sheet").nth(number).bounding_box()
    assert seen is not None
    left, top = max(0, round(seen["x"])), max(0, round(seen["y"]))
    part = {"x": left, "y": top, "width": min(WIDE - left, round(seen["width"])), "height": round(seen["height"])}
    for quality in QUALITIES:
        picture = webp(visitor, part["width"], quality, part)
        if len(picture) <= LARGEST:
            break
    return picture


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=wars.GAME)
    parser.add_argument("--scenario", default="august-1914")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", nargs=2, default=["greedy", "greedy"])
    parser.add_argument("--only", choices=("digest", "pictures"))
    given = parser.parse_args()
    play, years = played(get(given.game), given.scenario, given.seed, given.bots)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{given.scenario}-{given.seed}.md").write_text("\n".join(digest(play)) + "\n", "utf-8")
    (FOLDER / f"{given.scenario}-{given.seed}.grog").write_text(years[-1].record, "utf-8")
    if given.only != "digest":
        with tempfile.TemporaryDirectory() as state, serving(Path(state)) as server, browsing() as browser:
            pictures(Shooter(server, browser, README), years)


if __name__ == "__main__":
    main()
