"""Saved games and replays: a header, the answers, state hashes; a compact text that a person can read.

    grognard record 1
    game: paths-of-glory
    ...
    <blank line>
    cp keep:CP1 +CP3,CP5 ap ... =4 #9f3c...

`cp`, `ap`: who answers from here on. `verb:noun`: an answer. `=4`: a die. `+CP3,CP5`: drawn; `+?2`: two drawn that
the reader may not know. `<12`: gone back to when there were 12 entries. `#...`: hash of the state here (in a
player's save, of what that player sees). `;` to the end of the line: a remark.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .ask import Action
from .fate import Fair, Fate, Seeded, commitment
from .game import Game, OptionValue
from .play import FATE, Entry, Play
from .refusal import BadInput, Refused

MAGIC = "grognard record 1"
LONGEST = 20_000_000


@dataclass
class Record:
    """A game on paper. `reader` is the only side it was written for, None if it tells everything."""

    game: str
    rules: str
    data: str
    scenario: str
    options: dict[str, OptionValue]
    players: dict[str, str] = field(default_factory=dict)
    fate: str = "scripted"
    """`fair COMMITMENT`, `seeded SEED` or `scripted`."""
    key: str = ""
    """The revealed key of a finished fair game."""
    reader: str = ""
    result: str = ""
    tape: list[Entry | int | str] = field(default_factory=list)
    """Entries, cuts, and checks (`#...`) where they were made."""


PUBLIC = -2
"""A reader who belongs to no side: sees what everybody may see."""

HIDDEN = -1
"""Stands in a tape for a drawn thing that the reader may not know."""


def record(play: Play[Any], players: Mapping[str, str] | None = None, reader: int | None = None) -> Record:
    """The record of a game: all of it, or (`reader`) what one side may read of it while it is being played."""
    game = play.game
    fate = play.fate
    written = "scripted"
    key = ""
    if isinstance(fate, Fair):
        written = f"fair {fate.commitment}"
        key = fate.reveal() if play.over else ""
    elif isinstance(fate, Seeded) and reader is None:
        written = f"seeded {fate.seed}"
    result = ""
    if play.result is not None:
        winner = "draw" if play.result.winner is None else game.sides[play.result.winner]
        result = f"{winner} {play.result.reason}"
    tape: list[Entry | int | str] = []
    length = 0
    for item in play.tape:
        if isinstance(item, int):
            length = item
            tape.append(item)
            continue
        length += 1
        hide = reader is not None and item.to is not None and item.to != reader and not play.over
        tape.append(item._replace(answer=(HIDDEN,) * len(item.answer)) if hide else item)  # type: ignore[arg-type]
        if reader is None and length in play.checks:
            tape.append("#" + play.checks[length])
    tape.append("#" + (play.hash() if reader is None or play.over else view_hash(play, reader)))
    return Record(
        game=game.name,
        rules=game.version,
        data=game.digest,
        scenario=play.scenario,
        options=dict(play.options),
        players=dict(players or {}),
        fate=written,
        key=key,
        reader="" if reader is None or play.over else "public" if reader == PUBLIC else game.sides[reader],
        result=result,
        tape=tape,
    )


def view_hash(play: Play[Any], side: int) -> str:
    """A hash of what one side (or the public) sees, and so of nothing that it may not know."""
    seen = play.view(None if side == PUBLIC else side)
    return hashlib.blake2b(msgspec.json.encode(seen, order="deterministic"), digest_size=12).hexdigest()


def write(saved: Record, game: Game[Any]) -> str:
    """A record as text."""
    lines = [MAGIC]
    header = {
        "game": saved.game,
        "rules": saved.rules,
        "data": saved.data,
        "scenario": saved.scenario,
        "options": " ".join(f"{name}={_say(value)}" for name, value in sorted(saved.options.items())),
        "players": " ".join(f"{side}={who}" for side, who in sorted(saved.players.items())),
        "fate": saved.fate,
        "key": saved.key,
        "reader": saved.reader,
        "result": saved.result,
    }
    lines += [f"{name}: {value}" for name, value in header.items() if value]
    lines.append("")
    line: list[str] = []
    who = None
    for item in saved.tape:
        if isinstance(item, Entry) and item.who != FATE:
            verb = item.answer[0]  # type: ignore[index]
            if who != item.who or verb in game.heads:
                if line:
                    lines.append(" ".join(line))
                line = [game.sides[item.who]]
                who = item.who
        line.append(_token(item, game))
        if sum(map(len, line)) + len(line) > 110:
            lines.append(" ".join(line))
            line = [" "]
    if line != [" "]:
        lines.append(" ".join(line))
    return "\n".join(lines) + "\n"


def _say(value: OptionValue) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _token(item: Entry | int | str, game: Game[Any]) -> str:
    if isinstance(item, str):
        return item
    if isinstance(item, int):
        return f"<{item}"
    answer = item.answer
    if item.who != FATE:
        return game.write(answer)  # type: ignore[arg-type]
    if isinstance(answer, int):
        return f"={answer}"
    if HIDDEN in answer:
        return f"+?{len(answer)}"
    names = game.nouns.get(game.drawn)
    return "+" + ",".join(str(n) if names is None else names[n] for n in answer)  # type: ignore[index]


def read(text: str, games: Mapping[str, Game[Any]]) -> Record:
    """A record from text. Anything that is not one gets one clear sentence."""
    if len(text) > LONGEST:
        raise BadInput("this file is too long to be a record")
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    lines = head.split("\n")
    if lines[0].strip() != MAGIC:
        raise BadInput(f"this is not a grognard record: its first line is not {MAGIC!r}")
    header: dict[str, str] = {}
    for line in lines[1:]:
        name, colon, value = line.partition(":")
        if not colon or name in header:
            raise BadInput(f"the header line {line[:60]!r} is damaged")
        header[name] = value.strip()
    for name in ("game", "rules", "data", "scenario", "fate"):
        if name not in header:
            raise BadInput(f"the header does not say its {name}")
    if header["game"] not in games:
        raise BadInput(f"this is a record of {header['game']!r}, a game that is not installed")
    game = games[header["game"]]
    if header["rules"] != game.version:
        raise BadInput(
            f"this record follows version {header['rules']!r} of the rules; this program plays version {game.version}"
        )
    if header["data"] != game.digest:
        raise BadInput("this record was played with other data files (map, units, cards) than these")
    saved = Record(
        game=game.name,
        rules=header["rules"],
        data=header["data"],
        scenario=game.check_scenario(header["scenario"]),
        options=game.settings(dict(_options(header.get("options", "")))),
        players=dict(_pairs(header.get("players", ""))),
        fate=header["fate"],
        key=header.get("key", ""),
        reader=header.get("reader", ""),
        result=header.get("result", ""),
    )
    if saved.reader and saved.reader not in (*game.sides, "public"):
        raise BadInput(f"this record was written for {saved.reader!r}, which is no side of {game.name}")
    saved.tape = list(_items(body, game))
    return saved


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"{pair!r} in the header is not of the form name=value")
        yield name, value


def _options(text: str) -> Iterator[tuple[str, OptionValue]]:
    for name, value in _pairs(text):
        yield name, parse_option(value)


def parse_option(text: str) -> OptionValue:
    """An option's value as written: on, off, or a number."""
    if text in ("on", "off"):
        return text == "on"
    if text.lstrip("-").isdigit() and len(text) < 7:
        return int(text)
    raise BadInput(f"an option is on, off or a number, not {text!r}")


def _items(body: str, game: Game[Any]) -> Iterator[Entry | int | str]:
    who: int | None = None
    for line in body.split("\n"):
        for token in line.partition(";")[0].split():
            if token in game.sides:
                who = game.sides.index(token)
            elif token[0] == "#":
                yield token
            elif token[0] == "<":
                yield _number(token)
            elif token[0] == "=":
                yield Entry(FATE, _number(token))
            elif token.startswith("+?"):
                yield Entry(FATE, (HIDDEN,) * min(_number(token[1:]), 1000))
            elif token[0] == "+":
                yield Entry(FATE, tuple(_drawn(name, game) for name in token[1:].split(",") if name))
            elif who is None:
                raise BadInput(f"nobody is said to have answered {token[:40]!r}")
            else:
                yield Entry(who, game.read(token))


def _number(token: str) -> int:
    if not token[1:].isdigit() or len(token) > 9:
        raise BadInput(f"{token[:40]!r} should hold a number")
    return int(token[1:])


def _drawn(name: str, game: Game[Any]) -> int:
    noun = game.noun(game.drawn, name) if game.drawn in game.nouns else (int(name) if name.isdigit() else None)
    if noun is None:
        raise BadInput(f"{name[:40]!r} is not a {game.drawn} of {game.name}")
    return noun


class _Recorded:
    """Fate's answers from a record, checked against the key where there is one."""

    def __init__(self, answers: Iterator[Entry], fair: Fair | None) -> None:
        self._answers, self.fair = answers, fair
        self.ended = False
        self.count = 0

    def _next(self) -> Entry:
        entry = next(self._answers, None)
        if entry is None or entry.who != FATE:
            self.ended = True
            raise BadInput("the record is damaged: it lacks a die or a draw")
        self.count += 1
        return entry

    def roll(self, faces: int) -> int:
        answer = self._next().answer
        if not isinstance(answer, int) or not 1 <= answer <= faces:
            raise BadInput(f"the record is damaged: {answer!r} is not a roll of a die with {faces} faces")
        if self.fair is not None and self.fair.roll(faces) != answer:
            raise BadInput(f"answer {self.count} of Fate, a die, is not what the committed key gives")
        return answer

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]:
        answer = self._next().answer
        if isinstance(answer, int) or len(answer) != count:
            raise BadInput("the record is damaged: a draw does not fit the game")
        true = None if self.fair is None else self.fair.draw(pool, count)
        if HIDDEN in answer:
            if true is None:
                raise BadInput("this save hides what the other side drew: its key is needed to go on")
            return true
        if true is not None and true != answer:
            raise BadInput(f"answer {self.count} of Fate, a draw, is not what the committed key gives")
        if not set(answer) <= set(pool):
            raise BadInput("the record is damaged: something was drawn that could not be")
        return answer  # type: ignore[return-value]


def fair_key(saved: Record, key: str) -> Fair | None:
    """The committed generator of a fair record, from its key (given or revealed); None for other fates."""
    if not saved.fate.startswith("fair "):
        return None
    written = key or saved.key
    if not written:
        return None
    try:
        secret = bytes.fromhex(written)
    except ValueError:
        raise BadInput("the key is not written in hexadecimal") from None
    if len(secret) != 32 or not hmac.compare_digest(commitment(secret), saved.fate.removeprefix("fair ").strip()):
        raise BadInput("this key is not the one that was committed to at the start of the game")
    return Fair(secret)


def replay(saved: Record, game: Game[Any], key: str = "", *, log: bool = False, check: bool = True) -> Play[Any]:
    """Play a record again to its end, checking every answer, hash, die and draw, and be ready to go on."""
    fair = fair_key(saved, key)
    items = iter(saved.tape)
    waiting: list[Entry | int | str] = []

    def following() -> Iterator[Entry]:
        while True:
            item = waiting.pop() if waiting else next(items, None)
            if item is None:
                return
            if isinstance(item, str):
                continue
            if isinstance(item, int) or item.who != FATE:
                waiting.append(item)
                return
            yield item

    class Feed:
        """A new look at the stream for every question."""

        def __next__(self) -> Entry:
            return next(following())

        def __iter__(self) -> Feed:
            return self

    recorded = _Recorded(Feed(), fair)
    play: Play[Any] = Play(game, recorded, saved.scenario, saved.options, log=log, check_every=50)
    while True:
        item = waiting.pop() if waiting else next(items, None)
        if item is None:
            break
        at = len(play.journal)
        if isinstance(item, str):
            if check:
                seen = play.hash() if not saved.reader else view_hash(play, _reader(saved, game))
                if item[1:] != seen:
                    raise BadInput(f"the record is damaged: its position after answer {at} is not the one it was")
        elif isinstance(item, int):
            if not 0 <= item < at:
                raise BadInput(f"the record is damaged: it goes back to answer {item} of {at}")
            play.go_back(item)
        elif item.who == FATE:
            raise BadInput(f"the record is damaged: after answer {at} nobody rolled or drew")
        else:
            assert isinstance(item.answer, tuple)
            action: Action = item.answer  # type: ignore[assignment]
            try:
                play.act(item.who, action)
            except Refused as refused:
                raise BadInput(f"the record is damaged: answer {at + 1} was refused ({refused})") from refused
    play.fate = _onward(saved, fair, recorded.count)
    return play


def _reader(saved: Record, game: Game[Any]) -> int:
    return PUBLIC if saved.reader == "public" else game.sides.index(saved.reader)


def _onward(saved: Record, fair: Fair | None, count: int) -> Fate:
    if fair is not None:
        return fair
    if saved.fate.startswith("seeded "):
        return Seeded(f"{saved.fate.removeprefix('seeded ')} after {count}")
    return Seeded(f"{saved.game} after {count}")
