import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A WebSocket that does what a test says. */
class Line {
  static made: Line[] = []
  static first(): Line {
    const [line] = Line.made
    if (!line) throw new Error('nobody has opened a line')
    return line
  }
  static readonly OPEN = 1
  readyState = 1
  onopen = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number; reason: string }) => void = () => {}
  constructor() {
    Line.made.push(this)
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  Line.made = []
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { href: 'http://table.example/', pathname: '/', search: '', hash: '' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a line to the table', () => {
  test('that is hung up because there are too many says why, and waits long', async () => {
    const { socket } = await import('../src/api')
    const said: [string, string | undefined][] = []
    const wire = socket('/x', () => ({}), { message: () => {}, state: (state, why) => said.push([state, why]) })
    const first = Line.first()
    first.onopen()
    first.onclose({ code: 4429, reason: 'very many pages are open' })
    expect(said).toEqual([
      ['open', undefined],
      ['lost', 'very many pages are open'],
    ])
    vi.advanceTimersByTime(10_000)
    expect(Line.made.length).toBe(1)
    vi.advanceTimersByTime(10_000)
    expect(Line.made.length).toBe(2)
    wire.close()
  })

  test('that breaks is tried again at once, and says nothing of its own', async () => {
    const { socket } = await import('../src/api')
    const said: (string | undefined)[] = []
    const wire = socket('/x', () => ({}), { message: () => {}, state: (_, why) => said.push(why) })
    const first = Line.first()
    first.onopen()
    first.onmessage({ data: '{"type":"pong"}' })
    first.onclose({ code: 1006, reason: '' })
    expect(said).toEqual([undefined, ''])
    vi.advanceTimersByTime(1000)
    expect(Line.made.length).toBe(2)
    wire.close()
  })
})

test('guests are called in the language of the reader', async () => {
  const { called } = await import('../src/called')
  const { setLang } = await import('../src/i18n.svelte')
  expect(called('Guest-12')).toBe('Guest-12')
  setLang('fr')
  expect(called('Guest-12')).toBe('Invité-12')
  for (const name of ['Guesthouse', 'Foch', 'A Guest-12']) expect(called(name)).toBe(name)
})
