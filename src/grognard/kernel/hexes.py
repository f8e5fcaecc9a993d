"""Hexes: any printed numbering as data, neighbours by way, whole-board bit sets that step all at once.

A map file says how a sheet is numbered; nothing here knows a game. Hexes are numbered 0 to n-1 in the order in which
their file lists them. A set of hexes is a bit set (an int): one step of a thousand hexes in one way is then a mask and
a shift or two, so floods, zones and reach over a whole board cost microseconds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, NamedTuple

from .files import Sheet, TomlFile
from .maps import Map, Net, bits, union
from .refusal import BadInput, Place, shown

WAYS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
OPPOSITE: Final = {"n": "s", "ne": "sw", "e": "w", "se": "nw", "s": "n", "sw": "ne", "w": "e", "nw": "se"}
_TURNED: Final = {"n": ("e", "w"), "s": ("e", "w"), "e": ("n", "s"), "w": ("n", "s")}
_POINTS: Final = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}

At = tuple[int, int]
"""A place on the lattice: the line, and twice the place in it plus one if the line is pushed."""


@dataclass(frozen=True)
class MapSheet:
    """How a sheet is numbered. Its straight lines of touching hexes are rows if they follow one another to the north or
    south (pointy-topped hexes), columns if to the east or west (flat-topped)."""

    name: str
    prefix: str
    digits: tuple[int, int]
    lines_first: bool
    """Whether the first of the two numbers counts the lines."""
    lines_run: str
    """The way in which the numbers of lines grow: n, s, e or w."""
    places_run: str
    """The way in which the numbers inside a line grow."""
    pushed: int
    """Lines whose number leaves this rest when halved lie half a hex further along `places_run`."""
    lines: tuple[int, int]
    places: tuple[int, int]
    origin: At = (0, 0)
    """Where its line 0, place 0 lies on the lattice of the sheets it is joined to: lines, and halves of a place."""
    plane: str = ""
    """Sheets of one plane are joined; between planes there are only the links that a game makes."""

    @property
    def flat(self) -> bool:
        return self.lines_run in ("e", "w")

    def read(self, number: str) -> tuple[int, int] | None:
        """Line and place of a printed number, or None if it is not one of this sheet's."""
        plain = number.removeprefix(self.prefix)
        first, second = self.digits
        if not number.startswith(self.prefix) or len(plain) != first + second or not plain.isascii():
            return None
        if not plain.isdigit():
            return None
        pair = int(plain[:first]), int(plain[first:])
        line, place = pair if self.lines_first else pair[::-1]
        if not self.lines[0] <= line <= self.lines[1] or not self.places[0] <= place <= self.places[1]:
            return None
        return line, place

    def write(self, line: int, place: int) -> str:
        """The printed number of a line and a place."""
        pair = (line, place) if self.lines_first else (place, line)
        return f"{self.prefix}{pair[0]:0{self.digits[0]}}{pair[1]:0{self.digits[1]}}"

    def at(self, line: int, place: int) -> At:
        """On the lattice that all joined sheets share."""
        return line + self.origin[0], 2 * place + self.origin[1] + (line % 2 == self.pushed)

    def fits(self, other: MapSheet) -> bool:
        """Whether the hexes of both fill one lattice: the same ways, and the same lines pushed."""
        ways = self.lines_run == other.lines_run and self.places_run == other.places_run
        return ways and sum(self.at(0, 0)) % 2 == sum(other.at(0, 0)) % 2

    def steps(self) -> dict[str, At]:
        """What one step in each of the six ways is on the lattice."""
        along, across = self.places_run, self.lines_run
        back_along, back_across = OPPOSITE[along], OPPOSITE[across]
        found = {along: (0, 2), back_along: (0, -2)}
        for line, one in ((1, across), (-1, back_across)):
            for place, other in ((1, along), (-1, back_along)):
                found[_joined(one, other)] = (line, place)
        return {way: found[way] for way in WAYS if way in found}


def _joined(one: str, other: str) -> str:
    return one + other if one in ("n", "s") else other + one


def read_sheets(table: Mapping[str, Any], file: str = "map.toml") -> tuple[MapSheet, ...]:
    """The sheets of a map file ([sheet.NAME]). Joined ones have a `plane` and an `origin` in common; the origin counts
    lines and places, and may be half a place off."""
    known = table if isinstance(table, TomlFile) else TomlFile(table, file)
    found: list[MapSheet] = []
    for name, given in known.get("sheet", {}).items():
        for key in ("digits", "lines", "lines_run", "places_run", "pushed", *_ENDS):
            if key not in given:
                raise BadInput("bad-lacks", at=known.at("sheet", name), thing=f"sheet.{name}.{key}")
        for key, words in (("lines", ("first", "second")), ("pushed", ("odd", "even")), ("lines_run", tuple(_TURNED))):
            if given[key] not in words:
                raise known.wrong("sheet", name, key, known=words)
        across, along = given["lines_run"], given["places_run"]
        if along not in _TURNED[across]:
            at = known.at("sheet", name, "places_run")
            raise BadInput("bad-hex-ways", at=at, sheet=name, lines=repr(across), places=repr(along))
        for key, many in (("digits", 2), ("origin", 2), *((key, 0) for key in _ENDS)):
            value = given.get(key, (0, 0)) if many else (given[key],)
            if not isinstance(value, list | tuple) or len(value) != (many or 1) or not all(map(_half, value)):
                raise known.wrong("sheet", name, key)
        lines, places = given.get("origin", (0, 0))
        sheet = MapSheet(
            name=name,
            prefix=given.get("prefix", ""),
            digits=(int(given["digits"][0]), int(given["digits"][1])),
            lines_first=given["lines"] == "first",
            lines_run=across,
            places_run=along,
            pushed=1 if given["pushed"] == "odd" else 0,
            lines=(int(given["first_line"]), int(given["last_line"])),
            places=(int(given["first_place"]), int(given["last_place"])),
            origin=(int(lines), int(2 * places)),
            plane=given.get("plane", ""),
        )
        if not all(sheet.fits(other) for other in found if other.plane == sheet.plane):
            raise BadInput("bad-hex-joined", at=known.at("sheet", name, "origin"), sheet=name)
        found.append(sheet)
    return tuple(found)


_ENDS: Final = ("first_line", "last_line", "first_place", "last_place")


def _half(value: object) -> bool:
    return isinstance(value, int | float) and 2 * value == int(2 * value)


class Shifts(Net):
    """Steps from hex to hex that are open, for all hexes at once.

    Each open step goes from a hex to one whose number is higher or lower by some amount; steps of the same amount are
    one mask and one shift. A map of straight lines has about eight amounts, however large it is.
    """

    __slots__ = ("_lattice", "back", "moves")

    def __init__(self, pairs: Iterable[tuple[int, int]]) -> None:
        masks: dict[int, int] = {}
        for a, b in pairs:
            masks[b - a] = masks.get(b - a, 0) | 1 << a
        self._set(masks)

    @classmethod
    def of(cls, moves: Iterable[tuple[int, int]]) -> Shifts:
        """All steps of some masks and shifts."""
        masks: dict[int, int] = {}
        for mask, shift in moves:
            masks[shift] = masks.get(shift, 0) | mask
        new = object.__new__(cls)
        new._set(masks)
        return new

    def _set(self, masks: Mapping[int, int]) -> None:
        self.moves: Moves = tuple((mask, shift) for shift, mask in sorted(masks.items()))
        self.back: Moves = tuple((mask << shift if shift > 0 else mask >> -shift, -shift) for mask, shift in self.moves)
        """The same steps, backwards."""
        self._lattice: _Lattice | None = None

    def around(self, places: int) -> int:
        lattice = self._lattice
        if lattice is None:
            lattice = self._lattice = _lattice(self.moves)
        (regular, higher, lower, pushed, drawn, line), others, rest, odd, loose, into = lattice
        some = places & regular
        up, down = (some & higher) << 1, (some & lower) >> 1
        across = some | up & pushed | down & drawn
        found = up | down | across << line | across >> line
        if places & odd:
            for regular, higher, lower, pushed, drawn, line in others:
                some = places & regular
                if some:  # the same of another part
                    up, down = (some & higher) << 1, (some & lower) >> 1
                    across = some | up & pushed | down & drawn
                    found |= up | down | across << line | across >> line
            if places & loose:
                found |= shifted(rest, places)
        return found & into

    def before(self, places: int) -> int:
        return shifted(self.back, places)

    def within(self, seeds: int, steps: int, through: int) -> int:
        """As that of any net, without a call for each step where all hexes lie in lines."""
        lattice = self._lattice
        if lattice is None:
            lattice = self._lattice = _lattice(self.moves)
        (regular, higher, lower, pushed, drawn, line), _, _, odd, _, into = lattice
        free, found, edge = through & into & ~seeds, seeds, seeds
        for _ in range(steps):
            if edge & odd:
                edge = self.around(edge) & free
            else:
                some = edge & regular
                up, down = (some & higher) << 1, (some & lower) >> 1
                across = some | up & pushed | down & drawn
                edge = (up | down | across << line | across >> line) & free
            if not edge:
                break
            free ^= edge
            found |= edge
        return found

    def flood(self, seeds: int, through: int) -> int:
        """As that of any net, by fewer steps: what one shift finds, the next already starts from."""
        found = seeds & through
        was = 0
        while found != was:
            was = found
            for mask, shift in self.moves:
                some = found & mask
                if some:
                    found |= (some << shift if shift > 0 else some >> -shift) & through
        return found

    def waves(self, before: tuple[int, ...], through: int) -> tuple[int, ...]:
        """What a flood has found after each of its passes. `before`: its seeds, or waves of another flood from the same
        seeds that are all open still: each hangs together with the seeds by itself, so this one goes on from there."""
        waves, found = [*before], before[-1]
        while True:
            was = found
            for mask, shift in self.moves:
                some = found & mask
                if some:
                    found |= (some << shift if shift > 0 else some >> -shift) & through
            if found == was:
                return tuple(waves)
            waves.append(found)


class _Part(NamedTuple):
    """Hexes in lines of one length that have all the neighbours which lines have: two beside them in their own line,
    and across it the same place and one beside that. So a step is two shifts along the line and two across."""

    regular: int
    higher: int
    lower: int
    """From where a step leads to the next number, and to the one before."""
    pushed: int
    drawn: int
    """Next numbers, and numbers before, across from which the neighbours lie."""
    line: int


class _Lattice(NamedTuple):
    """Steps as those of regular hexes, and all others."""

    first: _Part
    """The greatest part; it may be empty."""
    others: tuple[_Part, ...]
    rest: Moves
    """The steps of hexes that are not regular."""
    odd: int
    """All hexes but those of the first part,"""
    loose: int
    """and those that are in no part."""
    into: int
    """All hexes that a step leads into."""


def _lattice(moves: Moves) -> _Lattice:
    """The same steps with as many hexes as possible taken for regular."""
    masks = {shift: mask for mask, shift in moves}
    into, places = shifted(moves, -1), union(masks.values())
    odd = places
    found = [_part(masks, into, line) for line in masks if line > 2]
    parts: list[_Part] = []
    for part in sorted(found, key=lambda part: -part.regular.bit_count()):
        regular = part.regular & odd
        if regular.bit_count() >= _MANY:
            parts.append(part._replace(regular=regular))
            odd &= ~regular
    first, others = (parts[0], tuple(parts[1:])) if parts else (_Part(0, 0, 0, 0, 0, 1), ())
    rest = tuple((mask & odd, shift) for mask, shift in moves if mask & odd)
    return _Lattice(first, others, rest, places & ~first.regular, odd, into)


_MANY: Final = 100
"""Fewer hexes than that are no part of their own."""


def _part(masks: Mapping[int, int], into: int, line: int) -> _Part:
    """The hexes whose steps are just those that lines of this length give, as far as any step leads there."""
    of = masks.get
    ahead, behind = of(line + 1, 0) | of(1 - line, 0), of(line - 1, 0) | of(-line - 1, 0)
    higher, lower, pushed, drawn = of(1, 0) | ahead, of(-1, 0) | behind, ahead << 1, behind >> 1
    given = {1: higher, -1: lower}
    for across in (line, -line):
        given |= {across: -1, across + 1: ahead, across - 1: behind}
    wrong = union(mask for shift, mask in masks.items() if shift not in given)
    for shift, mask in given.items():
        wrong |= of(shift, 0) ^ mask & (into >> shift if shift > 0 else into << -shift)
    return _Part(union(masks.values()) & ~wrong, higher, lower, pushed, drawn, line)


def shifted(moves: Sequence[tuple[int, int]], hexes: int) -> int:
    """One step from all of `hexes` at once."""
    found = 0
    for mask, shift in moves:
        some = hexes & mask
        if some:
            found |= some << shift if shift > 0 else some >> -shift
    return found


class Reach:
    """Movement by points over a whole board: what it costs to enter each hex by each step, found once.

    `cost(a, b)`: points for the step from a to its neighbour b, one or more, or None if it is never open.
    """

    __slots__ = ("_alike", "_back", "_beside", "_by_cost", "_into", "_steps")

    def __init__(self, steps: Iterable[tuple[int, int]], cost: Callable[[int, int], int | None]) -> None:
        by_cost: dict[int, list[tuple[int, int]]] = {}
        for a, b in steps:
            points = cost(a, b)
            if points is not None:
                if points < 1:
                    raise ValueError(f"a step costs {points} points")
                by_cost.setdefault(points, []).append((a, b))
        self._by_cost: tuple[tuple[int, Moves], ...] = tuple(
            (points, Shifts(pairs).moves) for points, pairs in sorted(by_cost.items())
        )
        self._steps: Shifts | None = None
        self._into: dict[int, tuple[tuple[int, int], ...]] = {}
        """By hex, as far as somebody has asked: what a step into it costs, and where it comes from."""
        self._beside: dict[int, int] = {}
        self._back: dict[int, Moves] = {}
        self._alike = _alike(self._by_cost)

    @property
    def steps(self) -> Shifts:
        """All of its steps, whatever they cost."""
        if self._steps is None:
            self._steps = Shifts.of(move for _, moves in self._by_cost for move in moves)
        return self._steps

    def beside(self, h: int) -> int:
        """Where one step leads from a hex, whatever it costs; found once."""
        found = self._beside.get(h)
        if found is None:
            found = self._beside[h] = self.steps.around(1 << h)
        return found

    def altered(self, prices: Mapping[tuple[int, int], int | None], *, lasting: bool = False) -> Reach:
        """The same but for a few steps, with what they cost now (None: not open): a bridge that was blown up, say.

        lasting: it will be asked so often that a look at what each hex costs pays."""
        gone: dict[int, int] = {}
        for a, b in prices:
            gone[b - a] = gone.get(b - a, 0) | 1 << a
        masks = dict(self._by_cost)
        for cost, moves in self._by_cost:
            if any(mask & gone.get(shift, 0) for mask, shift in moves):  # most of them stay as they are
                masks[cost] = tuple([(mask & ~gone.get(shift, 0), shift) for mask, shift in moves])
        for (a, b), points in prices.items():
            if points is not None:
                its = {shift: mask for mask, shift in masks.get(points, ())}
                its[b - a] = its.get(b - a, 0) | 1 << a
                masks[points] = tuple([(mask, shift) for shift, mask in its.items()])
        new = _reach_of(masks)
        new._alike = _alike(new._by_cost) if lasting else None
        return new

    def raised(self, hexes: int, more: int) -> Reach:
        """The same, but some hexes cost more to enter."""
        masks = {points: {shift: mask for mask, shift in moves} for points, moves in self._by_cost}
        for points, moves in self._by_cost:
            dearer = masks.setdefault(points + more, {})
            for mask, shift in moves:
                into = mask & (hexes >> shift if shift > 0 else hexes << -shift)
                if into:
                    masks[points][shift] ^= into
                    dearer[shift] = dearer.get(shift, 0) | into
        return _reach_of(
            {points: tuple([(mask, shift) for shift, mask in its.items() if mask]) for points, its in masks.items()}
        )

    def stride(self, places: int, points: int) -> int:
        """Where one step that costs just so many points leads from any of these."""
        return next((shifted(moves, places) for cost, moves in self._by_cost if cost == points), 0)

    def stride_back(self, places: int, points: int) -> int:
        """From where one step that costs just so many points leads to any of these."""
        moves = self._back.get(points)
        if moves is None:
            moves = self._back[points] = Shifts.of(dict(self._by_cost).get(points, ())).back
        return shifted(moves, places)

    def backwards(self, goals: int, points: int, enter: int, stop: int) -> Iterator[int]:
        """For 1 point, 2 points and so on: all hexes from which a way of one step or more leads to some of `goals` for
        no more than that, if all that is entered lies in `enter` (as `goals` do) and who enters one of `stop` goes no
        further."""
        prices, through, found = [price for price, _ in self._by_cost], enter & ~stop, 0
        before = [goals]
        for spent in range(1, points + 1):
            for price in prices:
                if price > spent:
                    break
                found |= self.stride_back(before[spent - price], price)
            yield found
            before.append(goals | found & through)

    def layers(
        self, start: int, points: int, enter: int, stop: int, *, dearer: bool = False, later: int = 0
    ) -> list[int]:
        """Bit sets by points spent: layer 0 is `start`, layer k what costs exactly k at the least, or (`dearer`) by
        any way at all.

        Only hexes of `enter` may be entered, those of `later` not with the first step; who enters one of `stop` goes no
        further (a start in it may go on).
        """
        if self._alike is not None and not (dearer or later):
            return self._layers_by_hex(self._alike, start, points, enter & ~start, stop)
        free = enter & ~start
        layers = [start]
        edges = [start]
        for spent in range(1, points + 1):
            new = 0
            for price, moves in self._by_cost:
                if price > spent:
                    break
                edge = edges[spent - price]
                if not edge:
                    continue
                if later and price == spent:
                    new |= shifted(moves, edge) & ~later
                    continue
                for mask, shift in moves:  # as in `shifted`: written out, because this is what takes the time
                    some = edge & mask
                    if some:
                        new |= some << shift if shift > 0 else some >> -shift
            new &= free
            if new and not dearer:
                free ^= new
            layers.append(new)
            edges.append(new & ~stop if new else 0)
        return layers

    def _layers_by_hex(self, alike: _Alike, start: int, points: int, free: int, stop: int) -> list[int]:
        """The same where nearly all hexes cost the same from wherever one comes: one step of all, then what each hex
        costs. What costs 1 or 2 is written out: this is what takes the time."""
        layers = [start]
        if points < 1:
            return layers
        step = self.steps.around
        easy, hard, dear, odd, before_odd = alike
        around = [self.beside(start.bit_length() - 1) if start.bit_count() == 1 else step(start)]
        edges = [start]
        here, last = around[0], 0
        for spent in range(1, points + 1):
            new = here & easy | last & hard
            for price, into in dear:
                if price <= spent:
                    new |= around[spent - price] & into
            for price, its in odd:
                if price <= spent and edges[spent - price] & before_odd:
                    new |= shifted(its, edges[spent - price])
            new &= free
            free ^= new
            layers.append(new)
            if spent < points:
                edge = new & ~stop if stop else new
                last, here = here, step(edge)
                around.append(here)
                edges.append(edge)
        return layers

    def path(self, layers: Sequence[int], goal: int, stop: int, over: int = 0) -> list[int]:
        """One cheapest way to `goal` (start left out), through hexes of `over` where it may choose."""
        bit = 1 << goal
        for spent, layer in enumerate(layers):  # noqa: B007
            if layer & bit:
                break
        else:
            raise ValueError("there is no way")
        found = [goal]
        while spent > 0:
            here = found[-1]
            best = -1
            into = self._into.get(here)
            if into is None:
                into = tuple([(price, _from(moves, 1 << here)) for price, moves in self._by_cost])
                self._into[here] = into
            for price, near in into:
                if price > spent:
                    break
                came = layers[spent - price] & near
                if stop and spent > price:
                    came &= ~stop
                if came:
                    liked = came & over
                    best = ((liked or came) & -(liked or came)).bit_length() - 1
                    before = spent - price
                    if liked or not over:
                        break
            spent = before
            found.append(best)
        return found[-2::-1] if len(found) > 1 else []


Moves = tuple[tuple[int, int], ...]
"""Steps by how far they lead: masks of the hexes they start from, and shifts."""


def _reach_of(moves: Mapping[int, Moves]) -> Reach:
    """A Reach of steps that are known already, by their cost."""
    new = object.__new__(Reach)
    new._by_cost = tuple(sorted([one for one in moves.items() if one[1]]))
    new._steps = None
    new._into = {}
    new._beside = {}
    new._back = {}
    new._alike = None
    return new


class _Alike(NamedTuple):
    """Steps where nearly all hexes cost the same from wherever one comes."""

    easy: int
    hard: int
    """The hexes into which every step costs just 1, just 2,"""
    dear: tuple[tuple[int, int], ...]
    """and by price those into which it costs more."""
    odd: tuple[tuple[int, Moves], ...]
    """By price the steps into all others,"""
    before_odd: int
    """and where these begin."""


def _alike(by_cost: tuple[tuple[int, Moves], ...]) -> _Alike | None:
    """The same steps by the hexes they lead into; None where that is no shorter."""
    into = [(price, shifted(moves, -1)) for price, moves in by_cost]
    seen = others = 0
    for _, hexes in into:
        others |= seen & hexes
        seen |= hexes
    if others.bit_count() * _FEW > seen.bit_count():
        return None
    odd = []
    for price, moves in by_cost:
        its = [(mask & (others >> shift if shift > 0 else others << -shift), shift) for mask, shift in moves]
        odd.append((price, tuple([(mask, shift) for mask, shift in its if mask])))
    odd = [(price, moves) for price, moves in odd if moves]
    prices = {price: hexes & ~others for price, hexes in into}
    dear = tuple([(price, hexes) for price, hexes in prices.items() if price > 2 and hexes])
    before_odd = union([mask for _, moves in odd for mask, _ in moves])
    return _Alike(prices.get(1, 0), prices.get(2, 0), dear, tuple(odd), before_odd)


_FEW: Final = 8
"""As many times as many hexes are not odd."""


def _from(moves: Sequence[tuple[int, int]], hexes: int) -> int:
    """The hexes from which these moves lead to `hexes`."""
    found = 0
    for mask, shift in moves:
        found |= (hexes >> shift if shift > 0 else hexes << -shift) & mask
    return found


def filled(sheets: Sequence[MapSheet]) -> list[str]:
    """The numbers of every place of joined sheets, line by line across all of them, also where no hex is printed.

    A map whose lines are all of one length steps with about eight shifts, one with ragged lines with dozens: where a
    coast makes them ragged, they are filled up with hexes that nobody may enter."""
    found = {}
    for sheet in sheets:
        for line in range(sheet.lines[0], sheet.lines[1] + 1):
            for place in range(sheet.places[0], sheet.places[1] + 1):
                found[sheet.write(line, place)] = sheet.at(line, place)
    return sorted(found, key=lambda number: found[number])


def _place(file: Sheet | str, i: int) -> Place:
    return Place(file) if isinstance(file, str) else file.places[i]


class HexMap(Map[Shifts]):
    """The hexes of a map: their numbers, where they lie, what touches what.

    `file`: the rows that the numbers stand in, or only what to call them if one of them is wrong."""

    def __init__(self, sheets: Sequence[MapSheet], numbers: Sequence[str], file: Sheet | str) -> None:
        self.sheets = tuple(sheets)
        self.numbers = tuple(numbers)
        self.size = len(self.numbers)
        self.all = (1 << self.size) - 1
        self.index: dict[str, int] = {}
        self.sheet: list[MapSheet] = []
        at: list[At] = []
        for i, number in enumerate(self.numbers):
            for sheet in self.sheets:
                pair = sheet.read(number)
                if pair is not None:
                    break
            else:
                raise BadInput("bad-hex-number", at=_place(file, i), number=shown(number))
            if number in self.index:
                raise BadInput("bad-twice", at=_place(file, i), thing=repr(number))
            self.index[number] = i
            self.sheet.append(sheet)
            at.append(sheet.at(*pair))
        self.at = tuple(at)
        filled = {sheet.plane for sheet in self.sheet}
        self.planes = tuple(dict.fromkeys(sheet.plane for sheet in self.sheets if sheet.plane in filled))
        """The planes that have hexes, in the order of the sheets."""
        steps = {sheet.name: sheet.steps() for sheet in self.sheets}
        found: dict[tuple[str, At], int] = {}
        for i, (sheet, place) in enumerate(zip(self.sheet, at, strict=True)):
            there = found.setdefault((sheet.plane, place), i)
            if there != i:
                raise BadInput("bad-hex-overlap", at=_place(file, i), number=self.numbers[i], other=self.numbers[there])
        self.near: dict[str, tuple[int, ...]] = {}
        """By way: for every hex its neighbour that way, or -1 off the map."""
        for way in WAYS:
            near = []
            for i in range(self.size):
                step = steps[self.sheet[i].name].get(way)
                line, along = at[i]
                near.append(
                    -1 if step is None else found.get((self.sheet[i].plane, (line + step[0], along + step[1])), -1)
                )
            if any(n >= 0 for n in near):
                self.near[way] = tuple(near)
        self.ways = tuple(self.near)
        self.linked: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for way in self.ways if (n := self.near[way][i]) >= 0) for i in range(self.size)
        )
        """The neighbours of every hex."""
        self.steps = Shifts((i, n) for i in range(self.size) for n in self.linked[i])
        self.by_way = {way: Shifts((i, n) for i, n in enumerate(near) if n >= 0) for way, near in self.near.items()}
        self.edge = sum(1 << i for i in range(self.size) if len(self.linked[i]) < 6)
        """Hexes that lie at the edge of the map."""

    def toward(self, ways: Iterable[str]) -> Shifts:
        """Steps in some of the ways only: a retreat, a line that may not turn back."""
        return Shifts((i, n) for way in ways for i, n in enumerate(self.near.get(way, ())) if n >= 0)

    def way(self, a: int, b: int) -> str:
        """The way from a hex to its neighbour; empty if they do not touch."""
        return next((way for way in self.ways if self.near[way][a] == b), "")

    def distance(self, a: int, b: int) -> int | None:
        """Hexes from a to b as the crow flies; None between planes."""
        if self.sheet[a].plane != self.sheet[b].plane:
            return None
        lines = abs(self.at[a][0] - self.at[b][0])
        along = abs(self.at[a][1] - self.at[b][1])
        return lines + max(0, along - lines) // 2

    def names(self, hexes: int) -> list[str]:
        """The numbers of the hexes of a bit set."""
        return [self.numbers[i] for i in bits(hexes)]

    # -- on paper -----------------------------------------------------------------------------------------------------

    def centre(self, i: int, radius: float) -> tuple[float, float]:
        """Where the middle of a hex lies: x to the east, y to the south, from the lattice's own zero."""
        sheet = self.sheet[i]
        line, along = self.at[i]
        across_x, across_y = _POINTS[sheet.lines_run]
        along_x, along_y = _POINTS[sheet.places_run]
        deep, wide = 1.5 * radius * line, math.sqrt(3) / 2 * radius * along
        return across_x * deep + along_x * wide, across_y * deep + along_y * wide

    def corners(self, i: int, way: str, radius: float) -> tuple[tuple[float, float], tuple[float, float]]:
        """The two ends of a hexside, clockwise."""
        x, y = self.centre(i, radius)
        angle = _ANGLES[self.sheet[i].flat][way]
        a, b = (math.radians(angle + turn) for turn in (-30, 30))
        return (x + radius * math.sin(a), y - radius * math.cos(a)), (
            x + radius * math.sin(b),
            y - radius * math.cos(b),
        )


_ANGLES: Final = {
    True: {"n": 0, "ne": 60, "se": 120, "s": 180, "sw": 240, "nw": 300},
    False: {"ne": 30, "e": 90, "se": 150, "sw": 210, "w": 270, "nw": 330},
}
"""Where the middle of a hexside lies, clockwise from north, in degrees: flat-topped, pointy-topped."""


class Sides:
    """What lies along hexsides: rivers, ridges with a high side, bridges, walls. One kind is a set of directed steps.

    A feature of both directions (a river) holds for the step from either hex; one of a single direction (up a ridge)
    for that step only.
    """

    def __init__(self, steps: Iterable[tuple[int, int]]) -> None:
        self.pairs = frozenset(steps)
        self.steps = Shifts(sorted(self.pairs))

    def __contains__(self, step: tuple[int, int]) -> bool:
        return step in self.pairs

    def around(self, i: int) -> int:
        """The neighbours that a step from hex i across this feature leads to."""
        return self.steps.around(1 << i)


def read_sides(board: HexMap, sheet: Sheet) -> dict[str, Sides]:
    """Hexside features by kind, from rows with `hex`, `way` and `kind`; `one_way` set: only for steps that way."""
    found: dict[str, list[tuple[int, int]]] = {}
    for i, row in enumerate(sheet.rows):
        a = board.index.get(row["hex"], -1)
        if a < 0:
            raise BadInput("bad-hex-number", at=sheet.places[i], number=shown(row["hex"]))
        b = board.near[row["way"]][a] if row["way"] in board.near else -1
        if b < 0:
            raise BadInput("bad-hex-side", at=sheet.places[i], hex=row["hex"], way=shown(row["way"]))
        steps = found.setdefault(row["kind"], [])
        steps.append((a, b))
        if not row.get("one_way"):
            steps.append((b, a))
    return {kind: Sides(steps) for kind, steps in found.items()}


def read_lines(board: HexMap, sheet: Sheet) -> dict[str, tuple[int, ...]]:
    """Roads and railways as paths along hexes, by name: rows with `line` and `hexes`."""
    found: dict[str, tuple[int, ...]] = {}
    for i, row in enumerate(sheet.rows):
        path: list[int] = []
        for name in row["hexes"].split():
            here = board.index.get(name, -1)
            if here < 0 or (path and here not in board.linked[path[-1]]):
                raise BadInput("bad-hex-line", at=sheet.places[i], line=row["line"], hex=shown(name))
            path.append(here)
        found[row["line"]] = tuple(path)
    return found


def along(lines: Iterable[Sequence[int]]) -> Shifts:
    """The steps along roads or railways, either way."""
    pairs = set()
    for path in lines:
        for a, b in pairwise(path):
            pairs |= {(a, b), (b, a)}
    return Shifts(sorted(pairs))
