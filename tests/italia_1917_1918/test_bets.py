"""What the bot expects of an attack, and that it never goes in circles."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.bots import answer, make
from grognard.games.italia_1917_1918.bets import NO_BET, Bet, bet, duel
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from .fights import SPOT, field, way
from .table import BOX, ITALIA, hex_of

GUNS = way(SPOT, "w", "w")


def expected(attackers: Mapping[str, str], defenders: str, guns: str = "") -> Bet:
    t = field(attackers, defenders, also={GUNS: guns} if guns else {})
    units = [BOX.unit[name] for names in attackers.values() for name in names.split()]
    return bet(t.g, hex_of(SPOT), units)


def test_more_attackers_promise_more() -> None:
    one = expected({"e": "ah-4-id"}, "it-51-df")
    three = expected({"e": "ah-4-id", "ne": "ah-13-schd", "nw": "ah-33-id"}, "it-51-df")
    five = expected(
        {"e": "ah-4-id", "ne": "ah-13-schd", "nw": "ah-33-id", "se": "ah-31-id", "w": "ah-6-id"}, "it-51-df"
    )
    assert one.column < three.column < five.column
    assert one.defender < three.defender < five.defender
    assert one.attacker > three.attacker >= five.attacker
    assert one.taken < five.taken <= 1.0


def test_who_cannot_lead_does_not_attack() -> None:
    assert expected({"e": "ah-94-id"}, "it-51-df") == NO_BET


def test_one_division_alone_does_not_attack_under_fire() -> None:
    """12.2.3c: shaken by the guns it would have nobody to lead, and lose three steps."""
    assert expected({"e": "ah-4-id"}, "it-fan-det-1") != NO_BET
    assert expected({"e": "ah-4-id"}, "it-fan-det-1", "it-army-iv it-corps-i it-corps-x") == NO_BET


def test_corps_guns_answer_the_guns_of_the_defender() -> None:
    t = field({"e": "ah-4-id ah-corps-ii"}, "it-51-df", also={GUNS: "it-corps-i"})
    assert duel(t.g, hex_of(SPOT)) == (0, 0)
    t = field({"e": "ah-4-id"}, "it-51-df", also={GUNS: "it-corps-i"})
    assert duel(t.g, hex_of(SPOT)) == (0, 2)


def test_the_bot_comes_to_an_end_and_seldom_attacks_in_vain() -> None:
    """It took off and landed for ever where there was nothing to see."""
    vain = declared = 0
    for seed, scenario in enumerate(("grappa", "radetzky", "albrecht")):
        play = Play(ITALIA, Seeded(seed), scenario, ITALIA.settings({}), marks=False, log=True)
        bots = [make("greedy", seed), make("greedy", seed + 1)]
        while play.question is not None:
            play.decide(answer(bots[play.question.side], play))
            assert play.decisions < 4000
        keys = [line.key for line in play.state.log or ()]
        vain += keys.count("log-no-lead") + keys.count("log-too-weak")
        declared += keys.count("log-declare")
    assert declared > 10
    assert vain < declared / 4
