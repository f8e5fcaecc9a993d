"""State from declarations: what is copied, what is dumped, what comes back."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest

from grognard.kernel.fields import Bits, Cache, Fields, Fixed, Later, Log, Members, Rows, Shared, Sparse, made
from grognard.kernel.game import LogLine
from grognard.kernel.refusal import BadInput

Bag: TypeAlias = tuple[tuple[int, int], ...]


class Patrol(NamedTuple):
    column: int
    bag: Bag = ()


class Box:
    count = 3


class Battle(Fields, listed=sorted):
    target: int
    attackers: tuple[int, ...] = ()
    used: Bits = 0


class Attack(Fields, listed=list):
    targets: tuple[int, ...]
    by: tuple[int, ...]


class Note(Fields):
    text: str = ""


class Position(Fields):
    box: Shared[Box]
    scenario: str
    options: Fixed[dict[str, bool | int]]
    log: Log = None
    turn: int = 1
    over: tuple[int, str] | None = None
    loc: list[int] = made(lambda g: [9] * g.box.count)
    marks: bytearray = made(lambda g: bytearray(g.box.count))
    acts: list[list[str]] = made(lambda g: [[], []])
    spent: Bits = 0
    rejected: Members = 0
    war: frozenset[str] = frozenset()
    nets: Cache[dict[str, int]] = made(lambda g: {})
    due: dict[int, int] = made(lambda g: {})
    unseen: list[dict[int, int]] = made(lambda g: [{}, {}])
    patrols: Rows[dict[int, Patrol]] = made(lambda g: {})
    held: Sparse[list[Patrol | None]] = made(lambda g: [None] * g.box.count)
    battle: Battle | None = None
    attacks: tuple[Attack, ...] = ()
    notes: list[Note] = made(lambda g: [])


class First(Fields, listed=sorted):
    b: int = 1
    a: int = 2


class Second(Fields, listed=sorted):
    b: int = 1
    aa: Later[int] = 5
    a: int = 2


class One(Fields):
    part: First | None = None


class Two(Fields):
    part: Second | None = None
    more: Later[tuple[int, ...]] = ()


def position(**given: Any) -> Position:
    return Position(Box(), "campaign", {"bid": 2}, **given)


def full() -> Position:
    g = position()
    g.turn, g.over, g.loc[1], g.marks[2], g.spent, g.rejected = 4, (1, "vp"), 7, 5, 1 << 80 | 3, 0b1010
    g.acts[0].append("ops")
    g.war, g.nets["x"], g.due[12] = frozenset(("tu", "it")), 5, 3
    g.unseen[1][4] = 2
    g.patrols[8] = Patrol(1, ((2, 3),))
    g.held[2] = Patrol(0)
    g.battle = Battle(5, (1, 2), 1 << 70)
    g.attacks = (Attack((4,), (1, 2)),)
    g.notes.append(Note("seen"))
    return g


def test_defaults_are_made_anew_and_may_look_at_what_stands_above() -> None:
    one, other = position(), position()
    one.loc[0] = 1
    assert other.loc == [9, 9, 9]
    assert position(turn=3).turn == 3
    with pytest.raises(TypeError):
        Position(Box(), "campaign")  # type: ignore[call-arg]


def test_a_copy_shares_only_what_never_changes() -> None:
    g = full()
    g.log = [LogLine("x", {})]
    new = g.copy()
    assert new.log is None
    assert new.box is g.box
    assert new.options is g.options
    assert new.dump() == g.dump()
    before = msgspec.json.encode(g.dump())
    new.loc[0], new.marks[0], new.acts[1], new.nets["y"], new.unseen[0][1] = 1, 1, ["sr"], 1, 1
    new.acts[0].append("rp")
    new.due[1], new.patrols[1], new.held[0] = 1, Patrol(3), Patrol(4)
    assert new.battle is not None
    new.battle.target = 6
    new.notes[0].text = "other"
    assert msgspec.json.encode(g.dump()) == before
    assert g.nets == {"x": 5}


def test_a_dump_is_plain_data_and_leaves_out_what_is_not_a_fact() -> None:
    plain = full().dump()
    assert not plain.keys() & {"box", "log", "nets"}
    assert plain["options"] == {"bid": 2}
    assert plain["spent"] == hex(1 << 80 | 3)
    assert plain["rejected"] == [1, 3]
    assert plain["war"] == ["it", "tu"]
    assert plain["due"] == [[12, 3]]
    assert plain["unseen"] == [[], [[4, 2]]]
    assert plain["patrols"] == [[8, 1, ((2, 3),)]]
    assert plain["held"] == [[2, [0, ()]]]
    assert plain["battle"] == [(1, 2), 5, hex(1 << 70)]
    assert plain["attacks"] == [[(4,), (1, 2)]]
    assert plain["notes"] == [{"text": "seen"}]


def test_what_was_dumped_comes_back_through_json() -> None:
    g = full()
    new = Position.load(msgspec.json.decode(msgspec.json.encode(g.dump())), box=g.box)
    assert new.dump() == g.dump()
    assert new.nets == {}
    assert new.patrols == g.patrols
    assert new.held == g.held
    assert isinstance(new.held[2], Patrol)
    assert new.over == (1, "vp")
    assert new.spent == g.spent
    assert isinstance(new.marks, bytearray)
    assert isinstance(new.attacks[0], Attack)
    assert new.attacks[0].by == (1, 2)


def test_a_state_from_before_a_field_existed_has_its_default() -> None:
    plain = full().dump()
    del plain["war"], plain["held"]
    plain["gone"] = 1
    new = Position.load(plain, box=Box())
    assert new.war == frozenset()
    assert new.held == [None] * 3


def test_a_part_with_other_fields_is_refused() -> None:
    plain = full().dump()
    plain["battle"] = [1, 2]
    with pytest.raises(BadInput, match="Battle"):
        Position.load(plain, box=Box())


def test_what_has_no_plain_form_is_refused_where_it_is_declared() -> None:
    with pytest.raises(TypeError, match="plain data"):

        class Wrong(Fields):
            box: Box

    with pytest.raises(TypeError, match="inherited"):

        class Further(Note):
            more: int = 0


def test_a_later_field_changes_nothing_while_it_has_its_default() -> None:
    old = One(First())
    new = Two.load(old.dump())
    assert new.dump() == old.dump()
    assert new.part is not None
    new.part.aa, new.more = 6, (1,)
    assert new.dump() == {"part": [2, 1, {"aa": 6}], "more": (1,)}
    again = Two.load(msgspec.json.decode(msgspec.json.encode(new.dump())))
    assert again.dump() == new.dump()
