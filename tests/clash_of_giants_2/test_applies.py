"""Which battle a rule belongs to is said once, in the index; and two sets of data files live side by side."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from grognard.bots.rand import pick_by_verb
from grognard.games.clash_of_giants_2 import make
from grognard.games.clash_of_giants_2.box import FOLDER
from grognard.games.clash_of_giants_2.state import State
from grognard.kernel.fate import Seeded
from grognard.kernel.files import DataFolder
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.record import read, record, replay, write
from grognard.kernel.refusal import BadInput
from tests.randomly import new, walk

from .finding import GALICIA_BOX as BOX
from .finding import assault, battlefield, men, step
from .table import GALICIA, YPRES, Table, box_of, position

both = pytest.mark.parametrize("game", [GALICIA, YPRES], ids=lambda game: game.name)


def shipped(name: str) -> Game[State]:
    return make(name, DataFolder(name, FOLDER / "data" / name))


def with_index(folder: Path, monkeypatch: pytest.MonkeyPatch, *rows: str) -> None:
    """From now on the rule index has these rows (id,applies) instead of its own."""
    (folder / "clash-of-giants-2").mkdir()
    (folder / "clash-of-giants-2" / "rules.csv").write_text("\n".join(("id,applies", *rows)))
    monkeypatch.setenv("GROGNARD_DATA", str(folder))


# -- the column decides -----------------------------------------------------------------------------------------------


def slip(game: Game[State]) -> Table:
    """Russian cavalry tries to slip away from Austrian; a die, if there is one, is a six."""
    horse, riders = men(BOX, "ru", 3, kind="cav")[0], men(BOX, "ah", kind="cav")[0]
    spot = battlefield(BOX)
    units = {spot: horse, step(BOX, spot, "s"): riders}
    t = Table(game, position(game, units, phase="combat", side="ah", turn=10), dice=[6, 1, 1])
    return assault(t, spot, riders).do(f"slip:{horse}")


@pytest.mark.parametrize("everywhere", ["first-ypres-1914+galicia-1914", "galicia-1914"])
def test_a_rule_goes_where_the_index_sends_it(everywhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """YPR.11.3: cavalry slips away without a die. In Galicia STD.14.4 wants one, unless the index says otherwise."""
    assert slip(shipped("galicia-1914")).told("log-slip-roll")
    with_index(tmp_path, monkeypatch, f"YPR.11.3,{everywhere}")
    t = slip(shipped("galicia-1914"))
    assert not t.told("log-slip-roll")
    assert t.prompt == "ask-fall"


def test_a_digest_tells_who_moved_a_rule_not_who_mended_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    index = tmp_path / "clash-of-giants-2" / "rules.csv"
    index.parent.mkdir()
    index.write_text("id,summary\nYPR.11.3,Other words.\n")
    assert shipped("galicia-1914").digest == GALICIA.digest
    index.write_text("id,applies\nYPR.11.3,galicia-1914\n")
    assert shipped("galicia-1914").digest != GALICIA.digest


def test_an_option_goes_with_its_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """YPR.10.4b, GAL.7.4b, STD.13.3: what a battle does not have cannot be chosen there."""
    extra = {"surrender-lowered", "fort-factor", "remnant-alone"}
    assert extra & set(GALICIA.options) == {"surrender-lowered", "fort-factor"}
    assert extra & set(YPRES.options) == {"remnant-alone"}
    with_index(tmp_path, monkeypatch, "YPR.10.4b,")
    assert extra <= set(shipped("galicia-1914").options)


@pytest.mark.parametrize(("row", "said"), [
    ("YPR.12.2,", r"a rule is told as YPR\.12\.2 and as YPR\.9\.23a, YPR\.9\.22h"),
    ("GAL.7.4b,first-ypres-1914", r"a rule is told as GAL\.7\.4a, GAL\.7\.4c and as GAL\.7\.4b"),
    ("YPR.10.1c,galicia-1914", r"of GAL\.10\.1d, YPR\.10\.1c more than one applies"),
    ("GAL.2.13,first-ypres-1914", r"of GAL\.2\.13, YPR\.2\.14 none applies"),
    ("GAL.4.1a,galica-1914", r"line 2: applies is 'galica-1914', and that is none of 'galicia-1914'"),
])  # fmt: skip
def test_a_rule_cited_where_it_does_not_belong_makes_no_game(
    row: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_index(tmp_path, monkeypatch, row)
    with pytest.raises(BadInput, match=said):
        shipped("galicia-1914")


@both
def test_no_reason_is_given_under_another_battle_s_number(game: Game[State]) -> None:
    """Whatever is asked for in random games: a refusal names a rule of the battle being played."""
    seen: set[str] = set()
    random = Random(7)
    for seed in range(4):
        for play in walk(new(game, seed), seed, 400):
            assert play.question is not None
            for offer in play.question.offers:
                kind = game.verbs[offer.verb]
                for _ in range(4):
                    noun = None if kind is None else random.randrange(-1, len(game.nouns[kind]) + 1)
                    reason = play.question.why_not((offer.verb, noun))
                    if reason is not None and reason.rule:
                        assert play.state.box.book.has(reason.rule), (reason, play.question.prompt)
                        seen.add(reason.rule)
    assert len(seen) > 20
    assert any(not number.startswith("STD.") for number in seen)


# -- two sets of data files -------------------------------------------------------------------------------------------

FIRST_ROW = {
    "galicia-1914": "ru-900,ru,ru,,900,inf,div,2,3,,3,,,added for a test",
    "first-ypres-1914": "ge-900,ge,ge,,900,inf,div,2,3,,3,A,,added for a test",
}
"""A reinforcement of turn 3 that is in nobody's box."""


def corrected(name: str, folder: Path) -> Game[State]:
    """The battle from files of somebody's own: a unit more at the head, so that every unit has another id, and another
    one twice as strong."""
    shutil.copytree(FOLDER / "data" / name, folder)
    path = folder / "units.csv"
    lines = path.read_text("utf-8").splitlines()
    head = next(i for i, line in enumerate(lines) if not line.startswith("#"))
    columns = lines[head].split(",")
    weak = next(i for i in range(head + 1, len(lines)) if lines[i].split(",")[columns.index("steps")] == "1")
    cells = lines[weak].split(",")
    cells[columns.index("steps")] = "2"
    lines[weak] = ",".join(cells)
    lines.insert(head + 1, FIRST_ROW[name])
    path.write_text("\n".join(lines), "utf-8")
    return make(name, DataFolder(name, folder))


def steps(game: Game[State], seed: int) -> Iterator[Play[State]]:
    """A whole random game, one decision at a time."""
    play: Play[State] = Play(game, Seeded(seed), game.scenarios[-1], check_every=40)
    random = Random(seed)
    while play.question is not None:
        play.decide(pick_by_verb(play.question, game.rare, random))
        yield play


@both
def test_two_sets_of_data_live_in_one_process(game: Game[State], tmp_path: Path) -> None:
    """Games with either, turn and turn about: each is the same as alone, and replays to its own hashes."""
    other = corrected(game.name, tmp_path / game.name)
    assert other.digest != game.digest
    assert other.nouns["unit"] == (FIRST_ROW[game.name].partition(",")[0], *game.nouns["unit"])
    ours, theirs = steps(game, 3), steps(other, 3)
    one = two = None
    for one, two in zip(ours, theirs, strict=False):
        assert one.state.box is not two.state.box
    assert one is not None
    assert two is not None
    for rest in (ours, theirs):
        for _ in rest:
            pass
    for play, its in ((one, game), (two, other)):
        alone = list(steps(its, 3))[-1]
        assert play.state.dump() == alone.state.dump()
        text = write(record(play), its)
        assert replay(read(text, {its.name: its}), its).over
        loaded = its.load(play.state.dump())
        assert loaded.box is play.state.box
        assert loaded.dump() == play.state.dump()
    assert len(one.state.loc) + 1 == len(two.state.loc)
    assert one.state.dump() != two.state.dump()


def test_a_turn_has_the_phases_of_its_battle() -> None:
    """YPR.5.33, YPR.5.34: the inundation and strategic rail are steps at Ypres, and none in Galicia (GAL.7.2f)."""
    galicia, ypres = (list(box_of(game.name).rules.procedure.steps) for game in (GALICIA, YPRES))
    assert [name for name in ypres if name not in ("flood", "rail")] == galicia
    assert ypres[ypres.index("replace") : ypres.index("start")] == ["replace", "flood", "rail"]
