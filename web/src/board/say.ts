// Names of things on the board for those who cannot see it.

import { t } from '../words/board'
import type { Space, SpaceNow } from '../wire'
import { figures, total, type Heap, type Index, type Lying } from './model'

export function pieceName(lying: Lying): string {
  if (!lying.piece) return t.hidden
  const parts = [`${lying.piece.title} ${figures(lying.piece, lying.now)}`.trim()]
  if ((lying.now.count ?? 1) > 1) parts.push(t.times(lying.now.count!))
  if (lying.now.face) parts.push(t.reduced)
  for (const mark of lying.now.marks ?? []) parts.push(mark.title)
  if (lying.now.note) parts.push(lying.now.note.replaceAll('\n', ', '))
  return parts.join(', ')
}

export function spaceName(index: Index, space: Space, now: SpaceNow | undefined, heap: Heap | undefined): string {
  const parts = [space.name]
  const terrain = space.terrain ? index.terrains.get(space.terrain) : undefined
  if (terrain) parts.push(terrain.name)
  const owner = now?.owner ? index.sides.get(now.owner) : undefined
  if (owner) parts.push(t.held(owner.name))
  if (space.rim === 'victory') parts.push(t.victory)
  if (space.capital) parts.push(t.capital)
  if (space.port) {
    const whose = index.nations.get(space.port)?.name ?? index.sides.get(space.port)?.name
    parts.push(whose ? t.portOf(whose) : t.port)
  }
  for (const mark of now?.marks ?? []) parts.push(mark.title)
  const here = heap?.lying.map(pieceName).join('; ')
  return parts.join(', ') + (here ? `; ${here}` : '')
}

export function heapName(space: string, heap: Heap): string {
  if (heap.lying.length === 1) return `${pieceName(heap.lying[0]!)}, ${space}`
  const sum = total(heap.lying)
  return `${t.stack(space, heap.lying.length)}${sum ? `, ${t.strength(sum)}` : ''}: ${heap.lying.map(pieceName).join('; ')}`
}
