import { beforeAll, describe, expect, test, vi } from 'vitest'

import type { Scales } from '../../src/board/camera'
import { place, settleNames, written } from '../../src/board/labels'
import { indexOf } from '../../src/board/model'
import { board, hex, plane } from '../boards'

beforeAll(() => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) }) // every letter is seven pixels wide
})

const scales = (k: number, more: Partial<Scales> = {}): Scales => ({ k, s: 1, r: k, n: 1, far: false, slim: false, tiny: false, ...more })
const ring = (id: string, x: number, y: number, more = {}) => ({ ...hex(id, x, y), shape: 'circle' as const, r: 20, ...more })

describe('names', () => {
  test('stand on the side that is wished if there is room', () => {
    const index = indexOf(board([ring('Alpha', 500, 500, { label: 'e' }), ring('Beta', 900, 900)]))
    expect([...settleNames(index, scales(1), new Map())]).toEqual([['space:Alpha', 'e'], ['space:Beta', 's']]) // prettier-ignore
  })

  test('give way to neighbours, and are left out where there is no room at all', () => {
    const crowd = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => ring(`Longname${i}${j}`, 500 + 45 * i, 500 + 45 * j)))
    const shown = settleNames(indexOf(board(crowd)), scales(1), new Map())
    expect(shown.has('space:Longname00')).toBe(false)
    expect(shown.size).toBeGreaterThan(2)
  })

  test('do not overlap', () => {
    const spaces = Array.from({ length: 40 }, (_, i) => ring(`Town${i}`, 300 + (i % 8) * 60, 300 + Math.floor(i / 8) * 55))
    const index = indexOf(board(spaces))
    const boxes = [...settleNames(index, scales(1), new Map())].map(([id, edge]) => {
      const space = index.spaces.get(id)!
      const at = place(edge, space, undefined)
      const [x, y, w] = [space.x + at.x[0] + at.x[2], space.y + at.y[0] + at.y[2], space.name.length * 7]
      const left = at.anchor === 'middle' ? x - w / 2 : at.anchor === 'start' ? x : x - w
      return [left, y - 9.5, left + w, y + 3] as const
    })
    for (const a of boxes) for (const b of boxes) if (a !== b) expect(a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]).toBe(false)
  })

  test('stay on their plane', () => {
    const town = hex('Farawaytown', 40, 100, { place: 'city', label: 'w' })
    const more = [town, hex('x', 109.28, 100)]
    const index = indexOf(board(more, { layout: 'hexes', planes: [plane('p', 0, 0, 400, 400)] }))
    expect(settleNames(index, scales(1), new Map()).get(town.id)).not.toBe('w')
  })

  test('of what everybody looks for are there at the edge, on the plane, and no other runs off it', () => {
    const city = hex('Farawaycity', 20, 12, { place: 'city' })
    const town = hex('Farawaytown', 520, 200, { place: 'town' })
    const planes = [plane('p', 0, 0, 110, 400), plane('q', 500, 0, 40, 400)]
    const shown = settleNames(indexOf(board([city, town, hex('x', 89.28, 12)], { layout: 'hexes', planes })), scales(1), new Map())
    expect(shown.get(city.id)).toBe('e')
    expect(shown.has(town.id)).toBe(false)
  })

  test('of villages are shown only from near', () => {
    const spaces = [hex('a', 100, 100, { place: 'village' }), hex('b', 169.28, 100), hex('c', 238.56, 100)]
    const index = indexOf(board(spaces, { layout: 'hexes' }))
    expect([settleNames(index, scales(1), new Map()).size, settleNames(index, scales(0.4), new Map()).size]).toEqual([1, 0])
  })
})

test('a name says what a stack hides', () => {
  expect(written(hex('Ulm', 0, 0, { place: 'city' }), { n: 1, e: 1, s: 1, w: 1, stack: true })).toBe('■ Ulm')
  expect(written(hex('Ulm', 0, 0, { place: 'city' }), undefined)).toBe('Ulm')
})
