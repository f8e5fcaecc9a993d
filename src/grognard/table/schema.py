"""The tables, as numbered steps from an empty store to the present one. A step that was once published never changes.

`tape` is the journal of every match: it is only ever added to, one row an answer."""

from __future__ import annotations

_FIRST = (
    """CREATE TABLE users (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT UNIQUE, password TEXT, language TEXT NOT NULL,
        email TEXT NOT NULL, webhook TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)""",
    # A session is kept by the hash of its cookie: who reads the store cannot use it.
    """CREATE TABLE logins (
        id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL REFERENCES users(id), agent TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX logins_user ON logins (user_id)",
    "CREATE INDEX logins_seen ON logins (seen)",
    """CREATE TABLE tokens (
        id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL REFERENCES users(id), label TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX tokens_user ON tokens (user_id)",
    """CREATE TABLE matches (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, data TEXT NOT NULL, scenario TEXT NOT NULL,
        options TEXT NOT NULL, key TEXT NOT NULL, clock TEXT NOT NULL, owner TEXT NOT NULL REFERENCES users(id),
        invite TEXT NOT NULL, state TEXT NOT NULL, turn BIGINT NOT NULL, seq BIGINT NOT NULL, turn_name TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL, last DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION,
        result TEXT NOT NULL, rematch TEXT NOT NULL, imported BIGINT NOT NULL, public BIGINT NOT NULL)""",
    "CREATE INDEX matches_state ON matches (state, last)",
    "CREATE INDEX matches_due ON matches (due)",
    """CREATE TABLE seats (
        match_id TEXT NOT NULL REFERENCES matches(id), side BIGINT NOT NULL, user_id TEXT REFERENCES users(id),
        bot TEXT NOT NULL, waits TEXT NOT NULL, spare DOUBLE PRECISION NOT NULL, PRIMARY KEY (match_id, side))""",
    "CREATE INDEX seats_user ON seats (user_id)",
    """CREATE TABLE tape (
        match_id TEXT NOT NULL REFERENCES matches(id), seq BIGINT NOT NULL, made DOUBLE PRECISION NOT NULL,
        items TEXT NOT NULL, PRIMARY KEY (match_id, seq))""",
    # Who came to watch with the invitation's code.
    """CREATE TABLE watchers (
        match_id TEXT NOT NULL REFERENCES matches(id), user_id TEXT NOT NULL REFERENCES users(id),
        PRIMARY KEY (match_id, user_id))""",
    # The last snapshot of a match, at a mark of its rules, and what the log told up to there.
    """CREATE TABLE snapshots (
        match_id TEXT PRIMARY KEY REFERENCES matches(id), seq BIGINT NOT NULL, answers BIGINT NOT NULL,
        told BIGINT NOT NULL, shown BIGINT NOT NULL, state TEXT NOT NULL)""",
    """CREATE TABLE told (
        match_id TEXT NOT NULL REFERENCES matches(id), n BIGINT NOT NULL, lines TEXT NOT NULL,
        PRIMARY KEY (match_id, n))""",
    """CREATE TABLE requests (
        match_id TEXT NOT NULL REFERENCES matches(id), kind TEXT NOT NULL, side BIGINT NOT NULL,
        answers BIGINT NOT NULL, PRIMARY KEY (match_id, kind))""",
    """CREATE TABLE chat (
        match_id TEXT NOT NULL REFERENCES matches(id), n BIGINT NOT NULL, made DOUBLE PRECISION NOT NULL,
        user_id TEXT NOT NULL REFERENCES users(id), side BIGINT, text TEXT NOT NULL, PRIMARY KEY (match_id, n))""",
    """CREATE TABLE notes (
        match_id TEXT NOT NULL REFERENCES matches(id), user_id TEXT NOT NULL REFERENCES users(id), text TEXT NOT NULL,
        bookmarks TEXT NOT NULL, PRIMARY KEY (match_id, user_id))""",
    """CREATE TABLE presence (
        match_id TEXT NOT NULL, user_id TEXT NOT NULL, process TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (match_id, user_id, process))""",
    # Letters that wait to be sent: written in the transaction that gives the reason, sent after it. Of those about the
    # same thing, by the same way to the same person, only the newest waits.
    """CREATE TABLE outbox (
        id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), way TEXT NOT NULL, target TEXT NOT NULL,
        about TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, due DOUBLE PRECISION NOT NULL,
        tries BIGINT NOT NULL, UNIQUE (user_id, way, about))""",
    "CREATE INDEX outbox_due ON outbox (due)",
)

_EDITIONS = (
    # The data files that matches began with, each set once: see kernel/editions.py.
    """CREATE TABLE editions (
        game TEXT NOT NULL, digest TEXT NOT NULL, files TEXT NOT NULL, PRIMARY KEY (game, digest))""",
    # `version`: the rules under which a match was last seen to go on. If those of the program do not fit its tape:
    # `tried` is their version, `good` how many answers fit, `misfit` why not the next (a sentence by language).
    # Up to row `straight` the tape is read without what was gone back over.
    "ALTER TABLE matches ADD COLUMN version BIGINT NOT NULL DEFAULT 1",
    "ALTER TABLE matches DROP COLUMN rules",
    "ALTER TABLE matches ADD COLUMN tried BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN good BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN misfit TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN straight BIGINT NOT NULL DEFAULT -1",
    # The hash of the position after the row; empty where nobody made one.
    "ALTER TABLE tape ADD COLUMN hash TEXT NOT NULL DEFAULT ''",
    # A position of every turn, to look back at should later rules not fit the tape.
    """CREATE TABLE marks (
        match_id TEXT NOT NULL REFERENCES matches(id), answers BIGINT NOT NULL, turn BIGINT NOT NULL,
        state TEXT NOT NULL, PRIMARY KEY (match_id, answers))""",
    """INSERT INTO marks (match_id, answers, turn, state)
        SELECT matches.id, answers, CAST(turn_name AS BIGINT), snapshots.state
        FROM snapshots JOIN matches ON matches.id = snapshots.match_id""",
)

_CLOCK = (
    # How long the table has been served, in seconds: what clocks go by (clocks.py). One row.
    "CREATE TABLE clock (id BIGINT PRIMARY KEY, served DOUBLE PRECISION NOT NULL)",
)

_PEOPLE = (
    # Whether letters may go to a person's address: it must be confirmed first. Of addresses from before this step
    # nobody was asked yet ('unasked'): instead of the next letter there goes one that asks.
    "ALTER TABLE users ADD COLUMN letters TEXT NOT NULL DEFAULT 'unasked'",
    "UPDATE users SET email = '' WHERE folded IS NULL",
    "DELETE FROM outbox WHERE way = 'email' AND user_id IN (SELECT id FROM users WHERE folded IS NULL)",
    # Letters wait by the table's own time now, which may be behind the time of day.
    "UPDATE outbox SET due = 0",
    # Letters that asked for a confirmation, for a day. `address` and `hash` (of the link's secret, empty when it is of
    # no use) are hashes; whose it was is forgotten with his account, that the address was written to is not.
    """CREATE TABLE confirmations (
        id TEXT PRIMARY KEY, user_id TEXT REFERENCES users(id), address TEXT NOT NULL, hash TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX confirmations_user ON confirmations (user_id)",
    "CREATE INDEX confirmations_address ON confirmations (address)",
    "CREATE INDEX confirmations_hash ON confirmations (hash)",
    # Devices on which somebody has logged in before, by the hash of a cookie: see devices.py.
    """CREATE TABLE devices (
        id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL REFERENCES users(id),
        seen DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX devices_user ON devices (user_id)",
    # The one match that a key is good for; NULL: all of its owner's.
    "ALTER TABLE tokens ADD COLUMN match_id TEXT REFERENCES matches(id)",
    # To find what a person has said, noted and watched.
    "CREATE INDEX chat_user ON chat (user_id)",
    "CREATE INDEX notes_user ON notes (user_id)",
    "CREATE INDEX watchers_user ON watchers (user_id)",
    "CREATE INDEX matches_owner ON matches (owner)",
    "CREATE INDEX tokens_match ON tokens (match_id)",
)

_NUMBERS = (
    # What players put into the dice before the first of them, by the sides they play (`ap`, `ap+cp`): see numbers.py.
    # A row without a commitment waits for one. A match that has not been dealt yet has the number (seq) -1.
    """CREATE TABLE numbers (
        match_id TEXT NOT NULL REFERENCES matches(id), sides TEXT NOT NULL, commitment TEXT NOT NULL,
        committed DOUBLE PRECISION NOT NULL, number TEXT NOT NULL, shown DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (match_id, sides))""",
)

_HANDS = (
    # One person plays every side, and wants no curtain between their hands.
    "ALTER TABLE matches ADD COLUMN open_hands BIGINT NOT NULL DEFAULT 0",
)

_STOP = (
    # What the links that stop letters are signed with (addresses.py). One row, made with the first letter.
    "CREATE TABLE signing (id BIGINT PRIMARY KEY, key TEXT NOT NULL)",
)

_ALONE = (
    # Who sits here does not want to be asked what has one answer only: as it was when he last answered.
    "ALTER TABLE seats ADD COLUMN alone BIGINT NOT NULL DEFAULT 0",
)

_ANALYSES = (
    # What has been found in a finished match (analysis.py), as JSON. `worker`: who is at it, heard of last at `seen`.
    """CREATE TABLE analyses (
        match_id TEXT PRIMARY KEY REFERENCES matches(id), worker TEXT NOT NULL, state TEXT NOT NULL,
        seen DOUBLE PRECISION NOT NULL, found TEXT NOT NULL)""",
)

_THOUGHTS = (
    # Who lets a program think about a match, until when nobody else does, and since when it thinks (0: it answers, or
    # it is one that need not think): see leases.py.
    """CREATE TABLE leases (
        match_id TEXT PRIMARY KEY REFERENCES matches(id), holder TEXT NOT NULL, begun DOUBLE PRECISION NOT NULL,
        until DOUBLE PRECISION NOT NULL)""",
    # What programs thought before their answers: the place in the journal of the first that came of it, and how many
    # lines the log had before it and has after the last.
    """CREATE TABLE thoughts (
        match_id TEXT NOT NULL REFERENCES matches(id), place BIGINT NOT NULL, side BIGINT NOT NULL,
        told BIGINT NOT NULL, tells BIGINT NOT NULL, thought TEXT NOT NULL, PRIMARY KEY (match_id, place))""",
)

_STANDS = (
    # A seat with a player and a program: the program plays for him until he comes back. What it would be is part of the
    # request for it, `answers` is the side then.
    "ALTER TABLE requests ADD COLUMN bot TEXT NOT NULL DEFAULT ''",
)

STEPS: tuple[tuple[str, ...], ...] = (
    _FIRST,
    _EDITIONS,
    _CLOCK,
    _PEOPLE,
    _NUMBERS,
    _HANDS,
    _STOP,
    _ALONE,
    _ANALYSES,
    _THOUGHTS,
    _STANDS,
)
"""Step n brings a store of version n - 1 to version n."""
VERSION = len(STEPS)
