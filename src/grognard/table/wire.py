"""What travels between the table and the page, or a program. What is left out has its default.

The page's types are made from this (web/src/generated/wire.ts, see published.py)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from ..kernel.picture import (
    Arrow,
    Chart,
    Cup,
    Display,
    Hidden,
    Lit,
    Marker,
    Panel,
    Picture,
    PieceNow,
    Plain,
    Sheet,
    SpaceNow,
    Status,
    Trace,
    Winning,
    Zone,
)

Bit = str | tuple[str, str]
"""A plain text, or a noun of the game: (`space:liege`, `Liège`)."""


STORABLE = r"^[^\x00]*$"
"""A text that every store can keep: PostgreSQL knows no null character."""


class Line(Plain, frozen=True, kw_only=True):
    """One line of the log. `private`: only this reader has it; `die`: the side that rolled, and what it showed;
    `trace`: what it tells of the map."""

    bits: tuple[Bit, ...]
    private: bool = False
    die: tuple[str, int] | None = None
    trace: Trace | None = None


class Reason(Plain, frozen=True, kw_only=True):
    """Why not: the rule's number, the sentence, and what the rule says in the index."""

    text: str
    rule: str = ""
    summary: str = ""
    verb: str = ""


class Refused(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The body of everything that was refused."""

    reason: Reason
    seq: int = 0


# -- a position -------------------------------------------------------------------------------------------------------


class Option(Plain, frozen=True, kw_only=True):
    """One answer. `same`: other answers that are the same choice; `aims`: spaces a click on which means it, so that a
    click on the thing itself means another."""

    action: str
    verb: str
    label: str
    noun: str = ""
    hint: str = ""
    same: tuple[str, ...] = ()
    aims: tuple[str, ...] = ()


class Question(Plain, frozen=True, kw_only=True):
    """What is asked of a side. Only who is asked gets the options."""

    side: str
    prompt: tuple[Bit, ...]
    mine: bool = False
    options: tuple[Option, ...] = ()
    final: tuple[str, ...] = ()
    """Verbs after which nothing can be undone: dice are rolled, or something hidden is shown."""
    barred: tuple[Reason, ...] = ()
    """Why not what is asked about but not allowed now, where there is nothing on the board to click."""
    help: Reason | None = None
    """What the question is about and what follows, for who is new to it."""
    lifts: str = ""
    """The verb that takes something up to move it: what is then within reach can be asked for."""
    together: bool = False
    """Several can be taken up, to go together."""
    afoot: bool = False
    """Something is on its way: what is within its reach can be asked for."""
    every: tuple[str, ...] = ()
    """Verbs that are often answered for all things at once."""
    anyway: bool = False
    """There is one answer only, and it is asked for so that nobody learns that."""


class Course(Plain, frozen=True, kw_only=True):
    """The best way to a space: answers to give one after another, spaces on the way (the last is the space itself).

    `left`: points left then, if they are counted; `stops`: dice, the other side or something unknown follow; `goes`:
    who comes there, if not all do."""

    space: str
    answers: tuple[str, ...]
    path: tuple[str, ...]
    left: int | None = None
    stops: bool = False
    goes: tuple[str, ...] = ()


class Stays(Plain, frozen=True, kw_only=True):
    """Who cannot come along, and why not."""

    noun: str
    reason: Reason


class Within(Plain, frozen=True, kw_only=True):
    """All that is within reach of some things. `points`: what they begin with, if it is counted; `also`: verbs for what
    one of them may do besides going somewhere, once it is taken up."""

    units: tuple[str, ...]
    courses: tuple[Course, ...]
    stays: tuple[Stays, ...] = ()
    points: int | None = None
    also: tuple[str, ...] = ()


class Ended(Plain, frozen=True, kw_only=True):
    """How it ended. `reason`: by the rules, or at the table."""

    text: str
    reason: Literal["rules", "resigned", "time", "agreed", "abandoned"]
    winner: str = ""


class Position(Struct, frozen=True, kw_only=True):
    """What one reader sees. `seq` (the version he answers) and `at` (entries of the journal) count what he knows of,
    which is not what others did in secret."""

    seq: int
    at: int
    side: str
    picture: Picture
    question: Question | None
    undo: bool
    charts: tuple[Chart, ...]
    warnings: tuple[Reason, ...]
    log: tuple[Line, ...]
    told: int
    ended: Ended | None


class PicturePatch(Struct, frozen=True, kw_only=True):
    """What changed in a picture: spaces and pieces one by one (null: gone), the rest whole; the absent is as it was."""

    spaces: dict[str, SpaceNow | None] | UnsetType = UNSET
    pieces: dict[str, PieceNow | None] | UnsetType = UNSET
    hidden: tuple[Hidden, ...] | UnsetType = UNSET
    zones: tuple[Zone, ...] | UnsetType = UNSET
    status: tuple[Status, ...] | UnsetType = UNSET
    markers: tuple[Marker, ...] | UnsetType = UNSET
    cups: tuple[Cup, ...] | UnsetType = UNSET
    arrows: tuple[Arrow, ...] | UnsetType = UNSET
    panels: tuple[Panel, ...] | UnsetType = UNSET
    displays: tuple[Display, ...] | UnsetType = UNSET
    homes: dict[str, str] | UnsetType = UNSET
    field: str | UnsetType = UNSET
    scene: str | UnsetType = UNSET
    winning: Winning | UnsetType = UNSET
    sheets: tuple[Sheet, ...] | UnsetType = UNSET
    lit: tuple[Lit, ...] | UnsetType = UNSET


class Patch(Struct, frozen=True, kw_only=True):
    """What changed in a position; what is absent is as it was. `log`: cut yours at `told` lines and append these."""

    seq: int
    at: int | UnsetType = UNSET
    side: str | UnsetType = UNSET
    picture: PicturePatch | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    undo: bool | UnsetType = UNSET
    charts: tuple[Chart, ...] | UnsetType = UNSET
    warnings: tuple[Reason, ...] | UnsetType = UNSET
    log: tuple[Line, ...] | UnsetType = UNSET
    told: int | UnsetType = UNSET
    ended: Ended | UnsetType | None = UNSET


# -- people -----------------------------------------------------------------------------------------------------------


class User(Plain, frozen=True, kw_only=True):
    id: str
    name: str
    guest: bool = False


class Me(Plain, frozen=True, kw_only=True):
    """Who is here. `letters`: whether any go to the address: nobody was asked there yet, somebody was, it is confirmed,
    or whoever reads there has had them stopped. `mail`: letters leave this server (else they are files
    in a folder of it)."""

    user: User | None
    email: str = ""
    letters: Literal["", "unasked", "asked", "confirmed", "stopped"] = ""
    webhook: str = ""
    language: str = ""
    mail: bool = False


class Confirmed(Plain, frozen=True, kw_only=True):
    """Letters for this person go to this address from now on."""

    name: str
    email: str


class Login(Plain, frozen=True, kw_only=True):
    id: str
    since: str
    seen: str
    agent: str
    here: bool = False


class Token(Plain, frozen=True, kw_only=True):
    """A bot's key to a person's seats, in one `match` if that is said. `token` is there only when it has just been
    made."""

    id: str
    label: str
    since: str
    match: str = ""
    token: str = ""


# -- games ------------------------------------------------------------------------------------------------------------


class Named(Plain, frozen=True, kw_only=True):
    id: str
    name: str


class ScenarioInfo(Plain, frozen=True, kw_only=True):
    """`decisions`: of both sides, measured between programs (0: not known)."""

    id: str
    name: str
    text: str
    decisions: int = 0


class OptionInfo(Plain, frozen=True, kw_only=True):
    id: str
    rule: str
    name: str
    default: bool | int
    low: int = 0
    high: int = 0
    choices: tuple[Named, ...] = ()
    """What each number from `low` on means."""


class GameInfo(Plain, frozen=True, kw_only=True):
    id: str
    name: str
    text: str
    version: int
    """Of the rules."""
    sides: tuple[Named, ...]
    scenarios: tuple[ScenarioInfo, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    takes: dict[str, float]
    """About how many seconds the programs that think take to think about an action."""
    first: str
    """The scenario to begin with."""
    side: str
    """The side to begin with."""
    weight: int = 0
    """How much there is to learn, from 1 to 5 (0: nobody has said)."""
    covers: dict[str, str] = field(default_factory=dict)
    """A picture of its map for each theme: names of its art."""


class RuleRow(Plain, frozen=True, kw_only=True):
    """A rule of the index, and the chapter it stands in."""

    id: str
    kind: str
    summary: str
    chapter: Named


class Html(Plain, frozen=True, kw_only=True):
    html: str


# -- matches ----------------------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds. live: `main` for the game, `more` whenever the turn passes; slow: `main` for every turn at the table."""

    kind: Literal["none", "live", "slow"] = "none"
    main: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    more: Annotated[int, Meta(ge=0, le=3600)] = 0


class Seat(Plain, frozen=True, kw_only=True):
    """Who plays a side; with `user` and `bot` the program plays for him. `left`: seconds on the clock, `runs` if it is
    running."""

    side: str
    name: str
    user: User | None = None
    bot: str = ""
    waits: Literal["", "open", "link"] = ""
    mine: bool = False
    here: bool = False
    left: float = 0
    runs: bool = False
    gone: bool = False
    """Who played it has deleted his account."""
    absent: bool = False
    """Who plays it has not answered for so long that a program may play for him."""
    takes: float | None = None
    """About how many seconds the program that sits here takes to think about an action, if it thinks."""
    thinks: float | None = None
    """For how many seconds it has been thinking about its next answer, if it is."""


class Request(Plain, frozen=True, kw_only=True):
    """A side asks the other to go back to when the journal had `to` entries, before `text` was done; for a draw; or to
    go on under the present rules from the last answer that fits them (`renew`); or that a program (`bot`) play for a
    side (`of`) until its player comes back (`stand`; `to` says which side)."""

    kind: Literal["back", "draw", "renew", "stand"]
    by: str
    to: int = 0
    text: str = ""
    of: str = ""
    bot: str = ""


class Share(Plain, frozen=True, kw_only=True):
    """What who plays these sides (`ap`, or `ap+cp`) puts into the dice: first a commitment, once all are there the
    number (`shown`: when), which is told when the match is over."""

    sides: str
    name: str = ""
    mine: bool = False
    commitment: str = ""
    committed: str = ""
    number: str = ""
    shown: str = ""


class Match(Plain, frozen=True, kw_only=True):
    id: str
    game: str
    game_name: str
    scenario: str
    scenario_name: str
    options: dict[str, bool | int]
    seats: tuple[Seat, ...]
    clock: Clock
    state: Literal["waiting", "playing", "over"]
    since: str
    last: str
    seq: int
    commitment: str
    turn: str = ""
    when: str = ""
    invite: str = ""
    result: Ended | None = None
    requests: tuple[Request, ...] = ()
    watching: int = 0
    owner: bool = False
    rematch: str = ""
    imported: bool = False
    hotseat: bool = False
    public: bool = False
    open_hands: bool = False
    """At one screen without a curtain: whoever plays every side sees every hand."""
    hints: bool = False
    """I play, and nobody else does: a program may tell me what it would do."""
    data: str = ""
    """The edition of the game's data, if it is not the present one: its board is asked for with it."""
    numbers: tuple[Share, ...] = ()
    """While it waits: what its players put into the dice before they can be rolled."""
    misfit: str = ""
    """Why it cannot go on under the present rules, in a sentence, unless its players agree to (`renew`)."""


class Plan(Plain, frozen=True, kw_only=True):
    """What might be answered from here on, as far as it can be foreseen, where there is a choice; and the chance of
    winning by it. `more`: so many answers that are not told."""

    chance: float
    steps: tuple[Option, ...]
    more: int = 0


class Hint(Plain, frozen=True, kw_only=True):
    """What a program would do in one's place, and the best of what else there is. `seq`: the position it is about."""

    seq: int
    plan: Plan
    others: tuple[Plan, ...] = ()


class ChatLine(Plain, frozen=True, kw_only=True):
    """Name and text are empty if who said it has deleted his account."""

    n: int
    at: str
    name: str
    text: str
    side: str = ""


class Bookmark(Plain, frozen=True, kw_only=True):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(max_length=200, pattern=STORABLE)]


class LuckSide(Plain, frozen=True, kw_only=True):
    """The dice of a side. `percentile`: how many in a hundred would have rolled no better."""

    side: str
    rolls: tuple[int, ...]
    mean: float
    expected: float
    percentile: float


class Luck(Plain, frozen=True, kw_only=True):
    faces: int
    sides: tuple[LuckSide, ...]
    all: LuckSide


class Noted(Plain, frozen=True, kw_only=True):
    """A place of a finished game at which its points are noted; `turn`: a turn begins there."""

    at: int
    points: tuple[int, ...]
    turn: str = ""


class Turning(Plain, frozen=True, kw_only=True):
    """What changed a game most: an action, and what the log tells of it. `favours`: the side it helped, `swing`: how
    much, as programs judge positions."""

    at: int
    after: int
    turn: str
    side: str
    text: str
    lines: tuple[str, ...]
    favours: str
    swing: float


class Chapter(Plain, frozen=True, kw_only=True):
    """A turn of a finished game in words."""

    turn: str
    lines: tuple[str, ...]


class Lost(Plain, frozen=True, kw_only=True):
    """The steps of a side: at the start, at the end, and all that it lost in between."""

    side: str
    first: int
    last: int
    lost: int


class Report(Plain, frozen=True, kw_only=True):
    """What is told of a finished game. `label` says what its points are: one figure for each side, or one for both."""

    ended: Ended
    length: int
    label: str = ""
    points: tuple[Noted, ...] = ()
    losses: tuple[Lost, ...] = ()
    turnings: tuple[Turning, ...] = ()
    chapters: tuple[Chapter, ...] = ()


class Outlook(Plain, frozen=True, kw_only=True):
    """The first side's chance of winning at a place of a finished game; `turn`: a turn begins there."""

    at: int
    chance: float
    turn: str = ""


class Decision(Plain, frozen=True, kw_only=True):
    """A decision of a finished game that was looked into: the first answer that should have been
    another stands at `at`.

    `chance`: of winning as it was played, `best`: by what would have been better, in the same imagined games; `before`,
    `after`: what the side's chances were, and came to. Where the dice did it, `better` is empty."""

    at: int
    turn: str
    side: str
    played: tuple[str, ...]
    chance: float
    best: float
    before: float
    after: float
    better: tuple[str, ...] = ()


class Analysis(Plain, frozen=True, kw_only=True):
    """What programs have found in a finished game, as far as they have come: `looked` into so many decisions of
    `wanted`. No `state`: nobody is at it; somebody may ask for it."""

    state: Literal["", "working", "done", "failed"]
    length: int = 0
    looked: int = 0
    wanted: int = 0
    points: tuple[Outlook, ...] = ()
    mistakes: tuple[Decision, ...] = ()
    luck: tuple[Decision, ...] = ()


class Pondered(Plain, frozen=True, kw_only=True):
    """A program has thought before the answer at this place; up to `until` its answers came of it. `line`: the first
    line of the log that tells of them, as the reader counts; -1 if none does."""

    at: int
    until: int
    side: str
    line: int


class Weighed(Plain, frozen=True, kw_only=True):
    """A plan in words, as far as it could be foreseen. `chance`: of winning with it, by what the program imagined in so
    many `worlds`; `first`: it looked best at a glance, before any thought."""

    actions: tuple[str, ...]
    chance: float
    worlds: int
    first: bool = False


class Thought(Plain, frozen=True, kw_only=True):
    """Why a program did what it did: the plan it chose, the best others, how many there were, how long it took."""

    at: int
    until: int
    side: str
    chosen: Weighed
    others: tuple[Weighed, ...]
    tried: int
    seconds: float


class Audit(Plain, frozen=True, kw_only=True):
    """The server's commitment and the players'; after the end its key, their numbers, the key of the dice that comes of
    these, and whether every die and draw follows from it."""

    commitment: str
    answers: int
    text: str
    numbers: tuple[Share, ...] = ()
    key: str = ""
    dice: str = ""
    fair: bool = False


class Detail(Plain, frozen=True, kw_only=True):
    """The card of a thing: what it is, what may be done with it now, and why not the rest."""

    noun: str
    title: str
    lines: tuple[str, ...]
    may: tuple[str, ...] = ()
    not_: tuple[Reason, ...] = field(default=(), name="not")


class Text(Plain, frozen=True, kw_only=True):
    text: str


class Seq(Plain, frozen=True, kw_only=True):
    seq: int


class Done(Plain, frozen=True, kw_only=True):
    """How far a gesture came: so many of its answers were given, and why not the next."""

    seq: int
    done: int
    why: Reason | None = None


# -- what people send -------------------------------------------------------------------------------------------------

Name = Annotated[str, Meta(max_length=60)]
Password = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Strict(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nothing else may be in it."""


class NewMatch(Strict, frozen=True, kw_only=True):
    """A match to be. A seat is `me`, `open`, `link` or `bot:NAME`."""

    game: Name
    scenario: Name
    seats: dict[Name, Name]
    options: dict[Name, bool | int] = {}
    clock: Clock = Clock()
    public: bool | None = None
    """Whether anybody may watch it, and read it when it is over; unsaid: if a seat is open to anybody."""
    numbers: bool = False
    """Whether I put a number into the dice: then it begins when I have."""
    open_hands: bool = False
    """No curtain between the hands; only where every seat is `me`."""


class Join(Strict, frozen=True, kw_only=True):
    """`numbers`: I put a number into the dice, and it begins when I have."""

    side: Name = ""
    invite: Name = ""
    numbers: bool = False


class Contribution(Strict, frozen=True, kw_only=True):
    """A commitment to a number, or the number itself: one of them."""

    commitment: Hex | Literal[""] = ""
    number: Hex | Literal[""] = ""


class Answer(Strict, frozen=True, kw_only=True):
    """`side` matters only to who holds several seats; `seq` is the position that is answered. `alone`: from now on what
    has one answer only is answered unasked, after one's own answers and after those of others, where that tells nobody
    anything and nothing that could be taken back is lost by it."""

    seq: Count
    action: Annotated[str, Meta(max_length=120)]
    side: Name = ""
    alone: bool = False


class Gesture(Strict, frozen=True, kw_only=True):
    """Several answers at once, which can be taken back at once. `alone`: see Answer."""

    seq: Count
    actions: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(min_length=1, max_length=100)]
    side: Name = ""
    alone: bool = False


class Undo(Strict, frozen=True, kw_only=True):
    seq: Count
    side: Name = ""


class Wonder(Strict, frozen=True, kw_only=True):
    """What would a program do? `seq` is the position that is asked about."""

    seq: Count
    side: Name = ""


class Ask(Strict, frozen=True, kw_only=True):
    """`of`, `bot`: the side for which a program is to play (mine, if that is unsaid), and which program."""

    kind: Literal["back", "draw", "renew", "stand"]
    to: Count = 0
    side: Name = ""
    of: Name = ""
    bot: Name = ""


class Reply(Strict, frozen=True, kw_only=True):
    """`by`, `to` and `bot` name the request that is answered, as it was read: one that was changed meanwhile is
    another."""

    kind: Literal["back", "draw", "renew", "stand"]
    by: Name
    to: int = 0
    bot: Name = ""
    accept: bool


class ComeBack(Strict, frozen=True, kw_only=True):
    side: Name = ""


class Resign(Strict, frozen=True, kw_only=True):
    side: Name = ""


class Say(Strict, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000, pattern=STORABLE)]


class Notes(Strict, frozen=True, kw_only=True):
    text: Annotated[str, Meta(max_length=20_000, pattern=STORABLE)]


class Credentials(Strict, frozen=True, kw_only=True):
    name: Name
    password: Password


class NewPassword(Strict, frozen=True, kw_only=True):
    old: Password
    new: Password


class Settings(Strict, frozen=True, kw_only=True):
    language: Literal["en", "fr"] | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=254)] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET


class NewToken(Strict, frozen=True, kw_only=True):
    """A key to be; good for one `match` only, if that is said."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]
    match: Annotated[str, Meta(max_length=60, pattern=STORABLE)] = ""


class LetterLink(Strict, frozen=True, kw_only=True):
    """What stands behind the # of a link in a letter."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Leave(Strict, frozen=True, kw_only=True):
    """`password`: a guest has none."""

    password: Password = ""


# -- the desk: replay and what-if -------------------------------------------------------------------------------------


class Step(Plain, frozen=True, kw_only=True):
    """A place where somebody decided. `head`: an action begins; `turn`: a turn does."""

    at: int
    side: str
    text: str
    head: bool = False
    turn: str = ""


class DeskInfo(Plain, frozen=True, kw_only=True):
    length: int
    steps: tuple[Step, ...]
    eyes: tuple[str, ...]


class ToDesk(Strict, frozen=True, kw_only=True):
    """One wish a message."""

    at: Count | None = None
    side: Name | None = None
    lang: Literal["en", "fr"] | None = None
    branch: bool = False
    act: Annotated[str, Meta(max_length=120)] = ""
    undo: bool = False
    why: Annotated[str, Meta(max_length=120)] = ""
    detail: Annotated[str, Meta(max_length=120)] = ""


class ToLive(Strict, frozen=True, kw_only=True):
    lang: Literal["en", "fr"] | None = None
    side: Name | None = None
    ping: int = 0


# -- what the sockets say ---------------------------------------------------------------------------------------------


class Message(Plain, frozen=True, kw_only=True, tag_field="type"):
    """One message to a page."""


class Shown(Message, frozen=True, kw_only=True, tag="position"):
    """A whole position. `branch`: it is one of a private what-if."""

    position: Position
    branch: bool = False


class Changed(Message, frozen=True, kw_only=True, tag="patch"):
    patch: Patch
    branch: bool = False


class About(Message, frozen=True, kw_only=True, tag="match"):
    """The match, when there is something new to say of it; that something was answered is not."""

    match: Match


class Spoken(Message, frozen=True, kw_only=True, tag="chat"):
    line: ChatLine


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""


class Laid(Message, frozen=True, kw_only=True, tag="info"):
    """What lies on the desk."""

    info: DeskInfo


class Why(Message, frozen=True, kw_only=True, tag="why"):
    noun: str
    reasons: tuple[Reason, ...]


class Explained(Message, frozen=True, kw_only=True, tag="detail"):
    detail: Detail


class Declined(Message, frozen=True, kw_only=True, tag="refused"):
    reason: Reason


FromTable = Shown | Changed | About | Spoken | Pong
"""What the live socket says."""
FromDesk = Laid | Shown | Changed | Why | Explained | Declined
"""What the desk says."""
