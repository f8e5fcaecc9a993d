"""Saved games and replays: a header, the answers, state hashes; a compact text that a person can read.

    grognard record 1
    game: the-game
    ...
    <blank line>
    red play:A1 +A3,A5 blue ... =4 #9f3c...

`red`, `blue`: who answers from here on. `verb:noun`: an answer. `=4`: a die. `+A3,A5`: drawn; `+?2`: two drawn that
the reader may not know. `<12`: gone back to when there were 12 entries. `~3`: three dice or draws were answered here
to what was gone back over and is not told. `#...`: hash of the state here (in a player's save, of what that player
sees). `;` to the end of the line: a remark.

A record names the rules (a number) and the data (a digest) it was played with. It is played again with that data, and
under later rules as far as it fits them.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias

import msgspec

from .ask import Action
from .editions import Kept, edition
from .fate import Fair, Fate, Number, Seeded, commitment
from .game import Game, OptionValue
from .play import Play
from .refusal import BadInput, Refused, shown, whole_number
from .tape import FATE, HIDDEN, Entry, Skipped, straight

MAGIC = "grognard record 1"
LONGEST = 2_000_000
"""Characters: many times the longest game, and little enough to be read and played again while one waits."""
_FATES = re.compile(r"(fair|shared) [0-9a-f]{64}|seeded \S.*|scripted")
_NUMBER = re.compile(r"[0-9a-f]{64},[^,]*,([0-9a-f]{64})?,[^,]*")


Item: TypeAlias = Entry | int | Skipped | str


@dataclass
class Record:
    """A game on paper. `reader` is the only side it was written for, None if it tells everything."""

    game: str
    rules: int
    data: str
    scenario: str
    options: dict[str, OptionValue]
    players: dict[str, str] = field(default_factory=dict)
    fate: str = "scripted"
    """`fair COMMITMENT`, `shared COMMITMENT` (players put numbers in), `seeded SEED` or `scripted`."""
    key: str = ""
    """The revealed key of a finished fair game."""
    match: str = ""
    numbers: tuple[Number, ...] = ()
    """What players put into shared dice, and the match it was for. The numbers are there when it is over."""
    reader: str = ""
    result: str = ""
    tape: list[Item] = field(default_factory=list)
    """Entries, cuts, and checks (`#...`) where they were made."""
    played: Game[Any] | None = None
    """Of a record that was read: its game, with the data it was played with."""

    @property
    def commitment(self) -> str:
        """What the dice were committed to at the start, if they were."""
        kind, _, rest = self.fate.partition(" ")
        return rest.strip() if kind in ("fair", "shared") else ""

    @property
    def of(self) -> Game[Any]:
        assert self.played is not None
        return self.played


class Misfit(BadInput):
    """A record of earlier rules does not fit these from some answer on. `play` stands at the last that does."""

    def __init__(self, play: Play[Any], saved: Record, why: BadInput) -> None:
        said = BadInput("bad-misfit", theirs=saved.rules, ours=play.game.version, answer=len(play.journal), why=why)
        super().__init__(said.key)
        self.given = said.given
        self.play, self.why = play, why

    def said(self, language: str) -> str:
        self.given["why"] = self.why.said(language)
        return super().said(language)


PUBLIC = -2
"""A reader who belongs to no side: sees what everybody may see."""


AT_TABLE = ("resigned", "time", "agreed", "abandoned")
"""How a game may end by what the players do rather than by its rules."""


def record(
    play: Play[Any], players: Mapping[str, str] | None = None, reader: int | None = None, ended: str = ""
) -> Record:
    """The record of a game: all of it, or (`reader`) what one side may read of it while it is being played.

    `ended`: how it ended at the table (`ap resigned`): then there is nothing left to hide."""
    if not play.whole:
        raise BadInput("bad-not-whole")
    game = play.game
    fate = play.fate
    over = play.over or bool(ended)
    written = "scripted"
    key, match = "", ""
    numbers: tuple[Number, ...] = ()
    if isinstance(fate, Fair):
        written = f"{'shared' if fate.numbers else 'fair'} {fate.commitment}"
        key, match = fate.reveal() if over else "", fate.match
        numbers = tuple(each if over else each._replace(number="") for each in fate.numbers)
    elif isinstance(fate, Seeded) and reader is None:
        written = f"seeded {fate.seed}"
    tape: list[Item] = []
    whole = reader is None or over
    for length, item in enumerate(play.tape if whole else play.tape_for(None if reader == PUBLIC else reader), 1):
        if not isinstance(item, Entry):
            tape.append(item)
            continue
        hide = reader is not None and item.to is not None and item.to != reader and not over
        tape.append(item._replace(answer=(HIDDEN,) * len(item.answer)) if hide else item)  # type: ignore[arg-type]
        if reader is None and length in play.checks:
            tape.append("#" + play.checks[length])
    tape.append("#" + (play.hash() if reader is None or over else view_hash(play, reader)))
    return Record(
        game=game.name,
        rules=game.version,
        data=game.digest,
        scenario=play.scenario,
        options=dict(play.options),
        players=dict(players or {}),
        fate=written,
        key=key,
        match=match if numbers else "",
        numbers=numbers,
        reader="" if reader is None or over else "public" if reader == PUBLIC else game.sides[reader],
        result=_result(play) or ended,
        tape=tape,
    )


def _result(play: Play[Any]) -> str:
    if play.result is None:
        return ""
    winner = "draw" if play.result.winner is None else play.game.sides[play.result.winner]
    return f"{winner} {play.result.reason}"


def view_hash(play: Play[Any], side: int) -> str:
    """A hash of what one side (or the public) sees, and so of nothing that it may not know."""
    seen = {**play.view(None if side == PUBLIC else side), "options": play.options}
    return hashlib.blake2b(msgspec.json.encode(seen, order="sorted"), digest_size=12).hexdigest()


def write(saved: Record, game: Game[Any]) -> str:
    """A record as text."""
    lines = [MAGIC]
    header = {
        "game": saved.game,
        "rules": str(saved.rules),
        "data": saved.data,
        "scenario": saved.scenario,
        "options": " ".join(f"{name}={_say(value)}" for name, value in sorted(saved.options.items())),
        "players": " ".join(f"{side}={who}" for side, who in sorted(saved.players.items())),
        "fate": saved.fate,
        "key": saved.key,
        "match": saved.match,
        "numbers": " ".join(f"{each.sides}={','.join(each[1:])}" for each in saved.numbers),
        "reader": saved.reader,
        "result": saved.result,
    }
    for name, value in header.items():
        if not value.isprintable():
            raise BadInput("bad-header-value", name=name, value=shown(value))
        if value:
            lines.append(f"{name}: {value}")
    for side, player in saved.players.items():
        if len(side.split()) != 1 or len(player.split()) != 1 or "=" in side:
            raise BadInput("bad-player-name", player=shown(player))
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


def _token(item: Item, game: Game[Any]) -> str:
    if isinstance(item, str):
        return item
    if isinstance(item, int):
        return f"<{item}"
    if isinstance(item, Skipped):
        return f"~{item.answers}"
    answer = item.answer
    if item.who != FATE:
        return game.write(answer)  # type: ignore[arg-type]
    if isinstance(answer, int):
        return f"={answer}"
    if HIDDEN in answer:
        return f"+?{len(answer)}"
    names = game.nouns.get(game.drawn)
    return "+" + ",".join(str(n) if names is None else names[n] for n in answer)  # type: ignore[index]


def read(text: str, games: Mapping[str, Game[Any]], kept: Kept = lambda game, digest: None) -> Record:
    """A record from text. Anything that is not one gets one clear sentence. `kept`: where other data files may be."""
    if len(text) > LONGEST:
        raise BadInput("bad-record-long")
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    lines = head.split("\n")
    if lines[0].strip() != MAGIC:
        raise BadInput("bad-no-record", line=repr(MAGIC))
    header: dict[str, str] = {}
    for line in lines[1:]:
        name, colon, value = line.partition(":")
        if not colon or name in header:
            raise BadInput("bad-header-line", line=shown(line))
        header[name] = value.strip()
    for name in ("game", "rules", "data", "scenario", "fate"):
        if name not in header:
            raise BadInput("bad-header-lacks", name=name)
    if header["game"] not in games:
        raise BadInput("bad-other-game", game=shown(header["game"]))
    game = games[header["game"]]
    rules = whole_number(header["rules"])
    if rules is None or not 0 < rules <= game.version:
        raise BadInput("bad-other-rules", theirs=shown(header["rules"]), ours=game.version)
    game = edition(game, header["data"], kept)
    if not _FATES.fullmatch(header["fate"]):
        raise BadInput("bad-fate", fate=shown(header["fate"]))
    saved = Record(
        game=game.name,
        rules=rules,
        data=game.digest,
        scenario=game.check_scenario(header["scenario"]),
        options=game.settings(dict(_options(header.get("options", "")))),
        players=dict(_pairs(header.get("players", ""))),
        fate=header["fate"],
        key=header.get("key", ""),
        match=header.get("match", ""),
        numbers=tuple(_numbers(header.get("numbers", ""))),
        reader=header.get("reader", ""),
        result=header.get("result", ""),
        played=game,
    )
    if saved.fate.startswith("shared ") != bool(saved.numbers):
        raise BadInput("bad-numbers")
    if saved.reader and saved.reader not in (*game.sides, "public"):
        raise BadInput("bad-reader", reader=shown(saved.reader), game=game.name)
    saved.tape = list(_items(body, game))
    if not saved.tape or not isinstance(saved.tape[-1], str):
        raise BadInput("bad-record-short")
    return saved


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("bad-header-pair", pair=shown(pair))
        yield name, value


def _numbers(text: str) -> Iterator[Number]:
    for sides, value in _pairs(text):
        if not _NUMBER.fullmatch(value):
            raise BadInput("bad-number-line", sides=shown(sides))
        yield Number(sides, *value.split(","))


def _options(text: str) -> Iterator[tuple[str, OptionValue]]:
    for name, value in _pairs(text):
        yield name, parse_option(value)


def parse_option(text: str) -> OptionValue:
    """An option's value as written: on, off, or a number."""
    if text in ("on", "off"):
        return text == "on"
    number = whole_number(text)
    if number is None:
        raise BadInput("bad-option-value", value=shown(text))
    return number


def _items(body: str, game: Game[Any]) -> Iterator[Item]:
    who: int | None = None
    for line in body.split("\n"):
        for token in line.partition(";")[0].split():
            if token in game.sides:
                who = game.sides.index(token)
            elif token[0] == "#":
                yield token
            elif token[0] == "<":
                yield _number(token)
            elif token[0] == "~":
                yield Skipped(_number(token))
            elif token[0] == "=":
                yield Entry(FATE, _number(token))
            elif token.startswith("+?"):
                yield Entry(FATE, _hidden(min(_number(token[1:]), 1000)))
            elif token[0] == "+":
                yield Entry(FATE, tuple(_drawn(name, game) for name in token[1:].split(",") if name))
            elif who is None:
                raise BadInput("bad-answered-by-nobody", answer=shown(token))
            else:
                yield Entry(who, game.read(token))


def _number(token: str) -> int:
    number = whole_number(token[1:], 8)
    if number is None or number < 0:
        raise BadInput("bad-number", text=shown(token))
    return number


@cache
def _hidden(count: int) -> tuple[int, ...]:
    return (HIDDEN,) * count


def _drawn(name: str, game: Game[Any]) -> int:
    noun = game.noun(game.drawn, name) if game.drawn in game.nouns else whole_number(name)
    if noun is None:
        raise BadInput("bad-no-noun", name=shown(name), kind=game.drawn, game=game.name)
    return noun


class _Recorded:
    """Fate's answers from a record, held against what its key or its seed gives.

    A key must give every one of them. A seed need not (somebody may have gone on with other dice), but as long as it
    does, it is known how it goes on.
    """

    def __init__(self, answers: Iterator[Entry], true: Fair | Seeded | None) -> None:
        self._answers, self.true = answers, true
        self.count = 0

    def _next(self) -> Entry:
        entry = next(self._answers, None)
        if entry is None or entry.who != FATE:
            raise BadInput("bad-record-fate")
        self.count += 1
        return entry

    def roll(self, faces: int) -> int:
        answer = self._next().answer
        if not isinstance(answer, int) or not 1 <= answer <= faces:
            raise BadInput("bad-record-die", answer=repr(answer), faces=faces)
        if self.true is not None and self.true.roll(faces) != answer:
            self._not_so("die")
        return answer

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]:
        answer = self._next().answer
        if isinstance(answer, int) or len(answer) != count:
            raise BadInput("bad-record-draw")
        true = None if self.true is None else self.true.draw(pool, count)
        if HIDDEN in answer:
            if true is None or not isinstance(self.true, Fair):
                raise BadInput("bad-hidden-draw")
            return true
        if true is not None and true != answer:
            self._not_so("draw")
        if len(set(answer) & set(pool)) != count:
            raise BadInput("bad-record-drawn")
        return answer  # type: ignore[return-value]

    def skip(self, answers: int) -> None:
        """Answers that are not told: a key goes on after them, of a seed it is not known how."""
        if isinstance(self.true, Fair):
            self.true.spent += answers
        else:
            self.true = None

    def _not_so(self, what: str) -> None:
        if isinstance(self.true, Fair):
            raise BadInput("bad-fate-answer", answer=self.count, what=what)
        self.true = None


class _Keyless:
    """The fate of a fair game whose key is not at hand: it can be looked at, not gone on with."""

    def roll(self, faces: int) -> int:
        raise BadInput("bad-no-key")

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]:
        raise BadInput("bad-no-key")


def fair_key(saved: Record, key: str) -> Fair | None:
    """The committed generator of a fair record, from its key (given or revealed) and the numbers of its players; None
    for other fates, or if it is not all there."""
    written = key or saved.key
    if not saved.commitment or not written or not all(each.number for each in saved.numbers):
        return None
    try:
        secret = bytes.fromhex(written)
    except ValueError:
        raise BadInput("bad-key-written") from None
    if len(secret) != 32 or not hmac.compare_digest(commitment(secret).encode(), saved.commitment.encode()):
        raise BadInput("bad-key-other")
    return Fair(secret, match=saved.match, numbers=saved.numbers)


def replay(saved: Record, game: Game[Any], key: str = "", *, log: bool = False, check: bool = True) -> Play[Any]:
    """Play a record again to its end, checking every answer, hash, die and draw, and be ready to go on.

    A record of earlier rules that does not fit these raises Misfit, which has the game up to there."""
    if saved.reader and game.secret:
        raise BadInput("bad-hidden-answers")
    fair = fair_key(saved, key)
    # What was gone back over may not fit later rules; what stands must.
    items = iter(saved.tape if saved.rules == game.version else straight(saved.tape))
    waiting: list[Item] = []

    def following() -> Iterator[Entry]:
        while True:
            item = waiting.pop() if waiting else next(items, None)
            if item is None:
                return
            if isinstance(item, str):
                continue
            if not isinstance(item, Entry) or item.who != FATE:
                waiting.append(item)
                return
            yield item

    class Feed:
        """A new look at the stream for every question."""

        def __next__(self) -> Entry:
            return next(following())

        def __iter__(self) -> Feed:
            return self

    recorded = _Recorded(Feed(), fair or _seeded(saved))
    play: Play[Any] = Play(game, recorded, saved.scenario, saved.options, log=log, check_every=50)
    sure = len(play.journal)
    while True:
        item = waiting.pop() if waiting else next(items, None)
        if item is None:
            break
        at = len(play.journal)
        try:
            _replay_item(play, recorded, item, saved if check else None)
        except Exception as error:
            if saved.rules == game.version:
                raise
            why = error if isinstance(error, BadInput) else BadInput("bad-record-broke", answer=at + 1, why=repr(error))
            if isinstance(item, str):
                at = sure
            if len(play.journal) != at or why is not error:
                play.go_back(at)
            play.fate = _onward(saved, recorded)
            raise Misfit(play, saved, why) from error
        if isinstance(item, str):
            sure = at
    if check and saved.result and saved.result != (_result(play) or ended_at_table(saved)):
        wrong = BadInput("bad-record-result", result=shown(saved.result))
        raise wrong if saved.rules == game.version else Misfit(play, saved, wrong)
    play.fate = _onward(saved, recorded)
    return play


def _replay_item(play: Play[Any], recorded: _Recorded, item: Item, checked: Record | None) -> None:
    """One item of a record; `checked`: the record, if its hashes are to be compared."""
    at = len(play.journal)
    if isinstance(item, str):
        if checked is not None:
            seen = play.hash() if not checked.reader else view_hash(play, _reader(checked, play.game))
            if item[1:] != seen:
                raise BadInput("bad-record-position", answer=at)
    elif isinstance(item, int):
        if not 0 <= item < at:
            raise BadInput("bad-record-back", answer=item, of=at)
        play.go_back(item)
    elif isinstance(item, Skipped):
        play.tape.append(item)
        recorded.skip(item.answers)
    elif item.who == FATE:
        raise BadInput("bad-record-nobody", answer=at)
    else:
        assert isinstance(item.answer, tuple)
        action: Action = item.answer  # type: ignore[assignment]
        try:
            play.act(item.who, action)
        except Refused as refused:
            raise BadInput("bad-record-refused", answer=at + 1, why=refused) from refused


def ended_at_table(saved: Record) -> str:
    """The record's result if the players made it (`ap resigned`), else nothing."""
    return saved.result if saved.result.partition(" ")[2] in AT_TABLE else ""


def _reader(saved: Record, game: Game[Any]) -> int:
    return PUBLIC if saved.reader == "public" else game.sides.index(saved.reader)


def _seeded(saved: Record) -> Seeded | None:
    if not saved.fate.startswith("seeded "):
        return None
    seed = saved.fate.removeprefix("seeded ")
    number = whole_number(seed, 40)
    return Seeded(seed if number is None else number)


def _onward(saved: Record, recorded: _Recorded) -> Fate:
    if recorded.true is not None:
        return recorded.true
    if saved.commitment:
        return _Keyless()
    if saved.fate.startswith("seeded "):
        return Seeded(f"{saved.fate.removeprefix('seeded ')} after {recorded.count}")
    return Seeded(f"{saved.game} after {recorded.count}")
