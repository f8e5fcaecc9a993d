"""The command line. Nothing heavy is imported before it is needed."""

from __future__ import annotations

import logging
import os
import sys


def main() -> None:
    """Run `grognard`; anything a user got wrong becomes one sentence on standard error and exit code 2.

    The sentence is in the language of the command, or else in that of GROGNARD_LANGUAGE, or else in English.
    """
    from ..kernel.refusal import BadInput
    from .app import app

    heard = {"language": os.environ.get("GROGNARD_LANGUAGE", "")}

    def spoken(record: logging.LogRecord) -> bool:
        """A warning is said in the same language."""
        if isinstance(record.msg, BadInput):
            record.msg = f"grognard: {record.msg.said(heard['language'])}"
        return True

    log = logging.getLogger("grognard")
    log.addFilter(spoken)
    try:
        app(standalone_mode=True, obj=heard)
    except BadInput as error:
        print(f"grognard: {error.said(heard['language'])}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)
    finally:
        log.removeFilter(spoken)
