// What is printed of each space that is not a hex, worked out once. Hexes are printed many at a time: see hexes.ts.

import type { Space } from '../wire'
import { outline } from './geometry'
import { TERRAIN } from './glyphs'
import type { Index } from './model'

export interface Cell {
  space: Space
  id: string
  /** Where it stands, its outline. */
  move: string
  d: string
  /** The kind of glyph and its drawing. */
  terrain: string
  glyph: string
}

export function cellsOf(index: Index): Cell[] {
  return index.board.spaces
    .filter((space) => !index.hexes || space.shape !== 'hex')
    .map((space) => {
      const terrain = space.terrain ? index.terrains.get(space.terrain) : undefined
      return {
        space,
        id: space.id,
        move: `translate(${space.x},${space.y})`,
        d: outline(index, space),
        terrain: terrain?.glyph ?? '',
        glyph: (terrain?.glyph && TERRAIN[terrain.glyph]) || '',
      }
    })
}
