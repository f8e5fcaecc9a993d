// What travels between the table and the page. The types are made from the table's own (src/grognard/table/published.py):
// `python -m grognard.table.published web/src/generated/wire.ts`; tests/table/test_wire.py says when they are stale.
// Fields marked ? are left out when they have their default (empty string, 0, false, empty list); a number whose default
// is not 0 says so in src/grognard/kernel/picture.py (Space.r 30, Board.lowest 1, PieceNow.count 1, Hidden.count 1).
//
// The live socket (/api/matches/ID/live?side=ap&lang=en) says FromTable. The page sends {"lang": "fr"} or {"side": "cp"}
// and gets a whole position; {"ping": 1} keeps the line open.
// The desk (/api/matches/ID/desk?lang=en: replay and what-if, for one reader, gone when the socket closes) says FromDesk.
// To it: {at: n} | {side: 'ap'|''} | {lang} | {branch: true} | {act: 'verb:noun'} | {undo: true} | {why: 'space:sedan'} |
// {detail: ...}. {at: n} shows the position after n entries of the journal (the replay); {branch: true} makes a private
// copy of the position shown, in which the reader answers for both sides; {at} leaves it again.

import type { Clock as WholeClock, Line, Mark } from './generated/wire'

export type * from './generated/wire'
/** A clock as the page may ask for one: what is unsaid is 0. */
export type Clock = Pick<WholeClock, 'kind'> & Partial<WholeClock>
export type MarkKind = Mark['kind']
/** A plain text, or a noun of the game: ["space:liege", "Liège"]. */
export type Bit = Line['bits'][number]
