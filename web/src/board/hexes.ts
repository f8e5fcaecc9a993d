// A board of hexes as a grid: which hex is where, which lie beside each other, and many of them as one path.

import type { Picture, Side, Space } from '../wire'
import { corners, hexRadius, n, turnOf } from './geometry'
import { inked, strewn } from './glyphs'
import type { Index } from './model'

/** Hexes of one part of the map that are printed alike, as one path. */
export interface Print {
  d: string
  /** Their colours. */
  style: string
  /** They have the colour of the sea. */
  water?: boolean
}
interface Hex {
  id: string
  x: number
  y: number
  turn: number
}

const PART = 700 // map units: a browser need only draw the parts in sight

export class HexGrid {
  readonly radius: number
  #corners = new Map<number, [number, number][]>()
  #size: number
  #found = new Map<number, Hex[]>()
  #all = new Map<string, Hex>()

  constructor(index: Index) {
    this.radius = hexRadius(index)
    this.#size = index.spread
    for (const space of index.board.spaces) {
      if (space.shape !== 'hex') continue
      const hex = { id: space.id, x: space.x, y: space.y, turn: turnOf(index, space) }
      if (!this.#corners.has(hex.turn)) this.#corners.set(hex.turn, corners(6, this.radius, hex.turn))
      const key = this.#key(Math.floor(hex.x / this.#size), Math.floor(hex.y / this.#size))
      const there = this.#found.get(key)
      if (there) there.push(hex)
      else this.#found.set(key, [hex])
      this.#all.set(hex.id, hex)
    }
  }

  #key(i: number, j: number): number {
    return i * 65_536 + j
  }

  /** The hex at a point of the map. */
  at(x: number, y: number): string | undefined {
    const [i, j] = [Math.floor(x / this.#size), Math.floor(y / this.#size)]
    let best: Hex | undefined
    let least = this.radius
    for (let a = i - 1; a <= i + 1; a++) {
      for (let b = j - 1; b <= j + 1; b++) {
        for (const hex of this.#found.get(this.#key(a, b)) ?? []) {
          const far = Math.hypot(hex.x - x, hex.y - y)
          if (far < least) [least, best] = [far, hex]
        }
      }
    }
    return best?.id
  }

  has(id: string): boolean {
    return this.#all.has(id)
  }

  /** Hexes as closed lines. */
  cells(ids: Iterable<string>, grow = 0): string {
    const scale = 1 + grow / this.radius
    const round = new Map(
      [...this.#corners].map(([turn, its]) => {
        const points = its.map(([x, y]): [number, number] => [x * scale, y * scale])
        const rest = points
          .slice(1)
          .map(([x, y], i) => `${n(x - points[i]![0])},${n(y - points[i]![1])}`)
          .join(' ')
        return [turn, { from: points[0]!, rest: `l${rest}z` }]
      }),
    )
    let d = ''
    for (const id of ids) {
      const hex = this.#all.get(id)
      if (!hex) continue
      const { from, rest } = round.get(hex.turn)!
      d += `M${n(hex.x + from[0])},${n(hex.y + from[1])}${rest}`
    }
    return d
  }

  /** The line round a set of hexes: their sides beyond which there is none of them. */
  border(ids: Set<string>): string {
    let d = ''
    for (const id of ids) {
      const hex = this.#all.get(id)
      if (!hex) continue
      const its = this.#corners.get(hex.turn)!
      this.#besides(hex).forEach((beyond, i) => {
        const [[x, y], [u, v]] = [its[i]!, its[(i + 1) % 6]!]
        if (beyond === undefined || !ids.has(beyond)) d += `M${n(hex.x + x)},${n(hex.y + y)}L${n(hex.x + u)},${n(hex.y + v)}`
      })
    }
    return d
  }

  /** The sides along which hexes of two sets touch, drawn `inset` map units inside the first. */
  between(ids: Set<string>, others: Set<string>, inset = 0): string {
    const scale = 1 - inset / this.radius
    let d = ''
    for (const id of ids) {
      const hex = this.#all.get(id)
      if (!hex) continue
      const its = this.#corners.get(hex.turn)!
      this.#besides(hex).forEach((beyond, i) => {
        if (!beyond || !others.has(beyond)) return
        const [[x, y], [u, v]] = [its[i]!, its[(i + 1) % 6]!]
        d += `M${n(hex.x + x * scale)},${n(hex.y + y * scale)}L${n(hex.x + u * scale)},${n(hex.y + v * scale)}`
      })
    }
    return d
  }

  #beside = new Map<string, (string | undefined)[]>()
  /** What lies beyond each side of a hex, found once. */
  #besides(hex: Hex): (string | undefined)[] {
    let found = this.#beside.get(hex.id)
    if (!found) {
      const its = this.#corners.get(hex.turn)!
      found = its.map(([x, y], i) => this.at(hex.x + x + its[(i + 1) % 6]![0], hex.y + y + its[(i + 1) % 6]![1]))
      this.#beside.set(hex.id, found)
    }
    return found
  }
}

/** All that is printed in the hexes, part by part of the map: tints and signs of terrain, the lines between them. */
export function prints(index: Index, grid: HexGrid): { tints: Print[]; signs: Print[]; lines: string[] } {
  const parts = new Map<string, Map<string, Space[]>>()
  for (const space of index.board.spaces) {
    if (space.shape !== 'hex') continue
    const part = `${Math.floor(space.x / PART)} ${Math.floor(space.y / PART)}`
    let terrains = parts.get(part)
    if (!terrains) parts.set(part, (terrains = new Map()))
    const alike = terrains.get(space.terrain ?? '')
    if (alike) alike.push(space)
    else terrains.set(space.terrain ?? '', [space])
  }
  const onLand = (index.board.ground ?? []).some((each) => each.kind === 'land')
  const found: ReturnType<typeof prints> = { tints: [], signs: [], lines: [] }
  for (const terrains of parts.values()) {
    let lines = ''
    for (const [id, spaces] of terrains) {
      const { tint = '', water, strewn: signs } = index.terrains.get(id) ?? {}
      const d = grid.cells(spaces.map((space) => space.id))
      lines += d
      if (tint || !onLand) found.tints.push({ d, style: tint && `--tint: ${tint}`, water })
      if (signs) found.signs.push({ d: strewn(signs, spaces, grid.radius), style: inked(signs) })
    }
    found.lines.push(lines)
  }
  return found
}

/** By side the hexes that it holds: as they say themselves, else with their nation's land. */
export function holders(index: Index, { spaces, homes = {} }: Picture): Map<string, Set<string>> {
  const found = new Map(index.board.sides.map((side) => [side.id, new Set<string>()]))
  for (const { id, nation } of index.board.spaces) found.get((spaces[id]?.owner || homes[nation ?? '']) ?? '')?.add(id)
  return found
}

/** Where the land of two sides meets: the line itself, and beside it the one's and the other's. */
export interface Front {
  one: Side
  other: Side
  line: string
  mine: string
  theirs: string
}

const INSET = 7 // map units

export function frontsOf(index: Index, grid: HexGrid, picture: Picture): Front[] {
  const held = holders(index, picture)
  const sides = index.board.sides
  return sides.flatMap((one, i) =>
    sides.slice(i + 1).map((other) => {
      const [a, b] = [held.get(one.id)!, held.get(other.id)!]
      return { one, other, line: grid.between(a, b), mine: grid.between(a, b, INSET), theirs: grid.between(b, a, INSET) }
    }),
  )
}

const grids = new WeakMap<Index, HexGrid>()

/** One grid a board. */
export function gridOf(index: Index): HexGrid {
  let found = grids.get(index)
  if (!found) grids.set(index, (found = new HexGrid(index)))
  return found
}
