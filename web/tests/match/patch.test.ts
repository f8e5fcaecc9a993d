import { describe, expect, test } from 'vitest'

import { patched } from '../../src/match/patch'
import type { Position } from '../../src/wire'
import { picture } from '../boards'

const line = (text: string) => ({ bits: [text] })
const old: Position = {
  seq: 3,
  at: 7,
  side: 'a',
  picture: picture({ 'unit:1': { at: 'space:a' }, 'unit:2': { at: 'space:b' } }, { spaces: { 'space:a': { owner: 'a' } }, status: [] }),
  question: null,
  undo: false,
  charts: [],
  warnings: [],
  log: [line('one'), line('two')],
  told: 10,
  ended: null,
}

describe('a patch', () => {
  test('changes what it holds and nothing else', () => {
    const before = structuredClone(old)
    const next = patched(old, { seq: 4, undo: true, picture: { pieces: { 'unit:1': { at: 'space:c' }, 'unit:2': null } } })
    expect(next).toMatchObject({ seq: 4, at: 7, undo: true })
    expect(next.picture.pieces).toEqual({ 'unit:1': { at: 'space:c' } })
    expect(next.picture.spaces).toBe(old.picture.spaces)
    expect(old).toEqual(before)
  })

  test('without a picture leaves the picture as it was', () => {
    expect(patched(old, { seq: 4 }).picture).toBe(old.picture)
  })

  test('takes lists whole', () => {
    expect(patched(old, { seq: 4, picture: { arrows: [{ a: 'space:a', b: 'space:b' }] } }).picture.arrows).toHaveLength(1)
  })

  test('goes on with the log, or cuts it where something was taken back', () => {
    const log = (patch: object): unknown[] => patched(old, { seq: 4, ...patch }).log.map((each) => each.bits[0])
    expect(log({ log: [line('three')] })).toEqual(['one', 'two', 'three'])
    expect(log({ log: [line('three')], told: 11 })).toEqual(['one', 'three'])
    expect(log({ log: [], told: 10 })).toEqual([])
  })
})
