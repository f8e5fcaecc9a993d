import { expect, test } from 'vitest'

import { byLine, own, progress, thoughtOf } from '../../src/match/thinking'

test('a thought goes on from where the table saw it', () => {
  expect(progress({ takes: 5, thinks: 1.2 }, 2)).toEqual({ seconds: 3, part: 0.64, long: false })
  expect(progress({ takes: 1, thinks: 0 }, 2.5)).toEqual({ seconds: 2, part: 1, long: true })
  expect(progress({ takes: 5, thinks: 1 }, -3)?.seconds).toBe(1) // the page heard of it just now
})

test('who answers at once, or is not asked, does not think', () => {
  expect(progress({ takes: undefined, thinks: 3 }, 0)).toBeNull()
  expect(progress({ takes: 5, thinks: undefined }, 0)).toBeNull()
})

test('of another plan only what is different is shown', () => {
  expect(own(['a', 'b', 'c', 'd'], ['a', 'x', 'y', 'd'])).toEqual({ before: 1, actions: ['x', 'y'], after: 1 })
  expect(own(['a', 'b'], ['a', 'b', 'c'])).toEqual({ before: 2, actions: ['c'], after: 0 })
  expect(own(['a', 'a'], ['a'])).toEqual({ before: 1, actions: [], after: 0 })
  expect(own(['a'], ['b'])).toEqual({ before: 0, actions: ['b'], after: 0 })
})

test('an answer and a line lead to the thought that they came of', () => {
  const thoughts = [
    { at: 3, until: 5, side: 'cp', line: 10 },
    { at: 8, until: 9, side: 'cp', line: -1 },
  ]
  expect([2, 3, 4, 5, 8].map((at) => thoughtOf(thoughts, at)?.at)).toEqual([undefined, 3, 3, undefined, 8])
  expect([...byLine(thoughts)]).toEqual([[10, 3]])
})
