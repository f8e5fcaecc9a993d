// The keys of the match screen. Map, cards and menus walk with arrows by themselves.

import { fullScreen } from '../ui/full'
import type { Table } from './table.svelte'

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(target.type)
}

/** At the next frame; who has begun to type meanwhile keeps the focus. */
function focus(...selectors: string[]): void {
  requestAnimationFrame(() => {
    if (typing(document.activeElement)) return
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector)
      if (found) return found.focus()
    }
  })
}

function focusHand(table: Table): void {
  if (table.tab === 'map') table.tab = 'hand'
  focus('#hand button.use.legal', '#hand button')
}

const onMap = (table: Table, noun: string): boolean => /^(space|link):/.test(table.position?.picture.pieces[noun]?.at ?? '')

/** Put the focus where the next choice is: in the hand, beside the map, on it, or among the buttons. */
export function lead(table: Table): void {
  const nouns = [...table.choices.keys()]
  if (nouns.some((noun) => table.open.has(noun))) focusHand(table)
  else if (table.boxed.length && document.querySelector('.ask .tray')) focus('.ask .tray button.glowing')
  else if (document.querySelector('.displays button.glowing')) focus('.displays button.glowing')
  else if (nouns.some((noun) => noun.startsWith('space:') || noun.startsWith('unit:') || noun.startsWith('link:') || onMap(table, noun)))
    focus('#map [tabindex="0"]')
  else focus('.ask button.choice')
}

/** Put the focus where what was taken up may go. */
export const leadOut = (): void => focus('#map [tabindex="0"]')

/** Walk the buttons of the column with arrows. Whether the key was for that. */
function walk(event: KeyboardEvent): boolean {
  const here = document.activeElement
  const list = here?.closest('.ask, .displays, .board-over .choices')
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (!list || !step || typing(here)) return false
  const all = [...list.querySelectorAll<HTMLElement>('button:not(:disabled), summary')].filter((each) => each.offsetParent !== null)
  const i = all.indexOf(here as HTMLElement)
  all[(i + step + all.length) % all.length]?.focus()
  return true
}

const HELD = 350 // ms
let pressed = 0

/** Counters are away while their key is held; who only touches it does without them until he touches it again. */
export function release(table: Table, event: KeyboardEvent): void {
  if (event.key === 'x' && pressed && performance.now() - pressed > HELD) table.bare = false
  if (event.key === 'x') pressed = 0
}

/** Do what a key stands for. Whether it stood for something. */
export function press(table: Table, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false
  if (document.querySelector('dialog[open]')) return false
  if (walk(event)) return true
  // Overlays that share a key follow each other, one's own side first, then none.
  const own = `:${table.position?.side ?? ''}`
  const overlays = (table.board?.overlays ?? []).filter((each) => each.key === event.key)
  if (overlays.length) {
    overlays.sort((a, b) => Number(b.id.endsWith(own)) - Number(a.id.endsWith(own)))
    const at = overlays.findIndex((each) => each.id === table.shade?.id)
    void table.overlay((overlays[at + 1] ?? overlays[at])!.id)
    return true
  }
  const desk = table.desk
  switch (event.key) {
    case 'Escape':
      return table.escape()
    case '/':
      if (table.asked && !desk) table.dialog = 'order'
      return true
    case '?':
      table.dialog = 'keys'
      return true
    case 'w':
      table.dialog = table.dialog === 'winning' ? '' : 'winning'
      return true
    case 'q':
      void table.ponder()
      return true
    case 't':
      table.dialog = 'charts'
      return true
    case 'b': {
      const laid = table.position?.picture.displays?.some((display) => display.over) ?? false
      if (laid) table.foldBoard()
      return laid
    }
    case 'k':
      table.dialog = 'legend'
      return true
    case 'n':
      void table.advice.ask()
      return !desk
    case 'y':
      void table.advice.follow()
      return table.advice.next !== null
    case 'u':
      void table.undo()
      return true
    case 'a': {
      const here = document.activeElement?.closest<HTMLElement>('#map [data-noun], #map [data-stack]')?.dataset
      const at = here?.stack ?? table.position?.picture.pieces[here?.noun ?? '']?.at ?? here?.noun
      const all = Object.entries(table.position?.picture.pieces ?? {}).flatMap(([noun, now]) => (now.at === at ? [noun] : []))
      table.moving.grab(all)
      return table.moving.units.length > 0
    }
    case 'j':
      return table.moving.again()
    case 'i': {
      const noun = document.activeElement?.closest('[data-noun]')?.getAttribute('data-noun')
      if (noun) void table.peek(noun)
      return Boolean(noun)
    }
    case 'o':
      document.querySelector('#odds')?.scrollIntoView({ block: 'nearest' })
      focus('#odds')
      return true
    case 'r':
      if (table.match?.state !== 'waiting') table.watchLast()
      return true
    case 'x':
      if (!event.repeat) {
        table.bare = !table.bare
        pressed = performance.now()
      }
      return true
    case 'd':
      table.measuring(!table.measure)
      return true
    case 'F':
      fullScreen()
      return true
    case 'e':
      table.mark(!table.marking)
      return true
    case 'l':
      table.tab = 'log'
      table.fold(false)
      focus('#log')
      return true
    case 'h':
      focusHand(table)
      return true
    case 'm':
      table.tab = 'map'
      focus('#map [tabindex="0"], #map button')
      return true
    case 'c':
      focus('.ask button:not(:disabled)')
      return true
    case ',':
      desk?.step(false)
      return Boolean(desk)
    case '.':
      if (desk) desk.step(true)
      else if (table.seat.behind) table.seat.next()
      else return false
      return true
    case '>':
      if (!table.seat.behind) return false
      table.seat.skip()
      return true
    case 'p':
      if (desk?.playing) desk.pause()
      else desk?.play()
      return Boolean(desk)
    default:
      if (!/^\d$/.test(event.key)) return false
      table.fill(Number(event.key) - 1)
      return true
  }
}
