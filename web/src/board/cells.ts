// What is printed of each space, worked out once: a board may have thousands.

import type { Space } from '../wire'
import { outline } from './geometry'
import { TERRAIN } from './glyphs'
import { bare, spaceNoun, type Index } from './model'

export interface Cell {
  space: Space; id: string; noun: string
  /** Where it stands, its outline, the colour of a hex. */
  move: string; d: string; style: string | undefined
  /** The kind of glyph and its drawing. */
  terrain: string; glyph: string
}

export function cellsOf(index: Index): Cell[] {
  return index.board.spaces.map((space) => {
    const terrain = space.terrain ? index.terrains.get(bare(space.terrain)) : undefined
    return {
      space, id: bare(space.id), noun: spaceNoun(space.id),
      move: `translate(${space.x},${space.y})`, d: outline(index, space), style: terrain?.tint ? `fill: ${terrain.tint}` : undefined,
      terrain: terrain?.glyph ?? '', glyph: (terrain?.glyph && TERRAIN[terrain.glyph]) || '',
    }
  })
}
