"""13.2: strategic redeployment to and from the Near East."""

from __future__ import annotations

from grognard.games.paths_of_glory.redeployment import why_not_reserve
from grognard.games.paths_of_glory.state import BR_NE, CP_NE, RU_NE, RU_SR

from .redeploying import barred, goals, send, sr
from .rounds import idle, without_piles
from .table import BOX, cards, position, table

WAY_TO_GAZA = {"ap": "sinai gaza"}
LAND_BRIDGE = {"ap": "kavala philippoli adrianople constantinople eskidor konya"}
"""From Salonika to Asia Minor, without Gallipoli."""


def test_13_2_1_one_british_corps_a_turn_by_sea_to_or_from_the_near_east() -> None:
    """13.2.1: a corps to Alexandria, then no other in or out this turn; next turn again, the AUS corps too."""
    units = {"london": "BRc-1 BRc-2 AUS", "port-said": "BRc-3"}
    t = table(without_piles(position(units, active="ap", hands="AP1 AP2", round=5)))
    t.do("sr:AP1")
    send(t, "BRc-1", "alexandria")
    assert t.g.flags & BR_NE
    assert barred(t, "BRc-2", "port-said") == "13.2.1"
    assert barred(t, "AUS", "port-said") == "13.2.1"
    t.do("redeploy:BRc-3")
    assert t.refusal("to:london").rule == "13.2.1"
    t.do("to:alexandria")  # by land, and inside the Near East: no matter
    t.dice(cards("AP1"), 5, 2)  # the discarded card comes back; mandatory offensives
    idle(t, 2)
    while t.g.turn == 5 or t.asked == "cp":
        idle(t)
    t.do("sr:AP2")
    send(t, "AUS", "port-said")
    assert (t.at("BRc-1"), t.at("BRc-2"), t.at("AUS")) == ("alexandria", "london", "port-said")
    assert t.g.flags & BR_NE


def test_13_2_1_not_the_portuguese_canadians_or_the_bef() -> None:
    """13.2.1: PT, CND and BEF corps never go by sea to the Near East."""
    t = sr("ap", {"london": "PT CND BEFc"})
    for unit in ("PT", "CND", "BEFc"):
        assert not {"alexandria", "port-said", "basra"} & goals(t, unit)
    assert barred(t, "PT", "alexandria") == "13.2.1"
    assert barred(t, "CND", "alexandria") == "13.2.1"
    assert barred(t, "BEFc", "alexandria") == "11.1.15"


def test_13_2_2_one_russian_corps_a_turn_and_never_an_army() -> None:
    """13.2.2: one corps from Odessa to Kars; then none in, none out, not from the reserve; an army never."""
    units = {"odessa": "RUc-1 RUc-2", "kiev": "RU1", "batum": "RUc-3 CAU", "reserve": "RUc-4"}
    t = sr("ap", units, war="tu", card="AP54")
    assert t.g.points == 5
    assert not {"kars", "poti"} & goals(t, "RU1")
    assert "kars" in goals(t, "CAU")
    assert not {"odessa", "caucasus"} & goals(t, "CAU")
    assert {"batum", "odessa"} < goals(t, "RUc-4")
    send(t, "RUc-1", "kars")
    assert t.g.flags & RU_SR
    assert barred(t, "RUc-2", "kars") == "13.2.2"
    assert barred(t, "RUc-4", "batum") == "13.2.2"
    assert "reserve" not in goals(t, "RUc-3")
    reason = why_not_reserve(t.g, BOX.unit["RUc-3"])
    assert reason is not None
    assert reason.rule == "13.2.2"
    assert barred(t, "RUc-3", "odessa") == "13.2.2"
    t = sr("ap", units, war="tu")
    assert barred(t, "RU1", "kars") == "11.3.1"


def test_13_2_2_marching_corps_are_counted_apart() -> None:
    """13.2.2, 11.3.2: after one corps redeployed another may still march, and after the Tsar's fall one redeploys."""
    t = sr("ap", {"odessa": "RUc-1", "caucasus": "RUc-2"}, war="tu")
    send(t, "RUc-1", "kars")
    t.do("done")
    idle(t)
    t.do("automatic", "move:caucasus", "pick:RUc-2", "step:poti", "stop")
    assert t.at("RUc-2") == "poti"
    assert t.g.flags & RU_NE

    t = sr("ap", {"odessa": "RUc-1"}, war="tu", played="CP52")
    send(t, "RUc-1", "kars")
    assert t.at("RUc-1") == "kars"


def test_13_2_3_one_corps_of_the_central_powers_a_turn_turks_apart() -> None:
    """13.2.3: one German corps to Ankara; then no Austrian in and no Bulgarian out; Turks come and go."""
    units = {"sofia": "GEc-1 AHc-1", "bursa": "BUc-1 TUc-1", "adrianople": "TUc-2"}
    links = {"cp": "belgrade nis"}
    t = sr("cp", units, war="tu bu", card="CP52", control=links, destroyed="belgrade")
    assert t.g.points == 5
    send(t, "GEc-1", "ankara")
    assert t.g.flags & CP_NE
    assert barred(t, "AHc-1", "constantinople") == "13.2.3"
    assert "reserve" not in goals(t, "BUc-1")
    assert barred(t, "BUc-1", "sofia") == "13.2.3"
    send(t, "TUc-1", "adrianople")
    send(t, "TUc-2", "damascus")
    assert (t.at("TUc-1"), t.at("TUc-2")) == ("adrianople", "damascus")


def test_13_2_3_who_goes_neither_there_nor_from_there_may_pass() -> None:
    """13.2.3: after the turn's one corps another passes Constantinople, from Adrianople to Cana Kale; it does not
    stop there. FAQ.11.3.1a: an army does not pass."""
    t = sr("cp", {"adrianople": "GEc-1 BUc-1 GE1", "cana-kale": "AHc-1"}, war="tu bu")
    send(t, "GEc-1", "ankara")
    assert "cana-kale" in goals(t, "BUc-1")
    assert not {"constantinople", "bursa", "ankara"} & goals(t, "BUc-1")
    send(t, "BUc-1", "cana-kale")
    assert "adrianople" in goals(t, "AHc-1")
    t = sr("cp", {"adrianople": "GEc-1 GE1"}, war="tu bu")
    assert "cana-kale" not in goals(t, "GE1")
    send(t, "GEc-1", "cana-kale")
    assert not t.g.flags & CP_NE


def test_faq_13_2_1a_constantinople_counts_as_the_near_east_by_sea() -> None:
    """FAQ.13.2.1a: a corps that sails to an Allied Constantinople uses the turn's one move."""
    t = sr("ap", {"london": "BRc-1 BRc-2"}, war="tu", control={"ap": "constantinople gallipoli"})
    send(t, "BRc-1", "constantinople")
    assert t.g.flags & BR_NE
    assert barred(t, "BRc-2", "constantinople") == "13.2.1"


def test_faq_13_2_1b_the_allies_come_before_turkey_is_at_war() -> None:
    """FAQ.13.2.1b: with Turkey neutral a British corps sails to Alexandria."""
    t = sr("ap", {"london": "BRc-1"})
    assert "tu" not in t.g.war
    send(t, "BRc-1", "alexandria")
    assert t.at("BRc-1") == "alexandria"


def test_faq_13_2_1c_from_the_reserve_to_a_supplied_friend_and_it_counts() -> None:
    """FAQ.13.2.1c: out of the reserve to a supplied unit, not to an empty port; to or from, the move is used."""
    t = sr("ap", {"cairo": "BRc-1", "jerusalem": "BRc-2", "reserve": "BRc-3"}, war="tu")
    assert goals(t, "BRc-3") == {"london", "cairo"}  # Jerusalem is cut off, the ports are empty
    send(t, "BRc-3", "cairo")
    assert t.g.flags & BR_NE
    for friend, is_fed in (("AUS", True), ("CND", False)):  # 9.2.7.1a: Canadians do not live on the beachhead
        t = sr("ap", {"mef4": friend, "reserve": "BRc-3"}, war="tu", beachhead="mef4")
        assert ("mef4" in goals(t, "BRc-3")) is is_fed
    t = sr("ap", {"cairo": "BRc-1", "reserve": "BRc-3"}, war="tu")
    send(t, "BRc-1", "reserve")
    assert t.g.flags & BR_NE


def test_faq_13_2_1d_an_empty_port_is_reached_only_from_a_port_on_the_map() -> None:
    """FAQ.13.2.1d: Port Said, empty: not from the reserve, but from London or Marseilles."""
    t = sr("ap", {"cairo": "BRc-4", "london": "BRc-1", "marseilles": "BRc-2", "reserve": "BRc-3"})
    assert barred(t, "BRc-3", "port-said") == "13.1.8"
    assert "port-said" in goals(t, "BRc-2")
    send(t, "BRc-1", "port-said")
    assert t.at("BRc-1") == "port-said"


def test_faq_13_2_1e_from_the_reserve_straight_to_gaza_from_a_port_only_to_a_port() -> None:
    """FAQ.13.2.1e, F20: a reserve corps joins supplied Britons at Gaza; one from London stops at Alexandria."""
    units = {"gaza": "BRc-1", "london": "BRc-2", "reserve": "BRc-3"}
    t = sr("ap", units, war="tu", control=WAY_TO_GAZA, destroyed="gaza")
    assert barred(t, "BRc-2", "gaza") == "13.1.6"
    send(t, "BRc-3", "gaza")
    assert t.at("BRc-3") == "gaza"
    assert t.g.flags & BR_NE
    t = sr("ap", units, war="tu", control=WAY_TO_GAZA, destroyed="gaza")
    send(t, "BRc-2", "alexandria")
    assert t.at("BRc-2") == "alexandria"
    assert barred(t, "BRc-3", "gaza") == "13.2.1"


def test_faq_13_2_1f_allied_land_redeployment_through_constantinople_counts_too() -> None:
    """FAQ.13.2.1f: over land from Salonika to Konya one British corps a turn, and nobody else (13.2.1)."""
    t = sr("ap", {"salonika": "BRc-1 BRc-2 FRc-1"}, war="tu bu gr", control=LAND_BRIDGE)
    assert "adrianople" in goals(t, "FRc-1")
    assert barred(t, "FRc-1", "konya") == "13.2.1"
    send(t, "BRc-1", "konya")
    assert t.g.flags & BR_NE
    assert barred(t, "BRc-2", "konya") == "13.2.1"


def test_faq_13_2_1g_only_the_fourth_beach_lies_in_the_near_east() -> None:
    """FAQ.13.2.1g: two corps sail to a beachhead at MEF1; at MEF4 the first uses the turn's move."""
    t = sr("ap", {"mef1": "MEF", "london": "BRc-1 BRc-2"}, war="tu", beachhead="mef1")
    send(t, "BRc-1", "mef1")
    send(t, "BRc-2", "mef1")
    assert (t.at("BRc-1"), t.at("BRc-2")) == ("mef1", "mef1")
    assert not t.g.flags & BR_NE
    t = sr("ap", {"mef4": "MEF", "london": "BRc-1 BRc-2"}, war="tu", beachhead="mef4")
    send(t, "BRc-1", "mef4")
    assert t.g.flags & BR_NE
    assert barred(t, "BRc-2", "mef4") == "13.2.1"


def test_faq_13_2_1h_only_british_and_australian_corps_sail_to_the_near_east() -> None:
    """FAQ.13.2.1h: French, Italian and Greek corps do not; British and Australian ones do."""
    t = sr("ap", {"naples": "FRc-1 ITc-1 GRc-1", "london": "BRc-1 AUS"}, war="tu it gr")
    near_east = {"alexandria", "port-said", "basra"}
    for unit in ("FRc-1", "ITc-1", "GRc-1"):
        assert "athens" in goals(t, unit)
        assert not near_east & goals(t, unit)
        assert barred(t, unit, "alexandria") == "13.2.1"
    assert near_east < goals(t, "BRc-1")
    assert near_east < goals(t, "AUS")
    t = sr("ap", {"alexandria": "FRc-1 BRc-1"}, war="tu")  # nor from port to port there
    assert "basra" in goals(t, "BRc-1")
    assert barred(t, "FRc-1", "basra") == "13.1.6"


def test_faq_13_2_3a_bulgarians_march_into_the_near_east_freely() -> None:
    """FAQ.13.2.3a: two Bulgarian corps walk to Constantinople and beyond in one round, redeployments or not."""
    g = position({"adrianople": "BUc-1 BUc-2"}, hands="CP12", war="tu bu")
    g.flags |= CP_NE
    t = table(g)
    t.do("ops:CP12", "move:adrianople", "done")
    for unit, last in (("BUc-1", "eskidor"), ("BUc-2", "bursa")):
        t.do(f"pick:{unit}", "step:constantinople", f"step:{last}", "stop")
        assert t.at(unit) == last
    assert t.g.control[BOX.space["eskidor"]] == 1
