"""`grognard play`: a whole game in a terminal, by people, by bots, or by both."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ..bots import NAMES, Bot, make
from ..games import get
from ..kernel.ask import Action, Choose
from ..kernel.fate import Fair, Fate, Seeded
from ..kernel.game import Game
from ..kernel.play import Play
from ..kernel.record import PUBLIC, record, replay, write
from ..kernel.refusal import NOTHING_TO_UNDO, BadInput, Refused
from ..kernel.say import LANGUAGES, sayer
from .common import find_key, keep_key, parse_options, read_record


def start(
    name: str,
    scenario: str,
    options: list[str],
    players: list[str],
    load: Path | None,
    seed: int | None,
    language: str,
) -> None:
    """Set up a new game or load a saved one, and play it."""
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    fate: Fate
    if load is not None:
        saved, game = read_record(load)
        if saved.result:
            raise BadInput(f"{load} is a finished game; `grognard replay` shows it")
        who = dict(saved.players) or _players(game, players)
        if players:
            who = _players(game, players)
        play = replay(saved, game, find_key(saved), log=True)
    else:
        game = get(name)
        who = _players(game, players)
        fate = Fair() if seed is None else Seeded(seed)
        chosen = game.check_scenario(scenario or game.scenarios[-1])
        play = Play(game, fate, chosen, parse_options(options), log=True, check_every=50)
    if isinstance(play.fate, Fair):
        keep_key(play.fate.commitment, play.fate.reveal())
    Terminal(play, who, language).run()


def _players(game: Game[Any], given: Iterable[str]) -> dict[str, str]:
    """SIDE=person or SIDE=BOT; unsaid, the last side (which begins here) is a person's and the others greedy's."""
    who = dict.fromkeys(game.sides, "greedy")
    who[game.sides[-1]] = "person"
    named = set()
    for text in given:
        side, equals, player = text.partition("=")
        if side not in game.sides or not equals:
            raise BadInput(f"--player is SIDE=PLAYER with SIDE one of {', '.join(game.sides)}, not {text!r}")
        if player != "person" and player not in NAMES:
            raise BadInput(f"a player is person or one of {', '.join(NAMES)}, not {player!r}")
        who[side] = player
        named.add(side)
    return who


class Terminal:
    """Shows the game and takes answers, line by line."""

    def __init__(
        self,
        play: Play[Any],
        players: dict[str, str],
        language: str,
        ask: Callable[[str], str] | None = None,
        out: Callable[[str], None] | None = None,
    ) -> None:
        self.play = play
        self.players = players
        self.say = sayer(play.game, language)
        self._ask, self._out = ask or input, out or print
        sides = play.game.sides
        self._bots: dict[int, Bot] = {
            i: make(players[side], 1000 + i) for i, side in enumerate(sides) if players[side] != "person"
        }
        self.people = [i for i in range(len(sides)) if i not in self._bots]
        self._told = 0
        self._shown: Choose | None = None

    # -- the loop -----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        text = self.say.text
        if isinstance(self.play.fate, Fair):
            self._out(text("cli-commitment", {"commitment": self.play.fate.commitment}))
        self._map("")
        self._out(text("cli-help-hint"))
        while (question := self.play.question) is not None:
            bot = self._bots.get(question.side)
            if bot is not None:
                self.play.act(question.side, bot.choose(self.play.seat(question.side)))
                continue
            self._tell()
            if question is not self._shown:
                self._show_question(question)
                self._shown = question
            try:
                line = self._ask("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self._out("")
                return
            if not self._command(line, question):
                return
        self._tell()
        self._over()

    def _over(self) -> None:
        result = self.play.result
        assert result is not None
        winner = "none" if result.winner is None else ("side", result.winner)
        self._out(self.say.text("cli-over", {"winner": winner, "reason": self.say.text(result.reason)}))
        if isinstance(self.play.fate, Fair):
            path = self._save("grognard-last-game.grog")
            self._out(self.say.text("cli-audit", {"file": path, "key": self.play.fate.reveal()}))

    # -- what is typed ------------------------------------------------------------------------------------------

    def _command(self, line: str, question: Choose) -> bool:
        """Do what a line says; False to leave."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[str], None]] = {
            "why": self._why, "odds": self._odds, "undo": self._undo, "save": self._save_command, "log": self._log,
            "map": self._map, "warn": self._warn, "help": self._help, "?": self._help, "back": self._back,
        }  # fmt: skip
        if not line:
            self._show_question(question)
        elif word in ("quit", "exit"):
            return False
        elif word in commands:
            commands[word](rest)
        else:
            self._answer(line, question)
        return True

    def _answer(self, line: str, question: Choose) -> None:
        try:
            self.play.act(question.side, self._read(line, question))
        except BadInput as error:
            self._out(str(error))
        except Refused as refused:
            self._out(self.say.refusal(refused.refusal))

    def _read(self, line: str, question: Choose) -> Action:
        """A number of the list, `verb`, `verb:noun` or `verb noun`."""
        if line.isdigit():
            number = int(line)
            if not 1 <= number <= len(question.options):
                raise BadInput(self.say.text("cli-no-such-number", {"count": len(question.options)}))
            return question.options[number - 1]
        verb, _, noun = line.partition(" ")
        return self.play.game.read(f"{verb}:{noun.strip()}" if noun and ":" not in line else line)

    def _why(self, rest: str) -> None:
        question = self.play.question
        assert question is not None
        try:
            reason = self.play.why_not(question.side, self._read(rest, question))
        except BadInput as error:
            self._out(str(error))
            return
        self._out(self.say.text("cli-allowed") if reason is None else self.say.refusal(reason))

    def _odds(self, rest: str) -> None:
        game = self.play.game
        found = game.odds(self.play.state) if game.odds is not None else None
        if not found:
            self._out(self.say.text("cli-no-odds"))
            return
        for row in found:
            percent = {k: f"{100 * row[k]:.0f}%" for k in ("win", "tie", "clear")}
            steps = {k: f"{row[k]:.2f}" for k in ("their_steps", "our_steps")}
            way = self.say.text(f"cli-odds-{row['way']}", {"pin": row["pin"] or ""})
            self._out(
                self.say.text("cli-odds", {"way": way, **percent, **{k.replace("_", "-"): v for k, v in steps.items()}})
            )

    def _undo(self, rest: str) -> None:
        question = self.play.question
        sides = [question.side] if question is not None else []
        for side in [*sides, *self.people]:
            if self.play.can_undo(side) and side in self.people:
                self.play.undo(side)
                self._told = min(self._told, len(self.play.state.log or ()))
                return
        self._out(self.say.refusal(NOTHING_TO_UNDO))

    def _back(self, rest: str) -> None:
        """Go back further, by agreement: everybody at this table is a person or a bot, and bots agree."""
        journal = self.play.journal
        if len(self.people) > 1 and self._ask(self.say.text("cli-agree") + " ").strip().lower() not in (
            "y",
            "yes",
            "o",
            "oui",
        ):
            return
        at = len(journal) - 1
        wanted = max(1, int(rest)) if rest.isdigit() else 1
        while at > 0 and wanted:
            if journal[at].who in self.people:
                wanted -= 1
                if not wanted:
                    break
            at -= 1
        try:
            self.play.rollback(at, range(len(self.play.game.sides)))
        except Refused as refused:
            self._out(self.say.refusal(refused.refusal))
            return
        self._told = min(self._told, len(self.play.state.log or ()))

    def _save_command(self, rest: str) -> None:
        self._out(self.say.text("cli-saved", {"file": self._save(rest or "grognard-game.grog")}))

    def _save(self, name: str) -> str:
        """A save holds nothing its reader may not know: hidden draws are found again with the key."""
        if isinstance(self.play.fate, Fair):
            reader: int | None = self.people[0] if len(self.people) == 1 else PUBLIC
        else:
            reader = None
        path = Path(name)
        try:
            path.write_text(write(record(self.play, self.players, reader), self.play.game), "utf-8")
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error.strerror}") from None
        return str(path)

    # -- what is shown ------------------------------------------------------------------------------------------

    def _reader(self) -> int | None:
        question = self.play.question
        if question is not None and question.side in self.people:
            return question.side
        return self.people[0] if len(self.people) == 1 else None

    def _tell(self) -> None:
        """What happened since the last time, as this player may read it."""
        log = self.play.state.log or []
        reader = self._reader()
        for line in log[self._told :]:
            if line.to is None or line.to == reader:
                self._out("  " + self.say.line(line))
        self._told = len(log)

    def _show_question(self, question: Choose) -> None:
        """The prompt, and the options by verb, numbered."""
        side = self.play.game.label("side", question.side, self.say.language)
        self._out(f"{side}: {self.say.text(question.prompt, question.args or {})}")
        number = 0
        verb = None
        line = ""
        for action in question.options:
            number += 1
            if action[0] != verb:
                if line:
                    self._out(line)
                verb = action[0]
                line = f"  {verb:<12}" if action[1] is not None else f"  {number} {self.say.action(*action)}"
                if action[1] is None:
                    continue
            item = f" {number} {self.play.game.write(action).partition(':')[2]}"
            if len(line) + len(item) > 118:
                self._out(line)
                line = " " * 14
            line += item
        if line:
            self._out(line)

    def _log(self, rest: str) -> None:
        lines = [self.say.line(line) for line in self.play.log_for(self._reader())]
        for line in lines[-(int(rest) if rest.isdigit() else 30) :]:
            self._out("  " + line)

    def _map(self, rest: str) -> None:
        game = self.play.game
        if game.show is not None:
            self._out(game.show(self.play.state, self._reader(), self.say.language))

    def _warn(self, rest: str) -> None:
        reader = self._reader()
        found = self.play.warnings(reader) if reader is not None else []
        for warning in found:
            self._out("  " + self.say.warning(warning))
        if not found:
            self._out(self.say.text("cli-no-warnings"))

    def _help(self, rest: str) -> None:
        self._out(self.say.text("cli-help"))
