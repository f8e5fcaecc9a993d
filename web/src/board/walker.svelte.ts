// The board by keyboard: where one stands, the steps from there, and what the browser's focus has to do with it.

import { flushSync, tick } from 'svelte'

import type { Look } from './look.svelte'
import type { Heap, Index } from './model'
import { nearest, next, stopsOf, type Stop, type Way } from './walk'

/** What a walker needs to know of the board, and what it may do there. */
export interface Floor {
  area(): HTMLElement
  map(): SVGSVGElement
  look: Look
  index(): Index
  heaps(): Map<string, Heap>
  places(): Map<string, string>
  choices(): Map<string, unknown>
  fanned(): string | null
  open(at: string): void
  close(): void
  pick(noun: string, more: boolean): void
  pickStack(at: string, more?: boolean): void
  peek(noun: string | null, rect: DOMRect | null): void
  /** The place where the focus is. */
  point(at: string | null): void
}

const WAYS: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }
const PAN: Record<Way, [number, number]> = { up: [0, 120], down: [0, -120], left: [120, 0], right: [-120, 0] }

const thingAt = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>('[data-noun],[data-stack]')
const done = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

export class Walker {
  #floor: Floor
  /** Walks over every space, not only over what may be chosen. */
  all = $state(false)
  /** Where the keyboard is, if on the map itself. */
  focused: Stop | null = $state.raw(null)
  #current = $state('')
  #leaving = $state(false)
  #last: Stop | undefined // where the reader was, should it not be a stop any more
  #quiet = false

  /** What may be chosen on the map, or all of it if nothing may. */
  readonly #near: Stop[] = $derived.by(() => this.#stops(false))
  readonly stops: Stop[] = $derived.by(() => (this.all ? this.#stops(true) : this.#near))
  /** What may be chosen on the map. */
  readonly choosable: Stop[] = $derived.by(() => this.#near.filter((each) => this.#floor.choices().has(each.noun)))
  readonly #walksAll: boolean = $derived.by(() => this.all || !this.choosable.length)
  /** Where a walk begins: at the first choice, or in the middle of what is seen of a great many hexes. */
  readonly #start: Stop | undefined = $derived.by(() => {
    const { look, index } = this.#floor
    void look.rests
    if (!index().hexes || !this.#walksAll || !look.camera) return this.stops[0]
    const [x, y, w, h] = look.camera.sight()
    return nearest(this.stops, { noun: '', at: '', x: x + w / 2, y: y + h / 2, piece: -1 })
  })
  readonly stop: Stop | undefined = $derived.by(() =>
    this.#leaving
      ? undefined
      : (this.stops.find((each) => each.noun === this.#current) ?? (this.#last ? nearest(this.stops, this.#last) : this.#start)),
  )
  /** The space that is the stop itself. */
  readonly space: string | null = $derived.by(() => (this.stop && this.stop.piece < 0 ? this.stop.at : null))

  constructor(floor: Floor) {
    this.#floor = floor
  }

  #stops(all: boolean): Stop[] {
    const { index, heaps, places, choices } = this.#floor
    return stopsOf(index(), heaps(), places(), choices().keys(), all)
  }

  /** Hears the keys and the focus in the area. */
  listen(signal: AbortSignal): void {
    const area = this.#floor.area()
    area.addEventListener('keydown', (event) => this.#key(event), { signal })
    area.addEventListener('focusin', (event) => this.#focusIn(event), { signal })
    area.addEventListener('focusout', (event) => this.#focusOut(event), { signal })
  }

  async #step(to: Stop): Promise<void> {
    const { look, heaps, area, map, open, close } = this.#floor
    this.#current = to.noun
    this.#last = to
    if (!look.camera?.sees(to.x, to.y)) look.camera?.to(to.x, to.y)
    if (to.piece >= 0 && (heaps().get(to.at)?.lying.length ?? 0) > 1) {
      open(to.at)
      await tick()
      area()
        .querySelector<HTMLElement>(`.fan [data-noun="${CSS.escape(to.noun)}"]`)
        ?.focus()
      return
    }
    close()
    await tick() // what is out of sight may be there only once it is stepped on
    map()
      .querySelector<SVGElement>(to.piece >= 0 ? `[data-stack="${CSS.escape(to.at)}"]` : `[data-noun="${CSS.escape(to.noun)}"]`)
      ?.focus()
  }

  #key(event: KeyboardEvent): void {
    const { camera } = this.#floor.look
    if (event.ctrlKey || event.metaKey || event.altKey || !camera) return
    const way = WAYS[event.key]
    const target = thingAt(event)
    if (way && event.shiftKey) {
      camera.pan(...PAN[way])
      done(event)
    } else if (way && target && this.stop) {
      const to = next(this.stops, this.stop, way)
      if (to) void this.#step(to)
      done(event)
    } else if (event.key === 'Tab' && target && this.stop) this.#tab(event)
    else if ((event.key === 'Enter' || event.key === ' ') && target) this.#take(event, target)
    else if (event.key === 'Escape' && this.#floor.fanned() !== null) this.#escape(event, target)
    else if (event.key === '+' || event.key === '=') camera.by(1.4)
    else if (event.key === '-') camera.by(1 / 1.4)
  }

  #tab(event: KeyboardEvent): void {
    const to = this.#walksAll ? undefined : this.stops[this.stops.indexOf(this.stop!) + (event.shiftKey ? -1 : 1)]
    if (to) {
      void this.#step(to)
      done(event)
    } else flushSync(() => (this.#leaving = true)) // no stop is left for the browser to fall back on
  }

  #take(event: KeyboardEvent, { dataset: { noun, stack } }: HTMLElement): void {
    const { heaps, pick, pickStack } = this.#floor
    if (noun) pick(noun, event.shiftKey)
    else if (stack) {
      if (this.stop && this.stop.at === stack && (heaps().get(stack)?.lying.length ?? 0) > 1) void this.#step(this.stop)
      else pickStack(stack, event.shiftKey)
    }
    done(event)
  }

  /** Closes the open stack, and goes back to where it was closed. */
  #escape(event: KeyboardEvent, target: HTMLElement | null): void {
    const { area, map, fanned, close } = this.#floor
    const at = fanned()!
    const inside = target !== null && area().querySelector('.fan')?.contains(target)
    close()
    if (inside) {
      this.#quiet = true
      map()
        .querySelector<SVGElement>(`[data-stack="${CSS.escape(at)}"]`)
        ?.focus()
      this.#quiet = false
    }
    done(event)
  }

  #focusIn(event: FocusEvent): void {
    const { look, index, heaps, map, peek, point } = this.#floor
    this.#leaving = false
    this.focused = null
    const target = thingAt(event)
    if (!target || !target.matches(':focus-visible')) {
      this.#last = undefined
      return
    }
    const { noun, stack } = target.dataset
    point(stack ?? noun ?? null)
    const on = map().contains(target) ? index().sites.get(stack ?? noun!) : undefined
    if (on) {
      this.focused = { noun: noun ?? '', at: on.id, x: on.x, y: on.y, piece: stack ? 0 : -1 }
      if (!look.camera?.sees(on.x, on.y)) look.camera?.to(on.x, on.y)
    }
    if (noun) {
      this.#current = noun
      this.#last = this.stops.find((each) => each.noun === noun) ?? this.#last
      peek(noun, target.getBoundingClientRect())
    } else if (stack) {
      const here = this.stops.filter((each) => each.at === stack && each.piece >= 0)
      const first = here.find((each) => each.noun === this.#current) ?? here[0]
      if (first) this.#current = first.noun
      const heap = heaps().get(stack)
      if (heap?.lying.length === 1) peek(heap.lying[0]!.piece ? heap.lying[0]!.id : stack, target.getBoundingClientRect())
      else if (first && !this.#quiet) void this.#step(first)
    }
  }

  #focusOut({ target, relatedTarget }: FocusEvent): void {
    const { area, close, peek } = this.#floor
    if (relatedTarget instanceof Node && area().contains(relatedTarget)) return
    const keyed = this.#last !== undefined && !this.#leaving
    // What has the focus may be taken away while the board is being drawn: wait until it is.
    setTimeout(() => {
      this.#leaving = false
      if (!area()?.contains(document.activeElement)) this.focused = null
      peek(null, null)
      if (relatedTarget) close()
      else if (keyed && target instanceof Element && !target.isConnected && document.activeElement === document.body && this.stop)
        void this.#step(this.stop)
    })
  }
}
