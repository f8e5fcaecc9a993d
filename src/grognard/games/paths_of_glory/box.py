"""What is in the box: map, units, cards and tables, loaded once from data/ and shared. Nothing here changes.

Ids are indices: a space, a unit and a card are small whole numbers everywhere in the code.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kernel.board import Board, mask_of
from ...kernel.files import DataFolder
from ...kernel.tables import Table

FOLDER: Final = Path(__file__).parent
_data = DataFolder("paths_of_glory", FOLDER / "data")

AP: Final = 0
CP: Final = 1
SIDES: Final = ("ap", "cp")
NOBODY: Final = 2

# -- 2.1 the map --------------------------------------------------------------------------------------------------

MAP_SHEET: Final = _data.sheet("map.csv")
MAP_SHEET.check("fort", ("0", "1", "2", "3"))
MAP_SHEET.check("control", SIDES)
_map = MAP_SHEET.rows
SPACES: Final = tuple(row["space"] for row in _map)
"""Written names; the id of a space is its place here."""
SPACE: Final = {name: i for i, name in enumerate(SPACES)}
SPACE_NAMES: Final = {"en": tuple(r["name"] for r in _map), "fr": tuple(r["name_fr"] for r in _map)}
NSPACES: Final = len(SPACES)
NATION: Final = tuple(row["nation"] for row in _map)
TERRAIN: Final = tuple(row["terrain"] for row in _map)
FORT: Final = tuple(int(row["fort"]) for row in _map)
VP: Final = tuple(row["vp"] == "1" for row in _map)
CONTROL: Final = tuple(SIDES.index(row["control"]) for row in _map)
LATLON: Final = tuple((float(row["lat"]), float(row["lon"])) for row in _map)
NEAR_EAST: Final = tuple(row["map"] in ("near-east", "both") for row in _map)
CAPITALS: Final = {
    nation: tuple(i for i, row in enumerate(_map) if row["capital"] == nation)
    for nation in sorted({row["capital"] for row in _map} - {""})
}

_links = _data.sheet("links.csv").rows
BOARD: Final = Board(NSPACES, [(SPACE[r["a"]], SPACE[r["b"]], frozenset(r["only"].split())) for r in _links])


def spaces(*names: str) -> tuple[int, ...]:
    """The ids of these spaces."""
    return tuple(SPACE[name] for name in names)


def of_nation(*nations: str) -> int:
    """The spaces of these countries, as a bit set."""
    return mask_of(i for i in range(NSPACES) if NATION[i] in nations)


EVERYWHERE: Final = (1 << NSPACES) - 1
NEAR_EAST_MASK: Final = mask_of(i for i in range(NSPACES) if NEAR_EAST[i])
MEF_MASK: Final = of_nation("mef")
WEST_FRONT: Final = of_nation("fr", "be", "ge")
FRANCE_BELGIUM: Final = of_nation("fr", "be")
CHANNEL: Final = spaces("amiens", "calais", "ostend")
LONDON: Final = SPACE["london"]
SINAI: Final = SPACE["sinai"]
MEDINA: Final = SPACE["medina"]
CAUCASUS: Final = SPACE["caucasus"]
CONSTANTINOPLE: Final = SPACE["constantinople"]
GALLIPOLI: Final = SPACE["gallipoli"]
BELGRADE: Final = SPACE["belgrade"]
SALONIKA: Final = SPACE["salonika"]
PORTS: Final = tuple(mask_of(i for i, row in enumerate(_map) if row["port"] == side) for side in SIDES)
# 14.1.4.1, 14.1.4.2: the map's own port marks say which side may use which; Constantinople needs Gallipoli.
KEY_SPACES: Final = (
    PORTS[AP] | PORTS[CP] | MEF_MASK | mask_of((GALLIPOLI, *(i for i, row in enumerate(_map) if row["source"])))
)
"""Spaces on which whole supply networks hang: sources, ports, the Dardanelles, the beaches."""
RUSSIAN_VP: Final = tuple(i for i in range(NSPACES) if VP[i] and NATION[i] == "ru")
BAKU: Final = SPACE["baku"]

# -- 2.2.1 the units ----------------------------------------------------------------------------------------------


def _pieces() -> list[tuple[str, str, dict[str, str]]]:
    found = []
    for row in _data.sheet("units.csv").rows:
        count = int(row["count"])
        for n in range(1, count + 1):
            found.append((row["unit"] if count == 1 else f"{row['unit']}-{n}", row["unit"], dict(row)))
    return found


_units = _pieces()
UNITS: Final = tuple(name for name, _, _ in _units)
"""Written names: GE1, and GEc-1 to GEc-19 for pieces that are alike."""
UNIT: Final = {name: i for i, name in enumerate(UNITS)}
NUNITS: Final = len(UNITS)
KIND: Final = tuple(kind for _, kind, _ in _units)
"""What a piece is called on its face: GE1, GEc."""
OF_KIND: Final = {kind: tuple(i for i in range(NUNITS) if KIND[i] == kind) for kind in dict.fromkeys(KIND)}
SIDE: Final = tuple(SIDES.index(row["side"]) for _, _, row in _units)
UNIT_NATION: Final = tuple(row["nation"] for _, _, row in _units)
ARMY: Final = tuple(row["kind"] == "army" for _, _, row in _units)
CF: Final = tuple((int(row["cf"]), int(row["rcf"])) for _, _, row in _units)
"""Combat factor at full strength and reduced; likewise loss and movement factors."""
LF: Final = tuple((int(row["lf"]), int(row["rlf"])) for _, _, row in _units)
MF: Final = tuple((int(row["mf"]), int(row["rmf"])) for _, _, row in _units)
DOT: Final = tuple(row["dot"] == "1" for _, _, row in _units)
NE_ARMY: Final = tuple(row["near_east"] == "1" for _, _, row in _units)
RP_KIND: Final = tuple(row["rp"] for _, _, row in _units)
UNIT_SET: Final = tuple(row["set"] for _, _, row in _units)
UNITS_OF: Final = tuple(tuple(i for i in range(NUNITS) if SIDE[i] == side) for side in (AP, CP))

_ALLEGIANCE = {"ana": "br", "aus": "br", "cnd": "br", "pt": "br", "mn": "sb", "sn": "tu"}
FLAG: Final = tuple(_ALLEGIANCE.get(nation, nation) for nation in UNIT_NATION)
"""The nationality a unit activates and attacks as (9.2.3b; MN with SB, SN with TU: RULINGS S1)."""

POWERS: Final = ("", "fr", "br", "it", "ru", "ah", "ah-it", "tu", "ge", "bu", "us", "be", "sb", "ro", "gr")
"""Nations as things a sentence can name; the first is none."""

BEF: Final = frozenset(u for u in range(NUNITS) if KIND[u] in ("BEF", "BEFc"))
MEF: Final = UNIT["MEF"]
NE: Final = UNIT["NE"]
ORIENT: Final = UNIT["Orient"]
CAU: Final = UNIT["CAU"]
ANA: Final = UNIT["ANA"]
SN: Final = UNIT["SN"]
MN: Final = UNIT["MNc"]
GE11: Final = UNIT["GE11"]
ALLIED_NE_ARMIES: Final = (MEF, NE, ORIENT, CAU)

# -- 2.3 the cards ------------------------------------------------------------------------------------------------

_cards = _data.sheet("cards.csv").rows
CARDS: Final = tuple(row["card"] for row in _cards)
CARD: Final = {name: i for i, name in enumerate(CARDS)}
NCARDS: Final = len(CARDS)
CARD_NAMES: Final = {"en": tuple(r["name"] for r in _cards), "fr": tuple(r["name_fr"] for r in _cards)}
CARD_SIDE: Final = tuple(SIDES.index(row["side"]) for row in _cards)
DECKS: Final = ("mobilization", "limited", "total")
DECK: Final = tuple(DECKS.index(row["deck"]) for row in _cards)
OPS: Final = tuple(int(row["ops"]) for row in _cards)
SR: Final = tuple(int(row["sr"]) for row in _cards)
WS: Final = tuple(int(row["ws"]) for row in _cards)
STAR: Final = tuple(row["star"] == "1" for row in _cards)
CC: Final = tuple(row["cc"] == "1" for row in _cards)
ONCE: Final = tuple(row["once"] == "1" for row in _cards)
EXPANSION: Final = tuple(row["set"] == "expansion" for row in _cards)
RP_KINDS: Final = ("ge", "ah", "tu", "bu", "fr", "br", "ru", "it", "a", "us")
CARD_RP: Final = tuple(
    tuple(int(row.get(f"rp_{kind}") or 0) if kind != "us" else 0 for kind in RP_KINDS) for row in _cards
)
REINFORCES: Final = tuple(row["reinforces"] for row in _cards)
BRINGS: Final = tuple(tuple(row["units"].split()) for row in _cards)
CARDS_OF: Final = tuple(tuple(c for c in range(NCARDS) if CARD_SIDE[c] == side) for side in (AP, CP))


def card(name: str) -> int:
    """The id of a card by its written name, and the bit of its event."""
    return CARD[name]


# -- tables -------------------------------------------------------------------------------------------------------

TABLES: Final = _data.table("tables.toml")
SETUP: Final = _data.table("setup.toml")
ARMY_FIRE: Final = Table(TABLES["fire"]["army"]["columns"], TABLES["fire"]["army"]["rows"])
CORPS_FIRE: Final = Table(TABLES["fire"]["corps"]["columns"], TABLES["fire"]["corps"]["rows"])
SEASON: Final = ("none", *(turn["season"] for turn in TABLES["turns"]))
"""By turn; turns count from 1."""
YEAR: Final = (0, *(turn["year"] for turn in TABLES["turns"]))
TURN_NAMES: Final = ("", *(turn["name"] for turn in TABLES["turns"]))
STACKING: Final = int(TABLES["game"]["stacking"])
ROUNDS: Final = int(TABLES["game"]["action_rounds"])
ATTACKER_SHIFT: Final = tuple(int(TABLES["terrain"][t]["attacker_shift"]) for t in TERRAIN)
ROUGH: Final = tuple(bool(TABLES["terrain"][t]["retreat_cancel"]) for t in TERRAIN)
STOPS_ADVANCE: Final = tuple(bool(TABLES["terrain"][t]["stops_advance"]) for t in TERRAIN)
BARS_FLANK: Final = tuple(bool(TABLES["terrain"][t]["bars_flank"]) for t in TERRAIN)
NO_COMBAT_IN: Final = tuple(TABLES["terrain"][t].get("no_combat_in", "") for t in TERRAIN)
TRENCH_ATTACKER_SHIFT: Final = (0, *(int(TABLES["trench"][level]["attacker_shift"]) for level in "12"))
TRENCH_DEFENDER_SHIFT: Final = (0, *(int(TABLES["trench"][level]["defender_shift"]) for level in "12"))
STATUS: Final = {name: int(value) for name, value in TABLES["war_status"].items()}
SCENARIOS: Final = TABLES["scenario"]
VPS: Final = {name: int(value) for name, value in TABLES["vp"].items() if name != "event"}
EVENT_VP: Final = {CARD[name]: int(value) for name, value in TABLES["vp"]["event"].items()}

DIGEST: Final = _data.digest
CORRECTED: Final = tuple(_data.corrected)
