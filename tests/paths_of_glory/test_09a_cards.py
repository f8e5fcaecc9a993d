"""9.1 Strategy cards, 9.3 redeployment and 9.4 replacement points as uses of a card."""

from __future__ import annotations

from grognard.games.paths_of_glory.state import PLACES, State

from .rounds import idle, without_piles
from .table import BOX, Table, cards, opening, position, table

MOBILIZATION = [f"{side}{n}" for side in ("CP", "AP") for n in range(1, 15)]


def in_place(t: Table, side: str, where: str) -> list[str]:
    """The cards of a side that lie in one place, by name."""
    return [name for name in BOX.cards if name.startswith(side) and t.card(name) == where]


def last_round(state: State, *dice: int | tuple[int, ...]) -> Table:
    """The last round of a turn: only discards can be drawn; then both roll for a mandatory offensive."""
    return table(without_piles(state), dice=[*dice, 5, 4])


# -- 9.1 -------------------------------------------------------------------------------------------


def test_9_1_1_nothing_moves_or_fights_but_by_a_card_or_an_automatic_operation() -> None:
    """9.1.1: without a card there is no activation; an automatic operation of 1 point needs none."""
    t = table(position({"sedan": "GE2", "koblenz": "GE3", "cambrai": "FR5"}))
    assert t.options == ["automatic"]
    for text in ("move:sedan", "attack:sedan", "pick:GE2", "assault:cambrai", "redeploy:GE2"):
        assert t.refusal(text).key == "kernel-not-now"
    t.do("automatic")
    assert (t.prompt, t.g.points) == ("ask-activate", 1)
    t.do("attack:sedan")
    assert t.prompt == "ask-attack"  # the one point is spent


def test_9_1_1_an_offer_of_peace_needs_no_card() -> None:
    """9.1.1: peace terms (16.5) are offered without a card."""
    t = table(position(vp=12), dice=[4])
    assert t.options == ["automatic", "peace"]
    t.do("peace", "reject")
    assert (t.asked, t.g.vp) == ("ap", 12)


def test_9_1_1_sieges_are_resolved_without_a_card() -> None:
    """9.1.1: siege resolution (15.3) comes by itself in its phase."""
    t = last_round(position({"liege": "GE1"}, round=6, active="ap"), 4)
    assert t.options == ["automatic"]
    idle(t)
    assert t.g.fort[t.g.loc[0]] == 0  # GE1 is unit 0
    assert t.control("liege") == "cp"


def test_9_1_2_the_game_starts_with_mobilization_cards_alone() -> None:
    """9.1.2: fourteen Mobilization cards a side; the others wait."""
    g = opening()
    assert [name for c, name in enumerate(BOX.cards) if PLACES[g.place[c]] == "pile"] == MOBILIZATION
    assert {PLACES[g.place[c]] for c, name in enumerate(BOX.cards) if name not in MOBILIZATION} == {"unused"}


def test_9_1_2_a_higher_commitment_adds_its_own_cards_for_its_own_player() -> None:
    """9.1.2: Limited War adds the twenty Limited War cards of that player; Total War cards still wait."""
    state = position(round=6, active="ap", status=(0, 4, 4))
    allies, germans = [f"AP{n}" for n in range(1, 8)], [f"CP{n}" for n in range(14, 21)]
    t = table(state, dice=[cards(*allies), cards(*germans), 5, 4])
    idle(t)
    assert in_place(t, "CP", "hand") == germans  # Limited War cards can be drawn at once
    assert in_place(t, "CP", "pile") == [f"CP{n}" for n in (*range(1, 14), *range(21, 35))]
    assert in_place(t, "CP", "unused") == [f"CP{n}" for n in range(35, 66)]
    assert in_place(t, "AP", "pile") == [f"AP{n}" for n in range(8, 15)]
    assert in_place(t, "AP", "unused") == [f"AP{n}" for n in range(15, 66)]


def test_9_1_3_a_card_is_played_for_one_use_only() -> None:
    """9.1.3: as an event it gives no operations, as operations no event; the choice is the player's."""
    state = position({"sedan": "GE2"}, hands="CP9")
    t = table(state)
    assert t.options == ["ops:CP9", "event:CP9", "sr:CP9", "rp:CP9", "automatic"]
    t.do("event:CP9")
    assert (t.asked, t.prompt) == ("ap", "ask-action")
    assert (t.g.vp, t.g.ws, t.rp("ge"), t.card("CP9")) == (11, [0, 1], 0, "removed")
    t = table(state).do("ops:CP9")
    assert (t.asked, t.prompt, t.g.points) == ("cp", "ask-activate", 4)
    assert (t.g.vp, t.g.ws, t.rp("ge"), t.card("CP9")) == (10, [0, 0], 0, "discard")
    t = table(state).do("sr:CP9")
    assert (t.prompt, t.g.vp, t.rp("ge"), t.card("CP9")) == ("ask-redeploy", 10, 0, "discard")
    t = table(state).do("rp:CP9")
    assert (t.asked, t.g.vp, t.rp("ge"), t.card("CP9")) == ("ap", 10, 3, "discard")


def test_9_1_3_only_a_card_in_hand_is_played() -> None:
    """9.1.3: not one of the pile, not one that was just played, not the other player's."""
    t = table(position(hands="CP9 CP7 AP2"))
    for use in ("ops", "event", "sr", "rp"):
        assert t.refusal(f"{use}:CP10").rule == "9.1.3"
        assert t.refusal(f"{use}:AP2").rule == "9.1.3"
    idle(t.do("ops:CP7", "done"))
    assert t.refusal("ops:CP7").rule == "9.1.3"


def test_9_1_3_the_same_card_may_be_used_otherwise_another_time() -> None:
    """9.1.3: played for operations it comes back from the discards and may then be the event."""
    t = last_round(position(round=6, hands="CP9"), cards("CP9"))
    idle(t.do("ops:CP9", "done"))  # the pile is empty: its discard is shuffled and drawn
    assert (t.g.turn, t.card("CP9")) == (6, "hand")
    t.do("event:CP9")
    assert t.g.vp == 11


def test_9_1_3_some_events_also_give_operations() -> None:
    """9.1.3, exception: Mata Hari is an event and then operations with the same card (CP.17)."""
    t = table(position({"sedan": "GE2", "koblenz": "GE3"}, hands="CP17 AP2"))
    t.do("event:CP17")
    assert (t.asked, t.prompt, t.g.points, t.card("CP17")) == ("cp", "ask-activate", 2, "removed")
    t.do("move:sedan", "move:koblenz", "done")
    assert t.asked == "ap"


def test_9_1_4_optional_hands_of_eight() -> None:
    """9.1.4: with the option both draw up to eight cards, otherwise to seven."""
    for size, options in ((7, {}), (8, {"hand-of-eight": True})):
        state = position(round=6, active="ap", hands="AP2", options=options)
        numbers = [1, *range(3, size + 1)]
        draws = [cards(*(f"AP{n}" for n in numbers)), cards("CP2", *(f"CP{n}" for n in numbers))]
        t = table(state, dice=[*draws, 5, 4])
        idle(t)
        if t.prompt == "ask-discard":
            t.do("done")
        assert len(in_place(t, "AP", "hand")) == len(in_place(t, "CP", "hand")) == size
        assert t.fate.left == 0


# -- 9.3 -------------------------------------------------------------------------------------------


def test_9_3_1_a_card_for_redeployment_moves_corps_and_armies() -> None:
    """9.3.1, 9.3.2: five points of Walther Rathenau: an army (4) and a corps (1), then nothing more."""
    t = table(position({"essen": "GE2", "berlin": "GEc-1 GEc-2"}, hands="CP33"))
    t.do("sr:CP33")
    assert (t.prompt, t.g.points) == ("ask-redeploy", 5)
    t.do("redeploy:GE2", "to:koblenz")
    assert (t.at("GE2"), t.g.points) == ("koblenz", 1)
    t.do("redeploy:GEc-1", "to:aachen")
    assert (t.at("GEc-1"), t.at("GEc-2"), t.asked) == ("aachen", "berlin", "ap")
    assert t.card("CP33") == "discard"


def test_9_3_2_redeployment_points_are_the_cards_own() -> None:
    """9.3.2: Von François gives two: no army, two corps."""
    t = table(position({"essen": "GE2", "berlin": "GEc-1 GEc-2 GEc-3"}, hands="CP3"))
    t.do("sr:CP3")
    refusal = t.refusal("redeploy:GE2")
    assert (refusal.rule, refusal.args) == ("13.1.2", {"cost": 4, "points": 2})
    t.do("redeploy:GEc-1", "to:essen", "redeploy:GEc-2", "to:essen")
    assert (t.at("GEc-3"), t.asked) == ("berlin", "ap")


def test_9_3_3_no_redeployment_in_two_rounds_running() -> None:
    """9.3.3: refused in the next round, allowed in the one after; the other player is not concerned."""
    t = table(position(hands="CP7 CP8 AP2"))
    t.do("sr:CP7")
    assert t.asked == "ap"  # nobody to redeploy
    t.do("sr:AP2")
    assert t.asked == "cp"
    assert t.refusal("sr:CP8").rule == "9.3.3"
    idle(t, 2)
    assert (t.g.round, t.asked, t.can("sr:CP8")) == (3, "cp", True)


def test_9_3_3_last_round_and_first_round_of_the_next_turn_are_no_pair() -> None:
    """9.3.3: redeployment in the sixth round does not bar it in the first round of the next turn."""
    t = last_round(position(round=6, hands="CP7 CP8"), cards("CP7"))
    idle(t.do("sr:CP7"))
    assert (t.g.turn, t.g.round, t.asked) == (6, 1, "cp")
    assert t.can("sr:CP8")


def test_9_3_3_salonika_counts_as_redeployment() -> None:
    """9.3.3, AP.30: the event is an SR action: no SR in the next round, nor the event after an SR."""
    t = table(position(active="ap", hands="AP30 AP2"))
    idle(t.do("event:AP30"))
    assert (t.asked, t.g.greece) == ("ap", 1)
    assert t.refusal("sr:AP2").rule == "9.3.3"
    t = table(position(active="ap", hands="AP30 AP2"))
    idle(t.do("sr:AP2"))
    assert t.refusal("event:AP30").rule == "9.3.3"
    idle(t, 2)
    assert t.can("event:AP30")


# -- 9.4 -------------------------------------------------------------------------------------------


def points(t: Table) -> dict[str, int]:
    """The replacement points noted so far."""
    kinds = ("ge", "ah", "tu", "bu", "fr", "br", "ru", "it", "a", "us")
    return {kind: t.rp(kind) for kind in kinds if t.rp(kind)}


def test_9_4_1_replacement_points_are_noted_by_nation_but_not_for_neutrals() -> None:
    """9.4.1: Falkenhayn and Rape of Belgium in the example of play; Turkey, Bulgaria, Italy are neutral."""
    t = table(position(hands="CP13 AP13"))
    t.do("rp:CP13", "rp:AP13")
    assert points(t) == {"ge": 3, "ah": 2, "a": 1, "fr": 2, "br": 2, "ru": 3}


def test_9_4_1_nations_at_war_note_their_points() -> None:
    """9.4.1: the same cards once Turkey, Bulgaria and Italy have entered; two cards add up."""
    t = table(position(hands="CP13 CP12 AP13", war="tu bu it"))
    t.do("rp:CP13", "rp:AP13")
    idle(t, 2)
    t.do("rp:CP12")
    assert points(t) == {"ge": 6, "ah": 4, "tu": 2, "bu": 2, "a": 1, "fr": 2, "br": 2, "ru": 3, "it": 1}


def test_9_4_1_allied_minor_points_serve_every_minor_nation() -> None:
    """9.4.1: "A" points rebuild Belgians and Serbs alike, not the French."""
    units = {"calais": "(BE1)", "valjevo": "(SB2)", "paris": "(FR5)"}
    t = last_round(position(units, round=6, active="ap", rp={"a": 2}))
    idle(t)
    assert t.refusal("flip:FR5").rule == "17.1.1"
    t.do("flip:BE1", "flip:SB2")
    assert (t.reduced("BE1"), t.reduced("SB2"), t.reduced("FR5")) == (False, False, True)


def test_9_4_2_noting_points_is_the_whole_action() -> None:
    """9.4.2: no other action in this round; nothing is replaced yet."""
    t = table(position({"sedan": "(GE2)", "cambrai": "FR5"}, hands="CP13"))
    t.do("rp:CP13")
    assert (t.asked, t.prompt, t.g.points) == ("ap", "ask-action", 0)
    assert (t.reduced("GE2"), t.g.ws, t.card("CP13")) == (True, [0, 0], "discard")


def test_9_4_3_no_replacement_points_in_two_rounds_running() -> None:
    """9.4.3: refused in the next round, allowed in the one after."""
    t = table(position(hands="CP7 CP8 AP2"))
    t.do("rp:CP7", "rp:AP2")
    assert t.refusal("rp:CP8").rule == "9.4.3"
    assert t.can("sr:CP8")
    idle(t, 2)
    assert (t.g.round, t.asked, t.can("rp:CP8")) == (3, "cp", True)


def test_9_4_3_last_round_and_first_round_of_the_next_turn_are_no_pair() -> None:
    """9.4.3: points noted in the sixth round do not bar it in the first round of the next turn."""
    t = last_round(position(round=6, hands="CP7 CP8"), cards("CP7"))
    idle(t.do("rp:CP7"))
    assert (t.g.turn, t.g.round, t.asked) == (6, 1, "cp")
    assert t.can("rp:CP8")


def test_9_4_4_points_are_spent_in_the_replacement_phase_and_not_kept() -> None:
    """9.4.4: noted in an action, spent at the end of the turn, the rest lost."""
    t = last_round(position({"aachen": "(GE2)"}, round=6, hands="CP13"), cards("CP13"))
    t.do("rp:CP13")
    assert t.refusal("flip:GE2").key == "kernel-not-now"
    idle(t)
    assert (t.asked, t.prompt, t.g.phase) == ("cp", "ask-replace", "replace_cp")
    t.do("flip:GE2")
    assert not t.reduced("GE2")
    assert (t.g.turn, points(t)) == (6, {})


def test_9_4_5_american_points_are_on_no_card() -> None:
    """9.4.5, 17.1.8: no card prints them; after Over There every Allied card brings one."""
    t = table(position(active="ap", hands="AP46"))
    t.do("rp:AP46")
    assert points(t) == {"fr": 2, "br": 2, "ru": 3, "a": 1}
    t = table(position(active="ap", hands="AP46", played="AP54 AP55", war="us"))
    t.do("rp:AP46")
    assert points(t) == {"fr": 2, "br": 2, "ru": 3, "a": 1, "us": 1}
    t = table(position(hands="CP12", played="AP54 AP55", war="us"))
    t.do("rp:CP12")
    assert points(t) == {"ge": 3, "ah": 2}
