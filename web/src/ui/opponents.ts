// Programs as people call them; the table knows them by their ids.
import type { GameInfo } from '../wire'
import { t } from '../words/shell'

/** The name of a program. One that another package brought has no other name than its id. */
export const programName = (id: string): string => ({ greedy: t.botGreedy, random: t.botRandom })[id] ?? id

/** The programs of a game, the one to begin with first. */
export const programs = (game: GameInfo): string[] => game.bots.toSorted((a, b) => Number(b === 'greedy') - Number(a === 'greedy'))

/** Seconds that a person takes for a decision, by and large: a guess, and called one. */
const SECONDS = 10

/** About how long a scenario takes against a program, in seconds, to a round figure; 0: nobody knows. */
export function lasts(decisions: number): number {
  const seconds = (decisions / 2) * SECONDS
  const step = seconds < 3600 ? 600 : seconds < 4 * 3600 ? 1800 : 3600
  return Math.ceil(seconds / step) * step
}
