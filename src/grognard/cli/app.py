"""The commands of `grognard` and their options; the work is done in the modules beside this one."""

from __future__ import annotations

import os
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..kernel.refusal import BadInput

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

TABLE = ("argon2", "litestar", "markdown_it", "uvicorn", "websockets")
"""What `grognard[serve]` installs."""

Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="name=on, name=off or name=NUMBER")]


def _heard(context: typer.Context, language: str) -> str:
    """Let main() know in which language to say what went wrong."""
    if isinstance(context.obj, dict):
        context.obj["language"] = language
    return language


def _corrected(data: Path | None) -> Path | None:
    """Corrected data files: known before the first game is loaded."""
    if data is not None:
        os.environ["GROGNARD_DATA"] = str(data)
    return data


Data = Annotated[
    Path | None,
    typer.Option("--data", help="folder with corrected data files, DIR/GAME/FILE", callback=_corrected),
]
Language = Annotated[
    str, typer.Option("--language", "-l", envvar="GROGNARD_LANGUAGE", help="en or fr", callback=_heard)
]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"grognard {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", help="say which version this is", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Great paper wargames, for real."""


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="which game")] = "paths-of-glory",
    scenario: Annotated[str, typer.Option(help="which scenario; the game's last if not said")] = "",
    option: Options = None,
    player: Annotated[
        list[str] | None, typer.Option("--player", "-p", help="SIDE=person or SIDE=BOT; first side person if not said")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    seed: Annotated[int | None, typer.Option(help="seeded dice instead of fair ones")] = None,
    data: Data = None,
    language: Language = "en",
) -> None:
    """Play in this terminal, against a bot or each other."""
    from .terminal import start

    start(game, scenario, option or [], player or [], load, seed, language)


@app.command()
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one")] = 8000,
    database: Annotated[str, typer.Option(help="sqlite:FILE or postgresql://...; a file of your own if not said")] = "",
    host: Annotated[str, typer.Option(help="address to listen at")] = "127.0.0.1",
    site: Annotated[str, typer.Option(help="the address people use, if a proxy stands before this server")] = "",
    data: Data = None,
    language: Language = "en",
) -> None:
    """Open the table: a page where people play."""
    missing = next((name for name in TABLE if find_spec(name) is None), None)
    if missing is not None:
        raise BadInput("cli-no-table", missing=missing)
    from .serve import serve as run

    run(host, port, database, site)


@app.command()
def upgrade(
    check: Annotated[bool, typer.Option("--check", help="only say what would happen")] = False,
    database: Annotated[str, typer.Option(help="sqlite:FILE or postgresql://...; a file of your own if not said")] = "",
    data: Data = None,
    language: Language = "en",
) -> None:
    """Bring a database up to this version, and see which matches go on. `serve` does the first by itself."""
    from .upgrade import upgrade as run

    run(database, check, language)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="which game")],
    games: Annotated[int, typer.Option(min=1, help="how many")] = 10,
    bots: Annotated[str, typer.Option(help="one bot a side, in order of the sides")] = "random,random",
    jobs: Annotated[int, typer.Option(min=1, help="processes")] = 1,
    scenario: Annotated[str, typer.Option(help="one scenario, or `all` in turn")] = "",
    option: Options = None,
    seed: Annotated[int, typer.Option(help="seed of the first game; the next ones follow")] = 1,
    json: Annotated[bool, typer.Option("--json", help="one object a game on standard output")] = False,
    data: Data = None,
    language: Language = "en",
) -> None:
    """Let bots play many games."""
    from .simulate import run

    run(game, games, bots, jobs, scenario, option or [], seed, json, language)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="which game")],
    bots: Annotated[
        str, typer.Option(help="BOT,BOT,...; of another version: LABEL=CHECKOUT:BOT (or a wheel, a Python)")
    ],
    games: Annotated[int, typer.Option(min=2, help="games of each pairing: half as many seeds, sides swapped")] = 20,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="games at once; 1 if not said, on a cluster all it can")
    ] = None,
    scenario: Annotated[
        list[str] | None, typer.Option(help="which scenarios, in turn; the game's last if not said")
    ] = None,
    option: Options = None,
    first: Annotated[int, typer.Option(help="the first seed; the next ones follow")] = 1,
    out: Annotated[Path | None, typer.Option(help="a line a game; what is there already is not played again")] = None,
    leaderboard: Annotated[Path | None, typer.Option(help="write ratings and what made them, as Markdown")] = None,
    cluster: Annotated[str, typer.Option(help="a Ray cluster: its address, or `local` for one begun here")] = "",
    data: Data = None,
    language: Language = "en",
) -> None:
    """Let bots play each other, every game twice with sides swapped, and rate them."""
    from .arena import Wanted, run

    command = shlex.join(["grognard", *sys.argv[1:]])
    run(
        Wanted(
            game, bots, games, jobs, scenario or [], option or [], first, out, leaderboard, cluster, language, command
        )
    )


@app.command()
def replay(
    file: Path,
    log: Annotated[bool, typer.Option(help="tell what happened")] = True,
    position: Annotated[bool, typer.Option(help="show where it ended")] = False,
    data: Data = None,
    language: Language = "en",
) -> None:
    """Play a recorded game again, checking every answer and every hash."""
    from .records import replay_file

    replay_file(file, log, position, language)


@app.command()
def audit(file: Path, data: Data = None, language: Language = "en") -> None:
    """Check every die and draw of a finished fair game against the key that was committed to at its start."""
    from .records import audit_file

    audit_file(file, language)


@app.command()
def analyse(
    file: Path,
    moments: Annotated[int, typer.Option(min=0, max=200, help="how many decisions to look into")] = 12,
    seconds: Annotated[float, typer.Option(min=0.01, help="of a processor, for each")] = 4.0,
    json: Annotated[bool, typer.Option("--json", help="one object on standard output")] = False,
    data: Data = None,
    language: Language = "en",
) -> None:
    """Look back at a finished game: how likely each side was to win, and which decisions cost it most."""
    from .analyse import analyse as run

    run(file, moments, seconds, json, language)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="which game")],
    uncited: Annotated[bool, typer.Option("--uncited", help="only what lacks its code or its test")] = False,
    language: Language = "en",
) -> None:
    """The rule index, one line an id, with what cites it."""
    from .rules import print_rules

    print_rules(game, uncited, language)


@app.command()
def sources(
    game: Annotated[str, typer.Argument(help="which game")], data: Data = None, language: Language = "en"
) -> None:
    """Where the facts of a game's data files come from, file by file and column by column."""
    from .rules import print_sources

    print_sources(game, language)


@app.command()
def bench(
    json: Annotated[bool, typer.Option("--json", help="one object on standard output, by game")] = False,
    seconds: Annotated[float, typer.Option(min=0.2, help="how long each measure runs")] = 3.0,
) -> None:
    """Speed, as ratios to random playouts of chess in the same process."""
    from .bench import run

    run(json, seconds)
