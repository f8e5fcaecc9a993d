// Camera arithmetic: where to look so that what matters is in sight. Pixels and map units; knows neither browser nor game.

export interface Spot {
  x: number
  y: number
}
/** The point of the map in the middle of the area, and pixels a map unit. */
export interface Sight extends Spot {
  k: number
}
/** The area in pixels, and what of it is covered or too near the edge. */
export interface Pane {
  size: [number, number]
  top: number
  right: number
  bottom: number
  left: number
}
/** Pixels a map unit: as small as can just be read, and as is read with ease. */
export interface Reading {
  least: number
  ease: number
}

const MANY = 90 // candidates looked at for the corner of a window
const HAIR = 0.5 // of a pixel, lost in the arithmetic

export const freeOf = (pane: Pane): [number, number] => [
  Math.max(1, pane.size[0] - pane.left - pane.right),
  Math.max(1, pane.size[1] - pane.top - pane.bottom),
]

/** Whether a point lies in the free part of the pane. */
export function inSight(spot: Spot, at: Sight, pane: Pane): boolean {
  const x = (spot.x - at.x) * at.k + pane.size[0] / 2
  const y = (spot.y - at.y) * at.k + pane.size[1] / 2
  const [right, bottom] = [pane.size[0] - pane.right, pane.size[1] - pane.bottom]
  return x >= pane.left - HAIR && y >= pane.top - HAIR && x <= right + HAIR && y <= bottom + HAIR
}

interface Box {
  x: number
  y: number
  w: number
  h: number
}

export function boxOf(spots: Spot[]): Box {
  const [xs, ys] = [spots.map((each) => each.x), spots.map((each) => each.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** The largest scale at which all of them fit into the free part. */
export function scaleFor(spots: Spot[], pane: Pane): number {
  const [{ w, h }, [fw, fh]] = [boxOf(spots), freeOf(pane)]
  return Math.min(w > 0 ? fw / w : Infinity, h > 0 ? fh / h : Infinity)
}

/** Look at a point of the map from the middle of the free part. */
const middled = (at: Spot, k: number, pane: Pane): Sight => ({
  x: at.x - (pane.left - pane.right) / 2 / k,
  y: at.y - (pane.top - pane.bottom) / 2 / k,
  k,
})

const thinned = (values: number[]): number[] => {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const every = Math.ceil(sorted.length / MANY)
  return every > 1 ? sorted.filter((_, i) => i % every === 0) : sorted
}

/** Those that the best window at this scale holds: as many `must` as can be, then as many `nice`, then near where one looks. */
function windowed(must: Spot[], nice: Spot[], now: Spot, k: number, pane: Pane): Spot[] {
  const [w, h] = freeOf(pane).map((px) => px / k) as [number, number]
  let best: { held: Spot[]; worth: number } = { held: [], worth: -Infinity }
  for (const x of thinned([...must, ...nice].map((each) => each.x))) {
    const column = [must, nice].map((all) => all.filter((each) => each.x >= x - 1e-6 && each.x <= x + w + 1e-6))
    for (const y of thinned(column.flat().map((each) => each.y))) {
      const [held, more] = column.map((all) => all.filter((each) => each.y >= y - 1e-6 && each.y <= y + h + 1e-6)) as [Spot[], Spot[]]
      const away = Math.hypot(x + w / 2 - now.x, y + h / 2 - now.y) / (w + h)
      const worth = held.length * 1000 + more.length * 2 - Math.min(away, 1.5)
      if (worth > best.worth) best = { held: [...held, ...more], worth }
    }
  }
  return best.held
}

/** Where to look so that `must` is in sight at a readable size, and beside it as much of `nice` as may be. */
export function framed(must: Spot[], nice: Spot[], now: Sight, pane: Pane, { least, ease }: Reading): Sight | null {
  const all = must.length ? must : nice
  if (!all.length) return null
  // As close as one is already, if that can be read; closer than with ease only by hand.
  const wish = now.k >= least ? now.k : ease
  const fits = scaleFor(must.length ? must : nice, pane)
  const k = Math.max(least, Math.min(wish, fits))
  const held = windowed(must, nice, now, k, pane)
  const { x, y, w, h } = boxOf(held)
  return middled({ x: x + w / 2, y: y + h / 2 }, k, pane)
}

/** Whether one may go on looking where one looks: all of it is in sight and can be read, or as good a part as another place would show. */
export function enough(must: Spot[], now: Sight, pane: Pane, reading: Reading): boolean {
  if (now.k < reading.least * 0.999) return false
  const seen = must.filter((each) => inSight(each, now, pane)).length
  if (seen === must.length) return true
  if (!seen || scaleFor(must, pane) >= reading.least) return false
  const there = framed(must, [], now, pane, reading)!
  return seen * 2 >= must.filter((each) => inSight(each, there, { ...pane, left: 0, right: 0, top: 0, bottom: 0 })).length
}
