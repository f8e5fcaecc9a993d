// The desk: replay and what-if for one reader. It shows positions as the live table does, and goes when it is closed.

import { socket, type Wire } from '../api'
import type { DeskInfo, Detail, FromDesk, Position, Reason, Step } from '../wire'

import { patched } from './patch'

/** Milliseconds a step at speed 1. */
const PACE = 1400

export class Desk {
  info = $state.raw<DeskInfo | null>(null)
  position = $state.raw<Position | null>(null)
  /** Whether the position is a private what-if. */
  branch = $state(false)
  playing = $state(false)
  speed = $state(1)
  line = $state<'' | 'open' | 'lost'>('')
  side = $state('')
  /** Answers given in the what-if. */
  tried = $state(0)

  #wire: Wire
  #timer = 0
  #until = Infinity
  #start: (info: DeskInfo) => number
  #complain: (reason: Reason) => void
  #started = false
  #fresh = true
  #waits = false
  #forks = false
  #at = $state(0)
  #why = new Map<string, (reasons: Reason[]) => void>()
  #detail = new Map<string, (detail: Detail) => void>()

  /** `start` says where to begin, once the steps are known. */
  constructor(match: string, side: string, start: (info: DeskInfo) => number, complain: (reason: Reason) => void) {
    this.side = side
    this.#start = start
    this.#complain = complain
    this.#wire = socket<FromDesk>(`/api/matches/${encodeURIComponent(match)}/desk`, () => ({}), {
      message: (message) => this.#hear(message),
      state: (now) => {
        this.line = now
        this.#fresh = true
      },
    })
  }

  close(): void {
    this.pause()
    this.#wire.close()
    this.position = null
  }

  #hear(message: FromDesk): void {
    switch (message.type) {
      case 'info':
        this.info = message.info
        if (!this.#started) {
          this.#started = true
          if (!message.info.eyes.includes(this.side)) this.side = message.info.eyes[0] ?? ''
          this.#at = this.#start(message.info)
        }
        if (this.#fresh) {
          // A line that was cut and came back begins anew at the far end; a what-if is gone then.
          this.#fresh = this.branch = false
          this.#wire.send({ side: this.side })
          this.#wire.send({ at: this.#at })
          if (this.#forks) this.#wire.send({ branch: true })
          this.#forks = false
        }
        break
      case 'position':
        this.#keep(message.position, message.branch)
        break
      case 'patch':
        if (this.position) this.#keep(patched(this.position, message.patch), message.branch)
        break
      case 'why':
        this.#why.get(message.noun)?.(message.reasons)
        this.#why.delete(message.noun)
        break
      case 'detail':
        this.#detail.get(message.detail.noun)?.(message.detail)
        this.#detail.delete(message.detail.noun)
        break
      case 'refused':
        this.#waits = false
        this.#complain(message.reason)
        break
    }
  }

  #keep(position: Position, branch = false): void {
    this.position = position
    if (branch !== this.branch) this.tried = 0
    this.branch = branch
    this.#waits = false
  }

  get steps(): Step[] {
    return this.info?.steps ?? []
  }

  get length(): number {
    return this.info?.length ?? 0
  }

  /** The place shown, in entries of the journal. */
  get at(): number {
    return this.#at
  }

  /** All places to stop at: where somebody decided, and the end. */
  get stops(): number[] {
    const stops = this.steps.map((step) => step.at)
    if (stops.at(-1) !== this.length) stops.push(this.length)
    return stops
  }

  go(at: number): void {
    this.#at = Math.max(0, Math.min(this.length, at))
    this.#wire.send({ at: this.#at })
  }

  /** The next or the previous stop among the steps that pass. */
  #stop(forward: boolean, passes: (step: Step) => boolean): number {
    const stops = this.steps.filter(passes).map((step) => step.at)
    if (forward) return stops.find((at) => at > this.#at) ?? this.length
    return stops.findLast((at) => at < this.#at) ?? 0
  }

  step(forward: boolean): void {
    this.go(this.#stop(forward, () => true))
  }

  action(forward: boolean): void {
    this.go(this.#stop(forward, (step) => step.head === true))
  }

  turn(forward: boolean): void {
    this.go(this.#stop(forward, (step) => Boolean(step.turn)))
  }

  play(until = Infinity): void {
    this.pause()
    this.playing = true
    this.#until = until
    if (this.#at >= this.length) this.go(0)
    this.#tick()
  }

  #tick(): void {
    this.#timer = window.setTimeout(() => {
      this.step(true)
      if (this.#at >= Math.min(this.#until, this.length)) this.playing = false
      else this.#tick()
    }, PACE / this.speed)
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  eyes(side: string): void {
    this.side = side
    this.#wire.send({ side })
  }

  speak(lang: string): void {
    this.#wire.send({ lang })
  }

  /** Make a private copy of what is shown (or will be, as soon as the desk is there), to play on in. */
  fork(): void {
    this.pause()
    if (this.#started) this.#wire.send({ branch: true })
    else this.#forks = true
  }

  leaveBranch(): void {
    this.go(this.#at)
  }

  act(action: string): void {
    if (this.#waits) return
    this.#waits = true
    this.tried += 1
    this.#wire.send({ act: action })
  }

  undo(): void {
    if (this.#waits || !this.tried) return
    this.#waits = true
    this.tried -= 1
    this.#wire.send({ undo: true })
  }

  why(noun: string): Promise<Reason[]> {
    return new Promise((resolve) => {
      this.#why.set(noun, resolve)
      this.#wire.send({ why: noun })
    })
  }

  detail(noun: string): Promise<Detail> {
    return new Promise((resolve) => {
      this.#detail.set(noun, resolve)
      this.#wire.send({ detail: noun })
    })
  }
}
