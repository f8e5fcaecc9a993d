"""Paths of Glory at sight.

Whatever a position is not about is shut: nobody can walk anywhere else for a point, and nobody else is in danger.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.paths_of_glory.state import REMOVED, State

from ..paths_of_glory.table import AP, BOX, CP, Table, opening, position, table
from . import Position, Seen

MARNE = {
    "ostend": "GEc-11", "cambrai": "GE5", "chateau-thierry": "GE1 GE2 GE3", "sedan": "GE4", "metz": "GE6",
    "strasbourg": "GE7", "mulhouse": "GEc-12",
    "calais": "BE1", "amiens": "BEF", "paris": "FR5", "melun": "FR6 FR9", "bar-le-duc": "FR1", "verdun": "FR3 FR4",
    "nancy": "FR2", "belfort": "FRc-9", "reserve": "GEc-1 GEc-2 FRc-1 FRc-2",
}  # fmt: skip
"""September 1914: the Germans are one space from Paris."""
BELGIUM = {"control": {"cp": "liege brussels antwerp ostend"}, "destroyed": "liege antwerp"}
WEST = {
    "ostend": "GEc-11", "cambrai": "GE1 GE2 GE3", "sedan": "GE4 GE5", "metz": "GE6", "strasbourg": "GE7",
    "mulhouse": "GEc-12",
    "calais": "BR1", "amiens": "BR2 FR10", "chateau-thierry": "FR5 FR6 FR9", "verdun": "FR3 FR4", "nancy": "FR1 FR2",
    "belfort": "FRc-9",
}  # fmt: skip
EAST = {
    "szawli": "GE8", "vilna": "GE9", "grodno": "GE10", "brest-litovsk": "GEc-13", "kovel": "AHc-9", "lutsk": "AH4",
    "tarnopol": "AH1", "czernowitz": "AH3",
    "riga": "RU10", "dvinsk": "RU1", "moldechno": "RU2", "baranovichi": "RU4", "pinsk": "RU5", "sarny": "RUc-9",
    "rovno": "RU8", "dubno": "RU3", "kamenets-podolski": "RU9",
}  # fmt: skip
RESERVES = {"reserve": "GEc-1 GEc-2 AHc-1 AHc-2 BRc-1 FRc-1 FRc-2 RUc-1 RUc-2"}
STALEMATE: dict[str, Any] = {
    "control": {
        "cp": "liege brussels antwerp ostend libau kovno bialystok lomza plock warsaw lodz czestochowa ivangorod lublin"
        " belgrade valjevo nis skopje monastir",
    },
    "destroyed": "liege antwerp kovno grodno lomza warsaw ivangorod brest-litovsk lutsk belgrade",
    "trenches": dict.fromkeys((*WEST, *EAST), 2),
    "played": "CP6",
    "level": (1, 1),
    "status": (5, 5, 10),
}
"""Both fronts dug in as deep as can be, from Ostend to Czernowitz."""
LATE = {"level": (2, 2), "status": (11, 11, 24)}


def _at(its: Seen, unit: str) -> str:
    """Where a unit is afterwards."""
    return table(its.after).at(unit)


def _stands(its: Seen, side: int, space: str) -> bool:
    """Whether a side has somebody in a space afterwards."""
    return bool(its.after.occ[side] & BOX.bit[BOX.space[space]])


def _holds(its: Seen, side: int, space: str) -> bool:
    """Whether a side controls a space afterwards."""
    return bool(its.after.control[BOX.space[space]] == side)


def _any(its: Seen, verb: str) -> bool:
    """Whether some answer has this verb."""
    return any(answer.partition(":")[0] == verb for answer in its.answers)


def _position(units: Mapping[str, str], **more: Any) -> State:
    """A position as the tests of this game build them, without the cards that bring somebody who is there already."""
    g = position(units, **more)
    for c, kinds in enumerate(BOX.brings):
        if any(all(g.loc[u] != BOX.aside for u in BOX.of_kind[kind]) for kind in kinds):
            g.place[c] = REMOVED
            g.events |= BOX.bit[c]
    return g


def _owing(g: State, side: int, nation: str) -> State:
    """A nation has still to attack this turn."""
    g.mo[side] = nation
    return g


def _mustered(g: State, use: str, spaces: str, target: str, units: str = "") -> Table:
    """An operation up to an attack for which these have been named so far."""
    t = table(g).do(use, *(f"attack:{space}" for space in spaces.split()))
    if t.prompt == "ask-activate":
        t.do("done")
    return t.do(f"assault:{target}", *(f"join:{unit}" for unit in units.split()))


def _last_day() -> State:
    """The last round of the war, 18 points, and no cards left."""
    more = STALEMATE | LATE | {"turn": 20, "round": 6, "vp": 18}
    return _position(WEST | EAST | RESERVES, **more)


POSITIONS = [
    Position(
        "whoever has the Guns of August keeps them",
        "no other card opens Belgium in the first action: it destroys Liège; shuffled in, it is drawn half the time",
        lambda: table(opening()),
        right="keep_guns",
        wrong="shuffle_guns",
        solved=lambda its: its.did("keep_guns"),
    ),
    # -- victory spaces
    Position(
        "Lemberg lies empty beside two Russian armies: they walk in",
        "RU3 and RU8 at Lutsk take a victory space for one point, and AH4 and AH3 beside it are too weak for both",
        lambda: table(_position(
            {
                "lutsk": "RU3 RU8", "tarnopol": "RU5", "przemysl": "AH4", "stanislau": "AH3", "czernowitz": "AH2",
                "reserve": "RUc-1 RUc-2 AHc-1 AHc-2",
            },
            turn=2, round=2, active="ap", hands="AP7",
        )),
        right="automatic move:lutsk pick:RU3 pick:RU8 step:lemberg stop",
        wrong="rp:AP7",
        solved=lambda its: _holds(its, AP, "lemberg"),
    ),
    Position(
        "Baghdad is empty and the British stand at Kut: they walk in",
        "BRc-1 and BRc-2 take a victory space for one point; the only Turks near, one corps, are in Mosul",
        lambda: table(_position(
            {"kut": "BRc-1 BRc-2", "mosul": "TUc-1"},
            turn=13, round=2, active="ap", war="tu", control={"ap": "qurna"}, **LATE,
        )),
        right="automatic move:kut pick:BRc-1 pick:BRc-2 step:baghdad stop",
        wrong="automatic done",
        solved=lambda its: _holds(its, AP, "baghdad"),
    ),
    Position(
        "three armies at Venice and no Italians in the north: each goes its own way",
        "one activation moves AH5, AH10 and AH11 one by one, and Bologna, Genoa, Florence and Milan are all empty",
        lambda: table(_position(
            {"venice": "AH5 AH10 AH11", "rome": "IT1 IT2", "reserve": "AHc-1 AHc-2"},
            turn=15, round=3, war="it tu", control={"cp": "udine maggiore asiago"}, vp=8, **LATE,
        )),
        right="automatic move:venice pick:AH5 step:bologna step:genoa stop pick:AH10 step:bologna step:florence stop"
        " pick:AH11 step:verona step:milan stop",
        wrong="automatic move:venice pick:AH5 pick:AH10 pick:AH11 step:bologna stop",
        solved=lambda its: its.after.vp - its.before.vp >= 2,
    ),
    # -- garrisons
    Position(
        "Essen is empty and the British are at Aachen: somebody goes there",
        "Essen is a victory space and one of two German sources of supply, and BR1 and BR2 can walk in next round",
        lambda: table(_position(
            {
                "aachen": "BR1 BR2", "liege": "FR9", "sedan": "FR5 FR6", "verdun": "FR3 FR4", "nancy": "FR1",
                "belfort": "FRc-9", "koblenz": "GE1 GE2 GE3", "metz": "GE4 GE5", "strasbourg": "GE6",
                "mulhouse": "GEc-12", "reserve": "GEc-1 GEc-2 BRc-1 FRc-1 FRc-2",
            },
            turn=9, round=2, hands="CP18", destroyed="liege", level=(1, 1), status=(5, 5, 10),
            trenches={"aachen": 1},
        )),
        right="sr:CP18 redeploy:GEc-1 to:essen done",
        wrong="rp:CP18",
        solved=lambda its: _stands(its, CP, "essen") or not _stands(its, AP, "aachen"),
    ),
    Position(
        "Paris is empty beside three German armies: one of the two armies at Melun goes there",
        "Paris is a victory space without which no French point is spent; FR6 and FR9 are enough for Paris and Melun",
        lambda: table(_position(MARNE | {"paris": ""}, turn=2, round=2, active="ap", hands="AP7", **BELGIUM)),
        right="ops:AP7 move:melun done pick:FR6 step:paris stop done",
        wrong="ops:AP7 move:melun done pick:FR6 pick:FR9 step:paris stop",
        solved=lambda its: _stands(its, AP, "paris") and _stands(its, AP, "melun"),
    ),
    Position(
        "a Russian army is beside empty Budapest: a corps gets there in time",
        "Budapest is a victory space without which no Austrian point is spent, and RU8 can walk in next round",
        lambda: table(_position(
            {
                "miskolcz": "RU8", "uzhgorod": "RU5", "stanislau": "RU4", "debrecen": "AH3", "munkacs": "AH4",
                "czernowitz": "AHc-4", "lemberg": "RU3", "cracow": "AH1", "vienna": "AHc-3",
                "reserve": "AHc-1 AHc-2 RUc-1",
            },
            turn=5, round=3, hands="CP5", destroyed="belgrade warsaw ivangorod",
            control={
                "ap": "tarnopol", "cp": "belgrade valjevo nis skopje monastir lodz czestochowa warsaw ivangorod plock",
            },
        )),
        right="sr:CP5 redeploy:AHc-1 to:budapest done",
        wrong="rp:CP5",
        solved=lambda its: _stands(its, CP, "budapest") or not _stands(its, AP, "miskolcz"),
    ),
    Position(
        "the new German army goes where the Russians are: to Breslau",
        "RU4 and RU5 at Lodz are beside Breslau, a victory space and a source of supply, and nobody is in it",
        lambda: table(_position(
            {
                "lodz": "RU4 RU5", "warsaw": "RU2", "posen": "GE9", "thorn": "GEc-3", "tannenberg": "GE8",
                "cracow": "AH1", "reserve": "GEc-1 RUc-1",
            },
            turn=3, round=2, hands="CP12",
        )).do("event:CP12"),
        right="deploy:breslau",
        wrong="deploy:berlin",
        solved=lambda its: _at(its, "GE10") == "breslau",
    ),
    # -- supply
    Position(
        "last round: a point is taken beyond Château Thierry, but somebody stays there",
        "if GE1 and GE2 both go to Melun, (FR6) steps from Paris behind them, and attrition removes both for ever",
        lambda: table(_position(
            MARNE | {
                "chateau-thierry": "GE1 GE2", "sedan": "GE3 GE4", "paris": "(FR6)", "melun": "", "orleans": "FRc-3",
                "nevers": "FRc-4", "bar-le-duc": "FRc-5", "verdun": "FRc-6", "nancy": "FRc-7", "amiens": "FRc-8",
            },
            turn=2, round=6, **BELGIUM,
        )),
        right="automatic move:chateau-thierry pick:GE1 step:melun stop done",
        wrong="automatic move:chateau-thierry pick:GE1 pick:GE2 step:melun stop",
        solved=lambda its: its.after.vp > its.before.vp and _stands(its, CP, "chateau-thierry"),
    ),
    Position(
        "last round: the empty space behind two armies at Pinsk is closed, or they go back",
        "Brest Litovsk is their only way home, and RU2 or RU5 walks into it before attrition",
        lambda: table(_position(
            {
                "pinsk": "GE8 GE10", "warsaw": "GE9 GEc-3", "lomza": "GEc-4", "insterberg": "GEc-5", "lemberg": "AH3",
                "kovel": "RU5", "sarny": "RU8 RU3", "bialystok": "RU2", "szawli": "RU1",
                "reserve": "GEc-1 GEc-2 RUc-1 RUc-2",
            },
            turn=7, round=6, control={"cp": "brest-litovsk lodz plock czestochowa ivangorod"},
            destroyed="warsaw brest-litovsk ivangorod lomza", level=(1, 1), status=(5, 5, 10),
        )),
        right="automatic move:warsaw pick:GE9 step:brest-litovsk stop done",
        wrong="automatic done",
        solved=lambda its: _stands(its, CP, "brest-litovsk") or not _stands(its, CP, "pinsk"),
    ),
    Position(
        "last round: two armies cut off in Warsaw are joined again through Brest Litovsk",
        "nobody is in Brest Litovsk and RU5 at Pinsk can walk in; else attrition removes RU2 and RU4 for ever",
        lambda: table(_position(
            {
                "warsaw": "RU2 RU4", "pinsk": "RU5", "lodz": "GE9", "plock": "GE10", "lomza": "GE8 GEc-3",
                "ivangorod": "AH1 AH4", "lemberg": "AH3", "reserve": "RUc-1 RUc-2 GEc-1",
            },
            turn=5, round=6, active="ap", hands="AP14", control={"cp": "brest-litovsk bialystok"},
            destroyed="warsaw lomza ivangorod brest-litovsk",
        )),
        right="ops:AP14 move:pinsk done pick:RU5 step:brest-litovsk stop",
        wrong="event:AP14 deploy:london",
        solved=lambda its: _at(its, "RU2") != "removed" and _at(its, "RU4") != "removed",
    ),
    Position(
        "last round: the door behind two German armies at Melun is shut",
        "Château Thierry is empty; FR3 from Verdun walks in, and attrition removes GE1 and GE2 for ever",
        lambda: table(_position(
            MARNE | {
                "melun": "GE1 GE2", "chateau-thierry": "", "sedan": "GE3 GE4", "paris": "FR5", "orleans": "FRc-3",
                "nevers": "FRc-4",
            },
            turn=2, round=6, active="ap", hands="AP1", destroyed="liege antwerp",
            control={"cp": "chateau-thierry brussels liege antwerp"},
        )),
        right="automatic move:verdun pick:FR3 step:chateau-thierry stop done",
        wrong="event:AP1 deploy:london",
        solved=lambda its: _at(its, "GE1") == "removed" and _at(its, "GE2") == "removed",
    ),
    Position(
        "last round: the only besieger of Cracow stays where he is",
        "the siege is rolled for after this action and takes a victory space on 3 to 6; without RU3 there is no siege",
        lambda: table(_position(
            {
                "cracow": "RU3", "ivangorod": "RU4", "czestochowa": "RU5", "lodz": "RU2", "breslau": "GE9",
                "posen": "GEc-4", "thorn": "GEc-5", "tannenberg": "GEc-6", "oppeln": "GEc-3", "martin": "AHc-3",
                "gorlice": "AHc-4", "lemberg": "AH3", "przemysl": "AH4", "reserve": "RUc-1 AHc-1 GEc-1",
            },
            turn=6, round=6, active="ap", hands="AP7",
        )),
        right="rp:AP7 5",
        wrong="automatic move:cracow pick:RU3 step:tarnow stop",
        solved=lambda its: _stands(its, AP, "cracow"),
    ),
    # -- combat
    Position(
        "three armies are marked to attack Cambrai: all three join",
        "the French fire the same 6 factors at one army as at three, and 15 factors do 4 to 7 where 5 do 2 to 5",
        lambda: _mustered(
            _position(
                {
                    "sedan": "GE1 GE2 GE3", "liege": "GE7", "metz": "GE4 GE5", "strasbourg": "GE6",
                    "mulhouse": "GEc-12", "cambrai": "FR5 FR6", "brussels": "BEF", "antwerp": "BE1",
                    "chateau-thierry": "FR9", "verdun": "FR3 FR4", "nancy": "FR1 FR2", "belfort": "FRc-9",
                    "reserve": "GEc-1 GEc-2 FRc-1 FRc-2",
                },
                turn=2, round=2, destroyed="liege",
            ),
            "automatic", "sedan", "cambrai",
        ),
        right="join:GE1 join:GE2 join:GE3 begin done 3 1 lose:FR5 lose:GE1"
        " withdraw:FR5 retreat:amiens retreat:paris retreat:amiens retreat:paris done",
        wrong="join:GE1 begin done 1 4 lose:GE1 done",
        solved=lambda its: its.did("join:GE1", "join:GE2", "join:GE3"),
    ),
    Position(
        "two stacks are beside Belgrade and there are two points: both attack it together",
        "AH5 and AH6 at Novi Sad bring 6 factors and AH2 at Timisvar 3 more, and SB1 and the fort fire only once",
        lambda: table(_position(
            {
                "novi-sad": "AH5 AH6", "timisvar": "AH2", "belgrade": "SB1", "valjevo": "SB2", "sarajevo": "AHc-3",
                "reserve": "AHc-1 AHc-2 SBc-1",
            },
            turn=3, round=2, hands="CP3",
        )).do("ops:CP3"),
        right="attack:novi-sad attack:timisvar assault:belgrade join:AH5 join:AH6 join:AH2 begin frontal done 3 2"
        " lose:SB1 lose:SB1 lose:AH2 retreat:nis retreat:skopje advance:AH5 done",
        wrong="attack:novi-sad done assault:belgrade join:AH5 join:AH6 begin done 1 6 lose:SB1 lose:AH5 lose:AH5",
        solved=lambda its: its.did("assault:belgrade", "join:AH2", "join:AH5", "join:AH6"),
    ),
    Position(
        "three armies from three sides around Lodz: the flank attack is tried",
        "two of the spaces have no other Russian beside them, so 2 to 6 will do, and then 15 factors fire first",
        lambda: _mustered(
            _position(
                {
                    "breslau": "GE9", "posen": "GE10", "thorn": "GE8", "tannenberg": "GEc-3", "cracow": "AH1",
                    "lemberg": "AH3", "lodz": "RU2 RU4", "warsaw": "RUc-3", "brest-litovsk": "RU5",
                    "reserve": "GEc-1 GEc-2 RUc-1 RUc-2",
                },
                turn=5, round=2, hands="CP21", level=(1, 1), status=(5, 5, 10),
            ),
            "ops:CP21", "breslau posen thorn", "lodz", "GE8 GE9 GE10",
        ).do("begin"),
        right="pin:posen roll 5 done done 4 lose:RU2 lose:RU2 lose:RU4 lose:RUc-1 1"
        " withdraw:RU4 retreat:warsaw retreat:ivangorod retreat:warsaw retreat:ivangorod done",
        wrong="frontal done done 1 6 lose:RU2 lose:RU2 lose:GE8",
        solved=lambda its: _any(its, "pin"),
    ),
    Position(
        "two armies against two in trenches of level 2: the British do not attack Cambrai",
        "BR2 and BR4 fire 8 factors on the column for 4, the Germans 10 on that for 12, and BR3 waits in the hand",
        lambda: table(_position(
            WEST | EAST | RESERVES | {"cambrai": "GE1 GE2", "amiens": "BR2 BR4"},
            **STALEMATE, turn=9, round=2, active="ap", hands="AP34",
        )),
        right="event:AP34 deploy:london",
        wrong="automatic attack:amiens assault:cambrai join:BR2 join:BR4 begin 3 3 lose:GE1 lose:BR2",
        solved=lambda its: not its.did("assault:cambrai"),
    ),
    Position(
        "nobody attacks Gaza out of the Sinai",
        "6 factors of corps lose a column to the trench and 3 on the die and do 1 or 2; TUc-1 and the fort do as much",
        lambda: table(_position(
            {
                "sinai": "BRc-1 BRc-2 BRc-3", "gaza": "TUc-1", "jerusalem": "TUc-2", "damascus": "TUc-3",
                "baghdad": "TUc-4", "port-said": "BRc-4", "qurna": "BRc-5", "ahwaz": "BRc-6",
            },
            turn=9, round=2, active="ap", hands="AP34", war="tu", trenches={"gaza": 1},
            level=(1, 1), status=(5, 5, 10),
        )),
        right="event:AP34 deploy:london",
        wrong="automatic attack:sinai assault:gaza join:BRc-1 join:BRc-2 join:BRc-3 begin 4 4"
        " lose:TUc-1 lose:BRc-1 lose:BRc-1",
        solved=lambda its: not its.did("assault:gaza"),
    ),
    Position(
        "last round: the Germans make their mandatory offensive where it is cheap",
        "GE1, GE2 and GE3 risk one step against FR5 alone in a trench; no attack costs a victory point for certain",
        lambda: table(_owing(
            _position(
                WEST | EAST | RESERVES | {"amiens": "FR5", "chateau-thierry": "FR6 FR9"},
                **STALEMATE | {"trenches": STALEMATE["trenches"] | {"amiens": 1}, "rp": {"ge": 3}},
                turn=5, round=6, hands="CP18",
            ),
            CP, "ge",
        )),
        right="automatic attack:cambrai assault:amiens join:GE1 join:GE2 join:GE3 begin done 1 4"
        " lose:FR5 lose:GE1 retreat_all retreat:paris done",
        wrong="rp:CP18",
        solved=lambda its: bool(its.after.mo_made[CP]),
    ),
    Position(
        "Italy attacks Trieste in fall: Severe Weather is played",
        "it adds 2 to the die on the column for 12 in a battle for a victory space, and stays if the battle is won",
        lambda: _mustered(
            _position(
                {
                    "udine": "IT1 IT2 IT3", "venice": "IT4", "verona": "ITc-3", "asiago": "ITc-4", "maggiore": "ITc-5",
                    "trieste": "AH5 AH10", "villach": "AH11", "trent": "AHc-3", "reserve": "AHc-1 AHc-2 ITc-1 ITc-2",
                },
                turn=7, round=2, active="ap", hands="CP4", war="it", trenches={"trieste": 1, "trent": 1, "villach": 1},
                level=(1, 1), status=(5, 5, 10),
            ),
            "automatic", "udine", "trieste", "IT1 IT2 IT3",
        ).do("begin"),
        right="combat_card:CP4 3 4 lose:AH5 lose:IT1 lose:IT1 lose:IT2 lose:ITc-1",
        wrong="done 3 4 lose:AH5 lose:IT1 lose:IT1 lose:ITc-1",
        solved=lambda its: its.did("combat_card:CP4"),
    ),
    Position(
        "a reduced corps is in the way of three armies: Flamethrowers stay in the hand",
        "15 factors do at least 4 and (FRc-3) has one step, so the card cannot matter, and once played it is gone",
        lambda: _mustered(
            _position(
                WEST | RESERVES | {"amiens": "(FRc-3)", "paris": "BR2 FR10"}, **BELGIUM,
                turn=6, round=2, hands="CP19 CP12", level=(1, 1), status=(5, 5, 10),
            ),
            "automatic", "cambrai", "amiens", "GE1 GE2 GE3",
        ).do("begin"),
        right="done done 2 3 lose:FRc-3 advance:GE1 done",
        wrong="combat_card:CP19 done 2 3 lose:FRc-3 advance:GE1 done",
        solved=lambda its: not its.did("combat_card:CP19"),
    ),
    Position(
        "Paris is held at the price of a step",
        "the French can spare one of three; given up, Paris is besieged, and when it falls no French point is spent",
        lambda: _mustered(
            _position(
                MARNE | {"paris": "FR5 FR6", "melun": "FR9"},
                turn=4, round=2, trenches={"paris": 1}, rp={"fr": 2}, **BELGIUM,
            ),
            "automatic", "chateau-thierry", "paris", "GE1 GE2 GE3",
        ).dice(3, 2).do("begin", "done", "lose:FR5", "lose:GE1"),
        right="hold:FR6",
        wrong="retreat_all withdraw:FR5 retreat:rouen retreat:rouen done",
        solved=lambda its: _any(its, "hold"),
    ),
    Position(
        "nobody dies for the woods of Slutsk: the Russians go back",
        "both armies are reduced and no corps is in reserve, so to stay costs one for ever, and no point is at stake",
        lambda: _mustered(
            _position(
                {
                    "baranovichi": "GE8 GE9", "slutsk": "(RU5) RU6", "minsk": "RU2", "vilna": "RU1",
                    "mozyr": "RU8", "reserve": "GEc-1 GEc-2",
                },
                turn=8, round=2, control={"cp": "brest-litovsk grodno bialystok warsaw lomza"},
                destroyed="brest-litovsk grodno warsaw lomza", level=(1, 1), status=(5, 5, 10),
            ),
            "automatic", "baranovichi", "slutsk", "GE8 GE9",
        ).dice(1, 1).do("begin", "done", "done", "lose:RU6"),
        right="retreat_all withdraw:RU5 retreat:mogilev retreat:mogilev done",
        wrong="hold:RU5",
        solved=lambda its: its.did("retreat_all"),
    ),
    Position(
        "a step is lost and no corps is in reserve: a full army takes it, not the reduced one",
        "without a corps to take its place (GE1) would be removed for ever; GE2 or GE3 would only be reduced",
        lambda: _mustered(
            _position(
                WEST | {"cambrai": "(GE1) GE2 GE3", "reserve": "FRc-1 FRc-2 BRc-1"}, **BELGIUM,
                turn=6, round=2, level=(1, 1), status=(5, 5, 10),
            ),
            "automatic", "cambrai", "amiens", "GE1 GE2 GE3",
        ).dice(3, 2).do("begin", "done", "lose:BR2"),
        right="lose:GE2 withdraw:FR10 retreat:paris retreat:melun retreat:calais done",
        wrong="lose:GE1 withdraw:FR10 retreat:paris retreat:melun retreat:calais done",
        solved=lambda its: _at(its, "GE1") != "removed",
    ),
    # -- cards
    Position(
        "last round, nine reduced armies and nothing to attack: the last card brings replacements",
        "3 French, 3 British and 4 Russian points rebuild all nine at the end of this turn; the event is barred",
        lambda: table(_position(
            WEST | EAST | RESERVES | {
                "calais": "(BR1)", "amiens": "(BR2) FR10", "chateau-thierry": "(FR5) (FR6) FR9", "verdun": "(FR3) FR4",
                "moldechno": "(RU2)", "baranovichi": "(RU4)", "rovno": "(RU8)", "dubno": "(RU3)",
            },
            **STALEMATE | LATE, turn=12, round=6, active="ap", hands="AP55",
        )),
        right="rp:AP55",
        wrong="automatic done",
        solved=lambda its: its.did("rp:AP55"),
    ),
    Position(
        "a quiet front and a reinforcement in the hand: GE11 comes",
        "all are at full strength and dug in to level 2, so no point, move or attack is worth an army more",
        lambda: table(_position(WEST | EAST | RESERVES, **STALEMATE, turn=6, round=2, hands="CP21")),
        right="event:CP21 deploy:essen",
        wrong="rp:CP21",
        solved=lambda its: its.did("event:CP21"),
    ),
    Position(
        "a quiet summer of 1915: Italy comes into the war",
        "four armies, seven corps and a second front for Austria; with all full and dug in 5 points do nothing else",
        lambda: table(_position(
            WEST | EAST | RESERVES | {"villach": "AHc-3", "trieste": "AHc-4", "trent": "AHc-5"},
            **STALEMATE, turn=6, round=1, active="ap", hands="AP17",
        )),
        right="event:AP17",
        wrong="rp:AP17",
        solved=lambda its: its.did("event:AP17"),
    ),
    Position(
        "last round and nothing else to do: the army at Sedan digs",
        "Sedan alone has no trench, the action costs no card, and a die of 1 to 3 is enough",
        lambda: table(_position(
            WEST | EAST | RESERVES, turn=6, round=6,
            **STALEMATE | {"trenches": {space: 2 for space in STALEMATE["trenches"] if space != "sedan"}},
        )),
        right="automatic move:sedan entrench:GE4 done 2",
        wrong="automatic done",
        solved=lambda its: _any(its, "entrench"),
    ),
    # -- peace
    Position(
        "the last round of the war, hopelessly behind, and peace is offered: it is accepted",
        "at 18 points the Central Powers win from 13 on, and no single action takes 6 back; peace is a draw",
        lambda: table(_last_day()).do("peace"),
        right="accept",
        wrong="reject 4",
        solved=lambda its: its.did("accept"),
    ),
    Position(
        "the last round of the war, and far ahead: no peace is offered",
        "at 18 points the Central Powers win from 13 on, and the Allies would take a draw at once",
        lambda: table(_last_day()),
        right="automatic done",
        wrong="peace accept",
        solved=lambda its: not its.did("peace"),
    ),
]  # fmt: skip
