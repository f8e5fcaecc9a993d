import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('navigator', { languages: ['en'], language: 'en' })

const { line, scale } = await import('../src/ui/graph')
const { byGame } = await import('../src/ui/groups')
const { firstProgram, lasts, levels, others, programName, programText } = await import('../src/ui/opponents')

test('a graph has round ticks around all its values, also when nothing ever changed', () => {
  expect(scale([10, 13, 6], 100, 720, 220).ticks).toEqual([6, 8, 10, 12, 14])
  expect(scale([3], 100, 720, 220).ticks).toEqual([3, 4])
  const { x, y } = scale([0, 10], 100, 700, 200)
  expect([x(0), x(50), x(100), y(0), y(10)]).toEqual([0, 350, 700, 200, 0])
})

test('a figure stands until it changes', () => {
  const marks = [
    { at: 0, value: 0 },
    { at: 50, value: 10 },
  ]
  expect(line(marks, 100, scale([0, 10], 100, 700, 200))).toBe('M0,200H350V0H700')
})

test('matches are grouped by game, in the order in which games come up', () => {
  const match = (id: string, game: string) => ({ id, game, game_name: game.toUpperCase() }) as never
  const groups = byGame([match('1', 'b'), match('2', 'a'), match('3', 'b')])
  expect(groups.map((group) => [group.name, group.matches.length])).toEqual([
    ['B', 2],
    ['A', 1],
  ])
})

test('how long a game lasts is a round figure', () => {
  expect([260, 800, 2940].map((decisions) => lasts(decisions) / 60)).toEqual([30, 90, 300])
})

test('a program is offered once, by its level, and the rest apart', () => {
  const game = (...bots: string[]) => ({ bots, takes: { champion: 5 } }) as never
  const all = game('random', 'greedy', 'champion', 'regular', 'novice', 'mine')
  expect([levels(all), others(all), firstProgram(all)]).toEqual([['novice', 'regular', 'champion'], ['random', 'mine'], 'regular'])
  expect(programName('greedy')).toBe(programName('regular')) // of a match that began when it was called so
  expect(others(game('random', 'greedy'))).toEqual(['random', 'greedy'])
  expect([firstProgram(game('mine', 'random')), firstProgram(game())]).toEqual(['mine', ''])
  expect(programText('champion', all)).toMatch(/5 seconds/)
  expect(programText('regular', all)).toMatch(/at once/)
  expect(programText('mine', all)).toBeUndefined()
})
