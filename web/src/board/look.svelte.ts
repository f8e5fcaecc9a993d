// Where one looks, as far as what is drawn hangs on it.

import type { Camera, Scales } from './camera'
import { covered, grown, type Rect } from './cover'
import type { Index } from './model'

const LATER = 150 // ms

const same = (a: Scales, b: Scales): boolean => (Object.keys(a) as (keyof Scales)[]).every((key) => a[key] === b[key])

export class Look {
  camera: Camera | undefined = $state.raw()
  scales: Scales = $state.raw({ k: 1, s: 1, r: 1, n: 1, far: false, slim: false, tiny: false })
  /** The size of the area in pixels. */
  size: [number, number] = $state.raw([1, 1])
  /** The part of the map that is there; null: all of it. */
  cover: Rect | null = $state.raw(null)
  /** Counts how often the camera came to rest. */
  rests = $state(0)
  #drawn = 0 // pixels a map unit when it last did
  #later = 0

  /** The sizes of things are known. */
  get ready(): boolean {
    return this.camera !== undefined
  }

  /** Sizes were set afresh; while the map is zoomed only a leap counts. */
  scaled(index: Index, fresh: Scales, settled: boolean): void {
    const leap = fresh.far !== this.scales.far || fresh.slim !== this.scales.slim || fresh.tiny !== this.scales.tiny
    if ((settled || leap) && !same(fresh, this.scales)) this.scales = fresh
    if (!settled) return
    this.rests++
    if (fresh.k === this.#drawn) return this.moved(index)
    this.#drawn = fresh.k
    this.begin(index)
  }

  /** Another scale: what is there will do if it is not much more than that. If not, first only what is in sight, and once that is
   * drawn what may come into it. */
  begin(index: Index): void {
    if (!index.many || !this.camera || this.#covered(index) === this.cover) return
    this.cover = grown(this.#sight(), 0)
    clearTimeout(this.#later)
    this.#later = window.setTimeout(() => (this.cover = grown(this.#sight())), LATER)
  }

  #sight(): Rect {
    const [x, y, w, h] = this.camera!.sight()
    return { x, y, w, h }
  }

  #covered({ board: { size } }: Index): Rect {
    return covered(this.cover, this.#sight(), { x: 0, y: 0, w: size[0], h: size[1] })
  }

  /** The camera has moved, at the scale for which everything is drawn: is there enough? */
  moved(index: Index): void {
    if (index.many && this.camera) this.cover = this.#covered(index)
  }
}
