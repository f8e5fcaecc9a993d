"""Games begun under earlier rules, played again under these as far as they fit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from .fate import Fair, Fate
from .game import Game, OptionValue, State
from .play import Play, state_hash
from .refusal import BadInput
from .tape import FATE, Marked, Taped, journal_of, spent, straight

S = TypeVar("S", bound=State)


def revive(
    game: Game[S],
    fate: Fate,
    scenario: str,
    options: Mapping[str, OptionValue],
    tape: list[Taped],
    checks: Mapping[int, str],
    marked: Marked | None = None,
) -> tuple[Play[S], BadInput | None]:
    """A game begun under earlier rules, played again from its start as far as it fits these, and why no further.

    It fits if every answer that stands may still be given and leads to the positions it led to: `checks` are hashes
    by length of the journal, `marked` is a mark of the time. Otherwise it stands at the last answer that is known
    to be good, with the tape up to there. BadInput if not even its beginning fits."""
    journal = journal_of(tape)
    at = next((i for i, entry in enumerate(journal) if entry.who != FATE), len(journal))
    try:
        play = Play.restore(game, fate, scenario, options, list(journal[:at]), None, [])
    except BadInput:
        raise
    except Exception as error:
        raise _broke(0, error) from error
    then = "" if marked is None else _hash_of(game, marked)
    sure, wrong = at, None
    while at < len(journal):
        end = next((i for i in range(at + 1, len(journal)) if journal[i].who != FATE), len(journal))
        try:
            play.follow(journal[at:end])
            here = play.marked() if marked is not None and marked.answers == end else None
            marks = [] if here is None or here.answers != end else [(then, state_hash(game.load(here.state)))]
            checked = [*marks, *([(checks[end], play.hash())] if end in checks else [])]
        except BadInput as bad:
            good, wrong = at, bad
            break
        except Exception as error:  # rules that meet a position they cannot have: whatever it is, it does not fit
            good, wrong = at, _broke(at, error)
            break
        if any(one != other for one, other in checked):
            good, wrong = sure, BadInput("bad-record-position", answer=end)
            break
        at = end
        sure = at if checked else sure
    if wrong is None:
        play.tape = straight(tape)
    else:
        play = Play.restore(game, fate, scenario, options, list(journal[:good]), None, [])
    if isinstance(fate, Fair):  # what was ever rolled is not rolled again
        fate.spent = spent(tape)
    return play, wrong


def _broke(at: int, error: Exception) -> BadInput:
    return BadInput("bad-record-broke", answer=at + 1, why=f"{type(error).__name__} {error}")


def _hash_of(game: Game[S], marked: Marked) -> str:
    """The position of a mark; none that these rules ever come to, if they cannot read it."""
    try:
        return state_hash(game.load(marked.state))
    except Exception:
        return ""
