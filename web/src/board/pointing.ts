// Mouse and touch on the board: clicks, hovering, long presses, drags. One set of listeners for all that stands there.

import type { Dragging } from './dragging'

export interface Hands {
  /** More than one piece stands there. */
  many(at: string): boolean
  /** The noun of a stack of one. */
  single(at: string): string
  fanned(): { at: string; pinned: boolean } | null
  open(at: string, pinned: boolean): void
  close(): void
  pick(noun: string, more: boolean): void
  pickStack(at: string, more: boolean): void
  peek(noun: string | null, rect: DOMRect | null): void
  /** The place that the mouse points at. */
  point(at: string | null): void
  /** A long press on a place. Whether it meant something there. */
  press(at: string): boolean
  /** The right button on a thing. Whether there is anything to choose from. */
  menu(noun: string): boolean
  placeOf(noun: string): string
  dragging: Dragging
  /** What is printed at a point of the screen, where nothing stands that could be pointed at. */
  ground(x: number, y: number): { noun: string; rect: DOMRect } | null
}

/** What is pointed at: something that stands on the map, or the ground. */
interface Thing {
  noun?: string
  stack?: string
  inFan: boolean
  rect: () => DOMRect | null
}

const FAN_AFTER = 140
const CLOSE_AFTER = 260
const PEEK_AFTER = 350
const LONG = 480

/** Where the mouse rests: what the page moves under it was not pointed at. */
let rest = ''
const spot = (event: PointerEvent): string => `${event.clientX} ${event.clientY}`
document.addEventListener('pointerdown', (event) => (rest = spot(event)), { capture: true })

export class Pointing {
  #hands: Hands
  #over = ''
  #fan = 0
  #close = 0
  #peek = 0
  #press = 0
  #from: [number, number] = [0, 0]
  #peeked = false
  #skip = false // the click that ends a long press
  #stop = new AbortController()

  constructor(area: HTMLElement, hands: Hands) {
    this.#hands = hands
    const { signal } = this.#stop
    area.addEventListener('click', (event) => this.#click(event), { signal })
    area.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && this.#hover(null), { signal })
    // d3-zoom stops some events on the svg: listen before it does.
    area.addEventListener('pointerdown', (event) => this.#down(event), { signal, capture: true })
    area.addEventListener('pointermove', (event) => this.#move(event), { signal, capture: true })
    // A drag may leave the area, and what was pressed may be drawn anew meanwhile.
    addEventListener('pointermove', (event) => this.#drag(event), { signal, capture: true })
    addEventListener('pointerup', (event) => this.#up(event), { signal, capture: true })
    addEventListener('pointercancel', () => this.#cancel(), { signal, capture: true })
    area.addEventListener('contextmenu', (event) => this.#menu(event), { signal })
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!area.contains(event.target as Node)) hands.close()
      },
      { signal },
    )
  }

  destroy(): void {
    this.#stop.abort()
    for (const timer of [this.#fan, this.#close, this.#peek, this.#press]) clearTimeout(timer)
  }

  thing(event: MouseEvent): Thing | null {
    const target = event.target as Element
    const inFan = target.closest('.fan') !== null
    const element = target.closest<HTMLElement>('[data-noun],[data-stack]')
    if (element) return { ...element.dataset, inFan, rect: () => (element.isConnected ? element.getBoundingClientRect() : null) }
    if (inFan) return { inFan, rect: () => null }
    const ground = this.#hands.ground(event.clientX, event.clientY)
    return ground && { noun: ground.noun, inFan, rect: () => ground.rect }
  }

  #nounOf({ noun, stack }: Thing): string | null {
    if (noun) return noun
    return stack && !this.#hands.many(stack) ? this.#hands.single(stack) : null
  }

  #click(event: MouseEvent): void {
    if (this.#skip) {
      this.#skip = false
      return
    }
    if (event.detail === 0) return // made by the keyboard: answered there
    const thing = this.thing(event)
    if (!thing) return this.#hands.close()
    const { noun, stack, inFan } = thing
    clearTimeout(this.#fan)
    if (stack) this.#hands.pickStack(stack, event.shiftKey)
    else if (noun) {
      if (!inFan) this.#hands.close()
      this.#hands.pick(noun, event.shiftKey)
    }
  }

  #menu(event: MouseEvent): void {
    const thing = this.#skip ? null : this.thing(event)
    const noun = thing && (this.#nounOf(thing) ?? thing.stack)
    if (this.#skip || (noun && this.#hands.menu(noun))) event.preventDefault()
  }

  #hover(thing: Thing | null, dragging = false): void {
    const over = thing ? `${thing.noun ?? ''} ${thing.stack ?? ''} ${thing.inFan}` : ''
    if (over === this.#over) return
    this.#over = over
    const at = thing?.inFan ? undefined : (thing?.stack ?? thing?.noun)
    this.#hands.point(at ? this.#hands.placeOf(at) : null)
    for (const timer of [this.#fan, this.#close, this.#peek]) clearTimeout(timer)
    if (this.#peeked) this.#hands.peek(null, null)
    this.#peeked = false
    if (dragging) return
    const stack = thing?.stack
    const open = this.#hands.fanned()
    const staying = thing !== null && (thing.inFan || stack === open?.at)
    if (open && !open.pinned && !staying) this.#close = window.setTimeout(() => this.#hands.close(), CLOSE_AFTER)
    if (!thing) return
    if (stack && this.#hands.many(stack) && !open?.pinned) this.#fan = window.setTimeout(() => this.#hands.open(stack, false), FAN_AFTER)
    const noun = this.#nounOf(thing)
    if (noun) this.#peek = window.setTimeout(() => this.#show(noun, thing), PEEK_AFTER)
  }

  #show(noun: string, thing: Thing): void {
    const rect = thing.rect()
    if (!rect) return
    this.#peeked = true
    this.#hands.peek(noun, rect)
  }

  #down(event: PointerEvent): void {
    clearTimeout(this.#peek)
    clearTimeout(this.#press)
    this.#skip = false
    if (this.#peeked) this.#hands.peek(null, null)
    this.#peeked = false
    const thing = this.thing(event)
    this.#hands.dragging.down(event, thing)
    if (event.pointerType === 'mouse') return
    if (!thing || !event.isPrimary) return
    this.#from = [event.clientX, event.clientY]
    this.#press = window.setTimeout(() => {
      const noun = this.#nounOf(thing) ?? thing.stack
      if (!noun || this.#hands.dragging.active) return
      this.#skip = true
      if (!this.#hands.press(thing.stack ?? this.#hands.placeOf(noun))) this.#show(noun, thing)
    }, LONG)
  }

  #drag(event: PointerEvent): void {
    const begun = this.#hands.dragging.active
    if (!this.#hands.dragging.move(event) || begun) return
    clearTimeout(this.#press)
    this.#hover(null, true)
  }

  #up(event: PointerEvent): void {
    clearTimeout(this.#press)
    if (this.#hands.dragging.up(event)) this.#skip = true
  }

  #cancel(): void {
    clearTimeout(this.#press)
    this.#hands.dragging.cancel()
  }

  #move(event: PointerEvent): void {
    if (this.#hands.dragging.active) return
    if (event.pointerType === 'mouse' && spot(event) !== rest) {
      rest = spot(event)
      this.#hover(this.thing(event), event.buttons > 0)
    }
    if (Math.hypot(event.clientX - this.#from[0], event.clientY - this.#from[1]) > 9) clearTimeout(this.#press)
  }
}
