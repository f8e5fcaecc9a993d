"""Lines that stay open: pages that watch, desks, programs that wait for questions. How many one may hold, in this
process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import No
from .people import User, neighbourhood

PERSON = 60
"""Lines of one person."""
NETWORK = 300
"""Lines from one network, of whomever."""
NAMELESS = 30
"""... of those without a session."""
ALL_NAMELESS = 500
"""Lines of all those without a session together."""


class Streams:
    """The lines that are open now. Counted in the loop only."""

    def __init__(self, limited: bool = True) -> None:
        self._limited = limited
        self._open: Counter[str] = Counter()

    def check(self, user: User | None, address: str) -> None:
        """Refuse one more."""
        for key, most, why in _counted(user, address) if self._limited else ():
            if self._open[key] >= most:
                raise No(429, why)

    @contextmanager
    def taken(self, user: User | None, address: str) -> Iterator[None]:
        """One more, until it ends."""
        self.check(user, address)
        keys = [key for key, _, _ in _counted(user, address)]
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]


def _counted(user: User | None, address: str) -> list[tuple[str, int, str]]:
    """What a line counts against, how many there may be, and what to say then."""
    network = neighbourhood(address)
    if user is not None:
        own = [(f"person {user.id}", PERSON, "table-lines-person")]
    else:
        own = [
            (f"nameless {network}", NAMELESS, "table-lines-nameless"),
            ("nameless", ALL_NAMELESS, "table-lines-nameless"),
        ]
    return [*own, (f"network {network}", NETWORK, "table-lines-network")]
