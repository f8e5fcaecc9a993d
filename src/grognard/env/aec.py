"""The games for PettingZoo: turn by turn, with action masks (`grognard[pettingzoo]`).

from grognard.env.aec import env

game = env("grognard/paths-of-glory-v1", scenario="introduction")
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, BaseWrapper, OrderEnforcingWrapper

from ..kernel.fate import Seeded
from ..kernel.game import Game, OptionValue
from ..kernel.play import Play
from .sight import Sight
from .spec import Spec, spec

BOUND = 32768.0
"""No number of an observation lies beyond it."""

Observation = dict[str, NDArray[Any]]


class RawEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo's types leave this one open
    """A game as PettingZoo plays it, without wrappers.

    An answer that is not offered is refused with the rule that forbids it (`Refused`), and changes nothing. When the
    game is over, whoever has won gets 1, whoever has lost -1."""

    def __init__(
        self,
        game: str | Game[Any] | Spec,
        *,
        scenario: str = "",
        options: Mapping[str, OptionValue] | None = None,
        decisions: int = 0,
        agreements: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """`decisions`: the game is cut short after so many (0: never). `agreements`: whether it may be ended by
        agreement."""
        super().__init__()
        self.spec = game if isinstance(game, Spec) else spec(game)
        self.scenario = self.spec.game.check_scenario(scenario or self.spec.game.scenarios[0])
        self._options, self._most, self._agreements = options, decisions, agreements
        self.metadata = {
            "name": self.spec.id,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "has_manual_policy": False,
        }
        self.render_mode = render_mode
        self.possible_agents = self.spec.agents
        seen = Box(-BOUND, BOUND, (self.spec.layout.size,), np.float32)
        mask = Box(0, 1, (self.spec.actions.size,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.spec.actions.size) for agent in self.possible_agents}
        self._random = Random()
        self._sights = [Sight(self.spec.layout) for _ in self.possible_agents]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `seed`: of all dice and cards, of the games that follow too."""
        if seed is not None:
            self._random = Random(seed)
        fate = Seeded(self._random.getrandbits(48))
        self.play = Play(self.spec.game, fate, self.scenario, self._options, marks=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked()

    def observe(self, agent: str) -> Observation:
        """What a side sees; a mask of zeros if it is not asked."""
        side = self.possible_agents.index(agent)
        question = self.play.question
        asked = question is not None and question.side == side
        legal = self.spec.legal(self.play, self._agreements) if asked else []
        seen = self._sights[side].look(self.play.view(side))
        return {"observation": seen.copy(), "action_mask": self.spec.mask(legal)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to answer")
        play = self.play
        play.act(self.possible_agents.index(agent), self.spec.actions.decode(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.spec.returns(play), strict=True))
        self.terminations = dict.fromkeys(self.agents, play.over)
        self.truncations = dict.fromkeys(self.agents, not play.over and 0 < self._most <= play.decisions)
        self._accumulate_rewards()
        self._asked()

    def _asked(self) -> None:
        """The next agent is who is asked; when nobody is, the last one still gets its reward."""
        question = self.play.question
        if question is not None:
            self.agent_selection = self.possible_agents[question.side]
        elif not hasattr(self, "agent_selection"):
            self.agent_selection = self.possible_agents[0]

    def render(self) -> str | None:
        """The position as text, as everybody may see it."""
        show = self.spec.game.terminal.show
        return None if self.render_mode is None or show is None else show(self.play.known(None), "en")

    def close(self) -> None:
        """Nothing is open."""


def env(game: str | Game[Any] | Spec, **settings: Any) -> BaseWrapper[str, Observation, int]:
    """A game as PettingZoo plays it, with the wrappers that tell mistakes. See `RawEnv` for the settings."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(RawEnv(game, **settings)))
