// Programs as people call them; the table knows them by their ids.
import { duration } from '../i18n.svelte'
import type { GameInfo } from '../wire'
import { t } from '../words/shell'

/** The levels, the easiest first; the one to begin with. */
const LEVELS = ['novice', 'regular', 'veteran', 'champion']
const FIRST = 'regular'
/** Another name of a level's program, under which older matches know it. */
const ALSO: Readonly<Record<string, string>> = { greedy: 'regular' }

/** The name of a program. One that another package brought has no other name than its id. */
export const programName = (id: string): string =>
  ({ novice: t.botNovice, regular: t.botRegular, veteran: t.botVeteran, champion: t.botChampion, random: t.botRandom })[ALSO[id] ?? id] ??
  id

/** What is to be said of a program, and how long it thinks. */
export const programText = (id: string, game: GameInfo): string | undefined => {
  const text = { novice: t.botNoviceText, regular: t.botRegularText, veteran: t.botVeteranText, champion: t.botChampionText }[id]
  if (!text) return { random: t.botRandomText }[id]
  const seconds = game.takes?.[id]
  return `${text} ${seconds ? t.botTakes(duration(seconds, 'long')) : t.botAtOnce}`
}

/** The programs of a game by level, and the others. */
export const levels = (game: GameInfo): string[] => LEVELS.filter((id) => game.bots.includes(id))
export const others = (game: GameInfo): string[] => game.bots.filter((id) => !LEVELS.includes(id) && !game.bots.includes(ALSO[id] ?? ''))

/** The program to begin with; none if a game has none. */
export const firstProgram = (game: GameInfo): string => (game.bots.includes(FIRST) ? FIRST : ([...levels(game), ...others(game)][0] ?? ''))

/** Seconds that a person takes for a decision, by and large: a guess, and called one. */
const SECONDS = 10

/** About how long a scenario takes against a program, in seconds, to a round figure; 0: nobody knows. */
export function lasts(decisions: number): number {
  const seconds = (decisions / 2) * SECONDS
  const step = seconds < 3600 ? 600 : seconds < 4 * 3600 ? 1800 : 3600
  return Math.ceil(seconds / step) * step
}
