// Made by grognard.table.published from what the table sends: do not edit, write it anew.

/** The match, when there is something new to say of it; that something was answered is not. */
export interface About {
  type: 'match'
  match: Match
}

/** What programs have found in a finished game, as far as they have come: `looked` into so many decisions of `wanted`. No `state`: nobody is at it; somebody may ask for it. */
export interface Analysis {
  state: '' | 'done' | 'failed' | 'working'
  length?: number
  looked?: number
  wanted?: number
  points?: Outlook[]
  mistakes?: Decision[]
  luck?: Decision[]
}

/** `side` matters only to who holds several seats; `seq` is the position that is answered. `alone`: from now on what has one answer only is answered unasked, after one's own answers and after those of others, where that tells nobody anything and nothing that could be taken back is lost by it. */
export interface Answer {
  seq: number
  action: string
  side?: string
  alone?: boolean
}

/** An attack or a move being built; a bridge thrown from one space to the next. */
export interface Arrow {
  a: string
  b: string
  kind?: 'attack' | 'bridge' | 'move'
  side?: string
}

/** `of`, `bot`: the side for which a program is to play (mine, if that is unsaid), and which program. */
export interface Ask {
  kind: 'back' | 'draw' | 'renew' | 'stand'
  to?: number
  side?: string
  of?: string
  bot?: string
}

/** The server's commitment and the players'; after the end its key, their numbers, the key of the dice that comes of these, and whether every die and draw follows from it. */
export interface Audit {
  commitment: string
  answers: number
  text: string
  numbers?: Share[]
  key?: string
  dice?: string
  fair?: boolean
}

/** A stretch of a gauge: who wins while its mark stands there (no side: nobody). */
export interface Band {
  low: number
  high: number
  side?: string
}

export interface Bar {
  name: string
  chance: number
  tone?: 'bad' | 'even' | 'good'
}

/** All that is printed: map, pieces, cards, tracks. */
export interface Board {
  game: string
  title: string
  size: [number, number]
  layout?: 'hexes' | 'spaces'
  open?: boolean
  lowest?: number
  values?: string[]
  sides: Side[]
  nations: Nation[]
  terrains: Terrain[]
  ground?: Ground[]
  relief?: Relief[]
  captions?: Caption[]
  planes?: Plane[]
  fields?: Field[]
  spaces: Space[]
  links?: Link[]
  boxes?: OffMap[]
  tracks?: Track[]
  marks?: MarkKind[]
  symbols?: UnitSymbol[]
  pieces: Piece[]
  cards?: Card[]
  verbs: Verb[]
  overlays?: Overlay[]
  views?: [string, number, number, number, number][]
  sheets?: Sheet[]
  legend?: Record<string, string>
  apart?: number
}

export interface Bookmark {
  at: number
  text: string
}

/** A name written on the ground: a sea, a river, a region, a panel. */
export interface Caption {
  text: string
  x: number
  y: number
  size: number
  kind?: 'panel' | 'region' | 'river' | 'sea'
  turn?: number
}

/** The printed face of a card. `marks`: short words such as *combat card* or *removed after its event*. */
export interface Card {
  id: string
  number: string
  title: string
  side: string
  deck?: string
  text?: string
  rule?: string
  uses?: Use[]
  marks?: string[]
  words?: [string, string][]
}

export interface Cell {
  id: string
  name: string
  note?: string
}

export interface Changed {
  type: 'patch'
  patch: Patch
  branch?: boolean
}

/** A turn of a finished game in words. */
export interface Chapter {
  turn: string
  lines: string[]
}

/** The odds of one way to do what is being built. `option` is the answer it belongs to, if there is one; without bars it is only told beside that answer. */
export interface Chart {
  name: string
  option?: string
  chance: number
  before?: number
  bars?: Bar[]
  column?: number
  figures?: [string, string][]
  rolls?: Roll[]
}

/** Name and text are empty if who said it has deleted his account. */
export interface ChatLine {
  n: number
  at: string
  name: string
  text: string
  side?: string
}

/** A marker in a cup or drawn from it. */
export interface Chit {
  name: string
  title: string
  side?: string
  note?: string
  active?: boolean
}

/** Seconds. live: `main` for the game, `more` whenever the turn passes; slow: `main` for every turn at the table. */
export interface Clock {
  kind: 'live' | 'none' | 'slow'
  main: number
  more: number
}

export interface ComeBack {
  side?: string
}

/** Letters for this person go to this address from now on. */
export interface Confirmed {
  name: string
  email: string
}

/** A commitment to a number, or the number itself: one of them. */
export interface Contribution {
  commitment?: string | ''
  number?: string | ''
}

/** The best way to a space: answers to give one after another, spaces on the way (the last is the space itself). `left`: points left then, if they are counted; `stops`: dice, the other side or something unknown follow; `goes`: who comes there, if not all do. */
export interface Course {
  space: string
  answers: string[]
  path: string[]
  left?: number
  stops?: boolean
  goes?: string[]
}

export interface Credentials {
  name: string
  password: string
}

/** Markers drawn blindly one after another: those still inside, and those drawn, in order. */
export interface Cup {
  id: string
  name: string
  inside?: Chit[]
  drawn?: Chit[]
}

/** A decision of a finished game that was looked into: the first answer that should have been another stands at `at`. `chance`: of winning as it was played, `best`: by what would have been better, in the same imagined games; `before`, `after`: what the side's chances were, and came to. Where the dice did it, `better` is empty. */
export interface Decision {
  at: number
  turn: string
  side: string
  played: string[]
  chance: number
  best: number
  before: number
  after: number
  better?: string[]
}

export interface Declined {
  type: 'refused'
  reason: Reason
}

export interface DeskInfo {
  length: number
  steps: Step[]
  eyes: string[]
}

/** The card of a thing: what it is, what may be done with it now, and why not the rest. */
export interface Detail {
  noun: string
  title: string
  lines: string[]
  may?: string[]
  not?: Reason[]
}

/** Boxes beside the map in rows, with counters in them: a player's own forces, the wings of a battle. */
export interface Display {
  id: string
  title: string
  side?: string
  rows?: Tray[][]
  captions?: string[]
  facing?: boolean
  over?: boolean
  steps?: string[]
  step?: number
  between?: string[]
  sums?: Sum[]
}

/** How far a gesture came: so many of its answers were given, and why not the next. */
export interface Done {
  seq: number
  done: number
  why?: Reason
}

/** How it ended. `reason`: by the rules, or at the table. */
export interface Ended {
  text: string
  reason: 'abandoned' | 'agreed' | 'resigned' | 'rules' | 'time'
  winner?: string
}

export interface Explained {
  type: 'detail'
  detail: Detail
}

/** One face of a piece: its numbers as printed, left to right, and what they are called. */
export interface Face {
  values: string[]
  aside?: string
}

/** The part of the map on which a scenario is played: the rest is veiled, and what is printed for it alone. */
export interface Field {
  id: string
  d: string
  x: number
  y: number
  w: number
  h: number
  ground?: Ground[]
  rims?: string[]
}

export type FromDesk = Laid | Shown | Changed | Why | Explained | Declined

export type FromTable = Shown | Changed | About | Spoken | Pong

export interface GameInfo {
  id: string
  name: string
  text: string
  version: number
  sides: Named[]
  scenarios: ScenarioInfo[]
  options: OptionInfo[]
  bots: string[]
  takes: Record<string, number>
  first: string
  side: string
  weight?: number
  covers?: Record<string, string>
}

/** Several answers at once, which can be taken back at once. `alone`: see Answer. */
export interface Gesture {
  seq: number
  actions: string[]
  side?: string
  alone?: boolean
}

/** A shape under everything; with `over` one over the hexes: what lies along their sides or through them. */
export interface Ground {
  kind: 'border' | 'boundary' | 'coast' | 'lake' | 'land' | 'line' | 'panel' | 'rail' | 'region' | 'river' | 'road' | 'track'
  d: string
  width?: number
  tint?: string
  over?: boolean
  name?: string
  sample?: string
}

/** A piece whose face this side may not see. */
export interface Hidden {
  at: string
  side: string
  count?: number
}

/** What a program would do in one's place, and the best of what else there is. `seq`: the position it is about. */
export interface Hint {
  seq: number
  plan: Plan
  others?: Plan[]
}

export interface Html {
  html: string
}

/** `numbers`: I put a number into the dice, and it begins when I have. */
export interface Join {
  side?: string
  invite?: string
  numbers?: boolean
}

/** What lies on the desk. */
export interface Laid {
  type: 'info'
  info: DeskInfo
}

/** `password`: a guest has none. */
export interface Leave {
  password?: string
}

/** What stands behind the # of a link in a letter. */
export interface LetterLink {
  secret: string
}

/** One line of the log. `private`: only this reader has it; `die`: the side that rolled, and what it showed; `trace`: what it tells of the map. */
export interface Line {
  bits: (string | [string, string])[]
  private?: boolean
  die?: [string, number]
  trace?: Trace
}

/** A line between two spaces, straight or bent towards a point; one that leaves the map has no `b`, but an `end`. A link with an `id` (`link:ulm--aalen`) is a noun: it may be chosen, and pieces may stand on its middle. */
export interface Link {
  a: string
  b: string
  kind?: 'bridge' | 'crossing' | 'rail' | 'restricted' | 'river' | 'road' | 'sea'
  bend?: [number, number]
  end?: [number, number]
  id?: string
  name?: string
  note?: string
}

/** What of a sheet is in play now, by keys: a cell, or a whole row or column. */
export interface Lit {
  sheet: string
  row?: string
  column?: string
}

export interface Login {
  id: string
  since: string
  seen: string
  agent: string
  here?: boolean
}

/** The steps of a side: at the start, at the end, and all that it lost in between. */
export interface Lost {
  side: string
  first: number
  last: number
  lost: number
}

export interface Luck {
  faces: number
  sides: LuckSide[]
  all: LuckSide
}

/** The dice of a side. `percentile`: how many in a hundred would have rolled no better. */
export interface LuckSide {
  side: string
  rolls: number[]
  mean: number
  expected: number
  percentile: number
}

/** A small sign on a space or a piece, with its meaning in words. `kind` is one that the board declares, `text` at most two characters. */
export interface Mark {
  kind: string
  title: string
  text?: string
  side?: string
  nation?: string
}

/** How a kind of mark is drawn: a shape in its colours, and on it the mark's text or the kind's own drawing. */
export interface MarkKind {
  id: string
  face: string
  ink: string
  dark?: [string, string]
  shape?: 'disc' | 'flag' | 'plate' | 'square' | 'star'
  text?: string
  path?: string
  solid?: boolean
  dashed?: boolean
  slot?: '' | 'above' | 'east' | 'flag' | 'middle' | 'south' | 'west'
}

/** A marker in a cell of a track. */
export interface Marker {
  track: string
  cell: string
  name: string
  side?: string
}

export interface Match {
  id: string
  game: string
  game_name: string
  scenario: string
  scenario_name: string
  options: Record<string, boolean | number>
  seats: Seat[]
  clock: Clock
  state: 'over' | 'playing' | 'waiting'
  since: string
  last: string
  seq: number
  commitment: string
  turn?: string
  when?: string
  invite?: string
  result?: Ended
  requests?: Request[]
  watching?: number
  owner?: boolean
  rematch?: string
  imported?: boolean
  hotseat?: boolean
  public?: boolean
  open_hands?: boolean
  hints?: boolean
  data?: string
  numbers?: Share[]
  misfit?: string
}

/** Who is here. `letters`: whether any go to the address: nobody was asked there yet, somebody was, it is confirmed, or whoever reads there has had them stopped. `mail`: letters leave this server (else they are files in a folder of it). */
export interface Me {
  user: User | null
  email?: string
  letters?: '' | 'asked' | 'confirmed' | 'stopped' | 'unasked'
  webhook?: string
  language?: string
  mail?: boolean
}

export interface Named {
  id: string
  name: string
}

/** How the pieces and spaces of a nation are coloured. `pattern` helps those who cannot tell the hues apart. */
export interface Nation {
  id: string
  name: string
  face: string
  ink: string
  edge: string
  pattern?: '' | 'band' | 'checks' | 'cross' | 'dots' | 'stripes'
}

/** A match to be. A seat is `me`, `open`, `link` or `bot:NAME`. */
export interface NewMatch {
  game: string
  scenario: string
  seats: Record<string, string>
  options?: Record<string, boolean | number>
  clock?: Clock
  public?: boolean
  numbers?: boolean
  open_hands?: boolean
}

export interface NewPassword {
  old: string
  new: string
}

/** A key to be; good for one `match` only, if that is said. */
export interface NewToken {
  label: string
  match?: string
}

/** A place of a finished game at which its points are noted; `turn`: a turn begins there. */
export interface Noted {
  at: number
  points: number[]
  turn?: string
}

export interface Notes {
  text: string
}

/** A place off the map where pieces may be. `side` if it is one side's. */
export interface OffMap {
  id: string
  name: string
  side?: string
}

/** One answer. `same`: other answers that are the same choice; `aims`: spaces a click on which means it, so that a click on the thing itself means another. */
export interface Option {
  action: string
  verb: string
  label: string
  noun?: string
  hint?: string
  same?: string[]
  aims?: string[]
}

export interface OptionInfo {
  id: string
  rule: string
  name: string
  default: boolean | number
  low?: number
  high?: number
  choices?: Named[]
}

/** The first side's chance of winning at a place of a finished game; `turn`: a turn begins there. */
export interface Outlook {
  at: number
  chance: number
  turn?: string
}

/** Something a player may lay over the map: `supply:ap`, say. */
export interface Overlay {
  id: string
  name: string
  key?: string
}

/** A procedure under way, in words: a title and rows of label and value. `folded`: open it who wants. */
export interface Panel {
  id: string
  title: string
  rows?: [string, string][]
  folded?: boolean
}

/** What changed in a position; what is absent is as it was. `log`: cut yours at `told` lines and append these. */
export interface Patch {
  seq: number
  at?: number
  side?: string
  picture?: PicturePatch
  question?: Question | null
  undo?: boolean
  charts?: Chart[]
  warnings?: Reason[]
  log?: Line[]
  told?: number
  ended?: Ended | null
}

/** What one side sees. Among the spaces there may be links that have marks. */
export interface Picture {
  spaces: Record<string, SpaceNow>
  pieces: Record<string, PieceNow>
  hidden?: Hidden[]
  zones?: Zone[]
  status?: Status[]
  markers?: Marker[]
  cups?: Cup[]
  arrows?: Arrow[]
  panels?: Panel[]
  displays?: Display[]
  homes?: Record<string, string>
  field?: string
  scene?: string
  winning?: Winning
  sheets?: Sheet[]
  lit?: Lit[]
}

/** What changed in a picture: spaces and pieces one by one (null: gone), the rest whole; the absent is as it was. */
export interface PicturePatch {
  spaces?: Record<string, SpaceNow | null>
  pieces?: Record<string, PieceNow | null>
  hidden?: Hidden[]
  zones?: Zone[]
  status?: Status[]
  markers?: Marker[]
  cups?: Cup[]
  arrows?: Arrow[]
  panels?: Panel[]
  displays?: Display[]
  homes?: Record<string, string>
  field?: string
  scene?: string
  winning?: Winning
  sheets?: Sheet[]
  lit?: Lit[]
}

/** A counter. Pieces that are alike are several pieces of one `kind`. */
export interface Piece {
  id: string
  name: string
  title: string
  kind: string
  side: string
  nation: string
  symbol?: string
  size?: 'army' | 'battalion' | 'brigade' | 'corps' | 'division' | 'leader' | 'regiment'
  faces: Face[]
  support?: boolean
  tint?: string
  note?: string
}

/** A piece now: where it is (a space, a link, a box), which face is up, at which place in its stack. */
export interface PieceNow {
  at: string
  face?: number
  marks?: Mark[]
  order?: number
  like?: string
  count?: number
  nation?: string
  figure?: string
  note?: string
}

/** What might be answered from here on, as far as it can be foreseen, where there is a choice; and the chance of winning by it. `more`: so many answers that are not told. */
export interface Plan {
  chance: number
  steps: Option[]
  more?: number
}

/** A part of a map of hexes that is not joined to the others: a sheet of its own on the paper, with its name. */
export interface Plane {
  id: string
  name: string
  x: number
  y: number
  w: number
  h: number
  flat?: boolean
  noun?: string
}

/** A program has thought before the answer at this place; up to `until` its answers came of it. `line`: the first line of the log that tells of them, as the reader counts; -1 if none does. */
export interface Pondered {
  at: number
  until: number
  side: string
  line: number
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong'
}

/** What one reader sees. `seq` (the version he answers) and `at` (entries of the journal) count what he knows of, which is not what others did in secret. */
export interface Position {
  seq: number
  at: number
  side: string
  picture: Picture
  question: Question | null
  undo: boolean
  charts: Chart[]
  warnings: Reason[]
  log: Line[]
  told: number
  ended: Ended | null
}

/** What is asked of a side. Only who is asked gets the options. */
export interface Question {
  side: string
  prompt: (string | [string, string])[]
  mine?: boolean
  options?: Option[]
  final?: string[]
  barred?: Reason[]
  help?: Reason
  lifts?: string
  together?: boolean
  afoot?: boolean
  every?: string[]
  anyway?: boolean
}

/** Why not: the rule's number, the sentence, and what the rule says in the index. */
export interface Reason {
  text: string
  rule?: string
  summary?: string
  verb?: string
}

/** The body of everything that was refused. */
export interface Refused {
  reason: Reason
  seq?: number
}

/** An image of hill shading. */
export interface Relief {
  href: string
  x: number
  y: number
  w: number
  h: number
}

/** `by`, `to` and `bot` name the request that is answered, as it was read: one that was changed meanwhile is another. */
export interface Reply {
  kind: 'back' | 'draw' | 'renew' | 'stand'
  by: string
  to?: number
  bot?: string
  accept: boolean
}

/** What is told of a finished game. `label` says what its points are: one figure for each side, or one for both. */
export interface Report {
  ended: Ended
  length: number
  label?: string
  points?: Noted[]
  losses?: Lost[]
  turnings?: Turning[]
  chapters?: Chapter[]
}

/** A side asks the other to go back to when the journal had `to` entries, before `text` was done; for a draw; or to go on under the present rules from the last answer that fits them (`renew`); or that a program (`bot`) play for a side (`of`) until its player comes back (`stand`; `to` says which side). */
export interface Request {
  kind: 'back' | 'draw' | 'renew' | 'stand'
  by: string
  to?: number
  text?: string
  of?: string
  bot?: string
}

export interface Resign {
  side?: string
}

/** What one piece has to fear from its own die: the chances of each outcome add up to one. */
export interface Roll {
  piece: string
  name: string
  side: string
  need: string
  bars: Bar[]
  note?: string
}

/** A rule of the index, and the chapter it stands in. */
export interface RuleRow {
  id: string
  kind: string
  summary: string
  chapter: Named
}

export interface Say {
  text: string
}

/** `decisions`: of both sides, measured between programs (0: not known). */
export interface ScenarioInfo {
  id: string
  name: string
  text: string
  decisions?: number
}

/** Who plays a side; with `user` and `bot` the program plays for him. `left`: seconds on the clock, `runs` if it is running. */
export interface Seat {
  side: string
  name: string
  user?: User
  bot?: string
  waits?: '' | 'link' | 'open'
  mine?: boolean
  here?: boolean
  left?: number
  runs?: boolean
  gone?: boolean
  absent?: boolean
  takes?: number
  thinks?: number
}

export interface Seq {
  seq: number
}

export interface Settings {
  language?: 'en' | 'fr'
  email?: string
  webhook?: string
}

/** An overlay drawn: spaces in a tone, pieces singled out, lines. */
export interface Shade {
  id: string
  name: string
  good?: string[]
  bad?: string[]
  pieces?: string[]
  lines?: [string, string][]
  sources?: string[]
  note?: string
}

/** What who plays these sides (`ap`, or `ap+cp`) puts into the dice: first a commitment, once all are there the number (`shown`: when), which is told when the match is over. */
export interface Share {
  sides: string
  name?: string
  mine?: boolean
  commitment?: string
  committed?: string
  number?: string
  shown?: string
}

/** A chart to look up: a result table, terrain effects, a calendar. Sheets of one `tab` lie together. */
export interface Sheet {
  id: string
  tab: string
  title: string
  heads: string[]
  rows: SheetRow[]
  keys?: string[]
  rule?: string
  note?: string
}

/** A row of a sheet. Its key says what it is about: `terrain:forest`, `place:town`, `die:3`, `turn:5`. */
export interface SheetRow {
  cells: string[]
  key?: string
}

/** A whole position. `branch`: it is one of a private what-if. */
export interface Shown {
  type: 'position'
  position: Position
  branch?: boolean
}

export interface Side {
  id: string
  name: string
  face: string
  ink: string
}

/** A drawing in a space: path data about 20 wide and 14 high, round the origin. */
export interface Sign {
  path: string
  fill?: number
}

/** Where facts come from: a file or a column of it, and `rulebook`, `published` or `reconstructed` (empty where the note says it). */
export interface Source {
  what: string
  origin: string
  note: string
}

/** A space or a hex. `label` is the side on which its name stands; `rim` a feature worth a coloured rim. */
export interface Space {
  id: string
  name: string
  x: number
  y: number
  r?: number
  shape?: 'bastions' | 'circle' | 'hex' | 'square'
  nation?: string
  terrain?: string
  label?: '' | 'e' | 'n' | 's' | 'w'
  rim?: '' | 'victory' | 'wall'
  port?: string
  capital?: boolean
  place?: '' | 'city' | 'summit' | 'town' | 'village'
  note?: string
}

/** A space now. `owner` is the side that controls it; `note`: what this side knows of it besides, in words. A hex with a nation needs an owner only where that is not who holds the nation's land (`Picture.homes`). */
export interface SpaceNow {
  owner?: string
  marks?: Mark[]
  note?: string
}

export interface Spoken {
  type: 'chat'
  line: ChatLine
}

/** One thing always in sight: the turn, the score. */
export interface Status {
  id: string
  name: string
  value: string
  note?: string
}

/** Who cannot come along, and why not. */
export interface Stays {
  noun: string
  reason: Reason
}

/** A place where somebody decided. `head`: an action begins; `turn`: a turn does. */
export interface Step {
  at: number
  side: string
  text: string
  head?: boolean
  turn?: string
}

/** Small drawings strewn over a hex of radius 40, all in one ink. The page turns them another way in each hex, so that no pattern shows. */
export interface Strewn {
  signs: [string, [number, number, number][]][]
  ink?: string
  dark?: string
  width?: number
  opacity?: number
  fill?: number
}

/** What something comes to and why: odds with every shift, a die with all that is added to it. */
export interface Sum {
  name: string
  value?: string
  side?: string
  terms?: Term[]
  dice?: number[]
  active?: boolean
}

/** One thing that counts, in words, with the number of its rule. */
export interface Term {
  name: string
  value: string
  rule?: string
}

/** A kind of ground, and what is drawn on it: `sign` in a space, `strewn` in a hex. */
export interface Terrain {
  id: string
  name: string
  tint?: string
  water?: boolean
  sign?: Sign
  strewn?: Strewn
}

export interface Text {
  text: string
}

/** Why a program did what it did: the plan it chose, the best others, how many there were, how long it took. */
export interface Thought {
  at: number
  until: number
  side: string
  chosen: Weighed
  others: Weighed[]
  tried: number
  seconds: number
}

/** One wish a message. */
export interface ToDesk {
  at?: number
  side?: string
  lang?: 'en' | 'fr'
  branch?: boolean
  act?: string
  undo?: boolean
  why?: string
  detail?: string
}

export interface ToLive {
  lang?: 'en' | 'fr'
  side?: string
  ping?: number
}

/** A bot's key to a person's seats, in one `match` if that is said. `token` is there only when it has just been made. */
export interface Token {
  id: string
  label: string
  since: string
  match?: string
  token?: string
}

/** What a line of the log tells of the map and of the score, for who marks it there or sums it up. */
export interface Trace {
  kind: 'battle' | 'card' | 'loss' | 'move' | 'place' | 'points' | 'retreat' | 'roll' | 'won'
  side?: string
  path?: string[]
  count?: number
  lit?: Lit
}

/** A row of cells in which markers stand: turns, victory points, commitment. `shown`: worth a place beside the map, not only among the tracks one may open. `side` if it is one side's. */
export interface Track {
  id: string
  name: string
  cells: Cell[]
  side?: string
  shown?: boolean
}

/** A box of a display. What lies in it is `at` its id (`box:name`); `noun`: what a click on the box itself means. */
export interface Tray {
  id: string
  name: string
  side?: string
  noun?: string
  facts?: [string, string][]
  marks?: Mark[]
  note?: string
  shows?: string[]
}

/** What changed a game most: an action, and what the log tells of it. `favours`: the side it helped, `swing`: how much, as programs judge positions. */
export interface Turning {
  at: number
  after: number
  turn: string
  side: string
  text: string
  lines: string[]
  favours: string
  swing: number
}

export interface Undo {
  seq: number
  side?: string
}

/** What a counter shows of its arm: path data in a frame 20 wide and 13 high, round the origin. */
export interface UnitSymbol {
  id: string
  line?: string
  solid?: string
  frame?: boolean
}

/** A way to use a card: its verb, what it is called, what it gives; and all that in a sentence. */
export interface Use {
  verb: string
  name: string
  value: string
  note?: string
}

export interface User {
  id: string
  name: string
  guest?: boolean
}

/** A verb and the kind of noun it takes (empty: none). `quiet`: seldom wise, not to be offered loudly. */
export interface Verb {
  id: string
  noun: string
  name: string
  quiet?: boolean
}

/** A plan in words, as far as it could be foreseen. `chance`: of winning with it, by what the program imagined in so many `worlds`; `first`: it looked best at a glance, before any thought. */
export interface Weighed {
  actions: string[]
  chance: number
  worlds: number
  first?: boolean
}

export interface Why {
  type: 'why'
  noun: string
  reasons: Reason[]
}

/** How one wins and how close both are: `name` and `value` as they stand, `note` who would win, and a gauge. Its first band belongs to who wins at the low end. */
export interface Winning {
  name: string
  value: string
  note: string
  at: number
  bands: Band[]
  terms: Term[]
}

/** All that is within reach of some things. `points`: what they begin with, if it is counted; `also`: verbs for what one of them may do besides going somewhere, once it is taken up. */
export interface Within {
  units: string[]
  courses: Course[]
  stays?: Stays[]
  points?: number
  also?: string[]
}

/** What would a program do? `seq` is the position that is asked about. */
export interface Wonder {
  seq: number
  side?: string
}

/** Cards that lie together: a hand, a discard pile. `cards` are those this side may see, of `count`. */
export interface Zone {
  id: string
  name: string
  side: string
  count: number
  cards?: string[]
  hand?: boolean
}
