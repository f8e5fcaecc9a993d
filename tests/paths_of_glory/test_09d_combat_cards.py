"""9.5.4 Combat cards: when they are played, how long they stay, when they go."""

from __future__ import annotations

from grognard.games.paths_of_glory.state import TABLE, State

from .rounds import idle, without_piles
from .table import BOX, Table, cards, position, table

THORN = {"thorn": "GE1 GE2", "plock": "RU1", "lodz": "RU2"}
"""Two German armies that touch two Russian ones."""


def kept(g: State, *names: str) -> State:
    """These combat cards lie face up on their owner's side, from combats he has won."""
    for name in names:
        g.place[BOX.card[name]] = TABLE
    return g


def attack(t: Table, frm: str, target: str, units: str, cp: str = "", ap: str = "") -> Table:
    """Declare an attack; both sides play these cards and no others. Activates `frm` if it is not yet."""
    if t.prompt == "ask-activate":
        t.do(f"attack:{frm}")
        if t.prompt == "ask-activate":
            t.do("done")
    t.do(f"assault:{target}")
    t.do(*(f"join:{u}" for u in units.split()), "begin")
    wanted = {"cp": cp.split(), "ap": ap.split()}
    while t.prompt == "ask-combat-cards":
        mine = wanted[t.asked]
        t.do(f"combat_card:{mine.pop(0)}" if mine else "done")
    assert wanted == {"cp": [], "ap": []}
    return t


def finish(t: Table) -> Table:
    """Losses as they come, retreats as they come, no advance, no more attacks."""
    while t.prompt not in ("ask-attack", "ask-action"):
        t.do("done" if t.can("done") else t.options[0])
    if t.prompt == "ask-attack":
        t.do("done")
    return t


def scores(t: Table) -> tuple[int, int]:
    """What each side has inflicted, AP first."""
    assert t.g.battle is not None
    return t.g.battle.score


# -- 9.5.4.1 ---------------------------------------------------------------------------------------


def test_9_5_4_1_attacker_first_then_defender() -> None:
    """9.5.4.1: the attacker is asked until he is done, then the defender, then nobody any more."""
    t = table(position(THORN, hands="CP3 CP15 AP4"), dice=[1, 1])
    t.do("automatic", "attack:thorn", "assault:plock", "join:GE1", "begin")
    assert (t.asked, t.options) == ("cp", ["combat_card:CP3", "combat_card:CP15", "done"])
    assert t.refusal("combat_card:AP4").rule == "9.5.4.1"
    t.do("combat_card:CP15", "combat_card:CP3")  # nothing more to play: the defender's turn
    assert (t.asked, t.options) == ("ap", ["combat_card:AP4", "done"])
    t.do("combat_card:AP4", "done")
    assert scores(t) == (2, 3)  # 1+1 on column 3; 1+1+1 on column 5


def test_9_5_4_1_only_combat_cards_are_played_in_the_enemys_action_and_only_in_combat() -> None:
    """9.5.4.1: no other card of the defender; no combat card as an event of an action."""
    t = table(position(THORN, hands="CP3 AP4 AP14 AP2", turn=5))
    assert t.refusal("event:CP3").rule == "9.5.4.1"
    assert t.can("ops:CP3")
    t.do("automatic", "attack:thorn", "assault:plock", "join:GE1", "begin", "done")
    assert t.asked == "ap"
    for name in ("AP14", "AP2"):
        assert t.refusal(f"combat_card:{name}").rule == "9.5.4.1"
    assert t.refusal("ops:AP14").key == "kernel-not-now"
    assert t.refusal("event:AP14").key == "kernel-not-now"


def test_faq_9_5_4_1a_a_cancelled_trench_does_not_bar_the_defenders_cards() -> None:
    """FAQ.9.5.4.1a: Royal Tank Corps takes the trench's shifts away; Fortified Machine Guns still add 1."""
    units = {"amiens": "BR1", "cambrai": "GE1", "sedan": "GE2"}
    state = position(units, active="ap", hands="AP48 CP18", played="AP28", trenches={"cambrai": 2})
    t = table(state, dice=[3, 3]).do("automatic")
    attack(t, "amiens", "cambrai", "BR1", ap="AP48", cp="CP18")
    assert scores(t) == (3, 4)  # column 4 unshifted, die 3; column 5 unshifted, die 3 + 1
    assert finish(t).card("CP18") == "table"


# -- 9.5.4.2 to 9.5.4.5 ----------------------------------------------------------------------------


def test_9_5_4_2_the_winner_keeps_his_cards() -> None:
    """9.5.4.2: a plain card stays on the table, a starred one leaves the game; the loser's is gone."""
    t = table(position(THORN, hands="CP3 CP15 AP5 AP4"), dice=[3, 1]).do("automatic")
    attack(t, "thorn", "plock", "GE1", cp="CP3 CP15", ap="AP4")
    assert scores(t) == (2, 4)
    finish(t)
    assert (t.card("CP3"), t.card("CP15"), t.card("AP4"), t.card("AP5")) == (
        "table",
        "removed",
        "removed",
        "hand",
    )


def test_9_5_4_2_a_card_for_one_combat_is_discarded_even_by_the_winner() -> None:
    """9.5.4.2, exception: Mine Attack wins and is discarded, Hurricane Barrage beside it is kept."""
    state = position({"amiens": "BR1", "cambrai": "GE1"}, active="ap", hands="AP36 AP18", trenches={"cambrai": 1})
    t = table(state, dice=[4, 1]).do("automatic")
    attack(t, "amiens", "cambrai", "BR1", ap="AP36 AP18")
    assert scores(t) == (4, 3)
    finish(t)
    assert (t.card("AP36"), t.card("AP18")) == ("discard", "table")


def test_9_5_4_2a_a_kept_card_serves_again_in_a_later_round() -> None:
    """9.5.4.2a: Von François helps in another combat of the next round and stays as long as it wins."""
    t = table(position(THORN, hands="CP3"), dice=[3, 1]).do("automatic")
    finish(attack(t, "thorn", "plock", "GE1", cp="CP3"))
    assert t.card("CP3") == "table"
    idle(t).dice(3, 1).do("automatic")
    attack(t, "thorn", "lodz", "GE2", cp="CP3")
    assert scores(t) == (1, 4)  # die 3 + 1
    assert finish(t).card("CP3") == "table"


def test_9_5_4_2a_in_combats_of_either_player() -> None:
    """9.5.4.2a: Putnik wins a Serbian attack and then serves in a Serbian defence, once a round."""
    units = {"belgrade": "SB1", "valjevo": "SB2", "sarajevo": "AHc-1", "novi-sad": "AH1"}
    t = table(position(units, active="ap", hands="AP5"), dice=[3, 1]).do("automatic")
    finish(attack(t, "valjevo", "sarajevo", "SB2", ap="AP5"))
    assert (t.card("AP5"), t.g.round, t.asked) == ("table", 2, "cp")
    t.dice(1, 3).do("automatic")
    attack(t, "novi-sad", "belgrade", "AH1", ap="AP5")
    assert scores(t) == (3, 1)  # army and fort, column 3, die 3 + 1; without the card 2
    assert finish(t).card("AP5") == "table"


def test_9_5_4_2a_a_kept_card_does_not_count_for_war_status_again() -> None:
    """9.5.4.2a, 9.5.1.3: it is not played anew; nor does it have to be used."""
    t = table(kept(position(THORN), "CP3"), dice=[3, 1]).do("automatic")
    attack(t, "thorn", "plock", "GE1")
    assert scores(t) == (1, 3)  # die 3, the card left out
    assert finish(t).card("CP3") == "table"


def test_9_5_4_3_the_loser_discards_all_he_used() -> None:
    """9.5.4.3: the fresh card and the kept one; a kept card that was not used stays."""
    t = table(kept(position(THORN, hands="CP40"), "CP3", "CP18"), dice=[1, 6]).do("automatic")
    attack(t, "thorn", "plock", "GE1", cp="CP40 CP3")
    assert scores(t) == (4, 3)
    finish(t)
    assert (t.card("CP40"), t.card("CP3"), t.card("CP18")) == ("discard", "discard", "table")


def test_9_5_4_3_in_a_tie_both_have_lost() -> None:
    """9.5.4.3, 12.2.10: both sides' cards are discarded."""
    units = {"belgrade": "SB1", "novi-sad": "GE1"}
    t = table(position(units, hands="CP40 AP5"), dice=[1, 3]).do("automatic")
    attack(t, "novi-sad", "belgrade", "GE1", cp="CP40", ap="AP5")
    assert scores(t) == (3, 3)
    finish(t)
    assert (t.card("CP40"), t.card("AP5")) == ("discard", "discard")


def test_9_5_4_4_once_a_round_in_one_players_action() -> None:
    """9.5.4.4: the second combat of the same action goes without it; the next round has it again."""
    t = table(position(THORN, hands="CP3 CP15"), dice=[3, 1]).do("automatic")
    attack(t, "thorn", "plock", "GE1", cp="CP3")
    while t.prompt != "ask-attack":
        t.do("done" if t.can("done") else t.options[0])
    assert t.card("CP3") == "table"
    t.do("assault:lodz", "join:GE2")
    t.dice(3, 1).do("begin")
    assert (t.asked, t.options) == ("cp", ["combat_card:CP15", "done"])
    assert t.refusal("combat_card:CP3").rule == "9.5.4.4"
    t.do("done", "done")
    assert scores(t) == (1, 3)
    assert finish(t).card("CP3") == "table"


def test_9_5_4_4_once_a_round_for_both_actions_together() -> None:
    """9.5.4.4: Putnik defends in the enemy's action and is not there for the Serbian attack of the round."""
    units = {"belgrade": "SB1", "valjevo": "SB2", "sarajevo": "AHc-1 AHc-2", "novi-sad": "AH1"}
    t = table(position(units, hands="AP5"), dice=[1, 3]).do("automatic")
    finish(attack(t, "novi-sad", "belgrade", "AH1", ap="AP5"))
    assert (t.card("AP5"), t.g.round, t.asked) == ("table", 1, "ap")
    t.dice(4, 2).do("automatic")
    attack(t, "valjevo", "sarajevo", "SB2")  # no card can be played, so nobody is asked
    assert scores(t) == (1, 1)  # column 1, die 4
    assert finish(t).card("AP5") == "table"
    idle(t).dice(4, 2).do("automatic")  # a new round
    attack(t, "valjevo", "sarajevo", "SB2", ap="AP5")
    assert scores(t)[0] == 2  # die 4 + 1


def test_9_5_4_5_at_the_end_of_the_turn_kept_cards_are_discarded() -> None:
    """9.5.4.5: of both sides, however many combats they have won."""
    state = kept(position(round=6, active="ap"), "CP3", "AP5")
    allies, germans = [f"AP{n}" for n in range(6, 13)], [f"CP{n}" for n in range(6, 13)]
    t = idle(table(state, dice=[cards(*allies), cards(*germans), 5, 4]))
    assert t.g.turn == 6
    assert (t.card("CP3"), t.card("AP5")) == ("discard", "discard")


# -- 9.5.4.6 ---------------------------------------------------------------------------------------


def test_9_5_4_6_combat_cards_may_be_discarded_before_drawing() -> None:
    """9.5.4.6: any of them, no other card; then the hand is filled up."""
    state = position(round=6, active="ap", hands="CP3 CP4 CP8")
    allies = [f"AP{n}" for n in range(1, 8)]
    drawn = [f"CP{n}" for n in (1, 2, 5, 6, 7)]
    t = idle(table(state, dice=[cards(*allies), cards(*drawn), 5, 4]))
    assert (t.asked, t.prompt, t.g.phase) == ("cp", "ask-discard", "draw_cp")
    assert t.options == ["discard:CP3", "discard:CP4", "done"]
    assert t.refusal("discard:CP8").rule == "9.5.4.6"
    t.do("discard:CP3", "done")
    assert [t.card(name) for name in ("CP3", "CP4", "CP8")] == ["discard", "hand", "hand"]
    assert t.g.turn == 6  # five cards were drawn


def test_9_5_4_6_and_before_the_reshuffle_of_a_new_commitment() -> None:
    """9.5.4.6: a card discarded then is shuffled in with the new ones, as in the example of play (CP4)."""
    state = without_piles(position(round=6, active="ap", hands="CP4 CP8", status=(0, 4, 4)))
    t = idle(table(state))
    assert (t.asked, t.prompt, t.g.phase) == ("cp", "ask-discard", "commit_cp")
    assert t.refusal("discard:CP8").rule == "9.5.4.6"
    t.do("discard:CP4")
    assert (t.card("CP4"), t.card("CP8"), t.g.phase) == ("pile", "hand", "draw_cp")
    t.dice(cards("CP4", *(f"CP{n}" for n in range(15, 20))), 5, 4).do("done")
    assert (t.g.turn, t.card("CP4")) == (6, "hand")  # it could be drawn again at once


# -- rulings ---------------------------------------------------------------------------------------


def test_faq_9_5_4_2a_a_kept_card_needs_its_conditions_anew_and_is_lost_only_where_it_was_used() -> None:
    """FAQ.9.5.4.2a: Von François does not serve against the French; a defeat there does not cost him."""
    units = {"sedan": "GE1", "cambrai": "FR1", **THORN, "thorn": "GE2"}
    t = table(kept(position(units, hands="CP40"), "CP3"), dice=[1, 6]).do("automatic")
    t.do("attack:sedan", "assault:cambrai", "join:GE1", "begin")
    assert t.refusal("combat_card:CP3").rule == "12.2.5"
    t.do("combat_card:CP40", "done")
    while t.prompt == "ask-combat-cards":
        t.do("done")
    assert scores(t) == (4, 3)
    finish(t)
    assert (t.card("CP40"), t.card("CP3")) == ("discard", "table")


def test_faq_9_5_4_2b_a_modifier_for_one_combat_is_spent_even_if_the_die_did_not_need_it() -> None:
    """FAQ.9.5.4.2b: a natural 6 with Mine Attack: the card is discarded and not there in the next round."""
    state = position({"amiens": "BR1 BR2", "cambrai": "GE1"}, active="ap", hands="AP36", trenches={"cambrai": 2})
    t = table(state, dice=[6, 6]).do("automatic")
    attack(t, "amiens", "cambrai", "BR1", ap="AP36")
    assert scores(t)[0] == 3  # column 4 shifted to 2: 6 + 1 is a 6
    finish(t)
    assert t.card("AP36") == "discard"


def test_faq_9_5_4_2c_severe_weather_stays_with_its_owner() -> None:
    """FAQ.9.5.4.2c: kept when the defender wins; when he attacks, neither side has it."""
    units = {"mulhouse": "GE7 GE6", "belfort": "FR1 FR2"}
    t = table(position(units, turn=7, hands="AP7 AP19 CP4"), dice=[1, 3]).do("automatic")
    attack(t, "mulhouse", "belfort", "GE7", ap="AP7")
    assert scores(t) == (5, 2)  # 3 + 3 + fort 2, die 3 + 2; 5 factors shifted to 4, die 1
    assert finish(t).card("AP7") == "table"
    idle(t, 2).dice(3, 3).do("automatic", "attack:belfort", "assault:mulhouse", "join:FR1", "begin")
    assert t.refusal("combat_card:AP7").rule == "12.2.5"
    t.do("done")
    assert t.asked == "cp"
    assert t.refusal("combat_card:AP7").rule == "9.5.4.1"
    t.do("done")
    assert scores(t) == (2, 4)  # 3 factors shifted to 2, die 3; 3 + 5 factors, die 3: no modifiers
