"""Pictures of the real maps: the games' covers on the front page. `make covers`.

A match is opened at a position worth a look, everything but the map is hidden, and Chromium writes WebP. To be run
again when the look of a map has changed."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from tests.table import campaigns, fronts
from tests.table.battles import saved
from tests.table.browser import browsing
from tests.table.served import GAME, serving
from tests.table.shots import Shooter, mid_war, webp

VIEW = (560, 350)
WIDTH = 640
BARE = """
  header, aside, nav, .tools, .news, .toast, .fan, .detail, .astray, .ask, #hand { display: none !important }
  #map { position: fixed !important; inset: 0 !important; z-index: 99 !important }
"""


class Scene(NamedTuple):
    """A position, and where to look: a place of the whole map, by parts of its width and height, and wheel steps."""

    game: str
    record: str
    at: tuple[float, float]
    closer: int


def scenes() -> list[Scene]:
    return [
        Scene(GAME, mid_war(), (0.262, 0.425), 5),
        Scene("galicia-1914", saved("galicia-1914", 4), (0.5, 0.42), 4),
        Scene("first-ypres-1914", saved("first-ypres-1914", 9), (0.62, 0.6), 3),
        Scene(campaigns.GAME, campaigns.saved("seen"), (0.6, 0.5), 4),
        Scene(fronts.GAME, fronts.saved("albrecht"), (0.36, 0.36), 3),
        Scene("great-war-in-europe", opened("great-war-in-europe", "1916"), (0.3, 0.35), 4),
        Scene("great-war-near-east", opened("great-war-near-east", "near-east-1918"), (0.3, 0.42), 3),
        Scene("great-war-combined", opened("great-war-combined", "august-1914"), (0.2, 0.4), 2),
    ]


def opened(game: str, scenario: str) -> str:
    """A record that ends where a scenario begins."""
    return write(record(Play(get(game), Seeded(1), scenario, log=True)), get(game))


def covers(only: str = "") -> None:
    """A light and a dark picture a game into its art."""
    with tempfile.TemporaryDirectory() as state, serving(Path(state)) as server, browsing() as browser:
        for scene in scenes():
            if only in scene.game:
                shooter = Shooter(server, browser, get(scene.game).art)
                for theme in ("light", "dark"):
                    cover(shooter, scene, theme)


def cover(shooter: Shooter, scene: Scene, theme: str) -> None:
    wide, high = VIEW
    visitor = shooter.visitor({"width": wide, "height": high}, color_scheme=theme)
    match = shooter.bring(visitor, scene.record)
    shooter.table(visitor, match)
    page = visitor.page
    page.add_style_tag(content=BARE)
    page.wait_for_timeout(400)
    page.locator("#map [tabindex='0']").first.press("0")
    page.wait_for_timeout(600)
    x, y = wide * scene.at[0], high * scene.at[1]
    page.mouse.move(x, y)
    for _ in range(scene.closer):
        page.mouse.wheel(0, -240)
        page.wait_for_timeout(150)
    page.mouse.down()
    page.mouse.move(wide / 2, high / 2, steps=4)
    page.mouse.up()
    page.mouse.move(2, 2)
    page.keyboard.press("Escape")
    shooter.settle(visitor)
    picture = webp(visitor, WIDTH)
    (shooter.folder / get(scene.game).front.covers()[theme]).write_bytes(picture)
    print(f"{scene.game} {theme}: {len(picture) // 1024} KB", *visitor.troubles, flush=True)


if __name__ == "__main__":
    covers(sys.argv[1] if len(sys.argv) > 1 else "")
