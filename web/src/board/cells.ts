// What is printed of each space that is not a hex, worked out once. Hexes are printed many at a time: see hexes.ts.

import type { Sign, Space } from '../wire'
import { outline } from './geometry'
import type { Index } from './model'

export interface Cell {
  space: Space
  id: string
  /** Where it stands, its outline. */
  move: string
  d: string
  /** What its terrain looks like. */
  sign: Sign | undefined
}

export function cellsOf(index: Index): Cell[] {
  return index.board.spaces
    .filter((space) => !index.hexes || space.shape !== 'hex')
    .map((space) => ({
      space,
      id: space.id,
      move: `translate(${space.x},${space.y})`,
      d: outline(index, space),
      sign: space.terrain ? index.terrains.get(space.terrain)?.sign : undefined,
    }))
}
