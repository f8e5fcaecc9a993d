import { describe, expect, test } from 'vitest'

import { heaps, indexOf } from '../../src/board/model'
import { nearest, next, stopsOf, type Stop, type Way } from '../../src/board/walk'
import { board, hex, link, picture } from '../boards'

const spaces = [0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => ({ ...hex(`${i}${j}`, 200 * i, 200 * j), shape: 'circle' as const })))
const index = indexOf(board(spaces, { links: [link('00', '10', { id: 'link:00--10' })] }))
const here = heaps(index, picture({ 'unit:1': { at: 'space:11', order: 1 }, 'unit:2': { at: 'space:11', order: 2 } }))
const places = new Map([...here.values()].flatMap((heap) => heap.lying.map((each) => [each.id, heap.at] as const)))
const stops = (nouns: string[], all = false): Stop[] => stopsOf(index, here, places, nouns, all)

describe('stops', () => {
  test('are the choices on the map, in reading order', () => {
    expect(stops(['space:22', 'unit:2', 'link:00--10', 'space:20', 'card:x']).map((stop) => stop.noun)).toEqual([
      'link:00--10',
      'space:20',
      'unit:2',
      'space:22',
    ])
  })

  test('of a piece know its place in its stack', () => {
    expect(stops(['unit:2'])).toEqual([{ noun: 'unit:2', at: 'space:11', x: 200, y: 200, piece: 1 }])
  })

  test('are everything if nothing may be chosen, or if all is wanted', () => {
    expect(stops([])).toHaveLength(11)
    expect(stops(['space:22'], true)).toHaveLength(11)
  })
})

describe('steps', () => {
  const all = stops([], true)
  const from = (noun: string, way: Way): string | undefined =>
    next(
      all,
      all.find((stop) => stop.noun === noun)!,
      way,
    )?.noun

  test('lead to the next in a direction', () => {
    expect([from('space:00', 'right'), from('space:00', 'down'), from('space:22', 'up'), from('space:00', 'left')]).toEqual([
      'space:10',
      'space:01',
      'space:21',
      undefined,
    ])
  })

  test('go sideways through a stack first', () => {
    expect([from('space:11', 'right'), from('unit:1', 'right'), from('unit:2', 'right'), from('unit:2', 'left')]).toEqual([
      'unit:1',
      'unit:2',
      'space:21',
      'unit:1',
    ])
  })

  test('begin again at what is closest to where one was', () => {
    const gone: Stop = { noun: 'unit:9', at: 'space:x', x: 390, y: 210, piece: 0 }
    expect(nearest(all, gone)?.at).toBe('space:21')
    expect(nearest([], gone)).toBeUndefined()
    expect(nearest(stops(['space:00', 'unit:1']), { ...gone, at: 'space:11', x: 0, y: 0 })?.noun).toBe('unit:1')
  })
})
