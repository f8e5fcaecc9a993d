"""What the rules themselves fix, whatever the data files say: sides, types of place, kinds of troops, markers, words.

Ids are indices: a kind of troops, a column, an ability are small whole numbers everywhere in the code.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent

SW: Final = 0
IM: Final = 1
SIDES: Final = ("sw", "im")


def index(names: Iterable[str]) -> dict[str, int]:
    """Each name's place."""
    return {name: i for i, name in enumerate(names)}


# -- 1.3 places --------------------------------------------------------------------------------------------------------

VILLAGE, TOWN, FORTIFIED_TOWN, FORTRESS, GREAT_FORTRESS = range(5)
TYPES: Final = ("village", "town", "fortified-town", "fortress", "great-fortress")

# -- 1.5, T.i nations and troops ---------------------------------------------------------------------------------------

NATIONS: Final = ("sw", "fr", "im", "ba", "sp", "he", "we")
NATION: Final = index(NATIONS)
POOLED: Final = ("infantry", "veteran_infantry", "cavalry", "veteran_cavalry", "artillery", "detachments")
"""Sorts of counter: a regiment's two faces are one."""

INF, INF_R, VINF, VINF_R, CAV, CAV_R, VCAV, VCAV_R, ART, DET = range(10)
FORMS: Final = ("inf", "inf-r", "vinf", "vinf-r", "cav", "cav-r", "vcav", "vcav-r", "art", "det")
"""Infantry, its reduced face, veterans, theirs, cavalry likewise, artillery, detachments."""
NFORMS: Final = len(FORMS)
KINDS: Final = tuple(f"{nation}-{form}" for nation in NATIONS for form in FORMS)
"""Written names of troops of one nation and form: the id is nation * 10 + form."""
KIND: Final = index(KINDS)
NKINDS: Final = len(KINDS)
KIND_NATION: Final = tuple(kind // NFORMS for kind in range(NKINDS))
FORM: Final = tuple(kind % NFORMS for kind in range(NKINDS))
COUNTER: Final = tuple((nation, POOLED[sort]) for nation in NATIONS for sort in (0, 0, 1, 1, 2, 2, 3, 3, 4, 5))
"""By kind: whose counter it is and of which sort, as in a box's pool."""
STEPS: Final = (2, 1, 2, 1, 2, 1, 2, 1, 2, 1) * len(NATIONS)
"""Steps for size (4.3); artillery has two although no loss can take them (1.4)."""

COLUMNS: Final = tuple(f"{side}{n}" for side in SIDES for n in range(1, 5))
"""Written names of the column markers: the id is side * 4 + slot."""
COLUMN: Final = index(COLUMNS)
GARRISON: Final = 8
_WINGS: Final = ("left", "centre", "right")
SLOT_NAMES: Final = (*COLUMNS, "garrison", *(f"{side}-{wing}" for side in SIDES for wing in _WINGS))
"""Where troops that are chosen can be: a column, a garrison, a wing."""
TROOPS: Final = tuple(f"{slot}.{kind}" for slot in SLOT_NAMES for kind in KINDS)
"""Written names of troops somewhere: the id is slot * 70 + kind."""

# -- 6.2 abilities, 14.0 actions ---------------------------------------------------------------------------------------

ABILITIES: Final = (
    *("forced-march", "scorched-earth", "bombardment", "rapid-fire", "surprise", "cavalry-charge", "infantry-charge"),
    *("aggressive", "spies", "initiative", "recruit", "light-cavalry", "entrench"),
)
"""In the order of 6.2."""
ABILITY: Final = index(ABILITIES)
ACTIONS: Final = (
    *("cavalry", "teamsters", "epidemic", "forced-march", "labour", "poor-forage", "reinforcements", "scorched-earth"),
    *("stratagem", "surprise", "tactical"),
)
"""In the order of 14.0."""
ACTION: Final = index(ACTIONS)

# -- S.a the scenarios -------------------------------------------------------------------------------------------------

CAMPAIGNS: Final = ("1632", "1633", "1634", "1638", "1644", "1645", "1648")
BATTLES: Final = ("lech", "alte-veste", "nordlingen", "rheinfelden", "freiburg", "mergentheim", "alerheim")
SCENARIOS: Final = CAMPAIGNS + BATTLES
