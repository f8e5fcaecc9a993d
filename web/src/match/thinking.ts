// What is shown of a program that thinks, and of the plans that it weighed.
import type { Pondered, Seat } from '../wire'

/** From so many times its usual time on it takes longer than usual. */
const LONG = 2

export interface Progress {
  seconds: number
  /** Of its usual time, at most 1. */
  part: number
  /** Much is being thought on this table just now. */
  long: boolean
}

/** How far a program has come, so many seconds after the table said for how long it had been thinking; null: it does not. */
export function progress(seat: Pick<Seat, 'takes' | 'thinks'>, since: number): Progress | null {
  if (seat.thinks === undefined || !seat.takes) return null
  const seconds = seat.thinks + Math.max(0, since)
  return { seconds: Math.floor(seconds), part: Math.min(1, seconds / seat.takes), long: seconds > LONG * seat.takes }
}

/** What another plan has of its own: the same so far, then these, then the same again. */
export function own(chosen: readonly string[], other: readonly string[]): { before: number; actions: string[]; after: number } {
  const most = Math.min(chosen.length, other.length)
  let before = 0
  while (before < most && chosen[before] === other[before]) before += 1
  let after = 0
  while (after < most - before && chosen.at(-1 - after) === other.at(-1 - after)) after += 1
  return { before, actions: other.slice(before, other.length - after), after }
}

/** The thought that an answer came of. */
export const thoughtOf = (thoughts: readonly Pondered[], at: number): Pondered | undefined =>
  thoughts.findLast((each) => each.at <= at && at < each.until)

/** The thoughts that lines of the log came of, by the line at which each begins. */
export const byLine = (thoughts: readonly Pondered[]): Map<number, number> =>
  new Map(thoughts.filter((each) => each.line >= 0).map((each) => [each.line, each.at]))
