"""Names, passwords, sessions, tokens, settings and limits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from grognard.kernel.refusal import BadInput
from grognard.table import people, weak
from grognard.table.database import Cursor, Database, connect
from grognard.table.people import Limiter, Rate, User

DAY = 86400.0


@pytest.fixture
def database() -> Iterator[Database]:
    found = connect("sqlite:")
    yield found
    found.close()


@pytest.fixture
def cursor(database: Database) -> Iterator[Cursor]:
    with database.transaction() as found:
        yield found


def account(cursor: Cursor, name: str, hashed: str = "hash") -> User:
    return people.sign_up(cursor, None, name, hashed, "en", 0.0)


def refused(name: str) -> str:
    with pytest.raises(BadInput) as found:
        people.clean_name(name)
    return found.value.key


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Foch", "Foch"),
        ("  von   Hötzendorf ", "von Hötzendorf"),
        ("Jean-Luc d’Arc", "Jean-Luc d'Arc"),
        ("E\u0301lodie_2.0", "Élodie_2.0"),
        ("Ｊｏｆｆｒｅ", "Joffre"),
        ("Брусилов", "Брусилов"),
        ("東郷 ヘイハチロー", "東郷 ヘイハチロー"),
        ("乃木 希典", "乃木 希典"),
        ("Guesthouse", "Guesthouse"),
        ("Invite All", "Invite All"),
    ],
)
def test_a_name_is_normalised(typed: str, kept: str) -> None:
    assert people.clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "table-name-length"),
        (" a ", "table-name-length"),
        ("a" * 25, "table-name-length"),
        ("ﷺ" * 3, "table-name-length"),
        ("a" * 1_000_000, "table-name-length"),
        ("a\nb", "table-name-characters"),
        ("a\x00b", "table-name-characters"),
        ("abc\u202egnp", "table-name-characters"),
        ("ab\u200bcd", "table-name-characters"),
        ("ab\ud800cd", "table-name-characters"),
        ("ab\u1160cd", "table-name-characters"),
        ("ab\u3164cd", "table-name-characters"),
        ("<b>Foch</b>", "table-name-characters"),
        ("Foch\u0336\u0336", "table-name-characters"),
        ("ꜰoch", "table-name-characters"),
        ("fool\u02bcs", "table-name-characters"),
        ("foo٣", "table-name-characters"),
        ("Foch 🎲", "table-name-characters"),
        ("-Foch", "table-name-characters"),
        ("...", "table-name-characters"),
        ("Fосh", "table-name-alphabets"),
        ("Guest-4821", "table-name-guest"),
        ("guest 1O", "table-name-guest"),
        ("Invité-12", "table-name-guest"),
    ],
)
def test_a_name_that_is_not_what_it_seems_is_refused(typed: str, key: str) -> None:
    assert refused(typed) == key


@pytest.mark.parametrize("alike", ["JOFFRE", "joffre", "Jöffre", "J0ffre", "Ｊoffre"])
def test_a_name_that_looks_like_another_is_taken(cursor: Cursor, alike: str) -> None:
    account(cursor, "Joffre")
    with pytest.raises(BadInput) as found:
        account(cursor, alike)
    assert found.value.key == "table-name-taken"
    account(cursor, "Joffrey")


@pytest.mark.parametrize(("name", "alike"), [("Cocoa", "Сосоа"), ("Ian", "lan"), ("Bill", "Bi1l"), ("Tom", "ТОМ")])
def test_look_alikes_of_other_alphabets_and_digits_are_taken(cursor: Cursor, name: str, alike: str) -> None:
    assert people.clean_name(alike) == alike
    account(cursor, name)
    with pytest.raises(BadInput) as found:
        account(cursor, alike)
    assert found.value.key == "table-name-taken"


def test_folding_is_stable_for_every_letter_a_name_may_hold() -> None:
    for code in range(0x20, 0x30000):
        char = unicodedata.normalize("NFKC", chr(code))
        if len(char) == 1 and people._alphabet(char):
            folded = people.fold(char)
            assert folded == people.fold(folded) == people.fold(char.upper()), hex(code)


def test_every_refusal_is_said_in_both_languages() -> None:
    with pytest.raises(BadInput) as found:
        people.clean_name("x")
    assert found.value.said("en") == "a name has 2 to 24 characters"
    assert found.value.said("fr") == "un nom a de 2 à 24 caractères"


def test_a_guest_who_signs_up_keeps_his_id(cursor: Cursor) -> None:
    guest = people.make_guest(cursor, "fr", 1.0)
    other = people.make_guest(cursor, "en", 1.0)
    assert guest.guest
    assert guest.id != other.id
    assert people.by_id(cursor, guest.id) == guest
    assert people.find_for_login(cursor, guest.name) is None
    signed = people.sign_up(cursor, guest, "Gallieni", "hash", "en", 2.0)
    assert signed == User(guest.id, "Gallieni", False, "fr", "", "")
    assert people.find_for_login(cursor, "GALLIENI") == (signed, "hash")
    with pytest.raises(BadInput) as found:
        people.sign_up(cursor, guest, "Gallieni II", "hash", "en", 3.0)
    assert found.value.key == "table-account-already"
    assert people.by_id(cursor, guest.id) == signed


def test_an_unknown_language_is_refused(cursor: Cursor) -> None:
    with pytest.raises(BadInput) as found:
        people.make_guest(cursor, "de", 0.0)
    assert found.value.key == "bad-no-language"


# -- passwords --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("1234567", "table-password-length"),
        ("x" * 201, "table-password-length"),
        ("fALKENHÄYN", "table-password-name"),
        ("falkenhayn at Verdun", "table-password-name"),
        ("1916FA1KENHAYN", "table-password-name"),
        ("oh, Grognard!", "table-password-name"),
        ("password", "table-password-common"),
        ("Passｗord", "table-password-common"),
        ("qwertyuiop", "table-password-common"),
        ("azertyuiop", "table-password-common"),
        ("iloveyou", "table-password-common"),
        ("Football2024", "table-password-common"),
        ("!dragon99", "table-password-common"),
        ("xxxxxxxxxxxxxxx", "table-password-plain"),
        ("ababcbabcb", "table-password-plain"),
        ("nopqrstuvw", "table-password-plain"),
        ("ЖЁЖЁЖЁЖЁ", "table-password-plain"),
    ],
)
def test_a_weak_password_is_refused(password: str, key: str) -> None:
    with pytest.raises(BadInput) as found:
        people.check_password(password, "Falkenhayn")
    assert found.value.key == key


@pytest.mark.parametrize(
    "password",
    ["correct horse", "a long password", "Ceux de 14", "поехали!", "tr0ub4dor&3", "wxyz" * 50, "dragon-191418"],
)
def test_a_password_of_one_s_own_is_not(password: str) -> None:
    people.check_password(password, "Falkenhayn")
    people.check_password(password, "Al")  # as in "falling": a short name is in many words by chance


def test_the_list_of_common_passwords_says_where_it_comes_from() -> None:
    text = Path(weak.__file__).with_name("common_passwords.txt").read_text("utf-8")
    assert "Royce Williams" in text.splitlines()[1]
    assert len(weak._common()) > 10_000
    assert "Django Software Foundation" in (Path(__file__).parents[2] / "NOTICE.md").read_text("utf-8")


def test_a_password_is_kept_as_argon2_and_verified() -> None:
    hashed = people.hash_password("à l'attaque é\ud800")
    assert hashed.startswith("$argon2id$")
    assert people.verify(hashed, "à l'attaque é\ud800")
    assert people.verify(hashed, unicodedata.normalize("NFD", "à l'attaque é\ud800"))
    assert not people.verify(hashed, "a l'attaque é")
    assert not people.verify("not a hash", "a l'attaque é")
    assert hashed != people.hash_password("à l'attaque é\ud800")


def test_nobody_takes_as_much_effort_as_somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    real = PasswordHasher.verify

    def verify(self: PasswordHasher, hash: str, password: bytes) -> bool:
        tried.append(hash)
        return real(self, hash, password)

    hashed = people.hash_password("correct horse")
    monkeypatch.setattr(PasswordHasher, "verify", verify)
    assert not people.verify(None, "correct horse")
    assert not people.verify(hashed, "x" * 100_000)
    assert not people.verify(hashed, "wrong horse")
    assert tried[1:] == [hashed, hashed]
    # The hash of nobody costs the same: version and parameters are those of a real one.
    assert tried[0].split("$")[:4] == hashed.split("$")[:4]


def test_nobody_cannot_be_logged_in_as(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PasswordHasher, "verify", lambda *_: True)
    assert people.verify(None, "anything at all") is False


@pytest.mark.parametrize("name", ["nobody", "", "a\x00b", "x" * 1000, "\ud800\ud800"])
def test_a_strange_name_at_log_in_is_just_unknown(cursor: Cursor, name: str) -> None:
    assert people.find_for_login(cursor, name) is None


def test_a_hash_of_old_parameters_is_made_again(cursor: Cursor) -> None:
    old = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("correct horse")
    user = account(cursor, "Foch", old)
    assert people.verify(old, "correct horse")
    assert people.outdated(old)
    new = people.hash_password("correct horse")
    assert not people.outdated(new)
    secret = people.open_login(cursor, user, "", 0.0)
    people.rehash(cursor, user, old, new)
    assert people.find_for_login(cursor, "Foch") == (user, new)
    assert people.by_cookie(cursor, secret, 1.0) is not None


def test_a_new_password_ends_all_other_sessions_and_all_keys(cursor: Cursor) -> None:
    user, other = account(cursor, "Foch", "old"), account(cursor, "Haig")
    here, there = people.open_login(cursor, user, "", 0.0), people.open_login(cursor, user, "", 0.0)
    foreign = people.open_login(cursor, other, "", 0.0)
    token, key = people.make_token(cursor, user, "bot", 0.0)
    _, foreign_key = people.make_token(cursor, other, "bot", 0.0)
    found = people.by_cookie(cursor, here, 1.0)
    assert found is not None
    (gone,) = (login.id for login in people.logins(cursor, user, 1.0) if login.id != found[1])
    with pytest.raises(BadInput) as wrong:  # somebody else changed it between the check and now
        people.change_password(cursor, user, "older", "new", found[1])
    assert wrong.value.key == "table-password-wrong"
    assert people.by_cookie(cursor, there, 1.0)
    assert people.by_token(cursor, key)
    assert people.change_password(cursor, user, "old", "new", found[1]) == [gone, token.id]
    assert people.by_token(cursor, key) is None
    assert people.by_token(cursor, foreign_key)
    assert people.by_cookie(cursor, here, 1.0) == found
    assert people.by_cookie(cursor, there, 1.0) is None
    assert people.by_cookie(cursor, foreign, 1.0)
    assert people.find_for_login(cursor, "foch") == (user, "new")


# -- sessions ---------------------------------------------------------------------------------------------------------


def test_a_cookie_is_known_by_its_hash_only(cursor: Cursor) -> None:
    user = account(cursor, "Foch")
    secret = people.open_login(cursor, user, "Fire\x1b[31mfox\r\n" + "x" * 1000, 5.0)
    assert len(secret) == 43
    stored = cursor.run("SELECT * FROM logins")
    assert secret not in str(stored)
    found = people.by_cookie(cursor, secret, 6.0)
    assert found is not None
    assert found[0] == user
    (login,) = people.logins(cursor, user, 6.0)
    assert (login.id, login.made, login.seen) == (found[1], 5.0, 5.0)
    assert login.agent.startswith("Fire [31mfox x")
    assert len(login.agent) <= people.AGENT
    for wrong in ("", secret[:-1], secret + "x", stored[0][1], found[1], "\ud800"):
        assert people.by_cookie(cursor, wrong, 6.0) is None


def test_a_session_ends_when_it_is_not_used_for_90_days(cursor: Cursor) -> None:
    user = account(cursor, "Foch")
    secret = people.open_login(cursor, user, "", 0.0)
    assert people.by_cookie(cursor, secret, 89 * DAY)
    assert people.by_cookie(cursor, secret, 178 * DAY)
    assert people.by_cookie(cursor, secret, 178 * DAY + people.UNSEEN + 1) is None
    assert people.logins(cursor, user, 269 * DAY) == []
    people.open_login(cursor, user, "", 269 * DAY)
    assert cursor.run("SELECT COUNT(*) FROM logins") == [(1,)]


def test_the_last_use_is_written_once_an_hour(cursor: Cursor) -> None:
    user = account(cursor, "Foch")
    secret = people.open_login(cursor, user, "", 0.0)
    people.by_cookie(cursor, secret, 3599.0)
    assert people.logins(cursor, user, 3600.0)[0].seen == 0.0
    people.by_cookie(cursor, secret, 3700.0)
    assert people.logins(cursor, user, 3700.0)[0].seen == 3700.0


def test_only_ones_own_sessions_can_be_closed(cursor: Cursor) -> None:
    user, other = account(cursor, "Foch"), account(cursor, "Haig")
    secret, second = people.open_login(cursor, user, "", 0.0), people.open_login(cursor, user, "", 0.0)
    found = people.by_cookie(cursor, secret, 0.0)
    assert found is not None
    assert not people.close_login(cursor, other, found[1])
    assert not people.close_login(cursor, user, "\x00")
    assert people.by_cookie(cursor, secret, 0.0)
    assert people.close_login(cursor, user, found[1])
    assert not people.close_login(cursor, user, found[1])
    assert people.by_cookie(cursor, secret, 0.0) is None
    assert people.by_cookie(cursor, second, 0.0)
    people.close_all(cursor, user, "")
    assert people.by_cookie(cursor, second, 0.0) is None


def test_the_oldest_sessions_and_tokens_go(cursor: Cursor) -> None:
    user, other = account(cursor, "Foch"), account(cursor, "Haig")
    foreign = people.open_login(cursor, other, "", 0.0)
    secrets = [people.open_login(cursor, user, "", float(n)) for n in range(people.LOGINS + 2)]
    keys = [people.make_token(cursor, user, f"bot {n}", float(n))[1] for n in range(people.TOKENS + 2)]
    assert [people.by_cookie(cursor, secret, 99.0) is None for secret in secrets] == [True] * 2 + [False] * 50
    assert [people.by_token(cursor, key) is None for key in keys] == [True] * 2 + [False] * 50
    assert people.by_cookie(cursor, foreign, 99.0)


# -- tokens -----------------------------------------------------------------------------------------------------------


def test_a_token_stands_for_its_owner_until_it_is_dropped(cursor: Cursor) -> None:
    user, other = account(cursor, "Foch"), account(cursor, "Haig")
    token, secret = people.make_token(cursor, user, " my\nbot ", 3.0)
    assert secret.startswith("grog_")
    assert token.label == "my bot"
    assert people.tokens(cursor, user) == [token]
    assert people.tokens(cursor, other) == []
    assert secret not in str(cursor.run("SELECT * FROM tokens"))
    assert people.by_token(cursor, secret) == (user, token.id, "")
    assert people.by_token(cursor, secret.removeprefix("grog_")) is None
    assert people.by_cookie(cursor, secret, 3.0) is None
    assert not people.drop_token(cursor, other, token.id)
    assert people.drop_token(cursor, user, token.id)
    assert people.by_token(cursor, secret) is None


@pytest.mark.parametrize("label", ["", " \u202e\n", "x" * 61])
def test_a_label_has_a_length(cursor: Cursor, label: str) -> None:
    with pytest.raises(BadInput) as found:
        people.make_token(cursor, account(cursor, "Foch"), label, 0.0)
    assert found.value.key == "table-label-length"


# -- settings ---------------------------------------------------------------------------------------------------------


def test_settings_change_one_by_one(cursor: Cursor) -> None:
    user = account(cursor, "Foch")
    user = people.change_settings(cursor, user, language="fr")
    user = people.change_settings(cursor, user, email=" foch+war@armee.example.fr ")
    user = people.change_settings(cursor, user, webhook="https://hooks.example.org:8443/a?b=c")
    assert user == people.by_id(cursor, user.id)
    assert (user.language, user.email) == ("fr", "foch+war@armee.example.fr")
    assert user.webhook == "https://hooks.example.org:8443/a?b=c"
    user = people.change_settings(cursor, user, email="")
    assert (user.email, user.webhook) == ("", "https://hooks.example.org:8443/a?b=c")


@pytest.mark.parametrize(
    "email",
    [
        "foch", "foch@", "@armee.fr", "foch@armee", "foch@armee..fr", "a..b@armee.fr", ".a@armee.fr", "foch@-x.fr",
        "foch@armee.fr\n", "foch@armee.fr\r\nBcc: all@x.fr", "foch@armee.fr, haig@army.uk", "<foch@armee.fr>",
        "foch @armee.fr", '"a b"@armee.fr', "foch@[127.0.0.1]", "föch@armee.fr", "a" * 65 + "@armee.fr",
        "a@" + "b" * 64 + ".fr", "a@" + "b.c" * 100, "a\x00@armee.fr", "foch@armee.fr\u2028",
    ],
)  # fmt: skip
def test_what_is_not_an_address_is_refused(cursor: Cursor, email: str) -> None:
    with pytest.raises(BadInput) as found:
        people.change_settings(cursor, account(cursor, "Foch"), email=email)
    assert found.value.key == "table-email"


@pytest.mark.parametrize(
    ("webhook", "key"),
    [
        ("hooks.example.org", "table-webhook"),
        ("ftp://hooks.example.org", "table-webhook"),
        ("file:///etc/passwd", "table-webhook"),
        ("http:///path", "table-webhook"),
        ("https://user:pw@hooks.example.org", "table-webhook"),
        ("https://good.example.org@evil.example.org", "table-webhook"),
        ("https://good.example.org\\@evil.example.org", "table-webhook"),
        ("https://hooks.example.org/a b", "table-webhook"),
        ("https://hooks.example.org/\r\nHost: x", "table-webhook"),
        ("https://hooks.exa\tmple.org/", "table-webhook"),
        ("https://hööks.example.org/", "table-webhook"),
        ("https://hooks.example.org:99999/", "table-webhook"),
        ("https://hooks.example.org:x/", "table-webhook"),
        ("https://[::1/", "table-webhook"),
        ("https://[v1.x]/", "table-webhook"),
        ("https://hooks.example.org/" + "x" * 500, "table-webhook"),
        ("https://hooks.example.org:22/", "table-webhook-port"),
        ("http://hooks.example.org:0/", "table-webhook-port"),
    ],
)
def test_what_is_not_a_webhook_is_refused(cursor: Cursor, webhook: str, key: str) -> None:
    user = account(cursor, "Foch")
    with pytest.raises(BadInput) as found:
        people.change_settings(cursor, user, email="foch@armee.fr", webhook=webhook)
    assert found.value.key == key
    assert people.by_id(cursor, user.id) == user


# -- limits -----------------------------------------------------------------------------------------------------------


def test_a_limit_lets_a_burst_through_and_then_one_at_a_time() -> None:
    limiter = Limiter({"login": Rate(3, 10.0), "chat": Rate(1, 1.0)})
    assert [limiter.allow(("login", "a"), 100.0) for _ in range(3)] == [0.0] * 3
    assert limiter.allow(("login", "a"), 100.0) == pytest.approx(10.0)
    assert limiter.allow(("login", "a"), 104.0) == pytest.approx(6.0)  # to ask again costs nothing
    assert limiter.allow(("login", "b"), 104.0) == 0.0
    assert limiter.allow(("chat", "a"), 104.0) == 0.0
    assert limiter.allow(("login", "a"), 110.0) == 0.0
    assert limiter.allow(("login", "a"), 110.0) == pytest.approx(10.0)
    assert [limiter.allow(("login", "a"), 1000.0) > 0 for _ in range(5)] == [False] * 3 + [True] * 2


def test_a_flood_of_strangers_does_not_make_the_limiter_forget_or_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limiter, "ROOM", 100)
    limiter = Limiter({"login": Rate(3, 10.0)})
    for _ in range(3):
        limiter.allow(("login", "attacker"), 0.0)
    for n in range(1000):
        assert limiter.allow(("login", n), 1.0) == 0.0
    assert limiter.allow(("login", "attacker"), 1.0) > 0
    assert len(limiter._rested) <= 101


def test_an_ipv6_visitor_is_known_by_his_network() -> None:
    assert people.neighbourhood("192.0.2.7") == "192.0.2.7"
    assert people.neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert people.neighbourhood("2001:db8:1:2:3::4") == people.neighbourhood("2001:db8:1:2:ffff::")
    assert people.neighbourhood("2001:db8:1:2::") != people.neighbourhood("2001:db8:1:3::")
    assert people.neighbourhood("testclient") == "testclient"
