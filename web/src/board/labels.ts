// Which names are shown and on which side of their space, so that no two overlap at the scale of the moment.

import type { Space } from '../wire'
import type { Scales } from './camera'
import { bare, type Index } from './model'

export type Edge = 'n' | 'e' | 's' | 'w'
/** How far a space with all that stands on it reaches from its middle, in units of counters (`--s`). */
export interface Reach { n: number; e: number; s: number; w: number }
interface Rect { x0: number; y0: number; x1: number; y1: number; of: string }

export const TYPE = 12.5
const GAP = 4

let pen: CanvasRenderingContext2D | null = null
const widths = new Map<string, number>()

/** Width of a name at the base size, in pixels. */
export function widthOf(name: string, bold: boolean): number {
  const key = (bold ? '*' : '') + name
  let width = widths.get(key)
  if (width === undefined) {
    pen ??= document.createElement('canvas').getContext('2d')
    if (pen) pen.font = `${bold ? 750 : 600} ${TYPE}px system-ui, sans-serif`
    width = pen?.measureText(name).width ?? name.length * 7
    widths.set(key, width)
  }
  return width
}

/** Where a name stands: offset of its anchor as multiples of --r, --s and --n. */
export function place(edge: Edge, space: Space, reach: Reach | undefined): { anchor: string; x: [number, number, number]; y: [number, number, number] } {
  if (space.shape === 'hex') {
    const inside = (space.r ?? 30) * 0.6 // in the hex, under or above what stands there
    return { anchor: 'middle', x: [0, 0, 0], y: edge === 'n' ? [-inside, 0, 4] : [inside, 0, 4] }
  }
  const r = (space.r ?? 30) + (space.rim ? 4 : 0)
  const out = (side: Edge): [number, number] => (reach && reach[side] > r ? [0, reach[side]] : [r, 0])
  const [a, b] = out(edge)
  if (edge === 's') return { anchor: 'middle', x: [0, 0, 0], y: [a, b, GAP + 9.5] }
  if (edge === 'n') return { anchor: 'middle', x: [0, 0, 0], y: [-a, -b, -GAP - 1] }
  if (edge === 'e') return { anchor: 'start', x: [a, b, GAP], y: [0, 0, 4.5] }
  return { anchor: 'end', x: [-a, -b, -GAP], y: [0, 0, 4.5] }
}

/** Rectangles by squares of the screen. */
class Grid {
  #cells = new Map<number, Rect[]>()
  #each(rect: Rect, visit: (key: number) => boolean | void): boolean {
    for (let i = Math.floor(rect.x0 / 80); i <= Math.floor(rect.x1 / 80); i++) {
      for (let j = Math.floor(rect.y0 / 80); j <= Math.floor(rect.y1 / 80); j++) if (visit(i * 100_003 + j)) return true
    }
    return false
  }
  add(rect: Rect): void {
    this.#each(rect, (key) => {
      const cell = this.#cells.get(key)
      if (cell) cell.push(rect)
      else this.#cells.set(key, [rect])
    })
  }
  hits(rect: Rect, but: string): boolean {
    return this.#each(rect, (key) =>
      (this.#cells.get(key) ?? []).some((other) => other.of !== but && other.x0 < rect.x1 && other.x1 > rect.x0 && other.y0 < rect.y1 && other.y1 > rect.y0))
  }
}

const OTHERS: Record<Edge, Edge[]> = { s: ['n', 'e', 'w'], n: ['s', 'e', 'w'], e: ['s', 'n', 'w'], w: ['s', 'n', 'e'] }
const rank = (space: Space): number => (space.capital ? 0 : 1) + (space.rim ? 0 : 2)

/** The side each name stands on; names that are not in it have no room. */
export function settleNames(index: Index, scales: Scales, reaches: Map<string, Reach>): Map<string, Edge> {
  const { k, s, r, n, far } = scales
  const shown = new Map<string, Edge>()
  const named = index.board.spaces.filter((space) => space.label !== '' && space.name && (!far || space.capital || space.rim))
  if (!named.length) return shown
  const grid = new Grid()
  if (!index.hexes) {
    for (const space of index.board.spaces) {
      const [x, y, rr] = [space.x * k, space.y * k, (space.r ?? 30) * r * 0.9]
      grid.add({ x0: x - rr, y0: y - rr, x1: x + rr, y1: y + rr, of: bare(space.id) })
    }
  }
  for (const [id, reach] of far ? [] : reaches) {
    const space = index.spaces.get(id)
    if (space) grid.add({ x0: space.x * k - reach.w * s, y0: space.y * k - reach.n * s, x1: space.x * k + reach.e * s, y1: space.y * k + reach.s * s, of: bare(space.id) })
  }
  const rect = (space: Space, edge: Edge): Rect => {
    const at = place(edge, space, far ? undefined : reaches.get(bare(space.id)))
    const x = space.x * k + at.x[0] * r + at.x[1] * s + at.x[2] * n
    const y = space.y * k + at.y[0] * r + at.y[1] * s + at.y[2] * n
    const w = widthOf(space.name, space.capital ?? false) * n
    const x0 = at.anchor === 'middle' ? x - w / 2 : at.anchor === 'start' ? x : x - w
    return { x0: x0 - 1, y0: y - 9.5 * n, x1: x0 + w + 1, y1: y + 3 * n, of: bare(space.id) }
  }
  for (const space of [...named].sort((a, b) => rank(a) - rank(b))) {
    const id = bare(space.id)
    const wish = (space.label || 's') as Edge
    for (const edge of [wish, ...OTHERS[wish]]) {
      const box = rect(space, edge)
      if (grid.hits(box, id)) continue
      shown.set(id, edge)
      grid.add({ ...box, of: `${id} name` })
      break
    }
  }
  return shown
}
