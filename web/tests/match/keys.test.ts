import { beforeEach, describe, expect, test, vi } from 'vitest'

import { press } from '../../src/match/keys'
import type { Table } from '../../src/match/table.svelte'

class Element {}
for (const kind of ['HTMLElement', 'HTMLTextAreaElement', 'HTMLSelectElement', 'HTMLInputElement'])
  vi.stubGlobal(kind, kind === 'HTMLElement' ? Element : class extends Element {})

let open: boolean
beforeEach(() => {
  open = false
  vi.stubGlobal('document', { activeElement: null, querySelector: (what: string) => (what === 'dialog[open]' && open ? {} : null) })
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => done())
})

const table = (more: object = {}) =>
  ({
    asked: true,
    desk: null,
    seat: { behind: 0, next: vi.fn(), skip: vi.fn() },
    dialog: '',
    tab: 'map',
    fold: vi.fn(),
    overlay: vi.fn(),
    undo: vi.fn(),
    escape: () => true,
    shade: null,
    position: { side: 'b' },
    ...more,
  }) as unknown as Table
const key = (name: string, more: object = {}) => ({ key: name, target: null, ...more }) as KeyboardEvent

describe('keys', () => {
  test('do what they stand for', () => {
    const it = table()
    expect([press(it, key('u')), press(it, key('/')), it.dialog]).toEqual([true, true, 'order'])
    expect(it.undo).toHaveBeenCalledOnce()
    press(it, key('l'))
    expect(it.tab).toBe('log')
    expect(it.fold).toHaveBeenCalledWith(false)
    expect(press(it, key('z'))).toBe(false)
  })

  test('are left alone with Ctrl, over a dialog, and where somebody writes', () => {
    const it = table()
    const field = Object.assign(new (globalThis.HTMLTextAreaElement as unknown as new () => object)(), { isContentEditable: false })
    expect([
      press(it, key('u', { ctrlKey: true })),
      press(it, key('u', { target: field })),
      press(it, key('u', { defaultPrevented: true })),
    ]).toEqual([false, false, false])
    open = true
    expect(press(it, key('u'))).toBe(false)
    expect(it.undo).not.toHaveBeenCalled()
  })

  test('that overlays share go through them, one’s own first', () => {
    const overlays = [{ id: 'supply:a', name: '', key: 's' }, { id: 'supply:b', name: '', key: 's' }] // prettier-ignore
    const it = table({ board: { overlays } })
    press(it, key('s'))
    expect(it.overlay).toHaveBeenLastCalledWith('supply:b')
    press(table({ board: { overlays }, overlay: it.overlay, shade: { id: 'supply:b' } }), key('s'))
    expect(it.overlay).toHaveBeenLastCalledWith('supply:a')
  })

  test('of the replay are for the replay', () => {
    const desk = { step: vi.fn(), playing: false, play: vi.fn(), pause: vi.fn() }
    expect([press(table({ desk }), key('.')), press(table({ desk }), key('p')), press(table(), key('.'))]).toEqual([true, true, false])
    expect(desk.step).toHaveBeenCalledWith(true)
    expect(desk.play).toHaveBeenCalledOnce()
  })

  test('of a program’s moves are for when there are some to come', () => {
    const none = table()
    expect([press(none, key('.')), press(none, key('>'))]).toEqual([false, false])
    const some = table({ seat: { behind: 2, next: vi.fn(), skip: vi.fn() } })
    expect([press(some, key('.')), press(some, key('>'))]).toEqual([true, true])
    expect([some.seat.next, some.seat.skip].map((each) => vi.mocked(each).mock.calls.length)).toEqual([1, 1])
  })
})
