"""How many lines each game needs for a rule of its index, by what they are for: `python -m bench.lines [TREE ...]`."""

from __future__ import annotations

import csv
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parents[1]
PURPOSES = {
    "page": (
        "board", "picture", "panels", "palette", "charts", "sheets", "overlays", "arena", "traces", "winning",
    ),
    "bot": ("bot", "bets", "glance", "glance_know", "glance_field", "field", "orient", "plans", "sight"),
    "readers": ("hints", "show", "names", "verbs", "odds", "siege_odds", "ways"),
    "state": ("state", "box", "kinds", "scenario", "scenario_file", "scenes", "setup", "check", "proof", "__init__"),
    "secrets": ("view", "seen", "imagine", "hiding", "notes"),
}  # fmt: skip
OF = {name: purpose for purpose, names in PURPOSES.items() for name in names}
RULES = {("clash_of_giants_2", "odds"), ("italia_1917_1918", "odds")}
"""Files that are read by the rules themselves, though elsewhere one of that name only tells."""


def count(folder: Path) -> tuple[int, Counter[str]]:
    """Rule ids of a game's index, and its lines that are not empty, by purpose."""
    with (folder / "data" / "rules.csv").open(encoding="utf-8") as file:
        ids = sum(1 for _ in csv.DictReader(line for line in file if not line.startswith("#")))
    lines: Counter[str] = Counter()
    for path in sorted(folder.glob("*.py")):
        purpose = "rules" if (folder.name, path.stem) in RULES else OF.get(path.stem, "rules")
        lines[purpose] += sum(bool(line.strip()) for line in path.read_text("utf-8").splitlines())
    return ids, lines


def main() -> None:
    for tree in [Path(name) for name in sys.argv[1:]] or [HERE]:
        print(tree)
        for folder in sorted((tree / "src" / "grognard" / "games").iterdir()):
            if (folder / "data" / "rules.csv").is_file():
                ids, lines = count(folder)
                each = ", ".join(f"{what} {lines[what]} ({lines[what] / ids:.1f})" for what in ("rules", *PURPOSES))
                print(f"  {folder.name}: {ids} ids, {lines.total()} lines ({lines.total() / ids:.1f} an id): {each}")


if __name__ == "__main__":
    main()
