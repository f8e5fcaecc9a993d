// Lists of matches by game.
import type { Match } from '../wire'

export interface Group {
  game: string
  name: string
  matches: Match[]
}

/** The matches by game, in the order in which each game first comes up. */
export function byGame(matches: readonly Match[]): Group[] {
  const groups = new Map<string, Group>()
  for (const match of matches) {
    const group = groups.get(match.game) ?? { game: match.game, name: match.game_name, matches: [] }
    groups.set(match.game, group)
    group.matches.push(match)
  }
  return [...groups.values()]
}
