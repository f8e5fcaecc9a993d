// Which names are shown and on which side of their space, so that no two overlap at the scale of the moment.

import type { Space } from '../wire'
import type { Scales } from './camera'
import type { Index } from './model'

export type Edge = 'n' | 'e' | 's' | 'w' | 'ne' | 'se' | 'sw' | 'nw'
/** How far a space with all that stands on it reaches from its middle, in units of counters (`--s`). */
export interface Reach {
  n: number
  e: number
  s: number
  w: number
  /** counters stand on its middle */ stack?: boolean
}
interface Rect {
  x0: number
  y0: number
  x1: number
  y1: number
  of: string
  /** Counters stand there. */
  stack?: boolean
}

const TYPE = 12.5
const GAP = 4
const SIGN: Record<string, number> = { village: 4, town: 6, city: 8, summit: 6 }
/** Pixels between close neighbours from which the names of such places are shown. */
const SHOWN_FROM: Record<string, number> = { village: 44, town: 26, city: 0, summit: 44 }

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

export const isBold = (space: Space): boolean => space.capital === true || space.place === 'city'

/** Where a name stands: offset of its anchor as multiples of --r, --s and --n. */
export function place(
  edge: Edge,
  space: Space,
  reach: Reach | undefined,
): { anchor: string; x: [number, number, number]; y: [number, number, number] } {
  const hex = space.shape === 'hex'
  const r = hex ? 0 : (space.r ?? 30) + (space.rim ? 4 : 0)
  if (edge.length === 2) {
    // At a corner, where neighbours stand on all sides.
    const [up, side] = [edge[0] as 'n' | 's', edge[1] as 'e' | 'w']
    const across = side === 'e' ? 1 : -1
    const far = (way: 'n' | 'e' | 's' | 'w') => (reach ? [0, reach[way]] : [r * 0.7, 0]) as [number, number]
    const [[xr, xs], [yr, ys]] = [far(side), far(up)]
    const anchor = side === 'e' ? 'start' : 'end'
    return up === 's'
      ? { anchor, x: [xr * across, xs * across, 0], y: [yr, ys, 7] }
      : { anchor, x: [xr * across, xs * across, 0], y: [-yr, -ys, 1] }
  }
  const straight = edge as 'n' | 'e' | 's' | 'w'
  const [a, b] = reach && reach[straight] > r ? [0, reach[straight]] : [r, 0]
  // In a hex a name keeps clear of what stands there, or of the sign of the place, which has the size of names.
  const gap = hex ? (reach?.stack ? 1 : (SIGN[space.place ?? ''] ?? 0)) : GAP
  if (edge === 's') return { anchor: 'middle', x: [0, 0, 0], y: [a, b, gap + 9.5] }
  if (edge === 'n') return { anchor: 'middle', x: [0, 0, 0], y: [-a, -b, -gap - 1] }
  if (edge === 'e') return { anchor: 'start', x: [a, b, gap + 1], y: [0, 0, 4.5] }
  return { anchor: 'end', x: [-a, -b, -gap - 1], y: [0, 0, 4.5] }
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
  hits(rect: Rect, but: string, stacks = false): boolean {
    return this.#each(rect, (key) =>
      (this.#cells.get(key) ?? []).some(
        (other) =>
          other.of !== but &&
          (!stacks || other.stack) &&
          other.x0 < rect.x1 &&
          other.x1 > rect.x0 &&
          other.y0 < rect.y1 &&
          other.y1 > rect.y0,
      ),
    )
  }
}

const SIDES: Edge[] = ['s', 'n', 'e', 'w']
const CORNERS: Edge[] = ['se', 'sw', 'ne', 'nw']
const PLACES = ['city', 'town', 'village', 'summit']
const rank = (space: Space): number => (space.capital ? 0 : 1) + (space.rim ? 0 : 2) + (space.place ? PLACES.indexOf(space.place) * 4 : 0)

/** Whether a space may have its name on the map at this scale. */
function isNamed(index: Index, space: Space, { k, far }: Scales): boolean {
  if (space.label === '' || !space.name) return false
  if (space.shape !== 'hex') return !far || space.capital === true || Boolean(space.rim)
  return Boolean(space.place) && (space.capital === true || Boolean(space.rim) || index.spread * k >= SHOWN_FROM[space.place!]!)
}

/** The name as written: where a stack hides the sign of the place, it stands before the name. */
export const written = (space: Space, reach: Reach | undefined): string =>
  space.place && reach?.stack ? `${{ village: '•', town: '▪', city: '■', summit: '▲' }[space.place]} ${space.name}` : space.name

/** The side each name stands on; names that are not in it have no room. `planes`: only what lies there, by their ids. */
export function settleNames(index: Index, scales: Scales, reaches: Map<string, Reach>, planes?: Set<string>): Map<string, Edge> {
  const { k, s, r, n } = scales
  const shown = new Map<string, Edge>()
  const near = planes ? index.board.spaces.filter((space) => planes.has(index.planeOf(space).id)) : index.board.spaces
  const named = near.filter((space) => isNamed(index, space, scales))
  if (!named.length) return shown
  const grid = new Grid()
  for (const space of near) {
    if (space.shape === 'hex' && !space.place) continue
    const rr = space.shape === 'hex' ? SIGN[space.place!]! * n * 0.8 : (space.r ?? 30) * r * 0.9
    const [x, y] = [space.x * k, space.y * k]
    grid.add({ x0: x - rr, y0: y - rr, x1: x + rr, y1: y + rr, of: space.id })
  }
  for (const [id, reach] of reaches) {
    const space = index.sites.get(id)
    if (space)
      grid.add({
        x0: space.x * k - reach.w * s,
        y0: space.y * k - reach.n * s,
        x1: space.x * k + reach.e * s,
        y1: space.y * k + reach.s * s,
        of: space.id,
        stack: reach.stack,
      })
  }
  const rect = (space: Space, edge: Edge): Rect => {
    const reach = reaches.get(space.id)
    const at = place(edge, space, reach)
    const x = space.x * k + at.x[0] * r + at.x[1] * s + at.x[2] * n
    const y = space.y * k + at.y[0] * r + at.y[1] * s + at.y[2] * n
    const w = widthOf(written(space, reach), isBold(space)) * n
    const x0 = at.anchor === 'middle' ? x - w / 2 : at.anchor === 'start' ? x : x - w
    return { x0: x0 - 1, y0: y - 9.5 * n, x1: x0 + w + 1, y1: y + 3 * n, of: space.id }
  }
  /** What everybody looks for is named at any price, but for a map seen from so far that only names would be seen. */
  const forced = (space: Space): boolean => !scales.tiny && (isBold(space) || Boolean(space.rim))
  for (const space of [...named].sort((a, b) => rank(a) - rank(b))) {
    const id = space.id
    const wish = (space.label || 's') as Edge
    // The corners are for what everybody looks for: elsewhere a name there would seem to belong to a neighbour.
    const edges = [wish, ...SIDES.filter((each) => each !== wish), ...(isBold(space) || space.rim ? CORNERS : [])]
    const free = (edge: Edge): boolean => !grid.hits(rect(space, edge), id)
    const within = (edge: Edge): boolean => {
      const { x0, x1, y0, y1 } = rect(space, edge)
      const { x, y, w, h } = index.planeOf(space)
      return x0 >= x * k && x1 <= (x + w) * k && y0 >= y * k && y1 <= (y + h) * k
    }
    // No name runs off its sheet; at the edge a corner may have room, and what everybody looks for is there in any case.
    const room = (each: Edge): boolean => within(each) && free(each)
    const bearable = (each: Edge): boolean => within(each) && (!index.hexes || !grid.hits(rect(space, each), id, true))
    const edge = edges.find(room) ?? CORNERS.find(room) ?? (forced(space) ? [...edges, ...CORNERS].find(bearable) : undefined)
    if (!edge) continue
    shown.set(id, edge)
    grid.add({ ...rect(space, edge), of: `${id} name` })
  }
  return shown
}
