import { describe, expect, test } from 'vitest'

import { byNoun, byVerb, capital, chartOf, kindOf, meantAt, nameOf, optionsAt, percent, plain, sorted } from '../../src/match/choices'
import type { Question } from '../../src/wire'
import { board, option, picture } from '../boards'

const ask = (...options: ReturnType<typeof option>[]): Question => ({ side: 'a', prompt: [], mine: true, options })

describe('what a question offers', () => {
  test('by noun, things that are alike each for itself', () => {
    const found = byNoun(ask(option('move:1', 'unit:1', { same: ['move:2'] }), option('stay:1', 'unit:1'), option('done')))
    expect([...found.keys()]).toEqual(['unit:1', 'unit:2'])
    expect(found.get('unit:1')!.map((each) => each.action)).toEqual(['move:1', 'stay:1'])
    expect(found.get('unit:2')!.map((each) => each.action)).toEqual(['move:2'])
    expect(byNoun(null).size).toBe(0)
  })

  test('a click at what is aimed at means it, and one at the thing itself whatever else it can do', () => {
    const [move, fire, other] = [
      option('move:s', 'space:s'),
      option('attack:s', 'space:s', { aims: ['space:t', 'space:u'] }),
      option('attack:r', 'space:r', { aims: ['space:u'] }),
    ]
    const found = byNoun(ask(move, fire, other))
    const at = (noun: string): string[] => meantAt(noun, found.get(noun)!).map((each) => each.action)
    expect([...found.keys()]).toEqual(['space:s', 'space:t', 'space:u', 'space:r'])
    expect([at('space:s'), at('space:t'), at('space:u'), at('space:r')]).toEqual([
      ['move:s'],
      ['attack:s'],
      ['attack:s', 'attack:r'],
      ['attack:r'],
    ])
    const own = option('attack:f', 'space:f', { aims: ['space:f'] }) // besiegers in the very space
    expect(meantAt('space:f', [option('move:f', 'space:f'), own])).toHaveLength(2)
  })

  test('by verb, with its name', () => {
    const found = byVerb(ask(option('move:1', 'unit:1'), option('go:x', 'space:x'), option('move:2', 'unit:2'), option('done')), board([]))
    expect(found.map(({ name, kind, options }) => [name, kind, options.length])).toEqual([['move', 'unit', 2], ['go', 'space', 1]]) // prettier-ignore
  })

  test('buttons, and numbers apart if they are many', () => {
    const many = ask(option('pay:1'), option('pay:2'), option('pay:3'), option('done'))
    expect(sorted(many, board([]))).toMatchObject({ buttons: [{ action: 'done' }], numbers: [{ verb: 'pay' }] })
    const few = ask(option('pay:1'), option('pay:2'), option('done'))
    expect(sorted(few, board([]))).toMatchObject({ numbers: [], buttons: plain(few) })
    const told = ask(...[0, 1, 2, 3].map((n) => option(`pay:${n}`, undefined, { hint: `${4 - n} left` })))
    expect(sorted(told, board([]))).toMatchObject({ numbers: [], buttons: plain(told) })
  })

  test('at a noun: its own, its place’s, or those of what stands on it', () => {
    const now = picture({ 'unit:1': { at: 'space:a' }, 'unit:2': { at: 'space:a' }, 'unit:3': { at: 'space:b' } })
    const choices = byNoun(ask(option('to:a', 'space:a'), option('move:3', 'unit:3', { label: 'move' })))
    const actions = (noun: string): string[] => optionsAt(noun, choices, now).map((each) => each.action)
    expect([actions('space:a'), actions('unit:1'), actions('space:b'), actions('unit:9')]).toEqual([['to:a'], ['to:a'], ['move:3'], []])
  })

  test('odds that belong to it', () => {
    const chart = { name: 'x', option: 'attack:a', chance: 0.5, bars: [] }
    expect([chartOf([chart], option('attack:a')), chartOf([chart], option('attack:b'))]).toEqual([chart, undefined])
  })
})

test('nouns are a kind and a name', () => {
  expect([kindOf('unit:GE1'), nameOf('unit:GE1'), kindOf('done'), nameOf('done')]).toEqual(['unit', 'GE1', '', 'done'])
})

test('a chance is never a false nought or hundred', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '0 %',
    '< 1 %',
    '50 %',
    '> 99 %',
    '100 %',
  ])
  expect(capital('état')).toBe('État')
})
