"""A random search for leaks: does anything that a side can look at hang on what it may not know?

python -m bench.leaks --games 500 --jobs 2

At random moments of random games three questions are put. One: in a world that the side cannot tell from the real one
(everything hidden dealt out anew), is everything it can look at the same, byte for byte? Two: had the other side given
another secret answer, would this side notice anything before the rules lay something open? Three: are worlds imagined
out of such games the same, so that looking into them tells nothing?
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec

from bench.soak import options_for
from grognard.bots.advice import advise
from grognard.bots.rand import pick, pick_by_verb
from grognard.games import everything
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play, state_hash
from grognard.kernel.reach import reach, walk_of
from grognard.kernel.record import PUBLIC, record, write
from grognard.kernel.refusal import BadInput
from grognard.kernel.seat import seat
from grognard.kernel.tape import FATE

SAMPLE = 10
"""Nouns of a verb that are asked about."""
HINTED = 0.3
"""The part of the questions about which a program is asked, too,"""
PLAYOUTS = 4
"""who then plays out so many plans."""


def packed(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic", enc_hook=str)


def looks(play: Play[Any], side: int | None, random: Random) -> Iterator[tuple[str, bytes]]:
    """All that a side (None: a spectator) can look at, by name."""
    game, known = play.game, play.known(side)
    seen = play.view(side)
    yield "view", packed(seen)
    yield "journal", packed(play.journal_for(side))
    for language in ("en", "fr"):
        if game.page.picture is not None:
            yield f"picture {language}", packed(game.page.picture(seen["position"], language))
        if game.page.charts is not None:
            yield f"charts {language}", packed(game.page.charts(known, language))
        if game.terminal.show is not None:
            yield f"show {language}", packed(game.terminal.show(known, language))
    if game.terminal.odds is not None:
        yield "odds", packed(game.terminal.odds(known))
    if game.page.board is not None and game.page.overlay is not None:
        for over in game.page.board("en").overlays:
            yield f"overlay {over.id}", packed(game.page.overlay(known, over.id, "en"))
    if game.words.detail is not None:
        public = play.known(None)
        for sort in sorted(game.nouns):
            for thing in _some(range(len(game.nouns[sort])), random):
                yield f"detail {sort} {thing}", packed(game.words.detail(public, sort, thing, "en"))
    if side is None:
        return
    yield "warnings", packed(play.warnings(side))
    for verb, kind in game.verbs.items():
        for noun in [None] if kind is None else _some(range(-1, len(game.nouns.get(kind, range(9))) + 1), random):
            yield f"refusal {verb} {noun}", packed(play.why_not(side, (verb, noun)))
    question = play.question
    if question is not None and question.side == side:
        if game.terminal.scene is not None:
            yield "scene", packed(game.terminal.scene(known, "en"))
        if game.mind.glance is not None:
            yield "glance", packed(list(game.mind.glance(known, question)))
        if random.random() < HINTED:
            yield "hint", packed(advise(seat(play.imagine(side, 7), side), 1, 1e9, PLAYOUTS).written())
        yield "reach", packed(repr(reach(play, side)))
        for unit in _lifted(play, random):
            yield f"reach of {unit}", packed(repr(reach(play, side, [unit])))
        for word, chosen in question.options:
            yield f"final {word} {chosen}", packed(play.is_final((word, chosen)))
            of = game.verbs[word]
            if game.words.hint is not None and of is not None and chosen is not None:
                yield f"hint {word} {chosen}", packed(game.words.hint(known, word, of, chosen, "en"))


def _lifted(play: Play[Any], random: Random) -> list[int]:
    """Some of the things that can be taken up to be moved."""
    walk, question = walk_of(play, True), play.question
    if walk is None or question is None:
        return []
    able = [noun for verb, noun in question.options if verb == walk.lift and noun is not None]
    return random.sample(able, min(2, len(able)))


def _some(nouns: range, random: Random) -> Sequence[int]:
    return random.sample(nouns, min(SAMPLE, len(nouns)))


def differences(one: Play[Any], two: Play[Any], side: int | None, seed: int) -> list[str]:
    """What tells a side these two apart."""
    pairs = zip(looks(one, side, Random(seed)), looks(two, side, Random(seed)), strict=False)
    return [name for (name, here), (_, there) in pairs if here != there]


def imagined(play: Play[Any], random: Random) -> list[str]:
    """The first question, for every side."""
    found = []
    for side in range(len(play.game.sides)):
        seed = random.getrandbits(32)
        world = play.imagine(side, seed, log=True)
        found += [f"{name} to side {side}" for name in differences(play, world, side, seed)]
        if packed(world.news(side)) != packed(play.news(side)):
            found.append(f"log to side {side}")
        again = random.getrandbits(32)
        if state_hash(world.imagine(side, again).state) != state_hash(play.imagine(side, again).state):
            found.append(f"imagined world to side {side}")
    seed = random.getrandbits(32)
    for side in range(len(play.game.sides)):  # a spectator knows no more than either of them
        found += [f"{name} to all" for name in differences(play, play.imagine(side, seed), None, seed)]
    return found


def answered(play: Play[Any], random: Random) -> list[str]:
    """The second question, if the side that is asked may answer in secret."""
    question, game = play.question, play.game
    assert question is not None
    secret = [action for action in question.options if action[0] in game.secret]
    if not secret:
        return []
    side = 1 - question.side
    whole = len(secret) == len(question.options)
    one, two = play.fork(Seeded(7)), play.fork(Seeded(7))
    for branch in (one, two):
        branch.state.log = list(play.state.log or ())
    for branch, action in zip((one, two), random.sample(secret * 2, 2), strict=True):
        if branch is two and not whole and random.random() < 0.5:
            break  # nothing at all was answered here
        branch.decide(action)
        left = 300
        while branch.question is not None and all(verb in game.secret for verb, _ in branch.question.options) and left:
            if branch.question.side != question.side:
                break
            branch.decide(random.choice(branch.question.options))
            left -= 1
    for branch in (one, two):
        rolled = any(entry.who == FATE for entry in branch.journal[len(play.journal) :])
        if rolled or branch.shown() != play.shown() or branch.over:
            return []  # the rules have laid something open
    seed = random.getrandbits(32)
    found = [f"secret answer by {name} to side {side}" for name in differences(one, two, side, seed)]
    if state_hash(one.imagine(side, seed).state) != state_hash(two.imagine(side, seed).state):
        found.append(f"secret answer by an imagined world to side {side}")
    found += [f"secret answer by {name} to all" for name in differences(one, two, None, seed)]
    if one.can_undo(side) != two.can_undo(side):
        found.append(f"secret answer by undo to side {side}")
    if packed(one.log_for(side)) != packed(two.log_for(side)):
        found.append(f"secret answer by log to side {side}")
    if one.whole and two.whole:
        for reader in (side, PUBLIC):
            if write(record(one, reader=reader), game) != write(record(two, reader=reader), game):
                found.append(f"secret answer by record to {reader}")
    return found


def search(game: Game[Any], seed: int, moments: int = 14) -> Iterator[list[str]]:
    """One random game, looked at some `moments` times: the leaks found at each, when it is come to."""
    random = Random(f"leaks {seed}")
    scenario = game.scenarios[seed % len(game.scenarios)]
    play = Play(game, Seeded(seed), scenario, options_for(game, scenario, random), log=True)
    choose = pick_by_verb if seed % 2 else pick
    end = random.randrange(80, 1200)
    while play.question is not None and play.decisions < end:
        if random.random() < moments / end:
            where = f"{game.name} seed {seed} decision {play.decisions} at {play.question.prompt}: "
            try:
                yield [where + leak for leak in (*imagined(play, random), *answered(play, random))]
            except BadInput as error:
                yield [f"{where}{error}"]
        play.decide(choose(play.question, game.rare, random))


def _job(job: tuple[str, int]) -> list[list[str]]:
    return list(search(everything()[job[0]], job[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games of each kind")
    parser.add_argument("--only", default="", help="one game by its name")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    names = [given.only] if given.only else [name for name, game in everything().items() if not _is_open(game)]
    start = time.perf_counter()
    failed = False
    with get_context("spawn").Pool(given.jobs) as pool:
        for name in names:
            jobs = [(name, seed) for seed in range(given.games)]
            looked = 0
            leaks: list[str] = []
            for moments in pool.imap_unordered(_job, jobs, 5):
                looked += len(moments)
                leaks += [leak for found in moments for leak in found]
            for leak in leaks[:20]:
                print(leak)
            print(f"{name}: {given.games} games, {looked} moments, {len(leaks)} leaks")
            failed = failed or bool(leaks)
    print(f"{time.perf_counter() - start:.0f} s")
    sys.exit(failed)


def _is_open(game: Game[Any]) -> bool:
    """Whether nothing is hidden in it."""
    return game.page.board is not None and game.page.board("en").open


if __name__ == "__main__":
    main()
