"""`grognard serve`: the table, for people with a browser."""

from __future__ import annotations

import gc
import logging
import os
import socket

from ..games import everything
from ..kernel.files import corrected_folders
from ..kernel.refusal import BadInput, shown
from .common import open_store, state_folder, table_address


def serve(host: str, port: int, database: str, site: str) -> None:
    """Open the table until it is interrupted. Every setting is judged before a game is loaded."""
    from ..table.notify import Mail

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    folder = state_folder()
    pace = _seconds("GROGNARD_PACE", "0.6")
    analysis = _seconds("GROGNARD_ANALYSIS", "4")
    mail = Mail.from_environment(os.environ, folder / "letters")
    if corrected_folders():
        everything()  # what is wrong with somebody's corrected files is said before anything is opened
    store = open_store(table_address(database))
    listening = _listening(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{listening.getsockname()[1]}"

    import uvicorn

    from ..table.app import make_app
    from ..table.server import Server, Settings

    settings = Settings(
        site=site or address,
        secure=site.startswith("https:"),
        mail=mail,
        pace=pace,
        analysis=analysis,
        limits=os.environ.get("GROGNARD_LIMITS", "on") != "off",
    )
    app = make_app(Server(store, settings))
    # What is loaded by now stays. Matches are freed without the collector; its full rounds through hundreds of them
    # would stop everybody for a tenth of a second every few answers.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    print(address, flush=True)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=2,
        server_header=False,
        proxy_headers=bool(site),
    )
    uvicorn.Server(config).run(sockets=[listening])


def _seconds(name: str, otherwise: str) -> float:
    """A setting in seconds: how long a program waits before it answers, or looks into a decision."""
    given = os.environ.get(name, otherwise)
    try:
        return float(given)
    except ValueError:
        raise BadInput("cli-seconds", name=name, given=shown(given)) from None


def _listening(host: str, port: int) -> socket.socket:
    try:
        found = socket.create_server((host, port), reuse_port=False)
    except OSError as error:
        raise BadInput("cli-port-taken", port=port, why=error.strerror or error) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # who takes nothing for a minute is cut off, and frees what waits for him
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
    return found
