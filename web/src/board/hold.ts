// What is in the player's hand over the board: things taken up, the spaces within their reach, the way to one of them.

import type { Course } from '../wire'
import type { Index } from './model'

export interface Hold {
  /** What was taken up, or is on its way already. */
  readonly held: Set<string>
  readonly courses: Map<string, Course>
  /** The way that is pointed at, where it begins, and what it costs in words. */
  readonly way: Course | undefined
  readonly from: string
  readonly label: string
  /** Those that are taken up together go together. */
  readonly together: boolean
  /** The way of each thing that was moved last. */
  readonly walked: Map<string, string[]>
  /** Whether a thing can be taken up, or is held. */
  may(noun: string): boolean
  /** Take things up, `more`: besides what is held. */
  grab(nouns: string[], more?: boolean): void
  point(space: string | null): void
  /** Go there. Whether it is within reach. */
  go(space: string): boolean
  /** The way shall lead through there. Whether it can. */
  through(space: string): boolean
}

/** The middle points of a way, from where it begins. */
export function routeOf(index: Index, from: string, path: string[]): [number, number][] {
  return [from, ...path].flatMap((id): [number, number][] => {
    const site = index.sites.get(id)
    return site ? [[site.x, site.y]] : []
  })
}

/** The space within reach that is nearest to a point of the map, if it is no further away than `most`. */
export function nearestOf(index: Index, spaces: Iterable<string>, [x, y]: [number, number], most: number): string | null {
  let best: string | null = null
  let least = most
  for (const id of spaces) {
    const site = index.sites.get(id)
    const far = site ? Math.hypot(site.x - x, site.y - y) : Infinity
    if (far < least) [least, best] = [far, id]
  }
  return best
}

/** A way without the first bit of it. */
export function outside(route: [number, number][], clear: number): [number, number][] {
  const [a, b, ...rest] = route
  if (!a || !b) return route
  const part = Math.min(0.45, clear / Math.max(1e-6, Math.hypot(b[0] - a[0], b[1] - a[1])))
  return [[a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], b, ...rest]
}
