import { describe, expect, test } from 'vitest'

import { inked, strewn } from '../../src/board/glyphs'
import type { Strewn } from '../../src/wire'
import { numbers } from '../boards'

// prettier-ignore
const SIGNS: Strewn = { signs: [['m0,-5v.5l-2,3', [[-20, 10, 1], [8, 4, 0.5]]], ['m1,1h4', [[0, -12, 1]]]] }

describe('signs strewn over hexes', () => {
  test('each stands in its place, in its size', () => {
    expect(strewn(SIGNS, [{ x: 0, y: 0 }], 40)).toBe('M-20,10m0,-5v0.5l-2,3M8,4m0,-2.5v0.25l-1,1.5M0,-12m1,1h4')
  })

  test('grow and shrink with the hex', () => {
    expect(strewn(SIGNS, [{ x: 0, y: 0 }], 20)).toBe('M-10,5m0,-2.5v0.25l-1,1.5M4,2m0,-1.25v0.13l-0.5,0.75M0,-6m0.5,0.5h2')
  })

  test('lie another way in other hexes, never beyond their own', () => {
    const ways = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const [x, y] = [i * 60, i * 47]
      const [, left, top] = /^M(-?[\d.]+),(-?[\d.]+)m/.exec(strewn(SIGNS, [{ x, y }], 40))!
      expect([Math.abs(Number(left) - x), Math.abs(Number(top) - y)]).toEqual([20, 10])
      ways.add(`${Number(left) > x} ${Number(top) > y}`)
    }
    expect(ways.size).toBe(4)
    expect(numbers(strewn(SIGNS, [], 40))).toEqual([])
  })
})

test('signs say only what is not as with all others', () => {
  expect(inked(SIGNS)).toBe('')
  expect(inked({ ...SIGNS, ink: '#123456', width: 2 })).toBe('--sign-light: #123456; --sign-dark: #123456; stroke-width: 2')
  expect(inked({ ...SIGNS, ink: '#123456', dark: '#abcdef', opacity: 0.4, fill: 0.3 })).toBe(
    '--sign-light: #123456; --sign-dark: #abcdef; --sign-opacity: 0.4; fill: var(--sign); fill-opacity: 0.3',
  )
})
