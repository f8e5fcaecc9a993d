import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Pacer, type Pace } from '../../src/match/pacer'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Positions whose name begins with p: a program is asked in them. */
function pacer(pace: Pace) {
  const now = { pace, shown: [] as string[], waiting: 0 }
  const made = new Pacer<string>(
    () => now.pace,
    (shown) => shown.startsWith('p'),
    (position) => now.shown.push(position),
    (waiting) => (now.waiting = waiting),
  )
  return { now, made }
}

test('what a program does is shown one thing after another, what a person does at once', () => {
  const { now, made } = pacer('quick')
  for (const each of ['me 1', 'p 1', 'p 2', 'me 2']) made.push(each)
  expect(now).toMatchObject({ shown: ['me 1', 'p 1'], waiting: 2 })
  expect(made.latest).toBe('me 2')
  vi.advanceTimersByTime(800)
  expect(now.shown).toEqual(['me 1', 'p 1', 'p 2'])
  vi.advanceTimersByTime(800)
  expect(now).toMatchObject({ shown: ['me 1', 'p 1', 'p 2', 'me 2'], waiting: 0 })
})

test('instantly', () => {
  const { now, made } = pacer('instant')
  for (const each of ['p 1', 'p 2', 'me']) made.push(each)
  expect(now).toMatchObject({ shown: ['p 1', 'p 2', 'me'], waiting: 0 })
})

test('step by step waits for the reader; skipping shows the last at once', () => {
  const { now, made } = pacer('step')
  for (const each of ['p 1', 'p 2', 'p 3', 'me']) made.push(each)
  vi.advanceTimersByTime(60_000)
  expect(now.shown).toEqual(['p 1'])
  made.next()
  expect(now).toMatchObject({ shown: ['p 1', 'p 2'], waiting: 2 })
  made.skip()
  expect(now).toMatchObject({ shown: ['p 1', 'p 2', 'me'], waiting: 0 })
})

test('another pace holds at once, and a new position drops what waits', () => {
  const { now, made } = pacer('step')
  for (const each of ['p 1', 'p 2', 'p 3']) made.push(each)
  now.pace = 'instant'
  made.again()
  expect(now.shown).toEqual(['p 1', 'p 2', 'p 3'])
  now.pace = 'slow'
  made.push('p 4')
  made.reset('anew')
  vi.advanceTimersByTime(60_000)
  expect(now.shown.at(-1)).toBe('anew')
  expect(made.latest).toBe('anew')
})
