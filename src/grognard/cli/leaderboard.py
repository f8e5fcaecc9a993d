"""What an arena came to: ratings, pairings, each side by itself; on a terminal and as a page of Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import combinations
from math import isinf
from typing import Any, NamedTuple

from .. import __version__
from ..kernel.game import OptionValue
from ..kernel.words import sentence
from .ratings import Rating, Score, rate, wilson

Told = Mapping[str, Any]


class Made(NamedTuple):
    """What made it."""

    command: str
    game: str
    rules: int
    data: str
    versions: Mapping[str, Mapping[str, str]]
    options: Mapping[str, OptionValue]


class Grid(NamedTuple):
    """A table: its headings, and its rows."""

    headings: list[str]
    rows: list[list[str]]


class Tally(NamedTuple):
    """Games that somebody won, drew and lost."""

    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return sum(self)

    def share(self) -> str:
        """What share of the points it is, with Wilson's interval."""
        if not self.games:
            return "–"
        points = self.won + self.drawn / 2
        low, high = wilson(points, self.games)
        return f"{100 * points / self.games:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def whole_pairs(games: Sequence[Told]) -> list[Told]:
    """The games of which the one with sides swapped ended too: half a pair would favour whoever had the better side."""
    good = [told for told in games if told["error"] is None]
    ended = {(told["scenario"], told["seed"], *told["bots"]) for told in good}
    return [told for told in good if (told["scenario"], told["seed"], *reversed(told["bots"])) in ended]


def rated(games: Sequence[Told], labels: Sequence[str], sides: Sequence[str]) -> list[Rating]:
    """A rating for every bot."""
    scores = []
    for told in games:
        one, other = (labels.index(bot) for bot in told["bots"])
        points = 0.5 if told["winner"] is None else float(told["winner"] == sides[0])
        scores.append(Score(one, other, points, (told["scenario"], told["seed"])))
    return rate(len(labels), scores)


def tally(games: Sequence[Told], sides: Sequence[str], bot: str, *, side: int | None = None, other: str = "") -> Tally:
    """How somebody fared: everywhere, on one side, against one other."""
    found = [0, 0, 0]
    for told in games:
        if bot not in told["bots"] or (other and other not in told["bots"]):
            continue
        at = told["bots"].index(bot)
        if side in (None, at):
            found[1 if told["winner"] is None else 0 if told["winner"] == sides[at] else 2] += 1
    return Tally(*found)


def grids(games: Sequence[Told], labels: Sequence[str], sides: Sequence[str], language: str) -> tuple[Grid, Grid]:
    """Everybody's standing, the strongest first; and every pairing."""

    def head(*keys: str) -> list[str]:
        return [sentence(language, key, {}) for key in keys]

    as_sides = [sentence(language, "cli-arena-as", {"side": side}) for side in sides]
    counts = head("cli-games", "cli-arena-counts")
    standing = Grid(
        [*head("cli-arena-bot", "cli-arena-rating"), *counts, *as_sides, *head("cli-arena-mean", "cli-arena-longest")],
        [],
    )
    for rating, bot in sorted(zip(rated(games, labels, sides), labels, strict=True), key=lambda row: -row[0].points):
        all_of_it = tally(games, sides, bot)
        by_side = [tally(games, sides, bot, side=side).share() for side in range(len(sides))]
        standing.rows.append([
            bot, _rating(rating), str(all_of_it.games), _counts(all_of_it), *by_side,
            *_times(games, bot),
        ])  # fmt: skip
    pairings = Grid([*head("cli-arena-pairing"), *counts, *head("cli-arena-share"), *as_sides], [])
    for one, other in combinations(labels, 2):
        between = tally(games, sides, one, other=other)
        by_side = [tally(games, sides, one, side=side, other=other).share() for side in range(len(sides))]
        pairings.rows.append([f"{one} – {other}", str(between.games), _counts(between), between.share(), *by_side])
    return standing, pairings


def _rating(rating: Rating) -> str:
    margin = "∞" if isinf(rating.margin) else f"{rating.margin:.0f}"
    return f"{rating.points:+.0f} ± {margin}"


def _counts(tally: Tally) -> str:
    return "–".join(map(str, tally))


def _times(games: Sequence[Told], bot: str) -> tuple[str, str]:
    """Milliseconds of a processor that it takes for an answer: the mean, the longest."""
    answers, seconds, longest = 0, 0.0, 0.0
    for told in games:
        if bot in told["bots"]:
            at = told["bots"].index(bot)
            answers += told["answers"][at]
            seconds += told["seconds"][at]
            longest = max(longest, told["longest"][at])
    return f"{1000 * seconds / max(answers, 1):.2f}", f"{1000 * longest:.0f}"


def show(games: Sequence[Told], labels: Sequence[str], sides: Sequence[str], language: str) -> None:
    """On a terminal."""
    from rich.console import Console
    from rich.table import Table

    for grid in grids(whole_pairs(games), labels, sides, language):
        table = Table(*grid.headings)
        for row in grid.rows:
            table.add_row(*row)
        Console().print(table)


def page(games: Sequence[Told], labels: Sequence[str], sides: Sequence[str], made: Made, language: str) -> str:
    """As a page that says how it was made."""
    counted = whole_pairs(games)
    return "\n".join(_page(counted, len(games), grids(counted, labels, sides, language), made, language)) + "\n"


def _page(counted: Sequence[Told], played: int, both: tuple[Grid, Grid], made: Made, language: str) -> Iterator[str]:
    def say(key: str, **given: object) -> str:
        return sentence(language, key, given)

    yield f"# {say('cli-arena-title', game=made.game)}"
    for grid in both:
        yield ""
        yield f"| {' | '.join(grid.headings)} |"
        yield f"|{'---|' * len(grid.headings)}"
        for row in grid.rows:
            yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |"
    yield f"\n{say('cli-arena-how', seeds=len({(told['scenario'], told['seed']) for told in counted}))}"
    if played > len(counted):
        yield f"\n{say('cli-arena-missing', games=played - len(counted))}"
    yield f"\n{say('cli-arena-made')}\n\n    {made.command}\n"
    scenarios = ", ".join(sorted({told["scenario"] for told in counted}))
    options = ", ".join(f"{name}={_written(value)}" for name, value in sorted(made.options.items()))
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    yield f"- {say('cli-arena-when', when=when, version=__version__)}"
    yield f"- {say('cli-arena-what', game=made.game, rules=made.rules, data=made.data, scenarios=scenarios)}"
    yield f"- {say('cli-arena-options', options=options)}"
    for bot, version in made.versions.items():
        yield f"- {say('cli-arena-version', bot=bot, version=version['grognard'], code=version['code'])}"


def _written(value: OptionValue) -> str:
    return str(value) if not isinstance(value, bool) else "on" if value else "off"
