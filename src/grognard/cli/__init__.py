"""The command line. Nothing heavy is imported before it is needed."""

from __future__ import annotations

import sys


def main() -> None:
    """Run `grognard`; anything a user got wrong becomes one sentence on standard error and exit code 2."""
    from ..kernel.refusal import BadInput
    from .app import app

    try:
        app(standalone_mode=True)
    except BadInput as error:
        print(f"grognard: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)
