"""How The Great War in Europe is drawn and told: combats, odds, hints, overlays, charts; nothing hidden is shown."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.games.great_war_in_europe import GAMES
from grognard.games.great_war_in_europe import charts, hiding, hints
from grognard.games.great_war_in_europe.arena import STEPS
from grognard.games.great_war_in_europe.bets import results
from grognard.games.great_war_in_europe.box import AL, CP, NATIONS, SIDES
from grognard.games.great_war_in_europe.movement import party, price
from grognard.games.great_war_in_europe.overlays import in_sight, overlay
from grognard.games.great_war_in_europe.state import OFF, State, fighters_at, fort_at, side_of, units_at
from grognard.games.great_war_in_europe.supply import NONE, area, nations_on, supply_of
from grognard.games.great_war_in_europe.traces import LINES, trace
from grognard.games.great_war_in_europe.names import say
from grognard.games.great_war_in_europe.verbs import VERBS
from grognard.games.great_war_in_europe.view import view
from grognard.kernel.fate import Scripted, Seeded
from grognard.kernel.game import Game, Known
from grognard.kernel.maps import bits
from grognard.kernel.picture import Board, Display, Picture
from grognard.kernel.play import Play
from grognard.kernel.words import LANGUAGES

from ..seated import texts

NAMES = {
    "great-war-in-europe": "august-1914",
    "great-war-near-east": "november-1914",
    "great-war-combined": "august-1914",
}
EUROPE: Game[State] = GAMES["great-war-in-europe"]
BOX = EUROPE.start("august-1914", EUROPE.settings({})).box

games = pytest.mark.parametrize("name", NAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)
KEY = re.compile(
    r"\b(board|mark|status|panel|chart|shade|arena|sheet|win|legend|shift|drm|nation|adjective|hint|show|country|weather"
    r"|theatre|front|side)-[a-z0-9-]+"
)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def board(name: str = "great-war-in-europe", language: str = "en") -> Board:
    draw = GAMES[name].page.board
    assert draw is not None
    return draw(language)


def picture(g: State, side: int | None, language: str = "en") -> Picture:
    draw = GAMES[g.box.name].page.picture
    assert draw is not None
    found: Picture = draw(view(g, side), language)
    return found


def display(g: State, side: int | None, language: str = "en") -> Display:
    (found,) = picture(g, side, language).displays
    return found


def step(play: Play[State], random: Random) -> None:
    """What looks best at a glance."""
    game, question = play.game, play.question
    assert question is not None
    assert game.mind is not None
    assert game.mind.glance is not None
    worth = list(game.mind.glance(play.known(question.side), question))
    best = [i for i, value in enumerate(worth) if value >= max(worth) - 1e-9]
    play.decide(question.options[random.choice(best)])


@cache
def samples(name: str = "great-war-in-europe", most: int = 900) -> tuple[Play[State], ...]:
    """Positions before decisions of all kinds: some of each kind of question."""
    play: Play[State] = Play(GAMES[name], Seeded(2), NAMES[name], log=True)
    random, found, seen = Random(2), [], dict[str, int]()
    for n in range(most):
        if play.question is None:
            break
        prompt = play.question.prompt
        if n % 3 == 0 and seen.get(prompt, 0) < 4:
            seen[prompt] = seen.get(prompt, 0) + 1
            found.append(play.fork(Seeded(n)))
        step(play, random)
    return tuple(found)


def combats() -> list[Play[State]]:
    return [play for play in samples() if play.state.attack is not None]


def at(prompt: str, name: str = "great-war-in-europe") -> list[Play[State]]:
    found = [play for play in samples(name) if play.question is not None and play.question.prompt == prompt]
    assert found, prompt
    return found


# -- everything is said ------------------------------------------------------------------------------------------------


@games
@languages
def test_everything_on_the_page_is_said(name: str, language: str) -> None:
    printed = texts(plain(board(name, language)))
    told = [text for where, text in printed if not re.match(r".*\.(id|noun|href)$", where)]
    for play in samples(name, 300):
        assert play.question is not None
        for side in (CP, AL, None):
            seen = plain(picture(play.state, side, language))
            told += [text for where, text in texts(seen) if re.match(r"\.(panels|displays|winning|status)", where)
                     and not where.endswith((".id", ".noun"))]  # fmt: skip
        known = play.known(play.question.side)
        told += [text for chart in charts.charts(known, language) for _, text in texts(plain(chart))]
        told += hints.scene(known, language)
        for verb, noun in play.question.options:
            if noun is not None:
                told.append(hints.hint(known, verb, play.game.verbs[verb] or "", noun, language))
    assert not [text for text in told if KEY.search(text) and not text.startswith(("unit:", "space:", "box:"))]


@languages
def test_every_verb_is_said(language: str) -> None:
    said = [say(language, f"verb-{verb.replace('_', '-')}", noun="X") for verb in VERBS]
    assert not [text for text in said if text.startswith("verb-")]


@languages
def test_details_are_said(language: str) -> None:
    random = Random(1)
    for play in samples()[::5]:
        box = play.state.box
        hexes = [h for h in box.hex.values() if box.front_of[h].index in box.active]
        for side in (CP, AL, None):
            known = play.known(side)
            lines = [hints.detail(known, "space", h, language) for h in random.sample(hexes, 12)]
            lines += [hints.detail(known, "unit", u, language) for u in random.sample(range(box.count), 12)]
            lines += [hints.detail(known, "front", f, language) for f in box.active]
            lines += [hints.detail(known, "event", c, language) for c in random.sample(range(len(box.counters)), 4)]
            lines += [hints.detail(known, "nation", n, language) for n in range(0, len(NATIONS), 4)]
            assert all(lines)
            assert not [line for line in lines if KEY.search(line)]


@games
def test_rules_named_on_the_page_are_in_the_index(name: str) -> None:
    game = GAMES[name]
    assert game.files is not None
    rules = {row["id"] for row in game.files.sheet("rules.csv").rows}
    named = {sheet.rule for sheet in board(name).sheets}
    for play in samples(name, 300 if name != "great-war-in-europe" else 900):
        seen = picture(play.state, CP)
        assert seen.winning is not None
        named |= {term.rule for term in seen.winning.terms}
        named |= {term.rule for each in seen.displays for its in each.sums for term in its.terms}
    assert named - rules <= {""}


@games
def test_what_is_lit_is_on_a_chart(name: str) -> None:
    sheets = {sheet.id: sheet for sheet in board(name).sheets}
    for play in samples(name, 300 if name != "great-war-in-europe" else 900):
        for lit in picture(play.state, CP).lit:
            sheet = sheets[lit.sheet]
            assert not lit.row or lit.row in {row.key for row in sheet.rows} or lit.sheet == "arrivals", lit
            assert not lit.column or lit.column in sheet.keys, lit


@games
def test_a_page_knows_who_holds_each_hex(name: str) -> None:
    """7.1: from the nation of a hex where nothing else is said of it; what no nation at war holds yet is nobody's."""
    spaces = {space.id: space.nation for space in board(name).spaces}
    for play in samples(name, 300 if name != "great-war-in-europe" else 900)[::4]:
        g, seen = play.state, picture(play.state, CP)
        at_war = {nation for nation, its in zip(NATIONS, g.allegiance, strict=True) if its in (CP, AL)}
        for side, numbers in view(g, CP).held.items():
            for number in numbers:
                nation = spaces[f"space:{number}"]
                now = seen.spaces.get(f"space:{number}")
                told = (now.owner if now is not None else "") or seen.homes.get(nation, "")
                assert told == side or (told == "" and nation in NATIONS and nation not in at_war), number


# -- the combat --------------------------------------------------------------------------------------------------------


def test_a_combat_is_a_board_of_its_own_step_by_step() -> None:
    order = {"ask-join": 0, "ask-flee": 1, "ask-support": 2, "ask-support-defence": 3, "ask-lose": 6,
             "ask-lose-defence": 7, "ask-advance": 8}  # fmt: skip
    seen = set()
    for play in combats():
        assert play.question is not None
        it = display(play.state, CP)
        if play.question.prompt in order:
            assert it.step == order[play.question.prompt]
            seen.add(play.question.prompt)
        assert len(it.steps) == len(STEPS)
        assert it.over == (play.question.prompt not in ("ask-join", "ask-flee", "ask-advance"))  # those use the map
        assert picture(play.state, CP).scene == f"space:{BOX.numbers[play.state.attack.hex]}"  # type: ignore[union-attr]
    assert len(seen) >= 6


def test_before_the_stacks_are_open_only_the_attacker_knows_who_joins() -> None:
    """7.25a: and nobody sees what lies beneath the defender's top unit."""
    found = 0
    for play in combats():
        g, a = play.state, play.state.attack
        assert a is not None
        if a.shown or not a.attackers:
            continue
        found += 1
        names = {f"unit:{BOX.units[u]}" for u in a.attackers}
        for side in (g.side, 1 - g.side, None):
            it = display(g, side)
            shown = {noun for row in it.rows for tray in row for noun in tray.shows}
            assert (names <= shown) == (side == g.side)
            hidden = {f"unit:{BOX.units[u]}" for u in units_at(g, a.hex, 1 - g.side) if not hiding.sees(g, side, u)}
            assert not hidden & shown
            assert not [its for its in it.sums if its.name == "Odds"]
            if side != g.side:
                assert not it.sums
                assert not picture(g, side).arrows
    assert found


def test_the_odds_show_every_shift_and_modifier_with_its_rule() -> None:
    found = set()
    for play in combats():
        its = view(play.state, CP).attack
        assert its is not None
        if its.odds is None:
            continue
        sums = {one.name: one for one in display(play.state, AL).sums}
        terms = sums["Odds"].terms
        assert [(one.rule, one.by) for one in its.odds.shifts] == [
            (term.rule, int(term.value.replace("−", "-"))) for term in terms[1 : 1 + len(its.odds.shifts)]
        ]
        assert f"{its.odds.attack} to {its.odds.defence}" == terms[0].name
        if its.odds.column >= 0:
            rules = [term.rule for term in sums["Die"].terms]
            assert rules[: len(its.odds.modifiers)] == [one.rule for one in its.odds.modifiers]
        found |= {one.key for one in (*its.odds.shifts, *its.odds.modifiers)}
    assert len(found) > 3


def test_after_the_die_it_still_says_what_led_to_it() -> None:
    """Though losses have changed what the odds would be now."""
    play: Play[State] = at("ask-support")[0].fork(Scripted([3]))
    seen = set()
    while play.question is not None and play.state.attack is not None:
        its = view(play.state, None).attack
        assert its is not None
        if its.die:
            seen.add(its.odds)
            sums = {one.name: one for one in display(play.state, None).sums}
            assert sums["Die"].dice == (3,)
            if any(its.losses):
                assert sums["To be lost now"].active
        play.decide(play.question.options[0])
    assert len(seen) == 1
    assert None not in seen


def test_the_attack_survives_a_save() -> None:
    for play in combats():
        again = EUROPE.load(play.state.dump())
        assert again.attack is not None
        assert again.attack.dump() == play.state.attack.dump()  # type: ignore[union-attr]
        assert view(again, CP) == view(play.state, CP)


def test_a_tray_is_worth_what_its_counters_are() -> None:
    for play in combats():
        its = view(play.state, play.state.side).attack
        assert its is not None
        it = display(play.state, play.state.side)
        if its.known and its.attackers and not its.hungry and not its.die:
            worth = sum(int(value) for tray in it.rows[0] for name, value in tray.facts if name == "attack")
            assert worth == its.attack


# -- odds --------------------------------------------------------------------------------------------------------------


def test_the_chance_that_a_hex_is_emptied_is_that_of_the_die() -> None:
    """Played out: every face of the die, everything else as it stands."""
    tried = 0
    for play in at("ask-support"):
        now = charts.charts(play.known(play.state.side), "en")[0]
        h, emptied = play.state.attack.hex, 0  # type: ignore[union-attr]
        for die in range(1, 7):
            twin = play.fork(Scripted([die] * 20))
            while twin.question is not None and twin.state.attack is not None and not twin.state.attack.won:
                options = twin.question.options
                twin.decide(("none", None) if ("none", None) in options else options[0])
            a = twin.state.attack  # over already, if nobody is left who could advance
            emptied += (a is None or a.won) and not fighters_at(twin.state, h, 1 - play.state.side)
        assert now.chance == pytest.approx(emptied / 6, abs=0.001)
        tried += 1
    assert tried


def test_each_headquarters_has_its_own_odds() -> None:
    for play in at("ask-support"):
        assert play.question is not None
        found = charts.charts(play.known(play.question.side), "en")
        offered = {play.game.write(action) for action in play.question.options if action[0] == "support"}
        assert {chart.option for chart in found[1:]} == offered
        assert all(chart.before == found[0].chance for chart in found[1:])
        assert all(chart.chance >= found[0].chance for chart in found[1:])
        other = charts.charts(play.known(1 - play.question.side), "en")
        assert len(other) == 1, "which headquarters could support is the attacker's secret"


def joined(play: Play[State]) -> Play[State]:
    """One more unit joins an attack, if there is one."""
    assert play.question is not None
    branch = play.fork(Seeded(1))
    for action in [action for action in play.question.options if action[0] == "join"][:1]:
        branch.decide(action)
    return branch


def test_before_the_stacks_are_open_the_odds_are_an_estimate_and_say_so() -> None:
    guessed = 0
    for play in [branch for begun in at("ask-join") for branch in (begun, joined(begun))]:
        g, a = play.state, play.state.attack
        assert a is not None
        found = charts.charts(play.known(g.side), "en")
        assert bool(found) == bool(a.attackers)
        assert not charts.charts(play.known(1 - g.side), "en")
        assert not charts.charts(play.known(None), "en")
        if found:
            hidden = any(not hiding.sees(g, g.side, u) for u in units_at(g, a.hex, 1 - g.side))
            assert (found[0].name == "An estimate: the stack is closed") == hidden
            guessed += hidden
    assert guessed


def test_an_estimate_hangs_on_what_is_seen_alone() -> None:
    for play in at("ask-attack"):
        g = play.state
        assert play.question is not None
        twin = hiding.resample(g, g.side, Random(5))
        for verb, h in play.question.options:
            if verb == "attack" and h is not None:
                said = [hints.attack_hint(Known(its, g.side), h, "en") for its in (hiding.blot(g, g.side), twin)]
                assert said[0] == said[1]
                assert said[0]


def test_results_read_the_table() -> None:
    play = at("ask-support")[0]
    its = view(play.state, CP).attack
    assert its is not None
    assert its.odds is not None
    table = BOX.tables["combat"]["b" if its.odds.large else "a"]["rows"]
    column = min(its.odds.column, 5)
    for die, (mine, theirs, wiped) in enumerate(results(BOX, its.odds), 1):
        row = min(max(die + its.odds.modifier, 1), 6) - 1
        assert table[row][column] == f"{mine}/{'E' if wiped else theirs}"


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_march_says_what_it_costs() -> None:
    for play in at("ask-march"):
        g = play.state
        assert play.question is not None
        its = party(g, g.marching)
        for verb, h in play.question.options:
            if verb == "to" and h is not None:
                said = hints.hint(play.known(g.side), "to", "space", h, "en")
                assert said.startswith(f"{price(its, h - its.front.base)} MP")


def test_a_unit_is_told_by_its_values_and_its_place() -> None:
    play = at("ask-move")[0]
    assert play.question is not None
    u = next(noun for verb, noun in play.question.options if verb == "move" and noun is not None)
    said = hints.hint(play.known(play.state.side), "move", "unit", u, "en")
    assert said.startswith(hints.strength(play.state, u))
    assert BOX.numbers[play.state.loc[u]] in said


def test_of_an_enemy_beneath_a_stack_one_learns_no_more_than_its_front() -> None:
    found = 0
    for play in samples()[::4]:
        g = play.state
        for side in (CP, AL, None):
            hidden = [u for u in range(BOX.count) if g.loc[u] < OFF and not hiding.sees(g, side, u)]
            known = play.known(side)
            for u in hidden[::40]:
                lines = hints.detail(known, "unit", u, "en")
                assert "Lies beneath some stack" in lines
                assert not any(number in lines for number in re.findall(r"[WEN]\d{4}", lines))
                found += 1
                said = hints.detail(known, "space", g.loc[u], "en")
                assert f"{BOX.labels[u]} {hints.strength(g, u)} " not in said
                assert "more" in said
    assert found


# -- nothing hidden is shown -------------------------------------------------------------------------------------------


@games
def test_what_lies_beneath_changes_nothing_that_a_side_sees(name: str) -> None:
    """7.25: the same picture, overlays and details whatever is dealt out beneath the enemy's stacks."""
    game = GAMES[name]
    changed = 0
    for play in samples(name, 300 if name != "great-war-in-europe" else 900)[::2]:
        g = play.state
        if g.attack is not None and g.attack.shown:
            continue
        for side in (CP, AL):
            twin = hiding.resample(g, side, Random(9))
            changed += twin.loc != g.loc
            assert game.view is not None
            assert view(twin, side) == view(g, side)
            both = [Known(its, side) for its in (hiding.blot(g, side), twin)]
            for kind in ("supply", "control", "line"):
                for whose in SIDES:
                    one, other = (overlay(known, f"{kind}:{whose}", "en") for known in both)
                    assert one == other
    assert changed


# -- overlays ----------------------------------------------------------------------------------------------------------


def test_the_supply_overlay_is_that_of_the_rules() -> None:
    for play in samples()[::6]:
        g = play.state
        for side in (CP, AL):
            shade = overlay(play.known(side), f"supply:{SIDES[side]}", "en")
            assert shade is not None
            hungry = [u for f in BOX.active for u in bits(g.here[side][f]) if supply_of(g, u) == NONE]
            assert set(shade.pieces) == {f"unit:{BOX.units[u]}" for u in hungry}
            assert {f"unit:{unit}" for unit in view(g, side).hungry} == set(shade.pieces)
            fed = {
                f"space:{BOX.numbers[h + BOX.fronts[f].base]}"
                for f in BOX.active for n in nations_on(g, side, f) for h in bits(area(g, n, f) & BOX.fronts[f].land)
            }  # fmt: skip
            assert set(shade.good) == fed - set(shade.bad)


def test_the_enemys_supply_is_reckoned_without_headquarters_nobody_sees() -> None:
    found = 0
    for play in samples()[::6]:
        for side in (CP, AL):
            known = play.known(side)
            g = in_sight(known)
            for u in BOX.hqs:
                if g.loc[u] < OFF and side_of(g, u) != side:
                    assert hiding.sees(known.state, side, u)
            found += g is not known.state
            assert known.state.loc == play.known(side).state.loc, "the position itself is left alone"
    assert found


def test_control_and_the_line_lie_within_what_is_held() -> None:
    for play in samples()[::8]:
        g = play.state
        for side in (CP, AL):
            held = {f"space:{number}" for number in view(g, None).held[SIDES[side]]}
            control = overlay(play.known(None), f"control:{SIDES[side]}", "en")
            line = overlay(play.known(None), f"line:{SIDES[side]}", "en")
            assert control is not None
            assert line is not None
            assert {*control.good, *control.bad} == held
            assert {*line.good, *line.bad} <= held
            assert not set(line.good) & set(line.bad)
    assert overlay(samples()[0].known(None), "weather:cp", "en") is None


# -- beside the map ----------------------------------------------------------------------------------------------------


@games
@languages
def test_how_one_wins_is_told(name: str, language: str) -> None:
    for play in samples(name, 300)[::5]:
        seen = view(play.state, None)
        won = picture(play.state, None, language).winning
        assert won is not None
        assert seen.points == len(seen.won) - len(seen.lost)
        assert won.bands[0].low <= won.at <= won.bands[-1].high
        assert all(one.high == other.low for one, other in zip(won.bands, won.bands[1:], strict=False))
        assert won.bands[-1].side == "cp"
        if name != "great-war-near-east":
            assert won.bands[0].side == "al"
            assert won.at == seen.points


def test_what_is_still_to_do_is_told_to_who_does_it() -> None:
    play = at("ask-move")[0]
    g = play.state
    assert play.question is not None
    able = sum(verb == "move" for verb, _ in play.question.options)
    assert sum(view(g, g.side).todo.values()) == able
    assert not view(g, 1 - g.side).todo
    panels = {panel.id: panel for panel in picture(g, g.side).panels}
    assert panels["todo"].rows
    assert {"turn", "sequence", "weather"} <= panels.keys()


def test_the_charts_have_the_cells_of_the_data() -> None:
    sheets = {sheet.id: sheet for sheet in board().sheets}
    for which in "ab":
        rows = BOX.tables["combat"][which]["rows"]
        assert [list(row.cells[1:]) for row in sheets[f"combat-{which}"].rows] == rows
    assert len(sheets["calendar"].rows) == 51
    events = {row.key for side in SIDES for row in sheets[f"events-{side}"].rows}
    assert events == {f"event:{row['event']}" for row in BOX.event_rows if "europe" in row["games"].split()}
    ge = next(row for row in sheets["resources"].rows if row.key == "nation:ge")
    assert ge.cells[1] == next(row["A"] for row in BOX.resources.rows if row["row"] == "europe-ge")


def test_lines_of_the_log_lead_to_the_map() -> None:
    read = trace(BOX)
    play: Play[State] = Play(EUROPE, Seeded(3), "august-1914", log=True)
    random, kinds = Random(3), set()
    for _ in range(400):
        step(play, random)
    spaces = {space.id for space in board().spaces}
    for line in play.state.log or ():
        told = read(line)
        assert (told is not None) == (line.key in LINES)
        if told is not None:
            kinds.add(told.kind)
            assert set(told.path) <= spaces
    assert {"move", "battle", "roll", "loss"} <= kinds


def test_a_fort_defends_though_nobody_is_there() -> None:
    """14.11: a fort alone is attacked as a defender of 1; the board says so."""
    for play in combats():
        a = play.state.attack
        assert a is not None
        if a.shown and fort_at(play.state, a.hex) >= 0:
            names = {tray.id for row in display(play.state, None).rows for tray in row}
            assert "box:defence-fort" in names
