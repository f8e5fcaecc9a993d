"""Accounts, sessions, tokens: `/api/me`, `/api/session` and the like."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from . import addresses, devices, people, rows
from .errors import No, no_match
from .given import AnyRequest, By, Here, Id
from .people import User
from .server import COOKIE, language
from .talk import stamp
from .wire import Credentials, Login, Me, NewPassword, NewToken, Settings, Token
from .wire import User as Person

_MONTHS = 90 * 86400


def as_me(server: Here, user: User | None) -> Me:
    mail = bool(server.settings.mail.host)
    if user is None:
        return Me(user=None, mail=mail)
    person = Person(id=user.id, name=user.name, guest=user.guest)
    return Me(
        user=person,
        email=user.email,
        letters=user.letters if user.email else "",  # type: ignore[arg-type]
        webhook=user.webhook,
        language=user.language,
        mail=mail,
    )


def session_cookie(server: Here, secret: str) -> Cookie:
    return _cookie(server, COOKIE, secret, _MONTHS, "/")


def _device_cookies(server: Here, secret: str) -> list[Cookie]:
    """Of a device that was not known yet: shown when somebody logs in there again, and nowhere else."""
    return [_cookie(server, devices.COOKIE, secret, int(devices.UNSEEN), "/api/session")] if secret else []


def _cookie(server: Here, key: str, secret: str, seconds: int, path: str) -> Cookie:
    return Cookie(
        key=key,
        value=secret,
        max_age=seconds if secret else 0,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure,
        path=path,
    )


def _open(server: Here, user: User, request: AnyRequest, known: str = "") -> list[Cookie]:
    """A new session, and a device to remember for who has an account: their cookies."""
    agent = request.headers.get("user-agent", "")[:200]
    with server.database.transaction() as cursor:
        secret = people.open_login(cursor, user, agent, server.now())
        device = "" if user.guest else devices.remember(cursor, user, known, server.now())
    return [session_cookie(server, secret), *_device_cookies(server, device)]


@get("/me")
async def me(server: Here, caller: By) -> Me:
    """Who I am."""
    return as_me(server, caller.user)


@patch("/me")
async def settings(server: Here, caller: By, request: AnyRequest, data: JSONBody[Settings]) -> Me:
    """Language, and where to be told that it is my turn. To a new e-mail address goes one letter with a link."""
    user = caller.in_person()
    if data.email not in (UNSET, "", user.email):
        server.limit("letter", request)
    given = {name: value for name in ("language", "email", "webhook") if (value := getattr(data, name)) is not UNSET}

    def change() -> User:
        with server.database.transaction() as cursor:
            changed = people.change_settings(cursor, user, **given)
            if "email" in given and changed.email and changed.letters == "unasked":
                addresses.ask(cursor, changed, server.clock())
                changed = people.by_id(cursor, user.id) or changed
            cursor.tell(f"login {caller.login}.")
            return changed

    return as_me(server, await server.work.run(change))


@post("/guests", status_code=200)
async def guest(server: Here, caller: By, request: AnyRequest) -> Response[Me]:
    """Sit down without an account."""
    if caller.user is not None:
        return Response(as_me(server, caller.user))
    server.limit("guest", request)

    def make() -> User:
        with server.database.transaction() as cursor:
            return people.make_guest(cursor, language(request), server.now())

    user = await server.work.run(make)
    return Response(as_me(server, user), cookies=await server.work.run(_open, server, user, request))


@post("/accounts", status_code=200)
async def sign_up(server: Here, caller: By, request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account; a guest keeps his matches."""
    server.limit("signup", request)
    if caller.user is not None:
        caller.in_person()
    people.check_password(data.password, data.name)
    hashed = await server.work.run(people.hash_password, data.password)
    guest = caller.user if caller.user is not None and caller.user.guest else None

    def make() -> User:
        with server.database.transaction() as cursor:
            user = people.sign_up(cursor, guest, data.name, hashed, language(request), server.now())
            people.close_all(cursor, user, but="")
            if guest is not None:
                cursor.tell(f"login {caller.login}")
            return user

    user = await server.work.run(make)
    return Response(as_me(server, user), cookies=await server.work.run(_open, server, user, request))


@post("/session", status_code=200)
async def log_in(server: Here, caller: By, request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Log in."""

    def find() -> tuple[tuple[User, str] | None, str]:
        with server.database.transaction() as cursor:
            found = people.find_for_login(cursor, data.name)
            shown = request.cookies.get(devices.COOKIE, "")
            return found, "" if found is None else devices.find(cursor, shown, found[0], server.now())

    found, known = await server.work.run(find)
    tried = server.knock(request, data.name, known)
    right = await server.work.run(people.verify, None if found is None else found[1], data.password)
    if found is None or not right:
        raise No(403, "table-wrong-password")
    server.let_in(tried)
    user, hashed = found
    if people.outdated(hashed):
        new = await server.work.run(people.hash_password, data.password)

        def rehash() -> None:
            with server.database.transaction() as cursor:
                people.rehash(cursor, user, hashed, new)

        await server.work.run(rehash)
    return Response(as_me(server, user), cookies=await server.work.run(_open, server, user, request, known))


@delete("/session", status_code=200)
async def log_out(server: Here, caller: By) -> Response[Me]:
    """Log out."""
    if caller.user is not None and caller.login:
        await server.work.run(_close, server, caller.user, caller.login)
    return Response(as_me(server, None), cookies=[session_cookie(server, "")])


def _close(server: Here, user: User, login: str) -> bool:
    with server.database.transaction() as cursor:
        closed = people.close_login(cursor, user, login)
        if closed:
            cursor.tell(f"login {login}")
        return closed


async def prove(server: Here, caller: By, request: AnyRequest, password: str) -> str:
    """That it is the person himself who sits at his page: the hash of his password, if this is the one."""
    user = caller.in_person()
    tried = server.knock(request, user.name, f"session {caller.login}")

    def find() -> tuple[User, str] | None:
        with server.database.transaction() as cursor:
            return people.find_for_login(cursor, user.name) if not user.guest else None

    found = await server.work.run(find)
    if found is None or not await server.work.run(people.verify, found[1], password):
        raise No(403, "table-wrong-password")
    server.let_in(tried)
    return found[1]


@post("/password", status_code=200)
async def password(server: Here, caller: By, request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
    """Change the password; all other sessions and all keys for programs end."""
    user = caller.in_person()
    old = await prove(server, caller, request, data.old)
    people.check_password(data.new, user.name)
    new = await server.work.run(people.hash_password, data.new)

    def change() -> str:
        with server.database.transaction() as cursor:
            for ended in people.change_password(cursor, user, old, new, caller.login):
                cursor.tell(f"login {ended}")
            devices.forget(cursor, user)
            return devices.remember(cursor, user, "", server.now())

    device = await server.work.run(change)
    return Response(as_me(server, user), cookies=_device_cookies(server, device))


@get("/sessions")
async def sessions(server: Here, caller: By) -> list[Login]:
    """Where I am logged in."""
    user = caller.in_person()

    def find() -> list[people.Login]:
        with server.database.transaction() as cursor:
            return people.logins(cursor, user, server.now())

    return [
        Login(id=row.id, since=stamp(row.made), seen=stamp(row.seen), agent=row.agent, here=row.id == caller.login)
        for row in await server.work.run(find)
    ]


@delete("/sessions/{login:str}", status_code=200)
async def end_session(server: Here, caller: By, login: Id) -> list[Login]:
    """Log out somewhere else."""
    if not await server.work.run(_close, server, caller.in_person(), login):
        raise No(404, "table-no-session")
    return await sessions.fn(server, caller)  # type: ignore[no-any-return]


@get("/tokens")
async def tokens(server: Here, caller: By) -> list[Token]:
    """Keys for programs that play for me."""
    user = caller.in_person()

    def find() -> list[people.Token]:
        with server.database.transaction() as cursor:
            return people.tokens(cursor, user)

    return [_token(row) for row in await server.work.run(find)]


def _token(row: people.Token, secret: str = "") -> Token:
    return Token(id=row.id, label=row.label, since=stamp(row.made), match=row.match, token=secret)


@post("/tokens", status_code=201)
async def make_token(server: Here, caller: By, data: JSONBody[NewToken]) -> Token:
    """A new key for a program, for all my matches or for one; it is shown this once."""
    user = caller.in_person()

    def make() -> tuple[people.Token, str]:
        with server.database.transaction() as cursor:
            if data.match and all(seat.user != user.id for seat in rows.find_seats(cursor, data.match)):
                raise no_match()
            return people.make_token(cursor, user, data.label, server.now(), data.match)

    return _token(*await server.work.run(make))


@delete("/tokens/{token:str}", status_code=200)
async def drop_token(server: Here, caller: By, token: Id) -> list[Token]:
    """Take a key away."""
    user = caller.in_person()

    def drop() -> bool:
        with server.database.transaction() as cursor:
            dropped = people.drop_token(cursor, user, token)
            if dropped:
                cursor.tell(f"login {token}")
            return dropped

    if not await server.work.run(drop):
        raise No(404, "table-no-token")
    return await tokens.fn(server, caller)  # type: ignore[no-any-return]


HANDLERS = (
    me, settings, guest, sign_up, log_in, log_out, password, sessions, end_session, tokens, make_token, drop_token,
)  # fmt: skip
