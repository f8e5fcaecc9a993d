"""The games for OpenSpiel, registered with pyspiel when this is imported (`grognard[openspiel]`).

    import pyspiel
    import grognard.env.spiel

    game = pyspiel.load_game("grognard/paths-of-glory-v1", {"scenario": "introduction"})

Every die, and every single thing that is drawn, is a chance node with its probabilities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pyspiel

from ..kernel.ask import Die, Draw
from ..kernel.game import Game
from ..kernel.tape import Taped
from .sight import Sight
from .spec import Spec, ids, spec
from .stepwise import Stepwise

LONGEST = 1_000_000
"""No game has so many decisions."""
_FACES = 20
_CHITS = 64
"""What may be drawn besides the things of the kind that a game mostly draws."""
DEFAULTS: Mapping[str, Any] = {"scenario": "", "decisions": 0, "agreements": True}
"""`scenario`: empty for the first. `decisions`: a draw after so many (0: never). `agreements`: whether a game may be
ended by agreement."""


def kind_of(made: Spec) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is set up."""
    sides = len(made.game.sides)
    return pyspiel.GameType(
        short_name=made.id,
        long_name=made.id,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=sides,
        min_num_players=sides,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(DEFAULTS),
    )


class Match(pyspiel.Game):  # type: ignore[misc]
    """A scenario of a game; a class of its own for each game, which is what OpenSpiel keeps."""

    made: ClassVar[Spec]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params, made = {**DEFAULTS, **(params or {})}, self.made
        named = str(params["scenario"]).strip("'")
        self.scenario = made.game.check_scenario(named or made.game.scenarios[0])
        if named.isdigit():
            params["scenario"] = f"'{named}'"  # OpenSpiel writes parameters down and reads 1632 back as a number
        self.most, self.agreements = int(params["decisions"]), bool(params["agreements"])
        info = pyspiel.GameInfo(
            num_distinct_actions=made.actions.size,
            max_chance_outcomes=max(_FACES, len(made.game.nouns.get(made.game.drawn, ())) + _CHITS) + 1,
            num_players=len(made.game.sides),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most or LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.made, kind.perfect_recall, params)


class _Held:
    """A game and what was drawn of the draw under way. OpenSpiel copies states deeply, and this is how."""

    def __init__(self, play: Stepwise[Any], drawn: tuple[int, ...] = ()) -> None:
        self.play, self.drawn = play, drawn
        self.legal: list[int] | None = None

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.play.copy(), self.drawn)

    def __reduce__(self) -> tuple[Any, ...]:
        """To be written down: it is played again when it is read."""
        return _again, (self.play.game.name, self.play.scenario, self.play.tape, self.drawn)


def _again(name: str, scenario: str, tape: list[Taped], drawn: tuple[int, ...]) -> _Held:
    return _Held(Stepwise.again(spec(name).game, scenario, tape), drawn)


class Position(pyspiel.State):  # type: ignore[misc]
    """A position, or a die or a draw that is due."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        self._held: _Held | None = None

    @property
    def match(self) -> Match:
        """The game it is of."""
        match: Match = self.get_game()
        return match

    @property
    def play(self) -> Stepwise[Any]:
        """The game as it stands."""
        return self._here().play

    def _here(self) -> _Held:
        if self._held is None:
            match = self.match
            self._held = _Held(Stepwise(match.made.game, match.scenario))
        return self._held

    def is_terminal(self) -> bool:
        play, most = self.play, self.match.most
        return play.over or (play.waiting is None and 0 < most <= play.decisions)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        question = self.play.question
        return int(pyspiel.PlayerId.CHANCE) if question is None else question.side

    def _legal_actions(self, player: int) -> list[int]:
        here = self._here()
        question = here.play.question
        if question is None or question.side != player:
            return []
        if here.legal is None:
            here.legal = self.match.made.legal(here.play, self.match.agreements)
        return here.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A die's faces, or each thing that may be drawn next."""
        here = self._here()
        waiting = here.play.waiting
        if isinstance(waiting, Die):
            return [(face, 1 / waiting.faces) for face in range(1, waiting.faces + 1)]
        assert isinstance(waiting, Draw)
        left = Counter(waiting.pool) - Counter(here.drawn)
        return [(thing, count / left.total()) for thing, count in sorted(left.items())]

    def _apply_action(self, action: int) -> None:
        here = self._here()
        play, waiting = here.play, here.play.waiting
        here.legal = None
        if waiting is None:
            question = play.question
            assert question is not None
            play.act(question.side, self.match.made.actions.decode(action))
        elif isinstance(waiting, Die):
            play.tell(action)
        else:
            here.drawn = (*here.drawn, action)
            if len(here.drawn) == waiting.count:
                drawn, here.drawn = tuple(sorted(here.drawn)), ()
                play.tell(drawn)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.match.made.actions.name(action)
        if isinstance(self.play.waiting, Die):
            return f"die {action}"
        return f"draw {_drawn(self.match.made.game, action)}"

    def returns(self) -> list[float]:
        return list(self.match.made.returns(self.play))

    def __str__(self) -> str:
        play = self.play
        due = "" if play.waiting is None else f" {type(play.waiting).__name__.lower()} {self._here().drawn}"
        return f"{play.scenario} {len(play.journal)} {play.hash()}{due}"


class Observer:
    """What a side knows: as numbers what it sees now, as text that, or all that it has noticed since the start."""

    def __init__(self, made: Spec, recall: bool, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there is nothing to choose in what is observed: {params}")
        self._made, self._recall = made, recall
        self._sight = Sight(made.layout)
        self.tensor = self._sight.numbers
        self.dict = {each.name: self.tensor[each.start : each.stop].reshape(each.shape) for each in made.layout.slices}

    def set_from(self, state: Position, player: int) -> None:
        """Before a die or in the middle of a draw there is nothing to see: nobody is asked."""
        if state.play.waiting is None:
            self._sight.look(state.play.view(player))
        else:
            self._sight.forget()

    def string_from(self, state: Position, player: int) -> str:
        play = state.play
        if self._recall:
            return "\n".join([f"{play.scenario} {self._made.agents[player]}", *play.journal_for(player)])
        if play.waiting is not None:
            return "die" if isinstance(play.waiting, Die) else "draw"
        return msgspec.json.encode(play.view(player), order="deterministic").decode()


def _drawn(game: Game[Any], thing: int) -> str:
    names = game.nouns.get(game.drawn, ())
    return names[thing] if thing < len(names) else str(thing)


def register() -> list[str]:
    """Make all games known to OpenSpiel, by their ids."""
    known = set(pyspiel.registered_names())
    for name in ids():
        if name not in known:
            made = spec(name)
            kind = kind_of(made)
            pyspiel.register_game(kind, type(f"Match of {name}", (Match,), {"made": made, "kind": kind}))
    return ids()


register()
