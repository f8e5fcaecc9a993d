import { describe, expect, test } from 'vitest'

import { nearer, parties } from '../../src/match/orders.svelte'
import type { Course } from '../../src/wire'

const course = (space: string): Course => ({ space, answers: [], path: [space] }) as unknown as Course
const at: Record<string, { x: number; y: number }> = { a: { x: 10, y: 0 }, b: { x: 30, y: 0 }, c: { x: -10, y: 0 } }

describe('a longer way', () => {
  test('goes on to the place within reach that is nearest to its end', () => {
    const found = nearer(['a', 'b', 'c'].map(course), { x: 0, y: 0 }, { x: 100, y: 0 }, (space) => at[space])
    expect(found?.space).toBe('b')
  })

  test('ends where there is no nearer place', () => {
    expect(nearer([course('c')], { x: 0, y: 0 }, { x: 100, y: 0 }, (space) => at[space])).toBeUndefined()
  })

  test('is gone together by who stands together', () => {
    const goals = new Map([
      ['unit:1', 'space:z'],
      ['unit:2', 'space:z'],
      ['unit:3', 'space:y'],
    ])
    expect(parties(goals, () => 'space:a').map((order) => order.units)).toEqual([['unit:1', 'unit:2'], ['unit:3']])
  })
})
