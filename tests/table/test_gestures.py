"""Several answers at once: how far they are given, how they are kept, and that they are taken back at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .playing import mark, truth
from .served import Person, RefusedHere, Served, serving


def refused(status: int, call: Any, *args: Any) -> dict[str, Any]:
    with pytest.raises(RefusedHere) as found:
        call(*args)
    assert found.value.status == status, found.value
    return found.value.reason


class Sitting:
    """One person at both sides, whose German armies in the west have been ordered to move."""

    def __init__(self, server: Served, move: str = "koblenz", attack: str = "") -> None:
        self.server, self.me = server, server.person()
        self.id: str = self.me.new_match()["id"]
        self.path = f"/api/matches/{self.id}"
        self.do("keep_guns")
        self.do(next(option["action"] for option in self.options if option["verb"] == "ops"))
        self.do(*[f"move:{space}" for space in move.split()], *[f"attack:{space}" for space in attack.split()])
        if any(option["action"] == "done" for option in self.options) and self.verbs & {"move", "attack"}:
            self.do("done")

    @property
    def position(self) -> dict[str, Any]:
        return self.me.position(self.id)

    @property
    def options(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.position["question"]["options"]
        return found

    @property
    def verbs(self) -> set[str]:
        return {option["verb"] for option in self.options}

    def at(self, unit: str) -> str:
        return str(self.position["picture"]["pieces"][f"unit:{unit}"]["at"]).removeprefix("space:")

    def do(self, *actions: str) -> None:
        for action in actions:
            self.me.answer(self.id, self.position["seq"], action)

    def gesture(self, *actions: str, **more: Any) -> dict[str, Any]:
        body = {"seq": self.position["seq"], "actions": actions, **more}
        found: dict[str, Any] = self.me.post(f"{self.path}/gestures", body)
        return found

    def undo(self) -> None:
        self.me.post(f"{self.path}/undo", {"seq": self.position["seq"]})


def test_a_gesture_is_given_answer_by_answer_kept_as_one_and_taken_back_as_one(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        t = Sitting(server)
        before, seq = mark(truth(server, t.id))[0], t.position["seq"]
        lifts = t.position["question"]
        assert lifts["lifts"] == "pick"
        assert not lifts.get("afoot")
        unit = next(option["noun"] for option in t.options if option["verb"] == "pick")
        name = unit.removeprefix("unit:")
        found = t.me.get(f"{t.path}/reach", units=unit)
        far = max(found["courses"], key=lambda course: len(course["answers"]))
        assert len(far["path"]) > 1
        told = t.gesture(*far["answers"])
        assert told == {"seq": seq + 1, "done": len(far["answers"])}
        assert t.at(name) == far["space"].removeprefix("space:")
        journal = [t.me.get(f"{t.path}/record").count(action) for action in far["answers"][1:-1]]
        assert all(journal), "a record has ordinary answers"
        if "done" in t.verbs:
            t.do("done")
            t.undo()  # of that one answer only
        assert t.at(name) == far["space"].removeprefix("space:")
        match, me = t.id, dict(t.me.http.cookies)
    with serving(tmp_path) as server:  # another process, which has never seen the gesture
        again = Person(server.address)
        again.http.cookies.update(me)
        here = again.position(match)
        again.post(f"/api/matches/{match}/undo", {"seq": here["seq"]})
        assert mark(truth(server, match))[0] == before
        refusal = again.position(match)
        assert refusal["undo"], "what was ordered before can be taken back too, one by one"


def test_a_gesture_ends_where_it_cannot_go_on_and_says_why(server: Served) -> None:
    t = Sitting(server)
    unit = next(option["noun"] for option in t.options if option["verb"] == "pick").removeprefix("unit:")
    told = t.gesture(f"pick:{unit}", "step:aachen", "step:paris", "stop")
    assert told["done"] == 2
    assert told["why"]["rule"]
    assert t.at(unit) == "aachen"
    t.undo()
    assert t.at(unit) == "koblenz"
    assert "pick" in t.verbs
    told = t.gesture(f"pick:{unit}", "step:aachen", "stop", "done", "stop")
    assert told["done"] == 4, "then it is somebody else's turn, or another question"
    assert told["why"]["text"]


def test_a_gesture_ends_where_dice_are_rolled(server: Served) -> None:
    t = Sitting(server, move="", attack="metz")
    target = next(option["action"] for option in t.options if option["verb"] == "assault")
    t.do(target)
    unit = next(option["action"] for option in t.options if option["verb"] == "join")
    before = len(truth(server, t.id).journal)
    asked = [unit, "begin"]
    told = t.gesture(*asked)
    assert told["done"] == 2
    for _ in range(8):  # cards and flanks, whoever is asked: on to the dice
        journal = truth(server, t.id).journal
        if any(entry.who < 0 for entry in journal[before:]):
            break
        options = t.options
        verbs = [option["action"] for option in options if option["verb"] in ("frontal", "done", "roll", "stand")]
        told = t.gesture(verbs[0], verbs[0])
    assert any(entry.who < 0 for entry in truth(server, t.id).journal[before:])
    assert told["done"] == 1
    assert told["why"]["text"]


def test_what_a_gesture_may_not_be(server: Served) -> None:
    t = Sitting(server)
    unit = next(option["noun"] for option in t.options if option["verb"] == "pick").removeprefix("unit:")
    good = [f"pick:{unit}", "step:aachen", "stop"]
    before = mark(truth(server, t.id))
    seq = t.position["seq"]

    def post(who: Person, actions: Any, seq: Any = seq) -> Any:
        return who.post(f"{t.path}/gestures", {"seq": seq, "actions": actions})

    assert refused(409, post, t.me, good, seq - 1)["text"]
    refused(409, post, t.me, good, seq + 1)
    refused(422, post, t.me, ["step:aachen", *good])  # the first has to be right
    refused(422, post, t.me, [*good, "conjure:rabbit"])  # all have to be words of the game
    refused(422, post, t.me, [*good, "step:nowhere"])
    refused(404, post, server.person(), good)
    for bad in ([], good * 40, ["x" * 121], [1], "pick", None, [None], {"0": "stop"}):
        _not_taken(post, t.me, bad)
    assert mark(truth(server, t.id)) == before
    for wrong in ("unit:nobody", "space:paris", "x", ",", "unit:GE1," * 41 + "unit:GE1"):
        found = t.me.http.get(f"{t.path}/reach", params={"units": wrong})
        assert found.status_code in (200, 400, 422)
        assert found.status_code != 200 or found.json() == {"units": [], "courses": []}
    assert t.me.http.get(f"{t.path}/reach", params={"units": "unit:GE1", "to": "unit:GE1"}).status_code == 422
    assert t.me.get(f"{t.path}/reach", side="watch") == {"units": [], "courses": []}


def _not_taken(post: Any, who: Person, bad: Any) -> None:
    with pytest.raises(RefusedHere) as found:
        post(who, bad)
    assert found.value.status in (400, 422)
    assert found.value.reason["text"]


def test_what_has_one_answer_only_is_answered_with_it_for_who_wants_that_and_taken_back_with_it(server: Served) -> None:
    t = Sitting(server, move="", attack="aachen")
    target = next(option["action"] for option in t.options if option["verb"] == "assault")
    before, seq = mark(truth(server, t.id))[0], t.position["seq"]
    t.do(target)
    assert [option["action"] for option in t.options] == ["join:GE1"], "as ever"
    t.undo()
    t.me.post(f"{t.path}/answers", {"seq": t.position["seq"], "action": target, "alone": True})
    assert t.position["seq"] == seq + 3
    assert "join" not in t.verbs, "he has joined"
    assert t.me.get(f"{t.path}/record").count("join:GE1") == 1, "a record has it like any other answer"
    t.undo()
    assert mark(truth(server, t.id))[0] == before, "all of it is taken back at once"
    assert "assault" in t.verbs


def test_what_others_leave_one_answer_to_is_not_asked_either(tmp_path: Path) -> None:
    """Losses after a battle, of one army alone: for who said so when he last answered, and for nobody else."""
    for wish in (True, False):
        with serving(tmp_path / str(wish), key="1" * 64) as server:
            t = Sitting(server, move="", attack="strasbourg")
            asked: list[str] = []
            while "ops" not in t.verbs:  # cards and dice, then losses of both sides
                here = t.position
                options = here["question"]["options"]
                asked += [options[0]["verb"]] if len(options) == 1 else []
                action = options[0 if t.verbs & {"assault", "join"} else -1]["action"]
                body = {"seq": here["seq"], "action": action, "alone": wish}
                t.me.post(f"{t.path}/answers", body)
            written = t.me.get(f"{t.path}/record")
            assert "lose:" in written
            assert ("lose" in asked) != wish, asked
