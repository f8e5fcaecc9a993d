import { describe, expect, it } from 'vitest'

import { distance } from '../../src/board/distance'
import { indexOf } from '../../src/board/model'
import { board, hex, hexes, plane } from '../boards'

const id = (i: number, j: number) => `space:${i}-${j}`

describe('the distance between two places', () => {
  it('is counted in hexes, standing or lying, and in kilometres where the map tells', () => {
    for (const flat of [false, true]) {
      const index = indexOf(board(hexes(9, 9, flat), { layout: 'hexes', apart: 2.5 }))
      expect(distance(index, id(2, 2), id(2, 2))).toEqual({ hexes: 0, km: 0 })
      const along = distance(index, id(1, 1), flat ? id(1, 5) : id(5, 1))!
      expect(along.hexes).toBe(4)
      expect(along.km).toBeCloseTo(10)
      expect(distance(index, id(0, 0), flat ? id(2, 3) : id(3, 2))!.hexes).toBe(4)
    }
    expect(distance(indexOf(board(hexes(4, 4), { layout: 'hexes' })), id(0, 0), id(3, 0))).toEqual({ hexes: 3 })
  })

  it('is none between planes that are not joined', () => {
    const two = board([...hexes(3, 3), ...hexes(3, 3, false, [1000, 0], 'b')], {
      layout: 'hexes',
      planes: [plane('a', 0, 0, 500, 500), plane('b', 1000, 0, 500, 500)],
    })
    expect(distance(indexOf(two), id(0, 0), 'space:b1-1')).toBeNull()
  })

  it('is counted in steps along links, by the shortest way', () => {
    const ring = (name: string, x: number) => ({ ...hex(name, x, 0), shape: 'circle' as const })
    const links = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
      ['a', 'e'],
      ['e', 'd'],
    ].map(([a, b]) => ({ a: `space:${a}`, b: `space:${b}` }))
    const index = indexOf(board([..."abcdef"].map((name, i) => ring(name, i * 100)), { links })) // prettier-ignore
    expect(distance(index, 'space:a', 'space:d')).toEqual({ steps: 2 })
    expect(distance(index, 'space:a', 'space:f')).toBeNull()
  })
})
