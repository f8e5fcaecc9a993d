// Walking the board by keyboard: what can be stepped on, and which comes next in a direction.

import { isSpace, type Heap, type Index } from './model'

/** A thing to step on: a space, a link, or a piece (by its place in its stack). */
export interface Stop {
  noun: string
  at: string
  x: number
  y: number
  piece: number /* -1: the space itself */
}
export type Way = 'up' | 'down' | 'left' | 'right'

const ROW = 110 // map units that count as one line of reading

function inReadingOrder(stops: Stop[]): Stop[] {
  const row = (stop: Stop): number => Math.floor(stop.y / ROW)
  return stops.sort((a, b) => row(a) - row(b) || a.x - b.x || a.y - b.y || a.piece - b.piece)
}

/** The choices on the map; if there are none, or if `all` is wanted, every space and every piece that stands on one. */
export function stopsOf(
  index: Index,
  heaps: Map<string, Heap>,
  places: Map<string, string>,
  nouns: Iterable<string>,
  all: boolean,
): Stop[] {
  const stops: Stop[] = []
  const stand = (noun: string, at: string, piece: number): void => {
    const space = index.sites.get(at)
    if (space) stops.push({ noun, at, x: space.x, y: space.y, piece })
  }
  if (!all) {
    for (const noun of nouns) {
      if (isSpace(noun) || index.links.has(noun)) stand(noun, noun, -1)
      else {
        const at = places.get(noun)
        if (at !== undefined) stand(noun, at, heaps.get(at)?.lying.findIndex((each) => each.id === noun) ?? 0)
      }
    }
    if (stops.length) return inReadingOrder(stops)
  }
  for (const id of index.spaces.keys()) {
    stand(id, id, -1)
    heaps.get(id)?.lying.forEach((each, i) => each.piece && stand(each.id, id, i))
  }
  return inReadingOrder(stops)
}

/** The stop closest to where another was. */
export function nearest(stops: Stop[], to: Stop): Stop | undefined {
  const far = (stop: Stop): number => (stop.at === to.at ? -1 : Math.hypot(stop.x - to.x, stop.y - to.y))
  return stops.length ? stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best)) : undefined
}

const TURN: Record<Way, [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }

/** The nearest stop in a direction; sideways first through the pieces of a stack. */
export function next(stops: Stop[], from: Stop, way: Way): Stop | undefined {
  if (way === 'left' || way === 'right') {
    const here = stops.filter((stop) => stop.at === from.at)
    const beside = here[here.findIndex((stop) => stop.noun === from.noun) + (way === 'right' ? 1 : -1)]
    if (beside) return beside
  }
  const [ux, uy] = TURN[way]
  let best: Stop | undefined
  let least = Infinity
  for (const stop of stops) {
    if (stop.at === from.at) continue
    const [dx, dy] = [stop.x - from.x, stop.y - from.y]
    const along = dx * ux + dy * uy
    const across = Math.abs(dx * uy - dy * ux)
    if (along <= 0 || across > along * 2) continue
    const cost = along + across * 1.6
    if (cost < least) [least, best] = [cost, stop]
  }
  return best
}
