"""How a game is drawn: a board that never changes, and a picture of what one side sees on it.

A page that draws these draws any game. Nouns are written `kind:name` (`space:sedan`, `unit:GE1`, `card:CP1`), places
off the map `box:name`. Texts are in one language. A picture is made from a view alone, so it holds nothing hidden.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Pattern = Literal["", "stripes", "dots", "checks", "band", "cross"]
Tone = Literal["good", "bad", "even"]


class Plain(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is left out has its default."""


# -- the board: what is printed ---------------------------------------------------------------------------------------


class Nation(Plain, frozen=True, kw_only=True):
    """How the pieces and spaces of a nation are coloured. `pattern` helps those who cannot tell the hues apart."""

    id: str
    name: str
    face: str
    ink: str
    edge: str
    pattern: Pattern = ""


class Sign(Plain, frozen=True, kw_only=True):
    """A drawing in a space: path data about 20 wide and 14 high, round the origin."""

    path: str
    fill: float = 0
    """How opaque it is filled with the ink of its lines."""


class Strewn(Plain, frozen=True, kw_only=True):
    """Small drawings strewn over a hex of radius 40, all in one ink. The page turns them another way in each hex, so
    that no pattern shows."""

    signs: tuple[tuple[str, tuple[tuple[float, float, float], ...]], ...]
    """Path data in relative steps without arcs, and where each of them stands: x, y, size."""
    ink: str = ""
    """Ink, width and opacity of the lines are those of the map's other signs where they are left out."""
    dark: str = ""
    """The ink on a dark page, where it is another."""
    width: float = 0
    opacity: float = 0
    fill: float = 0
    """How opaque they are filled with their ink."""


class Terrain(Plain, frozen=True, kw_only=True):
    """A kind of ground, and what is drawn on it: `sign` in a space, `strewn` in a hex."""

    id: str
    name: str
    tint: str = ""
    """The colour of its hexes."""
    water: bool = False
    """Without a tint its hexes have the colour of the sea."""
    sign: Sign | None = None
    strewn: Strewn | None = None


class Space(Plain, frozen=True, kw_only=True):
    """A space or a hex. `label` is the side on which its name stands; `rim` a feature worth a coloured rim."""

    id: str
    name: str
    x: float
    y: float
    r: float = 30
    shape: Literal["circle", "square", "hex", "bastions"] = "circle"
    """`bastions`: a star of walls; the larger, the more of them."""
    nation: str = ""
    terrain: str = ""
    label: Literal["n", "e", "s", "w", ""] = "s"
    rim: Literal["", "victory", "wall"] = ""
    port: str = ""
    """The nation or side whose port it is."""
    capital: bool = False
    place: Literal["", "village", "town", "city", "summit"] = ""
    """What is built or rises there: only a hex with a place shows its name on the map."""
    note: str = ""
    """What else is printed there, in words."""


class Link(Plain, frozen=True, kw_only=True):
    """A line between two spaces, straight or bent towards a point; one that leaves the map has no `b`, but an `end`.

    A link with an `id` (`link:ulm--aalen`) is a noun: it may be chosen, and pieces may stand on its middle."""

    a: str
    b: str
    kind: Literal["road", "restricted", "sea", "rail", "river", "bridge", "crossing"] = "road"
    """`bridge`: its sign between two hexes; `crossing`: nothing, only the hexside where it may be chosen."""
    bend: tuple[float, float] | None = None
    end: tuple[float, float] | None = None
    id: str = ""
    name: str = ""
    note: str = ""


class Ground(Plain, frozen=True, kw_only=True):
    """A shape under everything; with `over` one over the hexes: what lies along their sides or through them."""

    kind: Literal[
        "land", "coast", "lake", "river", "panel", "border", "region", "rail", "boundary", "road", "track", "line"
    ]  # fmt: skip
    """`track`: a lesser road; `line`: of its own tint and width, and its path says the rest: a trench, a ridge."""
    d: str
    width: float = 0
    tint: str = ""
    over: bool = False
    name: str = ""
    """What it is called in the legend, where its kind does not say it."""
    sample: str = ""
    """A piece of it for the legend, from -36 to 36, where that is more than a line."""


class Relief(Plain, frozen=True, kw_only=True):
    """An image of hill shading."""

    href: str
    x: float
    y: float
    w: float
    h: float


class Caption(Plain, frozen=True, kw_only=True):
    """A name written on the ground: a sea, a river, a region, a panel."""

    text: str
    x: float
    y: float
    size: float
    kind: Literal["sea", "river", "region", "panel"] = "region"
    turn: float = 0


class Plane(Plain, frozen=True, kw_only=True):
    """A part of a map of hexes that is not joined to the others: a sheet of its own on the paper, with its name."""

    id: str
    name: str
    x: float
    y: float
    w: float
    h: float
    flat: bool = False
    """Its hexes lie on a side, in columns."""
    noun: str = ""
    """The thing that it is in orders, where it is one: `front:west`."""


class Field(Plain, frozen=True, kw_only=True):
    """The part of the map on which a scenario is played: the rest is veiled, and what is printed for it alone."""

    id: str
    d: str
    """The line round it."""
    x: float
    y: float
    w: float
    h: float
    ground: tuple[Ground, ...] = ()
    rims: tuple[str, ...] = ()
    """Spaces with the rim of victory."""


class OffMap(Plain, frozen=True, kw_only=True):
    """A place off the map where pieces may be. `side` if it is one side's."""

    id: str
    name: str
    side: str = ""


class Cell(Plain, frozen=True, kw_only=True):
    id: str
    name: str
    note: str = ""


class Track(Plain, frozen=True, kw_only=True):
    """A row of cells in which markers stand: turns, victory points, commitment.

    `shown`: worth a place beside the map, not only among the tracks one may open. `side` if it is one side's."""

    id: str
    name: str
    cells: tuple[Cell, ...]
    side: str = ""
    shown: bool = False


class MarkKind(Plain, frozen=True, kw_only=True):
    """How a kind of mark is drawn: a shape in its colours, and on it the mark's text or the kind's own drawing."""

    id: str
    face: str
    ink: str
    dark: tuple[str, str] = ("", "")
    """Face and ink on a dark page, where they are others."""
    shape: Literal["disc", "square", "star", "plate", "flag"] = "disc"
    text: str = ""
    """What stands on it, where a mark has no text of its own; at most two characters."""
    path: str = ""
    """Path data in a box of 12 round the origin, where there is no text."""
    solid: bool = False
    """The drawing is filled."""
    dashed: bool = False
    """The edge of its shape is a broken line: it is gone."""
    slot: Literal["", "west", "east", "south", "above", "flag", "middle"] = ""
    """Where on a space it stands: beside the counters (`above`: to the right of them), low on the ring, or, if it has a
    text, under it (`south`); in the middle of a link."""


class UnitSymbol(Plain, frozen=True, kw_only=True):
    """What a counter shows of its arm: path data in a frame 20 wide and 13 high, round the origin."""

    id: str
    line: str = ""
    solid: str = ""
    """What is filled."""
    frame: bool = True
    """The frame is drawn too."""


class Face(Plain, frozen=True, kw_only=True):
    """One face of a piece: its numbers as printed, left to right, and what they are called."""

    values: tuple[str, ...]
    aside: str = ""
    """One that stands apart from the others, beside the symbol: a morale."""


class Piece(Plain, frozen=True, kw_only=True):
    """A counter. Pieces that are alike are several pieces of one `kind`."""

    id: str
    name: str
    """Short, as on the counter."""
    title: str
    """In words, for a reader who cannot see it."""
    kind: str
    side: str
    nation: str
    symbol: str = ""
    """One that the board declares; without it its name stands in that place."""
    size: Literal["army", "corps", "division", "brigade", "regiment", "battalion", "leader"] = "corps"
    faces: tuple[Face, ...]
    support: bool = False
    """Its first figure is no strength, and does not count in the sum of a stack."""
    tint: str = ""
    """The ground of its symbol, where that tells something: a people, an arm."""
    note: str = ""


class Use(Plain, frozen=True, kw_only=True):
    """A way to use a card: its verb, what it is called, what it gives; and all that in a sentence."""

    verb: str
    name: str
    value: str
    note: str = ""


class Card(Plain, frozen=True, kw_only=True):
    """The printed face of a card. `marks`: short words such as *combat card* or *removed after its event*."""

    id: str
    number: str
    title: str
    side: str
    deck: str = ""
    text: str = ""
    rule: str = ""
    uses: tuple[Use, ...] = ()
    marks: tuple[str, ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    """Short forms that stand on it, and what they mean."""


class Verb(Plain, frozen=True, kw_only=True):
    """A verb and the kind of noun it takes (empty: none). `quiet`: seldom wise, not to be offered loudly."""

    id: str
    noun: str
    name: str
    quiet: bool = False


class Side(Plain, frozen=True, kw_only=True):
    id: str
    name: str
    face: str
    """A tint for what the side controls."""
    ink: str


class Overlay(Plain, frozen=True, kw_only=True):
    """Something a player may lay over the map: `supply:ap`, say."""

    id: str
    name: str
    key: str = ""
    """The key on the keyboard that switches it."""


class Source(Plain, frozen=True, kw_only=True):
    """Where facts come from: a file or a column of it, and `rulebook`, `published` or `reconstructed`
    (empty where the note says it)."""

    what: str
    origin: str
    note: str


class SheetRow(Plain, frozen=True, kw_only=True):
    """A row of a sheet. Its key says what it is about: `terrain:forest`, `place:town`, `die:3`, `turn:5`."""

    cells: tuple[str, ...]
    key: str = ""


class Sheet(Plain, frozen=True, kw_only=True):
    """A chart to look up: a result table, terrain effects, a calendar. Sheets of one `tab` lie together."""

    id: str
    tab: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    keys: tuple[str, ...] = ()
    """Of the columns, where one of them may be in play."""
    rule: str = ""
    note: str = ""


class Board(Plain, frozen=True, kw_only=True):
    """All that is printed: map, pieces, cards, tracks."""

    game: str
    title: str
    size: tuple[float, float]
    layout: Literal["spaces", "hexes"] = "spaces"
    open: bool = False
    """Nothing is hidden from anybody: players at one screen need no curtain between them."""
    lowest: int = 1
    """What the lowest face of a die shows."""
    values: tuple[str, ...] = ()
    """What the numbers on a counter are called, left to right."""
    sides: tuple[Side, ...]
    nations: tuple[Nation, ...]
    terrains: tuple[Terrain, ...]
    ground: tuple[Ground, ...] = ()
    relief: tuple[Relief, ...] = ()
    captions: tuple[Caption, ...] = ()
    planes: tuple[Plane, ...] = ()
    """Where there are several: each hex lies in one of them."""
    fields: tuple[Field, ...] = ()
    """Where scenarios are played on parts of the map."""
    spaces: tuple[Space, ...]
    links: tuple[Link, ...] = ()
    boxes: tuple[OffMap, ...] = ()
    tracks: tuple[Track, ...] = ()
    marks: tuple[MarkKind, ...] = ()
    """The kinds of mark that may be seen."""
    symbols: tuple[UnitSymbol, ...] = ()
    """Those that pieces have."""
    pieces: tuple[Piece, ...]
    cards: tuple[Card, ...] = ()
    verbs: tuple[Verb, ...]
    overlays: tuple[Overlay, ...] = ()
    views: tuple[tuple[str, float, float, float, float], ...] = ()
    """Places to look at: a name and x, y, width, height."""
    sheets: tuple[Sheet, ...] = ()
    """Charts to look up."""
    legend: dict[str, str] = {}
    """What is drawn, in words, by its kind: `mark:fort`, `link:road`, `place:town`, `size:army`, `port`."""
    apart: float = 0
    """Kilometres from a hex to the next, where the map tells."""


# -- the picture: what stands on it now -------------------------------------------------------------------------------


class Mark(Plain, frozen=True, kw_only=True):
    """A small sign on a space or a piece, with its meaning in words. `kind` is one that the board declares, `text` at
    most two characters."""

    kind: str
    title: str
    text: str = ""
    side: str = ""
    nation: str = ""
    """Whose colours it has: a flag's."""


class SpaceNow(Plain, frozen=True, kw_only=True):
    """A space now. `owner` is the side that controls it; `note`: what this side knows of it besides, in words.

    A hex with a nation needs an owner only where that is not who holds the nation's land (`Picture.homes`)."""

    owner: str = ""
    marks: tuple[Mark, ...] = ()
    note: str = ""


class PieceNow(Plain, frozen=True, kw_only=True):
    """A piece now: where it is (a space, a link, a box), which face is up, at which place in its stack."""

    at: str
    face: int = 0
    marks: tuple[Mark, ...] = ()
    order: int = 0
    like: str = ""
    """The piece of the board that it looks like, where one print serves many."""
    count: int = 1
    """Pieces that are alike and lie together are one with a count."""
    nation: str = ""
    """The nation it serves, where that is not printed on it."""
    figure: str = ""
    """What stands on it instead of the printed values."""
    note: str = ""
    """What this side knows of it besides, in words; lines are parted by line ends."""


class Hidden(Plain, frozen=True, kw_only=True):
    """A piece whose face this side may not see."""

    at: str
    side: str
    count: int = 1


class Zone(Plain, frozen=True, kw_only=True):
    """Cards that lie together: a hand, a discard pile. `cards` are those this side may see, of `count`."""

    id: str
    name: str
    side: str
    count: int
    cards: tuple[str, ...] = ()
    hand: bool = False


class Status(Plain, frozen=True, kw_only=True):
    """One thing always in sight: the turn, the score."""

    id: str
    name: str
    value: str
    note: str = ""


class Marker(Plain, frozen=True, kw_only=True):
    """A marker in a cell of a track."""

    track: str
    cell: str
    name: str
    side: str = ""


class Chit(Plain, frozen=True, kw_only=True):
    """A marker in a cup or drawn from it."""

    name: str
    """Short, as on the marker."""
    title: str
    side: str = ""
    note: str = ""
    """What its draw gave: `3/5`."""
    active: bool = False


class Cup(Plain, frozen=True, kw_only=True):
    """Markers drawn blindly one after another: those still inside, and those drawn, in order."""

    id: str
    name: str
    inside: tuple[Chit, ...] = ()
    drawn: tuple[Chit, ...] = ()


class Arrow(Plain, frozen=True, kw_only=True):
    """An attack or a move being built; a bridge thrown from one space to the next."""

    a: str
    b: str
    kind: Literal["attack", "move", "bridge"] = "attack"
    side: str = ""
    """Whose it is, where that does not go without saying."""


class Panel(Plain, frozen=True, kw_only=True):
    """A procedure under way, in words: a title and rows of label and value. `folded`: open it who wants."""

    id: str
    title: str
    rows: tuple[tuple[str, str], ...] = ()
    folded: bool = False


class Tray(Plain, frozen=True, kw_only=True):
    """A box of a display. What lies in it is `at` its id (`box:name`); `noun`: what a click on the box itself means."""

    id: str
    name: str
    side: str = ""
    noun: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    """Short facts beside its name: `baggage`, `7`."""
    marks: tuple[Mark, ...] = ()
    note: str = ""
    shows: tuple[str, ...] = ()
    """Pieces that lie elsewhere, on the map mostly, and are shown here too."""


class Term(Plain, frozen=True, kw_only=True):
    """One thing that counts, in words, with the number of its rule."""

    name: str
    value: str
    rule: str = ""


class Sum(Plain, frozen=True, kw_only=True):
    """What something comes to and why: odds with every shift, a die with all that is added to it."""

    name: str
    value: str = ""
    side: str = ""
    """Whose it is, if it is one side's."""
    terms: tuple[Term, ...] = ()
    dice: tuple[int, ...] = ()
    """As they fell."""
    active: bool = False
    """It is about this just now."""


class Display(Plain, frozen=True, kw_only=True):
    """Boxes beside the map in rows, with counters in them: a player's own forces, the wings of a battle."""

    id: str
    title: str
    side: str = ""
    rows: tuple[tuple[Tray, ...], ...] = ()
    captions: tuple[str, ...] = ()
    """What the rows are called, if they are."""
    facing: bool = False
    """Its rows are lines that face each other: trays of one column belong together."""
    over: bool = False
    """It is a board of its own, laid over the map: a battle, step by step."""
    steps: tuple[str, ...] = ()
    """Its steps in their order, and which of them is due."""
    step: int = -1
    between: tuple[str, ...] = ()
    """What is said between two lines, column by column."""
    sums: tuple[Sum, ...] = ()
    """What it comes to, between the lines."""


class Band(Plain, frozen=True, kw_only=True):
    """A stretch of a gauge: who wins while its mark stands there (no side: nobody)."""

    low: float
    high: float
    side: str = ""


class Winning(Plain, frozen=True, kw_only=True):
    """How one wins and how close both are: `name` and `value` as they stand, `note` who would win, and a gauge.

    Its first band belongs to who wins at the low end."""

    name: str
    value: str
    note: str
    at: float
    bands: tuple[Band, ...]
    terms: tuple[Term, ...]


class Lit(Plain, frozen=True, kw_only=True):
    """What of a sheet is in play now, by keys: a cell, or a whole row or column."""

    sheet: str
    row: str = ""
    column: str = ""


class Picture(Plain, frozen=True, kw_only=True):
    """What one side sees. Among the spaces there may be links that have marks."""

    spaces: dict[str, SpaceNow]
    pieces: dict[str, PieceNow]
    hidden: tuple[Hidden, ...] = ()
    zones: tuple[Zone, ...] = ()
    status: tuple[Status, ...] = ()
    markers: tuple[Marker, ...] = ()
    cups: tuple[Cup, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    panels: tuple[Panel, ...] = ()
    displays: tuple[Display, ...] = ()
    homes: dict[str, str] = {}
    """By nation the side that holds what is printed as its own, wherever a hex does not say otherwise."""
    field: str = ""
    """The part of the map that is played on; empty: all of it."""
    scene: str = ""
    """The space in which all that is asked just now happens."""
    winning: Winning | None = None
    sheets: tuple[Sheet, ...] = ()
    """Charts of this scenario, beside those of the board."""
    lit: tuple[Lit, ...] = ()
    """What is in play on them."""


class Trace(Plain, frozen=True, kw_only=True):
    """What a line of the log tells of the map and of the score, for who marks it there or sums it up."""

    kind: Literal["move", "retreat", "battle", "loss", "won", "place", "card", "points", "roll"]
    """`battle`: one begins, and what follows belongs to it; `won`: who has the better of it; `place`: it falls, or is
    besieged; `roll`: a die that tells nothing of the map."""
    side: str = ""
    """Who does it, or whom it befalls."""
    path: tuple[str, ...] = ()
    """Where: one place, or a way from the first to the last."""
    count: int = 1
    """Steps that are lost."""
    lit: Lit | None = None
    """Where on a chart its die fell."""


class Bar(Plain, frozen=True, kw_only=True):
    name: str
    chance: float
    tone: Tone = "good"


class Roll(Plain, frozen=True, kw_only=True):
    """What one piece has to fear from its own die: the chances of each outcome add up to one."""

    piece: str
    name: str
    side: str
    need: str
    """What it must roll, in short: `≤ 4`."""
    bars: tuple[Bar, ...]
    note: str = ""


class Chart(Plain, frozen=True, kw_only=True):
    """The odds of one way to do what is being built. `option` is the answer it belongs to, if there is one; without
    bars it is only told beside that answer."""

    name: str
    option: str = ""
    chance: float
    before: float = -1
    """The chance as things stand, where the answer would change it."""
    bars: tuple[Bar, ...] = ()
    column: int = -1
    """The column of trays that it is about, in a display of lines that face each other."""
    figures: tuple[tuple[str, str], ...] = ()
    rolls: tuple[Roll, ...] = ()
    """Piece by piece, where each rolls for itself."""


class Shade(Plain, frozen=True, kw_only=True):
    """An overlay drawn: spaces in a tone, pieces singled out, lines."""

    id: str
    name: str
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    lines: tuple[tuple[str, str], ...] = ()
    sources: tuple[str, ...] = ()
    note: str = ""
