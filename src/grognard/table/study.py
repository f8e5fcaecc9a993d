"""What can be learned from a match: its dice, whether they were fair, and a question as a program reads it."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from ..games import ASKED
from ..kernel.editions import Texts
from ..kernel.fate import Fair
from ..kernel.play import Play
from ..kernel.record import read, record, replay, write
from ..kernel.refusal import BadInput
from ..kernel.words import sentence
from .memory import Live
from .rows import MatchRow
from .wire import Audit, Luck, LuckSide, Share


def luck(play: Play[Any], side: int | None) -> Luck:
    """The dice that the log tells of, by whose they were."""
    told = play.game.page.luck
    rolls = [told(line) or () for line in play.log_for(side)] if told is not None else []
    found = [(roll[0], die) for roll in rolls for die in roll[1:]]
    faces = play.game.page.faces
    sides = tuple(_luck(name, [d for who, d in found if who == i], faces) for i, name in enumerate(play.game.sides))
    return Luck(faces=faces, sides=sides, all=_luck("", [die for _, die in found], faces))


def _luck(side: str, dice: list[int], faces: int) -> LuckSide:
    count = len(dice)
    expected = (faces + 1) / 2
    mean = sum(dice) / count if count else 0.0
    spread = math.sqrt((faces**2 - 1) / 12 / count) if count else 1.0
    # The normal curve, with half a pip of grace because dice are whole.
    share = 0.5 * (1 + math.erf((mean - expected + 0.5 / max(count, 1)) / (spread * math.sqrt(2)))) if count else 0.5
    return LuckSide(
        side=side,
        rolls=tuple(dice.count(face) for face in range(1, faces + 1)),
        mean=round(mean, 3),
        expected=expected,
        percentile=round(100 * min(1.0, share), 1),
    )


def committed(match: MatchRow, numbers: tuple[Share, ...], answers: int, language: str) -> Audit:
    """What was committed to before the first die, and by whom."""
    key = "table-audit-later-shared" if numbers else "table-audit-later"
    if match.imported:
        key = "table-audit-imported"
    text = sentence(language, key, {"names": _names(numbers, language)})
    return Audit(commitment=match.commitment, answers=answers, text=text, numbers=numbers)


def proof(play: Play[Any]) -> str:
    """A finished match as a record that has everything in it, to be played again."""
    return write(record(play, ended="draw agreed"), play.game)


def check(proof: str, files: Texts | None) -> BadInput | None:
    """Compute every die and draw again: what does not follow, if anything. Runs in a process of its own. `files`: the
    match's data, if they are not the present ones."""
    try:
        saved = read(proof, ASKED, lambda game, digest: files)
        replay(saved, saved.of)
    except BadInput as bad:
        return bad
    return None


def audited(before: Audit, fate: Fair, wrong: BadInput | None, language: str) -> Audit:
    """When the match is over: the keys, and whether every die follows from them."""
    opened = msgspec.structs.replace(before, key=fate.reveal(), dice=fate.dice(), fair=wrong is None)
    if wrong is not None:
        said = sentence(language, "table-audit-wrong", {"why": wrong.said(language)})
        return msgspec.structs.replace(opened, text=said)
    key = "table-audit-right-shared" if before.numbers else "table-audit-right"
    told = {"count": before.answers, "names": _names(before.numbers, language)}
    return msgspec.structs.replace(opened, text=sentence(language, key, told))


def _names(numbers: tuple[Share, ...], language: str) -> str:
    return f" {sentence(language, 'table-and', {})} ".join(each.name for each in numbers)


def line(live: Live, match: MatchRow, side: int) -> bytes | None:
    """A question for a program, as one line; None while another side is asked, or a program of the table plays."""
    play = live.play
    if match.state == "over" or play.over:
        winner = None if live.outcome is None or live.outcome.winner < 0 else play.game.sides[live.outcome.winner]
        reason = "rules" if live.outcome is None else live.outcome.reason
        return msgspec.json.encode(
            {"over": True, "match": live.id, "seq": live.version(side), "winner": winner, "reason": reason}
        )
    if match.state != "playing" or play.question is None or play.question.side != side or side in live.bots:
        return None
    seen = play.view(side)
    seq = live.version(side)
    return msgspec.json.encode({"match": live.id, "seq": seq, "side": play.game.sides[side], "view": seen})
