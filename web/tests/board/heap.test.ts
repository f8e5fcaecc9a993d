import { describe, expect, test } from 'vitest'

import { reachOf, shapeOf, slots } from '../../src/board/heap'
import { gathered, heaps, indexOf, keep, legible, paintOf, total } from '../../src/board/model'
import { board, hex, piece, picture } from '../boards'

const spaces = [hex('a', 0, 0), { ...hex('b', 200, 0), shape: 'circle' as const, r: 30 }]
const index = indexOf(board(spaces, { marks: [{ id: 'trench', face: '#6b4a26', ink: '#fffdf6', slot: 'east' }] }))
const at = 'space:a'
const three = { 'unit:1': { at, order: 2 }, 'unit:2': { at, order: 1, face: 1 }, 'unit:3': { at: 'space:b' } }

describe('heaps', () => {
  test('lie by place, the top first; the hidden below', () => {
    const found = heaps(index, picture(three, { hidden: [{ at, side: 'b', count: 2 }] }))
    expect(found.get(at)!.lying.map((each) => each.id)).toEqual(['unit:2', 'unit:1', '?b0', '?b1'])
    expect(found.get('space:b')!.lying).toHaveLength(1)
  })

  test('one print may serve many', () => {
    const found = heaps(index, picture({ 'unit:9': { at, like: 'unit:3' } }))
    expect(found.get(at)!.lying[0]).toMatchObject({ id: 'unit:9', side: 'b', piece: { id: 'unit:3' } })
  })

  test('unchanged ones are kept, changed ones are new', () => {
    const old = heaps(index, picture(three))
    const next = keep(old, heaps(index, picture({ ...three, 'unit:3': { at: 'space:b', marks: [{ kind: 'spent', title: 'moved' }] } })))
    expect(next.get(at)).toBe(old.get(at))
    expect(next.get('space:b')).not.toBe(old.get('space:b'))
  })

  test('their strength is the sum of the faces that are up, and none where enemies stand together', () => {
    const found = heaps(index, picture(three))
    expect(total(found.get(at)!.lying)).toBe('7')
    expect(total(heaps(index, picture({ 'unit:1': { at }, 'unit:3': { at } })).get(at)!.lying)).toBe('')
  })

  test('what is not known makes it more', () => {
    const { lying } = heaps(index, picture({ 'unit:1': { at } }, { hidden: [{ at, side: 'a', count: 2 }] })).get(at)!
    expect(total(lying)).toMatch(/^\d+\+$/)
  })

  test('what is no strength is not added up', () => {
    const { lying } = heaps(index, picture(three)).get(at)!
    const [top, ...rest] = lying
    expect(total([{ ...top!, piece: { ...top!.piece!, support: true } }, ...rest])).toBe(total(rest))
  })

  test('marks of several pieces are counted', () => {
    const marks = [{ kind: 'spent', title: 'moved' }]
    const { lying } = heaps(index, picture({ 'unit:1': { at, marks }, 'unit:2': { at, marks } })).get(at)!
    expect(gathered(lying)).toEqual([{ mark: marks[0], count: 2 }])
  })
})

describe('shapes', () => {
  const many = Array.from({ length: 5 }, (_, i) => [`unit:${i}`, { at, like: 'unit:1', order: i }] as const)
  const lying = heaps(index, picture(Object.fromEntries(many))).get(at)!.lying

  test('where rows of hexes are close, a stack is not higher than a row', () => {
    const six = [...lying, { ...lying[0]!, id: 'unit:6' }]
    const { foot, low, size, tabs } = shapeOf(spaces[0]!, six, true)
    expect(low - foot + size).toBeLessThan(54)
    expect(tabs.some((tab) => tab.figure)).toBe(false)
  })

  test('in a hex others show below, in a space beside', () => {
    const [below, beside] = [shapeOf(spaces[0]!, lying, false), shapeOf(spaces[1]!, lying, false)]
    expect(below.low).toBeGreaterThan(below.foot)
    expect(beside.right).toBeGreaterThan(beside.size / 2 + 20)
    expect(shapeOf(spaces[1]!, lying, true).right).toBeLessThan(beside.right)
    expect(below.tabs).toHaveLength(4)
  })

  test('figures show while there is room', () => {
    expect(shapeOf(spaces[0]!, lying.slice(0, 3), false).tabs.every((tab) => tab.figure)).toBe(true)
    expect(shapeOf(spaces[0]!, lying, false).tabs.some((tab) => tab.figure)).toBe(false)
  })

  test('marks reach out of what stands there', () => {
    const heap = { at, lying }
    const now = { marks: [{ kind: 'trench', title: 'trench' }] }
    expect(reachOf(index, spaces[1]!, now, heap, false)!.e).toBeGreaterThan(30)
    expect(reachOf(index, spaces[1]!, undefined, undefined, false)).toBeUndefined()
    expect(slots(index, spaces[0]!, now.marks, undefined)).toEqual([[27, -9]])
    expect(slots(index, spaces[1]!, now.marks, undefined)).toEqual([[30 * 1.03, 21]]) // where its kind stands
  })
})

test('ink that could not be read is changed', () => {
  expect(legible('#ffffff', '#000000')).toBe('#000000')
  expect(legible('#ffffff', '#ffff00')).toBe('#14110c')
  expect(legible('#101010', '#222222')).toBe('#ffffff')
  expect(paintOf(index, piece('1'), 'a')).toMatchObject({ face: '#ffffff' })
  expect(paintOf(index, null, 'b')).toMatchObject({ face: '#ffeedd', edge: '#654321' })
})
