import { describe, expect, test } from 'vitest'

import { gridOf, HexGrid, holders, prints } from '../../src/board/hexes'
import { indexOf } from '../../src/board/model'
import type { Strewn } from '../../src/wire'
import { board, hexes, numbers, picture, plane } from '../boards'

const spaces = [...hexes(5, 5), ...hexes(5, 5, true, [800, 0], 'f')]
const index = indexOf(board(spaces, { layout: 'hexes', planes: [plane('p', 0, 0, 700, 700), plane('f', 800, 0, 700, 700, true)] }))
const grid = new HexGrid(index)

describe('a grid of two planes', () => {
  test('finds the hex at a point, and none between the planes', () => {
    for (const { id, x, y } of spaces) {
      expect(grid.at(x, y)).toBe(id)
      expect(grid.at(x + 25, y - 15)).toBe(id)
    }
    expect(grid.at(760, 300)).toBeUndefined()
  })

  test('knows what it holds', () => {
    expect([grid.has('space:0-0'), grid.has('space:f0-0'), grid.has('space:x')]).toEqual([true, true, false])
    expect(gridOf(index)).toBe(gridOf(index))
  })

  test('cells are closed and grow', () => {
    const width = (d: string): number => {
      let x = 0
      const xs = [...d.matchAll(/([Ml ])(-?[\d.]+),/g)].map(([, kind, by]) => (x = kind === 'M' ? Number(by) : x + Number(by)))
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(width(grid.cells(['space:f1-1']))).toBeCloseTo(80, 0) // flat: from corner to corner
    expect(width(grid.cells(['space:1-1']))).toBeCloseTo(69.3, 0)
    expect(width(grid.cells(['space:f1-1'], -6))).toBeCloseTo(68, 0)
    expect(grid.cells(['space:1-1', 'space:x', 'space:f1-1']).match(/z/g)).toHaveLength(2)
  })

  test('a front runs where the land of two sides meets, and nowhere else', () => {
    const sides = (one: string[], other: string[]): number => grid.between(new Set(one), new Set(other)).split('M').length - 1
    expect(sides(['space:2-2'], ['space:3-2'])).toBe(1)
    expect(sides(['space:2-2'], ['space:4-2'])).toBe(0)
    expect(sides(['space:2-2'], ['space:1-2', 'space:3-2', 'space:f0-0'])).toBe(2)
  })

  test('a hex is held by who it says, else by who has the land of its nation', () => {
    const land = indexOf(
      board(
        hexes(3, 1).map((space) => ({ ...space, nation: 'north' })),
        { layout: 'hexes' },
      ),
    )
    const found = holders(
      land,
      picture({}, { spaces: { 'space:1-0': { owner: 'b' }, 'space:2-0': { owner: 'nobody' } }, homes: { north: 'a' } }),
    )
    expect([...found.get('a')!]).toEqual(['space:0-0'])
    expect([...found.get('b')!]).toEqual(['space:1-0'])
  })

  test('a border runs only where there is none of the set beyond', () => {
    const sides = (ids: string[]): number => grid.border(new Set(ids)).split('M').length - 1
    expect(sides(['space:2-2'])).toBe(6)
    expect(sides(['space:2-2', 'space:3-2'])).toBe(10)
    expect(sides(['space:f2-2', 'space:f2-3'])).toBe(10)
    expect(sides(spaces.slice(0, 25).map((space) => space.id))).toBe(6 * 25 - 2 * 56)
    for (let i = 0, all = numbers(grid.border(new Set(['space:f2-2']))); i < all.length; i += 4) {
      expect(Math.hypot(all[i]! - all[i + 2]!, all[i + 1]! - all[i + 3]!)).toBeCloseTo(40, 0)
    }
  })
})

const TREES: Strewn = { signs: [['m0,5v-2', [[-20, -10, 1], [12, 8, 1]]]] } // prettier-ignore

test('what is printed comes by parts of the map and kinds of ground', () => {
  const woods = spaces.map((space, i) => ({ ...space, terrain: i % 2 ? 'wood' : 'clear' }))
  const terrains = [
    { id: 'wood', name: 'wood', tint: '#b5cfa0', strewn: TREES },
    { id: 'clear', name: 'clear' },
  ]
  const its = indexOf(board(woods, { layout: 'hexes', terrains }))
  const found = prints(its, new HexGrid(its))
  const cells = (list: { d: string }[]): number => list.reduce((sum, { d }) => sum + (d.match(/z/g)?.length ?? 0), 0)
  expect(cells(found.tints)).toBe(50)
  expect(cells(found.lines.map((d) => ({ d })))).toBe(50)
  expect(found.tints.filter(({ style }) => style === '--tint: #b5cfa0')).toHaveLength(found.signs.length)
  expect(
    found.signs
      .map(({ d }) => d)
      .join('')
      .match(/v-2/g),
  ).toHaveLength(2 * 25)
})
