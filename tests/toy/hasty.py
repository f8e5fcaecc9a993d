"""A bot from outside: the first answer that comes to mind."""

from grognard.kernel.ask import Action
from grognard.kernel.seat import Seat


class Hasty:
    """Takes the first option."""

    thinks = glances = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> Action:
        assert seat.question is not None
        return seat.question.options[0]
