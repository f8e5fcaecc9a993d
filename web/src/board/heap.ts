// How a closed stack is laid out round the middle of its space, in units of counters: the top counter stands a little above
// the middle, so that the ring and the tint of the space stay in sight; the others show as tabs at its right. In a hex, which
// has neighbours on all sides, they show below it instead, as strips with their figures.

import type { Space, SpaceNow } from '../wire'
import type { Reach } from './labels'
import { markKind, sizeOf, type Heap, type Index, type Lying } from './model'

/** Its left edge and its foot, how much of it can be seen, and whether its figures can. */
export interface Tab {
  lying: Lying
  x: number
  y: number
  width: number
  size: number
  figure: boolean
}
export interface Shape {
  size: number
  foot: number
  tabs: Tab[]
  right: number
  /** how far down it reaches */ low: number
  /** how far badges stand out at the left */ badges: number
}

const MOST_TABS = 9
const STRIPS = [0, 12.5, 10.5, 8.5]
const BARE_STRIP = 4 // no room for figures
const TIGHT = 14 // all strips together where the next row of hexes begins right below

function inHex(lying: Lying[], slim: boolean): Shape {
  const size = sizeOf(lying[0]?.piece ?? null)
  const lower = lying.slice(1, 1 + MOST_TABS)
  const bare = slim ? lower.length > 1 : lower.length >= STRIPS.length
  const strip = bare ? Math.min(BARE_STRIP, TIGHT / lower.length) : STRIPS[lower.length]!
  const foot = (size + lower.length * strip) / 2
  const tabs = lower.map((each, i) => ({
    lying: each,
    x: -sizeOf(each.piece) / 2 + (i + 1) * 1.5,
    y: foot - (lower.length - i - 1) * strip,
    width: strip,
    size: sizeOf(each.piece),
    figure: !bare,
  }))
  return {
    size,
    foot: foot - lower.length * strip,
    tabs,
    right: size / 2 + tabs.length * 1.5,
    low: foot,
    badges: lying.some((each) => each.now.marks?.length) ? 11 : 0,
  }
}

/** Pieces on the middle of a link are drawn smaller: there is less room. */
export const ON_LINK = 0.7
export const isOnLink = (space: Space): boolean => space.id.startsWith('link:')

export function shapeOf(space: Space, lying: Lying[], slim: boolean): Shape {
  if (space.shape === 'hex') return inHex(lying, slim)
  const size = sizeOf(lying[0]?.piece ?? null)
  const lower = lying.slice(1, 1 + MOST_TABS)
  const foot = isOnLink(space) ? size / 2 : (space.r ?? 30) / 3
  const width = slim ? 4.5 : lower.length <= 3 ? 11.5 : lower.length <= 5 ? 7 : 4
  const tabs = lower.map((each, i) => ({
    lying: each,
    x: size / 2 + i * width,
    y: foot,
    width,
    size: Math.min(size, sizeOf(each.piece)),
    figure: width > 10,
  }))
  return {
    size,
    foot,
    tabs,
    right: size / 2 + tabs.length * width,
    low: foot,
    badges: lying.some((each) => each.now.marks?.length) ? 11 : 0,
  }
}

/** Where the marks of a space stand: where their kind does, most beside the counter at the left; in a hex all at the right. */
export function slots(index: Index, space: Space, marks: SpaceNow['marks'], shape: Shape | undefined): [number, number][] {
  const r = space.r ?? 30
  if (space.shape === 'hex') return (marks ?? []).map((_, i) => [Math.max(27, (shape?.right ?? 0) + 9), -9 + i * 17])
  const left = -Math.max(r, (shape?.size ?? 0) / 2 + 1 + (shape?.badges ?? 0)) - 8
  let low = 0
  let right = 0
  let side = 0
  return (marks ?? []).map((mark) => {
    const { slot } = markKind(index, mark)
    if (slot === 'middle') return [0, 0]
    if (slot === 'east') return [r * 1.03, r * 0.7]
    if (slot === 'west') return [-r * 1.08 - low++ * 20, r * 0.7]
    if (slot === 'flag')
      return shape ? [-Math.max(r * 0.72 + 7, shape.size / 2 + 4), Math.max(r * 0.3 + 5, shape.foot + 12)] : [-r * 0.72 - 7, r * 0.3 + 5]
    if (slot === 'south' && mark.text) return [0, r + 6]
    if (slot === 'above') return [Math.max(r + 8, (shape?.right ?? 0) + 9), -10 - right++ * 18]
    return [left, -4 - side++ * 18]
  })
}

/** A stack from afar. */
export const CHIP: Reach = { n: 12, e: 14, s: 12, w: 14, stack: true }

export function reachOf(index: Index, space: Space, now: SpaceNow | undefined, heap: Heap | undefined, slim: boolean): Reach | undefined {
  const marks = now?.marks ?? []
  if (!heap && !marks.length) return undefined
  const shape = heap ? shapeOf(space, heap.lying, slim) : undefined
  const reach: Reach = { n: 0, e: 0, s: 0, w: 0, stack: heap !== undefined }
  if (heap && shape) {
    reach.n = shape.size - shape.foot + (shape.badges ? 3 : 0)
    reach.w = shape.size / 2 + shape.badges
    reach.e = space.shape !== 'hex' && heap.lying.length > 1 ? Math.max(shape.right, shape.size / 2 + (slim ? 6 : 29)) : shape.right
    reach.s = shape.low
  }
  if (isOnLink(space)) for (const way of ['n', 'e', 's', 'w'] as const) reach[way] *= ON_LINK
  for (const [x, y] of slots(index, space, marks, shape)) {
    if (x < 0) reach.w = Math.max(reach.w, -x + 9)
    else reach.e = Math.max(reach.e, x + 11)
    if (y < 0) reach.n = Math.max(reach.n, -y + 9)
    else reach.s = Math.max(reach.s, y + 8)
  }
  return reach
}
