"""Accounts, sessions, tokens: `/api/me`, `/api/session` and the like."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from . import people
from .errors import No
from .given import AnyRequest, By, Here, Id
from .people import User
from .server import COOKIE, language
from .talk import stamp
from .wire import Credentials, Label, Login, Me, NewPassword, Settings, Token
from .wire import User as Person

_MONTHS = 90 * 86400


def _me(server: Here, user: User | None) -> Me:
    mail = bool(server.settings.mail.host)
    if user is None:
        return Me(user=None, mail=mail)
    person = Person(id=user.id, name=user.name, guest=user.guest)
    return Me(user=person, email=user.email, webhook=user.webhook, language=user.language, mail=mail)


def _cookie(server: Here, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=_MONTHS if secret else 0,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure,
        path="/",
    )


def _open(server: Here, user: User, request: AnyRequest) -> str:
    with server.database.transaction() as cursor:
        agent = request.headers.get("user-agent", "")[:200]
        return people.open_login(cursor, user, agent, server.now())


@get("/me")
async def me(server: Here, caller: By) -> Me:
    """Who I am."""
    return _me(server, caller.user)


@patch("/me")
async def settings(server: Here, caller: By, data: JSONBody[Settings]) -> Me:
    """Language, and where to be told that it is my turn."""
    user = caller.in_person()
    given = {name: value for name in ("language", "email", "webhook") if (value := getattr(data, name)) is not UNSET}

    def change() -> User:
        with server.database.transaction() as cursor:
            changed = people.change_settings(cursor, user, **given)
            cursor.tell(f"login {caller.login}.")
            return changed

    return _me(server, await server.work.run(change))


@post("/guests", status_code=200)
async def guest(server: Here, caller: By, request: AnyRequest) -> Response[Me]:
    """Sit down without an account."""
    if caller.user is not None:
        return Response(_me(server, caller.user))
    server.limit("guest", request)

    def make() -> User:
        with server.database.transaction() as cursor:
            return people.make_guest(cursor, language(request), server.now())

    user = await server.work.run(make)
    secret = await server.work.run(_open, server, user, request)
    return Response(_me(server, user), cookies=[_cookie(server, secret)])


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
    secret = await server.work.run(_open, server, user, request)
    return Response(_me(server, user), cookies=[_cookie(server, secret)])


@post("/session", status_code=200)
async def log_in(server: Here, caller: By, request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Log in."""
    server.limit("login", request, people.fold(data.name))

    def find() -> tuple[User, str] | None:
        with server.database.transaction() as cursor:
            return people.find_for_login(cursor, data.name)

    found = await server.work.run(find)
    right = await server.work.run(people.verify, None if found is None else found[1], data.password)
    if found is None or not right:
        raise No(403, "table-wrong-password")
    user, hashed = found
    if people.outdated(hashed):
        new = await server.work.run(people.hash_password, data.password)

        def rehash() -> None:
            with server.database.transaction() as cursor:
                people.rehash(cursor, user, hashed, new)

        await server.work.run(rehash)
    secret = await server.work.run(_open, server, user, request)
    return Response(_me(server, user), cookies=[_cookie(server, secret)])


@delete("/session", status_code=200)
async def log_out(server: Here, caller: By) -> Response[Me]:
    """Log out."""
    if caller.user is not None and caller.login:
        await server.work.run(_close, server, caller.user, caller.login)
    return Response(_me(server, None), cookies=[_cookie(server, "")])


def _close(server: Here, user: User, login: str) -> bool:
    with server.database.transaction() as cursor:
        closed = people.close_login(cursor, user, login)
        if closed:
            cursor.tell(f"login {login}")
        return closed


@post("/password", status_code=200)
async def password(server: Here, caller: By, request: AnyRequest, data: JSONBody[NewPassword]) -> Me:
    """Change the password; all other sessions end."""
    user = caller.in_person()
    server.limit("login", request, people.fold(user.name))

    def find() -> tuple[User, str] | None:
        with server.database.transaction() as cursor:
            return people.find_for_login(cursor, user.name) if not user.guest else None

    found = await server.work.run(find)
    if found is None or not await server.work.run(people.verify, found[1], data.old):
        raise No(403, "table-wrong-password")
    people.check_password(data.new, user.name)
    new = await server.work.run(people.hash_password, data.new)
    old = found[1]

    def change() -> None:
        with server.database.transaction() as cursor:
            for login in people.logins(cursor, user, server.now()):
                if login.id != caller.login:
                    cursor.tell(f"login {login.id}")
            people.change_password(cursor, user, old, new, caller.login)

    await server.work.run(change)
    return _me(server, user)


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

    return [Token(id=row.id, label=row.label, since=stamp(row.made)) for row in await server.work.run(find)]


@post("/tokens", status_code=201)
async def make_token(server: Here, caller: By, data: JSONBody[Label]) -> Token:
    """A new key for a program; it is shown this once."""
    user = caller.in_person()

    def make() -> tuple[people.Token, str]:
        with server.database.transaction() as cursor:
            return people.make_token(cursor, user, data.label, server.now())

    row, secret = await server.work.run(make)
    return Token(id=row.id, label=row.label, since=stamp(row.made), token=secret)


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
