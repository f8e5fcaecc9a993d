"""The rulebook's detailed example of play, August and September 1914, with its own dice and cards.

Every action is played through the game's interface. After it the test compares the dice and loss scores with
the text, and the whole position with the one before: `changed` names all that is different, and nothing else
may be. Where the text slips or leaves a value open, a comment says so and which value the test uses.
"""

from __future__ import annotations

from grognard.games.paths_of_glory.box import CP, RP_KINDS
from grognard.games.paths_of_glory.battle import flank_bonus
from grognard.games.paths_of_glory.combat import why_not_attacker
from grognard.games.paths_of_glory.state import put
from grognard.games.paths_of_glory.supply import out_of_supply
from grognard.games.paths_of_glory.war_status import LIMITED, MOBILIZATION
from grognard.games.paths_of_glory.ways import channel_shut
from grognard.kernel.refusal import Refusal

from .replay import Replay, facts, hands, stack
from .table import BOX, Table, cards, opening, pass_cards

# -- August 1914 ---------------------------------------------------------------------------------------------


def august_begins(t: Replay) -> None:
    """The Central Powers keep Guns of August and draw six more.

    Which card they will have left at the end is not told, but that it is no combat card: here CP11.
    """
    t.act(
        "keep_guns",
        cards("CP3", "CP7", "CP10", "CP11", "CP12", "CP13"),
        cards("AP1", "AP2", "AP3", "AP4", "AP6", "AP8", "AP9"),
        4,
        2,
    )
    assert t.changed() == {
        "offensive cp": "ge",
        "offensive ap": "fr",
        **hands(hand="CP1 CP3 CP7 CP10 CP11 CP12 CP13 AP1 AP2 AP3 AP4 AP6 AP8 AP9"),
    }
    assert (t.asked, t.g.turn, t.g.round, t.g.vp) == ("cp", 1, 1, 10)


def august_cp1(t: Replay) -> None:
    """Guns of August: Liège falls, three armies attack Sedan."""
    t.act("event:CP1 assault:sedan join:GE1 join:GE2 join:GE3 begin")
    b = t.g.battle
    assert b is not None
    # The comment's 66%: +1 if pinned from Liège, so 3 or more succeeds; Liège itself touches Brussels.
    assert (flank_bonus(t.g, b, BOX.space["liege"]), flank_bonus(t.g, b, BOX.space["koblenz"])) == (1, 0)
    t.act("frontal lose:FR5 retreat_all retreat:chateau-thierry retreat:cambrai", 2, 3)
    t.act("advance:GE2 advance:GE3 done")
    assert t.shots() == ["cp army 15: 2->5", "ap army 3: 3->2"]
    assert t.changed() == {
        "war status": "cp 2, ap 0, all 2",
        "offensive cp": "ge made",
        "liege": "GE1", "liege is": "cp", "liege fort": "0", "aachen": "", "koblenz": "",
        "sedan": "GE2 GE3", "sedan is": "cp", "cambrai": "(FR5)",
        "CP1": "removed",
    }  # fmt: skip


def august_ap1(t: Replay) -> None:
    """Three operations: Bar le Duc moves; a flank attack on Tarnopol."""
    t.act("ops:AP3 move:bar-le-duc attack:dubno attack:kamenets-podolski pick:FR9 step:chateau-thierry stop")
    t.act("assault:tarnopol join:RU3 join:RU8 begin pin:kamenets-podolski lose:AH3 lose:AH3", 4, 3, 4)
    t.act("retreat:stanislau retreat:czernowitz advance:RU3 stop done")
    assert t.shots() == ["flank 4=5 won", "ap army 6-8: 3->4", "cp corps 1: 4->1"]
    assert t.changed() == {
        "bar-le-duc": "", "chateau-thierry": "(FR9)",
        "dubno": "", "tarnopol": "RU3", "tarnopol is": "ap", "czernowitz": "AHc AHc",
        "AH3 eliminated": "1", "AHc reserve": "4",
        "AP3": "discard",
    }  # fmt: skip


def august_cp2(t: Replay) -> None:
    """Lodz is taken; the attack on Cambrai meets Withdrawal. From one space no flank attack is offered."""
    t.act("ops:CP10 move:oppeln move:munkacs attack:sedan")
    t.act("pick:(GEc)@oppeln step:czestochowa step:lodz stop")
    assert t.g.vp == 11
    t.act("pick:AH2 step:czernowitz stop")
    t.act("assault:cambrai join:GE2 join:GE3 begin combat_card:AP6", 4, 6)
    t.act("lose:FR5 lose:FRc@cambrai lose:(FRc)@cambrai lose:GE2 retreat:amiens")
    assert t.refusal("advance:GE2").rule == "12.6.1"
    t.act("advance:GE3")
    assert t.shots() == ["cp army 9-11: 4->5", "ap army 2: 6->3"]
    assert t.changed() == {
        "vp": "12",
        "oppeln": "", "czestochowa is": "cp", "lodz": "(GEc)", "lodz is": "cp",
        "munkacs": "", "czernowitz": "(AH2) AHc AHc",
        "sedan": "(GE2)", "cambrai": "GE3", "cambrai is": "cp", "amiens": "(FRc)",
        "FR5 eliminated": "1", "FRc reserve": "6",
        **hands(discard="CP10", removed="AP6"),
    }  # fmt: skip
    # The comment: the 3rd and 8th Russian armies can get behind Czernowitz and cut off those who are there.
    other = t.fork().do(
        "ops:AP2", "move:tarnopol", "move:kamenets-podolski", "done",
        "pick:RU3", "step:stanislau", "stop", "pick:RU8", "step:tarnopol", "step:stanislau", "step:munkacs",
    )  # fmt: skip
    assert {BOX.kind[u] for u in out_of_supply(other.g, CP)} == {"AH2", "AHc"}


def august_ap2(t: Replay) -> None:
    """Sedan is retaken behind the 3rd Army; Czernowitz falls with Pleve's help."""
    # In brackets in the text: Brussels could not join, for no space holds both French and British.
    other = t.fork().do("ops:AP2", "attack:brussels", "attack:verdun", "done", "assault:sedan", "join:FR3")
    assert other.refusal("join:BEF").rule == "12.1.9"

    t.act("ops:AP2 attack:chateau-thierry attack:verdun attack:tarnopol attack:kamenets-podolski")
    t.act("assault:sedan join:FR9 join:FR3 join:FR4 begin frontal", 5, 3)
    t.act("lose:GE2 lose:GEc@sedan lose:(GEc)@sedan advance:FR3 done")
    assert t.shots() == ["ap army 6-8: 5->5", "cp army 3: 3->2"]
    assert not t.supplied("GE3")
    assert [BOX.units[u] for u in out_of_supply(t.g, CP)] == ["GE3"]

    t.act("assault:czernowitz join:RU3 join:RU8 begin frontal combat_card:AP4", 2, 3)
    t.act("lose:AHc@czernowitz lose:(AHc)@czernowitz lose:AHc@czernowitz lose:(AHc)@czernowitz lose:RU3")
    t.act("retreat:stanislau retreat:munkacs advance:RU8 stop")
    assert t.shots() == ["ap army 6-8: 2=3->4", "cp army 3: 3->2"]
    assert t.changed() == {
        "vp": "11",
        "offensive ap": "fr made",
        "sedan": "FR3", "sedan is": "ap", "verdun": "FR4",
        "tarnopol": "(RU3)", "kamenets-podolski": "", "czernowitz": "RU8", "czernowitz is": "ap",
        "munkacs": "(AH2)",
        "GE2 eliminated": "1", "GEc reserve": "7", "GEc eliminated": "1", "AHc eliminated": "2",
        **hands(discard="AP2", removed="AP4"),
    }  # fmt: skip


def august_cp3(t: Replay) -> None:
    """Sedan changes hands again; the attack on Belgrade is a draw."""
    t.act("ops:CP12")
    assert t.refusal("move:cambrai").rule == t.refusal("attack:cambrai").rule == "14.3.1"
    t.act("attack:liege attack:metz attack:timisvar attack:novi-sad")
    t.act("assault:sedan join:GE1 join:GE4 join:GE5 begin frontal lose:FR3 lose:FR3 lose:FRc@sedan", 4, 3)
    t.act("retreat:verdun retreat:chateau-thierry advance:GE4 done")
    assert t.shots() == ["cp army 15: 4->7", "ap army 3: 3->2"]
    assert t.supplied("GE3")

    # The text does not print the die of this attack: a score of 3 on column 4 is a 3 or a 4; here 3.
    t.act("assault:belgrade join:AHc@timisvar join:AH5 begin pin:novi-sad lose:SB1", 4, 3, 6)
    assert t.g.battle is not None
    assert t.g.battle.lost == (1, 3)  # the third point is ignored: the fort cannot lose while a unit is there
    t.act("lose:AH5 lose:AHc@timisvar")
    assert t.shots() == ["flank 4=5 won", "cp army 4: 3->3", "ap army 2: 6->3"]
    assert t.changed() == {
        "metz": "GE5", "sedan": "GE4", "sedan is": "cp", "chateau-thierry": "(FR9) (FRc)",
        "novi-sad": "(AH5)", "timisvar": "(AHc)", "belgrade": "(SB1)",
        "FR3 eliminated": "1", "FRc reserve": "5",
        "CP12": "discard",
    }  # fmt: skip


def august_ap3(t: Replay) -> None:
    """Two moves. The text does not say by which way the corps goes to Brussels: here along the coast."""
    t.act("ops:AP8 move:amiens move:nancy pick:(FRc)@amiens step:calais step:ostend step:brussels stop")
    t.act("pick:FR1 step:verdun stop done")
    assert t.changed() == {
        "amiens": "", "brussels": "BEF (FRc)", "nancy": "FR2", "verdun": "FR1 FR4", "AP8": "discard",
    }  # fmt: skip


def august_cp4(t: Replay) -> None:
    """Everybody at Château-Thierry is destroyed; nobody advances."""
    t.act("ops:CP7 move:insterberg attack:cambrai attack:sedan")
    t.act("pick:GE8 pick:GEc@insterberg step:konigsberg stop")
    t.act("assault:chateau-thierry join:GE3 join:GE4 begin frontal lose:FR9 lose:FRc@chateau-thierry", 6, 5)
    t.act("lose:(FRc)@chateau-thierry lose:(FRc)@chateau-thierry lose:GE3 done")
    assert t.shots() == ["cp army 9-11: 6->7", "ap army 3: 5->3"]
    assert t.changed() == {
        "insterberg": "", "konigsberg": "GE8 GEc", "cambrai": "(GE3)", "chateau-thierry": "",
        "FR9 eliminated": "1", "FRc reserve": "4", "FRc eliminated": "2",
        "CP7": "discard",
    }  # fmt: skip


def august_ap4(t: Replay) -> None:
    """French and British from Brussels and Verdun flank Sedan.

    The text names the "1st and 3rd" French armies at Verdun; the 3rd was eliminated, it is the 4th that is
    there. It prints no score: column 12-14 with a 2 gives 4, one step and a retreat of two spaces, as told.
    """
    t.act("ops:AP9 attack:brussels")
    assert t.g.points == 1  # Brussels costs 2: French and British stacked there
    t.act("attack:verdun assault:sedan join:(FRc)@brussels join:BEF join:FR1 join:FR4")
    t.act("begin pin:verdun", 6, 2, 2)
    t.act("lose:GE4 lose:(FRc)@brussels")
    assert t.shots() == ["flank 6=6 won", "ap army 12-14: 2->4", "cp army 3: 2->2"]
    t.act("retreat_all retreat:koblenz retreat:liege done")
    assert t.changed() == {
        "sedan": "", "liege": "GE1 (GE4)", "brussels": "BEF", "FRc eliminated": "3", "AP9": "discard",
    }  # fmt: skip
    assert t.control("sedan") == "cp"
    assert t.supplied("GE3")


def august_cp5(t: Replay) -> None:
    """Replacement points; Turkey and Bulgaria, neutral, note none."""
    t.act("rp:CP13")
    assert t.changed() == {"rp ah": "2", "rp ge": "3", "CP13": "discard"}


def august_ap5(t: Replay) -> None:
    """An automatic operation, no card."""
    # The comment: at Sedan the Belgians would have cut off the 3rd Army.
    other = t.fork().do("automatic", "move:antwerp", "pick:BE1", "step:brussels", "step:sedan", "stop")
    assert [BOX.units[u] for u in out_of_supply(other.g, CP)] == ["GE3"]

    t.act("automatic move:antwerp pick:BE1 step:brussels stop")
    assert t.changed() == {"antwerp": "", "brussels": "BEF BE1"}


def august_cp6(t: Replay) -> None:
    t.act("ops:CP3 move:cambrai move:liege pick:GE3 step:sedan stop pick:GE4 step:sedan stop done")
    assert t.changed() == {"cambrai": "", "liege": "GE1", "sedan": "(GE3) (GE4)", "CP3": "discard"}
    assert t.control("cambrai") == "cp"


def august_ap6(t: Replay) -> None:
    """Lemberg is taken, Sedan and Munkacs are attacked; then attrition, siege and war status change nothing.

    The text prints the 3rd Russian Army without brackets; it was reduced in the second action.
    """
    t.act("ops:AP1 move:grenoble move:tarnopol attack:verdun attack:czernowitz pick:RU3 step:lemberg stop")
    assert t.g.vp == 10
    t.act("pick:FRc@grenoble step:lyon step:nevers step:melun step:paris")  # all of its four movement points
    t.act("assault:sedan join:FR1 join:FR4 begin lose:GE3 lose:GEc@sedan lose:(GEc)@sedan lose:FR1", 5, 4)
    t.act("retreat_all retreat:koblenz done")
    assert t.shots() == ["ap army 6-8: 5->5", "cp army 6-8: 4->4"]
    t.act("assault:munkacs join:RU8 begin lose:AH2 retreat_all retreat:cluj retreat:debrecen done", 3, 1)
    assert t.shots() == ["ap army 2: 3->2", "cp army 1: 1->0"]
    assert t.changed() == {
        "vp": "10",
        "tarnopol": "", "lemberg": "(RU3)", "lemberg is": "ap", "grenoble": "", "paris": "(FR6) FRc",
        "verdun": "(FR1) FR4", "sedan": "", "koblenz": "(GE4)", "munkacs": "", "debrecen": "AHc",
        "GE3 eliminated": "1", "GEc reserve": "6", "GEc eliminated": "2",
        "AH2 eliminated": "1", "AHc reserve": "3",
        "AP1": "discard",
    }  # fmt: skip
    assert t.control("cambrai") == t.control("sedan") == "cp"
    assert (t.g.phase, t.asked, t.g.level) == ("replace_cp", "cp", [MOBILIZATION, MOBILIZATION])


def august_ends(t: Replay) -> None:
    """Replacements: the Allies have no points. Cards: the Allies draw seven, the Central Powers six."""
    t.act("rebuild:AH2 deploy:budapest rebuild:AH3 deploy:budapest")
    t.act("rebuild:GE2 deploy:essen rebuild:GE3 deploy:essen")
    t.act("flip:GE4", cards("AP5", "AP7", "AP10", "AP11", "AP12", "AP13", "AP14"))
    assert t.changed() == {
        "budapest": "(AH2) (AH3)", "essen": "(GE2) (GE3)", "koblenz": "GE4",
        "AH2 eliminated": "0", "AH3 eliminated": "0", "GE2 eliminated": "0", "GE3 eliminated": "0",
        "rp ah": "0", "rp ge": "0",
        **hands(hand="AP5 AP7 AP10 AP11 AP12 AP13 AP14"),
    }  # fmt: skip
    # Only a combat card could have been thrown away to draw seven.
    assert (t.asked, t.refusal("discard:CP11").rule) == ("cp", "9.5.4.6")


def august(t: Replay) -> None:
    august_begins(t)
    august_cp1(t)
    august_ap1(t)
    august_cp2(t)
    august_ap2(t)
    august_cp3(t)
    august_ap3(t)
    august_cp4(t)
    august_ap4(t)
    august_cp5(t)
    august_ap5(t)
    august_cp6(t)
    august_ap6(t)
    august_ends(t)


# -- September 1914 ------------------------------------------------------------------------------------------


def september_begins(t: Replay) -> None:
    """The Austrians must attack; the Allied result is Italy, which is neutral: nothing."""
    t.act("done", cards("CP2", "CP4", "CP5", "CP6", "CP8", "CP9"), 1, 5)
    assert t.changed() == {
        "offensive cp": "ah",
        "offensive ap": "none",
        **hands(hand="CP2 CP4 CP5 CP6 CP8 CP9"),
    }
    assert (t.asked, t.g.turn, t.g.round) == ("cp", 2, 1)


def _bars_russian_forts(t: Table) -> Refusal | None:
    """Why the 8th Army, were it at Insterberg, could not attack Kovno, which has a Russian fort."""
    g = t.g.copy()
    put(g, BOX.unit["GE8"], BOX.space["insterberg"])
    return why_not_attacker(g, BOX.unit["GE8"], BOX.space["kovno"])


def september_cp1(t: Replay) -> None:
    """OberOst: Germans may attack Russian forts."""
    barred = _bars_russian_forts(t)
    assert barred is not None
    assert barred.rule == "15.1.10"
    t.act("event:CP11")
    assert t.changed() == {"war status": "cp 3, ap 0, all 3", "CP11": "removed"}
    assert _bars_russian_forts(t) is None


def september_ap1(t: Replay) -> None:
    t.act("event:AP14 deploy:london")
    assert t.changed() == {
        "war status": "cp 3, ap 1, all 4",
        "london": "BR1", "BR1 aside": "0", "BRc reserve": "2", "BRc aside": "5",
        "AP14": "removed",
    }  # fmt: skip


def september_cp2(t: Replay) -> None:
    """Reichstag Truce; with a war status of 4 the coast is open at once, Limited War waits for its phase."""
    assert channel_shut(t.g)
    t.act("event:CP9")
    assert t.changed() == {"vp": "11", "war status": "cp 4, ap 1, all 5", "CP9": "removed"}
    assert not channel_shut(t.g)
    assert t.g.level == [MOBILIZATION, MOBILIZATION]


def september_ap2(t: Replay) -> None:
    t.act("ops:AP12 move:london move:brussels")
    assert t.g.points == 0  # 1 for London, 2 for British and Belgians at Brussels
    t.act("pick:BR1 step:calais step:ostend step:brussels pick:BE1 step:cambrai stop done")
    assert t.changed() == {
        "vp": "10",
        "london": "", "brussels": "BR1 BEF", "cambrai": "BE1", "cambrai is": "ap",
        "AP12": "discard",
    }  # fmt: skip


def september_cp3(t: Replay) -> None:
    t.act("event:CP5 flip:GE2 flip:GE3")
    assert t.changed() == {"essen": "GE2 GE3", "CP5": "removed"}


def september_ap3(t: Replay) -> None:
    t.act("event:AP10 deploy:paris")
    assert t.changed() == {"paris": "(FR6) FR10 FRc", "FR10 aside": "0", "AP10": "removed"}


def september_cp4(t: Replay) -> None:
    t.act("ops:CP8 move:essen move:koblenz move:budapest")
    t.act("pick:GE2 pick:GE3 step:aachen step:koblenz step:sedan pick:GE4 step:sedan stop")
    t.act("pick:AH2 pick:AH3 step:miskolcz step:uzhgorod step:munkacs")
    assert t.changed() == {
        "essen": "", "koblenz": "", "sedan": "GE2 GE3 GE4", "budapest": "", "munkacs": "(AH2) (AH3)",
        "CP8": "discard",
    }  # fmt: skip


def september_ap4(t: Replay) -> None:
    """The text does not say by which ways the two corps go."""
    t.act("ops:AP5 move:paris move:belfort pick:FRc@paris step:amiens step:cambrai step:brussels stop")
    t.act("pick:FRc@belfort step:nancy step:bar-le-duc step:chateau-thierry stop done")
    assert t.changed() == {
        "paris": "(FR6) FR10", "brussels": "BR1 BEF FRc", "belfort": "FRc", "chateau-thierry": "FRc",
        "AP5": "discard",
    }  # fmt: skip


def september_cp5(t: Replay) -> None:
    """Three attacks from two activated spaces."""
    t.act("ops:CP2 attack:sedan attack:przemysl assault:lemberg join:AH4 begin lose:RU3 lose:AH4", 3, 5)
    assert t.shots() == ["cp army 3: 3->2", "ap army 2: 5->3"]
    # The text rolls no dice for the second attack: the corps dies and the army is safe whatever they are.
    for die in range(1, 7):
        for reply in range(1, 7):
            other = pass_cards(t.fork(die, reply).do("assault:chateau-thierry", "join:GE2", "begin"))
            corps = other.g.stacks[BOX.space["chateau-thierry"]]
            other.do(*(f"lose:{BOX.units[corps[0]]}" for _ in "12"))
            assert (stack(other, "chateau-thierry"), other.reduced("GE2")) == ("", False)
    t.act("assault:chateau-thierry join:GE2 begin", 1, 6)
    t.act("lose:FRc@chateau-thierry lose:(FRc)@chateau-thierry done")
    assert t.shots() == ["cp army 5: 1->2", "ap corps 1: 6->1"]
    t.act("assault:cambrai join:GE3 join:GE4 begin lose:BE1 retreat:amiens retreat:calais done", 5, 3)
    assert t.shots() == ["cp army 9-11: 5->5", "ap army 2: 3->2"]
    assert t.changed() == {
        "offensive cp": "ah made",
        "lemberg": "RUc", "przemysl": "(AH4)", "chateau-thierry": "", "cambrai": "", "calais": "(BE1)",
        "RU3 eliminated": "1", "RUc reserve": "5", "FRc eliminated": "4",
        "CP2": "discard",
    }  # fmt: skip
    assert t.control("cambrai") == "ap"


def september_ap5(t: Replay) -> None:
    """The great attack on Sedan.

    The text writes the 4th French Army in brackets; nothing ever reduced it. Reduced, there would be 14
    factors on column 12-14, where a 6 gives 7 as well. The ways of the retreat are not told.
    """
    t.act("ops:AP11 attack:verdun attack:brussels")
    assert t.g.points == 0
    t.act("assault:sedan join:FR1 join:FR4 join:BEF join:BR1 join:FRc@brussels begin pin:verdun", 5, 6, 1)
    t.act("lose:GE2 lose:GE2 lose:GEc@sedan")
    assert t.refusal("lose:BR1").rule == "12.4.5"
    t.act("lose:BEF retreat_all withdraw:GE4 retreat:liege retreat:koblenz")
    t.act("withdraw:GE3 retreat:koblenz retreat:metz retreat:metz retreat:strasbourg done")
    assert t.shots() == ["flank 5=5 won", "ap army 15: 6->7", "cp army 9-11: 1->3"]
    assert t.changed() == {
        "brussels": "BR1 (BEF) FRc", "sedan": "", "koblenz": "GE4", "metz": "GE3 GE5",
        "strasbourg": "GE6 (GEc)",
        "GE2 eliminated": "1", "GEc reserve": "5",
        "AP11": "discard",
    }  # fmt: skip
    assert t.control("sedan") == "cp"


def september_cp6(t: Replay) -> None:
    """Belfort and Nancy, both entrenched: no flank attack is offered.

    The text shifts the attack on Belfort one column, for the trench; Belfort is mountain too, and the shifts
    add up (FAQ.12.2.7a): column 1. The corps dies and the fort stands either way. The French die is not told:
    here a 6. At Nancy the text forgets that two of the 5 points are left after the 5th Army: by 12.4.3 the
    reduced corps is lost too.
    """
    t.act("ops:CP6 attack:metz attack:strasbourg attack:mulhouse")
    t.act("assault:belfort join:GE7 begin lose:FRc@belfort lose:(FRc)@belfort", 5, 6)
    assert t.shots() == ["cp army 1: 5->2", "ap corps 4: 6->2"]
    t.act("assault:nancy join:GE3 join:GE5 join:GE6 join:(GEc)@strasbourg begin", 6, 6)
    t.act("lose:FR2 lose:FR2 lose:FRc@nancy lose:GE5 lose:(GEc)@strasbourg")
    t.act("retreat:verdun retreat:bar-le-duc advance:GE3 advance:GE6")
    assert t.shots() == ["cp army 15: 6->7", "ap army 6-8: 6->5"]
    assert t.changed() == {
        "nancy": "GE3 GE6", "nancy fort": "2 besieged", "nancy trench": "0",
        "belfort": "", "bar-le-duc": "(FRc)", "metz": "(GE5)", "strasbourg": "",
        "FR2 eliminated": "1", "FRc reserve": "3", "FRc eliminated": "5", "GEc eliminated": "3",
        "CP6": "discard",
    }  # fmt: skip


def september_ap6(t: Replay) -> None:
    """Replacement points, none for neutral Italy; then no attrition; Nancy holds: 4 - 2 is not above 2."""
    fallen = t.fork(5).do("rp:AP13")
    assert (fallen.control("nancy"), fallen.g.vp) == ("cp", 11)

    t.act("rp:AP13", 4)
    assert t.changed() == {"rp a": "1", "rp fr": "2", "rp br": "2", "rp ru": "3", "AP13": "discard"}
    assert (t.g.phase, t.asked) == ("commit_cp", "cp")


def september_war_status(t: Replay) -> None:
    """Limited War: Turkey enters; ten Mobilization and twenty Limited War cards make the new pile."""
    t.act("discard:CP4")
    turks = (
        "adrianople gallipoli constantinople balikesir ankara adana rize erzerum van mosul baghdad damascus gaza medina"
    )
    new_pile = (2, 3, 4, 6, 7, 8, 10, 12, 13, *range(15, 35))
    assert t.changed() == {
        "war": "tu",
        "TUc aside": "0", **dict.fromkeys(turks.split(), "TUc"),
        "giresun trench": "3", "baghdad trench": "3", "gaza trench": "3",
        **hands(pile=" ".join(f"CP{n}" for n in new_pile)),
    }  # fmt: skip
    pile = [c for c in BOX.cards if c.startswith("CP") and t.card(c) == "pile"]
    assert len(pile) == 30  # with CP14, which was never drawn
    assert t.g.level == [MOBILIZATION, LIMITED]
    assert (t.g.phase, t.asked) == ("replace_ap", "ap")


def september_ends(t: Replay) -> None:
    """Replacements, then cards."""
    t.act("rebuild:RU3 deploy:caucasus flip:RU3 flip:BE1")
    assert t.refusal("flip:BEF").rule == "17.1.7"
    t.act("flip:(BRc)@port-said flip:(BRc)@cairo flip:(BRc)@basra rebuild:FR2 rebuild:FR3")
    assert t.changed() == {
        "caucasus": "RU3", "calais": "BE1", "port-said": "BRc", "cairo": "BRc", "basra": "BRc",
        "paris": "(FR2) (FR6) FR10", "orleans": "(FR3)",
        "RU3 eliminated": "0", "FR2 eliminated": "0", "FR3 eliminated": "0",
        "rp a": "0", "rp fr": "0", "rp br": "0", "rp ru": "0",
    }  # fmt: skip
    # Which seven they draw, and the next dice, are not told.
    allied = ("AP1", "AP2", "AP3", "AP5", "AP8", "AP9", "AP13")
    central = ("CP2", "CP3", "CP14", "CP15", "CP16", "CP17", "CP20")
    t.act("discard:AP7", cards(*allied), cards(*central), 5, 6)
    assert t.changed() == {
        "offensive cp": "none",
        "offensive ap": "ru",
        **hands(hand=" ".join((*allied, *central)), pile="AP7 AP11 AP12"),
    }
    assert (t.g.turn, t.g.phase, t.g.round, t.asked) == (3, "action", 1, "cp")


def september(t: Replay) -> None:
    september_begins(t)
    september_cp1(t)
    september_ap1(t)
    september_cp2(t)
    september_ap2(t)
    september_cp3(t)
    september_ap3(t)
    september_cp4(t)
    september_ap4(t)
    september_cp5(t)
    september_ap5(t)
    september_cp6(t)
    september_ap6(t)
    september_war_status(t)
    september_ends(t)


# -- the tests -----------------------------------------------------------------------------------------------


def test_example_of_play_august_1914() -> None:
    august(Replay(opening()))


def test_example_of_play_september_1914() -> None:
    t = Replay(opening())
    august(t)
    september(t)


FINAL = {
    # West
    "bremen": "(GEc)", "liege": "GE1", "koblenz": "GE4", "metz": "(GE5)", "mulhouse": "(GE7)",
    "nancy": "GE3 GE6", "brussels": "BR1 (BEF) FRc", "calais": "BE1", "verdun": "(FR1) FR4",
    "bar-le-duc": "(FRc)", "paris": "(FR2) (FR6) FR10", "orleans": "(FR3)",
    # East and Balkans
    "konigsberg": "GE8 GEc", "lodz": "(GEc)", "cracow": "AHc", "tarnow": "AH1", "przemysl": "(AH4)",
    "munkacs": "(AH2) (AH3)", "debrecen": "AHc", "timisvar": "(AHc)", "novi-sad": "(AH5)", "sarajevo": "AH6",
    "villach": "AHc", "riga": "RUc", "szawli": "RUc", "kovno": "RU1", "grodno": "RUc", "lomza": "RU2",
    "ivangorod": "RU4", "lublin": "RU5", "lemberg": "RUc", "czernowitz": "RU8", "odessa": "RUc",
    "caucasus": "RU3", "belgrade": "(SB1)", "valjevo": "SB2", "cetinje": "MNc",
    # Near East
    "batum": "RUc", "kars": "RUc", "erivan": "RUc", "port-said": "BRc", "cairo": "BRc", "basra": "BRc",
    "adrianople": "TUc", "gallipoli": "TUc", "constantinople": "TUc", "balikesir": "TUc", "ankara": "TUc",
    "adana": "TUc", "rize": "TUc", "erzerum": "TUc", "van": "TUc", "mosul": "TUc", "baghdad": "TUc",
    "damascus": "TUc", "gaza": "TUc", "medina": "TUc",
}  # fmt: skip


def test_example_of_play_final_position() -> None:
    """All that stands at the end of the two turns, derived from set-up and example (the text prints none)."""
    t = Replay(opening())
    august(t)
    september(t)
    g = t.g
    assert {name: stack(t, name) for name in BOX.spaces if stack(t, name)} == FINAL
    taken = {name: t.control(name) for s, name in enumerate(BOX.spaces) if g.control[s] != BOX.control[s]}
    assert taken == {
        "liege": "cp", "sedan": "cp", "czestochowa": "cp", "lodz": "cp",
        "tarnopol": "ap", "czernowitz": "ap", "lemberg": "ap",
    }  # fmt: skip
    now = facts(t)
    keys = [f"{kind} {where}" for kind in BOX.of_kind for where in ("reserve", "eliminated", "removed")]
    # Austrians 3 and Russians 5 in reserve: the set-up's 5 and 6 (RULINGS G10) less 2 and 1.
    assert {key: now[key] for key in keys if now[key] != "0"} == {
        "GEc reserve": "5", "AHc reserve": "3", "FRc reserve": "3", "BRc reserve": "2", "BEFc reserve": "1",
        "BEc reserve": "1", "RUc reserve": "5", "SBc reserve": "2",
        "GE2 eliminated": "1", "GEc eliminated": "3", "AHc eliminated": "2", "FR5 eliminated": "1",
        "FR9 eliminated": "1", "FRc eliminated": "5",
    }  # fmt: skip
    removed = [c for c in BOX.cards if t.card(c) == "removed"]
    assert removed == ["CP1", "CP5", "CP9", "CP11", "AP4", "AP6", "AP10", "AP14"]
    assert [c for c in BOX.cards if t.card(c) in ("discard", "table")] == []
    assert (g.vp, now["war status"], g.level, sorted(g.war)) == (
        10, "cp 4, ap 1, all 5", [MOBILIZATION, LIMITED], ["tu"],
    )  # fmt: skip
    assert now["nancy fort"] == "2 besieged"
    assert [name for s, name in enumerate(BOX.spaces) if g.fort[s] != BOX.fort[s]] == ["liege"]
    assert out_of_supply(g, CP) == out_of_supply(g, 1 - CP) == []
    assert g.rp == [0] * len(RP_KINDS)
