"""A tree whose kernel, rules and bots are compiled: python -m tools.fast TREE TARGET [LEVEL]

Copies src/, bench/, tests/ and tools/ of TREE to TARGET and puts compiled modules beside the copied ones, where Python
prefers them. What mypyc cannot take as it is written is rewritten first, in TARGET/build/source, never in the tree:

- cached properties become properties with an attribute of their own, so that their classes can be native;
- the State of a game, declared as `Fields`, becomes a native class with the same fields (`NATIVE`);
- classes that cannot be native are marked, so that only their methods are compiled (`AS_IS`);
- `x in (*many, one)` and `a = b = value` in a class are written in a way that mypyc knows.

What was compiled once and has not changed is not compiled again. When anything fails, TARGET stays as it was. LEVEL is
that of the C compiler, 1 if nothing is said; JOBS in the environment says how many of it run at once.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .building import build


def main() -> None:
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), *sys.argv[3:4])


if __name__ == "__main__":
    main()
