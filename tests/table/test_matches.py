"""Matches as people have them: seats, answers, agreements, records, what is told besides."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect as dial

from grognard.cli.records import audit_file
from grognard.games import get
from grognard.kernel.fate import Seeded, commitment
from grognard.kernel.tape import FATE, Entry
from grognard.kernel.play import Play
from grognard.kernel.record import record, write

from .playing import held, mark, pair, play_on, truth
from .served import GAME, Person, RefusedHere, Served, hear

GOLDEN = Path(__file__).parent.parent / "golden"


def refused(status: int, call: Any, *args: Any, **kwargs: Any) -> dict[str, Any]:
    """The reason for which something is refused."""
    with pytest.raises(RefusedHere) as found:
        call(*args, **kwargs)
    assert found.value.status == status, found.value
    return found.value.reason


def wait_for(look: Any, seconds: float = 30.0) -> Any:
    """What a look finds, as soon as it finds something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise TimeoutError


def after_dice(server: Served, match_id: str, sides: dict[str, Person], seed: int) -> int:
    """Play until the last answer was followed by a die; where in the journal that answer is."""
    random = Random(seed)
    play_on(match_id, sides, 5, random)
    for _ in range(200):
        play_on(match_id, sides, 1, random)
        journal = truth(server, match_id).journal
        if isinstance(journal[-1].answer, int):
            return max(at for at, entry in enumerate(journal) if entry.who != FATE)
    raise AssertionError("no die in 200 answers")


# -- seats ------------------------------------------------------------------------------------------------------------


def test_hot_seat_begins_at_once_and_either_side_is_seen_in_turn(server: Served) -> None:
    me = server.person()
    match = me.new_match("introduction")
    assert (match["state"], match["hotseat"], match["owner"]) == ("playing", True, True)
    play_on(match["id"], {"ap": me, "cp": me}, 6, Random(1))
    for side in ("ap", "cp"):
        seen = me.position(match["id"], side)
        (zone,) = [zone for zone in seen["picture"]["zones"] if zone.get("hand") and zone["side"] == side]
        assert sorted(zone["cards"]) == sorted(f"card:{card}" for card in held(truth(server, match["id"]), side))
    assert [found["id"] for found in me.get("/api/matches", scope="mine")] == [match["id"]]


def test_an_invitation_is_private_and_its_link_opens_it(server: Served) -> None:
    host, guest, third, stranger = (server.person() for _ in range(4))
    match = host.new_match("introduction", ap="me", cp="link")
    path = f"/api/matches/{match['id']}"
    assert (match["state"], match["seats"][1]["waits"]) == ("waiting", "link")
    refused(404, stranger.get, path)
    refused(404, stranger.post, f"{path}/join", {})
    refused(404, stranger.post, f"{path}/join", {"invite": "guessed"})
    assert match["id"] not in [found["id"] for found in stranger.get("/api/matches", scope="open")]
    assert guest.get(path, invite=match["invite"])["state"] == "waiting"
    joined = guest.post(f"{path}/join", {"invite": match["invite"]})
    assert (joined["state"], [seat.get("mine", False) for seat in joined["seats"]]) == ("playing", [False, True])
    # The table is full: whoever has the link may watch, and sees no hand.
    watched = third.post(f"{path}/join", {"invite": match["invite"]})
    assert "invite" not in watched
    seen = third.position(match["id"])
    assert (seen["side"], seen["question"].get("options")) == ("", None)
    refused(409, third.post, f"{path}/join", {"invite": match["invite"], "side": "cp"})
    refused(404, stranger.get, path)


def test_an_open_challenge_is_listed_until_somebody_takes_it(server: Served) -> None:
    host, guest = server.person(), server.person()
    match = host.new_match("introduction", ap="open", cp="me")
    assert match["id"] in [found["id"] for found in guest.get("/api/matches", scope="open")]
    refused(409, host.post, f"/api/matches/{match['id']}/join", {})
    refused(409, host.answer, match["id"], 0, "keep_guns")
    guest.post(f"/api/matches/{match['id']}/join", {"side": "ap"})
    assert match["id"] not in [found["id"] for found in guest.get("/api/matches", scope="open")]
    assert match["id"] in [found["id"] for found in server.person().get("/api/matches", scope="live")]


def test_a_match_that_has_not_begun_can_be_called_off_by_its_owner_only(server: Served) -> None:
    host, other = server.person(), server.person()
    match = host.new_match("introduction", ap="open", cp="me")
    path = f"/api/matches/{match['id']}"
    assert other.http.delete(path).status_code == 404
    gone = host.http.delete(path).json()
    assert (gone["state"], gone["result"]["reason"]) == ("over", "abandoned")
    assert match["id"] not in [found["id"] for found in other.get("/api/matches", scope="finished")]
    begun = host.new_match("introduction")
    assert host.http.delete(f"/api/matches/{begun['id']}").status_code == 409


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_program_answers(server: Served, bot: str) -> None:
    me = server.person()
    match = me.new_match("introduction", ap="me", cp=f"bot:{bot}")

    def mine() -> Any:
        seen = me.position(match["id"], "ap")
        return seen if seen["question"] and seen["question"].get("mine") else None

    first = wait_for(mine)
    assert first["seq"] > 0
    me.answer(match["id"], first["seq"], first["question"]["options"][0]["action"])
    assert wait_for(mine)["seq"] > first["seq"]


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ({"ap": "me"}, {}),
        ({"ap": "bot:random", "cp": "bot:random"}, {}),
        ({"ap": "open", "cp": "open"}, {}),
        ({"ap": "me", "cp": "bot:nobody"}, {}),
        ({"ap": "me", "cp": "me", "turks": "me"}, {}),
        ({"ap": "me", "cp": "me"}, {"scenario": "none"}),
        ({"ap": "me", "cp": "me"}, {"options": {"none": True}}),
        ({"ap": "me", "cp": "me"}, {"options": {"bid": 10**6}}),
        ({"ap": "me", "cp": "link"}, {"clock": {"kind": "live", "main": 0}}),
        ({"ap": "me", "cp": "link"}, {"clock": {"kind": "slow"}}),
    ],
)
def test_a_match_that_cannot_be_is_refused(server: Served, seats: dict[str, str], more: dict[str, Any]) -> None:
    me = server.person()
    body = {"game": GAME, "scenario": "introduction", "seats": seats, **more}
    assert refused(422, me.post, "/api/matches", body)["text"]
    assert me.get("/api/matches", scope="mine") == []


# -- going back -------------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_until_dice_fall(server: Served) -> None:
    match_id, sides = pair(server)
    random = Random(3)
    for _ in range(300):
        before = truth(server, match_id)
        position = play_on(match_id, sides, 1, random)
        last = truth(server, match_id)
        side = last.journal[len(before.journal)].who
        me = sides[last.game.sides[side]]
        if last.can_undo(side):
            assert me.position(match_id)["undo"] is True
            other = sides[last.game.sides[1 - side]]
            refused(422, other.post, f"/api/matches/{match_id}/undo", {"seq": position["seq"]})
            seq = me.post(f"/api/matches/{match_id}/undo", {"seq": position["seq"]})["seq"]
            assert truth(server, match_id).hash() == before.hash()
            assert seq == position["seq"] + 1
            return
        refused(422, me.post, f"/api/matches/{match_id}/undo", {"seq": position["seq"]})
    raise AssertionError("nothing could be undone")


@pytest.mark.parametrize("answer", ["accept", "decline", "withdraw"])
def test_going_back_is_asked_for_and_dice_are_rolled_anew(server: Served, answer: str) -> None:
    match_id, sides = pair(server)
    at = after_dice(server, match_id, sides, 11)
    before = truth(server, match_id)
    asker, other = sides["ap"], sides["cp"]
    path = f"/api/matches/{match_id}/requests"
    asked = asker.post(path, {"kind": "back", "to": at})
    (request,) = asked["requests"]
    assert (request["kind"], request["by"], request["to"]) == ("back", "ap", at)
    assert request["text"]
    who = asker if answer == "withdraw" else other
    told = who.post(f"{path}/answer", {"kind": "back", "by": "ap", "to": at, "accept": answer == "accept"})
    assert "requests" not in told
    after = truth(server, match_id)
    if answer != "accept":
        assert mark(after) == mark(before)
        refused(409, other.post, f"{path}/answer", {"kind": "back", "by": "ap", "to": at, "accept": True})
        return
    assert after.journal == before.journal[:at]
    assert [item for item in after.tape if isinstance(item, int)] == [at]
    # Fate is not rewound: what is said next is further on in what was committed to.
    action = before.journal[at]
    assert isinstance(action.answer, tuple)
    sides[before.game.sides[action.who]].answer(match_id, told["seq"], before.game.write(action.answer))  # type: ignore[arg-type]
    again = truth(server, match_id)
    spoken = [item for item in again.tape if isinstance(item, Entry) and item.who == FATE]
    assert len(spoken) == len([item for item in before.tape if isinstance(item, Entry) and item.who == FATE]) + len(
        [entry for entry in again.journal[at:] if entry.who == FATE]
    )


def test_what_was_asked_is_what_is_accepted(server: Served) -> None:
    """One asks for the last step, and for the whole war while the other's hand is on its way to the button."""
    match_id, sides = pair(server)
    at = after_dice(server, match_id, sides, 11)
    before = mark(truth(server, match_id))
    first = next(n for n, entry in enumerate(truth(server, match_id).journal) if entry.who != FATE)
    path = f"/api/matches/{match_id}/requests"
    sides["ap"].post(path, {"kind": "back", "to": at})
    (read,) = sides["cp"].get(f"/api/matches/{match_id}")["requests"]
    sides["ap"].post(path, {"kind": "back", "to": first})
    seen = {"kind": "back", "by": read["by"], "to": read["to"]}
    for accept in (True, False):
        refused(409, sides["cp"].post, f"{path}/answer", {**seen, "accept": accept})
    assert mark(truth(server, match_id)) == before
    # Nor is a request of one's own taken for another's that has taken its place.
    sides["cp"].post(path, {"kind": "back", "to": first})
    refused(409, sides["ap"].post, f"{path}/answer", {"kind": "back", "by": "ap", "to": first, "accept": False})
    sides["ap"].post(f"{path}/answer", {"kind": "back", "by": "cp", "to": first, "accept": True})
    assert len(truth(server, match_id).journal) == first


@pytest.mark.parametrize("seats", [{"ap": "me", "cp": "me"}, {"ap": "me", "cp": "bot:random"}])
def test_who_plays_alone_goes_back_at_once(server: Served, seats: dict[str, str]) -> None:
    me = server.person()
    match = me.new_match("introduction", **seats)

    def moved() -> Any:
        journal = truth(server, match["id"]).journal
        return journal if any(entry.who == 0 for entry in journal) else None

    def step() -> Any:
        seen = me.position(match["id"], "ap" if seats["cp"] != "me" else "")
        if seen["question"].get("mine"):
            me.answer(match["id"], seen["seq"], seen["question"]["options"][0]["action"])
        return moved()

    journal = wait_for(step)
    at = next(i for i, entry in enumerate(journal) if entry.who == 0)
    told = me.post(f"/api/matches/{match['id']}/requests", {"kind": "back", "to": at, "side": "ap"})
    assert "requests" not in told
    assert at in truth(server, match["id"]).tape
    if seats["cp"] != "me":
        refused(422, me.post, f"/api/matches/{match['id']}/requests", {"kind": "draw"})


def test_one_can_only_go_back_to_where_somebody_decided(server: Served) -> None:
    me = server.person()
    match = me.new_match("introduction")
    play_on(match["id"], {"ap": me, "cp": me}, 3, Random(1))
    journal = truth(server, match["id"]).journal
    fate = next(i for i, entry in enumerate(journal) if entry.who == FATE)
    for to in (fate, len(journal), 9_999_999):
        assert refused(422, me.post, f"/api/matches/{match['id']}/requests", {"kind": "back", "to": to})["text"]


# -- endings ----------------------------------------------------------------------------------------------------------


def test_a_draw_is_offered_and_agreed(server: Served) -> None:
    match_id, sides = pair(server)
    path = f"/api/matches/{match_id}/requests"
    sides["cp"].post(path, {"kind": "draw"})
    assert sides["ap"].get(f"/api/matches/{match_id}")["requests"] == [{"kind": "draw", "by": "cp"}]
    over = sides["ap"].post(f"{path}/answer", {"kind": "draw", "by": "cp", "accept": True})
    assert over["state"] == "over"
    assert (over["result"]["reason"], over["result"].get("winner", "")) == ("agreed", "")
    refused(409, sides["cp"].answer, match_id, over["seq"], "keep_guns")


def test_a_draw_that_was_not_taken_lapses_when_the_turn_passes(server: Served) -> None:
    match_id, sides = pair(server)
    sides["ap"].post(f"/api/matches/{match_id}/requests", {"kind": "draw"})
    play_on(match_id, sides, 40, Random(1), until=lambda seen: bool(seen["question"]["side"] == "ap"))
    assert "requests" not in sides["ap"].get(f"/api/matches/{match_id}")


def test_who_resigns_loses_and_hands_are_open(server: Served) -> None:
    match_id, sides = pair(server)
    play_on(match_id, sides, 4, Random(1))
    refused(403, sides["ap"].position, match_id, "cp")
    over = sides["cp"].post(f"/api/matches/{match_id}/resign", {})
    assert (over["result"]["winner"], over["result"]["reason"]) == ("ap", "resigned")
    seen = sides["ap"].position(match_id, "cp")
    assert (seen["side"], seen["question"], seen["ended"]["reason"]) == ("cp", None, "resigned")
    refused(409, sides["ap"].post, f"/api/matches/{match_id}/resign", {})


def test_a_rematch_changes_sides_and_both_get_the_same_one(server: Served) -> None:
    match_id, sides = pair(server)
    refused(409, sides["ap"].post, f"/api/matches/{match_id}/rematch", None)
    sides["ap"].post(f"/api/matches/{match_id}/resign", {})
    refused(404, server.person().post, f"/api/matches/{match_id}/rematch", None)
    first = sides["ap"].post(f"/api/matches/{match_id}/rematch", None)
    second = sides["cp"].post(f"/api/matches/{match_id}/rematch", None)
    assert first["id"] == second["id"] != match_id
    assert first["state"] == "playing"
    assert [seat.get("mine", False) for seat in first["seats"]] == [False, True]
    assert sides["cp"].get(f"/api/matches/{match_id}")["rematch"] == first["id"]


# -- besides playing --------------------------------------------------------------------------------------------------


def test_chat_is_for_all_and_notes_are_ones_own(server: Served) -> None:
    match_id, sides = pair(server)
    path = f"/api/matches/{match_id}"
    sides["ap"].post(f"{path}/chat", {"text": "Bonne chance !"})
    lines = sides["cp"].post(f"{path}/chat", {"text": "Viel Glück"})
    assert [(line["n"], line["side"], line["text"]) for line in lines] == [
        (0, "ap", "Bonne chance !"),
        (1, "cp", "Viel Glück"),
    ]
    assert sides["ap"].get(f"{path}/chat") == lines
    sides["ap"].put(f"{path}/notes", {"text": "hold the Marne"})
    sides["ap"].put(f"{path}/bookmarks", [{"at": 3, "text": "here it went wrong"}])
    assert sides["ap"].get(f"{path}/notes") == {"text": "hold the Marne"}
    assert sides["ap"].get(f"{path}/bookmarks") == [{"at": 3, "text": "here it went wrong"}]
    assert sides["cp"].get(f"{path}/notes") == {"text": ""}
    assert sides["cp"].get(f"{path}/bookmarks") == []
    refused(422, sides["ap"].put, f"{path}/bookmarks", [{"at": n, "text": ""} for n in range(201)])


def test_who_is_here_is_seen(server: Served) -> None:
    match_id, sides = pair(server)
    third = server.person()
    third.post(f"/api/matches/{match_id}/join", {"invite": sides["ap"].get(f"/api/matches/{match_id}")["invite"]})

    def here() -> tuple[list[bool], int]:
        found = sides["ap"].get(f"/api/matches/{match_id}")
        return [seat.get("here", False) for seat in found["seats"]], found.get("watching", 0)

    assert here() == ([False, False], 0)
    with sides["cp"].live(match_id) as line, third.live(match_id):
        hear(line, "position")
        wait_for(lambda: here() == ([False, True], 1))
    wait_for(lambda: here() == ([False, False], 0))


# -- records ----------------------------------------------------------------------------------------------------------


def test_each_side_exports_what_it_may_know(server: Served) -> None:
    match_id, sides = pair(server)
    play_on(match_id, sides, 12, Random(1))
    third = server.person()
    third.post(f"/api/matches/{match_id}/join", {"invite": sides["ap"].get(f"/api/matches/{match_id}")["invite"]})
    play = truth(server, match_id)
    for reader, texts in (("ap", sides["ap"]), ("cp", sides["cp"]), ("public", third)):
        text = texts.get(f"/api/matches/{match_id}/record")
        assert f"reader: {reader}\n" in text
        assert "key:" not in text
        for side in {"ap", "cp"} - {reader}:
            assert not set(held(play, side)) & set(text.replace(",", " ").replace("+", " ").split())
        # What is hidden in it cannot be played again by a stranger.
        assert refused(422, post_text, third, "/api/records", text)["text"]


def test_a_finished_match_is_audited_and_comes_back(server: Served, tmp_path: Path, capsys: Any) -> None:
    match_id, sides = pair(server, public=True)
    play_on(match_id, sides, 25, Random(5))
    sides["cp"].post(f"/api/matches/{match_id}/resign", {})
    text = sides["ap"].get(f"/api/matches/{match_id}/record")
    assert "result: ap resigned" in text
    file = tmp_path / "match.grog"
    file.write_text(text)
    audit_file(file)
    committed = sides["ap"].get(f"/api/matches/{match_id}")["commitment"]
    assert committed in capsys.readouterr().out
    audit = sides["ap"].get(f"/api/matches/{match_id}/audit")
    assert audit["fair"] is True
    assert commitment(bytes.fromhex(audit["key"])) == committed
    brought = post_text(sides["ap"], "/api/records", text)
    assert (brought["imported"], brought["hotseat"], brought["state"]) == (True, True, "over")
    assert (brought["result"]["winner"], brought["result"]["reason"]) == ("ap", "resigned")
    assert truth(server, brought["id"]).hash() == truth(server, match_id).hash()


def test_a_finished_and_an_unfinished_save_are_brought(server: Served) -> None:
    me = server.person()
    golden = (GOLDEN / "paths-of-glory.introduction.grog").read_text()
    over = post_text(me, "/api/records", golden)
    assert (over["state"], over["result"]["winner"], over["result"]["reason"]) == ("over", "ap", "rules")
    assert me.get(f"/api/matches/{over['id']}/audit").get("fair", False) is False
    assert me.position(over["id"])["ended"]["winner"] == "ap"
    game = get(GAME)
    play = Play(game, Seeded(7), "introduction", log=True)
    random = Random(7)
    for _ in range(30):
        assert play.question is not None
        play.decide(random.choice(play.question.options))
    brought = post_text(me, "/api/records", write(record(play), game))
    assert brought["state"] == "playing"
    assert truth(server, brought["id"]).hash() == play.hash()
    play_on(brought["id"], {"ap": me, "cp": me}, 10, Random(1))
    assert len(truth(server, brought["id"]).journal) > len(play.journal)


def test_a_hot_seat_game_is_saved_and_goes_on_elsewhere(server: Served) -> None:
    me, other = server.person(), server.person()
    match = me.new_match("introduction")
    play_on(match["id"], {"ap": me, "cp": me}, 15, Random(2))
    text = me.get(f"/api/matches/{match['id']}/record")
    assert "key:" not in text
    brought = post_text(other, "/api/records", text)
    assert truth(server, brought["id"]).hash() == truth(server, match["id"]).hash()
    # One side of it alone hides the other's hand, as any player's save does.
    assert "reader: ap" in me.get(f"/api/matches/{match['id']}/record", side="ap")


def post_text(person: Person, path: str, text: str) -> Any:
    return person._read(person.http.post(path, content=text, headers={"content-type": "text/plain"}))


# -- the public -------------------------------------------------------------------------------------------------------


def test_the_public_reads_finished_public_matches_only(server: Served) -> None:
    shown, sides = pair(server, public=True)
    private, others = pair(server)
    going, _ = pair(server, public=True)
    for match_id, players in ((shown, sides), (private, others)):
        play_on(match_id, players, 3, Random(1))
        players["ap"].post(f"/api/matches/{match_id}/resign", {})
    anybody = httpx.Client(base_url=server.address)
    listed = anybody.get("/api/public/matches", params={"game": GAME})
    assert listed.headers["access-control-allow-origin"] == "*"
    ids = [match["id"] for match in listed.json()]
    assert shown in ids
    assert not {private, going} & set(ids)
    assert anybody.get("/api/public/matches", params={"game": "chess"}).json() == []
    assert anybody.get(f"/api/public/matches/{shown}").json()["result"]["winner"] == "cp"
    text = anybody.get(f"/api/public/matches/{shown}/record")
    assert text.headers["access-control-allow-origin"] == "*"
    assert "\nkey: " in text.text
    for match_id in (private, going, "nothing"):
        assert anybody.get(f"/api/public/matches/{match_id}").status_code == 404
        assert anybody.get(f"/api/public/matches/{match_id}/record").status_code == 404


# -- what is said -----------------------------------------------------------------------------------------------------


def test_reasons_details_orders_and_overlays_are_said_in_both_languages(server: Served) -> None:
    me = server.person()
    match = me.new_match("introduction")
    path = f"/api/matches/{match['id']}"
    play_on(match["id"], {"ap": me, "cp": me}, 60, Random(2), until=lambda seen: any(
        option.get("noun", "").startswith("space:") for option in seen["question"]["options"]
    ))  # fmt: skip
    seen = me.position(match["id"])
    side = seen["side"]
    offered = {option["noun"] for option in seen["question"]["options"] if option.get("noun")}
    noun = next(noun for noun in sorted(offered) if noun.startswith("space:"))
    wrong = next(noun for noun in ("space:london", "space:paris") if noun not in offered)
    said: dict[str, dict[str, Any]] = {}
    for language in ("en", "fr"):
        (reason, *_) = me.get(f"{path}/why", noun=wrong, side=side, lang=language)
        (refusal,) = me.get(f"{path}/why", action="keep_guns", side=side, lang=language)
        detail = me.get(f"{path}/detail", noun=noun, side=side, lang=language)
        overlay = me.get(f"{path}/overlay/supply:{side}", lang=language)
        orders = me.get(f"{path}/order", text=noun.partition(":")[2], side=side, lang=language)
        audit = me.get(f"{path}/audit", lang=language)
        assert me.get(f"{path}/why", noun=noun, side=side, lang=language) == []
        assert detail["title"]
        assert detail["may"]
        assert overlay["good"]
        assert any(option["noun"] == noun for option in orders)
        said[language] = {
            "why": reason["text"], "refusal": refusal["text"], "may": detail["may"], "overlay": overlay["name"],
            "orders": orders[0]["label"], "audit": audit["text"],
        }  # fmt: skip
    assert all(said["en"][name] and said["en"][name] != said["fr"][name] for name in said["en"]), said
    refused(404, me.get, f"{path}/overlay/none")
    refused(422, me.get, f"{path}/why")
    refused(422, me.get, f"{path}/detail", noun="space:atlantis")
    luck = me.get(f"{path}/luck")
    dice = [entry.answer for entry in truth(server, match["id"]).journal if isinstance(entry.answer, int)]
    assert sum(luck["all"]["rolls"]) == len(dice)
    assert luck["faces"] == 6


# -- sessions and tokens ----------------------------------------------------------------------------------------------


def test_a_session_that_is_ended_elsewhere_closes_its_sockets(server: Served) -> None:
    me = server.person()
    name, password = f"Foch {me.me['id'][:8]}", "correct horse"
    me.post("/api/accounts", {"name": name, "password": password})
    match = me.new_match("introduction")
    there = httpx.Client(base_url=server.address, headers={"user-agent": "elsewhere"})
    assert there.post("/api/session", json={"name": name, "password": password}).status_code == 200
    listed = there.get("/api/sessions").json()
    assert {(row["agent"], row.get("here", False)) for row in listed} == {
        ("elsewhere", True),
        (me.http.headers["user-agent"], False),
    }
    with me.live(match["id"]) as line, me.desk(match["id"]) as desk:
        hear(line, "position")
        hear(desk, "position")
        (row,) = [row for row in listed if not row.get("here")]
        assert there.delete(f"/api/sessions/{row['id']}").status_code == 200
        with pytest.raises(ConnectionClosed):
            hear(line, "never", 5)
        desk.send(json.dumps({"side": "ap"}))
        with pytest.raises(ConnectionClosed):
            desk.recv(timeout=5)
    refused(401, me.get, "/api/sessions")
    assert there.get("/api/me").json()["user"]["name"] == name


def test_a_token_plays_until_it_is_taken_away(server: Served) -> None:
    me = server.person()
    match = me.new_match("introduction")
    token = me.post("/api/tokens", {"label": "my bot"})
    assert me.get("/api/tokens") == [{name: token[name] for name in ("id", "label", "since")}]
    bot = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token['token']}"}, timeout=20)
    with bot.stream("GET", f"/api/matches/{match['id']}/questions") as stream:
        lines = stream.iter_lines()
        first = json.loads(next(lines))
        assert (first["seq"], first["side"]) == (0, "cp")
        assert "keep_guns" in first["view"]["question"]["options"]
        body = {"seq": 0, "action": "keep_guns"}
        assert bot.post(f"/api/matches/{match['id']}/answers", json=body).json() == {"seq": 1}
        assert json.loads(next(lines))["seq"] == 1
        assert me.http.delete(f"/api/tokens/{token['id']}").status_code == 200
        me.answer(match["id"], 1, me.position(match["id"])["question"]["options"][0]["action"])
        assert list(lines) == []
    assert bot.post(f"/api/matches/{match['id']}/answers", json={"seq": 2, "action": "done"}).status_code == 401


def test_a_key_can_be_bound_to_one_match(server: Served) -> None:
    me, other = server.person(), server.person()
    here, there = (me.new_match("introduction")["id"] for _ in range(2))
    refused(404, me.post, "/api/tokens", {"label": "bot", "match": "nothing"})
    refused(404, other.post, "/api/tokens", {"label": "bot", "match": here})
    token = me.post("/api/tokens", {"label": "bot", "match": here})
    assert [row["match"] for row in me.get("/api/tokens")] == [here]
    bot = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token['token']}"}, timeout=20)
    new = {"game": GAME, "scenario": "introduction", "seats": {"ap": "me", "cp": "me"}}
    for method, path, body in (
        ("GET", f"/api/matches/{there}", None),
        ("GET", f"/api/matches/{there}/position", None),
        ("GET", f"/api/matches/{there}/questions", None),
        ("GET", "/api/matches/nothing", None),
        ("POST", f"/api/matches/{there}/answers", {"seq": 0, "action": "keep_guns"}),
        ("POST", f"/api/matches/{there}/resign", {}),
        ("POST", f"/api/matches/{there}/join", {}),
        ("POST", "/api/matches", new),
        ("POST", f"/api/matches/{here}/rematch", None),
        ("POST", "/api/records", None),
        ("GET", "/api/tokens", None),
    ):
        answer = bot.request(method, path, json=body)
        assert answer.status_code == 403, (method, path, answer.text)
    assert [match["id"] for match in bot.get("/api/matches").json()] == [here]
    address = server.address.replace("http", "ws", 1)
    for line in ("live", "desk"):
        bearer = {"Authorization": f"Bearer {token['token']}"}
        with pytest.raises(InvalidStatus):
            dial(f"{address}/api/matches/{there}/{line}", additional_headers=bearer)
        with dial(f"{address}/api/matches/{here}/{line}", additional_headers=bearer, max_size=None) as open_:
            assert hear(open_, "position")
    assert bot.post(f"/api/matches/{here}/answers", json={"seq": 0, "action": "keep_guns"}).json() == {"seq": 1}
    assert me.position(there)["seq"] == 0


def test_another_password_ends_keys_and_sessions_elsewhere_at_once(server: Served) -> None:
    me = server.person()
    name = f"Foch {me.me['id'][:8]}"
    me.post("/api/accounts", {"name": name, "password": "correct horse"})
    match = me.new_match("introduction")["id"]
    token = me.post("/api/tokens", {"label": "bot"})["token"]
    bot = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token}"}, timeout=20)
    there = httpx.Client(base_url=server.address)
    assert there.post("/api/session", json={"name": name, "password": "correct horse"}).status_code == 200
    assert bot.get("/api/me").json()["user"]["name"] == there.get("/api/me").json()["user"]["name"] == name
    with me.live(match) as line, bot.stream("GET", f"/api/matches/{match}/questions") as stream:
        hear(line, "position")
        lines = stream.iter_lines()
        assert json.loads(next(lines))["seq"] == 0
        me.post("/api/password", {"old": "correct horse", "new": "another horse"})
        me.answer(match, 0, "keep_guns")
        assert list(lines) == []
        assert hear(line, "patch")  # here nothing ends
    assert bot.get("/api/me").json()["user"] is there.get("/api/me").json()["user"] is None
    assert me.get("/api/tokens") == []
