// Where one looks. The ground and what stands on it are two layers, each drawn ("set") for one place and scale: while the map is
// dragged both are only shifted, nothing is drawn again; while it is zoomed the ground is stretched and the rest is drawn, or on
// a board of many spaces stretched too.
// What keeps its size on the screen follows through three custom properties, in map units:
//   --s counters and marks   --r rings of spaces   --n names

import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'

import type { Pane, Reading, Sight } from './frame'
import type { Index } from './model'

export interface Scales {
  k: number
  s: number
  r: number
  n: number
  /** So far away that a stack is one chip. */
  far: boolean
  /** Close neighbours leave no room for tabs beside the counters. */
  slim: boolean
  /** So far away, on a board of many spaces, that neither figures nor signs of terrain could be read. */
  tiny: boolean
}

// Widths that must fit between close neighbours, and the smallest counter that can be read.
const WIDEST = 20_000 // pixels of a layer
const READABLE = 70 // pixels between close neighbours at which all can be read
const READABLE_HEX = 58
const [COUNTER, STACK, CHIP, TINY, SMALLEST] = [52, 82, 26, 22, 0.74]
const LEGIBLE = 46 // pixels between close neighbours at which it can just be read
const BEYOND = 64 // pixels past the edge of the map that may be brought into sight: what lies at the edge needs room too
const COARSE = 0.5 // so small parts of a ground drawn for a closer look would be more than can be drawn in time

/** Where a map of this size may lie: never further from the area than `BEYOND`; in its middle if it is smaller. `roof`: pixels at
 * the top that are covered; what lies at the upper edge can be brought out from under it. */
export function held(to: ZoomTransform, [w, h]: [number, number], [aw, ah]: [number, number], roof = 0): ZoomTransform {
  const along = (at: number, map: number, area: number, more = 0): number =>
    map + 2 * BEYOND <= area && !more
      ? (area - map) / 2
      : clamp(at, Math.min(BEYOND, area - BEYOND - map), Math.max(BEYOND, area - BEYOND - map) + more)
  return zoomIdentity.translate(along(to.x, w * to.k, aw), along(to.y, h * to.k, ah, roof)).scale(to.k)
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Sizes on the screen at `k` pixels a map unit. `ui` is the size of the page's type against 14 px. */
export function scalesAt(index: Index, k: number, ui: number): Scales {
  const room = index.spread * k // pixels between close neighbours
  const wish = (index.hexes ? clamp(k ** 0.6, SMALLEST, 2.4) : clamp(k ** 0.35, SMALLEST, 1.7)) * ui
  const far = room < COUNTER * SMALLEST * ui
  const s = far
    ? clamp((0.8 * room) / CHIP, index.many ? 0.1 : index.hexes ? 0.3 : 0.45, 0.9 * ui)
    : Math.max(SMALLEST * ui, Math.min(wish, room / COUNTER))
  const r = index.hexes ? k : Math.min(far ? SMALLEST * ui : s, (0.47 * room) / index.radius)
  return { k, s, r, n: clamp(k ** 0.2, 0.9, 1.3) * ui, far, slim: room < STACK * s, tiny: index.many && room < TINY * ui }
}

export class Camera {
  #area: HTMLElement
  #ground: SVGSVGElement
  #things: SVGSVGElement
  #world: SVGGElement
  #index: Index
  #field: { x: number; y: number; w: number; h: number } | undefined
  #zoom: ZoomBehavior<HTMLElement, unknown>
  #set: ZoomTransform = zoomIdentity // what #things is drawn for
  #grain = 0 // pixels a map unit for which the ground is drawn
  #when = 0 // the last drawing in a zoom, and what it cost, in ms
  #cost = 16
  #drawn = 0 // k for which the sizes were last set
  #motion = 0
  #still = 0
  #size: [number, number] = [1, 1]
  at: ZoomTransform = zoomIdentity
  /** Pixels at the top that are covered. */
  roof = 0
  /** Whether a press there moves the map: it may be on something that can be dragged. */
  free: (event: MouseEvent) => boolean = () => true
  /** A gesture or flight is under way. */
  onmove: (byHand: boolean) => void = () => {}
  /** Sizes were set afresh. */
  onscale: (scales: Scales, settled: boolean) => void = () => {}

  constructor(area: HTMLElement, ground: SVGSVGElement, things: SVGSVGElement, world: SVGGElement, index: Index) {
    this.#area = area
    this.#ground = ground
    this.#things = things
    this.#world = world
    this.#index = index
    this.#zoom = zoom<HTMLElement, unknown>()
      .constrain((to) => held(to, this.#index.board.size, this.#size, this.roof))
      .clickDistance(5)
      .tapDistance(12)
      .filter(
        (event: MouseEvent) =>
          event.type === 'wheel' || (!event.ctrlKey && !event.button && !(event.target as Element).closest('.fan') && this.free(event)),
      )
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#moved(event.transform, event.sourceEvent !== null))
      .on('end', () => this.#end())
    select(area)
      .call(this.#zoom)
      .on('dblclick.zoom', (event: MouseEvent) => {
        if (!(event.target as Element).closest('[data-noun],[data-stack],.fan')) this.by(event.shiftKey ? 0.5 : 2, this.#point(event))
      })
  }

  destroy(): void {
    cancelAnimationFrame(this.#motion)
    clearTimeout(this.#still)
    select(this.#area).on('.zoom', null)
  }

  #point(event: MouseEvent): [number, number] {
    const box = this.#area.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  #moved(to: ZoomTransform, byHand: boolean): void {
    if (byHand) cancelAnimationFrame(this.#motion)
    clearTimeout(this.#still)
    this.at = to
    const part = to.k / this.#set.k
    if (part === 1 || this.#index.many || performance.now() - this.#when < this.#cost * 2) {
      this.#things.style.transform = `translate(${to.x - this.#set.x * part}px, ${to.y - this.#set.y * part}px) scale(${part})`
    } else {
      this.#draw()
      this.#measure()
      if (Math.abs(Math.log(to.k / (this.#drawn || 1e-9))) > 0.05) this.#sizes(false)
    }
    if (this.#index.many && part !== 1) this.#measure()
    if (this.#index.many && to.k < this.#grain * COARSE) this.#print()
    this.#lay()
    this.onmove(byHand)
  }

  /** Draws what stands on the map for where one looks now. */
  #draw(): void {
    this.#set = this.at
    this.#world.setAttribute('transform', this.at.toString())
    this.#things.style.transform = ''
  }

  /** How long a drawing takes here: on a weak machine a zoom is drawn less often, and stretched in between. */
  #measure(): void {
    const began = (this.#when = performance.now())
    requestAnimationFrame(() => requestAnimationFrame(() => (this.#cost = performance.now() - began)))
  }

  /** Draws the ground for the scale of the moment. */
  #print(): void {
    const [w, h] = this.#index.board.size
    const grain = Math.min(this.at.k, WIDEST / Math.max(w, h))
    if (grain === this.#grain) return
    this.#grain = grain
    this.#ground.setAttribute('width', String(w * grain))
    this.#ground.setAttribute('height', String(h * grain))
  }

  #lay(): void {
    const { x, y, k } = this.at
    this.#ground.style.transform = `translate(${x}px, ${y}px) scale(${this.#grain ? k / this.#grain : 1})`
  }

  #sizes(settled: boolean): void {
    const ui = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 14
    const scales = scalesAt(this.#index, this.at.k, clamp(ui, 0.9, 2))
    this.#drawn = scales.k
    for (const name of ['s', 'r', 'n'] as const) this.#things.style.setProperty(`--${name}`, (scales[name] / scales.k).toFixed(4))
    this.onscale(scales, settled)
  }

  /** A gesture has ended. Where drawing is dear, it is not begun between one notch of the wheel and the next. */
  #end(): void {
    if (!this.#index.many || this.at.k === this.#set.k) return this.settle()
    clearTimeout(this.#still)
    this.#still = window.setTimeout(() => this.settle(), clamp(this.#cost * 3, 60, 1500))
  }

  settle(): void {
    this.#print()
    this.#draw()
    this.#lay()
    this.#sizes(true)
  }

  /** The board was described anew (in another language): look at the same place. */
  redraw(index: Index): void {
    const same = index.board.size.join() === this.#index.board.size.join()
    this.#index = index
    if (same) this.settle()
    else this.resize()
  }

  /** The area has another size: same middle, limits set again. */
  resize(): void {
    const box = this.#area.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return
    const [w, h] = this.#index.board.size
    const middle = this.at.invert([this.#size[0] / 2, this.#size[1] / 2])
    const first = this.#drawn === 0
    this.#size = [box.width, box.height]
    const whole = Math.min(box.width / w, box.height / h)
    this.#zoom
      .extent([
        [0, 0],
        [box.width, box.height],
      ])
      .scaleExtent([whole, Math.max(3, whole * 4)])
    if (first) {
      const view = this.#index.board.views?.[0]
      // A low screen shows less of it rather than counters nobody can read.
      if (view) {
        const [, x, y, vw, vh] = view
        this.to(
          x + vw / 2,
          y + vh / 2,
          Math.max((this.#index.hexes ? READABLE_HEX : READABLE) / this.#index.spread, Math.min(box.width / vw, box.height / vh)),
          false,
        )
      } else this.fit(false)
    } else this.to(middle[0], middle[1], this.at.k, false)
    this.settle()
  }

  /** What is in sight, in map units: x, y, width, height. */
  sight(): [number, number, number, number] {
    const [x, y] = this.at.invert([0, 0])
    return [x, y, this.#size[0] / this.at.k, this.#size[1] / this.at.k]
  }

  /** The point of the map in the middle, and the scale. */
  get eye(): Sight {
    const [x, y] = this.at.invert([this.#size[0] / 2, this.#size[1] / 2])
    return { x, y, k: this.at.k }
  }

  /** The area, less a margin and what covers its right edge and its top. */
  pane(margin: number, right = 0, top = 0): Pane {
    return { size: this.#size, top: margin + top, bottom: margin, left: margin, right: margin + right }
  }

  get reading(): Reading {
    const { hexes, spread } = this.#index
    return { least: LEGIBLE / spread, ease: (hexes ? READABLE_HEX : READABLE) / spread }
  }

  /** A point of the map on the screen, from the corner of the area. */
  screen(x: number, y: number): [number, number] {
    return this.at.apply([x, y])
  }

  sees(x: number, y: number, margin = 60): boolean {
    const [sx, sy] = this.screen(x, y)
    return sx > margin && sy > margin && sx < this.#size[0] - margin && sy < this.#size[1] - margin
  }

  /** All that is played on; without it the whole map is. */
  bound(field?: { x: number; y: number; w: number; h: number }): void {
    this.#field = field
  }

  fit(smooth = true): void {
    const [w, h] = this.#index.board.size
    const { x, y, ...size } = this.#field ?? { x: 0, y: 0, w, h }
    this.show(x, y, size.w, size.h, smooth)
  }

  show(x: number, y: number, w: number, h: number, smooth = true, most = Infinity): void {
    this.to(x + w / 2, y + h / 2, Math.min(most, this.#size[0] / w, this.#size[1] / h), smooth)
  }

  by(factor: number, about?: [number, number]): void {
    const [px, py] = about ?? [this.#size[0] / 2, this.#size[1] / 2]
    const [x, y] = this.at.invert([px, py])
    const [low, high] = this.#zoom.scaleExtent()
    const k = clamp(this.at.k * factor, low, high)
    this.#fly(zoomIdentity.translate(px - x * k, py - y * k).scale(k), true)
  }

  pan(dx: number, dy: number): void {
    this.#fly(zoomIdentity.translate(this.at.x + dx, this.at.y + dy).scale(this.at.k), true)
  }

  /** The middle to x, y. */
  to(x: number, y: number, k: number = this.at.k, smooth = true): void {
    const [low, high] = this.#zoom.scaleExtent()
    const kept = clamp(k, low, high)
    this.#fly(zoomIdentity.translate(this.#size[0] / 2 - x * kept, this.#size[1] / 2 - y * kept).scale(kept), smooth)
  }

  /** `last`: the flight ends there. */
  #go(to: ZoomTransform, last = true): void {
    select(this.#area).call(this.#zoom.transform, held(to, this.#index.board.size, this.#size, this.roof))
    if (last && this.#index.many) this.settle()
  }

  #fly(to: ZoomTransform, smooth: boolean): void {
    cancelAnimationFrame(this.#motion)
    if (!smooth || calm()) return this.#go(to)
    const from = this.at
    const began = performance.now()
    const step = (now: number) => {
      const part = clamp((now - began) / 240, 0, 1)
      const e = 1 - (1 - part) ** 3
      const k = from.k * (to.k / from.k) ** e
      // The middle of the screen goes straight: x and y follow from where it is on the map.
      const [cx, cy] = [this.#size[0] / 2, this.#size[1] / 2]
      const [a, b] = [from.invert([cx, cy]), to.invert([cx, cy])]
      const share = Math.abs(to.k - from.k) < 1e-6 ? e : (1 / k - 1 / from.k) / (1 / to.k - 1 / from.k)
      const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
      this.#go(part < 1 ? zoomIdentity.translate(cx - x * k, cy - y * k).scale(k) : to, part >= 1)
      if (part < 1) this.#motion = requestAnimationFrame(step)
    }
    this.#motion = requestAnimationFrame(step)
  }
}
