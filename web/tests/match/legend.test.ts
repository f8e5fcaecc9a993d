import { expect, test } from 'vitest'

import { legendOf } from '../../src/match/legend'
import type { Board } from '../../src/wire'
import { board, hex, piece } from '../boards'

const toy = (more: Partial<Board> = {}): Board =>
  board([hex('1', 0, 0, { terrain: 'wood', place: 'town' }), hex('2', 50, 0, { terrain: 'wood', rim: 'victory' })], {
    terrains: [
      { id: 'wood', name: 'wood' },
      { id: 'sand', name: 'sand' },
    ],
    ground: [
      { kind: 'land', d: '' },
      { kind: 'river', d: '', width: 2, name: 'brook' },
      { kind: 'river', d: '', width: 6, name: 'stream' },
      { kind: 'rail', d: '' },
    ],
    marks: [{ id: 'fort', face: '#fff', ink: '#000' }],
    legend: { 'ground:rail': 'railway', 'rim:victory': 'victory', 'place:town': 'town', 'size:corps': 'corps', 'mark:fort': 'a fort' },
    ...more,
  })

test('only what is on the board is in the legend', () => {
  const legend = legendOf(toy(), 'reduced')
  expect(legend.terrains.map(({ terrain }) => terrain.id)).toEqual(['wood'])
  expect(legend.spaces.map(({ name, space }) => [name, space.id])).toEqual([['victory', 'space:2']])
  expect(legend.places).toEqual([{ place: 'town', name: 'town' }])
  expect(legend.marks.map(({ name }) => name)).toEqual(['a fort'])
  expect(legend.nations.map(({ id }) => id)).toEqual(['a'])
})

test('lines that look different are told apart; land needs no word', () => {
  expect(legendOf(toy(), 'reduced').lines.map(({ name, ground }) => [name, ground.width ?? 0])).toEqual([
    ['brook', 2],
    ['stream', 6],
    ['railway', 0],
  ])
})

test('what a scenario has of its own is explained too', () => {
  const field = { id: 'hill', d: '', x: 0, y: 0, w: 1, h: 1, ground: [{ kind: 'line' as const, d: '', name: 'trench' }], rims: ['space:1'] }
  const legend = legendOf(toy({ fields: [field] }), 'reduced')
  expect(legend.lines.map(({ name }) => name)).toContain('trench')
  expect(legend.spaces.map(({ space }) => space.id)).toEqual(['space:1'])
})

test('a counter that has a second side is shown reduced', () => {
  expect(legendOf(toy(), 'reduced').pieces.map(({ name, face }) => [name, face])).toEqual([
    ['corps', undefined],
    ['reduced', 1],
  ])
  const single = toy({ pieces: [piece('1', 'a', { faces: [{ values: ['1'] }] })] })
  expect(legendOf(single, 'reduced').pieces.map(({ name }) => name)).toEqual(['corps'])
})
