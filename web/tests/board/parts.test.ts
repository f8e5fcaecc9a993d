import { describe, expect, test } from 'vitest'

import { indexOf } from '../../src/board/model'
import { counts, partAt, partsOf } from '../../src/board/parts'
import { board, hex } from '../boards'

const spaces = [hex('a', 0, 0), hex('b', 900, 0)]
const planes = [
  { id: 'west', name: 'West', x: 0, y: 0, w: 400, h: 300, noun: 'front:west' },
  { id: 'east', name: 'East', x: 500, y: 0, w: 400, h: 300 },
]

describe('parts of the map', () => {
  const parts = partsOf(indexOf(board(spaces, { planes })))

  test('are its planes, as things of orders where they are any', () => {
    expect(parts.map(({ name, noun }) => [name, noun])).toEqual([
      ['West', 'front:west'],
      ['East', ''],
    ])
  })

  test('are the places that a game names where it has one plane, but for the whole of it', () => {
    const [width, height] = board(spaces).size
    const views: [string, number, number, number, number][] = [
      ['Here', 0, 0, 10, 10],
      ['There', 50, 50, 10, 10],
      ['All', 0, 0, width, height],
    ]
    const index = indexOf(board(spaces, { views }))
    expect(partsOf(index).map((part) => part.name)).toEqual(['Here', 'There'])
    expect(partsOf(index, { x: 40, y: 40, w: 40, h: 40 }).map((part) => part.name)).toEqual(['There'])
  })

  test('one fills the screen, or none does', () => {
    expect(partAt(parts, { x: 0, y: 0, w: 400, h: 400 })).toBe(0)
    expect(partAt(parts, { x: 520, y: 20, w: 90, h: 90 })).toBe(1)
    expect(partAt(parts, { x: 0, y: 0, w: 900, h: 600 })).toBe(-1)
  })

  test('each knows how much is asked there', () => {
    expect(
      counts(parts, [
        { x: 1, y: 1 },
        { x: 600, y: 9 },
        { x: 700, y: 9 },
        { x: 450, y: 9 },
      ]),
    ).toEqual([1, 2])
  })
})
