import { describe, expect, test } from 'vitest'

import { arrow, corners, footbridge, linkPath, outline, star, strokes, turnOf } from '../../src/board/geometry'
import { indexOf } from '../../src/board/model'
import { board, hex, hexes, link, numbers, plane } from '../boards'

describe('outlines', () => {
  test('a hex has six corners at its radius, turned as its plane is', () => {
    const spaces = [...hexes(4, 4), ...hexes(4, 4, true, [600, 0], 'f')]
    const index = indexOf(board(spaces, { layout: 'hexes', planes: [plane('p', 0, 0, 500, 500), plane('f', 500, 0, 600, 500, true)] }))
    const [pointed, flat] = [index.spaces.get('space:1-1')!, index.spaces.get('space:f1-1')!]
    expect([turnOf(index, pointed), turnOf(index, flat)]).toEqual([Math.PI / 6, 0])
    for (const [space, first] of [
      [pointed, 30],
      [flat, 0],
    ] as const) {
      const found = numbers(outline(index, space))
      expect(found).toHaveLength(12)
      for (let i = 0; i < 12; i += 2) expect(Math.hypot(found[i]!, found[i + 1]!)).toBeCloseTo(40, 1)
      expect((Math.atan2(found[1]!, found[0]!) * 180) / Math.PI).toBeCloseTo(first, 0)
    }
  })

  test('other shapes: a circle, a square, walls with more bastions when they are wide', () => {
    const spaces = (['circle', 'square', 'bastions'] as const).map((shape, i) => ({ ...hex(shape, 200 * i, 0), shape, r: 30 }))
    const index = indexOf(board(spaces))
    expect(outline(index, spaces[0]!)).toContain('a30,30')
    expect(outline(index, spaces[1]!)).toMatch(/^M-26\.1,-26\.1H26\.1/)
    const sides = (r: number): number => numbers(outline(index, { ...spaces[2]!, r })).length / 2
    expect([sides(30), sides(36)]).toEqual([12, 16])
  })

  test('a star has twice as many corners as points', () => {
    expect(numbers(star(5, 7, 3))).toHaveLength(20)
    expect(corners(4, 1, 0).map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0])).toEqual([[1, 0], [0, 1], [-1, 0], [0, -1]]) // prettier-ignore
  })
})

describe('links', () => {
  const spaces = [hex('a', 100, 100), hex('b', 100 + Math.sqrt(3) * 40, 100)]

  test('straight, bent, and off the map', () => {
    const index = indexOf(board(spaces.map((space) => ({ ...space, shape: 'circle' as const }))))
    expect(linkPath(index, [link('a', 'b')])).toBe('M100,100L169.28,100')
    expect(linkPath(index, [link('a', 'b', { bend: [130, 50] })])).toBe('M100,100Q130,50 169.28,100')
    expect(linkPath(index, [{ a: 'space:a', b: '', end: [0, 0] }])).toBe('M100,100L0,0')
    expect(linkPath(index, [link('a', 'nowhere')])).toBe('')
  })

  test('a river between hexes runs along the side they share', () => {
    const index = indexOf(board(spaces, { layout: 'hexes' }))
    const [x1, y1, x2, y2] = numbers(linkPath(index, [link('a', 'b', { kind: 'river' })])) as [number, number, number, number]
    expect([x1, x2].map((x) => Math.round(x))).toEqual([135, 135])
    expect(Math.abs(y1 - y2)).toBeCloseTo(40, 0)
    expect(linkPath(index, [link('a', 'b', { kind: 'crossing' })])).toBe(linkPath(index, [link('a', 'b', { kind: 'river' })]))
  })

  test('a bridge stands on the middle between two spaces, a footbridge leads to the second', () => {
    const index = indexOf(board(spaces, { layout: 'hexes' }))
    const xs = (d: string): number[] => numbers(d).filter((_, i) => i % 2 === 0)
    const bridge = xs(linkPath(index, [link('a', 'b', { kind: 'bridge' })]))
    expect((Math.min(...bridge) + Math.max(...bridge)) / 2).toBeCloseTo(134.64, 1)
    const planks = xs(footbridge(spaces[0]!, spaces[1]!))
    expect(Math.max(...planks) - 134.64).toBeGreaterThan(134.64 - Math.min(...planks))
  })
})

test('a long line is cut into short ones that join, one with curves is left whole', () => {
  const long = `M0 0l${'1 1 '.repeat(200)}`
  const cut = strokes(long, 50)
  expect(cut.length).toBeGreaterThan(3)
  cut.slice(1).forEach((part, i) => expect(numbers(part).slice(0, 2)).toEqual(numbers(cut[i]!).slice(-2)))
  expect(numbers(cut.at(-1)!).slice(-2)).toEqual([200, 200])
  expect(strokes('M0 0Q1 1 2 2')).toEqual(['M0 0Q1 1 2 2'])
})

test('an arrow keeps its distance from both ends and points to the second', () => {
  const found = numbers(arrow(hex('a', 0, 0), hex('b', 100, 0), 10, 20, 4))
  const xs = found.filter((_, i) => i % 2 === 0)
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([10, 80])
  expect(found.slice(6, 8)).toEqual([80, 0])
})
