"""Matches and games in words, for lists and headings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from ..bots import LEVELS, ready
from ..kernel.fate import Number
from ..kernel.game import Game
from ..kernel.rulebook import summary
from ..kernel.say import Sayer, sayer
from ..kernel.tape import journal_of, known_before
from . import leases, numbers, rows, talk
from .database import Cursor
from .matches import PRESENT, Matches
from .memory import table_ending
from .people import User
from .rows import MatchRow, SeatRow
from .wire import Ended, GameInfo, Match, Named, OptionInfo, Request, ScenarioInfo, Seat, Share
from .wire import User as Person

"""The picture of a game's map, by theme."""


class Facts(NamedTuple):
    """What there is to say about a match, as it is kept: read once for all who are told. That something was answered
    (the number and the time of the last one) is not part of it, nor is it that time passes."""

    row: MatchRow
    seats: list[SeatRow]
    here: set[str]
    asked: list[tuple[Any, ...]]
    numbers: list[Number]
    thinking: float
    """Since when a program has been thinking; 0: none is."""

    def same(self, other: Facts) -> bool:
        """Whether there is nothing new to say to whoever was told of `other`."""
        return self[1:] == other[1:] and _lasting(self.row) == _lasting(other.row)


def _lasting(row: MatchRow) -> MatchRow:
    return replace(row, seq=0, last=0.0)


def facts(table: Matches, cursor: Cursor, row: MatchRow) -> Facts:
    here = talk.present(cursor, row.id, table.clock() - PRESENT) if row.state != "over" else set()
    asked = cursor.run("SELECT kind, side, answers, bot FROM requests WHERE match_id = ? ORDER BY kind", row.id)
    put_in = numbers.found(cursor, row.id) if row.state == "waiting" else []
    thinking = leases.begun(cursor, row.id) if row.state == "playing" else 0.0
    return Facts(row, rows.find_seats(cursor, row.id), here, asked, put_in, thinking)


def match(
    table: Matches, cursor: Cursor, row: MatchRow, user: User | None, language: str, known: Facts | None = None
) -> Match:
    """A match as one person may know it. `known`: the facts, if they were read already."""
    _, seats, here, asked, put_in, thinking = known or facts(table, cursor, row)
    present = table.game(row.game)
    game = table.edition_or(row, cursor, present)
    say = sayer(game, language)
    now = table.clock()
    mine = user is not None and any(seat.user == user.id for seat in seats)
    players = {seat.user for seat in seats}
    eyes = table.eyes(game, row, seats, user, "")
    return Match(
        id=row.id,
        game=row.game,
        game_name=say.own("game-title"),
        scenario=row.scenario,
        scenario_name=say.own(f"scenario-{row.scenario}"),
        options={name: value for name, value in row.options.items() if value != game.options[name].default},
        seats=tuple(_seat(table, game, row, seat, here, user, language, now, thinking) for seat in seats),
        clock=row.clock,
        state=row.state,  # type: ignore[arg-type]
        since=talk.stamp(row.made),
        last=talk.stamp(row.last),
        seq=max(0, table.version(cursor, row, eyes)),
        commitment=row.commitment,
        turn=game.sides[row.turn] if row.turn >= 0 and row.state == "playing" else "",
        when=game.words.label("turn", int(row.turn_name), language),
        invite=row.invite if mine and (row.state == "waiting" or len(players - {None}) > 1) else "",
        result=_result(table, row, language),
        requests=tuple(_request(cursor, row, each, eyes, say) for each in asked),
        watching=len(here - players),
        owner=user is not None and row.owner == user.id,
        rematch=row.rematch if mine else "",
        imported=row.imported,
        hotseat=mine and len(players) == 1 and len(seats) > 1,
        public=row.public,
        open_hands=row.open_hands,
        hints=table.may_have_hints(seats, user),
        numbers=tuple(number(game, each, seats, user, False) for each in put_in),
        data="" if game is present else row.data,
        misfit=_misfit(present, row, say) if row.tried == present.version else "",
    )


def number(game: Game[Any], put_in: Number, seats: list[SeatRow], user: User | None, over: bool) -> Share:
    """What a player put into the dice, as everybody may know it."""
    seat = next(seat for seat in seats if game.sides[seat.side] in put_in.sides.split("+"))
    return Share(
        sides=put_in.sides,
        name=seat.name,
        mine=user is not None and seat.user == user.id,
        commitment=put_in.commitment,
        committed=put_in.committed,
        number=put_in.number if over else "",
        shown=put_in.shown,
    )


def _misfit(game: Game[Any], row: MatchRow, say: Sayer) -> str:
    """Why a match cannot go on under the rules of this program."""
    why = row.misfit.get(say.language, "")
    key = "table-misfit-why" if row.good >= 0 else "table-misfit-start"
    return say.text(key, {"theirs": row.version, "ours": game.version, "answer": row.good, "why": why})


def _request(cursor: Cursor, row: MatchRow, asked: tuple[Any, ...], eyes: int | None, say: Sayer) -> Request:
    """What somebody asks of the others."""
    kind, side, to, bot = asked
    by = say.game.sides[side]
    if kind == "back":
        return _back(cursor, row.id, by, to, eyes, say)
    if kind == "stand":
        return Request(kind=kind, by=by, to=to, of=say.game.sides[to], bot=bot)
    return Request(kind=kind, by=by)


def _back(cursor: Cursor, match_id: str, by: str, to: int, eyes: int | None, say: Sayer) -> Request:
    """A request to go back to a place of the journal: before which answer, of those that these eyes noticed."""
    journal = journal_of(rows.read_tape(cursor, match_id))
    known = known_before(journal, to, eyes)
    done = next((entry.answer for entry in journal[to:] if entry.who >= 0 and entry.noticed(eyes)), None)
    if done is None:
        return Request(kind="back", by=by, to=known)
    verb, noun = done  # type: ignore[misc]
    return Request(kind="back", by=by, to=known, text=say.action(str(verb), noun))


def _seat(
    table: Matches,
    game: Game[Any],
    row: MatchRow,
    seat: SeatRow,
    here: set[str],
    user: User | None,
    language: str,
    now: float,
    thinking: float,
) -> Seat:
    runs = row.due is not None and row.turn == seat.side
    left = (row.due - now if runs and row.due is not None else seat.spare) if row.clock.kind != "none" else 0.0
    return Seat(
        side=game.sides[seat.side],
        name=game.words.label("side", seat.side, language),
        user=None if seat.user is None else Person(id=seat.user, name=seat.name, guest=seat.guest),
        bot=seat.bot,
        waits=seat.waits,  # type: ignore[arg-type]
        mine=user is not None and seat.user == user.id,
        here=seat.user in here or bool(seat.bot),
        left=round(max(0.0, left), 1),
        runs=runs,
        gone=seat.gone,
        absent=table.is_absent(row, seat, seat.user in here),
        takes=LEVELS.get(seat.bot) or None,
        thinks=round(max(0.0, now - thinking), 1) if thinking and seat.bot and row.turn == seat.side else None,
    )


def _result(table: Matches, row: MatchRow, language: str) -> Ended | None:
    """How it ended. By its rules: only who won; the position says why."""
    if row.result is None:
        return None
    game = table.game(row.game)
    if row.result.reason != "rules":
        return table_ending(game, row.result, language)
    winner = "none" if row.result.winner < 0 else ("side", row.result.winner)
    text = sayer(game, language).text("table-ended-rules", {"winner": winner})
    return Ended(text=text, winner="" if row.result.winner < 0 else game.sides[row.result.winner], reason="rules")


def game(found: Game[Any], language: str) -> GameInfo:
    """A game as it is offered."""
    say = sayer(found, language)
    return GameInfo(
        id=found.name,
        name=say.own("game-title"),
        text=say.own("game-text"),
        version=found.version,
        sides=tuple(Named(id=name, name=found.words.label("side", i, language)) for i, name in enumerate(found.sides)),
        scenarios=tuple(
            ScenarioInfo(
                id=name,
                name=say.own(f"scenario-{name}"),
                text=say.own(f"scenario-text-{name}"),
                decisions=found.front.lengths.get(name, 0),
            )
            for name in found.scenarios
        ),
        options=tuple(
            OptionInfo(
                id=name,
                rule=option.rule,
                name=say.text(f"option-{name}") if say.has(f"option-{name}") else summary(found, option.rule, language),
                default=option.default,
                low=option.low,
                high=option.high,
                choices=tuple(Named(id=each, name=say.text(f"option-{name}-{each}")) for each in option.choices),
            )
            for name, option in found.options.items()
        ),
        bots=ready(),
        takes={name: seconds for name, seconds in LEVELS.items() if seconds},
        first=found.front.first or found.scenarios[0],
        side=found.front.side or found.sides[0],
        weight=found.front.weight,
        covers={theme: name for theme, name in found.front.covers().items() if (found.art / name).is_file()},
    )
