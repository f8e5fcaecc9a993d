// Paths: links, hexes, stars, arrows.

import type { Link, Space } from '../wire'
import type { Index } from './model'

export const n = (value: number): string => String(Math.round(value * 100) / 100)

export const corners = (count: number, r: number, turn: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / count
    return [r * Math.cos(a), r * Math.sin(a)]
  })

const polygon = (count: number, r: number, turn: number): string =>
  `M${corners(count, r, turn)
    .map(([x, y]) => `${n(x)},${n(y)}`)
    .join('L')}Z`

/** A star round the origin: a fort. */
export function star(points: number, outer: number, inner: number): string {
  let d = ''
  for (let i = 0; i < points * 2; i++) {
    const a = (i * Math.PI) / points - Math.PI / 2
    const r = i % 2 ? inner : outer
    d += `${i ? 'L' : 'M'}${n(r * Math.cos(a))},${n(r * Math.sin(a))}`
  }
  return `${d}Z`
}

/** Radius of the hexes, from how far apart they stand, so that they join whatever radius a board gives. */
export const hexRadius = (index: Index): number => index.spread / Math.sqrt(3)

/** How far the first corner of a hex is turned from the east: flat-topped ones have a corner there. */
export const turnOf = (index: Index, at: { x: number; y: number }): number => (index.planeOf(at).flat ? 0 : Math.PI / 6)

const outlines = new Map<string, string>()
const WIDE = 33 // from this radius on walls have more bastions

/** The outline of a space round its own middle. */
export function outline(index: Index, space: Space, grow = 0): string {
  const key = `${space.shape} ${space.r} ${grow} ${index.hexes ? `${index.spread} ${turnOf(index, space)}` : ''}`
  let found = outlines.get(key)
  if (found === undefined) outlines.set(key, (found = draw(index, space, grow)))
  return found
}

function draw(index: Index, space: Space, grow: number): string {
  const r = (space.r ?? 30) + grow
  if (space.shape === 'hex') return polygon(6, hexRadius(index) + grow, turnOf(index, space))
  if (space.shape === 'bastions') return star(r > WIDE ? 8 : 6, r, r * 0.74)
  if (space.shape === 'square') {
    const h = r * 0.87
    return `M${-h},${-h}H${h}V${h}H${-h}Z`
  }
  return `M${-r},0a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`
}

/** Whether a point lies inside a closed path. */
export function contains(d: string, at: { x: number; y: number }): boolean {
  let path = paths.get(d)
  if (!path) paths.set(d, (path = new Path2D(d)))
  pen ??= document.createElement('canvas').getContext('2d')
  return pen?.isPointInPath(path, at.x, at.y, 'evenodd') ?? true
}
let pen: CanvasRenderingContext2D | null = null
const paths = new Map<string, Path2D>()

/** A point on the way from the middle between two others: so far towards b, so far to its right. */
const between = (a: { x: number; y: number }, b: { x: number; y: number }): ((along: number, off: number) => string) => {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far]
  return (along, off) => `${n((a.x + b.x) / 2 + ux * along - uy * off)},${n((a.y + b.y) / 2 + uy * along + ux * off)}`
}

/** The sign of a bridge: two parapets that open at both ends. */
function bridge(a: { x: number; y: number }, b: { x: number; y: number }): string {
  const at = between(a, b)
  return [-1, 1].map((side) => `M${at(-9, 7.5 * side)}L${at(-5.5, 4.2 * side)}L${at(5.5, 4.2 * side)}L${at(9, 7.5 * side)}`).join('')
}

/** A footbridge: planks between two ropes, and a head that says where it leads. */
export function footbridge(a: { x: number; y: number }, b: { x: number; y: number }): string {
  const at = between(a, b)
  const ropes = [-1, 1].map((side) => `M${at(-17, 4.5 * side)}L${at(12, 4.5 * side)}`).join('')
  const planks = [-14, -8.5, -3, 2.5, 8].map((along) => `M${at(along, -4.5)}L${at(along, 4.5)}`).join('')
  return `${ropes}${planks}M${at(12, -9)}L${at(21, 0)}L${at(12, 9)}`
}

/** All links of one kind as one path. Between hexes a river runs along the side they share. */
export function linkPath(index: Index, links: Link[]): string {
  let d = ''
  for (const link of links) {
    const a = index.spaces.get(link.a)
    const b = link.end ? { x: link.end[0], y: link.end[1] } : index.spaces.get(link.b)
    if (!a || !b) continue
    if (link.kind === 'bridge') d += bridge(a, b)
    else if ((link.kind === 'river' || link.kind === 'crossing') && index.hexes) {
      const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
      const half = hexRadius(index) / 2 / Math.hypot(b.x - a.x, b.y - a.y)
      d += `M${n(mx - (b.y - a.y) * half)},${n(my + (b.x - a.x) * half)}L${n(mx + (b.y - a.y) * half)},${n(my - (b.x - a.x) * half)}`
    } else if (link.bend) d += `M${n(a.x)},${n(a.y)}Q${n(link.bend[0])},${n(link.bend[1])} ${n(b.x)},${n(b.y)}`
    else d += `M${n(a.x)},${n(a.y)}L${n(b.x)},${n(b.y)}`
  }
  return d
}

/** A long line of many points cut into short ones, so that a browser need only draw those in sight. Left whole if it has curves. */
export function strokes(d: string, most = 90): string[] {
  if (/[^Ml\d\s.,-]/.test(d)) return [d]
  const found: string[] = []
  for (const line of d.split('M').slice(1)) {
    const steps = line.match(/-?(\d+\.?\d*|\.\d+)/g)!.map(Number)
    let [x, y] = [0, 0]
    let cut = ''
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i]!
      y += steps[i + 1]!
      cut += `${cut ? ' ' : 'M'}${n(x)} ${n(y)}`
      if (i && (i / 2) % most === 0) {
        found.push(cut)
        cut = `M${n(x)} ${n(y)}`
      }
    }
    if (cut.includes(' ', cut.indexOf(' ') + 1)) found.push(cut)
  }
  return found
}

/** An arrow from a to b, short of both by `gap`, all in map units; `w` is half the width of its shaft. */
export function arrow(a: Space, b: Space, gapA: number, gapB: number, w: number): string {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far]
  const start = Math.min(gapA, far * 0.3)
  const end = far - Math.min(gapB, far * 0.3)
  const head = Math.min(w * 4.2, (end - start) * 0.6)
  const at = (along: number, off: number): string => `${n(a.x + ux * along - uy * off)},${n(a.y + uy * along + ux * off)}`
  return `M${at(start, w * 0.7)}L${at(end - head, w)}L${at(end - head, w * 2.6)}L${at(end, 0)}L${at(end - head, -w * 2.6)}L${at(end - head, -w)}L${at(start, -w * 0.7)}Z`
}
