// What is brought into sight without the reader's asking: choices, scenes, what happens while he waits.

import { untrack } from 'svelte'

import type { Picture } from '../wire'
import type { Look } from './look.svelte'
import type { Index } from './model'
import { AT_ONCE } from './moves.svelte'
import type { Walker } from './walker.svelte'

const PATIENCE = 8000 // ms after which who has looked elsewhere by himself is shown things again

export interface Happening {
  index(): Index
  picture(): Picture
  choices(): unknown
  places(): Map<string, string>
  /** Nouns of what just happened, the latest first. */
  event(): string[]
  flash(): { noun: string; n: number } | null
  asked(): boolean
  watching(): boolean
}

export class Following {
  #look: Look
  #walker: Walker
  #it: Happening
  #touched = -PATIENCE
  #followed = ''
  ripple: { x: number; y: number; n: number } | null = $state.raw(null)
  /** Nothing that may be chosen can be seen. */
  readonly astray: boolean = $derived.by(() => {
    void this.#look.rests
    return this.#look.ready && this.#nothingSeen()
  })

  constructor(look: Look, walker: Walker, it: Happening) {
    this.#look = look
    this.#walker = walker
    this.#it = it
    // A new question about things out of sight brings them into sight; who wanders off later is left in peace.
    $effect(() => {
      void it.choices()
      if (look.ready) untrack(() => this.#nothingSeen() && this.showChoices())
    })
    // Who waits sees where it happens, unless he has just looked elsewhere by himself.
    $effect(() => {
      const nouns = it.event()
      if (!look.ready || it.asked()) return
      untrack(() => {
        const [first] = nouns.flatMap((noun) => this.#site(noun) ?? [])
        if (first && performance.now() - this.#touched > PATIENCE) this.#bring(first)
      })
    })
    $effect(() => this.#flash())
    // An attack, a move or another scene out of sight is brought into sight once the reader is asked about it, or sees it again.
    $effect(() => {
      const { arrows, scene } = it.picture()
      const to = arrows?.at(-1)?.b ?? scene ?? ''
      if (!look.ready || (to && !it.asked() && !it.watching())) return
      const space = to === this.#followed ? undefined : it.index().sites.get(to)
      this.#followed = to
      if (space) untrack(() => this.#bring(space))
    })
  }

  #site(noun: string) {
    return this.#it.index().sites.get(this.#it.places().get(noun) ?? noun)
  }

  #bring({ x, y }: { x: number; y: number }, k?: number): void {
    const { camera } = this.#look
    if (camera && !camera.sees(x, y)) camera.to(x, y, k)
  }

  #nothingSeen(): boolean {
    const { choosable } = this.#walker
    return choosable.length > 0 && !choosable.some((each) => this.#look.camera!.sees(each.x, each.y, 0))
  }

  showChoices = (): void => {
    const { choosable } = this.#walker
    const [xs, ys] = [choosable.map((each) => each.x), choosable.map((each) => each.y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    const pad = this.#it.index().spread
    this.#look.camera?.show(x - pad, y - pad, Math.max(...xs) - x + 2 * pad, Math.max(...ys) - y + 2 * pad, true, 1)
  }

  #flash(): (() => void) | void {
    const shown = this.#it.flash()
    const { camera } = this.#look
    if (!shown || !camera) return
    untrack(() => {
      const space = this.#site(shown.noun)
      if (!space) return
      this.#bring(space, Math.max(camera.at.k, 48 / this.#it.index().spread))
      this.ripple = { x: space.x, y: space.y, n: shown.n }
    })
    const end = setTimeout(() => (this.ripple = null), 1600)
    return () => clearTimeout(end)
  }

  /** Something changed in these places while the reader sees it again. */
  changed(places: string[]): void {
    if (!this.#it.watching()) return
    const there = places.flatMap((at) => this.#it.index().sites.get(at) ?? [])
    if (there[0] && there.length <= AT_ONCE && !there.some((space) => this.#look.camera?.sees(space.x, space.y)))
      this.#look.camera?.to(there[0].x, there[0].y)
  }

  /** The reader looks where he likes. */
  touched = (): void => {
    this.#touched = performance.now()
  }
}
