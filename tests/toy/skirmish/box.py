"""What is in the box: map and units, read once and shared."""

from pathlib import Path

from grognard.kernel.files import DataFolder
from grognard.kernel.hexes import HexMap, Reach, read_sheets, read_sides

FOLDER = Path(__file__).parent
SIDES, LOST = ("blue", "red"), -1
data = DataFolder("skirmish", FOLDER / "data")
RULES = data.table("map.toml")
hexes = data.sheet("hexes.csv")
hexes.check("terrain", RULES["terrain"])
MAP = HexMap(read_sheets(RULES), hexes.column("hex"), hexes)
PLACES, TERRAIN = hexes.column("place"), hexes.column("terrain")
RIVER = read_sides(MAP, data.sheet("sides.csv"))["river"]
GOAL = MAP.index[RULES["game"]["goal"]]
REACH = Reach(MAP.pairs(), lambda a, b: int(RULES["terrain"][TERRAIN[b]]["cost"]) + ((a, b) in RIVER))
BACK = [MAP.toward(RULES["retreat"][side]) for side in SIDES]

units = data.sheet("units.csv")
units.check("side", SIDES)
units.check("hex", MAP.index)
UNITS = units.column("unit")
SIDE = [SIDES.index(side) for side in units.column("side")]
STRENGTH, MOVES = ([int(number) for number in units.column(name)] for name in ("strength", "moves"))
START = [MAP.index[number] for number in units.column("hex")]
