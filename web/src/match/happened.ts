// What happened, read from the lines of a log that a reader has: moves and battles to be marked on the map, and a digest of them.

import type { Line, Trace } from '../wire'

export interface Way {
  kind: 'move' | 'retreat'
  side: string
  /** Places, from the first to the last. */
  path: string[]
}
export interface Fight {
  at: string
  /** Who attacks, who won; '' if that is not told. */
  side: string
  won: string
  /** Steps lost, by side. */
  lost: Record<string, number>
  driven: boolean
}
export interface Happened {
  ways: Way[]
  fights: Fight[]
}

const things = (line: Line): string =>
  line.bits.flatMap((bit) => (typeof bit !== 'string' && /^(unit|column):/.test(bit[0]) ? [bit[0]] : [])).join()

/** Moves and battles in some lines. What one thing goes in several steps is one way. */
export function happened(lines: Line[]): Happened {
  const ways: (Way & { who: string })[] = []
  const fights: Fight[] = []
  let fight: Fight | undefined
  for (const line of lines) {
    const trace = line.trace
    if (!trace) continue
    const { kind, side = '', path = [] } = trace
    if (kind === 'battle' && path[0]) {
      fight = { at: path[0], side, won: '', lost: {}, driven: false }
      fights.push(fight)
    } else if (kind === 'card' || kind === 'place') fight = undefined
    else if (kind === 'won' && fight) fight.won = side
    else if (kind === 'loss' && fight && side) fight.lost[side] = (fight.lost[side] ?? 0) + (trace.count ?? 1)
    else if ((kind === 'move' || kind === 'retreat') && path.length) {
      if (kind === 'retreat' && fight) fight.driven ||= side !== fight.side
      const who = things(line)
      const before = ways.findLast((way) => way.who === who)
      if (before && before.kind === kind && before.path.at(-1) === path[0]) before.path.push(...path.slice(1))
      else ways.push({ kind, side, path: [...path], who })
    }
  }
  return { ways: ways.map(({ kind, side, path }) => ({ kind, side, path })), fights }
}

const DOES: readonly Trace['kind'][] = ['move', 'battle', 'card']

/** From which line on it is another's doing: after the last thing that this side is told to have done. */
export const sinceMine = (lines: Line[], side: string): number =>
  lines.findLastIndex((line) => line.trace?.side === side && DOES.includes(line.trace.kind)) + 1

/** From which line on it is the last action, whoever's: for who watches. */
export function lastAction(lines: Line[], most: number): number {
  const end = Math.max(0, lines.length - most)
  let who = ''
  for (let i = lines.length - 1; i >= end; i--) {
    const trace = lines[i]!.trace
    if (!trace?.side || !DOES.includes(trace.kind)) continue
    if (who && trace.side !== who) return i + 1
    who = trace.side
    if (trace.kind === 'card') return i
  }
  return end
}

// -- the digest ---------------------------------------------------------------------------------------------------

export type Chapter = 'battles' | 'places' | 'moves' | 'losses' | 'cards' | 'points'
export interface Note {
  line: Line
  /** Where it was. */
  at: string
  fight?: Fight
}
export type Digest = Partial<Record<Chapter, Note[]>>

const CHAPTERS: Partial<Record<Trace['kind'], Chapter>> = { move: 'moves', place: 'places', card: 'cards', points: 'points' }

/** What others did, by kind: of a battle its result, of losses those outside of battles. */
export function digest(lines: Line[], own: string): Digest {
  const found: Digest = {}
  const { fights } = happened(lines)
  let battles = 0
  let fighting = false
  const note = (chapter: Chapter, line: Line, fight?: Fight): void => {
    ;(found[chapter] ??= []).push({ line, at: line.trace?.path?.at(-1) ?? '', ...(fight && { fight }) })
  }
  for (const line of lines) {
    const trace = line.trace
    if (!trace || line.private) continue
    const { kind, side } = trace
    if (kind === 'battle' && trace.path?.length) {
      fighting = true
      note('battles', line, fights[battles++])
    } else if (kind === 'card' || kind === 'place') fighting = false
    if (kind === 'loss' && !fighting) note('losses', line)
    const chapter = CHAPTERS[kind]
    if (chapter && (side !== own || chapter === 'points')) note(chapter, line)
  }
  return found
}
