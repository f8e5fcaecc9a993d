"""What is in the box: map, units, cards and tables of one set of data, and what the rules make of them.

Ids are indices: a space, a unit and a card are small whole numbers everywhere in the code. A set of them is a bit set.
Nothing here changes once a box is open: every state of a game refers to the same one.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.files import DataFolder
from ...kernel.links import LinkMap
from ...kernel.maps import mask_of
from ...kernel.tables import ResultTable
from ...kernel.words import named

FOLDER: Final = Path(__file__).parent

AP: Final = 0
CP: Final = 1
SIDES: Final = ("ap", "cp")

POWERS: Final = ("", "fr", "br", "it", "ru", "ah", "ah-it", "tu", "ge", "bu", "us", "be", "sb", "ro", "gr")
"""Nations as things a sentence can name; the first is none."""
DECKS: Final = ("mobilization", "limited", "total")
RP_KINDS: Final = ("ge", "ah", "tu", "bu", "fr", "br", "ru", "it", "a", "us")

_ALLEGIANCE: Final = {"ana": "br", "aus": "br", "cnd": "br", "pt": "br", "mn": "sb", "sn": "tu"}

# 12.4.4.3: who may stand in for an eliminated army, by the army's own name or else by nation.
_REPLACERS: Final = {"BEF": ("BEFc",), "MEF": ("BRc",), "NE": ("BRc",)}
_NATION_CORPS: Final = {
    "ge": ("GEc", "PLc"), "ah": ("AHc",), "it": ("ITc",), "tu": ("TUc",), "fr": ("FRc",), "br": ("BRc",),
    "us": ("USc", "USx"), "ru": ("RUc", "CAV", "CZL"), "be": ("BEc",), "sb": ("SBc",),
}  # fmt: skip


class Box:
    """One set of data."""

    def __init__(self, data: DataFolder) -> None:
        self._data = data
        self._rules: dict[str, dict[str, str]] = {}
        self._map(data)
        self._units(data)
        self._cards(data)
        self._tables(data)
        self.digest = data.digest
        self.corrected = tuple(data.corrected)
        self.bit = tuple(1 << i for i in range(max(self.nspaces, self.nunits, self.ncards) + 8))
        """The bit of an id in a bit set."""
        self._off_map()
        self._well_known_spaces()
        self._well_known_units()
        self._well_known_cards()
        self._lands()
        self._travel()
        self._supply()
        self._corps()

    # -- 2.1 the map --------------------------------------------------------------------------------------------------

    def _map(self, data: DataFolder) -> None:
        sheet = self.map_sheet = data.sheet("map.csv")
        sheet.check("fort", ("0", "1", "2", "3"))
        sheet.check("control", SIDES)
        rows = sheet.rows
        self.spaces = tuple(row["space"] for row in rows)
        """Written names; the id of a space is its place here."""
        self.space = {name: i for i, name in enumerate(self.spaces)}
        self.space_ids = tuple(f"space:{name}" for name in self.spaces)
        self.space_names = named(rows)
        self.nspaces = len(rows)
        self.nation = tuple(row["nation"] for row in rows)
        self.terrain = tuple(row["terrain"] for row in rows)
        self.fort = tuple(int(row["fort"]) for row in rows)
        self.vp = tuple(row["vp"] == "1" for row in rows)
        self.control = tuple(SIDES.index(row["control"]) for row in rows)
        self.latlon = tuple((float(row["lat"]), float(row["lon"])) for row in rows)
        self.near_east = tuple(row["map"] in ("near-east", "both") for row in rows)
        self.capitals = {
            nation: tuple(i for i, row in enumerate(rows) if row["capital"] == nation)
            for nation in sorted({row["capital"] for row in rows} - {""})
        }
        self.ports = tuple(mask_of(i for i, row in enumerate(rows) if row["port"] == side) for side in SIDES)
        """14.1.4.1, 14.1.4.2: the map's own port marks say which side may use which; Constantinople needs Gallipoli."""
        links = data.sheet("links.csv").rows
        self.board = LinkMap(
            self.nspaces,
            [(self.space[row["a"]], self.space[row["b"]], frozenset(row["only"].split())) for row in links],
        )
        self.solid = self.board.open_to(None).near
        self.near = tuple(mask_of((s, *self.board.linked[s])) for s in range(self.nspaces))
        """Every space with its neighbours."""

    def named(self, *names: str) -> tuple[int, ...]:
        """The ids of these spaces."""
        return tuple(self.space[name] for name in names)

    def mask(self, *names: str) -> int:
        """These spaces as a bit set."""
        return mask_of(self.named(*names))

    def of_nation(self, *nations: str) -> int:
        """The spaces of these countries, as a bit set."""
        return mask_of(i for i in range(self.nspaces) if self.nation[i] in nations)

    def _off_map(self) -> None:
        """Where a piece is, when it is not in a space."""
        self.reserve = self.nspaces
        """The reserve box."""
        self.dead = self.nspaces + 1
        """The eliminated box: may be rebuilt with replacement points."""
        self.gone = self.nspaces + 2
        """Out of the game for good."""
        self.aside = self.nspaces + 3
        """Not yet in the game (4.2.3)."""

    def _well_known_spaces(self) -> None:
        """The spaces that rules name."""
        self.alexandria, self.aqaba, self.arabia, self.baku = self.named("alexandria", "aqaba", "arabia", "baku")
        self.basra, self.belgrade, self.berlin, self.calais = self.named("basra", "belgrade", "berlin", "calais")
        self.caucasus, self.cetinje, self.liege, self.libya = self.named("caucasus", "cetinje", "liege", "libya")
        self.constantinople, self.gallipoli = self.named("constantinople", "gallipoli")
        self.london, self.medina, self.nis, self.orleans = self.named("london", "medina", "nis", "orleans")
        self.paris, self.salonika, self.sinai, self.taranto = self.named("paris", "salonika", "sinai", "taranto")
        self.valona, self.warsaw = self.named("valona", "warsaw")
        self.channel = self.named("amiens", "calais", "ostend")
        self.channel_mask = mask_of(self.channel)
        self.belgian_entries = self.named("brussels", "antwerp", "ostend")  # 17.1.5b
        self.belgians_as_british = frozenset(self.named("antwerp", "ostend", "calais", "amiens"))  # 9.2.3a
        self.paris_area = frozenset((self.paris, *self.board.linked[self.paris]))  # AP.56

    def _lands(self) -> None:
        """Countries and parts of the map, as bit sets."""
        self.everywhere = (1 << self.nspaces) - 1
        self.near_east_mask = mask_of(i for i in range(self.nspaces) if self.near_east[i])
        self.mef_mask = self.of_nation("mef")
        self.west_front = self.of_nation("fr", "be", "ge")
        self.france_belgium = self.of_nation("fr", "be")
        self.france = self.of_nation("fr")
        self.italy = self.of_nation("it")
        self.romania = self.of_nation("ro")
        self.russia = self.of_nation("ru")
        self.serbia = self.of_nation("sb")
        self.neutrals = {nation: self.of_nation(nation) for nation in ("it", "ro", "bu", "gr", "tu", "pe")}
        self.fr_us_as_one = self.of_nation("fr", "ge")  # 9.2.3c
        self.everyone_area = self.of_nation("it", "fr", "be")  # AP.51
        self.bef_area = self.of_nation("br", "fr", "be", "ge")  # 11.1.15
        self.brest_area = self.of_nation("ru", "ge", "tu", "ah", "ro")  # 16.4.9
        self.russian_lands = self.of_nation("ru", "ge", "ah", "tu")  # FAQ.CP.45a
        self.russian_vp = tuple(i for i in range(self.nspaces) if self.vp[i] and self.nation[i] == "ru")
        self.fort_spaces = mask_of(s for s in range(self.nspaces) if self.fort[s])
        self.french_forts = tuple(s for s in range(self.nspaces) if self.fort[s] and self.nation[s] == "fr")
        self.key_spaces = (
            self.ports[AP]
            | self.ports[CP]
            | self.mef_mask
            | mask_of((self.gallipoli, *(i for i, row in enumerate(self.map_sheet.rows) if row["source"])))
        )
        """Spaces on which whole supply networks hang: sources, ports, the Dardanelles, the beaches."""

    # -- 2.2.1 the units ----------------------------------------------------------------------------------------------

    def _units(self, data: DataFolder) -> None:
        pieces = _pieces(data)
        self.units = tuple(name for name, _, _ in pieces)
        """Written names: GE1, and GEc-1 to GEc-19 for pieces that are alike."""
        self.unit = {name: i for i, name in enumerate(self.units)}
        self.unit_ids = {name: f"unit:{name}" for name in self.units}
        self.nunits = len(pieces)
        self.kind = tuple(kind for _, kind, _ in pieces)
        """What a piece is called on its face: GE1, GEc."""
        self.of_kind = {
            kind: tuple(i for i in range(self.nunits) if self.kind[i] == kind) for kind in dict.fromkeys(self.kind)
        }
        rows = [row for _, _, row in pieces]
        self.side = tuple(SIDES.index(row["side"]) for row in rows)
        self.unit_nation = tuple(row["nation"] for row in rows)
        self.flag = tuple(_ALLEGIANCE.get(nation, nation) for nation in self.unit_nation)
        """The nationality a unit activates and attacks as (9.2.3b; MN with SB, SN with TU: RULINGS S1)."""
        self.army = tuple(row["kind"] == "army" for row in rows)
        self.cf = tuple((int(row["cf"]), int(row["rcf"])) for row in rows)
        """Combat factor at full strength and reduced; likewise loss and movement factors."""
        self.lf = tuple((int(row["lf"]), int(row["rlf"])) for row in rows)
        self.mf = tuple((int(row["mf"]), int(row["rmf"])) for row in rows)
        self.dot = tuple(row["dot"] == "1" for row in rows)
        self.ne_army = tuple(row["near_east"] == "1" for row in rows)
        self.rp_kind = tuple(row["rp"] for row in rows)
        self.units_of = tuple(tuple(i for i in range(self.nunits) if self.side[i] == side) for side in (AP, CP))
        self.side_rp = tuple(
            tuple(kind for kind in RP_KINDS if any(self.rp_kind[u] == kind for u in its)) for its in self.units_of
        )
        """The kinds of replacement points that serve each side."""
        self.worth = tuple(
            tuple(
                (self.cf[u][r] + self.lf[u][r]) * (1.0 if self.army[u] else 0.5) * (1.0 if r == 0 else 0.6)
                for r in (0, 1)
            )
            for u in range(self.nunits)
        )
        """What a unit counts for in a score, at full strength and reduced."""

    def _well_known_units(self) -> None:
        """The units that rules name."""
        unit = self.unit
        self.ana, self.cau, self.mef, self.mn = unit["ANA"], unit["CAU"], unit["MEF"], unit["MNc"]
        self.ne, self.orient, self.sn, self.ge11 = unit["NE"], unit["Orient"], unit["SN"], unit["GE11"]
        self.allied_ne_armies = (self.mef, self.ne, self.orient, self.cau)
        self.bef = frozenset(u for u in range(self.nunits) if self.kind[u] in ("BEF", "BEFc"))
        self.guns_armies = (unit["GE1"], unit["GE2"], unit["GE3"])  # CP.1
        self.germans = tuple(u for u in range(self.nunits) if self.unit_nation[u] == "ge")
        self.french_armies = tuple(  # AP.56, 17.1.7
            u for u in self.units_of[AP] if self.unit_nation[u] == "fr" and self.army[u] and not self.dot[u]
        )
        self.not_russian = tuple(u for u in self.units_of[AP] if self.unit_nation[u] != "ru")

    def _corps(self) -> None:
        """Which corps stand in for which army, and beside whom they come in."""
        self.replacers = tuple(
            tuple(c for kind in self._replacer_kinds(u) for c in self.of_kind.get(kind, ())) if self.army[u] else ()
            for u in range(self.nunits)
        )
        self.comrades = {
            nation: tuple(
                u for u in range(self.nunits) if self.flag[u] == nation and u not in (self.ana, self.sn, self.mn)
            )
            for nation in dict.fromkeys(self.flag)
        }
        """13.1.8: units beside which a reserve corps of the same nation may come in."""
        self.choosy = frozenset(u for u in range(self.nunits) if self.kind[u] == "BEFc")
        """Corps that may not go everywhere (11.1.15)."""

    def _replacer_kinds(self, u: int) -> tuple[str, ...]:
        return _REPLACERS.get(self.kind[u], _NATION_CORPS.get(self.unit_nation[u], ()))

    # -- 2.3 the cards ------------------------------------------------------------------------------------------------

    def _cards(self, data: DataFolder) -> None:
        rows = data.sheet("cards.csv").rows
        self.cards = tuple(row["card"] for row in rows)
        self.card = {name: i for i, name in enumerate(self.cards)}
        self.ncards = len(rows)
        self.card_names = named(rows)
        self.card_side = tuple(SIDES.index(row["side"]) for row in rows)
        self.deck = tuple(DECKS.index(row["deck"]) for row in rows)
        self.ops = tuple(int(row["ops"]) for row in rows)
        self.sr = tuple(int(row["sr"]) for row in rows)
        self.ws = tuple(int(row["ws"]) for row in rows)
        self.star = tuple(row["star"] == "1" for row in rows)
        self.cc = tuple(row["cc"] == "1" for row in rows)
        self.once = tuple(row["once"] == "1" for row in rows)
        self.expansion = tuple(row["set"] == "expansion" for row in rows)
        self.card_rp = tuple(
            tuple(int(row.get(f"rp_{kind}") or 0) if kind != "us" else 0 for kind in RP_KINDS) for row in rows
        )
        self.reinforces = tuple(row["reinforces"] for row in rows)
        self.brings = tuple(tuple(row["units"].split()) for row in rows)
        self.cards_of = tuple(tuple(c for c in range(self.ncards) if self.card_side[c] == side) for side in (AP, CP))

    def _well_known_cards(self) -> None:
        """The cards whose events rules look up."""
        card = self.card
        self.moltke, self.falkenhayn, self.hl_take_command = card["AP9"], card["CP13"], card["CP54"]
        self.guns_of_august, self.race_to_the_sea, self.oberost = card["CP1"], card["CP8"], card["CP11"]
        self.sud_army, self.eleventh_army, self.libyan_revolt = card["CP10"], card["CP29"], card["CP24"]
        self.entrench = (card["AP12"], card["CP6"])
        self.blockade, self.u_boats, self.convoy = card["AP2"], card["CP36"], card["AP52"]
        self.high_seas_fleet, self.grand_fleet, self.war_in_africa = card["CP25"], card["AP33"], card["CP32"]
        self.rathenau, self.air_force, self.hoffmann = card["CP33"], card["AP37"], card["CP37"]
        self.french_mutiny, self.prince_max, self.fourteen_points = card["CP47"], card["CP65"], card["AP40"]
        self.zimmermann, self.over_there = card["AP54"], card["AP55"]
        self.tsar_takes_command, self.fall_of_the_tsar = card["CP28"], card["CP52"]
        self.bolshevik_revolution, self.brest_litovsk = card["CP53"], card["CP45"]
        self.brest_bit = self.bit[self.brest_litovsk]
        self.bulgaria_event, self.romania_event, self.italy_event = card["CP34"], card["AP16"], card["AP17"]
        self.italy_and_romania = (self.italy_event, self.romania_event)  # 9.5.2.5
        self.salonika_event, self.greece_event = card["AP30"], card["AP44"]
        self.neutral_entries = frozenset(  # 9.5.2.2
            (self.bulgaria_event, self.romania_event, self.italy_event, self.greece_event)
        )
        # combat cards, and events that favour attacks
        self.wireless_intercepts, self.place_of_execution = card["CP2"], card["CP26"]
        self.landships, self.royal_tank_corps, self.sinai_pipeline = card["AP28"], card["AP48"], card["AP49"]
        self.kerensky, self.brusilov, self.von_hutier = card["AP45"], card["AP46"], card["CP44"]
        self.spring_offensives = (card["CP49"], card["CP50"], card["CP51"])
        """Michael, Blücher, Peace Offensive."""
        self.they_shall_not_pass, self.backs_to_the_wall, self.alberich = card["AP39"], card["AP63"], card["CP64"]
        self.combat_cards = tuple(
            tuple(c for c in its if self.cc[c] and c != self.wireless_intercepts) for its in self.cards_of
        )
        """By side; Wireless Intercepts is not played like the others (CP.2)."""

    def card_rules(self, language: str) -> dict[str, str]:
        """What the events do, from the rule index: CP1 is CP.1 there."""
        if language not in self._rules:
            rows = [row for row in self._data.sheet("rules.csv").rows if row["kind"] == "card"]
            ids = [row["id"].replace(".", "") for row in rows]
            self._rules[language] = dict(zip(ids, named(rows, "summary")[language], strict=True))
        return self._rules[language]

    # -- tables -------------------------------------------------------------------------------------------------------

    def _tables(self, data: DataFolder) -> None:
        tables = self.tables = data.table("tables.toml")
        self.setup = data.table("setup.toml")
        self.army_fire, self.corps_fire = (
            ResultTable(tables["fire"][size]["columns"], tables["fire"][size]["rows"]) for size in ("army", "corps")
        )
        self.season = ("none", *(turn["season"] for turn in tables["turns"]))
        """By turn; turns count from 1."""
        self.year = (0, *(turn["year"] for turn in tables["turns"]))
        self.turn_names = ("", *(turn["name"] for turn in tables["turns"]))
        self.stacking = int(tables["game"]["stacking"])
        self.rounds = int(tables["game"]["action_rounds"])
        effects = [tables["terrain"][terrain] for terrain in self.terrain]
        self.attacker_shift = tuple(int(effect["attacker_shift"]) for effect in effects)
        self.rough = tuple(bool(effect["retreat_cancel"]) for effect in effects)
        self.stops_advance = tuple(bool(effect["stops_advance"]) for effect in effects)
        self.bars_flank = tuple(bool(effect["bars_flank"]) for effect in effects)
        self.no_combat_in: tuple[str, ...] = tuple(effect.get("no_combat_in", "") for effect in effects)
        self.trench_attacker_shift = (0, *(int(tables["trench"][level]["attacker_shift"]) for level in "12"))
        self.trench_defender_shift = (0, *(int(tables["trench"][level]["defender_shift"]) for level in "12"))
        self.status = {name: int(value) for name, value in tables["war_status"].items()}
        self.free_channel = self.status["free_channel"]
        """The Central Powers' war status that opens the Channel spaces and the Russian forts (11.1.9, 15.1.10)."""
        self.scenarios: Mapping[str, Any] = tables["scenario"]
        self.vps = {name: int(value) for name, value in tables["vp"].items() if name != "event"}
        self.event_vp = {self.card[name]: int(value) for name, value in tables["vp"]["event"].items()}
        self.sr_corps, self.sr_army = (int(tables["redeployment"][size]) for size in ("corps", "army"))
        self.corps_steps = int(tables["replacement"]["corps_steps_per_rp"])

    # -- 11.1.4 travel ------------------------------------------------------------------------------------------------

    def _travel(self) -> None:
        self.traveller = tuple(self._traveller(u) for u in range(self.nunits))
        self.around = tuple(self.board.neighbours(kind) for kind in self.traveller)
        """For every unit, the neighbours of every space by links it may use (11.1.4)."""
        self.open_to = {kind: self.board.open_to(kind) for kind in (None, "br", "it", "ru", "tu", "ana")}
        """For every kind of traveller, the links it may use."""

    def _traveller(self, u: int) -> str | None:
        if u == self.ana:
            return "ana"
        return self.flag[u] if self.flag[u] in ("br", "it", "ru", "tu") and self.unit_nation[u] != "sn" else None

    # -- 14.2 sources of supply ---------------------------------------------------------------------------------------

    def _supply(self) -> None:
        london = self.mask("london")  # 14.2.4
        powers = self.mask("essen", "breslau", "sofia", "constantinople")  # 14.2.1
        russians = self.russian_sources = self.mask("petrograd", "moscow", "kharkov", "caucasus")  # 14.2.2
        eastern = russians | self.mask("belgrade")
        self.sources = (eastern | london, powers)
        """14.2: the supply sources of each side."""
        self.networks: dict[str, tuple[int, int, str | None]] = {
            "cp": (CP, powers, None),
            "west": (AP, london, None),  # also the British: the Channel lines end in ports, so they add nothing
            "ro": (AP, eastern, "ru"),
            "tu": (CP, powers, "tu"),
            "it": (AP, london, "it"),
            "mef": (AP, london, "br"),
            "ru": (AP, eastern, "ru"),
            "sb": (AP, eastern | self.mask("salonika"), "ru"),  # 14.2.3
            # 17.1.4.1: lines to the sources of one's own country
            "home-ge": (CP, self.mask("essen", "breslau"), None),
            "home-tu": (CP, self.mask("constantinople"), "tu"),
            "home-bu": (CP, self.mask("sofia"), None),
            "home-ru": (AP, russians, "ru"),
            "basra": (AP, self.mask("basra"), "br"),
        }
        """Name of network: side, sources, links it may use."""
        self.net = tuple(self._net_name(u) for u in range(self.nunits))
        self.nets_of = tuple(
            tuple(sorted({self.net[u] for u in range(self.nunits) if self.side[u] == side})) for side in (AP, CP)
        )
        """The networks that a side's units trace by."""
        self.always_supplied = frozenset((self.mn, self.ana, self.sn))  # 14.1.5
        self.always_homes = (self.mask("arabia", "cetinje"), self.mask("libya"))
        """By side, the homes of those corps."""
        sources = {"ge": self.named("essen", "breslau"), "ru": self.named("petrograd", "moscow", "kharkov", "caucasus")}
        self.homes = {
            nation: tuple(dict.fromkeys((*self.capitals.get(nation, ()), *sources.get(nation, ()))))
            for nation in (*self.capitals, *sources)
        }
        """9.5.3.3: a nation's capital and the supply sources in its country, which receive its armies."""

    def _net_name(self, u: int) -> str:
        nation = self.unit_nation[u]
        if self.side[u] == CP:
            return "tu" if nation == "tu" else "cp"
        if nation in ("ru", "ro"):
            return nation  # 14.2.2, FAQ.14.2.2b
        if nation in ("sb", "mn"):
            return "sb"
        if nation == "it":
            return "it"
        if nation == "aus" or self.kind[u] in ("BRc", "MEF"):
            return "mef"  # 9.2.7.1a: only these may draw on the beachhead
        return "west"


def _pieces(data: DataFolder) -> list[tuple[str, str, Mapping[str, str]]]:
    """Written name, kind and row of every piece; those that are alike share a row."""
    found = []
    for row in data.sheet("units.csv").rows:
        count = int(row["count"])
        for n in range(1, count + 1):
            found.append((row["unit"] if count == 1 else f"{row['unit']}-{n}", row["unit"], row))
    return found
