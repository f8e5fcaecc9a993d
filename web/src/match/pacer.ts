// What a program did is shown one thing after another, however quickly it came in.

export type Pace = 'instant' | 'quick' | 'slow' | 'step'
export const PACES: readonly Pace[] = ['instant', 'quick', 'slow', 'step']

/** Milliseconds that what a program did stands before the next. */
const STANDS: Record<Pace, number> = { instant: 0, quick: 700, slow: 2000, step: Infinity }

export class Pacer<P> {
  #waiting: P[] = []
  #timer = 0
  #shown: P | null = null

  /** `held`: whether what comes after a position is a program's doing; `show` shows one, `changed` hears how many wait. */
  constructor(
    private readonly pace: () => Pace,
    private readonly held: (shown: P) => boolean,
    private readonly show: (position: P) => void,
    private readonly changed: (waiting: number) => void,
  ) {}

  /** The latest there is: what a patch is about. */
  get latest(): P | null {
    return this.#waiting.at(-1) ?? this.#shown
  }

  /** The next position has come in. */
  push(position: P): void {
    this.#waiting.push(position)
    this.#go()
  }

  /** Everything anew: nothing waits any more. */
  reset(position: P | null): void {
    this.#stop()
    this.#waiting = []
    this.#shown = null
    if (position !== null) this.#show(position)
    this.changed(0)
  }

  /** The next one now. */
  next(): void {
    this.#stop()
    const position = this.#waiting.shift()
    if (position !== undefined) this.#show(position)
    this.#go()
  }

  /** All that waits, at once. */
  skip(): void {
    const last = this.#waiting.at(-1)
    if (last !== undefined) this.reset(last)
  }

  /** The pace was changed. */
  again(): void {
    this.#stop()
    this.#go()
  }

  #go(): void {
    while (this.#waiting.length && !(this.#shown !== null && STANDS[this.pace()] && this.held(this.#shown))) {
      this.#show(this.#waiting.shift()!)
    }
    this.changed(this.#waiting.length)
    const stands = STANDS[this.pace()]
    if (this.#waiting.length && !this.#timer && stands < Infinity) this.#timer = window.setTimeout(() => this.next(), stands)
  }

  #show(position: P): void {
    this.#shown = position
    this.show(position)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
  }
}
