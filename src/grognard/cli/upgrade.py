"""`grognard upgrade`: bring a database up to this program's version, or say what would happen."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from ..kernel.words import sentence
from .common import open_store, table_address


def upgrade(database: str, check: bool, language: str) -> None:
    """Take the schema steps and look at every match with the rules and data of this program."""
    from ..table.database import bring_up, version
    from ..table.errors import No
    from ..table.memory import Memory
    from ..table.rows import find_matches
    from ..table.schema import VERSION

    def say(key: str, **args: object) -> None:
        print(sentence(language, key, args))

    address = table_address(database)
    store = open_store(address, copied=check)
    try:
        if check:
            with store.transaction() as cursor:
                theirs = version(cursor)
            say("cli-upgrade-version", database=address, theirs=theirs, ours=VERSION)
        memory = Memory(store)
        found: Counter[str] = Counter()
        with suppress(_Undone), store.transaction() as cursor:
            bring_up(cursor)
            for match in find_matches(cursor, "ORDER BY made, id"):
                try:
                    before, live = match.version, memory.read(match.id, cursor)
                except No as no:
                    found["lost"] += 1
                    said = sentence(language, no.refusal.key, no.refusal.args)
                    say("cli-upgrade-match", match=match.id, game=match.game, said=said)
                    continue
                how = "misfit" if live.misfit else "fits" if before != live.play.game.version else "same"
                found[how] += 1
                if live.misfit:
                    why = live.misfit.get(language, live.misfit["en"])
                    say("cli-upgrade-match", match=match.id, game=match.game, said=why)
            if check:
                raise _Undone
        say(
            "cli-upgrade-matches",
            count=found.total(),
            **{how: found[how] for how in ("same", "fits", "misfit", "lost")},
        )
        say("cli-upgrade-checked" if check else "cli-upgrade-done", ours=VERSION)
    finally:
        store.close()


class _Undone(Exception):
    """Ends a transaction that was only a trial."""
