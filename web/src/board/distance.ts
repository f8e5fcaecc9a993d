// How far it is from one place to another: hexes as the crow flies, steps along links.

import type { Board } from '../wire'
import type { Index } from './model'

export interface Distance {
  hexes?: number
  steps?: number
  /** Kilometres, where the map tells. */
  km?: number
}

function hexesApart(index: Index, a: { x: number; y: number }, b: { x: number; y: number }): number | null {
  const plane = index.planeOf(a)
  if (index.planeOf(b) !== plane) return null
  const size = index.spread / Math.sqrt(3)
  const [dx, dy] = plane.flat ? [b.y - a.y, b.x - a.x] : [b.x - a.x, b.y - a.y]
  const r = Math.round((2 / 3) * (dy / size))
  const q = Math.round((Math.sqrt(3) / 3) * (dx / size) - (1 / 3) * (dy / size))
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

function stepsApart(board: Board, from: string, to: string): number | null {
  const near = new Map<string, string[]>()
  const join = (a: string, b: string): void => void (near.get(a)?.push(b) ?? near.set(a, [b]))
  for (const { a, b } of board.links ?? [])
    if (b) {
      join(a, b)
      join(b, a)
    }
  let edge = [from]
  const seen = new Set(edge)
  for (let steps = 0; edge.length; steps++) {
    if (edge.includes(to)) return steps
    edge = edge.flatMap((at) => near.get(at) ?? []).filter((at) => !seen.has(at) && seen.add(at))
  }
  return null
}

/** Null if no way leads from the one to the other. */
export function distance(index: Index, from: string, to: string): Distance | null {
  const [a, b] = [index.spaces.get(from), index.spaces.get(to)]
  if (!a || !b) return null
  if (!index.hexes) {
    const steps = stepsApart(index.board, from, to)
    return steps === null ? null : { steps }
  }
  const hexes = hexesApart(index, a, b)
  if (hexes === null) return null
  const apart = index.board.apart ?? 0
  return apart ? { hexes, km: (Math.hypot(b.x - a.x, b.y - a.y) / index.spread) * apart } : { hexes }
}
