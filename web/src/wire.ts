// What travels between the table and the page. The first half mirrors src/grognard/kernel/picture.py, the second
// src/grognard/table/wire.py; a test (tests/table/test_wire.py) holds the field names together.
// Fields marked ? are left out when they have their default (empty string, 0, false, empty list).

// -- the board: what is printed -----------------------------------------------------------------------------------

export interface Nation { id: string; name: string; face: string; ink: string; edge: string; pattern?: '' | 'stripes' | 'dots' | 'checks' | 'band' | 'cross' }
export interface Terrain { id: string; name: string; glyph?: '' | 'forest' | 'mountain' | 'swamp' | 'desert' | 'hill' | 'town' | 'rough' | 'sea' | 'pass' | 'flood'; tint?: string }
export interface Space {
  id: string; name: string; x: number; y: number; r?: number /* 30 */; shape?: 'circle' | 'square' | 'hex' | 'bastions';
  nation?: string; terrain?: string; label?: 'n' | 'e' | 's' | 'w' | '' /* default s */; rim?: '' | 'victory' | 'wall';
  port?: string; capital?: boolean; place?: '' | 'village' | 'town' | 'city'; note?: string;
}
export interface Link {
  a: string; b: string; kind?: 'road' | 'restricted' | 'sea' | 'rail' | 'river'; bend?: [number, number] | null; end?: [number, number] | null;
  id?: string; name?: string; note?: string;
}
export interface Ground {
  kind: 'land' | 'coast' | 'lake' | 'river' | 'panel' | 'border' | 'region' | 'rail' | 'boundary'; d: string; width?: number; tint?: string; over?: boolean;
}
export interface Relief { href: string; x: number; y: number; w: number; h: number }
export interface Caption { text: string; x: number; y: number; size: number; kind?: 'sea' | 'region' | 'panel'; turn?: number }
export interface Plane { id: string; name: string; x: number; y: number; w: number; h: number; flat?: boolean }
export interface Box { id: string; name: string; side?: string }
export interface Cell { id: string; name: string; note?: string }
export interface Track { id: string; name: string; cells: Cell[]; side?: string; shown?: boolean }
export interface MarkKind {
  id: string; face: string; ink: string; dark?: [string, string]; shape?: 'disc' | 'square' | 'star' | 'plate' | 'flag' /* disc */; path?: string;
  solid?: boolean; dashed?: boolean; slot?: '' | 'west' | 'east' | 'south' | 'above' | 'flag';
}
export interface Face { values: string[] }
export interface Piece {
  id: string; name: string; title: string; kind: string; side: string; nation: string;
  symbol?: '' | 'infantry' | 'cavalry' | 'mountain' | 'artillery' | 'headquarters' | 'fort' | 'armour' | 'leader';
  size?: 'army' | 'corps' | 'division' | 'brigade' | 'leader' /* corps */; faces: Face[]; note?: string;
}
export interface Use { verb: string; name: string; value: string }
export interface Card {
  id: string; number: string; title: string; side: string; deck?: string; text?: string; rule?: string; uses?: Use[]; marks?: string[];
}
export interface Verb { id: string; noun: string; name: string; quiet?: boolean /* seldom wise, or drastic */ }
export interface Side { id: string; name: string; face: string; ink: string }
export interface Overlay { id: string; name: string; key?: string }
export interface Source { what: string; origin: string; note: string }
export interface Board {
  game: string; title: string; size: [number, number]; layout?: 'spaces' | 'hexes'; open?: boolean /* nothing is hidden: no curtain */; lowest?: number /* 1 */; values?: string[];
  sides: Side[]; nations: Nation[]; terrains: Terrain[]; ground?: Ground[]; relief?: Relief[]; captions?: Caption[]; planes?: Plane[];
  spaces: Space[]; links?: Link[]; boxes?: Box[]; tracks?: Track[]; marks?: MarkKind[]; pieces: Piece[]; cards?: Card[]; verbs: Verb[];
  overlays?: Overlay[]; views?: [string, number, number, number, number][];
}

// -- the picture: what one side sees now --------------------------------------------------------------------------

export interface Mark { kind: string; title: string; text?: string; side?: string; nation?: string }
export interface SpaceNow { owner?: string; marks?: Mark[]; note?: string }
export interface PieceNow {
  at: string; face?: number; marks?: Mark[]; order?: number; like?: string; count?: number /* 1 */; nation?: string; figure?: string; note?: string;
}
export interface Hidden { at: string; side: string; count?: number /* 1 */ }
export interface Zone { id: string; name: string; side: string; count: number; cards?: string[]; hand?: boolean }
export interface Status { id: string; name: string; value: string; note?: string }
export interface Marker { track: string; cell: string; name: string; side?: string }
export interface Chit { name: string; title: string; side?: string; note?: string; active?: boolean }
export interface Cup { id: string; name: string; inside?: Chit[]; drawn?: Chit[] }
export interface Arrow { a: string; b: string; kind?: 'attack' | 'move' /* attack */ }
export interface Panel { id: string; title: string; rows?: [string, string][]; folded?: boolean }
export interface Tray { id: string; name: string; side?: string; noun?: string; facts?: [string, string][]; marks?: Mark[]; note?: string }
export interface Display { id: string; title: string; side?: string; rows?: Tray[][]; captions?: string[]; facing?: boolean }
export interface Picture {
  spaces: Record<string, SpaceNow>; pieces: Record<string, PieceNow>; hidden?: Hidden[]; zones?: Zone[]; status?: Status[];
  markers?: Marker[]; cups?: Cup[]; arrows?: Arrow[]; panels?: Panel[]; displays?: Display[]; scene?: string;
}
export interface Bar { name: string; chance: number; tone?: 'good' | 'bad' | 'even' /* good */ }
export interface Roll { piece: string; name: string; side: string; need: string; bars: Bar[]; note?: string }
export interface Chart { name: string; option?: string; chance: number; bars: Bar[]; figures?: [string, string][]; rolls?: Roll[] }
export interface Shade { id: string; name: string; good?: string[]; bad?: string[]; pieces?: string[]; lines?: [string, string][]; sources?: string[]; note?: string }

// -- what is said: text with the nouns in it as links -------------------------------------------------------------

/** A plain text, or a noun of the game: ["space:liege", "Liège"]. */
export type Bit = string | [string, string];
export interface Line { bits: Bit[]; private?: boolean; die?: [string, number] /* side, face */ }
/** A reason: the rule's number, the sentence, and the rule's summary in the index. */
export interface Reason { rule?: string; text: string; summary?: string; verb?: string }

// -- a position: what the socket sends after every change ---------------------------------------------------------

export interface Option { action: string; verb: string; noun?: string; label: string; hint?: string; same?: string[] }
/** same: other actions that are the same choice (corps that are alike in one space). */
export interface Question {
  side: string; prompt: Bit[]; mine?: boolean; options?: Option[];
  /** Options are there only if the reader is asked. */
  final?: string[];
  /** Verbs after which there is no undo (dice are rolled or hidden things shown). */
  barred?: Reason[];
  /** Why not what is asked about but not allowed now, where there is nothing on the board to click. */
}
export interface Ended { winner?: string; text: string; reason: 'rules' | 'resigned' | 'time' | 'agreed' | 'abandoned' }
export interface Position {
  seq: number;             // version of the match: send it with an answer
  at: number;              // entries in the journal
  side: string;            // whose eyes ('' a spectator's)
  picture: Picture;
  question: Question | null;
  undo: boolean;           // the reader may take the last answer back
  charts: Chart[];
  warnings: Reason[];
  log: Line[];             // the whole log, or what is new from `told` on
  told: number;            // lines of the log before `log`
  ended: Ended | null;
}
/** A change: fields that are absent did not change. In picture, spaces and pieces hold only what changed (null: gone),
    the other fields of picture are whole if present. log holds the lines from `told` on: cut yours there and append. */
export type Patch = { picture?: Partial<Omit<Picture, 'spaces' | 'pieces'>> & { spaces?: Record<string, SpaceNow | null>; pieces?: Record<string, PieceNow | null> } }
  & Partial<Omit<Position, 'picture'>> & { seq: number };

// -- people and matches -------------------------------------------------------------------------------------------

export interface Me { user: User | null; email?: string; webhook?: string; language?: string; mail?: boolean /* letters leave the server */ }
export interface User { id: string; name: string; guest?: boolean }
export interface Login { id: string; since: string; seen: string; agent: string; here?: boolean }
export interface Token { id: string; label: string; since: string; token?: string /* only when it is made */ }

export interface ScenarioInfo { id: string; name: string; text: string }
export interface OptionInfo { id: string; rule: string; name: string; default: boolean | number; low?: number; high?: number; choices?: { id: string; name: string }[] }
export interface GameInfo { id: string; name: string; text: string; version: string; sides: { id: string; name: string }[]; scenarios: ScenarioInfo[]; options: OptionInfo[]; bots: string[] }

export interface Clock { kind: 'none' | 'live' | 'slow'; main?: number; more?: number }
/** seconds: live = main bank + more an answer given back; slow = `main` for every turn at the table, nothing carried over. */
export interface Seat {
  side: string; name: string; user?: User; bot?: string; waits?: '' | 'open' | 'link'; mine?: boolean; here?: boolean;
  left?: number; /* seconds on the clock */ runs?: boolean;
}
export interface Request { kind: 'back' | 'draw'; by: string; to?: number; text?: string /* what was done there */ }
export interface Match {
  id: string; game: string; scenario: string; scenario_name: string; options: Record<string, boolean | number>;
  seats: Seat[]; clock: Clock; state: 'waiting' | 'playing' | 'over'; turn?: string /* side to answer */; since: string; last: string;
  seq: number; invite?: string; commitment: string; result?: Ended;
  requests?: Request[]; watching?: number; owner?: boolean; rematch?: string; imported?: boolean; hotseat?: boolean; when?: string /* turn, for lists */;
  public?: boolean /* anybody may watch */; game_name: string;
}
export interface ChatLine { n: number; at: string; name: string; side?: string; text: string }
export interface Bookmark { at: number; text: string }
export interface LuckSide { side: string; rolls: number[] /* count of each face */; mean: number; expected: number; percentile: number }
export interface Luck { faces: number; sides: LuckSide[]; all: LuckSide }
export interface Audit { commitment: string; key?: string; fair?: boolean; answers: number; text: string }
export interface RuleRow { id: string; kind: string; summary: string }
export interface Detail { noun: string; title: string; lines: string[]; may?: string[]; not?: Reason[] }
export interface Refused { reason: Reason; seq?: number }     // body of every 4xx answer

// -- the live socket: /api/matches/ID/live?side=ap&lang=en -------------------------------------------------------------
// The page sends {"lang": "fr"} or {"side": "cp"} and gets a whole position; {"ping": 1} keeps the line open.
export type FromTable =
  | { type: 'position'; position: Position }
  | { type: 'patch'; patch: Patch }
  | { type: 'match'; match: Match }
  | { type: 'chat'; line: ChatLine }
  | { type: 'pong' };

// -- the desk: /api/matches/ID/desk?lang=en: replay and what-if, for one reader, gone when the socket closes -----------
// to: {at: n} | {side: 'ap'|''} | {lang} | {branch: true} | {act: 'verb:noun'} | {undo: true} | {why: 'space:sedan'} | {detail: ...}
// {at: n} shows the position after n entries of the journal (the replay); {branch: true} makes a private copy of the position shown,
// in which the reader answers for both sides; {at} leaves it again.
export interface DeskInfo { length: number; steps: Step[]; eyes: string[] /* sides whose eyes may be used */ }
/** Places where somebody decided; head: a new action begins here (a good stop); turn: a new turn does. */
export interface Step { at: number; side: string; text: string; head?: boolean; turn?: string }
export type FromDesk =
  | { type: 'info'; info: DeskInfo }
  | { type: 'position'; position: Position; branch?: boolean }
  | { type: 'patch'; patch: Patch; branch?: boolean }
  | { type: 'why'; noun: string; reasons: Reason[] }
  | { type: 'detail'; detail: Detail }
  | { type: 'refused'; reason: Reason };
