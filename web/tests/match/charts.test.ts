import { expect, test } from 'vitest'

import { glowOf, rolled, tabsOf } from '../../src/match/charts'
import type { Line, Sheet } from '../../src/wire'

const fire: Sheet = {
  id: 'fire',
  tab: 'Combat',
  title: 'Fire',
  heads: ['Die', '1', '2-3'],
  keys: ['1', '2-3'],
  rows: [
    { key: 'die:1', cells: ['1', '0', '1'] },
    { key: 'die:2', cells: ['2', '1', '2'] },
  ],
}
const ground: Sheet = {
  id: 'terrain',
  tab: 'Terrain',
  title: '',
  heads: ['', 'Cost'],
  rows: [{ key: 'terrain:wood', cells: ['Wood', '2'] }],
}

test('a row and a column together are a cell; alone they are lit whole', () => {
  const cell = glowOf(fire, [{ sheet: 'fire', row: 'die:2', column: '2-3' }], [])
  expect([[...cell.rows], [...cell.columns], [...cell.cells]]).toEqual([[1], [2], ['1 2']])
  const column = glowOf(fire, [{ sheet: 'fire', column: '1' }], [])
  expect([[...column.rows], [...column.columns], [...column.cells]]).toEqual([[], [1], []])
})

test('what is in play on another chart, or not on any, lights nothing here', () => {
  const none = glowOf(
    fire,
    [
      { sheet: 'other', row: 'die:1' },
      { sheet: 'fire', row: 'die:9', column: '77' },
    ],
    ['terrain:wood'],
  )
  expect([none.rows.size, none.columns.size, none.cells.size]).toEqual([0, 0, 0])
})

test('the ground looked at is lit', () => {
  expect([...glowOf(ground, [], ['terrain:wood', 'place:']).rows]).toEqual([0])
})

test('tabs come once each, in order', () => {
  expect(tabsOf([fire, ground, fire])).toEqual(['Combat', 'Terrain'])
})

test('the last dice are lit, one of each side, and none of another chart or from before the last card', () => {
  const line = (kind: string, side: string, sheet = '', row = ''): Line =>
    ({ bits: [], trace: { kind, side, ...(sheet && { lit: { sheet, row } }) } }) as never
  const fired = [line('roll', 'a', 'fire', 'die:1'), line('roll', 'b', 'fire', 'die:2'), line('loss', 'a')]
  expect(rolled([line('roll', 'b', 'fire', 'die:1'), ...fired]).map((lit) => lit.row)).toEqual(['die:2', 'die:1'])
  expect(rolled([...fired, line('place', 'a', 'forage', 'line:1')])).toEqual([{ sheet: 'forage', row: 'line:1' }])
  expect(rolled([...fired, line('card', 'a')])).toEqual([])
})
