"""`grognard` with dice that are known beforehand, for tests that must see the same cards every time.

python -m tests.table.fixed KEY serve --port 0 ...
"""

from __future__ import annotations

import secrets
import sys

from grognard.cli import main
from grognard.kernel import fate
from grognard.table import matches


class _Known:
    """Stands for the module `secrets` in matches.py: keys are fixed, ids are not."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token_bytes(self, _: int) -> bytes:
        return self._key

    def __getattr__(self, name: str) -> object:
        return getattr(secrets, name)


if __name__ == "__main__":
    setattr(matches, "secrets", _Known(bytes.fromhex(sys.argv.pop(1))))  # noqa: B010
    setattr(fate, "mixed", lambda key, match, numbers: key)  # noqa: B010  whatever pages put into them
    main()
