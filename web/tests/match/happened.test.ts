import { describe, expect, it } from 'vitest'

import { digest, happened, lastAction, sinceMine } from '../../src/match/happened'
import type { Line, Trace } from '../../src/wire'

const line = (kind: Trace['kind'], side: string, path: string[] = [], more: Partial<Line> = {}, unit = ''): Line => ({
  bits: unit ? [[`unit:${unit}`, unit], ' goes'] : ['it happens'],
  trace: { kind, side, path },
  ...more,
})
const plain: Line = { bits: ['nothing on the map'] }

const LINES: Line[] = [
  line('card', 'b'),
  line('move', 'b', ['space:1', 'space:2'], {}, 'one'),
  line('move', 'b', ['space:2', 'space:3'], {}, 'one'),
  line('move', 'b', ['space:2', 'space:4'], {}, 'two'),
  plain,
  line('battle', 'b', ['space:5']),
  line('loss', 'a'),
  line('loss', 'a', [], { trace: { kind: 'loss', side: 'a', count: 2 } }),
  line('loss', 'b'),
  line('won', 'b'),
  line('retreat', 'a', ['space:5', 'space:6'], {}, 'three'),
  line('retreat', 'a', ['space:6', 'space:7'], {}, 'three'),
  line('place', 'b', ['space:8']),
  line('loss', 'a', ['space:9']),
  line('points', 'b', ['space:8']),
]

describe('what is marked on the map', () => {
  const { ways, fights } = happened(LINES)

  it('is every way as a whole, of each thing for itself', () => {
    expect(ways).toEqual([
      { kind: 'move', side: 'b', path: ['space:1', 'space:2', 'space:3'] },
      { kind: 'move', side: 'b', path: ['space:2', 'space:4'] },
      { kind: 'retreat', side: 'a', path: ['space:5', 'space:6', 'space:7'] },
    ])
  })

  it('is every battle with its result, and no loss from elsewhere', () => {
    expect(fights).toEqual([{ at: 'space:5', side: 'b', won: 'b', lost: { a: 3, b: 1 }, driven: true }])
  })
})

describe('from where on', () => {
  it('after what one did oneself, not after what befell one', () => {
    expect(sinceMine([line('card', 'a'), ...LINES], 'a')).toBe(1)
    expect(sinceMine(LINES, 'a')).toBe(0)
    expect(sinceMine(LINES, 'b')).toBe(6)
  })

  it('the last action of one side, from its card on', () => {
    expect(lastAction([line('move', 'a', ['space:1', 'space:2']), ...LINES], 40)).toBe(1)
    expect(lastAction([line('move', 'a', ['space:1', 'space:2']), ...LINES.slice(1)], 40)).toBe(1)
    expect(lastAction(LINES, 3)).toBe(LINES.length - 3)
  })
})

describe('the digest', () => {
  it('has what others did by kind, each with its place, and battles with what they cost', () => {
    const found = digest([line('move', 'a', ['space:1', 'space:2']), ...LINES, line('card', 'b', [], { private: true })], 'a')
    expect(Object.fromEntries(Object.entries(found).map(([chapter, notes]) => [chapter, notes.map((note) => note.at)]))).toEqual({
      cards: [''],
      moves: ['space:2', 'space:3', 'space:4'],
      battles: ['space:5'],
      places: ['space:8'],
      losses: ['space:9'],
      points: ['space:8'],
    })
    expect(found.battles![0]!.fight!.lost).toEqual({ a: 3, b: 1 })
  })
})
