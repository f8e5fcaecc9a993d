"""Ships the data files of today among the editions: `make editions`, before they change and after."""

from __future__ import annotations

from grognard.games import everything
from grognard.kernel.editions import ship

if __name__ == "__main__":
    for game in everything().values():
        print(ship(game))
