import { describe, expect, test } from 'vitest'

import { Dragging } from '../../src/board/dragging'
import { nearestOf, outside, routeOf } from '../../src/board/hold'
import { indexOf } from '../../src/board/model'
import { board, hexes } from '../boards'

const index = indexOf(board(hexes(3, 3)))
const [first, second] = index.board.spaces

describe('a way', () => {
  test('leads through the middles of its spaces', () => {
    expect(routeOf(index, first!.id, [second!.id, 'space:nowhere'])).toEqual([
      [first!.x, first!.y],
      [second!.x, second!.y],
    ])
  })

  test('is not drawn over the counter that goes it', () => {
    expect(outside([[0, 0], [10, 0], [10, 9]], 4)).toEqual([[4, 0], [10, 0], [10, 9]]) // prettier-ignore
    expect(outside([[0, 0], [10, 0]], 40)[0]).toEqual([4.5, 0]) // prettier-ignore
    expect(outside([[3, 3]], 4)).toEqual([[3, 3]])
  })

  test('ends in the nearest space within reach, if that is near', () => {
    const near: [number, number] = [second!.x + 3, second!.y]
    expect(nearestOf(index, [first!.id, second!.id], near, 20)).toBe(second!.id)
    expect(nearestOf(index, [first!.id], near, 2)).toBe(null)
  })
})

describe('a press on a counter', () => {
  const pressed = (type: string, x: number, more: Partial<PointerEvent> = {}) =>
    ({ pointerType: type, isPrimary: true, pointerId: 1, button: 0, shiftKey: false, clientX: x, clientY: 0, ...more }) as PointerEvent
  const made = () => {
    const done: string[] = []
    const dragging = new Dragging({
      grip: ({ noun }) => (noun ? [noun] : []),
      drag: (nouns, x) => done.push(`drag ${nouns.join()} ${x}`),
      drop: (x) => done.push(`drop ${x}`),
      cancel: () => done.push('cancel'),
    })
    return { done, dragging }
  }

  test('becomes a drag when it has moved, by touch a little further', () => {
    const { done, dragging } = made()
    dragging.down(pressed('mouse', 0), { noun: 'unit:a' })
    expect(dragging.move(pressed('mouse', 4))).toBe(false)
    expect(dragging.move(pressed('mouse', 6))).toBe(true)
    expect(dragging.up(pressed('mouse', 9))).toBe(true)
    dragging.down(pressed('touch', 0), { noun: 'unit:a' })
    expect(dragging.move(pressed('touch', 9))).toBe(false)
    expect(dragging.up(pressed('touch', 9))).toBe(false)
    expect(done).toEqual(['drag unit:a 6', 'drop 9'])
  })

  test('is given up for a second finger, and is none on the bare map or with Shift', () => {
    const { done, dragging } = made()
    dragging.down(pressed('touch', 0), { noun: 'unit:a' })
    dragging.move(pressed('touch', 20))
    dragging.down(pressed('touch', 90, { isPrimary: false, pointerId: 2 }), null)
    expect(done.at(-1)).toBe('cancel')
    dragging.down(pressed('mouse', 0), {})
    expect(dragging.move(pressed('mouse', 50))).toBe(false)
    dragging.down(pressed('mouse', 0, { shiftKey: true }), { noun: 'unit:a' })
    expect(dragging.move(pressed('mouse', 50))).toBe(false)
    expect(dragging.takes({ noun: 'unit:a' })).toBe(true)
    expect(dragging.takes(null)).toBe(false)
  })
})
