// What is brought into sight without the reader's asking: at every question the choices, else the last action, else the counters.

import { untrack } from 'svelte'

import type { Picture } from '../wire'
import { holds, type Rect } from './cover'
import { enough, framed, inSight, scaleFor, type Pane, type Sight, type Spot } from './frame'
import type { Look } from './look.svelte'
import type { Index } from './model'
import { AT_ONCE } from './moves.svelte'
import type { Walker } from './walker.svelte'

const PATIENCE = 8000 // ms after which who has looked elsewhere by himself is shown things again
const PAUSE = 60 // ms in which one answer may follow another: only the last question is framed
const ENOUGH = 0.6 // of the counters that another place would show
const MARGIN = 46 // pixels: a counter and its name beside the edge
const BELOW = 130 // pixels under a board over the map in which what it is about can be shown

export interface Happening {
  index(): Index
  picture(): Picture
  choices(): unknown
  places(): Map<string, string>
  /** Nouns of what just happened, the latest first. */
  event(): string[]
  /** What a program would choose. */
  advised(): string[]
  flash(): { noun: string; n: number } | null
  asked(): boolean
  watching(): boolean
  /** Pixels at the right edge that are covered. */
  covered(): number
  /** Pixels at the top that a board laid over the map covers. */
  roof(): number
}

export class Following {
  #look: Look
  #walker: Walker
  #it: Happening
  #touched = -PATIENCE
  #byHand = false // the reader has moved since the camera last went by itself
  #held = false // a finger or a button is down
  #timer = 0
  #fading = 0
  #framed = '' // what was last brought into sight
  #opened: (Sight & { now: string }) | null = null // where one looks at first, and at what
  #changed: string[] = []
  ripple: { x: number; y: number; n: number } | null = $state.raw(null)
  /** How many of the choices cannot be seen. */
  readonly outside: number = $derived.by(() => {
    void this.#look.rests
    const { choosable } = this.#walker
    if (!this.#look.ready || !choosable.length) return 0
    const [at, pane] = [this.#look.camera!.eye, this.#look.camera!.pane(0)]
    return choosable.filter((each) => !inSight(each, at, pane)).length
  })
  /** Nothing that may be chosen can be seen. */
  readonly astray: boolean = $derived.by(() => this.outside > 0 && this.outside === this.#walker.choosable.length)

  constructor(look: Look, walker: Walker, it: Happening) {
    this.#look = look
    this.#walker = walker
    this.#it = it
    // A new question, or something that happened.
    $effect(() => {
      void it.choices()
      void it.event()
      void it.advised()
      void it.picture()
      if (look.ready) untrack(() => this.#soon())
    })
    $effect(() => this.#flash())
  }

  #site(noun: string) {
    return this.#it.index().sites.get(this.#it.places().get(noun) ?? noun)
  }

  /** What is asked or happens just now, by name. */
  #now(): string {
    const { arrows, scene } = this.#it.picture()
    const nouns = this.#walker.choosable.map((each) => each.noun)
    const attack = arrows?.at(-1)?.b ?? scene ?? ''
    return [this.#it.asked(), attack, this.#it.event().join(), this.#it.advised().join(), ...nouns].join(' ')
  }

  /** What has to be in sight. */
  #subject(): Spot[] {
    const { choosable } = this.#walker
    const { arrows, scene } = this.#it.picture()
    // What is chosen on a board over the map is shown there; below it one sees where it happens.
    const above = scene ? this.#site(scene) : undefined
    if (above && this.#it.roof()) return [above]
    const advised = this.#it.advised().flatMap((noun) => this.#site(noun) ?? [])
    if (advised.length) return advised
    if (choosable.length) return choosable
    const under = [...(arrows ?? []).flatMap((each) => [each.a, each.b]), scene ?? '']
    const found = [under, this.#changed, this.#it.event()].map((nouns) => nouns.flatMap((noun) => this.#site(noun) ?? []))
    return found.find((sites) => sites.length) ?? []
  }

  #pane(): Pane {
    const camera = this.#look.camera!
    const [w, h] = this.#look.size
    const margin = Math.min(MARGIN, w / 8, h / 8)
    const roof = this.#it.roof()
    return camera.pane(margin, Math.min(this.#it.covered(), w / 4), h - roof > BELOW ? roof : 0)
  }

  /** Once nothing more comes and nobody drags the map. */
  #soon(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      if (this.#held) return
      const now = this.#now()
      if (now !== this.#framed) this.#frame(now)
    }, PAUSE)
  }

  #frame(now: string): void {
    const camera = this.#look.camera
    if (!camera) return
    const roof = this.#it.roof()
    if (camera.roof && !roof) this.#go(camera.eye.x, camera.eye.y)
    camera.roof = roof
    const waits = !this.#it.asked() && !this.#it.watching()
    // Who waits and looks elsewhere by himself is left in peace for a while.
    if (waits && performance.now() - this.#touched < PATIENCE) return
    this.#framed = now
    let must = this.#subject()
    this.#changed = []
    if (!must.length) return
    // Who has gone to one of several maps stays there while there is something to do.
    const plane = this.#it.index().planeOf(camera.eye)
    const near = this.#byHand ? must.filter((each) => this.#it.index().planeOf(each) === plane) : []
    if (near.length && !must.every((each) => inSight(each, camera.eye, this.#pane()))) must = near
    if (this.#it.watching()) this.#ring(must[0]!)
    const [at, pane, reading] = [camera.eye, this.#pane(), camera.reading]
    // Who went far away to see it all, and sees it all, stays there.
    const afar = this.#byHand && at.k < reading.least && must.every((each) => inSight(each, at, pane))
    let to = afar || enough(must, at, pane, reading) ? null : framed(must, [], at, pane, reading)
    // Who chooses by keyboard sees where he is.
    const here = this.#walker.choosable.find((each) => each.noun === this.#walker.focused?.noun)
    if (here && !inSight(here, to ?? at, pane)) to = { x: here.x, y: here.y, k: (to ?? at).k }
    if (to) this.#go(to.x, to.y, to.k)
  }

  #go(x: number, y: number, k?: number, smooth = true): void {
    this.#byHand = false
    this.#look.camera?.to(x, y, k, smooth)
  }

  /** The first sight of the board: the choices with as many counters as fit beside them, or the thick of the counters. */
  open(): void {
    const camera = this.#look.camera
    if (!camera) return
    this.#framed = this.#now()
    const { reading } = camera
    const pane = this.#pane()
    const scene = this.#site(this.#it.picture().scene ?? '')
    const must = [...this.#subject(), ...(scene ? [scene] : [])]
    // What happens at one place is in the middle, whatever else there is to see.
    const nice = scene ? [] : [...new Set(this.#it.places().values())].flatMap((at) => this.#it.index().sites.get(at) ?? [])
    if (!must.length && !nice.length) return
    const k = Math.min(reading.ease, Math.max(reading.ease * 0.85, scaleFor([...must, ...nice], pane)))
    const to = framed(must, nice, { ...camera.eye, k }, pane, reading)
    // Without a choice the game's own first view will do if nearly as much is there.
    const held = (at: Sight): number => nice.filter((each) => inSight(each, at, pane)).length
    if (to && (must.length || held(camera.eye) < ENOUGH * held(to))) this.#go(to.x, to.y, to.k, false)
    this.#opened = { ...camera.eye, now: this.#framed }
    this.#soon() // a board over the map has its height only now
    if (this.#it.picture().displays?.some((display) => display.over)) this.#framed = ''
  }

  /** He comes back to the very question he left: he looks where he looked. */
  stay(): void {
    this.#framed = this.#now()
    this.#byHand = true
  }

  /** The area has another size, mostly because what is asked needs more of it. */
  resized(): void {
    if (this.#byHand || !this.#framed) return
    const [now, then] = [this.#look.camera?.eye, this.#opened]
    const still = now && then && Math.hypot(now.x - then.x, now.y - then.y) < 1 && now.k === then.k
    if (still && this.#framed === then.now && !this.#walker.focused) return this.open()
    this.#framed = `${this.#framed} `
    this.#soon()
  }

  showChoices = (): void => {
    const { choosable } = this.#walker
    const camera = this.#look.camera
    if (!camera || !choosable.length) return
    const [at, pane, { ease }] = [camera.eye, this.#pane(), camera.reading]
    const k = Math.min(ease, scaleFor(choosable, pane))
    const to = framed(choosable, [], { ...at, k }, pane, { least: Math.min(k, ease), ease })
    if (to) this.#go(to.x, to.y, to.k)
  }

  /** Fills the screen with a part of the map, or with all of it. Who sees that part already is shown closer what is asked there. */
  fill(part?: Rect): void {
    const camera = this.#look.camera
    if (!camera) return
    this.#byHand = true
    if (!part) return camera.fit()
    const whole = Math.min(...camera.pane(0).size.map((px, i) => px / [part.w, part.h][i]!))
    const filled = holds(part, camera.eye) && Math.abs(camera.at.k / whole - 1) < 0.02
    const here = filled ? this.#walker.choosable.filter((each) => holds(part, each)) : []
    const standing = filled ? [...new Set(this.#it.places().values())].flatMap((at) => this.#it.index().sites.get(at) ?? []) : []
    const to = framed(
      here,
      standing.filter((each) => holds(part, each)),
      { ...camera.eye, k: 0 },
      this.#pane(),
      camera.reading,
    )
    if (to) camera.to(to.x, to.y, to.k)
    else camera.show(part.x, part.y, part.w, part.h)
  }

  #flash(): void {
    const shown = this.#it.flash()
    const { camera } = this.#look
    if (!shown || !camera) return
    untrack(() => {
      const space = this.#site(shown.noun)
      if (!space) return
      if (!inSight(space, camera.eye, this.#pane())) this.#go(space.x, space.y, Math.max(camera.at.k, camera.reading.least))
      this.#ring(space)
    })
  }

  /** A ring that spreads from a place and is gone. */
  #ring({ x, y }: Spot): void {
    clearTimeout(this.#fading)
    this.ripple = { x, y, n: (this.ripple?.n ?? 0) + 1 }
    this.#fading = window.setTimeout(() => (this.ripple = null), 1600)
  }

  /** Something changed in these places. */
  changed(places: string[]): void {
    if (places.length <= AT_ONCE) this.#changed = places.filter(Boolean)
  }

  /** The reader looks where he likes. */
  touched = (event: Event): void => {
    this.#touched = performance.now()
    this.#byHand = true
    if (event.type === 'pointerdown') this.#held = true
  }

  released = (): void => {
    this.#held = false
    if (this.#look.ready) this.#soon()
  }

  destroy(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#fading)
  }
}
