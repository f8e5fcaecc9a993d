"""`grognard play`: a whole game in a terminal, by people, by bots, or by both."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ..bots import NAMES, Bot, answer, make
from ..games import get
from ..kernel.ask import Choose
from ..kernel.fate import Fair, Fate, Seeded
from ..kernel.game import Game
from ..kernel.play import Play
from ..kernel.reading import find_any, plain, read_answer
from ..kernel.record import PUBLIC, record, write
from ..kernel.refusal import NOT_NOW, NOTHING_TO_UNDO, BadInput, Refusal, Refused, whole_number
from ..kernel.rulebook import summary
from ..kernel.say import sayer
from ..kernel.words import LANGUAGES, row
from .common import keep_edition, keep_key, key_folder, parse_options, read_record, replay_as_far
from .listing import fold, options

_RECENT = 12
"""Lines of the log shown when a saved game goes on."""
_CLEAR = "\033[2J\033[3J\033[H"


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
        raise BadInput("bad-no-language", name=repr(language), known=", ".join(LANGUAGES))
    fate: Fate
    if load is not None:
        play, who = _resume(load, players, language)
    else:
        game = get(name)
        who = _players(game, players)
        fate = Fair() if seed is None else Seeded(seed)
        chosen = game.check_scenario(scenario or game.scenarios[-1])
        play = Play(game, fate, chosen, parse_options(options), log=True, check_every=50)
    if isinstance(play.fate, Fair):
        keep_key(play.fate.commitment, play.fate.reveal())
    Terminal(play, who, language).run()


def _resume(load: Path, players: list[str], language: str) -> tuple[Play[Any], dict[str, str]]:
    """A saved game and its players."""
    saved, game = read_record(load)
    if saved.result:
        raise BadInput("bad-finished", path=load)
    who = _players(game, players or [f"{side}={player}" for side, player in saved.players.items()])
    play = replay_as_far(saved, language)
    if saved.commitment and not isinstance(play.fate, Fair):
        raise BadInput("bad-no-key")
    return play, who


def _players(game: Game[Any], given: Iterable[str]) -> dict[str, str]:
    """SIDE=person or SIDE=BOT; unsaid, the last side (which begins here) is a person's and the others greedy's."""
    who = dict.fromkeys(game.sides, "greedy")
    who[game.sides[-1]] = "person"
    named = set()
    for text in given:
        side, equals, player = text.partition("=")
        if side not in game.sides or not equals:
            raise BadInput("bad-player", sides=", ".join(game.sides), text=repr(text))
        if player != "person" and player not in NAMES:
            raise BadInput("bad-player-kind", known=", ".join(NAMES), player=repr(player))
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
        self.say = sayer(play.game, language)
        self._ask, self._out = ask or input, out or print
        self._curtain = ask is None
        """Whether hands are hidden between two people at one screen."""
        self._sit(play, players)

    def _sit(self, play: Play[Any], players: dict[str, str]) -> None:
        self.play, self.players = play, players
        sides = play.game.sides
        self._bots: dict[int, Bot] = {
            i: make(players[side], 1000 + i) for i, side in enumerate(sides) if players[side] != "person"
        }
        self.people = [i for i in range(len(sides)) if i not in self._bots]
        told = max(0, len(play.state.log or ()) - _RECENT)
        self._told: dict[int | None, int] = dict.fromkeys((None, *range(len(sides))), told)
        self._shown: Choose | None = None
        self._scene: list[str] = []
        self._last: int | None = None

    def _print(self, text: str) -> None:
        self._out(fold(text, self._width()))

    def _width(self) -> int:
        return max(60, shutil.get_terminal_size((100, 24)).columns - 1)

    # -- the loop -----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        text = self.say.text
        if isinstance(self.play.fate, Fair):
            self._print(text("cli-commitment", {"commitment": self.play.fate.commitment}))
        if len(self.people) == 1:
            self._map("")
        self._print(text("cli-help-hint"))
        while (question := self.play.question) is not None:
            bot = self._bots.get(question.side)
            try:
                if bot is not None:
                    self.play.act(question.side, answer(bot, self.play))
                    continue
                if question is not self._shown:
                    self._turn_to(question.side)
                    self._tell()
                    self._show_question(question)
                    self._shown = question
                if not self._command(self._ask("> ").strip(), question):
                    self._leave()
                    return
            except (EOFError, KeyboardInterrupt):
                self._out("")
                self._leave()
                return
        self._tell()
        self._over()

    def _turn_to(self, side: int) -> None:
        """Two people at one screen: one looks away, what the other saw is wiped off."""
        if len(self.people) > 1 and side != self._last:
            if self._curtain:
                self._ask(self.say.text("cli-pass", {"side": ("side", side)}) + " ")
                self._out(_CLEAR)
            self._scene = []
        self._last = side

    def _leave(self) -> None:
        """An unfinished game is never lost."""
        if not self.play.journal:
            return
        folder = key_folder().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._print(self.say.text("cli-left", {"file": self._save(str(folder / "last-game.grog"))}))
        except OSError as error:
            self._print(BadInput("bad-unwritable", path=folder, why=error.strerror or error).said(self.say.language))
        except BadInput as error:
            self._print(error.said(self.say.language))

    def _over(self) -> None:
        result = self.play.result
        assert result is not None
        winner = "none" if result.winner is None else ("side", result.winner)
        self._print(self.say.text("cli-over", {"winner": winner, "reason": self.say.text(result.reason)}))
        if isinstance(self.play.fate, Fair):
            path = self._save("grognard-last-game.grog")
            self._print(self.say.text("cli-audit", {"file": path, "key": self.play.fate.reveal()}))

    # -- what is typed ------------------------------------------------------------------------------------------

    def _command(self, line: str, question: Choose) -> bool:
        """Do what a line says; False to leave."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[str], None]] = {
            "why": self._why, "odds": self._odds, "undo": self._undo, "save": self._save_command, "log": self._log,
            "map": self._map, "warn": self._warn, "help": self._help, "?": self._help, "back": self._back,
            "look": self._look, "load": self._load,
        }  # fmt: skip
        if not line:
            self._scene = []
            self._show_question(question)
        elif word in ("quit", "exit"):
            return False
        elif word in commands:
            try:
                commands[word](rest)
            except BadInput as error:
                self._print(error.said(self.say.language))
        else:
            self._answer(line, question)
        return True

    def _answer(self, line: str, question: Choose) -> None:
        try:
            action = read_answer(line, self.play.game, self.play.known(question.side), question, self.say)
            self.play.act(question.side, action)
        except BadInput as error:
            self._print(error.said(self.say.language))
        except Refused as refused:
            self._refuse(refused.refusal)

    def _refuse(self, refusal: Refusal) -> None:
        """The reason, and what the rule says."""
        self._print(self.say.refusal(refusal))
        question = self.play.question
        if refusal == NOT_NOW and question is not None:
            verbs = ", ".join(dict.fromkeys(verb for verb, _ in question.options))
            self._print(self.say.text("cli-possible", {"verbs": verbs}))
        rule = summary(self.play.game, refusal.rule, self.say.language) if refusal.rule else ""
        if rule:
            self._print(f"  ({row(refusal.rule, rule, self.say.language)})")

    def _why(self, rest: str) -> None:
        question = self.play.question
        assert question is not None
        if not rest:
            raise BadInput("cli-why-what")
        reason = self.play.why_not(
            question.side, read_answer(rest, self.play.game, self.play.known(question.side), question, self.say)
        )
        if reason is None:
            self._print(self.say.text("cli-allowed"))
        else:
            self._refuse(reason)

    def _odds(self, rest: str) -> None:
        game = self.play.game
        known = self.play.known(self._reader())
        found = game.terminal.odds(known) if game.terminal.odds is not None else None
        charts = game.page.charts(known, self.say.language) if game.terminal.odds is None and game.page.charts else ()
        if not found and not charts:
            self._print(self.say.text("cli-no-odds"))
        for chart in charts:
            bars = ", ".join(f"{bar.name} {bar.chance:.0%}" for bar in chart.bars)
            figures = ", ".join(f"{name} {value}" for name, value in chart.figures)
            self._print(row(chart.name, f"{bars} ({figures})", self.say.language))
            for roll in chart.rolls:
                outcomes = ", ".join(f"{bar.name} {bar.chance:.0%}" for bar in roll.bars)
                self._print(f"  {row(f'{roll.name} {roll.need}', outcomes, self.say.language)}")
        for each in found or ():
            percent = {k: f"{100 * each[k]:.0f}%" for k in ("win", "tie", "clear")}
            steps = {k: f"{each[k]:.2f}" for k in ("their_steps", "our_steps")}
            way = self.say.text(
                f"cli-odds-{each['way']}", {"pin": find_any(game, each["pin"] or "", self.say.language) or ""}
            )
            self._print(
                self.say.text("cli-odds", {"way": way, **percent, **{k.replace("_", "-"): v for k, v in steps.items()}})
            )

    def _undo(self, rest: str) -> None:
        question = self.play.question
        sides = [question.side] if question is not None else []
        for side in [*sides, *self.people]:
            if self.play.can_undo(side) and side in self.people:
                self.play.undo(side)
                self._unsay()
                return
        self._print(self.say.refusal(NOTHING_TO_UNDO))
        if self.play.journal:
            self._print(self.say.text("cli-back-hint"))

    def _unsay(self) -> None:
        """What was taken back may be told anew."""
        log = len(self.play.state.log or ())
        self._told = {side: min(told, log) for side, told in self._told.items()}

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
        wanted = max(1, whole_number(rest) or 1)
        while at > 0 and wanted:
            if journal[at].who in self.people:
                wanted -= 1
                if not wanted:
                    break
            at -= 1
        try:
            self.play.rollback(at, range(len(self.play.game.sides)))
        except Refused as refused:
            self._refuse(refused.refusal)
            return
        self._unsay()

    def _load(self, rest: str) -> None:
        play, who = _resume(Path(rest or "grognard-game.grog"), [], self.say.language)
        if play.game is not self.play.game:
            raise BadInput("cli-other-game", game=play.game.name)
        self._sit(play, who)

    def _save_command(self, rest: str) -> None:
        told = "cli-saved" if self._readable() else "cli-saved-all"
        self._print(self.say.text(told, {"file": self._save(rest or "grognard-game.grog")}))

    def _readable(self) -> bool:
        """Whether a save can leave out what its reader may not know: hidden draws are found again with the key.

        What was done in secret cannot be found again: where there is such a thing, the save holds all."""
        return isinstance(self.play.fate, Fair) and not self.play.game.secret

    def _save(self, name: str) -> str:
        reader: int | None = None
        if self._readable():
            reader = self.people[0] if len(self.people) == 1 else PUBLIC
        path = Path(name)
        try:
            keep_edition(self.play.game)
            path.write_text(write(record(self.play, self.players, reader), self.play.game), "utf-8")
        except (OSError, ValueError) as error:
            raise BadInput("bad-unwritable", path=path, why=getattr(error, "strerror", None) or error) from None
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
        for line in log[self._told[reader] :]:
            if line.to is None or line.to == reader:
                self._print("  " + self.say.line(line))
        self._told[reader] = len(log)

    def _show_question(self, question: Choose) -> None:
        """What has changed since the last question, the prompt, and the options, numbered."""
        game = self.play.game
        draw = game.terminal.scene
        scene = [] if draw is None else list(draw(self.play.known(question.side), self.say.language))
        self._out("")
        for line in scene:
            if line not in self._scene:
                self._print(line)
        self._scene = scene
        side = game.words.label("side", question.side, self.say.language)
        asked = self.say.text(question.prompt, question.args or {})
        self._print(self.say.text("cli-question", {"side": side, "question": asked}))
        for line in options(game, self.play.known(question.side), question, self.say, self._width()):
            self._print(line)

    def _log(self, rest: str) -> None:
        lines = [self.say.line(line) for line in self.play.log_for(self._reader())]
        for line in lines[-max(1, whole_number(rest) or 30) :]:
            self._print("  " + line)

    def _map(self, rest: str) -> None:
        """The whole position, or the part (a heading after ==) that begins with a word, or one thing."""
        game = self.play.game
        text = (
            game.terminal.show(self.play.known(self._reader()), self.say.language)
            if game.terminal.show is not None
            else ""
        )
        parts = [part.strip("\n") for part in ("\n" + text).split("\n== ")]
        wanted = [part for part in parts[1:] if rest and plain(part.splitlines()[0]).startswith(plain(rest))]
        if wanted:
            self._print("\n".join(f"== {part}" for part in wanted))
        elif rest:
            self._look(rest)
        else:
            self._print(text)

    def _look(self, rest: str) -> None:
        game = self.play.game
        if not rest:
            raise BadInput("cli-look-what")
        found = find_any(game, rest, self.say.language)
        if found is None or game.words.detail is None:
            raise BadInput("cli-unknown-noun", noun=rest)
        self._print(game.words.detail(self.play.known(None), *found, self.say.language))

    def _warn(self, rest: str) -> None:
        reader = self._reader()
        found = self.play.warnings(reader) if reader is not None else []
        for warning in found:
            self._print("  " + self.say.warning(warning))
        if not found:
            self._print(self.say.text("cli-no-warnings"))

    def _help(self, rest: str) -> None:
        self._print(self.say.text("cli-help"))
