import { expect, test } from 'vitest'

import { glowOf, tabsOf } from '../../src/match/charts'
import type { Sheet } from '../../src/wire'

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
