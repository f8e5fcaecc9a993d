// Mouse and touch on the board: clicks, hovering, long presses. One set of listeners for all that stands there.

export interface Hands {
  /** More than one piece stands there. */
  many(at: string): boolean
  /** The noun of a stack of one. */
  single(at: string): string
  fanned(): { at: string; pinned: boolean } | null
  open(at: string, pinned: boolean): void
  close(): void
  pick(noun: string): void
  pickStack(at: string): void
  peek(noun: string | null, rect: DOMRect | null): void
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
  #over: Element | null = null
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
    area.addEventListener('pointerup', () => clearTimeout(this.#press), { signal, capture: true })
    area.addEventListener('pointercancel', () => clearTimeout(this.#press), { signal, capture: true })
    area.addEventListener('contextmenu', (event) => this.#skip && event.preventDefault(), { signal })
    document.addEventListener('pointerdown', (event) => {
      if (!area.contains(event.target as Node)) hands.close()
    }, { signal })
  }

  destroy(): void {
    this.#stop.abort()
    for (const timer of [this.#fan, this.#close, this.#peek, this.#press]) clearTimeout(timer)
  }

  #thing(event: Event): HTMLElement | null {
    return (event.target as Element).closest<HTMLElement>('[data-noun],[data-stack]')
  }

  #nounOf(thing: HTMLElement): string | null {
    const { noun, stack } = thing.dataset
    if (noun) return noun
    return stack && !this.#hands.many(stack) ? this.#hands.single(stack) : null
  }

  #click(event: MouseEvent): void {
    if (this.#skip) {
      this.#skip = false
      return
    }
    if (event.detail === 0) return // made by the keyboard: answered there
    const thing = this.#thing(event)
    const inFan = (event.target as Element).closest('.fan') !== null
    if (!thing) {
      if (!inFan) this.#hands.close()
      return
    }
    const { noun, stack } = thing.dataset
    clearTimeout(this.#fan)
    if (stack) this.#hands.pickStack(stack)
    else if (noun) {
      if (!inFan) this.#hands.close()
      this.#hands.pick(noun)
    }
  }

  #hover(thing: HTMLElement | null, dragging = false): void {
    if (thing === this.#over) return
    this.#over = thing
    for (const timer of [this.#fan, this.#close, this.#peek]) clearTimeout(timer)
    if (this.#peeked) this.#hands.peek(null, null)
    this.#peeked = false
    if (dragging) return
    const stack = thing?.dataset.stack
    const open = this.#hands.fanned()
    const staying = thing !== null && (thing.closest('.fan') !== null || stack === open?.at)
    if (open && !open.pinned && !staying) this.#close = window.setTimeout(() => this.#hands.close(), CLOSE_AFTER)
    if (!thing) return
    if (stack && this.#hands.many(stack) && !open?.pinned) this.#fan = window.setTimeout(() => this.#hands.open(stack, false), FAN_AFTER)
    const noun = this.#nounOf(thing)
    if (noun) this.#peek = window.setTimeout(() => this.#show(noun, thing), PEEK_AFTER)
  }

  #show(noun: string, thing: Element): void {
    if (!thing.isConnected) return
    this.#peeked = true
    this.#hands.peek(noun, thing.getBoundingClientRect())
  }

  #down(event: PointerEvent): void {
    clearTimeout(this.#peek)
    clearTimeout(this.#press)
    this.#skip = false
    if (this.#peeked) this.#hands.peek(null, null)
    this.#peeked = false
    if (event.pointerType === 'mouse') return
    const thing = this.#thing(event)
    if (!thing || !event.isPrimary) return
    this.#from = [event.clientX, event.clientY]
    this.#press = window.setTimeout(() => {
      const noun = this.#nounOf(thing) ?? (thing.dataset.stack ? `space:${thing.dataset.stack}` : null)
      if (!noun) return
      this.#skip = true
      this.#show(noun, thing)
    }, LONG)
  }

  #move(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && spot(event) !== rest) {
      rest = spot(event)
      this.#hover(this.#thing(event) ?? (event.target as Element).closest<HTMLElement>('.fan'), event.buttons > 0)
    }
    if (Math.hypot(event.clientX - this.#from[0], event.clientY - this.#from[1]) > 9) clearTimeout(this.#press)
  }
}
