import { describe, expect, test } from 'vitest'

import { scalesAt } from '../../src/board/camera'
import { covered, grown, holds } from '../../src/board/cover'
import { indexOf } from '../../src/board/model'
import { board, hexes, plane } from '../boards'

const small = indexOf(board(hexes(10, 10), { layout: 'hexes' }))
const war = indexOf(board(hexes(50, 50), { layout: 'hexes', size: [4000, 4000] }))

describe('scales', () => {
  test('a stack is one chip from afar, and has room for tabs from near', () => {
    expect([0.2, 0.5, 0.6, 2].map((k) => scalesAt(small, k, 1).far)).toEqual([true, true, false, false])
    expect([0.6, 2].map((k) => scalesAt(small, k, 1).slim)).toEqual([true, false])
  })

  test('counters never grow faster than the map, nor shrink below what can be read', () => {
    for (let k = 0.6; k < 3; k *= 1.1) {
      const { s } = scalesAt(small, k, 1)
      expect(s).toBeGreaterThanOrEqual(0.74)
      expect(s / k).toBeLessThanOrEqual(scalesAt(small, k / 1.1, 1).s / (k / 1.1) + 1e-9)
    }
  })

  test('chips keep their size on the map while it is far: nothing need be drawn again', () => {
    const sizes = [0.16, 0.2, 0.25, 0.3].map((k) => scalesAt(war, k, 1).s / k)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(1e-9)
  })

  test('only a board of many spaces is ever tiny', () => {
    expect([scalesAt(small, 0.1, 1).tiny, scalesAt(war, 0.1, 1).tiny, scalesAt(war, 0.5, 1).tiny]).toEqual([false, true, false])
  })
})

describe('what is there', () => {
  const sheet = { x: 0, y: 0, w: 4000, h: 4000 }
  const sight = { x: 1000, y: 1000, w: 400, h: 300 }

  test('is what is in sight and some way round it', () => {
    const cover = covered(null, sight, sheet)
    expect(holds(cover, { x: 1000, y: 1000 })).toBe(true)
    expect(holds(cover, { x: 900, y: 950 })).toBe(true)
    expect(holds(cover, { x: 700, y: 950 })).toBe(false)
    expect(holds(null, { x: -1, y: -1 })).toBe(true)
  })

  test('stays until sight leaves it', () => {
    const cover = covered(null, sight, sheet)
    expect(covered(cover, { ...sight, x: 1060 }, sheet)).toBe(cover)
    expect(covered(cover, { ...sight, x: 1300 }, sheet)).toEqual(grown({ ...sight, x: 1300 }))
  })

  test('off the sheet there is nothing to miss', () => {
    const corner = { x: -100, y: -100, w: 400, h: 300 }
    const cover = covered(null, corner, sheet)
    expect(covered(cover, { ...corner, x: -300 }, sheet)).toBe(cover)
  })

  test('is less again after a look from afar', () => {
    const wide = covered(null, sheet, sheet)
    expect(covered(wide, sight, sheet)).toEqual(grown(sight))
  })
})

test('a hex lies on the plane that holds it', () => {
  const planes = [plane('one', 0, 0, 1000, 1000), plane('two', 1100, 0, 900, 1000, true)]
  const { planeOf } = indexOf(board(hexes(4, 4), { layout: 'hexes', planes }))
  expect([planeOf({ x: 500, y: 500 }).id, planeOf({ x: 1500, y: 500 }).id]).toEqual(['one', 'two'])
  expect(indexOf(board(hexes(4, 4), { layout: 'hexes' })).planes).toMatchObject([{ w: 2000, flat: false }])
  expect(indexOf(board(hexes(4, 4, true), { layout: 'hexes' })).planes).toMatchObject([{ flat: true }])
})
