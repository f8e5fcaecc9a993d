"""Make a map anew: `python -m tools.maps galicia-1914 --geo FOLDER`. See README.md beside this file."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import frontmap, hexmap, paths_of_glory, won_by_the_sword

HERE = Path(__file__).parent
DRAWN = {"paths-of-glory": paths_of_glory.make, "won-by-the-sword": won_by_the_sword.make}
HEXES = {"first-ypres-1914": hexmap.make, "galicia-1914": hexmap.make, "italia-1917-1918": frontmap.make}
FRONTS = ("great-war-in-europe",)
"""Games with a folder of hand-written folders, one a front: `great-war-in-europe/west`."""


def _fronts() -> list[str]:
    folders = [file.parent for game in FRONTS for file in (HERE / game.replace("-", "_")).glob("*/map.toml")]
    return [f"{folder.parent.name.replace('_', '-')}/{folder.name}" for folder in folders]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.maps", description=__doc__)
    parser.add_argument("game", choices=sorted((*DRAWN, *HEXES, *_fronts())))
    parser.add_argument("--geo", type=Path, required=True, help="folder with the public geodata")
    options = parser.parse_args()
    if options.game in DRAWN:
        DRAWN[options.game](options.geo)
    else:
        HEXES.get(options.game, frontmap.make)(HERE / options.game.replace("-", "_"), options.geo)


if __name__ == "__main__":
    main()
